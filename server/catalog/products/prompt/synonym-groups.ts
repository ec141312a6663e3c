/** Words for the same thing in a shop: one row a thing, columns English | Swedish | German | French | Spanish. */

/** Commas part words of one language. Irregular plurals and forms are listed; regular ones are found by ending. */
export const GROUPS = `
dress, gown, frock | klänning | kleid, kleider | robe | vestido
bathrobe, robe, dressing gown | badrock, morgonrock | bademantel, morgenmantel | peignoir | albornoz, bata
shirt | skjorta, skjortor | hemd, hemden | chemise | camisa
t-shirt, tee, tshirt | t-shirt, t-tröja, tischa | t-shirt | t-shirt, tee-shirt | camiseta, playera
blouse | blus | bluse | chemisier, blouse | blusa
shoe, footwear | sko, skor, dojor | schuh | chaussure, soulier, godasses, godillots | zapato, calzado
sneaker, trainer, tennis shoe | sneaker, gympasko, gympaskor | sneaker, turnschuh, turnschuhe | basket, baskets | zapatilla, deportiva, bambas
boot | stövel, stövlar, känga, kängor | stiefel | botte, bottine | bota, botín
sandal, flip flop | sandal, flip flop | sandale | sandale, tong | sandalia, chancla
slipper, house shoes, house slippers, indoor shoes | toffel, tofflor, inneskor, innesko, innetofflor, tossor, innetossor | hausschuh, pantoffel, puschen, schlappen, latschen, hausschlappen | pantoufle, chausson, charentaises, savates | pantufla, zapatillas de casa, zapatillas de estar por casa, zapatillas para estar en casa, zapatillas para casa
trousers, pants, slacks, trouser | byxa, byxor, brallor | hose | pantalon | pantalón, pantalones
jeans, denims | jeans | jeans | jean, jeans | vaqueros, jeans, tejanos, tejano
shorts | shorts, kortbyxor | shorts, kurze hose | short, bermuda | pantalón corto, bermudas
skirt | kjol | rock, röcke | jupe | falda
sweater, jumper, pullover, jersey, knitwear | tröja, stickad tröja, stickade plagg | pullover, pulli, strickpullover, strickwaren, strickmode | pull, chandail, pull-over, tricots | suéter, jersey, ropa de punto, prendas de punto
hoodie, sweatshirt | huvtröja, luvtröja, collegetröja | kapuzenpullover, kapuzenpulli, kapuzensweatshirt, hoodie | sweat, sweat à capuche, sweat-shirt | sudadera, sudadera con capucha
cardigan, cardi, cardie | kofta, koftor, cardigan, stickad kofta, stickkofta | strickjacke, cardigan, grobstrickjacke | gilet, cardigan, gilet en laine | cárdigan, rebeca, chaqueta de punto, chaqueta de lana, rebequita
jacket | jacka, jackor | jacke | veste, blouson | chaqueta, cazadora
coat, overcoat | kappa, kappor, rock | mantel, mäntel | manteau, manteaux | abrigo
suit, two-piece suit, three-piece suit | kostym | anzug, anzüge | costume, costume deux pièces, costume trois pièces, costume homme, costume croisé | traje
sock | strumpa, strumpor, socka, sockor | socke, strumpf, strümpfe | chaussette | calcetín, calcetines
tights, stockings, stocking, pantyhose | strumpbyxa, strumpbyxor, nylonstrumpor | strumpfhose, feinstrumpfhose, nylonstrumpfhose | collant | medias, pantis
underwear, briefs, knickers, panties, undies | underkläder, trosor, kalsonger | unterwäsche, unterhose, slip | sous-vêtement, culotte, slip | ropa interior, bragas, calzoncillos
bra | bh, behå, brösthållare | bh, büstenhalter | soutien-gorge | sujetador, sostén, corpiño
swimsuit, swimwear, bathing suit, bikini | baddräkt, badkläder, bikini | badeanzug, bikini, badesachen, badekleidung | maillot de bain, bikini | bañador, bikini, ropa de baño
pyjamas, pajamas, pjs, nightwear, jammies, jim-jams, sleepwear | pyjamas, nattkläder | schlafanzug, pyjama, nachtwäsche | pyjama, vêtements de nuit | pijama, ropa de dormir
hat, cap, beanie, headwear, headgear | hatt, mössa, mössor, keps, huvudbonad, huvudbonader | hut, hüte, mütze, kopfbedeckung, kopfbedeckungen | chapeau, bonnet, casquette, couvre-chef, couvre-chefs | sombrero, gorro, gorra
scarf, scarves, shawl | halsduk, sjal, scarf | schal, tuch | écharpe, foulard | bufanda, pañuelo
gloves, glove, mitten, mitt | handske, vante, vantar | handschuh | gant, moufle | guante, manopla
belt | bälte, skärp | gürtel | ceinture | cinturón, cinturones
bag, handbag, purse, tote | väska, väskor, handväska | tasche, handtasche | sac, sac à main | bolso, bolsa
backpack, back pack, rucksack, ruck sack, knapsack | ryggsäck | rucksack, rucksäcke | sac à dos | mochila
suitcase, luggage, trolley case | resväska, resväskor | koffer, gepäck, reisegepäck, gepäckstück, gepäckstücke | valise, bagage, bagagerie | maleta, equipaje
wallet, billfold | plånbok, plånböcker | geldbörse, portemonnaie, brieftasche | portefeuille | cartera, billetera
watch, wristwatch | klocka, klockor, armbandsur, armbandsklocka | uhr, armbanduhr | montre | reloj, relojes, reloj de pulsera
ring | ring | ring | bague, anneau | anillo, sortija
necklace, pendant | halsband, hängsmycke, hänge till halsband, halssmycke | halskette, kette, kettenanhänger | collier | collar
bracelet, bangle | armband | armband | bracelet | pulsera
earring, ear ring | örhänge | ohrring | boucle d'oreille, boucles d'oreilles | pendiente, arete
jewellery, jewelry, jewels, piece of jewellery, piece of jewelry | smycke, smycken | schmuck, schmuckstück, schmuckstücke | bijou, bijoux, pièce de joaillerie | joya, joyería, pieza de joyería
glasses, eyeglasses, spectacles, eyewear | glasögon | brille | lunettes | gafas, lentes
sunglasses, shades, sunnies | solglasögon, solglajjor, solbrillor | sonnenbrille | lunettes de soleil | gafas de sol
umbrella, brolly, brollies | paraply | regenschirm, schirm | parapluie | paraguas
mug, cup, coffee cup, tea cup | mugg, kopp, koppar, kaffekopp, tekopp | tasse, becher, kaffeebecher, kaffeetasse, teetasse | tasse, mug, tasse à café, tasse à thé | taza, taza de café, taza de té
glass, tumbler, drinking glass, glasses, drinking glasses, tumblers | glas, dricksglas, vattenglas | glas, gläser, trinkglas, wasserglas | verre, verres à eau, verre à eau | vaso, copa, vasos de agua, vaso de agua
plate, dish | tallrik | teller | assiette | plato
bowl | skål, bunke, skålar, skålen | schüssel, schale | bol, saladier | cuenco, bol
knife, knives | kniv | messer | couteau, couteaux | cuchillo
pan, frying pan, skillet | stekpanna, stekpannor, panna | pfanne | poêle | sartén, sartenes
pot, saucepan, cooking pot, pots for cooking, pot to cook in, pots to cook in | kastrull, gryta | topf, töpfe, stieltopf, kochtopf, stielkasserolle | casserole, marmite | olla, cacerola
sofa, couch, settee | soffa, soffor | sofa, couch | canapé, sofa | sofá
chair, seat | stol | stuhl, stühle | chaise | silla
armchair | fåtölj | sessel | fauteuil | sillón, butaca
table, desk | bord, skrivbord | tisch, schreibtisch | table, bureau | mesa, escritorio
bed | säng | bett, betten | lit | cama
lamp, light | lampa, lampor | lampe, leuchte | lampe, luminaire | lámpara
candle, candlelight | ljus, stearinljus, levande ljus | kerze, kerzenlicht, kerzenschein | bougie, lumière de bougie, lueur des bougies | vela, luz de velas, luz de vela
vase | vas | vase | vase | jarrón, florero
rug, carpet, mat | matta, mattor | teppich | tapis | alfombra
curtain, drapes | gardin | vorhang, gardine | rideau, rideaux | cortina
pillow | kudde, kuddar, huvudkudde | kissen, kopfkissen | oreiller | almohada
blanket, throw, blankie | filt | decke | couverture, plaid | manta
towel | handduk, handdukar | handtuch, handtücher | serviette | toalla
mirror | spegel, speglar | spiegel | miroir | espejo
shelf, shelves | hylla, hyllor | regal | étagère | estante, estantería, balda, repisa
tv, television, telly | tv, teve | fernseher, tv | télé, télévision, tv, téléviseur | tele, televisor, televisión, tv
phone, mobile, smartphone, cellphone, mobile phone, cell phone | telefon, mobil, mobiltelefon | handy, telefon, smartphone | téléphone, portable | teléfono, móvil, celular, teléfono inteligente
laptop, notebook | laptop, bärbar dator | laptop, notebook | ordinateur portable | portátil
headphones, headphone, earphones, earphone, headset | hörlur, hörlurar, over ear-hörlurar | kopfhörer | écouteurs, casque | auriculares, auricular, cascos
charger | laddare | ladegerät | chargeur | cargador
fridge, refrigerator | kylskåp | kühlschrank | frigo, réfrigérateur | nevera, frigorífico
vacuum cleaner, vacuum, hoover | dammsugare | staubsauger | aspirateur | aspiradora
bike, bicycle, cycle, racing bike | cykel, cyklar | fahrrad, rad | vélo, bicyclette | bicicleta, bici
toy | leksak, barnleksak, barnleksaker | spielzeug, kinderspielzeug | jouet | juguete
book | bok, böcker | buch, bücher | livre, bouquin | libro
poster, print | affisch, poster | poster, plakat | affiche, poster | póster, cartel
painting, picture | tavla, tavlor, målning | bild, gemälde | tableau, peinture | cuadro, pintura
soap | tvål | seife | savon | jabón, jabones
perfume, fragrance, scent | parfym | parfüm, duft | parfum | perfume
lipstick | läppstift | lippenstift | rouge à lèvres | pintalabios, barra de labios
coffee | kaffe | kaffee | café | café
tea | te | tee | thé | té
chocolate, choccy | choklad | schokolade | chocolat | chocolate
wine | vin | wein | vin | vino
`

