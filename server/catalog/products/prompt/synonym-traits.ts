/** Further describers, as synonym-groups.ts: places and uses, forms, tastes, and what things are free of or full of. */

export const MORE_DESCRIBERS = `
mother's day | mors dag, morsdag, morsdagspresent | muttertag, muttertagsgeschenk | fête des mères | día de la madre, día de las madres
father's day | fars dag, farsdag, farsdagspresent | vatertag, vatertagsgeschenk | fête des pères | día del padre
valentine, valentines, valentine's day | alla hjärtans dag | valentinstag | saint-valentin, saint valentin | san valentín
halloween | halloween | halloween | halloween | halloween
easter | påsk | ostern, oster | pâques | pascua
teen, teenager, young adult, young adults, ya | tonåring, ungdom, tonårs, unga vuxna | jugendliche, jugendlicher, jugendlichen, teenager, teenie, junge erwachsene | ado, adolescent, jeune adulte, jeunes adultes | adolescente, juvenil, juveniles
adult, adults, grown-up | vuxen, vuxna | erwachsene, erwachsener | adulte | adulto
mother, mum, mom | mamma, mor, mors | mutter, mama | maman, mère | madre, mamá
father, dad | pappa, far | vater, papa | papa, père | padre, papá
grandmother, grandma, granny | mormor, farmor, gammelmormor, gammelfarmor | oma, omi, großmutter | mamie, grand-mère, mémé | abuela, abuelita
grandfather, grandpa, grandad, granddad | morfar, farfar | opa, großvater | papy, grand-père, pépé | abuelo, abuelito
unisex | unisex | unisex | unisexe, mixte | unisex
garden, gardening, backyard, garden things, garden stuff, garden accessories, garden supplies, gardening supplies | trädgård, trädgården, trädgårdssaker, trädgårdsgrejer, trädgårdsprylar, trädgårdstillbehör, trädgårdsartiklar | garten, gärten, gartensachen, gartenbedarf, gartenzubehör, gartenartikel, gartenkram | jardin, jardinage, articles de jardin, accessoires de jardin, accessoires jardin | jardín, jardinería, artículos de jardín, accesorios de jardín, cosas de jardín
kitchen, kitchen things, kitchen stuff, kitchen accessories, kitchen supplies | kök, köket, kökssaker, köksgrejer, köksprylar, köksartiklar, kökstillbehör | küche, küchensachen, küchenzubehör, küchenartikel, küchenbedarf, küchenkram, küchenzeug | cuisine, articles de cuisine, accessoires de cuisine | cocina, artículos de cocina, accesorios de cocina
bathroom, bath, bathroom things, bathroom stuff, bathroom accessories, bathroom supplies, bath accessories | badrum, badrummet, bad, badrumssaker, badrumsgrejer, badrumstillbehör, badrumsprylar, badrumsartiklar | badezimmer, bad, badsachen, badzubehör, badezimmerzubehör, badaccessoires, badezimmeraccessoires, badartikel, badezimmersachen | salle de bain, salle de bains, bain, accessoires de salle de bain, accessoires de salle de bains, accessoires salle de bain, articles de salle de bain | baño, cuarto de baño, accesorios de baño, accesorios para el baño, artículos de baño, cosas de baño
bedroom, bedroom things, bedroom accessories | sovrum, sovrummet, sovrumssaker | schlafzimmer, schlafzimmersachen | chambre, chambre à coucher | dormitorio, habitación, recámara
wall, walls | vägg, väggen, väggar, väggarna | wand, wände, wänden | mur, murs | pared, paredes
window, windows | fönster, fönstret | fenster | fenêtre, fenêtres | ventana, ventanas
kids room, kids' room, kid's room, children's room, child's room, kids bedroom, children's bedroom | barnrum, barnrummet, barnkammare, barnkammaren | kinderzimmer, babyzimmer, jugendzimmer | chambre de bébé, chambre bébé | habitación infantil, cuarto infantil, dormitorio infantil
living room, lounge | vardagsrum, vardagsrummet | wohnzimmer | salon, séjour | salón, sala de estar
office, home office, office things, office stuff, office accessories | kontor, kontoret, hemmakontor, kontorssaker, kontorsgrejer, kontorstillbehör, kontorsprylar | büro, homeoffice, bürosachen, bürozubehör, arbeitszimmer | bureau, accessoires de bureau | oficina, despacho, accesorios de oficina, cosas de oficina
hallway, entrance | hall, hallen, entré | flur, diele, eingang | entrée, couloir | entrada, recibidor, pasillo
balcony, patio, terrace | balkong, altan, uteplats, terrass | balkon, terrasse | balcon, terrasse | balcón, terraza
outdoor, outdoors | utomhus, friluft | outdoor, draußen | extérieur, plein air | exterior, aire libre
indoor | inomhus | innen, drinnen | intérieur | interior
beach | strand | strand | plage | playa
camping | camping | camping | camping | camping
hiking, trekking | vandring | wandern, trekking | randonnée | senderismo
running, jogging | löpning, löp | laufen, joggen | course à pied, running | correr, running
cycling | cykling | radfahren, radsport | cyclisme | ciclismo
travel, travelling | resa, resor | reise, reisen | voyage | viaje
school | skola, skolan | schule | école | escuela, colegio
sport, sports, sporty | sport, idrott | sport | sport | deporte
yoga | yoga | yoga | yoga | yoga
party | fest, kalas | party, feier, fest | fête, soirée | fiesta
wedding | bröllop | hochzeit | mariage | boda
autumn, fall | höst | herbst | automne | otoño
spring | vår | frühling | printemps | primavera
round | rund, runt, runda | rund, runde, runder, rundes, runden | rond, ronde | redondo, redonda
square | fyrkantig, fyrkantigt | quadratisch, eckig | carré, carrée | cuadrado, cuadrada
large, big, xl | stor, stort, stora | groß, große, großer, großes, großen, gross | grand, grande, grands, grandes | grande, grandes
small, little, compact | liten, litet, små | klein, kleine, kleiner, kleines, kleinen, kompakt | petit, petite, petits, petites, compact | pequeño, pequeña, compacto
long | lång, långt, långa | lang, lange, langer, langes, langen | long, longue, longs, longues | largo, larga
short | kort, korta | kurz, kurze, kurzer, kurzes, kurzen | court, courte, courts, courtes | corto, corta
light, lightweight | lätt, lätta | leicht, leichte, leichter, leichtes | léger, légère, légers | ligero, ligera, liviano, liviana
soft | mjuk, mjukt, mjuka | weich, weiche, weicher, weiches | doux, douce | suave, blando, blanda
warm | varm, varmt, varma | warm, warme, warmer, warmes | chaud, chaude | cálido, cálida, caliente
electric | elektrisk, elektriskt, elektriska, eldriven | elektrisch, elektrische, elektrischer | électrique | eléctrico, eléctrica
rechargeable | uppladdningsbar, uppladdningsbara, uppladdningsbart, laddningsbar, laddbar, laddbara | wiederaufladbar, aufladbar | rechargeable, rechargeables | recargable, recargables
cordless | sladdlös | akku | sans fil, à batterie | a batería, sin cable
bluetooth | bluetooth | bluetooth | bluetooth | bluetooth
washable | tvättbar, tvättbara | waschbar, waschbare, waschbares | lavable | lavable
reusable | återanvändbar | wiederverwendbar, mehrweg | réutilisable | reutilizable
recycled | återvunnen, återvunnet | recycelt, recycelte | recyclé, recyclée | reciclado, reciclada
gluten | gluten | gluten | gluten | gluten
lactose | laktos | laktose | lactose | lactosa
perfume-note, fragrance, scent, parfum, perfume | parfym, doft | parfüm, parfum, duft | parfum | perfume, fragancia
sulfate, sulphate, sulfates | sulfat, sulfater | sulfat, sulfate | sulfate, sulfates | sulfato, sulfatos
alcohol | alkohol | alkohol | alcool | alcohol
caffeine | koffein | koffein | caféine | cafeína
decaf, decaffeinated | koffeinfri, koffeinfritt | entkoffeiniert, entkoffeinierter | décaféiné | descafeinado
grain | spannmål | getreide | céréale, céréales | cereal, cereales
sugar-content, sugar | socker | zucker | sucre | azúcar
nut-content, nut, nuts | nötter | nüsse, nuss | noix, fruits à coque | frutos secos, nueces
dark | mörk, mörkt, mörka | dunkel, dunkle, dunkler, dunkles, zartbitter | foncé, foncée, noir | oscuro, negro
fresh | färsk, färskt, färska | frisch, frische, frischer | frais, fraîche | fresco, fresca
spicy | stark, kryddig | scharf, würzig | épicé, piquant | picante
sweet | söt, sött, söta | süß, süße | sucré, doux | dulce
vanilla | vanilj | vanille | vanille | vainilla
lavender | lavendel | lavendel | lavande | lavanda
rose-scent | ros, rosor, rosorna | rosenduft | rose | rosa
lemon | citron | zitrone | citron | limón
dinosaur | dinosaurie, dinosaurier | dinosaurier, dino | dinosaure | dinosaurio
horse | häst, hästar | pferd, pferde | cheval, chevaux | caballo
bird | fågel, fåglar | vogel, vögel | oiseau, oiseaux | pájaro, ave
dragon, dragons | drake, drakar, drak | drachen, drache | dragon, dragons | dragón, dragones
unicorn | enhörning, enhörningar | einhorn, einhörner | licorne, licornes | unicornio, unicornios
elephant | elefant, elefanter | elefant, elefanten | éléphant, éléphants | elefante, elefantes
fox | räv, rävar | fuchs, füchse | renard, renards | zorro, zorros
lion | lejon | löwe, löwen | lion, lions | león, leones
tiger | tiger, tigrar | tiger | tigre, tigres | tigre, tigres
owl | uggla, ugglor | eule, eulen | hibou, hiboux | búho, búhos
hedgehog | igelkott, igelkottar | igel | hérisson, hérissons | erizo, erizos
penguin | pingvin, pingviner | pinguin, pinguine | pingouin, pingouins | pingüino, pingüinos
panda | panda, pandor | panda, pandas | panda, pandas | panda, pandas
giraffe | giraff, giraffer | giraffe, giraffen | girafe, girafes | jirafa, jirafas
butterfly | fjäril, fjärilar | schmetterling, schmetterlinge | papillon, papillons | mariposa, mariposas
shark | haj, hajar | hai, haie | requin, requins | tiburón, tiburones
mermaid | sjöjungfru, sjöjungfrur | meerjungfrau, meerjungfrauen | sirène, sirènes | sirena, sirenas
dolphin | delfin, delfiner | delfin, delfine | dauphin, dauphins | delfín, delfines
squirrel | ekorre, ekorrar | eichhörnchen | écureuil, écureuils | ardilla, ardillas
whale | valar, blåval | wal, wale, buckelwal | baleine, baleines | ballena, ballenas
seal-animal, seals | säl, sälar | robbe, robben, seehund, seehunde | phoque, phoques | foca, focas
koala, koalas | koala, koalor | koala, koalas | koala, koalas | koala, koalas
monkey, monkeys | apa, apor | affe, affen | singe, singes | monito, monitos
turtle, turtles, tortoise | sköldpadda, sköldpaddor | schildkröte, schildkröten | tortue, tortues | tortuga, tortugas
crocodile, crocodiles | krokodil, krokodiler | krokodil, krokodile | crocodile, crocodiles | cocodrilo, cocodrilos
wolf, wolves | varg, vargar | wolf, wölfe | loup, loups | lobo, lobos
llama, llamas | lama, lamor | lama, lamas | lama, lamas | llama, llamas
farmyard, farm animals | bondgård, bondgårdsdjur | bauernhof, bauernhoftiere | animaux de la ferme | granja, animales de granja
jungle | djungel, djungeln | dschungel | jungle | jungla, selva
viking, vikings | viking, vikingar, vikinga | wikinger, wikingern | viking, vikings | vikingo, vikingos
detective, detectives | detektiv, detektiver | detektiv, detektive | détective, détectives | detective, detectives
frog | groda, grodor | frosch, frösche | grenouille, grenouilles | rana, ranas
baking | bakning | backen | pâtisserie | repostería
fairtrade, fair-trade | rättvisemärkt, fairtrade | fairtrade | équitable | comercio justo
non-slip, anti-slip | halkfri, halkfria | rutschfest, rutschfeste | antidérapant, antidérapante | antideslizante
non-stick, nonstick | non-stick, släpplätt | beschichtet, antihaft | antiadhésif, antiadhésive | antiadherente
dishwasher safe | diskmaskinssäker | spülmaschinenfest | lave-vaisselle | apto para lavavajillas
noise cancelling, noise-cancelling | brusreducerande | geräuschunterdrückung, geräuschunterdrückend | réduction de bruit | cancelación de ruido
adjustable | justerbar, ställbar, reglerbar | verstellbar, höhenverstellbar, einstellbar | réglable | ajustable, regulable
standing, height adjustable | höj- och sänkbart | höhenverstellbar | assis-debout | elevable
lambswool, lamb's wool, virgin wool, shetland wool, boiled wool | lammull, ren ull, valkad ull, shetlandsull | lammwolle, schurwolle, walkwolle, shetlandwolle | laine d'agneau, laine vierge, laine bouillie, laine shetland | lana de cordero, lana virgen, lana shetland
mohair | mohair, mohairull | mohair, mohairwolle | mohair | mohair
alpaca, alpaca wool | alpacka, alpackaull | alpaka, alpakawolle | alpaga | alpaca, lana de alpaca
nappa, nubuck, cowhide, lambskin, full-grain leather, patent leather | nappa, nubuck, oxskinn, lammskinn, lackskinn | nappa, nubuk, nappaleder, nubukleder, rindsleder, lammleder, lackleder | nappa, nubuck, cuir de vachette, cuir d'agneau, cuir verni | napa, nobuk, piel de vaca, cuero vacuno, charol
merino | merino, merinoull | merino, merinowolle | mérinos | merino
terracotta | terrakotta | terrakotta | terre cuite | terracota, barro
zinc | zink | zink | zinc | zinc
aluminium, aluminum | aluminium | aluminium, alu | aluminium | aluminio
felt | filt | filz | feutre | fieltro
cork | kork | kork | liège | corcho
concrete | betong | beton | béton | hormigón
jute | jute | jute | jute | yute
corduroy | manchester | cord, kord | velours côtelé | pana
fleece | fleece | fleece | polaire | polar
faux fur, fur | fuskpäls, päls | kunstfell, pelz, fell | fourrure | pelo sintético, pelo
down | dun | daunen | duvet | plumón, plumas
flannel | flanell | flanell | flanelle | franela
acrylic | akryl | acryl | acrylique | acrílico, acrílica
hemp | hampa | hanf | chanvre | cáñamo
satin | satin | satin | satin | satén
lace | spets | spitze | dentelle | encaje
checked, plaid-pattern, tartan, checkered, chequered, gingham, plaid | rutig, rutigt, rutiga | kariert, karierte, kariertes | à carreaux, carreaux, carreauté, carreautée | cuadros, a cuadros, cuadrillé, de cuadros
dotted, polka dot, spotted | prickig, prickigt, prickiga | gepunktet, gepunktete, getupft | à pois, pois | lunares, de lunares, con lunares, de topos
plain | enfärgad | einfarbig | uni, unie | liso, lisa
transparent, clear, see-through | genomskinlig, genomskinligt, transparent | durchsichtig, transparent | transparent | transparente
multicolour, colourful, colorful, multicolor | flerfärgad, färgglad | bunt, bunte, buntes, mehrfarbig | multicolore, coloré | multicolor, colorido
slim | slim, smal | slim, schmal | slim, slim fit, coupe ajustée | slim, ajustado
oversized | oversize | oversize | oversize | oversize
comfortable, comfy, cosy, cozy | bekväm, bekväma, mysig, mysiga, skön | bequem, bequeme, gemütlich, gemütliche | confortable, douillet | cómodo, cómoda, acogedor
elegant, stylish | elegant, stilig | elegant, elegante, stilvoll | élégant, élégante, chic | elegante
modern, contemporary | modern, modernt, moderna | modern, moderne, modernes | moderne, contemporain | moderno, moderna
durable, sturdy, robust | slitstark, hållbar, tålig | robust, robuste, stabil, stabile, langlebig, strapazierfähig | solide, robuste, résistant, résistante | resistente, duradero, robusto
premium, high-quality, luxury | lyxig, exklusiv | hochwertig, hochwertige, hochwertiger, edel | haut de gamme, luxe | lujo, calidad
jersey fabric, jersey knit | jersey, jerseytyg | jersey, jerseystoff | jersey | tejido de punto
king size, king-size, kingsize, king | king size, kingsize | king size, kingsize | king size | king size, cama king
queen size, queen-size, queen | queen size | queen size | queen size | queen size
cooperative, co-operative, co-op, coop, cooperation | kooperativ, kooperativt, kooperativa, samarbete, samarbeta, samarbetar | kooperativ, kooperatives, kooperation, miteinander, gemeinsam | coopératif, coopérative, coopération | cooperativo, cooperativa, cooperación, colaborativo
flame, flames, open flame, open flames, naked flame, naked flames | låga, lågor, öppen låga, öppna lågor, öppen eld, levande eld | flamme, flammen, offene flamme, offenes feuer | flamme, flammes, flamme nue | llama viva, llama, llamas
cable knit, cable-knit, cable knit jumper, cable knit sweater, cable knit cardigan | kabelstickad, kabelstickat, kabelmönster, flätstickad, flätstickat, aranstickad, kabelstickad tröja, flätstickad tröja | zopfmuster, zopfstrick, zopf-strick, zopfgestrickt, zopfpullover, zopfmusterpullover, zopfstrickpullover | torsadé, torsadée, torsades, maille torsadée, à torsades, pull torsadé, pull à torsades, pull irlandais | de ochos, punto de ochos, punto trenzado, trenzas de punto, jersey de ochos, suéter de ochos, jersey trenzado
`
