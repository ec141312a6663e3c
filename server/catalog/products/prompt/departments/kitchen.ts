/** Things of the kitchen, the table and its machines: in five languages, and what they are kinds of behind ">". */
export const KITCHEN = `
wok, wok pan | wok, wokpanna | wok, wokpfanne | wok, poêle wok | wok, sartén wok > pan
pan | panna, stekpanna, stekpannor | pfanne, pfannen | poêle, poêles | sartén, sartenes > kitchenware
frying pan, skillet, fry pan | stekpanna, stekpannor | bratpfanne, bratpfannen | poêle, poêle à frire | sartén, sartenes > pan
ceramic pan, ceramic frying pan, ceramic skillet, ceramic coated pan | keramikpanna, keramikstekpanna, keramisk stekpanna, keramisk panna | keramikpfanne, keramikpfannen, keramik-pfanne, keramik-bratpfanne | poêle céramique, poêle en céramique, poêles en céramique | sartén cerámica, sartén de cerámica, sartenes de cerámica > frying pan, pan
griddle, griddle pan, grill pan | grillpanna, stekhäll | grillpfanne, plancha | poêle grill, plancha, poêle gril | plancha de cocina, sartén grill > pan
crepe pan, pancake pan, crepe maker | pannkakspanna, crêpespanna, plättlagg, crêpepanna, pannkakslagg | crêpespfanne, pfannkuchenpfanne, crêpes-maker, crêpepfanne | crêpière, poêle à crêpes | crepera, sartén para crepes > pan
paella pan | paellapanna | paellapfanne | poêle à paella, plat à paella | paellera > pan
tagine | tagine, tajine | tajine, tagine | tajine, tagine | tajín, tajine > casserole dish
stockpot, stock pot, soup pot | soppgryta, storkastrull | suppentopf, großer kochtopf | faitout, marmite | olla grande, marmita > pot
pasta pot | pastakastrull | nudeltopf, pastatopf | casserole à pâtes | olla para pasta > pot
milk pan | mjölkkastrull | milchtopf | casserole à lait | cazo para leche, hervidor de leche > pot
steamer, steamer basket, bamboo steamer, food steamer | ångkokare, ångkorg, bambukorg | dampfgarer, dämpfeinsatz, bambusdämpfer, dampfkorb | cuit-vapeur, cuiseur vapeur, panier vapeur | vaporera, cocina al vapor > kitchenware, home appliance
pan lid, saucepan lid, glass lid | kastrullock, lock till kastrull, grytlock, stekpannelock | topfdeckel, pfannendeckel, glasdeckel | couvercle de casserole, couvercle pour poêle, couvercle, couvercle de poêle | tapa para sartén, tapa de olla, tapa de cacerola, tapa de vidrio > kitchenware
splatter guard, splatter screen | stänkskydd för stekpanna, stekskydd | spritzschutz, spritzschutz für pfannen | anti-éclaboussures, grille anti-projection | antisalpicaduras, tapa antisalpicaduras > kitchenware
trivet, pot stand, hot pad | grytunderlägg | topfuntersetzer | dessous-de-plat, dessous de plat | salvamanteles > kitchenware
casserole, dutch oven, cocotte, cast iron pot | gryta, gjutjärnsgryta | bräter, schmortopf, gusstopf, gusseisentopf | cocotte, cocotte en fonte, faitout en fonte | cocotte, olla de hierro fundido, cazuela, olla de hierro > casserole dish, pot
gratin dish, lasagne dish | gratängform, lasagneform | gratinform, lasagneform | plat à gratin, plat à lasagnes | fuente para gratinar, fuente para lasaña > casserole dish
souffle dish, ramekin, ramekins | portionsform, ramekin, suffléform | souffléform, auflaufförmchen, ramequin | ramequin, moule à soufflé | ramequín, molde para soufflé > casserole dish
loaf tin, loaf pan, bread tin | brödform, limpform | kastenform, brotbackform | moule à cake, moule à pain | molde para pan, molde rectangular > baking tin
bundt tin, bundt pan | sockerkaksform | gugelhupfform | moule à kouglof, moule bundt | molde bundt > baking tin
tart tin, quiche dish, pie dish, flan tin | pajform | tarteform, quicheform | moule à tarte, plat à tarte, tourtière | molde para tarta, molde para quiche > baking tin
muffin cases, cupcake cases, baking cups | muffinsformar, bakformar | muffinförmchen, papierförmchen | caissettes à cupcakes, caissettes à muffins | cápsulas para magdalenas, moldes de papel > kitchenware
cookie cutter, cookie cutters, biscuit cutter | kakmått, pepparkaksform, utstickare | ausstechform, ausstecher, plätzchenausstecher | emporte-pièce | cortador de galletas, cortadores de galletas, cortapastas > kitchenware
piping bag, icing bag, piping nozzles | spritspåse, tyllar, spritspåsar | spritzbeutel, spritztülle, tüllen | poche à douille, douilles | manga pastelera, boquillas > kitchenware
cake stand, cupcake stand | tårtfat, kakfat, kakställ | tortenplatte, tortenständer, etagere | présentoir à gâteau, plat à gâteau, support à gâteau | soporte para tartas, stand para pasteles > tableware
cake dome, cake carrier, cake box | tårtkupa, kakbärare | kuchenglocke, tortenglocke, tortentransportbox | cloche à gâteau, boîte à gâteau | campana para tartas, porta tartas, portatartas > kitchenware
cake topper, cake decorations, cake topping | tårtdekoration, tårtdekorationer, tårttopper | tortendeko, tortenaufsatz, cake topper, kuchendeko, tortenfigur | décoration de gâteau, cake topper, figurine de mariage | adorno para tarta, decoración de tartas, figura de tarta > kitchenware, decoration
cooling rack, wire rack | avsvalningsgaller, kakgaller, bakgaller | kuchengitter, abkühlgitter, auskühlgitter | grille à gâteau, grille de refroidissement | rejilla enfriadora, rejilla para enfriar, rejilla de enfriamiento > kitchenware
mixing bowl, mixing bowls | degbunke, bunke, vispskål | rührschüssel, teigschüssel | saladier de cuisine, bol mélangeur, cul de poule | bol para mezclar, bol de cocina, bol mezclador > bowl, kitchenware
dough scraper, bench scraper | degskrapa | teigkarte | corne à pâtisserie, coupe-pâte | rasqueta de panadero > kitchenware
pastry brush, basting brush | bakpensel, smörpensel | backpinsel, küchenpinsel | pinceau de cuisine, pinceau à pâtisserie | pincel de cocina, brocha de cocina > kitchenware
flour sifter, flour sieve | mjölsikt | mehlsieb | tamis à farine | tamizador de harina, tamiz para harina > kitchenware
proving basket, banneton, proofing basket | jäskorg | gärkorb, gärkörbchen | banneton | cesta de fermentación, banetón > kitchenware
yoghurt maker, yogurt maker | yoghurtmaskin, yoghurtmaskiner | joghurtbereiter, joghurtmaschine | yaourtière | yogurtera > home appliance
soda maker, sparkling water maker, carbonator | kolsyremaskin, läskmaskin, kolsyrare | wassersprudler, trinkwassersprudler, sodabereiter | machine à eau gazeuse, machine à soda, gazéificateur | máquina de agua con gas, máquina de soda, gasificador, gasificador de agua > home appliance
sandwich maker, sandwich toaster, toastie maker, sandwich press | smörgåsgrill, toastgrill, toastjärn | sandwichmaker, sandwichtoaster | appareil à croque-monsieur, croque-monsieur | sandwichera > home appliance
electric grill, contact grill, table grill | bordsgrill, elgrill | tischgrill, kontaktgrill, elektrogrill | gril électrique, barbecue électrique, grill électrique | grill eléctrico, parrilla eléctrica, barbacoa eléctrica > home appliance, barbecue
hot plate, electric hotplate | kokplatta | kochplatte | plaque de cuisson électrique, réchaud électrique, plaque chauffante | hornillo eléctrico, placa eléctrica > home appliance
mini oven, toaster oven, worktop oven | miniugn, bänkugn | minibackofen, mini-ofen, tischbackofen | mini-four, mini four | minihorno, mini horno, horno de sobremesa > home appliance, oven
pizza oven | pizzaugn | pizzaofen | four à pizza | horno de pizza, horno para pizzas
pizza cutter, pizza wheel | pizzaskärare, pizzahjul, pizzaslicer | pizzaschneider, pizzaroller | roulette à pizza, coupe-pizza | cortapizzas, cortador de pizza > kitchenware
pizza peel, pizza shovel | pizzaspade | pizzaschieber, pizzaschaufel | pelle à pizza | pala para pizza > kitchenware
sous vide, sous vide stick, sous vide cooker | sous vide, sous vide-stav, cirkulator, sous vide-cirkulator | sous-vide-garer, sous-vide-stick | thermoplongeur, cuiseur sous-vide, cuiseur sous vide | cocedor sous vide, cocina a baja temperatura, cocedor al vacío > home appliance
vacuum sealer, food sealer | vakuumförpackare, vakuummaskin, vakuumpackare | vakuumierer, vakuumiergerät, folienschweißgerät | machine sous vide, appareil de mise sous vide | envasadora al vacío, selladora al vacío > home appliance
vacuum sealer bags | vakuumpåsar till mat | vakuumierbeutel | sachets sous vide | bolsas para envasar al vacío > kitchenware
dehydrator, food dehydrator | torkapparat för mat, svamptork, mattork | dörrautomat, dörrgerät | déshydrateur, déshydrateur alimentaire | deshidratador, deshidratador de alimentos > home appliance
ice maker, ice machine | ismaskin, istärningsmaskin | eiswürfelmaschine, eiswürfelbereiter | machine à glaçons | máquina de hielo > home appliance
ice cube tray, ice cube trays, ice tray, ice mould | isform, istärningsform, isbitsform, isbricka | eiswürfelform, eiswürfelschale | bac à glaçons, moule à glaçons | cubitera, cubiteras, bandeja de hielo, bandeja para cubitos > kitchenware
ice lolly moulds, popsicle molds, ice lolly mould | glassform, glassformar, isglassform | eisform, eisförmchen, eis am stiel form | moule à glace, moules à glaces | moldes para helados, molde para polos > kitchenware
ice cream scoop | glasskopa, glasskoper | eisportionierer, eislöffel | cuillère à glace | cuchara para helado, saca bolas de helado, sacabolas > kitchenware
cotton candy machine, candy floss machine | sockervaddsmaskin | zuckerwattemaschine | machine à barbe à papa | máquina de algodón de azúcar > home appliance
chocolate fountain | chokladfontän | schokobrunnen, schokoladenbrunnen | fontaine à chocolat | fuente de chocolate > home appliance
egg cooker, egg boiler | äggkokare | eierkocher | cuit-œufs, cuiseur à œufs | cuece huevos, cuecehuevos, hervidor de huevos > home appliance
egg slicer | äggskivare, äggdelare | eierschneider | coupe-œuf | cortador de huevos > kitchenware
egg timer | äggklocka | eieruhr | minuteur à œufs | reloj para huevos > kitchen timer
meat grinder, mincer | köttkvarn | fleischwolf | hachoir à viande, hachoir | picadora de carne > home appliance, kitchenware
meat slicer, food slicer, bread slicer, slicer | skärmaskin, brödskärare | allesschneider, aufschnittmaschine | trancheuse, trancheuse à jambon | cortafiambres, rebanadora > home appliance
ham stand, ham holder | skinkställ | schinkenhalter | support à jambon | jamonero, soporte para jamón > kitchenware
meat thermometer, food thermometer, cooking thermometer | stektermometer, kötttermometer, mattermometer | fleischthermometer, bratenthermometer, grillthermometer | thermomètre à viande, thermomètre de cuisine, sonde de cuisson | termómetro de carne, termómetro de cocina > kitchenware, thermometer
meat tenderizer, meat mallet | köttklubba | fleischklopfer | attendrisseur à viande, maillet à viande | mazo para carne, ablandador de carne > kitchenware
carving set, carving knife, carving fork | trancherset, trancherkniv, förskärare | tranchierbesteck, tranchiermesser | couteau à découper, service à découper | cuchillo trinchador, cuchillo jamonero > knife
paring knife, vegetable knife | skalkniv, grönsakskniv | schälmesser, gemüsemesser | couteau d'office, couteau à légumes | cuchillo mondador, puntilla > knife
steak knife, steak knives | grillkniv, stekkniv, grillknivar, köttkniv | steakmesser | couteau à steak, couteaux à steak | cuchillo para carne, cuchillos chuleteros > knife, cutlery
santoku knife, japanese knife | santokukniv, japansk kniv | santokumesser, santoku | couteau santoku, couteau japonais | cuchillo santoku, cuchillo japonés > knife
cleaver, meat cleaver | köttyxa | hackbeil, küchenbeil | feuille de boucher, couperet, hachoir de boucher | hachuela, macheta de cocina > knife
filleting knife, fillet knife | filékniv | filetiermesser | couteau à filet, couteau filet de sole | cuchillo fileteador > knife
cheese knife, cheese slicer, cheese plane | osthyvel, ostkniv | käsemesser, käsehobel | couteau à fromage, coupe-fromage, raclette à fromage, rabot à fromage | cuchillo para queso, cortador de queso, cortaquesos > kitchenware, knife
cheese board, cheeseboard | ostbricka, ostbräda | käsebrett, käseplatte | plateau à fromage, planche à fromage | tabla de quesos, tabla para queso > tableware, serving tray
knife block, knife rack, magnetic knife strip | knivblock, knivställ, knivlist | messerblock, messerleiste | bloc à couteaux, barre aimantée à couteaux, porte-couteaux | taco para cuchillos, bloque de cuchillos, soporte de cuchillos > kitchenware
kitchen scissors, kitchen shears, poultry shears | kökssax, fågelsax | küchenschere, geflügelschere | ciseaux de cuisine, cisailles à volaille | tijeras de cocina > kitchenware, scissors
mandoline, mandolin slicer, vegetable slicer | mandolin till köket, grönsaksskärare, grönsakshyvel | gemüsehobel, mandoline, küchenhobel | mandoline de cuisine, coupe-légumes, mandoline | mandolina de cocina, cortador de verduras > kitchenware
spiralizer, spiral cutter | spiralskärare, grönsakssvarv | spiralschneider | coupe-légumes spirale, taille-légumes spirale | espiralizador, cortador en espiral > kitchenware
vegetable chopper, onion chopper, food chopper, manual chopper, veggie chopper | grönsakshackare, lökhackare, hackare, matberedare manuell | zwiebelschneider, gemüseschneider, zerkleinerer, zwiebelhacker, gemüsehacker, multizerkleinerer, nicer dicer | hachoir à oignons, coupe-oignon, coupe-oignons, coupe-légumes, hachoir manuel, hachoir à légumes | picadora de cebolla, picador de verduras, picadora, picador manual, picador de cebolla, picadora manual, cortador de verduras, cortador de cebolla > kitchenware
nutcracker | nötknäppare | nussknacker | casse-noix, casse-noisette | cascanueces > kitchenware
nutmeg grater | muskotrivjärn, muskotkvarn | muskatreibe | râpe à muscade | rallador de nuez moscada > kitchenware
cherry pitter, cherry stoner, olive pitter | körsbärsurkärnare, urkärnare | kirschentkerner, olivenentkerner | dénoyauteur | deshuesador de cerezas, deshuesador > kitchenware
apple corer, apple slicer | äppelurkärnare, äppeldelare | apfelentkerner, apfelschneider, apfelteiler, apfelausstecher | vide-pomme, coupe-pomme | descorazonador de manzanas, cortamanzanas > kitchenware
avocado slicer | avokadoskärare | avocadoschneider | coupe-avocat | cortador de aguacate > kitchenware
melon baller | melonjärn | kugelausstecher | cuillère parisienne | sacabocados, vaciador de frutas > kitchenware
zester, lemon zester, microplane | zestjärn, citronrivjärn | zestenreißer, zestenreibe | zesteur | rallador de cítricos, pelador de cítricos > kitchenware
lemon squeezer, citrus juicer, citrus squeezer, citrus press | citronpress, citruspress | zitronenpresse, zitruspresse | presse-agrumes, presse-citron | exprimidor, exprimidor de cítricos, exprimelimones > juicer, kitchenware
potato masher | potatisstöt, potatisstomp | kartoffelstampfer | presse-purée, pilon à purée | prensapatatas, pasapurés, prensapuré, machacador de patatas > kitchenware
potato ricer, food mill | potatispress, passevit | kartoffelpresse, passiermühle, flotte lotte | moulin à légumes | pasapuré, prensa de patatas > kitchenware
kitchen tongs, tongs, serving tongs | kökstång, serveringstång, grilltång | küchenzange, grillzange, servierzange | pince de cuisine, pince à barbecue | pinzas de cocina, pinzas para barbacoa > kitchenware
ladle, soup ladle | soppslev, slev | schöpfkelle, suppenkelle | louche | cucharón, cazo de servir > kitchenware
skimmer, slotted spoon | hålslev | schaumlöffel, schaumkelle | écumoire | espumadera > kitchenware
pasta spoon, spaghetti server | pastaslev | spaghettilöffel, nudellöffel | cuillère à pâtes, cuillère à spaghetti | cuchara para espaguetis > kitchenware
ravioli cutter, pasta cutter | raviolistans, raviolijärn | ravioliausstecher, raviolischneider | roulette à ravioli, moule à ravioli | cortador de raviolis > kitchenware
gnocchi board | gnocchibräda | gnocchibrett | planche à gnocchis | tabla para ñoquis > kitchenware
pasta drying rack | pastatork | nudeltrockner | séchoir à pâtes | secador de pasta > kitchenware
sushi kit, sushi set, sushi mat | sushiset, sushimatta, sushikit | sushi-set, sushimatte | kit sushi, kit à sushi, natte à sushi | kit de sushi, set de sushi, esterilla para sushi > kitchenware
chopsticks, chopstick | ätpinnar, matpinnar | essstäbchen | baguettes chinoises, baguettes japonaises | palillos chinos, palillos japoneses > cutlery
burger press, hamburger press | hamburgerpress, burgarpress | burgerpresse, hamburgerpresse | presse à hamburger, presse à steak haché | prensa para hamburguesas, prensa hamburguesas > kitchenware
tortilla press | tortillapress | tortillapresse | presse à tortillas | prensa para tortillas, tortilladora > kitchenware
falafel maker, falafel scoop | falafelform | falafelformer | moule à falafel | molde para falafel > kitchenware
jam jar, preserving jar, mason jar, mason jars, kilner jar, canning jar | syltburk, konserveringsburk, inläggningsburk, glasburk | einmachglas, weckglas, marmeladenglas, einmachgläser, einweckglas | bocal à conserve, bocaux à conserve, pot à confiture, bocal, bocal à conserves | tarro de conservas, tarros de cristal, bote de conserva, frasco de vidrio, bote de cristal > storage jar, kitchenware
jam pan, preserving pan | syltgryta, syltkittel | einkochtopf, marmeladentopf | bassine à confiture | olla para mermelada > pot
preserving machine, canner | konserveringsautomat | einkochautomat | stérilisateur à conserves | esterilizador de conservas > home appliance
fermentation crock, fermenting jar, kimchi jar | jäsningskrus, fermenteringsburk, surkålskruka | gärtopf, sauerkrauttopf, fermentierglas | pot à fermentation, pot à choucroute | tarro de fermentación, olla de fermentación > kitchenware
kombucha kit | kombuchakit | kombucha-set | kit kombucha | kit de kombucha
home brew kit, beer brewing kit, brewing kit, home brewing kit, homebrew kit | hembryggningskit, ölbryggningskit, bryggset, ölbryggsats, ölbryggarset, hembryggning | bierbrauset, brauset, bierbrau-set | kit de brassage, kit de brassage bière | kit de elaboración de cerveza, kit para hacer cerveza
cheese making kit | osttillverkningskit | käse-set zum selbermachen, käsebereitungsset | kit fabrication fromage | kit para hacer queso
bread proofing cloth, bread bag | brödpåse av tyg | brotbeutel, brotsack | sac à pain | bolsa para pan > kitchenware
salad servers, salad tongs | salladsbestick | salatbesteck | couverts à salade | cubiertos para ensalada, servidores de ensalada > tableware
oil bottle, oil dispenser, oil and vinegar set, cruet, vinegar and oil cruet | oljeflaska, olja och vinägerset, olje- och vinägerset | ölflasche, essig-öl-set, ölspender, menage, essig-öl-spender | huilier, huilier-vinaigrier, bouteille à huile | aceitera, vinagrera, aceitera y vinagrera > tableware
oil sprayer, oil mister | oljespray, sprayflaska för olja | ölsprüher | vaporisateur d'huile, spray à huile | pulverizador de aceite > kitchenware
sugar bowl, creamer, milk jug | sockerskål, gräddkanna, mjölkkanna | zuckerdose, milchkännchen, zuckerdöschen | sucrier, pot à lait, crémier | azucarero, lechera, jarrita de leche > tableware
gravy boat, sauce boat | såssnipa, såskanna | sauciere, soßengießer, soßenschüssel | saucière | salsera > tableware
soup tureen, tureen | soppskål med lock, soppterrin | suppenterrine, terrine | soupière | sopera > tableware
soup bowl, soup plate, pasta plate | sopptallrik, soppskål, djup tallrik, pastatallrik | suppenteller, suppenschale, pastateller, tiefer teller | assiette creuse, bol à soupe, assiette à soupe | plato hondo, plato sopero, bol de sopa > plate, bowl
side plate, dessert plate | assiett, desserttallrik | dessertteller, kuchenteller, frühstücksteller | assiette à dessert, petite assiette | plato de postre > plate
cereal bowl, breakfast bowl | frukostskål, flingskål | müslischale, müslischüssel | bol à céréales, bol petit-déjeuner | bol de desayuno, bol para cereales > bowl
fruit bowl, fruit basket | fruktskål, fruktfat, fruktkorg | obstschale, obstkorb | coupe à fruits, corbeille à fruits | frutero, cesta de fruta > tableware, bowl
bread basket | brödkorg | brotkorb | corbeille à pain, panière à pain | panera de mesa, cesta de pan > tableware, basket
tea set, tea service, coffee set | teservis, kaffeservis | teeservice, kaffeeservice | service à thé, service à café | juego de té, juego de café > tableware
dinner set, dinner service, dinnerware set, crockery set | matservis, servis, porslinsservis | tafelservice, geschirrset, essservice, kombiservice | service de table, service d'assiettes, service de vaisselle | vajilla, vajillas, juego de vajilla > tableware
espresso cup, espresso cups | espressokopp, espressokoppar | espressotasse, espressotassen | tasse à expresso, tasses à expresso, tasse à espresso | taza de espresso, tazas de café expreso > mug
travel mug, insulated mug, tumbler cup, thermal mug | termosmugg, resemugg, termomugg | thermobecher, isolierbecher, coffee-to-go-becher, kaffeebecher to go | mug isotherme, tasse isotherme, mug de voyage, gobelet isotherme | taza térmica, vaso térmico, termo para café, taza de viaje > mug
beer mug, beer stein, tankard | ölsejdel, sejdel, ölstop | bierkrug, maßkrug, bierseidel | chope, chope à bière | jarra de cerveza, caña de cerveza > glass
beer glass, pint glass, beer glasses | ölglas | bierglas, biergläser | verre à bière, verres à bière | vaso de cerveza, copa de cerveza > glass
champagne glass, champagne flute, champagne glasses, sparkling wine glasses | champagneglas | sektglas, champagnerglas, sektgläser | flûte à champagne, coupe à champagne, flûtes à champagne | copa de champán, copa de cava, copas de cava > glass
cocktail glass, martini glass, cocktail glasses | cocktailglas, martiniglas | cocktailglas, cocktailgläser, martiniglas | verre à cocktail, verres à cocktail | copa de cóctel, copas de cóctel > glass
whisky glass, whiskey glass, whisky tumbler | whiskyglas | whiskyglas, whiskeyglas, whiskygläser | verre à whisky, verres à whisky | vaso de whisky, vasos de whisky > glass
shot glass, shot glasses | snapsglas, shotglas | schnapsglas, shotglas, schnapsgläser | verre à shot, verre à liqueur, verres à shot | vaso de chupito, vasos de chupito > glass
drinking straw, straws, metal straws, reusable straws | sugrör | strohhalme, trinkhalme, strohhalm, trinkhalm | paille à boire, pailles, pailles réutilisables | pajita, pajitas, popote > tableware
hip flask | fickplunta, plunta | flachmann | flasque | petaca
whisky stones | whiskystenar | whiskysteine | pierres à whisky | piedras para whisky > kitchenware
ice bucket, champagne bucket | ishink, champagnekylare | eiseimer, sektkühler, eiskübel, eiswürfelbehälter | seau à glace, seau à champagne | cubo de hielo, champanera, cubitera para botellas, hielera, cubitera > tableware, bucket
wine cooler, bottle cooler, wine chiller | vinkylare, flaskkylare | weinkühler, flaschenkühler | rafraîchisseur à vin, refroidisseur de bouteille, seau à vin | enfriador de vino, enfriador de botellas > tableware
wine fridge, wine cabinet, wine cooler, wine cooler cabinet | vinkyl, vinkylskåp, vinskåp | weinkühlschrank, weintemperierschrank | cave à vin | vinoteca, nevera para vino > home appliance, fridge
wine aerator, wine pourer, bottle stopper | vinluftare, vinpropp, flaskpropp | weinbelüfter, weinausgießer, flaschenverschluss | aérateur de vin, bouchon de bouteille | aireador de vino, tapón para botellas, vertedor de vino > tableware
jigger, bar measure | barmått | barmaß, jigger | doseur à cocktail | medidor de cócteles > kitchenware
french press, cafetiere, coffee press | presskanna, kaffepress, pressobryggare | kaffeepresse, french press, stempelkanne | cafetière à piston, presse à café | cafetera de émbolo, prensa francesa, cafetera francesa > kitchenware
moka pot, stovetop espresso maker, stovetop coffee maker, mocha pot | mokabryggare, mokakanna, espressokanna, espressokokare | espressokocher, mokkakanne, herdkanne | cafetière italienne, cafetière moka | cafetera italiana, cafetera moka > coffee maker, kitchenware
pour over coffee maker, coffee dripper | filterhållare, dripper, pour over-bryggare | handfilter, kaffeefilterhalter, filterhalter | porte-filtre à café, cafetière filtre manuelle | cafetera de goteo manual, cono de goteo > coffee maker
coffee filters, coffee filter, filter papers | kaffefilter, melittafilter | kaffeefilter, filtertüten | filtres à café, filtre à café | filtros de café, filtro de café > kitchenware
coffee tamper, espresso tamper | tamper, kaffestampare | tamper, kaffeestampfer | tasseur à café, tamper | prensador de café, tamper > kitchenware
coffee roaster | kafferost | kaffeeröster | torréfacteur | tostador de café > home appliance
kettle, electric kettle, water kettle | vattenkokare | wasserkocher | bouilloire, bouilloire électrique | hervidor, hervidor de agua, pava eléctrica > home appliance
tea cosy, tea cozy | tehuva, tevärmare | teewärmer, teehaube, kannenwärmer | couvre-théière, cache-théière | cubretetera > tableware
tea caddy, tea tin, tea box | teburk, teask | teedose, teebox | boîte à thé | caja para té, lata de té > storage jar
coffee canister, coffee tin | kaffeburk | kaffee-vorratsdose | boîte à café | bote para café > storage jar
biscuit tin, cookie jar, cookie tin | kakburk, kexburk | keksdose, gebäckdose, plätzchendose | boîte à biscuits, boîte à gâteaux, bocal à biscuits | galletero, lata de galletas, tarro de galletas, bote de galletas > storage jar
cereal dispenser, cereal container | flingbehållare | müslispender, müslidose | distributeur de céréales, boîte à céréales | dispensador de cereales > food container
bento box | bentolåda | bentobox, bento-box | boîte bento, bento | caja bento > lunch box
thermal food jar, food flask, food jar | mattermos | thermobehälter, isolierbehälter, speisegefäß | thermos alimentaire, porte-repas isotherme | termo para comida, termo de comida, termo para sólidos > thermos
beeswax wraps, food wraps | bivaxduk, bivaxdukar, vaxdukar till mat, bivaxfolie | bienenwachstuch, bienenwachstücher | emballage à la cire d'abeille, bee wrap | envoltorio de cera de abeja, paño de cera de abeja > kitchenware
freezer bags, sandwich bags, zip bags | fryspåsar, smörgåspåsar, plastpåsar med zip, zip-påse, ziplockpåse, blixtlåspåse | gefrierbeutel, frühstücksbeutel, zipbeutel, druckverschlussbeutel | sacs de congélation, sachets zip, sacs à sandwich, sac zip, sachets de congélation | bolsas para congelar, bolsas de congelación, bolsas con cierre, bolsa zip > kitchenware
aluminium foil, tin foil, aluminum foil | aluminiumfolie, folie till mat | alufolie, aluminiumfolie | papier aluminium, papier alu | papel de aluminio, papel aluminio, papel albal > kitchenware
baking paper, parchment paper, greaseproof paper | bakplåtspapper, smörpapper | backpapier | papier cuisson, papier sulfurisé | papel de horno, papel vegetal, papel para hornear > kitchenware
bag clips, food clips | påsklämmor, påsklämma | verschlussclips, tütenclips | pinces à sachet, clips de fermeture | pinzas para bolsas, clips para bolsas > kitchenware
cutlery tray, cutlery organiser, drawer organiser, kitchen organiser | bestickslåda, besticksinsats, lådinsats, lådavdelare, besticklåda | besteckkasten, besteckeinsatz, schubladeneinsatz | range-couverts, organiseur de tiroir, organisateur de tiroir | cubertero, organizador de cubiertos, organizador de cajones > kitchenware
plate rack, dish drainer, draining rack, dish rack | diskställ, tallriksställ | abtropfgestell, geschirrabtropfer, abtropfständer, geschirrständer, geschirrabtropfgestell, abtropfgitter | égouttoir, égouttoir à vaisselle | escurreplatos, escurridor de platos > kitchenware
kitchen roll, paper towels, kitchen paper, paper towel | hushållspapper, köksrulle | küchenrolle, küchenpapier, küchenkrepp, haushaltspapier | essuie-tout, sopalin | papel de cocina, rollo de cocina, toallas de papel, papel absorbente
kitchen roll holder, paper towel holder | hushållspappershållare | küchenrollenhalter | dérouleur essuie-tout, porte essuie-tout | portarrollos de cocina, soporte para papel de cocina > kitchenware
spoon rest | skedhållare, slevhållare | löffelablage, kochlöffelablage | repose-cuillère | reposacucharas, apoya cucharas > kitchenware
utensil holder, utensil pot | redskapsburk, redskapshållare | utensilienhalter, küchenutensilienhalter | pot à ustensiles, porte-ustensiles | portautensilios, bote para utensilios > kitchenware
recipe card box, recipe holder, cookbook stand | receptlåda, kokboksställ | rezeptbox, kochbuchhalter, kochbuchständer | boîte à recettes, porte-livre de cuisine, lutrin de cuisine | caja de recetas, atril de cocina > kitchenware
fondue set, fondue pot | fonduegryta, fondueset | fondueset, fonduetopf | appareil à fondue, service à fondue | juego de fondue, set de fondue, fondue > kitchenware
raclette grill, raclette machine | racletteapparat, raclettegrill, raclettejärn | raclettegerät, raclette-grill, raclettegrill | appareil à raclette | raclette eléctrica, plancha raclette, máquina de raclette, raclettera > home appliance
hot dog maker, hot dog machine | korvmaskin, varmkorvsmaskin | hotdog-maker, hot-dog-maschine | machine à hot-dog | máquina de perritos calientes > home appliance
sausage maker, sausage stuffer | korvstoppare, korvspruta | wurstfüller | poussoir à saucisses | embutidora > kitchenware
cooler, cool box, ice chest, electric cool box, cooler bag | kylbox, elkylbox | kühlbox, elektrische kühlbox | glacière, glacière électrique | nevera portátil, nevera de playa, hielera portátil > cooler
ice packs, freezer blocks, cool packs | kylklampar, kylklamp, ispåse | kühlakkus, kühlakku, kühlelemente | pains de glace, pain de glace, accumulateur de froid, poche de glace | acumuladores de frío, placas de hielo > cooler
picnic basket, picnic hamper | picknickkorg | picknickkorb | panier pique-nique, panier de pique-nique | cesta de picnic, cesta de pícnic > basket
picnic blanket, picnic rug | picknickfilt | picknickdecke | couverture de pique-nique, plaid pique-nique | manta de picnic, manta de pícnic > blanket
snack, snacks, nibbles, munchies | snacks, tilltugg | snacks | en-cas, snacks | snacks, tentempié
crackers, cracker, savoury biscuits | salta kex, kex till ost, smörgåskex | cracker, kräcker, salzgebäck | crackers, biscuits apéritif, biscuits salés | galletas saladas, crackers
`
