/** Things to eat, for babies, gardens and homes, and electronics, as synonym-branches.ts. */

export const HOME_THINGS = `
olive oil, extra virgin olive oil, cooking oil, rapeseed oil, sunflower oil | olivolja, matolja, rapsolja | olivenöl, speiseöl, rapsöl, sonnenblumenöl | huile d'olive, huile de cuisson, huile de tournesol | aceite de oliva, aceite de oliva virgen extra, aceite, aceite de girasol
coffee, ground coffee, filter coffee, instant coffee | kaffe, bryggkaffe, snabbkaffe, malet kaffe | kaffee, gemahlener kaffee, löslicher kaffee | café, café moulu, café soluble | café, café molido, café soluble
coffee beans, whole bean coffee, whole beans | kaffebönor, kaffeböna, hela bönor | kaffeebohnen, kaffeebohne, ganze bohnen | café en grains, grains de café | café en grano, granos de café
coffee capsules, coffee pods | kaffekapslar, kaffekapsel, kaffepads | kaffeekapseln, kaffeekapsel, kaffeepads | capsules de café, dosettes, dosette, dosettes de café | cápsulas de café, monodosis de café
tea, teas, tea bags, loose tea, earl grey | te, teer, tepåsar, tepåse, lösviktste | tee, tees, teebeutel | thé, thés, sachets de thé, infusion, tisane | té, tés, bolsitas de té, infusión
green tea, matcha | grönt te, matcha | grüner tee, grüntee, matcha | thé vert, matcha | té verde, matcha
chocolate, chocolate bar, pralines, truffles | choklad, chokladkaka, praliner | schokolade, schokoladentafel, pralinen, tafel schokolade | chocolat, tablette de chocolat, chocolats, pralines | chocolate, tableta de chocolate, bombones
muesli, breakfast cereal, cereals, granola, oats, porridge | müsli, flingor, frukostflingor, granola, havregryn | müsli, cornflakes, frühstücksflocken, haferflocken, knuspermüsli | muesli, céréales, granola, flocons d'avoine | muesli, cereales, granola, avena, copos de avena
biscuit, cookies, crackers, shortbread | kex, kakor, småkakor, skorpor | kekse, plätzchen, gebäck, cracker, guetzli | biscuits, gâteaux secs, sablés, crackers | galletas, galleta, pastas
candy, lollies, chewing gum, licorice | godis, tuggummi, karameller | süßigkeiten, bonbons, gummibärchen, kaugummi | bonbons, bonbon, confiseries, chewing-gum | caramelos, golosinas, chucherías, chicle
honey, honeys | honung | honig, imkerhonig | miel | miel
jam, preserves, fruit spread, marmalade | sylt, marmelad | marmelade, konfitüre, fruchtaufstrich | confiture, marmelade, confitures | mermelada, confitura
spice, spices, herbs, curry powder, pepper, black pepper, spice mix | krydda, kryddor, örter, peppar, curry, svartpeppar, kryddblandning | gewürz, gewürze, kräuter, pfeffer, curry, gewürzmischung | épice, épices, herbes, poivre, curry, mélange d'épices | especia, especias, hierbas, pimienta, curry, mezcla de especias
pasta, penne, macaroni, tagliatelle, lasagne | pasta, makaroner, nudlar, penne | nudeln, nudel, pasta, penne, spaghetti, teigwaren | pâtes, nouilles, nouille, penne, spaghetti | pasta, macarrones, fideos, espaguetis
wine, wines | vin, viner | wein, weine | vin, vins | vino, vinos, vino rosado
beer, craft beer, lager, ale, ipa, wheat beer | öl, ljus lager, veteöl | bier, weizenbier, pils | bière, bières, bière blonde | cerveza, cervezas
cheese, cheeses, cheddar, manchego | ost, ostar, hårdost | käse, hartkäse | fromage, fromages | queso, quesos, queso curado
juice, smoothie, syrup, cordial, fruit juice | juice, saft, smoothie, fruktjuice | saft, säfte, sirup, smoothie, fruchtsaft | jus, jus de fruits, sirop | zumo, jugo, sirope, batido
baby food, infant formula, formula milk, baby porridge, baby cereal, baby food pouch | barnmat, modersmjölksersättning, välling, klämpåse, babypuré | babynahrung, babybrei, säuglingsnahrung, milchbrei, babygläschen, quetschie, fruchtpüree baby | petit pot, lait infantile, nourriture bébé, céréales bébé, bouillie bébé, petit pot bébé, compote bébé, gourde bébé | comida para bebés, leche infantil, potito, papilla, papilla de cereales, puré bebé, pouch bebé
pram, baby carriage | barnvagn, liggvagn, kombivagn, babylift, liggdel | kinderwagen, babywagen, kombikinderwagen, babytragetasche | landau, poussette | cochecito, carrito de bebé
pushchair, buggy | sulky, sittvagn, resevagn | buggy, sportwagen | poussette, poussette canne | silla de paseo, sillita de paseo
stroller, pram, pushchair, buggy | barnvagn, sulky, sittvagn, paraplyvagn | kinderwagen, buggy, babywagen | poussette, landau | cochecito, silla de paseo, carrito, carriola
nappies, diapers, nappy pants, disposable nappies, baby wipes, wet wipes | blöjor, blöja, våtservetter | windel, windeln, feuchttücher | couches, couche, lingettes | pañal, pañales, toallitas
bodysuit, baby grow, babygrow, onesie, romper, sleepsuit, baby romper, baby bodysuit, baby vest | body, bodysuit, sparkdräkt, babybody, damunderkläder body, pyjamas baby | babybody, strampler, strampelanzug, bodys, damenbody, babyschlafanzug, wickelbody | grenouillère, dors-bien, barboteuse, combinaison pyjama, body bébé, body pour bébé | pelele, mono de bebé, bodi, pijama enterizo, pijama bebé, body bebé, body de bebé, body para bebé
snowsuit, pramsuit | overall, overall baby, vinteroverall, snöoverall | schneeanzug, overall, babyoverall, winteroverall | combinaison de neige, combinaison pilote | buzo, mono de nieve, mono de invierno, buzo bebé, buzo de nieve
pacifier, soother, dummies, teether | napp, nappar, bitring | schnuller, beißring, nuggi, nuckel | tétine, sucette, anneau de dentition, sucette bébé | chupete, chupetes, mordedor, chupón
baby bottle, feeding bottle, baby bottles | nappflaska, nappflaskor | babyflasche, fläschchen, trinkfläschchen, babyfläschchen, schoppenflasche | biberon, biberons | biberón, biberones, mamila
baby monitor, baby phone, babyphone, video monitor | babymonitor, babyvakt, babylarm, babycall | babyphone, babyfon | babyphone, écoute-bébé | vigilabebés, intercomunicador bebé, monitor de bebé
high chair, highchair, feeding chair | barnstol, matstol, högstol | hochstuhl, kinderhochstuhl | chaise haute | trona, silla alta
crib, cot, cotbed, baby bed, bassinet, cradle | spjälsäng, babysäng, vagga | babybett, gitterbett, kinderbett, wiege | lit bébé, lit à barreaux, berceau, lit de bébé | cuna, minicuna
baby carrier, baby sling, wrap carrier | bärsele, bärsjal, babysele | babytrage, tragetuch, bauchtrage | porte-bébé, écharpe de portage | portabebés, mochila portabebés, fular, fular portabebés
changing mat, changing table, changing bag | skötbädd, skötbord, skötväska | wickelauflage, wickeltisch, wickeltasche, wickelunterlage | matelas à langer, table à langer, sac à langer | cambiador, bolso cambiador, cambiador portátil
bib | haklapp, haklappar, dregglis | lätzchen, latz | bavoir | babero
baby blanket, swaddle, muslin | babyfilt, snuttefilt | babydecke, kuscheldecke, krabbeldecke | couverture bébé | manta de bebé, mantita, arrullo
mobile for cot, baby gym, play mat | babygym, lekmatta, sängmobil | spielbogen, krabbelmatte | tapis d'éveil | gimnasio de bebé, manta de juegos
doll, rag doll, dolls | docka, dockor | puppe, puppen, stoffpuppe | poupée, poupées, poupée de chiffon | muñeca, muñecas, muñeca de trapo
teddy bear, soft toys, plush toy, cuddly toys | nalle, gosedjur, mjukisdjur | teddybär, kuscheltier, stofftier, plüschtier | peluche, ours en peluche, nounours, doudou | peluche, oso de peluche, muñeco de peluche
building blocks, wooden blocks, construction toy, stacking toy | byggklossar, klossar, byggleksak | bauklötze, bausteine | blocs de construction, cubes, jeu de construction | bloques de construcción, cubos, bloques
toy train, train set, railway, wooden train | tågbana, leksakståg, tågset | eisenbahn, holzeisenbahn, spielzeugeisenbahn | petit train, circuit de train, train en bois | tren de juguete, tren de madera, set de tren
board game, family game, party game, strategy game | sällskapsspel, brädspel, familjespel, bordspel, bordsspel | brettspiel, gesellschaftsspiel, familienspiel | jeu de société, jeux de société, jeu de plateau | juego de mesa, juegos de mesa
puzzle, puzzles, jigsaw puzzles, piece jigsaw, jigsaws, floor jigsaw, wooden jigsaw | pussel | puzzle, puzzles, puzzlespiel | puzzle, puzzles, casse-tête | puzle, rompecabezas, puzzle
costume, fancy dress, dress-up, dressing-up clothes, dress-up clothes | maskeraddräkt, utklädningskläder | kostüm, verkleidung | déguisement, costume d'enfant | disfraz, disfraces
craft kit, craft set, beads, crayons, felt-tips, crafting set kids | pysselset, pyssel, pärlor, kritor, tuschpennor, pyssellåda | bastelset, perlen, buntstifte, filzstifte | kit créatif, loisirs créatifs, perles, crayons de couleur, feutres, coffret loisirs créatifs | kit de manualidades, manualidades, lápices de colores, rotuladores, set manualidades
lawn mower, grass cutter | gräsklippare, åkgräsklippare, robotklippare | rasenmäher, mähroboter, rasenroboter | tondeuse, tondeuse à gazon | cortacésped, cortadora de césped
garden hose, water hose, hosepipe | trädgårdsslang, vattenslang, slang | gartenschlauch, wasserschlauch, schlauch | tuyau d'arrosage, tuyau | manguera
secateurs, secateur, garden shears, pruner, pruning scissors, loppers | sekatör, grensax, trädgårdssax, beskärningssax | gartenschere, astschere, rosenschere | sécateur, cisaille, ébrancheur, coupe-branches | tijeras de podar, podadora, tijera de poda, tijeras de podar de dos manos, podadora de ramas
wheelbarrow, garden cart | skottkärra | schubkarre | brouette | carretilla
flower pot, pots, planter, planters, plant pots, window box | kruka, blomkruka, krukor, blomlåda, balkonglåda, ytterkruka | blumentopf, pflanzkübel, blumenkasten, übertopf, pflanztopf | pot de fleurs, jardinière, cache-pot, pot de fleur | maceta, macetero, macetas, jardinera, tiesto, cubremaceta
soil, compost, potting compost, peat | jord, blomjord, planteringsjord, såjord | erde, blumenerde, pflanzerde | terreau, terre | tierra, sustrato, tierra para plantas
seeds, seed packet, flower seeds, vegetable seeds | frö, frön, fröer, fröpåse, grönsaksfrön | samen, saatgut, gemüsesamen | graines, semences, sachet de graines, graines potagères | semillas, semilla, semillas de hortalizas
plant, pot plant, potted plant, house plant, indoor plant | växt, växter, krukväxt, rumsväxt | pflanze, pflanzen, zimmerpflanze, topfpflanze | plante, plantes, plante d'intérieur, plante verte | planta, plantas, planta de interior
watering can, watering cans | vattenkanna, vattenkannor | gießkanne, gießkannen | arrosoir, arrosoirs | regadera, regaderas
sprinkler, irrigation, drip irrigation | vattenspridare, bevattning | rasensprenger, bewässerung | arroseur, arrosage automatique | aspersor, riego por goteo
leaf blower, strimmer, grass trimmer, brush cutter | lövblås, grästrimmer, röjsåg | laubbläser, rasentrimmer, freischneider | souffleur de feuilles, coupe-bordures, débroussailleuse | soplador de hojas, desbrozadora, cortabordes
garden chair, patio chair, outdoor chair, folding garden chair | trädgårdsstol, utestol, solstol | gartenstuhl, gartenstühle, balkonstuhl | chaise de jardin, chaises de jardin, fauteuil de jardin | silla de jardín, sillas de jardín, silla de terraza, silla de exterior
garden table, patio table, outdoor table | trädgårdsbord, utebord, balkongbord | gartentisch, balkontisch | table de jardin | mesa de jardín, mesa de terraza
parasol, sun umbrella, garden umbrella | parasoll, solparasoll, trädgårdsparasoll | sonnenschirm, ampelschirm | parasol, parasols, parasol déporté | sombrilla, parasol
greenhouse, cold frame, polytunnel | växthus, drivbänk | gewächshaus, frühbeet | serre, châssis de jardin | invernadero
bird feeder, bird house, nest box, bird table | fågelmatare, fågelholk, fågelbord | vogelhaus, futterhaus, nistkasten, futterstelle | mangeoire, nichoir | comedero para pájaros, casa nido
barbecue, bbq grill, grill, kettle grill | grill, klotgrill | grill, kugelgrill | barbecue | barbacoa, parrilla
fire pit, patio heater, fireplace | eldkorg, terrassvärmare, eldstad | feuerschale, heizstrahler, terrassenheizung | brasero, chauffage de terrasse | brasero, estufa de exterior
headphones, over-ear headphones | hörlurar, lurar, hörlur, hörtelefon, hörtelefoner, höretelefoner | kopfhörer, over-ear-kopfhörer | casque audio, casque bluetooth, casque sans fil, écouteurs | auriculares, cascos, audífonos
earbuds, in-ear headphones | öronsnäckor, öronsnäcka, in-ear-hörlurar | in-ear-kopfhörer, ohrhörer, earbuds | écouteurs, écouteurs sans fil, oreillettes, écouteurs intra-auriculaires, intra-auriculaires | auriculares in-ear, auriculares de botón
phone, smartphones, cell, iphone, android phone | mobil, mobiltelefon, telefon, smarttelefon | handy, smartphone, mobiltelefon, telefon | téléphone, téléphone portable, smartphone, mobile | móvil, teléfono, smartphone, teléfono móvil, celular
phone case, mobile case, phone cases, mobile phone case | mobilskal, telefonskal, mobilfodral | handyhülle, handyhüllen, schutzhülle handy | coque, coque de téléphone, étui téléphone, coque téléphone | funda de móvil, carcasa, funda para móvil, funda para celular
screen protector, screen film, tempered glass protector, tempered glass | skärmskydd, skyddsfilm, displayskydd, härdat glas | displayschutz, panzerglas, schutzfolie, displayfolie, displayschutzfolie | protection d'écran, verre trempé, protège-écran, film écran | protector de pantalla, cristal templado
laptop, laptops, notebook pc, gaming laptop, portable computer | laptop, bärbar dator, dator bärbar | laptop, notebook, laptops | ordinateur portable, pc portable, ordi portable, ordi | portátil, ordenador portátil, portátiles, laptop
tv, tvs, smart tv, television set, flat screen | tv, teve, tv-apparat, smart-tv | fernseher, tv, tv-gerät, smart-tv, fernsehgerät | télé, télévision, téléviseur, tv | tele, televisión, televisor, tv, smart tv
speaker, portable speaker, speakers, soundbar | högtalare, soundbar | lautsprecher, soundbar | enceinte, haut-parleur, barre de son | altavoz, altavoces, barra de sonido, bocina, parlante
smartwatch, fitness watch, sports watch, fitness band, activity tracker | smartklocka, smartwatch, aktivitetsarmband, sportklocka, smart klocka | smartwatch, fitnessuhr, fitnesstracker, fitnessarmband | montre connectée, montres connectées, bracelet connecté | reloj inteligente, smartwatch, pulsera de actividad
camera, cameras, digital camera, dslr, action camera, compact camera | kamera, systemkamera, digitalkamera, kompaktkamera | kamera, digitalkamera, spiegelreflexkamera, fotoapparat, kompaktkamera | appareil photo, appareil photo numérique, caméra, reflex, appareil photo compact | cámara, cámara de fotos, cámara réflex, cámara digital, cámara compacta
tripod, camera bag, camera lens | stativ, kameraväska, objektiv, kamerastativ | stativ, kameratasche, objektiv | trépied, sacoche photo, objectif | trípode, funda de cámara, objetivo
computer mouse, wireless mouse, gaming mouse | datormus, mus | computermaus, maus, funkmaus | souris, souris d'ordinateur | ratón, ratón de ordenador
keyboard, keyboards, mechanical keyboard, gaming keyboard, synth keyboard | tangentbord | tastatur, tastaturen, gaming-tastatur | clavier, claviers, clavier arrangeur | teclado, teclados, teclado musical
monitor, computer monitor, computer screen, screens | skärm, bildskärm, datorskärm | bildschirm, monitor | écran, moniteur, écran d'ordinateur, écran pc | monitor, pantalla, pantalla de ordenador
printer, laser printer, inkjet printer | skrivare, laserskrivare | drucker, laserdrucker, tintenstrahldrucker | imprimante, imprimante laser, imprimante jet d'encre | impresora, impresora láser
ink, ink cartridge, toner cartridge, printer ink | bläckpatron, bläck, skrivarbläck | druckerpatrone, tinte, tintenpatrone | cartouche d'encre, encre, cartouches d'encre, cartouches imprimante, cartouche imprimante | cartucho de tinta, tinta, cartuchos de tinta, cartuchos impresora, cartuchos de impresora
charger, usb charger, phone charger, fast charger | laddare, mobilladdare, snabbladdare | ladegerät, netzteil, schnellladegerät | chargeur, chargeur rapide | cargador, cargador rápido
power bank, powerbanks, portable charger, battery bank | powerbank, powerbanks | powerbank, zusatzakku | batterie externe, batterie portable, powerbank | batería externa, powerbank, cargador portátil
game console, games console, video game console, handheld console | spelkonsol, tv-spel, spelkonsoler, tv-spelskonsol | spielkonsole, konsole, spielekonsole | console de jeux, console, console portable | consola, videoconsola, consola de juegos
tablet, tablets, tablet computer, ipad | surfplatta, läsplatta, surfplattor | tablet, tablets, tablet-pc | tablette, tablettes, tablette tactile | tableta, tablet, tablets
vacuum cleaner, vacuum cleaners, cordless vacuum, stick vacuum, hoover | dammsugare, skaftdammsugare | staubsauger, handstaubsauger | aspirateur, aspirateur balai, aspirateur sans fil | aspirador, aspiradora, aspiradora sin cable
robot vacuum, robot hoover, robotic vacuum | robotdammsugare | saugroboter, staubsaugerroboter | aspirateur robot, robot aspirateur | robot aspirador, aspirador robot
kettle, water boiler, tea kettle | vattenkokare | wasserkocher, teekessel | bouilloire | hervidor, hervidor de agua, tetera eléctrica
coffee maker, espresso maker, bean to cup machine, coffee grinder | kaffebryggare, kaffemaskin, espressomaskin, kaffekvarn | kaffeemaschine, kaffeevollautomat, espressomaschine, kaffeemühle, vollautomat | machine à café, cafetière, moulin à café, machine espresso | cafetera, máquina de café, molinillo de café, máquina de café expreso
iron, clothes iron, steam irons, garment steamer | strykjärn, ångstrykjärn, steamer | bügeleisen, dampfbügeleisen, dampfglätter | fer à repasser, défroisseur | plancha de ropa, plancha de vapor
sewing machine, yarn, knitting needles, fabric | symaskin, garn, stickor, tyg | nähmaschine, garn, wolle zum stricken, stricknadeln, stoff | machine à coudre, laine à tricoter, aiguilles à tricoter, tissu | máquina de coser, lana de tejer, agujas de punto, tela
alarm clock, wake-up light | väckarklocka | wecker, lichtwecker | réveil, réveille-matin | despertador
lighter, matches | tändare, tändstickor, tändsticka, cigarettändare | feuerzeug, streichhölzer, streichholz, zündhölzer | briquet, allumettes, allumette | mechero, encendedor, cerillas, cerilla, fósforos, fósforo
bike, road bike, city bike, bikes | cykel, cyklar, racercykel, landsvägscykel | fahrrad, fahrräder, rennrad, rad | vélo, vélos, bicyclette, vélo de route, vélo de course | bicicleta, bici, bicicletas, bicis, bicicleta de carretera
scooter, e-scooter, kick scooters, children's scooter | elsparkcykel, sparkcykel, kickbike | e-scooter, elektroroller, tretroller, scooter, roller kinder, trottinett | trottinette | patinete, patín eléctrico
car accessories, dash cam, car phone holder, car charger | biltillbehör, mobilhållare, billaddare | autozubehör, handyhalterung, dashcam | accessoires auto, support téléphone voiture | accesorios de coche, soporte de móvil para coche
bedding, bed linens, duvet set, duvet covers | sängkläder, påslakan, påslakanset, bäddset | bettwäsche, bettbezug, bettwäscheset, bettzeug | parure de lit, linge de lit, housse de couette, parures | ropa de cama, funda nórdica, juego de sábanas, juego de cama
towel, towels, hand towel, bath sheet | handduk, handdukar, badhandduk, badlakan | handtuch, handtücher, badetuch, duschtuch | serviette, serviettes, drap de bain | toalla, toallas, toalla de manos
rug, carpets, rugs, runner rug, area rug | matta, mattor, gångmatta, ryamatta | teppich, teppiche, läufer, hochflorteppich | tapis, moquette, carpette | alfombra, alfombras, moqueta
lamp, lamps, lights, lighting | lampa, lampor, belysning | lampe, lampen, leuchte, beleuchtung | lampe, lampes, luminaire, éclairage | lámpara, lámparas, luz, iluminación
table lamp, desk lamps, bedside lamps | bordslampa, bordslampor, skrivbordslampa, nattduksbordslampa | tischlampe, tischleuchte, schreibtischlampe, nachttischlampe | lampe de table, lampe de bureau, lampe de chevet | lámpara de mesa, flexo, lámpara de escritorio
candle, candles, scented candle, tealights, tea lights | ljus, stearinljus | kerze, kerzen, teelichter | bougie, bougies, bougie parfumée, bougies parfumées | vela, velas, vela aromática, vela perfumada
sofa, sofas, couches, corner sofa, sofa bed | soffa, soffor, hörnsoffa, bäddsoffa | sofa, sofas, couch, ecksofa, schlafsofa | canapé, canapés, sofa, canapé-lit, canapé d'angle | sofá, sofás, sofá cama, tresillo, sofá esquinero, sofá rinconera
desk, writing table, computer desk | skrivbord, höj- och sänkbart skrivbord, datorbord | schreibtisch, schreibtische, bürotisch, stehschreibtisch | bureau, table de travail, bureau assis-debout | escritorio, escritorios, mesa de escritorio, mesa de oficina
office chair, office chairs, desk chairs, swivel chair, gaming chair | kontorsstol, skrivbordsstol, gamingstol | bürostuhl, drehstuhl, schreibtischstuhl, gamingstuhl | chaise de bureau, fauteuil de bureau, chaise gamer | silla de oficina, silla de escritorio, silla gaming
pan, frying pans, sauté pan, wok | stekpanna, stekpannor, wok, sautépanna | pfanne, pfannen, bratpfanne, wok | poêle, poêles, sauteuse, wok | sartén, sartenes, wok
knife, chef's knife, chefs knife, bread knife, knives | kniv, knivar, kockkniv, brödkniv | messer, kochmesser, küchenmesser, brotmesser | couteau, couteaux, couteau de chef | cuchillo, cuchillos, cuchillo de chef
mug, mugs | mugg, muggar, kopp, koppar | tasse, tassen, becher | mug, mugs, tasse, tasses | taza, tazas, tazón
suitcase, suitcases, trolley | resväska, resväskor | koffer, trolley | valise, valises | maleta, maletas
bag, bags, shopper, tote bag, crossbody bag | väska, väskor, tygkasse, shopper | tasche, taschen, shopper, stofftasche | sac, sacs, cabas, tote bag | bolso, bolsos, bolsa, bolsas
umbrella, umbrellas | paraply, paraplyer | regenschirm, regenschirme, schirm | parapluie, parapluies | paraguas
sunglasses, sun glasses | solglasögon, solbrillor | sonnenbrille, sonnenbrillen | lunettes de soleil, lunettes | gafas de sol, lentes de sol
necklace, necklaces, pendants, chain | halsband, halssmycke, kedja | halskette, kette, collier | collier, colliers, pendentif, chaîne | collar, collares, colgante, cadena
boot, boots, ankle boots, chelsea boots, booties | stövlar, boots, stövletter, kängor, stövel | stiefel, stiefeletten, boots, chelseaboots | bottes, bottines, boots | botas, botines, bota, botín
sneaker, sneakers, trainers, kicks, canvas shoes | sneakers, gympaskor, träningsskor, träningssko, tygskor, gymnastikskor, gymnastiksko | sneaker, sneakers, turnschuhe | baskets, basket, sneakers | zapatillas, deportivas, zapatillas deportivas
trousers, pants, wide trousers, chinos, chino, cargo pants | byxor, byxa, chinos, kostymbyxor | hose, hosen, chino, chinohose, stoffhose | pantalon, pantalons, chino | pantalón, pantalones, chinos
shirt, shirts, dress shirt, oxford shirt | skjorta, skjortor | hemd, hemden, oberhemd | chemise, chemises | camisa, camisas
t-shirt, t-shirts, tees, tshirts | t-shirt, t-tröja, t-shirts | t-shirt, t-shirts | tee-shirt, t-shirt, t-shirts | camiseta, camisetas
pyjamas, pajamas, pyjama, nightgown, nightdress | pyjamas, pyjamasar, nattlinne | schlafanzug, pyjama, nachthemd, schlafanzüge | pyjama, pyjamas, chemise de nuit | pijama, pijamas, camisón
hat, hats, caps, baseball cap, bucket hat | keps, kepsar, mössor, solhatt | mütze, mützen, kappe, cap, sonnenhut | casquette, bonnet, chapeau | gorra, gorro, sombrero, gorras
`
