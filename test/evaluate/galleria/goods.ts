/**
 * A seventh shop, written blind to the code: a general store of twenty departments, titles mostly in English, some in
 * Swedish, German, French and Spanish; this is what is worn, eaten, drunk, built with and played with, more-goods.ts
 * has the rest. Rows as market/goods.ts.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
p1001 | t=tshirt w=men c=navy,blue m=cotton s=S,M,L,XL | Men's Organic Cotton T-Shirt Navy | Harbour Lane | 19 EUR | Everyday Basics | T-Shirts | men, organic, basics | Colour=Navy; Size=S,M,L,XL; Material=Organic cotton; Gender=Men | Soft jersey with a crew neck.
p1002 | t=tshirt w=women c=white m=cotton s=XS,S,M,L | Women's V-Neck Tee White | Harbour Lane | 17 EUR | Everyday Basics | T-Shirts | women, basics | Colour=White; Size=XS,S,M,L; Material=Cotton; Gender=Women | Slightly longer at the back.
p1003 | t=shirt w=men c=blue m=linen s=M,L,XL | Men's Linen Shirt Light Blue | Harbour Lane | 49/69 EUR | Summer Favourites | Shirts | men, summer | Colour=Light Blue; Size=M,L,XL; Material=Linen; Gender=Men | Breezy in the heat.
p1004 | t=shirt w=men c=red m=flannel s=M,L,XL,XXL | Checked Flannel Shirt Red | Timber & Tweed | 39 EUR | Cabin Weekend | Shirts | men, winter | Colour=Red; Size=M,L,XL,XXL; Material=Flannel; Gender=Men | Two chest pockets.
p1005 | t=blouse w=women c=cream,white m=silk s=36,38,40 | Silk Blouse Cream | Maison Ondine | 89/120 EUR | Date Night | Blouses | women | Colour=Cream; Size=36,38,40; Material=Silk; Gender=Women | With covered buttons.
p1006 | t=dress w=women c=green x=floral m=viscose s=34,36,38,40,42 | Floral Wrap Dress Green | Maison Ondine | 59 EUR | Summer Favourites | Dresses | women, summer, floral | Colour=Green; Size=34,36,38,40,42; Material=Viscose; Gender=Women | Ties at the waist.
p1007 | t=dress w=women c=black x=evening s=36,38,40 | Little Black Evening Dress | Maison Ondine | 99/149 EUR | Date Night | Dresses | women, party | Colour=Black; Size=36,38,40; Gender=Women | Open back, knee length.
p1008 | t=dress w=kids c=yellow m=cotton s=98,104,110 a=3,4,5 | Klänning barn bomull gul | Småfolk & Co | 249 SEK | Little Ones | Dresses | barn, sommar | färg=gul; storlek=98,104,110; material=bomull; ålder=3-5 år | Snurrar fint.
p1009 | t=jeans w=women c=blue m=denim s=26,27,28,29,30 | Women's Slim Jeans Mid Blue | Denim Dept | 69 EUR | Everyday Basics | Jeans | women, denim | Colour=Blue; Size=26,27,28,29,30; Material=Denim; Gender=Women | A little stretch.
p1010 | t=jeans w=men c=black m=denim s=30,32,34,36 | Men's Straight Jeans Black | Denim Dept | 69/89 EUR | Outlet | Jeans | men, denim | Colour=Black; Size=30,32,34,36; Material=Denim; Gender=Men | Five pockets.
p1011 | t=chinos w=men c=beige m=cotton s=46,48,50,52 | Chinohose Herren beige | Blauwerk | 54.9 EUR | Everyday Basics | Hosen | Herren | Farbe=beige; Größe=46,48,50,52; Material=Baumwolle; Geschlecht=Herren | Gerades Bein.
p1012 | t=skirt w=women c=brown m=suede s=36,38,40 | Jupe en daim marron | Maison Ondine | 64 EUR | New In | Skirts | femme, automne | couleur=marron; taille=36,38,40; matière=daim; genre=femme | Boutonnée devant.
p1013 | t=sweater w=women c=grey m=wool s=S,M,L | Merino Crew Neck Jumper Grey | Timber & Tweed | 79 EUR | Cabin Weekend | Knitwear | women, winter, merino | Colour=Grey; Size=S,M,L; Material=Merino wool; Gender=Women | Fine gauge knit.
p1014 | t=sweater w=men c=green m=wool s=M,L,XL | Stickad tröja herr ull grön | Norrsken | 799/999 SEK | Cabin Weekend | Tröjor | herr, vinter | färg=grön; storlek=M,L,XL; material=ull; kön=herr | Tjock och varm.
p1015 | t=hoodie w=unisex c=black m=cotton s=S,M,L,XL | Oversized Hoodie Black | Harbour Lane | 45 EUR | Everyday Basics | Hoodies | unisex | variants=[{"sku":"HL-HD-BK-S","size":"S","color":"Black"},{"sku":"HL-HD-BK-M","size":"M","color":"Black"},{"sku":"HL-HD-BK-L","size":"L","color":"Black"},{"sku":"HL-HD-BK-XL","size":"XL","color":"Black"}]; Material=Cotton | Brushed on the inside.
p1016 | t=cardigan w=women c=pink m=mohair s=S,M,L | Cardigan en mohair rose | Maison Ondine | 75/95 EUR | New In | Knitwear | femme, hiver | couleur=rose; taille=S,M,L; matière=mohair; genre=femme | Boutons en nacre.
p1017 | t=raincoat w=women c=yellow x=waterproof s=S,M,L,XL | Regnkappa dam gul | Norrsken | 899 SEK | Rainy Days | Jackor | dam, regn | färg=gul; storlek=S,M,L,XL; kön=dam | Vattentät med tejpade sömmar.
p1018 | t=parka w=men c=olive,green x=waterproof,hood s=M,L,XL | Waterproof Parka Olive | Norrsken | 149/199 EUR | Rainy Days | Coats & Jackets | men, winter, waterproof | Colour=Olive; Size=M,L,XL; Gender=Men; Hood=Yes | Warm lining that zips out.
p1019 | t=coat w=women c=camel,beige m=wool s=36,38,40,42 | Wollmantel Damen camel | Blauwerk | 159 EUR | New In | Mäntel | Damen, Winter | Farbe=camel; Größe=36,38,40,42; Material=Wolle; Geschlecht=Damen | Doppelreihig.
p1020 | t=shorts w=men c=khaki,green m=cotton s=S,M,L,XL | Cargo Shorts Khaki | Harbour Lane | 35/50 EUR | Outlet | Shorts | men, summer | Colour=Khaki; Size=S,M,L,XL; Material=Cotton; Gender=Men | Six pockets.
p1021 | t=bikini w=women c=red s=36,38,40 | Bikini rojo de triángulo | Costa Brisa | 29.9 EUR | Summer Favourites | Swimwear | mujer, playa | color=rojo; talla=36,38,40; género=mujer | Se ata al cuello.
p1022 | t=nightgown w=women c=white m=cotton s=S,M,L | Nachthemd Damen weiß Baumwolle | Traumnacht | 29.9 EUR | Good Night | Nachtwäsche | Damen | Farbe=weiß; Größe=S,M,L; Material=Baumwolle; Geschlecht=Damen | Mit Spitze am Ausschnitt.
p1023 | t=tights w=women c=black x=60den | Strumpbyxor svarta 60 den | Småfolk & Co | 99 SEK | Everyday Basics | Strumpor | dam | färg=svart; kön=dam | Matta och hållbara.
p1024 | t=socks w=men c=black m=cotton x=5pack s=39-42,43-46 | Men's Cotton Socks 5-Pack Black | Harbour Lane | 15 EUR | Everyday Basics | Socks | men, basics | Colour=Black; Material=Cotton; Gender=Men | No itchy seam.
p1025 | t=scarf c=blue m=wool | Lambswool Scarf Blue Tartan | Timber & Tweed | 42 GBP | Gifts for Him | Scarves | winter, gift | Colour=Blue; Material=Lambswool; Length=190 cm | Woven in Scotland.
p1026 | t=gloves w=women c=black m=leather s=7,8 | Gants en cuir noir femme | Maison Ondine | 49 EUR | Gifts for Her | Gloves | femme, hiver | couleur=noir; matière=cuir; genre=femme | Doublure en cachemire.
p1027 | t=cap c=navy,blue m=cotton | Baseball Cap Navy | Harbour Lane | 18 EUR | Summer Favourites | Hats | unisex, summer | Colour=Navy; Material=Cotton | Strap at the back.
p1028 | t=tie w=men c=burgundy,red m=silk | Krawatte Seide bordeaux | Blauwerk | 34.9 EUR | Gifts for Him | Krawatten | Herren, Geschenk | Farbe=bordeaux; Material=Seide; Geschlecht=Herren | Von Hand genäht.
p1029 | t=apron c=grey m=linen | Linen Kitchen Apron Grey | Sunday Table | 32 EUR | Sunday Kitchen | Aprons | kitchen, gift | Colour=Grey; Material=Linen | Crossed straps.
p1030 | t=umbrella c=black | Folding Umbrella Black | Rain & Shine | 22 EUR | Rainy Days | Umbrellas | rain, travel | Colour=Black; Length=28 cm | Opens with a button.
p1101 | t=sneakers w=women c=white m=leather s=36,37,38,39,40 | Women's Leather Sneakers White | Footnote | 89/110 EUR | New In | Sneakers | women, shoes | Colour=White; Size=36,37,38,39,40; Material=Leather; Gender=Women | A cushioned sole.
p1102 | t=sneakers w=men c=black m=canvas x=vegan s=41,42,43,44,45 | Vegan Canvas Sneakers Black | Footnote | 59 EUR | Everyday Basics | Sneakers | men, shoes, vegan | Colour=Black; Size=41,42,43,44,45; Material=Canvas; Gender=Men | Glue without animal products.
p1103 | t=runningshoes w=women c=turquoise,blue s=37,38,39,40,41 | Löparskor dam turkos | Fjälltopp | 1199/1499 SEK | Get Fit | Löparskor | dam, löpning | färg=turkos; storlek=37,38,39,40,41; kön=dam | Lätta och mjuka.
p1104 | t=boots w=men c=brown m=leather s=41,42,43,44 | Men's Leather Desert Boots Brown | Footnote | 119 EUR | Gifts for Him | Boots | men, shoes | Colour=Brown; Size=41,42,43,44; Material=Leather; Gender=Men | Crepe sole.
p1105 | t=sandals w=women c=gold s=36,37,38,39 | Sandalias doradas de mujer | Costa Brisa | 39.9/55 EUR | Summer Favourites | Sandals | mujer, verano | color=dorado; talla=36,37,38,39; género=mujer | Tira en el tobillo.
p1106 | t=pumps w=women c=red m=suede s=36,37,38,39,40 | Suede High Heels Red | Maison Ondine | 95 EUR | Date Night | Pumps | women, shoes, party | Colour=Red; Size=36,37,38,39,40; Material=Suede; Heel=8 cm; Gender=Women | A pointed toe.
p1107 | t=rubberboots w=kids c=green m=rubber s=24,26,28,30 | Kids' Rubber Boots Green Frog | Puddle Club | 24 EUR | Rainy Days | Wellies | kids, rain | Colour=Green; Size=24,26,28,30; Material=Rubber | Eyes on the toes.
p1108 | t=slippers w=women c=pink m=sheepskin s=37,38,39,40 | Sheepskin Slippers Pink | Cosy Feet | 45 EUR | Good Night | Slippers | women, winter | Colour=Pink; Size=37,38,39,40; Material=Sheepskin; Gender=Women | A soft inner sole.
p1109 | t=espadrilles w=men c=blue m=canvas s=40,41,42,43 | Alpargatas de lona azul para hombre | Costa Brisa | 25 EUR | Summer Favourites | Espadrilles | hombre, verano | color=azul; talla=40,41,42,43; material=lona; género=hombre | Suela de yute.
p1110 | t=footballboots w=kids c=orange s=30,32,34,36 | Fußballschuhe Kinder orange | Torjäger | 39.9 EUR | Get Fit | Sportschuhe | Kinder, Fußball | Farbe=orange; Größe=30,32,34,36 | Mit Noppen.
p1201 | t=pasta x=organic,vegan | Organic Wholewheat Penne 500 g | Campo Verde | 2.4 EUR | Pantry | Pasta | organic, vegan, food | Weight=500 g; Contains=Gluten | Bronze cut.
p1202 | t=rice x=basmati,vegan,glutenfree | Basmati Rice 1 kg | Campo Verde | 3.9 EUR | Pantry | Rice | vegan, gluten-free, food | Weight=1 kg | Aged for a year.
p1203 | t=honey x=organic | Bio-Waldhonig 500 g | Imkerei Sommer | 8.5 EUR | Pantry | Honig | Bio, Frühstück | Gewicht=500 g | Kräftig und dunkel.
p1204 | t=jam x=strawberry | Confiture de fraises 340 g | Le Verger | 4.2 EUR | Pantry | Jam | petit déjeuner | poids=340 g; goût=fraise | Cuite au chaudron.
p1205 | t=crispbread x=rye,vegan | Knäckebröd råg 450 g | Mormors Kök | 35 SEK | Pantry | Bröd | frukost, veganskt | vikt=450 g | Bakat med surdeg.
p1206 | t=chocolate x=milk | Milk Chocolate Bar 200 g | Cocoa Works | 4.5 EUR | Pantry | Chocolate | sweets, gift | Weight=200 g; Flavour=Milk | From beans of Ecuador.
p1207 | t=chocolate x=dark,vegan,nutfree | Dark Chocolate 70% Nut-Free 100 g | Cocoa Works | 3.9 EUR | Pantry | Chocolate | sweets, vegan, nut-free | Weight=100 g; Cocoa=70 % | Made in a kitchen without nuts.
p1208 | t=oliveoil x=organic,vegan | Aceite de oliva virgen extra 750 ml | Finca Alba | 12.9 EUR | Sunday Kitchen | Oils | aceite, ecológico | volumen=750 ml | Aceitunas arbequina.
p1209 | t=cereal x=glutenfree,vegan | Gluten-Free Granola with Berries 400 g | Campo Verde | 6.5 EUR | Pantry | Cereal | breakfast, gluten-free, vegan | Weight=400 g; Flavour=Berries | Baked in small batches.
p1210 | t=crisps x=vegan | Patatas fritas con sal marina 150 g | Finca Alba | 2.2 EUR | Pantry | Snacks | aperitivo | peso=150 g | Fritas en aceite de oliva.
p1211 | t=nuts x=almonds,vegan | Geröstete Mandeln gesalzen 200 g | Kernhaus | 4.9 EUR | Pantry | Nüsse | Snack, vegan | Gewicht=200 g | Im Ofen geröstet.
p1212 | t=licorice,candy x=salty | Saltlakrits 150 g | Mormors Kök | 39 SEK | Pantry | Godis | godis, lakrits | vikt=150 g | Stark och mjuk.
p1213 | t=sauce x=hot,vegan | Smoky Chipotle Hot Sauce 150 ml | Fuego Bros | 6.9 USD | Gifts for Him | Sauces | hot, vegan | Volume=150 ml; Heat=Hot | Slow burn.
p1214 | t=cheese x=goat | Fromage de chèvre affiné 200 g | Le Verger | 5.6 EUR | Cellar | Fromages | fromage, chèvre | poids=200 g | Au lait cru.
p1215 | t=spice x=saffron | Saffron Threads 1 g | Sunday Table | 9.9 EUR | Sunday Kitchen | Spices | cooking | Weight=1 g | Picked by hand.
p1301 | t=wine x=red | Vino tinto Rioja Crianza 75 cl | Bodegas Roble | 11.9 EUR | Cellar | Wine | vino, tinto | volumen=75 cl; alcohol=13,5 % | Doce meses en barrica.
p1302 | t=wine x=white | Riesling trocken 0,75 l | Weingut Moser | 9.8 EUR | Cellar | Wein | Wein, Weißwein | Inhalt=0,75 l; Alkohol=12 % | Frisch und mineralisch.
p1303 | t=wine x=sparkling | Crémant d'Alsace brut 75 cl | Domaine Klein | 13.5/16.5 EUR | Cellar | Vins | vin, bulles, fête | volume=75 cl; alcool=12 % | Fines bulles.
p1304 | t=beer x=alcoholfree | Alcohol-Free Lager 6 x 330 ml | Dry Dock Brewing | 9 EUR | Cellar | Beer | drinks, alcohol-free | Volume=330 ml; Alcohol=0 % | Crisp and light.
p1305 | t=beer x=ipa | Session IPA 4 x 440 ml | Dry Dock Brewing | 12 EUR | Cellar | Beer | drinks | Volume=440 ml; Alcohol=4.5 % | Citrus hops.
p1306 | t=coffee x=beans | Espresso Beans Dark Roast 1 kg | Third Cup | 24/29 EUR | Sunday Kitchen | Coffee | coffee, whole beans | Weight=1 kg; Roast=Dark | Chocolate and toasted nut.
p1307 | t=coffee x=ground,organic | Bryggkaffe ekologiskt malet 450 g | Rosteriet Söder | 79 SEK | Pantry | Kaffe | kaffe, ekologiskt | vikt=450 g; rostning=mellan | Mjukt och balanserat.
p1308 | t=tea x=green,organic | Organic Sencha Green Tea 100 g | Leaf & Ladle | 11 EUR | Wellness | Tea | tea, organic | Weight=100 g | Loose leaves from Japan.
p1309 | t=tea x=chamomile,caffeinefree | Kamillentee 20 Beutel | Kräuterkate | 2.9 EUR | Wellness | Tee | Tee, Kräuter | Menge=20 Beutel; Koffein=nein | Beruhigt vor dem Schlafen.
p1310 | t=juice x=apple,organic | Jus de pomme bio 1 l | Le Verger | 3.2 EUR | Pantry | Jus | bio, boisson | volume=1 l | Pressé au village.
p1311 | t=gin,spirits | Small Batch Dry Gin 70 cl | Copper Fox | 36 GBP | Gifts for Him | Spirits | gin, gift | Volume=70 cl; Alcohol=43 % | Juniper and lemon peel.
p1312 | t=lemonade x=sugarfree | Sugar-Free Elderflower Lemonade 750 ml | Leaf & Ladle | 4.5 EUR | Garden Party | Soft Drinks | drinks, sugar-free | Volume=750 ml; Sugar=0 g | Sweetened with stevia.
p1401 | t=drill x=cordless | Cordless Drill 18 V with Two Batteries | Ironwright | 129/169 EUR | Workshop | Power Tools | tools, diy | Voltage=18 V; Weight=1.4 kg; SKU=IW-CD18-2B | Fifty bits included.
p1402 | t=drill x=corded,hammer | Schlagbohrmaschine 800 W | Kraftmeier | 79.9 EUR | Workshop | Elektrowerkzeug | Werkzeug, Heimwerken | Leistung=800 W; Artikelnummer=KM-800-SB | Mit Tiefenanschlag.
p1403 | t=hammer | Claw Hammer 450 g | Ironwright | 18 EUR | Workshop | Hand Tools | tools, diy | Weight=450 g; Handle=Hickory | Forged in one piece.
p1404 | t=screwdriver x=set | Jeu de tournevis 8 pièces | Atelier Brun | 24.9 EUR | Workshop | Hand Tools | outils, bricolage | pièces=8 | Pointes aimantées.
p1405 | t=saw x=hand | Handsåg 55 cm | Snickarbo | 189 SEK | Workshop | Verktyg | verktyg, trä | längd=55 cm | Vässade tänder.
p1406 | t=jigsaw,saw x=corded | Sierra de calar 650 W | Herramax | 64.5/79 EUR | Workshop | Power Tools | herramientas, bricolaje | potencia=650 W | Con guía láser.
p1407 | t=tapemeasure | Tape Measure 5 m | Ironwright | 8.5 EUR | Workshop | Hand Tools | tools | Length=5 m | Locks by itself.
p1408 | t=spiritlevel | Wasserwaage Aluminium 60 cm | Kraftmeier | 19.9 EUR | Workshop | Handwerkzeug | Werkzeug | Länge=60 cm; Material=Aluminium | Drei Libellen.
p1409 | t=ladder m=aluminium | Folding Ladder Aluminium 3.8 m | Ironwright | 139 EUR | Workshop | Ladders | diy, home | Height=3.8 m; Material=Aluminium | Carries 150 kg.
p1410 | t=paint x=wall c=white | White Wall Paint Matt 5 l | Coverall | 34 EUR | Workshop | Paint | diy, home | Colour=White; Volume=5 l | Covers in one coat.
p1411 | t=toolbox c=red m=metal | Metal Toolbox Red | Ironwright | 49 EUR | Father's Day | Tool Storage | tools, gift | Colour=Red; Material=Metal | Five trays.
p1412 | t=pliers | Combination Pliers 180 mm | Ironwright | 16.5 EUR | Workshop | Hand Tools | tools | Length=180 mm | Cuts hard wire.
p1501 | t=blocks w=kids m=wood a=1,2,3,4 | Wooden Building Blocks 60 Pieces | Oak & Acorn | 29 EUR | Little Ones | Wooden Toys | toys, kids | Material=Wood; Age=1-4 | In a cotton bag.
p1502 | t=doll w=kids a=3,4,5,6,7 | Poupée de chiffon Lili | Petite Plume | 26 EUR | Little Ones | Dolls | jouet, enfant | âge=3-7 ans; hauteur=38 cm | Se lave à la main.
p1503 | t=puzzle x=1000 | Jigsaw Puzzle Old Town 1000 Pieces | Quiet Hour | 17 EUR | Rainy Days | Puzzles | games, family | Pieces=1000; Age=12+ | Thick, matt pieces.
p1504 | t=puzzle w=kids a=4,5,6 x=100 | Kinderpuzzle Bauernhof 100 Teile | Spielwiese | 9.9 EUR | Little Ones | Puzzles | Kinder, Spielzeug | Alter=4-6 Jahre; Teile=100 | Mit Poster.
p1505 | t=boardgame w=family x=strategy a=10,11,12 | Isles of Amber Strategy Board Game | Quiet Hour | 44/55 EUR | New In | Board Games | games, family | Players=2-4; Age=10-99; Duration=90 min | Build harbours and trade.
p1506 | t=cardgame w=family a=6,7,8,9,10 | Juego de cartas Familia Loca | Risas | 9.5 EUR | Rainy Days | Card Games | juegos, familia | edad=6-99 años; jugadores=2-6 | Partidas de quince minutos.
p1507 | t=rccar w=kids c=red a=6,7,8,9,10,11,12 | Remote Control Car Red | Zoomsters | 39.9 EUR | New In | Remote Control | toys, kids | Colour=Red; Age=6-12; Batteries=Included | Goes 15 km an hour.
p1508 | t=softtoy w=kids,baby c=brown a=0,1,2,3 | Gosedjur björn brun 30 cm | Småfolk & Co | 199 SEK | Little Ones | Gosedjur | barn, leksak | färg=brun; ålder=0-3 år; höjd=30 cm | Mjuk päls.
p1509 | t=craftset w=kids a=5,6,7,8,9 | Friendship Bracelet Kit | Busy Hands | 14 EUR | Gifts under 20 | Craft Kits | kids, craft, creative | Age=5-9 | Twenty colours of thread.
p1510 | t=kite w=kids a=5,6,7,8,9,10 | Rainbow Kite | Zoomsters | 19 EUR | Summer Favourites | Outdoor Toys | kids, beach | Age=5+; Width=140 cm | Flies in a light wind.
p1511 | t=trainset w=kids m=wood a=3,4,5,6 | Holzeisenbahn Starterset 35 Teile | Spielwiese | 49.9/64.9 EUR | Little Ones | Holzspielzeug | Kinder, Spielzeug | Alter=3-6 Jahre; Material=Holz | Mit Brücke und Bahnhof.
p1512 | t=science w=kids a=8,9,10,11,12 | Crystal Growing Science Kit | Busy Hands | 22 EUR | Gifts for Curious Minds | Science Kits | kids, learning, science | Age=8-12 | Grow seven crystals.
p1513 | t=scooter w=kids c=blue a=3,4,5,6 | Sparkcykel barn blå tre hjul | Småfolk & Co | 449 SEK | On Two Wheels | Sparkcyklar | barn, ute | färg=blå; ålder=3-6 år | Hjul som lyser.
p1514 | t=playkitchen w=kids m=wood a=3,4,5,6,7 out | Wooden Play Kitchen | Oak & Acorn | 119 EUR | Little Ones | Wooden Toys | toys, kids | Material=Wood; Age=3-7 | Knobs that click.
`
