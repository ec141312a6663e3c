/** Further things for leisure, sport, children, animals, work and desk, as synonym-groups.ts. */

export const LEISURE_THINGS = `
vinyl record, vinyl, lp | vinylskiva, lp-skiva, vinyl | schallplatte, vinyl, schallplatten | disque vinyle, vinyle | disco de vinilo, vinilo
headset | headset | headset | casque-micro, micro-casque | auriculares con micrófono, cascos con micro
amplifier, av receiver | förstärkare, hemmabioreceiver | verstärker, av-receiver | amplificateur, ampli, ampli home cinéma | amplificador, receptor av
subwoofer | subwoofer, bashögtalare | subwoofer | caisson de basses | subwoofer
security camera, surveillance camera, cctv camera, cctv | övervakningskamera, bevakningskamera | überwachungskamera | caméra de surveillance, caméra de sécurité | cámara de seguridad, cámara de vigilancia
webcam | webbkamera | webcam | webcam | cámara web, webcam
doorbell | ringklocka, dörrklocka | türklingel, klingel | sonnette | timbre de puerta, timbre
camera lens | kameraobjektiv, objektiv | kameraobjektiv, objektiv | objectif photo | objetivo de cámara
memory card, sd card, microsd, microsdxc, micro sd, micro sd card, sdxc, sdhc | minneskort, sd-kort, microsd-kort | speicherkarte, sd-karte, microsd-karte | carte mémoire, carte sd, carte microsd, carte micro sd | tarjeta de memoria, tarjeta sd, tarjeta microsd, tarjeta micro sd, memoria microsd
usb hub, docking station | usb-hubb, dockningsstation | usb-hub, dockingstation | hub usb, station d'accueil | concentrador usb, estación de acoplamiento, docking station
charging cable, usb cable, usb c cable, usb-c cable, lightning cable | laddkabel, usb-kabel, laddsladd, usb-c-kabel | ladekabel, usb-kabel, usb-c-kabel, lightning-kabel | câble de charge, câble usb, câble de recharge, câble usb-c | cable de carga, cable usb, cable usb-c, cable usb c
hdmi cable | hdmi-kabel | hdmi-kabel | câble hdmi | cable hdmi
extension lead, extension cord, extension cable | förlängningssladd, skarvsladd | verlängerungskabel, verlängerungsschnur | rallonge, rallonge électrique | alargador, cable alargador, alargadera
power strip, surge protector | grenuttag, grendosa, överspänningsskydd | steckdosenleiste, mehrfachsteckdose, überspannungsschutz | multiprise, parasurtenseur | regleta, multicontacto
battery pack, batteries, aa batteries | batterier, aa-batterier | batterien | piles, pile | pilas
phone stand, phone holder, car holder, phone mount | mobilhållare, telefonhållare, mobilställ, telefonställ | handyhalterung, handyhalter, handyständer | support téléphone, support de téléphone, support smartphone | soporte para móvil, soporte de móvil
mouse pad, mouse mat, mouse mats, mousepad, desk mat | musmatta, skrivbordsunderlägg | mauspad, schreibtischunterlage | tapis de souris, sous-main | alfombrilla de ratón
laptop stand | laptopställ, datorställ | laptopständer, notebookständer | support ordinateur, support d'ordinateur | soporte para portátil
laptop sleeve, laptop case | datorfodral, laptopfodral | laptophülle, notebookhülle | housse ordinateur, housse d'ordinateur, housse ordinateur portable, housse pc, housse pc portable | funda para portátil, funda de portátil
game controller, controller, gamepad | handkontroll, spelkontroll | controller, gamepad, gamecontroller | manette, manette de jeu | mando, mando de consola, gamepad, mando de juego
vr headset | vr-glasögon, vr-headset | vr-brille, vr-headset | casque vr, casque de réalité virtuelle | gafas de realidad virtual, gafas vr, visor vr
graphics card, gpu | grafikkort | grafikkarte | carte graphique | tarjeta gráfica
calculator | miniräknare, räknare | taschenrechner | calculatrice | calculadora
shredder, paper shredder | dokumentförstörare | aktenvernichter, papierschredder | destructeur de documents, broyeur papier | destructora de papel, trituradora de papel
smart plug | smart kontakt, smartplugg, smart uttag, smart stickkontakt, smart plugg | smarte steckdose, smart-steckdose, wlan-steckdose | prise connectée | enchufe inteligente
smart bulb, smart lightbulb, wifi bulb | smart lampa, smart glödlampa, wifi-lampa | smarte glühbirne, smarte lampe, wlan-glühbirne, smarte led-lampe | ampoule connectée, ampoule wifi, ampoule intelligente | bombilla inteligente, bombilla wifi, foco inteligente
fitness tracker, activity tracker, fitness band, activity band | aktivitetsarmband, träningsarmband | fitnessarmband, fitnesstracker, aktivitätstracker | bracelet connecté, bracelet d'activité, traqueur d'activité, tracker d'activité | pulsera de actividad, pulsera inteligente
walkie talkie, walkie-talkies | walkie-talkie, walkietalkie, komradio | walkie-talkie, funkgerät | talkie-walkie | walkie-talkie
clamp, clamps | skruvtving, tving | schraubzwinge, zwinge | serre-joint | sargento, abrazadera, gato de apriete
hand plane | hyvel | hobel | rabot | cepillo de carpintero, garlopa
crowbar | kofot, bräckjärn | brecheisen, kuhfuß | pied-de-biche | palanca, pata de cabra
hacksaw | bågfil | metallsäge, bügelsäge | scie à métaux | sierra de arco, sierra para metales
soldering iron, soldering station | lödkolv, lödpenna, lödstation | lötkolben, lötstation | fer à souder, station de soudage | soldador, estación de soldadura
glue gun, hot glue gun | limpistol | heißklebepistole, klebepistole | pistolet à colle | pistola de silicona, pistola de pegamento
glue, superglue, adhesive | lim, superlim | kleber, klebstoff, sekundenkleber, leim | colle, super glue | pegamento, cola
ear defenders, ear protection | hörselskydd, hörselkåpor | gehörschutz, kapselgehörschutz | protection auditive, casque antibruit | protección auditiva, orejeras antirruido, protectores auditivos
knee pads | knäskydd | knieschoner, knieschützer | genouillères | rodilleras
step ladder, stepladder | trappstege, trappstegar | trittleiter, stehleiter | escabeau, marchepied | escalera de tijera, taburete escalera, escalera plegable
paint roller | målarroller, roller | farbroller, malerrolle, farbrolle | rouleau de peinture, rouleau peinture | rodillo de pintura
tiles, tile | kakel, klinker | fliesen, fliese | carrelage, carreaux de carrelage | azulejos, baldosas, azulejo, baldosa
tarpaulin, tarp | presenning | plane, abdeckplane | bâche | lona
rope | rep | seil | corde | cuerda
pressure washer | högtryckstvätt | hochdruckreiniger | nettoyeur haute pression | hidrolimpiadora, limpiadora de alta presión
leaf blower | lövblås | laubbläser | souffleur, souffleur de feuilles | soplador, soplador de hojas
raised bed | odlingslåda, pallkrage | hochbeet | carré potager, potager surélevé | huerto elevado, mesa de cultivo, bancal elevado, huerto urbano
grass seed, lawn seed | gräsfrö | rasensamen, grassamen | semences de gazon, gazon, graines de gazon | semillas de césped, césped
flower bulbs, bulbs, flower bulb | blomsterlökar, lökar, blomsterlök, blomlök | blumenzwiebeln, blumenzwiebel | bulbes, bulbes de fleurs, bulbe à fleurs, bulbe de fleur, bulbe | bulbos, bulbos de flores, bulbo de flor, bulbo
soil, potting soil, potting compost | planteringsjord, blomjord, jord | blumenerde, pflanzerde | terreau | sustrato, tierra para macetas
fertilizer, fertiliser, plant food | gödning, gödsel, växtnäring | dünger | engrais | abono, fertilizante
bird feeder, bird house, nesting box | fågelmatare, fågelholk, fågelbord | vogelhaus, futterhaus, nistkasten, vogelfutterhaus | mangeoire, nichoir, mangeoire à oiseaux | comedero para pájaros, casa nido
bird bath | fågelbad | vogeltränke, vogelbad | bain d'oiseaux | bebedero para pájaros
fire pit, fire bowl | eldfat, eldkorg | feuerschale, feuerkorb | brasero | brasero
garden bench | trädgårdsbänk, parkbänk | gartenbank | banc de jardin | banco de jardín
gazebo, pergola, pavilion | paviljong, pergola, partytält | pavillon, pergola, gartenpavillon | tonnelle, pergola, pavillon de jardin | cenador, pérgola
swing | gunga, gungställning | schaukel | balançoire | columpio
paddling pool, inflatable pool | barnpool, uppblåsbar pool, plaskdamm, plaskpool | planschbecken | piscine gonflable, pataugeoire, piscine enfant | piscina hinchable, piscina infantil
sandpit, sandbox | sandlåda | sandkasten | bac à sable | arenero infantil, cajón de arena, arenero
frisbee, flying disc | frisbee, frisbeegolfdisc | frisbee, frisbeescheibe, wurfscheibe | frisbee, disque volant | frisbee, disco volador
water gun, water pistol | vattenpistol | wasserpistole | pistolet à eau | pistola de agua
bubbles, soap bubbles, bubble wand | såpbubblor | seifenblasen, seifenblase | bulles de savon | pompas de jabón, burbujas de jabón
chess, chess set, chess board | schack, schackspel, schackbräde | schach, schachspiel, schachbrett | échecs, jeu d'échecs, échiquier | ajedrez, juego de ajedrez, tablero de ajedrez
dice | tärning, tärningar | würfel, würfelspiel | dés, jeu de dés, dés à jouer | dados
quiz, quiz game, trivia | frågespel, quiz, frågesport, frågesportspel, frågelek | quizspiel, quiz, quizspiele | jeu de quiz, quiz, jeu de questions | juego de preguntas, trivial, juego de trivial
stickers, sticker | klistermärken, klistermärke | sticker, aufkleber | autocollants, gommettes, gommette, stickers, sticker | pegatinas, pegatina
doll's pram, doll pram | dockvagn | puppenwagen | poussette de poupée, landau de poupée | cochecito de muñecas, carrito de muñecas
face paint | ansiktsfärg, ansiktsmålning | kinderschminke, gesichtsfarbe, schminkfarben | maquillage enfant, peinture pour visage | pintura facial, pinturas de cara, maquillaje infantil
coloured pencils, colored pencils, crayons, felt tips, markers, colouring pencils | färgpennor, kritor, tuschpennor, färgkritor | buntstifte, wachsmalstifte, filzstifte, malstifte, farbstifte | crayons de couleur, feutres, crayons gras | lápices de colores, rotuladores, ceras
model kit | byggsats, modellbyggsats | modellbausatz, bausatz | maquette | maqueta
marble run | kulbana | kugelbahn, murmelbahn | circuit à billes | circuito de canicas, pista de canicas
stair gate, baby gate, safety gate, gate for stairs, stairs gate, dog gate, pet gate | trappgrind, säkerhetsgrind, skyddsgrind, grind, barngrind, hundgrind, grind till trappan, dörrgrind | treppengitter, türschutzgitter, treppenschutzgitter, türgitter, kinderschutzgitter, kindergitter, babygitter, hundegitter, absperrgitter, schutzgitter | barrière de sécurité, barrière escalier, barrière d'escalier, barrière de porte, barrière bébé, barrière pour bébé, barrière enfant, barrière pour chien, grille d'escalier, grille de sécurité | barrera de seguridad, barrera escalera, barrera de escalera, barrera para escalera, barrera para escaleras, barrera para bebé, barrera para perros, puerta de seguridad, valla de seguridad
changing bag, nappy bag, diaper bag, bag for nappies, bag for diapers, bag for the nappies | skötväska, väska till blöjor, väska till blöjorna, väska för blöjor, blöjväska | wickeltasche, tasche für windeln, windeltasche | sac à langer, sac pour les couches, sac à couches | bolso cambiador, bolso para pañales, bolso para los pañales, bolsa de pañales, pañalera
changing table, changing unit | skötbord | wickeltisch, wickelkommode | table à langer | cambiador, mesa cambiador, mueble cambiador
breast pump | bröstpump | milchpumpe | tire-lait | sacaleches, extractor de leche
bottle warmer | flaskvärmare | flaschenwärmer | chauffe-biberon | calientabiberones
baby bath, baby bathtub | babybadkar, badbalja, babybalja | babywanne, babybadewanne, babywanne bad | baignoire bébé | bañera para bebé, bañera de bebé
baby sleeping bag, sleep sack, swaddle, sleeping bag baby, swaddle blanket | sovpåse baby, sovpåse, baby sovsäck, lindfilt, babysovpåse, swaddle, insvepningsfilt | babyschlafsack, pucktuch, schlafsack baby, pucksack | gigoteuse, turbulette, couverture d'emmaillotage | saco de dormir bebé, arrullo, manta arrullo
baby walker | gåstol, lära-gå-vagn | lauflernwagen, lauflernhilfe | trotteur, chariot de marche | andador, andador bebé
dog coat, dog jacket | hundtäcke, hundjacka, hundkläder, hundkappa | hundemantel, hundejacke | manteau pour chien | abrigo para perro, ropa para perro
dog crate, kennel, dog house, dog cage, dog kennel | hundbur, hundkoja | hundebox, hundehütte, hundekäfig | niche, cage pour chien, caisse pour chien, caisse de transport chien | jaula para perro, transportín perro
poop bags, dog waste bags, poo bags | bajspåsar, hundpåsar, hundbajspåsar | kotbeutel, hundekotbeutel | sacs à crottes, sac à crottes, sacs à déjections | bolsas para excrementos, bolsas caca perro
dog treats, dog biscuits, chew bone | hundgodis, tuggben, hundkex | hundekekse, hundeleckerli, kauknochen | friandises pour chien, os à mâcher | golosinas para perros, huesos para perros, hueso para masticar
cat flap | kattlucka, hunddörr | katzenklappe, hundeklappe | chatière | gatera, puerta para mascotas
litter box, litter tray, cat litter box, cat litter tray, cat toilet | kattlåda, kattoalett, kattoa | katzenklo, katzentoilette | bac à litière, maison de toilette | arenero, bandeja de arena, arenero para gatos, bandeja sanitaria
pet carrier, cat carrier, transport box | kattbur, transportbur | transportbox, katzentransportbox | caisse de transport, panier de transport | transportín
hamster cage, rabbit hutch | hamsterbur, kaninbur, smådjursbur | hamsterkäfig, kaninchenstall, nagerkäfig, hasenstall | cage à hamster, clapier | jaula para hámster, conejera
hay | hö, strö, kaninströ | heu | foin | heno
riding helmet | ridhjälm | reithelm | bombe, casque d'équitation | casco de equitación
riding boots | ridstövlar | reitstiefel | bottes d'équitation | botas de montar
saddle, riding saddle | sadel, ridsadel | sattel, reitsattel | selle, selle d'équitation | silla de montar, sillín
paddle board, sup board, stand-up paddle, paddleboard | sup-bräda, sup, paddelbräda | sup-board, stand-up-paddle, stand-up-paddle-board | paddle, stand-up paddle, paddle gonflable | tabla de paddle surf, paddle surf
life jacket, life vest | flytväst, räddningsväst | schwimmweste, rettungsweste | gilet de sauvetage | chaleco salvavidas
wetsuit | våtdräkt | neoprenanzug | combinaison néoprène | traje de neopreno
diving mask, snorkel, snorkel set | cyklop, snorkel, snorkelset, dykmask | taucherbrille, schnorchel, schnorchelset, tauchmaske | masque de plongée, tuba, tuba de plongée | gafas de buceo, tubo de buceo, esnórquel, máscara de buceo, tubo de snorkel
swim fins, fins, flippers, flipper | simfötter, simfenor, fenor | schwimmflossen, schwimmflosse, taucherflossen, flossen | palmes | aletas, aleta
swimming cap, swim cap, bathing cap, pool cap, swimming hat | badmössa, simmössa, mössa för simning | badekappe, badehaube, schwimmkappe, bademütze, schwimmhaube | bonnet de bain, bonnet de piscine, bonnet de natation | gorro de baño, gorro de natación, gorro de piscina
shuttlecock, badminton racket, badminton set | badmintonracket, badmintonset, fjäderboll | badmintonschläger, federball, federballschläger | raquette de badminton, volant de badminton | raqueta de bádminton, volante de bádminton
basketball hoop | basketkorg | basketballkorb, basketballständer | panier de basket | canasta de baloncesto, aro de baloncesto, canasta
punch bag, punching bag | boxsäck, boxningssäck, slagsäck, sandsäck boxning | boxsack | sac de frappe, sac de boxe | saco de boxeo
exercise ball, gym ball | pilatesboll, träningsboll, balansboll | gymnastikball, pezziball, sitzball | ballon de gym, swiss ball, ballon de yoga | pelota de pilates, fitball
rowing machine | roddmaskin | rudergerät, rudermaschine | rameur | máquina de remo
weight bench | träningsbänk | hantelbank, trainingsbank | banc de musculation | banco de pesas, banco de musculación
roller skates, inline skates, rollerblades | rullskridskor, rullskridsko, inlines | rollschuhe, rollschuh, inliner, inlineskates | rollers, patins à roulettes, roller | patines, patín, patines en línea
ski helmet | skidhjälm | skihelm | casque de ski | casco de esquí
ski goggles | skidglasögon | skibrille | masque de ski | gafas de esquí, máscara de esquí
ski poles | skidstavar | skistöcke | bâtons de ski | bastones de esquí
trekking poles, trekking pole, hiking poles, hiking pole, walking poles, walking pole, nordic walking poles | vandringsstavar, gåstavar | wanderstöcke, trekkingstöcke, nordic-walking-stöcke | bâtons de randonnée, bâtons de marche | bastones de senderismo, bastones de trekking
snowshoes, snowshoe | snöskor, snösko | schneeschuhe, schneeschuh | raquettes à neige | raquetas de nieve
sled, sledge, toboggan | pulka, kälke, snowracer | schlitten, rodel, bob | luge | trineo
camping table | campingbord | campingtisch | table de camping | mesa de camping
cooler, cool box, cool bag | kylväska, kylbox | kühlbox, kühltasche | glacière, sac isotherme, glacière souple | nevera portátil, bolsa nevera, bolsa isotérmica, bolsa térmica
air mattress, inflatable mattress, air bed | luftmadrass, luftbädd | luftmatratze, luftbett | matelas gonflable, lit gonflable | colchón hinchable, colchón inflable
sleeping mat, sleeping pad | liggunderlag, sovunderlag | isomatte | tapis de sol, matelas de camping | aislante
compass | kompass | kompass | boussole | brújula
telescope | teleskop, stjärnkikare | teleskop, fernrohr | télescope, lunette astronomique | telescopio
fishing reel, spinning reel | fiskerulle, haspelrulle, spinnrulle | angelrolle, spinnrolle | moulinet, moulinet de pêche | carrete de pesca
bike lock, bicycle lock, bike lock chain, chain lock | cykellås, kedjelås, kättinglås | fahrradschloss, kettenschloss, faltschloss | antivol, antivol vélo | candado de bicicleta, candado bici, antirrobo bici
bike light, bike lights | cykelbelysning, cykellampa, cykellyse | fahrradlicht, fahrradlampe | lumière vélo, éclairage vélo, lampe vélo | luz de bicicleta, luces bici
bike pump | cykelpump | luftpumpe, fahrradpumpe | pompe à vélo | bomba de bicicleta, bomba de bici
inner tube | innerslang, cykelslang | fahrradschlauch | chambre à air | cámara de aire
bike bag, saddle bag, pannier, saddlebag, pannier bag | cykelväska, sadelväska, packväska cykel | fahrradtasche, satteltasche, packtasche, gepäckträgertasche | sacoche vélo, sacoche de vélo, sacoche porte-bagages | alforja, bolsa de bicicleta
cycling shorts, bike shorts | cykelbyxor, cykelshorts | radlerhose, radhose, fahrradhose | cuissard, short cycliste | culotte de ciclismo, culote, culotte ciclista, mallas cortas
football shirt, sports shirt, soccer jersey | fotbollströja, matchtröja | trikot, fußballtrikot | maillot de foot, maillot de football, maillot de rugby, maillot de basket, maillot de sport, maillot d'équipe | camiseta de fútbol
shin guards, shin pads | benskydd | schienbeinschoner, schienbeinschützer | protège-tibias | espinilleras, espinillera, canilleras
whistle, referee whistle | visselpipa, domarpipa | trillerpfeife, pfeife | sifflet | silbato
stopwatch | stoppur, tidtagarur | stoppuhr | chronomètre | cronómetro
car seat cover, seat cover | bilklädsel, sätesöverdrag, sätesskydd | autositzbezug, sitzbezug, schonbezug | housse de siège, housse siège auto, housses de siège auto, housses de siège | funda de asiento, funda asiento coche, cubreasientos
car mat, car mats, car floor mats, floor mats, car mats for the car, rubber mats for car | bilmatta, bilmattor, gummimattor bil, bilmattor i gummi | automatte, autofußmatten, fußmatten auto, gummimatten, autofußmatten aus gummi | tapis de voiture, tapis voiture, tapis de sol voiture, tapis auto, tapis de voiture en caoutchouc | alfombrilla de coche, tapetes para auto, alfombrillas de coche, alfombrillas para coche, alfombrillas de goma para coche, alfombrillas de goma, alfombrillas coche
wiper blades, windscreen wipers | torkarblad | scheibenwischer, wischerblätter | essuie-glaces | limpiaparabrisas, escobillas
engine oil, motor oil | motorolja | motoröl | huile moteur | aceite de motor
roof box | takbox | dachbox | coffre de toit | cofre de techo, baúl de techo, baúl portaequipajes
ice scraper | isskrapa | eiskratzer | grattoir | rasqueta de hielo
motorcycle helmet | mc-hjälm, motorcykelhjälm | motorradhelm | casque moto, casque de moto | casco de moto
e-scooter, electric scooter | elsparkcykel, elscooter | e-scooter, elektroroller, elektro-scooter | trottinette électrique | patinete eléctrico, scooter eléctrico
fountain pen | reservoarpenna | füller, füllfederhalter | stylo plume, stylo-plume | pluma estilográfica, estilográfica, pluma fuente
ballpoint pen, biro | kulspetspenna, bläckpenna | kugelschreiber, kuli | stylo bille, stylo à bille | bolígrafo, boli, lapicera
highlighter pen, highlighters, highlighter | överstrykningspenna | textmarker, leuchtstift | surligneur | subrayador, marcador fluorescente, marcatextos, resaltador
pencil case | pennfodral, pennskrin, pennetui, pennfack | mäppchen, federmäppchen, schlampermäppchen, federtasche, federmappe | trousse d'école, trousse à crayons, trousse scolaire, trousse | estuche escolar, estuche, plumier, cartuchera
ruler | linjal | lineal | règle | regla
pencil sharpener, sharpener | pennvässare | anspitzer, spitzer | taille-crayon | sacapuntas, tajador
hole punch | hålslag | locher | perforatrice, perforateur | perforadora, taladradora de papel
ring binder, binder, folder, lever arch file | pärm, pärmar, mapp, ringpärm | ordner, ringordner, mappe, ringbuch, aktenordner, schnellhefter | classeur, chemise cartonnée, pochette à documents | archivador, carpeta, carpeta de anillas
envelope, envelopes | kuvert | umschlag, briefumschlag, briefumschläge | enveloppe, enveloppes | sobre, sobres
wrapping paper, gift wrap | presentpapper, omslagspapper | geschenkpapier | papier cadeau | papel de regalo
postcard, postcards | vykort | postkarte, postkarten, ansichtskarte | carte postale, cartes postales | postal, postales, tarjeta postal
greeting card, birthday card | födelsedagskort, grattiskort, gratulationskort | geburtstagskarte, grußkarte, glückwunschkarte | carte d'anniversaire, carte de voeux, carte de vœux | tarjeta de felicitación, tarjeta de cumpleaños
sticky notes, post-its, post-it notes | post-it, klisterlappar, notislappar | haftnotizen, klebezettel, haftzettel | notes adhésives, post-it, notes autocollantes | notas adhesivas, post-it
whiteboard | whiteboard, whiteboardtavla | whiteboard, weißwandtafel | tableau blanc | pizarra blanca, pizarrón blanco
sketchbook, sketch pad, drawing pad | skissblock, ritblock | skizzenbuch, zeichenblock, skizzenblock | carnet de croquis, bloc à dessin | cuaderno de dibujo, bloc de dibujo
watercolours, watercolors, watercolour paint, watercolour, watercolor set, watercolour set, watercolour box, watercolour paint set | akvarellfärg, vattenfärg, akvareller, akvarellset, akvarellåda, akvarellfärger | aquarellfarben, wasserfarben, malkasten, aquarellfarbe, wasserfarbe, aquarellkasten, aquarellset, aquarellfarbkasten | aquarelle, peinture aquarelle, coffret aquarelle, coffret d'aquarelle, boîte d'aquarelle | acuarelas, acuarela, set de acuarelas
acrylic paint, acrylic paints | akrylfärg | acrylfarbe, acrylfarben | peinture acrylique | pintura acrílica
easel | staffli | staffelei | chevalet | caballete
yarn, knitting wool, knitting yarn, sock yarn, sock wool | garn, stickgarn, sockgarn, strumpgarn | garn, strickwolle, strickgarn, sockenwolle, sockengarn, wollknäuel | laine à tricoter, fil à tricoter, pelote de laine, pelote de coton, pelote coton, pelote laine, laine à chaussettes, pelote | ovillo de lana, hilo de lana, hilo de tejer, ovillo, ovillos
knitting needles, knitting needle, circular needle | stickor, strumpstickor | stricknadeln | aiguilles à tricoter, aiguille circulaire | agujas de tejer, agujas de punto
crochet hook | virknål | häkelnadel | crochet | aguja de ganchillo, ganchillo, aguja de crochet
sewing kit | sysats, sykit, syetui, syset | nähset, nähzeug | kit de couture, nécessaire à couture | kit de costura, costurero
globe | jordglob | globus | globe terrestre, globe | globo terráqueo, bola del mundo
map, road map | karta, vägkarta | landkarte, straßenkarte, wanderkarte | carte routière, carte géographique | mapa, mapa de carreteras
advent calendar | adventskalender, julkalender | adventskalender | calendrier de l'avent | calendario de adviento
christmas baubles, baubles, bauble, christmas ornaments, christmas bauble, christmas ball, tree ornaments | julgranskulor, julkulor, julgranspynt, julgranskula, julkula | christbaumkugeln, weihnachtskugeln, baumschmuck, weihnachtskugel, christbaumkugel, christbaumschmuck | boules de noël, boule de noël | bolas de navidad, adornos de navidad, bola de navidad, adornos navideños
gift set, gift box, hamper, gift basket | presentask, presentkorg, presentset, presentbox | geschenkbox, geschenkset, geschenkkorb, präsentkorb | coffret cadeau, coffret, panier garni | caja regalo, cesta regalo, cesta de regalo, set de regalo
gift card, gift voucher, gift certificate, voucher | presentkort, gåvokort | gutschein, geschenkgutschein, geschenkkarte | carte cadeau, carte-cadeau, bon cadeau, chèque cadeau, chèque-cadeau, cartes cadeaux, chèques cadeaux, bons cadeaux | tarjeta regalo, tarjeta de regalo, cheque regalo, vale regalo
`
