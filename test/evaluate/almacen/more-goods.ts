/** More of the fourteenth shop's three hundred: what a house and a garden need, what is built with, played outdoors, driven and ridden. */
export const MORE_GOODS = `
y401 | t=sofa c=grey | Canapé d'angle gris convertible | Maison Verne | 899/1199 EUR | Last Chance | Canapés | salon, couchage | couleur=gris; largeur=240 cm | Se transforme en lit en dix secondes.
y402 | t=sofa c=green m=velvet | 2-sitssoffa sammet grön | Ekdahl | 6995 SEK | Für Zuhause | Soffor | vardagsrum, sammet | färg=grön; material=sammet; bredd=160 cm | Avtagbar klädsel.
y403 | t=armchair c=yellow m=velvet | Ohrensessel Samt senfgelb | Grüner & Sohn | 329 EUR | Für Zuhause | Sessel | Lesen, Wohnzimmer | Farbe=senfgelb; Material=Samt | Mit Fußhocker.
y404 | t=officechair c=black x=ergonomic | Ergonomic Office Chair with Headrest | Oxbow Supply | 249/299 USD | Back to School | Office Chairs | home office, back | Color=Black; SKU=OX-CH-E | Adjusts in eleven places.
y405 | t=desk c=white x=standing | Höj- och sänkbart skrivbord vitt 140 cm | Ekdahl | 3495 SEK | Nystart | Skrivbord | hemmakontor | färg=vit; bredd=140 cm | Minns fyra höjder.
y406 | t=desk w=kids a=6,7,8,9,10 m=wood | Kinderschreibtisch höhenverstellbar Buche | Kleine Welt | 199 EUR | Back to School | Schreibtische | Schule, Kinderzimmer | Material=Buche; Alter=6-10 Jahre | Wächst mit.
y407 | t=bookcase c=white | Estantería blanca 5 baldas | Casa Mirlo | 79.9 EUR | Für Zuhause | Estanterías | salón, libros | color=blanco; altura=180 cm | Montaje en 20 minutos.
y408 | t=bed m=wood s=140x200,160x200,180x200 | Massivholzbett Eiche | Grüner & Sohn | 599/749 EUR | Last Chance | Betten | Schlafzimmer, Eiche | Material=Eiche massiv; Größe=140x200,160x200,180x200 | Ohne Metall verleimt.
y409 | t=mattress s=90x200,140x200 | Matelas mousse à mémoire 140x200 | Maison Verne | 349 EUR | Für Zuhause | Matelas | sommeil, dos | taille=90x200,140x200; fermeté=ferme | Déhoussable et lavable.
y410 | t=bunkbed w=kids m=wood c=white | Lit superposé enfant blanc avec toboggan | Pomme d'Api | 549 EUR | Rentrée | Lits enfant | chambre, jeu | couleur=blanc; matière=pin | Descendre n'a jamais été si rapide.
y411 | t=duvet m=down s=150x210 | Duntäcke svalt 150x210 | Nordanvik | 1499 SEK | Vintermys | Täcken | sovrum, dun | material=gåsdun; storlek=150x210 | Lätt som luft.
y412 | t=duvet m=bamboo s=135x200 x=vegan,allergy | Bettdecke Bambus für Allergiker 135x200 | Dr. Lindner | 69.9/89.9 EUR | Last Chance | Bettdecken | vegan, Allergie | Material=Bambusfaser; Größe=135x200 | Waschbar bei 60 Grad.
y413 | t=bedding c=white m=linen s=240x220 | Parure de lit lin lavé blanc 240x220 | Maison Verne | 189 EUR | New In | Linge de lit | lin, chambre | couleur=blanc; matière=lin; taille=240x220 | De plus en plus doux.
y414 | t=bedding w=kids c=blue m=cotton a=3,4,5,6 | Kinderbettwäsche Weltall 135x200 | Kleine Welt | 34.9 EUR | Back to School | Bettwäsche | Weltall, Rakete | Farbe=blau; Material=Baumwolle | Die Sterne leuchten nachts.
y415 | t=pillow x=neck | Cervical Memory Foam Pillow | Dr. Lindner | 39 USD | Kleine Helfer | Pillows | neck, sleep, side sleeper | Fill=Memory foam | Holds your head where it belongs.
y416 | t=blanket c=grey m=wool | Manta de lana gris 130x180 | Casa Mirlo | 59.9/79.9 EUR | Last Chance | Mantas | sofá, invierno | color=gris; material=lana; medidas=130x180 cm | Tejida en Ezcaray.
y417 | t=blanket x=weighted | Tyngdtäcke 7 kg | Dr. Lindner | 1199 SEK | Kleine Helfer | Tyngdtäcken | sömn, oro | vikt=7 kg | Som en lång kram.
y418 | t=curtains c=grey x=blackout | Verdunkelungsvorhang grau 2er Set | Grüner & Sohn | 44.9 EUR | Für Zuhause | Vorhänge | Schlafzimmer, Ösen | Farbe=grau; Größe=140x245 | Lässt kein Licht durch.
y419 | t=rug c=red m=wool | Orientteppich rot Wolle 170x240 | Grüner & Sohn | 399/599 EUR | Last Chance | Teppiche | Wohnzimmer, orientalisch | Farbe=rot; Material=Wolle; Größe=170x240 | Handgeknüpft.
y420 | t=rug c=blue w=kids | Alfombra infantil azul nubes | Casa Mirlo | 49.9 EUR | New In | Alfombras | dormitorio, niños | color=azul; medidas=100x150 cm | Lavable a máquina.
y421 | t=towels c=white m=cotton | Badlakan 4-pack vita | Ekdahl | 499 SEK | Für Zuhause | Handdukar | badrum, bomull | färg=vit; material=bomull | 600 gram per kvadratmeter.
y422 | t=towels c=blue x=beach | Fouta de plage rayée bleue | Mar Azul | 24.9 EUR | Verano en el agua | Serviettes | plage, piscine | couleur=bleu; taille=100x200 cm | Sèche vite, sans sable.
y423 | t=bathmat c=green | Badematte grün rutschfest | Grüner & Sohn | 19.9 EUR | Für Zuhause | Badematten | Bad | Farbe=grün; Größe=60x90 | Saugt wie ein Schwamm.
y424 | t=lamp x=floor c=black | Stehlampe schwarz dimmbar | Lichtblick | 129 EUR | Für Zuhause | Stehlampen | Wohnzimmer, LED | Farbe=schwarz; Höhe=160 cm | Warm bis tageslichtweiß.
y425 | t=lamp x=desk c=red | Desk Lamp Red with Wireless Charger | Lichtblick | 59/79 USD | Last Chance | Desk Lamps | office, study | Color=Red | Charges your phone while you work.
y426 | t=lamp x=night w=kids a=1,2,3,4 c=white | Veilleuse lapin rechargeable | Pomme d'Api | 29.9 EUR | New In | Veilleuses | bébé, sommeil | couleur=blanc | S'éteint après 30 minutes.
y427 | t=lamp x=ceiling m=rattan c=beige | Lámpara de techo de ratán natural | Lichtblick | 69.9 EUR | New In | Lámparas | salón, boho | material=ratán; color=natural; diámetro=45 cm | Luz cálida y sombras bonitas.
y428 | t=lightchain,christmaslights x=outdoor | Ljusslinga utomhus 200 LED varmvit | Lichtblick | 249 SEK | Vintermys | Ljusslingor | jul, balkong | längd=20 m | Timer och åtta lägen.
y429 | t=candle x=scented | Bougie parfumée figuier 200 g | Maison Verne | 32 EUR | New In | Bougies | figuier, cadeau | poids=200 g; matière=cire de soja | Brûle 45 heures.
y430 | t=vase c=white m=ceramic | Jarrón de cerámica blanco mate | Casa Mirlo | 27.9 EUR | New In | Jarrones | flores, decoración | color=blanco; altura=28 cm; material=cerámica | Bonito incluso vacío.
y431 | t=mirror x=round c=gold | Spegel rund mässing 60 cm | Ekdahl | 799/999 SEK | Last Chance | Speglar | hall, badrum | färg=guld; diameter=60 cm | Med lädersnöre.
y432 | t=clock x=wall m=wood | Wanduhr Holz lautlos 30 cm | Grüner & Sohn | 39.9 EUR | Für Zuhause | Wanduhren | Küche, leise | Material=Nussbaum | Kein Ticken.
y433 | t=poster x=map | Scratch Map of the World | Tick & Tock | 22 GBP | Christmas Corner | Posters | travel, gift | Size=82x58 cm | Scratch off where you have been.
y434 | t=laundrybasket m=bamboo | Wäschekorb Bambus faltbar 100 l | Grüner & Sohn | 36.9 EUR | Für Zuhause | Wäschekörbe | Bad, Wäsche | Material=Bambus; Volumen=100 l | Mit Deckel.
y435 | t=ironingboard | Planche à repasser XL | Soleil & Fils | 69 EUR | Für Zuhause | Repassage | linge | dimensions=130x47 cm | Avec repose-centrale.
y436 | t=iron c=blue x=steam | Plancha de vapor azul 2400 W | Casa Mirlo | 34.9/44.9 EUR | Last Chance | Planchas | ropa | color=azul; potencia=2400 W | Antical y antigoteo.
y437 | t=vacuum x=cordless c=grey | Skaftdammsugare sladdlös | Kraftwerk Küche | 1995/2495 SEK | Last Chance | Dammsugare | städning, husdjur | färg=grå; vikt=1,9 kg | 45 minuter per laddning.
y438 | t=vacuum x=robot c=white | Saugroboter mit Wischfunktion weiß | Kraftwerk Küche | 399 EUR | Technikwoche | Saugroboter | Tierhaare, App | Farbe=weiß; Modell=KK-R5 | Findet allein nach Hause.
y439 | t=fan c=white | Ventilateur sur pied silencieux | Soleil & Fils | 59.9 EUR | Verano en el agua | Ventilateurs | été, chaleur | couleur=blanc | Télécommande incluse.
y440 | t=heater c=white | Heizlüfter Keramik 2000 W | Kraftwerk Küche | 39.9 EUR | Weihnachtszauber | Heizungen | Bad, Winter | Farbe=weiß; Leistung=2000 W | Warm in einer Minute.
y441 | t=airpurifier c=white x=allergy | Luftreiniger HEPA gegen Pollen | Dr. Lindner | 149/199 EUR | Last Chance | Luftreiniger | Allergie, Staub | Farbe=weiß | Für Räume bis 40 m².
y442 | t=detergent x=perfumefree | Tvättmedel oparfymerat 2 l | Rena Hem | 89 SEK | Für Zuhause | Tvättmedel | allergi, miljömärkt | volym=2 l | Snällt mot huden.
y443 | t=sponge,cleaner x=vegan | Éponges végétales compostables lot de 6 | Maison Verne | 7.9 EUR | Für Zuhause | Entretien | zéro déchet | quantité=6 | Ni plastique ni regrets.
y501 | t=drill x=cordless | Akku-Bohrschrauber 18 V mit 2 Akkus | Grüner & Sohn | 129/159 EUR | Día del Padre | Bohrmaschinen | Werkzeug, Heimwerker | Spannung=18 V; Modell=GS-18B | Im stabilen Koffer.
y502 | t=saw x=hand | Handsåg hopfällbar | Nordanvik | 249 SEK | Fjällvecka | Sågar | trädgård, friluft | blad=20 cm | Får plats i fickan.
y503 | t=screwdriver | Precision Screwdriver Set 64 in 1 | Oxbow Supply | 27 USD | Christmas Corner | Hand Tools | repair, electronics | Pieces=64; SKU=OX-SD64 | Fixes glasses, phones and tempers.
y504 | t=hammer | Martillo de carpintero 500 g | Oxbow Supply | 14.9 EUR | Día del Padre | Herramientas | bricolaje | peso=500 g | Mango antivibración.
y505 | t=ladder m=aluminium | Échelle télescopique alu 3,8 m | Oxbow Supply | 139/169 EUR | Last Chance | Échelles | bricolage | matière=aluminium; hauteur=3,8 m | Se range dans le coffre.
y506 | t=paint c=white | Wandfarbe weiß 10 l deckend | Grüner & Sohn | 49.9 EUR | Für Zuhause | Farben | Renovieren, Malern | Farbe=weiß; Inhalt=10 l | Ein Anstrich genügt.
y507 | t=paint c=green | Linoljefärg grön 1 liter | Rena Hem | 395 SEK | Für Zuhause | Färg | fönster, fasad | färg=grön; volym=1 l | Håller i femton år.
y508 | t=tap c=black | Mitigeur cuisine noir mat douchette | Maison Verne | 119 EUR | New In | Robinets | cuisine, rénovation | couleur=noir mat | Fixation en cinq minutes.
y509 | t=lock | Vorhängeschloss mit Zahlencode 4-stellig | Grüner & Sohn | 12.9 EUR | Kleine Helfer | Schlösser | Spind, Keller | Material=Messing | Kein Schlüssel zu verlieren.
y510 | t=smokealarm c=white | Brandvarnare 10 års batteri 3-pack | Volta | 499 SEK | Kleine Helfer | Brandvarnare | säkerhet | antal=3 | Tystas med en knapp.
y511 | t=lawnmower x=cordless c=green | Cortacésped a batería 36 V | Oxbow Supply | 329/399 EUR | Last Chance | Cortacéspedes | jardín, césped | ancho=37 cm; color=verde | Silencioso y sin gasolina.
y512 | t=hose c=green | Garden Hose 25 m with Spray Gun | Oxbow Supply | 34 GBP | Outdoor Days | Hoses | garden, watering | Length=25 m; Colour=Green | Never kinks.
y513 | t=secateurs | Bypass-Gartenschere | Grüner & Sohn | 24.9 EUR | Outdoor Days | Gartengeräte | Rosen, Schnitt | Material=Karbonstahl | Liegt auch in kleinen Händen.
y514 | t=plantpot m=terracotta | Pot en terre cuite 30 cm | Maison Verne | 18.9 EUR | New In | Pots | jardin, balcon | matière=terre cuite; diamètre=30 cm | Avec soucoupe.
y515 | t=seeds x=tomato | Fröpåse tomat 'Moneymaker' | Rena Hem | 29 SEK | Sommarlov | Fröer | odling, tomat | antal=20 frön | Ger skörd i juli.
y516 | t=raisedbed m=wood | Hochbeet Lärche 120x80 | Grüner & Sohn | 149 EUR | Outdoor Days | Hochbeete | Garten, Gemüse | Material=Lärche; Größe=120x80 | Rückenschonend gärtnern.
y517 | t=gardenchairs,gardenset m=aluminium c=grey | Conjunto de jardín aluminio mesa y 4 sillas | Casa Mirlo | 449/599 EUR | Last Chance | Muebles de jardín | terraza, verano | color=gris; material=aluminio | Resiste a la lluvia.
y518 | t=hammock c=mixed | Hammock with Stand Rainbow | Oxbow Supply | 129 USD | Verano en el agua | Hammocks | garden, relax | Load=200 kg | Two friends or one nap.
y519 | t=parasol c=beige | Parasol déporté beige 3 m | Maison Verne | 159/199 EUR | Verano en el agua | Parasols | terrasse, ombre | couleur=beige; diamètre=3 m | Manivelle et pied inclus.
y520 | t=grill x=charcoal c=black | Klotgrill 57 cm svart | Nordanvik | 1290 SEK | Sommarlov | Grillar | kol, grillning | färg=svart; diameter=57 cm | Med termometer i locket.
y521 | t=grill x=gas | Gasgrill 3 Brenner mit Seitenkocher | Kraftwerk Küche | 349/449 EUR | Last Chance | Grills | BBQ, Garten | Leistung=12 kW | Grillt für die ganze Straße.
y522 | t=pool w=kids | Piscina hinchable infantil 150 cm | Mar Azul | 29.9 EUR | Verano en el agua | Piscinas | niños, jardín | diámetro=150 cm | Con toldo.
y523 | t=birdfeeder m=wood | Vogelfutterhaus Holz mit Ständer | Grüner & Sohn | 44.9 EUR | Weihnachtszauber | Vogelhäuser | Garten, Winter | Material=Kiefer | Meisen kommen am ersten Tag.
y524 | t=beesuit c=white s=M,L,XL | Bee Suit with Veil White | Oxbow Supply | 85 GBP | Outdoor Days | Beekeeping | bees, protective | Colour=White; Size=M,L,XL | Ventilated, sting-proof.
y601 | t=tent x=2person c=green | 2-personers kupoltält grönt 2,1 kg | Nordanvik | 1899/2299 SEK | Fjällvecka | Tält | vandring, camping | färg=grön; vikt=2,1 kg | Uppe på fem minuter.
y602 | t=tent x=4person | Familienzelt 4 Personen mit Stehhöhe | Steinbock | 349 EUR | Outdoor Days | Zelte | Camping, Familie | Wassersäule=3000 mm | Zwei Schlafkabinen.
y603 | t=sleepingbag m=down c=blue | Sac de couchage duvet -5 °C | Steinbock | 199/249 EUR | Last Chance | Sacs de couchage | bivouac, trek | couleur=bleu; poids=950 g; matière=duvet | Se comprime à 5 litres.
y604 | t=sleepingbag w=kids a=4,5,6,7,8 c=green | Kinderschlafsack Frosch mitwachsend | Steinbock | 59.9 EUR | Outdoor Days | Schlafsäcke | Camping, Kinder | Farbe=grün; Alter=4-8 Jahre | Aus Kunstfaser, waschbar.
y605 | t=sleepingmat c=red | Self-Inflating Sleeping Mat 5 cm | Steinbock | 69 USD | Outdoor Days | Sleeping Mats | camping, trek | Color=Red; Weight=820 g | No more roots in your back.
y606 | t=headlamp c=black | Pannlampa 400 lumen laddbar | Nordanvik | 449 SEK | Fjällvecka | Pannlampor | löpning, mörker | ljusstyrka=400 lm; färg=svart | Rött ljus i tältet.
y607 | t=stove x=camping | Réchaud à gaz ultraléger 85 g | Steinbock | 45 EUR | Outdoor Days | Réchauds | camping, randonnée | poids=85 g | Un litre bout en trois minutes.
y608 | t=backpack c=red x=hiking | Mochila de montaña 45 L roja | Steinbock | 99.9/129.9 EUR | Last Chance | Mochilas | senderismo, trekking | color=rojo; volumen=45 L | Funda para la lluvia incluida.
y609 | t=trekkingpoles m=carbon | Trekkingstöcke Carbon faltbar | Steinbock | 89 EUR | Outdoor Days | Trekkingstöcke | Wandern, Knie | Material=Carbon; Gewicht=420 g | Schont die Knie bergab.
y610 | t=bike w=kids a=4,5,6 c=red x=16inch | Barncykel 16 tum röd | Nordanvik | 1995 SEK | Sommarlov | Barncyklar | cykel, stödhjul | färg=röd; ålder=4-6 år | Stödhjul ingår.
y611 | t=bike x=electric c=black | Vélo électrique pliant noir | Volta | 1299/1599 EUR | Last Chance | Vélos | ville, train | couleur=noir; autonomie=60 km | Se plie en quinze secondes.
y612 | t=helmet x=bike c=white s=S,M,L | Bike Helmet White with Rear Light | Stride | 65 USD | Back to School | Helmets | cycling, safety | Color=White; Size=S,M,L | Seen from behind.
y613 | t=helmet w=kids c=green a=3,4,5,6 | Casco infantil de bici verde | Stride | 29.9 EUR | Back to School | Cascos | bici, patinete | color=verde; talla=48-52 cm; edad=3-6 años | Con forma de rana.
y614 | t=bikelock | Fahrradschloss Faltschloss 90 cm | Grüner & Sohn | 69.9 EUR | Kleine Helfer | Fahrradschlösser | Sicherheit | Länge=90 cm | Sicherheitsstufe 10.
y615 | t=bikepump | Fotpump med manometer | Nordanvik | 199 SEK | Sommarlov | Pumpar | cykel, bil | max=11 bar | Passar alla ventiler.
y616 | t=childbikeseat w=kids a=1,2,3,4 | Siège vélo enfant arrière | Pomme d'Api | 89.9 EUR | Rentrée | Sièges vélo | bébé, ville | charge=22 kg | Inclinable pour la sieste.
y617 | t=scooter w=kids a=3,4,5 c=pink | Patinete 3 ruedas rosa con luces | Casa Mirlo | 39.9/49.9 EUR | Last Chance | Patinetes | niñas, parque | color=rosa; edad=3-5 años | Las ruedas se iluminan.
y618 | t=yogamat c=purple m=cork | Yogamatte Kork lila Unterseite | Stride | 59 EUR | Nystart | Yogamatten | Yoga, Pilates | Material=Kork; Farbe=lila | Rutscht auch nass nicht.
y619 | t=dumbbells m=iron x=10kg | Hantelset 2 x 10 kg | Stride | 69.9/89.9 EUR | Nystart | Hanteln | Krafttraining | Material=Gusseisen; Gewicht=20 kg | Sechskantig, rollt nicht weg.
y620 | t=kettlebell x=16kg | Kettlebell 16 kg | Stride | 599 SEK | Nystart | Kettlebells | styrka, hemmagym | vikt=16 kg | Pulverlackad.
y621 | t=resistancebands | Élastiques de musculation lot de 5 | Stride | 19.9 EUR | Nystart | Fitness | musculation, rééducation | quantité=5 | Du plus souple au plus dur.
y622 | t=treadmill x=foldable | Cinta de correr plegable | Stride | 399/499 EUR | Last Chance | Máquinas | correr, casa | velocidad=12 km/h | Cabe debajo de la cama.
y623 | t=football | Match Football Size 5 | Stride | 29 GBP | Outdoor Days | Balls | soccer, team | Size=5 | Thermally bonded.
y624 | t=tennisracket | Tennisschläger 280 g besaitet | Stride | 119 EUR | Outdoor Days | Tennis | Anfänger, Club | Gewicht=280 g | Verzeiht viel.
y625 | t=skis w=women s=155,162 | Alpinskidor dam 155/162 med bindning | Nordanvik | 3995/4995 SEK | Fjällvecka | Skidor | alpint, pist | storlek=155,162 | Snälla i svängen.
y626 | t=skigoggles c=black | Masque de ski photochromique | Steinbock | 89.9 EUR | Fjällvecka | Ski | neige, lunettes | couleur=noir | S'adapte à la lumière.
y627 | t=swimgoggles w=kids a=5,6,7,8,9 c=blue | Gafas de natación niño azules | Mar Azul | 11.9 EUR | Verano en el agua | Natación | piscina, antivaho | color=azul; edad=5-9 años | No dejan marca.
y628 | t=paddleboard | Inflatable SUP Board Set 10'6 | Mar Azul | 349/449 EUR | Verano en el agua | SUP | paddle, lake, summer | Length=320 cm | Pump, paddle and leash included.
y629 | t=lifejacket w=kids c=orange | Flytväst barn orange 15-30 kg | Hav & Hamn | 549 SEK | Sommarlov | Flytvästar | båt, säkerhet | färg=orange; vikt=15-30 kg | Med grenrem.
y630 | t=fishingrod | Fiskespö haspel set 2,4 m | Hav & Hamn | 699 SEK | Sommarlov | Fiske | gädda, abborre | längd=2,4 m | Redo att kasta.
y631 | t=climbingshoes s=38,39,40,41,42 | Kletterschuhe Einsteiger | Steinbock | 79.9 EUR | Outdoor Days | Klettern | Halle, Bouldern | Größe=38,39,40,41,42 | Bequem genug für den ganzen Abend.
y632 | t=golfballs | Golf Balls 12 Pack | Oxbow Supply | 24 GBP | Día del Padre | Golf | golf, dad | Pack=12 | Soft feel, long flight.
y633 | t=ridinghelmet w=kids s=52,53,54 c=black | Riding Hat Junior Black | Tally Ho | 59 GBP | Outdoor Days | Riding | horse, pony, safety | Colour=Black; Size=52,53,54 | Dial fit at the back.
y634 | t=saddlepad c=green | Schabracke dunkelgrün Vielseitigkeit | Tally Ho | 49.9/69.9 EUR | Last Chance | Reitsport | Pferd, Dressur | Farbe=dunkelgrün; Größe=Full | Trocknet schnell.
y635 | t=chess,boardgame m=wood | Schachspiel Holz klappbar | Grüner & Sohn | 34.9 EUR | Weihnachtszauber | Brettspiele | Schach, Reise | Material=Holz; Größe=30x30 cm | Figuren finden innen Platz.
y636 | t=carseat w=kids a=0,1,2,3,4 c=black | Bilbarnstol bakåtvänd 0-4 år | Lilla Bo | 3495/3995 SEK | Last Chance | Bilbarnstolar | baby, bil, säkerhet | färg=svart; ålder=0-4 år | Testad i krock.
y637 | t=dashcam | Dashcam 2K avec vision nocturne | Volta | 79 EUR | Technikwoche | Auto | voiture, sécurité | résolution=2K | Se colle au pare-brise.
y638 | t=carcharger | Cargador de coche doble USB | Volta | 14.9 EUR | Technikwoche | Coche | viaje, móvil | potencia=30 W | Carga dos móviles a la vez.
y639 | t=snowchains | Schneeketten 9 mm 205/55 R16 | Grüner & Sohn | 59.9 EUR | Fjällvecka | Autozubehör | Winter, Auto | Größe=205/55 R16 | In fünf Minuten montiert.
y640 | t=icescraper | Isskrapa med handske | Nordanvik | 129 SEK | Vintermys | Biltillbehör | vinter, bil | färg=svart | Varm hand, ren ruta.
`
