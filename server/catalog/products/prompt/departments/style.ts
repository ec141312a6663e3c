/** Things to wear, jewellery, bags, parties, presents, food and drink: as kitchen.ts. */
export const STYLE = `
shawl, stole, pashmina, wrap shawl | sjal, stola, pashmina | stola, schultertuch, umschlagtuch, pashmina | châle, étole, pashmina | mantón, chal, estola, pashmina > scarf
headscarf | scarf, sjalett | kopftuch | foulard, carré de soie | pañuelo, fular, pañuelo de cabeza > scarf
sarong, pareo, beach cover-up | sarong, pareo, strandklänning | sarong, pareo, strandkleid | paréo, sarong, robe de plage | pareo, sarong, vestido de playa > clothing, dress
dirndl, lederhosen | dirndl, lederhosen | dirndl, trachtenkleid, dirndlkleid | dirndl, culotte de cuir bavaroise | dirndl, traje bávaro > clothing
pencil skirt | pennkjol | bleistiftrock | jupe crayon | falda lápiz, falda de tubo > skirt
maxi dress, sundress | maxiklänning, solklänning, långklänning | maxikleid | robe longue | vestido largo > dress
cocktail dress, party dress | cocktailklänning, festklänning | cocktailkleid, partykleid, abendkleid kurz | robe de cocktail, robe de soirée courte | vestido de cóctel > dress
maternity dress, nursing dress | gravidklänning, amningsklänning, mammaklänning | umstandskleid, stillkleid | robe de grossesse, robe d'allaitement | vestido premamá, vestido de lactancia, vestido de embarazo > dress
cargo trousers, cargo pants | cargobyxor | cargohose | pantalon cargo | pantalones cargo, pantalón cargo > trousers
chinos, chino trousers | chinos | chinohose, chino | chino, pantalon chino | chinos, pantalón chino > trousers
bermuda shorts, cargo shorts | bermudashorts, cargoshorts | bermuda, bermudas, cargoshorts | bermuda, short cargo | bermudas, pantalón corto cargo > shorts
puffer vest, down vest, padded vest, quilted vest | dunväst, vadderad väst, täckväst | daunenweste, steppweste | doudoune sans manches, gilet matelassé | chaleco acolchado, chaleco de plumas > vest
quilted jacket | quiltad jacka, vadderad jacka | steppjacke | veste matelassée, doudoune légère | chaqueta acolchada > jacket
denim jacket, jean jacket | jeansjacka | jeansjacke | veste en jean, blouson en jean | chaqueta vaquera, cazadora vaquera > jacket
duffle coat, pea coat | duffel | dufflecoat, caban | duffle-coat, caban | trenca, chaquetón marinero > coat
faux fur coat | fuskpälskappa, pälskappa | kunstpelzmantel, pelzmantel, kunstpelzjacke | manteau en fausse fourrure, manteau de fourrure | abrigo de pelo sintético, abrigo de piel, abrigo de pelo > coat
lumberjack shirt, flannel shirt, checked shirt | flanellskjorta, rutig skjorta, skogshuggarskjorta | holzfällerhemd, flanellhemd, karohemd | chemise de bûcheron, chemise en flanelle, chemise à carreaux | camisa de leñador, camisa de franela, camisa de cuadros > shirt
hawaiian shirt | hawaiiskjorta | hawaiihemd | chemise hawaïenne | camisa hawaiana > shirt
crop top, bandeau top | croptop, magtröja, croptopp | crop top, bauchfreies top | crop top, brassière, haut court | crop top, top corto > top, sweater
shapewear, body shaper, girdle | shapewear, gördel, formande underkläder | shapewear, miederhose, formende unterwäsche | gaine, sous-vêtements sculptants, lingerie gainante | faja, fajas, ropa moldeadora > underwear
corset, bustier | korsett, bustier | korsett, korsage, bustier, corsage | corset, bustier, guêpière | corsé, bustier > underwear
strapless bra, push-up bra | axelbandslös bh, push-up-bh | trägerloser bh, push-up-bh | soutien-gorge sans bretelles, soutien-gorge push-up, soutien-gorge bandeau | sujetador sin tirantes, sujetador push-up > bra
no-show socks, ankle socks, sneaker socks, trainer socks | sneakerstrumpor, ankelstrumpor, ankelsockor, osynliga strumpor | sneakersocken, füßlinge, unsichtbare socken | socquettes, socquette, chaussettes invisibles, protège-pieds | calcetines invisibles, calcetines tobilleros, pinkies, pinkis > sock
knee socks, knee-high socks | knästrumpor, knästrumpa | kniestrümpfe, kniestrumpf | chaussettes hautes, mi-bas | calcetines altos, medias hasta la rodilla > sock
leg warmers | benvärmare | beinstulpen, stulpen | jambières, jambière, guêtres de danse | calentadores de piernas, calentadores > clothing, sock
slipper socks, non-slip socks | tofflor med strumpa, antihalksockor, halksockor, tofflor strumpor, antihalkstrumpor | hüttenschuhe, stoppersocken, abs-socken, hüttensocken | chaussons-chaussettes, chaussettes antidérapantes | calcetines antideslizantes, calcetines zapatilla > sock
felt slippers, sheepskin slippers | filttofflor, fårskinnstofflor | filzpantoffeln, lammfellhausschuhe, filzhausschuhe | chaussons en feutre, chaussons en mouton | zapatillas de fieltro, zapatillas de borreguito > slipper
snow boots, winter boots | snökängor, vinterstövlar, vinterkängor, vinterskor, snöstövlar | schneestiefel, winterstiefel, winterschuhe, schneeboots | bottes de neige, après-ski, bottes d'hiver, bottes fourrées | botas de nieve, descansos, botas de invierno > boot
cowboy boots, western boots | cowboyboots, cowboystövlar, westernboots | cowboystiefel, westernstiefel | santiags, santiag, bottes western, bottes de cowboy | botas camperas, botas de cowboy, botas vaqueras > boot
cowboy hat | cowboyhatt | cowboyhut | chapeau de cowboy | sombrero vaquero, fedora > hat
flat cap, newsboy cap | gubbkeps, sixpence, flat cap | schiebermütze, schirmkappe | casquette plate, casquette gavroche, béret casquette | gorra plana, boina inglesa > hat
visor cap, sun visor, visor | solskärm keps, skärmkeps | sonnenblende kappe, sonnenschild kappe, schirmvisor, sonnenvisor | visière, casquette visière | visera > hat
ushanka, trapper hat | pälsmössa, öronlappsmössa, lappmössa | fellmütze, fliegermütze, uschanka, schapka | chapka | gorro ruso, ushanka > hat
mittens, mitten | tumvantar, tumvante | fäustlinge, fausthandschuhe | moufles | manoplas > gloves
touchscreen gloves | touchvantar, pekskärmshandskar, pekskärmsvantar | touchscreen-handschuhe | gants tactiles | guantes táctiles > gloves
engagement ring | förlovningsring | verlobungsring | bague de fiançailles | anillo de compromiso > ring
signet ring | signetring, klackring | siegelring | chevalière | anillo de sello > ring
hoop earrings, gold hoops, silver hoops | creoler, örhängen ringar, ringörhängen, ringar öron | creolen | créoles | aros pendientes, pendientes de aro, argollas, arracadas, aros de oro, aros de plata, aros dorados > earring
clip-on earrings | öronclips, clipsörhängen | ohrclips, ohrklipse | clips d'oreilles, boucles d'oreilles à clip | pendientes de clip > earring
charm bracelet, charms | berlockarmband, berlock, berlocker | bettelarmband, charms, charm-armband | bracelet charms, charms, breloque, bracelet à breloques | pulsera de charms, charms, abalorio para pulsera, pulsera de dijes > bracelet
pearl necklace | pärlhalsband | perlenkette | collier de perles | collar de perlas > necklace
locket, photo locket | medaljong | medaillon | médaillon | guardapelo, medallón, relicario > necklace
nose ring, piercing jewellery, body piercing | näsring, piercing, piercingsmycke, näspiercing | nasenring, piercing, piercingschmuck, nasenpiercing | anneau de nez, piercing, bijou de piercing, piercing nez | aro de nariz, piercing, piercing nariz > jewellery
jewellery stand, jewellery holder, ring holder | smyckesställ, smyckeshållare | schmuckständer, ringhalter | porte-bijoux, présentoir à bijoux | joyero expositor, soporte para joyas, portajoyas
jewellery cleaner, ultrasonic cleaner | smyckesrengöring, ultraljudstvätt, smyckesputs | schmuckreiniger, ultraschallreiniger, schmuckreinigung | nettoyant bijoux, nettoyeur à ultrasons | limpiador de joyas, limpiador ultrasónico
pocket watch | fickur | taschenuhr | montre à gousset, montre de poche | reloj de bolsillo > watch
watch box, watch case | klockbox, klocklåda, klockskrin, watchwinder | uhrenbox, uhrenkasten | boîte à montres, écrin à montres, coffret à montres | caja para relojes, estuche para relojes > box
badge, enamel pin, pin badge, lapel pin, badge pin | pin, knappmärke, rockmärke, emaljpin | anstecker, ansteckpin | pin's, badge épingle | pin, chapa, broche pin, chapa esmaltada
hair bow, barrette, hair ribbon | hårrosett, hårspänne, hårband rosett | haarschleife, haarspange | barrette, nœud cheveux, nœud pour cheveux | pasador, lazo para el pelo > hair clip
coin purse, change purse | myntbörs, portmonnä | münzbörse, kleingeldbörse, geldbeutel | porte-monnaie | monedero, portamonedas > wallet
beach bag, straw bag, raffia bag | strandväska, stråväska, bastväska, badväska | strandtasche, korbtasche, basttasche, badetasche | sac de plage, panier de plage, sac en raphia | bolsa de playa, bolso de rafia, capazo de playa, bolso de playa > bag
trolley bag, shopping trolley, shopping cart bag | shoppingvagn, dramaten | einkaufstrolley, hackenporsche | caddie, chariot de courses, poussette de marché | carro de la compra, carrito de la compra > bag, shopping bag
net bag, string bag, mesh bag | nätkasse, nätpåse | einkaufsnetz, netztasche | filet à provisions, sac filet | bolsa de malla, bolsa de red > bag, shopping bag
bag charm, bag hanger, handbag hook | väskhänge, väskkrok, väskcharm | taschenanhänger, taschenhaken | bijou de sac, accroche-sac | colgante para bolso, gancho para bolso
umbrella hat, folding umbrella, telescopic umbrella, compact umbrella | hopfällbart paraply, fickparaply | taschenschirm, knirps | parapluie pliant, parapluie de poche | paraguas plegable > umbrella
party hats, paper hats | partyhattar, kalashattar, partyhatt, kalashatt | partyhüte, partyhut | chapeaux de fête, chapeaux pointus, chapeau d'anniversaire | gorros de fiesta, gorritos de cumpleaños, sombrero de fiesta > hat
party bags, goodie bags, party favours, party favors | kalaspåsar, godispåsar, fiskdamm påsar | mitgebsel, mitgebseltüten, gastgeschenke | sachets cadeaux anniversaire, cadeaux invités, pochettes surprises | bolsas de cumpleaños, bolsas de chuches, detalles para invitados
party blowers, party horns, noisemakers | partytutor, blåsormar | luftrüssel, tröten, partytröten | langues de belle-mère, sans-gêne, mirlitons | matasuegras
party poppers, confetti cannon | partysmällare, konfettibomb, konfettikanon | konfettikanone, partypopper, knallbonbon | canon à confettis, cotillons, bombe à confettis | cañón de confeti, lanza confeti
sparklers, sparkler, fireworks, firework | tomtebloss, fyrverkeri, fyrverkerier | wunderkerzen, feuerwerk | cierges magiques, feux d'artifice, bougies étincelantes | bengalas, bengala, fuegos artificiales
birthday candles, number candles | födelsedagsljus, tårtljus, sifferljus | geburtstagskerzen, zahlenkerzen, kuchenkerzen | bougies d'anniversaire, bougie chiffre | velas de cumpleaños, vela número > candle
birthday banner, birthday decorations, birthday garland | födelsedagsdekoration, grattisgirlang | geburtstagsdeko, geburtstagsgirlande | décoration anniversaire, guirlande anniversaire, banderole anniversaire | decoración de cumpleaños, guirnalda de cumpleaños > decoration, garland
balloon pump | ballongpump | ballonpumpe | gonfleur à ballons | inflador de globos
balloon arch, balloon garland | ballongbåge, ballonggirlang | ballongirlande, ballonbogen | arche de ballons, guirlande de ballons | arco de globos, guirnalda de globos > balloon
paper plates, disposable plates, disposable tableware, paper plate | papperstallrikar, pappersmuggar, engångstallrikar, engångsservis, papptallrik, engångstallrik | pappteller, einweggeschirr, einwegteller | assiettes en carton, gobelets en carton, vaisselle jetable, assiette en carton, assiette jetable | platos de papel, vasos de papel, platos desechables, vajilla desechable, plato de papel, plato de cartón > tableware, plate
invitation cards, invitations, party invitations | inbjudningskort | einladungskarten, einladungskarte | cartes d'invitation, invitations, invitation, carton d'invitation, faire-part | tarjetas de invitación, invitaciones, invitación > greeting card
place cards, table numbers, seating plan | placeringskort, bordsnummer | platzkarten, tischkarten, tischnummern | marque-places, numéros de table, plan de table | tarjetas de mesa, números de mesa > greeting card
photo booth props, photo props | fotorekvisita, photo booth-rekvisita | fotorequisiten, fotobox-zubehör | accessoires photobooth, photobooth | accesorios de photocall, photocall
carnival mask, party mask, venetian mask, halloween mask | maskeradmask, karnevalsmask, halloweenmask | karnevalsmaske, faschingsmaske, halloweenmaske | masque de carnaval, masque vénitien, masque halloween | máscara de carnaval, máscara veneciana, máscara de halloween
fake blood, fake beard, fake moustache, vampire teeth | teaterblod, lösskägg, lösmustasch, vampyrtänder | kunstblut, falscher bart, schnurrbart zum ankleben, vampirzähne | faux sang, fausse barbe, fausse moustache, dents de vampire | sangre falsa, barba postiza, bigote postizo, dientes de vampiro
fairy wings, butterfly wings, magic wand, cape costume | fevingar, trollspö, mantel utklädning, trollstav | feenflügel, zauberstab, umhang kostüm | ailes de fée, baguette magique, cape de déguisement | alas de hada, varita mágica, capa de disfraz > costume
halloween decorations, halloween decoration, pumpkin carving kit | halloweendekoration, pumpakarvningskit | halloween-deko, kürbisschnitzset | décoration halloween, kit citrouille | decoración de halloween, kit para tallar calabazas > decoration
easter decorations, easter eggs, easter basket, egg dye | påskpynt, påskägg, påskkorg, äggfärg, påskdekoration | osterdeko, ostereier, osterkorb, eierfarben, osterei, osterdekoration | décoration de pâques, œufs de pâques, panier de pâques | decoración de pascua, huevos de pascua, cesta de pascua > decoration
nativity scene, nativity set, christmas crib | julkrubba | weihnachtskrippe, krippe | crèche de noël, crèche | belén, belén navideño, pesebre navideño > decoration
advent star, paper star, christmas star | adventsstjärna, julstjärna lampa, pappersstjärna | weihnachtsstern lampe, papierstern, adventsstern | étoile de noël, étoile de l'avent | estrella de navidad, estrella de papel navideña > decoration
advent candle holder, advent wreath, candle arch, advent candlestick | adventsljusstake, adventsstake, adventskrans | adventskranz, schwibbogen, lichterbogen, adventsleuchter | couronne de l'avent, bougeoir de l'avent, chandelier de l'avent | corona de adviento, candelabro de adviento > decoration
christmas lights, outdoor christmas lights, christmas tree lights, tree lights | julbelysning, julgransbelysning, julslinga, julgransljus, granbelysning, ljusslinga till granen | weihnachtsbeleuchtung, christbaumbeleuchtung, christbaumkerzen, lichterkette für den weihnachtsbaum, weihnachtslichterkette | éclairage de noël, guirlande de noël lumineuse, guirlande pour sapin, lumières de noël, guirlande de noël led, guirlande led de noël, guirlande électrique de noël | luces de navidad, luces navideñas, luces para el árbol, luces de árbol de navidad > string lights
christmas tree stand | julgransfot | christbaumständer, weihnachtsbaumständer | pied de sapin | pie para árbol de navidad, soporte árbol de navidad, base para árbol de navidad
tree topper, christmas tree topper | julgranstopp, toppstjärna | christbaumspitze | cimier de sapin, étoile de sapin | estrella para árbol de navidad, punta de árbol > decoration
christmas jumper, ugly christmas sweater, ugly sweater | jultröja, julpullover | weihnachtspullover | pull de noël | jersey navideño, jersey de navidad > sweater
santa costume, santa hat | tomtedräkt, tomteluva | weihnachtsmannkostüm, nikolausmütze, weihnachtsmütze, nikolauskostüm | costume de père noël, bonnet de noël | disfraz de papá noel, gorro de papá noel, traje de papá noel > costume
christmas crackers | smällkarameller | knallbonbons weihnachten | crackers de noël, papillotes surprise | crackers de navidad, sorpresas navideñas
gift bag, gift bags, gift wrapping bags | presentpåse, presentpåsar | geschenktüte, geschenktüten, geschenktasche | sac cadeau, sacs cadeaux, pochette cadeau | bolsa de regalo, bolsas de regalo > bag
gift tags, gift tag | presentetiketter, etiketter till paket, presentetikett | geschenkanhänger | étiquettes cadeaux, étiquette cadeau | etiquetas de regalo
personalised gift, engraved gift, photo gift | personlig present, graverad present, fotopresent | personalisiertes geschenk, fotogeschenk | cadeau personnalisé, cadeau photo | regalo personalizado, regalo con foto
marshmallows, marshmallow | marshmallows, skumgodis | marshmallows, mäusespeck | guimauves, chamallows, chamallow, marshmallows, marshmallow, guimauve | malvaviscos, nubes de azúcar, marshmallows, marshmallow, bombones de malvavisco, malvavisco > candy
lollipop, lollipops | klubba, godisklubba, slickepinne | lutscher, lolli | sucette bonbon, sucettes bonbon | piruleta, piruletas, chupachups > candy
fudge, toffee, caramel sweets | kola, fudge, gräddkola | karamell, toffee, sahnekaramellen | caramels, caramel mou | toffee, caramelo blando, dulce de azúcar > candy
marzipan, marzipan pigs, marzipan fruits | marsipan, mandelmassa, marsipangrisar, marsipangris, marsipanfrukter | marzipan, marzipanschweine, marzipanschwein, marzipankartoffeln, marzipanbrot | massepain, pâte d'amande, fruits en pâte d'amande | mazapán, figuritas de mazapán > candy
turkish delight, halva | turkisk konfekt, halva | lokum, halva | loukoum, halva | delicias turcas, halva > candy
chewing gum | tuggummi | kaugummi | chewing-gum, chewing gum | chicle, chicles > candy
mints, peppermints, breath mints | halstabletter mint, mintpastiller | pfefferminzpastillen, pfefferminz, pfefferminzbonbons | pastilles menthe, bonbons à la menthe | caramelos de menta, pastillas de menta > candy
chocolate spread, hazelnut spread | chokladpålägg, hasselnötskräm, nötkräm, chokladkräm | schokocreme, nuss-nougat-creme, schokoaufstrich | pâte à tartiner | crema de cacao, crema de avellanas > food
almond butter, nut butter, tahini, nut butter almond | mandelsmör, nötsmör, tahini | mandelmus, nussmus, tahin, sesammus | purée d'amande, beurre d'amande, tahini | crema de almendras, mantequilla de almendra, tahini > food, butter
vanilla extract, vanilla pods, vanilla pod, bourbon vanilla, bourbon vanilla pods, vanilla beans | vaniljextrakt, vaniljstång, vaniljstänger, bourbonvanilj | vanilleschoten, vanilleschote, vanilleextrakt, bourbon-vanille, bourbonvanille | gousses de vanille, gousse de vanille, extrait de vanille, vanille bourbon | vainas de vainilla, vaina de vainilla, extracto de vainilla, vainilla bourbon > spice
food colouring, food coloring, icing, fondant icing | hushållsfärg, karamellfärg, sockerpasta, glasyr, livsmedelsfärg | lebensmittelfarbe, streusel, fondant, zuckerguss | colorant alimentaire, vermicelles, pâte à sucre, glaçage | colorante alimentario, fondant, glaseado > food
sourdough starter, bread mix, cake mix | surdegsgrund, brödmix, kakmix, surdeg | sauerteig, brotbackmischung, kuchenmischung | levain, préparation pour pain | masa madre, preparado para pan, preparado para bizcocho > food
gelatin, gelatine, agar agar | gelatin, agar-agar | gelatine, agar-agar | gélatine, agar-agar | gelatina, agar-agar > food
coconut milk, coconut cream | kokosmjölk, kokosgrädde | kokosmilch, kokoscreme | lait de coco, crème de coco | leche de coco, crema de coco > food, milk
curry paste, thai curry | currypasta | currypaste | pâte de curry | pasta de curry > food
rice noodles | risnudlar | reisnudeln | nouilles de riz, vermicelles de riz | fideos de arroz > pasta
rice paper | rispapper | reispapier | galettes de riz, feuilles de riz | papel de arroz > food
instant noodles, ramen, ramen noodles | snabbnudlar, ramen | instantnudeln, ramen | nouilles instantanées, ramen | fideos instantáneos, ramen > food, pasta
nori, seaweed, wasabi | nori, sjögräs, wasabi, alger | nori, algen, wasabi | nori, algues, wasabi | nori, algas, alga, wasabi > food
hot sauce, chilli sauce, sriracha, tabasco | stark sås, chilisås, sriracha, hot sauce | chilisauce, scharfe soße, sriracha | sauce piquante, sauce pimentée, sriracha | salsa picante, salsa chile, sriracha > sauce
barbecue sauce, bbq sauce | bbq-sås, barbecuesås | bbq-sauce, grillsauce | sauce barbecue | salsa barbacoa > sauce
capers, caper, sun-dried tomatoes, artichokes, artichoke | kapris, soltorkade tomater, kronärtskockor | kapern, getrocknete tomaten, artischocken | câpres, câpre, tomates séchées, artichauts | alcaparras, alcaparra, tomates secos, alcachofas, alcachofa > food
pate, foie gras, rillettes | leverpastej, pastej, foie gras | pastete, leberpastete, foie gras, leberwurst | pâté, foie gras, rillettes, terrine de campagne | paté, foie gras, fuagrás > food
beef jerky, dried meat, biltong, jerky | torkat kött, beef jerky | trockenfleisch, beef jerky | viande séchée, bœuf séché | carne seca, cecina > meat
rice cakes, corn cakes | riskakor, majskakor | reiswaffeln, maiswaffeln | galettes de maïs, galettes de riz soufflé | tortitas de arroz, tortitas de maíz > food, biscuit
trail mix, mixed nuts | nötmix, studenthavre, nötblandning | studentenfutter, nussmischung | mélange de noix, mélange de fruits secs | mezcla de frutos secos, cóctel de frutos secos > nuts
chia seeds, pumpkin seeds, sunflower seeds | chiafrön, pumpafrön, solrosfrön | chiasamen, kürbiskerne, sonnenblumenkerne | graines de chia, graines de courge, graines de tournesol | semillas de chía, pipas de calabaza, pipas de girasol > food, seeds
tortilla wraps, tortillas, tortilla, taco shells, nachos, nacho, tortilla chips | tortillabröd, tacoskal, nachos, tortillachips | tortillas, tacoschalen, nachos, tortillachips, wraps | tortillas de blé, coques de tacos, nachos | tortillas de trigo, nachos, nacho, totopos > food
gluten free flour, almond flour, buckwheat flour | mandelmjöl, bovetemjöl, glutenfritt mjöl | mandelmehl, buchweizenmehl, glutenfreies mehl | farine d'amande, farine de sarrasin, poudre d'amande | harina de almendra, harina de trigo sarraceno, harina sin gluten > flour
kombucha, kefir | kombucha, kefir | kombucha, kefir | kombucha, kéfir | kombucha, kéfir > drink
iced tea, cold brew | iste, cold brew | eistee, cold brew | thé glacé, café glacé | té helado, cold brew > drink
tonic water, ginger beer, ginger ale | tonic, tonicvatten, ginger beer, ingefärsdricka | tonic water, ginger beer, ginger ale | tonic, eau tonique, ginger beer | tónica, agua tónica, cerveza de jengibre > drink
yerba mate, mate gourd | yerba mate, matekopp | mate-tee, mate-becher | yerba maté, calebasse à maté | yerba mate, mate calabaza, bombilla de mate > tea
white tea, oolong tea, jasmine tea, peppermint tea, ginger tea | vitt te, oolongte, jasminte, pepparmyntste, ingefärste | weißer tee, oolong, jasmintee, pfefferminztee, ingwertee | thé blanc, thé oolong, thé au jasmin, infusion menthe, infusion gingembre | té blanco, té oolong, té de jazmín, té de menta, té de jengibre > tea
rose wine, orange wine, dessert wine | rosévin, dessertvin | roséwein, dessertwein | vin rosé, vin doux | vino rosado, vino dulce > wine
cognac, brandy, armagnac | konjak, cognac, brandy | weinbrand, cognac, brandy | cognac, armagnac | coñac, brandy > drink
oxford shoes, dress shoes, derby shoes | finskor, lågskor, oxfordskor, snörskor, festskor | halbschuhe, anzugschuhe, schnürschuhe, lackschuhe, oxford-schuhe, businessschuhe | chaussures de ville, richelieus, chaussures habillées | zapatos de vestir, zapatos oxford, zapatos de cordones > shoe
school shoes | skolskor | schulschuhe | chaussures d'école | zapatos colegiales, zapatos de colegio > shoe
comfort shoes | promenadskor | bequemschuhe, walkingschuhe | chaussures confort | zapatos cómodos > shoe
pool sliders, sliders, bath slippers, pool slides | badtofflor | badelatschen, badeschlappen | claquettes, mules de piscine, sandales de piscine | chanclas de piscina, sandalias de ducha > sandal
lounge pants | mysbyxor | wohlfühlhose, haushose | pantalon d'intérieur | pantalón de estar por casa > trousers
capri pants, cropped trousers, capris | caprbyxor, caprishorts, piratbyxor | caprihose, dreiviertelhose, 7/8-hose | pantacourt, corsaire | pantalón pirata, pantalón capri > trousers
school uniform | skoluniform | schuluniform | uniforme scolaire | uniforme escolar > clothing
ski suit, snow suit | skidoverall, vinteroverall, snöoverall | skianzug, schneeoverall | combinaison de ski, combi de ski | mono de esquí, traje de nieve > clothing
cagoule, kagoul, packaway raincoat | regnanorak | windbreaker regen, regencape | k-way, coupe-vent imperméable | chubasquero plegable > raincoat, clothing
`
