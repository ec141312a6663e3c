/** Fruit, vegetables, herbs and meats in five languages: sold as they are, and what other things taste of or are made from. */
export const FLAVOURS = `
apple-taste, apples | äpple, äpplen | apfel, äpfel | pomme | manzana
pear-taste, pear | päron | birnen | poires | pera
banana-taste, banana | banan | banane | banane | plátano, banana
orange-fruit-taste, oranges | apelsin, apelsiner | apfelsine, orangen | oranges | naranjas
lime-taste, lime juice, limes | limefrukt, limejuice | limette | citron vert | limas
grapefruit-taste, grapefruit | grapefrukt, grapefrukter | grapefruit | pamplemousse | pomelo, toronja
grape-taste, grape | vindruva, vindruvor | weintraube, traube | raisins | uva
raspberry-taste, raspberry, raspberries | hallon | himbeere, himbeer | framboise | frambuesa
blueberry-taste, blueberry, blueberries, bilberry | blåbär | heidelbeere, blaubeere, heidelbeer | myrtille | arándano
lingonberry-taste, lingonberry, lingonberries | lingon | preiselbeere | airelle | arándano rojo
cranberry-taste, cranberry, cranberries | tranbär | cranberry, moosbeere | canneberge, cranberry | arándano agrio
blackcurrant-taste, blackcurrant | svarta vinbär, svartvinbär | schwarze johannisbeere | cassis | grosella negra
blackberry-taste, blackberry, blackberries | björnbär | brombeere | mûre, mûres | zarzamora
elderflower-taste, elderflower | fläder, fläderblom | holunder, holunderblüte | fleur de sureau, sureau | saúco, flor de saúco
cherry-taste, cherry, cherries | körsbär | kirsche, kirsch | cerise | cereza
peach-taste, peaches | persika, persikor | pfirsich | pêches | melocotón, durazno
apricot-taste, apricots | aprikos, aprikoser | aprikose, marille | abricots | albaricoque
plum-taste, plums | plommon | pflaume, zwetschge | prunes | ciruela
fig-taste, fig | fikon | feige | figue | higo
dates-taste, medjool dates, dried dates | dadel, dadlar | dattel, datteln | datte | dátil, dátiles
prunes-taste, dried plums, prunes | katrinplommon | backpflaume, dörrpflaume | pruneau, pruneaux | ciruela pasa, ciruelas pasas
pineapple-taste, pineapple | ananas | ananas | ananas | piña, ananás
mango-taste, mango | mango | mango | mangue | mango
passion-fruit-taste, passion fruit | passionsfrukt | passionsfrucht, maracuja | fruit de la passion | maracuyá, fruta de la pasión
pomegranate-taste, pomegranate | granatäpple | granatapfel | grenades | granada fruta
watermelon-taste, watermelon | vattenmelon | wassermelone | pastèque | sandía
coconut-taste, coconut | kokos, kokosnöt | kokosnuss, kokos | noix de coco | coco
avocado-taste, avocado | avokado | avocado | avocats, avocat | aguacate
olive-taste, olives | oliv, oliver | oliven | olives | aceituna, aceitunas
rhubarb-taste, rhubarb | rabarber | rhabarber | rhubarbe | ruibarbo
cashew-taste, cashew, cashew nut | cashewnöt, cashewnötter | cashewkern, cashewnuss, cashewkerne | noix de cajou | anacardo
sesame-taste, sesame, sesame seeds | sesam, sesamfrön | sesam, sesamsamen | sésame, graines de sésame | sésamo, ajonjolí
poppy-seed-taste, poppy seeds | vallmofrön | mohn, mohnsamen | graines de pavot | semillas de amapola
pine-nut-taste, pine nuts | pinjenötter | pinienkerne | pignons de pin, pignon de pin | piñones
potato-taste, potato | potatis, potatisar | kartoffel | pomme de terre, pommes de terre | patata
sweet-potato-taste, sweet potato | sötpotatis | süßkartoffel | patate douce | boniato, batata
carrot-taste, carrot | morot, morötter | karotte, möhre | carotte | zanahoria
tomato-taste, tomato | tomat | tomate | tomate | tomate
cucumber-taste, cucumber | gurka, gurkor | gurke, salatgurke | concombre | pepino
bell-pepper-taste, bell pepper, bell peppers | paprika, paprikor | paprikaschote | poivron | pimiento
lettuce-taste, lettuce | sallad, isbergssallad | kopfsalat | laitue | lechuga
spinach-taste, spinach | spenat | spinat | épinard | espinaca
cabbage-taste, cabbage | vitkål, kålhuvud, kål | weißkohl, kohl | choux blancs, chou blanc, chou | repollo
kale-taste, kale | grönkål | grünkohl | chou kale, chou frisé | col rizada, kale
cauliflower-taste, cauliflower | blomkål | blumenkohl | chou-fleur | coliflor
broccoli-taste, broccoli | broccoli | brokkoli, broccoli | brocoli | brócoli
onion-taste, onion | gul lök, rödlök, lök | zwiebel | oignon | cebolla
garlic-taste, garlic | vitlök | knoblauch | ail | ajo
leek-taste, leek | purjolök | lauch, porree | poireau | puerro
courgette-taste, courgette, zucchini | zucchini | zucchini | courgette | calabacín
pumpkin-taste, pumpkin | pumpa, pumpor | kürbis | citrouille, potiron | calabaza
aubergine-taste, eggplant, aubergines | auberginer | auberginen | aubergines | berenjena
mushroom-taste, mushroom | champinjon, champinjoner | champignon, pilze | champignon | champiñón, seta
chanterelle-taste, chanterelle | kantarell | pfifferling | girolle, chanterelle | rebozuelo
asparagus-taste, asparagus | sparris | spargel | asperge | espárrago
beetroot-taste, beetroot | rödbeta, rödbetor | rote bete, rote rübe | betterave | remolacha
celery-taste, celery | selleri | sellerie | céleri | apio
radish-taste, radish | rädisa, rädisor | radieschen, rettich | radis | rábano
pea-taste, peas | ärtor | erbse, erbsen | petits pois | guisantes, guisante
sweetcorn-taste, sweetcorn | sockermajs, majs | zuckermais | maïs doux | maíz dulce, maíz
horseradish-taste, horseradish | pepparrot | meerrettich | raifort | rábano picante
ginger-taste, ginger | ingefära | ingwer | gingembre | jengibre
caraway-taste, caraway | kummin | kümmel | carvi | alcaravea
coriander-taste, coriander, cilantro | koriander | koriander | coriandre | cilantro
nutmeg-taste, nutmeg | muskot, muskotnöt | muskatnuss, muskat | noix de muscade | nuez moscada
clove-taste, whole cloves | kryddnejlika, kryddnejlikor | gewürznelke, gewürznelken | clou de girofle | clavo de olor
star-anise-taste, star anise | stjärnanis | sternanis | anis étoilé, badiane | anís estrellado
oregano-taste, oregano | oregano | oregano | origan | orégano
basil-taste, basil | basilika | basilikum | basilic | albahaca
rosemary-taste, rosemary | rosmarin | rosmarin | romarin | romero
thyme-taste, thyme | timjan | thymian | thym | tomillo
parsley-taste, parsley | persilja | petersilie | persil | perejil
dill-taste, dill | dill | dill | aneth | eneldo
chives-taste, chives | gräslök | schnittlauch | ciboulette | cebollino
sage-taste, sage leaves, garden sage | salvia | salbei | sauge | salvia
bay-leaf-taste, bay leaf, bay leaves | lagerblad | lorbeerblatt, lorbeer | feuille de laurier, laurier | hoja de laurel, laurel
pork-taste, pork | fläskkött | schweinefleisch | viande de porc, porc | carne de cerdo, cerdo
lamb-taste, lamb | lammkött | lammfleisch, lamm | agneau | cordero
turkey-taste, turkey meat, turkey breast | kalkon | pute, truthahn | dinde | pavo
venison-taste, venison | viltkött, hjortkött, vilt | wildfleisch, hirschfleisch | gibier, venaison | carne de caza
reindeer-taste, reindeer meat | renkött | rentierfleisch | viande de renne | carne de reno
cod-taste, cod | torsk | kabeljau, dorsch | cabillaud, morue | bacalao
crayfish-taste, crayfish | kräftor | flusskrebse | écrevisse, écrevisses | cangrejo de río
`
