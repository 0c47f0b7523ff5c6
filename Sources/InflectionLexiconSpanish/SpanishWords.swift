// Spanish words of RLA-ES, subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not distributed with this
// file, You can obtain one at http://mozilla.org/MPL/2.0/.
// Written by Data/Inflection/Lexicons/compact.py; NOTICES.md beside it has the notices.
// swift-format-ignore-file

enum SpanishWords {
    static let text = """
        aoserinctdlumpgbvfhzjóáqíñéxyúküw
        a o o os a as
        a os o os a as
        a a o os a as
        a as o os a as
        n - - s
        n s - s
        a - - es a as
        a es - es a as
        a a - es a as
        a as - es a as
        n - - es
        n es - es
        n ón ón ones
        n ones ón ones
        n z z ces
        n ces z ces
        a - - es - es
        a es - es - es
        a - - s - s
        a s - s - s
        a ón ón ones ona onas
        a ona ón ones ona onas
        a onas ón ones ona onas
        a ones ón ones ona onas
        n ín ín ines
        n ines ín ines
        n án án anes
        n anes án anes
        a és és eses esa esas
        a eses és eses esa esas
        a esa és eses esa esas
        a esas és eses esa esas
        n én én enes
        n enes én enes
        a e e es a as
        a es e es a as
        a a e es a as
        a as e es a as
        n amen amen ámenes
        n ámenes amen ámenes
        a ín ín ines ina inas
        a ines ín ines ina inas
        a án án anes ana anas
        a anes án anes ana anas
        a ina ín ines ina inas
        a inas ín ines ina inas
        a ana án anes ana anas
        a anas án anes ana anas
        n á á aes
        n aes á aes
        n umen umen úmenes
        n úmenes umen úmenes
        a z z ces za zas
        a ces z ces za zas
        a za z ces za zas
        a zas z ces za zas
        n ís ís ises
        n ises ís ises
        n ás ás ases
        n ases ás ases
        a z z ces z ces
        a ces z ces z ces
        n es - es;n s - s
        a a - es a as;a a o os a as
        a as - es a as;a as o os a as
        n ún ún unes
        n unes ún unes
        n orden orden órdenes
        n órdenes orden órdenes
        n es - es;n ones ón ones
        n ús ús uses
        n uses ús uses
        n s - s;n ones ón ones
        a a o os a as;a ana án anes ana anas
        a as o os a as;a anas án anes ana anas
        n omen omen ómenes
        n ómenes omen ómenes
        n igen igen ígenes
        n ígenes igen ígenes
        n agen agen ágenes
        n ágenes agen ágenes
        n armen armen ármenes
        n ármenes armen ármenes
        n ulmen ulmen úlmenes
        n úlmenes ulmen úlmenes
        n ermen ermen érmenes
        n érmenes ermen érmenes
        n ós ós oses
        n oses ós oses
        n imen imen ímenes
        n ímenes imen ímenes
        n es - es;a ones ón ones ona onas
        a a o os a as;a ina ín ines ina inas
        a as o os a as;a inas ín ines ina inas
        a ós ós oses osa osas
        a oses ós oses osa osas
        a osa ós oses osa osas
        a osas ós oses osa osas

        !>!$!3C!.E!`!!D#*!$D!yH,(K!%D!%B!JF!%H!%K!hE!DC!>B!;B!GG!{H#p!&D#$J!+C$3J!Y!,E#;%!]W!8@%I!%G!%@'H>Oi@#G#JL!nM!+G!VG!\
        ;D%XJ!%E#gF!~G!GR!%H>Hy$!3C((H!YB#DF!+E!eF!Y[!%K#QH'@E'!F!n+$OU$!B#j@0E!%J#,L$RG#/E#/F+}L!+D!kY#2L!MHF/kJ!MC!eP!%E,,\
        !2E.nE#v$)|X$BL!YM!GC#sN!YL!SD)yB$'F!SI$$%#mW#&U!%C#DH(?G!PH!MJ!VFF/hT!+W+PF!PG!J!&(!%D#$U!AM!;G#>@-F!MK!+'/c]&r$!3'\
        !DC!.HDyzM!MJ!SF#GJ#ZB*]J!AF!AB$*I&SC#/I!~H!AX!kS!MJ#G)%+Z#MB!eE'sX$yT!%E!JH)pE!AG!AI%;L!%B!{*#pD!%DF/fL!PB)HS!YD.]H\
        $$K!MK!YC/=L(fE'YQ#^H!SE1+$.hE?lXL!AS'.E!GG%^N&;G%OD!{B1]F$$L$?E>7dD#,E%GK$WH#>L)0W#WD#>M#AJ#d!!(+}D#*G':'!DC$3$!JC!\
        >E/1G#v$!3'#vC!.E&Y!!D*p'..]%pI!SL$mG%4E)kG&,!!*#pD#*E$vG%%$F,hC!.F#8]!kG!SC'PC$LJ.>H!nJ!hB&YH!PG)?F#5J%(D!hF#AG!sO!\
        +J!PJ$gG+jN?=$C':F!s!4D-JJ(fH!+N!%G)vH'fN!+C$<P?4HV!%N'7C!GP!SZ$9F!VZ!kE'|B0@'!JG!;G++H%aP!A$-[C!.-!hJ#,B@&-L'G$!JE!\
        `!#$!3C!.J#^B#JG(9Q'1ME$^I!+'!DC!>$!3'!DC((M#aL#aQ!+E>i1$!;E!DP!Y)#JC#DL%>K(3D!SM,/EF/cI!AL&MM#G!*DCm:D?8M!($+sE+y@.\
        @1D,*H!;H#Z!$-!%D!yK(ED!YB+$$!3''YC!.G!eM&f$!3)#JC!.B!DR!+KF/_B#vI!MI#5M!%B24L!sI!kB#>D!e$!;C!>G&PH#5S)^'!D%!]W!8](%\
        @RY%tI)9@5U!SH!~C!DK!SQ!%!$-!hD!yH?){G&5!&&#$J!+J#|K$$G&8G'JJ#AE$LF#>P!+H+FN!AJ'VFA]!N!V)#JC$3$!JE!DG#Z$#DC!>B0m(!%J\
        !+@/J!sB':G-L!7D?lVDAYkH&AM?^AG%wG#jS!%K>NSG1VJ$-@;D//$!JF!%K(wF*!I+'J*jO!S'!`C!>I$'I!VI#8X#WL#|HAg+D@+vW#dB!Y(!%D.]\
        E.(P'MG.%-!hF!~E%4P%t$!3C(QO!YM*/G!+D#AD#5-!hJ+SL'VC+YH!eC0LG%}X'%K!AY(!Z$pL&fGD<|G?i=L#AM&vI%.F&,HF/]H$LE@`@E@DXI&V\
        F%UM#vE':I>0{I#AH&&L#>I#>B$mF#|$!3)%%C((C&8J&#-!hJ%(D*xQ!YE?fX(!%[!%E$FS!+!FD>:YG$<D!+G/sD!A$!;E!`J+SW!kGD@cH!kE#>B)\
        N-!%F!~W$a$!3)%%C!.H)y!$.$RD!yB%^E-$E?:9C%1$2]C!.FD3pB,bM*AB$<)?;IZ0yH!{E!>H@uA!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
        !!!!!!!!!!!!!!!!!!!!!!!!3>|k+?E$-@Fq'@np5AH.2Ac=6A{O)B2<8BIo#$BR~.BS|0Blc*CD'%CR,1C_7;DF8(DIq&Dk),E>o/EjQ4EoS#&F%=?F\
        %Y#!F%_7F'0:F-)>F.T<F.c=F/99F/G###da+>+,->2h'>6Q5>762>9J6>={)>>d8>>v.>?b0>Ok*>T<%>`-1>`0;>d{(>eE&>no,>r_/>uu4>xg?>zY\
        #!>zk7>{$=>|a##$ap->&8'>&])>'O.>(%%>(-(>(}&>)[/>*5#!>+)##$aa3&2->%M8#A#$>%V.>%^*>%a(>%n&>&5,.b#!!S7!sh$1''!DX-B!,d*$\
        LD%Xl$1'X-BI)e)-D;+pj'$vC':)>&';>&*(>&.h$#j%!]W!8J)elG(`b+!SJ!MJ'=)>&K%>&N/-G9>&TdF(cI$smdg@c-mdgdc@c.8>&x.>'(*11(>'\
        ,&>'@,>'IjM#/'!D%!]9!8aF)hkC%w()<,>'<7>'=dgV14tB$6ifa-!%L.e'!`M':2>'m1$|&>'t,!s7>'~9!kdi:$yZ'%%%waF$v)-Om$$*X!khC17a\
        ,#,gK&#3!S+(02!S0>(M*!A(>(P,(04>(zrdJ&]Q!S-!A.)e('=,>(i<>(rfodg@c/)#J%!]W!8odgdc@c0E-U'>)7)>)>/>)Ua7!Ac$!JG#Jq$!JG#|\
        -(32#|.>)NaxlG1;'#gkB1>1#>J!S,>)z/>*/b(#>k4&Vli$!3b!!(!~D#*(>*%dN!~/!>a+#>Z!;'1AF!;6>*Z8!+.>*d*>*m(>*t&>*zdk%!.a!$c!\
        %J!Da-!%eK>&+%!],!SW!8j$&YC!>'$mF.|$#j)#J%#mW#&E1D+>,r'>-.6>.J)>/2.>/N%>/^(>1<,>1j/>2&:>2S>>2V<>2e##$9a+#5->,3.>,90>\
        ,?*>,B1>,X(>,[&>,h/>,lp'!`a-#QL$m)!%]$j'/!C$vO.b'$m)(`i)$m:$ybnidefP!~B&)(>,dfI&`dB/%iC$v-1GL!+)>,zdD%(%,2,!Vjdgia.$\
        RF!~+>-]-!%)>-`.>-u0>-x*>-{1>-~(>.(,>.=4>.Fp%(`M&cT!Ai'%G%!>lg$,5'!D)#/C!.E1JG$?K$vi$-[C(($!;3!%)!Giaj$!3%((Z$p)!e%!\
        >F!+dK$d)>.k%>/,a+!P1>.g;#2mna*!S[!SB>'q%!e;>/%h$!J%%Zsfg+$6J$6l'!`G(`hbkB%w$$L->/D,)hha.#|J!+'#v)!PaL!~'!`a0!Aea-#Q\
        J%(->0!2#80>0(*>0F1'G(>0o&>10h6(0C!e$!;G(`%>071>0?d-#8J&Vja-1MJ-ha&!S[!S2>0b&>0f,>0jj(>0[fI/)bnkX,@bV!AdV#|dhE'(+>0{\
        ->0~aU)eT!S$!;d!4%!]&-JW!8$!Ji$!;lmQ$v)>1`%>1g<$a9$9d!4->1['!J&-JhE1>fJ*cc%'GJ1GQ&;%#s/>1yfgbmbF/!ak!2'.nG%O0>2B%!>(\
        !+&>2F:!k<&>h)(9sG*glL&#$>/W'-k%#mW#&O,O(>2b,!YrB&fF)yK,R'>3d6>42)>458>4_0>4p%>5&;>5M(>5S&>5V/>5`4>6/:$B##>6Na0>3S*'\
        f11Y(>3ZkfK!na-!%H&A+!+0!+R!+.>3w0>4%*>4.1#>hM!S2>4!aH-sB%O$)|'!`X$BbG-vE'j'>4T*(t1!P,#,4>4Xh,,Ufbga-!hL$RcJ1J'!`G&8\
        '$'l,!hjfha-!hJ#Z%>5!f(&#gfciF*cgG)H3*j+14;>5<(>5?&!SnJ>)1M&D0'=*!Aa-!hiF(BlfcG*]G&;hef1#>J!%$%1+)9&>6,k$1]%#m9#&i$!\
        3%!.d+$O7$!e$!JG!GJ(Ed(>6;g'/:J-h,#8c%!.a!$(!~&!yJ#,L$Fe)'J91fb3!~*>6s1>7$&>7*,>70jfgX$j:>6~a,!%R!+M!kbeiM#Z%#/J&;de\
        eE1c'>7j2!V)>80.>8^%>8d(>8l,!P:$Ba3'1(>7gg$!J%!>dc@=C$m$!J)/C./F0(0(&)hi)#J%!./!Pa!$-#QD!y+>8D.>8J*>8T(>8ZaH%O6!+G)e\
        $>8()!SC!.$!JI!SN&#)/OM(Ne<$9iM':)>8y%>9$dgJ(9ha-!%H!%+>97->9Ea01igifkL!V/>9BbkbmQ#5Q!VfcZ&i)-s.>:5%>:9(>:a/>;u9#Wa.\
        >9x(>9~&>:1,#G4!+hT$|3.bL%R'!Ge$#j'!`%!]W!8B>0glJ-y*%.(!M,>:Nci$!J'!DG%%'>:[a!F-!hc@G!Dc@E'>;9)>;I%>;`/>;n9>;qa+$O*-\
        U(!~4>;37$!j$+$'/UM!G$1]G!A-#82*cc)#J%$3J!+$!;++'0>;[&!SjlL++dH)K;>;jndI>7'lZ$jO!AgC)v-!%'>=D)>=G81s%!>&>=e7>=wa-><W\
        5><b0><g*><q(><x4>=27>=6=!shsfF$6'1m%$3M>;XldF!e'$m)$0aH$-%!>fE,b(>=%jdgJ+.:>=/acdc@^c@]dF%^%!>lk!,d&%X[!%F)$.>=[u$!\
        J9!8bgd$!JD.]'#g%!]W!8i<#Mfg$!3'/1)!VC!.aK+4)$m%>>./>>KdI>-](>>Aoaj$!3'!D)%%C((+!S;>&*F&#$!e0!S&!S#!>1Xd+!A6+=D!S1$d\
        &/[e%&l9!8ajB)k'>?.)>?9%>?N/>?_aeB1v(!%,!+jeE-L+!M.>?H0$WahE,OfmbV!+3!M.$I0&Jg8!+M$WD-s3>B2+>D1->EW'>En5>Fe2>H-6>I1)\
        >IC8>J:.>J[0>Jd%>Lt1>M(;>MU&>Mz,>M}/>O54#G7!S>>O_9>Oea+>A'->A*0>A3*>AY(>Ak4%a7>B(p'!Sa-!hgh'!DG!PF$Z$!3%!.F*%3>AO)%+\
        :/_<#Mag'>ALa!Pc@Qc@M%#sf+!SY#2$!3+&]%!.of'!%X$y3!+-!+)1vo$#jld!&+$O&#$U$!$>AA%#sX/_'>C>)!G%>CM/>Cs##>D*a!$*>Ba(>Bm&\
        !y#!>C:=$-hE.!$!3'/c%!.]&r+*%->C('$<)>C4:$Ba*'fU!S)%+%!]<#MW!8+*%U!%aL%^e;>CJo$!JM!+M'm!!(>CZ&#*aG#^!,'#;%>ChgC#v;#2\
        7!AiaK1M(!nm)>D!dg@Tgb),eD!%mdgdc@U'!`%>E8/,la3$g+$0)%^.>Dl*>Dv1>E$(>E(,>E//>E2s$#vldi$1yE>:[-!+)!GbG,e5$g7>CoiB%zB>\
        '%,,iaR$ZF,i+$-K!s(>EO,$Z#!!Vs9$abk'!DG-L!,'#;H*%'>Ec)!GaQ!sag$!3).%C!.$)H->F?5>5J2>FB8>FH.!S*>FP(>FW&':4!Ph+/)'!`T!\
        +B#g(!AW#da-!%gK%zi$#jC!>+!+%!]9!8o]#W'>GT)>G[%>Gl>>H*a3)'8$g*>G/;>G=(>GGkS$W-*%'$<8!+lm]#dld!&;#2D#$$#v8!+d0!+F!%(>\
        E/[2!.!n,#a7$!h',,C#v+$O*>G~(>H$7$!mQ%ZD#G5!sV!MF$W'>HK)'p%>HV/>H{>>I.a)!;(!MU>&u+>HSpF/jG)N*>Hn(>Hq&!%j9!8bg'/mC!>Y\
        +p)%+y,$jg@:'2%ahfk!,dc!-I!%Q#d%>I@a0$0eaxlG&MF#^+>Io'>Iv5>Iz8>J#0>J*(>J6&#|,$Z4&`=!Sa32(K!%a*&AZ!;gZ/v$1vX!ka-!hF/y\
        %&cdgi$/|G&5eC*,'>JM)+C%>JWa0)*F>?++$O7$!eG1vH>?K$&8dP>,e'>K^)>Ku%>L?/>3Pa!$->KG2>KL8>KS*>KX&!y7>E$h)0(>%pdg$!3%!.d(\
        !%c@CeaQ!M('mlE)NagE$<aY>CJ+$O)>.G,!+7$!gjea-!%J!+($W7>L+j9!8bg$!;E'!$!ehk$!;d!&(!%&#$[!%!!6>L^(>Ll&#*,>Lph:>LYaS#^e\
        B+Caj'!`)(`%!]W!8wR'PaI(V+!S8+J*'@1&;ieW01'>M@)>MJ/>MPae+!M,,ioB$F*%^&*xhT&D*!%D!euaF)Nl)>Mk<$jd+$O7$!xlE>JW+$0,>A'k\
        a-!hJ!+B,o'>NC)>Ni%>Nt(>N|<>O-a)!{0>HS*%gR>Ce=!%e+!A*>NYa,#,j)%%C$3%!.a!$-!%&!yJ#,4(EnkagfI07eedkG><uaml7$!hd(!%D,*&\
        *2mdJ!D-#80>OO*>OW&#,4)Qhfg$1]W/vpe$#jE!`a-!%F!S.!YF+P5*2g@63>QE'>Q{)>Rt*>S+%>S.1>S|/>T09#Wa3'1-#Q'>4T2>P^.>Pa0>)R*2\
        +(>Ph&>Q7,+S7>Q=h'!GG*5B0:5(coB.12>P{)>Q$(2.a+#GgJ&P$!;C#s+!Sk.>Q0fK&Pd8!%H#>$!JG!%9#WaI>')'%z)>Qb.>Qq(>Qu/>Qxa(#Gkd\
        N$d+%.'1>2,rjd^>O2fC)TC0=L,u.>R;0>RD*>RI(>RU&>Rj,>RmjF>1Xb*!ShC>&'pF>&+%!.a!$&!yU!A)>R^dH*5*>RghaH*8K!~J.e$$meB*g.&P\
        &)Wo$+$/#ab,!+R!~G27*>SH(>SX&>St,>Sxk-!A'!`L!A)>SS,1VdD&&bi]$a$%w->4!5!%,>SkfD(]$>0cfoM!AiB17fH#|$&)'#^/&vkf$0@S2:8(\
        t.>//hT>Su+>Vd->W.'>Wq5>X@2>X]6>YV)>Ye%>ZD;>Zl&>Zr,>[:/>_Q7>D~:>_l>>_t<>_z9>`#a->U[5>Up2>Uy.>U}1>V:;>V?&>VB,>VEh(>UT\
        aejf*!%X$y9#WdW2>akl7>Uhhdc@W!Va!Xc@Y'!`(!+W#deB'S!2'.n2>V7)%O<!k9+PraQ2A],@bG>Q_M$0I$I%>VQ9$jdmB.4.!~mb1>V`hkZ#WaJ0\
        I$!;)!V.$I%>V~/>W's/%AfhC.(*(cF$0-!%A!!V'..)!G%>Wa(>Wg/>Wn>%pa-+4*>WV(>WY4#akC$FJ'4f'$LR$0(*;D!{%'PaV!PV2D2>X*8!%()-\
        &>X-?>X7hK27B/:i>,@dcfW'v$!3)!sC!.(>XV9$Ff3!~%!]9!8ieG$|ahiM!P)>Y(.>Y2%>YB/>YJ>$adk%>X}f+&,H!%,!+nbL(c*!PbcndF)v$!3)\
        /Rb!!&#*aN1i.#AciM)N)$?.!PciG>FQ'&v<>YbfK!DK)$.$m;>Y~&>Z%=!Sm%!>a-#QL'4lG'G$!;%>Z79>Z>d,!+c@[-0OrG&fiebO!%-#G.>Z^0>Z\
        b*#p(>Zf,!AhT'=B>V;aL*8)0:N&,lfcE!{'>[()>[/%%4ae'!DG!Ge)'JN#Ab2>Fb.*>D!%'>[Y)>[y%>^k(>_%:>_J<>_M92YaP'y$!;1>[o;>[uh$\
        !3')KC!.$+`M*AlE*;3>S++>]Z->]r'>]x2>^#6>^&)>^>.>940>^E%0[1>^U;>^](>^`,>^dalibF0R)>]i/>]odklL*>+,xO!AB2GdnF>42cnazbL+\
        }M!V)>^4%>^;dkmZ2>ciaN>V]F#ZgrkaN&y%>^PfheC>9?gbO2M:!kfF)'M0_eX1f>!kaH$<*>^tuaK2Pf$!Gg$!3)!VC!.bn9>_Cb),e.%>0>_;h{H(\
        %%>1vvF&|.)0rB$LF!kL>Qr$2]-!A*>,a%!.(!%k$*]'!eC!>.)0exM!Y.#8N!Y0!Yc@Z*,(m$&fG!{R!S'>ar)>bC.>bW%>b~(>c[/>dS:!k>>d`9>d\
        da+>`}->a+2>a.)+`*>a71>a?(>aF&>ao=!SplkL)<'1>f3'1P>SqF-y$/%%!]W!8$$milS$maoaA!!S+!M'>a],>aha-!h&>7gJ+.8#|gi$!JE)k$>C\
        pE!`G)e$!J.$s(>b-&)W,>b87)ejF&])$'.!SoaN(0'1+fi)#JC!>++'.!A7>.g=!Sa-!AH!%)>bu%>b{a+!A*!A/>br7!ScJ)<K%D+*cY#2N!S->cB.\
        >cH(>cO&>cUh)>c?a-!%kyO!kH&P'$vZ,{<'%bP)'+!AF&]'1>J2M)>d>%>dBd6>c|0>d$*>d'&!A,>d1hG$sdgD.>G)<&#,j'!JG#v%!]9!8a-+4U!s\
        bF*81&`?>dOqdhT#|fN*c.#A*-s(#|[1GgK*M.)0&>dsh%)TeG/!i%#/eC1vl)>e8>0bd$!3%!.&!ek$>I@L!%k)!G.!S%!]W!83>fR+>f}->h1'>hA2\
        >hk)>iI82o.>j.0>j=%'S1>jz;>k*(>kK,>mk7!s:>n]##>nka3'4-!h6>fJ0$$*>fM//R=!Mo%*PM,~M&ihdL#Z%>fd/>fz9'`fieB/|(>fsk$!;d-!\
        VJ'mf++'S'.D$''>gZ6>gc)>g|%>h&:>h->%p9!8a-!~)!{*>gPpl+$O;(!U$!$!32>SUC!.!&*+FD#$f+>gt->gy4.DpeM#>brF2eM$<.&vnF2hg''!\
        J!+gP$0%%A/!%f-!n'&YJ!+;>h^&>hb,>heg'!D2!A)'Y%!>Y#2lG)TJ&D'!`G!G)#J%!]/>i5>>iC9!8d*>i-k!,'#;G!G,-'dD>KEmdgia-!h.$RJ#\
        ,g!BJ$$$!3-$W8!+%!.&>ii,>j+di$#D'!`G!G+!%*2ki$!;b.>j&&!%,>SUhF&;bxM--N)'dxl<#Mfgdc!;I!%'>ja%>jg/>jv9#Wa-#Q,>j^7!smdg\
        J*8C-$*!~F$d(>jsgf%!>U!AG/RdL$6$!;%!]9!8dH%^l)>k:d%+Y9'viZ01i(>LZdhi$!3%!.W#W'>lG)>m#%>m?/>ma:$Wa+>k{)*5*>l(&>l.,!+#\
        !>l:pB$?$&/)>b{L$Z+#|Y#2$!Jie$>^qE%G:$Ba+$O*'fU$!!&+>JT2/[.%^0>ll*>lp;>l|&#$p%#/aJ>,eB>RZja-!hi$#DG&5lG,b'>m90>^p*>%\
        ^&+ja*!%J!+(!%D*5++J2)<8>Co.'G1>mZ,!%p$/%E!D'!`G!M)>Sy.'GH17)>n6(*><>nVd!&&>n*e$!3)!PC!.!')!V%':aH2r5>nM.$?0!shlka-#\
        Q(!~J%(fhf$$*C!>5*MD!k+>nepG$L'!%H#8cO*M3>ol+>op'>p*5>pL)>pP0&;%>p{1>q.;>q4,>q8/>rE<>rM9>r[a-+4.>o`0>od(>oi,#,hefcJ.\
        baF)*pkE#ZK(0dD&A.>p!%!>>!kdgD$gdnfaK>Ae$!;-&`*%w()3&>pB4>pHoM1J)!GC$3dF$swL!k-,r0>pm*>pq&>px:!kk$!;qdcJ$vfL*ci%'SW!\
        kJ#8.!A0>q)hG*cpF>,e')hG1JlE%A$!;)>qR%>q_(>qc/>r4:!kdF)-5#Gk!,'#;L!PeP!V)/O%>qr9>r-aI$Z.%>*>r#&!%rZ,@$,b:>6~W$j.)0H>\
        ;r,!%e!,'#;)!VkdC*P((]cJ>X*g->rVhF*2diC)6N&J'>sR)>t#.>t00>t6%>t<(>tp/>u[:>ui<019>ula+>sG-!h8!A.>sM*$g&(]p'!`aF>*`$!J\
        M!GaA!!A!&$!3%!.1>s|(&)&#$g'!%%$v/!Ai%!.a!$&!yJ%(bI&J5$62$v7!AcQ!A:2>]!kbcS>G:.>tR0*8*%w(>ti&>tmhT!M!,%>tb9!8d!&c@ag\
        -$vE'!N>1XG*S'>uL)>uO%>uS/>uXa+>u8011&!S4>uHpfkG.M$!J%!]9!8i)#JF(BdD#|R#8pM$'ndL/[T.b*!M&!Ae3)eK.|R!Y0!Y*%UO!Y2>v<.'\
        G0>vL(>vP&>v[,>vu?>xcjfi)#JC2x'!`l&#>e!,$!JE#;dH1Y2(cfhlkaF$R'%4%-O,>vjnG0s'!De<&iaL#5>2>9>xOb->wK)>wl0>x&*>x61>x9(>\
        x@h.2|b(>wGgidH#8eE/O)>whd&>w^,>wcgC>b5ieM/OdF>b5jB1Dm13!:>w{aodg@c1odgdc@c2%>x1:!kdK0OqG>ZcW$jebnlL+`!($+s'+yf,#ZU!\
        S2>x[*>;rhJ*2'!GeB/!fL&`'>y/)>yj%>zU>$9a*-L&>Rqe$!3%!.f+%.E's*>yD(>yV,!Skkag$!eE!D$!ei/>ySa-#QV!SF+J)>Sp*!%(>ygobH-L\
        M*5$!J++'-$W'!>&>zE,>zR4!A7$gk'>z4>&ragJ$Wc'>zB)!Ga!@c@Ac@?$#jn$!;%#mW#&E$mkI.b%!]9!8f$$*b.%>N&;%!./>z{a!$&!yJ!+-#|H\
        *V'>{h%>{p/>|$a-!s5>{F*>{Z(>{bpahT2.$!ee:$Bag$!;d(!%D>7easbeG&J3!+C!>epafA!!V2#2)!{.>Ae(!nJ>:%-!n5>|@.>|J0'7(!n7!Ah$\
        >yST!+e$!J'%GC!>$!;)!G%#m9#&d8!%*!{J!+'*,)#/aK#8'?+$)?/v.?4L%?5h(?=-/?@2:?DI>?Dc<?Dm9>uL##?D~a+>~H-?!;'?!X2?!_6?!g)?\
        !k8?!w.?#>0?%,*?%0;?%k(?%x&?).,?)~/?*j#!?*r7!%=.Dp'#/%>~>/>~Df$!Gk%-OW#W(!nD!%I>tO6>~v)?!!%-0,?!*:/_<#Ma*>~gkB'('>AL\
        %!.a!c+c@c,'!`fkkE$3gd&//J!+(#5def$!Gb.%>cJ&;$)|'../?!U:$B>%pf$)|.!nX$BL3%*!MU!V(!+ajC0:aN#A1>=%ka-!hF3($1')#>%?#7/!\
        G:-B9!8d.!n(!%J!+*#pF>Nu+?$4-?$='?$X)%+.?$_*>of&?$j,!%/?$~<?%%a2#^8!n*?#~,!+/?$/j%$3F$|->A'h'!A)%+Z#MciF2.%!]:#WW!8'\
        !`%?$R/$<<!%9!8aY>5<*#pD&D$#DX#dd*!McieG>^h'.V%!.:$ja!$&!ymG>c?B><d*>HyD!kpC'c+?%C-?%I;?%`a*!MD$F$#DE!`)!;%?%]de<#Mf\
        *(?U!%L-6ld(!%,!+[!%l)!Vd!&$!GD#$3?&N)?'_*'V%?'e;?'k(?'y/'c7$|9!8a,?&H#!$dgC!M'!DG'c'?&w)?'$%0:/!;:#da-!%(?&p&?&thC!\
        VC>DdJ%ze$!3)#/C!.+!V'?'C.?'G0?'K*2k(?'O,?'WpkB3/cO32lE0}bF'Me%*,lQ!~%'sA##d%!]W350-?H#pl'!D<#Mf.$?H(?'?(W)?(a%?(|/?\
        )+9!8a3>=%+!s*?(L;%to:$Bagd&>7eJ!++!Pxl'#gG'c-(3*'([!%.?(oo%#m/!;W#&'!e.!M:)aaN1#+!%*#p&!%J!+H/C$$*+!P;?)K,?)Q/%Zfkf\
        $!3+!sC!.ldiQ&2'%4)?)l%?)u9!8a!$*)p(!;D!y%!],!VW!8!!&#*gE/m'?*J)?*]%!./?*d:$Ba!$*'f&!y,!%kk$!J%!]W!8!&$!J&#$k!,d(!%D\
        %X-#QH>hb'!{F!Dc$>AAX/_$!3'._b!!;#2D#*3?+m+?,*-?,?5!%2?,I)?,M8?,Q.?,^0&2*?-O%?.Q(?.W&?/C,?/Q#!!n7%Rai$!3%!.Z&|)!;d!&\
        .?,'&#$j'!D)%%C$3E&c$2G;?,6deF$-lde'#/G!V/#Gd.!nF#^aF!;D?)N$*;'*;)%+Z#M!,->gy'?-&5!%)?-2.?-<%?-F,?-J>%paeM!>+$O*+F&%\
        XU$!,#^h'#gC!>$!{)!;bJ'mF?-!eaH$d!,'?-q)?.38?.<,'y7?.@>?.Jj)#>dI%D5?.$0?.0&%XjfI&A$-Gfhf$/|C!>]1.2!G*%aJ!%aN3(b'!`)!\
        {L!n5!YqC&f+!~K(E+#5'?.|2?/#.&D0?/+*?,I(?/2pdef-&PD!{gP#Za0$IH>hbd82PL,x$!{',//?/@fH&cE0[,(i/?/NaN$0P+='#/%>{l/?/f##\
        ?/raH#A.#50)Bgdc@c$g@c#+?0h'?0z5?1b2?1l.?2#0?2G*?2T%?2^1?2m(?2u&?3&,?3b4?3u?&P7?3y9?4Dp')hkfb2%7idI#Z%?0qfhL1s.$g;+=\
        F)s*?1)&!nkC?-F6?1D)?1I0?1Q;?1^a.$RqdgiM$vdhT!hgidgI>ao'?1YaH-UD>LZlG'|.-R%/=lF(]$?,J%?1ygbH--i'!`M!;)?20.?29pG>Y%$#\
        DgoA%!+'$F9!8bg$#DE'!$!G3#^d0'7D*x$#DoaeF$I2%7.%>;>;jhkG'S%.raeJ%U.!A0!Ved0!+J!+'?3F*?3Q%?3T<?3^a3.u#!!%lolfgE!V.!nh\
        i%#sF(BG2A8!%*!e[!%kB-X)-O/?3nhvG)60)BfN!MaL#J+?4+*?3Qa*&AF!D$!3/?4@b!!+>tO&#*eH2AdF!G.)0oF>x`'!`)?1V%?5Y/?5da&?59g-\
        ?4z;?5+h/?4wb(!nJ>DeU!{%!]9!8d$!JgP#2l))?d$!J+#GJ!+%?5R9!8rdm%!.a!$-!h&!yJ%(g$#jE'!2%t*!;xM&]A!&D+?6^-?7D5?7W2?7g6?7\
        j8?7n.?7y0?8q*?9*%?9K;?9O(?:V&?;v,?<5/?=*#!$d<#/p%!.a!$&!ykfI$|'?7$6?7.)%+/!;<#Ma(!eh6!%a+$O.$6U$!k!,d&%XJ!+)?7<%?7A\
        akE?3rghT'mF)?%$<d!&&#$o%!]/!MW!8$!3%!.d!&&#$J!sC%4E>*!!,'#;aA!>P^!(+?8A'?8F)?8O.-6%?8i&-6/,=<#Ma!bc@c!sdR2!(!%,!Mc@\
        )+>tO4?8cg+%;d$!JD//$)EG!V!!&#*[%ap'!D%(l9!8a!$+&P('(D!y-?9D'?-C)$F%!e<$pa+>9ugU!P%!>aK!PL?3Cl')hf-?9~5?:$6?:)0?:.*?\
        :2(?:<&?:H,?:Oa32(goC'|M!DelH/UlH>|hM>jv$!3%!.dP!De%#>/?'TaD*5'!{lN#8//sbF/U$$F-?:o.!s*!+(?;$hdolG%1$!J%-d9!8d!&.%aD\
        #$'?;^)?;o%&l>%p9!8a-!%&?;Whs$!3%!.<0yfg'?;Ta!Nc@Oc@K+!PY%t*+Fo$!3%!.l'!DG#/+!%Y?%`+!P*!~%!],?<29!8xl'!efN$ZC-0'?<`)\
        ?<d%?<q&>^#:?<}a!$-#Q.!s01#&!ye$!eE#/L?%]+#Z8!M*!MY>5<!!&#*g$%%E!D*!Ymdgdc@IJ2!'?>A)?>T%??6/??k<?@.a2?=j0!A*$<;?=m&?\
        >%4?>3h$!3%!.d$!J(!%J!+M1slf%?=|/!Dh{S>2_hdrX$afk!,d(!%&%XJ!+/?6Z<!%b&!%J!++!%*!n;#24#ai'!`C-0$$L3$|.?>t*??*%!>&(],?\
        ?07)?oB.rka-!hgid!4+$O&-JU$!+!AK!A$!GX#W0??Y*??^;>V?,!+h6??Sa,$0maH._$,5C!.dL--h$!3'#|%!.Z'%8,F0(9,?@%=#8g$!3'!VC!.$\
        2]''YC!.bD!n3?'_-?A&'?A65?AG2?Ak62o)?A{8!+.?B)0?BT;#2(?B_&?Cu,?D47!%=?DDh'!A6!+.!+9$aa.$RF!+$#^<#Mf*(?%!]W!8&?ADg<$p\
        aqfD.!B0['!e%?AZ9#&a!$.#GD!y!!&#*g$.hdc!9I!%.!+/#AakaoeagK#Aie'%G%!]W!83!P%!]9!8k'?BE)?BNa*0(edH?5((?B@pM>jw+%.K!h'>\
        A'agoM%a-$0)?CA#$?CG.?CJ%?CT(?C^&?Ck/?Cno%?C2(2|/?C7aL%amB>73'/c*>Rg]&r'#/L!nG*P$!Jd&!{J!++>j#ra^!n$!3'!D%!.fI/yX/,8\
        !sgK%a!,+?D+'#;pag+#AU>%W$!J%#mW#&)?D?a+!sH%araF%ZlE>vr.!k;>_q&?D[4,_eQ,_)!{Y?)K)?,M.!YJ!Y3$a5#81?D{oB)vE!;I,_'?bc6?\
        iL)?sQ.?xU%?zS(@9v/@=N:@Dh>@E=<@Ef9@F&##@FWa+?H'-?IR'/:5?Iz2?J.)?J<8?JQ.?Jl0?Nq*?QN%?T>1?TA;?V0(?V8&?]S,?_7/?`{4?ah#\
        !$I7?b!<!;=?bU9!kp'?G4)?G[%?Gg(?Gma=$-k!2'.n<$9k%!]/!G9!8d,!+e$!3'?CNb!!&*pJ!+!&.?GR&#$7?GUh'/4f3?'?-?9~aH&/L%R$$?M!\
        ;-!%.'(tpB*,qdeK#5)?H$%#m/!G<!%9#&dF2PJ%g'?HR6?HX)?I?%?IG,&P/?IM##>D*a.$I(&]sl$!eE!e(#AD,*'?H{)?I%%?I1/?I9a!$+!%.$I(\
        %Z&!yU%Ri'%GM!;4?I.hM?4@B&c!!*,=D#*-!%H%^xl'!`G#/0,OJ#AmE>C|'?Ic%++/?ImaR>G:,!+g+%.E!Dh$!3%!.frC>/K)/@(!+,$Zdi$$?E!D\
        a$>?D+>MGeF?I.0?JH($0hE?Ax$)|)$FX$B$1')?Jf%%1:-Bd.!nF!%3#5Y(!+?L4-?LP'?Lj)?MF.?N!0?N3%?N9/?NL4?NS7?Nha-!h5&J2?Ks6?Kx\
        0?K|*?L-,?L1=%ap($Ia7?Kjh'!Df.!nH&J$!e%!]W!8lF>&HbF*;)?L*p(!+M!{J/IjF&iF*{$!J)&8/?LI:'`d,!MjC-Ok$1]C!>%!>d$!3%!.e)#/\
        9!8bg''!G!V-?LF)?M'*?M.(?M=,#^=!%rB-GjbcI>M%i$!J)#>le)&MC!>$!3%!.M!G+?Mc-$W5?Mi2%70?M{*!P7!%pF*j6!+G'J%?Mvfha-#QJ#,e\
        gG(zC?>;$!;)?N0%!>dV-6B1A%!>M!;5>Z;0$0&!%eyr'!DG!{(!PmH*~'#v)>Nq%!.a!$&!yeG$d$!;%!]W!83?Of'?O~)?P<%?PP1?PY<!k9!8a*?O\
        ?(?OC&?ObkE!sjM$?'!D9?OYb,!+g$.hd(!%c@92?4HH>OiiF$|)?Ow%>{l/#sakB>~Da-!hH)p(?P3k$!J'!e.!sbJ2.$!3%!.M*P*.D%%1c'!D9!8b\
        *#pJ!+*#p(%ZJ!+'?Px%?Q9/?QKag$!3%!./!;f5'.L!n$!J%#m(!%&?Q39#&hs$!GE!`)!GJ#^6?QDakdoF$ddembD!VF)E!,+?R@-?Rh'?S+2?S1)?\
        S68!+%?SI&?SW,?Sj/#>9#Wa!$*$$(!~&?R:k$!;'!e.'4%!]W!8!%J?&H6!M)?RXd.!ne3!M)'J%!>Z/v%?RckkdF'4gE?,3)?R~%%Ad!&&#$kae'#g\
        G!M.!nj$#>E#v.!%D%XedV!M8!%.$?*(E4#ah6!+G!+!!'!D1!+(!%D*p$-[)!G9#&b!!*'@D#*'#/)%1%?T(:>I.9!8a-!h.)BM)9(+}g>&rd(!%c!/\
        $>z=E>zBL&D+%.'?U,)?U@%?U_(?Ue,?Uv/?U|9#&a-?T~(?U$,,ih'!e6!Mfi$!J)#JC#sC&5)>Q-aU!s$!J(?U=k$)|.$ZX$BM%%.?GR,?UMeC?P0'\
        #//>vV:$Ba.#GH'f*'@J'mf5?Ur*!%hT?N3C??Z$!JC$37$!h',,s)!G%!]W!8ld+#AJ#A3?WL+?Wj-?Wy'?X<2?XE)?XO.?Y|0?Z&*?ZH%?Zm1?[!(?\
        [/,?[z9#&a-?W;0?W>;(!,!+h6!%,?W2bk'!DG0:de<$9fU#|F-|3.b)?WIaH.!L&v/?Wf935b??Wcg'/m%!>Z&>Z$agI!P'?WraV!nk$#DE!D$!J)?X\
        2%!]<&i9!8dgaL-h9'vb)%^J'y*$I(!%J!%/!Ma-#QU!s3?Y=+?YF5?:$2?YR6?YV.?YY%?Yn&'S,$s7$!:?Yy=!Pa!$-!%.?Y9*&/&!yh'!;bgiE/Ud\
        P#^d!&&#$[!%',,6,~aiM?R`C?,JB.(),/.?YeaF$L$!3%(lW!8!!&#*rfL>AeJ'PbqfH>,U)?ZA<#Md*?Z>(!%k!,'#;G%4@c3g$$'E/1)?Z`%!>/!;\
        <?Zja.$RqaL'4+!M5'.D>ZoR-R*'@kfg$!3'#g2!~C!.'%4f$!GgiE?&w'?[M)?[a%?[oa!$+%g%!]9!8c!%Y(!i%!]9!8d!&.!n($-D#$.?[ihC&c'!\
        eL%R!!+!M&#*[!M'?]<)?]E%?]J/?]P9*(ao'%1)*PA%#A.!M(!%D#5kaP)B2%7H!MV(z+?^+'?^D1?^K;?^Q,?^a/?_-a-%g0?^'*2D(/yp'!`fagI$\
        ddH$F%!ea8?^=.$I(!spE$?%!>lE&f(?YeJ!s)!%C!>l'.Vf,!+4!VkM&5'>93)?^y%?_%(!Sa!$.!~D!y2!A.+@U!%!!(!nD#*<$9a.$RF-|'?`0)?`\
        R%?`[(!+:?`i9?`ra-?_u5/g.?_z0?`#*!M;%t(%A&?`+,'yhkyD$jfvO(%%*SZ!kae+!VY(!ieW&|-?`G2/g*#Z;?`O,!%h`#N'Me$?X/X!kM'V%!],\
        !+W!8*?Ldehd$#JH!%(!kciF>dx-!Y.!YH,(-?aC.?aM&&#,?aSh6!M:?a<a*!%D#5c'!%G!{a-!%.!PJ!%)'JC!e)?ab<#Md.!PF'V*(?R*V'?a{)&v\
        %!.a!$-(wD!yeH.M!0%?b9/?bL9!8a3!+-+4L$?*?bEkd(!%J!Md&.]J!++$O(!DU$!)%%%!]9!8aN!s+?cQ-?cU5?>!2?cc)?cj8?cv.?c~0?dt*?e'\
        1?fl(?fp&?i0,?i@=?iFp$#j9#&b*'@kk'!DM!;E>*n)%%e$!G%!]W!8a-!hJ!%kag-%a'/c]&r/!;fuM's$!J)?dP%?dZ,?da/?dm<&id31J0&D;#2c\
        i'!`(!+f$$*H,F'#ga+!%H!%5$ZD!%<>KIfp'#D]#dk$#DC'P1?d|dH)Wac`#hT$-+?eF)?eL%?eS&?eZ,?ed7?fga-!hP!P'#gM&J+>I=U0+,!+tC!Y\
        $%}%2xM&)$#J)?f7%!](?f</?fa>$p<?fd9!8d.'Gg'!D%(Qa!$(!~D!ynkG(])?fO%?fS<?f]a-!%L'VrM*Sa01irF>jsrM$LF)QP$vbgJ$6dL,x$!3\
        -?gk'?gw)?h'*?h.%?G,(?h7,?hV/?IM4?hg:$j##?i)h'?gZ%?gc>%pa!$-!h*!%D!yg$!JE>i1!!&#*J!+$!3)#>%(QM!;(!%,?3CmbgG+..$?rL$g\
        d!&-!hD#$'!D)?hLa->NS8!s*!%U!s.!ni$!GE#g'!D<$pf-04rfI>/V',l)?h}/!Ga(!~gi''YG!G+$O*!%U$!.$$N>D+$)E'!`,-6:'`fC,2(#GX$y\
        )!;M!;'?mM)?md%?q./?r5>?sMa+?jE-#55?jR.?jY0?jp*?kO1?kg;?lm(?lu&?m:,?mA4!%#!$Ip$/R%!]9!8fD$<6!%)%1b*!MJ!M$?2ZL$Z'-D%!\
        e:/_ag$>AGdc!MI!%3?k<'?kC),l%?kF1$Z/>Sh:?kIa*'fef+$O.!MU$!d.$ZF$LU!VF!Dg!<G!{-!P;+=,#^h'%Gs$!3%!.M'c'?l?)?l].!+%!./>\
        O!<0ya!$-!%&!yee'!e%(l/!;9!8a!$.$dD!y$!;,$|e9#&bg'?lXa!7-!%c@8D?OW,$0g$?;Od&?;UJ!+ld,-6[!%.?m-%#/;(!,?m5a.#AH0(a-!hJ\
        ?*kedM2%+!%Y?5a%!.a!$(%ZD!y!&.&D;#2&#$4!+hbckbR&i$!G-!%5?ns2?nz.?o&0?oM*?o^1?ow;?p/(?pC&?pl,?p{4?q(h$!G.?nd%?njs'!`)\
        ?n`%!]9!8aee'!D%#mW#&N>Zo$%1E!`,>DetaO$Ik$!;E-k/!VbeC?!c'%G.?o>1?oHfgje)%1%!]W!8$-[%?SbW#&aA!&J'!D/?^AfhsaoA%!M''Y2>\
        zI)%+<#Mhs'!`b(%ZD!%%?p(a+$d;#2J#Ai'!`L!+lf(?p?,?;?gxM>HSeG!k.!+(?p]/?IM##>D*fo%$FlB%1f$?Ox%!]9!8hT$I+!V2+=0/I10+J/I\
        %)6a*!%F!M$#>G0b.?qv(?q},$dh6?qN%?qga!$*)p(%ZD!y'#v)%+%!.<#Ma!$&!yndeK(B!!$!G.>M=*%4D#*$!3C?*y(?r+f+!MU!%d%!],!sW!8'\
        !{5?rX.?r_0-X*$L1?ru(?s)&!{,!+hT%g'!DL1s'?ro%!.a!$1!%D!y&!{J!s'!e%#m9#&a-+4S?h+/?sIe$!3)?sD%!.d!&(!%&#$J/IoM?R_mQ$0q\
        E#^+?t?-!n'?u'5$v2?u2.?u@0?uH*?ut1?vi;?vu(?v{&?wx,?x*/?xH4?xM7?xQ:#Wpd.$$eH)''?tU.?tf%?u$ai'!DefU$se9!8bg)!Vd!&c@c*%\
        ?tt<$9935aN$g),e*#p&/,mC)ZH-|()sg%!>iZ&|$?DA#%#abrfL&P)!SygK#d3?uY'?ug)?unaF?Oc'#/e$!3)!%C!.*&&F?u^iaF?QA'?vN,?v]:$j\
        >?vch$!;6!S%?v:/?v?dL>vDmE>G~dgi$#J'!G%#mW#&(>lvm:!kaibP%7'!DM)h($$J!Y%>Dd(?v;dF&PlfiF*%'?wk(!P/?wr<$ah$0='!`%!]9!8l\
        .&yg5?wN&?wX4?wghG!>/!>dedgI(i+>5W1>+)iagI)*dI#Gg$!YE!%'&fV!V*!+,>'gm:!kbH%4'?x:(?xAa->pBH!%e'!%G$gf++'H!%jaK!VG>1za\
        [!M'?yg)?z&%?z6/>Zo:?zM<#W9#da*?y+;#2(?y4&?yP4?yUmC.7!,->olE#;'!e%#s/&/<#Mf*?!#%!]9!8qfK(NfS?hb'?yaa-2PU!s+&DF!%1?yt\
        (?z!mX?Yyi9.;bmaH>9GfI&,,?z3m:!kaJ>G:C)E+%;*!ne%?zI9!ksZ?uES>Z;0'PD!Y3?{V+?{x-?|M'?|x5?}*2?}86?}i)?}u8?~#.?~30@#u*@'\
        X%@3/1@38;@44(@4A&@8j,@9T#!@9n=!%a2?{Rj`!M)ZlL(9'?{o)>0c(?{raej')k%#mW#&F)Z$+]G%%6?|5)%1%?|F/>{ld$!Jj'!DG%%'?&w)?|Ca\
        mpF/IH%g,!+gM0[)?|c%?|m/?|ua!$c!%J!++*~5)^eE-G!!&#*[&JV!s(?}&,0UkL$dhG$'/?}5e$%^E%GH0X'+]*?}S%?1y/?}_f-!%ia3+cJ#,$!;\
        )$'bD?}&$!Gu%-dW!8%><ddc)#JC#s0!+gqdcJ>tm%?~0f*#aiF?'@H%R!,+?~t'?~x2@!J)@!X.@!z0@#$%@#2/@#n:/v>#d<0ya-(w2)0)#^0'71$W\
        pbF&#T?}c2@!5(-|&@!@9@!Gh+/)i)&5C$3f/!Ga-!%L$R!-idF&2O$Faj$!3'!D)%%C!.5?h+.$?*@!kh$!GM$s'?;T%!.a!c>c@c?a(&DU!%$,5'%1\
        %!.fL?GR+!S-)Q5!s),e*@#S;@#b(@#empf$!GH!%!,$!3'#;)%OC!.M(i$!;'!eG!;m3#GH#Z3@$M'@$f)@%60@%C%@%H1@%V/@'Ca*@$G,!Pje'%G%\
        #mW#&+%;K0R)@$^/@$aai'!`G#JH&ycJ>X78(V.$|*@%%(@%1j'!D%$3f-!%W*(,!Ajai)&5C#DhG>1y-!%*!Mc$#DG)edL?$zj)?;I%#m<0yW#&'@&:\
        )@&K.@&Q%@&d(@&p/@'::>=/a+#>-#^2-y&@&3,>rSe,%Da-!%J#,'>=,G#J,@&Eg-*~D*D'&YG*].!AH&c)(]d0+f?>X7i)#JZ$p*&Vc))3iE>94)?:\
        L%@''d*'j&.>sdH'j3&ym)@'3dJ*Gc$#DC#D''|.'jJ!Ag$$*'!Df+?Mo%!],#ZW!8-@)e'@*%5@*22@+K)@,/8@,60@,=*@,Z%@,_;@,e&@,p,@.]4@\
        2I<&>h6@)%)@)..?-#%@)=(@)[/@)_>>_8d8$-1@(d(@(y&#,gJ&),@(rhf$!GbH>[!)#JM>nPiaj$)kC$3$!3%!.M!;.@):&!%dgU%RG']),e(@)ImG\
        >boj'!`)!Va-!hi$#DG#JE!S.+jF)$)@)wd!&&#$g$>/WD&#h6!%fbgB@!:+)3?!%u'!DM!G)@*U.@+/%@+2/@+A<#Md+>0X-(tc$,5C?_%-?wS2@*v*\
        @*y(@+#&@+&,@+)a-!%H@)7M&)d(!%D//N*DI&y$!;E%GG/Oe0(fia3'1-!hJ#,+#5*>brD!%$!3%@+e(@+~>@,(d.#|(07D$'!!8!P&#*k>&rd=!%c$\
        >z=E>zB$>,aM!%g'#^G#>5'.R?3ul2!SH$')@,S/1Yd*@,NmbF&ycM>pI*,uD>pHbJ$s+*GG,el'!`f5'.D&&+@-7'@-:)@-Z%@-r1@-x,@.!/@.Ga2@\
        ,KY(!G(N8!M*@-M(@-Phl'&YJ#,J%D8!+q$0@E!D-(t..J&@-joM@-7i'&YbF(i.*DF!ef+,rF*D)@.4(@.?agifgbO>Y$il+0e)!JJ#,/@.DfI)3.)3\
        0@.UdiljG,2$@&-G#j'@.w)@/P(@/e/@25a-+42%.N-y*@/3&@/F?@/Jmn.$sbe)%OX'%+%.'!J)!;i$/:)#JZ$pJ>4iilaL.e2,rgl%!.a!$-!h&!yJ\
        #,)@1{%@2):@22a3@0Q+@0V-@0i'@0u5><b2@1+6@1/.@120@18%@1@1@1G(@1V4@1k9@1raJ3%eB>^h.2|%@0e,#,sB/FjB-$f;#2h6!%iC2x*@1(kd\
        hiebmbJ>5JR,ObL)TE&/%#sM#v$>73M>jvejdg@c%'-$/*Ab*&ViE>yd)!%ed4@1ekC?WobklI0ia.$gO$gejdgdc@c&,!%pl)!JJ#,.!AqdF>pxI/,m\
        '@2Fa7@2Dhdc@`@_L%.)@2e%@2{/@3+d(@2bg+0eG(ND*V-#|*@2x,!+hi$!3C?_%I(N+']#!!nkqM?u=kD,U1>pHeK>Sx'@3e)@3k.!M%@3t(@3{,!%\
        /@4.9!8aei<@3afK#ZI>h_(#AJ!+$!J.!AC!>*#pcE)Kb.%>1@4*jM-GfE%}-!%L$sl)%1d!&&#$J!%3@4|+@5*-@58'@5k)@5r*@6,%@6S1@6i(@7#&\
        @8&,@844@8]a8%R.#GN'7ai'!D)%+Z#M'#/%>`-s'.VC!>)@5N%@5Yd(#Gk!,'?*VL&J$$*5'.kL>[v*!Mp$)|'@+r:$B]&r$!GC?vY%)6:$yg-!si$!\
        3'#g)!%C!.)@6K/!;<@6Pd$!Ji$!3'!`)%+%!.Z#MqdL2AP!M*@6`7>kxmC*;$/|-$0E#/%@6x/+m9'`ahT!sea.$RJ#,$0m)@7p%@7z/@8#d-?+{2%D\
        .@7W*@7[%&l&@7c4@7j9!8h+0eJ#,fP0ii)!GC!>nbgK@-7dfjG$6-!%.$?oE,/*&/D#,O)3$?f/%!.d.#aJ!M'@8G)@8Raj$!3)0bC((!&8!Ac!'B!G\
        +)-8!MH?Nh$!3'?|u)!GC!.+@9+'@9/0@991$0;@9?,@9Da+!%F!~C>'%.#a,!VhT.D%+Y]!klG?WI$%1'>L4%!>(!PM*/$!3%@9ff-#5.,xU!S!!(!D\
        D#*$>V;C?-C'@:X)@;A%@<8/@<e>>2e<@=?9@=Ha*?3C10p&@:J,@:ThbR#5$!3%!.M?u=E?W;$$'-@:w0@:{&@;$,@;5<@;;h''(G!;fJ-h$)HC!>1?\
        Yei$!;%!]/!;W!8)!GX$y3$6K!%$>=x3>FQ%0b1@;_&@;r,@<3mfH>nPi9@;kb2%7H#p2?DxH,(%#/i)@#Mak'!D%@<-f*!%U!S2%7G,efI?D+.!n*@<\
        Sm:!k9@<Pb->6nD>x6S-R!,'#;9'vb.%>mE@(a+@=!-@=8''s8@=<&>Px7!SaD$Z'#g<&>fr%/=f+!S|)!sC#sdL0_G'($!3%!.J!Y0!YH!Y3@@1+@@Q\
        '@A?)@A`.@B$0@Bg*@C-1@CM(@CX,@DC#!@DP:@D[=!Sa8@?'.@?/*@?7(@?E,@?ije)@>X%!./.;:@>}a!$&!yo',2]$p5'.0>73*@>sk!,'#;%0}:$\
        FZ$F)2Aodgi]$p,!YgP,Ra-!%L?,'f5?f9J$si$!3%!.f%!>J$s'?v@7!Pi$!3%(l9!8d$!J.!Me$!3%?SbW#&(@?|d!&&#$eg$?f/C!.'!D)@@*aL-X\
        m'1cC)Z'#>)@@Ga*!%(@@DkG'7F.Sk!,'?7(C!e6@@g%!./@A&a!$(?OsD!y)@@{/@A!ae'?b?%!]W!8J?,3S?0n,@A0epG>Px'#gfk'#gk$!GE!D*$F\
        &@AOk2#2kG>Vzi%#sf9!8bg$+$E'!&!n,@Aqjajb(+}D!%$!;.@A|fR!VaI?[f)@B>0@BF%!e1@BK,@BUd3)hF!%g$#DE?:9dg@c5%!>a3'1K!%)@Bd%\
        $3/0vdF(zR#|3@By1@B}a(.SgaoC#>F?Y=k'?xQf-+4N?^''@CG)/@j)@C>aA!$dgamaeY?B[)'JF!%e'>G~%!>Z&>3@D#-!%)@D'(@D1&>P{,.|/#/4\
        @D;a-#Q*'(J#,B?,3$?Z]'!`C!>$!3%!.lJ&i$!;fkZ'%$!3%!.(>AyX'%:-Ba3!Ddc@S*!k;%tjelO$60>I.*@D~(@E,/$9k+!YG!;-#8)!;iaQ!D-'\
        M*!Y,$0mdgdc@c4.@EM*@EX(@E`jF'P)+C,!YdpF(fi))vF!Y'!%R#80>I.*@E|,#d4!Yhk)!{C)Tf+!%S!+-*M2@FB.!Y0@FE*@FL('%&$jhJ$0M$-)\
        !{nL*M)!{&>&uhL2|3!Y1#d&@Fnkm))sdgdc@c6O'P'@HB)@]f%@hN(@ke/@lX:@n<>@nF<@nO9@n^##@nia-@G`.@Gj0@Gt*@H&(@H5=@H9h)!%iG>v\
        V$!3%((fR!P.*ji%-0W#W*@H#a+'McI'MG-3!,+!+'#;,'4U?!pjB-O$!;)!GC!>3@I<+@IC-@K$5@K+2@Kp)@Ks8!S.@Ky0@M+*@MW1@Ng(@OD&@P&,\
        @[k/#j4@]D?@]`7?3r:$B<,{a*'fmplL&y)!;aI$6'&Y)@Ir.@Jc%@Jr(@Jy/?fa:@J}a&@Ing$!3%!.J!AZ?3^0@J#&+Sj)!;C$3$$*b*@J?;@JI&@J\
        M,@JYh,*{M?YV9#Wb*!%R'MlG's>@JUd^#>nJ)ydeh'!DG!%),ba0']ea-#QJ+Se$*]C!>{O%UnC!;f+,uL!n)@KQ.@KX%@Kd(@Kld*@KKh$!Ji)#JM!\
        P-*GD.>+0RgG0@'@KaaP&)^)Qem$)HE!`aM0XC*g5'.J!V'@L02@LN)@L]a*$FJ?Uv!&3$6)?L*&#$,@LHoa-!%J%((&]]'`aj$!3'#v%!.M&/$!3+@L\
        s0@M(*&]%!.pE>4|,#,aj$!3'>U_%!.M&/G&&%@M:a*0Xo%$LW+P2%7*@MN(!Phe:!kfcJ#5+%;%+YZ&i$#D'@M{2#2)@N%%@N),@N3/@Nbje)'JC>Ds\
        o$)HF#8oF,u-!S&>8vJ$s$2G'(`%#m/!;<@N_9#&f(@NX4!Vh/$mbgdV$debD>O2S#dgI@):)@I9%@N|(@O//@O>aF@-M($'&@O*nM'GfJ>fa$@Bd)?:\
        Ld+,uD.>''|F*D'>~D%@OX(@O[4@P#fR*cP']'@Os)>(M%@Oya0>OQ1!+D/F**5J#8+>-]J!SG&c3@R?+@RT-@Sy'@T/5@Tu2@U)6@UW)@V/8@VH.@VM\
        0@Vt*@Wx%@X'1@XR;@ZU,@Z^4@[9#!@[f>>_J9@1ra+@QQ5@Q_2@Qe)$v.>b{0@Qm*@Q{1@R!(@R8&?$0,(04>wCp%)$F#8$&&,@/KedK@M()!AC$v#%\
        !+lG+`$+`1@QxbF.4B$vP>zR'@R/)@R5aF?Y6ehfQ#8B-Ue$/FC*g(@RNa&?Y5eaJ>OQaolE%w)@S,%@S/(@SV/@Sga.@Rv(@S#/@S)rE(0+$W%>piU!\
        %$!;P#2K1GS&)+!S0@SE*@SM(@SR&#8kG*51>[olL*5hdF%waU1Vf,!%ni$!3)#JC?_%)@Sv0>19p)/sF%DK+J)@T*>%pd*+F[!PhT??S$!J+$s*@TO%\
        !>()9&@Trmn.@)[aedH%w2@Tc&@Tg4@Tnr$-UF14a[!SbeifV!SlE1AO(t'&/a.+jhsai$!;E#v(@UPa)#^(@U<&!ekG17(@UGp$!;G$m$#j'&JG&Ja+\
        )*H!A'&/)$m%@Us/@V'a(@UomQ)$F@0b8!A*@U~kL-y%#sF!A'2+maH'V'.(2@VB0@VEj'>pIG!PH*cO3!lG?wd)@Vd/@Vld*@V`hT?fPP>3t7>~dgK*\
        j&@(amQ&)'@WE)@W_%@Wba.@W?*>')(>0b#!!S71G=!SjE@Tk$-LL!A0@Vq*@WX&?1Aj)!;F!S,%DM%OF$m+%;(@Ws,!Ak$!;K!+bH>X*)><ulj$!JE#\
        v.@X:1@X@(@XD4!+hM/F$!JL#|fL$s-@1B'@TkgaN@TK'@Y6)@Y[.@Yv%@Yy(@Z+9!ka3>Z!8!A.>2?0@Y)(@Y-hs$#jE!DnB&8+>{CeaN#|+$'->4!2\
        !A8!S(@YR=>~dg$!JD!M,!AjfhG#|$-U'.(*%O&%w,@YrkraF&)C>'qC*!8!A&@Z(kaF'VB,/%@Z=d+>cy*>|hbI@X71@ZM,@ZQ4?1_kG*,bD.ydP#8l\
        f+&`J!+'>'q)@Zu(@[.a+!S8!MeJ1G.']*!S,@['eaH.el)!JL!S)>;n%%OM@.D'@[])!A/@To:$Ba*@[Tkf-!%V!Ad+&VD>7e*?1@eP>ycdF>t-$(`)\
        @]:%&8(?M$d**G(@]4hi%#sfqd!&c!'I!%0(0D%(dgdpldA!!n%@]V9#Wa&&&g$!JE!A*#5(!AJ!%iebF!>+@_g-@`G'@`J5@a]2@b48!+.@bZ0@c&*@\
        c2%@cW1@cg(@cu&@c|,!M/@gX4@g`?!n7$<:@hE>@hHa-@_%5@_)2@_-.@_10@_8*@_G1@_P(@_X,@_`p.'4W$aE>b{C>^YgW$9>,{bP*8'@_Da2?t<H\
        &AJ0v+%;-!DJ#^(@)[aD!s)%geE!Yv*!YO!Y.#G%@`)(?eW,@`19@`Cs'!D%!>aF?OsifkdjW'%:)aa-!h,%(m)&8dg@HJ>;rX,{.@a9*@a=&>O2,)'7\
        @aFhf%@`o&@`~gldqE*{hs$#J%*{d*!%D!{)@a.dfc$#JE!Gdid!&$#JD#${I(%i/!;fmE(`m)@aRd(!%D#Gk>$pkbH@>z'@aq)@aw,>G:/@a}aN']ed\
        H>,ahlL>8v&@b+g-%DJ!%$!3)#JC(()@bL*@bWdci%#sf%!]4!%W!8i$!;)'JZ?fdB%}'1D)@bv/@bya,@bonG0X$?MpC#DP(N+@bl&#,R#5%>1vf*>u\
        PD0i'@cN%!.,$0:@cQa!$&!ym$@CBG$FF.M0!YD!k)!{*>9E&!%hE?QH*$$/-skb)%^N&;+$$dI24'@eN5@ec2@eq)@e~.@f+0@f2%@f71@fB;@fz(@f\
        ~,@g%/@gI#!@gP<@gUh'@dx)@d|%@e&(@e5/@eB<@eKanaI.yeH%DnkfH>]o2%7(%^g5'.ifH,r)@e=dI0emfH']('j&#,J%DO,R0-y(@e`=!Ah$!JJ!\
        hJ*V%/=(@enaR$gM!e/@ezedP&#cJ-'1!Am//[](%$!e{^!YfgM#8+&`kl3$6J,U'@fc%@fq/@ftae'*,a-#Qi$>8('!`C!.(@fng-%.D!AD#QH&V''|\
        J!AlE.VlO$'$&Y%@g9(@g=fg2@f4J#,eD/))@gEaZ!;Q@2!'1AaD+SlH@S[N$-e*!%]!k'@g~)@h/%!./@hA:$Ba!$2!A*'fD!ye,#8c$!3)'JC!.-@=\
        <*&yc%2xf%,2R!%L@ewS!V-#dD$0+@i-2@i_.@ii0@j4*@jk(@k<&@kY,2.4#5pk$#j%!]9!8d+$O2>X*,!+U$!,@iA/@iWd$#J0?v;H@?u$!3(@iRb!\
        !(@Z(D#*fH>famdgJ@)~(!+m$.4X!k$*!0$Z%@izfhbI?=w3#^0*>&!%e'#g%!>f-!%C!>$!J)@jK>$9<#WdcifxlE>U_*@jThfL.J2%t)@jda-!hJ>u\
        B+(zY?B[!,+@k%'#;8@k/%!>a-#QG#^dk!,'#;L$-l:$Bagdc!=I!%$!;)!%&&,m$)|:$Bf-(38!P.$|J#,$@@''?7$G-3)#/%@lB/@lR:$9<2ea+?<2\
        0@l6;#24@l?o9!8bg'?bFJ#G:!kaiM?YbZ'+*!n1!+o/@f{ajG1D1&PD!%$><d+@m)-!P'@mD.@mO*!;%@mn1@m{;#2(@n)7$!pG@,[$$*6!%,@m;d*@\
        >yD,*)#J%#sF(Bgj$!3'!`C!.7@m[hd-04F!%%@mh9#&aG?|C*'@F!n0?v;j'@?t{I)yk$,5)>&KC!.)#>:)aa,#,m'@`@aK#^*!Y(?xJJ$-+)y.&|F$\
        j-)y1$Fc+?.NJ!Y.>Qr(!YhG$*+/,O@FI+@om-@q;5@qy2@rJ)@ru8@rx.@s80@v#*@{0%A*b1A*k;A+{(A,G&A-h,A?y/A@R4AAH?AB29AH(p(@ojdV\
        >jsG0+-276@p1)@p8.@p;%@pK,@pg/@pwhdmB)Wa-1MU!sV!V)@pH>,{dcfX$9O2%)!{.%>*>x6(@pb,!SnaF$<edP)Qb1@pqj{F$jaewD%U'1c0>Fb%\
        !.:@q7a!$&!yib2?3@F#5gG*!)@qX(@qj/@qn>%pd+$Z0@p.*+FJ!V.@qbrfI*D!,'#;G&5dK!sha-#Q*!;J#,)@rB%>3P(@rF/'j<?3rd!&+)3c!'f$\
        !3*!%C!.I@-7aJ$$'%4%@rg(@rqf.>Qrn+?Mxi$!GW'v+>_7ycJ>>sE>,UK)''@s#aF+C!&(@s0&#$hM)3hf-!%J!A+%;'@se)@uU.!+%@uk/'j7@uu:\
        $9>@a:<@uza,!%pC1J!&5@uF2@uO0@iX&#$/>G~4#|:!khi$!3)#J(@tCb!!&#*e!($+sd(!%D?8M)%O9@u=b+@tn->6n.@tq0@tw*@u11@u8&?!8ahA\
        #$9T*%)%OZ!k'@u'%@u*aP?t<I/Xi%$3F(Bd2$sD.]bD?}'2'Mg!.G!{ag+>9GJ#G$&YZ&i0@e>&@ue,!+nD)-$!GG!%2*~,!+hM(NdqG)E1!kD$$3@v\
        E'!`)@xN%@7Q1@xf/@{!>@{*aghG>;n'@w9.@wH%@wK(@wj/@x@a)!J8'].@vq(@w%/+jjlF&8$!J&@v|kE&8$.1E!`+!A2#|;#2(!A/*gaU>FQ&@-Mk\
        .'=d+!AY%tE'S+(0(@w_,@wgk$#jfD.1e$>>*C&8E*g%@x(/@x:f%?2@9!8ao$-[%!.M$W0!Akk$!J9#&b*'@D!%8!AJ'=-!A.'Gci'%GG!J2@,K&@x`\
        gdg+(iJ(f$#DC$3'@y})@zH.@zK%@zR(@z^/@zf:!k<@z{a-@yU.@yX0@y`*!S1@yf;@yi(@ys&/C,!+4@yzh$!JT!PF1V0!+aP!PnfF>7gE'Gld!&&#\
        $J!Ad-!SV!AE+`-@z<))?*>Su(@zD=!Sh$%w'+]G':(!SdF>wDB@1$E++d$!JG$F.@zZpF'=L$|d&#ZgK&V(@zwu$!J'!`%!]W!8O?1AF?a=k$!JD?}o\
        (%UJ!Y+@|D-A!0'A#*5A#@2A$86A%h)A%k8A%n.A&50A&S*A&^%A&c(A&t&A'L,A()/A)q4A)z7A*S>A*[a.>&50@|9*!%(@|>,@|AuE>SybF>CoK'=Z\
        !%'@}W6@}n)@}u.@~%%@~,(@~i/@~ua-14.!A0)e1@}((@}0&@}S/-$=)eg,!SjG/[a+@RQK!%+@yf'1+*@}E,1Vo$!;M!+a,#,j$!3)!GC!.J>2?*@}\
        f(#|&!eoM'=-*GhE>'q/!eaO(0*!M&!Vhkbn]'+'>^hZ!k3@SN+>0{2#80@~H*@~O(@~bkdF.ef$!JX$9$!;%!>ie$>^q%!]W!8+>-]H!S)@~rdD>;nO\
        %w3A!)'>SPa(!ejE@vn)/seG/%)A!]%A!`(#G/A##>$jd0A!X(>?64>')pk'>AzM&/bH)*L*S(A!y&@bW4A!}hefg$!3%!.W'vF@_]E)?e$!JE1+(A#3\
        aD@In4?Owo>!kA#?`D'A#o)A$!.A$.(A$1:!ka'':(A#hj%!>aj)%%Z$pj$!JE'Ge4A#{m'!DM&/C@Z%i>>6~dliG?0eE17$>^hG!A'A$y.A%#%A%+(A\
        %D/A%Na)&&.$6(A$k&/C,A$v7!A=(9ghT>OQ+!+7!AeaS!AM2+&%wgK&)ag-!SJ!S0!S(A%>k)(`.@RQbD-y-!AF!P$2+'@gBM0X'A%a)17.A%ea`!B>\
        (MK@W;L%DG*AP'S%A&!/A&'a0'7kpE*SA!>zR$?5(2!A,!%gK%.'A&H%A&O/?-na3&`U!AhslP>&*Y@}c'?}5acI@QxbpL'=(A&nu$/:C!>olLA&`)A'\
        +%A'9/A'Fd-(9R@yz$!Jxld!&+&VD#$->zR.$mpedD/U3&`L!S'@Td)'J%A'}/>,aa0A'v*A'y(%w#!!A=!Sk0!AU!AQ$6hT*j(@|>mpF(t$!;)@,[%A\
        (X(A(a/A)hd+!%*A(L(A(OkE)$K*G$!;)%%H'=0>X4eO'='A(~)A)[%A)ca-#Qz%!.a!$3'1D!y-A)C2!A0@P#*!A1A)F(A)J,A)O4A)SaQ2(G&/F@RQ\
        eG?hPdH*G'$vfD@e`1!SD>&5mE>pxcf$@rlX$90>pHgI>cy'A*0)A*8/@Toa)&8D!A8?Y6H@|5$@Tk.'=%!](>'),!+9!8j$!JG!P)'SaN>.g(+PD)y+\
        'M.!~H#p)A*z<A+p92YaU$I-A+:5%U2A+I.A+]&A+a7A+mhfhL)->A+CdN>X30!YF$j'!%:A+Yeam$%}X!kD(%]>c<9'+idm%+YW'vC275%U2>?*J@Yv\
        l<A,Cf*!%&A,:,$s4A,?k)>19X$FdJ@D@aL(NqC!{'A,{2A-')A-,0A-@%'j(A-E/A-X>@229A-ba(!~&A,xjG>&KN#5!&&#$hJ#QbH>x6+&P*.+,'`7\
        !ScfndL@p.fJ>F?'!`:!k9'%a3+c-2PV!n-%U2)BO$'2'MJ!Y+A.M'A3y5A4#2A4/.A4@0A4K%A4l1A4s;A8f(A95,A9<p(A.Idki$!3'>U_C!.bH++'\
        A0h.A0p%A1B(A2I/A2l>A3sa+!S8A/:.A/>0A/U*A/f1A0%;A0,(A06&$W,A0dp'#/)!PF!PC>VB5A/Q%)Ta-#Q5!spbF)sB?2Z'#//!;b.!+&!%J&]+\
        &`,A/~j)A/{ak%!>fU&#H*{G?fma-!%F&Jld!&$!;D#$3!A+>0{-!A)!P*'=%$m1!S(A0UamM%Oam:$Bag$!;E>7dfN!Pg%?vYW*('A1<)A1?a4A1%ed\
        I*G$!39#&b!!&#*g$.h'?lXG!%F27D)*2*G.A1n0>G{*A2*(A20,A2<7$gp%!]>%p9!8d*+FF!%)A2$:$9a1!~ef'$LH!%$!JN-'+!+K,Onf9!8b)%^H\
        #p$!3'%G)?fmC!.%A2[/A2ffp)!JaH?&xrlk%!>aF--10pJ!A+A3>-A3F'#>)A3`.A3d1.|(A3k&!S,-|:A3pa-)hk)'pC#ss$!JfN.e)*g(A3[d,!+e\
        $!3)$*C!.f[!AH@I@i%$3W#deG>^qL#8*!YO!kg+(iG!%'>qO>#dbF?W8/A48efN%D$>=3GA.J)?U)a31VR!%'A4W)A4haL/Ce'?|u)#/a-!%kK#GF>o\
        ai(!%]#d'A6B)A74.A7y%A8,/A8W:>da<#Ma+%..A5Z*A5s(A5z&A6>j)%+%!]<#M9!8a+>MGF!ej)A5n%!]/!;9!8aeI#aiE?:*i$/%C!>+.|(A66,@\
        A94$0aq$)|'#/X$Bao$!JM!MmW'+8!M;#2(A6z&A7.,!sh,A6n/>2C<&|f$$*'!D5A,tC!>(?M(a+>vUK!h$>8Am:!ka5%UibU)-$$'C#s+-|*A7I(A7\
        bo$#j%&lW!8'A7[%!>/!;a.@*,O$W.!nD//$0@%A7rfi%!>M>nP0-?xM2A)$<>?:*dgj)'pC%A*A8A(A8N&!%k)$<%!]W!8-/j8!P&?X.J0U,!s:'+Z&\
        >(!~m%!>a-!hV!Pl)A8ud8!+.)'N&;$!J5!+*+J(&2&)W4(E7!Sk$!JGA0efkaH@CC'A:q)A<#%A<s(A=M/A?/:A?b>A?i<A?o9A3p##A?va+A:0-A:@\
        5A:F0A:L*A:S,A:jp)0Fkd!4+&VD-J6!+,!+fbg$>-(E!D)%%Z$9$!JE$F3#^O@Y#-?$~;A:fh$!3)!MC!.M?&Hl$#DJ#Z.-|0@De*A;31?Ws(A;B&A;\
        |4!SraH$I,A;?9*(beK2hW'`'A;Y)0F*!s%A;s,?y(hbL(w(!%b5'y2%7,A;oeeajG$ZfO#|)%^.!nZ'+MA;<.A<I0A<V1A<];#2(A<c,A<^4!%>A<oo\
        )!%N>VN'!e<$9b2%7D!%$0@M'GifxM$W$!;%!]1!+W!8eI&2+@pE5!A)!{0&;*#51A=>;#2(A=B,!Dk)'p%!]W!8C>~>$$<3(9glJ&y'A>5)A>_%A>w/\
        A>|:1f9&|a5A>#2?*A0A>'*A>*,A>.4!+jG$IB>fOQ$IP@O'%>t7]+P.A>R0'=*A>U1A>[=#8hs'#v%!]W!8L+J;#2M!%G)W$!;+A>q*$<pb(!nJ!+%!\
        eJ(EnB>Wk'A?+8!AhiM0vH?9H+!A5!M.#>%!>1A?T()Qjf%!>a-#Qgif.!nH!%)'p%#sdrahJ,Ui)!{C#s($-J!Yn)!eJ!YO#8)A@6*A@9%A@H(A@O>'\
        `a*&2F!~N0I9'vb2%7kfgoA%*8k)!%W+PM'Y3$$5A@s(A@{,AACh.A@oae)0OZ$9G?Gj9#dbeQ--%AA+<AA@aD>5S$AA'1AA9jfnM%waekaN+fQ$gfxM\
        #5'AA|)AB$%AB+a.AAn*AAq1AAx&.>hla-!%J+SM&#o'0F]$abF']giM&,-(NJ?4@+!AL>uP+AC,'AD55AD<6AD@)AD[8?fP%ADe1ADz;AFG,AFN/AH$\
        :@q79!ka.-s0ABx*AC$odF?Mofga-!hH!;2?25J@wH'ACK)1Y.ACf%ACt(ACy/AD+>>_8aR!A1AC`&#,k&!%dgi')kZ$p+0eJ!%/ACnaN,u)!JD,UmlH\
        )Qd,@0rmdgi)&5C!>&#|k.!SO&y+?~qP)'C>xd)ADT%ADW/.1a.!AlDA?_Q%DeJ*D2,r0!~J!P+%z(ADv,A<^riwL$jQ@)E$@'$)&y.AE`%AF!(AF0/A\
        F89@ptd+>bo*@zc(AEPjf+0i-#QJ,U,!%fmdgia-#QL$R'$'%AEs<AE|f+@+7Y#2(']&#,J!AI%U.&`*?wS(&&cG)3'@3,bO&`''|2&8(@OXkD@b+lfc\
        G>z1)AFp(AFyd*AFf(AFmmnbF0U&@b+M$sN-y(>;ngJ@b+'AGs%AG}/)Ka'AGM8AGR.A@A%AGX1AGa,>70/AGh4AGlhJ?UvmpF0iljG?wU5AGTF@.Q$A\
        A:L!ViE%z'@2.G!Sm$!;'#gC!>R@2-L>bo.!YH,('AN@)AQ?.AU$%AW=(A[A/A`<:$a>Abg<Ab|9Ac%##Ac+a+AI>'AJN)AJT8AJ_.AJq0>SU*AL3(AL\
        k&AM],AM~/AN14AN8?!np/&vef+!AL!n+AIh'#>6AIp)AI}%!]&AJ3,AJ7/AJ=9!8aiaifR#Afb*#ZD!%$,5'A?+%(QM!;*>q5&AJ0kf.&fJ!AJ&2Z@g\
        U)+$C$3*!;ki%!.a!$&!yJ#,*!MJ!sc:$BagE>{S$!;'!S)%+%!]<#MW!8+AK4-AKJ.AKg&AKw,AL'a+@2@*.+U@2D$!;%AKF9!8f5'.F@NXH?bE)AK`\
        %!]/!;9!8d.?T>F!%+>V{H2k$!3)!;%!.d+#8F!%$#D)-3d$!JJ!+$!3'!`%(QF!M$.4'ALM5ALS2!P,ALW:!kjaH0(evP?DxB?uU%&c:$9ac'!A)!Pm\
        aP/g-$0'!D5AM@)AME0AMH%$?(AMQ<AMXa.,x*?O?%!]/!e9!8mB'clkL.DD/jah%+Y]>6~$@y]M!{gP$$!,'#;,AMphf*?OwhM$m$!3%!./!PfjG-'$\
        2]%!./!%<'+fP(9,!hcJ0+be$+$E1++ANx-AO+6AO3.AO70AOK*AOW(AOo&APw,AQ8/AQ;p.(fe)$*%-0Z?f]l.&Mgj$@/Y)%OC!.de$$'G!{B@rB%#m\
        1%R9#&f*!%1!+oF%a<'%dg)A?NJ#8%AOg9$afh'!`G!%m>#WdH0I$#v)!G*AP3%%a(AP8,APn4APqm'>vMG!saHA4e)APM%APR/APfd!&&#$J'mmB@u#\
        0APN&!%4.JhaeefL?*Sof''sH!PG0F)(NC.7i%AQ09!8fq%!.a!$.!MD!ygd$!;D.]G'pK@bW3%A+AQ}-AR&'ARM5ARP2ARU8ARq.ARz*AT2;#2(ATJ&\
        ATM,ATp#!#5a-#QN'76!%J-h'AR:%!./ARJa!$.$LD!y)ARCjfP!GhbmfD#ZI.JD$FfF@P#.!+%-d9!8l.#Ge$@&-'!D%!]W!8$#j%#mW#&)ASJ0ASX%\
        ASb,&)/!;:AT$9AT(a0ASF*?AxjdkS!~E?dy$$*+@D@5'.D@rG!,$!JE>t].%>*#p&ASqoE?t<$!39&|b!!5>4MD#*H>Z>.)0*,(cC/!'/c2.|)#>>&r\
        <$pa-!%ghG.DM+@2?D+)ATa,0p9ATlhB0F9'vb.%>O>V`D@`C9AT}bnkagI>rWS>_G'AU{%AV>/AW&:AW6a2AUX0AU[*AUi&AUn,AUq/>hbh+AQ8)'pM\
        &/E/['3/<@6PpbA!$ZxlE#|T!n%!>l.&MC!>8!+0AV1,!+?AV7hT@0f%!>X!k)@bCM!P8$0(AVM,*jxM@)[$$*)AVi<#Md+&V(!%,!+g+#5J#G$!G++'\
        *(?j$!3%!.d+$O7$![!%+>XX),=|!,'#;G!sh+#8G!;5!%.AWf0AX0*AX<;#2(AXo&AZ],AZmo%&l/!MW!8)&P#$AWz.AW}hk%#sW#dL/g%AX,9#&dJ>\
        j1H?OOd!&*&&;(!D#$8!+%AX]&AXh,AXk>!kj$!3'!S%?SbW#&2%7.%>haO)ZE-DB?|C+AYK'!D8!A0AYT*AYv%/!(AZ%,AZ,7AZL:AZUa8#8.$R&$Fm\
        '@`@fgZ&>d!&8%RD#$%AYm9!8a-!h,#,k!2d,!+c@3.!n*#pD#A'?whf+>faK!%a-!%V!M$A&`/AZ?<AZEf5)^H(?)#>H0+*>HyD)y$!;%!>M!;0?=$H\
        $$+!%;(!r$%w%%ZW#d9A[9b'A[02%70-?*#p4A[4hb1&`gK@4'L@a9bkJ/j2?4HH@uA'A]l)A^R%A_+/A_`:A`/>A`2<A`5a+@1h)A]**A]0,A]`/A]e\
        o0+f/!Ab&!%e!,'#;C!>.!+F!+;@VHh$!36@en%A]I9A]]fcI(z!!.&D&#*i$1y'>:[G&)S*2dF>n3j'!`M+m2#|)A^+*)'&A^1#!!n:!khldH>aa-!h\
        L!+'!D*$d%!];A^K9!8h%?4paI>9ul'!DG#>+$s%A^q&A^|o%A^mf$!3-$WC!.F?u/(!nkd*#>F!%$!J)!%%#mW#&,*jg-/Ii'A_M)A_U%!]9!8ak!2d\
        (!%DAYk!&(2PD#$g$!3'#gC!.2A_w0+f*A_~,A`(hi/!PZ&>$$*Z?Zjh'!`G#j'!DG?WgP$-V&22#8R?.N2?}'.A``0Aa/*Aa8(Aal&Ab*,AbXd2+pL$\
        6!,'?*V2A`})?]G.Aa&0Aa*a*!%D*x%#sM%AdF,FfH?Ow$!J)*SC!>-AaM'Aac2!P7!VhfbH>-')!;%!.a!$-!h&!ymdgJ&,(#Z&#>[!%$!32!s%?_%(\
        Ab',#,f3+cC!>G$0+!%'$m)AbF%#s,AbLa-!%oaclP(!5'.L!M$)|'!`)*SX$B(!+pbk!,'#;Z$9.#8(Abu,#8mM#s(?a=J$-.$jD!Y*!YD$-.@ZR,Ac\
        7gE'73&2G#/'AiI6AlP)AlS.An2*Ao*%Ao1(Aq:/At~:Azw>A{$<A{39!k#%A{6a+Adp-(c'%45Ae&2!%)$F8!P.Ae/0Ag-*AgE(Agy&Ahq,Ai,/Ai64\
        Ai=7AiA>$a=$Zp)Adm.#a%*P:$Ba+&SH'fH#a6Ad|d.!nJ?&H$?l7C!.$!3'-kC!.3Af0->Qu'Af32!%)AfA.AfN%Afy1!s4/X:Ag'>&r9!8a!$5&J)!\
        {(Af$&!yg$>AG+#a'>ALid!4$!JD-Jj9!8bg$!JE'!B)?*!%%?PJ&@+vW!8.$$h$!G)!VC!>'$F)Afi%Afs9!8aej$!3'!eC!.5'.g'!DX$y5%gH#p!!\
        +&S*#pD#*+!kg@L%Ag?/!Gp)!Vd(!DJ!%n{J>2_+Agb-Agl2Agr%!>&!%a-%g*0sO$Zs'.V%!>M!;)!;M#/%!>FA!}3AhA-AhK'!e2A>x)AhN.!A(AhT\
        7Ahea*.4[!s)*g%!>aH,lM#g5!%J!s)!;/!;9!8b*#pJ'm$!3b!!*#AD#*$>Wk+$|'!P<$9i$#j%!>FA-'/!Gd(!%D!{&0=hT,FfL$Z*&JanB._0Ail*\
        Aiu%Ak%(AkT&Al59?4Dk!,'#;aJ)B'&f)!JC!>-Aj>'AjA)AjT%Aje,Ajh>Ajy<Ak!9$jhfaH>AeB/=$+Ye%!>a-!h.>1{J>uB$$*i)#Jb(+}lF@.RR%\
        a<$afk!2'.n)&5sC*/(!YJ!YU,_+>_7->V75>q}2%7.%>0-?1AkM(AkQ,@pmdciB@1hC>]fP#5$?1v0Akj/Al1f:(%raL!e'Al':Al+ag$>~o'?jj%!.\
        vrC-Xg@c7g!LG!{H?Gji$)H'!D%$3f%!]9!8hlk$?OxC!>B*P3!P.Am(0Am7*Am?(AmL&!n,An.o%!eagi%#m9#&d$!3%!.D!{!,'#;.#afnbkL$Wg%>\
        Y,X$9!,d3%z+>X4D%X%Amsa!$-!h(Amj&Amn,%(kj'#gG!GjC.!!%C#/!!&An(g>&rd(!%D@+v!#I>M%aH,F%AnT/An}##@rGa3!D+(i-&`/!{gj'!`M\
        &v(Ans&!A,$|p'!D%!>/&vak!2'.nG-Lf'!D5)^C!>%)6i')6G)?9$9bN'y+!+-,F.Aoa0Ap&*Ap@(ApZ,!P#!,F7Aq1pdega-!h.$6J#,'!A)'c.#a%\
        !>1Ap!r$!3)%+%!.Z?%%EAK~%!>d7Ap;e!($?8;'+yC!.nkB&A+!+%ApO7ApToC%zhvI!YakEA.J2Apq(Apxj)ApldU.ugS@zZb8!PF!n'!D%#m9#&f*\
        !%%!],!%W!8*!+%!>Y#2'Asr)At;%AtP/At_:Ato<At{a3!A-Ar%5Ar08!M0Ar3*ArH&As>,AsG4AsN7&8hf$>8{C!>la-!%.$RH!;G$F)#/%!>:!k<'\
        %a.>WSJ?z!-Arn'Ar~)As'8!M%!>/As.7!P<As8a-@}JJ!+!,'#;)!P<$plL@zZ$!;L!n7!SkL+..-'u$!;G&M,!YR-R$!3)&MC(Q)-3M@I9)As`%!>:\
        )aa01#J#,-$W0-?i%APMa+0eJ%(-!P')62At5h$!3)!Vb!!.Ap=&#*eeC.;$#DC)E')W5!%.+@*$L1!+&&PJ!A,'4c%#sd(!%U.u)'J.$?,'4m'!eC!>\
        +$-5!Y,$-R#8D$$3Ay.'Ay6)AyD.!P(Az:&AzW,Azm#!AlP7?</:Azsa-AvW8Avh.Avo0Avw*Aw%1Aw9(AwU&Ax>,AxG4Axl#!Axoh6Av=%!.a!$(>)K\
        &!ym%Av7aA!!M.!+J!+'!`)AvS%!.a!$&!yqdDAmdgB0}'#g/!Gak$>WnlO#A)!DbL$I-!%aF@qk'!D/!GaL@*,$*,+%;'!D2!%id.#aF!%))N%AwG<$\
        pdJ$|i$1yd!D&>:_[!%-Aws)Ax,*Ax/(!%a+%;g$1'2!%X-B)?*k%!>a-!h00O&&2pC?jBD)v)Ax:d+&V[!%hG2o$!3%!.Y(!'Axa%!.a!$&!y4Ax^xl\
        G0:G.!!&+!V;#2D#$G2D!,'#;a3!M,$dh%!.:$Ba!$*'fD!y)+@deH$s(Ay@jdV?N3F?&H$#j-!%.Ayr0Ayy*Ay}%)61Az&(Az,&Az0,?D@7$<uaF%Ak\
        $*!C!epB+@-!SE(zltI?&mL?I.%!ea-#QH'(-!%(AzSpf$!39!8b!!*>L%D#*lN#G,Azga*?M7eaO>I=$$'C!>/0vZ&>hT,_.!Y&(%eF,R.#8*!Yemdg\
        dc@c8N#W)A{Fd1?QH(!%A!!n+$Z*!nF!%'B!<)B'C*!%%B+]/B/p>B2-<B239>=Da+A|~-A}D5(B)@MK.A}N0A~(*A~D(A~J&B!!,B!%/!e4B!(#&B!+\
        7B!.p)A|`.!S%!]9!8a-!%H%g+$O,A|x7$!k.!S%!>f-!PJ#|$!JM&,6A}:)&8d-(3&,*gj$!;'!DC!>'!`%?PJW!8(!sa-#QF!~+A}m-A}x'&c.#|%A\
        ~!9/vao$!JA%#A9!8bg$!;E/m/!;fH2k)-vY#2$-D'#v1,Fp/A~@e)&M%#mW#&F?BZgbqE)E'..)A~x0A~{1!S,!%>%pa1?M7/!eo:/_ag$>AG'>ALC!\
        >H+.bH%.J%.E1mB$3B#5!0$?xRmdeedZ#s+B#--B#M2B#X.B#`0B$F*B$f1B$x(B%'&B&y,B&}?B'?p'..)'c(B!~>%pjbmB@3^$!Y'!%%!>M!;6B#;,\
        B#FaibN+C%$3f+Aa&U!%)A<_W'`'.rf''sbH,=d.#5N'y$>>42!S)B$&%#s4B$@>#W<&idg$!3%!.Z$9$!{%B$<h9!8b)%^g''!G!%I>_7'&5]!k'B$W\
        %B$Zai<!+W>_CH0s.*>(>qOD?!8-*G'B$t)#/hT%DxM(V:!ki$A#/wP*2+B%l'B%t)B&$0B&**B&M%B&T1?IA(B&Z,B&s4?y(:B&v>!kp$#D:$y<?Zjb\
        .#Z('VD!%)!V`#L$$8!+j$!;'!DG%}-#QL!n'B&>%B&C>!kag$@NZG#>g]>6~c$!3'!AC!.f$2GC!>-#5G!{$?Wo%!]/?|>>%p9!8d*+FJ!+U#5L'+nE\
        #D)A<_d$!3%!.eb2B'<.*>&&5jb^!%]'%XB%$3B'{+!>-B(&'B(q2B)-8B&7.B)H*B)W%B)d1B)j(B+(&B+/,B+RaL#G.$$deH(w(B(:a,@l?ko$!3%!\
        .M$W:B(n901b+B(a'A[02%7.%>0B(h&?!8,@pmaR)Q'$6]?=x'#/G$0M$a.!ne%B)&:!kp$$FE!DcbkfN(c$!e(?M(/B)?f')s]#Wde%?PJW!84$Za->\
        NS*'(hT!P;#2hsa-!%U!s2&vG-v*B*<%B*B107>B+#de'B*22B*7p%A+7v.!YF$$gkB++dbN-?%.4W!k+B*e-@pm2B*s&!%,B*yak>B*bdeP>FbF+P)A\
        +6b(*8gjF>9G'!%L!P'?0e]!kepC$6+!VD>gq,B+Cn:#Wa.!~g$!3C>Y9()Q>#d9#dbeGAEX$!3.A~GC!.3#A22D8B,7.B,G0B,n*B-N;#2(B-|&B/1,\
        B/g4'm#!!P7!Ah'!efI%R%!>/!;akj'!`F@+)2!S%B,h<$9k$'()B,a<#MdV%Rg'/1G&M5'yP%73B--'B-7%B-A>#d<>wD9B-HaF?J8e%!]/!GW!8!&&\
        #$bJ>Y.2B'<L*>.)0H)y-?cY2!P(B-gbe!,$#D'#;Z&|%!>aj$!3%!.d+$O(!%U$!+B.D->{_0B.R*B.`(B.v,B/*a+#5-!A0'7F!~$>Ko6>M=%!]W!8\
        fo%&l9!8lEAi0'B.p)?S3a3>KUP%t+#GF!%%.7<B/'f3'1K$WD*2'>94G/@+0+,B/Pn)B/AdK.D+#5iak$#D'!DG&5)B/^d!&.!MD#$'!D2(9L$Rd.!M\
        gJ?&p'B0C2B0k)B0p.B0|0B1(*!%1!+(B1g&B2&>B2)a(?I.hT?I.0>&u&B0[4%ge$!3+!%%!.J!V$!3'!D%(Q,!+M!;bH?&p-?+{.!eiL@A|$!G'%GL\
        !M'B1H)B1L%B1Tag$!3)%}<$9b!!)%^D#*I@,[,!MkL?Ow&!%e!,$!;'#;%!>Z$9$#g-!V%#m,!A9#&o$!J%#m/#aW#&N&]F@hE+!kJ!Y3)$-#dO!Y+B\
        33-B3U2B4,.B4t0B5[*B87%BGN;?p;(BGV&BH%,BI97$I935p'B3$)B3/>#daoM>KPe$!3)!%C>Y9hE3/$#D,B3Eb(A]!gbgU$d)B3Q>#ddF@VIWAT}$\
        ?^q)B4!%!./B4)>2><$a9'%d$>1z%+Y9'vgifS2:b0&;J$WN$$/B4Qg)#>%B4F<?f]a+#5(!%R!%()<,!%mGA~|a*B4pk!2'.n)B4laj$!3)!GC((J@?\
        uC>x.$$')B5'/B5BdeP#a+(c%)6(!~,B5=pde)%4F(cleP(c&B5LmfH?Mo)#J%#Die$?MpE)k3B5v)ADX1B6+a*!Aofga(!~J#,/?/=>B6(d.!+F+CI$\
        -'B6Z)B7&.B7*%B7<(B7]/B8!:>uL<!%##B83a2!%(,CRAQ8*+`(B6k,B6}jG@&-$24)!Pi>B6zfH(NF1.(']M!PE?9H)@+&/*!<AE|b(!AD#,(B7J&B\
        7SgjdF,Ci/!GagJ0_,!hfpfL.y).1%B7s:,{d+&y&!hmdK.yqfc$-[%!.J!%''|.>c~*(f,#|oH&#Q>~|+B9_-B;b'B=s5B>>2B?K6B?a)B@!8B@70B@\
        B*BAA%BAK;BAd&BAp,BCO/BFm4BFt#!BGE7BGK:@q7>B9[a-B9J.B9N*!+1B9V/B9[h+32dgJ>3tB@~r,(twN>I.ebO)*K%U'B:*)B:>.B:k%B:}(B;L\
        /B;S9B;Va)!{1@dtgD,C&B:7g-.JifR*V$+$J>XY-Aa^(B:U&B:],$s4B:ggE&)hlgD>5V$!3)#JC>)rG@/M)B80lc$!3'!D)#JC!.$$'.-R*B;3m%0X\
        nFA5o+?-#&@rB,B;DjG@e:$>b5F>7gd$!;O!AL+j.B;_oH%UM*!$@OX)B<4%B=&/B=V9B=pd3#8+?wK0)s&@)[7.ur)>wDdH!>$!G5B<S2B<Y(B<i&B<\
        n4B<{h$*]G?.*deE?wc*B<ed(#8D#>aK0_dI@rm13!h/>pxeG>b5f&!%jM2r'B==.B=C0B=I*B=R&%4hT#GlebO$$'&YC!D$!;dcJ?f9dD!~3.y.@bv0\
        +f&B=lh)!JJ!hiF%.N%U5,C1#>&B>.?B>6e0!+,!+R!A1(tiG>b{nk)(]C$v'B>q)B>w.B>{%B?%(B?2/B?Ea*B>g,B>mm$0@E!`-!%J$-fP,C+0sD#>\
        L>pja+0iN']e,>8im$>4NX!ka+)9(>J6&B?BsM.;I1.*-UD!%.B?^/@.Rdgf'?&wC!>E-k'B?q)B?t9B?{aQ.yF(N''|pG1]D@Jz*B@.h)?MoM!%idee\
        lNA?v/B@?dF&&F*~'B@[)B@l%B@u/BA-a+AMmJ?9~(B@fjfB>z1'/UD!%cdefhC>=33$6.!A,BA)eifS?f9G>`-,$sg-!%'!`%+Yf,#ZU!Ab+,r0(0R!\
        A--R1(0(>oih'&Yl$!3.!AC!.lf'&&.#GD@KU+>5W)BB=%BBS1BBf,BBm/BC@<A?vd1BB:hiZ?ZjM1A-*~*>Sq1AQ8&BBPoH(fJ(N0)s&BBbk'&YM#>O\
        A$.'-GGABt)BC#(BC5a.!A/&)gJ0U2!A*$'il+0e)!JJ>5Jl+)3)!;NAa^(BCKk&(EJ!AF>+)$1D)BEi%B<1(BEn>BFhd.BC|0@Tr*BD3(BD;&&AoF>4\
        M)BD,dhi)#JM&,o'&YG+$&#,hG@)|$>Y?+BDt-BE*'+`5BE6)!G8>wH.BE<0BEA*BEI1BEM(BEW4BEepaH?0e%BE!d1)9D!hgd+%w^)Qf+&SchfnL@.R\
        $2%E1DbhM)H)BBPdK.JB@e:%'G/*AeE1Y/BEbdkB?1MO)9dH)9mfK&y'BFA)BFE%BFH/!>>A?v<BFda/AGh4A!}j9BF=bcdc@c:c@c9OAQ8H(]&BFW4B\
        F[jlhJ@0rO>wHde&!%J#8H>ZnenF#a&.yJB:g$>c~)BG8%BGBd*$'&?}|,(te*(w&!hJ#8+#>,!%bL,CI']dhJ?}oB#Ag!,dc@c')+`%@CC(BGo<-v9#\
        Wa++cH!~)BG|d-&MmlH(t&%(J!A)BHG.BHN*#A%BHd;BH~,BI)9BI.apdL@}Jj%)EF$-'#g%!e:BH^aH?Cr0!YH'+0>1u,BHsp$!DX#d'>Y/>@pnW#Wl\
        f%)6X!kmG?/c+>rS0!MJ>Z?'>pI)BIe/BIj:$aa.BISoA%AxZ%BI_fagW?zIeebN/XgE>^;agP+p'BMT)BNr%BOH/BPi<BRs9#W##BRza+BK/-BKK'BK\
        Q)$<.BKW0BK}*BL31$|;BL9(BLL&BM4,BM8/BM?4BMH7>D~>%pp'$<%BK%a,!%k<#MfH@*yg$!J'!DC!>%BK@,BKG/@I9aFAP3p'!%G!GBB$W'!`F3%+\
        !MH+F$Ave'!A)BKt%BKw9!8j$!;'!`F!+S#5*#pY#23BL/'!eaf+!VY+paL(!!,E>t]ld!&+!P&#$k!,$!;E#;-BLi)BLn%BL{(BM&a!$*!M&!yZ#vfH\
        B!%r$!3'!`)!VC!.!!+&SD*p%!]9!8d(Ap/J!+OA0-f3!nR%a-!%.!MJ!%%!.a!$*%aD!y->l}5!+.(B0!+*BM|;#2(BN*&BNo,%Rp'!`MAt{$+C2@@A\
        ZAk!2!s)BNJ%BNU(BNg:BNk92Yd+$Ot!0B!G3>KUr'!`G!V*BNc&B)'oL?u/GA,xG>VBF>_pH,~+$I5!M.BO90(V*#a;BO@(>K},BODo%!elG+@0?C3C\
        !eMBO6C>r[5$g8@Bv.BO~*BP+(BP1&BPO,!+/$64BPV#!BPeh/,/bc$!3'#DC!.)?;I%!VZ0y)!%F!s5!+2!+*>kx%>(Mj:$Bag$!3'>{SC!.,$vdS#G\
        )&,dg+%U'!eU.uE?J`3BQI-BQV2BQq)0s8#A.BR!*BR(1BR3(BR7&BRW4BRn7*Sa(?9Hg!,d&%XJ?1z'!e%!]9!8fL-'$!Y)BQfdbheG@MJ'$Lh$$'G>\
        -'$!;%!>/1skB?R`')TG!V+@;5)?/cJ!MGAGh$#j-!V'?J`:,@<'+fc1BRThbgDBB:E1.if5BRf*BRjhG!MG?MnfB'%dH@nf3,_HA`2gG$g'-0)BSP/?\
        ,J:BSya(BSB7BSHg!,'#;J#5abA$!+a8!%A$!%.B*8e)BSqol<BSmfc$!3%!.dD>Z5D>_~'!`pB@MKF$9'BZ~)B`F.Bf0%Bft/BiJ:Bki>Bk|<Bl%9Bl\
        C##BlJa+BUr-BV~2BWI)BWf0BWo*BXD%0=1BY6;#2(BYF&BYm,BZ!/BZe4BZr?AJB#!0%7BZyp)BUA%B=m(BUHdF>^1$!;TA5o'!D).%a*BUnj$!3'!D\
        b!!&#*e!($+sdc!)I!%J@|A'BV9)BVL%BVU(BVY,BVe/1c9BVxa-!%A!?M=(BVF,!VjdN?LF$!;G!P$!3*)*C!.HA12'!`fm%!>W/v$#D'!S/?IM##>D\
        *fI)Bg!6G!{)!G(BW/d$!;F!%$!J%BW>9#&fLAs+g$.h'?AeU.u%$F(A0d/A~xaei$,5'@Ba)?S3C!.+!%-!%F(V'BX,)BX3%!>1BX><#Mp'#/F?^^-!\
        hH>8vg$#j'@*zC!>$%ZG#g$!;-BXi'!D2BXs%!>&BY*/BY07#|h'>7gT!s'!`('moF2|$>gp%ARMl)'p%#sdjC,oxlEAdm-!%P)B%#m&!%<-v9#&fK.M\
        -+.)BYg4>]o<AMXo%#sl'BW)<$pfeM&/+#GV!+$!3+#,%!.i(!+fNBK&'BZC)BZI%BZ]4!~<#M9!8a!$+$O&!yU$!3%AF2r2%t,@.Pg'/1)%ObB>Y?!!\
        *#pD*p-&ye'%4)!GX$y$@CwE!`aF@7]$$*+B]0-B]M2B]X)@Ay8!V.!%0B^K*B^U%B^v1B_((B_9&B_G,B_d4B_y?B`=#!B`B7)s<!;=(99!8p'&c(B[\
        |aH/y'?J`)@p8%!]/!GW!8,#,s'!D)*5%@x49#&l7!%o$!;M>[!!,$!3'#;C!.'B]x)B]|%!./B^0<@JVa!$.$R&!yJ#ZH@3^%?2@&>2C9!8ifN>fa$#\
        D.B^@0B^EfU?!gdA!!%3#^G)?'!`*!~bD3(!,+!M-%A'#;)$',0_ol-!%a+$O(,iU$!g$!;)!G>&rdD?T4%%z(!Pi9!8b*#pF%z-!%*$$fj$!GM!G$!3\
        3?Mx*B_`%!.,!+f%&8R!%CA;;'!%),o(+J:B*ba0!+F@y])B`5<!k9B`9a-?|/gi$#jG@`xaJ$ZoG!DfIA0iEB]x+Bau-Bb?'BbH2Bbd.--0Bc**Bca%\
        BdZ1Bda;Bdo(?Nh&Bdt,Be:4Be|p$?(y)BaY%%z(Bac:)ade)!V,BaGa-!h.$RJ%()!G%!.a!$-!h(!~D!y$!3-)BC!.$#jd(!%&!{,!+ndH2+$!s)@I\
        e*Bb3%.7,$g/Bb7dgI>YRC?'T($LdrB/O!,'#;fB+]3#^2!%*Bb^hsidgcidG-0-#^J!%*#Z/Bbz:)aa7!smdg!HJ!P$!G(>i%ciF>he$#j)BcE%BcL1\
        BcY<?`md(!%g@c;&!eJ?Mo*+Jc$!3*!MC!.f$!JK$W+!+-Bd)'Bd55Bd;2BdA,BdL:BdSa8%R01#F#Ad!&.!n(!%D#$$$*F!%%'PX!k%!e/B?^A%*8d.\
        !nF%1+$$N?=$*%aD!%%>4/<'+dmagG&ilG@W}!,'#;,Be&bguE/4$!;%AX,9#&d$!;.!nF!%'BeY)Bee%?vY(Beq/!V9*(##B*baF.+ea.$R(!~J!%2%\
        .chbgcC><d'!`:$yaeG$$%Bf*f$!GK$W*!~F!n'BfV%Bfg/Bfqa0&#4!Mg$!3-!+'/4)'Y%!.J(V+!%2#2*!Mq$+]E!`(!Pq'/:G!PR%.3BgR+Bgx-!P\
        2Bh:8!V0BhF*BhX%#s1Bh|;Bi&(Bi)&Bi=,BiD7!Va3'1K!h'!D%(Q(Bgm/Bgra!$-!%*!%D!ydPA<`.!SH!%6!+%Bh+/Bh4aJ@)Um%@u*vR$-'&fJ!h\
        (+J<$9aeyJ$j3?,I/!;f*BhTdgTA%ho$!3'#J%Bhsf,BhmgI,rljfH&,!!3?,ID#*d*++[!%M'4$!3%!.;+pf;%to$!;M!M)!GaH.+'!DG'J+Bj('0}2\
        Bj_)?@/8Bje.#50Bjl*Bjz1Bk';Bk-(Bk9&BkC,BkS?Bk]pF2:$!G6!A)BjA(Azg,>XYd*)ZF!%-BjU5AGi%!.a!$*'4D!y$!3'#vC(($)NF!+%!>MB=\
        m3?|@'>C|))?Z#W:!ka*!{F!~$,2G!Gl>&rd&@+vJ!+-0%,!+lB-D$!3'%4)%4%!.J?|@$!;'*;C!>!,d&%XmpMA~@3$-*Bkx(*MhJ?a=P@f4&1f^!Y3\
        !Y*$$;@f4(!Y,!Y4#8m1#8dgdc@c<2!YpF.%3#d+#8-!Y'!`0>D+,$$oM@ET'C$4)C.[%C3c/C?O:CCA>CCR<CCa9CCn##CCua-BoU'Bp55%.2Bp>6Bq\
        9)Bq=8BqJ.Bqn0Bun*Bv>1BzR;Bze(Bzq&B}l,B~K/C#:4C#U#!C#Y7C#q=C$%h'Bna6Bne)Bo7(Bo@/BoLa-BnI*BnS(BnYp'!%F!%:$Ba0!nH'f+%;\
        M!;'!GF?'_K?LF$+j%Bo(/Bo19!8di$1y/!Gd!D(!%D>:_*#p(!DJ!++&SH!%+$W.&MU!%/!Db+?=wD?M*$&c+!%Y+p'Bok%%A(Bov/Bp.anCAi>e$?(\
        y'!DX)a'!D/*Sf.#A*!Moa-!%L'4e$*]E#vc'!`iF?IA)Bp`*Bpf%!.(!%/Bq/a!$&!yg'#/olE0mciF@)~$>zs)-3%!.:2Y>!k<&|d&#5i)%O(!sb5'\
        yN@1#'@]@*&AF#AbN0%0!s*$0h$!ME!D'Bqf%!.7(Va!$-!M(#a&!yoM>kxci%!>M!P+BsE-Bsk'Bt#5@R52Bt&6Bt1)BtF.BtW0Bta*Btm1Btt;?1^&\
        Bu%,Bu9/BuF4BuP>?.Ja2Bs'*Bs0&Bs4,!%4Bs<#!!%h$!e)%4b&Bs!gD@W;iM>18/#AeaK?Y6jF3()!%aH?Y:dg)!;J?1A%BsS()*a(!SD!S(!eg,Bs\
        acfK(tdgi$?asC!.'?-n%!>f+&S&@VE,!%R!%I!s'A!Ya+%;D&&'?1E/Bt@a3$mK!SmbFBLD+%.2!Gg$!3%!.J?1K'.VbexM3()$va*-UeF>I=$/UlJ)\
        $$$v)Bu!dH+`P--$!G)%+/Bu6<#MbH)<S)$'/c(@1//0=]&rh$!36!%C!.$!;)Buc:$y<BSmdF2++$O7$!cEBSi$/|)'J%@x41Bv69#&d!&(#>&#$#!!\
        nk.!SC':/*AdFAi>!,+Bw!-BwL'Bwv2Bx!)Bx38By@%ByD(@cc&ByP,Bye/Bz(7Bz@:-B<&ia-!ME@DX$!3'-X%Bw7s$>^q'$LC!>!!&#*m##?/rlg$>\
        >rE?/n)Bwc%A'v(Bwpa-%g(3(J#Zk!,'?7(%!]W!8$&cG#/(!%&%XJ!%.!+:#Wb*Be#(%ZJ!+$@@'+Bxo-!%'$L5Bxx8!M.By!%>G{1@O';By1(By<,!\
        %7.S:!kpka8!nH!{'#g%.(M!D)*AdD1Y'#g%!.a!$($LD!yld$!3%!.J!+F@BvBBFj3#^.!%0-?D&]/By[d-04Y#2(?OcdS>wi/By|d$!J+-'.#a**G;\
        %tF!%$!G-!%H!%'B'x0Bz;&B?BrahiM%ZfD@2qag$)N'!Dfk!,'#;L!M/Bz_a+%;gB#^+%;F,Ol'#>f.!MH>4M3#a+B{s'B|*5B|<2B|@)B|M0B|r%!]\
        ;B}!(B}3&B}G,B}Z/&/<@JV9!8a2,~,!s4B{d=!sh/&/aG>KI)?WIdj<BSmfDBuj$#j'!D)(z%.;s)>6,C!>$#j0@1#(!%b0@1#D!%G>=:$>&H)':%!>\
        F2|$!G+!s;B|n&@wBg$!3)0b%!.d(??SD!{MAx^'(`9'`b(!PD#al>&rdc$>z='>zBC!e)!;/B}Aa8!%H!%'!{L$?$!36B}V%!.dL?C/B?C/'!`<#Mf.\
        'G*?!#F'V)B~-%#m,B~:4>'=9#&h/B'xa-!hF-6+$I'!G.?u^R!%%>x.<#Mf+']'!GH(?'C!@)C![%#m(C!b/C##9#&a3@]>-#Q6C!0.C!30'7*,l(>J\
        T&C!=h:$Bag-$-E>7dB*/9#&b*'@J!+G#a!&$!30&;%!.&#$e$!3)&,*!%C!.-$WH&,)C!ta7$!h$!3',,C!.0C!|hM/[bH(i&C#0,C#4eFAvTaL(V'%\
        GG!G(C#Ek'!DL!A$!3'!`%!.f+#5J!VbF&5$!J%C#fdD?!8e+%U-AjvG%}%C#|a+$IO$Z*!SF-D'!D%(Qa!$*!MD!y-C%C2C&Z)$L8C&n.C&y0C(;*C(\
        n%C*t;C*{(C+%&C,G,C-/7C.K9#&h'!J6C%5%!.:#Wa!$&!y,!+g$!39*(b!!2%7D#*9!8b$>qo*#pD!%)C%Z%!.(!P/C&Ta!$*!PD!y+C&5-!h'!D%C\
        &>,C&B:!ka-#Q,@2qg$!3)#/%C&-d8!%F!%!!+%;D#*)BhpaNASFI@EU'C&Pa3+c-!hJ#,FAFc.!PD$$%!./$Wa!$&!yk<!kW.;/>JWf+!VL,x'C'F2C\
        'M)C'Q.C'k%C'q;C(3<&>9'+a-!%0>V]gI2M*@)%F!%B?QA*C']:$yrL,r$!3%!.je'%GC!>$!;G%%-C(&*C(-&!%,!+hC._)!PF>Uz+#aE!DlfcdjE,\
        o$!3'>Az%C(^pe'!e)C(Y/!;a-!%H!PkL&J!!&#*e)!Pa*!;J#,+?8A'C)B2C)M)C)[8C)e%C)n&C*$,C*F/C*qj'>vr)B(0C?wh$!Jci'%AF#a$!Gl'\
        !`a-!%H)p*.+1$$Y#2l*>?KF>?K(#ac1C){hB>t-edhG&#%!.,C*8/C*@a!$8!MD!yel$2]C(Q$$*F!A$$*)C*a%C*g9!8d&!Vha1#>J(E-!%F!P.BLD\
        *#pF+}K%g.?GRH'@ldieE1v-!P'C+|)C,7.&D0!A%C,@h'C+ma-C+N*C+ehsfS$6%C+`de!($+s'+yG#/i{I#Wif.$RR!%*#Z(!%j!,$#DE#;+&V*?5(\
        #!!nief7$!h',,G!%-#5*%gJ%(-&]R?Y~)C,d0!%%C,j,C-#/!G9!8d2%tF!%*$LX#W$>Y?+?=w.*>7?eWg'/mG#/$!3'3/)%%C!.'C.3)C.>.C.D%C.\
        H(@./:$a<$a9'+a32M5C-n2C-t.C-w0C.(*&2,C.,haeO#5<,@W#dC.+'!D%'P<&>A#B*bW>_@'!`aF0=-!h9#dbFA+g+0pK!%aO$-K0I;C.Vh$$?L!A\
        lG>m3'C/b2C/h.C/o0C0X*C0s%C1V;C1](C1a&C21,C3*?C3H7C3Zh',,(C/B>#W9'vsE?T>b3#5+?=w)C/[*B=R&?M*rfL.1grbF'S-!PL$L(&yMAw2\
        'C04)C0;.C0D0C0R%ALJ:$B>$pa*'foF+.*@?uD!~$#D+#5N-?9!8bg$#D''!]$pfkL@aW$#j%C0ipe'>L4C!>c$!3%!.X$y$!J-AvT'!D2>5#%C1@/C\
        1Jf$!;c,C19dF07'@-oF*V)!{e$$'G%}+%.'!ecqXA3p+'MO!+lE+@)C2$%#m(C2',@;59#&a3$0-#Q*A4eD&2[3%)!Ga-!%M-$'C2M)C2k00_,C2z:A\
        T$9C3'hdL0Ue'#^)C2e%!.a!$3'1*!;D!yhbFA&2$!34!%b!!*!MD#*'B=m)!sM%ZP#G%C39/!V9C3BfP*D.%>*#pJ'm.)0H,(i'!{/%Zf.@D@%!]W!8\
        !0$!3C!.3@jP-C515C5R2C5Z6C6+8C6<.C6^0C7U*C7s;+=(C;E&C=g,C>R/2%4C?,#!!%7C?2=%Rh'C4m6C4s)C5#%C5):>LYa!$c!%)%+Z#M($-J!+\
        $!3'-k)APbC!..!nJ!%!!$!GD*p)C5K%!>/?{S>$ad.!Ae$AAhH'V5@q^L,x$!JkE?1y%C5s9$aa!$&!yi$BZ8'!`C!.!!&#*,?Q-k!($+s'+yL$|'#g\
        %!><!Ga(?J8J%Z$!J)C6U%!]9!8d!&.!n&#$J!+*#aoB>6,!,-C7!'C7.)C7:.C7E%@x4&!%9#&haV#a$#Jd!&$!JD#$-(3*'(c!-J!A+075A,tH@f{)\
        !Gd!&8!%&#$J?H|)C7f1C7od*BB}F!%$!3.!MC!.C>G~$!3'C8R5C8]2C8a)C8v8?IA%C9$&C:2,C:>/?^A:C;49C;;j$-[b!!*0(D#*&!{,#ZoB'YbF\
        &A$!39$ab!!&#*k!,'#;C'P2$I;?p;J@0r!!5>Z;2%7)!{.*>0Bdj1C9h(>2b&C9r,!+4C:$h%@`)(C9]deb*!eJ!+bm$!3%!.X!k$>hb%0FW$a!#1>Y\
        .<?3^fL>^a'!Dbk/?IMA#>D*,C::d[$gF>XY'C:f)>93%&l/C;.9!8a-#Q*!%(,iz'Am~%!>]&r(C:v&#G4C;)gdP%z$!3'!D)!V%!.F@]?fK?3C*!%C\
        !>(>_pD!k+,R2?DxJ*2!,3C<5+C<;-C<F'C<T5C<e2#2)C<n.&i0$|%C=#(C=0,C=L/!G:$ya+&S-#Q.'V4!%i)-0%!]W!8)'pC!>%!]9!8fkL%g$@2;\
        '!Jf+$sK!%*!%&%X,!sk)!VL!Vb.%>rCAOl3+c+%;'$L2(t%,/D!{+&S&!%g+&SK!%)!s/!;9!8b$!G*C=FhbJ%R+&SE'!$$*)C=a/%(<&>d+#GF#a5)\
        ^H,~$!Y;C>),C>?h%(l9!8a!$(@qk&!yJ$0l)A?Nd$!;($did!&($-D#$(C>Lahs%&lW!8$*]E3/)C>s%C>|((B<#M9!8d!&.!n(!%&#$J!+.!n*(?R*\
        V.%U(.eg$,bE'!'/%G!;%!./?^A:>LYa!$0C?K&!ykQ#apG0[->X*'C@O2C@c8C@y.CA%*CAv%BGN(CB%&CB>,CBy=CC89!8h$)v)?]E%!>(C@Ks'C@H\
        <$pahs$!3'#v)#/C!.K04CBNo!&.'1&#$e0!PjfcC@r})!J%#s/#ae'!`)&M%&lW!8def'$LL!n$#>.%D&!%,CACd;#2(!%i)'c%!]W!8f-CAb5CAg0C\
        Am1CAs,@.Ph%?h+aM$6fDBE/.-RC/=fkL?i=L2:j$!Gf$$*SA,t!,$?fm+#5'#;0@*vf.?}#H?!c!,'#;20+)CB`.CBg,CBr:$yh$!3%!.M&vh$$*W'v\
        $?(y:)afN!n)!%]A3p)CC)/CC1aiB1;.#|cI>^#a(!~J#Z'-D%!]W!82!Y&CCLeN&2)!{J$0(%U,#dg$%^K>nb0!Y,!Yc'!DJ!Y-!YF@R28&2(*M&!Yk\
        ifO&f'CH))CLZ%CMg/CPb:CQe<CQr9CR!##CR%a3@rF-!A2CEg)CEp8CE~.CF)0CF,*CF0%BNo1CF;;#2(CFG&%R,CF|/CG74CGD#!CG{7CH#h6!%)CE\
        Z%!.(!+a!$&!y,CERe$!;G!G'!eaN>kx-!%%BhpaH@G}la1&JiL,~5!+.>rX1@]+F!+de$!GG!GP%RG?'T$>s}+!+CB*9'!%bk'?'_G%43>rB+B*<-#G\
        2CFc)CFg(*DagV+JM@7m7?(f=%ao%#m9#&l-!%E#>)#J%!.(!s/0va!$.-h&!yJ%((>^#cd$?}MC!>)CGua+!M.$R(CGau$!3'!D%(lW!8e$!3)'Yb!!\
        &#*aeaP>rB-#AE!DleG+CaeE@r9$!3+CHs'CI35CI92CIE)CI|8CJ%0CJ2*>G>%CJA1CK0(CK?&CKQ,CKU/CKY4-'9CLTp.)BM&v(CI&,CI-dc$#DG%w\
        %+YW@<P$%zX'`ekBBHY(*>a&#>gK@?u$?Mp%CIV(CIYkG@bvI*~)CIp%CIv/?4wd(!%&&AJ!+,!%U!{)%^F!n(!VR!V%!.a!$&!yA!$I%%Ad!&$!3%!.\
        D#$!!2CJh.CJv*#p1CJ|&#*#!CK'7CK,h.>0_aJ2M/?3A9!keagBA4e$&AZ!kk:,@aJ'ybF>HnECI4$?C/%!ei/-0A##W%?Lc9!8q)C;.%!>M!;J?z3E\
        Api0&;;+p,CLDe:CL;9CL>b'CL'.%>,CL-4CL5hfeM@p8gjbI%zeagcmG)KdoE@,[L+P.)0J!Ye%(l9!8a!$.'VD!y5%UH,(-CM0'CM62CM:.$d0CM?*\
        CMF;CMJ&CMN,CMR4@yf=CMah'!GL!+)!%F!~J>*NdF@#L$>V;G!%rE&PM@yfI@Yv)'pe$!;b214D!%$#>E!D+CN=-?Ck2CNR0CNU*CNk(CO0&COj,COo\
        4CP0p'#/)@jQ.?&pD!V$>V;)#Ji:CNNleH#GmQ,RM(t3$v)CNg%)6dghkX)ZH>i9!,'#;)CO+%!.:B%$a!$2@>R&!yJ!%gP@>w$@]@-2h0COE,COVhbF\
        ?3Ca.$R,#,g$!3-!%C!.d$?fT=!%cagiagjECOAiXCL;)CP(%>)ra!$3'1&!yeG??S+?h$SA,t$#>)CPL<$pd-!P.B.[g$!3%!.J*{$!3.$?%!.,#Ahf\
        $!3C?gc+CQ7-!P',l0CQ;*CQP,CQUp$>'%.CQ1%!>f$!3.!PC!.$,5C(QL?O<$.r)CQM>#dd*>C}F.MD'ShlO&yef+C,1-!%,#,U$!#!2el,!YrF>_G+\
        &24$$i)!;F!YF'+3$-N>D++CTG-CU~5CV/)CVK8CVQ.CW%0CX(*CXG1CXw;#2(CYn&C]d,C^I4C^S?C_+<#/p$?Aw8CSG.CSJ*CSV%!+(CSZ&CSk,CT6\
        /CT=#!>+)##CTCd*$<j'1+G(NE)3$A?_%0}fP@LAb^!~'!D%!]9!8a-!hV!M'CS~%@6M,CT,h'!GM!D(ACH&,UxM*~)':(@4'](%l(!AD!%cdc@c)c@c\
        (+CTz'CU$6CU.)!P.CU6(CU<,CUB/CUga&CTt=!MmC?x'fbHAEXf&!%J!V:#Wk$!;C!e$#JdgJ*{'!`M'j'!`X$y)CO+%CUW:B%$9CU`aR>^y2@>RD@I\
        n2*2O@J~8!+1CUvk$>vXJ!Aaj%$3Z$p'!s)!P(!+bFAYH)>nN('=,CVC/CVHdH@KKaLA+fD+j3!VK!h$'G)CVe%CV|d(?N3J!+0?'K*2k7CVuaL?Y9a)\
        !GF!{+%;D!%$*/5,u)CWZ.!M%CWw4CW}<CX%9*(d!&-(3%!>&#$:$ya-!%2)BF!~4CWko:BNkb+'MO2M$%Z)/@%!>Z&>(!PJ!+fK>^pN01$*P*CX6f*!\
        PD!%<CXCf&&5nCBBPN@J~+@`l'%A%CXf,0I7CXs<#dj%!>lL@LAm:$9aibn{A!!YBAbC$B'x+BD7))-%CYE(CYQ,CY^/CYe<CYkdea-!h(!~J+S&CYNe\
        BAveG)9'>c~)?:LbQ%.$$'G>r[''|L&MO,_3CZY-CZ`'CZ}5C[(2C[5)C[P*C[y%C]';C]8,C]@<C]]a!$-!h.$R&!y,CZSgoMB`6'!`C#D'!`G%})CZ\
        o%CZxd*!S[!Aga,#,eG(EqZApQ8?(fH?QH(!+d3#^%!]W!8)@pE/?WI:C[Jagf.$?U*c*!YD$j3!+'>vM.$?*C[s/B#U4!+ofga-!h.$RF!~'/1Y#2fi\
        9'vbjdL/!!!2%7*!;1$0&#*U11l)>Q-Z-v%C]K9*(dP$d-B'82%71@~!ifO?vX5*MH>Hy+C]z027,C^,/>8{a-!%N'7$!3)@I9%!.lL@zD(C^>dg,@Js\
        cf3'1R!%9!8b2@J~H#p'!Ab0!VF*S$$m)C^x%C^~:#d<CYkd8@*,e$!3b!!.!nD#*-#5H!%),eqfqZCYk:$af214taI#^'CpO)C~-.D(w%D,b(D5F&DA\
        $,DAa/DAv:DEE>DE^<DEs9DF###DF)a3?fl-B)@'CaA5!~2CaG)CaQ8Cag.Ca{0CdL*Cd[1Cf?;Cg6(CgF&Ckt,Cm</CoD4CoX#!Cp&7Cp8>#v=CpI##\
        #/h$#>'#g)Ca3%Ca:<&|s%?Sb/Bo19#&a!$+&SD!y'@)6S)^(#AiG'c*++U!V'#/a-+4H!%0$d1!V&Ca`hC0ma8*8H!%$%Z'?J`)%%/#vb.!MD!%'Cc-\
        6B$u)CcU.#a0Ccp%Cd@1,C/CdF##'+a3%Z-Cbb5Cb|*Cc!&Cc*,#G/!Vh'!eG.%$!3%!.<#Mf%!]9!8g$!3'/1C!.F(V2#^xM@4~B)6$!J%CcF(>Q_&&\
        A,CGTg;#2J#G2%7.*>7?eWgJA+g$24.$?;#2,Ccjj'#vM&/%$<F*%$2G)Cd.:$y<Cd<d$!;(!%&!V[!%+%;(?hPi'!DG32O?D{0!MJ!+(!;D*xn)!G.>\
        rBd$!GF!%+Ce6-Ce='CeL2#26Ceh)Cem%Cew;Cf'&#8,Cf1/!;7%R9>c<a-%gN1i6!%eE&;$!3)'c%!.deE?-C(!%,Ce[/B=>oZ#d'!D9!8bgE?t`fcO\
        /X'$L2>3tY#2+&S*!~(>6pD!%ld!&3!VD#$'!s%$<a.?}cH!P'Cfl)Cfz%!./Cg0a!$(?&p&!y,>j^4Cfhk)!GC!eE?vr(!%k'!D%C!7W#&.Cg(($IaN\
        &M.$IfC>c?$!GV!Sl)CgBd3$IJ!MK@pm+CiY-Cj('Cj@)CjW.Cjd0@cc*Cjt%Cjw(Cj}&Ck(,Ck-4Cka:@pt9Ckna-ChJ5Chr2Chw.Ci$0Ci1*Ci;&Ci\
        Fp)(V%A+7W$a$!3%Ch^9Chlf2'SD>9G!!8!%*#p(+}D#*8!YH,(eaD&]9!8b.)TH#p)%O:,{y001J!Y$@u#'!D](%2!sbf+!%K!+)CiR%#/dkE)s,#Zm\
        O&;$!36Cit)Cj!%!.d!&.#Z(!%D#$'!`)B{oZBSm$$*C%1%Cj7/Cj:f.&fD!{N0O&!{U!{+#8-!s8!%*CjQmG0IxlG@p-$!3%!.&#GJ#Z'!Da-!h0+fd\
        mQ>C:B0=-&`H#p%AADaH'(fNA~{$!3)CkI%!.<@3ad.11e$!3%!.F!+-#Z.!n;+p&!V,#,hf%%1O$s$!3%!./Am4Z&|g!.G)v'Cl<)ClB0ClV%Cla;>5\
        <,Clia-(30?pYhB>jw$!JF-|+>V{'$L,?2Z4!%rkC?vr%!>a-!%F$I,!+jCA'v$!3%Cm!/!>9!8d!&.-6D#$!!*#p&*pe!('+y)$*a!*.$Rc@+'Cn#)C\
        n-%Cnr(Cn}/Co>:$B>!k9/va!$*'f&!y,Cmth$!36!+%(lW!8'!D/CT=A#CTCe$!3*2rC!.$@@'+>J7-CnV'Cn[.?GR*Cnb,Cnh7Cnnp.?'@M>fOfS?-\
        #ciE>`-$!JE!e)32M/saN-X!!8!%.%>D*p%Co:/'cf$!3+!~9!kb!!&#*J!MI>Sx-!%F!D.Ap=1CoS&!SuG0m{F>2b$!3'!D%Con9!8f$!GiC's!!*Af\
        *&#*e!,'#;)!;C!>%!.a!$*%ac!%$!3C!.2CpF%!eaefnC)NM,~'.VC#/$AwD+CqE-Cr02Cs,6Cs<)CsA8CsH.CsU*Cuf%CwD1!+;CwH(Cw^&C|8,C}.\
        #!C}n7!s=C}u9!8p'>DdF!+'!D6Cqc)Cqx%!>,Cq~/Cr%a-!hN)B)Cqpd(!%kG?BA3?'?cB(]*!PC$mG?u$$#D*.JkG>vW'CrP)CrY%Crp(Crt/Cs'a2\
        @M4.--H>WV&*xegBB'x-!h2Crl:(%hl.!SF!%A%#AeF%g$,l)%%%&cd2!PV!sgIAMm%!e/!+a-(w8!PD$$lE?/=g$#jE%G'!`f*!%paA!!+'Ct2)CtN.\
        Ctx0Cu7%Cu:,#^/CuY4#5:Cuc</R9#&a-#Q)#^&$Lo)!VF!P$!J.!+*CtJ%#m,'m9#&hB?u$K?B@$CF)+Cto2%A*2k(?'O,Ctupkag+!%K!%%.(M,xG3\
        2)Cu.%?PJ9!8d8?cKJ!M8!M;%tU+jB%%*'@&!%,CuJnbHB=R'%G)'c%!]/,=W!8+%;-!%Y%tD+P+%R-Cv8'CvV)Cvc%Cvr&Cvx,Cw)/Cw<##Cw@a-!%.\
        $RhT%R)CvI%CvP9#&dgIBRc.!nH?5(.!sH'@!&;#2&#$J?~q$!G3)';#2idHARJ.!nD!%$*]'$<f.@AyC'::Cw6a1>Y$D@In2*2N!MmQ%AL@JVHB$6ld\
        z'#v%Bkd<AZEf*(?J!%-Cxe'Cy$5CyG)Cy]8CzE.>[!0CzR*Cz^%#/1Czs(C{*&C{?,C{v/C|*4C|0h$A.J6CxV/Cx_d3!+ni)C^8C$3d.?*SF$|&$gJ\
        $g'!J%Af)/Cx{9!8f-(wP?7N.#ZF,C+>0l2%z)*;8$-7!Pg-?B@2!V,%(g')kG?Iu)$m%&)/CyYdh+/)J,UN*j'!{5Cz2.Cz8%Cz;13!;Cz>,!%9'+h$\
        !3)&,9#&b!!*'@&#*J!+%/=]#dM1cK*8l'!eG#>l(!Ajfh$#jG&,$B6wf&.>J%Df2!s.!n,Czph)!PC!eM/s.C{'/0Ld,&)gjG>vTE*,)#>%C{</!Gd*\
        ?5(F!%Y+=)!V%C{`1C{g/C{od+BE>4C{[oM%DdF)<g$$*M!;fh$#vM!%a-%DD.>/C|&fg$@2;E&YeQ#|$!GR#5de&!%J.|+C|_'C|t1C|z;C|},C}(a*\
        >z1(!Pj$!3%((M*/%C|ja-(3H!%t%!]/!;W!83#^J!MM0Ll'!DfD%D'!`Z&>)C}D(C}Y/>`za*$<(!;J!++0i5*%0C}V,%(oFB{jE*x'#/b&!%k<&>d(\
        !%bY>;jb($sJ!+'!D%C~'9!8aD?Wg.!MH#p+D!9'D#U2D#d8D#y.D$(0D$Z*D$g%D%{1D&6;D&C(D&M&D'+,D'i/D(R4D(X?$07D(b=?}c9#&a+%;-@A\
        j*D!/(/ymB@n9!,'#;bSBem6D#.%D#E,/g/!;9#&a+!M-!%5?h+8!P*)p(D!o,>j^7!snb(!eD!e-!%''Y9#&b,!+g'?lXa!7&?lVU!%)D#A%!]9!8d!\
        &.!nD#$eM&c.#a*?OO(!n&!%J'm(!~j($ddhldD%4*D#smd$!3*%}C!.beB@:x$!3b!!&#*J'm)&f.D$>%D$M1$-9!8acJ)h%!.a!$-!hc!%J#^&!%,!\
        +g'/mP!%'??Pn.$$C@#.!,+D%5'#;2D%K*!S%D%Y($0,D%h7B)Aa!$-!%(/yD!y'$?)!Vs$!3/!;b!!&#*J!V$>Wk#%!+beC?1y!!&#*k!,$!eE#;$,5\
        /%Zb!!8!%(BUbD#**D&)u''sC!>!,$.hd(!%c@c='!`%!ef.!nC&fl'-k)%+Z#M)D&f%D&o(@Gn/D&|:D'%dH/j5'.*$$J!P2?>!,C+ahL@pE8!%L!%0\
        'PJ!Y!,+D'I'#;)'J%._,D'Qa-#Q*!%R>=2)>ftZ?Zj$&c'!D(3%9!8b.#ag''!M!;)D(*%D(3/D(K9!8a!$2/g.#A(%AD!y$!3%!.F#^!!+%;5$?*#p\
        &#*e$1'(!%X-B&!%fJ.M*!+F!+%!efuBAv3%!ea,!+ee)%+%&l<#MW!8'D+;)D,'%D,./D,5:D,[a5!s2D)p*D)v;>5<&D*f,D*w/D+4#!%g=@=<h'D)\
        b)'pa(!eJ#,(!%gi$#D'!DG!G$!;G#Z$>.G'D*1)D*5,D*=/!;hT?*AJ?dn+07rfI#|'#/)D*V%!]<D*]9!8a-!hP?$z.$?H#5$!32$vC!.0D*q,!+dH\
        ,o$!JX!k$%1)D+1%!]935d$#j(,F[!%H)-&C^7J#G!&2D+e)D+k*D+t%)6&#$,/g?D+~p)D+adA!(EcI0R$/%M#a,&]ciC@G}$#DfnbJCvmfoL>=%0!n\
        C@G}m)%%C!>(D,S,@Gn4%.m$!;3!S)%+%&l<#MW!8fdmnL@)[+#8D!k+D-T-D-e)D.!.D.+0D0-*D0?1D19;>^](D1M&D3),D4|7B+%>!kp(D-Eka-!h\
        H!%di$1y'>:[%#mW#&s$!3b!!.!%&#*J!+$!J'%A%!]9C3Be)!;d!&-04D#$xlfkbJ@pm$BHY)D.P.D/X%*P,?Oc/#>4D/k>$j<D/xdB*!-D/(5D/.2C\
        g,0>1u*D/81D/B&D/G,D/J4?3u7D/Q>?uEh>>_8Z&idnbF$':,@9#WaI)''B=S)%OW$jiC>rW]$j>C+bW'v%>h&W!8'!D)D/eaHBt#*!%J!%be)&M%!>\
        aK>gy5>_G,!Yo$)v%!GF>x`'*;n$!3'>{l%BZ]W!8!,-D0^'D0g,D0{7D15h6@mFf-#^L!nde$?MpC!>*D0v&%Xj'@BaC$3iG@`x%!]<C]]9!8f*(?rf\
        h$$*G!%b[!P/D1Ea`!aHC{'k$>~DC!>-D1~5@YX0D2&*A0i%D2*;%t(D20,D2<h'#/6!+/!Gf*!%C%1fbD!MdH$g&!%J!%$!3%(l/!;W!8'D2t%!]/#Z\
        9!8a-#Q'D2h5D2p.!s1,i4>CeakmfU@I@ciagK?$~lD$-!&$!J*)W(?&x&#$[!%!,$C*q3>SU'D3Y5@ZJ)D3{0D4$%D4/1D47,D4>9!8jfkM@:G'!J<!\
        ;c!-$!3)#Jb!!&#*e!($+s'+yG!%3'1J#,$!3%!.dFA@o*#pnE@,K%@u9M*A-D3S'!`5@ZJ0D4h%#s(D4l<#M9#Wf*@*y7!%kLC>FED4+'D4taM'S!&0\
        %gD#$)?BA%D5C($-:,@d!&&D5>g+(i,(fU!S!'J$sD(c'D5x)D9m%D;b/D@f:,{>D@r<>om9D@va2'S4!%j/!Gd(!P[!%3>j^-D7)'D7C5D7T2D7Z.D#\
        u0D7g*D8'%D8;1D8?&D8F,D9F4D9Z7$!=@U#h'D6o)D6u%@V,/D7&a(!~M)H1)3D,*$#j%!>&!SnG@e{F)K$!J)D75dI@3x&@VEh$*]6!%J#,?D7Ocia\
        pL?Y6hdL!>apF?f9%-d9!8lgJ?D+)D7w%D8#//saJ?9~$!J%!>D!%HCYN&D82j$/|G!;$!J)#/C$3OD43$@N&M*A3D8l+D8q'D8z)BEF%!.,D9$/D95a\
        !$2>m~D!yfJA~Gef1A-$J!%*-seR&#$>4j'!`f2*~jfP@M(0#8*A?_(!PnldDB4l'B$W)#/>1.be!,'#;G(z'D9f))KaF)^g)!;J#,'#>*D:r%D;/&D;\
        I4D;W9!8m'D:F)D:M%D:X/?u=a!$-!%(!~&!yJ!+(A#bR!%+B&z,#,oE-O!!(D:g&#*o]B;[!,-(i'#;C!>2D;(hfn$$*''Y)!AC!e%?>;M!+(D;A&!e\
        g!,'BGRC>x.!,'#;G%})2o0&;,!+hG>vr$$'fkdP>q&+D<_-D=.5D=:2D=c6D=y.D=~0D>,*D>81D>K&D?#,D?C4D@.#!BGEp.@wH%!.9D<Za!$-#Q&!\
        y,%(p)>ZcL(fcI'P'D<v.D=#9D=)a+$O7$!eG0Oc$@!:fCBhp),bZ!kgD>&u/D=6fP%.I>v5'D=L)D=_/!>>!kaH*V!&,'Vc!'$!3)D<|C!.L@`G*!+(\
        D=sdgf'!`J!h$.1E'jfpG24'%}<&|bgP#|'@'0)>,wMA!]$!3,0_/@asb!!c!#J)^)D>h%D>q(!~/D>za.!Aoa*Cz;J#,*BhjhG?5C&?}'eIBD7''|L)\
        K+D8q)-31>wH,D?9a-!hG!{f,>gqpM>fO%D?x(D@*/)Z>!k9!8d2#8)!{(#J&D?n<#Whi%2xF(Bi$$'%#mW#&*#p7D@'hC>fOC#ZX@22)D@H%D@cd'!J\
        (D@Eh6!PJ!%Q(i*,o&D@[jdghfa.$RH!%)D<|J!%I&#-@xW&#5eG?]GD>_G->nb5?f^R#8)DA2<>_pdljW2Y;DAXh9CL>b5DAM.%>1DARagB>]ffDCjN\
        djaP%>l'!`fX(%%DAqdefj9DAnbS%UkdN/j-DBU'DBb2DC=8DC@.DCU*DD'1DDZ(DDe&DE',DE37&2=CeHp)!Vkfh$!JG%}',/%%AfpMB#U.&c*%4(DC\
        (&$Fpk$!G'%zb4DC$eFC?LG?S2+!%,DC6f++'L$RbcakP2DH,i:)aa-!h*)pmd!&*@`AD#$+!D2AW].%a0!s1+.;#2&&#4DD!f+#Aj$!3'>U_C((deM+\
        m2?}')$',DD<7DDPjbH?y($!G'!D%!>/!Pf$CF)L&v$?Ox%!]W!8%!>f.%gJ#^2*D1DD}/+mf,!Vrfha-(3J%(/%zA#'`,0pf*'4kX@q7$AJF%(l9!8e\
        'A?[G'p8,_.#81,_(DEZg5>Z;G!{R,R*>2e&D.M,'`e5#80!YD!Y$!3%!.h$!DE!%0$WH!k3!Y-!Y2$-*!YJ)$l)DG]<DIhd+%;-!%8DFs.DG$0DG)*D\
        G3(DG9&!M/$64DGXpea-1M8!PH-s%!>/Cw<f+!PL&vidT#2a-(38!PU!sbnbK--/DGI##1fd.?{SH0s&!{p!,'#;)%+Z#MdK'4''78DH+.DH40DH=*DH\
        C;#2(DHv&DIE,DIQp-?!dE@]@bi'@],G#/$!e%!>Z&>'%z]#d!,$2G-#5'?7(,DHjh$'c'@?t/DHesGDG&aP@>R$!3)%+%!.Z#M$!e)DI0%DI79*(##B\
        *boM(B'!`J?%C1DIAoeaS#ZF@`G!,'#;;@9?J!+))?%(l(&D9!8a!$-#QDAmn$!30!YC!.'DOX)Da;%Dc}/Dhd:@R2>Djr<Djz9At{##Dk#a+DK^-DKj\
        5!+2DM!6$W)DM'8>^p.DM10DM:*DMK1DMg;DN3&DNM,DO*/!;#!DO?7DOI<DORp'#/)DKH%@x4/!;<#W9#&a-$Z.!M*!McB>CW.DKY%&l9!8h$!GC.(B\
        ?Yb%#sf0?N3CBhpf+&,%DL':$Ba+$'-!%g'>7dJ(f+DLR-DLV'A[05'y2%7.%>(DL[&DLc,DLma+$'ciFA-'aD#afrM)KedhEAXe$!3+>M%C!.(DLwdk\
        dS'yagcmG>o|bgR.S-!n2C!0H!n$!3.#|C!.'!S%&l1#a9!8fL?0n;>V?/DM_h6!M)A^dC#s(!SgI@3''%G)DN!%DN),!ha+$O-!hU$!j'#vZ$pc'!D)\
        !GM!Gl))N<DNGd!&(!%&#$J!M-$$J!Y!,$!3'?7(2>%{%!.1DNs,DN}/&)h.!+%#mW#&)A}|%&lW!8)*ge'/4G*g'!D%DO7frG@+&g'Ai0G#/$>8{%&l\
        W!8bga3'1K#Q-!%L!n3DPq+DQ1-DSY'DT55DTA2DU>6DVk)DVx8DWC.DWJ0DX,*DY(%DYa1DYk;DZt&D[-,D^J/D_x4D`+#!$d7Da%=#8a!$32(+!~&!\
        yk!2)%Od*$L&AYkJ!+$>0c%@#./DQ+d*$<k-!+G!s&(]U&8'DQw6DR')DR1.DRG%DRQ(DS+,DS2/DSE<DSP9DSUa-!M,$|/DQtk4DQphfJC{]B@NZK']\
        *B7P1)3&#,J!A$%O)&8C?GO$!3'C@H%!.1DRCpG+]GB`B$*!l&!%J!A+&S2#80DRs*DRz1DS&(>(*4!Mkd+)ZJ!%'?1VO3!-AFJbhG+$fL>/V'!`GAFm\
        %$3:DSAf52:L@D@H@?$32(('jnE?~qnFA,DHB9[$-G)DSv%DS|/DT.d*)9(!%chMA)@+&SL!n3$6.!n0!SgjEAr~h)!;J!h.>+)*@1(DB?B'#v.DT]%D\
        Ti(DTq/DU4f*#|iC$?d+)98!%|G@bCe0@LAU!A'CVH)DU-a*'4hi$?f/)#JC?_%2DSLJ!%2)**>brJ&y)DU~.DV;%DVH(>42/DVYa.DUi,DUu=$|j)%%\
        %$3Z!%$#j)#v%#mW#&'!`%#mW#&$!3-!h&@(a,#,b!!0CTp*#ZD#*%!]9!8a-!%N+f.?xJ(DVUhG>0gK>Dc'._)+@ka-#Q('VJ#,)+@>%pd+&SH+F-(3\
        *DW/,DW64DW<mnF32$!JD@SN'$vF!+fgjfI,u%>=SW!8'DWm)DWq.DX(%?S3&!%a8@(zi$!J)#JC$3VBL3',b*>>*of9!8b*?2AD!%EB;['DXN)DX`%D\
        Xm/DY#a+A'z-!h,2.g2!SC!>*DX](!%j$!JG!VK$|+%;.*5&>)nJ!+8!s*/C;#2k+!A)%1Y#2gdF*D-#8'DYR2$6)#/%ACH,+./DYZh$!3)?WIb!!(A]\
        !D#*!&2)$D#$ghG@bW!!&#*eP@V+'DZ0.DZ?%DZF(DZP/DZfae$$'%#m,%DW#&.2o*&A,>5PehM'j'#>G@<4-)$.?GRD$F%A'yd*@zcc)#J%$3dH@,['\
        '|.'j,!SpL>jsl)D[#d0!SF%D*&&&>5#R!+!,3D[_+D[l'D[x5D]&)D])%D]B1D]N;D]s,D^!/D^?a3)*L!eak%&l9!8aK?+{$/C)>,wefO)H;@f4(@O\
        UD%XF&`&D]7g'!D%!>Z&>i%#sf-!hR!%k$!Gl3$6J>)n)D]b%D]ld+$'i$!JM!P2!A(']gP$|g-$|D#,ld0$gpeaVA&h)D^/(D^7aM?~qil)!JJ%('Av\
        eGA?^+@M(($'dL,b'D^q)D_#%D_-(D_J/>jv>%p9#da-!h0!MeK@Jk.!ng,#,d-!hD>KE(!Sg)!VJ&D+!A7!Ae!,'#;&#,,D_FebN??0G?|u'D_f)>uO\
        %D_m:@229?fda&!SJ!A+>tOJ!+$/O&BFWRDL{0D`$hLBbZ:!kaJ)-)D`S%D`Z/D`{d8?iF*%w(D`HkBCk%dg+&`-!%J(fc%$3J%g.D`m;#2ha3'1-!hJ\
        %(+!s,C>F/@1hR&V'1AL@gM%Da39!8a-!hH'(g''!PA68+Db=-DbM'DbZ5Dbc2Dbn8(90Db|*Dc(%Dc41%.;>^]&DcW,!%7Dcj=!sp'Db&a.!;obF?kC\
        ,Db4e$!G'#gG.%d!&$#jD#$%DbIa+&SlF.!TAjv<DbWfhMAm4I,R.?*SD@y]$!J.!+fF>?*)'p/%Ab-!sFA]!$!JpbmQ)<-!+2$6bhdF0O6?Os8!V.!M\
        *DcK&DcPpL?^!dP>Z~'>93M1;+!P1!%/#Ai%$?eED#9$>8(9!8b!!)%^*#pD*p3Ddi+De&-DeA'>Mt2@Jk8Dem.De{0Df$*Df|1DgV;Dge&Dgr,DhQ/.\
        +#!!%7!A<!;a*!%J$Z$#j%>pI(!+/Dd~k$'(G%%cJ@jG'%G)De;%!><#Ma.&vNAA@'!DH(?$>>4)De_%Dei(C{'d$!J*!%(!%J!+$!3.?cJC!.NAb')%\
        %d+$O,@mFU$!-!+L(w3)-'Dff)?;I%!.1Dfp:Dfs<0ya!$)!{&!yg$!3'@k6%!.7!Ah6!+d!&$!J(!%D@]/$!3%!.F>EeE+]g!<)!{J!Y!,-DgE'#;;A\
        <`h$-[%(l9!8d!&(!%c!'qaL?}#$!J)Buc%!]<BSmW!8'!D%!]9!8aR?S2ld!&(!%&#$J!++!s'._0>D~%!.;DhA,DhH:$ya!$-!%&!ye'#gf'!DH!%l\
        '!eG'ce$!;fJ?:O$24%>~>l.DXV*!;F!A3DiF+Did-Dij5Din2Di|)Dj)0Dj8*DjH1>73(&,&Dj],Djfag!,$!3-%a'#;C!.%.7(!%<#Mf+DB^'#/*(?\
        %!]:$yW!862!G!%GAA=$!3%!.f$?jdX/_%!>f-!hH!P-!P*!P1A.IcEC:7$!G)!A%.7p'!AC!>$!3-$0%!.e##?/rlH?/mif+!VY@jF'A?N:$yfH?Ws,\
        !YnFAl$2#8J$j*!YD!k'DzQ)E&z%E,i(E5!/E5.:E=s>E>-<E>99E>X##E>ha+DmE-DnF'$F2DnI6DnR)DnU.Dnf0Dqj*Dre1Dwh;Dx0(Dx@&*x,DyH/\
        Dy|?Dz(#!Dz67DzH<#M=%Rp'Dl})Dm,.Be#%Dm;(/I/&v:!ka-#A,Dlw=!sg'!DakaeoMB!%$#DG!G$!3-!h.#5C!.-!%*!%%B#UsCB#U(&],&]A!!V'\
        Dmh)!%(Dmo/>bra3D#B-!h*#ae)!GC>4/&,*eK$I'!`)Dn7%!.<DnCa!$&!ymdgi)!Ga-!%.$RF!~5)^c0?[fJ@k0L.%M$y)%}(!SM.rB)Egd&//id!&\
        (!%D@]/+Don-Dow'Do{2Dp.)Dp8.Cnb0DpX%Dpg12!&Dpr,Dq%/Dq84DqD7Dqfa-#Q0DoT7Dochd*!{D,*)BLjag-%zxM>[!!0$)N%-dW!8'!`sfhT-6\
        a[$d-(w*&A&#5e*(cC!>ae'#gnCDbF$!3+$g-%g'&Y*%g%!.4!Pie$!;'%GC!>$.r')hbg$!;E!e3@By.!nN?'_$!3'@mUb!!.&PD#*'#ga-1M($0,>5\
        JgE>Wk3#^-*V0'7J!+'!`%!.:!ka!$-!h&!y,Dqbu'#vG!GE?KymG*/3Dr.)!%*,O%Dr?1DrT/$0aef$!3%!.J!Vd(Dr9gfJB!%gaFA4e$!G,DrP#!?D\
        {caJ'MeB&5/@ccdje$!G'#gM!G!,+DsU-DtF'Dte2Dtl)Du>8DuG.Du_0Duq(Dv'&Dv*,DvA4Dw]a-!h,#,g,DsMjedD?hP'*;bH?Ne'Dt*6Dt-)Dt7(\
        Dt?a(Dsu#!Dt!kf^.!k'#g)%4M!Gdi$%1M!GH2o'!ebnagI'4%@e?FB+%fcibQ.S$B'x'#v)!%%?/c#&Dtal+!MH0(G>~D&%XjF&D)0m.@]?/Dt~e$&Y\
        G&M<'%f*Du1u%$?M?^:$?f/b!!.&MD*p'!`%!>J#Z%DuU/DuZahG?^'aY?:kB@(n/DuibedH1;fc$!GE1m)Dv#aeifg'!DG!VPBp[C/R)Dv=%!]9!8dp\
        aciG?pYN?<2'!D)Dw:%#m/DwM<$p9BVxa+Dvr5Dvv)Dv}.Dw+*Dw.paeQ2DeM1;d+#GD#Gcapdk'#gM!GM,o'!Djde'!VG!G52:2>Sqa0(Vol'1mG!G+\
        &S(?Ocae'#gG!Vfhdgi)!GM!G$!3%Dw|(Dx(/Dx,fH>Q-!!&#*JCU<CDAnA!#Ald!&$!J(!%&#$J!++@pE-Dxm2Bi70Dy5*!P(DyAa0Dxj1!+4)*7!%o\
        M&JO)Q$!3'@],%(l9Dy-f$!Gg$!3'?J`C!.g!.fI@mFdgi$!J)&5C!>$@G}C!>$!3'..%!./Dym:#W>Dyv<#df*!A()QcraI)He$!;gG@r9.,Og@B+$O\
        -2eU$!%Dz3freaP&PS!s%!]9!8akd(!%&!{J!+!0%?5RW!8+D{P-D{z2D|E)D}$.D}'0D}I*E!6%#s1E#R;E$)(E$,&E%_,E&0/E&?4>92?E&L=E&tp'\
        D{H%!>acifBBLj!&c!'J(V$+]+/),D{h/D{nedi$#DC2x$/|C#s$#v*@3^dD>f_'D|6)D|<%!>/@.D:$Ba*'fJ#,*%}F!%+%.''sN+f$+].>vW0@TK(D\
        |d/D|hb,!+4#5eQ#GdP$s)!;(!ng,#Gj'!D9#&b2D:cH'@D'M!,$&5.!A4AV1d*D}C&%Xh+/)J@b+))WW*($A:8'D}m)D}|1E!1:2><!kpeaj$!3%((Z\
        !%8)<*&Acie$$*E!`3D~K+D~O-D~_'E!+5'.*#Z9!ka32(/D~GgakS>V3iC'SF><u%/F/D~[aQ?OcF'j'!%%E!$f9D~}bc'D~ya!cBc@cCc@cAc@c@3$\
        6F?:LkaQ>,ifJ?4@!,$>/W'E!T)E![%'P&E!b,E#9hGAm32B}VD%X.!nC#s)E!{%E#0/&,a,(EhfbgakG@rl,#,p)@/Mkd!4(!%D-Je!,'#;G2r$!;)E\
        #K%!]9!8dHCIV-!%NAa^,E#j/E$!aea-#Qif&@rmR!%)CO+/DHedg$?f/%!.J?fak+0vJ*VM(w'!e)E$U0E$a%E$m1E$w(E%,/@7w4E%B:&|9!8aS&D5\
        !~h)/@lL)99!8bg$#DE>=U&!%g-!%E/m)?]G%#/dgi<#MfHCbs)E%(:/,<#Ma-1M2Ap=H>Ee%E%Zf$!3+(i.$R%!.j'!DM*/N?t~'E%y2??S0!%;E&$/\
        ,=>%paN>4.g'>i1J*{lf.#AhdgiE,2'CU2)E&<aQ(cE*/j92YbhfdgJ?u/$DHf+@>w0!%/E&li)#/%!.a!$*%}D!ya-!%LAnk$$mC1.3E'X+E'a-E'p'\
        E'z5E(G2E(Q.E(b0E)W*E*H1#5;E+l(E+t&E,A,E,QaN%a')EfL>i%%DA<9CL>f.#5C-O>'`deA#B*b(E(7,E(Cg!,>&rdc!-$>z=E>zB1!+4!%eaL>r\
        AE?v:)>]f%!]W!8)&v0>4.g$%}fSBRf!,3(9)0}.E)@%@_5/)E4E)I:1f<E)S###dd(!%&E);ghf$#D'!DC!>!-G(z'.V)%+Z#M%!>f$!GI+'I?a=3E)\
        y)E*&%!]1E*1/E*A>(%9!8a+>WSK!%9$af%0LW!k''Yk)@.OC#s$.4:!kk)-3%#mW#&k$!JJ0U-)^5E+.2B}V)>ph%E+7(E+=&E+A,E+E/E+X:>c<>E+\
        _9E+ch%/F('yd$!G(!AkE@p8)%+<#MW#W3$6O$6B?U)BAA@$A%k'.4%'S:,{>!kW#W%!>D)-hK*%-!Y*)yO!Ylf0#AX(%)E,3.!+%E,9,!+<&ia!$&!y\
        hM?QH$!{H.+!!1!+D#*$!J%#m9#&i''S]$j$!3%!.f$#j3+c'!DbgldR!M3E-I+E.>5E/C2E/g8E/l.E/p0E10*E1q1E2X(E37&E3{,E4L4E4r=E4xah\
        T$d$C*q%@vn(E-ad8(ze$!GQ!~)!Gd)E.!*A5n1E.&(!%&E.2dmndG)sNDW+(B>2/*AdkL(B+>5Wa3#8L@-76E.f)E.q%E/8a+$O)#^4!s7$!ee'..%#\
        m>%pW#&ag$!3%!.J#^'%}*#5%E/+9'va!$.>1{D!y!!.%>&#*dIA-'.$gee$!GE!J.E/c%+j(%U<$9f.#A%!]9!8c0!%JA<^B?3raN?!dlU*S-E0E'E0\
        M5&])E0i.E1',>mT/E1*<AE|a+$O*&P1!S(/yt!0C!>aj''YC!e0E0b*)-(!e,!Mj%!>M*/g')kG%O+@M(0E0{,#Zj$#DE#v$)|)%4X$BB1c3$6J#,3E\
        1K'!D*E1Z%E1c:!ka!$&!yJ(Ve%!><!%d$!JF@f{<&>bL>I=!!&#*g-Dv'J?Q-!,$#j'#;.E24%!D&E27:E2Qf+%;xMB?^C(]%E2Da!$+!AD!y!!&#*g\
        d,!+[!%0CNOH!k.E2q%E3%d(!%i%!]9!8eB?/c'!e%#m9#&a-!hRDuQ&#Ae!,'#;%!>,!AZ&>!($?8;+E3]-E3c'+y)!V%C&-1E3k,E3tpE>Mt'!`T!+\
        )'pbmM,=ed*?yMD#,'/4ZDnC$!3.E47%!.1E4;,E4@d2#|F!%BB^AdIB)T>%pdg'D^yG!;'E4]%E4ka;?p;F#A!&&#$eea*!%[!%3Ax(L!n))'C#v$!J\
        CE1_!($+s'+yGA963E5z+E8)-E8='E8r5E9,2E9<8E9M.E9Q0E9l*E:51E:9(E;g&E<Y,E=Za+#A*!M(ApV4'VfJ?hP+E6q-E7!'E7*)'(8E73.E7:%E\
        7B(E7K&E7P,E7x/E7|4E8$#!?fP<>d`9@1ra.E!2(E6k&&&hsC0[edHAQ;%E6zkaR!~kdI)ZdcaeeC(`(!PudI?{Od5!+J#,fm$)HE)kej'@1CG':dO@\
        :x+D8q'E7f)BEF,E7jaTDnRI@ur)E7saH>nNiMA?_EC&PeQA$*dF>c~)'s%!>(#A/+md-0UD>v6'-$%E8V&E8ga5?fX01i*%aJ%('-$&!%e)&M%!>Z&|\
        lj$*P'-$C2h2!D&E9&4!%e%!>J!M+!VJ!+(E98f+@-7V!%G>=xd(%Dcif%Af)4!%W!8E@e`1E9i,$Zr$&&6?zE/%AA#@z{G,o'E:%)E:,%0La-!he)!%\
        Z$pe2#8G!%&!%gfD@(aiM.M$.!)E;5.E;;%@fq(E;U/E;[de$!J5E:v.$s0E:|*E;!13!&E;-4CL2debP&yfhG>-'B'j$!3%!.lNBIf)B*9J>vg'#gH!\
        %$1>)E;Id0+fJ%(-!hha+Ax;J%(')KG$g''|ea*)pJ+S+E</'E<:2%D)E<@%2h&E<E,E<M/E<Va01iJ#A$!J%COAMBQS&!e[!%gBE'Ulj$*PC2h$!3)#\
        jC!.N)T+E<u%E<~1E=%,E=1/E=Ua+$|H!%'@g!efO#>KA)C)%Adg-&VDB:]'E=F)E=M(Bb<ag+>nOJ#,g)!;J!Ail)!JJ,UeF?Ow'!`)>1z%#Da*!%i$\
        E,/dH?kC-!Y.!Y,B`:g&B?Bj`&fIAUn&$-nif+!%N!%.*M0$-;>_q&E>Qg+>QrjF@Yv0!YJB+%-!Y(>|hkf-!%J!%3B9[O!M'EF<)EO3.ERp%ERy(EXy\
        /Ef{:Eid>Ei{<Ej/9EjEa+E@r5EA+2EA26EA=)EAH8EAP.EA^0EBk*ECr1ED=;EDb(EDp&EES,EEe/EEw?EF!#!EF77!s<!G=&Vp'E@V)$d.E@b%#s/E\
        @la*$<;>CJ(E@Sh$$?C!>K#aeg$#D'!DG-L$?U)%-dW!8.!AF#a)EA&s$!J'!D%&lW!8iM?4A'B`6G+@a.!%(#GD@0f%%1/?R`A#$30!SA&AlP%!]9!8\
        a-#QH)p!2+!P'EBC)EBL.EBT%EBb;#29!8a!$-EB70EB=*)W&!y#!$IpaF?-C%$3F!A'!eG!e&AYkgJ?N33?*kD?</'!`/!;a-#QF&D!!*?2AD#*3ECA\
        '#g)ECc1!sa*&i(EC0=!%k'!DaNAXh'#gf,!V7$!h',,X$y'1m%ECP(!+akE)<e!,'?7(<#Mf.?>'H(?+$O.!n7$!gaHAbC$!e%$3,ED77!Vo$!3)+$%\
        !./#Ad*?wUF#G'!AZ$p'%w)EDX%%1a+#a-#Q($Ii'!`Z!%$!;+!MK!%l'%Gf.$?%!]W35-EE181s;EE:,EEDa+&25!+&!{gJAMm$!3)%1C!.l'#g)%+Z\
        #M'B=S:#da8!PNE3h$!J)!%,,ixl'#gG#/%!.a!$&!yea3.uH?3Q(#GmB@l:$$'9EF1bg''!W$jg!.C)vfA$!%$@_D+EGG-%.5EGX2EG_6EGf8EGk.EH\
        .0EI-*EJ&%EK!1!+(EK>&EMs,EN[/ENn?ENq#!!%7EO)9EO-p'EG>a*!%f+!%K$d$!3*$<C!.604.@mF*0I%>r[J'y'!`L!s'!%MAA=ldL&c'EG~%!]9\
        !8a*!%mB><n-!h(!%magE>?K$?b`.EI'%-d9!8d!&5EHc2%7.!+*!;1&;&EHj,EHy4EI#jfeG@ZR9#WfL*!!'+>M%'C16ndI&&eapB>0cG?}n)#vM!G'\
        EIU%>~>1EI[/+m:!kpk$+]'$<9#&b*'@(A]!D!%-!MF.M$!e)?jB.EIx%EJ!(?pYd(07cJ@KE$A}HE-kFA:9!,$,l'EJ`8!V%#s&EJi,&#/EJv7!Vj)C\
        (S%!]9!8d-!h8!s.!n*0sFAf`3%A-!hD%X)!G9!8b*#pF+}')k*!%J#Z->Qu.%>(EK4&!%hG0L$?3r)%O]!k+EKj'EL52EL>)DAh.(B0ELD*ELh(ELr&\
        !%,EMnaOB&?)EKud.#aH!{%EL+a!$-#Q*#Z(!~D!y!!&#*nEA>R*,o&#5J!+fqEBu`%ELWfg%!ea-!h*)pJ#,->6n'A[00-?cGDz3$#D'!`G?WI'EM0)\
        EM<%EMZ:EMj<&|9!8aOC#12!P*!%(!%D*x*!%,EMV7!%pkd!4+>Ud&-JU>UhC@-o*#p&!%e!,'#;Z&|xM$$lL?Mx'$m%EN1,EN=9!8a!$&!yk)(zW#W!\
        !*?){(!MD#*'ENS)ENW/#va-!h0+fFE3heG0bSA,t%!]/>>r:#W9!8eX@J}I!D$!G+Dv'i)#/%#Dl$$*F!ShM/R.)0F!Y'EP%5EP/2#^.EP>0EPI*EQ(\
        1EQE;#2(EQR&ER4,ER</$<7ERfp'EOw)>&H/C8^aD?!d!&(#G&#$J!Vc$!3%!.J!%$!3:$yb!!)-vD#*-!+f+?7>H$L$!J)'p%EPt1/X9!8p$$?(EPnf\
        $!G;?p;F@P#$#jE!%.!n(,~gd.!n(!%D.]$?S32?p),EQ<d.!MeS#A'!`%%ZW'`'*,.!+%?vYW*()ER$%ER.('M/CEm:#W9!8a-#Q*EQxp'$<M?U)$!3\
        %!.J$W$!3%!.gJ!~)-vH#p,!+aH?9~$!3'%Z%!./ERZ:ERbf.!Aef3AxZJ!M3ECML!SHCi?*@+)%!]W!8ah62!M?I.+ESf-ET>2ETE)@_U.ETQ0EU$*E\
        U81EUb;%t(EV8&EX<,EXP?EXe7EXjp%ES`f$!GL$?2$ZD!%6@mF)BcP%ET19ET7a-#Q)>Q_#!!%g$!3%!.hGAve0&JH'@.)0H>OibnbK>q5$!;%?C/A%\
        AxZ!,-!M%ETo/ETvd-!V0/j(,C&%XJ!+*>Y_D!V-#A1$ZqGE+*'?dy)%+<#Ma-#Q&#GJ!M!,-(B'EUP2!V)-3,EUZaKCa>.?>'(!%D%X%?uUM&5'C=C)\
        EU}%EV&a!$->NS&!yoME;5*!%Y%t!!+&S2%7.%>*>;kD#*-!%'EW#)EW/0EW6*EW;%EW`1>0l(EWk&$g,EX!/!G4!%7>K}:ApQh$#v)!;/$md!&-(3D#\
        $(!%&!V,!+[!%.!nCB#UdHD(O'EWY)C{<a-(w&EWT4>CehT@7mbLBLD$#jF!%2>Ce&!%gV$-d5>wi*)W%!](!%7%1W!8'!D),l/EX6b.%U&#GU!s%!>F\
        !A+!V)@y],>%{d!&2!PD#$%EX_>$ja.0RH!M*&iF#AfhW.;%!./,=a!$.-XD!y'E`o)Eai%EdY/Ef3:Efe>Efk<Efq9Efua+EZ?-EZH'/:2EZO)EZp8E\
        Zz0E[&*E[;1E^B;#2&E^e,!A/E``4E`g7#|<!;p'!`%!]/EZ49!8a-!%8-'U!s;+=ha-!hG#^$$?)(zJ$g)@e:M-G)EZl%#m9#&a-!h.117$!hd&,*J!\
        +I>x6+Ax;-!hJ!+$!G)%+Z#M$!J)&&%?x'n'!Ab.&DD!%;E[W&E[c4.Jh$><n'!`6#a%!]W!8lfk!,'#;G%O+>5W-E]3'E]75E];2E]H)E]L.E]Y0E]k\
        1E^%4E^=pbF0XME6|A#0L)*,(0%/)KdF%DF@3x3A~G-!%&)ZJ+S/E]gaif+!~R!%IAQ8%?x'/E]{f2@,KD!h*?xJJ,u$?xJ%E^6/*AfeED&c(&&D?}'d\
        eD2r'E^R)E^^a+@f{V!P!&(!%&#$U)-+?7>E's+E_E'!D5E_Q2E_Z6E_b)@Tk.E_e0>[v*E_w%@Tk1E_{;E`7,E`E4E`XagjC'Y'?:*(>5XbF#J%(`(0\
        %M)K(@3xM!MC0(/#va-!Ai$!3)E]aC!.C>>*.E`-/E`1a-!VD!AB@TL''|H!elfk%!]9!8fmC&/%@vnd!&$!J8!A(!%D#$'@]cG'|m$!;X!kdc'!DZ!%\
        )Ea?0EaN*Ea`1!A&?v:h6$0>%pd$#J0?v;g$!3'>i1C!.gi'!Ga4!%fjbD*{%Cvr/+md3+c*!;D#G$!;;#2J'M3EbU+Eb]-Ebq5Ebw2Ec+.Ec70EcI*E\
        cT1Ecw;Ed7&Ed@,EdD/EdM4(ia+%;;%t,,xg'!DP>vUl*-hJ#Z'@>x##Ebmb.$gF)sD@Fn'.rM!V.-R%Ec%aM++.)*F*!/B!%>$pbHB*8'!`%EcEk$#j\
        G$<QAMm%)Zd0'7DD}t+Ecl)Ecp%!.;+=a!$+#DD!yTCnbi$#DE#g$?2q'%G%Ed//!;k'!eG(]kf*!%J!Vl'-kfiF3%lL!{%!]/&)W!8gra-!h.$RH)p8\
        'm.Ee=0EeP*Ee`1Eev;Ef%,*j/)T4Ef)?!n#!!Vh6Ee8%'Pa-#Q)!{JEK1dN?[f!,d(!%&%Xp/CT=A#CTC3!sn'?b?)Bt#M!;$!J))Wh$!36%Rb!!+'y\
        D#*d.!n%?YuU@x-MDcf'!DajbFBUb'>G?6EfV8>92;Ef[h/+ms$!3'!D%!.fN?*kaH>I%l'!`fS?h+2!YN,O3&2N,RnC%^5!YO!Y+Eg`-Egi'Egv)Eh#\
        .Eh*0Eh6*EhM1#8;Eha(Ehf,EiQ4Ei_p$)N)!V/&vde+0pC!>$!3%!.M.;d&!{k!,$!GE#;&!ee+!+J!%i'!DG#J!,'#;/#AfO$Z$0[3>zI'Bya%.7lk\
        $#DJE:6+!%'!D)(]8!Vj)!JM$<lE>MR+EiJ-0%#$?`D*!~(?}c/CEm<$9p)!s%Ei>/+m9!8a-!h*!M;%tJ#,*#phbmneE>o|b0!VO$6$0:'!`%$3M>gp\
        aL>^#(Eith)#>if+!%L$Ri$!DF!Y+#W&>2_,#de0!YF$$$!35!Y0#8%!.1!Y&!YJ?sN*!Y1!Y()$^!Y+Ek;5!V2EkC#$EkJ.EkO0El(*ElI(Em|&EnU,\
        Eo/4Eo@7EoJp$0m(!+f;Ek8h$!;M!%M0R$2%eB?Mw$BHYF!+dkE$6,EkYhdFAzg).1(EkhdefC>vXa8(90Eky(>J6kG@6P$%z%?x'lH?xJ1.Sp)El9(E\
        l@dLAYH.?f9J!V$!3%(QZ!%+Elp-Elw'#g2El~)Em),Emg:Emp<Emua.-XF!~f-!hS'.%!>]@mxl)Cs(L!S+CAY-!h2D:c.EmQ%!],@)U4EmV9!8r)D*\
        :beN>abaiE0v$?3vdec$2])%}C!.$!J%!>M!PgfN(f&*2RA,D3En=-EnD)EnN(BGKa1!+k$A[5bBA[5$B#yE!`f-!h'*/N'73BRcH#Z+*%)Enh/Enma-\
        !%P#^aI>YG$$*5En}(Eo&hBDxjelI>7&$#D'!DO!A'%z(>[v901f.0RY(!'%G)%4aK11pd+!%A$!%'Esk)Ez'%F!p/F$U:F$z>F%!<F%&9F%6a-BNO2E\
        pg)Eq).Eq,*Er91ErD;ErK(ErP&Es7,Es`h$@]=)EpV/Ep^h'!%fHBey$>CpL)<$!3**VC!.)Bhp%!]/Eq!9!8a3+c0+cF!P'?C2G!;R(V'EqD)Eqi.E\
        qs1Er3&!njG@:G-(3(Eqc,@.Pg+#5i%#m<$p9#&fH>^y)/XC!>-@W~'&YC!>)Er./!Gd!&*,~(!%&#$hBEO*cbL0%aeBAxZ)?9HaokCB=m%.7lL&]lE?\
        G~$!;)Erj%Es0&@:F9!8d$!JV!s$@BO%Es$7$!h',,b+EkLD!%1@JJkb)%^D!%g''!G$*$0b%EsYh/EsR9#&bg$.h'?lXP!S'A.JL!PjfkB&&'!`fh$!\
        GG&8-Et<'!J2EtD)EtZ8Et{.EuE*Eu}(EwL&EyL,Eyhh'!DJ$gd2C!0J!+$!G/EtTdia(#5J#,'1mH!%gi$#J'?`cf*Etw&C!=/!GhlaJ?'LM><u'Eu3\
        )EuA:)aa-!h01#J%(+$O,>Det!0M?^AP@:{'Eud.Euq0$W%-d:)a9!8a-#Q01#F!e)?9H(!%,!+[!%)!;%&l/!;W!8+&V-EvF'EvJ2&#)EvY%!>,Ev`/\
        EwE>'`ajGDgAfN&`+#5*!P(ABztC>94$$*K!M'?&w)C~#%@Ak(Ew,/Ew;a8!P.$6*!M()hxldmB?Ax$$*)#//!;ykCBhje$!3'!DC(Qc)!GJ(E3Ex&-E\
        x12Exc)Exk0Exq*Ex{%Ey!(Ey(&Ey3,EyA<'+a,!%g'!DG.%$$*%!>dHAfm)ExN%!>/Ex]<#Md8!%($|,!+oB@]@g$!3%(Qd2!DD//.!MD!{'#/bH?9A\
        5)^L!n'!`)'JZ?f]XDbWcyN@nf$!{)Dm7M@y])-3:/,a-!%L?Z])?]Gd3$vK!h1Ey[;#2,Ey`fI0pEC8^'!`rB>vr)Ey{/Ez#d$!;e$!GG,2cE?:ED>6\
        ,3AAy+Ezy-E{p'E|,2E|/8#A#$E|C.E|F0'7*E};%E}Z1AGi(E}e&E~2,E~c/,=4F!A7F!ga8.D*>)KF!~$#D)!P,E{`d-E{F2E{K(E{G&E{P,E{Vh9D\
        =)bgD@jPfF?|jbQA!%dhF@4+)@DedcC%Z%E{hfN#Zef$!GC!>!($+s(E|(d&?8MbhklQ!nGA}1H*x)@XA>$pbe!,'#;)%OC!>G0}.E|U%?,JfndgK*~'\
        %4a.E|r*E|w(E}+4E}3sdembD$ddG@Ay$!3''Y%!./E,ehG-Def+$dY(!fhdgI?Ne-@q^)/@%E}Qa2C'd(!~J!M.&M&!%J!+k$#j''sX$y$!;)$*%E}~\
        ,E~./+mof.#5H#5,!+k$!3''sC!.M>nP!,$?S3+!P'#;.04%E~V,!P/&,f2@J~%,2J!A*&Ae!,'#;G!%'F!#)F!*%)E(F!3/F!=a.-h0(0H!;.#GeQ#A\
        ++'qfgG/@'!`bhdF>6pOB:R)F!a>>=D<CYka+@2@*'(;#27@2DeB&/-+4S)^h%>k'aZ!G-F#A.F#E0F$=(F$H,!A7>E$h$0F'/4:$af*F#>rEE=VP$?E\
        Bh1+/X'F#q)$';+=,F#u/F$%4&V:/,a-?+{,BJzg-!MJ$|G?)N$#D)%%d$!JF#53'1*F$71>XXm))?](%iaF@ojfi$!J)#JC#D$?]G,D@nwPE-|.F$j&\
        F$vd.%RcaehE>3P2@Z$*BIfJ>XYJF$fgK>2_eJ*M*!Y(!Y4#8i%#sF$$0!YFF%#'F%Sa&F%KoHA~GsfgoJ?<2ciSEydfS>4.'F&))F&C%F&H/F&Xa(F&\
        %,!+#!!%k'!`G1;lN.S*!n(F&9&+.olaF(w3B(}0!%J!%pM@MK-!S2Abr1.SkbND|a2F&u0F!'*F'%&!M,!+?F'+haJ>Zo%F&~kBDwxcL*{;#2J!%iB@\
        VE'F*N)F*Y%F*y/F,3:F-%a5!~2F'{6F())!G.E/c0F(=*F(X1F));#2(F)O&F*Hhai'!`%!]W!8l$?(C'!DX$B'..%!]>%p9!8ae'#gF!s%*;/!Dp$!\
        3'/c)(z%!.>&rlLA%e$!e2F(x8!s;F(}h%!./!;a!$8?M7D!ybkC&Alf.DKYR!V%F)Ea.&f,F)<eeacJ%A'/4)'cM!;id!&+!%D#$+!%)!V1!P(F*-7F\
        *:a2F)x0F*!*F*&7!%p$,/M$F%?kCM$FQ>KUj$*,E!D)!%a1F)7mO?T>%!>/?^:a2$ZL#AhagK$-.$I*!;mO?d|2>1s&F*un)F*qa;?p;hC?/ctB)TU>\
        =%.E`B0>ZA*F+P%F+[1F+c;F+p(F+},!+7F,/9>_Ch%!.a!$&!yJ!%%!e7!%hT@P#.%>N>1u$!3'3/)AvlC!.ldi$1y'Bn|M!;)#>(@*,b.&fXA+YCCw\
        ='!{0F,H(F,U,!Vk$$<G!V$$<%!>p$!JE#/+%D)#>%!.(F,p/F,~a!$*!%D!y%!]9!8a-!hO?M7N>1gH>q`+F-[5F-b2F-h.F-r*2e1F.!(F.+&F.<,F\
        .D/F.J4#87F.QpD'P)!;M$$)&fF!Y$)T)#/F>x`$+C2#8%!+DE-|)++%!;J!M$+C+2e)!;,!YpG>O2n'!DG>3P)!{C!G.!YF?a=C!+1!Y&EP&i)!{H!Y\
        3!M2'%*F.v(F/3kE>rX-!Y5F/(,F/.hL%U'!DG)vdF?3k)%^F%U%F/Da0!+Y#2[(E3*M6$j1E>1&$$gf+!+Y#2@JECJ6H%}@>X&|@<
        """
}
