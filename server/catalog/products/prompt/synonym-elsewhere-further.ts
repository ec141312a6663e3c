/** What more things are called elsewhere, as synonym-elsewhere.ts: at school, of devices, tools, the garden, care, sports and food. */
export const ELSEWHERE_FURTHER = `
wax crayons | | malkreiden, neocolor | craies de cire |
coloured pencils, color pencils | färgblyerts | holzmalstifte | crayons à colorier | pinturas de madera, colores de madera
felt-tip pens, colouring pens, texters | fiberpennor | fasermalstifte, filzer | crayons-feutres, stylos-feutres | marcadores, plumones de colores, fibras de colores
pencil case | pennal, pennask | federpennal, federschachtel, griffelschachtel, stiftemäppchen | étui à crayons |
eraser | sudd | radierer, ratzefummel, ratzi | effaces, gomme à effacer | borrador, borradores, goma escolar
pencil sharpener | vässare | | aiguisoir, aiguise-crayon | tajalápiz, afilador de lápices
notepad | | | tablette à écrire, bloc-note | block de notas, libreta de apuntes
notebook | häfte, skolhäfte | | cahier d'école | cuaderno de apuntes
ballpoint pen | kulpenna | | stylo-bille | birome, esfero, pluma atómica
tape | | klebestreifen, tixoband, klebstreifen | papier collant | cinta durex, cinta scotch, diurex, fiso
stapler | klammerapparat | klammermaschine, bostitch, klammeraffe, klammerer, heftmaschine | brocheuse, brocheuses | abrochadora, corchetera, engrampadora
hole punch | hålslagare | lochgerät | poinçon à trous, perforeuse à papier | ponchadora, perforadora de papel, sacabocados de oficina
ring binder | | bundesordner, leitzordner | cartable à anneaux, cartable anneaux, relieur | bibliorato, biblioratos, carpeta de argollas
laptop | | | | computadora portátil
phone | | natel | cellulaire, natel, téléphone intelligent | celu
phone case | | natelhülle, handytasche | étui de cellulaire, étui de cell | estuche de celular, estuche para celular, carcasa de celular, funda de celu, protector de celular, forro de celular
headphones | | | casque d'écoute |
earbuds | hörsnäckor | | écouteurs-boutons | audífonos de botón, auriculares intrauditivos
speaker | ljudlåda | musikbox | | bafle
remote control | fjärr, fjärris | fernsteuerung | manette de télé, zapette, manette télé | mando de la tele, mando de tv, control de la tele, control de tv
power strip, power bar, surge strip | | steckerleiste, tischsteckdose | barre d'alimentation, prise multiple, bloc multiprise | zapatilla eléctrica, multitoma, triple eléctrico
extension lead, power cord | förlängningskabel, skarvkabel | kabelverlängerung | cordon de rallonge | alargue, alargues, alargador eléctrico
torch | | stablampe, handlampe | | foco de mano, lámpara de mano, linterna de mano
screwdriver | | | | desarmador, desarmadores, desatornillador, perillero
wrench | | gabelschlüssel, rollgabelschlüssel | clé anglaise, clé ajustable | llave ajustable, llave francesa, llave pico de loro
pliers | kombitång, polygrip | wasserpumpenzange, beißzange | pince-étau, pinces-étau | pinza universal, tenaza, tenazas, alicate
hammer | slägga | schlosserhammer | | maza, mazo
hand saw | | | égoïne |
tape measure | rullmått, rullmåttband | rollmaßband | galon à mesurer, ruban à mesurer | huincha, huincha de medir, wincha
step ladder, household steps | | klapptritt | | escalerilla
ladder | stegar | | échelle d'aluminium | escalera extensible
sandpaper | smärgelpapper | glaspapier | papier sablé, papier émeri, papier à poncer | papel de lija, pliego de lija
glue | klister, papperslim | bastelkleber | colle blanche | plasticola, pegante, pegamento blanco, cola blanca, goma de pegar, resistol
superglue | | superkleber, sekundenleim | |
lawn mower | | grasmäher | tondeuse électrique | cortadora de pasto, podadora de pasto, segadora, máquina de cortar pasto
garden hose | | | boyau d'arrosage, boyau de jardin |
watering can | | spritzkanne | | regadera de jardín
wheelbarrow | | scheibtruhe, garette | brouette de jardin | carreta de jardín
flower pot | blompotta | blumenkistl, blumenkisterl, blumenkübel, blumenkistli | bac à fleurs | pote de planta
barbecue | | | | churrasquera, chulengo
deckchair | | strandliege | chaise de parterre | silla de playa, asoleadora, camastro
cat litter | | katzensand | gravier pour chat, litière agglomérante | piedras sanitarias, piedritas para gato, arena sanitaria
litter box | kattpotta | katzenkisterl, katzenkistli, katzenkiste | caisse à litière, caisse à chat | caja de arena, caja de arena para gatos, arenera
plasters | plåsterlapp, plåsterlappar | leukoplast | diachylon, diachylons, plasteurs | parche curita, banditas, venditas
toothbrush | | | | cepillo dental, cepillos dentales
electric toothbrush | | elektrozahnbürste | | cepillo dental eléctrico, cepillo eléctrico de dientes, cepillo dental sónico
toothpaste | | zahnputzcreme | pâte à dents | pasta dental, pasta dentífrica
cotton buds | öronpinnar | ohrenstäbchen, ohrenstäbli | bâtonnets ouatés, bâtonnets de coton | palitos de oído, isopos
cotton pads | | wattescheiben, abschminkwatte | tampons à démaquiller, ouates démaquillantes | algodones, discos desmaquilladores
conditioner | | pflegespülung | revitalisant pour cheveux, revitalisant capillaire, conditionneur | bálsamo para el pelo, suavizante para el pelo, bálsamo capilar, crema de enjuague
deodorant | | deoroller | antisudorifique, désodorisant corporel | desodorante antitranspirante
razor | rakdon | rasierzeug | rasoir jetable | rastrillo de afeitar, prestobarba, máquina de afeitar
hair dryer | | haarföhn | séchoir à cheveux, séchoir | secadora de cabello, pistola de pelo
straightener | | haarglätter, glätter | fer plat, fer à défriser | plancha para el cabello, planchita de pelo, alaciadora, plancha de cabello
hair clip | hårspänne | | barrettes | hebilla de pelo, hebillas de pelo, broche de pelo, broches de pelo, ganchos de pelo, prendedor de pelo
hair tie, hair bobble, hair bobbles | snoddar | | | ligas para el pelo, colitas de pelo, gomita de pelo, gomitas de pelo, donas para el pelo, colets
lipstick | | | bâton de rouge, bâton de rouge à lèvres | colorete de labios
nail polish | | nagelfarbe | | laca de uñas, pintura de uñas, barniz de uñas
sunscreen | | | | bloqueador, filtro solar
soap | | kernseife | savonnette, barre de savon | jabón de tocador
exercise bike, stationary bike | | hometrainer, zimmerfahrrad, standfahrrad | vélo stationnaire, vélo d'intérieur, bicyclette stationnaire | bicicleta fija, bici fija, bicicleta de ejercicio
treadmill | springband | | | caminadora eléctrica
punch bag, boxing bag, heavy bag | | | | bolsa de boxeo, costal de boxeo, pera de boxeo, saco de golpeo, bolsa de box
jump rope | springrep | springschnur, springschnürli | corde à danser | soga de saltar, soga para saltar
bike helmet, bicycle helmet | | velohelm, radlhelm | |
bike lock, cycle lock | | veloschloss, radlschloss | cadenas de vélo, cadenas vélo, cadenas à vélo |
bike | | drahtesel, radl | bécane | cicla
inline skates | inlineåkare | | patins à roues alignées, patin à roues alignées |
ice skates | långfärdsskridskor | eislaufschuhe, eislaufschuh, schlittschuh | patins de patinage |
sled | kälkar | bobschlitten, rodelschlitten | traîne sauvage |
sleeping bag | | | sac de camping | bolsa de dormir, bolsas de dormir
tent | | | tente de camping | casa de campaña, casas de campaña, carpa de camping
camping stove, camp stove, camping cooker | stormkök, campingkök, friluftskök | | poêle de camping, brûleur de camping | anafe, cocinilla, hornilla, cocinilla de camping, anafe de camping
cooler | | | | hielera, conservadora, heladerita, cava portátil
potty | | häfi, kindertopf | petit pot de propreté | bacinica, bacinilla, pelela, basenica
peanut butter | | erdnussmus, erdnusscreme | beurre d'arachide, beurre d'arachides, beurre de peanut | mantequilla de maní, mantequilla de cacahuate, crema de cacahuate, manteca de maní
jam | | gsälz | | mermelada de fruta
biscuit | småbröd | kekserl, gutsle | biscuits secs, petits gâteaux secs | masitas, bizcochitos
candy | tablettgodis | zuckerl, zuckerln, schleckzeug | nananes | confites
chips | | | croustilles, croustille | papitas, papas de bolsa
popcorn | | popkorn, puffmais | maïs soufflé, maïs éclaté | pochoclo, cotufas, crispetas, canguil, pororó, palomitas de maíz, pipoca
sparkling wine | skumpa | schampus, prickelwein | | espumante, vino espumante, champaña
beer | bira | | cannette de bière | birra, birras, chela, chelas
lemonade | | kracherl | liqueur douce | soda de sabor
beans | | fisolen, strankerl | fèves au lard | porotos, poroto, habichuelas, caraotas, frejoles
tomato | kvisttomater | paradeiser, paradeis | | jitomate, jitomates
strawberry | | | | frutilla, frutillas
whipping cream | | schlagobers, schlagrahm, obers, süßrahm | crème fouettée, crème à fouetter, crème 35 | crema de leche, crema para batir
buns | semlor | weckerl, weggli, schrippen | petits pains ronds | marraqueta, bollos de pan, bolillos
yarn, ball of yarn, ball of wool, balls of wool | handarbetsgarn, nystan | | balle de laine | estambre, estambres, madeja, lana para tejer
knitting needles | | lismernadeln | broches à tricoter, broche à tricoter | palillos de tejer, palitos de tejer, agujones
guitar | gura | klampfe | |
wheelchair | | | chaise roulante |
walking stick | gåkäpp | | |
rollator | gåbord | | marchette, ambulateur | caminador ortopédico, andador para adultos, caminador para adulto mayor
hot water bottle | varmvattenpåse | bettflasche, bettflaschen, thermophor | sac d'eau chaude | guatero, guateros, bolsa de agua
tyre | | | pneu d'auto | llanta, llantas, cubierta de auto
wiper blades | | scheibenwischerblatt | | plumillas
jumper cables | | starterkabel | câbles de survoltage, câbles à booster, câbles à survolter | pinzas de batería, cables pasa corriente, cables de batería, roba corriente
greeting card | | glückwunschbillet, geburtstagsbillet | carte de souhaits, cartes de souhaits |
wrapping paper | julklappspapper | geschenkspapier | papier d'emballage, papier d'emballage cadeau | papel de envolver, papel para envolver, papel de envoltorio
christmas baubles | | | boules pour sapin | esferas de navidad, esferas navideñas, bolas navideñas
string lights | ljusgirlang, ljusgirlanger, lampslinga | lichtergirlande, leuchtgirlande | jeu de lumières, guirlande électrique, guirlande de lumières | serie de luces, tira de luces, luces navideñas, extensión de luces
bunk bed | | kajütenbett | lit à étages, lits à étages | camarote, cama cucheta, cucheta, cama camarote, litera infantil
bathrobe, housecoat | | schlafrock | sortie de bain | salida de baño
nightdress | | | jaquette de nuit | camisa de dormir, bata de dormir
pyjamas | | | | piyama, piyamas
tights | | | bas-culotte, bas-culottes | pantimedias, medias de nailon, pantys, cancanes, mallas de mujer, leotardos, leotardos de niña
sock | | sockerl, stutzen | | medias, calcetas, soquetes
bra | | busenhalter | brassière, soutif | brasier, brassier
knickers | | unterhoserl | petites culottes, bobettes femme | bombacha, pantaletas, blúmer
skirt | | | | pollera, polleras, saya
raincoat, rainmac | | | | piloto de lluvia, capa de agua
tracksuit | joggingdräkt | | ensemble de jogging, survêt | buzo deportivo, pants deportivos, sudadera y pantalón
hoodie | huvjacka | kapuzensweater, hoody | coton ouaté, chandail à capuche, molleton à capuchon | buzo con capucha, polerón, sudadera con gorro, buzo canguro
vest | | | veste sans manches, doudoune sans manches | chaleco acolchado
heels | högklackat | stöckler | souliers à talons hauts, talons aiguilles | tacones altos, zapatos de taco, zapatos de taco alto, zapatillas de tacón
cabinet | | kasterl | armoire de rangement | alacena
earring | | ohrgehänge, ohrstecker | | zarcillos, aritos
necklace | halskedja | | chaîne de cou | gargantilla
bracelet | | armreif | | brazalete
jewellery box | | | coffre à bijoux | alhajero, cofre de joyas
tuxedo, tailcoat | frack | frack | queue-de-pie | frac, chaqué
carbon monoxide alarm, co alarm | kolmonoxidlarm, koloxidvarnare | kohlenmonoxid-warner, kohlenmonoxidwarner | détecteur co | detector de co, alarma de monóxido de carbono
smoke alarm | | feuermelder | avertisseur de fumée, détecteur d'incendie |
paint roller, roller and tray | | malerwalze, farbwalze | rouleau de peintre, rouleau peinture | rodillo de pintar, rodillo para pintar, rodillo de pintura, rodillo y bandeja para pintar
sleeping mat, roll mat | sovmatta | luftisomatte | matelas de randonnée, tapis de couchage, matelas de trekking | colchoneta de trekking
air mattress | | | | colchoneta hinchable
wireless charger | qi-laddare | induktive ladestation, ladestation induktiv, qi-ladegerät, induktives ladegerät, kabellose ladestation | station de charge sans fil | base de carga inalámbrica
garment steamer, steamer for clothes | | kleiderdampfer | vaporisateur de vêtements | vaporera de ropa
drum | | | batterie acoustique, batterie musique, kit de batterie | batería acústica, batería musical, batería de percusión
car vacuum | | handsauger | |
shower head | | | | ducha de mano, cabezal de ducha, regadera para baño
fishing rod, fishing pole | | | |
table tennis bat | pingpongracket | pingpongschläger | raquette de tennis de table |
padel racket, padel bat | | | | paleta de pádel
diving mask, dive mask | dykarmask | | masque de snorkeling | visor de buceo
swimming goggles | simglajor | | | antiparras, goggles de natación
resistance band, exercise bands | motståndsband, gummiband träning | gymnastikband | | ligas de ejercicio
massage gun | | | pistolet masseur |
back brace, back belt | ryggstöd | lendenwirbelstütze, lumbalstütze | | cinturón lumbar, soporte lumbar
blood pressure monitor | | | | medidor de presión, baumanómetro, toma presión
ear defenders | | | | cascos antirruido, tapones antirruido
briefcase | | | serviette cuir, serviette en cuir | portafolios, attaché
watch strap | | | | malla de reloj, pulso de reloj
wedding ring | | | jonc de mariage | argolla de matrimonio, argollas de matrimonio
vase | blomvas | | |
wallpaper | | | | papel mural, papel tapiz
peephole | titthål | | œil de porte | ojo mágico
timer switch, socket timer | | | minuterie, minuterie de prise | temporizador de enchufe
label printer | etikettmaskin | etikettiergerät | |
whiteboard, dry erase board | skrivtavla | magnettafel | tableau effaçable, tableau magnétique | pizarra magnética, pizarrón magnético, pizarrón blanco
desk pad, blotter | | | | vade, vade de escritorio, alfombrilla de escritorio
vacuum sealer, vacuum packer | | | |
kitchen tongs | | | pince à servir |
storage jar | glasburkar, förvaringsburkar | vorratsbehälter, vorratsgläser | pots de conservation | frascos de vidrio, frascos de cocina
baking paper | | | papier parchemin | papel manteca, papel encerado
cling film, saran wrap | | klarsichtfolie | pellicule plastique | plástico film
bath mat | | duschvorleger | |
laundry bag | | | sac de lavage | bolsa para lavadora, red de lavado, bolsa de lavado
wipes | | babytücher | débarbouillettes jetables |
washcloth | | | | toallita facial
sanitary pads | | damenbinden, monatsbinden | serviettes périodiques | toallas higiénicas, toallas femeninas, toallitas femeninas
panty liners | | | protège-dessous | pantiprotectores, protectores diarios
condoms | | präservative, präservativ | |
hay | | wiesenheu, bergwiesenheu | |
cat food | blötmat | | |
bird food | | wellensittichfutter, vogelkörner | graines pour perruches, graines pour oiseaux | mezcla para periquitos, alpiste
hoof oil | | huffett | onguent pour sabots | grasa de cascos
boat fender | | | défense de bateau | defensa de barco
roof box | skidbox | skibox, dachkoffer | | portaequipajes de techo
bike pump, foot pump | | velopumpe, fußpumpe, fusspumpe | |
walkie talkie, two way radios, two-way radio | | | talkies-walkies | intercomunicadores, radios de dos vías
costume, masquerade costume, fancy dress costume | | | costume d'halloween |
face paint | | schminkset kinder, kinderschminkset | peinture visage | pintacaras, pintura para la cara
snow shovel | | | traîneau à neige |
ice scraper | bilskrapa | | gratte-vitre, raclette pare-brise | raspador de hielo
armchair, reading chair, chair for reading, chair to read in, reading nook chair | läsfåtölj, lässtol, stol att läsa i | lesesessel, lesestuhl, sessel zum lesen, stuhl zum lesen | fauteuil de lecture, chaise pour lire, fauteuil pour lire | sillón de lectura, silla para leer, sillón para leer
dog toy, pet toy, pet toys, toys for animals, toy for animals, toys for pets | husdjursleksak, husdjursleksaker, leksaker till djur, leksak för djur | tierspielzeug, haustierspielzeug, spielzeug für tiere, spielzeug für haustiere | jouet pour animaux, jouets pour animaux, jouet animaux de compagnie | juguete para animales, juguetes para animales, juguete para mascotas, juguetes para mascotas
cat toy, pet toy, pet toys, toys for animals, toy for animals, toys for pets | husdjursleksak, husdjursleksaker, leksaker till djur, leksak för djur | tierspielzeug, haustierspielzeug, spielzeug für tiere, spielzeug für haustiere | jouet pour animaux, jouets pour animaux, jouet animaux de compagnie | juguete para animales, juguetes para animales, juguete para mascotas, juguetes para mascotas
`
