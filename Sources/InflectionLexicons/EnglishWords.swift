// English words of LemmInflect (MIT) and WordNet (its own licence).
// Written by Data/Inflection/Lexicons/compact.py; NOTICES.md beside it has the notices.
// swift-format-ignore-file

enum EnglishWords {
    static let text = """
        eaironstlcmuphdgbyfkvwzxjq
        n - s
        n - es
        n y ies
        v s -
        n - -
        n an en
        n um a
        n - e
        n is es
        p -
        n us i
        v ies y
        v es -
        n - s;n - e
        n - s;n um a
        n on a
        n - es;n - s
        n - ta
        n - s;n - es
        n - es;n us i
        n s des
        n um a;n - s
        n o i
        n - s;n - ta
        n us i;n - es
        n n -
        n - s;n ful sful
        n x ces
        n f ves
        n - -;n - es
        n fe ves
        n - x
        n - -;n - s
        n - im
        n s des;n - es
        n a e
        n - en
        n - s;n - x
        n en ina
        n - s;n f ves
        n - s;n o i
        n - a
        n ex ices
        n ouse ice
        n x ces;n - es
        n - s;n on a
        n oot eet
        n - ren
        n - es;n - ses
        n - es;n ex ices
        n - i
        n y ies;n - s
        n f ves;n - s
        n on a;n - s
        n ah oth
        n o i;n - s
        n ooth eeth
        n - s;n en ina
        n - m
        n - s;n - i
        n ut ita
        n - es;n s des
        v s -;v ls -
        n - s;n a e
        n - es;n x ges
        n o ines
        n - es;n is es
        n x ges
        n e ae
        n - n
        n ex ices;n - es
        n - s;n - a
        n o -
        n e i
        n x ges;n - es
        n - nes
        n - kim
        n i -
        n - s;n ff ves
        n us era;n - es
        n y ies;n ny ce
        n rson ople;n - s
        n us era
        n theridium dtheridia;n um a
        n gali aglis
        n agai egais
        n is es;n - es
        n - s;n - ti
        n us is
        n desman adsmen
        n tenary naries
        n - s;n tennial naries
        n - es;n x ces
        n - s;n ent ants
        n - s;n other ethren
        n - es;n ous i
        n yatid ides
        n is es;n s des
        n - e;n a iae
        n - es;n i es;n i lies
        n li ies;n li es;n - es
        n - s;n on a;n - es
        n - es;n us ora
        n - s;n o i;n - es
        n s ra
        n y ies;n - ing;n - ings
        n s es;n - es
        n x ces;n x kes
        n is es;n esis ses
        n esis ses
        n - s;n e ce
        n - s;n e i
        n y -
        n - s;n - e;n - i
        n an en;n ftsman ughtsmen
        n an en;n ughtsman ftsmen
        n um a;n - s;n denum na;n denum nas
        n - s;n - ta;n edema oedemata
        n - au
        v empanels impanel;v s -
        n us i;n - es;n esophagus oesophagi
        n - s;n ion a
        n eyrir aurar
        n - een;n - in
        n - s;n ur ora
        n - es;n - zes
        n - s;n t nt
        n a iae
        n en ines
        n - es;n eps ipes
        v es -;v goes ego
        n - s;n - e;n a æ
        v s -;v swears eswear
        n sbok boks
        n sbuck bucks
        n - s;n ful esful
        n ium cia;n um a
        n oose eese
        n - y
        n ium ea;n um a
        n - s;n a oth
        n h s
        n - u
        n hallah challoth;n ah ot;n ah oth
        n - ae
        n menium nia;n menium niums
        n - uses
        n gbo bo
        n o ines;n - es
        n e ias;n e ia
        v s l;v s -
        n - s;n o -
        n e a
        n - es;n - im
        n a ur
        n - r;n - n
        n x kes
        n - es;n - s;n - oes
        n o es;n - es;n - s
        n - i;n - u
        n u i
        n - s;n o ines
        n likuta makuta
        n a e;n - s
        n - ai
        n s i;n as u
        n us a;n us i;n - es
        n loti maloti
        n ouse ice;n - s
        n - s;n e a
        n adame esdames
        n ademoiselle esdemoiselles
        n rono ornos
        n anservant enservants
        n - s;n - t;n - th
        n - s;n h t;n h th
        n - s;n - es;n emento omentoes
        n - yoth
        n h yoth
        n omento ementoes;n - es;n - s
        n - s;n ey ies
        n onsieur essieurs
        n - s;n em im;n em ims
        n - s;n ellunge allunge
        n ho joes;n - es;n - s
        n - s;n - es;n jo hoes
        n is eis
        n - ays
        n er ri
        n - es;n s ta
        n - s;n - ata
        n ipsis eipses
        n by sby
        n erfamilias resfamilias
        n - s;n - se
        n - -;n - s;n ese gese
        n a um
        n an en;n ughman wmen
        n wman ughmen;n an en
        n - s;n - e;n - ta
        n n -;n - s
        n ff ves
        n - zes
        n achis hachises
        n - s;n al is;n - es;n eal iales
        n ebato abatos
        n e ia;n - s
        n e ia
        n - s;n ial eis;n ial eales;n - es
        n rotl artal;n rotl artel
        n - s;n huaro guaros
        n sente lisente;n sente listente
        n ah im
        n ar roth
        n phar froth;n ar roth
        n ior ori
        n - es;n ex ices;n ex icia
        n - s;n - is
        n - s;n - es;n etto lettoes
        n letto ettoes;n - es;n - s
        n a i;n inka kini
        n - s;n um a;n tum sta
        n - s;n an en
        n ith aisim;n - es;n h oth
        n - s;n oot eet
        n enia aeniae;n - e
        n yrse erses
        n - s;n iro yros
        n s i
        n - s;n - es;n o i
        n uraco ouracos
        n hur urs
        n - s;n o ines;n - es
        n abi habis
        n - s;n - hs;n a oth
        n - s;n - n

        !>!@!B!%E!%G!ZG!%C!%@$H!>I!%@#S!6B$*J!%F!0B!*@%L!%C!0G!CQ!%P!%H!OD!3I!vB#uF!%D!0G!'D!II!'D!8J!'M!8U!%C!gD!%P#jD!-N!%\
        I!@B!a!!E!%Q!'E!'O!%E!@B!;H!'B!0D!sH!;F(LO!>S!%C!'K!'!!B!*G!;M!QP!'K#(K!%E!^H!8H!QH!|C!*B!FD%xJ!3D#:J!FG#mC$'E!3I!LC\
        #g'!%H!O!!D!-C@^_C%uM!%!!G!%M)mK&VD!yG1>D!F!!B!%D#1C!FB>Z9M@MSF!;D#{C#~C$jM!;I!|C!;E!dI!3B#gHC[PF!sD!WG!3B#@D#xLJ7jB\
        &f!!$!*D!-G!^H#dD$$W!%C!y$!*D!-H((C!QD*sD!^%!gB!aO+k!!C!%F/lG!dB!^D!;B$NB#jL!3F11B&MT!%C!^Y!>F#~B$TC${B!WF#!L!d!!G!C\
        C(FB!3D$-F1.D!TF$H%!gB$TL!'C+nB,=M!'R&3E#%B!'D.L$#@D!-H)VF%4.!jH!OK#d$!%D!-C$rJ$<FAdeC$BF!QC$E.!%I!%B$E$!aD!IF!*E!;I\
        %VF-~F$oI(1F!FF!^F,h@)F(!!!D$-$!*H!OK*QD18!!S!6C#H&#1M!8&*sJ&uF(:&!-H!OX!>!!I!%%!%B!%D!'H,{F$0F@SGF#HC!sB'cF#7D%=L!j\
        @+!!C!'M!FP)XI#KC#EP!3H!WJ#%G!aE(iC*2J'/C#K$!a&!IF!*DB0wU!'R!%$!%S!6M#HC-uHAKwC!8D$'L!@I/oJ!@Q!dF%~C(RC#^DA#r!!H&?%!\
        %D#1J$?F$'M%fN!'B$K!!E!@V!LI#%C%~$!aD!-M!*C,hH'SC#TB$BP!WF!8I%{H!dP!L!!D!WC#uD#%L$`I*%@/D#7!!K&VC#{D#^J!dD$BH!3!!C!0\
        R#!C#7E*hC+fEA>mD#~E#N!!D!3E!0D#HB!s!!D!%D#uR!3J!^I!m!!J!%D&-E#(H>J)F%FG#.K!mF&i@&!!D#:S!3I!IC%]F,EI(7$!%D!IJ14D'AI#\
        .D!*B$0R(wH!vC#NE&0S!yG!@D)a$!*&!-H!OD'>B>M`O#%O!3U!LI!aD*yE!QL#%F#gH!IC#mQ!LGZNCE!II!yC$$F!-F+cB#HM#{H2OB&~J!pD(CE!\
        mT&cF*|F)dK):F!ZV!'M!0J!|I!WF'>&#^S!6D#(IGL/J!LF)|C$KBWZGD1MK!3D!LB&{E#Z(!0V!'P!a*&9X&9S>:M$!WD#:M%xI$ZG(WC!ZM#TF*NO\
        !'K#%D.eU!p!!D!TJ&]C(:B?7+U!3!!O!%L!TB#!!!I!'I#pD2'C#.H>2FD%]E!pI!pC-ID/F!!D#^L&SH?YR$$TD!-D>cJD%CE!|C1uF&YK/rC03J%`\
        Q!@Q.zFAZPQ2.C#!$$*Q!%B2:B#^D)dJ#!V!%M%RJ#+!!D&-'!%I!%C!-F#^BF.cH!pD)jH$NG2oE!a$!%E!%G$~FDfTO!;G!LE%cC!pE$ZQ!3&#:G!C\
        D!ZF#TG!m@*J!mJ*aC'iDG`$(!0V&uD2_LSdeD'MK!@J',F$KE#xL?]}J#.E$?D'uP!@!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!4@>}-B&/2DxA$FKB6GX-3HSr1ISZ&Jqo<Kd>7K}',LLl.MQ<)OC{(P,>0Pn.=S8p'SDm*TOl+W=E/Xj[8Y729Y_n;Z5M\
        5Z9v:ZBub4>$o->042>C'$>NJ6>R|3>W}1>`9&>`o<>d]7>dg,>en.>yk)?+*(?Ok0?P#=?]-'?^P*?u^+@&s/@.a8@8J9@;?;@;t5@<^:@=3b!!%!%,\
        >$H'>$V8!'jO#W&#.*!;+!mqeE!Z!!$!%1#%(!00!%o8+<veis@>!!4>&[->'$2>'-$>'k6>)#1>)'&>);<>)p7>){,>*/.!%)>*L(>*e'>+s*>-#/>/\
        D8>/x9>/|5>0#b!!2!T,%V.>&*)>&0'>&8*>&>+>&K5!3j%!%M0Lm!!B#Hoef!!L!jhcjM1V$'c&!3n$,kL!j$'c&!8(!*h&!8F-C!!$>&q(>&y'>&|b\
        -!@H!>!!*!8S!%I),auD,3!!elieL*5(>'</>']c%!8K,3k&>'Eaf@[f%!Fe0>'W/)mjafI-FibH#:j$#uh&!I(!*H!O,>(-)>(D'>(H+>(_5(%jaobd\
        c%!0M!8!!%$'$!%&!3*!Ikeg--oU!%bU#.'>(So%#HB#Wb+!vf-*8I!%.!j*!O+>(wbicmemdehacG/@%!F$!*F!*bE&f(>)/aG#Nd*!Oda)#mE!%$$E\
        3&r,>)S(>)]o%$E$!aZ!T%!%$!sD#:+>)jpaf$$0D#^demO!@/>)xaK!gE'8nb:>**g!#D!T!#D%=$>*D&$-/!gb+0]/!;jI#+&$-mnC%I%>(E(>*XaQ\
        ,3dkbi!!-!@D#:!!2!'1!Q,>+).>+8'>+C/>+m8!'jjiM-Lc+>+3gO>&EceG1Y&>+@bH#xG,3!!+>+Scpcf%!FB!%!!/!8c-%7(>+j8!'sbjD!jG0`,!\
        dG/L$>,R&>,V(>,f/>,qb2>,@1&0.>,F*>,Kj1!dbobR$K%#uB$T!!D!8c(!0V.OC>)uop.!ja.!j'!%H!O3,3)!djeL)1:>,}mh&!IG!CX#.$>-S&>-\
        n(>-s+>.R/>/:j$$*(>-Hcgg%+iD!Ifo$!*.!jH!O)>-[cJ#p-!'h.>-haB(WcfoB+HfhO$~'>.*i8&olh$&~c(!0H((0>.Gq$>.=*!Ob)#mI!''!%f-\
        !@I!%h%$Ec(!0V$?$>.d&>.j'>.sbcG(]..UG!gfaf-!'I!%/>/7bjh!!&>/0)!C(!*a2!WE!%)!ZF>+5H/Ydo!!&#:G!C<!37-C,!d)>/a*>/d+>/ko\
        asoM&cP(%$#@cV&u.!j*!O+!LcJ!IeJ!;bI!;2+K,!3g.!%g!#cG)P!!->3C$>721>8s&>:P7>;=,+].!')>;M(>;[=><I'>=++>?k/>B?5>Bmb-!d,>\
        1F)>1J0>2H'>2O+>3(o&%=ak$!%5!6c%!%*!Qj!!c*!QbG*hrN-rhn%+n(>1b/>2Bc(!0gchI*m,>20.!30>23*!|j5>2&a'>2#mnbJ%=B#%4%ch$!%F\
        $0S$01!|hadrpc%!0D!%'(qg@5)!dlJ,u2!d&>2f(>2|/%R5>3%bK%7%$0-%7))1($0o!!%!'cC$0mneR!dF!y1>3:b0>36iaK+NnC+Qaxc%!%H!>!!1\
        !m&>4K,>4q(>52'>6E/>6`a2#=)>3{0>4**>4;iad(0eb+*%fP!mh!!&!-(!*M'&h(!**!Ob4(w)#mI!vg!#%#N(#Nc4&3F!02>4^0>4ibjjbhldb@Ea\
        f-!'h!!C!Fch$!*E%&&>4|b&!QL#+8$?kbh$!ac(!0*&9X&9,+s'>5f*-x/>5qk0>5JkeP,3,>5^bf5+vc$0h.!jH!;c-!'H>+/o!!%$EcF>+j)>6)+>\
        6:jna.!jl'!%H!'h!!&!-b4&3f-!@I*h'>6BaE)SB)S%!%/>6Ya+!voch%!gH!O%!FB'c.>6r'>6v*>6}ihlE#+lJ,3b-!@I&u$$T+>7.b,!%I0]eL!a\
        !!2!d0>7J'>7W+>7gqlheJ(Inbi5!6c%!%H!Q!!%$r4$?($<uM)p&!0(>8L0>8Z/!Q5>8db,>81.>8<)>8F+!'qlJ*y!!o(!FanS#{c2!'feN>$EcicP\
        $~0>8Zf/%Ia!!L!dnafahcP!pi!!%!g$!sjneJ#Z$>94&>9G,>9c(>9j'>:25+yb$%=D!T!!)!'*!I+!3def!!I!d,>9Z)!Z'!3au%'JB>,]ia%!%H)V\
        ednrP%I,!d.>9{)>:!adeP#%bW#.od&!yemibg&!3I!@%!8ek&!35>:Mb*!dhc-$?)!%H!QK!p)>;(0>;3o!!$&{(>:s/>;%c6*.+!@kaI#N*!|mnci!\
        !$!%M!8J(C/%Re*!>fS&iafgad!!D#1$!'feviaop$'cL!j$!%coegmedcP!d7>;s,-U)>;y'><-*%L/><9jbfhO+!&><&jbpM!3h$!%M!Q%$r$!3)!%\
        M!8g.!3hcj!!&!TF>2|l&><[bcfh*!ObfjB*h'><r*><y+><}agja)#mH!O$>,]D!-cI2e*!Ohb,!%G#m$>=?&>=D(>=]5>?TbQ*H!!C#E,!T.>=Y*!>\
        o)!Cc2)XI!@F-X4>>1->>82>>b3#W,>>e.>>h)>?40>?7*>?Ibf$>>+baghnB+Qbh!!D.e$>>O,>>Y(&{5>>^bdm!!M!8mnbi/!8S!6cG%cbG)=F#uB!\
        p&>>~0>?+5>?/apbi&!3S!6-%I7%Ief@1nC)pehF&JS!Q(>?Cne4!dG!@,!|E!3('>hcj!!O#xi&$$(>?db.%7I!'fchdD#!!!%')1!%(>B!'!C/>B-c\
        %!86&M(!0+!|/!Q8>AUf!!%%I3!%(>@fc2>@Z(>@a*!Q/!Qb!))!%E)P$!%D'AmhB0y&!^,$u)!%0>AE+>AI:>APk5>A.a'!|h$!*E!@;>AAj&!0($0a\
        h%$rB!%cP)PeP&BnadbN!@ebf@;$>Ap&>Ayb*!'h$!a(!*c)!ZF!0!!)!CvB$3*((I!@)!%'!%krF1ob'!@+*%ic*&9+!@X&9&#:.#W0>BW+.Oi%!*a%\
        !%M!8/>BbdagH*>fjhld$!%D#^,>BwjieV-C!!%!gpirjaE(I!!2>Dg$>E^1>G?&>G[<>H47>H},>I$.>I*)>J+(>J20!%'>K$*>Kw/>L&8>LR5>N<:>\
        N@b!!2!%3>D2,!d.>D8)>D>0>DE'!%jhS>7L$!%D!m!!C>.l%!%H>?1%!%+>DSc2!%G!%$!*&!I(!**!Ob4&3I!v!!%&i&>E*,>E7'>E>/>EMa'!%fo!\
        !M2h*!I+0]jh!!D!Ia1%jH!Oagg!#$!'epdbN#Kj$$T&!-h!!&!IF!*!!)>E}0>G5=>G8'>G<*$ui%%73-[D!'!!&>F2(>F;b)>;uM!L)!'+!|M!Q1>F\
        a&>Fi.>Fo0>G)*>G.+!382ljbdjcfekb@3rmemO>20o!!B(c%>F_5>F|apC*Teg&!8bdK1!bI>)mc)!'H!>I&~M>6vL!p!!2!%(>GVa*>,Kda)>.mH!O\
        jdC2o$>Gw3!'(!80>G}+>H,bfh%$rM!Q)#ml@Geg$!Wc*!>I!@!!&!%S!3$>HE(>HJ/>HRbjB1xjhD.k&)sldG'c)>Hl'&9*>Hp++]8+]o3#=cK,3K>E\
        1h$!*.!j(!*H!OcG!8$!*M&{&>I9(>Iwb*!8f@''>IX*>Ii+>In;>Itfcgh$1{d%+fcV!d$$Tb4(w+!vi!!I!@gD>4E*!OI(%I*>fc+!vgn.!ja'!%g@\
        .(.naY!3!!,>JO)>J[0>Jc'>Jm;>Jzq$!%F!%6!%0#KagK>.kc-!%H!>h$1~&!IH!O$$T)'cb4(wI!vepdC>)l&>Kb(>Ktaf$>KC(>KGb'1%i!!$(cD2\
        'dQ%{*>K]jedhcjehdem1!pD!0haE%Vb+%{f!!%!%em,!'F.qD.ted0!gq%!yB#u.>LNi%+fh!!1#aad$>LH5!6b)!;h&!IF!*'!%H!8qE'&$>Lw&>Mp\
        (>N-bf+>Loja!!.!jE!%bpa!!F$o-!g'>M@fh!!/>M0c*((I!dd&$-($oa!!'!%H!8*>MN+>MTq!!D%)%#ND#:!!&>Md(>MlafK*8*><rX><rdD%)-!'\
        ,!%g%'J()va$!%.!j'!%H!O9.*jb-!@h$!%F!*fC&{!#$!%nbE,@3>Ns)>OO(>OY0>Oq'>P'*>R!+>RYj!!c/%fegN)D$!T(>O65>OBc)!3'!%*>O1ja\
        E*H!#I-ogmehbk&!%F!8m&(qhemchnB/u3#%a%!8D!^)>Oli/!8c%$j-!%H!>!!D#xr(>O{jaE+Kdfc2#jH!>%+f(>P=+>Q|5!6c$!%bJ0`2>Pw$>Q-6\
        >Q23>Q5,>QG.>QM)>Q]0>Qb*>Qvq$!%&>Pqb-$NI/x-):F$0'.w5>Q(efhbJ*WfbL/xkqF2rF${'>Q@afadC-1bk!!L!'&!yF1.a2>QXjnbG/xcK#ZbM\
        >>2,)Gn%*W5!yci$!%bhB*T(!FN.-B&i&!*(#7+>RDj/>R<nr,#%fbfI-oi/!8bN+`&>RVna*>3<h$!%cK/~V#+&>Ru(>Rxn$!*/,!ce,'/0'2fB&YF0\
        &qC+-%!*3>U&&>U4,>UL(>UW0!%'>U^*>VT+>VWs$>Sb&>T',>T[(>Tg'>Tp/-Lb4(wcE$~)>S|'!jjh!!%!g$+Hcef!!bI&umcfgjO!L%#u,>T?)>TD\
        '>TJ;>TVobV&PcbI-4$!%D#:k$!**!ObI>,K!#C!g%+-/>.kcK/&d2!aaH>6R%#g(#uc32.jbh$!%D/Fnbf!!c!!ghbG,N->UE*!*qdcfepB>(tcefC>\
        3x!!b;#WheY!pdagC&6&>Ur,!%(>V2b*'2keL#x7>V#jb!!f!!P!Lb)>V,bG']2!LB!*!!->VB0>VPbgcC+N$>VKbdN#%fhE',bV!mN$$ad-(n2>W8$>\
        W?3>WE&>WH,>WK.>WO)>WR0>WU*>WY+>Wm9>Wyq/>W5cE)dE21$#~bL#7ssaK!;J*ZL)gcT!'C)dF!IcB#m1>WcafH#+(#~b6!;V!'1>WubH!yeM18eE\
        ,Y!!2>Yo$>Yw3>Z_1%=&>[T7>[x,>]#)>]5(>]f'>^3/>`*b!!.>X|0>YB'>YN*>YZ+>Yf8>A;i!!&>Xybjh&!3F$0G!|%!%&)a.>Y5(>Y?a+!'kG!Ib\
        pieqlJ>(sQ0,%>R8$!%eE>Xy!!cj!!%$rM!8+>YcgD))C1%1!|a!!W(n&>YtaH%C!!2!W$!%,>Z5)>Z<'>ZSc)!ZH!Q%+`aH)m-!@$>ZM+!%o%!%M!Q!\
        !H>3<b*!dh&%]M!Q$#%'>[+i/>Zzekadbh$!%&!IF!*hcf%>TA&!0eQ#W$>[C&>[P(!%b8,3foc*)JX)J3>Zogg&>,LF!*aV#=,$?(>[l*!Q+>[qf3!%\
        jeM(:!!I)g%+fmE)McghdeP!I$!;b&!3e)>RrkeE>1G$>]N&!%(>]Tb&!Fh$!%1%=D!I*!>W!%*>]^kaf@H&!3hcK(W'>^(/>^/f!#/!85!6c2#j:#=g\
        $!aI!%b!)N>2}hD!>$>^^&>^m(>_P5>`'b!!0>^Vflie*!|jrI)=n%!%D!3a.!j*!Obq&*sJ.O->_)3>_;.>_?(>_D0>_IqlH%Y($<lihld$!%&#^bJ+\
        vaG,]eG>>xjnC0ym%!%D%],'/.>_r)>_u0>_y*>_|q&/-/>_&bjhB24C&JeL.zS.7h&!8aL&YN&J$>`4b!!K&$!!W&`%*5$!Q.&M0>`V'>`Z/>`^8>`g\
        cL,!jE$$D08'!3anlB!yafbfkC!3!!%#.3>aJ7>a_,>af.>b+)$g(3!'>b0*#!+>dQ;!>:>dYo!!$!%eG>2#&%],#Q/>aYdaI0>ciB.:$!0D>3x!!%>R\
        8.!j/>aza'!IS!%d/!8em1>2~eP*m!!J%,!!->br2>c+$>c66>c;3.n1%j&$x,>cV.>ca0>cl*>cv9>d>q/>bld%*2M%x'#^H!>d$>c%bsh!!.!TH+cv\
        !!L!T(#~de.!'N!%!!P1;%#H,*Z(>cM'>cScB,Y&!FE#mC'>(#~c6!;G%`b&>-Xf!'H&?,)Ge'!;H!;1+k&>d-0>d1+>d7jdB%~jU!W%#mB&Md$&0D#7\
        (>dIb8!'S!%.!TdhO%Y&/-jnR%VF'r/2=b&!3Y!>!!$>e:1>eC&>eX7>eb.>ek'!I/!%8>T;b4!3)!%dre--UI!'$!%)!%E%&%!%$>eOqbE#.fbh$!0F\
        !0+!3faH>3<(!%b!!P'2F$<!!4>gK->i'2>j.$>jz6>lV3>lr1>n8&>nC7>o^,>p_.>tw)>uP(>uV0>v8*>w#+>wE/>xz8>yL5>ya:>yeb!)-3%2>8a,\
        !d.!m)>g3'>g8*>gC/>b(qb*$Nk%$jD!T!!D!s!!&$$.1YM!Q7%=hdD!Q!!$>gu&>h*(>$S/>hMb-)D+>gmf&%=S!6d($*aJ)p!!2!m$!%dh!!%!%D!%\
        )>hA(!0+!':>hGpafgcbG',&$-F!%&!3X!d-!3,*m.>hl=>h~+>C#p(!%cf%$rB!3!!$!0cf!!$!%(&6M%Ilad['G$>iU1>ii&#1(>im5>j!b!!$#%11\
        G&$$,#{:$3mhef!!M%I%!%,>ieo(!%cG%&bN-oB>_v+!;8!'nei!!c-!%H!Qef$!%b-')E!d$>j>(>jV'>jtbK(=1>89'>jKqbE!T!!6*T.$`W.C,!%.\
        #Q*>jfnaY2I$!%hadef$!%D$-eubG)j!!1>k[.>kc)>kf0>kl'>kz+0y/>l&8!'9>l,;>l15>lQj(#^h&!8/$Ke!!E>3<e(&cM#TR%{odeG&$!!1!%0!\
        mcgbM'Mh!!&!-G!C'%VI/~csa@@!#&>lKbfo$!*d%!%c%$j)!'I!'%!%K!%deP%&&>lg(>ln'&MbiT!3i%%IB%IfH!m$>m;&>mQ(>m['#Wb!/$!%d'>m\
        3eR3(eq%!%D'u'>mDqdC0`!!c%$j$!%N>OI2$?)!%aE']./3)>mu0>n('>n0i!!(1.bQ&J=>n$tc%!0G!%M>mzn&+yF>3!c*!QhO!Qb-#W.>,=X#W!!%\
        !84#.-!d$>o!3>HO7&u.>o5))J=>o@'!%*>oG+>oU8&u5*!:>oYoC>8If!!$!'&&-(!*b3!'I*%(-Xafh!!C!gl%#uF!;(!0kb!!h%$rD#1aE&$bE0F$\
        >p=5>pCb11G)>p:0>iMi$&{(>p4/%Ic!2.>:o*!L:!Lf&#:M%I&!^H!|B),)!'E!T!$2!%)!'i!!qafwafa!!gliT>kh$>q>3#a1>rS&>r[.>s4(>s8*\
        >tT/>tX5>trb.>jv)>q85(]n!!bR&f!!hF!|,>r!.>r,)>r0'>r58>rF5>rNp%!g$'c&(%(>qm'>qxnB-Xd5!6c*!LX!L(!%aI,]$!%ekeE>EJbG#{!!\
        I'xp$!0()|5!6c-!%H!;cb)!;I*%!!W$QbiievI%7-!'3>r{(>s**!>+>s-/!Qb-&V)#mE!dbhed!!6$9D#1G-=adbI>LBeM)d->sc3>si.>st0>t!*>\
        t6+>t<8!L9>tN5!%bfhcqF3+%+fM!g%*Ndb6!;N#K(>r(a'',I#N1%V/>t1bh1!@E!@dcG(IblE>>J.!j*!Odem$!%&$-S!6%$EH!OmD#m2#=*2e8>th\
        dB>&3c%!g(!0M2h!$J!%&>u8(>u<*>uKb!!+!@f%$$oc)!'I!'pO#:'>uGf2!%B!*bV&6pcV&'&,uM!8->371!3)>uw(>v#0>v&*!3/>v4a!!C$r$!W*\
        !mX!mT!W&(qa;!>j&!3M'MbI%L!!%/:1>vR&>vo'>vzaf%!%gI&lb!!)>vi82lqah!!c*'8X'8lkaE%{f$!%c%!%H((bweJ&0(>w2+>w:b-!'I)P4!dm\
        nD$<(&JdeakaE-=!!$>x!1>x@&>xF.!T(>xQ'>xwb-!''>wt:>wzc!!-!%E!%!!N>WUcL>s5d%>Da-#+&!-*!Ofb)>;uh$!%&/FF!*%')B!3.&S+.Imi\
        C2L!!3>xl&#^)!%(%]*>xqjlklJ1SaI>T$hdbI1SM,e,*^)>yI0!jk!!&>y9)>yC''`qJ(Tf%0>&#xM!Q%(RM%RP#x$>yUbdB))ei%!*&%CM%RH>+=na\
        cL!L!!4>|12!%$>~;1?#2&?#A.?$u)?%[(?%~0?'9'?)i*?)q/?*&5?*=b$>zm1!%,>zq)>zz'>{(*>{M+>{T/>{}:>|*obV%FhO!Ipbk!!C>s02!3&%\
        LlaG+?$>{;&>{A5>{DbfhO>YR,#!I,]J2Qiic2'rH!>+!dgB,k&>{r/>{wa/>{gdbH$gd!!cg1!WL!%!!V&ufplJ$gde*!|maJ%L$'ceG&B$>|[&>|o,\
        >}F(>}a'>}f/>}k5>~.b3!'ggbo(,0E!Cd!!6$930y<%:q$$BF!3%$E$$E3>}.+>}18>};oaxh$3%E(CM$?!!ce)!%M)m$>}CbJ-kE-L$#@r(>}W'>}Z\
        peG$uN!dnrfK-o!!S%]eH>@Z*>~%ib)#m+>}|jE*y&!IF#N-+sn!#B!*ghek&!^b!!I%&$!*&>~a,>~e)?!#'?!N+?!z;!>q%+ic%$0F$0lE(q&>~s(>\
        ~zbfjO/=%!%F>LO42TQ0,!!%-I2)S(?!:+?!Cc%!%I!@ddn$!3F')!!c%!%saE#j->6B&?!ZbH'2)?!wj&#xb!!f!!%!%c:#+g%!gL!%P/~'?#+n5#^e\
        mhB0S&!3F>}W$?#>bd%!%D$$E#^-0Y2?#l3!m&#1)?#t(?$b'!%*#d+?$gb!!4(wfhO#x$!%emS/C$!%e!!4?$;.?$@0?$E+?$Xb,?$8jcoM%IU)GafX\
        #ZahO)G,*a5/Cn5?$TaE+BJ>8pdbfgsB?$QoC>K_($05!6dcmhS>8p%!0$$N&!s/?%We!!4%c)?%8+?%RorI%&(&6c6*d+!'/?%Lb!!K!%.!%E!ddbQ#\
        %fD!g&?%mag+!@c%?%GK!%e!!)>?)+)1jafhB+?$?&C)?&T'?&^*!>/?'*;?'05!%qbdqcI%)q%+ic%+?2!3)!3F$0!!hciJ>UH!!&#^($o0?&v+?''b\
        !CiD>Ayn%!%e/)mmnC>grD/O)!;E!%c,!%jcJ.R!!1?'Z&?)D,?)H(?)R/?)Uad%#E$!%H$d&?'i(?):ahbL#Z-?(I2?(Z3?(c.?(f)?(j(?(n0?(u*?\
        (|+?)-/?)7q&%='2Wei$!%&!y(1.S!6+?(Vbdmb!!B!3S>=YcmiecP(iF#NcY'SaM$Kx&#1M%R(>AFE!vqbaf%(Rc%!%P#jnabh$!*E!'L*m'*^hadD>\
        :MK?'5$!Wc62ZI.IM#!+?)ci!!$!%J*^%+fB!'c)%VhH$3(&J+?)~cfjU!dadP&0,#Q'!%*?*7f!!oH#W2!%B'c!$,?*h(?*|+%);!dpobi&!0(?*b/!\
        8b!)K&V&!^I/o!!%#T/!Qe,>20co!!F$0h(&JdemO>>x!!-?1h2?2i$?4U3?5d1?9[&?:!<?;s7?;v,?<?)?<E(?>R0$g*?A8+?AW/?OA8${;?OX:?Oe\
        b!!-?,d2?-@$?-M3?-v1?.5,?.9.?/1)?/?0?/E'?01*?0N+?1*;?1Xq&)=(2r'#%b)?%5*!>mI,e1?-',?-,(?-/5?-=b'?-!fhnD,roD>GqdF>h>D$\
        0))jilhn&!3F>?(K)p&?-IaG>;smJ)='?-Z*?-ckD>lKeq$!%D$$hna+?-rgc%!%F0&D>r@,?.0)1h(#E'&050yb,.qH%LrmO(iB>gH$?.S3?.Y(?._0\
        ?.k5?.sqlL>(s-%LN+NaH?-Vp!!&#^/!'S!6nbqaI>iv+?/-:&og%%u$!*&.L(!*I!%cK$?)?%{edmn&$-F+?%!8D*H%1G$#^,?/|',x*?0*/?0.n(?/\
        o'?/r5?/wb,!|H!'E&BeoD+QibY!|bg&!3.)=I!@D>AFE%]1?0A+?0Kjn&&-S!6cjnb2%&H!>O%I0?0*+?0`b!!'/:X#.&?0x(?0|'?1&5?-Jb,$0hD/\
        :pL%Fk(+?M!8eN/r&#1(?1?nakb!9hc*#+X#+,)P+?1T;!pk5!6c-%)H!;cI!T&?1cbpF>O.kbG+T1?2(&?2D(?2T5?2Xagh(!*d$$*S!6/,!5?-Je8!\
        @d!!%#E&!y.$`maE.*,?2Q*>[zaG>G5J-OnM&Yi&#1/!8eghekC?%5$?32&?3G(?3N'?3R8>eK5!%b.!T)!yil-!dH)P%!0,>G<*?3BdH>eR!+D!yd%!\
        %F!0dE%=$?3f&/u(?3t5?4RbP$u%?(Q9!%f%!%D)a3?4.&!^.?4G0?4J*>K]aK-{,?4@5?4Daf!!$$0S!6eH+QG*8B)j1>2~eQ!IC$<.?4u)?5.'?55*\
        ?5;+?#i/?5OjoeI>Bg&>lKe3>J|./30$0fa!!J$<jamO>>v3!@F&6h'?5Hn$?-fS!Fl.!%H!>'?5YmieD3+5$-c)!%H!Q!!$?60&?6L,?7j(?8g'?8y*\
        ?9(/?9.9?9Tb'!3H!>'!%80Fi!!6$9()|/!8c-!3.!%['G&%C)!3e$?7!3?7&1?76,&].>F^0?7>*?7J+?7Wjbd0!%oceQ-RP>Rr'?7.aG-Fb.!%N>)m\
        akemnD+y%>G*,>'XI>@c%>G%-._madL)X(?7ga)1oiajI>37G!p&?8;(?8Ia!!'?8)*?8.9?85oeX!L!!T$9a%!%S!%&!-F-~%$j)!Zj%/fD?!m!!.>_\
        rmn(?8`ci!!$!%D!3q$!%D!3'!3*?8ui%$jB#TI?(k$?9%&!WbaK#xh!!E(!,?9M*!>c2#j*?9Hii%$j&#1M$<!#O!>b'$?I!vbfhcR!m&?9i5?9waP>\
        ?1.*m)?9toE)=Q*mod&#{F$0!!,>g3.?:=(?;3*?;9+!3peX>R7$!%&&-(?;0/!8b!!,?:[+?:xouB>}C!!&?:kjli$!%M%f%!%*?!q+!@X#+$!W(!*'\
        ?;,c(!0H!QF>QUH$?f!!D$$(?;Ka!!$!^+!ycU>?1.?;a0?;h+?;kpbk$!yS!6ahdF>}WI+!d$.$F>AMF$g%$K/!85?<-ia!!4%VI!%ie*?<8pJ?4@%>\
        t7D!8bpa@c'!!$?=#&?=<(?=T/?=~9?>Lb!!4!3.?<q0?<yi&#^H)V!!$#TD!y(.qM?0.!!,?0*;?=1bJ)#!#$!%b!!I!v1?=K8?=Oa!!iJ%&D>6sadH\
        -O+?=g/?=l5?=rf!!C+nbI>AcfjB>,]%$E$!*&!-H!O&?>4,?>;.!%)?>GbJ+%h%#uS!6$!;.!j*!OM%RjD>s/6!0G!%!!%!%2??3$??=3??N&??S,??\
        b.??h)?@40?@8'?@D*?@w/?A!8?A&;?A2qD%&$!%5!seG%L*??IjhejnD)phE?5HdC>`$fh$!*&!-.!jH!O$!%D!8&?@+5!6bi%!%&#^5!6e/)mm&#1h\
        aE>;0%!%$!%D#1rL,}&!3,?(knB>8p%#($?@`3?@g+?@kjnc%!%2',H!Q-+NY?-VbH&{n&!ye3>J|N!d.!dhdC/:cJ#K%!%lib)!;I!v$&{D!3%&61$3\
        9?AMa,!Qd!!cG#jad!!%-IB!*!!4*K$?B_1?Ce&?FE,?Nd(?Nk'?O1/!Q9?O9b4/l-&67?BJ,-%)?BP0>Q|'?BXpefc:#=g$!a.!%I!%&-%S!3bfbdD>\
        VQjhcK&B!!%$N2?C/6?CD,._)?CH0?CP'?C]j1?C*aoaG>(XbkR!L&?C;(?C@bI#=ilV'2G>;8cx@Kfb!/dD*maflih!!ckC0>((!ceE,}&?DZ(?Da'?\
        E0/?F<5?FBa.>,F'?D3*!|ikcfh1%{D$$!!%')(?DOc-#xoc/?DKemO)Dk@c5:?DWmB*HF&62%cJ!F,&])?D~0?E':>APjade*!>+'rmH1r(.$S!6nr+\
        !3iJ$u&?EF(?EIb;?EDj&!yF$0@=H/ume3?Ep&?Ex,?E|.?F&0?F0*>)kjafhdc-$?H!Qaf$$0S!6P?(Q%>:pF11$>:pedmO',nbp&!y/!8S!6'%cH!>\
        J.q!!4?GT-?Gq2?H`$?I26?I^3?J01?JD7?J`,?Jc.?K$)?Ke(?L.0?L6=?M='?MR*?Me+?N38?NMb-&6,?GG'?GLcdjdbT!;cbH#4dnrhnL%{&?Gj(3\
        +b'?GgjhB>MlS!Ie*!|I%{!!1?H1&?HB,?HF(?HK5?H[bhbiS#^'+veicfa'>KDgI?$^N>rGckC&i)?HUbpM?A*uliH+]jJ%V&?Hp(?I)amdaH?HX/?I\
        %b'?H}qB+NdnB%)E?Hz!!+!'dK*H.?Hz0?ID*?IJiajI.7ciaN+Nhbqicgnkafh&$-bE>h<,?I~'?J'/?J,a'?ItkcG,edekbpfaI',bhlJ!jaaX!'fQ\
        %)$!0'&0/%=ef$!%&!3M!8&?JQ5?JUadF!>H?'dmadhafH>HGG&l(?JkaN-(3?Jx0!'jbmE*m!!bdcI>n5$?KH&?KR(-X/!I5?K^b,?KD+$NjbH?)nC>\
        Ml*!IhbqF?E-jdeqc%!FK!%j&!0F+N(?K}a/?KuemibH+Nhd&2LF!02!'k%+Q5!6cC/f-#dxcP+]$?L]1?Ld(?Lv'?L}*?M25?M8b*,]+>)mdhcK#!dg\
        mcE+]'>2yef!!5!6b,!%E!@2>+MN!'/?M.ehe)!%wF%)dD+NrjnF+NdB?Gkl$!%&#:b+#=d&!T7!%S!6'?M`aoameH?%XncG#x0?M~+?N(5?N,a0?Gk'\
        *ykD?I{bgkeP%{E?1&mncJ?M/1?%{(>UT'+s/?NI5*|bM!IH?J[&?N]a'!;f$!sD!0d%!FM!8$!*D?3H)?NvsbpbH%L!!5?O,c%!%)#%(!%M!8!!L(i/\
        %fewF#%adm!!B!0!!4!|'?OOfG>(D%$j$$0D!3c$#:e/)miS+N%$$D!m+#%/?O}d&#^h%+iD%CP&f-!%$?Q(1?QZ&?Rs,?S<)')(?Sj0?VX'?[K*?[g+\
        ?[q/?]'b-/r2-+))g'?Pm+?PwibjncK>ek!!h.!jnB&61!@&!y/$KeH>t6!!)?Q;'?QA;?QWioF-.fcfB']!!-$g$!3+*>5!6c$#uhD&c@c($?R-&?R9\
        (?RJ'?RP5?Rkb3!d7?-V)$u*?R%aE-F&>lKL>;W'-F*!|icF>?(*?RHo!!&#1ecP')@6)!dE,e(?RXcX!30?Rhoc+!'gcC?%GO2uiibfhO'r-?S02#j(\
        !8*?S5/!Qb!!-&VE.zlJ>Bd!#nbL)D$?SW&!y(?S[5?Sfb*!djemnF?3OjI2x.*5oefI?CMH?CM-?TE2?TZ$?Tf3?Tk&?RE<?Tu,?Tx.?UG)?UW0?U^'\
        ?V#*?V)+?VIbN$0(*|'>1F5?TVbirN#TG>Gq&#1ak$!%M!8fwS'>%*N$!'F?C@F.k$&{(?U./!si(!%cfC,Hp&?U=/!'5!6aI/x%+i*>^!X#=(?URc-!\
        ;Y'SdmO#ZaldF+?,?Uy+)=n+?Ut5+?b*!|I',naQ!Qa-+NY!@ejbK+-&?V5+?V:aJ,KeN?%{,><X'?1&b*!@I!'na3!Q(+?j%#ND*y$?WE,?Xi(?YT'?\
        Z*/?[Eb))g'?W+i,)#(?W(*!ObjO)PF,!$?W;&!gbh/0LjO/#,!%f-!@I!W,?Wn)?Wv'?XH+?XUb'?We*?=ni!!D.3%$E&!-H!Oib)!;I0]:?XDo%#E$\
        (c*!Oc;?XBj$(c,!'/?X>chcH?RHJ>*I@NaJ/*+?XQjaN!gbD)s$>M`c+!':?Xcg$!*D.3$?Xy&?Y8bl2(]H!'!!-0)<%:.,S+?Y39#agbM#m!!F!0%$\
        E$?YN='Gjb4&3)!;I>LB'!%g@-&?Yg'?Yr*?Z!ppD>4Vfh$!'.!jH!Ohcef&!-.!jH!Och$!WD/F$?Z?&?Zb(?Zlbcg%!FB$T1?ZT)?Z]jcbh$!a&2_F\
        !*af2(]H2ehD><W:#=g%!FB!a!!4#+0?[+8?[8;?[Abjn!#%'JD!-dcbh$!W&!IF!*%!F$$TD!-cL#+dhaG(%!!$?[]&?[a(!0bY!dH>8o-%4J!%$!%&\
        ?X:M!%&?]$)!Cadr3%&Y!>I.I,!dH!>%,Vl$?]b&?^)b!/$?]b,?]g.?]j)?]m0?]p'?]w+?^!8&PjlJ>ItoM>WBM!-C/CC%@1>2~J)Gcl*!>k@0c-!%\
        G!;-?]],?^A)*H+?^Is$!*eiD'r%!%aQ?8ab&!sG!d!!4?aO-?bQ2?gy$?h<3?i71?k=&?kG<?m87?m;,?mW.?m])?on(?p(0?pB=?pM'?pR*?qn+?r:\
        /?u/8?Ph5?uOb!!-?`C6%F3?`W7!%,-=.?`j)?`y0?a-'?a2/?a;8!39?aHq!!&?`,,!'aH>i$%$j-!%,$?*?`>oF?TB!#I!%$#jn&!8f&>AFe&!^N>2\
        }/?`cef!!D!yb&!3S!3!!$,%/!8b$!TD$$5?a*a%$~&)jM!8C00bnF$~%!;&,VF,V<!djb!!)'2E-=)!%bU,%!!&?ae(?b$/+-bi$#^D#^h$!*d$)Sb.\
        !j'%Y+*%pa!!'!%M!*/!*82ld!!&?b>(?bE8?bJahM2{-?S0H!;iC>:pc'#%I#j!!-?c*2?c>$?cC1?cQ&#1.?g,*?g1+?g>/!8b!!)*yo$!%c%$jK!%\
        e+?c9g!#&!saK+]bfQ!japE'P/?cKiJ*mhneR%c!24?dV2?da$?d}&?ed)!C(?fx0?g(9$Qb&?dM)?dSa%!0(?d0qbjhadD>ZG,&]0?dF'>Xy:?dJqbj\
        hB%II?@&F%{-',H((Q$6cgnem!!E%{&?dp/?duabjeG+%ejB#T7!'jO?2!%!0)?e<(?e@'?eO*?eW+?eapeG-{hB.74?d@,&]0?dFX?dJ!!6$9S!6med\
        $!%D*yS*|2?f*,?f9.?f?)!'0?fM+?f]8>BgbffaJ?0*c*?f4bK>khtD>[}!!F>}^$?fIbfoE$uP?Q>$?fVbiJ%cibpe@2'?fua/?fqjh!!(>QUM#HhO\
        !|C.kgb'?%Tld!!D%=dD1GcfM!y&2'aj!!%#uF%u&?gP(?g]/'Mbf!!Q!j&)a/!Qj!!I!|)>;0*?gq+!|ja4#%N>?+hbmnrJ+K%!%&+Q(?h6/(Ca%!%4\
        !%&#1G!%'!%M!*!!-?h`6?hf)?hk(?h|=?i+'!'+?i0b!/W$Q%+nD#1iB?[Y2!;3!3b!!'!duD>~b,*^mbp&!yM!8lcN!3$!%nM,!$?iV&?ix(?j2/?j\
        N5?jhb*-[i!!c@c6.%Vfh!!c+!'f%!%$!%(?itc%!0P#jgC+9)#Z(?j+8!'i!!J$um$!%D#1!!*!@+!%f!!)!'(!0blh!!%!%D#1$$T&!-)!%*?jakB>\
        o9!#cbG#%)>Xy'?jwi$!%J!%$!d(?k)bfhnB>Uo2$u,!%;?k8hbB&JcmO%c/!8b)!;I!%-/022@$?l&&#17/0,>>J(?l.*?l9+?m%/!8:?m3b!!2!sf%\
        !%&&-d1(LF!^*!>hI>4Z.&Y*!mjC>VG$!a1)d+?lJb$&YE#x(?lUb!)E>}^,?lk0?lp+?lsj((:dC>.AejO-=C#(,!'ai$!Tcb!!G(W5!6nk%1xahD>R\
        SeG>g-M%]!!1?mObfgb)!%*)VvS!LbfpaiH#(cfQ-(!!4$d-?nh$?nl6?nu3?ny1&x&?n|,#Q(?oG0&P'1G*?oe5?oib3?nV.?n_)!^+*>o%!%cii(?n\
        Tcoc&#1M!Q@4).=aP>[}afh!!bE-{nC-C))P'!dI!%li@<M$H3!L)?o7*?oCiib!!dc%!%B'u!!3!%c%/fM!8I>tU&#H/?o[d!!$!*5!6bK!dd!!$!*S\
        !6hE.@!$W(@3!%&/:(?o|nB!Q!!,!^H>@c&!^/?p;kb!!h1>AJD$$$!;H?Z9!!a)!;ppD!mlaR#%$?pz1?q$&?q7(?qLb-#()?pv*!>5!%cQ>HOQ><r%\
        >mXH0C5?q3af&#%bhnB2xhO&{u%!F&>Wra'!%*!OoadK#.4!39?q_5!mpb)#mI*%!!1%j''`9(@gL1J&!s(>+ja!!1&xf&?r.(?r5b,!%I!'->4dP!'m\
        S?fF!!$?r]6%01?sM&?t1,%,(?u(*!^9(ObL(q.?rj'?rtsC>WBc%!%g!#D!35!6c%,`(?s,+!|ajhC>e^,?s9*?sGpE?7.%!%$!%egjiB?9qjiB?UY/\
        !*d%>Q%(?scchc-!%g@D->'R2-F3?s5..F*?t)m%>G*,>'X(>AFI>@c0)DjeN*86?tZ,?th(?tq*?tyj,!'/?tMnF*2ibh$!W(!*cF$j%>WBcj$#@cC*\
        siadr!$L!TobjhrJ&B%!0h!!$!%E!@-?l5D!84!3&!%,!m.!%)?uF'$gpM$<o(!%cG>*I%!0h$?uYbaG?DW!#4?w(-?w22%{$?y%3$H1?y1&?z+7?zQ,\
        !%.?za0?zg*?|Y+@!a/@&&80P9!T5@&7b2-r1?vg,!3.?vm)?vs'?vys(?vcaI1rB?v`ctbW!3%!%D-%%!%Q!31!%/!QbqbK/:agheg!&D!8$?wd1!>&\
        ?x0,?x<(?xJ'?x{/%Rb'?wUmO(qc%$0*!>o%!'D!3'?x,*'S+>]bf*!v+!%o%?C&&!-*!Oa)>(XE!%I?XQ&!%ocb-&VG!%amc/!8b2>urH!>,?xc.?xh\
        0?xu*>Np+!%jbE#7cK>$E%!%rj$!yeI>_JnriJ#xc4#=N!g%!00$0xlbJ,}!#4!p-?yW$?y_&!*7?yd,$3'&0+?ys/?y~bG-@b7!'G!%!!V/71?yoafb\
        wc@]C>q5'$Qe)!%dB)dd!!qbfcN%)2!',%&.?zE)?zK(!%b!!)!%I%{&%]F1P!!cG$?$!*&!-*!OiamD+K%$KB$K!!$?{=1?{j&?|,,?|Tb2-+'?{)iC\
        >R9+>cSbp%$r/!8cf%#TB!%-!;)!%d!!&#:*?{c/$<p$!*cii!!%$r(+?M%R&!IF?ne%>/y5?|$eoai!!%$r&!sM!8xcb!!I*%-!%)?|C'?|F*!>oc(+\
        -gI$KW'|$$T&!0b)!;I>ZqaG?-#!#$?}P1&x&?~?(?~u/@!35@!Xb2!%&?}3.?}>*?}E/?}M5#ppbc@c7i*!Ob4&3G!;!!agB,{gcf!!C+fJ0C30I)?}\
        |'?~!*?~,+!%8?~;kqi%#E$$T&!-r!$.$`W.CI%mh$!*&2_H!Og.!j(!*a$!%H>J)aE,32?~V3?~^.?=K*?~q:!'qD1Vl&#:F$of%!g$!'&!-.!j(!*H\
        !OI>D8)(%'@!0/!Tjcb4(wh$*hcF/fI'c.@!B'@!Hb3)JG!%$!aN!g!!%$E4?z%a2!WH!Odc%$jF)|$@#41@#]&@#x(@$+'@$=/@%{b&#H)!3'!y*!d+\
        #Zj&#1M?6*d!!%$r&@#H(@#UaeQ>>_2#j(!0g7!%L!%&?ExN!'.@#raf&!35!6e0!dgmO.Fb!!I%{,@$(pk%?I{D!3R!''!%/@$:f!!cH>+/G/L$#%&@\
        $d(@$ib7@$^)@$a0>2}pbi!!M%RO!TI!dfQ?C%--U2@%+3@%2,@%8.>:o)@%P0@%iqD/-('>S>Q(%-1J!d(@%Cb4!'I#N.!3p$!*&#^S!6&#x(@%bb/>\
        >2ucQ#+k$!*S!6(?4Onr+!Igcj&#^H,{+&udcC']'@&.fK!v!!%!%R?z%,#x)@&N*@&pk.>:omheI?-]2@&f$@&kj,?Mzndef&$-S!6aI?R5dQ>>xI&x\
        !!$@'{6!%1@(>&@*67@*9,@*A.@*N(@*]0!%'@+T*@,J+@,P5@.Zb4/C'@'g+@'t8,e;>>x5@'wtbN%=!!b-+Nx!#D>3=M,hbJ%{!!)@(8i&@(2a&)=j\
        I>2y$!*F$0!!F>7G$@)$&@)l,@)v(@*&'@*-5@*2b)@(l0@(y'!%qbg-%=U!T(!*bgc%>h>M!8bg-!TU!T&&-)@)7'@)L+)=iH?1U$@)G&!T*)Vb!!B#\
        x!!M!Q(@)]/'Mcf&#1F?TB2>8930,.>F^H?sG)0IedneP'rah$!%cj&$-H,{*!>oS!^eI?/xE?-#V!Tcfg!#F!0b*!>fh%!%D>J]!!e.&SgmnaE?-],?\
        jq)@+(0@+C'@+Mk!!c:@+!g%!g$!*L!%%!gB!*!!$'c&@+=5!6bic*!QI!@%!%K$?5!6epfF>e^ubghC0V%?$=&@+h(@,#a*!dM!80@+|/2{jnedfc*!\
        >hO%&J>Q|0@,28!jjc($oI!@%!%&@,D(!8n$?7!S!62#jG!'lpB>9|$@-2&@-b,'P(@.-'@.</@.Wb&@-%,')'!%j%@'d7#pn$!%L!jf%-I2!L.!jH!O\
        )@->*@-SkN0C+2e/>s/o%>.l$1~&!-H!Oh%>L>$!*(!*H!O,@-v'!'+@-|j!!%!%M!8%!%D!mlo$!%cfc*#=X#=*@.7dfaS*hajF%u&@.Objh$!*&2_(\
        !*H!O+!vqM>TAG#=mcK?y-!!-@/B2@/c3@0]7@1D,@1I.!%)@1]'@1f*@2P+@3h8@86;@8;q/,Eadp$!%D!s!!7@/W+@/Z/,VncfjiF$*J$dcef!!B!L\
        $!0&@/v/@0Yb-@,+P!%!!4>^g$$E,!'+@0Le!!3-R,'/./3+@0D8@0GjbgH>a[C*|cgM%)!!&!Ied!!D?b;R!I!!1!;&!y.@0{*@1*/@1/a%!8)!^E!%\
        afh%!g&!0H!OqM>$S'(igh!!%$j/!8cf$!%D!T!!J#Q(@1VbjednrG/ughF?rYh!!&!'S!6%+i&@2+(@2Ia(@1{iD>BQ./Ui$!%b!)E!d3!30@2C*@2F\
        j,!'lib!)E>@ZC'MK._'*^H@2F0@2k*)7+@2zj/@2gnvcI))J>*A&@2sax@Lj$!%D(C&!0'@34a)?`^d$!W&#:J@2c&%=(@3Rbi!!%+Q&%=emchnaj&!\
        sM!8)@3`+@3djaP'MaH)PbY#%$+91@4+&@4_(@4f/@83b-?DWd->)mU!@(@4<afhcj!!%+fD#:d!!$$**&?c*'8:'8h5!6b+@4ZdD?L+D>/hg.!%I%{!\
        !%>s[-@5[2@5~$@6&6@603@6<&@6T,@6d.@6o)/o0@7C'@7Q*@7d+@7}9@8/q&@5R/!8bO!0epdbmO@%c1@5u,?fu(&6'?lg/!'bhbiS+?hnef!#S!6c\
        P?rfdehc-',H!Q(/uiledagK(.%*N&.X'>sm5.Xaf$$0&.eS!6)@6_kkM?zNyaK-1%>:p5$0eC+T$0y(@785@7>b7!Lh!!$!a(@75c-!%(!0H!Qf@Oqc\
        J>BggF>2|1-U,>'X*!@cJ%4$@7`bocepdC?.1Q>&;('>+@7s/@7waY#4dC)jppaH!g$2r(*N5?t.dF>EJeE-uL!0adQ!s$$0c)!%i&-OiD-O!!$@9<&@\
        9w(@:Z/@;<b2>zi1#.,@8w'@91+$3ci!!C-I(@9!bG1%)!%tchag8/0nV/0%!Qc-@2tI!d'@9U*@9tf%!%3&o/!'h%${M/C.!j'@9k*@9o+)#5!%bQ.O\
        nF!3!%D!II%=-@:F22@6@:O3>Y2(>QU+@:Sb)!%'!@h&!I(!*d$$*D&iaff%!%D'AC?m8bkcG?UZ!!3@:}&@;$)!%/@;/9@;3j$!;b+!voF?nTbP.X2>\
        tNdolN>q;jO)S%!F$!*H!OJ-L$!%6%07@;j,@;o)$Z(!Fb&-x'@;d5!WtaG)#2$ZB!WvbE+H!!W(}!#&@<3,@<J(@<Q*&`a!!demnhO(I(@<A*@<Gi!!\
        J*^,'/L!%@c8a!!I?c@)$~i$>`$eI!F$!%&!0./0'@=#+@=)/@=,b1!%0-+heiJ*!!!gO,HO-%!!dV?4G!#$@=x&@>;(@>I+@>g/@>v5&{b2@=^,@=j+\
        @=rjI&0cdbjnh%!%D!0ab!!H?SXnceN/C'@>(o$@>%bE2W&!%qb<@>6cZ>U0oX@$^2!'.>s5hndeL/U,@>Y'?Q>+@>]cL%7J'A%/@$>8UM%I!!'@>qaK\
        ,%aeG&0d$!%D!y4,`2@eJ$@eP1@}(&@}[<A0]7!%,A0c.A?y(A@*0AVO'AVZ*Ao`+$g/Aog8!^9#@5B$bb!!%,`-@B02@G`$@H16@H;3@H@1@I(&@IO7\
        @JD,@K,.@PR)@Px(@U!0@U&'@UC*@]q+@a9/@d'8@dL9@dP;$N5@df:@e<q4@A.$@A5&@A>7!3(?tW/@AW5@A^b!!'!%H>{d,'VcI/c!!,!%H??0'@AG\
        fH>(E/@APelH,!g%!%H!3!!gO00!$1#a.@Ay'@A}*@B$+@B,ieG?g#D?1eF?i4ch*!OI&'bJ#(1@Bn&@B|7@C9(!0+@Flj1@BX5!6b!!'%FibldB&$/!\
        8b'!|f+@BibJ,@!#B!%!!aied!!$.:O#a+@C4ii/%Rb-&VdcemnS$rdC>:M!!%1%-@D@2@DF$!*6@DT3@Dd1@Ds&!-,@D{0@E*'@E;*@EA+@FE/@FO9@\
        FU5$Hq%%u&@D7,*a(@D:a%!;f2!%jO>~)I&o%$'G!'1%FJ.b%?C8')Me(!*W!0,@D`c$,YE'leW$Z'@DmbkL!IelfP%m(!'bfP#p%%x(!ZcpnI#4$@E6\
        ,&$bjU%mobJ!a$#^F(!%%~$%F1@Ef&#{,@Ej0@Ev+@E}9@F=jdbI>T#aB%x&@EsbmN!LP0l&!0bK%`&@F6(#7'@F9b3!'5!%qR#4I'ieU%`($'cL>yh%\
        @B-dbjU!a0!%H!>(@Fdb'+H*#dI!Leog!+L$`'!dad$&{(@GZc-%7$&{(@G2/%fb!!-%7B&{,@GI0@GO*@GRjniedemnS$B(11S$0O)ghb*'SI!%cP>u\
        r!!%2=$$j3@H$&@H*.@H-)!Co&!'aiaS$ua!!E%mG)gcG-('!do%!%B-usJ>td!!2&f$!F6)^3@Hs1?O}.!T)?pJ0@I$/>aUb+@Hpg-)=H>2*B1M$!*&\
        $xbpa!&L!TcN%`&!3'@IF+!%b.@I@*!3c!!H!Q%']D!T$@IKbD>U1!!-!%7%)'@J+*@J>+$Z:)1i!!&@I{.!j(@J%a$!%S!%9,:sT*h'!%M!;2@J:&>(\
        E)!%bV!3cB'ub!!U#K&!-,@Jv*@Jz/@K'a1&G,$u'@Jh*@JqbmN#!!!5!6gT0r!%O)MC@J7n$@EgcH?9H!!G!p4@Lj->=Y2@Ls$@ME6@M[&@M_7@Mr,@\
        N'.@Ob(@Ok*@Or+@P,/@P>:.=b$@L'3!T,@L@)@LD'@Lg*!>+?3HjJ@Jvf%!%(@L:c2#jjcmD?%5mhB?JubD00&@LY(@L`/!8j$#@1#ZD!-2#jI!|meg\
        hO0vC&Y(!3dcpQ!T$@M51%j&!-)!C0&$'@M<9!p5!6bjO!pd!!oC%x!!cj!!U!%!!$!0)@MVs&#HlJ!WjcC2=F+9!!)@Mn*?%5qbQ!mB?}A!!%!0$!*1\
        @M9&!WJ#Z!!-&l2@N[$@N_3>cS&@Nl(@O.0@OO'(T/#75@O^b'!^*!;o!!B#pE!C'0Ph!!ekbG?8agh%(R(@N|c-):I!'jbdocepdb.!%N#K-#(+@OCe\
        f!!6$9c)!ZH!;!!%!%&!-I>6B%,h$!0(,SiC?mLnF!m!!&!WeE%))%OjO#.b!!k!!(@P&''`cG'rdnD?RU&@P8nb*$3X$3-!%L)D*@PKjnc!!H?1Uh$!\
        *E+s!!4@P]bU!m(@Pj/@Pqcfe@8e!!wJ#=g%!%B#j!^2@QU$@R{6&c3@S#&@SY<@Se7@Sl)@T7=@TT*@T`+@Tg5!T:0Ib,$?G!3!!4,x$@R.&@RC,@RP\
        .0|(@RW*@Rf+&r/!-9@Ro5@Rwb3'lf%!%G!3,>aU'@R:bl@Acii%!%B.X-'`)!Zh!c9E!@a%+TI!%)@Rci$!LD!LB!I%%~.$`I$d%?4OcP)diB!Z!!R'\
        D!!$!*&@SA7@SG,@SJ(!*+&r/#.bJ)D%$rG!ZF#($!%b!!oagn!#D!%%!0g1>&EI!L(?nTM!F!!4)@$!*1%j)>3%'@T,*!dc%!%G!Z($Blmh!!K!@&@T\
        F(@TLad!!B!;)!ZH$Njt!!qM,Elah!!&!-I!'n$!'D!'$@Ty&!-/!%bk!!vB(f)!ZE!%qC*5!!1!dhc:#=g$!a&!3.!%h!!$#NE!@!!4@V=-@W_2@Wq$\
        @Wz6!%3@X%&@X97@XN,@X[.@Xf)@Xw(@YR=@Z2'@Z=*@[e+@[h/@]H5@]Pb7!3f5!6oM>(E!!$@W,&@WK/@WY9,Hb-!T'@Ve*,uo&!Te$']H)V%!%$!3\
        (@W$5@W*c%!0*?!q+!@X#+*,!M)m@U!!,,`='G'@W?+0>jM'l!!&!-'!@gO)M-!Th%!F(!sM>oV!!P!3$@Wmbdei$!%J!'iF%]!!$#WF?bE)!CqeC/c$\
        @X.bcG%m!!$!%,2QL!T!!,$<)!Z*#d/!Qh$!%F!s!!,%Oa'!%aN#p(%~ar!!K-.!!4@Xtb&!^G>I7E%:!!4@Y?2@YC$@YF6)^*@YL/!Q5$Hb4*H-#!E!\
        ^M>W5F(7*!>S!%hedL(]3>EH.&S=@Z)'@Z,*>t6/1%f!!%#E2@V93!%5!6a*!8h!!%#EK!@M.OajaN-1l$!%cgckB,]!!$@Z~&@[D(@[S5@[`b3!'.@Z\
        k)@Zq+@Zuj7$Z/)jeM%LlfP>^0zM3($!*(!*E!@)@[6+@[>i!!1&Gs&%xM!F!!)!CW(}h!!B#@-+s$#@)!Z(!%H$N)!%(!Qv!!T)^!$L)DI*Z!!1@]$,\
        @]:(@]B'>N=a)+TE#p!!(@].aJ'>i2#.&!0eL>d*a+!;gV/77!%G,@-#dfP@V9$!%(!0*@]d+@]kjaG$NnfctF1P%!%F!s-?)R$@^E1@^i&@^n7@__,!\
        '(@_z='G'!3*@`*+@`]/@a/bJ),!!,>g3.@^Z)@^cq%$BF$H$#ubG>I7$$*Z#.!#T%0%!%-!%,@_9)@_V*2Ooc/%fe-?x_,?xc*>NpkS?xl!!&@_Ealg\
        @c:*@_Pjb!!I!3-#%U!%!!$!;T)^*!Oah!!4'|$!L6)^.*A'!@vaC+*+@`'mnD?8VO!m!#$@`E&@`L(@`V9#abdcg-(qU!%h!!aE#H%!%)>p:H!;!YF>\
        +j!!$#@&@`u)@a'bdo!!&/OS!6,#!(!0f3!%bP?JNb*$uaH$u-!mhe!!J$d!!%,%$!a6$91@am&@bc.!T)!3(@bo'@bw*@c.+@c49#4jn!#D!-!!$#@1\
        &G&!-'@b;*@bB+@bF5@bIe.&S*,{ich$!%O!%e4!'F!QnB,VM*5./3*@bUadQ(q0@#ojbm$!%O$~2'r7!%g!#I)1)!%coB#.bjn&%=e&>lSkrekbjO!d\
        .$`W-+$@cF&!-,@cU/!'bJ!v)!%d!!-)y&!-S!6a!!2)D3@cw.!j'!%*@cz9@d#s&>cJE>>bE2*1+kD18C?4O4#!$!*1@dC,@dI.!%;$uo!!aJ?U+%#%\
        D&JU#pbE)P4'P,-_o!!&!W'!@r!$O&G!!4'D-(I$@e+7%),(7(@e2'%@b!!'!^I!%'!%H>*%/!%f$!;G!'(@eGb%!*E!%F00!!B?fR!!4)M-@i'2@i[$\
        @kR6@l~3@mG1@n4&@np,@o..@rp)@s,(@v[=@ve'@vo*@yo+@zx8@|79@|W;?|@5#p:@|xb2@g13@g?7#p.!%)@gB'@gk*@h*+@h0/@hF8@h|j(!0n!#\
        4'|6@g-1%j9>AvjF?C+E>>b!!&!-,!'*+cW(OJ'l!!$!*6@gd&!'(!%*@gg+'x5!6qb3!%J!FB*aI@B,!!4'D-%F2!%$!*&!-*/{9#afbD#Th!!J%Y!!\
        $!*)/#'>tUc6*.)!ZI.I!G<@h`.@he+@hj8@hypdaQ?(ceiC!|efI,@!!$(C5!6c-'2T*.F-Cad!!qE)@1@i<7@iC(@iR=@iVbJ>7//-+bL$6!!,%O()\
        sa'!%I),kD.3laE$6!!4@j>-@jA2&'$@jO6@je3@cw,@jn(@js0@jv'@j|*@k,+-h/!p9@kNb!!wX@PnM!Z1?C*(+*iehO?Q>!!-@FL8@jagkbf@c;cJ\
        'c'>cSaJ>WEbL?`^M!p%!0F#^$#^e-#(,!FF!Q(#H0@kA+@kHc2!'h!!I!Ld$&fD!-$&fE+0aI$N!!-@l&6@l21>HG7@lR,@lW0#p'@la*@lh+@llq$!\
        %'%jbJ!Qn!#$!*)%@W#a!V%2Q-)y$@lJ*@lM9#aqlE.0C$NhB?lpaaN&'&!swaR@bF!!qF>n5W?HH!!,@lz''`neV#WB>`4&-x(@m5'@m=/@mBbJ@E8/\
        @jbeJ#4cB@$:ooJ)J3@mg&@m{(>s*'@n$*!O/@n)ah*!OI!L&!-bd!!.!T5!6v$&MF08f!!G&'loQ#=.!%c,?=nG!'$@nW&%u.@nb(@ne'#4b,&cu$!a\
        ce'1YlE1Y..b*!;bP)#B/f(>[Q8#=iP-_<#4)@o%'@o(p$,`G#QQ&~%!%M!;!!-@ag2@p'$@p+6@pB3@pH&@pU,@pw.>>b(@rF*@rZ+@rd/2=8@rlb.@\
        o{'@p!/!%5!%qe'!aM1{K>jvlH>*%bL$~.@p6bplaE)#!!f(?RDcI?j,%#^E!@'+sc%!0='GM!Q*@po+@ps:!'a6!%u%'J$$TD!-bE+`hJ+3!!4@qQ$@\
        qW6-:1)M&@q`.!T(@q~0@r'9@r*5@r1b'@qKoeG%]kcG>JI&$'F#g!!deN>zn3@qp)@qu*!>jF>/7aE?C%&!%p!!O&0-!%W%mM$B$>xmF(:!$4@r?6)^\
        bjO%`%%ulI-('@rU*?2bf3)#D#1lH@3a$!0nbwX$3!!&!-W$QaP.F%!%(@s&/@s)c*!doZ#.C)sH)J!!-@sc2@sl$@s{3@tm&@u!<@u6)@u:*!I+@u_/\
        @uo9&`:@usbodS!Fn!#,%OL+<!!%'J$!*&!-F?i-6@t=,@tf+!%8@tiocj7!%h!!c)!'F!0&@tMbjh&!I(!*E!C+!%j&@t[a!!G#mb,!%'!@I!vM&ieJ\
        (.1@t{bi!!$!'D!%C>,})@u1*!Ipf%1xD#:!!B#TC>G<&@uR5!6a!!h!!h!!ch%$rD!8!!$!%)?mYH&`!!(?`]9#an%!QF!8kR!a&!s(@v(5@vQa2/CG\
        !'%!y2@vA6@vH&!0,!%=@vLjC#ZcbwaN#ZM>jHlcG%Vi!!mafD?)D3>)$vlJ&cla*!;bhO!a4@wQ-@wY$@w`3@wg&@x#7@x1,@x?.@xI)@xP(!''@xr*\
        @x|+@y$5@yX:@ykbI+3ad!!D>{G$/lS!6+!%bV)J!!$@wz.!T*!Ib,!FL%4),@E!%%!%)!Z+03qB>eL!!*@=&ai$#gD#x%#Ec)#pF))!!lP>g-!!%$'$\
        !%&,r(@xj*@xnnbdP!;lJ3!I>>e%!%$>v5S!6aE@dI!!1@y;&@yG(@yK'@yQaE@9l!!%!%eiiB@$aJ>/uilK?qIb.!%G!^,@yfjekedN@Oo!!J%caJ+`\
        &@z0.@z4(!Q0@z9*@z>+@zMaajO>{QaQ0lcE@z+aC@FL!#a,!%.!L'!3S!3!!(@zg'@zt*?XDc'!ab,$?E!@v%!F$!*.!jH!OcP#=!!$@{E1@{L&#T(@\
        {d'@{h+@{y/@>Y9@|0b!!&!sI.7i!!pB/l!!,@{_/!sa!!,!%H)jaO?oytB)s(@{qbS@;3hn%!FH!O(@|)5?fZaE>&3'!%fQ,@aafqE27%?IA&!05!6a\
        ,!%d%#E,@|QcP#E$#gS!%&@|abD@E8+@|kioaE'cjn.!ja'!@H>J)%#u$!F&>i$X+]!!/@}Pb3@}F7-@)!Z'%Fo(!0dbN@7tb!!ubopD%Lhbf!!$#TD!\
        %!!4@~h-A!A2A#<$A#U6A#d3A#u1A$d<A$h7A$l,A$r.A&w)A';(A(*0A+w=A,,'A,4*A-u+A.~8A0@:A0Rb*!>+@~dir!$ghF@dIO>/u!!(!8i$!%ce\
        3@5T,?bF.>_r+A!/m1>?hF@7:&A!;naj!!C(R-):H!;$A!_1A!|71D(A#,/A#/5A#3bdR>kh0A!wfhaf)A!qbdr@c<cbi@c=!!H!>'A#(ieE%7eL&$E2\
        'gN&6ji$#@D@O=!!%!%$A#Oo$!*&!-S!6*!OI!%'A#_fG>Mm!!K!'6!%/A#qejbJ']dK#+$A$;6'`3!p1A$>)A$N(A$^'&092Fb..zE+sS!'(,E+!%ab\
        2!%dI>-k$$*efcb!!-&VP!%*!>I+%bE,NF@R7$#@D,r4A%G$A%P3A%U1A%]&A%g7!a,A&#(A&n*A&t+.@b4>MmhadC@+5%!m$,=S!6!!H(=a!!W@lJbd\
        wcb!!H!|)A%v($o'A%|kR#.plbJ1YlR!p!!4'5$!;6A&A1)@&A&G(%~5A&ebR.@&%xF,Y)A&T(A&[bdP']p!!gQ&$f!!%,HI#K!$(03gI,:-#+Y#.I&M\
        4?JN&A'1,#.a*$Nhbi!!J,eiiaf%#NG%c!!%#N$),6)^3A'c)A'q(A'x+A(&o!!$)v&!-W&`$#@,!'(!%nbL-(%?LYD!-.>MmjliC>mXM?of-A(u2A)4\
        $A)R6A)n3A)~1A*.7!m,A*2.A*A)A*S0A*^'A*k*A*z+A+P9A+rb'!Q+A(rgH$QI%:%?H+,A).n&#7akc-%)gI+%ckbI/-&A)La3A)Fsaf-!'H!'dboC\
        ,*uaE?;0)A)c+A)kiajhE?/-pcfaaE#4O/x,A)xaaoR%:buD?uY'@5Ua)?ErF>J{bX$H/A*;eQ?0;kcG@67%$*a!!2>QXhd&.eS!6&.e(>Q*I!%&>GW*\
        !@nrH@%s1A*vakaoD#+S?J}-A+20@#o+A+85A+?bsB#:&(.F*|bhcH?U:*A+HfhO-FhakbIA*M%!%&A+l5*|a'A+gjn!#G/-dF>VM)!%I!'abN!I,)G(\
        A,)'',aoC2rJ$3lbodC@&J2A,^$A-;&A-E,#4.A-H(!%'A-N+A-T5A-Ejn!#R+<!!-A-&$!*6A--1&G&!',-h)A-1*A-5q%)dE27b3!'J!FaB+TaH/c$\
        &MF!-+%LsdcfQ(.C,rcfpO&0!!B>v5n!!2$Q&!-.+<'A-l9(}mJ.-%!y&18F%4-A.C$A.K1A.V7A.[.A.i(!0='G*A.t+A.wbrb)!%H!>l&!;I@J;!!;\
        ?y,jI>'b(A._tB#(m!!d&$$S!6/)dbd-#(U!%C$g$!*E>JI!!-A/J$A/S1A/`&!8.,-(#(*>vO+A/c/A08bdI>oVn!#$#ND!W!!'!%9#4mJ&$S&J!!$A\
        /p1%jbK%&d!!-@N[''`*A0.9A02f!!$$*M!;vB#Q$&MF(Lk%?KrB!0(A0JbiV?8albj!!U#4!#$),bdE&u%!%F,h$A7%&A8V(A9e+!%/A=Eb-A1]2A3x\
        $A401!%&A437!'.A49)A4H'A5/*A5=+A6P;A6q:A6xq$'M*!Oqad!!L>s4t!!4A2H-A2n2A2y$@;a6A2}3?ny1A35&!-<%:,A3=.A3C)!C(%@0A3H*A3\
        O+A3a9A3nbL@YC%$B&$'(A2b/A2ha%$''#NaI#!%$'P!@-#(E!0%#7(#~lE?LaC>W<%#m&%x,!@'A32eeh@PD$3ab2!%E!;$!ZD#^bD>-Xe,!FF!F4@1\
        +$&M.1J))ynD(:%${1-.em!!N#4((Lb*#dI!L$!%oad!!)2I0(Lv((:E%:R'D)$~E!%a!!,%,'!%veE>dM2A4k7A4|=A5'+A5,j!!.A4gn%$'B,kbG#E\
        &A4x)!CseE>;XH@;0!!$!;G!ClD>{AS#H$!%)%Ocf%!%Q!%+A5Kmnak$$TS!6!!(A5^/A6Ma.>F^E!%2A656&c30,.A6?0)D*@#nj$#!(A6'5A6+iC>;\
        XaJ$~*!;h$!%F&Y$-~c%$rH$$%!%$#Hrj$!yF$0J*^%1x+A6anad!!gU$u$'u&#1(?REb!!E!dmieD>*A$#@&!-F?dm4!%-A7U$A7Y.$9)A7`0A8''A8\
        =*A8@+A8L/!%b-@D37&~I!%O?TV2%mN!%-@z,1?.5)A7uo!!$#@D!-5!6c&#1/!8eD?Exn&+ybd(A88c*!QI!|gmC$-D%4g&!-a2!WH>J)1!Lc%!%J$<\
        2!3.#7)A8~0!%*A9E+A9Q;#W:A*/pn!!&!3I?o]3!%&!%7%m+A9A5!6o!!$!*)!C9(@sF,YX@Bi+1Dg!#6%0M!81&u+!%w!#*@xntdD@Rx%0C4!%$A:c\
        3A:j7$~,*T)A:o(A:x*A<I+A<N/#T9A<Vj!!1!%7A:BboE#W!!4A:Y$!*1A:]&!-b2!'Q!'M1u$&fF/lkseG@xn!!Q!Lo!!$!%G!C.A<00!Lo!!3A;M1\
        2*&!W,A;R.A;a''`*A;f+A<%9A<,q%)dB,=lD>/y&!s/#^a%&cI@E'eR>?h1&M/A<!h%!p'A;|e-#(G!'B&0K-uncdgI%YeE((!!$>NG60r*A<Ecfp!!\
        I!IqM#NgeL$Z!!-#dI&'!!$!*6A=+3.n1A=1&!-<A=7,A2y(%@0A=:+A==/#7qb-#(J!F&%xJ!@%$'F#!F*5D*|/@$(eE'i->T$2A=k$A=q6A?H&!-)A\
        ?Q'A?a*A?lqqaE#ppaeG#p!!-,o6A>a3A>i1%j&!-<A>p)A>x0A>~*A?'+A?39A?Bq&A>R(A>Xa%$',!FE#N,!FE!^+A2_fG#Qc)!%gn@?&$BdC$*b5!\
        %jU#Q$$*F#T(,SE,Sh$!Qe)!'jU#4&#~(A?>nE,ofQ'G$&MD!-s!!$!*G!C+!Woad!!$!*qM$*!!4!%'%YI!a+A=gn!#$!*D!-!!2!m&!%'!%M!84AB4\
        -AB|2AC5$AC~6ADB3ADE1ADg&ADt7AE8,AEC.AG9)AHF(AJE0AMJ'AMP*AOS+APG/AQn8AT>9ATO;AUZ5AUt:AVIb!!)!0*AAV+AAcd!!6$912*o!!$!\
        *'(T9@B,cfp!!O&Gh!!$!*6%0D!-!!$!*1&G&!-,AB).AB,*AB15$Hq&$BlcJ+TF&fbG>cgW27!!-%F6ABb(ABe*ABj+&r9AByq$!*&!0,!'r!!ge-#(\
        Y!LJ,oicG#(ia&ABvo!!P#4Q#KO$u1!'7!%j$!%&$~(&JbjK?pJ!!$ACV1ACa&ACh7!p(,r5ACnoncgbI@J73!3*!OfH'PcgbIACR-!'G!Z!$3?ny9(O\
        qlciP&',!F(@$a'!%+AD?/&cnk!!a!!)',E!dO+`T!p!!%(:$ADc3@Pn&!'.%F(%L5!6qB!TS>c&.!''>OlakD?l|2#j*AE0i!!&!-ad!!0A/]gM&P$!\
        %haE(C7+Kkb%!FJ!%40v2AEq$AEy&AF1,AFQ(AFa*AFq+AG'/!8:>xNb!!G?qI!!6.-G!C!!'!m5!0h%$r/%Ra!!J)p2!'8AF?fpqE?tJ&AFHbE?nTb!\
        !f!!F!%!!%$'(#~9(@rW#a!!.&S)%Op)!3E@O'+!Ln&!'5!6auc*((t@^!!&!%:AG4eG,@kbG!04AGAbE')!!$!*&AGz,#Q0AH+*AH0/!85AH6b-'r*!\
        ;;!>5!%:#Zdo!!&!L.!jF!0$!%,#+f%?=7Q!%deF&c1+ED18,??0;!>jc2)XJ?cH4!I-!'2AI.$AIX6,H3AIw1AI}&AJ,)AJ6(?9X*0I/!8;)75!Wb&#\
        H)?RU*!38+vmbE!y!!%#E&!-.AIJ*AIQ/$$9AIUnFAB&b&!^G!%.$`vF08!!6$91%j,#Q.?I!'!%+!'g1*AaI@k<!!F?fZ$+9e.)7asT!L6.-)!CI@:y\
        !!&!'a5!%h!!O%j!!2#!3AJz7AK',!'.ALN)ALW'ALj*0C+ALo5.@:'Vq!!5!6ecH)7&!'a'!%S08!!-AK_2AKf$AKj6?ni&AKp7@lR,AKz.AL)0A/]*\
        AL89(@qcfo$)vD!-%#TJ@bFaC/*)!^E!%$!%)!ZgO!W$!;e8!Llga@M(A;bb7&')!%E@dI$?XE+ALHn$>$kF#7%$BF#H!!ad!!C!-!!$!%oe3ALgjU']\
        Q#!!!D*D!!$!'1AM3&!'<%:,AM8.*A*AMF5!6qJ%:!!F#T%#m&A<!ap!!Q&'hE,-!!aB#72AN8$ANU3,@&ANd)ANk(ANw'AO1*AO8+AOM:AOPb*AN2+!\
        ';AN5p$!%&@P#F!%H#%@c>a%@tf'ANIi%@h'J!m!!$!*i%%uD!s!!%!8-&x2(!E!%)@o%H!>!!&!ya%!0F!%)!%*AO+/ABvocGAFLcicK&$$+yeW-_1A\
        OD+%)jO?`>!#-AO@I!%H'iF#.!#$AP&1!>&!'7!%)!d(AP,0AP2*AP5+AP>/!09APBj!!O!>!!J>ie.!%G!%F'M!#c)!CH!QeG/~aJ@Bf!!-@D36*T1A\
        Pr(&i'APz*AQ!+AQ%/AQXb!!)?1JM'M&#1aE>o;rK?k:W-+,AQ3(AQMcjB@xka!!-,-6)^)AQG'!%qE/`$#~F#Tk!!i%%uB>Z9ic*AQff!!M?5Ik!!eI\
        >US2@hy6ARD3ARK&AR[,ARh)AS#=ASH'ASK*AS}+AT)5@btj1'PJ!'s%#uB!%1!%bcfucii%')B&Bii(!0bqbcH#T2!L&&{,!'a!!:!>ubdo!!D!L2AS\
        2+AS>j$#@D$x!!%#N$>/*J%,$(C5!6cT%0M#Q4!I2!I7-r)ASw*!'+?c@p(@88/ASraecg!&D!'cQ>Y2!!BA1VhdemnB>[}!!&>i$(AT9aiF><#ffD.F\
        '${c2)Xf%!'$!%D!%!!$AT}6!p1%j&AU/7AU5,AU8.!T*AUR+)7o&@F6iaE@*n,!%)!%d!!4*KS!%$&BG!ZG%4!!2!L6)^&AUKa3!%E!%f$!%Q!%+A)h\
        mE&P!#4'D-$3$!*6@[0&!-9#ahO-.!!2!%$!*6AV<1#a&*D7AVA,!')!'*AVDjF>/}dcB%uD&JaGA40$08F!%!!1!%&!%L!%!!$A^o&Ab{)!m(Ag_/Al\
        ^5Ao(b!!2AXi$!%3AYA1AY_&AY~7AZm.AZs)A[&='G*A]2+A]h/A^'8A^19A^I5!%:A^Oj1AWr&!-7AXV+AXaa!!,#QEAFL5AX(c%!g)#%/%feN>AE2A\
        XK*AXR/?3Oj1AXH('>amnbi&>iyS!6D-(bjhS>>whB*W&*Da)!%I!%!!$&xJ#Q!!4A<F2&l6*v,%O*AY'5AY/bW!F1+0hEA0/!!0AY:jCA4t(>lSM!8!\
        !%!%$!%&!%p!!$!*&!-b'!;oFAC1$!%/#.k&?l}b!!0AYzf!!%!%D$-M?|@2$Z)AZ1*+3i!!J!'!!&.=0AZL*AZS9AZ]j%#Tncio@Q%!0eW!Lh$!QeEA\
        <K(@80b8!'gn$,kD!-a!!L$`4@g?&#1b!!1!%G!y!!2A[k+&Bj/A[hn!#,#Qc%(R)!Z/$Ke0A[T*A[[qoaJ?cHeo!!C$jh(A[eaQ%&L%&H#.!!&A]#(!\
        0+!%5A])aG@1*)!ZH#d!$4'|gG,-$&J1!W(1P*A]Fc$!*J,@!#$A]X&A][b'!^V>ekE)7%!%-'Aa!!E!'!!+A]w9A^#cH@L#&#miaqF.XM?#>f!!gjnv\
        B2F$A^A(?fZ/$KbP?fY!!)!CE!@,#pG+W&A^_(!8:A^kaG!W$!*i!!&!TW#aC@]?-Aa<$AaB3>F]&)).Aao)Aay*Ab(+Ab2/Ab@8AbG9Abd:Abvb-#d7\
        A`8.!%*A`n+Aa*o!!-A`$6A`),#Z''`*A`-+#K9A`4q(A_{bHA>u%$'Y!>dM>'*EAE-h&#~M.[cG21!!2'x$!*6*a&!-(%@*(=+A`g/#79@lJb4>^g3!\
        '9$QY@BindeMABvh!!4%V*Aa%9(Om&!0J&$hE@F9n!!$$T&!-,%,biS>qr-!dO!;2%m:Aaijn!#-Aa]$'],AaeqJ&lie+#KM!;F@6l$!%D!Wa)!%dnC@\
        lw!!2!3)!Lh@c?-!d,A.tI!%%@881A:?(!0I!%$!*pO$6$),(Ab_c%#N-@L4+!@qiF$$eE@$a!!%#E$)v&!-0@bFH$NnfB1P4Acc-Aci2Ad2$Adh3Ae'\
        1Ae`,Aef.A%P)Aes(AfA=AfN*AfR+Af|b)!%d!!2!%''`W#aa!!E(i(#!t!!4%F60r7Ad*,Ad.9(O5$HaJ+ycJ!0bS&'%!F3AdQ,!'(!Ia!!-)y*AdMp\
        E(TL>UZa!!1%j0(}'!%9(Oh!!eW!0!!'Adzs!!-+B&!-G!C!!9#amC@F6!!3!81AeL&AeYb)Ae@o$!%D!L+#Zo!!%#ED!s%!Qh$)s)!CF!02!%I!%bgm\
        C-@i!!cbf-*8I>g3$!%3)#&!W<%)7Af1+!I5!6oDA[h!!*Af=kbfH&?LAf8!!-/r)!@gK@OoM>aU!#%$E4)G,#4*!>+Aflt$!;G!C(!Fi&!Wa!!3,6I&\
        r!!-@jK1!%&Ag:(!0+AgGb&!0G&J-',gn!#$!*D$-!!$!0,AgUbGA.ca!!4/`G!C4Ahs-Ahz2AiE3AiI&AiR7AiU,*T.Aic)Aj.(Ak**Akc+Akf/Ak{9\
        Al0b-#do!!4+|-Aha$@;a,(T)!C*Ahi+&r9$QbY@Bi,.bbH?}|1A0/&#{W*vocfpG/i-Ai41Ai77Ai=b!!o$!%F?i-F3!$.:M#H!!$!;O&GcC')%!0,)\
        7M!'J%ma'>=?fnabEA$J$Aiw&Aj%(Aj+/!8qB>$S!!3,6,-=F1o2!'G!'T(@+Ajy;!>:!'j!!(Ajsn(AjT/%Rc+?X9ei$!%D%C!!0Aje*AjlocJ>Q=fa\
        lL>?1-._NA8:!!RA:Y$!%egbld!!lg@:-#d7AkD.AkVo!!$!*&!-.(nS!6!!$!%9&`i$!;&'>S!0!!--.*A&kW&`L+`/?cHn!!a,!%d!c@1#aJ%Y3A-K\
        *Al*nC-rgeG@yC!!%Ad'*'Vf!!$!%)!C(%@*AlS+&rc$!%G!Z1A3^+%VV/7$AmL3AmS&AmX,!'.Am_)Amq*AnV+Anz;',j1Am:&!s7AmBa!!ii%!%F$0\
        !#&#1M!8)!LafhnC+yp$!FO$6kbG+Q)!%H%`%,Hk$$B&!'5!6bQ?oy-#d$An86AnE1AnI)AnL(!%*AnS+!%bfqlE#K&,%+0>iiaHAfJaJ+QD,Y!!ncJ#\
        {W,:%!%=Ans*Anvn!#&!-/#7ve(!^E#(M&uBA#n$!%/!8bJ>B5)AoF(AoJ+AoZ/!Qb!!-&Vf!!h!!O#%OAnI)!@:>APm*1rnrI)1neG%{%A=BB!%-Apu\
        2As)6Asn3AtE1!F&Atz<Au*7Au0,Au4.AwN)Aw~(AyD0AyJ'AyR*A}/+A~e;B$:5B$D:B$Uq%)p$!*(!>/Aprqi&!Wa!!<#QE!%J/u$Aq=1AqM7Aqk(@\
        'x/As$j&>ib(>ib/$<bfB1D'AqFmO?4Re*!>I%&$Aqc,Aqh)!Lb)!TdagI,NfvC,YF!'!!4Ar<$ArB&A-I,ArP.ArY'&0*Arh+Arq9Arz5Ar~bE@O_$!\
        TF$H'@O_5!'h!!T?nua!!'!%S&BcfghadsliiaE,K%%~1%4U!p1-.eehn@ZnB%FR'|daH-@!!2As;3AsO(AsjbN1G&!-,AsL5!6n%!%D&-B!d&!'a!!+\
        !%d&Asg5AsdaaQ*!Q$3E?I/(At@s!!$At,,At5(At9bie!4T$9+$Zd!!D!0aO%jef!!B#N!!G%&!!4At_3Ate,Atn(0&b4@O_G)j%!sB$3$)v&!WS!6(\
        $*a!!'!%W&`io!!$!*&!-M#7lkR?(knC0S4Au]3Auh&Aux7Av%,Av-)>>.'/`+AG49+<bvbS!m!!&!F,#QM!F%@dM$!%1+9&!WM!*k&>lKbE?hg!!1%j\
        D!W!!4Avf2Avl$Avs6Av|1Aw+&!I)2I(#~0#W'Aw6*Aw<+AwC5AwHb!)K!'%!;E/=e3!%X&oh!!1%jD!0'.hc)'ipO?}|(,Eabo!!B+H&!-M%xn&!;F!\
        ;adE/=4.'D!-!!$+y6!%.!L0Awmq(%Fia4'P'!%H!O!!$!*1!%&!W7!pI.U!!%!%2Axd6(f3Axn&!I7Ay#)!@*#W+Ay1/$65Ay<j$!%(Ax^n!#4'D$!%\
        Q,6!!L@$(,'lagqCABg!!$!'1&x,%`b,*ZE#%!!$!*.&$(!%M!Q!!%!F$!*D!-b)!%V?hxr!!C1xnhnbJ>Uo!!%!%-#d2AzI$AzU3Azf1A{I&A{M7A{V\
        ,A{b.A{o)A|)0$Z=!3'A|Q*A|g+A|{/A}&5#4q$,=(!;b3!'G#((#~af!!geL&u+0>bl!Gjdb-!@I(W!!1#p,A{((A{6'A{?/A{Fa()s'!%H!8$!abd!\
        !5!6cX#=.0|(!%S!sb*!8V!'G3+cG(q%!F$0hG!%!!%!%$!%O!3!!%#7$?`(D?mX$A{zb!!G>s**A|&cH?dBa@B!!%'J1&0&A]#(A|F*%7/#7a'!%I!;\
        (#Tl*@BiI!%!!6$9&,](A|bbW.@!!W!%$A|x&?X8+#pb!/E(iE'A!!1#WF!0fo&,%M>(E!R1A}^&A~*7A~?,AB).$`0A~E*!>+A~L5A~Zq%!*(#gS!6!\
        #$!F&A}|.$`)+E+&P9A~%q/#~bR!@2!mG1>nCA<!fagg!#.$`9.Cma(@JeE.*$!*D!0%!*D>K_!!%$'$!*&!LJ!'4>s`)!CW(O-B!A$B!Q,!L+B!^/!;\
        5B$1b-@v>)B!2+!%:B!<oD,K$!%e,!%G!'eJ>8`n!#ad!!4*K&!-S!6%!%)!'e!!G#Z!!&B#r(B#w'B$+5!6a!!d!!-B#<6B#D.B#c)%@*B#g9B#l5!6\
        q%$B$!TM!*/#7dlG'i%!;,B#Xc$,Y*#dfpB>mX(AZPr!$T$9D@B-jF@F6$&MF(:fgU!@-#(f!!9#ane,!'F#(agH@ah'!pi!!B!s%$r/!8eL!W!!4%:$\
        !*(%@c!!G!Zw!#%$'$!*W*v4?gv-Ae#$B%;3%V,B%I)>cS0B%O'B%b*B%r+!'9B%y:B&!opegwK))!!'!8i%'MeE@rU%%~D!s,$Q'B%^b*!8I#KF?]b2\
        !%$!%))7e%!^G!%*1SI?1d%#gF$'bfh!!c)>jnM!Q4Bap-Bav2Ba{$Bb&6Bq@1BqK&C@C<!^,CGv.CV*)CV2(CVc0DMH'DMT*Dan+Daw/Db98&B9((5D\
        n7:Dwqb!!%,V-B)b2B+#$B+w6B,|3B-@1B-Q&B-W<B.27B.B,B.Y.B6j)B:_(BAE0BAM'BEr*BTB+BX5/B_I8B`c9!%;-(5BaX:Balq!!4B(m2B({$B)\
        !3!%&B)+,B)=.!T(B)C'B)Y*B)_b)!3'#Q*B(fi!!%!%D&-g$!;F#%5!6b,1(pa!!W(@dD+*,!Fd!!G#Qf!!ah!!'!@9(OkbU&'a!!Q-R->zn(B)S+>=\
        ?kR'A2#!H!'ceJ#QI$d1B*'&B*B71+(B*H+B*zb,!d(!%+><#yC!m%@7N&B*<($ga!!+!%Y>>x!!fG#+-#%['G3B*b.B*n0B*vo$@Dj5!FbB@Dj'>J}a\
        f$$0D.ec*A2_Y#!O>=Y%$rM0L!!2B+M$B+[3&o&B+f.B+m')1/B+sb*?)0uad!c)D!s(,%5!6c$!%gW(@+*hf-*8X!3:!>iJ.=&#xM!8jB1S,#x)B,:'\
        B,D*B,Jj/%fcic&#1b2#jG!%e30,iaH?%5mncJ*T&#x/B,yb'B,dimcfc%+necP&V!!$%=(B,tc%!0H!QmbN',E*^6B--+!Ta!!I?dC!!'!'a'!%cf!!\
        $!%D$-$#@)%O(?)RicegI.X&%LF%4)B-t'B-z*.*+B.,k%!0ch&>{AF!%!!F>Y?$!s&%](!%f!!Q(@&.[E!3%?je/!0eia'!@H!O$B.P&#!jnczM$6!!\
        1&xW@B,-B0F2B18$B1H6B1e3-O&B1j7At0,B2Y.>k{(B4f0B5V='G+B5^/B5d8B5o;?ED5B6-b2B/g&!8.B/m)B050B0?*#dq'!d/$Kb!!*#dX3($&JD\
        #x&B0(/%Rb'B0!pdF>Yt&!%S!6+!@f$!%h!!O!3!!+/roEAVA/-%eF-%$B0W&B0c/B1-bGB+t2>=Y(?X>M!8.#Z)B0}+B1&/!Qs$>C$c-#+B0h%!gB!%\
        $!%F?7g+%Li%+fMAk''!I9+Ead!!%!%F!0%!04!%-/r2>?16>,Rfo%!*$!*M$<!>H/{!!-B2120y6B2;3?uC0B2G*B2Pq$!*d%+fB!%1!'(?fZM)p!!e\
        dfc%$jM!Q$!*n!!C!y%-%hnB>QU!!4%:$!*&B2{(B49/B4_b!!3@$^hnM>W<-?pN3B3F.>]0)!Z(B3M0B3`'B3h*B3l+B3|bfP$KdbmO@%G0B3VfSA[e\
        $!%1!|H!|$!*nF?JuOAqh%>kwh$>if1B2UF!%'B40n/>W<dc-%&Y!>c*!>jO>A;0?fr*B4N/B4W9!WdnD?je$(c&#:F*Qg!cAG!C)!3H>2F.$6(B5.0B\
        5:'B5B*B5Lj$@3]1B5*bdN#xeE+--!TgbnbhjO'P1?xvF?4Oc-!%$!%L/3(&YhekbI'r%@M?B!%1!3E)Mk$!;f&'&S!6&B5~b2+K'>>xI!df!!3!%&&-\
        F!%.B6V0B6`*AXR;?EDj,!'(B6R/)pbfhn%$rM!8N?xukbheqC>_m*!mh$!*E!3!!4B7[-B7u2#W$B7y&B8j,B8t(B8z0B9.*B:Z/!89#ab&!F'B7I*B\
        7RjO>?h&'uboBA]X!#1!>H?ro%'M$!*&?b;(>ABdc%$j-!%P#EeE+T.B8Q(!%'B8Ui!!1?ni,!d(B8E0,x/!8c%!%2#jG!3+!%mbdo!!C.qqB(:(B8`b\
        !/L$`)!%(AP?M!0(!0g$!%F#!%!0B!;!!.>?h'$K*#dlsJ)g!!4+E$B9x6,H3@cw1B:*&B:/.&$(B:9*B:C+B:J/0L5B:Ob)B9gcQ@X+%!%$'u/@>Yc%\
        !%J!'-/r0??E'!%bK>)meE>`4(!0f%']Q!%*!>f3!%F+-&!yhF(IeHAP2ie'>}ZfaM2xO?GC!!4B<<-B<@2B<_$B={6B>33'G&B>:7B>T)B>`(B?^+B?\
        y/BA%8BA35BA>b2B;c6B;i,B;r)B<!0!''B<)*%L8B<5bf!!D@&J%!%D!Tcgh($<M$<!!c->xh*#+X#+p%!%D#x%!%2!%$#TS!6b,!dG#ZaE$K%!0'B<\
        X/!0a'>`4i!!%!gJ#+&#1F&6&B<|,B=4(?h65B=jai&'ub!!qdM2ho&>2y)!Cb!!-!@h$!%M#Ha!!4'D,(f)%@0B=T*B=[9B=dkb7!LH!>&!0FAZP+,:\
        fMAJ(&#~F(L!$6@/S.*A9&`hM?GD!!-B>/,@>Y+-@qE)yM@kO&>cJM!F2)X)AUL*B>JjlJ)1!#ha,!%E!%ad!!v$&MF-~$B?'&B?2(B?H/B?Tb!!-&V$\
        !%qc2'r)!%H!>'!@*)ViiF,r7!p*$Nqbi!!c:#=g$!aL!%f!!%#{4'|B!Li%?=7D?19$0`,!30>>Sf!!c:&9g%!g$!aI!%!!$B@U1B@`&B@i,!'(B@s'\
        +E/!%b,B@I)B@Q+!3qdcQ'2%!%elN$~UAE4$!0d!!RA<F/%RbdB>gr-#!i$+*J#+!!'!%f!!$?}AL!j-#(+!'i%!gD?19bg!#4%:HA?qef!!H%7lhjne\
        M$$!!$BB76)^&BBg,!p(BCK0BC]'BC}*BDu+BE6/BEe5BEob4(w'BB4jc($oh%$E(!*S!6D.*!!7!%'BBQ+BB^9&`i%!0&!0J!3!!jbci,)7X)7!!&!T\
        FAde4/0+BB{:!>iibd&#:S!6(BC>/BCDb+-4i!!c:&9g%!g$!a.!%I!%,!%G%&i%(FM%f!!)$~+BCYdB>q|B$j$BCr&!-/BCxb'>{FoF?oXiiaI-@jjD\
        2L%!%&BD2(BDka,$<F)p!!6BDZ.BDb(#!j$!%&(C(BDPjce@c*df!!&!8M!8&!ZF?^=lip&)aM!8&#1*!>kS%&%?)@$'u+BE0/#!c-#x2)XX#4%!0F!s\
        &BEM(BEZ/BEbbcf!!-!@H&?(!0u%(F$!%D#:'!%mE${E%`-@M2,!ph@_R/0!!4BHA-BI]2BJ9$BL<6BLz3?fY1)M&BM#<BMf,BMk.BN4)BNR(BO00BOy\
        'BQ2*BR0+BR7/BSU8BSd5BSsb!!-BGF6BG_3BGe.BGk)BGr0BH%*BH++!%8BH.9$Qq%!mc2#jf&!La$!*E!%7!%(BGZ/!Fb,!%'!3H)ViD,]%!yB!%%%\
        ]B#W4>ekB!F--r3-[;!>ob!!S!%%#mD#1H+`b3?pIf!!)#4g%#NaE0I&BHU(BH]/BICbk%!yD#{2!'fB#p,.'./U)BHx'BI>;@s`5!%nrP>oV!!21;&B\
        I25!Fb2?JN'!3I-4*#+:#+saE?O6lG>yI)?LYd'BIXah(!*h$!*F!*aI-11BIq&BJ%b<?;sg$!%H!>bd1A{I(>[}c%!8D#1fe3#W&!^*BJ5kb@9C>G%!\
        !4'5-BJe1BJm&BJt(!I'(T*BL#/BL)bk&!s(AP,M!Qbg$!%I#!e,+TM#T%?%G6&c3!T&#1(BKE+!|/!Q:?oyf!!bi!!%!y6$9&#:H&?&!^,&].BKf0>G\
        )*BKp8BKypdb.!%N?.2$>FxreN>G)m%$-aE>UobgjMA,)nbE@XX-?qI'!3/!8aic)#jH!>!!6BLc3B(|,BLk*B$-+BLr9!%;!>5!%a)!%E1Y/@MSdB&u\
        $>Z9D!T!!%-uI!3%#HM!F%?)7-BMI$):,BMS)BM](/:*,!q!!4AD`$!%F$gb!!-&VI>Beief!!fB+93!%b!)I!'bjU)#!!%!%&%]*BN.+!I5AZ,e%!^*\
        !>ucGB@F4&fF!0%-u&BNBa,$uG!%)BNKjnC$6%>HFB!%$BNp&BN{(BO&b3!'+!v/,Vi&#:J$u,'25!%pcB&Bu%!FeE)1+?`^gbM?/o4!%-/r.!%+BO_/\
        BOli!!$!*,!L/%R5!0cf%!%$!%3/~D!T&>DMaf$>8UF&6g%!Fa!!,!%E!%!!$BP<1BPa&BPf(BPp/%Rb,!%hncC>V),!%'!%+BPRfh%%I$>NGE!@!!&!\
        -9&`qbQA:jeN?frf%$r3!%M!8-BQ+2BQ/0?DH'!;*>NpqdF+-bN,!C/u!!$BQ[&BQf(BQu5BR(b-#(p1BQXaaf!!%!0D!0B#W6@M[,,`E!'$#@(!0:!m\
        bpB>rN,!F/BR%h!!I)MH$6!$%$BK%4&>d-F!0!!$BR^1BRi&BS#,AB)(BS5'BSG9BSNbpa!!G!3!!,!%'!%H'2(BR}/?!Wb.#%p$!%cG'2E#T$!*)!Zi\
        bp$!%cfcT*d3@5T)@[Z(>+jljO@Bi&@|NF&f'(fnB$6.!%*!mfj,!'M$<&!-a'!%*!OoD>7G!!(BT%b!!hco@cB0BT2+!3jbE>ur*BT=nriJ>oOcg@cC\
        4*!-BU*$BU51BUV&BUh7@_V.BUo0BUu=BV!*BV,+BVw/BWrb)BU&8!3q%!%ibG/:F@J7b4$62!'E>m5!!4)@6)^&!0,AB).!j'!05!%ved7#pL!%!#4,\
        x-$H$%~&!LL.Ff3!%F!%adeP+`%>6#$!*D!Tla!!h!!B!F$BVE&BVK(BVqb)B3C8!3dBAMM'&xI!y%!%$!%)!m'BVe+BVk/!8emB,@$!*D!%a!!E$u-#\
        (W-O!!$#@&BW@,'l(>;7'BW_b9$Qf$!3e0$0gmBBKu3'&)!Zi$!%&!Ti%!%&!T(!%a&!3Z!3&?Q>((Wbh$!%&!IF@Ph&BX1b'BX'i!!)!CI!@c2#j)'A\
        M!8HA)+!!4B[:-B[C$B[k6B]c3%@1B]h&!I7!p,#4.,S)B^_(B^e*B^{+B^~/>gr9@B,b-BYE6BYT,BY].BZ@)BZS0BZW'BZ{*B['+B[59,Vq&)=F2r%\
        $<1?R!(>'*iS$-,&0bJ>i$$BYz&%](BZ*0!3/>ld5BZ6b)!%H!'-+N;!|m*!@I%{)!dp!!$!*M%`:#=g&.LI!%%>jH$&J&!yelfh!!C!pC@8|,BZs/>/\
        yn(?R!'?rf5$Bb*!dI',bg&!3L!%%>WBdO>g3+B[/aI#xdemO*8eG?-V&$'(%FE/=%$B,+0n!#%$B$!*6*T&!-.!j9B[emO?$Q$&MF$'3B]:)B]F'B]L\
        jn$$0(B]1/B]5c)!%*((X#=J?'e!!L#Wed$@p(&/OS!6b!)E!@$!*&!-*!O9B]`mcJA,)C)^cHA>f$B^3(B^Kb!!5&Bd&$-*'S+B^,b-%LG>R9c-!%P)\
        X'>g3+B^C;'SodC,`ad!!D?192!'/#Ticj!!&@+7FA.=%#7D#7*B^umhd&.eemOAP2heLBDeM#7$$B&B_7,B_=5!6b&!FJ?JN$!%G!Ca!&.$`*&?S!32\
        B_i,B_v*B`)+B`Hj/!8bg&%=(&6M!8$@2pb!!,!%I)1!!2.77$Z(B6RcT-:$B`@&!-+%{b!!+0]i3!dD#:!!')7W$Q&B`Wad%#u&/OS!6e)!%lg!#G!C\
        $Ba&&Ba@/!Q5!6bi-+s&!L,!3dr!$L$`!!%!;,!F.$`'!0+Ba<fP$9I@Pg&#1,BaP+!@b!!E$~!!$!*J!L!!.!T/BafaG!s3!3H!'D>i$-!%E!%!!E$$\
        !!-!%G!3!!4Bbr-Bc!2Bc:6Bc^&Bd=,BdO.Bff)Bg$(!%0Bjb'Bkz*Bp3+Bph9!35Bq7:Bq<bga!!6,HJ%,&#1l!!%AO'B'u'Bc6/%fc,,@+!@oeLBDr\
        eN-=$!a&BcO'BcWbd!!4*KW#a!!,$<G!Z$$<M!8(Bcq+Bd&/Bd8bodeY${4&6+Bd!madbX%VbY-h&!0'Bd3bwcP-hcbY%VdFBd#,BdHq%!%F!%c2#KG!\
        Z$Bdu&BeV,Bep(BfV*+`+Bf]b*BdpfP#ZhEB6L-Be='BeB*BeLq$']d$&i&#:b)!;h$$T&!IF!*exD*55!6c%$$I!@h%!%$!%D!y(Becqb-!@I!'->'R\
        .!3gjF>AM!!4AaY&Bf3(Bf90Bf?/BfBbd!!%#EB!;)#.H!;!!N?$BO%Vi%3%(BfOcI??b&!^H?-].&BH!d!!&>J]M#m$BfpqbJ@Pg+Bf~fh!!&!yM!QB\
        #N(Bg4*BgB+BgYjO'M4$u30,+>EIX?dJ$!*/BgSed!!&!-H&?'!'H!>!!$Bh/&Bhf)!L'Bi)/BjRb,!%'!'*!>8!mld!!$!3&#x/!8S!6'BhD*Bh^f)>\
        Mmbd&!TS!6!!4'5&!-,#Z0>WUs(,YcaJ@Dxc.@PgH!>3-R.Bhy0Bi&i$!%D?)0(!%a!!I?)1B#{$BiY&Bij(Bj#/%fb)>R9'BiUi!!c+!@:&9g%!g$!a\
        L!%jO-[!!4'56A9>0>WUY!>(#!*BiwslQB0}-%&.!%I!%&!^,?cM..F0Bj:*BjFjaE/u(?rY/!8dD>Yt$&Y('>madL#j'Bj[fK>7d&!IS!60-on$#%bi\
        $>UT1Bk*&%C(Bk0b,*W)>;ugN?0*akbI1!4%&3BkX1Bk*.>:o0Bk['Bkd*Bkh+BkljnedoCAoWJ/U(>AFhB'MDBdmmF0S1!p/!8b-&VYB6L!!4Bka-Bm\
        m$BnE&Bo/(Bo<+BoC/Bog8Bou5#!b0?dF*Bl`+Blek&BlYqSA/m-0`H!;!#I%c$!%(Blsc)!%I!|)!d0Bm2*BmZ+Bmi:>N=o/!8eG?%51BmH(BmN*BmS\
        +>@cahC?xxriJ>GqpF?C@c%$jP#j%>t7hek%B5SB'uO>_o&Bm|(Bn,bdcb@cD*!>oc/!QmOBmH-?pN*Bn?mc2#jhnaK(qmeE?o1!!%!F-Bnz.Bn}*!p/\
        !8q'BndaiJB<y(Bnr/2hb,!%I!vkafcfQ0vJ.b$#uef5!6c%!FF$o.!T*!'/!QV@+N!!xS>/u!!1?CM&BoRbcG#:(Boc+.Isc->T@B0hE>eK,AD`.#Wg\
        $!%H$u&Bp%/!8bfI?Q>2)X;?XBj%!FD%C&#x*BpH+BpUbd!!$!TD!T%!g&!Im&!;F(I(Bpe'#x/!QcoC$~P)1-Bq#$@>%(Bq''Bq0/!8bjB%=OB^{)?C\
        MdOA{I%%ID@>ViF?`]CBac!!-!%(!%I!*$C!5&C)C,C1X(C50'C:@/C>@5C?zb-Brd2Brp$Bs+6Bs^3Bso1%L&Bs~<!3,BtF.Bug)BwH():0By^'BzN*\
        B}P+B~,/B~l8>yR9C!.q,!|b2!%*$uX$u.!3n7!3bJ?@|!!%!*2$3,&l(!*9,:c%!0K!%'Bs<+Bs@f(?TBbK%CeG')%(Re3BsWo(BsScmIBkaG>~6fbh\
        O&B$>`4&!-s!!&B#AW&`3!3'!pb!!,!FI0I'Bt4*!'+!%f!!&!-H+0!!.AB,0?2@9.CiD?GD-Bti2Bu?$!;&#m7BuM,BuX5Budbw%(RD!I$Bt{&Bu#(B\
        u2bfIAByoeG(i*!>o!!%!'6*TD#1-$u0?r6ghcQ&Y%Bp}'!Ia%$jB!%!!4'50&PH(=%#K&!8afQ%`R$u4Bv[$Bvm6Bvq.!@(Bvw0Bw$ba%!%2BvE,BvJ\
        .BvWj5Bv<dD?Ns0>_FhDAN2bmO!sae!!f!!&#1I%&B?xx'$Qad!!,27.>UZN%4J@Rc$!*E!I&!8.>?hH$u!!$Bw=&Bw@,27(BwDb3!scQ!0E#:F>1CJ@\
        cC%B>N2Bx.6.73BxK)By#(By6+By9/By/j'Bx(a!!'!@i!!i$#Ned!!g1+kV/7$!%F&6&BxA,BxH'!3ai&!LJ!'!!pCAn5B)v!!%!0$Bxd<Bxz*-r+Bx\
        }jO.n!!%-I6%0(+*'!%i$>Z9D!-D1eX$g&#1/By/aJB^Et%#KU*!S$g!!$ByN&ByW'!@5!6bE@Hp5!%d!!B1M,*TG!Z!!$Bz&&$N,Bz8.!T+BzB/BzGb\
        '@Ohh&!>I>^0%@R7'Bz5i!!pF!LF2'%BEC$!;D!0aEAAQihamB$$!!4B{e-B{j2B{y3B|#&B|,,B|Q.#p)$6(B}+'B}:+B}?9.C5B}Lb!!-B{52B{Vqb\
        G$$$#j+B{Dc2)XG>;8ad!!c:&9g%!g$!aI%{$!%dc/!8c!!P#jdF@|]/B{ue%!FI!%IB7N!!efG$Qa!!.!TE!%!!(B|E*>F]+B|I8>eKf%!%B$*I@/^5\
        !6bqJ&u$B|b&!'(B}!bI?L+)!''AOP*B|u5!%kC@88!#he)!%W!0-#(hhB>r0)!%0@C0i%!|J@hb!!F&J!!$BzC&&-E@{IqP!|$#@.!%*B}i+B}t/,*c\
        o!CD$-$!%c2B}dH,{&B~&af$$*&!-H!O*)JI!@!!'(T+B~Fa,@v>/$Kbl!AqdD$d$B~]&!Wb)B~XneFB56eF2=,!%d!!4,x$!*D!--!L,C!$)!38?Ips\
        saM>6#k/C!+eeQ$K!!qbK!I4@U#-C#:2C#z$C#}6!%&C$}7C%2,C%9.C&))C'1=C'L'C'Y*C(N+C(n8C(t9C)/5C)?b+C#/m$)s<%:)!CgU&$!!$!*3,\
        6D!-7C#Fn$AG1G-%!!4)@,+v.&$(%@0C#q'C#t*#x/#7ad!!q$,=,(TF$HF,S$!pF(!P$30!%'C$B*C$]+*!8!L9ABft!!4%V&!WN>WU!!$!*6%0,C$U\
        c)1>F!%a%+TH)ma!!-C$s6-:.C$yq($HM@lG%*2J.beG.0'>R7i&%Ceg&!8jO?-,1@]hF1P&C%N(C%c*')5C%{b!)I-42C%_6!Ljadb!)I!3F>>Z&!^f\
        &C%ra!!hO1r%$j2#jD#12?JubqcG?mT&C&B)@2c(C&Y/C'-btl%!0L!%-%)*C&NiMA*;$!%++%eE?XN'@Z,*C&m+C'%ckklG/-&!8(C&U5C&~ldQBf~G\
        A+D%?/yO>AJiN!m!!$#g6$9&1M)0I(C'GpP$gmF?-!la!!4)@d!!R'5$C(#&C(+.%&)C(7(C(<'C(B+!%/C(H8${qF@1+kcg!#H!>*@z,ke,$<S!3eR@\
        s`7'PF!;r!$H(=q!CD,r1,H+C(_g!#4'5L$`!!)%@ad!!60rI!I%#KE#x&%4'C)!bJ/=$!%e,#Q)!%I27!!%!%$!*cf3!%U!%BBac!!4!3-C*C2+3$C+\
        J6C+R3C+X1C+n,C+t.C-+)C./(C/;0C/G'C/~*C0o+C1.8C1N9.Fb)-@*C*9degjM.Xk!!%>F_M%R!!1C*j7C*w,!')!C(C+Bb)C*apF,%%!%$+%F!%%\
        !%$?vjc!!N!'!!$C+20')9&`b2'P*+0kbM2=''Pf!!6&`0,xgO&P!!'!@I!%s!!hCBECseGAR{3C+g)!I(!'aI0Iad!!T-:lbO><#2C,1$,%&C,L,C,V\
        (C,c/,VqJ27!Q-(n1#a&*D,%,q&>W2a%A)hP!%!cEb2!%H((!!$!*c!cFG1>$!%0C-%k$C,y5C,~bghD&ifD?EFKBsO()jH!|4C-[$C-b)C-h(C.$0C.\
        (9?,|b7#x0>w6'C-Wad%+iD#1D@PYedbX!m!!dC+iar!!*C-xm&>WVF!;+%:vaB@XXG>R7!!bfX'P!!-C.X$C.|3C'.7C/%(C/+=C/6+))b!!4'D.!TW\
        (n1C.abN!p!#&C.q(%]adcGB56ii%!%&#1F!0!!H?}B!!CC.^!!(?aLcHB7NlCC.^)>R7*!>jF?w%!!4'5.C/^(C/b0C/iavS!TMABg+#!iC%L&!-a'!\
        %9C/xfP1;%/~S!T%>Q%&,u0+W'B^{e3>J|,'/.C0I)C0O0C0UjaN>?+bfK@%c!!F?rY'C0b+C0keP.zbjh&$$F!*B?3O1C1#&C1*,AbxaJBaPe,!QG!3\
        GA.t!!&!0(!0+C1>jO%F&C1Jb3.@LAF^LAF^$!%b,#NE'P(C2'bkr0C1~o$$K&'Ae*C1wkefC>{G%>kwN)DneE?T`'C2/bH&Y2C2k$C2t1C2}&C3%(C3\
        20C4i+C4y/$Kb)B6J+!'k&!s0C2dqlK${nafcK(IcbwameY%7,$<fjnS&YaYBkd2!')BEQ*!>I!'4C3a-C3w6C3|.C410C46=C4`*!|+C4c;Bo?bjahe\
        mnB@vNafw$!sricoafakbiefF>?deK?9%(-~/>:MiledejbE@0YrjB0V&C4],*a',Kn&!8(>aF5C4ShnbJA[e-&V,,`I)1K0SM#ZncbX%75C4tdekC?$\
        =dcT+K1C5*ahdbjrK>8pbicP%V-C5j$C5v&C5~7C6-,C6L.C7X)C7`(C8?0C8G'C8c*#W/C:29C:7bfeK-U!!7!%(A/]I+0defrK>@b-.Od!!4.'L0|&\
        !-5!6a!!2A2y1A9>0C#q'!%5!%jO'D$C6g&C7L,!3(C7Tbfpc(>J{I!|,C71'C7;*C7@j5C7#bijcT>C#gh$(c&%CetD?7gchn&>2yF*Q!!C+ih%$0ad\
        &!0F!Ffa!!H?H>B>VH0$ZHB#t!!3C8<od(C8'/C86c)!%(C8$+!'jnhO'2H.w.>F^*BJ5orgI>)j,!'H!>[#4*&otjO)7!!1&G&2'*C8Zm$!*D!Wh$?l\
        pD#~2C9!$C9F&C9Z(&6+#!/!8b31SJ$~!!&%C(C97b+)1kageoB-~.C900Bf?gmbdI%c!!%!%epdbmn$!**!OS!6)!'*$N:C:&e.Bns)!%'C9}+!|bii\
        bfI>q;ahcG0v$&Y(!%bpdF%C!AQ#K!!2!LjO*Z&C:T(C;T5C<|agheL>G)g!#.!%(!Qh!!$C:w&C;*.C;>(C;MjnMA=B,$<f2(!&!-g!%B!0$!%bf!!c\
        %!%*#++!@X#+bg!#4'Dhc2!'L!','/N>T$)C<ck$C<)&C</(C<5b!!$>>+h$!%(C<%c-$?2!%)!%H!QQ?s5!!H>>,+!'M!Q3#W,C<O0C<U*C<[qibghe\
        krK)=chO>Jz1)DJ*a('>N@#o(C<ncj!!J%`3>EH,'/.&SH@2Fg,!L(C=<b)?k#($K'C=8icg@`FA%}-C=_,C=f.C=q0C=u*C>-+C>3q$@s_bJ?jdnieE\
        >O}&!y(>ifaN!|aJ-[&)a'+B*!|nr-&V,?xxI!3miB>>Z&#!n$>AKbL?je-C>m2C#z6!33!%7C>~.C?3)C?;'C?J+C?i8@M9q!!R%Yt!!-B571&x,!'v\
        C'u7C?-jn$!'D!%%!%B!*!!.%YN!%7$Z)$6p!!%!%U#4,ALj)!%jn!#3Bz2&$B.$`5$HvbdP#W$!%)%Owmb!!1!%G/#.C@7+C@=i$!%e.C@3oaE&YcK.\
        7$!%F1odcP?^>!!4CA)-CA-2CAz3CB',CB6.CBU)CBx(!%0CC~'CD/*CF'+CFK8CGab!!,!|(!%dP#.FC9C$CA_1CAj&CAp(CAv/%Lb,>4Z+CAUo%+i&\
        #1aJ?=Hdc-!'Y?XBd!!e!!fa@c+,-[F24foB?=HG?CM!!ad!!N@N[bd!!$>aV6$9D>{A&CB?bGB-N%AoW/%fe0?SRsibpaiJC/f!!$CBg&CBob4'GE.7\
        +BkdY@2qjc2#jTC+/2CCO$CCV3>8-)CCg=CCvj&CCE,(q+*>n!#ef%!%D!sffbh&!%M!8ad!!B'u'CCckb!!I@5RC?neb4$3k$!se.#xG!%la!!T>Q21\
        !Lde!!sieY@C5%!%&!m='G'CEj*%cj$!%&?je,>p:/CD_b2'2*?!Wa%!%I#%&A)+.CDv*!>ib+(1d!!D>B62CE66CE:,CEB)CEG*CEM8CE^jcH(1M>)u\
        ,>Q|aE(.ejM!gbucQ'&0CEY+(%jE?x{B>)u(CEfaG/&JCED1?0}(CE|/%RcmaP?8W->xfH>xq+CF1j!!F!>%$r(CFG'!I/!8ad-'2GA!6IB^q$AF,1CF\
        r&CFv,CG$(#!'CG-+CGV5CGYb2$6I!vaE$jwaf!!'!@H&?bihamB@<Z&2'(CG?/CGNb)#EI!'/!8f!!-2l$'uW#a*!>iJ@3LB,E!$gK@0D$),c-):ic%\
        !0*&9+!@X&9!!$CLd&CO9(CQi/CTy5CUlb4?C,-#(6CI6&CI:.CIM)CJ!0CJB='G'CJT*CK/+CKR/CKY8CL*9CLF;!I5CLSo2#4$!%&A+;'CI2e2!'3-\
        R)-=0@GEE@1QC>YtF>jH'CIDk!!C#u!!uerC>.l!!.CIg(CIn0CIt*CI|q%*2B!*&!WrW&`'$ZM2:!!2'xD!-O+E!!7!%)CJ?*AIQp!!$!*/$<e'$ZM!\
        *D*D!!4'5+AMGm&!-aEC'T%!%&CJo7CK&(!>5!6a!!)#mI!%6*.(!0+!@fah!!&#^I+v!!$!%H@1*1!>0!%+!%g!#.&$'(T9(Oc62Zj!!&&-bJ(W1Bdq\
        I!L*CKlo$!%c%!%-#+M!8+CKwa!!W@2cd/!Qemneq$!%D>lK&CL6/!8bE?^>$!*j1*v,!'cmDB5S!!4%:6'`nC@FA!!.)D*(=9(nhFAG16),3CMz&CN!\
        .CN6)'i(CNS0CN['CNb+CO+8CO/9!%b'CMQ+!%8CMtf!!$!*&!-,%Y)!C*0lM#7!!%$E&AAO)!C*CMj9CMnjM.tI?(c%#gB&M%#EB$T!!Q!%ghe-?x_+\
        CN1pC*NnaK%c%%C*!Iaf*!>+CNMj$A.tS!6&!sH!>.!'mC?|@grPB,y3CNs&CNw7BgKaHCMjS?}t2)X1>d**!@j!!bJ,eOA|x&!8a,$dE!W!!%>R8$CO\
        j6COt.CP&)CP?(CQ:0CQA=CQI+CQP8!'j1*8U!%fh!!%#EB#!+CL`s!!($'nCC$z4%m$!%b+CP9;!>jI>vk$!%F0&-@D3$!%&CPd7#p(CPp+CQ4p!!*(\
        =sc,!QH#d2)Xj!!%!FD!T2CQ*.&S0CQ0'${jamnbJ@&`bjhS*TeP%c!!FAG1!!zM>t2!!4'5N&'l$!%D*D!!e'CQ]jS@$(c%!%*?saoB(c4?C,-CRZ2C\
        Rn6CRu3!%&CRz.CS%)CS10A3i',x*CS@+CSe/CT=8CTQ9CTd5!a:CTrb-*^t!!.*AE(T1!'t!!&!-.*A*?qkW(O!!nF@EocR>oVg(BacI!Lc2!%m1,KE\
        ?'e!!$!%/!8c2#ZG!Z&!-+CS`/#Ha!!2'x)!C(%@'!%+!%M#7dcP-{!!4+9+#4/#Hn!!&CT7(!%ag!+4AQD,#Z0CT1nFBR}&!0E!C$!*G!Z+!%o!!&$x\
        ,%,q$,=M?#>&!8a!!d!!(%4iabs@I2!Lf!!c)!ZHAKwb0#ZE${-CUI$!%.CUL)CUU0CU[*CU`+CUfq!!4#41A:]'(TsFA3.U$Z4!L0$ZH%Y-#dU$ZB?3\
        n&'AI1D-#dI1D0B+t*$N+CV!oa!!HC/uakfaH?|@!!4#@V!%&CVH(CVZ0))/!;akcoFB^p-#%o%@dMeg0>;UjF)pgg(!8M!8!!4CYh-CZG2C^|$C`/6C\
        aG3Caw1CbU&Cc$7!',Ccd.CjO)CuV(D0W0D29=D4h'D4t*D>v+DA6/DB|8DJW9DK7;DLu5DM-:DM:b2CXH3CXL1CX],CXa.#4'CY+*CY8+CYL/CYd;A?\
        qj+!vn!#&!-.$`9&?qMAB%yM-1li/%fb)!;*!'I>LBM>w7!!4!p6CY$1&x&!g.!T0&Pagja)>MaH!O%#mD>cJ->*Agaf$$*H!Oh!!$!*,ANOplbdo!!H\
        +c!!2@N[$!'&B$P+&rd%#~F(!hO(7!!4CZ,&CZ>)%@(!F'!39CZDbi%>G<I?`^!!$!*i&!-a!!'!%H(=%!%I%&B*5-CZq1C[Y7C[v(C^=+C^r/C^v5+-\
        b!!&2'dqexrJ+B(C[A/C[L5C[Rc)C[=o%!'c%!%/!Qe.C<K*!|cPC<IBCAQ&?REqbjD>gr,#%g@,:#%x@c,,C[n'!Tc.#.*!'f!!B%)ab!/E@1w!!-C]\
        ]$C]m6C]q1CT-&!W,C]v)%O0&P'C^)*C^,+&r/#7b2!'&@88h$$6&$6(!mE>tU'C]fnCAJ)e6!;W!%EBV'cpO/c(?GDa!!*CI|qlE#@F2W->')6'`0+9\
        l--uE&u!!4C^c)C^f(C^o01(*AF^+!y5&0:@Hpb!!G%@F2Q/!;gmD>Q<G$ZBA.tg!#W#a!!2C_Q$C_T6B]c3!L&C_y,#4(!00>WU*C`)5!6b!!dcejbJ\
        >;0J&o!!&!s0C_o'!%+C_u;@2qsaG?L3afP>HBbJ-u-${6*.)!ZbB#xvbiJ)M6C`M,C`R)Ca''Ca/8%);Ca6o!!MA#rsD>+f$C`a(C`mbjbG)dfhad%A\
        oWF>?(.!%0>Fe*Ca$p5!siF>yaI%F(BudX?Th-(1aR*m+CaCcgh$$EH!OaG-L%@6a(Cass&!0a%!%'Can5!%a!!4'D-)y1&GN%4!!P&0M?1e!!$1x)Cb\
        +9CbQcI'&&Cb:(CbCb-!%I-4*(%+!vX(%*CbLkB>'BjaG!yOBSR$Cbl)!%(Cbv/!sb4>6QG!%)!%'CXyH2e!!$!%'!;H#d3CcA,!%)CcG'!%+Cc^s!!s\
        $B~}M#H)$~M!'!!%#E$!**CcYjcP><klE(%&!IM!8!!4B8R-Cd:2CdI$CdW&Cd~,Ce:(CgI0Ci7+CiM/CiY:!3b!!G+Tnc*!>j%$r&!sM!Q!!1Ai])!C\
        jEA;|!!.!T'Cdw*Cd{+!y/!89(}e)>;0N?;hD@|NJ+0.!3)>>J0@GO*C`&+?X9j!!E'`$Cf0&Cfd(Cg!/CgC5?neb3Cer0#T'Ce{+Cf&qedbh$!a(!*c\
        (>+5V!'a!!f!!C#T!!4%VP!%&!Ia'%)H!O%A??$!03@1>.Cf_+!%jh!!%,*(!*c4#!)!Z(!0u$!%DBC.qF>1}2&o$Acd3#+.>s/*!vf!!g&!3F&J2!v&\
        !^=Cg8+?eajb,!dI!vl5!6c%2rM2h2#=H!v4#%->373!s)Cgp0Ch='ChA*Chm/Ci(kq&%=F!%!cG$!F)+s(Ch85!6c%A%y-!%:'8g%!g$$TI!%gK?t-O\
        Bt|!!-*a&Chd,%,b+Ch^o%!0&>{AF!%&!IM$K./3)!ZH!;+Ci!g%!'$#x&!TMAk'(*NE#xd!!%!g-*a&!-J%,&%Ce;?sCj$#!rgh&%CeK0;!!%!0$!*g\
        T'`3!m.Cip+')q$!*dc2)XG!3$Cj?)CjCq&Cj0(!%/!8b!!d&*yS!6%!%2#j)!'+!'M!QJA6M!!$!3c%!gH!;4Ck8$Cks6ClP&Clc.Clv(CpT0CpZ'Cu\
        A*CuO+>jnb!/+Ck)f-/rP$K/Ck1eH&ui%(RD)a!!$!*&CkW(!%'Cke/Ckibh!!%#uD>/hf%!g$!%3!%D!-B>Gpghc4>^gF!0!!4%:,%Y)+`'!%*ClE+!\
        %/ClIo(Cl?5!6c%!0BBac!c-W!0hD,*m%$EN(%&!;'%Oedh!!%B|MB!*)Clp+!@j!!C*s3!%I!%$CmG&Cn;(Co-/Cohb!!fo!!%#u.!j(?nTa$1{d!!*\
        &?S!6.CmY)Cmd'Cn*icG?h`edbh$!aD/F-)J2>6S+Cmzg%CKOldC>Sy!!b'!@h$!aF!*j$!%cbi!!c*BiLX&9$!%)#+0?Rh+Cnr;>Itg$>LOg&Cne/#H\
        bd!!&%FS!6ef!!%,H$!*D!-.!j*!Oh%!Fa2!Wa!!.!TWAIU)Co?+!vo$!%&@,,F#H!!$!*)!C0CoZ9Co`b3!'i&#:I!@ibK.Oabi!!I#K+CpFf%2r$!%\
        c(!0='G*Cp=+!@:#+jb)!;h$!a(!*c)!Z(!0V&u%!g.!%I!%$#@&!-b4&3I>LB!!dF']!!$Cr*&CrL,CrV(Csa'Ct1*Cth+Ctn/Ctyb)Cq>'CqO*Cqt+\
        Cq{jh!!&!I)!CF!*5!6cef!!%-I*&?W$Q$!%&Cqc+Cqib4&3I>HG)!ZH!Ikafh!!bJ?''g!#D>St'A8=cq&*sJ!'$!*,!a'!'+Cr@f*'&oD?b;$CXzch\
        &2_F!*i%!g$#@D!-$Crt&CsFb--kc*(%f%#u$!**!OI!%+Cs-;Cs7kafh!!b'BBuI!v&!Ia)!CE!%!#)!Cc6/=(!0I!@%>M`$0h.!j)$~j&#:bh$@!RD\
        !I)!j'@!0+!'/Ct-g$$T+!%/#Hc)!Zh%!'$&~&!IF!*fP$Z&@.'(Ct`a*CtOnaf2!agc4&3(!0V.Og!#(!*c4&3)!ZF!0kc*%`X!'epG?{%(AG1deiiB\
        ,0)>)u+Cu1igc(!0u$&~D#:%!g&!-a*!Od!!D/Oboa!!,%Y'!@H&?hejUAt;!!-CvH2Cy&$CzS6Czk3C}A&C~w<D!Q7#p)D#.(D#q=D$>'D$Y*D$a+D)\
        :/D.(8D.75D0Rb7#NjC>Wr$Cvn1Cwn&Cwy,Cx.(Cx8'Cx[/Cxeb8/YhBB*?2+3&Cw-)Cw80CwB'CwU*CwbbJ?Yv+Aw1u%-IB$Thd%>TAcK,}-!vh!!&!\
        Il*!>biDBiE)!%h!!&%]e@Jgcef!!%,HB!*!2%(R6$9F0&,>&~*Cx(aE#E$!WD!I%.kl2#=H2e-/&'CxQ/BR}k.CxMcICIIcI+]o!!b)#mI!%ah$&~D?\
        ;&0Cxy'Cx}*-Lqcf%#EB!%D@68'-kH!O&Cy](Cyp/Cz,5CzIa)CyD*CyOkG>6Sg%>TA$$TD!-jaf*!vo&.3H!O.!jhcef!!%?y.$!*D!-!!,><k)&9'C\
        z'k!!D>>Z!!K#Q&!;j$!ah!!%$E(!*'!Cc)!Z(!0V$?i$!%&!IM$K!!6-:)2I0>Ry5!%g*#.IB~Y$C{-&C{|,C|^(C|r'C})/C}1bq!!M1V2C{K'C{T*\
        C{o+-@jh!!cef!!%#NB)vadb-!@I-4.!j'C{i*!O8*^a$!%G#m%!FB!*g$,k(!*ceG>4d3C|I)>6B'C|T*A#r+C|Xo$C|=bfI$~*!Of-!'hD?teld$!a\
        bhD@!-L>6S!!M#H&>WB/C|kbQ>6o$>.lY!>/@$:dk&>Ay*!Ob)#mI!v$#HeG>6R*CsY+'8jc%>+5M!8%!%&1S,C}x(C~.'C~9a!!%@jb$!%,#+'!%*/&\
        f%-1&C}taE?;4bJ2@/C~)e4#+kaE>T@hDB*?!!/!%iaHA|&$C~J&#1/C~nbhlJ'&*C~d8!'pb)!;h$!ac)!ZeGCO%g!#.$`WAIU$$E&#:F$o-!%6D!=,\
        >kw.!3(D!K/!Qoc/%fe0?DHH>Npad!!em*1rnS?xqpdbL'>(?XR/D!_aK>It3>T@'D!|fjh/#Hc(!0u%(R$!%D?X8%!g$$T&!-(!*S!6%Bdq&D#Y(D#d\
        a'!%;!vjh$>/*(!**!Oc(!08>TDjM0C0!gu%$EB!a,*T+&9cggaM,02D$/&!^0CQ0*BW;5!%j%>VGJ>>Yefh!!%!%emneE1rl&D$Qa*!;d&!-(!*H!Og\
        hboFAFDbo!!D%]-D%,$D%A&D%z(D&H0D&g+D')/D(Mbfplcf$$?D#:'D%<c($oaf-!'I.UcN>E1->6o=D%T'D%Wf*#%I!%M(.u$!%b)2oh(D%tc(>+j*\
        !Qu$!%D&-&#HE(i3D&0*D&=oad*!ObICx(f$1~.!j(!*H!Oh$>M`(#NH!O.'>)CII'D&ci%!g$!%cob!!I(1I@0S&D&taj+#%cT%{'D&|jM(C$!ab-!@\
        I(7$D'Z&D'b'D(#b)D'E+#+q,!'M?2Q-*8h!!%!0cf%!%$!%F@Je,1VEB*?0'&hl+D'paG>.A$!acef!!bi!!D>Ay&D(1/D(5bcGA#OKA.R%!F$!ajh!\
        !(!*c(!0u$!WD&-$D(c,D(o.D)&qghbfIA*shlo$!%cfC?Lp!!%!y*&?h*!Ob)>.AI!v%,*.#+0D)7a'(WH!OI0]$D)y&D*p(D+C'D+T/D-{b-!;2BCz\
        3!v.D)pcf.!j*!Oad!!6)^H&?cfb)!;I(1)D*N*D*_;D*ikm(D*<+D*Fibh$!aD>,Ldb'!@fB?~W!!&'JM(C2(]h!!$+H&>}4L!jh!!%?A,B1~h!!MA,\
        &3?~Vf3?C%/D+)af-*8I>4d$!a&#:(D+>/2hb)>.mI0]!!M)m!!0#%/!*dh&>5mH!O$D-A&D-O(D-bb!!-D,:2D,U6D,t&D,z,Ba<0D-$'D-,*!;8D-9\
        qb*D,4fP0`g!#F!I+D,CaND)7!!(!*/#Hc,$?)!ZF!0%$Ec*D,njh&!I*!Oed&!WS!6hcG>)ubpF>q|,!%fP*d+!vlfI+v5!6c%!0$#:G!Caf$!aI!v+\
        D-JobG#TakN):+Cx(8D-[qM+f%$EB$T8D-mi!!JCtvad+!ag5!6cC>_8*(1k%2oB*T'D.0fP2x4#+F?TB$D.W&D/|(D08/D0Nbi,D.SagK>GNC>wB->s\
        0'D/3;2@5D/kf$$T+D.vc$$EG!Z!!c-#!ef!!$!Lbic*?!q+!@X#+*D/C+D/_p$CXzD!-$!%&!I(!%b)>(Xhcef!!%>_8D#^!!$!*&Cr#F!*$!*&!-(!\
        **!ObfK'V)D018C|Ejh!!6$9D!Ij$!aD.3-#+7#=5!%i/!guli%$rM%RJCE3!$X!3!!,D1>)D1a0D1o'D2+*!3+D21t!!4)@6,H1&G&AlM(%@*D1:9(n\
        5!6a!!'(iS!%I?Tu!!%#u&D1W)!C90)5!6a'!%S!%2#E$!%G!Z!!2.h12**/{I)7!!ad!!*D2(bh$!a&>,LF!*I'xocG>Zo!!$!*D!'!!$D2w&D3?,D3\
        K(D3Q0D3Y'D3r*!'+D42/D4;5D4Cb&,V'D2ri!!D>u2hGCtv!!-#(1!T,$d0>AE'D36*(=fnC>[(fcj&!3M!8$!*,%4)!ZF$o%%uB#g/!;iS>yh&#m($\
        <ad!!1%j0A/]*?qkW(n%!%(D3~cGB6L0D4-i%+yD@b4nC@&l!!$!*D>J]ib!/ICm^!$4)@-%F&@O='D4]9D4dnFBhY$@6lD18dD$Nl&1Mah'!@I!'4D6\
        /-B^q2D6C$D7/6$g3D7a&D7g7D8(.D8;)D8D(D:*0D:`'D;2*D<h+D=(/D=p8D>!5D>/b!!7!T,D5tj%!0&BI|J!'!!4'D''`9D6(iF@P&e(!^E!;&D6\
        :a,!%I!;)!3agIAMM!!3,6&D6j(D6x/D7$9#a5D7'b3!'&B5S'%VS!%$?fF+??bb!!J,}4!3)!%V%=E.'i&@,DM!8!!3D7L&)a,D7P(?TB'!%*D7ZsBC\
        E?FA{J,#.cpceG+vmefP!j%$'D!%->8`)D8$(.q/%f;*mbfo$!*E#xhO/~!!%#E4'5$!*9#agK>d)!!%#~F?La!!%$r-D8u$D9!6D9O1D9[&D9a.?I!0\
        %V*D9i/D9x9D:$qE%j(*5d%*2D*5%+i&1M'D9<+D9D/!Qi!!&%=J!%!!4%:H(=!!6$9&#^I!'&>cJie/!*W!LlH@E3-!'gOC~e&@B-.%@hb,#(E'i!K-\
        ?;dH!>biJ>,F7!d)D:@0?m8+!%:!miiC+%$1_&D:Yb!/-#d2!m,!%'!@I!v,$<F!0!!*D:|/D;$e*+]d$?teb,,}hD>.$!&B!%,-kg!cHj,!'M#!$D;I\
        &D<+(D<>/D<Ub,!%H!v3D;h,D;p*D;}jh)!C(!*c(!0+.IV!'3?pJcP(7bh$!%c(!0V>TDmefo$>.lH!O$!%3D<9o%!%F!*afP*y2D<J*0]qF>LO&!-a\
        )@$aH!O3'&mh$!*&>4E)!CF!*$D<z&D=%,#Qb3!'D!*!!,#QI!%K%=$D=8&D=D,$dbP?dC6!%3!':!>x@S)D=d*D=lj&#xe&!^+>KSghade&!^G!'b!)\
        dDB6LFB!6*D=|fo(!QM!QK'&&#1/!8a$!%I!y!$,D>Q.*5)D>[0D>e+D>q:!3obi&>O~M!8%$r(?TBM!8aqbjhB@*2nb!!$>ibfI-rnF?Q$$D?=1!>&D\
        ?A.D?W0D@>*D@C+D@H5!6jedF,VKCI?)D?Qpf%CMj$!*H!Oa!!H!8&!^(D?ka%!%h&>RSF0&3D@*,?E|)?]m0D@4*!>+.7jbL>VH$-X(-XEB3Geich%!\
        0B!%efH(7!#C#~!!$D@n&D@v,%Y.-O(D@}/DA(b!),*W'!%fF!T,2QdLC$y%A%bG!ZjnefoE0v*DA3k$#@D!LE'`!!$DAc1DAk&DAv(DB**DB9+DB=/D\
        Bp5DBxb)?gKjCAfJ!!)+]E)7dekqemibH0V)DB$i&!IJ!v3*mM!80DB5f$0|F$gbY#.WA9>$!*&DBR(DBX/!8b3%`E!%2#jB!*f!!.>s4*&`+&rv$&M&\
        #~F(L,!3dGC,vJAT%$!%3DCS,DCY.DCe)DCq0DI,'DIG*DJ?+DJJ8DJOj%!Fn!#$.:D!-%!*O$Z&ARe(>'*I!Lb2!pde)!'M%]*DD.+DD?jci!!.$`(,\
        09.CiF,0ai!!&!-(,0i&!-F,0!!2'x&AAO,%,'DHq5!6a)(%*!8d!!4DEM-DEj2DF-$DF66DFF3>WE&DFZ.DFv(DG10DG;'DGu*DH2+DHR9DHkb-/&+D\
        EEdpM)Sh%#~E>,R,DEY(DE`bJ(%%#^F%~'!'kqbdP)S,DE~(B^{/DF%n%Cx%B#~C>gH,>ItdE!jakefgI>s.;DFAgmcF@H*bL@Je$DFW&#H(${bjhM?t\
        eD0C'DFrf+DFkgldQ>HBaiiDA-BECxM$DG-&!s(.kb''if!!P!%C>B_ssa)?J[E!%$?2A,DGV(DGd'DGo/B#Ab)!'E!;$!3(!;b)!%S!%c)!;g$!%F!0\
        emeH%)a8DH#seE?[Beilhcef!!%#ND#^1%40!@+27/DHKc)#(pf!!C>It4?:VD!;(#7'DHda)(7ddeE,ebfgTD7H$(fF08r!$.$`*DI&9.CsF@B-$%FD\
        #{!!,DI;(!0a!!E!p&!-a!!'!%I!%4DIf3>a[&!L,!T*DIm+DIyb3>LqG!y%BE_B!;&!-a!!'!%W(O!!1&G&CT7,%Y'(T*&?5$Ha,#!($og%!0S!6-?O\
        6&!0IC^rlEAe:%#{aE>It$DJi&1Mb,-kdcCC}#!!'DK!+DK15!%f!!%#uI#N!!%A-'&!-,#QI&~($oH!O!!4DKx-@Ea$1{6$93DL+1DL/,DL@.!T(@80\
        0DLI'DLf*DLl+'xb3!'do!!&#mJ%Y%,E&$'(#ga,!FE#NcE!F%%u&#{(/lad4!%P!%!!c-#(G!Z&!'(DL[/DLba%!%E!%7!'Y!>G>T#&!'S!61&M7!pJ\
        +k!#%(R->')g927bjtcaV2l2.h)!C(?r(N$g&!W5!6af%#EH!O%!%&!%'!%M!%!!$DR6&DU](DWe0!%+!%/D]U5D_)b-DNi2DO>6DOE3CYG&DOS7!'.D\
        OY)DOs0DPN*DPu+DQ68DQM9DQZ;!>5DR#:DR*q!!%@Jd3,6.Ar{q$+HD!W&#1(%~+DO:t!!2'x&!-,DO30%4*+cad!!4'DZ%:$>YjD!-DBn<ia!!H.@h\
        !!$!*&!WgLAB,p!!D!'4!'.!L*!Om!!4+<6$9e)!%F!0!!4'D3BmO&DP17DPB)!@a!!gR+|%AoW/2{e,&]./3I/o!!-+B&!WHB:Z!!$DPe0DPj*DPp/@\
        tjbM!^!!I!y$!*D!'neF0C1>~)*DQ%mB>;X&?]$)!C/@>YegIAG>$DQB(!0bB?%T!!6)^'!%V!3%!;&!-a)&~H!O!!6DQm,DQtobo!!P!@&B]dF$'!!$\
        !*&!-gN.-6B]cF!0$!%&!Wr!$W&`-DS=2DSC$DSq&DT+.DT/)DTC(DTY0DTe*DTx+DU58DUH9DUO;!>b7$Z*DS!+DS)k!!$)vD!W$!%O?lp$!a(!*/#H\
        c)$~(/fVCu+1!'S!6!!&DS`(!%/DSmaf-!'2*y+>MmX!34(wh!!(!*WA4CJ?~W!!2!%7!%,!%*!'m!!$!*D$xpO-((%]bh$!a&!Ied&?b;S!6$DTObh&\
        !IM#Hi!!%!gJB0},!')!%gF?r($!%/DTsc*!>I#+gKD;,(!F*DU0+!%jaf+,@oe@cI!#D)j$!%&/f(Bacb)!%jB?O6%AReD#m!!.$`a+!%iW(O-DV0$!\
        *.DV@)DVY(>{A0@Je*DVx+DWA/!8;DWaq!!q%#ED!-1-(7DV;aI(q!!B0C$&B0#p*!Icf(0&bi!!&D/)G!C&!I7DVl(DVqp$!aJ!'iBCe5&?ExJ#Z&.L\
        *DW3+DW8m!!)!Ccf!!B$*jE@/T%!FeqC?E-1!%&DWR+!Ladcef@W='Gj!!%C}uDB?>D@*6!!-DXN$AN260C1!0&?Hl.DY5)DYC(DYV0DYg=AfN'!'*DY\
        l+D[</D[}9D]2:/=b7%mI?g#1DXd7DXg(DXp/DY.aI@c+B/c!!a'!@I),,$uo5DY&ci$!%&%=M!8i&?)'M!8*>2FI!3(DY@9+EiB'iE!s%C9B$!%/!8r\
        !$&$-G!%)-_t!!4%:$+HfB#~!!N!L4!@&!Lg!#-DZ`$#@6,H1DZl&!-<%:)!C(DZu0DZ}'AB)+D[(9D[/q%!*&$B(%~'DZZa%!QfK@D3aBCt.1DYdl'D\
        F*I!%%@F6aCCt.8!LmI>27%@F6D>WV%@B-D!'&%u($'b,#(S!%-D[a(D[h+D[wb0D[Yi!!%%I&#1M!8n&!IS+-n!#aI+W0D[sf!!R@j>O@MX%!FJ!'-#\
        d*!'+!Im!!$!%D!L!!2$Z6'`&!-)D]Lq$,=b&!;E!%!!9(OqB$H2D^?$D^G&D^Q,/*.D^Y)DZV0@Ep*D^n+'i;?ED:!>jc%*s4#!s&D^6(-~aE)X$0hx\
        !#D!I!!$&~D#:+!%i)!CI!@ga!!E@Ts1-.0D^hq!!JAai$!;J#=!cJ$!%1A?q+D_#bP%`!!CBp|!cK%>>*$>>+(D_E0D`)*DaUqCA}y%>>$4@%(3D_j,\
        $u.&S)/x0D_t*D_|jblIBf~af!!&.eS!6%>G*O>2~-._+%FMC&yh!!(D`?bfbir+/xg&!8I!%-D`e3D`v,&].Da40Da;'DaK+!|q&)=dbfK?wR(D`naE\
        Bn<-C<LdS!s'D`~bL,@b0Da0k!!kb!!I'rO?o]$%IeG&f'DaGnr-&VI)1eK%Ljnc2@&`H!Qhbi!!i(@5Sc*#++!'w%!gD!-$!%&!8I!%!!-!%af$!%(D\
        b/c2-{X%&-C0DmnFBO#!!-DcQ2Dd%$$Z6Dd8&Dd?7!',DdU.Dev)Dfo(!00DgU=DhM'DhR*Dkt+Dm!8/=:,uq!!%$j$Dc6&Dc;(&6qr!$O&x!!R!%*((\
        +DcIj&#:J!'!!&.FM!8/Dcnte(Dcfio!!(!QE!@!!6-:N,S,(q'Dc|k4!LD!8qcI?=b!!4>Av3$69&`o,'lS!6s!!JABf)!Z*DdOdbgg!#D!L&!sH!'!\
        !-@}M2De($De,&De3,De:.DeD(.:0DeJ+DeP8DenqadI.*FCh84$KY@2q-%&bK!T!!&!8aG>U{!!cG'&%-IE&P!!/Decc*((ub'!%I*%*C[Pd%-@B!%a\
        d&!0I!%!!4Df:6DfF&DfI.DfM=Df^/Dfab)!3E%V'!dad,$dHAzQE%OG@)G&DfWadqM%uf!!Q!8M%Fi%!g/%RefckR1S%>J/2#x$Dg1&BjW)Dg8(DgQ+\
        !%jI>s/&Aj+M!8$!*c)DgMicf-+-p+#%M!8Q@qyG?^>!!-)y$!F6Dg}&Dh'($<0Dh*'Dh3/#!q($HabE!L,14M?nvP,}%!%$!*D!-&DhA(DhGagHB6L.\
        #ZI!'fcjU$6laG!T!!4DiW-Did2Din$Dis6>d*&Dj&,DjM.Dja'Djg*Dk6+DkC8Dkib4(w)DiE'!'*DiK+DiNj%!m(!3S!6oaEBdBH*Z$!%&.kF,0!!&\
        !-g&#{I%Vl.!3icF>ib!!J+3!!'!%h!!h%#EB>&3%(R)!Z(Dj>+DjJ/!Qa!!I>AI!!/)mg%!%D#:D,V!!&DjZa'!%W!%-'GG1>loQ@Rc$Dj}&Dk'5Dk0\
        b<.@)!;W.@f-!@I&~$#@jlJ?b;!$K>')$!%&.ked!!D#%&DkV)!C*Dkcbc,'cG!%,)gg!#&!3H!>$#gS!6$),b+*>jB(C1Dl57!%0DlJ*DlV+Dl[j(!%\
        l*!>I!3&Dl@b+!%W!%)!Z(C^oI%{!!co!!%!gF!*!#B+H%$'$!*e.Dlpo5!6cC>1C!!$!*1&G&/OgO&G!!4%:-#d$DmJ&DmS,Dmb(Dmv0Dm|+Dn#9Dn2\
        bW$Q)!CdaR?Ju)!%*2Oj,!'MA6M$Dmpbg!#g!#T$9'(iI!%6&cM!;MBR}$!*1A?;&!-iB?8)eE@#O4Doh-DpK2Dr?3DrS,DrZ.Drn)DsI(!00DtO'Du?\
        *DuY+Dv'b)Dnx+Dodk(?TBM!8!!&Do.(Do4/Do_bL>8H2!'I!'4?d@3#W1DoR0DoV*!|j&>v5eqbJ@u6rP0Snr-&VI!3dC@>VnB'A(>$Sa,!'d%(:)Dp\
        20Dp=*DpE9$3j%>WL'-hM?]^$?U:b+!vM!;1>2~MABg$&iN.-,Dp^b*!>o!!%$rFD!B$!%&Dpm(Dp{bL#W-$?)!Z*!;eN?Rh1DqG&!^,1!)!'(DqM0Dq\
        T'@Lg*Dqx+Dr8qafwC@=uaxC>t3xrpaG+B%DP~$>;X1AP2&!3*Dqq+DqtdeN)G@cLB>~b$/C&.L('M+Dr-meE&V5#!ek%%LB!%'!InS&{$!*(&Jcmm$!\
        3co%!%B!3f$!;M!8c;Drkfo$!*dcKC}t@cM4Ds2$Ds;,#4(>EG'Ds@/#!b!)hc&#1M%f%>P:cP>Ol!!G!'&$$/!%S!6$Dsf&Dsj(Dsp+@c+9@vab)?9%\
        E!3W@va-(WN%&2Dt+3Dt20Dt9*DtAjamnbJ(qef!!I,@iegH?nN1>2~IBka/#Hj&!IamnbJ#j$Bdq'Dtbn$!*ekCB3B$D?R&Dtu(Du7/!8bB*m%!0(C|\
        :0Du2f&)a/!8eoefI>;8aP?d,namhCBdm+DuU/!8ci!!i%!%c%$rK!%eL%ch!!$#Z(Dukc)!'I!|-0;,1Jm12u,AXS+>@cbdbJ>20&Dv4(Dv:nBAG>2#\
        ZH#%-Dvk3Dvo7Dv|,Dw(.Dw30DwC*DwT+Dwhbdjnchajh(>QUM#HnE.waf5!6a*!|I@%scf$A%bD!0!!(11rgDA.=a.Dw?pbiFDM*qE)G$&J,DwQnehe\
        L/3C&-&!s.>Av(!F+.wtaiB-(exc-$?G!%$Dx$bd!!c)!3I?RU'-X*Dx9jn!!egieubU?g#hejnF?vj4&B-E)V2E)_$E)j6ET#3!%1ET&&ETa<F$F7F$\
        m,$~.F$v)F%$(F%O0F5>'F5I*F?=+%{/F?D8FGB9FGJ5FGk:FK;b!!-DzR2D|!$D|-6D|63D|C1D||&D}+7D}p,D}}.D~c)E!w(',0E$2'E$H*E&:+E'\
        #/E'L8E'y9E(F5E(X:E)Pq!!%!%-DzK(DzNq!!J&oO,:B?oX-!31Dzs&!y)D{'(D{+'D{/+D{Qa!!J!m*Dz}b!!M!%1DfTD!'D?AJcI(i(!0r-?l52%c\
        (D{EkrjBB5S)!%jrgh!!D%Cri!!&!8e.D{o0D{s'@P'*D{zjIC>/B>Fx&(qIDqtjeN%&!!%(W2!@F!>.!IobJ>>J,!3+!Wse!!P${!!2!3$D|`3D|e(D\
        |l/D|qb.!'G!%gIA-E%!%BCJP!#G!%adda!!eI?ea!!,,@)!3eL%O7!I,!%)D}H=D}L'D}Q*D}`k,!LF!0ID,hlD>eL$!0r!$&!-kC@Xm!#5D}knD>(E\
        !$R/`!!%!*e&D{,I%=!!%A[h$D~A&,%,D~L.D~[(!%+@!-qaE*W!!%!%*+cI#K%']c%$E$?YNgQ,6b)!'I)P!!$!%3E!A&E!H70P.$3)>o;(E!M0E!`*\
        E!lb!!3!',C,z'!%g7!%j$!sM!8bifM@qHfFC4f)!%*$6/?fF:$6cH@Hp!!)!Ca)-_E!%(!0ai!!TA=+-'V2E#N$@;o3E#f&E$'7!W.+<*B~|+DGi/E$\
        -:2Fb!!$!3&)aM!%'E#^5E#aa,!vE!%M.[!$D$-$E#s,E#wbJAr{E>Lr%!%&!-a4'DH!O$!FH#d!!R!'1@Nh*E$Bm,!'aE!W%!-F!s%&c4!@$E%56+9&\
        E%D<E%L7E%Q,E%g.E%p)E%z0!3'*Z*-++E&&8!I9E&2o!!&$$bf!!&!TM!8!!oauci!!'!@I#N!!-!IG!ZaB@m:!!&!')!C'(T5!6a))#S!%cfp!!I>?\
        1$$KghbPC9C!!$B>ND!-!!4'5$!*L>s4cf!!DB,n*)7+E&R5E&Xn!#4'5$#WD>(EbdP@h+.&S0E&i/E&vbI>O}(>lS/!8deK>1_d$!%&)aM!8!!$E':&\
        E'?'${/E'Eb!!R+B!!J#Z)!ZV!'.?]}E!3-#%3E'o./=)E'r0@M2q!!&!-a'!%fhFCAvO$Nh,%,H!O$E(,&E(25!%biJ-=!!fN(}$E(B*!>+!%o!!H!I\
        H?ro!!%#K$!8)$Z*!IoJ0l!!%!0-(n2E).6E)43DL+,E)<0.X*E)C+E)Jq$!^'@lNe(#(S!%dabL%mi(AZPS!6c32.J!@0A)hI$3&'>F!0$!%X#!!!-#\
        7D!%!!-!%&!%I!%!!4E,S-E-x2E3w$E4;6E5!3E7{1E8K&E8o<E9J7E9Y,E9u.E<^)E@|(ED40EE/'EH/*EJD+EO6/EPv8EQK9ES8;ESJb!!2E+46E+a\
        ,E+i.E+y)E,%'E,-+E,>j(DW-hcV'&!!$E+O1%j,E+U)!C9#aq$%FF>/y))#S!'(#~c32.GD?Q!!$)sG!C!!$,06$9c)!ZpG)Scf%!gcX#+!!$#NH&?!\
        !$#^&!')!C+#KS!6n!!'&$+AMG9Ae#q$!^J*Z!!$E-6&E-:(E-L'E-O+E-G/E-[b-#!*?=n+%`/E-+d7>6S.!jH!Ojn!#a$!%E(iG>It+E-Gich%(FS!\
        6!!F!*E*!c2>6B*!>aT)#)BMh*E-o+E-rp3!LH!OH!@!!CCbN!!$E/w&E0T7E1,,E17(E1j'E37/E3fb6E.q3E.{1E/$,E/(.E/@)E/G0E/Q'E/^*E/j\
        +E/p5!%o'!Ia!!G>(X!!sacfC?C8(!0E&0aP.7!!$@68&?)0(A??j&BS2eL>_r$?)0N'ch%!g$!*H!O&Cb((>AFIBkaqexrib*!'I!vriJA)I1>/uM!*\
        %#T2!j,E0:.?C,)E0>0><zc8&oh!!T%0B>LO-!@)?VRh'E0PbiD>W`CCqp4$63-R,Bhr.E0w0E1&*2e/!8o$!a&!-M*^$?)0b,B^EI(1naE>-J!!$!*1\
        $dJ!'$CaD&E1](@>Fb&>7/.#+*E1Wd%D)7B$TgcT*.8$?f%!g$!%F0e!!-!g20l,E22.E2?)E2b'E3%/E345!%bplJ+](E2;iaI)gG?''0E2KkcggcF)\
        s'E2Weg$!aD!gagg$,kD>Aj*E2p+E2|paHCxNhdljhc(/fV',bkDDeG!!%?ZJ($o+*dM!QN)g&E3]5?XNa%#T$!%.!j*E3Vmch%!gM#{jaG>3x$0hkcG\
        E0P.E3r*>W`qD+-bE>>x!!/E4,c-'&ssadBD(^j$!ah*!Oc4#!F!0!!<$Q.!a0E4U'E4d*E4yo!!R,x!!$@;a)!CsE?J'!B4'D$!%12*g7!phbJB):jb\
        JE.w$E5Q&E6L,E7$(E7;'E7Y+!W/E7tb-)J$D=|.'8/?}MiK>s/-E5b)E5o'E6<bI1Y%+fh!!&>,LF!*2E6#$E6,*E61jB>b+%#u$!*H!OgI>6o$>b+c\
        4&3V.O$$E.!j'%)*!OV@67%$E-E6g$0h,E6o)E6vqdciJ>s/c$D'lI!%%#{B>Lg$$Tc)!ZICx($E74(>6ob3>6oI*%-A.RY!v$!%3.0'E7KicC>L>$>T\
        lk%!g&#:H!O(E7pb5E7glP(]%!F.!jH!OgI(]*+3fK.t$E87,E8;'E8@/E8Gb*!>lH?GIGC{KlI?%X$!'bP'8H>*A&@685E8clk%E2;cocscB?YNod%(\
        FedaI>t26*.3)s.CpW)E940E9B*((+!@;!|j$$TI%{e)E9>jnB2lS>}^fegemO+va/21jh$+H&!IH!O7E9ob3-R.E9kiD?)0B?)0$!*F!%4E:g$E:k6)\
        ,1#.&E;',(i(E<10E<8+E<K/E<T8#=b&AG>8E:V9E:[5#pjdFC,vcEBdmbd&!Ta!&C!0dM#~3E:x+(1jhC>Dab-!@h$!%D>Aj!!%!%-E;T32.,*!.E;k\
        )E;o=E;x'Cr</!88E;{qadCD&,1!I&E;fb-!@haH?*4eMB`]DE/G$#+zlBD'lM%cad$!**!O5?tlb4#!G#m)C,vE'>nc!!f%BsN/!8c2#jM2{(&6b!!H\
        %V2#=3!'H!v$E=P&E>!(E>x0E@L/E@O5E@kb)E=?'E=F+?^>8AV>p(E=5faI?''p!!5!6lB+%2#pI?DW7#+j%(FO!')E=i'E=p*!s+E=ybf(?h6H!Oh$\
        +HD!3%$K&!;F!F$!*E+`<E>E,E>I.E>S)E>]*E>g+E>t/Cx%p,.-F!^F@5O,!'chbE?''efo%#ZB!%3!%adbJ?18+!La!!kczM@_wCARe!!-E?F2E?R3\
        E?V&E![,E?m)E?u'E0P+E@?/E@IqDCqpd&+-b-!@ICu<ME6c'E?`eE?4Obmn$!*&>r@S!6c*AZfI!v!!&E@+(?bE*E@5aI?18%$$*?!qX#+hdb4&3ID1\
        {$!ac-!%F!0G-xH%O'E@Zi-!jB!0!!$!Wd$!*b3!'J!%+E@taJC~*neieQ?18!!2EAe$EBM3'G&EBS.+<)EBu(EC&*ECS+ECf/ED,8!Lb,#.:BS1h/EA\
        ^ceGE>bd%#uB!ad&!y(EAxb*C=nfhO>Rr4%c-EB2&/:,?%S.EBIbHC=n(EB?+EBEbiC.$ibN?%5F?jeBC!2q!!F$<$?YN3>LO.!%*EBm:#Wb4&3J!%!#\
        $!%F&J&!85!%ghbaoI-=+ECA/ECLkcfbh$!a(!*cef!!C2r$!abh&!IM!Q$)SfK)J$!Wc6*d.&Sh(DwNS!6!!&ECw/>Bfb,!%E!d-#!)$~*A)++!vsE>\
        tU2&9fKA*s*EDP;EDTo%!*e/?Lad%#uc*#=X&oHBS1r-EDr$EDw3ED}'EE%+EE)boafeH#ZrIBkdmnaP/ClCEDmcR2InrLBkd$EEw&EF3,EFR(EF]0!%\
        'EGB+#K/EG~bd&!3+EE[ocB$g.EEm*!O/#Ha.!jE!%afh!!bJ@.&'EF/fo$?C&*!Ob4(wG>.mHEAX3EFD,EFJjh&>AjH!OkaG>*Abh&!IF)v$(Fe'#=S\
        'c7,K)!j0C~F'EG%*EG2+!%i&EF|bE?18hcK@.&h%!g$!'.!jH!O$$Tch!!%#N&!IF)v$EGY&EGu(EGxbu%!g$!aD#:2#+*EGhj%(FD,3g%#u$,k&/FF\
        !*V&9pdC>7/h%!g$!a&@.'S!64#g$EHW&EHo.EI#(CEJ'EJ/8EJ?b-C~*&DkPfQ)J7!%,EHkplibh$!aD>AjD>Hl2#=*!vu%D)7$!aD!-$B,@&!8(EJ$\
        b!!-EIB0?;h+EIFqdC-LaG-1(EIQchcH?sa4!d,&].EIk0EIv*EIzpirmO%{$!%r-)=eH0vO>^R-?sBD.L0?;hjnaJBDrc-#(2!3$#H).0H!>!!D%x-E\
        K'$EK_1EL*&EL.7ELd.ELl(EM50EM<=EN+*EN0+ENE/EN~5EO%bicf%(FD?19%#u'EKE/EKYaf*#%+!%o%#u$?'*H!Oc4#=$0hmh(!*c(!0V>jndCAVA\
        ->LO)EKq'EKvpdBCEJgDE=18D02h!!$!*c6*dF!0bR/72ELF3ELL0ELY'EL^*-xjK?A+adbI*yf!!%ECE$!*D!-E?'e%-IB!%!!.!TI)M%>R8(EL|co!\
        !D>Gq3EM1)!^o&#x(Bm.M!8E?{%,#+E?XN$EMO&EMX(EMib&!*I'idb2?fYI-4-0Y+!'g%!F$!aD!-,A*s)EN(+(Wc)!3i%!g$!*.!jH!OP-klC?[B&E\
        NAadh!!gmeeG@[ZbI#Z&ENX'ENgb4E?BicG?18+@.Sf%!g$!aS!6/ENoeS(]jh*!Oc4&3(!0V&uB?]$'$6fjndefc*#+XDah$EOW1EPH(EPM'EPZ/EPr\
        b->+/c,$ZG?Yi)EOv'EP!*>6Rjh(!**!Oc)!Z(!0V!'h!!$!%D!I3?C%&D<F'>.k*!Ok$#ucf$$T&&-b)!;h$&~D/FdeG)J),3/!*x!#DE1Y%D(1(&Pc\
        4E>b+Cc^kafI>4dL@67-!'h*EQC:!dad&B<y(EQ3bG?;d)EQ>krjF?xq!!F*Njn,$dL+<$EQj&EQz(ERbb)EQe*Cb(iM&9bQ>eKiem$>,]&!-.!jH!O!\
        !-!',ER>($o*ERO+E>bb)>.mh$!%D>+4!!6$9.!j'!@+#NW#a%!F&!-(!*a!!$!%E!%&!*)ERx+ES$/ES2i/!gV)J!!&!TH@=&&C{wa2!W$!%H!O'(]I\
        &~!!%!*4'D2>[u$#gJ,-$EDz(!s+ES_bkahnbH%V$?Cbd%*s&!0e-AY6'ES|*!'pilK2IF>*AJ#7$ETI(ETMb1>jH7&B,!%'&Y8!39!3libQD}MpD-r,\
        !'+#.9!%onatbfcH+K4EY~-EZI2E^e$E_Q6EaG3Eb61EcF<Ecl7)1,Ecs.Ee-)EfL(Egh0Ei('Ek6*El#+E~{/F!F8F!N9!T;F$5:F$?b!!-EVM2EVk$\
        EVr3EVz7EWP,EWT.EWw)EX70EX@'EXv*EY,+EYL:EYnq(EVEah%!%$):D$$i%>:pD&-$EV_1EVg'?M/bJ?i-hrikF?URE>=Y$!QFBPbdagcg@cN,EW3)\
        EW7(EWD'EWIncJAbxS>EJeg+?m/c)!ZH2OfCBy+bk!!L#4D?7+!!(EWk5EWqajh!!&>RSF)|p!!M!'*'SX!L!!$$N&!s(EX0b)!ypfaI(Wfo!!R%:%!%\
        $!%I-o%.*1EXY&!**?0*a2-F'!%fH-=(EXk'EXr5+?adeL+!)!'E?M9C?Uv->)m&#^'?!<5!6hO?UY+EY8m&>lSF$K%+?$>F]'EYHeJ?-]F?F,(EY`'E\
        Yjna'*Ngcg@cOk!!&!yF@C/D@$(!#(EYxaN&0)%cY%7'EZ5/EZEq$!*,!'lt@c.b-#dfjn!#cb!!I)1K@v>$EZ{1E[*7E[|,E]O(E]U'E]j+E^$/E]e5\
        E^_bkmheoef!!I-[!!)?|@d!!F!8(E[Q'E[`ied&#{e.?$@ocmnafrihdcjniedF?$@)B3Chek&?19S!6e&$-k&!3b-!@*!@h!!$!%&$-eN+Q!!1%j&E\
        ]=*E]C5E]Ja)!8'!ar!!R*K$!%G.*ef!!D'A!$R*KexC?)D/E]eh!!riaoeG)XkC>C$(E]zbf%$r(>@aM!QgheG>;0&E^F(E^M/2h5E^Sb.?je0Bf?h$\
        !%&!IF,0ef!!C#NghS?fSe*.wm1+!I+!feP@he2E_%$E_4&!I(!>'E_Mb)EDnjhD@)|i$#gr!$g1&P[Df^(E_A'%4imO>O}xr&EDmjrIEDncU.*!cP4%\
        :3E_~1$H,E`(.*A)E`3'E`;*E`A+E`VssafR@c)(!%lB2Lajhd&$$FDv#jamnC>/u$+?V3($!F+E`Oc)-uH2O(#~E?5H!!%#N1E`o&Ea;'EaDa'!%I/x\
        ri*Ea#kbiefriMAG>hciq(Ea5agh$>C$E(IagI>C$-'2)!ZI'2D'i,Eb0s&Ear,Eb!'>,R/Eb%ad*!Oaf-!'hcb!),!%I*%2(.jlih)!CS!6M*Wg$Cs1\
        &!IF!*lfDDGr!!3&'&Eba)Ec)(>UT'Ec9a)-Fgh!!$!*c4(w(!0V!'h!!&Eb|(>UTb'!dic)!%*>TVX#+*'8:'8pE+sc+Ec3scB0h%#NS!6%@O(agg$,\
        kD!Ir2EcOqE&6de;Ec_ghdamI@>ErmnafribibG#Z7CV&F!02!m$EdN&A-B,Edc+Edz/Ee#b)0V+Ed>/EdKmcP#+%!g$$T&!IeE+WP&6+EdWkLBJ2hbf\
        h&$-a@cQ!!(!05EdrafD?h`!$obJC(|cbX?oy$#uh%#uD!I$EeM&Ef$.!L)!C(Ef90#!9&Pb3?pIH#d!!'!%+Eejf*EednrodD>kiceGClk1Eey'>[|b\
        )!'N#7ripiSBd9+!@f/Ef1cH@z,$E3XI>,K-?l5/!;dmn&$-ehnB/:!!%#@$Efq3Ef|&!-7Eg3)Eg>(EgH+!%orL,K'AFL*C;%I!y!!4%F$!%1!@&!W,\
        !'F!>!!%!%$#gS!6ad!!+-hW(n6Eg_'@+s*?iujadb*!>I)1ibpaiJBkT2EhB3EhI,!%.EhM)EhR(!00Eh_'Ehh*Ehp8!T;Eh~j,Eh>aHD@8aI'2$!%F\
        BsSB?Q=aoB%&%')rg&>BQM!8+?)1nbG+-!!%&YD!y0EhzjeEDoeS>Oxc2!'G$~!!,Ein)AOP(Ej^0!L*Ejg+Ej}/!85>/un+Eig5'uaf5Ei]nrPELYin\
        robfhF!pn$%IF!-$*W(EizbP?k52Ej7&?(`.Ej:0EjI+EjVjejK1SF/ub!9-!@h!!$!%D#^&!3()jhadrQ%c%?/yB!s2%&3!IJ!'(Ejs+,:bKB6L*>kv\
        kbG?Rc5'iad%$j5&ie),@jbdN>ur%$$-!33!'1&0&Ekq7!%)Eku+Ekxajh)!C(Ekec(EefVCu+d!!%!y*&?S!6QClFP!F!!&!WS#4!#4Enx-Eo=2Es0$\
        Es66EtO3Et|1EuD&EvC<EwX7Ewh,Ewm.Ew})ExL(ExQ0Ey$=Eza'Ezv*E{C+E|w/E~g5E/kb!!-EmS2Em]6Emc3Eml,Emy.Em~0En''EnC*En]8Ensq&\
        *s,)JlH#=jnbdcP?{7ubGE28s$>TdDDG|daa%B|M.!jH!OieW!aqcpM,3m(En6'En;abE?WecG@!0e4#+V?Zf'EnTk%)S$!*&!-H!Ob)EHTS!%+!Lg(E\
        noakqi$!aS!6jD'&eW@{s$Eo+/Eo4b''cfP'cica6!%V&odg%!FB>,]!!$Eoc1Eor&Eov,Ep*(Ep:'Er_/Erxb)!;E!^0>*Adf%'J.!jH!OCCx%)!3mi\
        $*hcf$!%bE'2(Ep3bD@YOg$!aM#H!!3Epd,Epn.Epx)EqH'Er0+Er6/Er;8ErYjamnC3!'>J}iegH%&e'>6SlE>6S6Eq1.Eq<0Eq@5EqDqeR>&;((:ch\
        *!OM#HF@zuFEp3K>`d)Eqb*Eqm+Eqrjadh&!I.!jH!Oajh!!$+HD!IeJCmv&Er$afh!!$+HL!jfl%C}#$!aD#:o!!C$EnB>i$'ErMfh!!a'!%fbfK#=%\
        EHT*!'hBE-oaEC9Q&Erra2&P$.t+Cx(mC1xkcGE7G*Es$dH@4Z!:g%#u$,kD!IbcGE05%#T)Esj=Et<*EtCkq(Esabd'Es[t%!g.!jH!ObgH)S2Ec/vB\
        @jb6Et(3Et1+Et5j/Et#nCEn7kqB1{dbfjnD@s)CEHTbfpJ?=nlcicR24h$?oybqiD@$6&Etj,Ets(Etw'Et)/D,pbuF?h6pld%!gB'cM>HBdBE8G'Eu\
        ,/Eu<eEEHT/Eu6bjBE05fhJ>6B&#TgI?W`!#-Bnz$Eum6)^(Eu|0!T'/i+Ev49Ev8b4/7dL>=Y8EuxbdhB>HOB@E8f$>'Ye/Ev0d!!CB|MEEv*eW$6b'\
        !'+!LgO&')EvOiilgD>&16Evr3Ew51Ew:+EwA8EwSj,EvnaG>HFcG&9,#+(Ew,a*>*Ajh%#u&!IH!OdkbhceG,{aGD&yadcI>tNa3>LOd.!j*!OagIAw\
        1agI)S/EwcecGA$JfKDTH!!B.:&*2e-'&2>;FrbJ#:$Ex9&Ex>(ExIb5!%fhi$'cD!-kR@|ggg%!F$,kD!IM#uaS@a4'Exk9?Yuq,Exga5!aoD(.D@n&\
        3Exy&Ex}oaE@h+CE2;BC}-$EyV&Eyw,Ez#(Ez2'EzH/EzXb*EyQ+DZVd&#:b3?=nI&ugD>St,!a'Eypfg$$T&!-b4(w'!@I!vg%!FD!Idch$+HH!O$Ez\
        .b-)JS!%CEp3g$!a&!g*EzDb4#!J!%BEc>%@h'e(&c8&omeE!gh%?A,B!%l&EzkbJE1X*?%Xah!!M#{$E{)(E{=/E{@bB3!3$H*E{9m%-ClIEL^N>WAR\
        #=N/&$E{e&E|/(E|I/E|j5E|nbhcgs%>)uDEc0-/&)E{y'E|(k4E(UD>+@*!vh!!$!*D!I+#+V>tU2>.k,Exd0'&k/>6sci%?9ND?]$-Enp)(%i8E|^l\
        4&3ICx(&!-a!!)!;E!%CCgC,E/lkL>:o$E}:&E}H(E}p'E~'/E~[b6&c)#mgIEu2.@Epf2!a*!vI!v-#d)E}_ii%>TA$)v.!jg@a3E}kjh&2_G!ClDEf\
        -'E}ykC>^Sh$!*&>5mH!O$E~:&E~D/E~Vb-/&D#ugg!#6%0D.3-!;qlh%#N$$T&/FF!*gIE05dq%$E$!*H!O)E~s*!'isD-Rc(!0IEni!!%!%1F!3+F!\
        <jn!#L@/T$2:rdC>'*%-X(?fZS!6d$?GkD!F$F!n&F#R(F#x/F$)8!@b!b3#+)!%E*d!!*F#Jd!!3CXy+F#1g$!Wc6*.(>+jI!@*!Oc.F#Ejli&%C($0\
        M%faGBa<h&>ItH!O)F#e*F#qoa!!)!^E!%%!g$#@3!%D#:&ENuF!*+!%dja!!$!%L!jipa.!j)#mH!O!#(!0cB@a4w&!WS!W!!&F$Ub)#QtbE%L)F$aq\
        elhD,%f5F$jc@c/@cR3!%,!%L!%!!2!%/!8X!>%!%&F%Damde0F%<owadwOC&$ahdeV?mT$@EpmdeNF%<!!-F&j2F'q$F(O6F(Z3F(^1&B&F)c<?%G,F\
        )k.F*x)F,8(F-F0F/+'F/K*F0j+F1F/F1a8F2g9F3$;F4b5F5%:F55q4!p'F&]*F&caE08%!%D'ief!!T*T!!&*s7F'%+F'=/F'[a)!;I',!!%#E$1_1\
        $d&!-*%79@8/S$H'F'Sed!!%!y6$9(%~gN@lNcf%,HB!%.F'eoE@Lgafh!!b'!@I!v!!$F(*3F(7(F(Fo$A=hJ!'jb3!I1E/$G?dr&!-*!Ia!!.!%E!%\
        !4.!3GAiF!!&!%'!%H/{T!a!!4)G-0)$!%3F)71&G&!',@Rx.F)D*F)J+F)T9F)[5!6sc*A>fpO0C&!'5!6a2!WE$6b!9I,e4>s`1&PJ&M(AruE%4%@F\
        6F(L!!,!@G!Z!!4!@$E05&F*4,F*N.F*_(F*f0F*r+!%odlL'](F*Jjne)>;0*!>+!|jBAX=J?nN!!1&G(#75!%bE?8)%A.=B!04&6.$u'!%M!*ncG?8\
        )4F+.$F+1&F+?b&!0I-{B-%!!ghcj!!%(FD#:)F+O+'2jci$!%D#+$F+r3!m&F+{(F,3/!8b)>.mh$!a&!IEC,v!!a!!ECyV$!%(!0='Gj!!%$j7!%M!\
        8!2H!>!!4F,}$F-$3AZ,&F-,<!I7F-0)F-:(F-@/!;b!!1'G'!%+F,oiPE(=&>.$/!8a,2QH!OCC(%$!%hgU$~XBCt&!0ar!!W(O%!%B#@'!%V!T4!%6\
        #%1F-m<F-r,F-v.F-~'F.'o%!^&!3iBD[mcjU%OcQ.0$#gcIA2_!!gP$Q!!4+E-+B1F.X<F!87F.^,&l.F.n)&r0F.v*F.|9$Q5$HsE>cSbfP#!)F.ga\
        B@Epe4!%K-ub)>I7I!%,&$F#^&$Bh$#7eNDYg$!%0F/<b!!.#ZHCa$,!Lai3CP!wafI21%>3x$@Iu&F/u7$Z.F0$(F09*F0J+F0[5F0`qaBA2_%!0-!%\
        2#WH!>!!%1x$!*(F05cI>}|MAL%+F0BfD?9%n$>R7S!6%A6($!;/%fcsiaY!vLDfT!$,D{'F>@a%#E&F1!*F1(+F15a!!L&S./3G!Z%!F$B>N1&GD!Le\
        5F1AaugUB0!aVB#s!!$!a'$6+F1Yb3!'E!^$@iXJ!'%$<-F2L3F2O,!3'F2]*+3q+F2Di&!-(!Ia!!'!%*F'O+F28nB@6l!!1ABf(!0E'P!!$!*T%0O'\
        l,F,}n!!4.'G%@%03eljeM3!&*D5F2~a!!->3%7)7'!%I&rC.q%.0$F3C&@Eb,$d)F3I'!@*'Vo&$xS!6,$ZE(i!!4Ar{-*a2?GB$!*6'|3Ec&&$x,AB\
        )0F4#'F4+*F40+F4Sn$Ai^D$B(+9ibS!acpO.t1BtB,._0!p+F4H9#4c2!'X+3'?tJb3!'I!'(Ade/,Ec-#(L!'$C.^(F4s5F4|bX>B*,'/dlR?)@!$K\
        C5%,F5.aGDs;$BG}S!6a!!)!%E!%!!'#(n!!D!F$F8|&F:7(F;N/F=E5F>Nb-F696F6t3F7.&F7T7!'.F7i0Acc*+N/F8.8F8@9F8F5F8vq!!%!%G!C$\
        @P#1F6N(F6U/F6cbaG'Ak!!b@cS!!)C9CjamOBmD,!3fjli/!8c%$0P#jh!!$1~&$xg0?2@kbf!cTH&?!!$!'3!L)#Q/F7Pe.!T(!0f!!$!;6*TO%jG@\
        ]hf!!%#E4'5$!*m&*|J@j>!!4F8+b!!.#Zh/F8(c-):*B?pX&9E1.M)7pnh!!&!Wgkbf!cUH&?coDBs%!!$1~&!-7F8j,#p)DUY*F8nq'Cdwb-#(E!%G\
        >l,1?fuIA)h!!OCT--#(2Bua3!%&F9j)F9r0F9v*F9|9!%5F:2b.F9Z'%Yo!!6%0,&lf%>WvF>Wv!!$!*&$x,$dW>Wyg$!*gB%]KAZfbfD?0E2#Wg!#%\
        #E$!*&!-LB)9!!T#%$!*6F:a,F:s)F:v0F;%8F;1;F;G:F;Kq!!,#QqJ'Vh!!%#E$!*6$9&!-W#aJ$Zt!!%,*$!*D!-!!*(=m%#ED$x&!-a!!'!%*B:Z\
        9$Qi!!J!LF@OhX#!,F;z.F<&)F<;(F<F0F<L*F<x/F=88%`9F=>p1?4GM!'i!!$#NG!C$F<6b&#%aegbM>;7!!P-O$!%&!-bR>t2,#pN!%!!,F<d(%@0\
        F<j*F<rtcK@dI$!;D!s$!*cfQ']$&MS!6$A|x1B#t7!@*!>emn5?xwci%(RD#132.I#K))#HAai4@F33F=j&F={.F=~)F>@0F>J*BCY:!'oQE=<!!*F=\
        xp$!;D@O=I)DP(W!!6F>91%j,!p.&'*A&kqaC0Cc'!'H#dt!!%$'BA^[B@1D!$2F>t$!*.F>z)F?,(F?20!|9'|b*!>o!4B'u$!0F#~(F?'bdK>znpJC\
        `}%%IB$*m&@3HhaE>{F,!%jP%]4F@3-F@s2FAU$FAc6FA{3FB.7FB9,FBB.FBa)FCN(FD@0FD^'FE(*FF4+FG-8FG;b2!%,D'zG!'!!%#.&F@Y,F@`)%\
        c(F@d'F@h/>i$5F@mqcGCMz$#:F$oDA=nGA>^euG/#%!%M#K%!;$!%7FA/+FAGn%>W<$$*S!6!!&!-,#40!p9&`5!6q&$BF$H!!/FAQcJ/YJ?T`!!$?O\
        <3@RcJ%O!!)%]+0>i!!$!*&#^i$!*D#^5!6s!!$B>N,!'S!%!!e/!;fQ>;8%!8a!!P(!,FBZ)!C*!'/)djc%%].!LG')%$'G!C%!%2#x$FC56FC,.!@0\
        FC9/>,}q%$*4+E)!C9FC1seM@$:CD4eI@J;!!-0)$!*&$x,#4g&!yI!L!!-D@8$FCo3FCt7FD#,FD2)FD8oaEAt6!!P!p!!%?c@$!IO+|!!%$'&,had!\
        !['G%#7D!0!!$!%F#~!J,FDY.!moa)FDTjcL%)lk@cVFA??$+%(#ui&FDnaYD=Bj&FD{b4&3I>Zq+!@oafIC/f4FEz$>LH3!31&0&FF$7FF*.*a($$'F\
        F./!Qb!!,FEk.#W)FEo+0]:C-_q&*s,!'F.RM>G<!!-!'3!mI$~b)!%E!%%!0F$jO?.5%!%B$B$!%1FFO&FFS7+W*FFW+FF_bG@$(CFFKK?GgaioeE&c\
        !!4!p$!*&!W.FG!0FG)'/i/#7j%(:J.b%@^_F#7CEN=&ASE5!6jn!#L$`%C(|B!;2!%eE?lp$FG[&FGcbds!ID>{k$*5JAiR32.fP@pt!$4FH=$FHB&F\
        HS7!',!T)FHZ*FI!+FK//FK4b2!%'B:&M!8qMEZ1!!&!-'!%9A02gIE#^)!ZdR%)$!%b0#W*D{,k(F0zc*!Q+FHyj!!H,{$#@D#^-FI`2Bj6$FIr6FIv\
        3FIz7FJ',FJ,.FJ3(FJ;0FJD*FJ{+FK#/%Ib0@c+dI?0K1FIn'>37bijM+yaX!dGD_fMD,p$B*gdbN@c+cG>>.$?@`F*WafeddO').!d)!%H&{1FJ_,>\
        37)?!='FJwam+%{gDC-e$FJn(FJqb3!dH!dL',)!dE!deH%crGD~=1Dr<(>}WE>)kcHA/mgnbL@$(cppBC+d4FOT-FPN2FV#$FXU6FXz3FZP1F]-&F]E\
        <F_87F_C,F_L.Fh])FoX(G%'0G%_=G--'G/=*G56+G;'/G>E8GD69GFe;GFt5GV/:GWpb!!3FLf'FLq*FNh+FO68FOFoW2F,>p:'!'aE&~!!%1%6FMH1\
        0),FMN.FMa)FMg0FMv'FN$*FN*+FN-9FNbod(#7M!Q,,-M!F!!%#72(!$!%&!WF@$(%,hM.[&F<n*!Oa'!%H>G51%V&>WVJ@j>$2WD!-O%4n!!4'|&$x\
        ,#4.!T)%@=FNW*FNZ+FN^9Dn2afvbE?}BM)yI$3FA?>%&iD!Z&$x+FN|5FO1a!!,!%L!j!!.!T9$Had!!)!LI%7pF@iS$)v&!-(!0b4#!Q!'ag!+odem\
        0!LH!O!!$FO|&FP%,!|)!%(FP-'!m/FP88!%q!!&!-I%7)'rE!;(>}TI@WY,!3f&@NvS!6'FPEiic$$EI!v)#+emnS-(!!%AI+-FQ92FQj$$06!%3!%1\
        FQs7FSA,FSF.!%(FSl0FT^'FTc*FTk+FTp/FU_:FU|qC?fR!!1FQQ,FQV.!%5-FafhdDCw?rL?UZagc()|bghcj!!&$-M!8rgc%#^H2O&FR'(FRra,!I\
        fBF9x)FR8/!Qof%(ReND[s(FRC/%RbK')2FRj&?REj%?V&1FR^(FRbaE>2#J@9ljj($0M%Radk!!C%L!2$FS03?s5,FS:82ljbdoceQBK]fjamnbJFS+\
        %+yFA#r!!O0)$FS^&FSd(A??b&!*.E[yI!%jhcK1Ym*??bI%{,&])FT#*FTG+FTPqbR,*ek&FT:5!6ahdc*!;j&!TH,{-)::&og$$TI!%($$rgI?oy(F\
        TYaEA+gM>VMnF?7+/!%aVARdhCE-o!!%>e^'FUYe42T2C940FU7+FUM:FUQkeE?.1&!3,A8:'FUHbdC@a,ejI&BOC94e%>ARF!0ePCQ*.FUoboed!!%!\
        0D!Tafc*!Qj%2rD$-BEdS!!2FV^$FVm3FW.&FW7.FWz(!%0!%'FX++!3/FX09FXJb-$?.!%mnegC>~a!!%!%&?mX(!>S!6-0S.FW$)FW('#!ivaD$*b@\
        cW!!IBkT%!*$#@D$x4>^g-!;)FWU'!s*!I+FW[sc-B0}B0hqlEABv1!%&>Aj*!Oed!!*&?cbi!!c*>^!X#=ef2!%he),@H>kveG?HH+FXEjbh&D/S(!*\
        a$!%H!ObDE+v&!05!6bE?!w!!-!%3!%'%Yi!!%!Q3,60FXw9(@qiaG-XF%@+!%s%ECP&FYq,FZ$(FZ;'FZE/FZIa.FY`)CA&'FYijh!!$!*(!*/FYXcV\
        /Yb,2@I(1cfb-!@I.O$#uuB><i3!@j&>HBbj&(CS!6(@66/FZ1alE)g$>.l8-{Y!>dh!!6%0J%,FFIr,A-BH2e4B8R$%I3F[$&!8,F[W(F[a'F[v+#(5\
        F]#bich$!%5!6bE@4V!!%!*-B^{$!*6A`)1%j).h0E2/*F[K9F[RqB@lJn%*2B$BnD?mT$F1BbGENB!!&&-.Ejx+,ejafhdD>iya+@_KgHD^:mh!!&!T\
        F0&6!%'F];bonCDpj,EaDafRAis-F]r2F]|6F^)3F^,<F^X7!I.F^[)F^a')1*F^uq!!D!;n.AG5neE&J(!8ad!!P'xT$61F^9af!!ubJ'Gh!!1!%&?y\
        {0(.*.w8!m5!6a'!%aGCocU08aE?CM*F^n+F^joO@lvhacG>Ol+F_/a3?%{f114gh$!pbB@xgaooseo@cX$D(1bjlJ>Zo$!a3!%L!T!!4Fac2Faj$Fb'\
        6>$m3$3&Fe{7Fft,Ff|.FgX)!%(Fgd*Fh#/Fh78FhK5FhQb!!$F`V3F`j&!s.B;])F`m0F`u*Fa&+FaU8${qFE;O&!8(F`cbQD3zjbdNB6LC%C!!2!%M\
        !8&)a*#=n$!%MC2#+Fa7keqdbfjn!#D#.&FaF(FaLb)#mH!'-,}G!%.!L02TH!|&!Ia*!Od!!D)a$!%F@Da!!(Fb#a*!;d!!4'D-(nH&?E>UH3Fe8.Fe\
        A(FeG0FeO+Fea/Fee8Fetj+FbMbLDqn!!(Fbd'Fbhc8!'ef!!B@p2EB2K%!%(Fc#/!Qc6*.j!!c%!0I!@2Fcm$Fd$3>EH,Fd..Fd=)FdR0Fd`'Fdt*Fd\
        {+Fe1j1Fc^/Fceb'FS)MD_fakcH>:ph$!aDA=m5Fcxa!!N?MZfbk&.eF0efjamnbJ@O$5Fd6eQ+v*'SI?-]$$N5FS+bpfah!!c-):H!Q!!&.eapbhcV$\
        ?,Fdpned$$0&#1M!8bI%`ahcG?6{-._1&l,BVA/C&yhC?U:nadbN.z%$E&#^S!6$#uD!%->_EhE%&nb*!>fh!!&F6nF>VHI>*I*#ZhnadeobjhS)p%+f\
        BF^T%!%->6Q2#=<*!.FfK)FfO(!;*FfU+D%n;Ffc:FfmpDCr#D>+@+!%V$3&!Ib!!qahO?y_&!*emnS?'6bqahO,%!!12*W#a!!%!8$!0*FgS/!Fc!!)\
        ?mY(>&y*!Im+FgKg$!%&.LF&6cj%!FD#:vF>W2!!$!*(#uW#a2'))@%_0Fgz=D%TjlhD>5m$'cD#1%$*&Fh40$3neiIFIoG)D%!y2+3,!%*2e+!vjcP'\
        &$!*D!8.#%*%chE?R5!!4FiM-'P2!3$Fku6!%3!%&FlM.Flz(FmK0Fmm/FoJ5>lSb-Enp&!F*>&:f%(Fjcmbh$!a&>5mF!*$Fj4&FjQ,Fjg(Fjo'FkFb\
        )Fiw'Fiz*Fj,5)SiL??UU)S3?JN7EsRdbgH>&Eg%D;mS!6,EtJ'FjG:FjMo2#4H!O!!cX*mXEt8+Fjce2')0?;hhFA/mI@|g$!QbXE2H,Fk.)Fk;*Fj(\
        +Fk?/FkBoc$0hL!j2@{e$(c&$-M%RNC#qO24jO*>(FkZ5Fkob**>j$>&3D!--#+c,'coad$>LH*!OS!6e!4J&]$!*'Fl,*Fl@+FlGfP>6S%,Y3CXy&+-\
        5!6g&!IF!0c2!'H!>&$$E(I,Flj)(.'B2K*Fls+@mapd%D)sB$~$!%&!3S!%g%#ND!I$Fm+5!6b!!fI/r'!%+FmEf+Fm<bQFDY%>-XnC>-X!!E?;d'#g\
        +FmZi,>+gM)S$!ac-!Ief!!%@+5J%,$FnC1FnP&Fne,Fnp(Fo('!C+Fo05FoCb+Fn;faig@cYn&@.'S!6)@H*'EtfhE>Gq5Fnabgc:+3g!*B!aHFU|d$\
        !%c-,eG!%(FnybK>6Br!!%,*$1~L!j'Cr<W@|g(!*5Fo>c$!*G!C!$D!-$&YEAD`!!i%+fgc62ZF!0!!4@iX-FqC2Ft-$FwV6Fwy3FxI1Fy:&FyB<FyO\
        7Fyo,Fz$.FzQ)FzX(Fzc=F{('F{.*F{O+F|6/G$08G$C:G%!b4@Pn-@!0.Fpt)Fq*'Fq?+-4i,)gbNBE_&!s(Fq#aJ>Yj'EyzM1{h&Fq4naL&Bek$!*e\
        dmO(WIEY($Fr!1FrX&Fs#,Fs((Fs6'FsV/Fse5Fsqb.Fqx0Fq{*)J/?KrcG%7N'cHC~F0Fr/ic%!%F?TBnbi&?X8(Fr?bdI+K-0;3?s5)>?)0>G)k$Bn\
        traJ0v&Frp(Frzbfh$!*.!j'!CH!O,@7tdcP?R4foE>F[dK@mD%.keg$!a&!-M#H20l,*>0?R!'!'/FsOk&*yNFj&)$NEEt1/>Tl5E{@ebK>I},>6mkq\
        $1{E(%ji(Fs~c%!%K%)m$Ft(baoD>vt!!$Ft{3>cS&Fu.,%,(Fu80Fw@/FwF5FwSb.Fta)Ftn'FtraL?-((FtiaR*^aRF=2Q@|ghad$(cD%C-AV8.F[r\
        b''cVEtf-AV8)!ZV!'42T2Fv/3Fv?,FvF.FvK)Fv]0Fvj'Fvv*Fv~+Fw79'c:>APj$Fu}'Fv&bd0!%oc+!|M%fducK0v%?e9cGCP9$-~efhc%!%-):H!\
        ;%*NBBt}rL>EJ(FU3ahdc($0+!|M%f/FveaM24jiB+B%FUC,A8:EDaG0@M2H?=n-?t-7Dwc+Fw4m$-~F#HB*y(>UTnaJ-{,&$F,S$!ad%$E$!aD.3L!v\
        !!'Fwh*,uk%BJ3S!68'&p5!6c2!%*&oX0l&Fx:,Fx=(FxA'Et)a(Fx6aR@mDsT)SJ+sMDw@,@n_E?=m%EHT&Fxq,Fx{(Eu('Fy&/Fy6a)FxmikbG&JPE\
        t%fa!!$2:E!@%%ucHD9e(Fj'b.!%80llJ>O}JF(Z%?=lSB3C2!%3EdSvaI@SG(Fy]bkq$)SL!j&?Yur%B|M$!*.!jH!O%&6&Fy|amnC.R!!P$g!!&Fz0\
        bdQ?=n,!%*Fz@8FzMpOEush$!'&!-.!jH!OB>.a$Ef-D#:$&f(Fx2M#.0B7E'Fz|*F{#/ABv8&6i!!F11L?~W!#D!8lcEA5E&F{@(F{Db3)JmhlE#=K>\
        +/i,?Yi.!jH!O$F{m1F{s&F{|,F|()F|,/F|0jFErI.,*I!'d&@.WeM/L3!0,)gH!>C@wdCF{=$!aE#=$F|{1F~`&G!,,G!>(G!D'G#4*B0!9G$,b&F|\
        i)F|m*'SqiC>ItJ>&33@mDodemndCBu<4@$()!y'F}5i,#%a%!%K>)m(F}N0F~M*!O+F~Yc-):)!ZI!|-@Z.7F~!,F~&)>?)0F~3*F~:+F~B82lq&F}y\
        bjI>wA%$0M!8DDqQ(?cNchn!!D>2y%>G*I)=h$>>_F*Ne.!@x$&{D!0dc:!'g$#@D.3bcG??U'F~m/G!$bJ>AM(F~ybi,'cH!Of$'cD?19g$!aDDwQ-)\
        J+G!8dBBW|,)JS!6aqM>T#42T2C94.G!b0G##/FZ.:G#+ieLDa*4'c&!Ie,&]*G!|mn(>3!hnFA|xI?@{%FUCEFUHe%>ARF>?($G#^&$$(>AM/G$$5G$\
        'b&A#n0'cf+!%ja!!.!jW$Q->3%$!%)F{@0G#x*(Ibh*!OS!6(!;daGBMYH-x!$W$QD@.W7#..?~;)Eno'-FjiB#+&G$[(G$y5!6aiem$!%.!jH!O($o\
        *G$pdef*)VkafICO%%@n&cF@;a&!%S!%rLCP9-,K,G%?)!%'G%K*G%OncN>VHc%!0-!%hO?;4C@Z/!#cf!!em$&JO@`#$G&P1G&b&G'W(G,`'(!*G,q+\
        G,|b!!-F?9'G&C/G&Hf(G&;b0?RhiB?TB2+KdhO)=jO@5yi$>aVD.F$!%'@88f2C2zhO?%{%03&G'L'DE~a.G&~*G'Cod%+nD!sad&G'0(G':bJ>/<*?\
        RHo!!C$~)>?)mIC0k&!T+!dM!8mmc2#jeE>}Z!!2G)'3G)`7G*&,G*1.G*M)G*V0G*`'#%*G+B+G,/:G#+j!!$G(](G(e'G(k+G(o/G(r5G)!b)G(R'G\
        (VirY?EDhO1S2-{N!%f$!%I?)1foSAjMC>>ZB+-d&$-/!8a!!C/fjJBx(&G)L/@Oha)G)@'G)Hkc-!%F0&od(!0M!QLEIL2G)UbH@2Frkc*?RHI!|$?7\
        +,G)x(2''BK^b$!3gI?neehhc*?saI!|adbhemnC?){$G*B(G*Fb+>LBjO%]NBZ$4%cQEWla2%chO>2#amn$)pE0F1G*y,G+9'G+=b-%CiaeicIEIh%-\
        X($K5G+/afekaG?R5,?xx*'SI!'B?/yaL?Mb&G+o(C;G0G+r+G+zj&!3(G+`iBDA%mb-!@+!'i!!D?L+F*Q$-~boD*H$G%#,!''?1&b*!|Y!|1G,>(G,\
        Tb0#KY!@$G,HbibL-{+!%ic(>F]M%f0!'k$!%D@.'-#K*!>;!@f%!%rL(i&>/u(!QI>>e$G-)bhEG(ogD/u!!l$G-p&G-}/!8b4&3)G-Y+G-ai!!c*'8\
        :'8h%FZ}S!6c,!%L$?%'J$!a&>AjeE>MI'#N+#%ghdDCl8,G.G)G.Z0G.g*G.w+G/&8G/,o!!%!'cghdcRCED&G.QbhB@Ohqd%!gDB<y$!%e;!>jI>Mm\
        %#E.!j(@h'0#4H!Oah/%fb-&VI#j%!gS!6(G/5bJ>.kjb,!WI*%!!4%c-3($G0B3G0x&G1O,G2j.#Z)G2t(G3!'G3E*G3b+!%/G3i8#49AVA5G3{b!!3\
        B/z)?fq*G05+!moD>Hi$$T.#%+>h<M#H4#%.G0_*G0d+G0n9>znjh&>AjG!CcI>jnntcp%!FB!Fnc*!QwFBsS!!e2?/-.&S)G16*G1=+G1AjCC6ye./x\
        V#ZI>C#!!%?'f&$-dFB,v%>R8-?=b2?jd$!%)G1z(G2(*G2]+G2b8!Tp$.7G?{%!!3?JNbjB(q-G2A2G2J3G2P0G2T*1!qehE-%bli%$rF!0cjI?GgF?\
        Mbn(2xS?xw!#I%{1BQ/EBp}%!-afkB?mL!!*!;a!!H!;,!d*G38+G3=o$!ac)!ZM!Q!+D!Ic-AYrH!Q(G3W*!Ob+*yf-!@P!%)Dkq'!%M!*%@2dB!%2G\
        3w0/&j%!%I#+DD&,*G4.+G4;fp&#xF!>c.#xm1>A;aJ*Hn$&Yd(G4Kc)!3I!'-G4n2C@/,G4|./U)%c0G5!;G5+qibgI?*w$?pO&!0rh$!%eiS1oeca*\
        !|I!pri%$r(!0M!Q-G5p$!%6G7D&G7H7G7M.@(8(G7[0G8$=G8z'!%*G9(+G9O/G;#b7#.M!%1G6U(G7-'G73/G7;b,G640G6>'G6KoE/7,)Mb2%`I*%\
        %#{$F#~&&-F0&3%4(#!N>&3$G6q'G6~*G7(b,%4'!%he,&]G!%%!;9!ad!!D@c*cjnhD(qjOFh.,$3E!;(%~chF,H2!mhjO@RcC@$^oEC,v$!*&G7XbJ\
        1JL!m-%&+G7x;!>m!!nbp&%C(G)Qlg@cZ'?;daE?0u!!$G8P&G8[,G8f(G8j'G8rb2G61,/=)!3'G8MpG&xK#Qdbfh&>3xF!%%!F$0hF@H*bG+s(!%lH\
        ?Zf&!;aH>lo!!lc.A.tE!'$G9:(>}Tbr!!$!*D#^,#W;!>f!!-!'$!%hcCG',!!$G:11G::&G:J(G:Q'G:X/-Ob.G:-+!':>v|qicgn$,kkafh!!%?IY\
        D$-DA>^$!Q'!%H!>(>01a'!%*>3<I>RO.>ZoV#+))PmN$6&G:p(G:v/!8b3!I)EHToD(I,)jF!F3#Wf$!%F!FEExd-G;b2!%$G;n6!%1G;r&G=e)!3(G\
        =u'G=}/G>,5G>2b!!3.F.0FfadjaN!;$?;hn$>J%D!-E?zN-G<T$G<^&G<m.?DW)G='(G=?'G=W5G=^bf!!$G<H(G<Nb,!%L%7!!PG:m%!yJ!%nieduS\
        >t3)!''B)&i4B8RE&M(G<~j!!%!Fc%!0H((,'/N)P%A=B&Cw?e3@5T,&]*!>jB>VK-@v>,&];G=Sg!#lxD@>VS?$@%!sD!F,B$5G!'=G=qei%!gF11M>\
        a[)'2oFB+j(>VHl'!dHDe72!'D!%ke)>?)iep5!6c*!;X#4!!4G?%-G?-2G?Y3G?v7G@=,G@C.G@U)G@e(G@r0G@v'GA{*GCC+GC`bdKFr<%?d(gI(%1\
        G?K&G?R,&6b'G?DirmI@$Xr%!%F!y'!'bE+vfeghF.$$G?l&G?sb&AjhaLCL`.@!-E&YF0e,G@,af$!%c%!%-):F!%af%+n&!^e&!^mODa@bdS>3%$!*\
        ep5!6c*!;/!QX#=5G@aaheNG+wjF%L&#mljn!!ecP',fS.$1GA.,GAr)?!='GAwbhF24$FJn(GAH'GAi/',b3#%lgcCFR@'GASf&#xS!6&GAc5!6qc%+\
        nM!Qb!!G!;%?V&eHD`saKFC5FBs9$001GB7(GB>5GB{b*)PsdDDe7rhnLA*M!!4FS|2GB_)GBc0GBj+%cj$>VKldE>HBFB][chnFAX$%$j&#x(!Fa!!b\
        GB^E2>tU,GC60GC=+GB9bi$!%D)jbckDB{`haE?0*0GCO+GCVaR+`edbGEjS(&YbjO?pJ$GCq1GCw'GD1bLG+w-+NE*|$GD'5GD-bG>37)/xE)PG?jee\
        mO*d!!$GE*&GF8(GFUb!!2#=,En$)GDb0GD|*2ejl%(FB!'!!$@68*@]?pai!!c-A,&*((X#=ed%(F&!yF0e!!)GE8'GEgiS!0!!6'|7,N)!C*.@+GES\
        cfp!!W>Av!!6%0&#{'#+lb,$?I#=$#^,GF()!d*!v+$Z5GF0p'BQXiC?fIbghcG@o%.!TobS!W-/&2(.)ErJ*GFPi!!)!CoF&'jB>6o-#+7#=i8#=lI>\
        +3!!&!-a!!)>(EE!%!#4GHe-GHj$GK(6GL51GL:&GLr.@YC(GM50GO/=GR{+GS%/GUmb-GGr$GH.3GH4,>6R.GH8)GHO'GHY*GHaq&!;S!y+GG~/!Qad\
        R'&%!%)!Cc(!0I.IdaI>[|QE0:!!$!00#!cf%!ga$!%'!%H!Ohnak!!C>F_jn!#C!yNE0:cRGGl$GI21GIZ&GIo,GJ.(GJA'GJU/GJrb8,3icR+9,GIJ\
        )A)^0/&'D%=*GISaP>tN,-kg!%D(7g!#D>/h$GIkbfpa!!%'JE!%zM!L+GI~:#=g$>c&D!I$'cb4(w)!;I!v/GJ:b.#+cL)#2#=HCu&.GJN'EnppDDg-\
        klfDD=|/ED0a.!j*@69h%!%$!ac)!Zef@c['GJ}*%`iN'&g&>5mM!83GKe.GKl)GKx'GK|j!!''&lh$!a&GKV(!*'GKab4Cr$G!;)!Z(A=nV!'DG(Na*\
        'SI!'m+!vi%)vDE1YIGFQ+GL/j5?LYc*'VX#=&!IH!OeJA*s&GLO(GLk/GLob,&9lH>E1,GLgqch!!(!*cef!!$!*D&-C>LOE>6RL&9,!'*GM&+!%p$1\
        xM$?h*!Oaf-!'hcCCO(4@%(2GMs3GN#.GN))GN/0GN9'GNL*GNg+GNsj%?x`$!;'#Z5GMneB?%5jiF1r(Fv3/!8a!!E!Q%*NB!0mnC?gv!!$>LOMFve+\
        GNEnhnbiL+KadrQG@b-GNX2-{qDG?*c:#=g$$T.!%I!%7Dwc0@#oI?UZ1C94(>UT'?;dc*!Qj!!&$-G!C$GOf&GQ*,GQ1(GQs'GRM/GRmb+GO]f2!ag$\
        !%c(>+5V/Y!!&'&E>T?2GP0,GP=)GPC'GP`jh$+H(GP,*!Ob)2oI!vE>rGc$?C&h$!aD>}4,#4H!O*GPXo%,*$!**!Oc)!ZI*>$!%D>/h+GP{c$$Ekaf\
        h!!$!*(!*b,(WI!v!!)!Cc*!'X!'%(FEEN^$>HF&GQJ(GQVb&)sfb)>yII!vj&.tb)>yII(12#='GQl*>,Kch!!%!gB!*%F01B$T!!'GR/*GR;/GRIfa\
        fh!!cCBnlh!!%!g$!*D!-$!%&>s0+C~FM#HG@nm(GRhagg!#%#E(!%9$Qc(>+5V&umEEnp,-L'>*Uf-!gQ+3lcgD>Sy&GSz(GT-'GTEa)GSE'GSRkmed\
        c*#+X&92!a*CrF+!%M'&.FfK)GSd(GStcFB^D!!bi!!c*#++!@X#+jaN>s0'GJzf-!gplcgOG;g'GT;i,!L.!jH!Oh*!OceGG92$GUR&GU^(GUe/CgCb\
        !!2GTz)Dkq(GU#0GU+*GU/+GU48GU=jI>EU&(FF!8docfbE%YFC~GrH@&paddagI>Ml$GUKb*#+pbGB+`d*!vI!%k$&~&>AyM%f-'&fH%{0!@uBGUK2G\
        V%,>6R'>3!8GV,qBCcZ%>TAB!aD#j%!8-#('GWZ*GWla!!-B^{2GVv6?nu3GV|1&x&%x,GW#0DZ}*GW7+GWP9GWTq'*Zb,!FI#K)!CE)MJA>m%%x&GW1\
        a*)mI!%2!%G!L&18(#H0%4+@|4n(!;bo$!%F%~FAru%%xD.t%!%$!%5!6c$!%d@c]aG#~(!%'!3a2!%7GX&jnD$6c%!8B!F4#.-$$2Gfg$Gfp1Gpb&Gp\
        i<*v,G~F.H/k)&Y(H/p0!^'H@H*HLZ+HLd/HLrb!!%!%-GZ)2G[=$G[N6G[g3G[j1G]'&G]17G^2,G^>.G`.)G`K(!%=GaM'GaU*GcB+GdR/Ge]8GfC9\
        A=n;!>5Gf^:#=q%$r$Cx%,!''GZ$/>_8cbGAYrcK?}H%#{&GZT*GZj+GZo/G[6a!!,BtB0A/]'!%h!!c)!ZF$o,GZb)!Zb!)J!%ch%+fS!6cL>?h!!&E\
        C:/C}te&!^+#xd!!5!6c%!F)!Z*&9X&9i%(RI!@!!2+v&!-(!%a!!F%@!!'G[]j%G7UB']&!'(@MnS!6G-C!!%$r&!0(G[}/!8pF/c+$ZmS2x2!%dafn\
        B&P$$E)G]P'G]^*G^!+G^'i!!&!-,!'M#H$(%h!!1Ai]G!C!!3@cw,%j)!C9$Q5G]wqbGALd!$,$dI1;bJ>q2n!!,%,slJ&~&!*a!!$!*E(i-G^e2>C#\
        7G_%,G_.*G_d+1Db6$6fp%!%$!%D#^1!v(G^tbhcsF?fS!!f!!$!*&#1E!@)!LibGA&Q!!4G_I$FE{&'J(G_Ob!!-FY{J!%%#~F$H6&c+!%/!;9!%mc(\
        !%M!8&G_v+G`+a1#a)!CI,]$!%+!@s5#4c-#+B?YNC.[$!%(EDs/>xic)!'*>+/i5!6cbECDp!!-G`}2Ga)6(n3!%&!I<#Q,(f)#g+Ga19B#lb,@eGhc\
        -(WH!Q&!Lr!$W(O(!QbG@Mkb&!F)!%g.!%+!%5!6c%!%*>^!X#=!!&!*M-C!!-$~2$6$Gb?6GbD3!m&%]7GbG,%O.GbL)!C(?}>'Gbs*Gc(+Gc0b)Gb<\
        9GF4o!!C#gP&x!!W+EC1MiBA40!!1Gbj&A<>,$d0A-i*Gbp5$HaEEwh%%uF/lI%j$$B&!L(@Dabp(!>M!;c!!pOA$J!!&!-,A.[ncfp!!C#!1Gd(+Gd4\
        jc%(R)'&(Gcj*Gd!j,!'li%!g$!%M%Ri%!%&F6ne*!|mgc%$0H!>.!%I&Bcef!!&!-LC$y!!4'|&GdE)GdKaG-_2.UG!Z$$*bK2.!!4%:$!%1Gd}&Ge;\
        )!C*?JN+GeR/?~W91(b1!%J?&r(Ge5a%!^d!!1#ai%%uD!Wk!!B$N11(.GeL*!Qp%'JM!'%03D!^$)s&AP8S!64C'|-#Q)Gf-*Gf;+Gf?8D%ni2!%721\
        h!!&$x,%,scGAC{!!%+i/!8hiBD7$I>>JaM${&$-/!8e/GfYd!!%B|MDG0`EGfO!!ahhB@]?%!%&$$E!%!!4Gh1-GhI2Ghn$Gi,&GiT,Gif.Gju)GkX(\
        GlY'Gl`*Gno+Go:/GpB8GpM9&~5Gp[:Gp_b,#:'FZ=+Gglg&-II$Z!!/#Hnad!!$@|N6>Q2&$x+)M9@TvqaPABq!!d/GhCc-$?,$?sM#EbdS@W*%G7U$\
        ']121/Gh[tJ%,)Ghgi%(RB$Eo%!gD#:($Ka,>8pd&%Lb+!vi!!c*Cp=X#+!!2Gi?,%mqia.>-hG!C$!*&!-,%4*>vOqb-#(Q!%6!L3@;a<@9l)!;H!;%\
        F^)&Gj/,GjM(Bt}*Gj,+$Z/?w%9(}o$!sgN$32)X)!'*!>;!>j$!%c%!%h%!g($oS!6!!$!*&,r(Gjo5!6b!!+Gjhn@c^%!%D?tW$!%W*h&Gk.(Gk;+G\
        kB/GkTb!!J.Ofc)Cu+*Cp=X#+d%!FD!8e.E9k*@.78>/xjOFc^d@c_!!2(]$Gl.3Gl;,$d)Gl?(GlE'-C+GlK/GlPj&!-a!!'!%gD@kOgh$Cj?db!)I!\
        vhD#W$!FD$$mdeT#WbG@s`*!3pdBA.[6&cH(I4!L3Gm,&*^.Gm4)!%(Gm]'Gmf+GnX/#!8GneocG$d(!0lHBq8$GmD&GmTbh!!C>4[fh!!%!g&!-eiFF\
        d3!!(!0M!Qj%?V&D@,,$!;&Gn#(Gn:/#!5GnMbd%!%D!%.?Iw*!>+Gn4jrCFqu$!%D!0.?Iwj$245Gn0efjE>`d!$4,o&!-L!Tcic*'8+!@X'8$1x&+H\
        F?h6-'G*@Bih!!$2:(At9*Go2//:c)#+VFgMjndcsh@F!!%!%-#d&Go[,&l(Gos+Gp*/0La!!E@}M2!W*Gomj&#{n!#D$-n!#D&-,'/.>:o'!%*Ch9md\
        F@xn,!'/Gp8ad!!R/`jjcf$!%D!%o!!b,',I?(cad!!6>d*&*DE'`G08@c`%!%iL$$4Gqi-GsB2GsY$Gt#6Gtb3Gtx<F$^,Gu=.Gw7)Gw<($'0@Je'Gy\
        U*G{u+G}P8G}z;G~):G~=b*Gqb+GqffjB$~K?fY@ca!!4&''Gr-/Gs>ad!!4'53GV|*@2FeN?U:&GrC(Grea!!4'53GV|FGr))GrMi!!J#+!!%#Te3#W\
        0Gr`iSDw.aN>rX42T-Gs#&!^.Gs**Gs3/)mboaG1!bdhDB9+%>F_rFEIsc*!>h&!8S!6JC-e%!%$!%1$g7B|N/!8hceGCqm$*s3Gsx/Gs|oia!!1%j)D\
        Yd'!%HA&kBD[eK@8G2/*6FB=)!^'Gt[*%Lio!!$!*6(n1$d&!-*GtQ9GtWkFF05.$`I%VF@x}-&uD!W$!%(!%h1!%&?y{5!6aBF^T!!$@lJ1?}|.!j9(\
        }ld%!g&AUKa!!1%jE!%4B8R-@z,$Gv'&Gv6,Gv_.Gvv(Gw)+Gw-/%fb.!j'Guv+*>p30S(!%E'P$!'c&#1b!cbH!|!!6$9)>cS'!%I!%%!g-GvO3?c@)\
        !Z0BCzqlgIA=g(GvZc2!'G#jN?D{!!%?c?$DI?.)D5!6c)!ZN!%!!2(!&!-.*AghE+kV?hx$!*1+WE>T@qdD*^!!4%:-Gx'2%m$Gx-3Gx8&Gy$7!%,$d\
        )Gy8(GyQb3/*)Gw|i!!$!%c*B?p+!@X&9j$!%DCT7$!0O!>!!)!C'!@H#Tad!!6-:&!-,#4.+<)&r0Gxd''`*Gxx++kq($HdaC@Rt%,S'Gxte*!;cG@E\
        'cG/c+'|maJ@m:%!F+Gy2g!#OA?q$!WM#{!!%!0&GyKqepboehI-C-!%H#dKGCZ!!&!-7!p.G{a*G{o+#Ka!!%-~-Gzq2Gzx6G{%3?ny1&G,G{..$`)?\
        J)0G{6'(T*G{A+G{L9G{Rq&$'(GzY'Gzc/!Zb,!FH!'%!;.*5Y!>$?lp&#~b)!^I!%,$QEA~&%>W<(!ZE)y,!@cpnI&'(#~cQF)4(AZPi%#mM!Z&#{he\
        )!'E!Q1-.E,-$&M(Anmb,!FI!L!!%)S&-+)!CW(nh!!R-.%!%1G|07!%*G|y+G}4j!!O!L!#$G|Z32F1)@&!-.C$y)#Q0G|d+G|n9G|rqe)!'W!Fd!!.\
        $`S!6%>Wr,&$F%uC@|]&>l-F-~/G},c(!0m%3%aP,@da!!J?cH!!.0;/G}Ds&18M!Fi&F6Kb!)E?CM!!-#d6%0.!j)!C:G}kh$!*DGF,0G}upaEAqebh\
        E,:a!!0(.'!%H.w!#%Cm]$>/*+*>c)!ZI!@32Fw!#J!'!!$H&M&H'l)$$(H)0/H,!5H/%b-H!L3H!^&B>N7H#>.H#F)H$+0H$B'!'*H$M+H%&/H%v8H&\
        #9>b+;H&D5!aq!!q&!WadpCG$$7!%(H!XjcP$?lEEC#!!6$93#4(!00&x''`*H#15!Fa(B)[ii/2hb)!;h%!%$!%D!I1+kh(!sbss@c0!!$!%D!W$H#]\
        &H#x.H$#q(CIHaC@R7!!)H#n+H#ts&%xJ14!ccK!mnE14f3AIwD#%%Cr#lJ0P!!2B#T3!'7#pfai!!4/`B.:!!-)y<%:N&'7@[Zn!#-$H$!*6H%#3.n&\
        $x,(f(+*0C#qq%#~/H$}ebECt.J*5J#a!!-$36H%U1%j&.7,#Q.&$)!C+H%^/H%i9H%oq(%Fd$&fF!^&B]dFA3.(#7a)!aEC9Q,-kH!>%#HFDn34B8R)\
        !;I+v&Ay=e)Bx(/H&@d!!$!*&!-,%,HAzQEH&1!#*&`aP${-H'!2H'-$H'5&>T!.H'G*H'K+H'Q;H'Ub!!0&P9(}qb3!%G!'7!%+!vbDFqup$@m:J#4-\
        !''!%*!Oh!!&.3G!CDA]#n!#D!WKG|+!#$BE_(!*+-h/#Hc4(wF!0-H(:$!*3H(D.H(H)H(P0H(v'H)!+H)+qqadhcpcqR#Qt!!ad!!I&rOD[e6>v}HD\
        ,h-#d3!%+H(ko(H(daE+Qg%!%S!6!!1%j,&lH(=!!m%1xB!*h!!%!gD!-!!K#d-H)s2C?f$!%3H)~(H*'0H*R'H*[*!8+H+C/H+L9H+Z;H+z5!^bh!!%\
        !g$!*&!-mJ)G!!7!%jlJB0}3&'H!O'H*B:DLfo!!3&$1%j&!-,(fNC,.!!4'5&!-*C:=WC_u!!1&GND,h%+i&H+#5!%a%!F*H*{+!%5!%f-!'I#Z!+K(\
        .-?]],H+?)!%(!%*!;o%$j&FbzG!CaQ-{%!g&'uH&0'EJ?+(]f-!'P!L!!%#E$H+k&!-jO0)d!!4&M$!;&!-N%4lEBkd!!4!%$H,d6H,o3H,j&H,r7!'\
        .H-%)H-1(H-F0H.Q'H.W*H.i+H.p8@+N;H.zjhM'&!!)2opaJAUqT+Wo!!&#:)!C'&0eM$E$!%k$#NeY>{Q7H->chdbwaN!T!!$#gS!6*AO+;H.Md!!$\
        H-h&H-u(H.)*Gj,bmbI$ugja&2')>.mH!O)!'+!'o%(F$!%D?194A#$6(@*H.A/H.Hj%C4-ODvl-?t-D!8dCC2aBENBnaGC4p4H.e'!@bwBEYuDGlE1A\
        ?qI!L$!%&@O=I1D!#&!IL&S-@Ea$!*&!-,H/K(+*0H/P*H/W+AMG9H/aqECdwaC>$lb0!LH!;0DYdvCAIs%#g$(fOBSR!!E#.!!4!%-H0o2+T$H0}3H1\
        =1!0&H1Y,H1c.H2k)H2z(H3E0H5D'H5J*H>A+H>m/H>s8H?}9>-X;H@#5!Lb,!%k!!6-:D!W%E>clg!5&!-H#4!!1!0.!T'1u+H16fcjM?xx(GosM0L!\
        !4Axj$#g3%Y1-.,A2y5!6gcpG%)4#!,$ZH-x2H1}$#g&H227H2B,H2Mb-!pI!'!!&!-(%@ad!!%!FF!F$!%(!%/%fb3!'I!v!!,)D*.@I1;(H2^5!6cj\
        ,!'MFrUv$!*&!-*!OM#7&!y(H2waGE/GE/~+H3/o%GAd,0l)!CM$~!!$H3?bf)!'aJAZ,).'S!0,H3W+H3mo!!&!'HFHO!!$#N&*D*H3jnbdP%YK,-!P\
        %#E-F.X$>/*6H4X3>Av1H4a&!-,H4g.H4k)>3%0H4s'H5#*H5)9H5;q($H'Cdwb,>-XI#Kb,!FM>/y&$BF,YFA<!b)>I7E#(,&$',Sb2!%I#K%#mB#^+\
        H52iFF-s%$B$#7F(I%$B$$3F,h!!NCJ?4H6D-H6Y2$Z$H6i6H:`3H:o&#u7H;D,H;M.H;R)H<a'1G*H<n+H=-/2{9H>05H>>b3'V5!%k!!$>]ZcfcsB?\
        /o&H6Qa*!>bEEr1oo%$ED!-a!!6%0.Ar{mg@cd!!%-~-H7a2H7w6H7}3H801H8B&H8H7H8M,H8U.H8g)H8w(H9#0H9-=H9;'H9@*H9D+H:69H:Mq$$3'\
        27eP#4,Eq@(>[ibgh!!$!*&!-J!'$#~Q!'%>xm&C$z(A3.E>>b(#4'H8=bhOEt%eMCt-%%uB&fpGFo8feviB@|N$!Z&>'*(#~b2!@G!^&@B-(>xmb)>c\
        gH!;%'>(!IH/xdo%?XRDB*?$?2A,$Qb'!;W!%lbE$NMA`5%${$#=&H9o7!p+H9zn(H9db)#(oeW)#-#(d$!%I@{epnh!!$+HT%0!!$!*&+!'!@b3!',?\
        =.+!vS!%%>Wr1>Wu(H:GaJ?=.7#WN!%&!-(H:YbE@;a.$`E!^&H:jacIC|XjM?cH%H88&H;+(H;<a!!'(ih6%0H!O)!Zu&.3a)!C'!%H!O&!-ag@ce!!\
        &!-JBtBeEA^[!!$!*&H<7,%,(H<O/H<Ub+H</i!!&H<!)!C9>AvoB>88)!%*BiL+!@X&9!!&/FI#42H<Lj&#1b!!+!vd&(qS!6C'J,!%H%=ib!cf'!@I\
        (1%&ic;?EDjC@tC$-@+!L9H=#5DX`bU+3abd&!-g@cg!!$!%1H=Q&H=])(f'H=l/H=r5!6b:!>iB?RU!!'F4+jF@iR$)d6*.+.IggDG7X%!0B$*)H=~c\
        h($oS!6%!%a!!,$<haiJ&'bdo!!$!*&!-G!CL!F%?HG4A<F+H>`g%(R$!%ci!!&B?lF)|ad!!%#E&!-J#4nadQ3(,H?/.0))H?:=H?Y'H?_jbM>/y!!%\
        $'.0)G!C+H?Qo!!%!g$2:&!-,#4E?2!!!bcGAJ@lD>wA!!&!L0(.+H?vg-)D('>zM(n$GttO!%B*^!#4'D1H@8&!W+H@BpJ?Tu/#ue,!'M%u%${E%4!!\
        $HC}3!%&HGK(HJ&/HKZ5HLOb2?)@3HAH&HAg.HAn)HB#0*|*H6@+HCJ/HC_;HCl5!%:HCtj%!8h%!F/#Hce)>o;M)m%%I.?j](HA`'HAcci&#:J$?G$H\
        C>M`,BW|H!'$DIq&!-q$+Qe$+QD#T!!3HBh7HBx:!>j!!$!%&HBH7!%(HBUncgBERY/!Qg!#-ANqB'u!!%!%&!8mn&A6(F@$(c4(wmbf$!%&!%G#.!!6\
        HC5&HC<,HCB)!Ca,!%fH@xn((:lE0CfjBD-Gcf!!D@J;!!'HCZad-?uCG>B5D>2c!F,>>eo!!M@tjcf$'uM!8$!*&!LX#!-HDX2HD[$HDq3HF5&HF9.H\
        FD)HFS(!0=HFa*HFo+HG5/?!w5HG@bUALjU#!!!%!%adcj!!+!It!!H@1*!!2HEF1D4X&!-,HEP.HEY*HEe+HEo9HE|:'Vq%#T$!'&!'eF$N.$`(!QWA\
        IU(@6lbG@Ezb&!F)!%H?dl&!3h(!sS#!%${(AdencGB):1HF0&$B(08b'!'S!%aB>-XC>1_pnh!!%#EB!*efh!!&!3eoaGE/%:!@jn!#.$`W.Claf-*8\
        h%>HFB!*-?fY)HG/n.$`)!C9@lJa)(]'!%I!%$!FF!%!!6%0*+0W(O!!%!%<!3E!%!!-HH/2HHD$HHJ3HHw<HI2,!F.?U+)HI@0HIK*HIO+HIb/HIu8H\
        Iy:HI}b4&3E(i7!%+!vb*AC^+>HGfoBH#X%#gQ!')HHc'!%*HHq:!'o%!0-)yL!To!!*&?i$>Z9D!W&!TJ$d%!y3&B&HI/nh!!$@;aT%0P2@ei!#$!%c\
        ,2QI!mp&A[Pa!!N(LNBf~4'P-#d&%=*!It!!D$x+HIo:!>ciJE3r%%LB!*JF$^FDSmw!#J#=-#($HJM3HJU,HJk.!Q)HJp*HK@+HKP9!0qcH>T$4$6iD\
        @c*!!4&P6$91CRqk%@^_F>s5cKAzN2!%h!!%E@e&HK-,#Q*HK=qBDLb*HK9ad!!HAIQN>WUI'|h!!4$u&$x9B#lS!61+Wh%#EB+93C}t&HL&.HLA)?J)\
        *HLHjh(HK|c2(7T*.g$!%M%Ih!!%#E-)y$Dgz6%0&!I9#aiBGW+$BoON!%h''&M%f!$$#@&!-N!T4!%6!%O!>!!-!%1!Q(!%N!%2HMf$HMl3HMr<HN07\
        HN=,HNR.HO[)HOx=$K'HQ@*HRk+HSP:HSkj%$r1E(B(&6/%Rt!!$!*1%j&!-M#72#!Q'l3!mJ$Z!!&>HF,HN-(!%/$~b-@,+E!^B08c!!5@LgfeS@Lg&\
        #W/HNKtcbG?dr(00S@Lg!!4HO'-HO-6HO13HO>&/:,HOB.HOR*AzQ+!I8?)@b!!1!%G#.$!%E(fE?b;ci.!ji.!jHE}]FFeL!!4%:&!-)!CaEB$5%>t8\
        cG>T@%>wB41+&HOpa!!''`W(}3>rGI?(c!!-HPN2HP`$@Oh6?ni3HP}&HQ/7?=b)HQ7'.nb.HPIsM-@qMCO(hcef!!&!-b,D'zE!@!!&!-'HPx/C[Lbk\
        afh!!CA%ybcH!L/Ak'c%!%4Cr$K%7j,!'M>yV$!F&!WS!6!!%2'-#+6HQw&(C,HR')HR2(HRJ'HRR+HRY/HRb5!6:!'q$>WEDEf-ldb)!%i!!PH;{*!O\
        e)!ZMABv&HR>b-!'EG7%*AZf8'|hMFNS'$~gB@>V&CT7F%~1GU~D>/hfj,!'M?-J-HS($HS4&HS<*HSH+'2b&!0G#%1!deqeiaIB4J!!$!%J)g(!0i!!\
        &!LJ+s!#&!WN%4&*s(!0ld$!%()|c+!@g.!%I>>3$$~XH'L4F]m-Hh-2Hh5$Hh>1Hsi&Htx<H{],H{e.),)I(:(I)10I5H'I5P*IF}+!'/IG)9IP#5IP\
        2b!!%#72HV,$HVk6HVr3HV~&HW6,HWl.H[R)H]|(H_M0$~'H_^*HbT+HeG/He{8Hfx9Hg25Hg>:HgWq!!4HUu$E:W61G,!'(HU{'GX#/!0b!!'BdmmaG\
        0V,!'E!m)@u1d!!&A.tF!s!!2HVO6*T3HVV&#1(HVa*C?f/!8bq%!%F%@&!%bT#.ah!!$!LE!@&!^icfDC</%!%J?;4*!3s!!$#@H&r!!%0S$!%3#!.!\
        T*$NWD4d%!%$#:)HWQ*>vk+#p/!8i!!JAY6!!6%0*HWca'!%H@]?%F4(qFA`h!!4HXr$HX~&HYD,HYa(H['*H[0+!I8H[69$Qb!!3!m1&f)HX_0HXg+H\
        Xl;@5yjh%Fm8e-0;g$>8UD!8!!3%)I#ZbQCpW$!3D%=%?Mb/Dt(dC1J!!%(R3!3)&B'HY>e0$0'B4IjaE>3x%!8B!%-)P)HY^/!Qi%AD`a%!0$!%F!%Q\
        1;!!4HZ,$HZ46*T&HZ>(HZr*(=/@FOb.#Z)A)+lP#Q$,=ibP+T(!0'>>xS!%-HZW.HZ_)HZd'?'#/!Qb!!G!m%>h>D$-blT#N/B>Gb!!-AD`Q!m!!)!%\
        0!%/!8v%#gH)V&!8(!;H#dveE>G*$H[Obf(0ec!!:'8g%!g$$TL!%H-(!!$H]+&H]g.H]q(%~0!%/!;q%!%$+y,'V(E@e'$6/+Qc%$j*!;I!%!!-&l71\
        k,!T)!C*Af=+H]Hq%!ZF$H$!%(H]TbGH+@--U$?4+30,mn(#HS!yf!!$D?RQ!%%!%e)!%N>G)%Aeb$H^I3H^V<!3)#Q(H_+*$g+H_85H_Io!!$!*O#.6\
        !%g%!%n!#C!%!!4'52(!$!*0H^}',K*H_$9$Qi%%uce--UGDWPJAxj%%~IC?-6!%c)$~o!!B#.%>t3,#Qd$!'&1oS!6LBi&!!i!!$!*q&$'E@lN!!4H`\
        M-H`l2H`s6Ha'3Ha.&HaF,HaR.HaX)Haa(Haw0Hb$'Hb'+HbN/)j5!6b3!')!^k5>:MqM'u!!,#=(H`ab)C-_pB>c&!!%$'&!FJ'/c%!%G!d&21)!Laf\
        !!$!*D@T&c$,YH#d$!;,!'(HaAbf$#gI><#rJ>jn!!*AKwqbJCA&%%uD$$afh!!L*A$1_c*HanaE?`^n!#$!'L!j)!sh$!%I!'D*2$!;(Hb9/Hb@c-#(\
        H!Ih$#@I%`i($o/!8c)#jI!@$!*O!%!R4/i$(C60r1Hc5&BS27Hc<,(f.HcF(HcN0Hc[*&'+Hca9HeBje3!sf%#{S!6!#adR2x&!0a,!FI!%b)>I7H#(\
        1(I.&Si$!sD!s!!C!*'Hd$ade0Hcu*Hc}kSEqD()jnDDt(IG2%%>Q%$(c(Hd>/He>c-!%)!%IEIL-Hde$Hdn3Hd|,?cM.He#)He*0He.*He7qeJG(o5@\
        $(fBAkcfhad&%Ce,&]H*QbV)gr!$K>`deL*8(>AFnED`s-?t-I/oJGl5eEALd!!1Het,#4(!*+!%a!!%@R76A9>1&G71k01h9$QjdCHJI&$$aE%m2HfL\
        6AJ)3HfW,Hf^)Hfe',N*Hfo+@Lg:!'jn(!%a)!CE)7!!$#N&&~S!6$!%M!p!!hO?dCh,#Q)!CE!@g!#&!TL&S%#E$!F(.:c2#jb!!i!!D>O~%!pt!!$!\
        *D!W!!%!F,HgP)!CsaC>xmlggC?oX$Hgj&Hg|0Hh(b!!G!d!!4?JN,B>G'!%hIBHY,@cCbGD6?bK@`'!!%!%H!'!!%C&%N!%!!4!%-HiJ$HiN3Hi`1Hi\
        q&Hix7Hj%,Hj).Hj^)HkK(Hnc'Hpw*Hs#+HsL/!Q9Hs_5Hsbb)!%*HiFd!!4,x&!-+@|4g$!;1BtBI,:IFnLU@:y!!4?]g7!%wad!!O#a,HilafgjO>>\
        eegH'r$@qHE2F3!Lg$!FO!3UDij!!2)#$HjL&HjR,(i*HjY+!%bhcf!!$!%F$ojnD?3n2$?Q>}TBG,E!!%$K&Hk!.Hk*(Hk10Hk4*Hk9scqdeX${f%>T\
        AD!%%Gl6M#!G${rJBDe+%Vq/HkFet@chjt@ci!!%!%$Hl(6!%&Hlv,Hm@(HmD'!'*>vk+Hm_/HnD5Hn^o$!*bdka!!EDLf!!%0&*'S+Hli8BuGd&$$(H\
        lcb+*%i!!-!@*&?c+!@:&9g%!g$!a*H=hI!%*$?M)m!!+!3cj&&-H,{%*s$!%*%L+Hm2/0Lm!!b!!N!%&.k(!*bi&!3H)VcH')%!%-%7$#T&#T+?ea8!\
        3k$!%D.e!!$Hmv&Hmz,Hn/'Hn=bL?)@B@MS,>TDbf!!%+n$'uF?TBa6DI!.$`)!CW.C&E1YS!6!K&HnW*HnZsia-/&Y!vG&u@c1efB.$2Ho<6HoF3HoN\
        ,&].Hof0Hp)'HpO*Hpb+Hpmj(Ho7na,%VLFc`jK>;0/#~a!!HA.csd$#gF')'HoYiegH>Gqbmn$!*&.eS!6%C0J(Hp$5%&ah$!*d5!6c-'2P)XdmO/-(\
        HpJn%@&l5HpCci&#1/!8eL>]0*@%sI!'iD?U:2)7p&%=a!!h(AdeI!'0@#ohdbhB1.'G1KniSC=n4HqO$Hql6Hqs&Hqx.Hq~(HrL'HrZ*Hr|/%u5!Ib&\
        #u,!^)?-#EG})&Hq^ad!!%!%I!%i!!i$!%&?AJM!8%!%fM#(bJC!2bhE?m/!!&HrAbf!!2!L$!W5!6c-!%*((+!'M!Q-%7fb,!%I(1f&G7Xhe->GWJ&]\
        $%&&Hrl5HrvneGBQ(*!>o%!'D#1!!L?1dnW!p$$B*!m+Hs6fad!!DA$T&HsH/#Hb,Go70!mI(1KC~F!!%>rN/#7h&!-rH@1*Q+0g$!*D!*4!%$HtE&Ht\
        V(HtZ=!%'Htn/Htt:!>b'#N*Ht<+Ht@f%/~D!ThJ%Y!!I#.$!%3!%)!;'/{hI@:yiJ)7/!Fgh!!6$9,%YvdDG{+$.RT!%dU-r!!4Hv!2Hvl$Hvx6!;3H\
        v}7HwT,HwX.Hx])Hxx(Hy}0Hz('Hz/*H{*+H{38H{@:H{Pb!!)Hun'Hu{jeLBCt)?,|h!!$$*D$-PA%`!!$!%&HvZ,#Q'Hvb*!Iq(HvL*HvUa+!%d!!$\
        ?'6D%x)!%*$?M)m!#D!y4GGlI!%b)!%ihCH2w%!*2%Y$!%Q'PiQDPb!!31+(HwL/!'b4GGl1HwB)?I{'HwGjS?LYaE@2dhD@P#!!,!mI!%MBy6!!%!%4\
        B8R2Hw~$Hx,3Hx2,Hx:.HxS+!%jOG?O!!$!*1'|D!-%!^H!>bk$%xD%x!!&HxL5B`&a+!ygN)7%AP,B!%%!0$!*F#H4%)$!F,#Q.Hxs0+WjdCCuQcjU+\
        %!!$#77Hyf.+|)#4*Hyv:!mp1&0&HyS7?JN,Hy[ad!!4D8r(!F''`HA]/u%(RD?X8rk/%ReHBk-pe!#%$rm*1rnrI0P4AisB!-+,]ubG,rgr!$W(}2Hz\
        d&@Lg,Hzm(Hzy'$g+#Kb)HzY'!^*(I/Hz_sT?@+oFB>GoF@tf$!*,!'H!O!!6AV<1#aD*D!!fo$!%c)!%H((1!>.!mI!%!!+CGVb!!GBdB&!-a!!%DmG\
        )&~E!%%!%$#K.!mX$HaiiaEB^{$H}|&H~b(I!k/I%e5I&zb-H|E2H|I.H|s)H|}'H}&*H}./H}f;!m:H}uqBCj?D@+!!!$!%6%0&H|d)!C*H|lo$)sF!\
        0%-1eJ>&$(AzRI%Ve'Cu<lECu<-!'P!%a!!eJ?@+$!*3*Z)1h9H}bg!#4-:1&G.*A9H}Qsli@cj(H}ZbEA|&d7#pI!%BB@F;!>j&#xe.BJ2G$u$#@DCT\
        74)1-H~@2H~C$H~G&H~O)H~Ub.$Z)(]H!IO1!cI+Q!!6%0I!%jnB>s*!!214)!%pC,=%!%4!W2'V)I!-(I!30I!='I!A*I!I+I!bk.1DN#T7!3I!%.>F\
        ^qiCHybDC4fc->;WP#j!#+I!Zgb2!'foFCw`a)$ZE!%-#d+!LX!>4I#F-I$(3!Z.I$>(I$P0!%'I$S*I$e+I%C/I%P8%`9I%Y;AVAb.$ZI$Z!!%E>c&I\
        #f(?;0/I#za!!6H#hhdF@kO3I#s)!%jaNAqBadcGF=2i%E$?$!%D!07I$7nco!!clk@ckafgNGX#adli$!%/%RefamODA%L+W5!6c%!%6*.e,!'H!3g!\
        #&I$|(I%,5!6b!),*WE.z+!|f%!%$$*D#1,AmI0I%;o&!3S&J+)=gD>v5h&EIMejndFC&jjaghaE@=#!!$!*&!-W(@$I&I&!W.B_7(!0+I&Nj%?4O&>>\
        Z7!%e0@GO*I&<+>C$jedhcK?DW%?'f$!%&#{M%I!!S!W!!$I&e&I&u+Bt|bk%!yD!s!!,!p)!%/%RhOG=OfFHlc-I'.(I(*0I(/qMA#%&!s(I'd5I(&a\
        d&I'L(I'X5!FbiPH;{%!%2!')$~I!',$~pai!!C0V,I'x0Gp%*I'}paf!!B$0!!S$0&#{M%IE@P&xC>8p1!%h&.eF>J{$I(p(I(~0!%/!%b'F:s*@z,+\
        I(_9(]mnC?fS!!-@Ean&!IeghFDr1&$*h%$r(D!BM!Q-AfJ.DGig&.LI>]b!#4I*[2I+4$I,,6I,93I,?&I,J,I,e.I.o)I/K(I0p0I2D'I2Q*I3X+I4\
        8/I4Y8I5.9!05I5Cb!!2$Z+I*=i!!&!'71k.>s401hhB?1e!!$!'6$9*I*MnB$'4D]R6'`7!pMA<!!!&I*},I+.5!6q$!;ia!!'!%o5I*zaQ)@!!&#1(\
        !%agFB4*$!;D!0!!%$'2I+l$!F6HgL1%j&@J7,HHj.I+x(Ade0I+|*I,#/F7P9&PjOAZG$$*b'!^lQE'oF>xmCDF*$%u(!0N&`'$Zh1@>waR>$R$!*T#\
        p1!%(!FpJ?Q>%&J)!Z+I,YoB@'x$!*d$!%F>[(%!02I-*$!Q6I.N3I.Y&I.a,I.h(%xjF>jw!!-I-a$I-g6I-v&I.#.I./(,r*I.9+I.C9I.Gq'I-[a%\
        $NE!ZcKCUI'1GM#7f4/`$A$;'(LH?I!c$,Y)'iH#d$!%)!ZieKALd&!sb)!%E#(4A]}.1JI%VOD8r(@80S!0!!-0)$!*D!-&!%FD>nb'!^I#KcveQCMz\
        %!%$I/,(I/20I/:/-@qdevDB%8,!%X!>dd%#KO!3n'F9oehnad$!%D?nN->[h2I/r$!*3I0.&I05)!'(I0N:I0gbo!!F>KR!!&!%9I0(ei%!%cB>S_bf\
        C@/W!!eEAsF(I0?s!!T!%.&S)>?)0>@bHBek-Ej2d'I0]nSD``n$C-eeBC-ebia*!>X!>!!4!L6I1a3I1i7!%)I1t0!%*I2!o!!%$B$>s*&!'.!T)!C9\
        I1P5I1Wqr!$B!%c,!FG!%!$a%!*E!3!!4'|S!6,*8ei!!N@+|!!$#g&!'S!6%?1ea!cl6I2:)DYdq$,=M>W<&%x,@EgF%4!!nad!!/!8W#a%!F2I2r$!\
        %3I2|&I3K7I3Q*!'qbjOAbx(!0c.!LM!8%'](I30a!!'At0I!%f!!%FR@(I3G:>ekcb-')G!%KC0D,$<G1>&BG}S!61I3r,#4.)D0I3v*I3zbcfI@$^b\
        W#(BC0|%>yh5I45cm!!$!*&!-kefQ1DN%c$I,5+I4Nn!!$A[|c-!%I!'adobkkaE?]g%1%2H(e3%`<!I)(L'I4x+!%i%%xP!%2$~k$!;bfo!!c*!QX!L\
        adf%$E$$*&!-.!j(,0H!O!CC!%!!%!%F!%$I<N&I@2(IBJ/IF(5IFub-I6G2I6k$I7)6I7/1@p'&I79.I7H)I7|0I:5*I:u+I;-8I;J5I<3:I<Eq!!R!\
        L$FZ=7#!/$<c$!%($oi&#:,I6fbdD-[bE??0!!%!g$#@/I6~c$#uG!Zb,>/<I-4jeNB7E!F+%msDBa<,!%f!!60r3!LD$x!!%!%.I7e(I7x0#%c->8`f\
        %$rB#j$!%b!!'/~he,?bFN?xuNBf?!!2I8I3%`&I9a)DLf($<+I9i/I9tb'!@o%!%ciJBdB!!-I+h2I8{$I9'6HgL&I9-.I97)I9A0I9N*I9T/I9]b2!\
        %M#ub2DQhMI+t$!%M!*(?;0ie[D%T(>xmb!!H$N&>WVa*!8mO>d*b!!E!j(!0hC@DwG?LY-#%hB>Yj!!$1~1!%F!*i$!%(I:&b'$?I(1.>F^jrh$!%eN\
        ?k51I:U)$6(!%0I:g+I:qa!!6A`)*FN*V#Z!!$'>&I4He,&]HA89%!%$@xkJ'VFB6R0$Zg!#1CRq,$dsc)'iE!'&I;=/$?a!!6%0E!%-?)R6*.)!ZI.I\
        &I;q/#H5!6a!!2F-r,>`4)!C*(=5$Hd!!eR?C,./3+I<&o%?=7&#:G!C(!05!6b*!>I(1!!1#W,/i)!Cq%#~B$H!#$!%DCT74!'-I=C$I=I3I?H&?*4.\
        .R)I?]*A-K+I?r8I?v9!d5I?{b+I=;8!'g&!Wa!!4'|'!%9#amC,S!!-,oG!C&!TF!%-!'2+W3?c@7!%,%O'!%+-_f!!$I>L6*T3I>T1I>^&CTk,I>h.\
        I>n)!C(I>v0I>z'(T*I>}8/79I?8q%#~(F-z'/=a,!;E!Z!!'!@S!'%#EdeKBxHe(!^'!0M#T%%uD!-b&!FEA>uKA6^B.-%%u4A]}1Axj&>d-71k0!TW\
        $H%#g$&M((Lc-#dG!Z3!%(I?Ybdc)GC0F$oE#g(,*bo%!%$!%c%!0$!*G!'XB#tciJ')!!4I<?,/i)!Cn$!0FDfT%!8$I@u6IA!3>eL,IA0.IA?)IAQ(\
        !;0IAm*IA{+IBB8#Q:F;Ko!!&.7,&loia!!K)y6!%3!%VD-[+!Ls(!0c)!%I#Ki!!$!%&!-'(TW(O%#m$!%&!W.!%)!CF,H!!3!m)&'o!!&!-,!'*(=a\
        ,!dE!%!!$!%&!-0!'H%:!#%/7(!0*BCz+IB:a,AVAesliV!p!!,!'L+|!!'&lH(=-BxH$IC/3IC?&!0.ICG)@/W(ICQ0IC^*ICd+ID*/IDA8IEZ9IEk5\
        !s:IE~b)#pI!%f,IC:afPBNHbG>;X!!3%YE&0.#Q9+ES@PY8'Vk!!&!-H+c$!%D#%4@lN->$E3@|4:ID'g!#4@lN)!CliCCL2@cm!!&#%+?JNagzla!!\
        )!CEDLf)IDW0IEE*IEV+!%jn!#F!%o!!-IE/$!*6$91.h&!-71k,Bxs.A>m)%@*IE29(Oq%$B$,=dBB)9F+*$!F1A0/71k.$`0&`W+E!!$!*&AlM9(nh\
        OABfB@R{a!!'!%i$!*,!LH!O$!*&!-,%m)B^{*!OI#Kfr!$S!62#E$IFS6>v#3IFZ&#1.IF^)IFk*!>5.Fq!!4D,hgI)y,!%HAzQE$g4F:^$!%.#QN+W\
        3!'+#poS',,?=HN>zn%!%0$$E!%!!-#(2Djc$IJ(6IJ}3IK&&IK,<IL>,ILR.IL})IMP(INi0INo'INu*IO&+IO:8IOk5IOn:IO|b2IHH&IH`,IHh.&B\
        )IHn'IIA+IIx8!35II}j1IHBbL&x%.XF!%$IHZbi-IHVbZ/0CH1VieM*|'!3bK@)GibID}M!!3II.&!s(II6+II;b-!mq%%]aG))2.@wO?;s!!H#ZbfC\
        G7X!!2IIZ)IInbf&!%h$!'(!*S!6!!1&G&Dll*+cd%${F(!&@x-adD>>JaL>1|/#!b[Gf@'IJ<*IJQ8IJwf(!0aV.F2!I$?RU)E@L'3(c2!IJ$<+IJgg\
        !#$!*&!-9(OhDA#)!!1&G&A#)'(TW@8/%$KD%]s!!C%~paGFF*!!%%]4!%,IK].*|)IL**!'+IL451eo%$Ea!!4)@,#Z01hW*v$!%,IKq+IL!o!!$!*O\
        '|(IKyaL%4-/rI#Z!!&!WJ%,)!Ca%$jV.Fbd!!6$9D#^$ILG'ILLbdCAq`bfW?4R%CMz-#d2#W6>`4(!%0%m/!%5*Hi!!$!;5!6c4&3V!L!!2>[u.IM:\
        0!g*IMH9A02qFF5D%>F_($0c)1>I!'n&>cJF!'!!4,o6IN&&!y7!%,&l.IN0)IN80INH'INR*INW+>T$91;jF@rC,,Sc32.E!'%@^_B?&@5INCa,!%E(\
        i!$H%:,$Qe&#uW+TlfG&'1%4&18.1J+&liDC$zkcfP1e0!@I!3!!3#!7-r)%OM!%1>~)*#Qh!!(!>b+!vV#%!!$F]@1A]X,%,*%Y+IOUcadEFIn&IOg/\
        @Ohad!!gGA=:T?!JG(7!!(!;bf%!%BC~5XE(U5IP,biD(72!vG$j!$4#=)IQg0IRg'IS#9!0k!!)IPU*IQdtO-+$.q(IPs/$Kb*IPkoaGFr'&?b;I>>3\
        .IQ90IQ='IQE*IQHj,IQ5b'I45iSCN3C>9xSG@a&)pnD@WnO0P0IQQemO.z(GCPadk!!%!'emnS%LJ+k$IR0)!'(IRC/$Kb)IR*'B:&a->RuF?bEodF>\
        r&(?bEje->GW,&]kbH@$a4+B30,0IRY*IRbajclk@cnne4!dE!'hBEjS!!%G(og/!Q5IRzeN>w6!$WB#l%(F$!%6Hqs&>ib/%Re!!.ISJ0H)p*ISNjek\
        NA>mD?|@-._hbqciD>qr4AFL-Iu72Iu=$IuC6?%G3!%&J3k,!%.J=F)DG((J=L0!%=!%'JSl*'2+JT%/JT+5J[q:!>b!!4IUO-IVC2IW+$IWL6IZy3I[\
        ,1F^q&I]#<I^]7I^f,I_!.Ic')Ie5(IiR0IiW'IjI*Io=+Ip?/IqD8IrK9Irn5Iso:Itib'!;H@$a$IUi&IU{*@1*b-BAJ)+!tUHqp)>*Id!!3@Rcobg\
        OBxH+IV&iD)S!!/IV7b4(w)!;I>E2%(F2!'$!%H!>$#(&IVU7IVYn&08M#HB>jw!!%?S9$IV{,!'.IW')%O*+09(Oq$,=M!;$!%,!dE!%CA(r2&l$!T&\
        )d<@STd&!Te)!%gbld!!&#1M!8.IWXj7$6jB$?!!&0V(IY6/IZrb)IWv+IW}ppiMC~)+-opD1!&IX/(IX5/%IaL-F)%{I!'4!d30,1IXz&>8a,IX~.>F\
        ^0IY';IY1j$#!1FIn'&P5IXre$#!ime*!>kB?|@h(I:1M%IDH[O(11S+?/!8e2%&D-FrJG)B3IYW,IYm0IYv'IZB*IZL+IZlo&@5pFFnL$?7+ieqcf!!\
        $&{(BKlM%Irgc)!%H2O&!8(IZ2'IZ5+@5rnci$!%D?RdD-Feha/!8c2)XG!%dn%#EeD>Fi0IZ_+IZdcoad&!0F$0eE>AAb*>3<I!%neE?HHi&#1F!0)%\
        ch!!(E-Lbdbn@X!!4IVu$I[N6$93I[S&I[j/!'b2!3)*!E!%dHD2(&!8,'Vb&!%'!^ob!con@cpe,?E|pdbmn%!%$!*&#^S!6-#(2!36!37Dzx0I]D'I\
        ]G+F$^i!!gIG{EO.@!!-I]v2I^!3Gw&&!W,I^+)#Q0I^2*I^9+&r9I^Wq%$BE/`%#H,.bM!;(!%dagH&'$>Z9D!sc$#mG!%0I^F+I^OqEGx_'#4icIG{\
        +'@lNS@7:abV#4!!&!%Z@ST1&0&!Q7!3a!!%!%$!QftdaM))4I_]-I_a2I_m$I_v6I`2&I`U,Ia0.&B(Ia~*%O+Ib{5$Hb4!%--r71(J!%BARy&!I5!I\
        ncPH~@%!s$!3F!F!!'I`/*!d8!@5!%f$$*D!3@cq!V0I`D+I`Oq%#~B?lpaffr!c2WFgT&'>F!s4%@-I`u2!'6?HH.Ia#(E&e+Ia'bBG(o+%&bdfbHAN\
        2FHFM$!%(+?M!8!!$IaP&$H.+<(Ia]*B)_/Iak9$Qbn@cr!!5!%i!!lZ*!(!%v$#W.F,}H!O;?EDjcf%(Fe*!|pB?;3!24IbF-IbQ6(@3IbY)!%0Iba'\
        Ibr+?$BbJ?$8bjhad!!D>ZGbd4!IN#%a)!%I!I1IbkadcP(I&A6(S!ybp%$rD@)s!!ad!4B!%!!4Ic}$Id%&Id2,#Q.IdA0Id~*Ie+b.Ic[)!%'Icv*!\
        >+!'odS&faic*!>o(Icrb-&V$!%G?#hYBo?h&!3F&YldQ#p!!i)!%c%!%G!%)Id>+%{iIAP>F')$IdX&!-(Idp/IdvbdgtZA9>+!;d!!1%j&!-,&l*@x\
        nIAqh-#(G!^db4#.N#.$!**@=&I!I/!0h$!*E#4!!-&l3IhQ&!%7Ihu)Ii'(Ii5*Ii=/IiKo!!-Ifc$Ify6?nu3Ig!1Ig(&Ig.7Ig=,IgF.Ig^(Igd0I\
        gm'Igq*Igw9IhB5B`~q$$B&$B(If]'Gx_b3!%,!F*IfVdE*Z&!0U#Q(#(W!%,Ifr'?GC/.[bE),b0!%H#72!WJ!%'+kM!0$,YF,Y)!C9(Oj%F/'E?GCa\
        djncBCTa&AUK(IgWa!!4$3E!%-#(F!QbcP?O<6&c/!;V!LD@FK%${B#^%%~4I^B$!;(AzR0Ih5+Ih;nbU'l&*2E#4b.#7G!^$$31BSR(,hdD@E'!!%!*\
        4*K-C:=$!*&!-.$`)&r:II2e/!;V!L!!&!'5!6a')#S!%%03&FHW(+*lU*!&!%uBH2w%$'(AP,a,!%G!%7By0L!T!!L!3!!,Ii|0Ij5*@1*+IjCn+Iit\
        bX@;k%I['FE-Le&?(`*Ij1+?eamCG%;NIZ_&!Waf&!-g!%I(%epJC=84Ik@2IkR$Ilc3Ilx&Il|7Im),Im/.ImI)!C(,Y0Ims=?pM'InH*AKw+Inq8Io\
        &b7D}M'!'*Ik<fpM%`H>I~(IkIcGA:j'>=?lE>=?-IE/$Il,1Il:&IlD,IlQ)!C0!T*&?+IlT9IlZ5!%q($Hb-#(7!'J!Ff4D~=$!*&!-H!Oab2>-kEA\
        $J1#af$$*p!!Q,6D21%#~F#7((LbE@H{!!4+E2?yl$!Q6'`,+kL!%aD,!-%4<!TU>eK$)sH!O%!0(ImCa.!%zlcf!!C#{++%W!%!!6%0,%,(Im_*FgSb\
        I?1Uf5!6c-&B($o*'8/!QX'8!!$!*(In1*In;/InC5!6c%!%H!;!!ef!!BBG@cjneED,1iJ>^W(Ink5!%c2!T$!*.!T)?mYg!#4@1+&!3F!02!%W!%!!\
        6*v,%O.!Ta!!qB1G%$'a5!%gh!!$!*6$9&!-L!T2Ioa$#(1Iof&B}c,#Q0!%*Ior+Ip)jnDAOMdMFHW!#$@Eg&%xL+<%!Q$!F,!'(#~c2B}dM!Q&Ip3a\
        !!G!af$$*3!8bN?(k!!-Ipj$Iq&6B>31Iq2&2u.*A0!p'Iq6+Iq<q%%uF&in!#4%:&!-,#49$Qa,!%'!@I!%!!6%0.C$yE!%CDmG%#~B!^$!*cBHsZ3I\
        qa,Iqe)Iqt0Iqz*Iq~+Ir@qB,hOA<)!!%#E$!*&CT7L!%-#dI!%IAG4%!%$!0.Ir7*!3+Ir<oeE.[bG>}TF?ne$+9qe&!8S!%$Ir[($$b)!3glN0I!!)\
        !%'Irki!!F#~H%:!!6Is/7Is3(>W2*Is]+Isjb&F$^J!3DB#A!!$!*&IsK..b*IsV9&`qDHc@*AKwf3!%H!>4+|O+0a!!1&x0A=:E!%nFA#,!!%@)3-&\
        l2!06ItC&!-,ItJ.ItN'ItU*It]+#.9Itca7!%H!>&>cJF,hF?GD%B):F%~%#~DGiN$&MI%:&#HF(L$Iu(&!W,Iu3.%Fb)!%do!!&!3F$o!!i!!)%@W#\
        aD>/}6$$Q!%,!%I1P!!4I{6-I{_2I|3$I|n6I|x3I|~&I}0<I~1,I~7.J%:)J)l0J*Q'J+^*J/:+J/r/J1k8J1}9J2';J225J3;:J3bb,Iy*0!%'Iy@+\
        IzT/'>8Izzo!!%1%-Iw;2@N[$!*6IwH3>Av1IwQ&!-,IwU.Iwk0Ix&=Ix-'Ix4*Ix=9Ixwq%%uF$H(IwDnB?drlG0C%#^&%xM!FM@]a%Ih<(#~c32.fa\
        !!'!%H!'&Iwxb)!%gICtvghdagg!#H&?1%VDI^3lbdIB#T%#m$#^F(!%${$!;1IxW.$`0Ixb+IxhjCFF[%Ih2&#7F!;%#mE#4(A;v'A;|b,!FG!^&%u(\
        $'b&$N+!LS,{$!*&!-*!Ohn!!-(n6%0D!W$!*&!-7@{e+IyZg!%%#g$!%I!%!!%1%$)s1Iz1&!W,Iz:'%4*IzD+IzO9#aq$%F/Iz-daC@dIEC^o!!'@j\
        >H(=%%ua%&cH)m&>d-a%#TB!^nEA=7!!$!*&!-*Izvn!!6Izr,$da)(WE!%FAY$IAF;$F565I{,c)1>H%7!$1Ai]W@Tv4$6$I{F'I{ToeL&f!!&!%+.I\
        mnE?k5%,e$%~D?fI1!;7I{s+I{}bh$!%F>'*!!,'VaJI7x%#He3@O&,E9g.E9kE!%3I|N&I|b<I|g(?Iq5I|ja(&YE!3&!-a!!6DfT1.hd!!F%~efP3(\
        C))gC2x2FZ=i!!R%V%!%I+W%>eL&$Ka,/~LBt|6!L3I}S,.@.I}^)I}n'I~!*I~*oa3.0JF]Anh!!$)sO!%,I}jobi!!J#@cK#K$!%,>>e($o'EaDX!>\
        !!$$*J(T$F]@I!%%))D$K!!%!%&I~j,J#<.J$2(J$U0J$e*J%&8J%+9J%6;#Zaf!!%!%D#x-J!/(J!B0J#5/!Q;?XBb.Dpwfhn$>UoM!8&#1(J!<ndS>\
        +=)!%N$N3J!c,?bF.&S0J!n*J!x+J!~:>APqbK$Ndb.!%0#KV*>%/l1>w7H!|!#N@#o'J#05*|n$>AKD!8eN>jn((:I?q0!!4I*9-%F6,H3J$'1J$.&!\
        I.!T(!%a)J#r',N*J$#qed$!%&!sM!8$!%c-!%*BiLX&9N>>bdbkkD&$FH@<!!1J$D&J$I*+caIC+ieJ@2dfhn!!c%$0K!%&#T+ELvoadkC>~6!!$!*6\
        %0&!-,I^+.J$}oB?mT%!yB#QcG>(Ea!!,@>YI?0ucG*W!!$J&^&J&s,J(m.J(s(J(w0!%*J)eb3IWp)J%j+J%njO>RyQIWz$IX,(J&$/%Ic)?;4I!'30\
        ,1IXz&>8a,IX~.>F^0J&Yj$#!(IXd'&P5J&Rn$FIoE.w*!;IIXsFIZ2!!d(J&jbJ?;d4I6cjC>{D-J'P2J'X$J'b3J'h.J'p)J(50J(;'J(b*@#n+J(h\
        b)J'HjB?&@em&!3H!d'>_rS?LYakcgaLE>nmcmO-U%)pdbL.$(J(0ahb.J(*qei%!%&$-S!6edNG&@dNABy!!Q>rN%FUC(#{'J(P+J(UiaQ?-VeK>iba\
        d%$jef!!C+-bkN@+ydDBsN&!sF#~DA4h2J)A6${3IYW,IYm0J)L'IZB*J)]+IZljndeLE}u5>Q(cbiSEWq1IZ)(IZ2'Gp&I@5r&IZUIIZdhchK@ag!!-\
        J*12J*81&G,%O)J*@'J*H*!Iq%!sD!;1FG6F)M$?2AEC,v%!%agH#g&!%(1hS!%4@TQ1J+F+J+S9FgTb'!p+J*pofCDM*(J+&c+EILj!!%$~FGvZ6J+:\
        .J+?+>USjbdjDGr}iCIB7%!%B>Fxb&J+OaH+-HFr<b2!%3!IG!'4J,J-J,h2J,u$J,}&J-F.J-P)J.6(J.@0J.Y'J.f*J/%+J/,:F]Ab!!,J,G+!%ji$\
        #xD+-P+%!!$(:&J,bb3!',0`d&*yI!%-%7V)Dli$']&#%bGC`&!!$!*H+c!!2J-96*v)!C'!m*!@+%{bT$Nch5!6b.!jE>h<h%#E&+!F!*!cs$J-}&J.\
        )(J.2b0J-kf!!G,@ndeoc*!Qh$!%&$-M!8*)VfaM?U:+>=?gHIVUHA5(%%Icb!/I!v!#&J.O)+%o!!F+--FHt)$~H!Q%J%7a*,{I>Ru!F&J.za'J.vfV\
        DI!C?Q$-#(fQI|s-AbDO%O1!3:!>sedoH@=&1@*60J/W*J/f+!dc(!^hb)>MaIBe4ad/!8c*!>mO@Wn!#$!%&!TF>}T1!%ad%>;te2J0P3J0W7J0h,'/\
        .J0r)>?40J0}*J1'+J1U:J1bj$C0ErKEYDe)!%Y!@'?GCafa&#:($oH!|efh%!'FIQ_5%&ahbqFCQ&,?(^I+!$J1>&!8(J1K0?(c+J1OjB)px&$-lbi!\
        !D@+7LC/fdbK>2<1EfI'@8+bY!@rpe*$?I!'->;v'J1yibG?3cD?Kra%!%H!@$!**!OiB>/}!#$J31(#Tb2J2c3J2m1E/$,J2|.J3$)J3*0>AEjniede\
        mO,K!!'(IaKFDP(!0dbk!!k&#1F!8ajI0y$$ND%L-?wRB!%*Ea7fqB?*4$J3Q'J3W*!'9J3[o%#gB#gdobO!FFF1B%$'F(L4@<{atD*!!!4J4W-J4t2J\
        52$J5Z3J6$<J7'7'V,J72.J7l)J8)0J9H'J:x*J;d+J<n8$~:J=9b+#%vCD>n%AfJ$J4l&?EFq$Ab`D!-df%(FD!37J5#j(A`jM#7!!$#g.!Te-#(E!@\
        2J5D$J5L&!-')=bI,!af&!yG!C!!%DmGel*!WI!%*!Od(J5nb-%c'G&CI%{->GW,?bF)G@spirNG%G3@*9&!%n!!-?nh6J6`<J6g,J6k)!C'AB)*J6w9\
        J6|q%$B&?1e'*Ze%$'S!%i&!LS!LC@E2%@Dwc6!'QAw'jOB:Gb+!LSAZnb4!%-@E3X!>%3%4B8R,J7P(!%+!%/J7eo%!%aqE$d!!%#N$!F&!W(#~*%7I\
        )M*C[Pk@(./*b)J7}ibr%!%D%xhe3F?(N#%!!2J8G$!83!')!@+J9>b/>/yrbGAsF!!4@|46'`3%@&!%,J8y(J8}=H9;'(%*J9./J95a.1J)@1*E(%D>\
        '**D|ae!!&$-HD|a1AxjD18!!&$-H>U/!!(!0aE@/W!!4%V,#Z0J9_*J:rsiC?mT$J9r&!'(J9w5!6bE>}^bH?SX!!-J:;2J:U3J:[0J:a*J:k+?%Rqe\
        gK?3n'J:Mb*J:HkN1ShC@P#%Bo~BC=n%&{E.wiFI`|ehbk&#1M0LcoaEJ2v+!LM'M(J;0*J;9/J;Oa!!,#4E!%1BG[gnD&Y/J;Hjn6>cJgNI4Uh$&~D$\
        -)J;`o(!%cf$%=D#1P>i^*A?q+J;vmbfc-!%F$<&J<+(J<5'J<hbkD?{62#ZejrI>2*3-R&J<O,&])!''J<TjekmbhD'JfKJ<G5!6c%!0(@5Sj%@MSD$\
        -ceG>>3!!,!L.!T+J=/jn!#-&l&-@'%:ncU&o$!*c)!ZI!'q%@<|(@<|M@<|!!FB$P!!4J>u-J?O2J?U$J@%6J@-3J@@1J@z&JA57JA8,JAO.JD:)JGk\
        (JID0JJy'JKJ*JNl+JOa/JPh8JS09JS?5JS`b3J>]'J>f+J>Y;>~)jhX!p&!',$dS!6!!2%m&!W*&usE1h!!%(:3J?K)&r(?fZq$']&!;*!>5J?Bia!!\
        '!%oaO.'!$1CT-D&-eR.Rt!!B#g!!3J?p.!T(J?{'!%/!*a&)jE!%7!pa!!mF@|N.&SH@2F!!-)yG-Cs!!%!%kbf!!f!!ghO%)!!4%:-J@d6$93J@h.J\
        @p*At69J@tb)!%E)dnF-u!!$!;D*DCB{}%%xB&M1%4a'!df:JA/icGC?feiJCGVH0C%$j/JAIt&HNFbD>3x.!%H0I4JB#-#%2JB,$!%&JBB,JBQ.JC:(\
        JC@*JD/+!%5JD7bddOF9o$!pdeF?){!!%$B$FE{6*a&!-(IhoM#74%@)!C*!QobSHa[$JBl(JBy5JC-b!!fo!!%@h'B!*5!%d!!c)!ZI#K!!%!%v!!%#\
        H)!CW(n!$1&l9#apE@0D%!0D#x3BK].JCs)JCz0J'e+JC~j$JC^bM#^0JCjf$!%I>~bnbi%!0D,%ahbRJ'|SG,n5*|nld&BmTF?RDha&!0E!%H(=4JD[\
        $JDc&JF0.+K(JFL/JGf5$6b3!'E(q'!'M>$S!!-JEH6DI!3DL+,JEL.B)9(JEY0)g'JEn*JEs+'x9JF+5!Wq'>d*/AB%e2!@/%uS!%eL#4!!%%u&!WaH\
        B`]4,x*@(.+FUM921mbI?.2!!F(!&>d-0.nh'JF'aC@DxB@F6edU,{-%7)JF?i$?U:S!6$$*&)a(A8#S!6!!3JG%&JG?,'/.JGD)G,j0JGK*JG[+FUM:\
        J1ba'JF|eNJEiehcK','>sm5!saf%!y&/O5!6a&GSkF$oeIFUMedmO@&`+C0kn&#!e4CL#G*80?(caxMJ1CfK>xh-@`'$JH5&/07JHl(JH}*JIAo%!%(\
        !%ldb)!%H)V!!3.0*Eaxr!!4'P2>d*6-:.JH_0%4*JHcj(>'*E1kFA=mljt$!*J!'!!$D1Q&!'r!$hFABg,>{y/Ev0d!!$!'&JI;b4B|NECr<6%{G!ZO\
        $g-#d$#g6JJ-7JJ9,JJP0JJU'$Q*JJg+JJq8!Lo!!&!-,#x(JJ%9JJ(ke,!^M,YF(WcG@FL!I$!*&!-mE,S!!%#K$#@&!-)2I/#79(@S!6cQ?L+!!$!*\
        ,!3(>JIgUA3^3*Z&!LaQ*Z!!-#dB!*!!&!%7@*90!L*JKBa!!6G^.1!%&!%,%,'!%W+E%I-]KB#h%#m$JK|&JL!.JL+)JL/(JLl'JM#*JM2+JN]/!8oa\
        !!(?xxM!QO2*wef!!I?y-F>+L!!$JLS&JL`0JLf*(=9(}q$&0&$B(@SGiB>r-!!(FPI+!%S!%)!CH!;&*|F%@*Ch99@2ciep$#@&#^S!6(!*c2!W6Ec/\
        N?~S+!%a!!-JMj6JMp1JMz,JN&.JN.0JN8'JNB*JNF+&r9JNQq%#~$!TF&i%!*J.b&%xi$%xS!6%-C$&fD#{%A`jBDY=%AB-$%FD#u,$Qe)!^W!LCBa9\
        n&!;e$#@W!%$&M(+cnDA3h%!%$AmU(!0cK?S0%@qH&BxH0JO)+JO7a!!%!%NA=:c-!'hb4B|NJCDp!!$JOM&JO],!Lb!!-&VQ!'*!8i!!$!*,!LE!@J>\
        TD-JP,2.h$JP46'`1JPC)!C0JPO*JPU+JP`q$!^F&i%*2nNB#h&!%i!!&!L71kL!T!!$Aw/(/lE!%,&$F!;1%4m(!;M!*(&JafI%43DT,1.F.GNB)!^'\
        JQ0*JQ9+JS%5JS*o%#KD,r!!3GV|D!%$JQK&!-.$`+!IbIAo[!!-JR(2.h6JR53JR?1JRB7@lR.JRK0JR]'(T+)M9JRcq(%F/AB%dabU-_(%F'?GCiab\
        G#4%>xm,!@M!FM1G(BhYlgR$d(>xmb&!^)!%*$NI!'%,SJ+]&JRw(JF,'JR~bd$']L#4sa!@E!@BA<!hMA/`nfnG!Qa%!%,!%d-?GBH!O!!%$'$JSV&J\
        S[,%mo%#KS!6!!J!FI?8&!!%!%2@nbJ!'!!(@vb+!%5JT!ubhH00V&J.!FI#74JUA-JUa2JUo$!%6JU~3JV,&JVR<#.,JVY.JVp)JY.0!3'JZ'*JZV+J\
        [P;J[k:J[nb!!,JU..JU5)!Z'>Yc*JU=cfbmMHys%IrXN0I4!mbjO${K>jG!!-,-$JUZ'!|q%$',!'/*5S!6,!%E),t!!%A)u,GbHH$N!!21+((L*CL`\
        M!^s!!c)1>HAKw!!$!W1JVE(!%/JVJp$!*cGIsP!!B!8af&&JF!;*>YcI#H%!%7!%*')i!!(!%bqbJ@O_!!4JW[2JWr$JWy&JX'.JXD(JXS0JXq/JY$8\
        'Pb+!'f!!$!W7JWX)!C(&6c*BC2+G-RX&9D%u$!*(JWn/!Zia4'PG!CJ@xg&C$zE#x!!-CxNdMAk'6*d,JX=)!%o)!Cc6E8^I!@c%(FI!@$!*(#~/!8c\
        fQE]8/JXed!!&@O=,%,F$o*!>d!!&#^J%,!!4%:1DfFadoDGWm*!>i&!0M!8!!%!02JYN3JYX7JYc)JYm+JYqjn!#R%:dao+#KW@Tv%Bh=$!*E%Y!!$1\
        {mC?i-BFxh!!$!*&A<>'!Cg.$`V/72F:^,%m'JZ@*!;+JZNe7!%G!%%#K5Fo>c-)GB+H!!&!-J#=!#4JZt1J[!7J[-*J[5+J[Jb&!0S!0bfo!!.!TE!@\
        !#&!-mlN>AM!!&$xS!6!#%!*&!y5!6a&!0'!FS!%,%`F!0!!.!j+!I/!%:J[hjn!#cG.*N1(J%OX!@4J^32J^M$JcV3Jc`,Jd;.Jdf)JeI(JeO0Je^'J\
        pt*Jq&+0Sb$J]X,J][:?ThjcfhO>urG*m(J]o/J^,cf!!$!%D?19&!^*J]~m12uJA8:m$C@0efQGV,defcP+B%>R8dco!!(&Yc*&9w%!g$!aD!-$J^h)\
        J^n'J^|b)Eich&?*vnF#{!!E?yo%$r/!Qe-?l5E'r$&{&J_i(J_o/!8b!/,C4p)J_O'J_V*%C+-4/J_`:J_ckG?z^3DoeI!%3G]$hO?9qJ/x&!sF$u2!\
        'J$<4?2e2JaC$JaT6JaX3Jah&!^7Jav,Ja|.Jb-)JbE0JbJ*Jbk+Jbs;Jb|:>APj%C4-1J`g(Ja-'Ja>a,!'N>>P,J`{(Dqtbdc2'r*!>I'red&#{e+C\
        4csJC4''Ja6iJ?DWh&ES[F!sbKA?0&JaP5>Q(bLF2~MBE_JA)[(${il(C4)kaIC4c'>J}a,!%f!!C(FcfB?U:&)d(11rg%!yD.L%C0J(JbA5D{'a,!%I\
        >A(EI7xaNJ_[%>G*,)G(>QUn&#15JbdeqD@+=,BmJI!'0@#oIFe-n$>AKFIZn&#{r-Jc?,!%.JcH0JcN+JcR:#ZqafX,Kniede[C4`ahO@s`E>8oBC4~\
        )!3keH>}^$!d'Jcqcaf$!%DA!;e-CQX.&S0Jd,*@2F+Jd4oB/#n(BdqS!y(!0E@Lg&#1(JdMb!!jhemOHe34?2e0Jd`j$FRYcjO$<nrJ?HH&!')Je=af\
        !!$%)&Je'(Je,b$!3G>;ulk@ctm1BmHhad!!%>ARF!0!!%?Lp4)@F3+adNDwe&!^gj&!srbL@3L$Jf!1Jl))Jl;(Jlq*JpWb,B9++!dfhO-{!!'Jf2*>\
        >,fhB?fS4JgJ-Jgr2CQ*$JhV3Jhf1Jho&Jht7Ji(,Ji,.JiH)Jiq(Jiz0JjB*Jjm+Jk58Jkdb2Jg1$&{,Jg>j&H!U/>e^hcV>TDdaf%2rejeEJF}&EFD\
        oeghB?-'%-(&Jg[(JgdahC>(jicdlR>(s'AD`i%!%$!%F&6$JhA1JhH(0|b0&J'>3!+Jh<ij%/@$&{c)?$5M%IbJ>32iiliC3%eiaghad$&{eJ/@;Jhb\
        k$$0D!3ICaCirj%/@B&{cP?9q2?9q(!0j%$r&$-M!QCJhSc)#(m%/@$&{(Ji@cPJhi&Ji<N>(o$Ji`(Jinb'A>ughcp&%]F!y2!d)FJ5hdeN>>xI&35G\
        ,nbhE/@%Ab`3Jj9)!%(>[}0?8a+Jj>oFBm.iS?1'dB%L&Jj],>37)')5Au~bdbhnrdFG@n$>e^3EFDhlchC>VM(Jk*0Jk-+%Fa)Jk%jdB!ggDFdZL&J%\
        #miB>h>1JkQ(Jk['>)ka;!;fgc)!%(!0V!'5JjWadL>>xf&@+=M!8&Jk{(Jl%a)JkviF?/.hDC~GhbkD>>_JJhi$Jl4b!)fI%I.!3GJaq%Fm8e30,0Jl\
        T*Jl]+JlbbGDv!$>;XO>2~!#D.L1>AJc-!%*GN^X&o!!4JmS-Jma2JnI$>>+3JnT7Ji(,>(k)Jiq0Jn|*JoF+JoZ8Jp=;JpE:JpObPJg1$JgV,*abgDC\
        Q1$JhA1Jm}(>VM'Jn>5JnEb,JhhN&J%>@c(Jn-iF?fF$0yfodc/%fb-!%H!|$'rD?VCKJa2adk%>~6D>J],Jnc(JnwbkL>Y55JnleHDGrj$JnsbaL?-V\
        fCG@o1Jo:&JoB,>37)')'>(pb--oEJjSrg$(cD.LQEFD.!d+JoRmCG+vb*'SI?181Jok(Jk[af*0]M#T$Jo~'Jp85JjWbibLJX#)/l'&{+Jp4gc*Fn[X\
        #=cK%)eLJg`&Jk{FJl%c%!%2'rH!>al3&YY!|(Jpmc0JpfpJF9odrkG>[|3>J|L/3b;?EDje&?REIBmi(!0+Jq2gF>>I'Jqfad&>lK(JqGa-*QH'S*Jq\
        X+/ojbhbiaNE-o-BelbimcfQ?6{cj&#1FHp?4Js5-Jsj2JvH$DG(6$$3JxN&,N<Jym7Jz!,Jz..J|<)K*R(KUi0KWO=!%'KX-*K]>+KbH/!^8KcB9Kce\
        ;Kcm5Kc{:Kd$b!!%!%$!33!m)Js00G(okq!T&$$M!8!!T$g$JsL&Js['Jsb*#W/GlEbP!T;D=Bd+!%c%$jH!>*!>X!32!%bO>gH!!4!Q-!%$Jt91Jt|&\
        JuO(JuU*#d+Ju}/!%b-!m(!%E#%!!-Jtg6'|1&G,Jtn.!T0,:+Jtyq$>$S'Jtde%!;Y!>B*A%#7EA;|bfo!!$!*D$$E$Q(!*+Ju15JuIfalLBmOnre,?\
        E|g&!8bld!cu&?)'M0LeghB2=-#!G1>*Juvf!!e3>J|,Juo*@2FjJDwQ%>:pF1.bnaPFhX$Jv4&Jv8(Jv</!8bJ>kwEDY'F?pO)>;0oegbM>NG!!2!Q$\
        Jvr6!%&JwX,Jx)(Jx50!%/!05JxKb!!OC*^)Jw8(JwH*!db!!+!vi!!(A??c*BC2+!@X&9hc62Z7&P+!@jC@MS3BK]iep&#^/!'S!6+Jx%e-!@3-R.!%\
        0>G)*Jw{+!%i%>:pB>WBrfjEFTlbE(L&!-a!!)!CE!%!!-?$Qi!!&>vcbh$!*E?2!J,`!!%!%2!%$!%3!%&Jxu,Jxx.!%)Jy&/JyQqe@cvQ#.(!m/!%a\
        HG+w&Jy2(Jy6bI+`IBe44(w'JyCkcGFY{$!ab.#%f-!'I!Wb*>{d:$gf%!%(Jyic%!%P)XPG0t+Jy{ggai!!kB!LcO&f$!%(!0nbfC-(!!%&Y&JzU7!%\
        ,Jzc.J|8(E<Oa&%C/?5I;!>eH*Q(!0/%fb2!%L%]!!$J{'&J{>)!C(J{i/J{r5@dMb+!vkN$g3J{0jBHc9%?y.c4&3hcLBe[-J{T.A-E)J{[+J{dqaE?\
        tec+!WM!Qecg!#C!0aEBe[pcj!!CC}u*J|,kcf$!ab)>.mh$!aD?Y3&>5mhd%+fD(CB?`]4J|~6!%&J}T.J}l(!%0K#m/K*Mb.!%'#Q/!Q8&$p$+%(J|\
        {c*!Qf3!%b'!@I2e@cw$J}7&J}?'J}J/#=b,(%M,V2!ajDJO]q$$Tc)!ZI!v&A#repJ?pJ)J}h0ELY+,3o$!%bX&xCJ}e$J~9&J~F(J~W/K!<b)-k+J~\
        ,jMEqn/J~5aEC|EECu+)>/7'CE3oD>6v)J~OpED)raf-*8I!W2J~x,'&'K!#+&38K!8qcic*&9+!@XJ^Da'E;PH#:%*sh$1Mbi!!c*#=+!@X#=C>^f')\
        J+0Yf$!%&>B6e-K!x2K#&$K#.6K#:3K#>1K#O,&]0K#W*K#]+>AIbHA(o1Fc^ekmaI(.ascjD>HBiajhdemnF?R!J@64,K#Jaf!!D?/.eqM.RcgheKGk\
        PbIHp&lmmdagg%#u&/FF!*!!$K$d&K&{,K'-(K'j'K(e/K*-b->E1&E1('K$J*K$X+Exdi%!%$'cNH<Lh%!g*!Oc%*sG!Z+!mg$!%DFYU-K%+2K%3,K%\
        @)K%F'K%^+K&objn%'J$,kL!j-H<LlG.U%$E$!ackaGFUJ,!LH!O$K%V&K%Zo$>M`H!OhE0YI-k-K&!6K&'&K&9.K&N*K&_+K&c8.UbhcV.OaNJ<Kajh\
        !!)!Cc4&3(!0V!'%A%y,!a($o/%fgn%-ID.3$0Y&K&YbG-kgHJ<LF>+@/K&kcG(.dR0Y&@Mkl(HlcH!>$#:($o*AKwfQEx3$K'G&K'V(K'ab-H<L)>o:\
        lgD-Ikafh!!%!g$!*F!*$0hj%(FD.t2#='#=H!v,GR~'K(+*K(@+-k/K(Z8K(`foaEA)Ih!!%C}#$1~&!-lf$!aD#:$!a&!g+K(OgD>^f!!$!*(!*M#H\
        fP?YvaEEtK$K)$&K)O(K)`/K**bjhcjb4(wJ$?3K)5*K)=j%!gcHCx(fb4&3I(1*K)FbE?pJ!#&GRaL!j)/c*K)[kbI+9F>HO40Y0K)p8K)ykmI$g$E$\
        ?dDA+/$>,]c2(.*&9X#+P(.2(.3)s,K*E)$?'/Y+&9cgH(%g$!%D>,L!!E!T!!4K->-K-G2K3%$K8h6K:S3K>T1K?a&K@t<KA)7KAW,KA{.KB%)KB.(K\
        Bx0KC]=KCl'KD**KD2+KI./KS+8KS?9@;kb4&32K,/.K,M)K,T0K,a+K-%/K-+j1!|+K+~j$K&YM>GWc(!0u%!g$&~D#:.K,<8K,@a[>G8DK&Y&K,IaE\
        K%ZHH<LedbIBdB)!3c.CmvIBj[+K,{m(GR}'K,ticKH<LemdDCmv&?]$G!ChaG><z2K'D*K-9plEHrEmcK.U(,EdaB@n_!!$K.C1K.l&K.|,K/N(K/n'\
        K20/K2Fb!!,@670K.)'K.7*)J/K.>f!!2@67I#+b4(wjch%?C8S!6-E0:G#+hD>}40!g'K.^*K.cf*!'+>HGocbE@&`hD?]$+!%gbG?W?!#$!I9(@e%>\
        HFG!%2>4^$>ln)?~;*K/:+K/G8&3mD-k$!a&2_(!*MBO#%!gB>,]&K/a(Ep3/CgCakBK.hf%!g$!%&!-F0e1K0..K02)K0j(K1d'K1ipfc+!mX(%aE-k\
        $!%&!-0K0Ik/K0EeP.UIH<L%J<K,K0Z'K0_aI?C%B>Sya*K&ZnaG>Ii$!F3K1.*K12+K1M8K1Zj,K1*acV0YMEr}E?~V$I930K1H+Eroc2E;NgI>HBcK\
        D&y&K&VdeuadIK'Da)ExdEJ<KdPC~*'K1wmed%!gB?te$E7x/K2'cQJ<Lmh&>4EG!C&E2}/>Tla%#T.!jo&-IM*s4B11.K2c'K2k*?RHi-'&mb4(wI(1\
        q$D'lE(%%>^f*@9o8K2~d$$ED!-CDTH$K3E&K4z(K74'K7h/K7o9?XDb4!3NDo`4A$J6K4#,K46.K4;)K4C0K4R'%)*K4W+K4_;K4oj$1x(K3ycH2ed(\
        $oM!Q&K4-bhcQ0Yfch$!WS!6cK>GXfc6*.I!@$!%h!!%!g&!IM#HaG?C$hdlKJ<Kadkcfb-!@h$&~D!I!S%!g$!*D!--K5R$!%6DHg3K5t)K6B'K6F*K\
        6K/!Q8K7!b!!.!Tf!!b!!)!%mF.q!!+K5hb)!;h$!a&/FF>;7%'J&!I.!jH!O&K67)Ghh(K6:a*Ckjf!!-!'$!%($oI!%E00!26+!I!pC>BtaK>,v0K6\
        e+K6rj'K6^cN>8pa$.tI!v(?M[/K0EafH0Ycf-.tplcgOH<Lc*J<Lolb+!vi!!DJw.,(..K7Y)@3`'K7dj&!0+K7Uncf%!%B?}AEE2~&K0EahO@C5H?=\
        n%!%D>;8-K8-$!a,K8D.K8L'#+*K8TqDK0E$>,]&!-h%$E$!'&!I(!*H!Op$><lD!-afh!!M%f!#&*yhd5!6c($obJBC+6K98,K9L0K9j=K9n'K9u*K:\
        #8K:+;K:0qdc$#:b)!;I-4s&K9Hajh&>/hMC}tKFYu$K9_&K9b/K9fbgI?/-Q(%QFfGKK0EIK,{l%*sD#:'Eroh&!3G!CgafhD?y-cIK!8(K%W0K:=bK\
        K9j,K:Na2K/7)Er}EExdcK>Kt$K;5&K;c,K<D(K=9'K=p/K>;b.!@)K;$'>Hl+H,aiJJ<L-!@h!!'B`}c-%7J',%K&Z,?/-'K;N*>6Rjh&>}4H!O$$E&\
        ?Ca*!O+&3f%!FF!%$BhY3@E&,K<!)K<&'K<;;!>oB?y.I>Znch&.k/#{5!6a!!)!CHFDPk!!%#ND#:$K<n&K<v(K=!/K=)b+K<bk&!-LE:t%,*$$T&!I\
        F!*-/&xDH'f-/&xcL@U#'@67W!%;!>af-!'+>MmXC-e!!,H7^'K=N+FXEkadK>Mmk$K=i&!-*!Ob,$?)!;hc-):F!0d!!K>Mm$K>*&K>./K>6b-!gghd\
        MD!Z[Ets3Ed:GEHTjI@67'Enp*K>JfocR>8-$!a&!IF@dM$K>o,K?4(!;'K?8/#Wb!!hOA)g!!'>c&*K?*f&(Cl$!%&#:F$oh%!%&!IH!OaG)@$K?S&!\
        T(K?Zb&C^oh$!%c%(FI.I2>+gH!8/#7W)d!!$K@;&K@O(K@T/K@lb,K@%'K@6qcID(x%>L>&!-a)!;'!%H!OkFK%0d$CXzch%$E(!*'@:@H!OqDA.R*K\
        @akepaGIWUmchb4B|NJ$?kb)/YI!v(!0=>}.hcb,Cu<I>x7/KA<ajh%#u&!I(!*H!O2K-:'KAN*?oCf!!K!g$!a&(CS!6!!%!%&!W,'l0KAu*B)_9+Eq\
        $,=J%4%!^F!;%BG}B!;b+!'ddD)g!!%>Sy&!-71k(KBN*KBb/KBfad*&xV#+8?ZIj/1Vaf-*8*!'I!%RE:g&!;.KBraG@a#adCB|M)$g0KC;'KCC*KCQ\
        j(!*li/%fb)!;I>AcmedhMHnW3KCMocGCmvCAo]->&;c)!'I(I(KCi/!;bI>+gM2:l$#^c$?]$*KD&d$$T&!-S!6DCrE!!(&fM%x-KDZ$KDd&KEG(KF-\
        0KFQ+KFp/KHAb)Cu+ilqE@,+d&?x|MK0E.E2~)KE40KEB'>E1+!%j/KE1h!!%!%c-%76Gh@VDb5E/Y+Exdgc4&3hDFYUbEH<L3KE_)KEt0KE{*KF!o$#\
        @D(C1E~Wf&KEla@cx%!%scK(%/'&jB3%DHI/h$>M`&!-H!O,KF>.Ejy/KFMqEK)u%!g$@tV/Cr#VE;tjD(%&KFiajh&!I*!Oed!!%!yH&?''8H>W`$#7\
        &KGM'KG{b4&3)KG?'!%/>6oi.!ji%!g&!-.!jHE}]-*8h!!&#+bGDkq3>rG)>WB+KGpi.!j*KGmi%>s0&!-L!j@cylh$!%ceGEEp(*2l.KH4jh&!I(,0\
        '!CH!Oafh!!b,?&rI!v6KHZ,KHc'KHtq(K1dghbfIC|Es&K#)J#+&!0+!%b)!;'@+6I*%$$T3?C%'KI)b4&3G#maKGFa$KIX&KPv(KQ1'KQC/KReb-.t\
        7!')KITpice@czQK(K,KJ#.KJF)KJP'KJo*KPnp$!*/)Sd&#:b,,}I>Ac!!)#Qi&KJ9ajh!!&!IMCn/p&Cr#af-!'I+Qmadb)#mI&u2!a+KJfgc62Z(!\
        0+!@V.O!!&EeeG!C4KKa-KKj2KLK$KLV6KLa&KLu<KL{,KM!.KM^)KN8(KNr0KN{'KOK*KP#+KPF8KPO9KPib-/&nbkW!'d%!paBH7^%1V1KL%(KL,a2\
        #=0GTvgH>LBbfpB@8r)KLE*?&@/BR}k!!klfc-#+F!0faKE9O&>HlamaGEN(gh!!$+HD.3$KLibK'ld$><le.&SG!%.!%F!*B>Td$KMC&KMK(KMS/#{b\
        -#=7#W'/L5!LfpM)g%>$llU0Ff3><#U!a0!Lj7$ZM-1$KMp&KN(bddc%#EB0h)!;:KN$ocb'!@I>Zqwe@Y*-L+K%Z;>ItfQ@Pn!!$KNc&#^.!j(#{*&?\
        /KNnb,CDphcefbi!!$!%DJw.!!$!%*&?I!%GAC1-GSumBKEC1%V,$Q(KO5'KO=a,1VfBE6-,JaqHE2Qah%!g$!*&!-H!O(KOo/KO{a3KOb,KOesJCEYG\
        *ybh$@!RDBw@pbh$!a&/FF)vmIE{}!%0KP4+KP@a-/&Y!>adg%!F$!aD!I%!yD#m9G$,dD@Mk%!F&KPbaf$!a(!*I!vav!!B1~aC>[Qh%Be]D!s!!.KQ\
        $sbP1(&FhHb!)-!@I-4)&9;KQ>iaECIIcKD)r$KQs&KQ{(KR*/KRZb-K:,2+K8KQof$!;gc3-khcVCu+C>W`)F{@NH!T->GX3Ik9GGUb!!&Gf;<KRL.K\
        RP)!%0!p*KRT8GUiolKD-;B>HlcH-LmaK><z2&og&2_I!a4#+.KR|*KS$ch*!Oc(/fV!'agK-kglgK?XM&!;,@=d'#=+&3f-!gP'&$KS~&KTp(KU@/KU\
        ab2&o3C~*'KSr*0]i/KBtco!!%+f&@+7G!C!!cb4>^gG>.m->HF)KT9'KTH*KTZcp1!aJ#=h&2_*!Oed!!SFo>*-4h%#T*!Oa4>oVE!%h.!j(!**!Oc3\
        ?=g)!ZI*>2!d)KU2(KU6'+B*K'D+KU:p&E6cF?~<KJ<LJH<L%!gB$~-#+&#m7#=i8)Jl)KU[+!vjda@c{hCD,gifadCCr#!!,!%)KVt0!%+!3/!%9KWF\
        o(KV:c2!'*#=:#=f!!%!gB!%6(@0KV^+KVej(KVYniednrodexr[@jskN2*'Gp&H!p5KVpnrdFEciEEDn!!&KW)(KW5+KW=aH,u%$j-!%*'8X'80K#5H\
        @#ne0K#5I>AIb!!)!%S!%!!1KWl&#1(KWq'KWz*KX#8!%aK.=cQ?k5!!2!%LId>ejJE!I/!8aocY?Mz!!$KXh&KX~7KYe.!3(KYm'KZN+K]3/$<8K]99\
        !pb!!7,N=,N*KU2f!!D,%!!,I9X*#Zf$!%&#1b!!B#%*KY_+!|o%$r&#x(KY;a-*QH@697KYS)/u0KYY*?'f+/ojrKFrUadbI0vdeK!s!`OC~e*!OlI?\
        mT=KZEf!!&@O=.KZ-*%79KZ65!6jJ&f%!0efQBxH%FNS$&Me(!^E@dIlec%!0H!>$KZo&K[~/?XNb2Enp9KZkhceG?y-bP3+%*s3K[0,K[60K[H*K[^8\
        K[uoafIAsFliC?Cb&K[?aVHAcpce)0`M)m'K[SibjBKBt$K&YeoMKU2(K[k0K[pcHK1ViMD&,eGK'Cad$$EHJ<L2K[*3'&hb4&3)!;I(1&%xS%xcG@|-\
        -K^/$K^A6G7D1K^H&K^T7C!2,K^[.K^u)!%(K_('Kai*Kaq+Kb)/KbAb%$$&*!'?J|+!|qai!!J!3n%/@$&{c/%fplbJIR>'!'M>/y.BNH+$3aEAF^!!\
        fQGV|$),b)@Dx5!%k!!%>q5&&-F>2|!!bci!!c!!%!0H!Q!!4K_t-K_}$B5S6K`=3K`A1$6,K`K.K`[)K`z0K`~'H&J*KaC+KaVb)>s]ppilhcf%!g&!\
        0F>[(%!*lhS?V21>K_,K`55K`9bdqexbX&6DH1VC>kiJFx=%?;Y(2'E&02!'$K`WbIER7M>QY(JGEa+K`od!!%#TD?!md&$$(>}WS!6DK`1,?y{(>AF+\
        Ka=52xde0DqIhadB>t3$$KD!00KaP+FTledR%7efoS3!(*|'Beln$-~cejSK`9bai!!D0>/KazbjO$3%$E$#@&!-H!>1Kb6&Kb:bfR)^kM0LemnF>~b0\
        @iXE(q!!-Kbr$Kbx1Kc#&Kc.(!%'Kc;bi5!6c%$jj!!D@.'n!#D$x.Cu<ECm[/AG6b-!3U#.fadb)!;'!@I!vbjeGJ}h!!$!8(Kc^0!%'!@5!%b!!f!!\
        F1Pdr!$R+|!!(!%W!%!#&!3e2-[qEE9>%!*S$31Kd:.-C:$Hb'!%fb3#.L#.BF%@2&0$Kl16#(1Kp+&Kp.)KrR(KrX'&B/KwF8!%5K|wb-Kf52Kgn$.0\
        6Kgw3Kg~1Kha&Khh7Kh~,Ki..KiB)Kj10KjT'Kjk*Kj{+Kk-/Kk78Kk?9Kkc5Kkt:Kl+q!!4Keo&IFZ(Kf%biN+9&!-ad!!$!*&!-veKB#t+Kf.fKA5(\
        !!cjC,V&C`^7KfT(KgJ=Kg`+Kgg/)pb.$3E>jv!!4'`2+0$!;6A`)1CLO7F8j,(f0%4'Kg$*Kg)b,!%H!8bqR&P->d))A=:(Kg>+KgGkB>/yf!!&%=V/\
        7E+0)#Qq!!$!T*!Ic!!)(WI!'l%$'D&J%!gD>*Aa!!&!yH(=%!*sC#@!!3Kh71KhM/KhQb)BsWI0I$KhG1Bf~b)>WOE!@2!WE(iCC+db!!d!!/Kh]eGC\
        A&8%OvB#K)1Y0+9i!!4H_V$!*1&GF!*!!%F$R$!%eR.*(Ki;b,?yoNE`%0!@MAJw!!4Ki_$Kj!&.*<$3.&'0Kj+bDD=%!!$Kin(KiubiC-%%@R7E#N)!\
        %''PHH^Qg!#(&JI'x%!0F!;!!$),3#!*KjI/KjMc*?=QI(7B>+5%GhDH!>!!$+%1?y{(KjgbG?}>G?0u!!6)^'+E8!|pFDOm(!00!L*-[kcG><'!!&!%\
        dF>1Gf2>tUI+W$Kk^b!!*KkWf!!$#ThndF>VHjdDG;_iD>|.!!%!06$9q'JtdeG'l!!4*K9Kl&gnM@<|biU(]w!#L!T2Klu$Klx6Kl~1Km.<Km5,KmN.\
        Kmk)Kmp(Kn('Kn/*Kn|+KoD9KoY:Kp'b)EwhieME-oP*!0!%E%ms'%Oad*AP>S!%%!^eV*!lf$!W(KmF/!QcIGs8**QciB0vi!!%,V(!%r!$6B]c'Kmh\
        iaC&cF$B!!L!@%!%7>H}*#Wf$1_&AJ)S!6mbdPFn<4@9l&Hh)7Kn](Kno'#g*%O/Knva8!T:!>k5!%cb2!%O!%!!$!*5!6cf!!$$*Q!%.!'qF&0gbJ?o\
        y*Ko0+#p/Ko7maE?*4%?'fB!%*!>ch!!&$-E!@!!1!%,IlQ*&0h5!6cHE2H!!4/`6$9&Ko}'!@a*!8i!!$)v,BxH'!@W&`g1!WF!0aR$6V#K!!%!m2KP\
        ~6Kpq3Kpt1Kq/,Kq3.Kq<)Kq[=Kr0'Kr3+Kr=/KrL8!'q!!4(T$!%iaI!8T!@!!3Kq%*+0bR@O_,!'ad!!L*aCD,1&!0,!vI!%!!$KqR1F-m.!@*KqVo\
        CA{FG>yReGCIk%!0<!3)Kq}'Kr*;!>p,!'(Gonnm%%~F!%%#K$!'DF$gctcH-rM#.2!%3!3EFHW)%Ohad!!4@j>D!WycI>{d2!%E!%!44KsY-Ksm2Kt4\
        $Kt86Kt@3KtF1KtR&Ktw7Ku2,Ku;)KuY(#(0Ku~'Kv'*Kv5+KvP/KvY8Kw#9Kw*5Kw1b-Jsf)!%[@js!!4BxH1AIF,%,jafI#H%?Ns(Kt&/Kt,t!!$#g\
        HAMF*/YI!',JhEGH!UOKel!!,!%W#asdBBG}!!p$!*&!-J!')Ktdbff!!ag!#R@1+!!*Ktqfr!$K)y(!0I!I*!;f!!$)v&!-h!!$!*/#HW(@a!!'!%H$\
        N,KuL*!I+!%c$!;F!;c$!;6*d)!CI!@$Kuq3Kux=Gf@*!Ib1!%I@$^g!#RA]}!!JBMY,!pN!3/!Qobf!!$'uD!T1><#*!>+@g?/!'a!!mn!!*!IM!8!!\
        +&'lG$j,!')#m*/cdf$Kvtbi!!$?}AD&-r!!$!*&!-L$`$!%D?te$>/}J!%!!-!'6%0,%,($o'%7HA&k4Kx.2KxD3Ky.&Kyg<Kyn7Ky|,Kz#.KzA)Kzc\
        0K{g'K{o*K|=+K|T8K|c;K|pb)!%E>yR&Kx8qlJ>Npi$!'b)>MaI!v$&B3Kxf&Kxu(!%5!%b!!$!31!%c-!3H!Q&!-.!ja!!.!jH&?+#Kj&Ky(bh(#NM\
        #H%#NF$o!!%#!6)^,KyT(KyY/A,)p,KyMadG?]m$AcdD!-bG@)sgibu!!c%!0Z!3j$#@D!W&KrNl!!4!'I>{dBE4P&Kz15!%a0!%H)V$Bac(!%/!8b!!\
        G&B$#u0KzSq%!F,!'eZ#Q!!$!*&$xg+0)M&P$K{13K{9&K{I7K{Q(!%+BdBj(?fZ+DTI/!8b-&VQHwH!!%$gR'D!!&!T,!'adkbGDgQ(!*mB>t8!!&!'\
        5K{ba'!%I$Z!$C$'&$NbIB0!&K|!(!*5K|4bHGUbg0K|/+!%oD>)udMK**!$.!TWAIU*EEWh)!Cc62Z)/~j$!%cC)v!!$!%&%x,$dI#4af%!F$@68DJO\
        ]hbmFE2P,@/W)&ibcHD>n4L*v-!%$L*~3Dc61L2`&L4p7#(,L=z.!%)L?[(LBY003'LFh*LH`+!%/LHg8LK*9LK35LL&b!!%,V-L!&2L!<6L!C3L!Z1L\
        !`&L!w7L#(,L#8.L$f)L%I(L&R0L&~'L'9*L(j+L),/L*88L*I9L*S5L*[:L*dq%$<(K~}/!Fqbi%03D&-4!%J!pn!#&L!3bhMEp'f!!%!%D$$%#.cU.\
        '&A$e7!3(>:M+!Tsc'!%SKheeHJ;5,><#)!%(L!qctbI')eiCKK^,!%*!Lf&!yF>Y?$L#4&!%bIAqhkF2L$L$%3L$0&L$67Gmz.L$N(L$T0.=/L$[b1>\
        eK)L#o0L#w*@]dkbX@O_+*HgM?vj/L$!eF)PS%=!!.!dcoFG)QeeEHtW!!%!06!%)!p0#K/?R!kbG?1U&!3S#(hadL@L63!3'-FkN1e4!3-L%($L%-&L\
        %30L%=b!!*AYzdMH-;nbI00$))I!%!!%!%tC?J)%$<(!-ljOBp}-L%y2L&13L&?)@7t*L&C+L&I:$gb6!%./U)2=9-rd%!%B#Tn$L&+&!FbfybG2=fyM\
        L&(%Kaw5!6cfgUG$yCAr8%$jM!%!!&!TE>Q|1L&g,L&l)!%0L&yjnJ(7gD?]gc%!-f!!$!%D!yajI&$$@LA1!%0!3*D}g/00e7!%H#.4?4R$L'|,L(&.\
        !3)L(0(#(0@]h*L(5+L(95L(Lb4IlQ-@Oo(*2+$~t(-R/!FbiN?lp,)PG?;4!!(.[sBJWnbI?a*bV0P+L(Dct!!B-%ct%!%B-%e7EWP)!%0L(f+?eair\
        .>EJH!|JA8:%#.4*!0L)'*$u+/*n%CMzkDA$ebE@]h!!$!%1L)^.L)y(L)~'0P*L*%+L*-5EdK:L*2b4>Q/',NkF?F+$/C.L)ybd(L)s*!|aV?i44!'L\
        &SbGC'DW>tU&%]lWD7LaQ>/|afZCLO%#.608'B0!f%']P!3'!pb!!U@Jvb7!3H>(D!!%#(F!%(!mb)!%t!!1>U,H?1U!!&!;F!%4L+{-L,&2L,-$L,26\
        L,]3@[Z&L,h7L,n,L,u.L-<)L-F(IUe0L.S'L.Y*L0k+L0r/L1|8L2#5L2+b!!)!%h(!0H!>!!%*5J!'7!%nM%=pB?c@)&~0L,J*L,U9@+Qi!!4,oH!I\
        !!$!*&!-H)ynefPGo8+@U#i$&iD!0*$NI#K-@OoM#!(&60L-1+#p8!pi$D1Q5!6eQ!Z!!&!'9(}S!6%DoSadF>VQ!!2L-d)L-l(L./+L.45L.Bb6!%J.\
        h%JxKE>d*%!0&!-5!%a,L.*+#K9,:o&!3S&B!!J!@!!Q0,!!%!0&%xljUBh>b!!)!%0>OIh%!%I!3&!%J!L4L0F-Ig@$B#r6L0Q&?Y3.&P)L0V(L0d'(\
        i/Bu<5Bu<b!!h%>Q%$?7b(L/?c)B^EI!|-L/k2L/|1L0%&DA%.L0))L020>'W*L0:+/objbfIH~@$#!ef/!8ylfjhcV0vadL>^WSFyy5C<LbJHgSeg&!\
        8M!8&!8j,G+[F?t.!!%$<$$<H(=lsT#!!!$!Fc-BsOI!'*HcUM.=$#gI@iX-L10$L16(L1?+L1j/L1xb,$3L#Zn!#M#7.>m0iB?dC1>jb)>8Q0GlF'G=\
        y*L1^bjco($0M%I$!%&!8haE?DW$A)hia!!22xT)^R>gHdR(T&!0edU'2!!-$H1&x)L2H0L2P*L2W9*vqeCIn?(!yaH@4V%!^MB#Ah(!sE?tJ$L4-&L4\
        8.!L(L4F'L4_/L4e:!>b-L3D2L3I7#.,L3S.L3k)L3t'L3|+!%5!3qCF%>nCL!.%Kpq2$3D!%7L3e*!3c2!%s!!C#K%!%O!3%!%*!pI#.!!%!yI!@+L4\
        *t&1PF1PF#x2>HG0+!H>eK!!.$3(!8dpO>Y`.L4Z/!Q9$3c*!TtneD$jB?,|lgOI2m$!06$gtM>eL!!4L5Z-L5}2L6M$L6h3L7/7L77,L7>.L8[)L8k(\
        L;N0L;T'L;]*L<K+L=*8$g9#.b%!;G!Z!!$!%&L5qq,!'lhw!c|G/#4GGlh!!wB>J%7L6,nb3!3D!%!!4%:$!*&!-(.[*L6CbN@O_1+0(H9=I$d!!2(i\
        */{f$#gbm$!*&!-0&'H!O,!%*L6y8!%dtapC$H,L7*a'$uiplO!*eW@AC%3!pB?X>$!%MBy6$#g&L7_,L7j)!%(L8/'.'+#poa$!*E/{9GmzkbfyC.X!\
        !$!*&L8$<.'(L8*oaaEA|'6$9G!ZpE>Q@!!4GGl3L8+1HwB,E9g.E9k+!I8>/x9>/|j5?LYbiFA]X!!(2Lqadi$#gD!y!!-L9H2L9M$L9n6DI!3L:G&!\
        07L:|(L;&*L;05L;Hb!!)>>**!'aghO>e]nDL&+!!1Ai],L9h)!Cadpbdh$A=nG!L$!aD$x!!*L9~+L:8kbII(3-._+L:/c()|H!>na*>3<I/x&.ee-?\
        DHg-._D!8!!-B^{2(!6L:m,#Q.*A0!p*L:r9#aq&$'F>/ycH@D31+k))yIB|x!!bZ?;s!!ghadGIZs$#g6DI!.$`0?2@9.Cn%,!D#7bdW>jv*#(W!3!!\
        ,#4N!L4#g3L<%&L<57L<9(1P0!T*L<E+#!jn)!LnF.[&L<+ncw!#&!3H?1URAec!!&!30G}uM#(-#dI#W,Abx.L<k*L<q/L=!9L=%n%!*&AbwU!'%!;B\
        !;!#$!*c)Id!kL'PL$gbnD3!!!4/i-L=P$L=`1!%*'i+L=f/!Fb.>m0trlHJIAnaf!!9(na'!%I!y!!L>m0&L=w/!F5!6a$!%G!%W)y$L>S&L>w(L?,/\
        L?D5L?Mb.>WO)CYG0L>J8L>M;!IcN?4GE.b$,ED!L$L>e&L>k0L>qqH@J:!!G>Q|)!%H!;heLEjx-#(.!;f3!Ia!!saJ$N0L?='L?A+@`'fPHb$H>vOV\
        !C2#E+))Y!L*?IAljnaugUKik$L@6&L@S(LA3/LB@b0L@'8E=<9L@3jt!!$!*WA^#0!%9&`g!%C#~B,`%/L,!F*L@Na!!,%m0!TjCA3hgaI036>l.3L@\
        r0LA!*#d+LA'jt$>mXtGHxonh!!1#a&!3J%YneT!d!!+&'v$$3F,h-LAZ,!F*LAt+LAx/!;9LB&;LB;q!!4#!tadEDLft!!2'x$!*&!-(Dmv9A^#bRFX\
        wHCpW!!3,61&xI%Y!!$!*&GF,)!%ia2KL'H!>!#V/72?*4+!%jti&!-a!!4'|1%jE!%!!4LCT-LCf2LCj$LCr3!d1LCy&LD)700,LD0.LDS)LD[(LE&0\
        LE3'LEA*LEv+LF6/LFE8LFV9LFZb,!3)!%HAec!!(!%/!8a!!fnbV!0O?ro&?lpbJ#g,+ygI/*i!!$%IdbqD?nTf$!%F&J7LD@)!%(&Jb!!L,N%%L9LD\
        Onew!#G/#DFh0&!%eGD;m3LDp&,r(LDx=LD~bU>eL(!%sM?J)$!%S!'laE(72@O_t!!bqMB<=$A.n<!'0)7cS00!!%!04%@2LEc$A[V&LEl/%]:LEqjn\
        GAOP%!%esCAP?fhO+KrR@AC1!L(>VQ+LF/jclg7!mX@PYaiahX-%%#@$&ie!!7!mW!%2?;s.FV~ggaucII?rGBdB$&P10I,>WRI*Z!!$LG_&LGi(LGz/\
        LHB5LHPb%!F6!;&!;.!L*LGI/LGWt(%~b/!%h(!3b(!%M!%f$!*e2$3rbE?mT')=IAJ@4!8..RcH/*3!d,!F+#.g!#nfC(W$?C,(LH;0LH>+!mf$LH5b\
        @c}!c~K-uf@TeI/{4#.3!L0#7kLAUqmh(!0ademnbG?e=nbhdD-%4G}w-LIO2LIS$LI]1!0&DYg7LIa,LIi.LIr)LJ#(LJ,'LJ2*!T+LJs8LJ{9LK%bf\
        pKII2OAD`():/!%X$gfJ.n&!%afC&0/!0bfCH-;%A[h&!8.$6[Df^,.n.#4X$ukcfI1e-C?&2LJS(LJ^'LJg*#(+!3/LJnb!!tU!T!!cg1!>I!Tg%?vj\
        O?pJb<.@I!%!!Y!>-#dlX@]h&!%bH))bDAq`!!%$*B@F6!!$LKyb!!--r&!%7LKT)LKY*LKrybJ>>ecM@<Z!!)!I:LKop-C:=<$gI?]gC&BncedU(7$#\
        (i%!%J!%!$2!%,LLM.LLX(,]0LL]'LLc/L=L5LLib)$uI!%$!%c$!%x@d!F>EGneHD>JprX@)3D1P4LhW-Lh]2!F$Lhc6!%3L|#1L|)&L|2<M3K,M3Q.\
        !%(M3y0$j'!%*!^+MC_/MCe8@]h9@bt;ML05ML=b!!%.0-LPF2LRV$LSA6LSM3LS`1LU1&LU<7LUF,LUf.LUj)LXB(L]R0L]['L^g*La=+LbN/LdT8Lf\
        29Lfx;Lga5Lgk:Lh5q!!2LO.$LO2&LOC,LOW(LO_'LOy/LP+5LP/bf!!F>*AC?Mb+LO?i!!&!-J#4C>7G(LOQ/%fb,!%I#joaG?&@%*5DABg/LOpd!!%\
        CMj$!*D(Cd!!$!*D!y%D;m&#1e--UM>WrE?Mbdcfhn!!&%Ceoefh!!%!%D!3!!$LPs1LQ:&!-7J?P(LQV=LQb'LQh+LQp/LRRjemBBmC!!4+<0(L9LQ3\
        d!!%!gh%!%c2)XJ!d&!-FAnm%@h'$$0'LQLfeibD.$rkb,!%I>LBfc%$j-',H!QlaE>Yj&LQMFARe$%)&LR3(LR7//:b&!^'+`*!'+-4iRFEkTGh@6J+\
        :3#W*HK}qbj+LRNcJD0GBCL2GC-e!!%?Mb2DPj$!a,!'(2=5LRxcf!!3!%F!%!$6LS3,LS:*&?q$F/q&$'M!Zc).0H#d(.kcU&u,!d+>?gulJ2I6LSY&\
        .:bS>a[$!*D!y!!$LT-3LTI&CQ1)LTR(LTW'A4g/LU%b)!%deghEJv8'LT=f%%I2!%eN>;v!!0Bf?ghdF/@%$'$!*D!-cbN*|2!I(!00LTq*LTx+LT~k\
        edNBsZ1GN>M!8!+IG?VOG7If%!%$!%jM?X>!!%!*(#HM!%'DG(+!@M!81!%(%L*LUba!!6@g-,$dg1)DD#{nL#.JG/&!!4LV9$LVp&LW5.LWX)*m0LWj\
        b!!&&-*Bf~:!'djUE&4!!-@WH2LV_$LVe&!87I1P'LVl*/{bgh$!aH!Ob!!K',)2oE@hgBKVU!!2#K)LW.ii%(Rc-F]xqdbfKLCf$$*IGQd%?*]*${/!\
        Q8LWTf$(c&%Cb!)'-=I>ZqMBdm$LWdbg!#I%7dpBJ6a!!4AM01&G(A=m01h'LX.*LX;5FeLiDG{2$#g&>O~emaJ%Cn%#{B$B!!%,N2LYA$BG}3LZn&L[\
        l7%Y(L[u*L[{+L]4/@Mk5$H:II2j$LY*1LY:bg1,Hh$!*E'2!!,KuF'!%+?8)W#ae/!%W!%!!%$g$!*3LYp1LYt&!-,LYx.LZ+(LZ5'LZ<*LZBs%$BD$\
        BE?fuFACz%3+$!*&!s($'MI;mb)!%'#(H!8v)!LH00(+*S!6&#{,LZW.LZ_+LZjjbNA#5c2!'N!%b%!F,!%G>I7BIlQ!!$L[4,L[<.L[D(L[G*L[P+#N\
        /L[]qaD>}T!!dnC>H~$#gbMAJ)M-C4$HlgI@/<%!;$!;&#{S!s%#E(!*'!%cgOL5y%$'&#1M!8,!pY!p%),&!-(L]/a1!%I!%mEJ}h%%]1L]@aEF*tbf\
        &#{/!Qe&!^)!%I(q!!->WRI'2!!4'52.h$!F6)^&L^6,L^E(L^L0L^P*'l+)M/%L9#4bde-0;*Ch9I/o)!%o&#^b'.zI>LBb-!'G!^EL!n!!$!;,I9X/\
        $<c-!%)!ZH#d4'5-L_@2L_Q$>3x3L_b&L_x7L`-(L`3'L`?*>eR/!88L`E5L`SbL)71!>af$!*&#^(#%S!6!!$!*)!LcwbqC@>Y1BCU(!%a!!.>s4)!C\
        gH@Bi!!%!;-I6f2)X/!QY!>!!HKel+&6/AReoF?i-$!3S!6&>2cb!/j$%=D#{f;La:p$(c(L`ic*.$I?X9*L`}+La,mnbdrf30vY!>-._0A8:hB>>_db\
        jnaeqdefK@Ld@c!-La^$Lal1A?q&Lar*Lb&+Lb=b,#!pG)1&Laib'!%M&iV.U7!%E!%7!%/'M;!>ejbkN?3n!#%!%(Lb6c$!%I.I!d#e@d$!!$&i1?k5\
        &.3dB?`:!d%-Lbz$Lc+1LcS&Lc`7!'(%]'Ld7+LdJ8)Pb7!dG/=n!#$!;7%OgIA)h$!0)LcB'LcH*!;;D=BjF>yh-!@B$*&!yb,GShG!%!!$ERY&!%S'\
        M.Lct)Lcz+Ld,/!QjDAJ)adD?)'!!%$~&&-(!%aH#mlo$!%cfCEp'(LdBc%!%G!'4!'oB?V&$F56cjBF-53Ld}1?4R)Le6'Lel*Bq<o$!*(!%*!Ob4(w\
        )#xI(7n!!$!*+Le0cfQL?=$!*F!02LeJj$!%n!#$!*&!-N&f'LeZad$L=Y&!-H!O$$*(?0yr!$.$`WAIU$Lez/!8b-&VH!d%!y)Lf*i!!W#a!!-!'I+`\
        !!$Lfn&*D(Lftb!!4?JN3!')Lfa+Lfei!!%@J7&I0$JAT;P?uC$$K&!IF#N)+TE!%cH/=!!->[h6%03B(|,%,.LgF)!%'LgM*LgV+!I5Lg]qEJtdb7&'\
        G!%afj$!%D#x(!0M&PBGp2%D)7&#:G!C!!%LAp4!@$L=Y&@T&.$`(Igd/#79.Cmadgef@c3&LhL/LhRbd!!/!8ah!!I>JI)!CF!%iDDs;!!Z!%2!%L!%\
        !!4Lkn-Ll$2Lm!$Lm96Lmc3Ln#1LoL&LoR7Lp].Lpb)Lq[(Ls(0Lt&'Lvt*Lw)+Lwu/LxS8Lyw9L{?;L{N5L{pb!!2Lj26LjF3'G7LjY)Ljf0Ljt'Lk#\
        *Lk3+Lk@8Lkbj1@ahF#~!!$,0&!-0E2/9(}qBB,G!V%#E1CRq&!-,#QH@gg!!%#E$D1QD!W!!2!L$!*&!-G!C!!$!*&!-sE.h!!5!%f$>/*&!-H!O1!>\
        +!%a!!OD4Xnad!!4%:$.:6$9,Kmd)DYd9AnlybjU@TA&!-a!!)$ZE!%$Lk{bf$?}AF!0fgdC#x-?Ma1LlB&Ll^+Llb5Llybfe0>@bE'A!#$LlT9!'bha\
        icB?fFd!!($oS!6I@M2$,E&!0(!*ld&!-a!!'!%H&?hnD@)s%!%4@kN3B|#/!Qa!!dnF?*4!!2']7!%'!%/LmS9Lm[jn!#B!'vafnFA.[b'!^S!%+Lmn\
        ilfF@>V!!60r1?1d&&-(+*S!6!!$LnW3#41-.&Lnf(!%/LoBb-!@+LnKi$?}ADBiE&!Ia!!$!%H&?)!^d!!&#:oaL274&3)!Z*Lo%+Lo5ef!!%#N$'uG\
        ?U+ibh$!a&>Aj(,0M#Hck&@.'b-!@I!vk$!%cfeH#j%!*L!T-I%Q2#W3#K(Lov0Lp0*Lp6+LpNqfc+))X!>0Lp'kre.!3HBJ51?xvaJJ$`(!3X2F+!L/\
        LpInkbfc%A%bF$0dB@h+)>wAkehc6!%V!%!!V$3!!.Lq0)Lq=(LqH0LqT/LqWb)Lq,c+#HdaejBFRYP?#(%>F_&!-(!0M!8%+n(!8cHEj4f!!%#{3,6W\
        #aD$KE?R>!!2Lq|3Lr+&Lr6)LrN*LrU+Lr^b!!E!^$!*&!-,!%H!Ohn!!$@;aD!W$>M`+LrHf!!3>)$D&-&.kS!6e%$rG!%!#$!%L$`!!&LriaG>rX%!\
        %-$63Ls$,!%)#%*#(qMID!e@c#!!0Lso+$Hf!!4Ais-@}M$!%&LsU(%C+Ls[/'Mb!!dPAFLo!4C!8(LsdcB&c-?pN2!INCQ0(Ls~bdo!!4)GB$*iP?y_\
        $LtJ&LtR(Luc0!@'Luq+Lu{/!8b2%&),]H!>'!%jOAVA(LuV*LuYo&#xe-Lu%2Lu.,$u.Lu40Lu8*LuM+LuQqehdS'r5?cNdeK$uafoE'rBH)p1>2~ha\
        d%>AR&#^(G6kS!6C?$5nCC><I'A.J$aeHHc}.!|dco!!%!'B!%(E-oajnC.n%JAz(Lv.cfehbE,!2LvR3J:[.Bns)>?)0LvX*Lv`+LvjjamnC>xibjIH\
        k4h$0yD)pm(GCPcEAm4$!srmnJD{{!!$$0)!L(!;kefI@]h-(I&!I,LwQ(LwW0Lw[=Lwa*Lwg+!L8+Kq&?L+F!8$#gD!'I@`'aPH=MlaE@J;&!-(FE{a\
        $!%G)#!!-#d2'x(!%+Lx5/#7n$!%b,,}E1.&A]#/#mad!!-$H$!*1%j&!-.!TN@N[!d&7LyH9LmTj&Lx{(Ly$+$Kb2HFN)?k#a.!dG!3)!'H/u.!30?k\
        5'FJ7+LyAjrh$!%e*!|XFUQ1AqhF*N%/@(LyVa.!dE!T-J<02C@/.!30?k5'FJ7+/oafjamnCFrU!K$LzH&Lzn(L{7/LSJ5!6b)Lz?+(7iiedN@$^h!!\
        $!*D!s$!%'Lzei!!$!*&!-,!L)!CnaC>-j!!$!;bQ'l!!%I3n)!''&$+L{(g!#IF0>%(F$!%&/u'!3S!62L`;EES|!!2!Wcg!#&!3I!I$'>c)?mY*!>j\
        %E>ce3@5T,&])@76gIA+8!!2#W.#%+!'jBA|!4!%V!%!!%,!eI#T!!4L}@-L~D2L~|$M!+6M!v3M#U7M$y,M%B.M&?)M(F(M+j0M,2=M.*'M.i*M.}+M\
        /e8M2?:M3Ab4&37L}<)!3(!%'!%+0ycg$!aF!0F?(k%!g4@%c&L}{(L~#'L~'5%=a,#pd&%=+L}qb+*%i!!&Jw.G!C%FZ}&!sS!6oe@d'K@3[$L~8&#x\
        b!)'DlhI!v8/7hh&#^FKN&1L~d&.t7$Z(ED(af-!'*HBDhc%!yF$o$L=q3&$&!%+L~wbG?(kaGHC1!!%!*e!!K@v>!!-M!R2M!]3H`])!%0M!e+M!i/M\
        !mqsdblkcJ'inhafghBF@`adtdCII+bZ!3M@J7!!hafCD'l(!%+M#Ja!@3?ny,I^+'!%*M#?+-h9(Oq,#aF%F%>uM0!ThS#!!!$!*.!TF.[$!*1M#q)M\
        $]/M$kb.!j)DG(IDTIh!!$M$61M$B&!-,%,)M$I*M$O9M$VqMH$}))#d!!%#EL!T$Il;F/l$$*D!-1+kFAzR$(fF(L$!%&A+l(LoIM!Q'!d*?SXi%%IB\
        !%%B|M&!-/M%=a!!%B|M)B}z'!%ic1#aG!Chb@d(&M%_,M%|(M&1+!%5M&8b-!%fpB,r%$r&#1+#K/M%remH?0*.!%etbJA-E$!%5!%c%!0$!%mlI/~!\
        !fQKK^!$hMFF[4M&i$M&y&M'>)M'U(M'n0M()/M(Bb!!-%&)@WYY!>!!$!*(!%l'.0HC[P!!%#{&$K7Ad*,(f',:*(=9@lJ5!%f!HD%C+M'GjFDtL!!%\
        !g$!*&!-J%,$!*&!-*!Oe4%c,&]*!>oEG?V!!3?Q>*!3/M(&f$!sDC</H0F!!%!%$1_7!p)!C(C'.c2$?G!ZJ?(o!!-M)22M)B$M)g3M*8&M*{7M+%)M\
        +9(M+A*M+N+M+T/M+^:!>b!!3!',B:G)>R9'!dj!!B#j1C.^e-!p./UiG@=#!!%Ds;$M)[1M)b*$Q5!6qBFWW)!%E!3aDEXh!!4A~&-%@.$`)M*0'!%*\
        +c/#7b3!'.!j'$?I!v!!odC@Ep!!%!Q4'D-(L(M*[/M*ba)A40d$!*&AlMH!O!#GA40&M*pb!)i!!lL0P-!3)Gp<H>>2.!jGCMz!!%#E4.'$!*.!T*+c\
        M#7$!;bB>BQ!!-%@,C`&I?ea$&MI&l!!$!FWABy.!%'!I*!>Y!>0M,)+M,.f!!6$9&A{3a,!%*!8I!%aJ?)7OKVj!!-M,e$M,i6CGV&M,o.AG5(M-)0M\
        -o'M-{*M.#b$&{*!'dDHrlO@2c-*QL!d+(7:M-&o!!%/@$>8UF$0X!T3-R&M-K.M-T0Gp%*M-Z+M-jjnefodePC80o!!%/@B&{b!3I)=%>G%('>/>)uj\
        B.qrNJd].AG5c!!wCA=naCH7^->')I,:l$M.<&M.C(M.cbB>G<6E{]M!*6Ec/o!!&M.Y)!Cb+*%kR$3*&o+!@X&od!4D#m!!&M.sb@d)e0!'oaGJuy%!\
        %&M/@,!'0#p*AzQ+M/E/!%:!;qFId,fFFpp!!&!-,%,(!0a)-_d!!%!%c%!%)!'F$0!d*-C?&$M051M0L&M1G.#%(M1O'!'+M1X/M20b)!@g@d+!!d!!\
        b-!@,GO'h$!%&!%M#H%!s$!W(M0b/M1@c%$0M!Q-?l52%&,'/.C0I)&$0M10*M18+/op'M1+iSGr)bNDa0n'F|wS!ym$BKuO.F%>01E-Fp%>rHD(C'%)\
        jdbG+`,M1z(M2('!'ad!!4M1t$!*bIBMY&!0M!Za!!fa-#(H!8d%!FDJ]Xdp5!6c-):()|H!;%'J&M3-(>015!6a%'J2!m)CY2'M2i*>vOi&M%7F!-!!\
        ,Kmd.)D9M3&5?tlm((IloJ'2((:M?#>22@*M3=fp!!gIBz5I@Wn!#b!!dP?8)lqiZ-+4!%2!%.!%(@**/M3m5!*b.!3G!m2!%iibciiC,u4M5i-M6u2M\
        8H$M8l6M8z3M9)1!T&M:S7#.,M:r.M;7)M;j(M=V0M>>=M>~'M?**M@9+M@B/M@q8MAc9MB=;MB~5MCF:MCTb-#d6M5E.!%)M5M*'A+M5^o!!$!*&!-g\
        h%!*F!s!>$!*D!-!!$!*&!-9*vqJAV>n$$T&!-HAzQ!!4M65$M6?&,],M6J(M6N*M6U/M6k9(@b+!3jOF1Ar!$c)!ZH((!!-*Q6!pJ-=FB,Gh&#1F*N+\
        M6aj(/lM#Tad!!4%:L!Ti$!%bdD?!41?ro7M7A(M8#/M80b+M77i!!$!%DBiE$$T&EOmF!*!!%#E4,x2'x$DI?&!-<+071k)%@(%@'#4*M7u/#79#akb\
        )!%H$N.1Jh$#7D@F6!4&$-9&`kFD)7.!%*M8A+!vi$!%M%R!d,I?jF3M8Y&!s:!>a!!HM5>&!-.!ja!!.!j0&xE!%4!%9Gp<g*!>I0S++We+#WdI>;0!\
        !4)@$!%3M9^&M9n<&0(M:.'M:K9#ab)M9U'?J|pEFJ!!!4'DD'A&M9gaEAJ@%>4[G1>)DW.(>?(*M:(j!!%C}uDB,nhcKFT4!!3@O&'FJ7+?eakb)!dj\
        n!#&#^S!6e,@m:G!m'$~*M:f+M:nf!!KBnz!#aiB?$5aE(],M;'(EJ?c3!m+!3M!Q*!O5M;2cN)M!$N)M4M;S$GAd(M;_/M;fb+!ddcemHLl{bdo!!&!\
        3S!63??NI${HENB!!%!82A=m$M<,3M<6&M=P+$3jneK?l5,%Y'!%HAzQ!!4M<m$M<x6M<~1M=%&M=/)!C''`*M=?/BMY9B:G5#.bf!!4'DcL$?$$He%!\
        ;W>c&'!%V$?B@jj(,Eb&!*G!^--.)!Zhlo$!%DH1V&M=Lne+!%dB+cQGc,-+!I#W!!61(.!%)I1t0M>(*M>3+%mt!!2'x$!*&!-(%@/#7bJHb$!!$!*1\
        &xD!-a)B}zghE>WK1M>V&!^0!L'M>s*M>xa!!X!>&(qe0M>i*M>oibI??FneE>BQF>wBaHD@@!%D>-jlb-@,+I!%-M?Q2M?W$M?h6!T3M?x&M?|'M@05\
        !6b)B6JXH.a%!%O$6!!,%Y*&?e,?bFH!|!!,@btf!!+))XIDRG>a[!!-C%X&?AJ7A0/H%&%#Z$!%S!6$$T*!>I!%!!%!%&M@_+M@e/M@kn%K)BdcG>[(\
        !d-F!0$+%F!%g!#J$d!!3#K&MA<)MAG0!'*MAR+!%8MAYo.>s4)!CgNJtdg!#8/7cC?m4pa!!'!%W>Av&!Wa@d.%!*$!*E!'$MAu&.3(!3b3!'H@+P!!\
        4*K.MB2'!%*MB6i%#m&!WJ!%CA?0$%FD>d-!!%!02'x$MBZ,MBs)!C'!@q(#gE*Z!!,!Fd!!&!-5!%j%#TibgH+c%@Dwc6!'G!C!#%@vE(MC2c%!%I)G\
        .Da**MCBo(??:E.whB#E($<b)!Zi&#^I!@%!F$A4hD!L.!%I!'!!4MD_-MEA2MF?6MFN3MFe&It=7MG2,MG;.MGV)MHm(MIa0MIf'MIn*MJ!+MJm8MK^\
        9'2;MKe5!d:!Ib))jM!%4ME!$ME(&ME-,!p'ME1/ME:b!&ucIDZV$!*F#~!!K#(IAOMcj%>rHD#:kqbH@Oo$MEa&MEf7ME{'MF&/MF45!%b)LcvH!>!!\
        E!s%!%22@,!d(!%+!'saEAt0!!&!WG*Z$MF/bI@4Z!!I+`4>6oi,#%M!8%!%2$u&!T(!%W2F6&B7!p+MF_afQ>OHvbT>WL!!%>jw$#@1!%&!-(A[h*&r\
        /MG.9(@p$!*bQ?}BqE.Ua!!vbEB$A%!%/MGOi!!%A}y&!%S!%!!bRC'|$>]Z&MH*.MH@0MHFq$MGsb3!mE!%d!!&!-<%:5$Hk%@^_D$Bf$@68&$-(Hlc\
        b,!%)#mE!@%!%F&i!!6$9&!W*MHia-*Q'!%f/!8mdeiahbdD%FMA<!-MI72&B$.:3MIJ7At6+!%/MIYb!!-!@'!dhDE@Cn!#&!-'(T+-ha(!0E!%!!$F\
        566$9&!%S#.i%(RB!%!!S1e/!8cG>:z-@D3$!%7(]c%!%P!W-MJ91MJ@&MJH+MJLb7!3I'2c)!dF$o!#)!CM!0I>_r!!6%0&!W'MJcad!!,%,W(n/!Qa\
        !d/J%,$MK16F[S1MKJ&@O=<MKR'MKV:#Wb!!G+v!!-%c6F[S&!0)+v+%cehdFC.^&!LaEG(zCA{J%!%D?AJ%>~bD!T!#%!g(!*/MK|akq(Ic}MIc~d5!\
        6c($ob!!)#mI(1!#x!#;!>ucD#.-MLt2)P$JSV3MMv&!-,!@.MN-)MOH(MO]0MOp'MOu*MP7+MQ5bJKek$><'1MM:&B2A(MMCb)MM4a)?3nF!0hnE?t-\
        $!'3&$G!|**mm1IQa(MMe*1r/!8a)!'d2G2DgcKG)Bo!!c)&V/!Qb-&VI!'&MN((CQ1/!8bB-[fF>@a$!%0MN;bfhEHjNn!!$?7!(MNr/%Ib)MN`+%{o\
        af&%Ce.!3N>G)pc$?s&+?X9e3?s5L!342T3MO57#Z.BJ20MO@jrh$!%e0?k5H!|db0>)mflJ1!$&JeD?%{)$~;!>jn!#4@1+&!-N!p0MOkf!!&!3G@hb\
        nDE>cdaH1o%!%&MP+/'Ma!!4*KT-:*!;j!!%*sD&-%?1e&MPL(MPr*MQ/aG@PY,1!.MPf)MPl0>VH*2OjncIG)BbjOD39!!B>8U,!%*.w:?Thpaf5!6c\
        -$?*#+X#+b!!V2l1FnLI!I4N+*-N+?2N-:$N-E6NNK3!%1NNS&NNY7!m,Nmf.Nml)Nmq(Nn%0O+~'O,)*O,7+!%/O,L8Hm-9O;b;!>5O;jb!!-MSJ2MX\
        L$MZ56MZW3MZg1M^c&M`-<Mba7Mc1,Md&.MjF)MkM(Mt#0Mt,=MtF'MtV*M}O+N$X/N'y8N(f9N(z;N))5N)W:N*cb,,xd!)cbfnCM*m!!4?y{2MTM$M\
        TQ3MTo1MT|&MU_7MUd,MV#(MV0'MV:/MX=b-!3.,V(!%='G'MT9/MTH9!%oCD`{+MTEe)LD%F!0O+9!!J$QeW+E!!2MTa'MTiqBDgye&!sG?g#!!C>TA\
        /MTxdaQ(7TADB!!$MU5&MU9.&S(!%baE>;sIHa{-MUQ,-[)MUT*G7XbuaiiDG(zF1V%>s0$+%D#^fhF%x!!&MUx,!'a.!%'$6fX)7f%%~IMUa/$Ka%-%\
        &%xF!^/!0f!!G@hb%'>(MVN/FeLafjamO>Fy!!-MW)2MWC$MWK3MW].MWe)!%0MWl'MWv*MX!+MX,/FeL:>N=qcF?U:1MW?($-5J<1amnbi(!0S!6BLq\
        Tb-FepG0V8MWXjefekDA!;FCEfi&!3F?4AeiaK?)R1)g(>lSM!8nbkmnFEpkmed%H]PB!%&!8/!85MO=naiS>@a.,V*Jd]i%Gl6B!%-,-2MY*$MY51&G\
        &MYJ.$`)MYP(MYW'MY_9MZ.b7!'.MY$pbgKFEz!!a@d0(&ia)!aE@;o&$K.MY@iB#Zecgaiia@d1%!%H!Ia0!%H!8)%][><#$MYr&MYx(MZ&bg!+C03m\
        eEM$s2!%,,KpC>P:f%!%e@d2e.$`E!;!!%B3B)&f*MZL+MZQighE(!hEI!VadJJX}%!%6!dc%!%eH@Pg!!2M[B$M[H3%41M[O&M[[,Abx.BJ2)M[{0)7\
        'M^N/M^Q5M^Xb2@$^X#ZbiB>|.)%LiJ!T!!%!%d$*5D*5,#7)%4*M[qj!!c%!0K@7thdb-!@IB=.$M]6&M]w(M^</!Qb+!'fDFz|+M]Egc%!%+!'M!Q!\
        !(M]]'!Ic-):*BiL+!'X&9!!3>EH.&S)!%*@#nnrodeoS>Q(,I92+M^3sc$?YNj%>E1$$EF!>/#{epFLGSic%+n&#1em1IQaH?0*D.:$#gHC[Pbd!!ed\
        gX/i2M_Y3M_`&M_d<.@,M_l(M_s'M`'/1eb!!3><#)!%'M_H+&Y5J8Bqnbdbh/!Qb!!L!%&ME=b<1()C?'gO?|@c!!H((EBe?-!TkC@Oo$!*HA&k$!%.\
        #Q)!d/GzkpC-XbhIGmz2M`[3?)17@9l,Ma+.MaU)Maa(MbL*MbP+MbY:!'b!!G?k#!!1#a&$-*M`}/Ma%af!!,%Yn%-C$&fF(LadV+]!!QL4l!!2>[u$\
        !*&!-,MaJ.$`*MaQq%!ZFJt^e,!%I!%FH9=!!$!*efD?fI!!$#@6F.T.*a*Ma}+Mb5i%%uD@.W%${1A0/0A)hh%#gdaCA<K$MbEbcf%'J$!*H!Of%$EF\
        !0J?0uef$.:G>a[,$dEF+.$>'Y&#1(Mbw/Mc-b!!Q><#,?0ud!!%%]-!3$.:D#:HMWh!!$McV&F@U(Mc|b&$K,$ghbckagnatcbtD?lp!!(+*'Mcr*Mc\
        x/#79@TvoefDM!f!!aC3+OBtB!!kC@PY-MfX2Mfb$Mfp6MgL&MgZ,Mh-.Mh[)Mhb(Mhr0Mi@'MiT+MiX/!88Mj-b-Me?2Mey3Mf,1?,|&#T.Mf2)2=0M\
        f9'Mf>+MfG9F$^;!|5MfJq%!*(!%gFC&U-!31MeS&!3(Me]bfI@+yc!!%!8I!',&]0DZy*Mer+LuQfeID{'(&YI?@{'Mf(5!6yMEwTF>Ktb!!H!@l2!%\
        I!'deN(W!!&!3UDkcO!v!!*)Pb!!,&0G!%e,D`{fI!j(!0cu%!0$']D!T!!%!y-$u2K|+6Mg=.?g.)!C(!%*A0/8MgEq$,=EBZS%@6aD@69&'iF>}@(D\
        G|/D,pabHCII!!%!0-@2t7!%)Mgzpf%?C&$!*&#:L!j(Mh&paE-_&!8W@AC!!$Mh?(MhKbd2!%L!'%'J$!%+!%M%R)!%0D[s'!@+#%W!%(!%H%O/Mhme\
        ldDA4xhE?%X->+$)Mi00Mi7'!@*&Yoe'>LrM!*$!%SE`{$!%haE>kw(?M['MiOcpnD?=bbK?oCC@tf!!%!%$?}A&!%.!T(Mj!'Mj'*$Nn%!%lg!#D?L+\
        !!H!'abI>-J$MjBb!!-&V8C,zg&!3I2xE>W`!!%!%4BdB&Cj?.Mjc(MkGa+!%S!%$)1&Mk'(Mk-/Mk>5!6b!/'!@i!!&%=F11iiC@2&3?s5)!%hn!!ad\
        L>Jzh!!1#%D#1!!GKf*!'-Mlz2Mm,$MnM6Mnb3Mni1MoH&Mo`7Mpv,Mp|)Mq%(Mq@0Mq^''`*Mqe+Mr1/MsB;!>:Mstb-#!7!p.!3)Mlg+Mlm9Mlrp/!\
        3a%-I.!j*!Od!!$$*H&?%!%G!T!!B!'ro%!0P!T&,r/BRzn$1uMA6l$Mm]&Mm~(Mn-'Mn1/MnFb!!$?L+,BG|.#%'@=dh%#N$!%F)v!!%/f83(i4Mmt*\
        Mmwb!!L#ZE%41@=ZI&04BS^)?fXF?B[J@=d$!F&Mn?b32uU!'i!!J>>Jj%!%I!v!!+!%luad!!%'J$!*D!-'&MM@MS$#@&Mo.,Mo4(Mo;'?Tub4%Of%!\
        y$C~5D!y6+!G!C$#@D@yC!2,!^)$6gIBQX(MoY/#ub+?1UfP@Pn,!'F!^%?%G2#j6MpC1%47!p,MpR(?B[0Mp['Mpo*!>+D?:j!!(BCu/>Bfn$D@8ba%\
        /fD$-(,Yagh!!%!gF?nT%!%7/0J!3l'!%ib4&3h$!a&/FF!*bmhF?/o%,]D%u$#gD!W!!%!%1?.5&Mq:a=@jsE(W7!pI(I.&S'!%alu'MqTad!!C'J%'\
        J$#@D!-%!^FAZP$Mq|60r&?Y3,Mr)(!0bEAeY!!dubfh@d3b/I+tS!L%!%&Mr`,Ms)(Ms3'Ms>/!3a3%]&#1(?REi!!$!;,!%N>WU2)X3!L,$<)Mry*M\
        r}j12uFBO#B>^W!c$0-[H!3a!!0>WUI!%mnbgkbhF?RECHm-%!F4?ne$!F,!%.Msf'!'*Msnsbjh(#NlE'Vc*-LI@ma!#KKkX(,rbfc,$<I!3!!&M_ZE\
        #.!!,!'.MB20&'=JR?/,]cfpM>eKlc*MtQibP2u!#C$'!!4MvH-Mv[2Hqp$Mw:3Mw@&Mx%<My>7MyA,Mz%.MzW(Mzo0M[L=Mzy'M{;*M{q+M|U/M}58M\
        }>;Gon5M}E:M}Kb!!-Mup)Mu}*Mv&+Mv8/@Dx83(qeM),(!%b!!&?9XS!%3!%I'A.Mv2j%!%OBCz&#%M!8!!+-=n%!%&!%FA=ni&!-a!!9#ac*DahXDa\
        h!!1Mvt&Mw1(,r/L_ta%$gJ!%!#$#@&Mw+,$d0)GbGEC#)!ZF!W!!%2LF>h>!!G@Mk$!%&Mwm(,!'?fu/LlPb*Mwi+!'5!%d$!;c)$~I!3cV,!f!!(Mw\
        zbiDC;2jamnbJ)P!!-L`;$Mxf3A9>1Mxp<Mxp,GE5.,V)Mxs(My60My:*!3+HCZb!!-@Oof!!%']G!'!!+%LnC@83M-+!!$My.&!%(!%b!!2!''!3I#=\
        !!,$dE!%GEwheH%=F-R!!1Myq&!-7Myx(My|*DOO/#79&`a'!%h!!%'J$!*&!-NA-ie(!*E!%C?CF6&cV&B!!$#g&Mz=(KK^*(=q$,=FA`h+!'f!!3Mz\
        S*MzOa!!gNHb$HMzO&!y(Mzfb,+sE!3'!3*#QI&B-BZN)$uF!0l%%u&L_ta!!$!%*!8:!>h$A]X'!@I!'&M{S(M{c/M{jb)!mta-#dH#d!!$0h(>/}bp\
        BMqO(!0WI|s4%caK+K%$<1M|1&M|H+!T/M|Lacii%@h'B!%!#,$d.M|Dbi!!,!%H&?C@jjJDoemc%@BfM%f!!%?4O1!3&M|q5M}.a,!%f!!H$u!!%IiE\
        f!!31;&FD-.*Ha+!%X!>)-=EFB=.,N0!3I!%ai!!J#p!$JI9XDH-;-M~#2M~<$M~B1M~I<&67%m(M~Y=M~z*N!++N!xb!!&!%dS#((!;/M~2bd%!%N%V\
        icf$!%DGSkauCAd'60rEDzx!#$!*1&f&$~dc[!%)M~i'M~q/!^jO,e!!&!yE!@%03$!yD!y%!;la!!d!!CD^}!#$N!Y&N!i(GnIb3%`*N!R9!3j'!'nl\
        gah!!I']%C+/F&P!!)#Q+!L/>6#S!%6!%)!'8&ujeI?`^!!$N#71%j&N#`(N$+/N$Tb41(J*W-*Qd!!&!-.JWX0>WU9N#W5!6g1+kIAF;ed7!%I!%6&c\
        3N#t+!|j!!%(FFBPbe.EQ8m'N$'neEBuGF?V&--U&N$?0N$L+L$UoeG),o!!%A6($(cD%C%>G*BJ1_dR,3!!-N%;$N%e1N&/&N&:.!T(?a*'N&D*N')+\
        N'./N']:N'nb40;2(7&!%7&0kF>Oxn!#$1_&!-,&l.B)9*A&k/#79A02q/%xe%$'(#(Y!>!!,>3%d!!&N%~)N&)sbkcJG+w$!FbJK7.%2rD#:!!&*Hak\
        CM:(*#Tf$!'Q!%(N'!c-N&m7!p,N&z.>=Y*Be?;?XBbdjn!!%!yS!6!!%%I&#{lJ>T@cfB)gf!!S?GQrBB3B!!1N'O&!-(N'V'!Ca!!/N'Kd!!O-.K?o\
        X$%~D>ek-#(J!'d%!g&#:a.!j)!CE!%%#Ke!d4n@d53A-K&!%)?(`0N(C'N(G*N(]8!'i!!2!p$!*HA&kC?Hl(!|c%$$-!'h&>('bfDBuG$!*eiB?b;&\
        N(qa)!%E,:7!%)!%H!>!!7CJ?ibkS#Z!#(Hyb9+E:%7c!!.N)Eiib!/E>>x!!%!g/2{c%!0*&9X&9!!2$Q$N*.6N*:1N*A&G@o(N*G0N*[9&`b!!-'A)\
        !%0@JeteV@AC)H&y'!%hD>ek&%xJE)5%%~B!Q!!'N*RfG@h&!!%EwzB$*e,!'N!%2N*~$#@(BKl/K67:N+$b.!3IM[LC',%$'D,r!!2!%$-%&!;/L)zb\
        !!R)G!!4A#%-N+}2N,?6N,D3N,I&N,^7N,g,N,w.0|)N-%0N--=N-18N-5bi$1uJ#W,*>(N,8b,!F/J[kdh)%OnS(W5!%dL,:eGAqebPC?f!!$!''+0l\
        &#Hss$#gD!0!!%!%GMU`&N,paGMUu.!%GJ[k/@$^a%!0F!^$${bMDT+O?2@MBQXaDABv!!.!3c!!V!%!!4N/o-N/}2N0c$N3:6N3[3N3d&N6X7N6r,N6\
        z.N:u)N;v(@Da0N?m=!%'N@B*NCx+NFn/#T8NMa9!%;NMe5NMy:NN(b3N.n,N.u)N/+'JD7*N/F+N/Zo!!$!%ev!!3,6J+<$E$?E&u!!4'D&!'+-h9(@\
        rR@j>!!2!L)!C+-h9B7E5!6c$!%fQFZ=/N/NiB):d%Cr#$>LgD!-!!4'|.!T0Ja>/!8iFH/L%@Oh&GHfafPJ}h1N01,N0G(N0VjCHZR(N0Cbfc-FHt*B\
        C2X&9J@s`&?$=e.#WsafCA#)0G'?f&#xF?TB!!2N1<$N1K6N1T&N1Z,N2t($$'N2}/N3,b)!%9$3i!!&#^ic(!0H!;i&!-a'!%g!%FAzR%!%,.RV.=,!\
        @F$'-N28$#:)>m5(N2^+N2a/2h8.=b-!@,!%)),+N2+ghDKOb$!W&!I(!*EC,v!!&N2W7!%(!%b3!m&!^,!%.!j'!'I(1!!G>+MK3%$N2mbh$!aD2_dd\
        bGAD`%!*$#gD!sexrmdepaH>K],Gs>g(&6b!)G!%2!%7!W+N3Rd$JD77%FgjOLk~!!$!*DAAO,JcCF>UT!!$Ea6&N6P(>n5'>gHb-N4V2N4s$$K6C`,3\
        N4{1N5&7N5-,N53)!%0N5w*N6/+N6=9>/|q%!;&!;S!y%A4t$MVI(>/u5?LYnc,?j,deN?;ha%)dEJ$`bkahFJ'd$HwCD!;bdSC5f&)de-N5Z1N5f.Ej\
        x)N5l0N5q*IWAq,*abhdC>}^%A4t$MVIS!yamC@$arK@+y(.qI+!1%V(N6(++!cY$6o$!%D(qmed%H]P$!%F@GD(!0nad$!%c%!0&)aM!Qi,I[(N!%!!\
        $!*(+?'!%+N6lgH21faE>Ol!!7!3F!-4N8j-N8r2!%$N8z&N9)7$u,N9`(N9v0N:U+N:_/N:q8/7b$%]3$K)N7k*N8V+N8fk&!sm(CQ1HG!x$@3a3!'&\
        N8-(N86+N8Rjn+>zneiD?%f)$~*!QI%L42T--U2C@/.BJ20)p*!|+!|pEJ'lO?^>.!3hekb!!-&VI'rF?7g%!%eMDY@nc(!*I!'$!%)!3bpEF9x%+n,N\
        9I)N9M(N9S0N9Z*,!j5+-ejK>BQFGf;%!'P!3d%!gD&-nCA[b%BE_(N9lcV2u)!%v&!-G!C-?V%31;&)a,N:=)!%0N:C*N:No&(C'@LgS!6efhO*m1?%\
        SgchIBQ/%!%N@P((EfnnCM[L!!2'x$!*&!-(!0W@lJEAN2!!$N;;(N;F0?fr*N;qq$,0db-%&f$!%FI7x!!,!%fhe@d6!!&!*d&N;c5!6b)N;_qcJM6q\
        P?b;*'8:'8bi!!DGS?bOBe?-N<b2N<e$N=P1N=T&N=[)N>;(N>D*N>o+N?//N?]5?Rm:N?ib-!'3N<[)+T'1%oD%Va!!E)7U#W!!%?/.&N=>(N=Ia'!%\
        i!!&N=0*N=6a$1P8%cSAbx%/fH!Q(@5OHE>E)!Zj%D'lD#:-BCzX!3iC#%%C?fD!*%!F$#H0*|*N>'f;!>p(N=}c(&Y*!QI?X9-0;BLyn0N>5j$(c&#x\
        M%RadL>Gq&C$zeGG0_0N>V'N>]+N>hkcGC?'%/lF!0%#Kdn%*WB!3+#.SM-k%!%-#d$']+N?*/>6on!#aV/#dMBCE1N?I&N?O(!*/!Q:N?Yb,@+6I!v%\
        !%F!F(A=njcdE-oB+y!!1!pd%$~D#1D>>.$H+{1N?}'N@:bK/C%JcD&N@2(N@6afSEicIBL5R?&<&!0eRN0R%>Q%-N@t$NB#3NB0&NBS,NBu.D}[(NC1\
        'NCP+NCk5%LqdF?'f$NAE1NAU&NAi7LJn(L4l/NAo5!6b0NA?+(7fhD2rhemM/C)E3r'Kblo%K)BB!8bf+NAaoDGL)!!%'JL!T6%0J%,d(NA|5!6cCD:\
        &KDvk!!21J*(=hEK-:$NB@&NBL/!8bGHPz'!%*!OfhOAKgf%!'Q!%-?x_2B;c*FTL+NBkf3'GF!%!!e->GWE.U!!$!%&!0(AXZ/NC-bG?%TjK+`22W.N\
        ?Y)JCz0%&8BN):NCMghFJ1KF$u5NCgc,!F)!C+!;k%@M?B#uLB)9$AmU(!0ncFA/]-NDZ$ND`1NDy.NE3(NE?0??F=NF?*NFD+NFa/!3b!!)Eic*NDRi\
        JKFNbktdC?yTbJ>g3)NDlkqdrC?k!+Bf~j$E`5O?Th!#&!-9(Olp%*Hpafa1!%E!%ad!!c*?BAX&o42T-NEq2C941G%:,G*t.FU2)!%0NF!*@#n+NF2:\
        ?dJbkaEKiZ%?x`(>/udcKG(o(NF.nr'!II!'I>N='!Inaic(&YM!QlDC|:!#%Lzk$C$z.&$/)gc2(7)B|?bO*h'DqIcw%!%F?nT-NIK$NIV6NJ51NJ:&\
        NL=(NLV'NLc+NMR5EZEb-NGs2C/f30,7H8M,NH*.NHO0NHl'?)R*NI(+NI::>APqei%!%c*B?B+!'X#=$NH&5-Fbdm%!FM%RG?)0!!$?TB1%j,NH@9NH\
        GbGKM?&$$lE11%#HeE@E3$#H(NH_bhnaLFe-dmn&$-e0+QH'S'NI#n%#T(!*rgc-):H!>eIKa7+NI2azlF!db4&3HJp,1NIDbdHNG}a')PH'Snfcte6&\
        cV!%!!)NIn(NIw'NJ/kmgrjO?UZjamnbJ?R5d!!&!y+NJ+e&!^J&]EG1K!!HA&keE>G<!!$NK,&NK6(NK>/NKa5NKfb->8n2Bz5)NJq0NJ~=NK''?&>k\
        mnB?'d%!F$!%e3#WJ!%rdD?V2lC?H]2/C3.RG?'e-?'5FEci2NKN+NK[jbdqbL(I!!()|c-JwDH((daY&$gB@<}i!!4Jc:2L`;0NL/+NL6afa!!ocexr\
        kahnbLNJknafcP&$aghFN3($!**!>j!!%!F/NLRedI#WJI&v)JCzm&!IE>7F$NJ/&NLv(NM#b,*WX(I->o;6*dI!|!!,'/0NM@'NMM;Bo?f&N/y('>S?\
        GQ+)=eic*C=6I!TdnC*W,NM]adGEaDBAzNbK(7c,H.M+${j(!%b,#.GAFLad!!4JyxOAH--%)/NN9:NNAadBG)Bwb!!OI[*%Ecie!!I,S!!%!%J)M(!%\
        X!>!!4F]m-NOc2NUb$NWo6NWv3NX#1NX=7NXA,NXV.N^D)N^z(NcO'NcX*Nd5+Nk~9@SG;NmC:NmUb.#.*NO[/!Fe!!/!%W!%k!!CBJ3$1M1NP*7NPV.\
        .=(Kc>'NPb+NU^b!!1!%W?C,$NP<&NPQbai!!kCLW^%!8)!Li!!&!0*!IbfpB2QpCDe@!!$#g,!'S!6/'Me-NQh2NRD$NRL6NR]3NRt1NS3.NS7)NS_(\
        NSq0NSv'NTU*NTY+NUJ8>/x9?fu:%7q$!%&>Ru'NQ_b,(%'!%I!%%@c*aWBf~1NR$&NR,(NR15J<1a)?SXN>>Pc0!%EN4ndKAE-2!'.NR@*!QjKD0HmM\
        $N(!;aHA[e-MWP8MWXiajhE?;,%>)$,2u(NRpc-/rJA<KgH${,NS''NS.b.N4}M$*cb!!K-UbLIiRS?=H&NST5&ia'!dh'*8a'!%ed!!&!yF&6-.7iic\
        LE9k!O%#T$@3a(!*lhE>+gdQ>h=$>Xy1NT8(NTJ'NTP+Bka5#!biaeGA)1(NTCb3!'J)p)'lIG?speGG+weKM>sbP'2$NT~(NU(0NU.+NUB/C&yjem$!\
        %5!6c*!;M!Q-@.9D$-.!'E%ced%H]P$!%&NTV(@GDM!Q(.$deR+K('>/NUVbpQ+]4?)RH!>MMhn4@|42NVM$*a60r3NVp&NVz,ANO)(f0NW&'NW,*NW;\
        +C948>>e9NWRb&!**)V:>v|shadG>WR%#g$!05!6i&!-a!!.$`+!I9@Tvqd$*AF%~%$'$),EA>m!!)>a[E!I,)GF,S&NW5bgn@C4!%T&c$>)u+NWL/@F\
        AncN+c!!EA;|$NWb&NWhb+'iS!%$#(H!;6JRxG$N)!%dU%F6!%amdDJD71D[e'NX3/$6fFM?xb&!s)!;I*%E@U#$!%.NXR8*!b2!mG!dCM~V!!->T$2N\
        YB$NYH6NYY1NYa&NYe7NZ3,NZW)!'(N^!=N^-+N^38#%9N^?b2!@3!'f!!$#TF!%$%~G!C!!%#E(0e01h'!%H(=e&!FE!^CDPb%%I+NYt/%faM>G{&NZ\
        /b&E+v)>(X+#=d&BC.S!6CAZn!!-,-$!*&$x.D}[9NZMg1)yF#7%?4O$&MF(:!!4'52&0$N[$&N[I0@.9'N]o*(=9N]ub&!8'!^S!%0Bi&'?`^+>9Bf)\
        N[Abd5!6c%/fH((clk!(D$-4$3-N]92?c>$N]=6>)#3-R1N]E7!T,E9g.N]I)N]Q(N]X0N]e'NTU*@.78N]i9>/|b'!^k.&SN.FMA]XzlcuC?J$B>),$\
        Bh}DC@4$AcdQ!%f!!+#KbcED?QB>8IeiIF0z%#mM!01BSR(,hE(f!!.&S)0VE!^lahF*a!!e.&$),@W!0blU'P%>`S&N^g(N^v/!8a!!'!%*!|+%{e!!\
        Q>EH2#j'!%j!!7(]E!@HB,[!!-N_[2N_f$N`)3N`X&N`d7Nb-)Nb3(NbO*Nbm+Nbz/Nc(;!>5NcJb!)1!%E#Qa!!.Ar{E!%!!$N_}6%0,%,(.X*#QbGB\
        *$2!W)!%E!%!!60r,Ad.*N`L9@8/d!!8!3bi!!e-I&4Q.z1?GC+>K_W@lR!!$!%&!WJ+3!!4Na5-Na?.NaR)!Z(!00@N[*Na`/!Q8Nb'bhld$!%DB?l%\
        !*&*2lg@R(NaJb4!%E!%.NR@fZ$g!!%CO(&/OM?]y7A3^+Nar/Na}adDN/K$!*d%?A,S!6q!!L?]j%!0B!*!!FL7+&NbK(%~a*NbG9&PbNK5OF@9taR/\
        `%!0',}*)V+?iu;Nbij&!0SC5&DH&J7!%h$!*daJMf-!!%#E$!*L+<%Ab`$Gzk&!;+Nc>g!#K?)R&*^a!!.$`G!CbGNW3-,K*'SI%{!^$!%&Nd%(Nd+'\
        (7+Nd1b-#!3!'))j*(Iq$A.tD.q2)XH#d!!ML&(OE054Nec-Nev2Nf~$NgC6NgX3Ngq1Nh!&NhU<Nhz,Nh~.Ni*)Lc>(Ni20NiU=Niu'Ni{*Nj6+Nk0/\
        Nkpb,Ne8)NeA0NeOouBE-6,KFNcQE+vhndem$!%&#^S!6m,*.d(GRhanaf2!aH!va,Nernbu$!aDEtfcB+*$Nf91NfD(NfO'Nfz/!'b'KMhi-C~FJ!a3\
        CvjiibGL`?%$Eca6!%V(C)Nf]/#ukklG*d2?]c*Nfnja&>[QN!ghdl%!F-!gB!aB?A+%@E'&Ng:(#4a%!F$!^kabGEtf'KL{bQ@:V*NgTd!!%B|M,%YS\
        !6I?[A&Ngf(NglaCK*B'!'I!%dhM!s&I^Y/@zteuB>HN$Nh:.@M9)NhA0NhIb)MoUN!%p%*HF$*b!d7n@d8(NhRbjO*!K-r)NhcoafhcTEc/+Nhrsedk\
        %Ew/H!OadmdB>6RM>;E%F4(aCE7db)Et1I'i!!3NiI,'/)NiR0DP~jbDBs=%>_vrG?0;B',&DhI'NiciCEz(&#uef/NiqeMErIGED0leIB0}/#!a%H7^\
        0Nj0jtFJR2daHEx}!#%!F&NjX(Njv0Nj~+Nk)/!85!6nbmBA^[,!'*Njm8!'ef!!%#NB!*!#gcmNF$^l,!3EF$^a,?=.G/L$#7bI)J!!%Ih2$!*6-:,N\
        kO'NkS5Nkmc.+3G!CBL#0$Nkf&%)/#^b,!%fH1V%@!0H!8N#=*!'foadghbG@n_!!$NlR6*v1Nl[&CEJ(Nlm'Nm!*Km2+Nm):Nm?jn!#/!QaJ?tv!!,$\
        <E@;o%!0db!!-!p&?dML/U3#W./U*'SjnefoE?R4%!%B@;o!!5!%a)!%'J7MigjnkaE))VI[(!#$!*&!-(0&h$$$M#H:Nm_aGKq*$NmZJ!'!!D>/}!!N\
        #.!!&>Gqake)?-rHD`s!!4No2-NoS2Np#$Nq,3Nq11NqB&Nqq<Nr<7NrF,NrP.Nta)NuB(N~%0O!I=O!X'O!d*O&@+O'B/O)N8O+D9#p;)75O+d:O+ib\
        !!)#pI!%!!%!0-,-(>GV*$N/?cHc/!8i!!$!%D>B6-Noh1!37Nokb*1okRBalC1o!!&No{ad!!)%@S!6fpR*K!!%?y.&Np`/Nq!a!!.!%'NpK*Eaxi!!\
        $!*&!-J&')L}hbh$&~(,0c(>+5H!Q-G)B62Z,@cC(>xi*NpypiDA-E1!WI!'i%+f$!%M%RnEJ%61)^/!Fbocg-?pJO$g&De7(Nqh'!db&!*'-R8!'9#(\
        k$!^k%!^aPG(z!!deucK%{$#:*Nr(d$!%b!!$!%D!%h$GdB)!Cld$!%c*&oX&o(!%b'$KV!'$!%*!3M>{z!!2Ns)$Ns<&NsS,Nsd)$3(Nt>+%m/NtO8!\
        35NtVb!!,$?',}gHN/K!!%>IU4'5$1{&$xF@J7!!1+|*NsLj1!>M#!7!pIE/H2#j$#H*!'f2%VB!%!!%#K$!%/Nt!5Nt2c6*.a!!G>>.3!3g7!%j!!%!\
        %M!Q!$.I3rjeoP1+-#d70I*Epkh1'MF1Pj-*HB'uqoaf&!yM!Q!!$Nt|&$-.Nu-(Nu6/%Rq%,!D!0fh!!/2he!d9M)m%!%*#WS!6*!>+IWDdP?0u!!2N\
        vN$NvT3Nw2&NwO7Nx#.>s4)#Q(Nx4'N{s*N{z+N|J/)Sb!!-ANq2!>,!%'Nv5*NvF/!F:$ufP#N2?o1&!mjn!!&&-S!6h$#ND>]c%#gE'2'Nvf+Nvl5N\
        vupC?`(%$jF!0!!%DHaD/O!d:4/i$!*,I*9.LgF9(}pdMI;m$2:'$6e!!(#Ti!!(&6c%?l}-!%H!Q7!L,Nwf*Nwp+Nwvj%!%U!Lcb!!-&VH!|.!%I%F&\
        !I(2:E>tU!!6$9*Nx1aSHIFO#a!!%?'f42T2NyY3Nyc1Ny},Nz).NzC)NzM0Nzf'N{4*N{@+N{V;%7j1Ny.,NyD(NyN'>GX/?]^5NyRb'#7fI?wR%.$d\
        ek$!%&!3b-!@*!@I(W$!%&!sFH1VIE]Z-#!I>2*!!(BsSS!6$?7+'@O'5Nyzbk&#^($oS!6G.zr4EcLP>oV%>:p(Nz:c+#KfQ@0Ip!!&#^M!'%Ejy$!*\
        F243Nz[/NzaalEBKkbnB$<jiB)=,N{!(N{(*>=Yn(-X+GN?rHG0_%!sB*Wi5!6c*Ch/X'8%${jnc2',H!Q$*N(*N5E/kbjjnbd&#{F#T(?4D'N{k5*|n\
        a&&-J?Mz$Dr1eN'Ae$!%V!d%>_<(!I+N|9c3N|3ald@d;feELH<$?/od%$E(?;0lF?;0$N|~6(}3N}a1!%&!3.N}j0N}o'N}s*N}{5!%b&@88)%=p$!%\
        M!%!!'N}8*N}>8N}N:N}[faQ.X$#gE%O0!T*N}JzMEEWF>eL&N}WaECA&oB!m!#M&Ye.Bf~iT/=bEKsjBC(|$%)bjO#QaddCM&.!!-@D3,*!)N~F'N~}\
        *O!C+!%o!!&!WS!6!!4A;|6H#h&!',LX**N~d9N~vaS$~-@0D$&M+%Vn$$BcG%`%@B-F(:!!%#E4*K-&l$!%6Izr3>cS1#W&A]#,$dW(}a!&W#a!!4'5\
        $!%m$1_D!-la+!yilLDhO4O#p-O#w2O$$$O$63O$?&O$O,%O.@!-)$Z(O$X0O$w'O%N*L@3+O%f/O&:b-&V&!s)!%*!8+O#k8)P5!%i!!$!%c*BC2+!@\
        XJ^DeECr<c22@J3!$H#XnaJ@>Y8O$/b-$?G!;%!%DAP?!!$!0JDzn$!0/!'bf!!&!yI'x)!%(!0I!3!!)O$h*O$pjKANq!!$!%D#:$!WF>EJn$O%.&Ld\
        <(O%7biiC?(g%!%.!'M!830,,'/mn5O%JefaLHmXH@%((%~c*O%^p%!0M!%!#(!0I'x!!3O&$&O&-.27(!0/-Ob,,}EC'Tbp$ERYF!*-@1>6*..!LH!'\
        ,*^H!>-O&i$O&o1O&u,O&z=O'!*O'.+O';/!Fb&>]cG>U{1#%F%~,#!H!>bVNW3ak@d<l$!%che!2T$9!#%!^qb-#(M!LbjjDAi4!!$O'h1O'p&O(1,%\
        O.%4(O(U'!p+O)EbjDA[P!!,!%I!%!!4'|ad!!$#T6MHi1#a,Ge/v$$BF(:6!%(O(G8O(Ki$!%c)!%I!@G>b+%?=h$!%D#:'O(b9!0faM.7!!-O)$&O)\
        ;.HJc+E:g9$Qq&*2(%FM!8(2W5O)2b2!'E!%ji$!%D@O=)!Z*B?pX&9!!,'lF?fZ$!%</#7C?f,O)u)O*+'O*K*O*X+O+&s6>/uJ!I.>>e+%mo!!4'5$\
        1{D$x2$Zh!!$O*D&AlMbcf!!$1DH%74AxjE!%f$!*6%0&!-H!O&!W*O*q+O*}a!M0&f'!%IAMG%00$!%edQB#sbjO>D2(!0n!!6?nu0O+=9@M9qEA--%\
        (:D>WV%>^f&O+Xa!!%,*.!jE!%a!!3Bz2LMB2fD@$^:O+zb'!;kqc-!T['GCLwc!!$!ZO!%!!2!%&!%)!3I!3%,!4!%-!%$$$3!%1!>I!%!!4O-L-O-P\
        2O.J$O/%6O/73O/C1O/g&O0+<O037O0a,O0l.O3f)O41(!0'O58*O6V+O:@/O;K5O;O:O;Sb:J>YonP@M2CFGF1B`^7O-h(O-|/O.Dc,)gG!%!!,!''O\
        -xn$,-D$BbU0l&!^'>ur**^8O.=meirgbjjnbdcP>2*cgjcP)=)!3H!>!!-%F3?ny1?QT'!3*O.io$!*&!WJ!',O.v0O.~tD@Eoc2!'fQ&'EINe,/**3\
        !:J>Yf->$EH$N+#.s!!&!0J%`!!6)^&O/[*FN*9O/`p$1~D$xJ?R>((:M>W<,O0%b'O/{kk%NqdaP?L+d%!QM!QafRD~='!%gO@.9&#(+Jy{bn$O0P&O\
        0Wbo&!0a$!0D!0o$#WD!0o!!$#WD!02#Wb,$<I>`l4'D-O122!L$O18&O1>,O1F+O1q9#.bhI?fY1!>I!%!!IJyx*AKwaR3%!!%03&O1a(DmG/!8a&!0\
        '!%I!%2#j(!0pb)!%hbW-X%!0c6O2M,O2T.DP~)O2Y0O2i*E28+O3G8O3Xj/O2FeiicfBJhEihlEA,&%MG/J2ucGNz6(O2ebhcFH1VL>Mm'O32i&O3$a\
        !!x!#$!*&!-F!*$!*j&#:b)!^I!ve3O3Ajagg&!-F!*dbLJEI/O3PbHA?0o$!%cG(C%>}@$A)NcI@u6!!6*v.O3z0O4+q%#.J'V$)v5!6c6*.jO.hg!&\
        D.$2O4f3!%&O4l<O5#'!m+O5.j&!'n!#$O4[1O4bbM?*4)!LE!%CO4Wb!!G/Y6O4|+!vj1!>cN?y-D@69!!%!%$#QM#(<.=c%/uG*W-O5d2O5h&O5}7+\
        W.O62(?RD0O6;'O6>b$>ib,0`LJ^/OBB4(I}kad!!($oa$!%'!%H!82#j$!F,2Q)!'hbGLHd%C&%lEGR0O#g$!%(%~/O6Ob&!0S!%kqcoQ'P%+n2!%$O\
        803O8;1O8A&O8L<&67O8a,O9:)DPb(O9J=O9T*O9X+O9rj&O7_,O7l(O7v/O8%b!!'O7W+BV'o&!sa,AZ,I!%2B4JD!%!!2#j82ujbN*ma!!4ACxL!T&\
        ?REu&!yS@W*i/!8b'$?I*>!!'!%+!yM!Q(#.M!%!#$!*&!WE(T%!F)!Zj!!%G',&DllF0&!!%!;1O9,&!W.O91(O95'%F9#aa+HVXiilfpa@d=eQAD`B\
        >/upBD@8$!Qc)!%k!!%#KD$-mn%?9tF>3!M@M9!#$MaK(O9jc)!CI#+,?,|EO*y!!$O:/1!%&!Wb-O+!3#K)!ZE!^'!%i%!%/!8c2)XG!'-O:o$&~&O:\
        r(!0*O;-+O;2/O;Bb4(w3I'q./U)!;+(1W!3O/{)O;$*BZui%+fJ%&$!L/!8S!6lOBG[!!$Hexef!!6$9O%jbi&@+7G!CkM$gRH/G1/#</#:1+hbQ03$\
        $KbG?RU-O<[2O=j$O=p3!%&O>S,O>V.!%)1((O>n'O@A*OB/+OBf;OC,b!!,*W)O<S*O<Vj$#jD#1L$3hO?k5(O=%'>;R+O=Za,-{+O<{fba!!%!0G!%\
        emnD?=H,&]./U0O=D*O=S+>USqbjhadc%$rM%f,O=NnbQNeFbHG!^&!8I@+Q(J(dad&!3emaE/:dcC?Gk'!8i$O>(&O>,(O>3bIN?YGNIn)J]fI!|42T\
        --U3?s5.O>GscR?9q%!%afcfpFCiJC+?&O>f(EZsb)%LE!%+%LeR?2e2A/`6O?J3O?R,'/.O?])O?o0O?t*O@%+O@6j,EBEb*-1doc(BKl+!|M%fcqdc\
        J@<<'&0ieqD>iO%>F_(>]1ahdc+!|M!QaK?9q%>G*$!%&>lKM!8%>G%(%Cc)!%*2OI!|&>J]e.!@G!d2%)&O@c.OAB(OAi'OAt*OAx+OA}jcCA6l-OA%\
        )OA.(B6R*OA=b2!%3-R.E9kN>AEb!!-&VE!dp%!%$(ce0>'WI/ohcK'A&OAda,OA`j&!3e4+`mn%?9t&#!S!yBG0toeG!>4N:Z)!%YBo?O>,FcG>A;%$\
        r,!'/!8ciJ?V#(OBC+OBMc*!>ob-')B!%,#Z0>n(E!'&OBVaEFY{62Z='Gj!!$-@D$-&OC!n!!eiep5!6c:#+g%!gI!%i$!s&)aM!8$?7!(OCKcf$!%(\
        OCEc2#jUNz^coBGmz-C0D$?7!.OCo0@C0*Ij182lqbjhad!!DGA]%M-Urj$!yF%L4OQE-OQM2OQR$OQb3OfM1!%&Oft<OpL,OpS.#@)OpY(Opc0P$N'P\
        $V*P$l+>,F/P%!8!%9P*/5P*8b!!%!0-OF42OFE$OFT6OF]3OFk1OG2&OG:<OH-7OH6,OHB.OH^)OI<(LUc0OJn=><#'OKj*OMH+ON7/OOS8OP99@U#5\
        OPz:OQ&q%)p,#%*!O/OF.e4!%7@]hF!Q!!kB(=!!$1M1!m'!'ckD>_;!!%!%&!*(>7GN!%kednB>9x+!3/!^jci!!J!p!!$!d3!L&!%(-%0+95!%b!!.\
        #.)!m'#.H>(Dl%@<ZL!%6!%7#.,OG_)OGu'OGx*?qk8OH$b*!>o!4C$r!!4AQD$!*6>?h1%j&!-E(LH)@!!%!%FA%sa!!)!CI*82!%b!!P'r/IFZao)!\
        CW#a-?W86!I,#Z+OHXe'?USY%VdBBd5!!&OI+.OI1(#.0!3+OI7/!*a!!7!m,%,0A/]'!%H)y4)PG!Z%!^M!%bEDzx!!-OIk2OIu&$-<#47OI})OJ&(O\
        J0*#W+OJ^/!8b&G7XU!%$A]c11eS!6/!%dF?H]$#WD!-%!%&AlMS!6-MVH3-R0OJO*@.7+OJS8>/xk$?)0D!3OGN>/@$(ajOC&j/OJgcK?tJ%!%KA>u!\
        !$+%1OK;&!L7!p,?Q>(OKV0!@'OK^/!%b!!$!3J!Q+OKDbX>8on(OKOb!!J,K,!%[@vLi$!ID!%%JFxe*GE5Y#W-OL22OLd3OLm&.L7!%'OLv+OM89OM\
        @b!!fZ3(!!%!0(OLJcg.!%+!%g&&-M0L*'S+OLViBG*B$FTU&$$dbTD&q!!&!FFAFL1>?hcJKhe(OM)b+MpfpbfHJ2.v!!4,o$!*&!-G!Cna-%cY!>%!\
        FnCA6(--k2NXR$A}y1LB;&!I(OM{*ON(+ON./!3b!!i!!c*>TV+!@X&9mnbdrfx@c%%$gB!*!!&!WMC9B-ONf1BP8&ONj(!%'OO&+OO2/OO=b,,})@$a\
        h&!Ied!!D*yO>yR-%&8ON|ef!!%N&%O#a$&~D>Ay(?E-c/?R!Y!>%!%&!WadZ%:d$!%&&-(JFxbi!!&BC.G!C3H(D.OOs0OO|'OP#*OP&+OP1j1!>J')\
        bjn&*^S!6CDX`M,%ab!!)!;ID02-#dcJJ:e$,`&OPg'OPs8!@5!6b<OP[)!''OP`ne@d>e@d?&2LE>JI-BK|pb4&3I*%bhcJBU&!!%!*HAd.$!%&OQ6b\
        da)!'I#K!!6*d&$-.BU&H!Q!!$!%W!%!!P$$!!<OQ]aR0;bLF9o!!4OS0-OSr2OUR$OUV6OV.3OVC1OWH&OWP<!^7-(,OWk.OX&)OXN(OXS0O[.'O^**\
        O^t+O_?/O_h8Ocf9Od';#%5!%b,!%0ORz'OS$+!Wfoadh%!FO%)!!eJ?1T)!Cgc2!'QGc,!!-!p$!%&>gH)!%(!%'OSQ/OSVq$'iD%xbgU%=,OShjnbo\
        'OSdfB@r`%+i$!%D>qr!!7OT5'OTg+OUEagg%#Nch5!6b''2I#=!!%!*4$d-Bnz&!-,OT^0>WU+)79>Avad!!jnDLsa%#m$!;D!se,OT{.OU$0OU-*'S\
        qD)=(1.S$0bf-@%cD!3(OU?*!@n%@&lciD>7Qicg@d@/'Mbd!!&!sS!6BJ9D,!%.!%)E`3o!!$!*&!W5!6ia!!4/`-?GB6$90C#qve.!T(!^E@dI$OV>\
        /!^b'.UwFC5-dhD-@$1P3-R,OVp(OW''OW;/!8b+OVbmE!v$!a'!Ic(!0VON|&OVzajIF2Dpa!!$!%G#mhcb)!;h$!a&!I(!*E@:@$$*&?]$e!2D!^'$\
        gaLJ3h,!%pn!!qe/OWgd!!1#aJ%YEOW_,#g*!I/OW{scGK6Bkqe!!G'r4OX;$OX?(IRvbhe-+!P)1M?&@%!%*'Sdh$%=DLaZhHB0!-OY+2OYd$OYh6OY\
        v1OYz,OZ#./U)OZ;0OZH'OZm*OZt+O[$qD?M5,OY:(OYAadbI>9wbggcK,e)OYP'OY`iefDA,&!!gadubhc*!QV!'I>Q|SDuV)E`3xmdaggD?-(D?C,r\
        pECVD&OZ0(A*7aGHS0+G%GqadCCKO!!bh%!F$!%F)|%?fR,OZc(OR}',Kn(>3!'!IS!yb*BZuhF?IqekbGJF}1!m0BkihcQ?'f$-Xe.!3G!@$O[N1O[U\
        &#1(?,a+O^%b!!i!!$?}AD!%)?RoI!3(O[r'O[y+O]~a9!%ic)@>w+!'M!Q,'/H@2F%>Q%$(c(O]0ch$!%D?X:4I!8-O]S,O]Y)!%0O]e*O]p+O]wbfp\
        cF?s@biKJk~$C=n&F~+F1.%>G**%&I@+I-?sBD!8e.!@Y!pnS%ClGLgP2!%3%)&O^M)#^(O^X+-o/)j8O^^a/!8cP!>/!Qh%!%DCij!!P!d%!%&!%($o\
        /BgSa!!,%,E'`-Exd(?){+O_/g!#&!'aiEJ^e!!$!*,'led!!D?o=!!4'|71k.@Ay*CG]+O_b9(Onad,?1dW>Wy&!-J!'.AG5+Oc6d$(c&O`+(O`;b,@\
        &lghnBB[6)1!+?X9iak.!3F&Y4O`u-Oa%2Oa+$Oa16Oa<3OaG1OaO,Oa`.>F^)Oay0Ob$*ObP+Ob{bfC*Q&>Ruibgh!!F&YnaLJp4adLKYU+A)kmchON\
        F6cqdekb!!I)=$?7+JNS'5OaXedL%VmemO@5r&Oaq(1151oa.&YN+NfplcH>>2!!$!%I!p%>G*&A6(,>'X*Ob=+ObGnSO%Jrjn&?bFF)|ad%!0F>?(%>\
        G%&.L02u/Obm5Obvjcaf-!'I+vdpa(!0E!@mnD.q&>]c(>UTd&>}^(B,vbfgLGl*$2:d&2L(OcYbi!!c+!@:'8g%!g$$T.!%I!%)!%m$&JnDA6($Ocw&\
        Oc|/%Rb!!P%=!!J.**!>dC@vE4OdS-Od^$!F6Odn3&$.Odu)!C0(}*Od}+OfGbd&!%U!%&!'(,EMFWW(OdgbHA2_k4!%B!*elfP@/Wb)!%EA>u!+%?c;\
        -OeV2AKf6OeZ,@kN.Oe_0Oeg'Of&*Of08Of79Of;q(#gE@lNCJA5J@M9%@^_FC$z$Oe}',Sbmad!!&!-.$`W.C%#(E.*((!a%+TB!F1A0/I$dBLDW$A.\
        [(>dIED4e!!FAP?!!4!%6!%(!%/Ofh9'Pb!!fbH!T!!,?SX)#.S#W!!4Ogr-Oh*2OiC$OiY6Ois3Oi|1Okb<Okn7!',Oky.Ol,)OlR(On!0On-=OnA'O\
        nI*OnP+On`82I;@*<b-!p3/0L%O!!41+,,:ailfp!FafiD&M$BW|1OhR7Ohe(Oi(+Kgg/!%b2!%$!3)B3CdbQL,*$!%&A:?'.wei%!8H!>!!,Oh{)Oi$\
        a'!%i!!eP@Rc%#%B!%CF4[4$3*!d+Oi<i%!%$!%H!Ic%%]G!'2!Q/OiQb'+KI!v,D.SHC[P4L7&-!',?*4+OiodaLO0'wH1%6!%aoD@vE3Oj91OjL'Ok\
        Ya,$<d!!c%$jB!0$!*,%`b!!do!!,%YG!Ch!!4*K2@N[6'|3'x1I3r&Ok8<$3,>WK.(n'Ok?*OkB+-h9OkO5!6j%#7'Ok4i(@jJM*5bW/*$!%GHY^D+T\
        0%4+,:n%#{D(:%C_v$$3F,h%!%eNAP2!!%$g&D'yF!0!!&B#rkB>[(!!$!%(+N*.*pbD,{!!&OlE'OlKq/%R5!6ia)!CW+|$#:I))(!^bV#%%!%$Om&3\
        OmE1OmR&OmW<Om^7Omi)!@(!0+Omr/F$RjekmF)M!!'!%+Om:8Khem$$ED!0$Gtt&?y{S!6%!Fc'>{dgnX1rldH/i4!%Q#.%!%&KrNMKrNn%OmSMOmS$\
        E3X1!%(!mM!%q$!%&C</E/0!!%!%'!%m$!*,!'eG@u1b%A%sR!%$F]@V-+%!0$#.*!T+!%M!8!!0Onu'Onz9OpFa,$<E!%cKJR%$!%&Oo3(Oo?b.#Z+!\
        'XH.a2!'6*d,$~I!'-OoX6Ooz3Op'*Op6q%OCeBJc;$Ooj1Ooo(@rCbJLu+iJLSIiede6(@L?$@ldbf!!IEid,Op0aGCevrjB>oZ0!T+%Fe4?d@keG*H\
        $&MD!;!!eEH4z0!%E*5$!%'-@W!%!#4Oq`-Or&2OrK$OrZ3Orh&Orr,>_J.Os&)Os[(Oyl0Oz&'Oz+*O}++O}w/P!^8P!}9P$6;P$F5P$K:F;Kb%!%O!\
        %!!&*s,Oqt(3+ai!!DNTxa!!.$`)!C*#TW.C!!h&Or9/Or>bkqlJN9TilK*^%!%&)ad&!3G!'!!$!%/#!o,!'S!6,!%.#.*!|I>T$!!3F@TMAfJg&!W(\
        AzRa!!,%,L*A4BE_$Os<&OsI(@O%b!!P$~!!f-F|dtiC?8u%!%f$!'b,1Yh&/FF!*4OuT-Ou]2OvN$Ovo6Ow<1OwD&OwG.Ow^(Owf0Oww'Ox`*Oxv+Oy\
        J/OyR8Oya9Oyeb-Ot]3Otx,Ou.0OuD+OuJqgedR>HB1Otqj(OtkaNG?*kmJMhicauBEEg3Ou)(!0a!!GLd3dBKRQ&Ou<,0;jenF@'x3E+vG>6BmaCCcZ\
        hafo%$EB!*a&!-JNer$!%1Our&Ouv(Ou{bfPNL2CDEVhcX#W)Ov7(OvJk!!0Ov2qCCxNiDCII6Ov@oM@6aedk%$ED>AyNGFQ&Ovc'Ovha*KkWuaieN)S\
        gZFIvc)-uV!L!!=Ow'*Ow.8!j;Ow7fI$?lcuC@tj/'igaGG.ccHK##$NgbD>)uM08f+OwRolJA-Bad6D7HuaG!ga.?C,I%)-OwqqgadV(%jlECE?$Ox=\
        ,OxG'OxKb5)Sd$${hc*Dll:!TjcN?A+d*!IsedL(%MNa<e,OxZs&!;agHO2`cTGFQa%+T*OxnkcI?&@c2!jHG?*.Oy0+Oy4/OyCafg$!%cK?teFB):%H\
        9=(#7adecP>4d-#dNE(/dcjrK@'x*!Lfc(!0seEM<jD@ti1$uF@802#!7@1^*!'+00f!!2$QIC;FbJ?(Q2%{$Ozk6O{;3O{D&O{L,O{S.O{[)!%'O|&*\
        H`]+O|*/))8O|w9O|~b!!odaGI(+%1u3!%+Oz}mcfamO/Cn&O{05O{5bfoEOIyfP>K_feP@iX,>Q|eJJF-a!!gI@iX%!%G@s`/0VagI0S!!(O{yb!!)O\
        {si!!-!@DGn[!!PDLf2D`shnaE&{D@K#(!0'?$nn!!$O|Q,$d.!T')M/O|g9O|pbkmhFM)>'O|abgh!!$!*W$H!!GA?Ikq$J9DE!d%$'BO|V&!*bH$$%\
        #g$B@FD'i1>~)&!W()|+O}_a!!-O}Z2>HG3$Q0>WU9CbQq,&`b3!%G!^FExI%>Q%'O}leK>ur&!F/2{bPEB<-#d$O~E1O~f&O~s(P!&'P!Q+P!Ub4Cr$\
        +!vd&A{3S!6!!4)@.O~Y0O~_j%#TO!|cQEBEb2!%N!L&GF,e6?%SHJvC6*.(!0ja!!%-IE!%)P!:0P!>'P!E*G!|jO*vBE&rnhnbJ.$&A+/)!|rKDV8F\
        C=n&A-IlE2L3P!w.G+*)!%'EtK*!>btjOAV8%!;O!;!!$P#;3P#S&P#W(P#qb!/'%CI!v.?C,)*^i!!$.:&OBu+!@ib@bFJx&%!F,P#j+J$+j$!%D&$i\
        %)jB.X-P$&7P$)*P$0qcF>:MC0FlwfBKYicqDLGS!!1.F)!Cd/))eF))!#D(CB!8!!%!%K!%%!%-!%$!Q,!%)!3(!%I#.-!%6!%/!%9?%Gb!!D!^!!%$\
        E-P%t2P&T6@Jn3P&q&K*B7!',P&t.P'))P(@0P(Q'P(`*P)7+P):9$$5H~D:@j:q!!&%=q&DW-J!'1*^&P&',P&,aJ>xisE@MXa%#T/Ak'e,M8;)>>3*\
        P&M+%7m,A8:EGp&&#{SC&~%!%$&~3%`)P&mc4LW'*((I!@DA.nQ#Qi!!%#Kc62Z+!@mCB,y2*!$P'Q&P'w.P(6*P(<q%!;6$9)!Cad!!&!-NA/]'P'[f\
        !HD#%&$$(P'nb-!@,!%I>LB,&]*$?M)m*P(,o%!%c%$j2#jG#jkbh&A!;F0&liD@p>U@r'!!-?pJ3!%)Bf~bV%@1$3'!ph&A#mH!')F]A*P(u+P)/a.F\
        ]ASAbx&!-,#4a!!,#4.>UZd!!SB`~ld%$EB!%U$g!!%!g3,61P)b,#Q.@Rx'P)i*P*(+C8Tj%#TEA~&%@F6F/lc%!%$#u.!jhc8.Oe/)mf!!%!FD#^$@\
        |NO+E!!q)!%W!%!$4,*-P*x2P+I&P+M,P+T.P+a)M^80!3*P,-;!>b,!3*I0*k9P*tldbQLqTB>,}h&P+=(>2|/%Ib,?;d)P+9pcf%$rD!3C@AM.,Kj$\
        ?pOFIZnEK`1dbpFGa-(!0pnb&!%M!%mn!!$!;&/u(P+{b$'Aic2)XH!>!!.Ejxiam*!@I!%$!%*'Ahb3.$)!%I!p4P.,-P2V2P5~$P7m6P9A3P:e1P;8\
        &P;G<P<97P<?,P=+.P@7)PB%(PDu0PEV'PJ3*PT%+PX`/PZ>8P`t9Pio;Pj-5PmD:PmXb6!%1$g'P-d*P-u+P-};?@|t!!,D3KM!Q!!6$9,&lg.AB,WA\
        IU!#&.LI!%!!-)y1!%L?I!!!4P.i2P.o$P.s6P/A&P/F<P/Q,P/o)P0G(P0K*P0T+P2+8P2Kb2J3hkbK(nicpC,]M>GW%#K2Exd&K*B,P/4'P/;*$?5!\
        ajOGp<c(!0H#((!0H!IlHD=|!!&$-h!!M-O/P/kajh!!(!*c6*d8Cu+eGEv*E@%_&P/|(P0?bIK4i=P0;+>s-8K.?p$$T&.3bh&!IF@PhMCu+)@o%zM!\
        @eY.U$0`&#^J1S$P0w&NTV(P1B+P1Kj$?zNld$!W&#:bG?,a'P1+*P1:zlc$']F$ou$$Tb4#!)#mI>}|g$,kDCu'ia*@69I&u%?LY&P1^'P1iahEM:)0\
        #+fb-!@G#m/P1raNAE4$#ujh$!*(!**!Oc(>+5V.O$OwZ'P2</P2DbD>HOl2#=H@4Z'>Q=H&u$BR}c%(FF$o-P3$$P3v1P4F&>Uo7A-K(P4l+P4p/P5o\
        5>kwb!!E0P&P37,P3M/P3Tb.!%H!v0P3H+!Toafh!!CCKOlIBEml2#=H0]0P3g'P3oih!!%!gD&-%D(|DE8_'>.kH!O,P4@bf!!%%@6@g-(P49/!8c%!\
        %-&BP!>3@5TJ'/,1SF!;$!*)'A(P4Y'P4biF>GV%!%hFJ]X$!%e.!3G)=IA5(!!$>aV&BwD(P5G'AOPb2!%3!I1Jux.&S8P5>f$!%I!%$!%&!TF!%3P5\
        c)-O0P5g'>WR*E/jqad!!T1GBLd2/0LeP?jFi%!*&&-/%RekF-1!!2P6=$P6L&P6U(P6b5P7ZbiD?`(4'|&#:.!j)!CH)V!!'!%H@AQ)!%($o*!;M!Q!\
        !4P7$-P7(.&S)P7.'!%/!*8P7SbK!LBA{JecJ>2#%AoWh&>2y(P7Db,*WgNF9x3F?(,'/0B^qjB-@b-$3U$3*P7efeNNMNga/!8S!%2P81)P8A'P8[*P\
        8`/P9>j%>R8()|lLJk1!!$EdS&>VHepF?|U3#%(P8MbGFm(,&].$60B7EI>;vHA&t+P8temnbp&%C(G)QMAk''P9!addBEaD&P92(P98/!8bPG:m2#jF\
        !F3#WG!'V#H(!%+NjTs%!F4Ar{&P:*,P:P0JJ6*P:Ta'P9xf42W-!'2(]g$!%DK%|!!$!*&!-(!*I?(c)!Zj&P:<a!!1AIFE!%($ob)!;+EHdi!!2(!B\
        #TeC/L$!;1'`&#{0A)hI)g-P;#2P;,$!'&.k,P;2'D?QbJ?4RejamnC?=H$!0F&f%$<B#@!!&C*^k!!%#EL&S3!%)P<,'P<2*!>i!!4*K$!*6Ha'&!W.\
        !T0M*4'2F*P;{j%!0J.b$&M7!phe)!'V!'7!%I)SabjnI*HcqWBG|!dA$P<`&P<w,P<{'!3+P=$b!!5!%mD&B1!%)P<q5!%ajneR'P!!TA?^G?vibneL\
        %=eqadT1G%!%$P=n6P>Q&P>Y,P?u.P?y(1.*>eR5P@%o!!$A[|60r&!')!C*$N+>ygv$B#AD>l--P><2!%60F&!0(P>Ab-&V)P>5'!d*$NpDO3Uo$!*E\
        'AdC>Y2!!'P>NkbdQ?]jB1o%>)uBH(a4LO..NUG8P?bp(P>t/%IbdK?.22P?4.FJ30P?N*P?Uj$!s,+BnbBAoW%CQ+(P?Jafod&!3e--UQ+yG@$ae,!@\
        E#%0O|!bjjnCA#%&P?oa!!)$uE!%$!*G!'CH/k!!$$$HA&tkm/!8c-):b!!2!%G!%4P@k2P@t$P@x&PA/.PA;)PAD(PAc0PAn*#(b1!3),N**yrrCO^J\
        !!l!!PMBpMF&Y3!3,>aU0L]0'%Lf!!I*y-.7*-L+!aS!3&P@gbICSac4OxG'A4g*PA_8)Dm(K##daH(.KExd0NMN+%{kS&6nbi/!8e-0;+#%g!#UG&7-\
        PB]2PC!$PC+&PCC,PCP(PCT'/`*PDC+PDN/!85PDZb),ep''rad@dB&CQ1(PBonejadjD>2y3,K,&].#4'>}ZV!pb+$KbhZ!'!!3!3)!C'(Cc2!3d&$-\
        eLC0I!!*Bn<ef!!H/{FJ@e!!-I?x.PCr)PD20PD9*PD?qdrK?frb)C0K+PD(ghcj(!0H,{e.>_rmFAsL2@MXD!8edPG)BLCQ0%.0$!;iC>Wv%K)Be3?E\
        pJ'/;F{#jn&#xe,>200?SR*!|pCI?x--U30,.>EJ0PE;'!;*PEO+&6:'lie3!@G!Zned$(c&%CegbimcfQCQfm1.FF#H-%~$PFB1PG5&PH:(PHm0PHy*\
        PIR+PIb/PJ(8!%b1!%,PF4=PF:jc6*dI!@!!B@68l$Cs1D!--!%,!%0!''PFgf!!4+|$!*&!-)!C9(OnC>-i->8-$>v5(PG/b!!3Bz2)!^h$!a(!*c(E\
        C;V!')!%H&u$+y'?Gg+PGyc(PGX*>kv/PGnoc%$j&#1H!Q2G0t,?bF0PGjpJHoSO?%S--od&)jF?RDnbik$(c(PH.c%!%I!|,&]*Ch9mJAXS%!y)(1/!\
        Qghne-@1X3PH_'PHd+PHiqdbG@c*fCMeOjOPBkeG+K',]*>+=mCFX,(PI)'PIBaG>ye)!j*PI;dhlf$!WD>Ay$$TDP/x(Et@agg$,k&2_F!*&!0efc)!\
        %*#+X#+%>HF$))(PJ!*!Oc-/~(!0k&BC.M2hkahE.z,(.)@$aHHnZ!!4PKu-PL/2PLv$PMP6&c3PN%&PNZ7POd,POg.PP$)PP?(PQ-0PQ^'PR++PR7/P\
        S^8/79+E5PSj:!mb2PK@,!%)PKD*%V+PKej1@BiJ!'aY!I!!p!!/PK`a!!%#{.!T)!C'!@W#ahCF@U$!a&!Ied!!&!mS!6!!c*!I+PL&pG-%!!%A6(B!\
        *!!%!%&?je/!8:!@n%$'&PLS(*Qagh&*mE?|&$(c,!%(PLq*!>+!|o!!$(cb-&VJ*WmBJ1_%>.`&PM;)(%(PMK/#Ha%!Fd!!$!*&!-J%Yfb,!%)H|}'D\
        ,hI-4ucK'2!!-PMj3PMq&#{(PMxb2!%LPHjheieR(q%2LFAP?!!0>@bEM9%&!'5!6b*!Qf!!2DLf$1M(PNN:!3c-(W6*d*OcMX'8)>?)mnegmO&$6PO(\
        3PO/)POH(POP*PO^5!3:Kf2a,!%fh!!b,1YI(1&#mJD!M$!0&PO=b.#.G#xf!!b,J1EI*%(,ubH>+M)!%i$!%&#1M!8(!0H!3G%O%E3X(PO{5!6abf%!\
        |D&-)!%N!%$!*(PP6/PP<b)3+X!^,$gH!dX!^$GU(&PPXb+&ukafh!!b,1YI!vhn(PPgc)!'H?W$3BmD,&]0PQ!'PQ)*!|kcL?0*(>AFI!LOI0X3PQI&\
        #{,'/)PQP0PQV:,uqbfK?Rp$-XE>J}(!%I%cnbdrG&i&PQ|n$PQt'%Obf!!%#EO#a/!8fCEDz.!jf!!$!%Q-(!!$#Ncg!#E'`%.q$2=(M[L5@Lpn(PRQ\
        c-!IJ!d2PRw$Fe53PS'.PS00PS5*@2F+G?Vj,+BnFAG>e;!@fh&Fv6M#H'>J}eG?terYDw;$PSJ1PNT)')'BjB+PSNbaPMWT&A!;ad!!%!0F>?(2!|8&\
        rkcSKhe;!>:Fr(jh(PS~adeNAY:J?%S!+4PTZ-PT_3#a1!3&PU<,!m.PUB0DfF*PUq+PV&9Aqeb3!'7!3H,uFDY@%FE{&PTu/E6cnaej$#!F0;)!'+HA\
        cii(PU4bh$!a&!Ied!!D'r3@O&H@2F$!*E!|$>~b&PUZ(PUf/PUmbf,#.I-o'Jm]+>C$M!Q'@Z,H'SG@G[$!y/-Oc6*.j,!'M?xx$PVJ&PW},!L(*N'P\
        X/9Aqe5?lpbdcemnSA[h&%C(PV[f*GA+hCK.>4PW(-PW,2C803PW?,PWC.PWK0PWV*PWq+/obdII$LJO`z,PW:5!ynefoE1!bHD`9JEpi5$0eQ@%G5Fr\
        Tb!3JHgS$PWm1-U(?UYbhn!!&#^S!6I?9q%>G%-?sBIJ1O)P.l(#!bd&#%S!6$*m&'i(PX]5Fr(b8!3j(PXQc&#1*B?BX#=o!!%!%adL,NQ.b1PX{&PY\
        8(PYA+PY~/!8b,*WE?CM(PY3a,2Qd!!)!CvedJE&T!!G%]2%&*!>I!|!!$!%,PY^0>'W'PYi*PYvpbfQ@cC(11bdrfQ>Ru'FJ8ncfeiCPYbj,?sCF*|$\
        PZ4(>c&/PZ:b'!%W!3d!!O2*L?vj4PZv-#d3PZ{&M!f<)j)#m'P[!*P[,+P[2:HG/b3PZnjO@}MboelQ?;siD>a[MLHdbfe0>OIH!>$,`I-_!!4P]#-P\
        ]>2P][$P]o6P]y3P^91&G&!-,P^E.P^l)P^~0P_%'P_N*P_e+P`Q8P`]9P`ab3!'eM@hb($H'@lN/P]6b-#(JErH'#^cJH7^,P]N('>'P]TbHC|:bgH>\
        {Q(A3hS!6(P]fcgIErH$,kedHAIQd9>AvjFDm|%$B,P^2(H--c$BhYh!!I&'%JJ)F%~(#pdev*!OI#K$!;&P^c(@SGb*-x9+%5!%fo$!*D*D$!*)!'V#\
        =bf(P^xalVEt%alVF{=MEt#%KCe,P_<(P_D/!;adseE>7/b->6BS!a'!;*!;MA)h$2W&P__b3>LqG@FL2!LQ.0$!;1G$,7A3^.P`*(P`.0P`6+P`;c2%\
        `X!'bE-x,!'ldK+3eUNjT'P`Fb+!vS!a$J)g(*2cN!a%*2/,EnEJCZF?C8%@;l&-x(,ha%1{cQ@vl!!$PaF&Phx(PiI'Pi^/Pidb'Pa<+!vi!!RFEk5!\
        6c$(cI!|'PaSf!!4*KW(n!!4Pc#-PcA2Pd($PdA6Pdq3Pd|1Pe'&Pe<7+|,PeD.Pee)Pes0Pew'PfL*Pfu+Ph-/PhO8PhV9Ph`b-Pba3!',!F)Pbv0Pb\
        z9#=qlG>/a+PblncaV?=n*!Oc)!ZV$?YK)umdCEb2$Pc8&Mf3(Pc=/C?ebJErHbECyVFBMh1Eor(PcZ'Pcub,!F*/cmcIE>b%/c)Pcp(@FLk$!*mafH'\
        &sDK**(Pc~aoM*s*?GIW/L'Pd3e$,kH!'$P]O&.kb6!;W!a%@E'*PdY;Pd`kmnbgc*!>X#=hcL>T@$EzU+@m>m,A6sFEp3$KKfi&18F%~%>6?EP^=$Pe\
        2b)!ZM!Fb2!%'!aI)#foliQ><k&PeT(PeZb0A3iS#p$!aN!%%!^(#(dP*h/PenbfI$6jOB`^DI+t,Pf-(Pf4'Pf<b*!8S'c%F4(M!80C~FWEt%$>B^&#\
        ue2KRGICEY%@wN&#{/Pfoa-Nj+6Pfjbj1!>IGL/cG>6B,#=G!%1PgB&PgY7A3^,Pgb0Pgg+Pgt/Ph)a$$T,@E8fgDMF+&PgO(PgSbPEmzBP]:$!%F!;3\
        2.kNEzgaBP`N&$Ba)!^jcCEEs$P`N(@FK'27b+)JS!amN*T1IfS&'>(PhD/PhKb7+3Y>{Q,GU~G!'EL=q*!'IMOl&>d*biM#+$(f(Php'PhtnB@i8ECU\
        IcI'l4+K$>3x.Pi80Pi='PiB*!>o!!M>WBqML)zegD-1bmhFEcL-!I6J+:&!^,@PghagI'S%!FB.:.J7ji%!gB$j,Pj%)Ctva*!Of!!HA]|!!$!;I!%!\
        F4Pk%-0)$A$;6*v1Pk,&Pk/,+k(BRz+PkY5Pkeb-?'5)B3C0Pj}:H.ai&>{G(Pjxb+!'jBL&{bKPjtdFJ>Y(%~ECdwB0).PkUo$!%&>vc(PkIb)!;*!'\
        I!vdaoljh%#TD!IB@k<(A?>b&!FG!;4Pl=-MVH2PlE3PlO1PlZ,Ple.Pli(>}W0Plo+Pm&/Pm:bj$K_xD!^a,!|GJc<%!ga!!GD.-af!!b*!'I(1$Pla\
        baLIjCBGCLedF@75naf-Pl|qlIBc{rjiD?'f$C4~'P!Qe)!'jc-!%G!%d&#1b!!G#%*PmLbR.nhad!!-@EaT$9!#$%](Pmlb$%]'#(W!3-LlP7LlP+Lu\
        Qf$!%(Pn*c2!'M!QH@#n4F]m-Q<Y2Q<b$Q<n6Q]41Q]S&Qqh7R&j,R&p.!%)R7](R8V0RU''RU0*R|i+S&n/S);8>lK9!*;!>5S38b!!%!*-Pp22Pr#$\
        Prw3PsF1Pt/&PtH<@Lg7PuA,PuN.P|!)P|A0Q$/'Q&I*Q3S+Q6f/Q:98Q:d9Q;;;Q;U5Q;_q%!%&!**!;/?xxi(!%M!Q!!%!%1PpS&Pq>7PqN+!%a!!.\
        *A'!%H@kN%!%$,u(F2d/,u5Ppmc)@PYH#.2Pq4'Pq9*Dt^+,Kj1Pq0amnbi%!%F?Q$B?7;aEFq1ncX#%)!Zsc-P3_$?YNH((!!$Pqr1CT-&AAO.!T'%F\
        *Pqx+I.Cb3'lE!^'&BI!%b-#(PF.Z!!%Hqp$Prb,&l(Prk'@XH/Prqo%!%$!*&!-(#~5Pr[ia!!6$9'!%WCbQ!$LO91.O91dBL7+/#(V!3%!%K*!%!0,\
        $<(Ps?o&Ps4(Ps8adbHD{,CP1XmncJ?8af&'AS!6$Psh&Ps{(Pt%'#%/>~bb2!%f!!c)#.H!Q!!4.',)p'!%+!%bGA)+f%(FQ!%2!3mncJ>BQ,Pt<(Pt\
        DbML!n$PtAbV#.BB3h3@Wg)Ptj'$Z*Pu:/!y9KCMi!!6?nuJE>t!!$!%6%0*Pu!+Pu(tD?XEhbU@iS!!$!*&!-q%$B(&iE/`%>4[J%O&PuJjOAOPH>U/\
        !!$Px+6DfF3LYp&Py{,PzF.P{$(P{O0P{b*P{q+P{xb-!'2!p&$$)Pw^=E;x*!>+Pwf/!%8!La.BmO(PvQ*?|@+@%(aGE`34Pw&-Pw.2Pw2$Pw83PwA,\
        PwJ)PwQ0K#W'PwU:PwZbfhndeN/-&/-eIM`$JA).afoE/--/-hnG>Jzae3>J|J'/&G*uF1.I>RufDK#XF/-7BQX[@js$!%&Pwx(Pw|b4(wJ!%GBG_mnb\
        drfpeN>'W!!$PvM6.-)!C(PxM'G7X*Pyi+PyubjE@}M%Pv{4Pw&2Pw2$Py93PyD,PyL.PyT)PwQ0K#W'PwU*PyZ:Pybj,A).(Py5a)!'daqB?xwEOY`-\
        /-)E`3IPw<$PwBEB3G(1.cIG%GbkkC)|hdcCB[,e&$$F)|h&@1=d%(RD%]&/-I!'!!,AmI)Pz6*+s/'Mk(-XmH1G2Dvl/>~bp!!aG?%{!!4MT]$>aV&P\
        zc(Pz{b*HvUoDPp,2Pzr/%fb*#TICm^&#:)!CM!Q)!'E!%!!$P{;&P{B5$Kb-&V$!%I*>'!%IHtR+!pgh!!$!*E!@(008P{^k$%LD2LaE#{%K)7&Cb(a\
        qdC?=73LYpS!6$A)hE%Y!!,P|10P|4aJD<3D,u%!8$Mh#niBB|E!!-P}C2P}s$P~E6$93P~m1P~}&Q!0<Q!B)Q!J(Q!T0A=:*Q!w+Q#.:!Lb2(I.P}3+\
        Nz^;!>j$!3O!'&P}=b!!G'2-!3Q!31P}W'P}]5P}nb7!'dP0vbSL<kab+P}gg@dC$(cDBlmhFI:1$P~,&P~7(P~?b!!)B6LE!%'#pk&$$F>>Z->&;F?C\
        @'!3W3+!!,P~Y)Lyo+P~eprE?-r!!&@O=iD@O=ai%!%J!3!!%?(Q$!3,@/TF.R5Q!)bGNt;ghaECQf$!*)#.0%Fj!!,!'M!Qb4#.GD.-c$!*7!pG!Z6B\
        #s)E9>0Q!i'Q!qjO)1,!@hDC!2%&YN%&%!%&Q#)5!6aY@0IfMEIs!!$Q#Q1Q#W&Q#b(Q#k'?tk*AE-5Q$&bJ>WRjnGQ!ma&&-(!0E&B$!%,!'G!Z!!3>\
        EH+Q#{kcLFHyna)!%E!d!$12IvC+v!!$Q$w1Q%M&Q%V(Q%{0Q&''Q&0/Q&75Q&Eb!!-!@&Id,8Q$m9!%5!3dbwX@Pgad!!%$rD!s$!yd!!-IQd$!*1Q%\
        B&!-7F8j.MB29Q%Gq%#~FJ6YbGO.{$(fF,hcemaoD?xx(!%*((i,Q%lcef%$rFB,`%+i$?7!e.>F^G!%8J*leHDVm%!%(2IM%Rc7!3J#%%$ji$!%euaH\
        ?LXEJX#!!4B{f-Q,l2Q-3$Q-:6Q.$3Q.'1Q.4&Q.9<Q.d7Q.k,Q/8.Q/e)Q/l(Q/|=Q0]'Q0i*Q15+Q1_/Q3?8Q3Eb!!-Q(*2Q(K$>>+6Q(n3Q(u7A0/\
        ,Q)2.Q*3)Q*q0Q+/=Q+r*Q+v+Q,I:>APq,!'ei%!%F&61Q(>,>`d($-a,AN2G>'T/Q(GaD>[{IA#5$#@(Q(hc2F.Z*Q(apk@dD%EhOB!%x!#M'M60FeV\
        ')(?`]'Q))/Q).iDH7^bmO#pbS,%%NH<2H;{&Q)U,Q)f(Q*'5Q**a3%)0$0cN+?m*Q)aekB>Y2cg@dE%&iai!!&$-(Q)}amcmaP?Y33-RNQ)vQ',*'S+\
        %{X#=$Q*P&Q*d)>>.(Q*i5PS1b3EX+E?9W--{+Q*^ocK>4d$!*E0vicI-Ol'!%fI2o%!%3!%+Q+'ec%?%GP!%n&*HEKkS%?R!$!;,J(K(CSb'Q+b*Q+l\
        n!!&+y'Q+Y5+?adGAmI$&JbH??b%?(gesBOxUrjO>RuML<k1Q,-&Q,1(!F5Q,AbDF:sMF'ah$>8U&>iyb$&{Y#%kmbhO?Hz'Q,b5Q,gn$MX8&!I(OaTS\
        L1feF@EpmO?DW%!'1Q,~ai!!&!-JDah&A[h.!ja$A[hg!.D!%)!LFA=n)Q-R'!%*Q-r+Q-{p.Q)]F>vl-C2yh!!%E@e&!-n((La+Jp4gc*2OX#=!%&!8\
        I>>-&$$F!%C&Pah!!&!-'!@I#4aJ?R4%#K2#j$Fea)!Z*Q.S+!@klIB.M!#&Cl8()|n!#cF21%PL#D!%!!%!%&Q/(,$d9$Qad!!&'rH@1*%!%f3!%gef\
        !!D>7Q$#g&Q/J(Q/Ub)#mS!%bkafh!!CEp'/Q/ad!!L>UZEQ/Za,-=H!T$$Bb1DjJ&,VgHD392.z,Gq_)Q0E=ASH*>N=+0v/+Q;Q0Njn$+-DA,&5@c*e\
        L>375Q0VaI-h*!QI%Vlah!!$A]XE!@!!&Q0{(Q1$5!6bUA0/-%7H#d7#Q=ASHh!!6$9DFr(&Q1P,%O)+k(Q1Za-!%$(W'!%H!O!!&$-kFJy?G>=?!!%J\
        =,$@`I&Q2I)Ctv'Q3+*.@/Q315Q39n&%=af&#xe3Q2A)!%+!'j&I`|bE>AMaf$+?S!6%G',)!Z*Dll+Q2y:!Tj,!'/Q2pcm%>rH&%)J!'ib'BiBI!'%!\
        %c8!'ef!!D@O=coQIEVdc$1xI!v!$QBz2,*mH!>%-@&!8(MQ0aG$g-Q3{$!m1Q4%&Q400BmD=Q48*Q4A+Q5Rb2F9oG!Z%!FOH^Q%!%h(?Y3M$j3>J|mO\
        #jl$B`&DG8g!#4)@$Q4j&Q517%O(+*0(}9*vb2!m3BQqkbzM>s`,!%).0'Q4zkaGB{u!!&Q5+(!%qr@dF2#jG)1)!Z(Q5A8Q5KsJG!xf!!%>SyT-:$&~\
        D@+7!!%+i&Q62)!C(Q6C'Q6V/Q6^5!6a!!4'5,!%/Q6'd!!f!!C#(d!!&/OaJ?-J-/r,AZ,.!')?@|H!>!!d!!*&?b+!'i!!BCAg%LUcS!6d%#EB@a4!\
        !-Q7E$Q7Z1Q83&Q8O7!3)!C(Q8_'Q8e*!@+Q9}9!p:!Lb-!3*!>8%cpF>01n!#4'5-*v&$x9(OelJB0!!!)Q7l'Q7si!!JC-Q-!@IMlm!!)Q8**!Isbk\
        cicbg@dG%2r&#:F1u!!%!06@Ay9$Qe,&]*,{paf!!BA%b$>.l)C-e(!%HC/2&):G!%&Q8t(Q9Rb&!%H!>-Q967!p,N&z.>=Y(Q9C*Q9Lb,!%EN&c$!%7\
        !%c%$jP!'h!!$!LD$-&*5I/x-)p)Q9ii!!,!L.$`(1.W.C!!%#E$$*&@.')!'rL?;45!6a)!%d!!&!-*!If!!&!-L*A-$?)Q:U0Q:Y'Q:_*!'i!!%!%D\
        B$PKH'KaECn1emF)j$>&3&Q;#,Q;1(Hgeb3!')$~dFBCu,!v)!Z(?h6H@Bieu!!%!%D!T!!$!*,!%0+0f!!$!'*@WHqEJ@e!#&!FI?tW!!%,*4%:2$Q$\
        Q<23Ec&,AB).Q<=)Q<C(Q<I'Kmh*Q<RjODYd!!$!%)!3E!%%1uB#u$!%D!Q6&c,!3E!%1A0/J+k!!0!%I!%!!%!%6ET#J!%!!4Q?=-Q?H2Q@<$QB33QB\
        s1QC*&QC/<QCE7QCK,QCg.QEa)QEw(QK00QKD'QLC*QXN+QYO/!F9Q]%5>3%:Q]0b!dH-Q>:6Izr3!%1#W7!%,$Z)Q>h'Q>m*Q?++!%8DkcqeP#g1Q>Y\
        (Q>ba!!%B|M6%07@lR.*A)/#I-h!#&#~W#a%!;K#(!!M!;!!.27*!I5!6i!!$!*6$9&!yWB#l$Q?:bfh!!1#aE!@K(L%!%4@g?DGHf%!012u7Q?k(Q?r\
        +Q?y/Q@3jb'!@ociJ?fY!!aELf%0>@bH!>(Q@//!8cf!!c4PHXP#jENAxi%>s0DJhE2E(U$Q@|&QA2,$3(QB$'!m/I9]9#ab,Q@q)A)+pep!!&.e/!'S\
        !6!!$!*&'rJ!L'Ps/g&!8h%!FdcbGKbl-QAU3?c@,>R7.!j(QAt0QA|b./U+FT.mE&M%*5$!F,!'l'!'i%-@($0/!8c-%7P#j-?V%GG?VbiN#.,'/.&S\
        0Ps9oFD-(!!&!-,%m)!%0QBU'QBe8CQJ9QBmt!!CKp~!!$!*1&x*C:=M!F!!%#EB$*$!'D!;!!%AN24'53#g,@RxLH-diBPtA!!0#4'QC=pG@hy-!'aH\
        ?){edC>HF%!0$!%(!'cf3QCaaga@dI!!BC~5!!$QDF6!%1&0&QDb,QDk.#Q(QE0+QE@/>3x8QEQ5QE]b'QDBp$!%D@(rQC%_/!89!%j5QD_bf&#1/!8e\
        D>lSN(L-!T($0H#T$!;&QD}/QE,b$!3Q$K+?(cj,!'M?X>KKE{4?2e+!3meffaH?T`!!%B3B$!*c)!ZN?xuc-!%./3g@c$KJvA4AF;&De7.GB3mn$FeL\
        D?%T!!-QFa2QFg$QFu3QG<&QGB7F8j,(f.Dll)QGn(QHi0QH{*QI!+QI9/QJub!!)#mi&/OI!@1+]D!F%#u$#u'@d#MDk,&#1,._+QG./!8mib&!0G!'\
        db4&3+*%icb@dJ(!%M!p)QG_*QEY+QGcjcii%?'fc)CevM%fH?uCaf-!'h!!D-O!!$BG}&QH/(QH=*QHE5QHLb)!;IH:k!K,%,)A<?gBB[,f!!jBH3;r\
        iuC>01!c2-@N[9QH]deS%)$(f(>W2nDOdc-/r,&])QHxqgK%4K$6MHJI%?Pi+QI2c(NjdV&u$@DjF#~$QJR1&G&QJX,J1t(QJ]5QJ+b-#!2!%3E.{1Ju\
        x&!F.QJ$)ALg*QJ7+QJ<:QJNadrhndcI(Iah$!*nriafahahdbX(IhFPP{1QJG(!saM'ii$!yF!0F>QYjeHHPqLF#E4?&<2!'*!'+J@=xc2!'sS?$T,?\
        CT.QK,'FY{+'2jO@WgRB,y0QK@'!df!4%#ES!6JA|&!!-&6&!0,QKb0QKm*QL++QL5adF&{(!8l.J7jH!>&!Wad!!--..,S(,r9D6(c2#EG!Cc!!f!!F\
        >[((!sc2?{7*#+X#+-QMA2QNa$QNt6QO93QOs&QOz<QSq7QSu,QT!.QT')QTb(QTx0QUG=QUn'QUs*QUy+QWI/QWz8QX,b2Ne3k4>6rB?=H%AZ,1QM|&\
        QN7(QND/QNW5!%a)QMf0QMocV&oh!!%#ED#!h!!c4&3(!0V/Y!#,QN*aE?Y3ed%!y&#{eL?$@2#j)!30>+gV%),>Zo.@y`0@+yco!!B%=gg&>5mF!*/K\
        ECc+!v;!>jc2#jG#j<${)QO)*QO0pdcGB0}f%!gD%)7!dhdF@LA&QO`,C4'(QOd/QOlajh!!%!%$!*c4&3(>+5V!'PFY{d%!gL?=r.AccH!v%>UoF$<!\
        !-QPc2QP|3QQ21Q.4<?Tu,QQ?.QQN)QQU(QQf0QR,*QRm+QSK9QSib-0V))d0$0dIG+[$QPr,+Bb,.qEFurkafhejJ>37(N!tc/%ffc%!0&#1M!Q$!'e\
        f!!$!%D*y!!,!3($o/!sSFvG$$NSFJx%PwQa(*Ql.J7jE%c0P!>*QR(o!!&FgLefhc%!%-):*!;I!|IFw4$QRN1QRX,QRebh&#1(QRI/!8aI>]bmH>O}\
        h$!d&!3S!6'O>Sad%!FS!6(/:bGJj?-._$?V2(FRY0C94*QS0+QS4n%>^fB>J%F?tq$QSB('>5#!bJ+?oc&?AJF!0(QSZ'&$na--{J%cf$B<y&?X8bBB\
        <yc3!%GHDXMF{*!!cf$$*H!>!!B1%!!$K2[&QTJ/QTYb6J>r)QTBiJ.'$?C&QK`9%!0-!%+!%ggDENuh%>JtB!a&QTo(!^bkqM,u-.U(!%H!>3Ctj.QU\
        8)QU<'#++!%;EmWocjIG-*S?EF!!$#%egNG!x1H.R,QUfa+QU[focKK[0',3l%(FD#:ax$,kD#:lD@a,&!LS!%1#4&QVN(QV_0QW)/QWBa%!%-D-X/!8\
        8QVEm1%VF.qad%C}#B!a%$j6B9+.@DjgIK%O(&Jf!!1#a&E1Y)$6b!/4B|N3!'+!vi!!&K!/I!@&QW5a->HFY!>''8j/?~WbK@,+b2&oH2e1!%&QWa)!\
        C/QWjbcf*!OS!Qf%?/.B>M`*QWsdR>6S%>wBH!|!!7!'*EM`+))V'2$QX?&(Cb2#=*2emF>6od+!%g$!Wc(!0I!@$QXr1QXx(!%*QY'+QY.b-#d1!%fh\
        d%!0B!0+!3W!3.QY#bW$3aE2=%#NcL,e!!$M:o&QYF,!'(!%ne,!'M#T-%7,(.H!>!!-QZ%$QZ+6#a&QZG'QZ^+Q[d/Q[|b4GGl,!%'!^ld/!8cH>1_1\
        -OF#~!!'QZ6jOGw9!!4@1+g4@1+$!0F!0+QZSei$!%M#!$&~ce!!G#p$!F&QZt(Q['b!!dj%!%O!>*Q[$s%>)uDB0wH)g3Q[C,Q[M.Q[Y)+`*Q[_j1Oa\
        &eN%C%#!,EW3E&f!!%B[,$#xF1.rXG0taJ?Ma$>NG5!6c-,o)1>*AKwseQKZ2,(%G!d!!$!'&!;I!LcX'A-!%$Q]M&?8&,#7b,))fftM?xdffcQ(R!!2\
        !%$Qaj&QdJ,Qfk(QgW'Qm&+Qmm5Qn&b$Q^I3Q^e&#%,Q^o)Q_m'Q`6*Qa3j$+ye$Q^CjnFBkaklJEDP+Q^^e0DoVjndekejSBk-1G0tF!0$!%(J</M!0\
        3?m8,Q_c*!3b$Q_7)Q_A'Q_Zjde*!|jedCB4*fem*!|I??F;La:p$>;7c2!3&#1*!;+!|M!Q&!8eNPOT%$r(Px'M0L+Q`$ade.>_r:?dJpC?7T(!Qbg5\
        !6k!!b!!pF%I&AC^.Q`N(Q`|*>?,5Qa'bF#Kb!!j&#^(Q`c5!6alIQ*X7Jav,&]0Q`spBJaw$FJZeBFJZ*!>kbK'Mf;C[Vp$%)D%C$QaI&QaN.QaSje3\
        1;iCG>}!!F)pbGBDe&Qaabh&#1F?REo!!%$~D!3%?HX3MN)&G+v)Qb.(Qd?'QdCii$!QFHFM-QbZ$Qba&Qbi(Qbp*QcM+QcQ5QcUb-C430>$EwemSH+{\
        rjJBkd,?$=E@Lp-!dE?'e,Qc/.Qc;02T+QcEqbdqch%!FFB!6!!&$$mnhOLKOafe,'/GDWP5*|nDC4pMG=NFB]1+Eidi4Plw$Qc}7Qd)0Qd0+Qd8b,Ec\
        h.#ZjaIDo`0OzzhOK_yaheG?$5dembGQcQeieY?'eKQ^S$$0FOaU!!%!F2G+w.)=)Qfg:!>i$@Dj1QeD&QeU,Qez(Qf)+?)1b$?je)Qe5+Qe@oaimn%$\
        r&!3M!82M:nhndFFe5aJ.z$QeNbdLAo[iiaGD%n%!%*Qeqm!!m(NbCc!!%!0-!%G!'hc%!%G>jn5AG>c2#jNM|l3QfH1Nz^,JwM.QfK0QfR*QfVoafPP\
        ljS-Xb--oI#KnS'uemn$!*5!6c*&oX0lIG+w(QgEa3Qg?/!Qq$(c&?X8e2%c3-Rh(Qg5ndekR)=k&#^/!8S!6k!!C+N$!Q.!|;!>p&H[OeN$u-Qh($Qh\
        6,QhX)Qhq'QiP*Qia+Qj7;B4Jq&>lKe0>2}H)V%!%&#1e$%]LN?Y4?T`fc;!>j&%=/QhRem1GA+hBFeL,(qE#%%?0Ec(%L*Qhlo%!'F%L!#I1!!!%!g&\
        Qi?(QiE5!6a!!4)@.HmX'!%5!%hcj!!&!TH,{-):G!C3@O&,&]N>2}%HFMefco!!%!%B!33,Kmn&!s(QirbI?{7,Qj'0Gp%'Qj+jdBENADA#0!!/!8a!\
        !H@69!!%>Q%(QjHc)!dM!8!!-Qk%$QkQ6Qkk3Qkr<Qk{,Ql%.Ql+)!%0QlT'C9}*Ql]+QlrqiamnC.7$$B1Fc^(Qk6bhOJ^e)QkC0QkKbQE?RoljhD>.\
        L&!LS!6.KRP)Qkfiajhd&?/.F!0pEI^Xi%%xF(Ldb0Da0V*>eldGGM1chO@7X&QlG(QlLa->QSh$!*d5!6c-'2H!;jELLX)E28gC%{1>2~cQ)S0@#o+%\
        F5QlmaGJk%fIG&^1>AJ'G1KrmagaI@E'$QmV(Qm^5Qmeb*QmM+#Npk&QmH(QmEbK%VmBCQ1&!-a!!F)|f&%CF0&fhcHD_f3)PfeH1!n(Qm}c*!|d&(qM\
        !8dcLAiF,QnR*Qoh+Qpmje-QnG$QnL,'/.C<KqD.RrC?7gdrhO0S$Qng,Qnj(Qod/%fbKD_f@c&(Qn{c2#j*!>+!|M!Q!!2QoG0AP2=@vL'>}Z*QoM;Q\
        o_jibo!!%$r$!%M!8$!%F#m-KkShek%?%5&#1M!8aEF=2QQ2A$Qo~&Qp%(Qpbb!!,>3<E!dI>;6-Qp82#j(QpR='GbhE/x!!&QpL*,{bi!!&@+7G!C%!\
        0H!;,&]+Fe1p)/oE>J}gh$*WcpLCC?(QpxaiamO*H1Qq9,Qq=.QqE)QqL0QqQ+Qq`jnBA)%FOaT(11bKOA?bghcQ0PbPN<X,QqZnI?RhbfU-(1>AJF>U\
        T!!4Qs4-Qs@2Qv!$Qv76L0S3Qvp<!%7Qwq,Qx#.Qyq)Qz>(Q}z0Q~'=R!`'R!n*R#G+R$F/!y8%4;R&B:R&Mb!!3#Q)Qrw*?)0:?RUs!!T!'(Qs*cg.!\
        %*H=hI!%!!,!3sFAI+!!3-.&!;dF'i!!-Qt&$!31Qt7&#17QtD)Qu5(Qu<'QuS+QuZ/Qutb!!2(7'Qs|*>lofDFXt2DLfD#j(2Qb2B,F)QsxiD@xkc!!\
        jc%@MkB@Mk!!$Qti6*v&!-,Qu%)Qu,0Qu0/#7b)QsxY@Bi'Qtw+),inbM@$(!!&K]:aJ>`4a!!NA?^DA<!eKA>ucj!!U!L6>)#.E9k'J*k*@.7+!%V>/\
        x%C2,D!8/Quhe3>EHE>MId&!-a!!g[Ans,@TA.?jeH!>!!3!p,Qv2o,!'F#~cLCA&!!-LdP.QvV0E2/'QvZ+J'~:QvhoL>>bFCbN!!-'l&P+uEPgSe$J\
        aTL&S!!4,o6$93QwF1Lz`,#Q.QwR)Qw]0#W*Qwc+&r9J@taef!!nF@g?$#N&*Dr!$R%:%!0$>o9S!6(+yM!;7!p9+|h&Ja?S!6%!%a!!4FXrgIG`+-Qx\
        W$QxZ6Qxh3Qxs&!-,Qxy(QyG*L9a/Qyjb6I0:*$N+!'/!%W!%O$H!!9(}l0!%HC[Pad%#E$!*H!OdcL>=?!!4,x&!I(Qy6*QyB9(}b3'VE!%-#('!@v!\
        !K+BqMI?Y*QyU+Qy[jbE@vE$'uD#:!!%#E6$91&GD!-,>*IH!>%!%&>_;,P|1(C4f0Qz,aGK,P!!&Qz:,!'adG$6G@J;!!4'|-Q{42Q{Z$Q{c6Q{|3Q|\
        )1Q|?&Q|E7Q|R)Q|h(Q}50Q}M*Q}S+Q}`/!89Q}s5!Ib-&V6)Dh%!%M?9X$!*7Q{P+@7t/Q{Tn!#4DYd$!%Q%@GF+.g!#O!v%C}pF>7G!!-%V*,-+*y/\
        !89&`b,1!N@Je$HgL&%xF,Y!!$!*l&Q|8aK?uC-?uCG#%$&fF#!->ek)!Z(!0I!'!!$A$;&!')!C(!>''`S!6$!*&Q}((Q}0/#!5!6b!)-@WghcN&M)!\
        ZmBG})hOQhN,!')!%0Hyn+!%j1#!,!'S>^S(,SE,:->T$7!%hEA=:!!$!*,!'(?nTb2!mD!F1BSRF-~,#Q)@/^M)m!!$Q~L&R!(0!p'R!@*R!I+R!X/!\
        Fb!!3!'J!%!!6Q~e,#Z'Q~p+0>9N#WjJ$Q/!Fc*#dI@E'!!&2'(EZEb:#Zj$#jD?'62#j,>JI)!Z+!%ghdai!!J?T`&#1b!!K${=R!TcggB?vjM@lN%E\
        ivM'Ml%J~Pa!!'!dI!%(R#+b-!@+!'f%!%3!31!3oB>{A3'G0L(f/>a[;R#C:R#?gO>(EcK&0-R#h&Aj+.,H(&J*R#r+R#~/!Qb!!GD>r%#N$']D>;X!\
        #$!*c)!ZH!>$!%&R$5(R$?bj1?pJD!3%!%i!!JJ^e,@/^G!%!!-R%#6'|1R%F&GhX.!T(R%j0>[u'MOq*+0+R%s/R&.5R&6b!!1KikG2=1R%+bD,E!#$\
        R%B6(O&!-.$`*(=qJJLOE@[Z!!&!Wa%!^j$R%e&!3(R%fbfhndFJ:EiJ?cM-!p)!%I!%!!%@tV*R&'c2#jG!Z4FWVT0r&Q*fFBPb!$d&>2yeQ??N!#$!\
        F&!'S!6:R&UbE.X$%I&R&fb!!w!#X!>KP.l2!%M!%$R/x6!%&R3n(R4I/R5d5R7M:#Wb3R(S&R(u)R)M=R*~*R+(+R,:/R.L8C,v5R.V:!3j$R's&R(D\
        7#Q(R(N='G/%]b'!^I(1!!4@:y1AIF7Qu,)R(6'!%*R(@k%!0B#uhb!/,!%I!vaB-uo&#:)!CS!FoBPXX$!%/!'c(R(mb)>R9dc*OcMX'8j$MVIJ+B-!\
        '2!%*!'+#pf!!)!C*R)>+R)Dj1+]iehnBMBp.$`F!-!!c6&cV&u!!-R)y$R*#3>HB&0e7R*:)&'(R*B+R*M/A6Mb')PI!v1>aUU!%!!)!C'&Bh!!%O#l\
        (&6aHFDP!!&!-I!I!!3>J|jeK/u!!$!*1CRq&R*w,#Q*+cb$!%&!0+!vp$A>^&@P#F!%3Ec&G!Zla!!G${1!>*%O+R+gk!!&R+R(R+Yb!!42T0R+MjrI\
        A6/nB?R!2!%GQL/oc&#1/%feNG!w&R+~'!Iad!!4'5$!*&!-W(O2!%)#+='Gj!!c)!'*!L+!@X!L!!$R,p6(@1!%&R-0(R-;+R-C5R-Vb$!3,Dtrf!!%\
        $r&B,@+>;vM!8!!%NYp6?nu)!%'!%i%?mLah!!NR+M+Ld,f3!%M!Q!!),eF!0$R-MoaMME-!!)AC^E!%!$1R.&,?cM.R.-0R.2'R.;*R.Ej+R-~a0P;'\
        E%caGBp}aikDC`^cHCN3/!8eaK??Fdncf$!%D,%.!3IB*^2&P*K'DI#%!!4R/72$Q$!*6R/G3R/O1&G&!-,R/U.R/[(.[0#W'(T*R/c+R/o9R/ubjIO3\
        ;%#~&$Be(#(;!>S!%$@jjM@MS(!LE2*$!;D#^b7!LI!'/&Pj1B:GEKkY1#4D'>E(f4R0h-R0r2R1J&R1N)R1b(R2)*R2?+R2a/R2x8R3X;R3_b!!2&'+\
        $Zg$!*&GF,/#Hbf-!'h)!CE!@!!$/~cHLu++R0~e0G'?I#%%&J'R18e0>;v'@P&pfbhO,N%>R8/2he)>?)mnBFX,QHBD*R1]e)!'gmD?gvheK,K%#N+R\
        1y/%fc+.ImehafI@8G$(C5!6c6%0I.I.L)Y)R2:0(LjndF',bHMC_*R2Zc(R2NbfIKkQgbld!!&!3M!8&0eF!*n5R2se'!3oef!!I>;8gLLLXd%>Q%&E\
        -oe-?x_2R3E)R3K0Aje*AP2+R3PqdbjO?CM(#uS&JaK?%5/!8nC?FB$!0G!3(!*/0Lc./3pJF,}-R4/$!*32..R4?)R4C(R1_b4&3G?W?b!)h&!Iemad\
        cN>RyHKmh+#KS!6!!2R4q)#(0!%*0]+R4v/R5!8R5@9R5G5!%jBIWD!!P&'!!&?jeI!Lpn!!4.'&!-,$d*R5=9R/ukbf@dKO(n2LLiB!*!!4.'$!*&!-\
        ,$d*R5=9R/ukbf@dL3R6+.R66)R6b0R6v'R6{*R7!+R7'8R7;jU+W!!4'53!LO&x!!%#E-%4$A6l&+!.#Q0&~/#!q!!$)v&>Z/bp&@P#F!%3%`7#poad\
        !!%#E$!*D!-aE>W@CN&%!RO!>%A=B$B6Le!!)>OljE?lgc(R7Gb,!|G#%.&SH!'!$4'5$!*.>s4W#aalk(R7mbh&.eF?DG$R823R8<)R8B+IZl8?HHj5\
        >^Se-Ej4GOTxfjamnbJ?6{bgI>vl$(c(R8Pc%+iI!|jeGOTx!!4!%-R9Z2R:($R:q3R;J&R;o7R=&,R=<.RF8)RGV(RHw0RIH'RJ?*RMe+RP[/RSE8RT\
        69RT:;RTr5RTw:RT}b!!j$#jOG;g1$H7R9mb+R#'neGP<6!!.+<ah!!4)@->')6?nuUF8j!!$R:K&R:N(R:f*(I:(Ib'@bR;'ri3!dS%II-{%PJ$,R:a\
        /2{jcmB>lSrL?pO0?xujbdN>YR!!.!%)/-0>w6*DLf+R;8jci&-[e31;jbNAN2!!$$*'!@c-):*!LX!L$#g3!''(!5!6e*R;kf(?SQc%!%(!0N!%IB*^\
        !!7R<0,$g)R<5*R<j+R<}8Ec&pGHAccJJG?*R<A+R<FjD-+aI@$a!!&R<`,%,'$6*+ca2!W,!%E!%iicg.!%I$~$!%*!Ief!!4'D$!*D!-&!LF$g&!-(\
        G7X5!6a!!'!%9&`S!%!!2!L$R>2&R>N7&B,R?U(R@I*00+R@V5R@ib-#('R=of2!%D+Q!!(R>+c.&S+!@:&9g!#%!gK._3>J|D!^!!%Ah]-%F)%L'!%*\
        FNZk&BlYF?|U)!Z(R>r*R?-+R?1j5R>la!!.$`W.C!$OAIF!!0R?)*!|82lkraiD?X8I>w7OA?q4C*6&R?C5!6a)!CH#Tj(?nT*,{c%!0*#=X#=!!$R?\
        y&R@$(#~*$N/R@15R@Ab'!^j1+`U!%)>o;Y@2q9.hf%+f&*yF$0-$u;!>h%#u$$TD!I!!6$9W.h!!f%@h'&#xS!6%@J7'R@eadpB+vFAt94RAh-RA}2R\
        BA$RBL6Kns3RBa1RC-.RC;)RCn(RD#0RD-*RE6+RE]/RF*8RF4:>APb)RA]'QP_k&#{F#N2PJ%3?-#I-o/RAue'#%hE?`dh$!sS?V2%?x`&RB75RB=n%\
        P?0$!yE.w,.RE'MhO/@&E[ybjhS>>R'?%T*$N+Qd%iajhdeJ-U$!s,%4(RBz'>EI5Nyzb,'AL.zf!!&!3/!Qb-&VI#x&Jhp5Jk*aoEDWN$RCO(RC`5RC\
        gb*JiVI#Kd!!%#Tc-!%*#+X#+'Fq;Y!>(EIsY!p(O2e5!3a.%&*)PMDA%2G0t.!3H!'!!1RDR,RD^(RDi'RD~+RE3/%Ra-*Q2?2eN>rX$.$e)*8HPNV(\
        ?(_bjeNDb4'RDuo&>GqS!6%$r$!%M!8&!Iem5?V2af$!%F>?dF-(%P?Z(*N+REJ5RESaL?>55ArecK?#i,E/lfPDwe1RE|(RF&a+REojOAo]dbsilede\
        aIQd%a&&-G!'GA%Cd&!3ahnC2'C>}@!!$RFp6RG%.RG((RG.0RG>b2RFc+RFij%>R8afI>~ba!!E0y(?rYM!Q!!,!m'RF~pEK`9CBRzE#Q$!FS!6!!)!\
        3;!|ie4#%Q.z!!$RGP(HvLb2@M[G!m&#.S!%2RH$$!%3RH9&$H7!3*RHG+RHM5RHoj%!%$!%1!mD'M!!9&`ad$!**!Oe*DjDM)m!!%&{$!'&)aF!%$1M\
        I$6&RH^(L+u/!8aP>wA%$$s$@2p6!%cjC?r(!$-0)I&r-#d2AZ,6!%1!%)&B0!%'RI=8!'i!!$#@E(T!!1&G)!CW+|!!--.$I>L3.n,RIp(+*0RIv*?L\
        X/RJ%c,+yfZ$Q%!*D!0$1_&!-r!$K&li&&-/!8b-!'+(1dc*H[F+!@X'8-RJo$!%3!@&RK,7RK0)RKC(RKL0RKZ'RKu+RK|:-+qaCALg!!1!>/RK&ai%\
        !picFAt@mcGDn.TC0k!!-@WH$!*6$91>/xN)7!!e!!Q@5T)BQ(0A]}*$?M)m(@h'nrd%!%/$<5!6c%!%)!%F!%c2#EG.0!!-RL]$RLa6RLv1&x&RLz,G\
        e/.RM*(!%'RM2*RMM/RMQ9@Eab!!4Cr$3!'J!%M?FB!!'RLnf2!aI!%!!%#EO&GFJ}P%!%-?fY$#HF!0bfhaCNYpb5RMAch!!&#^M#H%!F$!*&!-H!OL\
        >s4,RMa)(qp%!FM@MnCOA?&RN(()|*RN:+RN[5!6a!!&>[}'!%M>6#)!Zh!!'!Ic(@X+VON|&>^f/RNWa!!.!T+!%gg$,k&>,LF!*LLf%!!%#E-RO:2R\
        OD$ROP6C,v3ROb1ROh&ROo,.I.RP%0RPG*KkW/RPPq%!ZF&i(#{b'!^V!3&?C;ej!!IF;Gd!!4'5)!%c(?CbI!@dboM&$&%CFQY@-/r,DA{)!ZkmdagH\
        D7U&RP8(RP=b)>I7'#(H$NgI@N['FTLoaE>h>e)?=nH?%X.!%''ViC?|M!!4RQj$RQu6)^1RR7&!I,RRW.!T(RR_0RRy*RS%+RS/5RSBb4#!3!'*RQW+\
        RQ^9RQdke0?frp$RQQbJ?j,heG>ur1!>H%c&!IF!>bhFLUc$B,Ge&/*S!%$!0./{'%cf-*8h%!yc,$<(0eb,,}I!v(RRG/@]aa%!^EDc6(#(*!>/#Ti2\
        !LB#@%@F6M#~'RRn*!>kb-!%G!de&?AJ(!%M!8&!'elE>eL2&0n$$'F!;%#E$?o[,!'(!%*!>S!6F/{-#d20S6Qrr)RSv'RT)*1o+RT0i+RSka)$$I0>\
        $Dgz&#mE?tk-!'o!!%E@e$!*D!-4G78H!O!!B>NGBBw=!!$RTV1RTn9*Zoad!!$!*&!WNE#^,!Fd!!6%01&G,%,q(%FEJ@eC?1U!#V2l%!-F$g)!TH>=\
        Y7!%,!mN!%!!-!%$RWm&RcU(Rh'/R|-5Fo>b$RVI3RVf1!3&RVu<RW/7AUW,#Z.!%)RW3*RWB+RWH/?je8RWY9!0;'S5RWc:>B*jhc*!'+RVEj$!%&!T\
        b4(wJ,}DQ.a*Jm]+RVWfeL>]Yed!!*&?c%!0M!Q!!/!'kbhc-!%H((%!%*RW$dD>+M9A4Ca!!WA4CCAeb-%`3!%t!!&*DH$NaePOYd!!$#@6'|+C<icf\
        K&xb-@<0H@+P%!%ad!!R)@4RY'-RY-2RZm$R[y6R]=3R]l1R]y&R^(<R^,,R^5.R^G)R^w(R_!0R_2'R_m*R`/+RbC/E;b8Rc);!@5!%b7!W.,*'RX~j\
        n$>J%.!jc6*dG!ZdbGEHTafPE^H$RYT1RYs&RYy,RZK(RZO/RZib'.U/!g8!3kREp')RYi0RYm*-Loa)>(XH!OIDD+h!!F,0ieEC~*)>WB(Hlc*RZCmc\
        -!'h&!0($ob)>(Xh$&~&!IF!*!#$!WD!IMCgC-@,+3?%W'CQ1f-NffochcFC^oED@@%>Zp&R[H)R[j(R[sa*R[3+R[Bja%EmPHD@@hcf$!ab'@4VIFgv\
        adLEvn,CEY*K|rj+R[^b.!jI>Zq%'J&!I(!*H!Ocge,%VG!'kcGDJe.R].)!a;R]9jibLE[y0GTvc$!%G(.DCa;$R]T&R]c(DG|b-!'q!!EGJQ-H:fd$\
        $E.!jH!O;>TVplE&9fbf-!@$P9.I!%&CNoa%-xGKK~GD,~lo3>;GD#m%M[t(!s/#{ck!!cG-O$R^Y&R^_(R^pbhMJ~5oDCb(*BIk/!Q;!>a!!ELnO,$3\
        G?%X%?&@I>tU'H9$jjlm%GP&DEc0!!(R_K0!@/R_fb5)Sd%!gB@!R*R__+>HBfoadb)#mI#=&!gHEzD4RT6K!'(R`+a3R`!=QUnjeE/Lcgh$1{E#+QQC\
        G%#E-R`d$Ra'&Ra],%O*Raj+Rb%/Rb3qr+R`XeN?8aad!!&?L+S!6&(.(>/}'R`uneF>-Xc4#=mh!!c(!0V',%.*'RaN+!%f-!'h!!%!g$!*.!j)!C(!\
        *c.!jH((u$#@bhc(>+jV!'o&Pp,a)>64H!O!#4@1+&!-.H4k(!*ld$!%D/O(!0c3@2tocQGJJ0K|rk$!amh&!IM(C(IbJ'>Mm+Rb~:$6a)Rbf'Rbr;!;\
        af!!C.0-!'2%m*-4I.U.KRPc*!;IEOwc6Ec/G!C$RcC&RcO/!'b-&6&@E8,(.EG01fh%>HF&/FH!O$%~H!v-Rd=2Eu2$Rd_3Rdp,Rdv.Rd{)Rf&(Rfl*\
        Rg,+RgQ8RgW:Rg}b.!%0Rd7jbGNy*&$-M!8$>b+&!-t!!$1_&!-+RdYi$EX2D$xaCHPzgh!!-?GB$$*1#aJ%O!!QCJ?eHBzK$#@&ReP)!C(Rel0)#'2I\
        /Re}b!!-!@,,}=C4`'!@;!ph$*hF)|2%V)!Z0P'%+RegpdbucP*^cVJ;I!8'CSbpafch(!*M#H,'AH!>&RfV+Rf]j&RfEa!!2(!,#4*!8+!IW#am$$j,\
        !'bi!!&#:H&?%!%V%)!!$!*&!-.B)9F%@'Rfyf!!%#mF+-!!$$**&?5!6cIFn<-D@k$!a(RgF+>O}k!!(&6bI?DWf!!$!*qE@lNwaJ@Mj$!;&Rgv5!6b\
        -!@h&>5)a!!)!CaECYG,MCCG!'a!!TLX*!!4Ri,-Rip2Rl6$?Tf6RlZ3Rmi1Rnt<Rnz7Ro-,RoH.Rp8)Rq8(Rqp0Rqw'Rtr*Rty+Rw0/Rz[8Rzc9R{v;\
        R{~:.=bjjaJ?#($RiP&RiW,Ria(Rieb+RiIq&@+5J!'$!%DA=m!!faK&6)!Z(+NI!@BQg?gjc2>9.H?sa$RjO1Rjv&Rk!,Rk&)G+w(Rk2'RkA+RkR/Rk\
        o5Rl-b&!s8?CMd4C4p2!dS>3%2*>,Rjc*Rjhao&!-H)ViCF^]g!#(!*c)!ZFC{xiedmaEC4pN??E&Fd]b&>7/L#+f8Rk=glJKFaaE0V$'&/RkNbgIFfK\
        HBo~%>Q%$!*&%Ce-0;,&]0>'W'*hHCh9d$Rk~b,!%)#mI(7.!j'!%g!%H!>-Qb]eGFa^!!2#4'>,m/RlLcp%?y.S!6j$#@h!!c(!0V/Y!!$Rm!6!L&Rm\
        :,RmN(RmS/Rmabf%!g$!WD#:gg$,k(,0c)!Zef!!bi!!D?!m-K#*,'lh!!%-Ia$!*E&xcQBe[/Rm^dkb@dMG+H)H!UHCx()Rn3'RnG5Rnla'!d*Rn'f&\
        -1S!6h$>K_&!0F>[($!%(Rn?bI?F-g&.LIGZ$$Rn`bk!!$!*&!-k%!%$#@D!-gg!#c(!0VQ5KkfegNC94cqDD+Lajh!!(!*c,!'F>+j1Ro?(RoCb'G@?\
        reI#jFL)(sDAbx$Roc&Row(Rp)/-Lb-0V.#ZNQE<!!3G+(0+?hbdcb)!%I$~)!';2@s$>LODK473EWlfp%!g$!%H!O!!&Rp_(Rpo0Rpz/Rq05Rq4a)+s\
        hn%?$=$#%D#x)>.kg-?~V$ERYF!*)CMjh$$TD!Ih!!4)@$!*)!Cc)!ZI.IJ>*UKFw<%>s0$!W(RqQ/Rq]p!!4E:hO-..K`5lf!!K)J)RqfjJB+tjcb.>\
        _;I!vs!!EF24!!$Rrv1RsA&Rs`<#Q.!T(Rsv'RtH/@;<5Rtdb3RrQ)Rr_'RrqaoaM+Nb+*%fo%!%DFWs%G<B$G<He)!'i!!F!FexS(=)Rs0'D^Ki*!Oi\
        %#u$?'*F!*%!F$!%*$?e%!yG>?e%#T5RsTa-!@*E8^IDW.i,!%b-+NY'S(Rsm+Rsrf[>}.fCI'GDP2P)!j*Rt6/@$:;RtDdhcef!!b,,}I&u%!F$$Tch\
        &!IM%RSJ2_c(Rt[ah%#N(,0'!CS!6-GSuGDo`i!!$!shnceMH.H%(FF@%_-RuA$RuR&Rup(Ruw0Rv1+RvMb/Ru=cK!WEQ:_&RuN'?x{aGCr<M>q|!!-D\
        -X)NIn'Rukirh$!%DB?>mDLaZ.>2;G!C2Bj[.!%m(Rv-c*!>M!QNPD.&PA_a'RvGjh!!&.k(!*M!8&#:H!O1Rvn&Rw('#+b+RvepibG>8a&%Ca!!K*Q&\
        !I(Rw#a(!0*'SI?-roFFv33>G<I@.S$RwY1Rxb&Ry%(Ry4'RzD/RzTb3OZi.#Z)?;djI>>Y-Rw~3Gq_&Rx-(Rx9'RxD*RxP/!8b!!-&VH!'h&P2$(KF`\
        H!O2#jf!!%#TM%I,>20.HmXH.we:?dJjnbLBQ,h!!$!*(!*b)EX-I!v(Rxv'Rx{bibkc(>?(M%fdCG(NekqDOp,*Ry0/!QdB.RIA[V-Ryi1Ryr,'/.Rz\
        &)!%0Juk+Rz+:Rz3b-RwU)Pv|8!|djn$/-bB/-(!FhcHFUJ&Ry{aLGn40>VHHCMjbLFDQ5*|nB@dMe(Rz=bf@dN,&]GDWP%D(1&?$o(C.^MCgC4GU~E%\
        =2>znH!;%'J&R{0(R{ea'R{**!Of%$E->+M2!L&(.I${%!%R!%)R{J'#%*R{U+@u6oa)#m'!%H!O3!%j$!%DOZ7(?nTcef!!%!FB!*!!7&o*!;jbh$+9\
        D!I!!$$*J#p$>Q*5!6cLDjD&>/})R|J'R|^*@3ao&*Da!!)#mE!@&!-(!%/!8a!!,?cHE!%c$>M`3!mI#%$R}U6!%&S#$(S#y+!%5S$?b!!.R}N0R}Qi\
        +R};k!!&#^F3+'R}Iad!!&*yS!6cN@2CL1!N@`'+%L/R}emn(0&M'Mo!!$R}x(R~'b-0yJ@yC-?frmcpdC>1G!!-R~e$EDw1R~t,S!..S!2)>?40S!?'\
        S!M*S!U+S!o8S!w9S!|q/H$}ekR?HH%?x`5-Fe-Bn<J#%$S!#biilKC~*dkbmndePG0_CG7Ief(@)sb2!%H!>(S!IniF?oyPONa5&ilR@J;.S!ij&(.e\
        dmcef!!D)jbiiN,x%@3eHC+/bEN*6cG?;h!!2%c+S#]ie.Lu40S#F*!|+S#Uj&!0SA%}*1rnrh%$r$!%F!0%G.}M!Q+S#enS'Mbj&#1/S#seH?<8,!3H\
        !>%!80S$/'S$7j&)aFN4on&*mFM<(%I?xDO>S,S&c(#7jn&S$^(S$e'G?sa!!oaJ?-V%PJ$K!%!!4FS|2S%C30,7EWP,S%N.S%U)S%c0S%q*S&A+S&Mb\
        fbir:#=g$!a&!8I!%$@'x&)aS>Q(&OaqF11ahd5!6c-):U!3(>Q*alde*'SI%{1S&-(>W<*!|bhn!!&$$()|S!65S&8bdkbK/-gc-@%uF)|&.L/C&yaY\
        DFS&$$'!dnadbm$J.%&#^S!6i%!%c2)XM!Q!!$S'4&S(Z,S(o(S(r*!^5S)!b1!%dkD@Lpd$%C)S'u(S'z5H+@c&#1(!0*!>o%$r&#xe,&]*S'cmOAoV\
        madk!!(GvZb$!%NIQ`enS$<2S(<&!80S(D*S(Nj,QDZ)/@bd0#%S!3bjhrJIWD(?4O*1rM!8%JvD0BW<hS.qie)S(jj$Bj7EB4JeEPQ)F0y!!.P$&*'S\
        iB*N-S)5b*!>ic)!%*!QI#KneX>WR!!-S*P2S*j$S+$6S+83S+Z&K*A<S+r7S+v,S,%.S-M)S-s0S/1'S/D*S1J+S2?:S33q!!&.L,S*3a'#:H@69c*G\
        T)j!!&S*Fb)!%I!v*FTA+!@X0l$!%7S*aj(!IcGMiK!!$Gp2D*D!!$D<:3Aaio,%`cfp!!W>WK4I8Ed%%I&*s+!mmaEB<#s!!$S+J&S+Nq%$BD$'E?eO\
        f!!$$*3!%M!8!!1!%,!d)S+nc,,eG!%C?/.MDhO%!%$!%&!-M!%!T-S,V$&i&S,[,S,g.S-&0S-+='G*S-78S-Ib!!g%!07#.H!TnEK._+?8&j%%ID#1\
        !!4%:&!-.!T(Iho/1Va'!%+!%S!%eGC/f!!9#ac)!CI!%$!%&!-b'!%h$!aDD:YBE>O%!%&#m0S-^kaJAFL!!7S-lad!!GDhHcf!!H&`!!2&P3S.a&S.\
        k<S.v7S.z)S/+*$N+%mj+S.Hn!#4@^T$!*bS#Q/S.ScicFD+>.!%'!'b,$?I(1!!$1xbN?]g-?=b)!CH>+/bR,N!!%#K$#g&!'S!6$!;D!-!!%+i&!Fm\
        $HVW&!8S!6-S/~2S0)$S0/3S09&S0G7S0f,S0k0S0x'!%*S1*/H%i8S1;b-!')!3M!%$$BnbH'V%#KM!'4H%#$!%G!C$!%&!-bh&/FF#N62Z.!%*((+S\
        0`f%!%a!!I@<0%/fS!6cGPC(!!&EEXe&)sF!%,.O/$Ke'!;gBFZ=$#@,)Gl%>=%$$TD!;&>d*ar%$E(!*H!O%!0$N,5&S2'*S2.+?)Rn!#%!04'|$!*&\
        $x7!p(+*0!p+.n/#7j%(:O?niiibGM]2!#,Dkcr!$-%FseF-x!!%RVS&!0)&0(Dmv*'i+S2{:!>d$S2h&S2tbZKik6E{]gj$$ED!s22@TEc/!!&!-5S3\
        .a$!%E#p!$E'`wJ>Lf-S3u2%]$S463S4F&S4[<@Lg7>>_,S4_)F?#(S4n'S5'+S89/%I;S8^b!!B&{f%?k!&CSbe3S41*!|orgeH>^SeG?0*.!di&%Ce\
        3?s5GI$J(S4Rk%@cCS!60AY:gKM-gG&Y$!%e)!%'1SoD?V&)S5#'?!;jrbf%#TD!0pS1e$S5f&S5}(S6B'S7o/Qyjb,S5N.S5[/?NsjbGBsYc*!>o!!%\
        !'D#1co!!%!FD!-!!-+N+S5z;?rofa!!B']O2x,?'e.Bkd+!'o(S67c)!'M!Qx&!sb,!%L#Z$JaT3S6q,S6}.S700S7A*S7X+S7b;S7hj1Fc^a,OokN>\
        ?+$!0'M1+bJ>7G/@a,5$0b!!-&VI#N$$N(J(0bf-@%cD?Rd$!%n5S7Te4!d'#%HPNVJ?E--._&!8I%FajOAgQ$!srJ0F(S82n&$$/S8'e-HO>I>u1*!>\
        i%!%F?[Y0IQ`H!dn&S8L(S8Sbped%!8B!T%+nM?5If!!$$*DQNn!#c$!%*?RHo%>;tD*y-!^$S9^&S9e(>EJ/S:+b2S9F$)j)S9R'!I+S9Wq4S9BbJ1(\
        CS9?1S9N&!%oCHVSoCKaw!!CA$e2!%NM~U!!4$<)S9tbfQ?;4!!3S:%+$3oCK67!!PB*$$S?T&SA).!%(SD9'SDgb!!-S;.2S;7$S<W6S<Z3S<^1S<f&\
        S<m7S<s,S<y.S=')S=/($30+0'S=a*S>m+S?)8!L5>=?bJ.It!!$#NQ,6!!d$S;p&S;y(!I/S<Bb)S;]0B*v+S;gpaHJ;63#!h!!CEQ/$!%&$$M#Hffc\
        %!FM%f,S<.0S<;8%cj!!BD-L%G.Li$!%cFF^T%$KJJ(K0S<LkuD>oVi$),c-&$G!ZH-1T#p!!3!3L,H%@j>F!Z,!%G.ta!!E(W.!%c6G_}I!@bg1!>H!\
        d3!m+S=Ao(!-b)!ZE!@(!-/%fc-!%*#++!@:#+sc%'J-#+B?YN%F[]7!%+S>-d&!L5S>%ai!!$!*,!LHAzQ!$&!-L!T!!%!0&S>g(!%:HvUa+0>d!!4%\
        :2DYd6K`5&!-,(f.0|)!%8#Zghbss@dO-!%J!'%!*1>{Q*!dc0S?$kF>3xbE?LW!!'27+S?Nad)S?Ejafhaf%#NG>Mm!!%#NDQXHdeK>_;%>_&-S@&$S\
        @*,S@8)S@B'S@I*S@_+S@{/!':!Iqaj!!F!|OL,*'>k{f!!6$9H@/Wi&!-*!OM!--AZfI!p&!L)!%/>;%5!6j&?IAM!8%I|dh!!$!*cef!!%,*$!*&!-\
        G?U+wbi!!jeC@<Z4SAe-SAh2SB0$SB:6&c,SBK)SBR0Dzx'SCe*SCq+SC{81D;SD,:SD0bzM!dR1+1!'t!!$GdB&!',-h)!C5!6g%%u$!;+AMMcJ+*!!\
        2$?fMB{2*KR~h!!&&-)!CMFlA,@;oI$Z!!%N?z$!%&SBz(SC'=SC-*!@+SC;j5!6a!!GS?;)!'o$&iD!s)!'E!3l$SC7bQS;WG?e9!!%!F&SCS(!0/SC\
        ]a*PA[I0>0/0iiDS<7mi$),D!-%!%$!%7+WI!%->?,icfQ(W!!(!%+OuNjJDE~F?I{!dP.0|X!L1S<f&AXZ'SDO+SDWoiDH(7/!QbIAD`$#@&!jb!!4&\
        3I!v%!0M%x4SXO->W<$SXW6DG(3!%1T*q&T0g)T9L(T9R0!Q*)V+>/y/TH`8!%9TOH5TOMb!!-SF}2SHZ$SKp6SKu3SL<1$g&SLz<SN)7SND,SNV.SNo\
        )SP](FIk0SR0'SSc*SS|+STf/SVj8SW%9SWV5SWf:SWsq4SF]$@ha&SFwbIAFL$!;,!'c!!)&$h!!$A$;6$9WA0222@B):->WR1SG`&SH*7SH9(SHH=S\
        HRa!!%LAp1CT-.!''SGY+@Xt9$Qj%$'FDm|!!MA`5$MaK.SGx5SH!c+!|g!dQKC%.bfcGNIOjafhEIZs%CO(*((f$D?RQ!%!!a'!%h!!$1DD!W(!0f!!\
        IBMYlah!!R'|!!%!*2#!1SHx&SI$(D|Y5+!jiDMFabtdcgODhO-SIL&SI[(SI_*#d/SKi;?EDb,!%+>LBf!!-*8I!%%CKO-GC[,!'MFrUQ+!!!4SJ--S\
        J13SJK&SJT,SJf.SJt0SJ}*SKH+SKPbKFdZD>Ru%C4-(SJGn,SJDakDBX1F/CLNfWdb.!%NDa0*SJbkklfeCK!teI._%@dM5$0e-#+Q.z$$NcjEG?s%?\
        /.'SKCn(SK8bdkbjalIJp4)!'he!!Q@7ZeICEY-BelBQli1SKbaia3@7ZmnF?4D$Fe3F24.!%HAk(!!I&0!!+SL1s,SL*c%!%G2Ia!!H?^>!!$!*.!TH\
        +c!!4/i$$~3>-k&!%,!T)SLo(%@0Qu,*MaQ+SLt/,!9B#lbkMMTxbE@SG%!ZD'>2#p.!j)SMU*SN!+!3/!%i!!4*K-$31%j&!-,Bf~9SMQ5$HdeC@DpC\
        ADc!!4*Z-,o2>[u&!W.B)9*SM|9@lJs%$B,!@eE1GI(@$#@DF@U!!&#10SN>b!!4!%1!%G-%(%4M!;$SNQ&*DbmFME=!!O+E,SNh0#Ka!!3#KDABv&#1\
        SFo>!!4SOi$SOz&SP*<#Q.Nb'(SP80SPC'(L*J3K/%Rb!!2SOV7SO],0P)SOc5-+:!TjODt^%!0O!TdcHG*?buCLUc,%`/?1Ue+!TlcJB)[%$g$!%7!p\
        [@js$!%6*.0BE_E>yR*!>f%!%IAfJ!!1SPS&!Ib3!'E!;%B,@eLC@3-SQ(2SQ4$!'3SQE&SQ]7SQi*SQ~+%m/SR(b!!I$K1A?q&HI/F?h6!!%$Be,>EJ\
        k&/OG!C&AJ)(!I0+9a!!6@Ay,$dE!%!!2)X$!*IBkd!!$!*,#=)!Ccf!!$!%Q!%%BMgF!Q,*^fKD0F!!$SRS1SR[&SR|0SS,*SSV+SS[b-@,+hB'r!!'\
        !%H&`$Qng&SRn/!8b$!FG#%%!%-Bkao%!'D%&2>/<$!*)!'H!;$SS?(SSI'SSPbnbG?J`$!%,F;BE!%dh!!B+9ejO>6BjCBwD(!*MBgS&SSra4&P6E{]\
        G!C6Ec/($KI!@-?y-7STC.STJ0STN*@m:+STYn!#$!*)!CI!%!!eJ@]eME;b!!4'D&!-M0V$!*b!!sbEMUM!!-SU@$SUM1SUY&SUb,0F*SV8+SV;b4&3\
        )!%0M[L+SU<s$!'D!3eM/7n!#ah!!&!-I#4!!%'J,!%N@OY(#!gU?XD41r62Z)!Z+SV2e!!)SU|jcG>s/!!&!-bi!!$!%&Jw.G!C%!'B!%R)G$!*&SVS\
        ,SVY',-/!8b&!FG!%3!TG!Z&!-a!!4,x'!%gG)y-(C)'i8SV}9SV}oD>UTeJLA$%Lzk&SWFa!!1)@,LO7'!%f!!%$<)!3F$o)AUL(3!*>I}pFMU5!!1%\
        7)!CbimDKh]!!,N-5.@.9F!0$!a&!-.SX.(SX3:SX@qicM,]bII|gd!!q%#~&$BJ+s!#&!-,!'kbhbX))!!-!%D!%!!4S^&-S_)2Se9$Shz6SjA3Sm:1\
        So3&Sob<Sq&7Sq?,SqD.SsO)SuV(Sv~0SwB=S{]'S|'*S|:+T$g/T'm8T(79T*A;!>5T*_b-SZ82SZV6SZz3S[',S[0.%m)S[j0S[o'S]:*S]Q+!3/S]\
        |9S^!qHMe;1@ahh%>.l(!**!Oc8BEQef!!%#ND$-!!%'J$,0&$x.SZs(%@5Fo>ylH@!0c*-LI!asc,A*sEC|T%!0$#uD!0!dR3$3,S[V.!%)!C0S[^+S\
        [dc3)s*BC2+!@X&9e-'&I)SeicI/#(!*S!6cLE.w$!**!Om,Ec/(S]+'S]5abE>tN&En7dhDK)[bDG8n!!3?ny&!-'RY!9$Hk%)SH!O*S]def!!%B|M$\
        !*D!-&?pr/S]xa.Eng'/&HFj(ED#^L+9C@{d!!$S^E&>W2(S^R'S^]/S^cbh$!%e@dS-/:7*!i!!JK.?/%u;H.MX!meboK*a6&c7%`'S^y*!>+S_!cJ@\
        n_&%)S#4*!OIC{i-S_{$S`'1S`m&S`x7SaO,SaV(Sar'Sd%+Sd</Sdg5Se.b)>6R0S_r*@E'i,!%j/1VchdC?C&!!&C~EI*>$!%(!%S!62+3)S`E0S`Q\
        *S`bc0!;u%,*a'*hH!O-!@h!!$1{G!Ch%?LY(!*c(>+jV/Yg!#c(C{xV!'$#~b'#EMMFa6!'0Sa2'>&:*-L+SaEocV,e$!%&!jdej&#:b,,}I(1$$Tb,\
        0`I0],%,FGdB&Sak/Sanb&>7/.#+HE1WG0lHGPX2#4&!F,SbE.SbI)Sbm0Ec/'@Dp/Scy8ErYpfc*D-[+!vXD-[JKL{.Sb[0Sbeqcf%?A,B!aaf-)JP>\
        6S$D-GDH)z2Sc16Sc:)Sc?=ScX*Sc]8Scujci$$TD#+ch$!WDE2HcQR]h$ScL(ScObDK*AK-xch$@p3E+3MEt%+ScgcoBEpt'ScqchM?C8M>TdB@.W)/\
        c0!aE#T$D)r&E2}l2@67ch!!$!*L!j&?)L(SdR/Sd`bfp,!'MJhD!!-0;0>'WEEkf*C[Pk@70E0:*Se#d'(.*@9oucdegI?Jub,!%)>.AI!vji%,*$!a\
        D!-4Sez-Sf>2SfD$SfM6Sg81Sg>&SgF)M1~(Sgq0Kmh'Sh**Sh7+&r/ShF9ShtbKGTv&$'(!s'Sf2/Sf8a,*TE#N$*aM%x2!%Q!%%#7F%F$)s&!-J!'2\
        GJQ$@YO6Sfw.?XN0Sf|*Sg(+Sg,8Sg25!'jeEE.wcGE2Q(?M[ieS'cDBw:adLC~*aiFFqx&%xF$'$JF#FBR}'KL{*SgSsT>+&0?MZ+SgdjeuaEG#rdc-\
        SgnqM(FI)#!!,(.))j;!>l)/Lq,#=I!%$$*(%4b6!;W$Z7!p+0)n%ABgD?GD)Shm0Shq8I6cj$$T&!-h&Shfb)!;H!'(?l}V',PHAcJ*d&!-F(L6%m7!\
        %,SiH.SiQ)Sia*Sj+8Sj5;Sj=o!!4*K..-MD=|!!a-/&E!%0SiZaE@n&nbH@.&6Siy,Si~+Sj%bjh.!j(!*H!OeEECPDSZo$1{E!@$!%hbqJE}l$!%bJ\
        H,aCR[D!!$Sjj&Sk',SkU(Sk}'SlF/Slmb*SjeqE*dnDG$u-F01d'%)*!Oa$$Zf-!'2?b;I!%)Sk8+!%i$!a&!-J$Z$SkE&SkNbGP`3.!j'(iH!O)!ZH\
        L[h%!g/&ia;Sktjh%$E&RlT*!Oe.&SE!%!#&Cu'F)|'Sl*jlHAZg$>Tlk!!$!*&&-/E4{bh&!I(#NH!O$Sld&Slhb&!0jh&RlT*!Oe.&SED,hH>I}pBG\
        P,$?=.3Gq_)!^'Sm+*>+M+Sm3iQ-k4EtKGE}l%BnlB$T$Smp3Sm{&Sn%,Sn[)Sn`(Snf'Sni/Snyb&@;a'!^+%Li!!a!dTK%&f-!@$>6oI!%b$!%G!'-\
        %7)!3(Sn>*SnIka!!f!!I>o;)P3BkefI?jdh$!*d5!6b)!;'!%I!vC>OLaiJJm]H(I(Snua*F[|I!%MP`N'So-i/%Rb'CDpI>Ac!!QR^Z$SoQ&#H)So^\
        b'SoL*#dqcJR^ZkFENTb+!ad&!-H?ZfzM+v2!%6*d3!0,*T.Sp))Sp3*Spy+Sp|jn!#H@xn0K|sqlE@s)!!2Jyx6SpU1A9>*SpZ+Sph8SprjbdfCC|Oe\
        E?=m$P`+/CcZhCNk-$NhsdePCE6a)-xH-xH'G!!aEJaq$>Hl/Sq:ec-+3f2!LH!OuBDeGcGMoU$Sr.&SrA(Ss@/SsFb4Eux6#W+Sql;Sr#5!%mH'l$@!\
        R/%fc(>1Cu$!%D@+7%?A,$>J%D!03EHb)E'r8HAcb')sH!'-),$Src3Srq)Ss&=Ss4*Ss78+3b4(wG#m6!%*?YRu$$TF!%ce)1Y*$?lg!#&$-G!Czlcg\
        n$,k&!-L!jM-O1@ahhBJR2%/LK'&jh%$EDFd]!!4St)$St/&StB)+](Sts/SuLb7'l)!^'St!+'icf2!LH)V7!%EKMidbG@xg.St:o&#+S!6q$@p3E(%\
        -+s)St[*Stc+Stji$*WchCEFx2(]D><i$!%H>,w!!.!jI>=$)Su5'Su?+K4i/#u8SuEoai&!-,#4H!Oghdb)#mI(1%!%H!'%Ez>B#@2!3)?~;H!>2Sv%\
        $Sv5&!0)I+.(SvR*Svc+Svj/Svvb&K*A.#=H@69&!g*!Oa'$ZwueM):!!9SvKp%#{$!%/#=ehDE.w%Ez>H!O!!&!*8,39!0lGECPgaiCLlP!!%!F$#@D\
        CT7.Et$GED00@;`'Sw78?hxjjl0Ec/E!a21D3ExyDEFE!!$Sx61Sx~,Sy&(SyH0!%'Syf+Szv/S{%b&Sw}'Sx,*!;+Sx25'cjtC@n&)-xd!!$!*L$`%!\
        gI'PE>T?-@GO,SxQ)Sx['Sxd+Sxtb,!%I%m*!Oi%#uB#uh%>.lH!O+SxmjMKRQe&#HE!@chc(>}5V&udbH+3$Sy=&SyD5!6b5!%j$EoiD!-)EtKI!vKP\
        {m*SyQdIR6k$!%*EzDch(#Nc)!ZFC^o&Sz8(SzEa*Sy}naf2!aH>Ij*Sz.afh%D)7H!O$>J%&!IF!*$.k.$d)/cH>+M%DZV4>T@2Szb3Szm(&c8?Z9jB\
        P]Olj$$T&'JI0]dbk.#=H!O%P?Jci$!%D%=2Enp3?[H,S{J'S{Q+S{Uqic*AZfj!!b)(WI!vg$!%D2_jO+B%>DaB!%l&S{magh!!$!*F!*')J*S|#+?Z\
        fa.!%gK%FDP/x(Scm/!0a%H7^2+KqE.-%#!$S|y1S}^&S}m(S~H0T!!+T!h/T$+j&S|m'S|s/%`naoM@Pn)/LH-LcmIE-G-!g2'A,@E8.S}?)EwU'S}D\
        +S}Tb'DZVM@R8qJD#^0#Zu%!g$!%&#^F-C!!h&!-J)J!#&Ov`+!%lsT@g?3Cy@,K/7)S~1*S~6o!!$RYbl%!F$!%M%f!!F&6h%>.l$!*&Fd](!*H!O)S\
        ~^'S~g/S~xi/D&,VE|^b)>.mICn$0!g+!%jcfei!!NQc5)/LEEu1&T!@,KLQ(T!Oa,@E8jh!!%'J$!*T%03@Oo+!'d%>s0B!af*T!]o$?'*H!O$!%c4>\
        ^gV&u!!$!*6%01T#@&T#E,%,(T#O'T#_/T$'b'-x+)Jldb+BMYfh!!B?h6bEIfS)!Z+CEDV&u-@FLd%D)7$$TD!F&T#v((!/T#~bcf$!**!OI!%jh&2_\
        H!OjhlE+3PEc/,T$D.T$H0Ph*'T$N*T$^qkD-xICI?$!%N!g3(.'KL{8%OsCErJ0CaCjcI,3-#d$T%L1ABf&T%](T&@'T&K*0P/T'h5Nkmb7'l,>&~.!\
        3'T%Bc,%mG(]o!!%?A,B#u!dU,@E8.!%fhDRlT)T%{'T&<j$$E,!'li%!g$!%(C5gM%f$!s&%C(T&1/!'b!/J!%4I!8,!%N>G)BG$R(@E8'!;M@z+$T&\
        e&T&q(T'$b&@;aj$!aI>'b)F{@b2!%ICI?%!F4CEDa*?YRV?Z9!!3T'J)>?40?xu'Qu0*T'R8T'[s&!;ia-!gY!vd%#{BEc>majh!!D/F$>}Cc'>>JH!\
        vdGMlm4#W0T(&*T(1fc6*.(!0I#=+)yneigIEt%%,*B!%!!$T(R&T)L(T)}/T*;b,EQbLP`N%?=.&1M)T(u'T(~+FyVi!!%!g$!*,!LE!@%#u3!'M%`$\
        T)7&!'*T)=+)#5!6qBSu7!!GH|}%!F$!%c4Cr$FGTA,?=n*T)a+E0P8T)raW#p%!F$#@c)!Z(>+5I!a%A%y$!aDE1Y-#+7!'i+!%8&olhcef!!%#ND?B\
        =$!%J-L%$'(T*S'T*Zc)!^E#=d2)#U!acI'V)T*ityCN?'%$'eiP!8!!2!%$T+n&T,S(T.f/T/v5T0(b2T+X3T+^.D3z0T+cqoe*BJ58?hxk%C0Jre.>\
        F^HBJ5bL>R7eiB%C1!'&!8gFKn+%!%)T,2(T,9*#%+T,C/T,G;!dc2#jG@a4c*#dM!Q,'/.&SHCa$FHqzk!!bh&>iyF0&4-o0T.*:T.6f$T,q&T,}(T-\
        &jFJyi!!,$d)NInH(=(!0I!|!!4?2e,T-M)T-U0T-Y'FJ7*T-i+T-y82ljaEAqF%PYbFJ(dDC5z%>G*1C2z,>'XI+!-?t-+La(medcPOTx$L$V(*Ndbj\
        OKmK*F2~hepiF@AMe4O==&!^.T.N0T.U+/ojIAVA$!%F>r(1G!x/!8e2A[VQRQR!!.T/[)T/oo%P8I&#x(T/)5T/Wa!!H!d2HFN,$u.T/F)$u0T/K*T/\
        RjndF@a,efI+s1DoWH!pmnC+!LH~Qq!!$PvM/Ak'e1E/$D!^-G(SB!%.T0%*!>qbE*5R&B.Ku2)T0@(?E-+T0UbjehEAXH&'Aj(T0PnejaNAmHgIS(W&\
        T0_nLK#Do$(cFPx'!!4T1[-T2P2T4)$T4^6T4l3T5:<T6D7T6W,T6].T6s)T7)(T7f0T7n'!3*T81+T8P8T8h5T9Eb+!3i@dV!!4T1~3,61#%&!L(T21\
        9(}b,J,G)!^uD0S%%u&!-ef!!6$9W#a)T2?*T2JsibV0Fljia%#TDDqQ$!%F'>%HY:1T2w&T3D7T3H(T3}'.=+#%a!!4*K3,6E!%!#$T35,!L.T3<)!C\
        +!L9&`bEF,k%!%JEEWefo!!B%]G>>J!!(+*'%:*T3xa+T3b5!%fRA~&&!W*)Vhgc($0b!)-&VJS!lnCA|b!!-N}xI%L$#@3T4>&T4Q,%Oo%$EJ!'&!F,\
        #4a!!0&xi!!DAUK)!Zjli$#@F$o,!%.AG5g,#4L$`6T5!,T5.+!%b2!pLC.^!!&!T,!'EG`+&!-a!!4*KL$`!!$!F3T5`1T5i&T6%.T5[(T68b!!+B?/\
        kbE&x$!*&!-H!>h!!$(C1?1d&&-)!Cs&>cJM@MS,!%o)!Cc+!@s&A#rS#4'>Lrl'>LrI!%gh+T6Rbs$!FT$6bTF^)gLAE<&T6n7!',!%a*!OS!%aV@Pg\
        !!4NYa$!%/!%b!)jI)G3T7;7!%*'lo!!aEAs8!!2?Tu$!*3&P&!-.0|*%7+&r9T7`i$@RQD!-%#gF-~!!<!3I%m!!%%I-*v$B}y,%O(>Wr*+0+%7m$!*\
        J'l-!%$#@7IL!(>q|*T8Jc4&3G!Z%!%F#!%.R$!%(OWw/A%x:!>haGDl|$T8{&T9;/T9Ab,+%H)V+T93d!!%!%*%7q%ABgB!^!!$!*I!L$$KG!3JDrTb\
        2#KJ!%!!CMj!!!4T;G-T<A2T=m$T>@6T>`3T>e1T>y&T>~,T?+.T?k)TA&(TAD0TBM=TBr'TBz*TC5+TE)/TFC80l9TH%5THD:@Hpb-#d.(])T;B'%m*\
        ?}|o!!1T;)7+|.!T'H9@*T;09T;;q$!^,&lF@SGe3!%M#T&#{ha%!^E!%%#gFA4D!!F*24T;j$T;q&T<(,!'(>>2*T<9/T<>b,!mY!p$)vD>H~!!*T;|\
        dIE(=(!0mcB@`I+T<5f!!&!3H!IMMOr!%F!0H.t!!-T<`$T<g1T<k7T<}(,u'AOPbkR&x$O#}M!8N@M2$T<ubkRC^r!!,#!H$N!!-T=B$T=I6T=S&T=Z\
        '2I*T=c9T=fbRB,F1E:hE!C6?XD'(iI+%&%xFNYZf$$*QA-KJ%7a$!^J!F!!3T>/1+K&!0)%O(T>3'T>:a)@hgF!%aE!8,!dLT/FcpM>yR!!)T>Mq,#4\
        M#~hpaf!!&#xe3?s5H@2FaKBe=$1_/T>sb&!sI!v$+%D*DrN>t3!!,!agIM:n%%u6!%,T?F(T?b5T?fa!!mibS#4!!4%:&!-(T?]ad!!qibP'V!!V!LP\
        >Q|mFHt=!K4Ais$T@q.T@y)TA!0#p/)pb)T@2c-!%G!'!!%!F$?`(&T@U(T@^*T@f+T@l5!6j$!%O!'!!%$jH!Q!!6&cV!%-#dO!>cKBC+!!(!%E!m%-\
        XB!FaS&B!!%,Y$TA@+>[(o(!%a%@R7J@TAFN^a2!%&NUG7TAo.TAw*TB.+TB6s!I$!*&!-5!6h(#7E'P!!$#ND!'!!$L=Y6?nu&B_7.&$S!6+#paVKg:\
        !!%#E$!*&!-,#Qgh%@B-F#~1!@&$xa!!4+<.*A'!%9TBjobGP6~b,@dIS!%la6(}I!y=@0I*TC/c0?i-oM@>YjnCI}k$TCc&TDG.TDd*TDi+TDu9+Eb!\
        !,P$K'TC]jBBpb&!mS!6!!%$g6$91+k,TD1.TD8)TD?($<+!y9#aq%#gl2!%H#di$!%D&Jb,#4E!@4AisXA^-2#j,$<)TD[+!3jdlK@4V!!$$*W&`bEB\
        4J!#42W$BCuD,r%%u$!*'?b;e-#(V!%!!-!%$TEZ3%@1TE`&TEj,TEr(TEu+TE~/TF8b!!'Bh>+(1V2l!!G%V!!7!mgKAoF6H6@HC/2@dW'!%pdbV*>&\
        !-9TF4a'Canf)!CH(=aD/*fo%!%&#:G!C4#!$!%,TG'.QHH)TG2*TG[+TGm;!>p$@R{n!!%#E-*a$)s,@Rx)M1~'Ok?neMEmP%#{a%@R7I!yo!!%LAp1\
        A:]&!-)!C*+c+A)I/#79(@a2!W,Gb7E!%!#$!*&!-*C^rhCLAp!!&TG~a!!'!%kCA=BGG,X!!4,o2TH=$BOq&!-,&lbG@R{&!WSE#a!!-!'*THWbi!!&\
        &-I!@h$1{FBs=!!%>jw-TJ@2TJL$E056TK#3TK21!*&TKU,TKY.TKc)TLq0TMQ'TN!*TN++TNsq!!%,]2'x$TIv&TJ),!'(!*'%{/!85!6q&A]#,!'ad\
        !!&@.'fBF<`!!6>+e,K^*)!8F$<%+n2%c)TJ:j$1MF!0!!H@xn+!vt!!*%:M!8%>OH2TJj$!W&)S(@vb'!35!%qB?)z!!&!W,!'ad!!6$901hH>vO!!s\
        !!$!%&?L+J!'!!%(R4!@3TKF/@<}aJ2Wa,2W'!%o&?19G!CGGR0&!-a!!E*h!!4TL-$TL3&TL:.TLC(TLL0TL_'H9@bf&%=HT@f%!%J'l)>][Y!>fb)@\
        hgI*%%#E$!*S!61$K/TLZd!!LC$yETLT!!,#=/!8aighcihH/{!!-#d2TM>$!%3!%)TMJ(.[++W/#79$Q5!Ib4FXwW$Q,!'(AdegIF_+$B>ND$x&TMa+\
        TMla$!%E!;%#Kj($<bN$K/TMzcicejbEA+tdB@;o%D'ycIQHH-B6L$!%7At0*TNP+TN[n!#2)7$!*&!-,(fL)D$Hc@&%=M@>Y!!4Kg:,'Vc)1>j!!%!g\
        D@+7!!1TO.&FAQ,TOAb!!4@MXK&V!!6%0,%,a)%cdseEDs7%%uB@|NbfP%=%$j2F]A$IlL0QU4/TOgfjOD{{tSOP#4TpS-Tp_2!%$U+B6UD'3UD11UD=\
        &UYN<Uj[7Ujb,Unt.Uv()UyV(U~M0V1)=VGE'VIe*VIx+VJ//Vo$8W.a9W/45W4{:W=2b!!4TR(-TS&2TT`$#(6TUJ3TV21TVq&TW-<@Lg7TWx,TXB.T\
        ^m)T`X(!s0Td}=TfC'TfL*Tj*+Tje/TlN8Tn'9To/;To^5Tp3:TpOb,!'.Gp<dcG#W4TRP$TRc&TRn,!'(TRz')1b!!1,%,!%()d+!IS!Ibh!!%Ep'1!\
        %&FsxM!Q,M3#d!!hF.b-$gf!!%!%B&Bh!!%#EB+9!!-TSL$TSr1TS|7TT(,+]='G'TT8b<TSHpbW')%#{(!%/FAQnbd%#T(TSk/!Qc2!'G,}.D{?H!'/\
        !*doeIA,&$((g!#B!0!!4%@-Bnz6?nuD!-$+H&TTI/%fbkaGSFX,TTV*TT[sD@EzaQ@2tIDJ9%!;$!%1N|x&&-,?dC)!C(TUBo%!Q$)s1$g/TU?ia!!-\
        Bnz'(iq%GiN&$BF%~K'PkbgeKM~f$TU^6TV#'TV.b=!|E,N!!4LgB3?ny1A9>7TU{)!C+!@jEA~&aaN#4,14d%EciF!0bG0F!!$TVQ1TVW&TV](!%/L7\
        gb!!-@,+L)D!!RAQDbJGl<)T3yhhb!!dc%!%&#1M!8$!F&*5/TW'b'%=mIAO&bde@dX2!33?3H.D}M)TWf0!Ti!!-Bnz6B]c&!-.*A(!*0TWaqeb'/LI\
        !%iCKkq6Eidh!!1#a,%YmCFIk$!%1TX6&!%7/0+TX>b&!%dhVNPNb,!pE@]hD@I;$TY[&TZ-7!%,TZ{.T[((T[O0T[d*T]*+T]7/T]v8T^-9$35%@:@1\
        *b4(w-@,+2TYG6',1!%&!%,!%.TYO'!@+!%b1!%.!%I!%!!$!%D!0&!%bfo$!*E*m!!.!%*TYod%+-)!mF(!3DL+,Mcu.AB,0Lh-'(T9.CjJIq^%!0$T\
        ZR.!%)TZZ*TZj8TZr;!>j%$r(F]ySA/]f-*8I?g#%!%$!%3!L&#:F0e4A<FOJ{_b!!'!@I(1$!;5!%eW&~&!%(T[;9#ab-!|pMKh]!!f!!4'D&)aaii%\
        +iF$0,!%.DGi(!0f!!c-!3U!3!!%(Rc2#j3T[z)T]!jO@y7ieH$03FtuYON%%!%($<c6!@J$<!!%!g-T]Z$!*&T]_0T]f*T]m9T]pq(&iM%xBB][)SH2\
        E!'%!0B?)0O*A%$NF(:4KDV7#.h$#@bh&!IFBh=$T^T&T^^(T^hb3%`+!voed!!$!T&!Tb!!-&VG!%!!,B4JE!%%!%f&'AF0S!2E!%!!4T_Z$T_i1@}M\
        &T_q)$u(T`&0T`=*T`I/T`Rb'T_@f!!C$<!!%B$P-$d7$d*A6^c%!%+!TM!Q%#@'!'l->BQE!%!!7#KG!C!!%!%$!F*#W+!'wP%F%$j,#%*!38$3rao!\
        !$!%D$$%!01,H,'VH!I%$K(!0M!-$!FE0I-Ta92Tab$!W6Tc>3TcE1Tc{&Td!)TdB*TdK+TdU8Tdt5Tdyb!!%!%h%24FO#l+TaDn$))F!%/TaZc6*..Q\
        1V(!0h/#{S!6%#NL?]}!!4Tb?$Tbd6A=+3Tbj1Tbq&!W,%4.$`0Tbx'Tc)*Tc/9Tc6b,Lf%dbKAO~$,=,OeV(TbY/Tb`b3A:j)#(E!%;!>S!%ECMzd!!\
        J#4,A>mE&G&!%F@Eo%@Epc,!'0!LI!%%!%D!F0+9IG{E((:cKFG5e&!0E!^!!$!*6L1f(IiR'Tcg/Tcmb''P5!%mB?Mb%%)D!3c6*df%%I$&~D#:BDoS\
        -BS^h&/O(Td=5!6b+!vdc)!CM2{dDB<y/#7rbHL4W7AUWauD?dC$!'&@Mj(Tdnb!!i%$r/!QW#a,0PH!>cIAmICA[h!!&TeC,#4(TeQ0Tej'Te|*Tf;9\
        #an%!*B&f22@$$E'!%fPB6L23(+Tedf%%Ic6*dG!%%+nB!%$!*(.Xn(!%c'@/<H!Q%/@$&{e4!'0Tf5i$>mrD!y$!FO-U%@MkMA<!/OWvzbE1(-TgZ2T\
        i1$!'3TiR&$j)L<!(Ti[0Tib'Til*Tiq+Ti}b!!4$d-#W6?oy3T.21!%)!%0!'*TgH+TgO9TgV:#WyB>VQ(%LVAece3!3V!%bU/~%$-$A>^e4>Ry2Th=\
        &O.A,ThH.ThL0ThS'Thd*Thjj$C0E1??Frghc2AD`$'2H!>cf%!%$!%D!TB>`$%BJ3B#H,A8:+-[n&)pbQ>&$nbL>if&!s(Ti!0IZ_+Ti*jrN?Rpk%B5\
        SB!%$>`$S#!!!%!%&TiB(E]}aQ%]*!>/!8f%!%$!%D%=$#ubgHPp,)!ZS!T$>[}bfDK)mbKH~Q!+$A>^bmbE3('!'ed!!D1S7Tj@=TjK*TjOn!#%#gDL\
        Ucbh(!IjnaW!TMAe#!#$Tjb&!-b4!@sE@&#G2W!!-Tk7$Tk>&TkH(>eL',-*?2U/Tl!5Tl>bf!!3!%&&-F>2|n$!FL!m$!0,?E-H!O%!g$>Id'Tki*Tk\
        pf!!$>aV,Kmd0(LW#a$!%DFWss&E8_bjh&!IFGU(d%>TA2$Q$BWXf!!%+yc%!%&)aH!Q'TlHbpEAl'!!DF6n2#.$Tl}7!%,!%)Tm/'Tm:*Tmr+Tm{j&!\
        Wa!!4,o0Kj+E!%d7Tm+qdCNLOE?]m%!%2T>/IA=g$!F(TmP/Bdq5!6c%$jH?W$.>?,*Tmnm+Tmieo!!%!%FHp?adS*WM>}^%#EglEBNxa!!&!-E!s$Tn\
        J&TnR(Tn^8!@b)TnD'@=dpBA^A)1(I!%!!,.'E!%)CMz(?h6I$3'Tnp/Tn{5To*fbE>ek!!&$x,%,S!6d!!&!-,%,S!6!!C$'!!%!02JCZ6A=+1CT-.T\
        oX0&P+TRk9(}5!Lq&$BM#~!!D$B!#1-.&Tot(Tp)a!!peIFJ8->ek*!;+>USsdbQTed)(imneG>Bg!!2!3$RG%&!-(TpHbG?qI)/0E>XyaE.=!!%!%$!\
        %W!%!!2!%$TuN1Tv6&T}n,U!.)!;(U!t0!m'U&6*#./U)L5U*~b2!%6Tqp3!%,Tqv.TrY)Tru0TsO'Ts{+Tu%/@XX8TuIq!!4$Hc-%7$']e*!3M!8seJ\
        Ct.2!%$Tr8&$x,TrA0TrSb4&33!''!%W/i!!)M8;E!%&!I5TrPem!!DGp;W/i!!BB>N!!0Trjk$!*efSS3.!!$!*&!%F!%!!)&'*!v+TsCo$P?J&Ts;b\
        i!!&/O.I40F$o/!QfbV)P&!W,#4)!CS!61Tsc/Tsva!!p(@X!E.-&KkSe-MVH0>AEgaNBmDiCA|s!!4HWh-/Y2TtZ$Tt_6Ttl&Ttt,Tt{0!%+@J;b.Tt\
        Uq!!ba%!0&)aM%ReMBSBDM1U!!-IfS.C$yE!%!V%#mN!p2#jTEc/%HysB!;!!1!'+Tu7e,'/mnC1.ad!!4@|4&!-p((LM!0afQ&o)Tum0Tv++!%i(Tud\
        cmO.70AP2pJMiT$Tu}+!%bdc(!%H!;!!'!@gnDJ-6h$!*&>]cE!'$Tvq&Twf,TyC.Tz&)TzN(T{2'T|z+T}(/T}09T}Sb6TvloafsdB.IsG?dC$Tw86T\
        w<,Tw@.TwF)TwY(!F'KN$/Tw`oMF:^J@>wsJ+!2!;J#4$#@(TwUb!9hDRCVXF;KajIMcujnXLRN-#(,H>-)Tx'0Tx-*Tx2:TxRbmbEAQ/2/*M!8maE*2\
        .Qg@h!!e*TxEddnCPCnek%>~6$!%D>2y(Txdb$'A)>R9jnS24-?x_3>=Y&!^*Ty4+Ty?m1Ty'()jaIE`75DoXd%Bu<BB[6bjjnbdeLD{?ODr<&Tyj(Ty\
        s/Ty|a&C?f.GX#*Tycm!!N(]c$!0G.0$AG4kbX$6jt!!kaD1ukqaESI[$Tz:&@xg(TzE/#~bJLop%!*$!*paQ#E!#e*!'X%`$Tzg&Tzn(Tzxb4$6/?8&\
        mN']-N<bD+Th:$6hiCA`j(#(:T{-d-AbD7$6E!L!#X#!$F]@.T{a)T{h(T{p0T|n'!F+T|ui&T{Zb'*hHQRE%#^M%fqldQ?){qa&!0E!Z)!Li!!-T|D6\
        T|L3DL+1&G&!-.T|T'(T+T|f9(O5$Hq%!ZFE)(1AZGE?GC$@jjEAV=&RP8b)!%'!Q*$NI!'&'>aC>T#afnCGIlhDOipe$+To!!DC$zc7,`jU,`4B8R,L\
        op*P]P+T}Hk%AG6N&SwghbssaJ?<B$T}fb!!)!0d+))XAqdc+?8&X!>2!%$T~P,$<.T~[)T~`(S+h0?pJ'>VH*T~x/U!*b$T~L'?3n+?0uoemcILu!G?\
        3nf-!'h&#^F)|DFNZ2R;3+T~rj$'u&)aM!8ciJD&]g&!I/#Hed*)VI&rEHp8%.[7!%ad$?7!&BfK(U!Ib!!G>R9.&S0U!^*'S+U!goaEG!^'Gp&bE@bt\
        (*Nc-!%)-=M%f7!',U#J.U#q)U$1(U$70U$>'U$N+U%O/U%q9,`ss!!$!*&!-J+02%m,)M(U#a5U#kce)!%H'Sm%B4*afP24.#%I(qq'U$&ad!!$I+)e\
        LAP2$I+)&#1FA8#-!'B!%0@[ZI(]$!%1P!?ei%?'fD!3-@D3$U$n&U$|)#p0U%%*?dr:U%KqM+-!!4'5-$H71kE!%%(RG!Z$!*&U%9baf%!%&)aFA8#/\
        !8e!!f!!6$9&)jW&`eG+!!!-D9e$!*&!3,$d(>F]*AIQh!!c$!%H#d)O{7*%`+U&+d!!$!*3%`D!-!!$!*&!-L0|$U'.&U'm(U(N/U(kb4,*3!%)-(0U\
        &d+U&x9U'(k41+H!O!!4)@$#@&AlM0O.`nB,-jn!#$!*&$xN&f,#pG%Y%E)19U'Ta!!-R?-2!%f!!$!*&!-,$d0Q~bWD4d!!2B({&!-+)M/#7q$!TbJ>\
        -X%A%}.U(*0U(;8U(Kq41+$#@G!L!!.)g0!agnb)-uW!%!!h!!(?ne/#HWD4dB212!%6?uC,!F(#E+?b;/TuJmnlJD.S6&c.U)1)'i0U)9+U)@q!!,$d\
        q$!*c)1>E!^!!.)gN!@,!'M>;%cf$!L&Nr6S!64!32ABq,U)u.U*7)210U*<'U*F+U*Sss!!$!*J!'0U*&i!!$)vD>Aj&!0h(!*'!C*!OMBEb!!R#!!!\
        mad!!G.@6!%8!@d&*sS!6!!-G7@&U*i+U*ua!!J?X>pad%!%$'uD#1ia!!qM>/}0U+5+U+>i,!3cednD>ibn/%ReX>APOSz|!!4U.{-U/92U1=$U1{3U\
        2p&U377N}x,U3x.U5f)U8F()^0U:w=U<P'U=&*U@k+UAI/UB;8UB>9UBw;UC-5UCr:Ou*b!!-N^06U--3U-?1CT-,U-J.U-])U-o0U-u=FNW'U-{*U.,\
        +U.Z9U.gq%!Z$!^&$'e%$'dQ>Ol(U-9'>>bbE&'(!^W!F/$Bdb.!%H!8!!%#u$!*&!-*/{SA-K!!%AB-(ExIgh$!*E!C%!^K!',)GF(:(A%}jn!#$!*J\
        (f-@0D&U.B)&r(U.In$$BF#H->d.P!'f!!$!*&!-b4B|NJ!%!!4Kg:&!-I#!$&M(A4Db,!F'!^+!LS!%!!$!%(FJ6/!Qbgh(U/6cC>|.N(I!!$U/e1Mx\
        p7$6,RZK(U/q0$3'U00+U0a/U0}b,!'G!;2#='E+vgH>+34?&<+?^>f%!Fo!!%#N$!*.!jF@Pha-!@h!!$$T&U0W(!*b&#H*!'d5U0RcCC|:!$H&?)!%\
        (!0V&u!!&U0y(!*'%)bd5!6c%/fH!;FRm/)U1.'U16ibEBC+ocpdbV1r$Cs1D#:$U1Z3!'&U1b)!3/U1ib,!d)!%I?Z$)Q*fE!%.?j]I!v,?~W.!%j$$\
        Th&!IE!C!!3!L&!-7%m,$d.U2a0DMB'U2g*+0+U2mo4&M$!*&$x,#4.!T0(L*+c+-hjb7!'H!',%YH!O!!HMHiO#=%!F.?j])@Pg(>IU/!'9$Qdapbh$\
        !%&>+4F!*-/r2$6)!'*U3`/'M:U3opf&U3UaM)ved!!%#ES!6k!!e3BK],&]H>t6$$T&!-M#H-U4X$U4]6U52<Hqp7U5?,U5E.!3*GE5+?8&8U5X:U5c\
        b3U4S'!%jO>2;cGO#|dC2F)U4t//ujh&>.L.$`(!*WAIU%G>}$!%(U5.c-Lq(0QmIM!QJJuo!>&*D,%,gCAzR&,hM#7!!$!*&!-e6&c+@0DM!;$@|Nb!\
        !Q!'G,:4DEV$M7o&U6.(H$(0U88b0?DH'1e*@%(fI@%s!!4U6i-U6m2U7,$J'b6U7@3@/S)U7M(U7c0U7j=E>p+U7v8Ev4blheL>V?dB.k$S?:(U6zcE\
        ?LY,!I.!3f2Ov<HK-;$U79&U7=bE>d.HB8RC0e,U7IcGMZ!MH!T(U7]bd!!&QpLS!6,!'L!3,'/IM:)%FUCde!!TQ+h$!%&$$(!sd(U85b&/*f-!'gmC\
        GBZN/x%@F6*RP9chBG;n!!2U8p$U9!1(7&U9C)U9M(U9g*U9p+U:Sbh$!%F,0%#.$1~&!-*!OM#7!!-@-v3U95*U9<sBAB&b!!JQCaj$$EO%),$?(?Cb\
        I#.$U9^&!;b!!jnBM_`+!;fnM>r-d!#%!%D%L$>b+&U:*(N6n/U:GbhcFC~`4(w)!Zh(0ec8Cu+:U:>g%!g$$TD!-($obi&>AyG!C!T&U:d'!@a!dYG#\
        m$>M`)$6kafh!!biDJw.!!1U;O&U;U0U;`*'S+U;d/U<Gb,!%db4&3h$&~(!*'GKac(>+5H((bdP?yl%!%&#1F?E-MP)7!!%!g&U<&(U<./U<5a-*Q.?\
        C,)-OI0>-JhiJ@cCqbgD?-!.?]}bp&#ua)Ld3HJ;6i+*>jO?)1l&!0(U<xa)U<k*U<qi!!%(RJ!3%-1K'Vh$!*E#+51(cb!!PHFN4?g#2?0u$U=w6U>3\
        3U>;&U>D<U?.7!p.U?1(U?<0U?M'U?W+U?u/2{8U?~:%Vb3J}P&!F;!>m$!%ONW3'!%f%#{$$*3P7P&#:(!3ocN$?!!2(!O#aa!!%#uE!%%Cn0$U>o6!\
        %3@7Z)>:z(U>u0U?$j(M<(/?S1haEGAM.!3H)V,!3/)mjekB3+n!!&CQ1M!8B+]ef!!c*!LX&o,&]*!39!%h&!sF?7g%NRqafI>g3b!!*P!A+U?mf&)a\
        (!%M!8&?3HMS#s'I(+lJ@dL$#@&U@3(U@Yb,!%G!;$.:,$?)!Z+U@Sj&!-a!!%-I4'D.$`W.C(!*M#{!!*U@gkajO>h=SFTK4>_r$3!(LwW=UA/*D^:+\
        #Qbk$!%(&6M!Qlc0UA>jafhaGA#Zaobic%$jI!@!!%@2&4%:1!%,#Z*UAp+UAw/UB5e6&c)!%ND[s->d)W-+!!&!-,UB+a$!%E@;o$>Lg&!-F!*4%)N!\
        %E%F$UBM&UBsbghFU/6'UB_f!!$!**.wIGti$!W&G~7)!%*!Ob,#:G#mJB>G%F1S&!-*!Oa'>=?iJ$6!#-UCK&UCO,%,0UCU+UC]/?y-bQP5cbN+s)!C\
        H((,A6sF!;!!%#u$>aV&BwD(!0lNB)[1!T.@M[jnaii$']F!|%&iedwCE3X!!.!FdbsTI75$UJ26!%&UN*,UQ{.UR3)URL(URT'UVw+UX</UXC9!35UY\
        Cb4UE[-UEe2UEm6!;3UF@1UFM&UF^7UFd,UG2.UGF)UGy0UHF'UH^*@9t+UIY8UI^9UIs5UJ*bR!T4%Yl!!F)dt!!iBA<@!!2&l$!%6E)4&$x(UF-q$,\
        =,*ZM%xv!!$!*3>EH&$xqeYAZg!!4+<p&!WrL)G!!$&M)!%b2*!NEh?7#KI!T&$x(!>*UG/+M_Ya!!2'x(%@'!%/#7gmabd$,%D!TN.F$!%9$3i/!%e)\
        !%+!%W&~!!4@g?$UGj&?*4.@%c0@O_'&l/!8b)(WH#d!!,%,s/@MSbK>-k!!3UH67Hc[)MW9+UH=or!$QG`+!!nbD#p/!-r!$I'x&UHW,%Oa!!,HHjE!\
        %)!ZE!m2!%&UI,7UI4(!00UI>a!!1LYt(UI)'!%9(njECRqW21!!%03G!Z!!g7!pMA<!!!&!')!C*UIT5!6a)(]E!%nFHECI@p2$#@(#%/UIoc%!0G!Z\
        FL@P!!,!%.!%9%)f!!$!'S!6!!7#KI!T4UK52AC{$UK?6@Jn3UL)&UL-7$6,UL?.UM+)UM40UMA'UMK+@/W8UM{5UN'b!!6>$m+UK)d!!$!*&!-W@lJ6\
        $9n!!$!aD!-$#Wb)!ZI!%)(i*-r+UK~m!&->3%2.h6A9>&*D.!T'.n*UKn9@B,nBB7v7!pn%ABgab2!%E#4!!&!-E&lB@2dt!!%!%2(!n!!%!%P(!4#g\
        6UL[,ULa+UM#8!Lo(!0')yM#~!>T)^!!%A0L4+<$D1Q&!-5!%s,14c'!'HA>fad!!RKg:!!%!%FTwU51ebf&@LpoF*!%$'nadPDW.%-(2!%&UMn,&l.!\
        T0!3'UMt9#aqa'!;I!%2!TT&c&?mXS!6%!;jnBMPHU#K4UNl$UNu6UNy3UO(&UO-7UO7,UO>.UO[)UOb0UP='UPn*-r+UQG8UQjb!!1!%I>{d%#KqeJ?\
        y{J@Dph!!$!*&$xJ%,aJAm3*!Qh%*2B!%(P)7H)1(#Ki!!%@<}&!-5UOUaiCABvgnCB,G!!L@%c!!%!%4%V$#@3UP.&$x,H/K)Dkc0UP4+UP:o&!ZS!6\
        ,'VF!0%!^J0|F1Y!!,AB).>K}(UI)0&'*%79UPa5$Hq($HMACy%#g(-~d$#~D18%))$#@7-_,%O'#4h!!2@N[6@g-&!-,Tv'.*A+&r9UQBgiBU6jbDJA\
        5!!$!%1%j,+v9(Oh$!*&UQcbn@dZ.AF^G!Z!!$2:b!!1!%&&-E'P&UR/(Tysa.GX#NDYgLTyo%J$E(URF/#~a%!*QTzA!#F?J)e(#(EDgz%MaK2US<$U\
        S@6USj3USo<#.)!3(USw0UT/'UT[*UUX+UUs/UU{8UV$9UV=jt!!$!*J%OPD,h!!6)^1-.,.-.B)9*USc+?c@q&A>R,%:F&i1#ZIA)hbd@d[&!%lGB2K\
        6*T7!%*!Oh!!$!*&!-F%@!!%Ou76@g-71k,UTM0&'9UTRnbd@d]csI-_%C_vcfP*Z&!-+UToa!!%!%4*KJ#Z!!%#E4D8r$GdB6'|3,61UUK&!3,+v)!C\
        *UUQ9?fuj%*2(JEI/!;nbG@n&%%uF,E&M=LI)M+UUlnef&,%a!!%!0B!%bteVEaD!!$!%Q.n,+TI%ma!!'!%i!!4'5$!*6?nu1%jJ!L!!4,o-+B2'x$M\
        9c3DL+&$x.AB,0UVl'(T*UVs+-hylLTU}&>WVJ.-ICRq$UW/&UWH(UX#/UX/bNQz72>U{9UW<uBE(/!!2!W&*DLGtM$CUI6!;7!'.UWd)UWm8UWyiJN9\
        pm!!$!*T$9$#@t!!%#ED!-a,!aH!O0J/6/!^uB>rX3!%q!!4Bf~J#Q&T})M#7%!%-#(6UXd..=)UXu*@z,+UX~o2!LE!3+#.si&!-a!!4'5E!%)#4*!O\
        I%m2'x(%@+UY1a!!S!'&!-,UY=aED[ma!!K&l!$,&l)!CH$N!!4UZv-U[32U[k$U^J6U^h3U^m1U`L7U`Q,U`a.UcH)Ue-(Ug^0Ugh=Uh+'Uh1*Uhm+U\
        iP/!Q8Uj+9!T;Uj8:UjKb.UZm)!%i!!&UZd(G7UboBC:#%!%2#jH!>!!%!-B?}A!!&U[,,#45!Fa,+`E)P,?A+G!'-QCG&U[C7U[GnM!TJ>gg!!$U[c,\
        U[g)!C'(Tq$!^b3!%S!%GCyVBHIF2U])$U]/&!-,#=)%O(!0b!!JFR@nbED>n!!%-~-$37,:,U]X'U]`*U]v+@Xt9U^>q%!*($HM,Ec32.G!'&BfKe42\
        T--U*!|m$&JOQnD1*Z,+k.$`0U^3+U^79A=:bPF.ZJGl*$#7E?tJ&?1ebi7!%J!%.U^d)%]'$K*%L8'lp$!%sEOh'B>V)!!I-_$#K&#u.U_@)U_S/$'5\
        !0n!!h!!$+H&!-,%,'F24gaa&!-E!%%!%/%ue2!Ico$(cFCh8!!4'5$1_&U`((U`=01hb3!'+Ky!i!!$!*,&'.!Tc)!Z*&9X&9)!Z(U`9sc-DJeB?YNd\
        @d^d!!%>4[5!6cG>4ZbHJYi%!%1(W7>gHeEB#s%#E$Ua<1UaL&UaP7Uaj,Ub)(Ub70?k:+A%P/Ub<8UbG5UcEo!!afbT${*!d;!>f-%`$!%M!8FG=q=U\
        afj%0>&#{,!'e)$~H'SMMIZ!!3,6&!W9Ua|gjEBQX$&Me(!^E!Q!!&!Wb4@bFQ>i^!!Y)Gd/!8c%!0P)X$UbV&Uc>b!)G>>J;!>d!!6B]c0C#q'(L*Uc\
        #++k8#Z9Uc3q%#~$,=M%x&#{.1J0%4+>>eW*v%FNS$&MF@x}%!%K?]]R#x$Ucz&Ud#.Ud1)$6(UdA0UdN*!>/Udq8@+Nb!!,!%:#ZdeMB)P)!IF!0%!0\
        i%3%$!%D?]$(>H~0B|Na)?&@E$Z(AP,f!!&))S!6$A=h*!Ii&Udha!!)!C+!Ix@d_-$?6*.H!Qi-*a&?nN+Ue(b->}yI*%bGD*B!!4&f-Uet2Uf#$Uf(\
        6%03Uf41Ufz&Ug!7Ug*,%,)Ug9(Ug@/UgOb&!%)R2J+$Kmcg!#L!%$3%,?nicNP3H!!O#.!!-*>=U[@W!%$#@1UfW&!-,Uf_*Ufm/Ufrb,.@)!%medB,\
        %!!bJ?dra!!)!C*A&kI?Y3!%F!-i%?CbI#%bJL%s+%{gIJ{P!!$!*1&xc%!-G!Z$!*DK]:,&]'>Xym$!*D>3=(Hlcg!#&EIKF&6)!%l%!0Y!>!!0!L/U\
        g~nef!!%N4oFRDefjli%!%D!^laD>Ox!!-!%2$3$UhW&Uha,Eid(Uhj'*!/#7bj1!>M,!!!f!!DBmT%$0*!>M!8K,u!#%!F$!%1&07!p(!0+Ui65UiDg\
        &!W(!m/!%S!6'>kwad!!1#aH&?0-odc2#jGAP{%#@-(!$!%7!3*Uiy+Ui~/'&9+Ee+UiumOFeqEB~Y!%C!-%#@$!*DR%~b!!&$-)!%N>OI!#$!**.w+G\
        tim%#~B$E&!-:#!a!!%B|ME!%baJ@/W$UkO&Ul*(Ume/Umm5Un:b)Uk7+Uk=9!%p!!&!;9$Qad%#(E?lp2!3U!%!!&!-a!!'!%qebE@Dp%!;$!;3!%&!\
        0,Dwe0Ukq+Ukz9Fo8oCU^/!!6)^I>]bjn!#4)@$!*D!W!d`%FS,4A=7$!*6Ulf&CT7,Ulj.Ulx)Um#0UmC'UmK+UmX8Umbo!!2!LN!TTAZ,i!!6%05!6\
        aI?8)!!.&'N!a!!-(n1%j7!%)Um9s,,SM!F$H2w&!WS!6!!<%:N!L,!%.L:m'#QI!%!!h&*DJ!'V!@m<!'JPC(%!%)Un1i7-_,Un'o!!lQC&z!!-,-oM\
        Un#t!!4/`W&`!$4,x-,-2>uL$!%1)@'Qu0*Une9Unli&U]Yb4!%E#(%${KM*3%D[6EHtj!!$Upx&Ur/(Us`/Uu.5!Wb4!%3Uoq&!07#=,(!.Uow)Uo|0\
        Up/*Up;+UpB/UpQ8Upb9!%5-_jt!!&!-)!Ca))#E!%!!OU&u!!L!L2A=g+!%p!!&!WM)g!!0!Lg1%4I,:1>~)U!%!!$#@&!-hadG@h+pnhad!!$!*1&G\
        D!-!!&$$(Ao]a!!1LYt'(iS!%!!2Uq=$UqJ&Uqp)Uqt/Uq~9!%:Ur+bXAai!!2&'pa!!OCLO7!W+!%8!'m!!$!*&$x,%,(+*5At6v$$3bJJR%pO),oad\
        &@.'G!Chn!!12*D!-H@PY2UrV3Ur`.Urd)Urp0Us'+UsQ8UsWj$#@&!-UA?Ia!!'!%W$QO>G5$!%&!W.!LG!C7G#rp!!4%:$!*&!-HFN*!!-IE/7AU5(\
        +**UsI9$Qm%#Ead!!&!WW(}h&#~EA;|!!OEt%$!*eV@2c4Ut1-#x$!%3Ut7(#70UtC*@z,+UtS/UtY8Utb9UtwbG?(Q!!RA=g!!3!Lbf!!B1D!!$!%0%\
        Yg$?XEO)M!!OE05-@D3pO$Z%Dx5af!!$!%,%Yc%$jZ!3-C^)2'x&!-)!C0?tJW(@4!%2#E&Uu_.Uui'Uuw*#d+Uv!p!!61G3UuUbR&M%$'$!*D*Dja!!\
        3&$W$Q!!4A=g0!%pMBwD!!0)#E!@!!ICJ?!!$Uw%&Uw;(Ux-*Uy:/Uy=5UyQb-@E3'Uvl*R?-+Uv~i+$ui!!$#g1LYt.>s4)!CN,x.+Wh!!%!%$)s&!-\
        G!CIA)g%!*3&Y+-+9!%i,$Zh!!B)v,UwU'Uwr+Uwxop&!0a!!)!%F!0$Uwg&!-(!%b-'rY!>!!2!I'!%S!%-#dU#p%!s$!an!!5!6adBU^d-CUI7UxO,\
        Uxd(Uxo'Uy0+Uy6/AB&p!!Q%Y&$xa!!1&G'!%g-UaxI%:2!L$C&%JJ2.-@aghn!!$!*12*&!')!C5!6q%,hF#HpbgR*vOA=gQ!;2#E+UyLp3E(UG!C!!\
        I%YdGB<#!!$Uzu&U{=(U|10!%/U~-5+Tb-@dI3!%&Uz57Uz<0Uz]'Uzo+DZVs6#!M!%i!!TH#ha!!6A=+1%j''`9A02q$,=,FXsc'!^I!'!!,#Z0P^]*\
        FN*oE@d#$#@J!%$U{(,U{9b2!%UHg6'#pw&!-a!!'!%WB#lJ?O<2!L6U{`3.00U{l+U{{8U|$jt!!ad!!gG'P+!Ls!!$!*J%`!!0S/+a!!6$9E!%!!K@\
        D3ai!!$!*&!-J!L$#(3U|U(U|X'U|q+!%/!;9U}!q!!q$#ND>{kQ#42!%7#p++W:!'m!!$!*&!WS!6$#@&!-+%mtBF:s!!-,-2U}Z6U}c.U}m0U}w*U~\
        #q$DL%&$',U}R(UkJb,!FG#(&Rm^FAZPd&?GDF#7%$B&>cJJ)y%@^_eqD@g?ie/ABvW!%1Aqh+(@M&P4!%3U~Ass!!4,x$!*J%`!!)!Cp$#NJ'l!!4V!\
        q-V#)2V$%6V$P3V$w1AFL&V$z<V%)7A]},V%2.V(q)V*H(V+B0V+Y'V,7+V-U/V-n8V0T9V0b5V0yb7R6k'$Z8!'m!!6$9&!W'&l*V!j9B#lq$,=F&i+\
        %VMA&Q!!4#4$E$?d%+yc$#:[ASH%#E-!L7V#y,!'c$#:)V#c(V#ib4>^gi!!c+*8:U:>g%!g$$T&!-.!%I!%&!TM!84SJ-,S%N.>:oN>WO!!a+!%S!'!\
        !4A:Y2!@&#x(V$@b!!ic*!;I*87$gk!!5!6c*!;I!'%!%6&P&!3h4A=$$GdB1Ai]&!')!C5!6v%#HF(LQ%Y''Pi!!&!-M#H%!%elEA=n!#2V&+$V&@6V\
        &{&V'.,V(2.?18(V(6'V(A*?oC/V(E8V(L:V(hb->td'V%~f!!%$r2$K(>@aM!Qc*#+/2hX#+$Hexcad!!6$9&!-*&?S!6!!%!%-',2&f.V&_)V&g/!8\
        c2#jdF+yf$$*D>B6&#1+!%e30|&!^0$0HR;k%!%a'BCzp$!%QBDK2V'X,V'w)>[(0V'}*!>+V(#jch%!g*!O/#{e'*hM)m!!&V'l)!C/%Rb3!mE$?+!@\
        s&B0wS#4ezMFn<H',(!0/Ld-b&#HED,hBRG%!J&#^.!IG!%BSnf4>^gI-4$V(^&!-b4&3+-4S!%)>.A'!%H!OnafchHGE5!!4V)a$V)m&!y.V*))V*/'\
        0Ib!3$L9B)!%+V)?iDA[V$V)M(V)TbaHA+D'!dH>>,*HC>h'>KTS*|$E$?da)!CE!m4>s`(!s*L9C9@#odg$!;blJ/ca!!J/=&V*A(@tjb.Or3fqM2ri\
        ezM?0;!!--o2FF*$!%3V*o)V+*(V+1+/ib)!;'!%I>_J!!6%010I*U-h9D4dq&$'F@SG$B|ES!63BK].&Sd%!%&#:F$o-I]D)!Lh!!&!Wn!!$!aHAd.!\
        !(V,+'V,2n!!(V+~c%!%g.!%h!!'!@cK>T@.)D)G+wE!3d!!DD&qbGI!V-V,q2V,z$V-%3V-4&A/m(3%0!g'V-;+V-F/%Rq!!%!y$?kA&!T(BacM!8ad\
        $>LHS!6c2!WG@Pg!!1%j;!>f$$*H#W1Pp,F!%$!F&!WeWF2D!!$!*c$!%)!ZI!v!!1V-h(!%+CJ?aE@%(&!8F!%!!%>eL-I]D2V.R6V.V3#K7!%,E05)\
        V.[0V.w'V/**V/J+V/^8V0Jq&#Td$.:c[ASHCKjcsJPgSo!!$!*&!-,%,.!T)!C+@XtqFA_{!!-!I6!p&!WgN>WR!!4'|-!'&!-)!C0A?^*)M9#ao&!s\
        FA`j$!%&!-,/#*!'b!!NBf?1V/l&!sb-/rG!'!!$V0$,$d0+09V0;bL?Jh%O|V5!%d!!f$!*&$-)!CW#a%$'agh!!$CFsW$H$G[gibUP<]&EX,adacpG\
        >Id!!$V0sq%!s$B,GE%j'!%I!m!!%!%4AD`LB#c$V5,6!%1V9:&V;7,V?Z(VA$'VDh/VFe5VG0b!!2V2H3V2^&!0,V2h.Uow)V2x'V3A*V4=+V4N8!p9\
        V5&5)#j&GZN7#!a!!-?GB.$`*V2B9C_us%A)hJ(f1+kM&P&G(Na!!9(Os&%x(%4M?nvnahhc!!G#.%B4*i!!b+!vfXA-E!!3#!&V387%m)!Lo%$g$&id\
        $!FD!F%$'$!FH#d!!%?/y3V3q&)a7V3x,#4.Fxi'V4-*/Y+V43a!!)!Cd!!D*5%?|UB!%!!$!*i&!-a!!4'DE!%&!-F%~%$jc)!3M!Q*B#t+FQMk!!ei\
        S?Gk!!-V4n$!%1V4r&?te+V4y/Gs>bfQGMpnK&l$!%DB6Rad!!2&lD!-,!%G#p-V5q$V727!',V7m)V86'V8O9(]b'V5bt&!-*!Oa%E-od!!0Bf?H&?!\
        !6$91%j.,SNC#q!!7AZ,+V6O/V7*c$!%6V6A.#W($ob+!vi!!&OcF)!CI!@c$?YNj!!%!gD#:$!*&V6g'V6kb+(7j,!'MA,)G@>E%!F$!%/2{e3@O&./\
        3*Ch9mneIG?si%?ZJM%f2V7L'!%jn!#&N}g,%,.B)9WD4d!!4,o$!*&$x(0e/#79V7ggU@lJ%#gB$B$>Ru,V8$+#p/V83bB>Ru!!4@Ay2'x$!*D!-G-u\
        -!L3/**!Lo$!*&!-*!OhnEBtB.V8]'#gplJO@_!!&>2c(V94b-P7Ph&!^e30,0S'_:V9)j$#!&#{S!ye%!0&!^F>?(mnDFAQ$V:)&V:p5V:{b$V9a3?M\
        b,LlPjai$!%(EfGM!8d&'r(V9nbJFR@-V9z&!^qeJ'rbdm%$r(!8M!8)V:='V:Sj(A8#c2#jM!8(V:Ic(!0HBn<2!I&!^N?D{$!%(V:g/#!cj%@MSD#:\
        --U&!^L&Sf-$N3-[YLa:'V;+pkekbGG?s)*mb$J]XNG-*2V<($V<26&c3%47V<F,V<U)V<s'V=x+V?,8!%:@J;j!!%(R-P.l&!W7!%/?:da!!.+|'!@q\
        $,=M%xad!!6-:W(},V<@pai!!aD?*4!!RAis!!a!!,#Q.@/TG$H$!%(HY^i!!$!*&/{(+*9$Qb3!'G!'!!2V=A$V=I&!W.Tyx)V=U(V=n*V=t/!8b,!%\
        j1!>D!3,IEVEBtB!!+!%i!!B>Z94V=h$D1Q&!-b4&3U!LbdUG].6&cX!3IHiX$&B&V>:(V>b+!%/?cHb-#!$!3,!%G!;+V>CiJO=>!!$+H&$-,%,lbi!\
        !+!@c*Cp=+!@X#+2Nz^3V>|./3)V?&jn$!ybaITed'@O'S$KeiC>j;!!4'|$E056,H+V?G:V?TgqaE>[($!*&!-,F-iF!I!#RV?B$V@2&V@Q(V@u/V@{\
        b+V@'5V@,gn!#4'52'x$!*D$x!!I1D!!TCUE)V@;aG@;o2Etf$(c(V@Mc+!|M%RLD{o-'V6&c+V@ff$!%h!!B2:!!+&'9(@g%%~V/72#EI'i'#EI$N-#\
        (&VAS7VAk,A*s)VB#(VBd'VC-+VDC/VDbo$!%(N4oMEfni!!$!*&!-*E(/b4#!3!'I!v%!sa!!g1?fu.$`0?2@W.C3VBE*DD++Ue(o$!'&*Hri%PW#&%\
        CeiDV)I&VBRa!!6*TE!%)!C(VB`iibT*TRPW(6!%7!%,!%'!%f!!4+|2V8K$>VMs$KKf,14M?nv$!%7!%(VCR'!T+VC}/1Vb2%{f(&ipc(?DGM%f4CVW\
        -?x_+VCo:VCumn(#Hr,,`I!'dcKG&@e%>ARD!y!!&>/h*VD0scgO#4-OeV.AB,v$$3(+cED4e!!*VDU+VD[i$>Z9D18riV>_r$!*D$x*!'I#p$VE>&VE\
        g(VFT/VF_5!Wb3VE9&!0+!%9AiR5%mjnpasMJ3T!!M')-VEW$!%bo!!$!*1%j&!-gOA0/n*VEbpaH1ehDD!N)VE|+VFHp!!3!L1Ht<I&r7F:^+#pp!!$\
        !*60r&!W+VFAq/#~e%$'U!%%${DC;G!!$!%*&rX>~)-A>u3!%M/c-.OB!%2!%.!')#(+VG'd!!3!'&(C)(]'#4I!%)/#+1DM2h!$$%I3GV|1&x&!-.0|\
        W(nl$VHj&VI'b2VGu,VGz.VH.)VH5'VHE*#d+VHQ9VH_q!!R1+!!E!I,!%(!*/!8co%!'G!C%C%YM#!oad$!*&!-.>_rH!O7!%a!!)!CI&r!!&J]X)!C\
        IVD[!!4/`7#pE'`$VH},DZVb7#p,#pLCJ?3'PXMqT4Dc62!%3ALg)VIG'VIM*#dii!!%(RD#1-#dI#p.#p'VI`+#pa!!bEB:&aJ?8)!!4Mcn&VIsbV-+\
        fCAsg!#%!%$!%0!''#.*!>W!%2!%$VR51VY[&VYb.!%(V^+0!%'Vc,/VkO5Vmdb-VKe2VKo$!F6VKv3VL&&VLl7VM1,VM;.VM{)VND0VOE'VOu*VPx+V\
        P~/VQr8VR#5VR*q!!4&',VKS'LmWci$!%DGn[&!-a!!4.')!CkCA+l7#p+!'nS2I2#!D?b;s!c0%!%$!*F$'!!61V3VLL1VLV&VL^)VLea!!1$d'!%j(\
        2WE?GCad!!4/`B!*$&fFDfT)1>E>BQb)2oI(12!W'VM%f!!%'J$!*&!-J!C!!-+B1%jWV7ga!!1AIFF%@$VMW&VM^7%m,VMp9VMvb-H-epL$u.&$G!Cf\
        !!%>q53>)$&Gi%F!%!!D>AjbE>G5$>'B6*v&%].VN70VN>q()^M!Fa,!%E#p!!BO),2VNh6*v1VO:&VO?,TA!)$u+!I:!3j$!%O!v!!4#g2'x$1~&A]#\
        (VO,0VO1*VO7bdP>v`sTALj&*|F,SI+|eNBNxgiCF1B1VOU,VOia2CQfJ!d!!ri%$r$!3&>ibeKEj2&!-a!!3.nE!%!!4'5-#d$#@6H#h3VPK7VPO,VP\
        U'!%*&?+VP`8VPn9(}o(!QM#^bX&'$#gG!C$!;c32.G!Z!!$!*&!-,!'M#7%!g$GP=D!-1!>D!8&VQI(!*/VQba!!-?GB,%Y.!j'JEn*P-mne(!^M#T-\
        $~)!%*?m.ef!!%GU($)vL0|%#N$DPe'!'*!>I!''VQ{fKAKwcUD>r%C$zB!%!!$!*.!TH&r$VSh3VTY&VTp,VU=.VUR)VUc0VVV'VWX+VY3/VY:8VY=9\
        VYJb7AAQ,VS+.VS7'!p+VSNo!!&!W5!6sCT<>!!$!*&!-hO+W!!4,o$!*6Gl*&!W*&?dF?XE&!ye0Tmk'VS`jSHyb)@+tEFJ82!%)VT/0VT5'VTJi!!$\
        !%9@8/5$Hkb7!LG!%!!R@SG!!$!*)!Cia!!<%:jnbH%`!!%BQp$!*&!-H+c(VThbfe3>J|N#%-T0KH>t6->$Ef!!$VU0.VU69$Qq(#(a-#(E!Z.!%E!%\
        %!0B@2d%!%$Qng&!8i%A6l$!*D!y!!k$!*b!3h&.eF)|2J@=3$6(VUy+E-Gj1!>D!F3VV60VV:*'S+VVKj%>VGniCF9oEM1++VVEaikCDV8adrQ+`(.$\
        /!8bNS5z!!-I+h2VW%6HgL1VW*,HZ0.I+x0VWB'VWI*VWRqEI+xbMI+t$VW;bf&!Ie.?dCI!|%!^GE(=%DF*B#@aibhcFAf9&1uF!0%NTV$VX1&VXE,#\
        4)VXM(VY*+(7j/E()e,1J'VX,qcicfF>[(bEG7%e!!0B*v+?eag-?t-NKaPi$&~DGn[!!$!%&?AJ)!C01h/VXz9VY%e+VXvjiacoekbHRgBOBka.?]}I\
        EFJnaB/*&!^,!%N!'1L$,H!IR#W&!3a!!2)DGE(=!!&!-0!Tbd2Ml_I!%!!B@qM4>}T$VZg6VZl3VZy,V[,.V[j)V[v0V]C'V]Z+V]m:V]zj7VZB+VZb\
        n%EhOB'M!!4'|$!*&!W0!p+(f/#79&`ia4%:E!%eNN?YpJ@2c,'Vs!!$GdBG!Ckb!9hc-!%*BC2X&94Ea',V[D+V[b9+Ea!!hhe@da!!$V[[&!-)!C'(\
        Tq&>W2F,Ehhe@db!!4*KF!0*!Ili%D)sM%R$!%7V]/+#pp!!$!*&$xE$Q!!4*K$!*1-.&!W0%4W&`0C_Q/V]Sa!!fPQGii%(FB!%!!7!%,#4d$!*&!-M\
        #7jn!#$)v&!-W(}&#1e,?cMghaP!v%!;4!%2V_r$#73DLf&V_v7V`%,V`;.V`E)V`d(VaR0Vad'Vb'+Vb`/Vbg8Vbn9Vbyj7V^wnCK9Y!!%#{4Q;Q-$3\
        $!*6$9&V_Q<V_`.!T0V_d'(T+V_k5$Hne'!0i2&'L!%*!;f3!%a*!8I0>FI;m&@g?F!;(!0bU'VQAaij!!&$-ncFE|s(L7+a!!'!%*!dnei2!%B!%$!%\
        &HI/F!00#pb!3+V`Yjn!!%1%B!*$!%&%CFAX$&!-a!!6Va01Va9.Va='Va@9VaEj1%F/@kOd$$*F#7%#m&%xJ!@BA4hC.*!!F%4(N#Xb'?}BiJ-_3!'0\
        #pi!!&!'mDDjc!!-&l3,-,(f(+*9Ae#m%F1S$!*&!-J!'$Vb=7DP+.+W5VbSb3!'Y!>!!6@g-1&G71k5!%d&!3F(!!$4)@,#ZI?XDcftb@dc0!%IG]Ta\
        !!'!%mcN'l$!%&!-*!Ob3!'W$Q$Vf9&VhK(Vis/Vjt5VkGb-Vc~2Vd$6%`3Vd7&Vd:7!')Vdl0Ve'*Ve<+VeI/$*8Vf#9Vf'5#pq(*QcH.$O%O!!2#!&\
        Vd2bV@pouCIIsQ1+)%m+Vdfpnh!!%DmG6Vd]<Vdb)!Ca2#EG(]eE@;jCQu1!!ZVdb2!%p$Cs1/C~Gi&!-a1A9>E!%!!%>3x1CP!,!Cm%@a#B!**@1*q$\
        >$SF@1+%Amm&Vei(Vep/Vexap5!6c%!0-):H!;6*.Q>J|->GWH@#n.?]}HC[PDB#r!!6-:.!T9(@q$,=F$H$Vfy&Vg,7N?Y,Vg/)Vg40VgA*Vh8+Vh>/\
        BR%9)#b7#pk!!4&M$!*&!-i$!;cG&o0!%h!!-$3,(fWC_uH$dchX-=/I&vphn!!BGdB!!$$K+VgTgc->OwE?,{e4C[F2Vh!7F~!,G4|.Vh'0N?Y*Vh0+\
        Vh4j%>VGFEj3eEDqQrj$B5SD!0eJ#WO?)?g!#F!*jn!#%'J$!*D$x-Vhs2Vi(6!'3%&7Vi8)ViJ0Vi`80l;!>b!)IECF+Vi!ti%%uB!%)!CM#H(!*/1V\
        a!!)>MaE!%&GF,a!!(%@'!%qEIE+2F]Ap!!5Vi]a)2oE!%R+<!!$#@&!-,#40&'hBVTF1?.57'l,>-X.Vj:)VjD0Vjdq$!%(G)QcJM8;4(qb!3IMN%+V\
        j[p4,x1A9>.!T'(TrJ>[|c%>}TM!Q!!n$!%b'-=fhOJY(2$63Vd7.Vk1+Vk9jhld%CO(B!%!!%(RN#Q!!nce!!.LQIG%&.!IjOEci%(:-Vl/2Vl66VlL\
        ,VlP.VlT)Vlt0Vm&'Vm7+VmV5Vm_q!!q&!W,!'(H;NS!6-?fYU!%!!4)@1CT-&S.O5Fo>afI*hTDT#IE1X0Vldqia!!4#xE!%!!$!*&!-5!6tGH4g)!L\
        *!Oh!!$+HD!-%!%&Dh'(!*a!!TE{]2D,h3@Rc)VmMkbqhacJ?]g$'u&#1M!8h$A=hQ0)uB?HX!$$!%.DLf0Vn]'Vng;!>i&Vn3(VnF/0La!!.+<'!%I!\
        %+!':&9g%!g$!a1!WI!%.EBI*VnWm(CSbnF2xhD?/y1N?Y*!|I%{$!s(Vnzb;!>j%$rF?Q$6KnsG!%4Vo{-VwT2Vx}$VyJ6VyX3Vz81Vzl&Vzp7V{1,V\
        {J.V}/)V~9(LUc0W#o'W)_*W,m+W..8&B9W.M:W.Qb*!vV/Y!!4Vpw-Vq!2VqQ$Vr%6Vr)3Vr51VrD<VrK7Vrm,Vrs.Vs=)Vst(Vsz0Vt,'VtF*VtN+V\
        v5/Vw%8Vw79VwLbiICGV&!-bH>td,A>m/?]^e)Vq:k0?rfkchI'P+VqDgjDE;f'VqLcG!jbKS|u$C!1(Vqp/Vquc8VqidaKCMjc2&oH!vkcG+]-!ga2!\
        W'!%H!OPPi?&Vr2bkD*TQ*>'Vr@aflg@c4FB^{$DZqM08(Vra/Vreajh!!c(!0VPI4D@;a3,3fKD)7cfpP(!&Vs%/Vs:a%#TI!%.Vs0alhBVqr&#:b+-\
        4X!'Y#+$VsR&Vsg/Vsob;3(dDN~s)$g'Vs^oD+]3K8EgDE45*K3vI@majeH*^edL?y-d)E/Ho$!*cfCP/x%(:,%4(Vt?'?6{nS>8.$%]N>&;e3#+MENB\
        $Vtw1Vu0&Vu4(${0.-+VuV/Vv15FTKjdc4&oN>E1-!g'Vu++!%zlaGJyKuDVu&E@bF*VuNo$><l5!6c%BBt)!Z*'8X'8h$>)5H!O&Vup'Vu}b+!vf-!'\
        hc%FYYV!'hlh%'J$!%D>Aj&!-/D!Zbh$!%lk@ddL@!B1VvQ&VvU,A+/(Vv['Vvea$!0ELR3CEB;,!pI#!)%{0!dI%)$Vv}(U85b1AV>jh$!*&!IH!ObH\
        A<F,>*I)&Pdq!!%>}TD!3(VwGa)!gd*>,KI(]jCISU%#geFAJ)7Vxc'Vxo+!vj%#{&Vx.(Vx8/VxJa$E7d*Vx!obGFw4g!#6%0&2_F!*f-.triK>8n'?\
        o]*!>/A=hh%%xO!%,?C%.@up*Vx^q%!%M%R!#H!v!!$F*Z&!-J+3$!%(#Tb*!'iT&$4A<F2NjT(VyC'!3*)Vb6&M)?}>h&!IeECj*7$gEV,,!!2!''!%\
        +!%X!>&@I;s&Vys(Vz!'Vz(/CE3aE?=r;>TVj$!aD>HB-'&J#(/OY`bp%!0$DPeD&-3Vz_&!%bd!!4'D&!W,VzZ0?xxj%!seCSgnFKmeagh$!*&>4EH!\
        ObE,]-%72#j,)p*#Th!!%-I-+B$!%&!-F!*%P!Z7.b*V{D/!*cS>(DoeELA$-1S6V{r&V|c7N~>,V|j0V|x+V}%b!!.@**vBA[h&V|Q(V|Y/!*b!!-Qc\
        x2QcI)V|L0QbV+!'ka:V|Ghn%?$=eYJ}hbI?UTcJDo`2!'gFV|Cf%>?^SE`{2#jfP.=%!%$A^[&@*6S!6n%0>&#{M!*'%Ybf!!C0>!!$V}L.V}U)!L(!\
        %0V~+b-AO~I?3Od!!&!TF)|$V}l&!;(V~$b+!vd&/OS!6d!!-@lJ1&G+-hg%H?+B!;f&!-H!>!!*LQIh$!*MI&v!!-W!62W!:6W!q3W!x1%F,W!~)W#(\
        0W#;'W#?*W#P+W#i/#7q$W!#,W!,(F@d/W!2bhO&o%!Q,!;E#N&%uF#~EL>kO?tJ$W!X&%)(W!c'W!jb-?l5$!%)@MnS!%9!%d,$dH!O3!%WA=n$$*D?\
        Q>&B]dJ14!!JA>m%>W<D18%035W#8c!!)!CI!'V1;FA=B%#g&#Te*!'e6!%L!%-Uax$!;0%4+L2X/&Pn%#{D!s%!0E,-!!&SUx0W(;'W)<ad!!4W$k-W\
        $q$W%D6W%L3W%m1W%t&W%},W&=.W&D)W&a(W&}0W',*W'F+W'y8W(/b4Pb[fGH,a&!3M!Z1W%*&W%/,A>m(W%4bdQ?JNbETuKiDK3z.NR@foljh&Fd]F\
        !*3!mdF@%_%Vr.&W%i,>}./%ua+#+j+!3lGEd;KK:'&+]EA>m$!;cpODmG)W&.(?CbkmFEmP6CEYhafo$?C&H!O%>HFF&f$&i(W&Vb)!%dtaIIn52$6,\
        MWgL!%(W&u/W&xbh%#uldbJGO'V*^kaE-O;%7do$!*DHOW1W';(W'?bhdDSD,S?xx*?%XW!L$W'[,Hep+W'b5W'ujED%<2*>H-L%!*&!gd&!-/D!ZbI?\
        :eLE|s&A2_(Ao]9Tyyb)-uY!>$D-:c*>AcX#=&!-,W(U(W(z'W),/>LOad!!I-h$W(f&W(p5#4bGUTO<%:.?j]G!C%#u-D)rB!*'?}|g%!F$!aDF01ag\
        g%#u$>J%&!IF!*$W)Rb'W)KcfTCEYafbJCQfk(!%b-?0;I,e!!%),4+B2!%$D^K6W*F3W*z&W+',%Y.W+/)W+D0W+J'W+o+W,A8W,K5!3j$+B1EorF%F\
        !!4W*j$D]F6$9&!-0W*v'Q)%bj$!%&!-I+]&$'eb'@DpI!%BA=Ba!!(F*tE!@-BkTG@p'&POL/SOve/W+@fI${GE7q%'>D!3%P]O'W+^i&#mlg!#C#Ec\
        )!;:#=g%!F$#@D.3(W,5a%CO(<W,-)W,15!%qlhIC{iF@AyPA=g3&$lfo!!DF<n%&i&A2_F%@&W,ba5W,YcJDEV!!&!-F!*u%>P:$!aF!*!#-W->1#.&\
        U/2,/#0W-D=W-b*>Q|+W-i/W.&b!!1!%GBRXamIK(K&W-Za-!;f2(]g$!%&!IF)v-K.?E#+lanC@qH$W-|bcf%'J$!*.!jH!Of%$EI#+dd%!gM!81OUR\
        ,!L'!3/W.Ch$!'F!0d%!%$!%D!-CR&R%Bac/>(EadbDV0^$W.u&W/,(W/0'!%biR$H2F]A'W/%fQEpa2H{aD#EwX+!RQ:a!!4%~$W1A&W2v(W4Rb2W0!\
        3W0(1L='&W08,W0?.W0M)W0^0!%'W0q*W0{+W1,5#p:W1=q!!R#4!!P@pt!!$!%.!Tp$A=hD!'f!!H@Wn$!%iev!!+&rW(}&!>.?)~m!!1#WJ$d!!6-:\
        7!%)DYdg$!3F!02!%.!%I>dN+@LAn!#qljUH>-!!-#d+!Ln!!$!%D!-D@a42W2'$W24,W2c'W2pb+W1dd$!*&!-*!OW*v!!4Ipd$!*&!-*W1zmbfI']/\
        &Pn&(:F#7&%xa!!f!!R>$R0%mh!!$GdB1Pk,&!',Kmd.Ar{)!C0')*)Mqd$&fc%!*B!*+Et%i!!1%jD!-+!dV'l$T.J3!%,F:s.W3L)W3_0!''!F*W4!\
        +W4)8W4N:T{-sh!!,#QG!C!!*AE-9>Avk$@T@D!-4N8n21+3W3qa!!OI*J!!$!*&!-iaI?c@1>~)H!>1!L:OURjn!#$W4H&!-.$`q%#~,+sF$Hd!!F!m\
        BMaK4!%0!%'W4j+!%e)!%0!%H#do!!6$90Q~b*DOOI&r-W5K2W5X7P$K,W5a.W6c)W8V0W<A'W<P*W<p:W=-qC?fF%?S9e)-{mOM!r)%OaGA-K0#K8W6\
        >i$Q)R(W6/bq%#N,!'/W6(c-V6GT*.4!%H>2Fpc:!Lg$!*.!%I!%$1u&W6Qb!!f!!&!yM!8%!%&QNn,?%S)!'I!'.W720W7@q&?UZei!!%>:p(W7+c-!\
        %*V#SXU:>3!@J?bFahd5!6cj!!C@MS1W7e,W86(W8F+W8Rbh'!@n&Nr65!6a-*QI%{&W7w(W7z5W8(biCNC)J&6).zdcjbdN+K,!3+#xgc(!0H2Oej$!\
        %/!8b-&VE>VHgc/2{b''iH!;FQg?-W9B2W:O$W:i3W;6&W;B(W;E*#Q+W;zb3W9.)W920W97a'-FH>>,FEWkjBM!fg$!%c2&BH2O1W9`(W:K'?Iz5R:K\
        b'#7hapedB@p(!#5W:Gde!!6OeZ.@Eg)W:(*@2F+.7jrjiF?IA$$?(G)Q5!6c-$?:U:>g%!g$$T&!-L!%I@*2NB2+&W:^'.wbjhSCQ&j!!b,,eI>Zq)W\
        ;#'W;,*>>,:-Fj1!doF1%hepfbI@Oo-#%$$0Q?0;$!%(>>ZfCNy*X-F)W;X0W;j8W;po!!FBm.rk!!($o5!6c*!;I!@*'SI/xc%!%+!|M!Q1W<.b3GHR\
        ;!>jIPMLa+F[rgc:&og!*$$TI!%n!!(!0cic*!>I%{&W<[/#7bK/l)W<ib!!-!%G!%3)1YON%h(EYDak!!&>qrbhc-):*OcMX'8rQGAM&W=Ba,!Fjn/!\
        TW!TJ$H4WS9-WSC2!;$WSe1Wk&&W}|7!m,X*x.N-@)X+%(X+-0!0'X;W*XYr+!%/XZu8!%9Xes;!>5Xgg:XjIb!!%!F-W@p2WB:$WB`6WBw3WC'1WCV&\
        WC_<WE'7WE/,WE[.WGF)WIF(WKi0WKv'WLn*WOh+WP]/WQE8CGV9WQy;WR)5WS!:WS4q!!4W?f$W?n&!%,W?{(W@N'>Y`/W@eb)%&'!^H,u5!6eMOLrd\
        fb-#!akefI-+%>It(&6a!!%NYp-Bnz6(O,$d.&$+W@I9FNRgmeeGArJ!!F#7'W@]/@T@e!!J#.!!%!%B!;!!7!%,,3G!%-'A1WA0&WAh7WAt(WB!+WB*\
        bkbO.=!#$G?s(WAG5WANc)%&gIL$,3@O&L&S-AY6,$u.&S0P7*p'>J}iegH(qh)!Cl'?zNH!>!!$!*&$xJ%`!!.!3G$u!!6%0,%,c-/~J>TD!!<WBS(?\
        0.0&x:WB[b,Ua8E1rct!!D@)3OWBS3$g<!I,!%)WBstvFE3XDF=2+!%s$%L'&rS!6!!$WCK3!L,WCP(#H/KZHb.#Q*CvDie3!%G!ZhB>WrcbI@Hpc)#.\
        IF$^!!6!%,WD*)!;0WDw'!39V.R5U[@jn/!-c!!jOU[@!!4G_I-,o3Fdp&!-,(f(WDW0WDa'.-*WDk9WDqs&!0J14d!!4*KD!-,)Gc$#mN!'0!pI&l&%\
        uF(:%!0&!-a1!%D!%ct!!D@PE$WEA&WETb!!1!'tU+0!!%DmG2'x,&Y(IgdE!%,08GCMz4%4-@)G$WF0&WFF7WFY,WFg.DPb(!00%&/%R9!pb!!0EidE\
        !d!!)WFB+?XDq%!0BDgyI>b+4!T$!0)#x0%4gkbf@de!!%MF+$!*DAlM!!4.'-OTX$WG73,6&WG;)!C(%~5?tlb0WG3nbHAC^F?W(SJ7M)$j*!>hn@df\
        !!4WHA$WH^&WHg.WHs(WH~0WI&/!89FgTb,!''WGxf(-CoM&B&WH)b-#((!%M!%-'r,2Q*#(;!>f!!o!!(!%M!8(WHP/WHXb-!%J!3-(7lE>g3dJ@v>)\
        !Cd!!J)G,!%bg!#jD>kw!!%-X/))S!6xDGlH!!%LJn&WI9(WI?aEW15-!mF!0f!!CA:S!!4+<-QAR2WJ$$WJ23WJ97WJw)WK+(!T*!@+WKA:WKbb3!L7\
        #Kj$B[,O!>((75!6a%BE_L!%7Al'S!%!!$WJ]&WJi,WJs(#@'&0*@$^/#gb!!fS@LA!!,!m)>.AE#Z4>^g$!*G!CBGp3!!$!*6)^b!!3!'E!^&WK:(#g\
        a)F]AE(i%!%GCMz&'u'WKXbi/?5Ic*&o+!'X'8%!%&&-M!Q%>01D!Q!!cg$2W.!%I!%!!%!%1WLH&WLO(WL]0WLa'WLj*$Na!!,#Z)+s'$Z*>:pW(@$>\
        2|F/l)!Z(/:'IWDH!>I>6B%$j$1_D!-eF((!!4WNC2WNJ$!%3#Q1BSR&WNT7J3W.WNZ)EJ?(),0WNc=WNo'WNu*WO++WOB9A02:!Tb!!4>7d2WMy1WM}\
        7WN$)WN/9!3;WN?jbnDEh?DU^/lL/0h(WN*bpBPHjh$UBs/Gs>c)!mH!QC?9%$$BFMUac)!CpdCBpe--rT&cbj!!C?*#!!(!0b)!%M.RlcGDk>&WO$b2\
        WMyQ!I%$EB@$a%!F/%Rc$!*&#1(?RD+!|M!8!!,#Q)!C'&$/WO_b)!%d!!/!8S!6!!s$!%T!'7WP%.WP5*WP<+WPIn7!jkcI@)G!!$#u&!-k%1uDRP8b\
        f!'D%=(!%a!!,LO7I!%&$xa!!4DPb6%0,%,E!%!!$#@&!%(WPy+WP}/M_Cb1WM}E(iMGb7&!-,WQ9(WQBad!!&!-oakC@cCa!!'!%I1;F0`!!)/c(!00\
        !'+WQfd&!s/!8e+?%RkCB:&)!Ce,'/p!!%!%eibR'M!!2GU()Mp|H!'!#$!*&WRJ.!T(WRo0@OY/!8b4&3-&VI!v!4-@U#.WRi*B)_9$Qo'B(|a%!%E>\
        _v%!0B$N2?-#0Hynf!1eL@%G!!,(7'!3b,%{ggM>;8cKLsa!!c,Af-I!%!!$!%0!%n(WSYb2!%cUJ3Whjnta!!JKhe!!4WV=-WVH2WWL$WWU6WX,3WX6\
        1WXE&-[<$g7WXL,WXR.W]V)W_-(WbJ0WbR=CX]'Wbh*Wf)+Wg8/WjV8Wj^9Wjb;Wjhb!!4'D1&G7WUK,!%.WUT0%4'WU`*WU{+WV2:WV7j1WU?/WUGb7\
        !'E!;!#$,0D!-N@[Z!!$F-zW#a!!.&$*$NW(O!!%DmG2>[u6%03*H&!-((!yB@8021;$BOq1)M&!-,!'NW@C!!D'>$!FJ!'%HaN$!;DGHf!!(WW0+WW9\
        /WWDn!#&!'f$C9C(WVvc='Gj%?y.&!TFL&d!!4FS|-R77,&]mn&Ps;F?8`mncibBGAD%%Ief%!%D.ek*KheI-r!!2!@DK3z!!.CyV)Rba(.[0'Ph1+3(\
        WWyad!!4'5II#bh/!Qbi$!*&M69J!L6!%&?'6J!I!!l!!.!jjcpCEVZ$>jHE!T7#.I$u-!m$WY!6W[d&W[h,W[o(W]60W]J*W]N/W]Sb.OAeG>;u6WYz\
        3WY~7EWP.WZ7)E`3(WZK0WZX'W[+*W[0+W[@8W[S9W[_;!>j%Ahee)WYrk!!k/WYlaE#m)*dI0lsadaGKLfD@l#))=db.!%mn!!$>6#&#^S!6$WZGb)!\
        0dt!!B@E'I>A(,&]gh!!%!0B#.1WZj(WZs'WZwbIIQNe)JLwISK<E>*A&@]ae.W[(jBE83N$NeRMW%$Gx}jem$!%&#xS!65W[KnadLG?sma!!WD4d&CE\
        3bfpBCO(eEA?0BIkN)!;F>No!!$!*+1;/W](5!6c.!3G!Z*!>dc%!02!'M!Q0W]D*>;TkaE?{7$!3O+BOW[defI&rQ$g%H.`4L&d$3%0W]q/W_'fegNK\
        aP!!,W^K(W^]'!3+W^u/$Ka!!*W^Ed!!&!-b!!.!j)#mh$!WM#Hh!!M(C$W^Vb'!%I!'!!IB}:!Jd&Nr6b!!'D,hi!!&>H&I!@%!g$!*&.3'!CH!O-!m\
        Z!p!!-#d2W_m$W`g3!'&W`{)Wa!(Wa;0WaR'Wa]*Wab+Wat/WbAb4(w-@,+f-!@I+%&W`G(W`O'W`a*!Oa'W`+f-!@I.U!!3Uax1Ai]&>vc,Eid)!Cse\
        eh@dgf3!%D?X8*W`Zf!!D?X8rfFL/y%$$D!F.!j'>WK*.$+!%qdceG-[b@dh&Wa5(!%5.*a'!%gHO96$!FH!>)D{L*W`Zd!!$+N&#^.!pF!I$$E&!0FC\
        asaK>;8$Jx-(!*c.&S(KLoI!@!!$Wb31Wb9&!-.*A(24bj,!'MCBQd!!O)@!!daPU+1&#:($oE!'hcnlCDe7%!F$!'&WbbndF+Q-!%P2@4Wc^-Wcg$Wc\
        u3Wd<&V{@.WdD)Wdb0Wdj'Wdt*&u+Wen5?V2:Wf$b!!4GGl6C`,1HwB:>B*he3I'q,'/L!3c/!QfbT#Za!!,@TA)S?;I!%2Wd,)#m*Wd4q$A[PDC`^&W\
        `xFLs%%!%nUBU&cuadH>s/!!%NUS$!*c+?j,f()|/Ak'b,!%I*%!!%#ND!I$!sgcjOUfR$We9&WeG(U1*5Wehb-!'&!0./U0?NVECr<,!F)#m0LKPHGU\
        94B|N6Ec/)!'+We^a'!%I!ded5!6cCGSg!$KBnz'!@/We}c%#NQU11JM3#aIBa<,!3+WfDg&!0a'Wf>iJP{mb!)K!;!!-DW4$1~&Wfo(N3(/Wg+b!)-B\
        p}.!jh$!%(!*EC,v-#!$#H6E8^)1>*2Okef&%)S!6o(Ls%cf%%LD#1!!->dN1Wgc(!0'Wgt+WjGb'Wg^f&'u/Ak'S!6hCEQ/!!5WgnaESHU&#1H)V&!%\
        (Wj95!Fb!!2!%6REr3Whw1Wi0&WiH,'/.WiO)Wi_(Wig0Wip*Wiw:Wj5j%#Z,Whs5C5&nied$REx&#{e$RExL?$@D>Xy'Wi(ef!!&'AM'Mbk!!LJz+%T\
        =c$QfDr.F9oodejbffCF<BeoeIM,.ah$!*nriocbEEDo5BiUaM0y!!2Jj5G%&(!^I>kw%P?Z0Wj,tai$!%D?R5ed%GCRB!%X?,|*!';%7o$!%FAQj&Wj\
        PadW(}peGI6c-24I>5mBNgftaHA<E+Wjwb)!%*)VdU-+!!4)@&#!lE'l!!4!%-!%2!%$Wma&Ws@,Wv-.!%(Wv2'Wwb/Wzm9W|85W|@:!>b2Wl$&@a4,W\
        l).Wlr)Wm$'#7+WmE/WmT9$ZjtBJtyoC>2#&WlM,Wlc.Wln9@Rxb.JX#'G>~gg%/@$&{F&Y-?SX2Wl[b!!K')e.%7G!'&#x/%ReNS'_BPvM.I^|femnc\
        ,#%H!>$*h7Wm<bhe,'/*!>m1>2~H!|6%0gpDI^Yjn!#ad!!c*!QI!'kbh(?bElEO=J4D@8-Wn[$.R6!;&Wnc,Wnl.??b)Hc[(Wo&'Wp8*Wrh+Ws:/F8(\
        8@yCb!!-&V+WnJfhONJ+'WnSaEBz/$Bz/D@.]%(RFE^a%!%,!LH(($Wnx5Wn~bE1%mnFLu1mIF?8->GW2WoM3>=Y,WoZ0Won'Wo}*Wp/+Wp4q&!^E1!&\
        2oe,$u'!'H+`ep5!6c%!0:!Lg$!*I!%n%-X5?$TdbgIB6L&N{-5!6a.!%IPMLeN?0:BFTU$Wpa&Wpl.Wpp(AX$b8@7tm$RrN1MW{&#^*?0*S!6!!.!p)\
        !CH!3PI6c!!$!F&Wq((Wq2bi!!Q>>.2(7(J<jH-14!d-Wqi2M]s$JaT3Wqz1Wr+<FIv.Wr00Wr='WrK*WrU+Wr`bjcPI7*%D_e1Fc^e%@7`M@Jedb.!%\
        0?.2uDDwNrPSJyah$!*d(>EGS!6&#!,?Kq*!|SDtLa-@Z.pMAja!#0@#oI>>11>AJEG1K$#%&.L0Wr|*Ws&blEKb7$+QDKZHbi&%=5!6efc%!0-!3U#.\
        %!%D!84#Q-Wsx$Wt+3Wt?,!F.WtC)Wt^(Wu,'Wux*Wv'b.0F:WstqBN/xDAj%t!!1%j)!Ca)-_I!%6>$m8Wt8iC>IU$#NDCTkOI|s$WtYqia!!4'D6?n\
        u'2FW&`EDGq7%m)Wu%p!!.Wtr/Wtzbkb4A=7Z2Fk%WtsL!@$>LHD!--Kae2WuW3Wua0LOR'Wue*Wuj+Wuo/H.Hqbj&>grI>wAcmnafSB]1MEchcPC4pl\
        JUa9$?i-ncY,K2!%+Om:gIHg6hiBF^$bHQA~!!.WvM)!Z'WvY+#K/WwPia!!N!p%!8&$-0.*H!I!!$A.t&C</)Ww/(Ww>0!'*LCa+WwJb;?XB:#Zj$>'\
        Se->'RI/o!!4+|2Hb$&!WI!Ilpn6(n)!CW(}uaDH-e!!*Ww[pOFZ<bfPCoc$Wx.&Wxy(Wy9/Wz[5Wzib-@1>*R?-/D{|i2(!JFB=$WxY)>s`(Eci*Wxf\
        b+WxTo!!$!*9(@sc)!%H#d!!B)s!!0(.g-)DF'>7Wxun$>J%&!-F,YD@+q,>-X)?HH0Fa^8#=sh!!&!W,%,H@WH4W/z$!%.Wy^)AUL*A2_+Wz5/WzD9W\
        zLbI@;oq$(c&!0(Wyq/%RbHO<V-MO($>Q-7F~!,V4J*'Sm$&J,DArniaR0vhi&!-a!!1A9>E!%pn0%@W$Q!!%DmG4%:$!*H$N.!%9$Qg1!>I%mFCFG2!\
        %<Fr(,LgP.W{5)W{W'W|'*!>p!!pa$!%E!@0$Zq!!1&x0JJ6*W{P+%:f%${M!;->d)I'|4D~=7!%)#%oad!!4L:f$!*1%j*W{~ji%#7FDPb114I(@4!L\
        *F.$c4#!6!LG*Wb-#(E?}|.W|X'W|y*W}ki(HY^bjcG?T`&W|m(W|s/Ak'a!!iCSRP2#ZG!',!%H!p$?SP*W}`e3W}H&W}L.D{o)#Z0Gp%+W}U;0Fjbi\
        jcIN8fJK#Jo!!$(cD%C'>KTexDC<L(>@a/%Ra@dibf/?3Ge-?l5mhBB1?!!4W~y-X!92X!y$X#A6X#g3X#u<Mxp7!',X$C.X%()X&`0X(<'X(v*X)F+X\
        )T/!%8Ai45!p:J[nb!!.%F'?o1fZ!p!!&X!-/!*a'Dk>I,%-#W+!%b!/J!|!!%!F&2L7X!S(X!s+.=neoE>,m!!$1_&!-,'V*&`9&`h(#~bjt!!hF>JI\
        foBUiu4&P2/*&X#:5!6a!!,$d.+<vb+!LS!%f$$*Q']!!)X#W0X#Z'X#aq%#~EJtdI1o&!0F2Q!!KL@3,!|s!!&!0bGGhE$!*,!I(!0'X$=nh$@;a)!C\
        '._*)V9&fscHA$J$$*D!8%>}W2BCY$U{s,X$_+X$zc%+nG!Z!!$X$t&I?B.!Tb3!'fP+Q'!%I-=!!$!*1!%S$H4X%H$X%f3&f&X&5(X&@0X&S/X&YbJ?\
        CM%#!'L@3/X%bad!!&!-,ANOL!TUK)m!!-$H7@lR0>WU'!%*X&.+A)I9(Oi$>Z9cGD?Q-1;aE+*2>/<)!ZkF.n,(I)!%+>)md!!$#TF$obfDG2z-$gE!\
        %!!4V?B-X'A2X'G$X'P6>Q23X'a&!W7F(#)X'l0A/]*X'v+X'|9(nb!!k&#1F$g%!%I*>%A6(aEE4P!!%!%&)ae&?ExJ!3!!$!%&#1J'l$!*c)!ZI#%$\
        !FL1J!!%#~$!*(X(5cf3!%fCEq-.&SEBCU!!&!%*X(]+X(g/X(nm&!-,%`a'E^HI!%&!Wh%.[B!*e$!%N!%!!%%]J%&$X)-(X)=b2!')!3kD>{d!!2!W\
        ,%,g&*HFAzR!dji!!B!T%!s1>eL&I7xH'G!!4&P$!*6!L1X*D&X*J,X*V.GtM(!%'X*]+X*d/X*rbf!!$$*(X*7c%!%-!%M!Qgbld!!&?inM!8$#@F&J\
        !!%!0,C~GV#+%,hB!%%>s0B!%$A=h&>RV,!'S!6,$3H!>!!-!%cfQ&P!!6!%I!%4X,X-X-)2X-Q$X-m6X.#3X.8&X.Y<!m7X.u,X/-.X0C)X1i(X2S0X\
        3:='G'X4i*X7<+X7[/X8:8X9Y9X9c;X:c5X;;b*X,Io!!*X,B5!6s&%xJ?HH1+sIB:Gh!!$!*&!-.0|E%:$#g&AXZ(X,|'X-%5!%b3X,xjje!2G+vFP}\
        8ppCQ3$C@>F%H')-C/f1Ld3(X-E=X-M*!ptI?rf,'/mO>C#MGfc!!%BG}$!3&#1/!85!6o!!,&oS!6!!%!%-,-1A9>)&rIAqh6UJ!'X.4/!%caJ>;XCH\
        k1!!$X.M3#!(X.Sb!!uDFeLhnBE$?!!J?dr+AOPi!!*AzQa'!%h!!&!-'!@I!'$?l}&!m,*H5!mb.?lpS!%4X/[$X/h&DqQ7Gl<,X/t.X0=*X0@+BzK/\
        B$5bw%@>VF>8p(.bl7@M2IDo`!!-0V2!mESu8!!$!*3X031&G71k.!T(!0q%!*F.bbh$!%nBDgzD')I.'!!4X0}-%F$X1C6X1I&Hyb.X1O(X1S0X1[*#\
        (+X1cb1I3r,J[kh&>{AF!>!!&X18(X1<*(=b-!%7!%MABvQP<n,!3SALj!!GELIeeJAt;SMmt3@7ZEIfS&!IU>H}%!yD!;!!%*s$#@&X25)Cxs(X2;*X\
        2A+#Z/!8p!!%$jlBUz6-,}Q2.-$HL/3/#Hci!!i%!%$(cD?X8)&B*C8D+X2ri!!4,x1&G7&P.*AgO&M!!,!'n!Z%1%4AQD,!C*AzQ9(}m%>Wr&#~eW+T\
        !!%))-,o3X3q11S&X3v7AU5.X4,(X440X4S*X4]8!%a!!$!%7!3E!%bJE2/!!%#Nj!!bi!!c+!@X#+%#^cfG*Z,Juo)X4I*X4Pp)@+IE@5U(*NSG,n@d\
        k$!*&!-J#=%${&#{(${N!p!!-X5F$X5P&2L.X5Y)X5_(X5g0X5p=X6$'X6,*X6I+X6S/0L5!6b2(IO!%n!#4MT]J(f!!%D;mE!maGS{d%A^=D>{A2%)&\
        !^G,]&HI/(!*ao&>ibF?fZla!!L@7t!!%$E&X6Ba)!;(!0*!>S!3-AQ/P$?&!I7!%e@dl!!6X6r&X6w(X7!'X7./X75a!!iJ?,|aCD@@,$<jF?FB,!3c\
        ga!!HCI|c--[Y!>(HlcE'V1!>7!%*X7S+@7tjbf%!%D,r!#$!*M#7!!$X8-&X85+Mh!b'!3i!!c+G-R:X8'g%-1$!*L!%%-1B!*!!.1YE!%mFK%Z3X8x\
        ,X9'0Gq_'X9.*@Pn+#pj1X8[bG@TA!#4%:2'x$!*&$x,#Z9#ag-UaxI%Vn!!$)s&!'G!Ce)!%M#T!!%,u$L=Y.I(+)X9K+AT;cg.!%I+%%)S&V.Na2+K\
        S!%bdc-#dH'i!!%#E4,o1X:(,#Z)X:/0>WO'._a,LO7E!%a%!^B!%!!1&G&!'*X:H5!6a$!%'!%H!>6DI!1+k.$`0X:[aGG})aemJ?}B%/@$&{(X;*c)\
        !%j!!%#u&#:e2HFN,&]pG>WO&!^*Bk-+%&mibgL)=!!&!-)P<n*@WHe1ME<+!3f!!C>(E$XFz6!%1!%&XIt.!%)!3(XT=/XW[5XYUb-X<c2X=z6X>W3X\
        >k&X?><X@&.X@-)X@R0XET*XF+/XF48XFR9>-X5!%:OV:q,?O6ajMA6M$Acd&!-7X=Z+X=j5!%n&X=J(X=S/'Ma%+i,X=7(X=<c2!%I!|eHBW;4La30S\
        '_**QI/o)BQ(mIDqt2N$;L!3!!4'|$!*&!-J@OY!!&!I(!*b4(wE@4V!!&X>I/?=ma!!-?GB.+<(.['!%g.$`0X>DjC@hfaF@Je)!Zhcef!!bJ?&r6X>\
        abJAsgcj!!%-1U!L%C`[&X?+(X?//X?7a,>ieo&Cl8S!6KU>|m%!0F?4O,(qHC[P)X?X+X?zi!!$!*1%j&!-qiC?8&!!$X?t&!-,AB).M7nq$DgybGCY\
        F$*hE!%!!(E#sE!C%!0BVqe!!-$3,#Z.$60X@F9$QefhCLaZ!!$!*,'VF>8p!!-T@O=X@o*XA*5XEMo%!yeiCFpplci,X@}c+!@X!Lc*!L+!@X!L-XB&\
        2XBS$XB[6XBc3XCM&XC^,XCp.XD#)XDW(!Q0XD[*XE)/XE78XE?5VDVb,@vE.XA~jh(!**!Oc)%7F!0cGE/c$XB4'XBEblK>37&+*fo*!Oaf-*8IGM1c\
        4&omh!!%#TD!Ilj$!*I!v0!;Y@0I&XC=(XCH/CE3ad!!$XC+(!*'XC4b4&3,!%H!'$!%)#mE!%%!F$!*D!03R]h)$uY>{QdLGQd$!sdagg$,k&!IF!*$\
        ?C&*-1h!!&Cu'FGU(%+f(A#r/KR~cIE0:(XDJ/XDOc*-L+XD<pdb)!yI(1*!Oh%>=%$!*D!-pEBS1h%>DaB!aCO2_&R]i,XDm(XDrbEJ~ObGGR/)+T'G\
        Qcg%'J$!%&!gF!01XE3axMOZ7DOv`4D(ZP>T@%%)aghc*!QI>jnijrNN@o!!%+n2@YC0XE{*XF%aw$!%(XEtcMQKf1JuxD!^$!*D@O=neFG{+1H'LcLE\
        `%4$6+XFLkb!9h&@.'e,'/N>2}uaI?dB%${&!8a!!'XFs*#:i!!$!*&!-,&'FEWkg%!FB#@4XH+$XH66>Q2&XHE7Qu7,.q.XHI)XHr0XI3*XIQ8XId5!\
        %b2XGa*XGm+XGzj1Bf~J!'!!,!'.+|WCbQ(>+jld$TK^S!6!!$!*&#T.!jS!6,!'lj1#QU#Q!!1CRq,#Q)&rI)MJB9+4XH^$O#}(XHhb!!hFBpei$#@&\
        !-F!*'!%i&!yF!%%${2!%+XI+jn!#%1xaE>c&!!%!FF$j%F@U&Ed;(XIHn&QO%E@L6fakb!3I'r*!>+XI`mbgH>~)JLdP&XImaJC/Z)!mIDzK4XKP-XL\
        A2XNk$XNw6XO$3XOB&XP+7!',XP6.XP[)XQ.(XQ`0XR%=XS''XS-*XS0+XS_/XT$8XT0b-Pjt2!%$Jpi3!'7%&,!%)XK5*GUb+XKB8${:XKIkjcGOIyp\
        ,!'li%?9NM!Q1>/uF&Y&!sF>v}$CYG(XKj'XKy/XL)b2>jnJRm4)XKui&#xF11aL'Aeke.?$@ahODqI,W.(+XL8f%!FB*h%#N$!%S0S1XL_&!37XNN,X\
        N](XNa5J0La!!N!8$D`a,XM)(XMA'XNB/XNJc(!0/FeLf%(R&>2yF$0ed&#{.Jace.?$@ahn%!sS?V2->Ow2XMh3J:[,G!].XMq0XMz*XN-+XN8qawF$\
        3(Bm.aHDuVef%!^D>2y+XN(n%2=S-(aENvf/'Mh$&YDBu<(*NciiFE/<e&$-L>GXEPBk!!$)v&!W,!'H$ND?e9,Etf'2'I!%$#u5VMTbKJ]X)A#Z'!%H\
        !y(XO:/A#qi$#@&!-ledFQN3ic%%LM!Q!!%!%3XO^,XOh(XOv'&0akcG?N^ad!!6$9L!T&QNn(@M1rjBA#%f!!$'uekahd&PMMS!6eoe.?$@IM,.%G.L\
        4!@&,!(XPUi!!c%$r)!Z(F^TM!Q4$uQ!@!!%>jH&XP{.&')!C(XQ!/XQ+a'!%H$NNELY;!>dmO>[|E-@$!%3!37XQ[c+XQBoC?!w%FZ}5!6de+XQVpir\
        K?#(eiM,KBA)+!!2!',>>e0%&*XQ|;%7fr-@+yY!>$!%I%c!!$!%1XRC,XRN(XRw0!L+XS#bikD0V%@FAegmOQbT&XRh(XRra!!/XRdh!!C${EX=7)!Z\
        j%!yD#:jOAXH2!%,#.H!>SI}klaI@OhB'>%P?Z$ScL.#%(*N+XST5E/kt$Wj$bcoatC>2|%!0$Au1E&0%EQ/$!W&XSu(XS{/'MnB,e-#xM!Q.!3G!%k0\
        #Kucd!TC!y$!;c/%fbiDK!/3XU%&Q&1<!T,XU3.XUQ)XUv(XUz0XV&+XVj/XW$8!'9$65!%jn%@]a$$~&?=HiabE>,F&#x(?C@ieoS@p>i!!&XUK(B@N\
        5!6a'!%r!!R#%)!ZM!80XUmq(Tp/c2I6cjli%!%c%$0P)X!!$!%D>{APFF*m!!$!*H&?$!%1XV;&XVN(XV^baFV>?5!6e+NJ+:NCMq&)=J*a-E]8*!Qo\
        ejieG!v)X4I*@#nmC/l!!1!%,#Z+!Lgtr!$c*((I!'3#K)P`30%`*XWT+A|'q,XW@bP@M[a!!.*A'!%g(AzRneFUTO$2:HRM-%D'l2Bua$XX@6XXI&$-\
        .XXP)XXt*XY2+Nd1j$!%/>}@t!!%#E$!*&!-i$#@&!-F&f!!,?TuG!Cs%%@J!'%!00XX_q(!%M$B!!&!-a'!@h!!$!*6$9W#a2#!7?8))$6j%!g1@Rce\
        jeilL@J;*!>h!!4A:Y$X?t6%0(!*9A4C5!6cf$$*Q!W!$(%@*!;m$?%5+XYmgcGQL/eNRF0$L|/1XZH&XZX(XZa*!>/XZg9-+b!!+XZEd!!c)!3hg%!%\
        S!0H*2!#&XZTbhgO*2iM,V)!'kHC7~'!|M%{3!3)SOe'!|HJ;54X[f-X]W2X]n$X]t6X]x3X^%&X^7,X^=.X^i)X_G0X`B'X`p*XdV+Xe?8Xeh;Xelb'\
        @Rx+/0kFK)m!!%+i4%Y6)^&!-.!T(X]H/X]Na!!,!Cd!c)%$r(X]Dj,!'li&!0(+?bEE]EH>TDjlE?]ji$!%cPFE!%%]1+c*!I/08t!!%B3hB1_(!*M!\
        -HF.$%!%6@TAI$Z!!4,o$$<3!L'/#nE/#,#!I!v$Hyb&X^Z,*8(X^d*!3/!%b)!'EJhim!!%!%W#agIN8Z!!$X_7&HI/.!@(?h6/X_?q'V32i&!-a!!4\
        @j>'!%W&`6>,RH@69i+W^FM!8!!2$K$I;53X_g&X`'7!L)X`5b!!R@lF!!%!%/X_xgh%!yB!0:!>g!#&$$U!3)!Z*>**j!!CEZ@%#E5!6a,!%S!%!!%?\
        CM&X`Z0(./X`fa7!%J!m!!7!%fbkR!|fpbh&,]F!%4XaW-AIU2Xb4$#W6Xb=3XbB&F@U7XbM.Xb})Xc'0Xd(=Xd5'Xd:+XdDb7@O_je!dmM!%$Xap&Xa\
        t(Xb!/>}@b)!%IG7IJ?X>22@f%?r(B!%6!T<#Q0>[u+!%pB>Q:!!&QNnM!8!IC!0$Abw&HI/F1_!!&Xbd.Xbm(Xbya*?1US!%!!-!%HLJWaf!!c%!%H?\
        1ULQXl$>vlF${!!4Xca-Xcf2'x$)v&Xcj7%O(Igd0Hb$'2**Xcv+A)I/#78Xd#b4FXwE2*lKHDXFQ>b-%&)!Z0!%Y!>0&Ph&#!F!saE>>e!!$F[]c)!%\
        I.IlF@h'&%Ca%!'I!%ia!!2?Tu1%j)DYdE!%1Xdo7Xdt*Xd}jb,WG3)(iE2u!#B#N!!a3'PE!%$NE-&RgS,!'(Xe9/!*b1!%M!^-#(E!'$XeT(Xe_*>2\
        </!%bfUF]6$!%i%#EF!%d!!&%)H&?C>{z!#aP@:y$Xf7&Xfl(Xg[b!!2Nt;&!0)!Z+!%rRFx:%#(,XfO)Xfd'#7a2+W+#pX!L8Xf[shn!!I%7a!!kFC`\
        ^h&?y{S!62Nt;3!%)Xg-'F<F*XgE+XgQi&18J!%!!4'D$#@6-:3!'<#Qt&!'J'Vh!!$!*&!-W#a!!-@agIA=g!!6!L0(.H.w&Xh37!',Xh9.XhE)Xhc0\
        Xhl'Xi[*!I+RK!j1!'F!I)!ZS!0a'!%f-?wRF!Fmbf!!(Px'/Xh[c!!*!;I!|--oL?]}$!%obJ?jq1Xi.&XiE(XiRa!!6.-9Htig-KkXBI^K%+n,D{{/\
        !8e$#%&!^)!%F!0-?te6*.)!ZH!;!!3@5TJ'/!!$!%(Xj-'!%b.#Zf+!%f(?Q$/!85!6c!!-%72)X*#=X#=!!,X)A)!'*XjC+Vh4jcP0FcfB>8U$XjWb\
        d!!%!%D%]I?J)4XkS-!32Xk|6BdB3Xl-1XlB&XlH7Xl[,Xlw.XoF)XpR0Y,U'Y/C*Y3B+Y5&/Y6>8Y6M;Y6r5Y6}:Y7#bU>eK$Xke&Xko5UN'bGJxudk\
        afgjOGo8$#:zlc)%VIH=x%JSV2!L.>[iF0e,Xl>'F8Bb)TOJE?M/DB`^6!%J$d)XlVp/!*nld@dnhCI/@!!%#T$!%/Xltdb&@1=)'2S0PJ0;-Xmd$Xmh\
        6>w7&%C,Xmt.B6L)C-e*$N+Xm|/1V8Xo25Xo9b,*W.!3)BU&+Xm_bfqbCFNZdFFJ#BSq!;!>k%!%eENMM!!%#EE!%&Xn-'Xn;adcF3%kb!!-!@h$&~M2\
        {b!!.Xnh)Xn{*Xo&8B)Yj(Xn`a6!%fhdcTBirfgadVQCG%/C(XnucjEL$,fhC>jmbhceGA,&/Bi&e)>JzM%u%+nF@C/*XoBbGF%?H?Q>4Xo],?]m.1(0\
        XpKb!!SIcX&Xp!(Xp,'Xp//L)za'!%i!!i/?X>csBD^3icj%!FMAk'@c-$Xp=&XpEb!)Q!'!!iiC@;o%$jG!3!!cECxs!!4Xs1-Xt+2Xv3$X{B6X|53X\
        }<1X}p&X~N<Y#M7Y#Q,Y#h.Y$@)Y$z(Y%I0Y%e=Y'2'Y'=*Y(7+Y*I/Y+E8Y+k9Y+t5Y,J:Y,Qb2Xr26Xr7&!%,Xr=.XrA)XrG0XrK*Xrb+Xrl/!%8Xr\
        |9Xs-jjamI0YbNK0EsaKA$JIKNwqcQ>}.DM<jm'Xr[ahc*@iSX@iSebKK6{g/@iRaEMF+h'XrwbcGKBtbKMF+(Xs(bDKU6cPH<LCA0Y$XsP&@$:,Xsa(\
        Xse'Xsm/Xssb,(%E!a-H=X)/Lica6!%V!LF@FK*>7.M>-iabUKBt'Xt#+Xt'jU@PnP@{eIE2H1XtR&%),Xte(Xu&'Xv/+Rb=/%Rad$K@6hbcGD^K$Xt`\
        bfp$0YD.3aEASE$Xtr(Xu!bHP`N!!b'!Wf,%YG!CM>-j&@E8)XuR'@FL/Xv'8@p2k.XuFsedIKBt(A^[lfcjCMF+-CGV)Xr8*Xui8Xu|paGC|E+Xuxjc\
        (E;gafI.UEI=8afhcFPS,0@PnIAKwBXuN&X{1(G;g'!C*#Q/X{:a0Xv]'Xvb*X{-j%?4OaD>[QafP0Y4XwM-Xw`2Xx*$Xx26XxC3XxN,Xxi.G$,)Xx|0\
        Xy#'XyS*Xy]+XzZ8Xzi9Xznb'!Qj1PbfI!a$B,G'/`e*!8o&#mS!61Eor,Xwu(@X!/DZebEKB*(Xx!bgHFG6hn$']D!-(!ZaVOv]*PdY;Xx?uCPh[NEq\
        @$>/y'>cSM!*%>6?(>{Qd(Xxcbo!!M&$/%uW)d&XxrbS>&3$!a)AULN!%FMhg$XyA&XyH,XyO'Spmb)W1w'!;*!8S'cdseE>yhf)#4H!ObS)#%@wNaKN\
        j+-)D1Xz+&Xz:7A3^(${+Xz@/XzVa%!F,Xz(jdBQ*fJ(]&(:'@bFe(-xEW1w2!'Q)s'K>&/3+b+)Jfo%'J&!-H!OdT.-%O-y&#{e)!'W!%bJEQb&!-(X\
        {#'X{)a%!*D18(!^E,YD@D7DKUd)!'gjDK6Y,#+hDASE.X{c)X{q=X{z*,u8NjT;X|(b'@vkHAai(Xu~mier%,*L!jicpnhBE+vl%!FcueKJwD0Xr8jn\
        bfpBH<L$X|s&.t(X}#'X}-/X}8b.X|_*X|e8X|jc'!WhOASEciDJhEhBGdBe'KBtMKBs%K&Z+T(-aJ@iS,@n_dhM>ki(@FKcafPHt=E@E8(X}4'X}N/X\
        }`bcGHt=b+X}[j$ASED(CBASE$#u,BkTc*!>jMEgd$X~+&UUG(X~=/X~Hb)/LmN%Y,X~9bihn6%0D!WNASE,%Y(@FLEEmPddD>-k%C|:6Y!(,Y!8.Y!?\
        )Y!E(Y!h=Ans*!I+Y!x8Y#9;!>j$&c(,ErK@7:&B0wedk!!&G~7G!CbhaEGM1meEG?**Y!R+Y!VcIJ$+MKECa'Y!biiDK2#agI@iS!!f!!c2#j*BC2X&\
        9!!$!a&Y#05!6bd2!%D?L+)!Z*#+X#+$Y#AbJ.kdg%J1D$!%D#:MT<>&Rm^)Y#_akN.tev&GF,G!%$Y$#&Y$+(Y$4b-#=+@z+WASEb')sH@z,ta,M%6G\
        !C%@n_-@FLFEmP$Y$e&Y$ub7#=)Y$Y*BMhiJX|1,%Y*!ObQK[O'Y$qfhceGA)IKX{>fPASE$Y%0&Y%=(Y%DbhlEJwD'>[QcpnqeEHt=izlCCQ1hDK[N'\
        Y%SqhEK1*+Y%^cpDPS,neoFJ1_$Y&&&Y&B,Y&J(Y&['Y&db-@FLiCXr/d.Y&5*Y&:jaNMF+cHEr}(!0lCEr}-@FLGXyI/Y&Xabg&.3bG.tQ!a&Ew_NJh\
        C(Y&va+Y&roDK9fBXut6Y'*0Y'.+Xr8oMXrxDXr/DXuu!!laghceG0Y$Y'T&Y(1(@m1/Ht=buaJIEb3JhC,Y's*Y'zb,@+6*Y'ojOA)IFP/g%A$JD0Y+\
        Y(+m$K9feGEr}!!EI=8pnIDkq-Y)#$Y)71Y)f&Y)l7Y)y)Y*!(Y*'+Y*7/Y*@b+Y(v8Y(|5!af&Y(rjIBS1IGU'cgsbjhFGU(d$Em{/Y)2bkR@PnmM>;\
        %$Y)O,Y)V+Y)bb,!a+!agFXrs.Ht=G!%s&*DjefHK-;I@PnabIU2m.Y)upOHt<DJhDciJASEbE?=.,Y*3/Rm^jD0YVH<L%B|MaCH3g&Xr/gKK&!$Y*l1\
        Y*p&Y*x(Y+&'Y++9Y+95Y+=bfQ@ptEG2oelpnIASE2%Y$$TkBHt=lKY'kl+Nd1gh&!WWA4CDG$$&!-mDOy,*Y+cf4%c0Y+^=Y%?+24naY%caGC9C$ASE\
        MJwD%X~IaD?=.%D,g1Y,0&Y,7(A4D'Y,FaJ@MSeiaHAzQ,X||)/L*&uaJH3gCP`NcaiP@iSDP`N!!4Y-9-*a2Y-J$Y-U3Ec&1Y-Y<E>E7BVA,Y-o0Y-|\
        'Y.D*Y.[+Y/-/O7ibfcHJy|$%Fd&Y-FbD@nmGU|U%Phu&*2E?GCGH7^&$B(Y-fabV%)i2(]gIErY%%u(&fc6/cG#(&Y.<0!%*?4Rad!!.1hj%#T,MBnM\
        !;*AKwIGF5%@h'(Y.Tc3Ur`H#4%!*FE7q%$<$AIs1%4+Y.x/Cx%9#4c2!'J!I'?tJb3%`&>mX'!;I!'%*2&F4[(B|y/,End(%~M#^!!4Y0P-Y0Y2Dzx$\
        Y0`3Y13&Y1G,!%.!d)!%(Y1k*Y2r+Y2}/Y31b-${$&{,%{'PW$+>8Qf%Dv#(Y0E/!85!Fc%!%)$uM!Q,&]0>'WHD{zbf%!%D>B6$&xO!p%Mj!.!d;!>5\
        !%h1Y1%ad!!&%Ce-0;gILa(%!sd%+i&%CFCiJ%!%&Y1@a!!G2of$!3Q!%-Y1X)Y1^b!!1!%J!%bK?$3$!%b+*%i!!S+?-Y2,2Y2J7F~!,Y2U0Y2[*>kv\
        qcJXYh$#!5Y2Dn(Y2?a*!dX!ddPX`/(!0H%C5&Jai$!%J!3&)dF11%>G**??F5Y2mnrK!|pD@)G/S#sc2#jG!d1!%cjb!!-&V'!dI!v3Y3>*!>qlNL&-\
        MQ).!#4Y4&-*52!3$Y4*1Y48&!-7@bF.$$)Y4?*Y4D+Y4M/Y4bb!!4(w-${6!%3!'G#mBC)9!!%-I6%0,%,E!%%!8BGbf!!B'A1!L'!%H!>c)@]hibp(\
        !%cf%$rF?RD%@MS,#..Au,'Y4ysdljIP/L$!*0E/HS!6!!-!%$Y5W&Y5b.1h)Y5j(Y5u'Y5y+Y60/CMzb!!n!!%!0EG%K!!)NRqEKb7-!3iDG-K!!bmc\
        gnI>gHNADp$GdOc,2Qj,!'li%%IM%Rad%$E$!*.1hG!C4!%1!%0!%=!%I!%!!/Y6Za%!%D%Ci&%C(Y6ib!/E-=mbibhFPw|ed!!c-%7F$oQ+9&!%q%#(\
        a3!%UWBU-!*2Dzx$YB/6%~1&c&YM',YY*(YY@'(T+!%/Y^pb!!2I^|3Y93&Y9b<$K,Y:(.Y<f)Y<y0Y>?=Y>c'Y>j*Y@=+YAg/YAr5$gj!!-Y8Y&Y8w/\
        Y8{b)2oh$!acef!!$!*D@O=%%Icf$$~&>ZG/!Qb!!h$!%&>AjF!*J>6s&#:/2{e/)mi%!g$!%D?19&Y9J'M!r/Y9Zb'!@qefP>=?f%T&,(CiJc*.$I!|\
        $!WHC[P*Y9lfpJ?(c%Htu)Y:$5!3nfbu%!%D$-bV',%$E$Y:g3#%1C>{&Y;K7Y;e,Y;i.!@(Y;|0Y<)*Y<0/Y<88Y<Mo(?Nsa-Be=X!>!!)Y:{'Y;3+Y\
        ;>ocKT^%+#Z:Y;/j$!%&!3S!6MNz^cbf!!%+nB'u!!+!3locfCFZ}!!%>M`)!'*!'/!Qo%(F&#:G!CSA]X&Y;xa-X<_+%LS!%HTvm&!8'>LrM!*bdbD>\
        lo$!%bE?1U$Y<Eb+>LBqJ.O!!,%,E!%$@1D&!-(*Qli%!%$!%&%CF*Q4S|7(W&*m!!$!*cE>jn!!4Y=Q-Y=U2Y=`$Y=s3Y=~&Y>(=Y>6+)g/Y>;:BCtb\
        o%!yc)$uM!QEA`je-!p./UM+*$Y=n5*2b!!JB?;dRA;N!!,)p'!0H,!l%$'B%I,Mn-'!%*GT)I!@lDL[gCK)m&HI/e/Y>Xd!!($oc)!Z*'8X'8d!!&>v\
        cF$ol$.XD%L!!2Y?C$C~53*H&Y?G,#Q.Y@0)Y@6'!m*$?/O.Db!!f!!%A[h&#1M!8BUa7-Y?d$Y?p(Y?~;?EDb4>^g)>.mI-4$'ue-0;gD>H&2!W3'&*\
        ?YRIQR_.&S'#xi%?=7DE,!$#uD#u%!%DL:n-Y@]$Y@h(Y@p=T><*YA_+!Wbd$*TD!%li&%CbdDGSk!!-*QJ#Z2YA7.?HH0YA=*CEY+YAG8YAMjefghdc\
        jIOsUciCYA3dagg&!0F!*$$$F*N$YAWbgFJzRgcjMFrUb,>=?E!%!!cj%!0DSUx3@$^,?}|)0C;!>o(!|auciJ@1>4Vh1-YBr2YBv$YC)3YC61YCK&YC\
        S,YCY)YDN0YFl'YFp*YK'+YL[;YL}b2$3,!%M!%hF2:&&-b!!,!df3!3I!30!%d&!-*!OS!6!!%$j3)7ahb4#!'@4VI(1&?LYaL(.,$ZG!%4!T-.X2),\
        ,YC{(YD(/%f8YD=b'!%w[T><$$?&A#rM!Q2Dvl/W^Pjc0Bi&'G%KI!@a$%Lh!!$#W,KmdW&`2YDw$YE63YEX&YE`)!%(YEo+YEv/YF_b!),$?I!v&J}D\
        (!**!O/!'a$!%'!%+%LkD?U+$2:*CEY+Cgj:YEPd&#1b4(wI*%&!3lB>1}a%$ET%0-!''!'*!ImlGD!Z3?s5L!%!!%${$!*1&x)!L(YF:'YF@/YFPc,,\
        3G!Z,!pH!'%!Fc,V*Bj,!'M>xid&!%a!!'!%HAzQ$!%,)1g!#O?niH@1>4YGe2YH23YHe&YHk,@v>.YHy)YIH(YIb0!3'YIl*YIy+YJA8YJz9YK#b!!)\
        KP~0YGa+2xj&#:EI^|bL${!!$YH%&)g(YH+b*?9%i!!c*H[FX'8)'AH0P,?bFH/Y$!%&YHI(YHY/YH_bf-!@P#.!!30y)!%j-GC[I!%iC>=<)!%E!'$#\
        @D!F62Z+!@gckcJK._$!L(YIBc6Gh@,DA{),{*2Oj$@xk&#{li%!gD!y)0CM)d$#@&YI[(AG1b-BK|I!v$!*Y!>f%,`$#TD/:/Or;bw%2LX>xN$!%&YJ\
        8(!%+!%b-!')!;+&3cJI,F-#!62ZF!01YJ]&YJa/!%a;D=Bqdb!/,!%I)1CKh]3YJvj%G',ci!!ic($0M!Qe@do%!pB),FI*J%@yl$#g0YKi*$6+YL1/\
        YLRcj,!'(YKW/YK^b!))!;'!dI>}|mbN?)Ri%!g&%CFDM*$YKz&)a/YL*b!!H'2d!!hcice!!G-[-?qIJ!3!!%,`.!j'YLK/#Hc4?)R3!'I*>&!8SK|4\
        uc%?`]M!8!!$YLs,C+/(!>jn!#,#4W(@d%!0cfCBh=%!gB>J%!!4YN0-YNd2YP%$YPG3YPu&,N7#4,YQ<.YR0)YR6(YSl0YTE'YTL*YUl+YWC8YXA;#W\
        5@J;:YXxb!)4Cr$2?]c3$K,!%)!^hcKW.($!%&#^(>$S/LP+d&YN]b1?x_./U)2o0Tp-h$!a&!IF#@($jHVsq$YO,1YOE&YOM7HsZ+YO[/YO|bd!!%#E\
        &&$H&?!!'YO7pBDF*$#Zer!!%EwzH&?r!$gHXd6%!%)$?($ogHK._(YOm'>ek/YOxcL>v`d!!5!6cCKz<CC0|3%]G!3$YP3/!3b,,@E!%e!!-@0>+@0D\
        ocg-!%U!%*!O+YPZ9YPaf))1hD)GfbL?}>!!$!*6@Ay3>EH&!-NC#q)YQ-(YQ5ci!!bf-!'I>jn%!%aIPhu'EJ?M!*%!%$!W,YQN)YR$cT2Z$YQ}(XS{\
        /%Rb!!3%`&YQn'!^nadL?W(f!!%#E$$*($oS!6DQ1Z%!%&#%(!%S#%!!D?uK4YRa-YRf2YR}$YS)&YSE(YSQ*!I+YSZ5YSbbcpE>a[iCM;f%!%'YRya!\
        !)!;heYF0>DM;fcj%+fI@4Z!!'!@5$Hpbd!!'>WR9&`c)!CHAKw-?]]s$$KDA#r!!pdbPL<!%BuaG!Li!!4Jc:D!y-!p./U*G1=;&ii!!$CxU&YT4(YT\
        :b!!-&VI*%)0`H!;fjaii&#^F!%!!aE?jF-C:=$YT|3YU&&YU=(NJ%+YUM/YU`b-G;^$&{3@:y.NgnX&x.!dFAt@%!%(!%/#!c,,@f!!%!FDUAC-%72$\
        ?,D/()!mF!0l!!$!%e/)mg&#:FCw`-%7,-kg!#F&6-YV5$!%1YVv&YVz7#W(!*+YW5/YW>b!!3!'S!T&HI/(YVI/YVobj$#jO!3./3)-@/YV_g$!%c./\
        3I!@*!Wfh!!-!@$$*S!6.!%HVr=fM(W4>^g3.b(E^Gh!!%?A,&!-F!*/$<b!!E${bJ>v`$P&#1YWn&YWr'YX&+D.S/YX:b-&V.0Fi&OcF)!CH)VCC^&%\
        (F-?S02'r,KPKH!>&YX1a-*QF#%6*d)!'F!F0E0:H!>$YXW&YXib!!-@,+,CA&E-{dd%!%c-?uC2#jGSV2%!02!W6*.gaKFgu&Ctv(!**$<jCBCz2!F6\
        !%b.JX}oc.-CueHFyK2YZ93YZ?&YZC,YZj.Y]L)Y]e(Y]j'Y]o+Y^-/Y^:9TrS;?ED5Y^_:Y^hj&YZ5b4D'>+0]i!!c*OcMXU:>T?~;7!3F.nM?jq2YZ\
        _,!'j&!-a!!,%,.&r0JJ6E!%!!%$E$!*D!--Y[>$!%3Y[I&!g7Y[R,Y[V+Y[[/Y[q8Y]:b&1M0Hqp'!@IJ};bf&$-e!2J'/%?;4eQ>)$O@]haSSHU!!.\
        &Sb!b3!''#Wc-!%E!'4&3)Y]+0Y]5+-4k$@k<DI&u2!%h%#NB!LhMKy((Uwa/)pb!)dc%+nB'u4?2e$!*ch!!$!*&E'?(#NM!8faQ%@oFJJ%%QW>+Y]}\
        efaX#K&Y^)aY?QWKH|A%#N$#@&!-S?lp3!'*Y^Z8Jtyjn*Y^Va$!%'!%H>J)bT#=H@hy%BuaalE(WfagaG@AC,Y^ycJW=B3Y_B)KNw0Y_U+Y_Y8Y_^jb\
        f!!()|c*'8+!'X'8b+!'dc%!0*H[F+!@X'8BQ|4M>S_%+i$(c&%CeubQC:!4W<a$Yn91Yu+&Y|f,!T.Z)z)%~(Z*#0!Q'Z1t*%~+Z3u/Z3~8!%9%~5Z4\
        Ob!!4@M92YaJ6YaZ3Yae1Yb6&YbZ<)j7Yc;,YcU.Ye>)YeR0OV@'YfB*Yha+Yj;/Ym+8Ym29!%;Ym]5Ymwj!!7AFLF!%!!$#@&B$Po&!-J%`$!*61+IC\
        |X!!3Yb!)Ii9(Yb,'&0+&ra!!E#p$#N&*D,!'ef!!$!*WR/u1YbM(!m/YbR8%Obqc!dpH!QbRTX>fgefCV4o6!%7D}g,%m*Yb}+Yc08&of!!9R/ugjFS\
        UDh!!4$d,#Zj,.bF%F!!$#@&!-E!C$YcG&!-bH@$^!!4'56%0))#E!%%IrX4D}M$Yd11C>{&!-7Yd6,YdO)%@0&x'#%*#d+Ye2o$O<S1?.5LTyx!!H!3\
        !!%TM7$!*.!T(Iho9$QcfQNJ/!!4'5$Ydt6-:&!8(Ye$0Ye-5!6b4!@-!'O!%)HC1'!%+!%S!'(!00%mW!%bNA=g!!$!*(!0X>~)m$!'/YeKbfF/ik!!\
        mB/i!!2Yer$!%3Yf,&!-7#p)Yf1+Yf9bL*A!!%$<6-:ad$!*&!-,JCZH!O!!J'V$$*bRGq_!!$!*eG&~!!4Yg$2Yg+$Yg?6YgL1YgQ&$x<#.,Yg[.Ygg\
        )-_0Yg}'Yh+*YhJ+YhT9,:bI*!,%`M>$S!!'Yg8a)*hE*h$$*F@b<!!nelg$B|$D!-bEGn4$&fe,!%E#T0D}Me-#(E!^!!$!*1Ai]&!-)!C(I41I#K!!\
        %)d&!-J)G$A=n&YhDb3%)fh!!$1~(!*S!63%)F!*%%~1+kX?vi!!1.h&'>WB#l%A%s0!%*Yia+Yijn!#-Bnz2$Q$YiI1&G&YiR(%@'YiZ*B)_+@bF/#7\
        9AIUq%1oe%$'W!Fd!!.!TW.Cfp!!IAP>%!ZF(!%A3DaEAG4%#E&!-'$6a!!6%0,$d0M*4'!%9Yj55$Hq%A_wD!0%$NB-C$Yju7>H}*!I+Ylr/Ym$jn!#\
        4$d2.h$!*6%0&!-*AMF+149*vkb7!LG>I7d!!-YkT2.h$!*6Ykw3&$&$x,Yl,.Yl60YlH*YlR+'x9Yldq$!^&$'l-#(E#g(Ykb'YkobG>Y2/BR}ie'0`\
        lE0`$$*bsI,{%$B&?1e'>>be'!^W!F$Iz>&!sF!m$YlBb)!%ECUI%!FJ!I(AZPdeeT$Z-@0D1&M&#{7!pNFXw%#g$&M1BSRFHeC!!%#E$A.t,!'L&S*#\
        .IA[h3#KHA.t&$xa!!4$d3YmN,YmQ'%ms(-~E>>bM%7,!%a+!%fQ)d!#4'D6-:&$x.M|D5H3jv&!-F,h!!4+|,Yn2)!'*%79@;ksCU-6b)!^S!a4Yp#2\
        Yp>$Yp^6!;3U(K&Yq87!3,YrM.Ysm)Ysq'Ys~*Yt1+Ytrb,Yo9))#0?dl'YoC*$6+YoN8Yovt$GdB6B]c,#4G!C!!2!%hON~>!!%,*$!*D$xnad!!-&l\
        3GV|&A{3,%Y.$`*Yoq8)GqFH$xhEJNX&!-a!!EE]8!!4$Z-&0$!*6'`.0|0)g*FCHW(@3YpP,&l)YpYo$$BD!-$!%&!'W#aBX]t!!7Ypz)Yq)0Yq/8${\
        9'Po$!*UPt{!!2$Q$@DwG(f$$*D!'$!*&$xH!O!!,,`.Yqt)F]A'Yq{*Yr/:Yr@p$$<n4H/G$!*&!-*!Oh!!&$xi$>Z9cT?}|bd!!C21!!o!!&!')!C(\
        !%S!6$PI%.AG5g!#4/=O-..AG5afq&!LF#~2Yrq6(n7!p,Yr|*YsB+YsK9Ysgj1L5yeL%`!!$!*&!-L!j!!$Y^e6(n1%j&?mX)!C0C#q*Ys>qB#4NA)h\
        n!#$!*L$`!!$Ysc*Nm85!6bfgjnbM?]gE@TschH?llRJ[k!!-@D3o$$BH!O6$6)Yt-aW>$jcK*2$!**>Q|+YtGiar!!%/fD$-!!&Yti.Ytn(!00AmH9$\
        Had!!f!!$!*D/OfQDl|cG1u!!4%:1!L,$d+&'f$$*MBR}$Yv2&Yw](Y{k5Y|ab,Yu[.*N)!Z'Yuq+Yuzjt!!$!*&!-F!%&!-a!!'!%*MHiqe%!;G!'+!\
        Is!VC#E)%4*!|jnbkbjbii&!;M!Q$Yvd,Yw8'Yw>+YwV5!%b,!%h!!$$33,6,%O*(=9(@s&>cJJ)y2E(U:Yw2i!!-?nh$!*1&G&!-9Yw,qb'IfSH!'(,\
        hE(f$!%D$x7!%N!%'!@a!!6)D9YwRbqeMW1wDJ@<g!%I%V--u2*!3!%,!'.Yx3)YxC0YxU'Yy1*YyS+Yy{:Y{`ss!!$!*JW3z!!0!Lg$#g&Oy,S!6!!4\
        'D-C1;$#@)!@H(=!!-*v,@M9*Yy'+&rm&!-,@<J(Yy!a+!%d!!gfC@EoedW+|%%~))yIJ)f!!'$Zi!!%DmG$!*0B:G9JWX5No}c32FG!Z0Yyf+Yylt!!\
        $D1QS!6!!BHex!!i&!-a!!4-:E!%!!%-u60r&!-,Y{>.Y{G)%O*Y{O+Y{Y9GlUa!!4Q.$6Yzm1Yzw,Y{$)Y{*(%@+Y{49A3n5!%j%#7M#7%#m&B]dJ!@\
        %$B$&fFBR}%%xB#g$>LH&!-H!O%${n(,EE,o%>IUeW@;o%!0eGF.$lf!!2$QI%7&!LJ%`!#41ew!#R1e!!,Y|%(Y|70@Ep'Y|>olG&Pa!!1Ai])!Cg%1\
        +FAzR0KPdH#d,Y|Z+GbGa!!2(!1&G*!Ik%1uFC$z!!SWjM!$P*!!!2Y}m$Y~56Y~c3Y~m7Z!*,Z!..Z$')Z$30Z'G'Z'P*Z'm+Z(W8CGV:Z)sj-%=1@}\
        M,?QT(>AMt!!&B^{,SHt/#7a2!W'F-5I!%3Y~!(Y~)+#Ka!!GB}za(!0I!%v!!$!*1#aL!T)Y~D*Y~Li%%uP!aad!!WA^#$Y~UqCC?f,!%f+J@=qFC?f\
        $>l/6#!D!%!!$!I1!;.*A)!L9&0p&JVAJKyhDB^{-,x$BG}6%01Z#!&!W7Z#&,Z#..Z#u)!m*!I+Z#|o!!-H/]6Z!u&!-,>WK)!Ca!!4Io#E&~&#H,14\
        FAY$B@l#$?2AD@*:!!$Z#M6%0&Z#T(Z#j0145!%b.>a[E!^4J7MI!%$!%)@o%*!>bk!!g(!0I'xv!!9(nnBT0!&?mXM!;!!&!-F!00AZ,qia!!P!I!!2\
        Z$s$Z&46QAR3Z&O7H7l)Z&g(!%*Z'$+Z'+j1Z$i7Z$na!!SEwh!#B1uaJAG4!!4Z%V-Z%a$!*6Z%e1LmW&$x<CLO,Z%k.+|(Z%r0A=:*Z%~+C_u/#79$\
        Hb3!'M!8%!Z'Iz(M,EOF[G%$BJ14%$*B>Z9v!!&!-0)GH+|-Uax10r(F8d+(@ldT#4!!4'D3GV|.B)90@N['!@g%#7U!p!!4%:$!*.!Tg+?oym%!0E%j\
        &Z&w(@Daa4?fWE!%$!%)!ZN@Rx,*ZFAzR1>[u/!0ad!!%+n4'D3Uax&@.'I-ha!!(%@E!%&$xa!!1?ni,!C.!T'!%9Dn2hCF/'2(!$Z(*1Z(B0!%+Z(M\
        jefgD?`]!!-@Xt)Z(8bK#H$$*1>yfI!%!#4%V6%0D!-%%I$>NGT%0!!1Z)$,AH,)Z)X+Z)]9Z)kjn!#$#N3,6&!-jdCYks$Z)C1Z)M*Z)R5!6odbv%!F\
        $!*)!WH!O!!d&!-HV/&eJ@nmhbGE7dBXIZ3L~w(!Fc-',G!CbhadHJ7M!#bEJ,G2!%F!%4SAe2Z*`$E053!%7!%,Z*j.Z+S)Z+~(Z,A0!%'Z.p+!T/Z1\
        m9!%bo!!vbY#W%!0a1&GG!%2!%,Z+?(&c8Z+Ps!I4)G$!%12*.!T'@jn*SV8s!!c%!%$'uH#d*Z+IbgIBq8hefB?GAB/C4Z+ybf!'1#a7JWX,Z+rc:&o\
        g$$TO!Wc7!'G!C!!C!;!!3!%7!%+?Y3oad!!4'D$!*6%0,$dL!j!!$!*6#p&!-,Z.K:%Yo!!-Z-3$Z-U6CGV3Z-]1Z-c&!W,Z-j.$`0Z-t'Z-{*Z.$9Z\
        .5q&!s(DgzM#N1E:h(#~'Z-G/Z-QbE>uM$F.cbsIA|'IP^-f)!CW(ndbDC^o$AZPM$B%%u$!;FF05$A<!D#!(%~M.[->d)1&M.$`c%!%G!C&%u(Z.Db'\
        G})Y#Wd7%mL!%!!$!06!%,Z.h*MaQ9FgTpbhnBU-6-AV8BDG^-I%Q7Z/O,Z0v.Z0}'Z1.*Z1A+Z1Xo!!4)@6@Ay&$x.C$y)#Q0Q~bg.1JWFgT!!4Z002\
        $Q$!*6Z0@1Z0N&Z0U,AB).Z0Z(%@0UVl'(T*Z0b+A)I9Z0obneJF[r$B#A(N%[b3!%HA>u%#H$@jj,*ZFWYie'#TM#TfQAZnb)*hI!'0.-+#+n$#QF#7\
        a%!*B#(o!!iD$x!!-*a1&x*&`W#a5Z19c$!*L!j!$&!-W0)1Z1N+!%a!!G)#cm!!$!*N!L!!n!!&!W,%,5!6vnDB|N7!%GCt.$Z2F&Z3#(Z3Z5Z3mb-#\
        (&)d0Z2=*#T+#KfQF:^!!%@cwN&'-Z2b)H)+*Z2q+Z2{b7!ahn!!B!at!!%#E$!*6$9D!-h$!*,'VH!OjODlV-#()Z3<*Z3B+Z3Op31+1!;J%O3#pU#!\
        h!!4$d,#QWAe#!!$$T1#=D!--Cd{fp!!2GFM6%0G!C.>s4GM1~-!%(!%V!%!!1!T,Z47'Z4?*!8adX@1*s$>}TD$<+Z4L:@1*iDJS[X$u!$%>&y$Coc7\
        Z5,,DPj)Z52(Z5='!^*Z5D+Z5I8CGVj,Z5'naEJ[kcTQrranbL0`$.:)?(QsE1JkcfQ?`^wSY^laG1o-!%$Z6n1?W(&Z8H,!%.*H+?%G8Z8m;Z8u5Z90\
        b8/=f%&ih/Z6jn%!y&S61(Z68a.!diCC2,0Z6O'Z6Z*Z6dk%OaBefCS!9*!dnr-&VJ,`d(')nFSRP&!8F&YH??0!!'Z7hf&Z7&(Z7,bdhO$K%!%K(q,1\
        J)!%0Z7K'@1Q*FVY+Z7Zp$?7+E?GC(>lS/!8ne4!dG!%&'>dbfgmiC>o9%?k!e2L/|3>J|.!3'Z8>*Z8D;!>mn&#!5Z87hnbiLD39,?xxI!'boD>JzIQ\
        K_!!%!0&,N0Z8c8!%;!>:1efZBxzn&BI|eH?(k!!c!!D,N!#8Z8m;!>5!6c!!&,N8!%Y!>!$0Z9r'>{F5!6i%>wB(Z9Ma.!%G!',!%.BvW0Z9e*Z9lj%\
        #ZF?i-1Tp.D!3$!%L!3OCVD4F]m$Z=U3Z?m1Z?{&Z@$,?oy.-C(Z@B=ZA~'!%+ZB%/ZB/b6!m3#.1Z;B7Z;P,Z;`.Z;n)Z<4(U9c0!%=Kr0'Z<I*Z=++\
        Z=</@$a8Z=I9Z=M5!%:@O_j-!37!%nh!!&!-HAIQ&!%(!m9Z;MuB03!!&&Yl:!3h!!H#($!%/!%h%!%eN-%!!.Et%(Z<-b!!3C/f,K)m)#.kF,]lgglU\
        .X%$j7KPd=C/6p!!(!0I?J).Z<v)!%(Z=%'*Zo!!4*K$!*3,6&!'.M7n*A&kb3!'E!Q/Z<~aJ*2iU)1gibV!F+Z=5nkCYPAdwaL@AC(Z=EbQ@$^RAuYC\
        IrX!!,!%G%m2Z>;7Z>A,Z>M.Z?')Z?+(Z?9'Z?A*Z?M+#.8Z?g9!%:!mb!!*!;+!8d!!4)@,#4G-_2!mF!%bhadcfegiC1P0$Zi!!$!*&!-ev!!4*K-)\
        y6!p1CLO)!C*(=+Z>}9#atG>WK%${OA?;B>U1!!+!3cga&,%S!%kbf!'E!@$@*6*!plNM!e!#+Z?^ncub!dqO!%ad2$QS>AvhlHUN!3Z?wodCNRqPZ?r\
        8#KW#K!!4F]m$UNu)!%0!%*Z@>o!!P$9EBNH2Z@v3ZA&7ZAA,#()ZAI'ZAM*ZA^+ZAb/ZAg9!Fq!!4!m&GHfF!%1!%ai!!&!-J!L1ZA7&ZA>/(:b!!K/\
        0(>[iM(:@dr$,`eO@LgUB#T$!%/,Vt!!*@=&I'xBVMThCGHf+Nd1f7!Lp!!)!Cgh$!*FAdeM?oyh'%cadRHVg%!0$!%3ZB^7ZBf,ZBm.%=)DhO0ZBq'!\
        ;j-!3bh%!0aKAFLegibV?g#%?vjF!0BXfVNDLf4F]m21P$ZEw1ZGg&ZG|,ZJP)!%(ZJS'!%*ZL_/ZLf9ZM,5ZM@b%!*-ZD&3ZD,1ZD'&ZD67%F,ZDC.Z\
        DN)ZDj0ZE>'ZER5!pq'?J)bpJN<XnbEG+w!!,J:]ECZDd&!Ta!!%!0H!'(>ifjchbR#Z4ZD`&'A($Kb!!GCMz$>,}&%=F,r3Yy$+ZE'/#~5!6:ZE:fcj\
        nBE((%$$1ZE5aoaH@c*eYW';DM.V!!%%L0!L/!8e2%&hB@>n6!%&!3(HUr0ZEs=!3b+ZEnpF?RUnMCV&CY|!4ZFd-ZFp2!%$>c&&ZFv)ZF}(ZG10ZG8'\
        @:y*ZGM+ZGV/ZGab!!;ZF_i!!%@Dwe++%M)mbGLl^&GHf/!%dCLf%nbEJ3h2#jIR@a!!2!%&)d(!%bcP?(k,$uL@y`!!0ZGGn5!*bGJ3h$.RF!%h!!6%\
        0E${%!%,$dIZAc3&YH!>($g/ZGuafpXII2%!-U@]h4F]m$ZHU3ZH^7ZHq,ZHy.ZI#)ZI5(>+50ZJ#'ZJ-+ZJ7:ZJFoeVLWTp6>cJJ!L!!3ZHm:/iboBW\
        |TMUB;7ZHmMUB;-#dJ>E2.ZI1qb,+vqWUfTBXI'%WS5-!%3ZIZ<ZIf7ZIj)ZIn*HPz:ZI{sbfP$6!!$!*cqBBT.CR2IB>}T$AG4&!3vbJ?3caGFFY!!1\
        ??0NE9o4ZEsjeGONa!!&!%n$CFsdF?HG%&J&>ifX!>F#:-(72ZK/$!%&+Q,ZK2.ZK9)ZK@(ZKS'ZLF*ZLT8ZLZ5+Qb'A/mfhnEBelD.=%!%F?GDq%!%D\
        $~%!%$!%&!-/B>GehEHJQ!!6ZK}&!^,?E|.ZL()?UZ0ZL3*>Np+>USadbgI>>xibpaJA/]!!(?F+bHJiV,QqZ*!dn&OU:(>3!S!y&,`ebgh$!*E@4Vha\
        E?=bDIZncpkFA{F!!4*K7ZL~,$g)#.'ZM%jK?,{BF&Y&'iV?L+$2F(ZM<c$A)ufQ3!dS/{3ZMT,ZN%.ZN*'ZN<oB,u(ZM^fBG!^-?V%0ZMw*>Np+ZM~k\
        %@#sSEQ91BmHI+!BDs;eN>gG%#T/F8(e3#W,OT{H!|&!TIBzKQ!W
        """
}
