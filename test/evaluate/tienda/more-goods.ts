/** The thirteenth shop's home, electronics, books, toys and garden, as goods.ts says the rest. */
export const MORE_GOODS = `
w301 | t=duvetcover,bedding c=blue m=cotton s=150x210 | Påslakanset blått 150x210 | Hemma & Co | 399/499 SEK | Mysvinter | Sängkläder | sovrum, bomull | färg=blå; storlek=150x210; material=bomull | Två delar, dold dragkedja.
w302 | t=duvetcover,bedding c=white m=linen s=200x200 | Leinenbettwäsche weiß 200x200 | Brunnthal | 189/229 EUR | Landleben | Bettwäsche | Schlafzimmer, Leinen | Farbe=weiß; Größe=200x200; Material=Leinen | Kühl im Sommer, warm im Winter.
w303 | t=pillow m=memoryfoam x=ergonomic | Ergonomic Memory Foam Pillow | Fernhill | 45/60 GBP | Sunday Slow | Pillows | sleep, neck pain | Material=Memory foam | Kind to a stiff neck.
w304 | t=duvet m=down s=140x200 | Couette légère en duvet 140x200 | Lavande & Sel | 139 EUR | Nuit Claire | Couettes | chambre | taille=140x200; matière=duvet d'oie | Pour les nuits d'été.
w305 | t=duvet s=150x210 x=vegan | Fibertäcke 150x210, utan dun | Hemma & Co | 599 SEK | Mysvinter | Täcken | allergi, sovrum | storlek=150x210; fyllning=återvunnen fiber | För den som är allergisk.
w306 | t=throw,blanket c=grey m=wool | Wool Throw Herringbone Grey | Fernhill | 65 GBP | Rainy Days | Throws | sofa, cosy | Colour=Grey; Material=Wool | For reading on the sofa.
w307 | t=cushion c=yellow m=velvet | Cojín de terciopelo mostaza 45x45 | Casa Romero | 19.9 EUR | Novena | Cojines | salón, sofá | color=mostaza; medidas=45x45 cm | Funda lavable.
w308 | t=rug c=beige m=jute | Teppich aus Jute rund 120 cm | Kiesel | 79.9/99.9 EUR | Landleben | Teppiche | Wohnzimmer | Farbe=natur; Durchmesser=120 cm; Material=Jute | Handgeflochten.
w309 | t=rug w=kids c=green | Tapis de jeu enfant circuit voitures | Petit Loup | 39 EUR | Grand Air | Tapis enfant | chambre, jeu | couleur=vert; dimensions=100x150 cm | Des routes pour toutes les petites voitures.
w310 | t=curtains c=black x=blackout | Mörkläggningsgardiner svarta 2-pack | Hemma & Co | 449/599 SEK | Höststart | Gardiner | sovrum, mörkt | färg=svart; längd=250 cm | Stänger ute solen.
w311 | t=tablelamp,lamp c=brass | Brass Table Lamp with Linen Shade | Harrow & Lane | 79 GBP | Sunday Slow | Table Lamps | bedroom, reading | Colour=Brass; Height=45 cm | Dimmable.
w312 | t=desklamp,lamp c=white x=led | LED-Schreibtischlampe weiß dimmbar | Werkfreund | 39.9 EUR | Feierabend | Schreibtischlampen | Büro, Lernen | Farbe=weiß; Leistung=8 W | Mit USB-Anschluss.
w313 | t=nightlight w=kids c=white | Veilleuse lapin rechargeable | Petit Loup | 24.9 EUR | Nuit Claire | Veilleuses | chambre bébé, nuit | couleur=blanc; batterie=10 h | Pour ceux qui ont peur du noir.
w314 | t=fairylights x=outdoor | Outdoor String Lights 10 m Warm White | Fernhill | 29/38 GBP | Summer Picks | String Lights | garden party, patio | Length=10 m | Weatherproof.
w315 | t=candle c=white x=lavender | Bougie parfumée lavande | Lavande & Sel | 22 EUR | Nuit Claire | Bougies | détente, parfum | parfum=lavande; durée=45 h | Cire de soja.
w316 | t=candle c=amber x=vanilla | Soy Candle Vanilla & Amber | Oddly | 18 GBP | Giftables | Candles | vanilla, soy, vegan | Scent=Vanilla; Burn time=40 h | Smells like a good book shop.
w317 | t=vase c=green m=glass | Vas i grönt glas 20 cm | Hemma & Co | 249 SEK | Mysvinter | Vaser | blommor | färg=grön; höjd=20 cm; material=glas | Munblåst.
w318 | t=mirror m=wood s=round | Espejo redondo con marco de madera 60 cm | Casa Romero | 59.9/79.9 EUR | Novena | Espejos | baño, recibidor | diámetro=60 cm; material=roble | Listo para colgar.
w319 | t=pictureframe c=black m=wood | Picture Frame A4 Black | Fernhill | 12 GBP | Giftables | Frames | photo, wall | Colour=Black; Size=A4; Material=Wood | Hangs both ways.
w320 | t=wallclock c=white x=silent | Wanduhr weiß geräuschlos 30 cm | Kiesel | 24.9 EUR | Feierabend | Wanduhren | Küche, leise | Farbe=weiß; Durchmesser=30 cm | Kein Ticken.
w321 | t=alarmclock c=white x=light | Wake-Up Light Alarm Clock | Northgate | 59/79 USD | Sunday Slow | Alarm Clocks | sunrise, sleep | Color=White | Wakes you with a slow sunrise.
w322 | t=bookshelf m=wood c=oak | Bücherregal Eiche 5 Fächer | Brunnthal | 159/199 EUR | Landleben | Regale | Wohnzimmer, Bücher | Farbe=Eiche; Höhe=180 cm; Material=Eiche | Kippsicher.
w323 | t=chair c=green m=velvet | Velvet Dining Chair Emerald | Harrow & Lane | 119 GBP | Studio Nine | Dining Chairs | dining | Colour=Green; Material=Velvet | Brass legs.
w324 | t=officechair c=grey x=ergonomic | Ergonomisk kontorsstol grå | Hemma & Co | 2490/2990 SEK | Höststart | Kontorsstolar | rygg, hemmakontor | färg=grå; maxvikt=120 kg | Justerbart svankstöd.
w325 | t=coffeetable,table m=wood c=walnut | Table basse noyer ronde | Maison Clairval | 229 EUR | Bonne Table | Tables basses | salon | couleur=noyer; diamètre=80 cm; matière=bois | Pieds compas.
w326 | t=laundrybasket m=rattan c=natural | Cesto de ropa de ratán con tapa | Casa Romero | 42.9 EUR | Novena | Cestos | baño, colada | material=ratán; volumen=60 l | Con bolsa de tela.
w327 | t=coathanger m=wood | Kleiderbügel Holz 20 Stück | Kiesel | 24.9 EUR | Feierabend | Kleiderbügel | Schrank, Ordnung | Anzahl=20; Material=Buche | Mit Steg für Hosen.
w328 | t=storagebox c=grey | Under-Bed Storage Box with Lid | Fernhill | 22 GBP | Sunday Slow | Storage | bedroom, tidy | Colour=Grey; Volume=60 l | On wheels.
w329 | t=towel c=white,grey m=cotton | Lot de 4 serviettes de bain grises | Lavande & Sel | 44.9/59.9 EUR | Nuit Claire | Linge de bain | salle de bain | couleur=gris; quantité=4; matière=coton | 600 grammes au mètre.
w330 | t=showercurtain c=white | Duschdraperi vit med ormbunkar | Hemma & Co | 179 SEK | Höststart | Duschdraperier | badrum | färg=vit/grön; storlek=180x200 | Ringar ingår.
w331 | t=bathmat c=blue m=cotton | Badematte blau rutschfest | Brunnthal | 19.9 EUR | Feierabend | Badematten | Bad | Farbe=blau; Maße=50x80 cm | Bei 60 Grad waschbar.
w332 | t=doormat c=natural m=coir | Coir Doormat "Oh, you again" | Oddly | 24 GBP | Giftables | Doormats | funny, hallway | Colour=Natural; Material=Coir | Greets everybody alike.
w333 | t=fan c=white | Ventilador de pie blanco silencioso | Casa Romero | 59.9 EUR | Aire Libre | Ventiladores | verano, calor | color=blanco; potencia=45 W | Tres velocidades.
w334 | t=heater c=white | Chauffage d'appoint céramique 1500 W | Lavande & Sel | 49.9 EUR | Nuit Claire | Chauffages | hiver, salle de bain | couleur=blanc; puissance=1500 W | Chaud en dix secondes.
w335 | t=vacuum,robotvacuum c=black | Robot Vacuum with Mop Black | Northgate | 299/449 USD | Sunday Slow | Robot Vacuums | floors, pet hair | Color=Black; SKU=NG-RV300 | Maps three floors.
w336 | t=iron | Dampfbügeleisen 2600 W | Werkfreund | 44.9 EUR | Feierabend | Bügeleisen | Wäsche | Leistung=2600 W | Tropft nicht.
w337 | t=dehumidifier | Luftentfeuchter 12 Liter am Tag | Werkfreund | 179/219 EUR | Landleben | Luftentfeuchter | Keller, Schimmel | Leistung=200 W | Gegen feuchte Wände.
w338 | t=detergent x=fragrancefree | Fragrance-Free Laundry Liquid 1.5 L | Fernhill | 9 GBP | Sunday Slow | Laundry | sensitive, eco | Volume=1.5 l | For sensitive skin.
w351 | t=headphones c=black x=noisecancelling,wireless | Noise Cancelling Headphones Black | Soundry | 199/279 USD | Studio Nine | Headphones | bluetooth, travel | Color=Black; SKU=SD-NC700-B; Battery=30 h | Makes the plane disappear.
w352 | t=headphones w=kids c=blue | Barnhörlurar blå med volymspärr | Lindmark | 249 SEK | Höststart | Hörlurar | barn, resa | färg=blå; max=85 dB | Skyddar små öron.
w353 | t=earbuds c=white x=wireless | Écouteurs sans fil blancs | Électrix | 59.9/79.9 EUR | Grand Air | Écouteurs | bluetooth, sport | couleur=blanc; autonomie=24 h | Résistent à la pluie.
w354 | t=speaker c=red x=wireless,waterproof | Bluetooth-Lautsprecher rot wasserdicht | Klangwerk | 69.9 EUR | Feierabend | Lautsprecher | Party, Dusche | Farbe=rot; Akku=12 h | Schwimmt sogar.
w355 | t=powerbank c=black | Power Bank 20,000 mAh | Soundry | 45/59 USD | Studio Nine | Power Banks | charging, travel | Color=Black; SKU=SD-PB20 | Charges a phone four times.
w356 | t=charger c=white x=usbc | USB-C-laddare 65 W vit | Elektronia | 349 SEK | Höststart | Laddare | laptop, mobil | färg=vit; effekt=65 W | Laddar datorn också.
w357 | t=cable x=usbc | Câble USB-C tressé 2 m | Électrix | 12.9 EUR | Grand Air | Câbles | recharge | longueur=2 m | Plié dix mille fois.
w358 | t=phonecase c=clear | Clear Phone Case for Pixel 9 | Soundry | 19 USD | Studio Nine | Phone Cases | pixel | Color=Clear; Model=Pixel 9 | Does not yellow.
w359 | t=phonecase c=black m=leather | Lederhülle für iPhone 16 schwarz | Klangwerk | 39.9 EUR | Feierabend | Handyhüllen | iPhone | Farbe=schwarz; Modell=iPhone 16; Material=Leder | MagSafe geht auch.
w360 | t=tablet c=grey | Tablet 11 pulgadas 128 GB gris | Tecnova | 229/279 EUR | Vuelta al cole | Tabletas | estudio, series | color=gris; memoria=128 GB; pantalla=11" | Con lápiz incluido.
w361 | t=laptop c=silver s=14inch | 14-inch Laptop 16 GB RAM 512 GB SSD | Soundry | 799/949 USD | Back to School | Laptops | student, light | Color=Silver; RAM=16 GB; Storage=512 GB | Just over a kilo.
w362 | t=ereader c=black | E-Reader 6 Zoll mit Licht | Klangwerk | 119 EUR | Feierabend | E-Reader | Lesen, Urlaub | Farbe=schwarz; Speicher=16 GB | Wochenlang ohne Strom.
w363 | t=smartwatch c=black x=gps | Smartklocka med GPS svart | Elektronia | 1990/2490 SEK | Höststart | Smartklockor | träning, puls | färg=svart; batteri=7 dagar | Mäter puls och sömn.
w364 | t=camera,instantcamera c=mint | Instant Camera Mint | Soundry | 79 USD | Giftables | Instant Cameras | photo, party | Color=Mint | Prints the moment in ninety seconds.
w365 | t=webcam | Webcam 1080p con micrófono | Tecnova | 39.9 EUR | Vuelta al cole | Webcams | teletrabajo | resolución=1080p | Con tapa de privacidad.
w366 | t=keyboard c=white x=mechanical,wireless | Wireless Mechanical Keyboard White | Soundry | 109/129 USD | Studio Nine | Keyboards | typing, office | Color=White; Layout=US; Switches=Brown | Hot-swappable.
w367 | t=mouse c=black x=ergonomic,wireless | Ergonomische Maus vertikal kabellos | Klangwerk | 34.9 EUR | Feierabend | Mäuse | Büro, Handgelenk | Farbe=schwarz | Schont das Handgelenk.
w368 | t=monitor c=black s=27inch | Écran 27 pouces QHD | Électrix | 219/269 EUR | Grand Air | Écrans | bureau, télétravail | couleur=noir; diagonale=27" | Pied réglable en hauteur.
w369 | t=ssd | Portable SSD 1 TB | Soundry | 99 USD | Studio Nine | Storage | backup, usb-c | Capacity=1 TB; SKU=SD-SSD1T | Fits on a key ring.
w370 | t=gamecontroller c=red x=wireless | Trådlös handkontroll röd | Elektronia | 499 SEK | Höststart | Speltillbehör | gaming, pc | färg=röd | Fungerar med dator och mobil.
w371 | t=gamingheadset,headset,headphones c=green | Gaming Headset Green 7.1 | Soundry | 69/89 USD | Studio Nine | Gaming | pc, surround | Color=Green | Mic you can unplug.
w372 | t=projector c=white | Proyector portátil 1080p | Tecnova | 189/249 EUR | Novena | Proyectores | cine en casa | color=blanco; lúmenes=400 | Cine en cualquier pared.
w373 | t=smartplug c=white | Smart Plug 2 Pack | Soundry | 25 USD | Studio Nine | Smart Home | wifi, timer | Color=White; Pieces=2 | Turn the lamp off from bed.
w374 | t=doorbell c=black | Video-Türklingel mit Akku | Klangwerk | 129 EUR | Feierabend | Türklingeln | Sicherheit | Farbe=schwarz | Sehen, wer klingelt.
w375 | t=batteries | AA-batterier uppladdningsbara 8-pack | Elektronia | 199 SEK | Höststart | Batterier | laddbar | antal=8 | Laddas tusen gånger.
w376 | t=radio c=wood | DAB Radio Walnut | Soundry | 89 GBP | Sunday Slow | Radios | kitchen, dab | Colour=Walnut | For the news and the oldies.
w377 | t=turntable c=black | Tourne-disque noir avec Bluetooth | Électrix | 149/189 EUR | Bonne Table | Platines vinyle | vinyle, musique | couleur=noir | Deux vitesses.
w401 | t=book,novel,crime | Mord i Mariefred (pocket) | Läsro Förlag | 69 SEK | Höststart | Pocketböcker | deckare, spänning | språk=svenska; sidor=352 | En kommissarie som bara ville fiska.
w402 | t=book,novel,fantasy | The Glass Cartographer (Hardback) | Inkwell | 18 GBP | Giftables | Books | fantasy, hardback | Language=English; Pages=480 | Maps that change the country.
w403 | t=book,cookbook x=vegan | Vegan kochen für jeden Tag | Buchinsel | 24 EUR | Landleben | Kochbücher | vegan, Rezepte | Sprache=Deutsch; Seiten=224 | Hundert Rezepte ohne Tier.
w404 | t=book,cookbook | One Pan Suppers | Inkwell | 22/26 GBP | Sunday Slow | Cookbooks | quick, family | Language=English | Dinner in half an hour.
w405 | t=book,childrensbook w=kids a=3,4,5 | Le loup qui avait peur du noir | Petit Loup | 12.9 EUR | Nuit Claire | Albums jeunesse | histoire du soir | langue=français; âge=3-5 ans | Pour s'endormir sans crainte.
w406 | t=book,childrensbook w=kids a=9,10,11,12 | Los detectives del faro | Editorial Marea | 11.9 EUR | Vuelta al cole | Libros infantiles | misterio, lectura | idioma=español; edad=9-12 años | Un misterio en la costa.
w407 | t=book,travelguide | Lisbon: A Walker's Guide | Inkwell | 14 GBP | Summer Picks | Travel Guides | lisbon, portugal | Language=English | Thirty walks and where to eat after.
w408 | t=book,languagecourse | Spanisch für Anfänger mit Audio | Buchinsel | 19.9 EUR | Landleben | Sprachkurse | Spanisch, lernen | Sprache=Deutsch; Niveau=A1 | In zwölf Wochen zum Smalltalk.
w409 | t=book,selfhelp | Andas: en liten bok om stress | Läsro Förlag | 189 SEK | Mysvinter | Böcker | stress, mindfulness | språk=svenska | Tjugo övningar för lugn.
w410 | t=book,gardening | Le potager sans effort | Éditions du Pré | 21 EUR | Grand Air | Livres jardin | potager, débutant | langue=français | Récolter sans se fatiguer.
w411 | t=notebook c=black | Dotted Notebook A5 Black | Inkwell | 14 GBP | Back to School | Notebooks | bullet journal | Colour=Black; Size=A5; Pages=192 | Ink does not bleed through.
w412 | t=calendar | Familjekalender nästa år | Läsro Förlag | 129 SEK | Mysvinter | Kalendrar | planera, familj | språk=svenska | Fem kolumner.
w421 | t=buildingblocks,toy w=kids a=2,3,4,5 m=wood | Holzbausteine bunt 50 Teile | Kiesel | 29.9 EUR | Feierabend | Bausteine | Holz, bauen | Alter=ab 2 Jahren; Teile=50; Material=Buche | Farben auf Wasserbasis.
w422 | t=puzzle,toy w=kids a=4,5,6 | Puzzle 48 pièces la ferme | Petit Loup | 14.9 EUR | Grand Air | Puzzles | ferme, animaux | âge=4-6 ans; pièces=48 | Grandes pièces.
w423 | t=puzzle,jigsaw w=adults | 1000 Piece Jigsaw: Night Market | Inkwell | 17/22 GBP | Giftables | Jigsaws | 1000 pieces | Pieces=1000; Age=12+ | Two rainy weekends.
w424 | t=boardgame,game a=8,9,10,11,12 | Brädspel Skärgården 2-5 spelare | Lindmark | 399 SEK | Mysvinter | Brädspel | familj, strategi | ålder=från 8 år; spelare=2-5 | Segla, handla och gå på grund.
w425 | t=cardgame,game w=adults x=party | Party Card Game for Grown-Ups | Oddly | 20 GBP | Giftables | Card Games | party, adults | Age=18+; Players=4-10 | Not for family dinners.
w426 | t=doll,toy w=kids a=3,4,5,6,7,8 | Muñeca de trapo Lola | Luna Nova | 24.9 EUR | Novena | Muñecas | juguete, trapo | edad=desde 3 años; material=algodón | Lavable a máquina.
w427 | t=softtoy,toy w=kids a=0,1,2,3,4,5 c=grey | Gosedjur elefant grå | Lindmark | 179/229 SEK | Mysvinter | Gosedjur | bebis, present | färg=grå; ålder=från 0 år | Öron att hålla i.
w428 | t=toycar,rccar,toy w=kids a=6,7,8,9,10,11 c=orange | Remote Control Car Orange | Playforge | 49/65 USD | Giftables | RC Cars | racing, kids | Color=Orange; Age=6+ | Drives on walls, nearly.
w429 | t=trainset,toy w=kids a=3,4,5,6 m=wood | Holzeisenbahn Starterset 40 Teile | Kiesel | 54.9/69.9 EUR | Feierabend | Holzeisenbahnen | Zug, Holz | Alter=ab 3 Jahren; Teile=40 | Passt zu anderen Schienen.
w430 | t=sciencekit,toy w=kids a=8,9,10,11,12 | Grow Your Own Crystals Kit | Playforge | 26 USD | Back to School | Science Kits | stem, experiment | Age=8-12 | Seven crystals in a week.
w431 | t=crayons,art w=kids a=2,3,4,5 x=washable | Crayons de cire lavables x 24 | Petit Loup | 9.9 EUR | Grand Air | Dessin | dessin, lavable | âge=dès 2 ans; quantité=24 | Partent du mur à l'eau.
w432 | t=playdough,toy w=kids a=2,3,4,5 | Play Dough 8 Tubs | Playforge | 15 USD | Giftables | Play Dough | creative, kids | Age=2+; Pieces=8 | Never dries out, if you close the lid.
w433 | t=kite,toy w=kids a=5,6,7,8,9,10 c=rainbow | Cometa arcoíris | Sierra Viva | 16.9 EUR | Aire Libre | Cometas | playa, viento | color=multicolor; edad=desde 5 años | Vuela con poca brisa.
w434 | t=scooter,kickscooter w=kids a=5,6,7,8,9 c=blue | Tretroller Kinder blau klappbar | Kiesel | 59.9 EUR | Landleben | Roller | draußen | Farbe=blau; Alter=5-9 Jahre | Leuchtrollen.
w435 | t=balancebike w=kids a=2,3,4 c=red | Balanscykel röd | Fjällro | 699/899 SEK | Höststart | Balanscyklar | utelek, cykel | färg=röd; ålder=2-4 år | Väger tre kilo.
w436 | t=trampoline w=kids a=6,7,8,9,10,11,12 | Garden Trampoline 10 ft with Net | Playforge | 249/319 USD | Summer Picks | Trampolines | garden, jumping | Diameter=305 cm; Age=6+ | Safety net included.
w437 | t=watergun,toy w=kids a=4,5,6,7,8,9,10 | Pistola de agua 2 unidades | Sierra Viva | 12.9 EUR | Aire Libre | Juguetes de agua | verano, piscina | cantidad=2; edad=desde 4 años | Diez metros de alcance.
w438 | t=costume w=kids a=4,5,6 | Déguisement pirate enfant | Petit Loup | 27.9 EUR | Grand Air | Déguisements | carnaval, anniversaire | âge=4-6 ans | Chapeau et cache-œil.
`
