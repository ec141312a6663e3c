/** Things of electronics, phones, computers, photography, cars, bicycles and motorcycles: as kitchen.ts. */
export const TECHNOLOGY = `
smart speaker, voice assistant speaker | smart högtalare | smart speaker, smarter lautsprecher, sprachassistent | enceinte connectée | altavoz inteligente > speaker
soundbar, sound bar | soundbar, ljudlimpa | soundbar | barre de son | barra de sonido > speaker
home cinema system, surround system | hemmabiosystem, hemmabioanläggning, hemmabio | heimkinosystem, heimkinoanlage, surround-system, heimkino | système home cinéma, ensemble home cinéma, home cinéma | equipo de cine en casa, sistema de cine en casa, cine en casa, home cinema > speaker
party speaker | partyhögtalare | party-lautsprecher, partybox | enceinte de soirée, enceinte sono | altavoz de fiesta > speaker
disco ball, disco light, party lights | discokula, discolampa, discoljus, spegelkula | discokugel, discolicht, partylicht, spiegelkugel | boule à facettes, boule disco, lumière disco, éclairage disco | bola de discoteca, luz de discoteca, bola disco, bola de espejos, luces de discoteca
smoke machine, fog machine, smoke machines | rökmaskin, dimmaskin | nebelmaschine, rauchmaschine | machine à fumée, machine à brouillard | máquina de humo, máquina de niebla
bubble machine | såpbubbelmaskin, såpbubblemaskin, bubbelmaskin | seifenblasenmaschine | machine à bulles | máquina de burbujas, máquina de pompas
projection screen, projector screen | projektorduk, filmduk | leinwand beamer, beamer-leinwand | écran de projection | pantalla de proyección, pantalla para proyector
tv wall mount, tv bracket, tv mount | tv-väggfäste, väggfäste tv, tv-fäste | tv-wandhalterung, fernseher-wandhalterung, fernseher-halterung | support mural tv, support tv mural, support tv | soporte de pared para tv, soporte tv
tv antenna, indoor antenna, satellite dish | tv-antenn, inomhusantenn, parabol, parabolantenn | zimmerantenne, dvb-t-antenne, satellitenschüssel | antenne tv, antenne intérieure, parabole, antenne parabolique | antena de tv, antena interior, antena parabólica
streaming stick, media player | mediaspelare, streamingsticka | streaming-stick, mediaplayer, tv-box, streaming-box | clé de streaming, passerelle multimédia, box tv | reproductor multimedia, dispositivo de streaming
dvd player, blu-ray player | dvd-spelare, blu-ray-spelare | dvd-player, blu-ray-player | lecteur dvd, lecteur blu-ray | reproductor de dvd, reproductor blu-ray
clock radio, radio alarm clock | klockradio | radiowecker, uhrenradio | radio-réveil, radio réveil | radio despertador, radiodespertador > alarm clock, radio
landline phone, cordless phone | hemtelefon, trådlös telefon, fast telefon | schnurloses telefon, festnetztelefon | téléphone fixe, téléphone sans fil | teléfono fijo, teléfono inalámbrico > phone
phone strap, phone lanyard, phone ring | mobilband, mobilrem, mobilgrepp, mobilhalsband, mobilkedja | handykette, handyband | cordon de téléphone, bijou de téléphone, chaîne de téléphone | cordón para móvil, colgante para móvil
selfie stick | selfiepinne | selfie-stick, selfiestange, selfiestick | perche à selfie | palo selfie
ring light | ringlampa, ringljus | ringlicht, ringleuchte | anneau lumineux, ring light | aro de luz, anillo de luz
gimbal, phone gimbal, stabiliser, phone stabiliser | gimbal, stabilisator till kamera | gimbal, handy-gimbal, handy-stabilisator | stabilisateur, gimbal, stabilisateur téléphone | estabilizador, gimbal, estabilizador móvil
instant camera, polaroid camera | direktbildskamera, polaroidkamera | sofortbildkamera, polaroidkamera | appareil photo instantané, polaroid | cámara instantánea, cámara polaroid > camera
instant film, polaroid film, instant camera film | direktfilm, polaroidfilm, direktbildsfilm, film till direktbildskamera | sofortbildfilm, polaroid-film | film instantané, pellicule instantanée, papier photo instantané | película instantánea, papel instantáneo
disposable camera, single use camera | engångskamera | einwegkamera | appareil photo jetable | cámara desechable > camera
film camera, photographic film | analog kamera | analogkamera | appareil photo argentique | cámara analógica, película fotográfica > camera
photo printer, portable photo printer | fotoskrivare | fotodrucker | imprimante photo | impresora fotográfica > printer
photo paper | fotopapper | fotopapier | papier photo | papel fotográfico
camera bag, camera backpack | kameraväska, kameraryggsäck | kameratasche, fotorucksack, fototasche | sac photo, sac à dos photo, sacoche appareil photo | bolsa para cámara, mochila fotográfica, funda para cámara, mochila para cámara > bag, backpack
camera strap | kamerarem | kameragurt, kamerariemen, kameraband | sangle appareil photo, dragonne, courroie appareil photo | correa para cámara
lens filter, polarising filter, nd filter | polarisationsfilter, nd-filter, linsfilter, objektivfilter, kamerafilter | polfilter, nd-filter, objektivfilter | filtre polarisant, filtre nd, filtre d'objectif, filtre photo | filtro polarizador, filtro nd, filtro de objetivo
lens cap | objektivlock | objektivdeckel | bouchon d'objectif, cache objectif | tapa de objetivo
softbox, studio light, photo studio light | softbox, studiobelysning, studioblixt, studiolampa | softbox, studioleuchte, fotolampe | softbox, éclairage studio | softbox, iluminación de estudio, foco de estudio
photo backdrop, green screen, photo background | fotobakgrund, greenscreen | fotohintergrund, greenscreen | fond photo, fond vert, toile de fond | fondo fotográfico, croma
monocular, spotting scope | monokular, tubkikare | monokular, spektiv | monoculaire, longue-vue, longue-vue terrestre | monocular, telescopio terrestre > binoculars
night vision binoculars, night vision device | mörkerkikare, nattkikare | nachtsichtgerät | jumelles de vision nocturne, vision nocturne | visor nocturno, prismáticos de visión nocturna > binoculars
planetarium projector, star projector, galaxy projector | stjärnprojektor, galaxlampa, planetarium | sternenprojektor, sternenhimmel-projektor, planetarium | projecteur d'étoiles, projecteur galaxie, planétarium | proyector de estrellas, proyector de galaxia, planetario > projector
racing game, driving game, car racing game | racingspel, bilspel till konsol | rennspiel, autorennspiel, rennspiele | jeu de course, jeux de course, jeu vidéo de course | juego de carreras, juegos de carreras, videojuego de carreras, videojuego carreras > video game
laptop bag | laptopväska, datorväska | laptoptasche, notebooktasche | sacoche ordinateur, sacoche ordinateur portable | maletín para portátil, bolsa para portátil > bag, briefcase
laptop cooler, cooling pad | laptopkylare, kylplatta laptop, kylplatta | laptop-kühler, laptop-kühlpad, notebook-kühler | refroidisseur pc portable, ventilateur pc portable, support ventilé | base refrigeradora, refrigerador para portátil
tablet case, tablet cover | surfplattefodral, fodral surfplatta | tablet-hülle, tablet-tasche | housse tablette, étui tablette, coque tablette | funda para tablet
tablet stand, tablet holder | surfplattehållare, surfplatteställ | tablet-ständer, tablet-halterung | support tablette | soporte para tablet
graphics tablet, drawing tablet, pen tablet | ritplatta dator, grafiktablett | grafiktablett, zeichentablett, stifttablett | tablette graphique, tablette à dessin | tableta gráfica, tableta digitalizadora
stylus, stylus pen, touch pen | pekpenna, styluspenna | eingabestift, stylus, touch-pen, touchpen | stylet, stylet tactile | lápiz óptico, lápiz táctil, stylus, lápiz digital
card reader, memory card reader | kortläsare, minneskortsläsare | kartenleser, kartenlesegerät | lecteur de carte, lecteur de cartes mémoire | lector de tarjetas
webcam cover, screen filter | webbkameraskydd | webcam-abdeckung | cache webcam | tapa para webcam
screen cleaner, keyboard cleaner, cleaning gel | skärmrengöring, tangentbordsrengöring | bildschirmreiniger, reinigungsknete, tastaturreiniger | nettoyant écran, nettoyant clavier | limpiador de pantallas, limpiador de teclado
wrist rest, keyboard wrist rest | handledsstöd tangentbord | handballenauflage, handgelenkauflage | repose-poignet, repose-poignets | reposamuñecas
trackball | trackball, styrkula | trackball | trackball | trackball > computer mouse
presenter, presentation clicker, laser pointer | presenter, laserpekare | presenter, laserpointer | télécommande de présentation, pointeur laser | puntero láser, mando de presentaciones
network cable, ethernet cable, lan cable | nätverkskabel, ethernetkabel, lankabel | netzwerkkabel, lan-kabel, ethernet-kabel, patchkabel | câble réseau, câble ethernet, câble rj45 | cable de red, cable ethernet > cable
wifi extender, wifi repeater, mesh wifi, wifi booster | wifi-förstärkare, wifi-repeater, mesh-router, mesh-wifi, mesh-system | wlan-repeater, wlan-verstärker, mesh-system, mesh-wlan | répéteur wifi, amplificateur wifi, wifi mesh | repetidor wifi, amplificador wifi, wifi mesh, sistema mesh
nas, network storage | nas, nätverkslagring | nas-server, netzwerkspeicher | serveur nas, stockage réseau | servidor nas, almacenamiento en red
ram, memory module, gb ram | ram-minne, arbetsminne | arbeitsspeicher, ram-speicher | mémoire ram, barrette mémoire, mémoire vive | memoria ram, módulo de memoria
motherboard, mainboard | moderkort | mainboard, motherboard, hauptplatine | carte mère | placa base, placa madre, tarjeta madre
processor, cpu | processor | prozessor | processeur | procesador
power supply, psu, power supply unit | nätaggregat | netzteil, pc-netzteil | alimentation pc, bloc d'alimentation | fuente de alimentación
cpu cooler, case fan, pc fan | processorkylare, chassifläkt, cpu-kylare | cpu-kühler, gehäuselüfter | ventirad, ventilateur pc, ventilateur boîtier | disipador, ventilador para pc, disipador cpu
pc case, computer case | datorchassi, datorlåda | pc-gehäuse, computergehäuse | boîtier pc, tour pc | caja de pc, torre pc, caja de ordenador
single board computer, raspberry pi, microcontroller | enkortsdator, mikrokontroller | einplatinencomputer, mikrocontroller | nano-ordinateur, microcontrôleur | placa de desarrollo, microcontrolador
gaming headset | gamingheadset | gaming-headset | casque gaming, casque gamer | auriculares gaming, cascos gaming, headset > headset
racing wheel, steering wheel controller | ratt till spel, spelratt | gaming-lenkrad, rennlenkrad | volant de course, volant gaming | volante gaming, volante para consola
joystick, flight stick, arcade stick | joystick, flygspak | joystick, flightstick | joystick, manette de vol | joystick, palanca de vuelo
arcade machine, retro console | arkadmaskin, retrokonsol | arcade-automat, retro-konsole | borne d'arcade, console rétro | máquina recreativa, consola retro
dictaphone, voice recorder | diktafon, ljudinspelare, röstinspelare | diktiergerät, aufnahmegerät | dictaphone, enregistreur vocal | grabadora de voz, dictáfono
ereader case, e-reader cover, kindle case | läsplattefodral, fodral läsplatta | e-reader-hülle, ebook-reader-hülle | étui liseuse, housse liseuse | funda para ebook, funda para libro electrónico
battery charger, rechargeable battery charger | batteriladdare | akkuladegerät, batterieladegerät | chargeur de piles, chargeur de batterie | cargador de pilas, cargador de baterías > charger
smart home hub, smart button | smart hem-hubb, hubb smart hem | smart-home-zentrale, smart-home-hub | box domotique, hub domotique | central domótica, hub domótico
baby camera, indoor camera, ip camera | inomhuskamera, ip-kamera | innenkamera, ip-kamera | caméra intérieure, caméra ip | cámara interior, cámara ip > security camera
electric bike battery, e-bike battery | elcykelbatteri | e-bike-akku, pedelec-akku | batterie vélo électrique | batería de bicicleta eléctrica > battery pack
folding bike, foldable bike | vikcykel, hopfällbar cykel | faltrad, klapprad | vélo pliant, vélo pliable | bicicleta plegable > bike
cargo bike | lådcykel, lastcykel | lastenrad, lastenfahrrad, cargobike | vélo cargo | bicicleta de carga > bike
gravel bike | gravelcykel, gravel bike | gravelbike, gravel-bike | vélo gravel, gravel | bicicleta gravel > bike
bmx, bmx bike | bmx, bmx-cykel | bmx, bmx-rad | bmx | bmx, bicicleta bmx > bike
tandem bike, tandem bicycle | tandemcykel | tandem, tandem-fahrrad | tandem | tándem, bicicleta tándem > bike
training wheels, stabilisers | stödhjul | stützräder | roulettes vélo enfant, petites roues, stabilisateurs vélo | ruedines, ruedas de entrenamiento
bike rack, bike carrier, bike rack for car | cykelhållare, cykelhållare till bil, cykelställ, cykelställ bil | fahrradträger, heckträger, fahrradständer | porte-vélo, porte-vélos, range-vélo | portabicicletas, portabicis, soporte para bicicletas
bike stand, bike repair stand | mekställ, cykelmekställ | fahrradmontageständer, montageständer | pied d'atelier vélo, pied de réparation vélo | caballete para bicicletas, soporte de reparación bici
bike repair kit, puncture repair kit, bike multitool | cykellagningskit, punkteringskit, däcklagning, lagningssats, punkteringslagning, punkteringssats | fahrradflickzeug, flickzeug, fahrrad-reparaturset | kit de réparation vélo, kit anti-crevaison, rustines, rustine, kit de réparation crevaison | kit de reparación de bicicleta, kit antipinchazos, parches para bici, kit de reparación de pinchazos > bike parts
bike saddle, bicycle seat, bike seat cover | cykelsadel, sadelöverdrag, sadelskydd | fahrradsattel, sattelbezug, sattelüberzug | selle de vélo, couvre-selle | sillín de bicicleta, cubre sillín, sillín > bike parts, saddle
bike pedals, pedals, bike pedal | cykelpedaler, pedaler, cykelpedal | fahrradpedale, pedale, fahrradpedal | pédales vélo, pédales, pédale de vélo | pedales, pedales de bicicleta, pedal de bicicleta > bike parts
bike handlebar, handlebar grips, handlebar tape, handlebars, handlebar | cykelstyre, cykelhandtag, styrlinda, styre | fahrradlenker, lenkergriffe, lenkerband, lenker | guidon de vélo, poignées de guidon, guidoline, guidon | manillar, puños de manillar, cinta de manillar > bike parts
bike mirror, bicycle mirror | cykelspegel, backspegel cykel | fahrradspiegel, rückspiegel fahrrad | rétroviseur vélo | espejo retrovisor bicicleta, retrovisor de bici > bike parts, mirror
bike bottle cage, bottle holder bike | flaskhållare cykel, flaskställ cykel | flaschenhalter fahrrad | porte-bidon, porte-gourde vélo | portabidón, portabidones > bike parts
bike computer, bicycle computer, speedometer bike | cykeldator | fahrradcomputer, fahrradtacho | compteur vélo, gps vélo | ciclocomputador, cuentakilómetros bicicleta, cuentakilómetros > bike parts, computer
bike phone mount, bike phone holder | mobilhållare cykel | handyhalterung fahrrad, fahrrad-handyhalterung | support téléphone vélo | soporte móvil bicicleta > bike parts
bike cover, bicycle cover | cykelskydd, cykelöverdrag, cykelkapell | fahrradabdeckung, fahrradgarage hülle | housse vélo, bâche vélo | funda para bicicleta > bike parts
bike trainer, turbo trainer, indoor bike trainer | cykeltrainer, trainer till cykel | rollentrainer, fahrrad-heimtrainer | home trainer vélo, home-trainer | rodillo de bicicleta, rodillo para bici > sports equipment
chain lubricant, chain oil, bike cleaner | kedjeolja, cykelrengöring | kettenöl, fahrradreiniger | huile de chaîne, lubrifiant chaîne, nettoyant vélo | aceite para cadena, lubricante de cadena > bike parts
brake cable, bike brake, bike gears | bromsvajer, cykelbroms, växelvajer | bremszug, fahrradbremse, schaltzug | câble de frein, frein vélo, câble de dérailleur | cable de freno, freno de bicicleta > bike parts
cycling jersey, bike jersey | cykeltröja | radtrikot, fahrradtrikot | maillot de cyclisme, maillot vélo, maillot cycliste | maillot de ciclismo, maillot ciclista > top, sweater
cycling gloves, bike gloves | cykelhandskar | fahrradhandschuhe, radhandschuhe | gants de vélo, gants vélo | guantes de ciclismo, guantes de bicicleta > gloves
cycling shoes, bike shoes | cykelskor, cykelsko | fahrradschuhe, radschuhe | chaussures de vélo, chaussures vélo, chaussures de cyclisme, chaussures vtt | zapatillas de ciclismo > shoe
cycling glasses, sports glasses | cykelglasögon, sportglasögon | fahrradbrille, sportbrille | lunettes de vélo, lunettes de sport | gafas de ciclismo, gafas deportivas > sunglasses
scooter helmet, skate helmet | skatehjälm | skaterhelm | casque de skate, casque trottinette | casco de skate, casco de patinete > helmet
longboard, cruiser board | longboard | longboard | longboard | longboard > sports equipment
penny board, waveboard | pennyboard, waveboard | pennyboard, waveboard | penny board, waveboard | penny board, waveboard > sports equipment
hoverboard, self-balancing scooter | hoverboard, airboard | hoverboard | hoverboard, gyropode | hoverboard, patinete hoverboard
skateboard wheels, skateboard trucks, grip tape | skateboardhjul, griptejp, truckar | skateboard-rollen, griptape, skateboard-achsen | roues de skate, trucks de skate, grip de skate | ruedas de skate, ejes de skate, lija de skate
phone holder for car, car phone mount, car phone holder, holder for my phone in the car, phone mount for the car | mobilhållare bil, telefonhållare bil, hållare till mobilen i bilen, hållare för mobilen i bilen, mobilhållare till bilen | handyhalterung auto, kfz-handyhalterung, handyhalter fürs auto, halterung fürs handy im auto, handyhalterung fürs auto | support téléphone voiture, support voiture téléphone, support pour téléphone dans la voiture | soporte móvil coche, soporte para móvil coche, soporte para el móvil en el coche > car parts
car charger, cigarette lighter charger | billaddare, laddare till bil | autoladegerät, kfz-ladegerät | chargeur voiture, chargeur allume-cigare | cargador de coche, cargador para el coche > charger
car radio, car stereo | bilstereo, bilradio | autoradio | autoradio | autorradio, radio de coche > car parts, radio
fm transmitter, bluetooth car adapter | fm-sändare, bluetooth-adapter bil | fm-transmitter, bluetooth-adapter auto | transmetteur fm | transmisor fm
parking disc, parking clock | p-skiva, parkeringsskiva | parkscheibe | disque de stationnement, disque bleu | disco de estacionamiento, disco de aparcamiento > car parts
parking sensor, reversing camera, rear view camera | parkeringssensor, backkamera | einparkhilfe, rückfahrkamera | radar de recul, caméra de recul | sensor de aparcamiento, cámara de marcha atrás > car parts, camera
windscreen sun shade, car sun shade, car window shade | solskydd bil, solskydd bilruta | sonnenschutz auto, autosonnenschutz | pare-soleil voiture, pare-soleil | parasol para coche, parasol coche > car parts
windscreen cover, frost cover windscreen | frostskydd bilruta, frostskydd vindruta | frontscheibenabdeckung, frostschutzabdeckung | protection pare-brise, bâche pare-brise | protector de parabrisas, cubre parabrisas > car parts
car cover, car tarp | bilöverdrag, bilkapell, bilpresenning | autoabdeckung, autoplane, autogarage plane | bâche voiture, housse de voiture | funda para coche, lona para coche, cubrecoches > car parts
steering wheel cover | rattöverdrag, rattskydd | lenkradbezug, lenkradhülle | couvre-volant, housse de volant | funda de volante, cubrevolante > car parts
boot liner, trunk organiser, boot organiser, trunk mat | bagagerumsmatta, bagageorganiserare | kofferraumwanne, kofferraumtasche, kofferraummatte | tapis de coffre, organiseur de coffre, bac de coffre | alfombrilla de maletero, organizador de maletero > car parts
back seat organiser, seat back organiser, kick mat, car headrest hanger, backseat organiser | ryggstödsskydd, sparkskydd bil, ryggstödsficka, baksätesförvaring, sparkskydd | rücksitz-organizer, rückenlehnenschutz, trittschutz auto, rücksitzorganizer | organiseur siège voiture, protège-siège voiture, organiseur de siège arrière, protège-siège arrière | organizador de asiento trasero, protector de asiento de coche > car parts
car vacuum, car vacuum cleaner, handheld vacuum | bildammsugare, handdammsugare | autostaubsauger, handstaubsauger, akku-handstaubsauger | aspirateur voiture, aspirateur à main | aspirador de coche, aspirador de mano > vacuum cleaner
tyre pressure gauge | lufttrycksmätare, däcktrycksmätare | reifendruckmesser, reifendruckprüfer | manomètre pneus, contrôleur de pression | medidor de presión de neumáticos, manómetro de neumáticos > car parts
car jack, trolley jack | domkraft, garagedomkraft | wagenheber | cric, cric hydraulique | gato hidráulico, gato para coche > car parts, tool
wheel nut wrench, wheel brace | fälgkors | radkreuz, drehmomentschlüssel rad | clé en croix, croix démonte-roue | llave de cruz, llave de ruedas > car parts, tool
hubcaps, hubcap, wheel trims, hub cap, hub caps | navkapslar, aluminiumfälgar, navkapsel, hjulsidor | radkappen, felgen, alufelgen, radkappe, radzierblende | enjoliveurs, jantes, jantes alu, enjoliveur | tapacubos, llantas, llantas de aleación > car parts
number plate holder, license plate frame | nummerplåtshållare, nummerskyltshållare, registreringsskylt | kennzeichenhalter, nummernschildhalter | support de plaque d'immatriculation | portamatrículas, soporte de matrícula > car parts
headlight bulb, car bulbs | billampa, strålkastarlampa bil, bilglödlampa, halogenlampa bil | autolampe, scheinwerferlampe | ampoule de phare, ampoule voiture | bombilla de coche, bombilla para faros > car parts
antifreeze, coolant | kylarvätska, glykol | kühlflüssigkeit, scheibenreiniger auto, frostschutzmittel, kühlmittel | liquide de refroidissement, antigel | anticongelante, líquido refrigerante, refrigerante > car parts
car shampoo, car cleaning kit, wheel cleaner, rim cleaner | bilschampo, bilvårdsset, fälgrengöring | autoshampoo, autopflege-set, felgenreiniger | shampooing auto, kit nettoyage voiture, nettoyant jantes, shampoing auto, shampooing voiture | champú para coche, kit de limpieza coche, limpiallantas > car accessories
car polish, scratch remover | bilpolish, repborttagare, polermedel | autopolitur, kratzerentferner, politur | polish voiture, efface-rayures | pulimento para coche, quita arañazos coche, pulimento > car accessories
touch-up paint, touch up pen | bättringsfärg, lackstift | lackstift, autolack | stylo retouche peinture, peinture de retouche | pintura de retoque, lápiz de retoque > car accessories
obd scanner, car diagnostic tool | felkodsläsare, obd-läsare | obd-diagnosegerät, fehlerauslesegerät | valise diagnostic, lecteur obd | escáner obd, diagnosis coche > car accessories
trickle charger, car battery charger | batteriladdare bil, underhållsladdare | batterieladegerät auto, autobatterie-ladegerät | chargeur de batterie voiture | cargador de batería coche > car accessories, charger
ev charging cable, ev charger, wallbox | laddkabel elbil, laddbox, typ 2-kabel, elbilsladdare, elbilskabel | ladekabel e-auto, wallbox, typ-2-ladekabel, ladestation, ladekabel elektroauto | câble de recharge voiture électrique, borne de recharge | cable de carga coche eléctrico, cargador coche eléctrico, wallbox, punto de recarga
trailer, car trailer | släpvagn, släpkärra, släp | anhänger, pkw-anhänger | remorque | remolque
caravan awning, awning tent, porch awning | förtält, husvagnstält, husvagnsförtält | vorzelt, wohnwagenvorzelt, wohnwagenmarkise | auvent caravane, auvent de caravane | avancé caravana, toldo caravana, toldo para caravana > caravan accessories, awning
caravan accessories | husvagnstillbehör | wohnwagenzubehör | accessoires caravane | accesorios caravana
motorcycle boots, motorbike boots | mc-stövlar, motorcykelstövlar | motorradstiefel | bottes moto | botas de moto > boot
motorcycle trousers, motorbike trousers | mc-byxor, motorcykelbyxor | motorradhose | pantalon moto | pantalones de moto > trousers
motorcycle cover, motorbike cover | mc-kapell, motorcykelkapell | motorradabdeckung, motorradplane | housse moto, bâche moto | funda para moto
motorcycle lock, disc lock | mc-lås, skivbromslås | motorradschloss, bremsscheibenschloss | antivol moto, bloque-disque | candado para moto, bloqueo de disco > padlock
tank bag, motorcycle luggage, top case | tankväska, toppbox, mc-packväskor | tankrucksack, topcase, motorradkoffer | sacoche réservoir, top case, bagagerie moto | bolsa sobredepósito, baúl de moto, maletas de moto > bag
motorcycle intercom | mc-intercom | motorrad-headset, motorrad-gegensprechanlage | intercom moto | intercomunicador para moto
motorcycle goggles | mc-glasögon, crossglasögon | motorradbrille, crossbrille | lunettes moto, masque cross | gafas de moto, gafas de cross
balaclava motorcycle, motorcycle rain suit | regnställ mc | motorrad-regenkombi | combinaison pluie moto | traje de lluvia moto
boat fender, anchor, boat rope, boat accessories, boat fenders | båtfender, ankare, båttillbehör, förtöjningslina, fender | bootsfender, anker, bootszubehör, festmacherleine, fender | pare-battage, ancre, accessoires bateau, amarre | defensa para barco, ancla, accesorios náuticos, amarra, defensa de barco
fuel can, petrol can, jerrycan fuel, jerrycan | bensindunk, reservdunk | benzinkanister, reservekanister | jerrican essence, bidon d'essence | bidón de gasolina, garrafa de gasolina
boat, motor boat, sailing boat, rowing boat | båt, motorbåt, segelbåt, roddbåt | boot, motorboot, segelboot, ruderboot | bateau, bateau à moteur, voilier | barco, barca, lancha, velero
blu-ray, blu ray, dvd, dvds, movie, movies, family film, family movie | blu-ray, dvd-film, dvd, filmer, barnfilm, familjefilm, spelfilm | blu-ray, dvd, filme, spielfilm, spielfilme, kinderfilm, familienfilm | blu-ray, dvd, films, film d'animation, dessin animé, film pour enfants, film en dvd | blu-ray, dvd, película, películas, peli, pelis, película de animación, película infantil
`
