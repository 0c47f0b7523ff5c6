// Portuguese words of Natura's dictionary, subject to the terms of the Mozilla Public License, v. 1.1. If a copy of the MPL was not distributed with this
// file, You can obtain one at http://mozilla.org/MPL/1.1/.
// Written by Data/Inflection/Lexicons/compact.py; NOTICES.md beside it has the notices.
// swift-format-ignore-file

enum PortugueseWords {
    static let text = """
        aiosertncdlmupgbvfháçíóãqéxzjê-õâúkôwyîà
        nf - - s
        nf s - s
        nm - -
        nm - - s
        nm s - s
        nf - -
        a o o os a as
        a os o os a as
        a a o os a as
        a as o os a as
        a - - s - s
        a s - s - s
        a l l is l is
        a is l is l is
        nc - -
        nf ão ão ões
        nf ões ão ões
        nm - - es
        nm es - es
        nc - - s
        nc s - s
        np o o os a as
        np os o os a as
        nm ão ão ões
        nm ões ão ões
        np as o os a as
        np a o os a as
        a - - es - es
        a es - es - es
        a - - es a as
        a es - es a as
        a a - es a as
        a as - es a as
        nf m m ns
        nf ns m ns
        nm l l is
        nm is l is
        nm m m ns
        nm ns m ns
        np - - es a as
        np es - es a as
        np as - es a as
        np a - es a as
        a ês ês eses esa esas
        a eses ês eses esa esas
        a esa ês eses esa esas
        a esas ês eses esa esas
        nf - -;np a o os a as
        nc ão ão ões
        nc ões ão ões
        nf - - s;np a o os a as
        nf s - s;np as o os a as
        nm el el éis
        nm éis el éis
        nf - - es
        nf es - es
        a l l s l s
        a s l s l s
        a ão ão ões ona onas
        a ões ão ões ona onas
        a ona ão ões ona onas
        a onas ão ões ona onas
        nm ol ol óis
        nm óis ol óis
        nm l l s
        nm s l s
        nc m m ns
        nc ns m ns
        a - - - - -
        np ão ão ões ona onas
        np ões ão ões ona onas
        np ona ão ões ona onas
        np onas ão ões ona onas
        nm - - -
        nc - - es
        nc es - es
        np ês ês eses esa esas
        np eses ês eses esa esas
        np esas ês eses esa esas
        a m m ns m ns
        a ns m ns m ns
        np esa ês eses esa esas
        nc - - -
        a el el éis el éis
        a éis el éis el éis
        nm ás ás ases
        nm ases ás ases
        nf - -;np a - es a as
        nc - - -;a - - - - -
        np e e es a as
        np es e es a as
        np a e es a as
        np as e es a as
        nm - -;nf is l is
        nf l l is
        nc l l is
        nc is l is
        nf - -;nf s - s
        nc ês ês eses
        nc eses ês eses
        nf - -;np esa ês eses esa esas
        nc - -;nc s - s
        nc - - s;np a o os a as
        nc s - s;np as o os a as
        nm ês ês eses
        nm eses ês eses
        nm - -;nm s - s
        nm és és eses
        nm eses és eses
        nf ês ês eses
        nf eses ês eses
        a ês ês eses ês eses
        a eses ês eses ês eses
        a ol ol óis ol óis
        a óis ol óis ol óis
        a ão ão ões ão ões
        a ões ão ões ão ões

        !>!!%E!V@$D!*B!5B!?!!E!=D!%@#@'$!XD!G!(E$R;#=A%#AH$O@&!*E#HFKU@D>_iI*BG!2Y$cH#EC!/D#~EG`ZI!SG!/C#MG(>F!%K!2B(&C)ZE!A\
        E#lDKU>FKU;C%k@+K#1G!,B!|C!iG$$C#JR/_C!2K!AG%0G!rM!:B$6H!:FD9U@0F!?G!*C!:G!:L!/H#+F!*C$9K!uR!A%!xL$W!7E(AC$'!,E(rF$J\
        @)Q#4@.J#{K!:F0wD!?H!,G%[D$iI#EF!5C#:B#yK!/I!AH!AK!,C#!C%BC!,H!/L!*$+0D$BE!oG!AE&9F&[V!lB%K(!|A#!fB$<!3F&,D&EEKU9C(;\
        J!A!=F._!!-!2E!=I!2$!?D!*B&h@;E-LB$~A#!fE&pH$xD#7I&bH$0GA'JI!/E!*T!/C#cG#EF#%I)9G#`T!2B#c!5E'nX#(H&'F$*GAvWD(cE)BD?u\
        bE'IV!LL!:Y!,B#.;!bA%!^N#+L#EM3$U#($!X%#JD!GH!2G%nI#`F#ST!,V!,C%XN!iJ$r@6E+$T!:E#{CB]FB$JU#]K$rM#EB)'F!|L&zN'-I%0G%~\
        C!A@8^!2D#yI&OB$TJ$$@E$!5D!%!%E@1p@GP#`J(5M#`I$$P#E@-F$GN$*M!*$!|A&!f-!uI!SN$0U!oK'hC&/E$O/(aI1z/!:H$xS'#H$uH#{B'*C!\
        %J!:L#YC%{DKU7FKU4I!,I!:U#fP$`F%*L!rB'UH'}F%-P#uC&<%!xL*sW#]$!|D!%V!2P!:J!rE$rB1>H$rB%'G%9$!5D!*J!2V!/^!?G$uN!%D.)/!\
        :H&'!.C#JM!,L!2U#V/!:H'}-!2G!r!<E&*J#`G#+M+}C%$J!,S#EC$~X#fC#rB%6&#~N!iV!:I1%K#EC@)YH?0AE!/B)rN#!F2fI/;C&6B!%K%9B*'C\
        +AC&IEKU2H#iB${!!)!rE!=!()!*E$RE%k%%dL(RB&L!'K!2E!:I%X(>ELA#,/CG?$J.xI!rP$$J!/@HF#~I!*L&b^!/B#iF>X!%!iL!/N!A!!.!*E!=\
        G?',L!,N!*@4I$uL){!$G!*H$3B-Y%#MN#M$$6D!%K&sN-Q$!?D!%Z'=M#+DKU0FKU-P!rI%$N&X!!-!/E!=L#PI'_E#YE*mB*-E!,$#.D!%D2bJ&2K$\
        $F#yEGfXR!,H!rD/{J(>L'_R'IB)3N>~PG#YK#+B1}B%s$$TU#]B-lC>@YB!*F!AI'sC%'F%6J#YEKU+*!AV!LE.UEIbX[!%F$<E!lG#PD$*B@F`-#1E\
        #lB,LD(ZL*jH2<C,vD-`C$YC*Q@c#F,3N#MP!/Y(F$!|D!*[!*C$fC$TC&}!QE&*H!uJ?0<T!AP!2N*{J%0C@a2D(iB$]K!l/?TxI?TzF*aH.[CFwuO!\
        :C)WX&_D*{G#oJ(wK$lL$uS>8P!*+!SE#HG>9<L%0L'sK%0L&OI>n($!X%#:D!GM38$!5F$GK#{E,yI$-N(&B#rF!/N#YB>;OE!rF%3N1wC*Z@[H#PC%\
        KG$0F#`K$OH&U!%)%[E!VI'FI*<GA|UI#rM+t!AEGs#C'*H&eH#oL!AH$'F2~O$$!!+!SE!=$!?F$*F>oNM!2B$iG$O!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!3?OO,@9l-B0A(Bq35Cg-2D>x6Df'%DzD#!E_n#(Eh@.Ei4/F2=+G'@&G=o1GR{<Hm-)Hwu'IXM*JC(0J~M4K(?#*KHa>\
        KIl#+KKg?KKk#-KO,7KO5#&KQ3=KQY##KR:9KRZ:KSd#'KTya,>+}->3)(>8S5>:>2>=D%>BK#!>B].>C./>SG+>[/&>r[1>r_<>{9)>{b'?0O*?9@0?\
        >y4?HM>?KX??L!8?NM=>kCp$>%,,>&O->&Z(>'!%>'m#!>(#.>(&&>(/)>)7'>*H0>+b:>+v`$fF)Q->%Y5*6%>%`.>%k+>%q)>&<'>&C*#+ia>)Tge!\
        %%$'E!V(!%C!/{c`$addbI0q$${D!%->&4%)W&!%*>&7;!b#%!^a+&ej($*N#!D)ledM&'ia!'I!Sg$2_eiejcN$'%>&WeE,ZE+k&>&p0>&t:>&zbia+\
        !SH)olC,^*.RV!LleI%[.>'6+>'R)>'b*!:ieK*~%&/s0#c;!b#%!^a!!'!=`$ledH#!8>']iefG+ncaK'[*+qfa+!SV!Ld'>'yl$$<D!%$$<vI(>F/N\
        a8!LgbR!:,>(S.>(V+>(_)>(m*>).p&>(LaK&ef$%6F%*B2ibibchC'p(>(j&!%aH&mJ&e*>(|9>))j$)rD!*$>'_%$9D!%oeI$Ocaj(%*N#!(>)t%>*\
        *0>*:a+>)X'>)[8>)miajapG&'P&2%>)j;$ca-%aI!SR%9&!%aK)u4>*%`$kagad@c+baH+qo&!%aj$!5c%$'N$'1%$hs$%6($GD!%%(&&>*b*>+&0>+\
        N9>+^ehH>([)>*mk0%$R2r*!A8!Lq%$T##!fe->&KI1%%>+;)>+>=>+Keh,>(XV!LI&20#7a,1(*!AV!LM(>fj$!X&!Ge|!'B!?hH$$.#`'>+p*+8hK(\
        }%$9D!%p$${D#!(>-E6>.S%>/$.>/c+#+&>/g)>1A*>2+0>217*B=>2s9>2w:>2z#'%?a->,y.>-(/!2+'_)>-.'>-3*>-;pfmhT&e=()elb$!5E#l(2\
        fM!rbiC(,&!%gB>,u$$6&!*wL1/-&2%>-l.>-z+>-~1>.')>.+'>.1*>.>8!LrB)xg(!%a3#4-!uI!SeG(,&!%H!:bO#+*!:R!:d&!%;$c9#]X#(%>.O\
        &&Ia%%d.(RH!:kF)l(>.q&>.{a!!-(T<'='!=gaj($*N!io&$Ba!Td@UickB2u->/9.%N&>/S)/ei$$-N-Q%>/Pe?>/Jhg$$<F!%!Xed@YS,ih%>/`a-\
        !uL#yE)~bR.[%$f/>07+>0L1>0e)>0x'>16k6>04%!2iscaj(%*D!*C${&>0D1>0GeH>04K)QahT#o'>0Z*>0`iseP*6ekT/keiC2ika/+toe+>0tl@c\
        $d@c%%!2j$!|&!%e!,'(r;!b#%!^cI+z'!2ga-!,P$`&>1b=>1t9>1y:>2!e'>1ZjC2xi(2fC$]/)0p7!oa,!rg$&hC#:diC#l.#EH#E+>1vncL$rvhC\
        >.r%#J/>2J1>2Y'>2_*>2mkgmG%N(!%mka-!u*$3V!LmI>*'/)0a-!ug%.cX#(bkA&!frB2{J'@)>3&kbH%9K'0(>4+%>4h#!>52/>5k&>6;<>6`)>6e\
        '>6q0>6z4>7P7,s:>8J#'>8Na/>3o1>3wo$!5C)oa-!AdH$lg:'Ca3#4-!u*$3V!L+>4A1%$)>4O'>4^o$!5N&X-!/c/+}')^nB.f##!fe,+z+!SV!:%\
        $9;#=A%#A$$T-!:*$34>4|8!LnD*Ebhs&$Ba!T-$l'>.yH&m(>5>0>5PaJ%Qgbq&!Ga!*%!x.$WE#H+>5e)%N4#Pjbia-!uH*~*%9V!l&>67b)>6!'>6\
        ,hbdgG-]7#]a3#4H$3d;#=9#]A%#AeE2x3#+))l*>6O8>6UkeE>5;$!|C$9$!|;#=A%#AmbG(/%)0&!%ehaL)^ifb*!AV!l3>72($*5#+.>7@*!uaI*$\
        &!%aj($*&#~N!i$$6g$!X(18&!G[#V%>80&>83=>8Fe,'*)>7phg%'p&!%W.l3'e*&2d&!G7#(;#=#%#Aa!*'#HH$3I#c2>8Cia,!rg0#!X#(B,#fQ$$\
        hC&LkgF%Bf:>:6c->9%(>9.2>94/>9?+>9G1>9]'>9r*>:-pakvdH0$0#rbhA&()dnaJ'e)>9<eG*HB+;c*$ljF1A7>9Ya0&pqe!!2%NE!=N!o&>9jka\
        h%#:D!%fg&!%N'F'>9~i:3'cO!r:>:)ck@abd@bfahdncG2u3#EjfD#l(>:u%>;..><'&><C)><f*!/0>=;7>=>;!*=1T:$oa3#42-fd%!/H#o2'0%/N\
        )(/8!Lg$1H%$9D!G,>;X.>;^/(a+>;l)>;|>!:a->;R`$ktnbE#y(%*D&EbcI&e6>8Cbau;)aA%)e,!:%#J',ya-!uP#ula*$3V!L0><9b8!Lg$!X%$9\
        D!G(!|>!,A#!f%><U+!r)><`o$-lD!*g$!X((CD!G%#:G!:&><ubi$$~`&hK,{%>=-+>=1jb*!/d%!/vB%k]>(Sga!!-!uE!=M.u',)R/_(>=j%>=m.>\
        >&+>>8&>>B)>>|0>@]##!fadB1WI${.#Y*>>!cga!52#uE'nB>-q0>>2clefaK-rgbI>'f:%?cdgbJ$u+>>_)>>j'>>p0>>ubf&!%e%#MI%$9>8~b$3*\
        ^#ParcQ#`gbI)6f(#%D!%(>?F%>?g&>@$0#!7#(:>@Wa-!:4*6r$1>%!/D!%2*N.!/'>?UlC>;c*$Od%$9&&E;#=A%#A$%6,.x;!b#%!^lehd&$i0!iY\
        $c!$2>@E.&z/>@J+>@M1>@R)!*akblehH){faS#`B'XclC&'eiN'FhcM!A->A[(>Ai%>Am.>A{8>B8a->A)1>A2)>A58>AUiF0-$!5($GC1^[!5(>AJ)\
        >AQjehge!!%#ME!=k$!5C%EtE!?a!'L!*$!X&!Ge|!'B!5fG&Rks;!b#%!^caK32s(>B/a!!-!22#uE!=$#c%$'H!/&!*a!5''nj(%*&$iN!i!%$+0&$\
        B1!:)&<E!V0>BgcmA!!,+>B|'>C+ja!!-!2+!SE!=ga!'jc)!*N#MH*H3>E$,>F)->Ga(>H:5>IB2>K%6>L/%>LM#!>MG/>MP&>Nf1>N}<>O['>Om*>O\
        q0>QP4>R78>R{=>S19>SAa!!,.|2>DI/>DO+,,)>DV'>Dm4>Dt#'/!paE2~ajbV!A(${pC-x!=(._%$]/>&=4$Oj(!%D!%!#gG>'^ahia!!2>0kE!=(>\
        Eg%>Es0>Ev#'>F%a!!)>EZ'!=*>Ebh&!*##,/ed(>EWa!Od@Pd@Nj$!?F$Gfc^%[-(Ffo$#iN>%PI1e5)u/,,ovhF!2lF,~(!%&>G,0>GT7>GXa%>FO.\
        >F[+>Fc*>FuiscS#!je!%'!V`$M!u%$~cC/!,$08!,gb'00k!c!B#c(!rf;!b#%!^a!!'!=^%[5&'&>G?4>GM:'@paJ%Hk((i%#::1ncM03$!5bH*$hT\
        *T,,{ucR!/)>G}e$2i%!/;!b9$]#%!^c.!/H!2ap$#.(#%%'k;-~#%.%cha!_d@`,>He2>Hi.>I-+>I0).)*&_4/%>>I9ag:#(cfbejB1wfC)<&#i)>H\
        z:&Ua-!AI!S($J%!/&!*;!bA%!^N#`g&!%eA!&/%!2ahjG+G(>JW%>J_&>Jn#&>J}a!0,>I~%>J'/>J4+>J:)>J??>JTp=!oeg%#:&!%U#f(!5C(Ia!!\
        '!=g$#iF!%$!?F&[jeP'Ff&>JL7>8GaQ+zp$>AVF%*F3<+!2fF&Lheg$${e!%%#!E!V3+8f2#+#!'3fF*ZhjF09(>KV%>K^&>Ka0>L(7)x=>L,a!!'!=\
        ?>KRf%#:4(>aqC,6aG!i/!/G>EcQ)u)>K|?%[j&>A&#%!^xc!9`$jcJ$0bgl%!/D!%bK3?Q&U$${&>LAe$2i*!2bG*T!%'!V`$ncG#M3#4,>Le(>L{/>\
        M5+>MBaI*^$$-%>LqefJ#+a-!u+$-V0<h%&}9>M0a3#4+!SH)ooeI'}ehg&!%9.lbR#YsB>(,mpaffcH%H(>Ms%>Mw&>N40/!9>Na#)>J}a!!'!=hB-x\
        A!*6'>N+fahg(!%a!'K!,iaf$#~F#%5>NF*>N^8>)mifeR#+a)>NYj$!5%-$;!bA%!^C>EdD)xdiB#~2>Nv#!!,<>NyiN%KB(imF$-(>O/%>OCa,!/G*\
        Z)>Ln'>O@hjf$%'F!%H3B'>OQh$!X%'pD!Gg$!?e!$C#Mm%>Ojebf(!%Y!,M!raJ)6(>P9%>Pz&>Q<)>QL0#!9'Ca+*$f!3#$>FXF&,?!/f!$$>PV,)Q\
        +>P`&#77#]`$eP!,3#4-!uV!l&!G#&!fa!*+!S'#H*$3j$!XD,A1>Q/'&p*2#4>Q3rB.:kB)i$!X(*aD!G`$)>QGraL/%ekF.cmW'p2>Qw/>Q~++n'>4\
        ^4>R(ibh&>Qra+!SH&mo[>'}$$6mF$i9(lbI2&b$$<;#=#%#AcI){(>RS&>R^0!i=>Rwa!*'#Hf%.=U!%#!#P+-*D-Q!('$Rf!3$${&>Rte-!,E-LV*6\
        cL-ra!!1'6'!=j$!5(#SN!i)(ol!$`$l$#~mI%'+2)R$$3>UO(>V?%>Wc+>XN&>XY1>Z/0>Z_7>Zm##>Zu9>[&:>[+a!T3#4->T<.>TJ+>TO)>Tr'>U9\
        ?>UDismJ/1cf!3%#:e+)9E-LoaM--6>T`'#`*>ThieQ&e&!*eiC#.e!5''nbP&e$*'2>U'&2u)>U0eL&e$!X&,AN#!a!!-+SE!=!Udaj(-1N!i:$och$\
        !5F&[.>Uw)>U|0>V,9>V<b,**22,8!L##!fehg$$<F$JvD>.(:>V)cdbB)lE#`k#&!fa+!S*&miG)oP-73!2->Ve%>Vj+>W4)>WL*>W_aua!!-%a+!SE\
        !=fcI2x$!?>>Vz`!c$#.F#S$!5(#S&>W.b$,LF#S$,LF%*$!X&!Gjc(%*%)<a-!A%%dL(R9>WZbiah$#.C'khK(>bE%33!2-!:($G2>X%/#`+>XE'>XK\
        ?#1aI$f->X<a8%9ks$+Y&$-;!bA%!^akb+!2H$rctiC$]H&<=23b'.fwH,)!7#!!,+>Y&)>Y1'>Yx*>Z+40Kk2>.iaj(#S&$iN!i9>Y.gD*HB)W$>YU(\
        >Yd5>Yi&#7*>Ys`$n)>YQefrF0HwO#f!!%!x'!=k!.C#:bfB-:$!X%>-!D!GeiF$6!8'/1gfa!!2$`E!=bI#o$$'.>ZE&$*0>ZZef(!%W'C$!X&!Gb$$\
        6-!l*2#rbJ#okT26&!%)>ZjkF#rB,U4/_kP>9<+>[!b`!D!/K>Z|ojB$*hC-r,>_E->_u(>aD5>bH2>bj6!:%>d[#!!:&>es'>fg*>ft0>qL?>qo7>qz\
        ;!b=>r:9():>rQ#%!^#'>rXa,>]W(>]k5>]r2>^(%!x.>^8/>^o+>^x1>_*)>_3*>_>pckb'#l^/%)>]ec+${feH+}&-NX$ofcpbD'v(!*&*d:&Ufcjb\
        '#`H$x)>9<kbngcofarC$x!.5>^U2>^^%>^a&>^h=>^l9!oeO'vap(%$[!oF23d$$6H'}P>,~O!ocfr%#:D*E7>_&aded@c8d@c7kad%!2H#`<>_;lX$\
        oN!r&>OjX()$!56>G]%>_Z&>_kedgG%X+'s#%!^x!!'!=c@9fa2#ujD>*4(>`V%$~&>`Z)>`ea%>`A+>`K)>`Qj$!?(%-&#~N!il$#i(!%D!**$OV!/b\
        kT%9pD%6f!3(&,C>GT&>`naA!&<5>a+2>a3%/!.*j/>a91>a?iF*g&>>mbL#`ehF>V)ahvB*ZamE!2.>al/>as+>az'>b'0>b8>>bCj:!ocg$!5%%EU#\
        Va-'hV!l%>>dX'Cier$>a0U'@g=>b5edb$3*E&9E1/f&'vb'+;H(ibcI0N9>bgb*>b[pbc2>@EL&z)>bdeB2~C'6Q(>(>c3%>c;.>cA&>cu)>J40>d)=\
        >dU#'>dXafC#okb'#lH29+!/D(2&>cR:>cqbi$>EsC#:5>cj/>@J`$da{;)a:$oA%)e%)xcQ!rrD$~)>d&k(&[a!0I!AU#y%)H'>dMk&>dE7#f:'Caf!\
        =(._C#J''IleH&_gb$!|D#7L2<E.f.>e!/>e1<>ec'2?4>eh;!b#%!^jfb-!:H#{!Z(#%%%{s$0QD$B%.C&''a-!u+!S*>e[k$+Y%&}&(c;!b#%!^e#!\
        !,E%kwofaS!:mbL#oefd7#VafC#P->f4/>f8+>f>)>fO'!A*>f``$km^!*b^%N$)xC!29(ibla-!,*!,leI&B/.F=>fZe]#`gbJ%9a-$lV!L$!5($$b(\
        #JD#7(>gB%>j#&>o^)>ol7>q%9>q(:>qIa!,'(ro:$ochC.C$$f,>gv5>hL2>hP/>hU+>he&>hq1>hv)>if'>ij4>inp&*ZfB+Y%>h.&>h6#&>hHe-&2\
        dE.Rna-%aV!l+>hA)!:kN&IseiC>TLlB!icE.ImaG#.;$cmf&!*ak!$T!2%)Ha!!-!AE!=imO#P(>i6&>i=)>iQa2!2'$ff$0Q&$BH!,h`'kH/4'2Dfg\
        &!*a!'-!2.!*G!rc#!>Zg1>ibofaM/8cE'RbD.|gG2J=>i{bj(+]A#!fdnF!i$>ju3>kF,>kY->ln(>m+5>m52>m?.>mT/>m`+>n81>nJ<>o))>o-'>o\
        5*>o=`$%>jkseO)0hrkalagX-B.>k/)>k4'>k@=>kCpckbJ1(icD1Abdgcif$)~U!oM)0G/;b:>kVc'#{gefaO#`H1/%>kw.>kz&>l))>lY=!oag:'@c\
        L>>>R$uefbia%!xL>Y_+>l:)>lF'>lTaoN.:i91Te,'ygC.cnc!%'!VfagC>kwl[>XV%>leen`'E0Ydg&!%bB-N&>l|)>m'baQ>lUol$)KU!oB>k@dnb\
        fbgmB1Aepfb'2?k@Z0#Y=>mLfeqC%Ehb,!AD!%co%#:afbH*x(>mx%>n+&>n2:(8a8>_8g[&_*>n&kahiX'@tgF'vkbgaG0Nhbw]/A&>,}:>nFemgG'6\
        jD!2&>n~)>o%a)>ne*!rna!5-!,E'n.>nr*>nzaL>9DalehgB*dvJ0dkW!ocH'6mU-BfeakbE*xdz1!oH#E&>oW=>oZe)>oQ9#:aH#MfcG>o1])^G()+\
        >oik&.)X(oW(i&>ovaiC>XK!%'!Vn:>pyc5>pD2>pG%2M.&z/>pX+>pf*>poiehH*dU(o=>pTeh(>V)C!2hF*E=2Pcfr%>-!D'vvlb$!?J!,e)>kRvdM\
        %9+>1vraP!AG!o5>q<.>Ux1>q@*>pUjD#rfB'vcj$&hF>;OI/4$*-(+]%#J.>>!7#V##!fhiba+!Sj$!?D#~:>:)ck!aF$G.>r-'>r1*>r7rD#!D>q!g\
        fcS#{F+;l%%kcha!!'!=`$jc`$laG#y/>2tI/4I(OG'R(>u:%>vm.>v|&>w?)>xX*>z80>zE7>zW##>za:>zga2>sP.>sV+>sg)>t,'>u#*>u(4>u2?>\
        u5iT.[a!'K!un&!*;!b#%!^ajF-17>t)s&!*a!'->t#`$lcdiB>AR&2SN!iP%0,>(S(>t_%'*&!%*>tj##!fa!!-'['!=*>tX`$ktnC>)~c!$E!A+!Sk\
        s$)rD!%$!?(!%&>txbK'Fg=+cek@VdbR#P(2ub$!?H#{D/eboN#o->uV2!,.>u]+>ut)>v%*>vRajF0jfeA!*H%$]&!%a3#4-!u+!Sg%$9X#('!Ajbi%\
        )NeiH0n%>v2*>v6ieH0KH>(+&!%;!b#%!^aj$!?(-1c%#M)%[N#M)>vi##!fb3#48!lg(!%D#7eJ's,.x*!:rc3#`fM$O%>w.a+#o0,ZbI*Hia3#4,'y\
        -!2++gV!l2>wf%!:.>wm+>C+1>x!<>x''>x,*>xTiakW>o7(-IC>*&co=>wzb$!?E)~gbJ%~kF>fWmF>Vg%%K*>x>ehg&!%ajD#i$!X0!i:'@c!('$Rk\
        $$]C/GF>]o%>ye&>yn=>z3e(>y$2>y7+>y:'>yI8!,ib$$6U#]h->Yud%$9&#~;#=A%#AD#ojb|!3(&,a-!:P$`*>y_ehga+!Sjc!%)!*E!V(!*D!*cf\
        b-#1E)B4>y~>>z*nfbaK>Pt$$6ebH>>!bla*$3V!ldgB*x$!X&!Gb-!LH29+>zS1.L)!:kC%HT>Q,g%%kfbK&'hjC>Ln5>z}.>{&'>{)*>n(ifbS!A$'\
        vC*EC'kg$&p&'-fcr(!5D!%m%>{N&''7>{[e,>YujN#r(2xdb8!LgC>M?)$$H#E3>}s,>~k-?#=(?#r5?$t2?$|%?%{.?&F/?&L&?'/1?'H<?'W)?(a'\
        ?.B*?.W4?0D7?0L=159>Nza,>|x->}02>}</>}C+>}O1>}n)!/0#rp%&}eE)Wh%#:9>},c%(&rC>a0jF!:$!?0!ic!$N#M(0wcI,a$,)e!%%#ME!V6>}\
        WeC)H$!5(%h%+Y&%60+Y;!bA%!^chP&'&>~@0>~T9>~a:>kC#'>~dbgf7#(a2$`%!x.$WfbF#Jf(/Tb5'#'&9i9.XmL>*'dg&!%b5'#R!AH#VdimL>e+\
        (?!`6?!r%?!{&?#'a!'-?!L%?!R+?!X?!*9&}p0?!?c%+YN+Y|!3$+*e%$'E-L$!?N!i,!A^#P#!!:D!*-?!npbdn$%'D!%bB*?($GcgF>}G5'#nfeE$\
        -!%'!V`$9?#9iekeE&BG>8K%?#U&?#f0?#o##!f:23ehH#`+&''00k!c!((CD#7f!3(&,D#7M$0(?$7%!/#!?$=+?$C'?$e:?$oa%%d.(RM--%$'I%$$\
        $6D!*2?$Z%#r&#7<?$aa!!'!=V!l$!?N&XN>%Pg$!5($GD!*nB>PSa-?!LI!S(?%B%?%I&?%P0?%g##?%w#'+5a8!,laE>aA.+GhH+Gk$!5D#7+?%ck$\
        ,U($G;!bA%!^aN&p(!|lehg$-Y%%ED!%hH/;-1!'?&-*?&BaI%9gc*?&<ifa,#`H$u(1A['@l[!oeymC(z($G%?'#7#V=?'+a!!)!r'!=??&uj$!5%1^\
        &$iN#!=)<eh$)rC&6+'_dgW(OhC%9!%'!Vl7!oag(>kQb,#Y'#l^#P&*$;!b#%!^eA!!:m%?'n=?(]e$)3%$'&(2H!2-?('1?(7*?(<4?(SpahJ,60?(\
        1bcJ>pU,0qZ'=zL?!oeg&>yV:$omfa!!%!x.$WE!=%&6&(2W%?gC1,(?*N%?,d&?,u0?-s7?.?a%?).+?)E'?*78?*JpaL/!'!*a!'-!2%%d.(R`$lbA\
        '#.6?)i#!?){<'=i&!*;!,a!'j$!?(-1&#~N!i;!b#%!^a->.k`$i[*g%?*1&$B;!,a!<-&sE&*+'sE*mg&!*;!b#%!^aj(#SN!iD>TK$?+.3?+7,?+k\
        5>Ys2?+r%?+~.#`/?,'+?,H1?,M'?,X*?+F4?,a`$pmffC.=-!u)!rH!/(?+U%?+^a*?+Lhs$)3D!*$!|(!*D!*hg&!*Y!,<)-g$'b(!*D!*0'6aK*Ha\
        8'3hs$#.D!*2'3D!%$&Be-!,*?,>dd&!%;)aA%)eb-!/lehH(FjaH*~$.=%!:eL><Og&!*aI+gF.I*>Oj40Npa!!-&XE!=3!/2(}%!:.'s/?-=*?-K0?\
        -X??-a`!$>DJD!*pa!'j$!?($*D&E$$6&!%e$1>C!/p$>TLD!%#$>Kw(%-a-!2%%dL(R-%H5.L%?.1.'_/?.4a,*$-)uV!2R&e&!*aj(-1D#~Q/A=?.O\
        eh$,LbD.Ihb,!,D!*%?/;&?0#)?0&=#i9?04e!!5?/&)?/*'?/4`$labD>rNaJ#r9/hb$*-H#{!#ahB$f5?/[.?/o/?/v&?/yimk%&6a+!S)%nV!L9(O\
        bib&#7a%!xk!.C/os$#iF$GB(IjtigC'-L$x&'v9!obg(!5C#:5?0?'!oiN-FbiF&h%,mcfF$]Q#E,?1((?1M5?1Q%?1g/?1w+?1}&!*1?2D<?2p'?2u\
        *?7Ma!!->qiE!=&?1E=!oe'#{*&'h->itd;$cc!$G%[!%)&<E!VkT'}%?1bakg$1>%)ND!%{C>&=.?!h7!oagb,$uE#l$#yU!o(?29%#J&!%7!oa!!-!\
        2)!rE!=bf$%s&*{Y!,$!5%?2be*?2[f((Cd&$iY$c&!%N%Xf%%{a-$l+!SV!LmeG&<(?3f%?4v&?6%0?7)=?779?7@a.?3J+'_)?3M'?3Sj(%h&$iN!i\
        H.LanB>X!d9(lbh&!Ga!*'#HH!:2?4,%!,/?4/+?4B1?4K)?4O'?4Y>?4njC*HN18pkeba!!'!=`$oefaL!?g($JaK>qiH>`W8!Lg%$9D-Tdcf!I(/J%\
        !/a!L-!:d@Kma-!AL#Y-2,/?51+?5O)?5q'?5ukB>>m(,31?5E0?5Lbka3#4K%ag&%3X!oL)Q,?5g-?&C(?5k*?5na-!:L#PfD,pG(cD%3bD(2g##!fe\
        /)0I>913?6G,?6b/?6p+(}1?6z'?7%a-&sksaK?!L%?6PefQ#P&!%a+!Sj$!?($*D#~ba3#4-!:*$3V!l$#.&!*pG/xf$>76D!*E>PR'?74h*!:V!LH/\
        k-$$1!oH#E--7)?',hiG>cr)?7j0?957!o#'*Be+#`f%>|uD>F`$*-:?9*c!%3?8A-?8D5?8K%/!.?8V/?8a+?8m<?8{'?9#`$feC!*C.ibh`&M2<&>>\
        mvdbJ>e+$,3&(cU>8G(,3ah,!rH?0A$?%d&(i9(itN/~mW?8H!&iD>kS/38h%*xD>pv,***!AfC>Q0(?:J%?;e.?<6/?<A&?<J)?=+0?>U9?>l:?>oa!\
        !-?:4.?:=<?:C)?3O'!=4$$#'?:Gia!'+!Sj&$iN!i$!X&!GN!i$#`T.LN?!wK$0.?:m/?:p+?;$)?;B'?;Y0!%9#:a-!ugG&eC,{1?:zcfb^#o$#cD>\
        _W,**%%H0?;>8!Lg&!Ga!*-!:E#HaI*K/#`)?;RcdikefX!o$>;vD!%g&!*a-!:I+g.'s)?;~*2#4?<*8?<0h(!|D!*aj$!?C>DL$!|C'pa!0K$l()K=\
        /~`&I!ocdr(#![&U!%/?<n+?<u)?<{'!Vk!a($Gaj&-`e%#ML!/b,#YE*m$)ZC!/!3(&,/>x(jD(,(?=w%?=}&?>2a(!|++A'?=]*?=c4?=f8!Li;!,a\
        j($*&-`N!i$#cD!%C.r(?=naI+Adda-0'I!S.,&R&R*!:8!lpm*!:b)%[V!l$)',#Y&!*1?>M?%nrba!'-!uI!Sek$)'D!%.'_/(a+1za%!x8!Lk!.C'\
        pO#E%>:*/#EI+>2?@3.!//?@G)?@U'?@y*?Ar>?H6j%??I7*B9#]a,**^%n3#4*??y8!L##!f:'Cc21P/034??tr)??ocI#+eyN&2bdN%X%$9:#Vcf!I\
        (/J%!/a!LE?4l(!*#'#Vmdg&!%bhbB>Esehg&!%a-!uH>(+$!5&#!=159?@gbJ-o,0dr(%Bbi$!X(#yD!G(!|1?A1*?A8##!fimL?749(ObJ**)?AGef\
        $!X%/oD!G&?Aa9>=*a%!xk!.%&/cnbgF)W/?Ao`$s`'hoB%BB!f(?B6%'p&?B;##?<>:?Gtaf<>_;i$&hC!2hgC/G!%$?C#3?C=,?CJ-?Dn(?E_5?Eg2\
        ?F!/?FD+?Fs1?Fw)?G-'?GS*?Gm4?Gq`$selcH>kP1?C04?C8`!N#.fehjb^,&akC)Q&?CFbcP&vlQ!2%?Cj.?Cv&?C})?D[*?Di:>kSagtkC'v,'-he\
        d(!?C!2%#:vI2<.#P+?D2)?DSlpmdH!l5?DB'?DF*?DJjN'*bB2_iC&2fck(!*D!%fe*$lV!L$?&6&(i7!oW/~cI>,~%?E=e5?E*'?E-*?E2iclncE2r\
        F+kgfN2reflbh$'*C#:2?EM+?EQ'?EXjB)~F?D.$(iA&()ibO>6ndg%3<G,6&?EreimhK%N*?EzfM)QcP>@E$(i(?D.+>]o)?F==1ac.!:qeG)l$>@GU\
        +D&?FW7!oa8!Lgb'#l^%N)?Fi*?Flpbk%.CW%?S$ucf!$B!?D>Oj%>Q0'?G(kaE?#RbJ?CB!I$?@-(/J)?GKb$!?-#1?#og$*dU#(7.XegG2&!&'?Gci\
        &>kSwO%0m2?EMrC?DFaI-xC%N->::2>e^/2&+>@X1?H0igD>)+'!rH#E9?HJbkb7#fa-!u+!SG%nL$$(?IP%?Jx&?KP0?KU=!?#)!%a+?I/)?I;'?IKk\
        !$%?I&ahis$!?F!5$$6'&9^#o*>&7u&!%aK(T$!X%!/&!Ge+%$^!/daL(,!!%?Il.?Ir+?J/)?JN'?JU`$M-*$!?G%H(?J!;?J'aI>W(bG>AU!!'!=^)\
        u,!2%${8?JHg$,Lmf$!5(%-D#7a!'L#y%>u6E!L!#*?Jjd$!X&!Gb$!?K#1fm|!c,e%#Md@c-$$6-1!&?KF'#o*?KI4#o7#Vi0?K;bK$xk$>rN*+qU#f\
        I26albI>4y!$J%NL#7%?Kdajfe^&e5'#&?Kuka!!)%nE!=.*jl$!%U!o(?LJ%?MX&?M}0?N)7?NIa)?LBlpmA!%H!3$#cF&,%?Lh+?M#)?M&4?MHj$!X\
        %!2&!GN-{g$#.&?Lye!%%(;E!Vh$!5F%hT1qpab`!ah##?MDed(?M@a!c3d@c0d@c/d@c.b+?MQiT#+s($GD!%$!?+?MdlN$-s(?Mu&!%a!'2!/L!*bf\
        $-:D!%!$gc!$E!:k(?NE`$(?N=/?NAikB#MdJ06B?+*A!-frB3<&?Nv0?OA;#=#%#A#'?OLa5>nC/?NpbM>DgpafZ)-!%)?O/'!V*2J0?O:bgF>Jf!3-\
        !/(&,C&/2?$aH#+-#+i(&IaG&XJ3?(?fx%?qE.?}G&?~2)@,D0@4k7@84='@##@8d9@8|:@9>#'@9Xa,?Qf-?Sk('R5?T,2?TG%?U4#!?VX.?Va/?Y5+\
        ?Yk<?]f)?]m'?bW*?d20?fl??fp8!A9!/#'!%p(?QA%?QG&?QT0?Qc;-~#%.%a!!'!=j$!X0!ic!('$RN$'%$'L#ykwhb$!X,!AD!G+>H4d$!X(#SD!G\
        W)l(?RA6?RK%?Rl&?S3*?S@0?Sga/?R8+%Xks$*g0'bc$#.F$Gafg$#.F!%k$#.(#%D!*af=+cek!V&?Rha!!-%~+%''!=H!,M>@J$!55'#+>Nz&!%k%\
        )Hc!%*>kPd!&$!X(!5D!G,!A+$u)'3yN$u=?S_efb$$~&?SSibK'}.&zd,?9&F!?fb$!5J!2L>}Ta/?T(+>Yfk$,U(%h&!%;!,sD*ZF>f]%?T9&?T?eA\
        !0?(.,D!*!%)'3E!V&!%0?U.a!!-!22?Tl.?T}'!=*?U$8?U(iF%h%%Ee%(;+?Tzl@Cd@DT?+WF?<h$%6D!*(*KL'_$$~+?V&&?V-)$'>?V2k(?U{%!:\
        &?Rha!'+!S)?Upj(#Sc!%%#M)!*'!VN#Mb,!,+>e+Z./!%'!VH$0s$,9F#%heH/($>rJ%?VH&?VRe?!2k!$B!5$!5&!%dH/8`$G>QGmk$$6C'k3?W~,?\
        X7-?X;(?XH%?XU.?Xf+?Xj&?Xu'?Y$0?Y+7?Y/;!b=!*9%?#%!^#'?Y2a!!.?Wd+?Wg'!=0?Wu8!,#'?Wzj$!5F%-B0$8(Ti=!%e%#MH#+dgG,6dH+8#\
        '?X3mib&!*a-&sI!SfK!rA&$o$.2(!%%!AG?T%$>rN(%h.!/D&B''R|a!!-!u2#uE!=eH!*e$'U&?B|U-B5!A%+Y*$0N'b$!5A&()aG$-^$$G.Xp%)l&\
        ?YO0?Y]a!*'#Hke$)3C!,!('$Rkb/!*I!2!%$%6(#S'!V^+P,?ZM-?Zp2?]36?]8#!!:<?]U*?]^?0Ea%!x.*sh(?ZEa!!%%d.(RE!=bf$-:D!*&?Zf7\
        #(a!!-!/'!=f%!/fD'R!%'!VifB+5(?[=%?[g&?[ma!!)?[4'!=ks$+0(%*D$Bbks$!5F#%#!!/bf%?[Z&?[ba!!-!2.!*+$-E!='#lhT&'!$L!/-!:H\
        $u!%'!Vk%?]&ebf$+0%#:D$B/(ah$#.%%EE,yakX!*$!5%&6&?]HebG>.r!%'!V`$laG>^5me%%BH#+&(2mE>o&me!$H!/!33?^{,?`!-!:(&,%?`@.?\
        `M&?`Q<?`q)?`y0?b6;!b9?bE:?bK#%!^a.?^X*?^grm+${E'Rs&!%a!'j$!5D#~%?^ve?!2b&!*G!:ibK+}(?__%?_m&!%0#c7?_{a!!-%~+$-)?_K'\
        !=*?_[`$a|N%6(,Ib$!5,$r-#1E#lB&I$#i.!/bf%$YD!%*?_xi$!?T!2N*dfC$r(?`5&!%a!!)15'!=V!/%#Mk(&[D>}@;!b#%!^ieI>oNaR--2>i]/\
        >dI'?`eh(&BC!2*?`niX?G`U/~me%*QH!2(?aP%?ag&?a~a!'-?aJ2$`+)W<?&Hi$!5&!%;!b:#fA%!^($*D#y+%$*?a`bf$-:F&[$,UF>}G,/(.>Vto\
        0#ca!!-!2+$xE!=!%,%9*#+d!&%.=;)aA%)eks$#.&!%e%!iI%$gchD$J2>e^/3$dH?/83?c),?c8(>`V%?cA<?cG*?cS7?d,9?d/a%!xk!.g%)HD!%a\
        ,-*yme!%%!iE!V$!X&!GN.:,#YL){megepck!$C%E%?cq&?c~;!b#%!^a!'fj$+0%!2D$B-$l.&b;!bA%!^h$>z^($-U-BL!oL0$(?e%%?f.&?fM)?f^\
        0?fc=+ca!!'!=*?diks;!b#%!^a!!-!u+!SE!=(?ZE0#ca!!-!/.!*'!=`$jD$Y-?ed2'3.?ex+$-)?f'`$.?eO1?eS<?eW'?e`isaO$xaH,RaO!,me`\
        $pB&BD?0#&?eoe%#!L!/%#M)%[N$'!V$.2;!bA%!^b$!5E&p-!/+!/??f?d/!:H+}&!*a-!:h-!,H$O/!*<'=g$!5(%-C'ktyN$$,,6<'=H!/hC-$$$i\
        wS>@O3?h),!:-?ho2?i#6?i)%?i1#!%H.?jA/?k4+?l-<?nH)?nM'?os*?pa>?q*??q67!oag(#%%?gx&?g~=#fa!T)!rE>.y5,iH2#!7)#ME(A%${=!\
        %e)?hKj(%*%'k0!ic%$'.,R)%[N$'$)r(&Bf;?hf#%?hjcha!c)d@c*c@c'ed@c(0?h|eks(#%D!*W?&*(#yX'XaqbcN>oS,?++)?in8?j2`!&?iSa-&\
        s`$/'010ErL$l!%<?ik'!Via!!'!=j$!5F$*N*$(&[%&?;!b#%!^a!!#$>rL-%~%%d.(RE!=&!%0#ca!'-!2I$x$!X-#12&'%?ja&!G*?k)0?k.e+%H^\
        !/2?js'?jxi6#+%'pD.@eG>2oi$)3&!*;!bA%!^fB?&*,!2P!/&>:&:>:)`$->or(?ka5?ko/?kv<?k}'?l*aqehgmG?DC'?kkjmJ>8CH>Nca.#P^,{e\
        `$yN,{mefe+!SG!*D#P-+>5?m>2?mV%?mz#!?m~<?n&*!A??n,=?nAe5?lo/?m*1?m5'*E4?m:jbgb+!AE#l9(Obi(!|##!fb7#(a8!ljD-T=?m2eG&2\
        G+>ktJ0HcL%Q%?mRebgcf!?$2l(/WC!/yN+z0?mvak$.2%!%;!b##,/#%!^e%(;E>EMeL%HoI'IaM?&ImefF2_%%{&%6e+!,j0!ie%*QL!/5#EqD2{ma\
        K$'%?o).?oA/!/+?oP)?o[8?om91Tp%?nwe)?0AyN>Hf2?o#iaJ'_&'[Y!,/?o:+?o>pzfb!$J!ApB-IP&s&-xbh(&[j$!?F!%(&[##&LaG%'$?>E(#%\
        &!%;!bA%!^&!%U#V$1}*?p(0?pUc%#MN$'(?pB%?pIa!!)!r'!=`$ymajG'3$#iC?]D$*--#15,iD*{2!:hg$-lY!,&?pt0?p{;!,effaQ>Yfh$*'F%*\
        l$>'_(!*bI&<bo$!?&#7mF.,eff&$Ba!<-!2E&*3?rJ,?s+-?u3(?uD5?uR2?uf#!?vA.?vI/?wX+?wj&?w~1?z)<?z6)?zD'?ze*?|]0?|l4?|r??}$\
        =(l:?}9a+??vfgbiN>U$.?rTe!$G'69?s(b,$u'&9c5>a+2&v.&z/>@J*?ryikeO&9ei$!57#(cI0nE/~(?s]6?sf%?tz&?t~)0n0#c9?u*#)?u.a!'-\
        !2.#y+'bfpD?/7.-ohgeI)o(?t8&?t=a!Q+?q9)?t,'&*`$,/1dckbgU&_$#.%!/&+AG'0bG>e+!7,%~'(A0#M`$-?t`1?tviaf(?VOnbhH&X(?toa-$\
        x`$dF?K8`$icI&9aO'0iL26!%'!VfI.[nC1%hiB$9;!b=!%#%!^blehE'y+%Xk$!5cffmE#7(?c0&?uba,'eI!/G>vy$(i+?u~&?v$)>9<k(!*ahK-oX\
        'X)&Ij(?v7a!c=8!/d@c>!c;%!id@c<mg$#iF#i6?vd%?w2)!:*2G=(8a3'egF>_W(?w$;!b#%!^a!5''nf!3-&X(&,C%Ege%>L>`$ncdH+P$'U&?wM)\
        ?wS;!b#%!^hom($JC#:+'FE!AfmQ,,3!2&>3tedgf$$<F#y2!:7#(:?wxcM'e,(5M%0-?xT(?x_5?xy2?x}.?y8/?yN123<?yl'?yp*?yziclpmdgvqF\
        ,Lb+?8FqeG.@+?xjkegG?B82?xtefo[/~ehT-*vE2<)?y/=1ae+#`D?CCarb$!5E&90?yH:(ocob$!5E)BlbhF/T3!:(?yc=+`a'>aAohF)K*#iiA&?C\
        zmW()5>i}dvI>n'%?z&eiI.iO.i.>Q0&-QfbE>i_m9?zAebG>ZjI)T)?zYl;#yah##,/e!$E>EM$!?e5>2GI%$3?{5,?{@/?{p+?{x&?|!1?|)'?|/*?\
        |X;)a#%)eaqA)!%bkscg(%-C'k&?{Va!'*?{ObI0^(>}GD!*0?{fbg$+*(#%D!%g$+*(%hD!*mg$%'D!*$0aF>3#h6!AH#+$$]D!%9?|Se,%K*?|D>?|\
        MlB?sc&#~fb^>/J*!:N.FkaQ!:mG)T&?|eaC$-.!/hB)ZhvqD%ka<)-k(!|4$OA#!fa)?}/hgC>Esf$!X%!2D!G+#E>/Ag%1,D?eT%?}l&?}u0?~'adr\
        =>Ojel&!Ga!*-!u'#HH&mhja-%9P$`,!:2'=yme$)'C!:d$!5;)aA%)e3@!^,@!}-@#b5@#u2!/%@$'#!@$X.@$j/@&@+@'0&@((<@(,)@(C'@*y*@+9\
        0*<4@,3>@,:8?|i=@,@#,*Ka!!'!=*@!L4@!U?@!Z`$+@!Er[!?c%)NR!2$#i(%-D!%bE>GQC(I%@!s&!Ga!*2$`'#HkT?hRha!!2#uE!=(@#F6@#Ma!\
        !-!:.!*)!i'!=8!2`$-?e!apeG&9#!!:H!2e!%'!Vis$%s&!%0,#Y!,$!5e!%'!Vo$%s0&XY!,eg$${(!*;!bA%!^!%$@$G,@$T(%h+!/'!V;!b#%!^`\
        $M?NA!'-!2+!SfjD&hcH,&&!*a-+S)#.h*$OV!23/x,@%<(@%J6@%d%@%j&@%p'@&0a!!-!2'!=is$%s(#%N#cseqb'*m?#PyN$O)!,*@%Xb$!5G!,b/\
        (ah(#%E,y$3*Y!,+!2R)6#$?8<)@&#*/(hT,a!3##!fe+%$E-L$%s(%-&!%;)aA%)e3@&R`$*@&OdeI.ID(z(%-&@'(7%?a!!,'_-!22#u'!=?@&}f$$\
        fjeb&!%G!Abh$!5F!5!%)%'E!V-@'^(@'g%@'w&(i'@(%=!%a+@'Visebf%'kY!,u$!?D#7$(&(!%D#7<./i&$Ba!Q-!2E&*g((C;!bA%!^B)TkF&/m%\
        @(:ebf$!?Y!,.&OapeG%$$#r-@(z(%X2@)].!/&?Fn)@)kp0@(ic.26H!:ks;!,a!'2#u+!SV!,(>t}&@)M;!b=@)U#%!^a!'.@)Aj(#S&-TN#!##,/e\
        +)9E>EM!%(#SE!V0&Lbd@W0>mIchs$#yA#&L(@*c%@*m;!b#%!^a!!,@*;-@*H.?hu'@*T*@*]`$pD?ePs$!5(#S&!%Y!,$!?($*&#~N!i!#,!2Z./$#\
        .Y!,o$#.&!%N&Xr&!*aj($*D#~'!/*@+3;)a#%)eym(!%vM&/$-:F%h(@+V%@+l&@,*#&$oa!!'!=`$rcG$x!%<@+h'!Vks$#iF#%N@%X#!!//(a+@,$\
        i$!5tfC>e+$!5E,y$#i(%hI)u%$~W>},e!$B$6M>2-(@/|%@0M&@2,0@3S7@4Q#&@4Y#)@4ga-@-H2@-R%@-c/@-j+@-~<@.L'@.^4@/38@/`i(@-9a)\
        %HlaG&B%#M#!!,ke%!iH#+&!%biafK#`0@-[ahV0<%-$A#&Lk(!*L$0%@-x#&$oa!'I$u-!,E#l,+S<@.5j$!X(!*&!GN!im%@.Fe%!,#!#PaK+S$$<K\
        !lmb&@.XizrB'-ddB06$!5(%h0@/0;)a#%)ebk%@/$ebf$#.%#:D&B(&[&>>kwrC-FJ&'((C%!:&@/I0!ia!*'#HH!2!('$R`$je`$//DedlckS!,&!%\
        a!!%!x.$W'!=j$0Q(%*&$BN!i#!@08<)-*'60!*4@0Ji$,UT!/&!%ebf&!Ga!*-!2E#HC*~2@0l.@13+@1D&@1j'!/*@1xickaP#{&#70@1*;!b#%!^a\
        !!-1q+?%FE!=e!%+%$E!Vs&!%a)>Nzhg($JC%{-$0<@1fi&!%;!,a!'-)uks&>H3;-~A%.%N?0I!%.!*d!&$!XD!G#&$oa!'+$uj(#SD#~$!5/@2V+@2\
        f*%9#*@3Pi6@2Ma!!-!,E!=$!?(!%N#!$$f(#rc!$rwfM%0<@31*@3@?@3Gi$!Xc!('@3+*0nnhemlD'X!)J?GZm9@3=b,#{H$rD-FcddB>&Le!%$$6E\
        !VE,{/?%J'@3j*@3r>@4BieL>4y,!AymC0t((C%@4;&!Ga!*%!x/@45'#Hk!.6'3C#JchH>J[j$(&Y$c($]&$Ba!<)!rE&*i$#MgF&'+@4clB??lZ>_;\
        I?f_->g?($G5@5N2@5Z#!@5q.@5z/@6I)@6M'@7n*@8&>!:?@8,8?U(i$$<6*T&1AX'@(&B%%'&!%Y!,!$%@5gakT>e+$#ioahoB,9af-!2fD%{$!?-@\
        6@(!*6@(4%-l.@6D9(Op&(Zb5'#L'_cP)-jc^,{pN(z3@6s(%62@6w%%6.@7<&@7J)@7Wai$0Q&$BY!,N?+*0@7'c!$ledH2G##,/ed$>ER(>EWb$!?E\
        #l$>sQ(,I;!bA%!^if7!oa,>,~H$u$@0B(+A&!G;!,b,?+xyN(t!$*!:ia-!u+$-`$nckD&L$)iC-xbha!'K&s.@8O)@8V'@8^*>K!4?Ali&*QN'-*#E\
        dB#l3?AlC%~,(wC%k!$3@8v+'*`$t`$pU!*$#cF#c5&R2>z5.@971@9;pkb$&hJ!AC>ARF2M,%0(#~5>^5+@9T'>'}kC1wN>)~.?Ak'@9i?$$raL%9E/\
        h(@p@6@xt%A((.A32&A7o)Azc0B'%?B,17B,;#&B-';B-e=B-v##B.?9B.W:B.}#)B/e#'B0'a,@?'-@A55@BU2@C@%@CP#!@DV.@Dl/@JJ+@NP&&L1@\
        Tq<@W[)@Wh'@df*@hh0@l'4@mB>@oa8@oe9@p::!op(@<F%@=@.+n&@=e)@>60@?#a.@<%+!/)/[?@<.8@<7i(%hC(I$!?(%3W%?!3$${F?!F&$Ba!<-\
        !2.!*E&*-+P.@<m8@=!i%@<feb&!*f$!5(&[D!*.?[_I&O&!%0#cebf$!?(%-D!*&@=50$]a!!-!/.'sE!=!%)(;'!VH#++@=U'@=_j&!%e!%.!/E!V$\
        !5-$xF!5pab]!A!%'!V*@=z`$qefj(#yC&/%@>&aP>0kh%#:&$Ba!<2#uE&*(@>P%@>V;!,a!!-!2'!=`$iF0a%(;E#r.!*+&O*@>ick$!?C'k$@0B(#\
        %c!('$R`$lchgA#&LL>{&(@?i6@?s%@@l&@A,*>}Ta!'-!/*@?V0@?Yf(>Bc%!/aJ@8sN!2!$$%6(#%|ebG?U(g$#.e!$C%B(@@7%@@C&@@L;!,=!%##\
        !%a,*$8%~kD$-,>9~bf$,UD!*lp$?4GD!%!%$!|(%*./(1?q9'!Vff$%sc`$yN>fK.@A!<@A%r(#%&!%G>y_T&Xm(!%C#:!%5@3(E!V(@AY%@B>0@BD7\
        @BQ##!fa'2~4@AVraL,Z[&U$$].@B$+@B*)@B0*#+b$!5f(#%;!,a-!,%%dL(R$!5D%{,**H$Oh(%3&!%a.!*V!,.'_I'si$1H(*g%#JD!GR>Q{(@B`a\
        A!?##$%6%,m*@C$?@C*9@C:ebf&$Ba!<.!*E&*$#iF0j$?-j%$febf$%6D!%+!2E*xa)@CL8+PhC%3cL'}(#%/'0&!*1@Cq<./'@C|>@D!a->77Z'=&*\
        dbfa!0K!2@c?$,9%@D<&@DK;)a#%)ee*!2bG.L+&Oks&!%a/$0G!rg$#i(>}GY!,0@D`aK?+x!%$#.(@?dE!V!c@,@Er-@Fc(@GH5$06@Ga%@H+/@Hj&\
        @I$0@Ih4@Iq;!b8@J%9@J?:@JF#%!^#',pa!'->Pt5@Ed/#YpD?!9$&B)$$eg$*'D!*(@FD%@FK&@FQ0@FZ7#(a2#u+@F=j$!?(-1&-`N!is$$iF#S%#\
        MH@+b+#PH#{2&vffF>qdk%'paK%a(@Ft&@G;a!*'#HV$x+)90$Jbf(#%%&?&!*;!b#%!^a!!-!/)!rE!=!('$R`$qeG?:G!'%@GV+>'3jX(8)!/jcdiX\
        3'(!?&@H$a!'-0'+'b0!%l3@G}aV.LF?Ns$#.G?K8,@HI-@HP5@HV2&v+'38!,pf$>;vF!*b-/8S'#cdJ?`j&@Hda!5-!:E'nfhC?k*(@H}&!Ga!*+$-\
        )!rE#HbG'0!%%*Q'@IV*@I[f$*<%@IJ&#7;!,9@IPe+%$E.U$!5J#Y5#EM38!&C#J$!5e!%%%BE!Vhb$@F`D#7$!X(*a&!G7#fviC#{&!%;)a#%)ea!'\
        j$!?(#S&!*N!i,(5P>e^G>f[3@KT(@L'%@L8&@M@1@MO0@NB=)xa-!/5>a()@JvkF'6(0j%@K>&@KG*@KQ7#(;!b#%!^a*!/j$>=wY!,.&b/(aI1z($G\
        +,aH?!wF-F%@Km&@Kza-!Ak6?5ne$!|C!,'*ma%!x.$WI!S*!2`!aI@$Qk$!X%)H&!Ge%#MY!,.)6&@Ld'@Ls;!b#%!^hs(@LZ&!%a-!2I!S%$'+)9H!\
        2h$*'%&6eg$!%F!%$,9%(I&@M/;)a#%)ee%>L>H!/*$0k$!5($G;!bA%!^(*Z+@MKlC*{bB%{(@N*%@N<&>}@#&@N?:>'}a!!+@Mx'!=bhs$%sF#%$!?\
        6!/7#VwkD>PS&>R%;!b#%!^d%$~H3BI*TI(w)@NJrL+n,)^V!/,@PS-@Q$(@QR5@R32@R76@RM%@Rg#!!2&@SK'@Sc*@Sm0$]?@T_7-B8@Tm91;:$oa!\
        !-@Ok.@Ot+@P.1/[)@P2'@P64@PP`$'@Oeje`$au`'J>rMaiaG)^$!?(&[C&/%@P(s%#:a!,-!2E(r5'#^#oeN$JC?{L!#gf$,U;?hf#%?hjc!%+?h^E\
        !VC/u%@Py)!:e)@Pnk&!*a!!-?!LE!=%)H&#7voF$~ch($GC&6%@Q>&@QJ0!ie($G%*Tk7#iaQ$'jag$+0&$BN#!)!*hP>4;%#M.@Ql*@R!i&$Ba!T-!\
        /E>.y(%h%%{a!!'!=j$!5N!ia!!'!=`$gbhgebG(FcG'[0@RJa,(tks$${(%-D!*G*g($G;!b#%!^c*!Ah(#Sa-!2V!,,@S+.@S2+!A'004@S58@S>pa\
        %%dk!EF,I6#+N>~P@c!eg$#.F>OV&!*a!'-%~L>h`!%$@!u(#%)!A'!Vhb,#YE&9(%*a*$3V!:($G%@TF&@TR7>L,;!b#%!^a+!S)@T?*!/j(-1c%!i)\
        !*N!i(>BcD*{2!/+!/k!$F%{!%+?Ti)!rE!V(#%%%6&'3aG@H~D?KF(@Ud%@V$&@W&)@W4*@W@0@WK;!,a!!-@US+>}p'!=*@U`?%ni($-6>>vb-#1H$\
        3$!?(#S&-TN!iB>Edk(#S%>ic&!%;!,a!!-!2'!=`$M?/!,@?V/!*+@V>*@VDk$>d<%)HD'R$!?T$x(>t}&!20.:#&'X;@Vm=+c:1Ta-!A%!x.$W+!rV\
        !lc`$/!u*@V~oeheG+PeI>fK(%-g$!5(?c0C.ob+!Ai6/xwG(8$$6&$imG>sP?!*is$0Q&$BbhT(Tm%!*=!oeC?p?3@Zp,@[@-@[W(@]&2@]E%@]N.@^\
        2/@^9+@^Y&@_X1@`!<@`B)@`H*@b40@c}4@d;7@dX;!,##!f9*B:@d]a3@Y0,@Y8/@Ya+@Ys&-x1@Z)*@ZW4@Ze8!/9@Zm`$leH>Hbbh$%sF$G&@YI*@\
        YO:>:)aG@8sk!aF%3ef&/{9%?b|a+!SV!l3/h('-m#!!:k$$~F%-*@Z&ome`!(%-D@=MD(I(@Z<%?{L0@ZFa0!%V!2g$!?(#%Y!,,&Xu$!5&!%;)aA%)\
        e=!*ef9%?b^>'f$&IeL?[7Q'}0@[1:@[9ch(#r%*K&>tY91Da-!AH!:fa-!uI$-h(!AC%k(@[P%@[Sa4?mvV!/G(thD+;(/u&!*0-{73'9>=*bc.*j1>\
        4L4@[zdJ?GZefd&#~Y$c,'}'?#R*@]<?!2h$!?iC&e$!5($GD!%$!5&!%N(t-@]y.!*/@^!+@^&&@/0'@^)?!*:@^-iag$!X&!GN#!$(&D#7Q?;RT/xM\
        ?KygC?eTb+0aE&9%@^Se'@^FkC)~b+@^Ol@c1d@c2/#yI!2(@_'%@_2&''0#c9@_La-'h2#u%!x.*s4@R~u$!?Y$cbf$%s(#%D!%,(t'#l4@_I8@5nr&\
        ?ubbJ,,D*d4@_UrbJ$OD%B.@_i8@_uis$!?C&?$&h%?livhP(>$?#o&!%N#c$!?%@`0e.(TH$r+@`>j(#S&!*N!iH?/pmeA!!2(@`~%@aK&@ah0+n;!b\
        #%!^a-!/1@`w'>f]8@5nhi$!5N#c$$fC?n}%@a2*@a5o&!*aK@2&G(T$!5&!%=+ce!%%#M.>t~E!V+&O1?_['008@aak!c!T'0$?Z:D!%!%,(t'@b#8@\
        b(`$nagfmkT$x!&E/D;(Fa!'-!2G!r(@bn%@c'&@c40@cf=+c:#Va-!22@bb>@bg?%[`$pfaI*ZbI@)Ae%#MI)9!%%@a2'@b~k!VB!5!&C?@Ck6!/ao(\
        0wC?q'2>@E/@cT+@c]&>13))ok%%{a!'-!2V!,ah,!rH$Oaoe%#MM!?+@cu>!,is(%hD!%(!%bE>]b/@d0+@d6`!$!?F#%$!?F#SiT>tX&@dR;!b#%!^\
        aks$%6(#SD!%$#iF%hiH,{gbj$!?F!?,@ey(@fL%@fZ/@fm&@fr1!2<@fz'@g3*@g>0@hW;(F:#fa,@eU-@e_%%d.@ef/@ek)@ep`$rcG)N$!5&!%Y!,\
        c%%BN%B!EF#%eI>GQ(%'%*TY!,&!%0$];!,a!'.@f<)@fF*!/`$ofcdE$xs$#.(%*D!*%!/G'03+8%%B9%{fI?[7/#Sh&!%s$!5c.%~H%~mG@0=!%'!V\
        H%~m(%hb+@g/ks$@b,D!*T@d*ege!!'!=H#+(@gn%@h(&@h?)@hNa!*'#Hhs(@gg&!Ga!*.!*E#H-!,C@a2k$'X(#%6?@C&!%:#fx!'D!*-#12@h68+P\
        iC/o$$6&!%N'[!('$Rf!3e+'_E-L$$6(&[D!*$?/f./xvdg$&hC*Z(@j.%@k#&@k?)@kT7@ke:@kya,1A-@iH.@iL+@i[1@i_)@ig'@j!*@j+`$R+tmO\
        !/;!,9!oco$1>G>@FB.2.?_[mL'R$%3'@iyf$$<(?b?D!%(!?C!/gf&?FiX+DN!/-@jO2@j^+@ja<@jh)@j{*!:i%#:mleI*Nf7!oa%!xk!.F,IX&U&@\
        9QU&_m(*E=!ob'&p|a-$lI!SbhP!**$x4@k6;!b#%!^hP?$Z$1H($GD!G!%.@kO'!VjckN?yHbJ@h3(@k]aC%~!%5'3E!V)!o'@ksk%*ED*?gfcS$r.#\
        Ejb,!AD!*-@lK.@l^'@lu*@m68!Li%@lCaE)6ch$!|U#f%1Wa!!%%d'!=k!ED''%@ln9(fe!%d!&J(/h%*KD!%*@m.a!!-%a%!x.*s+!SE!=bi$!|C#J\
        ek$?Km($GD#7(@oB%@oW&!Ga!*-@mg.@n!<@o1'#Hi$,9D!%$!?($*0!icf!I(/Ja!c9E?4l(@nT2@nj6@nu%#J&@n~;!,:#fa!!-!/2#u'!=f!=(._b\
        $!5V!/*@ndbf$!X(,ID!G$!5F!%a+!Sj$!?N#!ebf(,ID!%!%'!V`$/?NAqaO!um%@o>eb&!*G!2I>`S!!%#!'!=fh$!5&#7vJ?e`$#~-#1L&beM#S&@\
        p7;(Fa!!-@p.+!S)15'!=`$l&@p*bI,RdJ,R$!5(%*D2bB+*-!2Z)-$'R-@q05@qG2@qU%@qm.@r#/@s<+@sA1(T)@uQ'@wy*@xO4@xopc!$k(%*%&?&\
        !*a!!-!2.!*E!=%-$##!ffc!%'!V`$jc`$M2&7'@ak(!r2#`C)N$!X0@qfc!(+&OE$Re%#!H&'$!?&&B*!/r$!?(%-Y!,$!56!2%@rk&@rw*@r|0@s'9\
        >=*e%>>u)@rY'@r`03<pf%#Ja-$lI$-%#JW1ng($Jb$$<I!,pag$*d&!*U#(raI$0$&hbpF#Mk$'U&@s6b5'#H#{%1wE$rbg[#V$!5'@sZ*@sc7@uJc2\
        &v%#!N#!&2SmG>=2$>&L%@t=&@tF)@tQ0@u>=(89'C#'&_e$%6(#S%!:+@t7kT>&=$!5U#(21Pk!$C2~!%.!212JE!V%@tw&@t|9@u:a!<2#u%!x'&*k\
        !.b-#1')~^/krmP#o!7'(A`$(@u2jbfeC?VOdymeG?K8rN0afb$$f;!bA%!^,?0<G$$,@v&(@v8%@vk+@v|<@w%)@w,*@w54@wQ?@wq#&()a!!/+zE!=\
        (@v4&!%a-+SI!rB@.C3@vN#!@vea%%dk!E%,mW1D)@vZek%)ND!%a%!x.$WV!L$-:F%*l:,pchb&#77!oaL#ye!$L&bm(#%C.=aj&>OVN!i$-{%@wCe%\
        %B^!/-!Lrbia-?m'I!S(@wf%@wn&!%ahg(,IC$~`!$+*F0jJ%Xbj(#SD!*'@x0*@x>0#!afb$%{E)B;$ca+!Sf`$S@N&$?2.(#%&!%;!bA%!^&&I)-r7\
        @xkb,$u/(ah$!?('RE,yJ>}-aK@d0(@~,%@~z&A$H0A&47A($;!b#%!^a5@yi2@z'.@z0/@zU+@{@1@{s)@|a'+A*@}Y0@}f4@}ki$,L%&ID%30@yyaf\
        b,!2<./^%[fj$!?(%hD!*a!!'!=^!*(%*)@zH0@zR=!%a,&X-!AV!,e$)3%!,H!2O!2(@zv%@zz1@z~0@{.a!!-!u)>NY'!=H$3A!#PI>A2#)!*ahs$#\
        yF!%di&!*a!'j$!?($*D#%5@{_<./*@{mi$!5e!!'!=k$,9eG>P/)@{haI@d*aK?:4$)rG$0(@|2%@|R0>f1a!!-!2'!=f%!/G!:%$'k(@|D;!,a-!/G\
        !r*@|LbG-r$!?F!*/!*'+Ahs$#.F#%,@}#.@}*/#++@}>)@}E0@}Oa-!/I@k2&!%mH-*ag;!,a)!rh$#ib,#{E#le,!2C#!ma!!-'[E!=g$#i(%hD!%$\
        !X((C%'kD!GqC>g>$#i&!*;!b#%!^e%$'*!/`$bhokF>aA5@~X2@~_%@~f<'=*!2i$!X&@~M`(`$C,~!(d!)kcR>=*(&hC!2a-32I!Sf%@~v&(Zeg$#y\
        F!*I@a}!$$A!X3A!i,A!p52G.A#</A#N+A#T&!*1!*<A$;)>eo'A$B*!/`$icfB@-X+!Sj$!?(#S&-`N!i$?V/D!*$%{.A#1&A#4:&_s%!*&!*a!!)$'\
        E!=F*Kg$${F@3H$!?($~f&!*e$@LTC!,nah^/[$#y(A#y5A$3&!*##,/:!*i6A#ua!'K32bL&'.@_)d(>EW%@}8a!O-!2E>EUfb/#yI'3m(#%C#:1#+H\
        #+5A%,.A%3<?$a)A%60A%s8!/i6!A&A$}a!*-)u)A$y'#HkT.LG>{&!('$RkagF?Lqf$#.F!*K!i%A%f&(Z)A%p0#c;!b#%!^a-)ulbho$>;O&>H30&X\
        ;-~A%.%,2/h,$xT2/C1W)A&)n&!%a%%d.(RI?[7b,&Xu$%sD!%.A&f/A&x1A'&)A'R'A'd*A'g4A'm8!,i)A&cs0!%a!'K'[N&B%#:&!G=!*a!*)!rE#\
        H3.La8!:iF&B(%3a!!-A';'!=`$isN?eL(?ei0!ic%$'0#Mf!?$2lF/Wfad<A'ai$#iD!%N)uM$x(%*D!%$.2($G&#7b+&bd,!:Z./qF&I3A(~,A*X-A\
        +U(A+|5A,-2A,>.A,i/A-2+A-J&(Z1A/c)A/w'A1n*A220A2p4A2x7!o##!f#'-{ah$$f($fD!*&A*Tef,A)P-A)s(A)y2A)~.A*&+A*.1A*6'A*;*A*\
        GaH>Mp)A)]0A)maS/[bl(!%bhakbjaK?0AkgN>)UerF@f9dO>bdmeG#!bgefaH'h$?%d[>9!bfB&pe>!,omfahV$xeffcfbd/!,H!/fP'=(A*v.A*{0A\
        +Nagfb,'e|!X$!|F>/MfD??l%#::A+Dc!%/A+@+#+1#+'!V*@H~4!rbK.[D>3t+#En%%kH#Eg$!?C%{)A+saj$'Xe.A+m`$edgB@$P$!5T!2$!?(%*Y!\
        ,%#Mhg($J%.CW+Df;!b#%!^a!!+$-E!=a)A,Yh%$Y&!Ga!*-!22#u)!rE#Hf$%s%1^&!%eC>L>$${9A-+bhjf%A-%&!%a-!2P#u,#YS'#,%0hK&U$!5(\
        A-B&!%pakC)l%%BhHA'g(A-o%#:<A.Z*A.t?A/-7A/X=A/[ic`$f[>8K$&65A./2?xq/A.2'A.N*A.VikmQ#+C)x7!oa!%*A.Cd!&J@G^(,vc2&vE@HR\
        ,?9&H>a5F>bamehg$.c&?h];?hf#%?hjeI>o*$!?%?IM&!%mf$!?;!bA%!^$!5e%$'+A/Bk!$a-+SP#ug$!Xc!('$R`$,?N9a|mL*NQ#f*2<rC2{:!*f\
        %A/tedg$%6F!%D)~,A00)>4y0A1e#'A1kaI>'_(&[&!%m%#r/A0M+A0[ka+!S)%nH&m`$haqeoa-!uV!l-#P5A0t'A1'4A1Dibd&!*Y$c(?m/ke{$!X&\
        !GY$c1A14*A1;ifC/Ne,%$H!A#&!faI>91%A1P&A1aaP#P|bhs&!Ga!*+*<E#HL?D?foC?~(G(o,!:+#+*A2);#=#%#Al$&hU!oef,>zPI!/&A2T)A2f\
        #&'Xa!5+!S)!2''n8!Lj%$~D#~.*j')^nkadl$!*U!o&!*b,.xI!Al$#iF?b?b'A3-k!Zb-#1'&p^%N![M!:(A5R%A6%&A6k0A7D7A7K;!%=A7V9A7Za\
        +A3s<A3{)A3~'A4b0A4t4A5Al$!|D?#fjedgC?m{N$r(A49%A4?&A4[;!b#%!^apD#`%#!^!25>ZV/!*'+k*!A4A4Wh$#.F$-bK&2`$F?N=db,0Nrbia\
        -!u*$3V!l-,id0!igf&A50a!Q%!x.$WE&*!7/A5>'(ArD>cnB,p$!5(!591;b,A/TS'#/%Q)A5engc5A5:MA5>&A5ubia%!x.$WH!,!%,?Zl5>>lE!V(\
        A6?/A6C<'='A6Q*A6U4+niT/[hH&s7!oag%#:&(2[&UH>Q{:A6ccfb-$uH0nfb-#{E!*$*Z)A6yh$)rF!%(#r&A7-a2#u.!*H!:!$1A7@r:@2bbk$!?C\
        $~kB%Ep(!%W%?0A7SdE#EE(wfC*?+#E*A7gla]!*%%kcG@97$A8{3A:~,A<F-A=&(A=j5+82A>r%A?-.A@#/ADQ+AMg&Ak:1Al$<AmA)AmW'Auh*Awk0\
        AxW4AyL#*Az%>Az+?AzB7AzU8AzY`$sefK&X!',A9R-A9V2A:7.A:@1A:U<A:Y)A:_'A:g*A:m0A:s>0?8!LpC2AmE0q$!?/A9x&A:!<A:+0A:1`!m4#\
        Pgcf!$C!2bhbdH18%#M)!*N#MmbfF+]+(LG!2mka3#4I!S0)is(#S&!*aj$!?&-`N!iH@3ombE2DfehjaH)odciC*N%$9D$igcf!3(&,C!2(A;H%A;Y)\
        A;^a%%~)A;=kg%)ND!*j($Jb$!5J#{fg$!X0#!c!()%[E$RV?>D(!*&!*a!'-%a+*^`$-A<:)A<Bi&?4=0A<4a'A<-neL(FiaqF?4?dnC>'_e`$tP@?V\
        aH'[(A<e6A<k%A<u#(A<x&A<}:!%a!'W%{2#PC!i(0j%>vjD!*F1}gaC%6fcJ?]5%A=D&A=Xe*A=@kbhym(>fLA#!feI0V5A=Q)A=UakF$fbJ*HF0V+A\
        :cfhb|!X(>/MY!,.A>0+A>B)A>G'A>X*A>h>A>mrbib(1}A#!f6A>8eC0V$?q=(%hD$BgG>%k(!|8!L##!fi%$9W#]$!X%$9&,A'&2Y$cefI#YbdH%Q+\
        A?!0A?)eG>it%>;~D-{lF'-,#+5!/+A?Q&$-)A?d'A?j*A?sl$!53>nCF#%-,i<A?^ibK%QmbkC)i&!%Y!,&!%vddC3<(#%&!%a-!AG!r,A@~-+8(AA9\
        6AA}%AB//AB^&ABy0AD,=ADD9#V:ADJa!!-!u2$`1,Z)A@k'!=*A@spcG>;}!3(&,C/>%A@{eG.FH29s$!5&@+b;!b#%!^e%@%RH?oJ2AAQ%#!'AAd*A\
        Aj8!LibD>Z,$A:d0$uba%!x.$WH'hgeG>`W$!?(>}G%.r&A:uA&>E~e%%3f;!,a-!2V!2,ABF2-]+!/'ABL*ABVpG?8>bgB?,^(-I;#=A%#A(!?CA1M(\
        ABo&!%a-!,*,&V!,$%6(#%C@%R!%,#o%AC>/ACB+ACE<ACf)ACi'AD#oB>mZK>UqQ)6$#r&AC[b$$<'&p|a-%aV!L!%d!&iD>9{N'e%ACw91na+!SN!*\
        -!,/03^%N!&d$*-D!%+AD:lp%$~cS>}(7#]a)%nH!/2$$G#E+!rZ?f`3AEB(AF#%AGS&AHB1AHV0AM4=AMa9(Oa!0+AE*),vjf(!5b,#{D!*j%%3&!%a\
        hge!,'(r`$iseS$0%AE]&AEh0AE|ag%.re!%+!SE!Vha-!u*&mV!l+@Hfbc!%'!V`$icffF%0dH!L-AFK/AF_+AFc)AG9'AGD*AGG?AGP8!:`$e`$iB*\
        {(#S&A:!b$?,^wofB@/]D>5|'AFu*AG/ja!!-.RE!=0AG,a.AG&bd@cB!cAC#JG(L&!*a-!uG+z!$(&BibB@KqH*3$!*(+]C#.B)^-!2.AGq+'s'AH!*\
        AH;i6!Lb-#1F#%$2_&>H3;-~A%.%d%AH67-B;#=#%#AaGA:jcI>mI%>G^[!%*>{W8!Lj%>yh&$'aM>fK(AJ4%>ee.AJZ&AKE)AL60ALw##AM1a,%$%AI\
        ;+AI>)AIQ'AI{*AJ%jf$%'(!*CAE$]!Ls%!/ebf$!X%#:&!GY!,$>3|(.U''}##!fg(#yb.AIr/AIuibO)QT#PehHA!Td%.rD!%(A>i%$Tf%A/tW0g+A\
        JC*AJOk$%KC%'da,1(-%aH>un(!|%>z-A#!f(AJfa,%QI){%%K*AJ{>AK'lehg$'UD!%%$901wX#f%AK:&!G;$ca!*-!AE#Hj$(&;#=A%#A)AKX'AKc*\
        AL0h(!|W#]ga!'lehH%X'AKu*AKzb,'y*.RV!LedE!u(>Q/&!G0!ia!*2#uE#H$!5F%*$@6F%ALh&ALoe'ALVehd%$9&#~;$cW#]d$!5%$T&2b;#=A%#\
        A-A0{M+tqa+!SH$3+>;d*AM-kd%$9;$cX#(aJ'yI.X*-]h$?(H2#P6!Lb-#1'+$*'Fia3#4,'y-!:+!S*$3V!L-!rG(O-AQ`(ASK5AS`2AV&6AWY%AWb\
        #!AWr.AXM&AXP<AXX'AXe*A^T4Ai,i$>M?6AP,%AP6.APU&APb)AP~0AQ-##AQ]9?HJ:@-Ne-A:.%#r+AO>1AOZ)AOl'AOz*AO[8!Lk6AO5eQ/e(#%%!\
        AD!%gf%AOTa-!u.>f48!libD2[,#YE#lg0%X70Yb3#4')BR!2+%Qg$)'&!%bI%~d%AOQ&#~;#=A%#A$?2.(*?D!*.APG'A0{jaj$'XY!,ba-%a+!S)%n\
        H&m$>NCm-%QE>4^)APklbH(})%Qj#&!fa+!Sg$!5U#feg$!X%>f5D!G1AQM),Z'AQP*!upbh7#fa!!2#u'!=H!:C/Td&#~;(FbD?scI2P$$]%ARP&ARn\
        0AS&;!,:ASHe!%+AR)'ARHicG)Q'AR>a*&mj$+0c!7)!*E(Aa3#4-%aI!S!&ieIA4X2$~/+t'ARi?(/8!LibchB?/fivO(5%>TL.&2+A:c)!*9#clW(l\
        ,(/g$!?&AS?#&!f9#]b'#lR#Y!%)A'JE!VM+G!%'!V*A:m>'I?#`iHA:m%ATO.AU'&AU3)AUW0AUr#'0ge,AAL%@}O'AT88!Lf##!feh,+zH.[d%ATG&\
        ?1@a!'I%'ch$$<U#f->it2ATm/@^L+ATq)AT{'AT~aI>`KNAR&$!|%#JE@^PM(,,!,E!L0%Qbg&!%N>dOf*AUIl$$6($J7#]b-#1E+$&!%a3#4+!SH>l\
        C(AUk&AUna-#+)!rHA>hC2GhH*6,1(d$!X&!G;#=A%#A$!?.AVl&AW!)AW%=AWRe/AVN+AVW'AV_k$>-qD!*bh$!|A#!f(.|C?|ig;#=#%#AbcI#P0AV\
        zclef$%'U!ogCAViL,a(AW4&!%0%QaH>l7'AWKoa-!,+!S8!LibchC@cyd%%ED!%h(3BC%$$?NsF>Yt,#Y4%Qlpfb,%HP%H(>*'m+AX+)AXFo$$<biW.\
        X,'y8!Lg$!X&!G0#!bq$!X%)ND!G$>&>D!*N%0%A+=H>z,mb5'#.&OE>=1,AY<(AYK%AZb&A[*1A[n*A]*0A]g91T:A^Na2>-{hom%A>jvI>}-b##!fe\
        h*$OiC>m2.AYe/AYx+AY~<AZ+)AZ8iN>z-s&!%ebf$!X%#:&!GU!oekT?DC'?2[gahF#Ym##!feh,'eH$O*!:q(0-&$Ba!Q3#4+AZ^)!r'&**&mjcf!$\
        C#:H?wG2AZq'AZujefaI$]I>&ig(!|##!f:#fcfbB@vy,A[C2!i.A[F+A[])+ga-!/I!SC(#%A[Y&!%a!!-$l'!=H&mK#P#&A[gaIAZ^h,!rH#E%A[ye\
        ,$fV!l,2,fa-!u+!SH&m$!|)A]N#&!fbgm%>'g*$3ibcha%!xk!.CAUC0A]Yb*!uV!l8!Lg%$9&&EN!i(A]}.A^&/>9dpdgahiC?|igmjC2[(A^5*A^;\
        a-!:G%n+1%E!2%$9&2b:#Va!'->x;I!S,%0G(O(A_j%Aa2&Aab)Aar0Aht7,s9Ai&a3A_J-A9q2A_V/A_d`$2@*7<A_:4A_EicffeI)NmbkwlegG@8#c\
        L?ePbk9%?b-#1E&p(0wb$!|&''Y$cbhB>PV+A`H)A`k'A`p>Aa'#'$]ln&A`;ka-!u+!Sgbq$!?%#JD!*f$AZ'#&+wb^(,-A`['!l*A`e8!LibD,Z$!5\
        (+]D$i($JD2bfA&+wg($J7#]a3#4-!u+!SH'Fg&!%m$$<G!2$!522,h2AaN0Aa[##!fehg$*-F!%##!feh,'eH?wG$$6C#J!%'!Vf,>bC+!:V!L%AhT&\
        Ahe7#(a3Ac),AcS-AdM(Add5Adk2Ae'%Ae/.Ae?/AeE+Aea&Aeh1Aew<Afz)Ag&'AgL*Ag`4Ah58!L`$a'Abz*Ac!klbG/%daL$fa,#PZ'=&?oXa.AcB\
        +AcF*AcPb{%%ED!*N@-5j$!?%&}D!*F&_(Ad/%Ad5&Ad8*'h0Ad?#&AdF=AdJa/Ad'+$f1!/)Ad+b{C.onB&?GA<z+!2V!lS!i)A_5E'R+'_G>G^lQ%0\
        K0d&Ad`b8!Lg$!?&#~X#(MAS#dnbcI,&$'*&Ad~00aebg%'bD!%)&BE.Ic'$fkO$0h5Ae9jbJ)QcfM>;c*!:N*a(@7#0#Ma)AeYh-*NcQ!i,A+m[!?ag\
        mG?|i)AetrehdC>G^K#u(,Z.Af8&Af<)AfV0.=a',Zfg(!5C${aJ0q->Q{'AfPhg%%E&!%W>8~%'*H!A&Af_eE/b#!A=N1Afp4!2jmJ(/&>icaoaI#.m\
        %-$afH/D)Ag1b$!|F#Je2@+S4Ag>kX,sck*!2m8!LiCAQX*AgYdeh6!2E!,(!%C$9(Agy&Ah#0Ah.a!<-@2&+!SE&*/1,G>oQ!7'(AfneK(t$@KqG!2$\
        @o.&@ide)AhNh()l8!LgD?1@-#1E!L*!A8!lpm%@YZH>+p.!:q=AhqeG#7G23+A4X'!Ll7+5[>a02-7I-7(AiQ%AjQ&Ajh0Ajt=Ak19Ak7akedieh*.[\
        V!2,%K)Ai~*!u>AjEh%%Q*Aiu8!Lib-!AcI>k~&!%0/uW0Y2%Q*Aj?d%$T&?1@;#=#%#Aaj(#SD-T($6C%'$!X%#J&!GY$c,/N-ALp+Afmq$#y(+]A#!\
        f.>Nsia-!uH12kd$!X&!G;#=#%#Ab3#4&@lDR!A+$$E!*R$$1AkO)Akji0AkLcG?m/O/%&Akfefa-!ugbq$!X%&}D!GEA>5%Ak|jeha->Pt*$3V!leI?\
        74(?t8%AlW)Alh*Am)0Am-#+Am07Am7=Am:a!'-!2f,&XgbibOABH$$6.>q9&'''&9H!:$!?c-?D?1Al}r$(cbL>^5fbe-#1H)oa@c&L-]fboT?Xg^%0\
        ncjFAm*me.AmR*/Dbf$,LD!%miT#{,AnU-Ani(AoA%AoK#!!2+Aoi&Ap=1App)AqY'Asw*At#0AuI4AuN8!,a-0'2#u%!x#!&<.AnM+!SicCA+=!.(#S\
        C)H(>t}0Ane=+ccR!2I?K8(Ao.%Ao7&@+b;!b=+c#%!^a!!/$0'!=H!A%$'k!VC/>$$<5'#kT)u$$~&?CCH!:/Ao['Ao`7AofrF-IQ>}T,!:H$xJ/;$#\
        .%Ap+&!%0Ap590Yeg$%s($G%)<Y!,,'_5'#A!!/-!2iX>9{!%$!5+ApW1Apl'!Vk$!5%)HU#V(>t}%)H7#(=+cs$.2F#%L?G#($-&Aq00AqN:>kC#'Aq\
        Va8!,h^A<z!%'!Vf(#Y%)Ha%!x.*s8!Lg%Ak[N!ik(.,A#!fE(f%AsD&As`0Aso=-Ie-Ar95ArF2ArJ%(T.ArV+Art)#`'Ar~*As'8!L`$icG2G$0V&#\
        ~e.!/I0VF?m/##!fe-A9qI1%%Arpa*Arh8!LiCAVhbq%#JD!*PAOPge!,'(r^!2ncIA?Z$*'%$9)AsA:#fcf!?$2l(/WC$xC*a/'6<AsRj$!?C.=mebf\
        $!X%$YD!G3>u2d;$cb3#4R!An*>PtV!L$+0&$BU#V(AtZ%Au#a!'-AtQ+!S`$/AtF1AtM4--rD*?a)!*H!,aO/D(-1&#~N!i!5'Ato`!&$Ba!<-!uE&*\
        !6%!/;(Fahb$!?J#{+AuB'AuF8A&.i$$<(?t8%@s0cgfcS)^B@2ED&IA!@y{&Au^9>},e+)9H!/!%#$@$CE!V(@.C%-l/Av*'Avm*Aw)imqbks(#%C$Y\
        &Av6=!oeH?5r2AvS.*j/03+Av[1Avc'!*pbckD>^h&'XfaS!r$?%dD(ickbg$$JC#:(Avz%Aw$aJ?bH,?;>I!,oIA:c(AwN0AwXa!!3AwI-%~'!=`$fb\
        ymehT(Fab]!,%%Bk$!5F%3)Awel$2_F?c0$!?F%-(Ax(%Ax1&Ax9;!,a!!'!=hPA_6!%#!!,E!VkzjcI?0A!%'!V4AxIh($-C,m%!/ek$#.&!%Y!,)Ax\
        n'Ay&*?{]4Ay0kclQ!*($*&!%;!,a!!,&X'!=V!/$,U%*ZWA?n$%6e!!%(;'!=`$+AyGrL?/!apC*<(#%%Ays&Ay};!,a!')Aylk!$(!|A#!fj($JC!/\
        .@S2+&bE00!$B#.pcA+!%$!X%!2&!G;(Fe%!ia-'hI!S(?*Cbhs(%-a!!-%~E!=P?0<a!!-'hE!=(A{y%A}j&B#w0B%l7B&[#&(l=B&a9B&h:B&{a+A{\
        J<'='#{*A{Q4A{Yi&A{FsU!%R?9<b$$~D(2ef$!5C)H(A{r%&I&!%a2#uj(#S&#~N!i%?t9L&b-A|</A|_+A|w&A}-1A}4'A}D*A}`iT$r%$T&A|O0)Z\
        9#]ehiC)o!%'!Vf!I$?@-F/J($J&#7a.A|t*&mj(#%D-`T'[&?B|*$O8!/j%'kebG0*.)^dD&B(!%%2A#'AqVmE?@d1!A*A}Tieh-!:H$Oa+!Sj(%*N!\
        i(&[%>9cY!,,ABB/A~f+!/&B!)1B!3'B!H*B#X4>>va!!,>bC+A~R'!=*A~Z8!Lj$@>.(#Sc!7'(AN$'u$%sD?0#%.rmf$!5C&?(!%bh&B!#a%!x8!lk\
        !.b-#1E&9.*jE!A%-F02{oF'Xg$!5c.&z/>muofa5!rM/81B!d*B!h7B#O#&B#Sla!$.!*I,#BAz<%B#D&/{a!!%%d+#J'!=k!E$#i%B#3&B#9e%!iG#\
        `+'I^#o%2Mo%!2GAvWahb'#liC?K8L>04hgF#l%B#d=#VeG**<B#si%&}a-!uI+gNAv$$)~%B$9/B$@+B%?<>Ny'%3i60EcK?/}ddaI?Xg(B$r&B$v7!\
        o:B%7a2#ug&B$d:B$nb+!2E#l!$2&vdJ?9&rD$'kF-x!%'B%.*>kPnkadg$#yW1Z!&d&+;X()r%2{cQ!A&B%P:'Cb,#Y<./E&p.>oc/B%bofa5!rM+}e\
        gf$*'C?y2-$0(B&8'B&B?B&K=B&Vi9B&4br&?ubb,#o]!:S@s$?!2k!c5K#1ga!'iF?5r$>qee%$'H!/bd@c6nNA#vj%#rN-F<B&w*#Eng%%kD,~NA'#\
        /@k}I#E!%3B'W,!:(B'~%B('.B(;/B(w+B)&1B);)B)N'B+J*B+nah^&'%B'l&B'u90Ya!'+!AH!/5'#'*mH%X!%%A+=E!V,!2C$'jaj&B(3eC@+S!$)\
        !*E!A%2[/B(N1B(R*B([aH!ibI(}a!!3#4E!=$!X&A;Q0B(ob'#lR?$=f$?(HC&}(!%n.?B8G>0b(>}Ts&!*a!'2$`j$!?D-T0?Sg;!b#%!^bj(*aD!*\
        -%9%B*$)B*4'B*T*B*`4B+3a!53#4-A9q''n*>+phj%$YebG1e(!?&'';!,ak!0C/o%B*K&!*9(fa%%dk!E$#.F#%imk$'UN(z&AS?b'&9R!A((C%B*w\
        &B*~0-{a`$legG,&j&-`N!i`$1B+.ibfiN0Hfa^!,('R%B+F&!Ga!*'#HH+qkW+w!&*B+cn(!*&!*bj(-1&06N!i(%0&(ZwK@kY%B,*#&+w91;ek$,9(\
        #%&!*Y!,k$+*F#%af!3(&,C&I-@2c5B,_2*N.B,b1A7S)B,s*B,}0%?pN@CMC$*%B,mi%!,N'-,#+K!A%$r*,{iF+8&$]eK#!+B-Al3B-;afa`$afKA_\
        6%!:G1/,,{-&R6@8S&B-W*B-^rD!ih!$F!%$@|IC)W&B-mbQ#!`$gbhT?.L-(w+#E)B.5'B.9*#Ek*,)e33BG$OF@Q;$$iC!,!$+B.O`$iejbkT*Ng%#\
        lmO'-,'@.$$+#E)B.q*B.w4#ElQ@.U,(5C!:$#!G#E.B/?/B/H+B/N1(w)B/T'()j(A7dC>Ln(!i%*ZD,~%%kD#c(*?C%k+>F!',)g(A7dC>Ky-2)+B/\
        qlnN$f,?u0#!B0!oG@?VmP?0A/B091(w)#`pb,!AH!:0'-nL@_Q(B1m%BVY&Bg8)BlE0Bmt7Bor=Bp,9BpJ:Bpl#'Bq)a-?^a.B1-/B11+B1B)$]*B1b\
        igbL?CBH>]ea!!d!#<@7ki()iD!%%?{L&!%8B1QgF,Ia!!-@2&+!S)+GE!=$$6b.?CBR!,3B3!,B3d-B7;5B7k2B9u%B:N#!B:].B:h/B<B+B>-&B?:1\
        B?D)B@d'BA`*BTG0BUV4BUm>BVF?BVQ;!b9#:#%!^a/B2rkQ>Ncpmk%#:a+!SH+J%B36&B3G0B3Ka*#+hK'3<B3Bkb-#1H#PmF>OViT$0*#P>!,ks&!*\
        a!'j$!?(#SD&E(>'g%B4u.B5d&B62)B6S0B7&7B7)#&'C=(l##!f9B71#'B78a21P.B4W+B4c*'-9#.j##!fehg($JC&}%2~<'=iD?Rh2-o%!/&$Ba!<\
        -!:E&*3>ty-*3518.B57/B5E'B5Sofa-!:M/8!$bgf$*'(#%D!%a%!xk!.b-#1^%N%$9&&E;#=:#(A%#A%B5~9B6,a/(,fa-!u+!S*$3V!L+#Pq(!%C>\
        Ha+$$R%0)B6I*#+lnc'2Dh(+]%$TW#]$>2P&(ZG&2=B6|e/+t'B6i*B6mnCA@{J?n):#(c!%'!V`$L?8=1+>E>1uG.I2>&4LAtC-@?VM3$Q+M%B7Z&!%\
        0B7d7>dU;!,a-!2%%dk!EF#Sia-!AgX#i*A>RV!l%B8`.B9*&B9O)B9X0B9ee,#o+B8@)B8N'*T*B8X8!lbg&!%N&<-A:.d$!?%$9D&E##!fehJA[%b3\
        #4R#Y+B8vib(!|##!fg!%'!VU#(6#ob3#48!Lg%$9X#f(B9>0B9Ga,>bC2>-{V!l,0V*!u]!l>A0nA#!ffl$>h0C#J&B9bamK#oI2A+%$laj($*&>C%N\
        !i&B:-)B:7e.!,hef$-YF/Tkaj&A:!N!i(B:Gaja-!u+!SV!lj$#cD!*-#1>!2ga!'K?!Le8!Lg&!%X#f(B;15B;J2B;U%B;Z&B<9*&'9B<<a/?.?*$l\
        V!l%B;Coa,!r-%9+!SH*~g$!|F!*b/(ah$!?E,yaK><V,B;t/>1W+B<!)B<)*!:peGALpaj$!X(-'D!G(#oyN%Q$!|bml`$gfeleI&LI09,!rG$$(+]%\
        B=*&B==;$c=B>*##!f:(la+B<|)>ZW'B=#o:(oco&!*b$!5,#{E#ljB3*ba!'K!Add&$i;#=#%#Ab3#4D2[!%2&v+B=a)!/'!Vif7!oa,!rga`$ifbdH\
        '0'B=u9>=*c,?Zlk$,3D(cgfa3#4-!u+!S*$3V!LG0H(B>O2B>U&B>]''I*B>i0B?6#'!fjfckB,3ofC@F`m($JC$Y/>Z+ga,'yH$3%B?#&*{0B?)7#(\
        9B?0aK@Qy5'#V!Lu$$JD!%,(5S&UI>-/hgckcoC@76(ARL%B?k&B?p)B@,0B@Q:B@aa0B?gfH>(SO>-zkB>(g(!|%2i'B?~fH%Nb8!Lg$!|U-B(B@8%B\
        @NaR#o-#o(B@G'B@JiC-]I/bE>?YM&2*0qfa-!u+!SH>lCE+M/B@~)BA0bqa!'-!/+!S*>(+V!L(!?7!oagc.&zE$r&BAB0BAWa-*$/#+O+n,'3*BAQo\
        a+!SV0<$!5C#:p$>sQF!*3BDs,BE>-BI:(BIE5BKl2BLd%BM*.BMw/BNH+BOU&BOn1BPJ<BRP)BR[*BRz0BSc4BSx=>q%9BTDa,2&5BC:2BCH%+8.BC`\
        /@[}+BCi1BCq)BD9'BD@*BDX4BDep$>e`(!*)BC3cgD.ub-!AP!,(#r%?>Oc2!,G!:0BCZf(A1Ma4!:jeJ&RajD06%.=ehH?$=-@8.bM#o(BD'&%0)BD\
        -af(.oC%K2!,G$f('b0*xcnG?Gq/#ofN*x*BDNdc'?7%lQ#Mf$#c(!%D#7%)le!$+%KG#M%>80e+*^foD>,u&BE6)BE:a'BE/fag$$6(!*D!*g$$6F!*\
        fK0?BB@5(BF[%#.&BF`)BHr0BI/:BI6a3&R%-l.BE}/BF<+,Z1BFB)BFF'BFR9#.reC>;Z$@Q;8BF/ibrbJ(,&!Ga!*-?*DE#H%.=O0qcH(#$#c2(Tfe\
        P>B}<)-iaKAtQI>is$>l6.BG$/BG*+BGS)BHZ'BHop(@(@fC1>$)rD/e1BG60BGPcK#Y&A:[)BGFa'.Ib]!l(Af[cleH&RI.F(A0z5BH$2BH36>Ys#!B\
        H9'BHA*BHPi6BG~e%$ffH0?B.c%#Pcf*#Pl($JC#JedHArdmh*'hV!l&BHIeG$f$!|LB:He{gmakC?Ka$#cg##BHkeded@cRd@cQF)3(AiJ=BI,b8!Lg\
        $!X%$9DA;QK0H%$]L@iIlD%'%'R=)<eI@d7#!/x/BIc+BJ-<BKX)BK`'BKgkeP(}1BJ&p&BIx)BJ#af$'bP-f.,ZiaK+qN.o(/>G>PR5*N2BJf6BK(#!\
        BK1.BK:)BK>*BJ#4BKA>BKSi&BJca.B3H+$fb]$0I2~&BJz0BK%a+?$='@6AH$0+'bfjN/eC'b$$6%%ED!%c&!*aH>lCB>LnF%'&BKJeGBDnk*?:4R>0\
        bcqB.ombkvQ#V8!LgD2SneG-f(BL2%BL8&BLH)A&ca.-x',&4!u?>YuuaH1!,'sC%$3>-{2?4,k$>EZF!%)BL_ksa!!'!=j$!5&06N!igA'(8&BL|)BM\
        #a)A%,'B;CkqaI>f4dH/xa,'[V!/2BM?.BML+BMP'A>ojF?GP0%Xh!$$A4kF#~mE!L<BMe*BMj##!fre*#PV!LmbF2Ae.BMsoG/kC>)X%BN2&BN<0BND\
        e%BN/aL#J]!:2.u|$!|F!%,A0TmR!uMAO2(BO;&BOB0BOL=B>*a%!:/BNq+BNx?@KQohegb^#P$A&^F!*-!:*BO7is&!*a!'`$nfa|efed@c4F>ee-&R\
        hH/A+?R:faL?:vkgbnkbJ%N0BOdag$>'_NAedj$+0(*aD$B-BP0.&e+BP51BP=)BP@4!2>BPFpfC0acGBNme)%NdH#YC.:oaI?:vCA[Y(BPo%BQF./%&\
        BQM)BQp0BRH:!oais$B#mD!%->Te2!,%#r+BQ1)BQ9'BQ@`!$BC[D!%'!2sBA8x-?'(H*H$!5Y(F<)-E@$U#!!:+2A)BQe*$u4>y7kBBP1g&!%b')BR1\
        e$@6F%>FX&BR?e1?N:*BR2?BR6dgW>t)FB@G$$6&!*W#]4>YNncG%Kjcf!$B#cm%&BakbS>ZV&BRue'BRjaL>f4nebg$$6D>tYkT>TK$-x%BS<&#P)BS\
        Ge)$'l&#~nef$2_D!*+-fka-$lG!r((C&BSX0BS[bhV>sPV-fg%.rD#~+BSu'!,l$$~bjbSA=QC!l(BT6%BT:a%$'+>Ys)$$k%#cD?:uIA*+&!%a,1(K\
        !uP(l(BT]&BU;)BU>0BURaL>,v)BTw*BU38!Lh*%au$!?;#=A%#A2(//BU'bcG@YYbh$B:>%'pW%?&$ibR?oJI(,%BUL9!oa*$lV!l/--H!:fO#o*BUf\
        d$!5`$jB@YE(@H~[#f(+k%#~&BV5a'BV'he$$6C!:*#od$!X&!GbK!L,AgH)(,*!A8!LkN/Ngfa!!.#YE!=#$A-jF&I,BYK-BYp(BYx5BZ>2B[#.B[c/\
        B]/+B]Z&B^21B^T<'=)B^o'B_M*Bde0Be.4Be>?BfZ7Bfg#&'C=Bg$:Bg(a,BXE5BXZ2BXd.BXp//%+BX~1BY')BY4'BY=*BYCp$+0&BX7)BX?=!o:'@\
        ege!!d@cC!7.$uE(A($-N#!6!:&'X#'?s(f&,p9!oX$o&'XfaP@^)&,^h&'vwE>fZ=!oegc!%.*jE!V$!?H*$&BY/aE0<dC>v2feb$!5J!AgfD?Fi&-N\
        fbQ#{$!5&BYa8!lbch7#VaG>mIg&>,}:()bkejX+w7!oaH>1n-#M+BZ/'/D*BZ5kzgG,)izrB-F$!5%&6[/~(BZV%BZc)%N*AcP0BZhaMA[}feh,'e-!\
        :V!/iNBN,d$!X%$T;#=#%#Ac!()A'JE$R%B?{+B[C)B[T=1ae+#`dg%Asi;#=A%#A$!X&!Gb-#15BF+H'Fedd%AH6;#=A%#A(B]!%B],0(/#'Ak7a*B:\
        =8!liF/e/)0gahH@A&P%Q$AVi%B]I&B]Vehd;#=#%#AbD,^hm(>S>%%KH><0G?Fi(!*6B^,&@3A#&()a)%['.fl%B^!:'CafyN,a'#lge!'C#MebGAxN\
        +B^I1,3'B^O>,,ied$$~F!5bdW>=*nC@[P&'-kc/B^e1#`iD)W7!oa,!rH&'%B_Be,>;X*B_-8!Lbg$!X%&6D!G%$9)?|H:#Vcf%!/`$P@Vzo(!|b3#4\
        E#l(Ba=5BaC#!Ba_.Bad1Bao<Bbp)Bbt'Bb|*Bc~i(!|&B`F)B`Q0B`y##!f9Ba,:Ba1bnkbha!!-!u+!S)%nE!=2&v)>+mgF,v%B`de1(}g$!X&!GX#\
        f,AOP8!llbha-!u+!SH>un'BMMfd&!%a-!uH!2nN@9f3@3=5@/-G?X4hgF?]Q&BaS0Ba[a)>LnE#`+#`fMBH-I'*mIBH{$$-(>fWz]#E(Bb6.BbY&Bb]\
        0Bbh##Bbmaf%#J&!%a-!uH#+1>V))BbUh-**d(0-7#fa!!3#4-$lE!=EAUvC.U'AfPh(+]C$TgB?d^I1ZNA#1mn*$3V0<(Bc3%BcE&Bc]0BcraQ$l/>Z\
        ++BMM*!ui$)'H!u-A>)/BcU1#okU?0L%.:N>ee.Bch+(}iC(L0/N4%QA'#]ad&&E;#=A%#A$!|%BdE&BdI)BdL#&!f#'>8Fehd%$T&#~Y$cI><,G'*%B\
        d[&>@Ga8!LW#c*!:pmH?=c(Be$&Be(a/#+*Bd}j&A|ON#!cG'eW>o2+*?E!A*Be:f+!A[>XVNA>i(BeZ%Bet0BfS;!%:BfWa!!2(,E!=f2%Qd$!X&!G;\
        #=#%#Ab-#1S,i+Bf$'Bf@jFAZn-#1%BNn&!Ga!*%!x.$W'#H*&mV!l$!5&&E;#=9#]:#(A%#AL@tyG(O($ibla-!uG!r,>&45B-T)(>'Bf}k%'vD*?O@\
        +RG>n('Bg5>>XHngG2<O$G$$6,BhB-Bhn(Bh}2Bi+%Bi@#!!,.Bi^/Biy+Bju1@j{)Bk/'BkF*#+0BkQ8Bl?p)Bh&a-'[P#u(!*;!,a!'2$`j$!5(#S%\
        *<&#~N!i$!5%)Z0Bh]##!fe!,%!i+!SE(rlehg7#Va%!x.$WH$3ei7BhyaeK#MoD)ih8!/g($JC!Al7!oa!%'!Vg&(2b'#l^#P)BiUj$A&p(%*&!Gbqa\
        I2/aj%&?N!i(!|&Bimbici[>2s!$'!Af%#cD#7$BjE(BjK%BjR=%?9(l`$<Bj9`!D'0mb{cg(!*C>o23#4K!udgbJAa[+Bj[iW?HJ$)'2!:#&!f:!%bi\
        a%!x.$WI!A%(I&$B?&sa!<'&*g%>(,U#V%#c'>'sl(!|##!fb-!/gX#V$)r(!5dC>Q{-0**Bkefaj$!X&,AN!i$!X)Bl(c!('$Rf(>f]%>Kya-!A+,#V\
        !,bh7#(a!!-%9%!x.$W+!SE!=$#iN#!(Bm@%BmC&BmT0Bmi7%?a2Blj/Bm1i/!/D>>r(#`&Bm+;!b#%!^a!!2$`'!=`$lC@p'($GI!/7!oag%#:&(2mG\
        *?I+n4BmKpL,&e!!)!*E!=/>'2o0+za!!-!A)!rE!='!Abj$!%C#:3BnI,BnP(Bnh.Bnr+!/&Bnw1Bo)<Bo<)BoF4Bona%!xk!.C>yhb(#JH(L6Bnb*#\
        4a-!:%!xL$W(!%C%E.AWL+/!H!:ibI2J!$j=>1ue+!,i[(8kbi%#Ja-!u+!S*!2V!lme!%d!&B!5((C%%H&Boe;-~#%.%a!*3#4-@e_E#H!(+>H4E$Rb\
        K&<,?/|-Aep.Bp%bM$$%!/M?EJ3+M5>zc)BpC'BpFi$${C>@YQ)TnD&p2+M+@8S&$]1>kV4>04?Bphd1){H1/bM(T!$.Bq!)#Eb!$`$jX?8>l$,~F,~3\
        (>4>04^!r,Br/-Bsk5BtW2BuQ%Bu~#!Bv6.Bv:/B{F+C$G1C1y<C4,)C5_'C7J*CW80CXI4CYj>CZl:'@p)>~<0Br,cG%HL2D&Brc*BsH0BsX?Bsc:Bs\
        gk%Br_&/b=!o9>o7e*$udb&/{U%?nE$0!%2>@E.Bs$/03+Bs*1Bs<'Bs?iFBJc&(cX(o:()cl$#r(,3b$!5^#oD2f!&dbdH>r7c1BsSjefM#{kB?z2l=\
        $oehCAOTF>i_hD*x(+;)BtB0BtFb.Bt0'00*Bt68!Lr%BF,W(O!c!C#J$$<c!%)'eE!VeK'6ia3#4,'y-%a+%'H$3%Bu1.Bu<&&_0BuE=BuI9BuMe%#r\
        )Bu'*Bu+l(.|zfC(&R?yK%.rN#oi%%Q7+5a^%n0><9A'Ak7E>4^M>8PP?_|&Buc)Buw9Bu{bOAv2!%'!V9'pi##AQ]ehH>n/[@_rO.l)Bv2*!,>!:hdg\
        F>>qBAzMFA]S#$?8<-Bvo(Bvs%BzH/!:&Bzr0B{14%H7%?=B{:9>^la'?B7pD?:jcG*N2BwD%BwL/Bwp+)W*Bww4Bz>rahg$!?e!%'!V`$jc`$M>Nc$A\
        [cA&!f8!Lg$!Xc!('$Rf!I(/Ja!L-!,%!x.$WE?4lehgB>d<%.rf%Bx>&BxF;Bz(:Bz3#%!^ehierakcP>i]?#PiCAUC-By4(Bx3.@kK/ByI+By`<?8{\
        'Byg*Byn4By}9Bz$i6By&%By*0By.afjCBx9D?NsI?xq'/bH!u&ByCbh#&?8HaM$ulzE>kV(By[aoh=!oeg(!*C#:J?X7eoaH>{W,?`jH)0=Byze,'XG\
        >kRJ$oaL&2lB,~c!9`$qcL?Xg+#Ekb'#{H!:a-!A*&mV!L1Bzb'!l*$r>Bzolbha-!uHB7a*?B8d(!5cCAC>C#~!%,>Ns+B{.<B<&'!Vob$$6D(ZP%Ni\
        bj$-YU#fgf%%kc-!:I!*3B{s(B~:%B~L&B~o1C!'0C$6=?m2ah$@YZibna-!uH&m(B}.%B}3.B}6&B}:)B}R0B~(a.B|S)B|g'B})*#+b/--{a*B|Oj$\
        !5D2bG?|H&!*'B|ca-@2&P$`BAT{$>Rt2*6<)-)B|}ia-0'V!lbka-!AV!lpB>(jkFA`EG/eF@^),.u'B}O*.u8!,k%>-!E!,J'3%B}c&B}}0B~#aC,&\
        &B}v;!b#%!^ao$!|N1!.Bs$I'FM%NkT@@E*B~78&edg(!%C$YC)3)B~Eh-!/H!22%QEA0{2/e+&2'B~]f!$B%'d%Ari&&E7#V;#=A%#A.C!$*?=c8!Li\
        bcIAG@N2i(C#&%C#-.>DE&C#4)C#@0C$&7!o9&U:#Va-C!d.%N+C!j'C!s*C!wicgB@a.$!5Y!,$#.jeC?:jHBO7(!%%!/a!0K!u,A%pI's+/1G>g?'B\
        r`k$!5PB!d=C#~e2C#X%C#g'C#nehjF@F`&!%a-%9pbkC>Hag$${F0-*#o7-Ba!!'!=fC0qdH>1vff$>sQ&!*;!bA%!^kd;#=#%#Ab+!2DAVi,C%6-C(\
        r(C*65C*D2C+F%C,e#!C,i.C,l&C,w)C-$'C-R*C.60C0;4C0F>C1!?C1k=C1sakH>Ys(C&i6C'2%C'E.C'X&C'a)C(X=@.T9C(na-C%|%C&(.C&//C&\
        :+#r1C&>)C&B4C&epeL.ue%BvpG>Z,{(!*D2x6$08!,aiG/1C>0HmV&e(>Yt2!:)C&]h$'*bua/+tjBAHReo$#cN$OB>T9+#o)C'$r7'@ak2#`%!2cC?\
        :G)!,aj(#S&&EN!i%$]0C'Ae-AtQI1%lB'b/*Nikcn=C'TeK0NKBY6a4#+mE'h.C(&/C(-+C(3)C(?'C(Kp(@(@fbj(#SD!is$!?F-lehK?[7gf&!%;!\
        bA%!^1.u)?fmhaI'bg&!%a!!-&sE!=0C(haq&!*a!'K'h|bkT'3J>dU%C).&C)@0C*%=():C*)efeV%9)C)7hTC!nebg$!*D!*1A2[)C)p'C)s*C){4C\
        )~i)C)d7C)mafjC*KbhckcPAWGG1ZS,,,?9&E?+L[1TF?q'G>Ys,>I?2@PvdgD3<f4#Po()K%!/[!o(C*w%?6B&?Ns7!oa%BJ`)C*h'C*sjc!$I0^-#o\
        *$0bhT/1H>ep)C+.?C+?bg$$6(!%bV#ol(%-%#J&!%a2#uG!ra-!AM+t(C+y.C,1&C,5)C,L0C,^a#!#o+B{('C+r*$0ffaSC!`o&!*N$0hs$#i(%-c!\
        %,!/<./E@1pcQ/%-!,)#.la2#uj0!ie%@+SL!/(Bm@a4>.~{a!0K@*sb$!5V!,PA2_D!:(.ca,#+lF.u)BaWk!$D.)(C-:&C-Aadiaj$!?($*N!i-!:o\
        F.:.#o'C-NjbL>0IJ>.i(C-p%C-w&C.!0C.1a%-f9>o2pD>.i$${A!!,h$@*rD!%/BDK+&e1/1kB?:jfjF.U(C.l%#J&C/$)C/90C00ak6C.[;!,a!'-\
        &sI'b(!*&!*a!'j&$iN#!!%$#c)C.}'!VhjF1>GBQ*$$6/.if+!2'#{*.unFAfm(C/N&>9{0$]a-!2+&OR#+,C/s2#o.C/z1C/}*C0$4C0,a3@(?#!?C\
        -H!,6!,cE$fC&?cE%$=(zeI>hDC>ic.'sdb$.CU%?hiba->yUH$3%!:&C0ne.>Ux)C0[hF>Z,+C0ho$)3DC*ob|B@*rk4&2g$!X&!G0!iX#f(C1A&C1M\
        0C1da/#+<C1=j$%sY!,NB`Nfg$@.C%!2D!%*.u4C1]rf$%KF!*ak!$T!,)@D9H!Abl$!5U!o)(oE/4&C3l##?yv9C3p:C4(b-C2b2C2v.C31/C39'C3=\
        *C3ei(?`I0C2X7C2]aG?eTG>([kC>Ky=>oZe)C2slb$!5D(2M$r)C3%7C3-kD)Na5?y1M+}dH#f=!oeO>V)DB]V*C3Q:+`icna-!,%!xL$W&C3YeM.ik\
        $'U&?CCU#f=1TtS$$nF!r.@N&'C4%*>ZgofB>r4H/hI>1vm(C4Z%C4_9C5Va,'y-!u*C4L8!Lkb^*Hcfba%!x.$WI@$QE>O@.C5'/>4y+C5<1C5E'C5M\
        *A4j4C5Rj$(&bEAPh%C549BK]aH?v`pf$!|C.C$!X&!GX(O$@!uDBy~dDB(OB?m;->}-R?|o(C6)2C6E/C6S&C6b)C6j0C7!4C727#f:!oaEBy@/C68*\
        C6;8!liH#4C&p$!X%)ZDA;Q!$$BK6c5>>lI0n&!%b-!/g$!%Y!,'>4^H?FP7!o#&C6|:+wa+!SH!2I+53?yK1>;~jb*1eV!l%C7Ba!!+)o'!=V+Pks$-\
        :F#S,C8R-C?<5C?C2C@Q.CA4/CAF&CAx1CB!<CJ#'CK@*CKH4CW&:CW4p(C8<%C8A&C8D0C8Ma)#MhA!#okH>+PG$'8!:regF#ooBBTX.C;a&C;j)C=B\
        0C>R7C?.#&C?1:C?6a-C9D5C9P.C9W/C:0+C:L1C:})C;.'C;]*.i4>h/p)&<eJ?MN$,9&&B;!,X#fahjGAWL-C9|&C:*7#];!b#%!^a!5->qi)%n''n\
        pbH&/;!,a->.kI!S+*HO#+&C:Aa!!-?*D)!rE!='!Age$$6C!,6C:q%/>*C:t?C:y80<j%C:mak%?:wD#7I?u0D/1bkT'0F>U$(!*a-32*&mfB$-,?)x\
        .C;M+>Ys1/()C;Ua4C;JlN*^F1Wag(!%C%{$@.CD!%E>+P$C*%eG>]o,,a.C<3+C<E1!:)C<[*C=,4C=2a+!Sj&>C%N!i6(T*!/7%?a)>d=E>>=#!C<W\
        '!Aje-'hfC?'SNBKi3B/n1>bd4!2f##!fe-0'%%$o;!b#%!^aj($*%!A&#%N!i(0-C-$(#%%&?a!'j($*D!*(C=s%C>!&C>;0C>A#'ARkaq%C=m&$Ba!\
        Q)!r'&*H'h-'0^#oq%>0He-+SI1%3&'4C>2g:#VmGAPx;@h#aIC/z<)-H!:*C>KnmkD''9(lbI/k.>*'/C>u+!/)@3o'!/*C>|j&!%e%?_fH#+a-)uL&\
        b($G%#:a!5-!uE'nG(lhK@.U.$$G!rf`'{N2{(C?h%C@,&C@0)C@70C@M=&Ua<C?dkS#PNC8J)C?qhDC&}$!5%/Gc%?:G4C@)oftS0$C&BhP$r)+YkT,\
        6%#Peo&&I;!b#%!^a!'K>sd^>ep&C@k)C@s0C@{a?C@hhBC(cF&eg$C<(D!%bl$!?C)3(-$b$!X&!Gis$>Ax(!*D!%$$97CACcq$%kF$~R,)(CAd&CAm\
        a.CA`oaj($*&&EN!iH@HB2>i_faL${!%,/1.!/E!Vg(*d[&U(CDA%CFV.CH!&CHA)CI10CIV7CIg=CIn9CIz:?HJ#'#(a,'e.CC(/CCD+CCI)CCa'CD+\
        8CD2j(CC$%)<a!5)$-''niT>HfL@i[-3?sa-!u5CC?+'b`$pfaE2/aH>tXnBAVi$@*r*CCZsck$#.C#:$1WD(Z)CCx'!A*CD!o&!%me%!iH$0e2*NL!/\
        $$~%1WD!*l&!%X+`c!%'@1p`$geM?eT.CE@)CEJ'CF.*CF;i*CE%0CE<9+Db5CDza%!x)!r8!lk!.b-#1')~^%Nbi$%KC#Jf$$<:'Cc!%2&v/03d!&J?\
        GZL>z,(.i6*6mI,v/CE]*CEmah*Ac<V?%J7!oa!0gc'#{|D>F`((C&!Ga!*'#Hks$'b&?h];?hfA%?hjd$!X%0t&!GN#!&!*)CE&7(f;!,a-?-Bimk$'\
        UD.@$C!~2CFz+CG)&Adh)CGW;!b#%!^i6/1aV/1$!?&!*0(tY!,2CG;6CGGa5+8%!xL$Wafj$?2.eC@|I$!5&(Ze%$'.!2I)9$?(H)!:7(fbg$#y%'pm\
        &#7a%!xk!.b-#1')B^%N(CH/##CH=aI,6h(>u~j(AfmD?#fhK&R#!!,+CHX)CHm'CI%k(%3C#P*CHe`!$!5D.@$AZ'A&+w$!5&!%7+`;!b#%!^`&I,s$\
        >.v&$BehK%He%CIG/CIRombuaj(?eiD-`ga!'->sdI!SF>76l&''a!'-'[+!SG'3-@j+H(wible!%+%[E!VfbHB?*m(CJC%CJgajf$!5&!%;!b#%!^b$\
        !?L&b/>l~+CJV)CJ[k(#r[!ogB?4Gj$!X%>/`D!G!%$$65#+.!:+!2'CK*4!A?CK28!:lX#y!&%%$E!:c%?:Grf('XzI,)(A1@A#!f(CNQ%CP#&CQR)C\
        RY0CU,7CVW#&!f=CVh9CVo:CVr#)CVx#'CV|a-CLN5CLn2CL{.CM$/CMM+CMh1CMw)CN!*CN-8!Li$%sCAOQ$!?%?yB0%Xc!%'!V`$l(CLjaC!uMBDK$\
        >&>e!$)*xH!/%'FI#P($G%$]&!%a-!22CMB#!CMI+!SiHC)a(0wMC)aaK*$(!%1CMXbI/u%$]a!!2#u)!rE!=-?Y+6@El<@%GH$Oar`'G>W[&?0#jakT\
        C'B$$<&#~0CN>9%?bJ+z$%'(%3)!27#(g&!%U#(.CNs+CNz1$r<CO/)CO6*COu4!/b&!%G(Ta+!SG%n&CO)j$,LeK0'2&vE#{mbcM>dI(COS%COf.+G+\
        !:&>F`<COni$)3D!%:?(]c5>_8'@[vgC>9{.#YrC>(jm(%hC$Y$!%&@HQbJ0N$A,|,CPK2CP_.CPq/CQ$&!%1>l7)CQ34CQHpD?oX;!,a!5++Y''nj($\
        *D$il7!oa!%'!Vgb'#l^*N($-6>gs%'p&!%W%?0CQ/a!'HAepL@YY1$ra8!,j$>.vc!7)%[E(Aa-$l%!xL$W5-f%CQ}#!!:.CR(/CR.+CR:1CR>)CRD0\
        CRNi$#.U%?,?A>GB:H$!5T!:ag%*KckcP?y1gF#P$!5C(I(!%+?++R-r)!,qa-!AM--(CSf%CTH&CT[0CTj=CU)a3$u-AWL2!:*CS3h6><Voebf$@0B%\
        &}D!G(CSH%CSR&CSX=CSbaP>r7o$+0%%ED$B5'#P&v!%d!&S>i}PBY6$!|3-*.CT#/CT;1CTBb$!5HB;v%(Ia+!S)%n*!:`$->rIiBB-7$)3F@o>gcJB\
        ^b$!5-%Q*!Ap(%*%.oD!%5$r+CTgbI$xK/x2/A*CU%l(CT}a-32L!*!$C#!N?(FO+M,,&5CUY1CUr<'=)CVL7#Vj%&<&!%ahg(+A%>m9a-%~V!,a!!-C\
        Ul2#u'!=`$S#i(#SD!%%CV;&CVC)!:e+#cra*>lC8!li%(/g$!X%.cD!Gj(*aC>/Pf!3$!|F&,#!'6f%$YD!*3(5-$$2$$g%%kN!/*#EfF!,M(5+(>G!\
        rM?!o-$$nC,#&CW0efKC@haV#PS?$p(CW[%CW`+CX!)CX?7#(=>kC9CXBahc!$L!*G?m{.>.P&/{<CWulck&?y@X(omega-.RP#u&CX2:C4(b$!5JC#c\
        2&v.&zlmdbJ.iN,I.#EcO$O5CXt2CY(+CY+)CY7*CYdi.CXpa)CXmkbO#rW%?bK)6(By@=():&Uc+!rG!r[$omic!%'!VbK$u%CYD&CYGadC)0H(i-CY\
        U1CYZ`$BCY@enN2uevd/!,H'}ahU>V)(CZB%A?Z&CZGa+CZ*1CZ<'>4^iN#Po='@ek6!:b'?f9^@YYcfBB2yhH??v.CZVia+!S*$3V!l4A_6m*$38!Li\
        bch%&}U#($C[G,C]((C^P%C_E&C_v1C`R*CcG0Cfj=Cfr9Cfz:Cg&`$4>q9kbQ?#9.#P/C[_'C[k*C[o0C[voF$'(!%bha-!uI$]O@s$b3#4K!ldg$!X\
        %$9&A;QY$c%C]r.C]~&C^/)C^50C^B##AQ]e-C]_.C]h+?xe)#r'AI{8!LibDBGPehg(#yU#((!|'!AA#!f'!l*A:9nCA<umd;#=#%#AbR?A>lmhT!Le\
        /+t'.U*%aV!Lfd;#=#%#AbD>g>2C^v/C^|<C_7)C_>i)(Lm8!Lg$!|%$9&$iX&_('v[!onk%C_2&!%af!=(._C/orbJ-]m%$TW#]i%2AW(O2C_T'C_bp\
        biCC^L(!|%$T0#YA#!fg##!feh*$Oiba%!xL?>g+C`2)C`6'C`D*C`Hr&&_gaL(iFAG,3APgibd/!:H>n[S>i}(*d%#:[>oZ(Ca&%Cao.Cav&CbO)Cbq\
        0Cc,ahd;#=9#]#%#Ab3#4&>g>R#Y-Ca?)CaT*Cahiga-$l++gHAepb,AOP-!u(!|*!A8!LA#!fb(!|##!flehg$A5%D$B$Ca5D/e$>(gG#P%Cb)&Cb:9\
        CbLaI%Nia3#4-$l+$]*$3V!L'>4^fa3#4-!u*&mV!lJ+>(1})?74'Cbfheh*#+iC@vZ*!Ab*A:mV!Ledd$!X&!G;#=#%#Ab&>(ZR'I)Cc?kd$!X&,A;#\
        =A%#Ao&!%aH+J%Cd5&CdA)CdUe+Ccd)Cd&lncGCHe0#Pd$!X%B8Y&!G;#=:1n#%#Av/38R/_%>ig+2&l%AViW(lh8!Lg$!XDA;Qfd&!*;#=#%#Ab&?sc\
        R!A(Cf*&CfW9Cfea,Ce/-2D5+G#!CeH&CeN1CeR*CeV4Cek8!L`$sN@+0ch*Ce;`!mP%X)CeDbIAK^BCZCmjC>91GA^!cL%N%$9&2Seff(C4ZbgcGA]y\
        (Cf'%!,a2(}d;$ca-!A+!SV!lG/bl%/o&CfLa!*'#H`$(CfEjbfF@CIdymeG${!(d!)$!XD!G4CfadnF%KFCf'hdF%k.2ApeG(}<>_;fJ+M2-7.$$M(>\
        2@PvH#E(Cr0%Cy-.D#d&D';)D0j0D8A7D=U=D=j##D>-9D>4:D>V#)D>l#'D>pa,Chl-Ci~2Cj.%Cj?.Cj]/Cl0+ClP<CmW)Cmf'CpG*Cpy0CqM4CqW>\
        %[?Cqk8Cr#9Cr-#'-$p0Chbfb,0?.>m=E2?k%%E&#7U#f$CiI,CiU(Ci_6>%k%Cig*?2[0Cir;!b9Ciy#%!^`$d9CiDblbL>rMlbL$0!!-!/.C:vE!=b\
        c+*~E@h3!!'!=H!/$$<kb-#1H$uk-#1H-]hD>)U$!5&!%b2!/E&p0-$:Cfwc*#+ibH>]o+!2'CjRa!!.%H+*^E!=,#P;)aA%)e,CkL6Ck}%$T&!%'Cl$\
        0!/7*B=23##!fa!!,**-'[+Ck<'!=*BkC`$pafB?,E*$Oo(Ci_b+&bE?VO&Cki;Cko#%!^ag$!?fm$!?(#%W$Y$+*F$Gc!9`$nefeoGA?aaI+Y$!X%#J\
        &!GU#V%Cl=&#7akC>G<.ClI+%$oF?:j:#ibB.|$)K(Clp5Cl{%)W*Cm37!ojaho&!*N&X,'}fco`&M,)aff$@G0%'k;!,ch$${C'k&CmO7%?ad/CmJb$\
        !5&#7E)~aP>x;is$${F!%m($Gbf!3(&,C#:-CnN(Cna5Cnk%Cnq/Co/+>ty&Co<1CoS)Co]'Coz*Cp,:AvXa:CnFj!$aA+!*!%+#EE!V(%3&!%a!!'!=\
        lehH(T+)9k(.,D!%aksN#c'>a(h6Co(7Aofo(!5C*K$!5F?$77*Bai&/{A#>9Y!%(?#651q'!Vk%)<e%$'H$0$3*($*Y!,%@iI0,Ia!!'!=n$@|>(A,e\
        %@a|D!%%&6a!!-!/++gE!=&Cp?0!ia!*-&s+*<E#H!('$RH$0(!5<Cpi*Cpoi9Cpcb,?rF+#PE+$,(5I$$mbB>N&&!%b-**D!*$Bn?&Cq40#Y9+`b$!5\
        2#PD'R!%)CqE'!V`$laiB+A!3(&,C/u+(T'CC@H$l$-:(-1c!%'!Vf%)KU#](Cqu`$gN%'-'hhj$!5F0-$(I;#=A%#AE,v$BN,,Cs)-CsO%Csq.Ctt/C\
        u-+CuH)Cur'Cx9*Cxd0Cx{4#!=&Upf$!5%Cr};!,e!!'!=`$alaG&s'2?k!ZC#J$$<0Cs8s$BI}D!%.AqOhj$1H(>f1&!Gb-#1^#P&Csje)Csbks%$YD\
        ?U{a.>([H$3f!3F@&*$!X&!G)CtK*CtT>#+8!L`!;Ct>c,!2($Ga!'-!/L!*c`$4@GCrfB?:Ga!!++gE!=&Ctk0#!b&!%8A'Zi(%-C%Ef!3(&,C!/!$$\
        %K1Cnn*$'b,#Y+!A^'0%Cu:&>_WeIBGMhb-#1.#Y+!AE*m$%K-!/9.l:Cunc!%.!*'!Vl=$oeh$)Z%#:D/{M>.P((C%Cv9/CvC&CvP)CvV*Cw~4Cx'a!\
        !,#YE!=ja!!-$rE!=(2fb!$;!bA%!^,#Y^%n(Cw,%Cw6&Cw?0Cwq;!b#%!^a2$`/Cw#j($*&2SN#!ehg$-:F#%%$'g$!?F#y*#+laP?y_!%$>Ax,Cw_.\
        's/Cwd'@1p4Cwm`$qF.ofX@2caoh()K[!oC@t7o%?q'e/!?hH%~bkCCsI(B:/0#!##!fcf!$D#7g(CxK%CxRa!!+*^E!=%%BA!!:/(a+1zq$>5E%#JD!\
        G%Cxu&!%a%!x.$WV!lisC>/`j&!%a%!x.BnCH'F3Cz6,Cz[-Czf(C{85C{D2C{G.C|:+C~E&D!3)D!;'D!B*D#34D#R>D#Z=B&Va/Cz.+*^1!:')Wj$!\
        ?(#S0!ic!$)!*N#Mpfe!$C!if$!5&CzCbkT%N/+}'CzRibgckX(o$!X(!?D!G$#.8!LgW.l(C{00A|K#'+5ako&C{(0#`a!*'#HV!,!('$RH#+.#YjC?\
        mzk!c5`$alC>PSC!?&!%0C{[a!!'!=j$$<F%*)C{nebf$?Z:e-!,I)9%C|4&?h];?hf#%?hja!!3#4++g'!=*$3V!l+!:E&9(C}B6C}H%C}R/+n&C}r*\
        C~4;!b:C~@#%!^a!'/C|{+C}#)C}2*C}6jekrb$)iF&[eI>XKgf:?>lcn%@76D!*M>_8='@ekb$!?E*m%#!H#+$?p?&$-X!5$$<2C}h1+G'C}nivhF>s\
        |faI>AKH>a(!%.*j'C~&o(>pL[1a!&:+Dcr$!|C>-!f&!%a-!:P>0kdD>zz,C~y-!A(-'%D!!.D!.&!G**T0#!:#(a!*%!x.?/j'#Hh,CteV!/a`$O0E\
        -#1*!AdgF>KSahK,a!%)/!E!Vl$-:F(C2/(%D!T'D#-i$$<D!*$>'O&D!di$1AC&}.Bs$+?Fs1>4L*D#!o('X)>@F[1aefan(?%dC!2mfB?$R&D#Ba!!\
        '!=`$J15!$*>kPnk`&higD,~ek$!5F'R$)'($JN!i(D%0&D%W0D&X7BCW:(f#'!ua2D$@/D$G+D$b'D$l*D$o0D$v4D%*ibK1!)(}eL*6$!|%D$_#&!f\
        e#!#Ph,!,P!AI*?,!:-CkyF$*T!*m.&2D.@')^g$!5(%0b/!*E&p(/TC%H0D%<>D%CiT/(l$!?U!o&#~;#=9#]#%#Ab3#4D-N,!:'>dJf$D%}(D&+%D&\
        L;!b#%!^`$je`$L@97!'%!x.$WV!L$$]+?%F'D&@*#+b&!%G!/#$D%u,&2H?(G,.x/(a+1zE&p(!|%BOd&D&x*D''4'e>D'2##!flbI%Hf%)Ne'>5;H!\
        :ma3#4-$lI!Sc!%21PE!V3!r5!A2D(.%D({.D)%/D*V+D*b)D+@'D.)*D.Q0D0a?!?i%D(#&!%a!!2$`%!x.$WE!=hs$#.(#SD!%&D(K0D(e;!b#%!^a\
        )(t8!2i(#ST!:!%'D(Y`$rtgN!,!&$!X%#JD!Ge%#!g$+*(>}G;!b:#VA%!^,>I~V0<$$i(D)I2D)Q6D)[%D*C9D*Pik:&Ucf(!*C.C!%%*QE!V0?0Ia\
        !'I+g(D)y%&?&D*;0#c;!,a!!-!22$`E!=$%'-!,%?^pg$!5&!%b/(ah(,I%%EE,y!%d!&D!%7Aofa!'-!uG%n,(5D'-e!!'!=hHAc<%!2&D*{*D+3=!\
        o:1ne/+}H?1p2B%Y.Bs$/03r&>>mbL?#o($*%%Ea%&?I)o,D+z(D,&%D,,#!AzY/D,0+D-+&!%<D-C)D-G*D-]8!/a2&R%%d.(RdH(ta!!-!:E!=%%BI\
        )9hH!%%D,]&D,z0D-$a!!-!u%!x.A]H+,#'!=8!Lg%$9&!%N#!-(#2D,miv-$$R@_U$3*0(t;!bA%!^.!*E?:4k$'*C&6(D-?&!%a,&X-!/.&OV!2JC#\
        TmC1^$)r(&p:!%c!%'!VpcK?]5($J%D-m0D.#akF-'-!l/(a+1zrbia+$-V!l%%$I!/<D.>'D.Br$#rcfe%(;E.UN@!Z$@2E(%3&!%bL>mI;!b:D0Y#%\
        !^c-D/?(D/I2D/Z%D/q.D/u/D0*<D07)D0?'D0I*B`N4D0Si%/b)0n:>9{chjNBycedbhgeP>2G/D/Vk=2PeH@H~CAf[=D/jfa5!r/+}R'hh('vC%kDB\
        Lx&(c0?yHbgc!%2&vE!V$Cw;(?ycchH+nm%1aW?8Hfeie10VH!ud9?yvehE*3ckgB#E.?CgM38i(!?bhT%~(D4S%D5}&D7%0D7r7A7P#&D84=D879D8:\
        a-D1q2D1|.D24/D28+D2=<D4%'D42*D490D4J8!Li&D1ia!*.C:vd!+E!:!('$RH$O(!%b,?SOI'_$Ci_%)Z/+t)>2oc)%[E#YKC!dpD@~(2D3D#!AuB\
        <D3o?+Gi$!X6D2k%D2t&D2x:>cqedb+&OE)Bbd$1>C@j|dJ&/!(5D39'$R`$/D3/agC18au;(FchB&_%>a0c3#`I#`&D3ga!<+D3^'&*ksc!%'!VH#+$\
        ${%#rD$-!7'(AH$0m%D3{e+)9^!/$AFmE)Bme!%%!i'!V^!/,A'ZF*N)D4F0#!efICxYCAX'j(!5mL?q32D4{%D51/(/+D5G<D5R'D5a*#+0D5u7!oe`\
        *B2Gm##?MDed$?M9(?M@C!/!%&!%'!Vf$!5(!%b,#{I&O*$r=!oeE?&Im##!feh*$OiW'C,@]p*!/a!!-B-T2#uE!=jb$$~E#l,'*((C2D6E+D6[&D6_\
        'D6c*D6o4D7!a2#uL#J&D6Rbje%#!^!?fvr(#MC%kJ&OG?q3&!%a!'-!2I!S&!G0#!a!*-@d0E#HD)Z%@=b*!/0D7hh6!/*D7?j(!5D#7(D7Q%D7ca%!\
        x.$WG#`!!'!=bf$!X%>DLD!GdO?'({$!X%0tD!G2.F*D7~dH>2G$>hi(%h%,m&!%0&<W1DI0gM0H2&RR?nE%D8}.D9(/D9f+D:.)D;;'D<Q*D=!?D=F8\
        !/o%D8va!!,#Y'!=^%n-?ieH$3hs$#yD!*,D9D2D9H%D9O/D9]&!Ga!*+%9E#HGD!N&#~NCfoo%D9XeM!?hD.@bha+!SH!,(D:(&!%;!,a-!22$`),6*\
        +J8/(iF?b?2#PC$'-D:^(D:t2D:~%D;2#&D;68!L90Yi%D:Y*$ls$?mwD!%DAiq%'F&!%0!i;!,a!'lehH>'s'%$f$,LU#($@xp;!,9#]c!%E@IVL@+b\
        lQBa-2D<%%D<0+!/&2S)D<8*D<<0D<E;!b#%!^#'D<Na!','6-D;{`$3@7~nafejF>;Oc%$'G!*&?KF;!bA%!^&''pN>80C>ty$-l%$9D!%himkcECzR\
        I(f$!5,!A&!%*D<q;#=9#]#%#Ae%@R0L+nbo&!*a!'-32I!S%)Z0D=5epck!$%&6W%?f$!X%AUCc!(.&zE$Rbk($Ga-!2+!SG!r!$.#E)D=fp)0$N$*M\
        >Y.,0d+D=|)D>#*&RlN$ib]#y(>oN%!2M%0/2)qF#!5#`20q'D>BlQ&_*0dbi$!Xc!('$R`$Z?yl.$$+#E'B$nf0)<l%%kN$*kF*?)!rheQ3B(DJj%DP\
        ;.DRW+DU*&DU=)DX&0D`t7De7#&DeX=Deb9#i:Dew#)Df#a-D@`5D@s2D@}%DA.#!DA^.DAk/DDK+DDi)DEn'DH6*DI60DJ,4DJ6#+!%?DJS#'DJfp%D\
        @Xa-&s)D@N*+J8!,hV%~-)^%#rD@CM+>NzG*g2?Xf&!%ahs$!?($GD!%a!'hscH>%k$!X&!Gme%!i^!?(&[&DAI*DAP4DAWag$@0B%$YD!Gk$!5C(z$!\
        5FAsT&%3Y!,$?q=%$Y&$BY!,-DB_(DBd2-r6DC0%DCU&DD!4DD27DD<;DDB=!5##,/#%!^a!',Cj;)DBXh%$Yg$#ie!,%!:E(r-'6C(zzfC*T)DC#'>E\
        M;!b#%!^o&!Ga!*-!/E#H$!5ba!!+!,E!=(D+w&DCIa!<'&*fj($-%!2D!%!7'(Ar$,UF%-,$u.AoXh$#.%,m7Aofs($G&DCya!!'!=V!2.!/H!/!%,&\
        O'!Vn$@LTF!%#&$oahCBi:,!o]!r!%&>_iE!V$C(H(DDf&!%;!,p$!5b$A*#H!:L*T,DE=-C?@(>EL2DED6DEW%%''DEa#&!f##,/a!'--*+?A5O@@=s\
        ('RD!%$!5)DETkbc//8I){F%{a#$?twK&Xc!%'!V`$pGBG~3DFR(!55DFX2DFc%DG#+DG+&DG0)DG?0DH#8DH&a+DFH4A=No(0wC%E6'0g(&hC!/c!$E\
        #Y(#S&!%aK%~a+DFvk(%h&!%s$${F#Sg$!5(%0C1^ln($GD!*bd[$Jg$DBx(&B%#rDCp?(DGx%DG}&$-a!!%?+x+DGs'!=r(#S;!b#%!^a!!%!x.$W)!\
        rE!=iT@@=gH@MKK0*O/(&'Ra!!'!=`$fF?4>(>}T&DHP1DH^*DHg:DI+oaIA'#->{K'!AkbIAL0$>vjeB>)q$$6f%*K:DI!c+?FsehgeGC)a+>:;nDA+\
        =.>}-/38oF)i(#%%DIW&DI^0DIza!')@fF`$pcffaLA|t,#{L's)#M`$3DEj/@>y'DIunbhP*NaO?/8h$AL(&!Gb,$rE#l.,add!$C&/%DJIeg$!5&!%\
        ;!bA%!^+&O;!bA%!^0!/e!!$!|.!/'!=H1qJ>`S$${%@3P/DKU+DK`&DM[)DN]'DOt:DP5k!$(DKN&!%a*DKIj$!?(%*&>yVN!ibIA{Sb$!5G!/$%s(C\
        O&C$]2DLf%DLq&DM!)!:*DM-0DMM=DMUe!%3DL7)DL>'!V*DLaakcP?f'f(&[C)i&''a,1(%!x+!S*DL]k!.$$fb-#1^/kGAsAbJ>g?b3+8q$!5C)N$*\
        -,!2g$$<C>)j,AX(/+}R@)A%DM;9'@a.&bV!2&!%k(-'%/o`$sclF(z9$~bIA)f)#EH#E-DN15DN52DN9.Bs$/DNA1DNJ<?8{)DNN'C`D*DNQi(>p@A#\
        AQ][A7PWA7Pf$AvXU+Degf$%6C!/D>n~P)6e)By@igX?Cz%DO./DOG0DOo#&(l##!f#'AM1a-%a%!x.$W8!Lg%$9GAsA2DO?+DOCagf$&hC$xD>LbPDO\
        ?(!%%DO[#&DOkah%&}D!%,?SOha3#4-0'I!SI@k}hK>lC'!:g&A|O0%X;#=#%#Aa!!+!S'!=V!LleH@+S(DP]2DPc/DQ$+DQ0)DQi?!*p&#7faL?%Fdg\
        B?Z:a!5+DPt''nsefH>f1g%#:e!,d!-J!A!$hcjedncG-Y$&6,?_[2#P#!DQZ7DQbe*>Dgi(*gc5A5:.DL2ifB*B$?Z:F%*d%!:H0$%)l&DR>#&DRO:D\
        RSa!*5!/+!S'DR8*&m8!l`$jbdJ@8#!+E>9~!('DRIhKA?a!)J@G^hK15E?bS(?CG%DSd&DSz0DTg7.X#&DTs9>XG:DTw#'DU#a,DS<-DSC/DSO+DSS0\
        DS`p($*G!Ab$$iU#(9@3=ba-$lH'hcN#~j(!?mk$'UD#7J@[T5!:i&DStef%%{D%6.!*E#{/DTH)DTL'DTT*DTap&DT;0DTAaL?FP!%ED(Yk$'UC&IzG\
        (5b5BF+D#7$!5d7#VelB)K(!?C)N,>]o*@1ZoL-IhK(w3(5)!rH2<,&RH>F&:ByEc/%~d*>>>e!'D(2(DUs%DU}.DV(/DVO+DVV)DVo'BL}*DW>4DWO?\
        !:##,/j$!X&!G[!*.!/+)9E>EMap$%sF%*$.2(!%&!%1DVBr$#.(!*%/>D!%$#.e!%$Az<E!V(!*DD;,2!:&DVk?!:jc.(tlBBr)G>ik2DW1%A#v#!DW\
        7)-rj$!X&!Gm,0^G?%JckF@zve%!:H!/$!5&!*91;e%#!A!#Pefh%&}&!%a/AK^+DW|*$3jcf!?$2l(/W`$2@VzibRA<zg$!5F$J(D]X%D^G&D_)0D_k\
        7D`3;D`6=D`na$%6-DY&5DYA%(I.&O/DY`+DZ>'D[P*D[[4D[q>!28D]R#'#ci(@#Fb.#Y+&bD''(DY9%A<u0AZma2#uV!l!!$,#E!=(+;&DYTb$!5g(\
        !5C>f5!%.*j+/hE!V&DZ71!:7!o9DZ;a*DY}j$!?(#SD!%&(2b<DZ4'&9i$>l!X@N%N0*SA*wI2)-DZY(%6%DZn#!D[#0D[69!oaK1q(-'%DZfakT'6&\
        ''kD??p5'#'0E??+xg%>f5D!%(D[-a!'G!r$#i(#%C!,k%)H&D[Ja-B-T2#uG>d=/+}E'Ih$@~`%$]D!*$!X&!G0D[mb-!lH29CBP:(D]3%D]9&#70#!\
        9!oa-+Sg$,9(#%C&?*!,^!2.&b*D]Hj$(&F?|I;!,a,'yI!S$!5D*{2D^!%!?.D^:/'e*AzY4$ric`$)D]{kB?%FD@+0&D^27#(a!*)$uE#H!())6E$R\
        &!%sa!!-$lE!=5!:+D^f1D^m*D^sk&!%s(%3;!bA%!^$CAjP!A$$<F!5(#S&!%a!'-B3Z+!SG!r2'='D_=*B1N0!%heLD!.$!5(?1Md$!X%&6&!G0#!e\
        +)9)!rbf$!X%#:&!G;!bA%!^$!5-#{/>Nz+D`*1Cw[*!/omkF>Bcsbj($*D!%R&R&D`C`$jmyN@~(`$/D`_4D`ej0D`Xe`$Q,),*NZ)-edH>O9b|bf!$\
        B$f/$$E!*(DcL%Dco.Ddo/>vc)*g'De)*De2a)DaC*DcDis(!%D!*-DaS%Dc>+2rahC#y(&[%'6a!!-@2&+Dc;'!=`$5Db4#!DbR.DbV/Dbk+Dbq)Dbw\
        '>9~4Dc0icE?eP%DbE.DbI)DbOaH@8#dJ+PcfF?w.F$$cC,R$+;&DbcbRA_A%A*DNA*DafC@~vcgmG)i%@8#&A'7e->J[nmpkbJ>Q0e+$fdgbK@8#B1,\
        -!2H!/elakHCfg%Dc_.#!)Dcb*!:jF1^]!/f$!5(%-bkTCqz,A6<.Dd;+Dd@&>13'DdR*DdY?!:;!b#%!^a-$lI%HscH,,$${-DdN(%HiT*6B?#$a!'K\
        CUla!!'!=ff$.2(#%b.&bE&p$!5c->{&d$!X%'k&!GebM!/ga*B9$V!lefG+z)DeM'DeP01Z4>F!k$%3C!,P(w1>F!HBg2/>]ahP?HJ.&R//;)>&zh%!\
        :e)!:E#{+,6)1ZH#EhK/h(Dhv%Dmk&Dsu0Dx@7DyX=Dy_9Dy|:Dz-#'Dz5a,DgN%DgR.DgU/Dgu+Dh+1Dh3)Dh8'Dhb4Dhf>Dhrpb*Dg7kb*Dg,j$(&D\
        ,Za-%ah*$OV!,0>k~7(fa3#4,'y-!u+!SH!%A(,{H)6$%K*Dgic!$oeh$%KF#ref(!%crbL>,~p#'Dh%mfoN@>|foN>Q{23?jF>`VkcC2M-D4v1DhW=)\
        <l:>mLchb$!5&#7'&p^#o$!5(>BcC&6H?H}a%&/h&!%A#&LCBJ`,DiQ-Dia2Dii.Di}/Dj]1DkW)Dkl'A9O*Dm40DmV>DmZpf(*ga%%kW&}g$+8:'Cc2\
        1PkC2~&-NbD>80e/Diwkb$>EsE#l&,pX$o%Dj34?&C=$oeh%.CD!%&DjM1DjX;!,i:DjHcbK%XnHC[[,>p?2&vH>kPcG#r%Djt&Dk$7!oagc.&z/+}E#\
        {'Dj}ibJ-FS@s>5Dk;2DkA)DkF*DkSjbtkC*E%)xW'@kD?wUf$.)7(ocbK@'!D>oW$CM>7!og7Bhya(BhvH'-$CxC-DlF(DlP/Dlb&Dm&1>J[*Dm-7Dm\
        1=!o:)Tp$?sc%?^v7#VvRB$o(%-a-$rI*^2$O'!rjbg7#(aG>~<(Dly=!oarfcjbg$$J%#:D!**Bs_hA#>9Y9#:bJ'I^DJ1L+`ef:C4(c2DmI'DmPjc]\
        ?}0(AZ'[+wde]??vGCXm7DmgajeibM%XP>&4$#r-DnJ(DoV2Doz.Dp0+Dp91DpN)><U'Ds*p)Dn?efh$!|U0Ybj$%K(*aC#:f&Dn^7DoK:DoNa!'H*6,\
        Do--?8D(Do85>a+2Do<.*j1>Q/'DoCa4Do*ofC,mC'0afpch$$fF#rk[2P)AvW[(85>i}H?`nN'@.?Cg]>XH+!/f&Dok7!o:DotaG@4c,DQVokW+DokC\
        >e`)Dp-b=$oeh(!?C&6X'Cafb$!|K#1&!%:>e]j%!*m!,'(rW>o2%#:+Dqw&Dr*=Drq:Drvef,Dq4(Dq9%Dq>.DqA/DqE'DqN*DqS4Dqnp:'@ck%#:D>\
        F`fW>XVdOC'BJ'0bP)Q=@-OeGAf9ehE0K)Dqje>#rhd$!X%.c&!GY$cD>@GbgalbI>]o:!oc%2M.&z'#{H0N-BsN1DrJ*DrOi(?`I)DrGchjfWCqBC23\
        wH@8S)Dqj7Drm=!oe+Drgi$!?U#('!lN+kL@8SfQ>2'->::5?Cg*>pUiG@^C*Ds7n$>g>A&$o&DsQ=&U:&Uef(Br`b$!5,$uE#l21P)Dsak:(ocP+zb$\
        CQI(%3&?CCib-#1E*x/DtT+Dv3)Dvh'Dwg*Dx8k$D!/%Dt?&DtFjbhP!?2>lkE#l5@@42B%YiamE#r(Dtr%Du*&DuA=&U:Dv(#'D<NpGA)f&Du!h$)r|\
        B@Ti/C39O>4L,AX(+Du=kba!!d!#H$xW>},2Dub.&z/C39'Duv*Du}?Dv#rc3!rIB?@$(i)>@F=+weheb-#1^#ode{NAReF.fbP>q95>cr.>r-I/4(Dv\
        F&DvJ)DvXjmfF?{LdH'If!$$$T9+DbSBbY&#7a!!-1!)!rE!=-!//Dw+&@G[)Dw0*Dw@7#(:Dwbb|DAaFcI?(G(>80&?#f9#]bOBP=(DwU%,m&!%a!!'\
        !=kCBM$+)9k;>_cA%!^diD1,*Dx1n%Dx!9(Oej(%-a2$`G!rgak$'U(%-%#JU#V(!5CCr}ek$#iF%-/DxP+!Aks$!5WB&4%Dx|&Dy@9DyTah$!X&Dxt9\
        %?b-#1'+$H?GE!(%/!E$R5BOQ.Dy6j$(&brbia-$lV!l6#Pj$(&F$J!$f!3$#c(&,%'p&#7W%?J@CL3+ML+M)Dykkb,$rD!*+DyuimL>J[b$!5J!,3>A\
        j-&U/>&{O#E'.fyN?8=+?Akl0&Lb,!AK!A3D{4,D{<-D{y(??l2D}k.D~P/E#!+E,I&EYr)EZ?'E^.*E_F#&E_j;!b:$o#%!^a/?|U*#+hZ@%G(%BzG?\
        QJ+?CB&D{Q*D{t:$oepFA*Th:D{oc5>}(2&v.B=o*>JzikadH?B0dH>q=efW*B(D|;%D}!&D}N##?<>9D}_:D}ca!'K$r%!//D|_+D|d&D|r7#fa%!xk\
        !.b-#1'+$^#oncH&2gb-#1*'FrbJ>z,.>ocof$De&U+D:D}Hc.B>L/)01)0*D}Addbhif$23U!o$!5C@76kaH>)U.B>L'!Ahe%#JW>o2L>f[+/;kBDP7\
        .*g)D~-0D~6h%%Kc3#4)BwDl9'XbI**e`!%(ID*{a%!x+*T)!rk!.-#1bg7-BaG>g?$'*6E!#%E!50E!J9E!u:(oe*?:jo$*-9D~zbgbM#Y*/4R/_&%3\
        =*ga!!.!*)09E!=,B6e*E!AlC2uefa,#`H!,'E!Zlbh$)'%'pN#!%C^L&#~;#=:#(#%#Agf$A4kF$J,+>a,%9K!23E$-(E$@%E$k&E%!1E%F0E+u;!*:\
        #]a2E#^/#++E#s*E#{imk%#Ja3#4K!A&!*=!obh7#(a-!u+!SH$3(A[cA#!f0E$*efbaL@h3G'I)E$7eiCCr}:De^bJB}!/Bd}+E$Q)E$ajbB/Nd$!X%\
        @4;&!GmG/+d$!X&,AY$c2/e+%Qga3#4-!u+!SV!l-E%:.(,)E%?pbkb-#1')BU#(eGB}!$Bn?H.F(E&B%E'T.E'b&E(,)E)-0E+27D`3=#V#'E+qa2(#\
        )E&!'E&,i%%QH?DM%#J7#]iC.Fd(!%9#]b3#4q$!X%A)gD!G,/++E&^)E&j'E'L*E'Pj%-YA&!f%D|a'(#eHAG,5E'+%E'./E'5*E'@9+5a-$l+!SHDO\
        'F2r$C_oD.@$>+;(/+mH(L0E'HbI%QfQ(LdD.FNC>H+E'^eK@]yoC-l(>TL%E'y&E(%9CbLa,/+I$-i$CZMA&!f)#PE>;e1E(Q)E(V'E(i*E)#h(!|##\
        !fjef7#]a3#4V!lmLBwsg$A0U#&!fmh%#JA&!f%?DU'*3g$!X&BZwmf$!?C$Y$$T(!|A#!f(E)G%B}}&E*70A4X:E+/agbJ(L+>aA'E)`4E*,i%BbUa0\
        %KV!L'E)ri)E)nbhK*3C>v/&&E;#=#%#Ab3#4ch$A::C'pb-&2d;$cW#],E*Z-E*_5E*g.Doq1E*o)E+!4E+'p$$TC#JFA4Xm*>{WV!lbi%&2N#Y)>~<\
        =#VcfibcI?|ifcP(Lb-&2EBa!O#(3>6J2E+Q.E+T+BH-)E+e*(Lj&#~A#!fI(Ld&>yV;$cb&C>OR1e$!X(-'%#JD!GpF3B*(Lh($J%E,2&E,;j$!X&!G\
        W@I~-#1*'F^#P.&zjerbibA#C6|,E/j-E7H(E<Y5E>|2EBs%ECX#!EDJ&EDl1EE}<EF$)EFm'EFu*EKe0EV`4EVt8EYW=EY[9EYe:EYk#'BuIa,E-m-E\
        .3.E.j/E/$+E/01E/4)E/M*E/Q0E/ap%)ZaL(#(E.'%&/)E.+0E.0ap$#cU#]CBFCeKE.'E(#(E.O%(#/E.S4E.`ang7#]a-!AV!LyN&ebdd%$T;$cW#\
        ]efg%#cA#!f$@ju*E.xbeIE(Gef$E#WU#]&E/-bEDqPR0KbM&e.E)C)E/G*D7ie.(LH&2cnG@]9M?5h%#:&!Ga!*,(LE#H2?4,gF?B6(E0a6E1+%E12.\
        E1j&E2()E6L0E6a##AM1:E7<#'&_a!5+E0Q1E0X''n0%$ki0E-jbI(#-?yKE(La,B3;^%n)E0y'E0}h'-f*>(+jb/--U#(HB;v*B8:d$!|C$Ta-'hV!:\
        1E1J'E1M*(,4E1^j(>UoA#!fC(/$!X%$9&,A;#=A%#Ab'#lkb-#1^&e(B@N%Cb&md$!X%Anb&!G;#=A%#A3E2R(E2U2E2n.E2x/E3)+E4&)E6,a2E2Nj\
        NE0NNE-jG(#'!l>E2if,C_8(!|A#!fbED|ahcdivqF@vy0D~wcf!c,eE?Ju(E3?&E3E1E3I0E3zpmE>v/hdNE$^K@m0(A>o.E3a&E3h)E3la)(#H*3$.\
        UFA@{GBFCe'DqPeh-&RE>6-*(LhbJA:9-E4T5E4X2E4}'E5$*E5a4E6'i%E4K.E4PeQ*3kCE(GmK(/CE*x%E4q&E4u0E)jedd$!X&!GU#]KCK@f/CD|H\
        (#G??q(E5<%E5@&E5I*E5O0E5^iC%QZB<&'A>ojF>2G.(LI(}$!|#&!fbgmJC]YM*3%E5q)E6!7#]edH/+h(!|2&20#YA#!fcLE-~eIE59)E69ncf$)Z\
        F#Y('*0E6DbP*3n*C_8V!l=E6]e/D:nj%$TN)ZKC?@3/k/E6}+E7#)E7'k1(L*@]piBC!~Q&2tQ(5$$T%?|i7#]d&!*;#=A%#A.E7DoI+>N>vy$@ty%E\
        9?&E;O0E;z9E<N#'E<Ve5E8H.E8T/BPB1E8d'E8h*E934E99i(!|.E8;&E8?##!fb5E2REAUvCE+Q)/xlncI*3%E8QeHC_8I&R($T=#]b3E5EJB;UFAs\
        #(E9%/E9)*E9.i)E8~cpG*3CAGDA!&eeIAGDfN>v/eflC-N%#cD%K,E9h5E9u2E:#.BMs)E:='E:@4E;5ah$!X%&}DD=>$A4kb7#(aK?m'efeh*B4QV!\
        /+'I##!fe+!S)*3dg%$T;#=A%#AF%$1E:m'E;$*E;)i%?EZ)E:_0E8MefI0Kb8!llbha-!AV0<&E:z0E'=ehE/++C_8E2rcL>Nsbh*!A8!loN*39E;Kb\
        'E.Vjma%!x.?/jI!SjN!:,E;e.%Q+E;v`$ncfgNDg}%)Zsbh$#y(>ELA#,/zE(>3E.'/E<:)%N'E<@*E<D8!Lk2%QH!:ehgU#iHBd~%$9&&EA&!f,$$o\
        eI&'E,33>eo2(#.E=01E=?<E=M)E=Y'E=j4E.'>E>+r$$T7#]bi$Bu9U+5eo$!|%$T#&!fW#]g$!X&!Gb-!LH2#m9?|na,'yV!L(!|/$O)#P*$OA#!f1\
        ClE<E=|*E>$ifNE'=meJ*3=!obM(#,E>H(E>L%A>n&E.y1E>P*E>saHBV+CE'=yN0K.E>b)E>j0E>oeGE59&?:jbJ/+edE$3PE+Qehd%$TY$c(E?x%E@\
        i.EA:&EAk)EB60EBe#&EBma/$O+E?R*E?tk9#]bpCE$&g$D[(($J&E?k7#Vb,AX(L@h3`!mqeI>m8CE+$.E@G)E@K'E@^*E@b8!Li,**%&<0E@Cgcich\
        gaP**hK'ICCvP%>ig*#4##!fh$)ZD!%HB:=$!|DE@;.A9|+E@z=B&Vek@c5-(#b-#1g$!X%$9&!G=EA7eEDmcE/4(EAX&EAg0><9a8!Lla3#4-!u+!SH\
        &m{%$T;#=9#]A%#AG?yKf*EB/l($J%#J7!oa,'y-!u+!Sgb4!A^%N0%{A'(l(??p0EBaa'EBU*$l4EBY8!LedgfN>*'E@&OefleL0^gW1D+>(IEA0n/!\
        rI*B.EC2)EC>=ECUe+2,'?D/f##!fW#]:#(ed$#.C@}8(ECGaHD7i!$-C]zdd&!%Y$cI-7,ECm/ED&+ED9<2,pbH12b7!oa->yU%!x.$W+%'HAep%ED0\
        aoCE0N2!A*(#^#1ge)EDDkCE6AfmO>6t(Cbj#'#im)>dNdgb8EDfrbiBE.I$#cD#7,EE:-@_U5EEP.EEU/BEy1EEZ)EEs4>f`>EEwpdefR(}(!|##!fm\
        %#J1&eka3#4K$leIE>lqbK(#%>;Z&EEmef$!|A&C6|fgN?m{P?X7!$CEEWND,-m%EF5=EFjedgbDE0N.EFL)EFZ'EFceg$1H&!GN(&bh&$Ba!<'&*H!,\
        b8!ljD&_b-.RV!LG+MedgaNE2R,EGl(EGo%EHC&EH^1EI**EIE0EJB9EKU:EK_a.EGT+'I*EGZib$E#W(#JU#]mpGBH-0EGhbdr$'*F+>GE-~G2r+EH(\
        1EH3)'**EH7igvR@_Ud$BL/%$TW#]BE$^&!%9EH$bJ?SO-**+EHZ1?DG'A>oohbrbJ(}N(,,Bce+EH}k(!|##!f#'#]q$$T%$TA#!f-/+c.&2G#Y%BMp\
        e8!Lgcf!?#$B_>$2l(/WC!2%EIj)EJ##&!fa3#4.A0T018hg$AZ'($JA&+w2#o*EIvhHAI|m,'y%'*H!:m(>80*EJ<8!Llehg$$<%&6D!%%$9D&E5EJo\
        .EJw1EK3)EK;'EKGp'EJacGE0N%E2jg$A]wbHE;2.#obJE59$'U*EK*bh$!?D?B|$)'&!%N&<(E2RDE3h-?yKfe%%KH!:neb8!lg$AK2D!G-#`2,pO&R\
        .+>I!r(EL)%ESO&ESj)ET)0EVP=EVYa,%$hPC_8%EL^.ELb/EM&+EM:)EMq'ESIof%ELWa-.R%!x+!Sk!.C&}-#1E*mfF(C%ELue8!li8!lg&!%N.Fo(\
        !|%$T##!fW#]n&>_W=?_{e'BdafaI@$d-A>)'EMZ*EMh8!Libch%#:a-!A%!xL*s$!X&!Gb-#1R!Ac!%+!2E!V$>;~-EO>(EOV5EOg2EO|%EP)#!E'+.\
        EP?/EPT+EQ4&EQG1EQO)ER.'ERP*ERn0ERu4ERyi$-Q&EN~0EO4#&EO:e-A:..-o*$l8!ldE?2U+EO+lmIDy-(AI;gCCe@kgN>_WM>8G%EOGeOARK*!A\
        8!LdibnkC>R4d'EO`iD-Q$!|F@I`$'k)EOxef&>GJA#!ftE,)cqefhaMAK^&.|h%#J&!Ga!*-!,'#HH!,&EPL#'.XbhF){im*.RV!l%EPt&EP}0A}@=>\
        W[e+EPnjC'FdgfN%N+(#'/bH%Q.EQ0ja%!xk!.C>HaF?@da-!,*!:ibcha%!xLA~wnefaQC#a.EQo&EQu)EQ|e.@jt'EQkhbhE-odD%XaheH'F.)QEEK\
        Aega-$l+!S*$3V!L&ER:0ERIeP)loa-$l+!Sg%$9X#V1?DUH$l*ER`0ERge,'*V!L%>91W0gp`!FBdafcnC@wnfQ&/(ES)&ESEaLAJu)ES<h,>(X%(/*\
        A:mV!L'!lgeQ>_WiU'@gbI>5Al%ES^a-!ugCAnb'*xjaj(!5D#~,(#+%N>BOQkef7#]#&!fa3#4IAZ^(EU>%EUB&EUJ0EV&=EVM9Cfea2(#+ETZ1EU!*\
        EU'4EU3jDB7&'ETcyN#4/ETy1E8Db2%Qg$#c%$9U#]bdEC_8zkR#E$$T7#]ekA'&Ue+&<f'!lH/AOD$<o$3*NCxw%$f/EUf'EUu4EUzjm8!Lg&&EX#(%\
        EUqegejC+YEBMMnF>z-ef'AUvH&R'EV=`!$#y%'k&>H3;-~A%.%$!X%$9&!G;#=A%#AO&Rb,>(XH>+pfnfF+g+A[Y'E!>*#4l$?m{FE2R(EWT%EXp&EY\
        20EYI=&L:EYRa.EWA)EWI'>?YobI@YYbj$(&F*ab$$T7#]A&!f#!@'W)EX('EX_*ESYh,C_8-(#8!Lg$>eo%Anb&AS?)AsAU#V-#1%/G&EXU'Cc29+`h\
        (#S%!2&#7a%!x.$W+!Sj$!?D>*4dblbkTEM5gb-@nooa-%a+!SV!l$$T,%$'EY(*EY.7#]cL/+%$TN%XBCcD.EYAia-%a*12V!lm+EQrV!lk2){hFE$^\
        kmJ$'BCO&-+>1+5G+5,$$Z-7,-7dO+>-A(u%EZ-+EZ1)EZ:o$#yN?Y,A)!*%BNncEC`DyNA?a.D!./EZk&EZo)EZs#&$o91Z:$oa!'+)6'EZhyN)6J0K\
        aI#JI?y1(E[(%E]l0E^+ajCB:=$$<-E[i5E[m.E[y/E]%1E])<E]4'E]:*E]S4E]Xi0E[ach6E=}ibLA[C'(#nFE2RNE8M0E'=ke*&R]!lbob&.@Y$cC\
        E/)$E2RfeeIET{mbeH1e&E]G1E]ObEE8Mk0%$A'#]CAG,fDByb&E]ief(!|'*3A#!fP/+2*H*E]zd;$cX#(a3#4->DK+!SH$3O'*,(T.E^P/E^b&E^h<\
        E_.)E_6*#l:E_@eI/N#&()a+D!0lb'*mH&'aeLC682>Nv/E^}*E_)ka,>bCK%a(,3cfS>YizG?8Hme%$'M#`aekb$)iH'}dieL$O(E_Y%E_a7'@akbaI\
        CCTf$-YW*Bhef$!|U#(M?0L(Ebx%EcH&Ecd0Ee,:Eh2#'Eh9a-#+2Ea'/Ea.+Ea31Ea_<Eau)Eb%'?n!*!:0$*4Ebb?Ebki(!|%2f&E`p*>2o0E`taG/\
        [QA-??Ea#kagwG>2-^?8>m$$iI+YaCD2u2EaG&EaK*EaTek(%-D!%BC(/g$@CwC@}8(!5a!'G@*]ch##,/e%#!d$>ER(>EWC#:meg$!5;!bA%!^-Eb52\
        '6)EbNaG>a<$!5b+EbGl`$edicL/8$*'F?]C$!5(&9%(I&!%;!bA%!^a)%'kCEMi(#~?!*b-!2P!:%BL}#!Ec4&>kw)Ec7'Ec?aI#yN)<%+AcOBP-m9&\
        pbHEC73A461#+0EcZoa`!D09`$`!bgE-I,C>H(Ed92Ed=%*T)Edb*/80CiF4E&);Ed~a.?/oh%&?e+)9H$0LD($)EdV0A'#;!,a-!2g%&Ia!'G#yak!$\
        b,#{K#1-&/)!,ha-!/k$#.%#:9%?e,!,C*Qc`$nedgBCTd-Ee`2Ef1.@ty/Ef>+EfK)Eff'EgB4Eh&9Eh/p$!5bk$'*(*gD#7(*g%Ee{&Ef,a%?!R'!*\
        vd/!,H$x$,9&!*ib&#7U#(!$J&'0-Qc!%d!&L?u0ehg$?q=%+AD$B<Efb*@0>8!Li&!%a-!2L!*NA%p$!5&!%7Eg=9+`b'Ef~jbJC#c-Eg41Eg8*&'ic\
        hdNAb|CE=SfNA4XdE>f[!$$?;?*EgThagmG>m2(-'%Egj&!Ga!*'#HnDA:[,*$8!/rbi7#]a-!u+!S*$3V!leh%Cr}H2#^!:+$$ZDz13@/-G)T(Eho%E\
        i!&Ei)0Ei-a)EhZhHD5v*Ehha*0EcA($0!$bhP!%*EhynkeG)6ismO!**!%A*)TBA#v`*aCDgR(EvO%E}]&F(/0F-07F0L#&F0t;F1&=F1*##F1K9F1O\
        :F1u#'F1}a,EkH-ElT2Em0%Emq#!$r/Em{+Eou1Er!<ErP)ErU'EsB*Es]0Eu*4EuA>Ev=?>Q{8EvDp(-F%Ejj&Ejq)Ek20EkDafF${$$<fC2ff!3(&,\
        %C>Ha%!x.$Wg:#Vcfb$$<E&9(Ek:aK.Ro$#.&!%N0*H>sP(Eki&-N)Eko*El30ElG:$oa!!%?q9E!=)#PH$0$-I(Ay}bl&El,a%!x.$W+!SV!l'!Ao[+\
        w$!|(!|&'v7#f91DbJAS#h7#fa!!)#yE!=$@!Z(%h%$~&!%f$!?&El};-~#%.%bks$$6(#%D!%(#S+>H49$YaoeM#y&EmS)Emf0Emjaf!3(?!Fg$>.v(\
        #S%Dc_D$B!%$!5d!&g$!5(%hC)<bM#Pha!'G%n$!?,?A>R!:3EnB(Eo!%EoG1EoX0>eo9Eora8+Pie%(;I%$-$x(Enf%Enp)260En{;!,a-!/+*<)Av$\
        V2/->77%#MH!2-32d2A46Z./^>Aw%?Mv.Eo5+Eo@i(&[T$u$!5bpfA&@4gg&!%U#])0Eh&#7a-!u2#uG%n(Eok%'6)C3ma-&XG,,%%BA!*6I0d-Epj2E\
        pp6%~%Ept&''*Epx0*'?Cnn8Eq1i6EpS%Epde!%%#M&>U$'!VH@i[$!5;!,e!$%>L>H!2.!*I#PofaR$0ND$<S?'((Eq$aIDu=)@fV`!c%*{N$*&!%a!\
        !-Eqs'!=`$,EqV5Eq[2Eqc*EqjpclQ,RsaM,RcomF@47fahaK,RcfnejD>)~$!?(#S&#~N!i$.2($*'!:;!b:(8#%!^b'>Vtj7ErLa2#uf!=(._C!/G@\
        kYmF>Nc(A,e2Es$%Es6&Es;4!/73'=-I9Es>ah`!$Ef[(%*C(I$DBx&!Gm)!/e*!:^!/hPCo!J'}hP/;$&?'EsX*$'i$!5%$9vR>^5CD[g(Et'%Et@&E\
        tr)Et{;!b##!f#%!^a!!-!22'6E!=%#M#!0?+!Sfa%!xk!.b-#1^)Q,AS#-!:/!*+Etb*2#r#'AM1mhjbtfC@$Q$!X&!Gb,#{-#1E&p$+*(#%E!2&ElC\
        b$!5I@t7'Eu:*!Aj7#]aH>unnefF??l&Eu{)Ev'a!'3!:-Euf2$`+Euw*+J`$kcNA*D(?ei0!ic%$')!*N%BK@dR%#!)%[N!ia!'2#u+!Sj$!?(#S%!,\
        D&E$@YZC#:&!%a-!/G@@43EwG,EwV2Ewa%Ex`/EyL+Eyk&Ezl1E{+<'='E{=*E{}0E|K4E|`>E}=?E}O;E}Ra%!x'EwCk!.-#1C#:CEhkf(>AB;!,a,'\
        _K!2bch$>S>C&6(Ex'%Ex00-{9D~za,#`-!,%!x.BnC*)oV0<hj$@!uU#('ExG*ExV;#=#%#AchtfC?bHka-!u8!lg%$9N!ibl$$6CA~z.Exv)Ey$*Ey\
        *4!/o$'bD!%&>A&;!bA%!^$!?C%H$#i&EyC0#!;!,e%%B`$ifF?#o!%$%sE@1p$!%(!%+Eyg7!o#'&_pfa-!uI*^bE+A$!?-@t76Ez2&EzA*EzE8A'Zo\
        a.Ez.`$keI0a(#%&(Za!'-!uL!*iW(8%Ez`9>n{e!5''n?!2`!c%*{N*{,-o-!l5'#L&O1E{'h%$~##E{#eded@cEd@cDaG,#*'6f$!?cd$&_(!?D!%3\
        E{j%$9/$x*E{s;#=#%#Aa+!S`$1E{fla`!eE@Y,U>dJbah$!?C#:$@0B(!*D!G%$9)E|<7A1k;!b#%!^a%!x.*sG(c($Ga-AsV`$lD>r[i(>Oj:Cfwc,\
        Cj://8H0n(E}%%E}/a!!-?!L'!=hg(!%aj$!?&#~N!i?!2j$)3N#!-#1ah$!X-#1D!G(+;b&(2i$$<c2&vL&zW&_c#$@$C^A'#$?CF,F!D-F!j2F!v.>\
        ^x/F#7+F$81F%K<F%P)BAQ'F%b*F&<4F'J>F'}8BTmp(E~U%F!,)F!8=F!>a+,aV>;e)E~ak%(ID!*$*--#1%&/g%E~~&!G7#(a!*-!uE#H'&ph$AL(D\
        !Gj&!%bh$*'D#7$!5F$f.0dG%0%A@{&F!ae$$<0!%hib&''a+,#H+qf!3(&,C%E$>sQe!'fB>Lb(F#)+0Ha!!-+qE!=bf$!X(-'%'kD!G3!:%F#Z&F#j\
        1F#u0F$/9F$2a!'-+S2#uL&b$$i+>rMga-!AH$3!$$%6($GE#Y(-'%D$=a->77`$isalbh[&LE)^gfcS$O-><V(){5F$T2F$e6F%>i(!%sB>;v&'v7!o\
        :Cfwa!'H$u(?_{&$-0F$xfbhsBBO3(F%4%F%89%?a-!:2$`f(%-C$YH@|L'&pV!/(#%&!%a2$`V!2co[1ambj(*a%>/Pa-!uH'F$!X&F%|*F&20!ipc(\
        )~+%HA#&L!('$Rh`!$D[(e$$6C%B$)r)@(4Y!,%A1M&F'(0F'?9,s#'A1ke)F&ZbG?[77#(a,#`%!x.$Wg%F&|&$B0#!a!<'&*V!,,#{<./E#l2&v.B=\
        o'F';f$$<A&+wSD>1$$~).)A&>'})F'TbjF?|I$#ie,!,%%B'%k*$0`$1F'xi#&AdFalpCEetehE#o$C(P(?]C&!%vR#`,F)E-F)~2F*,%F*g#!F+,/F\
        +2+F+O<F,$)F,('F,5*F,90F,I8!Lp(#%%F))&F)2)F)@0-Q;!,a!Q,'_-!AE&**!:dclF)<!7#$@$C'(AH?FseP@3n&F)a0F)xa-!u*F)ZkCEt:%.cU\
        #V!$l:E2sc3#48!lgbq$!5C#J*%aV!L&(Za,?q3V/u%>>?&&L)F*P9%?:F*_af9F*Mbgl$%KD!%H()&!*aj&>*4eC>)U2AFYH?(^,&X'!28@5nf(F+%&\
        !Ga!*'#HV&'%#MA!#P(*ZC%Ep(#%&!%)F+La!!-!2..))%nE!=C09$!5->I?*#!o$B*o%F+p9F+}e!,'(rR#Y.B+Ggmj(!5C,^hZ-7mB/G-#+()in$$J\
        C$YBD$_$D[(&!%e!%)!rE!V.F,l)F,q'?Lz4F,|8@5ni$!X(?t8&!GN#!eH>Q0$@Fl(F+%D!G&$ia-%~`$a`$jeN&L3F-x,F.#-F.55F.D2F.O.F.i/F\
        .o+F/!1!/)!/'F/+*F/v4?V'>F0&?F0Aa!!+CI.)%[E!=fb,#YS,i%F'O0F.2f$-YD!%L)6&F.>bQ>eo!$H>Jza-!/`$kmS!20F.faf(?'S`$*@V~icM\
        @6JQ.|$!5N!*(!%bh(>6K&''A&!f$'U(%3U!o$!X%F/K&F/T*F/h9F/r:>cqic`$rNEyhg$?m{A&$o!(5?5h'$R`$pfadbL*$f$-l(!%D(ZB?SP$!5&!\
        %=0geG&/&!%0F0:#'#ielpmfPB]|&''G>ep%>W[e%$'G&I3>[,,?%x1F0f'F0l*F0poGDe%$$'C(&HA?pFA7d+F1!l%&IO,6oN&R^Cnn2@j+1&R)!r'F\
        1F*,)0!*>>f[lN+8!$Q#EhK2)3(>,+>/EVM<F1m)>mM*@k}4&RjF'Um(>&|C#c!$3(5P#E3&U-#E/>&{1F26ib-!AD!%m.!,E!*(FO;%F_r+FkK&FkO0\
        F|S7G$l;G%U=G%u##G&39G&::G&m#'G'*a-F5z(F6x5F6|2F7*%F9H#!F:+.F:;/F>,+F?1&FD.1FD<<FDO)FE/'FJO*FK]0FN*>FNF?&s8FNTi(F4V6\
        F4j%F5+&&?)F5Ca!!,F48(&[/F4J<C?d)F4O'!=p(*gG1e&!G;!,a!*-!2)!rE#Hpm^0*f&-NY!,%#!*#+jwhb$0Q,!AD$B&!%0F5(;!b#%!^a!'j$,U\
        %&?D!%J.u$!X,1!.AqO&!G8!Ae%#!^>+X:F5uc!5,F5_(F5i'F5npb&)KX/~=BZ1erB>a0iD?s%!6iX?>ldO@_U(F60&&I)F6B0%BaME{mb>!/f$%s&!\
        %e%*QI)9$>W`%F6c0F6re!!'F6ZnzG/h!#dbL>G^+&Okeh$!X&!GE$OoaK?^adH*Q%&<)%HaGBZ,(F7`%F7c/F7}+F8,&Cp?)F940DtQa!*'#H?F7[h%\
        $Y;!bA%!^C??lI'R$Emldg=#ff7!oa-%9%!x.*sH+q7!oa!%'!VH$u(F8X%F8p&!G#&>qI=F9'9+D:F9-a!*+D~v'#Hg$&hF!%')6g(!*&!*;!,b'#l*\
        #{^#P.DZj*29rbi$$6(!|A#!f'%0H#E.DBaG$$$!X%F9E&!Ge3+G^!/J&s&F9_'F9p#'F:&a!!'!=H!A!$+>pUf$,Lb$!5H'F(%{`$4>-iyme`$gmK(F\
        dJC?@&A9redg$(&&#7U!o$F;I,F<7-F<>(F<T5F<v2!/6F=.%F=G/F=]&F=a<?n&*F=g0F=z4F>$7&_=?nA9+5`$(F;36F;DaofajF>XG+F;@'?kkjN>\
        (jJC.-mMBvk!!3F;k2F;u%%9+F;y<Dg~)%['!=`$O>ibaf!3(&,C'pmF'Rjf(&B%(z&Cp?;!,a!*2#u'#HV!,fbaK>Q3$(&&#7b*!2?A:.8!LdOC/}$$\
        T5F<l%%3*!/4F<rjbJ>it%.UW(ODBy~$.:&F=*ebgc!$G?@$G?Ew(%-&!%;!,a!!'!=j$!?($*D$i$$~,**<?S=oh$1H%#JD!GF?ky2#MH$0$!?(!*&'\
        v##&LfaOAd$,!AZA'aa->+PE#`3!:(F>_%F>c&F>q0F>};F?&a!!)F>Z'!=j$!?(#S&06N!iG?n|kN)W5'#k$Eml%)HD!%,!2(#%2&vE!A-!AH#+!!(!\
        5&!*E!=,F?{-F@?(FA12FAO6FAm%FAx#!FBX&FBq<FC%'FC)*FC?0FCY7FD#9FD(:'Ca!*-!2+>91E#H$!X6F@3&!Gep$0Q%!2D$B$!5(*K%&?N$J%?T\
        %&!*)FA#;!b9FA.#%!^a-?m'+!S)F@l*F@zismR&'(&Bb/(ah&!*E,y&!%U-Bb&%{;!bA%!^Q(w$$T#!?$=<?ns*'}b&!*f$!5b+0^E)B0FAf;!,a!!'\
        !=h##&LzE%0(>YdC$f$!5&#7x^C/z$!55FB<2>2o.&b1FBN<FBT4&si0#!XBp!edg&!Ga!*+!S'#HV!LmkBEk7NCYZ$$ie)FBijc%#!N#!&%{bJA?d!(\
        '$Rpf$>=3(#%C%ENDW3%0t&!G;#=#%#Aa!*)#.E#H$!5%FCS&!%ebo$!?N?Ti.&OE+k$$<5FCm'FCu*FC|eL+Gag&#~N#!,?m2F%0FBa[!$O0d$%kO(5\
        %>W`leg$>9cC#:%@+Sa`$l0>S>`'hK?8>m(B&Pb.FDq+FDva!!'!=q='@ekb,$rE+$sB@>!(%3%.Ca3#42$`%!x.$WG!r,FF9(FFj5>Hf2FFx%FGQ#(F\
        H]/FHb&FI8<FIF)FI^'FIx*FJ'0FJG>FJK=!59>i:a#!A{C'FF,*AuF4FF3imA!A{Cl&!*U!obkT?%J(FFY6FF^%Bjk&!%a!!+!S'!=8!ljDA:!I?/pa\
        !!-!u+$-E!=$!|/>q9'#`iT+P%FG7&#7)FGLa!!'!=fb-!/+!/H!/ha-!u%!xk!.b-#1'#l^&eaRA:j,FG~-FH'#!FH-+FH1&FH?1FHI<FHL'FHU*(La\
        +!2kR'}$&LY!,$2_D!%N@ML$.2s$AL(($GD!G+26k$&hC$YD+kmb,$rhT2/,!:Z?ikeH@j{(FI#%%3&FI.ah`!$#i;!,c!%.$xE!Vk$@xp($GD!%*!/f\
        (%hC%E',vg$AL((%*D!Gm%*E##?MDed(?M@a!cFE?M=$#.&FIt;!b#%!^e,!AH@i[yN+G0FJ$eL@%}O'e$!5%FJ@9#Vek$F6t(#%&!%Y!,fckX>t)A!'\
        3CCY](#~/FJw&FJ{'FK#*FK>i&*K0FJsaf$#.C1^LA3wDA*#yNFJK(#S%$90#ca!!,+82DFB'!=fD>w|&FKX)!:boa*+Jj$!?c!$%#MN#MjD1}(FLK%F\
        Lh&FLr)FM+0FMU=FMxa!!,'0-FL>2/u+*^'!=`$)FL:p%?n}D@TiBDbA($*c%#M)!*N$'!$/)0f+CxYba%%dk!Eb-#1'+$^#P.?[6+%X^%[!%'FM$`$o\
        fcdE%H!&bhT%H%FM=&&I91;a,!/ZEfb,'e/FMN?>/JafJD+z:(lcI'e)#Y'FMl*FMqk&!*;!bA%!^ak[(zb,#{I!:fba!!'!=`$nGA?p3E+r)C9x'FNA\
        `$&B.KsN>FXcL?)x#*FNPbL?KleL%6&FO&0#c;FO5:$oa+26)FN}j$!?0!ic%#M)A9sN#M%+AD,v!%'!V*$0h$#iC#:&#y^'[,FP$-FPN2FRh%FS6.FT\
        (/FU>+FUe)FWd'FY2*FZx>F_@?F_fa-!/+FO|*!:kT>E[jG?bH(FPF6!2&!*#&$oah&?CCb'#libd/!:HAm)ha'!*H!,%FP|&FR/)FR70FRT9FRda!!'\
        !=ks($G%&6;!b9?s(A%!^,FQc-!2(FQz&FQ}*FR#7!o8!La-%a.#y*FQX8!lh$!X(?t8%@76&!GH$O%#:)AsAU#f%FQpa/C|{I?fGha!'%!xL$WR%XJ.\
        |$A4keffA&@[9!%+0^E!V%FRE&FRMa!'I*<ia!5d@cG+>*>E!A'!/k$?Kmb+!2H#{cJ3B(#!a,Djy5A*w6DPn#!FS).FS.jC@rycNCiF9!ocMA5>2!A&\
        FS_)FT%a!*'#H`$%#J.@?V+FSZrbI?4>cC)N!('$R`$->^5%FSw*FS{iBCD=fM'0&(zeG*xC/>!$(E<S2!/6FTd%FTl&FT{)%9;!b:+`#%!^a,(t-!28\
        !:h&+;i%@ve&)xX'@cf$$6C!/$1}hjf$$T(!*D#7$-:($G/>@J'!Aj)FU:b$!5&#7E&9B@^)&FUL:#ipfaI?%Jf%FU^7#]ahj&!%N(zak!0C%E$*'($$\
        %FV8&FVe'FVx*FW38!Lj$/G%FV.eL@MK,@m02!:I'_)%[')Wh(*a%$Y&FVSo(!5%*KW!o`$1FV_pcI0HfcKBR.1>a?d1FVsiaQ!,fFEh/0FW,7#Va2*$\
        %!xL*sfa!'Q#4(FWH%FWR&FW]a!'%!xL*s!!'!=iaO%$f$!5(#%D#7.!*GA|U$!X-!/(FXY2FXj%FXw&!G*FY.i(FXO0A[$##!?#'#fa+FXAjc!%)Ctl\
        E!Vg($Jb'2?k!ZC&}$#i(#%I?GE,C.z*B|Ohj$!?F%hmks$>)d&!%Y!,*FY&jb$$~D,^:#(cJDQVD?mw$${(FY`/FYh&FYn<FYr'FZ&*FZ5;)a:FZt#%\
        )ei$%6L!2*!2hg[#f(*dC#J|D#Emb*!/hs$A&p(*aD!G(!5b#&$oa-!,I$u%FZE)FZLe)!*bG/uu$*'D!%(FZj%!2;!,a!!-!:'!=8!,h-!:V!2!%#$E\
        b@E!VJDk7(F]`%F^%&F^1)F^G7F_&:+`a3>k1-F[W5F[^%%d.F]%/>^o+CWU'F]]iaG1,(!5D%{&F[s)A7A9F[y:F[|bE>>>+#`G$uE0$+#EG#E!E(/T\
        &F]P0?5k:F]Y#'A1kb,#Y+F]Lr%BORD?uboN,&%?:GlFBy[P2<H)0-!ucf&F]pb'#lH!:!%'!Vk:(ocob$!?E&p.DI3i$,LNC>G+F^>j%.CcL>ocvlb$\
        !?J!A&F^`:F^{a2$`ksa!'j$!?D&E1F^nkcob$!?E&9ckbga!%+!AE!V+>:;O>2'.#E'F_<*>n(r$'v&#!G>q=gB*E%F_Se->.kfb,.LyN?Ti,&/-!2k\
        s&'[;!bA%!^bhs$!?(#%C$Y!$,F`d2Fc%#!FcH.Fct/FeV+Fej&Fg})Fh9'Fhw*Fjl0Fk8>FkC#',#a.(c'+;0!*j$!?($*&!*N!i$!?&*E*+J=Fb|f$\
        !?:Fbkc!%3FaN,Fa[5Fav21P.Fb9+FbE1FbK)FbS'Fb_`$c+>z^fP>lkb$$~,B#KcLF^e(F5d&Fam=BZ1kCA'd'#llnN>C+.B-T&Fb.9?xzbkl$)rF!5\
        *?CBh(!%C!29>XVbg(!5G!,mgGC]zfciedE*H2>lkfajC?CB!&i&>kSwO>mM3$$/38*Bshr%$fD)i.%0I#E)Fc90FcCaks$,9%$YD!*a+!S*&mV!leL>\
        ([%&?&Fch;-~#%.%a!'j$!?&-`e%(;L!/!%,!2+>H4E!V$Fd<(FdK6FdR%Fdp&@GD=FeI9FeP`$rckT>s|+,aof(?Lq&#7X#fh$'UU#((Fdl&!%a!!52\
        G.!*)'3'!=V!2C@V{33?,)621P.Di^&2['Fe1*Fe8alOB,zdeoNAZn#&!fa+!Sf!=(._Y!,+$$EDe%,!rM3$()K%$Y&(Z=!oa.0^I'b-?++(Ff>2FfY6\
        Ff`%Ffg&Fgc0Fgn=#V#'Fgva!!2$`)>NzE!=%%Bf4!2a%!xk!.&F^f:(omfP>^5$!?N#Pc,!/H1e5Ff}/Fg%'Fg-agmf$&hC&6A'Bbm%#JaLCxw*Fg6d\
        B>@O)FgC=#VefC>k~&FgSa!<-!,++gE&*!7'(A`$aj`!N>X!f$1},!2CF9j*!2iCC>H,!rEF:'.D(%1!r'Fh4i7?Y2[CK=wH@97&Fhm)!2*?/}9Fhsa!\
        !,Fhb-EXN2$`+Fhf'!=pD.:mL&<-@)AH#+.'_I#+B@d_,Fi=(FiM&FiY'Fia*Fj0=#i:FjeahgfDC}*%FiHekA&>E~oFCb&fbi:?X3cfK**o$(iC'X(#\
        %%Fi{;#=#%#Aa!!.!*+0aE!='Fj*4!2cI?GEdbO?9<$!X%FjN&!G)+P0FjV=#Ve.!/f!$C&<,@h3S>ZVf(#%a!!-@d0E!=o$*xC)i&Fj~)!2:Fk1b2#o\
        E#l!%.CR5+>oid!&F!?2AFYM&/j$*'(-'C?{L&A8wX@-NFC}2$)r,FlJ-Flc(FmZ5?T92)l%Fmj.Fn?+FpS)Fud'Fxl*FzL0F{W4F{y?F|#8F|*9#cp9\
        )xbk$$6b-#1')B?#oU#V$%s(B=^%Fl]s%$*D!%-#1I&O(Fm&%FmA&FmM0FmU=?G$a!!%!x.*sE!=/!*)Fm;'%$ka-!u2$`G%n$!|I#Y,#Y''RrbJA0T!\
        %)!iE!VkBEoO.!/j(Fcb&>C%N!i)Fn&'Fn:*>UIh6!:a!5+!SE'n%Fn5&$Ba!cHd@cIdJEKNeWEet-Fny(Fo-6Fog%Fo~0FpB=FpMa!!)%n'!=h<Fnlo\
        mF@H}mebf%$Y&!*Y!,(!%0F&Va-$l2#uR!A!,%FoL+FoV<'='Fob*?oJ?!2i$#.N-Qf$0Q%&?D$Bo$$J;!bA%!^!-H#o(?c0&!%a!!-C-12#u+*<E!=,\
        (t(Fp75,i+Fp;8!,pKBo&GB1N(&BTFXddic!%%2ME!V,(wE.f,!:(Fq;2Fq?60E%FqP#!!/&Fqf'Fsm*Ft,0Fu?7FuF8!L:FuNa!'-!2f,&'ymb$!5E*\
        mH?GE(!%:FqKck@cSbd@cT'*mgcf!3$#c(&,b$!?^%N!$2Fri%Fs'.Fs,/C39+Fs<1FsB'FsJ*FsU4Fse7Fsji%Djz&?oX)FrT0>~P7Fr`9>2w:FrdeL\
        -ocl$)K%!2U!oG?>lfK@k}$(i)Fr|=1aeh%@76[!oa5!rMA2`jFBe$%)K&(c72P9!omP){miL>xT&BOHX?HJd9?|SbkaQ$u&'Xe9#:kb'#lH$xckN-{J\
        /A*Fs~ehscf!$$%'C!2f$+0&$BNC>H(Fu)%>Bc)!/;!b##,/#%!^a!'-B)52$`+Ft[)!r`$iafP,Rs(Fty%#:&#7##Fu%a!!'!=`$fN?%>%(;ded@cKd\
        @cJ!%'Fu5heP>I?!&$>ERF>EWlehHAD&'!ofyN#E,(52>z5*>cr>/Ak%#rD*?3Fv_,Fve-Fvm(Fw>5FwD2Fwc%Fwq/Fwu+!A&.@)Fwx'!/*Fx0a!'%!x\
        .D|R+FvS*12j$!5%*TD&Eo$,L&!%N?TibjF>+We2C(5L!/(Fw&%Fw*&Fw0a,#Y?%nV!2K>&.,#PK&sl$%'&!%b$!5J$r%!/I!A(+;&FwSb+E{mE#l2B!\
        0.Bs$ddbIF]]0$raj$+0%%~D$BQD<4D-N%Fx+&!%ej%>DLD06hTE(z(FxU%Fx_0Fxf91D:#fa-&s%!x+#Jk!.6!2C#J!!%@D9E!=5BF+V!A$-$U#(,Fy\
        &<FyZ'!2*Fz(a%)WW>/`&FyV;!,a!!)FyP'!=*/D`$/FyLjc`$qbhaoG#{D@#C-!:C!/R@^Cm%Fyoe-!,%#Mg$+*F>%Q*Fy|hsa`$MFyL$${($GD!%($\
        G&!*)Fz8afK@+3(D$_0*~a!!-@*s2#uE!=$!5%Fzm&F{0)F{O=+ce!%#!!:.>t~E!V.#Y/(a4Fz~h$#.E,y&!Ga!*-!u'#HV!l+F{E)F{Iibik(%3%.C\
        D!%U?8x(%3C&6b,#Y^>/J,!A)F{j'*Eym(#SC$Y$A&p&!G;!,bE>w|(>DJC2itfaQ?0A&!G7F|N;#=#%#Aa!*-!2.C:v'#Hlpb,&/Z)-faQ$O$'U-F})\
        2>XH.F}8/G!<+G!C)G#$'G#[*G$<8G$fi6?n|c!$E'I(*a&!Ga!*+*^E#H(F}U6F}Y*F}qa!,-!2'(rg$A&pD!GH@Mref$*<(D$_?@!Z;!,b+&bD!*$!\
        59'Cb-!L5F~?.F~^/F~d+AM-1F~m)G!8*29imLEgN&?ub0F~LaiF2uhu#%F~Xxc@cUed@cVbhP@%G=@-ObLAOP.F~{&-QafgC>tu%G!*agarcG3<i%#J\
        a-$l+$]H$3G>90brbJ@jt2G!p%G!t9G!|j%G!i&!%ah%/o&!Ga!*.#YE#H$$<RA4WC?6Ci93'bO.FiCCXF,G#=/G#D&!%)G#Ua%!xk!.T!/6D7iC&/#'\
        #Vmf(>Bca-'[I!S$*<D!%,G#u(?5r2!:%G$'a!!'!=fB/>mk&''a-!A)%nH+q<F;ui&(2a%!x.*s+!SH!2%G$T0G$Z7#]a3#4,1(+$-V!L.#oE#l7-Ba\
        .>ygI!SmkM?@C!5,0d5!r2G%7<G%=)G%@'G%L>/4`$5@!BkvhoN$x%%kD!/N,,*G%HlD+8CE2}!6i$#!N2{c'G%e?>Vt`$iT2J`$)G%qkafP2/cH2/)+\
        M*G&-j;!,b$!X&!GN)<&$]G#EhdgGD(V.1Z/>w{+G&V&CXF'G&_*#EifD>&|2@?VC>@Y,?N:(%B'A<zH#E!%+#1)G'#'!Vj%%kN'-3&RMG&R/!r'G':*\
        -7kgbO2{,(5C%k(G-D%G4W&G6D0G;G#+G<x7G<|=G=/##G==9G=E:G=S#'G=ga,G(i-G)15G)a2>=g%G)l/G)t+G*51G*>)G*V'G+9*G+V0G,B4G,]?G\
        -08!Lp%G(b&!%a3!:-!2L!*+&bV>Yf$#.&!%bcha%!xk!.%B5M`$dcibakbd/!,HAm)(G)Y%@~v&!*a+!Sj(#S0!icf!?$2l(/W`$daLB@5o$#.N&Xga\
        !'k()iC%{5>ZjO?R;%ACBcf%G*/&!%aj$!X(%-D,A,!:E#l$!?cgF?z!&G*FaL(zk%C9ye&-N;!,XCK=%G+()A4ji&G*l:!obE>9d/>@J'#{g(>kQ%B$\
        ^f$>/PtS1/+!/?%[o$#.;!,mF&9$*-*$'i%G+Oe-0'h*$rV!2-!2H>&L%G,#&!G0G,.a!*-'[%!x'#H*+J8!lk!.(&[%#JW.lq$!X%AUCD!Gf(-'%'pa\
        !'%!xk!.CELW!5'G,Qrf$A1MU,s!6ea3D<4I!S(G,~%G-,a%!x)G,zk!.s$,U(#SY!,G@$Qoa3#4+$-V!lDFZj%G-9aG@Pv!5d!6/!:H'},G.7(G.e5G\
        .i2G.t+G/z&G0%1G1W)G1h'G1~*G2)0G264G3|#*D#N>!::G4Pp.,,mk&G.3b^>f`EF)r)G.H*)oedd%B3<U#(:G.ac5>a+'#{*@s>k&(cX>t)O>2'GD\
        _9$C/~f%)ND(2.G/4&G/8)G/M:(Oa!!-!u'!=gCG,#CB],ib&#7a3#4-%a++g*!/V!L($G%G/n&!G0G/t;!,a!*-!2)!r'#HV!,-!lH2#/$0G!2=!%`'\
        S3?-G0y2?;O#(G0}.G1$/G1/+G181G1<)G1E?D_8i.G0b&G0o)G0uag&>kswL,)7G0kaEF[oEA7PkcIAYGC>>=W@2caI)K$?%F&B??W!oafobhaL+za^\
        )Tka'.fH>]ef&G1PeaL>g?lahH>o1$AW!(Ehv&)KgN>>rq$%K0#!c!%d!&$!X%/oD!G2!/neG)u&$Ba!Q.C(kE&**G3Jf&G2P:G3Da!,.(cd!-HB!0!$\
        .&z/G2u+%X1G2|'$r*G3:ibfmfob$!?Y(F$!*NA}@'G35a*G3/fakC>V)%!/D(2bJ?5rfahdlbE>h++$$H#Ef($f%)l&G3s;!b#%!^a!*%!x'#Hk!.b-\
        #1'#l^#P!(5A./E$R&G45)G4A;!b#%!^a-!2E*Z$*<ebf$,UD!%&G4JaLB??.&zE#{50HL@N&-%N2Ehu%G5:/FVp+G5C1>_8<DZ4)G5k*G5o4G67i6!:\
        &G53a!'-!2I'b!$gCE{lkb5BOQE+$$!?6G5^%#y&!*r$!5&FS2wM@ML&!%a-!2.!*G!rREe(%D$=f%G6&&G6,a.!*H!:5,iH!,o=(8kbiF@Oh$%K%)H&\
        .IeL/k,G71-G7:(G7A2G7H%G7M#!G7e/G7o+G8;)G8B'G97*G9C4G:E?G;98!Lp)Arubkbtf%!AZFuK%.rgvR>p~$$<DDT;/A2`E#{mF>Yd4G7Xg$${C\
        &?&$Ba!Q-!,E&*&!*e%#!I%$$CY4%G8,e+G8'a-E|yI!SiL>*&ha%!x.A]H*$3V!la!'P?sb$!5/G8c&?#5*G8u0G93jedg$#.(!*C!2a!!%!x.$W+$]\
        '!=H$3$#.e!$+0^`$,G9.aleGEa/cG@()FF06g7G9@aL.)L(o%G9y&G:,0G:57G:89G:>:#(a,'y-!u)G9t8!lpbk%#JvEEA7bBBnX5BF+ib$AG3&#7U\
        #V)>~<iXC)mG$~)$$R/_,!rR>p~(G:^%G;&&G;4a*!:`$bcGFIt.G:m+G:}iehHCxw$!5%&6&!%e%$'E%k$!?U#f,#{8%9k$?%FT%9A$BZ,!X(>/M`$l\
        cEB}O!%3(/,G;o-G;~.#Y/G<++G<]1G<b'!V*G<faI'k$!?ke$'U;!bA%!^$%K(>AcC&}(G<<%G<T=&UahHA?af&G<N7#fa-%a%!xL$W.*jE'Idl$&9U\
        !oiCA**JE&)fb3#4*$3ibch$$<C&6LD#O->K!m'2)*#ErG?!o,?kk&,~'.lR>Z|!$dnF>L>*G=MyN/D%#cG#E!%/F/r)+`'!Vj&!/N'-+0giL>}-,GB&\
        -GCs(?#65GDS2GEP6GEX%GE].GEm/GG.+GGk1GH})GJY'GNj*GP$0GPS4GQB>GR^?GRl91Zp(G?'#!G?3.G?B&/[)G?Q'G@4*GAq0GB#ieJ#P-E59''I\
        kC>|ue8!Lg$!|%>kwD&E$$f9F+~b<2,HB[|(%-%G?qa!!-!u+!S'!=`$1FN&leEB(Koa+!S*G@*8!libch%&6U#f&Dl^7#fX#((G@c&GA;*GAC=GAmi(\
        ?m{mf%#J&!Ga!*'#H8!lhg($JC'p)G@t'GA-ymb$$6D.@q#&!fa,'y-$l+!S*BkCV!ld%$9&-T;#=A%#Ake'.UH!A$!|%GA_)GAb7(f=Bg1egf$&hW*B\
        O%Nm,>(X*$lV!LZAXM0GAzeIA]S)(,E'IE%[,GB[(GBb%GBr.GC#&GC&)$0*GC/0GCQa!*d!+&!*b;#=#%#AcIE$%bnCAK`#&$oah%/G&D0!U#f&''je\
        hg$A]DF!*N/b!()?m/E$R(#r&GCI:Bhya(?nJh$!?&!*H#+o(?scD,^1GClk$>d<*GCfb5'#E&9$)'C'pa-%9V!L(!5%GD*&GD2)#+akCCr-&#7dEC3m\
        )GDChgc.&zo('X[1a!3$!|(&,vr(%BC%k%GE,*GE80GEL9(Oe20?)GDvhd$!5%$9D$i*GE&eh-!/HAm=$!|X#fib$E;A+!/D''7GEHaklc.Bs$H>kPLC\
        lxEG?$)#+bR?(GlW1n*GEif$>rND!%B>G^$D[(5GFF6GFQ%GFY/?MR&?2r9GG*e$#i&GF>b,.x5,iG!:->{KEE&87!oag%$9D!*a-@*HL!*/GFl4GFpo\
        af,&'Z>_;nW,6(GG#%,ma!'%%dL(R-!,C>YeM?>l(GGC%GGI+GGP&GGfpGA'gkeH@'!+&<EBbU9EH$b'?DFn&A>ofedFEM6nkB%3$>g>,GH9-GH?(GHM\
        %*d&GHT*GHb?GHo8!/9&U`$LFS%ckDF]z$!50.:e$!|A!#Pf$!|D''l7%?agc.&zO2Jc2GD=k&>^hX(oeh$!5($G%$YU#f,'y(GIT%GI|&GJ-)GJM*AL\
        p0By~=GJV#'>lba!!,'I'!=k$!5F/Tf(%3&.@7GIva,'y-%a+A}N)A:j*>unV!L)(>R/_&(2:@+0h$!|C)0+AKR'GJ<fgmIG,$*!Ab*.R8!LibcICxw:\
        BK]eEB@JG0Y3GB^,!/-GKg(GL/5GL=2GLL%GL~.!/+GMV&?E{<GM~*GN,4GNS7(f8GNY=GNga,-o%!x.GKV+GKa*&m8!Lj$!?D$i!.b-#1^>;cocHF,5\
        %GK~e%%Bh6>=2a--r+*^V!Lh7#(a%%d.(RI$-ks$%s(%*0#cY!,('6ah-#1a-!,H!:%Du40GLz#&$oa'#lh&GLwb,0N'*m|a,'y-%a*$3V!lP1PL@^&5\
        ?'(2GMG0>80ehg(!*a-%a%!x.BnC+,#*$3V!lbh7#(a-!u%!xL*s%GMsa*!:lehg&!%7&_a-!u%!xL$Wgc.&zffbI)Wm9F1LedH?(F:C4(c2GNE1GNLj\
        c{$!X%!/D!G&,^GDN:(@-O[+`akT>%ka!'lehg$$<U#(P'62!/'GO)*GO<ibk&@HQa-!u+!SH12$@|>%)H&!%0#c7#VW(f)GOge&GOSh*#od%$9&#~Y$\
        c1GO^ikBC/w$.fcfDBr`(GOz%,ma!!,$u)!rE!=b,.xG%~&GP;7#(:GPPb,#Yl$AHRC'p/&/ffbhc!%'!VkafbhP.iL+M'GQ**GQ.4GQ>f&!%b8GPqqe\
        d!$B#ic!%'!V`$-Bw=/?NAiaJ@A!B?X4($G1EE}c+'3fP>&=C?;_(GQw%GR&&GR.0?Sg7GRI9GRQ:Cfwa!!%!x+!S)%H'!=8!Lk!.B'U.@MqfrkcA*!*\
        5F]DOClM%2M.GR9rB(c&(caigcqeoegBEhvfb,!,D!%,?0<1?AlR@_Ub-A:9o=(8eIA:9:(8ch(!*%?:wD!*(GqV%H+T.H4f+H9&&H9P)HI#'HdU0HfA\
        7HjZ#&Hk(=Hk=##Hks9Hl&:Hl8#'Hlka-GU42GU|%GVB#!$`.GW(+G[V1G_U<GaR)Gai'Gi_*Glp0GpM4Gq2>@8s?'38!,i(&[6GTa%GTt&GU$*GU-9+\
        D:Ak7aH>Q3c)GTmk$#yC$Yf$!?F.,##!frb,Aa[E*m40*gbLD0g&!%N@lE$#i%GUO&!*)GUZe%?t9#!!,iF)'(#S+&bcL@d*(GUm%/>&GUva)!rE$f!%\
        ,D9!E!V$%'F#%%>Z,&GV:;!,a-A9q%!/h%Bi:H$Oj(?LqC$Y!%+>ty'GVb4%H>GVz:>:)c!%.>quE!V!&a+GVso(0w%.CW%?$@CwD!*&?KF;#=A%#A,!\
        :(GXL6GY;%GZ'/GZ5&C(H1GZo)G[20G[C7G[J9G[Pa!!-GWr+GWx'!=*GX#4GX)i($-C?@C$$iC)l,@'kZ?:C%)iD!*f(GXF&#7;!b:#f#%!^a-!2`$i\
        TEpl$%'C#M$%K%!,)GX}'GY#*GY2c2&v+GXs?GXvk&(cW>fZH.ic%%kD(2M'}g)!/bh$!X%&/D!G$!5(!5X!%(GYW%GYu&GY{a!!.!*)!*'!=V>%k*GY\
        kbf$>.v(#%&$BY!,$%s;!bA%!^+&OV!:,&X*!/V!/$BK6-1!*@coV,6(GZX%GZ_&!%9GZka!!-!/)F$,'!=g&'3X&_%(;H!/5'#*!,ksBA&^O@9;(G[$\
        %G[*&!%a3#4K&spfBCxlg$@YZF!%(#S%$Ya*+Jj(#%D#~-$uGDG},$$K%0hjG>@X$G]S,G]l-G^((G^E5G^R2G^b%BRW&G^i<C1=*G^r8G_L91;:G_R`\
        $(G]F6G]Ma5G9*lefbiaI>o1dkaRF'tekFG]B,2J.!*'G]el(&[C&/,+PZF_O)G]}a!!'!=j$,9Y!,e$Av2U!o$!5&!ie/G^?bf&!%e%*QH!/%!/X(8k\
        $%s($G%(ID!*keg(#%%%E&!%U#feflB>bE!%)>9*E!V(G_-&G_90G_Ea.&Oh$?Z:D#7&(2)!/;!,W#:lbh$!5(0-C'kr$%sD!*$%sN#cO)x(G`c%Ga2&\
        GaJ0#c7!%;!,a!5-%~2G`N%G`V.G`]+*<)?T%''n`$5G`:.G`IauD@u6&G`CbP@8#flCFtXzoN2/$@+}NAEy$!?d@/!.RCVQ%(;k$+*(Ga&%Ga,&+k0>\
        vj;!,`$lD?tk%(;H!2'&9V!,)?c#'GaAk$!5T!,$!?/!:H$x!$%*{N$*m($-9'Cb'GadjF?ubgB>}@!=,GeJ-Geg(Gf-%GfZ.Gfm/Gg'&Gg+<GgI)GgZ\
        *Ggh4Gh]7Gi-#&'C##Gi=:GiPa3Gc;-GcD5Gc_2Gcw.Gc~/GdV+Gdj1Gds<Ge('Ge69,Z`$,Gc2.EqW)Gc64--pfbE,RsD-xaC@8#ck%#:DDh5(#%&Gc\
        Tb2@^)EB^K%#M0#M]>'s%&I)A7A0Gcs9$oefhU)xEA'Z(0wmB(>(Gd4%23&GdS9>kVa]#{>#`k$!X%#:&GdIenvOBK>!('$RoG>z5P$u=GdabkC>@B,#\
        `-#EH&Uc%F^AGDmd.Ge%'G35e%#rI&BF(cmej$&Lbd/!,H&'bg%#:&!*7#(a!,2$`E(r$!X%Ge`&!Ge%*Q.?KlG!r$*-M?u~%&X&!Ga!*,?q3%%d'#H0\
        !%k!E$#.(@`DY!,-GfA.&b+GfH'GfXiF>Lb(>ABY!,g$$<e!%.!/d!&J!:@>(AK`'>zP*'Fj$(&F$*a!'*+Jlehg7#faf!=(._C&}FBY,.!A<Gg=>$uj\
        b$$6E&9mba%!x.*sI!Am=!*9'Ce!%$>TLE!V$!?%AX'ebG?JH%Gh!&!%0GhN9GhTe%%BIF%K-Gh?.&O*GhHi0Gh:93'bO>;}kB>yf&!%7#(Y!,%$9N#!\
        fbF?;?i0$*bO.[%#J&Gh|:,pa!*'#Hks(#S%$Y;!bA%!^!((#S%2M'$RW'k3/h2>e^.?CgrGF_=h*GiHymC>&9ed(!%C&L-!r+/4<>_;H>Te/Giv1Gj#\
        'Gj2*Gl,i$$<D&s&!*a,'[H+Jaks$'b%$Y&!*Y!,(GkU%Gkv#*Gl'9#]a!!2$`+!S1Gk!)Gk&'!=*GkQj$!5(%*&Gjpb&!*'#lV!,!%%#M)A'J'!VN#M\
        D?Y,$${%Gk?&GkK;!b#%!^e-!,C(;hs$@'o(#%D$B,!:L!/eM1,!%$Gkl%!:)>}T'!V`$R?|b-FFU+!SH!/3#44'Ich$*-U#fcfK!?$)r%GlJ&GlPe0?\
        :uk$+*(%-;!bA%!^.&OD!*!%'D(Yf!3$C3H%Gll9+5e%!:E-LJB#K(Gn%%GnS&Gns)Go=0GpH;!,=!oa!T,GmU-!22Gme/3?+GD&)Gmi'>.y4Gm}`$iT\
        ?T%$!5;!,c!%$#.E!VX>'})Gmyag$#y(#%C@}8eJ$xbIE(z,!2%#M+GnA)D4B*GnLo$#.&!*N0*ge!,$EQKE(r$$JDAnI.&b/(a+Gnhr$#i(!%X#f$>;\
        v6?[7E,y!72Go0.Go7)#!'(A`$3DEjfF+P('X[D/j$#yD.)$@Mp&Go|0-$;!b9.l#%!^b,A:j/FMN&Gou:!oafia!5-!,%!x.$WE'ng$&hF0-$!?+Gp3\
        i9(lbha-%aH!,&$Ba!Q-!,%!x.$W'&*H!,dJDBt!%.Gpo1Gq*'BoA*!/`$1GpklahK*NGA=N$#.b*Gp~d/!:H&/$#.($GD!*(*dzG@J!&GqH;!b#%!^b\
        .DZc/+tD!*$!?)?#gh$#.F%0-GsQ2Guu%Gv4#!Gw&.Gw,+Gx@1G{^<G{o)G|T'H(9*H*/0H+94H+<?H+B;!b8H+N#%!^#'09i6Gs)*Gs:0Gs?9GsN#'1\
        Ta3#4/Gs%+!Sj$'b%.o;!,c!%'!Vf!?(/Wa!A8!,d@BC?q'$!?b'Gs6hJ@g/Q@G}vICVl+EPk7&_k$#rCBwsD'-(GtM%Gtn&Gu8)GuB90Y#'D<Na%%d.\
        Gt3+Gt;8GtGo:(oco$+0&$Bb$!?,#{E)B!E$#.F%hg($J%#:cJ?Zl&!%Y(F'Gtgf+Gt`adg$#yC!2$@vyF#Sg$%6G$O,A?*-!25'#+Gu)*BkCagG?B0*\
        $Ois$&h;!bA%!^5>}(.*jI%X(Gud%%E&Gur##&La!!-!A'!=`$nclF>AR%@a2o$%6&#7N1WN'b0?fma!'#!&<j$!5(#S%-$&>C%N!i>Gv[g%.o&GvJ0#\
        ca-!/V(T!%'!Vf$$<b.@S2E00$+*&&B;(Fe%(;`$(Gv}4>y7a2@a{fB@~vdnB?K8c!$G-](Gwd%Gwm&Gx)0Gx64#{=(z91;#'*Ba2GwXj$!5($*N!i(D\
        9U%>lkG!2!!#!!/E!=,DC'8!/hgf%#:;!,a!,)!rE(r0$'g$!?(!*Y!,,?MN-%9P#u!0,/(-Gy.(GyI6Gyi%Gz&&#7'GzH*Gzm0G{I7G{P=G{T9G{Y#'\
        &_a!!,'_-!/.Cx#'!=rbK?mv&#~;!b##!f#%!^m.){f$#.bJ>=g->L!*GyZbf$%sF?$7fa!c&3#4-$lI!S&Gyya!'d,@C4yN'[f!$$>&>C%E+EQh*Gz:\
        i6@bg&!%bL,,##!feh*$OiCGNa%Gza&!%;#=#%#Aa-+S+!SH$3ch$$f%>/`U#f(G{/7Bhy#&G{Ea(Bhv2B]F*'-ddW?|S!%(#%%#M'!Vaj($*&-TN!iM\
        @s$2#uMAeVkH)TkcO#{IA7S')^b*!/h$%6(%hD!%m%$Ye)G|Mh$#.(>+W&G|Bb+!Ag&G|:a!<'&*HD;w!7'(AH#+*#+`$aklD'bfmiT@0>,G}Q-G~A(G\
        ~x5H!?2H#)%H#@#!H$H.H$O/H$X+H%.&H%i1H%n)!A'H&,*H'@0H'X4H'j9H(!:H(3a!!'!=k!$HFHC(G}g.G~%0G~*a!!.+YE!=,1(+D044G}}8!Lg%\
        AsiW#]eA!.LcG?/8'G~5*!ufE$ld%GJH;#=A%#A$!5&#o0G~q;!b#%!^b-!A?G~h8!lo&#r0(tY!,!X$#.F>/M.'FGA:9%>Ye+H!9ofbh%#:&!Ga!*+!\
        S'#HV!l($JH&m%H!e&H!j0H!p9@-Oe%/N*0Ki%H!a*0KibDG]BkTABHflBG;l)H#%l(!%a-+S+!SG!rB>)d0H#5albhTA'Zhga-!uhHAm=$>X!5H#r2/\
        x&H#x1H#|<B++'H$&*H$/=1T:+`i%%X.A9OUC)m(#i[&UK?B8+@3%[*B,?`jgaL)K&H$<a!*2$`E#H!('$Rh(-IC)N0#MA'#fblnblO?&I((L%H$r0H$\
        ~ah(!|##!foB?/7.,&*>{WdE>y*ga!!3#4-!uE!=(&9%H%R&H%c;!,a!!-A~`.%$'!=8!/lpND2u,Fgr'00k!c!cI>q!,!2C'R!$I$u.H&(e*H%~hjbJ\
        E(Q)#oNAa[F@=b$$J(H&H%H&Y&H&a1H&s0H'2ifN2x4H&Tim*&mV!leGEM5$%{EA>oh%H&oa2>0kLBxBSBOQ%H'$egbq$!?C/o)%Ni$Bu90#YU+5ad%$\
        9&#~;$cX#((2_0H'Sbh(!|7+5A#!ffQE$r!%,!/'!Va!!+!AE!=ef*>Yud$!X&BZw;#=A%#A,!r5Gi9/3$&$]EC*2+$$]/A,H(n(%3&!%1H)3<H)7'H)\
        ?*H)Ta2$`)&<j$!X('-0-{c!()!2E$R&H)&a!')!rj$D[(%&?D-T,'[u$#.&!%Y(FD>X!m(%-CF'z%H)P&AReeo$Ef[N(tM>g?(H)m%H)y9B&4ah$!5(\
        ?T5N#c!!'!=`$heP!i,?^wk##!feh*!AiC?4>%H*O)H*t0H+6=@4c#',pa!'.Dh4fK>>v+09'H*d?H*k8!LibcI*~,!:ZA'a!3$>z^F&,%>/P:G=kc2&\
        v<H+1k($G&(cW1DmvM0$L(}P,6$!?C(&!3(&,%.=D>LJ$!5D(I!$,H,P(H-O2H-i.H-u/H.S+H.v&H0y1H16<H1W)H1c'H2q*H4/4H4_?!/;!b#%!^a!\
        !->AK+!:8H,Ld!#J!2aQ$x6H-5&H-;*H-G0@!Za!'-H,y2$`+H-))H-/`$O?o;$!5(Fcb&#~N!i6!/H$O-#`F%3e!$L(t!%.0E'!VH@El:&UcPB%Y-@]\
        y.!/)H-eo0>{&ad@c:JEwC$>LJle+#rN!%(*Z6H.2%&?&H.O;!,a!!)%[E!=;!,=#ia!!2$`+Dg1'!=`$oakbhT,RHFZF1H.lehg$-:(?]C&!%;!bA%!\
        ^;!,c.'sI0*2H/@6H0#&H0H*H0S70Y8!/i6!,=+cek!V$#.F#%(1}&H/f0H/t;!b#%!^a!!-'[)Cw['!=`$B@U}!%'!V`$je`$M/D%)<e`$ncI@6A$?Z\
        :&!*;!b#%!^ebf$%6c!%'!V`$3DEjlB@&L!%,!,'!VH#+&A|O0#!;!,a!'-?ie%@o>'H0sffDAwKdbL>PS!$+*$)H10ks$+*(#SD!%$!?C!2(H1K%!*&\
        H1Ra!!)A}1E!=.FS%H!/!$J!/me!$+>DSH#+%H2/&H2B)H2i026#&H2ma/DjD+&Oga!52#u)!rE'n-)^1H2>*#{kBGkRCABB!$2!//A5>1!:'!A*H2a>\
        DETk$,3C#r=ByzeJ,pB>`RMBu$,H3.&!%*H3Ra!'-@*H`$naOA-k%H3I&!Ga!*-&s'#H*12`$nbEGmz,.x5'#I!/$!57H4+;!b#%!^ck(H4$;!,a!!-!\
        2'!=`$legfaksaKB-T%*QH@|LJEt^(H4L&H4T;!,=-Ia-A~`+09o&*dX&UiahgGDwd!$)B1NdP$x(&BA)!%(H7<%,v&H8*0H807H8o#&H8|##H9#a2H5\
        f%&I+H5m<H6g'H6j*H6~0ET{#+H74i$!5%H5_e3!:hg7#(a!'V!l-F'PH29b$$fU#f(H692(/%H6A&!G*H6I0#!7?d,9H6ca!*-!u.#rE#Hg&C&}U#(5\
        '#dSFYe(>t}%!,;!,=+ca!!-!u'!=V!lJ?_|N26/?Kyg)'0bib-#1+!2^#P(!r%%{&-N:$oarcGDe&dgagCG&R%#r+H7g&H8#0#!>?c#p%H7ce!'$%'%\
        #J0!%W#:ECfw$!X&!G7#(b-!l*29ncgehJ@0Jh$#:U%?ggF>rN)H8D*H8X4H8cl$>Z#D#7$*-b,H8T5'#aI??vFFrQ&GtC;!,X(8b$$<c/03EArj,&R2\
        $$'!oH>V&hH0dC#1eml7!o:H9Lc,B^b+#`*H9Gkcob$!5E>]bwGA7cI>w{,H:F-H:b(H;'%H;P.H;e/H?~+H@y1HB/)HBM'HF#*HGX0HH04HHl8HHs=!\
        opfe?!2g(!*;!b#%!^a!0I$x%H:Vebf$!?&!*Y!,ko$!5&!*Y!,(H:w)H:~;!,a!!-?*DE!=f%!,D#7($JC0t-0'+$-'!r*H;<bf$.2F.,%H;Ia!%'!V\
        V!,d$!?M!:d%!:&!%a!'j$!?%!2D#%,!/-!i(H<H%H<S&!%1D#/*H?80H?D4H?J=()9H?W:(8a,!A%&If!=(._%DupD@9Q%$'oa-!/G%[-H=H(H=V5H=\
        j2H=r/H=}+H>2&H>G1(t'H>N*H>Z4H?(=H?4i.H=9)H==0>~PsbIA?*WH9Lcl$#c%!2U!o0!ie?!?dncG>v2-$'*H=edgbGDI3bLDI3&,pwI>f[$(i&,\
        ^kDAvf&H>)eG>f4frb$&hE#l&?wu0H>B:Bp!b^/kikF3?lbeLFS[d(>Oj=()W?|S%H>k&E*{=ByzeW#:<H>}i;!,a-!:2$`I!Sm(%-CDJ&ak(!|`#hJ>\
        @OE@dYf;!,ch$,9C$Y(!|H!A%.oc!%)FHIE!V,>@O/C[[*H?lo&)lGAFZbi$!Xc!('$R`$dD>913H@G(&L%,m&!%1H@ia-!/f!3$#.e%#M#!!,E-L%&?\
        &H@_a!Q'&*k!$(&[C?li!7#$AEuE(A$!5(#Pc/(a+1zE'I-HA)*HA/iTCz0efBBjE(0j%HAW0HAy;!b9HB&#%!^a!!-!/.!*1/[)!rE!=,#Y.HAr+&br\
        9.lbia-!,.#yI$-s$%'Y!,a%!x.*sV!L5>zcimL%~$!?:!%mk%'p&#7a)#Y8BTmi6!,CB]F5HCK/HCN+HCR&DT;<HCZ)HCv*HD$4Bzo;!b8!L#%!^i(H\
        C7%$~&HC>a!*-!2.DZc)!rE#H.?_[I$f!('$R`$edO?++C'3eI$lcofaS>,~m(%hb,#{-@4<hsc`$ja`$vhK>^5$${e%%BHA%-(HE;5HE%%HEK&HE^0H\
        Eu7#]a3#4-HE.2$`%%d.HE4)!r`$3HDo(HDz5HE%/HE)4>EcaqbA%>J[a2FDrhjFB(/dgahK?Y+X?HJcFEqg$!5D&E!EePBr)!$5HE%%%B.*TIBL}.'_\
        +HEZ'&plDD&uT/h!%'!V`$)HEoakFHE7bymF.=(&[7#(iB?mw(!?%HF:1HFS'HFZ*HG/rU0g,'y8!Lg)'0;!,bq$!X%>yhD!Gc+$fE2D$EM6%HG!0HG,\
        e!!d!#d$!X%Asi&,A;#=A%#A-A:.pbL>ygC+]$?(H%HGK0HGQe!%'!Vf!$b-#1D.|2!:V!A.>yPG!/(HGq)>e+7HH,##!fa3#4E>aA!%'!Vh*HH&ib$$\
        <X'C$$]F$JEFAc1HHG<HHN'HHWia`$qefoD&?a-%aI*^m%@4;WG9p(#%%!:&!%aj$!5(#%D06(%-DB}!$%s&!%;#=A%#A(HJa%HT%&HVa0Hc=7!o=HcO\
        9Hc{:Hd#a-A'Z2HIj%!/+HI~*HJ/>HJ>?HJD8HJUi('RC%E$!50BK>l7!oagb,0NE)B*!:is$!?('RY!,$?2.%E4!e$)3L)u(!5C&}&!%e)%[hgeb&!*\
        G!Aa!!#$@ePE!=-HLz(HMj5HN!2HNK#!HO$.HO2/HON+HOs&HPK1HPQ)HQ''HQ/*HRz4HSc#&HS~8?omi(HKg%HL=&HLR0HLr7#(9HLva)>~<N'*!!-%\
        Q1HL#'HL8*HL$bg&!%N)ogcf!I(/J%!2a!L-!,E?4l!#E!l1HLJ'A0{cE?A>9(ObH@YY,BH-+HL_oI2D%?:wie8!lbg&!%mcE%9fE%aOE;L(HM0%HMJ&\
        HMba-%aH&m'HM=*HMDiFG3@gbhB>k,efMAV{.HM^'?E%*$38!LiB?m#F>6tl%B(OW(8+/b>HMyl%>+;O%KbdHAY=(HN6%@=b.HNG7(OaJ>c0%@Q@f##!\
        feh,'eH.[D>2G+>2o&HNp0HNx;!b#%!^a!!2#u'!=j(%*D?1@!%(#%E!Vb,?TiV@'Wm9Eh/jbi$$6C%X(%K%HOJ&!%#'.Xa-%9*+q^#`MEOR(!|%HOe&\
        HOk##C6|agNE$*$$6E+khb*&mV!L-!/&HP7'HP>0HPG#'D84s%0te!,'(r^!?le!$B%Ka!'-!uP#uIHN2imO@YY&HPl#'(Oaf&!*a-?m'g%>(,X#('HP\
        }*%Qh(+]jeGBwD%E=SH!,fcoaHAep,HQ](HQb%HQi'HQ}*HR50HRl=3'9.Xp9DjIbg=#feG@HffCAsp+*^fR-].&bj%'F##!feh,'eH@nd$!57,s;#=#\
        %#Am1EgfG&<(HRQ%HRX&!*9>t)a3#4-!u+!SH$3'H-b^!22HRejbobHA0Tb$)'D#7/*3h*!:u&#7Y$c(HS3%HSR&HSX=?m2akT@*]>#rh'HSBj(+]C#.\
        $!X%&<&,A;#=A%#A-!lI&bf!$ba!'I!,(HSs%HSwa.&2G>ZVI>;~-&2EEAYME7$+HUP&HUk'HV&4HVQ;!b#%!^l(HTn%-Y&HU77#(:?Y2a!<,'e-!,'&\
        *4HTj?A9s`$K@5wF>m7bf$AH79G9pc`$,FVo'HU2*@V~lbhbE>oNafP--!7)HUK'(Ao=E7AehbH+S!$K'ei(+k93'bn(,I%(,a-!:%!xLEQ*f!3$BnX%\
        HU}ed!4B!5-#1H'F%HV</HVD;#=#%#AibkC>lkch$$<F%-7!oa!%'!VH>f4%HV]a,#YH$3k[,s!0$!5,HWd-HXQ(HXr5HY%2HZ@%HZz#!HZ}.H[@/H[h\
        +H]N1H]|'H_K*H`J4Hal>Hc/p%#J.HW`a+!S*&mpbk%>yhW%?F>k@%EUq.HX=)>c00HXAe'HX%j%EP%A#!fd$2i0%X;$cc!%'!V`$ifC?#oBBCnfa!'*\
        EF`j(#SDEI40HXa9,sbo$)ZC&<8!Lg%C^+&&E9#]X#V+HX~?!/lCE'E^A?p(HYD%HYf0HZ(=!o9HZ=ah$E~v%#JD!G,!r*HY_dd$1Hc!('$Rfa-!,I%'\
        $!%CH;I.HYu'HYyi%%QN#Ya]!rd%D:Y;#=A%#A'!lhj$!X(>Ac%#J&!GN!iJ-7+HZR)HZYehbg&2bN!i&'vXByE(HZgal$Ek7U!odd&!%;#=#%#Ab'+$\
        R'IQ2De*H[.8!LibD>13$!|%%E0!ic#$B6xG%[!$%H[a&Ez/=>^l9+De!'1'vg7-BaGC#{5?B8]!A%H]#&H]50BfSe'+kg(@F`C#.*A:.d,2,d&&E;$c\
        X&_*H]A8!LhHBkCcf!?$2l(/WC!2*H]d:H]s#'H]wcl(!%C,^%0t0*~c`$dcJ>LIE>XVhJDBa(H^L%H^Z.H^b&H^f)H_-0H_79.l:B@aa+!,oa-!uhK>\
        AK+BbUj##?8xeN&9,>c0I!/UH]s+(/'H^yf8!LibchBGMM*(Tb,'y8!Lg$#cN!ibe-#1gBAH2.H_@oIFBPd%AAM&$iY$c,H_x(H`$&H`)1H`.'H`>*H`\
        D:?X4a!!-!u%%k'!=W>o2fb*>yUV!lkCG1SncO2Je)#Y8!Lg%AnbDA|OeiNA]SbgNCn^(H`n&Ha?)Hac0Hah;!b:?(]#%!^a2C^LM,,,>(X%%k*Ha+8!\
        L9&Idg$A[cD!%cf!?(/W%!2a!A-!:EGs#,HaW1A2[*Ha[?Ha``$sbEECjDES%bO+nD*~clQ)^QCfn$>U1%Hb?&Hc+=>8F9!fe%BL}+Hb6)/b*!2jD?@#\
        %%Q*!:V%X+HbX'Hbij##!fehiba%!xLELR-!Aiba%!x.>Y_I1e;#=:#(#%#Acf!?(/W%>~=a!A-!,EGs#JA[}%D~weheg$#yC#:-%Q/!,'@l@fb-!,P!\
        ,-$$/$$'C$!4(>`$6Hcui#&HcpckcMACBlQBZ,bdH@j^hJ>.'!%,?Cf-HdA.AtC'HdE*HdO`$rcGA'dC>q!!&1>8PHGGh$'vF*E%Hds9FuJemj:C4(c-\
        HdpiwKC{@F$T!$<Hf*i&He:)Dp-a+He.j['@7?Cfak%&6W!o2&v/He_+Hec1Heh'He{*>kPk:(ocob$!?E)BcH.ReNC;f(Hetag%!/D/{jaowP,)(!5d\
        c,?5qM)0m(!?b'#l72Pagf$#y%!2D!*,Hg8-Hg=(HgN2HgZ#!EM5.Hgk/&'+HhV1Hi$)Hi('Hin*Hj$>Hj=?HjVp.Hg)e)#JE.Ubi$$6b-#1')BH'FaG\
        @w&(>=j&$ib,!A/(aI1zfb,.x.>m=E2?+Hggbk$$fC&}BCv1$>&>6'}/Hh3&!%'HhB4HhOo$!50BK>;!bA%!^;!b#%!^ch$'UU&_(%*&!%;#=A%#A(?:\
        uW1n2(/6Hhq%>z-*Hhk8!Lig%)HN#!&!%a-(T%%dk!EB${C>~g$!X((C%HiL&Hi]1Hii0AqN=!*oa!'+$-HB9$5BF++!2')BgaI?[z!('$R`$dBH/|A'\
        >kC!$bk#&Hi|aID~vhC>vy&!%fe'Hj5ra,%$V!li%$TA#!f&!%;)a#%)ea+!Sj$!?(#SD@T6|L#+!5)Hjs'Hjy*Hk!k%F20nFB-j%&'D)W!6dB*Q%!:G\
        (>h-Hk9%+A*>V&ifF,ReP%~.HkU+Hk^)Hke*>[(`$ic]?++qb,!AE!?b!%d@cL5CW#&$*'%0bO-F!$'Hl!hjN>RxED>m.(w+Hl4r$$'C!AiB$'!$-%0+\
        HlT)>kV'HlWk(,~%1,R>r*F)T*Hld`$edJB>*($iN>@Y,Hm&.CU))Hm**>Ajp(3BC>ARB@a2O+qm(Hpp%HsW&HwQ#&?<>9Hwh:Hwqa.Ho0+HoA)HoR'H\
        pQ*HpXjf%Hn@&!%7!o#&Hn}9Ho$#'Ho,a!!2Hn2+Hn:'!=*+qj%/>D!%(?sc[A?o2-oH#+5'#2!//@7!+Hni1Hnq'Hnv=(lk!c!$C5061qUDjIoehg[E\
        A7aGBGM!c#EG{+IAzU4%0iNDDfnF/!b-#1*-]rbia-!uH$3g$#y0(zb$!5-#1H-]*Hoze'Homhg&&I;!b#%!^eIAPxla!5%!x.$WE'n(Hp4%1W&!%?Hp\
        K=+ca!'I+z%>nC)A>j*!:k!V(#%`$P@Vx%#rD!*e`$IGw!)HpaeG2[&HpjbL>bdiehH0N-!2%Hqh.HrV+Hr_<)-)Hre'Hs0?HsPpf(#Sa!!-HqZ'!=`$\
        2@KQ/>Nc+HqUiapeV,Rc^>J[(-1%>DL&!*N!i/Hq}>Hr<`!(%ha-@d*G!ra!'-Hr2+!S`$fcN@zR$!?&A:!N#!&(Z0-{a!!-!2.#y'!=`$ifCBsP6*Tv\
        JD>1%&/H'h$Dd=/Hs#&Hs'0Hs,e.B<}+*<G!*eE'vdF@ryQ>Hf%#rg&$i;#=#%#Ab#'HsMch$BjEU#VI1;%D4OW)x,!:(Ht,.Ht:/HuY+Huv&Hw/)Hw2\
        '#r*!24)T>HwA7HwLaEA'dg$!X%Ge/&!GN1w$$-&HtI:'CsBBmL!%2Htz6DPn#!Hu,.Di^/Hu1'!V4Hu8#*HuLi%HtwaL>x;J'-fala`$n(.IaK@H~cN\
        HjW(B*s[2P7HuAcLD,-gbc!$`$T@+Ragg!%#$HuHE!V(#!%Huj&HuqpN>S>&?B|E#l!$I!:$!52Hnj%)i<Hv;*HvO?Hw&s(>*];!bA%!^m(,^%HvK=(8\
        aPHn2L?xv(#ra!!%%d.Hvs)/h'!=`$(HvoickN%{dE&2!E$#.;!,e%#MA!!,eh$?(HU#fE-x&Hw<omC>f1lB?8ecg$#.(,IC$YkHD>1,C]zg%CXqa!!'\
        !=`$nB@eR/#EhgNHkpGEc4(I%b%IJa&IMq0IU+7IWL#&IW`;!5=IWg##!*9IX0:IX:#'IXDa,HzA-Hzo5H|s%H|~#!&e.H}1/H}Y+H~81H~]<I#E)I#P\
        'I#c*I$m4,,?!r8I%Wp(HyJ%Hy`&!%0Hz/;!,a-32h$${F$-$)3.!,<Hy[i$,UY!,N>mI!$,'_+?_g&Hyw'Hz$kcI>PS*$0d,!2Z)-i&!*a!'K@2&#!H\
        z;o(.,C$Y$#iY!,%HzPs;!,a!'K>77$$<'+$c+Hzdi%>Z,W(la3#4%!xLA]H$$i9>n{b,H{7&H{B#&!f:1na-!u8!lh&!%H$Oa%!x.ELRI!S,H{t-H|+\
        (H|05H|62&v.H|@/03<?8{'H|K*H|_a*?=cdgGF5jc+H|!lmIAe5jmg%$TD#~bSGC#lbE@[|&,p)??oX$o$!?&F]zN?yH$!X,?9&&!Gd(DqODAfwe)>k\
        Rke2>@E'@G]qCENz$>9D(#%H@j{&!%4@'W?!?a!'I!A(H}J6H}P%!%&!%=!?aj&&EN#!$)3C(;()~&!*Y!,(H~-%H~4&!%1B<}#'>lba-!22$`%%dk!E\
        s$#.&!*;!,eH?c/%(;L?%JSF]D2H~K6H~R8!:i6>>vD$i(>'_C%'(&9&>tYN#!!$%I!p&I#-'I#:*I#>=!*a2'0+!S)I!.?I!Kj(-1&'hN!ibo&I!C;!\
        ,a!!-!2'!=V!2!%'!VH!2$#.%I!a&I!j;!,e.'_H$0$#.,#{D!*.$xH$0-1!h(#%%$Y&!*a!'-!u2#uIDg1d$%s(%h%.=D!*X?X4$$6DAS?m(GGE%)KW\
        !o$!X%#J&!Ge?!2rBA]S,$x2I$'&!G1I$8*I$V0!ia!*-'h+!SE#H$>.j&!%0$0;!bA%!^;!,a!'2#u+I$Pj(?ei&#~N!i($-V%~%.o&!%)!:e%#!`!$\
        Az<D!*(#o%Gll&I%8;?hf#%?hja!*-!2)!r'#H??_[nL'0!((%*+I%P'$R`$aklbdiB?OI$?h_C$Y$!5;#=A%#A3I(>,I)8-I.i(I/v5I0_2I2v%I5K#\
        !I6M.I6h/I8E+I:(&I;'1I;/<I>N'I>y*ID?0IGp4IH-?IJF:IJ]a,I'6-I'J5I'Q2(/.I'V+I'x1I'|<A:Y'I(3*I(8p%I'0'BRDeGA*+kbHHo:*>2o\
        bch7#(a%!x.$WG$u/D/VD%KbGB}},$0%I'l9%?e#!!:+)9^!/'+$?(LlehH)QCBCn)I('aG2Dehjb|a-!,P#udmI%K%.rD$i(I(f%&B&I(x0I)1a+A$v\
        *I([b]@|L(!*b-!2E#l,!/+#rk%!Lj($JC@76,C;U/FVp<'=)$]ka-!,G!r.BK%V0q(I*/6I+!%I+2.I+g&I+{)I-i0I.#=I.C9I.`#)I.ea.I)~+#r)\
        0a*!,0I*)9#.j(&BD!%i$$6C>/PisN@$U,H[)%I*O+I*]&#7'I*d*I*r8!LpeKA9q&!%g$!50)oU#fd(#oY$cd%$9&!*;#=A%#A&&E7(fb3#4R'I&I+-\
        e$)3C!:hJCnm3!:,@NG+#r1I+N*I+Ure!%+)9E!V%(/fD/Ga-!u%%d.(R+!SH>(+%I+w0BbUal$)'F!*IEY.!$2HL[/I,F+I,^)I-I'#rk(He`s$!?%#\
        .&!*eC'R(?En1I,SpCCb&&A:[ehE>=25I,|<I-#'I-'*I-64I-@i(BHFbL>c0cG2ANC0,(BHFgbgmb+1%V!L&!*f$$fD!%$AiEeGBMM)I-_*BE0j$%K(\
        !*%&6D!*(+]%%'A#!f%I-x0I-|e$-YC!:M>Z+K?yK&!%1I.<)I.?'Bbi;!,a-!2I'bF18E>+pl`$+I.Yi6I.TaE>8CeP>8CadJCW#nG?|ohK+>(I//%&\
        ?&I/F0I/`a8!Lgcf!3#$AE<(&,C%X+I/<'I/BlDFT%*%aV!lJH)3/!2+I/[1%0)!*pf(#yD!*K>A[+>+m?>Te8!Lg%$T&AS?W#].I01/I05+I0Bj0E)D\
        b5,iV!LeP0K(Afwp$?NrD@AS*I0S4$$i&?`IaGCb&f$!|(0aA&!f%I1E.I1Q&I1x)I2/0I2k=>0l#',se2!2)I14b8!Lg$!X&!GX#V##!feh-F@z*$Oi\
        C+P.@1Zha-+SG!r&EAg0AwKe>I1gg%>M?D&E$!X%.r&D=>;#=A%#Af8-fla!!3#4-!u'!=H+J(I2O%I2];!b=(z#%!^a8!lg$*d%$9U#($$62!/%!,dJ\
        *6oefa-$l+!SH>lC2!:.B],HEQJ(I3y2I49%I4<&I4M)I4]0I4q##!f9>F%a!'.I3T*I3^8!:j$!?%!A&#~N!i%!/&!*Y!,$!5&!%e$$6b&!*f$!?%$Y\
        c!$I!2-A:t.0?h*$Oef(/Ta3#4-$l+!SH$3B$0/#+&,^'2xi%>z^W1Z!%'!V?C<SfA!AEyedd&!%;#=#%#Ab'&9R'I$#.%@CM.I5*e+*?b51qG!,a/I5\
        >)F)V8!lj$!XDBZwehg&!%a)%nV!l!%+I5d'!V*I6*4I6DlnfFAf[,A?Y5Cf^&!%<I5~4I6&a-!:I!SmCI($DBORcf!I(/J%!/a!L-!:%!x.$WE?4lbh\
        jbiBEu60I6_#'I6deb*!,V!LqF?yJQ@/-(I7h%I7~&I840I8:4Cpk#&I8@=!59@4c:,sa/I7I+>Ky*I7W>I7_8!LibcIG[&3+Jn(?T5aoNCR;%G,#D2S\
        $)'(!*C#:+$f4I7tlQ?k]$)'&!%A&!f,*~+?n}ob&'';#=A%#A`!D?/p*(}^(/lO?!o(I9'%I9X&I9b0I:!=.Xa+I8o*I8~j$!?($*&&EN!i'!,##!fe\
        +!SEAfm$$6F!%.I9A+I9J'+k*>Te>>Tej(%0C#o$!5(.,D#7j$*'(#%&EMiY!,+AQMdEB[8!%()3%/>),Z'!V*!A8!Lhga2#uI!SheGA0T-I:](>To%I\
        :n&I:t<'=*#+0I:~#'!fa!!%!x.$Wd!#ieh*>([V!2$!5(0-b3C#a.&bV!l+!2H%Q/#+qa!'K%ahiCCZ>)BP@EF]](I;w%I<W.I<^&I<j)I=5*!,0I>$\
        :I>A#'I>Ea!!'I;o*BD5f$@a.&!%gb-'[V!l!#'$0H!,+I<5)I<<*I<Fk(!|;!b##!fA%!^%?NsH$0*+JimdEE72(!|##!fb3#4*$3V!L<)-E!2(%$%>\
        ZWahH%0%.I.'s'I=#0I=2fg$)rX#V*>E[b8!Lg&$iX#VE0?%I=i&I=ne'I=Oehd&#~;#=A%#A$AzZ'>?Y7)xehga-!u*?=cV!llF>=j2&v4#ojm8!Lg%\
        I*yD&E2B(O.I>7>GtGpkbJ?@Cd$!?&!*Y$cGA6Q-%0pkbJ(Tm%I>ge)I>ab#!'6M$0(+]C,#+$-db8!Lg$1H&!GX#f(I?s5I@)2I@E%I@V/IA=&IAP1I\
        A^<IBw'IB{*IC_0ID!4ID/9E;Ki%I?^)I?laL%'d&#~;#=:#(A%#Ab*!,V!l+&Ofq%@cya!!'!=HBkC)I@;#)I@Ack(A1MP0?baKFFUL>PR0I@Rag$Bj\
        EF!%aG$]2I@s.I@{+IA''IA1j(AZ10%XA#!fha+!SH*~b(!|A#C6|$@!u(#%D#7g(!|%I*yA#!f$&hmho$-l00*;!bA%!^k#'#]m*CV2V!L(IAr%IB$.\
        IBS&IBkaL$]*$3bg$D')&(ZU#]+IBA)IBEo&!*;!,a!'j(#Sc%!iN!iPFMb&!*a3#4-FFUH&m(IB_ahjF>5;hj(!|&#~A#!fh'/+je-!uI1%N?'((IC9\
        &IC=0ICKa,!/<)-k*?DMR!/ZF1#$)'h$)'&!*A&!f+%K'ICZf2&2GE'+J>1W$C<W%-F)ICsc!%.'sE!Vb+B],*><0V!L/!:kg$>&>A&!fak&!*a+!Sj(\
        #%N!i(IE0%IE?&IF()IFG0IGh7E7$#&IGl=(z9(f:&Ua!*2>hP+IE')IE+'#Hks$@.C%%ED!%PE(QjBF%[+IE9lOB[|*!uV!L-!l5IEg.IEo+IEx)>%k\
        *29i(!|##!fmka-%9G%n%>ZWD?ub9+wbhFClM$!5(!|*!AA#!f!(,#o/'3<'='$Rf+!:'!l8!lie!$K'h()N%IFn&IFra,C65->Ns+Gmz8!lg&!%b.#Y\
        E&9pN-Y,IG55IG>2I5_1IGB'IGJ4IGVa*BS]V!le-A:.EECNLE[rfc`!F>3t$#ine*F)pV!l%G~2efd;$cb-#1R!,lQ(}hP(5*IH)l7!oa!'g%#:&(2a\
        L(cCBRf%II0&IIv=IJ>:IJBe+IHR)IH^'II+k$>h0C!2j$!?(@a.Y!,3B[|%BRW'IH|##!feh-%9*$OibBGMj$!X%$T&!GY$ced@cN)IIA'IIG4IIhhK\
        BOQaqcL%3&&E*II^;#=#%#Ab3#4D>bE$!?e,!2C#M$1A(/T%BRWA#!f.IJ+oa3#4-!u+!SH120IJ7g$1HDCfL,AOPV!Ld@cML@BQ$A&^;!,bh$#yo$!?\
        0&XY!,dH2&3IKL,IKp-IL.5ILC2ILI#!ILZ/ILg+ILm&!%1IM#<IM1'IM5*IMb4.F>?%J?IMka!!,'sE!=(IKe&IGha.%3*IKahJ'[F>I5bf$%s&!%Y!\
        ,&IL$a!*.CN)'#HV!A!('$RiTA'#9F:'bimk(>+Wafb$!5^(,$!?L$0%D$=cf!3(&,%'pD''$!X((C&!GY!,!GB>=32)-%$-',yc.&zieGFKY&>ica!'\
        -?!LP#uND-j$${%$T&IMU1D$<'>9~9#]i&!%a!'KE|y!%+0^'!VH@|L/!:&!%N%X%,mD+;,IN`-IO%()32IOg#!'6.IOr/IPD+IQY<IR4'IR;*ISB0IT\
        >>D7i8IT}p$'-(!%:>9!#)!%mEC8=6INv%IO!#(!*a!'lpcLB1N$!5($]D#7I/%(IOL%1^&IOY9?Y/a!!-!22#u+!S1/['!=`$RESY%!:.!/g$!5F!*!\
        %'!V4CwmnC*6&!%a->qiH12!$$3*(IP36IP7%IP>&!%;!,j$&IY!,H@nd$@!uF#%+&OV!A3!:(IQ51IQ;#&IQI;IQMa2#u)!rh$!X(,I&IP{*IQ*8@p7\
        i(>}GC$Y!(5>}(.&zE$Rb'#li(!?C#:%$'I!A$!|%#.e-?:.I&BIA+H!!&!*'!=^G7I-IQ~<IR')IR-i(IQx&!%a!'-E|yI!SbfC@}8$!?C%EmbKA0nc\
        /!*I#Pme!$H$03IRp,!/(IRt%(I/IR|+IS'<IS2'%0*IS67IS<a!,-!A%%d.(RE(rbS#+*!/bGDP_ahbhT?U(aj($*&!*N#!N?fm&!%G!,,2)G%0(ISs\
        %IT(&IT,0IT57#fa!*+!S'#H*ISl8!LibDCMU%Ak[X#(%IS~a-$lM+t$!?GAWLI?W^!()E2~E$R.+n+#cG!/,!A1ITY<ITp>ITxp&!%a-!uLA|t($G;!\
        b#%!^a!!2$`)!rE!=mb,#{K!lbI>9~aj($*&!*N!i$D!/-IUx($*5IV32IV>%IVK/IV[1IVv)IV}'IW$*IW?8!A9IWFp(/T%!%.!:&#~=15f$!X%,vD!\
        G%IV/e!,'(r|!X$!5F>/MMAJrb$#y;!bA%!^$!5&''b-!,G!*-&<4!Ah$#i-#1D#7!$%AVic!%'!Vf!3&#7e#!#PE-L(C4ZC!/BBn?2!2*IW6d$!X&!G\
        X>cqb,#YyNFva%H+6N#!-!:I!/3B&],>mM5#`j%@$QD,~omeQ?8>!',@CI-2)1?d/'.f4IX*o%CzRm$!5L!:ebLG<x,A?a2&RH()!$'/;gmL(T,(w1#`\
        E!o,Ii#(Ii(6Ixt%IyF#(C;+.J#C+J#S&J#X1J/7<J/K*J/Q0J067J@5#&J@G;J@M=J@w##JAK9JAR:JBR#)JBq#'JBwa,IZv-I]e5I]~2I^=%I^N.I^\
        W/Ibp+Ic01Ie4<Ieo)If,*Ih+0IhY4?_[>Ihn9#cp%IZO&IZV)IZe0IZk7!o;!b#%!^ejDCtk,@1YU!*$#i)&<*,&hF?O*(!%C&I#!%9o$%6N&X(I[P6\
        I[b%>~=&I[t)I]%0I]`a!'-I[G+>{&))^`$fcLH.L$!5($*D-Tfj:0gcg$>l!(!%C+k&I[n;!,aK@*H!$L@Q_!%.!/'!V`$fD$f%I]@&I]V7#Va!*'#H\
        lehg&!%U#f'I]Lr%HO+W(Og$'X%!/Y!,!(d!)dB.,jCC-0&I]vb$!X+!A&!GE#lladcZ?S=%#!&!G)!/a!*+'6))T'#Hj(-'C$Y$D8k%EQr)&ee!$^!2\
        $!53#MD$-$I_:-!:(I_Q2I_W%I_i/I`F&I`_1I`j'I`z*Ia@0Ib$4Ib*7#V;!b#%!^`$PBsc-)u/I_ErG*~(!%a.B$sIB-$%$'H!20I_ea-?*DLC(kF@\
        C2(!|+I`'*I`64I`:##!fi%%{N>~P%#J&!Ga!*'#HV!lG>vca!!+!S)%nE!=;!b#%!^c!%'!V0!ihe.!/H#+b$DBx%'kD!Gbi$Fw&&!%;!bA%!^%Ia1a\
        !!-!/'!=nafG?fmis$,9(%-;!bA%!^(CJW%Iai&!%;!,=#Va-Iab+!S`$ncJH.J$!?DA:!*IaslpBGM{$!|&>H3;-~A%.%3.|H){(Ib`&Ibg9+Da-IbL\
        2>hP+!S*IbZ`$qCEqgcf!?$2le+0^d@@cG?9<`$fBC/z`$ichKB/n3Ic&0Ic,af)?[7bH>V&$#yC%EG@(%$CcD-Icc(#o5AuF2Id%6!2%Id[#!Idc'Id\
        l*Idq8!Li$!?CAAM%Icw0Ic}7)xe!!'!=N!*$!?J$rvJA|90Id<f(.,%!/aj0#!c)%[N#M%IdS9+we!$'IdO`$S#fdN09h&AqNU&_-#1H@t7cah(#%C$\
        ~ifC)K$!X(#%&Ie,0*~b$Dg}-#1S,i!(.!2E$R%CK@&!%)Ieja-$l%%d.(Rg$?2.%1^&Ie_e$DF`C?t9!%.!2)*QE!VwS@CIm%$f=!*e!%$$6'!V*$0b\
        &!*G!,,Ifi-Ift2Ig:%Ig_#!Ige/--+!2)Ign8!/a/If_0!%bqa!'K!/n(-F&!%Y!,$#:7%?wS?!o(.,%Ig2;!,:$oa!!'!=hb'*ZH!2hs$.2F%h(IgJ\
        a,&Xu$>AVD!*hgc!%'!V`$/!ua`!mK/%$$~L's(%3a!'K+S&!*a,>.P5Ih'p%EyhmL?+waV+P$>bE(BRf0IhL#&$o=IhU9&Ubdr$HOmF+>f$A::I?9<L\
        ?|b+!/j&Ihja-ESdI!SEAk];)a:DOk#%)ecrcIBnbahI,{$#!,Ij:-IkR2Il4%Ilf.Il|/Ima+Iq_1Isi<ItI)Iu!'Iw[*Iwy4IxH>IxTp(Ii{&Ij17A\
        ofa-!2dgCG^e!!%#M'!=hg$!5(#%Y!,!%)BY4E!V(Ija&!G)Ije*Ik20Ik?8!La!*->C$2#u+!SE#HEG~5e8!Lg&,A7Ik!:#(a!*'#HfCAuBfb$0Qc!7\
        #$B_>E(A$>n/&$i7#(X#f+>tu)!/kaf!=(._CCGv(Ikh%Il$0F)xa!!'!=H$3hg($J&!G7#(a!*'#Hfb(#JE#llehg$'Uc!%.&zE!V$${/+t)?0Im%#.\
        )IlWhj$>13c`$'HU2H@V~((C%#Ja->yUI*^&!%)'0*!/4!2>@C4diF>*](ImA%>0l&!%4ImKa!!2#u'!=j$!?&-TN!i,1(*I(8V!L7!oa!!#!-*'!=o(\
        @^GC#:$In_3>QD(Inz%IoD7B$n#&?<>9IqW`$,InE5?&I+InL1>rM)InU'InY4HHAapGC{@efbM?u~#'G{EcM.[a^!laQ?/!+InhrXBZ,7#Va#$@~$-!\
        2%!xL$W$E|x+Io/'Io<ksBATig%!,e!!%!iE!=gf$*-F$J$Ip%3Ip+,Ip0-Ipl(Ip{5Iq++Iq.&Iq:1Iq>)IqG'EBU*IqK:/~`$bhgeG?/7mgD>k@feR\
        $r.IpQ&IpV9Ipib)IpGkbIBhvim.){hSArFaNC'^.G%ah'IpejN>3tJE1JG(f%IpvemEA|UqCEZl%AwK'C`DfNBI,N+k0D$=7#VaGAWGSCeJ.>V&fDAn\
        bGF;v&)<fahdnB>6b+De%H#E-!/(Ir96Ir>%Ir^&!*'Irh*IsK;!,a!!'!=jc!%'!Vf!I$?@-(/JC!2oBAW!cf$D@Kb+&O&$B*!2a!Q2#u%!x.$WE&*'\
        2?k!ZCB5M%Is9&Is@0%X9#]:#fa,Is3*>Q38!Lpcf!0%!2Y!,bcIC_n3Cw~H$3!$f!3(&,C%X(>Lbb-!:+&slehga%!xk!.%>yhY!,*It'0It9afa3#4\
        -%ag$!?%&}X#(&!%0It4biF>OjaoF2[k*ItCiG>'s$!|N#!m$Bu9%Ity&!r##!fe%#M.!/'Ituhiba%!x.$W/+tV!lHBKi-!lD#7(IuN%Iue/'6&Iv,1\
        Iv5)IvI*DwY4Ivl;!b#%!^anCDIS%!/h%#J&!Ga!*-!2'#HH!/$%K(#J2Iuw+Iv!iB#`$I,CGAvWo0'[a!0K&s'#YncdC-Ye!'$!|hg%%{e!!$!|E!=%\
        (z&$-a!!3BJ#->772#u.@+a+GN<'!=V!l$!X%Iw*&Iw4##!fehg($J%!2N)o-!l.$uV>'s!(,IwM5AEx/IwS'$R`$ifcB&9clB>S>&0VeJ>lk/-*'Iwm\
        *IwrblQ@H~eIB=^$!5[BfW$%s&$i0IxDe,Ilx%(;+Ix;`$e`$MAEygfb&,^Y!,QHE|(E$*9*BbkT&/&BXv*Ixk0AReaoe+'FEDmc(#ra!'I$-(Iy5%Iy\
        9&Iy=a)Iy1`(ednFGREFD4vL?4?BEc`#*!*nO@j{!$3Iz(,Iz3-Iz;(IzI5IzL2IzQ.Izz/I{v+I}%&>(Z<@%G)J!U'J!f*J#.aM,a(Ehv%H+6[&_%F.\
        2G?k*)!2ef#'A1kmG.)I+MbLDq5.!///8+IzabL>tX$EQr&!%brbi#&!fa-!,*$3V!l(I{M6H6g%I{T&I{`*&<4I{h7?0L##>rXa2#up7#Vb5Ae5E#l+\
        ?A5O'vi$#rc+$rE#{!%2$uE!V$D+{(C4Z%,mD!%(,3%I|B&'X1I|J0I|y=2Pp%>]o:'@ck&(cb'+$^(,k$.|bH2#.I|_7!o:I|vagb$!5^#P=>XV:#Vb\
        5>ZV'+$ib-#1E)~E$$k$EYTHCHe,I}j-I~#(I~75I~C2I~G6I~P%I~W&I~k*I~w0J!B7>^l:J!Oa!!2EcW1*E'!=k(#%[/~(E$*)I}vcO&e()K&?DjX$\
        o)Ip'=!obia%!x.ELRH!:).)*IOSdH>^^DEZo0E(ReL>+P$FAtU#y(&[dgf&!Ga!*.C#cE#H!%+>oi1*EE!V()K&J!6)%H7!o=!oa2+;{(!5C?5r/G]~\
        hb$!?^*H&''d%)NcbKD^m+/4O!o2!2%J!aeI$roBI,C$!?&!**J#'0>+Ol%/Gc!%2&v.&zE!V(>k@[()%(,&!%ma8!Libch$$<C&}%/!&J#OaL@&OPBz\
        %cQAZX3J$J,J'.-J('5J(32*Q#!!2.J(Z/J+9+J+c1J,f)J-4'J.@*J.Q0J.n4J.wa-!/ks(#S&!%a-!,L!*$#y)J$`e#!!Af3!AaIGN<(J%&%J''&1W\
        a!'-!,h*$O8-*ie%%B.&OG#`#$Ce*,J%j%J%y.J&,/?E*+J&51J&?)J&T'J&Y*J&n4J&ya<J%b4J%gneL/AmeJ,{C.I&J%raG09lnehE%Nf&$Ba!Q%%d\
        .(RE&*(>u%cHB}!&-{agmGARe(.I&J&Ma2!2E$fd%'*E#{fF>m2,B>*d(J&kak(!|H!:L(/(B@G0$]a]!2&!,b-!2R>it(#JI>`S%J'M#(?Xf&J'v))0\
        a!!-'h.)W1!2E!=(HU}&J'ia3#4%!xk!.`$jelDGtC.*jnfcrbdEISg!%'!Vff%>/`D!%$!?clb$!?H$x)J(G*J(O7J(Tbd//8H'}e-$lPITp`*B+8`$\
        J>i^$J)6-J)O(J)g5J)p6!/%J)t&!%'J*C*J*G0J*b4J+(7#V9CbL`$nDC/w!!'!=4Iaof!=%>f5e+>PSEGfX&!%a!'2$`j&2S0#!e%!iE,v%#!+#YH1\
        8F?'S-J*.1J*@'&p*'Fibg$)'N1w(*a7#(;#=#%#AaGIkzE$ugW0g$!X&!G0!iebf$!X&Boe;-~A%.%,J*t*!:8J*xpbkb^/%CAH6$!|&!%;#=A%#A$$\
        T(+]##!fb3#4K!,3J+L%J+^7!oa*+JkC&hf$!5(%hb$!X+&OD!GgbJ-*-J,2(J,>6-f%%'&J,Q'!A#&J,^91Da+!S)%[*!/lpN1Aa!!-!u2$`E!=,!/2\
        #o%!ig(#%%%ED!%!%.AqO)'IE!V+*BlQC?@(%h&J,})J-$=!*a!!1!:E!=GEBb&!%a-!uh&&hbE?VO+J-S&!%)J-Y*J-h0J-|4J.#j%Fv`W+5$#yF#%$\
        >GQb-(/)%[E!:$C:u%HV]0#ce!!%!:E!=lQ)0&!*e*J.6j($*&>*4N!ie!%%?]DE!V'J.HkB$$eo$>sQD!*(J.d0CW[a%&I<'=R--%!2ffA&Gs;g&!%b\
        FEc1%J/*a!!,!:-&sE!=($-=!oha!0G!r%,~)J/GcfgbhP?mSBCnBmaED$l&J/r)J/za+J/g*F--rS!*j!%'!VafK!%1!%iA(!%%J0*&J0.eEGB#hP!5\
        ochcSJ/d$J163J1A,J7!-J7U(J7u5J8&2J8Q%J8Z#!J8f.J8t/J9d+C68&$i1J:#)J>/'J>}*J@(7?s(;!,9J@/`$dm(?#6jD?#54BH-j($*D-`$J2=,\
        J2P-J2h(J3>5J3G2J3Q%J3U#!J3{.J43/J4]+J5#&J5(1J57'J5=*J6O0ERu4J6v#'>8F`$f$*<(A?aDA1M<J2Mkgefh$I`.D!GN)0&J2YkaE*E+J2dl\
        aIIg[EA>'%J2v&J39ekFA1M)J3+'J304J35aiD>%heHEF`gCI(5CBMMiN>TLdg$'*GEBQ(CqralW>a0fN1,+J3e*AZ&j$!?D06'J3s*J3wrkBB}}OA=U\
        FBF[$Afm0J4,egCHFH2(,IBK6%J4?&J4XeR)Q+J4Rl$CcD(#yb-#1I){(){T!/JA:c$>I?%J4|e*J4xfd$!X&!G;$cW#]UG0_EBbUmHI($f+!:j(D9Ub\
        hBA[=fcK>{K(J5^%J5x&'-*J6.0I(59.Xifb*I57V!L<B<&)J5ti8!Lfeg$AH2U-BR?DG'A>oj##C6|b7#(aGC#c%J6D)J6H#&!fah*$3iCA]CgN%$$#\
        rNBH;%J6j&?w/))Qe+>fKf)A`lrA',s1!:'2?k!ZF-'e+'*fEGOJ(J78%.,&D;,0J7M8!laH1q-A`ldd%Asi&AS?;#=A%#A.AqOfE%X(?#6&J7h7#Va+\
        ,aV!L(?#6#(-IfWGDL,!A4%9dg$#.F#y.J8B&G?$)J8Ib,E59'#l{$@-XD!%=!%A#!%7,saP>([$CO&eEB[7,AX(+Do'H$r$$6eb)!/*!AV!L!$,!:5J\
        96%&6*J9Q`$,G9.a5G9*MG9)%#r0J9Ja/>04g$Bg}D!%f(#rD#7;!b#%!^aha!'-!,H!:%J9v1J9|7#(a!'G?q3-#1V!,HE'P.J=&&J=5)J=G=J>*ef$\
        J;!,J;3-J;L(J;O5J;t%J<5.-]/J<E1J<I'J<`*J<t4J<w`$)J:ys&F).0@+0efX)TeaLF't+!S4J;/pmI>+mC?Xg&J;>afpNAbw/Faqh-D/;`!N2fD2\
        u2!:/J;c>J;gke2#PR%NC>+;,J;paLB?{FBy~.J<+&J<.9H6cb,E&)I!AN/AfgaLEL_&J<>hHJ3wf$$fC#JFDqJ)J<Wc4?*JnNCeSc-?D?H'0:$og)J<\
        pb,FgrV!LNA*+B*^b4>itd&2bY$c%G?$90ge/AJrI!S)$-d*!,b8!Lg%.cX#V(J=va,E!>+J=d)J=n'J=redgGJ<p$EgNmlF>V9fF,^EBD='BMMl&!Ga\
        !*,#`E#HfrL-75J>Y%J>_1J>c)J>m*>Tej$!X(*a%&Ic!('$R`$MCnn!$F!*JA*8fe'!AeIE4Q$D^?(%X&!*bnCC(G(J?;6)T1J?D'J?h*J?mi(E8MC2\
        xfah%!2D!*%J?ee%/Nhd$!X(!%%$9&,A;#=:#VA%#AG*6mGJ?e&!%eh%$]g$>-q&!*t,?0<R/_0#!bY!%+!AV!A-#E*A,e4?xQp$$]C!AhdJEFjc`$#!\
        J@b*J@hpefhB?oXcaIDL8&J@tbfiehE.[M%H!!/>F&1JA:<B++)JA@'JAF*#EhbcGAm*$$*H#E%!AR(>!#B*xl(!2D$*.JAo/JB%+JB,)?','JBJ*$$r\
        CD%y(A7d%JA{aQ!/,!/Z@?V3GsNC!:-JBD5?Cg&$]*>pUi&G{VG>crfcM@'!/#EgcL#{3#(,(>-%0.&R+#E'>@O*'0f-&RD>rNrfF>q!/(w1?d/p-+MC\
        %$$JC~,JLD(JLL6JYI%JYQ.J^A&J^K)Jfy'Jxz0Jy-7J|Z#&J|w=J}/##J}h9J}r:J~*#)J~>#'J~B`$dsbGD,-,JEx(JFY5JFb2JFg%JFt#!>DS.JG,\
        /JGy+JHs&Cxw1JIK<JI|)JJ,'JK#*JKD0JKc4JK{>JL#8'3p(JE;%-x.JEM0JETa2$u<JE4i&!%a.#yG!rm(0jC%E5#+.>bdfh$!5(%-U(f(*KD>F`!%\
        $?I8%(I'!Vk(B&Pa)%n8!Ljc!%)@mrE!V6JFH%JFT&!%*#4;!b9>n{:'C#%!^a-!/hs$A&p(>+WD!G$,U%&?&!%Y!,gNCW[`(`*D>S>eH@8sa.!,fek$\
        !5C$Y+JG&1>AUkahK?M-$${T!2$!5,!,6JGQ%JGl/JGq&!%0JGu;!b#%!^eIBL}(2S&!%;!b#%!^a!'-A!]+!SG!rdMJ@,A'+`K@|L3JH@1JHca)>(Mh\
        6!A<JH9i$?2.D!%m(#%C&?cf!3%JHOe'-LH#+/(a+1z'00k!c!$#.F#%$!5(#S&!%;!bA%!^$&L&JIA<'='!:?JIGo$!5%$T&!%0>mI##!fe+!SGDHX$\
        #iF0-B>>r(JIi%JIs0JIva-+S2#u`$lbdzGDbS,&X*?!wV-*D,v%$xM#+m%@-Lv2>e^M3$$!?(JJW%JJb#!JJf)JJl'!:*JJp#&JJ|j((C%!AD>f1,@0\
        >5*$C!/S@t7$!?F'Ra]%~(!5a/CqrGIdPhH(w/JK9<JK=i&$Ba!T+!SE>.yA&(8m($GC&?%)Z&!*0JKVe$A::C!,!%'!Va-!uP$`!$%&}*?5rf%$~cl7\
        FuJaZ>I-efI1q$Ik`&JL@9'Cb.&z+0n')~c.&zI?FsI?FssegiT@Pv3JMB,JMF-**%JN(#!JNA.JNF/JQN+JRG&JSn)JT<'JW!*JX?>JY&?!?9#::JY7\
        a)%[gf&!%a-!2%!xL?/jaI(F$!?%%'.D+z+JMi*>_8e-A{ik$)r;!bA%!^&JMyb'#li%#:cL!u,?Zl5A5:L>oc$!5>!:l$!5%$Ycd$!X%A;BD!GaKA%p\
        6JQ60JQ@;!b=JQG#%!^#'&Ue!'-JOK5JOO2JOz%JP%#!JP+/JP0+JPB&JPF1JPQ)JPa'JPg*JQ$4JQ1>#yi%>a4cl$AZnNH{{C>9)&JO_=JOw:$obL-{\
        *JOnh$-l(+;CF^hc!$2&vM03G1/f$?y0U+DlnGAKucGCMU7>9!:?xPe*#ii`&I0$cR&s.&zp`!eHESY$.f7!ofc`!zHA<zfeJA=U1JPwi:Fbgc.!2O#`\
        e*FBPiHFBP)JQ,e]$faQBKUbEA:m$D+{(0jY!,f($fC#:2>e^M38%$T&?#f1JQh7!oef%#J&#7U#(.?om&JR0e'JR(f&!%a/AK^+>`KH+qg$(&NC>H!%\
        '!Vf%?:w7#(a-!/%!xL*s$CvP(JS.%&6&$i)?:4'JSG*JSX0#Y8!lj$-:%JS*&*{;!b##!f#%!^e%%BhJFgrIC)a+JS7pGC>Hge!%'!V`$icfcI/D$!X\
        &A;Q;#=9'CA%#A%C:u&!%7(fa-%a*ESYV!L5>@J2@3(.GHh)JT+ifa,#`H>>>!3%>-!e/+}'-LH>>>,JTe/JTo+@]p)JUw*JV{8-ra*.in(?%d%!/A#>\
        9Y(#rb+!/U#($?/f&JUA9JUm:JUpb$!?*?Ti;!,h&/{a%!x.$W+!S*$3V!L!%-JUY(JUd1>Nc'JUhiaNFYdb+>9*eLBZ*L?xd!&H2&E0V/3$E?bS(JVA\
        %JVO&JVe9JVua!!,?Zc/>q9'!=8!:nkBBm@%#M/>q9+%9E>O@3#45,i+!/&$*g:#VcGE&)$#.f!3(&,%>/`W+D5#ER/_A')x$!X*JWR0!i;(Fc!('$R0\
        JWDbf$%s%&?D!%f$?2.(%-%&?D!%(JW~%>/P&JX49(fa!!-!u+!S'!=8!2lehg$#i(#%U#f!%%#!'!Vlmhs$@}GD!%!%d!&geG@5w%%{&!%)JXU=!*a!\
        5+#`E'n%/G#&'Ca(?nJ)JXu4JX|=A-/jtiHA/`,$xZ>_;:!5A)!%$$~0*?g&!%m$$<G!/fbi$!Xc!('$R`$nG)0edamGF--3JZA,JZE5JZK2JZX#!JZ`\
        .JZl/JZv+J[2&J[Z1J[f<J[z)J])'J^,*J^280<a!<)!/'&*`$aqX!5FC9y`(FD,-.FS[c!%d!&D!*(CC$G#+ck$+*(?t8D!%!c!bhgB@LT%D$=&J[)p\
        $HjWG#+!$+>A&G%H$!?2C@u6&<%$]&!*g$!X($G%IR.&!Gmf$D[(F?t8!7'(A`$B?{0$0Q%Efzc!72DN9.*jE(Ame!%'!VgB?Ns%2A&J]v#&$oa!',@3\
        =-E|y2$`+J]i`$.H.J+J]_*J]dj(@46A'IbGwjD,ReCEqX$!X%@76&!GH$O!%,EzB%1w.,a'!VHDbO!c#B%{#&(8;!%m3CR;L){b/!*hgL?&I,J_>-J_\
        T2!/%J_a#!!:.J_x/J`X+Ja/1Jai<'=)Jb/'Jdm*Jef0Jf(>Jf^a!'-!2+!Sk(*Ks$!5F?Wo6!/&!*a!!->77+!S'!=H!2c`$c`$geGH=a)J_jkeH)N$\
        ${&!%;!,eC?^p$!X(J`:6BHo%'k&!G0DI3j$!?(!*D!%)J`H*!2b/!2G'6#&!fa+AZ^j$!?D&h3J`~%Ja)&D0!a!'-?^a)%Hg$Ef[e!%%@|IE!V&!%aK\
        Ad$.'sE)~(JaH%F-z'JaU*Ja[=+ca!'L#Yk!Va-!/2#uG!rmfB>hi$A&p(%*&!GN#!!$$#.($-7?Y/:C4(c!%2&v.Bs$'!VhvMBY6,Jbk-!,2!2/Jb}+\
        Jc)&!%1JcR)Jcc'!,*JdP4Jde7Jdj8!La!'-!2hA!AL0%${ej(-10!ic)!*N!iehg$!5D(Z(Jc>%JcE&JcIa!!--rE!=$%'CD&:Z>Ny!%'!V^A?*&$ie\
        !,-?MR'(r^!/(Jc|%Jd:;Jd@#%!^a-AL0LC:v$?#o5%N%!i'#l;!b#%!^h,'eH$r(&[I&bc!9`$je`$auA'>Nb$!X%-$&!Gm.'s&''GB<}eL?++J#E<J\
        e)'Je2*JeDi&!Ga!*+!:E#Hmba!'KAtQ%Je@e!!'!=^C/zKC=<(!*;!b#%!^a!!-Je_'!=`$MC0,(?eiN!i()<&Je}akb-#1'&9*?GE^#o3?e`LI]!1)\
        u)JfA*BK%i%/>a!!-?m'E!=$@Qc%&?+JfZ&$Be$1>b&!%G!:[$rb-#1+!/i%#Jc.*j/A5>'#{jFEOC(JpV%Jq|&Juq0Jx17JxS#&Jx^=Jxf9Jxn:Jxsa\
        -Jh75JhR2Jh`%Jhr#!Jh|/Ji0+JiV1Jma<JnB'JnZ*Jnn0Jo34JoM?JpF8JpLpaks$@a.(#S%&}&(ZY!,0F)xb8!Libcha%!xk!.b'+$jB2M%EHWmks$\
        $JC'k$#.&!%=?X4bicl[?X4-%a+)uuD*$&!%e!%'!Vg&>yVX#i($*%B?{&!r1JiOpcks$#.&!*;!bA%!^$!?DJ^G<Jij'Ji}8@}Fi$%sT#+m('Rbk$!X\
        &!Gb-#1^(,3Jju,Jjy-Ipa(Jk45Jk@2Jky%Jl%.JlE/JlM+AM-1Jlq*Jm=0JmA4JmM9Jm]a*Jji8!LkO+G$!X&,AkA&?<>DBE6)Jk0e*$lhj##!fehHI\
        o>CCd6!%'!V0!|]??v%JkU&JkY)Jkp0BMMeGBF~P?4,fl($J%&}a,'y-F^Y+!SV!lchgebG>DK=$ofeEH$z2>it*Jl58!LpFIb[$$T%$9&Dl^7#(X#($\
        '*A'BCW&Jli0Jlmbdd%$T&&E;#=9#]A%#AIC9yHEEI%Jm$.Jm(&Jm2aG%QGEY.ahg$A0UF!%+*3'2rfHI8~D?F:-%Nl$$~A&C6|%!,efd$*-&!*Y$cE>\
        3t(Jn2&!%=?Y/a.Jn#8@5ni%$Ye%%BI%$s%'k&>H3;-~A%.%%#M|%&6c%AC>[A-/m%JnRe%!/#!!,H$0h$@O}C$Y(0j*>J.lchgah%#:D!*&Jo(a+Jo$\
        j$!X(#SD,AHB>V!$f!3(&,C&6/Jo=kbHGp~7!oa!5''ng%#:D(2(Jo|&-T;!b=&L#%!^a!'-Jor2$``$kvhoN&'$!?&>C%N!i!'d*Jp=d$!X(0j%!/&!\
        G0#!;)aA%)eb!%d!&M!:($6C#.$@2E&!%Y$c,'s#!Jq#.!//Jq&+JqO1JqU'Jqr*!/4*T?Bo&bI-fF+M$!5&JqA0JqHe-B*x+#ckb,'}Z)-)%[VEfW.>\
        dOG!/2!AX!%%A[Ya!'+!Sj$!5(%*c%@R0)!*N#M/>=gnaEBr`3Jrn,Js1-JsE5EOx2JsL.Jsq/Jt3+Jt8&!%1Jtc'Ju8*JuZ0Jua4Juj?!*7>b5#&IGl\
        =(la2$`IIE'$>l!&&hm.)Q*CNKh&$Ba!T%%d.(RE>.y%Htw:C?.#)!*c*0nkD'U(!|C?u>$%6)>9<0?Ti=Jsnc!%'!Vh$$<cl(,3[2PM/;$C50%F~_&J\
        t,7DjIs$>.jD!%3C)aP#`eEIo<-#1%A:d&!**JtYi$C@G&!%s$>&>(%*D!*(%{&%{Y!,$!5.Jtv0Ju0=!%eC@D9%Ju)&!Ga!*+!,E#Hi$$]C#Jka++gV\
        !L'JuE*JuJaRJX|eM?|@&?{L0!ie!,'(r^!/018Y!,h5*6qC?GP$By~C.F$@LT5%H2JvU%&/.?[_/Jv[+Jw*1Jw8<)-*Jwd0Dc_4Jwo8-ri%%E&!%a!!\
        -A%pE!=kcK@^C1Jw$p$%s&Jvv0#ceg$#.(#%Y!,!%+#+d!&F!5$!5F*K&!%i6?C-&!%N#c$&h%JwU&EZ6=+ce,Ad$8?,4k!VC!/'#lia%!xk!.C%E$?4\
        G(!%C?KF(@zv%>|u&,6;!b#%!^ajcf!3ed!4J!A5FXd+JxK1#{<'=*!/i%A[YNBy~,A**SG4;2#Er(*?C)W/?|bhE0H2@j+MC?@aK?H}.HlTO1/=Jy'm\
        haM)T`$gE0E3Jy^,>V&-Jz25C(52Jz6.$0/Jz=+Jz^1'-)Jzq*J|(afFF~`(Jyy&!%0DSX=Ipia!!2$`)'6E!=fimk%>f5cd$!X(!?%#JD!GDHpR%%'A\
        '#V3$x&JzL0JzUeS)Qf!3$$<F&,k$'UHAU,$!5-!i%JznodHBo&E+G,!A5J{[%#:/J{b+J{k<J{q)!/4!:9%?p%J{I&J{P0AqNa!'-!uI$-.DZcI!/!%\
        '!VffeB0V$!?F%*a!!.)^E!=&!%[!5m##J|$ed$!5ed@cPd@cO(J|?&J|L0!*a+!,`$e`$M2Jka!!2#u)%nE!=f!I$?@-(/JCDP_3@j+,+>)J|s*#E>)\
        Tk$*xC!:H?Al+J}&l$#!C@vy#!>hIHBZ2,$o-$$1>[()J}L*J}_h0$Ob$!5E!*)/;lb,!A+!:g$!5F!?$)i)#EN(z!$ln(#!D#!3!r.!r1#E'>w{l%#c\
        O>V&+#E11/>#Ef$A7d%!,G&RlQ15/(5+0$kC@iI,K!&2D!.%K!..K!1/K#s+K$!)K%~'K'J*K'q4K(;9Hw/p9F+~bZ2,f$>>rD,pR.L,E5E*K!A0.:lF\
        ?t8%K!N)K!VeG>ifla-!uH!:a.K!}/K#&+K#61K#?)K#D'K#b4K#m`!$>HtF!%bpFEgP&K#1af!$C$~jeG-NaibchBFg)adE+nf(K#R&K#WaKERqaLFJ\
        Kl$G1RA&?<>d(D0O&)<X$obckF)~p)/ub2!:LERq$Hix2K$P6@i[%K$V*K%m7#(#&Hi|8!L9K%ujzi%>@YNG'7meI>3#-K%-5K%3.K%G&GJI1EO]'Duv\
        *K%K4K%R;#=#%#Ai(FrQ%#JXC?.bfFAM.&K%;bJ/kfl($Jb-#1^*HBC50$>n/U#((K%`ak4$OA#!ffd$A]D%HU}D!%$>.jND9Y4?|odE>&43K&Z-K&m(\
        K&q2&2%K&w+!/&(2)!:'%9*K')0K'<?K'D#&(8=A6QahD>GJ(!5ah$!X%>yh&!GW%?C>)0%!2H#!h$!5&>:&7#(X>:)b2K'5i$!|U#i$@q%Y!,3*goNG\
        c{$%6F!5$EQK%@fV&!%m$$<)K'hrfmg&!*N)o$!51%NU#V%K(.&K(7:?>leh*$Od%BmHW?HJkb-#1HK%KO?yABDCq(K05%K8O&KC{0KG'7KGb#&KGq=K\
        Gv9KH1:KHTa-K)l2K)v%K++.K+6/K,G+K,Q1K,u<K-))K--'K.q*K/~0!*?K0*i%K)e0#Y#&!f#'GsNa!!-!2+!S)!r'!=8!l`$S&_.#PI>=2b$*'%$Y\
        D!%(0w%K*^&K*m0EL_#&!f;K*w#%!^a!*#$Fsf.C:v)K*Q'#Hpmhj$*'D&h!3&#7e'-L^!2-!:h$FQrb'#lH#{!('$RhFF%4c!9`$,>i^fedgBJ;:$!5\
        -@]yq[)<-%H(K+c%K+x&K,)1>G;<K,='!/4K,A##!fa!!-B)5E!=)&<*@ndh,)6g$+Y($JC!/$!?&#7ja-$rV!l)K,1hP./&''a8!LgC>)jmW#i$!5N-\
        Qnbf(>aAD!%->m2%K,g*K,mo.12mBCfI-#1L)^a2$`A!&<cf!3$#.(&,%?:wW1DN>A&(K-p%K.+&'X)K.Z'K.m;!b915#%!^a!!%%d.(R+K-f1K-m'!=\
        j$!?D-`j$!5C)<B*g%%B.!/*!/`!$C(c(#S&!*Y!,,&s(K.K+K.Q?>/J#&!fa3#4-!A+!SV!l-#1P&e$+06!/D$Bej($*0!ic%(;)!*N(;cR)6$!5(K/\
        =%K/E&K/P'K/a*K/rimk6>'^af!=(._CB5M.,,iH?Fsksa!!/#+E!=!%'!V*?FsjbkBB?{&K/jaLFZF0?z=bG/($!X((C%0tD!Gbi%BU;W(l;$ca-B:0\
        I!S$,#(K0m2K0p%K1&.K1/+K2))K3Y'K74*K8*>K8E?(t9(fj(%3a!0I$-M%Qega3E?N%!x.$W))6H$3$!52$xD!%$AzZ,#M6K1O%&?&K1k0$]:#Veb-\
        #1G!:%$Y&K1e;!,a,F48-!2G!r)#MH#+?%ni9K2!b-#1'&pnFC'Q/3$O@9;-K2H(K2^%?|i&''*K2s=>kCib3#4K!2(K2W%DZba2#uR/u-0'C#M)HA+?\
        K2khDDT;%&/meL&/%.:&K3.)K370K3Ua!!+!rE!=!%%(IED(Y$$<(!%9K3Lb,-okcyN>,~,(5kcyN%9G@'W3K4<-K4[(K5V2K5f%K6//K67+K6K&K6S)\
        IdP'K6[*K6p9+`:JP?a,#Yhe$!|C!:($-&K4Pa!!%!x.ELRE!=!%'D(YfGC3m(K4s0K5Maj9A?ne!!%%BE!=#!(}*$0`$,K52(K562K5FakrB>KyLHl5\
        d/K5?iN%BefaL?K8affaS$x2!,/$0G!/$Ek7j$!5b,#rH!:&K5~;!b#%!^a!!-'hd!#HC17hs&#7a!!'!=V%~-?B8SFmH%)H0&Be!%'!Vks%0tY!,%>E\
        dUF:'dblbLIo*$C65&!%9(fb5>ZVkbQ*d%K7#e3A@xj&06N!i2@c-i$*-bk$HU.D!%2!A1K7J*K7[91;bi$$<N-Q$!5;!,e%#Mf$$<H+G(!5%K7q0*~9\
        K8$ak!'C#J3-o-'h7#VlehH@d*3(5P$$&K8<0C/~ef%2[aIAsV!%)IsCE!Va/#++!SH$33K9},K:5-K:T(K;S2K;d#(K<@.K<E/K=2+K=<&K>^)K?B'K\
        @Q*KA`0KB`4KBh?KCH7GIv8>tX=&L#'KCia!!3#4->{K#!JZr+K9r'!=*+q8!L`$'K9nrzfG>F!aJ!i-!2(@)FA#,/fa-!u+!S8!lg%)Z&!*X#((K:B%\
        K:KafC2&hgb+!AE)~&#7ddCI|G$!5)K;9##!fe!!%#!+!S'!=c2K;4#!AtCi.K;(&K;0adEA#1%>.(NA.,IIpMfaR*H(%-&!%;!,a,&X-!u2#u)!rV@5\
        n%#!.!/+%HghaM@^C(!|%K<0&K<77#V##!f9)xa!!/--'!=f$#ib,#{E*m$Fm{L(}f!$$!|D#7bhP$J!Z((C%K=+&.@;!b#%!^a!!+,&)J)p'!=`$5K<\
        y+K=#)K='iDCI-fahyN%HcR%HFHE|nehK@]9(>OVafBD&u,K=_-K=g2F!r6K=}%K>B&By~*K>LaoGA%(&!%mLHo:&@e`bla!!'!=j(#%&$iN!i(K><&&\
        B;!,a!!%%d.(R'!=*-*V!/-!:H!/,.x.@S2E00$.c(&Iz/(ah%!,E,yk(K?)%C|4&K?87Aof;!b##!f#%!^a!!3#4.!*E!=%*Q*!/hg$E~vD!Gh%%Eie\
        LAWL2K?t%K@#&K@/*K@?0AqNa!'-?6X2$`%!x.$W4IIC`$iadBGmz(@^Gbh$$<K#1'2?k!Z6!/C#:.&z*$0d$!X(!5D!Gm-$r&#7a%!xk!.b^)Q![$#.\
        (KA(%KA..KAB&KAG*KAR0%X;#=#%#Ai(>_Wc!$'!AhK>O:(&[C!i&2[*KA<o&,#X!o$$6F#%mlQ2G!%+&b)%[E!V$!5;!,c)!rE!A(KB6%KBD&KBM)KB\
        X:#ia(!?%!x/KB.k!.9.lb')B^(,bh$!5D'vk$>.v(#%%$~D$B,.xqbIDo'fb$$~(&[D#7$,LC@&~q(?|IC(I(KC*%KC:&!G##!f9KCDa!*.3<'#HV!A\
        %$'?!2h,'e-!/H$O5BF+naG@h3O?Alb)KC`h-#1s&!Ga!*+>`KE#H!$a-!,H!,q&!Ga!*'#H`$akFFyH,KDR-KE'(@zv2FQq.KE./KF`+KFd)KFg*KFn\
        4KFu?KF|a-?:.I!S%KE#7E7$a,>;X%!x.KDw*>(+8!Lpmk$'UU#V!.b'*m^#oS>-z,&'A(!/(KEO5KES*KE^0KF%7KFT#'KFYa+!SHCw~C>`Vf#&@2ca\
        M+z!%$KEr'!V91n`$alnF2G!!2$`'!=b,!AGHV8+KF@1KFPl$'b&#7;!,e!%'!VH#ig7#(afb$%'(#JE)BgN&<gC@vy1#`R/_CBK6H#1a2#u^%n$@YZD\
        !%:!?A)!*e$#iC>nC4KG^k2KGP+EYN*KGV4!/i#&$o;!b#%!^ah%AOTD/{$'UD!*&(ZND9Ym^&s,D(V)KGnkR(w^2)hK@9e-#E+!r'KH-fg(B-jC>LnO\
        D>13>r*,$$+(f)KHN'HrZ*De%ymbIA*U2(wC%k.?8=/+MfHC2^(KI=6KIE%KIL&KIca.KI&'KI4*HuNoIEhu`(be`$gak`(C#+sbhogD>>rp!'lBH?4b\
        dA(CnB5C{D)KI]hjdmGJ/dekeE&Lf`(dsDEh|#$?/8(KJR%KK*7!%=KK_9KKca%HjW.#+/KJ@)KJGjfe|!$C&6$G]BY!*cn$#.(!%D#7.>Hf<KJj)KJt\
        >/[hcrcQ>@Ome!$`$M?e]%KK&&?CCe*$x^!*S>O:.KKE+KKP'KKV4KKZ>?8>b'*xH'}($~c5A*wP&vgcWGe/HK2gBBe$ID#OiB#!NBz%(KLl%KM8&KM^\
        0KN3#&KNa=KNe##!%9'Xa%Br)+KLI)KLMlp%&/m`!$%6F#%PEax&KLc?KLhaoag$!5(#%D!/kTAsVmF*{.KM)+GB^1KM/)!:0KM3p)!/N!*$!|D(ZFJ^\
        GoM?1w/KMK++A)KMVome|BA*Up)!,apA*@()i;!,X(8/KMv+!/&KN&)%Bj9>Y.bB@wnp$D[(e%@H~H*$/!*k$,3&.)X(o$@-6.!:+KNG)KNNlQ>XH%$]\
        ^Ec4?E'_f&!%a-!/1!/G!rIGNg!$5#%+C@)`$1KN|hbhoNFMn&KO(eGHDvR?++`$qchHCtG3>Y.,KOi2KOo.KPX1C2^)KPd'KQ#*KQ)0>kC4&R`$p`#`\
        $iA#!%$$'C#c$%3m%!/a`$,KP:5KP?/KPH&KPM1>A2*KPTafKGhPsbL!i&@eRmfH'3aGC/z{boeI'3CF7`$#l2HjoCBpC$F|P3Di^--7(!/2D#O*#Eb$\
        !5K!A!$O>8P)$$c/!:I!A+KQBl$*?p$#~C#r,>r*5>r*2(5%#l&$]'!rN&L-KQt2KQ~1KR'*KR-p$)l)%0N-F(,~b1!,H!:%1wN!/%%kD,v(#~+#Eb,!\
        AM!,+KRG>KROlQGsN,?CfS>q=%#r&%'gaE#+,KRx-GsN/KS!+KS01KS_)>;NpCBO3$#MD??l$>&|n$'U(#rC!A5/42KSQ'(w*KSVj(A7d&>2(b$!X,#+\
        D!GfF>vy%>@YeP%BdCG<x,KT=-$$.>}-/KTH+KTL1KTT)KTZ'KTb*KTl4KTs>>XHp4(>b,$0H!:%!:0'-gNG'7FH4[0&LbQF--(#!C!,3@CIS'0'/;i$\
        $iN'-b,!AM!A+)TN'-.HrZ/C[[)#EHC[[@Jd@^@]@Md@S@R@Fd@2@1d@:
        """
}