/** What things are like: materials, for whom, when. They describe, and name nothing that is sold by itself. */
export const DESCRIBERS = `
woman, women, womens, women's, ladies, ladies', female | dam, kvinna, kvinnor, dame, dammodell, damstorlek | damen, frau, frauen, damenmodell, damengröße | femme | mujer
man, men, mens, men's, gents, male | herr, man, män, herrmodell, herrstorlek | herren, mann, männer, herrenmodell, herrengröße | homme | hombre
child, children, kid, kids, kids' | barn | kind, kinder | enfant, enfants | niño, niña, niños, niñas, infantil
baby, infant, newborn | bebis, baby, nyfödd, nyfödda | baby, neugeborene, neugeborenes, geburt | bébé, nouveau-né, naissance | bebé, recién nacido, recién nacida, nacimiento
wool, woollen, woolen | ull, ylle | wolle | laine | lana
cotton | bomull | baumwolle | coton | algodón
leather | läder, skinn | leder | cuir | cuero, piel
linen | linne | leinen | lin | lino
silk | siden, silke | seide | soie | seda
wood, wooden | trä | holz | bois | madera
gold, golden | guld | gold | or, doré | oro, dorado
silver | silver | silber | argent, argenté | plata, plateado
sleeve | ärm, ärmar | ärmel | manche | manga
denim | denim, jeanstyg | denim, jeansstoff | denim | denim, vaquero
velvet | sammet | samt | velours | terciopelo
suede | mocka | wildleder, velours | daim | ante, gamuza
cashmere | kashmir | kaschmir | cachemire | cachemira, cachemir
polyester | polyester | polyester | polyester | poliéster
nylon | nylon | nylon | nylon | nailon, nylon
plastic, plastic-coated | plast, plastad, plastat, plastade, inplastad, inplastat | plastik, kunststoff, plastikbeschichtet, plastikbeschichtetes | plastique, plastifié, plastifiée, plastifiés, plastifiées | plástico, plastificado, plastificada, plastificados
metal | metall | metall | métal | metal
steel, stainless steel | stål, rostfritt stål | stahl, edelstahl | acier, inox | acero, acero inoxidable
cast iron, iron | järn, gjutjärn | eisen, gusseisen | fer, fonte | hierro, hierro fundido
brass | mässing | messing | laiton | latón
copper | koppar | kupfer | cuivre | cobre
glass | glas | glas | verre | vidrio, cristal
ceramic, ceramics | keramik | keramik | céramique | cerámica
porcelain, bone china | porslin, benporslin | porzellan, knochenporzellan | porcelaine | porcelana
marble | marmor | marmor | marbre | mármol
oak | ek | eiche, eichenholz | chêne | roble
pine | furu | kiefer, kiefernholz | pin | pino
walnut | valnöt | walnuss, nussbaum | noyer, noix | nogal, nuez
beech | bok | buche, buchenholz | hêtre | haya
bamboo | bambu | bambus | bambou | bambú
rattan, wicker | rotting | rattan, korbgeflecht | rotin, osier | ratán, mimbre
rubber | gummi | gummi | caoutchouc | goma, caucho
paper | papper | papier | papier | papel
waterproof, water-repellent, water repellent | vattentät, vattentätt, vattentäta, vattenresistent | wasserdicht, wasserdichte, wasserdichter | imperméable, étanche, déperlant, résistant à l'eau | impermeable, repelente al agua
wireless, cordless | trådlös, trådlösa, trådlöst | kabellos, kabellose, drahtlos | sans fil, sans-fil | inalámbrico, inalámbrica
organic | ekologisk, ekologiska, ekologiskt | bio, biologisch | bio, biologique | ecológico, ecológica, orgánico
vegan | vegansk, veganska, veganskt | vegan, vegane, veganer | végan, végétalien | vegano, vegana
vintage, retro | vintage, retro | vintage, retro | vintage, rétro | vintage, retro
handmade, handcrafted, artisanal | handgjord, handgjorda, handgjort | handgemacht, handgemachte, handgefertigt | fait main, artisanal, artisanale | hecho a mano, artesanal
foldable, folding | hopfällbar, vikbar | faltbar, klappbar | pliable, pliant | plegable
striped, stripes | randig, randiga, randigt | gestreift, gestreifte | rayé, rayée, rayures | rayas, rayado
floral, flowery, flower print, flower pattern | blommig, blommiga, blommigt, blommönstrad | geblümt, blumen, blumenmuster | fleuri, fleurie, à fleurs | flores, floral, floreado, floreada, estampado de flores
girl, girls | flicka, flickor, tjej | mädchen, mädel | fille, filles | niña, niñas, chica
boy, boys | pojke, pojkar, kille | junge, jungen, bub, buben | garçon, garçons | niño, niños, chico
dog, dogs, doggy, doggie, doggies, pooch, labrador, labradors, retriever, golden retriever, poodle, dachshund, terrier, beagle, border collie, spaniel, rottweiler, chihuahua, german shepherd, greyhound | hund, hundar, vovve, vovvar, tax, taxen, pudel, pudeln, schäfer, schäfern, schäferhund, labradoren | hund, hunde, dackel, schäferhund, pudel, mischlingshund | chien, chiens, toutou, caniche, teckel, berger allemand, bouledogue | perro, perros, perrito, perritos, caniche, pastor alemán, galgo
cat, cats, moggy | katt, katter | katze, katzen | chat, chats, minou | gato, gatos
summer | sommar | sommer | été | verano
winter | vinter | winter | hiver | invierno
christmas, xmas | jul | weihnachten, weihnachts | noël | navidad
birthday | födelsedag | geburtstag | anniversaire | cumpleaños
gift, present | present, gåva | geschenk | cadeau, cadeaux | regalo
`

