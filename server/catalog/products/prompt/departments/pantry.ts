/** What is eaten and drunk, and what else goes by many names, as synonym-groups.ts; behind ">" what it is a kind of. */
export const PANTRY = `
jelly beans, jellybeans | jelly beans, geléhallon | jelly beans, geleebohnen | dragées gélifiées | gominolas jelly beans > candy
wine gums, fruit gums, sour worms, sour candy, sour sweets | vingummi, surt godis, sura maskar, sura nappar | weingummi, saure würmer, saure süßigkeiten | bonbons acidulés, bonbons gélifiés | gominolas ácidas, gusanitos ácidos > candy
caramels, toffee, toffees | kola, kolor, gräddkola | karamell, toffee, sahnebonbons | caramels, caramel au beurre salé | caramelos blandos, tofes > candy
hot chocolate, drinking chocolate, cocoa powder | varm choklad, o'boy, chokladdryck, kakaopulver, chokladpulver | trinkschokolade, heiße schokolade, kakaopulver, backkakao | chocolat chaud, chocolat en poudre, cacao en poudre | chocolate a la taza, cacao en polvo, chocolate caliente > cocoa
ice cream, gelato, sorbet, ice lolly, ice lollies | glass, sorbet, isglass | speiseeis, eiscreme, sorbet | crème glacée, sorbet, esquimau | helado, helados, sorbete, polo de hielo > food
frozen pizza, pizza | pizza, fryspizza | pizza, tiefkühlpizza | pizza, pizza surgelée | pizza, pizza congelada > food
muesli bar, oat bar, cereal bar, granola bar, energy bar | müslibar, havrebar, energibar, energikaka | müsliriegel, haferriegel, energieriegel | barre de céréales, barre énergétique | barrita de cereales, barrita energética > food
rice pudding, semolina pudding | risgrynsgröt, mannagrynspudding | milchreis, grießbrei | riz au lait, semoule au lait | arroz con leche > food
porridge, oatmeal | gröt, havregrynsgröt | porridge, haferbrei | porridge, bouillie d'avoine | gachas, porridge > food
agave syrup, agave nectar | agavesirap | agavendicksaft, agavensirup | sirop d'agave | sirope de agave > sweetener
golden syrup, treacle, date syrup | sirap, ljus sirap, dadelsirap | zuckerrübensirup, dattelsirup | sirop de dattes, mélasse | melaza, sirope de dátil > sweetener
miso, miso paste | miso, misopasta | miso, misopaste | miso, pâte de miso | miso, pasta de miso > sauce
kimchi, sauerkraut, fermented cabbage | kimchi, surkål | kimchi, sauerkraut | kimchi, choucroute | kimchi, chucrut > food
salsa, tomato salsa, guacamole, dip | salsa, guacamole, dipp | salsa, guacamole, dip | salsa, guacamole, sauce dip | salsa mexicana, guacamole, salsa para dipear > sauce
soya mince, tempeh, seitan, jackfruit, meat substitute, plant-based meat, veggie burger, vegan burger | sojafärs, tempeh, seitan, jackfruit, vegofärs, vegoburgare, köttersättning | tempeh, seitan, jackfruit, fleischersatz, veggie-burger, sojaschnetzel | tempeh, seitan, jacquier, substitut de viande, steak végétal | tempeh, seitan, jackfruit, sustituto de carne, hamburguesa vegana > food
ginger shot, ginger shots, wellness shot | ingefärsshot | ingwershot, ingwer-shot | shot de gingembre | chupito de jengibre, shot de jengibre > drink
apple cider vinegar, cider vinegar | äppelcidervinäger | apfelessig | vinaigre de cidre | vinagre de manzana, vinagre de sidra > vinegar
truffle, truffles, black truffle | tryffel, svart tryffel | trüffel, schwarze trüffel | truffe, truffe noire | trufa negra, trufas > food
lobster, prawns, prawn, shrimp, seafood, mussels, mussel | hummer, räkor, räka, skaldjur, musslor | hummer, garnelen, garnele, meeresfrüchte, muscheln, muschel | homard, crevettes, crevette, fruits de mer, moules | langosta, gambas, gamba, marisco, mejillones, mejillón > fish
brie, camembert, soft cheese | brie, camembert, mögelost | brie, camembert, weichkäse | brie, camembert, fromage à pâte molle, bleu d'auvergne | brie, camembert > cheese
halloumi, feta, grilling cheese | halloumi, fetaost, grillost | halloumi, feta, grillkäse | halloumi, feta | halloumi, queso feta > cheese
cheddar, gouda, hard cheese, manchego | cheddar, gouda, prästost, hushållsost | cheddar, gouda, bergkäse, hartkäse | cheddar, gouda, comté, gruyère | cheddar, gouda, manchego, queso curado > cheese
baguette, sourdough, sourdough bread, ciabatta | baguette, surdegsbröd, ciabatta | baguette, sauerteigbrot, ciabatta | baguette, pain au levain, ciabatta | baguette, pan de masa madre, chapata, barra de pan > bread
bagel, bagels | bagel, bagels | bagel, bagels | bagel, bagels | bagel, bagels > bread
panettone, stollen, lebkuchen, gingerbread, christmas cake | panettone, stollen, pepparkakor, pepparkaka | panettone, stollen, christstollen, lebkuchen | panettone, pain d'épices, bûche de noël | panettone, pan de jengibre > cake
cupcake, cupcakes, muffin, muffins, doughnut, doughnuts | muffins, cupcakes, munkar | muffins, cupcakes, donuts, krapfen | cupcakes, cupcake, muffins, donuts, donut, beignets, beignet | cupcakes, cupcake, magdalenas, magdalena, muffins, muffin, dónuts, donut > cake
cookie dough, cake mix, baking mix, brownie mix | kakmix, bakmix | backmischung, kuchenbackmischung | préparation pour gâteau, mix pour gâteau | preparado para tartas, mezcla para bizcocho > food
vodka | vodka | wodka | vodka | vodka > drink
vermouth, vermouths | vermouth, vermut | wermut | vermouth | vermut, vermú > drink, wine
aperitif, aperitivo, aperol, bitters | aperitif, bitter | aperitif, aperol, bitter | apéritif, spritz | aperitivo, aperol, bíter > drink
pale ale, ipa | ale, ipa | craft-bier | ipa, pale ale | ipa, pale ale > beer
lemonade, soda, soft drink, ginger beer, ginger ale | läsk, lemonad, läskedryck, ginger beer | limonade, limo, ginger beer, erfrischungsgetränk | limonade, soda, ginger beer | limonada, refresco, gaseosa > drink
matcha, matcha powder | matcha, matchapulver | matcha, matchapulver | matcha, thé matcha | matcha, té matcha > tea
cow's milk, cows milk, cow milk, dairy milk | komjölk, vanlig mjölk | kuhmilch | lait de vache | leche de vaca > milk
plant milk, almond milk, soy milk, rice milk, oat drink, oat milk barista, barista milk, oat milk | växtdryck, mandelmjölk, sojamjölk, havredryck, havremjölk, baristamjölk | pflanzenmilch, mandelmilch, sojamilch, haferdrink, hafermilch | lait végétal, lait d'amande, lait de soja, boisson à l'avoine, lait d'avoine | leche vegetal, bebida vegetal, leche de almendras, bebida de avena, leche de avena > drink
jasmine tea, earl grey, oolong | jasminte, earl grey, oolong | jasmintee, earl grey, oolong | thé au jasmin, earl grey, oolong | té de jazmín, earl grey, oolong > tea
bedtime tea, sleep tea, good night tea, lavender tea | godnattte, sömnte, lavendelte | gute-nacht-tee, schlaftee, einschlaftee, lavendeltee | tisane du soir, tisane sommeil, infusion nuit | infusión para dormir, infusión relajante > herbal tea
tomato puree, chopped tomatoes, passata, tinned tomatoes, canned tomatoes | tomatpuré, krossade tomater, passerade tomater, konserverade tomater | tomatenmark, passierte tomaten, dosentomaten, gehackte tomaten | concentré de tomate, purée de tomate, tomates pelées, tomates concassées | tomate triturado, tomate frito, concentrado de tomate, tomate en lata > food
penne, fusilli, spaghetti, tagliatelle, macaroni | penne, spaghetti, tagliatelle, makaroner | penne, spaghetti, tagliatelle, makkaroni | penne, spaghettis, tagliatelles, tagliatelle, macaronis, coquillettes, coquillette | penne, espaguetis, tallarines, macarrones > pasta
tinned fish, sardines in oil, mackerel, anchovies, anchovy | fiskkonserv, makrill, ansjovis, sardeller | fischkonserven, makrele, sardellen, sardelle | conserve de poisson, maquereaux, anchois | conservas de pescado, caballa, anchoas, anchoa > fish
stock cubes, stock cube, gravy, bouillon cube | buljongtärning, buljong, sky | brühwürfel, gemüsebrühe, suppenwürfel | bouillon cube, cube de bouillon | pastilla de caldo, cubitos de caldo, caldo, caldo en cubitos > food
ready meal, ready meals, tinned food, canned food | färdigmat, färdigrätt, konserv | fertiggericht, konserve, eintopf | plat cuisiné, conserve, plat préparé | comida preparada, conserva, plato preparado > food
spread, spreads, jam and spreads | pålägg, bredbart pålägg | brotaufstrich, brotaufstriche | tartinade, tartinades | untable, crema de untar > food
hazelnut spread, nut butter | hasselnötskräm, nötsmör | nussnougatcreme, nussmus | pâte à tartiner, purée de noisettes | crema de avellanas, crema para untar, crema de cacao > food
marmalade, orange marmalade, curd, lemon curd | marmelad, apelsinmarmelad, lemon curd | orangenmarmelade, lemon curd | marmelade, confiture d'oranges, lemon curd | mermelada de naranja, lemon curd > jam
mixed nuts, nut mix, cashew kernels | nötmix, cashewnötter | nussmischung, cashewkerne | mélange de noix, noix de cajou | mezcla de frutos secos, frutos secos, anacardos > nuts
gift hamper, food hamper, gourmet basket, gift basket, gourmet gift basket | presentkorg, delikatesskorg, julkorg | präsentkorb, geschenkkorb, feinkostkorb, delikatesskorb | panier gourmand, panier garni, coffret gourmand | cesta gourmet, cesta de regalo, cesta de navidad > gift set
bbq rub, spice rub, barbecue rub, marinade | grillkrydda, rub, marinad | grillgewürz, bbq-rub, marinade | épices barbecue, rub, marinade | especias para barbacoa, adobo, marinada > spice
cooking oil, rapeseed oil, avocado oil | matolja, rapsolja, avokadoolja | speiseöl, rapsöl, avocadoöl | huile de cuisson, huile de colza, huile d'avocat | aceite de cocina, aceite de colza, aceite de aguacate > food
gherkins, gherkin, pickled cucumbers, pickled onions | inlagd gurka, ättiksgurka, smörgåsgurka, syltlök | gewürzgurken, gewürzgurke, essiggurken, cornichons | cornichons, cornichon, petits oignons au vinaigre | pepinillos, pepinillo, cebollitas en vinagre > pickles
ice scraper, frost scraper, windscreen scraper, de-icer | isskrapa, vindruteskrapa, rutskrapa, isskrapa med handske, avisningsspray | eiskratzer, eisschaber, scheibenkratzer, scheibenenteiser | raclette à givre, grattoir à givre, gratte-givre, grattoir à glace, dégivrant | rascador de hielo, rasqueta de hielo, rascahielos, descongelante
jump starter, jump starter pack, booster pack | starthjälp, startbooster, jumpstarter | starthilfegerät, starthilfe, powerpack auto | booster de batterie, démarreur de batterie, booster de démarrage | arrancador de batería, arrancador de coche, arrancador > car accessories
grill set, grilling set, barbecue cutlery, grill cutlery | grillset, grillbestick | grillbesteck, grillbesteck-set, grillset | set barbecue, ustensiles barbecue | set de barbacoa, utensilios de barbacoa > barbecue tools
drying mat, dish drying mat, dish cloth, dishcloth | diskmatta, disktrasa, wettextrasa | abtropfmatte, spültuch, geschirrmatte | tapis égouttoir, lavette, torchon vaisselle | alfombrilla escurreplatos, bayeta > sponge
highball glass, tumbler, long drink glass | highballglas, drinkglas, longdrinkglas | longdrinkglas, highballglas, tumbler | verre à long drink, verre highball, gobelet | vaso alto, vaso de tubo, vaso highball > glass
external hard drive, external drive, portable ssd, external ssd | extern hårddisk, bärbar ssd, extern ssd | externe festplatte, externe ssd, tragbare ssd | disque dur externe, ssd externe, ssd portable | disco duro externo, ssd externo, ssd portátil > hard drive
motorcycle helmet, motorbike helmet, full-face helmet, moped helmet | mc-hjälm, mopedhjälm, integralhjälm, motorcykelhjälm | motorradhelm, integralhelm, mopedhelm, rollerhelm, mofahelm | casque moto, casque de moto, casque intégral, casque scooter | casco de moto, casco integral, casco para scooter > helmet
bouncer, baby rocker | babysitter vippstol | babywippe | transat bébé, transat pour bébé | hamaca bebé, hamaca para bebé > baby gear
bralette, soft bra, triangle bra | bralette, mjuk bh | bralette, bustier, soft-bh | brassière, soutien-gorge souple | sujetador bralette, bralette > bra
kaftan, beach dress, cover-up | kaftan, strandklänning | kaftan, strandkleid | caftan, robe de plage | caftán, vestido de playa, vestido playero > dress
peacoat, overcoat, camel coat | överrock, pea coat, sjömansjacka | caban, cabanjacke | caban, pardessus | chaquetón marinero > coat
wedges, platform shoes, platforms, wedge sandals | kilklackar, platåskor, kilklackssandaler, kilklack | keilabsatz, plateauschuhe, keilsandaletten, keilabsatzschuhe, keilsandalen | compensées, chaussures compensées, plateformes, sandales compensées, chaussures à plateforme | cuñas, plataformas, zapatos de plataforma, sandalias de cuña > heels
choker, collar necklace, layered necklace | choker, halsband tajt, halssnara | choker, kropfband, halsband eng | ras de cou, collier ras du cou, ras-de-cou | gargantilla, choker > necklace
body jewellery, nose stud, piercing, belly ring, belly button ring | nässmycke, piercing, navelsmycke, navelpiercing | piercing, nasenstecker, bauchnabelpiercing | piercing, bijou de nez, piercing nombril | piercing, pendiente de nariz, piercing de ombligo > jewellery
tie clip, tie pin, tie bar | slipsnål, slipsklämma | krawattennadel, krawattenklammer | pince à cravate, épingle à cravate | alfiler de corbata, pasador de corbata > jewellery
air conditioner, portable air conditioner, air cooler, aircon | luftkonditionering, portabel ac, luftkylare | klimaanlage, mobile klimaanlage, klimagerät, luftkühler | climatiseur, climatiseur mobile, clim, rafraîchisseur d'air, climatisation mobile | aire acondicionado, climatizador, aire acondicionado portátil, enfriador de aire, climatizador evaporativo > home appliance
mattress topper, topper | bäddmadrass, madrasskydd topper, överdragsmadrass | matratzenauflage, topper, matratzentopper | surmatelas | topper, sobrecolchón > bedding
room spray, home fragrance, reed diffuser, potpourri, room fragrance | rumsspray, doftpinnar, doftstickor, potpurri, rumsdoft | raumduft, raumspray, duftstäbchen, potpourri | parfum d'intérieur, spray d'ambiance, bâtonnets parfumés, pot-pourri | ambientador, spray de ambiente, mikado, popurrí > air freshener
party game, drinking game | partyspel, festspel | partyspiel, trinkspiel | jeu d'ambiance, jeu de soirée | juego de fiesta, juego para fiestas > board game
moisturiser, moisturizer, moisturising cream, moisturizing cream | fuktkräm, fuktighetskräm, återfuktande kräm | feuchtigkeitscreme, feuchtigkeitspflege | crème hydratante, soin hydratant | crema hidratante > cream, skin care
`
