// English words of LemmInflect (MIT) and WordNet (its own licence).
// Written by Data/Inflection/Lexicons/compact.py; NOTICES.md beside it has the notices.
// swift-format-ignore-file

enum EnglishWords {
    static let text = """
        seaiorntlcumphdgbyfkvwzxjq
        n s - s
        n - - s
        n es - es
        n - - es
        n y y ies
        n ies y ies
        v - s -
        v s s -
        n is is es
        n es is es
        n an an en
        n en an en
        n - - -
        n a um a
        n e - e
        n um um a
        n - - e
        p - -
        n i us i
        v - es -
        v es es -
        v ies ies y
        v y ies y
        n us us i
        n ta - ta
        n a on a
        n on on a
        n des s des
        n - - ta
        n - - s;n - - e
        n s - s;n ies y ies
        n s s des
        n i o i
        n o o i
        n n n -
        n es - es;n s - s
        n - - s;n ful ful sful
        n sful ful sful
        n ces x ces
        n - - s;n - - es
        n - n -
        n - - es;n - - s
        n x - x
        n x x ces
        n - - -;n - - es
        n im - im
        n - - s;n um um a
        n e a e
        n - - im
        n - - x
        n - - -;n - - s
        n - - es;n us us i
        n a a e
        n ina en ina
        n - - s;n - - ta
        n s s des;n - - es
        n ices ex ices
        n en en ina
        n fe fe ves
        n ves fe ves
        n um um a;n - - s
        n a - a
        n - - en
        n en - en
        n ves f ves
        n i - i
        n us us i;n - - es
        n - - a
        n ex ex ices
        n eet oot eet
        n oth ah oth
        n f f ves
        n oot oot eet
        n ouse ouse ice
        n ice ouse ice
        n - - ren
        n ren - ren
        n ah ah oth
        n - - i
        n ines o ines
        n - - s;n on on a
        n - - s;n - - x
        n n - n
        n - - m
        n m - m
        n o o i;n - - s
        n ooth ooth eeth
        n eeth ooth eeth
        n - o -
        n ut ut ita
        n ita ut ita
        n i e i
        v ls ls -;v s s -
        v - ls -
        n - - es;n ex ex ices
        n - - -;n s - s
        n o o ines
        n x x ges
        n ges x ges
        n e e ae
        n ae e ae
        n - - n
        n - - s;n - - a
        n o o -
        n iae a iae
        n e e i
        n - - nes
        n nes - nes
        n s s ra
        n ra s ra
        n kes x kes
        n ses esis ses
        n - - kim
        n kim - kim
        n i i -
        n - n -;n a on a
        n ves ff ves
        n oth a oth
        n u - u
        n a e a
        n - - es;n s - s
        n - - es;n - - ses
        n ses - ses
        n ia e ia
        n us us era
        n era us era
        n - - s;n i us i
        n theridium theridium dtheridia;n um um a
        n dtheridia theridium dtheridia
        n gali gali aglis
        n aglis gali aglis
        n agai agai egais
        n egais agai egais;n s - s
        n ices ex ices;n s - s
        n - - s;n - - i
        n - - s;n - - ti
        n ti - ti
        n us us is
        n is us is
        n en an en;n adsmen desman adsmen
        n desman desman adsmen
        n f f ves;n - - s
        n tenary tenary naries
        n naries tenary naries;n naries tennial naries
        n - - s;n tennial tennial naries
        n y y ies;n - - s
        n - - es;n x x ces
        n s - s;n ants ent ants
        p - -;n es - es
        n - - s;n ent ent ants
        n - - es;n ous ous i
        n i ous i;n i us i
        n yatid yatid ides
        n ides yatid ides
        n is is es;n s s des
        n - - e;n a a iae
        n e e ies;n - - s;n e e lies
        n ies e ies;n es - es;n ies li ies
        n s - s;n es i es;n es li es
        n lies e lies;n lies i lies;n es - es
        n - - es;n i i es;n i i lies
        n li li ies;n li li es;n - - es
        n s - s;n ces x ces
        n x x ces;n - - es
        n - - s;n en en ina
        n - - s;n on on a;n - - es
        n s s es;n - - es
        n es s es
        n x x ces;n x x kes
        n is is es;n esis esis ses
        n esis esis ses
        n - - s;n e e i
        n - i -;n - y -
        n y y -
        n an an en;n ftsman ftsman ughtsmen
        n en an en;n ftsmen ughtsman ftsmen
        n ughtsmen ftsman ughtsmen;n en an en
        n an an en;n ughtsman ughtsman ftsmen
        n um um a;n - - s;n denum denum na;n denum denum nas
        n na denum na
        n nas denum nas
        n - - s;n - - ta;n edema edema oedemata
        n oedemata edema oedemata;n ta - ta
        n - - au
        n au - au
        v s s -;v empanels empanels impanel
        v impanel empanels impanel
        n - - s;n a ion a
        n - - s;n ion ion a
        n eyrir eyrir aurar
        n aurar eyrir aurar
        n - - een;n - - in
        n een - een
        n in - in
        n - - zes;n - - es
        n zes - zes
        n - - s;n t t nt
        n nt t nt
        n a a iae
        n - - s;n ff ff ves
        n en en ines
        n ines en ines
        v goes goes ego;v es es -
        v ego goes ego
        v swears swears eswear;v s s -
        v eswear swears eswear
        n s - s;n es is es
        n sbok sbok boks
        n boks sbok boks
        n sbuck sbuck bucks
        n bucks sbuck bucks
        n - - s;n ful ful esful
        n esful ful esful
        n - - s;n o o i
        n ium ium cia;n um um a
        n cia ium cia
        n - - y
        n y - y
        n ium ium ea;n um um a
        n ea ium ea
        n - - s;n a a oth
        n s - s;n s h s
        n h h s
        n - - u
        n y y ies;n ny ny ce
        n ce ny ce
        n hallah hallah challoth;n ah ah ot;n ah ah oth
        n challoth hallah challoth
        n ot ah ot
        n - - ae
        n ae - ae
        n menium menium nia;n menium menium niums
        n nia menium nia
        n niums menium niums
        n - - uses
        n uses - uses;n es - es
        n gbo gbo bo
        n bo gbo bo
        n o o ines;n - - es
        n e e ias;n e e ia
        n ias e ias;n s - s
        n - - s;n ia e ia
        v s s -;v s s l
        v l s l
        n - - s;n o o -
        n e e a
        n - i -
        n - - s;n f f ves
        n - - es;n - - im
        n a a ur
        n ur a ur
        n - - r;n - - n
        n r - r
        n x x kes
        n o o es;n - - es;n - - s
        n es o es
        n - - i;n - - u
        n u u i
        n i u i
        n likuta likuta makuta
        n makuta likuta makuta
        n a a e;n - - s
        n - - ai
        n ai - ai;n i s i
        n s s i;n as as u
        n u as u
        n loti loti maloti
        n maloti loti maloti
        n - - s;n e e a
        n adame adame esdames
        n esdames adame esdames
        n ademoiselle ademoiselle esdemoiselles
        n esdemoiselles ademoiselle esdemoiselles
        n rono rono ornos
        n ornos rono ornos
        n anservant anservant enservants
        n enservants anservant enservants
        n - - s;n - - t;n - - th
        n t - t;n t h t
        n th - th;n th h th
        n - - s;n h h t;n h h th
        n - - yoth
        n yoth - yoth;n yoth h yoth
        n h h yoth
        n omento omento ementoes;n - - es;n - - s
        n ementoes omento ementoes
        n onsieur onsieur essieurs
        n essieurs onsieur essieurs
        n - - s;n ellunge ellunge allunge
        n allunge ellunge allunge
        n ho ho joes;n - - es;n - - s
        n joes ho joes;n es - es
        n es - es;n hoes jo hoes
        n - - s;n - - es;n jo jo hoes
        n is is eis
        n eis is eis
        n - - ays
        n ays - ays;n s - s
        n er er ri
        n ri er ri
        n - - s;n - - ata
        n ata - ata
        n es is es;n eipses ipsis eipses
        n ipsis ipsis eipses
        n erfamilias erfamilias resfamilias
        n resfamilias erfamilias resfamilias
        n - - -;n - - s;n ese ese gese
        n - - -;n - - s;n gese ese gese
        n a a um
        n um a um
        n an an en;n ughman ughman wmen
        n en an en;n ughmen wman ughmen
        n wmen ughman wmen;n en an en
        n wman wman ughmen;n an an en
        n - - s;n - - e;n - - ta
        n a on a;n a um a
        n on on a;n - - s
        n ff ff ves
        n s - s;n abatos ebato abatos
        n achis achis hachises
        n hachises achis hachises
        n - - s;n al al is;n - - es;n eal eal iales
        n is al is;n eis ial eis
        n es - es;n eales ial eales
        n iales eal iales;n es - es
        n ebato ebato abatos
        n e e ia;n - - s
        n e e ia
        n - - s;n ial ial eis;n ial ial eales;n - - es
        n rotl rotl artal;n rotl rotl artel
        n artal rotl artal
        n artel rotl artel
        n s - s;n guaros huaro guaros
        n - - s;n huaro huaro guaros
        n sente sente lisente;n sente sente listente
        n lisente sente lisente
        n listente sente listente
        n ah ah im
        n im ah im
        n ar ar roth
        n roth ar roth;n froth phar froth
        n phar phar froth;n ar ar roth
        n roth ar roth
        n ior ior ori
        n ori ior ori
        n - - es;n ex ex ices;n ex ex icia
        n icia ex icia
        n - - es;n x x ges
        n letto letto ettoes;n - - es;n - - s
        n ettoes letto ettoes
        n a a i;n inka inka kini
        n i a i
        n kini inka kini
        n s - s;n ges x ges
        n e - e;n aeniae enia aeniae
        n ith ith aisim;n - - es;n h h oth
        n aisim ith aisim
        n oth h oth
        n - - s;n oot oot eet
        n enia enia aeniae;n - - e
        n yrse yrse erses
        n erses yrse erses
        n - - s;n iro iro yros
        n yros iro yros;n s - s
        n s s i
        n i s i
        n s - s;n ouracos uraco ouracos
        n uraco uraco ouracos
        n hur hur urs
        n urs hur urs
        n - - s;n o o ines;n - - es
        n - - s;n a a e
        n abi abi habis
        n habis abi habis;n s - s
        n - - s;n - - hs;n a a oth
        n hs - hs;n s - s

        !>!@!!#B!%G!'C!'D!'H!k@&H!'B!L'!qS!8I!'C$/!%C!n@)C!,J!'E!2H!IF!:M!'!(B!QQ!'B&LC##F!'I#,P!'L!=B3/C$&D!:E!`I!/E!'J!/D!\
        wH!/I!@C!fE!:E!5Q!/N!'U!'G!/G!@O!LC!FJ!2F)[B#zP!/!#%!,B!%E#;E%o%'NE)kK#PH!FG!2E#>B!=K!/!#)!'B!%B!FO!'B!/!()!'B!QH$2&\
        @HQC,zC>WRS!'D%'L)nH!2C!VL@9E!#'!5B!%G!YH!YE!]F!FG!zE#/H0hD$]J!VD$#E!=D!,C'RB!cI!2%!,E!5E!zL!FM!2!#%!,'!5B!%I!SC$5D!\
        FD!VB#YBC/oE+.I%9@0!#%!'B!%F#;E#iF@`+&!wC!fD#/MI=IC!:C!2Y!LE!V@$C%cG!}F2gD&ZH!zC$FF$#E!FL!cC!]M!YC'[&!wC$FR%vF$`C.mD\
        (A@4M!/E($D!c!!O++@/F0LF#5C$NE&g!(/#&B!QB>FFD!zB)=E%BC!z!(%!,B!Q%!fE!`P!2F-k!2C%|F!cF%$K#YK!'D!=W!'F-xF'xD$N!#*!IB!%\
        D&II'gD%3F#f!#&!'B!%K)wD#JF*J%$5E!5F$cL!/E0S@8B03B+?J#`%!'E!5&!'C!'B!Y'+.J&jM#&G)zD#SX!LT!'/!'I!'FIOi!('!5B!QJ!}F#MC\
        !/H!fF!zC'F%!f'!`F!,B/wB!]L!VL#SI.p!#'!q$!%S!8E!}I$@L!'F!=D/tJ!Y'AoOS(kD*~%!fE!5G!F!#'!]B!%FE[0C$]D#;F,9BA2;D-6C$)D$\
        f!!I&)B!2D#MJ':U!/E@hKP!]E#MJ$,!#)!@B!%F!VE%'@3F#SR!2I!}F(*D's)!'B&LD$=D$CE%3C#f%!''!qS!8F&FD-<M!@D$&Q!YF!,E#)E$=E'U\
        R!'B#,N!/I'-E$&M$Q!#$!%I!'G,cP!SGA%nD-kO!}!#'%BB!%%##H!k!#B'3K!tM!}S!2E'*J1PF$)HH]dR#5I!tF%iE$fK!2R)(D$)I)bE-U!#*!'B\
        !%M&NE#SD#i!#'#>B!%&'8L&<V!SJ!@H!}M#)I#2G#PB>HWD#VO!2G!cJ%fI!fF/@S#/!(%!,'!5B!QC#;H@X+K!}D$2%!'E!`L!,!#,!'B!%F*{Q!2E\
        !/C>L2G!tI$pP!fE(bG#VF+rF%TE&Q%!'G!'I!]G$pI+{U!2%##B!F'/.S!8H#2D$@G!:C&m(!:V!/F!kC(6G'0F,0E'm%##H!IF'*J!zL%oL#i''(L%\
        rU!S@*%!]E#>D@~cD#fBDM}I!YH!@@.!#$!%L!=F${V!/E#PC/%E2JQ!@ICQTQ>SDC?.`D${I#/G!`J#2%$/Q!'G#2C>?yD-0F%'J#8J#DU#2O>w:%$F\
        E!5F$=E/FE$#C(sE%yC#5FD7o(!:V&jQ!SFA@QCEUmH2PG!f!#'!'B!%F!5J&TRG/C!#$!%I!/E(sE3&D#2J!tT):H)GD'~'Fy'S(kF*+K!wI'~J#5P!\
        tC).K(mK#5K!@D#DD*JJ+xJ'X'EFwS(kQ/4)!'I!'C${'#>H!ID($I#lC@^AH%~C$xE!,@'D$x!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!4@,T-Aek2DHQ%Eoy6Frg3Gl61HbW'Iq3<J`d7Ju&,K:w/L2(*Mi#(NFK0O$8=Q<j)QGj$RK4+U(C.VHP8VoU9W6/;WcN\
        5Wg$:Wn:c4>$_->/X2>Ai%>L{6>Q83>Uf1>]('>]E<>a'7>a-,>aj/>s$*?#5(?Eo0?F(=?Q,)?R?$?ge+?t2.?zC8@&X9@)B;@)v5@*`:@+.c!#&!')\
        >$G$!%i'#2I!t1!}o8,Nvei8>$Ys@c)ba@c!!#4>&H->&k2>&r%>'M6>(Q1>(U'>(l<>)37>):,>)H*>)e(>*!)>+=$>,B.>.v8>/=9>/A5>/Ec!#-!2\
        ,&)*>%s)>%~$>&'+>&85!2lm!#%#SB!%oeg!#/#&B!%hdjL0{!!%'F'!2n!5%-nM#&%'F'!=(!,h'!=F3,%>&Z(!F)>&fc-!@B!L!#5!'a!!B!LbuE*g\
        ekieM,*(>'$.>'=d&!=K*gldg&!Ve0>'8.)njbgI+`icB#>j%$&h!('!`(!,B!Q,>'m*>'|)>(!+>(.5(3jbocfd&!:L!=%!''!2lea-,QU!'D1$fc+#\
        ,g-+cI!'!(/#&$!Q+>(HcidmemfehbdH/C&!V%!,F!,cG'R(>(^bH#Vf!($!Qfb*$2G!'%$N,!2(>(}o&$NC!f+>)-pbg%#fE$=femO!@%2;kG&snc$!\
        Lw!%%!nE!2%>)^'%B.!wc+14.!FjI#8'%BmO31&1$(>)pbQ*gflci!#-!@'#>B!%!#2!/1!c,>*C/>*X)>*d$!%.>+7jjiL,-d+>*MaO>&0deg!#''UB\
        !%'>*acB&gH*g+>*rdpdg&!VC!'!#$!%.!=d-&,(>+.8!/scjE#&g!#'$=B!%,!YH.g%>+q'>+t(>,(.>,3c2>+d/!=$>+jj1!YcocR$)&$&C$Fd(!:V\
        /OD2;op/#&b!(/#&)!'B!Q3*g*!YjeM(|:>,?mh'!`H!IX#2!!%>,}'>-:(>-?+>-~.>.ij%$/(>,pdaa'!`c!?%%|B!%go!(%!,/#&B!Q*>-(dJ#l-!\
        /h/>-4bC,TdgoC+(ghO%~)>-Si8&^kh%(6d(!:B)=0>-sq!(%>-i$!Qc*$2I!/)!'g-!@I!'h&$Nd(!:V$,%>.2'>.8)>.AcdH'_/.jH!wgbg-!/I!'.\
        >.fcjh!#'>._*!I(!,$!%b2!]G!'*!kF>*OB/yfo!#'#>*!IB!%<!2,!Y$>/++>/2gP(3%!,dV&j!(/#&$!QI!SeJ!FcI!F2*1,!2a/!'a!%%!nE${->\
        2c%>6N1>8<'>9a7>:H/!/*>:X(>:g=>;L)><5+>>n.>A$5>ANc-!Y,>0g*>0k0>1g)>1n+>2Go'!2bl%!'5!8d&!'%##$!cjd$!ccH,crN-uhn&!'(>1\
        &.>1^d!4(!:adI%E,>1N/!20>1Q$#zj5>1Gb)>1DmncJ+oC!}h%!'F#fS#fhbfrpd&!:E!')!}a!UC!n*!YkJ,h2!Y'>2'(>2>.%r5>2DcK&,!4&#f-&\
        ,*(|(#fo!#'0&B!%mneR!YF#/1>2Yc0>2UibK,3nD)%bxd&!'B!L1!t'>3f,>4+(>4I)>5`.>5|b2#A*>3:0>3I$>3Wibf(-Dc*2DI)bh!#'!5(!,$!%\
        L'%h(!,c4)(*$2I#,a&#V(#Vd4%vF!:2>3zcjjchkf%>3xc@V@Qbg-!/h!#&!VB!%'>46c'!cM#88$,lch%!fd(!:$&3X&3,-J)>5&$-~.>54l0>4ble\
        P*g,>4{cg5>4vd%0)/#&B!F!8E$=d-!/B>*Io!#&$N$!%dF>+.*>5I+>5Xjnb/#&k)!'B!/h'!5c4%vg-!@I,c)2GbG).&!'.>5vb+#,odh!(&!wB!Q&\
        !VC'F/>61)>65$>6<ihkG#8kJ*gc-!@I&j%$F+>6Jc,!'I14eM!f!#2!Y0>6j)>6z$!%+>7'qkheJ+9nci5!8d&!'%##B!c4$,(#`uL)O'!:(>7m0>7~\
        .!c5>8*c,>7N/>7]*>7g+!/qkJ-U!#$!%o(!VbnS#id2!/gemO&@didP%~0>7~g.$xb!#/!YB!%nbgbhdP#Di!#&!w%#;$!%jneJ#t&&C'>8_,>8z(>9\
        $)>9I5*7b*!/+!2feH0-,>8r*!k)!2bu&&yC>+zib&!'B+?efnrP$x,!Y/>95*>99bfeP!}cW#2of'#/emica'!2I!@&!=el'!2c$!Yhd-$,*!'B!c*>\
        ::o!#%&m(>:%$!%.>:7d6*:+!@lbI#V$#zmndi!#%!'$!%L!=J(b''(.%re$!LgS&F%!/gevibop%'FM#&%!'doeamefdP!Y7>:~,.'*>;')>;0$%E.>\
        ;9jcghO*j'#/jcpL!2%!2*!'L!=a/!2hdj!#'#)(>2>B!%k'>;acdgh!($!QcgjC,c)>;y$><#+><(bajb!(*$2B!Q%>+zE!5dhE1G!($!Qhc,!'H$2%\
        ><I'><Q(><d5>>ZcQ('!#&#JB!%/><ao*!Id2!'I!@F004>=8->=B2>=d3&@,>=g/>=j*>>?0>>B$>>Tcg%>=2cbahnC)%ch!#'2JB!%%>=R(&m5>=`c\
        fN05mnci'!q.!=S!8cH(GF$&C#D'>>'0>>75>>;bpci5!8d&!'C##-$x7$x(>>4c@;g@<nD)OeI0=S!c(>>Nne4!YH!@,%9G!2('*I'-i(>>gc/&,I!/\
        gdhfE#5!#&&C(>@f)!I$!%.>@od&!=(!:8>@Hg!#&$x3!'(>?^$!%d2>?W$!c.!cc!2%%|*!'fE+o%!'E!2'!z,%**!'0>@6+>@::>@Al5>@#bh%!,G!\
        @;>@1j%#/'!:F#fdP>?TeP(JnbfcN!@ec!Jg@D%>@_''Uch%!f(!,d*!kF!:*!IvC%<)!'lreB#Dc)!@+)bid$&3+!@X&3'#>/&@0>A9+/Oib&!'L!=.\
        >ACfbaB)tgjhkf%!'E$=,>AXjieV3,!#&!w$!%pirjbG+9!#2>C:%>D&1>Ef'>F!<>FY7>GG,>GK/>GN*>HY(>He)>IM$>J8.>JF8>Jy5>Ll:>Lpc!#3\
        >Bn,!Y/>Bt*>Bx0>B~$!%jhS>6l%!'E!tD>.:&!'B0=&!'h!(%!,'!`(!,$!Qc4%vI#,&&F'>CT,>Cb)>Ck.>Cpb*!zG!'+14jh!#'!`B!%b!(1%?B!Q\
        baB)Uj%$F'!5h!#'!`(!,B!%!#*>D@0>EV=>EY)>E^$>EaiQ%N&>;!(>DOd*!/I%91>Dy'>E$/>E-0>EG$>EL+!28.vjcfjdgelc!>hc@:rmemO>1No!\
        #%(RB!%&>Ds5>E:bpD-_ea%'N')kcfK.scI>)0%'Nd*!/B/wI(6L>65M#D!!E#/(>Ezb$>+jfb!(*>.;B!QjfD2P(!=0>F;+>FNb*$2k!c3$!%x@Lea'\
        >FHb*!Ia@+$/wI!@!#'!'$!%S!2%>Fk(>Fp.>FxcjC1XjhE0@')XkfH'F*>G4)&3$>G8++u8+uo3#AdK*gK>CXh!(%!,/#&(!,B!QdH!=L&m%,z'>Ga(\
        >HFc$!=g@,)>H#$>H6+>H;;>HCgdah%1[f&-6dV!Y%$Fc4)(+#,i!#$!%I!@aE>3`!($!QI(3I)tgd+#,an!5/#&b)!'a@6(>HbbY!2L!:!#,>I'*%90\
        >I-)>I9$!%;>IFq%!'F!'baK>.9h!(%.y'!`B!Q%$F*'Fc4)(I#,epfD>)/'*m(>J5bg%>It(>Ixc)>Ipi!#%(R'#;B!%jO!/fQ'-$>J0jefhdjehfem\
        1#DE!:hbG&)E/!!!ef0!wq&#/C$&/>Jui&-6h!#1#c$!%bf%>Jo'!q5!8c*!Fh'!`F!,)!'B!=qG'%%>KF'>LB(>LXcg+>K;jb!#/#&)!'B!%cpb!#($\
        cB!%-!w)>Kjgh!#'0-$!%kf'%B($cb!#)!'B>&a$>K{+>L$q!#'%lB!%&#VE#>!#'>L6(>L>$!%bgK+c$>;yX>;yfE%la&&y()1b!(%!'/#&)!'B!Q9>\
        Lijc-!@h%!'F!,B!`gD&m!%131b!#a@E3>MG*>N$(>N*0>N4)>NB$>P:+>Pvjd&'8.&<eaN+A(>Mh5>Mtd*!2)!'$>M`jbG('!%%!nI,Qamehcl'!'F!\
        =m'!}hemdhnC.<%('Q!}*!'i'!2L!=r(>N>jbG*1fH%9&-6(>NV+>P7d%!'cJ>+/2>O0%>OB6>OG3>OJ,>O`/>Of*>Ou0>Oz$>P1q%!''>O*cI0I-(mF\
        #f)/b5>O=eghD2YgcM0IlqF2]F&I)>OUbgbfD/(cl!#/!/B!%'#/F0Lb2>OqjncH0IdK#tcL>=9,*]n&+x5#/di%!'chC-_(!VN.?C&F+>PVj.>PNnr,\
        !}gcgI,Qi.!=cN*('>Psnb+>Pla%'Nd&!'B/w%!'dK+~V#8'>Q1(>Q4n%!,.*ude,':gC%TF1jqD+G&!,3>SG'>SY,>Sn(>St)>Sz+>TGs%>Qt'>R?,>\
        Ry(>S')>S0.,-c4)(dG%~*>R7)#&jh!#&!w%+($!%deg!#$!%cI&jmdgajO!S&$&,>RW*>R])>Rc;>RqocV&ddcI.B%!'E#>l!(%!,$!QcI>+j!%&!wC\
        !n&+G.>.9dK0Of2!fbB>5m&$]($&d3>SDjch%!'E/FO!Fncg!#$!%d!#a!!hD/:->ShqfdgepC>(EdegD2DcheY#DfbaD%N(>T+d-!2tccH(p!#0>TC$\
        !%j%>T>cfN!}ghG'XcV!tbf-)42>U%%>U,3>U2'>U5/>U8*>U;0>U>$>UB+>UU9>Ubq.>T~dG*+fH!S%$#cM#MssbK!FJ+JM(UD*+F!`dC$21>UKbgB#\
        8($#c6!FV!/1>U^cB#/eL0SeG/e%>W33>Wl1!2'>Xb,>Y!*>Y4(>Yf)>Z9.>[pc!#/>VU0>Vq)>Vx$>W$+>W*8!/i!#$!%cjh'!2F#f&!'%#/'!z(>Vn\
        lcpieqkJ>(DQ0W&>PJC!'!#$!%dK05!!aE)7b!#$!%W)4!#2!],>WN*>WU)>Wa$!%d*!kB!c&*(bB)n2&g+!'bB>Pbc$!Yh'$fL!c%!})>X8i.>X*elb\
        fch%!''!`F!,hdg&>RY'!:eQ&@%>XP'>X^(!'c8*ggod$)_X)_3>W|aa'>+kF!,bV#A,$,*!k$!c+>Xxe!#$!%I(U&-6mG)R%!Fc'!2e*>Q.leG>0h%!\
        ='!'(>YLc'!Vh%!'1+oE!`$>Y^l'>YYbg@[gc@W'!2hdK,T)>Z+.>Z5g!%%!n.!=5!8d%##:#Aa%!fI!'c!2%%|N>2?hE!L%>Zg'>Zs(>[M5>[mc!#0>\
        Z`$!%gkie$#zjrI(Gn&!'E!2b/#&cq'+.J/O->[+3>[=/>[A0>[FqkB$~(#`kihkf%!''$=cJ,$bH-$eH>=zm&!'E$f,':/0[*>[d$>[hq'.SL>[(eM/\
        4hbM%TN${%>[}c!#-&9B!%!#$!%W&p%!c)>]:.$)8>]=dM*uE-ebgcglD!2!#&#23>]{7>^2,>^5/>^R(0e)>^Z$>`w+>`|;!Lo!#%!'$!%eH>1D'$f,\
        #].>^-fbI1qdiC0_E2D!#&>PJ%0b/#&$!%kf.!=em1>2@F'm!#,$XB!%!#->_<2>_S6>__3>Hb1%?'%-,>_z/>`'0>`6$>`<9>`dq.>_6f&*~L%o)$=B\
        !Lf%>_Jcsh/#)B,9v!#/#)B!%($#fe/!/N!'&#S,+J(>_q)>_wdC/e'!VG$2D'*($#d6!FH%f%,zc'>-%g!,aO++,*]F$=!!1++'>`R0>`V+>`]jfC(*\
        jU!]&$2C'[f%'0E#M(>`oc8!/S!'/$QfhO$~!!J!/'.SjnR&)&!YL.V%!/1>aQ'>aX7>aa/>ag8>RSc4!2fre-.'I!/&!'qD0n+!2gC>W]&!'F!'F#`4\
        >c4->d?2>e5%>es6>g=3>gU1>hY'>h_7>im,>jn/>nf*>o/(>o50>ok$>pY+>px.>rF8>rl5>r}c!2->c#%%|,!Y/!t*#t)>c&$>c,.'mqc/+oB%cG$,\
        /,'L!c7!2hfE!c!#%>cU'>cf$!%.>csc-+A*!Yhf($/bJ)O!#2!t$!%fh&!'E!'*'X+!/w'!2X!Y-!2,!2/>d,+>Aep(!'dH&C%!:dg!#%!'(%N$!%L$\
        x%>dr1>d}(>e$5>e,c!#%!},#i0>dg$!%:%<nC$=heg!#$!%L$x&!'2!ticN,QC>[e8!/neJ,Tegc-&CG!Y(>eQ)>emb1>7Yf!#6-_/$Q$!%W*`,!'$>\
        e_nbxF$C%!'hbfeg%!'E%BeucH'm!#1>fL/>fS*>fV0>f])>fi$!%.>J29>fp;>f}j($=h.$)e!#)!YB!%e():L$CR'-ofeH&91!'0!tdacL&Qh'!5H!\
        Id8>fysb@]ba@^!%%!n'>g7cgof&!'d&!'I!/&!'K!''>gJ(>gQciT!2i&$xC$xgB!t%>gw'>h,(>h6c%!'f)>goeR1yeq&!'E(s)>h$qfD>+/d&!'N>\
        M{2$,*!'bG(p/0q0>hI)>hQi(0LcQ${n'*7F>2Ad$!chO!ccM>+a!#-!Y%>i43>Fu7&j/>iJ*)_=>iX$>i`+>ie8&j5/=:>iioD>7jg!#%!/''U(!,$!\
        %c3!/I)b(00bgh!#&!wB!%k&$&F!F!!M!2bG&9cG1|%#;'!q5>jMc1>dd*>jJ0>dgi%&m(>jD.$xd/>9~$!S:!Sg'#>L$x'!zB#zC,<!&2!'*!/i!#$!\
        %qbgwbgb!#a!!kiT>fX%>k<3#c'>lO/>l{(>m!$>n=.>nA5!Vc/>eo5'_ghF%9,>l!/>l,)>l08>lD5>lLp&!w%'F'(3(>kj)>kxnbgdC(pf5!8d%##$\
        !SX!S(!'bI-$%!'elefN$@cH#ip%!:(*{5!8d-!'%##B!Fdc*!FI)bW%0-!/3>lh(${$!L+>ltc*$2G!Ychef!#6#wB!%bfcI>JieL*+->mL3>mR/>m^\
        0>mi$>m}+>n%8!S9(35!'cghdqeP!@&-6L!w&+rfc6!FN$@(>l(b)'XI#V1&).>mxch1!@G!@fdH+9ckG05!(/#&$!Qfem%!'5!8d%##B!cmE$22#A$>\
        <%8>nQfC>%vd(!:.>n`c!/I#,l!_B!%(>o#$>o*c!#$!%g&($od*!/I!/g2!'C!,pdV%H',hL!=->2V1!2(>oU0>oX$!2.>ogg%!]$!tX!tT!]'!}b;!\
        Lj'!2L&QD>1#!#&--1>p+'>pH)>pS$!%bg&!'aI&ac*>pB8.vqbh!#$!%d$&sX&sklbG'-g%!'d&!'B!FcweJ'0(>pg+>pocI>?T4!YmnE#`(${febM3\
        )%>qI1>qj'>qp/#)(>q|)>rCc'!':>qDf!#0>U>B!%dM>l|f!(&>C4-#8'!5$!Qgc*>;#h%!''/FF!,&&CC!2/&N+/kmicH!t!#3>r6'$=($f$>r;jkl\
        kJ/nbI>R<!!hfcI/nL,',+M*>ril!#'>r_)'{$!%qJ(0g&1q'&gL!cP&g%>rucfC)7ei&!,E%yB>*^4>u6%>wI1-3'>xt/>zJ*>{/(>{T0>|r)?!:$?!\
        >.?!G5?!Mc1!',>sy*>t()>t3$>tR+>t[.>u%:>u/ocV%ipcl!#&>lwB!%2!2'%EkbH#f%>tE'>tK5>tNcghO05,#5I-$J2%iJ%9+!Ya!5C-n'>tt.>t\
        |bkf!#$!%da1!]M!'!#$!%V&jgpkJ*.fe$#zmbJ%E%'FeH(J%>ua'>u{,>vV(>vq)>vy.>v|5>w?c3!/aaco(,DG!If!#6#w3>ux<%6$!%q%%3F!2G%9\
        &$N%$N3>v;+>v>8>vKobxh%>c#G(bL$,!#$!%de*!'L)n%>vScJ.]G,-%$5r(>vh)>vkpeH%*N!YnrgK,Q!#$!%S$fF)%$>w6ic*$2+>w0jG-U'!`F#V\
        --Jn!%C+Pahel&!'E!z%!,'>ff,>wp*>x&)>xL+>x^;!Lq&>,hd&#fF#f(>w|d&!'F>Jv30WqJ+V&-02).(>x;+>xDd&!'I!@ffn%!2F&C!#'!2B!%-2\
        Gdj'&gc!#*!2B!%)>xmn5$=emhbG#D'!2F>vh-0u2>y9*>yB(>z4)!'$#Y+>z9c!#4)(B!%%!'emrG#t%!'e!#4>yj/>yo0>yt$!%+>z+c,>ygjdoL$x\
        U*]bgX#tbhO*],+V5>y?n5>z'bG+YJ>89fcgasC>z$oD>J2'!q(#f5!8fdmhS>89&!:%%c'#;.>{+e!#4'C$!%+>{&g(%Nd6+$+!/.>z}c!#-!'B!%/!\
        'G!YfcQ!}gE!w'>{?ba+!@d&($K!'&>>2e!#->'3*>>5$!%I(|%>{t*>|))>|0$!L.>|f;>|lqcfqdI%lq&>,hd&#f2!2*!2F#fhdiJ>Sk'$=($c0>|P\
        +>|_c!R,>|Idl@Od$)=I!@n&!'e.)nmnD>cRd$&3X&3*!FG!'djdJ0~!#1>}9'>|m,>~t(>~~$!%.?!$bf&#J%!'B&W'>}G(>~jbhcM#t->~+2>~?3>~\
        G/>~J*>~N(>~R0>@6$>~U+>~`.%Tq'+o)2.ei%!'(0L5!8d%##I!/+>~;cfmc!#%!2B!%S><admiedP)zF#VdY#zbL$)Y/nqcbg&'sE!2nbch%!,G!/)\
        +MhbfdK#D%!]d621I/kL#5+?!4i!#%!',+MB!%&-6C!/dH&)(${dgjU!Y,#]B)_,?!m(?#*;!Ypoci&'s'!:.!=e'!zI.p!#&$C$!%.!ce,>1Ndo!#(#\
        fB!%h(${femO>=z-?)Y2?*L%?,33?-=1?0n'?1/<?3=7?3@,?3m*?3w(?5Z$?7x+?8$.?EI8&I;?E`:?Elc!#-?$]2?%4%?%A3?%m,?&&/?''*?'40?'\
        :)?'}$?(<+?({;?)Sq&!='(G(2]G!}1?$t,?$y(?$|5?%1cghnE/:feH'XE#f*'mikhn&>>2'!2F>>4K)O'?%=bH>:~mJ(G)?%N$?%VlE>g7eq%!'E($\
        hnb+?%fad&!'F1jd-!'B!F,?%~*11(#J)'0cB%ErmO)z%?&@3?&F(?&K0?&Z5?&lqkM>(D-%EN,3bB?%Jp!#'/.$!%.!/S!8ncqbh!#$!%d-!'B!c+?'\
        #:&^a&&Z%!,(!,I!'dK$,*+`efmn'%BF#f&!=E('&>dd%$=,?'k)+l$?'v.?'zn&$C)?'a5?'feG(JeoE)%icY%9ca'!2/(GI!@E>@7G$f1?(4+?(9jn\
        5!8d%##B)=djO('O$x!!0?'v+?(Rc!#)--$!%X#2'?(k(?(o)?(v5?%>c,#fhE--pM%il(#fL!=eN>Iq(?)7nblc!X$!%h&>Dwd$#8X#8,!Y+?)O;#Dl\
        5!8d-%l%##B!FdI#)cpF>M]1?)y'?*<(?*H5)Obah(!,f%$/'!qS!8.*u5?%>e8!@f!#&#J'#//$Q$!%mbG>Li,?*EbH>EVJ-rnL%T%?*w'?+$(?++)?\
        +.+?,)8>aU5!'c/#)*#/ik-!YB!Y,>E^a!3E#/f&!'F!:G$)%?+A'.<(?+I5?,&cP%*&>~3H>wC3?+a'!z/?,#0>2?$>J0bK-9,?+y5?+}bg!#%#f'!q\
        $!%S!8eB)%H+cC'mD#`nbfdodc@cc/?,N*?,d)?,k$?,q.?-(joeI>AH'($e3>IH/0qgb!#,#`B!%jbmO>=x3!@F%Nh)?,~n%?%YS!Vk/!'B!L)?-3mi\
        eE>mI5%Bd*!'B!c%?-e'?.$,?/A(?01)?0<$?0C.?0L9?0gc)!2B!L)!'i!#6#w(*{$!%.!=d-!2/!'[(e'%y*!2e%?.V3?.Z1?.k,&T/>Dr0?.s$?/#\
        +?/.jcf0!'odeQ/RP>Q.)?.cbH+`c/!'N>)0blemnE*7&>EH,>'9hC>ux&>EC-/UmC-x(?/>b*>@libjI>2VH#D'?/i(?/ob!#)>ll$?/^9?/coeX!S!\
        !C!2'!5F-x&!'H!k!#/0[$!%mn(?0-di!#%!''!2B!%R>?W,!2)!2aI>~O'!]bK&gh!#)'xB!%,?0`$!Ld$#Yii&!'L#`c)$,I#,cghdR!t'?0z5?1'b\
        P0=/!2*.VoG(Gof'#iF#f!ca,?1K/?1S(?2P$?2Y+!2peX>PI!#'#;B!%%!'''U(?2M.!=c!#,?1u$!%+?28ouC>vS'?2(jki&'8%!'L&<&!'+!@:#8a\
        &!wM!'%!](!,)?2Id(!:B!cF>OnB$,g!#'($B!%!!(?2pb!#%!z$!%+#/dU0=/?3+0?32+?35pcl%#/'!qS!8bhfF>vhI*jf%,kF>@>F*.&$).!=5?3W\
        ib!#4&)$!%I!'ie$?3cpJ?+y&>m~%'NE)kcpb!cGg@c4%?4B'?4Z(?4`.?5'c!#4!20?4>$!%i'$=B+?L?'z,?'v;?4NcJ)G%!'c!#$!%I#,nE>62*(J\
        .?4p5?4vhD>@PgjC>+z!(&$N%!,'!5B!Q'?5:,?5D/!'*?5UcJ+1h&$&'!qS!8!(%!F''(/#&$!QL%rjE>lv!#&!'%?693?6J'?6O,!//?6`*?6v0?6z\
        )?7)$?7[8?7f;?7ro%!'5#;eH%E$?6EjhejnE)OhG?,~fD>[jgh!(%!,'!5/#&B!Q'(|ci&!''$=e.)nmhbG>:ErM-M'!2,>~OnC>89&#P%?7D3?7K+?\
        7Ojnd&!'2'XB!c-,3Y?%JcB&mn'#/e3>IHN!Y!!/!YhfD--&!'kic*!FI#,%&mE!2vbf&-0C!,!#4+<%?9#1?:&'?<Y,?Dp(?Dw)?E>$!%c-%N7?8m,,\
        n*?8s0>P7)?8{pegd:#Aa%!f/!'I!'',nS!2cgcfE>TDjI?(h!#&%c2?9S6?9a,/U*?9i0?9l)?9{$!%j1?9NbobH>((clR!S'?9[cI#AikV+~dx!c%c\
        @`H31bgkih!#$!%dlD1q('xdeG-M'%3(?:v)?;?.?<Sb/!')?:K$#zildgh1'-E($!#&&C(?:k$!%dod&'8.?:gemO+Al@cb:?:smC('F%N,&T*?;30?\
        ;6:>@Ajbfe$!LmB/XF,knr+!2iJ%*'?;Y(?;]c;?;Wj'#/(#fba@H@MB.<me3?<&'?<1,?<5/?<<0?<F$>).jbghfd-$,B!cbg%#f'!qS!8P>~3&>:!F\
        2g%>:!efmO'Xncp'>~%.!=S!8)'CB!L!#4?=i-?=~2?>h%??=6??k3?@=1?@K7?@g,?@j/?A+*?Al(?B:0?BB=?CP)?Cj$?Cs+?DC8?D]c-%N,?=[)?=\
        adfjfcT!FdcB#GfnrhnM'-'(G(>mIc)?={jhC>L>S!`1?><'?>J,?>N(?>S5?>dchciS$=eidgb)>IuaI>z0N>lEdlD&F*?>^cpL?7jukiB+ujJ&)'?>\
        x(??1bmfbB?>a.??-c)??(qC,3fnC%lG??%!#$!%+!/fK('/??%0??O$??UibjI0bdibN,3hcqidanlbgh'%BcfdD?$v,?@.)?@4.?@9b)?@$ldH,'fe\
        lcpgbI'XchkJ#&bbX!/gQ%l%!:)'0.!2eH>N.'?@X5?@]bfF!LB>}BmbfhbgB>FmH&a(?@sbmI!`3?@|jcN$)!#$!%cfdI>hV%?AO'?AY(00.!`5?Aec\
        ,?AK+%cjcaB%<D>L>$!`hcqF?;<jfeqd&!VK!'j'!:F,3(?B(b.?A|emicB,3hf'>qyF!:2!/l&)%5!8d%##cH,T-#YxdP+u%?Bh1?Bo(?C))?C0$?CB\
        5?CHc$-$+>)0fhE2MfamdG+u)0&eg!#'!q$!%5!8c,!'G!@2>*lN!/.?C>ehe*!'wF%lfE,3rjnF,3fb$#zI'-k%!''#>c+#Af7!'5!8d&!:C##bobme\
        B>{,!!0?D1+?D85?D<b0?CJ)-UlE?@+caleP'-G?(vmndJ?C?1+`(>Sq)-J.?DX5,0cL!`B?@c'?Dibg%#;E!:f&!VL!=%!,E?+%*?E%scpD?%{5?E6d\
        &!'*!}(!'L!=!#/)zB!%&'8.&<ewF!})?EV$>1bgH>'|&-<%#fE!2d%#>e.)niS,3E!t+!}.?F%f'$=h&>,hE%yP'R%?G*1?GZ'?He,?I&*&C(?IC0?K\
        v)?Pc$?Pq+?Px.?Q&c2*m*(U)?Fl+?FyicjndK>ag!#$!%h/#&nC%N1!@'#/.$)eB>m}!#)?G:$!%ggdH>kg!#-*.%!2$!%+)t5!8d+?GWb*!FB3/E):\
        %?H)'?H/(?HG)?HMc3!Y7?%J*%*$?G~bG+`'>g7M>:c)+`B#z$?HEo!#(?HA$!%ba@=dP&C@A*!YG,'(?HUdX!20?HbodadD>zuO,w-?Hy(!=$?H~c!#\
        )/4B!%kJ>AEncM+A'#/(?I<5)%c$!YjemneG+o2>8ZM,*-?I|2?J,%?J43?J9'?HB<?J?,?JB/?Jg*?Jw0?J|)?KA$?KG+?KgcN#f(,0)>0gcirN$Cbl\
        %!'L!=gwS'*&+rC!/F0@%&m,!t.#;ep%>O'.!/5!8d&>,h%##$>Z%X#A(?Jrd-!FY#zfmO#tbL?1$,?K:+(Gn+?K55#fc$#zI'XnbQ!cb-,3Y!@ejcK+\
        G'?KS+?KWbJ.5eN+`,>;^)?(vc$!@I!/nb3!c(#fj&#VE-U%?Lj,?N((?Na)?O:.?P]c*(U)?LRi!(,)G(?LO$!Qcjndc!#*(pB!%F*u%?L`'!wchjO0\
        C,!'g-!@I!],?M5*?M=)?Me+?Mrc)?M/$?4ri!#'.8B!%&$NE!5ic*!FI14o!(&#J%(R$!Qdj%(R,!/.?Mbdhd$?HEoC?H>J31+?MnjbN!wcE)X%>L2d\
        +!/:?N!a%!,E.8%?N8'?NLck2'_B!/-2V<%6/,6+!'9#cacL$2&$N%!,=(ejc4%v*!FI+{'?Ns)?O#$?O2ppE>3mgh!(%!//#&B!Qhdeg!('!5/#&B!Q\
        dh%!]E/F%?OO'?Os(?O}cda&!VC$F1?Oe*?Onjdch%!f'1GF!,bg2'_B><%hE>;]:#Aa&!VC!f!#4#80?PB$!%8?PO;?PXcjn!%&&y%!nE!5fdch%!]'\
        !`F!,&!V%$FE!5dM#8fhbH(3'?Pn(!:cY!YK%$%!'E?MX%?6r*!IdI/k,!YB!L&+Dk%?R%'?R)c!?%?Qc,?Qj/?Qm*?Qq0?Qt)*($!%+?Q{8&djkJ>HC\
        !0oL>U/L!5D>y?D%Q1>2@J*]d-!'H!FP?Qf-?Q^6!S*('+0[i&!'bQ>?W!#4?T]-?Up2?Ze%?[!3?[e1!}'?^A<?_r7?_u/?`#*?b7(?b=0?bN=?bW)?\
        b]$?cq+?dB.?g=8?Fg5?gYc!#-?Ss3?T$7!',!Y/?J.*?T90?TJ)?TN$!%.?TT8!2q'?Sm,!/ba[(e&!'J$,ng'>@7e'!zN>2?(>ve.?T2ida@cec'!2\
        S!25?TGb&!'''mL!=D/+cO!t'+DF+D<!YjD>fD!#'?Tu(?U7$!%.+Gci%$=E$=h%!,f%).c/#&)$~+)bpb!#)!'$!%L!,.!,8.vf!#'?U[(?Uc$!%8?U\
        hbh&'8kl!PB!%-?HyB!FiD>:!d)!}hD!/!#-?V@2?VW%(s1?V]/?Y}$?Z%+?Z7.!=c!#2>?W*-UB!%e+?VRa!%'#;b-+uB&LcgQ#&bpG)U!K4?WX2?Wf\
        %?Wy'?Xa*!I(?Yh0?Yx$!%9%0c'?WO*?WUb(?W>qcjhbfd&!'L!c,&T0?6p)>N?qcjI3)-'XB)=Q$idanem!#)'-B!%.?WqbcjeH+17!/jO?)p*?X5(?\
        X9)?XD$?XR+?X^peH-9hC0b4?WJ,&TN?6p!#6#w'!q$!%S!8!$mef%!'E-US,02?Y',?Y-/?Y6*!/0?YD+?YI8>AHcggbJ?'vdcK>fX!#(>vnB!%%?Y@\
        cgoG%*P>kgciJ'C)?Yeb.?Yajh!#(>On$!%L#ShO%9D0@ac)>{(kf!#'+oB!%fE>dddgL#/!!'3&bj!#&$&(&ZB!%'%N(?ZK.&Qcg!#3#&B!%*>:E$?Z\
        ]jb4!}N>>7hcmnrJ*1&!'')%(?Zy.(bb&!'R!')!'L!,!#&>lL-!2*?[G(?[Q=?[X)!/$!%+?[^siC?Pk3!2c)!YV.v,+MN>{'kdN!2%!'nL*u%?]*'?\
        ]D(?]P.?]p5?^+c$%Ni!#$!%d@cd/&)gh!#$!%d+!/g&!'%!'eaD.H*#ti!#,%*B!%!#$?]h+!'g!#(!:$!%ckI(J!!'!qS!8%$F'!5$?^!lC>iN!%%!\
        ndD-b)?^6i%!'J!'%!Ye2%*hD2p--322s%?^r7-3,05(?^z$?_(+?_W.!=:?_oc!#$!%g&!'E$=$!LhI>3q/%T$!tjD>T:&>Q.%!f1*+h(?_Ac!2%%|G\
        >vn,?_O+?_TjfD>-mejO!YC*7'!q5!8nl&1Xbhdj!#'#)B!%F$fL$f!#$!%cgaD(p!#4&W-?a$%?a(6?a13?a81'='?a;,#](?aa0&d)>dd$?b-5?b4c\
        3?`r/?`u+)to&!'diie!I%!nB!%H2ybgh!#$!%cG-9nD3,*!Y)!YI!'ki!FB!%L$`3!S*?aV$?a]iic!#$!%fd&!'C(s3!'E!}I>n>'#S.?a{f!#%!,'\
        !q$!%5!8cK!Yf!#%!,'!q$!%S!8!!ski@GW(-'--F!''!z.?OHlch1>@;E($b*!FpQ?ElkbR!}%?c'1?c.'?c:(?cLc-#P*?c#$!L5!'dQ>FuQ>;y&>h\
        3B2|5?c6bH*(hO&mu&!V'>UZb)!'obfK#24!29?c_5!tpc*$2I)b!#1%?)'{9(-a!!lE*+!!'#;(>+.b!#1'=$!%g'?d6(?d=c,!'I!/->4#P!/mS?Y=\
        !#%?di6$l1?eZ'?fA,$X(?g9$!%9'pc/!}i@eu,?dz/?d})?e'sD>U/@evd&!'B!Y5!8d&.K(?e?+%9b$3/jhD>W],?eL$?eTpG?.c&!'%!'eajiC?1$\
        f&2Y(?esdhd-!'2?M^a!YC!n->'32+`3?eH0?f-$?f9lC#S&>EH,>'9F>@70+AjeN+c6?fk,?fx(?g'$?g/j,!/.?f^nF*~ich%!](!,dF-<&>U/dj%$\
        5dD+.ibf'!qr!&M#)ocjhrJ(J&!:h%!'G!@K?_$4!2'!',!t/!'*?gQpL#`o'?9iF!'h%?gacbH?:s4?hz-?i*2'-%?j_1?jh'?k?7?kP/?k]0?kc$?m\
        >+?pH.$)8-*5?sPc2-u1?hb,!2/?hh*?hn)?hts(?h^bI/XC?hZdtcW!2&!'E,n&!'Q!2cqcK--bahea!.%'NE)k%?iP1!L'?i|,?j$(?j1)?jW.%rc0\
        ,Qfd&#fP!Y)?ix$#z+>Ybg$#,+!'o!(&?9J'!5$!Qb*>((G!'I?Mn!4P+~bmd.!=c2!'B!L,?jE/?jJ$>MD+!'jcG#MdK>7d&!'rj%#/eI>[Gd4#AN!w\
        0#fxkcJ-M!%4#D-?k)%!n7?k0,%<)'0+?k<cH-hc7!/H!'bgcwd!c5l@c6G%0&!'2!//-*(!'gdH$,%!,'!5ibmE*1&$)C$)!#%?l51?ld'?l}$!%c2*\
        m)?l$iD>PK+>_wcp.!=dg&$CC!'-!F*!'f!#'#>$?lZ.#`pdii!#''((#f$!%L%r!!'!`F?`~&>/>5?lreobJ05xdc!#$!%I)b-!')?m0od(+GaI$)%$\
        F'!:c*!FI>W~!%%?n41'='?o0(?on.?p*5$xc'?mq/?m~$?n&.?n15#lpcd@cfi!($!Qc4%vH!FbaC03adg!#&-6B!%J2|/?nT*?ng)?nj$?nv+!'8?o\
        ,pcd!#a@cgqi&#J%$F'!5r/$QW*`I%Wh!(%!,'1GB!Q!$a!5/#&(!,b%!'B>HWbG*g2?oG3?oN/?4[$?od:!/qE0{k'#>F$cg!(&!w%!/'!5/#&(!,B!\
        Qh!#&>.:B!%*(3)?p'jdc4)(h%,cdF?B7I'F/?p6)?p<cQ)_%!fN!w&$Nb!(2!]B!Q%?pp1?q5'?qO(?q`)?qm.?sHc*!2$!Y+#tjL?-_f!#'?q'(?q1\
        $!%beQ>=a(!:a7!'M!'E?<1/?qLbg'>=~5!8e0!YamO?f*D,3,?q]pl&?@+E!2R!/.?qjgdB>*IH.g%!}'?r8(?r=c7?r5*0-0>2?pci!#''($!%L%rO\
        #)gQ?9I-.'2?r]3?rd,?rj/>9~*?s%0?s=qE.S('*S>O=&/(J!Y(?ruc4!/I#V/!2p%!,'/.S!8(?s3c.>=9udQ#8l%!,'!qS!8nradj'$=B03+&jfE?\
        _}*?se$?t/l/>9~mheI?%P2?s}%?t*j,?D-nfeg'>n7S!8bh&>>2F>>4fQ>=zI'=%?u!1?u97>GG,?vE/?vI(?vZ)?wZ$?x6+?x<5?z=c)?tl8,';>=z\
        tD?[Z!#$!%c-,3x!%%!nE>2]*>6fi'?u3b'(GjI0&%!,F#f%?u^'?v.,?v1(?v>c*?uV)!'qcB--(!,cB*(''U)?ux+(Gg%&g$+?c!#%&gB!%.&Qe2>7\
        Y30W/>DrB?eTH2!bh%!'dj'%BB03$!LoS!zD?66!#$!%e/&NamnbG?%P,?^0*?w)0?wE)?wRl!#$!%d:?w#a&!w%!,M!'&!wC!,%'F'?w<5!8cid$!cI\
        !@&!'-$,C##'!q5!8epgF>W]ucahcI#D&>yl'?wn(?wsb$!YL!=mJ>P70?x!jd($cI!@&!''#;(!=n%?.V'!qS!8kpC>96%?xv'?yH(?yi)?yz.?z:c'\
        ?xg,&C)!'j&?[Z1).U#lg!(&-02!S/#&B!Q*?y%$?y8lN2|+><%.>lvo&>.:%.yE!5h!(&>Je%!,(!,B!Q->A3)!/+?yZi&!'E!tko%!'dgd$#AX#A$?\
        yufgbrB>`3bjF&Z'?z2cjh!(%!,'1G(!,B!Q+#,qL>RYH#AmdK?jd-?zx2?{53?|,7?|Q,?|Y*#>)?|l$?}_+?~s;@&Iq./@bfp%!'E#;+?{*.+Dndgj\
        iF$/deg!#%!SB!%'?{Ac-?wxP!'!#4>Zm%$N,!/$!%+?{ve3/R,':/0q+?{n8?{qjcaB>^/D,0daL%l!#'!`$!%ef!#'?UQB!%1!F'#//?|D.?|Ib&!=\
        *!zG!'bH>5m))zaI>A3!#,#]B!%(?|gcjefnrH.<aI?;3%?|}'?}6(?}Wcf@dD(?})iE>A3i%!'c!2%%|G!Y3!20?}Q$?}Tj,!/kic!2%%|G>?WD&QK/\
        U)+MB?}T0?}v+?~-j.?}rnvdI)7J>)Z'?~!bx@c&j'(bb!#a@ch)?~@b*%*f%!]'#>J?}n'!2(?~bci!#&)%'!2$!%emdhnbj'#;L!=*>=5+?~ojbP&Q\
        cY!}%.H1@!6'@!q(@!x.@&Fc-?:sf->)0U!@(@!Jbghdj!#&-6'#>B!%f!#%$/$'3d$&s:&sh'!q5!8c+@!mfdD?B7E>//a/!'I'-&>mD-@#l2@$7%@$\
        <6@$F3@$R'@$o,@$~/@%,*.p0@%V)@%e$@%w+@&39@&Bq'@#c.!=cO!:epfcmO?s41@$(,?Ye(%N)?_K.!/chcJ>1Nhneg!%%!n'!qS!8dP?dvfehd-'\
        XB!c(.<ikefbaK'@&+r'.a)>mV5.abg%#f5!8d-(mC##*@$yllL?kMybK/(&>:!5#feD,G(@%K5@%Qc7!Sh!#%!f$!%d-!'(!:B!cqdJ>AHaF>2>1.',\
        >'9$!@dJ%$%@%scodepfD?&!Q>&$('*+@&).@&-bY#GfD'mppbB!w%2](+r5?f>fF>l)eG/tM!:%#fd*!'i'-riE-r%@'D'@'~(@(Y.@)?c2>su1#2,@\
        '))@'6+%<di!#&-0B!%etdhba8-3nV-3&!cd+!Yj%!'E(b)@'^$%Eg&!'3&^.!/h&&IL>y?!(/#&)@'u$@'y+)G5!'cQ/OnF!2!)E!`-@(I22s6@(O(>\
        On+@(Sc*!')!@h'!`(!,f%$/E&FbgH>ZaD?_rclE>=a!#3@(v'@(z$!%.@)09@)4j&!wC!FcP.a)@)*o!(&$NB!QokN>k9jO).!(&!V%!,B!QJ,-%!'6\
        $l7@)i,@)n*$pc'-~)@)c5!]tC2+2$pC!]vcG+(!#$!%W(X!%'@*6,@*I(@*S$&pb$&LfemnhO+9(@*Ci!#,+MB!%,':M!'b!#$!%I?VY*%~i%>[jeI!\
        V%!''!:/-3+@*~.@+$c1!'0*mheiJ/=O,n!#$!%fV?,#!%%@+a'@+{(@,.+@,G.@,M5&mc+@+Yodfcjnh&!'E!:ndeN>y?)@+q$&Lo%@+ncG2.'!'qcd\
        Z>SV2!//>l|hnfelS>~q,#`)>kg+@,=dM&,&/C%>7vL$xfbeH'0f%!'E#/4!V2@O.%@O21@d`'@e*<!2,@u9/A'&(A'40A<w)A<}$AQg.AQk5AdQc!#&\
        !'-@/C2@4R%@4}6@5*3@5/1@5h'@6(7@6t,@7L/@<(*@<L(@@?0@@C)@@b$@Gj+@KJ.@N18319@NH5@Na:@N}q4@.O%.K'@.V7!2(?fh.@.o5@.wc!#a\
        !!B*.,([dI.d)@._gB1$.@.hekB*ua&!'B!2!#a!!O/+1#c,0=)@/1$@/5+@/?ldH,GF?[bdh!($!QI%HcJ#P1@0)'@0=7@0C(!:+@3ej1@/r'!q5!8c\
        !#)%i$!%ickfC&9.!=cg+@0#cJ>xD!%C>Lv!#$!%bief!#%0_1#cB!%hfD>~q!#-@1D2@1J%!,6@1X3@1h1@1w'!5,@1|0@2+)@2<$@2B+@3D.!=9@3N\
        5$`q&&Z'@1;,+V(@1>b&!Fg-1'P!'I&^&%'H!/1%iJ28&?9X))Re(!,W!:,@1dd%/eG(veW$p)@1qclM!`ekgP%WcgP#l&%o(!kdpnI#G%@27,&9cjU%\
        WocJ!f%$=F'x!!&(*%%i1@2i'#i,@2m0@2y+@3#9@3<jfcI>R;bC%o'@2vcmN!SP1+'!:cK%f'2>(#M)@38c3!/5!'qR#GeU%f(%'dlM!S&@/@fcjU!f\
        (@3]c)+($#YI!Seoa!3M$Q)!Ybf%&m(%Nd-&,%&m(@4*c!#-&,%&mB!%,@4A0@4G$@4JjniefemnS%3(2gS#fO(Uhc$#zI!'&.V3@4l'@4u/@4x*!Iob\
        ibS%*b!#)%WB!%H(UdH?@p)!Yo&!'C/tsJ>nM%!V6)q3@5X/#)*?El0@5d.>^)c+@5Ua-(GB>1HC2A%!,'%-cpC-edN%f'!2)@5}+!'c'!'/?_}B!2&?\
        $qC?$q!#)@6^$@6o+$p:(|i!#'@6P/#&(@6W$!%b%!'S!'917sT,c)!'L!F2@6l'1$*!'cV!2E1:!!D!''!5,@79$@7=b!(1&/))z$@74cmN#5!)O)RD\
        @6in%@2jda!%%!nO!L4@8]-><a2@8f%@94'@9M7@9[,@9n/@;O(@;[$@;c.@;yc%@8;3#),@8D*@8H)@8Y$!L+!2jJ@79g&!'eN?32cE/+-(['%y.!=e\
        meahO1=D%T(!2fdpQ#)%@9%1%?',]*!I0&9)@9*5!8cjO#DfoD%odj!#7!'B!%!#%!:*@9H$!%s'#SkJ!]jdD.V!#*?m~$!%qcQ!t!#%!,1@9''!],#t\
        B!%!#-&a2@:H%@:K3>_w'@:[(@:t0@;=)(0$!%.#M5@;Kc$!Fo!#%#lB!%G!I)-*h!#$!%elcH>?Wah&'s'2Jejcfodepfc/!'N$@-#P+@;/eg!#6#w$\
        !%d*!kB!F!#&!''!5$!%I2G&-k%!:(,6icS!SnF!t!#'!]$!%eG%l**YjO#2c!#$!%l!#)'{$!%efnE?HR-@;`ah%!,G-J!#4@<5$!%cU!t(@<G.*udg\
        (@<Ed@B@CewJ#A!ci&+.%@>L3@>T'@>|7@?-*@?U=@?m$@?{+@@'5#):2!o!#4+l%@=K'@=e,@=z/0!(@>$$@>2+(>9@>=5@>Hc3(vH$f,>^))@=[ck!\
        SY>F9dii&!'C.a-'{*!kh!cj)!@$!%hd@ckb&,GI!'*@>/i%!SE!SC!`!!&(*/$QI&W'@>EcQ!`P*+iC!k!#4'!B!%!#%!,'!5$!%+(>.#2i%!'c!#$!\
        %oban!%%!nE!'!c#&!:a1>&0I!S!#4)C%!,'?/i*>2D$@?Pf(%3kmh!#-!@B!%!!E!2'@?g($#bf!#%!FB!%*!kB%ckbh!#'!5$!%I!/!!n%!/E!/%@@\
        9'!5cl!#$!%vC(h*!kG!'qD,*!#1!Y$!%hd:#Aa%!f'!2/!'h%#VG!@!#4@AV-@Bz2@C/%@C86!'3@C@'@CW7@Cs,@D#/@D-*@DD(@Dr=@Ea)@El$!%+\
        @G..@GM5@GTc7!2goL1$!#%@B?'@Bd$!%.@Br9-Gc-#))@A~$,hoe%(pB+?&!'%!2(@B9d&!:$?22+!@X#8$*uL)n!#,.K=(e)@BU$!%+1qjL(v!#'!5\
        )!@a!!O)R-#)h&!V(#;L>if!#2!2B!%%@C+cfei%!'J!/J?_o!#(?UcB!%*!IqeD.d%@CIcdH%W!#%!',2%/#)B!%!#,#`*!k+@Cm.!ca!!O!L%!'F#;\
        !#$!%b)!'bN#lbr!#-.$B!%!#4@DA%,z$!%c'!zH>G_G%6!#4@Dc2@Dg%!=6)q$@Dj5$`c4('K#5L>T~F+{!!hefM'_/&N*@E2=@EW)@EZ$>m}.>Ippf\
        D>l)!#&#J2@AS3!''!q$!%5!8b$!=h!#&#J-!@B!%L/ObjbN/(k%!'dadlC-$%@FI'@Fp(@G!c3!//@F6*@F<+@F@j7$p.'meL%EkgP>Z6zL1y%!,(!,\
        G!@*@Fb+@Fmi!#1&/$!%s'%oL!V!#*!I$!%W(XI%f--J%!,*!k(!'B%c(!cv!#6)qB!%1@GD,@GI(${)>Lmb*,GG#leiP#2C>/B-#YH@AR%!'(!:+@Gd\
        jbH%c&!'F#;!!->~~%@H:1@Hb'@Hj7@Ic(@J&)!2$@J0+@Je.@KDcJ,<,#t/@HL*@H[q&%3F$`%@HUcH>G_g!-I!'%$/Z#2!%%!nT$l&!',@I2*@IWod\
        &'8.&<e-?jA,?jE$>MDlS?jN!#'@II$!%b.@IEda@cma@cl$@IQjD%E-!}U!'!#%!F6)qB!%!($!Qbh!#4(D%!S6)q/*4)!@$!%vbD-[+?TKmnE?/~!%\
        %@JH'@JN(@JZ9#ccfdB@IQ$&LI!'!B&!'*>jJB!F!c7(>+.B!%!#%$5'@K-*@K<$!%cfo!#$!%5!8d%##$&3X&3,#5(!:g3!'cP?@Uc$%*bB%*-!tI!t\
        !#&!'%!f6#w1@K{'@Ls/#)*!2(@Lz)@M%$@M4+@M<9#GjO#G!#%$51&/'!5)@LI$@LP+@LV5@LYe/&N$03idh%!'O!'e4!/F!c!!nC+DL,*/0q$@LfbG\
        >{(0?qHjcm%!'O%~7!'aI(|*!'doC#2cjn'+oelrelD?_P!!/$QW*m%@MN'!5,@M^.!/cJ#,*!'f!#-*A'!5B!%b!#2+A3@N!/#&)!'$@N%9@N-s'>_n\
        G>=dG1C!!1++E0SD@>B4#52!',@NE;%*n&!}E${U#l4)U,.*o!#'/[)!@$!%r!&O&/!#&,<4'!(@Nz$!%ba!%%!nE#)H#](@O+c&!,G!'F/+C?YE4)R-\
        @RY2@S$%@Tu6@V23@VX1@WI'@Wz,@X./@[!*@[;=@_A)@_K$@aX+@bh8@cx9@d0;?m-5!':@dRc2@Pl3@Q'7#l/!'*@Q*)@QQ$@Qt+@Q}.@R58!Sj(!:\
        n!%4(D%!n6@Ph1%?9>@cjF?9OG>=d!#'!5,!/9'pa!!l&@HQbg@cnJ(v!#%!,6@QH'!q(!'$@QK5!8qc3!'J!VC+V!!I@/?!#4'!-%i2!'%!,'!5$@Qo\
        9#cgcE$C!!U#Dh!#,$~B!%!#%!,*0C$!%d6*:*!kI/k/>8Z+@RDpfbQ>~G!#%(b$!%5!8d-+~%##T*:1@Rk7@Rr(@R}cJ>6K.*mcM$i!#%!F()XB!%lE\
        .84@S]-@S`2%H%@Sn6@T$3@N!,@T-0@T7)@T=$@TJ+,q9@Tqc!#$!%X@<HL!k1?9N(-[iehO>kg-@3K8@S}alcg@codJ'F)>_wbJ>U2cl!#'#/B!%&!:\
        F$=%$=e-#P,!VF!c(#S0@Tc+@Tjd2!/h!#$!%I!Sf%'RE!5%'RfD(*bI%c!#-@UG6@US1>Fm7@Uw,#t0#l)!'$@U|+@V%8>$Yq)%?cJ!cn!%%!n*%QW#\
        c!cp&2%-*A%@Um$@Up9#cqkG1MD%c!!hbD#PbbN%H!!W?>P!#)'{$!%iC>[}'-~(@VF)@VN.@VScJ@29.@S~eJ#GdC?qjooJ)_!(3@Vx'@W5)@W9$!Q.\
        @W>bh!($!QI!S'!5cf!#'!q/#)$!%5!8v%'[F,9gH%HkoQ#A/!'d,?4rH!/%@We(@Woc,):u%!fde)>*PkG>*P/28$!FcP)G(>X_8#AiP.**@X+)!2p%\
        .KH#]Q!]-@Xl2@Xu%@Xy6#V'@Y/,@YJ(@Zc+@Zo..V8@Zzc/@Xh)!}5!'qe)!fL1[K>eon!%%!nE!5cM%~/@Y'cpkbG)Gg'#/F?HA$@YB+@YFbu&&y%$\
        FE!5cG*(hJ*D!#4@Z'%!'6,t1)R'@Z-/#)(@ZE0@ZH$!%9@ZK5@ZRc)@Y~oeH$fldH>H~'%'F$]3@Z:*@Z?jF>.fbG?9I3!'E!'W%WL%3%>r7F*J&>R;\
        6)qq&&ZkI?@p)@ZkgQ#GL?+z!#'!5$!%W%0bP?f*&!'(@[5.@[8d$!YoZ#2D)XB)_!#2@[r%@]'3@]y'@^$<@^/*@^3$!%+@^K.@^Z9&p:@^_jn!%%!n\
        M,N!#&&y%!,'!5(?[ZB!%6@]F,@]r8@]uodj7!'h!#$!%d*!/F!:'@]Vcjh'!`(!,G!I+!'j'@]hb!#*$2B!%c,!')!@I#,L&FeJ'@&0enD>,?$!`pg&\
        1XE#>D>E^%,<5!8d!#$@^Fb!#a@@!!C'[!#1*1(>ve$!%W#clR!f%#;'#;5@_5e&#/2@_&6@_-'!:,!'=@_1jD#tdcwbN#tkG#)L?!:i!#$!%mbH>|lk\
        b$!FchO!f-@`*%@`.3@`5'@`G7@`N,@`W/@`_*@`g(!/)@`o$@`v+@`{5@a?:@aTcI*DbL$C+!'cV)_!#%${/#)$!%c,!VM%$&!'qC0n!#%?YFB!%d*!\
        'F)7!#$!%L'm'/:ekJ0e&!'C>1#bG@NE1@a+(@a9bG@'v!#&!'$!%eiiC0-ikK?cI,@aLjelefN@;`!#,'CB!%bJ*('@aw/@a{(!c0@b#$@b(+@b4bbj\
        O>tVbQ1+dG@arbD@3K!%b)!2$&LS!2!#(@bM)@b]$@bad)!fc,$,G!@v!(&!V%!,/#&B!QdP#A!!biJ!S!#%!V1@c4'$C(@c@)@cD$!%+@cW.#`9@cqc\
        '#;I0b!#$!%b,!'B'mtC)X(@cMcS@)4hn!(&!VB!Q%>5]5@cie)!'gQ>xD!K%!nB!%bbgqG2S&??L'!q5!8b,!'f&#JJ$]'@d9cE@29+@dCiobG'Fjn!\
        5/#&b)!@B>HW&$&%!V'?SjX+u.@e&c3@dv7-h*!kofcN@&*c!#$!%ucopE%EI>SV!#4@f4-@fp2@gt%@h56@h=3@hN1>aU<@i>7!S,@iB/@kl*@l3(@l\
        u0@pj=@p|)@q'$@r_+@sL8@tv:@u.c+@f0i'!qr!&ahF/tnJ!`!#(!=$!%i%!'de3@#e,?Ud/0[+@fZm1>>kF@%M'@fjnbj!#&'sB!%-(mB!F%@g01@g\
        V70F(@gd.@gg5@gkcfR>fX0!'g+@gAgcfdba@crbg*@gMcfr@cqdci!csB!%)@g`ieG&,eM&9G3&aN%Nji%$5E@;)!#&!'%@h-$!%o%!,',]S!8!($!Q\
        I!')!'gH>L?6!'.@hJejcJ(pfK#8%@hp3#D1@hs*@i&(@i5)'09@i;c//4G-JS!/(/@+!'bc2!'fI>-7%$/egdc!#2!'B!%$!LI+1E!kF@=T4@iu%@j$\
        3@j)1@j3'@jC7!f,@j^(@kc$@ki+1gc4>L?hbfD?w4&!t%.m'!qS!8!#B*pb!#$!%W@Umcfwdc!#a!!%'NE)k*@jR($c)@jYlR#2pkcJ>*PkR#D!#4&|\
        %!F6@k!1)C'@k(((*$!%5@kMcR1g'%oF/e%##*@k8(@kAcfP(pp!#a!!Q&9g!#&-G$!%I$@!ct$@k^e!#1!'B!%!!I17-#8Y#2I'[4?@U'@l),#2b$%c\
        hci!#,,'B!%iibg&#VH'C!#&#V%!'6)q3@la*@lg(@lm$!%+@lqo!#%)1'!5$!%W&p%$5J!/&2ME!5M>L?kG1g-@mc2@n!%@n@6@n[3@nl1@ny7!t,@n\
        }/@o/*@oE0@oO)@oZ$@oj+@p@9@pec)!c+@m`aB%0I%6&?>6,@myn'#Mbld-%laI+1dlcI.S'@n:b3@n4sbg-!/B!/fcoD,~ubG?2M*@nP+@nXibjhG?\
        '#pdgbbG#GO0I,@nfbboR%6cuE?ga)@#fb*?<(F>IGcX$`.@o)eQ?(*ldH@$M&$/b!#2>Oq$!%hf'@$iS!8'2J(>O?I!'1?s>'>E{B!@1@ofblboE#8S\
        ?A'-@p!0?qH+@p(5@p/csC#>''@F,0chdB>O'$@p8ghO+`hblcI@o>&!''@p_5,0b)@pYjn!%%!nH.SfF>T@*!'I!/bcN!`,*](@py)'XboD2]J%<kco\
        fD?sa2@qO%@r('>SV,#G(!')@r2+@r;5>SVjn!%4,NC!n-@qp%!,6@qw1&/,,q*@q{$@r!q&*+G2Sc3!/J!VbC,GbB.d%'[F!5+%EsfdgQ'@!#%>1#B!\
        %n!#2%0'!5/,N)@rU$!%9(XmJ.?&#/'0SF%$!!-@r|%@s&1@s4/@sF=(e+>~dcS('k'!FI1:!#$!%;?jcjI>'Bem!#$!%f5!8d-!'C##&-kL*+!#-@ss\
        %@t#1@t2/*x(#P$@t5+@t:.@tncfI>ifn!%'!]b)!@B&L!#)!'$!%9#GmJ&9S${!!I&a!#1%?$!%bf!#-@:H)'{$@tb9@thg!#%$/$!%L!F!!vC#]%'[\
        F)[l&?AyC!:(@u#ciV>?Wkcj!#7#GB!%!%%>LvcfG&j%@{>'@|`(@}s.A$Hc-@v12@x:%@xS1!''!:/@xV*@xi)@yH$@yV+@zm;@{-:@{4q!(%&Q$!Qq\
        bf!#/>l{B!%t4@vw-@w52@w@%2+6@wD3?a81@w]'!5<%6,@we/@wk*!I(%Q0@wp$@ws+@w}9@x0cM@Dg&%3'%'(@w/.$#b)#VbI#5&%'P!@&#M($#kG?\
        BlD>U)&$2'%o,!@(@wWbbh@c'eh@c*bc2!'G!F%!kE$=cE>-%F%3%'[/?cnH*A&&I1.$em!#0#GB!%()[c$#YI!S%!'obf!#*>e[0)[$!%v(*JG%6R'!\
        b!#,$X)!'$!%veG>`s2@y'7@y8=@yCj!#1>tV$!%lcH#J'@y4*!IseG>:dB@)1!#%!F*!IB!%kE>tK%!'**Ydg&!'Q!'+@yhmnbl%$F'!qS!8!#(@y}$\
        !%.@zjb/>DrG!'2@zT6):30W/@z[0+A$?qGj%#5(@zF5@zJiD>:dbJ%~$!Fh%!'F%T%-xdB($&!'%#Srj%#/F#fJ+M&1X+@{!nbf!#a!!U%*&>fD%(sF\
        ?HBmieE>)Z%!,'!5F?Wn4!'%@{f/#w*@{l0@|1$@|G+@|U.!'c-1'7(6I!'2%WN!'-@as*@|#o!#%$5'!5B!%5!8d%##(?q1L!=n'*7cf(@|Bd$!cI%9\
        amD%Ba!5'!5b2!]B>HW1!Sd&!'J#`2!2/#M*@}$0!'$@}T+@}d:@nzpn'!2I#l3!''@}H7%W+@}P5!8o!#%!,*!I$!%9(-sF/e!#%##B!%X@0#+0Fa!%\
        %!n6$lL!=1&jw!%%!ntfE@>I&2|4!'3@~m7!/,-_*@~u(A!$$A#E+A#J.$C9A#Uj!#1!'$!%t!#4@~b%!,1@~f'!5$!%c2!/Q!/kB%c%'RF@`+!#3!SB\
        !%o!#%!'*!IB!%/A#80!So!#3A!V11C'!],A![/A!j)'{$A!o+A#-9A#4q&*+C.mkE>/>'#;.$=b&):I@2(eR>>k!!.A#*h&#D)A#'e-#PH!/C'0K/tn\
        dfaI$~eG)=!#'!5$!%bG>xDaeM$p!#-#Y$!%I%H!#%!,6A$.3>Hb1A$4'!5<A$:,@w@(%Q0A$=$!%+A$@.#Mqc-#PJ!V'%oJ!@&%'F#5F,*E,0.?q]eG\
        '~->R<2A$n%A$t6A&I'!5*A&U)A&h$A&vqqbG#lpbeH#l--'6A%_3A%j1%?'!5<A%q*A%y0A&!$A&(+A&49A&Cq'A%P(A%Vb,!VG#V,!VG!z*@NzI@w,\
        d*!'an!NC!n'%3fD$/c5!'jU#]%$/F$C(,6G,6h%!ce*!/jU#G'$#(A&?nG-'gQ(e%'[E!5s!#%!,*!IB!%+!]obf!#%!,$!%qL$/!#4!')$~$!%I!f+\
        A$jn!%%+PE!5!#2!t'!'$!%L!=4A)F-A*82A*K%A+66A+D3A+G1A+p'A,!7A,B,A,E/A.)*A/1(A0m0A4')A40$A68+A7%.A8I8A:u9A;#;A<55A<L:A\
        <qc$A(e+A(tf!#6#w11C$!%o!#%!,)(0$!%9@/?dgp!#1&/B!%h!#%!,6$l'!5B!%%!,1&/'!5,A)8/A);$A)C5$`q'%3kdJ,GF'R%,zcH>`0W2S!#-%\
        i6A){(A)~$A*&+(>9A*5q%!,,!/5A)qd%##H!'!&ae-#PY!SJ-'idH#P!!ib'A*2oP#GQ$@O%*7!'j%!''%~(${cjK?El!#%A*p1A*x'A+!7#D(/:$!%\
        5A+(ondacI@6i!(3!2B!QdacIA*l-!/H!k3?a89'pqkdiP%H1>pu(0-.):hO*(T#D!#4A+i%A+l3@<I'!q/%i(%E$!%5!8cG-~C#)S>_K)'Cbldc!#*,\
        TB!%$A,=i!#'!5$!%bf!#0@t/a!!L&dhbG(bU*12A,s%A,~'A-9,A-O(A-^$A-q+A-{.!=:>qxc!#*?cIB!%!#6.?*!IB!%!#)!t$!%h''(.%rb!#,)O\
        B!%2!/u'A-FcG?`jc!#*!tB!%!#&%'($#$!%W(-!#/&N**Y$!%p*!2G@:m+!Sn'3!S!8!#'!'(${B!%4A.1cG&C!#%!,'A.g,#]0A.u$A.z.!=5A/&c$\
        !F;!L:#tfo!#'!S/#&(!:B!%%!',#8g&?4RQ!'feF):!!'0SnC%3;!Ljd2!'J#`4!`-!/2A/g%A046-G3!'1A0Q'A0X*A0c(?0k;.Y5!]c*?HR$!2V,$\
        !#&#J'!5/A0%$A0,.($9*`nFA)5c'!zH!'!!/$QW*`!#6#w1%?,#]/??*)!'a!!1*4bI@TZ%.HeM.Y6.?*!II?`ibh!#1%?B!%!#2#53A1H7A1R/A2r*\
        A3$)A36$A3>+A3C51g:([q!#'!q$!%5!8edB.Y'!/b)!'S-e-A2+2A22%>CN6?a%'A277@Uw,A2>/A2T0@t/$A2d9(-qdgo%)1E!5&$CJ@LVbD@be*!k\
        aO!]%!F(A2Kdjb@c,8!Skab@c+(A!kc7%H*!'G@NE%@bd1)Rh&%3F#S!#$!%bf!#&!5B!%!#$!%oe3A33jU(pQ#5!#'*cB!%!!I#l!#%!/1A3e'!q<%6\
        ,A3m/*4$A3~5!8qJ%6!#($CB!%&$2'A#*bp!#3%HB!%!!hG*x!#$!%bC#M2A4v%A593!Y'A5J*A5N(A5T)A5k$A5r+A62:A65c3>H~$A4m+!/;A4pjC?\
        ;TB!}!cuC!nb&@]r)A5*i&@QlJ!t!#%!,$!%i&&ZE#;!#&!=-'=2'x)!'B!%gQ(6%!tE#/*!'$A5e.A*2oE>qydidK&9%*7eW.*1A6&+%ljn!%%!nI!'\
        !%-A5z%!nI!'B'~F#2!%%A6g1!L'!/7!'*!Y(A6n0A6t$A6w.!:9A6~j!#1!LB!%,>dyB&L/!'H!'F&Qd*!IB!cbJ*7!#-1'6-_1A7M(&F$A7R+A7W.A\
        8/c!#*?)B$!%L&QbG>iP!!W*m,A7f(A7~djC@`lb-*x6)q*A7x)!'qG/h%$#F$Cl!#$!%i&&ZC>WRid$A8?g!#$!%L?-!l!#(>SoB!%2A8}6A9#3A9*'\
        A97,A9C*A9b=A:0)A:3$A:R+A:[5@M!j1)UJ!/F3,s&$&C!'1!'cdgudiJ>qjii(!:cqcdB$C2!S'&m,!/b!#$!%:!Lucfo!#'!SB!%2A9q+A:#j%$5E\
        %-!#&#V%>.X,$XB!%%(b5!8d%##T$lL#]4!`2!`7-u*%~+?VYp.A:MbFA1DdpH!`hfemnbP!`!#'?Sj(A:o$!%biF>;-ggE?f*d2!'g%!'E!'!#%A;R6\
        #D1%?'A;b7A;h,A;k/$Q$A<+o'2>ibfd$?w#X?w#,!'f!#4+<$!%S!'%!2H!kH%$!#2!S6)q'A<$$!%b3!'G!'g%!'Q!'!!+@nUmG&d4'!-%<%!,6@F[\
        '!59#chO.$6A<d1#c'*c7A<i$A<ljF>/BfdC&ZE${bH@xS%-eF!''!'M!'%ACT'AF~*!t(AK8.AOo5AQHc!#2A?*3A?D1A?`'A?u7A@r/A@{*AA&$AB%\
        +ABX8ABx9AC75!':AC=j1A>3'!57A>r+A>|b!#,#]$!%f!#(!'B!%5A>Gd&>nZ*!}.&<eN>@62A>g$A>n.?I9jbmnci5!8d-!'%##B!ccjhS>=yhC+x'\
        *cb*!'I!'!#%'=,#]B!%!#$!%5A?7cW!V!#0!}$!%jD@y0!#&!''!'$!%p%!,'!5c)!FoFA*G.#2l'-<c!#*(J$!%mL?m-2$p*A@+$*Di!#,!/B!%!#'\
        2y0A@M$A@T9A@`j&$Cndio!c-fbg@c.&!:eW!S!!h%!ceGA#G(@&Cc8!/an!5%-nE!5b!#/$QB!%&@kUR@Q'!#2AA]$!%+AAyj.AAYn,#]d&'s*!k.$)\
        e0AAOqP1:eo!#&-<B!%B#2!#$!%5AApd%##*!kB#Y!&4(DaH*x!#&!'a@cv!!%${1!]$AB8d%!,J!Y!%%!n'ABIc)!zV>ag&!'-!2b!#)!/B!%!#$!%+\
        ABk9ABtdB@87'$2ibqF.akG$=%AC,(@ci.$)coF@ci!#*!I)!@B!%,#lH*M'ACH(!=bH!]%!,i!#$!%W#c-?ax%AE~3>Dq')7*AFK$?ax+AFU8AFY9AF\
        lc-#Y7ADr/!'$AEJ+AEfo!#-ADZ6AD`,#t)'{$ADd+$@9ADmq(ADTcBA%v&%'Y!LfL>&ofL&d!!h'$#L2(dH>U!!#2*U%!,6+V'!5(%Q$*p+AEC.#M9@\
        Umc4>Zm3!/9%0Y@0#nfeLA*2h!#4&)$AE_9'pm'!:J&9!!hG@38n!#%$F'!5,$X$!%cir$!SX!S2%W:$~jn!%-AF;%AFC,AFGqJ&aie+$@L!Fa@cwF@%\
        )2!2h!cxB!%nG&@%,<(AFhd&#VI!@eG0-!#&#J%)1'!50@LVB!%4AGf-AGo2AH=%AHk3AI(1AIV,AI]/@j$*AIm(AJ:=AJF$AJJ+AJocf!#2!')'{$!%\
        W#cb!#))zB!%(#5t!#4%i%A7!7AH5,AH9$!%9'p5$`sE>_ndJ!:cS%H&!V3AH_,!/(!`b!#-*A$AHXpG(0!!M>Swb!#1%?$!%W'p)AHys-+Y'!5H!I!#\
        $!%9#cmD2>!#3!=1AIO$!%c*AI@o%!'E!S+#to!#&#J'#;B!%h%)XH!IcamD-hi!#$!%dcg-+cI?1K%!'3#G'/[<%l7AJ(5!8oEAAY!#$AJ4lcH?yq!!\
        MAJ/!#*!@a!!K@;`L>^)&$N,#G$!L+AJ_t%!FH!Ii'!]b!#3,J$!%I(>!#-@Sj'%o$!%+AK&cH${!#$!%ib!#4/h*!IB!%-ALF2ALb3ALf'ALl7ALo,-\
        _/AL|*AMC(ANB$AN{+AN~.AO59AOJc-#Yo!#4+]-AL2%2+,(0*!I$AL:+(>cY@0#,28cB?ng!!1@te'#iW0x1AL[7#]c!#$!%o%!'F?[Z%0_L#SdD&C&\
        !:L!/J%Wb)><IgnbcG@i!'AM:(AM@.!=b!#3,J,!Y(>@lB!%2!/H!/T(-+AN-;!Lj!#(AN)$!%n(AMgd+?MWei%!'E%y!#0AMw$AM}odJ>ORgbkM0=!!\
        -/UN@|DR@~beackf!#''($!%ka!c$C!n-#Y7AN`/ANoo!#%!,',]/)4$!%S!8!#$!%9&pi%!FE'*!#-.$$@k^W&pM*(.#`n!#$!%b,!'f1#cJ$~1AOA$\
        AODpO'0D-uaeH@a6!#&A7!$AOgg!#'!5*!I(%Q$*pI(>!!%$5E!53APM'APR*APX$APy+AQ=;'Xj1AP>'#;7APFbii&!'F#f!%%!nL!=bghnD*7lcH)%\
        *!'B%f-#Y6APu(!'+!'b'!'+1qiibaK@;`bJ)%&!'=AQ6$AQ9n'!5.#Mve(!zG#PL&jC@hG%!'.!=cJ>@w(AQVc!#*>PKB!%*!@:>@Am$/XnS@LwDA$E\
        -ARq2ATi6AUE3AUu1!V'AVR<AVc,AVi/AY6*AYn(A[5)A[>$A_r+AaJ;Ad)5Ad0:AdGq&)O(!L.ARnqi'!]b!#<#])!'B!%J.<%AS11AS97AS?(ATf.A\
        S:j.#`cgC0F)*1mO?,&cfbB-h!#4ASj%ASp,AT%/AT1)'0$AT?+ATJ9AT_5ATccG@;L%#)F$`)@;L5!/h!#6?a1B?b-b!#)!'$!%S!2dgahbfskiibG.\
        5!!&(*1%$U#D1.$(ATXbbhn@c9ehn@c8nC%iR(DJ'-!#3AU'(AUA$!%o1!2',]5!8iC!Yb!($!Q+!'f'AU>5AU;bbQ/=Q%<G??:(!'s!#%AUa,AUg(AU\
        k$!%cieT#w)!'I$pbO%?eg!#%#VB!%!#4AV43AV:,AVC(1j$!%c4@;LH'm&#;C%<%)1'/[S!8($/b!#)!'$!%W&pio!#%!,'!5$!%L#MklR>~O4AW03A\
        W>'AWM7AWW,AWc*>=5)/h9,NcvcS!t!#'!V,#]$!%L!V&$x%!'1.H'!]L!,l'>g7cG?[C!#1%?'!]B!%!#4AXB2AXI%AXP6AX]1AXi'!`*>e[($#0&@)\
        AXw$AX}+AY)5AY/c!2-!/C%|&!FfE!Se3!'X&^h!#1%?'!:B!%)/Ld*'~pO?ng(/@bco!#%+(B!%'!5L%o!!n'!FF!FbfGAXF'!5qF$]!#%*76!'/!S0\
        AYY$!%q(%iib!(4)U)!'B!Q!#%!,1!''!]7#D$!%I.j!#&!'2@Q'6(h3AZT'!`7AZj*!@$AZ{+A[#5A[1j%!'(AZKn!%4'!%!nQ,J!#/?q]B!%!#%!/1\
        '=,%f$!%c,+JG!}!#%!,/&9(!'$!%L!c!!C!:!#&!V%!,'!5B!%cV.vr!#&1XB!%!#&!'4%$-#Y%A]63A]D1A^,'A^/7A^8,A^>/A^J*A^g0$p=!2)A_\
        4$A_L+>7d.A_e5A_mo($#bg!#a!!eM&j+1qckjfc-!@I,T!#1#l,A]d(A]x)A]~$!%.A^(b()XB!=%!fcf!#$!%5!8d%##X#A/0!F!'c$!=V!/H>mIE-\
        b&!V%0)H!'&!'O!2!#&#M%?SiB!%%A^Wc!#*${B!%$A^adB?WLb!TB!%!#&&y%!,(A_$$A_/.#Md*!kB#Y($Ck$@0#I!'!!E#i!#6#w(A_D$!%cW1g!#\
        $!%W!'!!%$)'?MV+#lc!?%%|))zB!%go'!'L1$!8E!51A`D'A`r7Aa%,A)8/$Q0Aa+$!L+Aa/5Aa@q&!,'!q($]S!8!%%A`a'A`g/$Q+&d9A`mq.$#cR\
        !@,!'B&L2!tH0hnDA#*gbaa/$Q9*`mbF@71%!,E!:E>J2!#&%'%!,'!S,!/B!%4>mH*!IW'p-Aa{%Ab4,!S+AbC.!F5Aczc-@_#*Aaq+!'oE.5%!'e,!\
        'H!/n!%b$&Lf!#4+<',]$!%S!8&!'*!/e!#*#tB!%!#'Ac](Ace)Act$!%5!8b!#$!%f!#-Ac+6Ac3'!q/AcL*%Q$AcP9AcV5!8q&%3%#)L!,.#MfkH'\
        ~&!F,AcDd$#YgpC>h3(A@QSAU^E@/@!!jF2>%'[F*J%##gaU!@-#Pg9#cne,!/F#PbaB@Xm)#Di!#%#;B!%.!=eM!]!#4%6%!,(%Q$!%d!#*!kB!%w&%\
        '%!,W0x4?Zb-AI%%Ae*3&),Ae;*>_w0AeA)AeS$Ae]+!/9Aee:+uopeawK)7!#)!=$!%i&&QeG@Zk&(*E#;,%0)AeOc$!=I$@F?R%%!'*.YF'R$/nhD@\
        /.&$]F%'-!'2>xU%B=s6!t1BK9'Bs0,Bz6/!'*C*O(C+$0>c`)C}K+D3E.D3Y8>8t9)=5D?C:DH'c!#&+D-Ai72AjL%AkE6Akw3Al71AlE'AlK<Al{7A\
        m,,Am4/At**Aw6(A}Y0A}b)B$h$B1W+B5'.B;38B<Y9!'5B=X:B=oq!#4Ah:2AhS%!,'AhW,Ahp/#)(Ahy)Ai-$Ai2c*!2)#]$Ah3i!#&!'''UB!%a%!\
        FF!}'!q5!8c,AhOpb!#$!%W(-D@kUfE-[g!#$!%bh!#)!@$!%9'plcU%Hb!#3/RB!%/+D(Ai*+(UjO!`P#5deJ#]!!I&W1AiU'Air7-{(Aixc,!Y(!'+\
        >;-yD!t&@%b'Aii(*.b+!'Y>=z!#$!%gH#8-!}[(e3Aj4/Aj@0AjHo%@1n5!VcC@1n)>IIbg%#fE2Jd$@w,Y#5O><a!#2Ak#%Ak13&^')7/Ak;)(|$!%\
        .AkAc$>~cubf!cH&?9g'#;B!%(!'5!8d%##B?b4+,cg-+cX!2'&gL!=jC/n*AkX$Ak]j&'8.&<dJ+~F>Vn'&g.Aktc)AkniNA<i%+oE#)G+M+#)s!#)!\
        /$!%b)!'dg!#%!''%BB!%%$5(>~~ideaI.a'%EF%$*AkX)Alf$>Li+Aluldh'>tKF!''$f(!'g!#3(-B!%'2(G!2&-beib!()!@B!Qb1'=W@/?-Anu2A\
        oi%Aoo6Ap+'Ap/7Ap},Aq(/Ari(Art0As2=(e+As6.As<8AsK;?;W5Asbc2An</AnB*Ane0Ann$#Yq)!Y.$)c!#$@ChX1y%${E&g'AnR.%rcf'@}HS!8\
        !4+!@g%!'h!#1!2B!%+>IqoGA<i.,neF,n%Ao)'Ao8.AoccHAkB2><a(?Mb$?;UL!=/#t*AoU+Ao[.!cs%>Af5(kd-#8C0)&!wC!'%!'F?/>,*gI%E%$\
        )G!`&!:->Iq20=6>+qgo&!,%!,L#`aU#D!#-ApP6ApZ3?gN0Apf$Aprq%!,f&-6C!'1!/(@ciL)O!#$!%efH?W7%!,n!#&#/B!%!!&,nhnC>On!#'!:B\
        !%4%6%!,'AqF(Ar>.Arbc!#$!%hnL>U)!cz-?bX3Aqn/>Y/*!k(Aqu0Aq|$Ar%+Ar5cgP$)fcmO?rym%!'B#z%!,O,w&>ffh%>dz1ApyF!'n.>U)fE&F\
        $ArN.ArW9!]fOA^,%(R'#>F)wa!cy%!nH!I*!2B>1b!#'!5*!IB!%/$i)As+$.sj%?~lneG+Gd-!'M0qD@9+1!2G)Rl%!Fg5!8d&(AC##'AsZc2*1)>=\
        zI!Yg3!'F!'0As}$A>n;?;Wj&>PJ%?;T,!/L)O$!th%!,G!2!#4Atn-Au#%Au''AuQ,#](Au[0Aun$Aw0.!=9#cc'!V)1y$AtbjO>>k!%%!n1!LB>)@&\
        &Q%!,'?UQ(>:dG?%JeG,G)AuIi!#1?a%(AuF0+l$!%.!=d&!'H!2N$`&,9eF>T((!:a%!'F#5!#/>>k)$)$@ChksJ(U!#%AvS6-G3@N!1Av`'Ave/&9(\
        Avo$Avy+Aw%5Aw*c*AvCdQ@CF&!'%(s.#`d&!'J!/0?6A)!'cK>)0eG>[}(!:g&(pQ!'$!Lg3!'F+G!!'#/hF+9eBA6tieG>vk!!O?=W4AxW-Ax[2Axt\
        %AzB6AzY3(e'Aza7Azy*A{*(A|#+A|A.A}@8A}H5A}Qc2!2,Ax4*.V0!/)AxD$%E8AxPsdah(#`L#`!#$!%d->r2$#8X#8&!'2!''!qS!8c,!YH#tC?+\
        +&!:)?:sb)>[}i!#&!w,#8B!%'Ay;,AyU(?Zy5Az1bi'(sc!#$!%qf&'8L>n`%##o'0&*!Ic!#-!@$!%h%!'L#Sb!#4'!,(h*%Q0Ayv$Ay}9Az+lc7!S\
        B!L'!:FA@Q!!+17gksT!S'$#F)[!&6?{&/*49&phL?=X!#-AzU,#`$!%+-hqG*AL@Tr'>_nL!V2!'*A<%$AzqjkJ(|hb,!'G!'bf!#$!%v%'[F-x%A{C\
        'A{N(A{h.A{wc!#4#DB!%)!@$+?iiF/:7#D$%cqci!#$!%d:#Aa%!fM!'g!#&#i4(D%!SB!%i&?4RE?)1%,$,!20>=Vg!#$!%d:&3a&!w%!fI!'!#%A|\
        l1A|r'A|~,!/(A}+$!%c*A|hi&!'ekN%~UA,>%!:G!'''(.%rcfC>cR-#5i%-[J#8!#)!'$!%g!#%?n!/#&B!%i&!wE?)1ca4%6BA&{eg!#BA_/khjne\
        L($!#%A~O6)q'A~u,#D(B!`0B!p)B#&$B#h+B$+.B$Y5B$ec4)()A~Kjd($ch&$N'!q(!,S!8E>Li!#)A~f$!%9&pi&!:'!:J!2!#$!%jcdi,.YX.Y4-\
        3+B!0:!Liicf5!8d%##I!@(!V.B!Uc!c<+.Bi!#$!%d:&3a&!w%!f/!'I!'i.&<c!/I'g!#*!'$!%+!/fC>k|%B!}'!5coF?axiibI-h&!''B#7(!=b,\
        #`F)O!#6@i;/B#_(#5$!%j%!''(b(B#[jd!c:e@cIG-bkip'!zL!=!!&>~p%(s+B$%.#5d-&g2!'X#G&!:F#;'B$B(B$O.B$Vcdg!#-!@B'3(!:u&(A%\
        !'E#>)!'mG&IG%f-@9!,#Dh@c;R-34B''-B(B2B(m%B*I6B+&1)R'B+,<B+p,B+u/B,(*B,4(B,j0B-X)B.j$B/r+B/v.B0r8B0}5B11c!#-B&16!/3B\
        &I/B&O*B&V0.?$B&j+!'8B&o9%0q&!tdg'!Sb%!,G!'7!'(B&E.!Vc,!')!2B+?iE-$&$fC&@4>agC!V--u3%N;!Loc!#$!%S!'!!B*(c3?bSg!#*#Ga\
        !!&#VbG2!'B';(B'B.B(*cl&#/E#i2!/gC#l/@,**B'[)B(!;B('5!'nrP>if!#'B's$!%5!Vc2?@U)!2I.B$#8:#8sbG?EFkH>riS!V*2Mf)B(>bh(!\
        ,h%!,F!,bI/(1B(V'B(`c<?3=a%!'B!Lcf1A^,E('ge3&@'!zaD>EC4&|-B)61B)>'B)E(!`)(0$B*9.B*?cl(A6nL!cca%!'I#5e,,GL$C&>zu3#)(B\
        )e+%9gci!#&#/6#w'#>B'3'!z,&T/B*(0>EG$@|C8B*2pfc/!'N?&#%>E6reN>EGcajL@pyncG@C}-?cI)!2L!=!#6B*j3AhT,$X$B*r+B*x;!Lb*!'G\
        >*P.@9EfC&j!!B@Xm!#&/t$!%I!2&#SL!V&%T4!/2B+R%(m,B+W*B+d(--$*ujc!#$!%I>AFba@c|ieg!#$!%gC.H3!'c!2%%|I!/cjU)G&!''$f5!'e\
        &!zB!L&/tdg&>FlC!'%B,Q'B,X(B,ac3!/+#,.+Di'#>J%*,+~pE&Cu&!VeG(|+%*acL?'^4!'->Iq/!'+B-5.B-Hi!#%!,,!S$!%.%rd!4H@yP'B-Bb\
        g%>7vF%N2!'H!'a&!Vb!#,!')!'B!%!#%B-w'B.A(B.J$!%.%rc,!'hnE>T',!')!'+B.0gh&$x%A#AG!@!#'!5$!%9&pqcQ@~m!4g3!'L!=-B.c2B.g\
        0?:d)!F$>MDqfF+GcN*uD.<%B/7'B/>(B/Y5B/jc-#Pp1B/4bbg!#&!:'!:B!%C&@,.KsF.H%B/S(!::!tcpb!#$!%W%0)!'B3/.B/gh!#$!%I)RB$i!\
        &&%3K%$E>`R%B-M1B0;'B0B,A)8(B0Q)B0d9B0kcpC>xU&,keG$C*!kicp%!'dgdT+$3@#e*@G&(>+.kjO@0#('RdP#J)(hnC$i$!tgj,!/L#`'!5b!(\
        )!'$!QoE>6g!#(B1F$!%c!#$!%hdo@c{+!2ma%'Nd2?M^a@c}!!4/=-B2?%B2J1B2g'!57@IW/B2}0+Y=B3&$B36+B3x.B4dc*B2;8!2q&!'icH--F@6\
        ic4$i2!/G>gq4)C6)q'!:,A)8/#&)!:vef7#lM!'!%4+l-$`'!S/?f*b$&LW!'bfeP*(kb!#$!%h!#%!VB!%%B3O'B3U(B3rc*Aqk8!2fCA4-)'=I#/&\
        !'%!'*!t)#2+B3n.!=eNAU$C?Y=-#PW-r!#%$5'B48,(v(!,)B4M$!%c*&CW%03'%*!kii&!'(!'b'!2Z!2'>kg(!'ch%!'(@<Ed!BF!:'B5#c)B4yi!\
        #*!I$!%I!@d*!2L!=B@mv4B8#-B8-%B8U6B9S3%Q1B9X'!`7#D,#G/,6*B:K(B:Q$B:h+B:k.>cR9@/?c-B656B6D,B6I/B7,*B7B0B7G)B7k$B7t+B7\
        {9+Dq'(GF2]&#`1?G{(>&oiS%BcJ?Sj&$C'$f(B6m0!2.>gG5B6|b-,3;%9m$!@I'-*!Yp!#%!,$!%L%f:#Aa%'N')kI!'&@_.%${'#/ekgh!#&#DB!%\
        cH>Ip,B7c.>/>n(?G{)?dv5%3c$!YI'Xca'!2M!'&>U/fO?1KhfemO+ceH?%J'%'(%iGAXF&%3,@Tnn!%&%3%+P6-_'!5/#&9B8OmO>z$%'[F%'3B9(*\
        B92)B9;jn%#f(B8y.B8}d*!'$)=X#AJ>}C!#/&@B!%ef%@XvE>|`c!2%%|G!@!(%!,'!5$!Q9B9PmdJ@pyD)qdBA%d%B9~(B:8c!#$!%5!2f+B9wc-%E\
        H>PKd-!'P!'+B:-;#zofD.Kbf!#'?)1B!%2!/.$Cidj'#>e*!'B!L&#ME#M$B:bmhf'2JemOA6theMB#bL#M'B:~,B;(5!8c'!VJ?@U%@^AH!Ib/$Q$>\
        `3S!22B;O,B;i$B;x+B<;j.!=ca'+oL!=%?}{'B;dc!#,!'$!%I(|jba@Z!#20b7$p$!%dT,t%B<5'!5+'-c!#$!%+14i3!YE#>).YW%0'B<Kbf&$&'@\
        K$S!8e*!'ka!%%!nH!I%B<}'B=:.!c5!8ci--J'!S,!2f'!qr!&M$Q!#&!F/$Q)!:$!%+B=6gP#wI@<>%##,B=M+!@c!#)%~B!%!#%!,,!SB!%!#/#)$\
        !%.B=ibH#;3!2B!/E?Sj4B>Z-B>f2B>w6B?C'B?z,B@)/BB6*BBT(!'0BF&)BG9$BJD+BJl9!2cab!#6-G,$XB!%k&>qy%(sB!L&'8)?3..&<d,!YI!@\
        %!f'B?2)B?=cf!#4+<$!%W#c!#,#`*!kB!%%#`L!=(B?V+B?f.B?ucofeY&I+B?bmbfcX&)cY,q)B?pcwdP,qdcY&)fFB?c4>aaid2$@H!k%B@L'BA.,\
        BAG(BB0$*(+?NIc$B@IgP#tI&Q-B@r)B@w$BA'q%(pf%&F'#>c*!Fh%$F'!`F!,exE,*5!8d&($%##I!@h&!'E#/(BA:qc-!@I!/->'3/!2ajF>@>4AF\
        8'BAi(BAo0BAs.BAvcf!#&#J%!FB!%*#2B!FN>yqO&)i&>c#(BB*dh%!'E!='!zB'-/(JB!Y%BB@qcJ@<>+BBQgh!#'#/$!%L!cC#V(BBe$BBo+BC!jO\
        &Q4%*30WI@E.%!,.#Sef!#'!5B'3!#%BCZ'BD;*!S)BDW$!%.BEpc,!')!/$!L8!tkf!#%!2'!q$!%.!=S!8)BCq$BD0g*>L?cf'?CdS!8!#4&|'!5,#\
        t0>U>$!%s(/edbJ@1y%'Nd/@<>B/w3/R/BDJi%!'E>~c(!'b!#$!%I>~d%BE0'BEC(BEO.&<c!/*>PK)BE,i!#$!%d+!@:&3a&!w%!fM!'jO%N!#4&|6\
        @}E0>U>$!%Y!L(#5$)=skQAoU'!z/?f*0BEd$BEjjbG.<(,kL!=%%TF'*)BEygK>7$5!8d%##F!:0,Qn%!}ci%>Sq1BFK'%y(BFQc,+x*>;#aN?'vblc\
        I.s3BFw1BFK/>9~0BF{)BG&$BG*+BG/jnefoD@LwJ@,*(>@7hC&QEB@FmF>xj&?~p1#DL!=4BG#-BH3%BHY'BIF(!'+BIS.BI|8BJ-c0?6p$!L+BGmld\
        -,$B!F%!''!:e2!}*!Y$BH*:>LmmB>?T&>m~heM1:(BHJcfd'BHEc!c~C%|cb@cJ-?bX0>M{ameG?aP!#&!V-BI,/BI/$BIA.!=qf(BI$.>n`c!/,!'I\
        #,lbgdgQ1=J28%$&eg5!8d&!V%##F$c!!E!:/#)$!/.!cV?wS!#1!Y'BIe$!%cdH#>(BIx+/ks5(kd->RXC0)G>aU,A+i/&@a%!'B%*'BJ:.!=cgI>kg\
        2!'j&!VE%y'&g$BJW+BJecf%#)E#)&!w'!`m'!FF+9''meP(|-BK'%@+n(BK+)BK2.!=cjC+oOB:h*!YGArJ&$xE@,:%BW!'B^9,Bf7(BiA)Bn8.Bq;5\
        Brpc-BLK2BLW%BLi6BM53BMI1%E'BMX<!2,BM}/BO=*BPX((m0BR:)BS#$BUJ+BV%.BVX8>rr9BVuqc$%*X%*/!2n7!2cJ?7c!#&!,2%<,&a(!,B!%)B\
        Lv+BLzgcK%yF>d)&'se3BM/o(!:dmIBG#gchO(J%>[}'!5s!#'Ac0$!%W&p3!2)#Dc!#$!%I2!)BMl$!/g!#'!5a!!D(*!#/A);$!%9*`iE?=X-BNB2B\
        No%!F'$27BNx,BO&5BO:cw&'sE!`%BNT'BNX(BNbcgIA*5P><ao!#6-_B!%-%*0?d>ahdQ%T&&C%!2G!`!#4&|0&dB*p&$@'!=(BO5bgQ%fhn@djR%*4\
        BOq%BP(6BP,/!@(BP20BP<cb&!',BOmj5BOhfE?%{hEA4mC?fh)%0bf!#,2S/>Sw0%$B!%J@>/%!,G!`'!=/>>kB%*!#%BPQ'BPT$!%c3#;dQ!:G#>F>\
        0d&Azs2BQ860b3BQM*BQk(BQq+BQtj)BQ2b!#)!@$!%i!#$!%i%#VF,D%!'F%N'!',BQJ)!2bi'!SJ!/C)1$-ub!#&-06$l(-[)!'$!%i%>WRE!5biE?\
        )1S*.!#%BR.',])!@$!%5!8cG@5U5!'f!#%2AB!%!#%BR_'%c,BRt/#)$!%+BR{c)@;Xh'!LI>Z6&@=T)BRqi!#$!%pF!SF3&&B$8C!FbfO&/!#4BT#-\
        BT(2BT13BT;'BTG,BTt/#l*$i)BU1$!%+BU99*`c!#-BSe2BSu$!%qcH($'B-Bhbf!#'>|`B!%%!'fd'!'L!=fF@d5(%lkhbG.Y!#$!%egH%0b!#/#))\
        !'B!%!#(BTa$BTe+BTk8>aUg&!'C$/I?{-!!M>Dr&1m'!qS!8%BU$(BU+cI@!i)A65B!L-#PI#/!#(${B!%!#'$=)@`*$!%bGA(]%!,/!'$BUd+BUk.,\
        ~do!RE>|F%!'EBU]'BU|bg!(%$/'!5B!Q$)_I!@!#)(0$!%+BV9b,@_#L$)%BVF'!]cgeF.V,!'f!#4+l%!,'!5B!%,BVk*!28??}ssbL>5Cl.BVreeQ\
        $)!#$!%qcK!`4@@@-BW|2BXg%BXj'BYk,BZ#/BZS*B[R=B[[)B[o$B]H+B]g8B]m9B^&c+BWnm%)X<%6*!IaU&9!#%!,3,J'!5B!%7BX*n%${H,n!#4)\
        C,,$/&9(%Q0BXX)BX[$BXb.#Mbf!#$!%q%.m,(0F$`F,6%#DF'x!!L!cP%<0!')BY/$BYL+/=9A*!t!#4&)'!]0>U>B!%!#%!,6$l,BYE$!%d*0hF!'b\
        &,GB)nb-BYa6,t/BYgq($`L@Uj&*~J28eH1M)>PIi'%yea%'N')kjO?$y'BZ;(BZG$&C5Aqkc!2%%|I.Bjbfc!2%%|I!2'!zg'+obhO/X*?}n(BZx.B[\
        Nd-%l$BZmiL@o)%!'++1eG?Mk)@EZ$B[.+B[FdllkH.S%'N')k(BZt5B[BkfQBBQH@p4&?'hO>@;iN!t6#w'2AH2!kb!#4)C$!%f!#4&|B!%'B],(%$)\
        B]8+!'.B]=8&IblE$/$@asle,#`S!2raI&)q!Rd/>|GH#2+B]Xa!%4&|%!nM$Q!#*%Q$!%bfTAH1&$@G&g'%$)B]ycJAXF%!'e*!'I2S!#&!'%!,$!%d\
        g3!'U!'4!2-B_:2*D%B`E6B`K3B`Q1B`j,B`p/Bb7*Bc:(BdH0BdT)Bd{$Bee+Ben8Bf-c*-h$B_*feajL.al!#&>Ds''($!%L%r!#1B_`7B_p,!/*!I\
        (B`:$!%c3!tg&!'%+1F!'&!'%?hed!#0!/B!%!#%B`($!%9&pc2)UlcL.V))Ug!#6&p0+la!!O&d!#)!@$!%I!'shDB$8seHA9Y3B``*!`(!/bI2!bf!\
        #6,tB!%kcO>;-2Ba.%BaG'BaN,Baa(Bau.+DqJ2S-)41#c'*c,$Xq'>T{b&@nUP!'!d!a@d$!d&%Ba]c2!'B)=a@d#!#%!,$!%d!d'*0hba@d%0Bb4l%\
        Bb+5Bb0caIAr;gE?;YKBM+F'm4Bbc%Bbi*Bbr(Bc,0Bc09?$qc0>pk)Bb_bfD>,hE@<2efcX!t!#)BbZB!%br$Bc#m'>U?F!F+%6vbC@C}H>PI!#$!%c\
        gX)U!#-Bci%!'3B[O7Bd-(Bd6=BdC$!%+)7c!#4'!/#)$!%W)41BcqcN#D!%'Bd(($fb$&LfdgjO)UiJ?+%!#&BcnB!%!#(#P$!%dBBT-kDBcn*>PI$!\
        LjF?hw!#4&|(Bdj0Bdq$!%lLA*#,@INI#5'!5b)!'W!2&2Y',h0*M)B:he3>IH,':/BeE*?;30BeKjbN>>7cgK?s4)BeW+BeaeP/4cjh'($F!,C?I91?\
        _obJB=M!#'!:(!:$!%+Bf$jO%i'Bf)clW#c%!'c,#VG)U(Bfaclr0BfZo%$)'!2e$BfSleH('&>ffN+AneG?J.)BficB%T2BgG%BgP1BgY'Bg_(Bgi0B\
        hz+Bi-.$)c*>PK+!/l'#;0Bg@qkK&InbgdK+9dcwbmeY&,,#`gjnS%TbYBG&2!/*B$FI!/4Bh.6BhD0BhV=Bhq$#z+BhtcjbhemnC?!;bgw%#;ridobg\
        blciegF>>g(-x.>~qikefejcfR!`'Bhm,+V).5n(>]wr,.KI(|K>xjL#tndcX&,5Bi(felD>ylfdT*11Bi;bhfcjrK>89cidP&)-Bit'Bj#7Bj3,BjU/\
        Bk^*Bka(Bl<0Bl?)Bl].Bn#9Bn,cgeK.'!#7!'(@t/B!%-&jf!#4AY3/0!B!%',]5!8b!#2@w@1@}E0BXX)!'$!%5!'jO'!%Bjp'BkN,!2(BkYcgpd(>\
        IGI%9,Bk9)!'$BkBj5Bk+cijdT>Aeah%(R'%yetE?/>dhn'0&F)wh&#fbf'!:F!Vgb!#a!!I>z0C>T;N$p!#$!%of(Bl'.Bl6d*!'(Bl$+!/jnhO+~B/\
        b/>Dr$B(ioraI>)-,!/B!LB&^!#1&/'#;$BlRm%!,E!]!!h%@UtE$#2Blv%Bm9'BmU(%N+#5c3/nJ%~!#'%y(Bm1$!%c+(|lbaeP?/+/Bm*NBAs!#&!'\
        $!%epfcmn!(%!,'!q$!QS!8*!/$%c:Bmze/BI%*!')BmtciicH>k8bhdH1=%%TF!'!S3$@Y>F9!#2!S$!%jO+J'BnL(Bnm5Bp@baheM>EGa/!'(!ch!#\
        %Bng'0[$!%jnLA$E,#`H)G*Bp$l%BoD'BoM(BoSc!#%>=2$!%h%!'(Bo@d-$,2!'*!'B!cQ?eH!#a!!I>=4+!/L!c3&@,Bon0Bot$BozqicahelrK(Gd\
        hO>IF1+AJ+V('*N?qH(Bp2dj!#,%fB!%3@E-,':/&NB?}Ta(BpXc($))BpTghnbM&gF@jZ,Bpw/Bp~0Bq%+Bq/q%BpscJ?^(GB(''#/F>dzbJ%N'!z)+\
        YnS%E'#5n%>@<cM-b-Bqk2BXg6!23!'7Bq{/Br)*Br4)Br=+Br[8@9'q!#4$~B!%t!#1'=,!/$!%vD(s-@;`t&!'C!,!#/$~0!'B!%3!27$pH$i,A36*\
        !'jn!%%!n3BRn/$Q5$`vcfP&@%!'**Ywmc!#1!'*0CB!%/Bs)i%!'e/Bs%obG%TdK0b%!'F>@l!#-Bso2BtQ3Bt],Bto/Bu6*BuT(!'0BvZ)Bvl$BxY+\
        Bxu8By~c!#(!')@GFB!%%Bt>1Bq!(${.%Ec2BbZ,>3qhfd;Bt8jb!#a@d(!d)C!nfe!#$!%g'BtNb@cK@c=bf!#0@:HB!%cf!#%>^*6#w'>tKB!%'Btx\
        cHAlB(Bu(.&<c!/I(|0?I7sicpbiJ@IN%BuB'BuJcG0b+BG&Y?}|j%B;fdTB`%2Bv,%Bv63>7J*BvD=BvOj'Bv%,!}+)tn!%%!neg&!'E#;ggcIBSzbf\
        !#%(sB!%)Bv@lcI@#cD?`~c4%<l%#;F!:kb!#6>OGB!%1!Sfe!#$!%sieY@0?&!''!t=(e)Bx<j'-b,>jJ.Bw3c2+~b&!'I!}'@mv/BwJic+'gf!#'>@\
        xB!%2Bwh6Bwk,Bws*Bwx$Bw~8Bx0jdB'gL2;,>P7bG'@ejL!wcudQ'%0Bx-+(3jG?jWC2;(Bx8bH0OJBwu1?(p(BxP.%rd!4mbP?0!->r0aI>r>!!-?@\
        Uh(Bxq)!`.!=bfH@fbIB:^%A-11By:'By>(#5)ByI+Byv5Byyc2$iI#,bG-<wbg!#)!@B'3'3&(By[.Bync*#JI!/.!=g!#-.v%(s$!%W#c$!LiJ?~[C\
        /@aK?{n%,<d-(mid&!:$&3+!@X&3!#%B~['C$4(C&3$!%.C)E5C*?c4?9P-#P'B{J/B{^*B|80B|[=(e)B|q$B}B+B}b.B}h8B~/9B~=;!`5B~Mo2#G%\
        !''@p+e2!/3/R*!Y0@4=G?|b)B{Wl!#&$&B!%ueS>Bt!#/B{w(B{~0B|'$B|2q&*~C!,'!]rW&p)$pL/%!#2*U'!5B!%!!OA/#!#7!'*B|X$A0,p!#%!\
        ,$!%.#`e)$pL!,E*c!#4&|$!%+A4$m'!5bGB[g&!''B}((!L5!8b*$2I!'%##6*:(!:+!@gbh!#'$=$!%I,$1!L0!'+!'a/&9)(09'pd621j&>e)E'U1\
        &QI!S$B}wod&!'-#8L!=%?}mhf.!cemneq%!'E>g7.!=d%!,j10xJ!/!#4%66'{$!%nD@3@!#/+A$*p+0=W)46,<3C!z'C#%/C#9*'~(C#K0C#S)C#Y+\
        C$*8C$-9!'c)C!O+!'8C!tg!#%!,'!5,$~*!I.#Ma!!%$FE!5!#&$N'A(Z*!I$C!h9C!njL/!!!I>~G&$]C'[&#JC$F!#3!'B!%ahe-?jA+C#4pD+rnb\
        K'C&%ybg-!@$!Lh'#;B!L/!/mD?m-arPAkt3C#l'C#x7BBwbaI>~G'!qr!&/$QW*`2!'1>`O$!@jcJ,'O$)'!=bG!]!#&>PJ-#P6C$j/C$s*C%/(!'0C\
        %o=C%z$!%+C&$bgh!#&#J%#5B!%+0=snDBYh4%W%!'c+C%);!LjI>pD%!'F1j-1''C%N7#l(C%X+0=p!#$*psd,!cB#Y2!'j&!VE#)2C%i/&NjbmncJ?\
        svcjhS-_!#4&|0%HB!%k%!'E*c!#$!%efd&!'oC(R4?9P-C'(2C'76C'A3!''C'F/C'N*C'W0@x()+l$C'j+C(1.C(k8C)%9C)45!f:C)Ac-+Mt!#/*4\
        )(0B!%t'!5/*49'paM?cn!#$!%nF@2rdR>ifa(B=fI!Sdm1.5G>}C!#%!'$!%.!=d2#tH!k'!5+C(,.#Sb!#2*U*!I(%Q$!%+!'L#MfdP-9!#4.H$!%+\
        #G.#Sn!#'C(e(!'$!%ba4A7u,#t0C(_nFB0?'!:G!I%!,H!k+!'o!#'%-,$X$!%q%.mLABub!#$!%f!#(%$B!%2!Sg!#'A27B!%D@_*-C)z%!'/C)}*C\
        *)0C*/$C*3+C*9q!#4#G1@~f)(0$!%s%@wRF@wWU$p4!S0$pB$~-#YU$pC>wC'!2I0F-#YI0F0AkB$%chblgbB?m-'C*c(C*y0)7bldoFB:]-!}o(C*p\
        cG>?Ta0>:ajF)Oaa(!=L!=!#4C.?-C.p2C29%C3B6C4[3C5,1C5s'C6:7!/,C6x/C=k*CH|(CbA0Ccz=Cf-)Cf9$Cn~+CqB.Cs%8Cz`9C{?;C|s5C}.:\
        C};c2C,k3C,o1C-$,C-(/#G)C-T$C-d+C-~.C.;;A&{j+#,n!%%!n'!5/$Q9>`3qLA)4yL/(ki.&<c!/*!F$!/I>JiL>pl!#4#D6C-M1'='!w/#)0&d$\
        !%bajb!(*>L3B!Q&$2E>_n->)Zabg!(%$/B!Qh!#%!,,A53$!%pkcfo!#a!!M$Q!#2@:H%!/'Ad?$!%+(>f&$#F'xhO+{!#4C.]'!2*%Q$!%9C.mci&>\
        E^I@T/%!,i'!5b!#)!'B*pC,*-C/;1C/t7C06(C1P.C205+Gc!#'3&$!%fqexrJ+Y(C/`.C/k5C/qd!4od&!'.!ce/Boj$#zdPBoh'?HBqcjE>cR,!}a\
        @9X!},C0(d/#2g!#%%lB!%bc!?%%|)?}%B!%!#-C0v%C0~6C1%1C(Z'!],C1***Y0&d)C1:$C1=+(>.#Mc2!/h%$i'$i(!tG>n>)+JnDAz(GB3.dpO.d\
        (?=Xb!#$B|2qkG$5F2.!!->&n6'{0.Hk-/tG&j!#4C1y*C1|(C2(0!2$C2++#/5'0:@5Uc!#*%QB!%F2%.!FamE>OQH$p!!W#ca!%%!nW#c2C2j%C2m6\
        B9S3!S'C33,#G(!:0>U>$C3<c!#$!%fdejcJ>:EJ&^!#'#;0C3))!'$!%+C3/sbH?B?bgP>FhcJ/t-&I6*:H!kvciJ)R6C3d,C3i*C4:)C4B8%l;C4Ho\
        !#$!%L@hKsE>+*%C3w(C4(cjcH*+ghbf(>>4c!;I(|/!'0>D}$C47pS#;I%i(BO:X?J6-'gC+D+C4Wdah!(%$NB!QbH,-&@${(C5(s'!:b&!')C4}b4'\
        !-*A1&/N%$!#2'0B!%L@/.!#%1X*C5@$!%9C5odI'%'C5O(C5Xc-!'I.B$(3+#,X(3$C5jl'>YYbg!d*B!%jbH#/OB0o%C6&(C6..#;cR>5l)C-CB><%\
        !#%!')!FB@Ch33&,!'*C6Y)!'+C6rs!#$!%s%BVgL#S!#&#J%!,$C6ljdP>;p!!kG(3'!`L!=!#-C7M2C7Q%C7^'C7|,C8=(C:c0C<N$!%+C<e.C<s:!\
        2c!;H,GO>Oq1ALv*!IjGA#'!#/#)$C7v.!=9(Xe*>:EN?32!!J@Tn/!2*!}0@4G$C8:+?MWj!#)'{B!%C&g%C9>'C9{(C:;.C:]5?`~c3C8u0$C)C9'+\
        C92qefch%!f(!,d(>*OV!/b!#$!%g!#&$CB!%!#4&)2!'B!%'!`b!()%lB!Q&A&@%!:3C9p/C9v+!'jh!#&,~(!,$!%d4#5*!k(!:u%!'EB!E%!'E#)q\
        F>1A2&^%)13#8/>lv$#,ga!%%!n'!2F${2#,'!z=C:Q+?X^jc,!YI#,k5!8d&2]C##2#AB#,4!}->2V3#;*C;,0C;^)C;c$C<*.C<<lq'!2F!'!d+%A`\
        a*-J(C;X$!%5!8d&@jU-!'%##:&sa&!w%$FI!'aK?f=neH)z!#-+V'C;~,$X$!%c2Al_h'!`L$)/0q*!kB!F+C<6a''(LAN;(+rG&gf!#&!w-+V'!5,$\
        XB!%'%ye;?eVj%#5rah'%yeK1@!#&!:%!,a!!T'{3!t/C=)+&Cqfd2!'H!2%C=]*C=aq'C=P(!'.!=c!#$!%f5!8d&'8%##L&<&!'*!/+!/L!cJ@zj%!\
        2d&!wB!F4C>C%C?$6C?j'C?~/C@+(CCs0CC|)CHnc*Aqkh.C><eB&ji&'sE!z!#%!,'C>f)C>s$!%.C>wch!#&$&'>//B!%g&!w%!'3!'E!5bI&gahd4\
        >ZmF!:!#4%6,$~**()!'$C?]+!'.C?co(C?P5!8d&!:b*#;B3/!cL9!:gba@cM!!hE,~m&$NN(3'!F)*Yefh!#&1m%!,B!%-?fu*!kI!@%C@Y'CAH(CB\
        H.CC,cgo!#&$&/#&$!%b%1[f!#'!q$'3S!8,-**C@p)CA4lefch%!fE/F-)_2>5n+CA)a&>e)kfD>R4c)!@h%!fF!,j%!'dci!#$!%d$BE#X&3%!'*#8\
        0?Hb+CB,;>HCa%>Jva'CAy.#Scf!#$!%5!8d&!FC##eg!#&-G%!,'!5B!%!(/#&$!Qh&!Vb2!]b!#/#)$!%W*`*CBZ+#,o%!''?wyF#S!#%!,*!I0CBy\
        $!%9CB~c3!/i'#>I!@icK/Obci!#$!%I$@+CCeg&2]%!'d(!:=(e$CC[:#8jc*!Fh%!f(!,d*!k(!:V&j&!w/!'I!'%$5'!5c4%vI>Ji!#$!%fF(p!#%\
        CET'CEr,CE|(CG0)CGZ$CH7+CH?.CHIc*CDc)CDq$CE;+CEEjh!#'!`*!I(!,B!%deg!#&-0$'3W%0%!''CE'+CE-c4%vI>Fm*!kB!`lbgh!#$!%cJ>|\
        _a!%%!nE>R,)CEQdq'+.J!/E%$%!,,!f)!/+CEfgB'%%C-Ddh'1GF!,i&!w%$5E!5%CFA'CFs5(kc-.]d$(3g!(&$&%!,$!QI!'+CFZ;CFelbgh!#$!%\
        c)B!&I#,'!`b*!IG!'*!Id6AXF(!:I!@&>L2%0)/#&*%~j'#>ch%?p@E!`*#&)?p'+!/.CGVa%$F+!'.#Sd*!kh%(6'!`F!,gP$p'?yc(CH/b$CGynbg\
        2!fad4%v(!:V/Oa!%%!n(!,d4%v*!kF!:ld$%fX!/!!epH?k}(${feiiC,D*2;+CH^iad(!:u%(6E#>&!w'!5b!()>|_B!Qcob!#,$~)!@B'3!#-CIk2\
        CLL%CM}6CN:3CPw'CRU<CS,7#l*CSf(CT?=CTY)CTw$CT{+CY].C_k8C_w5Cb<cjD>UZ%CJ31CK6'CK?,CKQ(CK])CL#.CL,c8/yhCAio2*D'CJO*CJZ\
        0CJe)CJx$CK'cJ?O'+AXou&-0C$Fhf&>RYdK-Mh!#'!`$!%k$!LciEBDy*!'h!#'$fB!%adeg!#&-G%!,B!%&'s6#wF1j,>&h$CKKbG#J%!]E!`&0@k2\
        #AB><%-0O)CKv.B0?l/CKrdI>BtdI+uo!#&B}!B!%bh%(6E?2C0CL@)CLD$,-qdg&#JC!'E@$N!().]B!Q'CM((CM>.CMR5CMsb*CLk$CLvlH>5na&>R\
        Y%$FE!5jbg$#,o!('.8B!Q/#&hdeg!#&?je%!,'!5B!%,>;p*&3)!'l!#$!%dH'C'!Fj%!fh!#&$N(!,)!I$!%d*!k(!:V$,i%!''!`L$)!#6,t*>e[0\
        >Q55!'a!!$#2IBVC%CN]'COU,CP;(CPO)CPf.CPmcq!#$!%L0{2CN~)CO*$COFjh!#$!%deg!#&#V%)1B!%bfc-!@I.B!(/#&)CO@$!Q8+Mb%!'H$2&!\
        VC!,a!5%-n(!,deH>4#3CP$*2G)CP/$@hK+CP3o%COscgI%~!($!Qg-!/hE?fukf%!fchE?p#M>5n!#$!%L#S'>U/.CPHcQ>6.%>.:Y!L.?qjfl!('>|\
        J$!Qc*$2I#,%#SF?|E-*($CG)I&s&!''/n,CQ](CQp)CQ~b!#&@S~%!',#8)!'$CQQg&/('CQMbG?2QcJ2s!!h!('!`B!Q.CQke4#8lbG>RXhEAio!#$\
        !%.!'ibBA^a%CR/.CRLchkJ'%$CR@pc*!Fh%!fE>@Xa!%%!n/$QW*`%$N'#>F$c-!'%##6CRx,>ff/!2od&'8.&<e0?:dB>MDbf!#$!%em$/XnS?jS(?\
        Mo.CS9bK>HC3>RX)CSVgjh.#Sd(!:u&'s%!'E?MV&!w%$F',](!,S!8&&Q'CT.(CT5b;#,jh!(%>.X(!,$!Qd(!:V>R]0!wV>(w+&3daabL,D-?_$'!z\
        oegh!#&!'$!%emneG/Xk'CTob$!Ff!('!5(!,B!QahcoFA-BcP-*!!-CUH%CU^'CV9(CVf0CW%+CWD.CXlcgpkdg%$,E#>)CUXd($cbg-!/I.jdN>CX-\
        >6.=CUq)CUtg$!}I!'L'@u%!'c*2Ph(CV3d(>+.$!cu%!'E'U'#SG)z3CVN$CV^obf!($!QcICKKg!(%.y/#&(!,B!Qh%>L2F#V/'**>Bt)!Fi&!w%!'\
        doc!#$!%I'g'CW2bj+!}dT'-)CW:jL(b%!fc-!@I+{%CWp'CWw)CX>c*CWa+#8q,!/L?*E-!@h!#&!:'$fB!%,0{GAio0'%hk+CX(bH>-m%!fdeg!#$!\
        %ci!#'>|JB!%'CXL.CXPcdH@h-K@s0&!V%!fjh!#(!,$!%d(!:u%!]E'U%CY$,CY0/CYFqahcgI@ochko%!'dgD?C#!#&#/$'3h!($!Qc*>-mI#,&,~/\
        #80CYYb!(),TB!QI14%CZ8'C[;(C[i)C]!.C_ac2A5a3#,/CZ/dg/#&bf!#6)qB'3dgc*!FI'g*CZn$C[$;C[1lm(CZX+CZcich%!fE>+kfc)!@gC?oH\
        !#'&y$!%L(b2'_h!#%+('>vD/#&B!%h!#&?7l%.yB!%h!#$!%L@pv3?oGg3?9I.C[Qbg-+cI>4#'#>(C[ac*>.;I14!#$!%L)n!#0!}$!%.!,fh!('>5\
        0B!Q%C^~'C_/(C_Ac!#-C]j2C^+6C^J'C^P,B=60C^W)C^`$C^q8C^vqc$C]agP>+/a!%%!nF!`+C]sbNCYY!#(!,$!%.#Sd,$,*!kF!:&$Nd$C^Ejh!\
        ('!`$!Qef'/[S!8hdH2;cpF>k|,!'gP+$+#,kgI,$5!8d&!:*!Ib$3/I!@!!I!'bg%!fI#,+C_*ocH$CblN(m+CKK8C_;qL-6&$NC$F8C_Oi!#,CHFB!\
        %bf+!fa5!8d&>[:C##$'gl&2PC-_)C_tgoG&gR#8%C`5'Cah(Cb'.Cb8ci,31baK>Ep->lw)C`t;2s5CaTg%$F+C`Sd%$NH!k!#$!%d-#5eg!#%!S$!%\
        cid$?22+!@X#8$Ca'+CaEp%C-DE!5%!''!`(!'c*>((hdeg!#&>[:'$=B!%!#%!,'CEJ(!,B!%!(%!,'!5(!,$!QcgK([*Ca}8CO}jh!#6#w'!`B!%j%\
        !fE.8-#87#A5!'i.!wV>r2JBwe!&X!2!#,Cc%*CcA0CcP)Cci$@6o+Ccot!#4)C6-G1&/'!5(%Q$Cb|9)4b))zS!'!!I?J?!#&$&%!,*!I$!%92V5!8d\
        %@^AH!k!#2/L11C$@QoI.Y!#$!%bf!#$!%ch%!f'>+kF!,odH>W|!#%!,'!/B!%!#%CdY'Cdm(Cdy0Ce$)Ce<$CeT+!S.CeY5Cehc'+D)CdTi!#'>nzB\
        !%hHCHF!#-#P0>@6$*pfgdK>N.%!,,%$*!kF$c.!FiS@3A'$2(#`bf!#1%?0@t/$?ckW)4&!''-be0CeOi&*7E@LBnD?t+!!C!'ic!?%%|$!%IC@j4)C\
        -%i'@;))Cf!9Cf)nFBD,%@%)E0SfE%ck'2Abh)!@I!/4CgO-B:^2Cg]%Ch8'Chk7Chw/Ci/*Ci8(Cjn0CkA)Ckh$Cm7+CmN.Cn-8Cn<5CnFc!#7#),Cg\
        4$!%j&!:'('J!/!#4'!)'{$!%9CgHiF@;se(!zG!F%!Vd*!2baIA4-!#&#J3,J(Ch+$!%.Ch49#c5)Od%?Y=+BB$c!#,-MB!%4!2*!'V+oGAY3!#3ChU\
        '!z,ChX(?Iy)!'$ChcsCBwpF-b,#2dpdeH,$!!megP#&.&<;!2c!/H,G!#&#J4&|%!,9#ca!!K>`N!#(?BlB!%!#-Cib%Cil6Cj51CjA'CjF/??*0&)$\
        CjN.Cj`qG%?(,*f&*~E,*&>,h,?Yp+Cj'.!cf!#4%6B*p!#6#w'$=$!%I!/'>_nie.!,W!SkB@24-!/aOCRA!!'@/@/%Qhc,#PG'~!c%&?9g-?3.B!L7\
        !Y*Ck$0?_r:!tiiD+1%2j'Ck;c-#Y2!t,!')!@I#,,#`F!:!#$!%.Ck]e$+uf%?fuc,-MhE>-M,.]aj,!/L#5%Cl!'ClV(Clj.Cm%c,!'B#,3?bS,Cl@\
        $ClIjh*!I(!,d(!:+/kV!/ch%!'ECT'mego!(%>.:B!Q%!'3Cleo&!'F!,bgP-U2Clv$14qF>Jv'!5b!(*0-B!Q3'%mh%!,'>3`*!IF!,%CmH'--,#]c\
        3!/E!,,#]I!'%CmZ'CmacP3)3!/X!L*Cm}$Cn)je'!z+>J'ahbfe'!zH!/c!2%%|G*(FAau$Cn9go(!cL!cK'%.!=b%!'I#/,!}/,**Cne0Cnn+Cny:!\
        2oci'!=L!=bqcjhbG'Cnc!#$!%gI-unF?G&!!%CoF1!L'CoJ/Cog0CpM$!L+CpR5!8jefF+DKB{O%##*Co`pg!(&C#h%!,B!Qb!#B>&a'!z(Cozb&!'h\
        '>PpF1j3Cp9,?<5*?Qq0CpC$!L+0bjcM>T;%00(00GAqoeidh&!:C!'egB+{!#%Cpz'Cq%,$~/-r(Cq,$!%.Cq4c!2%%|,+xG!',2%fMBYg&@j8H!kjn\
        egoG1=$Cq?l%$5E!SG'{!#%Cqo1Cqw'Cr&(Cr7$CrC+CrI.Crv5Cr~c*?ZCjDAPq!#*+uB!%felqemicB?wW*Cr1i'!`J#,3!2L!=0Cr?gC0!cY#2!!W\
        @}E%!,'!S(Cr^.!=c3%fG!'g!#/>l{$@^F+(>v%'['$#F)[,!2fHAr;JA:W3CsZ,Csa/Csl*Csu0CyD)Cy]$CzN+CzR8CzWj&!Vn!%'!5b$&LI#/&!,O\
        $p'A9@(>&oI!Scfe*!/L$f$Ct5+CtIjdi!#/$Q(,D$!%9*`iF,Dbi!#'!5(,D$!%i'!5F,D!#2*U'Cy',$X)Cy.$!%5!8b*(3$!=f!#4CuZ-Cuw2Cv:%\
        CvC6CvS3>U2'Cvh/Cw&(Cw<0CwF)Cx#$Cx@+Cxf9Cx~c-0O+CuRfpL).h&$#G>+q,Cug(CumcJ(3&$=F(*)!/lqcfP).,Cv.(B:h.Cv2n&CKHC$#D>c1\
        ,>HCfG#&blegaI>lu;CvNamdF@4ucM@71%Cve'#S(&IcjhL?fuE2|)Cw!g+CvxakfQ>FhbiiE@r/GCKr%Cw8'#;(0@c*@i-G'~D>A@ssb*?@cG!'%?*8\
        ,Cwb(Cwo)Cwz.Ac0c*!/G!F%!2(!Fc*!'S!'d*!Fa%!'F!:emeB%lb8Cx.seG?PYeikhdeg!#&#V'$=B!%!!1%$0!@+2S.Cx_d*#Ppg!#&>HCB!%4?1p\
        E!F(#M)Cxwb*+{ffeG,'cgaTChQ%(hF,9%##HA([r/$Q$Cy>9*`sF@/@%%iE#i!#%!'$!%i'!5b!#)!'$!%I!'4Cy{3>^/'!S,#)$Cz!+Cz,c3>K=H#/\
        DB$S'!5b)!'W'p1&/'C(e,$~)(0$>`35$`b($ca&!:'!qS!8K?EFkGAI:&#ibG>HC%Czq'2Ac,.]fdDCP`!#*B{O$!%+C{75!'f!#&@qq'!5,#]$!%I(\
        6!(($cB!Q!#4C|&-@2d%1[6#w3C|31C|7,C|I/#)(@&C0C|U)A-u$C|k+*Uc3!/fo!#'$2,$~B!%&/@%A%J'%'F$]dG!V&&Z'#i(@`+bf4!'P!'!#$!%\
        d-#PH!k%!2'!/.C|ge7!/Y!LH>R;!!7#DJ++!%&'s->&n%!na92ScjtdCA[22/L*!I(?d0N*.'/[5!8bg!(&#JB!Q%D%*'D(@(D*3.D.{5D0ec-C~V2D\
        !)6D!33C-v7!//D!C*D!_0D#8$D#d+D$$8D$>9D$M;!L5D$t:D${q!#&@703,J/AT`$!%q%+(E!]+D!&t!#2*U'!5,C~|0%$$C-ybf!#4'!<%6B!%%>W\
        +E!5E.<ib!#a!!F!5h!#%!,'!]a!!MA);!(/!S$!Qm!#4,N6#w$!%e*!'F!:!#4'!'D!{7D#,*!@$!%b!#a!!R+]&@Lwe,&T/0qI.p!#-+Y'!]BAw0!#\
        %D#N0D#V$D#].@]vcL!z!#$!%I#/%!,E!/!!neF2|1>w:$D#qmC>:d'?Q#*!I.#`eaIA..%D$0(!:cC>{(!#6)q)!'$!%V!2&!F'!5b!(*(6B!Q!#6B9\
        S,D$f$!%oco!#2!@B!%!#%!,'!5a!!N.?6B9SF!:%!''/[r!&W&p2D&*%D&Z/D&s*D'1(D'J0D'R$D'_+D'x8D()9D(0;!Lc7$p$D%n+D%ul!#%)1'!]\
        B!%%!'O@Ut(!,.#Sd*%~(?B7VCHW!#'D&F$!%.D&Vbg-!/2-U+>L?X!24)(h!#(!,$!%W@xdJ?oH2!'7!',!'$!/m!#%!,'%-B!%($fch%!f'!`ef5!8\
        d&'8%##L?UU%D'=ch'!`L#Si!#&!w,AoUB!%,!/aF?d0%!''>)ZkBCka(!V$D'p+!'jbgI>xD!%%!nE'm'?B7(B=fcjC?EF&A9@E$2!#/$Q$!%b+!'iW\
        'p-D(q%B/S/D(}*D)<(>tK0@71$D)Z+D)}.!=q!#$!%q&#JE!5%+Gt!#%2|B!%%(J0#l$!`dg(1jci!#'C`j*!IB!%'!`7D)N(D)Sp%!fJ!/iCC82'?<\
        1J#t$D)o+D)tm!#'!]*!IB!%jG?{'&!VeqD?;<1!'+!Sd=(ej&CQNEA{^!#-D*w%A4m62|'?>t/D+T*D+`(D+o0D,%=AJF)!/$D,-+D-U.D.?9D.Q:AX\
        Fc7%WI!Y1D+.7D+1(D+=.%EbI?_QC.d!#$!%b)!@I!',%*o5D+Pdi%!''+oL!=J>N.(D+]iC'~G#;%!''!q.!=r!&E%B*.*t!#4%6%+($!%gC$#!#0!S\
        B!%!!'!Sa!%-D,|%+P6-G1D-+'!5<%6*!I(D-30D-:)A)8+D-A9D-Hq&!,'%3((*)D,wb&!cgK1'bCCGW1D,!k)Cv7I!'&2>bDCGW0>1QV!S&2>E>U?&\
        @/@E!/'&Z(%'c,#PS!'-D-z(D.'+D.9c0D-si!#&$x$!%L!=n'!`S+Gn!%b$&LI*M0D.5g!#4@S]B!%O@9J&!VJ!/-#Y+!`m!#%!''!SB!%!#2$p6'{'\
        !5*D.o$!%q%.mc'!FG!'!#$!%9'pqC$`2D/h%D/s'D/},@be/D0+*D,t0@2s)D0E$D0I+'~:!Ljd&+.4#5s%!,(-x5(kd%0)x!%%!nE!`!#%(6'#>B!%\
        +!'i*!II!@ab!#)@@0B!%1.$0D0?q!#$!%i%!'E!]%!FJ#Ac@cO!cN%!'1A&{+D0[cP%f!#&BK#B!%!&&>=1%>=2'!5(D1&0D1k$D3*qDA`^&>=+4?rY\
        3D1J,%*/&N*0I0D1X$D1ajckIBBQbg!#'@$i$!%S!8&>EHO>2@-/U+%iLB[=h!#(D2$$!%cgcir$B7#I0I-D2D3D2Q,&T/D2m0D2t)D2}q'(GfD>vm%B\
        Eae-BokGC44)D2ZcM>xDc0D2il!#/!2B!%O?a|%$xeH'R1AQcfeK%Ejnd2?svB!chci!#$!%i(@#dd$#8+!/w&!wE!5bg%!''C(.e-Be@mnFB,^-D4s2\
        D5@%$p6D5Y'D5^7!/,D5w/D77*D8,0D8c)D9X$D<p+D>%:,hq!#&!'%D4P'D4X(%N$!%q'!qr!&O'=!#4!'B!%$)=+D4gj'#>J!/!#'?f*$!%L!=.D53\
        te(D5-io!#(!c)!@B!%6,tN,6,!}/?9PfqE?]e!#4>@c3$i$!%9&po'!q,(vS!8TA)~*!k$D5qfcaa!%%!nE!S'#;B!/!#-@e#%D6G'B;d,D6N/D6Z(0\
        _0D6d$!%+D6j8D7/oFC;X4$)Y?}|!#%@/.'!=B!%!#$!%dH'%&-0G&d!#$!%.D7$d!4$)=uc)!'I)b$C/of&-hC!'bf'!:I!'!#4D7Z6D7e'!:/D7h=D\
        7{$!%.D7~c*!2G&))!YbfaFA]3G*Y'D7rbfqL&Zg!#3!=B!%L%ii&!wegdlR/n&>H_2&g%D8G'BEu*D8N+!'jI>lv'AM@L!=%!,d*!kidg-+Gp+!}L!=\
        -*A%!V6D9/'D96(#`0D99)D9B$D9T.#5q($`bcG!S,1PL?a2P-M&!'%!,E!5'#/(D9NbBA4mgdjU$iT?b0!#4D:a-?*I2D:o%D:w6>`O'D;0,D;O/D;f\
        )D;l$D</+D<>8D<ec4)(*D:N)!/$D:T+D:Wj&!t'!q(!2S!8obG>aaB+J%!''0@F,D!#'!5a!!'#iI&)!#,*DB!%!#)!'$!%h!#$!%h&#JC>%v&'s*!k\
        +D;L.!ce!#.)na!!&!'E#>E+D!#'D;`$!%b)!'W!'-(eH0hkoQ@>/%?*A'D<%5D<)c<1g*!FW1gCB/S!&K>&n!!'0@ef!#'!}B!%'D<Q*!I$D<[cd,'F\
        H!',(Ua'!2B!L%$]'!qS!8%,<c+)tjC(b1D=17!'0D=@$D=R+D=[j(!'k$!LI!2'D=<c+!'W!'FC2(!#$!%do!#&!w(!,B!%!%b2!]B&L&%'e/D=po5!\
        8d&>0dC##!#%!,1&/'>|`a!!O&/!#&>lL4%6-#Y'D>Y,D>h(D?%0D?+$!%+D?/9D?>b*!I$>FFfC>+a*!'$/wj,!/L@zj%D>|ca!%%!na!%%!nT#w))z\
        I!'6):L!FLB0?%!,1A&<'!5iC>lleG?q+4D@h-DAK2DC?3DCS,DCZ/DC{*DDS0DE&)DEb$DEh+DF-c/!}+D@eg!#'D@2(D@8$!%.D@`cM>7i2!/I!/4?\
        WJ3&@1D@V0D@[$#zj'>1#eqcJ@^/rP>xjOBq,fD@,:O&C(DAHbf&*J*DA/0DA:$DAB9%<j),q.?Q_cT!/%>O'c+#,L!F1>2@LA*#%&FN.?G!k,DAWc2C\
        RzB!L%!''DAg(DAucM&@-$,*!k$!FeN?Hb1DBA'!z,.s*!/(DBG0DBN)@8Y$DBx+DC8qbgwD@+]bxD>mzxrpbH+Y&D#m1A6t'!2)DBn$DBr+BG#b2!Ya\
        @d-eN*]!d,C!n')k(&Q+DC-b)#tB>FF5#5el&%EC!')!`nS&m%!,(${dmm%!2do&!'C!2g%!FL!=d-A4i*DCn;DCxtba@cPo%!,fdKCQM@d.4DD9%DDG\
        ,#G(DDO.#5c!2%%|I-9&>NRdo!#'&gB!%!#*!/B!%Q@E-'DDh(DDk+?_Qc*?0@G!2K'X-Be@0DD{$)toFD'k1>2@IBG#%&Q)DE7n%!,elDAqj&&C%Coa\
        (DEY.!=d&!:0D#mg'!z.!=eP>=dnbmhDB@F'(sL!=h!#%#t'>DI$!%e-1@,?cnm1,w,A>ocG@$#'DF:(DF@nCA..2#tB!}-DFq3DFu7DG(,DG1/DGE0D\
        GU$DGg+DG{cfjndhbjh(>OnL#SnG/bbg'!q5!8b$#zI?s@dg%@j8E!:!#(2g$!%ra%'Nd*!'B/wb/DGQpciFA[2qG*]%${,DGdneheM0qD'U'#;/>@c(\
        !V+/btbiC?@pexd-$,H!'%DH:cf!#$!%d*!2I?HR$DHIjneaieuD?!DhejnF?he4!2-#22#2%DTN3!'1D~#'D~Y<EL{7EME,!'/EMN*!2(EMY)E[`$Ee\
        ~.Ef%9ElU5Elq:Eorc!#-DJS2DKV%DKe6DKl3DK|1DLJ'DLU7DM-,DM:/DN)*DOD0DP@)DPO$DQ{+DRZ.DRi8DS19DSI5DS[:DTHq!#&!'-DJL(DJO$!\
        %q!#,&^B!%O17C?ax-!21DJs'#/(DJ~)DK%+DK:b!#,!tB!%&!'a1D7oE!/dI)zr-?_$e*!'jrah!#'%yB!%ri!#$!%e0DKO)@;tlC>E6'!}IBG#!#&,\
        T2!@(!LB!%2>>8M!`,!2+!]se!#2&IB!%!#&'*2!23DL:(!L$!%.DLAbB@e&&!'CB|mbffbeI?X^!#,!'*!2B!%7!`/!`)DLi$DLzgIC^?'!qr!&'!5l\
        &@D:C,z!%%!n5DM*nE1$R/h!#$!%e'DK!I!2!#&AAY%DM^'!',DMj/DN%(!'$!%+!`qbG+x!#&!'$C-yI$@&(p5(kd&$N$DN!b)!'a@7Q,JD>pc!#%!'\
        3DNg'DNn7-*/%<*>iP(DNs0DO%$DO4c!#3!/,Bb,)!'a!!7!'j%#;L!=cigL@Y{gFBhw$$i.?Y=:$idB@5U!#*!I$!%b*.*G!'!!(!:bi!#6A$.B!%-(\
        [2DOm%DP%3DP('%o7!]$BVfc!#%!2'!z$!%L!='!q)DP!5D+jb,#,G!'L2(W(X,DP1bG>K>&!''!5b!(4'!B!Q1@:W$&)m%C$1J!/&):2?^('Ad?7DQ2\
        ,DQJ/DQU*DQ`0!2$*m+DQl9DQwb!#$!%obudi!#)!@$!%I#V!#'3!*!I)(0$!%5!8b*)GS!'dgp!#$!%I0=%$)ahcoI'C!#%Azs'!5B!%!#4&|%!,B!%\
        E?$v!!$.Y+DR;5DRAn!%4&|'1$b%!:B&LcfP@Qu/&N.DRPm)D2yL!=f%!''!zL!=%>89.$)d*!kV!/-!}*DS(0@9!q!#'!5$!%b*>><G!'h!(,$XB!Q&\
        A7!'DSA5!'bgN(X+!'bB>)@!#&$@%!=*$p$!%oJ1+-)42DT(6DT.3C|3,DT90.a$DTA+,qq)@Use(#PS!'fbcM%Wi'!q(A@QS!8d3>SDJ!@0@nUI%<%!\
        'X#54DWO-DXx2D`!%D`C6Da#3Dd+1DdU'Dd|<DeW7Dej,De~/DhF*Dl/(Dnx0Dou)Drs$Dtw+DyN.D{88D{X9D}A;D}Pc!#2DV#6DVS,DV_/DVr*DV{)\
        DW&$!%+DW:j+DU|eg!#%$/B!%dV'%!#%DVA1%?,DVG*!I$!%9#cq%%iF>/>*)GS!/($#d3>SDHCo`!#%)X*!IB!%!#%,D6#w$!%d*!kpH).dg&!wdX#8\
        !#%#VB'3!#%$='3!*!I$!%+$@S!8n!#4>U2)&9$!%+A4$WAI%!#%DX6'DX:)DXR$!%+DXJ.DX^c-#5$?4r+%f.DX(f!(7>5n/#&B!Qjn!%b%!'))zB&L\
        H>HC+DXJidh&(A'!qS!8!#(!,B!%d22G$!LbT)G*B+r+DXop!(3!SB!Q!#&C5lB!%!#%DZv'D[R7D]+,D]9(D]h)D_>$!%.D_nc6DYt3DZ$1DZ*,DZ./\
        DZD*DZK0DZW)DZd$DZp+@f05!'ob!#*>((B!%!#$!%sbdgD?9X(!:G'0bP0b!#%@$N'>~c$!%j'B0NeM0[%>~cN'Fh!(&!w%!,B!Q'C5=(>@7IBG#qex\
        ric$!/I#,riJ@n7&$C2#&,D[8*D[<0><$d8&^h!#6$lB!%C>Jv-!@*?Kph)D[NciE>UHDCE74$i3/R,BDC/D[v0D]%$><%.!=o%!f'!5L+M%>~cc,B:/\
        I'gnbG>,r!#%!,1&W,!/B!%%C4X'D]Zc'>6K/#8$D]Uf&CYYC$FadT*:8$,g&!w%!'F-D!#-!w21+,D^3/D^@*D^e)D_)$!%.D_;5!'cpkJ+u(D^<ibI\
        (UH>|_0D^LldaadF)X)D^Xea%!fE!wbaa!5%-nE>@X$D^s+D_#pbBCKshfkjhd(?B7V'XclED6a!#&?OZ($c$!%++$L!cN(U'D_`5D_ib%!'/#&$D_Zm\
        dh&!wL#ijbH2D%0)ldHD[N!8N!w/D_z$>UHqE+GcG>=z.D`2d-'%ssbfCCX|j%!fh!($!Qd4#5F!:<%0/!f0D`_)D`j$D`zo!#4+lB!%!#%2+*!IB!%4\
        '!11Ca7#DhcJAhmjcJDY}%DaU'DbX,Dc0(DcG)Dce+!].Dd$5(kc-)_%Cn9/&s.?n1iK>lv-Dag*Daw)DbFcI>*P&-6h!#'>+k(!,B!%2Db+%Db6$Db;\
        jC>^R!(&$&%!,B!QaI>6.%>^Rd4%vV/O!(%$N/#&)%l$!QV@$M&$N-Dbs%0),Db{*Dc%qfdiJ>lvd%CX$I!'&#iC>K0%$Fd*!kICKK%Dc@(>6.c3>6.I\
        )b-@s0Y#,31M)DcTidD>Je%>S,l!(&!w'#>B!Q(Dc}c5DcrkP'_!(&!V/#&B!QaI'_$*DgK/!%DdD,DdH)DdM.DdQc$!LkB?=^HCN~kI>{,cP&sB>)Z'\
        @$N5Ddpkl&D^<dods5(kdCDMyof&(AefbI>my6*:3)X/CCy*DeA0DeO$)=+!@;%9j%$FI'-e*DeKjnC.vS>vngeaemO,$b.>U!jh!(%+('!`B!Q7!tc3\
        /R/DeziE>~cC>~c%Dff6,<1#2'Dg!,)z(Crz0Dh*+?:s.Dh=8#Ac'A..8Df[9Dfa5!SjfFAr;dGB@FcG?n#3Dfs+#,jhD>C4c-!@h%!'E>@X&!'-DgK3\
        >SD/Dg_*Dgc=Dgl)Dgo.!=8DgsqbfDCVJ'DgYc-!@hbaB&@eLB<PEDZK%#8zkCCX$L'CE?UQbf!(%!,$!Q5-ec4#5H$2nd!#$!%g&BM*'?UQL!=2#A3!\
        /B#,%Di3'DiZ(DjO.Dk`5Dk{c*Di!)Di)p(DhogbI>|_p!#'!q$!%5!8kC+12#lI?:s7#8j&(AO!/*DiM)DiT$#;+@YCcg!((?ZyB!Qh%+(E!2&$)E!F\
        <Di~,Dj%/Dj,*Dj5$Dj;+DjK.CKHp,.?F!zF@#`dhcG>|_ego&#tC!'bfDBQl+!Sb!#$!%ldzL@J#DA9@-Djx2Dk'3Aqn'DN~,Dk+*Dk3)D[N+'g.Dk]\
        qECE7f'+Gc-!@IBSlLDbod$A@iI#,!#'DkF(?Uc$DkPbIBQm&($$?22X#8!!hfc4%vICc_H-~)DkhiK#&!#%!]$!%f%!,c3!/J!'+Dl'bJCQlneieQBQ\
        m!#2Dlr%Dm83(e'Dm<*DmT(Dm_$Dn2+DnI.Dnp5(kc,#2:B0Mh.DlkdeHDj7f&$&C!ff'#/(Dm$cghO>Q.4'C'--,>{'j+ChUciD,kR>ag%DMy3>Jv/!\
        '$0=:&@c4%vJ!'5!'ahcbP0-+Dm}.Dn+ldgch%!f(!,deg!#&2]B!%%!fch'!`L!c%).gK)_!!%!]d6+$/&Nh'!q(DGaS!8!#'Dn^$!%.>AGc,!'G!Y-\
        #5*%~$@mv+#,sG>n>2&3gK@oc$Do7;Do;o&!,e.?Blf&$&d$#AX&^BB0Mr-DoX%Do^3Doe)Doj+DoocobgeB#trIBG&mnbP>y?kDDoSdR>e[nrMBG&%D\
        pT'Dpk,Dq/(Dq9)Dq~+$@.Dr_cf'!2h/DpG.#Sb/#&G!'bgh!#$!%cJ?yb)Dpggo%?9Jc4)(H>.;BDlf3Dp~,Dq'jh!('>@XB!QlbH>)Zch'!`F)1%(A\
        e)#AS'F*#&0CR+)Dq[$Dqk+!'i'DqUcGBQmhdK?ybh!(&!w%!//#&B!Q%$Fdh!#&#V'!`()1B!%%Dr8'DrU(DrXcu&!w%!fE#>2#8$DrFj&(AE*ga!5&\
        $&%-n'/FF!,V&3pfD>6Kh&!w%!f5!8d%##$#AX#A4!@%Ds>'DsN/Ds`(Bw{)Dt_8Dtoc-CQl'@S~H?p3,DsJpkicICR9E>G42#A$#,u&CYY%!fE!5'!=\
        (@8@c!#0?32$!%+DszqfD,-(Dt,dhd2?M^B?en4!Y,&T/DtE0DtP$DtTpirmO'-%!'r-(GeB1=O>Z[-?eU%'NE)kd-#P2!2%#S*1MB!L!#'%oB!%-DuY\
        %Dv61Dvb'Dvg7Dw8/DwC(DwS0DwZ=Dx?$DxD+Dx[.Dy<5Dy@cidg&(AE?)1&$&)Duz.Dv1bg$!}+!'o!(&$&%>|fB!Q5(kd%0)mh(!,d(!:V>egfDA<i\
        ->Jv*DvH)DvMpfCBw{aEDhk8@R~h!#%!,$!%d6+$F!:cqE2A3Dv{0Dw.)Dw2$-~jK?7kg!#&Dn$%!,'!5B!%G>}C&-0C!'!#/#)$!%I)R&>PJ'!ze2!}\
        pG?k},#8G?Mk%CQg'Dwn(Dw{c'!,I'~-0ua&!V%!fE!5,@oc*Dx<+,Td*!2i!(&!w%!,/#&B!QP.]kD?PY'DxWbfh!#a!!meeH@G&cI#t'Dxo)Dy#c4D\
        jtidHBQm+?z6g&!w%!f'!qS!8.Dy+eS'_jh!($!Qd4%v(!:V&jC?Q#gjnfegd$#8XD3?%Dyp1Dzh(Dzm)Dz}.D{4c->*Id,$pH?Nu*Dz3)Dz?$>5mjh!\
        ((!,$!Qd*!k(!:V!/h!#%!''!`B!%!(3?9I'Clr)>.9$!Ql%$&dg%$F''Uc*!Fh%(6E/FfeH)_**g.!,x!%%!nED]W&CXLd4Dj7+C6rlbgI>4#M@$M-!\
        /h:!Ybf'Ay4(D{NcH?3.*!'lrjF?jS%D{w'D|,(D|vc*D{r$C5=iL&3cQ>aUiem!(%>+z'!5/#&B!Q!#,D|J($c$D|_+Dj7c*>.;h%!'E>*N!#6#w/#&\
        )!@$!%+#VW#c!!&!V'!5(!,b!#%!')!'B!%'!,+D}+.D};i.!wV)_'COPb!(2!]%!'B!Q)'_I(6!#4'!2>X|,*xB!%+D}^clbhncB&)%?:#f&+.'!:e-\
        A?@)D}|$!/pikK>e[F>)Z%D~B(D~Fc7(J,!')%T8!29!2kicpE0npE-u,!/+#29!'onbtcgdB*14E&x-E'O2E*V%E+/6E-.3E-}1E/9<E/_7(|,E/c/E\
        0o*E23(E3O0E4L)E6A$E7++EJF.?G{8EJt9#);ELl:ELtc!#-E#C2E#a%E#d3E#x7E$F,E$J/E$v*E%<0E%B)E%x$E&/+E&I:E&eq(E#;bh&!'C(mi&>\
        :!E'U%E#T1E#])?C?cJ?[ZhrilF?JrG><aC!cf$E#sba%'Nda@d/ba@cQ*E$,(E$6)E$<iS>l)ea'!5hE>PpgcJB:/cl!#/#GB!%E?.`!#(E$g$!%5E$\
        pbjh!#'?_f(*{B!%p!#$!%L!/$#zX!S!#%%c'#;(E%2$!%c*#/pgbI,Tgo!#4%6B!%&!'I,Q&>Li1E%['!,$?'vb2+`*)%G!'(E%m)E%t5#fbfeM*j*!\
        /G?CID?K7->)0'$=+E&+fnF&CO?1$!!0,wh&#f%>Dq)E&EeJ?%PF?<B(@T.)E&an$E#sb)+rada@d0E?q]!%(E&rb0'0B&L*'CY&,)E'5.E'Kq%!,,!/\
        kt!cRtdl@cSc-#Ygjn!%%!ndc!#$!%I(|K@_#%E('1E(97E)7,E)b(E)h)E){+E*&.E)v5E*Pclmheoeg!#$!%I%N!#*?m-$!%f!#(!=B!%(E(a)E(ui\
        ef'#ie/>yoodmnbgrihfdjniefF>yo*Aqkhel5!8d%##$#8X#8e'%Bl'!2c-!@$!@h!#%!''%B$!%eN)%!#1%?'3!$E)W5E)]b*!=)!fr!#4+<B!%!!F\
        ${!&R+<exD>|m.E)vh!#$!%SCr~lD>AfeaheH>:E'!`(E*?5E*Ec/-bh%!''!`F,DahS?YFe$/bm1*jI*jgePDDw2E*m%E+!(!Lc*DoTjhE?v7i%$]'!\
        qr!&a1&d[D7{exr'DoSjrIDoT4%63E+X1$`,E+a/*4*E+l)E+t$E+z+E,:ssbgR@M0(!'kC>qybjhf'($F@$$jbmnD@f1%#fV1y'E,-+E,3b,!'B>FF*\
        /tB/w($#G?,~!#&#V1E,U'E-!)E-+$!%b)!'I0Iri$E,glciegriLA..hdiq(E,ybah%>AfG+9baI>Af-+~*!kI+~E'~,E-ws'E-X,E-i)>+q.E-lbfb\
        g-!/hdc!2%%|,!'I)b2'@jkih'!q*!IS!8L+xa%CF_'!`F!,kgECw}!#3%H'E.P*E.y(>Sq)E/*$!%b*+`ah!#%!,$!%d4)((!:V!/h!#'E.o(>Sq$!%\
        c)!Yid*!'$>RqX#8$&s:&spG-Jd62`h&#V'!qS!8&@:nbaa!5%-nE!`r2E/BqG%Nfe;E/QahfbmI@,(rmnbgricicH#tUC*K2!t%E04'@r/,E0J+E0_.\
        E0ec+E0'mdP#8&!w%$F'!`eG*Mhhcgh'E0Db!d1B!%!c=B!c!#%${'!q$!%r!&ocJB]udcXE#a%$&h&$&E!`%E12'E1h/!S*!I(E1}0#59&dc3?bSB#Y\
        !#)!'$!%+E1Vg$E1KnrofE>fYdeg!#&+.B!%)E1dnripiSB?vFA:X+!@g.E1udB@as%D_]I>+j-?_$.!Ffmn'%BehnC--!#&$53E2_'!57E2s*E3'(E3\
        4$!%+!'b!()A>+$!QI#/!#4%i%!'1!@'!],!/B!%!#&!'%$]'!q$!%S!8bf!#$!%+,qW)46E3F$?]Ajbfc$!LI(|icpbiJBFs2!/3E3v,!'*E3z(!:0E\
        4))E42$E48;E4EjbB#)C?G6&&Cra'>A3L!=+>~dncH+G&%TE#/0E4AjFA..S>N;d2!/H%~!#,E50*A65(#50!S$E5w+E6-.!=n+E5)5(sbg5E4|nrPDw\
        .inrocghF#Dn%$xF!5%+x(E5;cP2p2E5T'>~D/E5W0E5q+.5jejK/nF.<c!X-!@$!%h!#&>Dw%!''$=B!%'!2F'm!!&.<+17e$>felcH?H]5'~bf&-<5\
        &Fe-?jAH>xD-!23!/1'0'E6v7!'*E6z+E6}bjh*!I(E6md(E1MVCHWf!#&#/B'3QC?`P!V!#'!]$!%S#G!54E:'-E:I2E>@%E>F6E?`3E@/1E@S'EAW<\
        EBq7EC#,EC+/EC;(ECj0ED8=EEq)EF,$EFV+EH5.EJ25DZqc!#-E8W2E8a6E8g3E8p,E8~/E9&0E9,)E9H$E9d8E:!q'+.,)_kB#AjncfdP?l/ucHD^9\
        s%>S$ECx*fbb!(&1m/#&B!QieW!fqdpL*gm(E9;)E9@bcG?M/dH?p'e4#8V?Ow)E9[l!(&).%!,'!5B!Qc*?p3S!'!!+!Sa(E9{blqi%!f'!qS!8jE'%\
        eW@cO%E:7.E:@c)'FgP'Fidb6!'V&^fa&!VC>+z!#%E:r1E;&'E;*,E;;(E;K)E=o$!%.E>+c*!FG!z0>)Zfg!(&&y/#&B!QDCKH*!2mi%,cdg%!'cG+\
        ~(E;DcE@Doa%!fL#S3>IH,E;s/E;}*E<O)E=?+E=H.E=M8E=jjbmnD0ee)>5nkG>5n6E<6/E<C0E<G5E<KqeR>&$(*Jdh!($!QL#SF@b^FE;DjC#/*E<\
        k$E<y+E<~jbfh!('!`/#&B!Qbjh!#%+('!`B!%eJCA%'E=3bgh!#%+(/#&B!%gk&CP`%!fE#>o!#&$NB!%nC?Sj)E=^ghb)!'gcgK#A&?p3$!/hbB!@b\
        GBmG'E>%b2&d%/!+CKKmD1XldHDcP$E>4fB@!ma!5&$&%-nE!`cdHD[0*E>x=E?J$E?Rlq(E>pcf)E>kt!(&!w/#&B!QcaB).22`vC@S~6E?63E??+E?\
        Cj.E?1nDE9<lqC1[fcgjnE@[8D?p3cgpJ?4rkdidRCnk!6h%E#acqJ?qe'E?z,E@&(E@*)E?7.C^GcuF?Zypkf&!wC'FL>FhfCDdQ)E@<.E@KeG?p3.E\
        @FcjCD[0ghJ2G'$CaI?M'-BI,%E@|6)q(EA.0#))EAE+EAH9EALc4DvdfM><a8EA*cfhC>FuC@29g%>':e.EAAf!#&1mB!%GEA9D!keW$ic)!/+!SaO%\
        H*EAdiikaE>%t6EB)3EBK1EBP+EBW8EBlj,EB%bH>FldH&3,#8(EBBb$>)Zjh!(&$&'!`B!QflchdeH03bHCW7bfdI@)!b3>Jvf!(/#&$!QbaIAXobaI\
        )..EB{edH@i!gKD'6!#%0_B!%'*~e-'%2>:QrcJ#>%ECT'ECY(ECgc5!'ghi%'FE!5lR@d?aa!5&!V%-nE!`L$&)ED&9?O&q,ED!b5!foE'@E@W;3ED4\
        '?|DobG@QuDD^<%EDk'EE.,EE9(EEB)EEX.EEic$EDf+D,tf'#>c3?4rI&jaE>R,,!f)EE'ga%$F'!5c4)()!@I#,a&!VE!`fdh!(%+(B!Q&Dn/bDE;D\
        a%!f'!w$EETc4#5J!'CE//&@Qle():8&^meG!wh&?7lC!'k'EE{cJD]V$>{,bh!#$!%L#i%EF<(EFP.EFScC0e3$`$EFLm&3,kIDw2N>U.R#AN0O%EFz\
        'EGG(EGb.EH(5EH,chdas&2;5(kdC0)-0O*EG1)EG@l4DSXE>*a$#,h!#%!,'!`B!%+#8V>n>2>.9,EC|0'%l.>62di&?0aE?Q#-E9|*(3i8EGvk4%vI\
        CKK'!5b!#*!F)!'B!%DC:],DZrlM>9~%EHU'EHd(EI4)EIJ.EJ%c6):*$2aIE@B/@2sg2!f$#,I#,-#Y*EI#i!c?i!(&>RY%)1/#&a@c>3EI/jh'1GH!\
        IkEE1q)EI=lD>Z]h!(%!,'>50B!Q%EI^'EIk.EI}c-0OE$&aa!%%!n6$lE.8-!Fqkh&#V%$F'/FF!,aID[0fq!(&$N%!,B!Q*EJ>$!/isE/Rd(!:IE9r\
        !#&!'1EJb$!%+EJkjn!%%!nM?{'%/%rfD>&o&00'!qS!8%EK4'EL$(ELL.EL^8!@c3#8*!'G+$!#$EKuf!#3C-C+EKVa!!%!]d6*:(>+.I!@!($!Qd/E\
        Kpjki&'8'%y(#fL&<bHB=6!!h!('>HCB!Q*EL9$ELEob!#*!z)!'B!%&!w%$53!'E#>'Dy3F!,+!'fjb!#%!'/#&B!%ipb!(/#&*$2B!Q!%%!nE!/w'!\
        ]S!]!#'EM-$!%ctcG%E*EM6qeL-hg!d25EMBd@cT@d33!',!'M!'!#$!%.!=X!L!#-ENm2EOj%EP06EP:3EP=1(J'Ad?,EQK/ERO*ESd(ETY0EV:)EV[\
        $EWI+EWt.EX48EYK9EY_;E[35E[V:%fq4#D)ENb$ENhbG-e&!'E'~eHBNY!#%$&'+.$!%+EO=.EOVt!#&#J%2j1&W'!5$A_/9@&BS$`)EONef&#/6#wa\
        N@Usdg&-GC!'/EO`oG@8Ybghc)!@I#,%EO}3([(EP)o%A$kJ!/jc3!`ODZ*/!2HALc'!')!'BAp,T!f4*]-2V%!'3EPr1&/'3!,@>I/EQ!$EQ0+EQ:9E\
        QE5!8sd$A%dpO2|'3!5!8b2!]G$ic!X$!%h&>DwE'U4>mH1&dJ'[%ATR(ATXG%$&2>F)[!#%D[0'EQr,ER*/ER9(ER@0ERI$!%+!'ofkM(p(ER'jne-A\
        >T*>:EB!LJ&g!#&>lk1&/(#MB!%&B:EC!:/%*)!'L!,ndH>ll4ERc%ERf'ERyc'!:I-9C,n!#a!!hdj!#&(A'#>B!%*ES)jdi%!'E#8%ESJ3!t'ESY(!\
        =.!=c*>.;h%!f'!`GAr;!#$!%b!#)CL}B!%->A3%!'F!:!#4ETA%!/3A@#'ETK<!`7ETO*!2(!,$!%.!Fc!#$!%h'!`.!=b!(,2%B!Qca!%%!nB!LXB#\
        !br!#$!%W'p4!'6!}1ET|<EU$/EU()EU0o&!z'!2iCD.,djU*YdQ1M!#a!!P%0!#4A/#-+Y1EUc<EJg7EUh,&a/EUx*(>0EV&$EV,9%05$`sG>_wcHAi\
        **EUqbC@2se4!'K/t%,zc*>G_I!',&9F$=!!'%3h%#MeND,%%!'0EVJc!#/#tB!%,E?3bi3C$owbgI>U!&2D%@6J'!q7!'/EV~(EW0$EW65!8qbC@w,!\
        #&1X%!,'C#hB!%hnC>PI'EWC.&<c!/J%~sibY#,!!&#J%-D$EWa+EWnd/0qH!k&!V%Azs1&/E!SebV@.[!#%!f)$i$!%+EX-c3!/G!z,!/bG$i&#`-EY\
        ,3EY/,!2)EY@$*Dq+EX~i'!5(!`b!#)!'$EXi+EXonC@%)!!N@Us!#1A*!(!:))UB!%!#%!,6$lB!%O(v,ETAn!#4AY3*%QB!%&@kUekjeL0e'*cb!#-\
        >2D7.Y$!%I(>&1M2C^?'@2e*EY{)!@$([b,$pG)z4AT`-+V2?=V%!,6(D3E.v'!]0EZN)EZV$EZ[+E[!n%ALwE%3(.HicS!fdpO/!1BMy,/U0#D+EZt9\
        #Gd2!/X*D)?fZc3!/I!/(E[0./@d-#PM!/W!:%Bcn'!q(E[G5E[PcX>@k,':fkR>~p!&KBi6,D<[bHDDG%E`-'Ea;(EbO.EdF5EePc-E]N6E]t3E^9'E\
        ^Z7!//E^r0AGf$,3.E_.9E_K5E`$q!#&!'*!IB!%1!c(E]^.E]gcC$f!#*DQ]B!%,!2gjki'0&L!=h!#%.y'%-a!!0?*7l%E^5cg!d4B>`3g@d5!#%!/\
        3!S*#]$!%e/#)(!:g!#%!F1%?B!%g!#&#J4&|%!,$!%m',0J@S]!#$!%ch.E_+d-(m$A|8X&3G0Lpnh!#'!]a!!l%E_Gcg!d7B>`3g@d6!#%.y'!57E_\
        s,#l*D(=$E_wq)E_oc-#PG!'EB0hH>fp!!1?YeI@nU!#1C(ZB!%-#P2BO23!''E`w*E`|$Ea#5Ea3c/E`e)$~o!#6$l,&a$!%g&>U_F>U_!#%!,'%-,&\
        W$!%W>UbaBE]ZKA@ia!%&#J%+P'!5MAhl!#6!}B!%%B/S6Eae,Eaz*Ea}0Eb*8Eb6:EbLq!#,#]$!%qJ([h!#&#J%!,6#w'!5$!%W#cJ$pt&,~%!,E!5\
        !#$*pm&#JE%-'!5b!#$Aw09%0i!#,!SB!%X#5,Eb{/Ec**Ec?(EcJ0EcP$Ed$.Ed88%f9Ed?p1?,#L!/i!#%#V*!IB!%%Ec7c'!}bF?]@!#2-rB!%%!'\
        '!5cR>my,#lN!'!#,Ech(%Q0Ecn$EcvtdK@NE%!FE#;%!,dgQ(p!!%'['!qS!8%$)1Acb7!@$!LemnE@zj3>SDI$@*)GBD094@353Edg'Edz/Ed}*Ee?\
        0EeL$&@oQDh|!#$Edup%!FE@;)!!I+AP'X!#6Ee81%?,#D/%H$@k^qbD2|d)!/B#Yt!#&%'%ACEB!%C?|Q!&2&a%!,*Eex(?~U0%99(Dc$!Lo!I$!%b,\
        #`B&L&$xC$/jP$f4Efm-Eg.2Egj%Eg|6Eh83EhH7EhT,Eha/Eh|*Eig(Ej70Eje)Ek3$Ekk+ElD8#]c2!'JCX5!#&#2'Eg(*'C$!%5!2qdHC!z%#>F$c\
        &!F%!'1?)p+EgXt!#',],#G0#D$!%9&p5!8q'%3F$`!#$!%.EgfdJ/yJ?J.!#3@>/$!%b!#%!:B!%*$f+1qi!#%!,'$=$!%i%!,E$=s!#%Azs,!/$!%S\
        !'!#$!%e*!kL!F&!=b!#2'xB!%,Ehv*!I$!/jd&$f/!SH&C&%'H!I&!'2&g%EiQ6EiH/!@0EiT.>,?q&$/4A/#*!I9EiMseL?qjDCf*I1:!#-2V%!,'%\
        -,#GB>Ea!#-!/%!'3Ej(7#l,#D*&a$!%obGAUh!#&?VY%!`1+]B!%,EjX/!t*Ej]ob*EjMjdM%l&'8kl!d8B!%FA&@c!d9a@d:%+1i'Ejubx!c@C!nj%\
        B;f'Ek)c4%vI>W~+!@obgI@IN4%<%$/3!2'Eke/+V)!2.!cc!#4CEK/&@$!%+14:Bbfg-!/Q!t&!:F-<7*Mh!#4#D%!,'!]/El60El@)EAE$!%.#Mj&*\
        JJ28&@HQ%,zF#MDDxS'ElRjn!%%!nM$QT$l%Ele'EllcfsE>tm%,*JALlgP@YG4Em5%Em:'!57!/*EmM$Emhc2!')Av[L!=qLE'+!#'!5)!'9@tha!!I\
        DP!%!'c$DK!l(-Dd-(m$!ch%$5E$=-EnH2BE`%EnZ6En_3Enc7Enm,Enr/Eny(Eo$0Eo*$Eoa+Eof.$xc0?_QfI?(91EnV)>2VcijL*7bX!YHD1FLC^G\
        %Aj9fcN?_QdH>=5%?7DF+xbgefGD@e/!YB&m1EoD,>2V*>x>)Eo]bm+'-aEBbZ%EoS(EoVc3!YB!YM'X*!YG!YeB'CrHDMY1DC<(>vhG>).dppCB`]4E\
        t(-Eth2Eyd%E{m6E|,3E}k1F!5'F!:<F#V7F#b,F#h/F+D*F1`(FC:0FCi=FJo)FL~$FQ++FV,.FY:8F^u9Fa?;FaK5Fp|:FrXc!#)EqC$Es4+Esh8Es\
        up,>jJ)!/bG(6!#6Eqr,Eqx/Er-*Er30Er@)ErK$ErQ+ErV9Es.of(#ML!c,*xL!V!#&#M2'x'!](?q]B!%&-kL2(!($!Qb)!'B>EV1&)'>U?J@S]%2.\
        E!5!!O%$n!#4(D'%-,#G/#)*%Q=Es!$Es%+Es*9D?>bgWDfaL*A!!I%<FA&?&&FE!k!!'%-+EsM5Escb!#,!'/#&B!%!#/#)$!%9$`bf!#*!SB!%pF@R\
        ~%)1'!5c4#5Q!/ba!3ofem!(0!SB!Q'EtF,%9(EtI)!t.EtZq!#'!5$!%I&,I'm,!2g5!8d-(m%##I!/)Aioiid%$NI#,-Eu:2Euh%#f1Eut,Ew>(Ewd\
        0ExU)ExZ$Exc+Exh.EyUcG#/1EuM,EuQ5+`bghfECJbrM(Gbad(*{cahdj!#'%B$!%L!=ra%'Nd&$=B/w%@f1(Evqd*Ev.og&'seND.5''((Ev<.%rcK\
        &C2Evf'?HBj&?KD1EvV(EvZbG>1DJ@'vjj''((#fL%rbfl!#&%EB!%%Ew-3?eH,Ew78.vjcfodeQB)|gjbmncJEw(&*7F@hK%EwU'Ew](A&@c'!,/E)4\
        I!'jhdK>*Pm$!/I'-,&T*Ewx$ExB+ExHqcR,~el'Ex25!8bhfd$!Fj'#)B03-(m%##:&^a%$FI!'raIE#a(ExQbG@pYL>T@nF?.`.!'bVA9?hDE=g&>W\
        ])EyPe4>x#2?/+0Ey.+EyD:EyHleG?&!'!2,@|D)Ey?cfD@KAeK?]eO?/+e&>@CF!:ePC%ilbgd$!cj&2]E%B2Ez7%EzC3A9k'Eza/E{;(!')E{F+!2.\
        E{K9E{hc-$,mnF>fd&!''!q(!LS!8/EzQ*Ez]ivCB])c!d;$!%I>DvIBFs4>Zm-!F+Ezxs5(kd-AoUC0)!('>@X$!Qef!#$'3dci!#$!%d$>Z%X#Aegh\
        e*!YB>feeH?>P+E{cjch'Ca7(!,b!(%!'B!QcEDVocfP!=)$~i!#3,J0E|)$!%9(-qibH00F%Q+!'s&Dn/'E}&,E}:(E}Q)E}_.E}cb/E|r*@GF)E|{j\
        h!#%!,(!,$!%.E|kdV/yc,2sI'gdgc-!@I/O%$&uC>;n3!@j'>Fhcj5!8d%##F$c(@$L.E}GbkG(U%>.:8-9Y!Lfh!#6$l,$XB!%FEnZ,@r/B><%%$x3\
        E~6'!=,E~h(E~m)F!#cidh%!''!q5!8cG@!h&!,-B:h%!,6AD`1%?*/L0D^0$E~[9E~cqC@Umn&*~C%3ndB#PcHDxX''U/E6(+,'jbghfE?&fb+F!-aB\
        D/`!#$!%I!2fJE-+2F!_3F!l<F#67!`/3)*F#9)!2$F#@jnneG${(!=bf!#2*UB!%1F!wbgucJ(eh1!''F#30'@$/b8!tb%C3tG!'C*+U-eahbECMO+F\
        #HbQ+`booseo!d=ck@d>%CXLcjkJ>W|%!fM#)!#4@1d2F%^%F%{'F)s7F*>,F*I/ACL(F*f$F*{.F+*8!S5F+<c!#%F$X*F$a0F$l$F$w+F%KqFDgF(?\
        g9cQ-b!#2!'$!%L!='!z$#AnLBf]!!+F%0leqfcgjn!%%!nE#2'F%?(F%Ec*$2B!/--MH!'/!SB#z'!`b!($!Qf!#'!zB!%!#(F%w$!%b$!Ff!#4'!-)\
        4B'3G>Sk3F):/F)C0F)I+F)].F)`8F)lj+F&@cMDBo!#(F&])F&a$!%d8!/eg!#%@Y#B!%GApj&!'(F&|.!cd6*:j!#$!%d&!:I!@2F'i%F(#3@E-,F(\
        -/F(<*F(T0F(e)F(v$F(}+F)3j1F'Y.F'ac)Ew&LD1FbldB>:!h%!fEA$p5F'wb!#0?CnB!%gcl'2JF-DgjbmncJ@:j5F(5eQ,$$#zI?%P%%c5Ew(cpg\
        bh!#$!%d-(mB!c!#'2J$!%bpchdV$,,F(rnef%#fL!=D@FmbhdH?.R-/U1&a,B3K.B[=hD>O'nbfcN/4&$N'/.S!8%$&E!'nc$!Lgh!#'0&(>T;B!%I3\
        1hnbfeocjhS)O&-6CC3t&!'->5l2#A/F*4$F*8+CV-;3,pECEJE>*a&!'E!`!#11C$!%W#c!#&!=$!%d!#$!%m$BQ2hdj&!VE#>2&C*?s00)_=CUqjkh\
        E>50!!&$/neiIEnW&#/2*D$><%+#,jdP'%/!}hG?t!!#4F,.-)U2!2%F.L6!''F.s/F/?(F/Y0F/~$!%.F1Sc-E9|$>&#g&(Ajdmch%!f'>50F!,%F,q\
        'F-6,F-F(F-N)F-|c*F,W)F,Z$F,f5).iM?6QU).7E>`fcaB>&0a'!q5!8cP+{,E?[)F-):F-2o!(2#GB!Q!#'?HRB!%XE?F+F-Be2&CN?32I@d?%!cc\
        XD^I,F-j*F-t$F,b.F-xo5(kd%0)M#&2@cA%(RE%BNBXXjO)t(F.35>Q1c$)tj%>%vE!5-#8d,'Fobf!(%>Jo'!q$!QS!8%!,)F._$#z+'-gP>5n&/e3\
        >;p$#,5!8d%##I!},F/2*'@)Apj$F/8+@Vppf&CZ2C%~'!2S!'a&#VE!`&!'b)!'+F/PgcQEjX!#)?3.B!%)$]+F/ii,>++L).%!fd-!`eg!#&?w4,$X\
        B!%%F0V1F0_'F0y,F1$(F1;)!I+F1?5F1Lc+F0Ngbi!(a@d?n'DrjS!8*@4uGE?v5F0lcad$#AX*Dablc!X$!%I>Dvf%!'dK,'(F1,cK2Gr!#&,~%.y/\
        #&B!%W@d?(!,5#Gd%!,H!I%%TGA+ii&-6ad621F!:!#-F3B2F6.%F9L6F9e3F:51F:~<F;)7F;D,F;M/F;x*F<!(F<,=F<H)F<N$F<r+F=T.FB98FBL:\
        FC5c4@<I-?p'/F2s*F3))F3>+.Bi,(UcNB$S'#;(F3!bJ>W+)EE1L1[h'F33nbM(Jel%!,efmO,TIE&+%F3~1F4P'F4{,F5#(F51)F5Q.F5`5F5lc/F3\
        w0F3z$)_.?AydH&,N'FBCR+,!Ymnci'?MV(F47c!;fI*1-1@3?eH*>>50>EGl%BI&rbJ1='F4j(F4ucgh!(%!,/#&)!IB!Q,@&*fdoE?t!goG>DpfK@V\
        U&0@ea%!f'!5L#S21+,)t0?G{)!/.F5Jl'-UNF,`*%cGE??.>S,5EFSecK>HL,>6,lq%1[G(3ji(F5yd&!'K%lm%F6+cbod&!'B)=P,'!#%F6z3>_w'D\
        Rc,$X(F7)0F99$!%.F9?c/F6a*F6m)F6qbM?$u(F6ibR+MCF6fQ@d?hbf%(RE%y/E~|c)'FVE?v4>x#2F8$3F84,F8;/F8@*F8T0F8c)F8o$F8w+F909\
        'F:>@Aj%F7r)F7xcf0!'od&'8+%9L&<fudK1=&?X2dHC%)%-xeghd&!'-(mB!F&+rCC;`rM>l)(Ey*bhfd&'8(#f+%9L&<.F8^bLCnkjiC+Y&Ey:,@|D\
        GD2y0@9!B?4r-?f=7DGu+F9-m%-xF#SC-U(>SqnbJ-9,&9F,6%!ff&$N%!fE.8$,hf8'%p5!8d2!'%##$&^X1+'F:&,F:)(F:-)E?7b(F:!bR@VUsT).\
        J-JLDGR,@WlG?4q&?p3'F:],F:j(E@8)F:o.F:zb*F:XilDAK#PE?3gb!#%/%)!@B!%dBCjJ(F,ac/!'V1+JEP:&?4pSAqk(F;6clq%).M#&'?O&r&1m\
        %!,M#&'!'bmnD0~'F;WcfQ?4r$F;e8F;tpOEA%h!(%!/'!5/#&B!QC>./%E1qE#>%'R(F9{L#20At^)F<D$#z.A*2i!#(2gB!%M?oHkdG@y_'F<a(F<e\
        c3)_mhkG#AK>*Ii!(,?Nu/#&B!Q!!%F=41F=7'F=@,F=F*F=J.F=NjFE=YM,~f'?z:eL.g3!:J(UD@`2DF<^%!fG#A%F>71F?j'F@8(F@M)FA:$#29FB\
        5c'F>%*F>)$#zqiD>HCJ>%v3@VUofemnfDBNl*#/)F>Ji,!}b&!'K>)0&>>2(F>e0F?W+F?dd-(m*!kI%9-@E]7F?3,F?7*>>50F?=$F?D+F?L8.vq&?\
        WKd&#fL!=EDBKdhO>26&>EHI(Gh%>=aF+re/!@x%&mE!:fd:!/a%$5E.8cdH?6Q)F?w.F@0cJ>@>(F@(ci!(,'FB!Qg%'FE?)1a%!fEDGd-)_+F@DfCB\
        4n'!q,)_S!84>x#2?/+,.s0FA%.E}D:FA-l4'F'!`e,&T$F@~mn(>2AI?HbI?7b&Ey:GEy?e(>>4c!cUH>@F%FAg'($(>@>.FB25>lLc'@hG0'Fg+!'j\
        b!#/#&$!%W%0->2D%!'*F<a0FB)$+9ch!('!q$!QS!8(!FfbHB+aB-~E?z:7#2/?o,*E9{)+`jiC#8'FBg(FC/5!8biem!(%!'/#&B!Q%##($c$FC'fe\
        g$+?lbgh!#&C$'B!%&@W;dF2+'!'S!'rMC%),?cn*!')FCO$FCSndN>T;D@E^!%%!ndg!#$!%em%${O@J,%FD[1FDo'FE`(FJN$FJ]+FJac!#->ux)FD\
        M$!%.FDRg(FDEc0?HbiC?Iy2*1fhO(GjO@$,i%>^*E?f*%!')FDlg2BgVI@p5Q#;&@kU'FEYb/FE($FESoGBu|bf'FE9(FEJc!;J>.k$?HEo!#&!'%?H\
        >B!%*>>5mIBea+!YL!=mmEAw+!#2FG53FGg7FH1,FH;/FHP*FHV0FH`)!}$FI)+FIx:FA-j%FFg(FFo)FFu+FFy.FF|5FG0c*FF])FFair-A4iY?;WhO\
        /n2-9N!'g%!'I>~dgoSAM`DCMOC+Gf'%B.!=b!#&?B7B!%jJBQ2'FGO.@;Xb*DZ+)FGKlE>Q1MDt#2FGXcB?}Trld2?M^$?HEI%9%?.`,FH!(3&)B)}c\
        %!2aI?`~ehhd2?M^$?enI%9bfchemODHE%FHL(E$gc+>JijO$fNB6gbhO>1Dbmn%)OG1|,FI%n&00($)5FHxbgelbH?t!,ER'$#zI!/C?'h!!'FIT(FI\
        W0FI^+FIfj'!2(FIHiCCq1mc-!@,?_gI!/F)w2!/M!/%-xcoE('%FC6,!/)?(vc$#zY%91FJ*(FJCc0$@Y!@%FJ4cicM-9+!'id&'8(>DqL&<0!/l%!'\
        E?yc$!L;!@g&!'rM)zE@f1%FJkchGFFyBD!&!#$!%k%FKZ'FKl.!=c4%v*FKG+FKKi!#$!%d$&s:&sh&E~2'!qS!8dM$,&&y%!f'>@XeG>Ks)#V+!}ah\
        fd&!:CB=f,FL6*FLD0FLP$FL`+FLd8FLmo!#$!%dahfdRBwu'FL@chC@;XR>6.%!'e;!LjI>L?!(&#J(@Ql0#GB!QbI-U&!w'!qS!8(FLvcJ>.9jc,!]\
        I)b4'C-1y%FMh3FN$'FN_/#t*%~(FO>)FO_$FOw.FO{9A<i5FP0c$FM_+!toE>G1%$F/!}L#S4!}/FM|+?<Cjh'>@XH!IdI>eg!#$!%e2?'#/&N*FNB$\
        FNI+FNMjDBk$e/0IV#tI>Ae!#&>}D'%B$!%feN'X&>PJ-!22?^(3CH;(FO&$,3+FO7g3?@UcK>1D3FO3$.sqehG,neH&g1B.gG&C2*D,!Y+FONa!3E!`\
        d$!cj!#&!''%BB!%!((FOp$!Qcg-!@P!'*D<mL!,D?}o2FP,00Oj&!'I#8ECVJ$FP=+FPCgQ?@UdmbJ('n%%Tf(FPSd*!2I!/-FPp2Br~,FP{/@,*0FQ\
        !qicaI?#!%?bYrh%!'eiS>@ledb$#zI#D&1$'FS&7FS+/>6f(FS20FSM=FT7$FT:+FTU.FV(j1FR:(FRl)FRr.FRzc,FQv0FR#)FR0oGDvd,)Rc2%fI)\
        b&#i%ELR''UF1j3%$(#5N>%v%FRU)FRa$FRgc,%$)!'he,&TH!'&!F9!ffE?_PdjnI*(jOF+$,%<G!F((*dhF-G2!thjO@>/oGAr;%!,dM!t+FSD;!Lm\
        ncp'%yFFGT)?3.bG?(h%FSt'FS~,FT+(FT/)&d5(kc2FQr,AXF*!2fK#]fcgh'2DF!'&!V%0)F@4ucH-J(!'kB?OwL-G%FTG(>vecSEh2;!Lg-!/hdcJ\
        >.k%FU:1FUC'FUS(FUZ)FUb.-rc/FU6+!/:>pUqidan!5%-nlbgh!#&??e'%BB!%E@Nz%!c)!'B!L(${b$>Pbh%!'E?_f/>W|V#8*!YmN$i'FUy(FV!.\
        !=c3!`*?p3oE+9,'mF!V3&@H!/GEC|-FVe%FVs1FVw'FXZ*!2(FXk)FXp.FXw5FX}c!#3?f*/1|$!%gbfjbN!F%?32n!5%>HSE!5G?kM-FWV%FW`'FWl\
        /?:s*FX$(FX<5FXScg%FWG(FWPc,!'M&,!#2FUvB!%&#/J!'niefuS>mz*!/f!#*#]B!%(FW{j&!Vd&!:B)=,':N!Y&A$E'CJbe3@#e,&T$!LjC>T>,&\
        T;FXOa!%%!nkxE@,:S>yo,Ac~H!/=FXgei&!wF2gL>^/oeJ2y(>T;L$x2!/E!'l&>>2e*>>5iep5!8d%##$!FX#G4FYu-FY}2FZ?3FZ^7F[!,F[(/F[:\
        *F[I(F[Q0F[U)F]D$F^++F^GcfKF44&?W3aI(31#S'FZ:c)FZ3irmI?r*r&!'F#/gF?|g%FZS'FZZc'AMzbleH>xD/?p#G%TF-D,FZnbgd&!'-(mF!'b\
        g&!''!ze'!zmOAQccfS>2Dep5!8d%##$!F.!cX#A5F[EbheNFIcjF%EkjneEEdzgS,k,F]?*>x>n%EoS(F[y)?KC.'Xc3!}kadDEv9)F]+g5!8d%##L!\
        c4?W75!8d%##c!#*!FB!%bKEiQ&)%%/+(F]Z5F]mnrhnM@o>0F]ggdhnFA>C&!'E&g,F]}0F^%+F]UcJ/XcdM#2hbG?'v0F^7+F^>bR*(efcgQ'C(%Tc\
        jO?El%>2R1F^X)F^pcMFIc%F^f5F^mcH>2V*0IG>?TH-bemO+$%F_m'F`m(Fa0c!#2#A,E9)*F_B0F_]$F_hjk&(AC!/%@$N$!Lpbi!#$!%d-@pv$)=X\
        #Aef&(A'#/F-D!!E1G!#)F`B$!%g6(D7#2*!I$1g+F`1dgpW>@c6$l'#i)#8kc,$,I#A,F`^*!Y$#,+#G5F`ep)B/4iD?Y@cahEA5J/#)ocS!]-0O2'@\
        *E=Z$Fa+i!#*!I$!%oF%HjC>6.-#87#Ai8#AkI>*Mb!#*1$)!'B!%!%4Fc6-Fc;%Fe`6Ffg1Ffl'FgL(Fgi0Fi]=Fm]+Fmd.Fp[c-FbA3FbW,>5m/Fb[\
        *Fbx)Fc($Fc2q'!FS#/+FbJbfR'%&!'*!Id(!:I/kQD[8!#%!:0#5$!%dg&!wb!(%!')!'B!Qhnbl!#&>DsB!%jn!%&#/C!nND[8dRFb;%Fc[1Fd('Fd\
        ?,Fd[(Fdo)Fe&.FeLcV*g%>/(*@nK00O)CUY$Fc{i!(,.]a!)E+{a!%%!nE>//%Fd;cgpb!#&&y)!'B!%zL!S+FdN:#Aa%>_KE!`%'Fc4)(*!FI#,.Fd\
        hc/#8dM)G2#ABCHR/Fd|)E9|pED8ClkgECn9.Dntb/#&$@$Oh%!f'FeAc!dAB!%*!keg!dBB!%)FeW$!SiN'%a'>50L!=3Ff@/FfG*FfS)FfW$&Lj)'%\
        kh%!f'Ff2(!,)Ff<c4CEKH!F*!k(A$qV!/EFFTb$#zI!/m+#,i&)1ED]WIFa,+CQTj52Md$%HX#AeJ@oc'Fg$(FgE.FgIc,&3kB>CX,FgAqdh!#(!,$!\
        %deg!#%!,''UB!%D>JvG>5mM&3,!/$Fg^+!'p%1XL$,hbg-!/hEC$&4?rY2Fh>3FhK/FhQ*FhW0Fhe)Fhx$Fi5+Fi@j&?jB)#trjiF/X(F8(b!#)!cB!\
        %&+rC!:mnD?Zb!#%>Jv$!%LF8^+FhqnhnciM*1bfrQF[F-Fi'2-9qEFYzd:#Aa%$F/!'I!'7DGu0?qHI(G1?/+(>Sq)?3.d$!cj!#'%B*!IB!%%Fj9'F\
        kZ,Fkb(FlJ)Fm,.FmNc+Fj-g2!fa%!'d(>*OV/y!#''%)>RWB!%2Fj^,Fjk*Fjs)Fk-jh%+((FjYc*2PI#,G>lEd%?9Jh%!fE>vD!(,#GB!Q$@!mo!(&\
        ,~%!,$!Qd*!kI)t+FkKd%$Nlbgh!#%!,(!,$!%c,,TI#,!#*!I$!%d$!/X!/&(AGFLd%>Fl'Fk{(Fl*c')Xgc*>riI#,j'/!c*>riI'g2#A)FlB$>+jd\
        h!#&!w%!,B!%%$FcI>w0)Flh$Flw.Fm(gbgh!#$!%dc,!'I#,h!#&!w%!,'!5B!%%!''>lw+CR+L#SH@Ww(FmIbaa!%&#J%!n(!'9%0d(>*OV&jmGE9|\
        ,,-)>)mg-!wQ*DkdaE>R4'Fnb(Fnr)Fo9b*Fn')Fn4lmefd$#8X&32!f$CEl+!'L'%/F*4*FnE(Fn[dFB:.!#$!%ci!#$!%d$#8+!@X#8jbN>lw)FeTg\
        -!wpkdaOFVj)Fo%i!(,!S/#&B!Qh!($!Qdeg!#%!,'$=B!%%FpD'FpL(FpS.C:]c2Fol*D<m(For0Foz$Fo~+Fp&8Fp/jI>Cx'(AF!=fodgcG$~FCR,r\
        B?t/bffbaI>L>%Fp=c$#8pcHAk5f$#,I!'l%(6E>|J-'%gB'-0!@uCFp=2Fpq,>5m)>2A8FpxqCC6o&>RYC!fE?Um&!=)FrMb!#-B:h2Fq_6?a13Fqe1\
        '='%o,Fqi0D-:$Fq}+Fr?9FrGq)+Jc,!VI$@*!IG)RJA%n&%o'Fqwb$)nI!'2!'H!S!!6?b0'0S(#S0%$+@cun(!Fco%!'F(*%ATRFATX&%oE/!&!'d%\
        !'f@dC(!')!2b2!'UFIc4#22!2%G!i1!2'G,F<0x,G9w/0n*%T(GHy)GY[$#Y+Ge;.GeFc!#&!'-Ft=2FuY%Fuq3Fv+'Fv:7Fw=,FwL/Fy.*FyH(!'=F\
        zM)FzS$F|I+F}[.F~i8G!L9A$q5!':#Aq'*m,!/)FMZL>[:&#i'Fto$Fu&+Fu+.FuRb!#,BMy0@t/)!'$!%h!#$!%d*!kF$c,Fu!*!kc!2%%|J!'dI*g\
        dM>>k!#'Dms$!%.CQMe'!z+&gf!#$!%d&!V*!k$&3X&3i&'sI!@!#2,$'!5(!'$!%b!#(%QB!%)Fu~j%(pcJ?cn'3!(?m~S!8!#(.d$!%.!=pF.d%$N*\
        FvX)Fvi+Fw/i!#'!5,!/$!%L#S%(3h!#1ALv*!IB!%!#3@N!,%?*!I$!%9%05Fw(qcHA30,&WhD#5n!#,$X$!%skJ(6'!,b!#%!,))zB!%-Fwm2>Ae7F\
        x%,Fx+$Fxj+0Fc6$igQ?^l1#,e!#$!%g!#%!,)!@B!%icH@k5!#4FxL%FxR'&y(FxX$!%c!#-E}0,!'B!%&$#F$`*!'G!'6):.!F9!'md(!'L!='Fxxb\
        1#c*!II-$%!'+!@s5A_md-#8CDMy%!'(DoY.>r3d*!/$>*IidcGBwA!#-Fyy2Fz&6)43!''!`<#],(h*!@$!%+Fz.9AcVc,@O+I@$?'D<%r!&W'p(!cc\
        H@9Xc'!V*!'a/!'+!'5!8d&!'%##$>Z%X#A'!,L3,-!/2$i%F{26F{;3!t'$f7F{>/F{C*!I(F{l)F{u$F|#+F|.c2!'9F`igP'=!#$!%WA/#D2AiC@x\
        S!#1F{`'!5,&W0@rR$F{g5$`bGEC#&&ZF@`+!!I%?!#%?n!B!%&FP9'!SF@1ed!#$!%pO@i!!#'!5,F|F$!%ndgp!#&#5B!%C#P!!1F}/+F}>jd&'s*'\
        %(F|v$F})j,!/ki&!w%!'''(L%ri&!''0&e$#zmaE0&/!'I(Jdeg!#'!5/BYgB!%4(D'F}M*F}SbH.*2.jH!k%$/cK>SD!#4%6%!'1F~''F~C*!I$F~S\
        +F~X.?oH9AhOcJ>|I(F~:b&!zf1#ci&&ZE!]l!#%%cB!%1!2/!2$!cp&&yL!/!!F!L%)X5!8d%##*!IB!c-#],G!'*G!<$+G+G!H8,'qeLDAH2!'h!#'\
        %-,$X$!%sdHA+3!#&>,h$!%L!=bL&I'%B.!=e.G!ef!#&1m'FM}B!%GG!X4G$*-G$62G$W%G$s'G%=,G%J/G&r*G'K(2()G(9$G*2+G*a.G+u8G,&9!]\
        5G,7:G,:c,#>)E}S+G#ba'-0I$p!#$!%nbf!#%B0h6>OG'%-$!%+)R9@@6qbPA*/fd-$,,$,sL#J&Fuz%(p.G$EtJ$X*G$Pi&'sC$No&!wE#>b,>89f'\
        %Ec+#,i!#$!%d$CC[X#8!#2G%,,%W$!%qib/>-4H!I4EAE%!,'!5,%$B>p(32+<@'v*!FB!F2G%m'G%q,G&/(C;`$G%n+$p.?hw9(XcT$iaN%<2!'*!/\
        ;!Ljd&!'h&!w'!q($cS!8!#%!,'G&f(G&l$!%5!8c!#$!%+G&_n!dE'G&Zbbg@dFg@dG&!'E?fh%##H#2%!'W,c'G'%(G'2+G'9cJ/Ogd*CHW$CC[X#8\
        f&!VE!=e/Dez$?yu8>/=jOF'Y!#2'_%G'w,&W*$i(G(*$!%.G(0j'!5b!#)!'a!!E@Trah%C=]fc!2%%|I#,mfeT&@$!2pfCF|F'+M/G(]*!'(G)')G)\
        0+G)y.#58G*(pkB>vd&?^v'G(ybgh!#&!w'!5$!%eiFF(2!#(!:$!%L!cj&?KDE?wy%!F'G)G(G)[.#55G)pcG>c`/?@'+G)UjrDF3t%!'E!:/?@'j%C\
        nk5G)QegjGE<L4-''!5M#)did$&s+!@X&s%1X'+(F?Zy-(e$@0#h!#%/%(AUk$G*R.--d*#8VF*`!!jnfdsh!abg@b-#Y'G+$,&a(G+C+G+X.G+qb!#)\
        @e#B!%!42!]$G+:j'#in!%%!nE%Bn!%%!nE'U,':/>9~)!'$C;YmfeI>=g,!/.G+jbf!#4/hB!%jjdHA:zB>1bo!#$!%c,'XI>~Gbf!#6>`O'*c)'{B!\
        %H-e!dH%!nwba@dI4G-G-G/22G/L%G/s6G0X3G0l<#2,G17/G3**G3/(%'0@71)G5:$G7T+G9)8G9B;G9L:G9jc+G-Ag+G->jC%~@dK!dJB!%!#4%H)G\
        -m$!%bf!#4&|3Fqe$G-heN>O'!!K/U'G.)(G.Pb!#4&|3Fqe(G-dB!%*G.6i!#,#8B!%!#&$C$!%e3&@0G.KiSDG:bmI&,4>x#-G.m'!z/G.t$G.}.)n\
        cobH.scfhEAuk&>DsrFDtM%'Nd$/wh5!8d%##B!L&!'%!'1*.+G/F.!=tJ&jdeHCE1%+.3G/k.G/ooib!#1%?*D,!)!'B@k^bI*MK@&U6EhX*!z)G0R$\
        %Eio!#%!,6)41&W'!5$G0F9G0Nl'A2FeLA2O!!/$QI&)F@`w-&jE!]%!'(!'h1!''F#3bCC3t!#%@Um1?ng/#&$!%9(Xkf&!w'A<$b!#1%?)!'B!%4G2\
        %-@as%G2('G25,G2V/G2k(A[2+G2}.&<c!//#&)G1s+)tp3>xj(!'G)U%!/d'BHEc!dLB#zC*J6#w*>_w)!'I!'&!w-G2N3?VY*!k0A5aqkaIA$j'#ie\
        N?;0!#&?VX%CyQ$!%d*!kN!'!#2'x'!5/*4a!!hG++%!,1*MG>RXqfE+M!#4%6-#Y2%W%G3z3G4+'G4v7!'*G50(G56$!%c3@be*G3ri!#%!'$!%d$A|\
        8+!@X&3j%!'EC(e!#*!I)!@a!!B!/bf!#6,t'!5,#G/,N*(>0G4V)'{$G4k+++q($`fbD@>E&,6)G4ge$!FdH@2(dH.d!!+(DmbJ@VK&!V+G5*a!%%!n\
        OA&{%!]L#i&!:E%oKF^B!#'!57#D/G7@$G7N+$@b!#&-x-G6Q2G6X6G6c3?a81&/,G6i/$Q0G6q)(0$G6|+G7,9G72q'%'(G6:)G6C.!kc,!VB!/&!F/\
        ,*Y!L%@Ut'$#c*!zI!',%0GA`n&>U)(!kG*AdpnI%H($#dQEPo(A@Qi&$2L!k!!'#ihe*!/G!c1.$G*x%'[(AQ0c,!VI!S!#&).'*m*!IB!%!!hR.$&!\
        '-!'$G8T+G8kn%G803@i;1)C'!5/BYg*#]0G8?+G8I9G8Mqe*!/W!Vf!#'!q/$Q$!%S!8&>UZ,&9F&ZD@d5'>fqF-x.G8gd(!:m&>c#bP>xDG?,Z!#/1\
        @$!%.G8~s'0SL!Vi&?}.E$f!#-#Y6$l/#&*!I$!%h%!,EA5Jb0'@)!'B/b!%&C@i'G9d+)tb2!])!'B&L*!kI!@3@i;w!%%!nJ!/%G?B'G@Y(GB0.GDr\
        5GH3c-G:{3G;.'Azs7G;t/G<!*G<k0G=+)!/$G=9+G=p.G>j8G>p9>^R;G?:5!fq!#$!%q'!]bfpDFB27!'(G;*jdP$,LAFi!#6#w3#G(!:0'=)'{$G;\
        Xb(Ai/iic*!Fh&!'%!'E!`!!1++h(#;c8G;oss!dMB!%ba@cV!#%!''!]B!%%G<8'G<V/G<cq(B{YbD@=T!#*G<L$!%+G<Rs'%oJ1P!dNK!tnG1Pg3!'\
        '!}ba@dO&CEJkJ-*!#2Ac@3!/7#l$!%gbi!#4/h%0_B!%!#-*A<%60%HB!%7@G&n!%-$`%+P6G=m3>Hb'%-,(h(-[0BXXq&$#.G=jecGCGWJ,*J#c!#-\
        %<6G>E1%?'0b,#]/&9*!I$!%+G>Q.G>]9G>cq(%if%'RF!z%@wR'B9TF@wW(#Mb*!fGBmG,.]B!L&#SFD??*!FI,$(G>{d*!'V.v*BQ2.G?6f!#%!,'!\
        5,$XBA]0GG?'!%%!nB&p-G?n2G?y%G@$/#w$G@;;G@Dc!#0&d$!%9(Xqc3!'H!/7!'+#,cEF3tp%@VKJ#G!(-!/)!'$!Qh!#'.8*!IB!%n!%%!nE!]!%\
        %!n(!,+,q.#Sd4)(F!:-GA(%!,3GA8/GA<*GAD0GAm)GAy+GB(qqbfhdpdqR#]t!#$!%bf!#$!%I(>OA#16>pVBC^?-#Y3!'+GAbo(GAWbG)%a&!''!q\
        S!8!#1%?,&aB*p!#$!%m&1XC!,h!#&!w'!5B!%!#-#YB!%-GBl3GBz(GC%0GCT)GCa$!=+GD8.GDA9GDO;GDmch!#&!w%!,'!5$!%mJ*]!#7!'$!%jkJ\
        AoU!(3%HB!Q)GCB:!@o!#3&91%?'!5,(h0Ba+B!%!#4&|'!59C3/a!!O+J!#1&/0C^?B!%&>,h'GCv5!'b+!'a!3K'@-?Q^,GD4*!'(!'$!Fo&!''#>H\
        !IbQ-9&!w'(sB'0)Dto+'_g-!/P!S!#&#J%GDc'!5$!%jO2Vf%!F'!5N%$kGBG&!#4!'%GEV6GEe3GE`'GEh7!//GE{*GF*(GFE0GGZ)GGa$GGr+GG{8\
        ?wS;GH(jhL'%!#*2P$!%pbJA<IT*Mo!#'#>*!I)'0$!%eL$N%!'l%#VeY>tV7GF7dhfcwbN#)!#%$]'!q$!%S!8$A5e;GGVf!#%GFg'GFv(GG*$GGQcm\
        cI%*ajb!('3&*>.;B!Q*!/+!/o&(A%!'E?)14@g[6(-$GGB.GGLj&BhRODFr-?f=%'NE)kfDBg=!!N%<CDxXnbHBi$4GGn)!@cwbN'0EG(*!!1A&{I!S\
        %!''@;)I0F!%%!n'!`M&N-@2d%!,'!5,GHY(-[0GH_$GHf+A4$9GHoqGE_obD>$Qc0!SB!F0D,!vDA0M&$]%(hOB0o!#4!'-GI{2,G%GJ*3GJ<1!:'GJ\
        b,GJk/GKf*GKn(GL/0GN.)GN7$GWc+GX0.GX68GY59>-%;GY85!Sc,!'l!#6,t'!]B!%&BQlka'!5B#G1!:/#)h''((G+CLG+q!#%$]3$~1.$'!q,@w@\
        $GJZ5!8qDA*#!!dpH%l4#5,$pB-~2GK%'GK87GKG,GKTc-#DI!/!#'!5(%Q$!%bf&!VF!V%!'.&<c!/3!/I#,!#,+A$D!.IFw,(GKbdj,!/LF4MWB:h'\
        #/bHDZK+GL#o&F]7,1+*!IL%~!#$!%cgbJA@#,GL>+GLUo!#BEmG!#%#V'*c$GLPncfP$~!!K*x&#J-EUc%>.X6GM?3>@c1GMG'!5,GMM/GMQ*>2D0GM\
        ])GMj$GMp9GN%q($`)E_oc,>-%I$@c,!VL>/>'%3F/eFA#*%,zc*>G_G#P,&9),6c2!'I$@&$2C$=+GMyiFEU%&%3%#MF+9&%3%%<F-k!#0B|XB!%4GO\
        2-GOD2$p%GOQ6GSn3GS|'$&7GTZ,GTb/GTg*GV!$GV3+GVN9GWN5GW`c3([5!'l!#%>YV$!%dg&>Y[dsC?'^'GO?b$!LcGE=@oP?M/b!#6$l/AT`B!%!\
        #&-x-GPI2GPf6GPl3GQ#1GQ<'GQB7GQG,GQO/GQa*GQt(GQ}0GR*=GR8)GR=$GRA+GSE9GS]q%%<(A*/G2S,E<G(GPccah!#%!,'!5,!/B!%L*J%$#Q!\
        /&>r7%@wR'BYh(@wWG>=d(GQ1)GQ7chOE?3!dQE!5eLCGV&&ZC'RpHF1FgeviCB0h%!k'>&o($#c2!@H!z%,z'@/@(>r7c*>`0B!F&'*(!`B0Ifo&?Mo\
        EAio%?*8,%0c)!FW!'kcG%cLADn!!&&I%#A'GRr7#D+GS#9GS?n(GRgc*#PoeW)G-#Pf%!'I@cApnh!#%+(6$lB!%!#%!,'*j)!@$!%c3!/,?4K+#,S!\
        'bcf@dS&>UZ1>U^(GSVbJ?4K7&@N!''!5(GShcG2+/$QG!z'GSxbdICP3K?gN&GQ,'GT=(GTPb!#))z$!%h!(6$lB!Q*!ku'.8b!(*!I)!'B!Q!5'!5b\
        a@dP'!5JBMyeGACE!#%!,'GUT,$X(GUq$!%.GUwc+GUIi!#'GU<*!I$!%9>@coC>7X*!'$BE#+!@X&3!#'/F$!%I#G2GUnjc!#$!%+#,f5!8d%##L!=D\
        &y,!'B!2ic)!@I'g&&Fd;?;Wj&@]LC?;T%-h9GVB5D+*cU*Dbcf!('!5a@dR!#%!'1GVr'GV{*(h)!I$!%.GW-c:!LiC?HR)EZVjF@R}%*+6*:+/kaaE\
        FS/*GW<dh'!q($cS!8&!'b!#,#`$!%hbiJ%Hcfo!#%!,'!5*!IB!%M!V!!&?>O+GX%a&'s%!'di!#'A|4(*{B!%bf&#J'!5J#GnbfQ1y/2V*GXT=GXu)\
        GXyi!#&%'/2V*!IB!%+GXjo&!w%/%'!5,#GG?)p!#$!%cdHA0ekE3)0'@+GY.a-+A('*zL)4%G0hO!'C+M4'!1GYK'!]+GYUpJ?J?.$&e,!/L&Z&&IG%\
        $%G]i'G`H(Gbl.GdB5Ge0c2>~p3GZU'GZm/GZt*G[40,0$*j+G]9.G]P;G]a5!':EbLj&!=h&!V.#Sde*>iPL)n&$x/?]{)GZidi'#>J$,D>L2,B4nB!\
        /%G[)'!5q%)%e%)%E$C!#)!'$!%W'p3G[a7G[q:!Lj!#%!='G[V((J$!%ndaCD|k.!ca-!tC(sd4)(mcg%!''!'H#2!#'G]),G]/*!I$!%sLGR:gjCC_\
        'dg!#'1:B!%!#)G]L$!%bf-?gNH>@wE>2$!a%G*^o!#$!%L@]vdg%(sL!=-G^<2!2%G^?3@IN'G_W/>8Z*G_f=G_m$G_{+G`65G`BcUA36U#52G^m1Ce\
        {'!5,G^v/G_!$G_.+G_89G_A:%Hq&$C%!/eF%c/$Q(!cW*`(@%)cH@2}c'!V*!'aF>(Z'!2h(#;S#5&&IndHAhm1G_R'%3(,9c)!/S!'bC>-%pnh!#&#\
        J%!,B!%-CjJX!@kbg-+ch&>FlC!,*!tn/$Q*!I9@Umb*'_)!'I!'!#6$l$BMgW'p&!'Z!2!#-Ga&2#J%Ga83GaY<Gat,!V*Gb&0Gb3$Gb7+GbK.0e8Gb\
        _:Gbcc4%vG)z+#,c$>Cm+>FmgoCG<4*GaL)!'$3/:!/o-*AM#)o$>`3i%>WRE!]&#/3!2'Gaqnh!#%2+6$lB!%P2sei!%%>Lvd,2%I!tp'(sb!#0)[B!\
        %NBBQ!!-#Y'!2$!`t!#'%-B!%+GbX:!LdiJD_z&%EC!,FD&Vw!%%!nJ#A-#P3Gc.,GcI*GcN$Gc~+Gd89!:bJFR]!#4&d6#w1C'=$!%l&@HQ%,zF>l|d\
        KA]-2!'h!#&Dku'Gci,#]$GcyqCC|g$Gcubf!#BA0,N>U>!!I(Dh!#4%*$!%9AcV5!8d%##H0h1*Mh&#JC.H3CQM'Gd^/Gd|$Ge&jh'D]WeB>ydh!#&#\
        J-*A%D9,6$l'!`$!%9#ciCFqq%BIbN!'h&'8)'%L&<!&%!,'!5N#)!#1!c(!'B!%2Gf<%GfB3GfH<Gfa7Gfq,Gfy/Ggb*Gh#=$))Gi^$Gk++Gkr:Gl/j\
        1!=''((%N.%rt!#%!,1%?'!5$!%L#M2#5Q(v3!tJ$p!#'>Fl,@5a(!'$!%.%~cK?wxd!#$!%5@8YgeS@8Yk(/+S@8Y6Gg8'--,GgJ/GgX$D7ac!#*#2B\
        !%di!c?/#&i!(/#&BEH}4%6'!5*!IbGAc~&>n!dH>RX&$x4-{'Ggxb!#)'{$!%W(X3>lEI>~G!#-GhV2Ghk%@;X6?a%3Gi7'GiB7(J*GiT)>Hb$!%c6E\
        M3lqLC$'hdeg!#'!5$!%c,CX5G!@!#'Gi-)Gi2$!%.C/kclbgh!#&@jUB!%!4H!kcdB!Sd&!'4CEKK&,j,!/ki&!,.%rd!4I%9%!V'/[S!8!#&3&-#86\
        Gj;'E}4,GjK*GjX(Gjh)Gjp$!%+Gjw.Gk!5!8:!/q%>U2EE1qkfc*!'i!#2GU8B!%!($!Qe*!kLA*2'Gjdc-!/G*(BA@i)%~aC@,:'C(eF(*1FpmE>//\
        gj,!/L?%>-GkE%GkQ'GkW$Gkg++~c'!:H!}1!YeqeibIA^,%!'J(U(!:i!#'!S,-JB!%!%%!n'!]N%$'+.(!:kf%!'(*{d+!@a/!'I>=:%%~XG@<-!2%\
        G}&1H*2'H+-,H0v/!'*H:N(H;-0>aa)HEM$!2.HU~5H_Ec!#2Gn#%!26Gn^3Gnm'Go%,GoI/GrL*Gsx(GuC0%~)GuY$Gx&+GzY.G{*8G|#9G|05G|<:G\
        |Xq!#4Gmz%Df]6>dd,!/$!%c!#)B@F$!%mbH?wW,!/G!t!#2Gn?3GnF(GnS$!%.!=cq&!'F%Q'!'cT#2bh!#%!S)!@B!%'!zidgEBoM$!2s!#%$5a!!D\
        &I!#%!'3#5/#)9Cf)a!!I!S&!'%#>*Go:+#l.!=iJA?@!#%!,6$la!!DEZS!#4GpG%GpN'Gpq,Gq#(Gr/$!%8Gr5c3!t*Gp60Gp<+GpA;@$,jh&F/Le-\
        1@a')kb!#/!Ya@dT3%lI#tcQCCy%!2E!2&FO4L)O!#&'s3!2*!2)Gpk$!%e)ArJjbG2D&!=C!'-!Y*Gp|iC!tQFw,!#4GqF%GqN6-_'GqW(Gq~$*p.!=\
        c/#tH@mv%.micP,G(!:)!YS!'&A-G*Gqm)>|Z.!clckT#V.Aznc!#-A+i3!tB!%!#*!'0!'$!%L!=(!FB#Ycg(-Dd!#:&sa!!&!w%$FM!'!#%Gs%'Gsc\
        /Gsp0!'$!%.!Fq&!'%*7,([(Dku)$i.)%d&!'$!FI!'-&a71T,#)*!I$Gs@+GsDq&!kF$`MAJ/%!'(GsPcHGD5-.'%?+^30Wmn(#SS#/g!#%Coa3!'B!\
        %e*!'N>EG&AIX%Gt@3GtP<!2*#](Gu!+Gu25Gu?o%!,O#26!'a&!'n!%&!'C!n!#4&|2'x%!,0Gtr).5$Gtv9%0i&&ZEBipJGJV!!&(*IBr#6!'d*%~o\
        !#%#2B!%,#]f%!/'!qS!8lC#i!#$!%i!#%!,$!%q'%'G@Us!#4Gv?-Gvd2Gvk6#w3Gvo'Gw*,&W/Gw:*GwE(Gw[0Gwc)Gwf$!%+!S.'mc3!/lqL(s!#,\
        #A(GvU$!%c*BbfpC>_K!#&%''!V,':B!%d&!'H!YC@CF%!F,!/(Gw%cg%$]I>;-rJ>eg!#$Gw5qD@GE!!O!]bgh!#/*4B!%%2jd%?Y=an!%/#&b%!'B&\
        Lh%!'I!/E*~%!F'>Li.Gwyeh%$5I%fi'#>($cL!=!!4EAE%(b6AH11!L'B0N7Gx],(h/Gxc(Gxn0!'$#G+Gx{9GzTjFFT,%!FE!:%,zc*>G_B#P1+9/&\
        Ni%#;E#;)Gy=bfe0Gy2$Gy9lSE<K1?6BF'mI>1D&2Y%(R(GyV.GzPd-!'*!'IDt#-Gy}%Gz%3Gz3,Gz7/Gz;*GzE0>@6$GzIqeJFFygCAN{ghbf'%ye,\
        &TB)wcV(UeR'C'!qr!&KE<LeM+c-?f=I.pJG'~eGA30!#1G{&(!,$!%b!#6@}E1&/71T011$!%9%0jfcB>R<bG%W2G{Q6Az(3!/,G{i*G{m)1_$G{w+@\
        8Yjnb*!IG.Y!#%#V$!%5!8d!#%##*!IB!%hO3)h,#]*!IG!@a!%%!nM&N&#J%!V'B:*F0_t!#%!,'!]B!%!#&!V,G|Q*!I$!%sbD>r7kaaD?ax%G|n'G\
        |z0G|~c!#*!YB!%,Azn)!'hIB'?J@MKcK?TK%G}y3G~31G~;'G~?,G~B/G~|*H!y(H&5)H(*$H)Q+H)u9H*'5H*+c*!'f!#4+l'!5+@cua!!%!F1BMyI\
        17!#4?Qj7!'$!%wbf!#1#cB!%bgajO>=gC@Y{B-u!#2)G%G~i'G~o,)z$G~v+!'chdg!#%!'($cB!%jnE>wC2$,Q>ve!!CFJ1!#&$)6H!I'H!P/H!X0H\
        !`$H!eq.H!Ceta@dVjta@dXdqfeX&Ig&>RYE!'&G(!L#5rJB#b!!+&)q.H!tet@dUjt@dW!#&!'%H#T'H$H,H$p(H$t)!/$!%+H%..H%v5H&0o%!,cfl\
        b!#)A-uB!%!#&1j$@j;+H$88!2f'($(H$2c+)bi!#-!@$'3d+!@:&3a&!w%!f$GW)I!'$$,L)n!#$!%+!2dj''UB03&+.$%E+H$bm!#$!%c!#0!'B!%'\
        0@(!,ci'!2B+?dB&C&!'-&,'$C+?X^8!2l%!'E2J!#%H%H'H%L,H%^)H%l$!%cM>~pC@9E,>R]cg!#&!'%(sB!%b6Cy:/$Q*!IW*`5!8d%##T*:!c%&?\
        9g'H&-sib-0OY#,H&jegC,k2H&d6H&t3H&y,&T/H'*0H'J)H'n$H'x+H(&j1F'YejK>:E.$#b!#a!!'@s@S!8sGE&(fcmn%!,'@$iS!8&BeF(H'Ebh%!\
        ,f5!8d-+~2!'C##fmO.S(H'in&?t+5H'bdi.!=eM>Y/$?s@I!/iE>O'2.Yp%0_E!20?qHhfchC0LGFNZ4H(Q%H(`6H(g'H(l/H(r(H)0)H)>.&Zc*'CG\
        >:d%$)di!#,?J.B!%&!'gL#PcJBV|chG?_e!#'H)*$!%cg2!S%!]EBoM-&,H'%g'FS/he->E{J&T5H)HneHB.`!#/AeaB!%$!t+H)_gbG@i+'H)q.#Sc\
        ,G*Y0!tI'gKCR+!#&B/K$!%+#GL#MQ@Tna%!,E!,%H*b'H*i(H*m)H+&.H+):!Lc*!2)#V+H*YahJ$~!#$!%I#2%!'GAp,iJ.Y.!Vah!#6#w,$~$!%vf\
        EG6fC0~fU-u!#4H,22H,m6!F3H,s,H-F/H.%*H.B(H/J0H/R)H/]$H0>+H0I8H0]:H0pc!#*H+{)H,.$!%jeMB#!*?$qh!#%$/'%BB!%P@j6!#%!''Fc\
        7,#]$!%q(H,[$H,eb+!'f!#%>|o'%oB!%*!'$$,L)n!%%!nE#/2$~Q)U!#3-{(H-;$!%.!/c4Fb;1H-6*?@+jS2MbG?}o!#,!t$!%I!'&!'4G2%%!=3H\
        -n,H-v/#)+!'o!#%!,1(D'!5B!%cl%%oE%o!#'!/$!%SB;u4%l%!V,#]/H.=0*MjfcjUAUmdjU+1!#%#M7H/5/+]*#G$H/E:!tp1'0'H.}7?@U,H/(bf\
        !#4Ci_(!V)'{a!!H*xu&'sE?MVrl''(.%reBBFNpe!%%!nm$/XnrI-*!!C!5+-$ucH/:a'!qr!&W(X2H0)'@8Y,H04(!'+$@c6>gG$+9.H0$goFAznoF\
        @]r!(%!,,!/B!Q6A<d1#cE*c!!1!L/!tI!'!#$!%+Byvc!#*>aaB!%'!5b!#&>lL*(6)!'B!%&!'X$`%H3#'H3V(H4_.H7k5H9'c-H1V2H1Z/H1{*H2'\
        )H2-$H27.H2m;!t:H2yqCC=]E?w#!#%!'6$l'H1u*!I$A]0o%)XF!:&/(F#`e)BSlLBSk-!/P!'b!#(AznB!%*11a4,t6H2T1&//*49H2]baski@dZki\
        !dYB!%(H2fcGA^af7#lI!';!Lje/F0oH%*%$5EC(e4(|-H3@2H3C%H3G'H3R*!'c/$pH'_O.sdI)%!#6$l$!%I!'jO2p&!'4!]2([*H3|(H4%0H4/)H4\
        3$H48+H4UlM0F7!2I!'/>DrqiDH/1EBhwdK>:c+H4Nac2!/go'@<Ce!d[B!%b*$pG!'-#Y+!SX!L4H56-H5z3!k/H6B(H6W0!')H6Z$H6o+H7O8!/9H7\
        ];A<ic/$pI$p!#&BQl'H5[(?2M$!%.H5ob!#6G<F$!%hfF@Tr3H5i*!'jbNAS5bfdH+Mi&C$1%!'E!:7H6;ndo!#'H63$!%jdc@d^&'8kl@d]bgamE$i\
        bfki%!'''(.%regbmOCq1M*M5!8d&!'%##6*:e,!/B!2a!%%!n'H7/(H795!8c!2%%|,+xG/4%##*BTZI%9,APJ0H7Ho'!2S${$>1!I(Gh'Dt$ejnfFB\
        [+!#%!,'!5$!%W(-%H8A'!]/H8I(!:+H8Oj&@>B'CMOe$H87jefhdK?:s&>}D'#iL$x!#$!%S!]%!'H!I!#%H8i'H9!$!%+C;_cl&#/E#;!#''(,#D*!\
        '$!%.%rhOFXKgFH$2-H98(H:>0H:CqL@g]'#;(H9r5H::bf'H9V(H9c5!VciPGU8&!'2!/*%~I!/,%~pbi!#&?wWB!%,H:,0G+R$H:4pbg!#%#fB!%!#\
        $!%S#f'#iL$xG@;sxD>891!'h'2JF>IG%H:x(H;&c)Eaz$@as9'_h!#-@2d$!%n'!`eahFDC1'$/h(CS#L!c/CwtB#z!%4H<W2H=1%H=u6H>!3H>('H>\
        -,H>?/H@6*H@^(HAo0HC:)HCH$HD,+HDZ.HD_8HE-9!:5HEDc!#2$p$!%+H<7i71T/>l{011hC@/.!#%!/6#w$H<GnC%'!!4D.x6'{7#DLA#*!#'H=!,\
        Gx]$!%5!8q%!Fib!#)!'$!%o5H<|bQ)C!#(!'$!%ba!'F&F!#2H=[6G|M'@6i,GaR/H=e(E[00H=i$H=m9&djOA@A%$/ckpO%cF>r7DCv7!!%&ZF!:)!\
        '$&LIA*5%!,T!SpJ>kg&${*!kh%!,f%!'F>X52H>_%!c6H?p3H?~'H@(,H@/(%ojF>ep!#-H?2%H?96H?H'H?R/H?X(/:$H?_+H?l9@&Bq%@UmfdKC)z\
        )>ddL#Mg4/h%@hp))[B??*d%/e*'~B#YieKA30&!:E#;!!4ABq/?cnI&)OCi_!#-2V%!,'!5B!%'!'FCnvc)!zI$@dveQC!z&!'%)7(H@O0H@S.-hqfe\
        vEAe'fG-un)E]ZeI?qH2HA#%!,3HA-'HA5(HAQ:HAfco!#(>J&B!%'!'eidC>Qq!#($)B!%&>>2(HAFs!#6!'B!%/&N*>>5BBAB-E5Of1>vlfn%BbZeC\
        BbZcib$!LX!L!#4!S6HBP3HBX7!'*HBh0!'$HBvo%${'!q/#)*!I9+]5HBKq'!qr!&C!'!&C$)!#4(DB!%,E9rei!#0?woB!%!#%$]'3!$!%S!8!!&@/\
        .b6HC0*D,!q%.mL>U)'%o,@2jF%$nbf!#$!%.!=W#c&!V2*(%!''!]7#2$!/p&(p(HCpb!#)Ap}$!%I!'g&Ev9(HD(:>agdc-&CH!'KBe@,#G/+A0HD?\
        $HDCncW#PCBej&@3Adm!#%!,'!5$!%legQ0FO@T/&>Ip2!23%f<!`,@9'+!'f2%~l%!Fcgo!#$!%d$!cX!Sbfg!(&$N%$/'!5/#&(,DB!Q!R&!'E>|F%\
        HL='HOD(HQ].HU55HUzc-HFB2HFY6HFx1'0'HG)/HG9*HGc0HI}$HJY+HJr8HK55HL':G3sq!#4!SB!%%E}S7#5.#`d($ci'#>cfE%N!#&!w%$5$!%.H\
        Fpd%$&H!kc,>.kI.B!a%G*^+%WsEB=6,!'g!#6AH1'%-B!%&!'/HGL(HG_0!}dK>8&%!'c!#)?_g$!%hF?UcNBAs!#2HH23%f'HIM*!@(#`$!%+HIT.H\
        I`c)!@o&!'diJ>aa!#-H=W2HHd%HHm6G|M'HHs/HH}*HI+0HI8$HIA.HIJc2!'L$&c2D$^LH=a%!'L!,(?2Mie[CUq(>r7c!#BGn}'>U?b$!=mO>`Oc!\
        #)#&B!%!!(!:I@1wH2M-!}I>W*!#%.y(!,B!%i%!'(HIoc)$,I'g/>Drjrh%!'eN2p1HJ<*$i(!'0HJOb!#6AD`$ErQV#t!#%'*'#/$!%e,&TB@|C&!'\
        %@`lJ([0$pa!%%!n1C'=,&Wsd*'~G!/'HK(.$,b!#6$l)!'B!%->~~6*:*!kI/k'HK_.#S5!8b!#2EU$,>[}*!I$*p5$`f!#$!%eR?9P%##/0q+HKto&\
        ?4R'#>H!I'!q(!:5!8c$!LI'g!#1&@,EAE*!I$!%q&$#C$`4!/-!t%HM*3HNa'DgV/0~*HNu8HO'9!Y5HO,c+HM$8!/a'!]b!#4(D)!'$!%9#cmD,6--\
        'H!I2*M3?VY+.*g%HMs6-_3HMy1HN%'A27,#G/HN/*!I(HN7)(0$HN;9HNPq&$#%>/>)AXFeI@w,)!@S!/&#JfeKBQJe(!z)!:L$Cc'!VGA%vjU%*&&Z\
        4ABq1GJV'>`R71TW$`&$]%'[()[d-#YH!k(HNrcfd($cg%!'E'mG$]co&!'%!'d%!,H!/diJ&C!#4HL7,EAE*!I$!%n%!:FD7o&!=%HP/6HP330n,HP=\
        /HPO*HP_(!F0HPz$HQ.+HQT8#]:EbLo!#'0b,&a$!%oib!#-*AB!%VC_;+!Ss'!:F!:i!#%!''!5)(0$!%W'p&$2%!''!]*!IF-G!#*%H$!%o!#'!5,!\
        /$*pb,!YG!'!#%!''!50!/a!!D$#&Dvd(!:$A5a+HQIb,A<ieskiV#D!#,!//+]B!%!#)&aB*p-BQJ%HR93HRI'!:/HRT(HR`0HRm$HRs+HS:.HSS8HT\
        p9HU%5#;c*#lI!'g,HRDbgoD$icH>:d!#3$~)'0B!%/#]9A/#S@<28([l!#'!5BC-y%!'E!}4@Us->7d3@cu:HS3a!%4@Us%!nH!I!d_r@d`!#'!}$!%\
        bazkb!#*!I)A-uB!%*HSm0HT^$HTl+!'jn!%%!nF!'o!#-HTD%!,6#w1/L'!571T,BQd/A%n*%Q$HTG9'pq&%3%.mfCAhlF-[!!%!V1@te71T/$Q0&pW\
        A/#%!,'!59)4hOA*!C@>Lb!#$!%i!(%!,,!SB!Q%!,'!5,%W*B:hI$@2#J%HU]6>oU3HUd/HUg*HUt$!Lq!#4C^?a!!I*A,!'BD7aG*.4Eab%!'/#]N*\
        M3!/I#lNAi'-#P2D;h%HXc6HYI'HYR<HZl,H[!/H[E*H[}0H^>)H^D$H^M+H^b8H_-5H_0:H_Ac2HW6'HW<,HWI/!2*HWO)HWz+HX^8!25>~~j1HW0cM\
        '=&.aF!'cicZ-3)!2cj!#$!%L!cicID~?!#'#;(HWl$!%+HWtc-!tq&$fbH)7!#a!!E#;cgDFS/!#2HX<*HXT$!%cg'!'h%!/'!q(!,S!8!#1&/)HXN$\
        C-ydD>0d&&IF'x'@`KbfE05bM?,&*!`$HX}8HYCf2!`%?HRd2!`J#`+HY5a!%%+P'!59'phE@ga1&/'@ga)(0W@&B&$)E$fs!#&(*B!%!#&$f4!',HZ'\
        /,0*HZX$CeT+HZ_o&$Nb!#4)C,#t011$!%W0x%!',HZ>+HZMo!#%!,1(DB!%(HZFbM%$->IqI#t!#'!],$XB!%%!2H!Icf!#6#w'$=B!%%HZu)HZycGA\
        IYcgW?,&&C!z-#Y2&@6B{{(!'0%W5('i!#%!F'&yB!%!#2>X|/H[e0!w$H[s9@thqe!#'!VB!%&>Ds(#fd*0hI!/!!n'>_nF!/!#4-'6H]O'#/7!',&a\
        /H]Z*H]f0H]y)H^&$H^*9Fw,jF@Z_,,6d3>SDG!/&@HQb+%lg@-'!q5H]tb,!'G)z!&B%6,%0e'$&W,GL@W5!!1%$'0S/?cn+&aiEBYh0!@I!23#57-u\
        H*Y1>w:$#]h!#$!%c+#,V!}!#,$X$H^v+H^{dbfGEnV!!E!].@;Xbf!#a!!HA$=H+{!#(!F$!%cg&!'CCQzXDSX4#A*H`V0Ha^)Ha|l!#*H_d$H`QtO*\
        m(H_s.$)c22pB>=9/H`,0H`0)H`8$H`;jiD>92SF[E')OnE?_oO-*0H`DemO/4bfl!#$!%eND@[!!J++%H`z(Ha/.$)c*H`t)Av[b->Q1F?UcofF>l&(\
        ?Ucje->E{,&TlcB0-4+Y30W0HaP$HaXbj'HaHbc@db&'8kl@dane4!YG!/hCF^;!#&FFya!!'!q.!c5HaveN>pk!&WAcV&(A%!'6H(g''(.%re!#/HbE\
        0GBi$HbIjelNA%nE?m-!!-/UhcqdiEAEx4!t%H~q3!''I9c,!'/A>+(IAq)IV>.IVP5I^K:!Lc!#&Ha,-Hdk2HeK%He_6Hh]3Hhv1CMO'Hig<Hk;7HkG\
        ,Hka/HoJ*Hp`(D2a0Ht:)Hu%$HyR+HzJ.H{F8H|<9H|[5H}^:H~Gq%Hd3'HdBcH*j*31f3@>/ocaOBQJ+HdJiE).!#$!%.Hd_c4)(*!FI>CY&(A2!/%!\
        'B!L%#P7Hdyn'-eL#S!#&?I#%He>,!//HeG**Y$BMg9'pq%.mL!F%!',!YG!'D@m`2&a'*+<@>tfe*!'B>m}/HehjjC$,!#'?wW(Hg4$!%c*Hf(+Hf/p\
        piLCQk+,QpE.s'Hf>(HfD.$xbM+`*'-I!/4!Y30W1Hg('>8',@4A/>Dr0Hg-j%#51EnV)&d5Hf}e%#5ime$!LlC?m-h(HIzL$xdB?@p.!=eE+`3HgQ,G\
        .G0Hgj)Hh-$Hh7+HhVoE@$#%?.`ieqdg!#%&m(B*.$!%L$x(Hg1)Hh#+>1Nndi%!'E?H^ehb'B-BL!=fn&#JeE>E$0HhI+HhNdobf'!:F#feG>@1c$>P\
        bI!'neG?>P*'Ch!#$!%cf(Hhqcn@c/hn@c(!#&'m4He86#w'HiP$!%p'!=,([c'!'o(HiKc!dc$HiHn@de@ddhn@cWe,?<5pfcmn&!'%!,'/.S!8-#P2\
        !26!27!')Hj'+#2i!#a!!IG7%!#-HjU2Hj_3G2z'!],Hje*#]0Hjl$Hjs+(>9Hk6q&%3G/h&#S,28L!FfbaB%H%>WRE#;d%$2H!'!!0Hk%+Hk.qGG4Q)\
        #GidIG6f)@UsS@%MbcV#G!#'!'<@>tB!%'!c7!2b!#&!'%!c$!%gtfbL)74Hl7-Hl;2&C%HlD6HlY'Hm*,HmQ/(J(HnI+Ho:5$`c--u7!2J!'CA9W5!`\
        ndPH3@)HlR$!Yg%$/E!2!dfk@cX0Hlj+Hm$q&$#C@Utbg*Hlujb@dh'!qr!dgvF>T{''*F#;4%Q-HmA2!/6?>P+HmHcCFFycfgDD9J%!'(#fL!=!#%Hm\
        r'$`/,N(Hmw$Ai2.Hn29%0cn@diikZ/=(!'9Hn)h!dkOHhs!(/ETAB!Q;?;Wj%?;Tdg&(Ae$#zpC?2P4Hni-Hnw6(-3Ho!*!'0Ho)+>yqcJ>ygcjhbf!\
        #'?W8B!%cf4!`N!}b*!'I!`1Ho3bfdP+9'@zGS#/!#$!%bf!I%>LvB!%!#4@Ui%Hp$'Hp,,#]/Hp00!S$HpVc*!')Hoz$!L+!/ofS'Rh'!2F%T!#,!YB\
        !%HE&('!5($#.HpNbf!#1%?'!5,&a$!%hF!/fc4#2N#2!!h%!,G#G3Hsg'!'7Ht(*!2(#2$'x.-eo!#-Hq~%+(6?a13Hr71Hr='HrC,HrR/Hrm(Hrs0H\
        r|)Hs#$Hs)9HsW5,9q%%3'%3(Hqx)G4Qc3!',!V$HqrfG+J'!:U#](#PW!',Hr0)?=W.2(cG,<c0!'B#M)++L!:%/eF/e*!I9'pj&EV6G?=W'A<$(Hrg\
        b!#4%<)!'B!%-#PF!ccdPEgt6):.!FV!SE@3J&&IC$=!!&(*4Hj~%!F6?b0(A]30HsJ+HsPncU(v'*~G#Gc/#MH!z%%<1B0o(-kfE@2(!#&!,4+<%!,'\
        !5/$Q*(>$!%e.!FV!S!#'!q$!%5!8b))GS!'!#,HtY0Htp$!%+Ht|n+HtUcX@)jDHhge'>~D$Htl+?X^mDFCKNHhI'!]bg'!5BFYzepJBpT4Hus2Hv$%\
        Hw63HwL'HwP7HwW,Hw`/Hwq*!I0Hx<=?bW)Hxz$A2;+Hy08Hy>c7D~?$HuogpL%fB>HM'BYhe)><IkG><I-HTD%Hv[1Hvl'Hvv,Hw$*!I0#)$>`3+Hw(\
        9Hw.5!'q($`c-#P7!/J!Vg!(4DMY%!,'!5B!Qbc2>-7G@i!1#cg%$/QDN!E>U!&$#F#M()[cG@5a!#4A/#2?k4%!c,++/!'B!%bE*u-%$U>aU!(%)XB!\
        Q(@mvbzkdg!#&#iB!%!#6$l,$X(Hx($!%cI?)Pg5!8d%##($c$&s.!cX&s!#%!,(HxZ$Hxk.Hxu5!8d&!'%##B!F!#$!%eg!#%B&+B!%!!djneGC]]iJ\
        >Za((*5!'d2#)%!,/#)B!Y!#/#)$!%bqC>ddbah!#%!,6#w'!5/#)B!%!!1Hyq'BU],#]0!'$Hz#+Hz1jnEA62!%'%o/,Nb%%oB&L,!/($#d2BU^L!c'\
        Hz>b!#*!fB!%g%$/3!=cN>~O!#-Hzr%H{16)q',w/*40#D)H{@$!%+!Sq&&ZF&Fn!%4%6'!5,#G9%0b,!')!@$&LI!'!#6$l/BYg)!'B!%&$#C!z3GA8\
        ,H{_*H{q$H{w+H|1qC-k!#&#J%!,'C(e/!'B!%-#YI!'&!'%!:$!2+H|-lcH>veF?`~%.Hqe'!=S!'%H|L(($c*!2akN2!!#,&a*!'$!%fB%6!#6H|u7\
        H|y$H}K+A<Ic'#2J!2EAc0!#%!,'H}7/28$H}B9&pqd,!VI!'$A2;g3!'B!L!!4+]O@Tn!!b!#1'=0A$=)!'B!%!#-&a%!='!5,H~*/H~.)H~5$H~?+#\
        29-Gs'>_nF-kF?=X&AhmF(*&$#d-#PQ!'!!%'[I%6%H~`'!]c*!'fo!#'!2($cB!%!#$!%i!#*%Q$!%W#c4I'X-I'u2I(E%I(~6I).3I)4'I)?<I)z,I\
        *#/I-:*I1H0I2#)I3)$I6)+I6V.I8M8&C9'_;I8W5I9[c,I%B0!')I%^+I&l.'*8I':o!#-I#Y2@:H%!,6I#g3>@c1I#p'!5,I#t/I$.0Hjl)I$J$I$S\
        9I%2q&&ZF$`(I#cnbC$CkH2|&$='%oL!VL@Ga&HsQ($#d3>SDgb!#)!'BCeT'I$;c*!'aICHFahfbaa!%%!nB>`3&$2%$=F'x!!&&I%!F1I$p/$Q0I$z\
        +I%#jcG):&HsG'#MF!F&$2G#G(A!~)A#'c,!VH!z'&Z(%'c'%c+!SS03!(%!,'!5$!Qhn!#-)46$l'!]B!%%!,'!57@cA+I%sa&$]C!'!#%)X1I&F'!]\
        ,I&O)%$$I&Y+I&g9#cq%%i.I&BfbD@NEGC2(!#)@S]B*p&&Zb&):B)n!!'>`Rb&$CC!znGA$:!#%!,'!5$I'3n!#6I'/,&W$!%b*,TG!'FA?4!!hG?fZ\
        'Gd25I'Nb!#*!')!'B!%!&1ALvW@@6%I'f)I'qoeM'R'!'+/kmnG2pE?Y@7I(%+I(2cI>&n!#,([$!%bJHG_&#Se3@:l,Dev/DezG!f3I(]'I(v<I({(\
        ??~b(%TG!2'!5b!#6D7o1/L$!%f!#((*B!%egP1yD)72E}Si!#4&)B!%&!'I*M&0n'$)bMC;_6!S/I)`*I)e)I)o$!Fpnh!#%)X1!'B!%idK$@($c)E-\
        +X!L!#%$/,(0B!%&)7E$)&!'%$f,I+R/I,2(I,Y0I,a$I-%8I-)9I-6d-I*d(I*k0(X.!cc/DAqghn%BpQL!=e*!'N%c,?Ud/&N0I+1$I+<+I+E:>@Ap\
        fc/!'0$@V)t&@`+1>plB#z!%%!nN?qH1>@;5,0feN>eg!#4H<3-%i6-G3I,'1I,.'!`/#)$!%b*>|_)1_qef%!''#;L!=fcllE&9FGYO!#1I,E'I,J$C\
        -ybIB`beJ?}oghn!#$!%d&#fK!'2Br~I!'!#%!,6$l'!5,Hje/I,|$!%oCE~e&#/C#]dH1$b!#,#`$!%I?(hdH+x!#%I.Y'I.m,I0N(I0T0!'$I1?c3H\
        f!*I-f+I-jjO>Q5QHf,%Hf;(I-}.$xd*?2QI!/30W1Hg('>8',@4A/>Dr0I.Uj%#5(Hfo)&d5I.Nn%EnWG/b$!FIHf~FHg1!#$!%f(I.icJ?3.RHFV-I\
        /E2I/K%I/T3I/Z/I/c*!'0I0)$?qG+I0Ic*I/=jC>{qem'!2B!Y)0[S2MbldabMDjEmdmO.'&)OfcM,k(I0$bhc/I/{qei&!''>n7S!8efNFDJfNA*5&\
        Ey:(#i+I0:ibQ?%Jbf&-<eg!#&+GB!%fEBM*'#;F$#2I0y3HgQ,G.G0I1')Hh-$I17+HhVjnfeMEI95>O=dciSE$p1Hgw(Hg1)G+SI>1N'Hh@IHhN!!h\
        dhK@Xl!#-I1h2FS'1&/*I1o)I1w$!%q&#;E!F1ElJF)R&!'baB$]'!'(11S!'1I2o+I2|c)#D+I28oHA[1(I2Nd+Dt#j!#&!'(G2RB!%6I2c/I2h+>Sp\
        jcfjEG.jiDHQF&!'C>E6c'I2xbB+GBF44c2!'3!`H!/4I3g-I4$2I4,%I45'I4Y/I4d*I5L(I5R0I5h)I5q+-uc!#,I3d$!%jJD_wP+1!#'I3{$!%c3!\
        /,>+/G-9-&,V+Aki%(pE!}!#%!,BC-y2I4I*!I)!t$!@+'-cT%cdh'!q5!8c/#&G??fh&#J'*jF!,!dl%I55'I5>(I5Hc*G|f0I5#b@dmnfeod$!ch%!\
        ''%BL!=$+?gbL>O'+><IaaC>epB@yD&$xE#82B.`*+1d*%~$!cj!#a@cA&I-7bI>Q1!a'I6$b*G*_fD?G&gQI)&0I6?$I6J+!Ydhc*>L3IB@ibf.!=dm\
        O?_o!%%!n'#)F>ve1!'bf&>;!e2I753I797I7I,':/I7P*>>?0I7X$I7`+I88:I8Dj%BeArKE&AeY!@)?=Wbgb'#>($cB#zeghFH`MbhcqFC%e,>~BI*\
        j%I7w')k(I8.0>~G+I82jC)O$>FFx'%Bkci!#'?w6B!%M@INfcK>1W&I761E20G@&>rpe$$,I!/->;$icH?+>!%%I9K($Cc2I9'3I911DZ*/I9?*I9E0\
        >@6jniefemO.5!#$!%bKEjI(!:fcl!#/*1B!%%%cE%E-,QC!'$I9UgqCDgV!$I>Afo&$]C$]!#4I:H-I:^2I:x%I;F3I;m<I<m7([,I<x/I=K*I=_0I>\
        c)I?v$I@N+IAS8!/cvDCnv%I:U'?;YqCAFifg&(AE!27I:jj(AEFL#M!#%$]/#)(#VB!%2I;-%I;5'!5)(GcI*ubg'#/H!I!#&>lL$!%ek$!]I!'!($!\
        Qf(I;Xc)FDMI'-->E{,?Ud*F[RpirmO?2Q3>GG'!'n-?a$6I<I<I<P,I<T*!I)A)8$I<`9I<eq&%3'@/.)+Je&%'S!'i'!SS!SD@23&&Zd6!/QAXejOA\
        w!c+!SSA@sc4!'-@24X!L2!2''(,I=5(!'+!'.I=Dc!/G$,!#'!]($#$A_/I)R$C/ol@1c*I=Yicr&!'E%ohF>T;!#2I=y%!=3!/*!@$!%+I>XcS*m!#\
        4@cu%C6o6'{3%Q'!'(I>G=GR8)(3$I>O.DL6iE>&o(>SPB@e&!!1GJVE0S!#$!%bfJ&W!#4&),#t0I>y$I?nsiDE~e%I?/'!q(I?55!8cG>vncaIC_q-\
        I?P2I?^3I?d$I?i+>{&qeaK>wC)I?YclN/nDBJ6&&mG/biFD9JdP>N:!!+!SL&Q(I@1$I@:.I@Bb!#,#G)!'B!%1B&FanE%Tkh%(6E%B*2Do(!'dHBK$\
        !!$A&{+I@`mcgE>ag'I@r(I@{)IAMclE?l.2#tejS>1G3/R'IA8,&T*!/)IA=jelmchE&ygKIA0d&!:(@#dj&@9EE%BdeH>=:!#/#)$!%+%Hjn!%%!n'\
        -h)%6ndU&^!#4IC7-ICz2ID&%IDC6IDF3IDM13)'IE#7IE&,IE8/IG^*IK*(ILZ0IN3)INa$IQt+IRo.IS`8IUo9IUy5IV1c3!@)IC!+IB|;>w:jhX#D\
        !#2%W'!]$IC2sG11!!C!]!#3ICv*(>(@ci$!%q%(p,IC^$!L5ICmd%##I!'b!#)!'$!%obOAY3!&1C(ZE'UeR0~t!#%$]B!%!#%/X/#)(ID<$!%pbmFB\
        0h/&NB?}TK*As&!'M#)!#&!:4%66#w3IDj$IDu9IDzjO@f-!#%!F'*cB!%!!O%?&%oC'[B2|&!'.IE2tD>^2/!'B2!4IEe-!}2IEk%!''IF&,IF5/IFk\
        (IFq$%c5B]9cffOE]ZfeF?!D!#&%3%!,6+V'!5(Ht!$!%L#M4%Q*!I$!cocrM*4%/%(IFK5IFcc!#$!%gP@Qk!#&!'$!%v!#&#S*!I$!%W)41&apG?{n\
        &!:E&g3B)|/IGE*IGL0I/W+IGPj%IG1cL$=*B@Imnci&!:d!#&!:B!%bhcRI/oSFJY5,0nkf'+oF?HA4IG|%IH&'IIK/*1(IIi.IK%c3!/G!})!/LDAH\
        !#-IHe6Cy:3C|3,IHi/Ahl(IHt0(U)II,$II4+*U5!]q)>`O.A)4e2!@.&ZS!'eM#G&&Z'!]bBB<P4+l$?u0+EyD9>U!mcI?&#!#('xB!%!!'>`R0>Hb\
        h)IIHbD@1yC2>-&,*IIWiC>O'%$/(?q15!8d2!'C##!#3IJA'IJY,':/IJ_*FJU0IJf$IJv+EyD:I8Db)IJ;eNII'ehEDDh)>mVbg&#/'@K$5!8b'FnR\
        F$ceIEyDefmO?sv+Bean'#5e4B~(H+c!!0>~GbxLI8#gK>r2-?TK%IKI'-37IL)(ILCo&!'(!'kG?_}!#5IKVa!!IE-`!#4)U2>`O6,t/IKv0%$$IK{j\
        (>&oG1TeF>U!!!kjt%!,J!/!#'3!$!%5IL<b)!'S!'!&hFA*#.EAAf!#&1m%!/$!%d6'-H!k-#Y%$]6IMC7IMM,IMi0IMn)%0$IM~+IN(o!#'!5,&g(I\
        M;$!%9IM>le,!zL/eF,TdH@3K%!,'!5mG,6!#&$@%!,',]*>e[$!%.#M9(-S!8dQ@!i!#,!2(>H~a!!tE*J3+JbQ+J!#-#Y%!,B!%!#'!'7>GG0!S$IN\
        Vb!#6Fw9'!',$X)!'B!%!!&H?.KAcS%IO2'IO5/IOA*IOE(IOx)IP/$IP=+IQh.!=ob!#(ER'B!%O1Cweg!#$!%I?jdF>*k!#%!F'IOl0IOr$*p9(Xq%\
        '0'%3(IOiiC>l-F#P*!IB!F',0F%Q$C;Y9?}niep%$5'/.S!8(!,d2!]62`N?oD+!'b-IPs6IPy1IQ#,IQ,/IQ40IQC)IQM$IQQ+(>9IQ]q&$#%#)F&F\
        &!,J28'%oJ@2j&3,%'RE#i&AEFCD+Y&A)?'$&b&!FHH]d,%0e*!zW!SDB=3n'!Fe%!,W!'%'[(,9nE@x'&!'%APOdK?Hy!!&@Y{'BQJ0IR1+IR?b&!'N\
        A$=d-!/hc4G/CJBwA!#%IRX'IRk,!S$!%c!#3!/B!%$!=i!#%!,,!S)!@B!%J>R]4+l2/L%IS:6'{1ISG*!I0ISO$ISU+0=j&*~nNAcS'!'i'!S71TM#\
        )%AXmF@`+,&9F!F1%$m(!FL!,1?f*/Fhn*!z)IS~$IT(+IUjo&$@E/:3FqeE!''!5/$Qb-ITg2/L6ITt3IT{1IU!7@Uw/IU+0IU<)(0+)R9IUBq(%i.A\
        )4fbcU.*(%i)?=WibcH#G&>r7L!VL>dd(BD,kaR&W(>r7c'!z*!'$%cI!/&,6J+u'IUV(IUb)IUfcf%(pM#G8>fysb!]G!@fU03CA#*hL@t2b&!',!'G\
        !f'IV-,%Wo&$@'!qS!8I?/Z!#&!'$!%oC?B7!#$!%5IVMuchB/+V${4IW_-IWt2IX&%!'6IX23IX@'IXe<#2,IXl/IY(*IZ~0!2)I[t$I]E+I^8:I^Hc\
        !#,IWK/IWR)IWZ$!%dgcmLH/B&H|IN2!4!tcjO&ID>Ip!#-*x)%9$!%q'!q.,*S!8t!#&@nc,F{?BGn}2-{()[$0=L!zs!#$!%d*0hBA2;!#%!]1IX](\
        !'$!%.IX`p%!,dHH}<C!=bHA<i$IWZI#S&!'7!'$&Ci!#(!'$!%cqcJ@;L!#4IYo2IYz%IZ$'IZ(/IZE(IZT0E%4$!%.IZxc+!/g%!]7IYl*!I(%Nd$B\
        !I+FK=X&3E&Z.!kib4)UH!I'BYhG&gKCKs6+$,IZ>*!'o*!Id6DdhI!@d&(AI!@%!,($#.!=dgQE)O.IZif!#'@;),$X($cB!%$!Lf!#'$=,$XB!%,!}\
        B!L!#2I[D3I[N7I[T*I[a$!%+I[ejn!%4%6C!nfbo+$@W@@6%!,G$~!#%1[0?thB!%CF:S!#%!,'!5)!IBC-y2Eab,%W+I]:f&$@5I]5d-*]b2!]B3/!\
        &E!5!#'!5,#AB!%!%%!n1I]i7I]w$I^&+-{qcgo!#/#))!@B!%!%%!n'!5mkN>@>!#'Gd2$!%S!8!%&!,'!q5!8b$&LS!'!#-#Y/#&$!%wNAhOX!@4I_\
        X2I_v%Id;3IdA,Idn/Ie)*Iep(Ie~0If/)Ip<$IpJc%$f,I_(jEC3t(I_>.I_Qdg!#%!''?)1B!%'!z$I_Mm1,wJ@|DNBr~fegdP+Y&>PJfdo!#(%T$!\
        %d$&3w&!w%!fE!5*I`/)I`3c*E5%h'?!~nF#iF?g9%&m'I`x(I`~.!=c!?%%|,Bi$*!F)I`f$!%+.B.I`o:I`rlH?kY+E&+pSC_qJ0I'#;F%*2!/J#`2\
        Ib<%Ib@6IbD3IbS'!z7Ibe,Ibj/Ib{*Ic20Ic7$IcO+IcW;Ica:>@Aj&BhR1Iar(Ib))Ib7b,!/N>=S(BG#ief'#ie+BhtsJBhL)Ib2iJ?:shED}ZcKA\
        &1S>O=J@nI(&Iik(BhNlbIBht)>IIb,!'g!#&(AB!%dHIIS'*+(2gra&#/%'NE)k&BeF(Ic.b,!'I>?zGHG_bNE&+&>EH,*](>Onn5#/eqd&!'K$,0?q\
        HIF)/n%>@<FHhX'#ir-Id$,!'/Id-0Id3+Id7:#tqbgX.5niefe[BhqbhOB('G>88CBi2leB>vn%!Y)IdRdbg%!'E@fje/&N0Idg$?}T+EO[oC0Cn(&Q\
        S#/&!'e0Ie#j%EvRdjO#`nrJ?>P'!/*Ie`bg!#%%l'IeJ(IeO$!%c%!2H>;#kl@dnmhbf!#&>@C(!:B!%!#&?C#4)C(>mIB!%d.Ieyc@dola@dp'!zaj\
        '#;rcM?~[%IfP1Ik{*Il3(Ilc$Ip+c,Auk+!YghO-9!#$BoGf4Igp-Ih72C%i%Ihz3Ii,1Ii5'Ii:7IiA,IiE/Iib*Ij-(Ij60IjF$Ijp+Ik58Ik[c2I\
        gV%&m,Igdj'G;'.>W]hdV>R]fbg&2]ejeGIJ<'Dp~oeahC?$t&?@p'Ih%(Ih-bhD>(;idfkR>(Di&!'%!'F%N%Ihd1Ihl(0!c0${)>2A+Ih_ij&/C%&m\
        d*>ydL$xcJ>2QiikiD>c#eibahbf%&meJ/C;Ii(l%#fE!2IC4Wirj&/CC&mdP?1$-'XP?1$DIhwd*#Pm&/C%&m(IiYdPIi/'IiUN>(@%Iiy(Ij*c)A%v\
        ahdp'$fF#/2!Y*En{hfeN>=zI%v5FJYchG/C&AFi*!'0>?WhfC%E'Ij`,>2V*&C5AWScfchnrGF[L%>W]3Dp~hkdhD>T@(Ik*0Ik-b*Ik%jfC!waEF(`\
        M${&$2iC?$v1IkI(IkS)>).b;!FgB145Ij[bfM>=zg'IcIL!='Iks(Ikwb*IkniF?'$hECR,I@(SJIi/%Il,c!2%%|gI$x/!2HIb]&F/Le30W0IlK$#z\
        +IlScH@$#%>:dO>2@1>@;d-!'$Fi,X&^!#4ImD-ImQ2In2%>=23In?7IiA,>(<*Ij-0Ing$Io6+IoL8Iox;!Y:Ip#cPIgV%Ig},+VcadP'C%Ihd1Imn(\
        >T@)In*5In.c,Ii.N${(ImwiF?Y=gofd.&<c!/-!'B#zE?KaKIb.bfl&!'d-!'B!L,InM(InbclM>Vd5InVeBCw}j%In^cbM?%JgDEdz1Io%'Io2,>2V\
        *&C)>(Ac-,QGIjWra')kb-)wB>FFQDp~!!/!Y+IoDmDFIbc$#zIBQm1IoY(IkSbHIkF)Ios5Ij[b*@`+)&m$?ybhdK%leMIh)'IksFIkwbk3%TY%9(Ip\
        5dpJE]Z3>IHM0qc;?;Wj%?;TF?HA(!:+IpVaF>=O)Iq-bf'>g7(Iplb-)wB#z$Ip}+.pjchcibNE=g-BACcimdgQ?.RdjFH'^4IrI-Irk2Iu?3Iw:'1_\
        <Ix67!`,Ix;/Iz$*J(k(JTb0JV8)JVj$JZG+J_;8J`,9!t;J`C:J`Tc!#&!'%!23!t*IrF0FFy$!%lq!c0.!=d!c#K!'T*.'Ir^(Irh.G(*b)!YYEjo-\
        B;e$!LX!2@dt%Is/1Isc'ItC(ItI$#Y+Ittc-!t(!'G!}!#-Is[6(D1&//#)017$!%+?k<q%DAH)IsXe&!FY!LC*4&#MGA#'(!,+Ist5It=gbL@1nnre\
        ,?<5a%'N')kckf!dq.It5d!4D!'a!Uba@dreahC.V-#5H0h$Itmg!#$!%e3>IH,Itf$?}TjJDGd&>:!F0LcnbPF+@%Iu+'Iu/(Iu3.!=cJ>ffG>N.F?b\
        Y*>:EoeacLA#A!#%Iub'IvC,Ivi(Ivx$!%5Iw7c!#1!tB!%*Iv)(Iv3$!Yc+#,i!#(A&@$!%d$B!I+!@X&3hd621jD@9E3B)|iep'/..!/S!8e-!@3/R\
        /!'0>EG$Ivb+!'i&>:!C>U/rgjGExd'!5b!#*!I)!'B!%!#->z$$!%i!#'>p<$!%ch%!,G?)pJ.K&!''IwR,IwU*Iw^.Ix)qe@dsQ#2.!'bBFIc&FRd(\
        IwkdIB@i4)()IwxldHE}0%!fc/!}g-!/I!]cg(A:Xd&!'P!'hdO'R&%T'Ix`7!',Ixd/Iy}(!'b'%y.?-!;!LeB)wcM$f!#&!w'Iy1*!I(IyH$!%.IyT\
        5$xbp&?jed4%vhdMBA3->J5/>SV+IyCqbG?fubGBA3pdj!#&CQNB!%$Iyqldg%!fc*>.;h%!fd!#(!:B!%'>50hf&-6E(bC>ve4Izh'I{>/I{U(!'0I~\
        ]c/!')#].!cp%#V(Izbd$!cg%Iz^3!'c)!@I><%a@c1!duC!n%Iz~'I{))I{4.#Ac,(3L+D2!fjEIRkq%$Fd*!kI#,'@hKepJ?El*I{Q0Dw.+*go%!'c\
        X'=DI{N%I|#'I|0(I|A.I})c*.]+I{sjLE<z.I{|bGCO}GCHW*>.f)BweoE>65*I|9pGCZ1bg-+cI!]2I|b,'%)I|j+%v8I}%qdid$&3+!@XI_mb)DgG\
        B#>&+.h%2Aci!#$!%d$#A+!@X#AD>Zl))_+0ug%!''>@xe-I}e2I}p%I}x6I~'3I~+1I~?,&T0I~G$I~L+>@:cB@m]1F'YelmbI'@bsdjE>Fhibjhfem\
        nF?G{J@$J,I~:bg!#'?'$B!%eqL0~daheKG'GcIH'Gkmmfbaa&$&'/FF!,!#%J!_'J%(,J%7(J%z)J&{$!%.J(Jc->CX'D]'*J!A)J!F$J!V+EC|i&!'\
        %'FNGUnbi@d@h!(&!w$!Qd&+.H!k+!taEE|h-J#(2J#0,J#=*J#E)J#_+J$ycjn!5&&y%-nM#&-GUnkH.j&$N%!fdlbH?]e!(,!SB!Q%J#W'J#[o!(%>\
        L2B!QhG0uI.]-J$#6J$('J$=/J$X$J$i+J$m8.jchdV/ObNIA4bjh!#*!I$!%d4%v(!:V!/,!f($c$J$Q.&<c!/J>*Pn&-0E.8%0u'J$dcH.]aBIA5F>\
        *a.J$udH'@fR0u'@9Xk(H$2B!L%#>($c$A2;gQECN%J%T'J%g(J%q5(kc-GUn*>iOkaE-0lbgh!#&!w%!,(!,B!%%0)j&(AE/!2#A)#AB#,,Fm`)J&;$\
        J&S+.].J&q8J&vgobG@n7h!#&CP`%.y'!5$!%kg%!fE#>%!f'!w+J&caE>Zl!#%!,(!,$!%L#SgP?O'bG?qe%J':'J'm(J'}.J(Gcjhdjc4)(J$,3J'K\
        $J'Sj&!wdBCKKgc4%vI'g$J']cG?El!%%!n/#&d(>+.V&j*.d$J'ylcI.HF>Fu40u0J(08J(9lmI*.%C$1fE@o|%>+zd2'@$&3X#8P'@2'@3)X,J(c*$\
        ,)/y+&3daB(3a%!'E>+k4J+U-J+_2J1G%J786J8}3J=/1J>2'J?G<J?Y7J@(,J@L/J@S*J@](JA80JAv=JB()JBC$JBI+JGe.JQv8JR*9@)jc4%v2J*B\
        /J*a*J*h0J*t+J+8.J+>j+J*4j%J$dL>E{d(!:u&!w%!]E#>/J*O8J*Sb[>EYEJ$d'J*]bGJ#[BGUnefcI>aa*!2d/CA%IBEy+J+1m(Fm_)J+*idKGUn\
        emfECA%'?Q#H!IhbH><$2J%Q$J+Ppkfc,!'I'gmdK.j(/@fbC@Wl%J,`1J-+'J-8,J-h(J.))J0E.J0Xc!#,@$M0J,=)J,N$J,U.J,Zg2@$MI#8c4)(j\
        dh&?9X'!qS!8-D[8H#8!!C'FhE>vD0!w)J,z$J-!g$!/+>FmodcG?svhE?Q#+!'acH?Ld!%%!n9(-eD>Fl2>3z%>gQ*?o,$J-S+J-a8%vmE.]%!f'1G(\
        !,LB,^&!wC>+z'J-y(E;D.,-blCJ-'g&!w%!''!5F-D1J.F/J.J*J/%(J/y)J/~pgd+!tX(3bG.]%!''!50J.bl.J.^eP.jIGUn&IA4,J.s)J.wbI?9I\
        C>R4b$J$enbH>H63J/C$J/G+J/c8J/pj,J/?bdV0uLE>0G?oG%HHy0J/^+E>!d2DgEaI>FhdKCW7'J$afeubfIJ%Qb*EC|GIA4fPCQl)J0/mef&!wC?f\
        u%Dd(.J0<dQIA5mh'>3`H!I'D_$.>S,b/#&o'-0L+.2?M^,J0x/J1&)J1.$?HEq&-6''(LAN;-'%mc4)(I'gq%CX$G(3!(&>Zl$@'y8J1Cf%$NE!5DD'\
        6%J1h'J3A(J5Y)>c`.J6-9J74c4!2ND@a4@i!6J2C,J2Y/J2_*J2g0J2y$J2~+J3(;J38j%1X(J2<dB><%f($cL!c'J2MchdQ0ugdh%!]'!qS!8dK>E|\
        gd6*:I!@%!'h!#&!w'!`$!%L#SbH?9HhfkKIA4bfldgc-!@h%(6E!`&!w%!,E!5-J3m6Cxz3J40*J4e)J4i$J4n.!c8J5Dc!#/#)*!2B!%+J4!c*!Fh%\
        !f'/FF!,!(&&y'!`/#&B!Q'J4S*G$Q(J4Vb$C>xg!#-!/%!'($c$!%I!'G/+!K%!n6*j$!%I#DD>AUbK>,80J5*+J57j)J5#dN>89b%/!I#,(?Co.J.^\
        bgB0udg-/!pkdaOGUnd$IA5okc+#,i!#'Iu|B!%,'@/J5|*>=5)J6)j+J5xndg&!'C?n!GD_%'J.^bhO@0?B?4r-J6H%!f,J6b/J6j)#8$J6xqEJ.^%>\
        +z'!5h!(&$N%!/'!`(!,B!Qp%>;qE!5bgh!#&'8$!%L&<!%%!n'-Uhf5!8d%##($ccJB!?C@bd6J7f,J7z0J8:=J8>)J8E$J8L8J8T;J8Yqfd%#>c*!F\
        I.Bs'J7vbjh'>//LCQMKE}*%J8/'J82.J86caI?'#Q(3QF*0KJ.^IJ+1k&+.E#>)E>!I!]abghE?jddII}%(J#X0J8gcKJ8:,J8xb2J-P*E>0GEC|dK>\
        J5%J9b'J:2,J:~(J;s)J<J.J<sc/!@*J9M)>G4+GESiJIA5-!@h!#)B<t$!%d-&,J'X&J$e,?'#)J9}$>5mjh!('>vDB!Q!(%$N'?:!*%l$!QI%v%BD,\
        3@2',J:N*J:R)J:r;!LoC?jeI>W{dh'J:l.#i5!8b!#*!Ia!!EEjJ%##V!/l!#&#V'#>B!%%J;J'J;R(J;[.J;cc+J;>l'!5MDfo&,~%$F'!`F!,-0Ox\
        EG@S-0OxdM@@@)@$MW!';!Lbg-!/+>L?XBbZ,A*/)J<)+E{clbfK>L?l!(%J<@'!5$!Qc,$,*!FI0If!#->L?B!%%J<b'J<f.J<nc-!wahfLCS5[E@&3\
        E0#H?p3jI@$M)E9|$J=%godR>7J%!f'!`FC*l%J=L,J=n(!F)J=r.&@c!#$!%hO@nT)-e$J=bg'(bk%!''#>F$ch!(&!''!`B!QbH)C%$/(J>,c'C2(h\
        %!'d&(AI/k.#MW*+%J>j'J?#(J?(.J??c,J>Q)J>eqdICY9&>Je'!5b!(*!F)!'B!QlFJ#-f%C-Ddh!(&$N(!,)@(CB!QqE@s0$J?4lepbHHeemdhc4G\
        /CJ$,lc*/yI#,(!:=>v;hdc,BSlI>qa.J?objh!(&$&'!`(!,B!Q2J+Q*2;$?a]f%!f'E}4S!8!#&!''!],(v0J@F$Ai29A/#q%.mJ%$&!zF!F&B&bC!\
        Fc+!/ffE(U!#&>R4'!571T(J@|$!%.JA2bf$'=V#88?OYj.0{bg-+c$!/I!'lbfD1m0JAT)JA]$JAkjki.&<c!/*!FI>@QmefhLH&-3JAgodHCA%cH'-\
        ->&$d*!/I+9(JB%.!FcI>++L/%k%$=d%?Q#$JB?f%$F',]S!8ECEk('RL%o-JBr%JB{'JCa(JDQ0JDz+JE7.JFxc*CHWikqG?wxf'?jXLJ.^/D_%*JCN\
        0JC[)>CX+!'j.JCKh!#&!'$!%d-&,6G$3VD3UG/y+EC|ad4%vIJ!ZcGGUn3JCx*JD80JD@$JDDo%!,E(b1EI~g'JD(b@dv6JD4c!dxa@dwdK(3.'%jC>\
        c#EGaqh!(%>L2'!5B!Q,JDc/JDr.JDvqGJ(5&!w%@]`.CEJVDghgE2yjE(3'JE0bjh!('!`(E6mB!Q)&sB>UH%#M'JEz)JFOc4%v*JEi)!'.>6.i!c?/\
        #&i!(&!w'!5/#&BEH}-+ch!#'#8$!%cHD<m3>lE*>U/+JFDi!(/#&$JFAi!dz&>lw'!5M#&@dykh%!'deHDpJ(*~k/JFhjh!('!`(,D)!IB!Qbgh!#$!\
        %c,>|II#,6JG4,JG<)JGMq(J/yahcgICO}s'I}sJ#8'!:+!'c*!F)?w5I)b%$F3?9I)JG`c4%vH$2bKFa;%JH8'JO[(JO{)JP0.JQOc-/!7!/*JH4pid\
        !c:e!d{B!%QJ&_,JH`/JI$*JI.)JIO$JOSp%!,.).f'#>c,-MI>@Qi'JHtbjh!#'!`$!%LCA9p'CEJbg-!/I)%mbfc*$2I&j2!f+JICad621(!:+!@V/\
        O!#'E1L*!IB!%!(&>S$-JJC2JK(%JK36JK@'JKT<JKZ,JK_/JL:*JL}(JMS0JM])JN.$JNc+JO)8JO29JONqf&#DbCA*/&0{1JJ[(JJcb2#A0FohaB>J\
        icgpC@&~*JK!$>{q.B0?l!#$!%lkgd-#8F!:gbKDe^'>G4bmbHDx<ah!#%+('.8B!%%JKHcK(vf%>;qe/&NH!'/!'F!,C>S$%JK}'JL((JL0.#ic-#A)\
        .g5!SgpL(U&>$QkU1|g3>;-U!f0!Sj7$pL/(%JLO'JLmcff5(kd&#JC0)*!F:JLaodc)!@I>W~w'@<Ce!c7B!%$,-+J#[;>HCgQ@<I!#%JMD'$=/#&(#\
        i$'3.JMOc,BwAhdegcJJ5P!#%!'$'3I!'HA*G-Fn]mCJC]1&),%0(JMt)JM{b,0{gCDb7,'%BD^Rbh!(&!w%!,'!5B!Q(JNQ.JN^b3JND,JNGsJBx-H-\
        Uch%?p@EBPTpch%!f'/FF)1mIEG5!)0JNt+JO#b-0OY!Lbfa&!V%!fE!`&#/E$29FB5fE@9X&!V'JODbg%!f(!,I#,bv!#%.yB!%bD>X_h&BA4E#;!#/\
        JOk$!%scPAhO'F+9c!2-!@%%|I.B*&3;JP+ibG>BtdKCZ1%JP`'JPh(JPt.JQEc-J8U2*18JP[g%!Fad3.]hdVCHWD>UH*F<aNG;&->E|3HulHFpP'JQ\
        4<JQ7/JQ;*!'$JQ?8FpWokKC^xI05C>G4dB,-mbK><$2&^a'1GI!f4#8/JQj$JQodh!($!Qd(?B7V!/baK.]akaK?Mj,@+S)#A+%vg-!wP'%%JRj'JSh\
        (JT5.JTYc2&^3CQl)JR`$14i.JA5do!#&-6'?w6*!IB!%dc4>ZmH>.;->Fl*JS%)JS<$JSPdp1!fJ#Ah!('1G$!Qef!#'!q$!%SI]5$.Bh!(&$C$!Qb4\
        >ifG!'h!(/#&(!,$!Qd3?4l*!kI)t2!Y*JT'(JT+$J%Q+JT/p'DboF?o-KIA5JGUn&!wC%~-#87#Ai82Gk*JTT+#,jf%JTQc@cY@d|hDC^>igbfDCEJ!\
        #*JUf$!%9!2o(JU,d2!/$#A:#Ag!#&!w%!'B!%6(-0JUO+JUVj(JUKniefnrofexrzL#DlN1C)G+SB#D5JUbnrfFE/[GDoT!#'JU{(JV'$!%+JV/bB,h\
        &!'$&sX&s0I~!B?qGe0I~!I>@:1JVL(JVP)JVY$JV`bK2ydQ2p!#/E&(B!%ejJDNo.!=bodY?D-%JWA'JWP7!f/!2(JX%)JXa+JZA.#`8I-6c!#7#2*#\
        2=#2a!!KIA5!#$!%gc!#%!}B!%$CjJ+%9o'&g(JWhb-)wB@$O7JW|*.<$>}D+.pjrKF4MbfcI1=g!#'JX?/JXH$A_/9JXQ5!8jJ'R%##*!kB!F&!:egQ\
        BQJ&Dfb%'[e(!zG@NE%JXy'JZ/.?Mkc2E9|hdeH?jd&+.3JY=,JYC0JYV$JYl8JZ&obgh&!'E'UkiD?:#'JYLbVGZipde*>+/L)n)JYbicjCJA5%J$de\
        oLJT'(JYy0JY~dBJ/liLCVJeHJ%Pbf%$NBIA52JY43'%hc4%v*!FI'g'%oS%o-JZs'J[+,J[5/J[D(J[M)J_&$J_*+J_7.&Qc41:G?A&n&/C%&md&'8.\
        &<pkcJHa+!#$!%gQFqe%,<c/@%R*@1yS!'!#$!%cE0e!#4J]4-J]=6J]Z3J]_1$i,J]i/J]v*J^?0J^C$J^[+J^qc*>mEppikhdg&!w'!:F>X5&!,khS\
        ?KP1>J2,J]R5J]VcfqexcX%NEGJ_D>fYJF:)&?2~(3&G'0%J]rcID|CL>Or(IJ`b+J^3f!#&$C$!%d$?22X#8f'@s@(>vhS!8EJ]N,F#3(>@7+*jfe0D\
        BChbfC>mz!!0J^k+ExdefR&,egoS0e(,0)BACn%-xdejSJ]VDEF9k&$N%!,'!5B!LEC*_-J_]%J_f1J_n'J_u(!')J`%cid&!'K?ybn!%%!nE%-/>|_G\
        C@hc-!2U#2gbfc*!F)!@I#,cjeHI{Q&!'%!='!q5!8ef'!qr!&R+]!%%!n'!2e2%NqGDeK:$`c)!'gc3#2M#2%Jg8'Jj?*!z(JlZ)!2.JpD5Jtzc-JbI\
        2Jcq%1M6>gG3Jcz'Jd_7Jdr,Jd{/Je&*Jeq0Jf!)Jf-$Jf:+JfC.JfK8JfS9Jfj5Jf~:Jg/q!#'HUd(Jb6$!%q'!5bf!#%!,'!5$!%veKAcb+Jb?gK@y\
        D!#$!%djD+D'C3t7Jbi(JcX=Jcc+Jcj.)Oc/%<G>eo!#4'{2@Tn%!F6AD`1B~I7E_s,(h0%$)Jc9$Jc>c,!'B!=cqR&d!!->`N*A$=(${+JcTlC>/>G@\
        Tn*#]q'!'B!Lk&%'E${&!wE>)Zb!#'#/B*p!#3Jd71JdE$!%.JdIc+2!gHI:D&#V1BBQb2!]G!@DB`]c!#$!%f!#$!%.JdZeH@GFi!#4GuR%!,1&/(!,\
        B!%!#&EM*B!%e0!@LA1E!#&?(h%Jeb<%</%H0Jek$!%q!#%JeP(JeW$!%ciD,n&@=TG#V*!'))UBGtHa!%%!nF${&!:F!F3#5.!=d++{aB-r&!:%+1eH\
        ?(h!#6)q$!%pFD!X/#t0!SB%N'!'fF>0hg2>n>I*M%Jfec!#$!%ghnGI=ZiE>u3!#&!:6#w$!%q)IsXeH(v!#4+<$!%vciU'_w!%%!nM#)%Jgu6Jg{1'\
        R<Jh#,Jh</+r*JhV(Jhh)Jho$JiR+Ji]9Jix:Jj;c*!'ieLE=g0!'G%WsCHNrkg%!](Jh4.!cdIG/($)wdiC1=i!#&+D(!'$!%r6B9S)@wpibD):&!'7\
        >GGg%!F'!qS!8mcfPF0O4@'v'G}!7Ji3(JiN)$]$*Yb:!Ll''RS!'!#%!,$!%5!8d%##g!#%$/3!'B!%qF'0$>}C+#lL!=!#,Hw$+Jima!!D!c5!8d%#\
        #BD^I4/h6#w'*cb$!=i!#%)1,BQJ)!@$!%W&pbR$i!#&!t2'm6Jk)3Jk,1'R,JkH/JkN*Jkl=Jl9)Jl<$!%+JlB.JlT8!/q!#4(0%!'$!%ibI!=T!@!#\
        3Jk;$BMgcR@;L,!/bf!#/+VB!%,#,I!'%Jkc1ET|/!@$JkgoDA^(H>rreHB{{<!2*Jl))Jl3;!Lp1B[O,!/FG+;!d}%!/EEM?dtEG~?L#22!'Q!2**Yh\
        bf!#4@S]'!]B!%ydhB*.!I-Jm^2Jn%%Jn)3Jn/1Jn>'JnR7Jnq,Jn{*Jo,(#P0?[Z)JoF$JoN+Jo`.Joh8CO}9!V5Jp2q!#4BQJ1A/~,$X$!%jbgI#S&\
        ?%{(Jmt.Jmzt!#%$]BA3~$/yI!/,IhhHG;'nN.H$&LW#c!#$!%p%!,'!5J!/*JnHcgHIX]!#$!%gSIDC$!Fg!#%)1'!5$!%h!#%!,$!%.#SW(-b!#)!'\
        BGn}+!'id6+$*!II!@&$@3JoB=G!Iba!%4ABqC!nJB+a.!cocH1:!!%>dz1>;-$!LI@Q'!#$!%I%H,!/*$2$.dfg%Jp(ci!#%?n!''UB!%r%!,'!5M$Q\
        !#6$l,$X($c)&,B@k^&>rq2Jq23Jqr'JrB<JrI7JrZ,Jr_/Jr{*JsA0Js~)Jt&$JtJ+JtZ8Jti;Jtsqdi%!/c*>L3I#,%!23JqO'Jq_(!'5!'c!#%!2'\
        --B!%'!5/#&b!#/#&B'3j'Jqlch(#VL#S&#VF$c!#&#56)q(Jr:$!%.@pyp,Jr3bfH?Qq%AGgE!5aicudZ!2j%$5E!]'JlVk!#4!/$!%IJlWCD`V'Jrm\
        5!'b0!'B+?&>xU%B=f(!'L!=%$&0Js0q&!V,!/eZ#]!#%!,'%-a!!+2VL&d%@xS3#5'Jsd7Jsl(!'+>aaj(@ci+D'7L!=(!,mC>n!!#%AUa'!q$!%r!&\
        D%'cIAnK(!,5JtBd%##a0Jt=+!'oE2;fLJ(G!&/#)W*`h*!Id621j%!'dD)1!#%!''%o$!%I#Gbg%@$NEIRkhcmFD^Q*&FcdBCnv4J}&-!'%J}13!'1K\
        &D'K'],K/`/!'*K0f(K3d0$@)K76$K8P+!'.K8W8K9~9K:'5K:Lc!#&+D-Jvt22!6Jv}3Jw61Jw;'JwE7JwP,JwY/Jxa*Jy>(Jz)0Jz=)JzR$J{V+J{g\
        .J|S8J|e9J|o5J|w:J|}q&#`(,*qci&@kUE'Un!%%!nE$f'Jw37!2+#)sd)!'rC$@G1_eBI@6,>;-dtcI&C,!'g'#/F>Vn'!'blF>qy%Jx5'JxC7>c`/\
        !Y02y.JxUc1>aU*Jx&0Jx.lcX@;L+('aL?he.,neF!Y!#/!Y$!%doFFGT!#&!:6!'0$@$!%L?G{3!2)+`lmD!54!2-Jx~%>rr'Jy&0Jy3c!#a!!L?m-n\
        cI/+!#&!'$!%tD?@6&#`(!5kKD@e-Jyf2Jy{*@&*$!2+Jz%:*.c6!'/@,**.V)!2W-un%Jyu'!VcgycH.VgyLJyrdgaUFC/G>P7*!'id&!5g!#%!''#/\
        B!%%@8E1!'$DM'./+e7!'B#24?,&%*7/!2*Jz|$J{$+J{(5J{9c4Hw$-@;`7)qI%~cI?TGcV-*+J{1dUERcdt&!'C,ne7E$F*!'0J{R+?X^ir/>l)B#z\
        J@|D!!&#24/=n&!'MD~?!#1J|,)-*$J|@5J|J:J|Mc4>OD)#2lF?<Acf(J|:$#zbV?[b4!/M&N!!'$fkWChUP%NbgZB~I&#26-e)AnKg&(pP!2c!#7@7\
        9B!%c7!2B>'|&#PF!'ctODL6!#'!F(!'B!%4@@@-B`l2J}~%J~&6?wo3@G&'@~c7APq,J~R/J~k*J~q0#2)K!S$K$q+K$u.K%s5K%wc!#$!%I!=pC?VY\
        *(60J~=$J~Ki!#4-'a!!F!:!#%!,'!5a!!D*~negPG*Z(%N+!S8#Dm!#'3!$!%9(XS!8bfF>TD!#&):(K!:$!%+G505K!Bg'!55!'b,!'o'!2S(J!#30\
        WB!%c!#0>M{$!%h&!'I!24K$>-K$I6K$W'Iyi*K$](K$m.BNl5BNlc!#$!%h&2Y%?/9(K#1d*B:/I%9-K#]2K#n1K#t'Cq1/K#x*K$$0>'8$K$/+.pcj\
        cgIH3@%#5eg.!=ykgjhdV1=bfM>ZaSF;J5BokcJG|Tea%'N')kL!=%'N')kj,FIDF?f>!#&#`%#`B*pndb8>$Ys!d~B!%ksT#5!#%!V$!%d-BM+I!/BG\
        xuIEX1&>}D%K%2(K%:+K%ejn!%%!nL#M/>gliC3)1>eY*>7r0G(+)FXl$K%Xcjdo(#fL$x%'N')khbG?:sib!#2C_q6)qB!%fR(0-$`1'=*>2D0K&5$K\
        &<90xqeDHxq&!zLAc0h(#;G?fZ%K'/'K'6(K'G.K'X:!Lc,K&r/K'&*Apj+!'5!2o2%<E!'7A^8$!2ds!#&$@B!%&!'$#DI#20*jB>aU!#/%<(!=$!%f\
        pO>W'/K'T.!cdtOA65C?$qtL0n!#4K(@-K(m2K)@%K)^3K)r7!/,K)z/K+B*K+H(K.%0D,%)K.+$K.N+K.hc&!FH!k%!''K([q,!/khw!e!%!n'>|FH0\
        C4Fb;h!#$!%w!5C>HS7K(ync3!2E!'!#4%6%!,'!5(2($K)3cN@;L!!1@Tn(GR:I&W!#2!@$@Qog%$]cm!(%!,'!50%HB!Qa,K)mb)%*ipkO!,eW@.[&\
        0epC?Mb%$]'K*;,K*F*!'(K*m+#lob%!,GAp,9>c`lcgyD.a!#%!,'K*b<AY3(K*h$!%obbGA^b6#wH!kpG>OU4Fb;3K+91H-6,Dev/K+>+!`8>/=9>/\
        Aj52MciFBT.fcM'*CJmZqbG?;<!#-K,&2K,+%K,N6Cy:3K-)'!:7K-Z(!'$K-e5K-|c!#*>=1$CeTbahO>a]nEJyu!#1ALv,K,H*!I$!%bfpcfh%A$qH\
        !S%!fE%-!#$K,_+K,{lcIH:G!!-/U%'N+K,rd(*{B/wnb$>PbI0I'2Je-?:dB#z!#-B:h2'x6K-N,#]/*40#D$K-R9#cq'%'F>/>dB1'!!1++H*A!#$!\
        %cZ?3=!!6Cy:/$Q0?*79*`n&*uE#McfW>eo$#PW!24$]'K.J7>xD0#)$'~+#5p'K.FndX>)@RAIY!!1*~$A&{9K.cl&!FC!FcOJ[J!#4EAE-K/,%K/:1\
        !'$K/C+K/H.!VcM>glnbg!#%0_$!%W)4!#/>glB!%!!K#Y'K/Y.!V5!8b%!'H!'%##W*A%K0*'$#(K0A.K0Q5K0Wc*K0'8Byv;!`dN?,#B,9%K070K0;\
        qB@6lH>P7heME6()K0N+?TKgPGwcV!I2#JI)7$??LkjnbuaUJeM%K1B'K1Y(K2;.K3Nc0K148Dh|9K1?jt!#%!,$!%WABt!(9&pa!)D$#C.K&.g,!Vb!\
        #,%W0#)$!%jD@x'3K1t0K2'$#Y+K2,jt%>h3tHH.7nh!#1#c'!2,$~B!%neT!Y!#$!%+%Hv%%<F-k-K2e,!V$K3$+K3(.!F9K36;!Lq!#4#5$!%tbfGA\
        -ut!#2*U%!,'!5(D?%$!%9ABtcRE|)BCCy!#3,J1'=$!%I$~!#%!,'A5J*!'$!%ib2JJ^B!Ljti'!5b!#4(D1%?)!'B!%!#4K4[-K4g2K4k%A7!3!Y1K\
        4o'K5!7/+,K5)/K5O*K5W(K5b0K5r)K6)$K6O+K6o.K7$8K7,9K70c*!'BAIY!#(!'$!%L!=O>)@cJ$]i!#%$x$!%fcqE?`jg%!'F${7K59(${c!#/#2\
        B!%&%E9K5Knew!%%!nH0CEF+&'!'eHF,n3!t'/:cU0n2@;Lt!#$!%cqL?++'K6&<!/0.Yb-#PU!'S/+!#2!2%!2'K6E$!%.$f:K6JjnHA65ghO*1rR@.\
        [!!1!S(>TD+K6hjdka7!tX@<2bibhX,n&!'%&Fe!#7!t$!%W!'2?3=MB])H>aa12!I+J%K7b'K7h(K7z.K8H5?@oc&!V6!F'!F.?1$tch&!tF!24!=M0\
        ~3!Y,!V+#2a!%%!nO$f(K8@+!tg%K81.K8<c@e#!e%*?3tf@e&f@e$g!c0d@c#4#2lMA<InchfE,n'!'7#2/K9!*K90)K93+'~8K9s9K9zo((m.!'X*.\
        &AAY'!=/$i[D7{X%*-K9S2#w(K9Z)K9d+!2.K9kc!#$!%tU#)n%!/E!'a&?heO?Elc<1gI!'!#$!%Y!L'!'cB)7cE-h&$/C2>%K:Fc!#--u'!'$K:=gw\
        D(J!!ndefU+{%#PJ!2,K:c/K:o(-$0K:sc*%*I!'d%!'7DCix@e'FDDOOK$$4!'-!c%KQD1Kbf'Kbi<Ku@,KuF/!'(KuT.L&Y9@M!;L-g5L-zc!#&1M-\
        K=c2K?X%K@73K@D1KAm'KAu7KB!,KB@/KBD*KDc(!'0KGu)KHo$KJz+KKy.KMl8KO19KOn;KPM5KPW:KPyq!#%K<l'K=#(K=-)Bip$!%.K=A5K=EoDFO\
        4+K<|i!#'!5,#GB!%D>6g&!VeobH>{q.A$kf!#&C#h%!,'(bB!%GFO4fdghn!#'%y$!%eoegh!#&!''!2B!%!#1K>Q'!57IC{(K>g=K>r)K>x$!%+K?#\
        b!#4,N0)[$!%9K>Jf!#&!w$!%h&!'d2!'J!Y'!5FAQ0)K>]geicE,krlc,!'I>Jigd&!'-'XB!ckbG>W+'K>^FA9@%%l'K?A(K?E.--c)*($!/+.BiqL\
        >E^TG$36I2c3&@$>ydqcjdJ>r3!#&FO42!S%!f'AsZ,!/(.V$!%r6K@),K@0q%EVz'%'L!kd*1MB#Y(0@dU&j,!Y+>>jukJ>e[!#%K@j3KA+*KA4(KA9\
        $!%.KAac*!'feahGIu/)K@zg&$x2!'eN>;$!#0BAsa!!hfF/C&%'%!,E!5dcN,0(!:0KAO$KAV+KA]lefNBM21FhjL!=!3I?;3OFS'g&!'%!'jL?Mb!#\
        &!,B!%)@i-+!@L!=1!'(%E$KB<b!#6@Pha!!1+AE#iOF^!JFLd!#4KBj%KCK'KCq/KD3*!20KD=$!%c!#a!!C#V!#-KC22KC5%KC97KC@)KCG$@Qocah\
        !(%!fB!QO)RDDDh*2PGD'ld,!VH!'CJUG!#2$@*KCj$!%ii&'sd-F!ZqfcgKK4g%$/IFl7&'s8KD/g%(R'%yc!2%%|)!YI>W~LB@F&!=bfpCI<J!#4A3\
        b1&/(A$p011)*Y$KDYiEG6m!!n&#iC%3&1_2KEA%!'3KFV'KG=7$~(0~$KGC+KGV.@9X5$`jb!#,#])!'$!%+>llW#c!#&*.%!,3KEp1KEt'!5,KEx/K\
        F,(KF6)HTD$KF=s&%3E%3G?YeFA+2&>mI%!,'#;(%'LHKZc*!')#PB!=v*!SB/+!!'#i,KFO/$QjcN@gmd2!/N!'%KFq,KFw(KG!$KG(.KG1qbE>vefn\
        D>GH%$]cLAz(kaI?zr&!F%!FS#;(!,)!'daOK(g&%'L!=&,<(KGQb1!'I!'mGI{Q&$f1KGcbGERKcg'#i.!ce'!z*!'I!}!#4&|2/L%!V6)q'KHI(KHX\
        0KH]$KHg.%E9#Gcfe-1@$C;YI.p*!'o'$=c)/4I>JiGJwB%!F'A^{L#`!!%!'E!54&|2KIL%2D3KI['KIp7KI~(KJ))&C.!=8KJ.5KJ:j1!Lbg%!,'/.\
        (!}S!8!#%!,$!%dwcR?,&1B!l(!'b/>l{*!IaB@0#!#&!F2!'$!%Y!L!#a!!N.HoF?[Z'>2$cj%+oE#igp%(R(KJKd$,kI?MW$KJ`+KJlmncfrg31=Y!\
        L-/U0@|DhC>=afcjnbeqfegK@8V!!&FDl1A&{'KKB$KKP+KKpj'KK?c)!'L&FV.j.&Q;!LejclN>wC!%&!'%!n'?Q#e(KKgba@e)!e(%!nB!%%&F12pE\
        .8!e*-KLL%KL[1KL}'KM/7!/($f)KMQ+KMb.HlV8!Yc7!YHAXFn!%%@JH7*YaI@nU%!:*KLp)KLv;EjojF@3A-!@C$/&FnKE#/!#%D|k'!'$!%S&Q!c#\
        /3)*>aa+KMFj%B;fEAz(ko%!'dgDE;8(KM]d&!'H!/oC?KD%FxRdjCETQ3KN51?,&*KNH)KN|o!(%!,(!'$!Qc4)(*&gI+{n!#%!,$!%+!SdgpB>p(2K\
        N]j%!'n!%%+P'!5N'R)KNrbf!('!5$!Qb)!'I#/%$/'!qSC#p&)%.!=b&#/,ACLHFRd!#%KOh'*c$!%c4?@U3!/*KOZ+KO_i&@6i'HA)JA:qP?gN%$)'\
        !`F#V*,GG!'!#-KP96$l3AhT,$X/KP=*!')KPD$A,85KPIqGIsXFGPcc7%HH!'bHC#6CG+a&CYY'#>H!I!#&K2}4!@%KNl'?/i/$Q(Hrs$!%.#MW*`'K\
        Q9.KQ?cf!#$!%.!=bh!#$!%I>H~*!IF!'iEDDG4KT7-KTF2KU?%KUR6KUt3KV41-e'KW[7KXR/KXZ*KYQ(KZA0K[#)K^<$K^B+K^z.K_V8K`b9Kb);Kb\
        /5KbXc!#-@Xl6KRy3(e7KS.*GWQ0KS<)KSK$KSV+KSa8KT(o!#%,D'!50D^0$!%W(X&#J1C'='!5,#]aI@/?!#&#J%!,'!]B!%!#%!,'!5$!%sG/L5!'\
        g%>.XE!5!!1!LbOCe{nbf!#4%6%0_6#w,JhR*D,!$!%9AQ/ycjU@?_'!5b!#*$p)!'B!%%KT@cH?m~gafD&g1KT^'KU$+KU(cge)!2mI?.|!%%KTo9!/\
        chbiEB3n$&Lf!#'!q($c$!%S!8I@9!%/@'!:(!,kf'!5b!#)!'B'3&!'3BT;b!#$!%fnFDgV!#2(p7!')!'$!%9KUmjn!%CGwUc)!zS!'+KV!ikgF@,:\
        6AH11Aea'?(.(-[S!8!#%KVk3#G1.$'KV|(!'$!%.'*c-!@+KV_i%?n!EBDy'!`b!#%!'B'3*!zf!#'#>$!%obM2S4%v*!k$KW>+KWNeg!#&#V%(s$!%\
        gD-Gich%!f'>@X(,DL#Sdl'?ycc-!@I#,!e,(KWx0@'v$KX-+KXEqgd+)7X!L0KX)lre/!2BB(ibJ%T+!S.KX@nlcgd&@j8F#ffC@Qu*3)lehd6!'V!'\
        !#$!%V%</KY$*KY*(KY50KYD.KYGc*KX}dfbejCEvRP>xi'!5L!=&!'(!=dBE5Qg!#&#i3,J$!%W#cE$)f!#(?HAB!%&!'2.*'KYq$,9+KZ#phn!#%2+\
        '!]B!%%>L2*,'h'J:lS!8d&!'-$i,!'*!}$#Pp(KZ>dgCIz^@cB!#0KZr$!%+$`g-@e#%!''KZj+KZm.&Qc!#)2DB!%P('eK?bXcfo!#4*]%$/B!%%K[\
        D'K[L(K]<0!@)K]@+K]K.!=c*-$B!L)!'jOA<i(%E$K]4oe,%*/K[o0K[s$K]++K]/jfeK%*CGBi1>2@hbf&>@C'/.(FROS!8D>ydnDBq8/!2eBGy9G>\
        7i(E=gbjnD>Hb'K]Z(K]bc!;GIE`gehcG*u2K^(3I?d/BI%*>>50K^.$K^2+.5jbmnD>r3cjIH!`I?6Bm(F^8dGAP8%#fF!F'!`(K^a0K^e=K^j$K^o8\
        *1q'@!iF!=I?TKbPGVnkbG1:(FxRb%!'H)G!#-#Y2*U(!'$!%+K_:.#Mnc,-MG0L'A^{.$2bf-$`%!,1%?'!5/#)N@:H!e+7K`>j'K_r(K_x+$)cb/!Y\
        H!2*!/B.</!202p)En}+K`7jrh%!'e$#zXEyH1HpKF+r&/Ce-I@w2Br~/!202p)En}+.pbgjbmnDF4M!c%%Ka,'KaR(Ka~.K@@5!8c!`*%c++{iiefN?\
        r5%!')KaFi%!,'!5,!S*!InbD>-6!#%!F$!%cQ(v!#%##)&9$Kah+KancI?r5!cZC!n&(A)!25!8d-!}C##2KJ*GD}|2!]E)%%'*d$!Lj(KbBc!;JBQm\
        3@#e,&T$KbTg!c2B!%I@p(!#/!}$!%jCA^]D*u!#4Kct-Kdn2A>+%KeB6Kf#3Kfa7Kh*,KhL/Ki**Kk$(Kn,0KnO=Kp))Kph$Kp~+Kql8KtD:Ku0c4%v\
        7Kcp*!2(!')!'da%!fF!:F>~O&!w4!S(KdS)KdW5!2b,#lf'!2+KdEc+)bi!#'Iu|*!IB!%&E~25!8d%##H!/K?~k%Kdjc!2%%|+#,fEHXJIC^]1Ke3'\
        /!7$p(Dnlbg-!/+Ke,aC.yd&#/F$c%K/S3&9'!'cH>~O2Ked3GvQ*!'0Kel+Kep.KetqsfckldJ'~bftfDHWiDJr?L@6i!#$!%hbgDCX$(!'+KfRb3?a\
        8,Hje)!'$KfG+,q9'pq,#cF%i&>o,0#)hS#5!#%!,/#)(2(B!%%!,1Kf|*Kgn.Kg}c/#&*@i-ID'7h!#%KgA1KgP'!5,$X*KgX$Kg_9KghqLG=j*)Gf!\
        #&#J/#)B!%%HvmF@`+%$/E!5!!1++FA]3%(hF)[%!''@p_.!ceB?Um)!Yi&$xC!'&1m'!5.KhGb&1m*BUq)!'id1#cH!Ihc@e-'Khh,Khy(!'+!'5Ki%\
        c-!'gpC/:.KhremB?'vetcJ>SV5!'dmkI+~hLI$m4KiS%Kib'Kj%*Kj;(KjR0Kje.>r3c!#*@Br$!%Y!L!#%!,''($!%L%r!#&#i'$)7AH5,(h*>YW)1\
        7$*p9@UmS!'*>YZh!#&!w%!,'!5,$XB!%!(%!,'!5$!Qe,&T$!LoG?;33>kg$!2.DoUg%#;E#/!#&!'%2j7#D*!I(B[O$!%d2$,H!k-Kkk2Kks%Kl03K\
        l`'Km@7KmG*KmZ(Kmb$Kmn+Kmt.Kn#:!Lc!#-!'3!/,Aw!*>PK)!YB!%1BcnF@,)&DDG1Kl+'!q5!8b*!'G!2bEE%j4A`n-%Q/$Q*KlT)!'$,9.#Mc3!\
        //#&)$,I#,!#$!%ofD@2s!#&!c4'!-)[(A<m$!%.Kl~b*@xSG.*'Km5c!2%%|i!#$!%kM-*-!2*A:zB>=9/#&HC!z&#J4AY3%!,/#)$,9L#M&>A2C!F!\
        #-%Q,C8:B!%%'[I&a!#%!V$!%WA*5)!`$!LY!L0KX)+KnKg!#6#w'KnH$!%b$!=I!'X#AOJU[!#-Kn{%Ko!6Byv'Ko((Ko80#2)Kp$$@k^c%&m)%9B!/\
        O?}n-)wM!Yo!#&/C%>7v(#fB!%3/R'KoZ/Kog0G+R$Kor+Ko|jnegofePBl0o!#&/C%&mB!%c!>h&>DwF#f&>EC('*L2;rNId}bDA*/k'Kp:(Kp[b6EF\
        pL!,62`o!#'KpR*!I$!%c+)blR%<$&^+!@X&^f!I%!n'$2B!%%>3x'Kpwc!e/B!%eobHItp!!&!'4@'v'KqC,!/0#l$D7a+KqHbghb@ezgFF2o'!5,$X\
        b)Kq`g%!,'!5hb@e{!#&!''AP8B!%!e0-K9S%KrC1Kr['KsD/!}(KsL)!/+KsU.Kt/c*!@$Kr@d@e1@e2!#$!%fc-!@,FiQh%!''!'L#S%!](Krn.Ks>\
        d&#fL!c-?_$,':/BeE0Ks6$?qG+.pp)Ks1iSG-dcND2in)F>3S#/&${G+`p&>lFE(b)%ljfD?c3,Ksw(Kt(bf!#4Ksq%!,$!%cIB+a'!:L!kb!#$!%gb\
        -#PB!=f&!VE$f!e3fp5!8d-(m%##(*{B!F&&y'Ku%(${b&&y2!t*C-[)Ktj$>p(i'KhAF!5!#'!q,JhR$!%5?g!v(*JLABu22s*!kaI?_o!%%!nc!#$!\
        %fP>llkqiZ*m&>qykiicdiiD,h4Kw?-KxF2Kyq%Kz76Kz=3KzF1#)'K{|7#2,K|>/K|c*K|z(K~S0L!@=L!w)L##$!S+L$%.L$H8L%,9L%[;L&25L&J:\
        L&Uc-#Y6%H/!'*Kv~$!2+Kw4o!#%!,'!5a!!h&!,F#;!#%!,'!5$!%90xqJA<fn%$F'!5BD7a!#&%E%Kwl'-$,Kwz()w$Kw~.Kx<9(-q'!qr!&d*!kB)\
        =!#-)w6#D,!YB!%eJ-_!!+Kx/j(@`+L$Cbf!#4%6/#)B!%i%!'cfE>x51!Y7Kxm(KyI.Ky]c+Kxci%!'EBDy%$F'DRcF!,&#J4+l2*U%2j'!5<@Tn71T\
        *%Q(%Q)#G$Ky>.#Mlc*!'B%c/?cnh%#ME2>!I%!n'%B$!%9&plFCYY/!'$?]e+#,i%!'''(L%r3Kz!:!Lb!#BKvu'!5/#&b!#/#&0'=)!'B!%$!=W#2+\
        *MefI>:E!#4)C%!'3Kz|'K{3<'0(K{U)K{t$!%9#cc*Kzv)?A&pGEnh4'!E!2'K{(bGA0e&>3v%>3xH0h&>>2*DUt(>>4$K{Oj&CQNd&!:B!chdKEx,3\
        @:l)En}+?X^lc*!Yjn!%%!n'/.S!8e,@VKH!t)!'$K|4+K|:g!#-BI,B!%biC>ydbG'_,K|M(Dtod3!tI!2!($!Q5K|^d%##N)R!&N)R&0-4A?@%$&.K\
        |veQ?6JBDxX!#&!=%K}93K}C'K~P$!%+%<jOI`/,$~)!'BD7a4K}w%F(b1K~%'K~/*!I)'{$K~?.B+a9Aw!5#2cg!#4'!'FKHB!%%$`e&!FW>_K(/@c'\
        !,H!z-.$*!khko%!'EGJ_'K~Lne+!'fC,9QF|*K*j!#6AhO/!'*HBh0L!$$L!2+%Wt2*U%!,'!5(%Q.#McJGwc!#%!,1'='!5B!%!!b*BUqahfEDA,!(\
        1L!V0!S$L!qb!#$!%X!L'!}e0L!h$L!niDK^.neG>A3F$x!)E>-6kc-?wxI!'-L#F2L#L%L#]3L#n'L#r)!@5!8c*>PKXGGj&!'O$i!#,$~$'3e,?UdB\
        #z!#,@M!$!%g+)7XHSeH>^/!#-BZ>%##7@teB!%!#&!''L$>$!%+Dh|.L$DnDJ'X!e4F!:BI>`3$@'L$n*L$r0!/$$~+!'8L%#o/>l{*!IaNIsXaE*mp\
        b!#)!'$!%W>@c&!,%!,G!/%L%>'.8(!2c3!/B?wU!#4+<,$~)!'$L%RlDA&1!!%%iE>`R&!:2*U%L%t,L&(*!Iq($]G+Jf'!55!'j&$CicBK0'&&Zd6!\
        /H!I!%&@_*%!n'!2e/!2o(?66G/b(#`ci'$=I!@C@y$&>ep-L'n2L(]6L(f3L(o7L)1,L)8/L)N*L*l(!'0L+d)L+l$L+|+L,g8?}Q;L-F5!Yq4!S%!'\
        'L'Y)L'^.L'gc!.uE2>IA62dj&>lFE#>lqcB@;`%D+]'L(.7*M)L(@.L(Q5!'c*!YB!L&!'22s,!Y(!'sbGAp}%L(IcI@!m!#$!%I*(4>6.i,!}L!=&!\
        '2%*F!'6(JbgQ>Mz!#&>ep%$53!S'!5(AAY$Gnh9(-kqG.jbvcGAd-&!'.!'i!#&A`^'!'$!%S!'%>YV'L*(/L*=0L*Cq%L)kc3!tG!'f!#'!5<%6$!%\
        5$`l&@HQ%,zE%3g%@$N'%B(H$2c!W*$2G!@&!'F&F!#6#w'!]$L*fb-)w)!'g.!=mfeibhcfE%i!!LA#*-L+42!2%0_3L+J7AUh.L+]c!#-!@)!Y$!%I\
        #,n!%'!5)(0+,qb(!:)!'B&L!#%I'C6#w'!'$!%S#2i&'sC!'.!=dH>:,-1'%!'7'_d&!'P!]&/+1B<Q'L,6+L,9jd*!YF$cI0[!#6$l'!])L,U$!%bf\
        !#,$X$!%W)4&JTN.!cb!e6,$XB!%%L-*6E~d1AXF'@;)<?^()!2c!#*,$B!%!#-'C6E~d'!:*,$$!%+'CehfFBcn!%&!w%!nkf5!8d%##($cc!#*$2$!\
        %I'g!%%!nx!%%!n;!LudE#22!Y%!'3L/)'!5/L/0*L0J(L0Z0L0e)L0k$L1.j%L.c1L.i'!2(L.rc*L.]bH>wChnG?f=%!'L!c%!/3&9H%9$!2m%#;1B\
        q,(!z$/XL!=&?FvL!=0L/;cghGG~kn!#%?.V(L/y$!%.$xc*L/c+'-obg'%ye/!2N>EGpd(L/r+?MWbK?e:3?eHM!24>x#3L087#t0L0Cjrh%!'e02pB\
        #zfc0>)0gkJ.s%${FHg1;!Ljn!%%!n'!5N#D*D<UmnEBQlfbB>@l&!''L1$.&Qb!#4+<6,tB!%$!Fj&+.E'U'L1C(L1b$L1|b*@<2B>FF,.s*L1X0>T;\
        $/wlcjO>N.!#%>7vB!%$/b:?J6pbg5!8d-$,%##$#8X#8c!#$!%V.v4J{3-L`x2La5%La;6!23!'1L~A'L~G7!t,!'/M=K*M=S(M=X0$@)MT#$MT,.MT\
        59MbU;!L5Mb^c!#-L4/2L7w%L9O6L9]3L9i1L<%'L=+<L?H7L?y,L@f/LE|*LG&(LN:0LNE=LNY)LNa$LVZ+LY{.L^P8L^p9L^{;L_'5L_Y:L`cc,+lf\
        !2%%|dcgnDKm2!#%L4n1L53'L5n7L5s,L6+(L65)L6?$!%.L7hc-!2/+D(!'=(e)>U;9!'oDD2V!#2L5#)L5*$!%qCD9+e'#;H!Y!#&>RYB!%!#%Gw['\
        L5L/&N(!'$!%cbG>:~-L5a,%N*L5d$FS/cVA7bF0{&>lw%+1E$=ghF%o!#%EX1,!/$!%dg&(*IL5p.$)b&,nE%og!#$!%gD%9&'*(L6ObgjbmO>E7-L6\
        }2F)f%L703L7A/L7I*!'0L7P$L7V+L7a:>LmqdF>O'%L6J(%B5>1GnCKYD8L7=jegelE@fjFBx8i'!2F?+zeibK>~~1(UL!=mef&GsLC!'.!=SL0@/+D\
        $Id}i&G(!C!'-*x2L8L%L8W1&/'!2/$Q*L8f(L8m)L8{9L9Hc7!/l!#$!%b@e7(&Fb*!fG@)n'$)ledabiib@e9b0!'B!=*$f=>;-fgea@e<%L92'L98\
        (L9@ca!3D@kUmeGKh$,.5pD>NRg&!'e@e;e/$QG!F&Aqj*'RiahG'x&!'6!YdeB@<>!#&>yl%?663%$1!2'L:9,L:S/F0o*L:W$!%.*YociC>u3,#M$L\
        :Ijd&!:K@&*hfc-!@IAyObV!'%L:p'L;[(L;v.!cc+!/gEF<D+L;!ad&!'+!/L!c!#(L;<)!`$!%d-(m$BE#+!/X&3!#3@E-/&N*!'$L;UnrofePIb<!\
        !N?qH,HHx+/ks5(kd%DMyj&!w%$NF!Lidem1Bq,B?'v2#2'L<m<1g,L<r(L<v)L=&.Jx^c!#3>;-)L<Z$!%+%T5*mqncG@IN'L'jc<AhO*K9TaO?m-lD\
        @;`aI17%!'*!Y.!FpD00cI>c_&!'3>~d7@'v,L>%/L>D*L>Q(L?7$L?;+L?D:!/o!#1#c'%B$L=w.L=~bg!#,$~$!%n&3,%'RF)[!!bfV+uQK'Y2>X|%\
        !,'!5,%$/$Q$L>@q&!kF%iFGR:!#%!,$!%eHI'q!#6EU_/+V$L>k+L?%i&&ZE?z:!!&&I1@te0@nUh&$]fbDA#G%?P`cdg!(&&y%!,B!QJ?(heg%0_H>\
        ^/GERc%>':(L?_.L?uc!#3>;-B!%,?(hf!#&$f-!2%0_'#>B!%BL7L&KYD'!5(L@V.L@ab!#(-[)L@F$L@P.#M9@@6oeHJr>!#$!%bD>mI!!OBMy!#$!\
        %lD@<2hc@e.-LBb2LBj%LBo6LC?'LCM,LC}/LDF*LDL(LD]0LE))LE<+LE@.!=8LEic-LAs2LB@3!21?$q'$C/?Z!*.V0LBS)LBX9#25?d~q(!'aFBZt\
        -!2'!2(LB-nd!#&!=$!%I!/,&T0>1Q+K]/a(%TI?7b'!q)LBO5!8yLEBmF>J5feN,T!#7D<[B!%e,&mgI#&dV>kg!#&#/4'!2Jt:/?Z!*!I(!'$!%8LC\
        8s&@${E@$O''~F>vP(Cx*.C^GbcB>Bt!#-@'>7!'*LCm$!%pg&?9J%!,'#>M#&(LCvpbG.*'!=W@.[!#&%'(LD<$!%b&&y%!'''(+!'L%r0D.5+!}W!'\
        (!'B*Y.LDWekfE@y4hG>{,->*>*E,a0LDy$%T+LE%oe)>K>L!,%!'hbG>ffd@e5(?Co)LE7dpnE(JcK?a]D@]r!#&!'%?n!1>A3'!'/#))LEc$Gn}e!#\
        BCeTbcI>,r%LExc!#$@?PVBb,G>UH&!'4>aa%$]'C=](LFzl%(|'LF](LFf.>PK5!8c!?%%|)!@$!%i!#'+o(2gB!%%##iiD?}.3?eH*!'hn!#$!%bfM\
        >IF!#*Jb;B!%-LH?2LHF%LIP6$l3LIh1LJE'LJ]7LKN,$~*LKT(LKj01P)'{$LL-+LLN.LMW;!L:LN.c-#57#D/!2*!2+LH7p.!2b!(&-0/#&$!Qf!#%\
        $/B'3!#%!/B!%1>ydE/:%LHu'LH{(LI.)LI2.LIIc!#,!2/!})@+S$!%h&#V%!'F)1,!2V1y4B0w(LI+gQAC(K(JJ@+S%!V'LI@c3,wU!/i!#,05B!%j\
        &!'I#,!#$!%kubf!#&&y%!,'!5B!%%$5'LJ-,LJ3(LJ:)?J?c4*Yg&#/%CQzE#/6*jH!I%$5E@a6,!z*$iaIB/4(LJV.$&c+?)PgP@<I,!/F!z&($6LK\
        ,7#D,LK4(LI+0LK=)LKG+CoCj!#(B##$!%L>AG(/ebB>iO&!'7-3J!2kic4%vIJ3vcmhF?'^&-$E&Z&!''LKdb=JUHG,T7#DI+9/&N)!'bku)LL$bf!#\
        &&yB!%&&y%$5E!5&%''Iyi,LLFb!#$!%fucgh@e=c.H=aS!S&!''LLy,LM?(LML)*x.!2b3$f(?HBi!#%!F0>U>B!%2!'3!S,#`*LM5$LM9j1,wFB,^C\
        >Za0%NB!2b!#0>U>$!%I!'mncalchF?HB&!V4?`~,!'/LMx)!/$LN#scjh(#VkG([d$,-I@Vp!%%!njfEFVb(/:cgd,#`I!2!#'!')#2B!%,!//L%N0%\
        H.-$dgpL>aUkdicP,w!#4LPF-LP]%LQ23LQ;'LR*<LRx7LR{,LS[/LT%(LT<=LTB)LTX$LU0+LUi.LVK8LVQ;G+;:LVVc!#-LOn*LO{$LP$+LP8.@1y8\
        1yqeL,<(!'c!#'?0kB!%3!'I!2!!/LP2j&!'OA5a'!}L!=+!Yn&!''!'FA$qi'!5b!#$!%9#cd$D3?XD3?!#%!V'LQ)(/:$!%.!=n!%&>8[%+P,&W0*]\
        d*!kF!]!#&>qyB!%!#*@9XB!%%!''LQe(*u)?Ye.B3nc$LQa+!/5!'fd*%~I!2dV*ug!#(LQ~$!%cid&!'$#8+!@X#8jbmncJ>?T!#-KJ*%>1#3@}E1L\
        Rb<LRb/+D*LRe(L#n0?LO$@6o+G]Lc!#*?_}B!%L*m%$5'!'(!'c2!/)!2I#AF/R!#1LSP'!57LSW(@6i$D!=.#M9&pb)!'h!#&&y%!,'!50@rRB!%e(\
        !,G!'D?9c!#4'!$*pd+!/g!#3LS}$LSwb!#a!!NGwcaNGwc'#/(LT3c,-JG!2)!2$#]I(J-2SF!:kb!#%!'$>&a:!Lh%BT.G!@'LTt(LU%.LU,5(kc*!\
        ttb-#YB#Y!#%0)$!%cpCLKy(!:WI)&bK*1!!&#`%Dvd'HO).LU]n!%%!n,&W/LUXci!#,!'B'3D@T)md.&<c!/J>xD!#&@>B1!2'LV($!%5LVDbg!#B>\
        Ea!#&!:$!%g!#3Fw,/('$!%b+!'X!L*!YGEhX/1_N!2bJEbDEGF4!!&1_2LW;%!,1LWA<%N7%W(LWI=LWS$LWe+LX>j(!F.LW1cfN&)idg%!'EFnRbuD\
        A7!!%%+PE%~*+1)!2jO,'kb!#$!%f!#&D0XB!%!%%LX)'LX2c3%f$B`$9!2j)!/nkabhI(p$&L+!SL!,6!'8&jjeI@T/!#%LX_1%?'LY,(LYN$!%.LYw\
        c4AhOJ+x-)wf!#',]/IYl0>U>9LY$5!8a!!1++II'6ef7!'I!'-Ib]6):+%9pe/D{Rm)LYJnef&-<C!'F?KD-.''LY_0LYooeH,<o!#&@zG%(R'%yB!%\
        &>EHCI76fR*g!#-LZW%L[!1L[N'L[]/#)(?TG)L[d$L]P+L]W.L^#:L^4c2+{'!'lF>N;n%2j'!5,&a/Ahl$L<s.#M9@thq.%oe&%'(#PY!L!#,>2D$!\
        %f!#'L[A*L[H$!%scldJFIc&JM@C!V&2]E#>!#'('$!%blDK{Og%!/Q!'(L]Fd-L]17#D,L]A/><a$B@tcfjn!#&#/'!q$!%S!8!#&$x'#i$!%kJ>RXd\
        gC(Ug!#$!%S?=f!!rCAqj!#1L]x'!5($#)!I$!%b!#)!'$!%kK?ax'>agbW!=f&!w'#>b/#&*!IG!'&$@e!e?$!%+L^In!eBB!%!e@n@eA'!'*!z)L^h\
        8!/i!#%!,B@k^dh&${E!}'B:Eb*!'G17!#7B|XB!%!%%!n(H/19A/#d!#/L_M$!%iic!?%%|)>=zB!%!#&!w'>|`B!%2%0%L`-6L`41L`;'Edz(L`A0L\
        `[9&pc!#-!20@71$!%tFEWp*!kII@['%oJDT/&(*C!c!#)L`O$!%gH@Qk!#&EC8%$/B!%e,!/N!'&%T%!,(B*..J4Sw&%'E/:3!''La)jcfhO$]!#&!'\
        *L5oB!%'!'M!24LcZ-Lce2Ld5%LfQ6Lfx3Lf|'LiZ7/+,Lih/Ll`*LmX(@1e0LpM=!')Lpu$Lt'+Lw-9!';L}^:L}nc3LbX,Lb`*Lbq)B]9$Lc/+LcCo\
        !#$!%ev!#3,J,,NB!%%C$1G&j4'!'!/+,q9(-rR@S]!#2!S*!I$!%+,q5!8d%@^AgQE}S.Lc7iC(mf&CEJ%>K0E!5!#4(D/#)0Ib7$!%.!=iFGHZ'Fc7\
        bgPI{Q-A-F,Ld!(Ld.ncgd-(m$B!IX&3'>ylesbgD@ga*'CNFEO2Ldc%Ldt6-_'Ldz,Lf*)Lf0.Lf<ci!#'$=$!%id(!:B!Fi'!5b!()!'a!)FA]3&!'\
        V2y-LeT%#>*>gq(Le{+Lf!82yc-!@,!'*,<+LeGahEJND%!]'!`(!,GAr;'Ler7!'(!'c3!t'!z,!'/#&)!/I'g!#*>*lB!%K>c#ch%!fE1G&!,C$]ex\
        rmfepbB>J0$LfEiJBbZ(%Nc!2%%|H!'2!'7!]+Lfjf%B]97%iajOKTC!#%!,$!%dgQBR}JId(!#%E,z'LiR(>hV)>c1$!%c-Lgo2Lh(%$)6C3?3Lh/1L\
        h77Lh>,LhD0Li!$Li4+LiB9>/Aq&!F'!FS#/&@y0%L6J(@f152MndfF@8@b&*+G%TclbhFI/V%H-7E!FcfSBip'*+e-Lhh1Lhs/E6(0Lhx$>m}q,+Vch\
        fD>vn&@y0%L6JS#/bmD0-(>tOI*j1&)(Li0+*jdY$iPHRmmef&GsL%!'F@4<(!:nbf%!'d&!:E!zi,HhhN!'!#(#f$!%hHCnj4!22!'%Lk/'Lk5,Lk[(\
        Lkh0LlD+LlI.Ll[c%$f3$)*LjH$Lk%+Lk+l'#;mB,w%)%3!/'Ljc(Ljljneid&>zuK!'*%~$!cI%E4>x#-.'2Br~0)O$#zpGI/_/!2I.sF?/>%!'H!2&\
        !',LkP*'m(LkT$*uj5+GejK>A3FJQ4f&!wE'U(LkddV,wW>fj-?KC'!z,Ll-*!'0Ll2$Ll=o'E}4)@8YS!8eHCnv1>{'adhIB.g&!'N@;uncJ#)!#2*U\
        %!,'!5$!%W@UmGA4m!#%Lm$(Lm1$LmQq)LlxbG?yqcg%!'FHG_!#$!%gheba@eG'!,f'Lm@cqdJKxB$&s:&sci!#'Fm~B!%!!cOB@t2Ln.%LnZ1Ln_'L\
        nf(Lo5$LoX+Lo|.$):LpIc-!/3!/)>IpoE&)!#&?'$'LnH(LnS$!%b)!'ibV'C*!kj&CX$E#>-A5aX!2iD!}&BrXE!,&!V$Lo+g;!Lp(Lo$d(%T$!cI?\
        MW-1@CK`Xj%(R''(L%r/?$q)LoF+LoQmD@`+&$@fn&+xC!2+#2SKo}&!'-#Y1!L+Low.>6.b$+?fucgha@e>fLB!V1Lp9'Lp?(!,.!c:?_Tc,?w5I#,&\
        !'F!V(A$qjdfG,QE>=5%GDn1Lp_)LppcK>y?'%y(LplbgSE5%R>{meRLd*&2Y-LqH%Lr^3Lrh'Lrv,Ls=/DLs(LsX)Lsq+Lt#5%EqfF>}D%Lqt1Lr0'L\
        rI7&F(K'Y.LrR5!8c0LqmghE2]hemL>y?*D_z)Lr'o&J'XC!=!#'?ycB!%cg+Lr>od$([X#A!#&&y/#)B!%%##6$lJ$Xf5!8d&!VC##!#$*phGJ+Q%$F\
        '!5.!=cHGi4-?jA*A&@$ExD+Ls0o&!'E#)!#$!%e->E{G.j!#%!''!:(!:$!%.LsTcH>{(jK*(22./?_T*IGL:LsnahFI8.F%*5Ls|d/#&H!IMAhlCAP\
        O-Lte2Ltj%Lu$1Lu2/LuL(LuV0?6B=LvN$LvS+Lv}.!2c$Lt]iJJDwcltfD?k&cJ?1K%Ltuclba@e8ledabiiba@e:g+BBQj%E+nO?J6!%%!n'!59'pk\
        p&('pbgb1!'G!'bfd$?8dX&^4>x#-Lv#2?/+1FCJ/Ey)*!'0Lv1$?qG+LvAclCFSI&?jB(@f1fdKFFy(Lv=nr)!`I!/I>Lm)!`nbid(%TL!ckECOp!%&\
        @Zh'Lvk/&9.(Ub*1MB&L%Lvw*BTZcO,ckfa@eI)DBCdw&!'F?`j%Lyh6LzA1LzF'L|O(L|a)L|m+L}Oc-Lx&30W7GQG,Lx6/Lx_0Lx{)>~~$Ly:+LyV:\
        >@Aqei&!'d$A{b+!/X#A%Lx25+`cfN%lH>~c!#%?Iy1%?,LxO$!%9LxVcHJKy'($kG2g&#SeG@24%#S(LxnchnbMF)/fmn'%Be0)%B#z)Ly5n&$C(!,r\
        a%'Nd-(mB/weIJ^U+LyDbzLJx2c4%va%'Nd:#Aa!*C!f1Ly`cGCw}b)>?TB#z!#*Lz$(Lz-)L<r$!%lmarKFDJjbmncJ?t!f!#'#/$!%+H(&e'!zJ&Te\
        G>E^!#%L{;'L{B(L{J$!%.L{m5L{rc->872BRq*L{#0L{0=L{6)>{olmnC>}B&!V%!'e3&@J!'rfE?KPkD?>e30~H>}C->|nFE/[2L{Z+L{hjcfqcM+9\
        !#(*{$!%dKIv/fbY&9aC@*{i!#4Ic|2KJ*0L|A$!%+L|Hbgb!#$!%odexrlbhncMLzznbgdP&9bahFLf8%!,j!#&!V$!%kJH9#*IGLm'!`G>6f&2Y'L}\
        !(L}+b!#B@k^-#86+$I%9,':0L}B)L}Jg'Lca('*S?=f+(GeJ?)OfnD+x,L}YbfHE-+CA]-d,GGVj(!'c,#2H!t-%l.L~%:L~4bfb(!:L!cw(Hhqc!#1\
        HhnB!%&E/[e!#$!%I,6(!'X!L!#-M!N2M'O%M)U6M)]3M)g1M)~7M*%,M*2/M.X*M/-(?CJ)M3I$M3|+M;w;M=-:M=;c/#2$M!D.!Ve!#$!%.!'W!'l!\
        #&F0pB!%&!'%2A7M!z(J`()M##+M'Kn%M!pcbiM('&!=icgpC2%%$]J!/&>>2.&Qe-M$%2%$%M$R6M$c3M$w/M%9*M%d(M%s0M%x)M&Y$M&^+M'@8>/=\
        9?Yeq%!''>Q1)M#yc,(3)!'I!'&?_PbWBBQ%>=R'M$>(M$C5>1Gnd0!'GLh$fKADa-E5Q2!/$!clmL%c-L758L7=ibjhG?2I&>(R,,w(M$sdJA#GaB&I\
        ,M%*)M%4c/Lh1L$/dc!#-.'B!%cMD2a'M%Y5&Fb)!Yh)+cb)!'ef!#'#/(%NB!%-0biidMDez!c2%)%$!%khG>++fQ??g%>N?1M&:(M&L)M&R+BG#5#5\
        cibeH@m|(M&Ec3!/J)O*(vIFZZpeHFIcejbBCpOcP+~%M&}('*0M''+M'8.B[=jem%!''/.S!8-?ywE%Bef&GsL%!''M&ZF@4<(,kfeR*1('*k4>~~B!\
        LLLDX4@cu2M(96AH13M(_'M(f,A53*(h0M(m)M(s$M)&+?/+8>=g9M)?c'!,$+?:>pUshbfH>U;&$]%!:'!q5!8i'!5b!#/$Q$!%9@@6qf%*4F(*%,<G\
        A%n*>^/G!`,*]F,6'M(}caOBU^4!'T):%2;+M)6.@3@ndN,9!#)A#'B!%%F|F'M)Nc+'~S!'6BBQH%c*!'fU%i6!'bmfEB]91A#1)M)tgFL#nc'#;*!F\
        I)bG@@@%!'8/=c2!tH!Y!#->R<2M*f%M*l6>OG'M*|7M+N,M+u(M.A$!%+M.L8!}c3!/H!t%(*H!I&#J(-D011)!'BB]:+M+,.&<c!/G!Y'M+Kc'DVo*\
        >((+#Af5!8d%##$B!IX&3D,9!#-*x%!,'%-/DLs9M+ka!!1*AF#M&@>B%'[F*J!#4&|2'0'M,c0?yw)M.1$*p9M.7b0Gu@)@T/+M,Zg*M,Ucf5!8d&?B\
        7%##B)=dLEoS!#$!%I!Y4%<-M-P2?VW%M-T6>(Q3/R1M-],Dev/M-a*M-i(M-p0M.!)M&Y$?yu8M.&9>/Ac)!zl/&NN?f*LBT.zkduD?@1C>(Z%BDNEB\
        s&%AGgQ!'g!#$!%+$@cdGCo`C>7jeih!#/&NB!%&$2L!:1B0o(-kG(h!#/&N)!zB!%!#$!%e/&9H!Y&>]7'M.~(*u.!=b!#)!'$@j;+'-e!#3@E-B!%j\
        !#7'_)!@B!%!#-M/o2M/|%M0<3M0q'M0z7M2G*M2P(M2a$M2p+M3!.M30;!L5M3Dc!2%%|1!'G#]b!#/AT`)!'B!%!#%>.X6$l,$X(.a$M07cHAiR!!C\
        !F6AH1,AH9$M0e9@&Bf!#$!%8!2ci!#$!%e-H8/Q/41?=W+>J2W@Uw%!''!]J*D4M1I-M1^/M1m*!k(!:0@:H$M1}.!c8M2Achkf%!'EA|4&!,'*~ka!\
        c[%!naba@c](M1ic4!'G!'MM$N!#&C$''>|`$!%L!=7IM{.M27h%!,f&?7l'!qS!8q!#/?QmB!%&!:C!,!#(K)nB!%'M2]((*bBF[FCDM*-Bi6)-M$+?\
        xdP&I!!h%!,fbi!#B?]h!#&#J%!,/,NB!%&AFi%G6K$L7Lhb/$QH!IcHBU^%!''M3i(M3o)+{+M3xc-#53!/*'mB+92!'B#Y!#$!%LJyrOD[0!!4M5F-\
        M5Y2M6e%M7)6M7C3M7[1M7j'M8J<M8p,M8t/M8}*KLl(M9(0M9N=M9q)M9w$M:2+M;1.M;lc,M5$*M5-0M53ouCDX6,JDwdQDVohnGM&rm,*:f(FmIbn\
        bg2!fB#,b,M5Uncu%!fEE?vdC-[%M5z1M6.(M66)M6a.!/c)JLDi-CR+J!f3CJ/iicg%!2'!qS!8&$NdbV(b*M6C.$&llkH+$2?Qf$M6Tjb'>X_N!whf\
        k&!V-!wC!fC?7k&@2('M6~(#Gb&!V%!zlbcHE?v&?q#GJKZ$M7?f!#&1m'!q,$~$!%S!8I?PX'M7P(M7VbDJ(`)!/I!'fhL#;'Hk8.@b]euC>Ft%M8%/\
        @9'*M8,0M8>c*LJRN!'p&('F$/c!eC5M88n@eEehn@eD(M8GcjO/=K-u*M8VobghdT2`+M8hsefl!(&EBEB!QbfmfC>5mL>:P&EZSbDDcoc*E??I'~!#\
        3M9B,':*M9K0D#m$!%jcE>d)&>[erH?(*C'X'D9P)M9_ic-)_S!''$&eg.M9meLE=YHDntkeIAoU.#5b&A*/0M:,jtFITqfbB?|D!%&!V%!n'M:W(M:x\
        0M;!+M;*.!=5!8ncmCACE%##,!/$M:r8!/eg!#&#V%!,B!%admN#2k,!2G#2b,?4KH.g%#McI)_!#&HsG%!,6,t)M;O$!%5M;id/*DH!I%M;b'%l.$=c\
        ,!'gB0{&?p'B!=N#AgobfahcH@Wl%M<B1M<N'Bw{(M<])M<g$M<n+M<q:M=)jn!%CEer!#,#`)@)nB!%&!:fc!#/@,*B!%3&@/@,*B#z&!'C@)nV/=!#\
        $!%5!'b*!'iajnlbG)7VHhh!%%+P'!5(1jI)t:M=DbHJk@%M=@J!/!#0#2B!%bMCh_!#4M>a-M>}2M?K%M@S3M@X1M@c'M@p<MA57MA9,MA?/MCG*MD.\
        (MK+0MLA=FXg)MLS$MO7+MOm.MQp8MS`9#l;.Yc!#*#l$!%I!'!#-*x(>Ez$Gn}.#`d.!=i%!'E>@x&L0g7M?-jD>@l!#'M?F$!%bf!#'!q*%Q$!%S!8\
        gpR+<!#&?je'M@1$!%.M@Ob!#/!')M?z$IKPi!#%!,'!5,%HB!%*Kd9ch%(6(,Dd(>*OB!c-&g621,@MK(>r3$M@IpiE>SV1!]I!/JApJnGI-6.!Vcod\
        BA*G(!')!Yc'!,W#P%#>$M@~f&1_C!'h%F}J*!Ikf%!'d$&^X&^D?++%!'B!2!#2MAw%MB0'MBI,MBM(MC,$!%+%W.MC68!25MC=c!#,$,)-Ma!!BLc4\
        !#&>G}4&|%1['%-(@6iB!%!#1+]$MB@j1!LL#5!!7#DIDZLHBi>!#%!'$!%.MBj5MB}d6*:b*>=5B3/3!2a7!'j!#&!'$!%L!c!&/HD;jeoP-{-#Y72!\
        IBBbj-('C(sqobg'#/L!c!#%MCg'MC{/GAX(MD#$!%.%rq&*uE!:gh!#$!%e!eF%!n$!%L)n!4B!c$!L+05fP?(h%ME(3MEW'MEu7MF7(MFJ)MIt$MIx\
        +MJH.).c!#-!t2!L,!')MDp$MD{.!V:%*gP#V-?()2?aPE!t!!h%#VE>Yc+ME75ME?f&-<F!:&CxtE>|`4EAE%!,,H<3/KP=9(XpfLHKZ%/%)$ie!#$!\
        %i(%Nd$!cc!#*'XB!%7!S,@j6$!c+MF-j&!'U!S'!`(/%G>n>!#6#w$MFEbrN)[!!O#c!#&>}D4>x#2!@3MGo1MH,,MH5/MHR*MHY0MHr)MI8$MID+MI\
        ];&,j1MGC,MGY(MGd)>E|.?Q_5MGhc*>PKG#M&,kfel%!''!2c-!@$!@I,T%!''#;FGJ_IE)m-#5I>1H%?.`)@:m5MH)cl'/.($cS!8H/4r4E/?P>if&\
        >:!(MHFd+$@gQ?{sp!#'$=$!%L!/&E6)C!,3MHh.MHmbkGB*-cnC#`jiC(G,MI)(MI/$><an(00IFhk&#;C+xid$C;OX&s&&Ijnd2'XB!c!!%+r(+r5D\
        Zqcjjncf'#iF$C(?+})MIl5,0nC,'%DC1F?[ZF>G}&>[>(!`+MJ7d3MJ1bkf@eHgeGK8A%?'^f&$N(?2MkF?2M%MJY'!25!'c3!/H!2!#$MJm8MJs:MK\
        #gbQ.a!!aF0n'MJ|bG@GFPGpy!%%!nL%T!#-1'2*M,/=)MKu$ML;+!'g!#4A#'%@hp6G<F,KDU9MKna!!-?{n%'[+&)n%%3dH%f&@/@F*J!#&#J4+<-&\
        a6I'/3>_w1&@'A^{,&W$!%W(X!!CBf*!#4&|%!'$!%m%2jE!54MMJ-MMQ2MMX%MMc3MMj'MMu*!'(MM{0MN0)+J$$i+MNe.MO1c'#;$!=8!Y5!'i!#%!\
        '$!%d$B!I+!@XI_md22sJ0e%G<4O1:8!2c-$,H!F%!:JDJk%!:.!/cH@T/(!:I!2!#-,h*-Ma!!%!]F>l)n%MND'KMV(MNMciiD>~K&!'/!/L!=30W,'\
        :mn5MNaegbMH%(B?rY3MN{'MO'/2S.-rc,-MGB[gcp%D|kF!,-C9p6*:B!/,+MB!L!!&IJ=-,Q1MOW=MO]$I[<+MOfb,#5B!LcVBU^k%!'dIAU]cjjdF\
        0e!#%MP31MP>'MPZ,*Y/%$(MP|$!%+@Q'cK1y!#,!'$!%I!'!#4(D$!%bf%$C1#c,F~49(XsLA#*(MPn8MPri%!'d*!'I!@H>^R&>@P%!'E#>)MQ(gbL\
        0b!#-MQJ'MQb/Gc>$!%+MQl9%0q'*~(%iL!=(2.5MQXc2!/G!'ji%!'E@;)*!k$A|8X&3fL$#%!'<0C,MR5*MRG)MRk$MRz+MS=s6@f1J!`+%Wo!#4&|\
        %1['%-B!%2$ph!#%MRd'!5$!%cdg!#%0FBA_/4GJVG!'g!(%!,6$l'!5B!Q'!]$MS3+MS9b0'R)!'IA4$&/+C!'DF^B(!:n!#6?a10MSX$?b-9@9'qG@\
        qw&*JE>U?&>Zl'MSwb!#&,~/#&)!'B!%b3BRnML%N'!'*!2I!2&*u%($O!L!#-MU-2MV(%MVb6MVi3MVx1MW?'MWF<MWK7MW|,MX'/MZ{*M[I(!:)M]5\
        $M^,+Ma=.MbH:MbLc:IB|onP@9!1!]7MUC(MUZ.MV!d,(UH!'!#,!/)MUV$!%n%*xE%3cU1+'!z)!'$+M8MUxmeiracjjncfdP>1HdajdP(G*!2B!L!#\
        -%i3?a81?GW)!2$MVFo%!,'!]J!/!!,MVU0MV^tE@2rd2!/gQ%HGH^:$0eXIB|+#2s!#'!:,%fB!%!#6)q'MW3$ErQ9MW8p%.yE%-iF?HA(*JL>U)ibg\
        RDMYaO?yw'#P+Ix7cn%MWi'MWpco'!:b%!:E!:o%&@E!:o!#%&@'!:B!%c,#`I>]B4'!-MXG%MXM'MXV,MX`+MY-9#2chIAC(1!LI!'!#$!%hC!S$A2;\
        bR>c#!#&!''MX}(>lL$!%.!=b'!:)!'I!'(!:pc*!'hcW00d6MYd,MYk/D#m*MYp0MY{$D^9+MZ]8MZnj.MY]eiidgCIhhihkG@pv&L).J,wdHMHB(@l\
        mchdFGJ_)MZGi'MZ9b!#$!%x!%%+P'!5F!,%!,j'#>c*!zI#,e3MZVjbaa'!5F!,fcMIHf.MZfcBA&1o%!'dH(b&>vP%@n<dI@^/!#/M[20M[C$!%q&#\
        2J([%)15!8d%##6*:jO/La!.E,k-1'3!''M[i<M[})!t+M]+oc!#*/yB!%6M[y+#,j1!LdN?jdE@$O!#&!'%#]B!%<2yd&.<H+x2M]Y'M]r7*M/M]~(?\
        HA0La&)M^&c,>+/MI_T(I)bbf!#($c$!%b%!')!'B!=,2%*!/hcHK8TkGFli&#DC!'!!&!'%KNl3A651M_]'M_h<%N7M_w,#D*D#K(M`Q=M`Z$M`_+M`\
        tj'M_1,M_=(M_J.M_Qc!#)M_*$!%+B3.o%GL+E#;2A^,E!'!#-?th$!%V,wb!#4A+0/#)B!%'?HBV%*i.!=c)$,I)t!%%+P'!]G(0*!kj&FTQ'HXJF1j\
        !#%M`='!]/M`M)%i$!%9#cc+!'iikgpb@eK+GnHiikgpb!eJB!%C@f1mn&.VF>2AL@9'!%%A`a(M`pd*!II#8J?$q%Ma,1!''!]c-F^C*!kG!z)!'i&!\
        '.!=d2!'H!/-Mai%(6'Mam(!:$Mb$+Mb).Mb?c4)(3H:!*!F+'gW!2OAp,,*g$B7eg%!S'!q.!=S!8kOB&F!#%G{'$!%eg!#6#w1%?B!%ci'?w6H!IlL\
        *.10C<0CX-{%$)cH?HR-Mc?2Md#%Md)3!''0&,Mdk/!'*AhO(Mdw)MfI$Mg]+Mh';MhFc!#,+xa!!IH3S%F96)>:^+Mcue,&T/@,*0Mcg$#z+>Spqcjh\
        C?`~,McqncQM&tDBffbf'!2embG--fdD?CJ)!=i%Md>'MdB(MdIcI?_THLz$*I_2I%94>x#-.'3?eH/Md_sdR?1$&!'bgdgpFC<b&?66'>1#FE'y2@t2\
        6MeS3Me[,':/Mef*Mex0Me}$Mf.+Mf?j,ChUcfod&'8(B*.+%9L&<dqfdJ@*;)'0ieqE>di&>Ds(>Y0bhfd+%9L!cbK?1$&>EH%!''>g7L!=&>EC%'Nd\
        *!'$/wI%9'($e/!@H!Y'Mfb/Mg/(MgL)$@+MgPjE?TX-?TX*Mf}$?8|c2!'3/R/DezN>@6p&!'%(Re0>'8I.p'MgGbj'!2e4*(mn&.V'#5S#/oeH!LRL\
        lE,!/.!=diJ?KA(Mgj+MgndPF[uN>hI'MgwbGE}0621=(ej%-hE%B'H!an!#$!%eiep5!8d%##:#8a&!wI!'%?.V(Mh`dg(MhYdUMHjdoC>c`4Hni-Be\
        @%?.V$Htl8.vl&Kohrj%#/F%E2Mt7%Mt=3N(V'N(m/!'*N0Y(N0]0!2)N?|$!2.N@+5NDhc!#&!:-Mjn2Mjz%Mk'6>|m3Mk/'MkU<!27MlF,MlN/Ml`*\
        Mm*(F^!0Mn&=>;-)Mo$$MpV+Mq0.MrG8Ms09@@@5Mt$:Mt-q!(&)O,!}$!Q.Mjie4!'F!clCB]:%2A)!/dlE>[=&!''!,F>6glefnC>92!#%!Y3!S'!'\
        (,n$!%5!'c!#/#2*!t)#2a!!D1$6!'7#2,Mkt*Ml0)Ml38Ml:c2?`jB!L!#4A7u%!,6>>k1%?'!5))[B!%B)C&!'F@jOb!#*!I$!%I+cbo*!IW#c+MlZ\
        e)?JsY&)fCB?r'Mm$/'R(#20!2b!#7!t,$X0@t/)!'BJ~F4!YH!k!#&GW)-!/'%B7B/4*GAX(MmU$!%+>;-.!=o.!'fF?>e-L6I3/R0Mmu$?yu+Mmy8>\
        /=l%>~cE!2OFhj.?q]bjOB[+!#%+11MnS7#D,>kg(Mnr0!@)Mny$!%.!'c!#%!2,!cB!%+Mn]cX>88n(Mnkc!#,.5B!%,!'[@_1i%!`E!'&IJ7eY&@-M\
        oO2Moz%'N3Mp&')k7!')Mp/+MpJ9MpNc!#$!%gZ1y!#(Mod$!%da/!'$,'I!'$#z+MopiCFHL%ExMfcTCW/!#(A>+B!%1>>kdJJw0(Mp8cIJ3vv!#4-'\
        %!,'!5*!IB!%O>P7&!VnD@zG!!-.]1!L'!`(Mpr+Mq(.!2cJBwAmncfrg;Mq%pba@cD@cC'!]kGDQ]-Mq^1>T''Mqb)Mqt+Mr#.Mr.c,$,*0-h'!`ef!\
        #'-UB!%O>rr8FpEeg!#&JM@1#cB!%(?;<d.?G{Y!L&!''!]bfZ%6f%!'''U(IJ7ci!#'B!E*!IB!%3Mrc/Mrg0Mrt$Mrx+Ms$j1!LJ&COG/lcjn5!8d&\
        'sC##DD+*bc*!FICa~-#Ydi''(LG+q%.K'Msk)Msz8!@5!8c<MsW)Msdne!eL$!%ba@eNe!eO$!%ba@eM'>qyG!t-B*5%##pc4%vI)bchdJB2;!#a!!D\
        AH:d!#/B2;B!%ycME]Z4Mu=-Mun%Mw`6Mx:3MxL'MyI7?@p,Myg/My{*Mz>(MzB0M|Y)M~7$N!'+N!B.N!f8N&X9N&jc0!'+!]f*!Iad2!/QF|*!#(!'\
        )MuT$!%.MuXq%'~E%oDIVJ,MugjncogbwX%<%!'EAEx7Mv2)Mvd+MwNbaa&#Vdh'!q5!8c)+~I#A!#4&W-BI,'!5,MvZ0>U>$!%9>@cbf!#$!%jndC):\
        &$2%!FE#;e,Mvx/Mv~0Mw*$#zqE(G(0LS#fcg-?s4E!2(Mw?$!@n&?t+did&!'B!ci'MwJbda@eQa@eP.&Qcf!#'KdM$!%S!8/!'*E+lo!#%!,'/[$!%\
        5!8ib!#4/h-?=V6#w0BXX$!%ve/$Q(!zG@NE%MxGc).jwFBi>fIK9{,Mxl(My&)My:.!=ch%!f)!`d(!:VFpE'MxvbjIEX~pb!#%!'*$2B!%hdc*!Fh%\
        !f'!`(!,G@(C%$/e!K%!n'!zB!%pn!#$!%qe.Mycf!#1#c,$~B!%GMyW,$]$!`.MywsdHJ4eM?0k%Mz/(Harche-*jP(|&!'$#zfh%+odH(|IAAY2M{I\
        %M{M1M{[,M{b/@,**M{y0M|,)M|?$M|F+M|Oj,Mz{(M{%bfcI>91caaEF0~*M{4)M{EiegE@pv!#a!!bfuchd$!cV!/I>P7rM'C*E+lxmfbaaE?$urpG\
        C*_'M{o(@o%bHGkM+$@qbfD>e)!#$!%ch&!V%!'F*{&?YE,B7c).5n(>2AS#/elcHIJ<1!thdQ>}D%00e/!2H!@%%E1M|w(M~0+M~3c!#$!%i%?n!E!'\
        (M}3)M}:+M~,b9!'id*@,NI!/,':B?}T&2Y%(R(M}IdI?Pq4H4*-M}m,M}s*!'0M}z$DtT+M~%cgpdF?eSciK@(U'F?8F0L&>EHI?wNe/!@Y#DnS%yI,\
        'LCMO2!''M~T(M~]+,Q.'m8M~eb.!=dP!Lh&!'EC=#!#2!YB!%&!''!'($c.M~~b!#,$X)'{B!%)!/B!L-EC|(?!D$!Lh!#%!,,(v(@YCB!%!#4(D71T\
        /@/-$!%+N!`9'pnbfW>Ub'!5J!/+N&)f%(R'N#%(N#5c,?t+ahnCB7|*.s+?MWibl/!2F%T4N#n-N#~2N$'%N$-6N$83N$F1N$N,N$W/>Dr*%~0N$r$N\
        %D+N%mcgD)w'>Q1icah!#(%TB!%nbMIoobfMJW~+@nXmdhOLvEdqfelc!#$!%I(G%?.`JM%*5>DzefM&)'N$j(2g5>@lb/%TN,3gpkdB>=9&>EH'@zG,\
        >'9$N%.+N%8nSMNarjn'?UdF*{bf(>>4c!;H!'&>EC0,w.N%^5N%gjdbg-!/I,$fpb(!:G!@mnE>tO'>Yc(>Sqf'>vn(FN[cgalE@Tr%/%f(N&Lci!#$\
        !%d+!@:&sa&!w%$F/!'I!'*!'m%${nE@zG&@Br%!'.%rd!4GC)A&0n4.$-KLl%!V*!I$N'.+Iyilc*!'GA%v&?VT-N'c2A226N'g,@Tq/N'k0N'v)N(9\
        $N(C8N(J9N(Nq($]G@UsDIE#J@9'&@HQ%,zFBYh%N(2),6cmbf!#'!5/$Q$!%W*`&#PG>Li('xb&,GC!V1@teI&WCK5S(>`oGCf*!#&!'(!'$!%9)Uk,\
        I?1H#2!#4N)]-N)p2N*s%N++6N+43N+=1N,x,N,|/N-)*N-L(N.F0N.N=N.Z)N.c$N.f+N.n;!Lc-#DQ-3!#4-{,17$!%bikgQG*Z%D/w1N*67N*>(N*\
        e+Jcjc2!'%!2*AqkG>;+ei&!=B!L!#,N*Z*N*a$!%b)!'i!#$!%eP@>/&!}C!'DE[*,!2$!Yhd&$fH!/''(.N+$c)*1I#,,31BC/o-!/fbMMWB6!'boE\
        @_*3N+P1N+j)N,pb,#`G!Y%!,,%fc!#$!%fo!#,$~*!IB!%h4+<2@:H6(D3*U1HD;'N,Q<%<,L!</)4)N,U$N,X+,q9N,fj&#M)N,Li(@SiL,*cW@beH\
        Gp|E,G0%$+17n&#iE*J&C30%%<F-k&!'eNA6tECX4!#$!%pcE03!#'N-?)N-E$!%qib*!IW+]%#>I)7(!zcV!}&!'%N-u3N..'IwR<N.4*!@(!:+N.<.\
        EM*jelmF)R)!'+N.&m%$NE!:%G0hEF#3danX/X'JlVLJlV%D_]1!'F!tq'BoMG-3!#&!'0IL#B!%c&@jOR!'V*m!!%#2L!=!#0N/))N/.$!%9N0Sb,#`\
        G!'dKITd%!''N/D(N/Pc/#t+!/XGGj2!/6+$,%~I!/-N/j6N0.3N0;$N0Jq&?W3CIc}%N/{1N0#(@Z_cJK[liJK@?iefe6(-M>yokfcg!#$!%IE5&,N0\
        DbHC8|rjC>ije4?WJMBfO%'[E!FG-h&!2-N1z2N2@%N2U3N2['N2i,>[G/N2}*N3W(N9n0N:4)N:9$N<Q+N=;.N>m8N?%9N?i;N?t5IX]:EbLq!#'+.,\
        N1j(>mI$!%bid$!FL!cb!#/$Q*!I$G4&W*`h'N2..N23clqkJLkUikK+M&!''!zf'!2H!/!#%!'$!%.#5o'!q,!/S!8/#2B#z!#3Eg#$!%LAPqa'!](A\
        ]3b!#,$X/*4B!%4B$S%N39'N3D(@:kc!#2%~B!%g-F=}tiD?08&!'g%!/c,>*Ph'/FF!,4N5R-N5Z2N6O%N6t6N7?1N7F'N7I/N7`(N7h0N7y)N8b$N8\
        x+N9L.N9T8N9c9N9gc-N4X3N4t,N5-0N5B+N5HqaefR>Fh1N4mj(N4gbNFYzlmJLDSdbuCDpA3N5((!:b!#*KMMB!%fCJQ<'N5;,1@jenFATf3DVoH2G\
        mbDC6ohbgo&$NC!,b'!5JM5U%!'1N5p'N5t(N5ycgPL|DDCudhdX&@*N68(N6Kl!#0N63$!%qDCKsiE>Bt6N6AoL@${efl&$NE>|JNFa,'N6h)N6mb8N\
        6baKLN)bieN).aZEn_d*/tV!S=N7*$N718#&;N7:gI$,kduD@]v.'~abHFLLdBI}m%M7LE2;L-eg+N7TokJ@r/bf6ChQubH!wb/?9PI%l-N7sqabfV(3\
        jkGBwp%N8?,N8I)N8Mc5).f%&Ihd$HXJ:#)jdN?7kf$!`sefM(3LM1Pe,N8]s'!FbaBMYvdTFa,b&,G$N8pldI>{qd2#&BFYz/N92+N96.N9Ebga%!'d\
        K?fuFAhm&GR:(#MbfedP>4#-#YNDS>fdjrKATf$!Sgd(!:seGFKHE@]u1%*F@&C2#5*N:'+/+t!#'3!$!%S!8!#2%0$!%hEFIWcJ>~3%N:l6N;;3N;D'\
        !2/N;I)#w$@5a+N;o.)79E-+c!#$!%ofbHH:?&@~c+N:}mdgbmO>y?n'N;05N;5cgoGMmQgP>J2gePEX1,>P7eJIUcbBK$q!#(N;i$!%c!#*!'$!%i!#\
        -!@'G)|B!%hnbG&m)>zCn!#,&W/#)$!%.N<F9N<Jb)N<=cah!#%!,$!%W$`!#*F1FB!%lR$x&%'CN<01>w:'!](*{+N=&b-N=!2>Fm3%00>U>9C5oq,&\
        pc3!'H!zFECg&2Y(($f'!V.?UUc!/PDm5-#Y%N=c1N=z'N>*(N>=+N>hc4CEK+#,f'A]rS!84)C-+Y0N=sldQChUc2!'N!S'A5Je6>{'BIu:62`(!:jb\
        !#&-0)!'B!%*N>Q0N>U)N>]$F@~jO0xCD2znhncJ,k'@o|*%9S?KDkG>qy/FHs*!')?qe$!Lp&!FO!F&!w'N?H(N?_b*+Mi!#%0_$!%+!@d$Mh@X#8,N\
        ?W+I,+j%!'E&9i&'mC.a-@_#qdF>~q*!If.)7eF)7!%%!nE(b&!'*!2(!'I#2!#&$N-N@x2NAP3NAm'J(`7!/,NAp/NB(*NC20NC?)NCD$!%+NCm5H3D\
        :@<Hq!#'!2$!%q'DUsJ!/%K?T1+M,NA,dsG@9Jb&$Ce,Kyh*>=:$NAI+&,m,@|DGG+S'#iSB[B&!'%(63%f*NAid4KCc$)=I!@EK5}Q#]i!#&$@$!%d6\
        21+!@mDAkt2/=%NBN'NBt/NC*$NC.q&!F6#w*!Ibf'!5N@t/)NBXg![E!}'($(NBkc-!@,!'I>Ji,&T$$,L)n2>Za*>YZalch'@fjF1jL?;<U@ZH!#-?\
        El*BBQB!%hE@hF+NCea'!5,#Gb,#G/>Swf!#'!q$!%SB<xkf&$NC!'!#&!w3,J1ND7,#]/@>I)ND>$ND^+BlLj&$CGA`n&2>F@`+d&!'%$&/#&hd8/Oe\
        .)ng!#&!V'$=B!%!!%B0hOA/#4,~-NE<'NE`,NEg/NEs0!2$NF@;!Lc,!2l9NE8kfcQKYDC>,?h'NEV(>2>.$xc3A<i,?3.gD@.ej%?bYFHhXfcpFFz*\
        (!:pnc'!'L!'mn!#%!F'.<(NF.$!%c%!2J%N!#/E6($!%ibm$!@I!'$!2hc3,kI#D4NH(-NLF2NOW%NQ.6NRL3NSu1NT5'NTD<NU:7NU?,NUw/NXP*NZ\
        +(N][0N^;)Nb8$NjH+Nn2.No_8Nu'9N}C;N}P5O#J:O#cc6!'7HWA$!F+NGv;?7cf!#6#w,&aa!!/A);W*`!#-*A1!'/??*B!%2NH[%NH`6NI$'NI)<N\
        I:,NIZ*NJ4(NJ8$NJA+NKx8NL;qidpD-$L>E{&$@2EC|'J(`,NHz$$,5!fjOA:zd(!:B#PkBCn9!#'%B$!%h!#$!%L-r.NIVbjh!#(!,$!%d6+$8CHWe\
        HEA9G?s0'NIh(NJ,cIJ32=NJ(+>lt8J,[p%$F'.8ch'B4_F@<ELCHW*A5KzL!@eY.j%,$'$=J/n%NJd'M&Z(NK1+NK:j%?kMkf%!]'#>cHM~0)NJu$NK\
        'zkd%(pF$cu%$Fc4#5*$2I>w0a!5%-nECHSib$@$OI&j&2M'NKK)NKVbhGK{P0#8gc-!@H$2.NK`bNA,>%$&jh!(%!,(!,$!Qd(>*OV/O%N7])NL,.NL\
        4cE>Fuk2#AB@!m)>ORB&j%B0?d&(AF$c-NLl%NMf1NN9(NN^+NNb.NOB5>ffc!#)-*B!%&,-,NM:.NMAd0NM,obgh!#&>e)B!%.NM6dhc@c<IB$bk2#A\
        B140NMV)NMbih!#&!w''UB!%&CY?'DdlS(kG>.9,NN3cg!#&%Q6@Ph(NN,$!%.!=d&!'-!2P!L3@#eJ':,/nF!F%!,*!2(NNL)NNSiF>Ez&!'I?_o%!'\
        e/!2H(GI@yD%>^*'G|z(NO.)A65c2!'3!`1Ito/&N8>H~g%!'I!'*-r0>@6)>U;$DZppCKMLi&!,(NOS.%rd!4B)=lF/(2NOr%NP$'NP/(NP85NPyciE\
        ?Si4(D'#>/#&*!IB+?!#a!!&!'B!2($c$!FL!c!#-NPR/&N*NPX)!'$!%.!,qC-bedJ>1D&@Lwh&2Y'0&e3NPt,':0B:^jC-hiF>r}$NQ&geNL}Kab.!\
        =S!'2NQO*NQa)NQs$NQw.NRIj&>PJ(*{kMIk1'>T;blc!X$!%hc@d<3!}e,&T/$i0At^I>;$B@ki+NR/emncp'GiO(FGTLAN;)NR:bffCE-+'+9(FV!.\
        !=cPFUvV#S(!'+M:Ss&!V4AT`'NS8,NSe0IMJ$NSib)NS&g42.-!/2'_a%!'EJ#}!#%!,'!5(!,$!%I>~G*!kj'NSMb!#1A/~)!'B!%($cc*!F+CR9i!\
        #2'x%$CB!%eD.g%!F1'{'#iI(U2A)8%!/'0@,NT/)Co`cJ?,&&#`C$5'!tl!#&#J/&NB!%*NU-)NU3i!#4+<%!,6NTs'!]/#)0Kl[)@i;$NTzj&!:J28\
        d%/eB#Y!!%'[7#Dhe*!/V!/7!'I).bcjnI('dR?he!eR%NUb'NUm,NUq)!2c!#0!Y$!%r!#a@eS1!'5!'gTA&eH?hdcneM+o&!'%NVO6NW.'NW5,NX;/\
        !'(0L5NXDo*!I$%c9NVGhE@3A%Ac0E>fq-NVr61|'!:(NVwc*NVn)!Y$%cpEMZkPAt$fDA:O!#)NW*$!%lcfQ?QmC>@l&2;CGAT4K<h/M'=8NX/p(NWO\
        .$xcfK?&#2NWj/Eny0A6t$NX#j,+YncC@Lw&C%j(>8[bgof'!2e-.'Q*70N;kcjjnD@g]'#;b!#*%*B!%c!#)#2B!%lm.!=d&!'K(m4NY$2NY.%NY2'N\
        YA/NYM*NYV(NQ!0NYqc1!2*1_$-UrrDM~Qk!#2K0'B!%LEN_,>^)*FLa0KGRG%E-0b$,-+!fS!2'NX}cIC(-d)@y#$NYm8+Am(I}mfbB'@KEC|nci.!=\
        e-1@+!}a!%%!nUFDA-NZh2C#O%N[)'N[?,N[R(N[V)/h$N](+N]0.!=5N]<c*,'p)NZdbf@eTd@eU'ImN(NZynejbfKF}&3.5,&T/#GG>vk3!2*!I)(b\
        d2!2f'%BeMBeE!#$N[Meg!#B@Qo!!K!}F@f-!#-HO)*N]$$!%lc*BeG+N[xahdj(!:B03e/0[mFAU$P@9J%!FiD>U_&J'Xe3?<&J':;N]Sjne,>1N0?I\
        7$#zpDHO)!%%!nE!=-.'30W/>l)0N]|$N^3+%N:(vie3!@H!knef%(R'%yeacimdgQC&0m1?f*F#S%N_$1N_f'N`[(Na(0Na4$Naa+Nap.Nb2c1!',N^\
        p=N^yjd6+$I!@!#%@$NB!%k%CF_E!50!/)N_@g4+]%!,'!5*!I9'pnD>-5->7J(N_`c3BRn*!zh%!f(!,d(DmtV!/*!'B&j%*7)?={+N`=d(N`)$>fe.\
        N`2od&-<B!c,?UdmO>{'-,Qf''mF?HAncil%(R(N`Od&!'I%9,&T$C;YmJA>o&#/*'g.!cahne-?;3)N`|+Na$qfcH?_PjOF}&eH*1)-$$>*^mDE{G)N\
        aNe*#&$NaGfhkHCXf%$FENId(E?Nbaa!5%-n'1GF!,'!:egd*!'$#8X#8!(&>Fl%)7(Nb,$!Qd-+~lEB!ElbhG/4,'@H0-4NcS-Ncn2NdT%Ne$3NeH'N\
        f(,Nf~/Ng(*Ng2(Ng{0Nh=)Nhe+Nhr5Nj7:!tc,!'*Nc++NcJj1@0#J!/p!#$!%.NcEb&#i/#)*!I)!@W#chDEg$%!f'!`F)1!#$!%d+NcbpH,n!#&@z\
        G%!,B!%!#&!''-b$!%.!=n&%''Nd3()wbah'!2G*g%(R,!'(NdO$!L+%9o!#&2Y%(RB!%mCI76&>..'Ndq*(3.#Sb&!Vf%!,'!5J$~gc,!'*H2')C^?I\
        .B!#-Ne9'#i(Ne?$!%cMNa%heJIu/!#)KzBB!%'!q5!8c$!cg!#&>>22A-u%2A(Ney$!%:!2d-,T6+$$N&@X&s*>>5mneamO&96NfV3Nf^*Nfq(Egf$N\
        fx5!2:JbFb,!'gh!#$!%c,>*PI'g'$2JK+:&FO4dg!#$!%c,I8%I)b&Cw}F,h(!:B!2&D_]F#M%!,e,*.B!Y%Fow'NgOc+&jlbgh!#$!%c,>*PI#,hn(\
        Ng`d*!/ajO>?T,&T0Ngt)>vk$#zldM?'v(>@7I!S'#i,':*!t0Nh6:,hp%00G>IIncfrH&F'Nh_n%NhV)*Ycg!#&#J1#cB!%.!=gDDoa/#&H%~%#Vda!\
        %%!nG'{%.V(LlF5@8cn(Ni,d-!`J!Y2NiP%F)73Ni^/Nig0Nil$?}T+?;3j1E4=J+Ye;!@gh'F8+L#S)>IIeH?furYDGM%Ni}1Nf!*&C+Nj$cbPL79'@\
        fjbf!#&N%?(>>4B!%;!L:!2jh%JfaeJ>{'!3-Njo1!2'!S,!t/Nk90D7e$Nk^+Nkmc7!2B,h'Nk$.Dbonbej%#5F1@*!/+GZiii&-6e3@:lB?}T%&Q'N\
        kO(NkV.&Zcg,#2I,Q)ImML!c)@EZB#z.-rd6*:j,!/LER'%Nl,'Nmb,!S(+r)NmncfdemnSAAY'%y(NlAg+Nl=aFCnkDJ,Z4Nlg-Nlk2Bl0,Nl~/Nm)0\
        Nm8$NmU+.pcfIH6SJN#s,Nly5#/negoG.scBB7#5#feQ?ry5F4Lc!>,G|TI>Dv%NmQ1.'(?1$chn!#'/.$!%S!8I?1$&>EC-?eUII82*NHX(#5cGGUd%\
        !2''~5!2c8!2j'A{^eo!#&!'$!%bfM1_1NnK'%y(Nng+NoE.!=c,+xG!Y(Nn_b,2%f*!IvefJDR=!#*$fB!%!#,No#0>'8)No.$No;pcgQ@MK(2gcfrg\
        Q>Q1)D@endgeiDNo'!!j,?eVF,0&Bdu(!'.NoZbf!#11CB!%M?he4Np*-#Y3Np/'Jr?<'m)Np3$Np=+NpC:Nt~cjO@e#iE>^/LK8Tcge0>M{B!L%!VI.\
        *&#J-NqD2Nqe%Nqz6Nr'3NrB1&/'!5,NrP/Nrw*Ns,0Ns0)NsX$Nso+Nt[8Ntg9Ntkq($`)@Us.Nq<c-#PJE=X)$=dJA*/,NqT('*)NqZcBCOpcaB>tV\
        '!q(@x'S!8(NqodaIE=X!5%-nefB?naf9>@cjFD?+&%3,Nr;(GF&d%BD,IJo`&IM?F(*(#lfev!($!QI$@%!F'Nrn(IOic$-~9+15!'go%!,E*c%!,*!\
        /V#Acg(Ns&bkVE?3bkVF<^LE?1&JA~,NsG(NsN.!FbfseG>6Kc-2GS!f)!F$!FL@nU%2.'Nsic3>K=H@3K2!SQ1M%!F1FB57IM{/Nt4(Nt80Nt@+NtEd\
        2!SX!/DA+f,!/kfK*DeUM:S)NtPc+#,S!f%I1C(*~dN!f&*~./@nGIG.F?9X&@)k'-~(-kb&1[dQ@_H%!VF!'%NuP'N|t(N}2.GBvc)NuI+#,i!#4K?=\
        B!%d%(RI%9)Nuag!#4+<$!%W)44Nw--NwQ2Nx8%NxK6Nxw3Ny%1Ny-'NyB7+],NyJ/Nyk*Nyy0Ny})NzR$Nzz+N|,.N|N8N|R9N|[c-Nvi3!/*Nw#0Nw\
        '9#AqkH>/(+NvtndbV?4r!($!Qd*!kV$,YJ(5mfDE-y%NwB'NwG(NwM.BrWcJE=XcGCL}2!'I!/FB+r1E;&(Nwk)Nx(c,!V$.dmdIDj7&.d*Nx#(@3Kl\
        %!,mbHCEcsEJ(G(Nx1boL+.$?=^W.g(>tVf%NqU'0@c6!FW!f&@2($Nx`;NxflmncBLyIhdM>RX%EEf+@VOm,@{/FE;D%JJ?i'0SF(*&>5]GNrF%Ny8c\
        *!kL!Vc2!')!fI)GgokiQ>;p'NyZ(Nyac0@x(S#l%!fN!'&!z(#PfP,c.NytcgI$ijOB<QEH=a,Nz3(Nz:)NzBc$!=S'F&EZSL!=0CR+WE?3%>A?'$&e\
        2JQ/IBx-&@`''#i.Nztb-M:'6Nzpcj1!LICQTdH2G,#AH!'1N{G'N{W7IM{,N{a0N{f+N{s.N|(b%$F,@29gaEL(E'N{S(%$cPE9!CNq@3>SDlNEEwbC\
        NtX'%3b*!zjdDDpP%NtX(@3J)2Sc+)_S!fmN-_1Hqo''*(N|C.N|Jc7*DY>tV,FpmH!/GK/SIL0a'>`OciL#8%(h(N|l)N|pnC@RgGC)zdI(v4*12?Qf\
        %2D)N}+meaE/(cmhFE/?6I2c'!z,@<>hbaI#z,@?_*CHFbHJo84+J-2V%@hp60x1N~@'N~C,+++N~n5N~yc->|n*Aqk0N~;:GGji'!=(N~6c+!/jbI&9\
        cKN~2fFIB|C2V/N~jo%!''>p<(N~^c*!F$!/I#,fbokjh&$CE!`C@TZ(A&?c'!VH!F4Ic|-L6I2AoU3O!Q1O!`,O!j/O!n(>vh0O!y+O#0.O#@cj%J]8\
        E!zbg!#$!%c$!/I'g%O!fcbMHt|CF^4ef&>>2eHKbNnbg-O#)qkIB?^rjiE>}D%Bi2e*!/jd-!'H!'fc!#*!}B!%$O#ScR>Hbhbf!#-@2d6#wB!%!%%O\
        #w(O#}c%$f)#PW!2*!2B&L-B3n7B3n+K]/g%!''#ieB?qG-!F2OLZ%OLa6Ojk1Ok#'O}D,P1/*P@Z(PAM02%)P]0$Q%h+Q,8.Q-v8!2;!L5Q7_c!#-O&\
        !2O'p%O(f3O)+1O)i'O*&<@8Y7O*~,O+)/O10*O1H0O5g)O7X$OD9+OG,.OJ^8OJ|9OKI;OKe5OKmq&!'.ER'i(!'L!c&!'1O&D'O'/7O'B+!'b!#/*4\
        )!'a!!C@Tr&!'%,h(EYH.,h5O&^d*@<2B#22O'%)O'*$DE3+.5j1O&~bmnci&!'F?G&C?.pbGF30nEC/q*!ks5(kd-LkU%DMyB)=!#&@Zh1C(Z'A(Z/#\
        ))%i$O'f+H?lb)(JI!'!!c-#PPAi*!#&H(d%O(V,&a(O(`)@Cm$!%.!2o&!'%!,',]($#5O(Pib!#6#w)!'$!%WC5o!&MM`M/M`MfCK)n.#PV!2&!:(>\
        [Bo'O(}(O)$bfcBDK!DNKFmndJ>?W%O)K'O)Z(O)b)!}.&Qcg!#$!%d*#2B!c4AY3,)O)!'cH@mvg&(AQ!'mndJ>A3,O)v(O)~cLJwB%O){cV#2bOHpK\
        3#5*O*C)$p$O*si!#6?a1,DjKB?b-!#6$l$O*U+O*^tE@bd!!hcU@R~!#%!,'!5$!%q&%3(&FG/h&>3v%>3xJ*Y-K'PEDL6!#%O-G6D7e'O/-,O/^/O0\
        @(O0_0O0k$O0z+O1)c-!/2#D*O,w$!L+O-!8!Sb(O+w$?m-+?rYbHE+l4O,J-O,R2O,V%O,]3O,f,':*I5m0I~G)O,o:O,tcghnfeN.S'.SeIL=#J@my\
        bgoG.S-.ShnH>IFbe3>IHJ':gEI~HF.S7B/4[JUH%!''O-4(O-;c4)(J!'g&#/C!'mncfrgpeN>'8!#%O+s6.?*!I(O-j)FS/$O.z+O/'cjG@e#&O,B4\
        O,J2O,V%O.S3O._,O.g/O.m*I5m0I~G)O,o$O.s:O,tj,@my(O.ObfbqbJER'GM{E-.S*E+lIO,a%O,gGAqo'*+F0LcllD*{hfdDC>t!!hf&'sE$f'.S\
        I!/!#,APJ*O/G$O/X.&Ql(00mB>dd2DFr.&Qp!#%?.`B!%!!D#i!#4L4|%>^*'O/}(O0:$!%c$H,eoEO%y2O01.&<c!/$$CIC@j'#>*!IL!c*!/G!'!#\
        &>HC'O0V$!%5$)bhI?`i+#DaIFww/IjC(/+ubG#i&J'M'C5=bqfD?4R!!3KEp'!qS!8%@nUG$~%#`0O1;iE,h&!=%LCsniCBTa!#-O2:2O2f%O3+6#w3\
        O3X1O3l'O3|<O4%*O4-(O470A$=$O4K+O4e:!Sc-&C+MHj;!Ll&!'d-!2Q!21O2N)O2S5O2ac7!/fP1=cSK.]bch%(Rd*!'I%9hFHIz%O2y'>&#(O3$c\
        *!}G!')#llFCMO)!2W>mI!#,O3B*K`Y$!%+O3PprG?%f!#'@;)$!%iE@;)bi&!'J!2!#&>~3%!2,?{'(0~B!%5O3ucHMC)ahbGC&0-#5C!,c4#2HC_pd\
        %!,7#DH!k*DeK0O4CjO(|,!@hEBV|!!&!''O4]5!8bY?{s%##gLDtM!#%O5+1O51'O5;(O5E)?f{$A,85O5acJ>U;jnHO4Gb''U(!:G(J%@^A,!/H!k!\
        #3@E-$!%+O5XldMEmbnb*!'G!Y!&vD,$!#%O6B'O6y(O740O7=)?6B$!%.O7Jc!#-!@$!%8O6>9!'d&!'H!'C>y?f!#-O6k%!,1O6n'!57E_s/L%N$!%\
        9O6sq&$#FI<CJ++cHMVZ%(hF-k(!'$)=ii&>,h%?.Ve/>DrH!'8A[1eBD)O&!'''((>e[L%r&!'i%!'eubB?Be!#4BT$-O=b2O>+%O>26O?!3O?%1O?5\
        'O?:<O?_7O?f,O?|/?_T*O@Q(O@_=OA?)OAN$OB#+OBM.OD%8OD+c!#-O952O9J%>=26O9q3O9x7@te,O:-/O;/*O;h0O<&=O<j$O<n+O=C:>@Aq,!/F\
        Ib.1O9E(%Bb,A4mH>'5kI@gm%$5(O9hd2Ai*$!/pl!eV$!%chc@eWx!%%!nL&Q61|eV&C(MMq)O:(iEA*/cN>R<&LxK2GU8'O:W,O:_(O;#5O;&b3%l0\
        #fdma')kba@eXmada@eY&&Fbi!#'%B(O:y$!%bmdmbPIyi3/RNO:rQ'X$#z+'-X#A%O;L'O;Z*>=5(O;`5Nihc3E%-G?0j--92Iooh%!,G1=idI-rk)!\
        'gI2P&!'3!'+O;{ed&>zuP!'n'('GI=Z&?G{%!F,I05(C(.)O<Y$O<dn!#'*7)O<S$!%5#fbfHAPJ&$CC${&>~KesCN8WrjO>Q1LK.]!!1O=''O=+(!V\
        5O=;cEEazLEO[h%>7v'?&fc%&mY!}lmchO??%)O=W5O=]n'!`(N$SSK%aeF@2smO?:s1O=tbi!#'!5,D3?B!%!5'AAY/#&b%AAYa!6E!'*!SFA$q!(*O\
        >M)!'$O>m+O>yp(>pElCA:O-BgUh!#&Dku'!5$!%n()[b+IooaEKnH!)%'N')kI>=4'($F!'D&dbh!#'!5)!@$!%I#GbJF4q&$@%F)]*!k$O?Q+!@lkh\
        L$i(*{n!%%!nEIKw&Nc_E!'!#,&W$!%9%0d&!'g3!'B0=%$]'O@1(O@?c*$2S!'clbgh!#&E;8B!%.O@Mf!#/>SwB!%GO@Dc1D;L'+DaB>N.2/4,G-;*\
        OA(=A:0$>Lm+1=.)%;OA1jn%+GE@pv5?_PeM>2V5OA9bI,q$!cI&)kbh!#%BT.)!@B!%!#'OAd(OAm$!%5!8cU@te-&,%##B#Y7#]=A:0h!#6#w'!2B!\
        %!!'OB?,*Y*++(OBIb!(-!')!'B!Q!#$!%lFIwtH><I!#&IAn1OBt'OC.*CHF)OCp$D!..OCv5OC~bG#S'!2bge3?<&+!/j'D9JcG>@>&FTQ*!k$HXJ+\
        OC^:#)j,!/.OCTdm&>lF'%lJ!/ic)BDsI!/&!'d8!/eg!#'@;)B!%doQHTlfd%1XI#,QBRn,!2B!L&-h'!=(L1}bH*.!!-OD_%!t1ODf0ODl=ODp$ODy\
        +OEpc2E]ZH!k&!VOGtH&!'I!tDER'k%B;uEFT,4)C%OE5'OEL7*Y0(Xc2!tQB/J,!'*1M)OEElbHBT,'Mz;F!'*!k(OE[8OEisJ,wg!#&>R46,tB!%%(\
        6E?w6'OFC*!I(OFT)OFr.OF|5!8b!#4&|,!')-<$!%kf'>|`bJ?%>%##,A@#/!/*?7cB!L!#$!%f!#$'3c+!/i!#%BtK'BtNB!%&F^!'!qS!8f&#Jb!#\
        ,&WB!%!#-OGb%OGu1OHK'>.97!2*!I(OHk)OHn$?]h+OJ>:!Sc-!230=B!Ln4&|-0x'%-9'pekJAnK!#,LfA)OH-$!%g-!@ILH7!#*OHA$!%scldidca\
        @eZ&2]'#>F@~c!#6@/-$!%9%0e,&T$03pbg!#%@j8B!%E(m&Jc]'OI*(OIkbascldidca@e[-OIQ7#D,L]A/><a(OIX$OIec,!'fjn&#/'!qS!8d&-<P\
        !/h!#%!S'%BB!%',*I0I-)O*OJ'i!#,!S/$Q(0L$!%W*`!#&#J%$/'?yc*!/$!%rM?2Q'!q5!8b*!'f!#'!5$!%g!#'!5/*4B!%-$,,>c`0OJr)OJwgK\
        G@;bGCA;eNBb4%>%v'OK;,B2;(G|fc3!/*%~fFB##,#,*!k(?ZyB@0#!#%!,,!'0@Tn$!%g!#$@B_qG@f-!%%!nI!t!#&,~4%62%0%OL?3E.v,A)8/0!\
        *>c1(OLH)@wp$OLQjOD,!%!'*!2G!'6):,!2G!'!!1@teJ++&!'J!'!#4OO2-OO=2OP;%OQ}3ORi1OS#'OS(<OS;7OS@,OS_/OU)*OU>(OZ80OZU)O[]\
        $Og_+OhT9Oj]5>2D:@;uc-ON'6I'/3!'1&@7!',$p*ONY)ONb$ONz+!'8D<[qeP$]1ONH(ONSb!#&1m6$l7@Uw/*4*0C$!%I,q!%%!n'$#W#c&!FK#P!\
        #$!%L!F!#$!%i!#%!,6#w'#/$!%WAcV%OO/cgh!#1#c)!@B!%K)[&!'4@Q'EFc7&!:1,w7OO`(OOj+OOq.OP2jc)!@odiJAC(!#$!%bGACL0KTYB!L(O\
        P'.!=dg!#$!%dRN`vfci!#'!=B!%i&>lwEIhh2DSX%OPt'OQ-,%<(OQn)!t.HIJ9#cc,B=M*@mvpep!#'@$i$!%.!/S!8)O(xa%'N')kh&!VfdcHLr'&\
        Ex%3?VY,>PI/#&(OQa0OQij&,*%!V,!/k)!/i&-h'>2$(#fL!=-?KCH?;3cJM:u,':/&N0O)%oFC^[!#'!5,%W*!'0ORH)ORW$!%8C%{9ORct!#&Jk7B\
        !%!#%!,1'=$GCOL!V!#&#J%$/B!%%!/E!F!#&A4m4&|3$],@>I/GFcB!%iCO){!#)OS6$!%pHA8}bB?!DeGJ-4&!:(!/dg3OSUbab!e]B!%bab!e^B!%\
        !#%OT16!''OT<,OTE/#](OTh$!%+OTs.2D8As+5OU%cQHRm.!=j&-bSMFB-#)(#fB$C%!F'OTW.OTdc%!2Q$)+>~Gj,!/L?MbKJD@+!2meggCA4m!#&A\
        qj%!,'!5B!%KIu8/OU50OU9dK#)EOU2nE>{(!#-OV(2OV.%OV=3OVd'OVj,(h/HXJ*OW2(OX'0OX2$OX6+OXG.OZ#c!#*$2$!%i'>|`I!@1+uE!V&$&%\
        $&)@N-kJ?UQ+OVM.!=mic'!:H!/fc4%v+)bid.OV`c@e_l@e`(!'L#D+OW$jdii&>}Dd&'8*C8|L&<bg-!/h!#'-rB!%%!''OWM(OWZ$OWe5OWjc*!FI\
        ?gN!c%&?9g,$XH!kg!#-GL*B!%riV0[-@:H9OWwfeS%l%(h(>T{ndB@w,->Iq,&TgK$iLG{!!!&?Fh+&ad(M:fV&j%OYa1&/'OYh,I8R(OYl5OY9c-#5\
        2!'3DZ$1Ito'!V/OY2*A33$OYE+OYJ:OY]bfrhnfdI+9bh%!,nribgbhbhfcX+9hFNgp1OYU(#;bL'~i%#/F!:F>OrjeaI@pvMEKp4>{m2!/$!/xd2!/\
        sS>z',?9p/OZ4)E}0jO@C%RAkt0OZQ)!Yg!I&#J%!n'!q$!%S!8JA^a!#,OZm0OZ{$O[<+O[NbfF&m&'8(!=k/I=IB!L'!]bf!#-.$/,6(/:$!%9CgHd\
        2#JH!I!!d!#$!%g!#(>X5B!%(#;d2?l/$#8X#8-O]Q2O^s%O^~6O_@'O_}<OcP7OcT,Ocb/Ocf*Od9(OdI0Odp=Oe;)$]$Oe@+Of`.Og18Og;c2M4|lR\
        >61&A@#1O^5'O^P(O^W.O^j5!'b*O]v0O^%dV&^h!#&#J'#5B!%h!#$!%d4%v(!:V/y!%,O^Cb)IyiB&Lef&#/'#ieM>yo*!2N>++,>W|/@aFdo!#%+o\
        B!%aa'>50F!,.JC]d+#,Y!L*O_0$O_7pfdHAoUg&!wE%l7!YhfF@8E'O_j,BhL(O_n.O_vbjh!#&!'%!,$!%d4%v(>*OV!/PE}0f&!wM?4v/AGfB#,!#\
        -O`_2O`q3Oa!<?J?,Oa2/OaD*OaK(Oa_0Ob($Ob]+Oc29OcHc**+0#ffIFID&F7c,+YblbghejJ>2V(LX:d&'8*+~L&<%!/eg!#%!''-UB!%!#,!2($c\
        $!%.#;SF8<%%cSEo^&I5mb&'8()wk/I=IG'C0N>U$Ob$o!#'F*_$!%eghd&!'-(m$!FI%9IF9-%Ob>1ObI,ObTch.!=bI>Ybh%!Y'>=~S!8bf&!V'!qS\
        !8(--cHIjC!!-/U%?KP(EvR0?/+$Oc$+Oc(n!5&>ZlC>HSF?g'('*5#5cJ#f(Oc>nb--9J'Cg'?MVcCAy4d3!'HG^<LF<J!#$!%dg%$/B!LC>Ip!#%J0\
        |'Od($!%.Od1c6IC/g%?9JQJ]V+!'aaEDy3h&>I@C!f'OdCclqL,h-.jF!'3CH;/Odd*Odh)#8;E8[odjID!&S?;Y%!}eaN,w1GG[,Oe1b+Oe'godKJY\
        =)*gk&(AE#>bx!5%-nE#>kE@KA'Oef(Oev0Of?.OfWb&!'-C_8.!=ubf&CP`C!f&!'6Auk/@1naIJ#N(${g1#c'D]W*$ic4G/C3!/+#,i!#'I|y$!%I!\
        @'OfKb->FlY!L)&sj&Gf]L?oHc2&^B><%'Ofv*!I.Og!cdg!($!QS!cg&?'$C>L2$Og+fR>5n&$xB#z7!/$DwrI)7%OgO'(bc2#A$><%mF>6.f+!'a%!\
        ]d(!:I!@!!%Og~1Oh'$Oh,+Oh3c-#Yghf&!:C!:+!2W!2lbG.V&#VdM,'!#%K|;'OhK,!/$!%ne,!/L$C-&,,'@B!L!#-Oi,%Oi26#c'Oi:)OiS$!%+O\
        jA.Cudc4Fb;,!')!zkf'?%{L!=1-rF$#)!'jOG3,+OiFei%!'L#5%(6de!#*#lB!%%!V'Oim(Oj!c!#$!%fj&!'O!L$Oi|s&2;'AoOS(kB(U-N#~,Oj2\
        **(pJE$(!#&C>t%&g(0LB!%%A#A5!8d--'%##*0h$A2;seQJXM!#%!/'!F$!%I!S%Ojzc,)7ggtL?jFggdQ's%OnT'Oq),Os7(Os~)Oy7+Oyr5Oz(c%O\
        kq3Ol''!},Ol.*Olj)Om5$On3j%*7e%OkkjnFBG#lkJDo7+!`e0D@[jnfelejSBFN%!'FI@v3?_r,O-B$!2c%OlP*OlV)Olejfe-HhWB#zgeNK^.p%!,\
        d2!2$!FI%9eN?J.+Olwbfe3'0M0[(!cca'!q5!8l!#$!%c!#3L!nB!%'>Cm/OmM(On#$>>85On+cF$@c!#$!%j'/.(Omg5!8bkhdK>4#7Ibe,&T0Omwp\
        CIbf%Eo@eCEo@$!LlcK&Qgp%%lE%y%C*v'OnF/OnKjeiDFYpcHB#b&LMRdPK=W&?>a'FIb*Onn(Op{)Oq!iJE#a-Oo=%OoC'OoG(OoN$Op,+Op05Op4c\
        :Oo7jC?wWemSGDnrjJBG&J>yl-!YG>}C,Ool/Oo}0>x#+Op$qcfqdh&!VFAau!#'($$!%mnhncJ>=gCB[+5,0nEBi$LFXJFB8y+E5&i4O#$%Op[7Ope0\
        Opl+Optc,E/Z/#tjbID@a0N:yhOJ]9bheH>ydfemcHOp0eieY>}CKOkz%#fFN$T!#&!V2FIc/(G*Os3$!%:!Li1Oqw'Or,,OrE(OrO+>~dc%-b*Oqh+O\
        qsobiNL1T2K|:hnfFF)7bJ/4%Or%cflFJAhiibHCV-&!'$Or<m$!LmE>zuhd&!'H>eg5A..dmBH,e3Oro1MHj,Iv8/Orr0Ory$Or}obgPO!oS00c-,QI\
        $@nS(semn%!,5!8d%##$&^X1+IFIc(Oslb3Oscq%(R'?MVe3/Rh(OsXnfelR(Gl'/..!=S!8l!#&,3B!%%!c/%9;!Lp'Hg)eN%*-OtM%OtX,Otv*Ou()\
        Ouj$Ouy+OvT;A^,q'($e0>2?B+?&!'e%$fM?_T4?J.gd;!Lj'!2.OtpemONl9,!}G!}&!=d2F[F(%EBBFN!#&!w'OuU(Ou_$!%5!8b4)C/H%()!'5!'h\
        dj!#'#)BI5e-(m%##H!I3@:l,&TN>2?egdo!#&!'%!2B!%3.5mn'#;(Ov-cI?l/,Ov?0G+R)OvCjfCDxWE@gh!#$!%.!=b!#a!!K'@!#&2Y(Ovh$!%d*\
        !YL!=%Owe6Ow~3Ox(<Ox1,Ox8/Ox>*!'0Oxk)Bmt$Oxs+Oy&j%%31F'Y(OwHchOI`,*OwU0Ow^cQDk'okjhE>-x'D<%S!8/JQ;*Owyibjhf'?'$F!:pG\
        Hk7i&%oF)[fc0D2iV)tekfHC$&dhO@%l'Ox^(Oxcb->Olh%!,f5!8d-+~%##B!FjGK:o*D^9aD'-1>2@dQ).0?qH+%i5B[BbHIk%1>@;)FNZrmbabI@2\
        (%Oy[(Oyc5Oyjc$OyU+#Vpl(OyRcK&)%.SE!5g'%yF1jghdBD1F3!YgeB.sn(Oz!d)LP2B#zfdMALc,OzU$O{I+O|Ije-OzI%OzN,':/BojqE0~rD?/>\
        frhO>xj%Ozp,Ozs(O{E.&<c!/-D1Fb@cF@cEe!#2!/0A6t=@_1)>vk$O{7;O{AjicP>:,!!-I=ZI?;3CAktQ?<&'O{^(O|>c!#,!Y)!YB!%-O{n(O|/=\
        (echG0I!#'O|)$I5eci!#'?w6*!IB!%&!:B!F,&T+F)3p*.pG>IIah%+xdpMBu|(O|TbibN?(61O|s,O|w/O|~*O}(0O}-+O}<jnC@mpFN$S&?hwF2gc\
        ahdQ-*cPLn+,O}6nI?HbcgU?@p1>@;F>Sq4O~b-O~i2P$0%P$C6K$Y3P$p7P&(,P&9/P(2*P(W(P,(0P,2=P-`)P-q$P.I+P/?8%$;P0l:P0rc!#6DA,\
        $O~[:?HRg(O~Sda/!'$GW)I!',!2sFEu7!!I>~d3.$fF'~-P!C%!21P!M7P!^*P#K(P#T)Mcq+P#l.P$&c!#2+{$P!>gEE|&!!B!tc*P!:iE@`ld!#$!\
        %jd&@9XC@9X!#%P#%'!5,P#A*P#K0P#O$!%.#Mc*P!:Y@0#)P#3+!'incL?q]!#'I-7$!%bJ>[}b!#0A&eB!%EA#*eKA%v6>(Q/Dez)I24$?yu+!'V>/\
        =.P#ye3@E-G>L?f'!5ba[AQ6,@?_/-bB!L3#D,P$>o,!/F$#dM@GF-KMh0D^0)P$]+I/q:P$hoM>=d!#-*D'!zB!%e%Ib@M&N!#4-'6#w3P%I1KaA,#]\
        /P%^*P%k0&@$P%q+(>9IDzbeg!#$!%nF@Q'%#V5P%Xd%##BA2;!&R%6&!:%>iN'!qS!8(*7L!F!!7#D9+]h5!8d-A&1C##&!'b!#4E|$a!!hD2(-P&g%\
        P&j6P&}3P'-'!5,P'3(P'd.P(,c6HA>$%c.!'W!'O$`!#''($!%9(Xk0!'BC/obf!(&#J%!,B!QfdM><I!#4+l'!`(P'M$P']9(Xc3([G!'-#P)!@v!#\
        -+YB!%!!qLHNr$P'r+P'xjcG@_*%(sE#>!#&#J6#w1&/'!5B!%,31B!L&!'%?66'>[=,O18(Bhwm!#'JoK,!/$!%bfH$i!#4(D-P)G2>6f%P)q6P*33P\
        *=1P*R'P*X7P*f*P*~(P+H0P+^$P+d+P+o.!=9P+~5!`c6+AhL?0k%!,7P)d+@&*.P)hn!%4D,!%!nQ%QHERca!%%!nO#,!#-&)$P*.+-U.!=9&pc,.s\
        N@71!!D#M%G|M'%oF/e!#%!,$!%k%GSxd-?gNH!}%'RF#5->ag*!k(!:I!/!#%@hp'!q*!I(!L)'{$!%S!8%!,'P+=.#55!8c!2-@C%%%|hdN'[%##*!\
        kmCG8c,!/*!'0H/=j1#5,!/S>Z](,6G17!!->R<hGA$=!#,!/$!%c2!tE!V1B0oF-x,#]*?{-L)n!#%P,Y'P-70#D)!2$P-G+P-X.!Vc!#3!/,!'B!%!\
        #6P,u,#t)P-#$!%+1q9LY$jJ%0.!Vd$#YI@2(!#'3&(E'K$!%c->|nX#t,!t*!k+!'ahfCH(U!!=P-TdaaC?heL@Us&E58L&Qk&I|:b!#)!Y$!%I!'(P\
        ..c-!@+!/g&!'3!21!2oC>tK3(e0J{R.>^/;P.E:P.BaO1$dK'0-P.j'AM@/-G(${$A&{+P.tc!#*CnzB!%&#V%(pE>:d%!''P/+(P/8cj1?ElE!2&!'\
        i!#,I`,B!%,?{-H!'!#-P/x6(D1P0;'P0T/#)(!:0>X|$BMg+P0Z.O;[5P0bc!#1JeM*.VB!%n!%%P046'p'!5/$Q$B]:qJIOe)@G&B&L!#'!]$!%b&!\
        zj'!2cghnfFI?V%##J$X&@]`E!5!&f'0&FK|r!%CA`a:P0zcG.a'P1+cw!%%!nX!LKNHX%P9('P<p(P=D.P>u5P@Qc3P2O'P2q*P3N=(e$P4}+P6..P7\
        f8Ar;5P7pj%P2('Gaq7#](P2J=(e.$fc)!zI'g1A/~7P#K*P2B)!'$P2Fl&!:C$&IFlabC/toCNn.%!'.!/d(P2ic*>PKfd$N&@X&sj%L6JJ+Y-!/2!'\
        $!/+#lg!#*!I$P3:+P3Bj1+uiehnCK0'!!/$QF!5!#$!%d6):V&j!#-P3~%P4%3>Fh'-D7P4>*%H(P4I$!%+P4W.@zjc)>?TI#,O>^)!#*!I)(J$!%h!\
        #(%N$!%bBEjI!#'!5$!%I!`!#3>IH$!%jeK.<!#%!,1C'='P4v,#]$C-yc3!t'!:I#,3E.vH!k1!L+P5]l!#'P5I(P5P$!%c4>x#0P5DjrI@zNnC?G{2\
        !'HO[Eod&'8(DAqL&<'P5w)!`bf!#4&|%!,'!5$!%W'p2!'*#8=(ejd$!S+!@X!S!#%P6_6(-'P6}(Iyi$!%+P7.5P77c%!2,&Cg!#$!%+>;$L!=6?a1\
        *!')!'$D9Ti&@;Hbh!#0P5DB!%%##+KMFg3!'L!c%!,obLL'Y!&1P7N0P7T)P7Z$%TjhCI@JbiMI_$ebK?6Bfndg%!'EIG=2&d$J%QI!}4P8J2%06P8Z\
        3P8c1&/'!5,#]/P8i(2(0&@)(0$P8p+P8|9P9%cjIMZP&$#'%3e(#P;!LS!'%@T)L@9E(!SG1Cc7!SI!/.&dj1Aw!GLN*1#GE'*G(h4P9v-P:'2P:`'P\
        :d*P:k(P;;$P;T+P;x.P<-8$f;P<^c!#2%H+$pa!!%!,'A5J.#Scg-!/h*!IG!@!#%?_g$!%dBK[l+P:3e0FEOI!}&${)P:Je0>;$)@;spgchO1_(P:U\
        c!;H>PK*>>5mnCE{GQG[ReamE?Zb'P:|+P;+.&<c!/G!@+/kmehbgI@&U%(b5!8d%##6$lI/k/J|(*P;L0)[jnfF'Xca/!'I!/$P;rd(P;ccHJf_ackf\
        !#'!2$!%L!='-DF!,n5P<(e2>=dG!2aMK:of&2Y'E=ge-?jA2P<O0AMw$A6t+P<UqG@M0($&S${.!=nD>tN(!,.G+qd!4/0qpJETA-P=-%!,3>SD/P=@\
        **+c4%vH?Ldc!2%%|h'!`embfdN>Q5B@wp!#2P=k*#P0!'$P=s+P=x.P>&8!S9P>O5!'jC05!#2%HB!%!!E/F!#'-b$!%I!Spn!#4AY3'!5,&W$P>J9P\
        9%l%P>Fcg@eag@eb!!O)4!#4AY3%!,'!5,&W$P>J9P9%l%P>qcg@edg@ec3P?;/P?I*P?v0P@0)JM?$#Y+P@58P@JjU*M!#4&|3!S1'=B!%!#&#J-%$%\
        >fD'*j/#]0(6$!%.#5q!#&@9X%)1'>WHB!%3%f7#lobf!#&#J%!,'!5B!%bG>U-&A$E%!}e!#-?_J*DD?B!%d&-bF-D4&|%!,W#cbkl(P@kch'2JF?:c\
        %PA03PA:*PA@+HhV8?>Pj5>Z]e-E5QHMvugjbmncJ?.RcaI>pE%(R'%yejeHMvu!#-PBI2PB{%PCV3PD-'PDL7PEN,PEh/PN!*PO5(PP^0PQ2)PR4$PU\
        V+PXP.PZ]8P[P9P[T;P](5?3=c!#-FnnB!%1$`7PB[c+P.*neHNU7!#/,N$!%bh!#4)C->&n6?a17E_sB?b-!#%PC?'PCB(PCL$PCQ:+9c)>{(i3!YS$\
        xI-9&Nb.irM?bYjD>=N!!F!V/!'*.S0>pk$!@+PCujdi'%NejcNA4m!#%$/)!@$!%d-(m$!SX!S%$]3!/'!q)'x5!8eg(?I6d&!'(!:N!'!#7PDc,*.*\
        PDh$PE9pHGZidJIJY-L$o+PDuabI0-'PE/,$X)$i$,9b2!],!'G!'iida/!'I%~!!%!'eg!#4'!%!,'!5B!%',](FS/5!8b!#)!'$!%9&pS!'!#2!S%P\
        FR'PFs,PGt(PHp$PH|+PI$5PI6c-#P*?'cf!#(>IG$!%d/&N+!@:&3a&!w-/UC!f!#&AL.-%i*%E)!'$Es%l(CMOd->+/B!F*!k(PG/$PGH+PGLj%?na\
        rOA/~!#0PGD$@j;8.vlrbiE?MVI>plOA&{4B_''PG_5!8b*!IB$C%##j(?`j$03d&!:$#AX#A!#%PH;'PHC($#$Gn}.PHT5PHec)!zj1*(U!'*>iPY?}\
        |-B;e9/Lg&-6'-UF#f-%*;!Lh&$&%$FE!`!#6#w$!%W/Lg&@Ql'F]%S!8!!U!2&@6i)PI2bfpC,$FAUk4PJ1-PJF2PJa%PJl6JiO3PK#1PK</PKD*PKz\
        (PL,0PL2$PM-+PMN.PMq8PM{:>@Ac*PJ*)O`Zl'#iF#V2Nb/I,Q.PJ>e)!}hG?T3h%#;S?KP'PJY5PJ]n&NWf%#/G/bG&QhO/C'E)4cjhS>=U)>{($%c\
        +OpaibjhfeJ.'%#;,%$(FZO)@E.5MH)c,!2M/4'Ii6SIk*%PKX(PKl5PKsc$IipI$@f!#&$C$!%d-!'$#8X#8)F3:Y!L(DtMY#D(@lm5!2b$!YLCq1/!\
        2B!/!#1PLY''(,PLe(PLp)PLw$!%+PM).%rb-)wNG.M%,ke*+cBNf$(>~CcjeND3T2!@G?J.em5?KPbg%!'F>>gF?@p&NX((+r+PMA5PMEbM?5;SAT<,\
        DZrgPDGw1PMf(PMmbhfcsikefebIOpab''UH!/H@iqf'!2bhnD3&D>vP!#%PNS6PNa/PNd(PNm0PN}$!%c2!/+PNMj&>PJbHB@I(,kL!c!#,!t$!%pGJ\
        ]VG#]%!V'!qS!8!#*!2$!%ie4!}Q/4!#%L-w(H,[$!%c2B/;H!t2POY%!'3POw'PP+7!2+PP15PPUj&!'%!'E&Q!#$!%9&pbf!(%!,$!Qe.)na&!'E#>\
        !#&&m%!/'!z(!'B!%&%'C##%CmW(PPO.!=ds%?}{6!'dj&?d0CB;f(!:B!L!&-2VI(>-#Y2A@#6!'*(J0!')PQ$8!/i!#%!,)(0B!%!#1&/*!I$!%W+]\
        !#-.$%+13>Hb,PQY(-[0PQ`$PQl.PQqd,*7gZ%0&!,E!:%2j',]r!&K&a!!E2Mi''U.!=c-!/+'gfd+!@:&sa&!w%$FM!'-PRd%!'3!@'PS!7PS&*PS<\
        (PSK0PSY)PSw+PS~:*mqbDA33!#1!L$!%.PRybi&#DJ?ElmdHD?:TBea!#-KC2%!,6#w1>/=0.YB!%!#$!%e!#3@#eB!%*B.`0ABq$$,L)n(@Qlnrf&!\
        '.#`5!8d&!'%##*!'F!'d2#JH1M!#-PT[%PT`1'='PTv,$~/PU&(!')PU/$!%.PUO9@2dc!#4CEK3!/,!'B!%L>tN)PTkg2!fI!'!#&#J1&/B!%&!'-A\
        C(%#SF!:cghbcL>F2c5PUAdh!#'$=$!%L#S!(&!V%!,'!5B!Q,?7cH!}!!'PUs(*{$PV.+PVS5!8b)!'L>5C%##*!kh!#)!`$!%d(@CFVFpE'>Zl.PVO\
        b!#/#)+!'a!!a!5%-n'>+kF!,MACL&#J-PW02PW:%PWJ6Ar;3PW_1PWe'PWl,/k/PWw0PX?$N6^.PXHq&!kF&F(#ic)!zV!2'?9[ej!#$!%hF@;Xf!#4\
        &|*!'$!%d(?:#I!@fcoL&9'%yFOhE->Iq,Cr+H!k%,z'PX0(PX5c*>G_)#PB%caI@:H)ExDobG?$ve*?4rB>{,)([iD?m7!#4PYB%PYJ6)q1PYd'!`,P\
        Z'/#)(PZ-0PZ8$PZ=+PZFc4#53!/$PY6+#,9PY<lFGp|1!LB'CchFF^!e'@beS!'%!:g-+ch&#/d,#`(-Dc,-MI#,(PYt.@Gab&!zGD4P(#P$!L.$Ci2\
        !SC$5&2>L$#/0[$!LfFFxdekG0n!!n%%'F!F&#J%?a{'!q,!/(!'$!LS!8-#Y2>xj,PZ}*P[0)P[>+P[Gs!#6!/B!%%>^*h%D9,'$2G?f{-!/o&Dku%!\
        ,E!5!(4FRwB!Q!#%A#AB!%CBPQ%P[n9+Jobf!#%!,'!]0DP!B!%f!#6$l1&/,$X$!%q(%iG@f-!%%!nV.v%P_U'Pj@(PnR.Q%,5I]5c%P^?3P^[1!2'P\
        ^f<P^x,#t/!'*P^|$P_/+P_5.-b8?wS9!:;#z5P_H:>@kjhd$!/+P^;j%!''#)c4)(J-MEIKw$ImM+P^MgeM>YQef!#$'3d&!:L!clchd-!'B)=&!'a9\
        @xdb!#$!%W@xdDAIX-%f3!'t!#'*cBGn}bePM{I!#%$56(D$!%+-{dgK'=&!'bf!#4)CB!%4P`k-P`v2PbU%Pcd6Pd(3PdQ1Pd_'Pdk<Pdo,Pdx/Pe-*\
        Pe](Pee0Pex)PfX$Pfx+Pi28Piw;!@5!'c7!]/,~)P`ejn!5%>HS/#&d6+$H!kfcH?p3bgo!#&#VB!%%Pa;1Pa_'Pae,Pb5(Pb9.PbQc).j.!wV!2*Pa\
        Q0PaU$,-ob!(*>((B!QICt2h!#(,DB!%ieGCQl*>U/(H$2$Pb)md-!/h'!:($cc*>((ICGM!%'!`b*!IB&LLC:]-?wx3>{+)ImNg-M6LodhED=<GCpO&\
        >W}'Pc1*PcT(Pc^b$Pby+Pc+jb&E8TBCpOhdg%!fc)@!hIF*wbfMEB%,Bx-$Jtuj+PcFc/#&I>W~!(&&y'!`(!,B!Qdae,&)H!/ldHCzm/Pcv*!f;Pd$\
        jicME)40Fohd%!'H'@EC4M%PdB'PdI(Cx*c-!/q!#)Fe!B!%-GStG'F;#8pkG&3gcg-!@%NREI!''C#gb&-~HJJWHC^Tko3>:RE$2&L:L.#idl!#$!%d\
        H-r%Pe?'PeD(PeUchLI{|oEC5=$B(P;!Lb!#)KVcB!%,%<H>{,&>{qI>n>)GQ~jjkm&FjS'EFwS(k!#(Pf70!@$!%.PfQc5).f&!wC?p@$PfJ+>Fhgob\
        fc*$2I#A'!wBEET4P[PK!/(Pftb3Pfk=Oe;jeG.gdah%1[G#8QJ-4&#J-PgS%Pgs'PhL$Ph[+Pht.Pi!qr+PgAeN>?Wbf!#$!%5!8d&?$vC##''@)Pga\
        neF>-%d4#Amh!#$!%d(!:V'X&>Li)Ph>+!'g-!/h!#%!,/#&*!I(!,$!%d/#&B)=u%$5chd(>+.V!/o'O%yb!(*>5RB!Q!%%!n'!5/GMQ(!,kf%!'E>|\
        `d3@'>odQFdx0Jtul%!fmh'!`L(b(Hnm)>L?+Pip:$ib*PiW)Pid;!Fbg!#&1MB!%-!/2%W$.BI.j/JQ;d$!FIDz4d62`H!I%Pj1'Pj:.!/c'@29,'@G\
        FMZgh&>FlE/F%(*B#,-Pjy2E@B%Pk@3PkS/Pk]*Pl^(Pm=$Pm^+Pn$8Pn*:PnMc->PIm'%BL!=%G$B'!5t!#%2j'!5$!%+Pk;i%E%4E%-bDGi4a!'h!#\
        -?=V%$/1#cB!%!#3B|XB!%%$5'Pl/*!I(PlL0)G.OD%c!#-!@,-M=Bhq)!@$!%h%,cF*{!B2&)*!k0NB$+PlGpfcudP+MdVI@<!C)C(.pbgdh(!,L#S'\
        !2+Pm+j'Plzb!#2'x,#G$>&aW#cm,!/ci!#'#>B'3!#%!,'!5/Ahl(%QB!%)PmJg!#(+GB!%!#%$/$'35!8d%##I?yb%!f(Pmsl!#(%N$!%cI?:sg!#%\
        !,$!%qG@UswbJ@9W%!F'PnF5!8c-!@h'>4@b*!IbGC-v%##iC#JbTKDU4PoN-PpA2PrZ%?J46Ps&3PtF1PuW<Pu^7F[!,Pul/Pvc*Pwh(PxH0PxM)P{Y\
        $P{a+P}d8Q#q9Q$o;Q$zcjjbJ>xi%Pos'Po},Pp)(Pp.c+Polq'?w4J!/%!'EA$p!#$!%gbK%N*!k(,3I!@bM?qLajd$?eno'#)b&-<B?H?%Pp}1Pq?'\
        PqH,PqL*FIc(PqX)Pqi+Pqz.Pr55PrRc'#;8!Yf4Bi$2!YS>2D2)t,?Mb$Pq3bo'!5B+?a(!,d*!kFCOQiefmbGBi$N?6A'F(bc'>6KM#8g8PqdakJE6\
        nbG?wW%'%.PqvcaIF*4BBJ6&2Y'%ye-1@,&T0>'8),cBC;Yf%PrDc,!'*$2I+{!(/#&)!'a!)B!L-Oo?eH%N!#2#G)>,/$!%.Prwdp&?je'!qS!8j%$5\
        hd(!:V/y!#%PsG6!S'Psh,Pt!(Pt'$!%.Pt>cHJ*9aa!5%-n(,Dd*!keg!#$!%ci!#'J^,B!%-I}t,(vh!#&-0$!%b%!,G'=dQBA3.Pt;flc!ee%%|$!\
        %I>DvH+(*G;'BCKK*Ptr)Pu%5PuOb)!Y$Ptfg5!8d%##I+{h%>J2'!:F>X5(Pt{cI?<CahdK?n)%Pu@cl!#%!,'!5$!%l&!'%$5E!5aa!%%!nd(!:VOE\
        ilgeaN?/+dqEC[ubjh(!,d,!/F>+.%Pv+'PvB(PvQ.,-c-?wW/#tmB?J.!#3FHq0#f$!%hcfdc*!'I%~*!/;2ss%>JvEJ2Z3E$hgp!(&!w%!'B!Q!#'P\
        w/(Pw>0PwI$!%.Pw`5Pwdb*-Jhn&>yl%!}E&g*>.9a-?oG%.yF!,*C#hh%$FE!`h!#4)C%!,*!I$!%d*!kI/kJ>)mKF95&>lw%!](Px'.Px5p!#4MQm1\
        .$B!%/J]Rkg!#-)_B!%*Px>jJAkBjdc/>[=I#,sGEXe!#%PyP1Pyz'Pz;<#]/#)(PzQ)P{*$!%.@)?5P{Hc3Py+*Py5)PyJbobL,3c+)bgoEE{4&FWA%\
        FWGe*!/i!#(!VB!%exSB]:*Pyi)!]i!($!Qi&$&%>|fF!,&!V%!'$$,e&#/H>>h&$C5Pz0b-!@$DdhIDUti,!'c-,3Y#z(PzH+PzMg[>v;gDH9QENL@*\
        #&$Pzr.?qj;P{&fhdeg!#$!%c,-MI&j&!V%$Fdh.%rd!4F!:SI9#d(P{@bh&#V'!q(,D)!IS!8-Fn]HD@ai!#%#;$!%hndeLGGL&(AF?s0-P|)%P|:'P\
        |S(P|Z0P|e+P}&c.P|%dK!]GOJw'P|6)?jWbHDgoL>k|-C_8*Lz$)P|Pirh%!'EA{^N-*/>1VH!I2BEymeNN[}'NYmb)P|{jh!#'0@(!,B!%!('#>B!Q\
        1P}I'P}`)#8c+P}=picH>8''%yb!#-)wB!%'!`(P}Zb(!:$#zI,$oFF8(I?z6%P~41P~~'Q!E(Q!N)Q#^.Q#jc3P~0/#t*?3.jIF#<F??~&LE]3G-;'P\
        ~_(P~k)P~v$J%W.!=jh!('NKq(E6mB!Qg!#&$C$!%L$x,>1N/H%(B/bejncMB.d(Q!9)Q!>cicld(>>4.&<c@effDFFTelqEN0@)H+&aIAAQ-Q#&1Q#/\
        ,':/Q#@*!'0Itb+Q#E:Q#Mc-P~,*O,C8%9fjn%.ScC.S(!VhdB?]e'Q#8bMG)U0>T;BC#hcMEjJ5,0nCC*le&>>2e,&Tg!egB!%&CXL'>zDLC:]4FpmG\
        +o&&y'Q$3(Q$]b!()?Zs$!Qg&$N2!SE'@2>(e)!}$Q$N+@^/g3!'j%!'EM{udeg!#&!V%!,B!%!#7&^$C^qjch%.HE!`!#%$/,#lB!%%>O?5!8d%##MP\
        Oq*Q%G)Q%]$)%o'*cb!#*$2)!@B!%'!5(!'.!=b!#,#`)!'B!%d%>L23!tI!}%Q&P'Q(p(Q)M5Q)pc!#/Q&I0Q&L$!%i+Q&;l!#'$=(>mIB!%)Q&DbGC\
        =CdN?}QM.sN?TK+%E.Q&`mn(1jL&Qo!#&@a5(Q&w$!%bmdpfD>0h!#-Q'W%Do^1Q'f,Q'}/Q($*>>?0Q(*)Q(8$Q(?+Q(^8Q(f9Q(kq.G=jelR?>P&?j\
        B5+`e-.<J!}%Q'rciikKCQlflcmnfePFM|DFS'egD?j+(Q(4niFE#aPMqU5&FkR1:!!/Q(Wj''@efmdeg!#''mB!%ciiN+l&?~pBB`%cGI@[dH?32!#$\
        !%+Q):ie/K[o0Q)1$#zj'!:S@jZ$/XnrICwt+Q)BnS&Qcj.OD%eB?3c&!=0Q)a)Q)ij'!zF@8@n'!2F?g9&HO)E0&,Q,-(#Mjn'Q*/(Q*6)FZZbobJ?%\
        J&Nb.K!'4Ewt2Q*f30W7E$F,Q*q/Q*x*Q++0Q+6$Q+e+Q+ucgciSB6|%ATf'!zS>O='N$jF2gbhf5!8d-(m%##U!2(>O?bkfF?CJ1Q+P(>U)chn!#'@s\
        @(*{$!%S!85Q+[cflcK.Sad-?sBF*{')k.B[=b$>FFYCva'($)!Ynbfcm%I5:'/.S!8i&!'d2!'L!c%Q,O'Q-M(Q-]5Q-gcflE@8cf*Q,|(Q-$5GD5d(\
        !:oe,&T0FZ{ambfl!#&H`M(G2RB!%enS#`2Q-<0Q-C$Iu:j*/Ccf0!}S!2cjhS?lo(@>B$/XL!=ie*Aw+j%BEaGA^,!#$@j;lD1|c$!Lid*!'$!cI$@-\
        Q/+2Q/G%Q/e6Q/x3Q0C'J(_7Q0T,Q0a/Q2)*Q2R0Q3t)Q4*$Q5{+Q6i:Q7Yq!#')k,Q.m$!%b)#>a!+K'@d$Fnnj'Q.~c*!'I#,$Ex<+!@X1+%!'7Q/;\
        j(!`dHLE4!#%G+a'*cB!%!#%Clf3D09$!%o,%fdgp!#$!%WL!<4#`f&$x'+.+!tmbGF]gs!#%Q00'Q04$!%q&%3E%'G?XDg!#%$/3!'$!%L!=!#'C$',\
        !Y$!%gD?'$&!'%!''!5L!'!c0-Q18%&F'Q1=,Q1C/Q1[0Q1a=(e$Q1p8Q2%c!#a!!&!:7#2B#)nGJ,{!c#K31!#4%6%2j'!5/#)(Ht!$!%L0{eH@IN!#\
        $!%9#cd*!II!'%!''!5c)!'h%!fECk;CDj('$20Q26lbJA>+!#7Q2J$!%bf!#*D9OB!%dg!#B@^F!#2&d3Q3A'Q3N<Q3X7Q3]*Q3n$Gn}+%Wj+Q3)n!%\
        4@HF%+PcS#].Q34didFC[a/!')!/c,$,I'g!#%1X$!%cN?Qj-!2*!IB>*ID@jO!#&$@%$]'3!$!%S!8%!FE!5!#'!V$!%m%GnG'!qS!8-Q4_2/=%Q4d3\
        Q4n'Q4|,Q530Q5F)!'$Q5X.G>]8Q5jc!cO*!2L!'nDHjb4G=m%!'H!I%!''!5ch'/FF#V621*(|$)=h&?B7'!qS!8!#(Q5@$!%dC*.')XF!',/O.$)e)\
        !Fab6$lJ$X%!,,*]k&></%$FE!F'>`Obr!(&$N(!,B!Q!cN'Q6J$Q6Q+>~~n!%4(D%+P'%-(-[0#D.#Mj&*JO?a%iicHL:l!%%!n'!q,D<[r!&-%iseF\
        -~!#&P^I(D?%$K/C+Q7A:!Lf%Q7/'Q7;cZJeM6EFpaj%$NE#;22sT2`!#',]$!%5Q7Tb%!'G#l!&G'{wJ>K/-Q8=2$f%Q8W3Q8h'Q8o<@8Y7>=a,Q8r(\
        Q8~)Q9/+Q<6.$x;Q<Pc!#%&mB!%g'C(.e3Q8R$#zoraeB>Z]eH?'v/!Yi'%ye3?eHHH6Q/!@F>T;H%Te*!')/noE?KD)>x<jrcg&$CE!:%Q9c'Q:$(Q:\
        ?)Q;p.P(,c,%N/Q9U.?%{jcHBM1do!#&!V'!5B!%!#-,3$!%+Q9};>)@gb!#%(pB!%OC_q,>}C/BG&+!/o'#;ex'#;c,!'M#t%Ib@3Q:n,Q:z/Q;-0Q;\
        >$Q;U+Q;b;Q;ij1F'Yb,N/|N>>7%!:)Ks1cJ>6g.@KA5#fc!#$!%I#V%%c(I0$cg-?s4E?H^%!'n5Q;Qe4!Y)!}BNf$J?;<-/U%'N')kI%ibjnH@s<%#\
        ;rJ1|(Q</n'($.Q<$eI>ny$!Li&!'F?Pk0D@[B!Yn'Q<I(DUscpef&!=C#)&!'L?-!!%%!nd%!'$?HEo&>;!%?H>E-U%Q=G'Q=L(>l).Q=fc2Q=3%'m+\
        Q=?q4?,&cJAhO1Q=;'!'oDGnC!#&0nB!%md[!'!#4#`$!%g3Q=b+%<oDJ4SPAiR%QC+'QD5(QGM)/hc!#2Q>c%Q@)6Q@,3Q@/1Q@:'Q@A7%f,Q@G/Q@O\
        *Q@W)QA)$QB<+QBV8!S5><Ijt!#%#V3,JB!%!#$!%f%Q?D'Q?P(!`.Q?qc*Q?.0AjH+Q?;pbBI@73#5h!#&D{JB!%%!''($L#Sggd.&<c!/J!'-!'0Q?\
        j8'Ci&FL;i%!'deHCC$&$)JI050Q?{luE>ifi%,<d-&9H!kB/(T#l!#3!2/-GB!%&@S]F!k,!'H/!/!'dTFy!ca1!LB!Y3!t+Q@jo(!5c*!kG!@(!5d-\
        !'$#8:#8s5(kd&&y-#8CDMy&E~i7!'+QASf'D<%5QAKbi!#%!,,!SBA]0!&'!5M#)!#&!:'QB6$!%:H,eb+1qf!#4%62D,!6J]R'!5,(h/0!*!'8#ta!\
        !hc8G;oss@eh-!'J!/!!&!,1>tV$!Yd0QBQlF2DcG?Bd!#)2S$!%+QC%bf*QBvjbghbg&#VH>L?!#&#V'OgXB!%feK>[=&>[(-B`l,QCS*E`|)QC`$QC\
        r+QD2.!/b*>llGArii!('!5$!QL!5'!S*!'.>:7j'??LL!=&I(xh!#%!,$!%deg&,~%!,'!5HKW;X%l4QDq-QDt2QE5%QEB6):,QEY*QEa0QFq)QFy$Q\
        G(+QG280F;QGC:QGGczL!YR-{t!#%F}J,,q*!Ia!!&&Z%!F+A4-dJ-[!#2$,$!%gLBSb$JQlh!#''U*!I$!%k2!/B!L,@)nI$p!#&LpZ'QF)(QF3=QF9\
        $?]h+QFGjb!#*QBlB!%*!/o%&FE#;*!/G!2k%QFCcQQ?)H?X2!#&!V'QF`$!%.QFib$NYjI1q0-3iiEQ?emi%,<E!5!#$!%L!'&!'%!'7*MI!'->>8id\
        gQ,T!#(!'$!%+N5LjJCv.F?@+/0!X!S1Q@:'A>v+QG`oiEGA%&>C4%$5E#&4#2%QYV1R+l'R0d*!2(R8k0!c$+?.RDX9>eo5RJxc!#-QId2QK1%QN46Q\
        N73QNS'QO2<QPA7QPR,QPi/QPp*QR<(EnS0QSd)QU&$QU>+QUr.QWz8QX-9QXb5Iyi:QXtq4QIB'QI^che!#a@ei%!F,!/d*&9h!#%@hp6#w$!%W@th2\
        2sC(m->U;1QJL'QJ[7QJf(QJ{=QK+b!#&K2}1C(Z/!/)QJC$!%+@DA9%0j&%'FD?+!#$!%LADn%!Fd+%9a!ejKBY|&C$'*0hB)=!#$!%b)!'h!#%0F'!\
        ]B!%(!:g!#$!%IB+akbIHBP!#2#5(QN.$!%5*jd-QKl'QL!(QL%$#Y.!c;?;Wc,!'+>Jig!#-+c$!%I!'&>e)-F^C%?;T,!/LF4MQ*j4FGG-QLN3QLj'\
        QLs,QM'/QM50QM>$QMj+QMrcKF(`&BhR(QLfn,QLbblEB5#F>y?MM6>fc/!'ND2i$QM#llkgeDI}aeI/U&C*l5#fe-#8Q/4%%cdjGFZZ&?'$)QMen(QM\
        VcflcjbkIIoo*!/he!#3@%nB!%eIBx--BACCOy!1QN&bib3@%nmnF?+}%F)5FCnk/!/H!'I'0+QNGs,!/d&!'H>e[!#%!,/#)BC-y!#4EAE%%~3>-7'!\
        ',#)(%Q0P#K$QO&+QO,.*u9(XclkTA+D!!FGR:&!kE'*2!S/#&*QOk$QP:+!2i!#4+<-%<1%?'!5,BBQ$!%9QOg5$`feD@1tDA+l!#4+J--'2>X|'!]/\
        Ahl$QP59@Ums&%3,!@eG>dd!!I(-%$5EEg$!#$!%c!#1!'*,nB!%%QP`'*ccmFL'j!#1A/#B!%%!'iS#G4QQY%QQe'QQo<#]/M2A(QR!0QR-))[.%rc!\
        #7QQM,-**QQS$!%5*mjODE3fdBFHIcuDF^!,%f(?)PL?)P%!'7#D[JUH!4%!'6*:0B$SG>rr$!Lg&!'IAPq!#'!`$!%c3!/G!F-QRh2QRt%!/3QS%'QS\
        87QSD$QSU+%W.QS]c!#$!%I$)1A&{'GaqF?Zy!#$!%el'>|`H!I0.Hb!#6@/-,&W)!'B!%!#2!'$!%IBG&!#%!,'!5,#A*!IB!%&B+qF!c,+MHIK&!#&\
        Gf]1QT+'QTE0QTR$QTu+QT|b!#)!'B@^F%Ozp'QT>.!=c%OzmH!}&!'KBG#2>.k%!,*!/B!F(QTf)QTpb%!',EbDG!'fh!#%.HB!%ejO2G!!jDG|z(!,\
        LM~~'QU5b4&d6EFpH!I62`($)I!@!!-?jd0QUY$@VK+QUen!%%+PH!I!#4'!'!5B!%%!,c!#6>aUB!%!#-QVM%QVa1QVp'QVx,1|$QWK+QWPc4%v*!'0\
        LlF+QVHs%!/E!2eLDvdn!%b$&Lh!#'!5$!%I#G!#&&y,!'0@;GB!%(#5aUJ744/X621*!k+!/e*QW2jdH>lv!#'!5$!%ci!#%!''Iu|*!IB!%!!R*]%!\
        ,'!5,QWh)*x.!=c'!VH!''!5b!#4+l)!'a!!H*A-(b*'~9QX(ueJK2)&KaO'QXTb!#1)C,K<q)!'$!%g!#&#`*!2($cB!%*A<%$>HLpFGw[!#1&,*!I$\
        !%cimEJdZ%!f'!5/QY/(QY4:QYDqidL-$cII({f!#$!%q&$#'%3J-J!%%!n'!5,!/lchcX)7!#4Q_8-Q`;2Qf]%Qj.6QkW3QnT1QpU'Qp|<Qr,7QrG,Q\
        rL/Qt]*QvV(Qwx0Qx:=Q|V)Q}$$Q}7+R%h.R(q8R)29R+H;!L5R+fc-Q[32Q[V6Q[|3Q]),Q]//%W*Q]w0Q]|)Q^H$Q^e+!29Q_4qBLAo1@Xmh!(&>.:\
        (!,$!Qd8B$Feg!#&#V'%BB!%!#&&y%,D'%-/Q[u(%Q$!%5#GykB?p'd$,-I!fsd,@ocGCP/%$&E!:!el3%<'Q]S,Q]a/!'*!I0Q]h$!%+Q]nba@en3)X\
        $B!I+!@X&3e-'%I).eidI0C'!q(!,S!8dMDY}!(%!,$!Qm,2`(Q^9)Q^CbcG@)!'E9<fhEJ'ycEFT3!#3?a8'!5)P`f$!%9$`l!(&).B!Q$Q^yeg!#&1\
        m%!,'!5B!%'?b|.Q_0b/E9p)0OBF,bG>(wD@c@%Q_U'>T{(Q_c)Q_m.Q_sch%!'e@ep---i!#,J,[B!%.&Z;GGVX!tecoK+V6):7%f)Q`,$!L+Q`2dJ@\
        Wl'%lS#G!($!QICO@-Qa3%Qa?1Qa~'Qb-7Qb],Qbd(Qb{)Qe,+QeF.Qf-5QfQc*>5m0Qa'$@2(i,!'j.0{dhfD?9J!#'CR*$!%I)t%!''!q(!'S!82*D\
        *QaV0Qaa$Qapdu&,~C,D-!@h%1[H!Ih&2M(!,d(>+.V/ya!%%!nd(COQV!/%$#c)#JkTDA,0QbA)>&#$,-+QbQodV,''#&fej'#>c,-MI'g%$Fc,>+/I\
        14,$XFF}J'Qbx.E>0c'>6K/#8BD]UH1+2#G'!V,QcM/QcQ*Qct02`)@1t.Qe#8E=jpgd$C_;+#,XC_;JJKZ/Qcd0Qclqdg&?7lC!fbg-)_P#8%C_'EGB\
        v2Qd86QdA*QdF=Qd`$Qdd8Qd|jdi%$FE#8dh%!]ED^IdQPdM%QdS(QdVcEJ(_K-~dh%@Y$G*DLE?3+QdndoCE;y)QdxdhL?9XL>S$C?z:*.d0!fG$C%C\
        Z1'D_$k2@$Mdh!#%!,/#&B!%'Qe_(Qeg.Qf%c!/gp,!/LIhg!4621I/k!#-1@0>'8$!%f!#&#/'!q$'3S!8/>naBC/o0D[8$QfFf!()'@$@'yudfFC*K\
        c,!'*>-mI#,ji&,~%!fE!54Qg?-Qga2Qgg%Qgm6#w1QhW'Qh`*Ks~(Qi%0@wp)Qi>$QiK+(>.QiW9Qj(cKFoh'%'(#;)QgT.QgZb,-_G#V%+VL%o2!'Q\
        !'&#MF%i%)XJ!/2Fe!%@Do6Qh9/?Mk0Qh>$QhG+QhK8QhQ5!/jeGDY}dHD^R(?CoieS'FEBPNbfMCQlbiFF3w%IIDFB0?)JKZa0?Cn+QhujeubGFA{fd\
        -Qi!qL(AI)G!#,'@*'m$!%;!Lk*.gq,#AI!'%$/(%$c6!FW$p+2Vn&A*#E?=X*Qi~0Qj%8HFVj%$F'!5h'Qiwc*!FB!/(A+wV'XPGZiJ+$'!5F)[6%H7\
        !',Qj]/Qji*Qjx$QkD8QkK;QkSo!#4+</.?$!%LCn9!#$!%b-0OG!'0QjrbG@W;ncB?yb6Qk5,Qk:+Qk>cjh!(/#&(!,B!QeGDn/EQ[q%1[G!@hcqJEI\
        0%!'cJGESDPc-!#%Ql&'Ql6,Qlg(Qm6)Qmb$!%.Qn-c$Qk~qG+$nEFC,-FlFf)%lb%$pH>.;*QlG+!'i%!f'!5J$p%QlT'Ql`cHNt=!(/#&))zB!Q*!k\
        BKG9&!w.&Fb;Qm*jh!(&$N'Pr}$!Qe/&NG!'!%%!n'CHSF*{)Qm@jkBA@j%>S,l!#%!,''U$!%.D`|ch!('!`(#VB!Q%Qn$'Qn(c'!:jh!('Pr}$!Qe/\
        &NGC^?B>HLpCFjY%?4K3G-;)QnE$>*l+QnMiQ.]4?qeHEI0&FlbC$F%Qo3'Qo>,Qox*Qo|(Qp%)Qp(.Qp8c'2+)!z+%Ei!#'Qo/$!%b!eqB!%c@c^g-!\
        @%>6.I!'-&,*!2(QoW$Qoclb!#*>iOB!%*NM#legI?^(h%!,f'!q5!8c*!F)!'I#,D>M~biJImMB+9(Qp4b$F!)I!'LNtX)QpLi''(.%rc)BwAI>@Q!#\
        3Pe@B!%%Qpp'#Sc)Qpk$#YqdJPe@lFDxkc+!ff'!5B?Ow-#Y6+$3!:*Qq?$Qr&+D[8l0JtvqkG@[8!#2MXS6Qq^$Qqc+Qqr8Qq|jcfgDCP*eG?4q!!%A\
        +f.C6ohDM;.%M8ifePBwhb*-~B-~!emB(e%>G4.QrBed-*Dg!(2!SB!QuCD6adHLJR%Qs;'QsK(QtM.QtS5(kc4EA*+Qrt;Qs.5!'mB(v&'8%?p@.&<d\
        (>0du%!'E?w6!5&?7l%>HSE!:3DsE*DS(8GZicG)X-!F%Qsm3Qsx*Qt1=QtA$QtD8*Dc4)(H$2$DM}u%$FF!'de*>*P$$,ka!%%!n'%BH!Izkdan!5%-\
        n'!5M#&L-r1@XmhCITq&.gK'%jh&$NEF(b%Qu)'Qu@*+u(Quq.QvLc'@/.7(v*!z+'~f7!'GJLE/Qu8o5!8d&!wC##q%@Y$G(3*QuV$Qu^+Quei%+xdh\
        DDqQ2!fE>;n%!'B>,9!#/#&$!%I><.*Qv5)Qv?+CKK.$&8QvEobi!('!5,#GB!Qahfc*$2I'g&!'B!/&EENC$52!2*?o,B!L2Qv~%Qw,'!:*Gx](QwI$\
        QwY+Qwa.Qwpc/#AB@$O!(%/%'!wB!Q9Qw@p&#i%!'.#AehEDY}!(&EENB!Q!#$!%8*g9!:kHDn/abiDB3n!#&!V%$5'C(eB!%/E?2HDnt0@)`)Qx/8.v\
        jjk02`G!f20F3ED4EDq!!#%Qy41Qz#,Qz((QzC0!')Qza$!%+Q{r.Q{~c'Qxx)Qy*$!F+Qy05'FjtD@W;*-~f!#%!,/$QB!%&!wI)UG>RW-@4G,QyO*Q\
        y[)Qyf+Qyvc,!'I%W!($!Qi&$&C$&h!(&>.:B!Q+QyojLJQ<e'#SG!@dhd(>vEV&jfcB*D%Qz<'@hKcj'!5b&&yM#&*?qeI#,$QzLfIP@!%!'$EETdh(\
        #Vd*!kFC2('Q{2(Q{?b$Qzxnbg2!fB>H7$Q{&bghDCYY!5%>HS'!`F!,%0@/&W*.dB>*l&D,t4>RX2Q{[3Q{g():8?OIjCNqUkj%$F'&yI14fcl!(/#A\
        B!Q&>8[di%!'E+o2E9|3?P`,Q|D)Q|K+Q|Oqid$A@ijc*,TI#,a%!'E1GjO+Y&>C4C!'k'Q|jbah!#%!,(!,B!%)2G$Q|}+?Owb/!'aK%iENId(Qdt.!\
        :b&A*/2*1qG.?!!&#5%Q}r1Q~Y'Q~i(R!M0R#*+R#m.R%-j'Q}l)LN*.%fnboL@<I*.gB,--!w2!2,@29/Q~8*EBn)Q~=+Q~Mc)D,tL@=UqJ>(w0#tu&\
        !w%!''$=F3,!#$!%h'!5J)_!%%!n'N6eksT@Q'3CLg,J-P*R!1$R!9o!#%PaH$!%k&Q?K%!'L&<!#(%NB!%h!(&>.:%!,'F(b(!,B!Q*R!c)R!l.R##i\
        .CVJVEGvc*>.;ICA.0!w+!'jdgei!#0OouB!%*.gGE@A'R#K,JK.(R#Zb,@29jh!#&&y%!,6$lB!%3@;`+!/f&>lwC!fg$R#eoC>|fd4>ZmV&j%!,6$l\
        1R$F'R$K,$X(R$U)R$^.R%*c)-~+)_kfc+B+agh!#%?ZyB!%cGHqo*!k+BwuV&j-@3KGD]N'R$w('x.R%$cdg!(%!,$!QI!'jh!('1GB!QjhkG*DP2`,\
        R%F/R%J0N|))R%P$R%`qlE-~IB{O%!'N!w3'@)JKZ8*YsDE=Z-Fu!NC4W-#Y%R&P1A*!'R&`(R'B)R'M$-*.R(l5M;ic7(v,>&h/!2)R&Cd,%WH'_o!#\
        &?7l%$&B!%!er,@29/!'gIPr|&Qo0*R'&)R'>j%$N,!/ki&>nZ%!'(BiqL&<&!V%#;'%y.!/e4H4*,!'N>EGCFB[(@29)!FL@ar%R'i'R'u(R((5(kc'\
        2+j%!fI>'B*F<ac2!'IB{O&!V4Bwub$DM}V?OI!#3R(J*>>?)P#O$R(R8R(as'!Fib-!wY#,f&#iCE//!!mbjh!#'/FB!%%>vSd)!}B#,fHLH70R)'$@\
        n7gd6*:(!:I#A+*AneiaIE?3!#%R)P'R*P(R+$$!%.R+Bc,D{oMNtX&?4K'2A*R)v)R*!+F;0i!#&!w%!,,!S)!@B!%&$&3!/L%f%R*8'!q$R*A+)G5!\
        8qCQv7!#*H2'B!%&!V%!'d4CEKFFo-,?4r$R*e+D[N8R*vbW#l&!V%$5d*!k(>*OI!f&@jU%!fED]W-#87!/i+!'8&^khdeg!#&#V'?8`B!%%!'J,-&%\
        '(R+Z)R+bd*!zG#Af2)GU!fdI([geJE{j%R,b'R-?(R.t.R0*5R09c-R,L2R,T/-b0R,Yqoe$B(i8.vl&BeFre/>DrBB(indaba@ekcM>PI1!/aFJhk&\
        !'(R-!$!}+R-,.R-0;!Ygd$#YL!c,':/&NBC47FH(nl!#$!%ch'?&fF1j4,Q0R.C:R.Kg'R-](R-cb*Lz$BB]:(!:I%9,No7)En}$R.)+R.98.vm&>EH\
        1BgV,>'9I*j-?f=+KJhmefdPMvu(+rfcjOJh9hepiF@.ee4-9'!z/R.c0R.j+.pjIA<i%!'F>l(1,w(AAPL!=!#/R/q*R0&$!%o%DSE'&g(R/:5R/ncg\
        I>Iq2R/W,%*/R/]*%*0R/b$R/ijnfF@KAbHDZ+egI-J1Bq,B#DmnD*jM2pq!#%O+s$!%e1DZ*E!zKFF^/R06$!LqcG,*R(J/Jnq(?;<+R0Rg'!2jnejb\
        NAPI'R0[nMI~1o%(RFO-C!#4R1[-R2W2R3t%R4Q6R4W3R5&<R63,R6F/R6R*R6a(R7;0R7F)!2$R7e+R8!8R805%lc+!2i!es$!%ba@eo!#4R2%3,J1!\
        }'!S(R28$!%9(Xc,I3d*!zuE>xj&&Z'!5eg!#6#w$!%W#c*R2F$R2QsicV1|kjib&$CEDBK%!'F'*&Gph1R2|'R3<7R3?(R3k)2y+!}b4+<3,JG!'!%&\
        E{i/R36*!I9&pb&!'B&LegPE]ZH05!#)%6$R3db5!'h'!]$+?had(#fc!2%%|JQ(Z!!nDA_D!#$!%jO#]%$53R4,'R4E,*Yo&$NJ!/'!V,#Gb!#0'=$!\
        %i!#'A<$B!%*!kjki%$5F$c,!'B,96R4h,R4t+!'cMBcn!#,!/)P&6B!%'!5b!#4+</$QB!%!#3R5N1R5W'R5t/R5J(R6'$!%c!#$!%+A{KlcG'=%!,'\
        !5B!Lh!#%(b1Aea''U*!I$!%s'>_nL@9Eo*!Id+!@s'@hKS#G)>K>k)>K>I!'ah+R6Acs%!VT$icTG%j%!f,!'dbV@<>!#&'s%!'$!%L!'3R6w7!'$(v\
        o!#$!%bfN>dd2?J?%!,3&d'!5,@=z/0!$&,+(>v&$]F-x!#<!2$!%I%W!#&$x-0x%BUp(>UZ$BMg+&,m%!,J(v!!%$57HZM$R7yd4%vH!k&!'F#5%!'(\
        Mys.@jTX!L%R8C'R8a.R8gc,+1B+?+R8Uf!#&!'4GJVBA_/!#%!,$!%I!S%$)H!2JDCT!#4R:P-R;#2R;w%R<@6R<Z3R<`'R<n,R<z/R=c*R>1(R>>0R\
        ?7=FXg)R?_$R?v+RA=.RB?81+9RD!5RD?:@5Uc-#Y/'_*!')%W$?ngo1R:77+]/#))GR=$R:>9R:Iq,&aFIOie3!'L$C'#ihb&!zG!'&$]F@xe!(&2%%\
        R:t'FZO,!/(>=9$!Q.R:}q%)1E>GH!#)Jk&B!%B/!!#-G]c7R;<(,h)A65$!%clR'=!#-R;_%R;f6R;l'!])>e[$R;r9&pcqEKw{1MQmG!I))zI+1'%o\
        F&I!!J&,!#%D'k1*1(R<3)R<:$!%pbG!=,!YMR/]dpL>rr4MQmghpbg!#'&g$!%e3?eHB?}TbKB@r&!w%R<0k%+1E*c!#,!fa!!IK|:,R=5(R=Y5R=^b\
        !#$!%miDQPm!#4%6'!5(R=Q$!%bf!#$!%qiDA+3!#$!%V!SP>P7mFH*V%.a*ERc0#l.)Oc'#;g-!/'(J(!'+R>,a-#YO!LdKNb(%!tob&@=TJ@?_2!''\
        M'=7AUm/R>f$2|+R>{s%!,',]5!8h(#MG)U%KNl6?a1'/[/&9$D9TS!8!#&#J%!,'!5,#]a!!h&@/@F$#1!@'%-b!#4,N/*4)!'$!%9R?VocgK!Sc,@N\
        ES!'=?{s$R?pd2?gNN?[ZjnDI)b!!%R@F'R@t/RA)$RA.+!Sc!#-&C,IX]$!%f5!8d%##F!'6#w1++,R@f/R@m(#`+#/9#cq&$]LM3ii%!'E${c,#GG!\
        @,#`+!2g!#%$/$!%W&pcGA^,!%42.'/:b$&LI-h!#%RAl3%Q1@<2'GO-,RAt(RAw$!%+RB#.RB;c)!@+'gV.v!#*&)B!%@et)!'pfcV)t'!59RB6b)!'\
        g*!IBB]:bE@beHGaq4#5%!',RC%/0[*RC0$RC]+RCj;!Lp%@>Ln!#&#J-+V%)X,@>I*Ks~)N,U$!%neLE8T&#ib&@=TI#/o&K2}1@~f'!5*!I$,9+@n7\
        .#M9(-b2!])!'i!#&$]B!%!%%+P'!5hDK2}!#'RC{$!%b/AQgG!'HFJG4-'2RD8%Azs'!5,&acH@>L'/[SD+j$RDPci!#''U$!%I!@h%1[F>d)&>ep-R\
        F82RFE%D[06RFx3RG+'RGQ,RGU/RGb*RHt0RII)RIc$RIk+RJJq!#&-$2*U%REm'RF(,!/(!,$!%.!=5!8q'A^{,!/bf!#'?yc$!%gCEcd!#6>+)*!=(\
        #`$!%i!#,!2B!%&!'2'C%##j%2AF!:+#,t!#$HQ)L!=&>Mz2RF_%!]').)!25!'qC?!C!#'!],!/$!%bf!#6#w011B@t5s!#%!''@!i,!/B!%!#&'s4!\
        @3RGB$!%.@*{bJ2.b,2.)!'o'?)1H!IHFli'!5b!#),cB!%!#4RH/%RH5'RH</RHG(RHS0RHi)GR=$!%cg'!2BR>&&!'J(v*>YWY!Lgc!W*D'lI)b&#J\
        %!,'!qS!81$).RHef!#/BYgB!%GRH[!#,#A$!%L!=-#Y2RI<%!'3!'*RIC(2(+*M.#M9%0c4E|)W%0,!/FE[0%!VE%-%!/+RI]d&$@j&?@yF#`kfC@)n\
        &CX4EL,6-!}7!'$RJ(+RJ1n!%%+P'!5J(h%!F'!2L#`!#,([$!%d*0hj!#&!w'?w6B!%!#1RJb'Egf$!%c!#4@9JB!%!#6$l,$X$!%b*'CfseGDD>&!'\
        %RK,0Od`oqCDAH!#3,JB!%4!2-Rgm%R}k6S7.3S781S7?'SKb7SYv,S^v/SfI*Sii(Sna0S};=T6j)T90$T9=+T9K.TZZ8Twi9Tx!5T}ec!#&F^!-RMv\
        2ROB6RP%3RP^1RQ>'RQW<@8Y7RRG,RR^/RWF*RXW0R][=R^k)R^r$RaW+Rb6.Rct8ReC9RfM;Rg!5RgQq4RMM%RMX'RMc,!/(RMj)(|c!#$!%+!`S!`c\
        h!#'F5sB!%f!#$!%hF28-*.HOunh!#&#J%.HB!%!#-RN?%RNY1RN`7RNf=(e)RNz$!%c<RN;pcW&C&#i(!'.Egfncf&$C($Cd2!/H-MfoFOYd%)=B!L!\
        #4%Q-BI,6?a1'!5B?b-%+('RO,clbgIA>+,RO9$RO>sE@2}bQ@'>ICzE1ROt''U,3)*!I(ROzo%)X1*.ib!#-BI,))z$!%q&H~9'%3F(*%!'L!'lcaeK\
        LWP6RPN)RPYb4KP53?a81@}E7RPI*!I+!@jGA`nbbN#G,1Pf&E/[F!:cH1|!#%RPz'RQ&(!'$!%.RQ5c-?wxM+A!#4A7uB!%*!2hhc!#)?}%B!%cfe!#\
        a@ew',*.RQNc)!2mIA5acfe!exB!%2!23!2/D~?*RR2i!#-BI,6B9S'!5/*4(!,0RR-$!%qec).gI!'iDJf{6E5&h!#1#c,$~$!%mDEnS%!''!'7-3+#\
        2c'!'fhVM!w%RSY'RT&,RTU/RTc(RU&0RU9$RUe+RUo.RVV8RVk9%<c4)(-?wx2!/1!''!',!'/RST)!@+!'c1!'/!'I!'cHNVn!#$RSjf&+G*!tF'x!\
        !3C|3,L@L/A);)(09*`jJH{[%RTA*RTI$#Y8GUx;!Lj(F![S@t/g-+cI?Yp&!'%!''#>F-D%!F'!q5!8eW(6'!'(RTs9#ccpLJdZ!#$!%g4'!%OF?E!z\
        ,!'(!:g!#$!%d-!2U!2!#&'s$!%d3RUO*RUTjO@a'ieB#f;Mq%p'%yb-)wBMq!(#`d6!@J#`!#&!w-RV5%!,'RV90RVD$RVK9RVPq(&FL%oCB9L)!/g%\
        CoaQ!'&!:C>~c!!O*4&%cF*J4JBn7#2h%$5ch'!`FBCi%RW$'RW0(RW;c2,w3%fI#,!#,A^,)!'B!%&!'g'!2F>xj!K%!n)!'B!%4RW{%RX)1@e#'RX/\
        (RXB0RXN$-3c)RWpg!#&#`B!%&!''?W8BHN8&!,k->A3G!'7$@H!I!#&!'%!V$AZ{+!/wP%i&!',!}$!2V%<&!:1-GJ([-RY42RYc%!]6E5&3R[8'R[d\
        *R],$R]5+R]:8R]R5R]Wc!#&!'$!%hDCnk+RY?n%)7F!'&'8.RY[d6*:/OBE(!:h'!q.#iS!8&#VM?UV!#4RZ?%RZ_6A$.3RZh1RZo'!],%$/$Q0RZv)\
        !2$R['9R[0c,ACLfcKA6_%.m,N'c(RZX.!,c3@~m*#PG!';!LS!'f!#,#GB!%,A%nG&/'!'F@2r&@2sd,!/0!SI!'!!0.HIG7%(*JdjO,9!#6K%a(D2a\
        )!Y$!%.R[Uc))UmCFO4d6+$g&$x%(6E#>-B0wh'@K$(R]'5!8c+#,fd&'8*!IL?UUfEAy4.#MrcaE-<bVGXv'@9W(R]Lc!#,Bf*B!%,-*B!LdIAPJDAA\
        Y1%?,#G(R^#0R^4)R^F$R^c9#cd22s%$NH>9221y+(|g&$xd6+$H!'%!,(.an(!'d)?zrB!c&/C%&me4!/0R^]i%>hFE#/%!VO.'&@9XLA#*=-3LMyr-\
        R_]2R`u%!/3Ra9'!:(!5)Ra?$RaC+RaMc!#4&W3R.G*!'0!/$R_S+BVCyC>TD!!(%EVAIY&%B%@Nze4>Q52R`<'MU|,>[i/R`G0R`N)R`]$R`cj%BeA1\
        ?6Brahd2A+iC+~dg&!'%!'E#)&F0pC#S,@|D+%Nn&.VE)OncM>dz'#;('*0HhIh%>[jS#5!#&!''Ra,(E*!$!%bQ$f.!=g&!'%!'E!2caBO%ycK2p%@N\
        zcmcG1yef!#'/nB!%!!7Ras=Rax$Ra|n!%&$]%!nEF^!cI>U;LAI%!%%Rb0'!5c4!@TIKE*2.B&L-Rba%Rbh'Rbt(0n)*x$?*I.RcR5Rcjcg3!''%BF>\
        2>n%!VM!t!(%!:,?;<B!Q&!w%#>)Rc9$Rc@g!#%>^*,JhR0)[$!%W#c%!'EE{4s'Ddl5(kcjh'!`FFowf&>RY%B4Gg&*7d&!''!zB!c)>26cpGAOA2#2\
        %RdB*RdQ)RdY$Re9+Re@j'!]b!#4-'0Jek)!'B!%f7RdMqfcI&@G?Qq2R</IA$j%!V(Rdr.&Q5!8d&-<%##BNgZ/>>8$Re5m+Re0eo!#&!'(H'^B!%bf\
        S+xL>vn&#JBE,cC$p%Reg'Res(Re{8!@c*Rea)@+SpCAC,*/=I!'!#,AY3)!'B!%*C!zF?Zy)Rf/.Rf>5!'gcG>ag!#'Gd2,$X$!%S!8f!#',],$X$!%\
        S!8!#2IG.6A$.1C(Z/Rfw0&d$!%+RM`9(X5!Sq'%3L$#!#'%3B!%!%1.$'Rg9(RgJb$&LpeID@e->ag$!F+>SpsfcQ(|mneH>AH!#2!2%PNa'!5(Rgj$\
        !%cH?cIH-3%Rlo1RmH'Rs8,Rt>(Rty0!t)Rx6$#2.R{a5R}Rc2!'6Rhy3!',Ri!/Rin*Rj50Rjw)RkA+Rl?.@C}8Rljq!#4$`$!%d-&,%(pe$!2L!=se\
        JCGW2!'%RiB'%-,RiN0Riec4%v3!/)!'WEAE!#*Kyh)!'B!%'!`5Riaem!#'G+mB!%WEAE!#%AzsB!%!#0Rj'$!%l%!,eg'!qSQ7T!#%!,'!'(!'B!%!\
        #*%H$Rjf+Rjko%>8['Rj^ci!#'>|`/HDU($cB!%.!cgD>G}!!E!`'/[,#G*!IS!81Rk0.Rk=b!#$!%p(@C=G.?'I=Ze-L6IN>@6JJtW!#-/y2Rl$%Rl(\
        6Bcn'M8S,Rl80!'$!%+1:c/Rk}q!#$!%cb&!:.%rd!4P!'FOYRE?c3!#-Hqo/BYg)!'B!%&H/BC!F!#1!/$!%+RlTe,':mnD0Lbf!#4@cu'!5$!%p()[\
        L!:bgQ&^*Rm%0Rm=ie0A6tpJLE<%Rm0+!'cG,$!#)!@a!!nEI4Fh%!,'>YcG!/%Rmv'RnC,Roa/Rp7*Rp_(Rq?))[+Rrk.Rrs9Rs*cssH3)%?;<6Rn./\
        Rn2)JLaoLEabsJ*j%$5(Rn?chEPKcXEbL,@VK*!}0Rn^$Rnc:Ro(cmcGA7bmbG*~/Osdh!#$!%e$RnzffncK?Ybel&!'%!'E0&(Ro4c%!2H>PK-?jA3>\
        <a'!z+Ro]m1RoP('mbIE+p5%Ef&BNlCB7|ODC<'Ro{(Rp#.Rp0b/H6?m!#0'_B!%lcX$ijt!#$!%lbE@~clqbGQL!%RpG(RpR.$#cJKWr&!,%!,pbQ#J\
        !%%!ne$!/X%f%Rpt'Rpx(Rq%c.?/ZmN(pjU&@h:$ihiDAEF(#P:Rq7f7$i)!SjO$i!%%!nX#5/Rqe(Rql)!V+Rrei'Rq[c),cBOb:.&<c!/B!FqkfQ?!\
        D*!Si!#-H=W6RrC3C|31&/'!5/RrK)(0$!%+Rr]9'p5$`q&!kFDT!%@T)GA<e'PX0c*!')!c$%cI!/''*bD>R;hdB>Ipd7.KjU.K,KWr$NqVhwahcssb\
        J?3p%>W'c!#)?}oB!%%N%V,#`/Rsi*Rsm(Rt(0?El)>T;$Rt..Rt:c%L.X)>wCI?(hdI%<2PCp+Rt!j%(s'!zL!=diJCVy,,'H!'a'!`.#SefI(>GH'Y\
        &2(bf&AQM%?.V'BB#e2Br~/&N$#z+Rtim)G+ScG@M!(+rd&'8-!'*!YL&<7!/,RuS/Ruz*Rv8(Rv>0RvE)RvU+RwU.Rwk9.Kss!#%!,'!5,@TnB!%2%W\
        ,)R(Ruj5Rutde*!'B#zm&&FbgPCnk/!}I!}q)Rv0bf(Rv,bB+lMA6t%Rv)F?q1-!/C!'0@G&I'_%!'1N>Vei&>}DE!2-1'%Rvp'Rv|*#l0Rw%:RwQqL+\
        G4&|-$`71TG!'&'sH!k%!,'Rw9cbg&!''!zF?q1.!=e!#$!%g!#6#w''m$!%W&pFHd0-CjJ%!,'!2(>Dq$?naI#w*N;7$!/+Rx(f!#%!,3%f'!5B!%!#\
        %!,'!5/0!B!%%Ry6'Ryy(Rz].Rzsc4,~3!'0Rxc+Ry#9Ry0l!(4-{B!Q!#4)C%$5'Rxz0MV=$!%nC*x%!'H!kjn!%%+P'%-N'R,#lH$~&DT+9Ry^b!#-\
        PGH2!'$!%g%!,'!5,&W0P,rWCf)!#2AhS'!5$!%+)R.#Mq%#)cJ>-%/Rz/0RzB8RzXq4-{C$5!#/(U0!fa!!nc*/tW!'!#$!%h!#(?`~$!%.#SWCf)C>\
        U!2!'6?gN,!V(#J.RlkmOKAi6):/R{<*'~0R{G+R{Nq!#,&W$!%q%!,d*0hG!z!#/(U0!@B!%,!/L>:7dg%!S5!8d%##$&^X&^6R|),R|5/R|Y*>U!0R\
        |b)R|r+R}&o!#2#GB!%s!#%!,,!/B!%0R|Fi!#%)1'>@XB!%'!:h!((!,)!I$!QLB$V!#4#5B!%!#$!%mbf!#*1gB!%6!'8!@f5!8d%##J$,!#-FS!'R\
        }A$!%+R}Fb!#,?MbB!%pCBHUib!#$!%qL>/B,#`+R}gmn''(.%reX>@AO>?W4S$--S$:2S&4%S&o3S'X'S'w,S(e/S*$*S,`0S/!=S0@)S0j$S4@+S4u\
        8S5[9S6%;S695S7':N5)c!#-S!C6S!F3S!X1C(Z,S!`/S!o*$20S#)=Es!)S#/$S#;+S#o9S#vq&!k'%'e&%'GF^;F+V(S!R)>=dcG%H(!zW!V)A%nL%\
        3!#&$&%!,'!5B@Qo!#&A)?%,z(ECga!!h%!,G!I,*]F*J(@jZjn%!,J(h!!-?{n'S#S*(>(S#Zn%%3F#S->`SP!/g!#%!,'!5$!%c4G/CJ!'4JcPE!5%\
        '[(@xec,!V)!z+!SS!'(En|.!ccaIL$o!#&$&1LRb7$i,Pb5(S$n0%<)S%($!%+S%V.S%wb2#A)DVoaB>*M4>{mgo&#V%!,'@<C/#&F@<Eb-!@h!#%$F\
        'S%M(!,$!%c'#S$!/f5?yqdDCOp*!'(!:V&j!#'S%s(!,$!%cf5!8d&?B7%##B!FFPsV*S&()S&0icGB!?odpfcV/XCCF_%S&Q3!/'S&U*!2.S&]c,!Y\
        *!'I?O4HO;]/?]{I#,,?oH/!'j%$Fh'!`G!I!#'!57%W/H*V0C}C)S'O$BMg+S'Uo4'[%!,'%-,#G/#)0)[$,9+,qjc7!/B!/!#BL*fO#A/?]{*@<>(>\
        G}.!/fbpch%!''>*NF!,->Iq2$i*!/$S(I.&Q:S([pg'S(9bL)1ef!#&#J'!q$!%S!8l!#$!%e3B)|,&TB>m}%$F'!5L#S%S)16S)[,S)g/!2$S)v+?/\
        Z8S)yc3S)-jO>1VEJoK*S)G..<jh'>-x/$Q(!,W*`&FYp(S)Wd-KXyL!cJItf'*c,$XaDA]3!#%!,'!5(D?%B!%S!:&IRPCB0h4Cud%Ky8'S*F(G<h0S\
        ,Rc0?:d$?rYgI?s@!#4S+&-S+*2S+E%I/T6S+Y3?{&*S+g(S+~0S,(=DjG$!%+S,78EAHckhFPp*fC0@%QBk(S+6dG2M,!`/!2g2N6=BJ+R%S+R'S+Vc\
        G>`SBG2%D-D,S+cdHL9<LG;&(%Tcf!#$!%5!8d&!:%##B!F,':IK{P&Ey:fe!#6O<`B!%(#;f(S,Oc'@beg-!/amcG>FhN0I&2>$PX1dhCFVs!#2S-)%\
        S-5'S-S*S-^(S-d$S-p+S.Zch%!'F,D&#2%.y'!5L#M!#-?yT$S-Jpc!#,CQyB!%!!j%$NO%l,$,(?:#I#2&!'E!Ff!%&!'%!nE%E!!%G$B'S.-(S.J.\
        S.NchdeHFB{4)(*!kh(-Dd8CHW:S.Aa&!w%$FE!5GDD?($cci'>|JH!I'S.i)!@b!eyH$2%>L2*$ilbgh!#$!%ciEIu|1S/U'S/[0S/c$#z+S/g.S07c\
        ,!'fc4%vh%(6(!,)Ff<d(>*OB)=cfP?k4&!'F?;<kU*.!#&!w'S0$$!%.S0,b-)w*-rI1q-Ii/J@MKcpb*KMMBI@7i+)tjO>~dk'!:(,nb*S0]$S0ci!\
        #&'s,!2B!%&/(K([h%!,G#84!Y2?(h%S1S6S1j3S1p'S1|<S2U/S2X(S2g0S2x)S2~+S3D8S3Nc3I{:'!V;!Lm%!'OBU^g&#i%$/3NPq'#>(!2odN$,2\
        'xO#cb!#&$&)!'B!%&CA:%%T6!'3@%n*>:,(S2H0>tBj(?g9.?HzhbGF[~,!2.)njelC>mIC+ueg!#$!%d$!SX&^,&T$!29!'h'#;F?/>bgI?1Kc!#$S\
        36+S3<g'!z(!'L!=!!DN>Y'?+%LOD%)H:?kiDC*l%$5'S3a(S4-c,!'H!F%0_,$,*!k+S4'j'!5b!#&-04'!/$Q$!%W*`(!,L#i!#$S4:lbjO??g!!SE\
        xC40[%0e(K^a=S4Z$D/`+#]cMBQ2kd0S4jjbghbH@h9bocid&-<I!@!#&?}.4%6,#t$S57+S5@.#Me6):ND.5!!->`NW*m!#,S5Q$!%b%!'G@)n%>K0'\
        !5F!,'(sb)S5og%!,$/bIG0`!(%!]'G9d$!Qc,#>H$2!(&#J'!5$!Qb)><IiJ$i!%-S6Z%!n'S6_,$X0S6e+S6l.?jdcQNO>cN-J*!IB)=,@{/F!F!#&\
        $&%>^*'G|z(!:$!%kNAi/jnbJH>)&&FefwDD_]fcsTHG%%S<f'S@+,SC|/SD0*SDL(SDT)SI-+SJL.SJS9!25SKVc-S8X2S8]6!F3S961S9F'S9M7S9S\
        ,S9o/S:&*S:Z0S;()S;?$%E+S<D8S<H9S<Q5S<Zq4$~L!'UA@#!#2&a%!'6DT.'%-(S8}$!%q%.m,+JL%ov!#%!,3@E-'%-$!%qeYA@j!#4,N$!%p'!]\
        rM*]%'[cP/=7$@I#)'%-(!L+#2b!#2*U(%Q)!'$!%L#M%!'9%<i.!'e*!'+!'W(6!#4@Q'%S:H'DgV/?s4)&a$!%.!=c*'XB#Y!#,$X$!%s.@9EcK>-7\
        3S:t7!'*!@+S:yo'!qr!&QP&6ncE#l'!q.!5r!&I*U'S;9b!#,GaR)!'B!%*!kG!t2!''S;l7S;x0S<'b!#1KEt(S;h)!'$!%9)4jGC'=W>U!!#&@kU*\
        !kB!%!#a!!7#DLA#*!#'3!*!I$S<=5!8b*'_G!'!!nFG^jI@Y#%$5'!5F!},!'/!'H!@!#7$@$!%I#)4S=f2A+3%S=l3S>K'S>O7$i,S>h/S?S*S?Z0S\
        ?`)S?g8S?~5S@(c!#$!%+S=Vf!#%!,'!5$!%W@Um6#wn!#%!f'!5B!%&!5C&@*)z$-u+#Gm->2D2/L6@}E'*c/#))>Hb$S>;9@/?nCAu$7#Dn&A*#bc2\
        !'G#GC?}ot!#&!'2'x$!%n!#&!'2'xB!%4$]6S?$,S?'+S?H8!So)*AL$#T)q!#&@u%4,N%!,'!5$!%5!'s,1Pd)!/BA%dbf!#4JcPB!%&!'FRn?cHQ,\
        KnbfPDUt2!',&a/#)0!2)!@qb)!FI!'jnbH@<2U$@4S@m%S@v6S@}3SA/'SA37SA6,SA9/SAV*SA`0SB8)SBg$-u+SC?8SChc!#$!%IJlW&$@qeJF#3,\
        @1tB3/h!#%!,'%-,$XB!%CAP6I*AB(|i!#&@*{'!5$!%5SAPbiDA*2anDKw{!#/?s4B!%!#&!'4&)%$53Eab'%-,GHY*D<[0SB2$!%+!to5!8d%##Q!'\
        &!zJ0!,A)8/>J@(S;h0%H$&,9SBY5$`q($`LA+1&$](-xf%$#E0S&)7%!'7.*)#Gh!#2@:H6@Ph'!5,Rm9/*4+(>9SC:a!!iCS+'cEIE#!#%!'1%?,,$\
        $!%9'ph%!,'SC^cn@e|*!kl!e}W#c!#%/%$!%c!#1!'))UB!%'Ro{(Rp#b/H6?ND,%&I,F(SDC.$#b&!,QRpN!%%!nF?@6e(#PGD9,-@NE2SE9%SE=6S\
        Ee3SEt<#2*!2(SE|0SF9)SFs$SGq+SG}.SH,8SH29SHRc,!'I!'PC^?6)q1.$,.?/Ahl$SE^+?VYq'A%P,%6F&F1#tI@nU)SEncf@e~ehn@f!'!'kHAp\
        j!(6-_7!'$!Qh!#%!,'!5(%QB!%!#&N566@Ph71T,SFe0%H$!%9SFjn)SF_cf@f#ehn@f$dsI.*&C30dgP+J'!5+SG,b!#&!'4+<,#tB!%&#J4Ci_%F}\
        J6(D3,J1SGd'!2,,$*!I$SGj9?Yej&*~(IHf.!FncH@W;&&ZF/@'K~LI)R1A{KhcteVE-+!#%!'3>HbB!%,,GI%Wb!#)!'$!%i!#4&|%!,6?a11%?,!S\
        B?b-4-'-+Y2*U%K{$3C|3'%-/A);0SI!)(0$SI)+,qykMRPK'>U?J.?IC'=%SIB'SI_(D#K.SJ<cNP(T9SIOo!#2!SB!%!#2!]'*c/G0=B!%%C)z6!F7\
        !//SIz*SJ$8SJ3iJ>fjm%!,T#w%!'t!#&#J'!5B!%b!(,!fB!Q3!'q!#4BBQ,#]B!%'RrlL#M&!'-#P6SJt/2y*SK+$@as+SK6o2!SG!2+#2si'!5b!#\
        4&|)!'B!%!(*#G$!QI%W2*U%@hp(%Qh'!5,SKMbGD.,b!#-&aB!%!&,&a*!IB%c!#4SLv-SM/2SM^%SO=6SFg3SON1SQ77!2,SQ</SSu*SU^(@]r0SWF\
        =SWj)SWp$SXN+SY#8SYM;SYW:SYic/SLoi!#'!2(Fuz$!%coCBmw&!5C?n!!#'?7j,#G$!%5!Vb,*(G!Y-J-4'*7t!#%SMU,SMY*!I)(0$!%q%!zc3!'\
        S!'HCL}CGb+2SMv%SM|'!5,#Ac!#,Ev9B!%ncGCnv!#&-x-%<717,SNH)SNP$SNg+@DA9SO1q&!,($`L/@d3>SDH!/'#/e4>x#-.'$#zm%${OOzF!!1+\
        J,++/$Q0SO&+SO*9A$=cPAi*JN&%%#MG?fZ'@/.ci7!'J!'3!/*$f)$)8(vlC>T(%$@/SO{*SP(n!#$!%h!#%+('!5,$X)EXea!!bb'!5G!'edo%(RFC\
        ;X!#4&|%2j'SP`(SPx011$!%c3!/+Jqfi!#%!,,%H/#)$!%d*!k$&3X&3*!k(SPts5(kd-CzmCDMyf@f%f!#&>3v%>3x$!%5!8d!f&%##H>3qcB?th&#\
        J%SQp1SR#'SR'7SR@,SR_(SRo+@j$.SRr8SRvo!#$!%bgcT&I$!Y;!Lg-%f%!'L!=FFXg=SR<j&1q'#i,!/e*%~B#zLL+^!#3,J'!]9SRTa!!jGB/4%'\
        [e(!zG!c!#'!]$!%c4@LVQ!tY*]GB#b%SS*'SSnc!2%%|H05;!Lf!#6B9S0BXX))[$SSS+++8#t9SScq&$#%.mL%o!!'#i/?cn0%$W0x&Dfb%'[F@`w&\
        !'K?Q^'STG/STV*$i(STg0STv$!L.SUH8?wSc!#,!'$!%:#tfeL+D&!:i&>c#%!'E?Q#(>GH0G/Cb*>{qG$p(A6ng5!8d%##X!L%A$ki'SU5b!#*!I$!\
        %+!`x!f'C!n6*:$!cj%B;fd+!@c@f(i-+V+SUXc->w-I)bcHCZ_!#-SVB2@;`%SVK6$l3SVV1?,&'SW%7L!$,$X*SW*(SW2$!%.SW:c'!'*Jf_0'XI$)\
        %>c#dNNM,!#-)t$!%W!'%$5'!5,SVl$1g.SVzcJ1gb!#*!I$@k^IIyii&?:#I!}aIIy?%!,dH@cem%!,E>2](H$2a'Dt!F%N!#0!S$!%.SWcneg!#&@8\
        @(PLlB!%gjkJ>wCkbE>N;!#2%<%SX9'SXB,E5&(SXK)/=$!%.#Mcj1!LL*u!#*?YpB!%&#f$!LL!=K,h!cZ&!V%!n1'07#D+SXs5>dza'/[(!t.!'S!8\
        )>ffbf1#cB>`3&$5-'x%!'7!2+SYD.'%e+SY@mOF)iGBVC&$5%!,E!5c!#0>M{B!%%!,$/b+G0`m&$#C$N'!5:#5b&1mG!'%SZP'S[).S]u5S^Ec3!'+\
        SZ8g2!2U!'!#'!5$!%b!#)!'$!%qecG@1t%!F3!''!:,DGw0SZo+SZ{9F1FoDSO!!#6)q$!%IIJ=jn4)C%!,E!]&Ew)4A$:%!,6S[e'C(e,S[i/S[}*S\
        ]+0S]M)S]X+S]f8S]ro!#2!S0#)B!%TA@#i!#6$l'!q$!%5!8bI>ll!#/%H0!fB!%!#-)41%?7!'*S]D$!%s,,6L!V%!,'/[S!8!#<%60!SB!%,!'/K-\
        N)#]I!'!#$!%h'*cJ!/V!@&!'*S^9i7.*,S^-okQB[>!#-*x2S^(B!%t!#4/h$!%W&p4+l-*x2>o+1)C)P#O$S^g9S^ni&-kESNI&&IKKlZ&D-OGH+!%\
        S`~'Sb:(Scq.Se?5!]c4!'3S_s'!:7#A,'x/S_|*S`'0S`:$1'+S`H.S`Z8S`n9!'5.*jt!#'!5*!I$!%b*)GG!'!#1RxwB!%!#/!SB!%2A$j+!'p!#'\
        !]$!%L(U!#0!Sa!!1%$I17!#%$5'!5$!%hbfH@Qupnhbf!#%!,1&/'!5B!%b!#1KEt))z$!%S!'2SaA%SaO'Sax*Sa|.Sb)9!':Sb6cXD092%Hpb!#1B\
        ~IB!%7!]+!'8!/m!#%!,'%-,$X(-[$!%5AUhv%%<cJITdpO,<obf'?ycH!Ihn!#11C'!5B!%B@<22Sbb3Sbi/Sbm*Sby0Sc0+Sc`8Scij%$5'!5UA&Jb\
        )!'W%0O>EV%!''!]/!SH!I7FA{p!#4%6%!,'!5BErQ!#-HTD7A;h(-[$ScU9%0m&#Jbf!#'!]$!%W(X!!h'$#GA#'!#1E?3B!%%!,eV?}n&>d)3SdA(#\
        M0SdS$@as+Sdf.Sdo8Sdv9Se+q!#4A$jB!%!#3!S$!%cg!#%0FB!%!#%!'0$~a!!%@bdO)R!#1D[0B!%-1'pO$p&?!Dbg!#'G`B,$~B!%-C1:2*U'!5*\
        !I0?fZW(-4!'2#J'Set/Sf$)Sf5$#Y+Sf@p!#6>dd3Sek$!%cR'[&%'%!,E*cjb!#3&9$!%W%0!#4A$j0!'$!%pLG|z!#0)G)!@B!%!#$!%IB|X%Sg>'\
        SgW(ShH.SiQ5?'zc-@24)Sg%$PGH+Sg:i+%*i1KEt/>l{*!IN+l/*Mh!#&!'%)X'!5*!IB!%I@nT&!,3%T+*m9!'i,$ph!#%)1B!%,Sgu)Sh-+Sh3op'\
        !:b!#*!'(!:B!%&&F'!5(!'b!#)!'$!%S!'-#YU#l%!fn!#'!q$!%5!8bfCSOJ-C)z7Shm,,G(Si&)SiG+SiM.A)5p!#3$~B!%'%-b!#1&/)!'a!!-SR\
        PI%6-@Xlhn!#%!,11C'!q*!I$!%5!8q&-kF#SpcaR0xOA$j2#J+Siap3DSXH!I!#$!%I$~%Sk('SkA(SlE.Sn:c-@NE3!''Sj?7SjI0Sjm)Sk!+D,ts6\
        #5L!'i!#6G<FB!%b!#6A$.1%?)'{$!%9@thq%.m,E|%d)!zI!/!#,#t0Nrh$ErQoG@N-%$5J!'&G|0b)#lw'!5b!#)!'$!%WAcV6Skf31M0Sku+Sl-8S\
        l5jt!#$!%bf!#a!!H)U+!Ss!#%!,,%fB!%!#0Q3n$!%b!#6#w)!'B!%!#-1'B!%bi!#%!,'!5,!SB!%%#P3@Zh(Slm)Sl}+!'.!F9Sm.q!#$!%q%#VE>\
        tm2!'7#l0G|1+*MX!/%$5'!5+%WtCEaz!#-*x2Smg6Smo/Smy0Sn)$Sn2q%A%J'%',Sm_(SZKc,!VH#P'Pt;FA@Qf'?=XF#M&%3'>_nJ*A&@HQ%,zeqE\
        @Q'ie.A*2W!'!!+(-L&d4!'3SnQss!#4+l%!,,%fB!%!#*!I$!%p%#VJ(v4So}-Sp82Sq36Sqf3Sr(1A>+'Sr+<Sr:7ABq,SrC/SuG*Svk(Sw]0Sww)S\
        xW+Syt.Sz+8S|a9S|n5S}+c7P@!)$pm6#w'!])&a$Sov9AcVq%.mF&F+&)L@k5!#4#G%C$1$!%f&*7d%#>[A:0&#J-!S7Sq',!/d%#>*!}(Sptc4>Zmi\
        !#$!%d++c:S.Aa&!w%$F'!5/!'I!'4FGG,Q*q/>9~N>U8!#$!%b+!'S!/!#4@~b2!@'&g(SqO$!%cid$!FI+c7*.l!#$!%5!8d%##$!FI!/6&d'!2h4A\
        $'%F}J1ALv'!q*!I9#cS!8Q$~))Ui!#'!5$!%L#S&!'ekGA$q!%2Ss#%Ss86Ssd'Sst,Sty/BQm(St}$?a].Su&8Su-c->nM)BQmg!#2$)B!%%G{'dbf\
        !#6#w',]$'3S!8!#&!'-'X/SsT*Ss]$>Ly.!=dfF*7g%$/E>@xe30!E!z&!'b)A5ap%!'QB#S2St<,Sta0Stg+Stjjdh!(&!w$!Q.#ie),cL)n!#'StR\
        *!I$!%.%rc3!tG$,!4+!@s'AoOSA_mezLF0OB'X(!:.KMGc'#SGC^?CPNa'$=H!'4>ZmI.B%Su;'!5c4%vI.B!(*>-m)!'B!Q!#4LbX%Sv8'#//SvM*S\
        vQ)2!$!%c!>%K+},LE4*!'h%Sv%(Sv,c!:bB@p4)!YB>=3$G]+h)>J(S,04>mH(#;$K+~fa%!FckJ.dCB]u'Svd(@]vc/N2(gqL2]iezL?(*-,Q%!'3S\
        w'*SwA(SwKc*!FI-*6$l12!$Sw=9Cf)q'%'FIOiIS##%BTa'!qS!83B)|/&Nf&!''#>F$c+SwejO1g!#'!]$!%n!#%!fBMt'!#(SxM$!%n!#(SxC$!%d\
        &!'a/!'h!#)!@$!%dK>RX/+A*FIcG!2f!#'CW/B!%-Sy32Sy?%SyG3SyU''((>c#0!w)Sy]+Syh.%rq!#&#/$!%.!=b*!FI!'bf%>Jo'!qS!8d2!]H@<\
        >!#1%?*!I$!%Y!L1O%yF!'%!V'!]eWEX~!#%!,'I{.B!%!#1!t(!'$!%+B|XbG?rY!#&0n-Swb2Szi6K$Y3$@7!',D[0*Szm0S{.)S{@$S{g+S{|8S|S\
        qf%0_d[A:0DKT<o!#%!,'!5,$X/#)*!I$!%+@DAqFADT!#-!`6#D'!]a!!N>U;!#4(D-!/'!5*!I0A&e$S{b9#co'#;FAEF!!F#M!!%!''!5,0Cc!#0B\
        AsB!%1S|+c->IqH!/!#,&W0@Tn$!%9N<Jb&N<0f!#$!%g%!,'%B*!IW#c,S|[bH3,cULE4'E%.bfbdpH>H.!#%S}%$!%q&#;%Kw{G%?)!'I!t!#&!'4A\
        +i/AcLB!%%T$;1T(R'T*=,T.a(T09)T3}.T6'5T6Vc2S~P3S~j,S~q/S_|*T!&)T!I$T#D+T#T8#D9T$55)Gj'Fti7#5b!#/$Q$S~H9C3/s&@nUJ(h!!\
        1++L&d'FFTb!#$?b-9'ps'%o(%$L?a2nbhI?$q&&Fi!#$!%c+#,gX>SV!#3#5'T!C7%W*!S$!%o%&Ff%!VE!V%!VB#Y!#3!/'!z7T!{,#G/F:T)T#6$T\
        #<+>[Gb!#*!I$!%f!#',*B!%!#%!,$!%i'!5b!#4'!)!'B!%'!5F(*!!%!]E#>+EuIl!#$!%eiS?CJ!#-T#w%!'1T#{'?fu$!%+T$(.LfAcgQFh;nK&a\
        %!'dmnSO.Kbf!#2&a'!5B!%,!'H#l-T$}%T&G,T'(*T'Q)T'd9'_c)T$kt'!5b&E=gf!#0BAsB'3!#6#w1%?/,60BXXB!%!#7A@#$!%+T%e.T&<d%!'6\
        T%P($cc+#,i!#'N&9*!I$!%I!@5(kd%DMyj!#&!w'#>B!%%!,'T%|)T&#c++{j,!/L@pyH@,(&!V%!'e3@:l/0q$C;YmneIFZZi.&<c!/I?O[2T&cjn!\
        %%!n,$X/Ahl9Cf)dTAXF!#4-'%!,'%-(-D.#M9T'!a!!U@Um&$]C%3%>Q1,T'<+#l.T'NcC>Q1!#4@/-2*U%!,'!5B!%H/to!(%!,'!5$!QhnGBMy/T'\
        q)$]pkJ?TX!#'>2$(T(L$!%c-NPqh'!ze30W0FZ{:T(@j%#5'#iS#/e&N%?'!zF>>4mnEEgf%T)-'T)l5T*%c%T(v3FO4,B3njbi(E2.L!=f(T)#cJEv\
        9'!zjcfNC*{*T)=)T)Oj'!}F?q1(T)Hd(!:B.<'!zN?;0%!'(T)c.#5dj&@9EE#>-.''!zM&Ng-%c;T)|p%Mp~E!z!f)C!n)T*2plelcHFZZ*!2c%$fN\
        D!&2T+3%T+@6):3%$7T+P,T+f*T,!)T-/+T.@8!':1:j!#&'s-NHX'!]7!'$!%.?1{b!#/+])!@$!%q%.mL%obf!#6,t$!%W(X,!'pbi!#$!%bEDgV!#\
        $!%b!#,#]/?{'*$`B!%%!'i!#&#J%!,'Ap,(-[$!%W%0!#2T,M%T,U'!]/Rp+*T,h(T-#$T-).!=c,!'j1!LE!2,HTlGBMy!#$!%+!'i!#%>WRB!%4T,\
        z%IL6'!5c4%vU!ScftC&d6):X!2!!IG~)%(J'T-M(T-w+!'.#`c-#5%!2,!'H!F,>7Kh!#%+('%B,$X$!%kci!#$!%+!@d$CC[+!@X#82MHj3T.2/0q*\
        T.9jn&NWfC#/)@:mS$)eicKB]:!#4(D%D[06-G$!%:!Lh%!,'!5,ETxF!`%T/>'T/a(T0-.T03c+T/-5T/5an!%4&|2*U%+PE%-!#$!%I0F!#6C)rB!%\
        *T/GbH@)n2E?v%(R(T/]d''(+%9L%rMDKK-([6):+T/xg%!'h!#%/%B!%!#+%H9(-a!!&(*VDvd2#JI'~)#JI%c'T0c7T1!,@oc*T12(T1v)T2A+T3X.\
        T3wo(@8@kM.5i!#%!,'!5$T0zc4#53!/I#,!!N(Xb!#a!!1?Ye/$QW*`3T1T$Ct2+SUXo%!/'('ri&Nlb'%yeiESu~'T1eb!#6-_)!'B!%*!I(T1riic\
        T-_RNlg6!'7!',!')!'g4+]2T'`%>T@$D9Ts%JJ?,1PL?a2%!'(T2g)#)+T33.0{c2'-g(&Fpd&'8(?:cL&<4C*v-?jA+T3&:T3+mn(#Sr,.KI!/fELy\
        }e&>@CE#/!#'>//$T3CsdB@Kx!!-N'c/A);v%%<(,9GCf*!#$T3k+T3qi%>WRE0S!!SOWf%!,E%-$!/I#l%T4V'T5%(T5t.T5~5!]c3T4N'!:+!'9ALl\
        5%HjnpbskO!V!#$!%L&C-T4r%!'co!#%!,1%?'!5a!!O@ten$T4}pbBJx^hEK+;*T5=+T5gp!#3!S1H*U$!%I(>7Eab+#lp!#%!,'!]$!%+T5`q.$#e&\
        %'U!'&&IEFIW!#%!'$GnhX>w:-A%v3!'L.d-/OC!'2!'/!/*#P+T6If!#3!/'(b*'_)#G$!%I!'&'8*0C+0FL>n`%$x3Fqe1'='!5/0!W)4k%T8;'T8U\
        c2T7?,T7G/T7S*T7Z)T7l$#Y+T7{9T8-q!#4-{B!%!#)!`B!%'+(,!'(!,L!=&BZ?L#5obf!(%!,'!5/0[B!Q7!'b!#*!I$!%I(>!#'$f*!I$!%IT3q!\
        #4/h7#l)'{B!%%T8N,D,tc7#l,#lMB|X3)UXLL$4!'3A33*T8m)T8s$#YiJ@fb-#YI#l/#l)T9++#lb!#$!%cGAv[bJ>ll!#&N.c4Jr>B!%!%&!'%!n)\
        #2B!L%T@n1TGI'TGM(TJc)TOk.TW[5TYUc-T:w2Ai*6T;%3T;)'T;x7T<C,T<P/T=+*T=@0T>0)T>`$T?W+T?a.T@S8!/5T@bq!#4%H,T:b$!%di%!'E\
        G)|'!5b!#4AY3*!I$!%lD@p_7#l+!/nS>e[TBr#!#60{3T;U1T;c'T;j*T;q$!%b!#1&W)!'$!%j(2.G?=Wbf!#4/h%!,B!%%'RFD7o*0hG>A3c*2PI'\
        g2!])T<4g!#&&y%!,'!5,!IB!%!#-+Y1%?$!%WT'!b!#1A/~(%QB!%%T<m'T<s7%W,T<z9T=&c-GFdpM%*/&9H!Ig'$=F!'!#'>@XB!%cG>EV0T=7lb,\
        !'G#l!#%MQRB!%2T=V1T>+,ERc*%*j%!'O#,!#4$]2*U%.y'A^{(T=x0T=}$T>&cfP>p6sTA36',0F,6!!I+]emC(J1T>@,T>Ob2C&0J!Y!#$!%ri%!2\
        eKE5O'!5b!#3>Hb)!'B!%!#4&|-#Y%$56G<F3T?27!],T?6$'3+T?A8T?M9(Xo(!cL$=cX%H%!Fd3>SDH!k%!,'!5,!/L#M&!w%FjkE!5%'N1!LE)k'T\
        @,(!,.T@Fb!#-?=V,$~/#&)II,$NGmne(!zL$C-%~*!'$T@Beg&Fow%)1M0!IE$2&#V%D#N)!/I!/)T@]gKA2;dUCnz!#%!,/#)BGnh%TB=3TC4'TCJ,\
        TC]/TCr*TD,0TDj)TEa+TG*8TG.9TG8c7A(],TAc/TAr)#D+TB,o!#'/[$!%5!8sDR:}!#%!,'!5$!%hO*M!#4-'%!,6N&%'!]$'3fF@bd'#/e0Re2)E\
        n}jSH/12!'*TBb0TBf)TC$i!#$!%9@&B5$`lc7!SH!'RIOi!#%!,*!I$!%ib!#<%6$!%jncB%f!#&B/I%!,'!5BC-y(TCBcge3>IHN!}-R0MB>m}g!#4\
        IOi$!%l&!:C?}o%Ozp'!=,?TXc!#%OzmB!%!#$!%l%!,c!>h&>Dw'2JF*{(TD;+DXJj1!LE!V3TDU0TDY$#z+BEdj&>T:niDE]ZGKs1+TDdbiM>Q5bfr\
        Q*(-H=W2TE66G|M1TE:,GqJ/H=e0TEI)TEP$TEYqGH=eDH=`%'Rcg'!`e/3)I%9&Cv7C$5bichdFAJ0'@~cF!:&M&Z%TF4'TFF,#G*TFN(TG$++{j.*7\
        e,?cn)@YBqdidgF>X5e0AjH+?X^a-?f=NJ^ki%(6EG)|!#*!I011$!%.TFw9TF{e+TFsjibdoelcBPmoOBG#IDq'nbC@be'!zJ!'OJx?'!2b2+AH!=!#\
        '!50#)$!%cfPLH/C@Z#4>ve%THJ6THR3THc,THq/TIO*TIT0TJ%)TJ?+TJQj1BG#+THEt!#4(D%!,'!]0#D$!%+(h.#M9&pib4%6G!'eN?_T$3/pJ?}n\
        ,([s!#%F}J*!IB!%lchd-!'$B!IX&34E,k,TI.+E)Ob!#$!%hheba@f+%TIC'!5*!I)(0q'>T{F/@hhe!f*%!nB!%kJCZ17TIk+#lp!#%!,'%-)%0B!%\
        !#4+<%!,1.$'!]0%$$!%W&p0C2j.TJ8b!#$!%gPOW*i&(AC!'!#7!'$!%f%!,'!5L#Mjn!%'!59(Xb))zB&L&!F4!'2TLI%#M3A-u'TLM7TL],TLt/TL\
        ~*TM:(TM}0TN4)TNQ+TO..TOF8TOM9TO[j7TKQnDJ8*!#&#i4OKa-%<%!,6#w'TL,<TL:/#)0TL>)(0$!%+TLE5$`ne,A+3G!:$!Fg3!'b$!=I1qFHKZ\
        '@Q'F!FcU([QD09j!#'%B$!%ndFEH1(K)nb!#)!'$@?Pnei2!'C!'%!''GaqF!:0#lc!>->R<h&>Dw%!''%yFA>C'!5b!#6TMc/TMl)C),$!%9TMpj1%\
        i.@Trf%$/F#M&$2'%oJ!@D>Li(LY%c)?n#iJ.*3!/0#li!#'!/$!%mED;h-&a3*x,(h(-[9AI%m&#J%!,'!5J!/%TNh7D!s/*M5TO$c3!/Y!L!#6@Ph1\
        &/71T$!%5!'f'!2F'x4)C,#tIJ747TO@dgt'TO=c@f,@f-dgd@f.0!'IFv]b!#)!'$!%mdN(v!('!5$!Qc3!/W%0%TRa'TTS(TU{.TV}5TWVc2TPS6%f\
        3TPe'TPh7!/*TQB0TQZ+TQr.$/9TRK5#lq()wdB,k2#5'TP`cV@YBuDHXYQ-{*%W+TQ9pnh!#&>lL6TQ0<TQ5*!I$!%b2#JH'_eG@)iDP#P!#<TQ5B!%\
        2!'p%CF_.CR,i'!5b1@}EG!'!#&2D1C$o,!I$!%m&@K8C!,%TR)'TR:(TRC.%rcQE#ap5!8d&!:-(m%##B!F!46*:Q>IH->E{B?qG!#6,t/#)$!%9(-q\
        %.mF$`%TSB7?_T,K5K*TSM0TS^$TT=+TTF.B/g9)Gc7#ll!#4'[%!,'!5$!%i%!FdH&^h-%<,(hWC3/.H9#phn!#%F}JB!%!#%$)+TSsa!!d->N:G?$p\
        e4C/e-?_$7F?3,FP{/@,*0?_T+TT9oeGDBKO>~oa!%%!nF!,jn!%&&y%+PE%--TT{2TU(6!/7TU;*TUP0TUe81+;!Lc!2%%|IDn%7#5h*!IL#S(!,.0{\
        b!#*>L3)!'B!%'A5Jb!#(%Q)!'$!%qGHT@p!#$!%5TUbb*2PG!'R,N!#%$5'!5,#G0%H$!%hCTB}7(v,>-%/TV>*TVL0TVgq%!'(FGTdJKyh4!}c!>h&\
        >DwC%N+TV_p4+l1@}E/#)G(0d&>veL!c!#$!%n%!'c)!Yghn'!:L!=2$i3TPe/TW:+TWEjhkf&C$'C!'!#&'s0#]B!%!#$!%nde!#/K>YB!%jOE/[-#P\
        2TX66TXP,TXT/TXX*TX~0TY5)TYI+G2Jq!#$!%q'/[,!/(GTcS!8!#4)C1C(Z'E}4$!%5I]5bgI?yqTD&hID]V0TXkqib!#4&g)!'B!%!#%!,',]$!%5\
        !8tHGMM!(*!S$!Qh!#%+('!5B!%&!''D96(!,b!#6EFpB!%2C^?3@>/HG]c!&%!'/.Y0TZE)TZO;!Li'TZ$(TZ7b!#/,N)!'$!%I!'+!/:&3a&!w%!f1\
        !]I!'$TZ@mFC(.hE?'h1?_T$#zI'-%#;c-CnzY!L4T[T-Td92Tec%Tf(6Tf93Tfn1TgD'TgH7Tgd,Tgw/Tii*Tjj(F^!0Tm+)Ts)$Tv0+TwF8!29TwZ:\
        Tw_c$#,V/y!#4T]P-T]X2T^,%T^_6T^c3T^g1T_!<T_)7T_P,T_V/T_{*T`T(T`Z0T`j)Ta'$Ta/+Tbs.Tce8Tcy9Td1ciIByv'!5cB>nM,A%n.?Q_e*\
        T]ql0?dvldhI)U+T]{ajEDgY)T^&dH#&cjIDXJ%BV{(T^J.T^Od8T^CfbKC#hd2&^B#,ldH+u-!wb!(2!])!'B!QPN}(dQ)t)T^{bg.T^wbfc@c`a@c_\
        FB:h%D-/L-e(T_E.T_Hbjh!#$!%d(!:u%!]E>|JE2+3*ggKCYYdgpP'x'T_f.T_xb&$CI!'/T_qbkhCT^L&>RYE#>Y#8%T`3'T`G.T`Oc;1yfEMKk**.\
        )T`>oE+u3J6caED`=$J28I@VpjeB+MefM?jdf*DZLo%!,dgDNId&*J,%$(T`})?.RnS>7K%$fN>&$e3#8LDxX!!%TaY1Tap'Tat(&I0.?+Tb>.Tbo5Ex\
        Cjfd4&^N>CX-!w)Tak+!'zkbHIx#uETafG@LV$Tb4o%>;q5!8d&B!%%##*!k$&sX&sh!(%>(fB!Q'TbW)Tbec+#,g-!/hd&E|lV!/hkh&&y%!'E>@X&#\
        /'!5LCS5M?p61Tc2'Tc6,@o|(Tc<)TcEb%!:GK?ADDm4,#DI#5*'-0!YI%l%Tc`(S,Oc1A<fjh!(%!,'!`B!QcaL#V,31*&dfq!#&>ve'!2B!%(Td,b*\
        !wf$>+jI'_jDHbR&$]eFAz(7TeH)TeW+#,j&#i'Tdn(Tdx.Te*b%Dco$TddocHF9-a6$l'1GF!,g-/!riK>87)?a|$!L+@9'LA$k,?9I/@^[$Te@q&!'\
        ''(L%r!%%!nB#,!#%>lk'!5,*DB!%%!'c$!/iT&92M:S(Te~)!2$+?c*?m~h'!`FQ&@7*.GSxN!(2!/)!'$!Q+!'X!L'!'s'TfR(Cn9)Tf^.BwebG?4v\
        ;#8j%!fE>Fh.M{Ecp&!:%D#NE'U3Tg:'!'cf!#4'!'!],Tg60ER'$!%j&#;eDQi!FJhSbah%!,E>3`cG-$-&,,)Oh!#&-0-+Y%!''!5(!,B!%&N>i$Tg\
        qdS>'|oeGK2)-/n6Th@'Ti47Ti8,TiC0TiQ+Ti[c!#$!%vCAAY'Ti#(Ti+.!,c!#-OpV2Op(*Th{0Oo9$!%+!/lb:Thvhn&>yleYI{QcI?JtdJD@a2!/\
        aFThrg&>>aSE,bgP2y!#'/[$!%S!8&!'%ACE'EFwS(kn&1q'#iL!,)$~cg!#&1qB!%!#/Tj$(!'0TjV$!%c-A6_I$)%Tj7'!F(TjOc)>|_I#,f!#-@Um\
        1&/+,qa!!%!FcL>/>g'!5B!L!#+Tjca!!E,k%!,LH9#!#-Tkk2Tko6Tl>3Fqe1%i,TlE*TlL0TlR)TlV$Tlh+Tm%.#Mq%TkS,TkY(Tk`.TkdchO&^&!c\
        G#V'&ZF$#H@Nzf*!'B!FO?fZ%Tl*'%l(Tl0)Tl7c-?_$H?m~)!fW!'3!'WA$q%$/E>kg'B9TJ1P&>U)E0S&!'E(6FA$E&$]'$Ce$!/e6!'M!'!!-SRP%\
        !F0%$+K&=.&dn&#iE#;&!:G*x!#'QW.0Tq^)Trd$!%bf!#4Tn*-Tn0%Tn`6Tnh3To,1To3'To<,To[/Toc*Tp+(Tp@0TpL$Tpg+Tq>8TqQc4NvdgHGES\
        '!2L!k1TnE'TnJ,A%n(TnOcGFP9cGRlliEJ2=/M$Ngokjh'F(bF!,3!tfF?s0%Tny'To(,>v;clE-_+#8j+!2kHE0$KJ8P'+uGA%n%!FdpO>lL*ToJ(?\
        :#lmFE8T6Bx-hbgo!(%?9JB!Q&>FlF'R%Tow(To~c*>G_ftbIHxb*H]dY!L2$i,L7KM!'.Tp;ch&$&kfcJFiQlbG-r;&,fo%!,EGg^1Tp[(Tp`chfEQG\
        CSER'$>{,W!S!!%Tp~,Gz~+Tq'5Tq:jGCUX2)tB,-&!,'!wf'!5.CS5cI?1|MEH1'@w,(JAh9Rp,c*/tY!L%C^wd$>@QX#A'!5,Tq{(TrB)TrQ.>Jvbf\
        !#$!%I,q%Tr.'Tr85#GcHSFg<%6/?]{H!I&$&-CZ1C!,)?nga&!V%!fEFlFbaa!5&$&%>HS'!`F!,%Trzc)TrsdgTBx-bgcJC&0l(!'c-?(*I,'&!'4+\
        Y2!'%D/w6Tsl3TtE'TtR,$~/TtV*Ttm0Tts)Tu7+Tuj8Tut5!2j%+Y1E;&F%i!#4Tt5%D.i6#w'!50TtA)O:$$!%cj%!''!5I+u'%'ec)@1tI!'CA$Eb\
        !#(ERK)!@B!%KBFs(Ttd.TtidB>*lkHDc~JAi/&'*E!2&NqU)Tu&i'$2LOi|d*!F:#Aa&!V%!,E.8(TuZb&C$'<TuR*TuV5!'qkhICO@F@/-PA$j3&9k\
        go!#'EcrB!%&&F'@w,F%Q'Tv%b5MZPdJCudu&>NR%!fF!,!%&Nn_%!n'*m,0C0TvZ=Tvx$>P7+Tw!.Tw>jbmIJ&_'Tvqb-!Fg2'_a%!''!`F)1-J,[G#\
        8kbnD@Y{%Tw7cdg!(&&y%!,/#&B!Qg&$NI#8ff&!wL!=,!S)!2+)Ukf&!'%!'E!5DP0w.1$bfcES|j'Tww(Tw{bgQE;pwX*jRBb4%Tz8'T{k(T}<c2Tx\
        j3Txs1J[J'Ty),Ty2/TyC*TyR0!')Tyc$Tym+Ty~5#l:#2q!#4#GB!%!#2@YGB!%!#%!'/#)$!%p%A$kE!/g!#a!!F$f%!'iev!#$!%+(>W(X'!Lm!#1\
        &@,&WB!%!#6,t7!'*D,!B?/^2!'/!'I>`t+@8En!%%!nqkjUGWK!#-#Y$!%+!Sn!#%!''!5B!%2T{!%T{(,T{T)T{ec+Tz]f!(%!,'!5$!QW0x!#4Hzl\
        %!,'!5$TzsmcHLX&!!.&dn'*JF#M%!'E%o0%Wh!#%F}J1N~@,JhR/AT`*!I0&C$S{bqf%'Rd&!,C!,+E?3i!#1%?'!5B!%+!YV(v%R._3!',Eaz/T|C*\
        T|U0!/)!V$1'+T|s8T}8:Rq7sh!#,#]*!IB!%!#$A,89>@cl%@?^E!52-{3T|bbOH<D!#%!,'!5$!%ibI?VY1!Sjn%T}/'!5/$Qq&$#,-JF$`f!#(!tB\
        !%CSE34!'0!')T}S+!'e*!'0!'B#Yo!#6#w0P,r$D!=I(>-T~17IX],T~>/U!7*U$)0U'V)U'i$U(#:U(@qD?Y=&?I#e*-9mOKe|0$@8T~qi%?Iy(T~b\
        cq&#V,!/.,*d-T%YT*:pd:!Sa%!,/!'I!''U!*c!#$!%g!#'#/$!%L!=&!',>{'*!/I!//U!f0U!zq'(Gei!#&>:!(U!_$!%d-!'$SpeXS.A3!@J?Udb\
        hf5!8d%##j!#&@9EB!%1U#A,U#m(U#y+U$%ch)!@n'R{W5!8b-)wI'-'Bq!(U#S5U#_ciDLsP*/4fdjcfN*1,!2a%'Nd(!:B/wej&>T:%!'L!=adc)'~\
        B!FFOsc-U$o2U%z%U&93CH;'U&e(U&h$#]+U'8c3U$^*U$b0U$gb)+`B>=3FE$gjCJr?a%!'E>@71U%/(U%v)?@*5PC?c)#MhbpefC@Xv!%%!nfe!#6N\
        'g/@2j*U%S$G-h+0bjrjiF??L%$,(FGT5!8d-$,%##:S.Aa&!w%$F'!5M!'NApJ'U&+)/bcjhSC%ej!#$!%c,,'I>W~*U&Q)U&Z$>=3:+`j1!YoF>Iph\
        epgcI@;`-!}%#fQ?(*X+`2!'0>O'8U'.grl!#($c$!%5!8d%##$!FI!@d&!'+%9L!c1U'Hc-T@B3Fb{Y!Lb+E~|ad$Ex<X&^n!#(!:$!%did$!LI'-.#\
        Md&!'g;Mq%p&!'b!#a@f/h(E&Abl!#'AEx$!%chd-(m$N&@X&sS0L4U;Q-U;V%U;g1UPj'Uc'7!t(Ul&)U{R$V:u.V;l8!'9VD3;!L5VE~:VH;c!#-U+\
        ?2U,l%U-#6U-83U-E1U-j'U-q<DM'7U/3,U/b/U17*U2x(U4l0U4v)U5p$U8:+U9).U9u8Byv9U:Q;U:_5$)q4U*A%U*L'!',U*Y(U*~)>W'.U+4c)!z\
        B,h'!q5!8eLMp+fgc-#5blegI*m&>HC(%Nb-BI,6'p,&W/&9+)R9DfaameeHASx(0e.@?^f!#&!'%!FB!%!#,*g*!'B!%-!21U+]'U,87U,D(U,R+U,X\
        clcO2y!%'U+r(U+w5U+~b(-DB&LaIJx?3@:lM&N-A?@,%*/&N0NPTp,I?eG>IIh*!Ik)?kMB!L!#%!,'%-,%fB!%/!2H%*!#6$l,$X$!%d-+~J>R]!#(\
        ?'z0'=$!%c,SQlG/X,!'*U-0tvFD_]dc!2b@f0s%%E'!q)(>S!8!#3!S,U-^$!%.U-dc,1gBCIgdcI@5U&!:B!Ld*#2I#2!#,U.8*!F0U/-)!2$!%9Sz\
        ijnd!#$!%jnL#)!#4FxL--'3F(r'!5,(h(U.f0U.r).?$U.|9U/'s'!:J1Pf!#4+<'!5B!%,*]d%$2N!/!!0#DI&a'&ZF*J&!:C#2%U/D'U/Zc!#1!/B\
        !%!#&>lL2*U,%T(Hrs)!'B!%,-eHC!z-HWA%U00'U0B7U0G,U0V/D#K(!:.%rc!#0E5&)!YB!%!#4L4|$!%+J74gI>^R!4N%$!#&L(E%!,'!5B!%!#4A\
        Y33,J'U1#*!I((*$!%5-ec0U0|dadl@f2F?LO$!Lh(U12n!f1C!nhn@f3!#4U2,%CF_'U2</U2H(U2Q0U2V$!%.!=c,!/)U1hg(3,oL(J'U1vc-#P(!'\
        L!',2%$#P;!Lg!#2K4[B!%(U27c-!'J!2kG?1Kca!%%!njE>ff'!q.)7S!8xEG(-!#&K9k%/%(U2n$!%d-!tF!:g!#&@~[B!%!#4,N2U3F%U3L3U3P7U\
        4/*U4F$?]h+U4T:0[c-#YQ!S%!cF+{UAOA!#%U3s'U3},U4+(!,)'0$!%c!#$!%gS@8E,!t*>-mG#t4>Zm%>h3H!ICG+b!#%!,6)q$!%c!#3!/)!zB!%\
        %)1($]d&!'HC!z'(s)?W8ci.?-!d$&^+!/X&s!#$!%daC2.!#&!'1U5K'U5S(U5`0U5c)U5l$Gn}b!#,#t*-J)$p9(-a!!I#V%>2>F@`+*!k(--)05B!\
        LI2G&!'%2jE!5eF)=!#4U7+2U7/%!'3#]'M8G/U79*Dto(,<0U7D=U7S)U7W$U7j+U8%9@thc!#4>7$1U6i7U6m*U6x$!%9!2oESO!kM-3h(U6scpCNa\
        %h'U7%bJAzn*!tB!cFL5pd*!IpfDBJicj!#$!%cP'0!#(!:$!%c*!'L0~LRl$'U7dc2U6eQ!`&$NC0-!!&!V.%rd!4%!,(?HA+%9L!=!#,#]*!I)&9$!\
        %c*!'G05!!/U8U$U8`+U8pt'!5l&@~cEPX0%,zcg!,E!2(!'b!#,K<q$!%I!''%-b!#4D#K6$l,$X)!'B!%!#%!,'!'(U9D$!%+U9H.!'cOU6iLRCT'!\
        5,U9e(U9rbf!#'!5$!%oblD@MKb!#)!'$!%IFw,F,$!#*.d(!:0!/$!%+U:;f'#;.!=e+>{&lDAv[*!Ie,':p!#&!'$!%eicR&Q!#2Fow*$~BCeT%!,'\
        U:}/#)(U;E0@;G.!=c!;4%vI#,-@@@/U;<$U;B9%0o)AhTb&!'G>[e&!:C%cI&W0H/=g!<eM?rydJAJ$nehjntb!#,Jw0B!%!#4U>.-U>62U?:%U?A6U\
        ?{3U@%'%N<*.7U@5,U@;/UD0*UEj0UHy)UI+$UL?+UMN;UPNc4'!1&/7U=8,!'/U=D0%$)U=M$U=l+U=}:U>(j1U='.U=4c7!/G!F!%'!5b)?yqB&LN@\
        G&!#%HMo$!%W#c/&9$%cW'p!#&>lL2>X|6$l3(''!5('x$!%yC@&C%B-M1)R'!5,!/NU*x!#''*B!%%!VJ!/&@GEEFc7!#(U?!$!%+U?+.U?6n'!/g%D\
        Q](U>ed=(ej&?je'#)eJ+{!#4Ewt-?_J,&T$!%mn'O)'F?0-mndicCF[u&$xeg&!'E2JMCnv2!@EJ2=!#/CL}*PiO(2(0)U$!%h1*D(U?kbf!#4&|$!%\
        IH5Wh.!cci%!,'KwfJ!S6!'E>|o!#$!%k/#&jdpDE#P7#2I%*-!t%U@d6UCA'UCE,UCI(UCp0UD'$UD+c/MgHH>;#6UAb3UAf7E$F/UB!*E+l(UB20UB\
        B)UBk$UBp+UBx8UC19UC<;!Lj&AL6e*UAYl!#$!%l.UASbG$2*+$I1+sbfbHJKEE@UD*(Gfc/!'mn!#%>5C'/.$!%S!8%>?ycft!#%@2(B!%,&Tah!#&\
        !:%#2B!%1UBS(UB])UBacIH`Ae*IP&IQMZG>)Z'@GaejCDd@eRL6y-?f=CG4r5UC&nbfMFZZmb!#$!%WCf)'BwecgpCC$'eGA&1CHu}F>MC%!,+Fw,.U\
        Cb5!8d%##/!2H!k$!Lfd&!:2!/L!c0UC~$>:`lbG?l/%!2O+YOUCAeHRt7&GGi4U>b%>c#0UDJ.,hgeaNJ^k!#,UE,(UE9)!2$!%+UEXb$UE#f!#'!5$\
        !%c!#/#&*$2$!%h%!]L#Sh!#$!%L(b&#/b!#$!%IBU1f'MA/c!#)C^?$!%i!#$!%+!@d$!LI!@!(&!w%!,'.8)!IB!Q-#Y2UFJ%UGS3!/'UGd*UGk(UG\
        q0UH()UH2$UH5+UHG.UHpc4)(-?wxg-!@I+1!('UG1(UG9)UGM$!Qb)UFhg-!@I.j!#3SRP1ALv'>p<,E5&*!I$!%s%@wReeh!f4B!%g3!'E?MV$UGGg\
        !#'?MVB!%rgFK#k&($E!V/#&$,k+!'qfdFPrWc!f5C%|%!,F!'*DK2$UGGf!#'$=(!`B!%%$N'!:FC5(C($%Ivm(!,d/&N(JKNI!@!#%UHg1!''!5/*4\
        (Cnk$!%cj,!/LBu2f!#1)CB!%'#>($cG!/&!V%!/'GaqnG>vy4UI}-UJ)%UJ:3UJ`'Tgm/UJh*UK)0UK4)UKA$&j+UL2:UL:c!#4Fb;6C3?1H-6$!%:>\
        @khe3H:!,':M!2d.!cgcT#tb!#,@?_*QBl$!%I!'2UJJ$UJWq%(sEC3t(KZ>dg%Iz^E!z&!'nUB2;dubfB>lv!#%!,'UJx$!%cQ+u+!/g(*{c,!'I)b!\
        #&#V'!`B!%%#;adjnefCIG=%UK['UKd(S&$5UL,c-!/'!:N#D0OoyBFp+4G/C62`*!/+UK|b)!'$3/I!Yef5!8d&FnKC##!&KBI,d&#VQS&+bIB=6!!,\
        !2+UL]ab)ULSiJO0vc!2-!FC%|!#-D)p%.y'UM0(Lf8$!%.UM@c!2-BK$%%|/#&h%!'(!,GAr;%#S6Ddh*0hleHLrSo(KZ>dg&%ECIz^->`t1UMz)UN*\
        +UP?c)UMug.AN;5!8d!4%##J#`hDD{J!#$!%5(pbGHBP'!'(UP15!Vc!#2!'6PM[3UO$1UO4'UOK,':/UOR*UOb(!'0UOf$UOm:UP-j&#t5Bi7nief%P\
        Mb'#ie%PMbM>yo)'0eg!#'!2$!%L&Q5UO<cJ&,/E]ZofejcggDEcFeoeIKnKbh%!,nriodcGDoUSBE,(!zI>ff!!&NX(0UP$tbi%!'E?t!ef&F^:C!'X\
        ?$q$!/;&,o%!'F>So'UPHbGDP%peHHFV+UPZc$+?fU*m!#4)C'#5$!%kG(v%URn'UWs,UZS(UZX)U[h.U_q9Ua75Ua?:!Lc'!',UQQ/UR7*UR@+D,t.U\
        Rb9$pooD>1D'UQr,UR!/UR39@>Ic)FYqaa&/C%&mF%T2KU{c!#-&CB!%(UR/.%rd!4L!cNFZ{CO+s/Hk^gFPqH%,c7URXche,':$!Lm1>2@B#z6$lapE\
        Hk8lch(?UckGMcm4!/-USb%0~6!F'F6%,USi/!/*%<(USn)UU($UWY.E_+8@a6c!#$!%+USPghOH(&)USYbGBRh%BRhE?z?&'sFE*RcG>Ip4Nlv->E{3\
        ><a,UT?0UTU)UTc$UT|+UU$o'2Pe,%*)!/B*(ep5!8d&!:%##:!Sa%!,I!'n&005>z'fDI2u'UTr5!8b/!'IE$2%##$C;OX&seN?()CExM%UUP'UUY/U\
        U^(A>C$UWTc8@&*m%Py('/.$?'vS!8/#D*!IB!2PHFV!#%!V'UUy(UV#$!%ci!#3>=5B!%(IAOB/(4!Y-UV[2Ib<%Ib@3UVm1UV{<En_/UW#0UW3)UW:\
        $UWD+UWLcjdoeNAt^&D1E1F'Ye&@%sL@71fc/!'0?&#uEDGarPQM:bh%!,f'!q(DDOS!8'#5J?Axb-@E]pLAMs0?qHI>=81>@;GFNZba@f7%!}$UWhm%\
        )%E#)ci'!2egEJ_o-UXJ%UX^3UXj,!V/UXn*UY0(UY`)UZD$UZMc/1|:UXFqCLc`EAM:t!#1%?*!I$!%b*.*I!',Rjbu%#VEA27OI)&%UY,qib!#4'!6\
        ?a1)@i;$?b-W&pGCw|7%W*UYXp!#/UYG$!%.UYPclc4A$:Z@i;l&UYHM!@%>JoE!5-J_!2UZ)3UZ20K=()UZ6+UZ;.GGLqcj'>cRI3)dmnbgSB8yLE/Z\
        dPBi$%?[ZndY.5+N.&aIG|1hiCF!dcBM:u!#/('*!k)UZv$!%.U[Tib!#0#DB!%'BoM*U[7(U[B+U[Ncj%>'4e->'3I.p!#4+]'!]B!%kpn6)4*!IW(X\
        ubEGFd!#$U[`pOE}R!!cgPCC$%U],'U]u(U^5.U_`5U_mc$PGHi2'xJEhX%U]^*>mH(E/[$U]hc+U]Uo!#%!,$!%9(-sd*!'B#Y!#%)XB!%0'@a-+AF'\
        *n!5%>HS'!5F/e,>-%*?>P0F%U8#Ash!#'!],$XB@B_4Txb/U^V*A<%$@w,+U_5.U_G9U_OcI@)nq%(R'U^l(U^q.%rcaIH3S!4H!'-L0,%>OB7F?3,T\
        #P$#zm%${,Cq~nibR1=hi'!5b!#1@}E)!'B!%pn0%QW%0!#&>lL4%6%!,BGn}/!'9%0a1!LI%WFBxq2!'<!2,'C/U`7*U`[)Ua-$!Lp!#$!%pC?g30$p\
        q!#1'=0IMJ$U`R+%6g&&IL!F!!->`NI(D4DMY7!'*!}obf!#4K-G%!,1%?$Ua%ji&#MFD#K!!11PI(-d4#56!SH+xc-#PG?ng/UaS)Uan$UbjicjdH?J\
        .%!'(Uah.AN;d!42#tH!/,!'B#D%?I5$UbWe3Ub='UbA/DKK*#t0G+R+UbM;1|jcijdILk+JI~:o!#%(R'%yB!%)>J(exEBok''((Ubf.%rb@f6NKTYc\
        g.?+$e-?_$mhbf!#&!'(!:B!%!#4Ucy-Ud%2Udh%Ue76UeV3UeZ<LRb7!/,Ue~/Uf]*Ugv0UiS)Uj!$UjR+Uj^8MOj5#D:I^Hc!#)1:B!%%@YCdD>tO&\
        !V'>qy7Ud>(Udb+2yneoG>,/!#%!,'!5,([$@^F9&ph($#cjt!#$!%hF>H~goCSY@4&d2@be'Ue-5!8b!#,&W/,N$!%vc+!SS!'%##g%$/Q(p0UeG)Ue\
        Mq&$#GIsX'!:F2%!#-K1?B!%TAp}%!,,!`(!:)!Inh%2+*!I)/U$+?9'RsdB@i!&>vh2!/%Sl!'?/i+UfNi%UfH'HNZ/#)c3!/gP)%)!'I!Y!#%!,1!'\
        $!%S$`&*7%Ug0'UgX(Ug`0Ugj.Ugsq&#5)K1?bf!#'!5,A53/#)B!%-$`7@Uw0>U>$UgP+@n79'pi%>WRdHCo`-Fw,bG-[2>.kH!k,+9)(bI>)0cgd!#\
        BC^qK*.!#-UhS2UhY%Uh_6>OG3Uhr'!]7EOv*Uh}0@t/$Ui*+Ui39)4c!#/?3=B!%&!'I)tbGD`V!#&!''!z$!%e'?<1J!2!#%!',(vB!%%!,d*!kI!}\
        !!%!VM?cn!#&$#%!,(UiL$!%dg3!'gDE<2/&NGB!l!#$Uik+)R.Uiwm%2j'!5J%f!!'!]h&2(C!,!#&$fB!%%Uj6(UjHc2!/*!2lEJlW!#2!],$Xa!!'\
        ('FA]3!f8,A+iB!%!!&#;10nB(e!#4&d%!,6!S1UkL'UkR,Uk_/G0=(!')Uke$!%+Ukl.Uk}cg!#%$/'?W8$!%eackf!#'#)$!%L!=%$5F${!#,CR,$!\
        %V#8&-kC!'&>lwC!'%A$k,!/5!8d%##V#8,%<B!L4UmY-Umx2Un7%UnU6Ung3Uo!'Uo4<!t7UoR,Uoe/Upc*Uqp(UrV0Us==(e)Uty$Uw=+UwY.Ux=8U\
        y`9Uyi;Uzf5U{:c$UmGo!#'!q$Um>5!8s'%oJ?>P!!1-JIAw!h!#%!,'!5/0!)%6B!%(Umn)Umt5!'c3!tjKCh_ppDOCfD@,)&G?u-@IN(Un/$#DtI?d\
        v,':mO>Ae!#&!'%!2'!q$!%.!=5!8o'!q,&^S!8&!'-*x1@}E*(>IHpK'Unzs!#%!/'!q$!%S!8bJ>:d!#3#5(!'$!%bhnCC$1+A65i!#$A]0b)!'h!#\
        '!5)!@$!%I!/%A+w'!t,('5!tcM@Ut4Up&%Up-,Up9/B,U.Ac~cw&@,:F>89(28LOpW!#2!t)Qv8B!%!#%!,3UpX1&/71T/#)(!:$!%q&!,F28ch%!'n\
        CD9,!#4Uq;-%i%UqO6UqX'H/1/Uq_(@%m0Uqc$!%+Uqjc1HD;+@yDiJ*Y!#(UqK$*pc-!'U!'SA36!#*FLaB!%eeJAUmrG%$'!`U>GG&#/E!F!#&+.%$\
        5'?'$*CL:(DGa$Ur?+#t.!=p!#&!'$!%kCSj@!!.#Sdi!#$!%i&!'%(RE?MV*(J$Urt+Urwi!#4+l1&/7&d/*4B!%O.Y!#,!/$!%n4A7u,!I$D7a9(Xm\
        &>UZ'$#eW,G!#&)7--'3Ust1/n'Usy7A;h/Ut3(Ut;0Utb$Utkb!#%!'7!2)!'B!%cJD^0!#&#V$!%jci!#$!%d+!@X#8&$=dgH+J'UtT,Itf*UtW$Ut\
        _p*?wNG@#f@f;(+rSFJY@f:%!,'!5J#A!!&&I'#i(&IN#D!#%Uu['Uuh/Uup*@yD(Uuu0Uu{=Uv%)Uv0$UvJ+UvR.G+q5!8jn!%4L4|%!nJ(h!#&F,n)\
        !tB!%!4%##H!tbHQ|^'!zH-$'GaqF!,kb!#/@&*B!%!#'UvC$!%b*!F$!LS!2-A7bP$,!!'!`U!'!#6Uvv'Uv{(Uw#)Uw/$!%.Uw6b!#,M`pB!%bDCpO\
        jF>tN,!2dab!#BB|2d-%NY!L(H$2G([1!L$UwQ+@&*jcg&!'E/:!%%+PL#M!#%Ux,'Ux8$!%+LCrc)!2id+FK=:Ux&a&/(%!,M!'&/(C!,!#/>*P)!'B\
        !%mFJ#[3Uxw0G-;)Uy)$@<I+#lj1UxZcH@?_!%4%62*U%+P'%-,#t9#ca-SRPI&)n!#%)X'!/*!IB!%!#%!,'UyJ/H:?*UyQ$!%+A:qcje!#a@f<a/!'\
        I+1&).'Szeb2*1S!'cfd-#YB'~!#&#J4-'1Uz1,#t*Uz80>U8)/U$!%b,K<qG!'b&!zC!'1&/'!q$UzO5!8b%!')!'B!L%HRE6Cy:1++/$QmbemJ?n#&\
        /C%&m(U{,d*!'j!#&$&'#>$!%e,&TpH>U8'!z$BFNmicBEuN'!5$KC2e1L'i+!2g!#&1$B!%%V)M'V,7*!2(V5W.V8`5V:]c-U|Q2U}W6U~73U~@'U~d\
        <T^>/V!O*V!{0V(*$V(Z.V(d8V(}9>-%:MxCq,?EFbjL@zj%AGg'!57U}<+U}I5!'n'U}-(U}5.&Qb(U||d2!'I%94KJs0FZ{$)wI.p*B.`NBM+2LYZM\
        !24(D%!,'!5J@;G!#&-0'!`(!,B!%!#'U~'$!%.?4qb!#-?=V/,N(2()!'a!!/$Q0A`}jD>8[*!khdeg!#&F~#B!%sdj&/(U!S&C3r'U~^(GF4.C/kb,\
        >dyo'C?FS!8!4KS2O*V!$+V!Ci!#%!,1%?'!5$!%qiD?/Z%V!='!5,A)8/Ky7q%D9+cHC-u%,cG!'!#(DP-)!IB!%!#-%<,#t/$i0V!l$!%9%0eghDMz\
        ;!#%!,,([(>89B!%2V#5=V#;$V#I5V(#j%!'O!/eiDF2okdi,P6$d+!@X!S-V$G2V$z%V%%6V%,3V%w'V&,,V&A/V&V*V'0(!c0V'4$V'_.V'm8V'u5O\
        Wfc,@_*/V$Bjh!((!,$!Qd*&,F!:dHDZi%V$U)V$ickK>2V'-[go!($!Qbg-+cIC$&d4&^mh!#&$C'!`B!%kj%!,I#,0!FY?{s'V%g(V%r.Bwebf!#%V\
        %T(!,)V%^$!%c4%v,!'B!/%!'*$2G!'&!V%!,E!:3PdM*%*Y>tVfMFl7%#;fbaa!5%-n'!`F!,%?9J$/(h!#'CHS(FowB!%'V&R(@hK.JQlcICA.ID[8\
        (V'#.V'(d$,-+V&ppfc*#/I'g!($!Qh&></%!,E!5pGB0Mh&>C4C!fDMYu'PdN,V'E(V'JcGI|9cHFlh*,G)Fl6a&&y%!''!wF!:1V'ibxLM{uEN6e4C\
        XyP>RXbahd$!cI>egijrNLqC!#&!'2@Dg0%H$V(Rbw%!'(V(Kd&'8LOZt1ItoE!z!!neFG6f1G@<dME+]+V(wlch'?yce,':N>2?ubI?WL&&Ib!#)V)A\
        $V)Hi!#%!,'!5,%H(E$gB!%a&!VC$5!!I!@4V*f%V*q6>OG'V*~7V+%/V+-*V+W0V+p$V,%8A5a5!'c2V*1$V*@+V*Pj1BBQJ!/!#,!//+]$!%WC5o(>\
        +.kf%RGY'!qS!8!#%!,/#&$!%5!8d%##B!/,!/kj1#]U#]1C'=,#]*(>I)RJAuk!#7!SB!%4V+C%(s(V+Mc!#$!%hFBJii%$5'!5F!,)!'i'#/F!'&&I\
        2!'+!tjn!%&1Xb)>_KB&L&Eg$1O_+'E0$egC>Dq$!L+V,3mcaB>w:JKMh4V-_-V.H2V0[%V0g6V0q3V1/'V1y7!/,V2'/V2L*V2r(V3=0V3N=V4I)V4O\
        $V4R+V4|.V578V5Hc-N~22!'3!/,!'*V-G+V-P:V-WljdHMmQp,!/kJ?0`1@f1F%T'#;F>pV%C-v(V-x)V.!.V./c2>egJPs_,&TH>Q.ele/>yobhODB\
        C,Tw@+V.>g&!VC,c&#V%!'S>xj%!''!27V0>,V0M(V0Q5I71n%>vn,V/%(V/=)V02.V0:d(!:g&'s'0&F#fef'#i/IbNe/>yobhn&#;S?KP->N:2V/c3\
        I?d,.s/V/h0V/p$V/z+V0(qbwF%<bBM{Jeg&!zE0&1@9JhbGME1.&Qh%%TEBNl(+rdiiFDZAe'%BM>E|GF}&!#%)1'!],!/BGn}E?X2,E?v)3&I!'%$&\
        5T<jcK$f*@h9)!'B3/(V1*.@hJi%$5'!5kefFO^LiE@IN!#&!'3V1M,V1Z(V1a)'0$!%bldH?Djbf!#6#w/#)B!%rjC@g]g!#%(s$!%elbhf5!8d-+~C\
        ##eoe/>yoIKnK&FL;4!@'*u(V2Fi!#$!%d*!k(Q?fL!c4%*Q!@!#&@_.'V2n/%H*!I(&F$!%.N0Yb)!'B%cNDw.%!'3!27V39dh'!q5!8fe+V34pirK>\
        xieiL.5C@mv2!/,>=g*>:E$!/Y&,!#%!'1V3q,V3|(V4<0!S$!%+V4EcilE?wW&@3@eamOOo7'V42b!#$!%h!#&&IB!%*!kj&#/E#>2!',#2B!LSI)bk\
        bI@;XC'*&NX(%QdS/!}(+r+V4w5DZqt%UOycdobtD>2>bD>xj&D{J%!]1MIi'&g.&Qe/!2H!'l0$@udf!c0&#/EK8E%!Fd.&<c!/iEI|y3V67'V6?<#)\
        ,V6E/V6g(V710V7:+V7y.V8*8!/9$i5!'jn&@Ga%%~ibcGOP*(!:ieP.'7!2J!}i!#'V6^(#M$!%5!8b)!'S?bY%##*!kL!=0V7%q(RgMd2HFVjki&!'\
        d&#fP!'!#%!''>tKB!%m!#%!,B'3%!'1V7O'V7f(V7mcbF>7K'!q5!8e+H(&:Lsnq'(GJ+V-M?HB!c*UtW0LoBB?qG!#1!',#t$!%I!S3$@*Nt=0%f$V\
        8Xq,V8BcPB/;b!#/*4)!'a!!(A]3neFSFg%/%BPU)&CX$2BO2%V9G6K$Y'%B/V9S*V9v$V:3+M3xj%!'.>vPt!#&#J%!,'!5$!%i%$5'!5F'R!#,?J?*\
        !IB!%&!:4!tm!#'!5$!%b)!@h!#%!,6#w$!%W#c2#57>ll*$ij&!w1@>/ejeiLBH0$!Lh!#4@~b%V!=6$l(!,$!%9@xd5!8d%##g%$/Q!]!&(%Q$!Fm+\
        V:padHO[EeNPMw%V;K1V;N'#;(>ux$!L.V;b9*mc!#$!%+V;Hf!#$!%d*!2I*uB*~I$C!%%!n'V;^chaO*~JSTD3!2)%9BI@64V<J-V=B2V=X6V=_3V=\
        i'V=~,V>'/V>J*V?+0V?{)V@B$VCA+VCt;!LcI-3!#4$~6)q'!5/#)(V=3$!%.V=9b!#,!I$!%f!cH&?9g(V=/$!%j,!/ki&A#A'!:F#fB>R]jkG?Qmi\
        %!'dPEk-&$f1,9.-et!#&O*!%2jB!%(!,L!5&!'6@?_I$p!#4-'%#`3!S)0C$!%nG0C,#5I#,%H/1'V>>,!/(H/1$!2cGIi/m!#&!'$!%W#c!#%V>|'G\
        aq/!@(?Zy$!%.V?'q)T!=i'!5b!#4@S])!'$!%W&p6>+qB@$OJUE#!#%HJz3V?E'V?e*V?o$!%cR@Ui!#&!'.V?Xa!!h&#/C!::!La!%%!nU!2-E'B*!\
        kB!Y&#J%!V'!qS!8!#&!Y'@9,0'@$!%.V@8b7!'J!tgpch'-$F!'4V@~-VAZ205%&@3Uu{7VA^/VAn*VAu0VBu=VB})VC%+VC,c7@;Lje!f=L!'%VA9'\
        VA=(VAH.>vPc*!'IFS'J?Mb22sg&?d0C!'6#)<#]0>X|+!'pC>OOF-e%$]/2p(-ed!#B@Ch%>pEF&I!#4VBQ-VBV2*U%)1'VBZ7*Y(Hrs0Gwc)1C$VBd\
        +@n7.#M8VBpc4E|)G1CkKG^<FONS*!k0!'Y!L!!0&dh'#5F#;bG>=g%E~iE?Q#kF@Qlb&!/I!'ib!#2?J?1%?*D,!)!'B!%1VCU7#l$VC[jc,U0|G,w!\
        %C@sz&$@%LuF'Pn&,!/.!,e-#PG!/(VD*$>1Wb%!'i&#JF!'f!#'%lB'3%VDW'VE!(VEuc!#2MC)'!:*!k$!%+!'rRF:&&#P,VDp*VDz)#Mb2*M+#lX!\
        S6*+ublFC3thEF#32MC)3!'*VE@)EcJ$VEX+VEhi'0SJ!'!#4'!%$56,t3!/<#]7EabB!%h!#%!,'!5$!%W#c!#-@Xl$!%IA$j6!S0'@B/b->U;7!/,V\
        FB/VFF0VFk)VGL+!td*!kS!:C>vmmcg!#&'8(O-C$!%.VFdd!#$C^qI%9-,QM?UV1VG/'VG?(NN,b!#6.?9H*~a!!-LN)CHk*&!'.!=e%!}'!zF!:-?f\
        u6*:*!kB!F%!'(VG|c/#tg+!'g(?G&.!=5!8d!#-&,2!'%##:#Aa!!C!f!#,A+i$VH2+TT9jdP1|!f9dgC>7v%VHLcf!#&!''$fB!%I?@64VI:-!22VI\
        _6!23VIh'VIq7VJ-,VJ?/VL?*VMK0Vg+)Vi`$Vm$+Vn08Vo+;VoG:#2cU>aU%VIG'VIQcHIwRflbgajOG*Z%#>zkd*&)IGW3&!'2!SF-D&>epiEB<Q*V\
        J(p.VJ#nkf@f>fa@f?hDH@Y&$C%!'.VJ<fcS-*J1@-VJw%VJ|6>pl'%y,(U/!}$%c+VK+.0{8!25VL:c,+x/!2*B2;hfFEnibGIb];!Ll&!'eGL}J'VK\
        :)VKGbfdF>c#lc!#-!@$!%I/Oc!#/VKq*VL($VL08Ai-j(VKibghfdTBEJgabfVJ-4&>y?(VL!djGJx?ghD>efchdeH@pv!!e*>IFL&ZaB>kg&!',?Qq\
        /!20VMAq'VLn(VL{)VM%b)!'i!#$!%i'Az(L?Mbidj&!V''(LAN;!cLHC?W%VM6'Au@c!2%%|Q!/!#$!%iiDDP%!#$!%dGCL:4VP$-VP{2VS*%VX96VY\
        (3VZ/1VZc'V[A<V^.7V^2,V^H/V^z*V_X(V`(0V`B=Vam)Vav$Vbs+Ve'.Vex8VfA9VfJ5Vf}:Vg'c2VO)6VO.'!',VO4/VO8*FKG0VO>$VOT+VO_.!'\
        8VOo9VO}jjbmI0ucNJ.^sbK@i!IJMXqdQ>v;m)VONbhd$@R~X@R~ecKJ5@a.@R}bGL(Eh)VOjcdHJA5cKL(E(VOxcEJT+dPGUnD@u6%VPC'?qj,VPS(V\
        PW)VP`.VPfc,(3G!f-GVw*.gidb6!'V!SF@3J$>6JL>-5bcUJA5)VPs+VPwjU@<IP@cAID^I1VQF'VQX,VQ^(VQz)VS&+Pi,.%rbf%J>ehcdHD/w%VQS\
        cgp%0uE.8bGElR!4D!V%VQk(VQvcBNtXc)!]g,$~H!IL>-6'@29*VRI)@3K.VR{8@Y#l/VR=sefIJA5(ACEkgdjDL(E-Byv*VO/$VR`8VRspbHCO}+VR\
        ojd(DgZbgI.jGHL~bghdFNic0@<IIA2;CVRE'VX((FVj)!I.VX1b0VSP)VSU$VX$j&@>BbE>X_bgP0u4VTA-VTS2VT{%VU&6VU73VUB,VU`/FB5*VUs0\
        VUw)VVL$VVU+VWQ8VW`9VWec)!cj1NvnI!f)/he$!=o5!8d-!/C##1E;&,VTi(@C=.D-$cGJ@X(VTscaBElJhn%(pE!5(!kbVN6b$Nx`;VU3uDN|WNE<\
        G%>/>)>_wL!,&>5](>tVf(VUYco!#$!%L&9.&ZW*+'VUicS>%v%!f*A<%N!'FLDQ%VV8'VV?,VVH)Qqwc*LX&)!F$!=S'FfseG@3Ag!(*#GB!QcS)G&@\
        `'bKM:'-+A1VW$'VW37IM{(&I+VW9.VWMb&!V,VV~jfCO;]J'_'*J)@LVe(-~GLX&2!/Q)X)J<^.>mIc+)_go&&yE!5fT.?&MUW'#ie*!/W!'cJD{o'!\
        5(VWw)VW}b&!,E0S(!zG/eE@1;EJT]*!/ajEJ4|,#8hEElR/VXV*VXe=VXn8M:S;VXxc)@_GBD09(VRumier&,~M#&idpnhCDVok&!VduFL{d0VO/jnc\
        gpCGUn%VYf'/!(VYs)VY}.VZ+c/VYQ$VYW8VY]d)!]hOElRdiEIhhhCF}Je)JA5LJA4&J$e+R).bJ@R~,@WlfhL>fY(@3JdbgPH*VG@29(VZ')VZA.VZ\
        RcdHH*Vc+VZNj%ElRE(bCElR%$&,BFsd$!LjLE3K%VZ{'SG`(V[0.V[;c*.gmN$~,V[,cihn6$lE!]NElR,$~(@3KGE8TffE>-76V[q,V]*/V]1*V]7(\
        V]Y=AQ6$!`+V]c8V]~;!Lj(/@rK@%M'AoO5(kefl!#'G9d*!IB!%chbGC$&meGFYz$V]D+V]HdII,+LJC]b)V]SiiEJ08baI@R~!#*B!?B!%!#&%'%!f\
        $!%5!8d%##*!k$#8X#8%V^)cJ0@fBI8#LR:}'Pt;*V^?blN/!ev'A5JH!'%V^a'V^i(V^rc-#A+@arWElRc))XB@astb,Kh@H!I&@WlFE8T%V_C'V_Sc\
        7#A*V_6$B+riJVY$!(,$~$!QcQJY^)V_OghdeH@n7KVX5gPElR%V_l'V_y(V`#chkGIv/)>X_dpnqeGH*VizkDImNhEJY])V`2qhGJ/?+V`<dpENicne\
        PI75%V`a'V`},Va((Va9)VaAc-@3KiDVO&f/V`p$V`ujbNL(EdBE>0(!:kDE>0-@3KHVV@.Va6bca'.8cH/!Q!f'EBwNIhf(VaSb+VaOoEJ86CVRk6Va\
        e0Vai+VO/oLVOkEVO&EVRlkbahdeH0u%Vb0'Vbm(@VB.H*VcubJHTw3Ihf,VbN$VbUc,?w5$VbJjO@n7FNIR&@i!E0u+Vbdm%J86eHE>0!#)HL~B!%pn\
        ID<m-Vc_%Vcs1VdD'VdJ7VdW*Vd^(Vdc+Vds.Vd{c+VcT8VcZ5!fg'VcPjIB0MIFovdascjhFFowf%E9#.VcnclR@<ImL>:7%Vd.,Vd5+Vd@c,!f+!fa\
        FVOf/H*VH!'s'*cjegBJ+RI@<IbcIS'U/VdSpOH*UEIhgdiJElRcG?4K,Vdo.Pt;jE0uVGUn&1mbDGLM'VO&aKJ$#1VeE'VeM(VeX)Ve^9Vel5VepcgQ\
        @YGekpnIElR2$~%$FlCH*VkKVbFk+M3xah'!]W@xdEFB2'!5mEN9.$Vf9g4'C0Vf4=V_{+CnknbY'CbHDQ]%ElRLIv/&V[<bE?4K&C^>1Vfd'Vfj(@xe\
        )VfybJ@9EeiCD7`,VYo*.g$&jbJGLMDNtXdbiP@R~ENtX-+V2Vgm%Vgu3E.v1Vgy7B3K,Vh10Vh;)Vha$Vhx+ViI.?[Zq%%if'VgicE@WwH@Zh&@2(G?\
        =WHA*/'%3(Vh(bcV%li2'_aIE=j&&Zd6.dH#P'VhX$?,&bf!#/11$!%j&$C,L&#L!F$A2;IF`j&@Ql(Vhqd3SbiB#G&!,FDc~&#`%A0M1%$+Vi7.CKH9\
        #Gd2!/J!`)?fZc3%f'>h3)!FI!/&*~'E[*(E[0./@nf((*L$=4Vj]-Vjf%Vjl3Vk8'VkO/!Y*!'(Vkh$Vlc+Vlj.Vlxc-&I%&m)Nlc+>7rg&@$$(VjU.\
        !=5!Vd&!'*%*L!c,&TN>'8cg&!'E>@x%'=O#D&LE]/!Y;!Lh1Vk1bf!#'%y$!%e-1@aIKJh&#;GC<^&!''VkHb!#*2PB!%g%!2Q!'&.K*Vk]jcK>yb%!\
        'c,H:,I)b-Vl)2VlC7F?3,VlN0VlT$>feqdJV:k%#5n(Vl8b$!YX!Yfo!#&E'CB!%5${bi%!'J!2'*+F2g&>EH$?6BrpEHWA'${LOD%djc!#)!Y$!%I#\
        ,$!LqkNJyw2!2%VmL1VmU*&C$!=+Vm].Vmic!#4)(3!/*$2B!%&-06$lJ$X&!=CF{[dicp(!'dHMW4&@9E,#2/AVe)Vn#sfkjINI2%!,'!q0DZLS!8!#\
        %VnW'Vn[/11(Vnd)Vng$!%+Vnzc!#$!%nGFCOHM$t-!2iEFK6N+~d,2%j,!/ki&$x''(L%rbf&$N%!,/11H!I.Vo6b&!'E%yi&$x'%yemcichFO-;ef!\
        #$!%d-&,F$c%Vy^'W&u(W1N)(0.W5Bc!#2Hk^3VqD'Vr#<$),Vr9/Vta*Vtw0Vuy=VvE)VvL$Vx0+Vy@.VyJj!#-Vpl'Vq.$!%.Vq2c*2Ph%!fdeg!#%\
        !,'@;)B!%&$xdg%%~'!2.!cc!#$!%h%!''>@XF!,J>62'#>e.)ni&!w%!'E?)1'Vq[)Ke|.Vqyc)!@qegP><I!4g'Vqs(C<bc!?%%|,!'B!%$,kI%9%!\
        ]BC/o$Vr-gpJ>~G&H+*5!2nH@79&$N%Vrq3!}1Bqx'VsV,Vsn(LDr0Vs~$Vt(.Vt08VtHo(?%{b-B@rX!L!#*Vs+)VsA$!%+VsFodKRVc+#t:Vs=j%!'\
        '>=~S!8LMHjdDH%Q!#$!%+!2kodgDE~2!#&>L2*!/$CeTo&(A'#>H!I'Vszb-U|MI%EBRmscfcE>gR%!'cG?)P%Vt=c4G'!I>Ji!#,$X)!'B!%%?|Q'!\
        5()wki&!'%!''%yF)w4Q}4(ToFm!#%!,$!%dG>eg!#-@,(2VuJ%VuW3Vuc'Vuj=Vut$!%+(U:B#!co&#/d*%*L!c5*~c!#,A{WB!%!#,)Oa!!B!2k&%'\
        C$x,0~$FnnI!@kEKG8'Gaqe.Vv8f!#($c$!%d*!k$&sX&sf!#'>p<($cB!%k%.aE%E!#2Vw*%CQz3(''Vw.,#]/Vw{*Vx$)!t$Vx+.MV!c!#$!%g!#&A\
        AY$!%L!=CSQk-VwJ%Vwb(Vwl;?;Wc4>Zm*>.;I.B(VwVb,#`B?;U-1@a%'NE>FH2!]3'%IObK/&N)&gi&?4REDVx%$&E$&&!'EK-O!!E#>!!&0n%(R(V\
        xS=R<<$Vy;+!]jki'%ycfEFnR2Vxw/?>P0Vx}$Bx-+.p8Vy*jegahfdjIN3QdiDVxsfbaa'!:F!,%Vy4caFIx]adjLF4McJ><I!#$!%dKQW-,?ng*2|;\
        !LobudiJC9p-Vz82Vz<%VzL3Vz[1Vzq'Vzx,Vz~*V{v)V}t$W$m+W&G;W&lc,!'L!'hF/%c!#,!Y$!%g3!2I!20!'f!(',]$!QS!8!#&-<$!%bhc4#5)\
        @!hI'g'2MbM'@,$pH!'-.a2,<,V{<(V{F8V{bc)!'w[R<<%$,'@hKL!c2DFr.V{[jd0Gu@)FCOI!@)!'I!/b%%Eh!#%&@,JhR$!%W&p2V|A%V|S3V|r'\
        V|y(V}(+V}/.V}kc!2%%|,$,I#,!(%.y'I{.(!,$!QL!/%/%$Bx-+C;&:V|kfc4)(I)b'!2LMHjb&$NT$l)!/$!`mkHCS53?eHM!'!#&&I%!,1'=)V}L\
        $!%.V}]d,*gH!k&!Vd,Svej,!/L>r3f'!'b!#)!'BA]0%!',(|B!L4V~`2W!/3%f'W![/W!r*W#;(W#P0!2)W#W$W#f+W$'8W$gc!#*S9J0V~[$!%j'#\
        >GHk^cM&I!#%W!!'(U(W!($!%ci!#$!%d$PR+X&s*!2B-*,?UdB/y'W!B(W!V.#Scg-!@P#2!#3>ux*!'$!%j-F^CI!'iD><F$W!k+!@sd-#8C!,dldJ\
        J,{%'N(>l|d6G$3,Cr+*03$/wj%@`l'#iki&!wE#/'W#J(${c-B*5I#,%!,Y!Lg&.KE--.N20cw&>qyX>qx'W#{(!'+!'c'S7**!FI%v-#5621F!:1W$\
        <'W$@.!'bqfc,!'I(|DJdZ3W$Xj&FTQdi!#$!%id(#fL!c'KZ9e!f@%!nB!%&#DC,<&@aU0W%Q$$i+W%w.W&>dj,!/(W%@.W%Fc!2%%|*!F)!YI>w0mc\
        N>~~i&!w'%yFA[2&!''!z.W%pbf!#$!%hdide!#*%NB!%-?cIJ!2!#&.K/#&)W&7$!%.#Sd4>~~3!/I)t'!qSJtBud&MMqL!=!#%W&b,B`%$!%jn!%%!\
        n,#GW(-f&!:dgDBCi!5&!wC>HS!#4W'x-W(@2W)b%W)x3W*E'1_,W*m/W+d*W+m(W-,0GO.)W-Y$W.e+W/~8W0j;&@51::W1?c4CEK2?Qf3$),!'*!zh\
        dKTw@%!''$=.K=Af'W(9c1?jA*2P0RgKI)b(-<BT`Q%W(b1W(~'W)'+W)5.W)[cf!#&#J'&9B'3!#)W(p$!%pCCv7%#ter!#&EC8B'3raBVB~&!'*$,(\
        $caBJ,{(W)F)>ag.W)WdM>p6f!#$!%5!8d&>xUC##DBej3$fH!2&*7.!2be-?{h+?{nodBUqE!(*$f$!Q9W*.hgcM?m~!#%!,6@/-3@E-'!50BXXB!%*\
        W*^(W*fdi!#$!%cg-!/I>eg&!'bIN|q)DtoL!,&!'%!],W+!*W+WdT21%W+S''((%T.%rc3%f'W+>nbfM?LOg!#&#J%$/'!q($c$!%S!8EOBI&!''!}(\
        !'S!}!#'?9iB!%4W,3-W,82W,@%W,I'W,l+W,x5W-!cdpG>^/iDK|v&!'fEK|vdj&-6I@!m!#)!@$!%5$`pcf!#)>U;$!%9&pd*!IBA2;-?Q^s%$)E@h\
        K&BO2H!Si!#4Ic|B!%/@,*$FNI;&Fi!#&>lw%B}!(W-Q$!%d*>+/B!FgjbiJT<t%W-z3W.#'W.=(Lz;+W.M.W.Zc%&mQ?`i/!YF!'&!'(!'.#5d,!Yg!\
        #&!V'>x5B!%-&,2$,,C`i*!tF!:k!#%!'(H$2B!%-&,,.]B?:s!!&#J%!''W/](!,+?gN.W/yj&M8G%T^r'Gaq.T^we/0q*-h.W/Fa%!'d/0qI!@$!]g\
        h!#-!@%$/'!q$!%S!84>Zm+W/jeHP`n!#&?7l'!5(!,B!%cJ>p6%K?T'W0C)W0N+31.W0cc/1|i'N&9*!IB+?&(A-?HyJJO.'W0Yb-)wF!}6+$*!/F!V\
        0D[8B!L%W1&'W13c!#-?wx,@GF)-9B!%ff&!'d-?gNH!/2!]6*:abKF*v'CHF(!,$#`jDA5a2W2I3(e'W2M,W2w/W4<(W4S)W4X+W4c.W4l9Rie;?;W5\
        W51:W5:j%?;T'W2Ec4CWY+14i!#$!%d$N&@XS.AT?o,F>Hb2W2i,!/j'!5b!#,$X0IMJ)!'B!%!#&$N%!,'!5B!%-W3B%!'3!2'!w,W3J+W3O.W3f8W4\
        ,c'2A)!@II{%cg'%BF*{bSATc!#%>3x/&N$!%c!fA3!/B!%4%v*W3}0W4'+.Bl%@TZEH9!h&#VC!ShLJql(&F.)Oc!2%%|G?aO%!,dh!#%!,'DRc(#V$\
        !%L!=oFP;I&Gf]hdKH1R&#V%$5E!53!/$W5-jn!5$W5)b%!')!'B>HWcT#ABA8}&BO2bkG,TgbabH@.[i3W5g*JMX0W5w+)t8W5{jcg(*{d$&s+!/X&s\
        cfd&!:$PR++!@X&sCGSx&>,h%(R'%yeucQBmv%WC@1WHy'WP=/!t(WXj0!c)W`x+!t.Wc)5Wc=c!#4@9'2W7M6W7a3W7k1W8>'W8T<'m7W9;,W9P/W:m\
        *W:}0K9{)W;g$W>.+W?V8WB?9!';WBj5WC-j7A>+F!'!#%$F'Ad?$!%o'!5J%f%!,6-{ICP3!#3W8'(W81$!%+(>b!#)#lB!%%#V'*c,!/eg!#%!,$!%\
        WP9%1W8K(!tcqd@fBcqd!#a@fC6!'7DM',%W$W8z+W908&^g!#9P9%a!!jeIQVUh!#4&W,#t$!%j,28F%i!#%!,)!IB!%'!5b!#4&|6$l*)G)!'B!%&H\
        |I4D~?%W9{1Bqx'!57W:$,W:=*%Q$#Y+?/ZoMRp+!#B@6o!#&RI5%!,(Ht!$!%9%0dgQL|y!#4&|%Sq-6,t'!q(W:b0W:h$!%5!8c4!@O!'0%WW!'cNA\
        $jm%!/kl!#$!%mCEAE%!'3Eab'!57#l*W;R+W;Zo!#&#`6,t$!%bf!(%!,'!5,IG.B!Q%$/cRG-;!#%!,$!%eH(6!#4-{2W<D%W<[6W<l1W<q'!]<#2,\
        W<x/W=&*'_0W=?)W=M$W=s+W=|cI/=!#)W<T$!%b*,cG,c%$/F@LJ!#$!%neka%BT<E!5cGG)U%'RFB0?0D~?e-#PG!z!#%!,1ALv'!5*!I(HDV$!%I$\
        @!#&*+'!5,*]B!%%A$q'W=mc3%lgh!#%.y'!q(!,$!%S!83%lF!,!!1++X?hd!#1/L''*$!%WAcV!!&@jO0!'$@wk+W?%n!%-BI,2%0%W>u1&/'!5(%Q\
        )W>|$U;B+@LV.#M9*`q&>@le&%'W!V)CB=B&L&!kF'x&#J'!5)$ib!#6$l,&W0Kl[)!'$!%9W?P5$`q&ADPE!:&%cC3,%W@57>GG+WB*.WB8jn4&W2/L\
        %!,6$l'!5$W@1+1P90xl%,zc7!SH>G_IA4$f!#-W@l2/L%!,6WA3'%-,WAB/WAL0WA_$WAi9WAyq%!z'%'k-#PG$](W@y)WA+cHA:O.B0?ie)>+/kG>+\
        /%$/csI03&%3'@/.(A?4G>=d%I&S'#;F!t%WAXc*!'GC)z&!VJ!`(A@QfeeT$p!!-?{n'#i7#DNE|)&$]%'[1B0oFGzU!#&#J,!//&NB!%$#2IAAY'%-\
        b!#4&W3WB_,WBb)%W$!%s(-xG>=dL&,b+!'gQ*+!%4'!%!n6,t'%-/LUX5WC*v'!5F-kK*x4+],EZR$&,9@)jsDS!O4WE%2WE?%WEH6!F'WE|7!2,WFl\
        *WH/$WH:+WH`c,WD4*)G0?Wm)WDA$$i+WDO8WDut%F}J6B9S,#GH!I!#2!'$!%hOTi8!#&,~%!,'%-B!%nbf-&a3Fqe'KnH,$~/$Q$WDp8*]qFG=ehGI\
        Qd'!5b!#)E)OB!%!#4#G-'0%!,6'{/0!0(U$!%W(-2#G3!/J&a!#7WEg*!I0WEq$!%8&I9)Uo%!,UO*Q2%0%@1xH(h!(%!,'%-B!Q!#)WFP$WF`p%#`n\
        !(4GHU%!,'!5$!Qh!#'%-$!%i%>WRdT?ng!#$!%o'3!*!IS!8!!$!LbgnCNVC2WG26)47#D,WG@$WGl+WGu9WH)j1K(geM%f!#%!,'!5/#&B!%!#%>T@\
        6)41%?'WG`*!I0BXX$WGfqC#GgpIAuM!!N@nUn!%%+PM$Q!#$WH#bG@@0!!KM=#dhB?_P!#-1'2!fB!%$>P7h!#0API$!%9$`bf!#$!%g!#%!,'?ycB!\
        %!#4%61!S,&W$!%+%Hg%$/LB0?%WI}'WKK(WOB5S9Jc,WIO/+r*!k)WIe+WIhjt!#%!,'!5(!'B!%'!5b!#)!'$L*fqe&!FH!/T(U*%$$#zjnclcjcii\
        '!FL!c%WJN,WK&)WK,+WKC5!'c,!'h!#%%<3,J$!%9(-s'>_nJ*A2DSX:WJ}i!#-?a$%!,1&/'!5$!%9WJwqc)HqoB!/(-kG(h%!'E%-7!'N!')!@b6+\
        A9WK>cqeLLX&dhO%l!(a!)I&)-/t2/=/WK|*WL50WLG)WM'$WML+WN&:WO/ss!#%!,,T|nB!%!#0!Sa!!%$]5!8d-?fuC##!#4'!-Be~%$5*!@B*p!#-\
        0x,@9'$WLx+(>m'!5,T|n(WLsb+!'f!#a!!gD@2refW+]!!&(***AII1B!#)$p$!%i!#%!,0Aw!$!%9IYl5M?Hd3@i;H!k0WMe+WMnt!#%IL6'!q$!%S\
        !8!#%G{'B!%!#$!%i'!5b!#4,t)!'B!%!#'!5,WO&/#)$!%+C2jb4O?!6WNc1%?,@9'*WNm(%Q+WNy9@x05!'j&#ML#M&$2'B9TJ!@!(%>Jo'!5B!Q&&\
        In(/@G-'&>G}eW@)n!%4Jx^%!nw!%4Jx^C!n,WOW(WOl0@2s)WOsokH&db!#1ALv*!Ia!!&-{FA]30JOFB#Y,WP4+F{>b!#2'x1&/$J~8l&@~cFBYh!#\
        $!%SDP%!#2WQ>%WQj6#23WR'7WRA,WRE/WST*WS[0WVC)WVO$WVo+WWM8Byv:WX`j-!21@e#(>@>t!#'B:h$!%.#Mb2!])ETQI!'3WQS(WQZ+$@b!#*B\
        UqB!%b(!:I!'v!#%!,1#c/#)B!%,.g$WQ}gbf!#$!%WABtbgqFBrX!#%!`1!F/*4$!%9'0p'IXXJJrCEB:h-+l%!'6$l'!]7>GG,WS-*!t+$po!#-GHk\
        6WS#'!5,L!<*!I$!%b4Hy:G!]'#S,1PFA?4%!F6$l(WSF01P5!'d*A5KcM!=v!#$!%9)4nCR034#5NA@#2WT,%WUF3WU_7GPT*WUx(!'$D7a+WV+j1!L\
        b!#$!%SEC#!#4WTi-WTs%!,6WTw'%-<B~I,WT}/+](WU'0A$=$WU1+C3/.#M9$`c3!/L!=&!k)I&=L/@OE~W&%3J1P&$/C>WRv'!50*]B+]!!-SRP1AH\
        1($#+(-kfT#G!#4'!3Fqe/Ahl0@:H)!@B@Qo!#4%6%!,/#)a!!+E#am&!:G%?'!5(@1eb)!'qDLI'bf!#&!'4'!3SRP'?yc$!%I,qb!#(%Q)!'B!%'%-\
        b!#1?a%,!I/#))!'$!%9D?>hDEV6!!2'x1WW>0!'+WWGb!#-@DA*WW4$!%cK#S%$/1WFhI!'4&)6$lE!5&$xT$l!#1WWw,A.v*WXQ$!%+WXUjn!%%@sz\
        3,J'!5jfDWA/%WX>1WXF'!q$WXK5!8ofcv!(&!V%!,*!]B!Q!#)#GB!%eJ@WwhcHDcoCV,.(!Vd-'XH!I!%%!ncGI3d4QDq%ElR3!'7!',WYE/WYw*WZ\
        E(WZd0!')W]|.CGV9!'co!#$!%vDMn~2!',WYq8O6>s4*]11C/#))@T-$WYnsd&!'%(sB#YR*]caI>vd4WZ=cg1#c7IYl,WZ6d:&^a%$FO!]d7!/H!I!\
        #&!FB!%7!'+Iyiobf!#4'!%!,6$l,&W/#&B!%!#%!,6#l'!5,W]h$!%:$~o!#-W[U%W[x6Byv3W]!1W]('!],W],/$Q0W]:)DP!$W]A9W]Qq'#;FD9,1\
        MQm($#)W[j.W[tcG>o,%EUmcsIA^bIJo`g*!IW)4fcEC2(CA@Q&&Z%!F'A2FFG0B%A#*E#5!!->`N/$Qd&!'H!I'&Z(W]ac)>:dY&@f7%WM!'!#%!:,&\
        @$QO&pchnCS!O7W^Q,W_y/W`&)W`5$W`I+W`^o4)C6@/-'%-/BYg*#]0P,rBC'3!#4W_-2%0%!,6W_=1W_K'W_R,A)8/W_W0SI!)(0$W_c+@n79W_rcO\
        >OD%Ac0(LZvc3!'BA%v&#S%@T),+JFUAPe)$CL$CgQA@s%,zc*>`0I!/!!0.?+#8n%#]F#Mb&!,C#Po!#$!%iE%-!#-+V1'=$@^FW#c5W`Ad%B/SM#&!\
        &'!5W2V%2++!'ndm!#%!,0!SB!%!#$!%n!#'/[,$X$!%5!8vnEG/C%WaM'Wb2(Wbm5Wb~c-#P'*+0WaA$$C+$@gQEab!#&@N!0%HB!%-Wal*GB($Wa~+\
        Wb-c7!fhn!#%!fB!%t!#&#J%!,6#w'!5B!%h!(%!,,([B!QjOD=R-#P*WbH$WbN+Wb_p3-{O!F3#lU#5h!#4&W,#]$!%WAI%!#%!,1#A'!5B!%gp!#2F\
        a(6$l*!IB!%/>l{HKs~)Wc9$!=is%>veE#`IK90%!'*>d)8ByvawSW5>%WdL1?LO'Wew/('8Wf/;Wf85WfPcg&&Fhn&#/'#;(Wd&b,McqM!Y0Wd;)H&u\
        $WdCl&N$>FQ(%$!YnSIw7%'N')kF%T)We=g'Wd`(WdfcfIC$*&!'K!},?cn*!'0We))?|b$>fe+We0p%?.`G?=W1>2@L!=''*fcgamiD>iN(WeFcHBpN\
        2K#n3>IH/!2)Wem$Wes;!Lmn'#55#/hnciM>N.coE>IFIOZj!#'1_$!%;!Lmn'('eB>~Od!#'1_B!%!%%!n8Wf/;!Ld!#'1_$!%Y!L0Wf}i&$x(Wfdb/\
        !'H!/-KJ*,!'$Wfwm1RgLE!2%!'M!2OC*_%Wj''Wl!,E#a(Wl>)!'+Wm`.Wmjc6!t3#21Wh27Wh8,WhD/WhL*Whr0!'=Jl9)Wi!$WiV+Wih.0-8Wiu9W\
        iy:@;Lj-!27!'nh!#'!5BA0,'!'F!t!#'%T$!%L?HRh&!'eN,n!#/E?3(Whk$!%c!#3@IN*#2$!%lF-$kaakU.a&!'3!'7'_[BdC/WiJ*!')+Jo!#4+<\
        %!,3,J'!//Ky7$@k^c3!/G!c.WiRbJ*~iU(|+WianlDUqEfwbM@.[(WiqcQ?r5RAW-DH|I!#,!'*%WB!%2Wjb,Wjh/Khe*Wk<(WkI)WkT$WkY8Wky9!'\
        :!tc!#$C^q+!=f4)C,#GH.*2!tF!'0$pi!#%!,'!5$!%ev!#4+<-*A6#D1B~I*!I$!%9#ch&&IOA&<!#$!%+!2dB@M!l%,zcg!,G!@kNKel+Wksndu(H\
        iKc!fD$!%n!#a@fEbfS>@chkBS@!!#%Wl:*!'0!'$!%o!#2#wB!%J@1t2Wlq3Wm$7Wm6,#P*Wm>)WmB+WmH.WmM9!Vq!#4!t'Fc7(!'B!%1!'bi!#'!5\
        ,!SB!%1Wm/.*JcK-3(GPcL*J%.KeO@8YUAc@%!'L+DhDFc7+M3xg7!Sp!#*!IBGn}h)'CbfRGnY&!:3Wn+7?hd,Wn1/+o)!Fj-!2chC,heaJRjbb!#$!\
        %I&,%WpD'Wqe,WsN(WsQ.Wu79WuB5WuKc-Wo+3Wo11Wo,'#S7%i,Wo:/WoE*Wod0Wo{)Wp,5#DqcpJLn+ncGFIc!#,I?eB!%(>dzjdhcR#t4WoY'!2($\
        )c!#*C!zB!%%>,?'!2F/:'!q+Wou5!8gdjOA6~boCWH+!#&%E0!S$!%L!=6!''!2=!2c+Wp?pF?HRnLC*K4Wq'2!'%>_K*Wq3(WqD0WqK$EI~+WmH.Wq\
        _c!#$!%;Wq!i!#$!%e++1L)ncHKU$'Fc7.!'fDBf*!#'*+(!'$!%cdP>~O,%*M@aF!#0WqX$!%nS!,%0~F!'3%TB!L3Wr27WrI,WrQ/WrX*Wr^0Ws#)W\
        s,+Ws2:WsDoeVKD/!#3WrE$!%:EAEcoCUaOkG%i7WrELWrF-#YJ>CYlCEN_-!'3#l<Wrv7Iy}*WrzscgP$iDP;_vcJ?+>!#0UGkB!%jeHMqU!#'!'$!%\
        n%By;fF?>O&${'>dzX!LF#>2JDs')%,!2/Wt!*Wt&(Wt9)Wu,$Wu/8Wu35)%cghnGBACR>c`&!'%!''!5.AznehGFR]6Wt`'!z,?<5/Wth*(G0Wtv$>M\
        D+>SpbfcaI>=zicpbJ@t/!#(?<A$!%cBIip,O}6$!Yn'Mw7(>2AS#/E.KIGO.EHhX7WrY*#2GE-+d%@ncgQ0e2Wn(/Wu|p*>Q.e-?KC0?32$>MD+Wuxl\
        5D{Sc!#$!%I'-CDDG&$C.E_+e3&@,MvxB#z
        """
}
