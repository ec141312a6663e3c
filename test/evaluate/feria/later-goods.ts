/** The sixteenth shop's toys, baby things, sports, garden, pets, food, tools, paper and cars, as goods.ts says the rest. */
export const LATER_GOODS = `
f301 | t=blocks,toy a=2,3,4,5 m=wood | Wooden Building Blocks 60 Pieces | Kieselchen | 24 GBP | First Christmas | Toys | toddler, wood | Age=2-5 years; Material=Wood | Comes in a cotton bag.
f302 | t=puzzle,toy a=4,5,6 | Puzzle granja 48 piezas | Pequeña Luna | 12.95 EUR | Vuelta al Cole | Puzzles | animales | edad=4-6 años; piezas=48 | Con una lupa.
f303 | t=puzzle | Puzzle 1000 Teile Alpenpanorama | Tabula | 16.95 EUR | Feierabend Lounge | Puzzle | Erwachsene, Berge | Teile=1000 | Mattes Bild.
f304 | t=boardgame,game a=8,9,10,11,12 | Jeu de société Trésors perdus | Tabula | 34.9/39.9 EUR | Noël en Famille | Jeux de société | famille, 2-5 joueurs | âge=dès 8 ans | Une partie dure 45 minutes.
f305 | t=cardgame,game a=6,7,8,9,10 | Kortspel för hela familjen | Tabula | 129 SEK | Sommarlov | Spel | familj, resa | ålder=från 6 år | Går snabbt att lära sig.
f306 | t=doll,toy a=3,4,5,6 | Stoffpuppe Mia mit Zöpfen | Kieselchen | 29.95 EUR | Weihnachtswünsche | Puppen | weich | Alter=ab 3 Jahren | Kleid zum Ausziehen.
f307 | t=softtoy,toy a=0,1,2,3,4 c=brown | Peluche oso marrón 40 cm | Pequeña Luna | 19.95/24.95 EUR | Primer Año | Peluches | bebé, regalo | color=marrón; altura=40 cm | Lavable.
f308 | t=toycar,toy a=3,4,5,6 c=red | Remote Control Car Red | Pixelfuchs | 34/45 GBP | First Christmas | Toys | remote control, boys, girls | Colour=Red; Age=3-6 years | Goes forty minutes on a charge.
f309 | t=trainset,toy a=3,4,5,6 m=wood | Tågbana i trä 50 delar | Kieselchen | 449 SEK | Julklappar | Leksaker | trä, tåg | ålder=3-6 år; material=trä | Passar andra banor.
f310 | t=sciencekit,toy a=8,9,10,11,12 | Kit de chimie 30 expériences | Pixelfuchs | 29.9 EUR | Noël en Famille | Jeux éducatifs | science, expériences | âge=8-12 ans | Sans danger.
f311 | t=craftkit,toy a=6,7,8,9,10 | Kit de pulseras para niñas | Pequeña Luna | 14.95 EUR | Vuelta al Cole | Manualidades | creativo, cuentas | edad=6-10 años | Más de 500 cuentas.
f312 | t=crayons,stationery a=3,4,5,6 | Washable Crayons 24 Colours | Papel & Co | 7 GBP | Back to School | Art Supplies | drawing, school | Age=3-6 years; Pieces=24 | Comes off walls.
f313 | t=babycarrier c=grey | Babytrage ergonomisch grau | Kleiner Wal | 109/139 EUR | Erste Monate | Babytragen | Baby, ergonomisch | Farbe=grau | Vom ersten Tag an.
f314 | t=stroller c=black | Barnvagn svart hopfällbar | Kleiner Wal | 4990 SEK | Första året | Barnvagnar | baby, resa | färg=svart; vikt=7 kg | Fälls med en hand.
f315 | t=diapers s=4 | Couches taille 4 lot de 80 | Doudou Bio | 29.9 EUR | Premiers Mois | Couches | bébé, bio | taille=4 (9-14 kg) | Douces et sans chlore.
f316 | t=bodysuit w=baby c=white m=cotton | Baby Bodysuits White 5 Pack | Kleiner Wal | 18/24 GBP | Baby's First Year | Babywear | newborn, organic | Colour=White; Age=0-3 months; Material=Organic cotton | Envelope necks.
f317 | t=babybottle m=glass | Biberón de cristal anticólicos | Doudou Bio | 12.95 EUR | Primer Año | Biberones | bebé, recién nacido | material=vidrio; capacidad=240 ml | Tetina de silicona.
f318 | t=highchair,chair,furniture m=wood | Hochstuhl Holz mitwachsend | Kleiner Wal | 129 EUR | Erste Monate | Hochstühle | Baby, Essen | Material=Buche | Bis 12 Jahre.
f319 | t=babymonitor | Babyvakt med kamera | Kleiner Wal | 1290/1590 SEK | Första året | Babyvakter | baby, sömn | räckvidd=300 m | Mörkerseende.
f320 | t=pacifier c=green | Sucettes vert sauge lot de 2 | Doudou Bio | 8.9 EUR | Premiers Mois | Sucettes | bébé | couleur=vert; âge=0-6 mois | Silicone médical.
f321 | t=yogamat c=purple | Yoga Mat 6 mm Purple | Vento Sport | 29 USD | Gym Ready | Yoga | yoga, pilates | Color=Purple; Thickness=6 mm | Non-slip both sides.
f322 | t=dumbbells c=black | Hantelset 2 x 5 kg Neopren | Vento Sport | 34.95/44.95 EUR | Gym Ready | Hanteln | Krafttraining | Gewicht=2x5 kg | Rollt nicht weg.
f323 | t=football,ball c=white s=5 | Fotboll storlek 5 | Vento Sport | 249 SEK | Sommarlov | Bollar | fotboll | storlek=5 | För gräs och grus.
f324 | t=tennisracket | Raqueta de tenis 270 g | Vento Sport | 89.95/119.95 EUR | Verano Azul | Raquetas | tenis | peso=270 g | Encordada.
f325 | t=bike c=green w=women | Vélo de ville femme vert 28" | Cadence | 449/529 EUR | En Selle | Vélos | ville, panier | couleur=vert; roues=28 pouces | Sept vitesses.
f326 | t=bikehelmet c=white s=M,L | Bike Helmet White | Cadence | 45 GBP | Wanderlust | Helmets | cycling, safety | Colour=White; Size=M,L | Rear light built in.
f327 | t=bikelock c=black | Fahrradschloss Bügel | Cadence | 39.95 EUR | Terrassenzeit | Fahrradschlösser | Fahrrad | Farbe=schwarz | Sicherheitsstufe 9.
f328 | t=tent c=green s=3 | Tält 3 personer grönt | Fjordkant | 1799/2299 SEK | Wanderlust | Tält | camping, vandring | färg=grön; vikt=2,9 kg | Två ingångar.
f329 | t=sleepingbag c=blue | Saco de dormir 0 °C azul | Fjordkant | 64.95 EUR | Wanderlust | Sacos de dormir | acampada | color=azul; temperatura=0 °C | Pesa un kilo.
f330 | t=headlamp c=black x=rechargeable | Lampe frontale rechargeable 400 lumens | Fjordkant | 34.9 EUR | Wanderlust | Éclairage | randonnée, course | couleur=noir; puissance=400 lm | Étanche.
f331 | t=campingchair,chair c=blue | Folding Camping Chair Blue | Fjordkant | 32/42 GBP | Summer Picks | Camping | camping, festival | Colour=Blue | Has a cup holder.
f332 | t=skippingrope c=red | Springseil rot verstellbar | Vento Sport | 12.95 EUR | Gym Ready | Springseile | Ausdauer | Farbe=rot | Mit Kugellager.
f333 | t=swimgoggles c=blue | Simglasögon blå | Marejada | 149 SEK | Sommarlov | Simning | simning, bad | färg=blå | Immar inte.
f334 | t=hose | Manguera de jardín 25 m | Huerta Viva | 39.95 EUR | Jardín Vivo | Mangueras | riego, jardín | longitud=25 m | Con pistola.
f335 | t=lawnmower x=cordless | Tondeuse à gazon sans fil 36 V | Huerta Viva | 289/349 EUR | Jardin d'Été | Tondeuses | pelouse | coupe=37 cm | Batterie comprise.
f336 | t=planter c=black m=ceramic | Blumentopf Keramik schwarz 25 cm | Gartenlust | 24.95 EUR | Terrassenzeit | Blumentöpfe | Balkon | Farbe=schwarz; Material=Keramik; Durchmesser=25 cm | Mit Untersetzer.
f337 | t=seeds | Wildflower Seed Mix | Gartenlust | 4 GBP | Garden Time | Seeds | bees, flowers | Coverage=10 sq m | Loved by bees.
f338 | t=gardenfurniture,furniture c=grey | Utemöbler grå konstrotting bord och fyra stolar | Hemfrid | 5490/6990 SEK | Sommar på balkongen | Utemöbler | terrass | färg=grå | Dynor ingår.
f339 | t=bbq,grill c=black | Barbacoa de carbón con ruedas | Huerta Viva | 99.95/129.95 EUR | Jardín Vivo | Barbacoas | verano, carne | color=negro; diámetro=57 cm | Con tapa.
f340 | t=parasol c=red | Parasol rouge 3 m inclinable | Maison Tilleul | 79 EUR | Jardin d'Été | Parasols | terrasse | couleur=rouge; diamètre=3 m | Pied vendu à part.
f341 | t=dogbed,dogthing c=grey s=M | Orthopaedic Dog Bed Grey Medium | Pfotenglück | 49/65 GBP | Happy Paws | Dog Beds | dog, senior | Colour=Grey; Size=M | Washable cover.
f342 | t=doglead,dogthing c=red m=nylon | Hundeleine rot 2 m | Pfotenglück | 17.95 EUR | Pfotenzeit | Hundeleinen | Hund | Farbe=rot; Länge=2 m | Reflektiert im Dunkeln.
f343 | t=dogfood,dogthing x=grainfree | Hundfoder lax spannmålsfritt 12 kg | Pfotenglück | 699 SEK | Glada tassar | Hundfoder | hund, spannmålsfri | vikt=12 kg | För känsliga magar.
f344 | t=catfood x=sterilised | Pienso para gatos esterilizados 4 kg | Bigotes | 26.95 EUR | Mascotas | Comida para gatos | gato, pollo | peso=4 kg | Con pollo.
f345 | t=catlitter | Litière végétale pour chat 10 l | Bigotes | 12.9 EUR | Compagnons | Litières | chat, odeurs | volume=10 litres | Neutralise les odeurs.
f346 | t=scratchingpost c=beige | Cat Scratching Post 80 cm | Bigotes | 39/49 GBP | Happy Paws | Cat Furniture | cat | Colour=Beige; Height=80 cm | Sisal all the way up.
f347 | t=fishtank | Aquarium Komplettset 60 Liter | Bigotes | 99.95 EUR | Pfotenzeit | Aquarien | Fische | Volumen=60 Liter | Mit Filter und Licht.
f348 | t=coffee x=organic | Kaffebönor mörkrost 1 kg | Morgonrost | 189 SEK | Fikastund | Kaffe | ekologiskt, bönor | vikt=1 kg | Choklad och nötter.
f349 | t=coffee x=decaf | Café descafeinado molido 250 g | Morgonrost | 6.95 EUR | Despensa | Café | descafeinado | peso=250 g | Tueste suave.
f350 | t=tea x=organic | Thé vert bio à la menthe | Comptoir Vert | 7.9 EUR | Épicerie Fine | Thés | bio, menthe | poids=100 g | Comme à Marrakech.
f351 | t=chocolate x=vegan | Dark Chocolate 85% Vegan | Cocoa Row | 4.5 GBP | Treats | Chocolate | vegan, dark | Weight=100 g | Just three ingredients.
f352 | t=chocolate x=giftbox | Pralinenschachtel 24 Stück | Cocoa Row | 19.95/24.95 EUR | Muttertag | Pralinen | Geschenk | Gewicht=280 g | Ohne Alkohol.
f353 | t=pasta x=glutenfree | Glutenfri pasta penne 500 g | Comptoir Vert | 35 SEK | Skafferiet | Pasta | glutenfri | vikt=500 g | Av majs och ris.
f354 | t=pasta | Espaguetis de trigo duro 1 kg | Comptoir Vert | 2.95 EUR | Despensa | Pasta | italiano | peso=1 kg | Cocción 9 minutos.
f355 | t=oliveoil x=organic | Huile d'olive vierge extra bio 75 cl | Comptoir Vert | 14.9/17.9 EUR | Épicerie Fine | Huiles | bio, olive | volume=75 cl | Première pression à froid.
f356 | t=honey | Raw Wildflower Honey | Cocoa Row | 8 GBP | Treats | Honey | raw, breakfast | Weight=340 g | From one valley.
f357 | t=nuts x=vegan | Nussmischung geröstet ungesalzen | Comptoir Vert | 9.95 EUR | Vorratskammer | Nüsse | Snack, vegan | Gewicht=500 g | Cashews, Mandeln, Haselnüsse.
f358 | t=wine c=red | Vino tinto Rioja crianza | Bodegas Sol | 11.95/14.95 EUR | Despensa | Vinos | tinto, carne | volumen=75 cl | Doce meses en barrica.
f359 | t=proteinpowder x=vegan | Proteinpulver vegan choklad 1 kg | Vento Sport | 299 SEK | Gym Ready | Kosttillskott | träning, vegan | vikt=1 kg | Ärt och ris.
f360 | t=drill,tool x=cordless | Cordless Drill 18V with 2 Batteries | Torx & Tonne | 89/119 GBP | Workshop | Power Tools | drill, DIY | Voltage=18 V; SKU=TT-CD18 | Case included.
f361 | t=screwdrivers,tool | Schraubendreher-Set 12-teilig | Torx & Tonne | 24.95 EUR | Werkstatt | Werkzeug | heimwerken | Teile=12 | Magnetische Spitzen.
f362 | t=hammer,tool | Hammare 450 g med träskaft | Torx & Tonne | 179 SEK | Verkstan | Verktyg | bygga | vikt=450 g | Skaft av hickory.
f363 | t=ladder m=aluminium | Escalera de aluminio 5 peldaños | Torx & Tonne | 59.95 EUR | Taller | Escaleras | bricolaje | material=aluminio; altura=1,1 m | Se pliega plana.
f364 | t=toolbox c=red | Caisse à outils rouge vide | Torx & Tonne | 29.9 EUR | Atelier | Rangement | bricolage | couleur=rouge | Trois étages.
f365 | t=paint c=white | Matt Wall Paint White 5 L | Torx & Tonne | 28 GBP | Workshop | Paint | walls, DIY | Colour=White; Volume=5 L | Covers in one coat.
f366 | t=workgloves s=9,10,11 | Arbeitshandschuhe Gr. 9 bis 11 | Torx & Tonne | 8.95 EUR | Werkstatt | Arbeitsschutz | Baustelle | Größe=9,10,11 | Griffig auch bei Nässe.
f367 | t=notebook,stationery c=black | Anteckningsbok A5 svart linjerad | Papel & Co | 99 SEK | Tillbaka till skolan | Anteckningsböcker | skola, kontor | färg=svart; format=A5 | 192 sidor.
f368 | t=diary,stationery c=green | Agenda 2027 semanal verde | Papel & Co | 15.95 EUR | Vuelta al Cole | Agendas | 2027, organización | color=verde | Con pegatinas.
f369 | t=pens,stationery c=blue | Stylos gel bleus lot de 10 | Papel & Co | 9.9/12.9 EUR | Rentrée | Stylos | école, bureau | couleur=bleu; quantité=10 | Encre qui ne bave pas.
f370 | t=printerpaper,stationery c=white | Printer Paper A4 500 Sheets | Papel & Co | 6 GBP | Home Office | Paper | office | Format=A4; Sheets=500 | 80 gsm.
f371 | t=birthdaycard,stationery | Geburtstagskarte mit Luftballons | Papel & Co | 3.95 EUR | Feste Feiern | Karten | Geburtstag | Format=A6 | Mit Umschlag.
f372 | t=giftwrap,stationery c=red | Julklappspapper rött 10 m | Papel & Co | 59 SEK | Julklappar | Presentpapper | jul | färg=röd; längd=10 m | Återvunnet papper.
f373 | t=christmaslights c=warmwhite | Luces de Navidad LED 10 m | Ljusverk | 19.95/29.95 EUR | Hogar Dulce | Iluminación | navidad, árbol | longitud=10 m; color=blanco cálido | Ocho modos.
f374 | t=carphoneholder c=black | Support téléphone voiture aimanté | Zenkor | 18.9 EUR | En Route | Accessoires auto | voiture | couleur=noir | Se fixe à la grille.
f375 | t=novel,book | The Lighthouse Murders, paperback | Lantern Press | 9 GBP | Summer Picks | Books | crime, thriller | Language=English; Pages=384 | You will not guess who.
f376 | t=cookbook,book | Kochbuch Vegetarisch in 20 Minuten | Lantern Press | 24.95 EUR | Küchenhelden | Bücher | vegetarisch, kochen | Sprache=Deutsch | 90 Rezepte.
f377 | t=picturebook,book a=3,4,5,6 | Bilderbok Räven som inte kunde sova | Lantern Press | 139 SEK | Julklappar | Barnböcker | godnatt, djur | ålder=3-6 år | Att läsa högt.
f378 | out t=gameconsole c=white | Consola retro con 200 juegos | Pixelfuchs | 59.95/79.95 EUR | Black Week | Consolas | retro, niños | color=blanco | Dos mandos.
f379 | out t=winterjacket,jacket w=men c=green s=M,L m=down | Doudoune homme verte | Fjordkant | 159/199 EUR | Wanderlust | Doudounes | hiver | couleur=vert; taille=M,L; garnissage=duvet | Se range dans sa poche.
`
