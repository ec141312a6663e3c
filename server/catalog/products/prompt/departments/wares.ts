/** Things of the house, the workshop, the wardrobe, the orchestra and the toy box that few shops name, as kitchen.ts. */
export const WARES = `
sword, katana, sabre | svärd, katana, sabel, värja | schwert, schwerter, katana, säbel | épée, épées, katana, sabre | espada, espadas, katana
dagger | dolk, dolkar | dolch, dolche | dague, poignard | daga, puñal > knife
machete | machete | machete, buschmesser | machette | machete > knife
knight's shield, toy shield | riddarsköld, leksakssköld | ritterschild, schutzschild | bouclier de chevalier, bouclier | escudo de caballero, escudo medieval > toy
knight's armour, suit of armour | riddarrustning | ritterrüstung, rüstung | armure de chevalier, armure | armadura de caballero, armadura > costume
handcuffs | handbojor, handklovar | handschellen | menottes | esposas de juguete, grilletes
fire engine, fire truck | brandbil, brandbilar | feuerwehrauto, feuerwehrwagen | camion de pompiers, camion de pompier | camión de bomberos, coche de bomberos > toy vehicles, toy
police car | polisbil, polisbilar | polizeiauto, polizeiwagen | voiture de police | coche de policía, patrulla de policía > toy vehicles, toy
ambulance | ambulans | krankenwagen, rettungswagen | ambulance | ambulancia > toy vehicles
toy bus, school bus, double decker | leksaksbuss, skolbuss, dubbeldäckare | spielzeugbus, schulbus, doppeldecker | bus jouet, bus scolaire | autobús de juguete, autobús escolar > toy vehicles, toy
pirate ship, toy ship | piratskepp, sjörövarskepp | piratenschiff | bateau pirate, bateau de pirates | barco pirata > toy vehicles, toy
spaceship, toy rocket, space shuttle | rymdskepp, leksaksraket, rymdraket, rymdfarkost | raumschiff, spielzeugrakete, weltraumrakete | vaisseau spatial, fusée jouet | nave espacial, cohete de juguete > toy vehicles, toy
crane truck, toy crane | lyftkran leksak, leksakskran, kranbil | spielzeugkran, kranwagen | grue jouet, camion grue | grúa de juguete, camión grúa > toy vehicles, toy
toy carousel, carousel | karusell | karussell | manège jouet, carrousel | carrusel, tiovivo > toy
slingshot toy | katapult | katapult | catapulte | catapulta > toy
periscope | periskop | periskop | périscope | periscopio > toy
kendama, skill toy | kendama | kendama, kugelfangspiel | kendama, bilboquet | kendama > toy
blindfold | ögonbindel | augenbinde | bandeau pour les yeux | venda para los ojos > sleep mask
cloak, hooded cloak | slängkappa | kapuzenumhang, zauberumhang | cape à capuche, pèlerine | capa con capucha > cape, costume
sash, party sash, bride to be sash | axelgehäng, ordensband, möhippaband | schärpe | écharpe de miss, écharpe future mariée | banda de miss, banda despedida > party decorations
toga | toga | toga | toge | toga > costume
kippah, yarmulke, skullcap | kippa, kalott | kippa | kippa, kippah | kipá, kippa > hat
bowler hat | plommonstop | bowler-hut, melonenhut | chapeau melon | sombrero hongo > hat
top hat | hög hatt, cylinderhatt, cylinderhatten | zylinderhut | chapeau haut de forme, haut-de-forme | sombrero de copa, chistera > hat, costume
fez, sailor hat, captain's hat, skipper hat | fez, sjömansmössa, kaptensmössa, skepparmössa | fez, matrosenmütze, kapitänsmütze, elbsegler | fez, casquette de marin, bonnet de marin | fez, gorra de capitán, gorro de marinero > hat
garter, wedding garter | strumpeband, brudstrumpeband | strumpfband | jarretière | liga de novia > suspender belt
sari | sariklänning | sari-kleid | sari | sari > dress
safari jacket, field jacket | fältjacka, safarijacka | feldjacke, fieldjacket, safarijacke | veste saharienne, saharienne, field jacket | chaqueta safari, sahariana > jacket
waders' boots, wellington socks | stövelsockor | stiefelsocken, gummistiefelsocken | chaussettes de bottes | calcetines para botas > sock
buckle, side release buckle | snäppspänne, plastspänne, metallspänne | schnalle, steckschnalle, schnallen | boucle clip, boucle à clip, boucle plastique | hebilla, hebillas
amulet, talisman | amulett, talisman | amulett, talisman | amulette, talisman | amuleto, talismán > jewellery
menorah, hanukkah candlestick | menora, chanukkaljusstake | menora, chanukkia, chanukka-leuchter | menorah, hanoukkia | menorá, janukiá > candlestick
drawer, replacement drawer | utdragslåda, lådfront | schublade, schubladen, schubkasten | tiroir, tiroirs | cajón extraíble, cajones extraíbles
crate, wooden crate, storage crate | träback, trälåda, förvaringsback, plastback, vikback | holzkiste, klappkiste, klappbox, stapelkiste | caisse en bois, cagette, caisse pliante, caisse de rangement | caja de madera, caja plegable, cajón de madera > home storage
barrel, oak barrel, cask, keg | ekfat, trätunna, träfat, ölfat | holzfass, eichenfass, fass, bierfass | tonneau, fût en chêne, fût de bière | barril, tonel, barrica
latch, barrel bolt, hasp | skjutregel, hasp, fönsterhasp, hakregel | schubriegel, türriegel, überfalle | loquet, targette, verrou à glissière, moraillon | pestillo, cerrojo, aldaba
pulley, block and tackle, chain hoist | remskiva, lyftblock, kättingtelfer, telfer | flaschenzug, seilrolle, umlenkrolle, seilzug, kettenzug | poulie, poulies | polea, poleas
visual timer, time timer | visuell timer, tidshjälpmedel, timstock | visueller timer, lernuhr zeit | minuteur visuel, time timer | temporizador visual > kitchen timer
shutters, shutter, roller shutter, roller shutters | fönsterluckor, fönsterlucka, rulljalusi | fensterladen, rollladen, rolladen | volet roulant, volets roulants, volets battants, volet battant, volets | contraventana, contraventanas, postigo, persiana enrollable > blinds
goblet, chalice | vinbägare, silverbägare | weinkelch, trinkkelch | calice, coupe à vin | cáliz, cáliz de vino > glass
cauldron | häxkittel, kittel, gjutjärnskittel | hexenkessel, gulaschkessel, suppenkessel, kochkessel | chaudrons | caldero, calderos > pot
rotisserie spit, rotisserie | grillspett roterande, rotisserie | drehspieß, rotisserie | tournebroche | asador giratorio, espeto giratorio > barbecue tools
bell, hand bell, jingle bells, cowbell | bjällra, bjällror, pingla, koskälla | glöckchen, kuhglocke, glocke, handglocke | clochette, grelot, grelots, cloche de vache, clochettes | campanilla, cascabel, cascabeles, cencerro
dynamo | cykeldynamo, dynamo | fahrraddynamo, dynamo, nabendynamo | dynamo, dynamo de vélo | dinamo, dinamo de bicicleta > bike parts
electronic components, resistor, resistors, capacitor, capacitors, transistor, diode | elektronikkomponenter, kondensator, transistor, lysdioder | elektronikbauteile, kondensator, kondensatoren, transistor, leuchtdioden | composants électroniques, condensateur, transistor, diodes | componentes electrónicos, condensador, transistores, diodos
breadboard, jumper wires | kopplingsdäck, kopplingsplatta | steckbrett, breadboard | plaque d'essai, breadboard | placa de pruebas, protoboard
voltage transformer, mains transformer | transformator, nättransformator | netztrafo, transformator, trafo, klingeltrafo | transformateur, transfo | transformador, transformador de corriente
jukebox | jukebox | jukebox | jukebox | jukebox, gramola
video recorder, vcr, vhs player | videobandspelare, vhs-spelare | videorekorder, vhs-player | magnétoscope, lecteur vhs | reproductor de vídeo vhs, reproductor vhs > electronics
photocopier, copier, copy machine | kopiator, kopieringsmaskin | kopierer, kopiergerät, fotokopierer | photocopieur, photocopieuse | fotocopiadora > printer
fax machine, fax | fax, faxmaskin | faxgerät | télécopieur | máquina de fax > electronics
windscreen, windshield | vindruta, bilruta | windschutzscheibe, frontscheibe | pare-brise | parabrisas, luna delantera > car parts
bumper, car bumper | stötfångare, kofångare | stoßstange, stoßfänger | pare-chocs | parachoques, paragolpes > car parts
gearbox | växellåda | getriebe, schaltgetriebe | boîte de vitesses | caja de cambios, caja de velocidades > car parts
carburettor, carburetor | förgasare | vergaser | carburateur | carburador > spare parts
speedometer | hastighetsmätare | tachometer, tacho | compteur de vitesse | velocímetro > spare parts
drive shaft, cv joint, crankshaft, camshaft | drivaxel, drivknut, vevaxel, kamaxel | antriebswelle, kurbelwelle, nockenwelle | cardan, arbre de transmission, vilebrequin, arbre à cames | cigüeñal, árbol de levas > car parts
wheel bearing, ball bearing, ball bearings | hjullager, kullager | radlager, kugellager | roulement de roue, roulement à billes | rodamiento, rodamientos, rodamiento de rueda > spare parts
snowmobile | snöskoter, skoter snö | schneemobil, motorschlitten | motoneige | moto de nieve
hand cart, pull-along wagon, beach wagon | handkärra, dragvagn, dragkärra, skrinda | bollerwagen, handwagen, leiterwagen | chariot de plage, chariot à main, chariot de jardin, charrette | carro de mano, carrito plegable, carro de playa
ramp, wheelchair ramp, loading ramp | rullstolsramp, tröskelramp, lastramp | auffahrrampe, rollstuhlrampe, türschwellenrampe, verladerampe | rampe d'accès, rampe de seuil, rampe de chargement | rampa, rampas, rampa de acceso > mobility aids
handrail, banister, stair rail | ledstång, trappräcke | handlauf, geländer, treppengeländer | rampe d'escalier, main courante, garde-corps | barandilla, pasamanos
wind turbine | vindkraftverk, vindturbin | windkraftanlage, windgenerator | éolienne | aerogenerador, turbina eólica
drill chuck | borrchuck | bohrfutter | mandrin de perceuse | portabrocas > tool
anvil | smedstäd, smidesstäd | amboss | enclume | yunque > tool
shackle, turnbuckle | schackel, vantskruv | schäkel, spannschloss | manille, ridoir, tendeur à lanterne | grillete, tensor de cable
wood veneer, veneer | faner, träfaner | furnier, holzfurnier | placage bois, feuille de placage | chapa de madera, chapado de madera
upholstery fabric | möbeltyg | möbelstoff, polsterstoff, bezugsstoff | tissu d'ameublement, tissu ameublement | tela de tapicería, tela para tapizar > fabric
lining fabric | fodertyg | futterstoff | tissu doublure | tela de forro > fabric
tweed | tweed, tweedtyg | tweed, tweedstoff | tweed | tweed > fabric
burlap, hessian, jute fabric | juteväv, säckväv, jutetyg | jutestoff, sackleinen, rupfen | toile de jute | tela de saco, arpillera, tela de yute > fabric
tassel, fringe trim | tofs, tofsar, fransband | quaste, quasten, fransenborte | pompon frange, gland décoratif, galon à franges | borla, borlas, flecos
cellophane | cellofan, cellofanpåsar | cellophan, zellophan, cellophantüten | cellophane, sachets cellophane | celofán, bolsas de celofán > wrapping paper
quill pen, feather pen, dip pen | fjäderpenna, gåspenna, doppenna | federkiel, schreibfeder, gänsekiel | plume d'oie, porte-plume | pluma de ave, plumilla > calligraphy pen, pen
paperweight | brevpress | briefbeschwerer | presse-papiers | pisapapeles > office
portfolio case, art portfolio, document case | portfölj ritning, ritportfölj | zeichenmappe, künstlermappe | carton à dessin, pochette à dessin | carpeta de dibujo > stationery
harpsichord | cembalo | cembalo | clavecin | clavecín, clave instrumento > musical instrument
hunting horn, bugle horn | signalhorn, jakthorn | signalhorn, jagdhorn | clairon, cor de chasse | cuerno de caza > wind instruments
piccolo | piccolaflöjt, piccola | piccoloflöte, pikkoloflöte | piccolo, flûte piccolo | flautín, piccolo > flute
tuba, euphonium | tuba, eufonium | tuba, euphonium | euphonium | tuba, bombardino > wind instruments
timpani | pukor, puka | kesselpauken, pauken | timbales d'orchestre | timbales de orquesta > percussion instruments
softball | softboll | softball | softball | softball > ball
paintball gun, paintball marker | paintballpistol, paintballmarkör | paintballmarkierer, paintballpistole | lanceur de paintball, marqueur paintball | marcadora de paintball
speargun, harpoon | harpun, spjutgevär | harpune, unterwasserharpune | fusil harpon, harpon | arpón, fusil de pesca submarina
fishing sinkers, fishing weights | fiskesänken, sänken | angelblei, angelbleie, senkblei | plombs de pêche, plomb de pêche | plomos de pesca > fishing gear
training hurdles, hurdles | träningshäckar, minihäckar | trainingshürden, hürden | haies d'entraînement | vallas de entrenamiento > sports equipment
ointment, salve | salva, salvor | salbe, salben | pommade, onguent | ungüento, pomada, pomadas > pharmacy
metal locker, storage locker | plåtskåp, klädskåp plåt, elevskåp | spind, metallspind, stahlschrank | vestiaire métallique, casier métallique | taquilla, taquillas, taquilla metálica > cabinet
pedestal, plinth | pelare dekoration | podest, dekosäule | piédestal | pedestal, peana > decoration
triptych | triptyk, tredelad tavla | triptychon, dreiteiliges wandbild | triptyque | tríptico > wall art
tractor | traktor, traktorer | traktor, trecker, traktoren | tracteur, tracteurs | tractor, tractores > toy vehicles
truck, lorry, bin lorry | lastbil, lastbilar, tippbil, sopbil | lastwagen, kipplaster, müllauto, müllwagen | camion benne, camion poubelle, camion | camión volquete, camión de basura, camión, camiones > toy vehicles
earth auger, auger | jordborr | erdbohrer | tarière | ahoyador, barrena de tierra > garden tool
sitar, lute, zither | cittra | zither | sitar, luth, cithare | sitar, laúd, cítara > string instruments
bolster pillow, neck roll, bolster | nackrulle, rullkudde | nackenrolle, knierolle | traversin | cojín cilíndrico, rulo cervical > pillow
sickle, scythe | slåtterlie, gräslie, handlie | sichel, handsichel, handsense | faucille, faux à herbe | hoz, guadaña > garden tool
propeller, boat propeller | båtpropeller, propeller | schiffsschraube, propeller, bootspropeller | hélice, hélice de bateau | hélice, hélice de barco
vintage car, classic car, oldtimer | veteranbil, oldtimer | oldtimer | voiture ancienne, voiture de collection | coche clásico, coche antiguo
plug for the sink, sink plug, bath plug | badkarspropp, diskhopropp, bottenpropp | badewannenstöpsel, waschbeckenstöpsel | bonde de baignoire, bouchon d'évier | tapón de bañera, tapón de fregadero
fluorescent tube, tube light, led tube | lysrör, led-rör | leuchtstoffröhre, leuchtstoffröhren, led-röhre | tube fluorescent, tube néon, tube led | tubo fluorescente, tubo led
contact adhesive, construction adhesive | kontaktlim, byggskumlim, monteringslim | kontaktkleber, montagekleber, pattex | colle contact, colle de montage | cola de contacto, adhesivo de montaje > glue
manure, cow manure, compost bag | kogödsel, hönsgödsel, naturgödsel | rinderdung, pferdemist, hühnermist | fumier, fumier de cheval | estiércol, humus de lombriz > fertilizer
chicken wire, wire netting, wire mesh | hönsnät, viltstängsel, ståltrådsnät | hasendraht, maschendraht, kaninchendraht, drahtgeflecht | grillage à poule, treillis soudé | malla gallinera, malla metálica, tela metálica > fence
vegetable plants, tomato plant | tomatplanta, tomatplantor, grönsaksplantor | tomatenpflanze, tomatenpflanzen, gemüsepflanzen | plant de tomate, plants de tomates, plants potagers | planta de tomate, plantón de tomate > plant
camping cup, wooden cup | kåsa, träkåsa | campingbecher, holztasse | kuksa, quart de camping | taza de camping, kuksa > mug, camping gear
sit pad, sitting pad | sittunderlag, sittlapp | sitzkissen outdoor, sitzmatte, thermositzkissen | coussin d'assise randonnée, tapis d'assise | cojín de senderismo, esterilla de asiento > camping gear
bike wheel, rear wheel, front wheel, bike fork | bakhjul, framhjul, cykelhjul, framgaffel | hinterrad, vorderrad, federgabel | roue arrière, roue avant, roue de vélo, fourche vélo | rueda trasera, rueda delantera, rueda de bicicleta, horquilla de bicicleta > bike parts
spokes, spoke, tyre levers, tire levers | ekrar, däckavtagare, däckjärn, cykelekrar | speichen, reifenheber, fahrradspeichen | rayons de vélo, démonte-pneu, démonte-pneus | radios de bicicleta, desmontador de cubiertas > bike parts
chain guard, chainguard | kedjeskydd | kettenschutz | carter de chaîne, garde-chaîne | cubrecadenas, protector de cadena > bike parts
india ink, drawing ink | tusch, tuschfärg, kinesiskt bläck | tusche, zeichentusche, skriptol | encre de chine, encre à dessin | tinta china > ink
fabric scraps, remnants, fat quarters | tygbitar, stuvbitar, tygpaket | stoffreste, stoffpaket, stoffzuschnitte | coupons de tissu, chutes de tissu, coupon tissu | retales, retales de tela > fabric
baptism candle, christening candle, altar candle | dopljus, altarljus | taufkerze, kommunionkerze | cierge, cierges, bougie de baptême | cirio, cirios, vela de bautizo > candle
easter twigs, easter feathers | påskris, påskfjädrar | osterstrauß, osterzweige | branches de pâques | ramas de pascua > decoration
corner bracket | vinkelbeslag, byggbeslag | winkelverbinder, möbelwinkel, metallwinkel | équerre de fixation, équerre d'assemblage | escuadra metálica, escuadra de fijación
helmet lamp, head torch for helmet | hjälmlampa, hjälmbelysning | helmlampe | lampe de casque | luz para casco > headlamp
groin guard, jockstrap, athletic cup | suspensoar, jockstrap, susp | tiefschutz, suspensorium, jockstrap | coquille de protection, coquille boxe | coquilla protectora, coquilla, suspensorio
arm sling | armslinga, mitella | armschlinge, armtragetuch | écharpe bras, attelle bras, écharpe de bras | cabestrillo
tiger balm, liniment, rubbing alcohol | tigerbalsam, massageliniment | tigerbalsam, franzbranntwein, pferdebalsam, pferdesalbe | baume du tigre | bálsamo de tigre, linimento, alcohol de romero > pharmacy
leather punch, hole punch pliers | huggpipa, hålpipa, håltång, revolvertång | lochzange, lochpfeife, revolverlochzange | pince emporte-pièce, emporte-pièce cuir, pince à trous | alicates sacabocados > tool
saddle soap, leather grease | sadeltvål, läderfett, läderolja | sattelseife, lederöl | savon glycériné, savon pour cuir, graisse pour cuir, baume pour cuir | jabón de glicerina, grasa para cuero, grasa de caballo, bálsamo para cuero
leather strips, leather cord, leather hide | läderremsa, läderremsor, lädersnöre | lederriemen, lederzuschnitt, lederschnur | lanière de cuir, lacet cuir, cordon en cuir, chute de cuir | tiras de cuero, cordón de cuero, retal de cuero
shoulder pads | axelvaddar | schulterpolster | épaulettes couture, épaulettes | hombreras > sewing kit
foam board, foamboard | foamboard, kapaskiva, kapaskivor | schaumstoffplatte, kapa-platte, leichtschaumplatte | carton plume | cartón pluma > craft paper
blu tack, adhesive putty, poster putty | häftmassa | klebeknete, klebepads | pâte adhésive, patafix | masilla adhesiva, plastilina adhesiva > stationery
cream whipper, cream siphon | gräddsifon, sifon | sahnespender, sahnesiphon, sahnebereiter | siphon chantilly, siphon à chantilly | sifón de cocina, sifón de nata > kitchenware
cake ring, pastry ring | tårtring, kakring | tortenring, dessertring | cercle à pâtisserie, cercle à entremets | aro de emplatar, aro de repostería > baking tin, kitchenware
teapot warmer, tea warmer | tekannevärmare | stövchen | réchaud à théière, réchaud à bougie | calientatetera > kitchenware
clay pot, earthenware casserole, porron | lergryta, romertopf | römertopf, tontopf | cocotte en terre cuite, tajine en terre | cazuela de barro, botijo, porrón > pot
wine skin, bota bag | vinsäck läder | weinschlauch | gourde en peau | bota de vino
mantilla, hair comb veil | mantilla | mantilla | mantille, peigne espagnol | mantilla española, peineta > costume
watch battery | klockbatteri | uhrenbatterie | pile de montre | pila de reloj > button cell
jump rings, earring hooks, jewelry findings | låsringar, motringar, örhängeskrokar, smyckesdelar | biegeringe, ohrhaken, schmuckverschlüsse | anneaux de jonction, crochets boucles d'oreilles | anillas para bisutería, ganchos para pendientes, cierres para bisutería > craft
peace lily, spider plant, pothos, philodendron, devil's ivy | fredskalla, ampellilja, gullranka, philodendron | einblatt, grünlilie, efeutute, philodendron | spathiphyllum, chlorophytum, pothos, philodendron | espatifilo, potos, filodendro > plant
begonia, petunia, pansies, pansy | begonia, petunia, penséer, petunior | begonie, begonien, petunie, petunien, stiefmütterchen | bégonia, bégonias, pétunia, pétunias | begonia, begonias, petunia, petunias, pensamientos flor > plant, flower
cyclamen, poinsettia, christmas cactus | cyklamen, julstjärna växt, novemberkaktus | alpenveilchen, weihnachtsstern pflanze, weihnachtskaktus | cyclamen, poinsettia | ciclamen, flor de pascua, poinsettia > plant, flower
amaryllis, hyacinth, hyacinths | amaryllis, hyacint, hyacinter | amaryllis, hyazinthe, hyazinthen, ritterstern | amaryllis, jacinthe, jacinthes | amarilis, jacinto, jacintos > flower bulbs, flower
crocus, snowdrops, crocuses | krokus, krokusar, snödroppar | krokus, krokusse, schneeglöckchen | crocus, perce-neige | crocus, azafrán silvestre > flower bulbs, flower
rhododendron, azalea | rhododendron, azalea | rhododendron, azalee, azaleen | rhododendron, azalée | rododendro, azalea > plant
heather plant, calluna | höstljung, ljungplanta | heidekraut, besenheide, heidepflanze | bruyère, plant de bruyère | brezo > plant
bamboo plant, lucky bamboo | bambuplanta, lyckobambu | bambuspflanze, glücksbambus | plante bambou, bambou de la chance | planta de bambú, bambú de la suerte > plant
fresh egg pasta, fresh tagliatelle | färsk pasta | frische pasta, frische nudeln | pâtes fraîches | pasta fresca > pasta, food
window cleaning robot, window robot, robot window cleaner | fönsterputsrobot, fönsterrobot | fensterputzroboter, fensterroboter | robot lave-vitres, robot nettoyeur de vitres | robot limpiacristales > home appliance
bow and arrow set, toy bow, kids' bow, toy bow and arrow | leksaksbåge, barnpilbåge, pilbåge barn | kinderbogen, spielzeugbogen, pfeil-und-bogen-set | arc enfant, arc et flèches enfant, arc à ventouses | arco infantil, arco y flechas de juguete, arco con ventosas > toy
`
