/**
 * A hundred and sixty prompts for the eleventh shop, thirty-two in each language, as they are typed on a phone; written and
 * judged before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const MERCADO_PROMPTS = `
words | kitchen faucet | t=tap x=kitchen | en
words | mailbox | t=letterbox | en
words | field glasses for birdwatching | t=binoculars | en
forms | ear defender | t=eardefenders | en
forms | bean bags | t=beanbag | en
forms | cookie cutter animals | t=cookiecutters | en
slips | binoculers | t=binoculars | en
slips | balence bike for kids | t=balancebike | en
traits | womens green fleece size m | t=fleece w=women c=green s=M | en
traits | red boxing gloves 12oz | t=boxinggloves c=red | en
traits | oak shelf for the wall | t=wallshelf m=oak | en
ages | present for a 9 yr old who loves science | t=microscope,slime a=9 | en
ages | toy for my 2 year old | t=balancebike,walkerwagon,shapesorter,paddlingpool a=2 | en
prices | sup board under 350 quid | t=supboard <350GBP | en
prices | detective novel less than a tenner | t=crimenovel <10GBP | en
prices | something for the kitchen on sale | t=tap,cookiecutters,pizzastone,pastamachine,icecreammaker,hotsauce sale | en
prices | ssd 1tb max $80 | t=ssd <=80USD | en
names | Hollow Oak furniture | v=Hollow_Oak ~t=sideboard,dressingtable | en
names | whats in the Rainy Days collection | n=Rainy_Days | en
refusals | sideboard but not white | t=sideboard !c=white | en
refusals | dog harness that isn't red | t=dogharness !c=red | en
refusals | protein powder without whey | t=proteinpowder x=vegan | en
likes | binoculars like the Fjällstigen ones but black | t=binoculars c=black | en
chatter | hiya, slugs are eating all my lettuce 😭 what can I do | t=slugpellets | en
chatter | hello! just got a puppy and he keeps weeing on the floor, help | t=puppypads | en
orders | cheapest wetsuit | t=wetsuit up | en
codes | bb-kt-310 | id=h103 | en
several | men's black wetsuit size L under 160 pounds | t=wetsuit w=men c=black s=L <160GBP | en
purposes | something to open wine with | t=corkscrew | en
purposes | keep drinks cold at the beach | t=coolbox | en
mixed | regalo for my novia who does ballet 🩰 | t=balletshoes | en
absent | sewing machine | t=sewingmachine v=nobody | en
words | kikare | t=binoculars | sv
words | kran till köket | t=tap x=kitchen | sv
words | brevlåda | t=letterbox | sv
forms | bälteskuddar | t=boosterseat | sv
forms | nätverks kabel | t=ethernetcable | sv
forms | sittsäcken | t=beanbag | sv
slips | grässklipare robot | t=robotmower | sv
slips | kikkare | t=binoculars | sv
traits | flytväst barn orange | t=lifejacket w=kids c=orange | sv
traits | fleecetröja herr large | t=fleece w=men s=L | sv
traits | sideboard i valnöt | t=sideboard m=walnut | sv
ages | present till sjuåring som gillar hästar | t=hobbyhorse a=7 | sv
ages | bok till en fyraåring | t=picturebook,colouringbook a=4 | sv
prices | elsparkcykel under 400 euro | t=escooter <400EUR | sv
prices | luftrenare högst tvåtusen | t=airpurifier <=2000SEK | sv
prices | kökssaker på rea | t=tap,cookiecutters,pizzastone,pastamachine,icecreammaker,hotsauce sale | sv
prices | golv billigare än 350 kr | t=flooring <350SEK | sv
names | allt från Fjällstigen | v=Fjällstigen | sv
names | grejer i ut i skogen under 500 spänn | n=Ut_i_skogen <500SEK | sv
refusals | cykelbyxor men inte till dam | t=cyclingshorts !w=women | sv
refusals | havregryn utan gluten | t=oats x=glutenfree | sv
refusals | balanscykel, helst inte röd | t=balancebike ~c=blue | sv
likes | en termos som den blå från Bergfreund Ost fast billigare | t=thermos <27EUR | sv
chatter | hej hej! vi har möss i källaren, usch, vad finns det | t=mousetrap | sv
chatter | tjena, jag har stukat foten å behöver nåt å gå med | t=crutches | sv
orders | kikare, dyrast först | t=binoculars down | sv
codes | KR-C6-10 | id=h404 | sv
several | blå skidbyxor barn strl 128 under 50 euro | t=skipants w=kids c=blue s=128 <50EUR | sv
purposes | något att kavla deg med | t=rollingpin | sv
purposes | mot torra ögon | t=eyedrops | sv
mixed | gift till mamma som dricker te 🍵 bio gärna | t=matcha x=organic | sv
absent | diskmaskin | t=dishwasher v=nobody | sv
words | Fernglas | t=binoculars | de
words | Wasserhahn für die Küche | t=tap x=kitchen | de
words | Flaschenöffner für Wein bzw. Korkenzieher | t=corkscrew | de
forms | Brief Kasten | t=letterbox | de
forms | Schneeschuh | t=snowshoes | de
forms | Hundegeschirre | t=dogharness | de
slips | Ferngals | t=binoculars | de
slips | luftentfeuchtr | t=dehumidifier | de
traits | neoprenanzug damen m | t=wetsuit w=women s=M | de
traits | blaues laufrad | t=balancebike c=blue | de
traits | fliesen blau fürs bad | t=tiles c=blue | de
ages | geschenk für 10jährige die gern experimentiert | t=microscope a=10 | de
ages | spielzeug ab 1 jahr aus holz | t=walkerwagon,shapesorter m=wood a=1 | de
prices | e-bike unter 2000 euro | t=ebike <2000EUR | de
prices | vr brille bis 350€ | t=vrheadset <=350EUR | de
prices | stativ mind. 20% reduziert | t=tripod off20 | de
prices | briefkasten zwischen 40 und 60 euro | t=letterbox >=40EUR <=60EUR | de
names | alles von Nordlicht Technik | v=Nordlicht_Technik | de
names | Tierisch gut für katzen | n=Tierisch_gut w=cats | de
refusals | rollo aber nicht weiß | t=rollerblind !c=white | de
refusals | sojasoße glutenfrei | t=soysauce x=glutenfree | de
refusals | Buch, kein Krimi | t=cookbook,picturebook,travelguide,sudoku,colouringbook !t=crimenovel | de
likes | so was wie die thermosflasche von Bergfreund Ost nur in grün | t=thermos c=green | de
chatter | moin, mein keller ist feucht und es schimmelt, was hilft | t=dehumidifier | de
chatter | hallo, wir wollen am wochenende die wand streichen was brauchen wir da | t=paintroller | de
orders | laufräder günstigstes zuerst | t=balancebike up | de
codes | Art.Nr. NT 953XL BK | id=h421 | de
several | leichte dunkelblaue weste herren xl unter 70 euro | t=bodywarmer w=men c=navy s=XL <70EUR | de
purposes | zum knoblauch pressen | t=garlicpress | de
purposes | etwas gegen zecken | t=tickremover | de
mixed | suche cozy fleece für mein kid, rot, gr. 104 ❤️ | t=fleece w=kids c=red s=104 | de
absent | waschmaschine | t=washingmachine v=nobody | de
words | jumelles | t=binoculars | fr
words | boîte aux lettres | t=letterbox | fr
words | robinet de cuisine | t=tap x=kitchen | fr
forms | tire bouchons | t=corkscrew | fr
forms | sonnettes sans fil | t=doorbell | fr
forms | luge en bois pour enfants | t=sledge | fr
slips | trotinette electrique | t=escooter | fr
slips | abatant wc | t=toiletseat | fr
traits | combinaison néoprène homme xl | t=wetsuit w=men s=XL | fr
traits | draisienne rouge | t=balancebike c=red | fr
traits | kimono bleu en soie | t=kimono c=blue m=silk | fr
ages | cadeau pour ma nièce de 6 ans qui fait de la danse | t=balletshoes w=kids | fr
ages | jouet bébé 1 an en bois | t=walkerwagon,shapesorter m=wood a=1 | fr
prices | caméra étanche pas plus de 120 euros | t=actioncamera <=120EUR | fr
prices | buffet à moins de 200€ | t=sideboard <200EUR | fr
prices | raquettes a neige en promo | t=snowshoes sale | fr
prices | radiateur electrique entre 150 et 200 euros | t=radiator >=150EUR <=200EUR | fr
names | tout Maison Bleue | v=Maison_Bleue | fr
names | collection à fond la forme | n=À_fond_la_forme | fr
refusals | chaussons de danse mais pas roses | t=balletshoes !c=pink | fr
refusals | chewing gum sans sucre | t=chewinggum x=sugarfree | fr
refusals | un livre de cuisine sans viande | t=cookbook x=vegetarian | fr
likes | comme la polaire Fil d'Ariane mais pour femme | t=fleece w=women | fr
chatter | coucou, j'ai mal au dos après le sport, un truc pour masser ? | t=foamroller | fr
chatter | bonsoir, mon chat ne boit pas assez, vous auriez une idée ? | t=petfountain | fr
orders | jumelles de la moins chère à la plus chère | t=binoculars up | fr
codes | pp-hub7 svp | id=h403 | fr
several | polaire enfant rouge taille 110 soldée | t=fleece w=kids c=red s=110 sale | fr
purposes | pour essorer la salade | t=saladspinner | fr
purposes | quelque chose contre les moustiques en voyage | t=mosquitonet | fr
mixed | une action cam waterproof pour le surf 🏄 stp | t=actioncamera | fr
absent | lave-vaisselle | t=dishwasher v=nobody | fr
words | prismáticos | t=binoculars | es
words | buzón | t=letterbox | es
words | grifo de cocina | t=tap x=kitchen | es
forms | saca corchos | t=corkscrew | es
forms | patinetes electricos | t=escooter | es
forms | arnes para perro | t=dogharness | es
slips | prismaticos pequenos | t=binoculars | es
slips | deshumidificadro | t=dehumidifier | es
traits | traje de neopreno hombre talla m | t=wetsuit w=men s=M | es
traits | bici sin pedales azul | t=balancebike c=blue | es
traits | pantalones de esqui nina 128 | t=skipants w=kids s=128 | es
ages | regalo niño 4 años le encantan los dinosaurios | t=dinosaurs a=4 | es
ages | libro para una niña de 5 años | t=picturebook,colouringbook a=5 | es
prices | pala de padel por menos de 80 euros | t=padelracket <80EUR | es
prices | tabla de paddle surf hasta 300 libras | t=supboard <=300GBP | es
prices | cosas de cocina en oferta | t=tap,cookiecutters,pizzastone,pastamachine,icecreammaker,hotsauce sale | es
prices | bicicleta estatica máximo 160 € | t=exercisebike <=160EUR | es
names | todo de Monte Claro | v=Monte_Claro | es
names | noche de juegos menos de 20 euros | n=Noche_de_juegos <20EUR | es
refusals | arnés para perros que no sea negro | t=dogharness !c=black | es
refusals | proteína vegana sin suero de leche | t=proteinpowder x=vegan | es
refusals | termo pero no azul | t=thermos !c=blue | es
likes | algo parecido al kimono de Fil d'Ariane | t=kimono | es
chatter | buenas tardes, mi abuela se olvida de tomar las pastillas, hay algo para organizarlas? | t=pillbox | es
chatter | holaa, me duelen los pies con los zapatos del trabajo, que me pongo | t=insoles | es
orders | cámaras de la más cara a la más barata | t=actioncamera,instantcamera down | es
codes | ref CH-PE25 | id=h419 | es
several | guantes de horno rojos de algodón por menos de 15 euros | t=ovengloves c=red m=cotton <15EUR | es
purposes | para hacer helado en casa | t=icecreammaker | es
purposes | algo para cortar galletas con formas | t=cookiecutters | es
mixed | quiero un beanbag gris para el salon 🛋️ | t=beanbag c=grey | es
absent | lavavajillas | t=dishwasher v=nobody | es
`
