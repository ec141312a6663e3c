/** More of the fifteenth shop's goods: garden, spare parts, home, car and two wheels, what is plugged in. */
export const MORE_GOODS = `
n501 | t=wheelbarrow c=green | Schubkarre 100 L grün verzinkt | Werkhof 7 | 89/109 EUR | Gartenfieber | Gartengeräte | Garten, Bau | Farbe=grün; Inhalt=100 L | Mit Luftrad.
n502 | t=rake | Lövkratta 22 pinnar | Kvisthult | 179 SEK | Gartenfieber | Trädgårdsredskap | löv, höst | bredd=50 cm | Fjädrande stål.
n503 | t=spade m=steel | Stainless Steel Digging Spade | Kvisthult | 32 GBP | Gartenfieber | Garden Tools | digging, beds | Material=Stainless steel | Ash handle.
n504 | t=wateringcan c=red m=metal | Arrosoir zinc rouge 9 L | Kvisthult | 34.9 EUR | Bonnes affaires | Arrosage | jardin, balcon | couleur=rouge; contenance=9 L | Pomme en laiton.
n505 | t=gardengloves s=7,8,9,10 | Gartenhandschuhe Gr. 8 dornenfest | Kvisthult | 12.9 EUR | Gartenfieber | Handschuhe | Rosen, Garten | Größe=7,8,9,10 | Rosen dürfen kommen.
n506 | t=compostbin c=black | Compostador 400 L negro | Kvisthult | 69.9 EUR | Gartenfieber | Jardín | compost, ecológico | capacidad=400 L; color=negro | De plástico reciclado.
n507 | t=greenhouse | Växthus polykarbonat 4 m² | Kvisthult | 5990/6990 SEK | Gartenfieber | Växthus | odla, tomat | yta=4 m²; material=polykarbonat | Takfönster ingår.
n508 | t=bulbs x=tulip c=red | Tulip Bulbs Red Parade 25 pack | Kvisthult | 9.5 GBP | Gartenfieber | Bulbs | spring, flowers | Colour=Red; Count=25 | Plant in October.
n509 | t=seeds x=chili | Chilifrön mix 5 sorter | Kvisthult | 79 SEK | Gartenfieber | Fröer | odla, chili | antal=5 påsar | Från mild till vild.
n510 | t=fertilizer x=organic | Engrais tomates bio 1 L | Rue Verte | 9.9 EUR | Bonnes affaires | Engrais | potager, bio | contenance=1 L | Tous les dix jours.
n511 | t=slugbarrier | Schneckenband Kupfer 4 m | Kvisthult | 13.9 EUR | Gartenfieber | Schneckenschutz | Salat, Hochbeet, Schnecken | Material=Kupfer; Länge=4 m | Kein Gift.
n512 | t=weedremover | Ogräskniv rostfri | Kvisthult | 129 SEK | Gartenfieber | Trädgårdsredskap | ogräs, stenläggning | material=rostfritt stål | Kommer åt mellan plattorna.
n513 | t=hedgetrimmer x=cordless | Heckenschere Akku 20 V | Werkhof 7 | 119/149 EUR | Gartenfieber | Gartengeräte | Hecke, Akku | Schnittlänge=52 cm; SKU=W7-HS20 | Akku inklusive.
n514 | t=chainsaw x=petrol | Motosierra de gasolina 45 cc | Werkhof 7 | 189 EUR | De vuelta al taller | Maquinaria | leña, poda | cilindrada=45 cc; espada=45 cm | Arranque fácil.
n515 | t=axe | Klyvyxa 2,5 kg hickory | Werkhof 7 | 649 SEK | Höstrusket | Yxor | ved, klyva | vikt=2,5 kg; material=stål | Klyver torr björk på ett hugg.
n516 | t=gnome c=red | Gartenzwerg mit Laterne 35 cm | Kvisthult | 24.9 EUR | Gartenfieber | Gartendeko | Deko, lustig | Farbe=rot; Höhe=35 cm | Bewacht den Rasen.
n517 | t=solarlights,lamp x=solar | Lámparas solares de jardín pack 8 | Kvisthult | 26.9/35.9 EUR | Gartenfieber | Iluminación exterior | jardín, solar | color=negro; unidades=8 | Sin cables.
n518 | t=beehotel,insecthotel m=wood | Hôtel à insectes en bois | Rue Verte | 22.5 EUR | Petites mains | Jardin | abeilles, nature, enfants | matière=pin | Les coccinelles adorent.
n519 | t=moletrap | Mole Repeller Solar 2 pack | Kvisthult | 28 GBP | Gartenfieber | Pest Control | moles, lawn | Range=600 m² | They move next door.
n520 | t=mousetrap | Råttfälla och musfälla 4-pack | Kvisthult | 89 SEK | Höstrusket | Skadedjur | möss, råttor | antal=4 | Snabb och ren.
n521 | t=antbait | Ameisenköder 4 Dosen | Kvisthult | 8.9 EUR | Gartenfieber | Schädlinge | Ameisen, Terrasse | Inhalt=4 Dosen | Wirkt bis ins Nest.
n522 | t=flytrap | Attrape-mouches fenêtre 10 pièces | Rue Verte | 6.9 EUR | Bonnes affaires | Insectes | mouches, cuisine | pièces=10 | Sans odeur.
n523 | t=mosquitonet c=white | Mosquitera para cama blanca | La Trastienda | 24.9 EUR | Verano sin picaduras | Mosquiteras | dormir, mosquitos | color=blanco; medidas=cama doble | Se cuelga con un gancho.
n524 | t=snowshovel | Snöskyffel aluminium bred | Werkhof 7 | 399 SEK | Höstrusket | Snöredskap | snö, vinter | bredd=50 cm; material=aluminium | Lätt även när snön är blöt.
n525 | t=firepit m=steel | Feuerschale Stahl 60 cm | Werkhof 7 | 79.9 EUR | Gartenfieber | Feuerstellen | Terrasse, Abend | Durchmesser=60 cm | Mit Funkenschutz.
n526 | t=dustbag x=vacuum | Dammsugarpåsar 8-pack passar de flesta | Reservdelslagret | 149 SEK | Small Fixes | Dammsugartillbehör | dammsugare, påsar | antal=8; artnr=RL-DP8 | Syntet, fem lager.
n527 | t=filter x=coffee | Kalkfilter für Kaffeevollautomat 3er | Reservdelslagret | 29.9 EUR | Small Fixes | Ersatzteile | Entkalken, Kaffee | Inhalt=3; OEM=CF-2209 | Alle zwei Monate wechseln.
n528 | t=gasket,pressurecookerpart | Junta de silicona para olla rápida 22 cm | Reservdelslagret | 8.5 EUR | Small Fixes | Recambios | olla, recambio | diámetro=22 cm; ref=RL-J22 | Comprueba el diámetro.
n529 | t=sawblade | Lames de scie sauteuse lot de 10 | Werkhof 7 | 12.9 EUR | Bonnes affaires | Accessoires outils | bois, métal | pièces=10 | Pour bois et métal.
n530 | t=drillbits | HSS Drill Bit Set 19 pcs | Werkhof 7 | 22 GBP | Small Fixes | Drill Bits | metal, wood | Sizes=1-10 mm; SKU=W7-DB19 | In a metal box.
n531 | t=hinges m=steel | Gångjärn rostfria 2-pack | Reservdelslagret | 59 SEK | Small Fixes | Beslag | dörr, skåp | material=rostfritt; höjd=76 mm | Skruvar ingår.
n532 | t=screws m=steel | Schrauben Sortiment 600 Teile | Werkhof 7 | 19.9 EUR | Feierabend | Befestigung | Dübel, Holz | Inhalt=600; Material=verzinkt | Endlich die richtige.
n533 | t=glue x=wood | Colle à bois extérieur 750 g | Werkhof 7 | 9.9 EUR | Bonnes affaires | Colles | bois, meuble | poids=750 g | Prise en dix minutes.
n534 | t=silicone,sealant c=white | Silicona sanitaria blanca antimoho | Werkhof 7 | 6.9 EUR | De vuelta al taller | Selladores | baño, ducha | color=blanco; contenido=280 ml | Sin moho durante años.
n535 | t=mouldremover | Schimmelentferner 500 ml chlorfrei | Rue Verte | 11.9 EUR | Feierabend | Reiniger | Bad, Schimmel | Inhalt=500 ml | Einsprühen, warten, abwischen.
n536 | t=drainunblocker | Avloppsrensare 1 liter | Reservdelslagret | 85 SEK | Small Fixes | Rengöring | avlopp, stopp | volym=1 l | Löser hår och fett.
n537 | t=descaler | Anti-calcaire bouilloire vinaigre 1 L | Rue Verte | 4.9 EUR | Bonnes affaires | Entretien | calcaire, bouilloire | contenance=1 L | Biodégradable.
n538 | t=dishsoap x=biodegradable | Biodegradable Washing-Up Liquid | Rue Verte | 4.2 GBP | Slow Sundays | Cleaning | eco, refill | Volume=500 ml; Biodegradable=yes | Rinses clean, ends clean.
n539 | t=binbags x=biodegradable c=green | Bolsas de basura compostables 10 L | Rue Verte | 5.5 EUR | Verano sin picaduras | Limpieza | orgánico, biodegradable | color=verde; unidades=50 | Se deshacen en el compost.
n540 | t=lintremover c=white | Noppborttagare eldriven | Reservdelslagret | 199/249 SEK | Small Fixes | Klädvård | noppor, stickat | färg=vit | Ny tröja på fem minuter.
n541 | t=moths,mothtrap | Mottenfalle Kleider 3er Set Zedernholz | Rue Verte | 9.9 EUR | Feierabend | Insektenschutz | Motten, Kleiderschrank | Inhalt=3 | Duftet nach Zeder.
n542 | t=dehumidifier c=white | Déshumidificateur d'air 10 L/jour | Night Shift | 159 EUR | Höstrusket | Confort | humidité, cave | couleur=blanc; capacité=10 L | Pour caves et salles de bains.
n543 | t=humidifier c=blue | Humidificador ultrasónico azul 2,5 L | Night Shift | 39.9 EUR | De vuelta al taller | Confort | aire seco, bebé | color=azul; capacidad=2,5 L | Silencioso.
n544 | t=draughtstopper c=grey | Draught Excluder Door Grey | Small Comforts | 15 GBP | Höstrusket | Insulation | draught, winter | Colour=Grey; Length=90 cm | Keeps the cold in the hall.
n545 | t=doormat c=grey | Dörrmatta grå 60x90 | Small Comforts | 249 SEK | Höstrusket | Mattor | hall, smuts | färg=grå; mått=60x90 cm | Suger upp slasket.
n546 | t=coathooks m=wood | Patère murale chêne 5 crochets | Small Comforts | 39 EUR | Bonnes affaires | Rangement | entrée, manteaux | matière=chêne; largeur=70 cm | Cinq crochets noirs.
n547 | t=shoerack m=bamboo | Schuhregal Bambus 3 Ebenen | Small Comforts | 34.9 EUR | Feierabend | Flur | Schuhe, Ordnung | Material=Bambus; Breite=70 cm | Für neun Paar.
n548 | t=storagebox c=clear | Cajas de almacenaje transparentes 45 L | Small Comforts | 29.9/36 EUR | De vuelta al taller | Orden | trastero, ropa | color=transparente; capacidad=45 L | Apilables, pack de 3.
n549 | t=bedbugspray | Spray anti punaises de lit 500 ml | Rue Verte | 18.9 EUR | Bonnes affaires | Insectes | punaises, matelas | contenance=500 ml | Sans trace.
n550 | t=wipers s=55,60,65 | Torkarblad flexibla 60 cm | Motorbiten | 129 SEK | Höstrusket | Torkarblad | bil, regn | längd=60 cm; artnr=MB-TB60 | Tysta och randfria.
n551 | t=engineoil | Motoröl 5W-30 5 Liter | Motorbiten | 39.9 EUR | Feierabend | Öle | Auto, Ölwechsel | Viskosität=5W-30; Inhalt=5 L | Für Benziner und Diesel.
n552 | t=carbattery | Batterie voiture 12V 70Ah | Motorbiten | 99/119 EUR | Bonnes affaires | Pièces auto | démarrage, batterie | tension=12 V; capacité=70 Ah | Démarre à -20.
n553 | t=jumpstarter | Car Jump Starter 1000A with torch | Motorbiten | 69 GBP | Höstrusket | Car Emergency | flat battery, winter | Peak=1000 A; SKU=MB-JS1000 | Also charges your phone.
n554 | t=brakepads x=car | Pastillas de freno delanteras Compacto II | Motorbiten | 34.9 EUR | De vuelta al taller | Recambios coche | frenos, coche | eje=delantero; OEM=1K0698151 | Juego de cuatro.
n555 | t=carmats c=black | Gummimatten Auto universal schwarz 4-teilig | Motorbiten | 29.9 EUR | Höstrusket | Autozubehör | Winter, Schnee | Farbe=schwarz; Material=Gummi | Zuschneidbar.
n556 | t=roofbox c=black | Takbox 420 liter svart | Motorbiten | 3990/4790 SEK | Höstrusket | Takboxar | skidor, resa | färg=svart; volym=420 l | Öppnas från båda håll.
n557 | t=phoneholder x=car | Support téléphone voiture aimanté | Motorbiten | 17.9 EUR | Bonnes affaires | Accessoires auto | voiture, GPS | fixation=grille d'aération | Tient dans les virages.
n558 | t=airfreshener x=car | Car Air Freshener Pine 3 pack | Motorbiten | 4.5 GBP | Small Fixes | Car Care | smell, pine | Pack=3 | Smells like a road trip.
n559 | t=warningtriangle,carkit | Triángulos y chaleco de emergencia | Motorbiten | 19.9 EUR | De vuelta al taller | Seguridad vial | coche, emergencia | unidades=2+1 | Homologados.
n560 | t=seatcover x=dog | Hundedecke Auto Rückbank wasserdicht | Paw & Order | 36.9 EUR | Tiersachen | Hundezubehör | Hund, Auto, Reise | Farbe=schwarz; Material=Polyester | Matsch bleibt drauf, nicht drin.
n561 | t=innertube s=26,28 | Cykelslang 28 tum bilventil | Motorbiten | 59 SEK | Small Fixes | Cykeldelar | cykel, punktering | storlek=28 tum | Byt på tio minuter.
n562 | t=bikerepair,patchkit | Puncture Repair Kit | Motorbiten | 5.5 GBP | Small Fixes | Bike Parts | bike, flat tyre | Contents=patches, glue, levers | Fits in a saddle bag.
n563 | t=bikechain | Cadena de bicicleta 10 velocidades | Motorbiten | 24.9 EUR | De vuelta al taller | Recambios bici | cadena, bici | velocidades=10; eslabones=116 | Con cierre rápido.
n564 | t=bikesaddle c=brown m=leather | Fahrradsattel Leder braun | Motorbiten | 69.9 EUR | Feierabend | Fahrradteile | Fahrrad, Komfort | Farbe=braun; Material=Leder | Sitzt sich ein.
n565 | t=bikelights | Cykelbelysning USB set fram och bak | Motorbiten | 199 SEK | Höstrusket | Cykellampor | cykel, mörker | ljus=80 lux | Ladda i datorn.
n566 | t=bikebasket m=wicker c=brown | Panier vélo osier avant | Motorbiten | 32 EUR | Bonnes affaires | Vélo | vélo, marché | matière=osier; couleur=naturel | Pour la baguette et le chat.
n567 | t=motorbikegloves w=men c=black m=leather s=S,M,L,XL | Guantes de moto piel negros hombre | Motorbiten | 44.9/59.9 EUR | De vuelta al taller | Moto | moto, invierno | color=negro; talla=S,M,L,XL; material=piel | Con protección en nudillos.
n568 | t=motorbikehelmet c=white s=S,M,L | Motorradhelm Jet weiß | Motorbiten | 119 EUR | Feierabend | Helme | Roller, Motorrad | Farbe=weiß; Größe=S,M,L | ECE 22.06.
n569 | t=towrope | Bogserlina 4 ton 4 m | Motorbiten | 149 SEK | Höstrusket | Biltillbehör | bogsera | längd=4 m | Med krokar.
n601 | t=phonecase c=black | Funda negra de silicona para Orbit X5 | Night Shift | 12.9 EUR | De vuelta al taller | Fundas | móvil, funda | color=negro; compatible=Orbit X5 | Antigolpes.
n602 | t=phonecase c=pink | Coque rose pailletée Orbit X5 | Night Shift | 14.9 EUR | Bonnes affaires | Coques | téléphone, coque | couleur=rose; compatible=Orbit X5 | Brille en toute discrétion.
n603 | t=screenprotector | Panzerglas Orbit X5 2er Pack | Night Shift | 9.9 EUR | Feierabend | Schutzfolien | Handy, Display | passend=Orbit X5; Inhalt=2 | Blasenfrei montiert.
n604 | t=phone c=blue | Orbit X5 Smartphone 128GB blue (dual sim) | Orbit | 379/429 GBP | Slow Sundays | Phones | 5G, android | Colour=Blue; Storage=128 GB | Two day battery.
n605 | t=charger x=wireless c=white | Trådlös laddare 15 W vit | Night Shift | 249 SEK | Small Fixes | Laddare | qi, mobil | färg=vit; effekt=15 W | Lägg, ladda, klart.
n606 | t=cable x=hdmi | HDMI Kabel 3 m 4K | Night Shift | 8.9 EUR | Feierabend | Kabel | Fernseher, Monitor | Länge=3 m; SKU=NS-HD3 | Vergoldete Stecker.
n607 | t=adapter x=travel | Adaptador de viaje universal | Night Shift | 18.9 EUR | Verano sin picaduras | Viaje | enchufe, viaje | puertos=2 USB | En 150 países.
n608 | t=powerstrip c=white | Multiprise 6 prises avec interrupteur | Night Shift | 16.9 EUR | Bonnes affaires | Électricité | bureau, prise | couleur=blanc; longueur=1,5 m | Parafoudre.
n609 | t=batteries x=AA | AA Rechargeable Batteries 8 pack | Night Shift | 15 GBP | Small Fixes | Batteries | rechargeable, toys | Size=AA; Capacity=2500 mAh | A thousand times.
n610 | t=lightbulb x=E27,led | LED-lampa E27 varmvit 8 W 3-pack | Night Shift | 99 SEK | Small Fixes | Ljuskällor | lampa, glödlampa | sockel=E27; effekt=8 W | Dimbar.
n611 | t=ssd | SSD externe 1 To USB-C | Night Shift | 89/109 EUR | Bonnes affaires | Stockage | sauvegarde, ordinateur | capacité=1 To | 1000 Mo/s.
n612 | t=usbstick c=black | USB-Stick 128 GB schwarz | Night Shift | 14.9 EUR | Feierabend | Speicher | Speicher, Büro | Kapazität=128 GB; Farbe=schwarz | Klein wie ein Daumennagel.
n613 | t=memorycard | Tarjeta microSD 256 GB | Night Shift | 24.9 EUR | De vuelta al taller | Memoria | cámara, móvil | capacidad=256 GB | Graba en 4K.
n614 | t=router c=white | WiFi Mesh Router 2 pack | Night Shift | 129 GBP | Slow Sundays | Networking | wifi, mesh | Colour=White; Speed=AX3000 | Reaches the attic.
n615 | t=drone c=grey | Drönare med 4K-kamera grå | Night Shift | 3495 SEK | Allt för hobbyn | Drönare | foto, video | färg=grå; flygtid=31 min | Under 250 gram.
n616 | t=actioncam c=black | Action Cam wasserdicht schwarz | Night Shift | 149 EUR | Feierabend | Kameras | Sport, Tauchen | Farbe=schwarz | Bis 30 m ohne Gehäuse.
n617 | t=tripod c=black | Trépied photo voyage carbone | Night Shift | 119 EUR | Bonnes affaires | Photo | photo, voyage | matière=carbone; hauteur=150 cm | 1,1 kg.
n618 | t=vrheadset c=white | Gafas de realidad virtual | Night Shift | 349/399 EUR | Regalos con cariño | Realidad virtual | juegos, VR | color=blanco; memoria=128 GB | Sin cables ni consola.
n619 | t=gamepad c=red x=wireless | Wireless Controller Red | Night Shift | 49 GBP | Slow Sundays | Gaming | pc, console | Colour=Red | Forty hours a charge.
n620 | t=gamingchair c=black,red | Gamingstol svart/röd | Night Shift | 2290/2790 SEK | Allt för hobbyn | Stolar | gaming, dator | färg=svart/röd | Nackkudde ingår.
n621 | t=alarmclock x=light | Lichtwecker Sonnenaufgang | Night Shift | 49.9 EUR | Höstrusket | Wecker | aufwachen, Winter | Farbe=weiß | Weckt mit Licht statt Lärm.
n622 | t=weatherstation | Station météo sans fil écran couleur | Night Shift | 59.9 EUR | Bonnes affaires | Météo | température, pluie | portée=50 m | Trois capteurs.
n623 | t=walkietalkie w=kids a=4,5,6,7,8,9 | Walkie Talkies niños pack 2 | Night Shift | 29.9 EUR | Regalos con cariño | Juguetes | aventura, acampada | edad=4-9 años; alcance=3 km | Cambio y corto.
n624 | t=trackertag | Bluetooth Key Finder 4 pack | Night Shift | 35 GBP | Small Fixes | Trackers | keys, lost, luggage | Colour=Black | Rings from under the sofa.
`
