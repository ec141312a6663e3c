/** Everyday names of what other tables name otherwise, as synonym-elsewhere.ts. */
export const ELSEWHERE_EVERYDAY = `
caviar, lumpfish roe | fiskrom | seehasenrogen | œufs de lump | huevas de pescado
minced meat | | faschiertes | steak haché | carne molida
eggs, egg, free range eggs | frigående ägg | bio-eier | œufs bio |
cupcake, donut, donuts | munk, donuts | donut | | rosquillas, buñuelos
cupcake | cupcake | cupcake | |
panettone, gingerbread biscuits, ginger snaps | | pfefferkuchen, pfeffernüsse | | galletas de jengibre
icing sugar | | staubzucker | | azúcar glass, azúcar impalpable
food colouring, frosting | frosting, kristyr, sockerglasyr | frosting | glaçage royal | frosting
golden syrup, molasses | melass, mörk sirap | melasse | |
whipping cream, sour cream, crème fraîche | gräddfil, crème fraiche | sauerrahm, schmand, saure sahne | crème épaisse | nata líquida, crema agria, nata para cocinar
mozzarella, burrata | burrata | burrata | burrata | burrata
halloumi | eldost | | |
cream cheese, spreadable cheese | cream cheese, mjukost | streichkäse, schmelzkäse | fromage à tartiner | queso de untar
gluten free flour, buckwheat | bovete | buchweizen | sarrasin | trigo sarraceno, alforfón
pasta, udon | udon | udon, mie-nudeln | udon | fideos chinos, udon
salsa, tzatziki | tzatziki | zaziki, tzatziki | tzatziki | tzatziki
olives | gröna oliver, svarta oliver | grüne oliven | olives vertes, olives noires |
gherkins, pickled cucumber, dill pickles | bostongurka | salzgurken | |
capers | kronärtskocka | | |
gelatin, gelatine sheets, pectin | gelatinblad, agar agar, pektin, syltsocker | blattgelatine, gelierzucker, pektin | feuilles de gélatine, sucre à confiture, pectine | hojas de gelatina, agar agar, pectina
baguette, focaccia | focaccia | focaccia | focaccia | focaccia
chia seeds, sesame seeds | pumpakärnor, solroskärnor, sesamfrön | sesam | graines de sésame | semillas de sésamo
tortilla wraps, cheese puffs, rice crackers | ostbågar | erdnussflips, tortilla-chips, käsechips | soufflés au fromage, tortillas chips |
crackers, saltines | | salzcracker | |
fudge, butterscotch | toffee | karamellbonbons | fudge, toffee | fudge, caramelos de toffee
biscuit, oat biscuits, digestive biscuits | digestivekex, mördegskakor, shortbread | mürbekekse, shortbread, butterkekse | shortbread, petits-beurre | galletas de mantequilla, galletas digestivas
muesli bar, granola bars, muesli bars, cereal bars | müslibars, granolabar | granolariegel | barres de céréales | barritas de cereales
nori, seaweed snacks, wakame | wakame, sjögrässallad | wakame, seetang | wakame | wakame
hot chocolate | | kakaogetränk | |
mineral water, soda water, seltzer, club soda | sodavatten, ramlösa | sodawasser, selters | |
tonic water, tonic | ginger ale | bitter lemon | bière de gingembre, ginger ale | ginger ale
iced tea, ice tea, iced coffee | iskaffe | eiskaffee | | café helado
mulled wine, glogg | glöggvin | punsch | | vino especiado
cognac, calvados | calvados | calvados, kirschwasser | calvados | calvados
sparkling wine, cremant | crémant | crémant | cava |
ice cream | glasspinnar, glasspinne | eis | esquimaux glacés | paletas de hielo
red wine, rioja, chianti, merlot, cabernet sauvignon, malbec, pinot noir | rioja, chianti, merlot, amarone, ripasso | rioja, chianti, merlot, spätburgunder, dornfelder | beaujolais, côtes du rhône, merlot, pinot noir | rioja, ribera del duero, merlot, tempranillo
white wine, riesling, chardonnay, sauvignon blanc, pinot grigio | riesling, chardonnay, sauvignon blanc, pinot grigio | riesling, chardonnay, grauburgunder, silvaner | riesling, chardonnay, muscadet, chablis | riesling, chardonnay, albariño, verdejo
toy gun, toy pistol, toy revolver | | zündplättchenpistole | pistolet à pétards | pistola de fulminantes
pedal car, motorised cart, pedal kart | trampgokart | | go-kart | go-kart
ventriloquist dummy | marionettdocka | | marionnettes à fils |
leather trousers | bayersk dräkt | trachtenlederhose | culotte bavaroise, lederhosen | pantalón bávaro, lederhosen
dirndl | | | robe bavaroise | vestido bávaro
heels, stiletto heels, stiletto | stilettskor, stilett klack | stilettos, pfennigabsatz | escarpins à talons aiguilles | tacones de aguja, stilettos
badge | rockslagsnål, jackpin | emaille-pin | épinglette, broche épingle | pin de solapa, pin esmaltado
locket | fotomedaljong | | |
kitchen funnel | trattar | | |
kitchen timer, timer, countdown timer | timer, nedräkningsur, nedräkningstimer | timer | | cronómetro de cuenta atrás
furniture knob, cabinet knobs | lådknopp | möbelknauf | | pomos, pomo de puerta
numeric keypad, number pad | numpad | | |
outboard motor, trolling motor | elmotor båt | | moteur électrique bateau |
boat fender, boat anchor, folding anchor | båtankare, fällankare | bootsanker, klappanker | ancre de bateau, grappin | ancla de barco, ancla plegable
hand truck, pallet truck, pallet jack | pallyftare | hubwagen, transportkarre | transpalette, diable de transport | transpaleta
socket set, ratchet, ratchet handle | spärrhandtag | knarre, umschaltknarre | cliquet | llave de carraca
rivet gun, rivet, pop rivets | nitar, blindnitar | nieten, popnieten | rivet | remache
washers, o-rings, rubber seal, gasket set | packningssats | dichtungssatz | joints toriques | juntas tóricas
grass shears, shears | | heckenschere hand, buchsbaumschere | cisailles | tijeras de césped, tijera cortasetos
rope, twine, jute twine, kitchen twine | jutesnöre, bindgarn, hampasnöre, steksnöre | bindfaden, juteschnur, paketschnur, küchengarn | ficelle de jute, ficelle de cuisine | bramante, cuerda de yute, hilo de cocina
mosaic kit, mosaic, mosaic tiles | mosaik, mosaikplattor | mosaik, mosaiksteine, mosaikfliesen | mosaïque, tesselles | mosaico, teselas
elastic band for sewing | muddväv | bündchenstoff | ruban élastique, bord-côte | cinta elástica, goma de costura
engraving pen | gravermaskin | | graveur électrique | bolígrafo grabador, máquina de grabar
xylophone, marimba, vibraphone | marimba, vibrafon | marimba, vibraphon | marimba, vibraphone, glockenspiel | marimba, vibráfono
kalimba, theremin | | steel tongue drum | tambour à langues |
frisbee, boomerang frisbee, throwing disc | kastdisk, flygande tefat | flugscheibe | |
painkillers, aspirin, acetaminophen | alvedon, paracetamol, ipren, aspirin | aspirin, paracetamol | aspirine, doliprane | aspirina
rollator | gåstativ | gehbock | cadre de marche, déambulateur fixe | andador fijo, andador sin ruedas
enamel sign, tin sign | | | plaque en métal | placa metálica decorativa
hair claw, toothed hair claw | hårklämma stor | | pince à cheveux crabe | pinza cangrejo
magic set, magic trick | trolleritrick | zaubertrick | tour de magie | truco de magia
water bottle, army canteen | fältflaska | feldflasche | gourde militaire |
chess, chessboard | | | |
egg slicer | äggskärare | eierteiler | coupe-œufs | cortahuevos
casserole dish | karott, karotter, ugnssäker form | | |
knife, butter knife | smörkniv, smörknivar | buttermesser | couteau à beurre | cuchillo de mantequilla
lint roller | luddborttagare | fusselentferner | brosse anti-peluches | 
toilet brush | toaborste | | balayette wc |
metal file, wood file | filset | feilen, holzraspel, feilensatz | lime à bois | lima para metal, lima de madera
hanging basket | blomsterampel, hängkruka | hängetopf | panier suspendu | colgador de macetas
dahlia, dahlia tubers | dahliaknölar, dahlior | dahlienknollen, dahlien | bulbes de dahlia, dahlias | tubérculos de dalia, dalias
seeds, pea seeds, bean seeds | ärtfrön, bönfrön | erbsensamen, bohnensamen | graines de petits pois, graines de haricots, graines de légumes | semillas de guisantes, semillas de judías
fruit tree, pear tree, cherry tree | päronträd, körsbärsträd, plommonträd | birnbaum, kirschbaum, zwetschgenbaum | cerisier, poirier | frutales, cerezo
horse rug | täcke till häst | | |
inner tube | | | | cámara de bicicleta
dice game, yatzy, yahtzee, farkle | yatzy, yatzyblock | kniffel, kniffelblock | yam's, yahtzee | yahtzee, generala
backgammon, parcheesi, snakes and ladders, goose game | ludo | ludo | jeu de l'oie, ludo | juego de la oca
crucifix, wooden cross | väggkors, kors att hänga | holzkreuz | croix en bois | cruz de madera, cruz de pared
rainwear | galonisar | | |
cushion, garden cushions, chair pads | dynor, dyna | | galettes de chaise, coussins de jardin | cojines de jardín
swing seat, garden hammock swing | hammock, hammockar | | |
garment bag, garment cover | kostymfodral, klädfodral | anzughülle | housse à costume, housse vêtement | funda de traje
wedge pillow | | | coussin cale | cuña para cama, almohada cuña, cojín cuña, almohada antirreflujo
hi vis vest | varningsväst, gulväst | | |
garment steamer | klädånga | | fer à vapeur vertical |
sewing needles, machine needles | symaskinsnål, nål | nähmaschinennadel | aiguille, aiguilles | aguja, agujas
soda maker | sodastream | | sodastream | sodastream
sports drink, oral rehydration, electrolyte tablets, rehydration salts | resorb, vätskeersättning, elektrolyttabletter | elektrolytpulver, elektrolyttabletten | sels de réhydratation, pastilles électrolytes | suero oral, sales de rehidratación
insoles | inlägg, hålfotsinlägg, skoinlägg | einlagen, schuheinlagen, fußbetteinlagen | semelles orthopédiques | plantillas ortopédicas
ice pack for injuries | kylgel, is påse, kylkompress | eisbeutel | | bolsa de frío
pliers, pincers | kniptång, hovtång, kniptänger | kneifzange | tenailles |
craft glitter, glitter | | glitzer, glitter | paillettes à coller, poudre pailletée | brillantina para manualidades
desk pad | skrivunderlägg | | | vade de sobremesa
camera flash, camera flash gun | systemblixt | systemblitz | | flash fotográfico
wine cooler, bottle chiller, wine chiller sleeve | kylmanschett | kühlmanschette | rafraîchisseur de bouteille, manchon rafraîchisseur | funda enfriadora
shredder | | | broyeur de documents | destructora
mattress protector | madrassöverdrag | | |
potato croquettes | | | | croquetas, croquetes
monstera, sansevieria, rubber plant, zz plant | svärmors tunga, sansevieria, ficus, garderobsblomma, zz-växt | gummibaum, glücksfeder, schwiegermutterzunge | sansevière, yucca, caoutchouc plante | lengua de suegra, zamioculca
monstera, areca palm, potted palm, kentia palm | palmväxt, kentiapalm, arecapalm | zimmerpalme, kentiapalme, arecapalme | palmier, areca | palmera, kentia
geranium, geraniums | pelargoner | geranien, pelargonien | géraniums, pélargonium | geranios
rowing machine | roddapparat | ruderzugmaschine | | remadora, remo ergómetro
shapewear, shaping shorts, tummy control shorts, shaping leggings | hållin-byxor, hållin-trosor | bauchweghose, shaping-shorts | panty gainant, culotte gainante | pantalón moldeador, short moldeador, braga moldeadora, pantalón faja
peephole | kikhål, tittöga | | œilleton |
play kitchen | | | | cocina juguete, juguete cocina
slipper | | finken, hausfinken, filzfinken | | pantuflas de casa
chocolate | | schoggi, schoggitafel, tafelschoggi, schoggistängeli, schoggiriegel | |
shopping bag | | poschtisack, poschtitasche, einkaufssackerl, stoffsackerl | sac d'épicerie, sac d'emplettes | bolsa del mandado, bolsa de mandado, bolsa para el mandado
handkerchief | | nastuch, nastücher, sacktuch | |
washbasin | | | évier de salle de bain | lavamanos, lavatorio
duvet cover | | bettanzug, bettanzüge, duvetanzug, duvetanzüge | | funda para edredón
pocket knife | | sackmesser, sackmesserli | canif suisse | navaja suiza
tea towel | | abtrocknungstuch, abtrocknungstücher, abtrockentuch | linge à vaisselle, linge à essuyer | repasador, repasadores, secador de platos, limpión
thermos | | thermoskrug, thermoskrüge | | termo para el mate
school bag | | schulthek, thek | sac d'écolier |
ice cream | | | popsicle, popsicles, bâton glacé | nieve de sabores, paleta helada, paletas heladas, palito helado
sausage | | cervelat, cervelats, bratwurst, landjäger, frankfurterli, debreziner | | longaniza, vienesas, panchos
sideboard | | kredenz | bahut | aparador, vitrina aparador
wardrobe | | kleiderkasten | | ropero, escaparate de ropa
jacket | | janker, trachtenjanker | |
jam | | powidl, marillenmarmelade, gsälz | |
clothes pegs | | kluppe, kluppen, wäschekluppen, wöscheklammern | |
snowsuit | | | habit de neige, habits de neige | enterito de nieve
knickers | | | petites culottes, bobettes femme | calzón, calzones de mujer, calzón de mujer, panty de mujer
sofa | | | causeuse, sofa modulaire | love seat
heater | | | chaufferette, chaufferette électrique, chaufferettes, plinthe électrique | calentador de ambiente, caloventor, calefón eléctrico
lemonade | | süssgetränk, kracherl | boisson gazeuse, liqueur douce, soda | gaseosa, gaseosas, refresco de cola
cupcake | | berliner, krapfen, faschingskrapfen | beigne, beignes | dona, donas, berlinesa
lollipop | | schleckstengel | suçon, suçons | chupetín, chupetines, paleta de caramelo, bombón helado
porridge | | haferbrei, haferschleim | gruau, gruau d'avoine | avena cocida, atol de avena
pacifier | | nuggi, nuggis, schnulli, zuzel | suce, suces | chupo, bobo
crib | | | bassinette, bassinettes, couchette de bébé | moisés, corralito cuna
placemat | | | napperon, napperons, set de table | individuales, mantel individual, manteles individuales
eraser | | | efface |
stroller | | kinderwägeli, buggy | carrosse, carrosses | coche de paseo, carreola
snow blower | | schneefräse | souffleuse à neige, souffleuse | sopladora de nieve
nightdress | | | jaquette de nuit, robe de nuit | camisola de dormir, dormilona
suit | | | habit complet, complet-veston | terno, ternos, ambo de vestir
swimsuit | | badkleid, badkleider | costume de bain, costumes de bain | malla enteriza, malla de baño, vestido de baño, ropa de baño, terno de baño, calzoneta de baño
swim shorts | | badehosen | costume de bain homme | pantaloneta de baño, short de baño, sunga
baseball cap | | käppi, schirmkäppi | calotte, casquette de baseball | jockey de sol, cachucha, cachuchas, gorra de visera
dungarees | | | salopette | jardinera de mezclilla, jardinera de jean, overol de mezclilla
fridge | | eiskasten | frigidaire, frigo | refri, refris, frigobar, frigider
microwave | | mikrowellengerät | four micro-ondes, micro-onde | horno microondas, hornos microondas
cooker | | | cuisinière | cocina a gas, cocina eléctrica, estufa de gas, estufa de cocina
cushion | | zierkissen | | almohadón, almohadones
deckchair | | | chaise longue de jardin | reposera, reposeras, perezosa, silla perezosa
bleach | | | eau de javel | cloro para ropa, lavandina, agua lavandina, blanqueador de ropa
mortar and pestle | | | | molcajete, molcajetes, pilón de cocina
extension lead | | | | extensión eléctrica, extensión de corriente
popcorn | | | maïs soufflé | cabritas, canchita, pochoclos, cancha dulce
snack | | jause, znüni, zvieri, zwischenmahlzeit | collation, collations | botana, botanas, pasabocas, pasapalos, picada, picadas, mecato, antojitos
cake | | | gâteau des anges | queque, queques, ponqué, ponqués, bizcochuelo
biscuit | | | galette sèche | alfajor, alfajores, masitas
lighter | | | briquet | encendedor, mechero
matches | | zündhölzli, streichhölzer | | cerillos, cerillas, fósforos
frying pan | | | poêlon, poêlons | paila, sartén de teflón
down jacket | | daunenmantel | manteau de duvet, doudoune longue | abrigo de plumas, abrigo de plumón, campera inflable, campera de plumas, chaqueta de plumas, chamarra de plumas, parka de plumas, casaca acolchada
bin bags | | kehrichtsack, kehrichtsäcke, abfallsack, abfallsäcke, mistsackerl | sacs à vidanges, sacs poubelle | bolsas de residuos, bolsas de consorcio
hot sauce | | | sauce piquante | salsa de ají, ají picante, chile picante, salsa de chile, llajua
peanuts | | spanische nüssli, erdnüssli | arachides, pinottes | maní tostado, maní salado, cacahuate, cacahuates, maní
peanut butter | | | beurre de pinottes, beurre d'arachides | crema de maní, mantequilla de cacahuate
shampoo, hair wash | hårtvätt, hårtvättmedel | haarwäsche, haarwaschmittel | lavage cheveux | lavacabezas
whisky, dram, wee dram, single malt, scotch whisky, rye whiskey | single malt | single malt | single malt | single malt
hiking boots | | | godasses de rando, chaussures de rando, grolles de rando, pompes de rando | botas de monte, botas de trekking
dog coat, dog clothes, clothes for dogs, clothes for my dog, doggy clothes | hundkläder, kläder till hund, kläder till hunden, kläder för hund | hundekleidung, hundeklamotten, kleidung für hunde, klamotten für den hund | vêtements pour chien, fringues pour chien, habits pour chien | ropa para perro, ropa para perros, ropa de perro
e-scooter | | | trottinette électrique adulte, trottinette électrique pour adulte | patinete eléctrico adulto
diving mask | cyklop | tauchbrille, taucherbrille | lunettes de plongée, lunettes pour plonger | gafas de bucear, gafas de buceo, gafas para bucear
duvet cover | | bettbezug, bettbezüge, leinenbezüge, bezüge fürs bett | |
balance bike, ride-on, ride on toy, ride-on toy, ride-on car, sit-on toy | gåbil, åkleksak, sparkbil | rutschauto, rutscher, rutschfahrzeug, fahrzeug zum draufsitzen, auto zum draufsitzen | porteur, porteur bébé, camion porteur | correpasillos, coche para montarse
toilet brush, bog brush, loo brush, lavvy brush | toaborste | klobesen, klopürste | goupillon wc | escobilla de váter
toilet seat, bog seat, loo seat | toasits, toalettlock, toalock | klodeckel, wc-deckel, klobrillendeckel | abattant, lunette de toilettes | tapa del váter, tapa de váter
bow tie | | | noeud pap, nœud pap | pajarita de cuello
hand puppet, puppet theatre, puppet show | dockteater, kasperdockor | puppentheater, kasperletheater, kasperlefiguren, kasperpuppen | théâtre de marionnettes, guignol | teatro de marionetas, guiñol, teatro de títeres
temporary tattoo, fake tattoos, stick-on tattoos, kids' tattoos | låtsastatueringar, barntatueringar, fejktatueringar | kindertattoos, klebetattoos, abziehtattoos | faux tatouages, tatouages pour enfants | tatuajes falsos, tatuajes de mentira, calcomanías
ballet shoes, dancing shoes | dansskor, dansskor barn | tanzschuhe, kindertanzschuhe | chaussons de danse, demi-pointes | zapatillas de baile, zapatillas de danza
pocket square | bröstnäsduk, kavajnäsduk | kavalierstuch, seidentuch fürs sakko, sakkotuch | pochette de costume | pañuelo de bolsillo, pañuelo para la chaqueta
rash guard, sun protection top, sun shirt, uv top | uv-skjorta, soltröja | uv-shirt, sonnenschutzshirt | t-shirt anti-uv, haut anti-uv | camiseta con protección solar, camiseta de protección solar, camiseta protección solar
safety shoes, site boots, builders' boots | byggskor, byggkängor | bauschuhe, baustellenschuhe | chaussures de chantier, godasses de chantier | botas de obra, zapatos de obra
clogs, nursing clogs, hospital clogs, nurse shoes, hospital shoes | sjukhusskor, sjukhustofflor, vårdskor | krankenhausschuhe, op-schuhe, pflegeschuhe | sabots médicaux, chaussures d'hôpital | zuecos sanitarios, zapatos de hospital
dog treats | | | | chuches perro, chuches para perro, chuches para perros, chuches para el perro
acupressure mat, bed of nails | | stachelmatte, matte mit stacheln | tapis à pointes, tapis de pointes | esterilla con pinchos, esterilla de pinchos, esterilla de clavos
insect trap, traps for insects, bait for insects, insect baits | fällor för insekter | köder gegen insekten, insektenköder | appâts pour insectes, pièges pour insectes | trampas para insectos, cebos para insectos, trampas y cebos para insectos
flour, flour mix, bread mix, bread baking mix | mjölmix, brödmix | mehlmischung, brotbackmischung, brotmischung, backmischung für brot | préparation pour pain, mélange pour pain | preparado para pan, mezcla para pan
`
