/** The thirteenth shop's garden, sports, beauty, food, pets, office, tools, baby, music, art, travel and cars, as goods.ts says the rest. */
export const LATER_GOODS = `
w501 | t=hose c=green | Flexible Garden Hose 30 m | Fernhill | 35 GBP | Summer Picks | Hoses | garden, watering | Colour=Green; Length=30 m | Does not kink.
w502 | t=secateurs | Gartenschere Bypass | Werkfreund | 19.9/24.9 EUR | Landleben | Gartenscheren | Rosen, schneiden | Länge=21 cm | Für Äste bis zwei Zentimeter.
w503 | t=gardengloves c=green s=8,9,10 | Trädgårdshandskar gröna | Fjällro | 89 SEK | Höststart | Trädgård | rosor, odla | färg=grön; storlek=8,9,10 | Stickar inte igenom.
w504 | t=seeds,tomatoseeds | Graines de tomates anciennes bio | Éditions du Pré | 3.9 EUR | Grand Air | Graines | potager, bio | quantité=30 graines | Quatre variétés.
w505 | t=plantpot c=terracotta m=terracotta | Maceta de terracota 25 cm con plato | Casa Romero | 12.9 EUR | Aire Libre | Macetas | terraza, plantas | diámetro=25 cm; material=terracota | Hecha a mano.
w506 | t=lawnmower | Cordless Lawn Mower 40 V | Northgate | 289/349 GBP | Summer Picks | Lawn Mowers | lawn, cordless | Width=36 cm; SKU=NG-LM40 | Quiet on a Sunday.
w507 | t=barbecue c=black | Holzkohlegrill 57 cm schwarz | Werkfreund | 149/189 EUR | Landleben | Grills | grillen, Garten | Farbe=schwarz; Durchmesser=57 cm | Mit Deckel und Thermometer.
w508 | t=hammock c=blue | Hamac deux places bleu | Maison Clairval | 69 EUR | Grand Air | Hamacs | sieste, jardin | couleur=bleu; charge=200 kg | La sieste à deux.
w509 | t=parasol c=green | Parasoll grön 3 m | Hemma & Co | 899/1199 SEK | Höststart | Parasoller | altan, skugga | färg=grön; diameter=3 m | Vevas upp på tio sekunder.
w510 | t=birdfeeder m=wood | Wooden Bird Feeder | Fernhill | 19 GBP | Giftables | Bird Feeders | birds, garden | Material=Cedar | Squirrels have given up.
w511 | t=houseplant,plant x=easy | Sansevieria in 14 cm Pot | Fernhill | 16 GBP | Sunday Slow | Houseplants | low light, easy care | Height=45 cm | Thrives on neglect.
w512 | t=wateringcan c=yellow | Gießkanne gelb 5 l | Kiesel | 14.9 EUR | Landleben | Gießkannen | Balkon, Blumen | Farbe=gelb; Volumen=5 l | Mit Brause.
w521 | t=yogamat c=purple | Yoga Mat 6 mm Purple | Bluepeak | 38/48 USD | Studio Nine | Yoga Mats | yoga, pilates | Color=Purple; Thickness=6 mm | Grips when you sweat.
w522 | t=dumbbells | Hantelset 2 x 5 kg | Werkfreund | 34.9 EUR | Feierabend | Hanteln | Krafttraining, zu Hause | Gewicht=2x5 kg | Neopren.
w523 | t=resistancebands | Gummiband träning 5-pack | Fjällro | 199 SEK | Höststart | Träningsredskap | hemmaträning, rehab | antal=5 | Fem motstånd.
w524 | t=football | Balón de fútbol talla 5 | Sierra Viva | 19.9/24.9 EUR | Vuelta al cole | Balones | fútbol, entrenamiento | talla=5 | Cosido a máquina.
w525 | t=tennisracket | Raquette de tennis adulte 285 g | Maison Clairval | 89/119 EUR | Grand Air | Raquettes | tennis | poids=285 g | Cordée.
w526 | t=swimgoggles c=blue | Anti-Fog Swim Goggles Blue | Bluepeak | 19 USD | Summer Picks | Swim Goggles | pool, triathlon | Color=Blue | Wide view.
w527 | t=tent s=2person | Tält för två 1,9 kg | Fjällro | 2490/2990 SEK | Höststart | Tält | vandring, fjäll | vikt=1,9 kg; personer=2 | Sätts upp på fyra minuter.
w528 | t=sleepingbag c=orange | Schlafsack Komfort 0 Grad orange | Werkfreund | 89.9 EUR | Landleben | Schlafsäcke | Camping, Trekking | Farbe=orange; Gewicht=1,3 kg | Packt sich klein.
w529 | t=headlamp,torch | Rechargeable Head Torch 400 lm | Northgate | 32 GBP | Rainy Days | Head Torches | camping, running | Weight=80 g | Red light for the tent.
w530 | t=campingchair c=grey | Silla plegable de camping gris | Sierra Viva | 24.9 EUR | Aire Libre | Sillas de camping | playa, pesca | color=gris | Con portavasos.
w531 | t=bikehelmet c=white w=men,women s=M,L | Casque vélo urbain blanc | Maison Clairval | 69/85 EUR | Grand Air | Casques | vélo, ville | couleur=blanc; taille=M,L | Lumière arrière intégrée.
w532 | t=bikelock | Bike U-Lock with Cable | Northgate | 45 GBP | Rainy Days | Bike Locks | security, bicycle | Weight=1.4 kg | Sold secure gold.
w533 | t=bikelight | Cykellampor fram och bak USB | Fjällro | 299/399 SEK | Höststart | Cykellampor | cykel, mörker | antal=2 | Syns på en kilometer.
w534 | t=bikepump | Standluftpumpe mit Manometer | Werkfreund | 24.9 EUR | Feierabend | Luftpumpen | Fahrrad, Reifen | Druck=11 bar | Für alle Ventile.
w535 | t=foamroller | Foam Roller Medium | Bluepeak | 29 USD | Studio Nine | Recovery | massage, sore muscles | Length=33 cm | Rolls the knots out of your back.
w536 | t=skippingrope | Cuerda de saltar con rodamientos | Sierra Viva | 9.9 EUR | Aire Libre | Fitness | cardio, boxeo | longitud=3 m | Longitud ajustable.
w541 | t=facecream x=fragrancefree w=women | Fuktkräm oparfymerad 50 ml | Ren & Lugn | 169 SEK | Mysvinter | Ansiktskrämer | känslig hud, oparfymerad | volym=50 ml | För torr och känslig hud.
w542 | t=sunscreen x=spf50 | Crème solaire SPF 50 visage | Lavande & Sel | 16.9/19.9 EUR | Grand Air | Crèmes solaires | soleil, visage | volume=50 ml; SPF=50 | Sans traces blanches.
w543 | t=shampoo x=vegan,sulfatefree | Festes Shampoo Rosmarin vegan | Kiesel | 8.9 EUR | Landleben | Shampoo | vegan, plastikfrei | Gewicht=80 g | Ersetzt zwei Flaschen.
w544 | t=shampoo x=dandruff | Anti-Dandruff Shampoo 250 ml | Purely | 11 GBP | Sunday Slow | Shampoo | dandruff, scalp | Volume=250 ml | For an itchy scalp.
w545 | t=lipstick c=red x=vegan | Matte Lipstick Cherry Red | Purely | 17/21 GBP | Studio Nine | Lipsticks | vegan, matte | Colour=Red | Survives dinner.
w546 | t=mascara c=black x=waterproof | Máscara de pestañas negra waterproof | Bella Sol | 12.9 EUR | Novena | Maquillaje | pestañas | color=negro | Aguanta bodas.
w547 | t=perfume w=women x=floral | Eau de parfum Figue & Iris 50 ml | Lavande & Sel | 65/79 EUR | Nuit Claire | Parfums | floral, cadeau | volume=50 ml; genre=femme | Un jardin après la pluie.
w548 | t=aftershave w=men | After Shave Balsam ohne Alkohol | Brunnthal | 14.9 EUR | Feierabend | Rasur | Herren, Rasur | Volumen=100 ml | Brennt nicht.
w549 | t=razor w=men m=steel | Safety Razor Chrome | Purely | 32 GBP | Sunday Slow | Razors | shaving, plastic free | Material=Brass | One blade, one shave, no plastic.
w550 | t=hairdryer c=pink | Hårfön rosa 2000 W | Ren & Lugn | 399/499 SEK | Mysvinter | Hårfönar | hår, jonisk | färg=rosa; effekt=2000 W | Skonar håret.
w551 | t=toothbrush m=bamboo | Cepillo de dientes de bambú, 4 uds | Bella Sol | 7.9 EUR | Aire Libre | Cepillos de dientes | ecológico | cantidad=4; material=bambú | Mango compostable.
w552 | t=handcream x=shea | Crème mains au karité | Lavande & Sel | 9.9 EUR | Nuit Claire | Soins des mains | hiver, peau sèche | volume=75 ml | Pénètre vite.
w553 | t=bathbombs | Bath Bomb Gift Set of 6 | Purely | 20/25 GBP | Giftables | Bath | relaxing, gift | Pieces=6 | Fizz, colour, calm.
w554 | t=nailpolish c=blue | Esmalte de uñas azul noche | Bella Sol | 5.9 EUR | Novena | Esmaltes | manicura | color=azul; volumen=10 ml | Siete días sin desconchar.
w555 | t=deodorant x=aluminiumfree w=men,women | Deodorant utan aluminium citrus | Ren & Lugn | 99 SEK | Höststart | Deodoranter | citrus, naturlig | volym=50 ml | Håller hela dagen.
w561 | t=chocolate x=vegan,lactosefree | Dark Chocolate 72 % Sea Salt | Cocoa Lane | 4 GBP | Giftables | Chocolate | vegan, dark | Weight=90 g; Allergens=May contain nuts | Single origin.
w562 | t=chocolate x=milk | Vollmilchschokolade mit Haselnüssen | Süßkram | 2.9 EUR | Feierabend | Schokolade | Nüsse, naschen | Gewicht=100 g; Allergene=Milch, Haselnüsse | Ganze Nüsse.
w563 | t=coffee | Kaffebönor mellanrost 500 g | Rostverket | 119/149 SEK | Höststart | Kaffe | bönor, bryggkaffe | vikt=500 g; ursprung=Colombia | Choklad och röda bär.
w564 | t=coffee x=decaf | Café décaféiné moulu 250 g | Torréfaction Roche | 7.9 EUR | Bonne Table | Cafés | déca, moulu | poids=250 g | Toute la saveur, sans les nuits blanches.
w565 | t=tea x=caffeinefree | Kräutertee Gute Nacht lose | Teekiste | 6.9 EUR | Landleben | Tee | Schlaf, Lavendel | Gewicht=80 g | Melisse, Lavendel, Hopfen.
w566 | t=tea x=green | Té verde con jazmín 100 g | La Tetera | 8.5 EUR | Aire Libre | Té | jazmín, verde | peso=100 g | Segunda infusión aún mejor.
w567 | t=wine x=red | Rioja Crianza 2020 75 cl | Bodega Alameda | 11.9/14.9 EUR | Novena | Vino tinto | tinto, cena | volumen=75 cl; añada=2020 | Doce meses en barrica.
w568 | t=wine x=white | Riesling trocken 0,75 l | Weingut Hollerbach | 9.9 EUR | Landleben | Weißwein | trocken, Mosel | Volumen=0,75 l; Jahrgang=2022 | Passt zu Fisch.
w569 | t=beer x=alcoholfree | Alcohol-Free Pale Ale 12 x 330 ml | Harbour Brew | 20/24 GBP | Summer Picks | Beer | alcohol free, craft | Volume=330 ml; Quantity=12 | All hop, no hangover.
w570 | t=gin | Gin artisanal aux agrumes 70 cl | Distillerie du Cap | 36 EUR | Bonne Table | Spiritueux | apéritif, cadeau | volume=70 cl | Citron de Menton.
w571 | t=oliveoil | Aceite de oliva virgen extra 500 ml | Casa Romero | 12.9 EUR | Aire Libre | Aceites | cocina, arbequina | volumen=500 ml | Cosecha temprana.
w572 | t=pasta x=glutenfree | Gluten-Free Penne 500 g | Good Grain | 3 GBP | Sunday Slow | Pasta | gluten free, rice | Weight=500 g | Made of rice and lentils.
w573 | t=pasta | Tagliatelle aux œufs 500 g | Épicerie Blanche | 4.5 EUR | Bonne Table | Pâtes | pâtes, italien | poids=500 g | Séchées lentement.
w574 | t=granola x=sugarfree,vegan | Knuspermüsli ohne Zuckerzusatz | Good Grain | 5.9 EUR | Landleben | Müsli | Frühstück, zuckerfrei, vegan | Gewicht=400 g | Süß nur durch Datteln.
w575 | t=granola x=honey | Granola med honung och mandel | Rostverket | 69 SEK | Höststart | Flingor | frukost, nötter | vikt=450 g | Rostad i ugn.
w576 | t=honey | Miel de lavande de Provence | Lavande & Sel | 9.5 EUR | Bonne Table | Miels | tartine, sucré | poids=250 g | Récoltée en juillet.
w577 | t=jam x=sugarfree | Mermelada de fresa sin azúcar | La Alacena | 3.9 EUR | Aire Libre | Mermeladas | desayuno, sin azúcar | peso=280 g | Con un 70 % de fruta.
w578 | t=oatmilk x=vegan,lactosefree | Havredryck barista 6 x 1 l | Rostverket | 149 SEK | Höststart | Växtdryck | laktosfri, vegansk | volym=6x1 l | Skummar fint i kaffet.
w579 | t=sweets x=vegan | Vegan Sour Worms 500 g | Cocoa Lane | 7 GBP | Giftables | Sweets | vegan, sour | Weight=500 g | No gelatine.
w580 | t=nuts | Cashewkerne geröstet und gesalzen 500 g | Good Grain | 9.9 EUR | Feierabend | Nüsse | Snack, salzig | Gewicht=500 g | Frisch geröstet.
w581 | t=hotsauce x=vegan | Hot Sauce Habanero & Mango | Harbour Brew | 6 GBP | Giftables | Sauces | spicy, bbq | Volume=150 ml | Eight out of ten.
w582 | t=giftbasket x=food | Panier gourmand apéro | Épicerie Blanche | 49/59 EUR | Bonne Table | Paniers gourmands | cadeau, apéritif | pièces=8 | Terrines, crackers et confit d'oignons.
w591 | t=dogbed w=dogs c=grey s=L | Hundbädd grå stor | Tassa | 699/899 SEK | Höststart | Hundbäddar | hund, sova | färg=grå; storlek=L | Tvättbart överdrag.
w592 | t=dogleash w=dogs c=red m=nylon | Reflective Dog Leash Red 6 ft | Wagwell | 18 USD | Rainy Days | Leashes | dog, walk | Color=Red; Length=180 cm | Padded handle.
w593 | t=dogfood w=dogs x=grainfree | Hundefutter getreidefrei Lamm 12 kg | Pfotenglück | 54.9/64.9 EUR | Landleben | Hundefutter | getreidefrei, Lamm | Gewicht=12 kg | Für empfindliche Mägen.
w594 | t=catfood w=cats | Croquettes chat stérilisé 4 kg | Moustache | 27.9 EUR | Grand Air | Croquettes chat | chat, stérilisé | poids=4 kg | Au saumon.
w595 | t=cattree,scratchingpost w=cats c=beige | Árbol rascador para gatos 120 cm | Michi | 59.9/74.9 EUR | Novena | Rascadores | gato, juego | color=beige; altura=120 cm | Tres alturas y una cueva.
w596 | t=catlitter w=cats | Clumping Cat Litter 10 L | Wagwell | 12 USD | Sunday Slow | Cat Litter | odour, clumping | Volume=10 l | Locks the smell in.
w597 | t=dogtoy w=dogs | Hundespielzeug Seil und Ball | Pfotenglück | 9.9 EUR | Feierabend | Hundespielzeug | werfen, kauen | Material=Baumwolle | Für kräftige Kiefer.
w598 | t=aquarium w=fish | Aquarium 60 l med LED | Tassa | 1199 SEK | Mysvinter | Akvarier | fisk, nybörjare | volym=60 l | Filter ingår.
w601 | t=pen c=blue | Stylo plume bleu | Papeterie Vasseur | 24.9 EUR | Bonne Table | Stylos | écriture, bureau | couleur=bleu | Plume moyenne.
w602 | t=printer c=white | Wireless All-in-One Printer | Northgate | 89/119 USD | Back to School | Printers | scanner, office | Color=White; SKU=NG-PR11 | Prints, scans and copies.
w603 | t=desk,standingdesk c=white | Höhenverstellbarer Schreibtisch weiß 140 cm | Werkfreund | 349/429 EUR | Feierabend | Schreibtische | Büro, stehen | Farbe=weiß; Breite=140 cm | Elektrisch mit Speicher.
w604 | t=stapler c=black | Häftapparat svart 25 ark | Kontorat | 129 SEK | Höststart | Kontor | häfta, papper | färg=svart | Häftar platt.
w605 | t=stickynotes | Sticky Notes Pastel 12 Pads | Inkwell | 8 GBP | Back to School | Stationery | notes, pastel | Quantity=12 | They stay where you put them.
w606 | t=pencilcase w=kids c=pink | Estuche escolar rosa tres cremalleras | Luna Nova | 12.9 EUR | Vuelta al cole | Estuches | colegio | color=rosa | Cabe todo.
w611 | t=drill | Akku-Bohrschrauber 18 V mit zwei Akkus | Werkfreund | 119/149 EUR | Landleben | Bohrmaschinen | heimwerken | Spannung=18 V; Artikelnummer=WF-AB18 | Im Koffer.
w612 | t=screwdriverset | Precision Screwdriver Set 32 Pieces | Northgate | 24 GBP | Giftables | Screwdrivers | repair, electronics | Pieces=32 | For glasses, phones and toys.
w613 | t=hammer | Hammare 450 g | Verkstan | 149 SEK | Höststart | Handverktyg | snickra | vikt=450 g; material=stål | Greppar bra.
w614 | t=ladder | Escalera plegable de aluminio 4 peldaños | Tecnova | 54.9 EUR | Novena | Escaleras | bricolaje | material=aluminio; peso=5 kg | Aguanta 150 kilos.
w615 | t=tapemeasure | Mètre ruban 5 m | Atelier Fer | 8.9 EUR | Grand Air | Mesure | bricolage | longueur=5 m | Ruban aimanté.
w616 | t=wallpaint c=white | Wandfarbe weiß matt 5 l | Werkfreund | 29.9 EUR | Landleben | Farben | renovieren | Farbe=weiß; Volumen=5 l | Deckt in einem Anstrich.
w617 | t=smokealarm c=white | Smoke Alarm 10 Year Battery | Northgate | 22 GBP | Sunday Slow | Smoke Alarms | safety, fire | Colour=White | No more low-battery chirps at three.
w621 | t=stroller c=black w=baby | Compact Stroller Black | Nestling | 299/379 USD | Summer Picks | Strollers | travel, newborn | Color=Black; Weight=6 kg | Folds with one hand.
w622 | t=babymonitor w=baby | Babyphone mit Kamera | Kiesel | 129/159 EUR | Feierabend | Babyphones | Schlaf, Sicherheit | Reichweite=300 m | Mit Nachtsicht.
w623 | t=bib w=baby a=0,1,2 m=silicone c=green | Bavoir silicone vert | Petit Loup | 9.9 EUR | Grand Air | Bavoirs | repas, bébé | couleur=vert; âge=dès 6 mois; matière=silicone | Se rince en un geste.
w624 | t=babybottle w=baby m=glass | Nappflaska i glas 240 ml | Lillan | 129 SEK | Mysvinter | Nappflaskor | bebis, amning | volym=240 ml; material=glas | Mot kolik.
w625 | t=bodysuit w=baby c=white m=cotton s=62,68,74 | Pack de 5 bodies de bebé blancos | Luna Nova | 19.9/24.9 EUR | Novena | Bodies | recién nacido | color=blanco; talla=62,68,74; cantidad=5; material=algodón | Algodón orgánico.
w626 | t=diapers w=baby s=4 | Eco Nappies Size 4, 84 Pack | Nestling | 24 GBP | Sunday Slow | Nappies | sensitive, eco | Size=4; Quantity=84 | Leak free through the night.
w627 | t=babycarrier w=baby c=grey | Bärsele bebis grå | Lillan | 999/1299 SEK | Höststart | Bärselar | bära, bebis | färg=grå; maxvikt=15 kg | Avlastar ryggen.
w631 | t=guitar w=beginners | Acoustic Guitar Starter Pack | Strumhouse | 129/159 USD | Giftables | Guitars | beginner, music | Size=4/4 | Bag, tuner and picks included.
w632 | t=ukulele c=blue | Ukulélé soprano bleu | Musique Lila | 39 EUR | Grand Air | Ukulélés | débutant, musique | couleur=bleu | Avec housse.
w633 | t=keyboardpiano,piano | E-Piano 88 Tasten schwarz | Klangwerk | 449/549 EUR | Feierabend | E-Pianos | Klavier, üben | Farbe=schwarz; Tasten=88 | Mit Kopfhöreranschluss.
w634 | t=vinyl | LP: Nordic Jazz Sessions | Soundry | 24 GBP | Giftables | Vinyl | jazz, record | Format=LP | Recorded in one night.
w635 | t=watercolours,art | Akvarellfärger 24 kulörer | Kontorat | 249/299 SEK | Mysvinter | Konst | måla, akvarell | antal=24 | Pensel ingår.
w636 | t=easel m=wood | Caballete de madera plegable | Bellas Artes Sol | 39.9 EUR | Novena | Caballetes | pintura | material=haya | Para lienzos de hasta 120 cm.
w637 | t=print,poster,art | Art Print Lighthouse 50 x 70 | Oddly | 28 GBP | Giftables | Prints | wall art, sea | Size=50x70 cm | Unframed.
w638 | t=yarn m=wool c=green | Pelote de laine mérinos verte | Maison Tricot | 7.9 EUR | Nuit Claire | Laines | tricot, crochet | couleur=vert; poids=50 g; matière=laine mérinos | Aiguilles 4.
w641 | t=suitcase c=blue s=cabin | Cabin Suitcase Blue 55 cm | Northgate | 119/149 GBP | Summer Picks | Suitcases | carry-on, travel | Colour=Blue; Volume=38 l; SKU=NG-CAB55-BL | Fits the strict airlines.
w642 | t=suitcase c=red s=large | Großer Koffer rot 76 cm | Brunnthal | 149/199 EUR | Landleben | Koffer | Reise, Urlaub | Farbe=rot; Volumen=95 l | Vier Rollen, TSA-Schloss.
w643 | t=traveladapter | Reseadapter för hela världen | Elektronia | 299 SEK | Höststart | Reseadaptrar | resa, usb | färg=vit | Fyra USB-portar.
w644 | t=eyemask c=black m=silk | Antifaz de seda para dormir | Luna Nova | 17.9 EUR | Novena | Antifaces | viaje, dormir | color=negro; material=seda | Oscuridad total.
w645 | t=packingcubes c=green | Packing Cubes Set of 5 Olive | Northgate | 26 GBP | Summer Picks | Travel Accessories | packing, travel | Colour=Olive; Pieces=5 | Everything finds its place.
w651 | t=phonemount,carmount | Handyhalterung fürs Auto magnetisch | Klangwerk | 19.9 EUR | Feierabend | Autozubehör | Auto, Handy | Farbe=schwarz | Hält auch auf Schotter.
w652 | t=dashcam | Dash Cam 1440p | Northgate | 79/99 USD | Rainy Days | Dash Cams | car, safety | Resolution=1440p | Remembers what you saw.
w653 | t=jumpstarter | Starthjälp 1200 A till bil | Verkstan | 799 SEK | Höststart | Biltillbehör | bil, vinter | vikt=600 g | Startar en död bil på sekunder.
w654 | t=icescraper | Raclette à givre avec gant | Atelier Fer | 12.9 EUR | Nuit Claire | Auto hiver | voiture, hiver, givre | longueur=25 cm | La main reste au chaud.
w655 | t=bikebasket c=brown m=wicker | Cesta de mimbre para bicicleta | Sierra Viva | 29.9 EUR | Aire Libre | Accesorios de bici | bici, ciudad | color=marrón; material=mimbre | Con correas de cuero.
w656 | t=bike w=women c=mint | Stadsdam cykel 7 växlar mint | Fjällro | 4990/5990 SEK | Höststart | Cyklar | cykel, stad | färg=mint; ram=53 cm; växlar=7 | Korg och stöd ingår.
w661 | t=giftcard out | Gift Card 50 | Oddly | 50 GBP | Giftables | Gift Cards | gift | Value=50 | For those who have everything.
w662 | t=wrappingpaper | Julpapper 5 rullar | Hemma & Co | 99/149 SEK | Mysvinter | Presentinslagning | jul, inslagning | antal=5 | Återvunnet papper.
w663 | t=balloons | Ballons anniversaire x 30 pastel | Petit Loup | 7.9 EUR | Grand Air | Fête | anniversaire, ballons | quantité=30 | Avec ruban.
w664 | t=fathersdaykit,grillset | Grillbesteck-Set im Koffer | Werkfreund | 39.9/49.9 EUR | Landleben | Grillbesteck | Vatertag, grillen, Geschenk | Teile=6; Material=Edelstahl | Zange, Wender, Gabel.
w665 | t=christmaslights x=indoor | Julstjärna i papper vit | Hemma & Co | 149 SEK | Mysvinter | Julpynt | jul, advent | färg=vit | Sladd ingår.
`
