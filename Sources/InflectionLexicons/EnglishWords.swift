// English words of LemmInflect (MIT) and WordNet (its own licence).
// Written by Data/Inflection/Lexicons/compact.py; NOTICES.md beside it has the notices.
// swift-format-ignore-file

enum EnglishWords {
    static let text = """
        eaiorsntlcumphdgbyfkvwzxjq
        n - s
        n - es
        n y ies
        v s -
        n is es
        n an en
        n - -
        n um a
        n - e
        p -
        v es -
        v ies y
        n us i
        n on a
        n - ta
        n - s;n - e
        n s des
        n o i
        n n -
        n - s;n ful sful
        n - s;n - es
        n - es;n - s
        n x ces
        n - -;n - es
        n - s;n um a
        n - im
        n - x
        n - -;n - s
        n - es;n us i
        n a e
        n - s;n - ta
        n s des;n - es
        n en ina
        n fe ves
        n um a;n - s
        n - en
        n us i;n - es
        n - a
        n ex ices
        n f ves
        n oot eet
        n ouse ice
        n - ren
        n ah oth
        n - i
        n - s;n on a
        n - s;n - x
        n - m
        n o i;n - s
        n ooth eeth
        n ut ita
        v ls -;v s -
        n - es;n ex ices
        n o ines
        n x ges
        n e ae
        n - n
        n - s;n - a
        n o -
        n e i
        n - nes
        n s ra
        n - kim
        n i -
        n - es;n - ses
        n us era
        n theridium dtheridia;n um a
        n gali aglis
        n agai egais
        n - s;n - i
        n - s;n - ti
        n us is
        n desman adsmen
        n f ves;n - s
        n tenary naries
        n - s;n tennial naries
        n y ies;n - s
        n - es;n x ces
        n - s;n ent ants
        n - es;n ous i
        n yatid ides
        n is es;n s des
        n - e;n a iae
        n e ies;n - s;n e lies
        n - es;n i es;n i lies
        n li ies;n li es;n - es
        n x ces;n - es
        n - s;n en ina
        n - s;n on a;n - es
        n s es;n - es
        n x ces;n x kes
        n is es;n esis ses
        n esis ses
        n - s;n e i
        n y -
        n an en;n ftsman ughtsmen
        n an en;n ughtsman ftsmen
        n um a;n - s;n denum na;n denum nas
        n - s;n - ta;n edema oedemata
        n - au
        v s -;v empanels impanel
        n - s;n ion a
        n eyrir aurar
        n - een;n - in
        n - zes;n - es
        n - s;n t nt
        n a iae
        n - s;n ff ves
        n en ines
        v goes ego;v es -
        v swears eswear;v s -
        n sbok boks
        n sbuck bucks
        n - s;n ful esful
        n - s;n o i
        n ium cia;n um a
        n - y
        n ium ea;n um a
        n - s;n a oth
        n h s
        n - u
        n y ies;n ny ce
        n hallah challoth;n ah ot;n ah oth
        n - ae
        n menium nia;n menium niums
        n - uses
        n gbo bo
        n o ines;n - es
        n e ias;n e ia
        v s -;v s l
        n - s;n o -
        n e a
        n - s;n f ves
        n - es;n - im
        n a ur
        n - r;n - n
        n x kes
        n o es;n - es;n - s
        n - i;n - u
        n u i
        n likuta makuta
        n a e;n - s
        n - ai
        n s i;n as u
        n loti maloti
        n - s;n e a
        n adame esdames
        n ademoiselle esdemoiselles
        n rono ornos
        n anservant enservants
        n - s;n - t;n - th
        n - s;n h t;n h th
        n - yoth
        n h yoth
        n omento ementoes;n - es;n - s
        n onsieur essieurs
        n - s;n ellunge allunge
        n ho joes;n - es;n - s
        n - s;n - es;n jo hoes
        n is eis
        n - ays
        n er ri
        n - s;n - ata
        n ipsis eipses
        n erfamilias resfamilias
        n - -;n - s;n ese gese
        n a um
        n an en;n ughman wmen
        n wman ughmen;n an en
        n - s;n - e;n - ta
        n on a;n - s
        n ff ves
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
        n - es;n x ges
        n letto ettoes;n - es;n - s
        n a i;n inka kini
        n ith aisim;n - es;n h oth
        n - s;n oot eet
        n enia aeniae;n - e
        n yrse erses
        n - s;n iro yros
        n s i
        n uraco ouracos
        n hur urs
        n - s;n o ines;n - es
        n - s;n a e
        n abi habis
        n - s;n - hs;n a oth

        !>!@!F!%B!%C!%H!^@$H!%G!DS!3I!%B#v@#@%B!'J!%H!AD!-E!5G!FM!%Q!%E!%I!sP!%C!5B#gL!8D!TI!*J!*D!%C!dH!*D!0I!;D!5B!WQ!*N!%\
        F!;U!%O!DF!*B!>G!>G#UJ!-E(mD)UP!*!!B!'D#%D%PH!>K#=G!*K!*F!-G!8D#+O!%!!F!%H#p(!%G!FS!%C$qC@8.F!QH!-B!KB>SIL(yI!H!!D!0\
        L2CH!QD!NH00G!ZD!vC#jE!>C$0J!KF!gD!8$!'D!0C!'B&pI!-D!gL!>D#XM!-C!>!!$!'D!0C!KB$!I$tGBf@B!5G#@D)qB!-!!B!%O*}C!vE#%E1R\
        Y!DB'6L!ZB$JMHGZF!pD!KE1'%!dB!WH!gC&-B!NE#jB$*D!>M!QC'tR%SE$3%!dB$*B-KM!*G)!K!%D&ZC!ZC%~E/*E!yK#@C!gE$GD$_J#OD%q/!mG\
        !F$!'G!F!!C!%E,?B!gP!-E!ZE$hB$'!!H!A$!WD!TC!8E#LK)cG*fW!%E,LM$6@*E'<$$!D!0C$'I'JC$nI%eC#4$!%D!0L!*D/-F)CX!DG!Q&)qJ&3\
        M!mG,pC#CE#7T!%E)@%!%B!%EHXY&!0G!FJ!pB'!B!*H!WE!g$!W&!TE!'G!NL!K/!%I!%C*CL#CI#|E!8C.JJ!Q$!WD!0F!>!!S!3D!pG2FEE#6L!%G\
        .SB$0P!NDAQYI-NG!-!!D!NC,!J#yE!KB#sC$=C#%I!pJ&gE'cC'f!!F!;D#ID$qR!-E#CC#7U!*D&WD$nC#IC#mD@T'B#L$!%S!3E%kC,R@+M!;C#gQ\
        !QE']R!%G!sN!*D#7K!aI&^D#gE!'I!a!!I!%F@mAF+IC,?O!p!!D$_!!G%_M!pC#XS!-L%wD&TJ/tE#sR!yK!pD!jH!pE%5D$=K!-R(8C#sI(pD+WD#\
        C!!D#+V!HJ!;H!|M!jP!HF#=G>EXC#:J%CF!ZO!-!!H!%E-vM%tI!W$!'&!0G!FC']S!v@(K(AB#%H@F#U!-I+,C#p$!%D!T!!J!%E*&I!|Q!-D!*F!a\
        B2)P!WD&sF#:E*hE%2D%{V!*F$M$!%F!%I!NE!0&#IS!3L!'C#|F!5I$ME!^B&?B'EF&a$!ND#+D'9E$UE&TIF'8J!gI!vL%PL%IU!H)&'X&'@&$$*D!\
        0'!5V!*D.[C@iLE*zC#LGCzII!QH!;!!L!8B-ZD#=D,rQ!;Q29B?'*C$UF!TJ!|F!|C!|B>=kL#XE$qC+yJ#.J#!O>q)E#IB&yD%FB!yECf:BD{A!!D!\
        %EA(9H0qF!WJ&$RFI]I#[!!I!*$#vQ!%D&yD1<T(JJ!aC&mE).EH#2I&mU!|J!yK!dD#jP!aB(>Q!H'!5V&3D0eC#.K!;DDmbC)@(!%I!%J*nQ-jB$U&\
        #+H!AC&ZF#yT$RH%YB$:H(ZD!'E$0DF8AC$:L#mC&EC%2*!^G!>F#!E%)U#.C$JL!-E.vK!y*!^E!5B$}I)+L!5HBd0D%@B#:B%{J&vO!>C!^DB>LJ!N\
        O!NB#IB'Y)#1X#1G!|K.iH!aH$bJ*LF#aI#!!!D&W!!D#IH2p-!*I!%C(5I#:P!QC>Be!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!4?{J-AH]2CuN$E5-6F2X3G$C1GpS&Hx/<Ic,7Iuj,J9-/K)]*LUT'M0>0MhM=Or5(O|K)Py1+SBg.TXx8T~^9UBP;Ul&\
        5UoI:Uv%b4>$Q->.Z2>?P$>IL6>MY3>Qk1>W_&>W|<>[D7>[J,>]*/>m)*>yB'?<q0?=*=?GN(?HV)?Zw+?gV.?mB8?us9?xL;?x}5?y^:?z)b!!%!%(\
        >$Di&!|I!a1!po8+>vdis@I!!4>&1->&P2>&W$>'16>(31>(7&>(K<>(p7>(w,>)%*>)@'>)W(>*])>+`.>-}8>.B9>.F5>.Jb!!-!-,%e*>%c(>%k)>\
        %q+>%~5!-lm!!B#Codg!!M!mhcjL/S$'!&!-n$,BM!m$'!&!8'!'h&!8E1E$>&C'!>(>&Kb-!;G!D!!)!8S!%auD)ndkidM*t'>&g.>'#c%!8K)nlcg%\
        !Kd0>&{.(yjagI*VibG#+j$#gh&!T'!'G!F,>'P*>'`(>'c+>'o5'qjaobec%!5L!8$!%&!-ldf-+AU!%C0Oeb+!sg-*YI!%/!m)!F+>(*bicmdmedha\
        cH.!%!K$!'E!'bF&p'>(?aH#:e)!Fea*#pF!%$$',!-'>(]o%$'B!W+>(jpag$#LD#IedmO!;$0UkF&Knb)!Dw!#D!-$>)9&$_.!db-2h+.bL!>&$_mO\
        1O%0O'>)KaQ)nelbi!!-!;D#+!!2!*1!Z,>)v/>*((>*3.>*VjjiL*wc+>*#fO>%xcdH2k&>*0bG%qH)n+>*Acpcg%!KB!%!!.!8c-%/'2u8!*sbjD!m\
        ,!QH-E$>+3&>+6'>+E.>+Pb2>+&/!8)>+,j1!QbobR#s%#gB$*c'!5V.%C0Uop/!ma/!m(!%G!F3)n*!QjdM(P:>+]mh&!TH!AX!|$>,3&>,M'>,R+>-\
        2.>-sj$#v'>,(cff&!Tb@1go$!'/!mG!F*>,;cJ#[-!*h/>,GaB+DcgoB)[ghO%Y(>,gi8&9kh$'Ec'!5G)!0>-'q$>,z)!Fb*#pI!*(!%g-!;I!%h%$\
        'c'!5V#y$>-C&>-I(>-NbcH'(/-HH!dgaH2x.>-pbjh!!&>-i*!A'!'a2!NF!%*!^E>*%G.+eo!!&#+H!A<!-,!Q)>.2+>.9gP'q$!'cV&3/!m)!FI!H\
        dJ!>bI!>2)1,!-f/!%f!#D$U->1V$>5)1>6e&>8,7>8g/!**>8w'>9'=>9f(>:G+><i.>>l5>?9b-!Q,>/f*>/j0>0a(>0h+>1<o&!-al$!%5!3c%!%)\
        !Zjc)!ZbH+IrN,Ohn%!%'>0#.>0Zc'!5fcI%&,>0K/!-0>0N)#Uj5>0Da(>0AmnbJ*cB!ph$!%E#LS#Lhaerpc%!5D!%(!pf@>*!QkJ+#2!Q&>0~'>13\
        .%I5>19bK%/%#L-%/*(P'#Lo!!D.lmndR!QE!v1>1Mb0>1JiaK+&O2~axc%!%G!D1!a&>2V,>2p'>31(>4=.>4Wa2#1*>2.0>2:)>2Hiae',Zb*0[I(p\
        h!!&!0'!'L&Bh'!'b4(8*#pI!sf%#:'#:c4%SE!52>2ebjjbhkeb@?ag-!*h!!C!K&>2{b&!ZM#!8#ylbh$!Wc'!5)&'X&',+Q(>3e),^.>3ol0>3Ild\
        P)n,>3]bg5*4c$.o/!mG!>c-!*G>)|o!!%$'cE2u*>4'+>46jna/!mk(!%G!*h&!0b4%Sg-!;I+I(0_aF(>%!%.>4Qa+!soch%!dG!F%!KB'!/>4i(>4\
        m)>4tihL1bkJ)nb-!;I&3$$*+>5%b,!%I.bdM!W!!2!Q0>5A(>5N+>5XqkhdJ)tnbi5!3c%!%G!Z4#y'#OuL(a&!5'>6>0>6L.!Z5>6Ub,>6#/>6.*>6\
        8+!*qkJ+W!!o'!KanS#Xc2!*gdmO%McicP%Y0>6Lg.$:a!!M!QnagahcP#.i!!%!d$#%jndJ#a%%V&>7*,>7E'>7L(>7r5)7a*!*+!-edH.s,>7=*!^(\
        !-au%&EB>+<ia%!%G*fdenrP$:,!Q/>7^*>7baedP!pbW!|oe&!vdmibf&!-I!;%!8dl&!-b)!Qhc-#y*!%G!Z*>8[o!!$&?'>8I.>8Xc6)_+!;lB3$)\
        #Umnci!!$!%L!8J&s.%Id)!DgS%k$!*gdviaop$'!M!m$!%codfmdeD3'7>9>,,m*>9D(>9L)%&.>9UjbghO)w&!vjbQ1n$!-*!%L!8f/!-hcj!!&!jE\
        >13k&>9xbcgh)!FbgjB+I(>:1)>:8+>:<afja*#pG!F$>+<D!0cI0k)!Fhb,!%H#p$>:[&>:a'>:o5><UbQ'P!!C#4/1qo*!Ac2!%I!;4>;C->;J2>;i\
        3%M,>;l/>;o*><:0><=)><Obg$>;=bafhnB(5bh!!D,r$>;Z'&?5>;ebeN.ymnbi.!8S!3bH'SE#gB#.&><(0><25><6apbi&!-S!3-$:7$:dg@/nC(a\
        dI.4S!Z'><Ind4!QH!;,$tF!-'&TI&^i'><bb/%/I!*gcheD!y!!%%V'>>P(!A.>>Yc%!8'!58>>8g!!%$:3!%'>=Oc2>=I)!Z.!Zb!**!%eD*c$!%D!\
        -&!g,$b*!%0>>(+>>,:>>3l5>=rah$!'F!;;>>#j$!v&!5E#LcP>=FdP'.naebN!;dbg@4$>>J&&Wbh$!W&1wE!'*!AW1}(!%lrdG#.b(!;+(pic)&'+\
        !;X&'&#+/%M0>?$+.%ia%!%L!8.>?.eafG)+gjhke$!%D#I,>?CjidV1E!!%!dpirjaF)t!!2>@z$>A^1>C.&>CD<>Ck7>DV,>DZ/>D^*>EZ'>Eb(>FE\
        )>G-.>G98>Gf5>I@:>IDb!!3>@R,!Q/>@X*>@]0>@cjhS>5C$!%D!aC>-K%!%G.4%!%h$!'&!T'!')!Fb4%SI!s%%k&>A7,>AA(>AH.>AMa*!gF!%+.b\
        jh!!D!Ta1%#G!FafG(gj$$*&!0h!!&!TE!'!!*>Aw0>C$=>C'(>C+)$biQ%)%>9?'>B)c*!*I$t1>BM&>BU/>B[0>Bu)>Bz+!-8-TjbejcgdM3*rmdmO\
        >0Ko!!B'V$>Bg5>Bkb@0pC,3df&)UbeK-QbI>(mc*!*G.SI'EL>4mM#.'>C?a)>+,ea*2xG!FjeC0q'!80>CV+>Cca*#pk@Pdf$!Nc).SI!;!!&!%S!-\
        $>C|'>D$.>D,bjB/xjhD-W&(jkeH'!*>DE(&')>DI+*k8*ko3#1cK)nK>A;h$!'/!m'!'G!FcH!8L&?&>Dm'>EIb)!8g@'(>E.)>E>+>EC;2#gcfh$/{\
        e%,!cV!Q$$*b4(8+!si!!I!;fD>2P)!FI'qgc+!sfn/!ma(!%f@,'2&aY!-!!,>E~*$t0>F'(>F1;>F>q$!%E!%afK>-Jh$-^&!TG!F$$**'!b4(8I!s\
        dpeC>(l&)z'>G*ag$>Fi'>Fmb(>Fei!!$'VD#%jO!*eQ&^)>G%jdehcjdhedm1#.D!5haF%eD-dde0!dq%!vB#g/>Gbi%,!h!!1#Rae$>G[5!3b*!>h&\
        !TE!'(!%G!8qF&B$>H-&>Hv'>I-bg+>H%ja!!/!mF!%bpa!!E$G-!d(>HLgh!!&.ske&$_'$Ga!!(!%G!8)>HZ+>Haq!!D%@%#:D#+!!$2)'>Hsc)>:1\
        X>:1F2-f%&E'(/a$!%/!m(!%G!F9>I=jb-!;h$!%E!'G!TgC&?!#$!%O1O3>Is*>JL'>JR0>J](>Jk)>L_+>M:jc.%wdfN*='>J35>J?c*!-(!%)>J.j\
        aF'P!#I+Afmdhbl&!%E!8m&!phdmchnB+g$'PQ!p*!%i&!-L!8r'>JgjaF)1eH$t%,!'>J~+>L[c$!%bJ2p2>KW$>Kj6>Ko3>Kr,>L'/>L-*>L<0>LA)\
        >LUq$!%&>KQbI/'-(AE#L(.75>KedghC1$gbM/'lqE26E%~(>K}agaeC-!bl!!M!*&!vE/*a2>L8jnbH/'cK#abL>;D,)}n%*n5!vci$!%bhB,3'!KN-\
        %B%k+>L{j.>Lsnr,!pgbgI+Ai.!8bN)H&>M7na+>M0fc%!%G.S$!%cK+jV#!&>MR'>MUn$!'.)fcd,&ggB%2E/~qC*#%!'3>OY&>Og,>O{'>P$(>P*+>\
        PQs$>N8&>NZ,>O2'>O=(>OF.*wb4(8cF%Y*>NR(!mjh!!%!d$)[cdg!!bI&3mcgfjO!H%#g,>Ns*>Nx(>N~;>O-obV&<cbI-($!%D#+l$!')!FbI>+,!\
        #C!d%*#.>-JcK.:e2!WaG>4J%$0'#gc329jbh$!%D.[nbg!!c!!fhC,6->OuqecgdpB>('cdgC0[bhdY#.eafC%)'>P8c-!-tbbH'Y!!0>PMj$>PHbeN\
        !pghF&vbV!aae-(D2>Q.$>Q53>Q;&>Q>/>QA*>QD02?)>QG+>QZ9>Qgq.>Q*cF).eH!H$#jbM#7ssaK!>J*qM'}C).E!T1>QPagG#!'#jb6!>V!*1>Qc\
        bG!vdL/-dF.>$>S-3>Sc1!-&>TX,>Ts*>U('>UQ(>Uy.>WOb!!/>RW0>Rs(>Rz)>S#+>S'8!*i!!bjh&!-E#L%!%$!v&!g'>RplbpidqkJ>(&Q/0%>Lo\
        B!%!!cK.yfD(2a!!W(D!!2!N,>SE*>SL(>SWc*!^G!Z%)HaG(y2%q+!%aG>M)b)!Qh&$=L!Z$!p(>T/i.>S~dlaebh$!%&!TE!'hcg%>Nu&!5dQ%M$>T\
        G&>TT'!%b8)ngoc)(dX(d3>Ssff&>+-E!'aV#1,#y*!^)!Z+>Tld!!I'}%,!mF(G$!>b&!-d*>MOldF>/g$!8&!%'>U@b&!Kh$!%1*cD!T)>UIlag@B&\
        !-hcK+D(>Un.>Uug!#.!85!3c:#1f$!WI!%b!*N>14hD!D$>VF&>VR'>W-5>WLb!!0>V?gkid)#UjrI'Sn%!%D!-a/!mbq&)qJ.%->Vh3>Vz/>V~0>W&\
        qkG$X'#Okihke$!%&#IbJ*4aH+/dH><!m%!%D$=,&g//4*>WC)>WGq&-3L>VedM-jhaM%2N$U$>WYb!!K%b!!W%n$!Z(>Wq.#s8>WtcM)fD,9agbglC!\
        -!!%!|3>XP7>Xe,>Xh/>Y%'/:(>Y*)!y+>[<;!Do!!$!%dH>0A&$=,#F.>X`eaI0+ciB.AD0[!!%>Lo$/7/!mke.!8dm1>15E'9!!J$C!!->Yh2>Y|6>\
        Z*32&1%#&$[,>ZE/>ZO0>ZZ)>Za9>[)q.>Ybe%*CL%P(#IG!De$>Yvbsh/!jG'cv!!M!j'#jed/!*N!%%#C,*q'>Z<(>ZBcB.>&!KF#pC&T'#jc6!>H%\
        Cb&>,8g!'G%_,)}E#I1*}&>Zu0>Zy+>[!jeB']jU!N%#pB'6e$&aD#7'>[4b8!*S!%/$6ehO$X&-3jnR%e%!QL-9$!*1>[o&>[v7>[~/>]'8>Nob4!-e\
        rd-,mI!*%!%qC/=+!-gB>SS%!%E!%E#O4>^J->_L2>`8$>`s6>b,3>bD1>cG&>cL7>dN,>eF/>i$*>iG'>iM0>j%)>jk+>k,.>lN8>lq5>m%b!*-16,!\
        Q/!a*#a(>^<)>^B.'9qb/*cG$J/*FL!Z7!-heD!Z!!$>^i&>^v.>_&b-*=*!Qhe'#vaJ(a!!2!aeh%!%D!%*&v+!*w&!-X!Q-!-,!-/>_<+>?Lp'!%cH\
        %V$!5cg!!$!%'%)L$:$>_u1>`#'>`'5>`/b!!$!p12I,#X:$}mhdg!!L$:%!%2!aibN+AB>WD8!*ndJ+Ddgb-%VF!Q'>`Q(>`ma1>6+e!!6,3/$6W*),\
        !%)>`_naxE#m$!%haedg$!%D$_dubH'9!!1>aF/>aM*>aP0>aV(>ac.>G'9>aj;>aoj'#Ih.#sd!!F!Qd'(JL#mR&^oedH%b1!%0!acfbL%{h&!0H!Ac\
        sa@C!#&>b&bgoe%!%c%!%I!*%!%K!%&>b9'>b@biT!-i%$:B$:gG!a$>bf&>bw'>c$b$!%e(>b^dR06dq%!%D&y(>boqeC2pc%!%N>JF2#y*!%aF'Y//\
        C0>c7(>c?i'/*bQ$Un&)7E>16c)!ZhO!ZbM>+#!!-!Q$>c~3>D)7&3/>d4*(d=>d?)%2+>dF8&35-s:>dJoC>6;g!!$!*&&W'!'b3!*I(p'.vagh!!C!\
        dk%#gE!>aF%bbF09$#%5>e+b12I*>e(0>_mi$&?'>e!.$:c/>8F)!H:!Hg&#+L$:&!gG#UB+2!$2!%*!*i!!qagwaga!!fkiT>aR$>er3#R&>f~/>gI'\
        >gM)>hc.>hg5!Kb/>`o5'(ghE$t,>fS/>f^(>fb8>fs5>f{p%!d$'!&'q'>fA(>fLnagD2Le5!3c)!HX!H'!%aI+/$!%dldeN#|bH#Xp$!5'*&5!3c-!\
        %G!>cb*!>I(pW$k-!*3>g9'$U)!D+>gBb*#pF!Qbhde!!T#daebI>GUdL).->gx3>g~/>h,0>h7)>hK+>hP8!H9'q5!%bghcqdP!;%,!L!d%*heb6!>N\
        #|'>fYa(&vI#:1%e.>hFbh1!;F!;ecH)tbkF.y/!m)!Fedm$!%&$_S!3mD#p2#1)0k8>hveB>%fc%!d'!5kl@D'>i;)>iBb!!g%&Zoc*!*I!*g2!%B!'\
        pcV$w&+#L!8-2~1!-'>im0>ip)!-.>i~g$!N)!aX!aT!N&!pa;!Dj&!-L%{C>/}!!%+v1>j?&>jY(>jeag%!%fI&6b*>jS8-Tqah!!c)&KX&KklaF&^g\
        $!%c%!%G!>bwdJ&a'>jx+>k#bI>=F4!QmnD#O'$UedaM1?$>kV1>ku&>k{/!j'>l)(>lKb&!%:>kQe!!N2?cM>gJe%>@t-#!&!0)!Fgb*>9@h$!%&.[E\
        !'%%VB!-/%t+/GmiC2[!!3>l@&#I'$=)>lEjklkJ.GaI>NWhebI.GL*F,*,*>lnl!!&>ld('?qJ'hg%0+&%qL!ZP%q$>lzbeB(2di%!'D%FG>*-4>o0$\
        >q81+|&>r[/>t'*>tc'>u$0>v6(>xM)>xQ.>xZ5>xab1!%,>m~*>n*(>n5)>nT+>n[.>n|:>o)obV%5pbl!!C>gE2!-&%&kaH#L$>nG&>nM5>nPbghO.\
        y,!yI+/J0?iJ$t+!QfB,B&>nq.>nvake!!cf1!NM!%!!V&3gpkJ)Red)#UmaJ%&$'!dH'.$>oZ&>or,>pI'>pc(>ph.>pk5>q.b3!*ffbo'+;F!Ae!!6\
        #d3>oo<$eq$$nE!-F$t%$'$$'3>p1+>p48>p>oaxh$16F&sL#y!!cd*!%L(y$>pFbJ-BF*w$$!r'>pY(>p]pE2_N!QnrgK+A!!S$=E(5)>q%ib*#p+>p\
        |jF+W&!TE#:-+Qn!#B!'fhdl%!%D!g$!'&>a`,>q_*>qq(>r7+>rE;!Dq%>,&c%#LE#L'>qkc%!%E>Gc42bQ/0%+y2(>'>r)+>r2c%!%I!;een$!-E%V\
        !!D!--0_cj&%qb!!H!-(>rTn5#IdmhaF#.&!-E>pY-/M2>r{*>s&'>sq(!%)#@+>svb!!R(8$!%dmS2e$!%d!!4>sJ/>sO0>sT+>shb,>sGjcoL$:U)}\
        agX#aahO)},*L52en5>sdaF*OJ>6bebgfsB>saoC>G''#L5!3ecmhS>6b%!5$$J&#%.>t_d!!4&|+>tYg'%)c6*R+!*.>tSb!!K!%/!%F!QebQ!pgD!d\
        &>tsaf+!;c%&ZK!%d!!->&v*><0I(P$>uC*>uU(>u])!D.>v*;>v0qbeqcI%@q%>,&c%#L2!-*!-E#LhciJ>Ox&#I'$G0>uv+>v'b!;ic))!I!;n%!%d\
        .(ymnC>^fD.M*!>F!%cjcJ/P!!1>vW&>v1,>x-'>x7.>x:ae%#4$!%G&0&>vf'>x#ahbM#a->wE2>wU3>w^/>wa*>we'>wi0>>()>wl+>wv.%2q&*c(0\
        Bdi$!%&!v'/*S!3+>wRbemb!!B!-S1qcmidcP)CE#:cY#UaL#sY.Gqbag%'fD!-nabh$!'F!*(*,haecK#.$!Nc61KI/GL!y+>xGi!!$!%J*,%,!B!*c\
        H%e'$UcgjU!Q,#FG(d,>y#'>y7;!Qpobi%'f&!5.!8d&!gI-N!!%#m.!Zd,>0Kco!!E#Lh'$UedmO><!-?!E2?#2$?$b3?%i1?)(&?)F<?+?7?+B,?+i\
        *?+n'?-A)?/Z+?/d.?<K8%~;?<b:?<nb!!->zj2>{=$>{J3>{s,>|,/>}'*>}40>}:(>}|)>~7+>~q;?!?q%!8&'S'26F!p1>{$,>{)'>{,5>{:bghnD\
        ,6edH&vD#L*'9ikhn&!-E></K(a&>{FaH>9>mJ'S(>{W)>{`lD>b&dq$!%D&Zhna+>{ofc%!%E/~D>fm,>|'*/Z'#4(&abG%&rmO)C$>|F3>|L'>|Q0>\
        |^5>|lqkM>(&-%&N+&aG>{Sp!!&#I.!*S!3nbqah!!c-!%G!Z+>}#:&9f%&-$!''!'I!%cK#y**Vdemn&$_E#L%!8D'P%2I$#I,>}j(*`)>}u.>}yn%#\
        m(>}`5>}edF'.doD(5ibY$tbf&!-/'SI!;D>>)F$=1>~/+>~4jn&&WS!3cjO'PO$:0>}u+>~Hb!!(+vX!|&>~a'>~e(>~l5>{Gb,#LhD+vpM%5l'#LL!\
        8dN>Ff'?!&nalb!@hc)#!X#!,!Q+?!;;#.l5!3c-%@G!>cI!jbpE>J+1?!b&?#!'?#.5(aafh'!'e$#vS!3.)f5>{Gd8!;e!!%#4&!v/$6maF>I=,?#+\
        aH>C$J,FnL%2$?#X&?#c'?#j(?#m8>[s5!%b/!j*!vik-!QG!Q,>C+f!+D!ve%!%E!5F#s$?$#&+g'?$+5?$_bP$b%>wMH>q23?$B&!g/?$[0>14)>G%\
        aK,%,?$T5?$Xag!!$#LS!3dG(5H*YB'9C#O/?$}*?%2(?%9)?%?.?%SjodI>?3&&Zd3>F@//Cga!!J#OjamO>;}3!;E%)h(?%Ln$>{cS!Kk/!%G!D(?%\
        _midD>gu5$_c*!%G!Z$?&3&?&L,?'h'?(K(?(V)?(^.?(d9?(~b(!-G!D(!%i!!6#d'*&.!8c-!-/!%[()&%F*!-d$?&~3?'%1?'5,&$/3*0?'=)?'J+\
        ?'Ujbe0!%ocdQ.(P>MO(?'-aH*Vb/!%N>(maldmnD)7%>Bv,>&|hB>oo%>Bq-.imB,L'?'ea*>>ViajI2~H#.&?(,'?(2a!!(>g=)%V9?(&odX!H&!0E\
        ,L%!%H!^!!//4mn'?(Gci!!$!%D!-R>=I,!-(!-fI>wf&!NaK%qh!!F'<,?(w)!Dc)#@ii%!%L#Ob(#yI!sbghcR!a&?)45?)>aP.4/!-*-9oF'Soe&#\
        XE#L!!,?)b/?)g'?*^)?*d+!-pdX>Ln!!D#%$!%&&W'?*Z.!8b!!,?*(+?*EouB>pF&?*5jki$!%L%w%!%+!;:#!f%!dM!%$!N'!'(?*Vc'!5G!ZE>L5\
        G#yg!!D&Z'?*ua!!$!g+!vcU.4/?+-0?+4+?+7pbl$!vS!3aheE>pYI)we$+NE>>0E)R%#s.!85?+Via!!4%eI!%id)?+bpJ?$T%>hLD)Ubpa@Z$?,6&\
        ?,K'?,P.?,sb!!4!-0?,2i&#IG*fL>}y,>}u;?,BbJ(Z$!%b!!I!snD>4j*'..?,a5?,ghC>>@gjB>+<%$'$!'&!0G!F&?-),?-0/!%*?-<bJ*/h%#gS\
        !3$!>/!m)!FL%IjD>gD!!%!%$?-}3?.1&?.6,!*/?.D*?.Z0?._(?.k)?/@8?/H;?/To$!%5#%dH%&)?.,jhdjnD(ahF?%LeC>WIgh$!'&!0/!mG!F&(\
        Pbi%!%&#Id.(ymhaF>8drM,+&!-,>wfnB>6b%#=$?/)3?/0+?/4jnc%!%2&vG!Z-+&Y>{SbG&?n&!vd3>F@N!Q/!QheC+v%!%kib*!>I!s$&?D!-vae%\
        +yB!'!!4*7$?0`1?1X&?3x,?;x'?<!(?<Cb-%)7?0L,+T*?0R0>L[(?0Zpdgc:#1f$!W/!%I!%&+TS!-bgbeD>PNjI>~^!!%$J2?106?1=,.i*?1A0?1\
        D(?1Pj1?1+aoaH>'iblR!H&?18bI#1ikV+jcx@GH1Oagkih!!clC0+''<cdF,+&$n'?2A(?2h.?3ra/!%(?1~)#Uilcgh1&^D&Z!!%%V'?2:coc.?26d\
        mO*=l@c$:1emB'P,&$*?2[0?2_:>>3jaed)!DmG.1E+Nnr+!-iJ$b&?2~'?3$b;?2|j&!vE#L@8G+gmd3?3J&?3R,?3V/?3]0?3f)>(kjaghec-#yG!Z\
        ag$#LS!3P>wM%3$E1'$3$demO&vnbp&!v.!8S!3(&|G!D!!4?5*-?5?2?6)$?6X6?7)3?7X1?7g7?8%,?8(/?8C*?9''?9N0?9V=?:_(?:t)?:}+?;K8\
        ?;eb-%),?4z(?5!cejebT!>cbG#(enrhnM&^&'S'>gub(?5<jhB>HsS!T1?5Z&?5i,?5m'?5r5?6%bhbiS#Idicga(>FjfI>smN>ftclC%k*?5|bpL?/\
        LukiG*kjJ%e&?69'?6OameaG?6!.?6Kb(?6FqB+&enB%@F?6C!!+!*eK'P/?6C0?6k)?6qiajI/7ciaN+&hbqicfnlagh&$_becC>{&,?7I(?7O.?7Ta\
        (?7?lcH*FedlbpgaI&vbhkJ!maaX!*gQ%@$!5(&a.!-dH>JV&?7t5?7xaeE!DG>vamaehagG>C~H&6'?81amI!T3?8:jbN#s!!becI>cD$?8h&?8r'.v\
        .!T5?8}b,?8d+$JjbfG$}C>Hs)!ThbqE?2ejedqc%!KK!%j&!5E+&'?9?a.?97dmibG+&he&2[E!52!*l%(55!3cbH+D-#@xcP*k$?9|1?:&'?:7(?:>\
        )?:P5?:Vb)+/+>(mehD1tefmcF*k(.ldg!!5!3b,!%F!;2>*;N!*.?:Ldhd*!%wE%@eD+&rjnE+&ea)#UI&^k$!%&#+b+#1e&!j7!%S!3aoamdG>t`0?\
        ;9+?;@5?;Da0?:X(+WlD?7FbfldP&^F>~lmncJ?:M1*V'>O~(+Q.?;a5*zbL!TG?7~&?;qag$#%D!5e%!KL!8$!'D?#d*?<-sbpC>|$5?<>c%!%*!p'!\
        %L!8!!M)C.%wdwE!p(?<X)>0_gH>'`%,R$#LD!-c$#+d.(yiS+&D!a+!p.?='e&#Ih%>,&D%FP&p$?>)1?>K&??K,??g*%V'?@'0?BV(?G()?G6+?G=.\
        ?GHb2)z*'}(?=n+?=xibjncK>]'!!h/!mnB%)1!;&!v.#sdG>hK!!(?>5ggcH2L!!-)R$!-+)+5!3c$#ghD(J$?>w&?>}'??.(??4b3!Q7>{S*$b)?>o\
        aF*V&>b&M>9$(*VG#U)??,o!!dcP%V@2*!QF*F'??<cX!-0??HocfcC>tNO+a-??]'!8)??bb!!F-jkJ>?0nbM*=&!v'??}5(5b)!QjdmndF*c2>7&M*\
        t-?@`2?@m$?@u3?@z&??)<?A#,?A&/?AG*?AW0?A](?B!)?B(+?BGbN#L'*z(>/fbirN#mal$!%L!8gwS&T%*hB!*E-W$&?,!a.#%dp$>KN.!*5!3c%>\
        ,&)>UhX#1'?ARc-!>Y#UemO#aaL?);,?Ax+'Sn+?As5#Lb)#UI&vnaQ!Za-+&Y!;djbK*#&?B4+?B8aJ,udN*V,>9u(>~lb)!;I!*na3!Z'#Lj%#:D+W\
        $?CE,?DU'?E1(?Ed.?G!b*'}(?C.i,(Z'?C+)!Fbjncb!!H'YE)f$?C;&!dbhjO/$,!%g-!;I!N,?Ck*?Cs(?D6+?DCb(?Ce)?,ci!!D,x%$'D!0ib*!\
        >I.bo%#4$'V)!Fcj$'V,!*.?D3chcG??,J1O+?D?jaN!dbD(j$2)c+!*:?DOf$!'D,x$?Df&?Dzbk2'(G!*-0x<$e/+)+!%9#RfbL#p%$'$!'=()jb4%\
        S*!>I+,&?EC(?EN)?E[ppD>2^gh$!*/!mG!Fhcdg&!0/!mG!Fch$!ND.[$?Ey&?F>'?FHbcf%!KB$*1?F1*?F9jcbh$!W&0eE!'ag2'(G0khD>9t:#1f\
        %!KB!W!!4#!0?Fe8?Fr;?F{bjn!#%&ED!0ecbh$!N&!TE!'%!K$$*D!0cM#!ehaH'q&?G3'!5bY!QK$h$!%D?D/$?.V*!AcI/G,!QG!D%*:k$?H$&?H@\
        b!1$?H$,?H)/?H,*?H/0?H2()H+?H98&<jkJ2#oL>Q8L!0C2eC%,1>15J)}c-!%H!>-?G}6!H*'P+/4i%!%aQ>=I!!4?Jg-?Kj2?P7$?PQ3?Q41!p&?R\
        U<?Sz7?S}/?T(*?Ur'?Ux0?V,=?V5(?V:)?WL+?Wu.?ZP8?=i5?Zmb!!-?J*3?J87!%,!Q/?@o*?JC0?JT(?JX.?J_8!-q&?J$,!*af[()%!%J#yng&>\
        >)d&!gN>14'2_kb&!-S!-5?JQa%!%&'9L!8C,|bO!a&*:E*:<!QjC>aA!!&?J|'?K;.*#bi$#ID#Ih$!'e$(>b/!m($X+(ppa!!(!%L!'.!'8-Te!!&?\
        KV'?K^8?Kbahkl@:-??]G!>iC3$c(!phC!*!!-?L72?LK$&y1?LP/?OW)?O]+?Oj.!8b!!2>=IH+Wd+?LFf!#&#%aK*kbgQ!mapF(g!74?MI2?MS$?Mg\
        &?NF*!A'?OF0?OS9$kb&?M@*?MFa'?M/qbjhaec%!%L!Z,&$0?.T(>JhqbjI1?-&vG)!Q$@cfndm!!F&^.?M_abjdH*/7!*jO?![*?N#'?N'(?N2)?N:\
        +?NCpdH,%hB/74?M;,&$N?.T!!6#dS!3mde$!%D+WS*z2?Nj,?Np/?Nv*!*0?O&+?O+8>?3bggaJ>}ucbK>aR!!E>p`$?O#bgoF$bP2LbiJ&|(?OCa.?\
        O?jh!!'>L5L#ChO$tC-Wfb(>t[ke!!D*ceD2IcgL!v&1<aj!!%#gE&-&%)'?O{.%{bg!!Q!m*>8d)?P/ja4!pN><2hbmnrJ)1%!%&(5'?PK.&sa%!%R!\
        %(!%L!'!!%>f{-!-*?Pt'?P~=?Q((!*+?Q-siB?G03!-b(!QV-T,*,N>tZkcN!-$!%nL)f$?QS&?Qk'?Qt.?R*5?R?b)%)i!!c@c%/%egh!!c+!*g%!%\
        $!%dfC-p*#ai!!J$b!!)!;+!%g!!'!5bkI'.$$*&!0)?R9lB>d8!#cC+m(?RJi$!%J!%$!Qd2$bhC1*-+|21-$?S&7+|,.y'?S.)?S9+?Sf.!8:?Swb!\
        !g%!%D#I)!DhI>2b/%2)!ajC>PD%>MO$!W1).h'?SOb!*F>p`,?S^+?ScjeC>,~djO!QB)75!3nl%/xahcj!!D!jE$=L$=!!bgfC'Y!!4&0-?Tx$?T|6\
        ?U(3?U,1&j&?U/,#F'?UQ0&<(2I5?Uob3?Tl/?To+)+o%!%ciid@6H13agh!!bF,%nC1E*!Q(!QI!%ki@5L$33!H*?UG)?UMiib!!ec%!%B&y3!%D!pI\
        >hd&#C.?Ufe!!$!'5!3bK!Qe!!$!'S!3W'`&+vE!%&!g.?Erlbh1>>-D&Za*!>pQ?<nkaR!p$?Vb1?Vi&?Vu'?W*b-#=*?V^)!D5!%cQ>D)Q>:1%>b~G\
        0(5?VqaH)HhO&?u%!K&>Q`a(!%oaeK!|4!-9?W<5!apb*#pI(p!!1%#('?9'`flD).&#%'2ua!!1&jg&?Wi'?Wpb,!%I!*->2kP!*mS?N}!!%+N6$R1?\
        Xx&?YW,$C'?ZL9'3a/?X@(?XGsC>Q8c%!%G!Q5!3c%-.'?X]+$tajhC>SS,?Xj)?XrpF?'-%!%$!%dfjiB?);e%1$'?Y,chc-!%f@A->&v2*V3?Xf0?Y\
        C)?YOlB#C%>Bv,>&|E>>)0*=jdN*Y6?Z$,?Z1'?Z:)?ZBj,!*.?YtnE*Cibh$!N'!'cE,R%>Q8cj$$!cC)qiaer!$M!jobjhrJ'.%!5h$!%F!;K?S54!\
        -&!%,!a/!%*?ZepL#Oo&?1AE!%h$?ZtbaH1e4?]/-?]92&^$?^j1?^s&?_B7?_S/?_`0?_f)?a3+?d!.#s8+s5?fzb2,O1?[t,!-/?[z*?]#(?])s'?[\
        paI.1B?[mctbW!-%!%D+T%!%Q!-bqbK+vafhdf!(D)U$?]`1!D&?^,,?^/'?^<(?^c.%Ib0+Aec%#LP!Q(?^()#U+>UMg)!s+!%o%?1'&!0)!Fa*>'iF\
        !%I?D?P+jamc.!8b2!%G!D,?^P/?^U)>Ip+!%jbF#7cK>65%!%rj$!vdI>W'c4#1N!d0#LxkbJ,+!#4#.-?_17?_8,$}(&a+?_?bH-6b7!*H!%agbwc@\
        QF$k%!%2!*/+s'!%gcH#y$!'&!0iamD)1%#sB#s!!$?`51?`[&?`rb2)z(?`$iC>Lp+>ZBbp.!8cg%#mB!%-!>*!%e!!&#+)?`T.#Opcii!!'#LL%I&!\
        TE?Tu%>.C5?`jdoaJ.yxcb!!I(p-!%(?a%oc'*#fI#s$$*&!5b*!>I>Su!#$?b$1&j&?bn'?cI.?cc5$:b&?af/?aq)?av.?a~5#[pbc@c&i)!Fb4%SH\
        !>afB,pfcg!!C,!J0(3/@*?bM(?bP)?bZ+!%8?bjlqi%#4$$*&!0r/$6W*)I%8h$!'&0eG!Ff/!m'!'a$!%G>EXaF)n2?c(3?c//?,L)?cB:!*qD/Sk&\
        #+E$Gg%!d$!*&!0/!m'!'G!Fh!!C>-K*'q(?c`jcb4(8h$+IcE?9KI'!/?co(?cubQ(d$!WN!d%$'a2!NG!F$?dI1?di&?e%'?e5(?eB.?frb*!-)!Q+\
        #ajL?&-e!!&?dZ'?deadQ>;f'!5f7!%M!%D?3R/?e!ag&!-5!3d0!QfmO?Y@C+&,?e2pl%?7FD!-R!*.?e?gcG>)|H-E$!p&?ee'?ejb7?eb*.s0>14p\
        bi!!L%IO!jgQ?1&-,m2?f,3?f3,?f9/>8F*?fQ0?fgqD-3'&TS>Ke%-!J!Q'?fDb4!*I#:/!-p$!'&#IS!3'?f`b.>;DucQ#!l$!'S!3nrfcj&#IG,p+\
        &3eD?T%*?g1)?gSl/>8FmhdI>{Y2?gH$?gNj,?;5nedg&$_S!3ahE></eQ><!I&j$?h@1?hW7>DV,?i`/?id'?ir(?ji)?kA+?kG5?m<b(?h38*F;><!\
        tC?Q*!!b-+&x!#D>1P*>5=i&?hQa&'SjI.l$!'E#L$?h|&?iH,?iK'?iXb*?hu(!%qbG+v'!'bG)H&&W(?i6+'Sg$%q)*fb!!B%q.%{d2>6+3/0/3*G?\
        XrH/@ah$!%cj&$_G,p)!DoS!gC?-z!!d/%tfmnaF>{Y,?RD*?j=0?jV(?jal!!c:?j7f%!d$!'M!%%!dB!'$'!&?jP5!3bic)!ZI!;%!%K#y5!3dpgE>\
        SSubfhbI#.%>sL&?j|'?k$a)!QL!8mJ>L[0?k0jc'$GI!;%!%&#%'!8n$?&~S!3kpB>7_$?l!&?lN'?lk(?l{.?m9b&?kr,%V(!%j%?Q*1(>U#[g%+y2\
        !H/!mG!F*?l.)?l@lN0(+0k.>gDo%>-K$-^D!0h%>GQ$!''!'G!F->>{(!*+?lai%!%D!ako$!%cgD2O)?lvegarG%_ajE&-&?m1bjh$!'&0e'!'G!F+\
        !sqL>NuH#1mcK?^o-?mw2?n13?n|7?oD,?oI*#+(?o[)?p;+?qF;?udq.-vaep$!%D#%+?n).*:ncgjiE#vcdg!!B!H&?n=b-?k)P!%!!4>VL$$',!*+\
        ?nod3.(,&g//C+?ng8?njjbfG>XbC*zcfL%@!!&!Tde!!D?KR1!>&!v/?o7.?o<a%!8*!gF!%aH>4J()CfI>>{!!J#F'?oVbjdenrH+gfI?2[&?ox'?p\
        5a'?oniD>>{i$!%b!*F!Q3!-0?p2)2Xj,!*kib!*F>=IC%{(*,G2X0?pQ+?paj.?pNnvcI(2J2h&?pYax@Hj$!%D&s(?pta*$be$!N&#+J?pJ&!-'?q5\
        bi!!%(5&!-dmchnaj&#%L!8*>;@+?qBjaP%{bY!p$-p1?qf&?r<'?rC.?uab-1ee->(mU!;'?qwaghcj!!%,!D#+e!!$#v)%_c)&K:&Kh5!3b+?r8eD?\
        9JD>.6f/!%I&^%>gp-?s72?sY$?s_6?si3?su&?t0,?t?/?tI*-N0?tq(?u!)?u4+?uM9?u]q&?s..!8bO!5dpebmO?fa1?sP,?OC'%)(?SY.!*bhbJ>\
        0Khndg!#S!3cP?X<edhc-&vG!Z'+gikdeafK'B%*h&-?(>h%5-?ag$#L&,rS!3*?t:llL?_PyaK-!%3$5#LdC,<'?tf5?tlb7!Hh!!$!Wc-!%'!5G!Zq\
        cJ>?3fE>131,m,>&|)!;cJ$h$?u0bocdpeC>|(Q>%n'&T+?uC.?uGaY#(eC'9ppaG!d$26'*h5?YTeE>fZdF.JM!5$#Lc*!%i&,FiD,F$?vX&?w2'?wk\
        .?xIb2>mz1!|,?v@(?vM+$}ci!!C+ydtchaf8+|nV+|%!Zc-?pZI!Q(?vq)%&g%!%3&9.!*h%%~L2e/!m(?w))?w-+(Z5!%bQ.%nE!-!%D!T-?wZ21-6\
        ?wa'>L5+?web*!%(!;h&!T'!'e$#vD%kagH>V@C?SzblD>;f!!3?x'&?x+.?x<9?x@j%!dB!>bP-?(?x6o%$'G!FokN>eojO(>%!K$!'G!FJ*w$!%6$R\
        7?xs,?xx*$Mb&,^(?xm5!NtB1B2$MB!NvbF)[!!W(M!#&?y:,?yJ'?yQ)%naedmnhO)t'?yDi!!J*,,&gM!%a!!I?LM*%Yi$>WIdI!K$!%&!5/+|+?y|\
        .?z!b1!%0)zhdiJ-sO+T!!eV?$[!#$?zZ&?zr'?{%+?{=.?{C5&?b+?zTocebjnh%!%D!5ncdN2e(?zho$?zebF0B&!%qbcZ>Od2!*/>gJhnedlS>x*,\
        #O(2L+?{3cM%/%.!$>6GL$:eadH&ae$!%D!v4!K2@=x$@=|1@Pb&@Q%<!-,@`n/@nM'@nX0A%((A%.)A7d.A7h5AGFb!!%!%-?~32@&0$@&W6@&b3@&g\
        1@'B&@'`7@(E,@(v/@-#*@->'@0]0@0a(@0|)@7I+@:I.@='81O9@=>5@=S:@=jq4?}C$-.&?}J7!-'?Y~.?}c5?}ib!!fG)R,'kcI-y(?}RgG0O.?}[\
        dkG)ff%!%G!-!!fO,|1#R,.4(?~#)?~'+?~/lcH,<E?Q1ch)!FI$wbJ#=1?~o&?~}7@!&'!5+@%Ej1?~[5!3b!!(%5ibkeB%b.!8bg+?~jbJ>r2!#B!%\
        !!aide!!$.AO#RheC>x*!!-@#'2@#-$!'6@#;3@#J1@#Y&!0,@#_0@#k(@#|)@$%+@%%.!89@%/5$3q%&-&@!{,*L'@!~a%!>g-/VP!%I&9%$qH!*1%5\
        J0E%?15((Gd'!'W!5,@#Fc$.>F(#dW$M(@#SblM!TdkgP%8bgP#[%%P'!^cpnI#($@#w,%bbjU%8obJ!W$#IE'<%']$%51@$I&#X,@$M0@$Y+@$a9@$z\
        jebI>NVaB%P&@$VbmN!HP.U&!5bK%C&0L'#7(@$vb3!*5!%qR#(dU%C'$qclM!H%?~0ebjU!W'@%=b()[)#@I!Hdof!+M$6(!Qae$&?'%)c-%/$&?'@%\
        eb!!-%/B&?,@%|0@&%)@&(jnidedmnS$n'1'S#LO'}hb)#UI!%%-93@&I&@&O/@&R*!AoaiaS$ba!!F%8H'}cH?8.(!Qo%!%B.JsJ>hr$!K6(|3@'3/!\
        j*?<n0@'>.>X[b+@'0f-'SG>0EB0R$!'&$[bpB,9cN%C&!-(@'W+!%b&!%/?T%G!-%>z~B>z~!!(@(4)!-+$M:(Pi!!&@('/!m'@(.a$!%S!%90XsT+I\
        (!%L!>2@(B&0O*!%bV!-D/^&!0,@(f)@(ja1%h()C)@(abmN!y!%O(GC@(?n$@$Jcf!#O!D4@*$-1q2@*-$@*U&@*k7@*v,@+(/@,S'@,])@,d.@,tb$\
        @)c3!j,@)l*@)p(1X)!D+!-jJ@(fg%!%dN?+4bD,|-'k&%F.!8dmdfhO/a'!-ecpQ!j$@*I1%#&!0*!A0%b(@*N5!3bjO#.eoC%Pcj!!U!%!!$!5*@*f\
        s&#CL2CjcC-9!!*?aqqbQ!a!!$!'1@*K&!NJ#a!!-&62@+Y$@+]3>ZB&@+j'@,%0@,A('h.#75@,Ob)!>o!!B#[F!A(+sh!!dlbH>=Ifh%'f&,rdjbeo\
        cdpeb/!%N#|-#=+@,6dg!!6#dD1[!!%!%&!0I0_%,?$!5'+)ibS!HnE!a!!&!NdF%@*)XjO!|b!!l!!('?denD??9-@,afh$!'F+Q!!4@--bU!a'@-9.\
        )fcgd@3dwJ#1!c'%)q$@/03@/5&@/S7@/_*@/~=@05)@0@+@0G5!j:/@o!!4*`$@.=&@.R,@.`/.e'@.g)@.u+&d9@.~5@/,b3(#H$=,>X[(@.Ibk@<c\
        ii%!%B-?-'?*!^h!c(F!;a%,<I!%*@.ri$!HD!HB!T%']/$6I&0&@/)bQ!TP).iB!^!!R&Q!!$!'&!0+&d.!|i$!%b!!oafn!#D!%%!5f1>%xI!H!!4(\
        V$!'&?(,*>19)!Qe'$nkmh!!K!;&@0/'#jae!!B!>*!^G$Jkah!!&!0I!*n$!*D!*$@0V&!0bl!!vB(,*!^F!%qC*t!!1!Qhc:#1f$!W&!-/!%h$#:F!\
        ;!!4@1n-@3)2@3;$@3A6!%3@3I&@3^7@3s,@3}/@4'*@48'@4d=@5I(@5T+@6k.@7-5@74b7!-goL0O!!$@2S&@2s.@3$9,(b-!j(@25)+#od$'YG*f%\
        !%$!-'@2Mc%!5)?*?+!;X#!))fL(y!!,-.=()(@2g+0+jL(#!!&!0(!;fO(G-!jh%!K'#%L>dG!!P!-$@37bedi$!%J!*J?Sw!!E?K^*!AqdC-y$@3Rb\
        cH%8!!$!%,0?M!j!!,#O*!^)#@.!Zh$!%E#%!!a(!%aN#[ar!!K,W!!4@45b&!gH>DkF$e!!4@4V2@4Z$!86(|)@4^5$3b4'PK!yL>Q*E+,hdeM'(/%t\
        *@5$=@5@(@5C)>hK.>FepeC>fZ!!%#42@1k3!%5!3a)!8h!!%#4K!;L.%ajaN-!k$!%cfclB+/$@62&@6R'@6bb3!*/@5|*@6%+@6)j7$M.'9dL%&kgP\
        >UvzL06$!''!'F!;*@6G+@6Oi!!1%hs&%PL!K!!*!AW(MI%C-+Q$!'*!^'!%G$J'!Zv!!T(|1@7$,@7)'$U(>IAa*,<F#[diP!|B>.G-#@H@1j$!%'!5\
        +@7CjaH$J%!%E#%->x7$@7u1@88&@8=7@9%'@9@(!-)@9J+@9q.@:CbJ+2,#a/@8**@82q%$nE$3$#gbH>Dk$#vZ!|!#T$R%!%,@8`*@8zoc.%wd-?^L\
        ,?^P)>IplS?^Y!!&@8lakf@c))@8tjC%&-!pU!%!!$!>T(|)!Fah!!4'w$!H6(|/)4(!;vaC,0+?JUmnD?(>!#$!>&@9b'@9l9#RbecG@8t%!%*>e(G!\
        >!RE2u!!$$!&@:,*@:;beo!!&.MS!3,!y'!5g3!%bP?7qb)$baG$b-!aI!a!!%!%$!W6#d1@:z&@;p/!j*!-'@;w(@<!)@<1+@<79#(jO#(!!$$!1%h&\
        !0(@;H)@;O+@;S5@;Vd/%t),pich$!%O!%d4!*E!ZnB*:L*t//C)@;caF>t[0?d{jbm$!%O%Y7!%fI(P*!%coB!|bjn&*cdlrdlC?S_/$6W)z$@<I&!0\
        ,@<U.!*bJ!s*!%e!!-)(D!0a!!2*=3@<w/!m(!%)@<z9@=#s&>Z9F>;iF/g1*}D/-C@/&4!y2!%,@=;;$bn%!pD$UU#[4(g,,ao!!&!N(!;r!$O%h!!%\
        +24&Q'@=gaf!#D!jH#F'@=ub%!'F!%E,|B?O'4(G-@@~2@AE$@C.6@D63@D]1@EC&@Er,@F&/@Hn*@I*=@Kn(@Kx)@Mu+@N}8@P!9@P4;?a!5!%:@PTb\
        2@?T3@?c7#[/!%*@?f(@@+)@@G+@@M.@@`8!Hj'!5n!#4'w6@?P1%#91}jE?1,F>;i!!&!0,!*)'cW'3J(#!!$!'6@@$'!%)@@'5!3qb3!%J!KB*LI?~\
        /!!4&Q-%52!%$!'&!0)1h9#RgbD#mh!!J$X!!$!'*/$c6)_*!^I/G/>7&+@@opeaQ>w^!!$&s5!3c-+jT)_1@A27@A9'@AAbJ>5&.)zbM$@!!$!>E(jl\
        D,x4@A{-@A~2$w$@B.6@BA3@<w,@BJ0@BQ(@BW)@Be++Z9@C*b!!X@-:L!^1?1+',0idhO2L-@%,8@B=flbg@c*cJ'!(>ZBaJ>Q;bl!!D!v%!5E#I$#I\
        d-#=,!KE!Z'#C0@Bz+@C$c2!*h!!I!He$&pD!0$&pF,jaI$J!!-@CY6@Cc1>C~7@D#,#a0#[(!%)@D(+@D,q(%#bJ!Zn!#*%,W#R!c+%0?-)($1k)@C{\
        9#RqkF0bhaC#=aaN$wW?5o!!('?iB>WY&,^'@DJ(@DR.@DWbJ@#y.@B>dJ#(cB?e?ooJ(d3@Dx&@E/(@E3)!F.@E8ah)!FI!H&!0be!!/!j5!3v$'6E'\
        cgH$wkoQ#1/!%c,?,cH!*$@E]'@Egb,(Ju$!Wcd(2kkF2k/0E)!>bP(Z'>TU8#1iP,a*@F#(!-p$-.H#FQ!N-@Fd2@Fj$@Fn6#:&@G$,@G?'@HT+@Ha.\
        -98@Hib/@F`(!p5!%qd(!WL/{K>`on!#D!0bM%Y/@FybpkaF(Zg&!vE??()@G7+@G;au%&E$$*D!0bF)HhJ):!!4@Gv$!%6+^1(G&@G|/!j'@H70@H:9\
        @H=5@HDb(@GpodH$=lcH>Ex&$qE$03@H,*@H1jE>-paF?1&3!%D!%W%8L$n$>lAE)@%>NV6(|q%&-kI?8.(@H]gQ#(L?$U!!&!0W$kaP?Y@%!%'@I$.@\
        I'c)!QoZ!|C(jG(d!!2@IZ$@Ij3@JX&@Ja<@Jl*@Jp+@K!.@K-9%n:@K1jn!#M+>!!%&E$!'&!0E?Q*6@J),@JQ8@JTocj7!%h!!c*!*E!5&@J9bjh&!\
        T'!'F!A+!%j&@JGa!!H#pb,!%(!;I!sL%kdJ'B%/:nC>+])!Tpg%/xD#+C>C+$+25!3c!!$!%G%n!!1)1'2_W#RlR!W$#%&#%5@Ked%!v2@KU6@K]&!5\
        ,!%=@KajC#acbwaN#akF!jL>xMi!!maH>v0ka)!>bhO!W-@LV$@LY3@La&@Lp7@Lw,@L}/@M'*@M,'!*(@M4)@M;+@M@5@M_:@MqbI):B1R+!%bV(d!!\
        $$U/!jb,!KM$h%!%qB/=!!B?O(c*!%E(2!!L'9&,6dkJ/:%!%B>/}aF@=;1@MM'@MXaF?w*!!%!%diiB.sikK?W',@MljdldeN@,a!!J&|aJ)H&@N6/@\
        N:'!Z0@N?)@ND+@NMaajO>nXaQ.UcF@N1aC@%,!#a(!-S!-!!'@Ng(@Nt)@Nxc(!Wb,#yF!;v%!K$!'/!mG!FcP#1aiJ!H!!$!K1@OF&#m'@OO(@OS+@\
        Oe.#O9@Oxb&#%I/7!!a,!%G'9tB(j'@O]bS?x@hn%!KG!F$>4:5@Ovd(!%gQ>r2@7aagqF0n%?6h5!3a,!%e%#4J$0&@P=bD@#y+@PGioaF'!jn/!ma(\
        !;G>EX%#g$!K&?I~X*k.>Ocb3@Px7-6*!^oebN?uDb!!ubopD%&!!4@R,-@Rb2@SU$@So6@Sv3@T*1>[s<@Tt7!H,@Tx/@W%*@WF'@X$0@[o=@]$(@],\
        )@^Z+@_<8@`Q:@`db+@R(ir!$fhE.JnJ!T!!'!8i$!%cd3?s0,?K_//4+@ROm1><fE?th&@R[naj!!C'f-(AG!>$@S!1@S97.~'@SF.@SI5@SMbeR>aR\
        0!%ghag*@S3ber@c,cbi@c-(@SBidF%/dM%bF1<fN%)ji$$!D1[!!%!%$@Sio$!'&!0S!3)!FI!%(!%gH2-6!%.@T&djbJ'YeK#!$@TK3#.1@TN*@T_'\
        @Tk(&a9@Tqb/-jF+QS!*'-v+!%ab2!%eI>,J$#vdgcb!!P!%)!DI*/D!^E@.F4@UL$@UU3@UZ1@Ua&@Uk7!W,@V''@Vy)@W!+-gb42-haeC?jH%!a$-K\
        S!3!!G'za!!W1kbewcb!!G#U*@Uz'$G(@V#lR!|pkbJ2kkR#.!!4&H$!>6@VE1(V&@VK'']5@VibR-g&%PE.>*@VX'@V`beP'Yp!!fQ%bg!!%,(I#|!c\
        .)@Vvd!!O!%I0X-#!Y!|I'64?7q&@W<,!|a)$Jhbi!!J*Fiiag%#:H&|!!%#:$!%6(|3@Wn*@Wt'@Wz+@W}o!!$(/&!0W%n$$!J!*%1tD!0M2-kF-g-@\
        Xo2@Y.$@YL6@Yh3@Yx1@Z(7!a,@Z,/@Z;*@ZM0@ZW(@Zc)@Zr+@[H9@[jb(!Z+@XlfG$kI$e%?5T,@Y(n&#7alc-%@fI*/clbI-3&@YFa3@Y@sag-!*G\
        !*eboC+duaF?*Z*@Y]+@YeiajhF>}#pcgaaF#(O/',@YraaoR$ebuD?Zt(?s1a*?3LE>F?bX$3.@Z5dQ>~)lcH?sp%#va!!2>L8he&,rS!3&,r'>KgI!\
        %1?fh&>C@G!;1@ZnalaoD#!S?8?-@[*0?d{+@[05@[7bsB#+&'BE*zbhcG>KN)@[@ghO*VhalbI@ZG%!%&@[d5*za(@[_jn!#H-3eE>PJ*!%I!*abN!T\
        ,)}'@[~(&vaoC26J$}kboeC?g-2@]Q$@^*&>Od,#('!%(@^4+@^:5>Odjn!#R+>-@]r$!'6@]y1%h,+Z*@]})@^$q%).F0nb3!*J!KaB,<aG-y$'6E!0\
        +%&secgQ'B!!B>/}n!!2$k&!0/+>(@^Q9(MmJ-%%!v&/-E$h-@^v$@^}1@_+/@_6=()+>wzbS'Pk&!>I/^!!;?^njI>'(dm!!e&&ZS!3%,?L).!!-@_c\
        $@_l1@_x/*@'#=)>j<+@_{.@`IbeI>dGn!#$#:D!N!!(!%9#(mJ%bS$U!!1%#ae!!-@+Y('?)@`?9@`Cg!!$#vL!>vB#F$'6E(ml%?94B!5'@`[biV>=\
        Ikbj!!U#(!#$!%beF&3$@fH&@gb'@hc.@k|b-@aa2@c]$@cs1!%&!5/@cv*@d((@d^)@dl+@ez;@f8:@f>q$%{)!Fqae!!M>gIt4@bI-@be2@bp$1B6@\
        bt3?U,1@c%&!0<$e,@c-/@c3*!A'%,0@c8)@c;+@cE9@cRbM@4Z%$n&$q'@b_.#ja(#:aI!y%$qP!;%#7'#jkF?:#C>Q2%#p&%P,!;ddh@Jab2!%F!>$\
        !^D#IbD>,8E$n$'6/?WIH)(%%~1,Wdm!!N#('(mb)#@I!H$!%oae!!*>`[0(mv')@F$eR&Qa!!,$C(!%vdF>[82@d@7@dP=@dXj!!1>nXlbH#4&@dL*!\
        AsdF3'G?x=!!$!>H!AkD>nM$!%*)Xcg%!%Q!%+@dzmnal$$*S!3!!'@e..@ewa/3*F!%2@eb6(J3/0/@ei0*=)?dzj$!y'@eS5@eWiC3'aJ%Y)!>h$!%\
        E%2$,LcG&Z%!%$#Crj$!vE#LJ*,%/x+@f-nae!!fU$b%>aA$&yE??)midD2h$!'&!0E?M[4!%$@fp/#d*@fv0@g5)@gK+@gW.!%b-/V7'EI!%2%8N!%-\
        @N2*@g*o!!$$!D!05!3c'?deL!8n&)7be'@gFc)!ZI$tfmC$_f&!0a2!NG>EX1!Hc%!%J#O2!-/#7*@h&0!%)@hJ+@hV:@Z)pn&!-I#[3!%&!%7%8+@h\
        F5!3o!!$!'*!A9'`sE.>X?~j+.~f!#6$RL!81&3w!#teD@/-%0(4!%3@iU7!*,,3*@iZ'@id)@k#+@k(.#m9@k0j!!1!%t!!4@iK$!'1@iO&!0b2!*Q!\
        *kG$J$&pE1R!!Q!Ho!!$!%H!A/@jv0!Ho!!3@j91/g&!N,@j>/@jL('?)@jQ+@jk9@jrq%).B-KkD>.C&#%.#Ia%(JI@#hdR><f.@jhh%#.(@jed-#=H\
        !*B&aK.JncefI$XdF)!!!&!0aF>r2fdM$M!!-#@I$w!!$!'6@kb32&1@kh&!0<@kn,@bp'%,0@kq+@kt.#7qb-#=J!K&%PJ!;%$qE!yE*tD*z.?e2dF&\
        m->NW2@lD$@lJ6@mz&!0*@n&(@n5)@n@qqaF#[padH#[-+p6@m53@m=1%#&!0<@mD*@mL0@mR)@mX+@me9@mtq&@m''@m-a,!KF#:,!KF!g*@=gI@b[c\
        *!%fn@9&$neC#vb5!%jU#F$#vE#m'+)F+)h$!Zd*!*jU#(&#j'@mpnF+pgQ()$'6D!0s!!$!'H!A+!Noae!!$!'qL#v!!4!%($XI!W+@l@n!#$!'D!0!\
        !2!a&!%L!84@p[-@qD2@qW$@r=6@rK3@rN1@rq&@r}7@s;,@s>/@td*@ug'@w80@y~(@z')@{t+@|Z.@}q8A#.9A#9;A$C5A$Z:A%!b)@p#+@p/e!!6#\
        d1/go!!$!'('h9?~/cgp!!O%hh!!$!'6$RD!0$!'1%h&!0,@pP/@pS)@pX5$3q&$nkcJ,<E&pbH>ZUW0n!!-%56@q,'@q/)@q4+&d9@qAq$!'&!5,!*r\
        !$fd-#=Y!HJ+picH#=ia&@q>oP#(Q#|O$b7!%j$!%&%Y'$UbjK?<n!!$@qy1@r!&@r)7#.',65@r/oncfbI@(?3!-G!FcfbI@qu-!*H!^3?U,9'3qkci\
        P$w1>k)'.s.(JhO)HT#.!!4@rj$@rm3@-;/%5'%&5!3bF,^B!jS>Yw(&|alcb!!H+D)@s6i!!&!0ae!!0@_ufL&<haF&sU)12@si$@sq&@t#,@t6'@tA\
        )@tQ+@t[.!8:>l&b!!H?W'!!6-%H!A!!(!ah.%Ia!!J(a2!*u&@t0bF?Tjb!!H!a!!%$q'#jW'`!!/%t*)Xp*!-F@+{+!Hn&!*S!3!!&!%E$U4@tlbF%\
        V!!$!'&@uA,#F0@uO)@uT.!85@u[b)!>;!D:#aeo!!&!H/!mE!5$!%,#!g%?,FQ!%edE(J&/-nB$n;!Djc2!%J#O4!T-!*2@v?$@vb6,(3!%1@v}&@w'\
        *@w1'?)%;-<5!Nb*??9)!-V*4!!%#4&!0/@vZ)?bG.&Z9*)nE@pMb&!gH!%!!6#d1%#,#F/?6H(!%f1)4aI@Bu$-pdM-<6-%*!AI?Tiah!!O%#!!2!y3\
        @wj7@wt/@y+*@y4(@yC)0(+@yH5-g:'kq!!5!3dcG-<&!*a(!%S,9-@xL2@xS$>A16?Ty&@xX7@D#,@x_/@xk0@_u)@xz9'`qcgo$(/D!0%#mJ@;SaC@\
        Nz*!^G2F$!>d8!Hkfa@K'@jMb7$w*!%F@=;$@Ny1(Gh%$nE#C!!ae!!C!0!!od3@y@jU'YQ!y!!D)K!!$!*1@yg<$e,@yl/)4)@yz5!3qJ$e!!E#m%#p\
        &@jhap!!Q$whF*@!!aB#72@zb$@{!3!Q&@{0*@{4'@{:(@{O)@{V+@{n:@{qb3>Ex+!*;@z_fG!p@c/a%@JQ(@zsi%@@DJ!a!!$!'i%&-D#%!!%!8-&j\
        2'<F!%gQ'E$!aD!v*!%)@{I.@q>oD2[cicK%b$)7dW,a1@{e+%@jn!#I!%!#-@{_I!%G&mE!|!#$@|B1!D&!*7!%*!Q'@|F0@|L)@|O.!59@|Vj!!O!D\
        J>_|/!%H!%E%{c*!AG!ZaJ)7!!-/V6,31@}#'%k)@}(+@}+.@}]b!!*?!1L%{aF>d:W)z,@}9'@}QcjB@M1a-*@6(|*@}K(!%qF.D$#jE#ml!!i%&-B>\
        SIic)@}jg!!L?%Ml!!E>O|2@~G6@~J3@~Q&@~_,@~k*A!&=A!J(A!M)A!m+A!v5@;|j1(gJ!*E1Es%#gB!%1!%bcguciJ>kuii'!5bqbcG#m2!H&&?,!\
        *a!!:!Dubeo!!D!H2A!5+A!Aj$$!D$[!!%#:$>-cJ$C$&s&19S!3L#F4!T2!T7,O*%Y+?LMp.A!haE@wfcpH!ThedmnaP!T!!&?I~'A#(aiE1nggD?Y@\
        c2!%g$!%D!%!!$A#i6#.1%#&A#u7A#{,A#~/$6)A$;o&0Liaec)?j7X?j7,!%e!!4*7S!%$!-H!^H$h!!2!H6(|&A$4a3!%F!%g$!%Q!%+@YbmF&<4&Q\
        -$}$!'6@6A&!09#RhO,W6A$r1#R&)K7A$w)A$zjE>.GecB&-D$UaH@cs$,9E!%&!%M!%$A*g&A-z*!a'A1f.A5s5A7Hb!!2A'(3A'<1A'T&A'g7A(U/A\
        ([*A(d)A)H+A)t8A*39A*L5!%:A*Rj1A&;&!07A&s+A&}a!!,#Fe!!E!%5A&Nc%!d*!p.%wdN>>(2A&h)A&o.??zjamnbi&>|fS!3bjhS>;~hB*n&)Ka\
        *!%I!%!!$&jJ#F!!5A'2bW!K!!0!pjC@dI!!%!%&!%p$!'&!0b(!>oE@qS.!|l&,Rb!!*'.mL?a!2$M*A'w)):i!!J!*!!&130A(5)A(<9A(Ej%#mnci\
        o@L%!5dW!Hh$!ZdF@k%'?u^b8!*fn$,BD!0a!!M$6%@VqR@?c!!2A)2+'.j.2Un,#Fc%'f*!^.#sd0A)+qP/^do!!C,R!!5A)?c*!^G#@!$4'wfH*@$$\
        U1!N)A)Yc$!'J!Q!#&A)hb(!gV>]'%!%-!-a!!F!*!!+A*&9A*/cG@)_&#piaqE-?kF#I$A*D'@Ov.#sboE@Ov!!*!AF!;,#[H)i&A*^'!8aH!N$!'i!\
        !W#R-?Uc$A-(3>BJ&(2*A-M)?Uc+A-T8A-X9A-kb-#@7A,%/!%)A,Y+A,so!!-A+m6A+r,#a('?)A+v+#|9A+}q'A+gbG@mI%$qY!DeL>&TF@s3h&#jL\
        0<cH>Q+!!2)N$!'6*L&!0'%,)'z+A,R.#791kb4>VL3!*9$kY?~jnedL@q>h!!4%e)A,n9'3m&!5J%bhF@$vn!!$$*&!0,$CbiS>fF2%8:$Xjn!#-A-A\
        $'Y,A-IqJ&6id+#|L!>E?tF2!-h@c0nF%M$+2'A-gc%#:I!;dF.s!!%#4$(/&!0N@;S4A._-A.e2A/0$A/X3A/p1A0;,A0A/@UU*A0N'A0v=A1#)A1'+\
        A1Hbe!!2!%('?W#Ra!!F)C'!yt!!4%5$@|W7A/(,A/,9'35$3sD>Z9cJ!5bS$w%!K3A/O,!*'!Ta!!-)()A/KpF'hM>P'a!!1%#W'3(A/gs-*O&!0H!A\
        !!9#RmC0L!!3!81A04b*A0(o$!%D!H+#ao!!%#4D#%h$(jH!AbfmC-6i!!cbg-*YI?)b$!%3#(&!N<%@7A0f5!3oD2U!!)A0rlbH?lsMA0m!!*!;fK@,\
        aL>X[%$',#()!D+A1;t$!>H!Ai&!Na!!3+7I&d!!-@B+&%P+A1YbH$U!!ia!!4.DH!A-A2r2A3-3A31&A377A3:,,3/A3G*A3i'A4X)A5.+A51.A5B9A\
        5Wb-#@o!!4*I-A2`$1B,'h*!A)A2h+&dbY?~j,0EbG?bM1@`@&#XW/J1A3'7#Fb!!o$!%E?Q*$.AL#CcC%V%!5L!*J%8a(>:[gnabF@TZ&A3`'A3f.!8\
        a!!3+7,!QE>>V2!*H!*T'`+A4M;!Dj!!'A4In'A4,c+?D.di$!%D%F!!0A4<)A4BocJ>KzgakM.4-.iN@gHR@iKdfbke!!kf@F-#@7A4s/A5!o!!$!'&\
        !0/(DS!3!!9%ni$!>D&T!!-,W)@VvW%nM)H.#On!!a,!%e1#RJ$X1A5N)A5QpO&aC,OfdH@MU!!%@|W)'kg!!&!0*!A'%,)'zI&d3A6N&A6S*A6Y)A6y\
        +A7=;&vj1A6B&#%7A6Gaii%!%E#L!#L!8aghnC)7lbH(5*!%G%C-#@6A6u'!%+!%a&!%+0+iiaGA0|aJ(5%!%=A76)A79n&!0.#7vd'!gF#=L&3B@T#$\
        !%.!8bJ>>b'A7Sb!!H>Lp*!;:>>3m).1nS@;tC@ky-A8k2A:N6A;&3A;O1!K&A<'<A<4,A<:/A>R*A?%'A@4(A@:)AC7+AD`;AG$5AG+:AG<q%(a'!D.\
        A8hqi&!Na!!<#FF!%J+g$A9+1A937A99'A:K.A94j.#ObgB.~()1mO?$_beaG-6!!4A9d$A9j,A9x/A:$(&a)A:2+A:;9A:D5A:HbF@,P$!jE$3(@,P5\
        !*h!!T?U(a!!(!%S!-cgfhaeskiiaF,u%']1$hU#.1,Wddhn@SnB%5R'wJ&^!!3A:g'A;!o1!-&!05!3iB!Qa)!F+!%e&A:|5A:yaaQ-sQ$}F?6U'!%s\
        !!$A;>,A;D'A;HbidT#d(!%I$MaO%#dg!!B#:!!4A;i3A;o,A;x'/~b4@,PH'9%#%B$}$(/&!NS!3'#va!!(!%W%nio!!$!'&!0L#7klR>wf4A<_3A<j\
        &A<y7A=&,A=.*>;@(.D9+>bvbS!a!!&!K,#FL!K%$:$!%1-p&!NL!'l&>b&bF?Pp!!1%#D!N!!4A=h2A=o$A=v6A>!1A>.&!T*>`['#j0%M(A>9)A>?+\
        A>F5A>Lb!*K!*%!>eD!Hd3!%X&9h!!1%#D!5(-|c*&mpO?bM'-vabo!!B)[&!0L%Pn&!>E!>aeFA=l41HD!0!!$)76!%/!H0A>qq'%5ia4(g(!%G!F!!\
        $!'1!%&!N7#.I-H!!%!%2@?c6(,3A?b&!T7A?t*!;)%M+A@%5A@0j$!%'A?[n!#4&QQ+7!!M?e2!!$!*1&j,%Cb,*qF!p!!$!'/%b'!%L!Z!!%!K$!'D\
        !0bV-Tr!!C/x!!%!%4$h-#@$AA-3AA;1AAw&AAz7AB&,AB,/AB5*ABK0$M=!-(ABj)AB|+>65.AC/5#(o'#jag!!G0H+0+bkjeb-!;I+D!!1#[,AAW'A\
        Af(AAl.AAsa'(jG!8$!Wbe!!5!3cX#1/.eE!%b)!8V!*H>guD+m%!K$.oH!%%!%O!-!!%#7B?I}$AB?b!!H$U)ABHcG?M=a@=!!%&E$!'&A)9)%/.#7d\
        '#mk)?~jI!%!!6#d'ABwbW-g!!W!%$#s&?D-+#[b!1F)Cgo&!%L0O1ACd&AD-7AD=,@pP/$60ADC)!D+ADG5ADUq%!''$0S!3!#$!K&AD!/$6+&<9AD(\
        q.#jbR!;2!aH00nC@jhgaff/$69*)maE@(^$!'D!5D>G'!!%$q$!'&!HJ!*4>gt*!AW'3-AE3$AEC,!H+AEO.!>5AFxb-@KR*AE)+!%oD,u$!%d,!%H!\
        *n!#ae!!4*7&!0S!3%!%*!*d!!H#a!!&AF^'AFc(AFr5!3a!!e!!-AF.6AF6/AFO*%,)AFS9AFW5!3q%$n$!jL!'.#7ekH&m%!>,AFGc)#@gpB>b~'A(\
        9SA;;D?~0jE0L$'6E)@gfU!;-#=g9#Rnd,!*E#=afG@Fe(#.i!!B#%.!8dM!N!!4$e$!''%,c!!H!^w%$q$!'W/J4?P4-A/m$AG|3%e,AH-*>ZB0AH3(\
        AHE)AHN+!*9AHV:*kopdfwK(2!!(!8i%%{dF@H]%']D#%,$k(AHAb)!8I#|E?H$$!%*-<E&p).GhC?}}%$0E$q-!%2>r@$AzV6!a1B)y&BM`,BT&/!%*\
        Ba@'Bar0>^p(CP,+CbA.CbU8>7?9)!5Cm#:Cu'b!!%*:-AKr2AM%$AMm6AN>3ANU1ANd&ANj<AO97AOE,AOM/AUq*AXq'A_]0A_e(AcG)Ao8+ArN.Ax?\
        8AyO9!%5Az?:AzRq!!4AK)2AK<$!'&AK@,AKR/!j'AKX(AKj)AKob*!-(#F)AK!i!!%!%D&Wf$!>E!p5!3b,AK8pa!!W'`C@VqeD,0g!!ah!!(!;9'3l\
        bU$wa!!Q.(/*:'AKg+'}jO!TP!ycdJ#FI&01AL2&ALK7,I'ALQb,!Q'!%+1nyC!a%?t|&ALE')Ra+!%Y><!!!gH#!-!p[()3ALk/ALw0AM!o$@#P5!Kb\
        B@#P(>FAag$#LD,rc)@b[Y!yO1q!!2AMM$AMX3&9&(2/AMc((P.AMib)>wyuae![D#%'!%5!3cG?Uo++Ig-*YX!-&%qL!8jB.G*AM})AN$j.%wcJ+jE>\
        Rp&%q.AN;b(AN5iNA$w$*cD!jF*,+!js!!(!*a(!%cg!!$!%D$_$$!'>x7icdfI-?&%&E$h*AM}(AO')>I=+AO3lch&>nME!%&$='!%g!!Q'`&0<F!-%\
        +mdia(!;G!Fa1&jW?~/-AQ*2AQs$AQy6AR5&AR87AR~,AS&/AT^'ATf0AU$=()+AU(.AU.8AU9;?2|5AUOb2APT/APZ*APw0AQ#)#@q(!Q.#sb!!)#@X\
        06$$UD%q&APj.%Ibe&!%S!3+!;g$!%h!!O!-+>FfoFA$w.+TdE+T$AQ;&AQE.AQmbHAMj21q'?D3L!8/#a*AQ`+AQf.!Zs$>?Mc-#!B.o%!dB!%$!%E?\
        'e,)nI%&$#sF!T%!5->Ff2.46>+3go%!'$!'L#OG1h!!-ARY6ARd3?Zb0ARl)ARuq$!'e%,!B!%1!*'@OvL(a!!deH?M($!'n!!C!v%+ThnB>L5!!D!5\
        4$e$!'&ASA'AT6.ATVb!!hnL>Q2-?V63ASf/>U#*!^'ASm0ASt)ASz+AT-bgP#sebmO?fHm$!%G#U$!'O+a%>a`h$>_}1ARzE!%n.>Q2eD%k)ATF.ATO\
        9!NeOAAw$'V&#+E)cf!c1H!A*!-G>0_!!&!0H!A/$@(ATz)-Qj$?q?ndF*#c-!%M/CC@*O1!-F(Gl$!>g&&BS!3&AUHb2)1(><!I!Qg3!%E!%0AUg)A&\
        o;?2|j%>Lo,!*L(a)!ah$!'F!-!!4AVT-AVf$AVj&AW4,#F'AW>0AWO)AXm.!89#Rb&!K(06)AVKjO><f!#1!DG>(}%%{$!'&?KR'3'F>{SdF,<(AW,i\
        !!1?Ty'AW)0*`.!8c%!%H!-N$3%'cdE>P5'!5f$!%E!y!!/><f(#s)#@ksJ'}!!$AX56,(3@<w1AXA&AXF/%b'AXP)AXZ+AXb5AXgb*AX%cQ@3O%!%$&\
        y.#Oc%!%J!*0?.((!%bK>(mdF>WY'!5g%'YQ!%)!Dg3!%E*#&!vhE)tdG@|LidF>p]O?4v4AZ/-AZ32AZG$A[e6A[y3()&A]#7A];*A]F'A^6+A^Q.A_\
        D8A_L5A_Ub2!-,AYo*-90!*(AY|)%&8AZ(scfh'#OL#O!!c->l<)#!X#!%!%2!%S!3b,!QH#aB?#j%!5(1ea(>WYi!!%!dJ#!&AZf,AZz'?PK5A[Sai&\
        &yb!!qeL>h~o&.l*!Ab!!-!;h$!%L#Ca!!4&Q,(,*%,0A[=)A[D9A[Mlb7!HG!D&!5EA(9+0XgksT!H&#jE(m!$6?n%/)49%nhL?4w!!-A[u,#O+-6qF\
        )(L@C+&>Z9L!K2!%*A$5)A]3jkJ(Pha,!%F!%ae!!v$'6E,L$A]]&A]h'A]~.A^-b!!R#.(!;)*fiiE,67#.)$Jqbi!!c:#1f$!WM!%g!!%#X4'wB!Hi\
        %?,FD>~}$*4,!-0>;_g!!c:&'f%!d$!WI!%!!$A^y1A_!&A_+,!*'A_5b*A^ui%!%dkN%YU@s7$!5F!%.%IbeB>^f-!yi$,0J#!!!(!%g!!$?arM!mi%\
        !dD>~}bf4$eG@nEdg!!G%/khjndL&Z!!$A`O6(|&A`o,#.'AaL0AaY(Aam)AbJ+Abi.Ac:5AcDb4(8(A`Kjc'$Gh%$''!'S!3D>I=!!(A`c9%ni%!5&!\
        5J!-!!jbci,-<X-<4+|+Aa&:!Diibe&#+S!3'!K.AaEb+-(i!!c:&'f%!d$!W/!%I!%i%'tL%w!!*!%+!*eB>fP$Aag&!0boE?UciiaI-6%!%&Aa~'!8\
        a,#OE(a!!6@Tq/AbA'!yj$!%&&s'Ab>jcd@]F+mkip&!gL!8%>x)$&y+Abc.!yc-%q2!%X#(%!5E#%&Ac#'Ac0.Ac7bcg!!-!;G%_'!5u%'t$!%D#+(!\
        %mF%~F%C-@*F,#.h@TR+|4AeY-Afr2Ag?$Ahy6AiJ1(G&AiP<Aj%,Aj*/Aj:*AjF'Aj|0Akb(Alk)Amc+Amg.Anb8Anm5An|b!!-Adn6!*3Ae)/Ae/*A\
        e60-%)?hy+!%8AeF9$kq%!acg&!Ha$!'F!%7!%'Ae%.!Kb,!%(!-G*fiD+/%$=B%M4>]'B!K-,O3%);!Dob!!S!%b3?V1g!!*#(f%#:aF/@&Aen'Aeu.\
        AfYbl%!vD#X2!*gB#[/?z~*Af1(AfQ;AfV5!%nrP>dG!!&AfE5!Kb2?7q(!-I-()#!:#!saF?<HkH>lnS!K*1te(Afnah'!'h$!'E!'aI-!1Ag)&Ag2b\
        <?+?f$!%G!Dbe1AAwD'Pgd3%M&!gfC>Bq4&H-Agf1Agn&Agu'!T('h)Ahi.Ahobl'@|FL!Zbf$!%I!yd,,<L#m%>tN3!j'Ah7+$tgbi!!%!v6#d&#+G%\
        _&!g,&$/AhW0>Bu)@gG8Ahbpeb/!%N>|)$>BgrdN>BubfjL@[~nbF@3z-?W'(!-L!8!!6Ai;3AK=,$C)AFt+AiB;!Da*!%F2k.2CeB&3!!%.JI!-%#CL\
        !K%%24!*$(A,Aip*Aiy'+v))fjb!!I>?1idg!!gB-p3!%b!*I!*bjU(Z%!%&$=5!%d%!gG!D%.Jcg%>C}B!%$Ajd&Ajk'Ajsb3!*+!s.*:i&#+J$b,+j\
        pD%Vu%!KdF(P+$bfbL>}]4!%->Ff/!%+AkA.AkTi!!$!'&@de,!HL%I&AkNag$>6GE%)2!%H!%f%!Ka!!,!%F!%!!$Ak}&AlD'AlK.%Ib,!%hnD>P4,!\
        %(!%+Al6gh%$:$@j|F!;!!&!09%nqbQ@iUg3!%L!8-Ald2Alh0?23(!>)>IpqeE*#bN)fC+g$Am5&Am<'AmM5AmZb-#=p1Am2aag!!%!5D!5B%M,-.sE\
        -p$!''!5:!abpa!!W$k.AmWh!!I(GG$@!$%$nK$hD>Zu$AkY1An,&An3,@pP'AnB(AnS9AnZbpB>r@%+NdF#m*!^ibp$!%cgcT*R3?s0*@6f'2ukjO?~\
        j'&pcP#4((,nB$@)!agj,!*L#O&!0a(!%)!FoD>5>!!'Ao.b!!hco@c2+!-mfcf@c34-s-Ao{$Ap)1ApE&!07@8z/ApW0*O=Ap^)Aph+AqL.Ar1b*Aow\
        8!-q%!%ibH+vE@(?b4$@2!*F>b`4(V6(|&!5,@pP/!m(!5vde7#[M!%!#4*`-$3$']&!HM?Y@aedP)Hka!!h!!B!K$Aq$&Aq*'AqFb*ASc8!-eB@z$(&\
        jI!v%!%$!%*!a(!|+AqB.!8dNA:dB?N}-#=W,F!!$$!&Aqg,(#'!'(Aq|b*%VW$k3&B*!^ii%!%'!%a&!-Z!-&2L'!%bh$!%&!TE@-7&ArJb(ArCi!!*\
        !AI!;c*!-L!8G@Y%4AuA-AuK$Aus6Avh3%,1Avm&!T7#.,#(/+)*AwY'Aw`)Awv+Awy.>^f9?~/b-As]6Asl,Asq/AtM*Ata0Atf(Au,)Au5+Au<9*:q\
        &'SE26%#O1?>l'>&TiS$_bJ?I~%#m&$='At70!-.>b65AtCa-+&;$tm)!;I&^*!Qp!!$!'L%C:#1f&)UI!%%@K^$$U&!vdkgh!!C#.bH>Fe,Au$.>.Cn\
        '?>l(?X<5$nb)!QI&vbf&!-M!%%>Q8eO?)bhedmO*YdH>{S&$q'%5FA=l%$n,,jn!#%$n$!'6,3&!0/!m9AummO>sa$'6E$q3AvB*AvK(AvQjn$#L'Av\
        9.Av=c*!%))!X#1J>vb!!M%Mde$@FkD.Mb!*F!;$!'&!0)!F9AvemcJ@[~C(|cG@m:$Aw2'AwFb!!5!-e+Aw+b-%&H>Lpc-!%P!%+Aw>;#UoeC-.ae!!\
        D>~}2!*.#micj&#+d*!%G!D%#7D#7)Awpmhe&,rdmO@|LhdMAbDL#7&Ax/,Ax55!3b&!KJ?7q$!%H!Aa/$6)%_S!-2Ax[,Axi)Axu+Ay5j.!8bf&*cL!\
        8$?pVb!!,!%I(P!!2/77$McT+^$Ay/&!0+&^b!!+.bi3!QD#+(-<W$k&AyDae%#g&.MS!3d*!%kf!#H!A$Ayp&Az*.!Z5!3bi-+Q&!H,!-er!$M$6!!%\
        !>/$6(!5+Az&gP#dI@-6,Az7+!;b!!F%Y!!$!'J!H!!/!j.AzLaH#%3!-G!*D?I~4A{;-A{E2A{S6A{w&A|P,A|]/A~c*A~z'!%0B%)(B&;)B)'+B)N9\
        !-bfa!!6,(J$Ck%2[$&yG!D(?+0.%wc,!QI!;$!W&A{i(A{qbe!!4*7W#R!!,#OH!^$#OL!8'A|-+A|<.A|KboedY%~+A|8maebX%ebY+Z(A|FbwcP+Z\
        cbY%eeEA|94>[~ic2#|H!^$A}#&A}_,A}x'A~]))H+?Dwb)A|}gP#aI%{-A}H(A}M)A}Wq$'Ye$%k&#+b*!>h$$*&!TE!'dxD*t5!3c%&ZI!;h%!%D!v\
        'A}kqb-!;I!*->&v/!-fjE>>04A->&A~9'A~?0A~C.A~Fbe!!%#4B!>*!|G!>N>sQO%ei%16'A~Vch$!%D!8&!gG&^/'.G!Q$A~mqbJ@-6+20gh!!&!v\
        L!Z'B!-)B!7+B!GjO%{4$b3/0I@4}$!'.#Cde!!&!0G%_!!$B!w&B#N*!H(B#h.B$wb,!%(!*)!D8!ake!!$!-.!8S!3(B#.)B#Fg*2-be&!jS!3!!4&\
        H&!0,#a02?s'.>caJ@#[c/@-6G.S3.(/B#^i$!%D>wy'!%a!!I>wz$B$;&B$J'B$V.%wb*>Lp(B$7i!!c+!;:&'f%!d$!WM!%jO%)!!4&H6@hC02?Y!D\
        '!y))!skQAQ`&!g/?Y@0B$k)B$qjaF+g'+NL!8$%2E&T(B%#gK>5U&!TS!30+An$!pbi$>O~1B%N&%F'B%Tb,*n*>9@fN>}ualbI-Q3B%z1B%N/>8F0B\
        %~(B&()B&,+B&1jndeoC@;tJ?z~'>>)I23DA|zmE>rQ%?qC1#.L!8423-B'4$B'N&B(0'!%+B(=.B(`8B(nb0?.T)!D+B&nlc-*4G!>$!%&!5d2!p*!Q\
        )B'+:>IAmG>=F%>hLhdM/^'B'?becb@c4-?V60>JFfmdF?UA!!%!K-B'{/B'~)#..!8qe'B's.>h~b,!%I!slagcgQ/aJ0E$#gdg5!3c%!KE$G/!j)!*\
        .!ZV?jb!!1!Q&B(KbcH#+'B([+/Gsc->NtB.oF>[s,@rj/%Mf$!%G$b&B(z.!8bgI2L2!%j%!KD%F&%q)B):+B)Gbe$!jD!j%!d&!Tm&!>E)t&'9dP(P\
        -B)g$?ze'B)k(B)r.!8bjB*cOAwv*!QFATB%$:D?{0$B4V&B:8,BAK'BDU(BI'.BKz5BMBb-B+.2B+:$B+H6B+q3B,%1%&&B,1<!-,B,O/B-`*B.u'(A\
        0B0F(B1))B31+B3c.B438>lw9B4Oqb)$bX$b/!-n7!-bJ?/E!!%!'2$},&6E!'(B+U+B+YgbK%FE>_9%'fd3B+ko'!5cmI23gbhO'.$>WY&!0s!!&AF3\
        W%n3!-(#.b!!I/@(B,A)!*g!!&!0G,j!!/@pS9*)iD?4w-B,r2B-=$!>&#p7B-F,B-Q5B-]bw%'fD!T$B-'&B-*'B-0bgI@qAP1qo!!T,3-$b0?Wqfhc\
        Q%2%%V$!-F!T!!4&H0&<G'z%#|&!8agQ%CR$b4B.6$B.G6B.K/!;'B.Q0B.[ba%!%,B.2j5B.-eD>|$hD@z[B?Y~($kae!!,0n/>P'N$hJ@.r$!'F!T&\
        !8/><fG$b!!$B.n&B.qb3#%cQ!5F#+E>/c%A]52B/N6/73B/d*B/~'B0&+B0)j(B/Ha!!(!;i!!i$#:E+;$!%E%)&!%,B/a(!-ai&!HJ!*B(/),Oa!!%\
        +y6$R',0(!%i$>SID!0aJ>~|S)R!!$B0=&!0(!;5!3bF@'05!%e!!B0R!!$B0h&$J,B0z/!j+B1$b(@,Yh&!DI>Uv%@.F(B0wi!!pE!HE1<%AbvB!>ae\
        O%h!!4B1|-B2$2B2-3B24&B2=,B2a/#[*$@(B2{+B3#9*)b!!-B1e2B1qqbH&Z&AkNhae!!D.M$!%ec&!%L!8eE@P9'%@khaF-<!!dgH$ka!!/!jF!%!\
        !'B2V)>BJ+B2Z8>[sg%!%B#vI?n,%0$S!3$B2n'B2ubI?9J(@{qG!D-#=I!v!!E$U!!&#I(@LVaF@o{$!'/!%)B3F+B3M.+dco@;$!%DB3C&B3]ag$#v\
        &!0G!F)(dI!;!!('h+B3ta,@KRL#s$B4$&!NbgdE-9,!%e!!4*`$!'D!0,B4E*!-8?7;ssaL>3~l.B4LddQ#s!!qbK!T4@0^-B5P2B62$B65&B7/,B7A\
        /B7l*B8g=B8p(B8})B9P+B9i8B9o9B:(b+B5Em$(j<$e*!AfU%b!!$!'3+7D!07B5[n$$UH+T!!4(V,*4/%b'%,0B6)(B6,)%q.#7ae!!q$-K,'hE$3E\
        +)$#.E'<P$}0!%(B6S)B6n+-s9@q0t!!4%e&!NN2?!!$!'6$R,B6gc*00E!%a%,<G(ya-B7%6+^/B7+q'$3L@Cx%*CJ0EdH0b(>Lni&%Fdf&)UjO>{)&\
        B7V'B7`)%V5AScb!*I-(jaeb!*I!-&!gg&*cahO.1*?pJ'B83.B8cc-%@)B8(iL@Z5$!%+*/dF?D<(@5C)B8F+B8ZcllkH-3&)U'B8/5B8VkeQ20H@[<\
        %>}gO>>-iN!a6#d&0RH/@ka!!4(Ve!!R&H&B9:'$h(B9F+!%.B9J8%~alD#v)@N2ld,#OS!-rG'zq!;D,6+B9^f!#4&HM$6!!*%,aeTA/$%#|F%q&$h(\
        B9{bJA=l$!%d*!%I0n!!%!%$!'cg3!%U!%4!--B;32):$B<06B<63B<<1B<Q,B<V/B=g*B>d'B?c0B?o(B@5)B@|+BA(8BAAb*-6)B;)edfjL-?l!!%>\
        BeL%I!!1B;U7B;c,!**!A'B<(b3!ag%!%$*/E!%%!%$?[wc!!N!*!!$B;u9%nb2(glbL-9((gg!!6%n0*`fO&<!!(!;I!%shCAbvsdH@~~3B<J*!T'!*\
        aI/@ae!!T+^kbO1n2B<r$B=.&B=1,B=;'B=G.*:qJ0n-(D1#R&)K,$Cq&>Q'a%@YbP!%@c5!c6b2!%G)!!!$!'c!c7H000B=dl$B=Z5B=`bfIAT3gD?2\
        ~KB+hE'94B>5$B>;*B>A'B>X0B>]9>z~b0>j|(B>1aeC>,&D@-*debX!a!!FB>-ar)B>Om'!>cB#p+$evaB@3zH>Ln!!bgX(g!!-B?/$!%3B8d7B?M'B\
        ?S=B?^+(2b!!4&Q/!jW(D1B?7bN#.!#&B?H'$=aecgjO(giJ?#d!!CB?4!!'#=cGB2)kCB?4*>Ln)!DjE?],!!4&H'B@$0B@+lL@q1,@8qI!y&!0a(!%\
        W!-%1$&+#0)i(Awvd3>F@,&g/B@]*?2[0B@cjaN><2bgK?fa(B@o+B@xdP-jbjh&&ZE!'B??z1?SwaJAz7!!&!5'!5+BA8jO%5&BA=blW#R$!%b,#:F(\
        g'BAublr0BAoo$#s&!-d)BAhldH'P%>a`N*=ndF?@o(BA}bG%22BB[$BBe1BBn&BBs'BB}0BD1+BDA.#sb*>Lp+!*l&#%0BBTqkK%~nagcK)tcbwamdY\
        %/,#OgjnS%2aYB&(2!**Ac'I!*4BCB6BCX0BCk=BD()#U+BD+bjahdmnB>xNagw$#%ricoagalbidgE><b',L.>x*ikdedjbeR!T&BD$,*L(,un'>XLr\
        ,-.I(PK>rQL#ancbX%/5BD<edlC>sLecT)11BDOahebjrK>6bbicP%e-BE+&BE47BE@,BE`/BFe*BFh'BG?0BGB(BG^.BHv9BH{bgdK,m!!7!%E@_u-&\
        3e!!41HM.e&!05!3a!!2@bp1@hC0B6)(!%5!%jO&Q$BEz&BFX,!-'BFabgpc'>F?I$t,BFC(!%)BFLj5BF5bijcT>?Lfh$'V&%FdtD?'echn&.lE)ch%\
        #Lae&!5E!Kga!!G?5eB>PEN$M!!oe'BG+.BG9c*!%'BG(+!*jnhO+jG.7/3*)Ag;orfI>(j,!*G!DG&9!!1%h&#%)BGUm$!'D!Nh$@C}D#j2BGw$BH7&\
        BHK'%)+!yb3.GJ%Y!!&%F'BH/b+(PlafdP?'R/BH(NA~C!!%!%dpebmn$!')!FS!3*!*)$J:BHpd/B't*!%(BHjbiibH>enahcH/a$%2E!%!<Q#|!!2!\
        HjO*q&BI;'BIX5BK!afhdM>Buf/!%'!Zh!!$BIR&/4jnL@ky,#OH(Z*BJgl$BJ-&BJ3'BJ9b!!$>;=h$!%'BJ)c-#y2!%*!%G!ZQ?Xf!!G>;>+!*L!Z3\
        %M,BJS0BJY)BJ`qibfhdlrK'SchO>F>1*=J*L'&TN?d{'BJrcj!!J%C3@4|,&g/%tG2Xf'BK:b'#s(BK6ghnaM%qE@V$,BKX/BK`0BKd+BKnq$BKTbJ?\
        R<FAfV&!vE>_}aJ%)&!g(*OnS%&&!yn$>>.bM+m-BLI2B626!-3!%7BLV/BLb*BLj(BLs+BM18@*Kq!!R$Xt!!1&j,!*vC&y-@,at%!%B!'!!/$XN!%3\
        !-7$MH$@,@yC*!%jn!#3B0t/$65$3vbeP%M$!%*)Xwmb!!1!%H/$/BMXi$!%d/BMToaF%2cK/7$!%E>>V!!-BN>2BNh3BNp,BO!/BOA*BO['!%0BPX(B\
        Pg)BRN+BRh8BSnb!!'!%F@7&$BN`1BKa'$U.%&b2B>-,>2bhec-!*x@c8ed!!ga@^ae!!N@+Ybe!!$>X]6#dD>nM&BO+bHANa%@;t.%wd0??xsibpaiJ\
        @8q$BOM&BOUbF/7+B&(Y?pWjcTB;r2BP0$BP73>5|*BPE=BPPj&BP),!p+)+n!#dg%!%D#%ggbIB1vae!!B&y(BPAlbI?s.C?Tub4$}l$#%E!5ka!!T>\
        Ko1!Hed!!sidY@!!%!%&!a=()(BR4j&+m,>e(.BQ.b2+ja%!%I!p&@Y%/BQBib+'Je!!D>>c2BQ`6BQc,BQk*BQp)BQv8BR(jcG'JL0U,>L[aF'BdjL!\
        dbucQ&B0BR%+'qjF?^cB0U'BR0aH.:JBQm1>~f'BRF.%IcmaP?(?->l:G>lE-?7qh'BRd(!T.!8aeH@RVIAwl$@s{1BS-&BS1'!y(BS<+BSf5BSib2$@\
        I!saF,Rwag!!(!;G%_&1<'BSN.BS^b*#4I!*.!8g!!--T$&yW#R)!DiJ?q/B-vfK?ng$+2c-(Aic%!5)&'+!;X&'!!$BX1&BZW'B]J.B`=5Ba0b4?1--\
        #=&BU7/BUG*BUz0BV==()(BVO)BVx+BW:.BW@8BWe9BWs;!T5BX#o2#($!%&@[3d2!*3.(*!Q0@%xF?oQ(BUAl!!C#gudS>@X!!/BUa'BUh0BUn)BUvq\
        %*CB!'&!NrW%n($ML-Z!!2)ND!0O@uX!!7!%*BV:)?bGp!!$!'.#Od($ML!'D)K!!4&H+@y{m&!0aFB8x%!%&BVd'!D5!3a*#pI!%6)_'!5+!;gah!!&\
        #II*41!D0!%+!%f/%b('h9'3c61Kj%>`,D&W1%{I!H)BWOoc%!%-#!L!8$?pIhe.!Zdmndq$!%D>b&.!8c$!'j1/JJ!*!!4$e6'?nC@$~!!/*=)'z+.4\
        W(D6+23BYG&BYL/BYa*&m'BYs0BY{(BZ$+BZM8BZP9!%b(BX|+!%8BYAg!!$!'&!0,$X*!A).UL#7!!%$'&@oy*!A)BY79BY;jL-dI>w^%$0B'6%#4B$\
        *!!Q!%fhd-?^L+BY[pC*hnaK&|%%Fag-!;)!Dh&#%G!D/!*mC?a!frPAN;3BZ5&BZ>7B!?aGBY7r!$/$6W*)2!%1>Zr)!;jbJ*FO#s&!8aF!N!!%>Lo-\
        #=6B[*/B[3*B[L'!%0B]/=B]7+B]>agh!!%#4B!y+.4snCB7,4%8$!%b+B[F;!DjI>jU$!%E/~-/V&B[l7#['B[v+.4p!!)'zsc,!ZG#@2!%j%!KD!j2\
        B])/%tjamnbJ?gBbjhS,3!!4&HN$wk$!%D)K!!dec%!%oB'V4?1--B^<2B^J6B^Q3!%&B^V/B^_*B^h0@cM(*`)B^w+B_;.B_o8B`&9B`/5!W:B`9b-*\
        ,t!!/)4F'ht&!0/)4)?WHW'3!!nE@$RcR>dGf'AzII!Hcm1,uF>vb!!$!%.!8c2#aH!^&!0+B_6.#Ca!!2)N*!A'%,+!%L#7ecP,%!!4-p+#(.#Cn!!&\
        B_i'!%af4@}H,#a0B_cnEAn0&!5F!A$!'H!^+!%o!!&$[,$Cq$-KLA*0a!!e!!E$h2!Hg!!D@xXC@KY-B`k$!%/B`n*B`w0B`})Ba$+Ba*q!!4#(1@iO\
        ('hsE@b~U$M4!H0$MG$X-#@U$MB>q2&!-I.~-#@I.~0AMj)$JhalgaG?a!&BaS'Baj0(2alcoEAwk-!po'BaabF>=Ff0>9!jE(aff'!8L!8!!4Bdv-Be\
        F2BhQ$BiS6Bjf3Bk31Bkp&Bl57!*,Bln/Br~*B}='C6h0C82=C:2(C:>)CBU+CDi.CFE8CMV9CN.;COX5COn:CO{b2BcW3Bc[1Bcl,Bcp/#((Bd:)BdF\
        +BdZ.Bdr;@nEj+!sn!#&!0/$69%_qL@pLyL-!ki.%wb*!>)!*I>GUL>j}!!4#.6Bd31&j&!d/!j0&<afja)!FgK*Y%#pD>Z9-2hfag$#vG!Fh!!$!',@\
        zypkbeo!!G'c!!2@+Y$!*&AG7+&de%#jE'<hO+,!!4Be3&!-*%,9BeCbi%>C+I@BL$!'i&!0a!!(!%G'zB*t-Bel1BfE7Bf['Bgt.BhK5*#b!!&1<eqd\
        xrJ*O'Bf1.Bf<5BfBcoc%!%.!Zd/BJO)#UcPBJM&??)qbjD>^f,!pf@.X!p,BfSc/!|g!!B%@ab!1F?oj!!-Bg>$BgF6BgJ1B__&!N,BgO*)X0&<(Bg`\
        )Bgc+&d.#7b2!*h$$@&$@'!aF>hd(*qnCA[JFApccpO-y'?4wa!!)BUvqkF$!E0B->&S6'?0-pk-.JF&3!!4Bh<*Bh?'BhH0!-)BA>+!v5&a:@'0b!!H\
        %,E0?.!>fmD>KyH$Mf!#W#R2Bh~$Bi$6Avh3!H&BiD,#('!502?)BiMb!!ecdjbJ>8dJ&9!!&#%0Bi:(!%+Bi@saH?9SagP>CybJ.J-%~6)_H!^vbiJ(\
        G6Bir,Biw*BjF(BjN8%@;BjTo!!L@T'sD>*R$Bj('Bj4bjbH).ghae%@;tE><//!%0>BQ)BjCpS#%I%5'B-]X?@w-'JB*:+Bjbcfh$$'G!FaH*w%?t<'\
        Bk/s&!5a%!%(Bk*a4&Q-)(1%hN$h!!P&aL?}}!!$/x*BkD9BklcI&B&BkS'Bk]b-!%I-()'q+!sX'q)Bkglag@c9jaH!vOAn_$Bl#'Bl*.#%bR>4I(Bd\
        +G0k!!$!%(!>G#@31<,!%*BlQ(!%+Blhs!!s$B4AL#C!!%#4$!')BldjcP>:*kF'q&!TL!8!!%?}}2Bm?$BmK&Bmg,Bn%'Bp60Bqn+Br'.Br3:!-jO>L\
        81A3A*!AjF@je!!/!j)Bmd.!89(Md*>8dN?+4J,j/!-*!p0@&%)Bn!+?D.j!!F'?B%q$Bnx&BoT'Boo.Bp05?Tub3Bn]0#m(Bnf+Bnnqdebh$!W'!'c'\
        >*%V!*a!!g!!C#m!!4%eP!%&!Ta(%@G!F%@mq$!53BoI/BoO+!%jh!!%+d'!'c4!y*!^'!5u$!%DAa5$!%D!jqE>0>2&9$(/3#!/>gD)!sgf!#&!-E$U\
        2!s&!g=Bp(+?NCjb,!QI!sk&@[{S!32#1G!s4!p-2~3#%*Bp[0Bq)(Bq.)BqO.Bq_lq&!-E!%!c:$!K*+Q'Bq$5!3c%@U}-!%:&Kf%!d$$*I!%fK?YSn\
        dH)C!!-*L&BqF,$Cb2AN}h&!TL#s//C*!^G!>+BqXfLA4U'*hF%qe!!%!d-*L&!0J$C&%Fd;?Xtj$!yrfh&%FdK/d!!%!5$!'fT'?3!a/BrF+%Vqec2!\
        %H!-$Brp*Brtq&Brd'!%.!8b!!e&+WS!3%!%*!*+!*L!ZJ@ew$!-c%!dG!>4BsV$Bt16Btk&Bt|/Bu)'BxQ0BxW(B}/b*ASch.BsOdG&3i%'fD!g!!$!\
        '&Bss(Bt#.Bt'bh!!%#gD>.6g%!d$!%3!%D!0aI%qfhc4>VLE!5!!4$e,$X*)H(!%)Bt`+!%.Btdo'BtZ5!3c%!5BAzI!_W!5hD+dm%$'N'q&!>()Xde\
        h!!%0$B!'-?Z.*!^I!;$BuQ&Bv='Bw-.Bwhbgo!!%#g/!ma$/{e!!)%_S!3,+s*Buh(Bv,ldebh$!WD.[-(d2>4K+Bu~f%>`,keC>NOb(!;h$!WE!'j$\
        !%cbi!!c)B$.X&'$!%*#!0??H+Bvs;2#f$>Gcf&Bvf.#Cbe!!&%5S!3dg!!%,($!'D!0/!m)!Fh%!Ka2!Na!!/!jW*)*Bw?+!so$!%&?k*E#C!!$!'*!\
        A0BwZ9Bw`b3!*i&#+I!;ibK.%abi!!I#|+BxCg%26$!%c'!5=())Bx::#!jb*!>h$!W'!'c*!^'!5V&3%!d/!%I!%$$!&!0b4%SI>GU!!eE'Y!!$Bz'&\
        BzD,BzN'B{V(B|$)B|Y+B|`.B|jb*By;(ByI)Byn+Byujh!!&!T*!AE!'cdg!!%+y)%_W$k$!%&By]+Bycb4%SI>C~*!^G!Tlagh!!bJ>v'f!#D>NJ(B\
        z$cq&)qJ!*D$h$!',!W(!*+Bz8gG&B$Bd,ch&0eE!'i%!d$$!D!0$Bzl&B{=b--Bc)'qg%#g$!')!FI!%+B{%;B{/lagh!!b(A`}I!s&!Ta*!AF!%*!A\
        c6A=l'!5I!;%2)$.o/!m*%Yj&#+bh$?cyD!T*!m(?c`+!*.B{}f$$*+!%.#Cc*!^h$'E&!TE!'gP$M&2O'B|Qa)B|Anag2!Wfc4%S'!5V.%f!#'!'c4%\
        S*!^E!5lc)%CX!*dpH?_}'$UediiB+;*0U+B|~ifc'!5u$'ED#+%!d&!0a(>v'G!Fboa!!,$X(!;G%_!!-B~,2C#[$C%$6C%<3C'd&C)/<C)Y7#[*C*5\
        'C*j=C+$(C+?)C+C+C/f.C4E8C4Q5C6cbjC>Q`$B~Q1C!K&C!T,C!g'C!q(C#4.C#=b8.+hBALH2):&B~n*B~y0C!&(C!6)C!?bJ?ER+A>4u%+yB$*he\
        %>NucK,+h!!&!Tk)!DbiDB$'*!%h!!D$=fcdg!!%,(B!'%'f6#dE/~,>&M)C!aaF#4$!ND!T%-Wk2#1G0k-.:(C#-.An0l/C#)cI>@XcI*ko!!CBV^ah\
        $'ED?*P0C#Q(C#U)*wqcg%#4B!%D?sq(-BG!F&C$5'C$H.C$Y5C$wa*C#z)C$(lH>4Kf%>Nu$$*D!0jag)!so&,xG!F/!mhcdg!!%?^p$!'D!0,>:**&\
        '(!%l!!cH&|&!>j$!Wh!!%$''!'(!Ac*!^'!5V#yi$!%&!TL#s!!6+^*>`[0>MV5!%f)!|IB3~$C%[&C&J,C'+'C'>(C'R.C'Ybq!!L/S2C%w(C&#)C&\
        =jh!!cdg!!%#:B(/aeb-!;I-(/!m(C&7)!F8*,a$!%H#p%!KB!'f$,B'!'cdH>2k3C&t*0_(C'!)@T'+C'&o$C&hbgI%Y)!Fg-!*hD?Z.ke$!WbhD?c[\
        M>4K!!L#C&>Q8.C'7bQ1b$>-KY!D.?e?el&>up)!Fb*#pI!s$#CE?o8-)H)B{OI&K%!%&.G,C(='C(P(C([a!!%@B>$!%,#!(!%).:g%-!&C(9aF?*_b\
        J1-.C(Kd4#!laF>NthDALH!!.!%iaGABH$C(j.C)&bhkJ&B)C(zpb*!>h$!WD1wf!#/$6W*)$$'&#+E$G-!%6C)K,>a`/!-oc.%wd0?23G>Ipae!!dm)\
        .1nS?^_'?D@.C)faK2#3>Nt(C*&gjh.#Cc'!5u%'f$!%D?D-%!d$$*&!0'!'S!3%%{&C*X'C*`a;!sjh$>-c'!')!Fc'!5V>Nx0!dV>(V+&'cffaL+;-\
        ?S5&!godgh!!%!%dmndF.1k&C+7a)!>e&!0'!'G!FfhboE@t,bP+s-C+l$C,$&C,Z'C-%0C->+C-^.C.ybgpkcg$#yD#+(C+|c'$Gag-!*I-HcN>A;-1\
        b=C,6(C,9g)!pI!%L'Bu$!%b*0qh'C,Tc'2u)!Zu$!%D&W&#CF)C3C,n)C,{oae)!FbIC!ag$-^/!m'!'G!Fh$2)E#:/&T*>@X(!>i%!d$!%cob!!I'J\
        &C-Kaj+!pcT&^(C-SjL&s$!Wb-!;I+,$C.)&C.0(C.Nb*C-z+#!q,!*L?#+-!;h!!%!5D$=,/SFALH0&Bhk+C.>aH>,~$!Wcdg!!bi!!D>up&C.].C.a\
        bcH@SiK@_'%!K$!Wjh!!'!'c'!5u$!ND&W$C/1,C/=/C/QqfhbgI@Zkhko$!%cgC?:1!!%!v)%_h)!Fb*>,~I!s%+d/#!0C/ca(+DG!FI.b$C0A&C18'\
        C1b(C1s.C4;b2@{F3!s/C08cg/!mae!!6(|G%_cgb*!>I'J*C0t)C1';C11lm'C0b+C0libh$!WD>+-eb(!;gB?c)!!&&EL&s2'(h!!$)[&>p7M!mh!!\
        %?/NB-^h!!L@[{3?c(g3?1&.C1Nag-*YI>2k&#+'C1]b*2xI.b!!L(y!!0!p.!'eh&>3lG!F$C3_&C3m'C4!b!!-C2X2C2t6C34&C3:,Az&0C3A(C3I)\
        !>8C3Vqb)C2RgP2pf!#E!T+C2baNC/c!!'!'.#Cc,#y*!^E!5%$'c)C3/jh&!T)!Fde&!NS!3hcH0UbpE>fP,!%gP*R+!skgI*45!3c%!5$#+H!Aag$!\
        WI!s+C3hobH#malN(A+C!a8C3yqL,!%$'B$*8C4-i!!JB|gae+!Wf5!3cC>Vw)'Jl%0qB,3(C4NgoF%qR#!$C4m&C64'C6M.C6_bi,1OafK>C8->gE(C\
        5H;1-5C6#g$$*+C5.c$$'H!^!!c-!ydg!!$!Hbic)?*?+!;X#!)C5X+C5tp$Bd,D!0$!%&!T'!%b*>'ihcdg!!%>VwD#I!!$!'&ByzE!'$!'&!0'!')!\
        FbgK'k*C6F8C&pjh!!6#dD!Tj$!WD,x-#!7#15!%i.!dV>l<JBQ]!$X!-!!,C7H*C7a0C7o(C8$)!-+C8*t!!4(V6,(1%h&!0'%,)C7D9(Da()CS!%I?\
        A#!!%#g$!'*!A90x5!3c$!%H!^!!2-|1/g)1hI-<!!ae!!bh$!W&>+-E!'ocH>Ss!!$!'D!*!!$C8k&C8~'C9-0C95(C9M)!*+!H.C9f5C9nb&*:(C8f\
        i!!D>i5hHB|g!!-#=0>>()'zegcK>JV$!',$h*!^E$G.!>iS@%!&#p'#Oae!!1%#0@_u)?WHW(D%!%&+md0C9ai%)7D@;AnC?gOib!1IBub4(V-%5&1[\
        (C:'9C:.nEB#B$?tFD/-eD$Jk&0Rah(!;I!*4C;N-Awl2C;[$C<0&C<a7C<k/C<~*C=''C>R0C?&(C?I)C@r+CA,.CAe8CAt5CA~b!!7!j,C;6j%!5&'\
        PJ!*!!4&Q('?9C;GiE@,nd'!gF!>$!Kc*!-afI@z$!!%#43+7'C<$.C<-9#R5(ac$?N}+A~Pb!!J,+4!-*!%V*cF1H!!3C<M&!g,C<P'?@](!%)C<ZsB\
        BQhE+m,!|cpcdH*4mdgP!m%?}}.%wY!-!!%#44&H$!'9#RfK>Zq!!E?:#!!-C=P$C=Z6C=~1C>-&C>2/?6H0%e)C>:.C>IqF%#'*te%*CD*t%>,&,?ON\
        +C=s.!Ze!!4$eG'z!!6#d&#II!*&>Z9id.!'W!HkG@#t-!*fOC({&?~0/%,hb,#=F&m!G-?+0G!D7!Q*C>f0?Sz:!aiiC*/$0{&C>}b-#@2!a,!%(!;I\
        !s,#OE!5!!.C?>d)*ke$?Z.b,,+hD>,a,-Bfj,!*L!y$C?a&C@6'C@I.C@`b,!%G!s3?V1,C@!)C@+jh*!A'!'c'!5+/GV!*bh$!%DC*Qmdgo$>-KG!F\
        $!%3C@Do%!%E!'agP+W2C@U).bqE>Gc&!0a*.sG!F3&Bmh$!'&>2P*!AE!'$CA&&+v,#Fb3!*D!',#FI!%$CA8&CA>bP1?3!*X!D*CAZ)CAajd&!g+>F\
        yfhaed&!gH!*b!*F)HEAE-)CAqgo'!ZL!ZK&B.!8a$!%I!v,!p/*t*CB?0CBH+CBP:!-obi&!8L!8aqbjhaF&|nb!!gI,OnE?>%$CBy1!D&CB}/CC60C\
        Cz)!D+CD!5!3jdeE*:KBU<*CC0pg%BY7$!'G!Fa!!G!8&!g'CCIa%!%h&>M4E/~3CCf,?3V*?H/0CCp)!D+/7jbM>PE$.v'.vFASgdich%!5B!%dgG+,\
        !!$CDC&CDK,$X/,F'CDR.CDZb!*,*nF!%,0?eMB7+%@UfH!^jndgoF/a)CDfl$$!D!HF'?!!$CE81CE=&CEI'CEZ)CEg+CEk.CF95CFAb*?OvjCA0|!!\
        H*kedlqdmibG?jf*CETi&!TJ!s3!-L!80CEcgB.ebY!|W@hC$!'&!H'CF!.!8b3%CF!%g!!/>gI)%n+&dv$'6&#jE(m,!-eHAT3JA!r3CFw,CF}/CG+*\
        CG40CLF(CLX)CMF+CMJ8CMOj%!Kn!#$.AD!0%!'O$M&@~h'>&TI!Hbed*!*L$=)CGN+CG`jci!!/$6'+;9*)iE+;ai!!&!0'+;i&!0E+;!!2)N&@oy,$\
        C(CL05!3a*'q)!8e!!4CHn-CI-2CIL$CIU6CIf3>Q;&CIz/CJ8'CJN0CJX(CK5)CKO+CKo9CL*b-.:+CHfepL(>h%#jF>+3,CHz'CI#bJ'q%#IE'](!*\
        lqbeP(>,CIA'Awv.CIEn%C!^B#jC>^G,2#eF!maldgfI>gC;CIafmcE@&ObM@(^$CIw&#C'%~bjhL?Z.D0((CJ4g+CJ-fkeQ>CyaiiD@^1FC#)$CJJ&#\
        %'-Wb*@TfF&mC>?+ssa*?7~F!%$?!{,CJt'CK$(CK/.AF3b*!*F!>$!-'!>b*!%S!%c*!>f$!%E!5dmdG%@a8CK@sdF?F|dikhcdg!!%#:D#I1$h0!;+\
        0n.CKhc*#=pg!!C2#4?*#D!>'#7(CL#a*+,eedF*FbgfTC<I$(,E'cr/$6)CL@9*)sE?~0$%5D#X!!$!%i&!0a!!(!%I!%4CLw3>Xb&!H,!j)CL{+CM(\
        b3>H'H!vCAc4&!0a(!%W'31%h&B_i,$X('h)%_5$3a'$Gf%!5S!3K?<HkFA0!%#XaF2#$CMh&0Rb,-BecCC'L!!*BU<+CN(5!%e!!%@]s&!0,#FI'E'$\
        GG!F!!4CNo-@$D$/{6#d3CN|1CO#,CO4/!j'?u^0CO=(@tU)COR+)Nb3!*eo!!&#pJ$X%-v$@l~&$qE$0cF!K%&-&#X'1Rae4!%P!%!!c-#=H!^$!-&!\
        *.CONd7!*Y!DH>NV7#.J*}!#%'f->&Sf90nbjtcBA@12-|*!A'?WcN)R&!N5!3ag%#4G!F$CT>&CW6'CXy.C^C5C_ob-CQ42CQ`6CQg3BdU7!*/CQu*C\
        R.0CR`)CS)+CSE8CS]9CSj;!D5CT+:CT2q!!%@(]3+7/A:Eq$)[D!N+CQ]t!!2)N&!0,CQU0$h)'cae!!4&QZ$e$>S(D!0D+gia!!G-gh!!$!'&!NfM@\
        pS/!H)!Fm!!4+>6#dd*!%E!5!!4&Q&CRE7CRS*!;a!!fR*I%@;td,&$//CI-N!!-*O&!NGAXm!!$CRv0CR{)CS$.@JUbL!g!!I!v$!'D!*ndE0(1>q))\
        CS5mB3'&?GE*!A.#OdfI@ti$CSQ'!5bB>t[!!6(|(!%V!-%!>&!0a*'EG!F!!6Avh,CS|obo!!P!;!!$!'&!0fN-%6AvhE!5$!%&!Nr!$W%n2CU;$CUe\
        /CUz*CV1'CVG0CVO)CVZ+CVq8CW!9CW);!Db7$M)CU!+CU)l!!$(/D!N$!%O@C}'!'.#Cc*%Y'?9KVB|x!!&CUS.CUaag-!*2+W+2-X!-4(8h!!'!'W@\
        d#J?c)2!%7!%,!%)!*m!!$!'D$['$=bh$!W&!Tde&?KRS!3$CV=bh&!TL#Ci!!%!dJAQ`,!*fE?Wc$!%&2hkGC?B'!K)CVl+!%jagI>r2!#D'9&?9K'A\
        zIbjB?<H%@~hD#p!!/$6a+!%iW'3-CWc$!'/CWl*CX('>nM0@(^)CXF+CXf.!8q!!q%#4D!0$*#t!!B0($'.0#[)!Tcg'/~bi!!&C5>H!A&!T7CX:'CX\
        ?p$!WJ!*iBBmz&?3RJ#a)CXW+CX]m!!&!NH!AjF?n&%!KdqC?2e1!%+!Hc=()j%C(:DA]t!!-CY`$@z[60(&?65/CZ:*CZE'CZQ0CZb=A1#(!*)CZg+C\
        ]0.C]n9C]}:A=lb7%8I!Q1CYt7CYw'CZ#.%&aI?S`B-y!!a(!;I!%,$bo5CZ6ci$!%&*cL!8J>JV'CZBiB&mF#%$!%.!8r!$D$_*,at!!4$e$)[gB#j!\
        !N!H&!Hf!#-C[V$!'6,(1C[c&!0<$e*!A'C[k0C[r(@pP+C[y9C]#q%!'&$n''](C[Qa%!ZgK/VaBB{~1CZ_k(CIII!%%0LaCB{~0>0NV!H%0LDB>L%?\
        ~0D!*&&-'$qb,#=S!%-C]Q'C]X+C]hb0C]Ji!!%$:L!8n&!TS*#n!#aI)i0C]dg!!R@A{O@*h%!KJ!*-#@+!Tm!!$!%D!H!!2$M6'?&!0*C^:q$-Kb&!\
        >F!%!!9'3qB$32C_&$C_.&C_8,@Nz/C_@*C[N0@$S)C_W+&m:!Djc%)q4!ys$!'',Lc$.ox!#D!T!!$'ED#++!%i*!AI!;fa!!F@0P1,W0C_Qq!!i$!%\
        D!N$!>J#1!`$!%1@nE+C_ibP%C!!CB)c!$%>;<$>;=&!0'C`00C`p)Cb)qCAC|%>;64?f)3C`S,$b/%t*/'0C`^)C`fjbkI20ag!!&,rS!3%>BvO>15-\
        .i+%5LB8Rh!!'Ca&bgbir)AtGI/'-CaF3CaS,&$/Cal0Cas(Ca|q&'SeC>p_$B$hd-BJPFBj@(Ca]bM>r2b0Cahl!!M!-O?Ug$$:dH&p1A7`edK%&jnc\
        2?gBG!Zhbi!!i'?s/c)#!+!*w%!dD!0ag$!%&B_8d-B@WmnEAjp-Ccc2Cd-$$M6Cd?&CdC7!*,CdY/Cee*CfQ0Cg+(Cgv)Cjm+Cko:+#q!!%!%$CcF&C\
        cK'%)qr!$O&j!!R!%))!+CcYj&#+J!*!!&?Y@L!8.Cc}td'Ccwio!!'!ZF!;6+^N+),!p/?1-eqD?R'!!41}3$@9%no,(#S!3T@q/*!^)CdSebff!#D!\
        H&#%G!*!!-@Q!$Ce#,Ce*/Ce3'.A0Ce9+Ce?8Ce]oEBq$4#sY?pW!!$?}}D!8!!cH&B%+yF&<!!.CeQc))!ub(!%I(p)Bf@e%-6B!%ae&!5I!%!!4Cf(\
        6Cf0&!5/Cf3=CfC.CfFb*!-F%e(!QaeG0HF)X&Cf=aeqL&-g!!Q!8L%5i%!ddgclR.G%>E_2%q$Cfm&B$|*Cft+!%jI>gD&A3fL!8$!'c*!^icg-*#p+\
        !pL!8-)($!K6CgP&CgW'#O0CgZ(Cgd.!yq'$3abF!H,/tL?U)P,+%!%$!'D!0&!v'CgpaG@z[gcjU$@!!4Ch{-?#/2Ci*$Ci/6>Zr&Ci?,Ci]/Cip(Ci\
        v)Cj4+Cj>8Cjbb4(8*Chi(!*)Cho+Chrj%!a'!-S!3oaF>[~G*q$!%&-WE+;!!&!0f&#XI%e!!J):!!(!%h!!h%#4B>%f%'f*!^+CiY.!Zd!!.(yf%!%\
        D#+D*:!!&Cija(!%W!%-()H00koQ@.r$?#'&!H5Cj.b<-g*!>W-g!$K>&S&-Wde!!D!p&CjQ*!A)Cj[bc,'!H!%,'}f&!-G!D$$0S!3$+2b+)+jB&s1C\
        k.7!%0Ck=)CkI+CkNj'!%k)!DI!-&Ck9b+!%W!%EBhH!!co!!%!dE!'!#B)[%$qd/Ck`o5!3cC>/c!!$!'1%h&.MGB1&!!%>f{4$e-#@&Cl?,ClM'Clb\
        0Clh+Cll9Cl{a*!AeB>+#*!%).Sj,!*L@ew$Cl[bf!#f!#T#d()CI!%6(JL!>LAn0$!'1@mm&!0iB>g=dF?d_4CnD-Co(2Cpd3Cpx,Cq!/Cq5*Cqb0Cr\
        3(Cro)Cru+Cs7b/!p+CnAg!!&Cml'Cmr.Cn<bM>6:2!*I!*4?M;3%M1Cn30Cn8)#Uj&>/}dqbJ@JlrP>rQOBKkeC?{0O%V'Co%ae%)@*Cni0Cnt)Cn|9\
        $}j(+Z.?G~bT!*$>KNb+!sL!>1>15L@q1$%kN-%F!^,Co4b2C)MG!D$!%&CoC'CoQbM%M-#y*!^)!>dN??H1Coz&!g,-Q*!*'Cp#0Cp*(1X)CpG+Cp]q\
        agwC?zWaxC>hHxrpaH*O%CS2$3'1@|L&!-)CpD+23edN)}@c;$2e&)U'%{h5!ydl%%&B!%(!TnS&?$!''$Ucmm$!-co%!%B!-g$!>L!8c;Cq2go$!'ec\
        KC(9@c<4CqM$CqX,#('Cq^.!yb!*I,%%>J{co!!D%q!!H!*Q@4|&Cqv'Cqy+?S`b*?(ZF!-K&v-B@W0Cr,))+oECVg1>15I23$%{(CrDn$!'dlCASb%%\
        V$CC1'Crg.!8c%!50CS2g&!g.!8dP>;inamhCA|z&&yL!8h!!$#a&>B#d-/d,?WIm1+a,A&pbF?sK&CsD'CsJnB@ti2#aG!p-Cs{3Ct!7Ct/,Ct8/CtF\
        0CtV)Cth+Ct{bejnchajh'>L5L#CnF.7ag5!3a)#UI?fjcg$@UfD!5!!'1'rfc*!%G.Sa/CtRpbiEA@1qF)}$$U,CtendhdM/CC&W&#%/1}'!K+.7tai\
        B?8.dxc-#yH!%$Cu7be!!c*!-I??9)CuFjndfiduC>xWhdjnE?[w4!--!|2!|$D#A3!%1DI?&DIv<Ds17DsQ,!%/DsZ*!-'Dsc(E#c)E,'.E,+9E1k5E\
        2):E5&b!!-CwJ2CxC$CxN6CxU3Cxc1Cy.&Cy67Cyb,Cyl/CzR*C{d0C|W(C|g)C~#+C~Y.C~h8D!+9D!C5D!R:D#;q!!%!%-CwC'CwFq!!J&9O0XB?Uc\
        -!-1Cwg&!v'Cwr(Cwv+Cx+a!!J!a%!%f1Cf:D!*cI)Cr-?S5d*!%jrfh!!D%Fri!!d0Cx=(@,olB>Bg&!pI23!!%+D2!;E!D2><3M!T,!-+!Nsd!!P%~\
        !!%&T2!-3Cx{'!D.Cy%aG>Oc%!%BBVKaeeadI?NC!!,!%H!-7!T/!T(CyI)CyTgIC3)r!$&!0lC@4.!#5Cy_nD0OR.D!!d&CwsI!-!!%2U$Cz.&!%,Cz\
        9/CzN'!%+!TqaF*n!!%!%)'cI#|%'Yc%$')CzKa(!%f@-Q+7C>jt!!$!%3C{1&C{87+s/$}*>d:'C{=0C{L)C{Xb!!3!*,B=[(!%f7!%j$#%L!8bigL@\
        GmgEBD.)$@.?N}:$@cG@'0!!*!Aa*,aF!%'!5ai!!T@kb-'k2C|,$C|>3C|A&%P7!N)B4@b!!$!-&!gL!8(C|;5CZLa,!sF!%L0<W(M,C|JaF>H(%!%&\
        !0a4&QG!F1@+f)%em$BZTJ!*%(J2?R<&AG77C}C,C}X/C}a*C}k0!-))z+C}t9C}|a!!oauci!!(!;I#:!!&!**!A('h5!3a*(ZS!%cgp!!I.4$#sfhb\
        oI&|!!$A]5D!0!!4&HB!'D>{&)-<+C~:5C~@n!#4&H$%MD0ObeP@@H/%t.C~Om(CaxL!8e$!%&!gL!8$>6b.#sc*!^V!*-!p*D!$0@*Fq!!&!0a*><7F\
        !%h,$CG!F%@|W&D!;5!%agN(M+!%aG>(}!!%#|$!8*$MoJ.U-(D2D!|6D#%3CN|,D#-0-?)D#4++Zq(@C|d'#=S!%eabM%8i'A(9S!3c329J!;0@YbI$\
        }$!%X!y4D&,-D'@2D-#$D-B6D-y3D0o1D1;&D1_<D2:7D2J,D2_/D4|*D8S'D;10D<-(D>r)D@i+DE).DFf8DG)9DHb;DHnb!!2D$m6D%<,D%D/D%T*D\
        %^(D%f+D%wj+D$idg!!B#vcV&B!!$D%+1%#,D%1*!A9#Rq$%5E>.C*(ZS!*'#jc329HCC0!!$(jH!A!!$+;6#dc*!^pH(>cg%!dcX#!!!$#:G%_!!$#I\
        &!**!A+#|S!3n!!4>Q;(%b+@y{WA/m!!$D&h&D&k(D&}+D&x.D'+b-!y)?,c+%C.D&]e7>4K/!mG!Fjn!#a$!%F)CH2#+D&xich%'tS!3!!E!'c20_)!\
        DaT(Z*Aj'+D':p3!HG!F!!CBki!!$D)/&D)f7D*=,D*H'D*w(D,D.D,ob6D(63D(@1D(F,D(J/D(^*D(e0D(o(D(z)D))+@R(5!%oa!!H>'i!!sacgC?\
        15'!5F&aaP/7!!$?sq&>wyj&An?dM/4$>wyN'!h%!d$!'G!F&BkA'>>)I23qdxrib)!*I!sriJ@YC%#m2!m,D)K*D)O0>:9c8&9h!!T$RB>Gc-!;*?BP\
        h(D)bbiD>QMCByj4$@3.(,B#V/D*+0D*7)0k.!8o$!W&!0L*,$>wyb,Aw@I'JnaF>,*!!$!'1&0J!*$Bjc&D*jb&>5&/#!)D*ee%C/cB$*fcT)_8#yg%\
        !d$!%E,Z!!-!d2.U,D+?/D+L*D+n(D,2.D,A5!%bpkJ*k'D+HiaI'}H>v'0D+XlcffcE(j(D+edf$!WD!daff$,BD1w)D+|+D,,paGC#*hekjhc'?9KV\
        &vblDCe6!!%?F''$G+*RL!ZN'}&D,f5?D<a$!%/!m)D,amch%!dL#XjaH0[$.olcHD)b/D,{)>QMqD*#bF><!.D-3c-&BssaeBC/,j$!Wh)!Fc4!yE!5\
        <$k/!W0D-Z(D-c)D-so!!R*`!!$1BH!A4&Q1/gf7#.hbJAKOjbJD(<$D.K&D/E,D/z'D02(D0M+!N.D0hb-(d$CAq/&K.?a~iK>gD-D.[*D.i(D/5bI2\
        k%,!h!!&>+-E!'2D.z$D/&)D/*jB>Y%%#g$!'G!FfI1b$>Y%c4%SV.%$$'/!m(%@)!FV?sp%$'-D/`$.o,D/h*D/oqeciJ>gDc$C.:I!%%#XB>Gz$$*c\
        *!^IC!a$D0+'1bb31bI(p-@_'Y!s30b(D0?icC>GQ$>OBl%!d&#+G!F'D0db5D0ZkP'(%!K/!mG!FfI'()):gK-d$D1+,D1/(D14.D18b)!DkG?4|HC%\
        wkI>t`bP&KG2h&?sq5D1Rkl%D+HcocscBCzEoe%'tdeaI>hG6)_3(j/BxT*D2$0D22))!+!;;$tj$$*I&^d*D2.jnB-TS>p`gdfdmO*4a.>Q+jh$)[&!\
        TG!F7!ab3.(/D2ZiD>wyB>wy$D3E6+21!|&D3^,)C'CF=0D4c+1e.D4s8#1b&@ti8D3;9D3@5!HjeEAT3cFA|zbF?as3D3R+!sjhC>@tb-!;h$!%D1w%\
        !%-D4)329/D4<*D4@=D4I(D4L.!88D4PqaeCC,j&D47b-!;hafG%MdLAyIDD(e$#!zkBC.:L&|D?KRae$!')!F5,9b4!yH#pnc!!g%B+g&?KRL!82#13\
        !*G!s$D5b&D6*'D6y.D8*5D8Bb*D5Q(D5Wp'D5GgaI>v'p!!5!3kB*/2#[I1e7#!j%'tO!**D5z(D6$)#%+@G8bg'?PKG!Fh$)[D!-%#sD!><D6M,D6Q\
        /D6X*D6b)D6h+D6u.C!^p,-%E!gE?s+chbF>v'dgo%#aB!%aeCB0!+!Ha!!lczL@9=C@~h-D7D2D7P3ASf&C{H,D7T*D7](D)b+'J.D8'qDByje&*#b-\
        !;IB1lLD/[c)A(NI!s!!&D7p'?K^)D7zaI>~|%&Z)?*?X#!heb4%SIC7wH,^(D82iK!m!!$!Ne$!'b3!*J!%+D8KaJC(LndidQ>~|!!2D96$D9Y3()&D\
        9^*D9v'D:#)D:P+D:c.D;)b,!|:An>h.D9/cdHD6de%#gB!We&!v'D9EbghO>MO4&|&+v,>tZj+C<MbiC+NR>]'$CzE3>Gc/!%).4:%Mb4%SJ!%5!%fh\
        baP.s+D:>.D:Ilcgbh$!W'!'cdg!!C26$!Wbh&!TL!Z$(>gK(d$!Nc6*R/%th'CtbS!3!!&D:t.>?2b,!%F!Q-!y*%Y)@Y%+!ssF>hd2&'gK@Zk)D;M;\
        D;Qo%!'d.?:#e%#gc)#1X&9GAn>r-D;o$D;t3D;z(D<!+D<'boagdG#arIB&(mnaP2ekCD;jcR>`[nrMB&($D<g&D<|,D=<'D=F(D>)+#|.D>ebe&!-h\
        /D<].#Ca/!mF!%agh!!bJ?lh(D<xgo$?1'b4(8H2xGD9*3D=/,D=4jh&1wG!FlaH2hbh&!TE(/$'td(#1S'!*!m0C(f(D=i)D=v+!%i&D=cbF>~|hcK?\
        lhh%!d$!*/!mG!F$$*ch!!%#:&!TE(/$D>@&D>['D>_bu%!d$!WD#+2#!)D>Nj%'tD)nf%#g$,B&.[E!'V&'peC>5&h%!d$!W&2OS!34!;$D?=&D?M/D\
        ?_'BQs(D@S8D@db-C(L&@B>H?cl,D?IpkibIC(tD>DE2#1)!su%C/c$!WD!0&!8'@)hb!!0?+4+D?vqeC*w'D@$chcG?Y*4!Q,&$/D@=0D@H)D@Lpirm\
        O&^$!%r-'SdG/aO>V;-?XsD)Uc-#=2!-$#C*0bG!D!!D%P-DAK$DB#1DBK&DBP7DB|/DC''DC70DC>=DC~)DD&+DD;.DDt5DDxbicg%'tD>~}%#g(DAj\
        .DA{ag)!p+!%o%#g$>v*G!Fc$.omh'!'c'!5V>`geCA$w->Gc*DB5(DB:peBBQsfDD5C8@ABh!!$!'c6*RE!5bqD0R3DBe0DBr(DBv),^jK?/Mg!!%D:\
        B$!'D!0F>vb%+yB!%!!/!jI(G%>Lo&!gd2!ppF?_},#!F?D<$C(G&DCQ'DC_b&!'I&m-/Mf%!K$!WD!0,@Zk*DC{++Dc*!-i%!d$!'/!mG!FP-BkC?F|\
        &DD7aeh!!fmddH@6fbI#a&DDN(DD]b4D7@icH>~|+?m5g%!d$!WS!3.DDedS'(jh)!Fc4%S'!5V&3B?GEgjnedgc)#!XCb;$DEJ1DF;'DF@(DFM.DFbb\
        ->)|c,$MH?EE*DEi(DEr)>4Jjh'!')!Fc*!^'!5V!*h!!$!%D!T3?1&&C@Q(>-J)!Fl$#gcg$$*&&Wb*!>h$'ED.[edH(d*)n.!'x!#DD*g%C.]c4D6d\
        +BlhlagI>2kM?sp-!*h:!Qae&AZb'DF|bH?+0*!%lrjE?^_$DGG&DGW'DH;b*DGB)BkAiL&'bQ>[sidm$>+<&!0/!mG!F!!,DGu'$G)DH)+D6db*2xh$\
        !%D>*$!!6#d/!m(!;+#:W#R%!K&!0'!'a!!$!%F!%&!'+DHM.DH[i.!dV(d&C&Ea2!N$!%G!F('(I'E!!4&Q2>TpJ*@+DH{blahnbG%e$?1Ue%)q&!5d\
        -A'8(DI<)!*pikK>`[E2h$DI_'DIcb7'.,!%(%28!-9!-kibpD/=pD,O,!*+!|9!%onatbgcG)14DNk-DO52DQ{$DRP6DTC3DU/1DV:<DV`7(P,DVd/D\
        W`*DX{'DZ)0D[&(D]l)D^R+Dp{.?>l8DqB9!j;Ds%:Ds*b!!-DK_2DK{$DK~3DL)7DLQ,DLU/DLx*DM80DM>(DMt)DN++DNC:DNZq'DKWah%!%B(Ai%3\
        $D&W$DKp1DKx(?:MbJ?Q*hrilE?ARF1qB!Zeafcf@c=*DL:'DLD(DLJiS>fZdf&!0hD>M4gbJAw@bl!!M#(D?'*!!'DLl5DLrajh!!&?SqE*&p!!L!*)\
        #UX!H!!$$J&#%'DM1b*!vpgaI+Dgo!!R$e%!%I+A%>I=1DMW&!')>}ua2*V*(5F!%'DMi(DMp5#LaedM)w*!*F?:WC?Au->(m&#I+DN'enE%VO?);0+a\
        h%#L$>BJ(DN?dJ>{YE?3b'@BK(DNVna(*hfcf@c>D?e2!#'DNeaN&a*&|Y%/(DN~.DO1q$!',!*kt@ab-#@gjn!#cb!!I(PK@KR$DOg1DOs7DPh,DQ,'\
        DQ2(DQB+DQJ.DQ=5DQublmhdodg!!I%)!!*?a!e!!E!8'DP=(DPKide&#Xd/>sOocmnagrihecjnideE>sO*ASchdl&>~}S!3d&$_l&!-b-!;)!;h!!$\
        !%&$_dN(5!!1%#&!*).45DQ'a*!8(!Wr!!R*7!$R*7dxC>v1.DQ=h!!SCFAlC>?MdfhdH>8d&!T'DQd5DQjb/+mh$!%&!TE+;fhS?O(d).7m1)wI)wgd\
        PCr(2DR4$DRC'!Db*D;kjhD?iQi$$0r!$f1&<[CfCdxr&D;jjrID;k4$e3DRz1$3,DS$/)4*DS/(DS7)DS=+DSRssagR@<-'!%kB2[ajhe&&ZE?sLjam\
        nC@R)$#LV06$!K+DSKc*.JG.S'#jF?%L!!%#:1DSk&DT7(DT@a(!%I/'ri)DS|lbidgriL@tihciq'DT1afh$>?MF)tafI>?M-+j*!^I+jD&m,DU)s&D\
        Tk,DTx(>+3.DT{aeag-!*hcb!*,!%I(p2'Bjkih*!AS!3L*nf$B{)&!TE!'kgDCK2!!3$w&DUY*DV!'>O~(DV-a**Vfh!!$!'c4(8'!5V!*h!!&DUu'>\
        O~b(!Qic*!%)>O-X#!)&K:&KpF+Qc60th%#:S!3%@+|aff$,BD!Tr2DVCqF%)ed;DVRfheamI?z|rmnagribibH#aUBa<2!a$DW5&@^1,DWA+DWO.DWU\
        b+DW(mcP#!%!d$$*&!TdF)ihhbgh&$_a@c?!!$$Ur!$obJB9wcbXDK{$#gh%#gD!T$DX#&DXR/!H*!A'DXh0!y9&<b3?V1G#@!!(!%+DXAg)DX9nroeD\
        >aScdg!!C)q(DXNnripiSA|LEA!s+!;g.DX`cG@N2$D,cI>+,-?S5.!>emn&$_dhnB+v!!%$!3DYD&!07DYU*DYa'DYk+!%a(A&6)!FI!v!!4%5$!%1!\
        ;&!NJ!*!!%!%$$0S!3ae!!++ZW(D6DY})?Qhjaeb)!DI(PibpaiJB%v2!*3DZO,!%*DZS'!50DZ`(DZi)DZo;DZ|jaG!jB?>2%%Vrf&>>{L!8+>wznbH\
        *#%%2D!v0DZxjE@tiS>Jdc2!*H%Y!!,D[g*@{q'!y0!H)D]F+D]W.!8n+D[`5&yag5D[UnrPDBrinrobghE#.n$$:E!0$*n'D[rbP1*2D].&>wZ/D]10\
        D]@+,ujdjK.GE+gb!@-!;h!!$!%D#I&!-E'9%+g+0Xd)>a_lbH??C5&mae%,R5%kd-?^LH>r2-!-3!*1&a&D^C7!%*D^G+D^Jajh*!A'D^:c'DX;VB|x\
        e!!%!vG%_QBtaP!K!!&!NS#(4DaC-Daf2DeG$DeM6Dfe3Dg41DgX&DhT<Dii7Dix,Di}/Dj0'Dj]0Dk+=Dlb(Dlw)DmD+Dnw.Dpg5D)*b!!-D_}2D`)6\
        D`/3D`8,D`D/D`I0D`O(D`l)Da(8Da>q&)q,(dkG#1jnbecP?`/ubHD+Es$>O:DCK<eaa%0$/!mG!FidW!WqcpL)nm'D`_(D`dabF?CecH?c`d4#!V?F\
        B(D`}l%(>$!'&!0G!Fb*?clS!%+!Hf'Da:alqi$!WS!3jD&BdW@O_$DaS.Da]b('!gP'!ica6!%V&9ef%!KB>+<!!$Db.1Db<&Db@,DbQ'Dbb(Ddx.De\
        4b*!>F!g02heg%&E/!mG!FCC!^*!-mi$+Icg$!%bF+j'DbZbD@4af$!WL#C3>F@,Dc,/Dc6*Dcd(DdK+DdQ.DdV8DdsjamnC/:d(>4KkF>4K6DcL/DcW\
        0Dc[5Dc`qdR>%n')@ch)!FL#CE@NuEDbZjB!v*Dc})Dd++Dd0jaeh&!T/!mG!Fajh!!$)[D!TdJBuz&Dd?agh!!$)[M!mgk%C'L$!WD#+o!!C$'nB?I~\
        (Ddggha(!%gbgK#1%?cl)!*haG!;aFBHB&De.a2&<$-d+C!amC/xlcHD0;)De=eG?r8f%#g$,BD!TbcHD)F*De}=DfO)DfWlq'Deube(Dept%!d/!mG!\
        FbfG(>20tvB@B>6Df;3DfD+DfHj.Df6nCD``lqB/{ebgjnD@I'C?clbgpJ?,ckcicRCBE!,h$DK{bqJ?e:&Dg!,Dg+'Dg/(Df<.C31buE?PKpke%!dB'\
        !L>CyeBD18(DgA.DgPdF?cl.DgKbjBD)FghJ0_&#mfI?C`-B'{$Dh!6(|'Dh10!j(2<+DhE9DhIb4DBMeM1q8Dh-behB>D)B@#yg$>&}d.DhAe!!C0$F\
        Dh<dW$@b(!*+!HfO$w*DhaiikfD>%d6Di&3DiE1DiJ+DiQ8Didj,Di!aH>C}cH&',#!'Di<a)2hjh%#g&!TG!FelbhcdH,paHC-PaecI?x0a3>Gce/!m\
        )!FafIA>4afI(>.DisdcH@TZgKCV6!!B.A&*Cd-&B2>8prbJ#+$DjI&DjN'DjYb5!%ghi$'!D!0lR@PCff%!K$,BD!TL#g(Djv9?EQq,Djra5!WoD'BD\
        @E53Dk'&?o7oaF@@HCD+H$Dk^&Dk~,Dl*'Dl3(DlI.DlYb)DkX+C[Ne&#+b3?,cI&3fD>NJ,!W(Dkwgf$$*&!0b4(8(!;I!sf%!KD!Tech$)[G!F%D:M\
        aCDbZf$!W&!d)DlEb4!yJ!%BDV2%@@Dd'(J8&9mdF!dh%?/NB!%k&DllbJD*f)>t`ah!!L#X$Dm*'Dm>.DmAbB/:3$3)Dm:m%1EkIDBvN>Q7R#1N.:$D\
        me&Dn/'DnI.Dnj5Dnnbhcfs%0UcB.o-.:*Dmy(Dn(l4D!OD>*0)!sh!!$!'D!T+#!V>hd2>-J,Djo0&Bl.>4jci%?(xD?GE-Da;*'qi8Dn^k4%SIC!a&\
        !0a!!*!>F!%CBp0,D)+lM>8F$Do:&DoH'Dop(Dp'.Dp[b6(J*#pfIDgG/@$Sg2!W)!sI!s-#@*Do_ii%>Nu$(//!mf@U3Dokjh&0eH!AkDDX[(DoylC>\
        V<h$!'&>3lG!F$Dp:&DpD.DpVb-.:D#gff!#6$RD,x-!>qkh%#:$$*&.[E!'fID)Feq%$'$!'G!F*Dps)!*isD.(c'!5IDa4!!%!%1Dq3+Dq<jn!#M?n\
        &$-ZreC>&T%.vS!3$Dq`&DrB'Drh.Drv8!;b3#!*!%F*R!!)Dr;e!!3Bd++Dr!f$!Nc6)_'2uI!;)!Fc/Dr6jki&%F'#LL%waHAz&h&2#G!F*DrT)Dra\
        oa!!*!gF!%%!d$$!3!%D#+&DDkE!'+!%eja!!$!%M!mipa/!m*#pG!F!#D!*w&!NS!N!!&Ds=btbF%&*DsFqdL-6g5DsNc@b@c@3!%,!%M!%!!.!8X!D\
        !!-Dtv2Dun$Dv46Dv=3Dv@1'.&AG7,DwB/Dx@*DyH'Dz00D{g(D|()D|h+D}3.D}M8D~T9D~e;E#95E#Y:%Cq4#.(Dtk)DtqaF,9%!%D&mdHB-+!!$#g\
        &)q+DuB.Du[t!!%#4$0{1&0&!0)%/9?u]S$3(DuSde%!v6#dfN@C|cg%,(B!%/DudoF1Xaghb(!;I!s$Dv$3'k'Dv-o$@lAJ!*jb3!TOD(F/!-HA3.&!\
        %(!%G1hT!W4)}-0x$!%3Dvu1%h&!*,@/-/Dw%)Dw++Dw59Dw<5!3sc)@m:pO0(&!*5!3a2!NF$@b!@I*F4>gt1&<J'6'A:?F$h%0LE(m!!$D)F&Dwf,D\
        w{/Dx*'Dx10Dx:+!%oekM'Y'Dwxjnd-A&[*>8dG!DJ%q!!%>g<1%hE#7%AwSB!5/$b(!%L!'ncH>g=4DxS$DxV&Dxeb&!5I,%B+T!!fhcj!!%'tD#+*D\
        xrjci$!%D#!$Dy53!a&Dy>'!8.!8b*2xh$!W&!TFAT3!!a!!FC$/->>{$!%E!5!!4Dy{$!*3A'r&Dz%<!T7Dz)*!-'!'.!>b!!h&!T.!8a,0?G!Fbf!#\
        G!DXAaiar!!W'34!%6!p1DzR<DzW/Dz[(Dzbo%!g&!-iBC]^cjU)XcQ0b!!fP$k!!4@uX-*O1D{7<Dq87D{<,&6/D{L*&d0D{T)D{Z9$k5$3sF>ZBbHA\
        Kg*D{EaB@$Sd4!%K.Jb*>DkI!%,%bE#I&$nh$#7dNCZb$!%0D{tb!!M#a,Df8ai3B[/wagI>Q+%0[$@'~7!%/D|G'D|S)D|Y5!3qaB@b[!!%/x$!'DBY\
        7hnB>Ln%@eT.%wcsiaY!s%#4$,Z)D|}+D}-c//CH!^%!K$A]51%hD!HdaV?}O!!$!W($@+D}Fb3!*F!g,!*aF$@%#O-D~93D~<,!-(D~I)):q+D~1i&!\
        0'!Ta!!(!%)DuO+D~%nB?tF!!1@q0'!5F(g!!$!'T$RO(#,Dy{n!!41HH%,%@VqdkjdL/:&)Ka!!->197-<I&d%0b2C3)&@$E*E!$(!;)'ka,$MF)C4A\
        :E-*L2?4u$!'6'w3DU|&!N0E!T(E!])E!b+E#(n$A3BD$n'-pibS!WcpO-d1B,K,.i0#.+E!z9#(c2!*X):(?Yqb3!*I!*'E#6.-vc-#=M!*W!5$B?4'\
        E#J5E#SbX>>U,&gekR>x)!$KBDJ,Cj[aHCqX$E&`&E'e'E(o.E*Y5E+^b-E$N6E$q3E%+&E%F7!*/E%Z0A._)+&.E%q9E&&5E&Yq!!%!%H!A1!Z'E$^.\
        E$dbB$=!!HC}h,!-gjki&.lL!8h!!$-^&$[f0?!zlbg!cAG%_!!$!*3!H*#Fd/!j'!5g!!$!>O%#g!!%#44&H$!'m&*zJ@A{!!bh.E%nc-(A)A^HX&'F\
        /*pnh!!&!Nflbg!cBG%_!!$-^&!07E&M,#[*CW3)E&Qq(E&Ib-#=F!%DAnWH>aj1?OCI@Yb!!OB__-#=2B-Y3!%&E'F*E'K)E'O5E'`b/E'7($Xo!!6$\
        R,&6g%>QdE>Qd!!$!'&$[,&0W>QgfGE$ZKA(Nf!#%#4$!'&!0MAKN!!T!p$!'6E(-,E(?*E(B0E(L8E(X:E(lq!!,#FqJ'kh!!%#4$!'6#d&!0W#RJ$M\
        t%+d$!'D!0!!)'zm%#4D$[&!0a!!)AXm9$ki!!J!HX!y,E)=/E)F*E)X'E)d0E)j)E*8.E*L8%C9E*Rp1?$[L!*i!!$#:H!A$E)Sb&!paE?Qg!!P,F$!\
        %&!0bR>hG,#[N!%!!,E*$'%,0E**)E*2tcK@=;$!>D#%$!'cgQ'Y$'6S!3$#s1AF`7!;)!DdmnD@ew329I#|*(ZGC_K4@$s3E*z&E+-/E+0*E+O0E+Y)\
        %MoQD5N!!)E+*p$!>D1[I*=P&v!!6E+H1%#,#./$w)@VvqaC0(c(!*G#@t!!%$qBA*ZB?oD!$2&6$!'*E+~'?q)0$t9'wb)!Do!6B&y%$:B#vjP$=4E,\
        s-E-12E-g$E-s6E.,3E.97E.B,E.K/E.g*E/P'E/x0E06(E0Y)E11+E1a8#Fb2!%JC.H!!%!|&E-+*&|5!-qcHBYG$#+E$G%!>$!%1?![+E-Xt!!&!0,\
        #(0#.9%n5!3q&$nE$3!!.E-ccJ.+J?@o!!3@.ra!!B!5*$=+0+i!!$!'&#Ii$!'D#Is!!$A]5,!*S!%!!d*!^L!>%!8a!!P'<,E.a*!A)!*jc%$=/!HH\
        %V%$qH!A%!%2%q$E/<6E/3/!;0E/?.>+]q%#v4@uX*!A9E/8sdL?e?CC:/I/^!!-0x$!'&$[,#(G$b!!-!*$!%3E/l7#[,#.*&6oaFA;E!!%?LM$!TO*\
        I,E02/!aoa*E0-jcM%@kl@cCE@mq$*/i&E0Bax@Vj&E0Ob4%SI>Su+!;oagI@8q4$}$#v3!-&E1+/*L(!-.!Zb!!4By{/%M+.b:B>8g-!*Q!a%!5E,R7\
        )ih!!4#.$!'&!N/E1U0E1](2<.#7j%)@J0E%@8.E#7CDD3&19jn!#M$6$E1z&E2$besD>nj$*tJA37gP@G<4E2J$E2O&!07!**E2a)E2{b2!%(AX=L!8\
        qLDN{!!&!0(!%9@`CfIC|;$!%b)Cwsl',Zc-(A)!Zh$$!D#I-E3[2B$g$E3m6E3q3E3u7E4!,E4'/E4.'E460E4<)E4r+E4w.$:b0?S`eI>~41E3i(2~\
        bijL)7aX!QHC`PLC31$ALpebN?S`cH>;@$?/)E*nagdeFCnA/!QG&?1E4U,2~*>r,(E4nam+&^fDB>-$E4e'E4hb3!QG!QM&v*!QF!QdG&|rHCz*1Cpa\
        '>pYF>(kcppBB<G4E9#-E9]2E>D$E@46E@M3EB$1ECD&ECI<ED^7EDi,EDo/EKv*EQg'Ecb0Ed-=Ejk(Elb)Ep`+EuV.ExN8E|{9F!4;F!=5F0x:F2Jb\
        !!(E6T)E8<+E8e8E8rp,>e((!*aF'E!!6E7&,E7,/E7;*E7A0E7L(E7W)E7^+E7a9E86oe'#7L!Z,*@L!K!!%#72'<&!NE?e2%,?L0<)!Fa(!%G>C$1%\
        e&B>LJ@A{$0BD!0O$hn!!4'w&$[,#(/!j*%,=E8,)E8/+E829Cl{agWD3@L)(I$}E@mp%%kD!^&$[+E8P5E8`a!!,!%M!m!!/!j9$3ae!!H!HpE@AB$(\
        /&!0b4!yQ!*af!+oedm0!HG!F&E9>,$t'E9A(!a.E9Oq!!&!0I%/I'9,!-g5!3c-(AI!*(ALHiic$$'I!s-E:/2E:Y$#L1E:c,E<$'E<H0E=7(E=<)E=\
        D+E=I.E>6bF!v1E:B,E:F5*VagheDC!#rM'Safc'*&bfhcj!!&$_L!8rfc%#IG.S$@R)'E;Vc*E:zog%'fdNC]d'E;(.%IbK%V2E;N&??)j%?B%1E;B'\
        E;FaF>0AJ?w*jj'#LL%Iael!!C%&$E;p3?Xf,E;z8-TjbeocdQAhNgjamnbJE;k%)7E@T'$E<;&E<A'@mqb&!'/DPeI!%jhcK2km)!*I&^,&$*E<])E=\
        $+E=*qbR+ddl&E<t5!3ahec)!>j&!jG,p-(A:&9f$$*I!%rfIDK{'E=3aF@[_L>PJnE?'*.!%aV@~ghCDdp%>SS(E>1d42b2?'R0E=l+E>%:E>)ldF>|\
        (&!-,@gH(E=}beC@:@dK?R'O?'Rd%>>5E!5dPB])lagc)!Zj%26D$_2E>u$E>~3A!/&E?7/E?b'!%(E?m+!-.E?r9E@/b-#ymnE>a^%!%'!DS!3/E?/*\
        E?3ivBB97b@cDIB%v4>VL-!>+E?Ksc-AQ`B.o&1w)!Fde!!)%_cbi!!D>Uddghd*!QG>a_dH?5o+E@*jbh&C5i'!'a$!%G!FbDD%QbeP!8($Xi!!3+70\
        E@J9'`qiaH.vE%,+!%s%D:M&EAD,EAT'EAl(EAv.EAza/EA3*@7&(EA<jh!!$!''!'.EA,cV.+b,1-I'Jcgb-!;I.%$#guB>:(3!;j&>Cybj&&sS!3'?\
        so.EAbakF'}$>-K8,%Y!Deh!!6$RJ$CEE3m,@^1G0k$$:3EBI&!8,EBz'EC!(EC5bich$!%5!3bF?r4%!'-Awv$!'6A+r1%#*-|0D+<)EBn9EBuqB1kn\
        %*CB$nncG#=bHDD8&&W/D]R+*FjagheD>|fa+EC?fGC^~!!I!-eJDT@2ECn3ECx<EDB7!T/1?*EDE(!-)EDLjnndF$U'!8ae!!P)N1ED&agubJ()h1!%\
        &ED?0'B).78!aa$Bj%F!%B).U,9fhaDC$V+EDTaQ*Vaoosdo@cE$C.]bjkJ>Ss$!WM!j!!4@#F2EFW$EFr&EJS7EJ|,EK'/A*b'EK=)EKR.EK]8!H5EK\
        nb!!$EE`*EEh0EEp)EE{+EFJqED4$'?ZLbQ+m!!2!%L!8&!g)#1nLBAq+EF/ldqebgjn!#D!|&EF>'EFDb*#pG!*-,+H!%/!HG#U&!Ta)!Fe!!D!g!!'\
        EFna)!>e!!4&Q-(DG%_F>Ox3EI{/EJ'0EJ-+EJ=.EJ@8EJLj+EG7bMCpA!!'EGM(EGQc8!*dg!!B@FuFARp%!%'EGj.!Zc6)_j!!c%!5I!;2EHU$EHj3\
        @4|,EHt/EI&*EI;0EIH(EIY)EIa+EItj1EHG.EHMb(E;iLC`PalcG3$h$!WD@lF5EHaa!!N?:xgbl&,rE,ZgjamnbJ@+x5EH|dQ*4)#UI>{Y$$J5E;kb\
        pgah!!c-(AG!Z!!&,rapbhcV#y,EIUnde$#LL!8C@6OahcH?&z-.i1&6,Ap}.B8RhC>KNnaebN-j%$'&#IS!3$#gD!%nb)!Dgh!!&.lE>PEI1Ohnaedo\
        bjhS(a%,!BBj%%!%->4I2#1/EJr)EJv+C,N;1EpDByzD>*0%!%D!T!!1/gW#R!!%!8c!!m)B/Hhcj%!KD#+2%V*?f]0(d=C,6jkhD>3l%#vndiIE3j%!\
        v2):)0k+!sjcP&B/!phF?gJ!!4EL]-(g2!-$ENk6!%&EO0/EOY'EOq0EP5.EQZb-Da;)>%mg%'tjcmbh$!W&>3lE!'$EM?&EM],EMm'EMu(ENBb*EM)(\
        EM,)EM75(>iM?.8U(>7DegebfG>%xf5!3bP+,,Dfa(EMR:EMXo2#(G!F!!D??9XDfK+EMid2%VN?+4I@PC$!ZbXD+U,EN0*EN:)EM3.EN>oc$.oM!m2@\
        OP$'VD$_NB6)jO)+'ENV5>MRb))+j$>%fD!0-#!c,'!oae$>G[)!FS!3$!'(EN})#U+&^gP>4K%.>3>:*&*#)!sS!3,EOL*'B(ARp)EOR+@Drpe%C0;B\
        %Y&!-S!%f%#:D!T%!%a(!%+EOkgbQE02!!F?+0($0+EP#i,>*SL(>$!Wc-!Tdg!!%?jHJ$C$EPh1EPp&EQ&,EQ.'EQB(!A+EQF5EQSb+EPagaif@cFn&\
        2OS!3*@&OFDf{5EP}bfc)#1X):falb@@e$!%cK*F'EQ6bK0_r!!%+d$-^M!mW@PC'!'5#(c$!'H!A$%2F@rji%,!fc61KE!5!!-ESI2EV1$EYE6EYZ3E\
        Z+1EZq<EZy7E[7,E[@/E[i*E[p'E[z=E]6(E]<)E]^+E^>.Ebi8Eb|:Ec]b4@-;-?c`/ERz*ES0(ESE+-(i,'}bNAc4&#%'ES)aJ>S((Dl$L/{h&ES:n\
        aM'.dl$!'demO+DIDN'$ET(1ETU&ET~,EU&'EU4(EUT.EUc5EUob/ES~0ET$)(d.?94cH%/N'!GC(f,!Qmnbi&?D-'ET<beI)1-/d3?Xf*><00>Bul$B\
        'uraJ/a&ETm'ETxbgh$!'/!m(!AG!F,?uDecoD?gJgoF>BIeK@DY%-Wdf$!W&!0L#C2.U,)+0?>l(!*.EUMl&+WNEM1*$JFDfD.>OB5DmAdbK>EO,>4e\
        lq$/{F'qji'EU|c%!%K%@m$EV.baoc%!%G)!P*F!!$EVz3>ZB&C~b,$C'EW)0EY2.EY8b/EVa*EVm(EVqaM>{%'EViaR*,BEVfQ@PChae$'VD%F/EC1b\
        ('!VDf{42b2EW}3EX0,EX7/EX<*EXM0EX[(EXh)EXp+EY)9'!:>>3j$EWn(EWtbe0!%oc+$tL%weucK/a%?M}cHB[F$,Ldghc%!%-(AG!>%*hBBq+rM>\
        fZ'E=hahec'#L+$tL%w.EXVaLCBEjiB*O%E=x,@gHFCax0@*FG?,c-?YS7Ctu+EY&m$,LE#CB+W'>O~naJ,%,%bE+)$!We%$'$!WD,x)+#e8&Bp5!3c2\
        !%)&9X.U&EYy,EY|'EZ#(Df<a'EYuaR@DYsT(>J+QLCtS,@EdF?,b%?cl&EZR,EZ]'Dg=(EZb.EZma*EZNilCA1VPDf8ga!!$-ZF!;cGC>6'EM2b/!%V\
        .UJDv=%?,aSASc'E[)blq$(>M!m&?EQr%0$$!'M!m&!%amnC/P&E[JbeQ?,c)E[W8E[epODh(h$!*&!0/!mG!FB>-@$DX[D#+$&p'EYqL!|0AVG(E]2)\
        #U.@q>i!!E1'M?c)kcF@dt&E]N'E]Rb3(dmhkF#1K>)|i,?EE/!mG!F$E]{1E]~&E^*,E^0*E^4.E^8jEDdcM+de&?m9dL-E3!5J'}C@L^CE]K$!WF#1\
        $E^}1E`N&E`x'Ea-(Ear)!|9Ebeb&E^k*E^o)#UqiC2#J>%f3@DYoedmneCB-:*!v(E_3i,!pa%!%K>(m'E_I0E`<+E`Hc-(A*!^I$t-@5E7E_u,E_y*\
        ><00E`!)E`)+E`18-Tq%?M<c%#LL!8DCp'chO>1.%>BvI'Sh$>;fE*hd/!;x$&?D!5ec:!*f$$!D,xbcH?.8(E`[.E`pbJ>>0'E`hbi,'!G!Fg$'!D>~\
        }f$!WDCte-(d+Ea'eBAr;,(dS!342b2?'R,-Q0Eaa.EA_:Eail4'!&!Td,&$)Ea]mn'>16I??HI?/D%E=xFE=}d%>>5E></$Eb>&&Z'>>0.Ebb5>f{b&\
        @T#0'!g+!%ja!!/!mW$k->19$!%*E]N0EbX))tbh)!FS!3'!>eaHAivG,^D?m97!|/?bj*Da:(*VjiB#!&Ec7'EcV5!3aidm$!%/!mG!F'$G)EcNedg)\
        *flagh!!CBZJ%@E5cE1B&!%S!%rMB[F,?WI*!%(Ecw)Ec{ncN>PEC@5F!#cg!!dm$$UO@9F$Edz1Ee0&Eer'EjJ)EjX+Ej]b!!->oo(Edl.Edqg'Eddb\
        0??HiB?@]2)1ehO'SjO?sTi$>X]D?Y@$!%(Ee-g2BBkI@[=Q#%%@Vq&Eela/EeF)EefoFBP#ae&EeU'Ee]bJ>-u2'.G??,*><0mIB@x+!QL!8mmDAXh!\
        !2Eg@3Egm7Eh3,Eh=/EhR*EhX0Ehb(!p)Ei++Eix:Eaij$Efu'Ef}(Eg&+Eg*.Eg-5Eg;b*Efk(EfoirY?2|hO.G2,%N!%g$!%I>wzgoSA4%CC$VB*#e\
        &$_.!8a!!C?9KjJB/H&EgZ.@,Ya*D(G(EgVlD>MRMD?|2EgcbG2Xrlc)??,I$t$?'*,Eh('1<(AhOb$!-fI?Tudhhc)?Y*I$taebhdmOCuB$EhN'DLlb\
        +>GUjO$=NAt1ahO>0Aamn$(aF09,Ei'n%.v'#s5EhzagdlaH?gJ,Dwx)#UI!*B>}g&EiT'EiW0Ei^+Eifj&!-'EiHiBCDWmb-!;,?SrI!*E)c2!*M!*$\
        ,LboD'P$Ec^,!*(>~lb)#UY$t1Ej*'Ej@b0#|Y!;$Ej4bibM,%+!%ic'>BJL%w0!*l$!%D2O)!D;!;g%!%rM)CD@R)$EjgbhFEg*GCQ]!!k$EkL&EkY.\
        !8b4%S*Ek:+Ek>i!!c)&K:&Kh%EBES!3cM#y%&E$!W&1wdF>HU(#:+!pfheDBtS,Ek~*El.0El9)ElF+ElJ8ElPo!!cfhecRBQm&El+bhB@,YR1b$!%d\
        ;!DjI2-%#4'@@D0#(G!FaI+W%!dS!3'ElYbJ>-Jjb,!NI(p4&|-06$EmK3Emd&En;/#a*%Y'Enx(Eo8)EoN.EoR9A$w5Eoeb)EmB+!aoD>DB$$*/!pL#\
        C4!p/Em_+?3cjh&1wH!AcI>`g!!d2>}#/%t*En!)En)+En-jCBF.d//'V#aI>?L!!%>vc&$_edN&v%>Lo-!-2?R<3B|['En`)+&+Enqg3?7qbK>0A3En\
        m)-QqdhF+TdH%q1AlhF%V2):,!Q+Eo+f!+D!Tc)!Zj!!%!%D$_'EoG)!Fbg-!;P!%*CjjL!'C?pK2Eoa0.:j%!%I#!DC,j)Eor+EoxgQ?7qcmaJ'Pn$%\
        2e'Ep+c*!-I!*-EpG2BMP,EpR/?z~0EpVqibfI>y2$?V7rh$!%diS>>Vdca)#UI#.%0O&ErZ7Er`/>5='Erg0Es%=Esi)Esl+Et(.EuRj1Eqo'ErC(Er\
        I.ErQb,EqM0EqW(EqeoFDBM,(Gb2%CI(p%#X$Drn&&WE/~3$h'!yN>%f$Er-(Er8)Er>b,$h(!%hd,&$H!%%!>9!WeD?S_cjnI)HjOEKV,$}F!>'']ch\
        E,(2!ahjO@.roFAT3$!'cM!a+Ery;!Dmnbp&%FEEg`(?+0aF>~^$EsH&EsR,Es]'Esa(&<b2EqI,A=l*!-eK#Febgh&0[E!%%!K$.oE@&ObH+Q'!%kG?\
        FBL,($Esx'2_bSE.&;!Dg-!*hcCEeQ$Ete1Etn&Et~'Eu((Eu/.,Fb/Eta+!*:>jgqicfn$,Blagh!!%?7#D$_D@=g$!Z(!%G!D'$Ua)>M)h$!%D?Sq/\
        >SsV#!*!QmN$@&EuF'EuL.!8b3!T*?cloD)t,'9E!K3%MH!*FDjo-Ev/$Ev;1Ev?&Ewv*!-'Ex)(Ex..Ex55Ex;b!!3?Y@/09gaejaN!>$?+4n$>ETD!\
        0F?_P-Evx$Ew$&Ew-/1e*EwB'EwZ5Ewobg$Evl'Evrb,!%M%/!!PEuC%!vJ!%nideuS>hH*!*e!!H#F'Ew<j%!Kc%!5G)!,&gN!Q%@ky&C!#d3?s0,&$\
        )!DjB>PH,&$;Ewkf!#kxD?{0S>sO,AF|H!*=Ex%di%!dE1'L>XbodJ13'>PEL$:2!*D!%ld*><0idp5!3c)!>X#(4Ey,-Ey42EyS3Eyr7Ez6,Ez</EzK\
        *EzZ'Ezc0Ezg(E{K)E|2+E|NbeKET9%?M$fI'q1#C&EyNb(EyGirmI?e]r%!%E!vgE?oV$Eyh&Eyob&A4?aldH>r2/?c[F%2E,Z,Ez%agc%!%-(AE!%a\
        g%!%&!gd&!gmOA7`beS>19dp5!3c)!>.!ZX#15EzVahdNEicjE%&kjndDE+-gS+N,E{F*>r,n$E4e'E{-(?B$.&vb3!pkfcCE;%(E{8g&%qS!34?M(5!\
        3cb!!H!>aKE/<%(5$,|'E{b5E{tnrhnM@ZG0E{ngchnEA&J%!%D%q,E|'0E|,+E{]bJ.1bcM!|haF>}u0E|>+E|EaR)HdebgQ&|'%2bjO?<n$>1G1E|`\
        (E|vbMEic$E|l5E|sbH2~*/'F>=FH+mdmO*R$E}j&E~f'F!%b!!2#1,D`L*E}G0E}_)0kjk%'tB!*$?sq)!Dpai!!c-@[{))!X#1de%'t&!vE,Z!!(E~\
        ;g6'w7!|*!A)-g+E~*cgpW1}6$R&#X(#!kb,#yI#1,E~V*!Q)!s+#(5E~^p(Am2iC?O#bfhD@{0/!jobS!N-.:2'B*Ddd)E~~i!!*!AoE$wjB1b-#!7#\
        1i8#1kI>*#a!!*0OF!%!#4F#z-F$!$F&46F'>1F'C&F'{'F(:0F*%=F-f+F-m.F0Wb-F#33F#I,>4J/F#M*F#e(F#o)F#vq&!>S!v+F#<aeR&B%!%*!A\
        c'!5I/GQD)K!!$!50!ycg%!da$!%(!%G!Fhnal!!C>Bejn!#C!vND)KcRF#-$F$B1F$g&F${,F%:'F%M(F%b.F%~bV)n$>./*@YW0.:(C+})F$`i,-Bf\
        !%D+,f!#D>.6$F$wbgpa!!%&EF!%zL!H+F%-:#1f$>YwD!T$'!b4(8*!>I!s.F%Fb/#!cM(Z2#1GB|s/F%Z(Da;pDCfilkgDCAq.D;-a/!m)?srh%!%$\
        !Wc*!^dg@cG(F&,)!HiN&Bf&>3lL!83F&o/F&v*F'%(F')j(&Bkh$!W&F&a'!'(F&kb4By{H!>*!^'@lGV!*DEfga)#UI!*m+!si%(/DD*gIF!!+F'8j\
        51tc)$wX#1&!TG!FdJ@Zk&F'X'F't.F'xb,&'kG>A;,F'pqch!!'!'cdg!!$!'D&WC>GcF>4JM&',!*)F(/+!%p$/xL#yhag-!*hDBZI4?f)2F(m3F(w\
        /F(}*F)&0F)0(F)C)F)^+F)ij%?^M(#arjiE.1'EX$a!!F!Z%*hB!5mnC?P4!!$>GcLEXV+F)<nhnbiM)1aerQEzW-F)O2,%qDEy1c:#1f$$*/!%I!%7\
        Ctu0?d{I'S1?'R'>O~(?+0c)!Zj!!&$_H!A$F*[&F+s,F+z'F,`(F-8.F-Wb+F*Rg2!Wf$!%c'>*%V.+!!&&BF>Ns2F+#,F+0*F+6(F+Kjh$)['F*|b*\
        0qI!sF>ftc$?1'h$!WD>p7,#(G!F)?r8o%+d$!')!Fc*!^I)++F+gc$$'lagh!!$!''!'b,+DI!s!!*!Ac)!*X!*%'tFElJ$>C}&F,6'F,Bb&(jgb*>l\
        nI!sj&-db*>lnI'J2#1(F,W)>+,ch!!%!dB!'$$*bI>p|(F,w)F-&.F-4gagh!!cCB'mh!!%!d$!'D!0$!%&>gE+C(fL#CH@Eo'F-Raff!#%#4'!%9$k\
        c'>*%V&3mFDa;,*w(>)Hg-!dQ):kcfD>NO&F.e'F.u(F/5a*F.0(F.=lmdec)#!X&'2!W)Bz>+!%L&B/EJr*F.N'F._cEAw?!!bi!!c)#!+!;X#!jaN>\
        gE(F&)g-!dpkcfOEv4(F/&i,!H/!mG!Fh)!Fcdg!!$!'D#I$F0@&F0H'F0O.Bp0b2F/h*Cjj'F/n0F/v)F/z+F0!8F0+jI>AU&'tE!8eocgbF$XEC(gr\
        G?gSaeeafI>Hs$F09b)#!pbHAM]e)!sI!%l$'ED>up-&BgG&^0!;uBF092F0m,>4J(>168F0tqBBle%>NuB!WD?Kg%!8(F2?a!!-Awv2F1Z6?U(3F1a1\
        &j&%P,F1e0C[r)F1y+F259F29q(*qb,!KI#|*!AF(GJ@mA%%P&F1sa)(yI!%2!%H!H&/-'#C0$h+@O|n'!>bo$!%E']EA:?%%PD-d%!%c$!%e@cH'!%(\
        !-a2!%UEic4!|2!-$F>I1!-&FG'</J,FSI//=*%2'Fb#(Fq9)#@+F{/.F{7b!!%!%-F4/2F5<$F5M3F5e&F5q7F6h,F6t/F8H*F8c'!%=F9a(F9g)F;J\
        +F<S.F=R8F>09@lG5!%:#1q&)z,!*(Em>L>Vw%#X&F4Z)F4l+F4q.F55a!!,B,K0@_u(!%h!!c*!^E$G,F4h*!^b!*J!%cI)ncM><f!!&D:7.C(9d&!g\
        +%qe!!c%!K*!^)&'X&'i%'fI!;!!2*4&!0'!%a!!E%,(F5Zj$'YbJ?WI&!*'?aqS!3!!'-y.!8pE-y$$'*F6/(F6<+F6]i!!&!0,!*L#C$'qh!!1A3AH\
        !A!!3@<w,%#*!A9$k5F6UqbH@y=,&0hC!yn!!,$CskJ'E&!'a!!$!'F)C-F772>?L7F7F,F7L)F8(+.~b6$@gQ?R}1!sd!!g!!$!'F!;ibH@VU!!4F7h\
        $F7n&&E'F7tb!!-EANJ!%%#jE$3*!%F!%6(J.!>9!%mc'!%L!8&F86a1#R*!AI+/$!%+!;s5#(c-#!BCzE$!%'D;p.>l=c*!*)>)|icbFBQ<!!-F932F\
        9<6(D3!%&!T<#F,(,*!;+F9D9AFWb,@=uI?sb&!Hr!$W'3'!ZbH@*sb&!K*!%f/!%+!%5!3c%!%)>UhX#1&!'L1E-!*2$@$F:E6F:K3!a&$=7F:N/F:S\
        *!A'F:y(F;!)F;-+F;5b2!%9E~bgP&j!!W@uXC0RiB@cs!!1F:p&!0,&00@^N)F:v5$3aFDix%&-E1RI%#!!B?ar%Eon&!HE@#Gc!!pO@TZ!!&!0,F;G\
        ncgp!!C!yB#=1F<++F<7jc%'f*&B'F;r)F<%j,!*ki%!d$!%L%Ii%!%&.ld)#UmfD.l/!%I'.cdg!!&!0MB7+4'w&F<F*F<LaH,a2-HH!^$#vbK29!!4\
        $e$!%1F<|&F=8*!A)?7q+F=H.?c)9AK8bJ>uo'F=2a%!ge1#Ri%&-D!Nl!!B$J1!-/!-)!Zp%&EL!*$(j&@|PS!3-#F,F=n*F>#)*#+F>,8*FqdLCo%2\
        !%h!!&$[,$CscH@r:!!%>,&L!8aL%~&$_.!8d.F>Ee!!%0$DEm`FF><4F?b-F?n2F@2$F@J&F@n,F@{/FB'*FB^'0<(FCC)FE6+FE_.FFe8FFp9!N5FF\
        ~:FG$b,#+(EAn+F?Bf&+yI$M!!nae!!$AnW6>Ko&$[+(G9@0SqaP@q;ec-#y,#ysL#4%F5V$'Y.F?}tJ$C*F@+i%'fB$'o%!dD#+a,>6be&%&b+!si!!\
        c)Bx:X#!!!2F@^,%8qia/>,GH!A42<$!'&!0,$hG>j<31B<?w**!>G!>2FA@&FAD,FA]'Bq+)FAA+$M.?],9(MbT$@fN$}2!%*!*;!Djc%!%h%!d'$GS\
        !3!!$!'&,6'FA~5!3b!!+FAwn@cI%!%D?Y~$!%W+I&FB7'FBD+FBKbJ.%gc*B|x)Bx:X#!e%!KD!8d/D2Z)?lv8>.BjOEHG!!2'($FC',&0*$@'FC4.F\
        C:j&!0a!!(!%fD@C+fh$Brpeb!*I!smedT%M)!-peBF;G&*,/FCg*!%'FD+(FD4+FD}.!y8FE,pkG>pV%?S*&FD#agh!!%!d&!0diEEHy!!'!5L!Zj%?\
        B%D?k*$!>&FDK'FD`.!y5FDtbF>^p/?7B+FDYjrCES{$!%D!5/?7Bj$CBE5FDUdgjFDca4+p&!0M!jcic)&K+!;X&K$/x&)[E?PK-())?~jh!!$-Z'A;\
        H)FEV.+vc*#!VEK7jnecsh@E-#@&FE|,&6'FF6+FFK.FFaa!!F@Q!2!N)FF0j&#Xn!#D$_n!#D&W,&g/>8F(!%)Bq%medI>;l,!*.FFYae!!R.DjjcHA\
        #3G>0_o!!b,&vI>w^ae!!6>Zr&)KF'?H,9@cJ4FG{-FIK2FIf$FJ/6FJl3FK!<!|,FKC/FM+*FM0'$q0@(^(FO-)FQ@+FRh8FR~;FS+:FS?b+FGxgjB%\
        Y@cK!!4$w(FH:ae!!4&H3F1a)2XdN>KN&FHP'FHra!!4&H3F1aEFH6*FHZi!!J#!!!%#md3%M0FHmiSCt>amI%/42b-FI0&!g/FI7)FI@.(yboaH-Qbe\
        hDAWL%>BerED@Ec).Sh&!8S!3%!%$!%1)R+FI`.!8tJ&3cdHByg$)q3FJ'.FJ+oia!!1%#*CZ_(!%G@VvBC]UK?up6E.F*!g(FJf)%&io!!$!'6(D1&0\
        &!0)FJ[9FJbldL@xg/$6I%eE@M<-&3D!N$!%'!%h1!%&ED?aBBj%!!$1k1?bM/!m9(Mke%!d&A$4a!!1%#F!%4FL+-@N2$FL.&FL;,FL]/FLn'A@1+FL\
        ~.%wb/!m(FK}+)+p3>rQ'!%F(g$!*cb!cLG#UB)@6#d*>ZB(!%I!%%!d-FLT3?LM*!^0@{FqkfI@l@&#XdN?2X!!%?LL$CLPc*!^N!%!!2'<&!0/)4fh\
        F*}$!'1)iF>NtqeD*,!!4$e-#@2%8$FMu3FN#&FNl7!%*FO#'FO)b3@Nz*FMmi!!$!%c)A^H+!;X&'j$!%DB_i!!*!A(!;G#mae!!6+^&!0,#(/+>*&d\
        0FNN('?)FNc+*}q'$3eaC@/)%+)(FN_d)!>cH@#hcH-y+'wmaJ@DO%!K+FNzf!#O@nE$!NL#X%!5D%PKE|I!!&!07#./FQ1)FQ<+#|a!!%,L-FPD2FPK\
        6FPU3?U,1%h,FP[/$60FPd('h)FPo+FPz9FQ#q&$q'FP-(FP6.!^b,!KG!*%!>/*tY!D$@C}&#jb*!gI!%,$kFAD)%>Q2'!^F)(cpnI$w'#jcQDvr'A(\
        9i%#pL!^&#Xhd*!*F!Z1,WF*@$'6'A70b,!KI!H!!%(>&)zH!AhR,W%!%-!%)FR:+FROn$FQy3@Tq1(V&!0/B7+*#F0FR%+FR/9FR3qd*!*W!Ke!!/$6\
        S!3%>Q`,%bE&-C@P9&>akE,L.FRKc'!5m%16aP>r2F?%,!!//d.FR`s&/-L!Ki%?osD$=!!-#@6$R/!m*!Ah$!'D@{0a0'B(!%G.7!#%Bua$>-c+)+c*\
        !^I!;3@Tqw!#J!*$FX=&FYF'FZh.F^95Fa:b-FTJ3FTZ&A]57FU5/FU=*FU{0FV5(!*)FV@+FVv.FWi8FWo9>Y%;FX85!Wq!!q&!NaepCEbb7!%'FTVj\
        cP#yLA-h!!6#d3#('!50&j('?)FU(a'AKliib*!>h%!%$!%D!T1*}h'#%bss@cM!!$!%D!N$FUS&FUo/FUsq'BUCaC@.F!!*FUe+FUks&%PJ/t!cNK!a\
        nF/tH?UG%ByzkJ+s!!2AFC3!*7#[gai!!4.DB.A!!-)(<$eN$w7@6fn!#-$3$!'6FVs32&&$[,(,',00B6)q%#j.FVpdbFB{~J*tJ#R!!-$}6FWH1%#&\
        /7,#F/%b*!A+FWP.FW[9FWbq'%5e$&pE!g&AviE@b~'#7a*!WFBHB,-BG!D%#CECl|*!>I*4'FWzc*!%V-T*B/H.FX4e!!$!'&!0,$CG0HFFX&!#G%n-\
        FXf2FXq$FXy/#d)FY.;FY4b!!0&<9(Mqb3!%H!*7!%+!sbDES{p$@DOJ#(-!*(!%)!Fh!!&,xH!An!#D!N!#'!'++Z.#Cc4(8E!5-FYr$!'3FY|/FZ#*\
        FZ+0FZP(FZY+FZcqqaehcpcqR#Ft!!ae!!I&dO@jo6>jhGC3)-#@3!%+FZEo'FZ>aF(5f%!%S!3!!1%#,&6G'z!!m%/xB!'h!!%!dD!0!!K#@-F[C3F[\
        N'F[T0F]!(F]+)!8+F]`.F]i9F]w;F^4bh!!%!d$!'&!0mJ)}!!7!%jkJAQ`3$wG!F(F[o:!;o!!3%b1%#&!0,(,NB<o!!4&H&!0)BI$WBi@!!1%hNC3\
        )%>,&&F]@5!%a+!%f!+K'B-?G},F][*!%'!%)!>o%!%&#+H!AaQ,%%!d&&yG&a(D@d+'(g-!*P!H!!%#4$F^*&!0jO0xe$!>&!0N$hkFB&(!!4!%$F^{\
        6F_)3F_$&F_,7!*/F_<*F_H'F_^0F`h(F`n)Fa!+Fa)8?jb;Fa2jhL&B!!*0qpaJA$WT)io!!&#+*!A(&adL$'$!%l$#:dY>nX7F_UchebwaN!j!!$$0\
        S!3)@{I;F`de!!$F`!&F`.'F`?)FAAbmbI$bfja&1<*2xG!F*!*+!*o%'t$!%D>~}4@S>6'`)F`W.F`_j%BCgOCs|-?YSD)UeCBBQBDD8naHBD84F`{(\
        !;bwBDNbDFC41@nEI!H$!%&1[I.~!#&!TM%t-@$D$!'&!0,Faa',00Faf)Fam+@y{9FavqFE&IaC>$Nb0!HG!>0CZ_vC@vy%$0$(,OAn_!!4!%-Fc!2,\
        <$Fc.3Fc=1!5&Fc^,Fcg/Fd[*Fdd'Fe!0Ffx(Ff~)FoK+Foq.Fow8Fpp9>,8;Fps5!Hb,!%l!!6+^D!N%B0!kf&!0G#(1!5/!jh'FF6LFFa!!$$03$X1\
        ,W,@bp)FcX5!3qC@q1cpH%@4!y,$MG,^2Fc~&Fd17Fd>,FdJb-#.I!*!!&!0'%,ae%!KE!K$!%.%wb3!*I!s!!,*=)-gIF6Y'FdWcj,!*LETRWAwv&!v\
        aHD(e+Fdvo%E{A,.U*!AL%Y!!bgaJA'r,Fe1+FeFo!!GE2]!!$#:&)K)FeCnbeP$XK*@%#4-D{7$>-c6Ff/31}1Ff7&!0,Ff=/FfA*>190FfI(FfV)Ff\
        ]9Ffoq'$3(E&Ib,>,8I#|b,!KL>.C&$nE.>E@jhb*>DkF#=,%b(+)b2!%I#|%#pB#I+FffiEDzX%$n$#7E)t%$n$$}E,?!!NBV:4Fgr-Fh'2$M$Fh16F\
        l*3Fl8&#g7Flk,Flr/Flw*Fmz)Fn*+FnC9Fo:5FoHb3'k5!%l!!$>UFcgcsB>}]&Fh!a)!DbFDdLoP?Cea!!6$RMA:E!!%,L-Fi)2FiB6FiH3FiX1Fik\
        &Fiq7Fiv,Fi~/Fj2*FjB'FjK0FjU=Fjd(Fji)Fjm+Fk_9Fkvq$$}'@q;F0n,Dc['Fi?bfh!!$!'&!0J!*L)@$#jQ!*%>lA&B7,'@b~F>;i'#((FifbhO\
        Df8dLB{}%&-B&ppHEQMgdviBAnW$!^&>&T'#jb2!;H!g&?~0'>lAb*>ZUG!>%&T'!TG/'eo%?D@DALH$?!{,$kb(!>W!%kbF$JLA+~%%~$#1&Fk:7#.+\
        FkEn'Fk/b*#=odW(Z-#=e$!%I@OPpnh!!$)[T$R!!$!'&)w(!;b3!*,?,?+!sS!%%>Q`1>Qc'FkpaJ?,?7%MN!%&!0'Fl$bF1B/$6F!g&Fl4acIC'&K?\
        Zb%Fia&FlQ'Flca!!()Ch6$RG!F*!^u&,xa*!A(!%G!F&!0af@cO&!0JB,KdFA*Z!!$!'&FmZ,$C'Fml.Fmrb+FmRi!!&FmE*!A91}oB>6**!%)B$.+!\
        ;X&'!!&.[I#(21Ujb!!+!se&!pS!3,!%G!-ib(!;I'J%%kc;?2|jC@J/$-69Fn95CYpbU):abe&!0f@cP!!$!%1Fnd&Fnm*(,(!A.Fn|b:!DiB??9(E!\
        ]jE@AA$).6)_+/GffDErd*Fo+ch'$GS!3%!%a!!,#OhaiJ$wbeo!!$!'&!0H!AM!K%?5n+Foff%'f$!%ci!!&A^DE*&ae%#4&!0J#(naeQ06/0x*Fp5=\
        FpR(FpVi!!%$q/0xH!A+FpJo%!d$-Z&!0,#(F?![!!bcH@w3kD1?0'B+Fpif-*='&TzL(D$FJ{O!%B*,4&Q1Fq)&!N+Fq3pJ?A#.#gd,!*L&-%%~F$h$\
        Ft/&Fvg'Fxv.Fz<5F{$b2>x)3Fr3&FrI/FrP*Frk0*z))w+Fsg.Fs{;Ft'5!%:E(lj%!8h%!K.#Ccd*>d:L(y%$:/?R5(FrFci&#+J#yC2),Ar;G!*$F\
        rc&!0q$(5d$(5D#m!!(!%W'33Fs77FsG:!Dj!!$!8&Fs-''.ncfBDH3.!Zf-!aB&yc4(8mbg$!%&!%H!|!!&FsY,Fs`*!AsLFjfgjBC3ecg!!D/^!!(F\
        swae-?ZbH>>bD>0{!Eo!!L@JUcg$&yL!8-Ft`2!-$Ftc3@8q&Fu{/>7&*Fv)=Fv0)Fv>+FvU5FvabU@yCU!y2Fu31C:#&!0,Fu</FuE)FuQ+Fu[9Fue:\
        $wq%#m$!*dE$J/$6'!ZW*)'?tFbH@$^b&!K*!%fE>(<&!-h'#%S!y%%~ncHAKO1Fuv&$n''cb(!*S!%aB>,8pnh!!%#4B!'-C>6X!;kag-*Yh%>C}B!'\
        *!an/$6*!A91ka*'((!%I!%!!6$R),jW'3%!%Z!-!!-FwD2#4$FwV3Fwt<Fx.,!K*Fx<0FxF)FxI+FxX./:8Fxl:Fxpb4%SF)C+!sb)>AJ+>C~goBFUO\
        *Fwh(!%:!*o-)(M!jo)%_i$>SID!N%!v3!-&Fx+nh!!$1BT$RP1-di!#$!%c,0?I!ap&&ya!!N(mN20-#@&!-)!Tt!!D$[+Fxf:!DciJD,{%%&B!'ECU\
        aw!#J#1-#=3Fy8,FyM*FyR)Fz!+Fz29!5aJEr4!!4&<6#d1B^Ml%@8.E>gJcKAA(2!%h!!%D8<&Fym,#F)Fy|qBCON)Fyyae!!G?bGN2?I'wh!!4$b&$\
        [9AFWS!31)ih%#4B-p3C(9&FzW/Fzs)Fzzjh&D*gdG>sDh!!%#4-)($CgM6$R&!T9#RiBF1m$B(HN!%h(&BL%w!$$!'&!0N!j!!1!ZE!%2F|'$F|-3F|\
        3<F|H7F|S,F|Z/F}:*F}U=#s(F~z)G#>+G$!:G$<j1!8'%).%It!!$!'1%#&!0L#72!yQ(#3!aJ$M!!&>C},@';'!%.%YbK?k)c!!51XgdS1Xk',|S1X\
        6F|s&+v,F}#/F}1)0Hb!!H!|ci/!mi/!mGDo]4$e&!0*!AaFAF|%>hMcH>Nt%$:4,I&F}Ma!!('?W(M3>ftI>w^!!-F~(2F~9$@,Y6?Ty3F~V&F~b7'.\
        *F~q(2&b6DsClqLBZJhcdg!!&!0b,C.HF!;!!&!0(F~Q.Bf<blagh!!C@U}bcG!Hc%!%4By{K%/j,!*ki%!'&%FL%I$!K&!NS!3!!%1<-#!6G!S&&s,G\
        !a*G!l'G!{(G#&+G#-.G#55!3:!*q$>Q;DDX[keb*!%i!!PFmA)!Fd*!^L@q>&G!wb-!*F)HGA(N(%YfB?{0&B_iE']1F0iD>.6gj,!*L>{G-G#X$G#e\
        &G#k)G#w++jb&!5H!p1!QdqdiaIAAw$!%J'}'!5i!!&!HJ+Q!#&!NN$h&)q'!5ke$!%'*&c+!;f/!%I>;E$%YXFY/-!-$G3h1G<u&G=i,GB{/!%*GKO'\
        GL+0>[~(GUY)!-.Ge{5Gm[b!!2G&)$!-6G&^3G&j&G&|,G'@/G*/*G+P'G,n0%Y(G,~)G/3+G1^.G2(8G2n9G2{5G3':G3@q!!4G&#$D3<62I,!*b!!(\
        A|zmaH?jf,!*F!a!!2G&B3G&I'G&S.!8bq%!%E%,&!%bT!|ah!!$!HF!;&!gicgDBJ3)!-s!!$$!G&d!!$!%3!y/!j)$JWC:.%!%$#+*G'4+#[.!8iJA\
        '8!!$!'6$RGE!X!!4G(5$G(<&G([,G(k'G)q8G)wb3!a*G($0G(*+G(/;?sTjh%EOgd-/df$>6GD)U3%@I#abQBxT$!-D!-%EnnL(a!!%'f3!-*!-(G(\
        Ud(ATBjaF0[%!8B!%-!Q*G(giB!aQF6Y!!4G)1$G)96,3&G)B'G)f)'z.!8b/#aH@Y%$-KibP,<'!5(!QS!%%@t1*G)W(>v#.!ZlbkT#:.A]0b!!-@rj\
        Q!a!!*!%0!%L!8'!>G#@bg',Zc!!:&Kf%!d$$*M!%!!$G*b&G+>/G+H0!%.!>q%!%$)7,'k'D8<($@.(5c%!%)!>I!%-&67/k,!j*!A)A0r+G*}q%!^E\
        $3$!%'G+,bHF]]-,m$?$?3/0mn'#CS!vg!!$CC1Q!%d*!%N>Bu%A0=$G+v3G,&<!-*#F'G,R+G,`5G,jo$!'O!|6!%f%!%n!#C!%!!4&H2'<$!'0G,G(\
        ,u)G,K9$ki%&-DBE'JFcT%']IBL[6!%c*%Yo!!B!|,#Fe$!*S!3lB#X!!i!!$!'q&$qF@C|!!4G-a-G.!2G.)6#d3G.-&G.D,&0/G.N*G.V'G.i0G.p(\
        G.s+!H.'9b3!*lqL&y!!,#1'G-tb*B>8pB>Yw!!%$q&!KJ&gc%!%H!QB@3O$!>,!*'G.?bg$$0I1nrJ>`g!!)2FqC@7%agh!!M)4$0{c$?N}fn!#$!*M\
        !mh$!%I!*D*C$!>&>I=.G/)dh$$!I%Ci&#+'$GL!842<$&s6A/$1!D&An?7G/g,(,/G/m'G/u0!%)#(+G0%9G1XjEEs^$!>D!5b*>DkG#=1)t/%ti$#%\
        D#%(G0Daed0G09)G0@lSDc`1?.)E'9I>0A%1$$'V'G0^.G1Tc-!%*!%ID?|-G1'$G1,3G1:,G1>/G1B*G1I0>>()G1MqdJEg*gBA5.ghae&%Fd,&$G)c\
        bV'}dR&|r!$KDcadM*Y-?YSI-NJFC.dF@y=!!1G2$'!'a!!6@hC1%h7/k0/Z9$kjebG>NWaF%82G2N6A[J3!*,G2Y*G2^(/o)G2h+1Xjna*!AF-<!!$#\
        :&'ES!3hO1?h,#F*!AF!;f!#M%t%#4$!K&Aw;E.At!!$!'D!N!!%!K,G39*!AsaC>lAkffC?Uc$G3R&G3_0G3cb!!H!Q,A]0(!%hIAerJ@<FbK?JU$G4\
        [3G4m1G4u&G4y,G4|/G5R*G69'G93(G:{)G<;+G<_9G<k5G<nb*!%e!!4*`&!0+@O|f$!>1B,KI0X!!4?H)7!%wae!!O#RagfjO>;lB@GmG,O!!2(Z$G\
        5B&G5H,)C)G5N+!%bhcg!!$!%E$GjnD>q22#yQ2_BEj1!!%#s&G5p/G5x0G6!)G6'scqedX%~g%>NuD!%%FC/L!yrJAbD+%eq.G64dt@cQjt@cR!!%!%\
        $G6l&G7[,G7}'G8$(!*+G8;.G8y5G9.o$!'bela!!F@tU!!%/~)#U+G7N8!-e&&Z'G7Hb+(pi!!-!;)%_c+!;:&'f%!d$!W)FnxI!%)#yL(y!!+!-cj&\
        &WG,p%)q)%&+G7om!!b!!N!%&-W'!'bi&!-G*fcG%V%!%-%/&#m+?NC8!-l$!%D,r!!$G8R&G8U,G8d(G8rbM>x)B2C,>Nxbg!!%!%B&ya6CL</$6*!A\
        W*)&D*gS!3!G&G9+sia-.:Y!sH&3dgB+N2G9b6G9l3G9q,&$/G9~0G:>(G:b)G:l+G:wj1EHGdjK>8d.#ja!!G@_0sFDN$ebmn$!'&,rS!3%B@^'G:9a\
        h$!'e5!3c-+jP!%emO-3'G:]n%?gO5G:Uci.!8dM>U#)?fjI!*iD>KN2-<p$.AD!-0?d{hebhB/*FEn74G;D$G;O6G;V&G;[/G;b'G;z(G<+.&-b*&|F\
        3'$#sci!!J?@o%!%gL#=bJB4SbhF?Sp!!&G;tbg2!H$!NDBJ3-%/H&Bg&Erdhd->C@J&$5G<5ndHAla!!MAHR)!a+G<HgaF@Td&G<Z.#Cb,FE[0!aI'J\
        KC(f!!%AmH+#(L#7Q,jf$!'D!'$G=D&G=J'G=N(G=b.G=e:!Db*!-(#:+G=?fhJ$X!!I!|$!%F1hiJ-<.!Kfh!!6#d,$XveDFPXB/PeU,O!!4G>h2G?<\
        6!>3G?B,G?m/G@E*G@c'GAa0GAi(GAp)GBN+GBW8GBe:GBub!!*G>V(G>djdMAai*>z~h!!$#vD$_P@Ud!!$!%&F#{,#Fq'G?.)G?7a+!%e!!$>v3D%P\
        *!%)#yL(y!#D!v2$XQ(g!!3,I'G?e.!*b4F#-1G?`*?7FjS1taF?pK!!,!aI!%%!%4FL+$!83G@4,G@</!j+!%o!!$!'1'wD!0bl$%PD%P!!&!*SAxr4\
        %@$!K,#F/G@^0)ijebjUA;JcjU*/!!$#77GAP/*I*#()GA^:!ap1&a&GA>7?7q,GAFae!!4C=M'!K('?GA)Eu%'fD?D-rl.%IdGB%Qpd!#m).1nrI+sB\
        !0++/ubH,6fr!$W(M2GB;&1X,GBD'!%+#|b6>b6))t.GB6goEA]0oE@JQ$!',!*G!F6A$r1#RD)K1!D/!aI!%!!+BSfb!!H>[~&!0a!!%>f{*'EF!%%!\
        %X$3$GDs&GEF'GFF.GI+5GJ1b-GC[2GC`/GD!*GD+(GD1)GD8.GD`;!a:GDlqBBrpD?j7!!$!%6$R&GCy*!A)0Ho$(jE!5%-!E#Od(B1lLB1k-!*P!%a\
        !!EA]0*/Zf4+^1%h/)49GDOski@cS'GDXbFABHe7#[I!%;!Djd/EQ#H$b$$!DB_i4(P-GE32GE6$GE:&GEB*!%b/$MH'(O-QcI(5!!6$RI!%jO1*%!%4\
        !N2'k*GEl'GEr0GE{(GF!)GF'+GF=lM.~7!-I!%/3*qiCGALDBD.cK>9$+GF6fb2!*god@cTa*$MF!%-#@+!HX!D4GF{-GG[3!^/GGr'GH'0!%(GH*)G\
        H;+GHp8!*9GH};A$wb/$MI$M!!%B0!&GG='?*Z.GGPa!!6FU_heE@C+3GGJ*!%jaNA9/aecH*,i%BZT$!%D!57GGknco!!ckl@cUagfmD$@aeki$!%.%\
        IdgamOCDWM)i5!3c%!%6)_d,!*G!-f!#&GHR'GHY5!3b!*,*nF-j*B2PI$t,A6K0GHio&!-S$U)>/|I'Sh&D?}djneEB8C!!$!'&!0W'`$GI^&!N/Ax/\
        '!5+GIcj%@/&&C$Vd)GISjdehcK1e%>vc&#XL$:!!S!N!!$GIy&GJ,+Bq*bl%!vD#%!!,#.*!%.%IhOEwggEG7H-GJB'GK?0GKDqL@S?&#%'GJy5GK;a\
        e&GJa'GJm5!KbiPFmA%!%2!**%YI!*,%Ypai!!C?jf,GK00FFE)GK5pag!!B#L!!S#L&#XL$:F@,nxC>6b1!%h&,rE>F?$GKv'GL$b(E(?)@N29'(h!!\
        -@$Dn&!TdfhECpU&#vh'C)PL!Z/CK)G#U!#4GMP2GM{$GN`6GNg3GNm&GNq,GO&/GPs*GQ='GRA0GSX(GSd)GTD+GTp.GTt8GU?9!55GUTb!!2$M+GM2\
        i7/k/>gI0/ZhB?}}!!$!*6#d)GMBnB$q4C^@6'?7#.L@jh!!&GMr,G/g5!3q$!>ia!!(!%o5GMoaQ(V!!'!%aG*`!!2GNH6G35&@(?,Fwm/GNQ'E#60G\
        NU)GNY9&<jOA(0$#vbkpO$JE>lACCII$&-E!5(!%I@qA$!'T!HpJ2L%$U*!^h$!'e$!%E>T,2GOE$!Z6GPR3GP^&GPe,GPl'%PjE>`p!!-GOu$GO{6GP\
        -&GP7/GP=',6)GPC+GPN9?u]q$1kecKB`k(2IL#7g4.D$@TK((mG?6Hc$.>*&mG#@idK@y=%!5D#%4A*,/?WII%eOC=M!!-0x$!'D!0&!%ECBMb(!gI#\
        |cvdQBYG%!%$(2'GQ/0GQ3.-6qedvDAGyeF,On(E$ZdI?d{2GQ]$!'3GQg&GQl'GR$:GR8bo!!E>Fx&!%dicB>N5!!E#s'GQvs!!T!%/%t*><0GA}s-D\
        ])e1>p^en$B>-dBB>-bia)!DX!D!!4!H6GRz3GS!7!%*GS.0!%)GS9o$$U/!j*!A9*I5GRuqr!$B!%!$B#s!!R'w,Da4di!!N?j}!!$$0&!*S!3%?}}a\
        6GSN*CZ_q$-KL>Q2&%P,@$JE$hnae!!.!8W#R%!K2)H$!%&!N7!|)!*p%'Y'GT+a!!(AR~I!%g%E;%'GT@:>]'cb-%VH!%KB@W,#(/*=0GTW)GT[nbW#\
        =BBA$%@%!cm!!$!'&!0ldgQ.~O@BL%>Fe2!-3%C<!T,@*K+!%e2%Yl$!>bgo!!c)!ZX!Haeg%$'$#v&!0/!m'+;G!F!;C!%$G[s&G_s'Gay.Ge55Gewb\
        -GVK2GVc6GV~1&a&GW+/GW8*GW_0GYl)GZE+GZZ8GZx5G[a:FMnq!!R!H$EAn7!y.#Oc'$Gi&#+beD%)!!%!d$$!.GVvc$#gH!^b,>-uI-(!E+%8sDAz\
        &,!%g!!6A/$D$[%!%/GWK'GWZ0!pcK>6Q$!%b!!(?SrhE?K^NA~C!!2GX+3%C&GY@*!;'#O+GYG.GYOb(!;o%!%ciJ>[~!!-GND2GX]$GXf6G35&GXl/\
        GXv*GY#0GY0)GY6.GY=b2!%L#gb2CSwLGNM$!%L!''?*Zid[C,6'>lAb!!G$J&B>La)!8mO>Zrb!!F!m'!5I@#YH1t-!pI>S'!!$-^E!'i$!%'GY_b(#\
        yI'J/3*jrh$!%dN1*1GZ+*$@'!%0GZ;a!!6A+r)E7^V#a!!$&T&!vd,&$G@gG%!%$@M1J'k0$Mf!#1B^M,&0sc*&mF!*&GZk.#ya!!6$RF!%->x76)_*\
        !^I/G&G[A.#C5!3a!!2DzW,>WY*!A)'z5$3e!!dR?1-//C+G[So%?,F&#+H!A'!55!3b)!DI'J!!1%M,2<*!Aq%#jB$34!*-!a$G]]3G_6&D44//P*G_\
        J8G_Y9!Q5G__b+G]V8!*f&!Na!!4'w(!%9#RmC+)-+pH!A2)i3?LM+,ag$G^H6,33G^N1G^W&@xX,#(/G^b*!A'G^j('h)G^n9G_&q%#j$>.C(A=ldI@\
        b[(!;S!*%#4edKB/ad'!g(!5L#mb&!KF@mIK@f*%&-4A*,1FcT&>Zu7/kW$3%$0$'6'(mc-#@H!^'G_Gbec'$Gg$!%D'9F$0bo%!%$!%c$!'H!*ciJ%V\
        !!4G[m,2<*!An$!5ECf:%!8$G`W6G`[3/=,G`f/G`u*Ga''!>0Ga?)GaM+Gaq8#F:E(lo!!&/7,&6oia!!K)(VC3y+!Hs&!5E!5i!!$!%&!0('hW'3%#\
        p$!%&!N*!AE,(!!*$wo!!&!0,!*)'za,!QF!%!!$!%&!00!*G$e%DBM'!5)@{F+Gaia,A$wdskiV#.!!,!*M*I!!(&6G'z-B/a$GbU3Gbe&!5/Gbm'Gb\
        x0Gc')Gc-+GcJ.Gc^8Gdu9Ge%5#%b*#[I!%g,GbaagoC$@bH3'!!3$XF&a/#F9@uXS@-*8'kl!!&!0G'c$!%D!p4@C|->653@O|:GcGf!#4@C|H!A@cV\
        !!&!pafzka!!*!AF@tU*Gct0Gdc)Gdq+!%jn!#E!%o!!-GdK$!'6#d1-|&!07/k,B/w/@mA*%,)GdN9'3q%$n$-KeBAKNE,0$!K1@`@7/k/$60%nW@uX\
        $!'&!09(DhO@q0B@/0a!!i$!',!HG!F$!'&!0,%8*AwvI#|2#4$GeZ6>im3Gea/Ged*Geq)!Dq!!4C3)fI)(,!%G0HF)R4E(*$!%/#FN)i3!*I#[NAKd\
        -#=2Cir$GhK6Gi2&Gi8<GjD,GjW/Gjx*GkM0Glc(Gli)Glr+Gm&8GmF5GmI:GmWb2Gg3&Gg9,GgC/!-*GgI(Ggn+GhF8!-5>x7j1Gg-bM&j%-?E!%bib\
        Z+|(!-bj!!L!ZibIDI[!!&#%'Ggc+Gghb-!aq%$=aH(2!!G#abgCErd!!2Gh**Gh=bg&!%h$!*'!'S!3!!1%h&Ck[)'ce%%~E'<&@LtaeD.yaM?$_*!T\
        )Ghf8Gi,e2!T$??9c2!TJ#O+Gh{f!#$!'&!09'3hD@SC1%h&@SC('hW?u]%#sD$=s!!C']!!%$=4!%,Gif/*z*Gj4)!*+Gj:o%$'a!!4(V,#a0/ZW/J$\
        !%,Giz+Gj,o!!$!'O'w'Gj%aM$h->FfI#a!!&!NJ$C$!-H!Abe!!6#dD#I$GjM(GjQbFA0>bgW?$_%BYG-#@2%M6BUe'!%0%85'Pi!!$!>D&E!!2>Tp/\
        Gk70!d)GkE9@`Cqd!!D!K%>Be'#Lc*00I!*n&>Z9E!*!!4+p6Gk}&!v7!%,&6/Gl**Gl20GlB(GlL)GlP9F6YjE@HP,+)c329F!*%@8.B>u@5Gl=a,!%\
        F)C!$G$e,$kd&#gW,<L@E/1$h&/-/?WI+&6iDB7,0!;I!-3!y7,OH)X1>q))#Fh!!b+!sV!p!!,$C)$X+Gm9caeFE3i.@,Yae!!fH@kqH+,!!'!>bg%!\
        %BC(WXD!O4#1*Gnh0God(Go}l!!*Gmz)GnetO)z'Gn,.#sb21*G>;D/GnB0GnF(GnN)GnQjiC>7ZSEzV&(anD?SwO+s0GnZdmO-jael!!dNCn8J*}$Go\
        .'Go@.#sb*Go((AX=a->MRE?K^oeE>fW'?K^jd->C@,&$lbG.s4*O3/00GoV)Go_ajckl@cWnd4!QF!*hBE|B!!%Eg*f.!Z5GowdN>j|!$WAFW%'t$!%\
        6G;V.%Id!!/GpC0F[@)GpGjdlN@mAD?a!-.ihbqciD>fF4!a$H-U3!%&HD),!%/A&6'HKi(H_p.H`!5Hf3:!Db!!%Go=-Grd2GsC$GsV6GvM3GvY1C$V\
        &Gw7<Gxe7Gxn,Gy'/G|C*G}P'Cac0H#y(H$a)H(d+H)S.H*F8H+89H+T5H,M:H-5q$Gr/&Gr>bH)w*1Oe3@.robfOB/a+GrFiD(>!!.GrWb4(8*!>I>A\
        <%'t2!*$!%G!D$#=7Grrn&,9L#C!!%??d$Gs6,!*/Gs?*)X),j9'3q$-KL!>$!%,!QF!%C@Xl2&6&).<@/Ned*!%G>hK/Gs`jjB#y!!&?jf'Gu(b*Gsz\
        +Gt$ppiLC(K++ApD-Q&Gt3'Gt9.$:aM*V*&^I!*4!Q3/01Gty&>6R,@%|/3*0Gt~j$!y1E3i(&<5Gtqd$!yimd)!DlB?a!h'GYiL$:cG?8..!8dD*V3G\
        uE,FHi0GuZ(Gu{)Gv(+GvGoD?sK$?'*idqcg!!$&?'Ah^L$:'Gu%(Guq+>0Knci$!%D??Ddha&AkNL!8en%#4dD>BU0Gv:+Gv?coae&!5E#LdF>>#b)>\
        M)I!%ndF?5o*&|h!!bebn@M!!%'94Gs06#d&Gv~p&!8,'kb&!%ob!cXn@cYd,?3Vpebmn%!%$!'&#IS!3-#=2!-6!-7!%(GwR+!|i!!fIFPs!!-Gx$2G\
        x-3FL{&!N,Gx3*#F0Gx:)GxA+&d9Gx`q%$nF.D%#C,0EL!>eafG$w$>SID#%c$#pH!%0GxN+GxWqFFNI(#(icIFPX(@C|S?thabV#(!!&!%Z@/N&!Z7!\
        -a!!%!%$!ZgteaL(24GyZ-Gy_2%V$Gyh6Gyy&Gz>,Gzf/'.'G{L+G|:5$3b-,O7!-J!%B@~|5!TncPGE3(Gyv)!Qg$#vD!-@cZ0Gz,+Gz8q%#jB@C}ag\
        gr!c[vE>Q'&&TE#%4%,-GzU2!*6?5o+Gz]bBEg*begCCgl$!%'#LL!8!!$G{)&$3/+>'G{.)AKo.G{99$kbn@c]ikZ-s'!%v/Dy{G!F;?2|jcg%'td)#\
        UpB?*^4G{l-G{w6'`3G|!*!%0G|)+>sQbJ>sGbjhae!!D?M)be4!TN!pa*!%I!T1G|3aecP)t&@eTS!v!!ae!6B!%!!4@Cw$G|z&G}!,#F/G}&0!H)G}\
        Ib*!%(G|s)!D+!*oeS&ph&!-E%2!!J!QHDN$&!0'#j.G}Aae!!1%#&!0,&6hE!*eb4!|N!|h$!'F#(3H#Q&!%7H#m*!-'!|)'<.,9o!!-G~o$)[6?U(3\
        H!(1H!.&H!4,H!C/H!Z'H!a0H!j(H!n)H!t9H#B5'cq$$n&$n'G~i(FNIb3!%,!K)G~ceF*q&!5U#F'#=W!%,G~~(?4v.0<bF+2b0!%G#7(*}L!5$.>E\
        .>*!A9'3j%D{cF?4v&A$4'H!Ta!!4$}F!%-#=E!ZbcPE-n6(J.!>V!HD@%+%%~B#I%']4GxJ$!>'H#20H#5+H#;nbU(#M&3&*CF#(b/#7H!g$$}1An_'\
        ,?eD@#h!!%!'4*7$!'&!0/$6*&dd.!>V!H!!5!3a((ZS!%!!,H$80H$N+H$Zn+H$4bX?xtCGvTd&>wZ)H$J+?NCmCEcsNGv:&!Nag&!0GEy1dpJBK64H\
        %P2H%_$H&n3H'$&H'(7H'/,H'5/H'C*!A0H'f=?V5(H(5)2F+H(H8H(Rb7DI[)H%LgpL%CG>EP&B7,d(>:[kF>:[-GdK$H&81H&F&H&P,H&[*!A0!j)%\
        _+H&`9H&f5!%q'$3b-#=7!*J!Kg4Cz*$!'&!0G!Fab2>,JF@TZ1#Rg$#vQCzKD>Q+%#jE#7'(mbF@';!!4@uX2?_<$!Z,*}M!%aD)f-$hU>[s$(jG!F'\
        @Y%azkcg!!C#X!!6$R,$C'H'TbI?!<g5!3c'$G)&K.!ZX&K!!$!'&>j_)H((.H(05!3d!!dg!!BAdhcjndFC2OiJ>V@'']5!%c2!j$!'/!jG!Q!!/!ja\
        qB2Iafh!!$!'6#d&!0M!j1H)#&B3C,#F0!%)H)/+H)=jnD@{n!#$@$J&%PM+>,!*'#jc2B3DL!Z&H)Ga!!H!Wg$#v3!8bN>wf!!-H)x$H*46(|&+a/)4\
        0#.(H*@+!Hq%&-E%kn!#4$e&!0,#(9$ka,!%(!;I!%!!6$R/B7+F!%%#jB!g3FY|,H*_*H*n)H*t+H+-qB,?!!%#4$!'&B_iM!%-#@I!%%!%$!5)!-+H\
        +)lbH2_E?Tu$-pqd&!8S!%$H+H'&Zb*!-fkN/@!!,&6*!%eG$e!!6H+n7H+r)H,@+A$Wb&!|J!-DAF3!!$!'&H,0/0E)H,:9%nqc,!KI!%)2Fg3!%G!D\
        4*IO,ja!!1&j0@kqF!%!!-&6$!8&!0,H,w/H,{(H-%)H-/+!|9,(s&>Z9E,?E?4w%AKOE']%#jc-#=Q!%$'6I$e$H-J&!Nb*!%eo!!&!-E$G!!i!!*%,\
        W#R4H3$-H3@2H3k$H4@6H4J3H4P&H4[<H53,H59/H8?*H<C0H<x(H={)H@d+HA0.HB}8%V9'(;HC*5HD!b,H0{0!%(H14+H2@.&T8H2go!!-H/=2@+Y$\
        !'6H/J31}1H/S&!0,H/W/H/m0Gx:(H0()H019H0kq%&-E$3'H/FnaB#mkH0(%#I&%PL!KL@7@%H#<'#jc329ga!!(!%G!*&H/zb*!%fIB|gfheaff!#G\
        %_%#p$#IE'<%%~$!>1H0K/$60H0U+H0[jbF(J%H#/&#7E!>%#pF#('@j_(@jeb,!KH!g&&-'$qb&$J+!HS,p$!'&!0)!Fhn!!-(D6$RD!N$!'&!07@OP\
        +H1If%$0B!%!!$(j1H1z&!N,H2&($h)H20+H2;9#Rq$%5.H1veaC@=;FBhH!!(@A{G'z%&-a%(JG(y&>Zua%#mB!gnF@kn!!$!'&!0)H2bn!!6H2^,&0\
        a*+DF!%EA'/hF?Yq&$[5H2wa!!*!%F!%!$1A3AW@0S$H31(H3<odM&p&!%+/GmnF1*D?O#7H3M+H3WbI>&S!!,'kaJGWZ%#Cd3@+z,D2V/D2ZF!W3H4%\
        &H48<H4='?7<a'%2F!-&!0a!!6Cf:1-|e!!E']dgP06C(22EAni!!R%e%!%I)i%/=&#saMBq*6!H/H4y*H4~(H5+)!>pnh!!$(jO!%icK#|'$G(DT@X!\
        D!!$#vJ'h%(2D#s%!%$$=,H6e/H7A'H7e0H7l)H8-8H819H8;c-H5z'H6$0(M.!Zb/CoMghn$BK3L!8d*!%N$J,?K_/%t0H6G)H6Q+H6W:>>3peb/!%0\
        #|V)+%1R1>j}G#U!#N?d{1>>-5*zedN>`g!!4GM.-%56,(3H761H7=&!T/!ja*>v'(/oqde$!%&#%L!8ebllD%bEFq-!!1H7S&H7X)'caIB<LdJ?pKgh\
        n!!c%#LK!%2BMPI!%!!$!'6$R&!0,Gx3/H8'oBEBw%!vB#FcH0Oa!!,#OI>~^cH*n!!$H9^&H9n,H;K'H;Q0!%)H<<b3Gst*H8k+H8ojO>MVQGs~$Gt0\
        'H9%.$:c*?*_I!*3/01Gty&>6R,@%|/3*0H9Yj$!y'Gtc(&<5H9Rn$E3jF.7)!>IGtrEGu%!!e'H9jbJ?+0RGV`-H:F2H:L$H:U3H:[/H:d*!%0H;))?\
        dz+H;Fb*H:>jB>u@dm&!-G!Q(/4S1talcfaMD6omcmO,m%(aebM+N'H;$ahb/H:{qdi%!%&$_S!3deNEdieN@qA%E=x'#X+H;:iaQ>{Sae%,Rdg!!C*#\
        eDB+g&#%E#j2H;v3GuE,FHi0H<$(Gu{)H<4+GvGjnedMDou5>KecbiSDLr1Guh'Gu%(FFFI>0K&Gv1IGv?hchK@Fd!!-H<`2Er[1%h*H<g(H<oq%#%D!\
        >1E1fE(G%!%afG$0&!%'/ZS!%1H=d+H=qb(#.+H=0oHA@0'H=Cc+D?|j!!%!%EFLX6H=W/H=]+>O}jbejDFI-iCGaf%!%B>Bgb&H=maG*#GET9b2!%3!\
        TH!*4H>X-H>o2H>w$H?!&H?C/H?M*H@/'H@50H@I(H@R+,Ob!!,H>UjJD,xP*/!!&H>ib3!*,2pF,%-%/V*=ki$'YD!p!!$!'G'c2H?6*!A(!a)!;+&^\
        bT$Jch5!3b/!mF?7$h%#4&)wE!'!c^$H?u&H?~'H@+b*G3Mmnedoc)!Zh$!%&$_L!8)*fgaL>KN+>:[ffB>`pG@dY%$:D#!2Ala**/c*%Y)!Zj!!G,p%\
        H8<aI>MR!E&H@_aeC?>%gQH4E0H@z)HA(+!Qchb*Bd0IA}?ae.!8cmO?Sw!#&!jE2_1!%ae%>9?d2HAl3HAp7HB#,&g/HB**><:0HB2)HB9+HBh:HBtj\
        $B@XrKDN;dY!;(?4vaga&#+'$GG#UdghEGnaahbqEB]%,>wXI)w$HBP&)U'HB^0>w^+HBbjB(ax&$_kbi!!D?jJM@8qebK>0T%HAm1DXxF?uXrpd)#yI\
        !*->9AibH?#}!#$HCu'#mb2HCV3HC^1D(F/HCi*HCo0>>(jnidedmO,u!!aKE0)'!5ebl!!M)1$$JD%&-+AB!%)DT3gqBD44o%$0B$0!!4HDl-HE$2HE\
        ;$HEd3HF+<HG+7'k,HG6/HG]*HGp0HHl(HIz)HJO+HKQ8!*bvCCBM$HDy&?2~qBA-heg%'tD!-7HE0j'A,UL#7!!$$0/!jE#:2HEM$HEU&!0('SbI)fa\
        g&!vH!A!!%>f{dk)!NI!%)!Fe'HEtb(EdlI&^->C@,?K_*EzdpirmO?*_3>DV&!%n-?Tx6HFe<HFl,HFp*!A(@pP)HF{9HG#q%$n&?}}(*qd%$qS!%i&\
        !HS!HC@#s%&-c6!*QA>*jOAX_b+!HSA(Vb4!%-@#tX!D%162!-'!%+!%.HGUi!!&!N'#j)%/I(G)Bf@l@)b*HGkibr%!%D%PhE>PE!!2HH*$!83!**!;\
        +HHebS)z!!4@O|$Ble6'?3%,&!%'HHU=Fjd('q)HH^.CxwiD>&T'>O`G>Oc1FcTD/-!!aeJ&0!!4%e,#a0HI%)HItsiCEBw$HI5'HI;5!3bF>p`bfIC4\
        K-HIV2HId3HIj)HIo+>tYqdfK>q2(HI`blN.GCB(w%&?F.7iECglcP>Jc+!HL%{'HJ2)HJ;.HJCa!!,#(F!%1Ae&fnD%2kh$'ED$_*0[o'!%cHB)d)@n\
        E+HJ_mbgD>]'&HJq'HJz(HKKblD?`.2#adjS>0D3.(&HK7,&$*!*(HK<jdlmbhD&EgKHK/c%!5'?s/j%2CD$_cdH>;E!!/!j+$wjn!#&-6($encU&9!!\
        4HM)-HM^2HMd$HM}6HN#3HN*11?&HNT7HNW,HNj/HQ#*HT?'HUb0HW/(HWW)HZ`+H[O.H]?8H_I9H_S5H_fb3!;(HLw+HLt;>q)jhX#.!!2%8&!N)&3s\
        F/Z!!3HMY*&d'@Ovq$'Y&!>)!D5HMPia!!(!%oaO1H!$1B__D&WdR/Pt!!B$0!!$.1/!j'HMwpamEAnW/%tG2XK)(s%!%M!j!!%!54$e6#d3HNF)A;E9\
        HNNjO@R%!!$!>D)K%%PB'6G0(%!%.HNdtC>Xe/!%G/@4HO9-!p2HO?$!%&HOT,HOd/HP3'HP9)$J5B9GbeeOE$ZedE>xW!!%$n$!'6*L&!0'H#gL#74%\
        ,*!A)!ZobrM)4$-Z'HOw5HP+b!!gP@@C!!%!%v!!%#C*!AW(D1&6pF?ng%!5D%q3AhN/HPh*HPo0H:X+HPsj$HPVbL#I*A|}mnbi%!5c!!C!5ahbRH:p\
        SEjU5*znke&*cE??(4HQA$HQH&HRh/)1'HS$.HT:b3!*F!p(!*LCo%!!-HR*6CL<3CN|,HR./AKN'HR90'}(HRN)HRS+)N5!Nq(>Zr.@pLd2!;.&-S!%\
        dM#(%&-&!NaGAyI4*`)?hN+E>%9>Q+mbI>|)!!E'<&>Zu02&h(HReaC@#[B0L-%/*HRtiB>KN$#v&!g'?deS!3!!3HSY&HSq,&g/HSv*EjQ0HS})HT0+\
        E>%:HBta(HSSdNHRIdhDCqv(>h%ag%!v&.M5!3a&F.UE$GdIE>%demO?gB+B@xn&!yd4BW^H*Y0>w^axLHBUgK>l<-?JU$HT_&+|7HU6'HUMo%!%'!%k\
        F?T%!!)DTqr!!4(g2>Zr6+^/HU(0$h)HU-j'>&TF/kdE>Q+kjt$!'J!*!!&!*5HUFa(!%S!%!$hE@q1.DhAe!!%0$$!*c6&^H!^-#@$$06HVG7HVQ,HV\
        j0HVo($k)HV}+HW'o!!&!0,%q'HV?9HVBld,!gL.>E+DcH@%,$!'&!0mF+)!!%#|$!'&!0*>`[.#79'`S!3cQ?9J!!,!-'>ExftD)@3*qaQ*q!!-#@B!\
        '!!&!%7>DV0!H)HWOa!!6F6d&!%,$CF!%%GOqKAFT$HX&&HX)/HX2*HX6'HXi(HX})HY.+HZS.!8oa!!EDwxO/gwdg!!I?^oE>*:!!$!>&HX]0HXc)'z\
        9(Mq$&a&$n'HXYiB>f_E#=*!AG!>&*zE%,)Bq%9?pJidp$$!&#IS!3'!'c2!N60tN?c%+!%a-HYd6HYj1HYq,HYz/HZ%0HZ/(HZ9)HZ=+&d9HZHq%#j$\
        !jE%k%!'J0E&%PJ@$J%1E$&pD#X%A,UBCZ?%@pT$%5D#g,$kd*!gW!HCAz#n&!>d$!'W!%$'6''cnD@cL%!%$A6PcK??]%@Gm&B/a0HZx+H[)a%!%N@k\
        qc-!*hb4FI]JBQ<!!$H[<&H[K,!Hb!!Q!*)!8i!!$!',!HF!;J>Nx4*`2-|$H[x6'?1H](*!A0H]/)H]5+.4j%*CnNAFT&!%i&!H7/kM!j$A>2E1R,%b\
        E!>1$hm'!>L!'1?Y@/F)9*!g(H]^)H]e+H_Do%#|D,63F1aD!%&!0/$6a-H^F2-|6H^S3H^Z1H^^7@D#/H^g0H^x('h+(G9H^~q'%5.@pLeabU,a'%5(\
        ?4viabH#(%>lAL!KL2I'B#BkfR&0'>lAb&!g*!%)$JI!*%+)J*k&H_5'H_<(H_@be$'YM#(sa!CF!;eU,pB@jhhL@_xa%!%,!%F!W&H_b,%8o%#|S!3I\
        ?(#!!%!%oB?9K!!5H_|ubhG,|V$U4Ha--Ha<2HaJ$!%6HaV3Haa&Hb%<!|,Hb,/HbB*Hd10!-(Hdz)HeD+Hf#:Hf0b!!,H`w/H`~(Ha)cgbmLGAZ%H+E\
        N/@4!abjO%~C>Fe!!-*@($tq.*tS!3t!!%@Yo,F:OG$J2,I'(m).4L!gs!!c*00G2F!!$!N1Haz'!%.Ha}p$!'cHH,4B!8aHA$w)Ha)I#C%!%7!%)%Vi\
        !!'!%bqbJ@,P!!4Hc)2Hc4$Hc;&Hc?/Hc]'Hcl0DM3.Hd+b+!*g$!N7Hc&*!A'%)c)Aa9+Ek3X&'D&-.!^ia4(gH!A&B7,F%qKC#*6*R,HcU*!%o*!Ac\
        6D1MI!;c%'tI!;$!''#j.!8cgQDQ!.Hc|e!!&1[,$CE$G)!De!!&#IJ$C,!pG!D!!2HdN3HdX7Hd_*Hdh+Hdljn!#R$eeao+#|W@0S$!'F$X!!$/{N?h\
        /BEZI!!$!'&!0(!AG'c2E(*,%8+He<e%#|5He7c-)}B)[!$D!0!!&!0J#1!#1Heb7Hem)Heu+,Iqbgo!!/!jF!;!#&!0mkN>>0!!&$[S!3!#%!'$$0S!\
        3!!-#@/!mwNAK8X!;4Hg92HgS$Hke3Hkk,Hl9/HlQ'Hm20Hm@(Hw<)HwFb$$=,HfijDBj%'Hf|.Hg2cg!!$!%D>~}&!g)Hg.m1+aJ@gHNBMPedgcP*O%\
        >Loeco!!'%2c)&'w%!d$!WD!0*Hgj(Hgnb*D[[h&>y1nE#XE?ZL$&?&HhO'HhU.!8b!1,BD8*!>(Hh=+-(.HhF:HhIlH?_]+DN'pSC4KJ/'&#%E$b2!*\
        J#O2Hio$His6Hiw3Hj)&!g7Hj7,Hj</HjJ*Hj_0Hjd)Hjy+Hk$;Hk-:>>3j%BCg1HiI'Hi](Hija,!*N>;['23ide&#Xd+BD+sJBCa(HieiJ1ehDDHxb\
        K@mbS>KeJ@YU'%~ik'BCclaIBD+(>FAa,!%g!!C'tcHHRp&).'1'rf%!vD)U%B@^'HjZa,!%I>=lFGWZaNDN'%>Bv,)}'>L5n5!vdqD?jP0?d{IEIpn$\
        >>.EGvI&#Xr-HkM,!%/HkV0Hk]+Hka:#aqagX,unided[BD(ahOAfVF>6aBBDFldG>p`$!Q(Hk|cag$!%D@R[d/%t0Hl2)2X+DuaoB/$n'%{S!v%!%d0\
        HlKj$E;>cjO#OnrJ?5o&!**Hm%ag!!$%@&Hlp'Hlub$!-H>9@kl@c_mhae!!%>>5E!5!!%?:14(VE>gu&!gfj&#%rbM?q/$Hmb1Hs-*Hs?'Hsn)Hw+b,\
        AWL+!QghO,%!!)>;>e4Ho$-HoH2B])$Hp-3Hp<1HpE&HpJ7HpQ,HpU/Hpr*Hq='HqF0HqV)Hr!+HrD8Hrkb2Hnh$&?,Hnuj&FTS.>SShcV>Nxeag%26d\
        jdFHST&D=/odfhB>{$%?8.&Ho6'Ho>ahC>'zicekR>(&i%!%$!%E%)$Hou1Ho|'.eb0$U(>16+Hopij%.!$&?c*>sDL$:bJ>1FiikiC16diafhae$&?d\
        J.!;Hp8l$#LD!-IBjbirj%.!B&?cP?);-&vP?);CHp*c*#=m%.!$&?'HpjcPHp?&HpfN>(!$Hq,'Hq:b(@mIfhcp&$=E!v2!Q*E40hedN><!I%S5EjUb\
        hF.!%A-h*!%0>=IheB%&&Hqo,2~*%V5A=!bebhnrFEz^$>SS3D=/hkchC>PJ'Hr90Hr<a*Hr4jeB!dfDEICM$U%#piB>{&1HrX'Hrc(>(ka;!>gG.b5H\
        qkaeM><!g&?jPL!8&Hs%'Hs)a*Hr}iE>}$hDC(gI?weJHp?$Hs8b!*gI$:/!-HHj2%EOgd3/00HsW)#U+Hs_bH?sK$3'O>151>>-c-!%)F)TX&9!!4Ht\
        O-Ht]2Hu;$>;=3HuH7HpQ,>'{*Hq=0Hup)Hv9+HvM8Hvx;!Q:Hw#bPHnh$Ho1,*LbfcP&|$Hou1Hty'>PJ(Hu35Hu7b,Hp>N$U'Hu%iE?N}goec.%wb-\
        !%G#UD?BAKHibael%!%c-!%G!D,HuV'HukblM>Rf5Hu`dGCK2j$HugbaM>{SgCE+-1Hv-&Hv5,2~*%V(>(#b-+AFHqgrf$'VD)UQD=//!Q+HvEmCEibb\
        )#UI>~|1HvZ'HrcaHHrU(Hvs5Hqka*1R(&?)?lhhcK%@dMHo:&Hs%EHs)ak3%2Y$t'Hw5cpJE$Z3>F@M/Cb;?2|jE??('!5+HwRfE>;W(Hx)ae&>b&'H\
        wha-)cG#U)Hwy+-NjbhbiaNDdp-A}tbimcgQ?&zcjEG:Q4Hy=-HyS2H{o3H}U&/o<H~Q7!T,H~V/I#4*I.6'IWg0IY4(IYc)I^++Iam8IbZ9!a;Ibl:I\
        bzb!!%!%$!-3!a*Hy:0Eg*lq!N&&ZL!8T)R&HyM.FC4a(!QYE0@)!DX!-$Hyu1HzH&Hzx'Hz~)#@+H{Fb-!a'!%F!p!!-HzA6'w1%h/!j00X+?_?q$Co\
        %(Hz>d%!>Y!DB)4%#7F@je'!'+HzY5HzrgaL@#Pnrd,?3Vf&)Ubke!c`&!-LFFadfhB-9-!yH00)H{?g!!d3>F@,H{9)2XjJCte%3$E/*bnaPEKr$H{Z\
        &H{_'H{c.!8bJ>a`F>JVE?V7*>8dodfbL@j|!!$H|.&H|i,H}0'H}<5H}Rb!!O!a*H|O'H|X)!Qb+!si!!'@mqc)Aa9+!;X&'hc61KjC2C3AhNidp&#I\
        .!*S!3d-!;3.(/!%0>Bu)H})+!%i%3$B>Q8rgjFE=E&!0a!!*!AF!%!!->sai!!&>jMbh$!'F?![J-.%!%&H}n,H}q*H}y.H~Dqd@caQ!|.!%aGEic%E\
        r;'H~)cIA}?4(8(H~6lcHEAN$!Wb/!pg-!*I!Nbg'A!sc%!%P!%hcO&p%%2&H~{7!%,I!!/I#1'!%a&%F.?%M;!DdG)cbM$=!!%!d&I!I*!A'I!a.I!j\
        5$:ap%?^pc4%ShcMA}d->G*/>Od+I![qaF?Z.aFA}dpcj!!CC(:)I#%lcg$!Wb*2xh$!Wc!!E!5&>3lhe%,!D&sB2_4I#l&I$B/I$Y'!%0I'Zb/!%(#F\
        .!Zp$#:'I#ic)!Zg3!%b(!;I0k@cb$I$%&I$-(I$8.#1b,'qL*:2!WjDH[Kq$$*c*!^I!s&@T'dpJ?<n*I$U0DBr+)no$!%bX&jCI$R$I%'&I%4'I%E.\
        I&*b*-B+I$wjLDd,.I%#aFC&pFB|x*>-p(BQ]oD>4m*I%=pFC0:ag-*YI!N2I%f,&B(I%n+%S8I&&qcic)&'+!;XHgJa(D4%G#+%)qh$0Rbi!!c)#1+!\
        ;X#1C>VK((d+/Mg$!%&>>cd-I&f2I&q$I&y6I'(3I',1I'=,&$0I'E)I'J+>>,bG@Xi1EHGdlmaI'BascjD>CyiajhedmnE?>lJ?sm,I'8ag!!D>}$dq\
        L/PcfhdKFBYbIG:;kmmeaff%#g&.[E!'!!$I(M&I*c,I*q'I+O(I,J.I-sb->A;&D*9(I(7)I(E+Djoi%!%$'!N1Uh%!d)!Fc%)qH!^+!afDEA)-I(r2\
        I(y,I))*I)/(I)E+I*Vbjn%&E$,BM!m-1UkH-H%$'$!WclaH?R',!HG!F$I)>&I)Bo$2)G!FhF/MI-B-I)g6I)l&I)~/I*6)I*F+I*J8-HbhcV.%aNHK\
        3ajh!!*!Ac4%S'!5V!*%@U},!W'$G.%wfn%+yD,x$/M&I*AbH-BfGHK4E>*0.I*RcH'BeR/M&@*sk'G7HG!D$#+'$G)2FgQDjC$I+-&I+<'I+Fb-1U*>\
        d9kfD+ylagh!!%!d$!'E!'$.oj%'tD-d2#1(#1G!s,F-i(I+n)I,&+-B.I,@8I,EgoaF@YCh!!%C'L$-^&!0kg$!WD#+$!W&!d+I,5fD>VK!!$!''!'L\
        #CgP?ERaF?e:$I,g&I-8'I-H.I-pbjhcjb4(8J#y3I,x)I-#j%!dcGC!agb4%SI'J)I-,bF?<n!#/!mc'2uV&3*-y)I-DlbI-pE>D)4/M0I-X8I-blmI\
        )R$BZTeD@['$>+<c2'B)&'X#!P'B2'B3(j,I..*#y(.++&'cfG'qf$!%D>+-4I0|-I1(2I6W$I;z6I=b3IAT1IBR&ICd<ICv7IDA,IDf/IDm*IDv'IEN\
        0IF-=IF<(IFW)IF^+IKS.IU68IUG9?xtb4%S2I/k/I0+*I020I0>+I0_.I0ej+I/]j$I*AL>C@c'!5u%!d$!ND#+/I/x8I/|a[>C'DI*A&I0(aFI)BG1\
        UdebI>[~*!-c/BuzIB%#+I0Wm'F-h(I0PicK1UdmeDBuz&?GEH!AhaH>:92I+*)I0wpkeb,!%I'JmcK-H'-veaB@Ed$I1}1I2H&I2R,I3%'I3C(I5_.I\
        5rb!!,?sp0I1c(I1q)(d.I1xg2?spI#!b4(8jch%?15S!3-D)KH#!hD>p70!d(I2:)I2?g)!*+>C~ocbF?gBhD?GE+!%fbH?C?!#9'`dC>C}2>2e$>b@\
        *?bj)I2n+I2{8%SmD-B$!W&0e'!'LAjp%!dB>+<&I36'DbZ.*walBI2Dg%!d$!%&!0E,Z1I3a/I3e*I4>'I55(I5:pgc+!aX'qaF-B$!%&!00I3{l.I3\
        xdP-HI1U%HK3,I4/(I43aI?1&B>NOa)I*BnaH>E>3I4])I4a+I4|8I5,j,I4XacV/MLDe9F?c($GXr0I4w+De+c2D4#fI>CycKC-P&I*>eduaeII+*a*\
        DjoFHK3ePC(L(I5Hmde%!dB?Z.$D0l.I5UcQHK4mh&>2PH!A&D,-.>OBa/!mo&+yL)q,I6-/I68(I6@)??,q%,!LA4U-&Bmb4(8I'Jq$C.:F'q%>VK)?\
        w-8I6Se$$'D!0CCV6$I6x&I8J'I:P(>^p.I;$9@Nxb4!-NCn=4@TZ6I7R,I7f/I7k*I7s0I8%)I8*+I81;I8Aj$/x'I7KcG0ke'$GL!Z&I7]bhcQ/Mgc\
        h$!NS!3cK>CAgc6)_I!;$!%h!!%!d&!TL#CaH?1%hekKHK3aelcgb-!;h$'ED!T%!d$!'D!0-I8s6CL&3I94*I9`(I9d)I9i.!Z8I:>b!!/!jH!-+I9(\
        b*!>h$!W&.[E!'%&E&!T/!mG!F&I9T*F@,'I9Wa)Bt(g!!-!*$!%'$GI!%F,|!76)wI#.C>?@aK>+U0I:%+I:2j(I9{cN>6ba$-dI!s'?:y.I3xagG/M\
        cg--dpkcfO1Uc)HK4okb+!si!!DH|E,'B/I:s*>;@(I:}j+I:oncg%!%B?arFD,.&I3xahO@!!G?,c-I;?$!W,I;V/I;_(#!)I;gqDI3x$>+<&!0h%$'\
        $!*&!T'!'G!Fp$>:+D!0agh!!L%w!#&+Whe5!3c'$GbJAa26I<J,I<_0I<|=I=#(I=*)I=18I=9;I=>qec$#+b*!>I-(s&I<Zajh&>.6LC(9KEAH$I<q\
        &I<t.I<xbfI>}#Q'qQEJnKI3xII0Wk%)qD#+(De+I!NfaghD?^ocII&&'I)?0I=KbKI<|,I=]a2I2k*De9FDjocK>G*$I>C&I>m,I?N'I@B(I@p.IA;b\
        /!;*I>2(>DE+F^xiJHK4-!;h!!(Ayjc-%/J&v%I*B,>}#(I>])>4Jjh&>p7G!F$$'&?1T*%@)!FI%S$B#B3@#g,I?,*I?0(I?E;!DoB?^pI>Srch&-W.\
        #X5!3a!!*!AGE0)l!!%#:D#+$I?x&I@#'I@,.I@3b+I?ll&!0MD3N%+d$$*&!TE!'-.:xDFY@-.:xcM@0^(?spW!%;!Dag-!*+2-XB>-,@q;(I@T+E@*\
        laeK2-l$I@j&!0)!Fb,#y*!>I/'e!!K2-$IA*&IA..IA6b-!dfheLC)c[Dg+3DW$H?cljI?sp(Da;)IAJgocR>5|$!W&!TEBa]$IAo,IB1'!>(IB5.%M\
        b!!hO@Ya(,9)IB'g&&sk$!%&#+E$Gh%!%&!TG!FaH(V$#v'IBLb&BhHh$!%c%'tI/G.#7W).$IC+&IC?'ICD.IC[b,IBr(IC&qcIC/F%>GQ&!0a*!>(!\
        %G!FlEI(ve$Bd,ch%$''!'(?wTG!FqD@_')ICPldpaHGs]mchb4FI]J#ylb*.+I!s'!5=>p1hcb,B1lI>kl.ID,ajh%#g&!T'!'G!F2I0x*0U)?UMe$!\
        W&&sS!3!!%!%&!N,(#0ID`)AKo9@uXq$-KJ$h%!gE!>%AeAB!>b+!*eeD'}!!%>NO&!07/k'IE5.IEHae)&jV#!8?F&j./Sag-*Y)!*I!%laeC0$0IEi\
        (IEq)IF!jki.%wb*!>I>>AmdehLG9+3IE{ocHBuzbH&^->%nc*!*I)t'IF9.!>bI>*SL-Zk$#Ic$?GE)IFSe$$*&!0S!3DBz='&pL%P-IG)$IG2&IGq'\
        IHU0IH~+II9.IJgb*B|xikqF?k)e&?^dLI3x/D,.*IG`0IGm(>A;+!%j.IG]h!!%!%c-%/6F?kVCbQF.++Djofc4%SII(IbF1U3IH+*IH@0IHG)IHKo$\
        !'D&s1DpWg&IH8a@cc%!%scK'q.&BjB16DFx+h$2)&!0G!F,IHg/IHv.IHzqFI-^%!d$@JB.ByzVD4EgD13jD'q&II2ajh&!T'D^:G!F(&KG>QM$#7&I\
        Is(IJCb4%S*IIe(!%.1bi/!mi%!d&!0/!mGDo]-*Yh!!&#!bHCjj3>ft*>Q8+IJ8i/!m)IJ5i%>gE&!0M!m@cdkh$!%cdHD<`'*Ck/IJYjh&!T'+;(!A\
        G!Fagh!!b,>uoI!s6IK#,IK+(IK<q'I55fhbgIC&ps&I&tJ#!&!5+!%b*!>(?jII(p$$*3?1&(IKNb4%SH#paKF!0$IK~&IS$'IS=(ISO.ITob--d7!*\
        *IKzpicd@ceQI,1,ILH/ILg*ILq(IM2)IRyp$!'.(>e&#+b,,+I>>Ai&ILYajh!!&!TLBv1p&Byzag-!*I(5maeb*#pI&32!W+IM)fc61K'!5+!;V.%!\
        !&DX:H!A%>O:-IN$2INc$INn6INx&IO/<IO5,IO9/IOq*IPJ'IP~0IQ*(IQV)IR.+IRQ8IRZ9IRtqe%#.aB@q;%/S1IN<'INCa2#10F/dfG>GUbgpB?v\
        ;*IN])>u@.An0l!!lkgc-#!E!5gaKD2@&>DEamaHDC{fh!!$)[D,x$IO#bK(#e$>:+d/%tH!%/!%E!'B>O:$IOW&IO`'IOg.#Xb-#1(-E5!HgpL'}%>$\
        NkU09g31nU!W0!Hj7$ML-!$IP&&IP;beec%#4B.o*!>:IP7ocb(!;I>Suwd@R)*w+I)B;2#gQ@-;!!$IPo&#I/!m'#X)%_.IPzb,BQ<hcdgbJI:J!!$!\
        %)%_I!%H@qS-F.`mBIGn1%e,$k'IQA(IQHa,/SgBD/',&BGD+_ah%!d$!'&!0G!F'IQz.IR)a3IQm,IQpsJBR%H+Wbh$?cyDB.qpbh$!W&.[E(/mIDm}\
        !%0IR?+IRKa-.:Y!Daef%!K$!WD!T%!vD#p9EbeeD@*s%!K&IRmag$!W'!'I!sav!!B-^aC>TUh%A}eD#%!!/IS0sbPAK8&EKkb!*-!;I-(*&';ISJia\
        F>@XcKC0:$IT!&IT*'IT6.ITeb-I=:2)18IS{g$!>fc3-BhcVB|xC>QM*E]NNFTR->CA3H%IHF0L&ITS<ITV/ITZ*!%)IT_8F0SokKC3XI.yB>DEcG*w\
        maK>:92&9f&0eI!W4#!/IU*)IU/ch)!Fc'?9KV!*afK-BfkfK?D;,?zN(#1+%Sg-!dP&B$IV&&IVu'IWA.IW_b2&93C(L(IUz).bi.IEKco!!%,!&?jJ\
        H!Acb4>VLH2x->C}*IV>(IVM)IV`cp1!WJ#1h&0e)!Fde!!SHe7)-(h%#m)!Fa4>dGF!%h/!m'!')!Fc3?,]*!^I)+2!Q*IW4'IW8)I+*+IW;p&D/[E?\
        bkKHK4J1U%!dB%Y-#!7#1i80_k*IWY+!sjea@cfhCC3(igaeCByz!!*IXe9!-o'IX+c2!*)#1:#1g!!%!dB!%6'`0IXN+IXUj'IXJnidenroedxrzL#.\
        lN/g(FFFG#.5IXanreEDV]FD;k!!&IXw'IY#+IY+aG+#%!%)&KX&K0I'#G?dzd0I'#I>>,1IYH'IYL(IYR)IYXaK13cQ1*!!MDN$djJC{9.!8aocY?;5\
        $IZ7&IZ@7!W/!-'IZr(I[E+I^%.#O8H8;b!!7!|*!|=!|GIW4!!gb!!B!p)C>6+$to&%q'IZWa-)cG?sr7IZl*+g)>vc+-NjrKETRaebI/ag!!&1[/I[\
        -)%/9I[65!3jJ&p%!5dgQB/a%D3A$'6d'!gF@=;$I[^&I]p.?D<b2Da;hcdH?^o%)q3I]!,I](0I]:)I]O8I]goagh%!%D&WkiC?1U&I]1aVFrFpcd*2\
        pL(y(I]EibjBIEK$I*AdoLIW4'I]]0I]bcGI5(iLC,jdHI+)ae$$'GHK42I[v3&Bhb4%S*!>I'J&%PS%P-I^V&I^i,I^p/I_!'I_((IaW)Ia[+Iai.%{\
        b4/^F?8>n%.!$&?c.%wpkbJGo<!!gQF1a$+2b/?tm*@#[S!%!!bD/:!!4I_l-I_u6I`53I`91$@,I`C/I`P*I`s0I`w)Ia2+IaEb*>gqppikhcg%!d&!\
        5E>T,%!'khS?B11>G',I`-5I`1beqdxbX%)DFcZC>aSJEY|%?+&'1<F&a$I`LbIDGnL>L9'HSwa+I`he!!%#mc)?*?X#!e&&Z'>pYS!3DI`),ED?'>>)\
        +)wed0Co|haeB>hH0Ia?+E=EdeR%/dgoS/:'*z(A}tn$,LcdjSI`1CDm'k%$'$!'&!0G!DDBaO-Ib1$Ib71Ib?&IbF'!%(IbSbic%!%K?lhn!#D$[/>v\
        'FBu`b-!-U!|gaeb*!>(!;I!sbjdHI$U%!%$!85!3der!$R*I!#&!-d2%)qFD2.:$3b(!%gb3!|M!|$Ii'&Ikp*!g'Im{(!-.IqB5Iuab-Idf2If+$0b\
        6>b63If4&Ifl7If|,Ig%/Ig-*Igo0Ig}(Ih+)Ih5+Ih>.IhF8IhN9Ihb5Ihs:Ih~q!!&Gea'IdUq&!0ae!!$!'&!0vdKAF`+Id_gK@dY!!cjC*:&Bj%7\
        Ie('Ieq=Ie{+If%.(ab/$}F>`o!!4'?2,j$!>6A+r1BW|7E&M,(,0$h(IeT)IeYb,!%G!8bqR&<->Zq*@kq'$U+IenlB>.CF,j*#Fq&!%G!Dk%$qD$U%\
        !dD2ha!!&!vG'z!!3IfK1IfX.If]b+/@gHHDh%#:120a2!NF!;CB<Gb!!e!!.IfhdH@7&i!!4G,w$!'1%hE!'!!CDs:d0!;L@wg!!%>~^$Igc<$}/$w0\
        Igiq!!$IgQ'IgXbiC+T%@.FF#:*!%((gGG+~f!#E$U%!5E!>3!y.!8c++,fG,F%!5$*/dH>~^!!6(|pECR(/#a0!HG%)&!%eE>/gg2>hdI)i$Ih]b!!g\
        hnFHGliD>o-!!%!56#dq(Hz>dH(#!!4*7vbiU'(w!#M!j$Iid6Iij1&p<Iio,Ij+/*h*IjB'IjP(IjW)Ik2+Ik<9IkN:Iklb*!%idLDdp0!%F%8sBG_G\
        kg$!N'Ij#.!ZcIFIE))cciB/ai!!%*:'!%r6Avh(@c8iaC(J%!%7>DVg$!>S!3mbePEPb4?w*&G3d7Ijy'Ik.($0))Xa:!Dl&&pS!%!!$!'5!3cg!!$#\
        vQ!%qE&a)>vb+#[L!8!!,H&[)&ah5!3cGD+U4.D6#d&)Ka)!8i!!$(/,B/a(!;W%naR$@!!%!a2'96IlS3IlV1&p,Ilo/Ilu*Im5=Im](Im`+Imf.Imu\
        8!*q!!4'h$!%iaI!8T!;!!3Ile),jbR@,P,!*ae!!M*L,!sI!%$Im,1DzR/!;)Im0oCAAsH>lwdHBUe<!-*ImO(ImV;!Dp1B8d,!*EFF1$!*DDsLctDG\
        4yL!|2!%Q!-*)Xhae!!4@A{D!NycI?}@!6-In{2IoB$BA>3IoF1IoR&Iod7Io|,Ip(*Ip6'#=0?Q*(IpM)IpU+Ipd.Ipi8C&p9!K5Iq0q!!4B/a1@vV,\
        $CjagI#C%>|$'Io4.Io:t!!$$0G@yz).+I!*,HoyHFTSnN-p!!p$!'&!0J!**Io]bgHHaz!!gSHM})!>g!!$(/&!0h!!$!'.#CW'`a!!(!%G$J+!%ic6\
        *R*!AI!;%#|3IpI=F>-af!#RA*,JAiv.!ZobH/^$>_}11n)!DI@?c!!I$w,!**#p)-yeg$Iq&bi!!$?arD&Wr$!'&!0M$6!!6$R,$C'$G(%/G@Vv%>lv\
        2Ir03Irm&Is:<IsA7IsO,IsS/Isp*It40Itk(Itp)Iu4+IuD8IuO;IuYqci$!*b*Bd0I!s$!-3IrJ&IrY'!%5!%b!!$!-D+v&!0/!ma!!/!mG%_j&Irg\
        bh'#:L#C%#:E$G!!%!y6(|'Is2.@[~p,Is+aeH?H/$A.`D!0fibucZ!-j$$!D!N&Imwk!!4!*I?}@BD-U&Isb5!%a0!%G*f%>r@$AzI'!%L!8$#g0It%\
        q%!K,!*dZ#F!!$!'&$[f+0xL&<$@cs3!y&ItV7It_'!%+>[~j'@Ov+CV7L!8'!'mB>hM!!$A;>r!$C$qbIAPd'!'5Iu,cf0Iu'+!%oD0UeLI-p!$/!jW\
        *)h*!Ac61Kj$!%cC(/!!$!%&%PI#(ag$?sqDH[KhbmED+^*%kbcGCBM4I}N-!%$I}V3!%1J&7&J'I,J.p/!%*J/v'J2V0#|(J5o)J6q+!%.J6x8J8:9J\
        8@5J8db!!%*:-IwZ2/@6Iwa3Iww1Iw|&Ix(7Ix3,Ix;/Iy<*Iyq'Iz[0Izm(I{%)I|)+I|7.I}!8I}39I}:5I}B:I}Hq%#O'*tqbi%@VqD&Wn!#D$=&I\
        wt7!-+!jsc(!%rB#|F/odGHJ7,1nctbI%V,!%g&!vE>Rp&!%alE2[$Ixt&Iy!7>^p/!Q013.Iy1b1>[s*Ixe0IxmlbX@,P+'PfL?[w.+TdE!Q!!/!Qco\
        EEg`!!%!56!%0#|L?>l3!-(*VlmC!04!--IyV$>lw&Iy[0Iyfb!!GA'cnbI,|!!%!%tC?7Q%#O'!0kKCnA-Iz;2IzP*?uD)!-+IzW:)Rb6!%/?z~*-9(\
        !-W,On$IzJ&!KbgybH-9gyLIzGcgfUEcVF>L[*!%ic%!0g!!$!%D!v$@)m1!%)Cy[.,|d7!%G!|4?$_$)7/!-*I{N)I{S+I{W5I{ib4H&[-@,a7(|I%Y\
        bI?JQbV+s+I{acUDxSct%!%B+Td7DLQ*!%0I|%+?NCir/>fZG#UJ@gH%!|4-sn%!%MDI[!!1I|Y(+s)I|n5I|v:I|yb4>Kl(!|lE?3abe'I|h)#UaV?Q\
        14!*M%t&$=kWC<MP%)agZBW|%!|6,9(APdg%'YP!-b!!U@(fb7!-G>'`%#=E!%btOCxw!!&!>E!%4@0^-B<S2I~C$I~H6?j}3@6f&@iL7A0|,I~o/J!'\
        *J!-0!|(J!d)J$n+J$r.J%f5J%jb!!I!8pB?LM*'E0I~])I~hi!!4+pG!T!!$!'&!0G)(ndgPFE]'%)+!H8#.m!!&!*9(MS!3aeE>PN!!%(J'J!P+FO#\
        5J!Ug&!05!%a,!%o&!-S'.!!Q/0b!!0>JFh%!%I!-4J$E-J$P6J$W&I!}*J$]'J$j.B-:5B-:b!!h%1$$?'a'J#>c*Aw@I$t-J#j2J#{1J$$&CDW/J$(\
        *J$10>&{)J$9+-NbjbgIGE3$!ydg.!8ykgjhcV/aaeM>V@SE[=5BJPbJG3<df&)UL!8&)Uj,EiDE?YT!!%#O$#OG'zncas@cgksT!y!!$!Kc-B+hI!*G\
        G/|ID}J%>vc$J%,'J%4+J%Zjn!#L#7/>bZiB1?1>`Y*>6C0FC5(Ex*)J%Rbjco'#LL$:&)UhaF1eia!!2C4KT(|eR'h-$31&j*>190J&()J&/9/JqdCH\
        (,%!gLAF3h'#%F?Yq$J&|&J'&'J'4.J'E:!Db,J&e/J&s*ARp+!%5!-o2$}D!%7AB&)!-cs!!C#|%!%)#.I!|0)wG>[s!!/$}'!8epO>S$/J'A.!ZctO\
        @{qB>z~tL/=!!4J(--J(M2J({$J)83J)L7!*,J)T/J*u*J*{'J-G0CZb(J-M)J-q+J.+b%!>H!^$!%&J(Aq,!*khw!chH/$4F#-h!!wB>ET7J(Ynb3!-\
        D!%!!4$e$!'&!0'0<)J(qbN@,P1,j'FjfI&0!!2!;)1hg$$0bm$!'&!00$wG!Ff,J)Ga($bipkO!'dW?}O%/:pB?D3$$0&J)r,J)}*!%'J*B+#[oa$!'\
        F1h9>^plbgyC-?!!$!'&J*7<1H'J*=oaaFABI6#dH!^pF>K}4F#-3J*l1G?`,D2V/J*q+!T8>.B9>.Fj51tbiEB2*ebM&TBInxqaF?2e!!-J+W2J+]$J\
        +}6CL<3J,R&!57J-%'!%)J-,5J-Ab!!*>;<)!*afhO>[znDIzJ!!1A3A,J+w*!Aaepbeh$@lGH!H$!WD$[!!)J,0+J,GlbIGKH-.i+J,>c'*&G.Sna)>\
        M)I/'&,rd-?23G#U!!-Awv2'<6J,x,#F/)40#.)J,|9#Rq&$qE>.CcG/V1*}H)(!!bZ?+?6CL</$60?!z9*)n%)fD#7beW>`o)#=W!-4$0&J-m7>r20!\
        j)&m+!yp&J-incX>(}RA0>1*C)@nE9J.&l%!>B!>bOI_%!!42<-J.J$J.U1!%)&m+J.[.!KbM>bZnag!!$.AW(D!!M>bZ&J.m.!K5!3a$!%H!%W)($J/\
        :&#j'J/Q.J/b5J/hb*J/78BSf;!TcN?$[G'c$J/G0J/KqG@(BH>L[hdMD]R(J/_+?JUgPG.pV!A2#4I(2)?6hkjnaufUIgN$J0M&J0b'J1=.J2Db0J0A\
        8D5N9J0Jjt!!$!'WA*/9%nf!%C#jB-.%-E,!Ka!!,%80!jjC@cL3J0|0J1,)#@+J11jt$>b~tHG@Wnh!!1#R&!-J$XndT!Q!!+$wv$$}E,?-J1d,!K)J\
        1}+J2$.!>9J2/;!Dq!!4!ytaeF@tUt!!2)N$!'&!0'Clb9A*/bRE@JGBxT!!3+71&jI$X!!$!'&@{0*!%ia2IN>G!Djti&!0a!!4'w1%#F!%!!4J3N-J\
        3V2J3Z$@|W3!Q1J3_&J3l7,|,J3s/J46*J4>'J4H0J4U(J4j)J50+J5M.J5]8J5e9J5ib*!%GA0>!!'!%L!8O>(}bJ$0i!!$$:ebqD?Tjg$!%E$U7J4#\
        '$Ub!!M!|%%&9J42ndw!#H/$DEKX&!%dHEM<3!a&,6bU/=2@,Pt!!bqL?#j&J4g<!*0-<a-#=U!%S,|!!2!-$!-&J5&.$=:J5+jnH@{qghO)1rR?}O1!\
        H'>PN+J5Fjckf7!aX@-*aiahX+T%!%$%kd!!7!aW!%2?+?MB97H>[~1/@I*q$J6=&J6C'J6R.J6i5?8-b%!K6!>&!>.?);tbh%!aE!-4!8M/P3!Q,!K+\
        !|f!#O$='J6f+!ag$J6cb@ci@cjg@N4!|lMA$WnbheD+T&!%7!|/J7B*J7O(J7R+&m8J8/9J86o'(A.!%X)R%2U&!8/$@[CfCX$b-J7p2#d'J7w(J8#+\
        !-.J8*b!!tU!jn$!*D!%f%?[wO?<nb<-gI!%!!Y!D&!%bG(2bD-6%#vB0L$J8^b!!-,O&!%)J8VgwC'.ncdeU+,$#=J!-,J8z/J9%'+/0J9)b*$bI!%c\
        $!%x@ckECq^OJ$14!%-!Z$JN+1J^(&J^+<Jns,Jny/!%'Jo).J|/9@;|;K%`5K%mb!!%0b-J;g2J=S$J>/3J><1J?`&J?e7J?o,J@./J@2*JB<'!%0JE\
        H(JF9)JH<+JI(.JJi8JL$9JL^;JM=5JMG:JMfq!!$J:|&J;0'J;:(BE'.J;K5J;OoCEnn+J;,i!!&!0J#(C>5>%!KdoaH>u@.@lAe!!%BY7$!'D&sFEn\
        necghn!!&%Fdodgh!!%!%D!-!!1J<L&!07HM_'J<b=J<m(J<s+J<{a!!4+>0(m9J<Ee!!%!dh%!%c2!%J!Q&!0EA70(J<WgdibD+Nrlb,!%I>GUgc%!%\
        -&vG!ZkaF>S(&J<XE@~h$%@&J=<'J=@.+vb()H)!*+-(iqL>C+TF?k6H=W3%M)>sDqbjcJ>l=!!%Enn2!H$!W&AUH,!*'-9r6J=~,J>(q$D|C&$qL!^c\
        *0bG#@'-WcU&3,!Q+><eukJ>`[!!$J>_3J>{*J?''J?,.J?Sb*!%edfhFH{_(J>og%$:2!%dN>9A!!0A~CfheE.!%$q$!'D!0cbN*z'!50J?B)J?I+J?\
        OldeNB+n1F)5L!8!+I?2[OEr[g%!%$!%jL?D3!!C!'(@Tf+!;L!81!%'%&)J@*a!!6@?Pf1*=D#XOE|)JElJ!!4J@Q$JA-&JAO/JAl*!-0JAvb!!G20!\
        !-@2p2J@t$J@x7JA!(JA))1hbfh$!WG!FCCqv*0qFCVhc,!KH!%BIXF!!2#|*JAHii%'fc-ECjqebgKJ3V$#vIF,O%'f8JAhg$'V&%Fb!*(!QI>SuLA|\
        z%!8aepBHFf!!4@yd1%h'@lF0/Z()X)JB5iDFP`n%#XB$n%/o2JBu$!%3JD+&JDn7$X'/P)JDt+JE*.@*s5$3ja!!,#F(!%+>g=W#R!!%)R$!'3JCF1J\
        CJ&!0,JCN/JC`'JCj(GdK)JCqs%$nD$nF?OCE@r9%>gu$!'&#%'$qLG[=b*!%(#=G!8v*!HG,|&#X,JD$/$6jbN@SOc2!*N!%$JDD,JDJ'JDR)JDX.JD\
        bqaD2_enC>DW$$0bLA[JkfI?mq%!>$!>S#%'!'(!%cfOJ(I%$qL!8%+2'JE%a1!%I!%mFI$U%$=1JE6aFDx<bg&#X.!Zd&!g*!%I!p!!4&H2-|$!K6(|\
        &JEy'JF+0JF/)(#.%&9#(bed-/d)Bq%I-N*!%o&#Ib(-jI>GUFIx%$!>&A)9L#O4&H2JFt$0[3JG#&JG77JGB'JGH(%V.!88JGM5JGYj1!Dag$!'&#I'\
        !pS!3!!$!'cwbR?$_1AaU'!%a/>gI*!AfG?~j!!%!>2!%Y!D!!GIoCoE?Q*&>0{bj$*cD#Xgp$'V'JGkc)+NI?D.)JH!+JH.mnberg3/aY!D-.i0@gHh\
        B>;febjnadqedgK@)~%Ee-1@nE&JH`)JHn+JH|j&JH]b(!%L%kV-H.%{;!DdjblN>q2!#%!%&?GEdd@cl$%k11*D,x!cm-JIT$JIc1JJ'&JJ37!*'$=(\
        JJN+JJ_8!Qb7!QHA=ln!#$!>7)XfI@Yb$!5*JIw(JI};E0@jE@%!-!;B#v%F.QD!v!!$DH3&!%S%{/1?*>[~+JJCjDA[Jko$!%cgCDbN'JJYc%!%H!*o\
        B?B%$F7ncjBDz+3JK01?$_*JK@(JKoo$!''!%)!Fb4(8*%qI+,n!!$!'+!HcgpG>j<2JKTj$!%n!#$!'&!0N&p(JKhae&!0)!Fa(!%I!v$#vSBZ6%(5.\
        !8a%!v,A*bHEr;!!$JLW&)Kb4?7q3!**JLJ+JLNi%@(?&GQcJA#*P?Zb$#s&!TE#:*,<F!%!!-JM)6$R3AK=,$C/JM-*!%(JM4)@s35JM9qFHz>EFi?b\
        7$wH!%aHBY^BFFS%C/c&#+H!A!!%J1y4!;$JKb&?(,/$6'H!a.#7W*)&JM}.JN&be!!.!8ah!!I>Ex*!AE!%iDCqX4JPi-JPx2JQh$JQx6JR83JRT1,9\
        &JSq7JTe/JTj*JUW'JV80JVn(JY#)JY)+JYa.JZ:8J[E9J]U;J][5J]{b!!-@Fd6JO]3()7JOn*Fo=0JOy(JP()JP3+JP;8JP]o!!$+;&!00D+<W(M%#\
        41B^M&!0,#FG@@'!!%#4$!'D!N!!$!'&!0sF-|5!%g$>-cD!01!DaOC:#nae!!4$e$.A6#d,Ij>*CZ_9A7/ybjU@0*&!0a!!*$MF!%$JPrbH?aqgfeC%\
        q1JQ2&JQL+JQPbgd(!-mI?'F!#$JQC9!*bhaiDAqBe!!'$GS!3I@*F$-v&!5'!'ke&!0a!!(!%G%_%!%3B24a!!enED44!!2'Y7!%(!%9JR1jn!#B!*b\
        (!gS!%+JRCikgE?{06A/$1AHR&&W',0S!3!!$JS+3#(1,W&JS9'!%.&Tb-!;+JR|i$?arDB$'&!Ta!!$!%G%_*!ge!!&#+oaM0n4%S*!^)JSU+JSedg!\
        !%#:$&ygC,(ibh$!W&1w'+;L#Ccl&2Ob-!;I!s'JT-0?w*)JT?+JTWqgc+(2X!D0JT;lrd/!-GAg;aJ%2+!H.JTRnlbgc%@UfE#LeB@@H*1?ldhc6!%V\
        !%!!V$}/JU3*JU9'JUD0JUP.JUSb*JU/ceadjBE;>P>rP&!0L!8%!%'!8cGD]+g!!%#X3+7W#RD#sF??%%!%2,a&JUt)'c+JV$phn!!$1BD!N$2)**Fh\
        &-WS!3c%!%-$@,!%*!p)#=pd@W!!0JVc+$3g-@Q!$!%&JVZ+JV^.%{b!!F0[P'PdK?V6beo!!4)}B#v$JW2&JW:'JX*0!;(JX.+JX8.!8b*+/G!D(!%j\
        OA$w'%&)JX!od,$b/JW]0JWa)JWv+JWzjedK$bBF[@1>15hae%>>5&#I'Er'S!3C>sDnCBKw/!-dGG0@F>6:'DdpajnC2&%HO3'JXHcgdhbF)f2JXl3H\
        Ij/B't*><00JXr)JXv+,ujamnC>l=bjIG6!I?.)m'E|?cFA6<$#LE!>&!T'JYG0JYK=JYP)JYU8)1q&?9JE!8I?JUaPFn`kaF/^'F7na$!%H(Z!!-#@2\
        )N'!%+JY{.#7nb,,+F/*&A)9.#pae-$3$!'1%#&!0/!jN@+Y!cn7J[!j&JZU'JZ[+#sba/!QH!-*!*G+g/!-01*(E42+JZxjrh$!%d)#UXE>)1G}>E*h\
        %.!d-HJv2BMP/!-01*(E42+-NagjamnCETR!G$J[j&J]0'J]M.J>85!3b*$J++,iideN?eb$!%(J]'i$!'&!0,!H*!AnaC>,I!!$!>bQ(#!!(%b)!D+J\
        ]AbI?eb%'t&+g(!-S!32JGIFDI<2!ND(5$&Tc)!Dj%B0!d3?s0,&$)J]wg@OI@[0!!/!pjBABDC)f!!4J_6-J`&2A&6$J`W6Ja53Jap7Jc3,JcU/Jd3*\
        Jes'Jhb0Ji!=JjM(Jk&)Jk5+Jkd8Jn&:Jnib4%S7J_2*!-'!%(!%cf$!WE!5E>wf%!d4!H'J_l(J_p5!-a,#[e&!-+J_bb+(pi!!&H|EH!A%EBE&#%S!\
        3K?q>$J`!b!*+!seDCk[IC3F1J`H&-d7$M'D;%ag-!*+J`AfB-^c%!vE$G$J.g3%b&!%bH>wf2J`y3G-p*!%0Ja$+Ja(.Ja,qsebklcJ&maeteCGg`CI\
        s7L@(?!!hagCC.:'!%+Jaea3?U,,Gx3(!%)JaY++Z9'3q,#RE%5%>iD0!jhS!y!!$!'/!jE0<$!'1Jb.*Jbw.Jc)b/!m*@TfICV7h!!$JbP1Jb]&!0,$\
        C*Jbd)Jbj9JbqqLFVp*(Ze!!%#4M!j$H&GE1R$#vD!01*}EH#2$(,E(m$!%&@[d.!ZdG?Kg(!Qi%$:B!%%0$&!0.JcPa%0$*B3S(!%ic1#RH!Ahb@co&\
        Jcq,Jd%'!%+!%5Jd.b-!%gpB,6.Jc{dmG>}udtbJ>Od5!%cmkI+jhLH0H4JdY$Jdb&Je$*Je3'JeH0JeY.>l=b!!*@3$Y!D!!$!'L%I!!%#X&#s7A/(,\
        (,*>UG(0X)'z91kS!%h!!%!d$!'&!0J$C$!'&!0)!Fd,&$)!DoF?2[32L)!-.D;lg$#%D!v!!%!%$0{7#.*!A'B8dc2#yH!^-JfY2Jfb$Jfy3JgH&Jg}\
        7Jh'*Jh9'Jh@)JhI+JhO.JhX:!Db!!-!%3!*,AX_*>LpF!Q1B?4E?z}%CqX1Jft5!3a*!%F!-aDDMf4AD)-%,/$6*Jg@(!%)'c.#7b3!*/!m(#yI!s!!\
        oeC@$S!!%!Z4&Q-(m'A${.Jgda*@csF,a&Jgrb!*i!!kM+s-!-*A#3G>;D/!mHBYG%#441H$!'/!j)'cL#7%>>zB!>!!-%,JBn!$'6I&6!!$!KW@qA(!\
        T)!DY!D0JT;+Jh{g!!6#d&AAca)!8I!%OIXZ!!-JiM$JiQ6BSf&JiW'Jie0!|(JjH)@Vvb$&?($tG!*O?pJ-)cM!Qo!!%.!$>6GE#L3.(&Jj*/Jj30FF\
        E)Jj9+JjCjndgoedPBG3o!!%.!B&?b!0I'S%>Bq'&TL0UrNHlHaC@q;k&Jj_'Jj}a6Dm^L!'60to!!&Jjt*!Ab+(plR$})&9+!;X&9e!6D#p&Jk.b@cp\
        doaHH{B%!%4?w*,!*0#[)0H+JkOcgEERv&!0,$Ca*$we!!%!%DA6<!cq-J7p$Jl41JlI&Jm2/!p'Jm:(!*+JmC.Jmtb*!;f@cr!!eb-!;,F)zh$!%&!%\
        L#C$!N'Jl[.Jm,c%#LL!Z-?S5,&g/B@]0Jm$)?dz+-Np(Jl|iSFH6bNCahn(E^yS!v%$UF*Vp%>fuD&s(%@jeC?Vn,Jmb'Jmmae!!4Jm[$!'bIAiv&!5\
        L!^a!!ga-#=G!8e%!KD$=ep5!3c-(A'*&G!>%&E&Jn^'$Ua%&E2!a*Bd@(JnK)>j<i&JcJE!0!!,Ij>5?Z5v')@LA*021-*!^fI?Sw!#b!!eP>g=kqiZ\
        )z%2[kiibciiC+#4Jpk-Jqf2Js)$JsI6JsO3JsX1!j&Ju#7!|,Ju?/Ju_*Juv'JwH0Jx0=Jxb(Jxk)!H+Jyd.Jz'8Jzd9J{4;J{h5J{}:J|+b-#@6$w/\
        !%*JpP)!-+Jpao!!$!'&!0fh%!'E#%!!$!'&!09/JqJA$tn$$*&!0G0H!!%%&$Jq7&+/,JqB')c)JqF.Jq[9'`qr!$c*!^G)!!!-)c6#.J!QdJ,3+JqQ\
        j'1RL#mae!!4$eM!ji$!%beD>r#1!Q7Jr/'Jrh.Jrub+Jr%i$!%DB$'$$*&C~bE!'%#44*`2)N$0{&!0<,j7/k*%,'%,(#()Jr].#7lb*!%G$J/?WIh$\
        #7D0L!6&$_9%nlEC/c/!%)?R'+!si$!%L%I3Js7:!Da!!GJpI&!0/!ma!!/!m0&jF!%)!8W!|+)ideI>8d!!4(V$!%3Jt.&Jt><&a'Jt](Jtx9#Rb*Jt\
        ((?8>pFE3z4&QD!-&Jt7aF@w3%>2cH00*D$d'></)JtVj%C(:c%!5G!ZhcKE<n3@+z(E42+?NClb*!Qjn!#&#IS!3d,@DOH!a(!%)Ju5+Ju;g!!KB'{a\
        iB>sDaF'(,JuN'D@dc3!aI!-)!F5JuYcN(G!$N(G%.s4A'8$#g.JurdQ?.1GDD8!!%!8$Jv23Jv;&JwE+$}jOHgj,$X(!%G0H4Jvl$EIE1Jvw&Jw$*!A\
        ('?)Jw4.Aiv9AX_5!|bg!!4&QDEk;$$3d%!>W>Yw'-vb&!'H!g-,W*!^hko$!%DFcZ&JwAnd+!%eB'cQF;1K)w!!6AK8/!%*GS.0Jwv)Jx$+%8t2)N$!\
        '&!0'%,.#7bJG.p!!$!'1&jD!0a*B3SfheDCnf1JxA0!H)Jx[a!!X!D&!pd0JxR)JxXiCJXrndF>>{E$:!%D>,Ikb-?k)I!%-Jy12Jy7$JyG3JyU&JyY\
        (!;5!3b*>LpXF`w%!%O$@!!,$X)%_d,?K_G#U!!,@;|g+(2XGcoH>Xb!!-B7YU@`@!!%!%&Jyz+D5N.Jz#nCI-(!csE!5GHHi3#|&JzL*JzP0!*)$X+!\
        %8JzZo/>gI*!AfNHz>fD)zpa!!(!%W1}%!'$!'F!*$Jzv&,x'!-b3!*G?jd!!4*7,$X(!%)J{-lC@mb$%5D>Zu%!52)N$J{L,J{^*!Aq'$0F*qe&!05!\
        %j%#mibGJ/7%&-c6!*H!A!#%@KY&!-d/!-o'?-zF.7'#Obi&#II!;B@d=%>`p-J}C2J~.6J~73J~@7J~^,J~e/J~x*K#.'!%0K#z(K$%)K$5+K$p8?p2\
        ;K%H5!Qq4!H$!%&J}/(J}3.J}<b!(uD0LI@{ncj%>fuD#+lqbG@,a$CZB&J}a7)i(J}s.J~$5!%b*!QG!D%!%21-,!Q'!%saFAR~$J}|bI?r8!!I)H41\
        bi,!pL!8%!%2$bE!%6'.agQ>JE!!%>`p$$!3!H&!0'2U)&d9'`kqF-HavbFAG(%!%.!%i!!%AC|&!%S!%$>UF&K!K/K!_0K!eq$K!7b3!aF!%e!!&!0<\
        $e5$3l%@8.D$ng$?sq&$_'G7Hb*#pF!;%!%E%k!!6#d&!N)K#*a-)c(!%g.!8mediahbeD%5L@jh-K#P2!-$.A3K#d7A;E.K#sb!!-!;(!QI!sn!#&!0\
        ('h++Za'!5F!%!!$H2o6#d&!%S!|i%'fB!%.!8cH>8P-/V$!%7'(c%!%P!N%,|1AyJ&K$L+K$Ojc*!QE$GI/4!!6$R&!N(K$fae!!,$CW(D.!Za!ctJ$\
        C$K%/6EBv1A=l&1[<?R<(!-b!!H*4!!-&|6EBv&!5**4+&|dheEB?4!#%!dke5!3c'$Gb!!*#pI'J!#x!#;!DucD!|2!Q$!%3K&y&!0/K'#*K(5'K(B0\
        K(L(K(R)K(pj$K&U1K&[&!-'K&eb*K&OaH>q2hnF?YS$!%L!Z$!*3%bH$t)!-m$#%1BKk'!g).1L!8%?=uL!80K'.bghFG5Dn!!$?&~'K'e.$:b*K'R+\
        &^oag&%Fd/!-N>Bupc$?XV+?D.d3?XfM!-42b3K(#7#a0K(.jrh$!%d01*G#Ueb0>(mgkJ-Q$$UEGu%;!Djn!#&!0N#.*CjUmnDB0!eaG>>V%!%&K(f.\
        %{a!!4*7T+^)!>j%)qD&W&K)$'K)?)K)VaH@-*,-Q*K)90>PE).SlbjO>JV!!B>6G).7:?@wpag5!3c-#y)#!X#!b!!V-T4I{c-KSw2KT1$KT76!-3!%\
        1Kp6&Kp<7!a,!%/L-K*L-P'L-U0#|(LBW)LBa.LBj9LO9;!D5LOAb!!-K+a2K/9$K0d6K0q3K0}1K3*&K4,<K6=7K6g,K7B/K<7*K=,'KCx0KD#=KD7(\
        KD>)KK]+KNi.KQl8KR.9KR9;KR?5KRb:KSbb,*`e!*cbgnCJgo!!$K,?1K,[&K-67K-;,K-M'K-W(K-_.K/*b-!-/*:'!%=()(>QD9!%oCCaX!!2K,N(\
        K,UqBCgLd&#%H!Q!!C>Nu!!$G.i&K,r/%t'!%baF>9>-K-),%)*K-,)ErdbV@}5E/S%>gE$*/D#IghE%P!!$D}J,!*cg%']IK-8.#sa%+TD%Pg!!gC$t\
        %&T'K-oagjamO>Bh-K.?2EJF$K.O3K.a/K.i*!%0K.p)K.v+K/#:>IAqcE>KN$K-j'$_5>0DnBJUP8K.]jdgdlD@R[EBR0i&!-E?$UdiaK>x71'}L!8m\
        de%G+(B!%.!8SK(+/*:)HlHi%FC/B!%-*@2K/i$K/t1%h&!-/$6*K0%'K0,(K029K0]b7!*l!!a@cu'%ka*!WF?xx&#sldcfaiia@cva0!%G!8*$=[1n\
        $K0F&K0L'K0Tbf!+C@VqmdFJc-,,upC>J{g%!%d@cwd/$6F!>%ASb*&pifhF'<%!%6!QcdG@-6!!%>sL$?-z3$h1!-&K1J,K1e/EQ#*K1i.)XobiB>o-\
        ,#7)K1Zjc%!5K?uDheb-!;IAZtaV!%$K2$&K2d'K2{.!Zb+!*gDE]2+K23fc%!%+!*L!Z!!'K2J(!Tc-(A)B$.+!*X&'!!3@4|/%t*!%)?dznroedPHi\
        o,GXq+/Gsc$CzEj%!d$$'E!Dicdm1BKkG>}u2!|&K3n<-g,K3s'K3w(K4'.Iy9b!!31n(K3[+%25)zqnbF@8q&J}?b<AK8*J7qfO?a!lC@,aG@Vv$!%*\
        !Q.!>pC.vbI>^o%!%3>wz7?w*,K4~/K5@*K5J'K6,)K60+K69:!*o!!1#R&$_)K4u.K4zag!!,$Xn%1E$&pE(maeV*kQJ'F2>Tp$!'&!0,$h/$6)K5<q\
        %!^E%5EFjf!!$!'dHH3<!!6D{3/*L)K5d+K5yi%&-D?m9%%~1@`@0@Ybh%$0eaC@k%$?G%bcg%&E$!'G!FJ>~^dg$.AH>XbFDxS$>&}'K6O.K6cb!!Q1\
        n,>~^e!!%$=-!-$.AD#+GK.l%JUP&!0'K7;a!!',0(K70)K77.#79@0SodHIs6!!aC>guOB,K!!lC@-*-K952K9=$K9A6K9l&K9z,K:I/K:j*K:p'K;#\
        0K;D(K;W+K;[.!88K<%b-K8O2K8w3!-1>z~&#m/?OY*-90K9*(K9/9!|5?XAq'!%fEB8/-!-&!-'K8dnc!!%!8I!*,&$0>0N+JWzf'%2I?/D(K9&5!3y\
        LDieE>G*edN+D!!UCj[d,&?gI!mcV2L!!%!v4&Q2Iu$/?OY*!A'!%8K9es%?t<D?sr&&mE>pC'CK<.C31abG>@X!!-?pZ7!%*K:9pg%?1'$!'&#+M!m'\
        K:BpaF,a&!8W?}O!!%$q'K:`a%&E$!%+!%L%I0C]d+!pW!%'!%G)X.K:{dkeD@dLhF>t`->)q*DSv0K;;)%2od(>H(L!'$!%haF>a`'?:y(K;RcpnD'.\
        bK?UMC@JQ!!%!%$?ar1>>{&!%/!j(K;|)$Jd!!G!*abI>,*$K<3b!!)!QVB=[F>QM%!%4>[~$$0&Brp'K=&l$(P&K<l'K<r.>Lp5!3b!1(!;i!!&*cE1\
        'iiC?os3?Xf*!%hn!!aeM>F>!!HIdZ-K>@2K>G$K?K6$R3K?]1K@:&K@Q7KA@,$X*KAF'KA[0/t('?)KAy+KB:.KC;;!D:KClb-!y7#./!-*!-+K>;p.\
        !-a%+y/!m)!Fe!!$#vG%_!!B!*1>sDD,6$K>s&K>y'K?,(K?0.K?Db!!,!-/!p(?zNh%#:$!%E(/,!-V064Ang'K?)gQA*@K'.J?zN$!K&K?>b3+aU!*\
        i!!J.yj%!%I!s!!kuae!!%&E$!'D!0$$!&K@!,K@('K@/(?A#b4)Xg%!v$C(WD!v6)wH!A$$!D@MU,!g*$@fIAm2'K@K.#gb+?!<gP@-;,!*E!g%&Z6K\
        @{7#.,KA&'K?)0KA/(KA9+CBvj!!'AajL>?2'.>aG>d9%!%7+|J!-kib4%SII8|bmhE>}]%+/D&-%!%&KAUa=IXGF+D7#.I)t/%t(!%aku(KApae!!C&\
        E%&E$$!D!0%$q&I!},KB2a!!eubgh@cxb.GNMS!H%!%&KBa,KC''KC0(*@.!-a3$='??)i!!$!>N2?2!%3!H,#O*KBz)KB~j1+aEAjpB>V@0%)G!-a!!\
        02?I!%mnbflbhE??)%!K4?Tu,!%/KC[(!*)KCdsbjh'#:kF'kc)*wI@Dr!#jeDEv,',6bgc,#OI!-!!&!%F!|,!*/J{)0$w.+/cgpL>[skcibP+a!!4K\
        E|-KF2$KF^3KFd&KGO<KH<7KH?,KHz/KI@'KIW=KI^(KIs)KJD+KJu.KKM8KKS;FF1:KKXb!!-KEK*KEU)KE[+KEn.@#[806qdL+2'!%b!!D?)%3!%I!\
        -/KEhj%!%O@{F&!pL!8+!Qn%!%&!%E@lGi&!0a!!9#Rc)Cb;XCb;!!$!K&KFX',6.!8n!#%>7'$!',&00)}c*!^E!N!!C2[!!H@*s$!%&KG0')f(?OC.\
        AqBb)KG,+!*5!%ec*%YI!-cV)fg!!'KGFbic%!%)#!+!;X#!jamnbJ>=F!!-JGI$>/}3@hC1KH&<KH&/*:*KH)'JyU0?C+)!-+Fswb!!H?T%L)z$$!&!\
        %'!%b2!*(!-I#1E.(!!1KHo&!07KHv'@(?)CQq.#79%na(!%h!!%&E$!'&!0N@^Nd'!'F!%C?1?!!4&Q)'zc+!*g!!3KI<)KI8a!!fNG.pGKI8&!v'KI\
        Nb,+QF!-(!-)#FI'.-0nE!5ka!!$!%)!8:!Dh$B2*F!;&KJ.'KJ9.KJ@b*!ata-#@G#@!!$.obpBKAk'!5WH4EaK)1%#O$DBM&G_[.KJln!#,&0/KJhb\
        i!!,!%G%_C@BFmc%?~fL%w!!%@/&1!-&KK05KKFag!!G$b!!%!5g!!3F6Y/'Pa+!%X!D*!QFE.F//oN!-aJE(gDF_R%/o2KL;$!'1KLA<%)7%8'KLI=K\
        LS)KL_+KM5j'!>.KL1beN%eicg$!%DF.UauC@|W!#$!'D%Y**/(!-jO*Fka!!e!!CC_f!#$KM#&KM)b3%C)B;q9!-j(!*nkfahI'Y+!HL!'6!%8&3jdI\
        @BL!!$KMR1%#&KMz'KN?.KNeb4AK8J*n-)ce!!&!0/Hc&02?9KMr5!3f1*}IH2cde7!%I!%-Hj26(J+$tpd/DG#m(KN;nde%,RB!%E?B%-,m&KNO0KN]\
        odH+2o!!%@eT$'VD%F%>BvBHAmeR)n!!-KOE$KOm1KP6&KPA/!j'?JQ(KPH)KQ(+KQ-.KQO:KQab2+,&!%lE>Jdn$0{&!0,&6/AKN)@Vv.#79@`Cq.%P\
        d%$q'#=Y!D!!,>19e!!&KP)*KP0sblcJEic%IPkB!K%26D#+!!&'PalCJtVg$!*Q!%'KP~c-KPl7#.,KPy/1q)A}Jbejn!!%!vS!3!!%$:&#XkJ>Ntcg\
        B'}g!!S?5'rBASb!!1KQG&!0'#j(!Aa!!(!%kK?Uc&>]'aW!8e%!d&#+a/!m*!AF!%%#|d!cyn@cz&!%*!g(KR&8!*i!!$!'G@Vvch%$UD!p&AwSa*!%\
        F0X!!UBV:!#'GAL9@uXc!!/KRYiib!1F><!!!%!dD.M2$k$KS26KS91KS@&E+-'KSF0KSZ9%nb!!-!-0@(^tED}/*!^IHJZ&%PJD#&%']B!Z!!(KSQgH\
        @@C!!%Dj-B#vd,!*N!%%%2$!''Ah^.I9Tw%$qD,63!%&KT(jbehO$0!!%!%HK-7&!%M!-4KVI-KVS2KW$$KY46KYW3KY[&K]77,|,K]A/K`2*K`u'@#G\
        0KcT=!%(Kc{)Kfu+KiJ9!%;Ko]:Komb3KUN,KUU*KUg(B9G)KU~+KV5o!!dv!!3+7J+>$BZTF&34&Q&!*++Z9'`rR@A{!!2!H*!A++Z5!3c$!%gQEAn.\
        KV)iB(Ae%Byz$>GzD!0!!4'w/!j0Hij.!8iEFab&F#{agPI$U-@t0,KVn'KVznbgc-(A)Aa9X&'&>sLdsagC@SC*&|NEeb2KWN$KW^6,3&KWd,KXm(KX\
        s.KY!bi!!&#Iic'!5G!>i&!0a(!%f!%EH#2%!%V13-KX>$#+*>b`'KXb+KXe813b-!;,!%*+2+KX1fhDIQm$!N&!T'!'FAT3&KX[7!%'!%b3!a&!g,!%\
        /!m(!*I'J!!H>*;K16bh$!WD0e%!'B$0dxrmedpaG>G%)KY+iJB>-'%)b!*H!%2!%7!N+KYLe$B9G7%5fjOJPu!!$!'cgQB1&JHkQ!!$DT2&K]/'>cD(\
        >^Gb-KZK2KZb$#s6BiP3KZi1KZq7KZx,KZ~0K[[)K[n+K[|9>.Fq%!>&!>S!v%@dI$K-j'@R)51tnceE@)ha%).F%2blahEH:W$G?aD!>beSBE'&).d-\
        K[D1K[O/D]R0K[T)>hKq,*LbheC>p`%@dI$K-jS!vamC.s'>nQI)w1%e'K[j+)wcY$@PGc'mde%G+($!%E@%w'!5nae$!%c%!5D!gi,GvUN!%!!'#LhH\
        CBD4!-2!%$K^e&K^k,K_4'K_@0K_x+K_}.K`.b$$=3#s*K^!)K^Z+K^al&#%mG+a$(53!*&K^<'K^Ejndic%>tNK!%*%Y)!ZI%&42b-,m2BMP0(a)#Up\
        FH:`/!-I-QE?'e$!%H!-%!%,K_)*'9'K_-))fj5*#djK>>{EITSe%!dD&W'K_<cV+aW>ad-?B$&!g,K_a*!%0K_f)K_qo&&s(1XS!3dHCBM1>tZfchIA\
        lh%!%N@,pnbJ!j!!2)N$!'&!0W1kF@z[!!$!%'K`R)K`pq(K`IaF?lsbg$!%EGWZ&!'e&K`bbqcJJqb)&K:&Kbi!!DF.*bOA}J2KaJ$Kat1Kax&Kb!'K\
        bK)Kbn+Kc&.#s:KcPb-!*3!*(>FeoD%e!!%>}$&Kab'Kama(!%iaV&|*!^j%C.:D#+-@{FX!-iC!p%BM.D!'%!K)KbDg;!Dp'Kb=c'%2)!ZI?D.-/dBJ\
        [<j$'VL%I/>z~(Kb[+KbgmC1R%#|en%*nB!-+!|SJjD%!%-#@$'Y1!D.1bheLAaF1Kc@&KcF'!'.!Z:?Scb,?jII!s%!%E!K'@lGjceF+AD>;@$F^51K\
        ce(KcvbK2e&%F'KcragSD[[R>u<dRKVv%1$-KdN$KeT3Ke_&Kem,Kf1/CyP'KfI(Kfb+Kfq5%&qeE>vc$Kdy1Ke1&KeG7%k'J'F.KeM5!3b0KdsghD26\
        hdmL2e*D,{(Ke,o%I-(B!8!!D2Obg+Ke?oc)'kX#1!!%&EM!j6$RJ$Ce&%@S!3!!)'zhFI0x$$*&!0.!8bHF~S-?^L*@mq)E=&+Kf'o%!%D!j!!d->C@\
        F-H!!$!%&!5'!5.KfEbH>t[jK)H20B/?Sc*HPo:Kf_fhEHB^E$b5Kfmc/!mH!AMAKNBA6P-KgQ$KgV1Kgd/Kg{'Kh(0?.)=Kh|)Ki$+Ki=.!-b)KgIiJ\
        IH{blteC?_.bJ?)bg+20j$DS1O?@w!#&!09'3kp%'Ppaga1!%F!%aec)?0CX&942b-KhP2?'R1Ecr/E=g*!%0Kh_)?dz+KhoblBEr~%?^M'@R)ecKEg*\
        'Khknr(!TI!*I>IA(!Tnaic'%2L!ZkDC&e!#%@HY$B7,/%b.'}c*B2PbO+I(Co|cw%!%E?Tj$Kk|6KlO1KlT&KnQ'Kn`(Knl+KoNb-KjC3/07Fiv,KjS\
        /Kjy0Kk8(>x7)KkQ+Kkk:>>3qdi%!%c)A]x+!*X#1$KjO5*VbeN%@H>wy!!$?@]1%#,Kjj9KjqbHIOS&&ZkF1'%#CdF@#t$#C'Kk+bhnaMEIpemn&$_d\
        0(5G#U(KkLn%#m'!'rfc-(AG.SdIIa,+Kk[azLIxqb4%Sfc:#1f!&B!W1KktbFCK2a(>=FG#U!!*Kl5'Kl>(K3slmfrKEdijamnbJ?gJe!!&!v+G:wd&\
        !gJ&$dF>C+!!$KmF&KmM'KmU.Kmu5Kmzb->6`2B0w*Km.0Km;=KmA(>u>lmnB>va%!K$!%d3%MJ!%reD?B1kC?6&3/PH>vb->v2EDV]2Kmf+Kmpjbeqb\
        M)t!!'*&cKH|UeaY%bfB?yyi!!4HkH2JGI0KnC+KnJaga!!ocdxrlahnbMKm(nagcP%bafhEKX{$!'j!!%!KkJGJ-*HPom&!TF>5=%1$&Kn~'Ko*a!!G\
        @Vv-#!6*RI$t,&g0KoA(KoIg&KVO'&TS?5'+'SdJ?!;enC*n,KoXaeHDT@BAA(c,F`dj'!%b,!|H!a-%@.Kp$:Kp,aea'!5L!Zwb!!OGvW%DV]d!!I+)\
        '!%X!D!!-Kq=2Kv.$Kx*6Kx13Kx;1KxR7KxV,Kxd/K|e*K}2'?:X(L#})L$O+L,$;L--:L-;b/!|)Kq6.!Kd!!.!%W!%l!!CEQ$%!%$0R7Kqi'IbV(Kq\
        o+Kv*n$Kq_baiM'P%!8ibgpB0?$$0J!*.%{d-Krl2$h$Ks<6KsL3Ksa/Ks}*KtG'KtR0KtW(Ku8)Ku<+Ku|8>.B9?OCq$!%&>MR(Krdb,'q(!%I!%%?S\
        _aW20$>;Z&Ks('Ks-5>0Dnc0!%FKZ^eK@s3-D]+2!*)!ZlmL$J-K.T8K.]iajhF?*V%>(4,+a'Ks]cJ@k%fG%~,Ksq(Ksxb/KZkL#vcb!!K,mbMCac&K\
        t=5%ka(!Qh(*Ya(!%de!!&!vE%)-/7iicMD2Z!O$(5khF>*SeQ?7%$>Jh1Ktv'Ku+(Ku1+235!ybiadH@Y+'Ku$b3!*J(a*(#IEyopdHEicdjaGCC|C?\
        ^,$Ku['&T0Kuc+Kut.B8Rjdm$!%&#IS!3-?lxD$_de%G+($!%&?^,E@%w'+NedR)1'&Tk4>x7G!DLK:|4@O|2Kvu6A/$3Kw7&Kw>,@zy*(,0KwE(KwK)\
        Kw[+?'R8>;l9Kwrb&!')*f:>jgshaeH>QD%$0$!55!3i&!0a!!/$69@0Sqe$)4E']$+2F@mA*>XbF!T,)}E+)&KwUbfOB3D4!%T(J$0U+Kwl.@$~ncN'\
        c!!F@je$F;G&Kx$b+&mS!%620H$J*!%eU%56!%ameDB9G1@jo(KxHgEJyUb&#%*!>I(pF@0^$!%8-sb2!aH!Q!!->NW2Ky7$Ky=6>Ko&KyL7Kyo,Kz6'\
        K|S+K|[8!pb3!*H!a$']H!A%#4',Z0/Z(!%G'z%$:.%wh&Kylb&D%Q*>'i+#1e&Aa5S!3C'c!!-*@$!'&$[/CyP9Kz,f1)(E#7%@/&$'6E)@!!4&H2&a\
        &Kz{0?lx(K|C)'z9K|Ia0G,k(@BL+Kzvg*Kzqbe5!3c%?9KG)!cLE4e!!I!Q4$}-K{i2?LK$K{m6>(33.(1K{u,D2V/K{y*K|$'K|+0K|7(Ku8)?lv8K\
        |;9>.Fb(!gl/%tN?Y@LB2*zkcuC?7LB>(<$B#bDBMU$A.`Q!%g!!+#|bcFCC0B>6;dih!!M%t%#pL!51An_',?F(,!!/%tF!g!!d/%bH!Q%>Wn&K})')\
        f.!8a!!(!%)#U+&^d!!Q@4|j!!7'(F!;!!-K}q2K}{$K~53K~d&K~m7L#'*L#-'L#=)L#L+L#X.L#d;!D5L#xb!*1!%F#Fa!!/A:EF!%!!$>-c6$R,$C\
        '-?)#FbHAL/6A/$,A/,)K~W9?u]e!!8!-bi!!d-GILQ-j1?4v+>G'W@D#$!%&!NJ):4L!<-L!G/L!V*!^'!50@+Y)L!c.!Z8L!~bhke$!%DA^D%!'&*C\
        kf@c!'L!Rb4!%F!%MKs8!!%BZJ&.ML!87HVz.L!wh$!'e%?/NS!3q!!M?H,%!5B!'!!EJ)H&L#9'']aGEzWBCy_-BDJ(,+)*fxcP%~h$!'eai!!G!;!!\
        %#4$!'M+>%A-h$FP>)K.lha/$6H!AbHB3D$!%&L$?'L$E(+,+L$Kb-!y3!**'9G)t2!%G#@!!LIzGOD)F4L%u-L&+2L'3$L'T6L'i3L($1L(2&L(f<L)\
        ,,L)0/L)9*JIs'L)A0L)e=L**(L*0)L*H+L+>.L+vb,L%R*L%[0L%bouBD&h,IH{cQD%QhnFKuPm,)_e'F-Ranag2!WG!sa,L&'nbu$!WDDf{cB,0$L&\
        K1L&Y'L&b(L'/.!*b(IO{i-C(fJ!W3B~Miibg$!-S!3%$'caV&s*L&o.#gllkH*R2?H%)L'#ja&>TUN!dhek%!K-!dB!WB?/M%@#h&L'L'#(a%!K$!gl\
        abHDf{%?dVFIO5)L'ee!!%0$,$XS!3I?F{&L'v'L'|aCI.+(!*I!%ehL#%&Gxb.@NtduB>D($L(J/@*K*L(Q0L(Yb*K@GN!%p%'PE#vb!c{n@c|'L(cb\
        jO-sK,O*L(roaghcT0t+L)$sdel%Di?G!FaemeB>4JL>8o%E!YaCD0Wb*DfDI&m!!3L)X,&g*L)b0CS2jbD>_9%>WDrH>~)B&v&Cgr(L)uib-(dS!%&#\
        gdg.L*&dLDdcHD;-kdIAQ`.!ya%@q;0L*BjtEH^PeaG?o7!#%!K&L*k'L+(0L+/+L+7.!85!3nbmBA*Z,!*)L+!8!*dg!!%#:B!'fcmN!|k,!-F!|a,?\
        ,?H-E$#7bI(d!!%H#/$!'6+^(L+Y5L+sc/):H!A$L+l&%@.#Ib,!%gG/S%?c`G!8N#1goaefhbH@Ed$L,K1L,T&BQs'L,`(L,j)L,q+L,t:L-)jn!#B&\
        y!!,#OF?xx%!5eb!!M?z~3%M/?z~G#U%!%B?xxV-s!!5!%a*!%ifjnlaF(2VGvU!#$!'&!0'/~I)+:L-DaHIlj$L-@J!*!!N!|aMC<V!!4L.Z-L.v2L/\
        ;$L0=3L0B1L0L&L0Y<L0|7L1#,L1)/L2z*L3N'L:20L;A=Ex%(L;P)L>/+L>c.L@W8LB:9#[;-<b!!*#[I!%!!-*@'>C?)$J.#Oc.!8i$!%D>>c%K(N7\
        L/&jC>>V!!&L/6ae!!*%,S!3gpR*7!!%?^p&L/x.L09a!!/!%(L/d)DTqi!!$!'&!0J$w*J_Xbh$'E'+;c'>*%G!Z-%q61K,@<F'>l=)L03piD>Od1!N\
        I!*JARSnFH8;.!KbocG@qS'!%(!Qb&!'W#=$#+)L0he%/oB!%h$F<C*!Ake$!%c)&9X&9C?#j$!%G!-!!2L1[$L1o&L2),L2-'L2_+%8.L2i8!-5L2pb\
        !!,#y(,+fGKV&!!%>E+4&H$/{&$[E@(?!!1*I)L2!j1!DL!y7#.ID(fHBDR!!$!%.L2B5L2Rc$E4#T)_3!-f7!%j!!%!%L!Z!$/GTSjdoP,I-#@7/@IB\
        !*j-'PB&yqoag&!vL!Z!!$L38&$_/FZ?'L3C.%Iq%)fD!5gh!!d!c}L(y)!D+.yeP>~^$L4F3L4t&L5.7L5M'L5_(L9#)L9'+L9T.(>b!!-!a2!D,!%(\
        L43)L4>.!K:$bgP#:->~(2?UAD!ah$#:D>UN+L4U5L4]e%,RE!5%CK}D.M42<$!',GM./JM-9(MpeLG[=$-Z($@d!!i'%)c)!Zb!!H&v7!H,@Ud)!Z+L\
        5Cj%!%U!H&!T'-ZF>hd!!6#d)L5[arN(mO#R!!%>vc42b2!;3L7%1L7?,L7H/L7b*L7i0L8$(L8F)L8R+L8i;%/j1L6V,L6m'L6w(>CA.?G~5L6{b*>L\
        pF#7%+Nedl$!%&!-b-!;)!;I+D$!%&#%EFcZIDQ7-!yI>0E$?'*(@+{5L7<bl&#I'$GS!3H-jr4DV@P>dG%3$'L7Xc+#|gQ?nlp!!&#IL!*%D]SB!'3L\
        7w.L7|akFAh]bnB#OjiB'S,L87'L8=)1qn'.vIF)6%#%B*nic)BpxX&K%%~jnc2&vG!Z$*h'*h5D)*bjjnbe&#XE#m'?$X(L8x5*znB*F$CpUE?Q*E>E\
        +%>V{'!T+L9Cc3L9=ake@c~gdFJ6g$>}]e%$''?*ZkE?*Z$L9f&!-5!%b3!*H!-!!)L9y8L9}:L:-gaQ-?fE/=&L:)aF@7&PG(d!#L%2!!-/V2)i,-s(\
        L:z)L;=+!%g!!4@je$@TK6FU_,JB19L:sf-?ng$'6+%en$$ncH%C%?~0E)@!!%#44*7-&66H2^3>ZB1%M&A)9,&0W(MBBA>!!4&H$!%m$0{D!04L<D-L\
        <K2L<R$L<]3L<d&L<o*!%'L<u0L=((*q)$@+L=].L>)b&#%)!88!Q5!%i!!$!%c)Aa9+!;XHgJc21-J/:$FUOO/^8!-b-#yH!>$!5JCwb$!5.!*bH@BL\
        '!5I!-!!-+#*,+f$!NE>fZn$L=<&JJS'L=EbiiC>wb%!%/!*L!83/0,&gmn5L=XdgaMG85G?f)3L=s&L=|/0n.,Fb,,+FB8xbp$DH3E!'-BoI6)_G!*,\
        *,G!D%HSU-+A1L>M=L>R)HdI+L>[a,!yG!DbVB3Dk$!%cIA;:bjjcE/:!!$L?&1L?.&L?F,)X/$h'L?h+@?cbK06!!,!%I!%!!4'wae$#m6K#*1#R,F=\
        ,W(M'L?Y8L?^i$!%c*!%I!;H>Y%%>>@$!%D#+(L?qgaL/7!!-L@3&L@I/FyE+L@S9$kq&*C'%5L!8'0B5L@Ab2!*F!%ji$!%D1[*!^)A^HX&'eL#j$!%\
        </$,L@z*LA,(LAK)LAX+LAys6@R)J!T+%8o!!4&H$/{D$[2$Mh!!$LAD&!0bcg!!$.~G%/4FcTF!%g$!'6$R&!0G!F&!N)LAo+LAua0&p(!%I@y{%,|B\
        !%CE|I'!5n!!6?U(0LB39@*KqF@]y%)@DB>L%>VK&LBNa!!%+d/!mF!%a3B0tMJ{)&!%*!-I!-%)f$&ZO!D!!-LCb2LDY$LE46LE;3LEG1LEk&LEr<LE\
        w7LFG,LFO/LI;*LIa'!5(LJF)LK9+LN+.LO,:LO0b:HLtonP@*F1!N7LCx'LD/.LDSc,'}H!%!!,!*(LD+n$*@D$nbU.U&!g(!%)*,8LDLmdirfbjjnb\
        ecP>0EcfjcP'S*!-G!D!!-%53?U,1?>H(!-)LDxo$!'&!NJ!*,LE(0LE0tD@$Rc2!*gQ$wFGl_)/:XHLt+!|s!!&!5J%C!!6(|&LE`)E7^9LEdp$-^D$\
        [JHwB')@L>Q2iagRCz*fO?lx&#=+H~Rbn$LF7&LF>bo&!5a$!5D!5o$%MD!5o!!$%MD!5b,#OI>Wy4&Q-LFp$LFv&LF|,LG&+LGM9!|bhIA*@1!DI!%!\
        !hB!H)2FaR16!!%!%&LG@'>f{.!8a&!5(!%I!%'!5pb*!%hbW.vc6LH',LH./CS2*LH30LH>)D+E+LHz8LI.j.LG}diicgBHoyihkF@[{%J~ZJ+acHL7\
        T'@WzbhcEFcZ(LHei&LHVa!!x!#$!'&!0E!'$!'j&#+b*!gI!sd3LHtjaff&!0E!'ebMHR+.LI&bG@mbo$!%cH&s%>pC$@YHcI@Jl!!/LIL0LIZq%!|J\
        'k$(/5!3c6)_jO-|f!(D+N-/V3!%&LI}<LJ4(!a+LJ<ob!!H.+6LJ0+!sj1!DcN?^oD?sr!!%!%B#F<13c%+gH*n2LJj&LK!7)i/LK.'??(0KT%(LK3b\
        ,2pMHg5'H4{ae!!'$Ga$!%(!%G!8,0?*!*hbHJ6ukFF,x%#.B!%%!%$JKb3@{q1LL_&LLj<%)7LLy,#.*CRs'LM@=LMI)LMM+LMbj&LL9,LLB'LLL.LL\
        Sb!!(LL2+Apco$Fd{D#%2AAwD!%!!-?h/V+aa!!4@r7M!j&??)V$bi.!8b(#yI)+!#$!'&!NF'h*!^j%EeQ&Ck[E/~!!%!>&!N/LM<(%59#Ra+G&Kiik\
        gpa@d!B@R)mn%-9E>16L@*K!#$!K'LM^c*!AI#!J>z~$LMw1!%&!Nb-E|J*!^F!g(!%i%!%.!8c2!%H!*-LNV$'E&LNY'!5)LNk+LNp.LO#b4(83GK)*\
        !>+'JW!-O1h,)n)Au&g$!H.!8S!3kOAe&!!$G2%dg!!6#dO%#bi&?jJH!AlL)R1/$</$X,I$#sbH??9-LO~2LPb$LPh3!%&.l,LQK/!%*AK8'LQW(LS$\
        )LT7+LT_;LTxb!!,*nfIGEC$EY/(>8|+LPVd,&$/?z~0LPH)#U+>O}qbjhB?Tu,LPRnbQKuRCBAzae&!-dmaF+vecC?:X(!8i$LP}&LQ$'LQ+bI?ScHK\
        l5*HfsI$t42b-,m3?Xf/LQ?scR?);%!%agcgpEBr$%?-z&>/}EDO_2@_x6LR13LR9,&g/LRC*LRU0LRZ)LRi+LRwj,C<Mbeoc'Ah^+$tL%wcqecJ?y?(\
        &aidqD>_o%>Be'>U$ahec+$tL!ZaK?);%>Bv$!%&>b&L!8%>Bqc*!%).SI$t&&Zd/!;H!Q&LS</LSg'LT'(#|+LT+jD?Jc-?Jc*LSW)?0[b2!%3.(/D2\
        ZN>>(p%!%$'Vd0>&{I-N&LT!aj&!-d4)Hmn%-9&!yS!vodH!DRK_y,!*.!8ciJ?B!'LTD+LTHcPE{)N>c7&LTQaFEAN61K=()j$-6D$_&G6#n!!didp5\
        !3c:#!f%!dI!%$?&~'LU4cg'LU.cUL7ycoB>^p4G{l-B@W$?&~)H$J8-Tl%Jj4rj$!vE%&2L`b$L`h3Lp~&Lq4/!%*LxZ'Lx^0!-(M*5)!-.M*A5M.ab\
        !!%!5-LW>2LWJ$LWT6>v13LW]&LW~<!-7LXi,LXq/LY%*LYK'E|)0LZC=1n(L[7)L]Z+L^(.L_68L_u9@0^5L`T:L`Zq%(a,!p)!F.LW:d4!%E!ZlB'z\
        $0R(!*clD>Vz%!%&!'E>5>ldenB>7Z!!$!Q3!H&!%'+T5!%b!!/!|*!a(!|G>'`6!%7!|,LX?*LXU(LXX8LX`b2?TjG!D!!4@}H$!'6><f1%#&!0F(mG\
        (V%!%E@Uwa!!*!AI*Yao*!AW#R+LX}d(?ASY%eeBA|H&LYE/&p'!|0!-a!!7!a,$C0@_u(!%G)(4!QH!^!!%Fnx-!*&$_7Am2*FZ?'LYs+1n.!8o.!%e\
        E?6&-K-i3.(0LZ5)?lv+LZ98>.Bl$>wyD!-OF)5.?e2ajOB8C!!$*/1LZj7#.,2L'L[(0!;(L[/.!%b!!$!-J!Z+LZsbX>6an'LZ~b!!J,u,!%[@Kai$\
        !TD!%%HSOdY%M-L[]2L]'3L]-&)U7!%(L]6+L]N9L]Rb!!gZ06!!'L[ncf/!%)*FI!%)#U+L[ziBEhN$E=/ebTC-H!!EA&61><fcJIwq'L]?bII8|v!!\
        4+p$!'&!0H!AO>L[%!KnC@eT--B1!D&!T'L]t+L]}.!-bJBQ<mnbergx@X&!NkFC}h-L^R1>P4&L^V(L^f+L^r.L^}b,#y*.sh&!Tde!!D+WO>lw8F0A\
        dg!!%IPkO#R'?2ec.?>lY!D%!%&!NaeZ$ee$!%&&W'HSObi!!&Aa5H!A3L_Q/L_U0L__)L_c+L_lj1!DJ%VOC]Ubjn&*,S!3CCYpab*!>IC6G-#@ciLF\
        Fa$-.&L`A(L`M8!;5!3b<L`7(L`;nd@d#d@d$&2[F!a-Ahepb4%SI(pbhcJAow!!GA/,c!!MAowybME$Z4Lah-Lb8$Lcl6Ld@3LdR&LeF7?8.,Le^/Le\
        r*Lf5'Lf80LhJ(Lj$)Ljk+Lk&.LkF8Lo+9Lo:b0!%+!Ne*!Afc2!*QF;1!!'!%(La|.Lb#q$&mD%PCH_y,Lb1jnbogawX$}$!%D>fF7LbV(Lc#+Lc_af\
        f%#:ch5!3b(+jI#1!!4&0-B'{&!0,Lbw02?91}ae!!jncB(J%#p$!>D#%d,Lc7/Lc=0LcF)#UqD'S'/*S#Lbg-?faD!-'LcX)!;n%?gOciD>5Hicf@d%\
        .%{be!!&#%S!3/!%*DS/o!!$!'&!N5!3ia!!4.D-?4u6#d0B6)vd/$6'!gF@=;$LdMb(-HwEBDReIJ87,Ldr'Le)(Le=.!8bh$!W(!Tc'!5VF0A&Ld|a\
        jID~1pa!!$!%H#phcb*!>h$!W&!T'!'F?wT$#vd!7D!gpn!!qd.LeYe!!1#RJ$XFLeQ,$0)!T.LenscHI9`M?)%$Lf&'Gosbhd-)wP(P%!%)#Ueh$*cc\
        H(PI2U2Lg=$LgA1LgO,LgU/?z~*Lgm0Lgz(Lh0)Lh7+Lh@j,Lfq'LfxaebI>7YbffDEQ+*Lg*(Lg9idgD@[{!!faeubhc)!ZV!*I>L[rM&|*DS/xmeaf\
        fD>{%rpFBaO&Lgc'@Z1aHG#a+#|qaeC>`,!!bh%!K$!%E*&%?O',Au$(,un'>16S!vdlbHHST1!ahcQ>vc$.vd/!-H!;$%&1Lhe'Liz+Li}b!!i$?arD\
        !%'Lh~(Li'+Liva9!%ic*?{DI!*,&gG2X%1$$'V'Li6cI?G64GEv-LiY,Li`*!%0Lig)D@L+LiobgpcE?XqbiK?wg&E_zE/*%>BvI?j]d/!;Y#.nS%FI\
        *FLC$V2!%&LjA'LjI++A.'98LjNa.!8cP!Dh%!%DBr@!!P!Q%!%&!%'$G.Ljea!!,$CF'?(!*G!D-Djo'>xW)!Dh!!$!',(#E@G8!!4'w7/k/?}|+Lk@\
        9'3naeW>Qg&!0J!*+Ln[e$'V&Lkc'Lksb,?gOfhnBAu=*-Q+?D.ial/!-E%24LlM-LlZ2Lla$Llg6Llr3Ll}1Lm(,Lm1/3**%Y0LmK)Lmx+LnCbgC)c&\
        >MRibfh!!E%2naMHvoaeMIZn+@YemchOKhscqedlb!!I'S$?'*JKsq5>BNdeM%e&LmC'1'5>>Va/%2N+&gpkcG>;D%>Bv&@eT,>&|)Lme+LmonSL=Xrj\
        n&?K_E*&ae%!5E></%>Bq0+a.Ln45Ln=jcag-!*I*4epa'!5F!;mnD>nQ&>UN'>O~e&>p`'En8bgfMFC#$-Ze'Ln|bi!!c+!;:&Kf%!d$$*/!%I!%*!%\
        m$$UnD@eT%@3$$!%.%IcFB`9%/=4,W-JIs$!K*!A)Lo[+I!}lb*!%F@mI%?LH-Lp32@xS6Lp7,@C*/Lp;0LpC(Lpa)Lpk8Lpr9Lpvq'$0F@C|CHNTJ@*\
        K%@8.EB7,$LpY(+)bmae!!&!0/$6W*)%#=F>I=''<a%,<B!K1@`@I&0BJ4:'>[4FC:/!!%!%'!%9(gk,HI7H!|!!4Lr$-Lr42Ls1$LsC6LsL3LsU1Lu-\
        ,Lu1/Lu8*LuX'LvR0LvZ=Lvd(Lvl)Lvo+Lvu;!Db-#.Q+|!!4,I,0XaikgQFE]$C_21LrW7Lr`'Ls#+If%b2!%$!-*AScF>9Hdi%!8G!D!!,Lrv*Lr|a\
        (!%i!!dP@.r%!pB!%CE#0,!-)!Qhc%$=H!*.Ls<b()1I!s,1OGBf@-!*eaMLEn6!%aoD@KY3Lsi1Ls|(Lu%a,#OF!Q$!',%Cb!!eo!!,$XH!Ah4*72@+\
        Y6'w3)N1GTS&Ltd<$},Jx,/(D(Lth)Ltk++Z9Ltxj%#7(Lt_i'@B*L*tbW@NzHG(gD,<0$h+0Xn%#XD)@%BiA$$}E,?%!%dN@|LDC.G!!pbD,p!!&LuK\
        (LuQqia*!AW*I$#+I(2'!gbV!p%!%$Lv$3Lv:&H}n<Lv@*!;'!5+LvH.Ds:jdlmE(G(!%+Lv2m$$'D!5$FJ{DED?cfnX.1&ImwLImw$D,c1!%E!aq&BJ\
        3F+|!!%!%NHU0b%@UwR!%V)z$!|L!8!!0Lw-(Lw29LxTa,#OF!%cKH^C$!%&LwH'LwTb/#a+!*XF`w2!*6*R,%YI!*-Lwn6Lx23Lx<)LxKq%?M$BHkI$\
        Lx!1Lx''@HPbJJWYiJJ>7ided6'`M>sOkebg!!ID[],LxEaHBnarjB>dKd4?M;MBAd$'6D!>F-6%!--Lyw2Lz=$LzL3LzR&Lz],>W'/Lzn*L{D'M$T0M\
        $r(M$w)M&y+M'`.M)08M)E9M*%;M*05Haz:E(lq!!&)q,Lyh'>guaic)!>L!Za!!/$6*!A)#mW*)h&Lz+.Lz0blqkJK_.ikK*,%!%&!ge&!-H!*!!$!%\
        .!yo,!*S!3/!|G#U!!3E-&LA0|f&!N'H#2a!!,$CM)44Ac4$L{'&L{2'@+yb!!P%Yg-E^gtiC?(R%!%g$!*b,2kh&.[E!'4L}<-L}D2L~6$L~Z6M!&1M\
        !-&M!0/M!F'M!N0M!`(M#H)M#_+M$3.M$;8M$I9M$Mb-L|E3L|a,L|t0L},+L}2qfdeR>Cy1L|Yj'L|SaNEy1lmJK:wcauBD<V3L|o'!5a!!HJJJeBIT\
        [&L}%,/djdnEA:K3D%QH0_maCBlehago%$'B!'a&!0JL&'$!%1L}Y&L}^'L}cbgPKnFCCHwhcX%M*L}|'L~2l!!0L}wqCC#*iD>@X6L~(oL?t<del%$'\
        D>upNF!!&L~N(L~Sa8L~HfKKCgaidN(>fZE3qc*.JV!H=L~n)L~u8!m;L~~gI#ykcuC@JU.&mfaHEl6cGI&n$L'rD0UL,9g+M!;okJ@^1ae6C<IuaH!d\
        a/?1-I%@-M!YqfaeV'qjkFBQh$M#&,M#0(M#4b5(>e$%~hc)Ck[:!jjcN?/Me)!TsdeM'qLL!Cd,M#Cs&!>afGLH9cTF!!a%,<)M#VlcI>u@c2!mGEy1\
        /M#v+M#z.M$,agf$!%cK?Z.EAKO%Fjf'#7aedcP>2k-#@ND!8ecjrKA:K)!Hgc'!5sdFEk;D@JT1$bE?u^2!y*M$h+,|t!!&!*S!3!!2$khDEiWbJ>wM\
        $M%I6M%u3M%~&!-/M&&(#d)@';+M&B.(29DT@b!!oeaHGK@%@iL+M%YmcgamO2en&M%j5M%obgoFLYogP>G'gdPD}J,>L[dJH_=aGJ$n!!'M&<b!!*!%\
        i!!-!;DFE#hnaF&?(>s}n!!,&0/!j.M&n9M&ra(M&hbfh!!$!'W$3!!HEQMlR$:%$qBM&^1>q)&!N'*&+M'La-M'H2>C~3$k02?9Bklq,%nb3!%H!gED\
        jY%1$'&Ze&!K.?KSbPD9V-#@$M(*1M(A&M(N'M(_+M),b4By{+!se&AAcS!34(V-*O0M(:lcQC<Mb2!%N!H&@{0d6>tZGH{j60t'!5ja!!%+yF!%*M(s\
        0M(w(M(~)Ea]jO/JBCaynhnbJ+N&@['*$tS?B%kF2[/Ehu*!%(?e:)!Dp%!>O!>%!d&M)b'M)xa**,i!!$.A&LTnI!;,M)q+H7:j$!%D%bi%'9B-?-@K\
        RqcE>x**!Ae.(2dE(2!#D&s%!%*!-'!%I!|!!%$'-M++2M+a3M+}&I.+7!*,M,#/M,5*M-;0M-D(M-I+M-l5GE7:@-:q!!&!-q&D$cJ!*$J=O1*,,M+<\
        csF@*ha%#md,Js#*>;E)M+Y+%/m,@gHFFFF&#XSB8V%!%$'E3%C*M+yc4JAA))!I!;DJ4aQ#Fi!!%#|c61K+!;mCAN;2-s$M,[&M-$/M-3)M-7q%!>6#\
        d*!Aae&!0N@_u(M,fg!BD!p&&Z'M,xb-!;,!%I>GU,&$)#yL(y2>V@flbh&@R[E/~L?2eU@H:!!-?<nH20hD@T!+M-df&!0,#(a,#(/>P'e!!SAykke%\
        $'B!%!!%!d3+71M.6,#F/@/-(M.<)M.X+BGOj%#mFAD)%0LE1Rc%!%$#g/!mhc8.%d.(yg!!%!KD#I$AnWO@uX4+d-M/5&M/X,M/`/M/l0!-)M03;!Db\
        ,!-l9M/1kebQJUPB>+]h&M/O'>13.$:b3A$w,?+0gC?}Xj$?V7EGvIebpEF9@'!5pnb&!%L!%mn!!$!>&+g'M0$b$!-J%)!!/D]Riam)!;I!%)!-hb3+\
        NI#.4M1s-M6&2M8v$M:D6M;X3M<x1M=8&M=D<M>87M>=,M>n/MA>*MBp'ME.0MEk(MIa)MQ;+MTv.MV=8M[Z9Mdn;Md{5Mgk:Mh!b6!%7Gg>)!>+M1g;\
        ?/Ee!!6#d,&6f/@pSW*)!!-)(1!%M?6H2M2I$M2M6M2o&M2t<M3!,M3?*M3u'M3y)M4%+M5W8M5xqicpC+/L>C@%#|2Djo&I.+,M2h)#y5!WjOA#3c'!\
        5G#=kGCAq!!&$_h!!L,F.M3;ajh!!'!'c6*R8B|xdHDh<F?f]&M3L'M3mbII8;=M3i+>gB8I1yp$$*&,xbh&!TE@-7LB|x*@{1zL!;dY-H$*4&#IJ.G$\
        M4G&?^,'M4p+M4yj$?_Pke$!N&#+bHLiz(M4X)M4hzkc$'YE$Gu$$*b4!y*#pI>p|f$,BDB|tia)?srI&3%1t&M5-(M58ahFJtW0#!gb-!;H#p.M5AaN\
        @s7$#gjh$!''!')!Fc'>*%V.%$M!C(M5i.M5qbD>D)k2#1G?r8(>KzG&3$An0c%'tE$G-M6H$M701M7^'M8%+M8).M8g5>a`b!!F+s%*w,M6h.M6oc0M\
        6coagh!!C>`,kIAcBk2#1G.b0M7$(M7,ih!!%!dD&W%C/JDD1NF>-J,M7Wbg!!%%,6@?P'M7P.!8c%!%-!-P!D3?s0J&g,.GE!>$!'*!-'M7q(M7xiE>\
        C?%!%I?Sw$!%d/!-H'SI@dY$>X]&G3_'M8R(@{qb2!%3!T1H{A/%t8>Exg$!%I!%*,F0>>((>QD)D))pBJJIi%!'&&W.%IdlE-!2M93$M9B&M9H'M9Q5\
        M:2biD?I}4'w&#+/!m*!AG*f!!G?}]'$G)!>L!Z!!-M9i/%t*M9o(!%.!'qB+mdcJ>0A%@;th%1$&.ld3M:-,&g0AwljB-6iE>m%)M:<gdNKoJfa.!8S\
        !%2M:f*M:n(M;#)M;'.M;Uj%>Lo'*&kMHr@$EQ!D>PE3!pd,&$/$@0AVGI>9AG@W!+M;;dmnbp&%F'Eg`LA4U(M;FaeeBDT@&)t'EuL.!8bPEuCV#C'!\
        %+L*gs%!K4A:E&M<A,M<h0HVN)M<la(M<2g40B-!*2'(f$!%DI)d!!$!'&!0'!'I>w^*!^j&M<Sa!!1@vVF!%'$Gb*!>+C(ti!!2'<B#mdC-E$!>1'?&\
        #XI'}2@pP$!*&-W,M=2(CC0bJ?$_%#OB$!&!al!!%#4M%t*M>+(M>1i!!4*7$!'6M=s&!N/!j0JgD(@Tq)M=zj%!5J0Ec$.>G#@$'67#.hd*!*V!*7!%\
        I(>abjnI'PcR?[w!d&$M>X&M>d,M>h(!-b!!0!QS!%1!%5!%gT@n2H?[vbndM*c%!%$M?F6M@!&M@),MA,/!%'/*5MA2o*!A)$J9M?>hD@%!$AF3D>ak\
        -M?i609&!5'M?nb*M?e(!Q)$JpDLI+PAUkeCA!j!!(M?{lbeQ?H,B>>V%0UBFZ;4J:x/Kuy8MA#p'M@C.$:beK>|)2M@^/E4.0@|L)M@tj,*OnbB@;t%\
        B]*'>7'agoe&!-d-,mQ)70M&>bjjnC@S?&#%a!!H$bb!!F!|lm.!8c%!%K(A4MAo2MAv$MAz&MB,/MB8*MBA'M:80MB[b1!-*/o)+WrrCLj>k!!PJ/7L\
        Dth,>X[*ElG0JE&F%&-/7)*w+!WS!-&MAkbIB_7c(@d<)MBW8*=m'I&neaG'BKDjonbi.!8d-/d+!pf!#UEd`-MCG2BYw$MCf&MC|,MD+'MD/(.D)MDZ\
        +MDc.!85MDob**Fpae@d'&HtY'MCXndjaeKF<!3,u,&$/#(F>p]3!-*!A(&sc2!-e&$_dMB@]!!)+gdg!!G1hE@R%!!-G_[*MDVlb*B@_+MDMfhcj'!5\
        G,pd//4mEA:dP@*h$!>iC>Qd%I-(d3?3JJ&g;ME)jnd,>0K0??x)#UpCG_[!#D!8-,m3/0/>fZ0MEN)MEc+%):(#id3!;H!^nde$'V&%FdfbimcgQB]G\
        m1?Y@E#C$MFP1MG5&MH+'MHT0MHa)MI.+MI=.MIZb1!%,MFB=MFHjc6*RI!;!!B?sqk$B{)D!00!*(MFmg4*I$!'&!0*!A9'3nC>,H->5|'MG/b3B0t*\
        !gh$!W'!'c'D:8V!**!%G&3$)7(?5<+MGjc'MGU)>a_.MG_oc%,RG!Z,?K_mO>tZ-+Ae&'9E??(nbil$'V'MG|c%!%I$t,&$)Bq%mJA&p%!v*'J.!Zfh\
        nd-?2[(MHK+MHPqebH?S_jOF<!dH)1(+/)>*-mCE?n(MH{d*!m)MHtehkHC.s$$*DM3H'DfSaff$,B&0eE!'&!5dgc*!%)#!X#!%>C}$(2'MIT)!Fc-+\
        jlDAa5lahF-j,'BH.s4MJy-MK02MKn$ML=3ML[&MM1,MN#/MN**MN4'MNy0MO;(MO`+MOj5MQ*:!ab,!%*MJS+MJpj1?~jJ!*p!!.MJka%#X/!j*!A(!\
        ;W#RhCE-'$!W&!TE(/!!c+MK'pH+T!!%@eTB!'!!%!%&+m.!8n%$q&MKO')cafh&!-F)n$'V,!%'MKi)!D+$to!!%1$B'VmBHAm%>-?&ML-*'q.#Ca%!\
        Ke$!'&!0J$Xgb,!%*GD+(C3)I-(!!-MLO&#X'MLUbMMHQhdJH{_!!FJsT5!3b)!Zg!!2@tU$0R'MM%:!-c-+D6*R)LnpX&K*><0mndfmO%b6MM[3MMc*\
        MMs'E-c)MMz5!-:Idca,!%gh!!b,2kI'J&#pJJ*m%Enncg!!b,HBWI(p%CK2E+#'!5G!-%D,cE#7$!'d,)RG!Q$F/s&MNMb+&3lagh!!b,2kI!shn'MN\
        ^c*!*fjO>=F,&$0MNr(>p])#UlcM>}u'>>)I!H&#X,&g*!a0MO4:+#p$.vF>FAnberH%k&MOYn$MOQ()Xbg!!%#4O#R.!8gCD;w/!mH%Y$#:cf!#F'?$\
        -9'K_z5@**n'MP$c-!TJ!Q2MPG$EIx3MPT/MP^0MPc)2X+?2[j1DZtJ*Od;!;gh&EX'L#C(>FAdH?Z.rYCtN$MPt1MM+*%V+MPxbaPK.X&@R[ae!!%!5\
        E></;!D:!-jh$IhXdJ>tZ!+-MQb1!-&!H,!a/MR+0Cf0)MRO+MR_b7!-G+#&MQt.D/[nadj$!yE/d*!*+FrFii%,!d3@+zG2X$%{&MRA'MRH.&-bg,!|\
        I+A(HtXL!Z(@5CG#U.,Fc6)_j,!*LDwx$MRz&MTK,!H'*h(MTWbecdmnS2U&%F'MS2g+MS.fECBECI1x4MSW-MS[2BG3,MSo/MSw0MT%)MT?+-NbeIGH\
        #JLlR,MSj5!vndgoF-QbGAtG5#LdQ?fH5ETQb!0JG3<$MT;1,m'?);bhn!!&#IS!3I?);%>Bq-?XsIHBb*M2F'!ybFFmf$!-&&m5!-b8!-j&A]tdo!!%\
        !%aeM/o1MU2&%F'MUJ+MV'.!8b,*nF!Q'MUEa,0?e*!AvdeJC~<!!H$=!!,MUd0>&{(MUo)MU|pbgQ@<F'1'bergQ>MR(CnAncgdiCMUhj,?XtE*z%B@\
        /'!%.MV9ae!!O/gM?[w4MVf-#@3MVk&Is7<'9(MVo)MVy+MW!:M[TbjO@Q!iD>XbLJ6ubgd0>JFG!D$!KI,a%#4-MX#2MX@$MXS6MX]3MXx1%h&!0,MY\
        '/MYM*MY`0MYd(MZ/)MZE+M[28M[=9M[Aq'$3(@C|.MWxb-#=JDdb(#IcJ@q;,MX3'&T(MX9bGC&ebfG>nX'@cLS!3'MXJcfIDdb$,BdeG?bGe91}jEC\
        lh%$n,MXq'F_Dc$B#BIIpd%HVCE']'#[edv)!FI#|$!>&MYD'HXYb),^9*/5!%go$!'D)K$!'*!*V#1bg'MYYakVDf8akVE]KLDf6%IF5,MY{'MZ%.!>\
        aesdF>5&b-0_S!W(!>)!>L@Yb$0B&MZ?b3>H'H@%,2!HQ0b$!>1Ebe7HVz/MZh'MZl0MZt+MZyc2!HX!*C@rg,!*keK):dUL*g(M['b+!sS!W$H<>'*C\
        cN!W%*C.-vnFHPSE?15%?xu&,^',?a%/{cQ@Ku$!KE!%$M]$&MdA'Md].F[Jb(M[z+!si!!RJ=8c$'VI$t(M]1g!!4*7W(D4M^X-M^}2M_d$M_w6M`E3\
        M`P1M`X&M`n7*I,M`v/Ma9*MaG0MaK(Ma~)MbH+McV.Mcy8Mc}9Md)b-M^93!**M^N0M^R9#1qkH>./+M^DncaV?,c)!Fc*!^V#yYI-^meCDU+$M^n&M\
        ^s'M^y.BM-bJDdbbFC$/2!%I!*EAj'1Db<'M_9(M_Sb,!K)-ymcID6d%-y*M_N'@%,l$!'maHBz5sDI-p'M_]aoL)q)?4|W-E'>nXe$MX4&-Wb6!>W!W\
        %@#h)M`.;M`4lmnbGKkahcM>Nt$DlV+@DSm,@f:EDbZ$IM}i&/-E']%>4:FMX|$M`db*!^L!Kb2!%(!WI(ZgokiQ>:*&Ma)'Ma/b0@cMS#[$!WN!%%!g\
        '#=eP+I.MaBbgI$@jOAyJDGNM,Ma_'Maf(Manb)!8S'!%E!YL!80C(fWDf8$>?*&#gd2ITNIBR%%@LS&#X.MbBa-L*=6Mb>bj1!DIF'8cH0_,#1H!%1M\
        bs&Mc&7HVz,Mc.0Mc3+Mc@.McRa$$*,@#ygfDJ}x&Mc!'$hbPD`EBMW|329lNDlhaBM[/&$na*!gjcCD<c$M[/'@%+(0nb+(dS!WmN,31G~`&&T'Mcn.\
        Mcub7):Y>nX,F0iH!*FJ.gIK(H&>ZrbiL#!$(,'Md9(Md=nB@A.FB`kcI(#4)12?H%$0[(MdUmdfD-!bmhEDV@6H=W&!g,@-6hafI#U,@0**B|gaHIpB\
        4*q-0x$@TK6/J1Mek&Men,*}+Mf;5MfFb->v2*ASc0Mef:F`wi&!8'Meab+!*jaI%bbKMe]eEHLtB0x/Mf7o$!%&>jM'Mf+b*!>)!*I!seaokjh%#mD!\
        TB@Bu'@mpb&!KH!>4HkH-K-i2AQ`3Mf|1Mg*,Mg4/Mg8'>pY0Mg?+MgS.Mgdbj$I_pD!gag!!b)!*I'J$Mg0baMH$ZBE|;dedHJ]unag-MgLqkIA|4rj\
        iD>vc$BDFd*!*jc-!%H!%eb!!H!p)MgsbR2&hae!!-@$DT#d!#$$='Mh5b$$=(#=W!--AqB7AqB+JWzg$!%&#XdG?dz-!>2N0y$N1!6NKx1NL0&N^n,N\
        n&*N|1'N}$00?(O8_)O[b+Obs.OdO8!-;!D5OmDb!!-Mj62Mk|$Mll3Mm11Mmk&Mn(<1X7Mns,Mn{/Mth*Mu#0My-(Mzk)N)T+N,+.N/(8N/F9N/q;N0\
        +5N00q%!%.Dwxi'!%L!Z%!%1MjU&Mk@7MkP+!%a!!/)4(!%G@C*%!%$+#'D~Q.+#5Mjoc*@-*G!|2Mk6(Mk;)Cr@+,uj1Mk2amnbi%!%E?>%B?':aFES\
        7nDBfB*!^sc-K_.$CzEG)!!!%@HY1B__&@oy/!j(%5)Mkt+GPNa('.I!%b-#=PAKg!!%G;S$Ml],&6'Mlf(@3m.!-o%!%$!'&!0'#j5MlVia!!6#d(!%\
        WBkl!$MLM</LM<eBJ)H.#=V!-%!5'>W!o&Mm&'Mm*aebGCwsCM5(mncJ>=I$MmN&Mm]'Mmd(!p.%{bg!!c*!|G!Z41H,(a(!%bH@Y%g%'tQ!%mncJ>>{\
        ,Mmx'Mn#bLIx%$Mm}bV!|aOG}>3!y*MnA($M)Mnli!!6?U(JD6u!!6$R)MnS+MnYtD@NyhbU@AB!!$!'&!0q%$n'%kF.D%>2cJ)X-J'=DCxw!!$Mq<6C\
        f0&Mr},MsF/Mt$'Mt>0MtJ)MtY+Mtab-!*2#.*Mpl)!D+Mpt8!Ha'Mol)?a!+?f)aHDS/4Mp?-MpG2MpK$MpQ3MpZ,&g*H@N0I'E(Mpd:MpibghnedN-\
        3&-3dIK4$J@Y(agoF-3--3hnH>F>ad3>F@J&ggDI'FE-37Am2[IXG$!%&Mq)'Mq0b4(8J!%g%!vB!%mnbergpdN>&{!!$Moh6-%*!A'Mq_(Erd)Mro+M\
        rwbjF@Q!%Mp74Mp?2MpK$MrH3MrS,Mr[/Mrb*H@N0I'E(Mpd)Mrh:Mpij,@Y('MrDaeaqaJDwxFLg9--3*DS/IMpU$Mp[FASg&).E/*bllC*&hecCBt$\
        he%'fD$=&-3I!*!!,A6K*Ms8)+Q.%{l'.vmG2I2Cs|.%{p!!B?'*!!4K,J$>X]&Msc'Ms{b)G?7oDMj02Msr.%wb)#mIBub&#+*!AL!Z*!*F!%!!%2#&\
        Mt65#sahI?Ti+#.fIF7>/HqS',|uaF#X%I,z&BkAaqeC?,F3JCFS!3$@YbF$X$#O0MtsiD+#%!8$K:?niBB2V!!-Mur2Mv@$Mvc6#d3Mw+1Mw;&MwK<M\
        wQ*MwY'Mwd0@kq)Mwx+Mx/:!Hb-%V+L7y;!Dl%!%c-!-Q!-1Mv)(Mv.5Mv;b7!*eP/abSJ-}abh$'Vc*!%I$thEGYi$MvS&>%m'Mv[b*!pF!%(#[lEC$\
        V(!-W>gu!!,Mvw*J[=+Mw#prF>{o!!&1[iD1[ai%!%J!-!!%>wM$!-,?n&E/P5MwDbHL2[fhaFB]G-!yB!'b4!|HC4Jc$!'7#.H!^*D2.0MwpjO(P,!;\
        hDB4S%!%&Mx*5!3aY?nlgLD@E!!$MxR1MxX&Mxc'Mxl(?Z4)@s35My'bJ>QDjnHMwta&&W'!5F'.$!%,!*H!^!!3@4|+Mx|lcME2una*!%F!Q!$vC*4!\
        !$My_&Mz2'MzI0MzR(?.).Mz]b!!-!;8My[9!%c%!%H!%B2ee!!-Gne$!'1Mz'&!07E&M/J{)9Mz,q%#jEHF_bHLE-$(,E,?'!%))!ii%>,&$?&~d/3*\
        H!%8A@0dGCX;%!%'>`[L%I%!%i$!%duaG?9y!!4B1}-N#W2N#w$N#~6N$f3N$i1N$v&N${<N%?7N%F,N%Y/?Sc*N&)'N&6=N&s(N'!)N'J+N'n.N)@8N\
        )Fb!!-M|G2M|]$>;=6M|w3M|~7@`@,M}3/M~+*M~d0N!!=N!c)N!g+N#::>>3q,!*EHib1M|W'$_a,@z[H>&xkI@SO$$!'M|qc2AKg)!*pl@d(x!#L%{\
        609dV%V'L<k(M}.iD@q;bN>NW%Kjf2FmA&M}V,M}^'M}|5M~!a3%@&?@]N#Lmfcf@d)%%kai!!&$_'M}uamcmaPI!}3.(NM}nQ&v)#U+&^X#1$M~H&M~\
        V*>;@'M~[5MP_b3DM,F?)$-,%2Hvoh$!'F/aicI,Fk(!%gI0q%!%3!%+M~wdc%>tNP!%n&'PFHGl%?>l$!>,H;5'B_8(N!R)N!]n!!&)7(N!L5#LaeHA\
        6K%#mB$U%>wbdsBM#>rjO>MRLJ-}1N!{&N#!'!K5N#2bDE(?LDuah$>6G&>|fb$&?Y!plmbhO?6C(N#N5N#Sn&!T'Lm-SJ%WdE@$SmO1e1N#gai!!&!0\
        JCb;&2U/!ma$2Uf!,D!%*!HE@lG*N$:(!%)N$V+N$`p'>jVlBA!j-BBjh!!%D8<&!0n'(ma+HvofDAAc!%&)UI>;?&&ZE!%C&<ah!!&!0(!;I#(aJETt\
        %#|$EJ=*!^)N%5+!;lkhL$@'*&n!#DHU)%MK$D!%!!,&09$kc%!%g3!%G.4$$0&N%l'N%wb*#pS!%blagh!!CDbN.N&%e!!M>P'FN%|b1CiY&*:fG>JV\
        2-j,FGu*N&]=A!J)>IA+/a.(5;N&ejn$*#D@[{5?S_dM2~5N&maI+Z)!ZI%ekah!!$B2*F!;!!&N'4'N':5!3bU@`@-%/G#@7#F=A!Jh!!6#dD!-&N'c\
        ,)X**}'N'ja-!%(!%G!F!!lEH~2H>:[!!%HKf1N(6&N(M*B|g(N).)-g.N)45N)<aF#C&!-agd3?3J+!*j&CglbF>>0%EeQ*!^)Ck[+N(}:!jj,!*.N(\
        tcm%>fu&%@J!*ib(B$$I!*%!%c8!*dg!!D1[coQGdqec$/xI!sQB0t,!-G!D%-6&!8'K)WaH)R-N)x$!a1N*!0N*(=N*,)N*5+N+)b2E$ZH!^%!KOG+~\
        %!%I!aCDwxk$AxrDEs^4(V$N*N&N*f7)X0(Mb2!aQAmG,!%*0b(N*_laHB2(&Lf2E!%*!^'N*u8N+!sJ+ag!!%>NOT+^$'ED?jJ&N+U*!A'N+d(N+w.N\
        +~5!3a!!4&H,!%(,Rke&.MaJ>{G,A'r/!**?/EG!D!!e!!)%_b+!*i!!BBNf%E|)S!3e%#4a!!J&0!!-N,`$N,s1N-C&>-J7!-*!A'N-](N-`)!;+N.o\
        :!Hb-!-3.4G!Dn4&H-/J&$[9'3dkJAPd!!,KY'(N-(g-!;IK>;!!*N-9sblcicbf@d*%26&#+E@iL!!6?}|9$kd,&$),ppag!!B@UfD(A%Ieu'N.Ec-N\
        ./7#.,KPy/1q'N.6)N.?b,!%ejn%!vS!3c%,RP!*h!!$!HD$_&*tI/'-(a*N.[i!!,!H/$6'/*W*)!!%#4$#v&2O*!*rM?*_5!3a*!%e!!&!0g!!&!0M\
        )4-#y,>^p0N/<(N/AgKFY.aFBv3dNB=d$>%f&N/c,Aow'G3Mb3!**%YeEAaj,!s*!^'?PKG?~j!!$!',!%0,jg!!)@2pqF@R%!#I!a!!%+d4$e2$k$N0\
        `3DU|,@pP/.e*>^G'N0i(@c8)N0rjOCZ_$!%*!-F!%6(J,!-F!%1@`@J*}%!%J!%!!4N3>-N3I2N4>$N5y3N6[1N6p&N6u<N7(7N7-,N7?/N8a*N8v'N\
        =S0N=h(N>a)NI*+NIx9NKm5>19:@,pb-N2E6H2^3!%1%M7!%,$M*N2r(N2w)N3,+!%8Cj[qdP$01N2d'N2la!!%0$6$R7@D#/)4*/$I+Z!#&#jW#R%!>\
        K#=!!L!>!!i!!$!'6#d&!vWAFW$N3;bgh!!1#RF!;K(m%!%4@?cDF#{%!51+a7N3l'N3s+N3z.N45jb(!;ociJA*@!!aFA*b0JQ.G!D'N4-.!8cg!!cR\
        MHEebi!!D!8i%>gEDHoy2D!O$N4s&N5),$}'N5j(!a.GY=9#Rb,Az7*@Y%pdp!!&,r.!*S!3(Ml~f&)Uh%!KecbHKe,%E<g3?LM,>Ln/!m'N5]0N5ej%\
        *t$!K,!*k(!*i%-6&>0{'#LL!8-?B$H?2[bJL+%,&g/%t0Mm+oEC3E!!&!0,%8*!%0N6>(N6M8B]89N6Ut!!CIla!!$!'1&j)BI$L!K!!%#4B#v$!*D!\
        >!!%@z[4&H3$0,@/-MF_{iBMm}!!(N7#pH@~GaG>xWdFI2N%!5'!*cg3C(Vafa@d+!!$N7l6!%&N7w,N8#/#F'N8E+N8P.0[8ATz5N8]bQGc'.!8j%+m\
        SL5X-!j'#LG#m$!>&N85.N8Ab$!-Q#s+>w^j,!*L?D3KIHG+!-mdggB@z[!!%ASb$!'D!0KH{h/N8m0N8qcK!jDN8jnD>t[!!-N9[2N9b$N9q3N:2&N:\
        8,(,/Ck[*N:W'N;D0N;O)N;S+N;c.N=>b!!*#pi&.MI!;1*kD!K%#g$#g(@=#kJ?KR+N:$.!8mib&!5H!*eb4%S+(picb@d,'!%L#.+N:Ljcii%>vcc*\
        BnaL%wag-!*h!!D,F$!%&N:s'N:{)N;%5N;*b*!>I?Zb!G,$CH!^g!!KFdzriV/4-@+Y9N;7edS%@$(,'>Q'ncG@b[->Ff,&$gK$@LG1}%?=j+&6c'L*\
        vV&3$N<|1%h&N=&,HC%'N=*5N<Tb-!y2!%3D(@1H{A&!K/N<M*@y@)N<a+N<f:N<xaerhnecI)tah$!'nriagahahebX)thEMNn1N<q'#%aL&mi$!vE!\
        5E>L9jdfI@[{MDr64>u<2!*)!*xc2!*sS>sd,?1H/N=O(EANjO@31RAN;0N=d(!Qg!6%#4S!3JABH!!,N>!0N>-)N>H+N>RaeE&?'!8k/HGZG!D&!Nae\
        !!-,W/+)',69C;Gc2#4H!Ac!!g!!E>T,'#%c2?`/)#!X#!-N?U2N@k$N@v6NA8&NAr<NE-7NE1,NE;/NE?*NEm'NE}0NFF=NFm($0)NFr+NH0.NH[8NH\
        fb2L%MlR>4i%A'r1N@3&N@K'N@R.N@b5!%a*N?z0N@&cV&9h!!%#4D!yh!!c4%S'!5V.+!#,N@>aFI!}de%!v&#XdM>sO*!-N>*S,>Ss/@Mfco!!B*cf\
        f&>3lE!'.IGnc+!sY!D*NA()NA/pecHAQ`g%!dD%@7!QheE@)m&NA_,BCa'NAc.NAkajh!!%!%$!'c4%S'>*%V!*PEANe%!dM?,g/A._G!s!!-NBS2NB\
        e3NBp<?A#,NB}/NC/*NC6'NCF0NCj)ND=+NDl9NE%b*).0#LeIEiD%EWb,*OalaghdjJ2~'KM1c*+jL%w$!*dg!!$!%D+W!!,!-'$G.#%SEX8$$JSE4o\
        %H@Na')ck/HGZF&|0M(w)NCfo!!&EK6dghc%!%-(A)!>I$tIEY&$ND#1ND-,ND5bh.!8aI>UMh$!Q&!-S!3ae%!KS!3'+vbHHqS-.i$?B1'E;>0?'R)N\
        D^+NDbn%>VKB>ETE?Z:'&T5!ybJ#L'NDxna-,%J&|g&?D-bBAZbc3!%HFt`LE]8!!cg$#vG!DB>Fe!!$I61&NE[.NEeb6HM&g$?1'QI`1+!%ffDDDkh%\
        >F8B!W&NEwblqL+#--HE!%3B|[/NF:*NF>(#!;D`$ocjICQ]S?2~$!pdfN+a1F`i,NFea+NFZgocKI]!()nk%'tD#+ax$,BD#+kD@:@&NG:'NGJ0NGn.\
        NH)a%!%-C3v.!8uae%C'LB!W%!%6AWL/@#PfII)8'$Ug1#R&D*g*$@b4FI]3!*+!si!!&I%zI!;&NGza->C}Y!D(&Kj%F|DL?c)b2&9G0k&NHD*!A.NH\
        Lbcg)!FS!Zg%>}$B2))NHUeR>4K%$:G#U7!*)DCUI(2$NHx&&sb2#1)0kmE1be+!%f$!Nc'!5I!;$NIG1NIM)NIR+NIYb-#@ghe%!5B!5+!-W!-laF-9\
        %#:cM*F!!$Ju<&NIo,!*nd,!*L#m-%/,'BG!D!!-NJL$NJR6#R&NJZ(NJq+NKU.CHwb4F#-,!%(!gke&>|$L!81,FE#j(!%jOFM-+NJgdi$!%L!y$'Ec\
        d!!H#[$!K&NK*'NK9b!!ej%!%O!D)NK6s%0UDAQYG'}-LlZ,NKI*)HpJDL6!!%Bt$$%qE/*$@j|5!3c-+p*00)2FsdQI[2!!$!*&!>I!H$NL*b,(2ggt\
        L?^QggcQ'f$NOT&NR%,NT-'NTq(NYq+NZN5NZbb$NL}3NM3&!p,NM:*NMv(NN8)NO3j$)7d$NLwjnE23lkJD;M+!Td0Cn8jnedldjSB%Q$!%EHJu3?Sz\
        ,Mq7)!-b$NM]*NMc(NMqjed-GvHG#UgdNJXrp$!'c2!-)!>I$tdN?@o+NN&aed3&aM/4'!Zbf5!3l!!b!!QJxX&>AJ/NNP'NO#)><35NO+bE#|b!!j&#\
        I'NNg5!3akhcK>2k7Hj7,&$0NNwpBHj8$E4QdBE4Q)!DlbK%{gp$%@D%F$Bag&NOF/NOKjdiCEy'bHAbD%KC6cPJ;_%?6!&Eib*NOn'NQw(NQ{iJDK{-\
        NP=$NPC&NPG'NPN)NQ(+NQ,5NQ0b:NP7jB?jfdmSF^5rjJB&(J>sL-!QF>vb,NPk/NPy02b+NP}qbeqch%!KEAE-!!&&ZmnhnbJ>;lBB8C5*znDBD8LE\
        wfEAv9+D[]i4MgG$NQW7NQa0NQh+NQpb,DV[/#ajaICn=0M%VhOI_qahdH>sDedmbHNQ,didY>vbKNM)$#LELm.!!%!K2Eic/'S*NT):!Di1NRp&NS%,\
        NS>'NSH+>wzb$+m*NRa+NRloaiNK)52Ju;hneEEIxaJ-j$NR{belEIE|iiaHC,N%!%)NS5m)!DmD>tNhc%!%H>`g5@ticmGG?73NSh1L7y,H|^/NSk0N\
        Sr)NSvoagPMg9S.vb-+AI#|nS&ydmn$!'5!3c)&9X.UIEic'NT_a3NTXq$'V&?D-d3.(h'NTNnedlR'Sl&#I.!8S!3l!!C+&$!Z/$t;!Dp&GtzdN$b-N\
        U@$NUK,NUi*NUx(NVU)NVb+NW8;AAwq&&Zd0>14G*f%!%d$$=M?Sc4?@ogc;!Dj&!-.NUcdmOMS*,!pF!p%!8c2EzW'%&GB%Q!!%!d&NVD'NVJ5!3a4(\
        V/G85(!%5!%hcj!!&!jG,p-(AH!A3@+z,&$N>14dgco!!%!%B!-3,umn&#%'NVsbI?`/,NW(0FFE(NW,jeBDD7D@SJ!!.!8a!!G?sr!!%1$'NWHc*!QL\
        !8$NXD6NX^3NXe<NXn,NXu/NX{*!%0NYG(BHj)NYO+NY`j$$n1EHG'NX)bhOHgg*NX60NX>bQD7PokjhD>-,&!HS!3/ITZ*NXXiajhe&>}$E!5pFGxai\
        %%PE(meb0CahV)+dkeHBZIchO?u)&NY:'NY?a->L3h$!'e5!3c-+jG!>jFJ9%*D+EfC&^1>15cQ(>0?d{+%55B8VaHHr41>>-(En7rmafaI@#h$NZ8'N\
        Z?5NZFb)NZ2+#:pl'NZ/bK%e$-3D!0g&%FE/~ghcGC`P3!QgdG-Qn'NZ[c(KEhG#UecMA3.,N[2)N[z+N]sjd-N[&$N[+,&g/BJOqD/PrC?'eerhO>rQ\
        $N[F,N[H'N[v.%wbKC`P@Yd!!2!*0@|L=@Ka(>p])N[j;N[rjibP>8P-HGlI?2[BAN;Q?3J&N].'N]hb!!,!QF!Q-N]>'N]X=()bhF/'!!&N]R),pbi!\
        !&?jJH!A%!5G!>,&$+EItp*-NF>FAfh$*ncpMBP#'N]~aiaN>~11N^?,N^C/N^J*N^Q0N^V+N^fjnB@X|ELm-%?],E1'bfhcQ+sbPKaG,N^`nI??HbgU\
        ?8.1>>-E>O~4N`(-N`/2NbA$NbT6J$Y3Nb~7Nd!,Nd1/New*Nf<'NiI0NiS=Njv(Nk')Nk]+NlK8$h;Nmg:Nmlb!!6Cnf)>wy:??9g'N_}cf/!%)FnxI\
        !%,!-sEE:,3,WeE&m-N`b$!-1N`l7N`y*Na^'Nag(LPR+Na~.Nb7b!!2+,)>bAgDE@Gb*N`^iD@M1c!!jc%@*sB@*s!!$Na=&!0,NaV*Na^0Nab.#7b*\
        N`^Y?~j(NaK+!%inbL?e2!!&H8<aJ>WYa!!N@n2D@jhdK@mI6>(3/D2Z(H=,)?lv+!%V>.B.Nb-d3@4|F2-e&!0af[A76,@0*/+mG!D3#.,NbOo,!*E#\
        jcM@7&-JJe0D+<(Nbn+H:r:NbvoM>;i!!-):D!gd$HisM%t!!4+p6#d3NcT1J]!,#F/Nca*Nck0%M)Ncq+&d9HNNadg!!nE@?c$#:&)Kr!$R$e%!5$>d\
        8S!3')7L!>7#.9*Ih&HikS!3%!%a!!4E@EfhC0<-Nd_$Ndb6Ndo3Ndz&!0,Ne#'NeN.Neqb6GQq)$J.!%W!%O$3!!9(Mk0!%GBf@ae%#4$!'G!FecM>:\
        [!!4*`&!T'Ne=)NeI9(Mb3'kF!%-#=(!;v!!K*OqLG_G)Ne]+NecjbF@KY$&yD#+!!%#46#d1%hD!0,1OG!D%!%$?-z&>Vz,Mtp'BD.m!!&IpR,!*aeH\
        $@!!4'w-Ng,2>5=$NgO6Ngi3Ngs1Nh(&Nh.7Nh;*NhM'Nho0Ni')Ni-+Ni6.!89NiB5!Tb6*=hL?)%$!'7NgE+?uD.NgIn!#4CZ_Q%,HDxSf!#O!s!!-\
        %e)*@++W.!89%nb,-QN@(^$G35&%PE.>!!$!'k$Fl4c-?ZbH!p$&pE!y->]'*!^'!5I!*!!$@TK*!A'!D('?S!3$!'&Nhg.!y5!3b!*-@31hcN'6*!^m\
        BFRG,!**!%0GAUj1!y,!*S>V<'+)F0X->NWhF@kq!!,!*b2!aD!K1An_E,L,#F*?n,L(y!!$Nix&NjO0#.(!-)Nj`+Njo.!Kb!!3!*J!%!!6Nj3,#a(N\
        j>+0+9KMrjJ$k.!Kc)#@I@#h!!&1<'DO1b->v2X#a,!a*!^+!%fheBG;H=NjkcffB?[wL@C|%D[oL%{k%I%>a!!(!QI!%'NkAb-!;+!*g%!%3!-1!-oB\
        >nM3()0I|%.>Xb;NkX:NkUfO0OcK&a-Nkz&A3f/,('$U)@nE+Nl&b!!HCBQ%#:$'YD3'$!%&Nl:'NlDbj1?<nD!-%!%i!!JHgg,?n,H!%!!-Nm#6'w1N\
        m?&F?z/!j'!50>Tp),j+NmU.M~W5Nm]b!!1IgNH-9n!#$Nm;6'3&!0/$6)'zqJHXUF@6f!!&!Na%!gj&!-bghneEHI]%@JBD!0!$e&.lEJun!#B!K:Nm\
        tbF-?&Nn!bw!#X!DKM2F$NuK&Nxz'NyJ.NzZ5N|(b3NoF&Noh*Np@=())Nq_+Nrc.Nt-8AT35Nt7j$Nn|&Fx+7#F'NoA=().$=b(!gI'J1@vV7Na^*No\
        9(!%)No=l%!5B#gIF,saB.JoBMTr$!%.!*c'No`b*>Lpec)LnpX&Kj$K-jJ*O-!*2!%)!*+#[g!!*!A)Np1+Np7j1*kidhnBJ/7/$6E!0!!c6(JV&3!!\
        -Npm$Npq3>Cy&,Z7Nq'*$w'Nq/+Nq:.@ewb(>=FI!sO>X[!!*!A('.h!!'%)aGE0)!!&!0I!T!!3>F@jdK+g!!$!'1B^M&NqW,#F)'cb3!a&!5I!s3DU\
        |H!^1!D+Nr7l!!&Nr''Nr.b42b0Nr!jrI@e[nB?>l2!%HN>Loc'CoML%w&NrN(!Tae!!4&H$!'&!0W'32!%*#!=()jc)!H+!;X!H!!$Ns06'`&NsG'I!\
        }+NsR5Ns[b$!-,%Vg!!+>9AL!86?U(*!%(!%i%@,Lah!!NNr!+JJCg3!%L!Z$!'oaLJ}/!$1Nss0Nsy(Nt!)%2jhBHJKaiMHfedaK?.)encg$!%DHPc2\
        &<)I+*I!p4Nto2$k6Nu!3Nu)1%h&!0,#F/Nu/'0<0%M('h)Nu6+NuB9NuHbjILHn%#j&$nd'#=;!DS!%$@BFL2C'!HF/gb7!HI!*.&<j1AX_FKCh1#(D\
        &TF(,4Nv:-NvE2Nvx&Nv|*Nw&'NwJ)Nwd+Nx'.Nx98$=;Nxjb!!2$w+$Mf$!'&@{0.#Cbg-!*h*!AF!;!!$?SrcGJWY+NvQd0EebI!p%$U(Nvid0>9A(\
        @,npgbhO/o%>Lod*><0mnBE?nQFs)dfmD?P4%#:+Nw=.%wc+/GmdhagI?up$&s5!3c6$RI/G/I|U*Nw[0(mjneE&vbf/!%I!*)Nw~c'NwrbHIhVfbke!\
        !&!-L!8&,ZE!'n5Nx4d2>;iF!-fMJ9%e%1$&Ddpd-?^L2Nx[0A4<)@|L+NxbqF@<-'#gS$U.!8nC>nP'!'.FFac//CpJDy{-Ny6$!'329/NyF*).b4%S\
        H?C?b!*h&!TdmaecN>MVG@c8!!2Nyp*#=0!%).b+Nyu.Ny}8!H9Nz>5!%jB.y!!P$w!!&+mI!Hpn!!41H&!0,&0)Nz;9NuHlbg@d-O(D!!41H$!'&!0,\
        &0)Nz;9NuHlbg@d.3Nz~/N{,*N{R0N{g(IPj)#@+N{l8N{~jU)i!!4&H3!HO&j!!%#4-$h$>aA&)w/#F0'E.!yq!!%@*s$(/D>S?3%C7#[oae!!%#4$!\
        'D!0aF>Q6%@ky$!pd!!-?SXHCqSc%+mE,Z4&H$!'W#Rakl'N|Abh&,rE?22$N|d3N|n*N|t+GvG8?5oj5>V<d-D]+HLc4gjamnbJ?&zbfI>jV$'V&%Fd\
        jdHLc4!!-N}z2N~G$N~z3O!M&O!j7O#g,O#}/O+t*O,x'O.-0O.X(O/N)O2S+O58.O7?8O8+9O8/;O8Y5?+?b!!KF.q1$37N~/b+Nk=ndHM>5!!/+>ah\
        !!4(V->&S6?U(UE&M!!$N~h&N~k'N~u))t:)tb(>t[i3!QS$:I,%%MIVirM?V7jC>;V/!%*-30>j|)!;+O!;jci&%)djbN@z[!!$#v(!;c-(A)!HX!H$\
        $03!*('<5!3dg'??wc%!%'!5N!%!!7O##,)R*O#()O#VpHFrFcJHSq-JzM+O#5faI.s&O#L,$C($@)'ca2!N,!%F!%iicf/!%I%Y$!%dg!!4&Q$!'D!0\
        &!0'Erd5!3a!!(!%9%nS!%!!2!H$O$d&O%&,O&#'O&t),|+O'!5O'4b-#=*>}be!!'>F?c/%t+!;:&'f%!d-.iB!W!!%A2[-%5*%&(!%)E8/l'C$Vc-2\
        pG!>*!^'O%?)O%W+O%[j$?bGrO@vV!!0O%S)#U8-TlraiD?D-I>j}O@nE4B;&&O%n5!3a*!AG#mj'?Tj),pc%!5)#1X#1!!$O&F&O&N'#j)$J.O&[5O&\
        lb(!gj1)HU!%*>d:Y?pW9-|g%,!&+WE#L-$b;!Dh%#g$$*D!T!!6#dW-|g%@@D&%qS!3%@(?(O'0aepB*4EA;H4O(/-O(D2O(_$O(j6Ik/3O(~1O):/O\
        )B*O)u'O*'0O*-)O+!+O+C.O+f8O+p:>>3b*O(((NBOl&#XE#:2MIWI+A.O(<d(!phF?J=h$#%S?B1&O(W5O(Zn%M@Y$!vF.7F%{hO.!&DPebjhS>;^(\
        >t[)$J+NQ]iajhedJ,m$#%,$h'Eyd(@4}5L7<b,!-M-j&HpFSHr9$O)V'O)g5O)nb)Hq#I#|e!!%#mc-!%)#!X#!(ESAY!D'D@EY#.'@Wz5!-a)!QLCD\
        W/!-G!*!!1O*N,O*Y'O*e(O*l+O*{.%Ia-)cNFHo$+Nd**YGMM-'>wYbjdNCbP2!;F?@odm5?B1ag$!%E><bE?8.%M@y'*h+O+65O+:aM?-*SA:/,D)+\
        gPCtw1O+Z'O+bahebsikdedaINQ]a&&WH!*H@UHe&!-ahnC1<C>pC!!$O,E6O,O/O,R'O,X0O,fb2!*+O,?j%>LoaHA|}'+NL!Z!!,!apFI`1F#F$!KS\
        !3!!*!-id4!pQ-j!!$K%j'G?.b2Am9H!a2O->$!%3O-S&$37!-+O-b5O.%j%!%$!%D%{!!9%nae$!')!Fd)CiSL(y!!%&?$!*&!gE!%$CA5'O-|.!8cs\
        $?pV6!%cjC?Wc'!5G!D!$-0xI&d-#@2A'r6!%*'.0!%(O.M8!*i!!$!'F'h!!1%h*!AW*I!!-,W$*/32&,O/!',00O/()?9y.O/4c,)7gZ$k%!'D!5$0\
        {&!0r!$K&6i&&W.!8b-!*+'Jec)G*&+!;X&K-O/~$!%3!;&O097O0=*O0P'O0Y0O0h(O1%+O1,:)zqaC@y@!!1!D.O03ai%#.J?<nmcHClwTB@x!!-@2\
        p$!'6#d1>.BN-<!!d!!Q?s0*Ala0A*,)#yL(y'@@Dnre%!%.#O5!3c%!%*!%E!%c2#4H0b!!-O1a$O1e1&j&O1x,$X/O2('!%(O21.O2L9@$Db!!4By{\
        3!*J!%L>nP(O1pg2!WI!%!!%#4O%h%!%-A*@$#CE!5bghabL>CTb5O2@ch!!&#IL#C%!K$!'&!0G!F,?/EH!p&O2n'*&)O3#+O3D5!3a(!%L>3~*!^h!\
        !(!Tc'@3OVF0A&>VK.O3@a!!/!j+!%ff$,B&>+-E!'MA*b%#4-O3~2O4+$O486AT33O4I1O4O&O4V,/G/O4b0O5')L~D.O50q%!^E%k'#Xb(!gV!-&?1\
        8dj!!hE@,Ye!!4&H*!%c'?1UI!;eboL%b&%FENIi->Ff,CENH!^&O4u'O4zb*>Dk(#=G$JfI@+Y(E=&oaF>{&d*?,cG>t`('kiC?a,!!4O6*$O626(|1\
        O6K&!T,O6l/!j'O6r0O6})O7%+O7,b4!y3!*)O5{+!s9O6$lEG(g1!DG&|bhEE|)d&@NzS!%$!5g-*Yh%!vc,#O',Zb,,+I!s'O6[.@7@a%!gFCcF'#=\
        )!D.#mi2!HB$!%0LL#j//4)!DeEF8!dkF/=n$$qE!>%#4$?Uf,!*'!%)!DS!3-#@2>rQ,O7]*O7m(O7{+O8%s!!T!*$>X]h$CgM&#pF?Z4-!*o%D8<$!\
        'D!04ErNG!F!!B@j|BB.n$O8E9*qoae!!$!'&!NNC|;e!!6$R1%h,$Cq'%5F@R%!#V-T$O:z&OE-'OHx.O[-5He7b$O9n3O:-1!-&O:7<O:F,#a/!%*O\
        :J)O:Y+O:`.+m8?jb9!5;#U5O:p:>>Ujhc)!*+O9jj$!%&!jb4(8J,+DHU))HtX+O9|gdM>UEde!!)%_c%!5L!Zlbhc-!%G)!%!%f9@d#a!!W@d#CA0=\
        -%C3!%t!!&)KG$JadPLg=!!$$!6'w+,IcgK&j%!%ae!!R(V4O<0-O<82O=l$O>x6O?<3O?c1O?p&O?|<O@#,O@,/O@;*O@h'O@p0OA#(OA^)OA}+OD#8\
        ODd;!;5!%b7!N/+d(O<*jn$>ET/!mc6*RH!^ebH?clago!!C#:$O<Z1O<y&O=!,O=K'O=O.O=hb(-H.!dV!-*O<o0O<s)*woa*>'iG!FICGKh!!E+;id\
        FC(L*>Q8'G7H)O=Cmc-!*h&!5'$Gb*>'iIB{t!#$!ND!TLBp0-?k)3>t_(HtYg-L&xochDCk9FCC|%>St&O>G*O>i'O>ra)O>2+O>Aja%D_zGCC|hcg$\
        !Wb(?r4IEKNaeMDi!,BR%)Iu[j+O>]b/!mI>Su%&E&!T'!'G!Fcfd,%eH!*lcHCMd/O?-*!W;O?8jibMDPe0F/dc$!%H'BDBjY$O?S&O?Z'CK<b-!*q!\
        !FF%^-Fl0F'!;#!pkF&'gbg-!;$M;QI!%&BZ1a%,^HIN8HC3>ko3>8qD#p%K1^.#Xcl!!cH,F$O@M&O@R'O@abhLI%#oDBkA)Ag#;!Da!!FJS#,$}H>t\
        `%>u@I>hd(FjLjjkm%F*vDDmb!!'OA<0!;.OAVb5(>e%!dB?cy)OAO+>Cygoaeb*#pI#1&!dGDlE4O8+K!*'OAya3OAp=NFmjdF-Ecfh$/{F#!QI2N%#\
        4-OBQ$OBn&OCC)OCP+OCe.OCpqr+OBFdN>=Iae!!&?7%S!3&'B(OB_ndE>,8c4#1mh!!c'!5V&v%>I=(OC6+!%g-!*h!!$!'/!m*!A'!'c/!mG)!u$$!\
        bhc'2uV!*o&Mj0a*>40G!F!#&!0/FfA'!'ke$!%D.Mc3?pZocQF%V0Iu[l$!Wmh&!TL&s'G{p(2-+OD]:$@a*ODD(ODP;!>ag!!C0b-!*2%8)-(I-H/I\
        TZc)!>IDEjc60tH!A$OD{&OE'.!*b&@#y,'BFEm>gh%>C}D.[$']G!s-OEf2DgG$OF*3OF8/OF>*OG:'OGs)OH0+OHL8OHR:OHsb->Lnm&$_L!8$F?z&\
        !0t!!$0{&!0+OF%i$DM3D$[aCF~Sfh!!-?4u$#vO#R!!QBV:$$!&OFk*!A'OG)0(Z.N)@b!!-!;,,+=BD((!;h$+IE*&2%e*!^0M,1+OG$pebucP*,cV\
        HJ=!3(B_8pagch'!'L#C&!-+OGdj&OGUa!!2'<,#()!8W#Rm,!*bi!!&#+G%_!!$!'&!0/AKNE%,(OG}g!!E*#!!$#v)%_5!3cI?lh$!W'OHAl!!'%)b\
        I1eg!!$!'qF@C|waJ@*r$!>&OHo5!3b-!;h&>3(a*!AaFBdUiB#4aTJB14OIt-OJ[2OLs$?@u6OM83ON@1OOG<OOM7Ez6,OOZ/OPL*OQK'OR&0OR+(OU\
        !)OU)+OW$8OY~9OZv;OZ~bjjaJ>rP$OJ;&OJB,OJK'OJPb+OJ4q&?jHJ!*$!%D@lF!!gaK%)*!^'+&I!;aM?e!fjc2AN5G?Y*$OK:1OKY&OKc,OKg*Ei\
        c'OKs(OL&+OL7.OLO5OLkb&#%8!Qe4BD82!QS>192)+,?D3)OKMao&!0G*ff'!'c*!^EC&FidemaFBD8N?.(&EIEb&>5&M#!g8OK~fkJD^;aF?jf$&B.\
        OL3bfIEJrGB(w%1$&%Fd-/d,&$0>&{(+IGBq%e$OL_b,!%*#pI+,/!m(!%f!%G!D-NP?dH%)!!2#((>+L.OM,cp%?^pS!3j$$!hc'!5V.+!!$OMV6!H&\
        OMo,ON&'ON+.ON8bHI/bff$,B'+;c*!^dg!!bi!!DI`a-I&u,(#h!!%+ya$!'F&jcQA}d.ON5elb@d/H)[*FTSGC!a*ONh(ONx5OO?a(!Q)ON[g&-!S!\
        3h$>G'&!5E>T,'ONqbI?3cfhcK?ay$OO3bl!!$!'&!0l%!%$$!D!0ff!#c'!5VN+!lgdfN?'RcqDC1kajh'!'c,!*E2u$OOw&OP.'OP=.*wb-?jf/#am\
        G?@o!!3Ehs0#Lhbecb*!%I%Y*!*;1-s$>GcDI7g3DLmgp%!d$!%G!F!!&OPs'OQ%0OQ0.OQC5OQGa*+Qhn%>sL$!pD%q*>-Jf-?c($-^E!'*BY7h$$*D\
        !Th!!4(V$!'*!Ac*!^I/GJ>)HKEY.%>gE$!N'OQe.OQpp!!4L@TO,W/I`-kg!!K(d*OQyjJAMjjcb/>VzI!ssFD}~!!$OS'1OSN&OSm<#F/!j'OT&(OT\
        U.?xI5OTqb3ORc*ORm(OS!aoaL+&b+(pgoD>Ud%Evf$Evld*!*i!!E!KdxS'z*OS=(!Ni)!Fi%#g$>v*E!'%!K$!%)#yd%!vH><c%#m5OSba-!;)D1MI\
        D$di,!%b-+&Y#U'OSz+OT!g[>p1gCGJ[DM5}*!m)OTC.?e?;OTQehcdg!!b,,+I&3%!K$$*ch&!TL%ISHCRc'OTiah%#:'+;(!AS!3-F.`HCn=i!!$#%\
        hncdLF`_%'tE?f]-OUN$OU`&OUy'OV#0OV-+OVFb.OUJcK!NFN/A&OU[(?^caHD4LL>fP-C3v*Kl5(OUvirh$!%DA]tN+s/>0SH!A2B%#mdNMDR&MBWa\
        (OV@jh!!&-WE!'&#+G!F1OVg&OV}(#!b+OV^pibH>6R&%Fa!!K)c&!T'OVxa'!5)#UI*4oEEX$I?m5$OWQ1OX9&OXY'OXc(OYk.OYwb3OWM/#a*?+0jI\
        EDHE?7<%K;w3FGu&OWz'OX&(OX1)I+0.!8jh&M5P'D^:G!Fg!!%#mL$:,>0K/G85G.7djnbMAle'OXM(OXRbiblc'></L%weCEfgdlqDLxA(G=bfIA)-\
        -OY:1OYC,&g/OYT*!%0H{5+OYY:OYbb-OWI*Mp88$tejn$-3bB-3'!KhcG?R'&OYLaMFDY0>PEGBY7bME0*5*znBBa]dd,&$g@d0%C.]&>s~LBp04F0i\
        F*c%&E&OZ>'OZea(?PE)!Fg%$'2!HD'B2>(D(!p)OZY+@Jlg3!%j$!%DLgicdg!!%!KB!'!!7&9)!>jbh$-pD!T!!$#vJ#[$>Kg5!3cMCiS*O[E(O[W)\
        (5o&)Ka!!*#pF!;&!0'!%.!8a!!,#OF!%c$2)3!aI!p$O]D&O_['O`65O`Xb!!/O]=0O]@i+O]/l!!&#IE>gu(O]8aFBr^cN?p2M-QN?JU+%&.O]Smn'\
        /~L%{o!!%@MT'O]hamcpeC>/g!!-O^H$D;t1O^V,O^n/O^r*><:0O^x(O_))O_0+O_I8O_Q9O_Vq.FVpdlR?5o%?^M5*Vd-+gJ!p$O^cbiikKC(Lelbm\
        nedPEm_CEr[dgC?^6'O_%niEDK{PL^M5%kkR/^/O_Cj&'Bdemcdg!!D'9biiN*`%?qCGB;rbFHJZcH?+4!!+O`#id/JW]0O_w)#Uj&!5S@V$).1nrICK\
        )+O`+nS%{bj.N)@dG?+b%!80O`I(O`Qj&!gE@)hn&!-E?ZL%G_[D.l,Obh'#7jn&O`u'O`|(EyoaoaJ>{S%MIVK!%4E<X2OaN3/07DLQ,OaY/Oaa*Oan\
        0Oay)ObF+ObRbgbiSAtC$A:K&!gS>Ke&LmCE1'ahe5!3c-(AU!-'>KgakeE?:X1Ob2'>Q2bhn!!&&Z'*&S!35Ob=belbK-3fc-?flE*&&)U.B8RaYCIs\
        &&Z(!Qnaebm$H?z&#IS!3i%!%c2!%L!Z$Oc-&Od('Od75Od@belD@**e*OcV'Oc[5F]]c'!5od,&$0Ez2fmael!!%GnaEFLXdnS#O2Oct0Oc{)H{jj*.\
        !be0!pS!-bjhS?`g'@/&).1L!8id*AXhj$B$hFAAw!!)#UlC09b)!Dic*!%)!ZI#|-Oe]2Oev$Of06OfC3Off&I.*7Oft,Og#/Oh<*Oh_0Oiy(Oj))Ok\
        l+OlR:Om?q!!&)U,OeAa(#+G?src)F.qj&OeRb*!%I!s)E<{+!;X.U$!%7Oemj'!TcHK;O!!$FFSD)K!!$C@E3C_Ko,%Ccgp!!WJx,4#Oe%$:&)q+!am\
        aFE{ns!!$OfU&OfYq%$nD$qF?N2g!!$#v3!%L!8!!&BZJ,!QgC>}$%!%$!%&!0L!%!N-OgT$%k&OgY,Og]/Ogr0Ogw=())Oh&8Oh8b!!f%!57!|G!jnF\
        I2;K1O!!4$e$0{&!0/!j'H#gL/SdH@8q!!9#Rc*!AI!%$!%&!0b(!%h$!WDC>}BD6T&#p0OhIlaJA&6!!7OhWae!!HCgqcg!!G%n!!2&<3OiL&OiV<Oi\
        a7Oie*Ois)$J+%8j+Oi4n!#4@8$$!'bS#F.Oi?cicEC1]/!%(!*b,#yI'J!!$/xbN?H)-!-*!AG>)|C@Uw!!%#|$$0&!*S!3$!>D!0!!&!Km$G&JS!3-\
        OjZ2-s$Oj`3Ojj&Ojx,Ok,0Ok<(!%)OkK.FW[8Ok]b*!-L!%nCGx04FVs$!%H!A$!%&!0bh&.[E#:61K*(P))!h%?9KS!3!!'Ok6cB)R&(jE!%,.%.#s\
        d(!>fBKeG$!',)}k%>:A$$*D!>&>Zrar%$''!'G!F!`&Ol:)OlA+>x7n!#4'w$!'&$[',00#..#7j%)@O?TyiibHK1}!#,Cj[r!$-%5sdE,^!!%O9x'C\
        lb)&m+Om*:!De$Olu&Om$bZIgN6Dm^fj$$'D#%21-T0t!!&!05Om:a$!%F#[!$F'?wJ>Gy-Om|2$=$On93OnI&OnP<1X7>;f,OnS'On`(Onn+Oqf.$:;\
        Or#b!!B&?g&B_8d3On4)#UorfdG>V<dH>}u/!Qi&%Fd3?XfHGG~/!;E>PEH%2d*!%(.GoD?B%(>r*jrbg%#mD!5$OoA&OoY'Oou(OqB.Neqb,%)/Oo7.\
        >|$jbHB+mco!!%!KD!0!!-+&+OoU;>(}ga!!B'YOC4K,>vb/B&(+!*o&#%dx&#%b,!%M#a$His3OpF,OpR/Op`0Opq)Oq++Oq4;Oq;j1EHGa,Lx#N><2\
        $!5(Jl|bJ>5>.@:@5#Lb!!I#:$$J'H;$bg-?faD??D$!%n5Oq'd4!Q(!pGMM-J?2e-.i&)UI%5ajnH@_0$#%rJ09'Oq_n&&Z.OqSdI>i4)!Di%!%E?G0\
        0Cn8G!Qn&Oqy'D$cbpde%!8B!j%!%L?%M!#c$!%)??,o%>9?D+W$Orm&Orr'>fZ.Os+b2Or[$'9+Orhq4?$_bJAK81Ord&!%oCG&F!!C/=mc[!%!!4#O\
        g3Os'+$}oCI9TPAL/$Ox'&Oy,'O|/(.Db!!2Ot%$Ou?6OuB3OuE1OuM&OuT7%C,OuZ/Ouc*Ouk(Ov9)OwA+OwY8!H5>:[jt!!$#:Q+7!!e$Ot^&Otg'!\
        T.Ou*b*OtJ0AM!+OtTpaGHJ83!yh!!CDFx$!%&&ZL#Cggc%!KL%w-!%0Ou#8&|i%El&i$!%cdHBwc%#sJH;50Ou4luD>dGi$+2c-%bH!^G-!T#[!!3!-\
        M,(%@A{E!^,!%H-d/!%cTF8=bf1!DG!Q3!a+Ou}o'!0b*!^F!;'!0c-!%)#!:#!sc%&E-#!BCzE%EB{7!%+Ovbe&!H5OvYai!!$!',!HG0H!$&!0M!j!\
        !%!5&Ow;:G?7a+0+e!!4$e2CZ_6I`-&!0,(,/.e*!%8#afhbss@d1-!%J!*%!'1>nX)!Qc0OwTlE0[bF?9x!!(0n+Ow~ae*Owujaghag%#:H2-!!%#:D\
        NI$edK>Vz%>Ve-B<S,OxO*E'K(OxY)Oxl+Oy).!*a*>g=FAT^i&!0)!FL!0&!H*!%.>8Xj&?6hL!8%H4:h!!$!'cdg%+d$!'&!0HJSRX%@4Oyh-Oyk2O\
        z*$Oz46(J,OzH*OzO0O{X(O{^)O{j+O{t8.~;O|%:O|)bzL!QR,It!!$F<C,+Z*!Af%&-$!>+@z$cJ,0!!2#ygLB1b)IU,h!!&&W*!Ak2!*G!D,?xxI$\
        M!!%Kcb&Ozq'Oz{=O{$)!;+O{2ja!!HOwl*!*o$%kD#%*!*F!-k$O{.bQOtEH?M}!!%!K&O{G.O{Pa)MBTI0+0+|iiDOt{mi$+2D!0!!L!%%!%$!%7)i\
        I!%-><3icgQ+D!!'!%+L}6jJCIAE?7F/.eX!H1OuM&A&w+O|AoiDFYo%>@t$$!D!m4!|$P/^1P[6&P`t*!-'Ph60!Z)*f.Ps69>`o5Pxxb!!-O~92P!T\
        $P%I6P%L3P%h&P&?<P'F7P'Q,P'e/P'l*P)0'E3f0P*G(P+W)P+p+P,>.P.38P.C9P.r5I!}:P/$q%+/&O~3q$!>,!*c*%bh!!$@TK6#dW@`C21-B(A-\
        >QD1O~y&P!+7P!5'P!D=P!Na!!%J1y1B__/!*(O~s+@459$kj%$qEClh!!LA+~$!>c+$tf!d2KB7=%BZJ*00G)!!!a(!%h!!$.~D!N'!5g!!IAivkaIG\
        Rz!!2!y'P%C5)wc-P#,&P#;'P#>)#@.!Z;?2|b,!%+>GUg!!-*YI!%%>`,-E|J,!*LETRQ)w4EgR-P#h3P$%&P$.,P$?/P$M0P$V)P%!+P%*bKEIC%BC\
        g'P#~n,P#{alDArJE2eML&jeb/!%NCah)P$;llkgdCI&bdI.i%Ba]5#Ld-#!Q-j$$JcjFEyo%>}$(P$zn'P$obelbjakIHvo*!*hd!!Q?u+dIBR%-A}t\
        BNY[1P%;aia3?u+mnE?$X$EIvECBE/!*H!%I&a+P%]s,!*c%!%H>`[!!$!'/!jG'c!!42<$%Y3>,J&!%,!j'%,0Na^)K5<+P&9.)f9(MblkT@rK%!^D&\
        T2!H/!m*P&t)P'?+!-i!!4*7-$}1%#&!0,209P&p5$3edC@#VC@rm!!4*q-+p2>Tp&!N/AKN)P'<91ks%$n,!;dF2II'`$$!DE-'!!b!!1!%H+T$P'_&\
        )KbmEJ}?!!O@uX$!%iS#(4P(R$P(^&P(h<#F/L!~'P(v0P)$((m.%Ib!!7P(F,+s*P(L5)zjOCr@ecGEhKbuCE|),%C'?!<L?!<$!%7#.[IXG$!%6)_0\
        Ac4F>lw)!Dg%!%IA0|!!&!Tb3!*F!>-P)X2P)e$!*3P)o&P*!7P*+)P*9+%8.P*@b!!I#s1@nE&Fx+E?PK!!dl&.MH!A0-pa!!6?}|,&0F!%!!2!%IB&\
        (!!$!'&!0,#1H!A%Aj&E!Z,*,HHT;!!%F|D1P*k&P*|0P+,)P+K+P+Pa!!(!%G%n%+m$N[F.!8c%!%K232>-u$!'*!*G!>'P+?(P+Fa$!%,E(gF!%eh!\
        !B-pdjO0_jCG3_'!'LLje&P+ga4&<6Dm^H!A60t'#sI!;-?^o0P,,)@DO+P,4n!#$!'H!A!!4&QD!0$!'b!!T>[s!!-P,w$P-'1P-3&P-;,09)P-f+P-\
        ib4%S*!%0K_z+P,rs$!*D!-dLDBMn!#ah!!&!0I#(!!%&E,!%N@,K'!yfU@Nx4.161K*!^+!*d*P-RjcH>gD!!&!0bi!!$!%&H|EH!AR)}$!'&!0,P.#\
        (*@.!8b&!KH!%&!0a!!4*`(!%fH)(-&s*&m9P.>udJJ1.%J]-&P.ea!!1(V,J;$(!%g!!%#O*!-E$G*A$5)>EOpEG.i!!1%/*!AbimDIfh$!W&!0/P/<\
        'P/A:P/NqicL+/bIH4=e!!q%#j&$nJ+Q!#&!0,!*lbhbX(2!!4P3|-P4z2P:{$P>I6P?k3PBU1PD;&PDb<PEj7PF&,PF+/PH-*PI{'PK50PKT=POc(PP\
        -)PP@+PUQ.PXJ8PXi9PZp;!D5P[0b-P1:2P1X6P1{3P2(,P2./%8*P2h0P2m(P37)P3N+!-9P3xqGK8K1@Feh%>-K'!')!Fc8Ac'dg!!%#:D$_!!%&E$\
        +;&$[/P1t'%,5#(ykG?c`c)*wI!Wsc,@ZkFC'!$#gD!5!d33$},P2T/!%*!A0P2[+P2bc3(j)Aa9+!;X&'d-&BI(>dicI/$'!'S!3cMD(<$!')!Fm,0t\
        'P3((P32abF?x0&D``ehDI-DbDEse!!3?U,&!0(O<+9$3l%(>G!F)P3`dg!!%0$$!'D!0&?VY.P3ta/Da2(.:GEM3F>(VC@OO$P4<&>Q''P4F(P4P.P4\
        Vbh$!%d@d4-+vi!!JI1y.&-;F`dX!adboK*L6(J7%C(P4m)!D+P4scJ@Ed&%@S#()!FIC&7-P5o$P5x1P6U&P6b7P73,P7:'P7Q(P9`+P9w.P:M5P:pb\
        *>4J0P5f)@#hi,!%j./ScheC?1'!!&C(eI)+$!%'!%S!32):*P620P6<)P6Jcu%+dB+;-!;h$/{H!Ah%1t'!'c'2uV.+f!#c'C&FV!*$#jb(#4kTCnf0\
        P6v(>%m)*w+P7)ocV*F&!medj&#+b,,+I'J$$*b,2pI.b,$CEF<C&P7N.De9b&>5&/#!GD*eH.U2#(&!K,P8$/P8(*P8J00t(@#V.P9V8Ddspgc)C3y+\
        !sXC3yJIO5/P8:0P8Bqcg%?/NB!Wag-(dP#!$C3eDF[J2P8l6P8u*P8z=P96)P9:8P9Rjci$$*D#!ch$!NDD+UcQO?_$P9*'P9-bDI.*K,^ch$@FvF):\
        LDf8+P9DcoBDc2(P9NchL?15L>O:B?m9*-y0!WF#m$C0:&D,-k2?spch!!$!'M!m&>x1'P:0.P:Ebgp,!*LHox!!-/d0>&{e!!%!v)%_S!3/>i!GBf@0\
        D)K)P:ee('B)?w-uceEBa<b,!%*>,~I!sji%+d$!WD!04P;^-P<!2P<($P<.6#d1P<v&P<~*Jmf'P=C0@c8(P=Y)P=g+&d.P=s9P>CbKF/d&$q'#%(P;\
        s.P;ya,,3F#:$*LL%P2!%Q!%%#7E%5$(jJ!*2F%^$@4a6P<W/?D<0P<])P<f+P<j8P<p5!*jdFD(<cHD+_'?:yidS'!DB.kaeMC(LaiEES~$HRaEAn0(\
        IO5f0?:x+P=6jduaFEbRec-P=@qL'tI(Z!!,'B*'9;!Dk*-Eq,#1I!%$#v'$hb6!>W$M+0xn%@q1D?4w*P><0P>@8GV`j$$*&!0h&P>5b*!>G!*'@rxV\
        &vPFrFJ*R&!0E(m6$w7!%,P>u/P>~*P?0)P?W8P?_;P?go!!4*7/-%LCAq!!a-.:F!%0P?*aF@E5nbG?lh6P?H,P?M+P?Qbjh/!m'!'G!FdFD:MDP1p$\
        /{F!;hbqJDol$!%bJF^xCO>C!!$P@6&P@E,P@t'PA>(PAe.PB.b)P@1qF*RnDEcS-F,[e(%@a$$MH2x*P@V+!%i$!W&!0J$M$P@d&P@mbHMZq/!m()CG\
        !F*!^GJDj%!d.%ka;PA5jh%$'&OM2)!Fd/%tF!%!#&B|tE*&(PAHjkGA(O$>OBl!!$!'&&W.D-ubh&!T'#:G!F$PB%&PB)b&!5jh&OM2)!Fd/%tFC3)G\
        >EOpBF*|$?,?3FGu(PBF)>*;+PBNiQ-B4?e:HDol%B'mB$*$PC&&PC0,PCd*PCh'PCn(PCq.PD$b&1B(!g+%&i!!a@d5g-!;$1bI!%-%/*!-'PCF)PCQ\
        la!!H>d9*M6]ldgI?R<h$!'e5!3b*!>(!%I!sC>JIaiJHtXG)t'PC}a)EC;I!%LM[/(PD5i.%Ib(BQ<I>>A!!QO@N$PDU&#Cb(PDP)#@qcJO@NlEDDJb\
        +!We&!0G?FB-#@6*R3!5*PE%)PEg+D)Kl0Iu]qkF@I'!!2LFy6PEC)PEH+PEU8PE`jbegCC&zdF?,b$@rg.BlehCL+;$L)%edPBQ`a*,^G,^G()$>DE.\
        PE~dc-):g2!HG!FuBCe6cHK@G$PFo&PG!'PG{.PH$b4Dh-+PFO;PFd5!%mG(#$?cy.%wc'>/cu$!%D?jJ%?/N$>ETD!53D?D*D!$8FrFbF(j-!>$PGC3\
        PGN*PGa=PGo)PGr8):b4(8H#p)CzIu$$*E!%cd*2k)#ykf!#&$_H!Azkcfn$,B&!0M!mL,F1@FehBH^P%-EK&Bjh%$'DEIE$PHV&PHj**k'PI:.PIqb&\
        ?}}7(#*!g+&me7!%FIO|/PHbo&#!S!3q$@FvF'q*PI#)PI*+PI1i$*nchCD=_2!WD>:($!%G>+V!!/!mI>:@*PIY(PId+C!a.#g8PIjoai&!0,#(G!Ff\
        heb*#pI'J%!%G!*%Dl?B$!2!-*?bjG!D2PJE$PJN&!5*G/g'PJj)PJw+PJ~.PK-b/#1G?sr$-Z&!dG!F9PJcp%#X$!%.#1dhDD(<%Dl?G!F!!8)n9!5k\
        HD:MfaiCAqB!!%!K$$!DB_i/Df7HD;-0?xj(PKI8-Tjjk00tF!W2.~3Dk'DD=0!!$PLH1PM3,PM8'PMS0!%(PMq+PN~.PO-b&PL2(PL>)!>+PLD5'!jt\
        C@E5*,^e!!$!'M$6%!dI(gF>Ns-@&%,PLd*PLn(PLv+PM)b,!%I%8)!Fi%#gB#gh%>-KG!F+PM!jLIT[d&#CF!;chc'>p8V&3ebG):$PML&@T'bj&!0a\
        %&EM!m*?e:I!s)PM]eIN{[$!%)DlEch'#:c*!^EBhH&PN@'PNMa)PN+nag2!WG>E?)PN6aghCC/c$>ET&!TE!'$-W/&0*-yG>*;%C[N4>Nt2PNj3PNu'\
        (J8?EsjBMX4kj$$*&&EI.bebl/#1G!F%>7'ci$!%D*c2Da;3?G%,POP(POW+PO[qic)A(Njb*+DI!sf$!%D0ejO*O%>@tB!%k&POsafh!!$!'E!'(0_)\
        PP)+?FBa/!%fK%5DM3H'P9J.!5a%@q;2)1qF-%%!y$PPy1PQ^&PQj'PRE0PR{+PS^.PTtj&PPs(KCh.%CnaoL@-;*-EG*w-!d2!-,@#y/PQ?*Dif(PQD\
        +PQTb(C[NL@.GqJ>(V0#au%!d$!%&#IE1E!!h&!0J(d!#&L~KksT@?c3C#v,I2k*PR.)PR3o!!$O<hk%!K$!%L%w!!E%)h%>-K$!'&EIE'!'G!F*PRZ(\
        PRc.PRti.C,jVDn^b*2xIBv&0!d+!%jcgdi!!NNPq*-EFDgF&PS<,INi'PSKa,@#yjh!!%&E$!'T$R3@,a+!*e%>gEB!Wg)PSUoB>v*c4>VLV&3$!'6$\
        R1PT4&PT9,$C'PTC(PTK.PTqb(,^+(dkeb+Aivgh!!B?PKbFG~`*!^+BQmV&3-@%,FD*^&PTc''<.PTkbcg$!')!FI!%jh&0eG!FjhkF):P0t,PU0/PU\
        40McS(PU:)PUIqlD,^IBU<$!%N!d3'B(IO58)XsCDdd-F4hNBjb-#@$PV71@q0&PVF'PW$(PW/)+s.PXE5L+sb7(#,>&M/!-(PV-c,%8H'(o!!%?/NB#\
        g!d6,@#y/!%gIOM1*PVe(PV}j$$',!*ki%!d$!%'BE(L%w%!K$#%&%F.!*d4GEv,!%N>BuBEc.'@#y(!>L@N1$PWG&PWS'PWdb&1Bj$!WI>'(*E]Nb2!\
        %IBU<%!K4BQma)CzIV?Es!!3PX)*><:(Nab)PX18PX:s&!>ia-!dY!se%#XBDV2majh!!D.[$>pFc(!pG!seHK>;0PX^)@YCgc6)_'!5I#1+)(ndifID\
        f8!!$PY'&PY{'PZN.PZjb,DG?MM[/%?,?&0R*PYI(PYR+E[#i!!%!d$!',!HF!;%#g3!*L%C$PYf)PYl+(Z5!3qBPI[!!HGD+%!K$!%c4By{EF/,,?,c\
        )PZ2+D)b8PZCaW#[%!K$$!c*!^'>*%I!W%@U}$!WDD*g-#!7!*i+!%8&9khcdg!!%#:D?0?$!%J*w%$q'P[%(P[,c*!gF#1e2(ZU!WcI'kgdJE@1$P[|\
        &P]V'P_-.P`:5P`Ib2P[o/+m0P[tqod)Ag;8-Tl%B@^rd/3*GAg;bM>Ln1!*fEIjS%!%'P]<)!p+P]F.P]J;!Qgc)#@L!Z,&g/%tGBjCEG;^l!!bh&>|\
        fE/~4+A0P^Y:P^bg&P]s'P]ya*Kl5G'z'!5I$t,MUx(E42)P^?+P^O8-Tm%>Bv1BBk,>&|I)w-?YS+JH*mdecPLc4'*hebjOIj(hdpiE?}Xd4,%&!g/P\
        ^y0P_#+-NjIA$w$!%E>fY1+a'A),L!8!!/P`'*P`6o$D!?&%q'P_M5P`$bgI>Ff2P_k,$b/P_p*$b0P_u)P_|jneE@:@aHD(GdgI+Q1BKkG#.mnC)wM1\
        *q!!$Mohd1D(FD!gKEfl/P`F)!DqbF*tR'./Io|'?2e+P`cg&!-jndjaNA6J&P`lnMI'2o$'VEMq8!!4Pad-PbY2Pcg$Pd>6PdD3Pdj<Pem,Pf#/Pf/*\
        Pf:'Pfn0Pfv(!-)Pg6+PgN8Pg]5%@b+!-i@d7!!4Pb*3+71!p&!H'Pb:9(Mb,H>U*!guD>rQ%&-&!0dg!!6#dW#R*PbH)PbSsibV09kjia%#mDCp'$!%\
        E&T%G(R1Pb~&Pc77Pc:'Pca(13+!pa4*73+7F!%!#%E@0$!-*!A9%nldgPE$ZH.y!!($e)Pc[a5!%h&!N)*fhfc'#Lb!*JO_FnCABw!!jO#F$$!3Pc|&\
        Pd2,)Xo%$'J!*&!K,#(a!!0&ji!!DA$4*!^jki$$!E$G,!%G'c6PdT,Pd^+!%bMB?4!!,!*FNd.&!0a!!4*7M$6!!3Pe/1Pe8&PeP/Pe+'Peab!!+A]e\
        lbF&j$!'&!0G!Dh!!$&s1AHR&&W*!As&>Z9L2Co*!Ac+!;s&@T'S#((>H(k(>H(I!%fh+Pe{bs$!KT$@bTFA=$!W,!%caV@-6!!%'f$!%L!%3PfL7!%)\
        (#o!!aeN2I2?A#$!'3&<&!0,@.`/.e)%/+&dv%$0E,L!!<!-I%8!!%$:-/J$B3R'>Q`),j+%/m$!'J(#$$!7Gj,)PgHc4%SH!^%!%E!y$!%'Lej.@U|X\
        !D$Pgp&Ph,.Ph2b,*/G*f+Ph$e!!%!%4FcTG%/!!$!'I!H$#sH!-JCpy!!4Piy-PjF2Pk8$Pk[6Pkr3Pkw&Pl(,Pl2/Pll*Pm:'PmG0Pn:=Ex%(Pn_)P\
        nv+Pp..Pq)8.U9Pr`5Pr}:@'0b-#@/'(*!%(%8)?bMo1Pi`7*I/!j(Fji)Pig9Pirq,&6EHXYd3!%L#m&#Xha%!gF!%%$0E@d$%0?$Pj=&Eyd,!*'>;D\
        )!F.PjCq$(/D>DW!!FIlPG-d!!-Ft)7Pj]'+#(@{qblR&j!!-Pk!$Pk)6Pk/&!N(>`[)Pk59%nbqDJqC1L@TF!A()CI*/&%PE%~J%/!!$CVg1)1'PkN(\
        PkUpaF!8,!QMP_pcpL>lw4L@Tghpag!!&%qd3?XfG2XaKA}H%!d$PkKk$*/D)K!!,!WfIJu;,PlG'Plc5Plga!!miCP'i!!4$e&!0'Pl^ae!!qiC@r:!\
        !V!HP>L[mEG=<$-?*DxS0#[.(ab&#%g-!*&'.'!%+Pm5f-#@O!DcKMIP$!aoa%@.FJ@0*2!%&Kuy7A;J/Pmo)0(+Pn#s$!'&!05!3h'#7F(g$JKb6?U(\
        &!N/%bS!3!!%#4$!'&!0,#Ffh%?~0E#j1!;&$[a!!4+>/)4(!%9PnVobgK!Hb,@=;S!%=?nl)Pnpc2?ZbN?Q*jnCH4{$Po=&Pok/Poz)Pp!+!Hb!!-%V\
        ,Haze&!aS!36#d1*},Po]/Pod'#O+!v9#Rq%$0LL$?i$!%D$Ub,#(F!;,#O+!-g!!$#vW%nbFAAw!#40B$AajD,6!!$PpY3%,1@-*&Fgm,Pp_'Ppb+Pp\
        k.Pq%b(!;+'JV-T!!H%e@d8(!%pebV)+&!09Pp}a(!%g*!AG'zaD@NzHFx+4!y$!%,Pqi//4*Pqt)Pr@+PrM;!Dp$@/0n!!%#4-*L$(j,@/-*Jmf(Lth\
        ndLD_z%#Xa%@.FI!vo%J1y1@iO&!0*!A)'c+@YC.#79'`a2!N(!%i!!C$0!#$!'&!0hCJ1y!!&Pr[a/A7dF!%HEjD4+p2Prv$A]5&!0,&6bH@/0&!NSC\
        ZL)Ps.bi!!&&WI!;h$/{E>_9%>`p-Ptc2Pto$D)F6PuA3PuN&Pur,Puv/Pv!*Pw&0PwX(Pwr)Pwz+PxSq!!%+/2)N$PtC&PtU,!*'!'.!85!3q&A)9,!\
        *ae!!&2OgBE)}!!6>*Q*!8'#Oi!!J!-%!%2&|j$0RE!5+!st!!)$eL!8%>JE2Pu+$!N&(>(!-5!%qB>xV!!&!N,!*ae!!6#d0/ZG>j<s!!$!%&?9JJ!*\
        !!%'f4!;3Puc.?yyaJ0Ba,0B(!%o&>~}H!AHF,x&!0a!!F+I!!4PvI$PvO&PvV/Pv`'Pvi0Pv{(Fjibg&!-GPm/%!%J(#*>UGY!Dgb*CVhI(p%#4$!'S\
        !31#s.Pvwe!!MB7+FPvq!!,#1L!8-#@2PwK$!%3!%*PwR'0<+)i.#79$kb4E@JW$k,!*EE#6$!KD$[$!*+Pwlc%#|j%?87E#OkeB?xx%C.GDK$L-!p7!\
        %)Px7+Px@n!#$!'&!0J(,$!>&!-L#O!!,'kc*00j!!%!dD?jJ!!1Pxe&E-cb!!R@*h!!6$R,$Ca*&|esdFCqR%!%$Py,0NF6oqBCo%!!Q+74!--Q5z$Q\
        J!6Q`/3Q`91Q`@&Qro7R!t,R&O/R-5*R04'R4^0RA}=RVN(RX^)RXh+RXs.Rx58S629S6H5S;^b!!%E|)-P{f2P}+6P}h3P~C1P~o&Q!(<1X7Q!o,Q#(\
        /Q'L*Q(Y0Q,D=Q-S(Q-Z)Q08+Q0l.Q2D8Q3h9Q4g;Q555Q5bq4P{F$P{N&P{U,!*'P{]((Pb!!+!TS!Tbh!!DEUve!!hE0E-)RHNVYh!!%#4B-p!!-P|\
        ,$P|F1P|L7P|R=()(P|cb<P|(pbW%V%#X'!%.E-cnbe%#m'#mc2!*H,+eoEN=!$)!G!D!!4%,-B'{6?U(D!0$)[&P|rblagIA&6,P}!)P}'sD@$^aQ?p\
        ZICM@1P}Y&&W,1?*!A'P}`o$(j1)Ria!!-B'{()Cq%H-)&$nE']$!%L!%lbfdKKLP6P~4(P~?a4JM%3?U,1@hC7P~/*!A+!;jFAD)aaN#(,/te%DV]E!\
        5bH09!!$P~]&P~c'!%.J)zb-?k)M*=!!R@}H*!-hhb!!F?oj&*t.Q!!b(!-mI@{Fbed@d92!-3!-/DI[*Q!]i!!-B'{6Avh&!0/)4'!'0Q!Wqdb(-EI!\
        %iCIhp6D[]h!!1#R,$XmCE3f$!%&!%7+|+!|b&!%ehVKqf$Q$$&Q$K,Q${/Q%('Q%E0Q%U)Q%v+Q&#.Q&f8Q&z9$}b4(8-?k)2!*1!%&!%,!%/Q#|(!;\
        +!%b1!%/!%I!%bHM?e!!)Q$4e%*#*!aE'<3CN|,K73/@pS('h9*)jJH*[$Q$g*Q$o)#@8Fms;!Dj'ECkS@_ug-*YI?ON%!%$!%&#+E,Z$!>5!3dW'E&!\
        %'Q%89#RbpLIfh!!g4&Q$N+QD!g,!%'!5g!!c-!-U!-!!%'fc3Q%i*Q%njO@MIidG#L3EVtYL]{'#Oc6!;J#O!!%!d-Q&F$!'&Q&J0Q&U)Q&]9Q&`q'%\
        kL%PBAva(!*g$CC1Q!%%!5B>wyO)4%$JE)@4IG%7!|h$$!bh&!TEB#'$Q'3&Q'<'Q'Gb2+a3%CI!s!!,AAwF!%%!%g&!-E>rQ!7F!%4Q'~$Q(,1@Q!&Q\
        (2'Q(D0Q(P)+|b(Q'sg!!C#O%!%&?M)G@f*%!'k->>{F!%7#|H!A!!%!%$!K)%M+!*wP%5%!%,!p)!-V$}%!51,(J'k-Q)32Q)[$!N6D[]3Q+,&Q+T*Q\
        +v)Q,!+Q,'8Q,<5Q,Ab!!%!%hCCBE+Q)>n$(2E!%.Q)Tc6)_/N'f'!5h.#XS!3%#:M?KT!!4Q*8$Q*W6@kb3Q*^1Q*e&!N,$h/$60Q*l(!-)Q*z9Q+$b\
        ,A*bebK@|=$-K,Lp3'Q*Q.!'b3@iU*#=F!%;!DS!%e!!J#(,@mAF%h&!%E@$R%@$Sc,!*0!HI!%0-pIFPs')@cjO'c!!6J%W'Cac(!Q.Q+Fb((gmBEnn\
        c6*Rg%$:$'ED#+-Angh&.M'Q+q5!3b+!sec*!AL?KSeDAZb.#7rbfD,RaVFpS&@*r'Q,6b!!JBA>,+sG!DcIA6KC2U1%#,#('Q,i0Q,z(Q-/)Q-K9#Rc\
        21-$$'H>7Z206+(Pg%$:c6*RH!%$!''-?n'!%c(?mqG!Z%.!$&?d4!*0Q-Ei$>c4D!v$!KO,m%@*sL@jh=+|LLei-Q.C2Q/[$!*3Q/z&!5'!0(Q0#)Q0\
        '+Q01b!!4&03P^^*!%0!*)Q.<+B3~yB>PN'%&VA0>%$_$@=gd4>MV2Q/#&LDP,>WH/Q/.0Q/5(Q/C)Q/Ij$B@X1?.)rfhc2@rjB+jcg%!%$!%D!j%EQ$\
        B#C,@gH+%)n%-9D(anbM>_}&#%'&T0Gv:h$>WIS!y!!%!%&Q/m'DQFaQ$=.!8g%!%$!%D!-bfGMj0bK1*$@=gbmbF06de!!D.G7Q0N=Q0S)Q0Wn!#%$0\
        DE|)bI>QDLA/m!#$Q0i&!0b4!;THTZH0B-Q19$Q1@&Q1J'/=(*@)?#/.Q2#5Q2:bg3!%&$_E>13n$!KM!a$!5,?2eG!F%!d$#+(Q1j)Q1qg!!$>X],Ij\
        >0(mW#R$!%D>Uds&D1Nbjh&!TEF/se%>Nu$Aqvg%)7c%!%&!gG!Z(>1.bpFA5N2!|$Q2m*Q2|(Q3')Q3^+Q3ej&!Na!!4+p0IgiF!%e7Q2xqebI%MF?H\
        /2PkJI@l@$!K'Q3<.%{5!3c%,RGMNX/><3)Q3Ym+Q3Tdo!!%!%EG:QaeS*nL>p`%#4GDSxB$M$Q4.&Q46'Q4>8!;b*Q4((?zNpBA*D*-sI!%!!,1HF!%\
        *BYGE?PK(Q4O.Q4Z5!%gbF>]'!!&$[,$CS!3e!!&!0,$CS!3!!2HPS6@kb1B__/Q500&<+P{R9(M5!Hq&$nL#j!!D$n!#1,W&Q5I'Q5ZapdICnA->]')\
        !>+>O}sebQ(PmndH>?3!!2!-$O,O&!0'Q5wbH?W'H+|$Q:E1Q:z&Q@P,QAV'QB10!a(QE8)!|.QH=5QIjb2!%6Q7&3!%,Q7,/Q7m*Q8+0Q8c(Q9*+Q9y\
        .@3z8Q:@q!!4$3c-%/$'Yd)!-L!8sdJB{~2!%$Q7K&$[,Q7T0Q7gb4%S3!*(!%W2<!!*Js#F!%&!T5Q7ddm!!DFF]W2<!!BA]5!!0Q7}l$!'dgSOm:!!\
        $!'&!%E!%!!*$w)!s+Q8Vo$>7'&Q8Nbi!!&.M/GTkE$G.!ZgC>E+&!N,#(*!AS!31Q8v.Q9&a!!p'@3FF-%&HGld-K-iN>>(JIuA!!-.+2Q9a$Q9e6B?\
        4&L(o,Q9r0!%+/^b/Q9]q!!ba%!5&!gL%IEN<nD?Vn!!-G~`/B7+F!%%GAZB!>!!1!*+Q:.d,&gmnC/*ae!!4@O|&!0p'(mL!5agQ&9*Q:X0Q:oid0@|\
        LpJK;W$Q:d+!%bF*4!!(!;fnDH?3h$!'&>UNF!*$Q;J&Q;u,Q=1/Q=_*Q>&'Q>a((m+Q@).Q@19Q@EbssH1?$?2e6Q;`/Q;d(IP7oLE(*sJ)w$$!'Q;q\
        bhDO)^XE(l,@DO*!p0Q<2)Q<7:Q<VbmbF@}5maF*C/NTYh!!d)Q<KeenbK?O@dl%!%$!%D.l'Q<cb$!-H>Lp-?^L31q&!g+Q=-m1Q<~''9aIDS35%&e%\
        B-:BAu=OCpa&Q=H'Q=M.Q=Wa/GGom!!N'(lbX$@jt!!laD@iLlqaFP#;$Q=o'Q=z.#jbJJT'%!'$!'paQ#4!#d)!*X%C$Q>;&Q>?'Q>Ib.?(#mN'YjU%\
        Mh:$@hiCA,U'#=:Q>[e7$@(!HjO$@!#X!y/Q?&'Q?-(!K+Q@#i&Q>}b(+IGNC|%#IL%wqkeQ>xW*!Hi!!-GND6Q?_3CN|1%h&!0/Q?g('h+Q?x9'35$3\
        q%!^ED!v$@BFFA$s&O4ub*!%(!Z)$JI!*&&TaC>NVhcG>Fec7-.jU-.,JT')MX5hwfhbssaJ?+l$>S$b!!F?pK$Ln-,#O/QA$*QA('QA@0?<n(>PE)QA\
        F.QARb$K&K(>q2I>~^DE8/2O!6+QA:j$&y&!gL!8ciJC-8,*FH!%f&!T.#CdeI&dFG:M%0<ae%A7M$?&~&A~Od2BMP/%t)#U+QB$m(FFFbF@;|'*hc-!\
        %*!QL%w7!*,QBe/QC.*QCF'QCL0QCS(QCd+QD^.QDs9-.ss!!$!'&!0J,j2%8,(G'QB{5QC(cd*!%G#Um%%kagPCBE/!pI!pq(QC>ae$GMxdM@|L$GMx\
        E?de-!*B!%0@6fI'($!%1M(xdi%>vcD!--/V$QC~&QD-*#[0QD3:QDYqL*#4&H-$37/kF!%%'fH!^$!'&QDGbag%!%&!gE?de.!8d!!g!!6#d&'9W%nE\
        Gr,-C>6$!'&!-'>BJ)?bGI#d*M%q)!*+QE-e!!$!'3%CD!0!!$!'&!0M.e$QF-&QFj'QGE.QG[b4+d3!%0QEc+QEw9QF'l4,IG!F!!4(V$$!&C7Z0LDo\
        nB*@jn!#$!'&$[N&p,#[H$X%D#!9QFQa!!-O%W2!%g$!'&!0,&00Nj0WC:.!!2AK<&!0+(G.#7q$!jbJ>,8/QF}0QG18QGAq4,IB$!!!/'}0!Wfnb*.J\
        W!%!!h!!'?Tu.#CWC:.B>Q+2!%6?Zb,!K'#4.Q:AmOJ?[6(J/QH!*&m0QH*+QH1q!!,&0q$!'c*00F!g!!/'}N!;,!*L>8Xcg$!H&L0vS!36QH`,QHi/\
        QI**>Q+0QI/(QI9+QIFo!!P#(s!!$!'J!*0QHvi!!$(/D1w&!5h'!'(!A)!FLAc7!!R!y!!mae!!H-g6!%8!;e&)qS!3!!-ErV&QI[+QIaa!!J?D3pBB\
        'Jia!!qL>.G,#O+QI{mn.%IdX>>3O>=I4QM6-QMC2QO-$QOh3QPP&QPo,QQS/QRm*QU<0QWM=QXi(QY2)Q]P+Q^(8Q^g9Q_.;Q_@5Q`(:L|pb!!-QKW6\
        QKZ3QKm1B__,QKt/QL%*#p0QL7=E8,(QL=)QLI+QLx9QM!q%!^&$qd%$qFE|BE*L'QKg(>;ibF$w'!gW!K(@mAL$n!!%#g$!'&!0G1h!!%@pT'DjYfh$\
        !'F!A,)}E)@'@V$jn$!'J(,-?ng&QL`*&d'QLgn$$nE#C->ZvP!*g!!$!'&!0b4FI]J!%4IejD!0$'6'@d$b,!K(!g+!HS!%'E41.!ZbfIJzM!!%#g1K\
        H&7$@,O=K'QMt0$}(QN*+QNU.QNpa2#1(D%QfG>*#4>u<go%#:$!'/!mE@-7a-!;h!!$$*&QNL'!'b&#C)!*e5?lscCC&e*!%'!5V&3!!&QNl'!'be5!\
        3c%?9KG!>EOMd*QN~(QO)ibFAa2ocpebV.1BB{)$QOJ3!*&QON*!-.QOUb,!Q*!%I?E^HM~X/?R5I!s,?c)/!%j$$*h&!TF!A!!&!07%8/G=<0CP&(QP\
        G),j+QPMo4'6$!'&$[,#(/!j0(m)'c++Zjb7!*G!*!!GK#*O#1/?R5*@-6'>E+.!*eapbh$!%&>*$E!'->Ff2$@*!*)QQ;.%{:QQJpg&QQ1aL(/de!!%\
        #4S!3l!!d3AhN,&$G>hK$$*&!0L#C$QQ}6QRJ,QRU/!-)QRb+?(#8QReb3QQyjO>0SDIpR*QR6.+gjh&>-,/$6'!'W*)%Ey''QRFc-JU+L!ZJH{9&)K,\
        $CfCH#2!!$!'&!0EClbS!5%H[7BAnW4CHw$JrV&QS2'FUx0QU/b0?23)?f)gI?fj!!4QSl-QSp2QT.$H:U6QTB3?n%*QTO'QT^0QTe=D6q+QTq8DhEbk\
        hEOJLeB-W$Owk'QS|cF1t,!T/!-g2L~$GI0y$QT;&QT?bF>ZvGFL+C,Z,QTKcHK0PLFTR'%2be!!&N]RS!3,&gIJtW%E=xed!!TN!X'#%e'QU,b&@Nzg\
        -!*fmbF>CyN/'%0L)O4vchBEv;!!2QUc$QUo&QV+*QV5'QV;)QVD+QW-bh$!%E+;%!|$-^&!0L#7!!-?lZ)QV$pb!!JC(Vj$$'O%@,#y'?1UI!|%!%D!\
        >e!#%!%D%&$F?z&QV]'QVz.QV~bhcdHEcH4(8*!^h',Zc8B|x:QVqf%!d$$*D!0FCqS'$Gbi&>upH!A&QW;(!;a!d:H#p$2)*$@lagh!!biDH|E1QX$&\
        QX*0QX1)#U+QX5.QX`b,!%eb4%Sh$'E'!'(F&kc'>*%G)!beP?_<%!%E?2ekU)R!!%!d&QXL.QXTa-)c*,FI0+-Hp?J@<Fbpa*JJJGHJ8i+)+jO>wzk&\
        !5'+Ta*QY%)QY+i!!%'fJ!-%-!K'kh$!'F#!4!Q2>~^$QYy6QZ23QZ8&QZA<QZx/QZ{'Q[)0Q[:(Q[@+Q[^8Q[hb3I$>&!K;!Dm$!%OB3Dg%#X$#v3M:\
        *&#+'!-ocN#y2'<O#Ra!!%#gF!%%Bv2$%26!%3?u+*>8P'QZk0>nDj'?ZL.??^haFE{2,!-.(yjdlB>guB*kdg!!c)!HX&9,&$)!-9!%h&#%E?'eagI?\
        )bb!!)M(z+Q[Ug&!g'!%L!8&?#dLN)@(GK@kiCBa]$$!&Q[z'Q]Cb,!%H!>$.A,#y*!^+Q]=j&!0a!!%+y4&Q/$6W*)'!'L#X!!)E=$lajO?7%4/4$/:\
        'JYG=Q]k)C^~+#FbMB/Hkc0Q]zjaghaH@Ssaobic%,RI!;!!%?os4$e,#a)Q^G+Q^N.#7d6(JNC]d->ZqW)z!!,Q^]a$!%F?xx$>Gz&!0E!'&&ya(Q^z\
        g$!').7IFJs$!N&FS9)!Fb,#+H#p%#4&!0)!Fa(>:[iJ$@!#-Q__&Q_c,$C0Q_i+Q_p.?^obQM8cbN+Q*!AG)!,@f:E!>!!%#g$>X]&G3_'!5kNAKljn\
        aJGNn%%kdewCD,cebsTGW'$Qe=&QhG,Qkq/Ql%*Ql>'QlF(QpQ+Qqb.Qqi9!-5Qrdb-QaY2Qa^6!>3Qb11Qb>&QbE7QbK,Qbd/Qbx*QcH0Qcm(Qd$)%&\
        +Qd|8Qe#9Qe,5Qe5q4$XL!%UA'r!!2&6$!%6D#%&$['Qa{q$-K,*qL%Pv!!$!'3@4|&$[qdYA(O!!4+>p&!NrM)}$'6bP-s7#|I!j&$['!D+!|a!!2)N\
        '%,(!%L#7$!%9$}i.!%d*!%+!%W'E!!4@?c$Qc:&D44/?fa(&6.!8b*&vG#@!!,$Cs.2CbK>,J3Qc_7!%*!;+Qcdor!$QNd.nbD#[.!0r!$I)N&Qc{a!\
        !,FwmF!%*!^F!a2!%&QdM7QdV0Qdaa!!1JCJ'QdI(!%9(DjFB^MW>Q+!!%@VqH!^!!f7#.L@jh!!&!**!A)Qdw5!3a*'(F!%nEFu0I@Fu$$!&!0E!p,!\
        %/!%H!;!!7#|I!j4Qf32@r:$Qf93Qfu&Qfy7$@,Qg./Qgq*Qgx0Qg}(Qh'8Qh>5QhDb!!+Qf'e!!$!'&!0W1k6#dn!!$!WD!0%!0B%M*)C),O+#(m->1\
        92-|6@hC&)K/!j(2&)Qfe9?~/nBAVg7#.n%@q1ab2!%F#(B?pKt!!%!%2'<n!!%!%P'<4$06QgG,QgJ+Qgi8!Ho()(L#jT(|!!%@`^4+>$!'&!05!%s,\
        /tc(!*G@m:ae!!RIej%!%EQ;qbHOc)naePD$d2!%,&6/!j0!-(!;qa(!>I!%jnBK(}U#|4Qi)$Qi26Qi63QiB&GeW7QiF,QiI/Qid*Qij0Qj;(Qjj),O\
        +Qk@8Qkcb!!I?}@%#|qdJED?J@#Vh!!$!'&$[J$CBA6:G(Pi!!%?yy&!05Qi^aiC@q>fnCJqC!!M?fa!!%!%4%e$$!3E(*&$[,Faa*Cj[0Qj5+!ao&!^\
        S!3%!gJ.e,@pP/>G3'QdI0$w)%/9Qj]5$3q'$3L@r8%$0',Le$#jD/-%(2$!%7,a(#(h!!2@+Y6@?P&!0,Q:k/)4+&d9Qk;fiBQSmbDHNT!!$!%1%#,*\
        49'3h$!'&Qk[bn@d;/BA>H!^!!$-Zb!!1!%F(g&Q=H'Q=Ma/GGoNCZb%H7T'Ql8.#ja%!'QQ=v!#E?7Qd'#=FCgM-@=;2Qm+$Qm/6QmV3Qm[<!|*!-'Q\
        md0Qmy(QnH)QoC+QoO.QoW8Qo^9Qowb,!%I!%PC3)6(|1,W,-%/AKN)QmO+?LMq&@m',$eE%k1#aI@Ybbe@d<&!%kHARp6,37!%)!Fh!!$!'&!0E%,!!\
        %L|}6@?P7/k,Qn:0$w9Qn?nbe@d=csI,a%BiAcgP*q&!0+Qn[a!!%!%4*7J#a%#44C=M$F<C6'w3+71Qo6&!-,*4*!A)Qo<9?OCj%*C'HR+.!>nbH@E5\
        %&-E-v&JwAI(G1A]ehbtdVDT@!!$!%Q2&,,<I%8a!!(!%i!!4&H$!'6?U(1%#J!H4+p-*O2)N$Jt33CN|&$[/@pS0QpF('h)QpM++ZykMP~1&B>LJ-%I\
        B^M$Qpg&Qp}'CRs.QqUbNNf99Qpqo!!P!H!!2!N&)KMFJV$B`k6!>7!*/Qq;*QqB8QqNiJ>adm$!'T#d$!%t!!%#4D!0a,!WG!F3!%q!!420J#F&Q@*L\
        #7%!%-#=6Qr,/13*Qr=)@N2+QrFo2!HF!-+!|si&!0a!!4&HF!%*#()!FI%82)N$@TK'%,h&!0,Qr^aFC]^a!!K&6!$,&6*!AG$J!!4Qt#-Qt62Qtb$Q\
        v:6Qn<3QvK1Qwv7!-,Qw{/QzI*Q{w'@JQ0Q}X=Q}v(Q}|)Q~T+R!$8R!N;R!U:R!gb/Qsyi!!&!-'F5VboBBHm%!0B?ar!!&?/L,#(5!Ka,)HF!Q-I2N\
        &)7t!!$QtY,Qt^*!A('hq$!gb3!%S!%HC$/BFxA2Qtw$Qt}&!0,#1b!!JE;%nbFCBM!!%,L-$}70X,QuI(QuP)Quf+@459Qv.q%!''$3L-vc329H!*&!\
        vd42b-,m)#Um$$UON[#1*q,*}/$60Qv#+Qv'9@kqbPAKgJFC#$#7F?Yq&?}}bi7!%J!%3!**$=(#s8(#lB>P5$#|/Qvs*Qv}n!!h!!$)[&!0,$C(D}~f\
        aa&!0F!%dco$'VEBq$!!4&H$0{&QwQ'Qwg0/Zb3!*+Irai!!$!',$w/!jc*!^)&'X&'*!^'Qwcsc-CMdBCzEe@d>e!!%>2c5!3cH>2bbG?h/%#4$QxN1\
        Qx_&Qxc7Qx|,Qy;'QyH+@UU.QyK8QyOo!!agbT%~)!Q;!Dg-%C$!%L!8EEx%=Qxxj%0+&#X,!*d*%YG#ULK#t!!3+7&!N9Qy1fjFAm2$'6d'!gF!Z!!&\
        !Nb4@;SQ!aY)}FAbD$Qy^&QzBb!*H.y;!De!!6Avh0B6)((m)Qz*+*}8#a9Qz7q%#j$-KL%P&#X/?WI0$hW/J%D3A$'6E@M<%!%K?G}&Qzv/Q{'*$@'Q\
        {70Q{B)!D.Q{b8?jbb!!,!%:#aedL*:%!5i%16$!%D?GE'>DW0FI]a*>u@F$M'@|Fg&(2S!3$@lAi&Q{Xa!!*!A+!Tx@d?-#y6)_G!Zi-*L+Q{rb->py\
        I(pbHC0h!!-Q|X2@,a$Q|a6$R3Q|i1?$_&Q}77Jwv,$C*Q}<'Q}D.Q}Lb&!%*IhV0&vI#s$16cNM6c!!-)+W!%$$!&!0,Q|~)-g.Q}/bJ-ga!!*!A)@V\
        vII!}i%?1UI!pfII!W$!'cH@Orm$!'D>1P'G7Hf&D?{E%)!!0!H.Q}ondg!!%@)hEO*agjkJ>q2kaD>Jd!!2$}$Q~B&Q~H,D[]'Q~Q(-s.#7bj1!DL)f\
        !!H?ON%#L)!DL!8K+#!#%!K1&a7#.+Q~u5>_}f&!N'!a.!%S!3(>a`ae1#RG%_%$!-'<$!%7!-+R!E.&Bd+R!AmOEJIFB3~%$!$!'D!0b!!N>JF$!').\
        7+FJsm%#jB$'&!0:!ya%0$F!%$R#H&R#{.R%T5R%|b3!%+R#6g2!-U!%!!&!0a!!(!%qdbF@#V$!>3!%&!5,Ctw0R#g+R#p9EQMoCQu|!!6(|IHSUjn4\
        (V$!'D!N%E;l4@kn$!'6R$V&B_i,R$Z/R$i*R$q0R%3(R%;+R%H8R%Qo!!2!HN!jTA'ri!!6$R5!3aI>g=!!/$wN!W!!-(D1%#7!%*R%*s,+)L!K$!'&\
        !NS!3!!<$eN!H,!%/J,x(#FI!%!!h&)KJ!*V!;%!%*R%si7,a,R%jokQB8S!!-*@PR%et!!4.DW%n4*`-*@2>iC1(V(Nab)R&@9R&Gi%,?DQuJ%%~KJg\
        C%C]*FG=^$R(@&R)O'R*~.R,;5!Nb4!%3R'I&!57#1,'</R'O*R'T0R'e)/V+R'q.R(#8R(39!%5,ajt!!&!0*!Aa*(ZF!%!!OQEt!!M!H2@l@+!%p!!\
        &!NL'}!!0!Hf1$hI0X!!$$!&!0haeH@@Hpnhae!!$!'1%hD!0a!!1JCJ()CS!%2R(a$R(l&R)4*R)8.R)A9!%:R)KbXC_K2$wpa!!OBW|7!N+!%8!*m!\
        !$!'&$[,$C',05A;Ev$$}bJH^CpO+2oae&2OH!Ahn!!1/gD!0G@-*2R)w3R)~/R*%*R*10R*E+R*p8R*vj$$!&!0U@m{a(!%W$kO>C$$!%&!N/!HH!A7\
        EbRp!!4$e$!'&!0GE7^!!-GdK7A#{',0)R*h9$km%#4ae!!&!NW(Mh&#jF@je!!ODf8$!'dV?pJ%>_93R+K'#70R+W)@N2+R+h.R+n8R+u9R,'q!!R@l\
        @!!3!Hbg!!B.~!!$!%0$Xf$@NyO(G!!OD)F-/VpO$M%>xWag!!&FvaJ$X-Bg`2)N&!0*!A0?YqW'`4!%2#4&R,l/R,v(R-')#@+R-/p!!62I3R,cbR'6\
        %$q$!'D)Kja!!3%bW$k!!4@l@0!%pLG3_!!0(ZF!;!!IBV:$R.'&R.='R/!.R/}5>}yb-@#t(R-n)O%W+R.#i+$bi1JCJ/>gI*!AN*`/)ih!!%!%$(j&\
        !0H!AI@Ya%!'3%2+)z9!%i,$Mh!!B(/,R.W(R.j+R.pop&!5a!!*!%E!5%%k&!0'!%a!!(!%S!%-#@U#[$!Wn!!5!3aeBQvG-B`k7R/C,,<'R/W(R/s+\
        R/y.@pMp!!Q$X&$[a!!1%h(!%f-Qy-I$e-@Fdhn!!$!'1/g*!A5!3q%,?E#CpbfR/JO@l@2#4+R0/p3D!OH!A!!I$X$R1J&R1a'R2P.R4=b-@=;3!%&R\
        0h7R0o0R12(R1D+C[Ns6!yL!%i!!TFU_a!!6@kb1%#('?9@`Cq$-K,E@Fc(!gI!*!!,#a0MY>)E7^oF@=#$$!J!%%G2{a(#[w&!0a!!(!%WAFW6R2#30\
        b0R2/+R2>8R2Cjt!!ae!!fH(g+!Hs!!$!'J%C!!0Oisa!!6#dF!%!!K/Vai!!$!'&!0J!H$#=3@HY'R2u(R3(+!%.!>9R36q!!q$#:D>nj2!%7#[0G2|\
        +)iX!*$$!&!0+%8tBE(?!!-*@2R3o6R3w/R4$0R4.)R47q$@l~&$q,R3g'R#Cb,!KH#=&ON5EA(9e&?4wE#7%$n&>Z9J)(%@8.dqD@?cid.@q>W!%+'`\
        L&<4!%3R4Qss!!4*`$!'J%C!!*!Ap$#:J(#4R5z-R622R7'6R7P3R7m1A&6&R7p<R7|7A*,,R8(/R:x*R<9'R=$0R=;(R=m+R>y.R?-8RAK9RAX5RApb\
        7N{[($Mm6#d&!N(&6)R5s9AFWq$-KE%k+%eL@VU!!4#($BZTe%)7c$#+[A!J%#4-!H7R6{,!*c$#+*!p'R6kb4>VLi!!c+*Y:QVqf%!d$$*&!0/!%I!%\
        4EgR,OaY/>8FN>QA!!a+!%S!*!!4@iK2!;&%q'R7@bic)!>I*Y7)Rl!!5!3c)!>I!*6&<&!-h4@kZ$F<C1A3A*!A9#RS!3Q$X((gi!!&!0L#C%!%dkF@\
        lG!#2R8b$R8w6R9A&R9Q,R:N/>~|'R:R)?UM.R:X8R:`b->hr(>~|g!!P#s$G2%cae!!6#d&!0)%_S!3!!%!%-&v/R92*R9:.!8ceE)7g$#vD>>cd3.e\
        D!g%!%a(@{Fp$!%QAb:2R9u,R:60R:<+R:?jch%!d)!F.#Xd(+IL(y!!&R:+*!A.%Ib3!aF#y+!;s&AQYS#(dzLEPbG&v'!5.JJDb&#CFC3)BO,O&#IH\
        !%4>VLI-($R:n&!0b4%SI-(*>,~(!%G!F!!4KUN$R;d&!v/R;y*R;}(/@b!0$J+Q,K;O*!%h$R;P'R;WbaG@[<(!QG>;>)Fs[h(>FzS*z4>gt'#%)J+R\
        ef$!>bkJ-yBB9w&R<2'@JUb/Lz%gqL26idzL>~)-+A$!%3R<R*R<i'R<pb*!>I+s6$R1/@)QL09C:.q&$qEHXY$B2VS!33AhN/%te%!%&#+E$G+R=,jO\
        -g!!&!Nn!!$!WGA/,!!'R=fn!!'R=[c%!%f/!%h!!(!;cK>Nt/*=*EicF!-e!!DC-H-R>A2R>J$R>R3R>^'160!d(R>e+R>p.%Iq!!%!v.!8a*!>I!%a\
        e$>G[S!3c2!NH@-6!!1%#*!AY!D1Mj0E!%$!K&!NdWD~1!!$!'DI$2!!1!a'!%+BV:aF?f)!!%/=-R=)2R?k6J$Y3#|7!%,D)F*R?o0R@-(R@=)R@^+R\
        @n8RA>qe$.Ac[A!JCJPno!!$!'&!0,$C/!j*!A+@45qEA+g!!-!T6#.&!NfN>QD!!4'w-!*&!0*!A0@n2)(G9#Ro&#%EA,U$!%&!0,/$b!!NA~C1R@zb\
        ->FfH!*!!,&00,j9M&ra%M&^e!!g$!'&$_*!AW#R,RAFaH1EbUK;O&DM-aeacpH>E9!!$RAjq%#%$JqCF%#(!%I!a!!%!%4@rjMAFO$RER1RIH&RK',R\
        O!'RPI(RSt.RUo5RV;b2RC33RCH,RCO/R'O*RC_(RD!)RDe+RDr8#.9REL5(Zj&F4T7!ya!!/$6)RC-9Bi@s%@YbJ(,1*}L&<&Efga!!9'3s&%P'$hL?\
        U)nahI>z~%%ki!!b+!sgX>Od!!3!y&RCy7%8*!Ho$%ke$!KD!K$!KG#@!!3!*&!g7RDL,#(/EZJ(RD_).++>W'a!!*!Ae!!D*t!!$!'i&!0a!!4&QF!%\
        &!0E']+E:>l!!diS?:X!!-RE4$!%1RE8&?Z.+REB.KY'bgQF(jnK&6$!%cmnSMr@ae!!2&6D!0,!%H#[-RF4$RGL,RH'*RHM(RH^9'(b(RF%t&!0a%Dd\
        pe!!0A~CG%_!!6#d1%#/+)NB6)!!7A'r+RFm.RGDc$!%6RF_'$Gb+!si!!&Lni*!AI!;c$CzEj!!%!dD#+$!'&RG'(RG+b++,j,!*L@[~H?z|%!K$!%d\
        3@+z//C)Bq%mndIEyoi%?F'L%w2RGejn!#,$C/AKN9C:.cTA=l!!4+p$!'&$[',Z.#79RG~fU1k%$0B$n$>MR,RH;+#[.RHJbB>MR!!4?}|2)N$!'D!0\
        H.Jo$!'&!0)!FhnFB,K/RHk($0pkJ?Jc!!&>0{'RIBb-M:*h&!gd3/00Ez2:RI7j$!y&#XS!vd%!5&!gE></mnDE-c$RJ#&RJa5RJlb$RIl3Enn,AqBj\
        ai'DXvL!8e'RIvbJE;%&!gjbeNBal*RJ3(RJEj&!pE?de'RJ>c'!5G+g&!gN?2X$!%'RJW.!ycj%2CD#+-,m&!gM%tg-$J3%)x@d@(RJypldlbHEyo*!\
        -b$$=NCQ]2RKt$RK~6(J3$h7RL.,RL=*RLR(RMW+RNb8!%:/^j!!%'f-M2F&!N7!%.?*.a!!/*I(!;q$-KL%Pae!!6+^W(M,!%pai!!aDD44!!a!!,#F\
        /?n&H$3$!%i!!%#4$!'&1h',0W$k!!2RL~$RM)&!N/Q=R*RM5'RMM)RMS.!8b,!%j1!DD!-,GdqFB,K!!+!%i!!B>SI4RMG$HU@&!0b4%SU!HbetB&<6\
        (JX!-IG4f$'.&RMv'RN<+!%.#Ob-!y$!-,!%H!>,>5}h!!$)[&$_,$Ckbi!!+!;c)Bx:+!;X#!2L7y3RNT//C*RN[jn%M@YB!v(@+{S#sdibK'z!!4'w\
        $D)F6,(:!Dh$!'&!0,DzNE!T$ROV&ROv'RP=.RPCb+ROK5ROPfn!#4&H2)N$!'D$[!!I.~!!TB`g*RO`aH?xx2Df{$'V'ROrc+$tL%IMCx9-'k6(J+RP\
        -g$!%h!!B-Z!!+$w9'`f%']VDBM2#4I&m(#4I$J&RPs7RQ-,@Zk*RQ;'RQ|(RRC+RSU.RSno'@)hkM,ui!!$!'&!0)D!8b4!y3!*I!sa!!f1?OC/$6W*\
        )3RQ^)CGK+Q{ro$!*&'Pri%MSR&%FdiDR;L&RQka!!6,3F!%*!A'RQxiibT,3RMSW6!%7!%,!%(!%g4*I2RHY$>PJs$IM},/tL?U)$!%'RRf(!j+RS2.\
        /Sb2&^g'%kpc'?22L%w4Bag-?^L+RS%:RS*mn'#Cr,-.I!*eDKl1d%>>5D!v!!&>.6)RSBscG@:w-Lp3/@pSv$$}''cFC:/!!)N;%+RShi$>SID/-$!'\
        D$[)!*I#[$RTJ&RTt'RU_.RUi5!Nb3RTE&!5+!%9A375$wjnpaskO!K!!L%V-RTd$!%bo!!$!'1%#&!0fO@`@n)RTopaGIy9hDJ*n*RU,+RURp!!3!H1\
        G=;I&d7E(*+#[p!!$!'&!N+RUKq.#jd%$qU!%%%~DEiW!!$!%)&dX>q)-@mI3!%L-y-.%B!%2!%/!**#=+RV1e!!3!*&&s*'((#(I!%*/$+.~L>h~$$:\
        3F1a1&j&!0/.eW(Dk$RWl&RX)b2RV~,RW&/RW2*RW9(RWH)#@+RWT9RWaq!!R,I!!F!T&)[,!%'!'L!8%B7ZL!yoae$!'&!0//4G!F7!%a!!*!AI&d!!\
        &$=*!AIRSh!!4.D7#[F'?$RX!,C[Nb7#[,#[MBV:3(gXKAp4!%3@y@*RX@(RXF)#@iJ@RV-#@I#[/#[(RXX+#[a!!bFAX=aJ>g=!!%LvlRIs6!#%!%(!\
        |G!D$R`f1Rfv&Rfz'Ri`(Rn=.RuN5Rw3b-RZ:2AKg6RZE3RZI&R[27R[T,R[_/R]5*R]G0R^5(R^^)R_T+R_Z.R`M8!*5R`Zq!!4$w,RZ)ci$!%DFE#&\
        !0a!!41H*!AlC@[d7#[+!*nS>`[TBL[!!6/S3RZp1RZz&R[$*R[+a!!1&0(!%j'0BF?4vae!!4.DB!'$&pECf:*00F>>{b*0qI'J2!N(R[Hg!!%&E$!'\
        &!0J!A!!-*O1%#WRG~a!!1@vVE%,$R[{&R]$7%8,R]+9R]0b-F_|pM$b/%bH!Ag&#IE!%!!D1wbF>C$0R]Ala,!%F#[!!BL@;2R]^1R^0,DxS*$bj$!%\
        O!s!!4$02)N$-^&A)9'R^!0R^')R^-beP>jJsT@yC&*zE+)I*IdmB'.1R^E,R^Qa2B]GJ!Q!!ri$!-dKD])&!0a!!32&F!%!!4&H-#@$$!6FU_3R_07!\
        N,R_4)%_+R_>8R_J9(Mo'!ZL#IbX$w$!>c329H!^$!'&!0,!*L#7%!d$F+0D!01!DD)U&R`&'!'.R`@a!!-?4u,$X/!m(HRN)M1`nd'!gL#m-%Y*!%)R\
        `<dg%F/s$(/M.eIDL@%#:$CRv(!*I!*(R`UgK2FcUCBQ!!$!'/!jG&d$Rb/3Rby&Rc2,RcA/RcO*Rc`0Rd@(Re7+RfY8Rf^9Rfhb7@o{,RaW/Rad(#.+\
        Ra{o!!&!N5!3sCPjC!!$!'&!0hO)i!!4+p$!'6FC#&!N)%_eE@Ny&!vd0Q3V(E42jSGAL2!%*RbP0RbT(Rbji!!9?u]5$3lb7!HH!%RHXY!!$!'*!Aia\
        !!<$ejnbG%C!!%AmF$!'&!0G'c'Rc*bgd3>F@N!p-P`^G>hKg!!4HXYl%!5B?pK%!%$N[F&!8J?Jc!!l$!'b!0h&,rE*&'Rco+D&xj1!DD!K3Rd,0Rd0\
        )#U+B$kj%>PDniCE$ZFJl|+Rd:aiM>MVaerQ)H-GND2Rdj6G351Rdn,G)5/GNQ0Rd}(Re')Re0qFGNQCGNL$&pbg&!Td/1?I$t%CIIB$!aibhcEA0n&@\
        iLE!5%?^,$Reh&Rez,#(*Rf%'RfS++,j.)7d,?WI(@G7qcicgE>T,d0AM!+?NCf-?YSNIa?i$'EDFE#!!*!A0/Z.RfI9RfMd+RfFjiacodlbGOH>O23I\
        D=4naB@Nz&!gJ!%OIx{&!-a2*=H!8!!&!00!jbePK>3B@Gr42_$Rgr6Rgw3Rh',Rh5/Rh]*Rhb0Ri,(RiC+RiRj123+Rgmt!!4'w$!'&!N0#.+(,.#79\
        %nia4$eF!%dN?ScpJ?pJ,'ks!!$F<CH!Albhc-!%)Aa9X&'4DT#$!%+DQ!i$RhV&!0*!A('hq&>Q'E-vhhd@dAkJC0:7Rhu+#[p!!$!'&$[F$k!!4*7$\
        !'1,W&!N0$hW%n0Bh~.Ri<a!!gPN:Ri%'tB!%!!7!%e$!'&!0L#7jn!#$(/&!0W(M%!>4!%2RkC$#73@tU&RkG7RkS,Rkj/Rkt*Rl,'Rll0Rl}(Rm=+R\
        mt.Rm{8Rn%9Rn0j7RjNnCI<l!!%#X4N0'-$}$!'6#d&Rk&<Rk4/!j0Rk8('h+Rk?5$3nd,@r:F!5)!>g3!%a)!8I0+EG[=&@?cE!>bU'kQC_Kj!!&$_n\
        cEDns'J)Ha!!(!%)!Qndi2!%B!%$!%&Fx+E!50#[b!0->NWh$!%&%FEA&J&!0a!!6RlQ/RlZ(B`*9Rl_j1%5.@C+e$#vE#7%#p&%PJ!;C>I='KMsb(?a\
        siJ,a3!*0#[i!!&!*mDCir-&63*@,(,',09A/mm%#4$!'&!0J!*$RmS7CR?/)i5Rmjb3!*Y!D!!6@?P1%h7/k5!%e&!-E'<4(V,#aI@Nxcgtb@dB0!%I\
        F63a!!(!%mcN(#&!0)!Fb3!*W$k$Rq!&Rrg'Rt!.Rty5RuIb2Ro&6%C3Ro7&Ro:7!**Rol0Rp'+Rp;.#v9Rpm5#[q')ccG+N2!y&Ro2bV@G7uCGhBQ,I\
        *%8+Rofpnh!!%>f{6Ro]<Rob*!Aa2#4H'(dF?xsCNac!!ZRob2!%p$B{).C(gi&!0a1@hCF!%!!%0[1B[/,!Am%@:7B!'$RpO&Rp^'Rpe.%IbQDK{p5!\
        3c%!5-(AG!>6)_Q>F@->C@G?dz!!6+^/!j9'`q$-KE$3$Rq^7?Sc,J42*Rqi0Rqv)RrS+RrY.AmW9(Zb7#[l!!4'6$!'&!0i$!>cH&9h-$},(,WBi@.G\
        J-phn!!BF<C!!$#s+Rr,fc->JcF>z}d4Bf6-?S57E_u,EpR/?z~0?Sc+RrOodFCp'O>x(f!#E!'jn!#%&E$!'D$[-Rs.2Rs86!*7RsH*RsZ0Rsl8.U;!\
        Db!*ID:C7!yh*!AL#C'!'./Sa!!*Bd0F!%&@{0a!!'%,(!%qFGdGp!!5Rsia*0qF!%R+>!!$$!&!0,#(0$whBRbf7(#,>,8/RtB*RtL0Rtfq$!%'Eg`c\
        JJs#4!pb!0I?=u+Rt_p4*`1@hC/!jF'hc%2_L!Z!!n$!%b(!Qghn&!5L!82$@3Ro7/Ru6+Ru>jhke%BZJB!%!!%'fN#F!!ncd!!MJ<TjODV]-#=2Rv&6\
        Rv<,Rv@/RvD*Rvd0Rvs(Rw'+FLPq!!q&!N,!*'FlsS!3!!4(V1B__&&s5He7agI?lsTCUrID*f0RvSqia!!4%qF!%!!$!'&!05!3tHFf=*!H)!Fh!!$)\
        [D!0%!%&CgW'!'a!!TDm^2C3)3@.rHFt)!$$!%/-<0Rw}(Rx*;!Di&Rw['Rwoa!!/+>(!%I!%+!*:&'f%!d$!W1!NI!%)RwxmEB_8hD>}g1?Sc)#UI&^\
        $#%b-CBQY!D4Ry/-S#T2S$u$S%:6S%I3S%~1S&Q&S&U7S&n,S'$/S(c*S)X'E|)0S+t(S1^)S4[+S5m8!-9S6$:S6(b)!sV.+!!4Rz+-Rz32Rzd$R{76\
        R{;3R{?1R{N<R{U7R{z,R|#/R|G*R|~'R}'0R}6(R}P)R}X+S!7.S#'8S#79S#LbiIBSf&!0bG>hr,@mA.?G~d*RzKl0?X<lchI(g+RzUfjDD47(Rz^c\
        H!mbjID&x$B4R'R{%.R{*c8Rz{eaKBY7c2&9G!slcH*k-!da2!N(!%G!FPMdRcQ)+(R{Jagkf@c#EAwv$C[gL,9'R{o.R{rajh!!c'!5u$!ND>upD1B3\
        )ngKC/ccgpP'<&R|2.R|Da%#mI!%/R|=akhBR{'%>NuD#+Y#!$R|]&R|q.R|yb;06eDL:p*)R(R|hoD*k3I;WfDD-<)I7HI@DrjdG*,deM?^oe*D(fo$\
        !'cgCM3H%)@,$h'R}I(?&znS>5}$$=N>%nd3#!LDD8$R~$1R~:&R~>'%~0-%+R~a.S!35E=%jec4&9N>A;-!d(R~5+!%zkaHH~>uDR~0F@;S)R~Xo$>:\
        +5!3c%A`|*!^)&KX&Kh$>(EG!F&R~z(S!)b+!sg-!*hc%EA-V!*hkh%&E$!%D1w%!v&!0LC)cM?co1S!S&S!W,@[''S!^(S!ga$!5FJ=<CD9U,#.I!y*\
        &^0!QI%@$S#!'QU,b1A$tjh$!'&!TG!FbfL#:,1O*&<eq!!%2_D!-'S#Ga*!de)>+,I'(jCGpN%$0dEA[J7S$^(S$j+!sj%#X&S$,'S$6.S$Ea$D0W)S\
        $!obHEY&f6$R&0eE!'g--driK>6`(?Ug)!D+@*KL@lA,?1&/@K.)S$Xq%!%L%I!#G!s!!$>g<&!0J):$!%b)!*iT%b2L*g'S%3(!-)*fb*?aqh&!TEO]\
        47)RFR=g2!*(!%)!F+!%X!D&!%s&S%c'CAq(S%n.BQ]aF?,g;#!j$!WD>Cy.Lg9bp%!5$CRvD&W3S&G&!%be!!4&Q&!N,S&C0Dwxj%#%dCP=@EIj?afh\
        $!'D>2PbF+/-%/,(ah!!%+y-*O$!%&!0E!'%M)-)S&{cS>'`odFJ1.-.G6S'F&S(77S(;,S(C0S(N+S(Xb!!vB2U&S(&'S(..!'b!!-NQR2NQ$*S'~0N\
        P9+!*la:S'yhn%>sLdYI$UbI?ATcJCn=2!*fES'ug%><[SDSwgP13!!&!NS!3%!%$A*ZDDmbn%0+&#XL!'($Xbg!!C0+!!/S(x'!%0S)Jb-@|=I#s$S)\
        .&!>'S)Cb(>v'I!se!!-1k1%h++Zf$!>bL>.Cg&!0G!D!!)J<Th$!'LGJ-!!-S*Y2S*^6S+,3F1a1%5,S+3*S+:0S+@(S+D)S+U+S+n.#7q$S*B,S*H'\
        S*N.S*RbhO&9%!ZF#:&&-E#jH@=ge*!%G!>O?Yq$S*v&%@'S*|(S+&b-?S5H?aq(!WW!%3!%W@lG$#vD2L&AviJ/t%>Q2D/-%!%D'EE@ky%$0&#md)!*\
        d6!%M!%-Qy-$!>0$h+J&0.&<n%#XD#%%!5F*@!!&P-N0S0:(S1;ae!!4S,p-S,v$S-H6S-P3S-r1S-y&S.%,S.B/S.I*S.g'S.|0S/+)S/E+S/x8S0.b\
        4M^4gHF^x&!-L!^1S-.&S-3,@mA'S-8bFEonbFQ:BiDI7L/Ks8gokjh&EIEE!'3!aeE?f]$S-b&S-n,>p1blD,3+#!j+!-kHDW%KI=5&*kF@mA$!>cpO\
        >f{*S.3'?1UlmED_z6BR%hago$?1'G!F%>C}E&p$%k'S.]b*>DketaIH(!2$@,K.kM!%.S.wbh%#gkebJF)zlaF,F;%/eo$!'DF}61S/:'S/>bheDO|%\
        SDwx)>t`W!H$S/Z,G1|+S/a5S/tjFC+|2)+G*w%!'&!de&!0.C)cbI?*/MDns&@b['IE|9Q=Sb*.JY!D$C3Wc)>>AX#1&!0,S0T'S0y(S1+.>Gcae!!I\
        +Z$S0e&S0o5#(bHQn<<$e/?R5H!A%#g-C0:B!'(?bMf%!K$!WDF,[aff%#g$>ET&!TE!'$S1Qb(S1JcgTBR%agbJB]Gl'!%b->~)I*F%!%4*O2!%$C_2\
        6S2C3S2w&S3$,$X/S3(*S3>0S3D(S3f+S488S4B5!-j$*O1Db<E%5!!4S2g$C^46#d&!00S2s(M}*bj$!%&!0I*k&$qdb(@#VI!%B@kya!!'Dx<F!;KB\
        %v'S35.S3:cG>*;kHD0eJAKl%&TD!-%MX4(S3Ti&#pLNK6c*!>:#1f%!K$!'D,x'S4,a%BZJ<S4$*S4(5!%qkhIC&7E?}|P@l@3%bkgo!!DE*.%%k&@b\
        [E%,&S4Pa5LHncJCHwu%>J{$!WE!'!#%MUE&)z,/$0S5&=S5C)>L[+S5J.S5ejamII,1&S5<a-!>g2'(f$!%&!TE(/-I1yF#!kanC@Gm$S5^bcg%&E$!\
        '/!mG!Fg%$'I#!ee%!dL!8,!H(!-+(gke%!%$!%D!0CNmq.0OaebDRAT&S6@'S6DagQDc)wX)wRB=d$S8C&S9n'S;5b2S703S761I_%&S7F,S7M/S7[*\
        S7h0!%(S7w)S8$+S825#[:!|q!!R#(!!P@G<!!$!%/!jp$@lAD!*g!!G?Sw$!%idv!!+&dW(M&!Dm!!1%MJ&0!!6+^7!%*CZ_G%V2!%/!%I>[9+@)mn!\
        #qkjUFo7!!-#@+!Hn!!$!%D!02S9)$S9/,S9Z(S9hb+S8fe$!'&!0)!FW/J!!4H)r$!'&!0)S8|mbHKL}.&<n&)@E#7$!%D%P0%8h!!$F<C1Mek,Ij>/\
        A:E*!A0%V)(Gqe$&pc%!'B!'+Df8i!!1%#D!0+!QV(#$P^u3!%,E(?/S:C*S:T0!*(!K)/V+S:o8S;1:Q>[sh!!,#FH!A!!)@s391}l$@0)D!02,I3S:\
        aaOGM?!!$!'&!0iaI?LM1!Hjn$S;+&!0/$6q%#j,+QE$3e!!E!aBQm%4!%0!%(S;L+!%d*!%0!%G#@o!!6#d0Nj0)CQqI&d-S<*7Haz,S<7/S=**S>k0\
        SB+(SB:)SBI:SBdqC?N}%??dd*,%mOJa10#|8S<ji$?@]'S<Zbq%#:,!*.*tc-RFeT)_pc:!Hf$!'/!%I!%&S<zb!!g!!&!vL!8%!%,>tZ*!*I!*/S=T\
        0S=bq&'Sdi!!%3$'S=Mc-!%)R6[XQVq3!;J?K_ahe5!3cj!!C2C1S>),S>Q'S>^+S>gbh(!;n&L0v5!3a-)cI&^&BKa'S>;5S>FbiCKfA*-jecjbeN)1\
        ,!-fc'!5G.Sdj%>PD$!%L!8fcb(&mG!>ENTX-S?S2S@W$S@q3B|[&SA?'SAB)#F+SAjb3S?B*S?F0S?Ka(*VG>;>EDLljBIs7f$!%D>>)1S?q'S@S(?7\
        E5N~hb(#7hapdeB@Fk!#ed!!6Lp7/@$J*S@4)2X+/7jrjiE?6h$#y'Eg`5!3c-#y:QVqf%!d$$*&!0M!%NARS&S@f(.7bjhSB]%j!!b,*FI>Su*SA,(S\
        A5)>;>:*Vj1!QoE>FehdpgbI@,a-!p$#LQ>~)X*V2!%0>KN8SA`grl!!'$G5!3c)!>I!;c%!%+$tL!Z1SAzb-R`<3F#hY!Da+EC1fc)E<{X&9n!!'!5c\
        ic)!DI&^.#7c%!%g3(PYL]{h'DN;al!!&>fFbhc-(A)LnpX&KS/*4SSs-SSx$ST(1ShF&SxV7!a'T#j(T1g)TL?.TM-8!%9TT|;!D5TV^:TXfb!!-SEX\
        2SFy$SG-6SG:3SGD1SGf&SGm<Cy[7SI$,SIL/SJY*SL+'SMo0SMv(SNk)SQ%+SQf.SRK8BSf9SS!;SS.5#sq4SDe$SDm&!%,SDz'SE@(>S$.SEPb(!gG\
        +#5!3dLL]2egb-!yaldgI)z%2#'%)a-B'{6'3,&0/%b+(G9D3@fmddHA9r'/:.@0)e!!%!%B!>!!,)nH!%-!-1SEv&SFK7SFW'SFc+SFiblbO13!#$Ey\
        o'SF-5SF4cfIIx{3@+zM%t-A'8,$b/%t0M9kp,HIkF>FAh*!Ak(?_PG!D!!$!'&$[J%C/!-H$b!!6$R,$Cc-+jJ>Nx!!'>}y0&jb,QxJF.1,!%*FM-tv\
        ED,cs$%&(&dS!3!!3!H,SGY.SG`b,-gGB~(cbI@'0%!5G!Dc*!|I!|!!,SH.*!>0SH{(!-9R?kjnc!!jnL!j!!4F7h-+p3EIU&!0,(,'SH[0SHe(-%)S\
        Ho9SHus&!5J/te!!4*7D!0,)}c$#pN!*0#.I&6&&-E)@%!5B!|$SI2&SIEb!!O!*!!%>f{2)N,%2'H!aF!%,,9HBYG-Gg>$SIu&SJ'7SJ*,SJ6/CRs'!\
        5.%Ib!!0D[]F!Q!!4K,J+@NxgI>Y%N$h!!%J}x$!'D!0!!41H3+7&SJQ*!A'']5,9bmE?C+)!Dhn@dC!!4SKH$B{)&SKX/SKb'SKh0SKm.!8b,!*(SK*\
        g'1EoL'.&SK8b-#='!%L!%,0?)#=;!Dg!!PJ3N'SKSb-!%J!-kF?)bbf!#jD>a`.(2S!3xDFC7!!%J8*$-Z'SL$c-!aE!5g!!C@iE!!4+>2SLU$SL[3S\
        L`7SM8*SMI)!;+SMW:/4b-#@Q!H$!ZE+,UA5N!!$SL|&SM),SM4'!'(&ab!!gS@)m,!a*>,~F#a4>VL$>b~H!ABFFT!!$!'6(|b!!3!*F!g$(/'$0c%!\
        %HBYG&&y(?M)bi.?%Mc)&9+!*X&K!!cfB0B!!%!%1SNG&SNN'SNZ0SN^(SNg)$Ja!!,#a*+Q($M)3$W'`$>13E1R*!^'+v(.yG!DI0_%!%$0{D!0dE)!\
        !!4SP#2SP'$!%3#F&L(c/SP1*D@d'+20SP9=SPE(SPI)SP[+SPp9@`Cb!!4>5U1SOa7SOe*SOp9!-oDQu|kM+|h'SOkbpBMHQh&SOzaJA]0*!aG!ZEK-\
        8c*!ApeCB)Kbj!!bP&a!!'!5b*!%L/PLQ9a&SPUb2SO]Q!T%$'B.s%!K.%Ic$!''??(+$tL!8!!,#F*!A(%bb*!%F.y/SQ>)SQE+SQRt&!0l%@iLDO4u\
        bg!'D!-'!%a!!,J;$I!%&$[a!!4CRs6$R,$CF!%!!$!'&!%'SQ~+SR%.!%bOSOaLPr;&!0,SR>'SRHae!!&!0oalC@<Fa!!(!%IF6YE*4!!*-y'!50!*\
        +SRle&#%.!8d+>tYlCAX=*!Ad,&gp!!%!%dibR%{!!2F/s*$XG!*%>@t$!'/!j'SSg0@,K.!8c-@0^/SSa)AKo9$ko(AK=a%!%F>WD%!5B$J0GAUg!/d\
        M?fHcJA0cndhjnta!!JIwq!!4SV?-SVG2SWE$SWL6SX#3SX*&%)<)R7SX7,SX=/S[|*S^@0Sa4(SaC)Sd@+Se?;Sh.b4&Q1%h7SUR,!%/SU[0$h(SUe)\
        SV#+SV4:SV9j1SUE.SUNb7!*F!>!#$K`ED!0N@6f!!$G^DW#R/%b)$JW'3!!%>f{2>Tp6$R3'P&!0''<yB?u^$AkY1(G&!0,!*NSE:!!D&T$!KJ!*%@7\
        %DF#{!!'SW-+SW6.SWAn&!*g$C}h'SVsc=()j%?^p&!jdJ+,!!4E<X-?SX,&$mn&Mm-E?(GmncibBE{)%$:dg%!%D,rMCBM2!;DI7L!!/C$/*OD?'0<0\
        (gh1):'SWpae!!4&HIGG9h.!Zbi$!'&Jq1J!H6!%D>v3!!k/!mjcpCDKl7!|I$b-!a$SXf6S[3&S[7,S[;'S[_0S[s)S[wb/LT#H>9@6SYa3SYe7DLQ/\
        SY{*DS/'SZ+0SZ8(SZ`)SZe+SZm8S[#9S[.;!Dj%A2dd*SYXl!!l.SYRaF#p**RI.UsaeaHIN}D@CV*'Seb/!%mn!!$>3~&#IS!3$>=kbet!!B@#h,&$\
        fh!!%!5B!|1SZI'SZR(SZUbIGnWd*HXtIP$sF2h&@7@djBD1'dRK.;-?YSBFNh5SZxnaeMEyoma!!WC:.&BQ]bgpBBZJdF@mbBH%ZE>Io$!'+F6Y.S[P\
        5!3c/!-H!^)!Dec%!52!*L!Z0S[m)>8~laF?`/$!-O*OOS[3dHQAO%F`v4SVp$160S]8.+#gdfNIa?!!,S]k'S]u(!-+S^1a)S]ee!!&!0b!!/!m*#ph\
        $!NL#Ch!!L&s%!va!!IB2{e&L0vb!!(C3)i!!+!;c)!DI!;%!d$!'&,x(!AG!F-#@2S^~$S_x3!*&S`+*S`/'S`50S`F(S`P)S`S+S`f.Sa+b4(8-?k)\
        g-!;I*/&S_X'S_a(S_r)!Fa(S_<g-!;I-H!!3Qy-1A3A&>jM,D[]*!Asddh@dDg3!%D?D-)S_lg!!D?D-rgEJ#x%&ZD!K/!m)+N+!%qecEOLpb@dE$!'\
        E!%*Cx&)S_le!!&#IE!T$$'&!5EBk/B&Z$H}4'!'c/%t'IO)I!;!!$Sa%1!%&!0/)4'CBEbj,!*LBO=e!!O(V&#+'$GF!*%!K$!*&Fx+nF>ph4Sb5-Sb\
        >$SbL3Sbm&S&w/Sbu*Sc30Sc;(ScH)&3+Sd3:Sd;b!!4F#-6BiP1G?`:>>Uhd3GK),&gM!-c.!ZgbT#aa!!,@0**OwlI!%2Sb])Sbeq$&yDBj%&OLpEJ\
        V6%!%nUAowcuaeG>gD!!$!'&Sc%bQ*k+!*g'*&b,!%I(p!!%#:D!T$#%fcjndeBHPc$Scc&Sck'QNz5Sd-b-!*&!5N#.0NPuGF0'4FI]60t*!*+Sd#a(\
        !%I!Qde5!3cCF.Q!$KB'{c%#:QQO$aIAz&,!-+SdXfa(SdRiJMtUb!*K!>!!-CXX$-^&Se&'KX{.Se6b!*-B)d/!mh$!%'!'FAT3$#C6D1M*00ldHKeN\
        o&OgsEJV6->[91See(Seo+Sg|b(Se`g&&y.A4US!3hCDFx!!5'YaFGRz&!%'Sgn5!Kb!!2!%6O+P3Sfi1Sfv&Sg-,&g/Sg4*SgC'!%0SgG)SgN:Sgjj%\
        #a5BDKnide$O+V&#Xd$O+VM>sO(&adg!!&!-L%{%Pk5r/E$ZoedjbggCE)`dodIJh{ah$!'nriocbFD;lSB$7'!gI>a`%M@y0Sgatai$!%D?gJde%E|A\
        B!%X>z~)!*;%/o$!%E>O|&Sh(aFC|>pdHGV`+Sh:b)*feU)z!!4(V&!ykF(#$SjA&So#,SqV'Sq[(Sr`.SuU9Svr5Svz:!Db&!%,Si./Sih*Siq+C[N.\
        Sj59$MooC>0A&SiN,SiX/Sid9@/-b(Ey(ff%.!$&?E%22JR?b!!K%V&%q.%IdNEz2BMoh/Gy$gEOKc$+I7Sj,bhd,&g)!Dm1>15G#U6$RfpDGxblbh'?\
        K^kFLPN4!*-Sk2$/P6!>&EV(,Sk9/!**$}'Sk>(SlG)Sng.E%n8@MUb!!+Sj~ghOG:w(Sk*aFB0q$B0qD?m>%'fEDQwbF>Fe4MSg->C@31q,Skl0Sl!(\
        Sl/)Sl>+SlCo&0qd,$b(!*G)Hdp5!3c%!5:!Hf$!'I!%n%.v5>sdeCH=j&L8?5!3a/!%IDL@dN>~(BE=/$Sll&Slu/Sly'A&Jb8?uDm$OR`&#I)>}uS!\
        3/#.*!AG!-PGV`!!$!K&Sm1'Sm8bi!!Q>;@'HKMG-!4!Q-Smq2Hio$His3Sn%1Sn3<E3q/Sn80SnE(SnL)SnV+Sn_bjcodNAVG%C`O1EHGd%?u0L@(^e\
        b/!%0>|)uDCtbrPP$Rah$!'e'Cq^S!3&!yJ?93a-@5EpLA480?d{I>;C1>>-FEn7$!p)Snum$(5D!jbi&!-dgDIb@-SoW$Soh3Sot,!K/Sox*Sp6'Spc\
        (SqG)SqPb/09:SoSqBKVNDA3`t!!1%#*!Aa*,aI!%,Q8Ru$#:D@xXOH4E$Sp2qia!!4&Q6?U((@TqW%nFCK17%8*Sp[p!!/SpJ.SpSblb4@knZ@Tql%S\
        pKM!;$>G[D!0-IaS2Sq,3Sq50J;5(Sq9+Sq>.F`_qbj&>^fI1?cmnagSAv9LDV[cPBD8$?Q*ncY,u+Lv2fIG2|hiBECsbGL+%!!/'P*!^(Sqs.SrNia!\
        !N#.&BJ3*Sr4'Sr<+SrHbj$>&wd->&vI-N!!4*ID!Nkpn6(D*!AW(MuaDF_|!!)SrYpOEAmbgPBwc$Ss$&Sse'St%.SuD5SuQb)O%Wi2'<JE.F$SsO*>\
        gt'DV])SsYb+SsJo!!$!'9'`sc*!%G#@!!B(j0'Bf-*=E&Tn$>ET&!0E.>,>,8*?5o0EFR8#1sh!!&!N,$CG@2p4S7+/StF*A$5)@b[+St{.Su-9Su5b\
        I?xxq$'V&!5'StY.%IbGLOz-K't$>Kj7E_u,RDn)#Um$$U,CEDniaR/ahi&!0a!!1@hCF!%pn0%,W$k!!%>f{4$e$!'G$J/!%9$kf1!DI%8EBRd2!%<!\
        -,&|/Suv*Sv;(Svh)!Dp!!pB?ZF0$Mq!!1&j0HVN)Sv4+$eg%%~L!>->ZqI'w4Cz*7!%*!poae!!4J,q$!'1%#)Svbji%#7ECRs1/tI'`c4!y6!HH*nb\
        -#=F?bM/Sw1(SwI)Sx?ibjcH?@o$!%'SwC.A4Uc2#aH!*,!%G#.$??v)Sx0d3Swv&Swz/Cx9*#a0FFE+Sx&;09jbijcIK^aJI'8o!!$'VD%F(>FzdxDB\
        JP'Sx;.%Ia@dFNJQ.bg.?#cd-?S5mhae!!%!%E!5!!4SyH-SyQ2Sz2$SzX6Szu3Szy<KH&7!*,S{?/S{r*S})0S~U(S~|)T!J+T!S8L>`5#.:Hf0b!!F\
        /^$@G8cC>nQ%!K&2[7Syj'Sz,+13ndoF>+L!!$!'&!0,'k)%n9%nh'#jbjt!!hE>ExgoBR!A4&<2@Nz&SzQ5!3a!!,&0/+>vb+!HS!%g$#vQ'Y0Szi(S\
        zoq%#jFHz>&!5E0?!!KJ0JTAR~$!',!T'!5(!Anh$1B*!A(.i)*f9&pscG@TZ%>pY2!*$R26&?(,+S{gi$Scz&G_0/!jb3!*gP(5!!$!'1!%S$3%)7$S\
        |B&S|j'S|q0S|{.S}&q%!y(J0Jae!!&!0,@zyM!j-$37@D#02?)S|b+@YC9'3i$>SIcHCC0-F6YaF,02>-uH!^,)t(&sI>(mbgc!!G!>K)R!!-S}a2S}\
        g$S}l6>Ko3S}|&!N7Duz*S~'0@_u)S~1+S~89(Db!!M?+?%!%I)+aFD-U!!%!%&!gd&?3RJ!-!!$!%J(#$!'c*!^I!p$!KM?WI!!%#j$!''S~Ncg3!%g\
        CDcH/%tFAaU!!)S~m+(G.S~wm$0{&!0J%C&!Nh%0<B!'!!C$=$T!3'T!Cb2!**!-lD?}@!!2!N,$Cf&'PEH#2!dGJ@rj%#%1/=G()!!4&<$!'6!H1T#9\
        &T#?,T#H/FJV'!%(T#N+T#U.T#dbg!!$#v&?M)dfbke!!&!jL!8$$!E$U!!,C(gV#!%,?B!%%>gEB!%$@lA&>M7,!*S!3,$}G!D4T%8-T%V2T%s$T&+6\
        T&<3T&M&T&]<!a7T&w,T',/T($*T)+'T)g0T*F=()(T+p)T-t+T.3.T.m8T0#9T0,;T1#5T1Qb)T%)o!!)T%!5!3s&%PJ?5o1+QIAX_h!!$!'&!0/.eF\
        $e'T%L(T%R5!%b3!ajKC<VppCN)(C?z}%FXm-@8q'T%k)#.tI?X<,&gmO>?L!!%!%$!-.!85!3o,&9S!3%!%-*@1@hC*&dIG}>&T&Is!!$!*S!3aJ3'!\
        !3!y'!%ahnBBZT+@{qi!!)0Ha(!%h!!&!0(!;I!*$@rx&!a,'P5!abM@C}4T'J$T'Q,T'Z/Ajh.AF|bw%?{0E>6b'0ELNQS!!2!aFPI]!!$!'3T'w1%h\
        7/k/!j'!5q%!'E0Ebh$!%nBCgM!!4T(V-%5$T(k6T(q&GAL/T(w'?u*0T({+T)%b1GTS+@dYiJ)X!!'T(g)'zb-!%U!%S@yC!!HElGddJA;JrF$h&!TU\
        >DV%!vD!>!!%)q$$!&>}$*C#K'Ctb)T)T+#a.!8p!!%!%kBR0i.#Cci!!i%!%$'VD?D-*'.)T*$+T*'i!!4*`1%h7&<M)4O-<!!,!*n4@}H,!A)0H9(M\
        m%>Q`&#jdW,<!!%(2-+p3T*z1.G&T+!7A#{/T+3'T+;0T+Z)T+da!!$!%7!-F!%bJD+<!!%#:jbi!!c+!;X#!%#IcgH*q,H{9*T+P)T+Wp*?j]F?s1'*\
        hSEjU@dH$!'&!0J#1%%~&#X'%~N#.!!$T,N&2[/T,W*@dY'T,]0T,c=T,j(T,r)T-,+T-2.FFa5!3jn!#4K,JJ(,!!%EM<F!aaHPOj&!gH+/&Fx+E!'k\
        a!!M?uD!!&T-%a*!>)!DS!--@}5P#y&!TU!%!!6T-O&T-T'T-Y(T-f.T-ma!!JLM^aCCC|jE>nP,!-cfa!!GBUvc-%)Y!D'G7HF'k1!D)T.++?uDjbg%\
        !%D,6!#$!'L#7!!$T.`&T.h+K:>b(!-ic+Ek3:T.Yf%-!$!'M!%%-!B!'!!/2kF!%mEI)B3T/I0FGu(T/U)@-;+#[j1T/-bH@0*!#4$e2)N$!'&$[,#a\
        9#Rf-Qy-I%en!!$(j&!*H!A!!%+#$!'/GK@*T/r+A#*cf/!%I*/%(>&R?ga2)1S!%bec-#@G&m!!%#44+p1T0N,#a*T0U0>QA(.ia,J;$F!%a%!gB!%1\
        %h)T0j5!3a$!%(!%G!D$Gbb6CL<1*}/$6madmJ?as%.!$&?'T1Cc*!%j!!%#g&#+d,&$pH>QA&!g)B%QmibGE:C&!0)@2pd1J}>+!-g!!C0O$T<'&T>U\
        *!-'TGE.TJ<5TL'b-T2f2T3i6T4@3T4I&T4k<Rzv/T5P*T5v0T:p)T;>.T;G8T;`9>,8:LdIq,?<HajL@ew$A.`&!07T3P+T3^5!%n&T3A'T3I.%{a'T\
        33c2!%I$t4JH50Ez2))cI-N*AlaNB+h2KNKM!-4'w$!'&!0J@,K!!%+y&!TE!'!!&T43.?,ba!!-?4u/+>'0<(!%f/$60AD8jC>7'*!^hcdg!!CF<xsc\
        j%-!U!H%Bj#&T4g'F_R.Bf<a,>_|o&BtSS!3KQZr*T5(+T5Gi!!$!'1%#&!0qiC?(#$T5A&!0,@pP/JrUq$CgLbHBdT$+IF!%!!'C|FF!A!!-$},#a/$\
        @0T5j9$kdghCLf2!!$!','kE>6b2T60=T66)T6D5T:ij$!%O!*diCERvkci,NrXc+!;X!H-T7@2T7m$T7u6T7|3T8g&T8w,T9,/T9A*T9v'!Z0T9z)T:\
        G.T:U8T:^5N;&b,@KY/T7;jh'!')!Fc*%/E!5cHD)!$T7M(T7_bkK2~&,0go)!Fag-*YIBZIc4&9mh!!%#mD!Tkj$!'I!s0!>Y?nl&T8V'T8b.BQ]ae!\
        !$T8D'!'(T8Mb4%S,!%G!*$!%*#pF!%%!K$!'D!53O?_*$bY>nXeMF,O$#%eaff$,B&!TE!'$?1')-!h!!&B|tEF/s&T9='@T'.IU,bIBv&ID)K'T9i.\
        T9nc)*w+T9Zpeb*!vI'J)!Fh%>:A$!'D!0pFAn>h%>@tB!WCLH8&O?`,T:.'T:3bFI%=bHF,w*,<(F,Nf%&E$!%&!dE!51T:QaxLLgiDL~K4C/)P>Nta\
        fhc)!ZI>`gijrNKdI!!%!%2@4Z0$w)T;8aw$!%'T;1cLN>&1H{AD!gndEFPX1FY/cMDR~+T;Ylbh&2Od,&gN>14uaI?M=%%~a!!(T;})#+i!!$!'&!0,\
        $wEDLlf%!KB$!4T=0$T=;6>Ko&T=H7T=L/T=Q*T=y0T>1)T>C8@{F5!%b2T<g)T<s+T=!j120J!*!!,!*/*IWBkl'2uke$PuzS!3!!$!'&#m/!mS!3,!\
        *kj1#FU#F1B^M,#F*&dI(GJAWL!!U!H4T=e$&y'T=ob!!hEB)Ki$$!&!0E!'(!%i&!vE!%%%~2!%+!ajn!#%/xaF>Yw%E-'1NA#&DW%dgB>BJ)!D+T>Q\
        mbfG>q)JJJe4T?}-T@g2TBy$@So6TC'3TCB&TD#7!*,TD./TDP*TDs'TE;0TEL=TF>(TFD)TFG+TFq.TG,8TG8b-Me]2!%3!*,!%*T?f+T?o:T?vljcH\
        LYop,!*kJ?(w1@R)E%2&#%E>jh$BdU'T@9(T@@.T@Mb2>`gJOMi,&$H>MOdld/>sOahOCo|,S5g+T@]g%!KB+I%#:$!%S>rQ$!%&!-7TB],TBk'TBo5H\
        Ahn$>p`,TAC'TA[(TBP.TBXc'!5g%'f&.lE#Lde&#X/Hj$d/>sOahn%#%S?B1->Jc2TB$3HIj,-Q/TB)0TB1)TB;+TBFqawE$}aGLg>dg%!gD.l1@*hh\
        aFL4O.%{h$%2DB-:'*hciiED(Zd&$_M>CAFF<!!!$(/&!N,!*G$JD?M},Df{(1<I!%$#g5R[xbK$='TC=.@T&i$$!&!0kdeEN@GiD@8q!!%!%3TC^,TC\
        h'TCn(&aalcH?;rae!!6#dM!jrjB@S?g!!$&ydlahe&>M4S!3dod/>sOIJh{%El&4!;&)f'TDJi!!c*!^'Ot|L!Z4$bQ!;!!%@K^&TDo/$w*!A'%k.Lx\
        Za(!%G$JNDBr$!%3!-7TE7ch5!3ed+TE2pirK>rPdiL,uB@Y%2!*,>;l*>8d)!*Y%/!!$!%1TEl,TEw'TF10!H+TF:bilD?jf%@$~dfmONP7&TF'a!!h\
        !!C%~*!^j%!vD#+2!%,!|G!DSH4{kaI@,YB&T%M@y$P9*/!p'*h+TFl5D)*t$SgXbcoatC>13aC>rQ%DFx$!N1L8u&%q.%{d/!-H!%l0#|uce!NC!v$!\
        >c.%wbiDI%z3TH%&TH-<!j,TH3/THN'THs0TH|+TIZ.TIf8!*9$@5!%jn%@7@$%YiabFN40'!5idP,m7!-J!pi!!&THH'#75!3a(!%S?V7*!^L!80THj\
        q'Q5^c2GV`jki%!%c%#LP!%!!$!%D>nMm!!$!'G%_$!%1TI4&TIG'TINbaE>5}5!3d+G:w:Kf_q&'SJ*L-L/8G!Z*T+P0KbXG?dz!!1!%,#aI!H3#|*M\
        Zq0%C)TJ5q,TI~bPAm9a!!/)4(!%f'H#2ndEQn<$-ZGO2+%C.:2B-Y$TJ~6J$Y&$_/TK**TKF)TKa+L$Kj$!%.>pCt!!%#4$!'&!0i$$!&!0E&p!!,?A\
        #H!A%!54!am!!&!0a(!;h!!$!'6#dW#R2!y7>g=*$@j%!d1@.rdjdiLB'1)!Dh!!4@iK$T5A6$R'!'9@d#5!3cg$#vQ!N!$'%,)!>m+TL:fcHN>LdNO+\
        l$TLm1TLp&#%'>oo)!D.TM#9)zb!!+TLje!!c*!-I)fG*CI#m!#&TL|bhfO*CJQzs3!-($tGHJ74TMi-TNR2TNf6TNl3TNv&TO+,TO1/TOQ*TP,0TPq(\
        TQ5)TT.+TT`;!DbI+|!!4$X6(|&!0/!j'TNC.TNIa!!,!Ae!['TN?j,!*ki%@j|&!5E#LG>NxjkF?H,i$!%cPE0S%$=1'c.,9t!!%Mn$B0{'!'L!0%!%\
        6@0*I$M!!4+p$#O3!H(/$nF/$,!yI!s$GAL&TOH,!*'GAL)!-bFHp?m!!%!%W#R!!$TO}&Fx+/!;'?PK.TP(q(RCsi&!0a!!4@A{(!%W%n6>+3G?srJS\
        ]e!!$GZc3TPC&TP^*TPhbR@Cw!!%!%.TPTfh%!vB!5:!Df!#U!--DO+*!^G!Q%#4$!KS!3!!%!Q&@*P0'B.TQ+a7!%J!agpbh&+/E!%4TQq-TRM2.y$%\
        M3T,c7TRP/TR`*TRg0TSe=TSm(TSr+TSyb7@,Pjd!dIL!%$TR,&TR0'TR;.>pCb*!%IEr[J?D321-g%?WcB!%6!j<#F0>Tp+!%pB>KwE,9$$0/1*',9c\
        !!G#@$>jVE%~!!4TSC-TSH2)N$(/&TSL7)X'H!a0G.p(/g)TSU+@YC.#78TS`b4E@JF/gkKFt`EN2l*!^0!%Y!D0&<h&!yE#%aF>;l$EB{D?GEkE@@Da\
        %!*I!%ia!!2?A#1%#*CZ_F!%1TTB7#[)TTGjb,SJMF+a!#B#:%#|$Kgu&OHN,!*.!'d-#=F!*'TTs)>0Ta$!%i%#4E!%e!!&%@G%_$TU@&TUh'TVTb!!\
        2L2[&!5*!^+!%rREYy%#=,TUX*TUc(#7a2)i+#[X!H6).ualEBj%hDED?2L2[3!%*TV)(E)d)TV>+TVJi&/-J!%!!4&Q$$!6+^3!*<#FUE(*h!!$!'&!\
        0W#R!!-@FdI@l@6!H0'BG.7->QD7!*,TW!/TW&0TWC(TX#+!ac*!^S!5B>p_mbg!!'Mq8.TW<c!!)!>I$t-+AM?KT1TWc&TWs'M7Pa!!6-%9G=]f-KCg\
        BGxS%!%.!8d$!p&!gE!5-?Z.6)_*!^G!>$!%'TXLb/#ag+!%g'?>%.!85!3c!!-%/2!%)#1X#1!!,@rj)TX`+RrOjcP09cgB>6G$TXtbe!!%!%D$=I?7\
        Q4TYb-!-2TZ)6!-3TZ2&TZ;7TZK,TZ^/T]U*T^M0TvV(Ty*)T|?+T}D8T~6;T~R:!|bU>[s$TYo&TYybHH}nelagfjOFE]$#+zkc*%eIFo%%!%2!HE,Z\
        %>`piDAyJ*TZFpnke@dJhCGQ9%#m$!%.TZZebS+sJ/d-T[8$T[=6>j}&%F,'}/!p)$J+T[I./S8!-5T]Qb,*n/!-*AowheEE3{aFHj2;!Dl%!%dFKoI&\
        T[W(T[baecE16lb!!-!;I.%b!!/T].*T]A)T]I8AKjj'T]&aghecTB$QgfaeVI2N%2e'T];cjFIx{ghC>`fbhcdH@[{d*>F>L&-fG2L%!%,?H//!-0T^\
        Fq&T^$'T^.(T^0a(!%i!!i&A[JL?D3icj%!KLA4U@_$T^>&AW#b!*Q!*!!iiCC|>!!cFC#K4Ta%-Ta|2Td#$Ti(6Tis3Tjy1TkM&Tl+<Tmf7Tmj,Tn#/\
        TnS*To/'To[0Tov=TqC(TqL)TrF+TtU.TuH8Tun9Tuw5TvK:TvRb2T`+6T`0&!%,T`6/T`:*Ek:0T`@)T`V+T`a.!%8T`q9T`~jjamI/MbNI3xsaK@TZ\
        IIQ&qcQ>p1m(T`Pahc)@ABX@ABdbKI:;f.@AAaFJ}xh(T`lbcHIEKbKJ}x'T`zbDIW8cP1UC@`k$TaD&?e?,TaT'TaX(Taa.Tagb,'qF!W-Fni*-Eica\
        6!%V!HE@%+)>5%L>,HabUIEK(Tat+TaxjU@-;P@OPID+U1TbF&%@,TbW'Tbt(Tc|+OCz.%Iae$IC&hbcHC_2$TbSbgp$/MD,xaF19$Tbe'TbpbGM[/b(\
        !Ng,$XH!AL>,I&@#y*TcC(@%,.Tcu8@Ful/Tc7sdeIIEK'A*ZkgcjCJ}x-BSf*T`1)TcY8TcmpaHC&p+Tcijc'D48agI-HFG]SaghcEMPY0@-;I2FBTc\
        ?&Thu'Ev4(!A.Th~a0TdI(TdN)Thqj%@/&aD>TUagP/M4Te:-TeH2Tep$Tex6Tf,3Tf7,TfQ/Ebe*Tfe0Tfi(Tg<)TgE+ThA8ThO9ThTb(!Zj1M^>I!W\
        (.Dd)!8o&#pS!31Db<,Te^'@3F.C[[bFIDr'TehbfGE1fhn$'YD!0'!^aVL~H)M`.;Tf(uCMd%NDc[$>.C(>ZBL!'%>4:'>nXe'TfKbo!!L%b.&-W).&\
        TfZbS>%f$!W*A$5N!%EK:u$Tg*&Tg1,Tg8(PEZb*KL}(!>)!8S'!esdF@%!g*#(G!FbS(Z%@LSaKL*=-*=1Tgq&Th#7HVz'%~+Th).Th=a%!K,TgnjeB\
        M~XJ'(&)@(@;Sd',^FKL}2!*Q(j(IA&.>gub+(dgo%&ED!0eT-%%LD,&#Xd*!*W!%bJDG?&!0'Thg(Thma%!'D/-'!gF.>D@!{DIWb*!*fjDI9w,#!hD\
        19/TiE*TiS=Ti]8L*g;Tigb(@KtGC_K'Tcomidr%+dM!micpnhBD%Qk%!KcuEKml0T`1jnbgpB1U$TjR&-d'Tj`(Tjj.Tjub/Tj>)TjD8TjIc(!NhO19\
        ciDHoyhBF<Cd(IEKLIEJ%I*B+PXeaJ@AB,@EdehL>aS'@%+cagPG=<F@#y'Tjq(Tk..Tk=bcHG=<b+Tk:j$19D&sB19$#g,B%vc)!DjLDZ%$Tkf&Qo2'\
        Tkw.Tl%b*-EmN$X,Tktbihn6$RD!NN19,$X'@%,FD_zeeD>,J6TlZ,Tlk/Tlr*Tlx'Tm==A76)!T+TmC8TmX;!Dj'-vrK?th&AQYdel!!&FS9H!AbhaF\
        BZImdFEy1)Tm(+Tm,cIH7:LIGna(Tm7iiDI5QafI@AB!!HAa2!!%$q$!W5!3c*!^)#!X#!$TmabJ-WeGHBULPjC&ON5*TmwalN-ddv&@{0H!%$Tn:&Tn\
        B'TnKb-#1+@N1W19b((jG@N2ta,JcIH!A%@EdED_z$Tnx&To+b7#1*Tnm)Aj'iJTip,$X)!FbQI]A(To'ghcdH@YCKTi%gP19$ToB&ToO'ToVbhkFH|U\
        (>TUcpnqdFG=<izkCHtYhDI]@(TofqhFI4X+TopcpDMPYndPHAl$Tp7&TpS,Tp['Tpm(Tpub-@%,iCT`(e/TpF)TpKjaNJ}xcGDe9'!5kCDe9-@%,HTg\
        2.Tpjabf&,xbH-dQ!W&DioNHow'Tq*a+Tq&oDI<xBTce6Tq;0Tq?+T`1oLT`mDT`(DTcfkafhcdH/M$Tqd&Tr@'@DF.G=<buaJGdy3How,Tr%)Tr,b,?\
        jI)Tq~jO@YCEM37%@TZD/M+Tr:m$I<xdHDe9!!FG]SpnICjj-Ts2$TsF1Tsu&Ts{7Tt+*Tt0'Tt5+TtD.TtLb+Ts(8Ts.5!Wg&Ts$jIAn>IF/rcfsbjh\
        EF/se$D`F.TsAblR@-;mL>8X$Ts_,Tsf+Tsqb,!W+!WfET`h/G=<H!%s&)KjdgGI0yI@-;abIQPM/Tt'pOG=;DHoxciJ19bF?,?,TtA.ON5jD/MV1U%0\
        $aCFe@&T`(fKI)g1Ttt&Tt{'Tu)(Tu.9Tu<5Tu@bgQ@G<dkpnI192$X$$*lBG=<kKTqzk+L$Kfh&!NW@d#DEbb&!0mDM#r)Tugg4&|0Tub=ToQ+CBEna\
        Y&|aHC}h$19LH|U%Tl&aD?,?%C3(1Tv2&Tv8'@d$(TvGaJ2CdiBCf-,Tj[*-E)&3aJFe@CM[/caiP@ABDM[/-*L2Tw;$TwC3DU|1TwG7Ap},Tw]0Twg(\
        Tx+)TxB+Txq.?Q*q$%5e&Tw7bD@EoH@HY%@#hF?4vH@q;&$n'TwSabV%@i2'(fIDds%&-c6-yH#=&Tx$)?$_ae!!//Zj%#m,J{XL!>)2FIE~c%@@D'Tx\
        ;c3R)~G#(%!'ED0e%#O$@vy1$h+Tx_.C!^9#(c2!*J!T(?Yqb3%C&>b~(!>I!*%*C&E#0'E#6.-vne'']L#I4Tz'-Tz0$Tz63Tz]&Tzq/!Q*!%'T{,)T\
        |$+T|+.T|6b-%~$&?(MSS+>6Cg%?sL'Ty}.!85!Kc%!%*$bL!Z,&$N>&{bg%!%D>>c$&jO#.%K;w/!Q;!Dh1TzUae!!&%Fd-/dfIJH*%#%FBq}%!%&Tz\
        ja!!H0qg$!-Q!%%-.*Tz~jbK>sB$!%b,GK0I(p-T{J2T{b7E_u,T{m0T{s)>a_qcJTL5$!yn'T{Ya)!QX!Qeo!!CDO,5$Uai$!%J!-&).E1'%>Bv)?.)\
        rpDGg>&$ULN)@cjb!!(!QI!s)!DqkNIzL2!-$T|e1T|n*%V)!8+T|u.T}$b!!4(83!*H#p%+y6$RJ$C%!8BF:lcibp'!%cHHwB%2C,!|/A<6(T}:sekj\
        IM2z$!'0D(fS!3!!$T}f&T}j//Z'T}r(T}u+T~(b!!nFEcwHKs^-!-iDEk,N+jc,0?j,!*ki%$:L%Iae%$'$!'//ZH!A.T~Aa%!%D%Fi%$:&%Fdmbibh\
        EMq0de!!c-%/E$G$U*s&U4A'U>3('h.UAdb!!2Gy$3U#A&U#u<#s,U$./U&I*U&]0U'U=U'y(U(#)U)J+U*X.U*`j!!-U!m&U#+.U#/b*0qh$!Wcdg!!\
        $!'D1[%$:cg$%Y&!-.!Zb!!h$!%&1wE!'J>4j&#+d.(yi%!d$!%D>~}&U#X(Ja1.U#nb(!;qdgP>:[g&U#h'Br$b!1J!%)+NI$t$!NGBf@)U$!gpJ>w^\
        %G=f5!-nH@(f%$'$U$f3!p1BLS&U%D,U%Y'K;40U%j)U%q.U%y8U&1o'>|$a-A}HX!D!!*U$z(U%2+U%7ocKQ&r+#a:U%.j$!%&!-S!3LL7ycCG8Z!!+\
        !-kocgCEBE!!%2)*!*)!*o%'t&#+H!A&U%fa-T2bI%&GQ;GbebD>bA$!%bF?!<$U&)b4FB4I>GU!!,$CF!%$?oD&!0')cki%!%$!%&%FE)c4PP='S./m\
        !!$!'cF>`g!!-?z|2U'-$U'73U'?&U'F=U'P+'}:Aaibo%!vc*$bL!Z5*Cb!!JA]q!!,(aG)fk%$qB$:,/P)F.qI!;kDJDi&Fx+d.U'oe!!'$Gc*!^)&\
        KX&Ke!!&>jME$Gk$-?D%&!!2U(U$C(W3'P&U(Y,#F/U)=*U)C(!a)#y.LDSb!!g!!%2UL!8BQxI-U(u$U)$'U).;?2|b4>VL*2xI-($&yd-/dfD>C]2!\
        N3&BIND//%t(%qi%?,FDD%Z$#gD#g%!%DJ,y%/=$'V'U)l=PkW)U*S+!Njki&%FbeDF.U2U*2/?5o0U*8)BR%+-N8U*BjdgfhecjIL{>ciCU*.eaff&!\
        5E!'$U*LbfEH~xfcjLETRbJ>:[!!cKP-M,?bM*0(;!DoauciJBoI-U+M2U+Q$U+_3U+l1U+~&U,(,U,.*U-#(U.u)U2P+U3y;U4:b,!%L!%hE-Zb!!,!\
        Qg3!-I!-0!%e&!0)!FS!3!!%,Rahb4!y(?r4I'J&1taM'B,$MH!%--?2+2,U,I'U,S8U,ob(!%w[PkW$#y&@T'L!Z2Cs|.U,ijc0G,k(EcwI!;(!%I!*\
        a$%&h!!$%M,Ij>W%n2U-H$U-X3U-w&U-~'U.-+U.4.U.lb!*,#yI!s$-^&I$2'!')!FL!*$-Z)BR%+BpU:U-peb4(8I(p&!-LL7ya%$'T$R(!*)!TmkH\
        C)c3?XfM!%!!%%~$!'1&j(U.N.U._c,)nH!^%!Kc,R<3j,!*L>l=e&!%a!!(!%G0H$!%,(PG!D4U/^2U0'3%C&U0P/U0g*U1-'U1B0!-(U1I)U1V+U1u\
        8U2Jb!!*QbB0U/Yj&#+FGy$bM%~!!$U/w&'}'U/}bi!!c)G*&X&K*!-G+s,?K_G.+&U0:'U0K.#Cbg-!;P!|!!3>oo*!%j-E|JI!%iC>:X)U0`+!;sc-\
        #!B!'clcJI2;'>gJc6F?k,CEN*,p).Sj$@M1&#Xki%!dD!v&U1<'$Ub-AheI!s$!'Y!Dg%-.D+v.Lz-bw%2[X>l&&U1l'!%+!%b&Q`+*!>I%S-!y61KE\
        !51U2-&U21.!%aqeb,!%I(PCIfh3U2Fj%EeQci!!ic'#LL!Zd@dK%#.B+2%@Mr0U32)$@+U3Q.U3pcj,!*'U2~.U3'b!**!>(!QI>p|mbN>x7i%!d&%F\
        EA@1%!%&!g.U3Jae!!hcicd!!H%)-?W'J!-!!%-./!m(U3l.#Cc4>x73!*I)+SIu,uc%L<kL!8!!$U40,B;rjn!#,#(W'`e%!5cgCB#'%!dB>ET!!4U5\
        D-U5j2U7%$U7;3U7a&/o,U8(/U8s*U8y'U:.0Fgn(U:W)U;[+U<f8U=Q;%M5/^:U>$b4By{2?H%3#s,!%*!ghcKS5g$!%&#I.J;Ke&U5cb1?^L*0q0Q5\
        [I(p',RGR|{$U6.1U6G&U6M+U6[.U6|be!!%#4&%bG%_!!(U69pBCII$#adr!!%Dj-G%_rfGTSn%!%*#y'$GfGI2;'U6m(>]'.U6xcM>jJe!!5!3cC>r\
        @CBA$3$=H!-%)7.!-ad-?na+?ngocGT(a*$=)!F9U7LhgbM?aq!!$!'6?}|3@4|&!0NB6)*U7v'U7~ci!!bg-!*I>`g%!%aIMd>(D@dL!'%!%$!N,U8:\
        *U8gcT1K$U8c'%2.%Ib3%C&U8SnaeM?C+g!!%#4$#v'$GS!3DN'j%!%&!p'!%S!p!!D?1A4U9?-U9D2U9L$U9U&U9q+U9}5U:'bcpF>XbiCJur%!%eDJ\
        urcj%,!I?r8!!(!;5$3pbe!!(>QD9%nc*!AG2F-?G}s$#sD@T'%B-YH!Hi!!RHkH/?z~)En);%ki!!%>gE$BV^'U:Oc*2pG!>gjaiJR]%$U:x3U:~&U;\
        8'KlI+U;H.U;Rb$&?Q?Ti/!QE!%%!%'!%.!yc,!Qg!!%!KD>r#-%/2#y,C5=*!aE!5k!!$!%EG7H-%/,-BG1e%#4$!%&U<G'!'+?Zb.U<aj%L(c&Fx+.\
        R{Fd//C*-6.U<7f$!%c//CI!;)!Ngh!!-!;$#vS!34>VL+U<TdHO<3!!%?/N&!0E!'bJ>jJ$J=O&U=+(U=6+1O.U=Jb/09i&Lni*!AG*f%'t-??]JIRV\
        &U=Aa-)cE!p6*R*!*E!K0D)KG!D$U=h&U=ub!!-?k),@7&F,%ee%!%c-?ZbH!*2!N6)_faKEKM&B|g'!')#OjC@{F2U?'3()&U?*,U?M/U@c'U@w(U@|\
        +UA).UA29Q7g;?2|5UAR:UA[j&U?#b4C-s+.bi!!c)LnpXQVqT?bjE2&2U?B,!*j&!0a!!,$C0HVNF!%!!%$'$!'D!0-U?v$!%3!-&!d,U?~+U@&.U@2\
        8U@Ub&0R(!;II$)bg&$_E*&aSA:H!!/%tb!dLQ!*4%S*U@I0U@P+-(l$@BuDGJ,h%#:B!HhLIrg'%k.(ab!*F?U@$!'ch!!$!'&C~b'#:L!8oENwX%F|\
        DhcKGCW%#:$$!D!03!*)UANjn)UAJa$!%(!%G>EXbT#1G@~G%B-YakF+DgafaH?}Oi3UB+*IQ&0UB;+)+8UB?jbg'*&c)&K+!*X&Kbec%!5)G*&+!;X&\
        KBFl4%>,&$'V&%FdubQBHl$UNO1USQ&UZ4/!a'Uc$0!Z(Uie+!a.Uk_5Ukrb!!4@*K2UCo6UD!3UD,1UDS&UDa<'97UE>,UEP/UFc*UFo0J87(UGP)UI\
        ^+UJ~8UMW9!%;UN!5UN<j7A&6E!%!!$$*&AG7o&!0J%C$!'6,IIC'&!!3UD?'UDI+&da!!F#[$#:&)K,!*dg!!$!'WNuH1Oia'!abqc@dM6!%7Cy[,%8\
        )UE&+UE68&9g!!9NuHfjEP,{h!!4&0,#aj,0EE%5!!$!'F!A&!0a!!4&H6$R*(ZF!%%H+E4DI[$UE{1BLS&!07UF#,UF9*%,)#@+?(#oMQ=R!!G!-!!%\
        PwD$!''H#g9$kcgQKnx!!4&H$R6~6+^'UFW0UF^5!3b4!;O!%0%8W!%bN@l@m$!*kl!!mB2<$!%3E(*&!07#[*UG?+UGGo!!%#O6+^ae$!'&!0,HPSG!\
        F$#vbRFGu!!$!'dH'E!!4,I2UH.$UHB6UHO1UHT&!N<!|,UH[/UHg*'(0UH}(UI+)UIJ+UIQbI-s!!(UH;a*+IF+I$#vE@;I!!ndkf$B25D!0bFFDY$&\
        pEAn00DI[d-#=F!g!!$!'1A3A&!0*!A'GTlI#|!!%).&!0J)}$@lG&UIDb3%@gh!!$-^'!'S!33%@E!'1*}X?[v!!1-|&&TWAFW%@Uw0!%)@c3+UJOn!\
        #-B'{2$k$UJE1%h&!0'%,(UJI)AKo+@;S.#79*)q%>>Vd%$qW!KFBw%%!^E'<%#4&!0($@a!!6$R,&00JgD(!%9UJx5$3q%A+cD!5%$JB1E$UKU7>DV+\
        UMF.UMQjn4&02-|$!'6$R&!0)@yz+/t9/Jlb7!HH>Dke!!-UL/2-|$!'6ULQ&$[,ULa/ULk0UL})UM*9UM8q$!g&$qk-#=F$0'UL<(ULIbHA!j.An0id\
        (2pkF2p$#vbsI,p%$n&?}}'A'/F>;i$H2*&#%E!a$ULwb*!%FB`k%!KJ!T'A(9eddT$M-?ng&#X7#.NE@J%$0$'61An_EG1Y!!%#4,!*M%t)!|I2U&$[\
        a!!4&03UMt,UMw(%8s',LF>;iL%/a+!%gQ).!#4&Q6+^&$[/KJh5FeCv&!0E,?4*I,E!X)%/9?xtsCQKd4UP+2UPB$UPK6!>&UPz7!-,UQ`*URu)UR}+\
        US;b,UOC*(Z0?MZ(UOM)$@+UOX8UO~t$F<C6Avh,#(H!A!!2!%hOS(;!!%+d$!'D$[nae-&63F1a&AAc,$X/$6)UOy8)}qEFVkhFHZO&!0a!!FDQ!!!4\
        #(-&a$!'6'?/.e0'}W'`2#(3!*J&6!!7UPg*!A0UPq8%~9(go$!'UMnO2$k$@#ZH(,$!'&$[G!F!!(UQI)UQUp$#On4Fa]$!'&!0)!Fh!!&$[i$>SIcT\
        ?bM!!o&!**!AS!3)!DagnBM?:2UR&6(D7#.,UR1)URZ+URd9URoj1J(IdM%C!!$!'&!0M!m!!$>PJ6(D1%#&URP*!A0B6))URVqB#(gpIAW0N@Ybn!#$\
        !'M$6!!)L-!aF@0PchG?S_!!-/VP!W)>L[h!!0A6J9$3ae!!g!!$!'D2O!!4$e1!H,&0+$wg$#vLAn0$UTR&UUv'UY?5QbBb,UT%/*h*!^(UT:+UT=jt\
        !!$!'&!0E!%&!0a!!(!%)K#*qd%!>H!*T'}*$h)#Ujnblbjbii&!>L!Z$UT~,UUR(UUX+UUp5!%b,!%h!!$$}3+79'`s&>Z9J)(2D!O:UULi!!-?Tx$!\
        '1%h&!09UUFqb(G~`G!*',?F(,$!%D$[7!%N!%(!;a6*=9UUkbqdLKL}chO%@f!%I%e-.J2-s/UVF*UVV0UVi(UWD)UWd+UX.:UY2ss!!$!'JS:j!!0!\
        Hf$$0&M#rS!3!!4&Q-BA5$$!*!;G'z!!-/J,@*K)UW:+&dm&!0,S:j'UW5a+!%e!!fgC@$RdeW*I%']*)(IH<=!!($Mi!!$!'0AX_9Hc&5L/8c3@TqH!\
        ^0UWv+UW|t!!$HU@S!3!!BG2%!!i&!0a!!4+^F!%!!&!0,UY)/!j+Bh~a4N$f6UXh1%#,@*K*UXr'%,+UX|9@cR5!%j%#7L#7%#p&AviJ!;$>G[&!0G!\
        F%%~n'-vF+p%>E+dW?xx!#4Iy9w!#RIy9,UYT'UYg0@$S(UYnokH&<a!!1A3A*!Af%,IEH#20IRoG#@,UZ.+F:Na!!2'<1%h)!Tl%@iLEB7,!!SC|>!!\
        2U[2$U[W6!|3U[o7U]),U]-/U^6*U^=0U`u(U`~)Ua=+Uat8BSf:Ubzj-!-1@Q!'>>0t!!&Awv.#7a2!N(Dz+I!%3U[D'U[K+#|a!!HB3Sa'!5I!%v!!\
        $!'1#RM!j,-E)U[hgae!!WA*/agqEBM.!!$!T1!>/)49&ap&HavJIs;DAwv-*`$!%6$R&!N7>DV,U]o*!a+$Mo!!-Far6U]e&!0,Jx,*!Aa4H(OF!N&#\
        C,/tEA'/$!>6$R'U^+0/t5!%c*@{1bM!8v!!9(DnBP`C4!yNA'r2U^g$U`!3U`97Fi4*U`P'!%)0H+U`aj1!Da!!SDix!!4U_F-U_P$!'6U_T&$[<BW|\
        ,U_Z/*I'U_b0@kq)U_l+Bi@.#79$3b3!*L!8%!^(H1qL-vOEBk%$nJ/t%#vB>SIv&!00)}G*I-Qy-1A/$'#j+'`keT#(!!4&Q3F1a/AKN0@+Y(!;G1h!\
        !4$e$!'/!jf+DK{m%!5F%#&!0'@#Ga(!%qCK?%ae!!%!%4&Q3Qy-&2OI+Za!!'%,F!%&$[a!!1?Ty,!A/!j(!%9Cl{hCD{c2'<1Uae0!%+Uana!!-@45\
        *UaZbK#C$#v1UQ[I!%4%e6$RD!0%$:T$R!!1Ub<,@uP*Ubl+Ubpjn!#$#:3+7&!0jeCULM$Ub[1Uba)Ubf5!3oebv%!K$!'*!NG!F!!F#(dJ@EohbHD0\
        WBT>L'!Kc-&vH!A!#bFH>U4Oyh$193!%7!%,UcX/Ud**UdR'Udn0!%(Uf|.B{}9!%bo!!vCL[42!%,Ud$8My[s4)}1/g/!j(@BJ)P-fsc%!%$&yG#@bf\
        I>pV4UdMbg1#R7Hc&,UdFc:&9f$$*O!Nc7!*H!A!!C!>7!%+I!}oae!!4&Q$!'6$R,&0M!m!!$!'6#[&!0,Ufh:$Xo!!-Ue]$Uf!6BSf3Uf)1Uf/&!N,\
        Uf3/$60Uf=(C|;)UfD9UfRq&#%ECgM1L@T'#j(Ueq.Ue{bF>iD$D{AbsIABIIIpdg*!AW(DebDBhHBA(9%&-$!>EFJW$@jhD!y->Zq/$6c%!%H!A&&-'\
        Ufab(3'Y%Me7%8M!%!!$!5,%M)K5<pbhnBQKd7UgQ,Uht/Uh{(Ui,)Ui?+UiPo4(V6?}|&$[/B7+*#F0Nj0G?WH!!4Uh-2$k$!'6Uh=1UhK&UhR,@pP/\
        UhW0QpF('h)Uh`+@YC9UhmbO>Kl$AF3'KOdb3!%G@mI%#C$@BF,*qESYOd(#mL#mgQA(Vb*>ZUI!*0-%+#!n$#FE#7a%!'B#=o!!iD$[!!-*L1&j)%nW\
        #R5Ui7c$!'M!m!$&!0W0x$1B+!%ncm!!$!'N!H!!n!!&!N,$C5!3vnDFI]$Uj7&Ujq'UkH5UkVb-#=&).0Uj.)#m+#|gQE(*!!%@<wN$w-UjR*FZc)Uj\
        b+Ujlb7!Whn!!B!Wt!!%#4$!'6#dD!0h$!','kG!FjOCkI-#=*Uk*)Uk0+Uk=p3,IO!>3#[U!yh!!4&0,#FWA/m!!$!'1#1D!0gp!!2E~{6$RH!A/>gI\
        HJmf(Ukn)!8is$2_D#OIJ7O$!%*>_98BSffwSUA`$Ul~1?C+&UnK/'P8Un^;Und5Unvbg%%khn%!v&#%'UlZa,LPRM!Q0Ulp(G9m)Ulxl%LlxEO^s)!Q\
        nSH}R&)UE%2(Umog&Um4'Um:beIBZM%!%K!p,?WI*!%0UmZ(?oQ)>a_+Umbp$?'*F?4v1>15L!8&&TebgfmiC>d8'UmxbHBK02J#{3>F@/!-(UnA)UnG\
        ;!Dmn&!y5!vhnbiM>JVboD>F>IN=|!!&/o;!Dmn&'PdG>wfc!!D/o!#8Un^;!Dc!!&/oY!D0UoEi%$:'Uo,a/!%H!*-JGI,!%)Uo?m1Q5]D!-$!%M!-O\
        BaO$Ur@&Ut!,DK{'Ut4(!%+UuM.UuWb6!a3!|1UpW7Up^,Upg/Upo*Uq10!%=Im](Uq>)Uqs+Ur'..s8Ur49Ur8:@,Pj-!-7!%nh!!&!0G?bG&!%E!a!\
        !&%2L??9h%!%dN+T!!/Df8'Uq*b!!3@8q*!|lE+/kffkU-?%!%3!%7'([B?^/Uqg*!%(*qo!!4*7$!'3+7&!*/JrU)@Vvb3!*F!Z.UqoaJ*CiU(P+Uq}\
        nlCT(aewaM?}O'Ur0bQ?ebRA<[CH+E!!,!%H%82Urz,Us#/Jcn*UsN'UsX(Usa)Usf8Usy9!%:!ab!!)!>+!8e4(V,#(H,a2!aE!%0$Mi!!$!'&!0dv!\
        !4*7-)(6#.1BW|*!A9#Rh%%~O@mm!!+!-cG@;|lbg!'F!;kNJa$+Ustncub!dNO!%aeS1}hkGQh?!!$Qi2*!%0!%o!!P#d2Utd3Utq7Uu&,#=*Uu-(Uu\
        1+Uu7.Uu<9!Kq!!4!a&F#{E!%1!%ai!!&!0J!H1Ut|.)@bK+|'Fi?L)@$-.dO1XUAFC$!%L*:hCF#{+L$Kg7!Hp!!*!AG$Jh(&|aeRG&Y%!53Uuv7?[v\
        ,Uu|/*c(!>j-!-bhB+#dfJQ8Ra!!I%/$Ux#&Uy7,Uzt'Uzw.U|Y9U|e5U|nb-Uvs3Uvy1Uvt&#C7%5,Uw!/Uw-*UwH0Uw](Uwh5#.qbpJKaGnbFEic!!\
        JHIk'>_}jchbR#a4Uw>&!-'#sb!!HBYG$>+]&!-E,6+UwV5!3gcjO@|VaoBURq!!%%&0!HL!86!%&!-=!-b+Uw{pE??9nLBa<4Ux]2!%$>Yw*Uxi'Uxw\
        0Ux~)DpW+Uu7.Uy1b!!;UxWi!!d+*/L(ybHJQL&F#{.!%eCBA>!!&).'!%bcP>wf,$bM@Mf!!0Uy+nS!'$/PE!%3%2G!D3Uyb7Uyu,Uy}/Uz'*Uz,0Uz\
        N(UzT+UzZ:UzjodVJAh!!3Uyq:2<boBSw-kF%57UyqLUyr-#@J>A<lBDth-!%3#[<UzD7I#1*UzHsbgP$@CNwnvbJ?#}!!NS`/jdHL^M!!&!%n$BS.eE\
        ?5n%$U&>_}X!DE#+2IHw&(5,!-/U{G*U{K'U{_(U|N)U|Q8U|U5(5bghnFA}tR>^p%!%$!%&!0.A]0dhFEr46U|(&!g,?3V/U|0*'S0U|;)>Ip+>O}ae\
        bfI><!ibpaJ@_u!!'?3abGHq#,N^`)!Qn&LcS'>16S!vD-.IFgnDGvI7Uz(*!|FDT@c$@YogQ/:2Uus/U}>p*>MOd-?B$0?+4)>Ip+U}:l5DG$b!!I&^\
        BCqX%#m.E%nd3%M,Lc7G#U
        """
}
