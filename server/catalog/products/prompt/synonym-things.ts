/** More things of a shop, as synonym-groups.ts: food, books, toys, sports, beauty, garden, tools, kitchen, electronics, pets. */

export const MORE_THINGS = `
puzzle, jigsaw, jigsaw puzzle | pussel | puzzle, puzzlespiel | puzzle, casse-tête | rompecabezas, puzle
doll | docka, dockor | puppe | poupée | muñeca
teddy bear, plush, plushie, soft toy, stuffed animal, cuddly toy | nalle, nallar, gosedjur, mjukdjur | teddybär, kuscheltier, plüschtier | peluche, nounours | peluche, osito
board game, game | brädspel, sällskapsspel, spel | brettspiel, spiel, gesellschaftsspiel | jeu de société, jeu, jeux | juego de mesa, juego
building blocks, blocks, bricks | byggklossar, klossar | bausteine, bauklötze | cubes, briques | bloques
novel, fiction | roman, romaner | roman, romane | roman | novela
cookbook | kokbok, kokböcker | kochbuch, kochbücher | livre de cuisine, livres de cuisine | libro de cocina, libros de cocina
comic, graphic novel | serietidning, seriealbum | comic | bande dessinée, bd | cómic, tebeo
guidebook, travel guide, guide book, tour guide book | guidebok, reseguide | reiseführer | guide de voyage | guía de viaje
notebook, journal, diary, exercise book, copybook, jotter | anteckningsbok, dagbok, skrivhäfte, räknehäfte, skrivbok, kollegieblock | notizbuch, notizbücher, tagebuch, schreibheft, schulheft, notizheft | carnet, cahier, journal, calepin | cuaderno, libreta, diario, cuaderno escolar
pen, ballpoint | penna, pennor | stift, kugelschreiber, füller | stylo | bolígrafo, bolígrafos, pluma
pencil | blyertspenna, blyertspennor | bleistift | crayon, crayon à papier | lápiz, lápices, lápiz de grafito
calendar, planner, diary planner | kalender, almanacka, planeringskalender, fickkalender, filofax | kalender, planer, terminplaner, terminkalender, taschenkalender | calendrier, agenda | calendario, agenda, planificador
ball, football, soccer ball | boll, fotboll | ball, bälle, fußball | ballon, balle | pelota, balón
tent | tält | zelt | tente | tienda de campaña, carpa
sleeping bag | sovsäck | schlafsack, schlafsäcke | sac de couchage, sacs de couchage | saco de dormir
yoga mat, exercise mat | yogamatta, träningsmatta | yogamatte, gymnastikmatte, trainingsmatte | tapis de yoga | esterilla, esterilla de yoga
dumbbell, weights, kettlebell | hantel, hantlar, vikter | hantel, hanteln, gewichte | haltère, haltères | mancuerna, pesas
racket, racquet | racket | schläger | raquette | raqueta
helmet | hjälm | helm | casque de vélo, casque | casco
skis, ski | skidor, skida | ski, skier | ski, skis | esquís, esquí
skates, skate | skates | skates | patins | patines
skateboard | skateboard | skateboard | planche à roulettes, skateboard | monopatín, skateboard, skate, patineta
scooter, kick scooter | sparkcykel, sparkcyklar | roller, tretroller | trottinette | patinete
fishing rod | fiskespö, metspö | angel, angelrute | canne à pêche, cannes à pêche | caña de pescar, cañas de pescar
water bottle, bottle, flask, drinking bottle | vattenflaska, flaska, flaskor | trinkflasche, flasche, wasserflasche | gourde, bouteille, bouteille d'eau | botella, cantimplora, botella de agua
thermos, thermos flask, vacuum flask, insulated bottle | termos, termosar, termosflaska | thermoskanne, isolierkanne, thermosflasche, isolierflasche | thermos, bouteille thermos, bouteille isotherme | termo, botella térmica
cream, lotion, moisturizer, moisturiser, skin cream | kräm, krämer, lotion, hudkräm | creme, cremes, lotion, feuchtigkeitscreme, hautcreme | crème, lotion, hydratant | crema, loción, hidratante
hand cream | handkräm | handcreme | crème pour les mains, crème mains | crema de manos
shampoo | schampo, shampoo | shampoo | shampooing, shampoing | champú
conditioner | balsam | spülung, conditioner, haarspülung | après-shampooing | acondicionador
shower gel, body wash | duschkräm, duschtvål, duschgel | duschgel, duschbad | gel douche | gel de ducha, gel de baño
toothbrush | tandborste, tandborstar | zahnbürste | brosse à dents, brosses à dents | cepillo de dientes, cepillos de dientes
toothpaste | tandkräm | zahnpasta, zahncreme | dentifrice | pasta de dientes, dentífrico, crema dental
hairbrush, brush, comb | hårborste, borste, kam | haarbürste, bürste, kamm | brosse à cheveux, brosse, peigne | cepillo, peine
hair dryer, hairdryer, blow dryer | hårtork, hårfön, fön | föhn, fön, haartrockner | sèche-cheveux | secador, secador de pelo, secadora de pelo
razor, shaver | rakhyvel, rakapparat | rasierer, rasierapparat | rasoir | afeitadora, maquinilla
mascara | mascara | mascara, wimperntusche | mascara | rímel, máscara de pestañas
nail polish | nagellack | nagellack | vernis à ongles, vernis | esmalte, esmalte de uñas
sunscreen, sun cream, sunblock | solkräm, solskydd | sonnencreme, sonnenschutz | crème solaire, crèmes solaires | crema solar, protector solar
makeup, make-up, cosmetics | smink | make-up, schminke, kosmetik | maquillage | maquillaje
serum, face oil | serum, ansiktsolja | serum, gesichtsöl | sérum | sérum
spade, shovel | spade, spadar, skyffel, skovel | spaten, schaufel | pelle, bêche | pala, laya
rake | kratta, räfsa | rechen, harke | râteau, râteaux, balai à gazon | rastrillo, rastrillo de jardín
flower pot, flowerpot, plant pot, planter | blomkruka, blomkrukor, kruka, krukor | blumentopf, blumentöpfe, pflanztopf, übertopf | pot de fleurs, cache-pot, jardinière, pot, pot à plante | maceta, tiesto
watering can | vattenkanna, vattenkannor | gießkanne, giesskanne | arrosoir | regadera
garden hose, hose pipe, hosepipe | trädgårdsslang, slang | gartenschlauch, schlauch | tuyau d'arrosage, tuyau | manguera
lawn mower, lawnmower, mower | gräsklippare | rasenmäher | tondeuse | cortacésped
secateurs, pruners, pruning shears | sekatör | gartenschere | sécateur | podadora, tijeras de podar, cortarramas
seeds, seed | frön, frö | samen, saatgut | graines, graine, semences, semence | semillas, semilla
plant, houseplant | växt, växter, krukväxt | pflanze, zimmerpflanze | plante | planta
barbecue, bbq, grill | grill | grill | barbecue | barbacoa, parrilla
parasol, sunshade | parasoll | sonnenschirm | parasol | sombrilla
hammock | hängmatta | hängematte | hamac | hamaca
hammer | hammare | hammer, hämmer | marteau, marteaux | martillo
drill, power drill | borrmaskin, borr | bohrmaschine, bohrer | perceuse | taladro
screwdriver | skruvmejsel, skruvmejslar | schraubendreher, schraubenzieher | tournevis | destornillador
saw | såg | säge | scie | sierra
toolbox, tool box, tool kit, tool case | verktygslåda, verktygslådor | werkzeugkasten, werkzeugkoffer, werkzeugkiste | boîte à outils, caisse à outils, mallette à outils | caja de herramientas, maletín de herramientas
ladder | stege | leiter | échelle, escabeau | escalera, escalera de mano
torch, flashlight, headlamp | ficklampa, pannlampa | taschenlampe, stirnlampe | lampe de poche, lampe torche, frontale | linterna
kettle | vattenkokare | wasserkocher | bouilloire | hervidor, tetera eléctrica
teapot | tekanna, tekannor | teekanne | théière | tetera
coffee maker, coffee machine, espresso machine | kaffebryggare, kaffemaskin, espressomaskin, kaffekokare | kaffeemaschine, espressomaschine, siebträgermaschine | cafetière, machine à café | cafetera, cafetera espresso
toaster | brödrost | toaster | grille-pain | tostadora
blender, mixer | mixer, blender | mixer, standmixer | mixeur, blender | batidora, licuadora, batidora de vaso
microwave, microwave oven | mikrovågsugn, mikro | mikrowelle | micro-ondes, four à micro-ondes | microondas
oven, built-in oven | ugn, inbyggnadsugn | ofen, backofen, einbaubackofen | four, four encastrable | horno, horno empotrable
washing machine, washer | tvättmaskin | waschmaschine | lave-linge, machine à laver | lavadora
dishwasher | diskmaskin | geschirrspüler, spülmaschine, abwaschmaschine | lave-vaisselle | lavavajillas, lavaplatos
iron, steam iron | strykjärn | bügeleisen | fer à repasser | plancha
cutting board, chopping board | skärbräda, skärbrädor | schneidebrett, schneidebretter | planche à découper, planches à découper | tabla de cortar, tabla de picar
cutlery, silverware, flatware, cutlery set | bestick, bestickset | besteck, besteckset | couverts, couvert | cubertería, cubiertos, juego de cubiertos
spoon | sked, skedar | löffel | cuillère | cuchara
fork | gaffel, gafflar | gabel | fourchette | tenedor
tablecloth | bordsduk, duk | tischdecke, tischtuch | nappe | mantel
apron | förkläde, förkläden | schürze | tablier | delantal
baking tin, baking tray, cake tin | bakform, bakplåt | backform, backblech | moule, moule à gâteau | molde
lunch box, lunchbox | matlåda, matlådor, lunchlåda | brotdose, lunchbox, brotbox | boîte à lunch, lunch box, boîte à goûter | fiambrera, tupper, tartera, lonchera, loncheras, tarteras, táper, tuper, fiambreras
basket | korg | korb, körbe | panier, corbeille, panier de rangement | cesta, cesto, cesta de almacenaje
box, storage box | låda, förvaringslåda | kiste, box, aufbewahrungsbox | boîte, boîte de rangement | caja
wardrobe, closet, armoire | garderob, klädskåp | kleiderschrank | armoire, penderie | armario, ropero
cabinet, cupboard, sideboard | skåp, skänk, sideboard | schrank, schränke, sideboard, kommode | buffet, placard, bahut | aparador, armario
chest of drawers, dresser, drawers | byrå | kommode | commode | cómoda
bench | bänk, sittbänk | bank, bänke, sitzbank | banc | banco
stool, bar stool | pall, barstol, barpall | hocker, barhocker | tabouret, tabouret de bar | taburete, taburete de bar
nightstand, bedside table | nattduksbord, sängbord | nachttisch, nachtkästchen | table de chevet, tables de chevet, table de nuit | mesita de noche, mesilla
coffee table | soffbord | couchtisch, wohnzimmertisch | table basse, tables basses | mesa de centro, mesas de centro
dining table | matbord, köksbord | esstisch, esstische, küchentisch | table à manger, tables à manger, table de salle à manger | mesa de comedor, mesas de comedor
desk, writing desk | skrivbord | schreibtisch | bureau, bureaux | escritorio
mattress | madrass | matratze | matelas | colchón
duvet, comforter, quilt | täcke, täcken, duntäcke, fibertäcke | bettdecke, daunendecke, steppdecke, duvet, decke | couette, édredon | edredón, edredón nórdico
bedding, bed linen, duvet cover, bed sheets, sheets | sängkläder, påslakan, lakan, bäddset | bettwäsche, bettbezug, bettlaken | linge de lit, housse de couette, draps | ropa de cama, funda nórdica, sábanas
clock, wall clock, alarm clock | väggklocka, klocka, klockor, väckarklocka, väggur | uhr, wanduhr, wecker | horloge, réveil, pendule, horloge murale | reloj de pared, reloj, relojes, despertador
frame, picture frame, photo frame | ram, tavelram, fotoram | rahmen, bilderrahmen, fotorahmen | cadre, cadre photo | marco, marco de fotos
earbuds, earbud, in-ear | öronsnäckor | ohrhörer, in-ear, ohrstöpsel kopfhörer | écouteurs, oreillettes | auriculares de botón, auriculares in ear
speaker, loudspeaker, bluetooth speaker | högtalare | lautsprecher, box | enceinte, haut-parleur | altavoz, altavoces
laptop, notebook computer | laptop, bärbar dator, dator | laptop, notebook | ordinateur portable, ordinateurs portables, pc portable | portátil, ordenador portátil
computer, pc, desktop computer | dator, datorer, stationär dator | computer, rechner, pc, desktop-pc | ordinateur, pc, ordinateur de bureau | ordenador, computadora, ordenador de sobremesa
tablet | surfplatta, läsplatta | tablet | tablette | tableta, tablet
monitor, display, screen | bildskärm, skärm | monitor, bildschirm | écran, moniteur | monitor, pantalla
keyboard | tangentbord | tastatur | clavier | teclado
computer mouse, mouse | datormus, mus | maus, computermaus | souris | ratón
camera | kamera, kameror | kamera, fotoapparat | appareil photo, caméra | cámara
printer | skrivare | drucker | imprimante | impresora
power bank, powerbank | powerbank | powerbank | batterie externe, power bank | batería externa, power bank
cable, cord, electric cable | kabel, sladd, elkabel | kabel, stromkabel | câble, câble électrique, fil électrique | cable, cable eléctrico
charger, power adapter, wall charger | laddare, väggladdare | ladegerät, netzteil | chargeur, chargeur secteur | cargador
smartwatch, smart watch, fitness tracker | smartklocka, aktivitetsarmband | smartwatch, fitnesstracker | montre connectée, montres connectées | reloj inteligente, smartwatch
phone case, case | mobilskal, skal, fodral | handyhülle, hülle | coque, étui | funda, carcasa
cover | överdrag | schutzhülle | housse | funda de protección
guitar | gitarr, gitarrer | gitarre | guitare | guitarra
bread | bröd | brot | pain | pan
cheese | ost | käse | fromage | queso
honey | honung | honig | miel | miel
jam, marmalade | sylt, marmelad | marmelade, konfitüre | confiture | mermelada
olive oil | olivolja | olivenöl | huile d'olive | aceite de oliva
oil | olja | öl | huile | aceite
vinegar, wine vinegar | vinäger, ättika, vinvinäger | essig, weinessig | vinaigre | vinagre
spice, spices, seasoning | krydda, kryddor | gewürz, gewürze | épice | especia
pasta, spaghetti, noodles, noodle | pasta, spagetti | nudeln, pasta, spaghetti, asia-nudeln | pâtes | pasta, espaguetis
rice | ris | reis | riz | arroz
flour, wheat flour | mjöl, vetemjöl | mehl, weizenmehl | farine, farine de blé | harina, harina de trigo
sugar | socker | zucker | sucre | azúcar
salt | salt | salz | sel | sal
biscuit, cookie, biscuits, cookies, biccies, bikkies | kaka, kakor, kex, småkakor | keks, kekse, plätzchen | biscuit | galleta
cake | tårta, tårtor, kaka | kuchen, torte | gâteau, gâteaux | tarta, pastel, torta
candy, sweets, gummies, sweeties | godis, snask, lösgodis, smågodis, sötsaker | süßigkeiten, bonbons, gummibärchen, süßwaren, süßkram, naschereien, naschzeug, naschwerk, süßigkeit | bonbon, confiserie, sucreries, friandises, friandise | caramelo, golosina, chuches
nuts, nut | nötter, nöt | nüsse, nuss | noix | nueces, frutos secos
muesli, granola, cereal | müsli, granola, flingor | müsli, granola, cornflakes | muesli, granola, céréales | muesli, granola, cereales
juice | juice, saft | saft, säfte | jus | zumo, jugo
beer | öl | bier | bière | cerveza
water | vatten | wasser | eau | agua
dog food | hundmat, hundfoder | hundefutter | croquettes pour chien | comida para perros, pienso
dog bed | hundbädd, hundsäng | hundebett | panier pour chien, lit pour chien | cama para perros
leash, lead | koppel, hundkoppel | leine, hundeleine | laisse | correa
cat tree, scratching post | klösträd | kratzbaum | arbre à chat | rascador
stroller, pram, pushchair, buggy | barnvagn | kinderwagen | poussette | cochecito, carrito de bebé
nappies, diapers, nappy, diaper | blöjor, blöja | windeln, windel | couches, couche | pañales, pañal
gloves, mittens, glove | handskar, handske, vantar, vante | handschuhe, handschuh, fäustlinge | gants, gant, moufles | guantes, guante, manoplas
belt | skärp, bälte | gürtel | ceinture | cinturón, cinturones
tie, necktie, bow tie | slips, fluga | krawatte, fliege, schlips | cravate, nœud papillon | corbata, pajarita
vest, waistcoat, gilet, body warmer | väst, västar | weste, bodywarmer | gilet, gilet sans manches, bodywarmer | chaleco
leggings, legging | leggings, tights, träningstights | leggings | legging | mallas, leggings
polo shirt, polo | pikétröja, piké | polohemd, poloshirt | polo | polo
top, tank top, camisole | topp, linne | top, tanktop | haut, débardeur | top
raincoat, rain jacket, mac | regnjacka, regnkappa, regnrock | regenjacke, regenmantel | imperméable, ciré, veste de pluie, imper | impermeable, chubasquero, gabardina impermeable
parka, anorak | parkas, anorak | parka, anorak | parka, anorak | parka, anorak
blazer, sport coat | kavaj, kavajer, blazer | blazer, sakko | blazer, veston, veste de tailleur | americana, blazer
jumpsuit, overall, dungarees | jumpsuit, overall, hängselbyxor | jumpsuit, overall, latzhose | combinaison, salopette | mono, peto
heels, high heels, pumps, court shoes | klackskor, klacksko, pumps, högklackade skor | pumps, stöckelschuhe, stöckelschuh, high heels | escarpins, escarpin, talons, chaussures à talons | tacones, zapatos de salón
loafers, moccasins | loafers, mockasiner | loafer, mokassins | mocassins | mocasines
hiking boots, hiking shoes, walking boots | vandringskängor, vandringsskor | wanderschuhe, wanderstiefel | chaussures de randonnée, chaussures de rando, pompes de rando, chaussures de trek | botas de montaña, botas de senderismo, botas de monte, zapatillas de montaña, zapatillas de trekking
rain boots, wellies, wellie, wellingtons, wellington, rubber boots, wellington boots | gummistövlar, gummistövel, regnstövlar, regnstövel, stövlar i gummi | gummistiefel, regenstiefel | bottes de pluie, bottes en caoutchouc | botas de agua, botas de lluvia, katiuskas, katiuska
sports bag, gym bag, duffel | träningsväska, sportväska, gymväska, gymbag, sportbag | sporttasche, reisetasche, fitnesstasche | sac de sport | bolsa de deporte, bolso deportivo, bolsa de gimnasio
card holder, cardholder | korthållare, kortplånbok, korthållarfodral | kartenetui, kreditkartenetui | porte-cartes | tarjetero, porta tarjetas
keyring, keychain, key ring, key chain | nyckelring, nyckelknippa | schlüsselanhänger, schlüsselbund | porte-clés, porte-clef | llavero
greeting card, card | kort, gratulationskort | karte, grußkarte | carte | tarjeta
`