/** Colours apart: "in red" names no collection, and a denied colour carries its noun. */
export const COLOURS = `
red | röd, rött, röda | rot, rote, roter, rotes, roten | rouge | rojo, roja, tinto
blue | blå, blått, blåa | blau, blaue, blauer, blaues, blauen | bleu, bleue | azul, azules
green | grön, grönt, gröna | grün, grüne, grüner, grünes, grünen | vert, verte | verde
black | svart, svarta | schwarz, schwarze, schwarzer, schwarzes, schwarzen | noir, noire | negro, negra
white | vit, vitt, vita | weiß, weiss, weiße, weißer, weißes, weißen | blanc, blanche | blanco, blanca
yellow | gul, gult, gula | gelb, gelbe, gelber, gelbes, gelben | jaune | amarillo, amarilla
orange | orange, orangea | orange | orange | naranja
pink | rosa, skär | rosa, pink | rose | rosa, rosado, rosada
purple, violet, mauve | lila, violett, violetta | lila, violett, violette, violetter, violettes, violetten, purpur | violet, violette, violets, violettes, mauve | morado, morada, violeta, púrpura
brown | brun, brunt, bruna | braun, braune, brauner, braunes, braunen | marron, brun, brune | marrón, marrones
grey, gray | grå, grått, gråa | grau, graue, grauer, graues, grauen | gris, grise | gris, grises
beige | beige, sandfärgad | beige, sandfarben, sandfarbene | beige | beige, beis
navy, navy blue, dark blue | marinblå, marinblått, mörkblå, mörkblått | marineblau, dunkelblau | bleu marine, bleu foncé, bleu nuit | azul marino, azul oscuro
gold, golden | guld, guldig, guldiga, guldfärgad, guldfärgade | gold, golden, goldene, goldener, goldenes, goldenen | doré, dorée, dorés, dorées, or | dorado, dorada, dorados, doradas, oro
silver | silver, silvrig, silvriga, silverfärgad, silverfärgade | silber, silbern, silberne, silberner, silbernes, silbernen | argenté, argentée, argentés, argentées, argent | plateado, plateada, plateados, plateadas, plata
turquoise, teal | turkos, turkosa, turkost | türkis, türkise, türkises, türkisen | turquoise, bleu canard | turquesa, verde azulado
burgundy, maroon | vinröd, vinrött, vinröda | weinrot, weinrote, weinroter, weinrotes, weinroten, bordeauxrot | lie-de-vin | granate
anthracite | antracit, antracitgrå | anthrazit, anthrazitgrau, anthrazitfarben | anthracite | antracita
khaki | kaki, kakifärgad | khaki | kaki | caqui
fuchsia, magenta | cerise | fuchsia, magenta | fuchsia | fucsia
`
