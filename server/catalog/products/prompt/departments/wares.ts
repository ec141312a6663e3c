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
`
