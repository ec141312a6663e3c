/** Things for health, aids, beauty and hair: as kitchen.ts. */
export const HEALTH = `
blister plasters, blister plaster, blister patches | skavsårsplåster, plåster för skavsår | blasenpflaster | pansement ampoules, pansements ampoules, pansements anti-ampoules, pansement ampoule | apósitos para ampollas, tiritas para ampollas > plasters
pain relief gel, muscle gel, pain gel, heat rub, muscle rub | liniment, smärtlindrande gel, värmesalva, muskelgel | schmerzgel, sportsalbe, wärmesalbe, muskelgel | gel antidouleur, baume chauffant, gel musculaire, gel anti-douleur | gel antiinflamatorio, gel para dolores, crema muscular, pomada para dolores
kinesiology tape, sports tape | kinesiotejp, sporttejp, idrottstejp, kinesiologitejp | kinesiotape, sporttape, kinesiologie-tape | bande kinésiologie, bande de sport, k-tape, strapping | cinta kinesiológica, vendaje neuromuscular
heating pad, electric heating pad, heat cushion | värmedyna, värmekudde, elektrisk värmedyna | heizkissen, wärmekissen | coussin chauffant, bouillotte électrique | almohadilla eléctrica, almohadilla térmica, cojín térmico, esterilla eléctrica > back pain, feeling cold
wheat bag, cherry stone pillow, heat bag, microwave heat pack | vetekudde, vetevärmare, körsbärskärnkudde | kirschkernkissen, körnerkissen, dinkelkissen | bouillotte sèche, bouillotte noyaux de cerise, coussin de noyaux de cerise | saco térmico de semillas, saquito de semillas, cojín de semillas > back pain, feeling cold
heat patches, heat plasters | värmeplåster, värmeplåster nacke | wärmepflaster, wärmeumschlag | patch chauffant, patchs chauffants | parches de calor, parche térmico, parches térmicos > back pain
ice pack for injuries, cold pack, cool pack, gel pack, ice pack | kylpåse, isklamp, kylförband, isgelpåse | kühlkompresse, kältepack, kühlpack, kühlpad, kältekompresse | poche de froid, compresse froide, pack de froid | bolsa de hielo, compresa fría, bolsa de gel frío
tens machine, tens unit, muscle stimulator | tens-apparat, muskelstimulator | tens-gerät, reizstromgerät, ems-gerät | électrostimulateur, appareil tens | electroestimulador, aparato tens, tens
neck massager, shoulder massager | nackmassage, nackmassör, nackmassager | nackenmassagegerät, nackenmassage | masseur cervical, appareil de massage nuque, masseur de nuque | masajeador cervical, masajeador de cuello
foot massager | fotmassage, fotmassageapparat, fotmassager | fußmassagegerät | appareil de massage des pieds, masseur de pieds | masajeador de pies
foot bath, foot spa | fotbad | fußbad, fußsprudelbad | bain de pieds, thalasso pieds | baño de pies, hidromasaje de pies
massage oil | massageolja | massageöl | huile de massage | aceite de masaje > skin care
massage ball, lacrosse ball, trigger point ball | massageboll, triggerpunktsboll | massageball, faszienball, igelball | balle de massage | pelota de masaje, bola de masaje > ball
massage table | massagebänk, massagebord | massageliege | table de massage | camilla de masaje
posture corrector, posture brace | hållningskorrigerare, hållningsväst | haltungstrainer, geradehalter, haltungskorrektur | correcteur de posture, redresse-dos | corrector de postura, faja correctora
wrist brace, wrist support, wrist splint | handledsstöd, handledsskydd | handgelenkbandage, handgelenkstütze | attelle de poignet, bandage poignet, poignet de maintien | muñequera, férula de muñeca, muñequera ortopédica
ankle brace, ankle support | fotledsstöd, fotledsskydd, fotledsortos | knöchelbandage, sprunggelenkbandage | chevillère, attelle de cheville | tobillera ortopédica, tobillera deportiva, tobillera elástica, tobillera de compresión, tobillera con velcro
elbow brace, elbow support, tennis elbow strap | armbågsstöd, tennisarmbågsband | ellenbogenbandage, tennisarm-bandage | coudière médicale, bracelet épicondylite | codera ortopédica, codera
knee brace, knee support, knee sleeve | knäortos, knästöd | kniebandage, kniestütze | genouillère, attelle de genou, genouillère médicale | rodillera, rodillera ortopédica
neck brace, cervical collar | halskrage, nackkrage | halskrause, halskrawatte | minerve, collier cervical | collarín, collarín cervical
elastic bandage, compression bandage, bandage, bandages | elastisk binda, elastisk linda, kompressionsbandage, bandage, förband | elastische binde, mullbinde, kompressionsverband, bandage, verband, verbandsbinde | bande élastique de contention, bandage élastique, bande velpeau, bandage, bande de gaze, bandage compressif | venda elástica, vendaje compresivo, vendaje, venda, vendas
gauze, sterile compress, wound dressing | kompress, sårförband, gasbinda | kompresse, wundauflage, verband | compresses stériles, pansement stérile, gaze, compresse | gasa estéril, gasas, apósito estéril
wound spray, wound cleanser, antiseptic | sårtvätt, sårspray | wundspray, wunddesinfektion | spray antiseptique, antiseptique | antiséptico, spray para heridas
wound ointment, healing ointment | sårsalva | wundsalbe, heilsalbe | pommade cicatrisante, crème cicatrisante | pomada cicatrizante, crema cicatrizante
scar gel, scar cream | ärrkräm, ärrgel | narbengel, narbensalbe | gel cicatrices, crème cicatrices | gel para cicatrices, crema para cicatrices
tweezers for splinters, splinter remover | stickpincett | splitterpinzette | pince à échardes | pinzas para astillas > tweezers
thermometer, fever thermometer, ear thermometer, digital thermometer | febertermometer, örontermometer | fieberthermometer, ohrthermometer | thermomètre médical, thermomètre auriculaire, thermomètre frontal | termómetro para fiebre, termómetro digital, termómetro de oído > thermometer
pulse oximeter, oximeter | pulsoximeter, syremätare | pulsoximeter, fingerpulsoximeter | oxymètre de pouls, oxymètre, saturomètre | pulsioxímetro, oxímetro
glucose meter, blood glucose monitor, blood sugar monitor, blood glucose meter | blodsockermätare | blutzuckermessgerät | lecteur de glycémie, glucomètre | glucómetro, medidor de glucosa
stethoscope | stetoskop | stethoskop | stéthoscope | estetoscopio, fonendoscopio
nebuliser, nebulizer, inhaler, steam inhaler | inhalator, nebulisator | inhaliergerät, inhalator, vernebler | nébuliseur, inhalateur | nebulizador, inhalador
nasal rinse, neti pot, nose rinse | nässköljning, nässköljningskanna, näskanna, nässköljare | nasendusche, nasenspülkanne, nasenspülung | douche nasale, lavage nasal, rhino horn | ducha nasal, lavado nasal, neti
cold sore cream, cold sore patch | munsårssalva, munsårsplåster | lippenherpescreme, herpespflaster | crème herpès labial, patch bouton de fièvre | crema para herpes labial, parche para calenturas > cream
antihistamine, allergy tablets, hay fever tablets, hay fever relief | allergitabletter, allergimedicin, antihistamin | allergietabletten, heuschnupfentabletten, antihistaminikum | antihistaminique, comprimés allergie, comprimés rhume des foins | antihistamínico, pastillas para la alergia
eye drops | ögondroppar | augentropfen | collyre, gouttes pour les yeux | colirio, gotas para los ojos
ear drops, ear spray, ear wax remover | örondroppar, öronspray, vaxpropplösare | ohrentropfen, ohrenspray | gouttes auriculaires, spray auriculaire | gotas para los oídos
antacid, heartburn tablets, indigestion tablets | syraneutraliserande tabletter, halsbrännatabletter | sodbrennentabletten, magentabletten | antiacide, comprimés brûlures d'estomac | antiácido, pastillas para la acidez
travel sickness tablets, motion sickness tablets, motion sickness bands | åksjuketabletter, åksjukeband | reisetabletten, reisekaugummi, akupressurband | comprimés mal des transports, bracelet anti-nausée | pastillas para el mareo, pulseras antimareo
probiotics, probiotic, digestive enzymes | probiotika, mjölksyrabakterier | probiotika, probiotikum | probiotiques, probiotique, ferments lactiques | probióticos, probiótico
laxative, fibre supplement | laxermedel, fiberhusk, fibertillskott | abführmittel, flohsamenschalen | laxatif, psyllium | laxante, psyllium, suplemento de fibra
melatonin, sleep tablets, sleeping pills, sleep aid, sleeping aid | melatonin, sömntabletter, sömnmedel, insomningshjälp | melatonin, schlaftabletten, einschlafhilfe, schlafmittel | mélatonine, comprimés sommeil, somnifère, aide au sommeil | melatonina, pastillas para dormir, somníferos, ayuda para dormir, somnífero
vitamin d, vitamin d drops | d-vitamin, vitamin d | vitamin d, vitamin-d-tropfen | vitamine d | vitamina d > vitamins
vitamin c, effervescent tablets | c-vitamin, brustabletter | vitamin c, brausetabletten | vitamine c, comprimés effervescents | vitamina c, pastillas efervescentes > vitamins
omega 3, fish oil, cod liver oil | omega-3, fiskolja | omega-3, fischöl, lebertran | oméga 3, huile de poisson | omega 3, aceite de pescado > vitamins
zinc tablets | zinktabletter | zinktabletten | comprimés de zinc | pastillas de zinc, comprimidos de hierro, comprimidos de zinc > vitamins
collagen, collagen powder | kollagen, kollagenpulver | kollagen, kollagenpulver | collagène, poudre de collagène | colágeno, colágeno en polvo > vitamins
nicotine gum, nicotine patches | nikotintuggummi, nikotinplåster | nikotinkaugummi, nikotinpflaster | gommes à la nicotine, patchs nicotine, gomme à la nicotine | chicles de nicotina, parches de nicotina, chicle de nicotina
pill box, pill organiser, pill dispenser, medicine box | dosett, pillerask, medicinask, tablettask, medicindosett | pillendose, tablettenbox, medikamentenbox, tablettendose | pilulier, boîte à pilules | pastillero, organizador de pastillas > box
pill cutter, tablet splitter | tablettdelare | tablettenteiler | coupe-comprimés | cortapastillas, cortador de pastillas
crutches, crutch | kryckor, krycka | krücken, gehhilfe, unterarmgehstützen | béquilles, béquille | muletas, muleta
rollator, walking frame, walker for elderly, zimmer frame | rollator, rullator, gåbock | rollator, gehgestell, gehwagen | rollator, déambulateur | andador para mayores, rollator, andador con ruedas, andador
mobility scooter | elmoped för äldre, elscooter för äldre, promenadskoter, promenadscooter | elektromobil, seniorenmobil | scooter senior, scooter mobilité, scooter électrique pmr, scooter électrique senior, scooter pmr | scooter para mayores, scooter de movilidad, scooter eléctrico para mayores
grab rail, grab bar, bathroom handle | stödhandtag, handtag till badrum, badkarshandtag | haltegriff, badewannengriff | barre d'appui, poignée de maintien, barre de maintien | barra de apoyo, asidero de baño, asidero
raised toilet seat, toilet seat raiser | toalettförhöjning, toalettsitsförhöjare, toalettförhöjare, toasitsförhöjning | toilettensitzerhöhung | rehausseur wc, rehausse-wc, rehausseur de toilettes | elevador de váter, alza para inodoro, elevador de inodoro, elevador de wc, alza wc, alzador wc, elevador wc
reacher grabber, grabber tool, litter picker, pick up tool, reaching aid, grabber | griptång, gripklo, plocktång | greifzange, greifhilfe, müllgreifer | pince de préhension, pince ramasse-tout | pinza recogedora, pinza de agarre, alcanzador, pinza alcanza objetos
jar opener, bottle grip opener | burköppnare för skruvlock, locköppnare | schraubdeckelöffner, glasöffner, deckelöffner | ouvre-bocal, ouvre-bocaux | abrebotes, abretarros, abridor de tarros, abrefrascos
magnifying glass, magnifier, reading magnifier | förstoringsglas, lupp | lupe, leselupe, vergrößerungsglas | loupe, loupe de lecture | lupa, lupa de lectura
magnifying lamp, lamp with magnifier | luppolampa, förstoringslampa | lupenleuchte, lupenlampe | lampe loupe | lámpara lupa, lámpara con lupa > lamp
big button phone, senior phone | seniortelefon, mobiltelefon för äldre | seniorenhandy, großtastentelefon | téléphone senior, téléphone à grosses touches | teléfono para mayores, móvil para mayores > phone
incontinence pads, incontinence pants, adult nappies | inkontinensskydd, inkontinensbyxor, inkontinensbindor | inkontinenzeinlagen, inkontinenzhosen, windelhosen für erwachsene | protections incontinence, couches adultes, protections urinaires | compresas de incontinencia, pañales para adultos
incontinence sheet, mattress pad waterproof, bed pads | sängskydd inkontinens, kissunderlägg säng | bettunterlage, inkontinenzunterlage | alèse, alèse imperméable | empapador cama, protector impermeable cama
menstrual cup | menskopp | menstruationstasse | coupe menstruelle, cup menstruelle | copa menstrual
period underwear, period pants | menstrosor | periodenunterwäsche, periodenslip | culotte menstruelle, culotte de règles | bragas menstruales > underwear
sanitary pads, sanitary towels | bindor, dambinda, mensskydd | damenbinden, slipeinlage, damenbinde | serviettes hygiéniques, protège-slips, serviette hygiénique | compresas, compresa, salvaslips, toalla sanitaria
tampons, tampon | tamponger, tampong | tampons, tampon | tampons, tampon hygiénique | tampones, tampón
ovulation test, fertility test | ägglossningstest | ovulationstest | test d'ovulation | test de ovulación
covid test, antigen test | covidtest, antigentest, självtest | corona-test, antigentest, selbsttest | test antigénique, autotest covid | test de antígenos, test covid
lubricant, lube, personal lubricant | glidmedel | gleitgel, gleitmittel | lubrifiant, lubrifiant intime | lubricante, lubricante íntimo
foot file, callus remover, foot rasp, pumice stone | fotfil, hårdhudsborttagare, pimpsten | hornhautfeile, hornhautentferner, fußfeile, hornhautraspel, bimsstein | râpe pour les pieds, râpe à pieds, râpe anti-callosités, pierre ponce | lima para pies, quitadurezas, quita durezas, piedra pómez
foot cream, heel balm, foot balm | fotkräm, hälbalsam, fotsalva | fußcreme, fußbalsam, schrundensalbe | crème pieds, crème pour les pieds, baume pieds | crema para pies, crema de pies, bálsamo para talones > cream
foot mask, peeling socks | fotmask | fußmaske, peeling-socken | masque pieds, chaussettes exfoliantes | mascarilla para pies, calcetines exfoliantes
bunion corrector, toe separator, toe spacers, bunion splint, bunion brace | tåseparator, tåspridare, hallux valgus-skydd, hallux valgus-skena, hallux-skena | zehenspreizer, hallux-valgus-schiene, zehentrenner, hallux-schiene | écarteur d'orteils, correcteur hallux valgus, attelle hallux valgus | separador de dedos, corrector de juanetes, férula para juanetes
corn plasters | liktornsplåster | hühneraugenpflaster | pansements cors | parches para callos
wart remover, wart remover pen, wart pen, wart treatment | vårtmedel, vårtpenna | warzenmittel, warzenentferner, warzenstift | traitement verrues, anti-verrues, stylo anti-verrues, stylo verrues | tratamiento para verrugas, antiverrugas, lápiz antiverrugas
athlete's foot cream, antifungal cream, nail fungus treatment | fotsvampkräm, nagelsvampsmedel | fußpilzcreme, nagelpilzlack | crème antifongique, traitement mycose | crema antihongos, tratamiento para hongos > cream
water flosser, oral irrigator | munduschen, mundusch, munsprut, munddusch | munddusche | jet dentaire, hydropulseur | irrigador dental, irrigador bucal
interdental brushes | mellanrumsborstar, mellanrumsborste | interdentalbürsten, zahnzwischenraumbürsten | brossettes interdentaires | cepillos interdentales
tongue scraper | tungskrapa | zungenschaber, zungenreiniger | gratte-langue | limpiador de lengua, raspador lingual, raspador de lengua, limpiador lingual
teeth whitening kit, whitening strips, teeth whitening | tandblekning, tandblekningskit | zahnaufhellung, bleaching-set, zahnbleaching | kit blanchiment dentaire, bandes blanchissantes, blanchiment dentaire | kit blanqueador dental, blanqueador dental, tiras blanqueadoras, blanqueamiento dental
denture cleaner, denture tablets | protesrengöring, protestabletter, protestvätt | prothesenreiniger, gebissreiniger | nettoyant dentier, nettoyant appareil dentaire | limpiador de dentaduras, adhesivo para dentaduras, limpiador de prótesis dentales
night guard, bite guard, anti-grinding guard | bettskena | knirscherschiene, aufbissschiene | gouttière dentaire, gouttière bruxisme | férula dental, férula de descarga
replacement brush heads, brush heads, toothbrush heads | borsthuvuden, tandborsthuvuden | aufsteckbürsten, bürstenköpfe | brossettes de rechange, têtes de brosse, brossettes | cabezales de recambio, recambios de cepillo, cabezales de cepillo, recambios cepillo eléctrico
nose hair trimmer, ear hair trimmer | nästrimmer, näshårstrimmer | nasenhaarschneider, nasenhaartrimmer | tondeuse nez oreilles, tondeuse nez, tondeuse nez et oreilles | recortador nasal, cortapelos nasal, recortador de nariz, cortapelos de nariz > beard trimmer
body groomer, body trimmer | kroppstrimmer, kroppsrakapparat | körperrasierer, bodygroomer | tondeuse corps | afeitadora corporal, recortador corporal > electric shaver
hair clippers, hair trimmer | hårklippare, hårtrimmer, klippmaskin, hårklippningsmaskin | haarschneidemaschine, haarschneider | tondeuse cheveux, tondeuse à cheveux | cortapelos, máquina de cortar el pelo, maquinilla cortapelo, máquina de cortar pelo
hairdressing scissors, hair scissors | hårsax, frisörsax | haarschere, friseurschere | ciseaux de coiffure, ciseaux coiffeur | tijeras de peluquería > scissors
hair straightening brush, hot air brush, hot brush | varmluftsborste, plattborste, luftborste | warmluftbürste, glättbürste, föhnbürste | brosse soufflante, brosse lissante | cepillo alisador, cepillo de aire caliente, cepillo secador > hairbrush
hair rollers, curlers, heatless curls, hair curlers | hårrullar, papiljotter, värmefria lockar, hårspolar, lockar utan värme | lockenwickler, haarwickler, heatless curls, locken ohne hitze | bigoudis, bigoudi, rouleaux chauffants, bigoudi sans chaleur | rulos, rulo, bigudíes, rizador sin calor, rulos para el pelo
crimper, hair crimper | krusningstång | kreppeisen | gaufreur à cheveux, fer à gaufrer | plancha de ondas, tenacilla de ondas
hair extensions, clip-in extensions | löshår, hårförlängning, extensions | haarverlängerung, extensions, haarteil | extensions de cheveux, extensions à clips, rajouts | extensiones de pelo, extensiones de cabello
heat protection spray, heat protectant | värmeskydd hår, värmeskyddsspray | hitzeschutzspray, hitzeschutz haar, hitzeschutz haare | spray thermoprotecteur, protection chaleur cheveux, protecteur de chaleur | protector térmico para el pelo, protector de calor, protector térmico pelo
silk pillowcase, satin pillowcase | sidenörngott | seidenkissenbezug | taie d'oreiller en soie | funda de almohada de seda > pillowcase
sleep bonnet, satin bonnet, hair bonnet | sovmössa, satinmössa | schlafhaube, satinhaube | bonnet de nuit satin | gorro de satén, gorro para dormir
bobby pins, hair grips, hairpins, hairpin, hair pins | hårnålar, hårspännen, hårnål | haarnadeln, haarklammern, bobby pins, haarnadel | épingles à cheveux, épingle à cheveux | horquillas, horquillas para el pelo, horquilla para el pelo, horquilla de pelo, horquilla
hair claw, claw clip, hair claws | hårklämma, hårklo, klohårklämma | haarklammer, haarkralle, haarklammer kralle | pince crabe, pince à cheveux | pinza de pelo, pinza para el pelo, pinza de cocodrilo pelo > hair clip
tiara, hair crown, flower crown | tiara, blomkrans till hår, hårkrona | diadem, tiara, blumenkranz haar, krönchen | diadème, couronne de fleurs, tiare | tiara, corona de flores, diadema de fiesta
veil, bridal veil, wedding veil | brudslöja, slöja | brautschleier, schleier | voile de mariée | velo de novia, velo de boda, velo
gel nail kit, uv nail lamp, gel polish | gelnagelkit | gelnägel-set, uv-nagellampe, gellack | kit ongles gel | kit de uñas de gel, lámpara de uñas
false nails, press-on nails, fake nails | lösnaglar, press-on-naglar | künstliche nägel, press-on-nägel, kunstnägel | faux ongles | uñas postizas
nail stickers, nail art kit | nageldekorationer, nagelklistermärken | nagelsticker, nagelfolie | stickers ongles, kit nail art | pegatinas para uñas, decoración de uñas
cuticle oil, cuticle pusher | nagelbandsolja | nagelöl, nagelhautentferner, nagelhautöl | huile cuticules, repousse-cuticules | aceite de cutículas
manicure set, manicure kit, pedicure set, manicure case | manikyrset, pedikyrset, manikyretui, manikyrfodral, manikyrkit | maniküre-set, nagelset, pediküre-set, maniküreset, nagelpflegeset, pediküreset, fußpflegeset, maniküre-etui, maniküreetui, manikürset, nageletui, nagelnecessaire, nagelbesteck | set de manucure, kit de manucure, kit de pédicure, trousse de manucure, étui de manucure, nécessaire de manucure, étui manucure, set manucure | set de manicura, kit de manicura, set de pedicura, estuche de manicura, neceser de manicura
false eyelashes, fake lashes, lashes, false lashes, lash strips | lösögonfransar | künstliche wimpern, falsche wimpern | faux cils | pestañas postizas > cosmetics
eyelash curler, lash curler | ögonfransböjare | wimpernzange | recourbe-cils | rizador de pestañas, rizapestañas
eyelash serum, lash serum, brow serum | ögonfransserum, brynserum | wimpernserum, augenbrauenserum | sérum cils, sérum sourcils | sérum de pestañas, sérum de cejas > serum
eyebrow pencil, brow gel, eyebrow gel | ögonbrynspenna, bryngel, ögonbrynsgel | augenbrauenstift, augenbrauengel | crayon à sourcils, gel à sourcils | lápiz de cejas, gel de cejas > cosmetics
lip liner | läppenna, läppkontur | lipliner, lippenkonturenstift | crayon à lèvres, crayon lèvres | perfilador de labios > cosmetics
lip scrub, lip mask | läppskrubb, läppmask | lippenpeeling, lippenmaske | gommage lèvres, masque lèvres | exfoliante labial, mascarilla labial > scrub
highlighter makeup, contour palette, highlighter make-up | highlighter smink, konturpalett | highlighter make-up, contouring-palette | enlumineur, palette contour | iluminador, paleta de contorno > cosmetics
setting spray, setting powder | settingspray, fixeringsspray, setting spray | fixierspray, fixierpuder | spray fixateur, poudre fixante | spray fijador de maquillaje, polvos fijadores, spray fijador, fijador de maquillaje > cosmetics
makeup sponge, beauty blender, make-up sponge | sminksvamp | make-up-schwamm, make-up-ei, schminkschwamm | éponge maquillage, éponge à maquillage | esponja de maquillaje > cosmetics
makeup organiser, cosmetic organiser | sminkförvaring, sminkorganiserare | kosmetik-organizer, make-up-organizer | rangement maquillage, organisateur maquillage | organizador de maquillaje
beauty case, vanity case, makeup case | beautybox, necessär hård, sminklåda | kosmetikkoffer, beauty case, schminkkoffer, beautycase | vanity-case, mallette de maquillage | neceser rígido, maletín de maquillaje
henna, henna cones | henna, hennafärg | henna, henna-kegel | henné | henna
self tanner, fake tan, tanning lotion, self-tanning, self-tanner | brun utan sol, självbruning, självbrunare | selbstbräuner, bräunungslotion | autobronzant | autobronceador
after sun, aftersun lotion | after sun, aftersun | after sun, aftersun-lotion, after-sun-lotion, after-sun, aftersun | après-soleil, lait après-soleil | after sun, aftersun, loción postsolar
tanning oil | sololja | sonnenöl, bräunungsöl | huile bronzante, huile solaire | bronceador, aceite bronceador
aloe vera gel | aloe vera-gel | aloe-vera-gel | gel d'aloe vera | gel de aloe vera
vaseline, petroleum jelly | vaselin | vaseline | vaseline | vaselina
body oil, dry oil | kroppsolja, torrolja | körperöl, trockenöl | huile corporelle, huile sèche, huile pour le corps | aceite corporal, aceite seco > skin care
body butter, shea butter | body butter, sheasmör, kroppssmör | körperbutter, sheabutter, bodybutter | beurre corporel, beurre de karité | manteca corporal, manteca de karité > skin care
stretch mark cream, stretch mark oil, belly oil | bristningskräm, gravidolja, olja mot bristningar | schwangerschaftsöl, dehnungsstreifenöl | huile vergetures, crème anti-vergetures | crema antiestrías, aceite antiestrías > skin care, cream
cellulite cream | cellulitkräm | cellulite-creme | crème anti-cellulite | crema anticelulítica > skin care, cream
acne cream, spot treatment, acne gel, blemish gel, anti-blemish gel | aknekräm, finnsalva, finnkräm, aknegel, finngel | pickelcreme, aknecreme, aknegel, anti-pickel-gel | crème anti-acné, crème anti-boutons, gel anti-acné, gel anti-imperfections, gel anti-boutons | crema antiacné, crema para granos, gel antiacné, gel para granos > skin care, cream
facial steamer | ansiktsånga, ansiktsbastu | gesichtssauna, gesichtsdampfer | sauna facial, vapozone | sauna facial, vaporizador facial
gua sha, jade roller, face roller, facial roller | gua sha, jaderoller, ansiktsrulle, ansiktsroller | gua sha, jaderoller, gesichtsroller | gua sha, rouleau de jade | gua sha, rodillo de jade, rodillo facial
facial cleansing brush | ansiktsborste | gesichtsreinigungsbürste, gesichtsbürste | brosse nettoyante visage | cepillo facial, cepillo de limpieza facial
wax strips, waxing kit, hair removal wax | vaxremsor, hårborttagningsvax, vaxkit | wachsstreifen, enthaarungswachs, waxing-set, kaltwachsstreifen, warmwachs | bandes de cire, cire épilatoire, kit épilation, cire à épiler | bandas de cera, cera depilatoria
hair removal cream, depilatory cream | hårborttagningskräm | enthaarungscreme | crème dépilatoire | crema depilatoria > cream
ipl hair removal device, laser hair removal device, ipl device, laser hair removal | ipl-apparat, ipl-hårborttagning, laserhårborttagning | ipl-gerät, ipl-haarentfernung, laser-haarentfernung | épilateur à lumière pulsée, épilateur ipl | depiladora de luz pulsada, depiladora ipl, depiladora láser
shaving set, shaving kit | rakset, raksats | rasierset | kit de rasage, coffret rasage | set de afeitado, kit de afeitado
straight razor | rakkniv | rasiermesser | coupe-chou, rasoir droit | navaja de afeitar, navaja barbera > razor
beard comb, beard brush, moustache wax | skäggkam, skäggborste, mustaschvax | bartkamm, bartbürste, bartwichse | peigne à barbe, brosse à barbe, cire à moustache | peine para barba, cepillo para barba, cera para bigote > comb
solid shampoo, shampoo bar | schampokaka, fast schampo, schampotvål | festes shampoo, shampoo-stück, haarseife | shampoing solide, shampooing solide | champú sólido > shampoo
perfume atomiser, perfume atomizer | parfymflaska, parfymspray påfyllningsbar | parfümzerstäuber | vaporisateur de parfum | perfumador, atomizador de perfume
foot deodorant, shoe deodorizer, shoe deodoriser | fotdeodorant, skodeodorant | fußdeo, schuhdeo | déodorant pieds, désodorisant chaussures | desodorante de pies, desodorante para zapatos > deodorant
hearing aid batteries | hörapparatsbatterier | hörgerätebatterien | piles auditives | pilas para audífonos > battery pack
contact lens case | linsetui | kontaktlinsenbehälter | étui à lentilles | estuche para lentillas
glasses case, spectacle case | glasögonfodral | brillenetui | étui à lunettes | funda de gafas, estuche de gafas
glasses cord, glasses chain | glasögonband, glasögonsnodd, glasögonkedja | brillenband, brillenkette | cordon à lunettes, chaîne à lunettes | cordón para gafas, cadena para gafas
lens cloth, lens cleaner, glasses cleaner | glasögonputs, putsduk glasögon | brillenputztuch, brillenreiniger | lingette lunettes, nettoyant lunettes | limpiagafas, toallitas para gafas
blue light glasses, computer glasses | blåljusglasögon, datorglasögon | blaulichtfilterbrille, computerbrille, blaulichtbrille | lunettes anti-lumière bleue | gafas de luz azul, gafas para ordenador > glasses
`
