/** Things of further branches, as synonym-groups.ts; a row whose first English word another table has adds words to it. */

export const BRANCH_THINGS = `
car seat, carseat, booster seat, child car seat | bilbarnstol, bälteskudde, barnstol, bilstol | autokindersitz, kindersitz, babyschale | siège auto, siège-auto, rehausseur | silla de coche, asiento de coche, sillita de coche, silla de auto, silla para auto
swimsuit, swimming costume, bathing costume, one-piece, one-piece swimsuit | simdräkt, baddräkt, bikini, hel baddräkt | badeanzug, schwimmanzug, bademode | maillot, maillot de bain une pièce, maillot deux pièces, maillot une pièce | traje de baño, bañador, bañador de una pieza
swim shorts, swimming trunks, trunks, board shorts, swim trunks | badbyxor, badshorts, simbyxor | badehose, badeshorts, schwimmhose | short de bain, caleçon de bain, maillot de bain homme | bañador de hombre, bermuda de baño, bañador
swimming goggles, swim goggles, goggles, goggle | simglasögon | schwimmbrille, taucherbrille | lunettes de natation, lunettes de piscine | gafas de natación, gafas de nadar
safety glasses, safety goggles, protective glasses | skyddsglasögon | schutzbrille, arbeitsschutzbrille | lunettes de protection, lunettes de sécurité | gafas de seguridad, gafas de protección
ear defenders, hearing protection, ear muffs, ear plugs | hörselskydd, hörselkåpor, öronproppar | gehörschutz, ohrstöpsel | casque anti-bruit, bouchons d'oreilles | protección auditiva, tapones para los oídos, orejeras de protección
work clothes, workwear, work wear | arbetskläder, yrkeskläder, varselkläder | arbeitskleidung, berufsbekleidung, berufskleidung, arbeitsbekleidung, arbeitsklamotten | vêtements de travail, vêtements professionnels, tenue de travail, tenues de travail | ropa de trabajo, ropa laboral, uniformes de trabajo
padlock, lock, combination lock | hänglås, lås, kombinationslås | vorhängeschloss, schloss, zahlenschloss | cadenas, serrure | candado, cerradura
tape, adhesive tape, sticky tape, sellotape, scotch tape | tejp, tejprulle | klebeband, tesa, tesafilm | ruban adhésif, scotch, adhésif | cinta adhesiva, celo, papel celo
duct tape, gaffer tape | silvertejp, gaffatejp, vävtejp | gewebeband, panzertape, gewebeklebeband | ruban adhésif toilé, gaffer | cinta americana
bolt, bolts, nuts and bolts, bolts and nuts | bult, bultar, muttrar | schraubbolzen, bolzen, muttern | boulon, boulons, écrous | tornillo con tuerca, pernos, tuercas, perno
wall plug, wall plugs, rawlplugs, dowels, rawl plugs | plugg, pluggar, väggplugg, expanderplugg | dübel | cheville, chevilles | taco, tacos, taco de pared, tarugos
drill bit, drill bits, drill bit set | borr, borrsats, borrset | bohrer, bohrersatz, bohrerset, bohrer-set | foret, forets, mèche, coffret de forets | broca, brocas, juego de brocas
jigsaw, jig saw | sticksåg | stichsäge | scie sauteuse | sierra de calar, caladora
circular saw | cirkelsåg | kreissäge, handkreissäge | scie circulaire | sierra circular
hand saw, handsaw, panel saw | handsåg, fogsvans | fuchsschwanz, handsäge | scie égoïne, scie à main | serrucho, sierra de mano
angle grinder, grinder | vinkelslip | winkelschleifer | meuleuse, meuleuse d'angle | amoladora
sander, orbital sander, random orbit sander | excenterslip, slipmaskin, planslip | schleifmaschine, exzenterschleifer, schwingschleifer | ponceuse, ponceuse excentrique | lijadora
sandpaper, abrasive paper | sandpapper, slippapper | schleifpapier, sandpapier, schmirgelpapier | papier de verre, papier abrasif | lija
chisel, chisels | stämjärn, mejsel, huggjärn | stechbeitel, meißel | ciseau à bois, burin | formón, cincel
allen key, hex key, hex keys, socket set | insexnyckel, hylsnyckel, hylsnyckelsats | inbusschlüssel, steckschlüssel, steckschlüsselsatz, sechskantschlüssel, innensechskantschlüssel | clé allen, clé à douille, clé hexagonale, clés hexagonales | llave allen, llave de vaso, llaves allen
wrench, wrenches, spanners, combination spanner, adjustable spanner | skiftnyckel, blocknyckel, blocknycklar, u-nyckel | schraubenschlüssel, maulschlüssel, ringschlüssel | clé plate, clé à molette, clés mixtes | llave inglesa, llaves fijas
workbench, work bench | arbetsbänk, hyvelbänk | werkbank, hobelbank | établi | banco de trabajo
extension lead, extension cord, power strip | förlängningssladd, skarvsladd, grenuttag | verlängerungskabel, steckdosenleiste, mehrfachsteckdose | rallonge, multiprise | alargador, regleta, extensión eléctrica
light bulb, bulb, led bulb, bulbs, led bulbs | glödlampa, lampa led, led-lampa | glühbirne, leuchtmittel, led-lampe, birne, birnen, led-birne | ampoule, ampoule led | bombilla, bombilla led, foco led, bombillo
battery pack, batteries, aa batteries, rechargeable battery, rechargeable batteries | batteri, batterier, laddningsbart batteri, laddbara batterier | batterie, batterien, akku-batterie, wiederaufladbare batterie | pile, piles, pile rechargeable, piles rechargeables | pila, pilas, pila recargable, pilas recargables
smoke alarm, smoke detector, fire alarm | brandvarnare, rökdetektor | rauchmelder | détecteur de fumée | detector de humo
varnish, wood stain, wood oil | lack, träolja, lasyr, fernissa, klarlack, träbets, bets | lack, holzlasur, holzöl, firnis, klarlack, holzbeize, lasur, beize | vernis, lasure, teinte à bois | barniz, aceite para madera, tinte para madera, lasur
filler, sealant, silicone sealant, wall filler, spackle | spackel, fogmassa, silikon, silikonfog | spachtelmasse, silikon, dichtstoff, fugenmasse, dichtmasse, fugendichtmasse, füllspachtel | mastic, enduit, enduit de rebouchage, joint silicone | masilla, silicona, sellador, aguaplast
wallpaper | tapet, tapeter | tapete, tapeten | papier peint | papel pintado, papel tapiz
faucet, tap, mixer tap | blandare, kran, vattenkran | wasserhahn, armatur | robinet, mitigeur | grifo
shower head, shower set | duschmunstycke, duschset, handdusch | duschkopf, brause, brausekopf | pommeau de douche, douchette | alcachofa de ducha, rociador
torch, flashlight, flash light, work light | ficklampa, arbetslampa | taschenlampe, arbeitsleuchte | lampe de poche, lampe torche, lampe frontale | linterna, linterna frontal
pocket knife, penknife, multi-tool, multitool | fickkniv, multiverktyg, fällkniv | taschenmesser, multitool, klappmesser | couteau de poche, couteau suisse, canif | navaja, multiherramienta
rope, cord, string | rep, snöre, lina | seil, schnur | corde, ficelle | cuerda, cordel, soga
crime novel, detective story, whodunit, crime fiction | deckare, kriminalroman, kriminalare, spänningsroman | krimi, kriminalroman, krimis, thriller | polar, roman policier, policier, roman noir | novela negra, novela policíaca, policiaca, thriller
romance novel, love story, romance | kärleksroman, romantik | liebesroman | roman d'amour, romance | novela romántica
horror novel, horror | skräck, skräckroman | horrorroman, horror | roman d'horreur, horreur | novela de terror, terror, de miedo, miedo, de terror
historical novel | historisk roman | historischer roman | roman historique | novela histórica
science fiction book, sci-fi novel, sci-fi book, science fiction novel | science fiction, sf-roman | science-fiction-roman, science fiction, sci-fi | roman de science-fiction, science-fiction | novela de ciencia ficción, ciencia ficción
fantasy book, fantasy novel | fantasybok, fantasyroman | fantasyroman, fantasybuch | roman fantasy, fantastique | novela fantástica, fantasía
self-help book, self help, self improvement | självhjälpsbok, självhjälp, personlig utveckling | ratgeber, lebenshilfe, selbsthilfebuch | développement personnel, livre de développement personnel | autoayuda, libro de autoayuda
children's book, story book, storybook, bedtime stories, kids' book | barnbok, bilderbok, sagobok, godnattsagor, godnattbok, godnattböcker, kvällsbok, godnattbok, godnattböcker, kvällsbok | kinderbuch, bilderbuch, vorlesebuch, gute-nacht-buch, gute-nacht-buch | livre pour enfants, livre pour enfant, album jeunesse, livre jeunesse | libro infantil, cuento, cuentos, libro para niños
cookbook, cookery book, cook book | kokbok, kokböcker, receptbok, bakbok | kochbuch, backbuch, rezeptbuch | livre de cuisine, livre de recettes | libro de cocina, libro de recetas, recetario
guidebook, travel book, travel guide | reseguide, resehandbok, guidebok | reiseführer | guide de voyage | guía de viaje, guía turística
dictionary, phrasebook | ordbok, lexikon, ordlista | wörterbuch, lexikon | dictionnaire | diccionario
biography, autobiography, memoirs | biografi, självbiografi, memoarer | biografie, autobiografie | biographie, autobiographie, mémoires | biografía, autobiografía, memorias
audiobook, audio book | ljudbok | hörbuch | livre audio | audiolibro
colouring book, coloring book, activity book | målarbok, pysselbok | malbuch, ausmalbuch | livre de coloriage, cahier de coloriage, coloriage | libro para colorear
comic, manga, comics, graphic novels, comic book | serietidning, seriealbum, serier, seriebok, manga, serieroman | comic, comics, manga, graphic novel | bande dessinée, bd, manga, roman graphique | cómic, tebeo, manga, novela gráfica
bookmark | bokmärke | lesezeichen | marque-page, marque-pages | marcapáginas, separador de libros
bookends, book end, bookend | bokstöd | buchstützen, buchstütze | serre-livres | sujetalibros
dog food, food for dogs, wet dog food, puppy food, dry dog food | hundfoder, hundmat, valpfoder, torrfoder hund | hundefutter, nassfutter für hunde, welpenfutter, trockenfutter hund | nourriture pour chien, croquettes pour chien, pâtée pour chien, alimentation chien, croquettes chien | comida para perros, comida para perro, pienso, pienso para perros, croquetas para perro
cat food, food for cats, wet cat food, kitten food | kattmat, kattfoder, våtfoder katt | katzenfutter, futter für katzen, nassfutter katze | nourriture pour chat, croquettes pour chat, nourriture chat, pâtée | comida para gatos, comida para gato, pienso para gatos, comida húmeda para gatos
dog treats, treats, chews, chew | hundgodis, godbitar, godbit, tuggben | leckerli, hundeleckerli, kauknochen, hundesnacks, hundesnack | friandises pour chien, friandise pour chien, os à mâcher | golosinas para perros, premios para perros, snacks para perros
cat treats | kattgodis | katzenleckerli, katzensnacks | friandises pour chat | golosinas para gatos, snacks para gatos
leash, dog lead | koppel, hundkoppel | leine, hundeleine | laisse | correa
collar | halsband, hundhalsband | halsband, hundehalsband, halsbänder | collier pour chien, collier chien |
harness, pet harness | sele | brustgeschirr | harnais | arnés
dog harness | hundsele | hundegeschirr | harnais pour chien | arnés para perro
cat harness | kattsele | katzengeschirr | harnais pour chat | arnés para gato
dog bed, pet bed, basket for dogs, dog basket | hundbädd, hundsäng, hundkorg | hundebett, hundekissen, hundekorb, hundekörbchen | panier pour chien, lit pour chien, coussin pour chien | cama para perro, cama de perro, colchón para perro
dog toy, toy for dogs, chew toy | hundleksak, leksak till hund, tuggleksak | hundespielzeug, spielzeug für hunde, kauspielzeug | jouet pour chien, jouet chien, jouet à mâcher chien, jouet à mâcher pour chien | juguete para perro, juguetes para perros, juguete mordedor para perro
cat toy, toy for cats, cat teaser | kattleksak, leksak till katt | katzenspielzeug, spielzeug für katzen, katzenangel | jouet pour chat, jouet chat | juguete para gato, juguetes para gatos
cat litter, litter, cat sand | kattsand, kattströ | katzenstreu, streu | litière | arena para gatos, arena de gato, lecho para gatos
cat tree, scratching tree, scratch post, scratching board | klösträd, klösmöbel, klöstunna, klösbräda, klösstolpe | kratzbaum, kratztonne, kratzbrett, kratzmatte | arbre à chat, griffoir, planche à griffer, griffoir carton | rascador, árbol para gatos, tabla rascador, rascador de cartón
pet carrier, cat carrier, dog carrier, transport box | transportbur, kattbur, hundbur, transportväska | transportbox, transportkorb, katzenkorb, hundebox | caisse de transport, panier de transport, sac de transport, sac de transport chat | transportín
bird cage, cage, budgie cage | fågelbur, bur | vogelkäfig, vogelvoliere |  | jaula, pajarera
hamster cage, rabbit cage, rodent cage, hutch | hamsterbur, kaninbur, gnagarbur | hamsterkäfig, nagerkäfig, kaninchenstall, kaninchenkäfig | cage pour hamster, cage à hamster, clapier, cage rongeur | jaula para hámster, conejera, jaula para roedores, jaula para conejos
bird food, bird seed, birdseed | fågelfrö, fågelmat | vogelfutter, vogelsamen | graines pour oiseaux, nourriture pour oiseaux | comida para pájaros, alpiste
fish food | fiskmat, fiskfoder | fischfutter | nourriture pour poissons | comida para peces
aquarium, aquariums, fishtank | akvarium, akvarier | aquarium, aquarien | aquarium, bocal à poissons | acuario, pecera
pet brush, dog brush, grooming brush, pet grooming brush | hundborste, pälsborste, hundkam, katthårborste | hundebürste, fellbürste, tierbürste | brosse pour chien | cepillo para perros, cepillo para mascotas
horse tack, saddle, riding boots, riding helmet | sadel, ridstövlar, ridhjälm | sattel, reitstiefel, reithelm | selle, bottes d'équitation | silla de montar, botas de montar
running shoes, running trainers, trail shoes | löpskor, löparskor, joggingskor | laufschuh, laufschuhe, joggingschuhe, runningschuhe | basket de running, chaussures running, chaussure de running | zapatillas running, zapatos para correr, calzado running
hiking boots, walking shoes, trekking boots, hiking shoe, hiking boot | vandringskängor, vandringskänga, vandringsskor, vandringssko, kängor | wanderschuhe, wanderschuh, wanderstiefel, trekkingschuhe, bergschuhe, bergschuh | chaussures de randonnée, chaussures de marche, chaussure de randonnée, chaussure de randonnée montante | botas de montaña, botas de senderismo, zapatillas de senderismo, zapato de senderismo, zapatilla de montaña
football boots, soccer cleats, cleats | fotbollsskor, fotbollssko | fußballschuhe | chaussures de foot, crampons, chaussures de football | botas de fútbol, tacos de fútbol
football, soccer ball, footballs | fotboll, fotbollar | fußball, fußbälle | ballon de football, ballon de foot, foot | balón de fútbol, pelota de fútbol
basketball, basket ball | basketboll, basketbollar | basketball | ballon de basket | balón de baloncesto, pelota de baloncesto
volleyball, handball, beach volleyball | volleyboll, handboll, beachvolleyboll | volleyball, handball, beachvolleyball | ballon de volley, ballon de handball, ballon de volleyball | balón de voleibol, balón de balonmano
tennis racket, tennis racquet, badminton racket, padel racket | tennisracket, badmintonracket, padelracket | tennisschläger, badmintonschläger, padelschläger | raquette de tennis, raquette de badminton, raquette de padel | raqueta de tenis, raqueta de bádminton, pala de pádel
tennis balls, tennis ball | tennisbollar, tennisboll | tennisbälle, tennisball | balles de tennis, balle de tennis | pelotas de tenis
golf balls, golf ball | golfbollar, golfboll | golfbälle, golfball | balles de golf, balle de golf | pelotas de golf, bolas de golf
table tennis bat, table tennis, ping pong, ping pong bat | bordtennisracket, pingisracket, bordtennis, bordtennisrack | tischtennisschläger, tischtennis | raquette de ping-pong, tennis de table | pala de ping pong, ping pong, raqueta de ping-pong, raqueta de ping pong
dumbbell, dumbbells, free weights, hand weights, weight set | hantel, hantlar, vikter, hantelset, kettlebell | hantel, hanteln, gewichte, kettlebell, kurzhantel | haltère, haltères, poids, kettlebell | mancuerna, mancuernas, pesas, pesa, pesa rusa
barbell, weight bench, weight plates | skivstång, träningsbänk, viktskivor | langhantel, hantelbank, hantelstange, hantelscheiben | barre de musculation, banc de musculation, haltère long, barre d'haltères, disques de musculation | barra de pesas, banco de pesas, barra olímpica, discos de pesas
jump rope, skipping ropes, speed rope | hopprep | springseil, seilspringen, hüpfseil | corde à sauter | comba, cuerda de saltar, cuerda para saltar
foam roller, massage roller | foam roller, massagerulle, skumrulle | faszienrolle, massagerolle, blackroll | rouleau de massage | rodillo de espuma, rodillo de masaje, foam roller
massage gun | massagepistol | massagepistole | pistolet de massage | pistola de masaje
yoga mat, exercise mats, gym mat, fitness mat, pilates mat | yogamatta, träningsmatta, gymnastikmatta | yogamatte, fitnessmatte, gymnastikmatte, sportmatte | tapis de yoga, tapis de sport, tapis de fitness | esterilla, colchoneta, esterilla de ejercicio
bike helmet, cycle helmet, cycling helmet | cykelhjälm, cykelhjälmar | fahrradhelm, radhelm | casque de vélo, casque vélo | casco de bici, casco de ciclismo, casco de bicicleta, casco ciclista
bike light, bike lights, bicycle light | cykellampa, cykelbelysning, cykellyse | fahrradlicht, fahrradlampe, fahrradbeleuchtung | lampe vélo, éclairage vélo, feu vélo | luz de bicicleta, luces para bici, luces para bicicleta
bike pump, bicycle pump, floor pump, track pump | cykelpump, fotpump, golvpump | fahrradpumpe, luftpumpe, standpumpe | pompe à vélo, pompe à pied | bomba de bicicleta, inflador, bomba de pie, bomba de suelo
skis, ski, cross-country skis, alpine skis | skidor, skida, alpinskidor, längdskidor | ski, skier, alpinski, langlaufski | ski, skis, skis de fond | esquí, esquís, esquís de fondo
ski boots, ski boot | pjäxor, alpinpjäxor | skischuhe, skistiefel | chaussures de ski | botas de esquí
ski goggles, snow goggles | skidglasögon, skidgoggles | skibrille | masque de ski | gafas de esquí
ski jacket, ski pants, snow pants | skidjacka, skidbyxor, täckbyxor | skijacke, skihose | veste de ski, pantalon de ski | chaqueta de esquí, pantalón de esquí
ice skates, roller skates, inline skates, rollerblades | skridskor, inlines, rullskridskor | schlittschuhe, inliner, rollschuhe | patins à glace, rollers, patins à roulettes | patines, patines de hielo, patines en línea
climbing harness, climbing rope, carabiner | klättersele, klätterrep, karbinhake | klettergurt, kletterseil, karabiner | baudrier, corde d'escalade, mousqueton, harnais d'escalade | arnés de escalada, cuerda de escalada, mosquetón
sleeping mat, sleeping pad, air mattress, airbed | liggunderlag, luftmadrass | isomatte, luftmatratze, schlafmatte | matelas de camping, matelas gonflable, matelas de sol | esterilla de camping, colchón hinchable, esterilla
sleeping bag, sleeping bags | sovsäck, sovsäckar | schlafsack, schlafsäcke | sac de couchage, duvet de camping, duvet de couchage | saco de dormir
tent, tents, family tent | tält, familjetält, kupoltält | zelt, zelte, familienzelt, kuppelzelt | tente, tentes | tienda de campaña, carpa
kayak, canoe, paddle, sup | kajak, kanot, paddel | kajak, kanu, paddel | kayak, canoë, pagaie | kayak, canoa, remo, piragua
wetsuit, life jacket, snorkel, diving mask | våtdräkt, flytväst, snorkel, cyklop | neoprenanzug, schwimmweste, schnorchel, taucherbrille | combinaison de plongée, gilet de sauvetage, tuba, masque de plongée | traje de neopreno, chaleco salvavidas, tubo de buceo, neopreno
sports bra | sport-bh | sport-bh | brassière de sport, soutien-gorge de sport | sujetador deportivo, brasier deportivo
pull-up bar, chin-up bar | pull up-stång, chinsstång, räckstång, räckhävsstång, chinsräcke | klimmzugstange | barre de traction | barra de dominadas
darts, dart, dartboard | dart, dartpilar, darttavla, pilkastning | dart, dartscheibe | fléchettes, fléchette, jeu de fléchettes | dardos, dardo
trampoline | studsmatta | trampolin | trampoline | cama elástica
face cream, facial cream, moisturiser for face, face moisturiser, anti-ageing cream, anti-aging cream, anti-wrinkle cream | ansiktskräm, dagkräm, anti-age kräm, fuktkräm, ansiktscreme, antirynkkräm, antiagekräm | gesichtscreme, gesichtspflege, tagescreme, anti-aging-creme, antifaltencreme | crème visage, crème pour le visage, crème anti-âge, crème antirides, crème hydratante | crema facial, crema para la cara, crema antiarrugas, crema antiedad, crema hidratante
night cream, overnight cream | nattkräm | nachtcreme | crème de nuit | crema de noche
cleanser, face wash, facial cleanser, micellar water, cleansing gel, cleansing milk | ansiktsrengöring, rengöringsgel, micellärt vatten, rengöringskräm, ansiktstvätt, rengöringsmjölk, micellvatten | gesichtsreinigung, reinigungsgel, mizellenwasser, reinigungsmilch, gesichtsreiniger, waschgel | nettoyant visage, eau micellaire, démaquillant, lait démaquillant, gel nettoyant | limpiador facial, agua micelar, desmaquillante, leche limpiadora, gel limpiador, leche desmaquillante
toner, face toner | ansiktsvatten, toner | gesichtswasser | lotion tonique, tonique | tónico facial
scrub, exfoliator, peeling | peeling, skrubb | peeling | gommage, exfoliant | exfoliante
bath salts, bath bomb, bubble bath | badsalt, badbomb, badskum, skumbad | badesalz, badekugel, schaumbad, badeschaum | sels de bain, bombe de bain, bain moussant | sales de baño, bomba de baño, baño de espuma, gel espumoso
nail polish, nail varnish, nail lacquer | nagellack | nagellack | vernis à ongles | esmalte de uñas, esmalte, pintaúñas
lipstick, lip stick, lip gloss, lipgloss | läppstift, läppglans | lippenstift, lipgloss | rouge à lèvres, gloss | pintalabios, barra de labios, labial, brillo de labios, lápiz labial
mascara, eyelash mascara | mascara | mascara, wimperntusche | mascara | rímel, máscara de pestañas
blush, bronzer, powder, face powder, blusher | puder, bronzer, rouge, ansiktspuder, solpuder | puder, bronzer, rouge, wangenrouge, gesichtspuder, blush, bronzingpuder | fard à joues, blush, poudre, poudre libre, poudre visage, poudre bronzante, poudre de soleil | colorete, polvos, bronceador, polvos faciales, polvos compactos, rubor, polvos bronceadores
makeup brush, makeup brushes, make-up brush | sminkborste, sminkborstar, sminkpensel | schminkpinsel, make-up-pinsel | pinceau maquillage, pinceaux de maquillage | brochas de maquillaje, brocha de maquillaje
perfume, eau de parfum, eau de toilette, cologne, aftershave | parfym, eau de toilette, eau de parfum, rakvatten, eau de cologne | parfüm, parfum, eau de toilette, eau de parfum, duft, düfte, rasierwasser, kölnisch wasser | parfum, eau de parfum, eau de toilette, eau de cologne | perfume, colonia, eau de parfum, fragancia, agua de tocador, eau de toilette, agua de colonia, agua de perfume
beard oil, beard balm, beard care | skäggolja, skäggvax, skäggvård, skäggbalsam | bartöl, bartpflege, bartbalsam, bartwachs | huile à barbe, huile pour barbe, soin barbe, baume à barbe | aceite para barba, cuidado de la barba, bálsamo para barba
beard trimmer, hair clipper, trimmer, clippers | skäggtrimmer, hårtrimmer, trimmer | bartschneider, haarschneider, barttrimmer | tondeuse à barbe, tondeuse cheveux | cortapelos, recortadora de barba
razor, safety razor, electric shaver, razors | rakhyvel, rakapparat, rakhyvlar | rasierer, rasierhobel, rasierapparat, nassrasierer, sicherheitsrasierer | rasoir, rasoir de sûreté | maquinilla de afeitar, afeitadora, navaja de afeitar
razor blades, razor blade | rakblad | rasierklingen, rasierklinge | lames de rasoir | cuchillas de afeitar, hojas de afeitar
shaving foam, shaving cream, shaving gel | raklödder, rakskum, rakgel, rakkräm | rasierschaum, rasiercreme | mousse à raser, crème à raser | espuma de afeitar
toothbrush, electric toothbrushes, sonic toothbrush | eltandborste, tandborste | elektrische zahnbürste, schallzahnbürste | brosse à dents électrique | cepillo de dientes eléctrico, cepillo eléctrico
mouthwash, dental floss | munskölj, munvatten, tandtråd, munsköljning | mundwasser, mundspülung, zahnseide | bain de bouche, fil dentaire | enjuague bucal, hilo dental
hair dye, hair colour | hårfärg | haarfarbe, haarfärbemittel | coloration cheveux, teinture pour cheveux | tinte para el pelo
hair mask, hair treatment, hair serum | hårinpackning, hårmask | haarkur, haarmaske | masque capillaire, masque cheveux | mascarilla capilar, mascarilla para el pelo
hairspray, hair spray, hair gel, hair wax, styling, pomade | hårspray, hårvax, hårgel, hårlack, pomada | haarspray, haargel, haarwachs, pomade | laque, gel coiffant, cire coiffante, laque cheveux, gel cheveux, pommade cheveux | laca, gomina, cera para el pelo, gel fijador, laca para el pelo, gel para el cabello, pomada para el cabello
hair clip, hair tie, scrunchie, headband, hair slide, hair slides | hårspänne, hårsnodd, scrunchie, diadem, hårband | haarspange, haargummi, haarband, haarreif | barrette, chouchou, élastique à cheveux, serre-tête | pinza de pelo, coletero, diadema, pasador de pelo, horquilla
sunscreen, suntan lotion, sun lotion, sun protection, spf | solkräm, solskyddsfaktor, solkrämer, sollotion, solskyddsmedel | sonnencreme, sonnenmilch, sonnenspray, sonnenlotion, sonnenschutzmittel | crème solaire, protection solaire, lait solaire | crema solar, protector solar, protección solar, bronceador solar
soap, bar soap, hand soap, liquid soap, soaps | tvål, tvålar, handtvål, fast tvål, flytande tvål, tvålbit | seife, seifen, handseife, naturseife, flüssigseife, stückseife, seifenstück | savon, savons, savon liquide, savon pour les mains, savon solide, pain de savon | jabón, jabones, jabón de manos, jabón líquido, pastilla de jabón, jabón en barra
gift set, gift box, hamper, gift basket | presentset, presentbox, presentkorg, presentlåda, presentkartong | geschenkset, geschenkbox, geschenkkorb, präsentkorb, geschenkschachtel | coffret, panier garni, boîte cadeau | set de regalo, caja regalo, cesta de regalo, estuche de regalo
first aid kit, plasters, bandage | förbandslåda, plåster, bandage, förband | verbandskasten, pflaster, verband, verbandsbinde | trousse de secours, pansements | botiquín, tiritas, vendas, venda
vitamins, vitamin, supplements, protein powder | vitaminer, kosttillskott, proteinpulver, vitamintillskott | vitamine, vitamin, nahrungsergänzung, proteinpulver, eiweißpulver | vitamines, vitamine, compléments alimentaires, protéines en poudre | vitaminas, vitamina, suplementos, proteína en polvo
thermometer, clinical thermometer | termometer, febertermometer | thermometer, fieberthermometer | thermomètre | termómetro, termómetro clínico
hot water bottle, heating pad | varmvattenflaska, värmedyna | wärmflasche, heizkissen | bouillotte, coussin chauffant | bolsa de agua caliente, almohadilla eléctrica
bathroom scale, scales, scale | våg, badrumsvåg, köksvåg, personvåg | waage, personenwaage, küchenwaage | balance, pèse-personne | báscula, balanza de cocina
`
