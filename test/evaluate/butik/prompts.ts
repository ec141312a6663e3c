/**
 * Half of three hundred prompts for the seventeenth shop, sixty in each language, as they are typed or said; written and
 * judged before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const BUTIK_PROMPTS = `
words | wellies | t=rubberboot | en
words | jumper | t=sweater | en
words | hoover | t=vacuum | en
words | couch | t=sofa | en
words | nappies | t=diaper | en
words | chopping board | t=cuttingboard | en
words | air fryer | t=airfryer | en
words | swimming costume | t=swimsuit | en
words | Strickjacke | t=cardigan | de
words | Federmäppchen | t=pencilcase | de
words | Wasserkocher | t=kettle | de
words | Sonnencreme | t=suncream | de
words | Spiegel | t=mirror | de
words | Gummistiefel | t=rubberboot | de
words | Lätzchen | t=bib | de
words | Kratzbaum | t=cattree,scratcher | de
words | pull | t=sweater | fr
words | canapé | t=sofa | fr
words | bouilloire | t=kettle | fr
words | maillot de bain | t=swimsuit,swimshorts | fr
words | arrosoir | t=wateringcan | fr
words | couette | t=duvet,bedding | fr
words | oreiller | t=pillow | fr
words | lampe frontale | t=headlamp | fr
words | chaqueta | t=jacket,cardigan,coat | es
words | alfombra | t=rug | es
words | tostadora | t=toaster | es
words | champú | t=shampoo | es
words | mochila | t=backpack | es
words | paraguas | t=umbrella | es
words | tienda de campaña | t=tent | es
words | manta | t=blanket | es
words | tröja | t=sweater,hoodie,tshirt | sv
words | pärm | t=filefolder | sv
words | ryggsäck | t=backpack | sv
words | påslakan | t=bedding | sv
words | luftfuktare | t=humidifier | sv
words | solglasögon | t=sunglasses | sv
words | nappflaska | t=babybottle | sv
words | barnvagn | t=stroller | sv
forms | candles | t=candle | en
forms | head phones | t=headphones | en
forms | back packs | t=backpack | en
forms | kitchen knives | t=knife | en
forms | Bettdecken | t=duvet | de
forms | Röcke | t=skirt | de
forms | Hunde Bett | t=dogbed | de
forms | Wein Gläser | t=wineglass | de
forms | poupées | t=doll | fr
forms | bijoux | t=jewellery | fr
forms | chaussettes | t=socks | fr
forms | jeux de société | t=boardgame | fr
forms | pendientes | t=earrings | es
forms | zapatillas de correr | t=runningshoe | es
forms | sartenes | t=pan | es
forms | cafeteras | t=coffeemaker | es
forms | klänningar | t=dress | sv
forms | kuddar | t=pillow,cushion | sv
forms | handdukar | t=towel | sv
forms | hund mat | t=dogfood,dogtreat | sv
slips | sleeping bagg | t=sleepingbag | en
slips | tootbrush | t=toothbrush | en
slips | umbrela | t=umbrella | en
slips | desk lmap | t=desklamp | en
slips | Rucksak | t=backpack | de
slips | Bettwäshe | t=bedding | de
slips | Kafeemaschine | t=coffeemaker | de
slips | Handschue | t=gloves | de
slips | parfun | t=perfume | fr
slips | chausures de course | t=runningshoe | fr
slips | écouteur blutooth | t=headphones,earbuds | fr
slips | pijama | t=pyjamas | fr
slips | auriculares inalanbricos | t=headphones,earbuds | es
slips | vestdo | t=dress | es
slips | zapatos de takon | t=heels | es
slips | almoada | t=pillow,cushion | es
slips | hörluar | t=headphones | sv
slips | resväka | t=suitcase | sv
slips | solkrem | t=suncream | sv
slips | mobilskall | t=phonecase | sv
traits | black leather boots | t=boot c=black m=leather | en
traits | wool blanket | t=blanket m=wool | en
traits | women's waterproof jacket | t=jacket w=women x=waterproof | en
traits | linen shirt for men | t=shirt w=men m=linen | en
traits | wooden toys | t=toy m=wood | en
traits | green velvet armchair | t=armchair c=green m=velvet | en
traits | wireless earbuds in white | t=earbuds c=white x=wireless | en
traits | dress in size 10 | t=dress s=10 | en
traits | schwarzes Kleid | t=dress c=black | de
traits | Pullover aus Wolle für Herren | t=sweater w=men m=wool | de
traits | rote Schuhe | t=shoe c=red | de
traits | Teppich aus Wolle | t=rug m=wool | de
traits | Schuhe in Größe 45 | t=shoe s=45 | de
traits | wasserdichte Wanderschuhe | t=hikingboot x=waterproof | de
traits | veganer Lippenstift | t=lipstick x=vegan | de
traits | goldene Ohrringe | t=earrings c=gold | de
traits | robe noire | t=dress c=black | fr
traits | sac en cuir marron | t=bag c=brown m=leather | fr
traits | manteau en laine homme | t=coat w=men m=wool | fr
traits | chaussures de randonnée imperméables femme | t=hikingboot w=women x=waterproof | fr
traits | coussin vert | t=cushion c=green | fr
traits | vélo rouge pour enfant | t=bike c=red w=kids | fr
traits | sandales pointure 40 | t=sandal s=40 | fr
traits | vase en verre | t=vase m=glass | fr
traits | camiseta blanca mujer | t=tshirt c=white w=women | es
traits | zapatos marrones de piel | t=shoe c=brown m=leather,suede | es
traits | falda negra | t=skirt c=black | es
traits | juguetes de madera | t=toy m=wood | es
traits | gorro gris de lana | t=beanie c=grey m=wool | es
traits | sábanas de lino | t=bedding m=linen | es
traits | pantalón talla 40 | t=trousers s=40 | es
traits | collar de perro rojo | t=dogcollar c=red | es
traits | vita sneakers dam | t=sneaker c=white w=women | sv
traits | randig tröja herr | t=tshirt,sweater w=men x=striped | sv
traits | gummistövlar gröna barn | t=rubberboot c=green w=kids | sv
traits | svart skinnjacka dam | t=jacket c=black m=leather w=women | sv
traits | ekologiskt kaffe | t=coffee x=organic | sv
traits | svart läderbälte | t=belt c=black m=leather | sv
traits | klänning storlek 38 | t=dress s=38 | sv
traits | röd gjutjärnsgryta | t=casserole c=red m=castiron | sv
prices | trainers under £80 | t=sneaker <=80GBP | en
prices | toys under 20 pounds | t=toy <=20GBP | en
prices | headphones between 150 and 300 dollars | t=headphones >=150USD <=300USD | en
prices | lamp less than fifty euros | t=lamp <=50EUR | en
prices | presents for no more than £25 | <=25GBP | en
prices | a skirt for around £40 | t=skirt >=28GBP <=52GBP | en
prices | jackets on sale | t=jacket sale | en
prices | at least 25% off something for the kitchen | k=kitchen off25 | en
prices | my budget for a suitcase is 100 quid | t=suitcase <=100GBP | en
prices | Kopfhörer unter 100 Euro | t=headphones <=100EUR | de
prices | Spielzeug bis 30 € | t=toy <=30EUR | de
prices | Pfanne zwischen 30 und 60 Euro | t=pan >=30EUR <=60EUR | de
prices | reduzierte Schuhe | t=shoe sale | de
prices | Koffer ab 200 Euro | t=suitcase >=200EUR | de
prices | Wein für höchstens fünfzehn Euro | t=wine <=15EUR | de
prices | Bücher mit mindestens 15 % Rabatt | t=book off15 | de
prices | Messer um die 90 Euro | t=knife >=63EUR <=117EUR | de
prices | ich habe 80 Euro für einen Stuhl übrig | t=chair <=80EUR | de
prices | montre à moins de 200 euros | t=watch <=200EUR | fr
prices | jouets entre 10 et 25 euros | t=toy >=10EUR <=25EUR | fr
prices | chaussures en promotion | t=shoe sale | fr
prices | cafetière à moins de trente-cinq euros | t=coffeemaker <=35EUR | fr
prices | vin jusqu'à 15 € | t=wine <=15EUR | fr
prices | au moins 30 % de réduction | off30 | fr
prices | un livre pas plus de 20 € | t=book <=20EUR | fr
prices | manteau à plus de 150 euros | t=coat >150EUR | fr
prices | j'ai un budget de 60 euros pour un casque de vélo | t=bikehelmet <=60EUR | fr
prices | zapatos por menos de 60 euros | t=shoe <=60EUR | es
prices | vino entre 10 y 20 € | t=wine >=10EUR <=20EUR | es
prices | bolso rebajado | t=bag sale | es
`
