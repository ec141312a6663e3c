/**
 * A third shop, written as the second (bazaar/goods.ts) and of other branches: tools, books, animals, sports, beauty and
 * groceries; more-goods.ts has the rest. Beside the marks of the second shop `a=` are the ages a product is for.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
h01 | t=drill x=cordless | Cordless Drill Driver 18V with 2 Batteries | Boltwright | 129/159 EUR | Workshop Week | Power Tools | drills, diy | Voltage=18 V; SKU=BW-18-DD2; Weight=1.4 kg | Brushless motor and a carrying case.
h02 | t=drill x=hammer | Schlagbohrmaschine 850 W | Eisenmann | 89.9 EUR | Heimwerken leicht gemacht | Bohrmaschinen | Werkzeug | Leistung=850 W; Artikelnummer=EM 8500 | Mit Tiefenanschlag und Koffer.
h03 | t=screwdriver x=set | Skruvmejselset 32 delar | Snickarboden | 249/349 SEK | Allt för verkstaden | Handverktyg | verktyg | antal=32; material=krom-vanadin | Bits och skaft i en låda.
h04 | t=screwdriver x=insulated | Tournevis isolé 1000 V | Atelier Vif | 7.5 EUR | Bricolons ensemble | Tournevis | bricolage, électricité | longueur=100 mm | Pour les travaux électriques.
h05 | t=hammer m=wood | Martillo de carpintero mango de madera | Casa Martín | 14.95 EUR | Manos a la obra | Martillos | herramientas | material=acero, madera; peso=500 g | Cabeza forjada.
h06 | t=spanner x=set | Combination Spanner Set 12 Piece Metric | Boltwright | 45 GBP | Workshop Week | Spanners | hand tools | Sizes=8-19 mm; Material=Chrome vanadium | Rolls up in a pouch.
h07 | t=saw | Fuchsschwanz Säge 500 mm | Eisenmann | 18.5 EUR | Heimwerken leicht gemacht | Sägen | Werkzeug, Holz | Länge=500 mm | Für nasses und trockenes Holz.
h08 | t=saw x=electric,cordless | Jigsaw Cordless 12V | Less Effort | 99/139 USD | Under the Bench | Power Tools | saws | Voltage=12 V | Cuts curves in 65 mm timber.
h09 | t=paint c=white | Wandfarbe weiß matt 10 Liter | Tünche & Co | 39.99 EUR | Heimwerken leicht gemacht | Farben | Renovieren | Farbe=weiß; Inhalt=10 l | Deckt in einem Anstrich.
h10 | t=paint c=blue | Väggfärg blå 3 liter | Pensel | 329 SEK | Allt för verkstaden | Färg | måla | färg=blå; volym=3 l | Tvättbar yta, luktfri.
h11 | t=ladder m=aluminium | Stege aluminium 4 meter | Snickarboden | 1295 SEK | Allt för verkstaden | Stegar | verktyg | material=aluminium; längd=4 m | Godkänd enligt EN 131.
h12 | t=tape | Duct Tape Silver 50 m | Stick With Us | 6 GBP | Under the Bench | Tapes | repair | Colour=Silver; Length=50 m | Holds almost anything.
h13 | t=lock | Cadenas à combinaison | Atelier Vif | 12.9 EUR | Bricolons ensemble | Cadenas | sécurité | matière=laiton | Quatre chiffres.
h14 | t=gloves w=men m=leather s=9,10 | Arbetshandskar i läder | Snickarboden | 129 SEK | Allt för verkstaden | Handskar | arbetskläder | storlek=9,10; material=läder | Tål svets.
h15 | t=toolbox c=red | Caja de herramientas roja metálica | Casa Martín | 34/42 EUR | Manos a la obra | Cajas | herramientas | color=rojo; material=metal | Tres bandejas.
h16 | t=screws | Holzschrauben 4x40 verzinkt 200 Stück | Eisenmann | 8.49 EUR | Heimwerken leicht gemacht | Schrauben | Holz | Anzahl=200; EAN=4017000123456 | Torx.
h17 | t=glue | Lim för trä 750 ml | Pensel | 99 SEK | Allt för verkstaden | Lim | snickeri | volym=750 ml | Vattenfast.
h18 | t=flashlight | Torch Rechargeable 1000 Lumens | Boltwright | 29/39 EUR | Under the Bench | Torches | camping, power cut | Lumens=1000; Colour=Black | USB-C charging.
h19 | t=sander x=electric out | Ponceuse excentrique 300 W | Atelier Vif | 69 EUR | Bricolons ensemble | Ponceuses | bricolage | puissance=300 W | Sac à poussière.
h20 | t=safetygoggles | Gafas de seguridad transparentes | Casa Martín | 5.5 EUR | Manos a la obra | Protección | trabajo | norma=EN166 | Antivaho.
b01 | t=book x=crime | The Cold Staircase | Lantern Press | 9.99/12.99 GBP | Page Turners | Crime Fiction | thriller, paperback | Author=Ruth Calloway; Language=English; ISBN=978-0-00-812345-6; Pages=384 | Inspector Hale returns for a last case.
b02 | t=book x=crime | Die Tote im Schnee | Nordlicht Verlag | 11 EUR | Lesefutter | Kriminalromane | Krimi, Taschenbuch | Autor=Ines Brandt; Sprache=Deutsch; ISBN=9783000123450 | Der dritte Fall für Kommissarin Lund.
b03 | t=book x=crime | Döden i Visby | Bokhyllan | 79/119 SEK | Årets bokrea | Deckare | pocket, deckare | författare=Eva Ström; språk=svenska | En deckare på Gotland.
b04 | t=book x=children w=kids a=3,4,5,6 | The Bear Who Could Not Sleep | Lantern Press | 7.99 GBP | Bedtime | Picture Books | children | Author=Joe Penn; Language=English; Age=3-6 | Read aloud in ten minutes.
b05 | t=book x=children w=kids a=6,7,8,9 | Le dragon qui avait peur du feu | Plume et Cie | 12.5 EUR | Lire ensemble | Livres jeunesse | enfants | auteur=Luc Meyer; langue=français; âge=6-9 ans | Premières lectures.
b06 | t=book x=cook | Cocina de mi abuela | Ediciones Olmo | 21.9 EUR | Para leer | Libros de cocina | recetas | autor=Carmen Gil; idioma=español | Ciento veinte recetas caseras.
b07 | t=book x=cook | Vegan Every Day | Lantern Press | 18/25 GBP | Page Turners | Cookbooks | recipes, vegan | Author=Mira Shah; Language=English; Format=Hardback | Plant based suppers in half an hour.
b08 | t=book x=scifi | Les étoiles mortes | Plume et Cie | 8.9 EUR | Lire ensemble | Science-fiction | roman, poche | auteur=Anna Roche; langue=français | Un vaisseau, un secret.
b09 | t=book x=fantasy | Drachenblut Band 1 | Nordlicht Verlag | 14.99 EUR | Lesefutter | Fantasy | Roman | Autor=Tom Falk; Sprache=Deutsch | Der Auftakt der Trilogie.
b10 | t=book x=gardening | Odla hela året | Bokhyllan | 199 SEK | Årets bokrea | Fackböcker | trädgård, odling | författare=Sara Blom; språk=svenska | Från frö till skörd.
b11 | t=book x=travel | Japan on Foot: A Travel Guide | Lantern Press | 16.99 GBP | Page Turners | Travel Guides | travel, japan | Author=Ken Ito; Language=English | Forty walks with maps.
b12 | t=book x=biography | Frida: una vida en colores | Ediciones Olmo | 19.5 EUR | Para leer | Biografías | arte | autor=Luis Vega; idioma=español | La vida de la pintora.
b13 | t=book x=poetry | Gedichte für stille Tage | Nordlicht Verlag | 12/18 EUR | Lesefutter | Lyrik | Geschenk | Autor=Maria Holl; Sprache=Deutsch | Hundert Gedichte.
b14 | t=book x=selfhelp | Get Things Done by Lunch | Now or Never | 15 USD | Sale of Two Cities | Self Help | business | Author=Pat Quick; Language=English | Shorter meetings, longer lunches.
b15 | t=dictionary | Schwedisch-Deutsch Wörterbuch | Nordlicht Verlag | 24.9 EUR | Lesefutter | Wörterbücher | Sprachen | Sprache=Deutsch, Schwedisch | 60.000 Stichwörter.
b16 | t=bookmark m=leather | Marque-page en cuir | Plume et Cie | 9 EUR | Lire ensemble | Accessoires | cadeau | matière=cuir; couleur=marron | Gravé à la main.
b17 | t=comic | Seriealbum: Rymdkatten 4 | Bokhyllan | 129 SEK | Årets bokrea | Serier | barn, humor | språk=svenska; ålder=7-12 | Katten är tillbaka.
p01 | t=dogfood w=dogs x=grainfree | Grain Free Dog Food Salmon 12 kg | Good Boy | 54/64 EUR | Who's Hungry | Dog Food | dogs, dry food | Flavour=Salmon; Weight=12 kg; Grain=no | For adult dogs of all breeds.
p02 | t=dogfood w=dogs x=grainfree | Hundefutter Rind nass 6x400 g | Waldi & Sohn | 15.9 EUR | Alles für den Hund | Nassfutter | Hunde | Geschmack=Rind; Gewicht=2,4 kg | Ohne Getreide.
p03 | t=catfood w=cats | Kattmat kyckling torrfoder 3 kg | Tassen | 189 SEK | Morr och spinn | Kattfoder | katt | smak=kyckling; vikt=3 kg | För innekatter.
p04 | t=catfood w=cats x=kitten | Pâtée pour chaton au thon 12 sachets | Moustache | 10.8 EUR | Ronronnons | Nourriture | chat, chaton | goût=thon | Sans céréales.
p05 | t=leash w=dogs c=red m=nylon | Hundkoppel nylon rött 2 m | Tassen | 149 SEK | Morr och spinn | Koppel | hund | färg=röd; material=nylon; längd=2 m | Reflexsöm.
p06 | t=collar w=dogs c=black m=leather s=M,L | Lederhalsband schwarz für Hunde | Waldi & Sohn | 29.9/39.9 EUR | Alles für den Hund | Halsbänder | Hunde | Farbe=schwarz; Material=Leder; Größe=M,L | Gepolstert.
p07 | t=dogbed w=dogs c=grey s=L | Orthopaedic Dog Bed Large Grey | Good Boy | 69 GBP | Lie Down | Dog Beds | dogs | Colour=Grey; Size=L; Washable=yes | Memory foam for old joints.
p08 | t=catlitter w=cats | Katzenstreu klumpend 20 l | Samtpfote | 12.49 EUR | Alles für die Katze | Katzenstreu | Katzen | Inhalt=20 l; Duft=nein | Staubarm.
p09 | t=scratchingpost w=cats | Rascador para gatos 120 cm | Patitas | 49/69 EUR | Amigos de cuatro patas | Rascadores | gatos | altura=120 cm; color=beige | Con hamaca.
p10 | t=cattoy w=cats | Feather Wand Cat Toy | Miss Whiskers | 6 GBP | Who's Hungry | Cat Toys | cats, play | Material=Feathers | Hours of jumping.
p11 | t=aquarium w=fish | Aquarium d'eau douce 54 L | Moustache | 79 EUR | Ronronnons | Aquariums | poissons | volume=54 l | Filtre inclus.
p12 | t=birdcage w=birds | Jaula para canarios | Patitas | 38 EUR | Amigos de cuatro patas | Jaulas | pájaros | color=blanco | Con dos comederos.
p13 | t=dogtoy w=dogs | Tuggleksak för hund gummi | Tassen | 89 SEK | Morr och spinn | Hundleksaker | hund | material=gummi | Flyter.
p14 | t=hamstercage w=hamsters out | Hamsterkäfig Holz 100 cm | Waldi & Sohn | 89 EUR | Alles für den Hund | Käfige | Nager | Material=Holz; Breite=100 cm | Mit Etage.
p15 | t=treats w=dogs | Chicken Chews for Dogs 500 g | Good Boy | 9.5 EUR | Who's Hungry | Treats | dogs, snacks | Flavour=Chicken | No added sugar.
p16 | t=catcarrier w=cats | Transportbur för katt | Tassen | 349/449 SEK | Morr och spinn | Transportburar | katt, resa | färg=grå | Med handtag.
s01 | t=runningshoes c=blue w=women s=38,39,40 | Women's Running Shoes Blue Cloudstep | Never Stop | 119/149 EUR | Off the Couch | Running Shoes | running, women | Colour=Blue; Size=38,39,40; Gender=Women | Light and bouncy.
s02 | t=runningshoes c=black w=men s=42,43,44 | Löparskor herr svarta | Fartvind | 1099 SEK | Ut och spring | Löparskor | löpning, herr | färg=svart; storlek=42,43,44; kön=herr | Dämpning för asfalt.
s03 | t=yogamat c=purple | Yogamatte rutschfest lila | Ruhepol | 34.9 EUR | Bewegung tut gut | Yogamatten | Yoga | Farbe=lila; Dicke=6 mm | Aus Naturkautschuk.
s04 | t=football | Ballon de football taille 5 | Sportissimo | 24.99 EUR | À vos marques | Ballons | football | taille=5; couleur=blanc | Cousu machine.
s05 | t=tennisracket | Raqueta de tenis grafito | Punto y Set | 89/129 EUR | Juego limpio | Raquetas | tenis | material=grafito; peso=285 g | Con funda.
s06 | t=dumbbells | Dumbbell Set 2 x 10 kg | Heavy Duty Free | 59 GBP | Off the Couch | Weights | gym, strength | Weight=20 kg | Rubber coated.
s07 | t=tent x=4person | Tält 4 personer Fjällro | Vindskydd | 2490/2990 SEK | Ut och spring | Tält | camping, vandring | personer=4; färg=grön; vikt=4,2 kg | Två absider.
s08 | t=tent x=2person c=orange | Trekkingzelt 2 Personen orange | Gipfelglück | 229 EUR | Bewegung tut gut | Zelte | Camping, Trekking | Farbe=orange; Personen=2 | Wiegt 1,9 kg.
s09 | t=sleepingbag | Sac de couchage -5 °C | Sportissimo | 64.9 EUR | À vos marques | Sacs de couchage | camping | température=-5 °C; couleur=bleu | Garnissage synthétique.
s10 | t=bikehelmet w=kids c=pink a=3,4,5,6 | Casco de bici infantil rosa | Punto y Set | 22 EUR | Juego limpio | Cascos | ciclismo, niños | color=rosa; edad=3-6 años; talla=48-52 | Ajustable.
s11 | t=bikehelmet c=white s=M,L | Bike Helmet White Adult | Never Stop | 49 GBP | Off the Couch | Helmets | cycling | Colour=White; Size=M,L | Rear light.
s12 | t=ski s=170 | Alpinski All Mountain 170 cm | Gipfelglück | 399/549 EUR | Bewegung tut gut | Ski | Wintersport | Länge=170 cm | Mit Bindung.
s13 | t=swimsuit c=black w=women s=36,38,40 | Baddräkt svart dam | Fartvind | 399 SEK | Ut och spring | Baddräkter | simning, dam | färg=svart; storlek=36,38,40; kön=dam | Klortålig.
s14 | t=swimgoggles | Lunettes de natation anti-buée | Sportissimo | 11 EUR | À vos marques | Lunettes | natation | couleur=noir | Verres miroir.
s15 | t=basketball out | Balón de baloncesto cuero sintético | Punto y Set | 27 EUR | Juego limpio | Balones | baloncesto | talla=7; color=naranja | Para interior y exterior.
s16 | t=hikingboots c=brown m=leather w=men s=43,44,45 | Wanderstiefel Herren braun Leder | Gipfelglück | 169/199 EUR | Bewegung tut gut | Wanderschuhe | Wandern, Herren | Farbe=braun; Größe=43,44,45; Material=Leder; Geschlecht=Herren | Wasserdicht.
s17 | t=jumprope | Skipping Rope Adjustable | Heavy Duty Free | 8 GBP | Off the Couch | Skipping Ropes | gym, boxing | Length=3 m | Ball bearings.
s18 | t=backpack x=hiking c=green | Ryggsäck vandring 45 liter grön | Vindskydd | 1199 SEK | Ut och spring | Ryggsäckar | vandring | färg=grön; volym=45 l | Regnskydd ingår.
s19 | t=cap c=navy | Running Cap Navy | Never Stop | 18 EUR | Off the Couch | Caps | running | Colour=Navy | Sweatband inside.
s20 | t=golfballs | Golfbälle 12 Stück weiß | Ruhepol | 19.9 EUR | Bewegung tut gut | Golfbälle | Golf | Farbe=weiß; Anzahl=12 | Weicher Kern.
c01 | t=facecream x=dry | Face Cream for Dry Skin 50 ml | Plain Jane | 24 GBP | Gifts for her | Face Care | skincare | Skin type=Dry; Volume=50 ml; Fragrance=no | With oat extract.
c02 | t=facecream x=antiage | Crème anti-âge nuit 50 ml | Belle de Jour | 49/65 EUR | Rien que pour moi | Soins du visage | soin, nuit | volume=50 ml; type de peau=mature | Au rétinol.
c03 | t=shampoo x=sulfatefree | Schampo utan sulfater 250 ml | Ren & Klar | 119 SEK | Egenvård | Schampo | hår | volym=250 ml | För lockigt hår. Vegansk.
c04 | t=shampoo x=antidandruff | Anti-Schuppen Shampoo 300 ml | Klarwasser | 5.95 EUR | Schön gemacht | Shampoos | Haarpflege | Inhalt=300 ml | Mit Teebaumöl.
c05 | t=lipstick c=red | Rouge à lèvres mat rouge cerise | Belle de Jour | 19.9 EUR | Rien que pour moi | Rouges à lèvres | maquillage | couleur=rouge | Tenue douze heures.
c06 | t=lipstick c=pink | Lipstick Satin Rose Pink | Miss Behave | 14/18 GBP | Gifts for her | Lipsticks | makeup | Colour=Pink | Cruelty free.
c07 | t=perfume w=women | Eau de parfum Jardin secret 50 ml | Belle de Jour | 79 EUR | Rien que pour moi | Parfums | femme | volume=50 ml; genre=femme | Jasmin et vanille.
c08 | t=perfume w=men | Eau de Toilette Herren Zeder 100 ml | Klarwasser | 39.9/54.9 EUR | Schön gemacht | Düfte | Herren | Inhalt=100 ml; Geschlecht=Herren | Holzig und frisch.
c09 | t=sunscreen x=spf50 | Crema solar SPF 50 200 ml | Piel de Sol | 16.5 EUR | Cuídate mucho | Protección solar | verano | factor=50; volumen=200 ml | Resistente al agua.
c10 | t=soap x=vegan | Handgjord tvål lavendel | Ren & Klar | 59 SEK | Egenvård | Tvålar | badrum | doft=lavendel | Vegansk och plastfri.
c11 | t=toothbrush x=electric | Electric Toothbrush with 3 Heads | Plain Jane | 45/79 EUR | Gifts for him or her | Toothbrushes | oral care | Colour=White | Two minute timer.
c12 | t=razor w=men | Rasierhobel Edelstahl | Klarwasser | 32 EUR | Schön gemacht | Rasierer | Herren, Bart | Material=Edelstahl; Geschlecht=Herren | Mit fünf Klingen.
c13 | t=nailpolish c=red | Esmalte de uñas rojo | Piel de Sol | 4.95 EUR | Cuídate mucho | Esmaltes | manicura | color=rojo | Secado rápido.
c14 | t=hairdryer | Hårtork 2200 W | Ren & Klar | 499/699 SEK | Egenvård | Hårtorkar | hår | effekt=2200 W; färg=svart | Jonteknik.
c15 | t=bodylotion | Body Lotion Shea Butter 400 ml | Plain Jane | 11 GBP | Gifts for her | Body Care | skincare | Volume=400 ml | Unscented.
c16 | t=mascara c=black | Mascara noir volume | Belle de Jour | 15.5 EUR | Rien que pour moi | Mascaras | maquillage | couleur=noir | Waterproof.
c17 | t=beardoil w=men | Skäggolja sandelträ 30 ml | Ren & Klar | 149 SEK | Egenvård | Skäggvård | herr | doft=sandelträ; kön=herr | Mjukgörande.
c18 | t=giftset w=women | Coffret bain et corps à la rose | Belle de Jour | 35/45 EUR | Rien que pour moi | Coffrets | cadeau, femme | parfum=rose | Gel douche, lait et savon.
g01 | t=pasta | Spaghetti No 5 di Grano Duro 500 g | Sale e Pepe | 1.99 EUR | Pronto in Tavola | Pasta | italian | Weight=500 g | Bronze cut.
g02 | t=pasta x=glutenfree | Gluten-free Penne 400 g | Sale e Pepe | 3.49 EUR | Pronto in Tavola | Pasta | italian, gluten free | Weight=400 g; Gluten=no | Corn and rice.
g03 | t=oliveoil x=organic | Aceite de oliva virgen extra ecológico 1 l | Finca Alta | 14.9 EUR | Sabores de casa | Aceites | ecológico | volumen=1 l | Primera prensada en frío.
g04 | t=coffee x=organic,beans | Organic Coffee Beans Dark Roast 1 kg | Wake Up Call | 19.9/24.9 EUR | Free Refills | Coffee | organic, beans | Weight=1 kg; Origin=Honduras | Notes of cocoa.
g05 | t=coffee x=ground | Bryggkaffe mörkrost 500 g | Lilla Rosteriet | 75 SEK | Fika på riktigt | Kaffe | fika | vikt=500 g | Rostat i Skåne.
g06 | t=coffee x=decaf,ground | Kaffee entkoffeiniert gemahlen 500 g | Röstwerk | 8.99 EUR | Guten Appetit | Kaffee | entkoffeiniert | Gewicht=500 g; Koffein=nein | Schonend geröstet.
g07 | t=tea x=green | Thé vert menthe 20 sachets | Maison Verte | 5.2 EUR | À table | Thés | bio | goût=menthe | Issu du commerce équitable.
g08 | t=tea x=black | Earl Grey Loose Leaf 250 g | Wake Up Call | 7 GBP | Free Refills | Tea | black tea | Weight=250 g | Bergamot.
g09 | t=chocolate x=dark,vegan | Mörk choklad 85 % 100 g | Lilla Rosteriet | 35 SEK | Fika på riktigt | Choklad | fika, vegan | kakao=85 %; vikt=100 g | Utan mjölk.
g10 | t=chocolate x=milk,nuts | Milchschokolade mit Haselnüssen 200 g | Süße Ecke | 3.5 EUR | Guten Appetit | Schokolade | Süßes | Gewicht=200 g; Nüsse=ja | Aus der Schweiz.
g11 | t=wine x=red | Vino tinto reserva 2019 | Finca Alta | 12.5/16 EUR | Sabores de casa | Vinos | vino | año=2019; volumen=75 cl | Doce meses en barrica.
g12 | t=wine x=white | Vin blanc sec d'Alsace | Maison Verte | 9.8 EUR | À table | Vins | vin | volume=75 cl | Riesling.
g13 | t=honey x=organic | Bio Honig Waldblüte 500 g | Süße Ecke | 7.9 EUR | Guten Appetit | Honig | Bio | Gewicht=500 g | Vom Imker.
g14 | t=muesli x=nutfree | Müsli utan nötter 750 g | Lilla Rosteriet | 49/59 SEK | Fika på riktigt | Müsli | frukost | vikt=750 g; nötter=nej | Med russin och havre.
g15 | t=muesli x=nuts | Crunchy Granola with Almonds 500 g | Wake Up Call | 4.5 GBP | Free Refills | Cereals | breakfast | Weight=500 g | Baked with honey.
g16 | t=biscuits x=sugarfree | Galletas sin azúcar de avena 250 g | Finca Alta | 2.95 EUR | Sabores de casa | Galletas | desayuno | peso=250 g | Con aceite de girasol.
g17 | t=jam | Confiture de fraises 370 g | Maison Verte | 3.9 EUR | À table | Confitures | petit-déjeuner | poids=370 g | Cuite au chaudron.
g18 | t=beer x=nonalcoholic | Alkoholfreies Weizenbier 6x0,5 l | Röstwerk | 6.9 EUR | Guten Appetit | Bier | alkoholfrei | Alkohol=0,0 % | Naturtrüb.
g19 | t=cheese out | Manchego curado 400 g | Finca Alta | 11.9 EUR | Sabores de casa | Quesos | queso | peso=400 g | De leche de oveja.
g20 | t=spice | Curry Powder Mild 80 g | Sale e Pepe | 2.5 EUR | Pronto in Tavola | Spices | spices, vegan | Weight=80 g | Without salt.
`
