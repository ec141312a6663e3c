/** Further things of a shop, and kinds of things, as synonym-groups.ts. */

export const FURTHER_THINGS = `
clothing, clothes, apparel, garment, outfit, fashion | kläder, plagg, mode | kleidung, klamotten, bekleidung, mode | vêtement, vêtements, habits, fringues, mode | ropa, prenda, moda
tool, tools, diy, do-it-yourself | verktyg, verktygen | werkzeug, werkzeuge, heimwerken, heimwerker | outil, outils, outillage, bricolage | herramienta, herramientas, bricolaje
baby gear, baby stuff | babyutrustning, babysaker | babyausstattung, babysachen | puériculture, affaires de bébé | artículos de bebé
furniture, furnishing | möbel, möbler | möbel, möbelstück | meuble, meubles, mobilier | mueble, muebles, mobiliario
stationery, office supplies, office stuff | kontorsmaterial, pappersvaror, kontorsgrejer | schreibwaren, bürobedarf, büromaterial | papeterie, fournitures de bureau | papelería, material de oficina
food, groceries, snack, edible, edibles, something to eat, anything to eat, things to eat | mat, livsmedel, matvaror, snacks, ätbart, ätbara, något att äta, nåt att äta, saker att äta | lebensmittel, essen, snack, essbares, essbare, etwas zu essen, was zu essen, etwas essbares | nourriture, alimentation, épicerie, aliment, comestible, comestibles, quelque chose à manger, de quoi manger, à manger | comida, alimento, alimentación, algo de comer, algo para comer, cosas de comer, comestible, comestibles
drink, beverage, something to drink, things to drink | dryck, drycker, något att dricka, nåt att dricka, dricka | getränk, getränke, etwas zu trinken, was zu trinken, zu trinken | boisson, quelque chose à boire, à boire, de quoi boire | bebida, algo de beber, algo para beber, cosas de beber
electronics, gadget, tech | elektronik, prylar, pryl, teknik | elektronik, technik | électronique, gadget, high-tech | electrónica, aparato
kitchenware, cookware, kitchen utensils, kitchen tools, kitchen gadget, kitchen gadgets, utensil, kitchen stuff, kitchen things | köksredskap, husgeråd, köksgrejer, kökssaker, köksprylar | küchenutensilien, küchengeräte, küchenzubehör, kochgeschirr, küchensachen, küchenkram, küchenhelfer | ustensile de cuisine, ustensiles de cuisine, ustensile | utensilio de cocina, utensilio, menaje, cosas de cocina, cosas para la cocina
tableware, crockery, dinnerware | porslin, servis, serviser | geschirr | vaisselle | vajilla
pet supplies, pet supply, pet stuff, pet things, pet products, pets | djurtillbehör, husdjurstillbehör, husdjur, husdjuren, husdjursgrejer, djurgrejer | tierbedarf, haustierbedarf, haustier, haustiere, haustieren, tierzubehör | animalerie, accessoires pour animaux, animaux de compagnie, animal de compagnie | artículos para mascotas, mascotas, mascota
cosmetics, makeup, make-up, make up | smink, kosmetik | kosmetik, schminke, make-up | maquillage, cosmétique | maquillaje, cosmético
skin care, skincare | hudvård | hautpflege, pflege | soin de la peau, soins | cuidado de la piel
hair care, haircare, hair products, hair care products, hair stuff, hair things | hårvård, hårvårdsprodukter, hårprodukter, hårgrejer, hårsaker | haarpflege, haarpflegeprodukte, haarprodukte, haarsachen, haarzeug | soins des cheveux, soin des cheveux, soins capillaires, produits capillaires, produits pour cheveux | cuidado del cabello, cuidado del pelo, productos para el pelo, cosas para el pelo, cuidado capilar, productos capilares
decoration, decor, home decor, ornament | dekoration, inredning | dekoration, deko | décoration, déco | decoración, adorno
sports equipment, sporting goods, sports gear | sportutrustning, sportartiklar | sportgerät, sportgeräte, sportartikel | équipement sportif, matériel de sport | equipamiento deportivo, artículos deportivos
garden tool, gardening tool, gardening set, garden tool set, gardening kit | trädgårdsredskap, trädgårdsgrejer, trädgårdsset | gartengerät, gartengeräte, gartenwerkzeug, gartenset, gartenwerkzeug-set | outil de jardin, outils de jardin, outil de jardinage, outils de jardinage, set de jardinage, kit de jardinage, coffret de jardinage | herramienta de jardín
camping gear, camping equipment | campingutrustning, friluftsutrustning | campingausrüstung, campingzubehör | matériel de camping | equipo de camping
home appliance, appliance | hushållsapparat, vitvaror, vitvara | haushaltsgerät, haushaltsgeräte | électroménager, appareil | electrodoméstico
musical instrument, instrument | musikinstrument, instrument | musikinstrument, instrument | instrument de musique | instrumento musical
game, games | spel | spiel, spiele | jeu, jeux | juego
textile, textiles | textil, textilier, hemtextil | textil, heimtextilien | textile, linge de maison | textil
handbag, shoulder bag, clutch | handväska, axelremsväska | handtasche, umhängetasche | sac à main, sacs à main | bolso de mano, bandolera
leather jacket, biker jacket | skinnjacka, läderjacka, bikerjacka | lederjacke, bikerjacke | veste en cuir, blouson en cuir, perfecto, blouson motard | chaqueta de cuero, cazadora de cuero, chaqueta biker
tracksuit, joggers, sweatpants | träningsoverall, mjukisbyxor | trainingsanzug, jogginghose | survêtement, jogging | chándal
running shoes, running shoe, jogging shoes | löparskor, löpsko, löparsko | laufschuhe, laufschuh | chaussures de course, chaussures de running, chaussure de course | zapatillas de correr, zapatillas de running, zapatillas para correr
ballet flats, flats, ballerinas | ballerinaskor, ballerina | ballerinas, ballerina | ballerines, ballerine | bailarinas, manoletinas, balerinas
bookcase, bookshelf, bookshelves, book shelf | bokhylla, bokhyllor | bücherregal, bücherschrank | bibliothèque, étagère à livres | librería, estantería, estanterías, estantería para libros, librero
office chair, desk chair | kontorsstol, skrivbordsstol | bürostuhl, schreibtischstuhl | chaise de bureau, fauteuil de bureau | silla de oficina
rocking chair | gungstol | schaukelstuhl | fauteuil à bascule | mecedora
deckchair, sun lounger, lounger, deck chair | solstol, vilstol, solsäng, strandstol | liegestuhl, sonnenliege, gartenliege, strandstuhl | chaise longue, transat, bain de soleil, chilienne | tumbona, hamaca de playa, hamaca de jardín, reposera
tv stand, media console, tv bench, tv unit | tv-bänk, tvbänk, mediebänk, tv-möbel | fernsehtisch, tv-schrank, lowboard, fernsehschrank | meuble tv, meuble télé | mueble de tv, mueble para televisión, mueble para televisor
outdoor furniture, garden furniture, patio furniture, garden furniture set, patio set | utemöbler, trädgårdsmöbler, utegrupp | gartenmöbel, gartenmöbel-set | salon de jardin, mobilier de jardin, meubles de jardin | muebles de jardín, conjunto de jardín
floor lamp, standing lamp | golvlampa | stehlampe, stehleuchte | lampadaire, lampe sur pied | lámpara de pie
table lamp, desk lamp, bedside lamp, reading lamp | bordslampa, skrivbordslampa, sänglampa, läslampa | tischlampe, schreibtischlampe, nachttischlampe, leselampe | lampe de bureau, lampe de table, lampe de chevet, lampe à poser | lámpara de mesa, lámpara de escritorio, flexo, lámpara de noche, lámpara de mesita, lámpara de mesilla
ceiling lamp, pendant lamp, ceiling light, chandelier | taklampa, pendellampa, takkrona, plafond | deckenlampe, pendelleuchte, hängelampe, deckenleuchte, kronleuchter | plafonnier, suspension, lustre | lámpara de techo, lámpara colgante, plafón
night light, nightlight | nattlampa | nachtlicht, schlummerlicht | veilleuse | luz nocturna, lamparita, luz de noche, quitamiedos
string lights, fairy lights | ljusslinga, ljusslingor | lichterkette | guirlande lumineuse | guirnalda de luces, luces de hadas
bed sheet, sheet, sheets, fitted sheet, flat sheet | lakan, underlakan, överlakan | bettlaken, spannbettlaken, laken, betttuch, leintuch | drap, drap-housse, drap plat | sábana, sábana encimera
cushion, throw pillow | kudde, kuddar, prydnadskudde, soffkudde | kissen, zierkissen, sofakissen, dekokissen | coussin, coussin décoratif | cojín, cojines, cojín decorativo
blanket, plaid, bedspread, fleece blanket, sofa throw | pläd, överkast, fleecefilt | wolldecke, kuscheldecke, plaid, tagesdecke, fleecedecke, überwurf, sofadecke | plaid, jeté, plaid polaire | manta, plaid, colcha, cobija, frazada, manta de sofá
wreath | krans | kranz, kränze | couronne | corona
christmas tree, xmas tree, artificial christmas tree | julgran, plastgran, konstgran | weihnachtsbaum, tannenbaum, christbaum, künstlicher weihnachtsbaum | sapin de noël, sapin, arbre de noël, sapin artificiel | árbol de navidad
figurine, statue, sculpture, collectible figure, collectable figure | figurin, staty, skulptur, statyett, prydnadsfigur, samlarfigur | figur, statue, skulptur, dekofigur, sammelfigur | figurine, statue, statuette, bibelot, figurine de collection | figura, estatua, escultura, figura decorativa, figura de colección, figura coleccionable
jug, pitcher, carafe | kanna, kannor, karaff | krug, krüge, kanne, karaffe, wasserkanne | carafe, pichet, broc | jarra, jarra de agua
wine glass, wineglass | vinglas | weinglas, weingläser | verre à vin, verres à vin | copa de vino, copas de vino
colander, sieve, strainer, fine mesh strainer | durkslag, sil | sieb, siebe, nudelsieb, seiher, abtropfsieb, feines sieb | passoire, tamis | colador, tamiz, colador fino
whisk | visp, ballongvisp | schneebesen | fouet | batidor, batidor de varillas
corkscrew, bottle opener, wine opener | korkskruv, flasköppnare, vinöppnare | korkenzieher, flaschenöffner | tire-bouchon, décapsuleur | sacacorchos, abrebotellas, descorchador
cheese grater, grater, box grater | rivjärn | reibe, käsereibe, küchenreibe | râpe, râpe à fromage, râpe 4 faces | rallador, rallador de queso
casserole dish, dutch oven, baking dish, ovenproof dish, oven dish | ugnsform, gryta | auflaufform, bräter, schmortopf | cocotte, plat à gratin, faitout | fuente de horno, cocotte, refractario
tea towel, dish towel | kökshandduk, diskhandduk | geschirrtuch, geschirrtücher, geschirrhandtuch, abtrockentuch | torchon, torchon de cuisine | paño de cocina, trapo de cocina
towel, bath towel, beach towel | badlakan, badhandduk, strandhandduk | badetuch, badetücher, duschtuch, strandtuch | drap de bain, serviette de bain, serviette de plage, serviette de toilette | toalla de baño, toalla de playa
air fryer | airfryer, varmluftsfritös, luftfritös | heißluftfritteuse, airfryer | friteuse à air, friteuse sans huile, airfryer | freidora de aire, airfryer
hand mixer, stand mixer, food processor | elvisp, köksmaskin, matberedare | handmixer, küchenmaschine, handrührgerät | robot de cuisine, robot pâtissier, batteur, batteur électrique | robot de cocina, amasadora, batidora de varillas
fan, standing fan | fläkt, bordsfläkt, golvfläkt | ventilator, ventilatoren, standventilator | ventilateur | ventilador
heater, radiator, electric heater, space heater | element, värmare, värmeelement, elelement | heizung, heizlüfter, heizgerät, heizkörper | radiateur, chauffage, chauffage d'appoint, radiateur électrique | calefactor, radiador, estufa, estufa eléctrica
air purifier, humidifier | luftrenare, luftfuktare | luftreiniger, luftbefeuchter | purificateur d'air, humidificateur | purificador de aire, humidificador
robot vacuum, robot vacuum cleaner | robotdammsugare | saugroboter, staubsaugerroboter | aspirateur robot, robot aspirateur | robot aspirador
fridge, freezer | frys, kylskåp | gefrierschrank, kühlschrank | congélateur, réfrigérateur | congelador, frigorífico
router, modem, wifi router | router, modem, wifi-router | router, modem, wlan-router | routeur, box internet, box wifi | router, módem, enrutador
game console, console, gaming console | spelkonsol, konsol | spielkonsole, konsole | console de jeux, console de jeu, console | consola, videoconsola, consola de videojuegos
video game, computer game, console game, console games, pc game, switch game, playstation game, xbox game, nintendo game, ps5 game, ps4 game | datorspel, tv-spel, videospel, dataspel, tvspel, konsolspel, switchspel, switch-spel, playstationspel, playstation-spel, xboxspel, nintendospel, ps5-spel, pc-spel | videospiel, computerspiel, konsolenspiel, konsolenspiele, switch-spiel, switch-spiele, playstation-spiel, playstation-spiele, xbox-spiel, nintendo-spiel, ps5-spiel, pc-spiel | jeu vidéo, jeux vidéo, jeu console, jeu de console, jeux console, jeu switch, jeu playstation, jeu ps5, jeu xbox, jeu nintendo, jeu pc | videojuego, videojuegos, juego de consola, juegos de consola, juego para switch, juego de switch, juego para playstation, juego de ps5, juego para ps5, juego de pc
e-reader, ebook reader, ereader | läsplatta, e-boksläsare | e-reader, e-book-reader, ebook-reader | liseuse | lector de libros electrónicos, ebook lector, lector electrónico
drone | drönare | drohne | drone | dron
radio, portable radio | radio | radio, kofferradio | radio, poste radio | radio
projector, beamer, overhead projector | projektor | projektor, beamer | projecteur, vidéoprojecteur, projecteur vidéo | proyector
record player, turntable | skivspelare, vinylspelare | plattenspieler | platine vinyle, tourne-disque | tocadiscos, giradiscos
usb stick, flash drive, memory stick | usb-minne, usb-sticka | usb-stick, speicherstick | clé usb, clés usb | memoria usb, pendrive
hard drive, hard disk, ssd, solid state drive | hårddisk, ssd, ssd-disk | festplatte, ssd, ssd-festplatte | disque dur, ssd, disque ssd | disco duro, ssd, disco ssd
microphone, mic | mikrofon | mikrofon | micro, microphone | micrófono
piano, keyboard piano | piano | klavier | piano | piano
drum, drum kit | trumma, trummor, trumset | trommel, schlagzeug | tambour, batterie, batterie acoustique | tambor, batería, batería acústica
violin | fiol | geige, violine | violon | violín
ukulele | ukulele | ukulele | ukulélé | ukelele
flute, recorder | flöjt, blockflöjt | flöte, blockflöte | flûte | flauta
kite | drake, drakar, flygdrake | drachen | cerf-volant, cerfs-volants | cometa, papalote, barrilete
toy car, remote control car, rc car, rc buggy, remote control buggy, rc truck | leksaksbil, radiostyrd bil, bil, bilar | spielzeugauto, ferngesteuertes auto, auto, rc-auto | voiture miniature, petite voiture, voiture télécommandée, voiture, voiture jouet | coche de juguete, coche teledirigido, coche, carrito de juguete, carro a control remoto
toy train, train set, train | leksakståg, tågset, tåg, tågbana, trätåg | spielzeugeisenbahn, holzeisenbahn, eisenbahn, zug | train, petit train | tren, tren de juguete
dollhouse, doll house | dockskåp, dockhus | puppenhaus | maison de poupée | casa de muñecas
pet food, pet foods | djurfoder, djurmat, husdjursmat | tierfutter, tiernahrung, haustierfutter | nourriture pour animaux, aliments pour animaux | comida para mascotas, comida para animales, alimento para mascotas
pretend play, pretend play toys, role play toys | rollek, låtsaslek, rolleksaker | rollenspielzeug | jeux d'imitation, jeu d'imitation, jouets d'imitation | juguetes de imitación, juego simbólico
play kitchen | leksakskök, lekkök, barnkök | spielküche, kinderküche | dînette, cuisine enfant, dînette cuisine | cocinita, cocina de juguete
card game, playing cards | kortspel, kortlek | kartenspiel, spielkarten | jeu de cartes, jeux de cartes | juego de cartas, baraja
modelling clay, play dough, playdough | modellera, leklera | knete, knetmasse | pâte à modeler | plastilina
balloon, foil balloons, foil balloon, number balloon, number balloons, letter balloon | ballong, ballonger, folieballonger, folieballong, sifferballong, sifferballonger, heliumballong | luftballon, folienballons, ballon, ballons, folienballon, zahlenballon, zahlenballons, heliumballon | ballon de baudruche, ballons de baudruche, ballons anniversaire, ballons d'anniversaire, ballons de fête, ballons gonflables, ballons à l'hélium, ballons dorés, ballons roses, ballons argentés, ballons blancs, ballons bleus, ballons colorés, ballons multicolores, ballons pastel, ballons en latex, ballon chiffre, ballon aluminium, ballon mylar | globo, globos de fiesta, globo de número, globos de números, globo metalizado, globo de helio
rattle | skallra | rassel, babyrassel, greifling | hochet | sonajero, sonaja
building blocks, lego, toy blocks, building bricks, construction set | klossar, byggklossar, byggkloss, lego, byggsats leksak, konstruktionsleksak | bauklötze, klötze, holzklötze, lego, baukasten, konstruktionsspielzeug | cubes en bois, lego | bloques de construcción, lego, juego de construcción
teddy bear, teddy, bear | nallebjörn, nalle, teddybjörn | teddy, teddybär | ours en peluche, ourson | osito de peluche, oso de peluche
memory game, matching pairs, memory card game, pairs game | memory, minnesspel, memoryspel | memory, gedächtnisspiel, memo-spiel, memospiel, memo, merkspiel | jeu de mémoire, mémory, mémo, jeu de memory, jeu de paires | juego de memoria, memory, juego de parejas, juego memo
crime novel, thriller, detective novel, mystery novel, crime, murder mystery | deckare, kriminalroman, thriller | krimi, kriminalroman, thriller | polar, roman policier, romans policiers, thriller | novela negra, novela policíaca, thriller
science fiction book, science fiction, sci-fi, scifi | science fiction, sci-fi, science fiction-bok, sci-fi-roman | science-fiction, sci-fi | science-fiction | ciencia ficción
fantasy book, fantasy | fantasy | fantasy | fantasy | fantasía
children's book, childrens book, picture book, kids book | barnbok, barnböcker, bilderbok | kinderbuch, kinderbücher, bilderbuch | livre pour enfants, livres pour enfants, album jeunesse, album illustré, livre d'images | libro infantil, cuento, cuentos, libro ilustrado, álbum ilustrado
cookbook, baking book, recipe book, recipes | bakbok, receptbok, recept | backbuch, rezeptbuch, rezepte | livre de recettes, recettes, livre de pâtisserie | recetario, recetas, libro de repostería
biography, memoir | biografi, memoar | biografie, autobiografie, memoiren | biographie | biografía
textbook, course book, school book | lärobok, läroböcker, skolbok | lehrbuch, schulbuch | manuel scolaire | libro de texto
dictionary | ordbok, ordböcker, lexikon | wörterbuch, lexikon | dictionnaire | diccionario
gardening book | trädgårdsbok | gartenbuch | livre de jardinage | libro de jardinería
poetry, poems | poesi, dikter | gedichte, lyrik | poésie, poèmes | poesía, poemas
magazine | tidning, tidskrift | zeitschrift, magazin | magazine, revue | revista
scissors | sax, saxar | schere | ciseaux | tijeras, tijera
eraser, rubber, rubber eraser | suddgummi, radergummi | radiergummi | gomme | goma de borrar
stapler | häftapparat | tacker, hefter | agrafeuse | grapadora, engrapadora
tape measure, measuring tape | måttband | maßband, bandmaß, rollmeter | mètre ruban, mètre à ruban | cinta métrica, metro, flexómetro
pliers | tång, tänger, kombinationstång | zange, kombizange | pince, tenaille, pince universelle | alicates
wrench, spanner | skiftnyckel, skruvnyckel, fast nyckel | schraubenschlüssel | clé à molette, clé plate | llave inglesa, llave fija
spirit level | vattenpass | wasserwaage | niveau à bulle | nivel
axe, hatchet, splitting axe | yxa, yxor | axt, beil | hache | hacha
sander | slipmaskin | schleifmaschine | ponceuse | lijadora, lijadora orbital
screws, screw | skruv, skruvar | schraube, schrauben | vis | tornillo, tornillos
nails, nail | spik, spikar | nagel, nägel | clou, clous | clavo, clavos
chainsaw | motorsåg | kettensäge, motorsäge | tronçonneuse | motosierra
paint, wall paint, emulsion paint, linseed oil paint | målarfärg, väggfärg, linoljefärg, snickerifärg, slamfärg, fasadfärg, golvfärg, takfärg | wandfarbe, lackfarbe, dispersionsfarbe, leinölfarbe, fassadenfarbe, holzfarbe | peinture murale, peinture, peinture à l'huile de lin, peinture façade | pintura, pintura de pared, pintura plástica
paintbrush, paint roller, paint brush | pensel, penslar, målarroller, målarpensel | pinsel, farbroller, malerpinsel, flachpinsel | pinceau, rouleau, brosse à peindre, brosse à peinture | brocha, pincel, rodillo
glue, adhesive | lim | kleber, klebstoff, leim | colle | pegamento, cola
cordless drill, drill driver, cordless screwdriver, impact driver | skruvdragare, borrskruvdragare | akkuschrauber, akkubohrschrauber, akkubohrer, bohrschrauber | perceuse sans fil, perceuse-visseuse, visseuse, visseuse sans fil | taladro inalámbrico, taladro atornillador, atornillador, atornillador eléctrico, atornillador a batería
drill, hammer drill, impact drill | slagborrmaskin, borrmaskin | schlagbohrmaschine, bohrhammer | perceuse à percussion | taladradora, taladro percutor, martillo perforador
hedge trimmer | häcksax, häcktrimmer | heckenschere | taille-haie | cortasetos
wheelbarrow | skottkärra | schubkarre | brouette | carretilla
pitchfork, garden fork | grep, högaffel, grävgrep | mistgabel, grabegabel | fourche, fourche-bêche | horca, horquilla de jardín
hoe | hacka | hacke | binette, houe, sarclette | azada, azadón
compost bin, composter, compost | kompost, kompostbehållare | komposter, kompost | composteur, compost | compostador, compostera, compost
greenhouse | växthus | gewächshaus | serre | invernadero
soil, potting soil | jord, planteringsjord | erde, blumenerde | terreau | tierra, sustrato
fertilizer, fertiliser | gödsel, gödning, växtnäring | dünger, pflanzendünger | engrais | abono, fertilizante
flower, flowers, bouquet | blomma, blommor, bukett, blombukett | blume, blumen, blumenstrauß, strauß | fleur, fleurs, bouquet, bouquet de fleurs | flor, flores, ramo, ramo de flores
cactus, cacti, succulent | kaktus, suckulent | kaktus, kakteen, sukkulente | cactus, plante grasse, succulente | cactus, suculenta
orchid | orkidé | orchidee | orchidée | orquídea
tomato, tomatoes | tomat, tomater | tomate, tomaten | tomate | tomate
sunflower | solros, solrosor | sonnenblume | tournesol | girasol
lawn mower, lawnmowers | motorgräsklippare | rasenmäher, mähroboter, rasenroboter | tondeuse à gazon, robot tondeuse | cortacésped, robot cortacésped, podadora de césped
barbecue, grilling, gas grill, charcoal grill | gasolgrill, kolgrill, grillning, grilla | gasgrill, holzkohlegrill, grillen | barbecue à gaz, barbecue à charbon, plancha | barbacoa de gas, parrilla, barbacoa de carbón, asador
fire pit, fire bowl | eldstad, eldfat | feuerschale | brasero | brasero
pool, swimming pool, above ground pool | pool, badpool, simbassäng, trädgårdspool | pool, planschbecken, schwimmbecken, swimmingpool, aufstellpool | piscine, piscine hors-sol | piscina, alberca, piscina desmontable
bird feeder, birdhouse | fågelmatare, fågelholk | vogelhaus, futterhaus, vogelfutterstation, vogelfutterspender | mangeoire, nichoir | comedero para pájaros
camping stove, gas stove | campingkök, stormkök, friluftskök, gasolkök | campingkocher, gaskocher | réchaud, réchaud de camping, réchaud à gaz | hornillo, hornillo de camping, camping gas
camping chair, folding chair | campingstol, fällstol, klappstol | campingstuhl, klappstuhl, faltstuhl | chaise pliante, chaise de camping | silla de camping, silla plegable
headlamp, head torch | pannlampa | stirnlampe | lampe frontale, frontale | frontal, linterna frontal
cooler, cool box | kylväska, kylbox, kyllåda | kühltasche, kühlbox | glacière | nevera portátil, nevera de camping
binoculars, binocular, field glasses, field glass, opera glasses, spyglass | kikare, fältkikare, handkikare | fernglas, feldstecher, opernglas | jumelles | prismáticos, binoculares, catalejo
basketball | basketboll | basketball | ballon de basket | balón de baloncesto
football, soccer ball, footie, footy | fotboll, fotbollar | fußball, fussball | ballon de foot, ballon de football, foot | balón de fútbol
tennis racket | tennisracket | tennisschläger | raquette de tennis | raqueta de tenis
golf club, golf clubs, golf set | golfklubba, golfset | golfschläger, golfset | club de golf | palo de golf
surfboard, paddleboard, sup board | surfbräda, sup | surfbrett, sup-board | planche de surf, paddle | tabla de surf, tabla de paddle
snowboard | snowboard | snowboard | snowboard | snowboard, tabla de snowboard
sled, sledge, toboggan | pulka, kälke | schlitten | luge, bob luge, traîneau | trineo
treadmill | löpband | laufband | tapis de course | cinta de correr
exercise bike | motionscykel, träningscykel | heimtrainer, ergometer, fitnessbike | vélo d'appartement, vélo spinning | bicicleta estática
`
