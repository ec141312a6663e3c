/** Things for health, aids, beauty and hair: as kitchen.ts. */
export const HEALTH = `
blister plasters, blister plaster, blister patches | skavsårsplåster, plåster för skavsår | blasenpflaster | pansement ampoules, pansements ampoules, pansements anti-ampoules | apósitos para ampollas, tiritas para ampollas > plasters
pain relief gel, muscle gel, pain gel, heat rub, muscle rub | liniment, smärtlindrande gel, värmesalva, muskelgel | schmerzgel, sportsalbe, wärmesalbe, muskelgel | gel antidouleur, baume chauffant, gel musculaire, gel anti-douleur | gel antiinflamatorio, gel para dolores, crema muscular, pomada para dolores
kinesiology tape, sports tape | kinesiotejp, sporttejp, idrottstejp, kinesiologitejp | kinesiotape, sporttape, kinesiologie-tape | bande kinésiologie, bande de sport, k-tape | cinta kinesiológica, vendaje neuromuscular
heating pad, electric heating pad, heat cushion | värmedyna, värmekudde, elektrisk värmedyna | heizkissen, wärmekissen | coussin chauffant, bouillotte électrique | almohadilla eléctrica, almohadilla térmica, cojín térmico > back pain, feeling cold
wheat bag, cherry stone pillow, heat bag | vetekudde, vetevärmare, körsbärskärnkudde | kirschkernkissen, körnerkissen, dinkelkissen | bouillotte sèche, bouillotte noyaux de cerise | saco térmico de semillas, saquito de semillas, cojín de semillas > back pain, feeling cold
heat patches, heat plasters | värmeplåster | wärmepflaster, wärmeumschlag | patch chauffant, patchs chauffants | parches de calor, parche térmico > back pain
ice pack for injuries, cold pack, cool pack, gel pack | kylpåse, isklamp, kylförband | kühlkompresse, kältepack, kühlpack | poche de froid, compresse froide, pack de froid | bolsa de hielo, compresa fría, bolsa de gel frío
tens machine, tens unit, muscle stimulator | tens-apparat, muskelstimulator | tens-gerät, reizstromgerät, ems-gerät | électrostimulateur, appareil tens | electroestimulador, aparato tens
neck massager, shoulder massager | nackmassage, nackmassör | nackenmassagegerät, nackenmassage | masseur cervical, appareil de massage nuque, masseur de nuque | masajeador cervical, masajeador de cuello
foot massager | fotmassage, fotmassageapparat | fußmassagegerät | appareil de massage des pieds, masseur de pieds | masajeador de pies
foot bath, foot spa | fotbad | fußbad, fußsprudelbad | bain de pieds, thalasso pieds | baño de pies, hidromasaje de pies
massage oil | massageolja | massageöl | huile de massage | aceite de masaje > skin care
massage ball, lacrosse ball, trigger point ball | massageboll, triggerpunktsboll | massageball, faszienball, igelball | balle de massage | pelota de masaje, bola de masaje > ball
massage table | massagebänk, massagebord | massageliege | table de massage | camilla de masaje
posture corrector, posture brace | hållningskorrigerare, hållningsväst | haltungstrainer, geradehalter, haltungskorrektur | correcteur de posture, redresse-dos | corrector de postura, faja correctora
wrist brace, wrist support, wrist splint | handledsstöd, handledsskydd | handgelenkbandage, handgelenkstütze | attelle de poignet, bandage poignet | muñequera, férula de muñeca
ankle brace, ankle support | fotledsstöd, fotledsskydd | knöchelbandage, sprunggelenkbandage | chevillère, attelle de cheville | tobillera ortopédica
elbow brace, elbow support, tennis elbow strap | armbågsstöd, tennisarmbågsband | ellenbogenbandage, tennisarm-bandage | coudière médicale, bracelet épicondylite | codera ortopédica, codera
knee brace, knee support, knee sleeve | knäortos, knästöd | kniebandage, kniestütze | genouillère, attelle de genou | rodillera, rodillera ortopédica
neck brace, cervical collar | halskrage, nackkrage | halskrause, halskrawatte | minerve, collier cervical | collarín, collarín cervical
elastic bandage, compression bandage | elastisk binda, elastisk linda | elastische binde, mullbinde, kompressionsverband | bande élastique de contention, bandage élastique, bande velpeau | venda elástica, vendaje compresivo
gauze, sterile compress, wound dressing | kompress, sårförband, gasbinda | kompresse, wundauflage, verband | compresses stériles, pansement stérile, gaze, compresse | gasa estéril, gasas, apósito estéril
wound spray, wound cleanser, antiseptic | sårtvätt, sårspray | wundspray, wunddesinfektion | spray antiseptique, antiseptique | antiséptico, spray para heridas
wound ointment, healing ointment | sårsalva | wundsalbe, heilsalbe | pommade cicatrisante, crème cicatrisante | pomada cicatrizante, crema cicatrizante
scar gel, scar cream | ärrkräm, ärrgel | narbengel, narbensalbe | gel cicatrices, crème cicatrices | gel para cicatrices, crema para cicatrices
tweezers for splinters, splinter remover | stickpincett | splitterpinzette | pince à échardes | pinzas para astillas > tweezers
thermometer, fever thermometer, ear thermometer, digital thermometer | febertermometer, örontermometer | fieberthermometer, ohrthermometer | thermomètre médical, thermomètre auriculaire, thermomètre frontal | termómetro para fiebre, termómetro digital, termómetro de oído > thermometer
pulse oximeter, oximeter | pulsoximeter, syremätare | pulsoximeter | oxymètre de pouls, oxymètre | pulsioxímetro, oxímetro
glucose meter, blood glucose monitor, blood sugar monitor, blood glucose meter | blodsockermätare | blutzuckermessgerät | lecteur de glycémie, glucomètre | glucómetro, medidor de glucosa
stethoscope | stetoskop | stethoskop | stéthoscope | estetoscopio, fonendoscopio
nebuliser, nebulizer, inhaler, steam inhaler | inhalator, nebulisator | inhaliergerät, inhalator, vernebler | nébuliseur, inhalateur | nebulizador, inhalador
nasal rinse, neti pot, nose rinse | nässköljning, nässköljningskanna, näskanna | nasendusche, nasenspülkanne, nasenspülung | douche nasale, lavage nasal | ducha nasal, lavado nasal
cold sore cream, cold sore patch | munsårssalva, munsårsplåster | lippenherpescreme, herpespflaster | crème herpès labial, patch bouton de fièvre | crema para herpes labial, parche para calenturas > cream
antihistamine, allergy tablets, hay fever tablets, hay fever relief | allergitabletter, allergimedicin, antihistamin | allergietabletten, heuschnupfentabletten, antihistaminikum | antihistaminique, comprimés allergie, comprimés rhume des foins | antihistamínico, pastillas para la alergia
eye drops | ögondroppar | augentropfen | collyre, gouttes pour les yeux | colirio, gotas para los ojos
ear drops, ear spray, ear wax remover | örondroppar, öronspray, vaxpropplösare | ohrentropfen, ohrenspray, ohrenreiniger | gouttes auriculaires, spray auriculaire, nettoyeur d'oreilles | gotas para los oídos, limpiador de oídos
antacid, heartburn tablets, indigestion tablets | syraneutraliserande tabletter, halsbrännatabletter | sodbrennentabletten, magentabletten | antiacide, comprimés brûlures d'estomac | antiácido, pastillas para la acidez
travel sickness tablets, motion sickness tablets, motion sickness bands | åksjuketabletter, åksjukeband | reisetabletten, reisekaugummi, akupressurband | comprimés mal des transports, bracelet anti-nausée | pastillas para el mareo, pulseras antimareo
probiotics, probiotic, digestive enzymes | probiotika, mjölksyrabakterier | probiotika, probiotikum | probiotiques, probiotique, ferments lactiques | probióticos, probiótico
laxative, fibre supplement | laxermedel, fiberhusk, fibertillskott | abführmittel, flohsamenschalen | laxatif, psyllium | laxante, psyllium, suplemento de fibra
melatonin, sleep tablets, sleeping pills, sleep aid | melatonin, sömntabletter | melatonin, schlaftabletten, einschlafhilfe | mélatonine, comprimés sommeil, somnifère | melatonina, pastillas para dormir, somníferos
vitamin d, vitamin d drops | d-vitamin, vitamin d | vitamin d, vitamin-d-tropfen | vitamine d | vitamina d > vitamins
vitamin c, effervescent tablets | c-vitamin, brustabletter | vitamin c, brausetabletten | vitamine c, comprimés effervescents | vitamina c, pastillas efervescentes > vitamins
omega 3, fish oil, cod liver oil | omega-3, fiskolja | omega-3, fischöl, lebertran | oméga 3, huile de poisson | omega 3, aceite de pescado > vitamins
zinc tablets, iron tablets, iron supplement | zinktabletter, järntabletter | zinktabletten, eisentabletten | comprimés de zinc, comprimés de fer | pastillas de zinc, suplemento de hierro, comprimidos de hierro > vitamins
collagen, collagen powder | kollagen, kollagenpulver | kollagen, kollagenpulver | collagène, poudre de collagène | colágeno, colágeno en polvo > vitamins
nicotine gum, nicotine patches | nikotintuggummi, nikotinplåster | nikotinkaugummi, nikotinpflaster | gommes à la nicotine, patchs nicotine, gomme à la nicotine | chicles de nicotina, parches de nicotina, chicle de nicotina
pill box, pill organiser, pill dispenser, medicine box | dosett, pillerask, medicinask, tablettask, medicindosett | pillendose, tablettenbox, medikamentenbox, tablettendose | pilulier, boîte à pilules | pastillero, organizador de pastillas > box
pill cutter, tablet splitter | tablettdelare | tablettenteiler | coupe-comprimés | cortapastillas, cortador de pastillas
crutches, crutch | kryckor, krycka | krücken, gehhilfe, unterarmgehstützen | béquilles, béquille | muletas, muleta
rollator, walking frame, walker for elderly, zimmer frame | rollator, rullator, gåbock | rollator, gehgestell, gehwagen | rollator, déambulateur | andador para mayores, rollator, andador con ruedas, andador
mobility scooter | elmoped för äldre, elscooter för äldre, promenadskoter, promenadscooter | elektromobil, seniorenmobil | scooter senior, scooter mobilité, scooter électrique pmr | scooter para mayores, scooter de movilidad
grab rail, grab bar, bathroom handle | stödhandtag, handtag till badrum | haltegriff, badewannengriff | barre d'appui, poignée de maintien, barre de maintien | barra de apoyo, asidero de baño, asidero
raised toilet seat, toilet seat raiser | toalettförhöjning, toalettsitsförhöjare | toilettensitzerhöhung | rehausseur wc, rehausse-wc, rehausseur de toilettes | elevador de váter, alza para inodoro, elevador de inodoro, elevador de wc
reacher grabber, grabber tool, litter picker, pick up tool, reaching aid, grabber | griptång, gripklo, plocktång | greifzange, greifhilfe, müllgreifer | pince de préhension, pince ramasse-tout | pinza recogedora, pinza de agarre, alcanzador
jar opener, bottle grip opener | burköppnare för skruvlock, locköppnare | schraubdeckelöffner, glasöffner, deckelöffner | ouvre-bocal, ouvre-bocaux | abrebotes, abretarros, abridor de tarros
magnifying glass, magnifier, reading magnifier | förstoringsglas, lupp | lupe, leselupe, vergrößerungsglas | loupe, loupe de lecture | lupa, lupa de lectura
magnifying lamp, lamp with magnifier | luppolampa, förstoringslampa | lupenleuchte, lupenlampe | lampe loupe | lámpara lupa, lámpara con lupa > lamp
big button phone, senior phone | seniortelefon, mobiltelefon för äldre | seniorenhandy, großtastentelefon | téléphone senior, téléphone à grosses touches | teléfono para mayores, móvil para mayores > phone
incontinence pads, incontinence pants, adult nappies | inkontinensskydd, inkontinensbyxor | inkontinenzeinlagen, inkontinenzhosen, windelhosen für erwachsene | protections incontinence, couches adultes, protections urinaires | compresas de incontinencia, pañales para adultos
incontinence sheet, mattress pad waterproof, bed pads | sängskydd inkontinens, kissunderlägg säng | bettunterlage, inkontinenzunterlage | alèse, alèse imperméable | empapador cama, protector impermeable cama
menstrual cup | menskopp | menstruationstasse | coupe menstruelle, cup menstruelle | copa menstrual
period underwear, period pants | menstrosor | periodenunterwäsche, periodenslip | culotte menstruelle, culotte de règles | bragas menstruales > underwear
sanitary pads, sanitary towels, panty liners | bindor, trosskydd, dambinda | damenbinden, slipeinlagen, slipeinlage, damenbinde | serviettes hygiéniques, protège-slips, serviette hygiénique | compresas, compresa, salvaslips, salvaslip, protegeslip
tampons, tampon | tamponger, tampong | tampons, tampon | tampons, tampon hygiénique | tampones, tampón
ovulation test, fertility test | ägglossningstest | ovulationstest | test d'ovulation | test de ovulación
covid test, antigen test | covidtest, antigentest, självtest | corona-test, antigentest, selbsttest | test antigénique, autotest covid | test de antígenos, test covid
lubricant, lube, personal lubricant | glidmedel | gleitgel, gleitmittel | lubrifiant, lubrifiant intime | lubricante, lubricante íntimo
foot file, callus remover, foot rasp | fotfil, hårdhudsborttagare | hornhautfeile, hornhautentferner, fußfeile, hornhautraspel | râpe pour les pieds, râpe à pieds, râpe anti-callosités | lima para pies, quitadurezas, quita durezas
foot cream, foot care, heel balm, foot balm | fotkräm, fotvård, hälbalsam, fotsalva | fußcreme, fußpflege, fußbalsam, schrundensalbe | crème pieds, crème pour les pieds, baume pieds | crema para pies, crema de pies, bálsamo para talones > cream
foot mask, peeling socks | fotmask | fußmaske, peeling-socken | masque pieds, chaussettes exfoliantes | mascarilla para pies, calcetines exfoliantes
bunion corrector, toe separator, toe spacers, bunion splint, bunion brace | tåseparator, tåspridare, hallux valgus-skydd, hallux valgus-skena, hallux-skena | zehenspreizer, hallux-valgus-schiene, zehentrenner, hallux-schiene | écarteur d'orteils, correcteur hallux valgus, attelle hallux valgus | separador de dedos, corrector de juanetes, férula para juanetes
corn plasters | liktornsplåster | hühneraugenpflaster | pansements cors | parches para callos
wart remover | vårtmedel | warzenmittel, warzenentferner | traitement verrues, anti-verrues | tratamiento para verrugas
athlete's foot cream, antifungal cream, nail fungus treatment | fotsvampkräm, nagelsvampsmedel | fußpilzcreme, nagelpilzlack | crème antifongique, traitement mycose | crema antihongos, tratamiento para hongos > cream
water flosser, oral irrigator | munduschen, mundusch | munddusche | jet dentaire, hydropulseur | irrigador dental, irrigador bucal
interdental brushes | mellanrumsborstar, mellanrumsborste | interdentalbürsten, zahnzwischenraumbürsten | brossettes interdentaires | cepillos interdentales
tongue scraper | tungskrapa | zungenschaber, zungenreiniger | gratte-langue | limpiador de lengua, raspador lingual, raspador de lengua
teeth whitening kit, whitening strips | tandblekning, tandblekningskit | zahnaufhellung, bleaching-set, zahnbleaching | kit blanchiment dentaire, bandes blanchissantes | kit blanqueador dental, blanqueador dental, tiras blanqueadoras
denture cleaner, denture tablets, denture adhesive | protesrengöring, protestabletter, protestvätt | prothesenreiniger, gebissreiniger | nettoyant dentier, crème adhésive dentier | limpiador de dentaduras, adhesivo para dentaduras
night guard, bite guard, anti-grinding guard | bettskena | knirscherschiene, aufbissschiene | gouttière dentaire, gouttière bruxisme | férula dental, férula de descarga
replacement brush heads, brush heads | borsthuvuden, tandborsthuvuden | aufsteckbürsten, bürstenköpfe | brossettes de rechange, têtes de brosse | cabezales de recambio, recambios de cepillo
nose hair trimmer, ear hair trimmer | nästrimmer, näshårstrimmer | nasenhaarschneider, nasenhaartrimmer | tondeuse nez oreilles, tondeuse nez | recortador nasal, cortapelos nasal > beard trimmer
body groomer, body trimmer | kroppstrimmer, kroppsrakapparat | körperrasierer, bodygroomer | tondeuse corps | afeitadora corporal, recortador corporal > electric shaver
hair clippers, hair trimmer | hårklippare, hårtrimmer, klippmaskin | haarschneidemaschine, haarschneider | tondeuse cheveux, tondeuse à cheveux | cortapelos, máquina de cortar el pelo, maquinilla cortapelo
hairdressing scissors, hair scissors | hårsax, frisörsax | haarschere, friseurschere | ciseaux de coiffure, ciseaux coiffeur | tijeras de peluquería > scissors
hair straightening brush, hot air brush, hot brush | varmluftsborste, plattborste | warmluftbürste, glättbürste, föhnbürste | brosse soufflante, brosse lissante | cepillo alisador, cepillo de aire caliente, cepillo secador > hairbrush
hair rollers, curlers, heatless curls, hair curlers | hårrullar, papiljotter, värmefria lockar, hårspolar | lockenwickler, haarwickler, heatless curls | bigoudis, bigoudi, rouleaux chauffants | rulos, rulo, bigudíes, rizador sin calor
crimper, hair crimper | krusningstång | kreppeisen | gaufreur à cheveux, fer à gaufrer | plancha de ondas, tenacilla de ondas
hair extensions, clip-in extensions | löshår, hårförlängning | haarverlängerung, extensions, haarteil | extensions de cheveux, extensions à clips | extensiones de pelo, extensiones de cabello
heat protection spray, heat protectant | värmeskydd hår, värmeskyddsspray | hitzeschutzspray, hitzeschutz haar | spray thermoprotecteur, protection chaleur cheveux | protector térmico para el pelo, protector de calor
silk pillowcase, satin pillowcase | sidenörngott | seidenkissenbezug | taie d'oreiller en soie | funda de almohada de seda > pillowcase
sleep bonnet, satin bonnet, hair bonnet | sovmössa, satinmössa | schlafhaube, satinhaube | bonnet de nuit satin | gorro de satén, gorro para dormir
bobby pins, hair grips, hairpins, hairpin, hair pins | hårnålar, hårspännen, hårnål | haarnadeln, haarklammern, bobby pins, haarnadel | épingles à cheveux, pinces à cheveux, épingle à cheveux | horquillas, horquillas para el pelo, horquilla para el pelo, horquilla de pelo
hair claw, claw clip, hair claws | hårklämma, hårklo | haarklammer, haarkralle | pince crabe, pince à cheveux | pinza de pelo, pinza para el pelo > hair clip
tiara, hair crown, flower crown | tiara, blomkrans till hår, hårkrona | diadem, tiara, blumenkranz haar | diadème, couronne de fleurs, tiare | tiara, corona de flores, diadema de fiesta
veil, bridal veil, wedding veil | brudslöja, slöja | brautschleier, schleier | voile de mariée | velo de novia
gel nail kit, uv nail lamp, gel polish, nail lamp | gellack, gelnagelkit, uv-lampa naglar | gelnägel-set, uv-nagellampe, gellack, uv-lampe nägel | kit ongles gel, lampe uv ongles, vernis semi-permanent | kit de uñas de gel, lámpara de uñas, esmalte semipermanente
false nails, press-on nails, fake nails | lösnaglar | künstliche nägel, press-on-nägel, kunstnägel | faux ongles | uñas postizas
nail stickers, nail art kit | nageldekorationer, nagelklistermärken | nagelsticker, nagelfolie | stickers ongles, kit nail art | pegatinas para uñas, decoración de uñas
cuticle oil, cuticle pusher | nagelbandsolja | nagelöl, nagelhautentferner | huile cuticules, repousse-cuticules | aceite de cutículas
manicure set, manicure kit, pedicure set | manikyrset, pedikyrset | maniküre-set, nagelset, pediküre-set | set de manucure, kit de manucure, kit de pédicure, trousse de manucure | set de manicura, kit de manicura, set de pedicura
false eyelashes, fake lashes, lashes, false lashes, lash strips | lösögonfransar | künstliche wimpern, falsche wimpern | faux cils | pestañas postizas > cosmetics
eyelash curler, lash curler | ögonfransböjare | wimpernzange | recourbe-cils | rizador de pestañas, rizapestañas
eyelash serum, lash serum, brow serum | ögonfransserum, brynserum | wimpernserum, augenbrauenserum | sérum cils, sérum sourcils | sérum de pestañas, sérum de cejas > serum
eyebrow pencil, brow gel, eyebrow gel | ögonbrynspenna, bryngel | augenbrauenstift, augenbrauengel | crayon à sourcils, gel à sourcils | lápiz de cejas, gel de cejas > cosmetics
lip liner | läppenna | lipliner, lippenkonturenstift | crayon à lèvres, crayon lèvres | perfilador de labios > cosmetics
lip scrub, lip mask | läppskrubb, läppmask | lippenpeeling, lippenmaske | gommage lèvres, masque lèvres | exfoliante labial, mascarilla labial > scrub
highlighter makeup, contour palette | highlighter smink, konturpalett | highlighter make-up, contouring-palette | enlumineur, palette contour | iluminador, paleta de contorno > cosmetics
setting spray, setting powder | settingspray, fixeringsspray | fixierspray, fixierpuder | spray fixateur, poudre fixante | spray fijador de maquillaje, polvos fijadores > cosmetics
makeup sponge, beauty blender | sminksvamp | make-up-schwamm, make-up-ei | éponge maquillage, éponge à maquillage | esponja de maquillaje > cosmetics
makeup organiser, cosmetic organiser | sminkförvaring, sminkorganiserare | kosmetik-organizer, make-up-organizer | rangement maquillage, organisateur maquillage | organizador de maquillaje
beauty case, vanity case, makeup case | beautybox, necessär hård, sminklåda | kosmetikkoffer, beauty case, schminkkoffer | vanity-case, mallette de maquillage | neceser rígido, maletín de maquillaje
henna, henna cones | henna, hennafärg | henna, henna-kegel | henné | henna
self tanner, fake tan, tanning lotion, self-tanning | brun utan sol, självbruning | selbstbräuner, bräunungslotion | autobronzant | autobronceador
after sun, aftersun lotion | after sun, aftersun | after sun, aftersun-lotion, after-sun-lotion | après-soleil, lait après-soleil | after sun, aftersun, loción postsolar
tanning oil | sololja | sonnenöl, bräunungsöl | huile bronzante, huile solaire | aceite bronceador, bronceador
aloe vera gel | aloe vera-gel | aloe-vera-gel | gel d'aloe vera | gel de aloe vera
vaseline, petroleum jelly | vaselin | vaseline | vaseline | vaselina
body oil, dry oil | kroppsolja, torrolja | körperöl, trockenöl | huile corporelle, huile sèche | aceite corporal, aceite seco > skin care
body butter, shea butter | body butter, sheasmör | körperbutter, sheabutter, bodybutter | beurre corporel, beurre de karité | manteca corporal, manteca de karité > skin care
stretch mark cream, stretch mark oil, belly oil | bristningskräm, gravidolja, olja mot bristningar | schwangerschaftsöl, dehnungsstreifenöl | huile vergetures, crème anti-vergetures | crema antiestrías, aceite antiestrías > skin care, cream
cellulite cream | cellulitkräm | cellulite-creme | crème anti-cellulite | crema anticelulítica > skin care, cream
acne cream, spot treatment, pimple patches | aknekräm, finnplåster, finnsalva | pickelcreme, pickelpatches, aknecreme | crème anti-acné, patchs anti-boutons | crema antiacné, parches para granos > skin care, cream
facial steamer | ansiktsånga, ansiktsbastu | gesichtssauna, gesichtsdampfer | sauna facial, vapozone | sauna facial, vaporizador facial
gua sha, jade roller, face roller | gua sha, jaderoller, ansiktsrulle | gua sha, jaderoller, gesichtsroller | gua sha, rouleau de jade | gua sha, rodillo de jade
facial cleansing brush | ansiktsborste | gesichtsreinigungsbürste, gesichtsbürste | brosse nettoyante visage | cepillo facial, cepillo de limpieza facial
wax strips, waxing kit, hair removal wax | vaxremsor, hårborttagningsvax, vaxkit | wachsstreifen, enthaarungswachs, waxing-set | bandes de cire, cire épilatoire, kit épilation | bandas de cera, cera depilatoria
hair removal cream, depilatory cream | hårborttagningskräm | enthaarungscreme | crème dépilatoire | crema depilatoria > cream
ipl hair removal device, laser hair removal device | ipl-apparat, ipl-hårborttagning | ipl-gerät, ipl-haarentfernung | épilateur à lumière pulsée, épilateur ipl | depiladora de luz pulsada, depiladora ipl
shaving set, shaving kit | rakset, raksats | rasierset | kit de rasage, coffret rasage | set de afeitado, kit de afeitado
straight razor | rakkniv | rasiermesser | coupe-chou, rasoir droit | navaja de afeitar > razor
beard comb, beard brush, moustache wax | skäggkam, skäggborste, mustaschvax | bartkamm, bartbürste, bartwichse | peigne à barbe, brosse à barbe, cire à moustache | peine para barba, cepillo para barba, cera para bigote > comb
solid shampoo, shampoo bar | schampokaka, fast schampo, schampotvål | festes shampoo, shampoo-stück | shampoing solide, shampooing solide | champú sólido > shampoo
perfume atomiser, perfume atomizer | parfymflaska, parfymspray påfyllningsbar | parfümzerstäuber | vaporisateur de parfum | perfumador, atomizador de perfume
foot deodorant, shoe deodorizer, shoe deodoriser | fotdeodorant, skodeodorant | fußdeo, schuhdeo | déodorant pieds, désodorisant chaussures | desodorante de pies, desodorante para zapatos > deodorant
hearing aid batteries | hörapparatsbatterier | hörgerätebatterien | piles auditives | pilas para audífonos > battery pack
contact lens case | linsetui | kontaktlinsenbehälter | étui à lentilles | estuche para lentillas
glasses case, spectacle case | glasögonfodral | brillenetui | étui à lunettes | funda de gafas, estuche de gafas
glasses cord, glasses chain | glasögonband, glasögonsnodd | brillenband, brillenkette | cordon à lunettes, chaîne à lunettes | cordón para gafas, cadena para gafas
lens cloth, lens cleaner, glasses cleaner | glasögonputs, putsduk glasögon | brillenputztuch, brillenreiniger | lingette lunettes, nettoyant lunettes | limpiagafas, toallitas para gafas
blue light glasses, computer glasses | blåljusglasögon, datorglasögon | blaulichtfilterbrille, computerbrille | lunettes anti-lumière bleue | gafas de luz azul, gafas para ordenador > glasses
`
