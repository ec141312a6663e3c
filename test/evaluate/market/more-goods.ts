/** The third shop's goods for babies, gardens and homes, its electronics and clothes: rows as those of goods.ts. */
export const MORE_GOODS = `
y01 | t=pram c=black | Barnvagn svart kombivagn | Lilla Gubben | 5990/7490 SEK | Välkommen bebis | Barnvagnar | baby | färg=svart; vikt=11 kg | Ligg- och sittdel ingår.
y02 | t=pushchair c=grey | Lightweight Pushchair Grey | Nap Time | 149 GBP | Free at Last | Pushchairs | baby, travel | Colour=Grey; Weight=6 kg; Age=6-36 months | Folds with one hand.
y03 | t=diapers s=4 | Windeln Größe 4 86 Stück | Krümelchen | 21.9 EUR | Baby an Bord | Windeln | Baby | Größe=4; Anzahl=86 | Ohne Parfüm.
y04 | t=bodysuit w=baby s=62,68 c=white m=cotton | Body bébé coton bio blanc lot de 3 | Petit Bout | 19.9/24.9 EUR | Premiers pas | Bodies | bébé, coton bio | taille=62,68; couleur=blanc; matière=coton | Pressions à l'entrejambe.
y05 | t=pacifier w=baby | Chupete de silicona 0-6 meses | Mi Cielo | 6.5 EUR | Dulces sueños | Chupetes | bebé | edad=0-6 meses; material=silicona | Pack de dos.
y06 | t=babybottle w=baby | Nappflaska glas 240 ml | Lilla Gubben | 129 SEK | Välkommen bebis | Nappflaskor | baby | material=glas; volym=240 ml | Tål kokning.
y07 | t=babymonitor | Video Baby Monitor 5 inch | Nap Time | 119/149 EUR | Free at Last | Baby Monitors | baby, electronics | Screen=5"; Range=300 m | Night vision.
y08 | t=carseat c=black a=4,5,6,7,8,9,10,11,12 w=kids | Kindersitz schwarz 15-36 kg | Krümelchen | 139 EUR | Baby an Bord | Kindersitze | Auto | Farbe=schwarz; Alter=4-12 Jahre | Mit Isofix.
y09 | t=highchair m=wood | Chaise haute évolutive en bois | Petit Bout | 129 EUR | Premiers pas | Chaises hautes | bébé, repas | matière=hêtre; couleur=naturel | Dès 6 mois.
y10 | t=babycarrier c=blue | Portabebés ergonómico azul | Mi Cielo | 79/99 EUR | Dulces sueños | Portabebés | bebé | color=azul | Hasta 15 kg.
y11 | t=blocks w=kids m=wood a=1,2,3 | Wooden Building Blocks 50 Pieces | Tiny Tinker | 25 GBP | Play On | Wooden Toys | toddlers | Material=Wood; Age=1-3 | Water based paint.
y12 | t=teddy w=kids | Nalle Bruno 40 cm | Lilla Gubben | 249 SEK | Välkommen bebis | Gosedjur | barn | färg=brun | Tvättas i 30 grader.
y13 | t=puzzle w=kids a=4,5,6 | Puzzle Bauernhof 48 Teile | Krümelchen | 9.9 EUR | Baby an Bord | Puzzles | Kinder | Alter=4-6; Anzahl=48 | Große Teile.
y14 | t=cot m=wood c=white | Lit bébé à barreaux blanc | Petit Bout | 159 EUR | Premiers pas | Lits bébé | chambre | couleur=blanc; matière=pin; taille=60x120 | Sommier réglable.
y15 | t=doll w=kids a=3,4,5,6,7 | Muñeca de trapo Lola | Mi Cielo | 24.9 EUR | Dulces sueños | Muñecas | niños, juguetes | edad=3-7 años; material=algodón | Hecha a mano.
y16 | t=trainset w=kids m=wood a=3,4,5,6,7,8 | Wooden Train Set 60 Pieces | Tiny Tinker | 39/55 GBP | Play On | Toy Trains | kids | Material=Wood; Age=3-8 | Fits other rails.
y17 | t=snowsuit w=baby c=yellow s=80,86 | Overall baby gul vadderad | Lilla Gubben | 599 SEK | Välkommen bebis | Overaller | baby, vinter | färg=gul; storlek=80,86 | Vattentät.
y18 | t=babyblanket c=pink m=cotton | Babydecke rosa Baumwolle | Krümelchen | 29.9 EUR | Baby an Bord | Decken | Baby | Farbe=rosa; Material=Baumwolle | 80 x 100 cm.
n01 | t=lawnmower x=cordless | Cordless Lawn Mower 36V | Greener Pastures | 299/379 GBP | Grow for It | Lawn Mowers | garden | Voltage=36 V; Width=37 cm | Mulches too.
n02 | t=lawnmower x=robot | Robotgräsklippare 500 m² | Grönskan | 8990 SEK | Ut i rabatten | Gräsklippare | trädgård | yta=500 m² | Styrs med app.
n03 | t=seeds x=tomato | Tomatensamen Ochsenherz | Grüner Daumen | 2.95 EUR | Ab ins Beet | Samen | Gemüse | Inhalt=20 Korn | Aussaat im März.
n04 | t=seeds x=lavender | Graines de lavande | Au Vert | 3.2 EUR | Les mains vertes | Graines | fleurs | contenu=100 graines | Semis au printemps.
n05 | t=hose | Gartenschlauch 25 m mit Brause | Grüner Daumen | 29.9 EUR | Ab ins Beet | Schläuche | Bewässerung | Länge=25 m; Farbe=grün | Knickt nicht.
n06 | t=pot m=terracotta | Macetero de barro 40 cm | Vivero Luz | 22.5 EUR | Balcones con vida | Macetas | terraza | material=terracota; diámetro=40 cm | Con plato.
n07 | t=secateurs | Bypass Secateurs | Greener Pastures | 16 GBP | Grow for It | Secateurs | garden | Material=Steel | For stems up to 20 mm.
n08 | t=wheelbarrow | Skottkärra 85 liter | Grönskan | 899/1099 SEK | Ut i rabatten | Skottkärror | trädgård | volym=85 l | Punkteringsfritt hjul.
n09 | t=gardenchair m=teak | Chaise de jardin en teck pliante | Au Vert | 79 EUR | Les mains vertes | Chaises de jardin | terrasse | matière=teck | Lot de deux.
n10 | t=bbq x=gas | Barbacoa de gas 3 quemadores | Vivero Luz | 249/329 EUR | Balcones con vida | Barbacoas | jardín | combustible=gas; color=negro | Con tapa.
n11 | t=bbq x=charcoal | Holzkohlegrill rund 57 cm | Grüner Daumen | 119 EUR | Ab ins Beet | Grills | Garten | Brennstoff=Holzkohle; Farbe=schwarz | Mit Deckel.
n12 | t=parasol c=green | Garden Parasol Green 3 m | Greener Pastures | 59 GBP | Grow for It | Parasols | garden, shade | Colour=Green; Size=3 m | Base not included.
n13 | t=soil | Blomjord 40 liter | Grönskan | 69 SEK | Ut i rabatten | Jord | plantering | volym=40 l | Torvfri.
n14 | t=plant | Monstera 60 cm im Topf | Grüner Daumen | 24.9/32.9 EUR | Ab ins Beet | Zimmerpflanzen | Pflanzen | Höhe=60 cm | Pflegeleicht.
n15 | t=greenhouse out | Serre de jardin 4 m² | Au Vert | 349 EUR | Les mains vertes | Serres | jardin | surface=4 m²; matière=aluminium | Polycarbonate.
n16 | t=wateringcan m=zinc | Vattenkanna zink 9 l | Grönskan | 299 SEK | Ut i rabatten | Vattenkannor | trädgård | material=zink; volym=9 l | Klassisk form.
n17 | t=birdfeeder | Comedero para pájaros de madera | Vivero Luz | 18.9 EUR | Balcones con vida | Comederos | pájaros | material=madera | Para colgar.
e01 | t=headphones c=black x=wireless | Wireless Headphones Over-Ear Black | Loud & Clear | 149/199 EUR | Plugged Out | Headphones | audio | Colour=Black; Bluetooth=yes; Battery=30 h | Noise cancelling.
e02 | t=earbuds c=white x=wireless | Trådlösa hörlurar in-ear vita | Klangbolaget | 799 SEK | Teknikfredag | Hörlurar | ljud | färg=vit; bluetooth=ja | Laddfodral.
e03 | t=laptop | Laptop 15,6 Zoll 16 GB RAM 512 GB SSD | Rechenzeit | 749/899 EUR | Technik zum Anfassen | Laptops | Computer | RAM=16 GB; Speicher=512 GB; Farbe=silber | Beleuchtete Tastatur.
e04 | t=laptop x=gaming | Ordinateur portable gamer 17 pouces | Pixel Plus | 1299 EUR | Branchez-vous | Ordinateurs | gaming | écran=17"; RAM=32 Go | Carte graphique dédiée.
e05 | t=phone c=black | Smartphone 128 GB negro | Movilandia | 349/429 EUR | Conectados | Móviles | libre | color=negro; memoria=128 GB | Doble cámara.
e06 | t=phonecase c=clear | Clear Phone Case Shockproof | Loud & Clear | 15 USD | Plugged Out | Phone Cases | accessories | Colour=Transparent; Fits=Nova 12 | Yellowing resistant.
e07 | t=charger | USB-C Ladegerät 65 W | Rechenzeit | 34.9 EUR | Technik zum Anfassen | Ladegeräte | Zubehör | Leistung=65 W; Farbe=weiß | Lädt drei Geräte.
e08 | t=tv | TV 55 tum 4K | Klangbolaget | 5990/6990 SEK | Teknikfredag | TV-apparater | bild | storlek=55 tum | Smart-tv.
e09 | t=speaker c=blue x=waterproof | Enceinte Bluetooth étanche bleue | Pixel Plus | 59.9 EUR | Branchez-vous | Enceintes | audio | couleur=bleu; bluetooth=oui | Douze heures d'autonomie.
e10 | t=camera | Cámara réflex 24 MP con objetivo | Movilandia | 599 EUR | Conectados | Cámaras | fotografía | resolución=24 MP; color=negro | Objetivo 18-55 mm.
e11 | t=keyboard x=wireless | Mechanical Keyboard Wireless | Loud & Clear | 89/109 USD | Plugged Out | Keyboards | computer | Layout=US; Colour=Black | Hot-swappable switches.
e12 | t=mouse x=wireless | Ergonomische Maus kabellos | Rechenzeit | 29.9 EUR | Technik zum Anfassen | Mäuse | Computer | Farbe=grau | Für Rechtshänder.
e13 | t=tablet | Surfplatta 10 tum 64 GB | Klangbolaget | 2490 SEK | Teknikfredag | Surfplattor | skärm | minne=64 GB; färg=grå | Pekpenna ingår.
e14 | t=smartwatch c=pink | Montre connectée rose | Pixel Plus | 129/169 EUR | Branchez-vous | Montres connectées | sport | couleur=rose | GPS et cardio.
e15 | t=vacuum x=robot | Robot aspirador con fregado | Movilandia | 279/359 EUR | Conectados | Aspiradores | hogar | color=blanco | Mapea la casa.
e16 | t=kettle | Electric Kettle Glass 1.7 L | Loud & Clear | 35 GBP | Plugged Out | Kettles | kitchen | Material=Glass; Volume=1.7 l | Boils in three minutes.
e17 | t=coffeemachine | Kaffeevollautomat mit Milchschaum | Rechenzeit | 499/649 EUR | Technik zum Anfassen | Kaffeemaschinen | Küche | Farbe=schwarz | Mahlt frisch.
e18 | t=printer out | Imprimante laser noir et blanc | Pixel Plus | 99 EUR | Branchez-vous | Imprimantes | bureau | couleur=noir | Recto verso.
e19 | t=powerbank c=black | Powerbank 20000 mAh svart | Klangbolaget | 349/449 SEK | Teknikfredag | Powerbanks | laddning | färg=svart | Snabbladdning.
e20 | t=gameconsole | Handheld Game Console 64 GB | Pixel Plus | 299 USD | Plugged Out | Consoles | gaming | Colour=Red | Two controllers.
f01 | t=dress c=red w=women s=36,38,40 | Robe d'été rouge à fleurs | Elle et Moi | 59/85 EUR | L'été sans fin | Robes | femme | couleur=rouge; taille=36,38,40; genre=femme | En viscose.
f02 | t=dress c=black w=women s=S,M | Little Black Dress | Plain Jane | 65 GBP | Night Out | Dresses | women | Colour=Black; Size=S,M; Gender=Women | Knee length.
f03 | t=dress c=green w=women s=M,L,XL | Klänning grön linne | Havsbris | 799/999 SEK | Sommar i stan | Klänningar | dam | färg=grön; storlek=M,L,XL; material=linne; kön=dam | Med fickor.
f04 | t=shirt c=white w=men s=M,L,XL | Hemd weiß bügelfrei Herren | Anders & Söhne | 45 EUR | Fein gemacht | Hemden | Herren | Farbe=weiß; Größe=M,L,XL; Geschlecht=Herren | Kentkragen.
f05 | t=shirt c=blue w=men s=S,M,L m=linen | Camisa de lino azul hombre | Costa Brava | 39.9/55 EUR | Brisa de mar | Camisas | hombre | color=azul; talla=S,M,L; material=lino; género=hombre | Corte relajado.
f06 | t=sweater c=grey w=men m=wool s=M,L | Grey Lambswool Jumper | Never Mind | 79 GBP | Night Out | Jumpers | men | Colour=Grey; Size=M,L; Material=Wool; Gender=Men | Crew neck.
f07 | t=jacket c=black w=men m=leather s=L,XL | Lederjacke Herren schwarz | Anders & Söhne | 249/329 EUR | Fein gemacht | Jacken | Herren | Farbe=schwarz; Größe=L,XL; Material=Leder; Geschlecht=Herren | Mit Futter.
f08 | t=raincoat c=yellow w=women s=S,M,L | Regnjacka gul dam | Havsbris | 699 SEK | Sommar i stan | Regnjackor | dam | färg=gul; storlek=S,M,L; kön=dam | Tejpade sömmar.
f09 | t=jeans c=blue w=women s=28,30,32 | High Waist Jeans Blue | Never Mind | 59/75 GBP | Night Out | Jeans | women | Colour=Blue; Size=28,30,32; Gender=Women | A little stretch.
f10 | t=sneakers c=white s=36,37,38,39,40,41,42 | Baskets blanches en toile | Elle et Moi | 49 EUR | L'été sans fin | Baskets | mixte | couleur=blanc; taille=36,37,38,39,40,41,42 | Semelle gomme.
f11 | t=boots c=black m=leather w=women s=37,38,39 | Botines de piel negros mujer | Costa Brava | 89/119 EUR | Brisa de mar | Botines | mujer | color=negro; talla=37,38,39; material=piel; género=mujer | Tacón de 5 cm.
f12 | t=scarf m=wool c=beige | Wollschal beige | Anders & Söhne | 35 EUR | Fein gemacht | Schals | Winter | Farbe=beige; Material=Wolle | Sehr weich.
f13 | t=socks m=cotton c=black | Strumpor bomull svarta 5-pack | Havsbris | 149 SEK | Sommar i stan | Strumpor | bas | färg=svart; material=bomull; storlek=36-40 | Utan kant.
f14 | t=bag c=brown m=leather | Sac à main en cuir marron | Elle et Moi | 119/149 EUR | L'été sans fin | Sacs | femme | couleur=marron; matière=cuir | Bandoulière amovible.
f15 | t=watch w=men m=steel | Steel Watch for Men | Never Mind | 129 GBP | Night Out | Watches | men | Material=Steel; Gender=Men | Ten bar.
f16 | t=lamp c=white | Tischlampe weiß Keramik | Lichterloh | 49/69 EUR | Schöner zu Hause | Tischlampen | Wohnen | Farbe=weiß; Material=Keramik | E27.
f17 | t=rug c=grey m=wool | Matta ull grå 170x240 | Hemtrevnad | 2990 SEK | Höst hemma | Mattor | vardagsrum | färg=grå; material=ull; storlek=170x240 | Handvävd.
f18 | t=pan m=iron | Sartén de hierro fundido 26 cm | Buen Fuego | 34.9 EUR | Hogar con alma | Sartenes | cocina | material=hierro; diámetro=26 cm | Para inducción.
f19 | t=knife m=steel | Couteau de chef acier 20 cm | Cuisine & Co | 44/59 EUR | À table | Couteaux | cuisine | matière=acier; longueur=20 cm | Lame forgée.
f20 | t=mug c=yellow | Yellow Stoneware Mug | Slow Sunday | 9 GBP | Night In | Mugs | kitchen | Colour=Yellow; Material=Stoneware | Microwave safe.
f21 | t=bedding m=cotton c=blue | Påslakan bomull blått 150x210 | Hemtrevnad | 349/499 SEK | Höst hemma | Sängkläder | sovrum | färg=blå; material=bomull; storlek=150x210 | Örngott ingår.
f22 | t=candle | Duftkerze Vanille | Lichterloh | 12.9 EUR | Schöner zu Hause | Kerzen | Deko | Duft=Vanille | Brennt 40 Stunden.
f23 | t=desk m=oak | Escritorio de roble 120 cm | Buen Fuego | 259 EUR | Hogar con alma | Escritorios | oficina | material=roble; ancho=120 cm | Dos cajones.
f24 | t=chair c=black | Office Chair Black Mesh | Slow Sunday | 139/179 GBP | Night In | Office Chairs | office | Colour=Black | Lumbar support.
f25 | t=sofa c=green m=velvet | Canapé velours vert 3 places | Cuisine & Co | 799/999 EUR | À table | Canapés | salon | couleur=vert; matière=velours | Livré monté.
f26 | t=towel c=white m=cotton | Handtuch weiß 50x100 | Lichterloh | 9.9 EUR | Schöner zu Hause | Handtücher | Bad | Farbe=weiß; Material=Baumwolle | 500 g/m².
v01 | t=tshirt c=black,white w=men s=S,M,L m=cotton | Basic T-Shirt Men | Never Mind | 19 GBP | Night Out | T-Shirts | men | variants=[{"sku":"NM-TS-BLK-M","color":"Black","size":"M"},{"sku":"NM-TS-WHT-L","color":"White","size":"L"},{"sku":"NM-TS-BLK-S","color":"Black","size":"S"}]; Material=Cotton | Comes in two colours.
v02 | t=sneakers c=red w=kids s=28,29,30 | Kinder Sneaker rot | Anders & Söhne | 39/49 EUR | Fein gemacht | Sneaker | Kinder | varianten=[{"artikelnummer":"AS-K-28","größe":"28","farbe":"rot"},{"artikelnummer":"AS-K-29","größe":"29","farbe":"rot"},{"artikelnummer":"AS-K-30","größe":"30","farbe":"rot"}]; Geschlecht=Kinder | Klettverschluss.
v03 | t=hoodie c=grey w=women s=XS,S | Luvtröja grå dam | Havsbris | 449 SEK | Sommar i stan | Luvtröjor | dam | varianter=[{"storlek":"XS","färg":"grå"},{"storlek":"S","färg":"grå"}]; kön=dam | Borstad insida.
v04 | t=trousers c=beige w=women s=34,36 | Pantalon large beige | Elle et Moi | 69/89 EUR | L'été sans fin | Pantalons | femme | variantes=[{"taille":"34","couleur":"beige"},{"taille":"36","couleur":"beige"}]; genre=femme | Taille haute.
v05 | t=swimshorts c=blue w=men s=M,XL | Bañador hombre azul marino | Costa Brava | 29.9 EUR | Brisa de mar | Bañadores | hombre | tallas=M,XL; color=azul marino; género=hombre | Secado rápido.
v06 | t=pyjamas c=blue w=kids s=98,104 m=cotton a=3,4 | Pyjamas barn blå bomull | Lilla Gubben | 199/299 SEK | Välkommen bebis | Pyjamasar | barn | storlek=98,104; färg=blå; material=bomull; ålder=3-4 år | Ekologisk bomull.
v07 | t=ring m=gold w=women | Goldring 585 schmal | Feingold | 289 EUR | Glanzstücke | Ringe | Schmuck, Damen | Material=Gold; Ringgröße=54 | Poliert.
v08 | t=necklace m=silver w=women | Silver Necklace with Moonstone | Miss Behave | 45/60 GBP | Gifts for her | Necklaces | jewellery | Material=Silver; Length=45 cm | Gift box included.
v09 | t=sunglasses c=brown | Gafas de sol carey | Costa Brava | 49/79 EUR | Brisa de mar | Gafas de sol | verano | color=marrón | Polarizadas.
v10 | t=umbrella c=black | Paraply svart kompakt | Havsbris | 199 SEK | Höst hemma | Paraplyer | regn | färg=svart | Öppnas med en knapp.
v11 | t=suitcase c=red | Valise cabine rouge 55 cm | Elle et Moi | 89/129 EUR | L'été sans fin | Valises | voyage | couleur=rouge; hauteur=55 cm | Quatre roues.
v12 | t=boardgame x=family a=8,9,10,11,12 | Board Game Far from Home | Tiny Tinker | 29 GBP | Play On | Board Games | family | Players=2-6; Age=8+ | An hour of fun.
`
