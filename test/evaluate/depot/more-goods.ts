/** The sixth shop's kitchen ware, food and drink, health, pets, books, toys and feasts: rows as goods.ts. */
export const MORE_GOODS = `
k01 | t=pot c=red m=iron | Cocotte en fonte rouge 5 L | Bon Feu | 89/119 EUR | Mijoter | Cocottes | cuisine | couleur=rouge; matière=fonte; volume=5 l | Tous feux, induction comprise.
k02 | t=knife x=bread m=steel | Bread Knife 23 cm | Sharp Practice | 19 GBP | Cut Above | Knives | kitchen | Material=Steel; Blade=23 cm | Serrated edge.
k03 | t=knife x=chef m=steel | Kockkniv 20 cm rostfritt stål | Eggjärn | 549 SEK | Kök med klass | Knivar | kök | material=stål; blad=20 cm | Slipad för hand.
k04 | t=storagejar m=glass | Glass Storage Jars with Bamboo Lids Set of 4 | Cosy Corner | 23 GBP | Cut Above | Storage Jars | kitchen, storage | Material=Glass; Volume=900 ml; Count=4 | Airtight.
k05 | t=cuttingboard m=bamboo | Tabla de cortar de bambú 40 x 30 cm | Casa Lino | 14.5 EUR | Cocina natural | Tablas de cortar | cocina | material=bambú | Con ranura para el jugo.
k06 | t=cuttingboard c=white m=plastic | Plastic Chopping Board White | Sharp Practice | 6 GBP | Cut Above | Chopping Boards | kitchen | Colour=White; Material=Plastic | Goes in the dishwasher.
k07 | t=waterbottle c=pink m=steel | Steel Water Bottle Pink 500 ml | Sip Happens | 18 EUR | On the Move | Water Bottles | sport, drinks | Colour=Pink; Material=Steel; Volume=500 ml | Keeps cold all day.
k08 | t=waterbottle w=kids c=blue m=plastic | Vattenflaska barn blå plast 350 ml | Lillvind | 89 SEK | Till skolan | Vattenflaskor | barn, skola | färg=blå; material=plast; volym=350 ml | Med sugrör.
k09 | t=lunchbox m=steel | Brotdose Edelstahl mit Trennwand | Pausenbrot | 24.9 EUR | Für unterwegs | Brotdosen | Küche, Schule | Material=Edelstahl; Inhalt=800 ml | Schließt dicht.
k10 | t=lunchbox w=kids c=green m=plastic | Boîte à goûter enfant verte en plastique | Petit Creux | 9.9 EUR | C'est la rentrée | Boîtes à goûter | enfant, école | couleur=vert; matière=plastique | Trois compartiments.
k11 | t=mug c=black m=ceramic | Ceramic Mug Black 350 ml | Sip Happens | 8 GBP | Cut Above | Mugs | kitchen, drinks | Colour=Black; Material=Ceramic; Volume=350 ml | Safe in the microwave.
k12 | t=mug x=travel m=steel | Termosmugg rostfri 400 ml | Laddat | 229 SEK | Smart på resan | Termosmuggar | resa, kaffe | material=rostfritt stål; volym=400 ml | Spiller inte.
k13 | t=coffeegrinder x=manual | Manual Coffee Grinder with Hand Crank | Sip Happens | 35 GBP | Cut Above | Coffee Grinders | kitchen, coffee | Material=Steel; Capacity=30 g | Burrs of ceramic.
d01 | t=oliveoil x=organic | Aceite de oliva virgen extra ecológico 500 ml | Olivar Alto | 9.9 EUR | Despensa | Aceites | ecológico, cocina | volumen=500 ml | Primera cosecha.
d02 | t=pasta x=glutenfree,vegan | Glutenfreie Nudeln aus Linsen 250 g | Gut Korn | 2.99 EUR | Bewusst essen | Nudeln | glutenfrei, vegan | Gewicht=250 g; Gluten=nein | In sieben Minuten gar.
d03 | t=pasta x=wheat | Spaghetti Durum Wheat 500 g | Pantry & Co | 2 GBP | Good Taste | Pasta | food | Weight=500 g; Gluten=yes | Rough, so that sauce clings.
d04 | t=coffee x=beans | Kaffebönor mörkrost 500 g | Rostat | 99 SEK | Skafferiet | Kaffe | kaffe, hela bönor | vikt=500 g; rostning=mörk | Smak av kakao.
d05 | t=coffee x=beans,decaf | Decaf Coffee Beans 250 g | Pantry & Co | 8 GBP | Good Taste | Coffee | coffee, whole beans | Weight=250 g; Caffeine=no | Medium roast.
d06 | t=wine x=red | Vin rouge du Sud 75 cl | Domaine des Pins | 8.5 EUR | À la cave | Vins | vin rouge | volume=75 cl; alcool=13 % | Notes de cerise.
d07 | t=wine x=white | Vino blanco seco 75 cl | Bodega Clara | 6.9 EUR | Despensa | Vinos | vino blanco | volumen=75 cl; alcohol=12 % | Fresco y afrutado.
d08 | t=beer x=alcoholfree | Alkoholfreies Bier 6 Flaschen | Brauhof | 7.5 EUR | Prost | Bier | Getränke, alkoholfrei | Inhalt=6x0,5 l; Alkohol=nein | Herb und frisch.
d09 | t=beer | Pale Ale 4 x 440 ml | Hop Along | 10 GBP | Good Taste | Beer | drinks | Volume=440 ml; Alcohol=5 % | Hoppy and bright.
d10 | t=chocolate x=dark,vegan | Chocolat noir 85 % 100 g | Cacaotier | 3.5 EUR | Gourmandises | Chocolats | chocolat, vegan | poids=100 g; cacao=85 % | Rien que du cacao et du sucre.
d11 | t=chocolate x=milk,nuts | Milk Chocolate with Hazelnuts 180 g | Pantry & Co | 3 GBP | Good Taste | Chocolate | sweets | Weight=180 g | Whole roasted hazelnuts.
d12 | t=biscuits x=sugarfree | Galletas de avena sin azúcar 200 g | Dulce Nada | 3.2 EUR | Despensa | Galletas | sin azúcar, desayuno | peso=200 g; azúcar=no | Crujientes.
d13 | t=cheese x=vegan | Vegan Cheddar Style Block 200 g | Pantry & Co | 4 GBP | Good Taste | Vegan Cheese | vegan, food | Weight=200 g; Dairy=no | Melts on toast.
p01 | t=plasters | Fabric Plasters 40 Pack | Well & Good | 3 GBP | Feel Better | Plasters | first aid | Count=40 | Four sizes.
p02 | t=vitamins x=vitamind | D-vitamin 100 tabletter | Friskvard | 89 SEK | Må bra | Vitaminer | hälsa, kosttillskott | antal=100 | En om dagen.
p03 | t=hotwaterbottle c=grey | Wärmflasche mit Strickbezug grau | Traumstoff | 16.9 EUR | Schön warm | Wärmflaschen | Gesundheit, Winter | Farbe=grau; Inhalt=2 l | Bezug waschbar.
p04 | t=massagegun | Massage Gun with Four Heads | Well & Good | 79/99 EUR | Feel Better | Massage Guns | health, sport | Speeds=5; Battery=yes | For tired muscles.
g01 | t=dogbed w=dogs c=grey s=L | Orthopaedic Dog Bed Grey Large | Waggle | 59 GBP | Happy Tails | Dog Beds | dogs | Colour=Grey; Size=L; Dimensions=100x70 cm | Cover comes off.
g02 | t=catfood w=cats x=wet | Wet Cat Food with Salmon 12 Pouches | Waggle | 9 EUR | Happy Tails | Cat Food | cats | Count=12; Flavour=Salmon | In jelly.
g03 | t=birdseed w=birds | Fågelfrö för vilda fåglar 2 kg | Näbben | 79 SEK | Vid fågelbordet | Fågelmat | fåglar, vinter | vikt=2 kg | Mest solrosfrön.
g04 | t=dogtoy w=dogs | Juguete de cuerda para perros | Huellas | 6.5 EUR | A jugar | Juguetes para perros | perros | material=algodón; longitud=30 cm | Para tirar y morder.
r01 | t=book x=cook,vegan | Weeknight Vegan Cookbook | Inkwell | 18 GBP | Page Turners | Cookbooks | books, cooking | Pages=208; Language=English | Eighty dinners.
r02 | t=book x=crime | Tystnaden i skäret, deckare | Bokskogen | 179 SEK | Läslov | Deckare | böcker, spänning | sidor=380; språk=svenska | Ett mord i skärgården.
r03 | t=book x=picture w=kids a=3,4,5,6 | Le hérisson qui ne dormait pas, album illustré | Éditions Lune | 12.5 EUR | Il était une fois | Albums | livres, enfant | âge=3-6 ans; pages=32; langue=français | Une histoire du soir.
y01 | t=trainset w=kids m=wood a=3,4,5,6 | Träjärnväg 40 delar | Lekverket | 279 SEK | Lek och bus | Tågbanor | leksaker, barn | material=trä; ålder=3-6 år | Bro och två tåg.
y02 | t=doll w=kids a=3,4,5,6,7 | Rag Doll with Red Dress | Rosy Days | 19.5 EUR | Play Time | Dolls | toys, kids | Age=3-7; Height=35 cm | The dress comes off.
y03 | t=softtoy w=baby c=white a=0,1,2 | Doudou lapin blanc pour bébé | Petit Nuage | 15 EUR | Tout doux | Peluches | bébé, cadeau de naissance | couleur=blanc; âge=0-2 ans | Lavable en machine.
x01 | t=christmastree c=green | Artificial Christmas Tree 180 cm | Merry & Co | 79/109 EUR | Deck the Halls | Christmas Trees | christmas | Colour=Green; Height=180 cm | Stand included.
x02 | t=baubles c=red m=glass | Weihnachtskugeln Glas rot 12 Stück | Sternenzeit | 14.9 EUR | Oh du fröhliche | Weihnachtskugeln | Weihnachten, Deko | Farbe=rot; Material=Glas; Anzahl=12 | Mundgeblasen.
x03 | t=adventcalendar | Adventskalender med choklad | Tomtebo | 129 SEK | Snart är det jul | Adventskalendrar | jul, godis | antal=24 | En lucka om dagen.
x04 | t=eastereggs,chocolate x=milk | Huevos de Pascua de chocolate 12 unidades | Dulce Nada | 7.9 EUR | Dulce primavera | Huevos de Pascua | Pascua, dulces | unidades=12; peso=180 g | Chocolate con leche.
x05 | t=easterbasket | Easter Egg Hunt Basket | Merry & Co | 9 GBP | Hop to It | Easter Baskets | easter, kids | Material=Wicker | With paper grass.
`
