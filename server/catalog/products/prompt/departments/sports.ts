/** Things for sports, fitness, camping, travel and winter: as kitchen.ts. */
export const SPORTS = `
inline skates, rollerblades, rollerblade, inliners, inliner | inlines, inlineskridskor | inliner, inlineskates, inline-skates | rollers en ligne, roller en ligne, patins en ligne | patines en línea > sports equipment, roller skates
roller skates, quad skates | rullskridskor | rollschuhe | patins à roulettes | patines de ruedas, patines de cuatro ruedas > sports equipment
treadmill, running machine, walking pad, walking treadmill | löpband, gåband, promenadband, walking pad | laufband, walking pad, schreibtisch-laufband | tapis de course, tapis de marche, tapis roulant de course | cinta de correr, cinta de andar, cinta andadora, caminadora, trotadora, walking pad > sports equipment
elliptical trainer, cross trainer, elliptical | crosstrainer | crosstrainer, ellipsentrainer | vélo elliptique | elíptica, bicicleta elíptica > sports equipment
spin bike, spinning bike | spinningcykel | spinning-bike, indoor-cycling-bike, spinningrad, indoor bike | vélo de spinning, vélo de biking | bicicleta de spinning > exercise bike
stepper, step machine | stepmaskin, stepper | stepper, swingstepper | stepper | stepper, máquina de step > sports equipment
aerobic step, step board | stepbräda | steppbrett, stepbrett | step d'aérobic | step de aeróbic > sports equipment
balance board, wobble board | balansbräda, balansplatta | balance board, wackelbrett, balancebrett | planche d'équilibre | tabla de equilibrio > sports equipment
pilates ring, pilates ball | pilatesring | pilates-ring, pilatesball | anneau de pilates, ballon de pilates | aro de pilates > sports equipment
yoga block, yoga blocks, yoga bolster | yogablock, yogaklossar, yogabolster | yogablock, yogablöcke, yoga-bolster | brique de yoga, bloc de yoga, bolster yoga | bloque de yoga, ladrillo de yoga > sports equipment
yoga strap, yoga belt | yogabälte, yogaband | yogagurt | sangle de yoga | correa de yoga, cinturón de yoga > sports equipment
meditation cushion, yoga cushion | meditationskudde, yogakudde | meditationskissen, yogakissen | coussin de méditation, zafu | cojín de meditación, zafu > cushion
ab roller, ab wheel | maghjul, magroller | bauchroller, bauchtrainer, ab-roller | roue abdominale, roue abdominaux | rueda abdominal > sports equipment
push-up bars, push up bars | armhävningshandtag | liegestützgriffe | poignées de pompes | soportes para flexiones > sports equipment
dip bars, dip station | dipsställning | dip-barren, dip-station | station de dips | paralelas de fondos > sports equipment
medicine ball, slam ball | medicinboll | medizinball, slamball | médecine-ball, medecine ball | balón medicinal > sports equipment
ankle weights, wrist weights | viktmanschetter, vristvikter | gewichtsmanschetten, fußgewichte | lestes chevilles, poids pour chevilles, poids cheville, lestes cheville | tobilleras lastradas, lastres para tobillos, tobilleras con peso, pesas tobillo > sports equipment
weight vest, weighted vest | viktväst | gewichtsweste | gilet lesté | chaleco lastrado, chaleco con peso > sports equipment, vest
battle rope, battle ropes | battle rope | battle rope, trainingsseil | corde ondulatoire | cuerda de batalla > sports equipment
suspension trainer, sling trainer | slingträningsband | schlingentrainer, sling-trainer | sangles de suspension | entrenamiento en suspensión, correas de suspensión > sports equipment
gymnastic rings, gym rings | romerska ringar | turnringe, gymnastikringe | anneaux de gymnastique | anillas de gimnasia > sports equipment
gymnastics mat, tumbling mat | gymnastikmatta, tjockmatta | turnmatte, weichbodenmatte | tapis de gymnastique, tapis de gym | colchoneta de gimnasia > sports equipment
wall bars | ribbstol | sprossenwand | espalier de gymnastique | espaldera > sports equipment
leotard, gymnastics leotard, gym leotard | gymnastikdräkt, trikå, balettdräkt | gymnastikanzug, turnanzug, ballettkleid, ballettanzug | justaucorps, justaucorps de gymnastique | maillot de gimnasia, malla de gimnasia, maillot de ballet > clothing
tutu, ballet skirt, tulle skirt | balettkjol, tyllkjol, tutu | tutu, ballettrock, tüllrock | tutu, jupon en tulle, jupe en tulle | tutú, falda de tul > skirt
pointe shoes | tåspetsskor | spitzenschuhe | pointes de danse | zapatillas de punta > ballet shoes
boxing bag gloves, mma gloves | mma-handskar | mma-handschuhe | gants de mma | guantes de mma > gloves
hand wraps, boxing wraps | boxlindor, handlindor | boxbandagen | bandes de boxe | vendas de boxeo > sports equipment
mouthguard, gum shield, mouth guard | tandskydd | mundschutz boxen, zahnschutz, mundschutz sport | protège-dents | protector bucal > sports equipment
judo suit, karate suit, gi, karate gi | judodräkt, karatedräkt | judoanzug, karateanzug | kimono de judo, kimono de karaté | judogi, karategi, kimono de judo, karategui, judogui > clothing, suit
fencing foil, fencing mask | fäktvärja, fäktmask | fechtdegen, fechtmaske | fleuret, masque d'escrime | florete, careta de esgrima > sports equipment
football goal, soccer goal | fotbollsmål | fußballtor | but de football, cage de foot | portería de fútbol, arco de fútbol, portería > sports equipment
goalkeeper gloves | målvaktshandskar, målvaktshandske | torwarthandschuhe | gants de gardien | guantes de portero > gloves
training cones, marker cones | träningskoner, koner | trainingshütchen, markierungshütchen, hütchen | plots d'entraînement, cônes d'entraînement | conos de entrenamiento > sports equipment
agility ladder, speed ladder | koordinationsstege | koordinationsleiter | échelle de rythme, échelle d'agilité | escalera de agilidad > sports equipment
american football, rugby ball | amerikansk fotboll, rugbyboll | american football, rugbyball | ballon de rugby, ballon de football américain | balón de rugby, pelota de rugby > ball
handball ball, handball | handbollsboll, handboll | handball | ballon de handball | balón de balonmano > ball
volleyball net | volleybollnät | volleyballnetz | filet de volley | red de voleibol > sports equipment
badminton set, badminton racket | badmintonset, badmintonracket | badmintonset, badmintonschläger, federballset, federballschläger | set de badminton, raquette de badminton | set de bádminton, raqueta de bádminton > racket
shuttlecock, shuttlecocks | fjäderboll, badmintonboll | federball, federbälle | volant de badminton, volants de badminton | volante de bádminton, volantes de bádminton > sports equipment
table tennis table, ping pong table | pingisbord, bordtennisbord | tischtennisplatte, tischtennistisch | table de ping-pong, table de tennis de table | mesa de ping pong, mesa de tenis de mesa > sports equipment
table tennis balls, ping pong balls | pingisbollar, bordtennisbollar | tischtennisbälle | balles de ping-pong | pelotas de ping pong > sports equipment
padel racket, paddle racket | padelracket, padelrack | padelschläger | raquette de padel | pala de pádel, raqueta de pádel > racket
squash racket | squashracket | squashschläger | raquette de squash | raqueta de squash > racket
beach tennis set, beach bats | strandtennis | beachball-set, strandtennis | raquettes de plage | palas de playa, raquetas de playa > game
racket grip, overgrip | greppband, racketlinda | griffband | surgrip, grip raquette | overgrip, grip para raqueta > sports equipment
baseball bat | basebollträ | baseballschläger | batte de baseball | bate de béisbol > sports equipment
baseball glove, baseball mitt | baseballhandske | baseballhandschuh | gant de baseball | guante de béisbol > sports equipment, gloves
cricket bat | cricketträ | cricketschläger | batte de cricket | bate de críquet > sports equipment
floorball stick | innebandyklubba | floorballschläger, unihockeyschläger | crosse de floorball | stick de floorball, palo de floorball > sports equipment
ice hockey stick | ishockeyklubba | eishockeyschläger | crosse de hockey | palo de hockey > hockey stick
hockey puck, puck | puck, hockeypuck | puck, eishockeypuck | palet de hockey | disco de hockey > sports equipment
golf bag | golfbag, golfväska | golftasche, golfbag | sac de golf | bolsa de golf > bag, sports equipment
golf tees, golf tee | golfpeg, golfpeggar, golfpegg | golf-tees | tees de golf | tees de golf > sports equipment
golf trolley | golfvagn | golftrolley | chariot de golf | carrito de golf, carro de golf > sports equipment
golf shoes | golfskor | golfschuhe | chaussures de golf | zapatos de golf > shoe
golf putter, putting mat | puttmatta, golfputter | putter, puttmatte | putter, tapis de putting | putter, alfombra de putting > sports equipment
disc golf discs, disc golf set | discgolfdiscar, frisbeegolfdiscar | discgolf-scheiben, discgolf-set | disques de disc golf | discos de disc golf > sports equipment
dart board, dartboard | darttavla, piltavla | dartscheibe, dartboard | cible de fléchettes, jeu de fléchettes | diana, diana de dardos > game
climbing shoes | klätterskor, klättersko | kletterschuhe | chaussons d'escalade | pies de gato, zapatillas de escalada > shoe
climbing rope | klätterrep | kletterseil | corde d'escalade | cuerda de escalada > sports equipment, rope
carabiner, carabiners | karbinhake, karbinhakar, karbin | karabiner, karabinerhaken | mousqueton, mousquetons | mosquetón, mosquetones > sports equipment
chalk bag, climbing chalk | kalkpåse, klätterkalk, kritpåse, kalkpåse klättring | chalkbag, kletterkreide, magnesiumbeutel | sac à magnésie, magnésie escalade, sac à pof, magnésie | bolsa de magnesio, magnesio escalada, magnesera > sports equipment
climbing holds | klättergrepp | klettergriffe | prises d'escalade | presas de escalada > sports equipment
bouldering mat, crash pad | bouldermatta, crashpad | crashpad, bouldermatte | crash pad | crash pad, colchoneta de búlder > sports equipment
ice axe, crampons, crampon | isyxa, stegjärn | eispickel, steigeisen | piolet, crampons à glace | piolet, crampones, crampón > sports equipment
ice cleats, shoe spikes, ice grips | broddar, isbroddar, halkskydd till skor | schuhspikes, schneeketten schuhe, spikes für schuhe, schuhkrallen | crampons antidérapants, crampons chaussures, crampons à neige | crampones para zapatos, tacos antideslizantes hielo, crampones antideslizantes
avalanche transceiver, avalanche beacon | lavinsändare, transceiver | lawinenpieper, lvs-gerät | détecteur de victimes d'avalanche, arva | dispositivo de rescate avalancha, arva > sports equipment
ski bag, ski backpack | skidfodral, skidväska | skitasche, skisack | housse à skis, sac à skis | funda para esquís, bolsa de esquí > bag
ski wax, ski waxing kit | skidvalla, vallaset | skiwachs, wachsset ski | fart pour skis, fart | cera para esquís > sports equipment
ski bindings | skidbindningar | skibindung | fixations de ski | fijaciones de esquí > sports equipment
ski gloves, ski mittens | skidhandskar, skidvantar | skihandschuhe | gants de ski, moufles de ski | guantes de esquí, manoplas de esquí > gloves
ski socks | skidstrumpor | skisocken | chaussettes de ski | calcetines de esquí > sock
snowboard boots | snowboardboots, snowboardskor | snowboardboots, snowboardschuhe | boots de snowboard | botas de snowboard > boot
snowboard bindings | snowboardbindningar | snowboardbindung | fixations de snowboard | fijaciones de snowboard > sports equipment
balaclava, ski mask | balaklava, rånarluva | sturmhaube, balaclava | cagoule, balaclava | pasamontañas, balaclava > hat
neck warmer, neck gaiter, buff, snood | halsvärmare, buff, tubhalsduk | schlauchschal, halswärmer, schlauchtuch | tour de cou, cache-cou, snood | braga de cuello, cuello polar, braga para el cuello > scarf
hand warmer, hand warmers, pocket warmer | handvärmare, fickvärmare | handwärmer, taschenwärmer | chauffe-mains, chaufferette | calientamanos, calentador de manos
foot warmer, toe warmers | fotvärmare, tåvärmare | fußwärmer, zehenwärmer | chauffe-pieds | calientapiés, calentador de pies
heated gloves | värmehandskar, elvärmda handskar | beheizbare handschuhe, heizhandschuhe | gants chauffants | guantes calefactables > gloves
heated vest | värmeväst | heizweste, beheizbare weste | gilet chauffant | chaleco calefactable > vest
heated socks | värmesockor, elvärmda strumpor | beheizbare socken, heizsocken | chaussettes chauffantes | calcetines calefactables > sock
thermal socks | värmestrumpor, raggsockor | thermosocken | chaussettes thermiques | calcetines térmicos > sock
base layer, thermal base layer, thermal top | underställ, baslager, underställströja | funktionsunterwäsche, skiunterwäsche, thermoshirt | sous-vêtement thermique, première couche | camiseta térmica, primera capa, ropa interior térmica > thermal underwear
kick sled | spark, sparkstötting | tretschlitten | trottinette des neiges | trineo de empuje > sled
snow tube, bob sled | snötub | snowtube, lenkbob | bouée de neige, luge bob | donut de nieve, trineo hinchable > sled
surf leash, surfboard fins | surfleash, surffenor | surfleash, finnen | leash de surf, dérives de surf | invento de surf, quillas de surf > sports equipment
surf wax | surfvax | surfwachs | wax de surf | parafina de surf > sports equipment
bodyboard, boogie board | bodyboard | bodyboard | bodyboard | bodyboard, tabla de bodyboard > sports equipment
wakeboard, water skis | wakeboard, vattenskidor | wakeboard, wasserski | wakeboard, skis nautiques | wakeboard, esquís acuáticos > sports equipment, skis
kitesurf kite, wing foil, kiteboard, kitesurfing kite | kitesurfingdrake, kitesurfdrake, kiteboard | kitesurf-schirm, lenkdrachen, kiteschirm, kiteboard | aile de kitesurf, cerf-volant de traction, planche de kitesurf | cometa de kitesurf, tabla de kitesurf > sports equipment
inflatable kayak | uppblåsbar kajak | aufblasbares kajak, luftkajak | kayak gonflable | kayak hinchable > kayak
kayak paddle, canoe paddle, paddle | kajakpaddel, kanotpaddel, paddel | kajakpaddel, paddel, stechpaddel | pagaie | pala de kayak, remo, pala de remo, remo de kayak > sports equipment
inflatable boat, dinghy, rubber boat | gummibåt, uppblåsbar båt | schlauchboot | bateau gonflable, bateau pneumatique, zodiac | barca hinchable, bote inflable, lancha neumática > sports equipment
snorkel set, snorkel mask | snorkelset, cyklop och snorkel | schnorchelset, schnorchelmaske | kit de snorkeling, masque et tuba, tuba | set de snorkel, gafas y tubo de buceo > sports equipment
dive computer, diving computer | dykdator | tauchcomputer | ordinateur de plongée | ordenador de buceo > sports equipment
diving watch, dive watch, diver watch, diver's watch, divers watch | dykarklocka, dykarur | taucheruhr, taucherarmbanduhr | montre de plongée | reloj de buceo, reloj sumergible > watch
dry bag, waterproof bag, dry sack | drybag, packpåse, torrsäck, vattentät påse | drybag, packsack, wasserdichter beutel, packsack wasserdicht, trockenbeutel | sac étanche | bolsa estanca, saco estanco, bolsa seca > bag
rash guard, rash vest, uv shirt | uv-tröja, rashguard, badtröja | uv-shirt, badeshirt, rashguard | lycra de surf, t-shirt anti-uv, tee-shirt anti-uv | camiseta de licra, camiseta uv, camiseta anti-uv, camiseta de lycra, camiseta solar > swimsuit
neoprene boots, neoprene shoes, neoprene socks, wetsuit boots, diving boots | neoprenskor, våtdräktsskor, dykstövlar, neoprenstrumpor | neoprenschuhe, neoprenstiefel, füßlinge, neoprensocken, tauchstiefel | chaussons néoprène, bottillons néoprène, chaussons de plongée | escarpines de neopreno, botines de neopreno, botas de neopreno > boot
water shoes, aqua shoes, swim shoes, beach shoes | badskor, strandskor | badeschuhe, wasserschuhe, aquaschuhe | chaussures d'eau, chaussons aquatiques, chaussures aquatiques, chaussons de plage | escarpines, zapatos de agua, cangrejeras > shoe
nose clip, swimming ear plugs | näsklämma | nasenklammer | pince-nez de natation | pinza nasal > sports equipment
swim bag, wet bag | simväska, våtpåse | schwimmbeutel, nassbeutel | sac de piscine | bolsa de piscina > bag
running belt, running waist pack, hydration belt, phone belt | löparbälte, vätskebälte | laufgürtel, laufbauchtasche, trinkgürtel | ceinture de running, ceinture running, ceinture porte-bidon, ceinture porte-téléphone, ceinture de course | cinturón de running, riñonera running, cinturón de hidratación, cinturón para correr, cinturón portamóvil > bag
hydration pack, hydration backpack, water bladder, running vest | vätskeryggsäck, vätskeväst, löparväst | trinkrucksack, trinkblase, laufweste | sac d'hydratation, poche à eau, gilet d'hydratation | mochila de hidratación, bolsa de hidratación, chaleco de trail > backpack
armband for phone, phone armband | mobilarmband, sportarmband för mobil, mobilarmband löpning, armband för mobil | handy-armband, sportarmband handy, handy-armband sport | brassard de sport, brassard téléphone | brazalete deportivo, brazalete para móvil
reflective band, reflector, reflective strips | reflex, reflexband, reflexer | reflektorband, reflektor, reflektorbänder | brassard réfléchissant, bande réfléchissante, réflecteur | banda reflectante, brazalete reflectante
pedometer, step counter | stegräknare | schrittzähler | podomètre | podómetro, contador de pasos
heart rate monitor, chest strap | pulsband, pulsmätare | pulsgurt, brustgurt, pulsmesser, herzfrequenzmesser | ceinture cardiaque, cardiofréquencemètre, ceinture cardio | pulsómetro, banda pectoral, banda de frecuencia cardíaca
sweatband, wristband, headband sport | svettband | schweißband | bandeau de sport, bandeau éponge, poignet éponge | muñequera deportiva, cinta para el sudor, banda para la cabeza
compression socks, compression stockings, support stockings | stödstrumpor, stödstrumpa, kompressionsstrumpor | kompressionsstrümpfe, stützstrümpfe, kompressionssocken | bas de contention, chaussettes de contention, chaussettes de compression | medias de compresión, calcetines de compresión > sock
elbow pads, protective pads set | armbågsskydd, skyddsset | ellbogenschützer, schützer-set, protektorenset | coudières, coudière, kit de protection | coderas, set de protecciones
shaker bottle, protein shaker | proteinshaker, shakerflaska, shaker protein | eiweißshaker, proteinshaker, shaker eiweiß | shaker protéine, shaker à protéines | mezclador de proteínas, shaker proteínas, botella mezcladora > water bottle
creatine | kreatin | kreatin | créatine | creatina
sports drink, electrolytes, electrolyte, energy gel, isotonic drink | sportdryck, energigel, elektrolyter | sportgetränk, energiegel, elektrolyte, isogetränk, isotonisches getränk | boisson isotonique, gel énergétique, électrolytes, électrolyte | bebida isotónica, gel energético, electrolitos, electrolito > drink
pop-up tent, beach tent, beach shelter | popup-tält strand, strandtält, uv-tält | strandmuschel, wurfzelt, strandzelt | tente de plage, abri de plage, tente pop-up | tienda de playa, tienda instantánea, refugio de playa > tent
roof top tent, roof tent, rooftop tent | taktält | dachzelt | tente de toit | tienda de techo > tent
tent pegs, tent stakes, tent peg | tältpinnar, tältpinne | zeltheringe, heringe zelt, zelthering | sardines de tente, piquets de tente, piquet de tente, sardine de tente | piquetas, estacas para tienda, piqueta > camping gear
groundsheet, tent footprint | tältunderlägg, markduk tält | zeltunterlage, zeltteppich | tapis de tente | suelo para tienda > camping gear
bivouac bag, bivy bag | vindsäck | biwaksack | sac de bivouac | saco vivac > camping gear
camping lantern, camping lamp, tent light | campinglampa, campinglykta, tältlampa | campinglampe, campinglaterne, zeltlampe | lanterne de camping, lampe de camping | lámpara de camping, farol de camping, linterna de camping > lamp, camping gear, lantern
camping cookware, camping cook set, mess kit | kokkärl, campingkastrull, campingkokkärl | campinggeschirr, kochgeschirr, campingkochset | popote, popote de camping, gamelle de camping, vaisselle de camping, batterie de cuisine camping | menaje de camping, batería de cocina camping, kit de cocina camping, utensilios de camping, set de cocina camping > camping gear
spork, camping cutlery | spork, campingbestick | göffel, spork, campingbesteck | couverts de camping, spork | cubiertos de camping, tenedor cuchara > camping gear, cutlery
gas canister, gas cartridge, propane, gas bottle, propane cylinder | gasbehållare, gaspatron, gasolflaska | gaskartusche, gasflasche, propangas | cartouche de gaz, bouteille de gaz, bonbonne de gaz, gaz propane | cartucho de gas, bombona de gas, bombona, propano
jerry can, water canister, water container | vattendunk, dunk, jeepdunk | wasserkanister, kanister | jerrican, bidon d'eau | bidón de agua, bidón > camping gear
camping toilet, portable toilet | campingtoalett, portabel toalett, torrtoalett | campingtoilette, mobile toilette, trockentoilette | toilettes de camping, wc chimique, toilettes sèches, toilette chimique, toilettes chimiques, toilette portable | inodoro portátil, váter portátil, wc portátil > camping gear
camping kitchen, camping cupboard | campingskåp | campingküche, campingschrank | meuble de camping, cuisine de camping | cocina de camping, armario de camping > camping gear
camping heater, tent heater | tältvärmare | zeltheizung, campingheizung | chauffage de tente, chauffage de camping | calefactor para tienda, estufa de camping > camping gear, heater
camping pillow, inflatable pillow | campingkudde, uppblåsbar kudde | campingkissen, aufblasbares kissen | oreiller de camping, oreiller gonflable | almohada de camping, almohada hinchable > pillow, camping gear
sleeping bag liner, travel sheet | reselakan, lakanspåse | hüttenschlafsack, schlafsackinlett | sac à viande, drap de sac de couchage | sábana saco, saco sábana > camping gear
fire grate, camp grill, grill grate | grillgaller, campinggrill | grillrost, campinggrill | grille de barbecue, barbecue de camping | parrilla de camping, rejilla de barbacoa > camping gear, barbecue
hiking gaiters, gaiters, gaiter | damasker | gamaschen | guêtres, guêtre | polainas, polaina > clothing
hiking trousers, trekking trousers, zip-off trousers | vandringsbyxor, friluftsbyxor | wanderhose, trekkinghose, zip-off-hose | pantalon de randonnée | pantalón de senderismo, pantalón de trekking > trousers
hiking socks | vandringsstrumpor | wandersocken, trekkingsocken | chaussettes de randonnée | calcetines de senderismo > sock
rain cover for backpack, backpack rain cover | regnskydd ryggsäck, regnskydd till ryggsäck, regnöverdrag | regenhülle rucksack, regenhülle, rucksack-regenhülle | housse de pluie sac à dos, housse de pluie, housse de pluie pour sac à dos | funda impermeable mochila, cubremochila, funda impermeable para mochila
water purifier, water filter straw, water purification tablets, water filter camping | vattenrenare, vattenreningstabletter | wasserfilter outdoor, wasserentkeimung, trinkwasserfilter | paille filtrante, pastilles purifiantes, filtre à eau randonnée, purificateur d'eau | purificador de agua, pastillas potabilizadoras, filtro de agua camping > camping gear, water filter
survival kit, emergency kit | överlevnadskit, krislåda | überlebensset, notfallset, survival kit, notvorrat | kit de survie, kit d'urgence | kit de supervivencia, kit de emergencia > camping gear
emergency radio, wind-up radio, crank radio | vevradio, krisradio, nödradio | kurbelradio, notfallradio | radio à manivelle, radio d'urgence | radio de manivela, radio de emergencia > radio
bear spray, pepper spray, personal alarm | pepparspray, överfallslarm, personlarm, försvarsspray | pfefferspray, taschenalarm, personenalarm | bombe lacrymogène, alarme personnelle, spray au poivre | spray de pimienta, alarma personal
translator, translation device, language translator, translator device | översättare, översättningsapparat, tolkapparat | übersetzungsgerät, sprachübersetzer, übersetzer gerät, übersetzer | traducteur électronique, traducteur vocal, traducteur de poche | traductor electrónico, traductor de voz, traductor instantáneo, traductor, traductor de bolsillo > electronics, travel
packing cubes, packing organiser, luggage organiser | packkuber, packpåsar resväska, packpåsar | packwürfel, kofferorganizer | cubes de rangement valise, organisateurs de bagage, organiseurs de valise, organisateur de valise, cubes de rangement | organizadores de maleta, cubos de embalaje, cubos de equipaje > travel
luggage tag, luggage tags | bagagetagg, adresslapp resväska, adresslapp | kofferanhänger, gepäckanhänger | étiquette bagage, étiquette de bagage, porte-étiquette bagage | etiqueta de equipaje, etiqueta para maleta > travel
luggage strap, suitcase strap | resväskeband, bagageband, bagagerem, resväskerem | koffergurt, kofferband | sangle de valise, sangle bagage | correa para maleta, cinta para maleta, correa de equipaje > travel, strap
luggage scale, luggage scales | bagagevåg, resväskevåg | kofferwaage, gepäckwaage | pèse-bagage, pèse-valise, balance à bagages | báscula de equipaje, pesa maletas, báscula para maletas, balanza para maletas > travel
suitcase cover, luggage cover | resväskeöverdrag, väsköverdrag, resväskeskydd | kofferhülle, kofferschutzhülle, kofferüberzug | housse de valise | funda para maleta > travel
tsa lock, luggage lock | tsa-lås, bagagelås | tsa-schloss, kofferschloss, reiseschloss | cadenas tsa, cadenas de valise | candado tsa, candado para maleta > padlock, travel
money belt, neck pouch, travel pouch | pengabälte, halsplånbok | geldgürtel, brustbeutel, brusttasche | ceinture porte-billets, ceinture cache-billets, pochette de voyage, ceinture de voyage, ceinture porte-monnaie | cinturón monedero, cartera de viaje, riñonera interior, cinturón para dinero, cinturón portadinero, faltriquera > travel, bag
travel pillowcase, footrest plane, travel footrest | fotstöd flygplan, resefotstöd | fußhängematte flugzeug, reise-fußstütze | repose-pieds avion | reposapiés de viaje, reposapiés avión > travel
travel iron, travel kettle | resestrykjärn, resevattenkokare | reisebügeleisen, reisewasserkocher | fer à repasser de voyage, bouilloire de voyage | plancha de viaje, hervidor de viaje > travel
scratch map, travel map | skrapkarta | rubbelkarte, rubbel-weltkarte, rubbelweltkarte | carte à gratter, carte du monde à gratter | mapa para rascar, mapa rascable > map, travel
tennis shoes, tennis shoe | tennisskor, tennissko | tennisschuhe, tennisschuh | chaussures de tennis, chaussure de tennis | zapatillas de tenis, zapatilla de tenis > sneaker, shoe
basketball shoes, basketball shoe | basketskor, basketsko | basketballschuhe, basketballschuh | chaussures de basket | zapatillas de baloncesto > shoe
indoor court shoes, indoor sports shoes, handball shoes, volleyball shoes | inomhusskor, handbollsskor, innebandyskor | hallenschuhe, handballschuhe | chaussures de salle, chaussures de handball | zapatillas de interior, zapatillas de balonmano > shoe
gps watch, running watch | gps-klocka, löparklocka, löpklocka | gps-uhr | montre gps, montre de running | reloj gps, reloj de running > watch, smartwatch
jump box, plyo box, plyometric box | hopplåda, plyobox | sprungbox, plyobox | box de saut, plyo box | cajón de salto, cajón pliométrico > sports equipment
`
