// English words of LemmInflect (MIT) and WordNet (its own licence).
// Written by Data/Inflection/Lexicons/compact.py; NOTICES.md beside it has the notices.
// swift-format-ignore-file

enum EnglishWords {
    static let text = """
        eaiorsntlcupmhdgbyfkvwzxjq
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
        v ies y
        v es -
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

        !>!@!F!%B!%C!%H!^G!A@$H!%S!6I!%@#B#v@%B!'J!%H!CE!8D!-G!FN!%Q!%E!%I!sP!%B#gC!8L!3D!QI!*J!*D!%H!*C!dD!0I!;D!8B!WQ!*M!%\
        D!3F!;U!%F!*O!AB!>G#RG!>D)UJ!-E(mP!*!!B!'D#!H!>D%PK#@K!*G!*G!3F!-D#+!!F!%O!%H#p(!%G!FS!%C$wC@:dF!TB!KI#:H!-B>T7L(yI!\
        H!!D!0L2IH!TD!NH09G!ZD!vC#mE!>C$3J!KF!gI!-C!'B&s$!'D!0L!>D#[N!-C!>B$!!!$!'D!0D!gC!KGBkMB!8G#FD)q!!B!%O*zB!-C!vE#!L!Z\
        E1OY!AB'=B$P%!dB!WNHPgF!pD!KE1.H!gC&-B$-B!NE#mD!>N!TC'QE$6%!dB$-B-SD&dR%SN!*G)!C!ZC&'K!%E/3E!yJ#UK#FC!gE$MP!-0!jG!F$\
        !'G!F$!WD!QD$eG*fW!%E,HB!gE!ZE$nB$*D%h!!H!CI'+C!3E#L!!C!%K)`E,WN$9@*E'@$$!D!0C$tI%eC#4$!%D!0C$*L!*D/6&!0G!FF)CX!A%!%\
        B!%&)qJ&6N!jJ!pG,rC#CB&|E#7T!%E)@EHbjG!TB!*H!WE!g$!W&!QE!'G!NL!K0!%I!%C*FL#CI$'E!3C.OJ!T$!WD!0F!>!!S!6D!pG2REE*+L!%G\
        ,OP!NDATuI-VG!-!!D!NC+>B$3J#|E!KB#yC$FC#!I!pJ&gE'fC'i!!F!;D#OD$wE#CR!-Q!TC#7U!*D&ZD$tC#OD@V~B#L$!%S!6E%nC,^@+N!;C#gC\
        #sR!%G!sM!*D#7!!G%[K!aN!pD#gE!'E'7I!aF@pBC,HI(pO!p!!D$eI&QC#[S!-L%}D&WJ/uE#yK!pR!yD!mE%5D$F!!I!%K!-F*}R(AC#yD+RD#C!!\
        D#+V!H$!'&!0G!FF#:J!;H!|N!mP!HF#@G>F#@&C#=J%8F!ZO!-!!H!%N%tE-{I!WS!vC'7@(K(ME%2H@HgU!-I+.C#p$!%D!QH!p!!J!%E*&I!|Q!-D\
        !*F!aB2)I$SP!WD&vF#=E*hD&$V!*B#!$!%F!%F$SI!N&#OS!6L!'C$'F!8E!^B&?D$CB'LF&^$!ND#+D&yE!0E&WIF/.J!gI!vL%PL%IU!H)%wX%w$$\
        -D!0'!8V!*D._E*wC@lMC#LG?FjI!TH!;!!L!3E$[D#@B-iJ#:D,tQ!;Q2<B?(>C$[F!QJ!|F!|C!|BSkXL#[E$wC+yJ#.J#%O>r,E#OB&mB!yECk~BE\
        %%EA+C!!D!%H0xM#LF!WJ&*RFQ`I#_!!I!*$#vQ!%D&mD1=T(YJ!aC&pDF@:E).U!|EH,#I&pK!dJ!yD#mP!a'!8V&6D0lQ!HK!;C#.DDtEC)@(!%I!%\
        Q-o&#+H!CC&dF#|H%VT$XB$=D!'E$3C$=L#sC%2*!^G!>C&TB(GF#%E%CU#.L!-C$PE.yK!y*!^E!8B$}I)+L!8HBi<D%FB#=J*@J'1B&$O!>B$[DBBv\
        C!^J!NB#CB#OO!NB'4)#1X#1G!|K.hH!aH$hJ*OF#dH(/!!D&Z!!D#OH2y-!*I!%C(d!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!4?~!-AKi2C{=$E<36F:Q3G,V1Gy6&I$R<Ilj7J!L,JBm0K43*Lb1'M<Q/Mud=P$((P.G)Q+_+SS6.Tk78U309UT7;U}w\
        5V$@:V*yb4>$Q->.f2>?v$>J!6>N03>RA1>XX&>Xv<>]>7>]D,>^$0>n1*>zE'?>I/?>`=?I,(?J4)?^'+?ii.?ox8?xP9?{$;?{T5?|5:?|^b!!%!%(\
        >$Di&!|I!a1!po8+;vdis@I!!4>&1->&P2>&W$>'16>(31>(7&>(K<>(p7>(w,>)%*>)A'>)X(>*a)>+k.>.+8>.M9>.Q5>.Ub!!-!-,%e*>%c(>%k)>\
        %q+>%~5!-ml!!B#Codg!!N!jhcjL/]$&|&!-n$,KN!j$&|&!3'!'h&!3E1F$>&C'!>(>&Kb-!;G!A!!)!3S!%auD)kdkidN*q'>&g.>'#c%!3K)kmcg%\
        !Kd/>&{.(yjagI*VibG#+j$#gh&!Q'!'G!F,>'P*>'`(>'c+>'o5(&jaobec%!8L!3$!%&!-mdf-+AU!%C0Ueb+!sg-*YI!%0!j)!F+>(*bicldledha\
        cH.$%!K$!'E!'bF&s'>(?aH#=e)!Fea*#pF!%$$*,!-'>(]o%$*B!W+>(jpag$#LD#OedlO!;$0`kF&Hnb)!Aw!#D!-$>):&$e.!db+.e.!>jI#%&$el\
        O1L%0U'>)LaQ)kembi!!-!;D#+!!2!*1!Z,>)z0>*,(>*7.>*Z8!*jjiL*tc+>*'fO>%xcdH2t&>*4bG%hH)k+>*Ecpcg%!KB!%!!.!3c-%/'2~8!*sb\
        jD!j,!TH-M$>+>&>+A'>+P.>+[b2>++0>+1)>+7j1!TbobR#y%#gB$-&!3G!Ac'!8V.*C0`op0!ja0!j(!%G!F3)k*!TjdN(;:>+hlh&!QH!CX!|$>,>\
        &>,X'>,^+>-=.>-~j$#v'>,3cff&!Qb@1go$!'0!jG!F*>,FcJ#_-!*h0>,RaB+DcgoB)XghO%V(>,ri8&3kh$'Lc'!8G)!/>-2q$>-()!Fb*#pI!*(!\
        %g-!;I!%h%$*c'!8V#|$>-N&>-T(>-YbcH'%0-PH!dgaH3$.>-{bjh!!&>-t*!C'!'a2!NF!%*!^E>*)G.0eo!!&#+H!C<!-,!T)>.=+>.DgP(&$!'cV\
        &60!j)!FI!HdJ!>bI!>2)1,!-f0!%f!#D$[->1e$>5:1>6v&>8=7>8y0!**>9,'>9:=>9y(>:Z+>=!.>?45>?_b-!T,>/q*>/u/>0o(>0v+>1Jo&!-am\
        $!%5!6c%!%)!Zjc)!ZbH*}rM,Zhn%!%'>0..>0ic'!8fcI$z,>0V0!-/>0Y)#Rj5>0Oa(>0LlnbJ*cB!ph$!%E#LS#L1#:haerpc%!8D!%(!pf@>*!Tk\
        J+%2!T&>1/'>1A.%I5>1GbK%/%#L-%/*(;'#Lo!!D.olndR!TE!v1>1[b/>1XiaK+IO3*axc%!%G!A1!a&>2h,>3$'>3B(>4N.>4ia2#1*>2</>2H)>2\
        Yiae',cb*0iI(ph!!&!0'!'L&Bh'!')!Fb4(A*#pI!sf%#='#=c4%SE!82>2vbjjbhkeb@?ag-!*h!!C!K&>3/b&!ZN#%8#|mbh$!Wc'!8)%wX%w,+L(\
        >3v),i.>4#m/>3ZmdP)k,>3nbg5*4c$.r0!jG!>c-!*G>*#o!!%$*cE2~*>48+>4Gjna0!jk(!%G!*h&!0b4%Sg-!;I*}(1_aF(G%!%.>4ca+!soch%!\
        dG!F%!KB&|0>4z(>4~)>5(ihL1bkJ)kb-!;I&6$$-+>56b,!%I.edN!W!!2!T/>5R(>5`+>5jqkhdJ)tnbi5!6c%!%G!Z4#|'#UuL(J&!8'>6O/>6^.!\
        Z5>6gb,>640>6?*>6I+!*qkJ+R!!o'!KanS#[c2!*gdlO%McicP%V/>6^g.$=a!!N!TnagahcP#.i!!%!d$#!jndJ#d%%_&>7;,>7V'>7^(>8&5)7a*!\
        *+!-edH.v,>7N*!^(!-au%&TB>+Gia%!%G*fdenrP$=,!T0>7o*>7saedP!pbW!|oe&!vdlibf&!-I!;%!3dm&!-b)!Thc-#|*!%G!Z*>8no!!$&?'>8\
        [.>8kc6)[+!;maI#=)#Rlnci!!$!%L!3J&v.%Id)!AgS%n$!*gdviaop$&|N!j$!%codfldecP!T7>9Q,,l*>9W(>9`)$z.>9ijbghO)w&!vjbQ1k$!-\
        *!%L!3f0!-hcj!!&!mE>1Ak&>:.bcgh)!FbgjB*}(>:D)>:K+>:Oafja*#pG!F$>+GD!0cI0r)!Fhb,!%H#p$>:o&>:t'>;(5><lbQ'T!!C#401q)!Ao\
        *!Cc2!%I!;4>;Y->;a2><!3%M,><%0><(*><P/><S)><fbg$>;SbafhnB(dbh!!D,t$>;q'&?5>;{beM.|lnbi.!3S!6bH'WE#gB#.&><>/><H5><Lap\
        bi&!-S!6-$=7$=dg@/nC(JdI/$S!Z'><`nd4!TH!;,#:F!-'&WI&Qi'><xb0%/I!*gcheD!y!!%%_'>>v(!C.>?!c%!3'!8+#:8>>^g!!%$=3!%'>=rc\
        2>=g'>=m)!Z.!Zb!**!%eD*c$!%D!-lhB,9&!g,$h*!%/>>M+>>Q:>>Xm5>>:a(#:h$!'F!;;>>Hj$!v&!8E#LcP>=ddP'ZnaebM!;dbg@4$>>p&&Zbh\
        $!W&1wE!'*!CW1}(!%mrdG#.b(!;+(pic)%w+!;X%w&#+0%M/>?I+.*ia%!%L!3.>?SeafG)+gjhke$!%D#O,>?ijidV1F!!%!dpirjaF)t!!2>AB$>B\
        )1>CU&>Cl<>D57>D~,>E%0>E(*>F%'>F,(>Fm)>G`.>Gl8>H;5>Is:>Iwb!!3>@x,!T0>@~*>A%/>A+jhS>5T$!%D!aC>-V%!%G/$%!%h$!'&!Q'!')!\
        Fb4%SI!s%%n&>A`,>Aj(>Aq)!F.>Ava*!gF!%+.ejh!!D!Qa1%#G!FafG(gj$$-&!0h!!&!QE!'!!*>BB/>CK=>CN(>CR)$hiQ%C%>9R'>BQc*!*I#:1\
        >Bw&>C!0>C(/>C?)>CD+!-8-Yjbejcgdmb@0rldlO>0Vo!!B'`%>Bu5>C5apC,<df&)UbeK,wbI>(mc*!*G,OI'LL>4~N#.'>Cga)>+7ea*3$G!FjeC0\
        x'!3/>C~+>D-a*#pk@Pdf$!Nc),OI!;!!&!%S!-$>DF'>DK.>DSbjB/~jhD-]&(jkeH&|*>Dm(%w)>Dq+*k8*ko3#1cK)kK>Adh$!'0!j'!'G!FcH!3L\
        &?&>E7'>Eqb)!3g@'(>EU)>Ef+>Ek;2#gcfh$0'e%+>cV!T$$-b4(A+!si!!I!;fD>2b)!FI(&gc+!sfn0!ja(!%f@-'2&aY!-!!,>FH*#:/>FN(>FX;\
        >Ffq$!%E!%afK>-Uh$-c&!QG!F$$-*&|b4(AI!sdpeC>(l&>GR'>G]ag$>G4'>G8b(>G0i!!$'`D#!jO!*eQ&Q)>GMjdehcjdhedl1#.D!8haF%ebg%!\
        %dlE/-D-lde/!dq%!vB#g0>H7i%+>h!!1#Xae$>H15!6b*!>h&!QE!'(!%G!3qF&B$>H`&>IK'>I`bg+>HWja!!0!jF!%bpa!!E$M-!d(>I!gh!!&.vk\
        e&$e'$Ma!!(!%G!3)>I0+>I6q!!D%F%#=D#+!!$2)'>IHc)>:DX>:DF2-f%&T'(5a$!%0!j(!%G!F9>Ipjb-!;h$!%E!'G!QgC&?!#$!%O1L3>JH*>K!\
        '>K(/>K3(>KA)>M5+>Mnjc.%}dfM*:'>Jf5>Jrc*!-(!%)>JajaF'T!#I+Afldhbm&!%E!3l&!phdlchnB+_$'TQ!p*!%i&>1_L!3r'>K=jaF)1eH#:%\
        +>'>KT+>M2c$!%bJ2y2>L.$>L@6>LE3>LH,>LZ0>La*>Lp/>Lu)>M,q$!%&>L(bI/0-(ME#L(.<5>L;dghC23gbN/0mqE26E&'(>LSagaeC-$bm!!N!*\
        &!vE/3a2>LljnbH/0cK#dbL>;Z,)}n%*@5!vci$!%bhB,<'!KM-'B%n+>MQj.>MInr,!pgbgI+Ai.!3bM)H&>Mkna+>Mdfc%!%G,O$!%cK+eV#%&>N)'\
        >N,n$!'.)ccd,&ggB%2E0*qC*#%!'3>P0&>P=,>PQ'>PW(>P^+>Q(s$>Nl&>O1,>Of'>Oq(>Oz.*tb4(AcF%V*>O)(!jjh!!%!d$)Xcdg!!bI&6lcgfj\
        O!H%#g,>OI*>ON(>OT;>OaobV&<cbI-*$!%D#+m$!')!FbI>+7!#C!d%*#.>-UcK.?e2!WaG>4[%$3'#gc32<jbh$!%D._nbg!!c!!fhC,?->PKqecgd\
        pB>('cdgC0ibhdY#.eafC%C'>Plc-!-tbbH'4!!/>Q$j$>P|beM!pghF'1bV!aae-(P2>Qb$>Qi3>Qo&>Qr0>Qu*>Qx/2B)>Q{+>R19>R=q.>Q^cF).e\
        H!H$#mbN#7ssaK!>J+1N'zC).E!Q1>R'agG#%'#mb6!>V!*1>R9bG!vdL/6dF.C2>Sp$>Sx3>TP1!-&>UF,>Ua*>Us'>V?(>Vg.>XIb!!0>S6/>SQ(>S\
        ])>Sc+>Sg8!*i!!&>K>bjh&!-E#L%!%$!v&!g'>SNmbpidqkJ>(&Q/9%>ME$!%E>K=!!cK.|fD(81#:a!!W(P&>SuaG$C!!2!N,>T3*>T:(>TEc*!^G!\
        Z%)HaG(y2%h+!%aG>M]b)!Th&$FL!Z$!p(>Tzi.>Tldmaebh$!%&!QE!'hcg%>OK&!8dQ%M$>U5&>UB'!%b8)kgoc)(SX(S3>Taff&>+8E!'aV#1,#|*\
        !^)!Z+>UYd!!I'z%+>lF(V$!>b&!-d*>N&mdF>/r$!3&!%'>V.b&!Kh$!%1*cD!Q)>V7mag@B&!-hcK+D(>V[.>Vcg!#.!35!6c:#1f$!WI!%b!*M>1B\
        hD!A$>W4&>W@'>X$5>XFb!!/>W-gkid)#RjrI'Wn%!%D!-a0!jbq&)qJ.*->WY3>Wl0>Wp'>Wu/>WzqkG$_'#Ukihke$!%&#ObJ*4aH+4dH><8jnC,9l\
        %!%D$F,&g0/=*>X:)>X>q&-8L>WVdN-oh&!3aN%2M$[$>XSb!!K%b!!W%q$!Z(>Xk.#y8>XncN)cD,BagbgmC!-!!%!|3>YJ7>Y_,>Yb0>Y|'/C(>Z$)\
        !y+>]6;!Ao!!$!%dH>0L&$F,#I.>YYeaI04ciB.FD0i!!%>ME$/@0!jke.!3dl1>1CE&y!!J$I!!->Zb2>Zv6>[$32&1%#&$b,>[?0>[I/>[T)>[Z9>]\
        #q.>Z[e%*FL%P(#OG!Ae$>Zpbsh0!mG'fv!!N!m'#med0!*M!%%#C,+1'>[6(>[<cB.C&!KF#pC&W'#mc6!>H%8b&>,Cg!'G%[,)}E#O1*z&>[o/>[s+\
        >[yjeB'7jU!N%#pB'=e$&^D#7'>].b8!*S!%0$9ehO$_&-8jnR%e%!TL->$!*1>]i&>]p7>]x0>]~8>OEb4!-erd-,lI!*%!%qC/F+!-gB>TA%!%E!%E\
        #U4>_D->`F2>a2$>am6>c-3>cE1>dH&>dM7>eO,>fG0>j,*>jO'>jU/>k-)>ks+>l4.>mV8>my5>n-b!*-1:,!T0!a*#d(>_6)>_<.&yqb0*cG$P0*IL\
        !Z7!-heD!Z!!$>_c&>_p.>_}b-*:*!The'#vaJ(J!!2!aeh%!%D!%*'1+!*w&!-X!T-!-,!-0>`6+>?rp'!%cH%_$!8cg!!$!%'%CL$=$>`o1>`z'>`~\
        5>a)b!!$!p12O,#[:$}lhdg!!L$=%!%2!aibM+AB>X;8!*ndJ+Ddgb-%_F!T'>aK(>aga1>6<e!!6,<0$9W*),!%)>aXnaxE#s$!%haedg$!%D$edubH\
        &y!!1>bG0>bN*>bQ/>bW(>bd+,9.>GO9>bk;>bpj'#Oh&!3.#yd!!F>1^d'(YL#sR&QoedH%b1!%/!acfbL&$h&!0H!Ccsa@C!#&>c'bgoe%!%c%!%I!\
        *%!%K!%&>c:'>cAbiT!-i%$=B$=gG!a$>cg&>cx'>d%b$!%e(>c_dR0?dq%!%D&m(>cpqeC2yc%!%M>Jy2#|*!%aF'40/L/>d8(>d@i'/3bQ$[n&)7E>\
        1Dc)!ZhO!ZbN>+(!!-!T$>e!3>DP7&60>e5*(S=>e@)%2+>eG8&65-x:>eKoC>6Lg!!$!*&&Z'!'b3!*I(p'.yagh!!C!dk%#gE!>aF%bbF0B$#!5>f,\
        b12O*>f)/>`gi$&?'>f#.$=c0>8W)!H:!Hg&#+L$=&!gG#RB+n!$2!%*!*i!!qagwaga!!fkiT>bS$>fs3#X&>h!0>hJ'>hN)>ik.>io5!Kb0>ai5'%g\
        hE#:,>gT0>g_(>gc8>gt5>g|p%!d$&|&(&'>gB(>gMnagD2Ue5!6c)!HX!H'!%aI+4$!%dmdeM$'bH#[p$!8'*&5!6c-!%G!>cb*!>I(pW$q-!*3>h:'\
        $[)!A+>hCb*#pF!Tbhde!!T#jaebI>H+dL).->hz3>i#0>i./>i9)>iM+>iR8!H9>ie5!%bghcqdP!;%+>L!d%*heb6!>M$''>gZa('1I#=1%e.>iHbh\
        1!;F!;ecH)tbkF.|0!j)!Fedl$!%&$eS!6%$*G!FlD#p2#1)0r8>i~eB>%fc%!d'!8km@D'>jC)>jJb!!g%&doc*!*I!*g2!%B!'pcV%&&+%L!3-3*1!\
        -'>ju/>jx)!-.>k)g$!N)!aX!aT!N&!pa;!Aj&!-L&$C>0+!!%+s1>kG&>kb(>kmag%!%fI&9b*>k[8-Yqah!!c)&HX&HkmaF&Qg$!%c%!%G!>bwdJ&^\
        '>l#+>l+bI>=d4!TlnD#U'$[edaN1C$>l_1>l}&>m&0!m'>m1(>mSb&!%:>lYe!!M2BcN>hKe%>A<-#%&!0)!Fgb*>9Sh$!%&._E!'%%_B!-0%t+/Pli\
        C2e!!3>mH&#O'$F)>mMjkmkJ.LaI>O.hebI.LL*I,*,*>mvm!!&>ml('CqJ'kg%04&%hL!ZP%h$>n%beB(8di%!'D$CG>*14>p7$>r;1+|&>s_0>u**>\
        uf'>v'/>w9(>yP)>yT.>y^5>ydb1!%,>o)*>o2(>o=)>o[+>oc.>p&:>p0obV%5pbm!!C>hF2!-&$zkaH#L$>oO&>oU5>oXbghO.|,!yI+4J0HJ/-+!T\
        fB,K&>ox.>o}ake!!cf1!NN!%!!V&6gpkJ)Red)#RlaJ$z$&|dH'Z$>pb&>pu,>qL'>qf(>qk.>qn5>r1b3!*ffbo'+vF!Ce!!6#j3,9<$kq$$tE!-%$\
        *$$*3>q4+>q78>qAoaxh$1:F&vL#|!!cd*!%L(y$>qIbJ-GF*t$$!r'>q](>q`pE2hM!TnrgK+A!!S$FE(d)>r(ib*#p+>r!jF+R&!QE#=-+Ln!#B!'f\
        hdm%!%D!g$!'&>ba,>rb*>rt(>s:+>sH;!Aq%>,1c%#LE#L'>rnc%!%E>H842kQ/9%+y2(G'>s,+>s5c%!%I!;een$!-E%_!!D!--1_cj&%hb!!H!-(>\
        sWn5#OdlhaF#.&!-E>q]-/V2>s~*>t)'>tt(!%)#F+>tyb!!R(A$!%dlS2n$!%d!!4>tM0>tR/>tW+>tkb,>tJjcoL$=U)}agX#dahO)},*O52nn5>tg\
        aF*nJ>6sebgfsB>tdoC>GO'#L5!6eclhS>6s%!8$$P&#!.>ubd!!4'I+>u]g'%Cc6*R+!*.>uVb!!K!%0!%F!TebQ!pgD!d&>uvaf+!;c%&dK!%d!!->\
        &v*><FI(;$>vF*>vX(>v`)!A.>w-;>w3qbeqcI%Fq%>,1c%#L2!-*!-E#LhciJ>PN&#O'$M/>vy+>w*b!;ic))!I!;n%!%d.(ylnC>_`D.R*!>F!%cjc\
        J/Y!!1>wZ&>w4,>y0'>y:.>y=ae%#4$!%G&0&>wi'>y&ahbN#d->xH2>xX3>xa0>xd*>xh'>xl/>>M)>xo+>xy.%2q&*c(0Kdi$!%&!v'/3S!6+>xUbe\
        lb!!B!-S1qclidcP)CE#=cY#RaL#yY.Lqbag%'iD!-nabh$!'F!*(*,haecK#.$!Nc60NI/PL!y+>yJi!!$!%J*,%+>B!*cH%e'$[cgjU!T,#IG(S,>z\
        &'>z:;!Tpobi%'i&!8.!3d&!gI-V!!%#s.!Zd,>0Vco!!E#Lh'$[edlO><8-?#U2?$B$?%r3?&|1?*A&?*`<?,X7?,[,?-%*?-*'?.^)?0~+?1*.?=~8\
        &';?>::?>Fb!!->{m2>|@$>|M3>|v,>}50>~0*>~=/>~C(?!/)?!G+?#$;?#Oq%!3&'W'26F!p1>|',>|,'>|/5>|=bghnD,?edH'1D#L*&yikhn&!-E\
        ><EK(J&>|IaH>9QlJ'W(>|Z)>|cmD>c'dq$!%D&dhna+>|rfc%!%E0*D>gn,>}0*/d'#4(&^5,9b,/-G$zrlO)C$>}O3>}U'>}Z/>}g5>}uqkN>(&-$z\
        M+IaG>|Vp!!&#O.!*S!6nbqah!!c-!%G!Z+>~,:&3f%&-$!''!'I!%cK#|**Vdeln&$eE#L%!3D'T%2O$#O,>~z(*`)?!(.?!,n'>~m(>~p5>~ub,#:G\
        !*F'ZdoD(dibY#:bf&!-0'WI!;D>>NF$F1?!?+?!Djn&&ZS!6cjO'TO$=/?!(+?!Xb!!(+sX!|&?!q'?!u(?!|5>|Jb,#LhD+spN%5m'#LL!3dM>G1'?\
        #6namb!@hc)#%X#%,!T+?#K;#.m5!6c-%FG!>cI!mbpE>J^1?#r&?$2'?$>5(Jafh'!'e$#vS!6.)c5>|Jd8!;e!!%#4&!v0$9laF>Ip,?$;aH>CKJ,Q\
        nL%2$?$i&?$s'?$z(?$}8>]m5!%b0!m*!vik-!TG!T,>CRf!+D!ve%!%E!8F#y$?%3&+_'?%;5?%obP$h%>xPH>r53?%R&!g0?%l/>1B)>GMaK,!,?%e\
        5?%iag!!$#LS!6dG(dH*YB&yC#U0?&0*?&E(?&L)?&R.?&gjodI>?X&&dd3>Fh0/L/#Lga!!J#UjalO><63!;E%Ch(?&`n$>|fS!Kk0!%G!A(?&rlidD\
        >hw5$ec*!%G!Z$?'F&?'`,?({'?)_(?)j)?)q.?)w9?*:b(!-G!A(!%i!!6#j'*&.!3c-!-0!%[()&$C*!-d$?(53?(91?(I,&*0>Bt/?(Q)?(^+?(ij\
        be/!%ocdQ.-P>N&(?(AaH*Vb0!%M>(mamdlnD)7%>C@,>&|I>=o%>C;-.hlB,W'?(xa*>>|iajI3*H#.&?)?'?)Ea!!(>h>)%_9?)9odX!H&!0E,W%!%\
        H!^!!0/=ln'?)Zci!!$!%D!-R>=g,!-(!-fI>xi&!NaK%hh!!F'@,?*3)!Ac)?*.ii%!%L#U!#O!Ab(#|I!sbghcR!a&?*M5?*WaP/$0!-*->oF'Woe&\
        #[E#L!!,?*{0?+#'?+w)?+}+!-pdX>MD!!D#!$!%&&Z'?+t.!3b!!,?+A+?+_ouB>qI&?+Njki$!%L%}%!%+!;:#%f%!dN!%$!N'!'(?+pc'!8G!ZE>L\
        iG#|g!!D&d'?,1a!!$!g+!vcU/$0?,F/?,M+?,Ppbm$!vS!6aheE>q]I)we$+(E>>UE)R%#y.!35?,pia!!4%eI!%id)?,{pJ?%e%>iND)Ubpa@Z$?-R\
        &?-h'?-m.?.2b!!4!-/?-Ki&#OG*f'/-L?!,,?!(;?-_bJ(/$!%b!!I!snD>4{*'Z.?-}5?.&hC>>fgjB>+G%$*$!'&!0G!F&?.E,?.L0!%*?.XbJ*/h\
        %#gS!6$!>0!j)!FL%IjD>hE!!%!%$?/=3?/N&?/S,?/b0?/h*?/~/?0%(?01)?0d8?0l;?0xo$!%5#!dH$z)?/IjhdjnD(JhF?&`eC>XCgh$!'&!00!j\
        G!F$!%D!3&(;bi%!%&#Od.(ylhaF>8vrN,(&!-,>xinB>6s%#@$?0L3?0S+?0Wjnc%!%2'1G!Z-+IY>|VbG&?n&!vd3>FhM!T0!TheC+s%!%kib*!>I!\
        s$&?D!-vae%+yB!'!!4*7$?2&1?2|&?5J,?=M'?=T(?=vb-%C7?1p,+O*?1v/>M2(?1~pdgc:#1f$!W0!%I!%&+OS!-bgbeD>Q%jI?!n!!%$P2?2S6?2\
        a,.h*?2e/?2h(?2tj1?2NaoaH>'ibmR!H&?2[bI#1ikV+ecx@GH1Lagkih!!cmC04''@cdF,(&$t'?3o(?48.?5D5>oXa0?3I(?3N)#Rimcgh1&QD&d!\
        !D!3!!%%_'?3hcoc.?3ddlO*:m@c$:1elB'T,&**?4,/?4/:>>Xjaed)!AlG.6E+(nr+!-iJ$h&?4N'?4Qb;?4Lj&!vE#L@8G+_ld3?4x&?5#,?5'0?5\
        ./?58)>(kjaghec-#|G!Zag$#LS!6P>xP%>8XE1.$>8XdelO'1nbp&!v.!3S!6('IG!A!!4?6Y-?6o2?7X$?8+6?8X3?9+1?9<7?9W,?9Z0?9v*?:Y'?\
        ;$/?;,=?<4(?<I)?<R+?<~8?=:b-%C,?6L(?6QcejebT!>cbG#(enrhnN&Q&'W'>hwb(?6ljhB>IHS!Q1?7-&?7;,?7?'?7D5?7TbhbiS#Odicga(>G5\
        fI>tpM>gucmC%n*?7NbpL?0pukiG*kjJ%e&?7i'?8!aleaG?7Q.?7{b(?7vqB+IenB%FF?7s!!+!*eK'T0?7s/?8=)?8CiajI/@ciaM+Ihbqicfnmagh\
        &$ebecC>|),?8y(?9!.?9'a(?8omcH*IedmbpgaI'1bhkJ!jaaX!*gQ%F$!8(&^.!-dg&!-L!3&?9I5?9MaeE!AG>wdlaehagG>DHH&9'?9dalI!Q3?9\
        mjbM#y!!becI>dE$?:=&?:G'.y.!Q5?:Rb,?:9+$PjbfG$}C>IH)!QhbqE?45jedqc%!KK!%j&!8E+I'?:ra.?:jdlibG+Ihe&2eE!82!*m%(d5!6cbH\
        +D-#FxcP*k$?;Q1?;X'?;j(?;q)?<&5?<,b)+4+>(mehD1teflcF*k(.odg!!5!6b,!%F!;2>*?M!*.?<!dhd*!%wE%FeD+IrjnE+Iea)#RI&Qk$!%&#\
        +b+#1e&!m7!%S!6aoaldG>uc/?<l+?<s5?<wa/?<.(+RmD?8vbfmdP&QF?!|lncJ?<#1*V'>PT(+L.?=65*wbL!QG?9S&?=Fag$#!D!8e%!KL!3$!'D?\
        $t*?=`sbpbG$z5?=qc%!%*!p'!%L!3!!N)C.%}dwE!p4#:(?>1)>0mgH>'`%,^$#LD!-c$#+d.(yiS+ID!a+!p.?>]e&#Oh%>,1D$CP&s$??_1?@$&?A\
        $,?AA*%_'?A_/?D-(?Hc)?Hq+?Hx.?I&b2)z*'z(??F+??PibjncK>]~!!h0!jnB%C1!;&!v.#ydG>iM!!(??kggcH2U!!-)R$!-+)+5!6c$#ghD(Y$?\
        @O&?@U'?@d(?@jb3!T7>|V*$h)?@GaF*V&>c'N>96(*VG#R)?@bo!!dcP%_@2*!TF*I'?@rcX!-/?@~ocfcC>uQO+[-?A5'!3)?A:b!!F-okJ>?U!#nb\
        N*:&!v'?AW5(db)!TjdlndF*c2>77N*q%0$2?BC$?BK3?BP&?@_<?BV,?BY0?B{*?C./?C3(?CU)?C[+?C{j'*w(>/qbirM#sam$!%L!3gwS&W%*hB!*\
        E-]$&?,!a.#!dp$>L%.!*5!6c%>,1)>VUX#1'?C)c-!>Y#RelO#daL?*T,?CN+'Wn+?CI5#Lb)#RI'1naQ!Za-+IY!;djbK*#&?Ch+?ClaJ-`dM*V,>:\
        +(?!|b)!;I!*na3!Z'#Lj%#=D+R$?Dy,?F,'?Fl(?GA.?H]b*'z(?Dbi,(/'?D_)!Fbjncb!!H'4E)c$?Do&!dbhjO/',!%g-!;I!N,?EA*?EI(?Ej+?\
        Ewb(?E;)?.!i!!D,z%$*D!0ib*!>I.eo%#4$'`)!Fcj$'`,!*.?EgchcG?@bJ1L+?EsjaM!dbD(j$2)c+!*:?F&f$!'D,z$?F<&?FPbk2'%G!*-1%<$k\
        0+++!%9#XfbL#p%$*$?Ff=()jb4%S*!>I+.(!%f@,&?F~(?G,)?G9ppD>2ogh$!*0!jG!Fhcdg&!00!jG!Fch$!ND._$?GV&?Gy'?H&bcf%!KB$-1?Gl\
        *?Gtjcbh$!W&0lE!'ag2'%G0rhD>:*:#1f%!KB!W!!4#%/?HB8?HO;?HXbjn!#%&TD!0ecbh$!N&!QE!'%!K$$-D!0cN#%ehaH(&&?Hn'!8bY!TK$n$!\
        %D?Ec$?/z*!CcI/P,!TG!A%*=k$?I_&?I{b!1$?I_,?Id0?Ig*?Ij/?Im()H+?It8&<jkJ2#oL>QlL!0C2nC%,1>1CJ)}c-!%H!>-?IZ6!H*'T+/=i%!\
        %aQ>=g!!4?LP-?MT2?R5$?RO3?S21!p&?TW<?U|7?V!0?V**?Wt'?W~/?X2=?X;(?X@)?YU+?Y~.?]^8??A5?]zb!!-?Kl3?K}7!%,!T0?BE*?L+/?L<\
        (?L@.?LF8!-q&?K_,!*af[()%!%,#|)!AoE0$n&!3g&>>Nd&!gM>1B'2hkb&!-S!-5?L9a%!%&&yL!3C,~bO!a&*=E*=<!Tjb!!F!T!!&?Lf'?M%.*#b\
        i$#OD#Oh$!'e$(Gb0!j($_+(ppa!!(!%L!'.!'8-Ye!!&?M@'?MG8?MLahkm@:-?A5G!>iC>8Xc(!phC!*!!-?N!2?N6$&m1?N;0?QK)?QP+?Q^.!3b!\
        !2>=gH+Rd+?N1f!#&#!aK*kbgQ!japF(g!74?O42?O>$?OZ&?P:*!C'?Q:/?QG9$qb&?O+*?O1a'?Nwqbjhaec%!%L!Z,&*/?/x(>K>qbjI1C-'1G)!Q\
        $@cfndl!!F&Q&?OM.?ORabjdH*/djB#s7!*jO?#l*?Ot'?Ox(?P&)?P.+?P7pdH,!hB/@4?O&,&*M?/x!!6#jS!6lde$!%D+RS*w2?P^,?Pd0?Pj*!*/\
        ?Pw+?P|8>?XbggaJ?!(cbK>bS!!E>qc$?PtbgoF$hP2UbiJ'I(?Q7a.?Q3jh!!'>LiL#ChO#:C-]fb(>u_ke!!D*ceD2OcgL!v&1=aj!!%#gE&-&?Qp'\
        ?Qv.&$bg!!Q!j-$CD!g*>8v)?R-+#:ja4!pM><HhblnrJ)1%!%&(d'?RI.&va%!%R!%(!%L!'!!%>g|-!-*?Rr'?R|=?S&(!*+?S+siB?Hk3!-b(!TV-\
        Y,*,M>u^kcM!-$!%nL)c$?SQ&?Si'?Sr.?T(5?T=b)%Ci!!c@c%0%egh!!c+!*g%!%$!%dfC-u*#di!!J$h!!)!;+!%g!!'!8bkI'Z$$-&!0)?T7mB>e\
        9!#cC-0*>K>(?TLi$!%J!%$!Td2$hhC2?-+|211$?U(7+|,.|'?U0)?U;+?Uh.!3:?Uyb!!g%!%D#O)!AhI>2s0%2)!ajC>Px%>N&$!W1).h'?UQb!*F\
        >qc,?U`+?UejeC>-,djO!TB)75!6nm%/~ahcj!!D!mE$FL$F!!bgfC'4!!4&0-?Vz$?V~6?W*3?W.1&j&?W1,#I'?WS/&<(2O5?Wqb3?Vn0?Vq+)+o%!\
        %ciid@6H17agh!!bF,!nC1F*!T(!TI!%ki@5L$63!H*?WI)?WOiib!!ec%!%B&m3!%D!pI>il&#C.?Whe!!$!'5!6bK!Te!!$!'S!6W'c&+sd!!G>=o&\
        !g.?GOmbh1>>RD&da*!>pQ?>FkaR!p$?Xh1?Xo&?X{'?Y3b-#@*?Xd)!A5!%cQ>DPQ>:D%>d!G015?XwaH)HhO&?u%!K&>R6a(!%)!FoaeK!|4!-9?YE\
        5!apb*#pI(p!!1%#('C9'cfmD).&#!'2~a!!1&jg&?Yr'?Yyb,!%I!*->2|P!*lS?Pq!!%+(6$X1?[%&?[b,$I'?]V9':a0?ZI(?ZQsC>Qlc%!%G>(}5\
        !6c%-3'?Zg+#:ajhC>TA,?Zt)?Z|pF?(A%!%$!%dfjiB?*Te%23'?[6chc-!%f@A->&v2*V3?Zp02L)?[Yl%>C@,>&|'>>NI>=o/*:jdM*Y6?].,?];'\
        ?]D)?]Lj,!*.?[~nE*Fibh$!N'!'cE,^%>Qlcj$$!cC)qiaer!$N!mobjhrJ'Z%!8h$!%F!;-?U7D!34!-&!%,!a0!%*?]rpL#Uo&?2eE!%h$?^$baH1\
        e4?_<-?_F2&Q$?`z1?a&&?aR7?ad0?ap/?av)?cF+?f5.#y8+k5?i/b2,Z1?_$,!-0?_**?_0(?_6s'?^}aI.6B?^zctbW!-%!%D+O%!%Q!-bqbK+saf\
        hdf!(D)U$?_p1!A&?`<,?`?'?`L(?`s.%Ib/+Aec%#L2!TG!A(?`8)#R+>V;g)!s+!%o%?2J&!0)!Fa*>'iF!%I?EsP+ealc.!3b2!%G!A,?`a0?`f)>\
        JE+!%jbF#7cK>6F%!%rj$!vdI>W{c4#1M!d/#LxkbJ,(!#4#.-?aA7?aH,$}(&^+?aObH-;b7!*H!%agbwc@QF$q%!%2!*0+k'!%gcH#|$!'&!0ialD)\
        1%#yB#y!!$?bE1?bl&?c%b2)z(?b4iC>MF+>[<bp.!3cg%#sB!%-!>*!%e!!&#+)?be.#Upcii!!'#LL%I&!QE?Vw%>.N5?bzdoaJ.|xcb!!I(p-!%(?\
        c8)!Aoc'*#fI#y$$-&!8b*!>I>Tc!#$?d71&j&?e$'?e].?ev5$=b&?cy0?d')?d,.?d45#_pbc@c&i)!Fb4%SH!>afB,rfcg!!C+>J013/I*?da(?dd\
        )?dn+!%8?d}mqi%#4$$-&!0r0$9W*)I%;h$!'&0lG!Ff0!j'!'a$!%G>F#aF)k2?e;3?eB0?-i)?eU:!*qD/]k&#+E$Mg%!d$!*&!00!j'!'G!Fh!!C>\
        -V*(&(?esjcb4(Ah$*}cE?:~I&|0?f%(?f+bQ(S$!WM!d%$*a2!NG!F$?f]1?f|&?g7'?gG(?gT.?i'b*!-)!T+#djL?'@e!!&?fn'?fxadQ>;|'!8f7\
        !%N!%D?5#0?g4ag&!-5!6d/!TflO2LC+I,?gDpm%?8vD!-R!*.?gQgcG>*#H-M$!p&?gw'?g|b7?gt*.v/>1Bpbi!!L%IO!mgQ?2I-,l2?h>3?hE,?hK\
        0>8W*?hd/?hyqD-8'&WS>L;%-$J!T'?hVb4!*I#=0!-p$!'&#OS!6'?hrb.>;ZucQ#%m$!'S!6nrfcj&#OG,r+&6eD?V'*?iC)?ifm0>8WlhdI>|]2?i\
        Z$?iaj,?<hnedg&$eS!6ahE><EeQ><8I&j$?jR1?jj7>D~,?l'0?l0'?l>(?m5)?mt+?mz5?orb(?jE8*I;><8tC?S(!!b-+Ix!#D>1_*>5Ni&?jda&'\
        WjI.o$!'E#L$?k5&?kh,?kk'?kx(?l!b*?k.(!%qbG+s'!'bG)H&&Z(?kL+'Wg$%h)*fb!!B%h'?kX.&$cH?Ki2>6<3/90>BtG?Z|H/Iah$!%cj&$eG,\
        r)!AoS!gdI>~vbgh%!%D!3!!d0%tflnaF>|],?TF*?lg/?m#(?m-m!!c:?laf%!d$!'N!%%!dB!'$&|&?lz5!6bic)!ZI!;%!%K#|5!6dpgE>TAubfhb\
        I#.%>tO&?mH'?mVa)!TL!3/?mRjnE>K=J>M2/?mcjc'$MI!;%!%&#!'!3n$?(5S!6kpB>7p$?nT&?o''?oC(?oS.?oob&?nG,%_(!%j%?S(1(GU#_g%+\
        y2!H0!jG!F*?na)?nvmM01+0r.>hEo%>-V$-c&!0G!Fh%>H'$!''!'G!F->?C(!*+?o9i%!%D!ako$!%cgD2X)?oNegarG%[ajE&-&?ogbjh$!'&0l'!\
        'G!F+!sqL>OKH#1lcK?a!-?pO2?pg3?qT7?qz,?r!*#+(?r4)?rq+?s};?xAq.-{aep$!%D#!+?p_.*=ncgjiE#vcdg!!B!H&?psb-?m[P!%!!4>W:$$\
        *,!*+?qGd3.-,&g0/L+?q?8?qBjbfG>Y[C*wcfL%F!!&!Qde!!D?M<1!>&!v0?qm.?qra%!3*!gF!%aH>4[()CfI>?C!!J#I'?r/bjdenrH+_fI?4,&?\
        rP'?rka'?rFiD>?Ci$!%b!*F!T3!-/?rh)2bj,!*kib!*F>=gC&$(*,G2b/?s++?s:j.?s'nvcI(8J>)7&?s3ax@Hj$!%D&v(?sMa*$he$!N&#+J?s#&\
        !-'?slbi!!%(d&!-dlchnaj&#!L!3*>;V+?syjaP&$bY!p$-u1?t?&?ts'?tz.?x>b-1ee->(mU!;'?tPaghcj!!%+>D#+e!!$#v)%[c)&H:&Hh5!6b+\
        ?toeD?:}D>.Af0!%I&Q%>hr-?un2?v3$?v86?vB3?vN&?vg,?vv0?w$*-V/?wN(?w])?wo+?x+9?x:q&?ue.!3bO!8dpeblO?hs1?v*,?Q7'%C(?U[.!\
        *bhbJ>0Vhndg!#S!6cP?ZEedhc-'1G!Z'+_ikdeafK'F%*h&-D(>i'5-Dag$#L&,tS!6*?vqmmL?aayaK-$%>8X5#LdC,E$,9'?wC5?wIb7!Hh!!$!Wc\
        -!%'!8G!ZqcJ>?XfE>1A1,l,>&|)!;cJ$n$?wkbocdpeC>}1Q>%n'&W+?w~.?x%aY#(eC&yppaG!d$26'*h5?[_eE>g[dF.ON!8$#Lc*!%i&,QiD,Q$?\
        y6&?ym'?zH.?z~b2>o%1!|,?x{(?y++$}ci!!C+ydtchaf8+|nV+|%!Zc-?s4I!T(?yN)$zg%!%3&3.!*h%&'L2n0!j(?yd)?yh+(/5!%bQ.*nE!-!%D\
        !Q-?z82116?z>'>Li+?zBb*!%(!;h&!Q'!'e$#vD%nagH>W.C?U|bmD>;|!!3?zb&?zf.?zq9?zuj%!dB!>bP-D2>ieeokM>fpjO(G%!K$!'G!FJ*t$!\
        %6$X7?{J,?{O*$Sb&,i(?{D5!NtB2q2$SB!NvbF)X!!W(]!#&?{o,?|!'?|))%qaedlnhO)t'?{yi!!J*,,&gN!%a!!I?N8*%Vi$>XCdI!K$!%&!80+|\
        +?|S.?|Vb1!%/)zhdiJ-xO+O!!eV?%l!#$?}2&?}I'?}Y+?}r.?}x5&?b+?},ocebjnh%!%D!8ncdM2n(?}?o$?}<bF0K&!%qbcZ>P:2!*0>hKhnedmS\
        >y-,#U(2U+?}hcN%/%.$$>6XL$=eadH&^e$!%D!v4!K2@@R$@@V1@S[&@S|<!-,@ck0@qN'@qY/A(2(A(8)A:p.A:t5AJRb!!%!%-@#h2@(h$@)26@)<\
        3@)A1@)z&@*:7@*},@+N0@/X*@/t'@35/@39(@3T)@:!+@=!.@?_81L9@?v5@@.:@@Dq4@!x$-3&@#!7!-'?]+.@#:5@#@b!!fG)R,'ncI-J(@#*gG0U\
        .@#3dkG)cf%!%G!-!!fO,~1#X,/$(@#W)@#[+@#dmcH,EE?S/ch)!FI%&bJ#@1@$I&@$W7@$^'!8+@'}j1@$35!6b!!(%5ibkeB%b.!3b(#:g+@$DbJ>\
        s5!#B!%!!aide!!$.FO#XheC>y-!!-@%_2@%e$!'6@%s3@&%1@&4&!0,@&9/@&E(@&V)@&]+@'].!39@'g5$6q%&-&@%U,*O'@%Xa%!>g-/`P!%I&3%$\
        wH!*1%5J0R%?2X((Vd'!'W!8,@%~c$.CF'}dW$S(@&.bmN!QdkgP%;bgP#_%%P'!^cpnI#($@&Q,%bbjU%;obJ!W$#OE'@%'7$%51@'$&#[,@'(/@'4+\
        @';9@'TjebI>O-aB%P&@'1blM!HP.X&!8bK%8&0]'#7(@'Pb3!*5!%qR#(dU%8'$wcmN!H%@#eebjU!W'@'ub()X)#FI!Hdof!+N$9(!Tae$&?'%Cc-%\
        /$&?'@(?b!!-%/B&?,@(V/@(])@(`jnidedlnS$t'1.S#LO'zhb)#RI!%%->3@)$&@)*0@)-*!CoaiaS$ha!!F%;H'zcH?9a(!To%!%B.OsJ>iz$!K6(\
        |3@)k0!m*?>F/@)v.>YUb+@)hf-'WG>0PB0c$!'&$bbpB,BcM%8&!-(@*2+!%b&!%0?V'G!-%>|$B>|$!!(@*l)!-+$S:(;i!!&@*_0!j'@*fa$!%S!%\
        90fsT*}(!%L!>2@*z&0U*!%bV!-D/g&!0,@+@)@+Da1%k()C)@+;blM!y!%O(VC@*wn$@'%cG?*.4@,Y-1q2@,c$@-.&@-C7@-N,@-^0@/,'@/5)@/<.\
        @/Lb$@,;3!m,@,D*@,H(1R)!A+!-jJ@+@g%!%dM?,MbD,~-'n&$C.!3dldfhO.''!-ecpQ!m$@-!1%#&!0*!C/%b(@-'5!6bjO#.eoC%Pcj!!U!%!!$!\
        8*@->s&#CL2IjcC->!!*?d'qbQ!a!!$!'1@-$&!NJ#d!!-&92@.2$@.53>[<&@.B'@.Z/@.w('k.#75@/(b)!>o!!B#_F!C(+kh!!dmbH>=gfh%'i&,t\
        djbeocdpeb0!%M$'-#@+@.ldg!!6#jD1U!!%!%&!0I1_%,H$!8'++ibS!HnE!a!!&!NdF%F*)njO!|b!!m!!('CdenD?@o-@/9fh$!'F+L!!4@/cbU!a\
        '@/o.)ccgd@3dwJ#1!c'%)q$@1f3@1k&@2,7@27*@2V=@2k)@2v+@2}5!m:/Io!!4*`$@0s&@1+,@180.k'@1?)@1M+&a9@1V5@1bb3'}H$F,>YU(@1!\
        bk@<cii%!%B-D-'C*!^h!c(F!;a%,EI!%*@1Ji$!HD!HB!Q%'70$9I&0&@1_bQ!QP).iB!^!!R&N!!$!'&!0+&a.!|i$!%b!!oafn!#D!%%!8f1>%xI!\
        H!!4(`$!'&?)?*>1G)!Te'$tklh!!K!;&@2e'#mae!!B!>*!^G$Pkah!!&!0I!*n$!*D!*$@3/&!0bm!!vB(,*!^F!%qC*q!!1!Thc:#1f$!W&!-0!%h\
        $#=F!;!!4@4F-@5_2@5q$@5w6!%3@6!&@667@6K,@6U0@6]*@6n'@7<=@8!(@8-+@9C.@9c5@9jb7!-goL0U!!$@5,&@5K.@5Y9,%b-!m(@4k)+%od$'\
        4G*f%!%$!-'@5&c%!8)?+X+!;X#%))cL(y!!,-3=()(@5?+04jL'}!!&!0(!;fO(V-!mh%!K'#!L>eH!!P!-$@5mbedi$!%J!*J?Uy!!E?MG*!CqdC-J\
        $@6+bcH%;!!$!%,0HN!m!!,#U*!^)#F.!Zh$!%E#!!!a(!%aM#_ar!!K,f!!4@6kb&!gH>E5F$k!!4@7/2@73$!36(|)@765$6b4'TK!yL>Q^E+.hdeN\
        '%0%t*@7Y=@7v(@7y)>iM.>G0peC>g[!!%#42@4C3!%5!6a)!3h!!%#4K!;L.*ajaM-$k$!%cfcmB+4$@8h&@9+'@9:b3!*0@8T*@8Z+@8_j7$S.&ydL\
        $zkgP>VdzL0?$!''!'F!;*@8}+@9(i!!1%ks&%PL!K!!*!CW(]I%8-+L$!'*!^'!%G$P'!Zv!!T(|1@9Y,@9_'$[(>Ita*,EF#_diP!|B>.R-#FH@4B$\
        !%'!8+@9yjaH$P%!%E#!->y:$@:M1@:n&@:s7@;Z'@;v(!-)@<#+@<I.@<ybJ+n,#d0@:`*@:hq%$tE$6$#gbH>E5$#vZ!|!#T$X%!%,@;8*@;Roc.%}\
        d-?`],?`a)>JEmS?`j!!&@;Dakf@c))@;LjC$z-!pU!%!!$!>T(|)!Fah!!4't$!H6(|0)4(!;vaC,-+?L=lnD?)Q!#$!>&@<:'@<D9#XbecG@;L%!%*\
        >f)G!>!RE2~!!$$!&@<b*@<qbeo!!&.RS!6,!y'!8g3!%bP?9Fb)$haG$h-!aI!a!!%!%$!W6#j1@=R&@>H0!m*!-'@>Q(@>Y)@>i+@>o9#(jO#(!!$$\
        !1%k&!0(@=~)@>(+@>,5@>/d0%t),rich$!%O!%d4!*E!ZnB*=L*q0/L)@>;aF>u_/?g1jbl$!%O%V7!%f!#I(;*!%coB!|bjn&*cdmrdmC?Ua0$9W)z\
        $@?$&!0,@?0.!*bJ!s*!%e!!-)(D!0a!!2*:3@?Q0!j(!%)@?T9@?Zs&>[3F><!F/m1*zD/6C@1[4!y2!%,@?s;$hn%!pD$[U#_4(g,,0o!!&!N(!;r!\
        $O%k!!%+n4&N'@@Aaf!#D!mH#I'@@Ob%!'F!%E,~B?Px4(V-@Cb2@D)$@Eo6@Fw3@G@1@H'&@HX,@Hj0@KV*@Kp=@N`(@Nj)@Pk+@Qs8@Ry9@S.;?c55\
        !%:@SNb2@B/3@B=7#_0!%*@B@(@Bc)@C!+@C(.@C:8!Hj'!8n!#4't6@B+1%#91}jE?2OF><!!!&!0,!*)'fW':J'}!!$!'6@B['!%)@B_5!6qb3!%J!\
        KB*OI@#d!!4&N-%52!%$!'&!0)1h9#XgbD#sh!!J$_!!$!'*/'c6)[*!^I/P<@CM0>77+@CRpeaQ>xadiC#:!!$&v5!6c-+eT)[1@Cs7@Cz'@D%bJ>57\
        .)zbN$@!!$!>E(jmD,z4@D_-@Db2%&$@Do6@E%3@?Q,@E./@E5(@E;)@EH++U9@Ekb!!X@/pL!^1?2N',-idhO2U-@'d8@D~fmbg@c*cJ&|(>[<aJ>Qo\
        bm!!D!v%!8E#O$#Od-#@,!KE!Z'#C/@E^+@Eec2!*h!!I!He$&sD!0$&sF,oaI$P!!-@F=6@FF1>DH7@Fd,#d/#_(!%)@Fi+@Fmq(%#bJ!Zn!#*%,W#X\
        !c+%0H-)($1n)@F_9#XqkF0uhaC#@aaM%&W?7A!!('CiB>XS&,i'@G.(@G6.@G;bJ@&S.@E!dJ#(cB?gQooJ(S3@G[&@Gp(@Gt)!F.@Gyah)!FI!H&!0\
        be!!0!m5!6v$'=E'fgH%&koQ#10!%c,?.!H!*$@HC&&-'@HMb,(Yu$!Wcd(2tkF2t00R)!>bP(/'>UC8#1iP,0*@Hg(!-p$-3H#IQ!N-@IJ2@IP$@IT6\
        #=&@Ih,@J&'@K>+@KJ.->8@KRb0@IF(!p5!%qd(!WL0'K>ain!#D!0bN%V0@I`bpkaF(/g&!vE?@^)@I{+@J!au%&T$$-D!0bF)HhJ):!!4@J]$!%6+X\
        1(V&@Jc0!m'@J~/@K$9@K'5@K.b(@JVodH$FmcH>FB&$wE$33@Js*@Jx)!AjE>-{aF?2I3!%D!%W%;L$t$>mIE)@%>O-6(|q%&-kI?9a(@KFgQ#(L?%f\
        !!&!0W$qaP2L%!%'@Kj.@Kmc)!ToZ!|C(jG(S!!2@LC$@LR3@MA&@MI<@MT*@MX+@Mq.@M|9%q:@N#jn!#N+;!!%&T$!'&!0E?S(6@Lo,@M:8@M=ocj7\
        !%h!!c*!*E!8&@M!bjh&!Q'!'F!C+!%j&@M0a!!H#pb,!%(!;I!sL%ndJ'F%/CnC>+h)!Qpg%/~D#+C>CR&@Mi5!6a!!h!!I.'!!$!%G%q!!1)1'2hW#\
        XmR!W$#!&#!5@NVd%!v2@NG6@NN&!8,!%=@NRjC#dcbwaM#dkF!mL>yPi!!laH>w3ka)!>bhO!W4>=o-@OL$@OO3@OV&@Of7@Om,@Os0@Oz*@P!'!*(@\
        P*)@P1+@P65@PT:@PgbI):B1O+!%bV(S!!$$[0!mb,!KN$n%!%qB/F!!B?Pyc*!%E(8!!L&y&,?dkJ/C%!%B>0+aF@?s1@PC'@PNaF?ye!!%!%diiB.v\
        ikK?Y0,@PbjdmdeM@/9!!J'IaJ)H&@Q,0@Q0'!Z/@Q5)@Q:+@QCaajO>o`aQ.XcF@Q'aC@'d!#a(!-S!-!!'@Q](@Qj)@Qnc(!Wb,#|F!;v%!K$!'0!j\
        G!FcP#1aiJ!H!!$!K1@R<&#s'@RE(@RI+@RZ.#U9@Rrb&#!I/@!!a,!%G&ytB(j'@RRbS?zuhn%!KG!F'@Rh5@RpaF>%f(!%gQ>s5@7aagqF0{%?8:5!\
        6a,!%e%#4J$3&@S7bD@&S+@SAioaF&|jn0!ja(!;G>F#%#g$!K&?K[X*k.>P9b3@Sr7-;*!^oebM?x!b!!ubopD$z!!4@U&-@U[2@VO$@Vi6@Vp3@W$1\
        >]m<@Wn7!H,@Wr0@Y|*@Z@'@Z{/@_i=@_{(@`&)@aT+@b68@cN:@cab+@U!ir!$fhE.OnJ!Q!!'!3i$!%cd3?ug,?MH0/=+@UIl1><|E?wE&@UUnaj!!\
        C'i-(MG!>$@Uy1@V37/*'@V@.@VC5@VGbeR>bS/!%ghag*@V-ber@c,cbi@c-(@V<idF%/dN%bF1=fM%Cji$$!D1U!!%!%$@Vco$!'&!0S!6)!FI!%(!\
        %gH2-6!%.@V}djbJ'4eK#%$@WE3#.1@WH*@WX'@We(&^9@Wkb0-oF+LS!*'-{+!%ab2!%eI>,U$#vdgcb!!P!%)!AI*/D!^E@0|4@XF$@XO3@XT1@XZ&\
        @Xe7!W,@X~'@Ys)@Yy+.9b42-haeC?lr%!a$-SS!6!!G'wa!!W1nbewcb!!G#R*@Xt'$M(@XzmR!|pkbJ2tkR#.!!4&E$!>6@Y?1(`&@YE''75@YcbR.\
        9&%PE.C*@YR'@YYbeP'4p!!fQ%bg!!%,%I$'!c.)@Ypd!!O!%I0f-#%Y!|I'=4?9F&@Z6,!|a)$Phbi!!J*Iiiag%#=H'I!!%#=$!%6(|3@Zh*@Zn'@Z\
        t+@Zwo!!$(5&!0W%q$$!J!*%1tD!0N2-kF.9-@[i2@]($@]F6@]b3@]r1@^!7!a,@^&0@^5*@^G/@^Q(@^])@^l+@_B9@_db(!Z+@[ffG$qI$k%?7',@\
        ]!n&#7amc-%FfI*/cmbI-8&@]@a3@]:sag-!*G!*eboC+buaF?+t*@]V+@]_iajhF>~,pcgaaF#(O/0,@]laaoR$kbuD?^$(?uha*?4zE>FgbX$6.@^/\
        dQ?!9mcH?vI%#va!!2>Llhe&,tS!6&,t'>L=I!%1?hz&>ChG!;1@^hamaoD#%S?9r-@_$/?g1+@_*5@_1bsB#+&'FE*wbhcG>L%)@_:ghO*VhambI@^A\
        %!%&@_^5*wa(@_Xjn!#H-8eE>P~*!%I!*abM!Q,)}'@_x('1aoC26J$}kboeC?i?2@`K$@a$&>P:,#('!%(@a.+@a45>P:jn!#R+;-@`l$!'6@`s1%k,\
        +U*@`w)@`{q%).F0{b3!*J!KaB,EaG-J$'=E!0+$zsecgQ'F!!B>0+n!!2$q&!00+;(@aK9(]lJ-'%!v&/6E$n-@ap$@aw1@b%0@b0=()+>x}bS'Tk&!\
        >I/g!!;?`~jI>'(dl!!e&&dS!6%,HL).!!-@b`$@bi1@bu&!30*C'#@)>kD+@bx.@cFbeI>eHn!#$#=D!N!!(!%9#(lJ%bS$[!!1%#ae!!-@.2('C)@c\
        <9@c@g!!$#vL!>vB#I$'=E(mm%?:gB!8'@cXbiV>=gkbj!!U#(!#$!%beF&6$@iI&@jc'@kd.@n}b-@d^2@fY$@fp1!%&!80@fs*@g%(@g[)@gj+@hz;\
        @i8:@i?q$&$)!Fqae!!N>hJt4@eF-@eb2@em$2q6@eq3?W.1@f!&!0<$k,@f*0@f0*!C'%,/@f5)@f8+@fB9@fObN@73%$t&$w'@e[.#ma(#=aI!y%$w\
        P!;%#7'#mkF?;UC>Qf%#p&%P,!;ddh@Jab2!%F!>$!^D#ObD>,CE$t$'=0?YRH)(%&'1,fdl!!M#('(mb)#FI!H$!%oae!!*>aU/(mv')@F$kR&Na!!,\
        $I(!%vdF>]22@g=7@gN=@gVj!!1>o`mbH#4&@gJ*!CsdF>97G?zr!!$!>H!CkD>oU$!%*)ncg%!%Q!%+@gxlnam$$-S!6!!'@h-.@hwa0>BtF!%2@hb6\
        (Y3/90@hi/*:)?g0j$!y'@hS5@hWiC>97aJ%V)!>h$!%E%2$,WcG&d%!%$#Crj$!vE#LJ*,%/~+@i-nae!!fU$h%?LK$&mE?@_lidD>)7$!'&!0E?OJ4\
        !%$@iq0#j*@iw/@j6)@jL+@jX.!%b-/`7'LI!%2%;M!%-@Q(*@j+o!!$$!D!05!6c'?fxL!3n&)7be'@jGc)!ZI#:flC$ef&!0a2!NG>F#1!Hc%!%J#U\
        2!-0#7*@k'/!%)@kK+@kW:@^#pn&!-I#_3!%&!%7%;+@kG5!6o!!$!'*!C9'csE.CX@$D+/*f!#6$XL!31&6w!#teD@1c%014!%3@lV7!*,,<*@l['@l\
        e)@n$+@n).#s9@n1j!!1!%t!!4@lL$!'1@lP&!0b2!*Q!*kG$P$&sE1O!!Q!Ho!!$!%H!C0@mw/!Ho!!3@m:1/m&!N,@m?0@mM('C)@mR+@ml9@msq%)\
        .B-SkD>.N&#!.#Oa%(YI@&BdR><|.@mih%#.(@mfd-#@H!*B&^K.OncefI$_dF)!!!&!0aF>s5fdN$S!!-#FI%&!!$!'6@nc32&1@ni&!0<@no,@em'%\
        ,/@nr+@nu.#7qb-#@J!K&%PJ!;%$wE!yE*qD*w.?gDdF&p->O.2@oE$@oK6@p{&!0*@q'(@q6)@qAqqaF#_padH#_-+h6@p63@p>1%#&!0<@pE*@pM/@\
        pS)@pY+@pf9@puq&@p('@p.a,!KF#=,!KF!g*@@AI@eXc*!%fn@9&$teC#vb5!%jU#I$#vE#s'++F++h$!Zd*!*jU#(&#m'@pqnF+hgQ()$'=D!0s!!$\
        !'H!C+!Noae!!$!'qL#v!!4!%($_I!W+@oAn!#$!'D!0!!2!a&!%L!34@s]-@tE2@tX$@u>6@uL3@uO1@ur&@u~7@v<,@v?0@wh*@xk'@z</@}%(@}+)\
        @~{+A!b.A#x8A&89A&C;A'M5A'e:A(,b)@s$+@s0e!!6#j1/mo!!$!'('k9@#dcgp!!O%kh!!$!'6$XD!0$!'1%k&!0,@sQ0@sT)@sY5$6q&$tkcJ,EE\
        &sbH>[OW0{!!-%56@t-'@t0)@t5+&a9@tBq$!'&!8,!*r!$fd-#@Y!HJ+hicH#@ia&@t?oP#(Q$'O$h7!%j$!%&%V'$[bjK?>F!!$@tz1@u#&@u*7#.'\
        ,?5@u0oncfbI@*w3!-G!FcfbI@tv-!*H!^3?W.9':qkciP%&1>l1'.v.(YhO)HT#.!!4@uk$@un3@/q0%5'$z5!6bF,iB!mS>Zq('Iamcb!!H+D)@v7i\
        !!&!0ae!!/@brfL&<haF&vU)14.'2@vm$@vu&@w',@w:'@wE)@wU+@w`.!3:>m.b!!H?Y0!!6-'H!C!!(!ah.%Ia!!J(J2!*u&@w4bF?Vlb!!H!a!!%$\
        w'#mW'c!!0%t*)np*!-F@.S+!Hn&!*S!6!!&!%E$[4@wpbF%_!!$!'&@xE,#I/@xS)@xX.!35@x`b)!>;!A:#deo!!&!H0!jE!8$!%,#%g%?-cQ!%edE\
        (Y&/6nB$t;!Ajc2!%J#U4!Q-!*2@yC$@yf6,%3!%1@z$&@z+*@z5'?*>;-A5!Nb*?@o)!-V*4!!%#4&!00@y_)?dZ.&d9*)nE@sNb&!gH!%!!6#j1%#,\
        #I0?7x(!%f1)4aI@EX$-udN-A6-'*!CI?Vkah!!O%#!!2!y3@zn7@zx0@|/*@|8(@|G)01+@|L5.9:'nq!!5!6dcG-A&!*a(!%S,B-@{P2@{W$>AY6?V\
        {&@{]7@Fd,@{c0@{o/@br)@{~9'cqcgo$(5D!0%#sJ@>,aC@Qp*!^G2R$!>d8!Hkfa@K'@mNb7%&*!%F@?s$@Qo1(Vh%$tE#C!!ae!!C!0!!od3@|DjU\
        '4Q!y!!D)K!!$!*1@|k<$k,@|p0)4)@|~5!6qJ$k!!E#s%#p&@miap!!Q%&hF*C!!aB#72@}f$@~&3!T&@~4*@~;'@~A(@~V)@~^+@~u:@~xb3>FB+!*\
        ;@}cfG!p@c/a%@M:(@}wi%@B|J!a!!$!'i%&-D#!!!%!3-&j2'@F!%)!AgQ'L$!aD!v*!%)@~P.@t?oD2ecicK%b$)7dW,01@~l+%Fjn!#I!%!#-@~fI\
        !%G&pE!|!#$A!I1!A&!*7!%*!T'A!M/A!S)A!V.!89A!^j!!O!AJ>`v0!%H!%E&$c*!CG!ZaJ)7!!-/`6,<1A#*'%n)A#/+A#2.A#db!!*?#AL&$aF>e\
        ;W)z,A#@'A#XcjB@P'a-*C6(|*A#R(!%qF.I$#mE#sm!!i%&-B>T7ic)A#qg!!L?&am!!E>PR2A$N6A$Q3A$X&A$f,A$r*A%-=A%Q(A%T)A%x+A&$5@>\
        Vj1(gJ!*E1Fs%#gB!%1!%bcguciJ>l}ii'!8bqbcG#s2!H&&?,!*a!!:!Aubeo!!D!H2A%<+A%Hj$$!D$b!!%#=$>-nJ$I$&v&1@S!6L#I4!Q2!Q7,Z*\
        %V+?N8p.A%sadcf!(D!*cpH!QhedlnaP!Q!!&?K['A&3aiE1kggD2Lc2!%g$!%D!%!!$A&s6#.1%#&A'!7A'(,A'+0$9)A'Eo&0]iaec)?laX?la,!%e\
        !!4*7S!%$!-H!^H$n!!2!H6(|&A'>a3!%F!%g$!%Q!%+@][lF&<4&N-$}$!'6@8w&!09#XhO,f6A'|1#X&)K7A($)A('jE>.RecB&-D$[aH@fp$,BE!%\
        &!%N!%$A-q&A1'*!a'A4r.A9!5A:Tb!!2A*23A*F1A*_&A*q7A+`0A+f*A+n)A,R+A,~8A-=9A-V5!%:A-]j1A)E&!07A)}+A**a!!,#Ie!!E!%5A)Xc\
        %!d*!p.%}dM>>M2A)r)A)y.?ATjalnbi&>}oS!6bjhS><7hB*@&)Ka*!%I!%!!$&jJ#I!!5A*<bW!K!!/!pjC@gF!!%!%&!%p$!'&!0b(!>oE@tT.!|m\
        &,^b!!*'ZlL?c52$S*A+$)):i!!J!*!!&17/A+?)A+F9A+Oj%#sncio@L%!8dW!Hh$!ZdF@n&'?x;b8!*fn$,KD!0a!!N$9%@YkR@B=!!2A,<+'Zj.2_\
        n,#Ic%'i*!^.#yd/A,5qP/gdo!!C,^!!5A,Ic*!^G#F!$4'tfH*C$$[1!N)A,dc$!'J!T!#&A,rb(!gV>]~%!%-!-a!!F!*!!+A-09A-9cG@,7&#piaq\
        E-DkF#O$A-N'@Rp.#yboE@Rp!!*!CF!;,#_H)f&A-h'!3aH!N$!'i!!W#X-?We$A023>Bs&(8*A0W)?We+A0_8A0c9A0ub-#F7A//0!%)A/d+A/}o!!-\
        A.w6A.|,#d('C)A/#+$'9A/*q'A.qbG@pJ%$wY!AeL>&TF@v4h&#mL0EcH>Q_!!2)N$!'6*O&!0'%,)'w+A/].#791nb4>W:3!*9$qY@$DnedL@t?h!!\
        4%e)A/x9':l&!8J%bhF@'Pn!!$$-&!0,$IbiS>gG2%;:$_jn!#-A0K$'4,A0SqJ&9id+$'L!>E?v~2!-h@c0nF%M$+n'A0qc%#=I!;dF.v!!%#4$(5&!\
        0M@>,4A1i-A1o2A2:$A2c3A2z1A3E,A3K0@XO*A3X'A4#=A4-)A41+A4Tbe!!2!%('CW#Xa!!F)C'!yt!!4%5$A!_7A22,A269':5$6sD>[3cJ!8bS%&\
        %!K3A2Y,!*'!Qa!!-)()A2UpF'kN>PZa!!1%#W':(A2qs-*n&!0H!C!!9#XlC0]!!3!31A3>b*A32o$!%D!H+#do!!%#4D#!h$(jH!CbflC-;i!!cbg-\
        *YI?*{$!%3(/&!N<%F7A3p5!6oD2_!!)A3|mbH?oKNA3w!!*!;fK@/9L>YU!#%$*,#()!A+A4Gt$!>H!Ci&!Na!!3+7I&a!!-@Dl&%P+A4fbH$[!!ia!\
        !4.IH!C-A5~2A693A6=&A6C7A6F,,<0A6S*A6u'A7e)A8:+A8=.A8N9A8db-#Fo!!4*L-A5l$2q,'k*!C)A5t+&abY@$D,0RbG?da1@c=&#[W/S1A637\
        #Ib!!o$!%E?S($.FL#CcC%_%!8L!*J%;a(>:ognabF@WT&A6l'A6r.!3a!!3+7,!TE>>|2!*H!*T'c+A7Y;!Aj!!'A7Un'A78c+?Ebdi$!%D$C!!/A7H\
        )A7NocJ>LPgakN/$-.hM@jIR@lLdfbke!!kf@F-#F7A8!0A8.o!!$!'&!00(PS!6!!9%qi$!>D&W!!-,f)@YpW%qN)H.#Un!!a,!%e1#XJ$_1A8Z)A8^\
        pO&^C,ZfdH@PK!!%A!_)'ng!!&!0*!C'%,)'wI&a3A9Z&A9`*A9f)A:(+A:I;'1j1A9N&#!7A9Saii%!%E#L!#L!3aghnC)7mbH(d*!%G%8-#F6A:$'!\
        %+!%a&!%+04iiaGA4)aJ(d%!%=A:B)A:En&!0.#7vd'!gF#@L&6B@Vz$!%.!3bJ>?*'A:`b!!H>MF*!;:>>Xl).6nrI(;C@nz-A;w2A=Z6A>23A>[1!K\
        &A?3<A?@,A?F0AA_*AB1'AC@(ACF)AFC+AGl;AJ05AJ7:AJHq%(J'!A.A;tqi&!Na!!<#IF!%J+_$A<71A<?7A<E'A=W.A<@j.#UbgB/*()1lO?%obea\
        G-;!!4A<p$A<v,A='0A=0(&^)A=>+A=G9A=P5A=TbF@/)$!mE$6(@/)5!*h!!T?W*a!!(!%S!-cgfhaeskiiaF-`%'71$nU#.1,fddhn@SnB%5R'tJ&Q\
        !!3A=s'A>.o1!-&!05!6iB!Ta)!F+!%e&A>+5A>(aaQ-xQ$}F?8('!%s!!$A>J,A>P'A>TbidT#j(!%I$SaO%#dg!!B#=!!4A>u3A>{,A?''0*b4@/)H\
        &y%#!B$}$(5&!NS!6'#va!!(!%W%qio!!$!'&!0L#7kmR>xi4A?k3A?v&A@(7A@2,A@:*>;V(.I9+;bvbS!a!!&!K,#IL!K%$=$!%1-u&!NL!'m&>c'b\
        F?Rn!!1%#D!N!!4A@t2A@{$AA%6AA.1AA:&!Q*>aU'#m/%M(AAE)AAK+AAR5AAXb!*K!*%!>eD!Hd3!%X&3h!!1%#D!8(-~c*&ppO?da'-{abo!!B)X&\
        !0L%Pn&!>E!>aeFA@x41ID!0!!$)76!%0!H/AA}q'%5ia4(g(!%G!F!!$!'1!%&!N7#.I-P!!%!%2@B=6(,3ABn&!Q7AC#*!;)%M+AC15AC<j$!%'ABh\
        n!#4&NQ+7!!N?gD!!$!*1&j,%8b,+1F!p!!$!'0%b'!%L!Z!!%!K$!'D!0bV-Yr!!C/~!!%!%4$n-#F$AD93ADG1AE&&AE)7AE2,AE80AEA*AEW/$S=!\
        -(AEv)AF++>6F.AF;5#(o'#mag!!G0X+04bkjeb-!;I+D!!1#_,ADd'ADr(ADx.AE!a'(jG!3$!Wbe!!5!6cX#10.kE!%b)!3V!*H>hwD-0%!K$.rH!%\
        %!%O!-!!%#7B?KZ$AEKb!!H$[)AETcG?O(a@=!!%&T$!'&A,C)%/.#7d'#sk)@$DI!%!!6#j'AF&bW.9!!W!%$#y&?Ea+#_b!1F)Cgo&!%L0U1AFp&AG\
        97AGI,@sQ0$9/AGO)!A+AGS5AGbq%!''$3S!6!#$!K&AG.0$9+&<9AG4q.#mbR!;2!aH09nC@migaff0$99*)laE@+8$!'D!8D>GO!!%$w$!'&!HJ!*4\
        >hv*!CW':-AH?$AHO,!H+AH[.!>5AJ'b-@ND*AH5+!%oD-`$!%d,!%H!*n!#ae!!4*7&!0S!6%!%*!*d!!H#d!!&AIj'AIo(AI~5!6a!!e!!-AI:6AIB\
        0AI[*%,)AI`9AId5!6q%$t$!mL!'.#7ekH&p%!>,AISc)#FgpB>d!'A+CSA>GD@#ejE0]$'=E)@gfU!;-#@g9#Xnd,!*E#@afG@IK(#.i!!B#!.!3dN!\
        N!!4$k$!''%,c!!H!^w%$w$!'W/S4?R2-A2w$AK+3%e,AK9*>[</AK?(AKQ)AKZ+!*9AKc:*kopdfwK(8!!(!3i%&$dF@KF%'7D#!,$q(AKMb)!3I$'E\
        ?I_$!%*-AE&s).LhC@#T%$3E$w-!%2>sC$A~B6!a1B-z&BRZ,BY$0!%*BfL'Bf~/>_j(CU[)#:+Ch#.Ch78>7P9)!5Cri:Czsb!!%*=-AO$2AP4$AP|6\
        AQM3AQe1AQs&AQy<ARH7ART,AR]0AY<*A]C'Ac1/Ac9(Ag$)Ar~+Av:.A|+8A};9!%5A~+:A~>q!!4AN82ANK$!'&ANO,ANb0!m'ANh(ANy)AN~b*!-(\
        #I)AN1i!!%!%D&Zf$!>E!p5!6b,ANGpa!!W'cC@YkeD,-g!!ah!!(!;9':mbU%&a!!Q.-0*='ANv+'zjO!QP!ycdJ#II&01AOA&AOZ7,T'AOab,!T'!%\
        +1kyC!a%?wY&AOT')Ra+!%Y><8!!gH#%-!p[()3AOz0AP)/AP1o$@&+5!KbB@&+(>Fiag$#LD,tc)@eXY!yO1q!!2AP]$APh3&3&(80APr((;.APxb)>\
        x|uae![D#!'!%5!6cG?Wq+*}g-*YX!-&%hL!3jB.L*AQ/)AQ3j.%}cJ+eE>SN&%h.AQJb(AQDiMA($$*cD!mF*,+!ms!!(!*a(!%cg!!$!%D$e$$!'>y\
        :icdfI-D&$zE$n*AQ/(AR6)>Ip+ARBmch&>oUE!%&$F'!%g!!Q'c&0EF!-%-0dia(!;G!Fa1&jW@#d-ATE2AU1$AU76AUP&AUS7AV?,AVD0AX)'AX1/A\
        XL=()+AXP.AXV8AXb;?4L5AXxb2ASg&!30ASm*AT5/AT>)#Fq(!T.#yb!!)#FX0?$$[D%h&AT(.%Ib(AT!peE>Su&!%S!6+!;g$!%h!!O!-+>G1oFA($\
        .+OdE+O$ATV&ATa.AU+bHAPy21q'?EgL!30#d*AT{+AU$.!Zs$>?sc-#%B.r%!dB!%$!%E?(x,)kI$z$#yF!Q%!8->G12/$6>+>go%!'$!'L#UG1h!!-\
        AUx2,96AV%3?]o/AV-)AV6q$!'e%+>B!%1!*'@RpL(J!!deH?Np$!'n!!C!v%+OhnB>Li!!D!84$k$!'&AV`'AWZ.AX!b!!hnL>Qf-?X<3AW'0>Un*!^\
        'AW./AW8)AW>+AWNbgP#yeblO?hZl$!%1#:G#R$!'O+[%>bah$>`w1AV;E!%(#:n.>QfeD%n/?Q4)AWo.AWx9!NeOAE&$'`&#+E)`f!c1H!C*!-G>0m!\
        !&!0H!C0$@(AXE),wj$?svndF*#c-!%N/LC@-(1!-F(Vm$!>g&&BS!6&AXqb2)1(><8I!Tg3!%E!%/AY2)A)y;?4Lj%>ME,!*L(J)!ah$!'F!-!!4AY}\
        -AZ2$AZ6&AZd,#I'AZn/A[!)A]?.!39#Xb&!K(0?)AYtjO><|!#1!AG>(}%&$$!'&?M<'>97F>|VdF,E(AZ[i!!1?V{'AZR/*`.!3c%!%H!-lbeo!!C/\
        -%'fdE>Pi'!8f$!%E!y!!0><|(#y)#FksJ'z!!$A[e6,%3@?Q1A[q&A[v0%b'A]#)A]-+A]45A]9b*A[TcQ@6(%!%$&m.#Uc%!%J!*/?/E(!%bK>(mdF\
        >XS'!8g%'4Q!%)!Ag3!%E*#&!vhE)tdGA!SidF>q`O?6H4A^_-A^c2A^w$A`76A`K3()&A`R7A`m*A`x'Aah+Ab&.Abv8Ab~5Ac*b2!-,A^A*->/!*(A\
        ^N)$z8A^Wscfh'#UL#U!!c->mD)#%X#%%!%2!%S!6b,!TH#dB?$z%!8(1ea(>XSi!!%!dJ#%&A_8,A_L'?RI5A`&ai&&mb!!qeL>j)o&.o*!Cb!!-!;h\
        $!%L#Ca!!4&N,(,*%,/A_m)A_t9A_}mb7!HG!A&!8EA+C+0fgksT!H&#mE(m!$6?pZ0)49%qhL?6I!!-A`G,#U+-;qF)(L@El&>[3L!K2!%*A'?)A`cj\
        kJ(;!#ha,!%F!%ae!!v$'=E,W$Aa1&Aa<'AaR.Aa_b!!R#.(!;)*fiiE,?7#.)$Pqbi!!c:#1f$!WN!%g!!%#[4'tB!Hi%?-cD?#0$*4,!-/>;ug!!c:\
        %wf%!d$!WI!%!!$AbM1AbS&Ab],!*'Abgb*AbIi%!%dkM%VU@v8$!8F!%.%IbeB>_`-!yi$,-J#%!!(!%g!!$?d(N!ji%!dD?#0bf4$kG@qFdg!!G%/k\
        hjndL&d!!$Ad$6(|&AdC,#.'Ad~/Ae.(AeD)Af'+AfE.Aft5Af~b4(A(Ac}jc'$Mh%$*'!'S!6D>Ip!!(Ad79%qi%!8&!8J!-!!jbci,-AX-A4+|+AdW\
        :!Aiibe&#+S!6'!K.Adwb+-*i!!c:%wf%!d$!W0!%I!%i%'QL%}!!*!%+!*eB>gQ$Ae>&!0b(#:oE?WeiiaI-;%!%&AeU'!3a,#UE(J!!6@Wk0Ae{'!y\
        j$!%&&v'Aesjcd@]eg&!3L!3kip&!gL!3%>y,$&m+Af?.!yc-%h2!%X#(%!8E#!&Af]'Afj.Afqbcg!!-!;G%['!8u%'Q$!%D#+(!%lF&'F%8-@,|,#.\
        h@TR+|4Ai6-AjN2Ajy$AlX6Am*1(V&Am0<Amb,Amg0Amw*An&'An[/AoA(ApS)AqK+AqO.ArJ8ArU5Areb!!-AhJ6!*3Ahc0Ahi*Ahp/-')?k2+!%8Ai\
        #9$qq%!acg&!Ha$!'F!%7!%'Ah_.!Kb,!%(!-G*fiD+4%$FB%M4>]~B!K-,Z3%C;!Aob!!S!%b3?X7g!!*#(f%#=aF/I&AiJ'AiQ.Aj6bm%!vD#[2!*g\
        B#_0?}U*Aik(Aj.;Aj35!%nrP>eH!!&Aj!5!Kb2?9F(!-I-*)#%:#%saF?={kH>mvS!K*1te(AjJah'!'h$!'E!'aI-$1Ajc&Ajlb<?,Xf$!%G!Abe1A\
        E&D'Tgd3%M&!gfC>C;4&E-AkB1AkJ&AkQ'!Q('k)AlE.AlKbm'A!ML!Zbf$!%I!yd,,EL#s%>uQ3!m'Akq+#:gbi!!%!v6#j&#+G%[&!g,&*0Al4/>C?\
        )@jH8Al>peb0!%M>}2$>C1rdM>C?bfjL@_xnbF@6R-?Y0$/-(!-L!3!!6Alx3ANL,$I)AJ#+Am!;!Aa*!%F2t.2IeB&6!!%.OI!-%#CL!K%%24!*$(M,\
        AmO*AmX'+s))cjb!!I>?Vidg!!gB-u3!%b!*I!*bjU(/%!%&$F5!%d%!gG!A%.Ocg%>DGB!%$AnC&AnJ'AnRb3!*+!s.*=i&#+J$h,+epD%_u%!KdF(;\
        +$hfbL>~m4!%->G10!%+An~.Ao4i!!$!'&@gc,!HL%I&Ao.ag$>6XE%C2!%H!%f%!Ka!!,!%F!%!!$Aoa1Ap(&Ap-'Ap4.%Ib,!%hnD>Ph,!%(!%+Aow\
        gh%$=$@m}F!;!!&!09%qqbQ@lVdM?Q4g3!%L!3-ApL2ApP/?3a(!>)>JEqeE*#bM)cC+_$Ap{&Aq%'Aq65AqCb-#@p1Apxaag!!%!8D!8B%M,-3sE-u$\
        !''!8:!abpa!!W$q.Aq@h!!I(VG$@!$%$tK$nD>[o$Ao91Aqr&Aqy,@sQ'Ar+(Ar<9ArCbpB>sC%+(dF#s*!^ibp$!%cgcT*R3?ug*@9>'2~kjO@$D'&\
        scP#4((,nB$@)!agj,!*L#U&!0a(!%)!FoD>5O!!'Artb!!hco@c2+!-lfcf@c34-x-Asd$Aso1At.&!07@;R0At?/*n=AtE)AtO+Au4.Auzb*As`8!-\
        q%!%ibH+sE@*wb4$@2!*F>ca4(`6(|&!8,@sQ0!j(!8vde7#_N!%!#4*`-$6$'7&!HN2LaedP)Hka!!h!!B!K$Ati&Ato'Au.b*AW$8!-eB@}((&jI!v\
        %!%$!%*!a(!|+Au*.!3dMA=pB?Pq-#@W,Q!!$$!&AuR,'}'!'(Auhb9$qg$!-E0$3&B*!^ii%!%'!%a&!-Z!-&2U'!%bh$!%&!QE@/m&Av6b(Av/i!!*\
        !CI!;c*!-L!3G@[|4Ay--Ay7$Ay_6AzS3%,1AzX&!Q7#.,#(0++*A{E'A{K)A{b+A{e.>_`9@#db-AwH6AwW,Aw]0Ax9*AxL/AxQ(Axu)Ax~+Ay(9*=q\
        &'WE26%#U1?@D'>&TiS$ebJ?K[%#s&$F'Ax#/!-.>c75Ax/a-+I;#:l)!;I&Q*!Tp!!$!'L%8:#1f&)UI!%%@NO$$[&!vdkgh!!C#.bH>G0,Axm.>.Nn\
        '?@D(?ZE5$tb)!TI'1bf&!-N!%%>QleO?*{hedlO*YdH>|V&$w'%5FA@x%$t,,on!#%$t$!'6,<&!00!j9AyXlO>td$'=E$w3Az.*Az7(Az=jn$#L'Az\
        %.Az)c*!%))!X#1J>we!!N%Mde$@IQD.Rb!*F!;$!'&!0)!F9AzPlcJ@_xC(|cG@p;$Az{'A{2b!!5!-e+Aztb-$zH>MFc-!%P!%+A{*;#RoeC-3ae!!\
        D?#02!*.#sicj&#+d*!%G!A%#7D#7)A{[lhe&,tdlOA!ShdNAe~L#7&A{x,A{~5!6b&!KJ?9F$!%H!Ca0$9)%[S!-2A|G,A|T)A|a+A|~j.!3bf&*cL!\
        3$?s0b!!,!%I(;!!2/@7$ScT+X$A|x&!0+&Qb!!+.ei3!TD#+(-AW$q&A}0ae%#g&.RS!6d*!%kf!#H!C$A}[&A}s.!Z5!6bi-+L&!H,!-er!$N$9!!%\
        !>0$9(!8+A}ogP#jI@/l,A~#+!;b!!F%V!!$!'J!H!!0!m.A~8aH#!3!-G!*D?K[4B!'-B!12B!?6B!c&B#<,B#H0B%Q*B%i'!%/B(y(B*.)B-(+B-O9\
        !-bfa!!6,%J$Ik%2e$&mG!A(?,I.%}c,!TI!;$!W&B!T(B!]be!!4*7W#X!!,#UH!^$#UL!3'B!v+B#(.B#7boedY&'+B#$laebX%ebY+U(B#2bwcP+U\
        cbY%eeEB#%4>]xic2$'H!^$B#l&B$J,B$d'B%E))H+B%Kb)B#igP#dI&$-B$4(B$9)B$Cq$'4e$%n&#+b*!>h$$-&!QE!'dxD*q5!6c%&dI!;h%!%D!v\
        'B$Vqb-!;I!*->&v0!-fjE>>U4A0H&B%%'B%+/B%/.B%2be!!%#4B!>*!|G!>M>tTO%ei%1:'B%?cI?/b&!gG&Q0'ZG!T&!3L#p$B%[qbJ@/l+20gh!!\
        &!vL!Z'B%y)B&&+B&6jO&$4$h3/9I@7U$!'.#Cde!!&!0G%[!!$B&f&B'=*!H(B'V.B(jb,!%(!*)!A8!ake!!$!-.!3S!6(B&z)B'5g*2-be&!mS!6!\
        !4&E&!0,#d/2Bs'.CcaJ@&6c0@/lG,O3.-0B'Li$!%D>x|'!%a!!I>x}$B(*&B(9'B(E.%}b*>MF(B(&i!!c+!;:%wf%!d$!WN!%jO%C!!4&E6@kD/2B\
        Y!A'!y))!skQAT{&!g02L/B(X)B(djaF+_'+(.!3eD>Su$%2E&W(B(sgK>5g&!QS!6/+An$!pbi$>PT1B)A&$C'B)Gb,*@*>9SfM?!(ambI,w3B)m1B)\
        A0>8W/B)q(B)x)B)|+B*$jndeoCA:mJ?}U'>>NI29DB#flE>sT%?sz1#.L!3429-B+2$B+O&B,1'!%+B,>.B,a8B,ob/?/x)!A+B*amc-*4G!>$!%'B*\
        oc*!%I#:2!p*!T)B+):>Itl)>=dI>=o%>iNhdN/g&!3'B+@becb@c4-?X</>JyfldF?WC!!%!K-B+|0B,!)#..!3qe'B+t.>j)b,!%I!smagcgQ.'J0R\
        $#gdg5!6c%!KE$M0!m)!*.!ZV?m.!!1!T&B,LbcH#+'B,]+/Psc->OJB.rF>]m,@uk0%Mf$!%G$h&B,{.!3bgI2U2!%j%!KD$C&%h)B-;+B-Hbe$!mD!\
        m%!d&!Ql&!>E)t&&ydP(;-B-h$?}<'B-l(B-s.!3bjB*cOA{b*!TFAWk%$=D?}e$B8y&B>_,BEu'BI((BMm.BPu5BR=b-B/22B/>$B/L6B/x3B0,1$z&\
        B08<!-,B0V0B1j*B3&'(M/B4T(B57)B7S+B8(.B8U8>n!9B8rq,#:b)$hX$h0!-n7!-bJ?0i!!%!'2$},&9E!'(B/]+B/ag'0$bK$CE>`3%'id3B/ro'\
        !8clI29gbhO'Z$>XS&!0s!!&AI?W%q3!-(#.b!!I/I(B0H)!*g!!&!0G,o!!0@sT9*)iD?6I-B0y2B1G$!>&#p7B1P,B1[5B1gbw%'iD!Q$B1.&B11'B\
        1:bgI@tBP1q)!Ao!!T,<-$h/?YzfhcQ%2%%_$!-F!Q!!4&E/&<G'w%$'&!3agQ%8R$h4B2D$B2U6B2Y0!;'B2`/B2jba%!%,B2@j5B27eD?=]/>WwhD@\
        }`B?]+($qae!!,0{0>PZM$nJ@1J$!'F!Q&!30><|G$h!!$B2|&B3!b3#!cQ!8F#+E>/n%A`g2B3]6/@3B3r*B4/'B44+B47j(B3Va!!(!;i!!i$#=E+v\
        $!%E%C&!%,B3o(!-ai&!HJ!*B(5),Za!!%+y6$X',-(!%i$>T7D!0aJ?#/S)R!!$B4K&!0(!;5!6bF@)h5!%e!!B0c!!$B4v&$P,B5+0!m+B52b(@/2h\
        &!AI>Vd%@0|(B5(i!!pE!HE1=%AfRB!>aeO%k!!4B65-B6:2B6C3B6J&B6S,B6w0#_*$@'B74(B7<+B7A9*)5B7Ob!!-B5{2B6*qbH&d&Ao.hae!!D.R\
        $!%ec&!%L!3eE@S3'%FkhaF-A!!dgH$qa!!0!mF!%!!'B6m)>Bs+B6q8>]mg%!%B#vI?pb%0-S!6$B7''B7.bI?:}(@~xG!A-#@I!vi%#:J@CO!!E$[!\
        !&#O(@OLaF@r|qP#:$!'0!%)B7i+B7p.+bco@;$!%DB7f&B8!ag$#v&!0G!F)(SI!;!!('k+B89a,@NDL#y$B8F&!NbgdE->,!%e!!4*`$!'D!0,B8h*\
        !-8?8kssaL>42m.B8oddQ#y!!qbK!Q4@36-B9s2B:T$B:W&B;Q,B;d0B<1*B=,=B=5(B=B)B=w+B>28B>89B>Nb+B9hl$(j<$k*!CfU%b!!$!'3+7D!0\
        7B9~n$$[H+O!!4(`,*40%b'%,/B:K(B:N)%h.#7ae!!q$-S,'kE$6E++$#.E'@P$}/!%(B:v)B;3+-x9@t1t!!4%e&!NM2B!!$!'6$X,B;,c*09E!%a%\
        ,EG(ya-B;G6+X0B;Mq'$6L@F[%*FJ0RdH0u(>MDi&$Cdf&)UjO>|,&B;y'B<%)%_5AW$b!*I-*jaeb!*I!-&!gg&*cahO.6*?s#'B<U.B=(c-%F)B<Ji\
        L@^/$!%+*/dF?Ep(@7y)B<i+B<}cmmkH-8&)U'B<Q5B<ykeQ20H@_6%>~wO>>RiM!a6#j&0cH/Ika!!4(`e!!R&E&B=a'$n(B=m+!%.B=q8&'amcf!#G\
        !A)@Q(md,#US!-rG'wq!;D,?+B>'f!#4&EN$9!!*%,aeTA2.%$'F%h&$n(B>DbJA@x$!%d*!%I0{!!%!%$!'cg3!%U!%4!--B?Y2):$B@V6B@]3B@c1B\
        @x,B@}0BB3*BC0'BD//BD;(BD_)BEH+BEQ8BEkb*-;)B?OedfjL-Dm!!%>BuL%I!!1B?|7B@,,!**!C'B@Nb3!ag%!%$*/E!%%!%$?_'c!!M!*!!$B@>\
        9%qb2(gmbL->((gg!!6%q/*`fO&<!!(!;I!%shCAfRsdHA%(3B@q*!Q'!*aI/Iae!!T+XkbO1k2BA;$BAT&BAW,BAb'BAn.*=qJ0{-(P1#X&)K,$Iq&>\
        QZa%@][P!%@c5!c6b2!%G)!!!$!'c!c7H09/BB-m$BB$5BB)bfIAWWgD?4NKB/o'&yG#R4BB_$BBe*BBk'BC%/BC)9>|$b/>l'(BBZaeC>,1D@/`debX\
        !a!!FBBVar)BByl'!>cB#p+$kvaB@6RH>MD!!bgX(g!!-BCX$!%3B=)7BCw'BC}=BD*+(8b!!4&N0!mW(P1BCabM#.!#&BCr'$FaecgjO(giJ?$t!!CB\
        C^!!'#@cGB6?kCBC^*>MD)!AjE?_9!!4&E'BDM/BDTmL@t2,@;II!y&!0a(!%W!-%23&+%/)f(A{bd3>Fh,&g0BE)*?4,/BE/jaM><HbgK?hs(BE;+BE\
        DdP-objh&&dE!'B?AT1?UyaJA~#!!&!8'!8+BEbjO%5&BEgbmW#X$!%b,#=F(g'BFAbmr/BF;o$#y&!-d)BF4mdH'T%>baM*:ndF?BE(BFIbG%22BG($\
        BG11BG:&BG?'BGL/BHa+BHq.#yb*>MF+!*m&#!/BF~qkK&'nagcK)tcbwaldY%/,#UgjnS%2aYB)x2!**Afa)!AI!*4BGo6BH(/BH:=BHW)#R+BHZbja\
        hdlnB>yQagw$#!ricoagambidgE><x',W.>y-ikdedjbeR!Q&BHS,*O(-`n&!3'>YFr,-3I(;K>sTL#dncbX%/5BHledmC>tOecT)11BI!ahebjrK>6s\
        bicP%e-BI_$BIh&BIp7BI|,BJ>0BKC*BKF'BK|/BL!(BL=.BM_9BMdbgdK,l!!7!%E@bredgrK>=n-&6e!!41IN.k&!05!6a!!2@em1@kD/B:K(!%5!%\
        jO&N$BJX&BK7,!-'BK?bgpc'>FgI#:,BK!(!%)BK+j5BJqbijcT>?rfh$'`&$CdtD?(xchn&.oE)`h%#Lae&!8E!Kga!!G?77B>PyM$S!!oe'BKg.BKv\
        c*!%'BKd+!*jnhO+eG.<0>Bt)AjuorfI>(j,!*G!AG&3!!1%k&#!)BL5l$!'D!Nh$@FaD#m2BLV$BLt&BM+'%C+!yb3.LJ%V!!&$C'BLlb+(;mafdP?(\
        f0BLeMB%/!!%!%dpebln$!')!FS!6*!*)$P:BMRd0B+u*!%(BML+#:biibH>foahcH.'$%2'!%bpeE$C!<Q$'!!2!HjO+1&BN$'BNC5BOjafhdN>C?f!\
        #0!%'!Zh!!$BN=&/=jnL@nz,#UH(/*BOQm$BNu&BN{'BO$b!!$>;Sh$!%'BNqc-#|2!%*!%G!ZQ?Zp!!G>;T+!*L!Z3%M,BO>/BOD)BOJqibfhdmrK'W\
        chO>Ff1*:J*O'&WM?g1'BO]cj!!J%83@7T,&g0%tG2bf'BP%b'#y(BO~ghnaN%hE@X{-BPG,BPL0BPW/BP[+BPiq$BPCbJ?T:FAj3niE,9&!v'>`waM#\
        :aJ%C&!g(*n)#RnS$z&!yn$>>SbN-0-BQD2B:T6!-3!%7BQQ0BQ]*BQe(BQn+BR,8@-$q!!R$_t!!1&j,!*vC&m-@/9t%!%B!'!!0$_M!%3!-7$SH$@,\
        @|G*!%jn!#3B5%0$95$6vbeP%M$!%*)nwlb!!1!%H/'0BRSi$!%d0BROoaF%2cK/@$!%E>>|!!-BS<2BSf3BSn,BS}0BT?*BTY'!%/BUV(BUe)BWL+BW\
        f8BXlb!!,#:'!%F@9[$BS^1BPX'$[.$zb2BBV,>2shec-!*x@c8ed!!ga@^ae!!M@.2be!!$>YV6#jD>oU&BT)bHAQp%A:m.%}d/?ARsibpaiJ@;I$BT\
        K&BTSbF/@+B)xY?s1jcTB@;2BU.$BU53>60*BUC=BUNj&BU',!p+)+n!#dg%!%D#!ggbIB6/ae!!B&m(BU?mbI?ueC?Vwb4$}m$#!E!8ka!!T>LE1!He\
        d!!sidY@$Y%!%&!a=()(BW2j&-0,>f).BV,b2+ea%!%I!p&@[|0BV@ib+'+e!!D>?+2BV^6BVa,BVi*BVn)BVt8BW&jcG'+L0`,>M2aF'FdjL!dbucQ&\
        B/BW#+(&jF?`sB0`'BW.aH.?JBVk1?!v'BWD.%IclaP?)R->mBG>mM-?9Fh'BWb(!Q.!3aeH@UPIA{W$@w!1BX+&BX/'!y(BX:+BXd5BXgb2$@I!saF,\
        ^wag!!(!;G%[&1='BXL.BX[b*#4I!*.!3g!!--Y$&mW#X)!AiJ?sfB-{fK?q?$+nc-(Mic%!8)%w+!;X%w!!$B^7&B`^'BbP.BeI5Bf<b4?2P-#@&BZ=\
        0BZM*B[#/B[C=()(B[U)B[~+B]@.B]F8B]k9B]y;!Q5B^)o2#($!%&@_-(BZ9d2!*3.-*!T/@(RF?r*C>Su(BZGm!!C#gudS>@~!!0BZg'BZn/BZt)BZ\
        |q%*FB!'&!NrW%q($SL-i!!2)ND!0O@x]!!7!%*B[@)?dZp!!$!'.#Ud($SL!'D)K!!4&E+@}!l&!0aFB==%!%&B[j'!A5!6a*#pI!%6)['!8+!;gah!\
        !&#OI*41!A/!%+!%f0%b('k9':c60Nj%>a&D&Z1&$I!H)B]Uoc%!%-#%L!3$?s!he.!Zdlndq$!%D>c'.!3c$!'j1/SJ!*!!4$k6'CnC@'X!!0*:)'w+\
        /$W(P6+n3B_M&B_R0B_g*&p'B_y/B`$(B`*+B`S8B`V9!%b(B_%+!%8B_Gg!!$!'&!0,$_*!C).XL#7!!%$*&@rz*!C)B_=9B_AjL-lI>xa%$3B'=%#4\
        B$-!!Q!%fhd-?`]+B_bpC*hnaK'I%$Cag-!;)!Ah&#!G!A0!*lC?c5frPAQJ3B`;&B`D7B&.aGB_=r!$0$9W*)2!%1>[l)!;jbJ*IO#y&!3aF!N!!%>M\
        E-#@6Ba00Ba9*BaR'!%/Bb5=Bb=+BbDagh!!%#4B!y+/$snCB;N4%;$!%b+BaL;!AjI>k^$!%E0*-/`&Bar7#_'Ba|+/$p!!)'wsc,!ZG#F2!%j%!KD!\
        m2Bb/0%tjalnbJ?iTbjhS,<!!4&EM%&k$!%D)K!!dec%!%oB'`4?2P-BcB2BcP6BcW3!%&Bc]0Bce*Bcn/@fJ(*`)Bc}+BdD.Bdx8Be/9Be;5!W:BeEb\
        -*,t!!0)4F'kt&!00)4)?YQW':!!nE@'-cR>eHf'A~5I!Hcl1-`F>we!!$!%.!3c2#dH!^&!0+Bd?.#Ca!!2)N*!C'%,(!%+!%L#7ecP,!!!4-u+#(.#\
        Cn!!&Bdr'!%af4A#O,#d/BdlnEAqv&!8F!C$!'H!^+!%o!!&$b,$Iq$-SLA-:&!3a!!e!!E$n2!Hg!!D@{]C@NK-Bew$!%0Bez*Bf&/Bf,)Bf0+Bf6q!\
        !4#(1@lP('ksE@e{U$S4!H/$SG$_-#FU$SB>r5&!-I/*-#FI/*/APy)$PhamgaG?c5&Bf`'Bfv/(8amcoEA{V-!po'BfmbF>=df/>94jE(Jff'!3L!3!\
        !4Bj&-BjS2Bm_$Bna6Bos3Bp@1Bp}&BqB7!*,Bq{0Bx2*C%N'C<%/C=L=C?S(C?`)CH(+CJ;.CKu8CS)9CS^;CU+5CU@:CUMb2Bhd3Bhh1Bhx,Bh|0#(\
        (BiF)BiS+Bih.Bj!;@qFj+!sn!#&!00$99%[qL@sMyL-$ki.%}b*!>)!*I>H+L>l(!!4#.6Bi?1&j&!d0!m/&<afja)!FgK*Y%#pD>[3->)7fag$#vG!\
        Fh!!$!',@}}pkbeo!!G'f!!2@.2$!*&AJC+&ae%#mE'@hO+.!!4Bj@&!-*%,9BjPbi%>CRI@E0$!'i&!0a!!(!%G'wB*q-Bjy1BkR7Bki'Bm$.BmX5*#\
        b!!&1=eqdxrJ*n'Bk>.BkI5BkOcoc%!%.!Zd0BO:)#RcPBO8&?@_qbjD>_`,!pf@.X!p,Bkac0!|g!!B%Fab!1F?rB!!-BlK$BlS6BlW1Bdh&!N,Bl]*\
        )n/&<(Blm)Blp+&a.#7b2!*h$$@&$@'!aF>il(+1nCA_zFAtJcpO-J'?6Ia!!)BZ|qkF$!E0K->&S6'C/-uk-.OF&6!!4BmI*BmL'BmU/!-)BEh+!v5&\
        ^:@)hb!!H%,E0H.!>flD>LOH$Sf!#W#X2Bn.$Bn16AzS3!H&BnQ,#('!8/2B)BnZb!!ecdjbJ>8vJ&3!!&#!/BnG(!%+BnMsaH?;)agP>DCbJ.O-&'6)\
        [H!^vbiJ(V6Bo!,Bo'*BoS(Bo[8%F;Bobo!!L@V~sD>*V$Bo5'BoAbjbH).ghae%A:mE><E0!%/>B{)BoPpS#!I%5'B1gX?BM-'+B*=+Boocfh$$*G!F\
        aH*t%?vs'Bp<s&!8a%!%(Bp7a4&N-)(1%kM$n!!P&^L@#T!!$/~*BpQ9BpycI&B&Bpa'Bpjb-!%I-*)(&+!sX(&)Bptmag@c9jaH!vOArG$Bq0'Bq7.#\
        !bR>4Z(Bi7G0r!!$!%(!>G#F31=,!%*Bq_(!%+Bqus!!s$B8dL#C!!%#4$!')BqqjcP>:=kF(&&!QL!3!!%@#T2BrP$Br]&Brx,Bs6'BuG/Bw!+Bw8.B\
        wD:!-jnc-#dG!A1A6M*!CjF@mf!!0!m)Bru.!39(]d*>8vM?,MJ,o0!-*!p/@(])Bs3+?Ebj!!F'CB%h$Bt,&Btf'Bu#.BuA5?Vwb3Bsn/#s(Bsw+Bt!\
        qdebh$!W'!'c'>*)V!*a!!g!!C#s!!4%eP!%&!Qa(%FG!F%@pr$!83BtZ0Bta+!%jh!!%+b'!'c4!y*!^'!8u$!%DAdg$!%D!mqE>0I2&3$(53#%0>hE\
        )!sgf!#&!-E$[2!s&!g=Bu9+?P7jb,!TI!sk&@_uS!62#1G!s4!p-3*3#!*Bum/Bv:(Bv?)Bva.Bvpmq&!-E!%!c:$!K*+L'Bv55!6c%@Xw-!%:&Hf%!\
        d$$-I!%fK?[^ndH)C!!-*O&BvW,$Ib2AR/h&!QL#y0/L*!^G!>+BvjfLA7b'*hF%he!!%!d-*O&!0J$I&$Cd;?Z~j$!yrfh&$CdK/j!!%!8$!'fT'C3!\
        a0BwW+%_qec2!%H!-$Bx$*Bx(q&Bwu'!%.!3b!!e&+RS!6%!%*!*+!*L!ZJ@hw$!-c%!dG!>4Bxh$ByB6By|&Bz00Bz:'B}c/B}i(C%@b*AW$h.BxadG\
        &6i%'iD!g!!$!'&By'(By4.By8bh!!%#gD>.Ag%!d$!%3!%D!0aI%hfhc4>W:E!8!!4$k,$_*)H(!%)Byq+!%.Byuo'Byl5!6c%!8BA~5!_W!8hD+bl%\
        $*M(&&!>()ndeh!!%0-B!'-?]8*!^I!;$Bzc&B{N'B|>.B|ybgo!!%#g0!ja$0'e!!)%[S!6,+k*Bzy(B{=mdebh$!WD._-(S2>4]+B{2f%>a&keC>O&\
        b(!;h$!WE!'j$!%cbi!!c)B'zX%w$!%*#%/?@~+B|';2#f$>H8f&B{w.#Cbe!!&%5S!6dg!!%,%$!'D!00!j)!Fh%!Ka2!Na!!0!mW*)*B|P+!so$!%&\
        ?m]E#C!!$!'*!C/B|l9B|qb3!*i&#+I!;ibK.*abi!!I$'+B}Tg%26$!%c'!8=())B}K:#%jb*!>h$!W'!'c*!^'!8V&6%!d0!%I!%$$!&!0b4%SI>H+\
        !!eE'4!!$C!8&C!U,C!`'C#h(C$5)C$k+C$q.C${b*B~L(B~Z)C!!+C!)jh!!&!Q*!CE!'cdg!!%+y)%[W$q$!%&B~n+B~tb4%SI>DH*!^G!Qmagh!!b\
        J>w*f!#D>N~(C!5cq&)qJ!*D$n$!',!W(!*+C!IgG&B$Bi8ch&0lE!'i%!d$$!D!0$C!}&C#Nb--Gc)(&g%#g$!')!FI!%+C#6;C#@magh!!b(AdQI!s\
        &!Qa*!CF!%*!Cc6A@x'!8I!;%2)$.r0!j*%Vj&#+bh$?f/D!Q*!j(?es+!*.C$1f$$-+!%.#Cc*!^h$'L&!QE!'gP$S&2X'C$ca)C$Rnag2!Wfc4%S'!\
        8V.*f!#'!'c4%S*!^E!8mc)%8X!*dpH?b0'$[ediiB+v*0`+C%2ifc'!8u$'LD#+%!d&!0a(>w*G!Fboa!!,$_(!;G%[!!-C&=2C(m$C*56C*M3C,u&C\
        .@<C.k7#_*C/F'C/{=C05(C0P)C0T+C4z.C9]8C9l5C;}bjC>R6$C&c1C']&C'f,C'x'C(%(C(E.C(Nb8.0hBAOW2):&C'!*C'-/C'7(C'G)C'PbJ?G0\
        +AA@u%+yB$-he%>OKcK,(h!!&!Qk)!AbiDB's*!%h!!D$Ffcdg!!%,%B!'%'i6#jE0*,>&M)C'raF#4$!ND!Q%-]k2#1G0r-.?(C(>.Aqvm0C(:cI>@~\
        cI*ko!!CB[dah$'LD?+j/C(c(C(g)*tqcg%#4B!%D?vJ(-GG!F&C)F'C)Y.C)k5C*+a*C).)C)9mH>4]f%>OK$$-D!0jag)!so&,zG!F0!jhcdg!!%?a\
        #$!'D!0,>:=*%w(!%m!!cH'I&!>j$!Wh!!%$*'!'(!Cc*!^'!8V#|i$!%&!QL#y!!6+X*>aU/>N-5!%f)!|IB8C$C*m&C+[,C,<'C,O(C,d.C,kbq!!L\
        /]2C++(C+4)C+Njh!!cdg!!%#=B(5aeb-!;I-*0!j(C+H)!F8*,a$!%H#p%!KB!'f$,K'!'cdH>2|3C,(*1_(C,3)@V~+C,7o$C+ybgI%V)!Fg-!*hD?\
        ]8ke$!WbhD?eoN>4]!!L#C&>Ql.C,HbQ1b$>-VY!A.?gQem&>vs)!Fb*#pI!s$#CE?qn-)H)C#aI&H%!%&.L,C-N'C-b(C-ma!!%@E!$!%,#%(!%).?g\
        %-$&C-JaF?+xbJ11.C-]d4#%maF>OJhDAOW!!.!%iaGAET$C-{.C.7bhkJ&B)C..pb*!>h$!WD1wf!#0$9W*)$$*&#+E$M-!%6C.],>ba0!-oc.%}d/?\
        3aG>JEae!!dl).6nS?`o'?Et.C.waK2#3>OJ(C/7gjh.#Cc'!8u%'i$!%D?Ea%!d$$-&!0'!'S!6%&$&C/j'C/qa;!sjh$>-n'!')!Fc'!8V>ON/!dV>\
        (V+%wcffaL+v-?U7&!godgh!!%!%dlndF.6k&C0Ha)!>e&!0'!'G!FfhboE@w0bP+k-C0}$C15&C1l'C29/C2R+C2r.C40bgpkcg$#|D#+(C10c'$Mag\
        -!*I-PcM>Ad-1b=C1G(C1Jg)!pI!%L'Fu$!%b*0xh'C1fc'2~)!Zu$!%D&Z&#CF)C3C2!)C2/oae)!FbIC'rg$-c0!j'!'G!Fh$2)'#=G!F0&W*>@~(!\
        >i%!d$!%cob!!I'+&C2`aj+!pcT&Q(C2hjL&v$!Wb-!;I+.$C3=&C3D(C3cb*C31+#%q,!*L?$;-!;h!!%!8D$F,/]FAOW/&Bhk+C3RaH>-,$!Wcdg!!\
        bi!!D>vs&C3q.C3ubcH@VcK@a~%!K$!Wjh!!'!'c'!8u$!ND&Z$C4E,C4Q0C4fqfhbgI@^ehko$!%cgC?;d!!%!v)%[h)!Fb*>-,I!s%+b0#%/C4wa(+\
        DG!FI.e$C5U&C6L'C6y(C7-.C9Rb2@~M3!s0C5Lcg0!jae!!6(|G%[cgb*!>I'+*C6+)C6;;C6Eml'C5v+C6#ibh$!WD>+8eb(!;gB?e<!!&&TL&v2'%\
        h!!$)X&>q:N!jh!!%?0rB-ch!!L@_u3?e;g3?2I.C6cag-*YI>2|$!W&#+'C6tb*3$I.e!!L(y!!/!p.!'eh&>3}G!F$C8v&C9''C99b!!-C7p2C8.6C\
        8K&C8Q,A}o/C8X(C8a)!>8C8nqb)C7jgP2yf!#E!Q+C7yaMC4w!!'!'.#Cc,#|*!^E!8%$*c)C8Fjh&!Q)!Fde&!NS!6hcH0`bpE>gQ,!%gP*R+!skgI\
        *45!6c%!8$#+H!Cag$!WI!s+C9!obH#samM(M+C'r8C93qL+>%$*B$-8C9Di!!JC$xae+!Wf5!6cC>Wi)'+m%0xB,<(C9fgoF%h4#%E0$$C:*&C;N'C;\
        h.C;ybi,1LafK>C`->hF(C:c;115C;=g$$-+C:Hc$$*H!^!!c-!ydg!!$!Hbic)?+X+!;X#%)C:s+C;1p$Bi8D!0$!%&!Q'!%b*>'ihcdg!!%>WiD#O!\
        !$!'&C!.E!'$!'&!0'!')!FbgK'n*C;a8C,$jh!!6#jD!Qj$!WD,z-#%7#15!%i.!dV>mDJBVZ!$X!-!!,C<c*C<{/C=,(C=>)!-+C=Dt!!4(`6,%1%k\
        &!0'%,)C<_9(Pa()CS!%I?BV!!%#g$!'*!C91%5!6c$!%H!^!!2-~1/m)1hI-A!!ae!!bh$!W&>+8E!'ocH>Ta!!$!'D!*!!$C>)&C><'C>H/C>P(C>i\
        )!*+C?$.C?*5C?2b&*=(C>$i!!D>j=hHC$x!!-#@/>>M)'wegcK?96$!',$n*!^E$M.!>iS@'Y&#p'#Uae!!1%#/@br)?YQW(P%!%&-0d/C>|i%)7D@=\
        wnC?ib$!'D!3ib!1IBzs4(`-%5&1U(C?H9C?OnEB'1$?v~D/6eD$Pk&0cah(!;I!*4C@p-A{W2C@}$CAQ&CB$7CB10CBD*CBJ'CC~/CDQ(CDu)CF@+CF\
        W.CG38CGB5CGLb!!7!m,C@Wj%!8&'TJ!*!!4&N('C9C@iiE@/Fd'!gF!>$!Kc*!-afI@}(!!%#43+7'CAE.CAN9#X5(Jc$?Pq+?/bb!!J,(4!-*!%V*c\
        F1I!!3CAn&!g,CAq'0$(!%)CA{sBBVfE-0,!|cpcdH*4ldgP!j%@#T'/-.%}Y!-!!%#44&E$!'9#XfK>[k!!E?;U!!-CBx$CC%6CCH1CCT&CCY0?7x/%\
        e)CCb.CCq9CCzqF%#'*qe%*FD*q%>,1,?QB+CC=.!Ze!!4$kG'w!!6#j&#OI!*&>[3id.!'W!HkG@&N-!*fOC./&@#e0%,hb,#@F&p!G-?,IG!AC>oX7\
        !T*CD4/?U|:!aiiC*/$1(&CDKb-#F2!a,!%(!;I!s,#UE!8!!.CDjd)*ke$?]8b,,(hD>,l,-Gfj,!*L!y$CE/&CEb'CEu.CF.b,!%G!s3?X7,CEM)CE\
        Vjh*!C'!'c'!8+/PV!*bh$!%DC/cldgo$>-VG!F$!%3CEpo%!%E!'agP+R2CF$).eqE>H8&!0a*.vG!F3&Blh$!'&>2b*!CE!'$CFQ&+s,#Ib3!*D!',\
        #II!%$CFd&CFjbP1C3!*X!A*CG))CG/jd&!g+>GDfhaed&!gH!*b!*F)HEAH9)CG?go'!ZL!ZK&B.!3a$!%I!v,CGi0*q*CGo/CGx+CH#:!-obJAeu'0\
        $L!3aqbjhaF'Inb!!gI,ZnE??Z$CHK1!A&CHO0CHf/CIL)!A+CIQ5!6jdeE*=KBZB*CH`pg%B_=$!'G!Fa!!G!3&!g'CHya%!%h&>MhE0*3CI8,?5'*?\
        Ij/CIB)!A+/@jbN>Py$.y'.yFAW(dich%!8B!%dgG+.!!$CIs&CI{,$_0,Q'CJ%.CJ-b!*,*@F!%,0HeNB;M%@X`H!^jndgoF.')CJ8m$$!D!HF'C!!$\
        CJh1CJm&CJy'CK-)CK9+CK=.CKi5CKqb*?QkjCA4)!!H*kedmqdlibG?m2*CK'i&!QJ!s3!-L!3/CK5gB.kbY!|W@kD$!'&!H'CKQ.!3b3%8F!%g!!0>\
        hJ)%q+&av$'=&#mE(m,!-eHAWWJA%}3CLI,CLO0CLZ*CLd/CQv(CR+)CRv+CRz8CS!j%!Kn!#$.FD!0%!'O$S&A$o'>&TI!Hbed*!*L$F)CL~+CM2jci\
        !!0$9'+v9*)iE+vai!!&!0'+vi&!0E+v!!2)N&@rz,$I(CQ`5!6a*(&)!3e!!4CN@-CN]2CN|$CO(6CO83>Qo&COL0COh'CO~/CP+(CPe)CQ!+CQA9CQ\
        Yb-.?+CN8epL(Gh%#mF>+>,CNL'CNRbJ(&%#OE'7(!*mqbeP(G,CNq'A{b.CNun%C'oB#mC>_A,2#eF!jamdgfI>hD;CO3flcE@)*bN@+8$COI&#C'&'\
        bjhL?]8D01(COdg+CO]fkeQ>DCaiiD@a+FC(:$COz&#!'-]b*@W`F&pC>?Pssa*?9SF!%$?$.,CPF'CPS(CP_.AI?b*!*F!>$!-'!>b*!%S!%c*!>f$!\
        %E!8dldG%Fa8CPpsdF?HYdikhcdg!!%#=D#O1$n/!;+0{.CQ:c*#@pg!!C2#4?+<D!>'#7(CQRa*+.eedF*IbgfTCAj$(,E'fr0$9)CQp9*)sE@#e$%5\
        D#[!!$!%i&!0a!!(!%I!%4CRI3>Y[&!H,!m)CRM+CRWb3>HYH!vCAfn&!0a(!%W':1%k&Bdr,$_('k)%[5$6a'$Mf%!8S!6K?={kFA3,%#[aF2#$CS:&\
        0cb,-GecCC,^!!*BZB+CSW5!%e!!%@`m&!0,#II'L'$MG!F!!4CTA-@&|$0'6#j3CTN1CTR,CTd0!m'?x;/CTm(@wY)CU%+)Nb3!*eo!!&#pJ$_%-{$@\
        p!&$wE$3cF!K%&-&#['1Oae4!%P!%!!c-#@H!^$!-&!*.CT~d7!*Y!AH>O-7#.J*z!#%'i->&Sf90{bjtcBAC=2-~*!C'?YlM)R&!N5!6ag%#4G!F$CY\
        o&C]q'C_V.Cd!5CeMb-CVd2CW26CW93Bic7!*0CWG*CW^/CX2)CXX+CXv8CY09CY=;!A5CY[:CYcq!!%@+73+70A=Qq$)XD!N+CW/t!!2)N&!0,CW(/$\
        n)'fae!!4&NZ$k$>SkD!0D+_ia!!G.9h!!$!'&!NfN@sT0!H)!Fl!!4+;6#jd*!%E!8!!4&N&CWu7CX&*!;a!!fR*L%A:md,&*0/LI-V!!-*n&!NGA]?\
        !!$CXH/CXM)CXS.@M>bL!g!!I!v$!'D!*ndE011>r,)CXflB>97&?I#*!C.#UdfI@wm$CY%'!8bB>u_!!6(|(!%V!-%!>&!0a*'LG!F!!6AzS,CYOobo\
        !!P!;!!$!'&!0fM-'6AzSE!8$!%&!Nr!$W%q2CZo$C[;0C[P*C[e'C[{/C]&)C]8+C]N8C]]9C]d;!Ab7$S)CZR+CZYm!!$(5D!N$!%O@Fa$!W'!'.#C\
        c*%V'?:~VC%,!!&C[*.C[7ag-!*2+R+2-X!-4(Ah!!'!'W@f}J?e<2!%7!%,!%)!*l!!$!'D$b'$Fbh$!W&!Qde&?M<S!6$C[qbh&!QL#Ci!!%!dJAT{\
        ,!*fE?Yl$!%.C]4c)!AI#%GCDn'!K)C]I+!%jagI>s5!#D&y&?:~'A~5bjB?={%A$oD#p!!0$9a+!%iW':-C^@$!'0C^I*C^c'>oU/@+8)C_$+C_C.!3\
        q!!q%#4D!0$*#t!!B01$'Z/#_)!Qcg'0*bi!!&C:XH!C&!Q7C^u'C^zp$!WJ!*iBBs.&?5#J#d)C_5+C_:l!!&!NH!CjF?p[%!KdqC?451!%+!Hc=()j\
        %C-KDAaH!!-C`=$@}`601&?7e0C`u*Ca#'Ca//Ca?=A4-(!*)CaD+Cbl.CcL9Cc[:A@xb7%;I!T1C`Q7C`T'C`^.$zaI?UbB-J!!a(!;I!%,$ho5C`qc\
        i$!%&*cL!3J?96'C`}iB&pF#!$!%.!3r!$D$e*,0t!!4$k$)XgB#m!!M!H&!Hf!#-Cb4$!'6,%1Cb@&!0<$k*!C'CbH/CbP(@sQ+CbW9Cb_q%!'&$t''\
        7(Cb/a%!ZgK/`aBC$21Ca<k(CNyI!%%0]aCC$28!HlI>0^%0]DBBv%@#eD!*&&-'$wb,#@S!%-Cc0'Cc7+CcFb/Cc)i!!%$=L!3n&!QS*#n!#aI)f/Cc\
        Bg!!R@D_O@-@%!KJ!*-#F+!Ql!!$!%D!H!!2$S6'C&!0*Ccvq$-Sb&!>F!%!!9':qB$62Cdb$Cdj&Cdt,@Qp0Cd|*Cb,/@'.)Ce6+&p:!Ajc%)q4!ys$\
        !'',Wc$.rx!#D!Q!!$'LD#++!%i*!CI!;fa!!F@3)1,f/Ce0q!!i$!%D!N$!>J#1!`$!%1@qF+CeGbP%8!!CB-d!$%>;R$>;S&!0'Cel/CfN)CghqCAG\
        +%>;L4?h;3Cf2,$h0%t*/0/Cf<)CfDjbkI20ag!!&,tS!6%>C@O>1C-.h+%5LB<uh!!'Cfbbgbir)Ax3I/0-Cg(3Cg5,&*0CgM/CgT(Cg^+#:q&'WeC>\
        qb$B(Ud-BO;FBoM(Cg>bN>s5b/CgIm!!N!-O?Wi$$=dH&s1A:ledK$zjnc2?iTG!Zhbi!!i'?ufc)#%+!*w%!dD!0ag$!%&BdAd-BE$lnEAnO-CiC2Ci\
        q$$S6Cj&&Cj*7!*,Cj@0CkK*Cl8/Clo(Cm])CpU+CqW:+%q!!%!%$Ci(&Ci-'%Cqr!$O&j!!R!%))!+Ci;j&#+J!*!!&2LL!3.Ci^td'CiWio!!'!ZF!\
        ;6+XM++,!p(Cilm4!HD!3qD?T%!!41}3$@9%qo,'}S!6T@t0*!^)Cj:ebff!#D!H&#!G!*!!-@Sy$Cjg,Cjn0Cjw'.F/Cj}+Ck&8CkCoEBv54#yY?s1!\
        !$@#TD!3!!cH&B%+yF&<!!.Ck8c))!ub(!%I(p)BkMe%-;B!%ae&!8I!%!!4Ckl6Ckt&!80Ckw=Cl*.Cl-b*!-F%e(!TaeG0XF)n&Cl$aeqL&-g!!Q!3\
        L%5i%!ddgcmR.L%>F)2%h$ClS&B(o*ClZ+!%jI>hE&A6rL!3$!'c*!^icg-*#p+!pL!3-)($!K6Cm7&Cm>'#U/CmA(CmJ.!yq'$6abF!H,/uL?W+P,(%\
        !%$!'D!0&!v'CmVaG@}`gcjU$@!!4Cnb-?$?2Cnn$Cns6>[l&Co&,CoC0CoV(Co])Cox+Cp%8CpJb4(A*CnO(!*)CnU+CnXj%!a'!-S!6oaF>]xG+1$!\
        %&-]E+v!!&!0f&#[I%e!!J):!!(!%h!!h%#4B>%f%'i*!^+Co@.!Zd!!.(yf%!%D#+D*=!!&CoPa(!%W!%-()H09koQ@1J$?$7&!H5Corb<.9*!>W.9!\
        $K>&S&-]de!!D!p&Cp8*!C)CpDbc,&|H!%,'zf!#&!-G!A$$3S!6$+nb+)+jB&v1Cpt7!%/Cq&)Cq2+Cq7j'!%k)!AI!-&Cq!b+!%W!%EBmU!!co!!%!\
        dE!'!#B)X%$wd0CqHo5!6cC>/n!!$!'1%k&.RGB54!!%>g|4$k-#F&Cr(,Cr6'CrJ/CrP+CrT9Crda*!CeB>+(*!%),Oj,!*L@hw$CrDbf!#f!#T#j()\
        CI!%6(YL!>LAqv$!'1@pn&!0iB>h>dF?fr4Ct.-Cto2CvN3Cvc,Cvj0Cv}*CwL/Cw{(CxY)Cx`+Cy&b0CGi+Ct+g!!&CsU'Cs[.Ct&bN>6K2!*I!*4?O\
        &3%M1Csz/Ct!)#Rj&>0+dqbJ@MTrP>sTOBPfeC?}eO%_'Ctlae%)@*CtR/Ct^)Ctf9$}j(+U.?I[bT!*$>L%b+!sL!>1>1CL@t2$%nM-'F!^,Ct{b2C.\
        _G!A$!%&Cu-'Cu;bN%M-#|*!^)!>dM?@~1Cud&!g,,w*!*'Cuj/Cuq(1R)Cv2+CvGqagwC?}/axC>iJxrpaH*n%CXb$>971A!S&!-)Cv/+29edM)}@c;\
        $2n&)U'&$h5!ydm%$zB!%(!QnS&?$!''$[cll$!-co%!%B!-g$!>L!3c;Cvzgo$!'ecKC-J@c<4Cw8$CwC,#('CwH.!yb!*I,!%>KQco!!D%h!!H!*Q@\
        7T&Cwa'Cwd+?Ubb*?)nF!-K'1-BE$/Cwt))+oEC]D1>1CI29$&$(Cx/n$!'dmCAW#%%_$CHa'CxQ.!3c%!8/CXbg&!g.!3dP><!nalhCB#f&&mL!3h!!\
        $#d&>BKd-/j,?YRl1+[,A)z+>=obF?v%&Cy3'Cy9nB@wm2#dG!p-Cyj3Cyn7Cy{,Cz'0Cz5/CzE)CzV+Czjbejnchajh'>LiL#CnF.<ag5!6a)#RI?h|\
        cg$@X`D!8!!'1.rfc*!%G,Oa0CzApbiEAC=qF)}$$[,CzSndhdN/LC&Z&#!01}'!K+.<taiB?9adxc-#|H!%$C{&be!!c*!-I?@o)C{5jndfiduC>yZh\
        djnE?_'4!--!|2!|$D)33!%1DOU&DP/<Dyr7Dz5,!%0Dz>*!-'DzF(E*W)E3-.E319E8q5E9/:E<,b!!-C}92C~5$C~@6C~G3C~T1C~}&D!(7D!S,D!^\
        0D#>*D$O/D%C(D%R)D&l+D'H.D'V8D'w9D(55D(D:D)-q!!%!%-C}2'C}5q!!J&3O0fB?We-!-1C}U&!v'C}a(C}e+C}wa!!J!a%!%f1Ck~D!*cI)Cr-\
        ?U7d*!%jrfh!!D$Cri!!&!3d/C~/(@/GmB>C1&!pI29!!%+D2!;E!A2><IN!Q,!-+!Nsd!!P&'!!%&W2!-3C~m'!A.C~taG>P9%!%BB[QaeeadI?P7!!\
        ,!%H!-7!Q0!Q(D!;)D!FgIC8@r!$&!0mC@6d!#5D!PnD0UR.I!!d&C}bI!-!!%2_$D!}&!%,D#+0D#:'!%+!QqaF*@!!%!%)'fI$'%'4c%$*$?FffQ+7\
        C>k|!!$!%3D#z&D$$7+k0$}*>e;'D$)/D$8)D$Db!!3!*,BB%(!%f7!%j$#!L!3bigL@JSgEBH^)$@.?Pq:$@cG@)h!!*!Ca*,0F!%'!8ai!!T@nc-'n\
        2D$u$D%*3D%-&%P7!N)B8cb!!$!-&!gL!3(D%'5Ca*a,!sF!%L0EW(],D%6aF>HZ%!%&!0a4&NG!F1@.>)%el$B`ZJ!*%(Y2?T:&AJC7D&/,D&D0D&L*\
        D&V/!-))z+D&`9D&ha!!oauci!!(!;I#=!!&!**!C('k5!6a*(/S!%cgp!!I/$$#yfhboI'I!!$A`gD!0!!4&EB!'D>|))-A+D'&5D',n!#4&E$%MD0U\
        beP@C#%$C0%t.D'>l(CgYL!3e$!%&!gL!3$>6s.#yc*!^V!*-!p*D'p/@,|q!!&!0a*><MF!%h,$IG!F%A!_&D(*5!%agM(])!A+!%aG>(}!!%$'$!3*\
        $SoJ.X-(P2D(n6D(t3CTN,D(|/-D)D)&++Uq(@F`d'#@S!%eabN%;i'A+CS!6c32<J!;/@][I$}$!%X!y4D+{-D-22D2r$D346D3k3D6a1D7.&D7Q<D8\
        -7D8=,D8Q0D:o*D>F'DA9/DB5(DE$)DFx+DK>.DL{8DM>9DNw;DO&b!!2D*_6D+.,D+60D+F*D+O(D+W+D+ij+D*Zdg!!B#vcV&B!!$D*z1%#,D+#*!C\
        9#Xq$%5E>.N*(/S!*'#mc32<HCH`!!$(jH!C!!$+v6#jc*!^pH(Gcg%!dcX#%!!$#=G%[!!$#O&!**!C+$'S!6n!!4>Qo(%b+@}!WA2w!!$D,Y&D,](D\
        ,o+D,j.D,zb-!y)?.!+%8.D,Ne7>4]0!jG!Fjn!#a$!%F)CH2#+D,jich%'QS!6!!E!'c21_)!AaT(/*Amd+D-,p3!HG!F!!CBpv!!$D.~&D/W7D0/,D\
        0:'D0i(D26.D2ab6D.(3D.21D.8,D.<0D.O*D.V/D.a(D.l)D.x+@U!5!%oa!!H>'i!!sacgC?2X'!8F&^aP/@!!$?vJ&>x|j&Ar(dN/=$>x|M&|h%!d\
        $!'G!F&BpN'>>NI29qdxrib)!*I!sriJ@]=%#s2!j,D/=*D/A/>:Lc8&3h!!T$XB>H8-!;*?D'h(D/SbiD>R$CB~{4$@3.-,B'E0D/z/D0))0r.!3o$!\
        W&!0L*,$>x|b,A{,I'+naF>,5!!$!'1&0J!*$Bop&D0[b&>570#%)D0Ve%C4wB$-fcT)[8#|g%!d$!%E,c!!-!d2.X,D110D1>*D1`(D2$.D235!%bpk\
        J*k'D1:iaI'zH>w*/D1JmcffcE(j(D1Vdf$!WD!daff$,KD1w)D1n+D1{paGC(;hekjhc'?:~V'1bmDCjz!!%?Gb'$M+*RL!ZM'z&D2W5?Epa$!%0!j)\
        D2Rlch%!dL#[jaH0i$.rmcHD/S0D2m)>R$qD*#bF><8.D3%c-&BssaeBC4@j$!Wh)!Fc4!yE!8<$q0!W/D3L(D3T)D3eo!!R*`!!$2qH!C4&N1/mf7#.\
        hbJAN_jbJD..$D4=&D57,D5l'D6$(D6?+!N.D6Yb-(S$CG?0&H.?d4iK>hE-D4M*D4Z(D5'bI2t%+>h!!&>+8E!'2D4l$D4u)D4yjB>Y|%#g$!'G!FfI\
        1b$>Y|c4%SV.*$$*0!j(%F)!FV?vI%$*-D5Q$.r,D5Y*D5aqeciJ>hEc$C3NI!%%#[B>HO$$-c*!^IC'r$D5z'1bb31bI(p-@a~Y!s30u(D61icC>H'$\
        >Ovm%!d&#+G!F'D6Ub5D6LkP'%%!K0!jG!FfI'%)):gK-l$D6z,D6~(D7&.D7*b)!AkG?6NHC++kI>ucbP&HG>)7&?vJ5D7Ekm%D1:cocscB?Ffoe%'Q\
        deaI>iI6)[3(j0B}f*D7t/D8%))!+!;;#:j$$-I&Qd*D7~jnB-YS>qcgdfdlO*4a.>Q_jh$)X&!QG!F7!ab3.-0D8MiD>x|B>x|$D986+n1!|&D9P,)C\
        'CKm/D:U+1e.D:f8#1b&@wm8D9.9D935!HjeEAWWcFB#fbF?d)3D9E+'+jhC>A<b-!;h$!%D1w%!%-D9y32<0D:/*D:3=D:<(D:?.!38D:CqaeCC1{&D\
        :*b-!;hafG%MdLA}5DD.V$#%zkBC3NL'ID?M<ae$!')!F5,Bb4!yH#pnc!!g%B/n&?M<L!32#13!*G!s$D;T&D;z'D<l.D=z5D>5b*D;D(D;Jp'D;:ga\
        I>w*p!!5!6kB*/2#_I1e7#%j%'QO!**D;m(D;t)#!+@I|bg'?RIG!Fh$)XD!-%#yD!><D<@,D<D0D<K*D<T)D<Z+D<h.C'op,-'E!gE?ubchbF>w*dgo\
        %#dB!%aeCB40+!Ha!!mczL@;sCA$o-D=72D=C3AW'&D$4,D=G*D=O(D/S+'+.D=wqDB~{e&*#b-!;IB6%LD5Mc)A+XI!s!!&D=c'?MG)D=maI?#/%&d)\
        ?+XX#%heb4%SIC=4H,i(D>%iK!j!!$!Ne$!'b3!*J!%+D>>aJC-^ndidQ?#/!!2D?)$D?X3()&D?]*D?{'D@+)D@X+D@k.DA1b,!|:Ar'h.D?!cdHD<V\
        e%#gB!We&!v'D?<b)BPTghO>N&4'I-D?O&+s,>u^bGBPT+CAnbiC+(R>]~$?Ff3>H80!%)D?v:%Mb4%SJ!%!#E$[&!35!%fhbaP.v+D@F.D@Qmcgbh$!\
        W'!'cdg!!C26$!Wbh&!QL!Z$(GgK(S$!Nc6*R0%th'CzPS!6!!&D@|.>?Wb,!%F!T-!y*%V)@[|+!ssF>il2%wgK@^e)DAU;DAYo%!'d.?;Ue%#gc)#1\
        X&3GAr'r-DAw$DA|3DB%(DB*+DB/boagdG#drIB)xlnaP2nkCDArcR>aUnrNB)x$DBr&DC-,DCK'DCU(DD8+$'.DDtbe&!-h0DBh)!F.#Ca0!jF!%agh\
        !!bJ?o@(DC)go$?2J)!Fb4(AH3$GD>z3DC=,DCCjh&1wG!FmaH>)7bh&!QE(5$'Qd(#1S&|*!j/C-w(DCx)DD(+!%i&DCrbF?#/hcK?o@h%!d$!*0!jG\
        !F$$-ch!!%#=&!QE(5$DDO&DDk'DDnbu%!d$!WD#+2#%)DD^j%'QD)kf%#g$,K&._E!'V%wpeC>57h%!d$!W&2XS!64!;$DEL&DE]0DEn'BVq(DFc8DF\
        sb-C-^&@E!H?f!,DEXpkibIC.(D>Dm2#1)!su%C4w$!WD!0&!3'@,@b!!/?,M+DF(qeC*t'DF3chcG?[44!T,&*0DFL/DFW)DF[pirlO&Q$!%r-'WdG.\
        'O>W)-?Z}D)Uc-#@2!-$#C*0uG!A!!D%P-DGZ$DH51DH^&DHc7DI10DI9'DII/DIP=DJ6)DJ;+DJP.DK,5DK0bicg%'QD?#0%#g(DGy.DH0ag)!p+!%o\
        %#g$>w-G!Fc4#1$.rlh'!'c'!8V>aaeCA($->H8*DHG(DHLpeBBVqfDD;68C;bh!!$!'c6*RE!8bqD0c3DHw/DI'(DI+),ijK?0qg!!%D@J$!'D!0F>w\
        e%+yB!%!!0!mI(V%>ME&!gd2!ppF?b0,#%F?Ep$C-X&DId'DItb&!'I&p-/V+!*f%!K$!WD!0,@^e*DJ3++Dc*!-i%!d$!'0!jG!FP-GkC?HY&DJLaeh\
        !!flddH@9>bI#d&DJd(DJrb4D=3icH?#/+?okg%!d$!WS!6.DJzdS'%jh)!Fc4%S'!8V&6B?I#gjnedgc)#%XCgz$DK`1DLP'DLU(DLc.DLwb->*#c,$\
        SH?G#*DK~(DL*)>4[jh'!')!Fc*!^'!8V!*h!!$!%D!Q3?2I&CE}(>-U)!Fm$#gcg$$-&&Zb*!>h$'LD._edH(S*)k.!'x!#DD0X%C3qc4D<V+Bqumag\
        I>2|N?vI-!*h:!Tae&A_4'DM4bH?,I*!%mrjE?`o$DM]&DMm'DNPb*DMW)BpNiL%wbQ>]midl$>+G&!00!jG!F!!,DN-'$M)DN>+D<Vb*3$h$!%D>*(!\
        !6#j0!j(!;+#=W#X%!K&!0'!'a!!$!%F!%&!'+DNc.DNqi.!dV(S&C+Va2!N$!%G!F('%I'L!!4&N2>U^J*C+DO3bmahnbG%e$?2ye%)q&!8d-A*B(DO\
        Q)!*pikK>aUE>)7$DOu'DOyb7'Z,!%(%28!-9!-kibpD/FpD,Z,!*+!|9!%onatbgcG)14DU)-DUP2DXB$DXy6DZl3D[Z1D]f<D^.7(;,D^20D_.*D`I\
        'DaX/DbV(DdG)De.+Dw_.?@D8Dx&9!m;Dyf:Dykb!!-DQv2DR5$DR<3DRD7DRm,DRq0DS6*DSS/DSY(DT2)DTF+DT_:DTvq'DQnah%!%B(Mi%>8XD&Z$\
        DR*1DR2(?<#bJ?S(hrimE?C)F1q$!ZEAp)eafcf@c=*DRU'DR`(DRfiS>g[df&!0hD>MhgbJA{,bm!!N#(D?(>!!'DS*5DS0ajh!!&?UsE*&p!!L!*)#\
        RX!H!!$$P&#!'DSLb*!vpgaI+Dgo!!R$k%!%I+A%>Ip1DSs&!')?!(a2*V*(dF!%'DT'(DT.5#LaedN)w*!*F?<-C?CK->(m&#O+DTBenE%_O?*T/+[h\
        %#L$>Bs(DTZdJ>|]E?54'@E/(DTrna(*hfcf@c>D?gD!#'DU#aM&^*'IY%/(DU<.DULq$!',!*kt@ab-#Fgjn!#cb!!I(;K@ND$DV%1DV17DW&,DWG'D\
        WM(DW^+DWo.DWX5DX<bmlhdodg!!I%C!!*?c5e!!E!3'DVX(DVgide&#[d0>tRoclnagrihecjnideE>tR*AW$hdm&?#0S!6d&$em&!-b-!;)!;h!!$!\
        %&$edM(d!!1%#&!*)/$5DWBa*!3(!Wr!!R*7!$R*7dxC>w4.DWXh!!SCKqmC>?s'DWhbgE>=mfhdH>8v&!Q'DX+5DX1b0-0h$!%&!QE+vfhS?Pyd).<l\
        1)wI)wgdPCwp2DXX$DXh'!Ab*DAsjhD?kqi$$3r!$f1&<[Cl*,Ap)dxr&DArjrIDAs4$k3DYE1$6,DYL0)4*DYW(DY`)DYf+DY{ssagR@>e'!%kB2eaj\
        he&&dE?v&jalnC@U#$#LV0?$!K+DYtc*.OG,O'#mF?&`!!%#=1DZ6&DZ`(DZia(!%I/0ri)DZGmbidgriL@wmhciq'DZYafh$>?sF)tafI>?s-+e*!^I\
        +eD&p,D[Ts&D[9,D[F(>+>.D[Iae)!Fag-!*hcb!*,!%I(p2'Fjkih*!CS!6L*@f$C#:&!QE!'kgDCPb!!3%&&D](*D]M'>PT(D]Xa**Vfh!!$!'c4(A\
        '!8V!*h!!&D]C'>PTb(!Tic*!%)>OaX#%)&H:&HpF+Lc60~h%#=S!6%@.Taff$,KD!Qr2D]oqF%Ced;D]~fhealI?}SrlnagribibH#dUBfH2!a$D^a&\
        @a+,D^m+D^{.D_$b+D^SlcP#%%!d$$-&!QdF)fhhbgh&$ea@c?!!$$[r!$obJB>@cbwB!Z$#gh%#gD!Q$D_N&D_~0!H*!C'D`6/!y9&<b3?X7G#F!!(!\
        %+D_mg)D_enroeD>bTcdg!!C)q(D_znripiSB#8EA%~+!;g.D`.cG@Q($D2TI>+7-?U7.!>eln&$edhnB+s!!%$!3D`p&!07Da$*Da/'Da9+!%a(A)@)\
        !FI!v!!4%5$!%1!;&!NJ!*!!%!%$$3S!6ae!!++UW(P6DaO(>K>)?Sfjaeb)!AI(;ibpaiJB)i2!*3Db#,!%*Db''!8/Db3(Db<)DbB;DbOjaGCIFB??\
        h%%_rf&>?CL!3+>x}nbH*#%%2D!v/DbKjE@wmS>K:c2!*H%V!!,Dc:*@~x'!y/!H)Dd!+Dd3.!3n+Dc35&mag5Dc)nrPDI'inrobghE#.n$$=E!0$*@'\
        DcEbP2?2Dc`&>x^0Dcc/Dcr+DcxjdjK.LE+_b!@-!;h!!$!%D#O&!-E&y%>~wB#!%+_+0fd)>b`mbH?@y5&pae%,^5%nd-?`]H>s5-!-3!*1&^&Dd|7!\
        %*De#+De&ajh*!C'Ddsc'D_gVC%,e!!%!vG%[QByrP!K!!&!NS#(!#4Dh'-DhI2Dl,$Dl26DmG3Dmt1Dn;&Do7<DpL7Dp[,Dpa0Dpq'Dq@/Dql=DsE(D\
        sZ)Dt(+DuZ.DwJ5D.yb!!-DfZ2Dfd6Dfj3Dfs,Dg!0Dg'/Dg-(DgO)Dgi8Dh!q&)q,(SkG#1jnbecP?b?ubHD17s$>OnDCPleaa%0-0!jG!FidW!Wqcp\
        L)kl'DgB(DgGabe%$*&!0G!FcH?esd4#%V?G}(Dgam%(G$!'&!0G!Fb*?f!S!%+!Hf'Dg{amqi$!WS!6jD&BdW@RT$Dh7.Dh@b(&|gP&|ica6!%V&3ef\
        %!KB>+G!!$Dho1Dh~&Di%,Di6'DiF(Dk].Dkvb*!>F!g/>)7eg%&T0!jG!FCC'o*!-li$*}cg$!%bF+e'Di?bD@79f$!WL#C3>Fh,Din0Dix*DjH(Dk0\
        +Dk6.Dk;8DkWjalnC/Cd(>4]kF>4]6Dj10Dj</Dj@5DjDqdR>%n')@ch)!FL#CE@QkEDi?jB!v*Djb)Djm+Djrjaeh&!Q0!jG!Fajh!!$)XD!QdJB{.&\
        Dk$agh!!$)XN!jgk%C,^$!WD#+o!!C$*nB?K[(DkKgha(!%gbgK#1%?f!)!*haG!;aFBM!&Dkpa2&<$-l+C'rlC/~mcHD6-)Dl!eG?tof%#g$,KD!Qbc\
        HD/8*Dlb=Dm4)Dm<mq'DlYbe(DlTt%!d0!jG!FbfG(G20~vB@E!6Dl}3Dm)+Dm-j.DlxnCDgCmqB0'ebgjnD@KmC?f!bgpJ?.!kcicRCGuh$D^~bqJ?g\
        L&Dmb,Dmk'Dmo(Dl~.C8HbuE?RIpke%!dB&|L>DCeBD7*(Dn$.Dn3dF?f!.Dn.bjBD/8ghJ1_&#sfI?E6-B+|$Dnb6(|'Dnq/!m(2F+Do(9Do,b4DH`e\
        N1q8DnmbehB>DPB@&Sg$>&}d.Do$e!!C0-FDn|dW$@b(!*+!HfO%&*DoCiikfD>%d6Dof3Dp)1Dp.+Dp58DpGj,DobaH>DGcH%w,#%'Do}a)>)7jh%#g\
        &!QG!FembhcdH,raHC2eaecI>iea3>H8e0!j)!FafIAA@afI(G.DpVdcH@WTgKC[j!!B.F&*Fd-&B2>9%rbJ#+$Dq-&Dq2'Dq=b5!%ghi$&|D!0mR@S=\
        ff%!K$,KD!QL#g(DqY9?G/q,DqUa5!WoD'FD@Gv3Dqh&?qmoaF@C#CD1:$DrA&Drb,Drk'Drt(Ds-.Ds=b)Dr<+Cb,e&#+b3?.!I&6fD>N~,!W(DrZgf\
        $$-&!0b4(A(!;I!sf%!KD!Qech$)XG!F%D@UaCDi?f$!W&!d)Ds)b4!yJ!%BD]^%@B|d'(Y8&3ldF!dh%?0rB!%k&DsObJD0W)>ucah!!L#[$Dsk'Dt!\
        .Dt%bB/C3$6)Ds{l%1FkIDI+M>QkR#1M.?$DtH&Dtp'Du-.DuM5DuQbhcfs%0`cB.r-.?*Dt](Dtim4D(AD>*4)!sh!!$!'D!Q+#%V>il2>-U,DqR/&B\
        m.>4{ci%?*4D?I#-Dg|*(&i8DuAk4%SIC'r&!0a!!*!>F!%CBuA,D.zmN>8W$Du{&Dv,'DvS(Dvh.Dw?b6(Y*#pfIDn*0@'.g2!W)!sI!s-#F*DvBii%\
        >OK$(50!jf@U3DvNjh&0lH!CkDD`*(Dv]mC>W*h$!'&>3}G!F$Dv{&Dw(.Dw:b-.?D#gff!#6$XD,z-!>qkh%#=$$-&._E!'fID/8eq%$*$!'G!F*DwV\
        )!*isD.-c'!8IDgu!!%!%1Dwt+Dw}jn!#N?p[$-ireC>&T%.yS!6$DxC&Dy&'DyK.DyY8!;b3#%*!%F*R!!)Dx|e!!3Bi7+Dxcf$!Nc6)['2~I!;)!Fc\
        0Dxwjki&$C'#LL%}aHA}oh&2#G!F*Dy8)DyDoa!!*!gF!%%!d$$!3!%D#+&DK#E!'+!%eja!!$!%N!jipa0!j*#pG!F!#D!*w&!NS!N!!&Dy~btbF$z*\
        Dz*qdL-;g5Dz2c@b@c@3!%,!%N!%!!.!3X!A!!-D{Y2D|Q$D|u6D|~3D}$1'Z&AJC,D~&0E!'*E#/'E#q/E%J(E%i)E&U+E&~.E';8E(B9E(Y;E*.5E*\
        N:%8q4#.(D{N)D{TaF,B%!%D&pdHB15!!$#g&)q+D|&.D|?t!!%#4$1(1&0&!0)%/9?x:S$6(D|7de%!v6#jfM@F`cg%,%B!%0D|GoF1Raghb(!;I!s$\
        D|e3'n'D|no$@oBJ!*jb3!QOD.80!-HA6:&!%(!%G1hT!W4)}-1%$!%3D}X1%k&!*,@1c0D}f)D}l+D}v9D}}5!6sc)@p;pO01&!*5!6a2!NF$@b!@I*\
        I4>hv1&<J'='A=KF$n%0]E(m!!$D/8&D~I,D~b0D~n'D~u/D~~+!%oekN'4'D~_jnd-A)f*>8v)!AI#:J%h!!%>h=1%kE#7%A{?B!80$h(!%L!'ncH>h\
        >4E!:$E!=&E!Kb&!8I,!B+O!!fhcj!!%'QD#+*E!Xjci$!%D#%$E!y3!a&E#%'!3.!3b*3$h$!W&!QFAWW!!a!!FC)@->?C$!%E!8!!4E#b$!*3A*|&E\
        #f<!Q7E#j*!-'!'.!>b!!h&!Q.!3a,0HG!FCB=ZXAe@ar!!W':4!%6!p1E$6<E$;0E$?(E$Eo%!g&!-iBCc<cjU)ncQ0u!!fP$q!!4@x]-*n1E$x<Dwy\
        7E$},&90E%0*&a/E%8)E%>9$q5$6sF>[<bHANv*E%)aB@'.d4!%K.Ob*>E5I!%,%bE#O&$th$#7dMCa?$!%/E%Wb!!N#d,Dlzai3Ba5wagI>Q_%0i$@*\
        X&!37!%0E&/'E&;)E&A5E&OqaB@eX!!%/~$!'DB_=hnB>MD%@hT.%}csiaY!s!$E>=m%#4$,c)E&k+E&xc0/LH!^%!K$A`g1%kD!HdaV@#'!!$!W($@+\
        E'4b3!*F!g,!*aF$@%#U-E('3E(*,!-(E(7)):q+E'|i&!0'!Qa!!(!%)D|3+E'pnB?v~!!1@t1'!8F(g!!$!'T$XO'},E#bn!!41IH%,%@YkdkjdL/C\
        &)K5E(Va!!->1G7-AI&aC/-%0u2C8@&@&}*E(v(!;)'na,$SF)C4A=Q-*O2?6G$!'6't3D]J&!N/E)I(E)Q)E)V+E)zn$A6ND$t'-uibS!WcpO-l1B0R\
        ,.h/#.+E)o9#(c2!*X):(?[{b3!*I!*'E*+.-{c-#@N!*W!8$BC^'E*?5E*HbX>>{,&gekR>y,!$KBHz,CpDaHCwC$E-T&E.b'E/l.E1V5E2Zb-E+C6E\
        +f3E+}&E,;7!*0E,O/A1i)+I.E,f9E,x5E-Nq!!%!%H!C1!Z'E+R.E+XbB$F!!HD&S,!-gjki&.oL!3h!!$-c&$bf/?$-mbg!cAG%[!!$!*3!H*#Id0!\
        m'!8g!!$!>O%#g!!%#44&E$!'l&*wJ@D_!!bh.E,cc-(M)AazX%wF/3pnh!!&!Nfmbg!cBG%[!!$-c&!07E-B,#_*C]n)E-Fq(E->b-#@F!%DAr@H>bk\
        1?Q7I@][!!OBdh-#@2B1d3!%&E.?*E.D/E.H)E.L5E.]b0E.0($_o!!6$X,&9g%>R:E>R:!!$!'&$b,&0W>R=fGE+OKA+XC>K>f!#%#4$!'&!0NAN^!!\
        T!p$!'6E/*,E/<*E/?/E/I8E/U:E/iq!!,#IqJ'nh!!%#4$!'6#j&!0W#XJ$St%+b$!'D!0!!)'wl%#4D$b&!0a!!)A]?9$qi!!J!HX!y,E0:0E0C*E0\
        U'E0a/E0g)E15.E1I8%89E1Op1?%lL!*i!!$#=H!C$E0Pb&!paE?Se!!P,Q$!%&!0bR>iI,#_M!%!!,E0~'%,/E1')E1/tcK@?s$!>D#!$!'cgQ'4$'=\
        S!6$#y1AIl7!;)!AdlnD@hw32<I$'*(/GCe*4@'M3E1w&E2*0E2-*E2L/E2V)%MoQD;A!!)E2'p$!>D1UI*:P'1!!6E2E1%#,#.0%&)@YpqaC01c(!*G\
        #Ft!!%$wBA-eB?qz!$2&9$!'*E2{'E3$/#:9'tb)!Ao!6B&m%$=B#vl&?sbI>=ojP$F4E3y-E472E4m$E4y6E523E5?7E5H,E5Q0E5m*E6V'E6~/E7<(\
        E7`)E87+E8g8#Ib2!%JC3]!!%!|&E41*'I5!-qcHB_M$#+E$M%!>$!%1?#l+E4_t!!&!0,#(/#.9%q5!6q&$tE$6!!.E4icJ.0J?BE!!3@1Ja!!B!8*$\
        F+04i!!$!'&#Oi$!'D#Os!!$A`g,!*S!%!!d*!^L!>%!3a!!P'@,E5g*!C)!*jc%$F0!HH%_%$wH!C%!%2%h$E6B6E690!;/E6E.>+hq%#v4@x]*!C9E\
        6>sdL?gQCC?PI/g!!-1%$!'&$b,#(G$h!!-!*$!%3E6r7#_,#.*&9oaFA>Q!!%?N8$!QO*L,E780!aoa*E73jcN%Fkm@cCE@pr$*/i&E7Hax@Vj&E7Ub\
        4%SI>Tc+!;oagI@;I4$}$#v3!-&E810*O(!-.!Zb!!4C!/0%M+.e:BBbg-!*Q!a%!8E,^7)fh!!4#.$!'&!N0E8[/E8c(2F.#7j%)@J0R%@:dE#7CDJH\
        &1@jn!#N$9$E9#&E9*besD>oq$*qJA6CgP@J#4E9P$E9U&!07!**E9g)E:$b2!%(A[mL!3qLDU9!!&!0(!%9@c@fID%'$!%b)C}bm',cc-(M)!Zh$$!D\
        #O-E:b2B(T$E:s6E:w3E:{7E;(,E;-0E;4'E;</E;B)E;x+E;}.$=b/?UbeI?!D1E:o(3*bijL)7aX!THCf/LC8H$AP!ebM?UbcH>;V$?0LE*@agdeFC\
        t+0!TG&?1E;[,3**>s/(E;tal+&QfDBBV$E;k'E;nb3!TG!TN'1*!TF!TdG'IrHD!y1CvK'>q]F>(kcppBB@n4E@)-E@c2EEQ$EGA6EGZ3EI11EJQ&EJ\
        V<EKk7EKv,EK|0ES:*EY+'Ek:/Ekc=ErD(Et;)ExG+E}>.F#58F'j9F*&;F*/5F8q:F:Cb!!(E=Z)E?B+E?k8E?xp,>f)(!*aF'L!!6E>,,E>20E>A*E\
        >G/E>R(E>^)E>d+E>g9E?<oe'#7L!Z,*CL!K!!%#72'@&!NE?gD%,HL0E)!Fa(!%G>CK1%e&BBvJ@D_$0KD!0O$nn!!4't&$b,#(0!m*%,=E?2)E?5+E\
        ?89CrdagWD93L)(I$}E@pq%%nD!^&$b+E?V5E?fa!!,!%N!j!!0!m9$6ae!!H!HpE@D&$(5&!0b4!yQ!*af!+oedl/!HG!F&E@D,#:'E@G(!a.E@Uq!!\
        &!0I%/I&y,!-g5!6c-(MI!*(AOWiic$$*I!s-EA52EA`$#L1EAi,EC1'ECU/EDD(EDI)EDQ+EDV.EECbF!v1EAH,EAL5*VagheDC'4rN'Wafc'*&bfhc\
        j!!&$eL!3rfc%#OG,O&EAy'EBda,!QgB#:*EB*og%'idMCcB'EB5.%IbK%_2EB[&?@_j%?CX1EBO'EBSaF>0LJ?yejj'#LL%Iaem!!C$z$EB}3?Zp,EC\
        *8-YjbeocdQAl+gjalnbJEBx%)7E@V~$ECH&ECN'@prb&!'0DW#I!%jhcK2tl)!*I&Q,&**ECj)ED1+ED7qbR+bdm&ED$5!6ahec)!>j&!mG,r-(M:&3\
        f$$-I!%rfID^~'ED@aF@_XL>P~nE?(>.!%aVA$nhCDkT%>TA(EE>d42k2?(f/EDy+EE2:EE6mdF>}1&!-,@jI(EE-beC@<vdK?T%O?(fd%>>ZE!8dPBb\
        /magc)!Zj%26D$e2EF%$EF.3A%6&EFD0EFo'!%(EFz+!-.EG!9EG<b-#|lnE>b_%!%'!AS!60EF<*EF@ivaD#vb@cDIB)i4>W:-!>+EFXsc-AT{B.r&1\
        w)!Fde!!)%[cbi!!D>VQdghd*!TG>b`dH?7A+EG7jbh&C;&'!'a$!%G!FbDD+CbeP!3($_i!!3+7/EGW9'cqiaH.yE%,+!%s%D@U&EHQ,EHb'EHy(EI&\
        .EI*a0EH@*@9[(EHIjh!!$!''!'.EH9cV.0b,11I'+cgb-!;I.*$#guB>:;3!;j&>DCbj&&vS!6'?vH.EHoakF'z$>-V8,!Y!Aeh!!6$XJ$IEE:s,@a+\
        G0r$$=3EIV&!3,EJ*'EJ/(EJBbich$!%5!6bF?tk%!'-A{b$!'6A.|1%#*-~/D1.)EI{9EJ%qB1nn%*FB$tncG#@bHDJM&&Z0Dd.+*IjagheD>}oa+EJ\
        LfGCd]!!I!-eJDZi2EJ{3EK(<EKO7!Q01C*EKR(!-)EKYjnndF$['!3ae!!P)N1EK3agubJ()h1!%&EKL/'F).<8!aa$Bo2F!%B).U,BfhaDC)h+EKba\
        Q*Vaoosdo@cE$C3qbjkJ>Ta$!WN!m!!4@%~2EMt$EN1&EQu7ER@,ERH0A-l'ER_)ERt.ER~8C?$5ES2b!!$ELr3EM$*EM'/EM/)EM:+EMgqED9t&!3'E\
        L}bQ-0K?U7C$C!!2!%L!3&!g)#1nLBF=+EMKmdqebgjn!#D!|&EMZ'EMab*#pG!*-,(H!%0!HG#R&!Qa)!Fe!!D!g!!'EN-a)!>e!!4&N-(PG%[F>PN3\
        EQ?0EQH'>Wu/EQN+EQ_.EQb8EQnj+ENWbNCv,!!'ENn(ENrc8!*dg!!B@I[FAV1%!%'EO-.!Zc6)[j!!c%!8I!;2EOw$EP.3@7T,EP80EPG*EP]/EPj(\
        EP{)EQ%+EQ8j1EOh.EOob(EBvLCf/amcG>8Xh$!WD@oG5EP%a!!M?<Mgbm&,tE,cgjalnbJ@.P5EP@dQ*4)#RI>|]$$P5EBxbpgah!!c-(MG!Z!!&,ta\
        pbhcV#|,EPwnde$#LL!3C@9(ahcH?(1-.h1&9,Ate.B<uhC>L%naebM-o%$*&#OS!6$#gD!%nb)!Agh!!&.oE>PyI1LhnaedobjhS(J%+>BBo2%!%->4\
        Z2#10ER6)ER:+C1`;1FpDC!.D>*4%!%D!Q!!1/mW#X!!%!3c!!l)B3Vhcj%!KD#+2%_*?ho/(S=C1GjkhD>3}%#vndiIE:p%!v2):)0r+!sjcP&B0!ph\
        F?i]!!4ES~-(g2!-$EV/6!%&EVQ0EV{'EW5/EWV.EX|b-Dg|)>%mg%'Qjclbh$!W&>3}E!'$ETa&ET~,EU1'EU9(EUdb*ETJ(ETM)ETX5(GiN?/UU(G7\
        DlKebfG>%xf5!6bP+.,DmC(ETt:ETzo2#(G!F!!D?@oXDm0+EU-d2%_M?,MI@S=$!ZbXD1G,EUQ*EU[)ETT.EU`oc$.rN!j2@RF$'`D$eMB:KjO)+'EU\
        x5>N)b))+j$>%fD!0-#%c,&|oae$>H1)!FS!6$!'(EVA)#R+&QgP>4]%.C3>:=&*#)!sS!6,EVn*'F(AV1)EVt+@GUpe%C5OB%V&!-S!%f%#=D!Q%!%a\
        (!%+EW/gbQE78!!F?,I($3+EWDi,>*WL(G$!Wc-!Qdg!!%?lrJ$I$EX,1EX4&EXG,EXO'EXd(!C+EXh5EXub+EX%gaif@cFn&2XS!6*@)*FDm^5EXAbf\
        c)#1X):famb@@e$!%cK*I'EXWbK1_r!!%+b$-cN!jW@S='!'5#(c$!'H!C$%2F@uki%+>fc60NE!8!!-EZk2E^Z$Eao6Eb'3EbT1Ec@<EcH7Ecg,Ecp0\
        Ed;*EdB'EdL=Edf(Edl)Ee0+Eeq.EjA8EjT:Ek5b4@/q-?es0EZ>*EZQ(EZg+-*i,'zbMAfn&#!'EZJaJ>Sk(DreL0'h&EZ[naN'Zdm$!'delO+DIDTB\
        $E[I1E]!&E]J,E]O'E]^(E]~.E^/5E^;b0E[B/E[E)(S.?:gcH%/M&|GC-w/E[Uic%!%E0$nbi&?Ea'E[fbeI)1-/j3?Zp*><F/>C?m$B+vraJ.'&E]9\
        'E]Dbgh$!'0!j(!CG!F,?x!ecoD?i]goF>BreK@G=%-]df$!W&!0L#C2.X,)+/?@D(!*.E]wm&+RMETR*$PFDm).>Ov5Dt%dbK>Ew,>4vmq$0'F(&ji'\
        E^Hc%!%K%Fl$E^Wbaoc%!%G)!P*I!!$E_F3>[<&D'P,$I'E_R/Ea[.Eabb0E_-*E_9(E_=aN>|('E_5aR*,BE_2Q@S=hae$'`D$C0EJ>b(&|VDm^42k2\
        E`I3E`Y,E`a0E`f*E`w/Ea((Ea4)Ea<+EaR9&|:>>Xj$E`:(E`@be/!%oc+#:L%}eucK.'%?OqcHBaL$,Wdghc%!%-(MG!>%*hBBv<rN>g['EDuahec'\
        #L+#:L%}.Ea#aLCGujiB*n%EE(,@jIFCgY/@,|G?.!-?[^7Czd+EaOl$,WE#CB+R'>PTnaJ,!,%bE++$!We%$*$!WD,z)+%e8&Bp5!6c2!%)&3X.X&Eb\
        E,EbH'EbL(Dl~a'EbAaR@G=sT(GJ+LLCzB,@HJF?-~%?f!&Eb|,Ec)'Dm}(Ec..Ec<a*EbximCA4cPDlzga!!$-iF!;cGCC^'ETSb0!%./-V.XJD|~%?\
        -}SAW$'EcUbmq$(GN!j&?G/r%0-$!'0!jG!F&!%alnC/Y&EczbeQ?.!)Ed*8Ed7pODnhh$!*&!00!jG!FB>-K$D`*D#+$&s'Eb=L!|/AYp(Edb)#R.@t\
        ?i!!E1.N?e<kcF@gr&Ed~'Ee%b3(SlhkF#1K>*#i,?G#0!jG!F$EeM1EeP&EeY,Eec*Eeg.EekjEDkGN+be&?oodL-M3!8,'zG,OC@OSCEd{$!WF#1$E\
        fR1Eh'&EhP'Ehc(EiJ)!|9Ej=b&Ef@*EfD)#RqiC2#J>%f3@G=oedlneCB1D*!v(Effi,!pa%!%K>(m'Eg!/Egr)!F+Eg~c-(M*!^I#:-@7{7EgM,EgQ\
        *><F/EgW)Eg_+Egg8-Yq%?O'c%#LL!3DCunchO>1<%>C@I'Wh$>;|E*hd0!;x$&?D!8ec:!*f$$!D,zbcH?/U(Eh4.EhHbJ>>U'Eh@bi,&|G!Fg$&|D?\
        #0f$!WDCzS-(S+Eh]eBAv',(SS!642k2?(f,,w/Ei9.EHl:EiAm4&|&!Qd,&*)Ei5ln'>1DI?@~I?0h%EE(FEE-d%>>ZE><E$Eit&&d'>>U.Ej:5>g|b\
        &@Vz/&|g+!%ja!!0!jW$q->1G$!%*Ed~/Ej1))tbh)!FS!6'!>eaHAmUG,iD?oo7!|0?d}*Dg{(*VjiB#%&Ejm'Ek/5!6aidl$!%0!jG!F'$M)Ek'edg\
        )*fmagh!!CB`P%@GvcE2q&!%S!%rNBaL,?YR*!%(EkO)EkSncM>PyC@7|!#cg!!dl$$[O@;|$ElO1Elc&EmG'Er$)Er2+Er6b!!-,9(ElB.ElGg'El:b\
        /?@~iB0$2)1ehO'WjO?v.i$>YVD2L$!%(El`g2BG7I@_7Q#!%@Yk&EmAa0Ely)Em;oFBT~ae&Em+'Em2bJ>.#2'ZG?@b*><FlIBED+!TL!3llDA]:!!2\
        Ens3EoB7Eof,Eop0Ep(*Ep./Ep7(!p)Epb+EqQ:EiAj$EnJ'EnR(EnX+En].En`5Ennb*En@(EnDirY?4LhO.L2,!M!%g$!%I>x}goSA71CC)hB*#e&$\
        e.!3a!!C?:~jJB3V&Eo0.@/2a*D.9(Eo,mD>N)NDF.2Eo8bG2brmc)?@bI#:$?(>,EoZ'1=(Al,b$!-fI?Vwdhhc)?[4I#:aebhdlOC{1$Ep$'DS*b+>\
        H+jO$FMAwzahO>0Laln$(JF0B%B/Y,Ep^n%.y'#y5EpSagdmaH?i],D~_)#RI!*B>~w&Eq.'Eq1/Eq7+Eq?j&!-'Eq!iBCJ*lb-!;,?UtI!*E)`2!*N!\
        *$,WboD'T$Ek6,!*(?!|b)#RY#:1Eqa'Eqwb/$'Y!;$EqkbibN,!+!%ic'>BsL%}/!*m$!%D2X)!A;!;g%!%rN)CD@U#$Er@bhFEn]GCW/!!k$Es&&Es\
        3.!3b4%S*Erq+Erui!!c)&H:&Hh%EIRS!6cN#|%&T$!W&1wdF>I+(#=+!pfheDBye,EsW*Ese/Esp)Es}+Et$8Et*o!!cfhecRBVk&EsbbhB@/2R1b$!\
        %d;!AjI2-%#4'@B|/#(G!FaI+R%!dS!6'Et3bJ>-Ujb,!NI(p4'I-0?$Eu-3EuE&Euz0#d*%V'Ev`(Ev})Ew6.Ew:9A($5EwLb3ASz*?Q3)Eu$+!aoD>\
        Dj$$-0!pL#C4!p0Eu@+?55jh&1wH!CcI>aa!!d2>~,0%t*Eua)Euh+EuljCBJjd0/0V#dI>?r!!%>wf&$eedM'1%>ME-!-2?T:3C$m'EvB)EvS+EvXg3\
        ?9FbK>0L3EvO),wqdhF+OdH%h!#I&Q1ApPF%_2):,!T+Evpf!+D!Qc)!Zj!!%!%D$e'Ew/)!Fbg-!;P!%*CpRL!'C?s$2EwH/.?j%!%I#%DC1{)EwY+E\
        w`gQ?9FclaJ'Tn$%2e'Ewpc*!-I!*-Ex/2BRK,Ex:0?}U/Ex>qibfI>z5$?X=rh$!%diS>>|dca)#RI#.%0U&EzB7EzG0>5N'EzN/Ezj=E{P)E{S+E{m\
        .E}:j1EyV'Ez+(Ez1.Ez9b,Ey5/Ey?(EyLoFDH`,(Vb2%8I(p%#[$DyQ&&ZE0*3$n'!yM>%f$Eyr(Ey})Ez&b,$n(!%hd,&*H!%%!>9!WeD?UacjnI)H\
        jOERx,$}F!>''7chE,%2!ahjO@1JoFAWW$!'cN!a+Eza;!Alnbp&$CEEo5(?,IaF?!n$E{0&E{:,E{D'E{H(&<b2Ey1,A@x*!-eK#Iebgh&0iE!%%!K$\
        .rE@)*bH+L'!%kG?G}L,%$E{`'2hbSE5,;!Ag-!*hcCEm'$E|L1E|U&E|f'E|m(E|t.,Qb0E|H+!*:>koqicfn$,Kmagh!!%?8RD$eD@@A$!Z(!%G!A'\
        $[a)>M]h$!%D?Us0>TaV#%*!TlM$@&E}.'E}4.!3b3!Q*?f!oD)t,&yE!K3%MH!*FDqR-E}s$E~!1E~&&F!]*!-'F!m(F!r.F!y5F#!b!!32L00Bgaej\
        aM!>$?,Mn$>E|D!0F?aa-E~_$E~h&E~q01e*F!)'F!A5F!Ubg$E~R'E~Xb,!%N%/!!PE}+%!vJ!%nideuS>iJ*!*e!!H#I'F!#j%!Kc%!8G)!,&gM!T%\
        @nz&C'4d3?ug,&*)!AjB>P|,&*;F!Qf!#kxD?}eS>tR,AJ+H!*=F!idi%!dE1.L>Y[odJ17'>PyL$=2!*D!%md*><Fidp5!6c)!>X#(4F#p-F#x2F$:3\
        F$X7F$z,F%#0F%2*F%A'F%I/F%M(F&:)F&~+F'=beKE[c%?NlfI(&1#C&F$5b(F$.irlI?gor%!%E!vgE?r/$F$N&F$Ub&A7KamdH>s50?eoF%2E,c,F\
        $iagc%!%-(ME!%ag%!%&!gd&!glOA:lbeS>1Gdp5!6c)!>.!ZX#15F%=ahdMEq<jE$zkjndDE2*gS+(,F&1*>s/(F&6n$E;k'F%u(?CW.'1b3!pkfcCE\
        B2(F&#g&%hS!64?Np5!6cb!!H!>aKE6BEB/Y%(d$,~'F&P5F&cnrhnN@^A/F&]gchnEA)T%!%D%h,F&s/F&x+F&KbJ.6bcN!|haF?!(/F'-+F'4aR)Hd\
        ebgQ'I'%2bjO?>F$>1U1F'N(F'ebNEq<$F'Z5F'bbH3**/0F>=dH-0dlO*R$F(X&F)W'F)tb!!2#1,Dg**F(6/F(M)0rjk%'QB!*$?vJ)!Apai!!c-@_\
        u))!X#1de%'Q&!vE,c!!(F),g!!6't7!|*!C).9+F(xcgpW1}6$X&#[(#%kb,#|I#1,F)G*!T)!s+#(5F)Op(ApxiC?PtbfhcH@~80!mobS!N-.?2'F*\
        DkH)F)pi!!*!CoE%&jB1b-#%7#1i8#1kI>*'a!!*0UF!%!#4F+l-F+q$F.*6F/41F/9&F/q'F00/F1x=F5_+F5f.F8Pb-F+%3F+;,>4[0F+?*F+V(F+a\
        )F+hq&!>S!v+F+.aeR&B%!%*!Cc'!8I/PQD/=!!$!8/!ycg%!da$!%(!%G!Fhnam!!C>Bujn!#C!vMD/=cRF*|$F,41F,]&F,q,F-0'F-C(F-W.F-tbV\
        )k,F,L*@]Q/.?(C11)F,UaP>ie,-Gf!%D+.f!#D>.A$F,mbgpa!!%&TF!%zL!H+F-#:#1f$>ZqD!Q$&|b4(A*!>I!s.F-<b0#%cN(/2#1GC%'0F-P(Dg\
        |pDClOmkgDCG?.DA5a0!j)?vKh%!%$!Wc*!^dg@cG(F.!)!HiM&Bf&>3}L!33F.e0F.l*F.x(F.|j(&Bkh$!W&F.V'!'(F.ab4C!/H!>*!^'@oHV!*DE\
        n<a)#RI!*l+!si%(5DD0XIF)q+F/.j51tc)%&X#1&!QG!FdJ@^e&F/N'F/j.F/nb,%wkG>Ad,F/fqch!!'!'cdg!!$!'D&ZC>H8F>4[N%w,!*)F0%+!%\
        p$/~L#|hag-!*hDB`O4?h;2F0c3F0m0F0s*F0y/F1&(F19)F1S+F1_j%?`^(#drjiE.6'E`Ma!!F!Z%*hB!8lnC?R2!!$>H8LEa#+F12nhnbiN)1aerQ\
        F%>-F1E2,!qDF#uc:#1f$$-0!%I!%7Czd/?g1I'W1?(f'>PT(?,Ic)!Zj!!&$eH!C$F2Q&F3l,F3s'F4X(F51.F5Pb+F2Hg2!Wf$!%c'>*)V.0!!&&BF\
        >OI2F2y,F3)*F3/(F3Djh$)X'F2u)!Fb*0xI!sF>guc$?2Jh$!WD>q:,#(G!F)?too%+b$!')!Fc*!^I)++F3`c$$*magh!!$!''!'b,+DI!s!!*!Cc)\
        !*X!*%'QFEt$$>DG&F4/'F4;b&(jgb*>mvI!sj&-lb*>mvI'+2#1(F4P)>+7ch!!%!dB!'$$-bI>r!(F4p)F4|.F5-gagh!!cCB+nh!!%!d$!'D!0$!%\
        &>hF+C-wL#CH@HU'F5Kaff!#%#4'!%9$qc'>*)V&6lFDg|,*t(>)Ig-!dQ):kcfD>O&&F6^'F6n(F7.a*F6)(F66mldec)#%X%w2!W)C!O+!%L&B0ER6\
        *F6G'F6WcEA{+!!bi!!c)#%+!;X#%jaM>hF(F-|g-!dpkcfOE}x(F6|i,!H0!jG!Fh)!Fcdg!!$!'D#O$F89&F8A'F8H.BuAb2F7a*CpR'F7g/F7o)F7\
        s+F7x8F8$jI>A~&'QE!3eocgbF$_EC-xrG?ifaeeafI>IH$F82b)#%pbHAPle)!sI!%m$'LD>vs-&BgG&Q/!;uBF822F8f,>4[(>1D8F8mqBBqr%>OKB\
        !WD?MQ%!3(F:8a!!-A{b2F9S6?W*3F9Y1&j&%P,F9^/CbP)F9r+F:.9F:2q(+1b,!KI$'*!CF(VJ@pB%%P&F9la)(yI!%2!%H!H&/6'#C/$n+@Rvn'!>\
        bo$!%E'7EA=K%%PD-l%!%c$!%e@cH'!%(!-a2!%UEq<4!|2!-$FFF1!-&FO*</S,F[N0/F*%2'Fj((FyA)#F+G&B.G&Jb!!%!%-F<(2F=5$F=F3F=^&F\
        =j7F>a,F>m0F@A*F@['!%=FAY(FA`)FCC+FDP.FEO8FF-9@oH5!%:#1q&)z,!*(Et}L>Wi%#[&F<S)F<e+F<j.F=.a!!,B0R/@br(!%h!!c*!^E$M,F<\
        a*!^b!*J!%cI)kcN><|!!&D@?.C-Jd&!g+%he!!c%!K*!^)%wX%wi%'iI!;!!2*4&!0'!%a!!E%,(F=Sj$'4bJ?YR&!*'?d'S!6!!'-J.!3pE-J$$**F\
        >((F>5+F>Ui!!&!0,!*L#C$(&h!!1A6MH!C!!3@?Q,%#*!C9$q5F>NqbH@|A,&0hC!yn!!,$IskJ'L&!'a!!$!'F)C-F?02>?r7F??,F?E)F?~+/*b6$\
        @gQ?U!1!sd!!g!!$!'F!;ibH@YO!!4F?a$F?g&&T'F?mb!!-EH[J!%%#mE$6*!%F!%6(Y.!>9!%lc'!%L!3&F@/a1#X*!CI+4$!%+!;s5#(c-#%B?Ff$\
        !%'DAx.>mEc*!*)>*#icbFBV:!!-FA,2FA56(P3!%&!Q<#I,(,*!;+FA=9AIdb,@@OI?v;&!Hr!$W':'!ZbH@-Kb&!K*!%f0!%+!%5!6c%!%)>VUX#1&\
        !'L1F-!*2$@$FB>6FBD3!a&$F7FBG0FBL*!C'FBr(FBx)FC&+FC.b2!%9F)SgP&j!!W@x]C0ciB@fp!!1FBi&!0,&0/@aH)FBo5$6aFDp[%&-E1OI%#!\
        !B?d(%EwU&!HE@&!c!!pO@WT!!&!0,FC@ncgp!!C!yB#@1FD(+FD4jc%'i*&B'FCk)FD!j,!*ki%!d$!%L%Ii%!%&.od)#Rlfc%#LG,O0!%I'Zcdg!!&\
        !0NB;M4't&FDC*FDIaH,02-PH!^$#vbK2<!!4$k$!%1FDy&FE5*!C)?9F+FEE.?e<9ANGbJ>vr'FE/a%!ge1#Xi%&-D!Nm!!B$P1!-0!-)!Zp%&TL!*$\
        (j&A!WS!6-#I,FEk*FE})*#+FF)8*IqdLCtl2!%h!!&$b,$IscH@u;!!%>,1L!3aL&'&$e.!3d.FFBe!!%0-DEuAFFF94FG_-FGk2FH/$FHG&FHk,FHx\
        0FJ'*FJ^'0E(FKC)FM9+FMb.FNh8FNs9!N5FO$:FO'b,#+(EH{+FG?f&+yI$S!!nae!!$Ar@6>LE&$b+(V9@3,qaP@t<ec-#|,#|sL#4%F=O$'4.FGzt\
        J$I*FH(i%'iB$*o%!dD#+a,>6se&$zb+!si!!c)B}KX#%!!2FHZ,%;qia0>,RH!C42F$!'&!0,$nG>kD32q<?ye*!>G!>2FI=&FIA,FI]'Bv<)FI>+$S\
        .?_99(]bT$@fM$}2!%*!*)!A;!Ajc%!%h%!d'$MS!6!!$!'&,?'FI~5!6b!!+FIwn@cI%!%D?]+$!%W*}&FJ7'FJD+FJKbJ.*gc*C%,)B}KX#%e%!KD!\
        3d0D8M)?oN8>.MjOEOh!!2'%$FK',&0*$@'FK4.FK:j&!0a!!(!%fD@Elfh$Bx$eb!*I!sledT%M)!-peBFC@&*,0FKg*!%'FL+(FL4+FM#.!y8FM/pk\
        G>qY%?U,&FL#agh!!%!d&!0diEEP=!!'!8L!Zj%?CXD?m]$!>&FLK'FLc.!y5FLwbF>_j0?8r)!A+FL]jrCE[?$!%D!80?8rj$CGu5FLXdgjFDjE4+h&\
        !0N!mcic)&H+!;X&H$/~&)XE?RI-())@$Dh!!$-i'A>T)FMY.+sc*#%VERXjnecsh@E-#F&FN!,&9'FN9+FNN.FNda!!F@Sy2!N)FN3j&#[n!#D$en!#\
        D&Z,&g0>8W(!%)Bv6ledI><%,!*.FN]ae!!R.IjjcHA&=G>0mo!!b,'1I>xaae!!6>[l&)KF'CH,B@cJ4FO~-FQN2FQi$FR26FRo3FS%<!|,FSF0FU.*\
        FU3'$w/@+8(FW0)FYE+FZm8F[&;F[0:F[Db+FO{gjB%V@cK!!4%&(FP=ae!!4&E3F9Y)2bdM>L%&FPS'FPua!!4&E3F9YEFP9*FP^i!!J#%!!%#sd3%M\
        /FPpiSCz-alI%/42k-FQ3&!g0FQ:)FQC.(yboaH,wbehDAZ|%>BurEDFTc),Oh&!3S!6%!%$!%1)R+FQc.!3tJ&6cdHB~x$)q3FR*.FR.oia!!1%#*Ca\
        <(!%G@YpBCc4K?xM6E5L*!g(FRi)$zio!!$!'6(P1&0&!0)FR_9FRemdL@{k0$9I%eE@P2-&6D!N$!%'!%h1!%&EKLaBBo2!!$1n1?da0!j9(]ke%!d&\
        A'>a!!1%#F!%4FT.-@Q($FT1&FT>,FT`0FTq'AC=+FU$.%}b0!j(FT#+)+p3>sT'!%F(g$!*cb!cLG#RB)@6#j*>[<(!%I!%%!d-FTW3?N8*!^/@~Mqk\
        fI@oA&#[dM?4)!!%?N7$CR#c*!^M!%!!2'@&!00)4fhF*z$!'1)fF>OJqeD*,!!4$k-#F2%;$FUx3FV&&FVo7!%*FW&'FW,b3@Qp*FUpi!!$!%c)Aaz+\
        !;X%wj$!%DBdr!!*!C(!;G#sae!!6+X&!0,#(0+;*&a/FVQ('C)FVf+*zq'$6eaC@1_%++(FVbd)!>cH@&BcH-J+'tlaJ@G3%!K+FV}f!#O@qF$!NL#[\
        %!8D%PKF'8!!&!07#.0FY4)FY?+$'a!!%,W-FXG2FXN6FXX3?W.1%k,FX_0$9/FXg('k)FXr+FX}9FY&q&$w'FX0(FX9.!^b,!KG!*%!>0*qY!A$@Fa&\
        #mb*!gI!%,$qFAG5%>Qf'!^F)(cpnI%&'#mcQD}U'A+Ci%#pL!^&#[hd*!*F!Z1,fF*C$'='A:<b,!KI!H!!%(G&)zH!Ch!!R,f%!%-!%)FZ?+FZTn$F\
        Y~3@Wk1(`&!00B;M*#I/FZ*+FZ49FZ8qd*!*W!Ke!!0$9S!6%>R6,%bE&-C@S3&>blE,W.FZPc'!8l%1:aP>s5F?&?!!0/j.FZes&/6L!Ki%?rKD$F!!\
        -#F6$X0!j*!Ch$!'DF)Ka/'F(!%G.<!#%Bzr$>-n+)+c*!^I!;3@Wkw!#J!*$FaB&FbK'Fcm.Ff>5Fi?b-F]O3F]`&A`g7F^:0F^B*F_#/F_:(!*)F_E\
        +F_{.F`n8F`t9>Y|;Fa=5!Wq!!q&!NaepCEj:7!%'F][jcP#|LA0r!!6#j3#('!8/&j('C)F^-a'AN{iib*!>h%!%$!%D!Q1*zh'#!bss@cM!!$!%D!N\
        $F^X&F^t0F^xq'BZIaC@0|!!*F^j+F^ps&%PJ/u!cNK!anF/uH?WI%C!.kJ+k!!2AIO3!*7#_gai!!4.IB.F!!-)(<$kM%&7@9>n!#-$6$!'6F_x32&&\
        $b,(,',-/B:Kq%#m.F_udbFC$2J*qJ#X!!-$}6F`M1%#&/@,#I0%b*!C+F`U.F`a9F`gq'%5e$&sE!g&AzTE@e{'#7a*!WFBM!,-GG!A%#CECre*!>I*\
        4'Fa!c*!%V-Y*B3V.Fa9e!!$!'&!0,$IG0XFFa+!#G%q-Fak2Fav$Fa~0#j)Fb3;Fb9b!!/&<9(]qb3!%H!*7!%+!sbDE[?p$@G3J#(-!*(!%)!Fh!!&\
        ,zH!Cn!#D!N!#'!'++U.#Cc4(AE!8-Fbw$!'3Fc$0Fc(*Fc0/FcU(Fc_+FchqqaehcpcqR#It!!ae!!I&aO@mp6>kpGC8@-#F3!%+FcJo'FcCaF(df%!\
        %S!6!!1%#,&9G'w!!l%/~B!'h!!%!dD!0!!K#F-FdH3FdS'FdY/Fe'(Fe0)!3+Fee.Fen9Fe|;Ff9bh!!%!d$!'&!0lJ)}!!7!%jkJAT{3%&G!F(Fdt:\
        !;o!!3%b1%#&!0,(,MBA8!!4&E&!0)BMjWBnM!!1%kMC8@%>,1&FeE5!%a+!%f!+K'F-?IZ,Fea*!%'!%)!>o%!%&#+H!CaQ,!%!d&&mG&^(DFs+'%g-\
        !*P!H!!%#4$Ff/&!0jO1%e$!>&!0M$nkFB)x!!4!%$Fg#6Fg.3Fg)&Fg17!*0FgA*FgM'Fgc/Fhm(Fhs)Fi'+Fi.8?m.;Fi7jhL&B!!*0xpaJA'bT)fo\
        !!&#+*!C(&^dL$*$!%m$#=dY>o`7FgZchebwaM!m!!$$3S!6)@~P;Fhie!!$Fh'&Fh3'FhD)FI>blbI$hfja&1=*3$G!F*!*+!*o%'Q$!%D?#04@V86'\
        c)Fh].Fhdj%BH6OCyk-?[^D)UeCBF{BDJMnaHBHh4Fi#(!;bwBDT}DFK41@qFI!H$!%&1UI/*!#&!QN%t-@&|$!'&!0,Fif',-/Fik)Fir+@}!9Fi{qF\
        E->aC>$Nb/!HG!>/Ca<vC@y}%$3$(,OArG!!4!%-Fk'2,E$Fk33FkB1!8&Fkc,Fkl0Fld*Fll'Fm*/Fo#(Fo))FwS+Fwy.Fx!8Fxx9>,C;Fx{5!Hb,!%\
        m!!6+XD!N%B40kf&!0G#(1!80!mh'FN9LFNd!!$$33$_1,f,@em)Fk^5!6qC@t2cpH%F4!y,$SG,i2Fl&&Fl67FlC,FlOb-#.I!*!!&!0'%,ae%!KE!K\
        $!%.%}b3!*I!s!!,*:).9IF>R'Fl]cj,!*LE[|v&!0L#7&!vaHD.V+Fl~o%F&,,.X*!CL%V!!bgaJA*|,Fm9+FmNo!!GE9c!!$#=&)K)FmKnbeP$_K*C\
        %#4-E$x$>-n6Fn731}1Fn?&!0,FnE0FnI*>1G/FnQ(Fn_)Fne9Fnwq'$6(E->b,>,CI$'b,!KL>.N&$tE.CE@mib*>E5F#@,%b(++b2!%I$'%#pB#O+F\
        nniEE$<%$t$#7E)t%$t$$}E,H!!MB[@4Foz-Fp/2$S$Fp96Ft23Ft@&#g7Fts,Ftz0Fu!*Fv%)Fv2+FvK9FwB5FwPb3'n5!%m!!$>V4cgcsB>~m&Fp*a\
        )!AbFDk1oP?E;a!!6$XNA=Q!!%,W-Fq12FqJ6FqP3Fqa1Fqs&Fqy7Fq~,Fr)0Fr:*FrJ'FrS/Fr^=Frl(Frq)Fru+Fsg9Fs~q$$}'@t<F0{,Dj@'FqGb\
        fh!!$!'&!0J!*L)@$#mQ!*%>mI&B;N'@e{F><!'#((FqnbhODlzdLC$1%&-B&spHEXogdviBAr@$!^&>&T'#mb2!;H!g&@#e'>mIb*>[OG!>%&W'!QG/\
        0eo%?EtDAOW$?$.,$qb(!>W!%kbF$PLA/+%&'$#1&FsB7#.+FsMn'Fs7b*#@odW(/-#@e$!%I@RFpnh!!$)XT$X!!$!'&)w(!;b3!*,?-[+!sS!%%>R6\
        1>R9'FsxaJ?-[7%MM!%&!0'Ft,bF2q0$9F!g&Ft<acIC,7K?]o%Fqi&FtY'Ftka!!()Ch6$XG!F*!^u&,za*!C(!%G!F&!0af@cO&!0JB0RdFA-e!!$!\
        '&Fuc,$I'Fut.Fuzb+FuZi!!&FuM*!C91}oB>6;*!%)B'z+!;X%w!!&._I#(21[jb!!+!se&!pS!6,!%G!-ib(!;I'+%%nc;?4LjC@Lu$-;9FvA5C`Mb\
        U):abe&!0f@cP!!$!%1Fvl&Fvu*(,(!C.Fw'b:!AiB?@o(E)QjE@D%$).6)[+/PffDEzK*Fw3ch'$MS!6%!%a!!,#UhaiJ%&beo!!$!'&!0H!CN!K%?7\
        @+Fwnf%'i$!%ci!!&AavE*&ae%#4&!0J#(naeQ0?01%*Fx==FxZ(Fx_i!!%$w01%H!C+FxRo%!d$-i&!0,#(F?#l!!bcH@z7kD1C/'F+Fxqf-*:'&WzL\
        (P$FR~O!%B*,4&N1Fy1&!N+Fy;pJ?BV.#gd,!*L&-%&'F$n$F|B&F~z'G$,.G%O5G&7b2>y,3Fz;&FzQ0FzX*Fzs/*w))w+F{z.F|1;F|:5!%:E/ij%!\
        3h%!K.#Ccd*>e;L(y%$=0?T3(FzNci&#+J#|C2),Av'G!*$Fzk&!0q$(dd$(dD#s!!(!%W':3F{J7F{Z:!Aj!!$!3&F{6'F{BncfBDNH.!Zf!#-!aB&m\
        !!%!%D!3c4(Albg$!%&!%H!|!!&F{m,F{s*!CsLFrngjBC8|cg!!D/g!!(F|-ae-?]oH>?*D>1,!Eo!!L@M>cg$&mL!3-F|s2!-$F|v3@;I&F~10>77*\
        F~<=F~C)F~Q+F~i5F~tbU@|GU!y2F}F1C?D&!0,F}O0F}X)F}e+F}o9F}x:%&q%#s$!*dE$P0$9'!ZW*)'?v~bH@'8b&!K*!%fE>(<&!-h'#!S!y%&'n\
        cHAN_1F~,&$t''fb(!*S!%aB>,Cpnh!!%#4B!'-CC^X!;kag-*Yh%>DGB!'*!an0$9*!C91na*'%(!%I!%!!6$X),oW':%!%Z!-!!-G!W2#4$G!j3G#*\
        <G#A,!K*G#O/G#Y)G#]+G#l./C8G$!:G$&b4%SF)C+!sb)>As+>DHgoBF^T*G!{(!%:!*o-)(N!mo)%[i$>T7D!N%!v3!-&G#>nh!!$2qT$XP11di!#$\
        !%c,0HI!ap&&ma!!M(mM20-#F&!-)!Qt!!D$b+G#y:!AciJD2m%$zB!'EC[7w!#J#1-#@3G$K,G$a*G$f)G%5+G%E9!8aJEyy!!4&<6#j1BcSm%@:dE>\
        hKcKAD42!%h!!%D>/&G%#,#I)G%2qBCT~)G%/ae!!G?dZM2BI'th!!4$h&$b9AIdS!61)fh%#4B-u3C-J&G%k0G&))G&0jh&D0XdG>tGh!!%#4-)($Cm\
        46$X&!Q9#XiBF9f$B,IM!%h(&BL%}!$$!'&!0M!m!!1!ZE!%2G':$G'@3G'F<G'[7G'g,G'n0G(M*G(i=#y(G*0)G+Q+G,5:G,Oj1!3'%C.%It!!$!'1\
        %#&!0L#72!yQ'}3!aJ$S!!&>DG,@)s'!%.%VbK?m[c!!51RgdS1Rk',~S1R6G()&+s,G(60G(D)0Xb!!H!|ci0!ji0!jGDv@4$k&!0*!CaFAJ+%>iOcH\
        >OJ%$=4,T&G(aa!!('CW(]3>guI>xa!!-G);2G)L$@/26?V{3G)j&G)u7'Z*G*'(2&b6Dz'mqLB`Phcdg!!&!0b,C3]F!;!!&!0(G)e.BkIbmagh!!C@\
        XwbcG!Hc%!%4C!/K%/j,!*ki%!'&$CL%I$!K&!NS!6!!%1=-#%6G*g&&v,G*t*G+!'G+1(G+9+G+@.G+H5!6:!*q$>QoDD`*keb*!%i!!PFuI)!Fd*!^\
        L@t?&G+-b-!*F)HGA+X(%VfB?}e&BdrE'71F8bD>.Agj,!*L>|J-G+l$G+x&G+~)G,-++eb&!8H!p1!TdqdiaIAE&$!%J'z'!8i!!&!HJ+L!#&!NM$n&\
        )q'!8ke$!%'*&c+!;f0!%I>;[$%VXFb4-!-$G<(1GEB&GF6,GKH0!%*GS}'GTX/>]x(G_.)!-.GnW5Gv8b!!2G.<$!-6G.q3G.}&G/2,G/S0G2H*G3j'\
        G5*/%V(G5:)G7L+G9w.G:A8G;*9G;;5G;D:G;^q!!4G.6$D9/62O,!*b!!(B#flaH?m2,!*F!a!!2G.U3G.]'G.g.!3bq%!%E%,&!%bT!|ah!!$!HF!;\
        &!gicgDBN{)!-s!!$$!G&a!!$!%3!y0!m)$PWC?O%!%$#+*G/G+#_.!3iJA*B!!$!'6$XGE)M!!4G0H$G0O&G0r,G1$'G2*8G23b3!a*G07/G0=+G0B;\
        ?v.jh%EW+d-/jf$>6XD)U3%FI#dbQB}f$!-D!-%EvPL(J!!%'i3!-*!-(G0ld/#L(AWkjaF0i%!3B!%-!T*G0}iB!aQF>R!!4G1G$G1O6,<&G1X'G1|)\
        'w.!3b0#dH@[|$-SibP,E'!8(!TS!%%@w5*G1n(>w&.!ZmbkT#=.A``b!!-@ukQ!a!!*!%/!%L!3&!3'!>G#Fbg',cc!!:&Hf%!d$$-N!%!!$G2{&G3W\
        0G3b/!%.!>q%!%$)7,'n'D>/($@.(dc%!%)!>I!%-&97/q,!m*!C)A3|+G39q%!^E$6$!%'G3EbHFeb-,l$?%O3/9ln'#CS!vg!!$CHaQ!%d*!%M>C?%\
        A3G$G423G4?<!-*#I'G4l+G4y5G5&o$!'O!|6!%f%!%n!#C!%!!4&E2'@$!'/G4a(-`)G4e9$qi%&-DBIZJFkY%'7IBQV6!%c*%Vo!!B!|,#Ie$!*S!6\
        mB#[!!i!!$!'q&$wF@F`!!4G5z-G6;2G6B6#j3G6F&G6^,&00G6h*G6p'G7%/G7,(G7/+!H.&yb3!*mqL&m!!,#1'G60b*BBbpB>Zq!!%$w&!KJ&gc%!\
        %H!TB@6($!>,!*'G6Xbg$$3I1krJ>aa!!)2RqC@9Zagh!!N)4$1(c$?Pqfn!#$!*N!jh$!%I!*D*F$!>&>Ip.G7Bdh$$!I%8i&#+'$ML!342F$&v6A2.\
        1!A&Ar(7G8#,(,0G8)'G81/!%)#(+G8>9G9rjEE{E$!>D!8b*>E5G#@1)t0%ti$#!D#!(G8^aed/G8R)G8YmSDjD1?/FE&yI>0L%23$'`'G8w.G9nc-!\
        %*!%IDF.-G9@$G9E3G9S,G9W0G9[*G9c/>>M)G9gqdJEn]gBA8:ghae&$Cd,&*G)`bV'zdR'Ir!$KDjEdN*Y-?[^I-VJFK.dF@|A!!1G:='!'a!!6@kD\
        1%k7/q//d9$qjebG>O.aF%;2G:h6A_z3!*,G:s*G:w(/y)G;$+1Rjna*!CF-A!!$#=&'LS!6hO1Ch,#I*!CF!;f!#N%t%#4$!K'.Fcb!!J?3It!!$!'D\
        !N!!%!K,G;V*!CsaC>mIkffC?We$G;p&G;|/G<#b!!H!T,A``(!%hIAiNJ@>~bK?L=$G<y3G=-1G=5&G=9,G=<0G=p*G>V'GAS(GCD)GDf+GE,9GE85G\
        E;b*!%e!!4*`&!0+@Rvf$!>1B0RI0f!!4?Id7!%wae!!O#XagfjO><%B@JSG,Z!!2(/$G=`&G=f,)C)G=l+!%bhcg!!$!%E$MjnD>r52#|Q2hBEqh!!%\
        #y&G>00G>8/G>?)G>DscqedX&'g%>OKD!%%FK/L!yrJAe~+%eq.G>Qdt@cQjt@cR!!%!%$G?,&G?y,G@='G@A(!*+G@X.GA<5GANo$!'bema!!F@wY!!\
        %0*)#R+G?l8!-e&&d'G?fb+(pi!!-!;)%[c+!;:%wf%!d$!W)Fw#I!%)#|L(y!!+!-cj&&ZG,r%)q)$z+G@/l!!b!!M!%&-]'!'bi&!-G*fcG%_%!%-%\
        /&#s+?P78!-m$!%D,t!!$G@p&G@s,GA'(GA5bN>y,B2I,>ONbg!!%!%$&mE0$a6CQl0$9*!CW*)&D0XS!6!G&GAKsia-.?Y!sH&6dgB+(2GB%6GB/3GB\
        4,&*0GBA/GB_(GC%)GC/+GC:j1EOhdjK>8v.#ma!!G@b*sFDT?ebln$!'&,tS!6%BE*'GBYah$!'e5!6c-+eP!%elO-8'GB}n%?ib5GBvci.!3dN>Un)\
        ?h|I!*iD>L%2-Ap$.FD!-/?g1hebhB/3(EuvniSBPT4GCl$GCw6GC~&GD&0GD,'GDD(GDR.&-b*'IF>97$#yci!!J?BE%!%gL#@bJB8vbhF?Ur!!&GD>\
        bg2!H$!NDBN{-%/H&Bg&EzKhd->ChJ&*&!35GD`ndHApI!!NAK_)!a+GDsgaF@W^&GE(.#Cb,FM_/!aI'+KC-w!!%Aq1+#(L#7Q,of$!'D!'$GEo&GEu\
        'GEy(GF/.GF2:!Ab*!-(#=+GEjfhJ$_!!I!|$!%F1hiJ-A.!Kfh!!6#j,$_veDFX[B/YeU,Z!!4GG52GGg6!>3GGm,GH:0GHp*GI0'GJ./GJ6(GJ=)GJ\
        y+GK%8GK2:GKBb!!*GG$(GG1jdNAe@*>|$h!!$#vD$eP@X^!!$!%&F+m,#Iq'GGX)GGba+!%e!!$>w6D%P*!%)#|L(y!#D!v2$_Q(g!!3,T'GH2.!*b4\
        F*|1GH-*?8vjS1taF?s$!!,!aI!%%!%4FT.$!33GH_,GHg0!m+!%o!!$!'1'tD!0bm$%PD%P!!&!*SA|^4%F$!K,#I0GI+/)fjebjUA>VcjU*/!!$#77\
        GI{0*L*#()GJ+:!ap1&^&GIi7?9F,GIqae!!4CBu'!K('CGA,Ou%'iD?Earm.%IdGB)Dpd!#l).6nrI+kB!0++4ubH,?fr!$W(]2GJf&1R,GJo'!%+$'\
        b6>c7))t.GJagoEA``oE@M:$!',!*G!F6A'|1#XD)K1!A0!aI!%!!+BXdb!!H>]x&!0a!!%>g|*'LF!%%!%X$6$GM@&GMq'GNt.GQX5GR_b-GL)2GL-0\
        GLL*GLU(GL[)GLc.GM-;!a:GM9qBBx$D?la!!$!%6$X&GLF*!C)0Xo$(jE!8%-$E#Ud(B6%LB6$-!*P!%a!!EA``*/df4+X1%k0)49GLzski@cS'GM&b\
        FAETe7#_I!%;!Ajd0EXDH$h$$!DBdr4(;-GM^2GMa$GMe&GMm*!%b0$SH'%O,wcI(d!!6$XI!%jO2?%!%4!N2'n*GN9'GN?/GNI(GNM)GNR+GNkmN/*7\
        !-I!%0>BtqiCGIwDBH^cK>96!#+GNdfb2!*god@cTa*$SF!%-#F+!HX!A4GOK-GP,3!^0GPB'GPT/!%(GPW)GPi+GQ@8!*9GQM;A($b0$SI$S!!%B40&\
        GOk'?+t.GO~a!!6F^dheE@El3GOx*!%jaMA<;aecH*,i%B`Z$!%D!87GP;nco!!ckm@cUagflD$@aeki$!%.%IdgalOCJ*N)f5!6c%!%6)[d,!*G!-f!\
        #&GQ#'GQ*5!6b!*,*@F-o*B6gI#:,A9W/GQ9o&!-S$[)>0*I'Wh&DF/djneEB<f!!$!'&!0W'c$GR.&!N0A{x'!8+GR3j%@1[&C)hd)GR$jdehcK1e%>\
        wf&#[L$=!!S!N!!$GRI&GRY+Bv;bm%!vD#!!!,#.*!%.%IhOF!MgEG?f-GRp'GSm/GSrqL@V9&#!'GSI5GSiae&GS1'GS=5!KbiPFuI%!%2!**%VI!*,\
        %Vpai!!C?m2,GS^/FNH)GScpag!!B#L!!S#L&#[L$=F@/FxC>6s1!%h&,tE>Fg$GTF'GTQb(E/<)@Q(9'%h!!-@&|n&!QdfhECv@&#vh'C.bL!Z0CPXG\
        #R!#4GU~2GVK$GW06GW73GW=&GWA,GWS0GYC*GYk'GZs/G]-(G]8)G]v+G^D.G^H8G^q9!85G_)b!!2$S+GU`i7/q0>hJ//dhB@#T!!$!*6#j)GUpnB$\
        w4Cc|6'C7#.L@mi!!&GVB,G8#5!6q$!>ia!!(!%o5GV?aQ(`!!'!%aG*`!!2GVv6G;R&@*w,G##0GW!'E*+/GW&)GW*9&<jOA+:$#vbkpO$PE>mICCNy\
        $&-E!8(!%I@tB$!'T!HpJ2U%$[*!^h$!'e$!%E>Tw2GWs$!Z6GY#3GY.&GY5,GY<'%PjE>aj!!-GXE$GXK6GXZ&GXe0GXk',?)GXq+GX|9?x:q$1necK\
        Bew(2OL#7g4.I$@WE((mG?7xc$.C*&pG#FidK@|A%!8D#!4A-60?YRI%eOCBu!!-1%$!'D!0&!%ECG}b(!gI$'cvdQB_M%!%$(8'GY]/GYa.-;qedvDA\
        K(eF,Zn(E+OdI?g12GZ-$!'3GZ7&GZ<'GZU:GZjbo!!E>GC&!%dicB>Ni!!E#y'GZFs!!T!%0%t*><F/>=nGB$_-DcZe1>qaen$BBVdBBBVbia)!AX!A\
        !!4!H6G[N3G[S7!%*G[`/!%)G[ko$$[0!m*!C9*L5G[Iqr!$B!%!$B#y!!R't,Dgudi!!M?mR!!$$3&!*S!6%@#Ta6G]#*Ca<q$-SL>Qf&%P,@'%E$nn\
        ae!!.!3W#X%!K2)H$!%&!N7!|)!*p%'4'G]]a!!(AV?I!%g%EB2'G]r:>]~cb-%_H!%KBE$,#(0*:/G^,)G^0nbW#@BBEM%@'Ycl!!$!'&!0mdgQ/*O@\
        E0%>G02!-3%8<!Q,@-$+!%e2%Vm$!>bgo!!c)!ZX!Haeg%$*$#v&!00!j'+vG!F!;C!%$GeI&GhI'GjQ.Gmo5GnSb-G_}2G`76G`R1&^&G`]0G`j*Ga3\
        /GcB)Gcy+Gd18GdN5Ge7:FUqq!!R!H$EH{7!y.#Uc'$Mi&#+beD%C!!%!d$$!.G`Jc$#gH!^b,>.#I-*!E+%;sDA}o,!%g!!6A2.D$b%!%0G`}'Ga//!\
        pcK>6c$!%b!!(?UthE?MGMB%/!!2Ga]3%8&Gbr*!;'#U+Gbz.Gc%b(!;o%!%ciJ>]x!!-GVr2Gb1$Gb:6G;R&Gb@0GbJ*GbT/Gbb)Gbh.Gbob2!%L#gb\
        2CYJLGV{$!%L!''?+tid[C1G'>mIb!!G$P&BBva)!3lO>[lb!!F!j'!8I@&4H1t-!phB>Sk!!$-cE!'i$!%'Gc4b(#|I'+0>Btjrh$!%dM2?1Gc_*$@'\
        !%/Gcoa!!6A.|)E>dV#d!!$&W&!vd,&*G@jH%!%$@P'J'n/$Sf!#1BcS,&0sc*&pF!*&GdA.#|a!!6$XF!%->y:6)[*!^I/P&Gdu.#C5!6a!!2E$;,>X\
        S*!C)'w5$6e!!dR?2P0/L+Ge*o%?-c&#+H!C'!85!6b)!AI'+!!1%M,2F*!Cq%#mB$64!*-!a$Gf33Ggj&D:'0/Y*Gg~8Gh09!T5Gh5b+Gf-8!*f&!Na\
        !!4't(!%9#XlC++-+hH!C2)f3?N8+,0g$Gf|6,<3Gg%1Gg.&@{],#(0Gg8*!C'Gg@('k)GgD9GgYq%#m$>.N(A@xdI@eX(!;S!*%#4edKB3od'!g(!8L\
        #sb&!KF@pJK@i*%&-4A-61FkY&>[o7/qW$6%$3$'='(mc-#FH!^'Gg{bec'$Mg$!%D&yF$3bo%!%$!%c$!'H!*ciJ%_!!4GeC,2F*!Cn$!8ECk~%!3$G\
        i.6Gi23/F,Gi<0GiK*GiZ'!>/Gis)Gj$+GjI8#I:E/io!!&/@,&9oia!!K)(VC93+!Hs&!8E!8i!!$!%&!0('kW':%#p$!%&!N*!CE,%!!*%&o!!&!0,\
        !*)'wa,!TF!%!!$!%&!0/!*G$k!#%DH`'!8)@~M+GjAa,A($dskiV#.!!,!*N*L!!(&9G'w-B3o$Gk.3Gk>&!80GkF'GkQ/Gk^)Gkd+Gl$.Gl78GmN9G\
        m[5#!b*#_I!%g,Gk9agoC$@bH>97!!3$_F&^0#I9@x]S@/`8'nm!!&!0G'f$!%D!p4@F`->6F3@Rv:Gk~f!#4@F`H!C@cV!!&!pafzka!!*!CF@wY*Gl\
        M/Gm<)GmJ+!%jn!#E!%o!!-Gm%$!'6#j1-~&!07/q,B4(0@pB*%,)Gm(9':q%$t$-SeBAN^E,-$!K1@c=7/q0$9/%qW@x]$!'&!09(PhO@t1B@1fa!!i\
        $!',!HG!F$!'&!0,%;*A{b)!FI$'2#4$Gn76>ju3Gn=0Gn@*GnM)!Aq!!4C8@fI)(,!%G0XF)R4E/'$!%0#IM)f3!*I#_MANs-#@2CoX$Gq(6Gql&Gqr\
        <Gr~,Gs40GsT*Gt*/Gu?(GuE)GuN+Gu`8Gv#5Gv&:Gv4b2Gom&Gos,Go}0!-*Gp&(GpJ+Gq#8!-5>y:j1GogbN&j%-DE!%bibZ+|(!-bj!!L!ZibIDOr\
        !!&#!'Gp?+GpDb-!aq%$FaH(8!!G#dbgCEzK!!2Gpd*Gpwbg&!%h$!*'!'S!6!!1%k&CqD)'fe%&'E'@&@OjaeD.|aN?%o*!Q)GqB8Gqfe2!Q$?@oc2!\
        QJ#U+GqWf!#$!'&!09':hD@V=1%k&@V=('kW?x:%#yD$Fs!!C'7!!%$F4!%,GrB0*w*Grn)!*+Grto%$*a!!4(`,#d//dW/S$!%,GrV+Grfo!!$!'O't\
        'Gr_aN$n->G1I#d!!&!NJ$I$!-H!Cbe!!6#jD#O$Gs*(Gs.bFA3HbgW?%o%B_M-#F2%M6BZk'!%/%;5'Ti!!$!>D&T!!2>U^0Gsq/!d)Gt!9@c@qd!!D\
        !K%>Bu'#Lc*09I!*n&>[3E!*!!4+h6GtY&!v7!%,&90Gtd*Gtl/Gt|(Gu))Gu-9F>RjE@K:,++c32<F!*%@:dB>vC5Gtwa,!%F)C!$G$k,$qd&#gW,EL\
        @Gp1$n&/60?YR+&9iDB;N/!;I!-3!y7,ZH)n1>r,)#Ih!!b+!sV!p!!,$I)$_+GuscaeFE:o.@/2ae!!fH@nrH+.!!'!>bg%!%BC-iXD(A4#1*GwJ/Gx\
        F(Gx`m!!*GvV)GwGtO)z$/-'Gvl.#yb)>;ZoaHE[N0Gw%/Gw)(Gw1)Gw4jiC>7lSF%=&(JnD?UyO+k/Gw=dlO-oaem!!dMCt!J*z$Gwn'Gx#.#yb*Gwh\
        (A[ma->N)E?MGoeE>gX'?MGjd->Ch,&*mbG.v4*n3/9/Gx9)GxAajckm@cWnd4!TF!*hBF'1!!%En]f.!Z5GxYdM>l'!$WAId%'Q$!%6GC~.%Id!!0Gy\
        &/FdE)Gy*jdmM@pBD?c5-.hhbqciD>gG4!a$H6G3!%&HM5,!%0A)@'HTy(Hi!.Hi15HoB:!Ab!!%Gw}-G{F2G|&$G|96H!43H!@1C)h&H!{<H$K7H$T,\
        H$k0H(-*H)A'CgD/H,j(H-Q)H1U+H2E.H388H4*9H4F5H5?:H6'q$Gzo&Gz~bH)w*1Le3@1JobfOB3o+G{)iD(G!!.G{:b4(A*!>I>Ae%'Q2!*$!%G!A\
        $#@7G{Tn&,BL#C!!%?A>$G{v,!*0G|!*)n),o9':q$-SL!>$!%,!TF!%C@[f2&9&).<@2'ed*!%G>iM0G|BjjB#|!!&?m2'G}ib*G|]+G|dppiLC-]++\
        ApD,w&G|s'G|y.$=aN*V*&QI!*4!T3/91G}]&>6d,@(V0>Bt/G}bj$!y1E:o(&<5G}Td$!yild)!AmB?c5h'Gc?L$=cG?9a.!3dD*V3G~),FPl/G~>(G\
        ~b)G~l+H!.oD?v%$?(>idqcg!!$&?'Al:L$=&!3'G}f(G~W+>0Vnci$!%D?@zdha&Ao.L!3en%#4dD>C!/G~~+H!&coae&!8E#LdF>>Hb)>M]I!%ndF?\
        7A*'Ih!!bebn@M!!%&y4G{p6#j&H!ep&!3,'nb&!%ob!cXn@cYd,?5'pebln%!%$!'&#OS!6-#@2!-6!-7!%(H#9+!|i!!fIFXv!!-H#h2H#q3FT~&!N\
        ,H#w*#I/H#~)H$(+&a9H$Fq%$tF.I%#C,0RL!>eafG%&$>T7D#!c$#pH!%/H$5+H$>qFFVL(#(icIFX[(@F`S?wEabV#(!!&!%Z@2'&!Z7!-a!!%!%$!\
        ZgteaL(84H%A-H%E2%_$H%N6H%`&H&%,H&O0'Z'H'6+H($5$6b-,Z7!-J!%BA%&5!QncPGM^(H%])!Tg$#vD!-@cZ/H%p+H%|q%#mB@Faaggr!c[vE>Q\
        Z&&WE#!4%,-H&?2!*6?7A'$C+H&FbBEn]begCCmR$!%'#LL!3!!$H&p&$60+;'H&u)AN~.H'#9$qbn@c]ikZ-x'!%v0E#bG!F;?4Ljcg%'Qd)#RpB?+w\
        4H'U-H'a6'c3H'i*!%/H'p+>tTbJ>tJbjhae!!D?Nqbe4!QM!pa*!%I!Q1H'zaecP)t&@hTS!v!!ae!6B!%!!4@FZ$H(k&H(p,#I0H(t/!H)H):b0H(a\
        *!%(H(d)!A+!*oeS&sB/-h&!-E%2!!J!THDT?&!0'#m.H)2ae!!1%#&!0,&9hE!*eb4!|M!|h$!'F#(3H,B&!%7H,^*!-'!|)'@.,Bo!!-H*`$)X6?W*\
        3H*v1H*|&H+%,H+40H+K'H+Q/H+Z(H+_)H+e9H,35'fq$$t&$t'H*Y(FVLb3!%,!K)H*SeF+1&!8U#I'#@W!%,H*o(?6H.0EbF+nb/!%G#7(*zL!8$.C\
        E.C*!C9':j%E%FF?6H&A'>'H+Ea!!4$}F!%-#@E!ZbcPE4t6(Y.!>V!HD@'c%&'B#O%'74H$1$!>'H,#/H,&+H,,nbU'}N&6&*FF#(b0#7H!g$$}1ArG\
        ',HeD@&B!!%!'4*7$!'&!00$9*&ad.!>V!H!!5!6a((/S!%!!,H-)/H-?+H-Kn+H-%bX?{KCH!;d&>x^)H-;+?P7lCEkKMG~~&!Nag&!0GF#udpJBO~4\
        H.A2H.O$H/_3H/r&H/v7H/},H0&0H04*!C/H0V=?X;(H1&)2R+H1:8H1Db7DOr)H.=gpL%8G>Ex&B;Nd(>:okF>:o-Gm%$H/)1H/7&H/A,H/L*!C/!m)\
        %[+H/P9H/V5!%q'$6b-#@7!*J!Kg4D!y$!'&!0G!Fab2>,UF@WT1#Xg$#vQD#7D>Q_%#mE#7'(mbF@)s!!4@x]2?aL$!Z,*zN!%aD)c-$nU>]m$(jG!F\
        '@[|azkcg!!C#[!!6$X,$I'H0EbI?#Lg5!6c'$M)&H.!ZX&H!!$!'&>kg)H0v.H0~5!6d!!dg!!BAhDcjndFC7giJ>W.''75!%c2!m$!'0!mG>(}!!0!\
        maqB2Oafh!!$!'6#j&!0N!m1H1r&B7f,#I/!%)H1~+H2/jnD@~u!#$@'%&%PN+;,!*'#mc2B7gL!Z&H29a!!H!Wg$#v3!3bM>xi!!-H2j$H3&6(|&+[0\
        )4/#.(H32+!Hq%&-E%nn!#4$k&!0,#(9$qa,!%(!;I!%!!6$X0B;MF!%%#mB!g3Fc$,H3P*H3`)H3f+H3|qB,H!!%#4$!'&BdrN!%-#FI!%%!%$!8)!-\
        +H3xmbH2hE?Vw$-uqd&!3S!%$H4:'&db*!-fkM/I!!,&9*!%eG$k!!6H4`7H4d)H52+A'bb&!|J!-DAI?!!$!'&H5!00R)H5,9%qqc,!KI!%)2Rg3!%G\
        !A4*LO,oa!!1&j/@nrF!%!!-&9$!3&!0,H5i0H5m(H5t)H5~+!|9,%s&>[3E,HE?6I%AN_E'7%#mc-#@Q!%$'=I$k$H6<&!Nb*!%eo!!&!-E$M!!i!!*\
        %,W#X4H;u-H<42H<_$H=46H=>3H=D&H=O<H>',H>-0HA:*HEC/HEx(HF{)HId+HJ3.HL#8%_9'%;HL-5HM.b,H9m/!%(H:&+H;4.&W8H;Zo!!-H8/2@.\
        2$!'6H8<31}1H8E&!0,H8I0H8_/H#~(H8w)H9#9H9]q%&-E$6'H88nB?OOkH01%#O&%PL!KL@9v%H,-'#mc32<ga!!(!%G!*&H8lb*!%fIC$xfheaff!\
        #G%[%#p$#OE'@%&'$!>1H9=0$9/H9G+H9MjbF(Y%H+}&#7E!>%#pF#('@m`(@mfb,!KH!g&&-'$wb&$P+!HS,r$!'&!0)!Fhn!!-(P6$XD!N$!'&!07@\
        RF+H:=f!%%$3B!%!!$(j1H:n&!N,H:w($n)H;$+H;/9#Xq$%5.H:jeaC@?sFBmU!!(@D_G'w%&-a%(YG(y&>[oa%#sB!gnF@no!!$!'&!0)H;Un!!6H;\
        Q,&0a*+DF!%EA*9hF?[{&$b5H;ka!!*!%F!%!$1A6MW@3,$H<%(H<0odN&s&!%+/PlnF2?D?Pt7H<A+H<KbI>&S!!,'naJGa/%#Cd3@.R,D8I0D8MF!W\
        3H<v&H=,<H=1'?8la'%2F!-&!0a!!6Ck~1-~e!!E'7dgP0?C(82EH{i!!R%e%!%I)f%/F&#yaNBv;6!H0H=m*H=r(H=|)!>pnh!!$(jO!%icK$''$M(D\
        ZiX!A!!$#vJ'k%(8D#y%!%$$F,H?`0H@<'H@`/H@g)HA(8HA,9HA6c-H>n'H>u/(].!Zb0Cu7ghn$BO{L!3d*!%M$P,?MH0%t/H?;)H?E+H?K:>>Xpeb\
        0!%/$'V)+%1O1>l(G#R!#M?g1(H?Z5*wn$>>SD!3dM>aa!!4GU[-%56,%3H@11H@8&!Q0!ma*>w*(/yqde$!%&#!L!3ebmmD%bEFy5!!1H@N&H@S)'fa\
        IB@sdJ?s$ghn!!c%#LK!%2BRKI!%!!$!'6$X&!0,H#w0HA!oBEJ'%!vB#IcH0Ua!!,#UI?!ncH*@!!$HBY&HBn,HDK'HDQ/!%)HE<b3G|V*HAf+HAjjO\
        >N-QG|a$G|p'HA}.$=c*?+xI!*3/91G}]&>6d,@(V0>Bt/HBUj$!y'G}F(&<5HBNn$E:pF.<)!>IG}UEG}f!!e'HBfbJ?,I4G`4KCCz-HCF2HCL$HCU3\
        HC[0HCd*!%/HD))?g0+HDFb*HC>jB>vCdl&!-G!T(/=S1tamcfaND<blclO,l%(JebN+('HD$ahb0HC{qdi%!%&$eS!6deMEl?eM@tB%EE('#[+HD:ia\
        Q>|Vae%,^dg!!C*#eDB/n&#!E#m2HDv3G~),FPl/HE$(G~b)HE4+H!.jnedNDvX5>L;cbiSDS01G~N'G}f(FNII>0V&G~uIH!&hchK@IJ!!-HE`2EzC1\
        %k*HEg(HEoq%#!D!>1E8lE(V%!%afG$3&!%'/dS!%1HFd+HFqb(#.+HF0oHAC<'HFCc+DF.j!!%!%EFT[6HFW0HF]+>PSjbejDFQ0iCGj>%!%B>C1b&H\
        FmaG*#GE[cb2!%3!QH!*4HGX-HGo2HGw$HH!&HHC0HHM*HI/'HI5/HII(HIR+,Zb!!,HGUjJD2jP*/!!&HGib3!*,2yF,!-%/V*:ki$'4D!p!!$!'G'f\
        2HH6*!C(!a)!;+&QbT$Pch5!6b0!jF?8Sh%#4&)wE!'!c^$HHu&HH~'HI+b*G;klnedoc)!Zh$!%&$eL!3)*fgaL>L%+>:offB>ajG@gW%$=D#%2ApI*\
        */c*%V)!Zj!!G,r%HA7aI>N)!E&HI_aeC??ZgQH=9/HIz)HJ++!Tchb*Bi<IB$+ae.!3c)!AlO?Uy!#&!mE2h1!%ae%>9Rd2HJo3HJs7HK&,&g0HK-*>\
        <P/HK5)HK<+HKk:HKwj$BE%rKDTVdY!;(?6Haga&#+'$MG#RdghEGwCahbqEBb+,>x[I)w$HKS&)U'HKa/>xa+HKejB(Jx&$ekbi!!D?ltN@;IebK>0c\
        %HJp1D`FF?x6rpd)#|I!*->9TibH?%0!#$HM$'#sb2HL^3HLe1D.8,HLp0HLu*HL{/>>MjnidedlO-`!!aKE7/'!8ebm!!N)1ajI,9$$PD$z-+AB!%)D\
        Z[gqBD:'o%$3B$3!!4HMx-HN02HNG$HNp3HO7<HP77'n,HPB0HPi*HP|/HQx(HS-)HS`+HTb8!*bvCCG}$HN(&?4NqBA0reg%'QD!-7HN<j'A/`L#7!!\
        $$30!mE#=2HNY$HNb&!0('WbI)cag&!vH!C!!%>g|dk)!NI!%)!Fe'HO#b(ElBI&Q->Ch,?MH*F%JpirlO?+x3>D~&!%n-?Vz6HOq<HOx,HO|*!C(@sQ\
        )HP*9HP/q%$t&@#T(+1d%$wS!%i&!HS!HC@&M%&-c6!*QAA6jOA]1b+!HSA+ab4!%-@&NX!A%1:2!-'!%+!%.HPbi!!&!N'#m)%/I(V)BkMm@)b*HPwi\
        br%!%D%PhE>Py!!2HQ6$!33!**!;+HQqbS)z!!4@Rv$Bqr6'C3%,&!%'HQb=Frl((&)HQj.C~iiD>&T'>P6G>P91FkYD/6!!aeJ&0!!4%e,#d/HR1)HS\
        'siCEJ'$HRA'HRG5!6bF>qcbfIC9c-HRc2HRt3HRz)HS!+>u]qdfK>r5(HRlbmM.L%B,xBBPT%&?F.<iECmRcP>K9+!HL&$'HSB)HSK.HSSa!!,#(F!%\
        1Ah`fnD%2kh$'LD$e*0io'!%cHB-e)@qF+HSolbgD>]~&HT$'HT-(HT[bmD?b>2#ddjS>0O3.-&HTG,&**!*(HTLjdmlbhD&TgKHT?c%!8'?ufj%2ID$\
        ecdH>;[!!0!m+%&jn!#&-;($kncU&3!!4HV9-HVn2HVt$HW06HW33HW:11C&HWe7HWh,HWz0HZ3*H^O'H_r/Ha?(Hah)Hdp+He`.HfO8HhX9Hhc5Hhub\
        3!;(HV*+HV';>r,jhX#.!!2%;&!N)&6sF/d!!3HVj*&a'@Rpq$'4&!>)!A5HVaia!!(!%oaO1I!$1BdhD&ZdR/Yt!!B$3!!$.60!m'HW*palEAr@0%tG\
        2bK)(s%!%N!m!!%!84$k6#j3HWV)A>Q9HW_jO@T|!!$!>D)K%%PB'=G01%!%.HWttC>Y_0!%G/I4HXI-!p2HXO$!%&HXe,HXt0HYC'HYI)$P5B=nbeeO\
        E+OedE>yZ!!%$t$!'6*O&!0'H,WL#74%,*!C)!ZobrN)4$-i'HY*5HY;b!!gP@B{!!%!%v!!%#C*!CW(P1&9pF?q?%!8D%h3Al+0HYx*HZ!/HCX+HZ&j\
        $HYgbL#O*B#ilnbi%!8c!!C!8ahbRHCpSEr/5*wnke&*cE?@^4HZQ$HZX&H[x0)1'H]4.H^Jb3!*F!p(!*LCtl!!-H[:6CQl3CTN,H[>0AN^'H[I/'z(\
        H[_)H[d+)N5!Nq(>[l.@sMd2!;.&-S!%dN#(%&-&!NaGA}54*`)?ja+EE29>Q_lbI>}2!!E'@&>[o/2&h(H[uaC@&6B0]-%/*H]'iB>L%$#v&!g'?fxS\
        !6!!3H]j&H^$,&g0H^)*Er+/H^0)H^@+EE2:HKwa(H]ddMH[YdhDCwa(>i'ag%!v&.R5!6a&F6NE$MdIEE2delO?iT+BEDn&!yd4B]dH*Y/>xaaxLHKX\
        gK>mD-?L=$H^o&+|7H_F'H_^o%!%'!%kF?V'!!)D[?r!!4(g2>[l6+X0H_8/$n)H_=j'>&TF/qdE>Q_kjt$!'J!*!!&!*5H_Va(!%S!%!$hE@t2.Do$e\
        !!%0-$!*c6&QH!^-#F$$36H`W7H`b,H`z/Ha!($q)Ha0+Ha7o!!&!0,%h'H`O9H`Rmd,!gL.CE+DcH@'d$!'&!0lF++!!%$'$!'&!0*>aU.#79'cS!6c\
        Q?:}!!,!-'>FBftD)@3+1aQ+1!!-#FB!'!!&!%7>D~/!H)Ha`a!!6F>]&!%,$IF!%%GXAKAIa$Hb6&Hb90HbB*HbF'Hby(Hc0)Hc>+Hdd.!3oa!!ED~_\
        O/mwdg!!I?a!E>*>!!$!>&Hbm/Hbs)'w9(]q$&^&$t'HbjiB>g`E#@*!CG!>&*wE%,)Bv69?s#idp$$!&#OS!6'!'c2!N60~M?e8+!%a-Hct6Hcz1Hd$\
        ,Hd-0Hd5/Hd?(HdI)HdM+&a9HdXq%#m$!mE%n%!'J0R&%PJ@'%%1F$&sD#[%A/`BC`z%@sU$%5D#g,$qd*!gW!HCA}ln&!>d$!'W!%$'=''fnD@fI%!%\
        $A9]cK?A5%@JS&B3o/He++He9a%!%M@nrc-!*hb4FQ`JBV:!!$HeL&He[,!Hb!!Q!*)!3i!!$!',!HF!;J>ON4*`2-~$Hf+6'C1Hf8*!C/Hf?)HfE+/$\
        j%*FnMAIa&!%i&!H7/qN!m$AA>E1O,%bE!>1$nl'!>L!'12L0F1/*!g(Hfm)Hft+HhSo%$'D,?3F9YD!%&!00$9a-HgU2-~6Hgc3Hgj1Hgm7@Fd0Hgv/\
        Hh*('k+(V9Hh0q'%5.@sMeabU,0'%5(?6HiabH#(%>mIL!KL2O'B'1kfR&0'>mIb&!g*!%)$PI!*%++J*k&HhD'HhK(HhObe$'4N#(sa!CF!;eU,rB@m\
        ihL@bua%!%,!%F!W&Hhq,%;o%$'S!6I?)6!!%!%oB?:~!!5Hi.ubhG,~V$[4Hj<-HjK2HjY$!%6Hjf3Hjp&Hk4<!|,Hk;0HkQ*Hm@/!-(Hn,)HnS+Ho2\
        :Ho?b!!,Hj)0Hj0(Hj8cgblLGJ(%H47M/I4!abjO&'C>G0!!-*C(#:q.*qS!6t!!%@]i,FBHG$P2,T'(m)/$L!gs!!c*09G2R!!$!N1Hk,'!%.Hk/p$!\
        'cHH5&B!3aHA($)Hj8I#C%!%7!%)%_i!!'!%bqbJ@/)!!4Hl82HlC$HlJ&HlN0Hll'Hl{/DSN.Hm:b+!*g$!N7Hl5*!C'%Cc)Adk+ErjX%wD&-.!^ia4\
        (gH!C&B;NF%hKC(;6*R,Hle*!%o*!Cc6D7@I!;c%'QI!;$!''#m.!3cgQDW=.Hm.e!!&1U,$IE$M)!Ae!!&#OJ$I,!pG!A!!2Hm^3Hmh7Hmn*Hmw+Hm{\
        jn!#R$keao+$'W@3,$!'F$_!!$0'M?jABEbs!!$!'&!0(!CG'f2E/',%;+HnKe%$'5HnFc-)}B)X!$D!0!!&!0J#1!#1Hnq7Hn|)Ho'+,Tqbgo!!0!mF\
        !;!#&!0lkM>>U!!&$bS!6!#%!'$$3S!6!!-#F0!jwMANGX!;4HpH2Hpc$Hu!3Hu(,HuS0Hul'HvL/HvZ(I#`)I#jb$$F,HoxjDBo2'Hp..HpAcg!!$!%\
        D?#0&!g)Hp=l1+[J@jIMBRKedgcP*n%>MEeco!!'%2c)%ww%!d$!WD!0*Hpy(Hp}b*Dc/h&>z4nE#[EEL}$&?&Hqb'Hqh.!3b!1,BHh*!>(HqO)$C+-*\
        .HqX:Hq[mH?am+DTBpSC9cJ/0&#!E$h2!*J#U2Hs'$Hs06Hs43HsC&!g7HsQ,HsV0Hse*Hsy/Hs~)Ht6+Ht>;HtG:>>Xj%BH61Hr['Hrr(Hs!a,!*M>;\
        r%,9'29ide&#[d+BHZsJBH0(HrziJ1ehDDO0bK@pc5>L;bNE(VJ@]O'&'ik'BH2maIBHZ(>Fia,!%g!!C'QcHH]#&).'1.rf%!vD)U%BE*'Hsua,!%I>\
        >4FGa/aMDTB%>C@,)}'>Lin5!vdqD?lz/?g1IEQ4n$>>SEH!0&#[r-Hth,!%0Htq/Htw+Ht{:#dqagX-`nided[BHWahOAj3F>6rBBHvmdG>qc$!T(Hu\
        9cag$!%D@UUd0%t/HuL)2b+D|DoB/'n'&$S!v%!%d/Hufj$EBKcjO#UnrJ?7A&!**Hv?ag!!$%F&Hv-'Hv2b$!-H>9Skm@c_lhae!!%>>ZE!8!!%?;d4\
        (`E>hw&!gfj&#!rbN?sf$Hv|1H|G*H|Y'H},)I#Nb,AZ|+!TghO,!!!)>;Te4Hx>-Hxc2Bb/$HyG3HyV1Hy`&Hye7Hyl,Hyp0Hz/*HzW'Hza/Hzq)H{<\
        +H{_8H|(b2Hx%$&?,Hx2j&F]X.>TAhcV>ONeag%26djdFH]e&DC=odfhB>|'%?9a&HxP'HxXahC>'zicekR>(&i%!%$!%E%C$Hy21Hy9'.kb/$[(>1D+\
        Hy-ij%.$$&?c*>tGL$=bJ>1TiikiC1:diafhae$&?dJ.$;HyRm$#LD!-IBooirj%.$B&?cP?*T-'1P?*TCHyDc*#@l%.$$&?'Hz'cPHyY&Hz#M>(!$Hz\
        F'HzTb(@pJfhcp&$FE!v2!T*E;6hedM><8I%S5Er/bhF.$%A0r*!%/>=gheB$z&H{,,3**%_5A@.bebhnrFF%D$>TA3DC=hkchC>P~'H{S/H{Va*H{Nj\
        eB!dfDEPeN$[%#piB>|)1H{s'H{}(>(ka;!>gG.e5H{(aeN><8g&?lzL!3&H|?'H|Ca*H|:iE>~-hDC-xI?zBJHyY$H|Rb!*gI$=0!-HHsL%EW+d3/9/\
        H|r)#R+H|zbH?v%$>97O>1C1>>Rc-!%)F1JX&3!!4H}l-H}y2H~_$>;S3H~l7Hyl,>'{*HzW/I!6)I!]+I!q8I#>;>1^:I#FbPHx%$HxK,*ObfcP'I$H\
        y21H~8'>P~(H~V5H~Zb,HyXM$[%>=o'H~EiE?Pq$,9goec.%}b-!%G#RD?CuKHrwaem%!%c-!%G!A,H~z'I!1bmN>SD5I!&dGCPbj$I!-baN>|VgCE2*\
        1I!P&I!X,3**%_(>(#b-+AFH{$rf$'`D)UQDC=0!T+I!ilCEq;b)#RI?#/1I!~'H{}aHH{p(I#95H{(a*1O(&?)?o@hcK%FdNHxT&H|?EH|Cak3%2Y#:\
        'I#XcpJE+O3>FhN/Lb;?4LjE?@^'!8+I#vfE>;n(I$Lae&>c''I$.a-)`G#R)I$?+-VjbhbiaMDkT-B$`bilcgQ?(1cjEGBr4I%a-I%x2I(73I)|&/y<\
        I*x7!Q,I*}0I,_*I7a'Ib</Icg(Id8)Igf+IkM8Il;9!a;IlL:IlZb!!%!%$!-3!a*I%^/En]mq!N&&dL!3T)R&I%r.FK4a(>1^YE7F)!AX!-$I&<1I&\
        m&I'?'I'E)#F+I'lb-!a'!%F!p!!-I&f6't1%k0!m/0f+?aOq$Ctl(I&cd%!>Y!AB)4%#7F@mf'!'+I&~5I'9gaL@&+nrd,?5'f&)Ubke!c`&!-LFNdd\
        fhB->-!yH09)I'eg!!d3>Fh,I'^)2bjJCzS%>8XE/3bnaPES6$I(#&I(''I(+.!3bJ>baF?96E?X=*>8vodfbL@m}!!$I(S&I)1,I)V'I)c5I)yb!!O!\
        a*I(u'I(~)!Tb+!si!!'@prc)Adk+!;X%whc60NjC2I3Al+idp&#O.!*S!6d-!;3.-0!%/>C?)I)O+!%i%>8XB>QlrgjFEDR&!0a!!*!CF!%!!->tdi!\
        !&>kUbh$!'F?#lJ-3%!%&I*7,I*:*I*B.I*kqd@caQ!|.!%aGEq<%Ez#'I*OcIB$+4(A(I*]mcHEH[$!Wb0!pg-!*I!Nbg'A%~c%!%P!%hcO&s%%2&I+\
        D7!%,I+H0I,['!%a&$C.?&a;!AdG)`bN$F!!%!d&I+p*!C'I,..I,75$=ap%?a#c4%ShcNB$O->G]0>P:*>fp+I,)qaF?]8aFB$Opcj!!CC-K)I,Omcg\
        $!Wb*3$h$!Wc!!E!8&>3}he%+>D&vB2h4I-9&I-m0I.''!%/I1(b0!%(#I.!Zp$#='I-6c)!Zg3!%b(!;I0r@cb$I-O&I-W(I-c.#1b,(&L*=2!WjDHe\
        [q$$-c*!^I!s&@V~dpJ?>F*I.#/DI'+)ko$!%bX&jCI-}$I.Q&I._'I.p.I/Tb*-G+I.DjLDjn.I.MaFC,$FC%,*>-{(BVZoD>4~*I.hpFC5Nag-*YI!\
        N2I/3,&B(I/;+%S8I/Pqcic)%w+!;XHpYa(D9uG#+%)qh$0cbi!!c)#1+!;X#1C>W9((S+/Vg$!%&>?+d-I032I0>$I0F6I0R3I0V1I0h,&*/I0p)I0u\
        +>>QbG@[c1EOhdmlaI'FascjD>DCiajhedlnE?@DJ?vF,I0cag!!D>~-dqL/YcfhdKFJYbIGB[klleaff%#g&._E!'!!$I1x&I40,I4>'I4z(I5u.I7@\
        b->Ad&D0+(I1b)I1p+DqRi%!%$&|M1[h%!d)!Fc%)qH!^+!afDEH6-I2?2I2F,I2S*I2Y(I2p+I4$bjn%&T$,KN!j-1[kH-P%$*$!WcmaH?T%,!HG!F$\
        I2i&I2mo$2)G!FhF/VI-G-I346I39&I3K0I3a)I3q+I3u8-PbhcV.*aMHTCajh!!*!Cc4%S'!8V!*%@Xw,!W'$M.%}fn%+yD,z$/V&I3lbH-GfGHTDE>\
        *4.I3}cH'FeR/V&@-Kk'G?fG!A$#+'$M)2RgQDq'$I4W&I4g'I4qb-1[*>e:kfD+ymagh!!%!d$!'E!'$.rj%'QD-l2#1(#1G!s,F5b(I5;)I5P+-G.I\
        5k8I5pgoaF@]=h!!%C,^$-c&!0kg$!WD#+$!W&!d+I5`fD>W9!!$!''!'L#CgP?G0aF?gL$I64&I6c'I6s.I7=bjhcjb4(AJ#|3I6E)I6Mj%!dcGC'rg\
        b4%SI'+)I6VbF?>F!#0!jc'2~V&6*-J)I6ombI-uE>DP4/V/I7&8I7/mlI)R$B`ZeD@^~$>+Gc2'F)%wX#%P'F2'F3(j,I7X*#|(.0+%wcfG(&f$!%D>\
        +84I:L-I:U2I@($IEO6IG73IK*1IL(&IM9<IMK7IMt,IN;0INB*INK'IO$/IO`=IOo(IP-)IP3+IU).I_i8I_z9?{Kb4%S2I9;0I9X*I9`/I9l+I:/.I\
        :5j1#:+I9-j$I3lL>Chc'!8u%!d$!ND#+0I9H8I9La[>CNDI3l&I9UaFI2mG1[debI>]x*!-c0B{.IB(s+I:(l'F5a(I9~icK1[dleDB{.&?I#H!ChaH\
        >:L2I4T)I:Gpkeb,!%I'+lcK-P'-{eaB@HJ$I;M1I;v&I<#,I<R'I<q(I?/.I?Bb!!,?vI/I;3(I;A)(S.I;Hg2?vII#%b4(Ajch%?2XS!6-D/=H#%hD\
        >q:/!d(I;h)I;mg)!*+>DHocbF?iThD?I#+!%fbH?Ds!#9'cdC>DG2>2v$>cA*?d})I<>+I<K8%SlD-G$!W&0l'!'LAnO%!dB>+G&I<d'Di?.*tamBI;\
        rg%!d$!%&!0E,c1I=10I=5*I=l'I>c(I>hpgc+!aX(&aF-G$!%&!0/I=Km.I=HdP-PI1[%HTC,I=](I=aaI?2IB>O&a)I3mnaH>Ef3I>-)I>1+I>L8I>\
        Yj,I>)acV/VLDk{F?e;$GbF/I>G+Dkmc2D9sfI>DCcKC2e&I3ieduaeII4Ta*DqRFHTCePC-^(I>vlde%!dB?]8$D6^.I?&cQHTDlh&>2bH!C&D1|.>O\
        va0!jo&+yL)q,I?Z0I?f(I?n)?@bq%+>LA7b-&Blb4(AI'+q$C3NF(&%>W9)?yh8I@$e$$*D!0CC[j$I@H&IAx'ID&(>_j.IDV9@Qnb4!-MCt'4@WT6I\
        A#,IA60IA;*IAC/IAR)IAW+IA_;IAoj$/~'I@ycG0re'$ML!Z&IA-bhcQ/Vgch$!NS!6cK>Cigc6)[I!;$!%h!!%!d&!QL#CaH?2HhekKHTCaemcgb-!\
        ;h$'LD!Q%!d$!'D!0-IBH6CQU3IBg*IC5(IC9)IC>.!Z8ICqb!!0!mgb!!M>GY+IBZb*!>h$!W&._E!'%&T&!Q0!jG!F&IC**FH)'IC-a)By9g!!-!*$\
        !%'$MI!%F,~!76)wI#.C>?faK>+a/ICW+ICej(ICPcM>6sa$-lI!s'?<N.I=HagG/Vcg--lpkcfO1[c)HTDokb+!si!!DI(k,'F0IDH*>;V(IDRj+IDD\
        ncg%!%B?d(FD1}&I=HahO@$YG?.!-IDr$!W,IE,0IE4(#%)IE<qDI=H$>+G&!0h%$*$!*&!Q'!'G!Fp$>:>D!0agh!!L%}!#&+Rhe5!6c'$MbJAdd6IE\
        },IF4/IFQ=IFU(IF])IFd8IFl;IFqqec$#+b*!>I-*s&IF0ajh&>.ALC-JKEHU$IFF&IFI.IFMbfI>~,Q(&QER2KI=HII:(k%)qD#+(DkmI!NfaghD?a\
        !cII/P'I2j/IF~bKIFQ,IG2a2I<;*Dk{FDqRcK>G]$IGv&IHB,II$'IIu(IJE.IJnb0!;*IGe(>Dm+Ff}iJHTD-!;h!!(A}Uc-%/J'1%I3m,>~,(IH2)\
        >4[jh&>q:G!F$$*&?2x*%F)!FI%S$B'13@&A,IH_*IHc(IHx;!AoB?a#I>T`ch&-].#[5!6a!!*!CGE7/m!!%#=D#+$IIM&IIU'II_.IIfb+IIAm&!0N\
        D9A%+b$$-&!QE!'-.?xDFbE-.?xcN@36(?vIW!%;!Aag-!*+2-XBBV,@t<(IJ*+EG7maeK2-m$IJ?&!0)!Fb,#|*!>I/0e!!K2-$IJ]&IJa.IJib-!df\
        heLC.t[Dmk3D^OH?f!jI?vI(Dg|)IJ}gocR>60$!W&!QEBfi$IKD,IKd'!>(IKh.%Mb!!hO@]Z(,B)IKYg&&vk$!%&#+E$Mh%!%&!QG!FaH(`$#v'IL!\
        b&BmUh$!%c%'QI/P.#7W).$IL^&ILr'ILw.IM1b,ILG(ILXqcIC4Z%>H'&!0a*!>(!%G!FmEI2Ce$Bi8ch%$*'!'(?z2G!FqD@a~)IM&mdpaHG|?lchb\
        4FQ`J#|mb*.0I!s'!8=>q4hcb,B6%I>lt.IM_ajh%#g&!Q'!'G!F2I:H*0`)?WOe$!W&&vS!6!!%!%&!N,'}/IN5)AN~9@x]q$-SJ$n%!gE!>%Ah{B!>\
        b+!*eeD'z!!%>O&&!07/q'INh.IN{ae)&jV#%8?Gaj./]ag-*Y)!*I!%maeC0-/IO>(IOF)IOTjki.%}b*!>I>>gldehLGAK3IOPocHB{.bH&Q->%nc*\
        !*I)t'IOl.!>bI>*WL-ik$#Oc$?I#)IP)e$$-&!0S!6DC!N'&sL%P-IP[$IPe&IQF'IR+/IRS+IRl.IT<b*C%,ikqF?m[e&?`tLI=H0D1}*IQ5/IQB(>\
        Ad+!%j.IQ2h!!%!%c-%/6FGhVCh3F.0+DqRfc4%SII1tbF1[3IQ^*IQs/IQz)IQ~o$$!D&v1Dw;g&IQka@cc%!%scK(&.&BjB1:DG#>h$2)&!0G!F,IR\
        <0IRK.IROqFI7+%!d$@M+.C!.VD:8gD17jD(&&IReajh&!Q'DdsG!F(&HG>R$$#7&ISH(ISvb4%S*IS:(!%.1bi0!ji%!d&!00!jGDv@-*Yh!!&#%bHC\
        pR3>gu*>Ql+ISki0!j)IShi%>hF&!0N!j@cdkh$!%cdHDBk'*Fk0IT/jh&!Q'+v(!CG!Fagh!!b,>vrI!s6ITU,IT^(IToq'I>cfhbgIC,$s&I0AJ#%&\
        !8+!%b*!>(?lsI(p$$-3?2I(IU$b4%SH#paKF*!$IUS&I]V'I]p(I^%.I_Db--l7!**IUOpicd@ceQI5[,IU{0IV<*IVF(IVe)I]Np$!'.(Ge&#+b,,(\
        I>>gi&IV/ajh!!&!QLB{Bp&C!.ag-!*I(dlaeb*#pI&62!W+IV[fc60N'!8+!;V.*!!&D_fH!C%>On-IWV2IX8$IXC6IXM&IXb<IXh,IXl0IYF*IY}'I\
        ZS/IZ](I[,)I[a+I]'8I]09I]Iqe%#.aB@t<%/]1IWo'IWva2#1/F7]fG>H+bgpB?xv*IX2)>vC.Aqvm!!mkgc-#%E!8gaKD83&>DmalaHDJ3fh!!$)X\
        D,z$IXUbK'}e$>:>d0%tH!%0!%E!'B>On$IY-&IY5'IY<.#[b-#1(-M5!HgpL'z%>$NkU0Bg31kU!W/!Hj7$SL-$$IYX&IYnbeec%#4B.r*!>:IYjocb\
        (!;I>Tcwd@R)*t+I2m;2#gQ@/q!!$IZD&#O0!j'#[)%[.IZOb,BV:hcdgbJIC}!!$!%)%[I!%H@tT-F6XlBIQC1%e,$q'IZt(IZ{a,/]gBD4v,&BGD1P\
        ah%!d$!'&!0G!F'I[O.I[[a3I[B,I[EsJBW#H+Rbh$?f/DB3!pbh$!W&._E(5lIDta!%/I[r+I[~a-.?Y!Aaef%!K$!WD!Q%!vD#p9Ej=eD@-K%!K&I]\
        Bag$!W'!'I!sav!!B-caC>UCh%B$PD#!!!0I]csbPANG&ES/b!*-!;I-**%w;I]}iaF>@~cKC5N$I^T&I^]'I^i.I_:b-IFm2)18I^Pg$!>fc3-GhcVC\
        %,C>R$*Ed~MF]W->Ci3H.:HF8E&I_)<I_,0I_0*!%)I_48F8LokKC8pI.|B>DmcG*tlaK>:L2&3f&0lI!W4#%0I_])I_bch)!Fc'?:~V!*afK-GfkfK?\
        Eo,?}&(#1+%Sg-!dP&B$I`X&IaJ'Iat.Ib4b2&33C-^(I`O).ei.IN~co!!%+>&?ltH!Ccb4>W:H3$->DG*I`q(Ia#)Ia5cp1!WJ#1h&0l)!Fde!!SHn\
        F)-*h%#s)!Fa4>eHF!%h0!j'!')!Fc3?-y*!^I)+2!T*Iag'Iak)I4T+Ianp&D5ME?d~KHTDJ1[%!dB%V-#%7#1i8(Sk*Ib/+!sjea@cfhCC8?igaeCC\
        !.!!*Ic:9!-o'Ib^c2!*)#1:#1g!!%!dB!%6'c/Ic$+Ic+j'Ib}nidenroedxrzL#.mM/m(FNIG#.5Ic6nreED^+FDAs!!&IcL'IcU+Ic^aG+%%!%)&H\
        X&H/I0MG?g0d/I0MI>>Q1Ic{'Id!(Id()Id.aK17cQ2?!!NDT?djJD$%.!3aocY?<h$Idj&Ids7!W0!-'IeG(If#+Ig`.#U8HA6b!!7!|*!|=!|GIag!\
        !gb!!B!p)CC^+#:o&%h'Ie-a-)`G?vK7IeA*+_)>wf+-VjrKE[|aebI.'=Ie|g!!&1U0Ied)%/9Iem5!6jJ&s%!8dgQB3o%D94$'=d'!gF@?sL>fp$If\
        ;&IgM.?Epb2Dg|hcdH?a!%)q3If],Ifc/Ifu)Ig-8IgDoagh%!%D&ZkiC?2y&IflaVFzNpcd*2yL(y(Ig#ibjBIN~$I3ldoLIag'Ig:/Ig?cGI>UiLC1\
        {dHI4Sae$$*GHTD2IfS3&Bhb4%S*!>I'+&%PS%P-Ih7&IhI,IhP0Ih`'Ihf(Ik8)Ik<+IkI.&$b4/g(?9qI#:n%.$$&?c.%}pkbJGw|!!gQF9Y$+nb0?\
        wJ*@&6S!%!!bD/C!!4IiL-IiU6Iis3Iiw1$@,Ij$0Ij1*IjS/IjW)Ijp+Ik&b*>hsppikhcg%!d&!8E>Tw%!'khS?Ce1>GO,Iik5IiobeqdxbX%CDFk`\
        C>bTJEbH%?,?'1=F&^$Ij-bIDN&L>Lm'H^*a+IjHe!!%#sc)?+XX#%e&&d'>q]S!6DIig,EKL'>>N+)wed/CufhaeB>iJ/Ij}+EDRdeR%/dgoS/C'*w(\
        B$`n$,WcdjSIioCDshk%$*$!'&!0G!ADBf[-Iko$Iku1Ik}&Il''!%(Il4bic%!%K?o@n!#D$b0>w*FBzqb-!-U!|gaeb*!>(!;I!sbjdHI.#%!%$!35\
        !6der!$R*L!#&!-d2%CqFD7~:$6b(!%gb3!|N!|$Irg&IuR*!g'Iw^(!-.I{%5J!Cb-InF2Ioj$0u6>c73Ios&IpM7Ip^,Ipd0Ipl*IqN/Iq](Iqh)Iq\
        u+Iq~.Ir)8Ir19IrD5IrU:Iraq!!&Gn='In6q&!0ae!!$!'&!0vdKAIl+In?gK@gW!!cjC*=&Bo27Inf'IoQ=Io[+Ioc.(Jb0$}F>ai!!4'C2,o$!>6A\
        .|1B^%7E-B,(,/$n(Io5)Io:b,!%G!3bqR&<->[k*@nr'$[+IoNmB>.NF,o*#Iq&!%G!Ak%$wD$[%!dD>)7a!!&!vG'w!!3Ip-1Ip:.Ip>b+/IgHHMt%\
        #=120a2!NF!;CB@nb!!e!!.IpIdH@9[i!!4G53$!'1%kE!'!!CDy{d/!;L@zk!!%?!n$IqD<$}0%&/IqHq!!$Iq3'Iq:biC+O%@0|F#=*!%((gGG4:GD\
        ?v%!8E!>3!y.!3c++.fG,Q%!8$*/dH?!n!!6(|8#:pECWW0#d/!HG%C&!%eE>/rg2>ilI)f$Ir?b!!ghnFHPxiD>p4!!%!86#jq(I&cdH'}!!4*7vbiU\
        '%w!#N!m$IsF6IsL1&s<IsQ,Isk0*h*It%'It3(It:)Itr+It|9Iu1:IuNb*!%idLDkT/!%F%;sBGg{kg$!N'Isc.!ZcIFQH))`ciB.'i!!%*='!%r6A\
        zS(@f5iaC(Y%!%7>D~g$!>S!6lbePEX&4?ye&G<$7It['Itn($3))na:!Am&&sS!%!!$!'5!6cg!!$#vQ!%qE&^)>we+#_L!3!!,H/L)&^h5!6cGD1G4\
        .I6#j&)Ka)!3i!!$(5,B3o(!;W%qaR$@!!%!a2&y6Iv63Iv91&s,IvQ0IvW*Ivu=Iw?(IwB+IwH.IwW8!*q!!4'k$!%iaI!3T!;!!3IvG),obR@/),!*\
        ae!!N*O,!sI!%$Ivl1E$60!;)IvpoCAE!H>n!dHBZk<!-*Iw2(Iw9;!Ap1B=),!*EFN4$!*DDz0ctDG=9L!|2!%Q!-*)nhae!!4@D_D!NycI@!u!6-Ix\
        ^2Iy%$BEh3Iy)1Iy5&IyF7Iy_,Iyh*Iyv'#@/?S((Iz0)Iz8+IzF.IzK8C,$9!K5Izpq!!4B3o1@yZ,$IjagI#C%?=]'Ixt.Ixzt!!$$3G@|~).0I!*,\
        Hy6HF]XnM-u!!p$!'&!0J!**Iy?bgHHk,!!gSHW0)!>g!!$(5&!0h!!$!'.#CW'ca!!(!%G$P+!%ic6*R*!CI!;%$'3Iz,=FF*af!#RA-6JAmU.!ZobH\
        /g$>`w11k)!AI@B=!!I%&,!**#p)-Jeg$Izfbi!!$?d(D&Zr$!'&!0N$9!!6$X,$I'$M(%/G@Yp%>m~2I{p3I|O&I|z<I}$7I}2,I}60I}R*I}t/I~M(\
        I~R)I~t+J!'8J!2;J!<qci$!*b*Bi<I!s$!-3I|-&I|<'!%5!%b!!$!-D+s&!00!ja!!0!jG%[j&I|Ibh'#=L#C%#=E$M!!%!y6(|'I|r.@_xp,I|kae\
        H?Ij$A1jD!0fibucZ!-j$$!D!N&IwYk!!4!*I@!uBD3G&I}D5!%a/!%G*f%>sC$A~5'!%L!3$#g/I}eq%!K,!*dZ#I!!$!'&$bf+1%L&<$@fp3!y&I~9\
        7I~A'!%+>]xj'@Rp+C[kL!3'!'lB>iO!!$A>Jr!$C$wbIAT!'!'5I~lcf/I~g+!%oD0`eLI7=!$0!mW*)h*!Cc60Nj$!%cC(5!!$!%&%PI#(ag$?vJDH\
        e[hblED1O*%nbcGCG}4J*1-!%$J*93!%1J/w&J1,,J8R0!%*J9X'J<9/$'(J?Q)J@S+!%.J@Z8JAz9JB#5JBFb!!%*=-J$=2/I6J$C3J$Y1J$_&J$h7J\
        $s,J${0J%|*J&S'J'>/J'O(J'e)J(i+J(w.J)b8J)s9J)z5J*%:J*+q%#U'*qqbi%@YkD&Zn!#D$F&J$V7!-+!msc(!%rB$'F/ydGHSG,1kctbI%_,!%\
        g&!vE>SN&!%amE2e$J%V&J%b7>_j0!T/17.J%qb1>]m*J%G/J%OmbX@/)+'TfL?_'.+OdE!T!!0!TcoEEo5!!%!86!%/$'L?@D3!-(*VmlC!04!--J&9\
        $>n!&J&>/J&Hb!!GA*mnbI,~!!%!%tC?9$%#U'!0kKCt+-J&{2J'3*?x!)!-+J'::)Rb6!%0?}U*->(!-W,Zn$J'-&!KbgybH->gyLJ'*cgfUEk/F>M2\
        *!%ic%!0g!!$!%D!v$@,E1!%)D!M.,~d7!%G!|4?%o$)70!-*J(1)J(6+J(:5J(Kb4H/L-@/97(|I%VbI?L9bV+k+J(CcUE!:ct%!%B+Od7DRm*!%/J(\
        e+?P7ir0>g[G#RJ@jI%!|4-xn%!%NDOr!!1J)<(+k)J)P5J)X:J)[b4>LB(!|mE?53be'J)J)#RaV?S/4!*N%t&$FkWCAnP%CagZB^%%!|6,B(AT!g%'\
        4P!-b!!U@+@b7!-G>'`%#@E!%btOC~i!!&!>E!%4@36-B@z2J+&$J++6?mR3@9>&@lM7A4),J+Q0J+g*J+m/!|(J,F)J.P+J.T.J/H5J/Lb!!I!3pB?N\
        8*'L/J+?)J+Ji!!4+hG!Q!!$!'&!0G)(ndgPFM`'%C+!H8#.l!!&!*9(]S!6aeE>Q%!!%(Y'J,3+FW&5J,8g&!05!%a,!%o&!-S'Z!!Q/9b!!/>Jyh%!\
        %I!-4J.(-J.36J.:&I,J*J.?'J.L.B1D5B1Db!!h%23$?(t'J,~c*A{,I#:-J-L2J-^1J-d&CJ*0J-h*J-q/>&{)J-y+-VbjbgIGM^$!ydg.!3ykgjhc\
        V.'aeN>W.SEcm5BO;bJG;Ydf&)UL!3&)Uj,Ep{E?[_!!%#U$#UG'wncas@cgksT!y!!$!Kc-B/oI!*GG88IE'8%>wf$J.l'J.t+J/=jn!#L#70>c[iB1\
        C1>aS*>6T/FK5(F!n)J/5bjco'#LL$=&)UhaF1eia!!2C9cT(|eR'k-$61&j*>1G/J/h)J/o9/SqdCH0z%!gLAI?h'#!F?[{$J0_&J0f'J0t.J1(:!Ab\
        ,J0G0J0U*AV1+!%5!-o2$}D!%7AE2)!-cs!!C$'%!%)#.I!|/)wG>]m!!0$}'!3epO>Sd0J1$.!ZctO@~xB>|$tL/F!!4J1m-J202J2^$J2x3J3/7!*,\
        J370J4W*J4^'J7*/Ca?(J70)J7S+J7kb%!>H!^$!%&J2$q,!*khw!chH/'4F*|h!!wB>E|7J2<nb3!-D!%!!4$k$!'&!0'0E)J2SbM@/)1,o'FrnI&0!\
        !2!;)1hg$$3bl$!'&!0/%&G!Ff,J3*a($hipkO!'dW@#'%/CpB?Eg$$3&J3T,J3`*!%'J4%+#_oa$!'F1h9>_jmbgyC-D!!$!'&J3w<1I'J3}oaaFAEU\
        6#jH!^pF>LS4F*|3J4N1GH-,D8I0J4S+!Q8>.M9>.Qj51tbiEB6@ebN&WBIxZqaF?45!!-J5:2J5?$J5`6CQl3J65&!87J6e'!%)J6l5J7$b!!*>;R)!\
        *afhO>]tnDJ'-!!1A6M,J5Y*!Caepbeh$@oHH!H$!WD$b!!)J5p+J6*mbIGSv-.h+J5~c'*&G,Ona)>M]I/0&,td-?3aG#R!!-A{b2'@6J6Z,#I0)4/#\
        .)J6_9#Xq&$wE>.NcG/`1*zH)(!!bZ?,X6CQl0$9/?$-9*)n%)cD#7beW>ai)#@W!-4$3&J7O7>s5/!m)&p+!yp&J7KncX>(}RA3H1*F)@qF9J7fm%!>\
        B!>bOIhc!!42F-J8-$J881!%)&p+J8>.!KbN>c[nag!!$.FW(P!!N>c[&J8O.!K5!6a$!%H!%W)($J8z&#m'J94.J9D5J9Jb*J8w8BXd;!QcM?%lG'f$\
        J9*/J9.qG@*zH>M2hdNDd.(J9A+?L=gPG7,V!C2#4I(8)?8:kjnaufUIq0$J:0&J:D'J:}.J<'b/J:$8D;A9J:-jt!!$!'WA-99%qf!%C#mB-3%-M,!K\
        a!!,%;/!mjC@fI3J:_/J:l)#F+J:qjt$>d!tHGI%nh!!1#X&!-J$_ndT!T!!+%&v$$}E,H-J;F,!K)J;`+J;d.!>9J;o;!Aq!!4!ytaeF@wYt!!2)N$!\
        '&!0'CrJ9A-9bREGWGB}f!!3+71&jI$_!!$!'&F)K*!%ia2IWqG!Ajti&!0a!!4't1%#F!%!!4J=1-J=92J==$A!_3!T1J=A&J=N7,~,J=U0J=v*J=~'\
        J>+/J>8(J>L)J>p+J?0.J??8J?G9J?Kb*!%GA3H!!'!%L!3O>(}bJ$3i!!$$=ebqD?Vlg$!%E$[7J=c'$[b!!N!|%$z9J=rndw!#H/'DERz&!%dHET^3\
        !a&,?bU/F2@/)t!!bqL?$z&J>I<!*/-Aa-#@U!%S,~!!2!-$!-&J>f.$F:J>kjnH@~xghO)1rR@#'1!H'>Q%+J?)jckf7!aX@/`aiahX+O%!%$%nd!!7\
        !aW!%2?,XNEF9H>]x1/II+1$J?}&J@&'J@5.J@K5?9`b%!K6!>&!>.?*Ttbh%!aE!-4!3N/Y3!T,!K+!|f!#O$F'J@H+!ag$J@Eb@ci@cjg@N4!|mNA'\
        bnbheD+O&!%7!|0JA%*JA2(JA5+&p8JAo9JAvo'(M.!%X)R%2_&!30$@[Cl*X$h-JAR2#j'JAY(JAc+!-.JAjb!!tU!mn$!*D!%f%?_'O?>Fb<.9I!%!\
        !Y!A&!%bG(8bD-;%#vB0]$JB@b!!-,Z&!%)JB9gwC'ZncdeU+.$#@J!-,JB]0JBe'+4/JBib*$hI!%c$!%x@ckECwHOJ-q4!%-!Z$JX+1Jh4&Jh7<Jy+\
        ,Jy10!%'Jy>.K)Q9@>V;K0(5K05b!!%0u-JEI2JG9$JGr3JH!1JIE&JIJ7JIT,JIq0JIu*JL2'!%/JO>(JP/)JR2+JS%.JTi8JV$9JV^;JW=5JWG:JWf\
        q!!$JD_&JDp'JDz(BIZ.JE.5JE2oCEvP+JDli!!&!0J#(C>5O%!KdoaH>vC.@oBe!!%B_=$!'D&vFEvPecghn!!&$Cdodgh!!%!%D!-!!1JF/&!07HVo\
        'JFG=JFR(JFX+JFaa!!4+;/(m9JF(e!!%!dh%!%c2!%J!T&!0EA:<$#L(JF=gdibD+(rmb,!%I>H+gc%!%-'1G!ZkaF>Sk&JF>EA$o$%F&JG!'JG&.+s\
        b()H)!*+-*iqL>CRTFGh6HFW3%M)>tGqbjcJ>mE!!%EvP2!H$!W&AXq,!*'->r6JGd,JGkq$E&+&$wL!^c*0uG#F'-]cU&6,!T+><{ukJ>aU!!$JHD3J\
        Ha*JHj'JHo.JI9b*!%edfhFI('(JHTg%$=2!%dM>9T!!/B%/fheE.$%$w$!'D!0cbM*w'!8/JI()JI/+JI5mdeMB/u1F1+L!3!+I?4,OEzCg%!%$!%jL\
        ?Eg!!C!'(@W`+!;L!31!%'$z)JIma!!6@B+f1*:D#[OF&uJEt$!!4JJ7$JJs&JK80JKT*!-/JK_b!!G20!!-@5H2JJ]$JJa&!37JJh(JJo)1hbfh$!WG\
        !FCCwa*0xFC]Ec,!KH!%BIby!!2$'*JK1ii%'ic-EJwqebgKJ=9$#vIF4H%'i8JKPg$'`&$Cb!*(!TI>TcLB#f%!3aepBHOr!!4@|h1%k'@oG//d(JK|\
        )JL+iDFXc$$3&!3dlaJ$Cn%#[B$t%/y2JLk$!%3JM~&JNd7$_'/Y)JNj+JN}.@-K5$6ja!!,#I(!%+>h>W#X!!%)R$!'3JM<1JM@&!0,JMD0JMU'JM`(\
        Gm%)JMgs%$tD$tF?Q7E@u:%>hw$!'&#!'$wLGdqb*!%(#@G!3v*!HG,~&#[,JMw0$9jbM@VIc2!*M!%$JN:,JN@'JNH)JNN.JNWqaD2henC>E!$$3bLA\
        _zkfI?pI%!>$!>S#!'!'(!%cfOJ2,%$wL!3%+n'JNxa1!%I!%lFI.#%$F1JO,aFE!#bg&#[.!Zd&!g*!%I!p!!4&E2-~$!K6(|&JOo'JO~/JP%)'}.$z\
        9#(bed-/j)Bv6I-V*!%o&#Ob(-oI>H+FJ$e$!>&A,CL#U4&E2JPj$0i3JPv&JQ-7JQ8'JQ>(%_.!38JQC5JQOj1!Aag$!'&#O'!pS!6!!$!'cwbR?%o1\
        Ae*'!%a0>hJ*!CfG@$D!!%!>2!%Y!A!!GIy&oE?S(&>1,bj$*cD#[gp$'`'JQac)+(I?Eb)JQu+JR$lnberg3.'Y!A-.h/@jIhB>;|ebjnadqedgK@,V\
        %El`1@qF&JRU)JRd+JRrj&JRRb(!%L%nV-P.&$;!AdjbmM>r5!#%!%&?I#dd@cl!!$%n12?&,zeB?Ki!cm-JSQ$JS`1JT'&JT37!*'$F(JTN+JT_8!Tb\
        7!THA@xn!#$!>7)nfI@][$!8*JSw(JS})!>;E7FjE@'Y-!;B#v%F6JD!v!!$DNH&!%S&$01C*>]x+JTCjDA_zko$!%cgCDi3'JTYc%!%H!*oB?CX$F?g\
        cjBE#l3JU01?%o*JU@(JUoo$!''!%)!Fb4(A*%hI+.n!!$!'+!HcgpG>kD2JUTj$!%n!#$!'&!0M&s(JUhae&!0)!Fa(!%I!v$#vSB`<%(d.!3a%!v,A\
        -lHEz#!!$JVW&)Kb4?9F3!**JVJ+JVNi%@*w&GZ3JA&5P?]o$#y&!QE#=*,EF!%!!-JW)6$X3ANL,$I0JW-*!%(JW4)@v45JW9qFI&cEFqGb7%&H!%aH\
        B_dBFNV%C4w&#+H!C!!%J;[4!;$JUb&?)?0$9'H+Q.#7W*)&JW}.JX&be!!.!3ah!!I>FB*!CE!%iDCwC4JZl-JZ{2J[j$J[z6J]:3J]V1,B&J^s7J_g\
        0J_l*J`Y'Ja:/Jas(Jd.)Jd4+Jdl.JeE8JfP9Jga;Jgh5Jh*b!!-@IJ6JY]3()7JYn*FwE/JYy(JZ()JZ6+JZ>8JZ`o!!$+v&!0/D1.W(]%#41BcS&!0\
        ,#IG@B_!!%#4$!'D!N!!$!'&!0sF-~5!%g$>-n&!0G!F1!AaOC?Dnae!!4$k$.F6#j,Is~*Ca<9A:;ybjU@2`&!0a!!*$SF!%$JZubH?d'gfeC%h1J[4\
        &J[N+J[Rbgd/>=nF!-!#$J[E9!*bhaiDAu*e!!'$MS!6I@,|$-{&!8'!'ke&!0a!!(!%G%[%!%3B6Ja!!enED:'!!2'47!%(!%9J]3jn!#B!*b(!gS!%\
        +J]EikgE?}e6A2.1AK_&&Z',-S!6!!$J^-3#(1,f&J^;'!%.&Wb-!;+J]~i$?d(DB's&!Qa!!$!%G%[*!ge!!&#+oaN0{4%S*!^)J^W+J^gdg!!%#=$&\
        mgC,%ibh$!W&1w'+vL#Ccm&2Xb-!;I!s'J_//?ye)J_A+J_Yqgc+(8X!A/J_=mrd0!-GAjuaJ%2+!H.J_Tnmbgc%@X`E#LeB@C#*1Cmdhc6!%V!%!!V$\
        }0J`5*J`;'J`F/J`R.J`Ub*J`1ceadjBEBKP>sS&!0L!3%!%'!3cGDc]g!!%#[3+7W#XD#yF?@Z%!%2,0&J`v)'f+Ja&phn!!$2qD!N$2)**Ih&-]S!6\
        c%!%-$@,!%*!p)#@pd@W!!/Jah+$6g-@Sy$!%&Ja`'$C+Jac.&$b!!F0iP'TdK?X<beo!!4)}B#v$Jb7&Jb?'Jc//!;(Jc6+Jc@.!3b*+4G!A(!%jOA(\
        $'$z)Jc'od,$h0Jbb/Jbf)Jb{+Jc!jedK$hBFdE1>1Chae%>>Z&#O'EylS!6C>tGnCBPr0!-dGG8Y0#:F>6K'DkTajnC2&%HXC'JcPcgdhbF)c2Jct3H\
        Rz0B+u*><F/Jcz)Jd$+-`jalnC>mEbjIG>?h$,9D(Jl'F'.cFA9H$#LE!>&!Q'JdR/JdV=Jd[)Jda8)1q&?:}E!3I?L=aPFvhkaF/g'F?ga$!%H(/!!-\
        #F2)N'!%+Je).#7nb,,(F/3&A,C.#pae-$6$!'1%#&!00!mM@.2!cn7Jf-j&Jea'Jeg+#yba0!TH!-*!*G+_0!-/2?(E;8+Jf&jrh$!%d)#RXEE61H)/\
        E*h%.$d-HT)2BRK0!-/2?(E;8+-VagjalnCE[|!G$Jfu&Jg;'JgX.JG{5!6b*$P++.iideM?gt$!%(Jg2i$!'&!0,!H*!CnaC>,T!!$!>bQ'}!!(%b)!\
        A+JgLbI?gt%'Q&+_(!-S!62JQ?FDOQ2!NDD(1$&Wc)!Aj%B40d3?ug,&*)Jh&g@OI@_*!!0!pjBAEPC)c!!4JiE-Jj52A)@$Jjg6JkD3Jl!7JmB,Jme0\
        JnB*Jp''Jrs/Js3=Jtc(Ju;)JuJ+Juy8Jx;:Jx~b4%S7JiA*!-'!%(!%+,9cf$!WE!8E>xi%!d4!H'Ji{(Jj!5!-a,#_e&!-+Jiqb+(pi!!&I(kH!C%E\
        IR&#!S!6K?su$Jj1b!*+!seDCqDIC8^1JjW&-l7$S'DA-ag-!*+JjPfB-cc%!vE$M$J8I3%b&!%bH>xi2Jk+3G6,*!%/Jk3+Jk7.Jk;qsebkmcJ&paet\
        eCGp<CI|wL@*w!!hagCC3N'!%+Jkta3?W.,H#w(!%)Jki++U9':q,#XE%5%>jL/!mhS!y!!$!'0!mE0E$!'1Jl=*Jm).Jm8b0!j*@W`IC[kh!!$Jl`1J\
        ll&!0,$I*Jls)Jly9Jm#qLF_u*(/e!!%#4N!m$H/8E1O$#vD!01*zEH,#$(,E(m$!%&@_^.!ZdG?MQ(!Ti%$=B!%%0-&!0.Jm`a%0-*B7v(!%ic1#XH!\
        Chb@co&Jn#,Jn4'!%+!%5Jn=b-!%gpB,?.Jn-dlG?!(dtbJ>P:5!%clkI+ehLH9:4Jni$Jnq&Jo5*JoD'JoY/Jok.>mEb!!*@5YY!A!!$!'L%I!!%#[&\
        #y7A22,(,(0f)'w91n5!%g!BD$Ch!!%!d$!'&!0J$I$!'&!0)!Fd,&*)!AoF?4,32U)!-.DAtg$#!D!v!!%!%$1(7#.*!C'B=)c2#|H!^-Jpk2Jps$Jq\
        -3JqY&Jr17Jr8*JrJ'JrQ)JrZ+Jra.Jrj:!Ab!!-!%3!*,A]1*>MFF!T1BC^E?}T%CwC1Jq(5!6a*!%F!-aDDT$4AG5-%,0$9*JqQ(!%)'f.#7b3!*0!\
        j(#|I!s!!oeC@'.!!%!Z4&N-(m'A((.Jqua*@fpF,0&Jr&b!*i!!kN+k-!-*A&=G>;Z0!jHB_M%#441I$!'0!m)'fL#7%>?BB!>!!-%,JBs3$'=I&9!!\
        $!KW@tB(!Q)!AY!A/J_=+Js/g!!6#j&ADoa)!3I!%OIc0!!-Js_$Jsc6BXd&Jsi'Jsv/!|(Jt^)@Ypb$&?(#:G!*O?s#-)`N!To!!%.$$>6XE#L3.-&J\
        t;0JtD/FNH)JtJ+JtXjndgoedPBKpo!!%.$B&?b!0I'W%>C;-H(a'&WL0`rMHucaC@t<k&Jtt'Ju5a6DtAL!'60~o!!&Ju,*!Cb+(pmR$})&3+!;X&3e\
        !6D#p&JuCb@cpdoaHI'h%!%4?ye,!*/#_)0X+JuecgEEZ:&!0,$Ia*,0e!!%!%DA9H!cq-JAR$JvI1Jv_&JwG0!p'JwO(!*+JwX.Jx,b*!;f@cr!!eb-\
        !;,F1ph$!%&!%L#C$!N'Jvq.JwAc%#LL!Z-?U7,&g0BE)/Jw9)?g0+-Vp(Jw4iSFP9bMCgIn(EfNS!v%$[F*Vp%>gvD&v(%FjeC?Xt,Jww'Jx%ae!!4J\
        wq$!'bIAmU&!8L!^a!!ga-#@G!3e%!KD$Fep5!6c-(M'*&G!>%&T&Jxs'$[a%&T2!a*BiM(Jxa)>kDi&JmYE!0!!,Is~5?]?v')@LA-:211*!^fI?Uy!\
        #b!!eP>h>kqiZ)z%2ekiibciiC+%4J{#-J{{2J}>$J}_6J}e3J}n1!m&K!87!|,K!V0K!v*K#0'K$f/K%M=K&#(K&,)&3+K'%.K'E8K('9K(T;K)-5K)\
        B:K)Mb-#F6%&0!%*Jzf)!-+Jzvo!!$!'&!0fh%!'E#!!!$!'&!09/SqJA'~n$$-&!0G0X!!%$z$J{L&+4,J{W')`)J{[.J{q9'cqr!$c*!^G)!!!-)`6\
        #.J!TdJ,<+J{gj'1OL#sae!!4$kN!mi$!%beD>s&1!T7J|D'J|}.J}-b+J|:i$!%DB's$$-&D'PE!'%#44*`2)N$1(&!0<,o7/q*%,'%,(#()J|r.#7m\
        b*!%G$P0?YRh$#7D0]!6&$e9%qmEC4w0!%)?T%+!si$!%L%I3J}L:!Aa!!GJz_&!00!ja!!0!j/&jF!%)!3W!|+)fdeI>8v!!4(`$!%3J~C&J~S<&^'J\
        ~r(K!09#Xb*J~=(?9qpFE;#4&ND!-&J~LaF@z7%>2tH09*D*U'><E)J~lj%C-Kc%!8G!ZhcKEC{3@.R(E;8+?P7mb*!Tjn!#&#OS!6d,@G3H!a(!%)K!\
        J+K!Rg!!KB+|!#aiB>tGaF'%,K!f'DFsc3!aI!-)!F5K!qcM(V!$M(V%.v4A*B$#g.K#,dQ?/NGDJM!!%!3$K#I3K#R&K$c+$}jOHpy,$_(!%G0X4K$&\
        $K$11K$7&K$A*!C('C)K$Q.AmU9A]15!|bg!!4&NDErr$$6d%!>W>Zq(!%V#|'-{b&!'H!g-,f*!^hko$!%DFk`&K$_nd+!%eB'fQFC*K)w!!6ANG0!%\
        *G[`/K%6)K%A+%;t2)N$!'&!0'%,.#7bJG7,!!$!'1&jD!0a*B7vfheDCtO1K%_/!H)K%za!!X!A&!pd/K%q)K%wibI?/FndF>?CE$=!%D>,Tkb-?m[I\
        !%-K&O2K&U$K&f3K&t&K&x(!;5!6b*>MFXFh|%!%O$@!!,$_)%[d,?MHG#R!!,@>Vg+(8XGlHH>Y[!!-B;|U@c=!!%!%&K';+D;A.K'AnCI6R!csE!8G\
        HQu3$'&K'k*K'q/!*)$_+!%8K'{o0>hJ*!CfMI&cf!#D)zpa!!(!%W1}%!'$!'F!*$K(9&,z'!-b3!*G?m0!!4*7,$_(!%)K(MmC@pc$%5D>[o%!82)N\
        $K(m,K)#*!Cq'$3F+1e!!&!05!%j%#sibGJ8w%&-c6!*H!C!#%@NK&!-d0!-o'?/:F.<'#Ubi&#OI!;B@g:%>aj-K*i2K+S6K+]3K+f&!37K,&,K,-0K\
        ,@*K-S'!%/K.B(K.J)K.Z+K/88?rh;K/n5!Tq4!H$!%&K*T(K*X.K*bb!(uD0]I@~ucj%>gvD#+mqbG@/9$C`}&K+)7)f(K+;.K+I5!%b*!TG!A%!%21\
        1,!T'!%saFAV?$K+DbI?to!!I)H41bi,!pL!3%!%2$hE!%6'ZagQ>Jx!!%>aj$$!3!H&!0'2_)&a9'ckqF-PavbFAJ4%!%.!%i!!%AG+&!%S!%$>V4&K\
        ,q0K-'/K--q$K,]b3!aF!%e!!&!0<$k5$6m%@:dD$tg$?vJ&$e'G?fb*#pF!;%!%E%n!!6#j&!N)K-Oa-)`(!%g.!3lediahbeD%5L@mi-K-v2!-$.F3\
        K.,7A>Q.K.;b!!-!;(!TI!sn!#&!0('k++Ua'!8F!%!!$H;c6#j&!%S!|i%'iB!%.!3cH>8c-/`$!%7'%c%!%P!N%,~1A}6&K.r+K.ujc*!TE$MI/=!!\
        6$X&!N(K/.ae!!,$IW(P.!Za!ctJ$I$K/T6EJ&1A@x&1U<?T:(!-b!!H*4!!-'I6EJ&&!8**4+'IdheEBC^!#%!dke5!6c'$Mb!!*#pI'+!#x!#;!Auc\
        D!|2!T$!%3K1A&!00K1L*K2_'K2l/K3#(K3))K3Fj$K0{1K1$&!-'K1-b*K0uaH>r5hnF?[^$!%L!Z$!*3%bH#:)!-l$#!1BPf'!g).6L!3%??M&DWcL\
        !3/K1WbghFG=bn!!$?(5'K21.$=b*K1|+&Qoag&$Cd0!-M>C?pc$?Za+?Ebd3?ZpN!-42k3K2L7#d/K2Wjrh$!%d/2?G#Reb/>(mgkJ,w$$[EG}f;!Aj\
        n!#&!0M#./K2{g&!-*@COG!AnDB40eaG>>|%!%&K3<.&$a!!4*7T+X)!>j%)qD&Z&K3W'K3s)K4-aH@/`,,w*K3m/>Py),OmbjO?96!!B>6X).<:?BMp\
        ag5!6c-#|)#%X#%b!!V-Y4J(E-K_w2K`1$K`76!-3!%1K{Q&K{W7!a,!%0L8q*L8v'L8{/$'(LN()LN1.LN:9LZg;!A5LZob!!-K672K9w$K;D6K;Q3K\
        ;^1K=i&K>k<K@|7KAH,KB$0KG!*KGt'KNf/KNn=KO%(KO/)KVP+KYf.K]i8K^.9K^9;K^?5K^b:K_bb,*`e!*cbgnCJr#!!$K6s1K72&K7j7K7o,K8$'\
        K8.(K85.K9hb-!-0*='!%=()(>Qx9!%oCCg:!!2K7%(K7,qBCm3d&#!H!T!!C>OK!!$G7%&K7H0%t'!%baF>9Q-K7],%C*K7`)EzKbVA#<E/]%>hF$*/\
        D#OghE%P!!$E'8,!*cg%'7IK7l.#ya%+OD%Pg!!H@CO%&W'K8EagjalO>C2-K8s2EQh$K9&3K970K9?*!%/K9F)K9L+K9V:>ItqcE>L%$K8@'$e5>0On\
        BJ`R8K93jdgdmD@UUEBW.i&!-E?%fdiaK>y:1'zL!3lde%G3AB!%&!3.!35K2TnaiS>=m0*=)Huci%FK/B!%-*C2K:I$K:T1%k&!-0$9*K:c'K:j(K:p\
        9K;=b7!*m!!a@cu'%na*!WF?{O&#ymdcfaiia@cva/!%G!3*$F[1k$K;'&K;-'K;5bf!+C@YkldFJm<,-`pC>KQg%!%d@cwd0$9F!>%AW#*&sifhF'@%\
        !%6!TcdG@/l!!%>tO$?/:3$n1!-&K<+,K<E0EXD*K<I.)nobiB>p4,#7)K<;jc%!8K?x!heb-!;IA_FaV!%$K<b&K=E'K=].!Zb+!*gDEdb+K<qfc%!%\
        +!*L!Z!!'K=+(!Qc-(M)B'z+!*X%w!!3@7T0%t*!%)?g0nroedoS>L;,GbE+/Psc$?Ffj%!d$$*E!Aicdl1BPfG?!(2!|&K>O<.9,K>T'K>X(K>f.J%y\
        b!!31k(K>=+%25)zqnbF@;I&K*eb<ANG*JASfO?c5mC@/9G@Yp$!%*!T.!>pC.ybI>_i%!%3>x}7?ye,K?`0K@!*K@,'K@k)K@o+K@x:!*o!!1#X&$e)\
        K?V.K?[ag!!,$_n%1F$&sE(maeV*kQJ1)2>U^$!'&!0,$n0$9)K?{q%!^E%5EFrn!!$!'dHH<0!!6E$t0*O)K@E+K@Zi%&-D?oo%&'1@c=/@][h%$3ea\
        C@n&$?H`bcg%&T$!'G!FJ?!ndg$.FH>Y[FE!:$>&}'KA1.KADb!!Q1k,?!ne!!%$F-!-$.FD#+GK9B%J`R&!0'KAza!!',-(KAo)KAv.#79@3,odHI|v\
        !!aC>hwOB0R!!mC@/`-KC}2KD($KD,6KDV&KDe,KE40KET*KEZ'KEk/KF/(KFB+KFF.!38KFmb-KC42KC[3!-1>|$&#s0?QM*->/KCl(KCq9!|;#:5KC\
        wq'!%fEB<Q-!-&!-'KCHnc!!%!3I!*,&*/CbL+Jc!f'%2I?0h(KCh5!6yLDpHE>G]edM+D!!UCpD%!%G!Td,&?gI!jcV2U!!%!v4&N2I~d0?QM*!C'!%\
        8KDOs%?vsD?vK&&pE>qF'CPl.C8HabG>@~!!-?s47!%*KE$pg%?2J$!'&#+N!j'KE-paF,0&!3W@#'!!%$w'KEJa%&T$!%+!%L%I/CcB+!pW!%'!%G)n\
        .KEfdkeD@gJhF>uc->)u*DZA/KF&)%2od(>HZL!'$!%haF>ba'?<N(KF=cpnD'ZbK?WOC@M:!!%!%$?d(1>?C&!%0!m(KFg)$Pd!!G!*abI>,5$KF{b!\
        !)!TVBB%F>R$%!%4>]x$$3&Bx$'KGnm$(;&KGV'KG].>MF5!6b!1(!;i!!&*cE1.iiC?rK3?Zp*!%hn!!aeN>Ff!!HIn;-KI+2KI2$KJ66$X3KJG1KK%\
        &KK<7KL.,$_*KL4'KLI//u('C)KLg+KM(.KN);!A:KNYb-!y7#.0!-*!-+KI&p.!-a%+y0!j)!Fe!!$#vG%[!!B!*1>tGD,?$KI^&KId'KIt(KIx.KJ/\
        b!!,!-0!p(?}&h%#=$!%E(5,!-V0?4ArO'KIqgQA-JK'ZJ?}&$!K&KJ)b3+[U!*i!!J.|j%!%I!s!!kuae!!%&T$!'D!0$$!&KJj,KJp'KJw(?BVb4)n\
        g%!v$C-iD!v6)wH!C$$!D@PK,!g*$@fIApx'KK6.#gb+?#LgP@/q,!*E!g%&d6KKi7#.,KKq'KIq/KKz(KL')!A+CHHj!!'AeAL>?W'.CaG>e:%!%7+|\
        J!-kib4%SIIBQblhE>~m%+4D&-%!%&KLCa=IbzF+D7#.I)t0%t(!%aku(KL^ae!!C&T%&T$$!D!0%$w&I,J,KL}a!!eubgh@cxb.GV{S!H%!%&KMN,KM\
        r'KM{(*C.!-a3$F'?@_i!!$!>M2B2!%3!H,#U*KMh)KMlj1+[EAnOB>W./%CG!-a!!/2BI!%lnbfmbhE?@_%!K4?Vw,!%0KNI(!*)KNQsbjh'#=kF'nc\
        )*tI@GU!#jeDE}p',?bgc,#UI!-!!&!%F!|,!*0K(I/%&.+4cgpL>]mkc)!AibP+[!!4KPm-KQ#$KQN3KQT&KR@<KS-7KS0,KSk0KT1'KTH=KTN(KTg)\
        KU8+KUi.KVA8KVG;FN4:KVLb!!-KP<*KPF)KPL+KP_.@&680?qdL+n'!%b!!D?*>3!%I!-0KPXj%!%O@~M&!pL!3+!Tn%!%&!%E@oHi&!0a!!9#Xc)Cg\
        zXCgz!!$!K&KQI',?.!3n!#%>78$!',&0/)}c*!^E!N!!C2e!!H@-K$!%&KQ~')c(?Q7.Au*b)KQz+!*5!%ec*%VI!-cV)cg!!'KR7bic%!%)#%+!;X#\
        %jalnbJ>=d!!-JQ?$>0+3@kD1KRt<KRt0*=*KRw'K&t/?D_)!-+F|-b!!H?V'L)z$$!&!%'!%b2!*(!-I#1E.-!!1KS`&!07KSg'@*w)CWC.#79%qa(!\
        %h!!%&T$!'&!0M@aHd'!'F!%C?2c!!4&N)'wc+!*g!!3KT-)KT)a!!fMG7,GKT)&!v'KT?b,+LF!-(!-)#II'Z-0{E!8k&!3a!!$!%)!3:!Ah$B6@F!;\
        &KU!'KU-.KU4b*!ata-#FG#F!!$.rbpBKLX'!8WH=9aK)1%#U$DH`&Gh2.KU`n!#,&00KU[bi!!,!%G%[C@E*lc%@$@L%}!!%@1[1!-&KV$5KV:ag!!G\
        $h!!%!8g!!3F>R0'Ta+!%X!A*!TFE5L0/yM!-aJE/dDFgW%/y2KW/$!'1KW5<%C7%;'KW==KWG)KWR+KX)j'!>.KW%beM%eicg$!%DF6NauCA!_!#$!'\
        D%V**/(!-jO*Ika!!e!!CCeD!#$KWt&KWzb3%8)B@:9!-j(!*nkfahI'4+!HL!'6!%8&6jdI@E0!!$KXF1%#&KXn'KY<.KYbb4ANGJ*@-)`e!!&!00Hl\
        5/2B9KXf5!6f1*zIH;Vde7!%I!%6(Y3KY%+#:j!!%'QEAp)d0DM8l(KY8nde%,^B!%E?CX-,l&KYL/KYYodH+no!!%@hT$'`D$C%>C@BHJpeR)k!!-KZ\
        B$KZj1K[3&K[>0!m'?L9(K[E)K]%+K]*.K]L:K]^b2+.&!%mE>K:n$1(&!0,&90AN^)@Yp.#79@c@q.%Pd%$w'#@Y!A!!,>1Ge!!&K[&*K[-sbmcJEq<\
        %IZ@B!K%26D#+!!&'TamCJ~lg$!*Q!%'K[{c-K[i7#.,K[v01q)B$6bejn!!%!vS!6!!%$=&#[kJ>OJcgB'zg!!S?6VrBAW#!!1K]D&!0'#m(!Ca!!(!\
        %kK?We&>]~aW!3e%!d&#+a0!j*!CF!%%$'d!cyn@cz&!%*!g(K^#8!*i!!$!'G@Yp'#:ch%$[D!p&A{?a*!%F0f!!UB[@!#'GIw9@x]c!!0K^Yiib!1F\
        ><8!!%!dD.R2$q$K_26K_91K_@&E2*'K_F/K_Z9%qb!!-!-/@+8tEE&z*!^IHSk&%PJD(u%'7B!Z!!(K_QgH@B{!!%DpnB#vd,!*M!%%%2$!''Al:.IC\
        *w%$wD,?3!%&K`(jbehO$3!!%!%HK7k&!%N!-4KbM-KbW2Kc,$Ke<6Ke`3Ked&Kh>7,~,KhH0Kk@*Kl*'@&!/Kng=!%(Ko0)Kr-+Kt`9!%;Kzx:K{+b3\
        KaN,KaU*Kag(B=n)Kb%+Kb9o!!dv!!3+7J+;$B`ZF&64&N&!*++U9'crR@D_!!2!H*!C++U9AYp5!6c$!%gQEH{.Kb-iB(Me%C!.$>HOD!0!!4't0!m/\
        Hs!.!3iEFig&F+magPI.#-@w4,Kbr'Kb~nbgc-(M)AdkX%w&>tOdsagC@V=/Em7g&%hE0$2KcV$Kcf6,<&Kcl,Kdu(Kd{.Ke*bi!!&#Oic'!8G!>i&!0\
        a(!%f!%EH,#%!%V17-KdF$#+*>ca'Kdj+Kdm817b-!;,!%*+n+Kd9fhDI[B$!N&!Q'!'FAWW&Kdd7!%'!%b3!a&!g,!%0!j(!*I'+!!H>*?K1:bh$!WD\
        0l%!'B$3dxrledpaG>GM)Ke3iJBBV'%Cb!*H!%2!%7!N+KeTe$B=n7%5fjOJZx!!$!'cgQB54JHtl!!$DZZ&Kh6'>dE(>_Ab-KfS2Kfj$#y6Bn^3Kfq1\
        Kfy7Kg#,Kg)/Kgc)Kgu+Kh&9>.Qq%!>&!>S!v%@gF$K8@'@U#51tnceE@,@a%).F%2bmahEHCW$GH.D!>beSBIZ&).d-KgL1KgW0Dd./Kg])>iMq,*Ob\
        heC>qc%@gF$K8@S!valC.v'/-I)w1%e'Kgq+)wcY$@PGk^lde%G3A$!%E@(Q'!8nae$!%c%!8D!gi,H!<M!%!!'#LhHCGt4!-2!%$Kio&Kiy,KjB'KjN\
        /Kk)+Kk..Kk<b$$F3#y*Ki))Kie+Kikm&#!lG+[$(d3!*&KiC'KiLjndic%>uQK!%*%V)!ZI$z42k-,l2BRK/(J)#R+#:pFHC`0!-I,wE?(x$!%*!-bQ\
        ,9%!%,Kj7*&y'Kj;))cj5*#djK>?CEI_)e%!dD&Z'KjJcV+[W>be-?CW&!g,Kjo*!%/Kjt)Kk!o&&v(1RS!6dHCG}1>u^fchIApP%!%M@/HnbJ!m!!2)\
        N$!'&!0W1nF@}`!!$!%'Kke/?Q4)Kl%q(Kk[aF?oKbg$!%EGa/&!'e&KktbqcJJ{w)&H:&Hbi!!DF6#bOB$62Kl]$Km)1Km-&Km4'Km^)Kn#+Kn8.#y:\
        Kncb-!*3!*(>G0oD%e!!%>~-&Klt'Km!a(!%iaV'I*!^j%C3ND#+-@~MX!-iC!p%BR)D!'%!K)KmVg;!Ap'KmOc'%2)!ZI?Eb-/jBJfGj$'`L%I0>|$(\
        Kmn+KmylC1O%$'en%*@B!-+!|SJtY%!%-#F$'41!A.1bheLAdx1KnR&KnX'!'.!Z:?Ueb,?lsI!s%!%E!K'@oHjceF+AD>;V$Ff:1Knw(Ko+bK2n&$C'\
        Ko'agSDc/R>v?dRKbz%23-Koa$Kpj3Kpt&Kq%,KqF0D!B'Kq_(Kqw+Kr)5$zqeE>wf$Kp.1KpC&KpY7%n'J1).Kp`5!6b/Kp(ghD26hdlL2n*D2m(Kp>\
        o%I6RB!3!!D2Xbg+KpQoc)'nX#1!!%&TN!m6$XJ$Ie5!6cbJ?3I!!)'whFI:H$$-&!0.!3bHG)g-?`]*@pr)ED3+Kq<o%!%D!m!!d->ChF-P!!$!%&!8\
        '!8.KqZbH>u_jK)H20K0?Ue*HZ!:KqtfhEHKaE$h5Kr%c0!jH!CNAN^BA9]-Krg$Krl1Kry0Ks3'Ks=/?/F=Kt4)Kt9+KtR.!-b)Kr_iJIRPbmteC?a>\
        bJ?*{g+20j$DYYO?BM!#&!09':kp%'Tpaga1!%F!%aec)?1gX&342k-Ksf2?(f1EkJ0EDt*!%/Kst)?g0+Kt'bmBEzf%?`^'@U#ecKEn]'Kt#nr(!QI!\
        *I>It(!Qnaic'%2L!ZkDC+v!#%@KC$B;N0%b.'zc*B6gbO*}(Cufcw%!%E?Vl$Kw36Kwh1Kwm&Kyj'Ky{(Kz*+Kzjb-KuX3/97Fq~,Kui0Kv0/KvL(>y\
        :)Kvf+Kw!:>>Xqdi%!%c)AaL+!*X#1$Kue5*VbeM%FH>x|!!$0$1%#,Ku~9Kv(bHIY)&&dkF1.%#CdF@&N$#C'Kv?bhnaNEQ4eln&$ed/(dG#R(Kvan%\
        #s'!'rfc-(MG,OdIIjj+KvpazLJ%Sb4%Sfc:#1f!&B!W1Kw+bFCPba(>=dG#R!!*KwI'KwR(K>TmlfrKEl?jalnbJ?i]e!!&!v+Kwdd&!gJ&*FEuvdF>\
        CR!!$Kx_&Kxf'Kxn.Ky05Ky5b->6q2B5(*KxF/KxS=KxY(>vAmlnB>wd%!K$!%d3%MJ!%reD?CekC?7U3/YH>we->w5ED^+2Kx~+Ky+jbeqbN)t!!'*&\
        cKI({eaY%bfB?|Pi!!4Htc2JQ?/Ky[+Kycaga!!ocdxrmahnbNKx@nagcP%bafhEKe&$!')!Aj!!%!KkJGRZ*HZ!l&!QF>5N%23&Kz<'KzEa!!G@Yp-#\
        %6*RI#:,&g/Kz](Kzeg&KbS'&WS?6V+'WdJ?#KenC*@,KztaeHDZiBAD4c,Fhij'!%b,!|H!a-%F.K{?:K{Gaea'!8L!Zwb!!OH!>%D^+d!!I++'!%X!\
        A!!-K|X2L$I$L&E6L&L3L&V1L&n7L&r,L'!0L+%*L+O'?<.(L/A)L/u+L7I;L8R:L8ab0!|)K|Q.!Kd!!.!%W!%m!!CEXE%!%$0c7K}''Il7(K}-+L$E\
        n$K|zbaiN'T%!3ibgpB0H$$3J!*.&$d-K~*2$n$K~W6K~h3K~|0L!;*L!c'L!n/L!s(L#S)L#W+L$:8>.M9?Q7q$!%&>N)(K~!b,(&(!%I!%%?UaaW20\
        $>;q&K~C'K~H5>0Onc/!%FKffeK@v4-Dc]2!*)!ZmlL$P-K9+8K93iajhF?+p%>(4,+['K~xcJ@n&fG&',L!/(L!6b0KfsL#vcb!!K,lbNCgD&L!X5%n\
        a(!Th(*Ya(!%de!!&!vE%C-/@iicND8M!O$(dkhF>*WeQ?8T$>K>1L#4'L#F(L#L+295!ybiadH@]%'L#?b3!*J(J*'}IF$UpdHEq<djaGCINC?`<$L#\
        w'&W/L#~+L$2.B<ujdl$!%&#OS!6-?oPD$ede%G3A$!%&?`<E@(Q'+(edR)1'&Wk4>y:G!ALKEg4@Rv2L%36A2.3L%R&L%Y,@}}*(,/L%a(L%g)L%w+?\
        (f8><%9L&0b&!')*f:>koshaeH>Qx%$3$!85!6i&!0a!!0$99@3,qe$)4E'7$+nF@pB*>Y[F!Q,)}E++&L%qbfOB7g4!%T(Y$0`+L&*.@'XncM'f!!F@\
        mf$FC@&L&?b+&pS!%620H$P*!%eU%56!%aleDB=n1@mp(L&dgEK&tb&#!*!>I(pF@36$!%8-xb2!aH!T!!->O.2L'R$L'X6>LE&L'h7L(-,L(Q'L*q+L\
        *y8!pb3!*H!a$'7H!C%#4',c//d(!%G'w%$=.%}h&L(*b&D+C*>'i+#1e&AdgS!6C'f!!-*C$!'&$b0D!B9L(Gf1)(E#7%@1[$'=E)@!!%#:4&E2&^&L\
        )</?oP(L*a)'w9L*ga/G5'(@E0+L)7g*L)2be5!6c%?:~G)!cLE;k!!I!T4$}-L*)2?N6$L*-6>(33.-1L*5,D8I0L*9*L*A'L*H/L*T(L#S)?oN8L*X\
        9>.Qb(!gm0%tM2LLB6@zkcuC?8|B>(<$B'PDBRP$A1jQ!%g!!+$'bcFCH`B>6Ldih!!N%t%#pL!81ArG',HF(,!!0%tF!g!!d0%bH!T%>Xh&L+F')c.!\
        3a!!(!%)#R+&Qd!!Q@7Tj!!7'%F!;!!-L,12L,;$L,R3L-$&L--7L.D*L.J'L._)L.n+L.z.L/(;!A5L/<b!*1!%F#Ia!!0A=QF!%!!$>-n6$X,$I'-D\
        )#IbHAO>6A2.,A26)L,u9?x:e!!8!-bi!!d-GQzQ-o1?6H+>GOW@Fd$!%&!NJ):4L-Y-L-e0L-t*!^'!8/@.2)L.#.!Z8L.>bhke$!%DAav%!'&*Fkf@\
        c!'L-pb4!%F!%NK~S!!%B`P&.RL!37Ha-.L.7h$!'e%?0rS!6q!!N?Ig%!8B!'!!EJ3+&L.Z''7a%>GXGF%>BD!P-BHz(,()*fxcP&'h$!'eai!!G!;!\
        !%#4$!'N+;%A0r$FXA)K9Bha0$9H!CbHB7g$!%&L/e'L/k(+.+L/qb-!y3!**&y))tqD/-2!%G#F!!LJ'*OD/84L1=-L1P2L2X$L2z6L313L3I1L3W&L\
        4.<L4Q,L4U0L4_*JSs'L4g/L5-=L5O(L5U)L5n+L6d.L7>b,L0x*L1$/L1*ouBD,Y,IRPcQD+ChnFL#ll,)[e'F5Kanag2!WG!sa,L1Lnbu$!WDDm^cB\
        ,-$L1q1L2!'L2*(L2T.!*b(IYPi-C-wJ!W3C&_iibg$!-S!6%$*caV&v*L27.#gmmkH*R2?I`)L2Hja&>UCM!dhek%!K-!dB!WB?0q%@&B&L2r'#(a%!\
        K$!gmabHDm^%?fjFIXh)L3-e!!%0-,$_S!6I?HX&L3>'L3DaCI7U(!*I!%ehL#!&H$H.@QjduB>DO$L3p0@-$*L3w/L4!b*KK2M!%p%'TE#vb!c{n@c|\
        'L4+bjO-xK,Z*L4:oaghcT0~+L4Isdem%Dp#G!FaeleB>4[L>9$%E)NaCD6Ib*Dm)I&p!!3L4~,&g*L5*/CXbjbD>`3%>X;rH?!9B'1&CmX(L5=ib-(S\
        S!%&#gdg.L5KdLDkGHDA5kdIAT{.!ya%@t</L5hjtEHg`eaG?qm!#%!K&L63'L6M/L6T+L6].!35!6nblBA-e,!*)L6G8!*dg!!%#=B!'fclM!|k,!-F\
        !|a,?-[H-M$#7bI(S!!%H+}$!'6+X(L7!5L7;c0):H!C$L74&%F.#Ob,!%gG/]%?esG!3M#1goaefhbH@HJ$L7q1L7z&BVq'L8((L82)L89+L8<:L8Nj\
        n!#B&m!!,#UF?{O%!8eb!!N?}U3%M0?}UG#R%!%B?{OV-x!!5!%a*!%ifjnmaF(8VH!<!#$!'&!0'0*I)+:L8jaHIvL$L8fJ!*!!M!|aNCAw!!4L:#-L\
        :>2L:a$L;c3L;h1L;r&L<!<L<D7L<H,L<N0L>B*L>t'LEX/LFh=F!i(LFw)LI]+LJ3.LL(8LMh9#_;-Ab!!*#_I!%!!-*C'>Cg)$P.#Uc.!3i$!%D>?+\
        %K3%7L:KjC>>|!!&L:[ae!!*%,S!6gpR*7!!%?a#&L;@.L;_a!!0!%(L;,)D[?i!!$!'&!0J%&*Jihbh$'L'+vc'>*)G!Z-%h60N,@>~'>mE)L;XpiD>\
        P:1!NI!*JAUrnFHA6.!KbocG@tT'!%(!Tb&!'W#@$#+)L<0e%/yB!%h$FD@*!Cke$!%c)&3X&3C?$z$!%G!-!!2L=$$L=7&L=N,L=R'L>'+%;.L>18!-\
        5L>8b!!,#|(,(fGKb*!!%>ER4&E$0'&$bE@*w!!1*L)L=Gj1!AL!y7#.ID.WHBI%!!$!%.L=h5L=xc$E;)T)[3!-f7!%j!!%!%L!Z!$0G^(jdoP,T-#F\
        7/IIB%vj-'TB&mqoag&!vL!Z!!$L>^&$e0FcD'L>i.%Iq%)cD!8gh!!d!c}L(y)!A+.|eP?!n$L?l3L@<&L@S7L@s'LA'(LDI)LDM+LD{.(Gb!!-!a2!\
        A,!%(L?X)L?d.!K:$hgP#=-?!82?WCD!ah$#=D>V<+L?{5L@%e%,^E!8%CQOD.R42F$!',GU[0JW-9(]peLGdq$-i($@d!!i'%Cc)!Zb!!H'17!H,@X^\
        )!Z+L@ij%!%U!H&!Q'-iF>il!!6#j)LA$arM(mO#X!!%>wf42k2!;3LBJ1LBe,LBn0LC+*LC2/LCJ(LCm)LCy+LD2;%/j1LA|,LB5'LB?(>Ci.?I[5LB\
        Cb*>MFF#7%+(edm$!%&!-b-!;)!;I+D$!%&#!EFk`IDWR-!yI>0P$?(>(@.S5LBbbm&#O'$MS!6H-or4D]lP>eH%>8X'LC!c+$'gQ?qDp!!&#OL!*%Dd\
        /B!'3LC@.LCEakFAl9bnB#UjiB'W,LC^'LCd)1qn'.yIF1,%#!B*@ic)Bv,X&H%&'jnc2'1G!Z$*h'*h5D.ybjjnbe&#[E#s'?%i(LDA5*wnB*I$Cv@E\
        ?S(E>ER%>Wm'!Q+LDjc3LDdake@c~gdFJ@I$>~me%$*'?+tkE?+t$LE/&!-5!%b3!*H!-!!)LEB8LEF:LESgaQ-DfE/F&LEOaF@9[PG0z!#L%2!!-/`2\
        )f,-x(LFC)LFd+!%g!!4@mf$@WE6F^d,JKx9LF<f-?q?$'=+%en$$tcH%8%@#eE)@!!%#44*7-&96H;Q3>[<1%M&A,C,&0W(]BBEh!!4&E$!%l$1(D!0\
        4LGl-LGs2LGz$LH'3LH.&LH9*!%'LH?/LHO(LI')$@+LI-.LIVb&#!)!38!T5!%i!!$!%c)Adk+!;XHpYc211J/C$F^TO/g8!-b-#|H!>$!8JC}P$!8.\
        !*bH@E0'!8I!-!!-+%*,(f$!NE>g[n$LHd&JTS'LHmbiiC>xe%!%0!*L!33/9,&gln5LI#dgaNG@RG?h;&!3E'73LIC&LIL00{.,Qb,,(FB==bp$DNHE\
        !'-BtZ6)[G!*,*,G!A%H]f-+A1LI{=LJ#)HmX+LJ,a,!yG!AbVB7gk$!%cIA>FbjjcE/C!!$LJS1LJ[&LJt,)n0$n'LK8+@B=bK0?!!,!%I!%!!4'tae\
        $#s6K-O1#X,FE)W(]'LK*8LK.i$!%c*!%I!;H>Y|%>>f$!%D#+(LKAgaL/@!!-LKa&LKw0G$X+LL$9$qq&*F'%5L!3'0K5LKob2!*F!%ji$!%D1U*!^)\
        AazX%weL#m$!%</',LLJ*LLY(LLy)LM)+LMIs6@U#J!Q+%;o!!4&E$0'D$b2$Sh!!$LLr&!0bcg!!$/*G%/4FkYF!%g$!'6$X&!0G!F&!N)LM?+LMEa/\
        &s(!%I@}!%,~B!%CF'8'!8n!!6?W*/LMa9@-$qF@`s%)@DBBv%>W9&LM|a!!%+b0!jF!%a3B5%NK(I&!%*!-I!-%)c$&dO!A!!-LO22LP*$LPb6LPi3L\
        Pu1LQ;&LQB<LQG7LQu,LQ}0LTi*LU1'!8(LUt)LVg+LYX.LZY:LZ^b:HV'onP@,|1!N7LOH'LO].LP$c,'zH!%!!,!*(LOXn$*CD$tbU.X&!g(!%)*,8\
        LOzldirfbjjnbecP>0PcfjcP'W*!-G!A!!-%53?W.1??~(!-)LPHo$!'&!NJ!*,LPU/LP^tD@'-c2!*gQ%&FGu;)/CXHV'+!|s!!&!8J%8!!6(|&LQ0)\
        E>d9LQ4p$-cD$bJI#f')@L>QfiagRD!yfO?oP&#@+I*ybn$LQe&LQlbo&!8a$!8D!8o$%MD!8o!!$%MD!8b,#UI>Xs4&N-LR@$LRF&LRL,LRS+LR{9!|\
        bhIA-J1!AI!%!!hB!H)2RaR1:!!%!%&LRn'>g|.!3a&!8(!%I!%'!8pb*!%hbW.yc6LST,LS[0CXb*LSa/LSl)D17+LTJ8LT[j.LSMdiicgBHy6ihkF@\
        _u%K,#J+[cHLB{'@ZtbhcEFk`(LT5i&LT'a!!x!#$!'&!0E!'$!'j&#+b*!gI!sd3LTDjaff&!0E!'ebNH[;.LTSbG@pco$!%cH&v%>qF$@]BcI@MT!!\
        0LTz/LU+q%!|J'n$(55!6c6)[jO-~f!(D+(-/`3!%&LUM<LUb(!a+LUjob!!H.06LU^+!sj1!AcM?a!D?vK!!%!%B#I<17c%+_H*@2LV:&LVO7)f0LV[\
        '?@^/K`%(LVab,2yNHpD'H=oae!!'$Ma$!%(!%G!3,0H*!*hbHJ@WkFF4q%#.B!%%!%$JUb3@~x1LX/&LX:<%C7LXI,#.*CXE'LXn=LXw)LX{+LY2j&L\
        Wg,LWp'LWz.LX$b!!(LW`+AtJo$Fm&D#!2AE&D!%!!-?jAV+[a!!4@u8N!m&?@_V$hi.!3b(#|I)+!#$!'&!NF'k*!^j%Em'&CqDE0*!!%!>&!N0LXj(\
        %59#Xa+G._iikgpa@d!B@U#ln%->E>1DL@-$!#$!K'LY.c*!CI#%J>|$$LYG1!%&!Nb-F'9*!^F!g(!%i%!%.!3c2!%H!*-LZ'$'L&LZ*'!8)LZ;+LZ@\
        .LZPb4(A3GSV*!>+'+W!-O1h,)k)Axog$!H.!3S!6kOAh`!!$G:>dg!!6#jO%#bi&?ltH!CmL)R1/'</'X,T$#ybH?@o-L[N2L]2$L]83!%&.o,L]y0!\
        %*ANG'L^((L_U)L`n+La;;LaTb!!,*@fIGMn$EaX(>91+L]'d,&*0?}U/L[v)#R+>PSqbjhB?Vw,L]#nbQL#nCBFFae&!-dlaF+secC?<.(!3i$L]M&L\
        ]Q'L]XbI?UeHKwI*Hp%I#:42k-,l3?Zp0L]mscR?*T%!%agcgpEBw5%?/:&>0+EDUz2@bu6L^_3L^g,&g0L^q*L_&/L_+)L_9+L_Jj,CAnbeoc'Al:+#\
        :L%}cqecJ?{t(&^idqD>`i%>Bu'>Uoahec+#:L!ZaK?*T%>C@$!%&>c'L!3%>C;'$Cc*!%),OI#:&H~fd0!;H!T&L_o0L`<'L`Y(L`^+L`bjD?LJ-?LJ\
        *L`-)?2!b2!%3.-0D8MM>>Mp%!%$'`d/>&{I-V&L`Taj&!-d4)Hln%->&!yS!vodH!ARKk*O?3I,!*.!3ciJ?CU'L`~+La%c2F%qG,OM>d8&La.aFEH[\
        60N=()j$-;D$e&G>@n!!didp5!6c:#%f%!dI!%$?(5'Lancg'LahcULCBcoB>_j4H'U-BE$$?(5)H-;8-Ym%JtErj$!vE$z2LlK$LlQ3L|o&L}%0!%*M\
        'K'M'N/!-(M6F)!-+#:.M6R5M:rb!!%!8-Lc{2Ld*$Ld46>w43Ld<&Ld^<!-7LeH,LeP0Leb*Lf+'F&u/Lg#=1k(Lgt)Li:+Lio.Lj}8Lk_9@365Ll>:\
        LlDq%(J,!p)!F.Lcwd4!%E!ZmB'w$0c(!*cmD>Wl%!%&!'E>5OmdenB>7l!!$!T3!H&!%'+O5!%b!!0!|*!a(!|G>'`6!%7!|,Ld|*Le5(Le88Le?b2?\
        VlG!A!!4A#O$!'6><|1%#&!0F(mG(`%!%E@Xqa!!*!CI*Yao*!CW#X+Le]d(?C*Y%eeBB#4&Lf%0&s'!|/!-a!!7!a,$I/@br(!%G)(4!TH!^!!%Fw#-\
        !*&$e7Apx*FcD'LfR+1k.!3o.!%eE?7U-K8?3.-/Lfr)?oN+Lfv8>.Mm$>x|D!-OF1+.?gDajOB<f!!$*/1LgI7#.,2U'Lge/!;(Lgl.!%b!!$!-J!Z+\
        LgRbX>6rn'Lg^b!!J-`,!%[@NRi$!QD!%%H]`dY%M-Lh<2Lhd3Lhj&)U7!%(Lhs+Li.9Li2b!!gZ0?!!'LhMcf0!%)*II!%)#R+LhYiBEp$$ED<ebTC2\
        ]!!EA)@1><|cJJ$S'Lh|bIIBQv!!4+h$!'&!0H!CO>M2%!KnC@hT--G1!A&!Q'Li^+Lig.!-bi!!c)>Oa+!;X%wlnbergx@X&!NkFD&S-Lj<1>Ph&Lj@\
        (LjO+Lj[.Ljgb,#|*.vh&!Qde!!D+RO>n!8F8:dg!!%IZ@O#X'?45c.?@DY!A%!%&!NaeZ$ke$!%&&Z'H]`bi!!&AdgH!C3Lk;0Lk?/LkH)LkL+LkUj1\
        !AJ%_OCc4bjn&*,S!6CC`Mab*!>IC;b-#FciLFNd$-3&Ll+(Ll78!;5!6b<Lk~(Ll%nd@d#d@d$&2eF!a-AlApb4%SI(pbhcJAs`!!GA26c!!NAs`ybN\
        E+O4LmQ-Ln!$LoU6Lp*3Lp<&Lq07?9a,LqG0Lq[*Lq|'Lr!/Lt4(Luo)LvX+Lvq.Lw48Lzv9L{+b/!%+!Ne*!Cfc2!*QFC*!!'!%(Lmf.Lmjq$&pD%PC\
        Hi+,LmxjnbogawX$}$!%D>gG7Ln@(Lnj+LoHaff%#=ch5!6b(+eI#1!!4&0-B+|&!0,Lna/2B91}ae!!jncB(Y%#p$!>D#!d,Ln~0Lo'/Lo0)#RqD'W'\
        /3S#Lbg-?hsD!-'LoB)!;n%?ibciD>5Yicf@d%.&$be!!&#!S!60!%*DYWo!!$!'&!N5!6ia!!4.I-?6G6#j/B:Kvd0$9'!gF@?s$Lp7b(-PwEBI%eIJ\
        Aw,Lp['Lpp(Lq'.!3bh$!W(!Qc'!8VF8:&LpfajIE'|pa!!$!%H#phcb*!>h$!W&!Q'!'F?z2$#vd!7D!gpn!!qd.LqCe!!1#XJ$_FLq;,$3)!Q.LqWs\
        cHIC5N?*>$Lqm'GxUbhd-)wP(;%!%)#Reh$*ccH(;I2_2Ls'$Ls+1Ls9,Ls?0?}U*LsV/Lsd(Lsw)Ls~+Lt*j,LrZ'LrbaebI>7kbffDEXL*Lrq(Ls#i\
        dgD@_u!!faeubhc)!ZV!*I>M2rN'I*DYWxleaffD>|(rpFBf[&LsL'@^+aHG+t+$'qaeC>a&!!bh%!K$!%E*&%?Px,Axm(-`n'>1DS!vdmbHH]e1!ahc\
        Q>wf$.yd0!-H!;$$z1LtN'Luh+Lukb!!i$?d(D!%'Lth(Ltn+Luda9!%ic*?}yI!*,&gG2b%23$'`'Lt}cI?Hq4GND-LuC,LuI*!%/LuT)DF[+Lu]bgp\
        cE?Z{biK?zD$BPT&EgRE/3%>C@I?m)d0!;Y#.nS$CI*ILC)h2!%&Lv/'Lv7++A.&y8Lv<a.!3cP!Ah%!%DBwQ!!P!T%!%&!%'$M.LvRa!!,$IF'C(!*G\
        !A-DqR'>yZ)!Ah!!$!','}E@I|!!4't7/q0@#S+Lw.9':naeW>R=&!0J!*+LzIe$'`&LwP'Lwab,?ibfhnBAy)*,w+?Ebiam0!-E%24Lx<-LxI2LxO$L\
        xU6Lxa3Lxl1Lxt,Lx}0>Bt*%V/Ly:)Lyg+Lz1bgC)`&>N)ibfh!!E%2naNI#5aeNIeC+@]_lchOKt+cqedmb!!I'W$?(>JL!/5>BxdeN%e&Ly2'1.5>>\
        |a0%2M+IgpkcG>;Z%>C@&@hT,>&|)LyS+Ly^nSLI#rjn&?MHE*&ae%!8E><E%>C;/+[.Lz#5Lz,jcag-!*I*4epa'!8F!;lOL/b&>V<'>PTe&>qc'Euw\
        bgfNFK#$-ie'Lzjbi!!c+!;:&Hf%!d$$-0!%I!%*!%l$$[nD@hT%@5Y$!%.%Ic(BeEG!A%/F4,f-JSs$!K*!C)L{L+I,Jmb*!%F@pJ%?N3-L|$2@{W6L\
        |(,@Ek0L|,/L|4(L|Q)L|[8L|c9L|gq'$3F@F`CHWeJ@-$%@:dEB;N$L|J(++blae!!&!00$9W*)%#@F>Ip''@a%,EB!K1@c=I&0BJ=z'>].FC?P!!%!\
        %'!%9(gk,HRCH!|!!4L}r-L~%2M!!$M!46M!=3M!F1M#{,M$!0M$)*M$I'M%C/M%K=M%T(M%])M%`+M%f;!Ab-#.Q+|!!4,T,0faikgQFM`$Cdn1L~H7\
        L~P'L~q+Iocb2!%$!-*AW$F>9[di%!3G!A!!,L~g*L~ma(!%i!!dP@1J%!pB!%CE*%,!-)!Thc%$FH!*.M!-b()1I!s,1LGBkM-!*eaNLQ>6!%aoD@NK\
        3M!Y1M!m(M#sa,#UF!T$!',%8b!!eo!!,$_H!Ch4*72@.26't3)N1G^(&M#T<$},K%I0(P(M#X)M#[++U9M#ij%#7(M#Oi'@DkL*qbW@QpHG0}D,E/$n\
        +0fn%#[D)@%BnN$$}E,H%!%dMA!SDC3[!!pbD,r!!&M$<(M$Bqia*!CW*L$#+I(8'!gbV!p%!%$M$r3M%+&I*7<M%1*!;'!8+M%9.Dy{jdmlE(V(!%+M\
        %#l$$*D!8$FR~DEKLcfnX.6&IwYLIwY$D2T1!%E!aq&BN{F+|!!%!%MH_@b%@XqR!%V)z$!|L!3!!/M%{(M&#9M'Ea,#UF!%cKHgR$!%&M&9'M&Eb0#d\
        +!*XFh|2!*6*R,%VI!*-M&_6M'#3M'-)M'<q%?NlBHtd$M&p1M&u'@K:bJJb_iJJGzided6'cN>tRkebg!!IDc0,M'6aHBsrrjB>eLd4?O&NBF0$'=D!\
        >F-;%!--M(h2M).$M)=3M)C&M)M,>W{0M)_*M*5'M0G/M0e(M0j)M2q+M3W.M578M5L9M63;M6A5Hk,:E/iq!!&)q,M(X'>hwaic)!>L!Za!!0$9*!C)\
        #sW*)h&M(y.M(~bmqkJKj<ikK*,%!%&!ge&!-H!*!!$!%.!yo,!*S!60!|G#R!!3E4,LA4)f&!N'H,#a!!,$IN)44Afn$M)u&M*#'@.Qb!!P%Vg-Ef<t\
        iC?)f%!%g$!*b,2th&._E!'4M,--M,52M-'$M-K6M-v1M-}&M.#0M.9'M.A/M.R(M/;)M/Q+M0&.M0.8M0<9M0@b-M+63M+Q,M+e/M+z+M,#qfdeR>DC\
        1M+Jj'M+DaMF#umlJKEbcauBDBb3M+`'!8a!!HJTJeBI_1&M+s,/jjdnEA=W3D+CH1_laCBqrhago%$*B!'a&!0JL1L$!%1M,J&M,N'M,SbgPKy_CCNI\
        hcX%M*M,m'M-#m!!/M,hqCC(;iD>@~6M,voL?vsdem%$*D>vsMF)q&M-?(M-Da8M-9fKKNTaidM(GfZE:wc*.OV!H!!=M-a)M-h8!j;M-qgI#|kcuC@M\
        >.&pfaHEsmcGI0;$L3:D0`L,Bg+M..okJ@a+ae6CAjuaH!da0?2PI%F-M.LqfaeV(&jkFBVf$M.v,M/#(M/'b5(Ge$&'hc)CqD:!mjcM?0qe)!QsdeN(\
        &LL-ad,M/6s&!>afGLSgcTF)qa%,E)M/ImcI>vCc2!jGF#u0M/i+M/m.M/|agf$!%cK?]8EAN_%Frn'#7aedcP>2|-#FMD('ecjrKA=W)!Hgc'!8sdFE\
        rrD@M=1$hE?x;2!y*M0Z+,~t!!&!*S!6!!2$qhDEq1bJ>xP$M1=6M1i3M1r&!-0M1w(M26)@)s+M2:.(89DZib!!oeaHGSn%@lM+M1MlcgalO2nn&M1^\
        5M1cbgoFLfNgP>GOgdPE'8,>M2dJHhLaGJ.P!!'M20b!!*!%i!!-!;DFM&hnaF&?D@+J(>u#n!!,&00!m.M2f9M2ja(M2`bfh!!$!'W$6!!HEXomR$=%\
        $wBM2U1>r,&!N'*&+M3Da-M3@2>DH3$q/2B9Bpyq,%qb3!%H!gEDq=%23'&de&!K.?M=bPD?U-#F$M4&1M4D&M4Q'M4b(M5/+M53b4C!/+!se&ADoS!6\
        4(`0M48/M4=j%#sO#:cQCAnb2!%M!H&F)Kd6>u^GI(260~'!8ja!!%+yF!%*M4v/M4z(M5$)Ei5jO/SBCgZnhnbJ+(&@^~*#:S?CXEBPTkF2e0EpN*!%\
        (?gL)!Ap%!>O!>$M5`&M5p'M6)b($CI!s**,i!!$.F&LaJI!;,M6!+H@5j$!%D%bi%&yB-D-@NDqcE>y-12L*!Ce.(8dE(8!#D&v%!%*!-'!%I!|!!%$\
        *-M7<2M7r3M81&I7U7!*,M840M8F*M9L/M9U(M9Z+M9}5GMb:@/pq!!&!-q&D*TJ!*$JG51*,,M7McsF@-@a%#sd,J}8*>;[)M7k+%/l,@jIFFNI&#[S\
        B<y%!%$'L3%8*M8-c4JK*))!I!;DJ>CQ#Ii!!%$'c60N+!;lCAQJ2-x$M8m&M950M9D)M9Hq%!>6#j*!Cae&!0M@br(M8wg!BD!p&&d'M9,b-!;,!%I>\
        H+,&*)#|L(y2>W.fmbh&@UUE0*L?45U@K$!!-?>FH20hD@Vy+M9uf&!0,#(a,#(0>PZe!!SA}Vke%$*B!%!!%!d3+71M:G,#I0@1c(M:M)M:j+BL/j%#\
        sFAG5%0]E1Oc%!%$#g0!jhc8.*d.(yg!!%!KD#O$Ar@O@x]4+b-M;F&M;j,M;q0M;}/!-)M<F;!Ab,!-m9M;BkebQJ`RB>+hh&M;a'>1A.$=b3A($,?,\
        IgC@#0j$?X=EH!0ebpEFA9'!8pnb&!%L!%ln!!$!>&+_'M<7b$!-iD?`F!!0Dd.ial)!;I!%)!-hb3+(I#.4M>)-MB92ME/$MFc6MGw3MI91MIV&MIc<\
        MJY7MJ_,MK20MM`*MO4'MQ_/MR=(MV3)M_$+Mbg.Md58Mi[9Mqu;Mr(5Mu$:Mu8b6!%7Gox)!>+M=z;?0ie!!6#j,&9f0@sTW*)!!-)(1!%N?7x2M>]$\
        M>a6M?%&M?*<M?5,M?R*M@+'M@/)M@8+MAk8MB.qicpC+4L>Ch%$'2DqR&I7U,M>{)#|5!WjOA&=c'!8G#@kGCG?!!&$eh!!L,Q.M?Najh!!'!'c6*R8\
        C%,dHDn|F?ho&M?`'M@#bIIAi=M?|+>hC8I;Ip$$-&,zbh&!QE@/mLC%,*@~8zL!;dY-P$*4&#OJ.L$M@Z&?`<'MA&+MA/j$?aake$!N&#+bHLuh(M@l\
        )M@{zkc$'4E$Mu$$-b4!y*#pI>r!f$,KDC%(ia)?vKI&6%1t&MA@(MAKahFJ~m/#%gb-!;H#p.MATaM@v8$#gjh$!''!')!Fc'>*)V.*$M.6(MA|.MB'\
        bD>DPk2#1G?to(>LPG&6$Aqvc%'QE$M-MB[$MCF1MCt'MD;+MD?.MD}5>bab!!F+k%*t,MB{.MC%c/MBvoagh!!C>a&kIAf|k2#1G.e/MC7(MC?ih!!%\
        !dD&Z%C4_DD7A(>-UG!F,MCnbg!!%%,6@B+'MCg.!3c%!%-!-P!A3?ugJ&g,.LE!>$!'*!-'MD*(MD1iE>Cg%!%I?Uy$!%d0!-H'WI@gW$>YV&G;|'MD\
        i(@~xb2!%3!Q1I'g0%t8>FBg$!%I!%*,Q/>>M(>Qx)D.xpBJTIi%!'&&Z.%IdmE-$2MEI$MEX&ME_'MEh5MFPbiD?KZ4't&#+0!j*!CG*f!!G@#4'$M)\
        !>L!Z!!-MF!0%t*MF((!%.!'qB-0dcJ>0L%A:mh&.o'MF<b,*@GBPT3MFK,&g/A{WjB-;iE>n-)MFZgdMKzffa.!3S!%2MG'*MG/(MGA)MGE.MGtj%>M\
        E'*&kNH{Z$EXCD>Py3!pd,&*0$@/AYpI>9TG@Yy+MGYdlnbp&$C'Eo5LA7b(MGeaeeBDZi&)t'E}4.!3bPE}+V#C'!%+L6/s%!K4A=Q&MH`,MI)/H`_)\
        MI-a(MHPg40K-!*2'%f$!%DI31!!$!'&!0'!'I>xa*!^j&MHra!!1@yZF!%'$Mb*!>+C.(i!!2'@B#sdC-M$!>1'C&#[I'z2@sQ$!*&-],MIP(CH`bJ?\
        %o%#UB$!&!am!!%#4N%t*MJL(MJR)!Ai!!4*7$!'6MJ7&!N0!m/JqU(@Wk)MJ>j%!8J0Rc$.CG#F$'=7#.hd*!*V!*7!%I(GabjnI'TcR?_'!d&$MJz&\
        MK(,MK,(!-b!!/!TS!%1!%5!%gT@q3H?_&bndN*c%!%$MKh6MLC&MLJ,MMM0!%'/35MMSo*!C)$P9MK`hD@'Y$AI?D>bl-ML-60B&!8'ML2b*ML)(!T)\
        $PpDLTXPAY6eCA%u!!(ML?mbeQ?IgB>>|%0`BFc@4JDZ0L$78MMDp'MLe.$=beK>}22MM!0E;4/A!S)MM8j,*nnbBA:m%Bb0'>78agoe&!-d-,lQ)7/M\
        22bjjnC@V9&#!a!!H$hb!!F!|ml.!3c%!%K(M4MN32MN:$MN>&MNM0MNY*MNc'MFV/MN}b1!-*/y)+RrrCLv,k!!PJ8wLD{K,>YU*Es~/JNyF$z-/@)*\
        t+!WS!-&MN/bIBd@c(@g9)MNy8*:l'I0;eaG'FKDqRnbi.!3d-/j+!pf!#UEl7-MOi2B_}$MP*&MPB,MPN'MPR(.I)MQ.+MQ6.!35MQBb**Ipae@d'&H\
        }v'MOzndjaejD.o3-`,&*0#(F>q`!!3!-*!C(&vc2!-e&$edNBE)!!)+_dg!!G1hE@T|!!-Gh20MPh*MQ'qerK?Q4b*BE++MP{fhcj'!8G,rd0/=lEA=\
        p2@-@D!3$!>iC>R:%I6Rd3?4xJ&g;MQYjnd,>0V/?AR)#RpCGh2!#D!3-,l3/90>g[/MR!)MR6+%C:'}id3!;H!^nde$'`&$CdfbilcgQBbMl12LE#C$\
        MS#1MSe&MTZ'MU'/MU3)MU^+MUm.MV-b1!%,MRr=MRxjc6*RI!;!!B?vJk$C#:D!0/!*(MS?g4*L$!'&!0*!C9':nC>,S->60'MS_b3B5%*!gh$!W'!'\
        c'D@@V!**!%G&6$)7(?6l+MT<c'MT()>b`.MT1oc%,^G!Z,?MHlO>u^-+Ae&&yE?@^nbim$'`'MTNc%!%I#:,&*)Bv6lJA)z%!v*'+.!Zfhnd-?4,(MT\
        {+MU#qebH?UajOMOwdH)1(+4)>*1lCEF{(MUMd*!j)MUFehkHC4*$$-DM?['Dm8aff$,K&0lE!'&!8dgc*!%)#%X#%%>DG$(8'MV')!Fc-+emDAdgmah\
        F-o,'FH.v4MWO-MWd2MXD$MXq3MY6&MYi,MZZ0MZh*MZr'M[Y/M[y(M]@+M]J.B7P5M^o:!ab,!%*MW*+MWFj1@$DJ!*p!!.MWAa%#[0!m*!C(!;W#Xh\
        CE4-$!W&!QE(5!!c+MWZpH+O!!%@hTB!'!!%!%&-0.!3n%$w&MX&')`afh&!-F)k$'`,!%'MX?)!A+#:o!!%23B'`lBHJp%>-J&MXa*(&.#Ca%!Ke$!'\
        &!0J$_gb,!%*GLU(C8@I-*!!-MY&&#['MY,bNMU$hdJI('!!/>=nFJ}j5!6b)!Zg!!2@wY$0c'MY]:!-c-+D6*R)Lz^X&H*><FlndflO%b6MZ63MZ=*M\
        ZM'E4i)MZT5!-:InCa,!%gh!!b,2tI'+&#pJJ4O%EvPcg!!b,HKZI(p%CPbE+%'!8G!-%D2T'#7abH@CO$!'d,)RG!T$F7l&M[.b+&6magh!!b,2tI!s\
        hn'M[>c*!*fjO>=d,&*/M[R(>q`)#RmcN?!('>>NI!H&#[,&g*!a/M[r:+%p$.yF>FinberH%n&M]:n$M]2()nbg!!%#4O#X.!3gCDB!0!jH%V$#=cf!\
        #F'C%/-$->'Kk+5@,`n'M]ec-!QJ!T2M^+$EQ<3M^80M^A/M^F)2b+?4,j1DbGJ*nd;!;gh&E`PL#C(>FidH?]8rYCz=$M^[1MYc*%_(B(`+M^`baPK9\
        /&@UUae!!%!8E><E;!A:E[Ojh$Ir;dJ>u^!+-M_K1!-&M_r,!a0M_x/Ckt)M`?+M`Nb7!-G+%&M_^.D5Mnadj$!yE/j*!*+FzNii%+>d3@.RG2b$!'F#\
        :$&$&M`1'M`8.&-bg,!|I+A(H}uL!Z(@7yG#R.,Qc6)[j,!*LD~_$M`j&Mb;,!H'*h(MbGbecdlnS2_&$C'Ma!g+M`{fECGuCI;H4MaG-MaK2BKp,Ma_\
        0Mag/Mar)Mb/+-VbeIGPPJLxA,MaY5!vndgoF,wbGAx35#LdQ?hZ5E[{b!0JG;Y$Mb+1,l'?*Tbhn!!&#OS!6I?*T%>C;-?Z}IHKe*M>Y'!ybFFun$!-\
        &&p5E[Ob8!-j&AaHdo!!%!%aeN/y1Mc$&Mc<'McB+Mc|.!3b,*@F!T'Mc7a,0He*!CvdeJD'(!!H$F)!AI#:!!,Mc[/>&{(Mcg)MctpbgQ@>~'1.berg\
        Q>N)(Ct+ncgdiCMc`j,?Z~E*w%BDX'!%.Md1ae!!O/mN?_'4Md^-#F3Mdc&I|w<&y(Mdg)Mdq+Mdw:MiUbjO@SyiD>Y[LJ@Wbgd/>JyG!A$!KI,04Mef\
        -Mf$2MfA$MfT6Mf^3Mfy1%k&!0,Mg(0MgN*Mga/Mge(Mh0)MhF+Mi38Mi>9MiBb3!*dL@CO'$6(@F`.Meyb-#@JDkF(#OcJ@t<,Mf4'&W(Mf:bGC+vbf\
        G>o`'@fIS!6'MfKcfIDkF$,KdeG?dZe91}jECrP%$t,Mfr'FgIc$B'1IIzF%H`SE'7'#_edv)!FI$'$!>&MgE'Hbjb),i9*/5!%go$!'D)K$!'*!*V#1\
        bg'MgZakVDlzakVEd{LDlx%IOh,Mg|'Mh&.!>aesdF>57b-1_S!W(!>)!>L@][$0K&Mh@b3>HYH@'d2!HQ0u$!>1Ej=7Ha-0Mhi'Mhm/Mhu+Mhzc2%8X\
        !*C@uh,!*keK):dUL6/(Mi(b+!sS!W$HE>'*FcM!W%*F.-{nFHYdE?2X%?{L&,i',Ha%0'cQ@Ng$!KE!%$Mj%&MqE'Mqd.FdOb(Mi{+!si!!RJF{c$'`\
        I#:(Mj2g!!4*7W(P4Mk]-Ml$2Mlh$Ml{6MmI3MmT1Mm]&Mmr7*L,Mmz0Mn=*MnK/MnO(Mo%)MoL+MpZ.Mp}8Mq$9Mq-b-Mk=3!*,!K*MkR/MkV9#1qkH\
        >.:+MkHncaV?.!)!Fc*!^V#|YI7+leCD[V$Mkr&Mkw'Mk}.BR(bJDkFbFC)@2!%I!*EAmd1Dh~'Ml=(MlWb,!K)-JlcID<V%-J*MlR'@'dm$!'laHC!F\
        sDI7='MlaaoL)q)?6NW-M'>o`e$Mf5&-]b6!>W!W%@&B)Mm2;Mm8mlnbGKvuhcN>OJ$Ds:+@G7l,@i:EDi?$IWRi&/6E'7%>4KFMf}$Mmhb*!^L!Kb2!\
        %(!WI(/gokiQ>:=&Mn-'Mn3b/@fJS#_$!WM!%%!g'#@eP*}.MnFbgI$@jOA}6DGV{,Mnc'Mnj(Mnrb)!3S&|%E)NL!3/C-wWDlz$>?O&#gd2I_$IBW#%\
        @OI&#[.MoFa-L5c6MoBbj1!AIF/.cH1_,#1H!%1Mow&Mp*7Ha-,Mp2/Mp7+MpD.MpVa$$-,@&SgfDK+@&Mp&'$nbPDg#BMe}32<mMDsKaBMi0&$ta*!g\
        jcCDBn$Mi0'@'c(0{b+(SS!WlM,<1H*P&&W'Mpr.Mpyb7):Y>o`,F8bH!*FJ8IIK2|&>[lbiL#%$(,'Mq=(MqAnB@CoFBewcI'}4)12?I`$0i(Mq])!A\
        ldfD-$blhED]l6HFW&!g,@/lhafI#R,@2`*C$xa*Iz%G!F4+1-1%$@WE6/S1Mru&Mrx,*z+MsE5MsPb->w5*AW$/Mrp:Fh|i&!3'Mrkb+!*jaI%bbKMr\
        geEHV'B1%0MsAo$!%&>kU'Ms5b*!>)!*I!seaokjh%#sD!QB@EX'@pqb&!KH!>4Mt)-K8?2AT{3Mt11Mt<,MtF0MtJ'>q]/MtQ+Mtf.Mtzbj$IiPD!ga\
        ,#:HHteag!!b)!*I'+$MtBbaNH-KBF'*dedHJh$nag-Mt_qkIB!}rjiD>wf$BHv(M5/d*!*jc-!%H!%eb!!H!p)Mu,bR2&hae!!-@&|T#j!#$$F'MuKb\
        $$F(#@W!--Au*7Au*+Jc!g$!%&#[dG?g0-!>2N>8$N>>6NYL1NYb&NlX,N|!*O-0'O.#/0H(OFo)Ok(+OqG.Os98!-;!A5O|1b!!-MwL2My5$Mz%3MzG\
        1M{$&M{><1R7M|,,M|40N$~*N%9/N)@(N+!)N6o+N9G.N<D8N<c9N=0;N=G5N=Lq%!%.D~_i'!%L!Z%!%1Mwl&MxV7Mxg+!%a!!0)4(!%G@Ek%!%$+%'\
        E(?.+%5Mx(c*@/`G!|2MxL(MxQ)Cx++-`j1MxHalnbi%!%E??ZB?(NaFEZXnDBkO*!^sc-Kj<$?FfG)!!!%@KC1Bdh&@rz0!m(%5)My-+GX|a('ZI!%b\
        -#@PANv!!%GC{$Mys,&9'My|(@6E.!-o%!%$!'&!0'#m5Mymia!!6#j(!%WBpy!$NLXj0LXjeBJ3+.#@V!-%!8'>Wqo&Mz<'Mz@aebGC}bCMA;lncJ>=\
        g$Mze&Mzs'Mzz(!p.&$bg!!c*!|G!Z41I,(J(!%bH@[|g%'QQ!%lncJ>?C,M{1'M{9bLJ$e$M{6bV!|aOH)/3!y*M{W($S)M|%i!!6?W*JD<h!!6$X)M\
        {j+M{ptD@QohbU@D&!!$!'&!0q%$t'%nF.I%>2tJ)n-J0}DC~i!!$M~R6Ckt&N#6,N#]0N$:'N$T/N$a)N$p+N$wb-!*2#.*M~%)!A+M~-8!Ha'M}%)?\
        c5+?h;aHDYW4M}U-M}^2M}b$M}h3M}q,&g*HIN/I0p(M}z:M~!bghnedM-8&-8dIK>cJ@]!agoF-8--8hnH>Ffad3>FhJ&ggDI0qE-87Apx[Ibz$!%&M\
        ~?'M~Fb4(AJ!%g%!vB!%lnbergpdM>&{!!$M|~6-'*!C'M~u(EzK)N#(+N#0bjF@Sy%M}M4M}U2M}b$N!_3N!j,N!r0N!x*HIN/I0p(M}z)N!~:M~!j,\
        @]!'N!ZaeaqaJD~_FLs#--8*DYWIM}l$M}rFAW(&).E/3bmmC*&hecCBy5he%'iD$F&-8I!*!!,A9W*N#N)+L.&$m'.ylG2O2Cyk.&$p!!B?(>!!4K6~\
        $>YV&N#y'N$4b)GGboDMwF2N$+.%}b)#sIBzs&#+*!CL!Z*!*F!%!!%2#&N$L5#yahI?Vk+#.fIF?70Hzn',~uaF#[%I6G&BpNaqeC?-c3JM<S!6$@][\
        F$_$#U/N%,iD+%%!3$KE*niBB6m!!-N&+2N&S$N&v6#j3N'>1N'N&N'_<N'e*N'm'N'w/@nr)N(.+N(B:!Hb-%_+LCB;!Am%!%c-!-Q!-1N&?(N&D5N&\
        Nb7!*eP.'bSJ7`abh$'`DB*ihEGc?$N&g&>%m'N&ob*!pF!%(#_mEC)h(!-W>hw!!,N'-*JfH+N'6prF>|r!!&1UiD1Uai%!%J!-!!%>xP$!-,?p[E/Y\
        5N'WbHL>$fhaFBbM-!yB!'b4!|HC9bc$!'7#.H!^*D7~/N(&jO(;,!;hDB8v%!%&N(=5!6aY?qDgLDFT!!$N(f1N(l&N(v'N)!(?]>)@v45N):bJ>Qxj\
        nHN(*a&&Z'!8F'Z$!%,!*H!^!!3@7T+N)2mcNE9{na*!%F!T!$vC*4!!$N)r&N*E'N*^/N*g(?/F.N*qb!!-!;8N)o9!%c%!%H!%B2ne!!-GwG$!'1N*\
        :&!07E-B0K(I9N*?q%#mEHOkbHLPZ$(,E,H'!%))!ii%>,1$?(5d0>BtH!%8AC<dGC^v%!%'>aUL%I%!%i$!%duaG?;N!!4B66-N0o2N11$N186N1}3N\
        2#1N20&N25<N2X7N2`,N2s0?Ue*N3B'N3O=N4/(N4;)N4e+N5+.N6Z8N6ab!!-N,[2N,q$>;S6N-.3N-57@c=,N-G0N.>*N.w/N/5=N/v)N/z+N0M:>>\
        Xq,!*EHrw1N,l'$ea,@}`H>&xkI@VI$$!'N-(c2ANv)!*pm@d(x!#L&$60BdV%_'LH5(N-BiD@t<bM>O.%Kuz2FuI&N-j,N-q'N.25N.5a3%F&0$M#Ll\
        fcf@d)%%nai!!&$e'N.+alclaPI,J3.-MN.$Q'1)#R+&QX#1$N.[&N.j*>;V'N.o5M^Bb3DSGF?*=-,!2I#5h$!'F.'icI,Qk(!%gI0x%!%3!%+N/-dc\
        %>uQP!%n&'TFHPx%?@D$!>,HD5'BdA(N/f)N/pn!!&)7(N/`5#LaeHA9W%#sB$[%>xedsBM/1rjO>N)LJ7`1N01&N05'!K5N0EbDE/<LD|Dh$>6X&>}o\
        b$&?Y!pmlbhO?7s(N0f5N0kn$K9c&!Q'LxySJ/:dE@'.lO1e1N0~ai!!&!0JCgz&2_0!ja$2_f!-D!%*!HE@oH*N1Q(!%)N1n+N1wp'>k_mBA%u-BG6h\
        !!%D>/&!0n'(ma+I#5fDADo!%&)UI>;U&&dE!%C&<ah!!&!0(!;I#(aJE]@%$'$EQ_*!^)N2L+!;mkhL$@!#'*&n!#DH_9%MWWD!%!!,&09$qc%!%g3!\
        %G/$$$3&N3('N33b*#pS!%bmagh!!CDi3.N3>e!!N>PZFN38b1Co@&*=fG?962-o,FOx*N3v=A%Q)>It+.'.(d;N3~jn$*#D@_u5?UadN3*5N4)aI+U)\
        !ZI%ekah!!$B6@F!;!!&N4M'N4S5!6bU@c=-%/G#F7#I=A%Qh!!6#jDE[O&N4},)n**z'N5'a-!%(!%G!F!!mEI*XH>:o!!%HTv1N5P&N5h*C$x(N6H)\
        .9.N6N5N6VaF#C&!-agd3?4x+!*j&CmRbF>>U%Em'*!^)CqD+N6::!mj,!*.N61cl%>gv&%FJ!*ib(B'pI!*%!%c8!*dg!!D1UcoQGmJec$/~I!sQB5%\
        ,!-G!A%-;&!3'K4.aH)R-N75$!a1N7</N7B=N7F)N7O+N8Cb2E+OH!^%!KOG4:%!%I!aCD~_k$A|^DE{E4(`$N7i&N8#7)n/(]b2!aQAq0,!%*0u(N7y\
        maHB6>&LqyE!%*!^'N828N8<sJ+[g!!%>O&T+X$'LD?lt!!&N8r*!C'N9#(N96.N9=5!6a!!4&E,!%(,^ke&.RaJ>|J,A*|0!**?0iG!A!!e!!)%[b+!\
        *i!!BBSd%F&uS!6e%#4a!!J&0!!-N9|$N:21N:`&>-U7!-*!C'N:y(N:|)!;+N<.:!Hb-!-3/$G!An4&E-/S&$b9':dkJAT!!!,Ke/(N:Dg-!;IKI&!!\
        *N:Usbmcicbf@d*%26&#+E@lM!!6@#S9$qd,&*),rpag!!B@X`D(M%IoU'N;bc-N;K7#.,K[v01q'N;R)N;[b,!%ejn%!vS!6c%,^P!*h!!$!HD$e&*q\
        I/0-(J*N;xi!!,!H0$9'/3W*)!!%#4$#v&2X*!*rN?+x5!6a*!%e!!&!0g!!&!0N)4-#|,>_j/N<X(N<^gKFb3aFB{DdlE&y$>%f&N=!,As`'G;kb3!*\
        *%VeEAeA,!s*!^'?RIG@$D!!$!',!%/,og!!)@5HqF@T|!#I!a!!%+b4$k2$q$N=|3D]J,@sQ0.k*>_A'N>((@f5)N>1jOCa<$!%*!-F!%6(Y,!-F!%1\
        @c=J*z%!%J!%!!4N@Z-N@f2NAV$NC43NCt1ND+&ND0<ND@7NDE,NDW0NEy*NF1'NJl/NK#(NKy)NVS+NWD9NYA5>1G:@/Hb-N?b6H;Q3!%1%M7!%,$S*\
        N@1(N@6)N@H+!%8CpDqdP$31N@#'N@+a!!%0-6$X7@Fd0)4*/'I+U!#&#mW#X%!>K#@!!L!>!!i!!$!'6#j&!vWAId$N@Wbgh!!1#XF!;K(m%!%4@B=D\
        F+m%!81+[7NA+'NA2+NA9.NAMjb(!;ociJA-J!!aFA-l/>=nG!A'NAI.!3cg!!cRMTuFKpei%>hFDHy62D(A$NB.&NBA,$}'NC%(!a.Gbo9#Xb,A~#*@\
        [|pdp!!&,t.!*S!6(Mz7f&)Uh%!KecbHKp>%ECt3?N8,>MD0!j'NBu/NB}j%*q$!K,!*k(!*i%-;&>1,'#LL!3-?CWH?4,bJL6J,&g0%t/MzAoEC8]!!\
        &!0,%;*!%/NCV(NCf8Bb>9NCnt!!CIvC!!$!'1&j)BMjL!K!!%#4B#v$!*D!>!!%@}`4&E3$3,@1cNFh#iBM{6!!(ND;pHA$NaG>yZdFI;|%!8'!*cg3\
        C-hafa@d+!!$NE'6!%&NE2,NE;0#I'NE^+NEi.0i8AXE5NEubQGk^.!3j%-0SL@~-!m'#LG#s$!>&NEM.NEYb$!-Q#y+>xaj,!*L?EgKIQz+!-ldggB@\
        }`!!%AW#$!'D!0KI(00NF(/NF,cK!mDNF%nD>u_!!-NFt2NFz$NG,3NGJ&NGP,(,0CqD*NGp'NH]/NHh)NHl+NH{.NJVb!!*#pi&.RI!;1*kD!K%#g$#\
        g(@?ZkJ?M<+NG<.!3lib&!8H!*eb4%S+(picb@d,'!%L#.+NGejcii%>wfc*BsrL%}ag-!*h!!D,Q$!%&NH.'NH6)NH=5NHBb*!>I?]o!G,$IH!^g!!K\
        Fm%riV/=-@.29NHOedS%F$(,'>QZncG@eX->G1,&*gK$@LG:9%??B+&9c'L6>V&6$NJ71%k&NJ>,HL('NJB5NImb-!y2!%3D.21I'g&!K0NIf*@|D)NI\
        y+NI~:NJ3aerhnecI)tah$!'nriagahahebX)thEM[N1NJ,'#!aL&pi$!vE!8E>LmjdfI@_uNDxw4>v?2!*)!*xc2!*sS>tg,?2l0NJh(EH[jO@5gRAQ\
        J/NJ|(!Tg!6%#4S!6JAET!!,NK:/NKE)NKa+NKkaeE&?'!3k0HPgG!A&!Nae!!-,f0++',?9C@ic2#4H!Cc!!g!!E>Tw'#!c2?b?)#%X#%-NLn2NN&$N\
        N16NNP&NO-<NRO7NRS,NR^0NRb*NS2'NSE/NSl=NT5($3)NT:+NUY.NV(8NV2b2L0smR>4z%A*|1NMK&NMd'NMk.NMz5!%a*NM5/NM>cV&3h!!%#4D!y\
        h!!c4%S'!8V.0!#,NMVaFI,Jde%!v&#[dN>tR*!-M>*W,>Ta0@P[co!!B*cff&>3}E!'.IQCc+!sY!A*NN@)NNGpecHAT{g%!dD%F7!TheE@,E&NNw,B\
        H0'NN{.NO&ajh!!%!%$!'c4%S'>*)V!*PEH[e%!dN?.&0A1iG!s!!-NOl2NP'3NP2<?BV,NP?0NPN*NPU'NPf/NQ,)NQ`+NR19NRGb*)./#LeIEp{$NO\
        {,*nb,/-FE`/maghdjJ3*'KX%c*+eL%}$!*dg!!$!%D+R!!,!-'$M.#!SE`b$$PSE;u%HINa')`k0HPgF'I/M4z)NQ(o!!&ERWdghc%!%-(M)!>I#:IE\
        aO$NQE1NQO,NQWbh'0$.!3aI>V;h$!T&!-S!6ae%!KS!6'+sbHHzn-.h$?Ce'EBK/?(f)NR#+NR'n%>W9B>E|E?]D'&W5!ybJ#L'NR=na-,!J'Ig&?Ea\
        bBA_4c3!%HF|sLEdh!!cg$#vG!AB>G0!!$I?_&NR~.NS*b6HV6g$?2JQIio+!%ffDDK#h%>F`B!W&NS<bmqL+%--P'!%G!A3C$m0NS`*NSd(#%;Df_oc\
        jICW/S?4N$!pdfM+[1Fhn,NT-a+NT#gocKIf]()kk%'QD#+ax$,KD#+kD@<v&NTd'NTt/NU:.NURa%!%-C90/>GY.!3uae%C,^B!W%!%6AZ|0@&+fII2\
        c'$[g1#X&D0X*$@b4FQ`3!*+!si!!&I/GI!;&NUFa->DGY!A(&Hj%G'WL?e<b2&3G0r&NUn*!C.NUvbcg)!FS!Zg%>~-B2))NV!eR>4]%$=G#R7!*)DI\
        kI(8$NVD&&vb2#1)0rlE1be+!%f$!Nc'!8I!;$NVq1NVw)NV|+NW&b-#Fghe%!8B!8+!-W!-maF->%#=cN*I!!$K!S&NW;,!*nd,!*L#s-%/,'FG!A!!\
        -NWv$NW|6#X&NX'(NX=+NY*.CNIb4F*|,!%(!gke&?=]L!31,QE#m(!%jOFU0+NX3di$!%L!y$'Lcd!!H#_$!K&NXS'NXcb!!ej%!%O!A)NX`s%0`DAT\
        uG'z3NXw,NX{*)Hj1LxJdM$CJDRQ!!%By5$%hE/3$@m}5!6c-+h*09)2RsdQIei!!$!*&!>I!H$NY[b,(8ggtL?`bggcQ'i$N^0&N`b,Nbn'NcT(NhV+\
        Ni45NiGb$NZQ3NZe&!p,NZl*N[Q(N[q)N]lj$)7d$NZKjnE29mkJDAU+!Qd/Ct!jnedmdjSB)D$!%EHT(3?U|,M~M)!-b$N[1*N[;(N[Ijed-H!/G#Rg\
        dl)#RI?/Fp$!'c2!-)!>I#:&!3dM?BE+N[_aed3&^N/='!Zbf5!6m!!b!!QK%w&>As0N],'N][)><I5N]dbE$'b!!j&#O'N]B5!6akhcK>2|7HsQ,&*/\
        N]RpBHsR$E;WdBE;W)!AmbK&$gp$%FD$C$Bfs&N^!0N^'jdiCF#kbHAe~%KN$cPJEA%?7Q3DWd&Eq;*N^M'N`V(N`ZiJD^~-N^z$N_#&N_''N_.)N_e+\
        N_i5N_mb:N^tjB?m2dlSFf:rjJB)xJ>tO-!TF>we,N_J0N_X/2k+N_]qbeqch%!KEAH9!!&&dlnhnbJ><%BB<f5*wnDBHhLF!LEAz%+Dc0i4MtY$N`77\
        N`@/N`G+N`Ob,D^*0#djaICt'/M1JhOIiQahdH>tGedlbHN_ididY>weKNZZ$#LELxz!!%!K2Eq<0'W*Nbj:!Ai1NaO&Nab,Nb!'Nb,+>x}b$-0*Na@+\
        NaKoaiMK3i2K!RhneEEQ<aJ-o$NaZbemEIOQiiaHC1`%!%)Navl)!Al&>uQE>GXhc%!%H>aa5@wmclGGGb3NbK1LCB,I)&0NbN/NbU)NbYoagPMtKS.y\
        b-+AI$'nS&mdln$!'5!6c)&3X.XIEq<'NcBa3Nc<q$'`&?Ead3.-h'Nc2nedmR'Wm&#O.!3S!6m!!C+I$!Z0#:;!Ap&G}^dM$h-Nd$$Nd/,NdL*Nd^(N\
        e;)NeG+Ne{;AE&q&&dd/>1BG*f%!%d$$FN?Ue4?BEgc;!Aj&!-.NdFdlOM`w,!pF!p%!3c2F%>'$zf!#I,w!!%!d&Ne*'Ne05!6a4(`0G@R(!%5!%hcj\
        !!&!mG,r-(MH!C3@.R,&*M>1Bdgco!!%!%B!-3-`ln&#!'NeXbI?b?,Nek/FNH(NeojeBDJLD@VD!!.!3a!!G?vK!!%23'Nf.c*!TL!3$Ng*6NgC3NgJ\
        <NgS,NgZ0Nga*!%/Nh-(BML)Nh5+NhEj$$t1EOh'NflbhOHpv*Nfy/Ng$bQD=CokjhD>-7&!HS!60I_0*Ng>iajhe&>~-E!8pFH$Gi%%PE(meb/CgIV)\
        +dkeHB`OchO?wd&Ng}'Nh%a->Lgh$!'e5!6c-+eG!>jFJBe*D17fC&Q1>1CcQ(G/?g1+%55B<yaHH{N1>>R(EuvrlafaI@&B$Nh{'Ni%5Ni,b)Nhu+#=\
        pm'NhrbK%e$-8D!0g&$CE0*ghcGCf/3!TgdG,wn'NiAc(KPXG#RecNA6:,Niu)Njd+Nk^jd-Nii$Nin,&g0BO:qD/YrC?(xerhO>sT$Nj,,Nj.'Nj`.%\
        }bKCf/@Y&Mc<d!!2!*/A!S=@NR(>q`)NjS;Nj[jibP>8c-HPxI?4,BAQJQ?4x&Njv'NkRb!!,>1^F!T-Nk)'NkC=()bhF/0!!&Nk=),rbi!!&?ltH!C%\
        !8G!>,&*+EQ8p*-VF>Fifh$*@cpNBT~'NkiaiaM?!A1Nl*,Nl.0Nl5*Nl</NlA+NlPjnB@[vELxy%?_9E1.bfhcQ+kbPKlY,NlJnI?@~bgU?9a1>>RE>\
        PT4Nmp-Nmw2Np3$NpF6J.<3Npq7Nqr,Nr$0Nsj*Nt/'Nw</NwF=Nxi(Nxw)NyO+Nz?8$n;N{c:N{hb!!6CtO)>x|:?@og'Nmhcf0!%)Fw#I!%,!-sEEA\
        23,feE&p-NnL$!-1NnV7Nnd*NoH'NoQ(Noi+Nop.Np)b!!2+.)>cBgDEGTb*NnHiD@P'c!!jc%@-KB@-K!!$No(&!0,NoA*NoH/NoL.#7b*NnHY@$D(N\
        o6+!%inbL?gD!!&HA7aJ>XSa!!M@q3D@midK@pJ6>(30D8M(HF,)?oN+!%V>.M%BFFD!3.No|d3@7TF2-e&!0af[A:B,@2`0-0G!A3#.,NpAo,!*E#mc\
        N@9[-JTe/D1.(Np`+HCr:NpioN><!!!-):D?`Fd$Hs0N%t!!4+h6#j3NqG1Jg-,#I0NqS*Nq^/%M)Nqd+&a9HW_adg!!nE@B=$#=&)Kr!$R$k%!8$>e9\
        S!6')7L!>7#.9*Lh&Hs#S!6%!%a!!4EGRfhC0E-NrQ$NrT6Nrb3Nrm&!0,Nrs'NsA.Nsdb6GZA)$P.!%W!%O$6!!9(]k/!%GBkMae%#4$!'G!FecN>:o\
        !!4*`&!Q'Ns0)Ns<9(]b3'nF!%-#@(!;v!!K*nqLGg{)NsO+NsUjbF@NK$&mD#+!!%#46#j1%kD!0,1LG!A%!%$?/:&>Wl,N%)'BH^l!!&Iz5,!*aeH$\
        @!!4't-Nt|2>5N$NuB6Nu[3Nuf1Nux&Nu~7Nv.*Nv@'Nvb/Nvw)Nv}+Nw).!39Nw55!Qb6*:hL?*>$!'7Nu8+?x!.Nu<n!#4Ca<Q%,HE!:f!#O!s!!-%\
        e)*C++R.!39%qb,,wM@+8$G;R&%PE.C!!$!'k$Ft<c-?]oH!p$&sE!y->]~*!^'!8I!*!!$@WE*!C'!A('CS!6$!'&NvY.!y5!6b!*-@5ghcM'=*!^lB\
        FZL,!**!%/GJ#j1!y,!*S>W*'++F0f->O.hF@nr!!,!*b2!aD!K1ArGE,W,#I*?pbL(y!!$Nwk&NxB/#.(!-)NxR+Nxb.!Kb!!3!*J!%!!6Nx&,#d(Nx\
        1+049KXfjJ$q.!Kc)#FI@&B!!&1='DULb->w5X#d,!a*!^+!%fheBGCp=Nx^cffB?_'L@F`%DcBL&$k%I.ia!!(!TI!%'Ny4b-!;+!*g%!%3!-1!-oB>\
        oU3()/J(e.>Y[;NyK:NyHfO0UcK&^-Nym&A6r0,%'$[)@qF+Nywb!!HCH$%#=$'4D>97$!%&Nz.'Nz8bj1?>FD!-%!%i!!JHpv,?pbH!%!!-Nzt6't1N\
        {3&FGw0!m'!8/>U^),o+N{I.N{P5N{Xb!!1Iq0H->n!#$N{/6':&!00$9)'wqJHbfF@9>!!&!Na%!gj&!-bghneEHRi%@M+D!0&N.lEAp)!$e&.oEK#(\
        !#B!K:N{pbF-D&N{{bw!#X!AKM>Y$O&G&O)u'O*E.O+U5O-'b3N}B&N}d*N~<=())O!Z+O#_.O%)8AWW5O%3j$N|x&G#>7#I'N}==().$Fb(!gI'+1@y\
        Z7NoH*N}5(!%)N}9m%!8B#gIF4laB.OoBMbc$!%.!*c'N}[b*>MFec)Lz^X&Hj$K8@J*n-!*2!%)!*+#_g!!*!C)N~-+N~3j1*kidhnBJ8w0$9E!0!!c\
        6(YV&6!!-N~i$N~m3>DC&,c7O!#*%&'O!++O!6.@hwb(>=dI!sO>YU!!*!C('Zh!!'%CaGE7/!!&!0I!Q!!3>FhjdK+_!!$!'1BcS&O!S,#I)'fb3!a&\
        !8I!s3D]JH!^1!A+O#3m!!&O##'O#*b42k/O!{jrI@h[nB?@D2!%HNKeoc'Cu7L%}&O#J(!Qae!!4&E$!'&!0W':2!%*#%=()jc)!H+!;X!H!!$O$,6'\
        c&O$C'I,J+O$N5O$Wb$!-,%_g!!+>9TL!36?W**!%(!%i%@/%ah!!MO!{+JTCg3!%L!Z$!'oaLK*T!$1O$o/O$u(O${)%2jhBHS[aiNHotdaK?/Fencg\
        $!%DHYs2&<)I4TI!p4O%k2$q6O%{3O&%1%k&!0,#I0O&+'0E/%M('k)O&2+O&>9O&DbjILT>%#m&$td'#@;!AS!%$@E*L2I'!HF/mb7!HI!*.&<j1A]1\
        FKNU1#(D&WF(,4O'6-O'A2O't&O'x*O(!'O(F)O(`+O)#.O)58$F;O)eb!!2%&+$Sf$!'&F)K.#Cbg-!*h*!CF!;!!$?UtcGJb_+O'Md/Em7I!p%$[(O\
        'ed/>9T(@/FpgbhO/y%>MEd*><FlnBEF{QF{2dflD?R2%#=+O(9.%}c+/PldhagI?xM$&v5!6c6$XI/P0J)8*O(W/(mjneE'1bf0!%I!*)O(zc'O(nbH\
        Ir9fbke!!&!-L!3&,cE!'n5O)0d2><!F!-fNJBee%23&DkTd-?`]2O)W/A7H)A!S+O)^qF@>e'#gS$[1CCzL!3'!'.FNdc0/LpJE#b-O*1$!'32<0O*A\
        *).b4%SH?Dsb!*h&!QdlaecM>N-G@f5!!2O*k*#@/!%).e+O*p.O*x8!H9O+95!%jB.|!!P%&!!&-0I!Hpn!!41I&!0,&0)O+69O&Dmbg@d-O(P!!41I\
        $!'&!0,&0)O+69O&Dmbg@d.3O+y0O,'*O,M/O,b(IZ?)#F+O,g8O,yjU)f!!4&E3!HO&j!!%#4-$n$?LK&)w0#I/'L.!yq!!%@-K$(5D>T-3%87#_oae\
        !!%#4$!'D!0aF>Qj%@nz$!pd!!-?UZHCw>c',cb,#:H!p4&E$!'W#Xakm'O-@bh&,tE?3`$O-c3O-m*O-s+H!.8?7Aj5>W*d-Dc]HLn{gjalnbJ?(1bf\
        I>k_$'`&$CdjdHLn{!!-O.y2O/F$O/y3O0L&O0i7O1i,O2!0O9u*O;&'O<8/O<d(O=Y)O@_+OCC.OEO8OF;9OF?;OFj5?,Xb!!KF6j1$67O/.b+Ny0nd\
        HMJV!!0+;ah!!4(`->&S6?W*UE-B!!$O/g&O/j'O/t))t:)tb(>u_i3!TS$=I,!%MV)irN?X=jC>;m0!%*-8/>l')!;+O0:jci&%CdjbM@}`!!$#v(!;\
        c-(M)!HX!H$$33!*('@5!6dg'?AQc%!%'!8M!%!!7O1!,)R*O1')O1XpHFzNcJH^$)O13+O17jD)zaI.v&O1N,$I($@)'fa2!N,!%F!%iicf0!%I%V$!\
        %dg!!4&N$!'D!0&!0'EzK5!6a!!(!%9%qS!%!!2!H$O2e&O3',O4$'O4u),~+O5#5O55b-#@*>~re!!'>Fgc0%t+!;:%wf!#%!dK.h!!%A5h-%5*$z(!\
        %)E?5m'C)hc-2yG!>*!^'O3@)O3X+O3]j$?dZrO@yZ!!/O3T)#R8-YmraiD?EaI>l(O@qF4B?L&O3o5!6a*!CG#sj'?Vl),rc%!8)#1X#1!!$O4G&O4O\
        '#m)$P.O4]5O4mb(!gj1)HU!%*>e;Y?s19-~g%+>&+RE#L-$h;!Ah%#g$$-D!Q!!6#jW-~g%@B|&%hS!6%@*w(O51aepB*4EA>T4O60-O6E2O6`$O6k6\
        Ito3O7!1O7;0O7C*O7v'O8(/O8.)O9#+O9D.O9g8O9q:>>Xb*O6)(NOhm&#[E#=2MV*I+A.O6=d(!phF?L%h$#!S?Ce&O6X5O6[n%ML{$!vF.<F&$hO.\
        $&DW#bjhS>;t(>u_)$P+N`<iajhedJ,l$#!,$n'F$J(@7U5LBbb,!-N-o&HyaSH{S$O7W'O7h5O7ob)Hz=I$'e!!%#sc-!%)#%X#%(EZcY!A'DFTY#.'\
        @Zt5!-a)!TLCJ*0!-G!*!!1O8O,O8Z'O8f(O8m+O8|.%Ia-)`MFPr$+(d**YGMYe'>x]bjdMCh22!;F?BEdl5?Ceag$!%E><xE?9a%MM='*h+O975O9;\
        aN?.FSA=;,D.zgPCzf1O9['O9cahebsikdedaIN`<a&&ZH!*H@XBe&!-ahnC1=C>qF!!$O:M6O:W0O:Z'O:a/O:qb2O:A+O:Gj%>MEaHB#ia!!F,9'+(\
        L!Z!!,!apFIioF#I$!KS!6!!*!-;#:id4!pQ-o!!$K02'GGXb2Aq!H!a2O;I$!%3O;_&$67!-+O;m5O<0j%!%$!%D&$!!9%qae$!')!Fd)Co:L(y!!%&\
        ?$!*&!gE!%$CFa'O<*.!3cs$?s06!%cjC?Yl'!8G!A!$-1%I&a-#F2A*|6!%*'Z/!%(O<X8!*i!!$!'F'k!!1%k*!CW*L!!-,f$*/32&,O=-',-/O=3)\
        ?;N.O=?c,)7gZ$q%!'D!8$1(&!0r!$K&9i&&Z.!3b-!*+'+ec)G2?+!;X&H-O>,$!%3!;&O>D7O>H*O>['O>e/O>s(O?0+O?7:)zqaC@|D!!1!A.O>>a\
        i%#.J?>FlcHCr`TBED!!-@5H$!'6#j1>.MM-A!!d!!Q?ug*ApI/A-6)#|L(y'@B|nre%!%.#U5!6c%!%*!%E!%c2#4H0u!!-O?l$O?p1&j&O@&,$_0O@\
        3'!%(O@<.O@W9@&|b!!4C!/3!*J!%L>oX(O?{g2!WI!%!!%#4O%k%!%-A-J$#CE!8bghabL>C|b5O@Kch!!&#OL#C%!K$!'&!0G!F,?0iH!p&O@y'*&)\
        OA.+OAO5!6a(!%L>42*!^h!!(!Qc'@6(VF8:&>W9.OAKa!!0!m+!%ff$,K&>+8E!'NA-l%#4-OB,2OB6$OBC6AWW3OBT1OBZ&OBb,/P0OBm/OC2)M-5.\
        OC;q%!^E%n'#[b(!gV!-&?2[dj!!hE@/2e!!4&E*!%c'?2yI!;eboL%b&$CENW5->G1,CJ~H!^&OC#'OC(b*>E5(#@G$PfI@.2(ED3oaF>|)d*?.!G>u\
        c('niC?c?!!4OD:$ODB6(|1OD[&!Q,OD|0!m'OE%/OE0)OE5+OE<b4!y3!*)OD.+!s9OD4md3F>RM?Q41!AG'IbhEF&ud&@QpS!%$!8g-*Yh%!vc,#U'\
        ,cb,,(I!s'ODl.@9va%!gFCi('#@)!A.#si2!HB$!%0]L#m0/=)!AeEF?xdkF/Fn$$wE!>%#4$?Wh,!*'!%)!AS!6-#F2>sT,OEm*OE}(OF.+OF5s!!T\
        !*$>YVh$Cm4&#pF?]>-!*o%D>/$!'D!04Ez6G!F!!B@m}BB2|$OFU9+1oae!!$!'&!NMD%'e!!6$X1%k,$Iq'%5F@T|!#V-Y$OI-&OS@'OW1.OjP5HnF\
        b$OG~3OH=1!-&OHG<OHV,#d0!%*OHZ)OHj+OHp.-08?m.9!8;#R5OI#:>>{jhc)!*+OGzj$!%&!mb4(AJ,(DH_9)H}u+OH/gdN>V3de!!)%[c%!8L!Zm\
        bhc-!%G)!%!%f9@f}a!!W@f}CA3G-%83!%t!!&)KG$PadPLs'!!$$!6't+,TcgK&j%!%ae!!R(`4OJ@-OJH2OK|$OM+6OML3OMs1ON#&ON/<ON3,ON<0\
        ONK*ONx'OO#/OO3(OOn)OP0+OR38ORt;!;5!%b7!N0+b(OJ:jn$>E|0!jc6*RH!^ebH?f!ago!!C#=$OJk1OK,&OK2,OK['OK`.OKxb(-P.!dV!-*OK!\
        /OK&)*toa*>'iG!FICL{h!!E+vidFC-^*>Ql'G?f)OKSlc-!*h&!8'$Mb*>'iIC$(!#$!ND!QLBuA-?m[3>ub(H}vg-L2@ochDCq!FCIN%>Tb&OLW*OL\
        y'OM%a)OLB+OLQja%DfWGCINhcg$!Wb(?tkIERpaeNDob,BW#)J!>j+OLmb0!jI>Tc%&T&!Q'!'G!Fcfd,%eH!*mcHCS60OM=*!W;OMHjibNDW#/F7]c\
        $!%H'FDBog$OMd&OMk'CPlb-!*q!!FF-S-Ft8F&|;#%pkF%wgbg-!;$MGpI!%&B`7a%,iHIWkHC8Uko3>9&D#p%K<>.#[cm!!cH,Q$ON^&ONc'ONqbhL\
        I.MoDBpN)Aj];!Aa!!FJ^%,$}H>uc%>vCI>il(FrTjjkl%F2oDDtE!!'OOL/!;.OOgb5(Ge%!dB?f/)OO`+>DCgoaeb*#pI#1&!dGDs)4OF;K!*'OP,a\
        3OP#=NT5jdF-Mcfh$0'F#%QI;|%#4-OPb$OP~&OQS)OQa+OQu.OR#qr+OPVdM>=gae!!&?8TS!6&'F(OPondE>,Cc4#1lh!!c'!8V'1%>Ip(OQF+!%g-\
        !*h!!$!'0!j*!C'!'c0!jG)!u$$!bhc'2~V!*o&MwFa*>4AG!F!#&!00FnI'!'ke$!%D.Rc3?s4ocQF-L/J!>m$!Wlh&!QL&v'H'Y(2-+ORm:$@a*ORT\
        (ORa;!>ag!!C0u-!*2%;)-*I-P0I_0c)!>IDL!c60~H!C$OS.&OS:.!*b&@&S,'FFEt}gh%>DG&._G!F$'7G!s-OSy2Dn*$OT=3OTK0OTQ*OUM'OV))O\
        VC+OVc8OVi:OW,b->MDl&$eL!3$FGw&!0t!!$1(&!0+OT8i$DSND$baCG)gfh!!-?6G$#vO#X!!QB[@$$!&OT~*!C'OU</(/.N6Zb!!-!;,,(=BHW(!;\
        h$*}E*&2%e*!^/M8B+OU7pebucP*,cVHSM!3(BdApagch'!'L#C&!-+OUwj&OUia!!2'@,#()!3W#Xl,!*bi!!&#+G%[!!$!'&!00AN^E%,(OV3g!!E*\
        #!!$#v)%[5!6cI?o@$!W'OVW+#:m!!'%CbI1eg!!$!'qF@F`waJ@-J$!>&OW(5!6b-!;h&>39a*!CaFBiciB#4aTJKx4OX--OXr2O[,$?BK6O[N3O]V1\
        O^^<O^d7F$z,O^q0O_c*O`b'Oa</OaA(Od8)Od?+Of=8Oi:9Oj<;OjDbjjaJ>sS$OXQ&OXX,OXb'OXgb+OXJq&?lrJ!*$!%D@oG!!gaK%C*!^'+II!;a\
        N?g4fjc2AQDG?[4$OYP1OYp&OYy,OY}*Eq<'OZ,(OZ<+OZM.OZf5O[$b&#!8!Te4BHh2!TS>1G2)+,?Eg)OYdao&!0G*ff'!'c*!^EC+WidelaFBHhM?\
        /E&EPgb&>57N#%g8OZ7fkJDdtaF?m2$&B.OZIbfIER6GB,x%23&$Cd-/j,&*/>&{(*}GBv6e$OZub,!%*#pI+.0!j(!%f!%G!A-N^|dH%C!!2#((>+W.\
        O[Bcp%?a#S!6j$$!hc'!8V.0!!$O[m6!H&O](,O]<'O]A.O]NbHI92ff$,K'+vc*!^dg!!bi!!DIjA-I0B,'}h!!%+ya$!'F&jcQB$O.O]Kemb@d/H)X\
        *F]XGC'r*O]~(O^15O^Ua(!T)O]rg&-$S!6h$>GO&!8E>Tw'O^*bI?55fhcK?d/$O^Ibm!!$!'&!0m%!%$$!D!0ff!#c'!8VN8<mgdfM?(fcqDC7%ajh\
        '!'c,!*E2~$O_0&O_D'O_S.*tb-?m20#dlG?BE!!3EpL/#Lhbecb*!%I%V*!*;11s$>H8DIA73DS+gp%!d$!%G!F!!&O`,'O`;/O`F.O`Y5O`^a*+Lhn\
        %>tO$!pD%h*>-Uf-?e;$-cE!'*B_=h$$-D!Qh!!4(`$!'*!Cc*!^I/PJ>)IKEaW%>hF$!N'O`{.Oa)p!!4LL%O,f0Iikkg!!K(S*Oa2jJAPyjcb0>WlI\
        !ssFE'l!!$Ob=1Obe&Oc&<#I0!m'Oc<(Ocl.?z~5Od*b3Oay*Ob&(Ob8aoaL+Ib+(pgoD>VQ%E~L$E~Rd*!*i!!E!KdxS'w*ObS(!Ni)!Fi%#g$>w-E!\
        '%!K$!%)#|d%!vH><y%#s5Obxa-!;)D7@ID*Ui,!%b-+IY#R'Oc3+Oc8g[>q4gCGS,DMB3*!j)OcY.?gQ;Ochehcdg!!b,,(I&6%!K$$-ch&!QL%ISHL\
        Yc'Od!ah%#='+v(!CS!6-F6XHCt'i!!$#!hncdLFhd%'QE?ho-Ode$Odv&Oe2'Oe9/OeF+Oe`b.OdacK!NFN<^&Odr(?`saHD:?L>gQ-C90*KwI(Oe/i\
        rh$!%DAaHM+k0>0bH!C2B(sl&!3dMMQ#&MNya(OeYjh!!&-]E!'&#+G!F1Of#&Of9(#%b+OewpibH>6d&$Ca!!K)`&!Q'Of4a'!8)#RI*4oEE`MI?ok$\
        Ofk1OgR&Ogs'Og|(Oi'.Oi3b3Ofg0#d*?,IjIEKUE?8l%KFb3FOx&Og6'Og?(OgJ)I4Z.!3jh&MAd'DdsG!Fg!!%#sL$=,>0V0G@RG.<djnbNApM'Ogg\
        (Oglbibmc'><EL%}eCEn<dmqDM'2(GF/fIA,7-OhS1Oh],&g0Ohn*!%/I'Y+Ohs:Oh{b-Ofc*M}N8#:ejn$-8bB-8'!KhcG?T%&OhfaNFL]/>PyGB_=b\
        NE705*wnBBfidd,&*g@d0%C3q&>u$LBuA4F8bF*c%&T&OiW'Oj+a(?RC)!Fg%$*2!HD'F*Oir(!p)Oi}+@MToa*#p(!%G!F3!%j$!%DLsRcdg!!%!KB!\
        '!!7&3)!>jbh$-uD!Q!!$#vJ#_$>L=5!6cNCo:*Oji(Oj{)(do&)Ka!!*#pF!;&!0'!%.!3a!!,#UF!%c$2)3!aI!p$Okh&On-'One5Oo*b!!0Oka/Ok\
        di+OkRm!!&#OE>hw(Ok[aFBwocM?rhN,wM?L=+$z.Okwln'0*L&$o!!$Ol-'Ol9b-,9J@PK-?Q4lcpeC>/r!!-Olw$DA|1Om(,Om?0OmC*><P/OmI(Om\
        W)Om_+Omx8On#9On(q.F_udmR?7A%?`^5*Vd-+_J!p$Om4biikKC-^emblnedPEu@CEzCdgC?`F'OmSniED^~PLj75%nkR/g0Omrj&'Fdelcdg!!D&yb\
        iiM*`%?szGB@;bFHSkcH?,M!!+OnQid0Jbb/OnH)#Rj&!8S@X{).6nrICPX+OnYnS&$bj.N6ZdG?,{%!3/Onx(Oo#j&!gE@,@n&!-EEL}%Gh2D.o,Oq<\
        '#7jn&OoF'OoM(F$UaoaJ>|V%MV)K!%4ECf2Oo}3/97DRm,Op+0Op2*Op?/OpJ)Opx+Oq'bgbiSAx/$A=W&!gS>L;&Ly2E1.ahe5!6c-(MU!-'>L=ake\
        E?<.1Opd'>Qf)#Rbhn!!&&d'*&S!65OpobembK-8fc-?h~E*&&)U.B<uaYCOE&&d(!Tnaebl$HHz&#OS!6i%!%c2!%L!Z$Oqc&Oro,BPI'Or~5Os*bem\
        D@,`e$$C*Or5'Or:5Febc'!8)!Aod,&*/F$vflaem!!%GwCEFT[dnS#U2OrU&!3/Or])Orgj*.$be/!pS!-bjhS?bw'@1[).6L!3%I(3hS/-id*A]:j$\
        B(UFAE&!!)#RmC0Bb)!Aic*!%)!ZI$'-OtF2Ot`$Otw6Ou-3OuO&I7T7Ou^,Ouj0Ow&*OwH/Oxc(Oxs)OzX+O{?:O|,q!!&)U,Ot+a(#+G?vKc)F6jj&\
        Ot<b*!%I!s)ED++!;X.X$!%7OtVj'!QcHKF:!!$FNVD)K!!$CEq3Ce*o,%8cgp!!WK%I4#Ue%$=&)q+!alaFF&]s!!$Ou?&OuCq%$tD$wF?P&g!!$#v3\
        !%L!3!!&B`P,!TgC>~-%!%$!%&!0L!%!N-Ov>$%n&OvC,OvF0Ov[/Ova=())Ovm8Ow!b!!f%!87!|G!mnFI;iK1L!!4$k$1(&!00!m'H,WL/]dH@;I!!\
        9#Xc*!CI!%$!%&!0b(!%h$!WDCDKBD<G&#p/Ow3maJA)@!!7OwAae!!HCmWcg!!G%q!!2&<3Ox6&Ox@<OxJ7OxN*Ox])$P+%;j+Ow{n!#4@:Y$!'bS#I\
        .Ox)cicEC6t0!%(!*b,#|I'+!!$/~bM?Id-!-*!CG>*#C@Xq!!%$'$$3&!*S!6$!>D!0!!&!Kl$G.^&!3S!6-OyG2-x$OyL3OyV&Oye,Oyv/Oz)(!%)O\
        z8.F`a8OzIb*!-L!%nCH#t4F_x$!%H!C$!%&!0bh&._E#=60N*(;))!h%?:~S!6!!'Oz#cB)R&(jE!%,.*.#yd(!>fBKpY$!',)}k%>:T$$-D!>&>[la\
        r%$*'!'G!F!`&O{')O{.+>y:n!#4't$!'&$b',-/#..#7j%)@O?V{iibHK<^!#,CpDr!$-%5sdE,i!!%OH+'CrJ)&p+O{t:!Ae$O{b&O{nbZIq06DtAf\
        j$$*D#!211T0~!!&!05O|'a$!%F#_!$F'CwJ>HN-O|i2$F$O}&3O}6&O}B<1R7>;|,O}E'O}Q(O}`+P#X.$=;P#sb!!B&?g&BdAd3O|~)#RorfdG>W*d\
        H?!(0!Ti&$Cd3?ZpHGPN0!;d/!pfKH(aH%2d*!%(.LoD?CX(>s-jrbg%#sD!8$O~4&O~L'O~h(P#5.Nsdb,M<30O~*.?=]jbHB/tco!!%!KD!0!!-+I+\
        O~H;>(}ga!!B'4OC9c,>we0B)x+!*o&#!dx&#!b,!%N#d$Hs03P!9,P!E0P!R/P!d)P!{+P#';P#.j1EOha,M&qM><H$!8(Jw4bJ>5O.@<v5#Lb!!I#=\
        $$P'HD$bg-?hsD?@z$!%n5P!wd4!T(!pGMYeJ?45-.h&)UI%5ajnH@b*$#!rJ0B'P#Qn&&d.P#FdI>j<)!Ai%!%E?Hk/Ct!G!Tn&P#l'D*Tbpde%!3B!\
        m%!%L?&a!#c$!%)?@bo%>9RD+R$P$`&P$e'>g[.P${b2P$N$&y+P$Zq4?%obJANG1P$V&!%oCG.Y!!C/Flc[!%!!4#Ug3P$w+$}oCIC*PAO>$P)w&P+(\
        'P.+(.Ib!!2P%u$P'26P'53P'81P'@&P'G7%8,P'M0P'U*P'^(P(,)P)4+P)L8!H5>:ojt!!$#=Q+7!!e$P&P&P&Y'!Q.P&zb*P&=/AP1+P&GpaGHSH3\
        !yh!!CDM0$!%&&dL#Cggc%!KL%}-!%/P&s8'Ii%Es]i$!%cdHB|t%#yJHD5/P''muD>eHi$+nc-%bH!^G-$T#_!!3!-N,%%@D_E!^,!%H-l0!%cTF@6b\
        f1!AG!T3!a+P'po'!0b*!^F!;'!0c-!%)#%:#%sc%&T-#%B?Ff%EJ+7!%+P(Te&!H5P(Lai!!$!',!HG0X!$&!0N!m!!%!8&P).:GGba+04e!!4$k2Ca\
        <6Iik&!0,(,0.k*!%8#dfhbss@d1-!%J!*%!'1>o`)!Tc/P)GmE0ibF?;M!!(0{+P)qae*P)hjaghag%#=H2-!!%#=DNVMedK>Wl%>WV-B@z$P*C,P*K\
        *E.D(P*U)P*h+P+%.!*qaK>fp*>h>FAX)i&!0)!FL!0&!H*!%.>8kj&?8:L!3%H=.h!!$!'cdg%+b$!'&!0HJ^TX%F4P+d-P+g2P,&$P,06(Y,P,D*P,\
        K/P-T(P-Y)P-f+P-p8/*;P-~:P.%bzL!TR,Tt!!$FD@,+U*!Cf%&-$!>+@}(cJ,-!!2#|gLB5x)I__h!!&&Z*!Ck2!*G!A,?{OI$S!!%Knt&P,m'P,w=\
        P,})!;+P-.ja!!HP)_*!*o$%nD#!*!*F!-k$P-*bQP&8H?Oq!!%!K&P-C.P-La)MNvI04/+|iiDP&nli$+nD!0!!L!%%!%$!%7)fI!%-><IicgQ+D!!'\
        !%+M,'jJCNqE?8v0.kX!H1P'@&A*$+P.=oiDFbt%>A<$$!D!j4!|$P>^1PkA&PpD*!-'Pwd/!Z)*f.Q%d9>ai5Q+Hb!!-P092P1T$P4I6P4L3P4h&P5?\
        <P6F7P6Q,P6e0P6l*P80'E:l/P9G(P:W)P:p+P;>.P=38P=C9P=r5I,J:P>$q%+4$@CN&P03q$!>,!*c*%bh!!$@WE6#jW@c@211B(M->Qx1P0y&P1+7\
        P15'P1D=P1Na!!%J;[1Bdh0!*(P0s+@6k9$qj%$wECrP!!LA/+$!>c+#:f!d2KB;`%B`P*09G)!!!a(!%h!!$/*D!N'!8g!!IAmUkaIG[N!!2!y'P4C5\
        )wc-P2,&P2;'P2>)#F.!Z;?4Lb,!%+>H+g!!-*YI!%%>a&-F'9,!*LE[|Q)w4Eo(-P2h3P3%&P3.,P3?0P3M/P3V)P4!+P4*bKEPe%BH6'P2~n,P2{am\
        DAv6E2nNL22eb0!%MCgI)P3;mmkgdCI0/dI.h%Bfi5#Ld-#%Q-o$$PcjFF$U%>~-(P3zn'P3obembjakII#5*!*hd!!Q?wfdIBW#-B$`BNhA1P4;aia3\
        ?wflnE?%i$EQ:ECGu0!*H!%I&^+P4]s,!*c%!%H>aU!!$!'0!mG'f!!42F$%V3>,U&!%,!m'%,/NoH)K?{+P59.)c9(]bmkT@uL%!^D&W2!H0!j*P5t)\
        P6?+!-i!!4*7-$}1%#&!0,209P5p5$6edC@&1C@un!!4+1-+h2>U^&!N0AN^)P6<91ns%$t,!;dF2OI'c$$!DE4-!!b!!1!%H+O$P6_&)KblEK*e!!O@\
        x]$!%iS#(4P7R$P7^&P7h<#I0L.>'P7v/P8$((m.%Ib!!7P7F,+k*P7L5)zjOCx+ecGEo~buCF&u,%8'?#LL?#L$!%7#.[Ibz$!%6)[/AfnF>n!)!Ag%\
        !%IA4)!!&!Qb3!*F!>-P8X2P8e$!*3P8o&P9!7P9+)P99+%;.P9@b!!I#y1@qF&G#>E?RI!!dm&.RH!C/-ua!!6@#S,&0F!%!!2!%IB)x!!$!'&!0,#1\
        H!C%AmcE!Z,*,HH^K!!%G'W1P9k&P9|/P:,)P:K+P:Pa!!(!%G%q%-0$Nj,.!3c%!%K292>.#$!'*!*G!>'P:?(P:Fa$!%,E/dF!%eh!!B-udjO1_jCG\
        ;|'!'LLvR&P:ga4&<6DtAH!C60~'#yI!;-?a!/P;,)@G3+P;4n!#$!'H!C!!4&ND!0$!'b!!T>]m!!-P;w$P<'1P<3&P<;,0B)P<f+P<ib4%S*!%/Kk+\
        +P;rs$!*D!-dLDH`n!#ah!!&!0I#(!!%&T,!%M@/$'!yfU@Qn4.660N*!^+!*d*P<RjcH>hE!!&!0bi!!$!%&I(kH!CR)}$!'&!0,P=#(*C.!3b&!KH!\
        %&!0a!!4*`(!%fH)(-&v*&p9P=>udJJ:n%Jg8&P=ea!!1(`,JDd(!%g!!%#U*!-E$M*A'?)>EwpEG7%!!1%/*!CbilDIpI$!W&!00P><'P>A:P>NqicL\
        +4bIH=1e!!q%#m&$tJ+L!#&!0,!*mbhbX(8!!4PB|-PCz2PJ#$PMN6PNp3PQ^1PSC&PSj<PTr7PU.,PU30PW5*PY&'PZ=/PZ]=P_k(P`5)P`H+Pe].Ph\
        U8Pht9Pj{;!A5Pk;b-P@:2P@X6P@{3PA(,PA.0%;*PAh/PAm(PB7)PBN+!-9PBxqGKC01@IKh%>-V'!')!Fc8Afadg!!%#=D$e!!%&T$+v&$b0P@t'%,\
        5#(ykG?esc)*tI!Wsc,@^eFC,3$#gD!8!d33$},PAT0!%*!C/PA[+PAbc3(j)Adk+!;X%wd-&BI(GdicI/''!'S!6cND..$!')!Fl,0~'PB((PB2abF>\
        ie&DgCehDI6obDE{L!!3?W.&!0(OJ;9$6m%(GG!F)PB`dg!!%0-$!'D!0&?X`.PBta0Dgs(.?GETTF>(VC@RE$PC<&>QZ'PCF(PCP.PCVbh$!%d@d4-+\
        si!!JI;I.&-;FhiX!adboK*O6(Y7%8(PCm)!A+PCscJ@HJ&%FS#()!FIC+H-PDo$PDx1PEY&PEf7PF7,PF>'PFU(PHe+PH|.PIR5PIub*>4[/PDf)@&B\
        i,!%j./]cheC?2J!!&C-vI)+$!%'!%S!62):*PE6/PE@)PENcu%+ba(*}G!F-!;h$0'H!Ch%1t'!'c'2~V.0f!#c'C+WV!*$#mb(#4kTCtO/PEz(>%m)\
        *t+PF-ocV*I&!jedj&#+b,,(I'+$$-b,2yI.e,$IEFD@&PFR.Dk{b&>570#%GD0VH.X2#(&!K,PG(0PG,*PGO/0~(@&1.PH[8DkWpgc)C93+!sXC93JI\
        Xh0PG>/PGGqcg%?0rB!Wag-(SP>4]$C8|DFdO2PGq6PGz*PH!=PH;)PH?8PHWjci$$-D#%ch$!NDD1GcQOMo$PH/'PH2bDI7TK,ich$@I]F):LDlz+PH\
        IcoBDit(PHSchL?2XL>OnB?oo*-J/!WF#s$C5N&D1|k2?vIch!!$!'N!j&>y4'PI5.PIJbgp,!*LHy5!!-/j/>&{e!!%!v)%[S!60>j*GBkM/D/=)PIj\
        e('F)?yhuceEBfHb,!%*>-,I!sji%+b$!WD!04PJc-PK'2PK-$PK36#j1PK{&PL&*Jw{'PLH/@f5(PL_)PLl+&a.PLx9PMHbKF7]&$w'#!(PJx.PJ~a,\
        ,<F#=$*OL%P2!%Q!%%#7E%5$(jJ!*2F-S$@796PK]0?Ep/PKb)PKk+PKo8PKu5!*jdFD..cHD1P'?<NidS&|DB2yaeNC-^aiEE[B$H[qEAqv(IXhf/?<\
        M+PL;jduaFEj+ec-PLEqL'QI(/!!,'F*&y;!Ak*-Mq,#1I!%$#v'$nb6!>W$S+1%n%@t2D?6I*PMA/PME8G`4j$$-&!0h&PM:b*!>G!*'@uyV'1PFzNJ\
        *R&!0E(m6%&7!%,PMz0PN&*PN5)PN]8PNd;PNlo!!4*70-'LCG?!!a-.?F!%/PN/aF@GvnbG?o@6PNM,PNR+PNVbjh0!j'!'G!FdFD@UDP@p$0'F!;hb\
        qJDvO$!%bJFf}COLS!!$PO;&POM,PO|'PPF(PPm.PQ6b)PO6qF*RnDEk,-F4Te(%F)!Fa$$SH3$*PO_+!%i$!W&!0J$S$POl&POubHMhr0!j()CG!F*!\
        ^GJN`%!d.%na;PP=jh%$*&O[H)!Fd0%tF!%!#&C%(E*&(PPPjkGA+Y$>Ovm!!$!'&&Z.D3gbh&!Q'#=G!F$PQ-&PQ1b&!8jh&O[H)!Fd0%tFC8@G>Ewp\
        BF2u$?-[3FOx(PQN)>*?+PQViQ-G4?gLHDvO%B+nB$-$PR.&PR8,PRl*PRp'PRv(PRy.PS,b&2q(!g+$zi!!a@d5g-!;$1bI!%-%/*!-'PRN)PRYma!!\
        H>e:*MBpmdgI?T:h$!'e5!6b*!>(!%I!sC>J|aiJH}uG)t'PS(a)EJHI!%LMi0(PS=i.%Ib(BV:I>>g!!QON_$PS^&#Cb(PSX)#FqcJON_mEDJ`b+!We\
        &!0G?G}-#F6*R3!8*PT-)PTo+D/=m/J!?qkF@Km!!2LRI6PTK)PTP+PT^8PThjbegCC,.dF?-~$@uh.BqrhCL6a$L4JedPBV^a*,iG,iG()$>Dm.PU)d\
        c-):g2!HG!FuBCjzcHKK2$PUw&PV*'PW&.PW,b4Dnm+PUW;PUl5!%lG'}$?f/.%}c'>/nu$!%D?lt%?0r$>E|D!83DES*D'p8FzNbF(j-!>$PVK3PVV*\
        PVi=PVw)PVz8):b4(AH#p)?Fju$$-E!%cd*2t)#|kf!#&$eH!Czkcfn$,K&!0N!jL,Q1@IKhBHg`%-MK&Bjh%$*DEPg$PW_&PWr**k'PXB.PXyb&@#T7\
        '}*!g+&pe7!%FIYQ0PWjo&#%S!6q$@I]F(&*PX+)PX2+PX9i$*@chCDCn2!WD>:;$!%G>+b!!0!jI>:S*PXb(PXl+C'r.#g8PXroai&!0,#(G!Ffheb*\
        #pI'+%!%G!*%Ds#B$!2!-*?d}G!A2PYM$PYV&!8*G8#'PYr)PZ!+PZ).PZ5b0#1G?vK$-i&!dG!F9PYkp%#[$!%.#1dhDD..%Ds#G!F!!8)k9!8kHD@U\
        faiCAu*!!%!K$$!DBdr0DlyHDA5/?{A(PZQ8-Yjjk/0~F!W2/*3DqhDDC>!!$P[P1P];,P]@'P]X/!%(P]v+P_).P_5b&P[:(P[F)!>+P[L5&|jtC@Gv\
        *,ie!!$!'N$9%!dI(gF>OI-@(],P[l*P[v(P[~+P]1b,!%I%;)!Fi%#gB#gh%>-VG!F+P]*jLI_1d&#CF!;chc'>q;V&6ebG):$P]Q&@V~bj$DhuD!0*\
        ?gLI!s)P]beIO,V$!%)Ds)ch'#=c*!^EBmU&P^H'P^Ua)P^0nag2!WG>Eg)P^>agh%C4wG!F$>E|&!QE!'$-]0&0*-JG>*?%Cb,4>OJ2P^r3P^}'(Y8?\
        GPjBMf5kj$$-&&TI.eebm0#1G!F%>78ci$!%D*c2Dg|3?H`,P_X(P_`+P_dqic)A+Xjb*+DI!sf$!%D0ljO*n%>A<B!%k&P_{afh!!$!'E!'(1_)P`1+\
        ?G}a0!%fK%5DM?['PHO.!8a%@t<2)1qF-'%!y$Pa$1Paf&Par'PbM/Pc&+Pci.Pe!j&P`{(KNU.%8naoL@/q*-MG*t-!d2!-,@&S0PaG*DpI(PaL+Pa]\
        b(Cb,L@0}qJ>(V/#du%!d$!%&#OE1F!!h&!0J(S!#&M-<ksT@B=3C)*,I<;*Pb6)Pb;o!!$OJxk%!K$!%L%}!!E%Ch%>-V$!'&EPg'!'G!F*Pbc(Pbk.\
        Pb|i.C1{VDuAb*3$IB{7/!d+!%jcgdi!!MN_P*-MFDn)&PcD,IX>'PcSa,@&Sjh!!%&T$!'T$X3@/9+!*e%>hFB!Wg)Pcao$>w-G!Fc4>W:V&6$!'6$X\
        1Pd?&PdD,$I'PdN(PdV.Pd|b(,i+(Skeb+AmUgh!!B?RIbFH*P*!^+BVkV&6-@'dFD0O&Pdn''@.Pdvbcg$!')!FI!%jh&0lG!FjhkF):P0~,Pe;0Pe?\
        /MpW(PeE)PeTqmD,iIBZB$!%M!d3'F(IXh8)nsCDkH-F<aMBoo-#F$PfB1@t1&PfQ'Pg/(Pg:)+k.PhP5L7;b7'},>&M0!-(Pf8c,%;H'%o!!%?0rB#g\
        !d6,@&S0!%gIO[G*Pfp(Pg+j$$*,!*ki%!d$!%'BI[L%}%!K$#!&$C.!*d4GND,!%M>C?BEjd'@&S(!>L@Q'$PgR&Pg_'Pgob&2qj$!WI>'(*Ed~b2!%\
        IBZB%!K4BVka)?FjV?GP!!3Ph4*><P(NoL)Ph<8PhEs&!>ia-!dY!se%#[BD]^lajh!!D._$>qIc(!pG!seHKI&/Phi)@]=gc6)['!8I#1+)(ndifIDl\
        z!!$Pi2&Pj)'PjY.Pjub,DMTNMi0%?-[&0c*PiT(Pi^+EcOi!!%!d$!',!HF!;%#g3!*L%8$Piq)Piw+(/5!6qBPXd!!HGLU%!K$!%c4C!/EF7%,?.!)\
        Pj=+D/S8PjNaW#_%!K$$!c*!^'>*)I!W%@Xw$!WDD0X-#%7!*i+!%8&3khcdg!!%#=D?1c$!%J*t%$w'Pk0(Pk7c*!gF#1e2(/U!WcI'ngdJEG>$Pl7&\
        Plo'PnQ.Po_5Ponb2Pl!3Pl'0-0/Pl,qod)Aju8-Ym%BE*rd0>BtGAjubN>MDdiB$C1!*&!3fEIt6%!%'PlT)!p+Pl_.Plc;!Tgc)#FL!Z,&g0%tGBoP\
        EGD(m!!bh&>}oE0*4+A/Pmz:Pn)g&Pm.'Pm4a*KwIG'w'!8I#:,Mcp/PmP(E;8)Pm`+Pmp8-YgDBIl%>C@1BG7,>&|I)w-?[^+JQ}ldecPLn{'*hebjO\
        Ish)E(VhdpiE@#0d4,!&!g0Pn@/PnG+-VjIA($$!%E>gZ1+['A,6L!3!!0PoK*PoZo$D(1&%h'Pnr5PoHbgI>G12Po2,$h0Po7*$h/Po<)PoCjneE@<v\
        aHD.9dgI+L1BPfG#.lnC)wN2?q!!$M|~d1D.8D!gKEnA0Pok)!AqbF*qR'Z0Iy_'?45+Pp3g&!-j'Pp.ndjaMA9VfIOrl&Pp<nNI0]o$'`EM~N!!4Pq4\
        -Pr*2Ps7$Psl6Psr3Pt:<Pu=,PuP0Pu]*Puh'Pv>/PvF(!-)Pvd+Pv|8Pw-5%Fb+!-i@d7!!4PqW3+71!p&!H'Pqh9(]b,HGU*!guD>sT%&-&!0dg!!6\
        #jW#X*Pqv)Pr$sibV0Bkjia%#sDCun$!%E&W%G0i1PrN&Pre7Prh'Ps1(17+!pa4*73+7F!%!#%EG=$!-*!C9%qmdgPE+OH.|!!($k)Ps,a5!%h&!N)*\
        fhfc'#Lb!*JOmunCAF&!!jO#I$$!3PsL&Ps`,)no%$*J!*&!K,#(a!!/&ji!!DA'>*!^jki$$!E$M,!%G'f6Pt%,Pt.+!%bNBC^!!,!*FNq~&!0a!!4*\
        7N$9!!3Pt]1Ptf&Pt~0PtX'Pu1b!!+Aa9mbF&j$!'&!0G!Ah!!$&v1AK_&&Z*!Cs&>[3L2Io*!Cc+!;s&@V~S#((>HZk(>HZI!%fh+PuKbs$!KT$@bTF\
        I:$!W,!%caV@/l!!%'i$!%L!%3Puz7!%)'}o!!aeM2O2?BV$!'3&<&!0,@180.k)%/+&av%$3E,W!!<!-I%;!!%$=-/S$B7u'>R6),o+%/l$!'J'}$$!\
        7Grf)Pvvc4%SH!^%!%E!y$!%'LqS.@XvX!A$Pw@&PwY.Pw`b,*/G*f+PwQe!!%!%4FkYG%/!!$!'I!H$#yH!-JCvd!!4PyI-Pyt2Pzf$P{,6P{B3P{G&\
        P{U,P{`0P|<*P|h'P|u/P}h=F!i(P~/)P~F+Q![.Q#V8.X9Q%05Q%M:@)hb-#F0'%*!%(%;)?dao1Py07*L0!m(Frq)Py79PyBq,&9EHbjd3!%L#s&#[\
        ha%!gF!%%$3E@f~%0H$Pyk&F$J,!*'>;Z)!F.Pyqq$(5D>E!!!FIv3G-l!!-F|<7Pz-'+%(@~xbmR&j!!-PzO$PzV6Pz]&!N(>aU)Pzc9%qbqDJ{X1LL\
        %F!C()CI*/&%PE&'J%/!!$C]D1)1'Pz|(P{&paF!3,!TNPo7cpL>n!4LL%ghpag!!&%hd3?ZpG2baKB$4%!d$Pzyk$*/D)K!!,!WfIK!R,P{u'P|35P|\
        7a!!liCP6i!!4$k&!0'P|.ae!!qiC@u;!!V!HP>M2lEGEg$-D*E!:/#_.(Jb&#!g-!*&'Z'!%+P|cf-#FO!AcKMV#$!aoa%@0|J@2`2!%&L$77A>V0P}\
        ?)01+P}Ps$!'&!05!6h'#7F(g$JUb6?W*&!N0%bS!6!!%#4$!'&!0,#Ifh%@#eE#m1!;&$ba!!4+;0)4(!%9P~'obgK!Hb,@?sS!%=?qD)P~@c2?]oM?\
        S(jnCH=o$P~k&Q!;0Q!J)Q!O+!Hb!!-%_,Hk,e&!aS!66#j1*z,Q!-0Q!4'#U+!v9#Xq%$3LL/ei$!%D$[b,#(F!;,#U+!-g!!$#vW%qbFAE&!#40K$A\
        eAD,?!!$Q#*3%,1@/`&Fou,Q#/'Q#2+Q#;.Q#Rb(!;+'+V-Y!!H%e@d8(!%pebV)+&!09Q#Ma(!%g*!CG'waD@QpHG#>4!y$!%,Q$90/=*Q$D)Q$n+Q$\
        {;!Ap$@1fn!!%#4-*O$(j,@1c*Jw{(M#XndLDfW%#[a%@0|I!vo%J;[1@lP&!0*!C)'f+@]=.#79'ca2!N(!%i!!C$3!#$!'&!0hCJ;[!!&Q%,a0A:pF\
        !%HEq{4+h2Q%F$A`g&!0,&9bH@1f&!NSCa*)Q%[bi!!&&ZI!;h$0'E>`3%>aj-Q'32Q'?$D/86Q'o3Q'|&Q(B,Q(F0Q(O*Q)S/Q*)(Q*B)Q*J+Q+$q!!\
        %+42)N$Q&q&Q'&,!*'!'.!35!6q&A,C,!*ae!!&2XgBE0z!!6>*U*!3'#Ui!!J!-%!%2'Ij$0cE!8+!st!!)$kL!3%>Jx2Q'X$!N&(G(!-5!%qB>yY!!\
        &!N,!*ae!!6#j//dG>kDs!!$!%&?:}J!*!!%'i4!;3Q(3.?|PaJ0Ka,0K(!%o&?#0H!CHF4q&!0a!!F*}!!4Q(w$Q(}&Q)'0Q)0'Q)9/Q)K(Frqbg&!-\
        GP|]%!%J'}*>V5Y!Agb*C]EI(p%#4$!'S!61#y.Q)Ge!!NB;MFQ)A!!,#1L!3-#F2Q)y$!%3!%*Q*#'0E+)f.#79$qb4EGWW$q,!*EE*+$!KD$b$!*+Q\
        *<c%$'j%?9jE#UkeB?{O%C3[DK.r-!p7!%)Q*e+Q*nn!#$!'&!0J(,$!>&!-L#U!!,'nc*09j!!%!dD?lt!!1Q+5&E4ib!!R@-@!!6$X,$Ia*'IesdFC\
        w=%!%$Q+Y/NS[oqBCtl!!Q+74!--QEc$QYg6Qox3Qp%1Qp,&R%Z7R2t,R6O0R=5*R@4'RD^/RR5=Rgk(Riz)Rj'+Rj2.S+_8SF_9SFu5SL-b!!%F&u-Q\
        .62Q/X6Q083Q0x1Q1F&Q1]<1R7Q2F,Q2]0Q7'*Q84/Q;|=Q=.(Q=5)Q?z+Q@P.QB)8QCL9QDK;QDw5QEFq4Q-t$Q-|&Q.&,!*'Q.-((;b!!+!QS!Qbh!\
        !DE^Be!!hE0R-)RHNe?h!!%#4B-u!!-Q.Y$Q.t1Q.z7Q/#=()(Q/3b<Q.UpbW%_%#['!%.E4inbe%#s'#sc2!*H,(eoENJ:$)!G!A!!4%,-B+|6?W*D!\
        0$)X&Q/BbmagIA)@,Q/O)Q/TsD@'8aQ?s4ICRp1Q0*&&Z,1C*!C'Q00o$(j1)Ria!!-B+|()Cq%H5x&$tE'7$!%L!%mbfdKKWD$Q0H6Q0i(Q0tb[#:4J\
        W%3?W.1@kD7Q0d*!C+!;jFAG5aaM#(,/ue%D^+E!8bH0B!!$Q14&Q1:'!%.J3]b-?m[N*:!!RA#O*!-hhb!!F?rB&*q.Q1Vb(!-lI@~Mbed@d92!-3!-\
        0DOr*Q24i!!-B+|6AzS&!00)4'!'/Q2/qdb(-MI!%iCIrR6Dc0h!!1#X,$_lCE:l$!%&!%7+|+!|b&!%ehVK}$$Q3X&Q4#,Q4R0Q4]'Q4}/Q50)Q5P+Q\
        5Z.Q6@8Q6T9$}b4(A-?m[2!*1!%&!%,!%0Q3S(!;+!%b1!%0!%I!%bHML)!!)Q3ie%*#*!aE'@3CTN,KAr0@sT('k9*)jJH3M$Q4>*Q4F)#F8Fu{;!Aj\
        'EJxS@brg-*YI?QB%!%$!%&#+E,c$!>5!6dW'L&!%'Q4p9#Xb-#:pLIpI!!g4&N$N8nD!g,!%'!8g!!c-!-U!-!!%'ic3Q5C*Q5HjO@P?idG#L3E_@YL\
        ie'#Uc6!;J#U!!%!d-Q5~$!'&Q6%/Q60)Q679Q6:q'%nL%PBAzL(!*g$CHaQ!%%!8B>x|O)4%$PE)@4IPW7!|h$$!bh&!QEB&s$Q6k&Q6t'Q7!b2+[3%\
        8I!s!!,AE&F!%%!%g&!-E>sT!7F!%4Q7X$Q7d1@Sy&Q7j'Q7|/Q8+)+|b(Q7Mg!!C#U%!%&?NqG@i*%!'k->?CF!%7$'H!C!!%!%$!K)%M+!*wP%5%!%\
        ,!p)!-V$}%!81,%J'n-Q8k2Q96$!N6Dc03Q:d&Q;/*Q;P)Q;Y+Q;_8Q;t5Q;yb!!%!%hCCGu+Q8vn$(8E!%.Q9/c6)[0N5#'!8h.#[S!6%#=N?M>!!4Q\
        9p$Q:26@nc3Q:81Q:?&!N,$n0$9/Q:F(!-)Q:T9Q:[b,A-lebKA!D$-S,L|$'Q:,.!'b3@lV*#@F!%;!AS!%e!!J#(,@pBF%k&!%E@'-%@'.c,!*/!HI\
        !%/-uIFXv')@cjO'f!!6J/:'CgD(!T.Q:~b((glBEvPc6*Rg%$=$'LD#+-ArOh&.R'Q;K5!6b+!sec*!CL?M=eDA_4.#7rbfD,^aVFx[&@-J'Q;nb!!J\
        BEh,+kG!AcIA9WC2_1%#,#('Q<C/Q<T(Q<g)Q=&9#Xc211$$*H>7l20?+(;g%$=c6*RH!%$!''-Dn'!%c(?pIG!Z%.$$&?d4!*/Q<}i$>d5D!v$!KO,l\
        %@-KL@mi=+|LLqR-Q={2Q?=$!*3Q?_&!8'!0(Q?e)Q?i+Q?sb!!4&03Pn%*!%/!*)Q=t+B8CyB>Q%'$zVA3H%$e$@@Ad4>N-2Q>^&LO~,Q>i0Q>m/Q>t\
        (Q?%)Q?+j$BE%1?/Frfhc2@uk$+eG!Acg%!%$!%D!mB>XC%EXEB#C,@jI+%Cn%->D(JnbN>`w&#!'&W/G~~h$>XCS!y!!%!%&Q?N'DWkaQ$F)!A.!3g%\
        !%$!%D!-bfGMwFbK2?$@@AblbF0?de!!D.L7Q@3=Q@8)Q@<n!#%$3DF&ubI>QxLA2w!#$Q@M&!0b4!;TH^kH0K-Q@{$QA%&QA/'/F(*C)?$?.QAe5QA|\
        bg3!%&$eE>1An$!KN!a$!8,?45G!F%!d$#+(QAN)QAUg!!$>YV,Is~/(mW#X$!%D>VQs&D7Abjh&!QEF7le%>OK$Aubg%)7c%!%&!gG!Z(>1<bpFA8Z2\
        !|$QBQ*QBa(QBi)QCB+QCIj&!Na!!4+h/IqHF!%e7QB]qebI%MF?Ij2PzxI@oA$!K'QB~.&$5!6c%,^GM[90><I)QC>l+QC9do!!%!%EGBraeS*@L>qc\
        %#4GDZCB$S$QCp&QCx'QD#8!;b*QCj(?}&pBA-N*-xI!%!!,1IF!%*B_ME?RI(QD4.QD?5!%gbF>]~!!&$b,$IS!6e!!&!0,$IS!6!!2HYd6@nc1Bdh0\
        QDr/&<+Q.#9(]5!Hq&$tL#m!!D$t!#1,f&QE.'QE?apdICt+->]~)!>+>PSsebQ(;lndH>?X!!2!-$O:W&!0'QE[bH?Y0*+|F>K>$QJ.1QJc&QP8,QQ>\
        'QQv/!a(QT})!|.QX%5QYQb2!%6QFl3!%,QFr0QGU*QGq/QHK(QHp+QIb.@6R8QJ)q!!4$6c-%/$'4d)!-L!3sdJC$22!%$QG4&$b,QG=/QGOb4%S3!*\
        (!%W2F!!*J}8F!%&!Q5QGLdl!!DFN`W2F!!BA`g!!/QGfm$!'dgSO|'!!$!'&!%E!%!!*%&)!s+QH?o$>78&QH7bi!!&.R0G^?E$M.!ZgC>ER&!N,#(*\
        !CS!61QH_.QHla!!p'@5|F-'&HPxd-K8?M>>MJJ!$!!-.02QII$QIM6BC^&L47,QIZ/!%+/gb0QIEq!!ba%!8&!gL%IENJ)D?Xt!!-H*P0B;MF!%%GJ(\
        B!>!!1!*+QItd,&glnC/3ae!!4@Rv&!0p'(mL!8agQ&3*QJA/QJWid/A!SpJKFB$QJL+!%bF*4!!(!;fnDHH3h$!'&>V<F!*$QK3&QK^,QLv0QMF*QMk\
        'QNH((m+QOn.QOv9QP-bssH1C$?456QKH0QKL(IYjoLE/'sJ)w$$!'QKYbhDO7_XE/i,@G3*!p/QKx)QK}:QL>blbFA#<laF*F0Nc=h!!d)QL3eenCMP\
        ddm%!%$!%D.o'QLJb$!-H>MF-?`]31q&!g+QLrl1QLf'&yaIDY[5$ze%B1DBAy)OCvK&QM0'QM5.QM?a0GP?l!!M'%mbX$@jt!!maD@lMmqaFP2;$QMV\
        'QMb.#mbJJ_)%!'$!'paQ#4!#d)!*X%8$QN#&QN''QN1b.?)6lM'4jU%Mh:$@hiCA/`'#@:QNCe7$@(!HjO$@!#X!y0QNk'QNr(!K+QOhi&QNeb(*}GN\
        QA%#OL%}qkeQ>yZ*!Hi!!-GVr6QOF3CTN1%k&!00QON('k+QO`9':5$6q%!^ED(h$@E*FA'}&OC#b*!%(!Z)$PI!*&&WaC>O-hcG>G0c7-3jU-3,J_))\
        Mf6hwfhbssaJ?-($>Sdb!!F?s$$Lyy,#U0QPi*QPm'QQ(/?>F(>Py)QQ..QQ:b$K0q(>r5I?!nDE?52O05+QQ!j$&m&!gL!3ciJC2L,*IH!%f&!Q.#Cd\
        eI&aFGBn%0Eae%A:Y$?(5&B%;d2BRK0%t)#R+QQil(FNIbF@>V'*hc-!%*!TL%}7!*,QRL0QRs*QS.'QS4/QS;(QSK+QTE.QTZ9-3ss!!$!'&!0J,o2%\
        ;,(V'QRc5QRmcd*!%G#Rl%%nagPCGu0!pI!pq(QS&ae$GVHdNA!S$GVHE?fx-!*B!%/@9>I'%$!%1M4{di%>wfD!--/`$QSf&QSr*#_/QSx:QTAqL*#4\
        &E-$67/qF!%%'iH!^$!'&QT/bag%!%&!gE?fx.!3d!!g!!6#j&&yW%qEGzl-CC^$!'&!-'>Bs)?dZI#j*M1e)!*+QTre!!$!'3%8D!0!!$!'&!0N.k$Q\
        Ur&QVQ'QW-.QWCb4+b3!%/QUJ+QU_9QUlm4,TG!F!!4(`$$!&C<u/LP?nB*Cjn!#$!'&$bM&s,#_H$_%D(q9QV9a!!-O3X2!%g$!'&!0,&0/Nx#WC?O!\
        !2ANK&!0+(V.#7q$!mbJ>,C0QVe/QVv8QW)q4,TB$!!!0'z/!Wfnb*.OW!%!!h!!'?Vw.#CWC?OB>Q_2!%6?]o,!K'#4.QJ*lOJIA6(Y0QWg*&p/QWo+\
        QWvq!!,&0q$!'c*09F!g!!0'zM!;,!*L>8kcg$!H&L<>S!66QXG,QXP0QXo*>Q_/QXt(QX~+QY.o!!P#(s!!$!'J!*/QX^i!!$(5D1w&!8h'!'(!C)!F\
        LAfq!!R!y!!lae!!H.96!%8!;e&)qS!6!!-Ez>&QYC+QYHa!!J?EgpBB+Kia!!qL>.R,#U+QYcln.%IdX>>XO>=g4Q]{-Q^+2Q_r$Q`O3Qa8&QaV,Qb;\
        0QcT*Qf$/Qh5=QiP(Qiw)Qm8+Qmm8QnN9Qns;Qo(5Qom:M+ab!!-Q[?6Q[B3Q[T1Bdh,Q[[0Q[j*#p/Q[|=E?2(Q]%)Q]1+Q]`9Q]gq%!^&$wd%$wFF'\
        1E*O'Q[N(><!bF%&'!gW!K(@pBL$t!!%#g$!'&!0G1h!!%@sU'Dq=fh$!'F!C,)}E)@'@X{jn$!'J(,-?q?&Q]G*&a'Q]Nn$$tE#C->[pP!*g!!$!'&!\
        0b4FQ`J!%4IoJD!0$'='@f~b,!K(!g+!HS!%'E;7.!ZbfIO10!!%#g1KRt7$@,OK['Q^[/$}(Q^o+Q_=.Q_Wa2#1(D+CfG>*'4>v?go%#=$!'0!jE@/m\
        a-!;h!!$$-&Q_4'!'b&#C)!*e5?oKcCC+v*!%'!8V&6!!&Q_S'!'be5!6c%?:~G!>EO[z*Q_f(Q_nibFAddocpebV.6BC#:$Q`23!*&Q`6*!-.Q`=b,!\
        T*!%I?G;HN.l0?T3I!s,?e<0!%j$$-h&!QF!C!!&!07%;0GEg/CUU(Qa/),o+Qa5o4'=$!'&$b,#(0!m/(m)'f++Ujb7!*G!*!!GK-OO#10?T3*@/l'>\
        ER.!*eapbh$!%&>*(E!'->G12$@*!*)Qb#.&$:Qb2pg&QavaL(5de!!%#4S!6m!!d3Al+,&*G>iM$$-&!0L#C$Qbe6Qc2,Qc=0!-)QcI+?)68QcLb3Qb\
        ajO>0bDIz5*Qb{.+_jh&>-70$9'!'W*)%F#k'Qc.c-J`-L!ZJI'^&)K,$IfCH,#!!$!'&!0ECrJS!8%HeGBAr@4CNI$J|l&Qcw'F^}/Qetb/?3a)?h;g\
        I?h|!!4QdS-QdW2Qds$HCU6Qe*3?pZ*Qe7'QeE/QeL=D<d+QeX8Do(bkhEOXceB-]$P)^'QddcF1t,!Q0!-g2M,rGI:I$Qe#&Qe'bF>[pGFT.C,c,Qe3\
        cHK;1LF]W'%2be!!&Nk=S!6,&gIJ~m%EE(ed!!TN/l'#!e'Qeqb&@Qpg-!*flbF>DCM/0%0])OC$chBE~!!!2QfJ$QfV&Qfp*Qfz'Qg#)Qg,+Qgrbh$!\
        %E+v%!|$-c&!0L#7!!-?o3)Qfipb!!JC-hj$$*O%F,#|'?2yI!|%!%D!>e!#%!%D$z$FGw&QgD'Qgb.QgfbhcdHEj~4(A*!^h',cc8C%,:QgXf%!d$$-\
        D!0FCw>'$Mbi&>vsH!C&Qh#(!;a!d:H#p$2)*$@magh!!biDI(k1Qhi&Qho/Qhv)#R+Qhz.QiGb,!%eb4%Sh$'L'!'(F.ac'>*)G)!beP?aL%!%E?45k\
        U)R!!%!d&Qi4.Qi<a-)`*,QI04-HyYJ@>~bpa*JTJGHSHi+)+jO>x}k&!8'+Oa*Qij)Qipi!!%'iJ!-%-$K'nh$!'F#%4!T2?!n$Qja6Qjw3Qj}&Qk)<\
        Qk`0Qkc'Qkn/Ql!(Ql(+QlE8QlOb3I-i&!K;!Al$!%OB7gg%#[$#v3MFH&#+'!-ocM#|2'@O#Xa!!%#gF!%%B{C$%26!%3?wf*>8c'QkR/>oLj'EL}.?\
        A6haFF%z,!-.(yjdmB>hwB*kdg!!c)!HX&3,&*)!-9!%h&#!E?(xagI?*{b!!)M4}+Ql=g&!g'!%L!3&?$tLN6Z(GSnkiCBfi$$!&Qlb'Qm+b,!%H!>$\
        .F,#|*!^+Qm%j&!0a!!%+y4&N0$9W*)'!'L#[!!)ED1majO?8T4/=$/C'JdR=QmR)Cd]+#IbNB3Vkc/QmbjaghaH@Vmaobic%,^I!;!!%?rK4$k,#d)Q\
        n/+Qn6.#7d6(YMCcB->[kW)z!!,QnDa$!%F?{O$>HO&!0E!'&&ma(Qnbg$!').<IFRv$!N&F[>)!Fb,#+H#p%#4&!0)!Fa(>:oiJ$@!#-QoF&QoJ,$I/\
        QoP+QoW.?a!bQMDybM+L*!CG)!,@i:E!>!!%#g$>YV&G;|'!8kMAN{jnaii$'4E#:%%ndewCD2TebsTG`X$Qu)&Qx3,Q{]0Q{n*Q|*'Q|2(R#=+R$M.R\
        $T9!-5R%Ob-QqE2QqI6!>3Qqz1Qr*&Qr17Qr7,QrO0Qrd*Qs4/QsX(Qsm)$z+Qth8Qtl9Qtu5Qt~q4$_L!%UA*|!!2&9$!%6D(t&$b'Qqgq$-S,+1L%P\
        v!!$!'3@7T&$bqdYA+Y!!4+;p&!NrN)}$'=bP-x7$'I!m&$b'!A+!|a!!2)N'%,(!%L#7$!%9$}i.!%d*!%+!%W'L!!4@B=$Qs&&D:'0?hs(&9.!3b*'\
        1G#F!!,$Is.2IbK>,U3QsJ7!%*!;+QsOor!$QNq~nbD#_.!0r!$I)N&Qsga!!,G##F!%*!^F!a2!%&Qt97QtB/QtLa!!1JM@'Qt5(!%9(PjFBcSW>Q_!\
        !%@YkH!^!!f7#.L@mi!!&!**!C)Qtc5!6a*'%F!%nEF}CI@I[$$!&!0E!p,!%0!%H!;!!7$'I!m4Qu|2@u;$Qv%3Qva&Qve7$@,Qvw0Qw]*Qwd/Qwi(Q\
        wp8Qx*5Qx0b!!+Qupe!!$!'&!0W1n6#jn!!$!WD!0%!0B%M*)C),Z+#(l->1G2-~6@kD&)K0!m(2&)QvP9@#dnBAZ37#.n%@t2ab2!%F#(B?s$t!!%!%\
        2'@n!!%!%P'@4$36Qw3,Qw6+QwT8!Ho()(L#mT(|!!%@cZ4+;$!'&!05!%s,/uc(!*G@p;ae!!RIoJ%!%EQKYbHOq_naePD*U2!%,&90!m/!-(!;qa(!\
        >I!%jnBK3SU$'4Qxr$Qx{6Qy!3Qy.&Gn47Qy2,Qy50QyO*QyU/Qz'(QzU),Z+Q{,8Q{Nb!!I@!u%$'qdJEKLJ@&1h!!$!'&$bJ$IBA9FG(;i!!%?|P&!\
        05QyIaiC@t?fnCJ{X!!N?hs!!%!%4%e$$!3E/'&$b,Fif*CpD/Qy~+!ao&!^S!6%!gJ.k,@sQ0>Gf'Qt5/%&)%/9QzH5$6q'$6L@u9%$3',We$#mD/6%\
        (8$!%7,0(#(h!!2@.26@B+&!0,QJS0)4+&a9Q{'fiBQdTbDHWe!!$!%1%#,*49':h$!'&Q{Gbn@d;0BEhH!^!!$-ib!!1!%F(g&QM0'QM5a0GP?MCa?%\
        H@O'Q|$.#ma%!'QQM^!#E?9$d'#@FCm4-@?s2Q|t$Q|x6Q}B3Q}G<!|*!-'Q}O/Q}e(Q~4)R!/+R!;.R!C8R!I9R!cb,!%I!%PC8@6(|1,f,-'0AN^)Q\
        };+?N8q&@p(,$kE%n1#dI@][be@d<&!%kHAV16,<7!%)!Fh!!$!'&!0E%,!!%M+n6@B+7/q,Q~&/%&9Q~+nbe@d=csI,0%BnNcgP+1&!0+Q~Ga!!%!%4\
        *7J#d%#44CBu$FD@6't3+71R!!&!-,*4*!C)R!(9?Q7j%*F'H[;.!>nbH@Gv%&-E-{&K$_I(V1Aa9hbtdVDZi!!$!%Q2&,,EI%;a!!(!%i!!4&E$!'6?\
        W*1%#J!H4+h-*n2)N$J~H3CTN&$b0@sT/R#2('k)R#9++UykNQ0f&BBvJ-'IBcS$R#R&R#i'CXE.R$AbMNt,9R#]o!!P!H!!2!N&)KNFRY$Bew6!>7!*\
        0R$'*R$.8R$:iJ>bel$!'T#j$!%t!!%#4D!0a,!WG!F3!%q!!420J#I&QOoL#7%!%-#@6R$u017*R%))@Q(+R%2o2!HF!-+!|si&!0a!!4&EF!%*#()!\
        FI%;2)N$@WE'%,h&!0,R%IaFCc<a!!K&9!$,&9*!CG$P!!4R&m-R'#2R'N$R)(6Q~(3R)91R*d7!-,R*i0R-7*R.e'@M:/R0U=R0s(R0y)R1Q+R1~8R2\
        N;R2U:R2gb0R&fi!!&>1_'F=OboBBMO%!0B?d(!!&?0p,#(5!Ka,)HF!T-I;|&)7t!!$R'F,R'J*!C('kq$!gb3!%S!%HC)@BG#T2R'd$R'j&!0,#1b!\
        !JEB2nbFCG}!!%,W-$}70f,R(6(R(=)R(S+@6k9R(yq%!''$6L-{c32<H!*&B%;d42k-,l)#Rl$$[ONif1+1,*z0$9/R(n+R(r9@nrbPANvJFK#$#7F?\
        [{&@#Tbi7!%J!%3!**$F(#y8'}mB>Pi$$'0R)a*R)kn!!h!!$)X&!0,$I(E'lfaa&!0F!%dco$'`EBv5!!4&E$1(&R*?'R*T//db3!*+I|Ci!!$!',%&\
        0!mc*!^)%wX%w*!^'R*Psc-CS6B?Ffe@d>e!!%>2t5!6cH>2sbG?jA%#4$R+<1R+L&R+P7R+j,R,)'R,6+@XO.R,98R,=o!!agbT&')!T;!Ag-%8$!%L\
        !3EF!i=R+fj%04&#[,!*d*%VG#RLK.<!!3+7&!N9R+|fjFApx$'=d'!gF!Z!!&!Nb4@>,Q!aY)}FAe~$R,K&R-0b!*H.|;!Ae!!6AzS/B:K((m)R,u+*\
        z8#d9R-%q%#m$-SL%P&#[0?YR/$nW/S%D94$'=E@P2%!%K?IZ&R-d0R-r*$@'R.%/R.0)!A.R.O8?m.b!!,!%:#dedL*=%!8i%1:$!%D?I#'>E!/FQ`a\
        *>vCF$S'A!Mg&(8S!6$@oBi&R.Fa!!*!C+!Qx@d?-#|6)[G!Zi-*O+R.`b->q|I(pbHC5|!!-R/K2@/9$R/S6$X3R/[1?%o&R007K%6,$I*R05'R0=.R\
        0Ib&!%*Ir9+#ylcf!#N!%$1:cMMBv!!-)+W!%$$!&!0,R/r)R0#.R0(bJ.9a!!*!C)@YpII,J!%E!0i%?2yI!pfII,%$!'cH@Rl(>K>l$!'D>1_'G?ff\
        &DF-E%C!!/!H.R0lndg!!%@,@EO8bgjkJ>r5kaD>K:!!2$}$R1?&R1E,Dc0'R1N(-x.#7bj1!AL)c!!H?QB%#L)!AL!3K+%!#%!K1&^7#.+R1r5>`wf&\
        !N'!a.!%S!6(>baae1#XG%[%$!-'@$!%7!-)!F+R2E.&Bd+R2AlOEQkFB8C%$!$!'D!0b!!M>Jy$!').<+FRvl%#mB$*&!0:!ya%0-F!%$R3H&R3{.R5\
        T5R5|b3!%+R36g2!-U!%!!&!0a!!(!%qdbF@&1$!>3!%&!8,Czf/R3g+R3p9EXooCR(j!!6(|IH]fjn4(`$!'D!N%EBy4@no$!'6R4V&Bdr,R4Z0R4i*\
        R4q/R53(R5;+R5H8R5Qo!!2!HM!mTA*|i!!6$X5!6aI>h>!!0%&M!W!!-(P1%#7!%*R5*s,++L!K$!'&!NS!6!!<$kM!H,!%0J6Z(#II!%!!h&)KJ!*V\
        !;%!%*R5si7,0,R5jokQB<v!!-*CPR5et!!4.IW%q4*`-*C2>jK1(`(NoL)R6@9R6Gi%,HDR(7%&'KJqT%CbfFGF+$R8@&R9O'R:~.R<;5!Nb4!%3R7I\
        &!87#1,'@0R7O*R7T/R7e)/`+R7q.R8#8R839!%5,0jt!!&!0*!Ca*(/F!%!!OQU[!!N!H2@oA+!%p!!&!NL'z!!/!Hf1$nI0f!!$$!&!0haeH@C#pnh\
        ae!!$!'1%kD!0a!!1JM@()CS!%2R8a$R8l&R94*R98.R9A9!%:R9KbXCe*2%&pa!!OB^%7!N+!%8!*l!!$!'&$b,$I',-5A>Qv$$}bJHgRpO+noae&2X\
        H!Chn!!1/mD!0G@/`2R9w3R9~0R:%*R:1/R:E+R:p8R:vj$$!&!0U@p|a(!%W$qO>CK$!%&!N0!HH!C7Ej+p!!4$k$!'&!0GE>d!!-Gm%7A'(',-)R:h\
        9$ql%#4ae!!&!NW(]h&#mF@mf!!ODlz$!'dV?s#%>`33R;K'#7/R;W)@Q(+R;h.R;n8R;u9R<'q!!R@oA!!3!Hbg!!B/*!!$!%/$_f$@QoO(V!!OD/8-\
        /`pO$S%>yZag!!&F~tJ$_-Blm2)N&!0*!C/?[{W'c4!%2#4&R<l0R<v(R=')#F+R=/p!!62O3R<cbR'=%$w$!'D)Kja!!3%bW$q!!4@oA/!%pLG;|!!/\
        (/F!;!!IB[@$R>'&R>='R?!.R?}5?!,b-@&N(R=n)O3X+R>#i+$hi1JM@0>hJ*!CM*`0)fh!!%!%$(j&!0H!CI@]Z%!'3%2+)z9!%i,$Sh!!B(5,R>W(\
        R>j+R>pop&!8a!!*!%E!8%%n&!0'!%a!!(!%S!%-#FU#_$!Wn!!5!6aeBR)5-Bew7R?C,,E'R?W(R?s+R?y.@sNp!!Q$_&$ba!!1%k(!%f-R+xI$k-@I\
        Jhn!!$!'1/m*!C5!6q%,HE#CpbfR/SO@oA2#4+R@/p3D(AH!C!!I$_$RAJ&RAa'RBP.RD=b-@?s3!%&R@h7R@o/RA2(RAD+Cb,s6!yL!%i!!TF^da!!6\
        @nc1%#('C9@c@q$-S,EGSc(!gI!*!!,#d/Mg?)E>doF@?Z$$!J!%%G;;a(#_w&!0a!!(!%WAId6RB#30u/RB/+RB>8RBCjt!!ae!!fH(g+!Hs!!$!'J%\
        8!!/Ox]a!!6#jF!%!!K/`ai!!$!'&!0J!H$#@3@KC'RBu(RC(+!%.!>9RC6q!!q$#=D>oq2!%7#_/G;<+)fX!*$$!&!0+%;tBE/<!!-*C2RCo6RCw0RD\
        $/RD.)RD7q$@p!&$w,RCg'R3Cb,!KH#@&O]KEA+Ce&?6IE#7%$t&>[3J)(%@:ddqD@B=id.@t?W!%+'cL&<4!%3RDQss!!4*`$!'J%8!!*!Cp$#=J'}4\
        REz-RF22RG'6RGP3RGm1A)@&RGp<RG|7A-6,RH(0RK%*RLG'RM2/RMI(RM{+RO*.ROB8RQa9RQn5RR(b7O,V($Sl6#j&!N(&9)REs9AIdq$-SE%n+%eL\
        @YO!!4#($B`Ze%)7c$#+[A%Q%#4-!H7RF{,!*c$#+*!p'RFkb4>W:i!!c+*Y:QgXf%!d$$-&!00!%I!%4Eo(,Op+0>8WM>Qu!!a+!%S!*!!4@lL2!;&%\
        h'RG@bic)!>I*Y7)Rm!!5!6c)!>I!*6&<&!-h4@n[$FD@1A6M*!C9#XS!6Q$_((gi!!&!0L#C%!%dkF@oH!#2RHf$RH{6RIH&RIX,RJX0?#/'RJ])?WO\
        .RJc8RJjb->iz(?#/g!!2#yE>=m$G:>cae!!6#j&!0)%[S!6!!%!%-'10RI6*RI>.!3ceE)7g$#vD>?+d3.k&!gM#L%!%a(@~Mp$!%QAeo2RJ!,RJ@/R\
        JF)!A+RJIjch%!d)!F.#[d(*}L(y!!&RJ5*!C.%Ib3!aF#|+!;s&ATuS#(dzLEX&G'1'!8.JTDb&#CFC8@BO:W&#OH!%4>W:I-*$RJx&!0b4%SI-**>-\
        ,(!%G!F!!4KaN$RKn&!v0RL**RL.(/Ib!0$J54,KF:*!%h$RKZ'RKbbaG@_6(!TG>;T)F{oh(>GES*w4>hv'#!)J559?g1ef$!>bkJ-JBB>@&RL@'@M>\
        b0M(sgqL26idzL?!9-+A$!%3RLa*RLw'RL~b*!>I+k6$X1/I)Q[u9C?Oq&$wEHbj$B6mS!63Al+0%te%!%&#+E$M+RM:jO.9!!&!Nn!!$!WGA26!!'RM\
        tn!!'RMjc%!%f0!%h!!(!;cK>OJ0*:*Eq<F!-e!!DC2]-RNO2RNX$RNa3RNl'1:/!d(RNs+RN~.%Iq!!%!v.!3a*!>I!%ae$>H1S!6c2!NH@/l!!1%#*\
        !CY!A1MwFE!%$!K&!NdWE'|!!$!'DI-]!!1RO<'!%+B[@aF?h;&!3E!%!!%/F-RM72RP#6J.<3$'7!%,D/8*RP'/RPB(RPR)RPs+RQ&8RQSqe$.Fc[A%\
        QCJZqo!!$!'&!0,$I0!m*!C+@6kqEA.q!!-!Q6#.&!NfM>Qx!!4't-!*&!0*!C/@q3)(V9#Xo&#!EA/`$!%&!0,/'b!!MB%/1RQ2b->G1H!*!!,&0/,o\
        9M2ja%M2Ue!!g$!'&$e*!CW#X,RQ[aH1FbUKF:&DSHaeacpH>Ea!!$RR!q%#!$J{XF%#(!%I!a!!%!%4@ukNAI[$RUl1RYe&R[C,R`>'Raf(Re3.Rg.5\
        RgWb2RSH3RS^,RSe0R7O*RSt(RT7)RT~+RU.8#.9RUf5(/j&F<M7!ya!!0$9)RSB9BnMs%@][J(,1*zL&<&En<a!!9':s&%P'$nL?W+nahI>|$%%ni!!\
        b+!sgX>P:!!3!y&RT17%;*!Ho$%ne$!KD!K$!KG#F!!%>~w3!*&!g7RTf,#(0Ebt(RTx).0+>W{a!!*!Ce!!D*q!!$!'i&!0a!!4&NF!%&!0E'7+EADm\
        !!diS?<.!!-RUM$!%1RUQ&?]8+RU[.Ke/bgQF0`nK&9$!%clnSN!Vae!!2&9D!0,!%H#_-RVP$RWi,RXC*RXj(RXz9'%b(RVAt&!0)!Fa%DkTe!!/B%/\
        G%[!!6#j1%#0++MB:K!!7A*|+RW,.RWac$!%6RV{'$Mb+!si!!&LzV*!CI!;c$?Ffj!!%!dD#+$!'&RWC(RWGb++.j,!*L@_xH?}S%!K$!%d3@.R0/L)\
        Bv6lndIF$Ui%?GbL%}2RX$jn!#,$I0AN^9C?OcTA@x!!4+h$!'&$b',c.#79RX=fU1n%$3B$t$>N),RXW+#_.RXgbB>N)!!4@#S2)N$!'D!0H.Oo$!'&\
        !0)!FhnFB0R0RY*($3pkJ?LJ!!&>1,'RY_b-MFHh&!gd3/9/F$v:RYSj$!y&#[S!vd%!8&!gE><ElnDE4i$RZ?&RZ}5R[+b$RZ+3EvP,Au*jai'D`DL!\
        3e'RZ5bJEB2&!gjbeMBfx*RZO(RZbj&!pE?fx'RZZc'!8G+_&!gM?4)$!%'RZt.!ycj%2ID#+-,l&!gN%tg-$P3%Cx@d@(R[8pmdmbHF$U*!-b$$FMCW\
        /2R]3$R]=6(Y3$n7R]J,R]Y*R]o(R^t+R_~8!%:/gj!!%'i-M>Y&!N7!%.?+Ga!!0*L(!;q$-SL%Pae!!6+XW(],!%pai!!aDD:'!!a!!,#I0?p[H$6$\
        !%i!!%#4$!'&1h',-W$q!!2R^=$R^E&!N0QM:*R^Q'R^j)R^p.!3b,!%j1!AD!-,GmJFB0R!!+!%i!!B>T74R^d$H_P&!0b4%SU!HbetB&<6(YX!-IG=\
        &$'Z&R_5'R_X+!%.#Ub-!y$!-,!%H!>,>61h!!$)X&$e,$Ikbi!!+!;c)B}K+!;X#%2LCB3R_q0/L*R_xjn%ML{B!v(@.SS#ydibK'w!!4't$D/86,%:\
        !Ah$!'&!0,E$2E!Q$R`s&Ra5'RaY.Ra`b+R`h5R`mfn!#4&E2)N$!'D$b!!I/*!!TBes*R`|aH?{O2Dm^$'`'Ra1c+#:L%INC~+-'n6(Y+RaIg$!%h!!\
        B-i!!+%&9'cf%'7VDH`2#4I&p(#4I$P&Rb27RbI,@^e*RbW'Rc;(Rc`+Rdr.Re-o'@,@kN-`i!!$!'&!0)D('b4!y3!*I!sa!!f1?Q70$9W*)3Rbz)CL\
        {+R.`o$!*&'Tri%MaB&$CdiDRKV&Rc*a!!6,<F!%*!C'Rc7iibT,<RMaG6!%7!%,!%(!%g4*L2RXv$>P~s$IWR,/uL?W+$!%'Rd%(!m+RdN./]b2&Qg'\
        %npc'?3`L%}4Bfs-?`]+RdA:RdFln'#Cr,-3I!*eDKwEd%>>ZD!v!!&>.A)Rd_scG@=O-L|$0@sTv$$}''fFC?P!!)NH=+Re'i$>T7D/6$!'D$b)!*I#\
        _$Reg&Rf3'Rf{.Rg(5!Nb3Reb&!8+!%9A6C5%&jnpaskO!K!!L%_-Rf#$!%bo!!$!'1%#&!0fO@c=n)Rf.paGJ%yhDJ4P*RfH+Rfop!!3!H1GEfI&a7E\
        /'+#_p!!$!'&!N+Rfhq.#md%$wU!%%&'DEq1!!$!%)&aX>r,-@pJ3!%L-J-.*B!%2!%0!**#@+RgMe!!3!*&&v*'%(#(I!%*/'+/*L>j)$$=3F9Y1&j&\
        !00.kW(Pk$Ri+&RiEb2Rh=,RhB0RhN*RhU(Rhe)#F+Rhq9Rh}q!!R,T!!F!Q&)X,!%'!'L!3%B;}L!yoae$!'&!00/=G!F7!%a!!*!CI&a!!&$F*!CIR\
        e'!!4.I7#_F'C$Ri>,Cb,b7#_,#_NB[@3(gXKL^4!%3@|D*Ri](Ric)#FiJ@UP-#FI#_0#_(Riu+#_a!!bFA[maJ>h>!!%M%]RI|v!#%!%(!|G!A$Rq%\
        1RwB&RwF'Rz,(R~g.S(x5S*]b-RkV2ANv6Rkb3Rkf&RlN7Rlq,Rl{0RmQ*Rmd/RnQ(Rnz)Roq+Row.Rpj8!*5Rpwq!!4%&,RkEci$!%DFM&&!0a!!41I\
        *!CmC@_^7#_+!*nS>aUTBQV!!6/]3Rl/1Rl9&Rl@*RlGa!!1&0(!%j'0KF?6Hae!!4.IB!'$&sECk~*09F>?Cb*0xI'+2!N(Rleg!!%&T$!'&!0J!C!!\
        -*n1%#WRX=a!!1@yZE%,$Rm:&Rm@7%;,RmG9RmLb-Fh$pN$h0%bH!Cg&#OE!%!!D1wbF>CK/Rm^ma,!%F#_!!BLKi2Rmz1RnL,E!:*$hj$!%O!s!!4$3\
        2)N$-c&A,C'Rn>/RnC)RnIbeP>kRsT@|G&*wE++I*LdlB'Z1Rnb,Rnna2BbMJ!T!!ri$!-dKDcZ&!0a!!32&F!%!!4&E-#F$$!6F^d3RoL7!N,RoP)%[\
        +RoZ8Rog9(]o'!ZL#ObX%&$!>c32<H!^$!'&!0,!*L#7%!d$F3)D!01!AD)U&RpB'!'.Rp]a!!-?6G,$_0!j(H[_)M=snd'!gL#s-%V*!%)RpXdg%F7l\
        $(5N.kIDR[%#=$CXH(!*I!*(RprgK2RcUCH$!!$!'0!mG&a$RrR3Rs?&RsU,Rse0Rss*Rt&/Rtj(Rua+Rw&8Rw*9Rw4b7@r|,Rqt0Rr#(#.+Rr:o!!&!\
        N5!6sCPyq!!$!'&!0hO)f!!4+h$!'6FK#&!N)%[eE@Qo&!vd/QC;(RrKjSGIw*#:FCt+2!%*Rrt/Rrx(Rs0i!!9?x:5$6mb7!HH!%RHbj!!$!'*!Cia!\
        !<$kjnbG%8!!%Aq/$!'&!0G'f'RsMbgd3>FhM!p-Pp)G>iMg!!4Hbjm%!8B?s$%!%$Nj,&!3J?LJ!!m$!'b!0h&,tE*&'Rt5+D,jj1!AD!K3RtO/RtS)\
        #R+Rtdj%>PxniCE+OFJw4+Rt^aiN>N-aerQ)H'+(L!3-GVr2Ru66G;R1Ru:,G1K0GW!/RuI(RuP)RuYqFGW!CGVz$&sbg&!Qd01CI#:%CNyB$!aibhcE\
        A3x&@lME!8%?`<$Rv4&RvF,#(*RvN'Rv}++.j.)7d,?YR(@I{qcicgE>Twd/AP1+?P7f-?[^MIj}i$'LDFM&!!*!C//d.Rvs9Rvwd+RvpjiacodmbGOV\
        TO29IDCCnaB@Qp&!gJ!%OJ%^&!-a2*:H!3!!&!0/!mbePKH{B@JX42h$Rx>6RxC3RxP,Rx_0Ry)*Ry./RyU(Rym+Ry|j129+Rx9t!!4't$!'&!N/#.+(\
        ,.#79%qia4$kF!%dM?UepJ?s#,'ns!!$FD@H!Cmbhc-!%)AdkX%w4DZK$!%+DW=i$Ry#&!0*!C('kq&>QZE-{hhd@dAkJC5N7RyA+#_p!!$!'&$bF$q!\
        !4*7$!'1,f&!N/$nW%q/Bn..Ryfa!!gPNGki%'QB!%!!7!%e$!'&!0L#7jn!#$(5&!0W(]%!>4!%2R{m$#73@wY&R{q7R{},R|60R|@*R|U'R}8/R}I(\
        R}g+R~@.R~G8R~N9R~Yj7RzxnCIFA!!%#[4N=C-$}$!'6#j&R{O<R{^0!m/R{b('k+R{i5$6nd,@u;F!8)!>g3!%a)!3I04EGdq&@B=E!>bU'nQCe*j!\
        !&$encEDuV'J3+a!!(!%)!Tndi2!%B!%$!%&G#>E!8/#_b!0->O.h$!%&$CEA)T&!0a!!6R|{0R}'(Be69R}+j1%5.@Ele$#vE#7%#p&%PJ!;C>Ip'KX\
        gb(?d)iJ,03!*/#_i!!&!*lDCoX-&93*C,(,',-9A2wl%#4$!'&!0J!*$R}}7CWo0)f5R~6b3!*Y!A!!6@B+1%k7/q5!%e&!-E'@4(`,#dI@Qncgtb@d\
        B/!%IF>,a!!(!%lcM'}&!0)!Fb3!*W$q$S$K&S&3'S'K.S(E5S(sb2S!O6%83S!a&S!d7!**S#8/S#P+S#e.#v9S$95#_q')`cG+(2!y&S![bV@I{uCG\
        p|Q,T*%;+S#2pnh!!%>g|6S#)<S#.*!Ca2#4H'%dF?{JCNoM!!ZS#.2!%p$C#:.C-xi&!0a1@kDF!%!!%0i1Ba5,!Cl%@<mB!'$S#y&S$*'S$1.%IbQD\
        ^~p5!6c%!8-(MG!>6)[Q>Fh->ChG?g0!!6+X0!m9'cq$-SE$6$S%*7?Ue,J=r*S%5/S%B)S%}+S&&.Aq@9(/b7#_m!!4'=$!'&!0i$!>cH&3h-$},(,W\
        BnM.GRZphn!!BFD@!!$#y+S%Ufc->K9F>|#d4BkC-?U77EgM,Ex:0?}U/?Ue+S%yodFCunO>y+f!#E!'jn!#%&T$!'D$b-S&W2S&b6!*7S&r*S''/S'8\
        8.X;!Ab!*ID@K7!yh*!CL#C'!'./]a!!*Bi<F!%&F)Ka!!'%,(!%qFGl~p!!5S'5a*0xF!%R+;!!$$!&!0,#(/%&hBRs,7'},>,C0S'l*S'v/S(2q$!%\
        'Eo5cJJ}84!pb!0I??M+S(+p4*`1@kD0!mF'kc%2hL!Z!!n$!%b(!Tghn&!8L!32$@3S!a0S(`+S(hjhke%B`PB!%!!%'iM#I!!ncd!!NJF:jOD^+-#@\
        2S)O6S)f,S)j0S)n*S*0/S*?(S*P+FTSq!!q&!N,!*'Ft{S!6!!4(`1Bdh&&v5HnFagI?oKTC[HID0W/S)}qia!!4%hF!%!!$!'&!05!6tHFnE*!H)!F\
        h!!$)XD!0%!%&Cm>'!'a!!TDtA2C8@3@1JHF|<!$$!%0-A/S+I(S+S;!Ai&S+('S+;a!!0+;(!%I!%+!*:%wf%!d$!W1!NI!%)S+DlEBdAhD>~w1?Ue)\
        #RI&Q$#!b-CH$Y!A4S,X-S3~2S5A$S5d6S5s3S6J1S6~&S7%7S7=,S7P0S92*S:('F&u/S<C(SB-)SE++SF<8!-9SFP:SFTb)!sV.0!!4S-T-S-]2S.0\
        $S.a6S.e3S.i1S.x<S/!7S/F,S/L0S/q*S0J'S0P/S0`(S0z)S1%+S2a.S3P8S3a9S3vbiIBXd&!0bG>iz,@pB.?I[d*S-um/?ZEmchI(g+S.!fjDD:*\
        (S.*cH!jbjID,j$B8u'S.N.S.Sc8S.GeaKB_=c2&3G!smcH*k-!da2!N(!%G!FPMqYcQ)+(S.tagkf@c#EA{b$CbDL,B'S/;.S/>ajh!!c'!8u$!ND>v\
        sD2q3)kgKC4wcgpP'@&S/[.S/na%#sI!%0S/gakhBS.P%>OKD#+Y#%$S0)&S0=.S0Eb;0?eDLF9*)R(S04oD*k3IE-fDD3.)I@vI@GUjdG*,deN?a!e*\
        D.Wo$!'cgCM?[%)@,$n'S0s(?(1nS>61$$FM>%nd3#%LDJM$S1M1S1d&S1h'&'/-'+S2-.S2]5ED2jec4&3M>Ad-!d(S1_+!%zkaHI*euDS1YF@>,)S2\
        %o$>:>5!6c%AdP*!^)&HX&Hh$>(EG!F&S2F(S2Rb+!sg-!*hc%EH:V!*hkh%&T$!%D1w%!v&!0LC.tN?f%1S2}&S3$,@^~'S3*(S33a$!8FJG!CD?T,#\
        .I!y*&Q/!TI%F$S3K'Qeqb1A'~jh$!'&!QG!FbfL#=,1L*&<eq!!%2hD!-'S3qa*!de)>+7I'%jCGy1%$3dEA_z7S5*(S56+!sj%#[&S4U'S4`.S4oa$\
        D6I)S4KobHEaOf6$X&0lE!'g--lriK>6q(?Wi)!A+@-$L@oB,?2I0@M})S5%q%!%L%I!#G!s!!$>h=&!0J):$!%b)!*iT%b2L6/'S5](!-)*fb*?d'h&\
        !QEOkW7)RFRMu2!*(!%)!F+!%X!A&!%s&S6/'CG?(S6:.BVZaF?.&;#%j$!WD>DC.Ls#bp%!8$CXHD&Z3S6q&!%be!!4&N&!N,S6m/D~_j%#!dCPLEEI\
        t!afh$!'&>2bG!FbF+4-%/,(Jh!!%+y-*n$!%&!0E!'%M54)S7JcS>'`odFJ:n-.L6S7s&S8d7S8h,S8p/S8{+S9(b!!vB2_&S8R'S8Z.!'b!!-N`22N\
        _a*S8M/N^v+!*ma:S8Hhn%>tOdYI.#bI?C+cJCt'2!*fES8Dg%><rSDZBgP17!!&!NS!6%!%$A-eDDtEn%04&#[L!'($_bg!!C04!!0S9G'!%/S9wb-A\
        !DI#y$S9Z&!>'S9pb(>w*I!se!!-1n1%k++Uf$!>bL>.Ng&!0G!A!!)JF:h$!'LGRZ!!-S;)2S;-6S;X3F9Y1%5,S;`*S;g/S;m(S;q)S<%+S<=.#7q$\
        S:o,S:u'S:{.S;!bhO&3%!ZF#=&&-E#mH@@Ae*!%G!>O?[{$S;E&%F'S;K(S;Rb-?U7H?d'(!WW!%3!%W@oH$#vD2U&AzTJ/u%>QfD/6%!%D'LE@nz%$\
        3&#sd)!*d6!%N!%-R+x$!>/$n+J/p.&<n%#[D#!%!8F*C!!&P<N/S@g(SAhae!!4S=?-S=E$S=u6S=}3S>A1S>H&S>Q,S>o0S>v*S?6'S?K/S?W)S?r+\
        S@G8S@Zb4Mk8gHFf}&!-L!^1S=Z&S=`,@pB'S=ebFEwUbFQJ+iDI@z0K~Sgokjh&EPgE!'3!aeE?ho$S>1&S>=,>q4bmD,<+#%j+!-kHD^PKIFh&*kF@\
        pB$!>cpO>g|*S>`'?2ymlEDfW6BW#hago$?2JG!F%>DGE&s$%n'S?,b*>E5etaIH0p2$@,K9AN!%.S?Fbh%#gkebJF1pmaF,Q;%/eo$!'DG(I1S?g'S?\
        kbheDP-~SD~_)>ucW!H$S@*,G:8+S@05S@CjFC102)+G*t%!'&!de&!0.C.tbI?+HNDuV&@eX'IOQ9QM;b*.OY!A$C8oc)>>gX#1&!0,SA$'SAH(SAW.\
        >H8ae!!I+U$SA4&SA>5#(bHQ~(<$k0?T3H!C%#g-C5NB!'(?daf%!K$!WDF4Taff%#g$>E|&!QE!'$SA~b(SAwcgTBW#agbJBbMm'!%b-?!9I*I%!%4*\
        n2!%$Cdn6SBp3SCF&SCP,$_0SCT*SCk/SCq(SD5+SDe8SDo5!-j$*n1Dh~E%5!!4SC6$Ccp6#j&!0/SCB(N->bj$!%&!0I*k&$wdb(@&1I!%B@nza!!'\
        E!#F!;KB)i'SCb.SCgcG>*?kHD6VJAN{%&WD!-%Mf5(SD$i&#pLNX`c*!>:#1f%!K$!'D,z'SDXa%B`P<SDP*SDT5!%qkhIC+HE@#SP@oA3%bkgo!!DE\
        1+%%n&@eXE%,&SD}a5LT>cJCNIu%>KQ$!WE!'!#%Mc7&)z,/'/SER=SEp)>M2+SEw.SF4jalII5[&SEia-!>g2'%f$!%&!QE(5-I;IF#%kanC@JS$SF-\
        bcg%&T$!'0!jG!Fg%$*I#%ee%!dL!3,!H(!-+(gke%!%$!%D!0CN{m.0UaebDRQj&SFm'SFqagQDikwX)wRN<`$SHp&SJ='SKbb2SG]3SGc1Ihc&SGs,\
        SGz0SH+*SH7/!%(SHF)SHP+SH_5#_:!|q!!R#(!!P@J#!!$!%0!mp$@oBD!*g!!G?Uy$!%idv!!+&aW(]&!Al!!1%MJ&0!!6+X7!%*Ca<G%_2!%0!%I>\
        ]3+@,En!#qkjUFw?!!-#F+!Hn!!$!%D!02SIU$SI[,SJ*(SJ7b+SI5e$!'&!0)!FW/S!!4H2d$!'&!0)SIKlbHKWq.&<n&)@E#7$!%D%P/%;h!!$FD@1\
        Mru,Is~0A=Q*!C/%_)(Vqe$&sc%!'B!'+Dlzi!!1%#D!0+!TV'}$Pn<3!%,E/<0SJp*SK$/!*(!K)/`+SK>8SK^:QNCsh!!,#IH!C!!)@v491}m$@2_D\
        !02,T3SK0aOGUm!!$!'&!0iaI?N81!Hjn$SKW&!00$9q%#m,+LE$6e!!E!aBQ|n4!%/!%(SKy+!%d*!%/!%G#Fo!!6#j/Nx#)CWCI&a-SLV7Hk,,SLd0\
        SMU*SO:/SRW(SRg)SRv:SS3qC?Pq%?A>d*,!lOJk@/$'8SM8i$0$'SM)bq%#=,!*.*qc-RW$T)[pc:!Hf$!'0!%I!%&SMHb!!g!!&!vL!3%!%,>u^*!*\
        I!*0SN$/SN1q&'Wdi!!%>8X'SMzc-!%)RF[XQgX3!;J?MHahe5!6cj!!C2I1SNU,SN~'SO-+SO6bh(!;n&L<>5!6a-)`I&Q&BPX'SNh5SNsbiCKqV*-o\
        ecjbeM)1,!-fc'!8G,Odj%>Px$!%L!3fcb(&pG!>ENc<-SP#2SQ'$SQ@3C$m&SQl'SQo)#I+SR9b3SOo*SOs/SOxa(*VG>;TEDS*jBI|wf$!%D>>N1SP\
        @'SQ#(?8u5O/gb(#7hapdeB@IQ!#ed!!6L|(0@'%*SPa)2b+/@jrjiE?8:$#|'Eo55!6c-#|:QgXf%!d$$-&!0N!%MAUr&SQ5(.<bjhSBb+j!!b,*II>\
        Tc*SQX(SQb)>;T:*Vj1!ToE>G0hdpgbI@/9-!p$#LQ?!9X*V2!%/>L%8SR/grm!!'$M5!6c)!>I!;c%!%+#:L!Z1SRIb-RpX3F+YY!Aa+EJ>fc)ED+X&\
        3n!!'!8cic)!AI&Q.#7c%!%g3(;YLieh'DTVam!!&>gGbhc-(M)Lz^X&HS/34SeC-SeH$SeU1Sy.&T,U7!a'T4t(TBr)T^M.T_:8!%9Tg;;!A5Thz:Tk\
        %b!!-SV(2SWH$SWY6SWg3SWq1SX5&SX<<D!M7SYP,SYy0S[)*S]W'S_>/S_E(S`;)SbR+Sc6.Scy8BXd9SdO;Sd[5#yq4SU4$SU<&!%,SUI'SUm(>Sd.\
        SU}b(!gG+%5!6dLLhoegb-!yamdgI)z%2#'%Ca-B+|6':,&00%b+(V9D93flddHA<~'/C.@2_e!!%!%B!>!!,)kH!%-!-1SVE&SVx7SW''SW2+SW8bmb\
        O17!#$F$U'SVY5SVacfIJ%^3@.RN%t-A*B,$h0%t/MF$p,HR{F>Fih*!Ck(?aaG!A!!$!'&$bJ%80!-H$h!!6$X,$Ic-+eJ>ON!!'?!,/&jb,R+8F.6,\
        !%*FU0tvED2Ts$$z(&aS!6!!3!H,SX).SX/b,.9GC&9cbI@)h%!8G!Ac*!|I!|!!,SXZ*!>/SYJ(!-9RP#jnc!!jnL!m!!4F?a-+h3EPw&!0,(,'SY+/\
        SY4(-')SY>9SYDs&!8J/ue!!4*7D!0,)}c$#pM!*/#.I&9&&-E)@%!8B!|$SY_&SYrb!!O!*!!%>g|2)N,%2'H+QF!%,,BHB_M-Gox$SZD&SZS7SZV,S\
        Zc0CXE'!8.%Ib!!/Dc0F!T!!4K6~+@QngI>Y|M$n!!%K+@$!'D!0!!41I3+7&SZ~*!C''75,BblE?D_)!Ahn@dC!!4S[u$C#:&S](0S]1'S]7/S]<.!3\
        b,!*(S[Vg'1FoL'Z&S[eb-#@'!%L!%,0H)#@;!Ag!!PJ=1'S]#b-!%J!-kF?*{bf!#jD>ba.(8S!6xDFK7!!%JAj$-i'S]Pc-!aE!8g!!C@lF!!4+;2S\
        ^%$S^+3S^/7S^e*S^v)!;+S_':/=b-#FQ!H$!ZE+.UA8Z!!$S^K&S^U,S^a'!'(&^b!!gS@,E,!a*>-,F#d4>W:$>d!H!CBFNW!!$!'6(|b!!3!*F!g$\
        (5'$3c%!%HB_M&&m(?Nqbi.?&ac)&3+!*X&H!!cfB0K!!%!%1S_u&S_|'S`+/S`.(S`7)$Pa!!,#d*+L($S)>8XW'c$>1AE1O*!^'+s(.|G!AI1_%!%$\
        1(D!0dE)!!!4SaP2SaT$!%3#I&L4+0Sa_*DFs'+n/Sag=Sas(Saw)Sb,+Sb@9@c@b!!4>5g1Sa17Sa5*Sa@9!-oDR(jkN+|h'Sa;bpBMU$h&SaJaJA``\
        *!aG!ZEK7lc*!CpeCB-Lbj!!bP&^!!'!8b*!%L/YLQII&Sb&b2Sa-Q!Q%$*B.v%!K.%Ic$!''?@^+#:L!3!!,#I*!C(%bb*!%F.|0Sbl)Sbs+Sc#t&!0\
        m%@lMDOC#bg!'D!-'!%a!!,JDdI!%&$ba!!4CXE6$X,$IF!%!!$!'&!%'ScN+ScR.!%bOSa1LQ$i&!0,Scl'Scvae!!&!0oamC@>~a!!(!%IF>RE*4!!\
        *-J'!8/!*+Sd<e&#!.!3d+>u]mCA[m*!Cd,&gp!!%!%dibR&$!!2F7l*$_G!*%>A<$!'0!m'Se7/@/$.!3c-@360Se1)AN~9$qo(ANLa%!%F>X;%!8B$\
        P/GJ#g!/dN?hZcJA3mndhjnta!!JJ$S!!4Sgm-Sgu2Shs$Shz6SiP3SiW&%C<)R7Sie,Sik0SmT*Snv/Sqj(Sqy)Stv+Sux;Sxsb4&N1%k7Sg#,!%0Sg\
        ,/$n(Sg5)SgP+Sgb:Sggj1Sfs.Sf|b7!*F!>!#$KkWD!0M@9>!!$GfxW#X0%b)$PW':!!%>g|2>U^6$X3'T&!0''@yB?x;$Ao91(V&!0,!*MSUg!!D&W\
        $!KJ!*%@9ZDF+m!!'ShZ+Shd.Shon&!*g$D&S'ShCc=()j%?a#&!mdJ+.!!4ECf-?UZ,&*ln&MzCE?)ZlncibBF%q%$=dg%!%D,tNCG}2!;DI@z!!0C)\
        @*ORO'0E/(gh1):'Si@ae!!4&EIGOgh.!Zbi$!'&J{FJ!H6!%D>w6!!k0!jjcpCDR&7!|I$h-!a$Sj66Slf&Slj,Sln'Sm7/SmK)SmOb0L`UH>9S6Sk1\
        3Sk57DRm0SkK*DYW'Sk]/Skj(Sl5)Sl:+SlB8SlU9Sla;!Aj%A5pd*Sk)m!!m.Sk#aF#p**RI.XsaeaHIXRD@F:*'Web0!%ln!!$>42&#OS!6$SkXbet\
        !!B@&BI>>4,&*fh!!%!8B!|1Sk{'Sl'(Sl+bIGw:d*Hc'IP3sF>)7&@9vdjBD6vdRK8o-?[^BFVk5SlMnaeNF$Ula!!WC?O&BVZbgpBB`PdF@pcBH.KE\
        >JD$!')!F+F>R.Sm)5!6c0!-H!^)!Aec%!82!*L!Z/SmE)>93maF?b?$!-O*nOSlfdHQQ7%Fh{4Sh@$1:/Smn.+%gdfMIj}!!,SnC'SnM(!-+Snga)Sn\
        =e!!&!0b!!0!j*#ph$!NL#Ch!!L&v%!va!!IB7<e&L<>b!!(C8@i!!+!;c)!AI!;%!d$!'&,z(!CG!F-#F2SoV$SpP3!*&Spa*Spe'Spk/Sp|(Sq))Sq\
        ,+Sq>.Sqab4(A-?m[g-!;I*/&Sp1'Sp9(SpJ)!Fa(Sorg-!;I-P!!3R+x1A6M&>kU,Dc0*!Csddh@dDg3!%D?Ea)SpDg!!D?EargEJ-Z%&dD!K0!j)+(\
        +!%qecEO[)b@dE$!'E!%*C}r)SpDe!!&#OE!Q$$*&!8EBp<B&d$I)Z'!'c0%t'IX[I!;!!$SqZ1!%&!00)4'CGubj,!*LBT;e!!O(`&#+'$MF!*%!K$!\
        *&G#>nF>qk4Srk-Srt$Ss%3SsE&S7F0SsM*Ssi/Ssq(Ss~)&6+Sti:Stqb!!4F*|6Bn^1GH-:>>{hd3GSV,&gN!-c.!ZgbT#da!!,@2`*P)_I!%2Ss5)\
        Ss=q$&mDBo2&O[)EJa8%!%nUAs`cuaeG>hE!!$!'&SsZbQ*k+!*g'*&b,!%I(p!!%#=D!Q$#!fcjndeBHYs$St;&StC'Q_b5Stcb-!*&!8M#./N_TGF7\
        }4FQ`60~*!*+StXa(!%I!Tde5!6cCF6J!$KB+|c%#=QQ_iaIA}o,!-+Su1fa(Su+iJN$lb!*K!>!!-C_6$-c&Su['Ke&.Suob!*-B-e0!jh$!%'!'FAW\
        W$#C6D7@*09mdg&%FS!6o&Ov]EJa8->]31Sv@(SvJ+Sxdb(Sv;g&&m.A7bS!6hCDM0!!5'4aFG[N&!%'SxU5!Kb!!2!%6O9Q3SwL1SwY&Swn,&g0Swu*\
        Sx''!%/Sx/)Sx6:SxQj%#d,SwH5BH{nide$O9W&#[d$O9WN>tRD>K>(&^dg!!&!-L&$%Pzcr0E+OoedjbggCE0]dodIJs/ah$!'nriocbFDAt5B(&aL,\
        9'!gI>ba%MM=/SxHtai$!%D?i]de%F'0B!%X>|$)!*;%/o$!%E>PR&SxmaFD%*pdHG`4+Sy!b)*feU)z!!4(`&!ykF'}$S{,&T!w,T%P'T%U(T&Y.T)W\
        9T*u5T*}:!Ab&!%,Sys0SzO*Sz[+Cb,.Sz}9$SooC>0L&Sz6,Sz@0SzK9@1cb(F#lff%.$$&?E%22J]Ab!!K%_&%h.%IdMF$vBM|~0H$hgdlnDHm:$*}\
        7Sztbhd,&g)!Al1>1CG#R6$XfpDH$Hmbh'?MGkFL[|4!*-S{~$/Y6!>&E^Q,S|(0?/b*$}'S|1(S}:)T!]+#:.E,c8@PKb!!+S{mghOKwd(S{vaFB5!$\
        B5!D?ot%'iEDX>5>=mbF>G04MaV->Ch31q,S|_/S|r(S}!)S}1+S}6o&0xd,$h(!*G)Hdp5!6c%!8:!Hf$!'I!%n%.y5>tgeCHFj&LCf5!6a0!%IDR[d\
        M?!8BED<$S}_&S}h0S}l'A)Tb8?x!l$Oav&#O)?!(S!60#.*!CG!-PG`4!!$!K&S~$'S~+bi!!Q>;V'HT^G-$4!T-S~d2K=A$Hs03S~u1T!&<E:w0T!+\
        /T!8(T!B)T!L+T!TbjcodMAYp%Cf.1EOhd%?wkL@+8eb0!%/>}2uDCzPrPP3Rah$!'e'CwHS!6&!y,?:fG#Ra-@7{pLA7D/?g1I>;Y1>>RFEuv$!p)T!\
        ll$(dDSX/bi&!-dgDIk~-T#N$T#_3T#k,!K0T#o*T$-'T$Y(T%>)T%Jb00B:T#JqBKbRDA6lt!!1%#*!Ca*,0I!%,QH;u$#=D@{]OH=9$T$)qia!!4&N\
        6?W*(@WkW%qFCPa7%;*T$Rp!!0T$A.T$Jbmb4@noZ@Wkm%T$BN!;$>H1D!0-Ik42T%#3T%,/JDu(T%0+T%5.Fhdqbj&>_`I1CclnagSAz%LD^*cPBHh$\
        ?S(ncY-`2!%+M%#fIG;<hiBEK#bGL6J!!0'T*!^(T%m.T&Hia!!M#.&BN{*T&.'T&6+T&Bbj$>&wd->&vI-V!!4*LD!Nkpn6(P*!CW(]uaDFh$!!)T&S\
        pOEHzbgPB|t$T&{&T'g'T('.T)F5T)Sb)O3Xi2'@JE5L$T'I*>hv'D^+)T'Sb+T'Do!!$!'9'csc*!%G#F!!B(j/'Ff-*:E&W7T'cn$>E|&!0E.CD?mN\
        ,>,C*?7A/EMo8#1sh!!&!N,$IG@5H4SGW0T(H*A'?)@eX+T(}.T)/9T)7bI?{Oq$'`&!8'T([.%IbGL[J-K2@$>L@7EgM,RU*)#Rl$$[,CJtniaR.'hi\
        &!0a!!1@kDF!%pn/%,W$q!!%>g|4$k$!'G$P0!%9$qf1!AI%;EBWb2!%<E[O,'I0T)y*T*>(T*k)!Ap!!pB?]P/$Sq!!1&j/H`_)T*7+$kg%&'L!>->[\
        kI't4D!y7!%*!poae!!4J6S$!'1%#)T*eji%#7ECXE1/uI'cc4!y6!HH*@b-#@F?da0T+4(T+L)T,>ibjcH?BE$!%'T+F.A7bc2#dH!*,!%G#.$?AP)T\
        ,3d3T+y&T+}0C~+*#d/FNH+T,);0BjbijcIKikJI0co!!$'`D$C(>GEdxDBO;'>=m.%Ia@dFbg.?$sd-?U7lhae!!%!%E!8!!4T-G-T-O2T.0$T.V6T.\
        s3T.z<KRt7!*,T/G0T/|*T13/T2`(T3))T3T+T3^8LJ05#.:Ho?b!!F/g$@I|DE(V%!K&2e7T-h'T.*+17ndoF>+W!!$!'&!0,'n)%q9%qh'#mbjt!!h\
        E>FBgoBR2A4&<2@Qp&T.O5!6a!!,&00+;vb+!HS!%g$#vQ'4/T.g(T.mq%#mFI&c&!8E0H!!KJ:-6AV?J#:$!',!Q'!8(T/Anh$2q*!C(.h)*f9&sscG\
        @WT$#vD!3%>q]2!*$RB6&?)?+T/qi!!$StR&Ggd0!mb3!*gP(d!!$!'1!%S$6%)7$T0L&T0t'T0{/T1(.T10q%!y(J:-ae!!&!0,@}}N!m-$67@Fd/2B\
        )T0l+@]=9':i$>T7cHCH`-F>RaF,-2>.#H!^,)t(&vI>(mbgc!!G!>K)R!!-T1k2T1q$T1v6>LE3T2)&!N7D|^*T21/@br)T2;+T2B9(Pb!!N?,X%!%I\
        )+aFD3G!!%!%&!gd&?5#J!-!!$!%J'}$!'c*!^I!p$!KN?YR!!%#m$!''T2Xcg3!%gCDj-0%tFAe*!!)T2w+(V.T3$l$1(&!0J%8&!Nh%0EB!'!!C$F$\
        T3='T3Mb2!**!-mD@!u!!2!N,$If&'TEH,#!dGJ@uk%#!1/FG()!!4&<$!'6!H1T4C&T4I,T4R0FRY'!%(T4X+T4`.T4nbg!!$#v&?Nqdfbke!!&!mL!\
        3$$!E$[!!,C-xV#%%,HB!%%>hFB!%$@oB&>Mk,!*S!6,$}G!A4T6B-T6a2T6}$T756T7F3T7X&T7h<!a7T8%,T870T9/*T:6'T:r/T;Q=()(T<{)T?!+\
        T?>.T?x8TA.9TA7;TB.5TB]b)T63o!!)T6,5!6s&%PJ?7A1+LIA]1h!!$!'&!00.kF$k'T6V(T6]5!%b3!ajKCAwppCN6BC?}T%Far-@;I'T6u)#.tI?\
        ZE,&glO>?r!!%!%$!-.!35!6o,&3S!6%!%-*C1@kD*&aIH)/&T7Ss!!$!*S!6aJ>97!!3!y'!%ahnBB`Z+@~xi!!)0Xa(!%h!!&!0(!;I!*$@uy&!a,'\
        T5!abN@Fa4T8U$T8],T8f0AnG.AJ+bw%?}eE>6s'0RLN`3!!2!aFPXe!!$!'3T9%1%k7/q0!m'!8q%!'E0Rbh$!%nBCm4!!4T9b-%5$T9v6T9|&GIw0T\
        :%'?we/T:)+T:0b1G^(+@gWiJ)n!!'T9r)'wb-!%U!%S@|G!!HEs~ddJA>VrF$n&!QU>D~%!vD!>!!%)q$$!&>~-*C(]'CzP)T:`+#d.!3p!!%!%kBR@\
        i.#Cci!!i%!%$'`D?Ea*'Z)T;/+T;2i!!4*`1%k7&<N)4O-A!!,!*n4A#O,!C)0X9(]l%>R6&#mdW,E!!%(8-+h3T<(1.L&T<-7A'(0T<>'T<F/T<f)T\
        <oa!!$!%7!-F!%bJD1.!!%#=jbi!!c+!;X#%%#OcgH+1,I'^*T<[)T<cp*?m)F?uh'*hSEr/@dH$!'&!0J#1%&'&#['&'M#.!!$T=Y&2e0T=c*@gW'T=\
        h/T=n=T=u(T=})T>7+T>=.FNd5!6jn!#4K6~J(,!!%ET^F!aaHP_r&!gH+4&G#>E!'ka!!N?x!!!&T>0a*!>)!AS!--A#<P#|&!QU!%!!6T>Z&T>`'T>\
        e(T>q.T>xa!!JLY.aCCINjE>oX,!-cfa!!GBZ|c-%CY!A'G?fF'n1!A)T?6+?x!jbg%!%D,?!#$!'L#7!!$T?k&T?s+KE)b(!-ic+Erj:T?ef%-$$!'N\
        !%%-$B!'!!02tF!%lEI2m3T@T/FOx(T@a)@/q+#_j1T@8bH@2`!#4$k2)N$!'&$b,#d9#Xf-R+xI%en!!$(j&!*H!C!!%+%$!'0GSn*T@}+A&5cf0!%I\
        */%(G&RO|a2)1S!%bec-#FG&p!!%#44+h1TAY,#d*TAa/>Qu(.ha,JDdF!%a%!gB!%1%k)TAu5!6a$!%(!%G!A$Gk:6CQl1*z0$9ladlJ?d)%.$$&?'T\
        BNc*!%j!!%#g&#+d,&*pH>Qu&!g)B)DlibGEAI&!0)@5Hd1K*d+!-g!!C0U$TM5&TOd*!-'TXS.T[J5T^5b-TCq2TDt6TEK3TET&TEv<S.B0TF[*TG$/\
        TK{)TLI.TLR8TLk9>,C:Lp3q,?={ajL@hw$A1j&!07TD[+TDi5!%n&TDL'TDT.&$a'TD>c2!%I#:4JR+/F$v))`I-V*ApIMB/o2KYHN!-4't$!'&!0J@\
        /$!!%+y&!QE!'!!&TE>.?-~a!!-?6G0+;'0E(!%f0$9/AGDjC>78*!^hcdg!!CFDuscj%-$U!H%Bo0&TEr'FgW.BkIa,>`vo&ByeS!6KQkY*TF3+TFRi\
        !!$!'1%#&!0qiC?)6$TFL&!0,@sQ0J|kq$Cm3bHBib$*}F!%!!'D%2F!C!!-$},#d0$@/TFu9$qdghCLqy!!$!','nE>6s2TG;=TGA)TGO5TKtj$!%O!\
        *diCEZ:kci,O#Tc+!;X!H-THK2THx$TI#6TI*3TIr&TJ%,TJ70TJL*TK$'!Z/TK()TKR.TKa8TKi5NH>b,@NK0THFjh'!')!Fc*%/E!8cHD.q$THX(TH\
        jbkK3*&,-go)!Fag-*YIB`Oc4&3lh!!%#sD!Qkj$!'I!s/!>Y?qD&TIb'TIm.BVZae!!$TIO'!'(TIXb4%S,!%G!*$!%*#pF!%%!K$!'D!83OMo*$hY>\
        o`eNF4H$#!eaff$,K&!QE!'$?2J)-$h!!&C%(EF7l&TJH'@V~.I__bIB{7ID/='TJt.TJyc)*t+TJfpeb*!vI'+)!Fh%>:T$!'D!0pFAr'h%>A<B!WCL\
        Sf&OMp,TK9'TK>bFI.hbHF4p*,E(F4Gf%&T$!%&!dE!81TK]axLLsRDM-<4C4=P>OJafhc)!ZI>aaijrMKo[!!%!%2@73/%&)TLCaw$!%'TL<cLNK>1I\
        'gD!gndEFX[1Fb4cNDYI+TLembh&2Xd,&gM>1BuaI?O(%&'&!3a!!(TM.)#+i!!$!'&!0,%&EDS*f%!KB$!4TN>$TNI6>LE&TNV7TNZ0TN`*TO*/TO?)\
        TOQ8@~M5!%b2TMu)TN$+TN0j120J!*!!,!*0*LWBpy'2~ke$Q(JS!6!!$!'&#s0!jS!6,!*kj1#IU#I1BcS,#I*&aI(VJAZ|!!U!H4TNs$&m'TN}b!!h\
        EB-Li$$!&!0E!'(!%i&!vE!%%&'2!%+!ajn!#%/~aF>Zq%E4-1NN;&D^PdgB>Bs)!A+TO`lbfG>r,JJTe4TQ.-TQu2TT*$@Vi6TT53TTP&TU17!*,TU<\
        0TU_*TV$'TVI/TVZ=TWL(TWR)TWU+TX!.TX:8TXFb-Mrg2!%3!*,!%*TPt+TP}:TQ'mjcHLfNp,!*kJ?*31@U#E%2&#!E>kp$Bic'TQG(TQN.TQ[b2>a\
        aJO]!,&*H>N&dmd0>tRahOCuf,SF6+TQkg%!KB*}%#=$!%S>sT$!%&!-7TSk,TSy'TS}5HJkn$>qc,TRQ'TRj(TS_.TSgc'!8g%'i&.oE#Lde&#[0Hs>\
        d0>tRahn%#!S?Ce->K92TS23HRz,,w0TS7/TS?)TSI+TSTqawE$}aGLs(dg%!gD.o1@-@haFL?u.&$h$%2DB1D'*hciiED.Ld&$eN>CiFMOw!!$(5&!N\
        ,!*G$PD?Oq,Dm^(1=I!%$#g5Rm7bK$F'TTK.@V}i$$!&!0kdeENM`iD@;I!!%!%3TTl,TTv'TT|(&^amcH?=Gae!!6#jN!mrjB@V9g!!$&mdmahe&>Mh\
        S!6dod0>tRIJs/%Es]4!;&)c'TUXi!!c*!^'P&oL!Z4$hQ!;!!%@NO&TU}0%&*!C'%n.M'Ka(!%G$PMDI'$!%3!-7TVEch5!6ed+TV@pirK>sSdiL-`B\
        @[|2!*,><%*>8v)!*Y%/!!$!%1TVz,TW('TW?/!H+TWHbimD?m2%@'XdflON^t&TW5a!!h!!C&'*!^j%!vD#+2!%,!|G!ASH=okaI@/2B&W%MM=$PH/0\
        !p'*h+TWz5D.yt$Sx@bcoatC>1AaC>sT%DM0$!N1LD>&%h.&$d0!-H!%m/$'uce!NC!v$!>c.%}biDI/G3TY3&TY;<!m,TYA0TY]'TZ$/TZ-+TZi.TZt\
        8!*9$@5!%jn%@9v$%ViabF?3I'!8idP,l7!-J!pi!!&TYV'#75!6a(!%S?X=*!^L!3/TYxq'QEBc2G`4jki%!%c%#LP!%!!$!%D>oUl!!$!'G%[$!%1T\
        ZB&TZU'TZ]baE>615!6d+Kwd:Kqtq&'WJ*O-L:^G!Z*T<[/KmkG?g0!!1!%,#dI!H3$'*Mhr/%8)T[Cq,T[/bPAq!a!!0)4(!%f'H,#ndEQ~($-iGO@6\
        %C3N2B1d$T]/6J.<&$e0T]8*T]T)T]o+L/qj$!%.>qFt!!%#4$!'&!0i$$!&!0E&s!!,?BVH!C%!84!al!!&!0a(!;h!!$!'6#jW#X2!y7>h>*$@j%!d\
        1@1JdjdiLB+/)!Ah!!4@lL$TFL6$X'!'9@f}5!6cg$#vQ!N!$'%,)!>l+T^HfcHNKedMO9m$T^z1T^}&#!',9)!A.T_09)zb!!+T^we!!c*!-I)cG*FI\
        #s!#&T_,bhfO*FJR-a3!-(#:GHSG4T_v-T``2T`s6T`y3Ta&&Ta8,Ta>0Ta_*Tb9/Tc!(TcN)TfJ+Tf|;!AbI+|!!4$_6(|&!00!m'T`P.T`Va!!,!Ce\
        !['T`Lj,!*ki%@m}&!8E#LG>ONjkF?Igi$!%cPE7Y%$F1'f.,Bt!!%M{:B1('!'L!0%!%6@2`I$S!!4+h$#U3!H(/'nF/',!yI!s$GIw&TaU,!*'GIw)\
        !-bFHyYl!!%!%W#X!!$Tb-&G#>0!;'?RI.Tb5q(RT+i&!0a!!4@D_(!%W%q6>+>G?vKJSn=!!$Gd93TbP&Tbk*TbvbR@FZ!!%!%.Tbbfh%!vB!8:!Af!\
        #U!--DUF*!^G>(}%#4$!KS!6!!%!T&Tc9/'F.TcDa7!%J!a!!7!%gbmR#:gpbh&+4E!%4Td--Tdg2.|$%M3T=n7Tdj0Tdy*Te#/Te~=Tf)(Tf.+Tf8b7\
        @/)jd!dIL!%$TdE&TdI'TdT.>qFb*!%IEzCJ?Eg211g%?YlB!%6!m<#I/>U^+!%pB>LME,B$$302?',Bc!!G#F$>k_E&'!!4Te]-Teb2)N$(5&Tef7)n\
        'H+Q/G7,(/m)Teo+@]=.#78Teyb4EGWF/mkKF|sEN@+*!^/!%Y!A/&<h&!yE#!aF><%$EJ+D?I#kE@B|&$Ca%!*I!%ia!!2?BV1%#*Ca<F!%1Tf_7#_)\
        Tfdjb,SZzF+[!#B#=%$'$Ks-&OVe,!*.!'d-#@F!*'Tg2)>0ca$!%i%#4E!%e!!&%FG%[$Tg]&Th''Thqb!!2L>$&!8*!^+!%rREbE%#@,Tgu*Th!(#7\
        a2)f+#_X!H6).uamEBo2hDEKL2L>$3!%*ThE(E0a)ThZ+Thgi&/6J!%!!4&N$$!6+X3!*<#IUE/'h!!$!'&!0W#X!!-@IJI@oA6!H/'FG.<->Qx7!*,T\
        i>0TiB/Ti`(Tj?+!ac*!^S!8B>qblbg!!'M~N.TiXc!!)!>I#:-+AN?M>1Tj!&Tj2'MCga!!6-'9GF*f-KNTBH$:%!%.!3d$!p&!gE!8-?]86)[*!^G!\
        >$!%'Tjib0#dg+!%g'??Z.!35!6c!!-%/2!%)#1X#1!!,@uk)Tj|+S%yjcP0BcgB>6X$Tk3be!!%!%D$FI?9$4Tk~-!-2TlE6!-3TlN&TlW7Tlh,Tlz0\
        Tnr*Toj/U*z(U-M)U0o+U1t8U2f;U3%:!|bU>]m$Tl.&Tl8bHI*7emagfjOFM`$#+zkc*%eIFw-%!%2!HE,c%>ajiDA}6*Tlcpnke@dJhCGYg%#s$!%.\
        TlwebS+kJ/j-TmT$TmY6>l(&$C,'z0!p)$P+Tmf./]8!-5Tnnb,*@0!-*As`heEE;$aFHsL;!Am%!%dFKze&Tmt(Tm~aecE1:mb!!-!;I.*b!!0TnJ*T\
        n^)Tnf8ANyj'TnBaghecTB(@gfaeVI;|%2n'TnWcjFJ%^ghC>a`bhcdH@_ud*>FfL&-fG2U%!%,?Ij0!-/Tocq&To@'ToJ(ToLa(!%i!!i&A_zL?Egic\
        j%!KLA7b@_$ToZ&AZLb!*Q!*!!iiCD%*!!cFC(]4TrA-Ts;2Tu?$TzG6T{53T|;1T|m&T}J<U!(7U!,,U!B0U!w*U#R'U$!/U$<=U%g(U%p)U&j+U(y.\
        U)l8U*49U*=5U*o:U*vb2TqG6TqL&!%,TqR0TqV*Erq/Tq])Tqs+Tq}.!%8Tr09Tr=jjalI/VbMI=HsaK@WTIIZXqcQ>q4l(Tqmahc)@D&X@D&dbKICn\
        f.@D%aFK+@h(Tr+bcHIN~bKK+@'Tr9bDIakcP1[C@ch$Tra&?gQ,Trq'Tru(Tr}.Ts&b,(&F!W-Fvq*-Mica6!%V!HE@'c)>56L>,SabUIN~(Ts3+Ts7\
        jU@/qP@RFID1G1Tsc&%F,Tst'Tt3(Tu;+OR-.%Iae$ILXhbcHCdn$Tspbgp$/VD,zaF1@$Tt$'Tt/bGMi0b(!Ng,$_H!CL>,T&@&S*Tt`(@'d.Tu48@I\
        [m0TtSsdeIIN~'A-ekgcjCK+@-BXd*TqM)Ttv8Tu,paHC,$+Tu(jc'D:+agI-PFGf*aghcEM^=/@/qI2RBTt[&Tz7'E}x(!C.Tz@a/Tuf(Tuk)Tz3j%@\
        1[aD>UCagP/V4TvV-Tve2Tw/$Tw76TwH3TwS,Twn0Ej=*Tx$/Tx((TxX)Txb+Tya8Tyo9Tytb(!Zj1MkBI!W(.Id)!3o&#pS!61Dh~,Tvz'@5|.Cb9bF\
        ING'Tw'bfGE8lhn$'4D!0'!^aVM-9)Mm2;TwDuCMq)MDj@$>.N(>[<L!'%>4K'>o`e'Twhbo!!L%b.&-W).&TwwbS>%f$!W*A'?M!%EKE`$TxF&TxM,T\
        xT(PTcb*KWq(!>)!3S&|esdF@'Yg*#(G!FbS(/%@OIaKL5c-*:1Ty0&Ty?7Ha-'&'+TyE.Ty]a%!K,Ty-jeBN.lJ'%&)@(@>,d',iFKWq2!*Q(j(IJX.\
        >hwb+(Sgo%&T&!0G!FeT-'%LOY&#[d*!*W!%bJDMT&!0'Tz)(Tz/a%!'D/6'!gF.CD@%UDIb7*!*fjDICL,#%hD1@0Tze*Tzs=Tz|8L6/;T{)b(@NfGC\
        e*'Tu.lidr%+bN!jicpnhBD+Ck%!KcuEKy'/TqMjnbgpB1[$T{r&-l'T|!(T|,.T|7b0T{^)T{d8T{ic(!NhO1@ciDHy6hBFD@d(IN~LIN}%I3m+Phpa\
        J@D&,@HJehL>bT'@'ccagPGEgF@&S'T|3(T|M.T|]bcHGEgb+T|Yj$1@D&vB1@$#g,B)ic)!AjLDaT$T}(&Q~{'T}9.T}Db*-MlM$_,T}6bihn6$XD!N\
        M1@,$_'@'dFDfWeeD>,U6T}z,T~-0T~4*T~:'T~]=A:B)!Q+T~c8T~x;!Aj'-{rK?wE&ATudem!!&F[>H!CbhaFB`OldFF#u)T~G+T~KcIH@5LIQCa(T\
        ~ViiDI?!afI@D&!!HAdd!!%$w$!W5!6c*!^)#%X#%$U!#bJ-]eGHKXLPyq&O]K*U!9amM-ldv&F)KH!%$U!Y&U!b'U!kb-#1+@Q'W1@b((jG@Q(ta,Jm\
        XH!C%@HJ-@'dEDfW$U#>&U#Nb7#1*U#3)AmdiJT{2,$_)!FbQIf|(U#JghcdH@]=KTzDgP1@$U#f&U#s'U#zbhkFI({(>UCcpnqdFGEgizkCH}vhDIf{\
        (U$,qhFI>)+U$6cpDM^=ndPHJo$U$Z&U$w,U%!'U%3(U%;b-@'diCTqDe0U$j)U$ojaMK+@cGDk{'!8kCDk{-@'dHTxN.U%0abf&,zbH-lQ!W&DpRMHy\
        4'U%Ma+U%IoDIFMBTu$6U%_/U%c+TqMoLTr,DTqDDTu%kafhcdH/V$U&*&U&d'@G*.GEgbuaJGmR3Hy4,U&H)U&Ob,?ls)U&DjO@]=EM?J%@WTD/V+U&\
        ^l$IFMdHDk{!!FGf*pnICpR-U'U$U'j1U(;&U(A7U(N*U(S'U(X+U(h.U(pb+U'K8U'Q5!Wg&U'GjIAr'IF7kcfsbjhEF7le$Dg$.U'ebmR@/qlL>8k$\
        U(%,U(,+U(7b,!W+!WfETr'0GEgH!%s&)KjdgGI:II@/qabIQa50U(JpOGEfDHy5ciJ1@bF?-[,U(e.O]KjD/VV1[%0-aCFmH&TqDfKI341U):&U)A'U\
        )L(U)Q9U)`5U)dbgQ@J#dkpnI1@2$_$$-mBGEgkKU&@k+L/qfh&!NW@f}DEj:&!0lDM/e)U*-g4'I/U*(=U#u+CGunaY'IaHD&S$1@LI({%T}EaD?-[%\
        C8?1U*U&U*['@f~(U*kaJ2IdiBCkq,T{{*-M)&6aJFmHCMi0caiP@D&DMi0-*O2U+_$U+g3D]J1U+k7Ate,U,#/U,-(U,N)U,f+U-7.?S(q$%5e&U+Zb\
        D@HUH@KC%@&BF?6HH@t<&$t'U+wabV%Fi2'%fIDkW%&-c6-JH#@&U,G)?%oae!!0/dj%#s,K({L!>)2RIF)T%@B|'U,_c3R9~G#(%!'ED6V%#U$@y}1$\
        n+U-%.C'o9#(c2!*J!Q(?[{b3%8&>d!(!>I!*%*F&E*%'E*+.-{ne''7L#O4U.J-U.S$U.Y3U/#&U/70!T*!%'U/O)U0S+U0Z.U0fb-&'$&?(MaC+>6T\
        g%?v&'U.C.!35!Kc%!%*$hL!Z,&*M>&{bg%!%D>?+$&jO#.%KFb0!T;!Ah1U.yae!!&$Cd-/jfIJQ}%#!FBw1%!%&U/0a!!H0xg$!-Q!%%-3*U/DjbK>\
        tE$!%b,GS^I(p-U/n2U0,7EgM,U07/U0=)>b`qcJT^C$!y5>Sun'U0$a)!TX!Teo!!CDUG5$[ai$!%J!-&).E1.%>C@)?/F5U0NnrK#:pDGox&$[LN6Z\
        cjb!!(!TI!s)!AqkMJ'/2!-$U171U1@*%_)!3+U1G.U1Sb!!4(A3!*H#p%+y6$XJ$I%!3BFBecibp'!%cHI#f%2I,!|0A?B(U1jsekjIM?0$!'/D.WS!\
        6!!$U28&U2<0/d'U2D(U2G+U2Wb!!nFEkOHK~y-!-iDErcM+ec,0Hj,!*ki%$=L%Iae%$*$!'0/dH!C.U2qa%!%D$Ci%$=&$CdlbibhEM~Fde!!c-%/E\
        $M$U<]&UF&'UOw('k.USJb!!2H$h3U4q&U5G<#y,U5^0U8,*U8?/U98=U9[(U9c)U;1+U<?.U<Fj!!-U4?&U4Z.U4_b*0xh$!Wcdg!!$!'D1U%$=cg$%\
        V&!-.!Zb!!h$!%&1wE!'J>4{&#+d.(yi%!d$!%D?#0&U5+(Jk@.U5@b(!;qdgP>:og&U5:'Bw5b!1J!%)+(I#:$!NGBkM)U5QgpJ>xa%GF35!-nH@+@%\
        $*$U683!p1BQN&U6z,U72'U7B/U7L)U7S.U7[8U7qo'?=]a-B$4X!A!!*U6L(U6b+U6mocKQ6L+#d:U6^j$!%&!-S!6LLCBcbg!!%!%B&m!!+!-kocgC\
        EIR!!%2)*!*)!*o%'Q&#+H!C&U7>a-TCmI$zGQK0&!3(>HZL!'bebD>cB$!%bF?#L$U7ib4FJ4I>H+!!,$IF!%$?qz&!0')`ki%!%$!%&$CE)`4P`E'S\
        >[l!!$!'cF>aa!!-?}S2U8m$U8w3U9!&U9)=U93+'z:Ae@bo%!vc*$hL!Z5*Fb!!JAaE!!,(JG)ck%$wB$=,/Y)F6jI!;kDJN_&G#>d.U9Qe!!'$Mc*!\
        ^)&HX&He!!&>kUE$Mk$-DD$z!!2U:8$C-i3'T&U:<,#I0U;$*U;*(!a)#|.LP$b!!g!!%2_L!3BR+7-U:W$U:d'U:r;?4Lb4>W:*3$I-*$&md-/jfD>D\
        '2!N3&B)?FjINQQ0%t(%hi%?-cDD+L$#gD#g%!%DJ6[%/F$'`'U;R=P{()U<:+!Njki&$CbeDF6N2U;v0?7A/U;|)BW#+-V8U<)jdgfhecjIM*/ciCU;\
        reaff&!8E!'$U<3bfEI+AfcjLE[|bJ>:o!!cKP<M,?da*01;!Ao'#:auciJBtZ-U=72U=;$U=H3U=U1U=h&U=o,U=u*U>j(U@_)UD2+UE^;UE|b,!%L!\
        %hE-ib!!,!Tg3!-I!-/!%e&!0)!FS!6!!%,^ahb4!y(?tkI'+&1taN'F,$SH!%--D2+n,U>3'U>=8U>Xb(!%w[P{($#|&@V~L!Z2Cyk.U>Rjc/G5'(Ek\
        OI!;(!%I!*a$$zh!!$%M,Is~W%q2U?2$U?B3U?a&U?h'U?t+U?{.U@Ub!*,#|I!s$-c&I-]'!')!FL!*$-i)BW#+Bug:U?Yeb4(AI(p&!-LLCBa%$*T$\
        X(!*)!QlkHC.t3?ZpN!%!!%&'$!'1&j(U@8.U@Hc,)kH!^%!Kc,RLAj,!*L>mEe&!%a!!(!%G0X$!%,(;G!A4UAG2UAn3%8&UB90UBG*UBk'UC#/!-(U\
        C*)UC7+UCV8UD,b!!*Qr./UACj&#+FH$hbN&'!!$UAa&'z'UAgbi!!c)G2?X&H*!-G+k,?MHG.0&UB$'UB4.#Cbg-!;P!|!!3,9*!%j-F'9I!%iC>:l6\
        0N+!;fcmcJI;i'>hKc6FGh,CJ~*,r),Oj$@P'&#[ki%!dD!v&UBz'$[b-AlAI!s$!'Y!Ag%-3D+s.M({bw%2eX>m.&UCM'!%+!%b*!>+%ScJGW>-!y60\
        NE!81UCl&UCp.!%aqeb,!%I(;CIpI3UD(j%Em'ci!!ic'#LL!Zd@dK%#.B+n%@Ph/UDq)$@+UE3.UETcj,!*'UD`.UDfb!**!>(!TI>r!lbM>y:i%!d&\
        $CEAC=%!%&!g.UE,ae!!hcicd!!H%C-?Y0J!-!!%-30!j(UEM.#Cc4>y:3!*I)+&!3SI~luc%LH5L!3!!$UEr,B@;jn!#,#(W'ce%!8cgCB&s%!dB>E|\
        !!4UG)-UGN2UHg$UH}3UIE&/y,UIj0UJW*UJ^'UKp/Fov(UL;)UM?+UNI8UO8;%M5/g:UOhb4C!/2?I`3#y,!%*!ghcKSF6$!%&#O.JE.e&UGGb1?`]*\
        0x/QE@I(p',^GS0G$UGp1UH,&UH2+UH@.UHabe!!%#4&%bG%[!!(UG{pBCNy$#ddr!!%DpnG%[rfGTf*%!%*#|'$MfGI;i'UHQ(>]~.UH]cN>kRe!!5!\
        6cC>sCCBEM3$FH!-%)7.!-ad-?q9+?q?ocGT9l*$F)!F9UI1hgbN?d'!!$!'6@#S3@7T&!0MB:K*UIZ'UIcci!!bg-!*I>aa%!%aIMqB(DFsL!'%!%$!\
        N,UI|*UJKcT0N$UJG'%2.%Ib3%8&UJ8naeN?D_g!!%#4$#v'$MS!6DN5'%!%&!p'!%S!p!!D?2e4UK$-UK)2UK1$UK:&UKU+UKb5UKibcpF>Y[iCK#,%\
        !%eDK#,cj%+>I?to!!(!;5$6pbe!!(>Qx9%qc*!CG2R-?IZs$#yD@V~%B1dH!Hi!!RHtc0?}U)Euh;%ni!!%+>$B[d'UL3c*2yG!>gjaiJRmA$UL[3UL\
        b&ULy'Kw^+UM,.UM6b$&?Q?Vk0!TE!%%!%'!%.!yc,!Tg!!%!KD>s&-%/2#|,C:W*!aE!8k!!$!%EG?f-%/,-GG1e%#4$!%&UN+'!'+?]o.UNDj%L4+&\
        G#>.S.pd0/L*-;.UMxf$!%c0/LI!;)!Ngh!!-!;$#vS!64>W:+UN8dHOJC!!%?0r&!0E!'bJ>kR$JG5&UNl(UNz+1L.UO1b00Bi&LzV*!CG*f%'Q-?A5\
        ,I],G!A&UO(a-)`E!p6*R*!*E!K/D/=G!A$UON&UO[b!!-?m[,@9[F,!ee%!%c-?]oH!*2!N6)[faKERo&C$x'!')#UjC@~M2UPk3()&UPn,UQ40URI'\
        UR^(URc+URm.URv9QGO;?4L5US9:USBj&UPgb4C3*+.ei!!c)Lz^XQgXT?d}E2&2UQ),!*j&!0a!!,$I/H`_F!%!!%$*$!'D!0-UQ]$!%3!-&!d,UQe+\
        UQj.UQv8UR<b&0c(!;II-Sbg&$eE*&aSA=T!!0%tb!dLQ!*4%S*UR0/UR7+-*m$@EXDGRYh%#=B!HhLI|I'%n.(Jb!*F?WB$!'ch!!$!'&D'P'#=L!3o\
        EO(T%G'WhcKGL%%#=$$!D!03!*)US5jn)US1a$!%(!%G>F#bT#1GA$N%B1dakF+DgafaH@#'i3USo*IZX/UT!+)+8UT&jbg'*&c)&H+!*X&Hbec%!8)G\
        2?+!;X&HBFt<%>,1$'`&$CdubQBMN$Ua91Uf;&Ul{0!a'Utn/!Z(U{X+!a.U}R5U}fb!!4@-$2UUU6UUf3UUp1UV:&UVG<&y7UW%,UW70UXL*UXX/JAw\
        (UY:)U[G+U]h8U`A9!%;U`i5Ua&j7A)@E!%!!$$-&AJCo&!0J%8$!'6,TIC,7!!3UV&'UV0+&aa!!F#_$#=&)K,!*dg!!$!'WO&D1OxJ'!abqc@dM6!%\
        7D!M,%;)UVj+UVz8&3g!!9O&DfjEP;{h!!4&0,#dj,0RE%5!!$!'F!C&!0a!!4&E6$X*(/F!%%H474DOr$UWb1BQN&!07UWg,UW}*%,)#F+?)6oNQM:!\
        !G!-!!%Q)r$!''H,W9$qcgQKz6!!4&E$RF~6+X&!3'UXA/UXG5!6b4!;O!%/%;W!%bM@oAl$!*km!!lB2F$!%3E/'&!07#_*UY)+UY1o!!%#U6+Xae$!\
        '&!0,HYdG!F$#vbRFOx!!$!'dH'L!!4,T2UYu$UZ,6UZ91UZ>&!N<!|,UZE0UZP*'%/UZg(UZr)U[4+U[;bI-x!!(UZ%a**}F*}$#vE@>!!!ndkf$B6K\
        D!0bFFL]$&sEAqv/DOrd-#@F!g!!$!'1A6M&!0*!C'G^@I$'!!%).&!0J)}$@oH&U[.b3%Fgh!!$-c'!'S!63%FE!'1*zX?_&!!1-~&&WWAId%@Xq/!%\
        )@f0+U]9n!#-B+|2$q$U]/1%k&!0'%,(U]3)AN~+@>,.#79*)q%>>|d%$wW!KFB|6%!^E'@%#4&!0($@a!!6$X,&0/JqU(!%9U]b5$6q%A.mD!8%$PB1\
        F$U^?7>D~+U`0.U`;jn4&02-~$!'6$X&!0)@|~+/u9/Smb7!HH>E5e!!-U^v2-~$!'6U_;&$b,U_J0U_T/U_g)U_q9U`!q$!g&$wk-#@F$3'U_&(U_3b\
        HA%u.Aqvid(2ykF2y$#vbsI,r%$t&@#T'A*9F><!$H:{&#!E!a$U_ab*!%FBew%!KJ!Q'A+CeddT$S-?q?&#[7#.MEGW%$3$'=1ArGEG9s!!%#4,!*N%\
        t)!|I2_&$ba!!4&03U`^,U`a(%;s',WF><!L%/a+!%gQ).!#4&N6+X&$b0KU[5FmKv&!0E,H4*L,E)M)%/9?{KsCQ[K4Ubr2Uc,$Uc56!>&Ucd7!-,Ud\
        I*Ue_)Ueg+Uf%b,Ub-*(//?OI(Ub7)$@+UbB8Ubht$FD@6AzS,#(H!C!!2!%hOS8h!!%+b$!'D$bnae-&93F9Y&ADo,$_0$9)Ubc8)}qEF_phFHd`&!0\
        a!!FDW=!!4#(-&^$!'6'C0.k/'zW'c2#(3!*J&9!!7UcP*!C/UcZ8&'9(go$!'UM{f2$q$@&5H(,$!'&$bG!F!!(Ud3)Ud?p$#Un4Fib$!'&!0)!Fh!!\
        &$bi$>T7cT?da!!o&!**!CS!6)!AagnBMK[2Udm6(P7#.,Udx)UeD+UeM9UeXj1J2,dN%8!!$!'&!0N!j!!$>P~6(P1%#&Ue:*!C/B:K)Ue@qB#(gpIA\
        Z`M@][n!#$!'N$9!!)L8GaF@3)chG?Ua!!-/`P!W)>M2h!!/A9V9$6ae!!g!!$!'D2X!!4$k1!H,&0+%&g$#vLAqv$Ug<&Uh`'Ul)5Qr.b,Ufl0*h*!^\
        (Ug$+Ug'jt!!$!'&!0E!%&!0a!!(!%)K-Oqd%!>H!*T'z*$n)#Rjnbmbjbii&!>L!Z$Ugh,Uh<(UhB+UhY5!%b,!%h!!$$}3+79'cs&>[3J)(2D(A:Uh\
        6i!!-?Vz$!'1%k&!09Uh0qb(H*PG!*',HF(,$!%D$b7!%M!%(!;a6*:9UhTbqdLKWqchO%Ff!%I%e-.O2-x0Ui0*Ui@/UiR(Uj.)UjM+Uju:Ukyss!!$\
        !'JSK9!!/!Hf$$3&M/eS!6!!4&N-BE_$$!*!;G'w!!-/S,@-$)Uj$+&al&!0,SK9'Ui|a+!%e!!fgC@'-deW*L%'7*)(IHE=!!($Si!!$!'/A]19Hl55\
        L:^c3@WkH!^/Uj`+Ujft!!$H_PS!6!!BG:>!!i&!0a!!4+XF!%!!&!0,Ukp0!m+Bn.a4N1}6UkQ1%#,@-$*Uk['%,+Ukf9@fO5!%j%#7L#7%#p&AzTJ!\
        ;$>H1&!0G!F%&'n'-{F+h%>ERdW?{O!#4J%yw!#RJ%y,Ul>'UlP/@'.(UlWokH&<a!!1A6M*!Cf%,TEH,#/I]DG#F,Ulu+FBGa!!2'@1%k)!Qm%@lMEB\
        ;N!!SD%*!!2Umy$UnA6!|3UnX7Unp,Unt0Up#*Up*/Urb(Urk)Us*+Usa8BXd:Utgj-!-1@Sy'>>Ut!!&A{b.#7a2!N(E#lI!%3Un.'Un5+$'a!!HB7v\
        a'!8I!%v!!$!'1#XN!m,-M)UnQgae!!WA-9agqEBR)!!$!Q1!>0)49&^p&Hk(JI|{DA{b-*`$!%6$X&!N7>D~,UoX*!a+$So!!-Fiw6UoN&!0,K%I*!C\
        a4H1AF!N&#C,/uEA*9$!>6$X'Uou//u5!%c*@~8)!AbN!3v!!9(PnBPoh4!yMA*|2UpS$Uql3Ur&7Fq<*Ur='!%)0X+UrMj1!Aa!!SDp[!!4Uq3-Uq=$\
        !'6UqA&$b<B^%,UqG0*L'UqN/@nr)UqX+BnM.#79$6b3!*L!3%!^(H:eL-{OEIx%$tJ/u%#vB>T7v&!0/)}G*L-R+x1A2.'#m+'ckeT#(!!4&N3F9Y0A\
        N^/@.2(!;G1h!!4$k$!'0!mf+D^~l%!8F%#&!0'@&!a(!%qCKImae!!%!%4&N3R+x&2XI+Ua!!'%,F!%&$ba!!1?V{,!C0!m(!%9CrdhCE%F2'@1UsQ/\
        !%+UsZa!!-@6k*UsGbK#C$#v1UdEI!%4%e6$XD!0%$=T$X!!1Ut),@xT*UtX+Ut]jn!#$#=3+7&!0jeCU_7$UtH1UtM)UtR5!6oebv%!K$!'*!NG!F!!\
        F#(dJ@HUhbHD6IBTOZ'!Kc-'1H!C!#bFHGU4P+d$1@3!%7!%,UuE0Uut*Uv?'UvZ/!%(Uxj.C$19!%bo!!vCLgq2!%,Uun8N)os4)}1/m0!m(@E.)P<f\
        sc%!%$&mG#FbfI>qY4Uv:bg1#X7Hl5,Uv3c:&3f$$-O!Nc7!*H!C!!C!>7!%+I,Joae!!4&N$!'6$X,&0N!j!!$!'6#_&!0,UxU:$_o!!-UwI$Uwl6BX\
        d3Uws1Uwy&!N,Uw}0$9/Ux*(D%')Ux19Ux?q&#!ECm41LL%'#m(Uw^.UwhbF>jL$E%%bsIAEUIIzFg*!CW(PebDBmUBA+C%&-$!>EFRZ$@miD!y->[k0\
        $9c%!%H!C&&-'UxNb(>97Y%Me7%;N!%!!$!8,%M)K?{pbhnBQ[K7Uy?,Uzb0Uzi(Uzw)U{-+U{Do4(`6@#S&$b0B;M*#I/Nx#G?YQ!!4Uyx2$q$!'6Uz\
        +1Uz9&Uz@,@sQ0UzE/R#2('k)UzM+@]=9UzZbO>LB$AI?'KZab3!%G@pJ%#C$@E*,+1ESj}d(#sL#sgQA+ab*>[OI!*/-'+#%n$#IE#7a%!'B#@o!!iD\
        $b!!-*O1&j)%qW#X5U{%c$!'N!j!$&!0W1%1U{:+!%a!!H(/cl!!$!'M!H!!n!!&!N,$I5!6vnDFQ`$U|+&U|e'U}<5U}Jb-#@&)./U|!)#s+$'gQE/'\
        !!%@?QM%&-U|F*Fch)U|U+U|`b7!Whn!!B!Wt!!%#4$!'6#jD!0h$!','nG!FjOCq2-#@*U|{)U}$+U}1p3,TO!>3#_U!yh!!4&0,#IWA2w!!$!'1#1D\
        !0gp!!2F)m6$XH!C0>hJHJw{(U}b)!3is$2hD#UIJA2$!%*>`38BXdfwSUSF$U~r1?D_&V#?0'T8V#Q;V#W5V#jbg%%nhn%!v&#!'U~Na,L]#N!T/U~d\
        (GB0)U~lm%LxgEOmD)!TnSI)y&)UE%2(V!cg&V!('V!.beIB`S%!%K!p,?YR*!%/V!N(?r*)>b`+V!Up$?(>F?6H1>1CL!3&&WebgfliC>e9'V!lbHBO\
        x2J-^3>Fh0!-(V#5)V#;;!Aln&!y5!vhnbiN?96boD>FfINK7!!&/y;!Aln&'TdG>xic!!D/y!#8V#Q;!Ac!!&/yY!A/V$<(#:i%$='V$#a0!%H!*-JQ\
        ?,!%)V$6l1QEAD!-$!%N!-OBf[$V'7&V(v,D^~'V)+(!%+V*D.V*Nb6!a3!|1V%N7V%T,V%^0V%f*V&(/!%=Iw?(V&5)V&j+V&{..v8V'+9V'/:@/)j-\
        !-7!%nh!!&!0G?dZ&!%E!a!!&%2L?@oh%!%dM+O!!0Dlz'V%~b!!3@;I*!|mE+4kffkU-D%!%3!%7'%[BD*0V&^*!%(+1o!!4*7$!'3+7&!*0J|k)@Yp\
        b3!*F!Z.V&faJ*FiU(;+V&tnmCT9lewaN@#''V''bQ?gtRA?hCH47!!,!%H%;2V'q,V'w0Jm}*V(E'V(O(V(W)V(]8V(p9!%:!ab!!)!>+!3e4(`,#(H\
        ,02!aE!%/$Si!!$!'&!0dv!!4*7-)(6#.1B^%*!C9#Xh%&'O@pn!!+!-cG@>Vmbg!'F!;kMJk3+V(kncub!dNO!%aeS1}hkGQx+!!$Qx{*!%/!%o!!P#\
        j2V)Z3V)h7V)z,#@*V*$(V*(+V*..V*39!Kq!!4!a&F+mE!%1!%ai!!&!0J!H1V)s.)@bK+|'FqGL)@$-3dO1RUAIO$!%L*=hCF+m+L/qg7!Hp!!*!CG\
        $Ph('IaeRG.m%!83V*m7?_&,V*s0*c(!>j-!-bhB+%dfJQH;a!!I%/$V,w&V..,V/k'V/n.V1P9V1[5V1eb-V+j3V+p1V+k&#C7%5,V+v0V,$*V,?/V,\
        S(V,_5#.qbpJKlYnbFEq<!!JHR{'>`wjchbR#d4V,5&!-'#yb!!HB_M$>+h&!-E,?+V,M5!6gcjOA!^aoBUeZ!!%$z/!HL!36!%&!-=!-b+V,rpE?@on\
        LBfH4V-S2!%$>Zq*V-`'V-n/V-u)Dw;+V*..V.(b!!;V-Ni!!d+*/L(ybHJ[N&F+m.!%eCBEh!!&).'!%bcP>xi,$hN@P[!!/V.!nS!'$/YE!%3%2G!A\
        3V.X7V.l,V.t0V.{*V/#/V/E(V/K+V/Q:V/aodVJKP!!3V.h:2FboBT+0kF%57V.hLV.i-#FJ>AemBD{K-!%3#_<V/;7I,[*V/?sbgP$@CO(jvbJ?%0!\
        !MSpejdHLj7!!&!%n$BX,eE?7@%$[&>`wX!AE#+2IRL&(d,!-0V0>*V0B'V0U(V1E)V1H8V1L5(dbghnFB$`R>_j%!%$!%&!0.A``dhFEyy6V0|&!g,?\
        5'0V1'*'W/V12)>JE+>PSaebfI><8ibpaJ@br!!'?53bGHz=,NlJ)!Tn&Lo='>1DS!vD-3IFovDH!07V.|*!|FDZic$@]igQ/C2V*j0V25p*>N&d-?CW\
        /?,M)>JE+V21m5DM9b!!I&QBCwC%#s.E,cd3%M,Ln~G#R
        """
}
