/**
 * A further shop, of plain goods of every kind, as a small shop on any platform writes them: nothing of it was known when
 * its prompts were written. Rows as bazaar/goods.ts.
 */
export const GOODS = `
p1 | t=hikingboots w=women c=grey s=37,38,39,40 x=waterproof | Trail Ridge Waterproof Hiking Boots | Northfell | 129/159 EUR | Outdoor | Boots | hiking, women, waterproof | Colour=Grey; Size=37,38,39,40; Material=Nubuck | Grippy sole for wet rock.
p2 | t=hikingboots w=men c=brown m=leather s=41,42,43,44,45 | Fjällstövel läder herr | Northfell | 1699 SEK | Outdoor | Kängor | vandring, herr | färg=brun; storlek=41,42,43,44,45; material=läder | Håller i många höstar.
p3 | t=runningshoes w=men c=black s=41,42,43,44 | Pulse 3 Laufschuh Herren | Stride | 99.9 EUR | Sport | Laufschuhe | laufen, Straße | Farbe=schwarz; Größe=41,42,43,44 | Leicht gedämpft.
p4 | t=runningshoes w=women c=pink s=36,37,38,39 | Chaussures de running femme Pulse 3 | Stride | 99.9 EUR | Sport | Running | course, femme | couleur=rose; pointure=36,37,38,39 | Amorti souple.
p5 | t=sandals w=women c=brown m=leather s=36,37,38,39,40 | Sandalias de piel mujer | Calma | 45/60 EUR | Verano | Sandalias | verano, mujer | color=marrón; talla=36,37,38,39,40; material=piel | Plantilla acolchada.
p6 | t=slippers w=men,women c=grey m=felt s=36,38,40,42,44 | Filzpantoffeln grau | Calma | 39 EUR | Zuhause | Hausschuhe | warm, Filz | Farbe=grau; Größe=36,38,40,42,44; Material=Filz | Füße bleiben warm.
p7 | t=rubberboots w=kids c=yellow s=24,26,28,30 | Gummistövlar barn gula | Regnskur | 249 SEK | Barn | Stövlar | regn, barn | färg=gul; storlek=24,26,28,30 | Plask.
p8 | t=dress w=women c=green s=36,38,40,42 m=viscose | Green Midi Dress with Buttons | Alma & Co | 69/89 EUR | Summer | Dresses | summer, wedding guest | Colour=Green; Size=36,38,40,42; Material=Viscose | Falls just below the knee.
p9 | t=dress w=women c=black s=34,36,38,40 | Petite robe noire | Alma & Co | 85 EUR | Soirée | Robes | soirée, femme | couleur=noir; taille=34,36,38,40 | Indémodable.
p10 | t=shirt w=men c=white m=cotton s=S,M,L,XL | Camisa blanca de algodón | Alma & Co | 39.9 EUR | Oficina | Camisas | oficina, hombre | color=blanco; talla=S,M,L,XL; material=algodón | No necesita plancha.
p11 | t=shirt w=men c=blue m=linen s=M,L,XL | Leinenhemd blau | Alma & Co | 59 EUR | Sommer | Hemden | Sommer, Leinen | Farbe=blau; Größe=M,L,XL; Material=Leinen | Luftig.
p12 | t=tshirt w=women c=white m=cotton s=XS,S,M,L x=organic | Organic Cotton T-shirt White | Plain | 19 EUR | Basics | T-shirts | organic, basic | Colour=White; Size=XS,S,M,L; Material=Organic cotton | Soft from the first wash.
p13 | t=sweater w=men c=navy m=wool s=M,L,XL | Lambswool Crew Neck Navy | Plain | 79/110 EUR | Winter | Sweaters | wool, men | Colour=Navy; Size=M,L,XL; Material=Lambswool | Knitted in Scotland.
p14 | t=cardigan w=women c=beige m=cashmere s=S,M,L | Kaschmir-Strickjacke beige | Plain | 189 EUR | Winter | Strickjacken | Kaschmir, Damen | Farbe=beige; Größe=S,M,L; Material=Kaschmir | Federleicht und warm.
p15 | t=jeans w=men c=blue s=30,31,32,33,34,36 | Jean droit homme brut | Plain | 75 EUR | Basics | Jeans | homme, denim | couleur=bleu; taille=30,31,32,33,34,36 | Coupe droite.
p16 | t=jeans w=women c=black s=26,27,28,29,30 | Svarta jeans dam hög midja | Plain | 799 SEK | Basics | Jeans | dam, denim | färg=svart; storlek=26,27,28,29,30 | Stretch.
p17 | t=raincoat,jacket w=kids c=red s=98,104,110,116 a=3,4,5,6 x=waterproof | Kids Raincoat Red | Regnskur | 35 EUR | Kids | Rainwear | rain, kids | Colour=Red; Size=98,104,110,116; Age=3-6 years | Reflective stripes.
p18 | t=raincoat,jacket w=women,men c=green s=S,M,L,XL x=waterproof | Regnrock grön unisex | Regnskur | 999 SEK | Outdoor | Regnkläder | regn, unisex | färg=grön; storlek=S,M,L,XL | Helt tät.
p19 | t=downjacket,jacket w=men c=black m=down s=M,L,XL | Daunenjacke schwarz mit Kapuze | Northfell | 199/259 EUR | Winter | Jacken | Winter, Daunen | Farbe=schwarz; Größe=M,L,XL; Füllung=Daunen | Bis minus 20 Grad.
p20 | t=winterjacket,jacket w=women c=white s=S,M,L x=vegan | Doudoune femme blanche sans plumes | Northfell | 149 EUR | Hiver | Manteaux | hiver, femme, végan | couleur=blanc; taille=S,M,L; garnissage=synthétique | Chaude et légère.
p21 | t=hat,beanie w=men,women c=orange m=wool | Wool Beanie Orange | Northfell | 25 EUR | Winter | Hats | winter, wool | Colour=Orange; Material=Merino wool | Seen from far.
p22 | t=sunhat,hat w=women c=beige m=straw | Sombrero de paja | Calma | 22 EUR | Verano | Sombreros | sol, playa | color=natural; material=paja | Sombra para el verano.
p23 | t=scarf w=women c=red m=silk | Foulard en soie rouge | Alma & Co | 49 EUR | Cadeaux | Foulards | soie, cadeau | couleur=rouge; matière=soie | Carré 70 cm.
p24 | t=gloves w=men,women c=black m=leather s=7,8,9 x=touchscreen | Lederhandschuhe Touchscreen | Calma | 49 EUR | Winter | Handschuhe | Leder, Winter | Farbe=schwarz; Größe=7,8,9; Material=Leder | Telefonieren ohne Ausziehen.
p25 | t=socks w=men,women c=mixed m=wool x=5pack | Ullstrumpor 5-pack | Plain | 249 SEK | Basics | Strumpor | ull, vandring | färg=blandade; material=ull | Torra fötter.
p26 | t=belt w=men c=brown m=leather s=90,100,110 | Cinturón de cuero marrón | Calma | 29 EUR | Oficina | Cinturones | cuero, hombre | color=marrón; talla=90,100,110; material=cuero | Hebilla mate.
p27 | t=backpack c=black x=laptop,waterproof | Commuter Backpack 22 L | Haul | 89 EUR | City | Backpacks | laptop, waterproof, work | Colour=Black; Volume=22 L | Fits a 15 inch laptop.
p28 | t=backpack w=kids c=blue x=dinosaur | Kinderrucksack Dino | Haul | 29.9 EUR | Kinder | Rucksäcke | Kindergarten, Dinosaurier | Farbe=blau; Alter=3-6 Jahre | Für die Kita.
p29 | t=suitcase c=silver | Valise cabine rigide argent | Haul | 119/149 EUR | Voyage | Valises | voyage, cabine | couleur=argent; volume=38 L | Quatre roues.
p30 | t=toteBag,bag m=cotton c=natural | Tygkasse ekologisk bomull | Haul | 99 SEK | City | Väskor | eko, handla | färg=natur; material=bomull | Bär tolv kilo.
p31 | t=wallet c=green m=leather w=men,women | Slim Leather Wallet Green | Haul | 45 EUR | Gifts | Wallets | leather, gift, RFID | Colour=Green; Material=Leather | Six cards and some notes.
p32 | t=watch w=men c=silver m=steel | Reloj automático acero | Meridian | 249 EUR | Regalos | Relojes | automático, hombre | color=plata; material=acero | Resistente al agua 10 ATM.
p33 | t=necklace w=women c=gold | Gold Plated Necklace with Pearl | Meridian | 59 EUR | Gifts | Jewellery | pearl, gift | Colour=Gold; Material=Gold plated silver | Comes in a box.
p34 | t=earrings w=women c=silver | Silberohrringe Tropfen | Meridian | 35 EUR | Geschenke | Schmuck | Silber, Damen | Farbe=silber; Material=925 Silber | Nickelfrei.
p35 | t=sunglasses c=black w=men,women | Lunettes de soleil polarisées | Calma | 59/79 EUR | Été | Lunettes | soleil, polarisé | couleur=noir | Catégorie 3.
p36 | t=umbrella c=blue | Stormparaply marin | Regnskur | 349 SEK | City | Paraplyer | regn, storm | färg=marinblå | Klarar stark vind.
p40 | t=sofa c=grey m=fabric x=3seat | 3-Seater Sofa Bergen Grey | Hem & Hus | 799/999 EUR | Living Room | Sofas | living room | Colour=Grey; Width=210 cm; Material=Fabric | Covers come off.
p41 | t=armchair c=green m=velvet | Samtsessel grün | Hem & Hus | 299 EUR | Wohnzimmer | Sessel | Samt, Lesesessel | Farbe=grün; Material=Samt | Für lange Abende mit Buch.
p42 | t=diningtable m=oak x=6people | Matbord ek 180 cm | Hem & Hus | 4995 SEK | Matsal | Bord | ek, matbord | material=ek; längd=180 cm | Plats för sex.
p43 | t=desk m=wood c=white x=standing | Bureau assis-debout électrique | Hem & Hus | 349 EUR | Bureau | Bureaux | télétravail, réglable | couleur=blanc; hauteur=70-120 cm | Mémoire de trois hauteurs.
p44 | t=officechair c=black | Silla de oficina ergonómica | Hem & Hus | 219/279 EUR | Oficina | Sillas | oficina, ergonómica, espalda | color=negro | Apoyo lumbar.
p45 | t=bed m=wood s=140x200 | Holzbett Kiefer 140x200 | Hem & Hus | 279 EUR | Schlafzimmer | Betten | Kiefer, massiv | Größe=140x200; Material=Kiefer | Ohne Lattenrost.
p46 | t=mattress s=90x200 | Memory Foam Mattress 90x200 | Sova | 199 EUR | Bedroom | Mattresses | sleep, memory foam | Size=90x200; Firmness=Medium | A hundred nights to try.
p47 | t=pillow x=neck | Oreiller ergonomique cervical | Sova | 45 EUR | Chambre | Oreillers | cervicales, sommeil | matière=mousse | Soutient la nuque.
p48 | t=duvet m=down x=warm s=150x210 | Duntäcke varmt 150x210 | Sova | 1495 SEK | Sovrum | Täcken | dun, vinter | storlek=150x210; fyllning=dun | För kalla sovrum.
p49 | t=bedding c=blue m=linen | Leinenbettwäsche blau 135x200 | Sova | 119 EUR | Schlafzimmer | Bettwäsche | Leinen | Farbe=blau; Material=Leinen; Größe=135x200 | Kühl im Sommer.
p50 | t=sleepmask c=black m=silk | Antifaz para dormir de seda | Sova | 18 EUR | Viaje | Dormir | viaje, dormir | color=negro; material=seda | Oscuridad total.
p51 | t=earplugs | Sova Quiet Ear Plugs | Sova | 12 EUR | Travel | Sleep | noise, sleep, snoring | Noise reduction=33 dB | Reusable silicone.
p52 | t=lamp,floorlamp c=black | Floor Lamp Arc Black | Lumo | 149 EUR | Living Room | Lamps | living room, light | Colour=Black; Height=170 cm | Dimmable.
p53 | t=lamp,desklamp c=white | Schreibtischlampe LED weiß | Lumo | 39.9/49.9 EUR | Büro | Lampen | Büro, LED | Farbe=weiß | Mit USB-Ladeanschluss.
p54 | t=lamp,nightlight w=kids c=white | Nattlampa kanin | Lumo | 199 SEK | Barn | Lampor | barn, natt | färg=vit | Lyser svagt hela natten.
p55 | t=stringlights x=outdoor | Guirlande lumineuse extérieure 10 m | Lumo | 29 EUR | Jardin | Éclairage | jardin, terrasse, fête | longueur=10 m | Étanche.
p56 | t=rug c=blue m=wool s=160x230 | Alfombra de lana azul 160x230 | Hem & Hus | 229 EUR | Salón | Alfombras | lana, salón | color=azul; material=lana; tamaño=160x230 | Tejida a mano.
p57 | t=curtains c=grey x=blackout | Verdunkelungsvorhang grau 2 Stück | Hem & Hus | 49 EUR | Schlafzimmer | Vorhänge | verdunkelnd, Schlafzimmer | Farbe=grau; Höhe=245 cm | Die Sonne bleibt draußen.
p58 | t=mirror x=round c=gold | Round Mirror Brass 60 cm | Hem & Hus | 89 EUR | Hallway | Mirrors | hallway, round | Colour=Brass; Diameter=60 cm | Hangs on one nail.
p59 | t=clock c=white | Väggklocka vit tyst | Hem & Hus | 299 SEK | Kök | Klockor | kök, tyst | färg=vit | Tickar inte.
p60 | t=vase c=white m=ceramic | Vase en céramique blanche | Terre | 35 EUR | Déco | Vases | fleurs, déco | couleur=blanc; matière=céramique | Tournée à la main.
p61 | t=candle x=vanilla | Vela aromática vainilla | Terre | 16 EUR | Regalos | Velas | regalo, aroma | aroma=vainilla | Cuarenta horas.
p62 | t=plantpot c=terracotta m=clay | Blumentopf Terrakotta 20 cm | Terre | 12 EUR | Garten | Töpfe | Balkon, Pflanzen | Farbe=terrakotta; Durchmesser=20 cm | Mit Untersetzer.
p63 | t=basket,storage m=seagrass | Seagrass Storage Basket | Terre | 29 EUR | Living Room | Storage | storage, toys | Material=Seagrass; Size=L | For blankets, toys and everything else.
p64 | t=shoerack m=bamboo | Skohylla bambu | Hem & Hus | 399 SEK | Hall | Förvaring | hall, skor | material=bambu | Tolv par.
p70 | t=fryingpan m=iron | Cast Iron Frying Pan 28 cm | Copperpot | 49 EUR | Kitchen | Pans | cast iron, induction | Diameter=28 cm; Material=Cast iron | Lasts for generations.
p71 | t=fryingpan x=nonstick | Poêle antiadhésive 24 cm sans PFAS | Copperpot | 35/45 EUR | Cuisine | Poêles | antiadhésif, induction | diamètre=24 cm; matière=aluminium | Rien n'accroche.
p72 | t=saucepan m=steel | Kastrull rostfri 3 liter med lock | Copperpot | 449 SEK | Kök | Kastruller | induktion | material=rostfritt stål; volym=3 l | Med lock.
p73 | t=knife m=steel | Kochmesser Damast 20 cm | Schärf | 129 EUR | Küche | Messer | Küche, Damast | Material=Damaststahl; Länge=20 cm | Scharf ab Werk.
p74 | t=cuttingboard m=wood | Tabla de cortar de olivo | Terre | 32 EUR | Cocina | Tablas | cocina, madera | material=olivo | Una pieza.
p75 | t=kettle c=red x=electric | Electric Kettle Red 1.7 L | Voltis | 45/60 EUR | Kitchen | Kettles | tea, kitchen | Colour=Red; Volume=1.7 L | Boils in three minutes.
p76 | t=toaster c=black | Toaster schwarz 2 Scheiben | Voltis | 39 EUR | Küche | Toaster | Frühstück | Farbe=schwarz | Mit Brötchenaufsatz.
p77 | t=blender c=white | Blender sur socle 1,5 L | Voltis | 69 EUR | Cuisine | Blenders | smoothie, soupe | couleur=blanc; puissance=1000 W | Pile la glace.
p78 | t=coffeemachine x=espresso c=silver | Máquina de café espresso | Voltis | 249/329 EUR | Cocina | Cafeteras | café, espresso | color=plata | 15 bares y vaporizador.
p79 | t=coffeegrinder | Kaffekvarn manuell | Voltis | 499 SEK | Kök | Kaffe | kaffe, keramisk | material=keramik | Malningsgrad i tolv steg.
p80 | t=mug c=blue m=stoneware | Stoneware Mug Blue | Terre | 14 EUR | Kitchen | Mugs | coffee, tea | Colour=Blue; Material=Stoneware | Dishwasher safe.
p81 | t=plates c=white m=porcelain x=set | Service de table porcelaine 12 pièces | Terre | 89 EUR | Cuisine | Vaisselle | vaisselle, porcelaine | couleur=blanc; pièces=12 | Passe au lave-vaisselle.
p82 | t=wineglasses m=glass x=6pack | Weingläser 6er Set | Terre | 34.9 EUR | Küche | Gläser | Wein, Set | Material=Kristallglas | Bruchfest.
p83 | t=lunchbox m=steel | Matlåda i stål två fack | Haul | 229 SEK | Kök | Matlådor | lunch, läckfri | material=stål | Läcker inte.
p84 | t=bottle,waterbottle c=black m=steel | Insulated Water Bottle 750 ml | Haul | 29 EUR | Sport | Bottles | hydration, gym | Colour=Black; Volume=750 ml | Cold for a day.
p85 | t=thermos m=steel | Thermoskanne Edelstahl 1 L | Haul | 34 EUR | Outdoor | Isolierflaschen | Tee, Wandern | Volumen=1 L | Zwölf Stunden heiß.
p86 | t=bakingtin | Moule à gâteau charnière 26 cm | Copperpot | 19 EUR | Cuisine | Pâtisserie | gâteau, pâtisserie | diamètre=26 cm | Fond amovible.
p87 | t=scale c=white | Báscula de cocina digital | Voltis | 19.9 EUR | Cocina | Básculas | repostería | color=blanco; máximo=5 kg | Precisión de 1 g.
p88 | t=vacuum c=black x=cordless | Cordless Vacuum Cleaner | Voltis | 199/279 EUR | Cleaning | Vacuums | cordless, pet hair | Colour=Black; Battery=45 min | Also for the car.
p89 | t=iron c=blue | Dampfbügeleisen | Voltis | 49 EUR | Haushalt | Bügeleisen | Wäsche, Dampf | Farbe=blau; Leistung=2400 W | Gegen jede Falte.
p90 | t=mop | Golvmopp med hink | Voltis | 349 SEK | Städ | Städ | golv, städning | volym=8 l | Vrider ur sig själv.
p91 | t=detergent x=sensitive | Lessive liquide peaux sensibles | Puro | 9.9 EUR | Ménage | Lessive | lessive, sans parfum | contenance=2 L | Sans parfum ni colorant.
p92 | t=airpurifier c=white | Purificador de aire HEPA | Voltis | 159 EUR | Hogar | Aire | alergia, polvo, polen | color=blanco; superficie=40 m2 | Silencioso de noche.
p93 | t=fan c=white | Standventilator leise | Voltis | 59 EUR | Haushalt | Ventilatoren | Sommer, Kühlung | Farbe=weiß | Drei Stufen.
p94 | t=heater c=black | Element oljefyllt 2000 W | Voltis | 899 SEK | Hem | Värme | värme, vinter | färg=svart; effekt=2000 W | Termostat.
p95 | t=dehumidifier c=white | Déshumidificateur 12 L | Voltis | 179 EUR | Maison | Air | humidité, moisissure, cave | couleur=blanc | Pour les caves et les salles de bains.
p100 | t=headphones c=black x=wireless,noisecancelling | Wireless Noise Cancelling Headphones | Sonar | 229/299 EUR | Electronics | Headphones | bluetooth, travel | Colour=Black; Battery=30 h | The train becomes a library.
p101 | t=earbuds c=white x=wireless | In-Ear Kopfhörer kabellos weiß | Sonar | 89 EUR | Elektronik | Kopfhörer | Bluetooth, Sport | Farbe=weiß | Schweißfest.
p102 | t=speaker c=red x=bluetooth,waterproof | Bluetooth-högtalare röd vattentät | Sonar | 799 SEK | Elektronik | Högtalare | bluetooth, strand | färg=röd | Tål vatten.
p103 | t=charger x=usbc | Chargeur rapide USB-C 65 W | Sonar | 39 EUR | Électronique | Chargeurs | usb-c, rapide | puissance=65 W | Deux ports.
p104 | t=powerbank c=black | Batería externa 20000 mAh | Sonar | 35 EUR | Electrónica | Baterías | móvil, viaje | color=negro; capacidad=20000 mAh | Carga tres veces el móvil.
p105 | t=phonecase c=clear x=iphone15 | Clear Case for iPhone 15 | Sonar | 19 EUR | Electronics | Cases | iphone, case | Model=iPhone 15 | Does not turn yellow.
p106 | t=laptop c=silver | Notebook 14 Zoll 16 GB | Kontor | 899/999 EUR | Elektronik | Notebooks | Büro, Studium | Farbe=silber; RAM=16 GB; SSD=512 GB | Zwölf Stunden Akku.
p107 | t=keyboard c=black | Mekaniskt tangentbord svart | Kontor | 1190 SEK | Elektronik | Tangentbord | kontor, spel | färg=svart | Tysta brytare.
p108 | t=mouse c=black x=wireless,ergonomic | Souris verticale sans fil | Kontor | 39 EUR | Bureau | Souris | ergonomique, poignet | couleur=noir | Soulage le poignet.
p109 | t=monitor s=27 | Monitor 27 pulgadas 4K | Kontor | 349 EUR | Electrónica | Monitores | 4K, oficina | tamaño=27" | Con USB-C.
p110 | t=camera x=instant c=mint | Instant Camera Mint | Optik | 89 EUR | Gifts | Cameras | party, photos, gift | Colour=Mint | Prints in a minute.
p111 | t=tripod | Reisestativ Carbon | Optik | 149 EUR | Foto | Stative | Kamera, Reise | Material=Carbon; Gewicht=1,2 kg | Passt ins Handgepäck.
p112 | t=ereader c=black | Läsplatta för e-böcker | Kontor | 1690 SEK | Elektronik | Läsplattor | läsa, böcker | färg=svart | Som papper.
p113 | t=projector c=white | Vidéoprojecteur portable | Optik | 299 EUR | Électronique | Projecteurs | film, cinéma | couleur=blanc | Cinéma au jardin.
p114 | t=alarmclock c=wood | Despertador de luz amanecer | Lumo | 59 EUR | Dormitorio | Despertadores | despertar, luz | color=madera | Amanece en tu cuarto.
p115 | t=smokealarm c=white | Smoke Alarm 10 Year Battery | Voltis | 25 EUR | Safety | Alarms | fire, safety | Colour=White | Test button.
p120 | t=buildingblocks w=kids m=wood a=1,2,3 | Holzbausteine 50 Stück | Kinderkram | 29.9 EUR | Kinder | Spielzeug | Holz, Kleinkind | Alter=1-3 Jahre; Material=Holz | Unlackiert.
p121 | t=puzzle w=kids a=4,5,6 x=animals | Pussel djur 48 bitar | Kinderkram | 129 SEK | Barn | Pussel | pussel, djur | ålder=4-6 år | Stora bitar.
p122 | t=doll w=kids a=3,4,5,6 | Poupée de chiffon Lili | Kinderkram | 34 EUR | Enfants | Poupées | poupée, jouet | âge=3 ans et plus | Toute douce.
p123 | t=scooter w=kids c=blue a=6,7,8,9,10 | Patinete infantil azul | Kinderkram | 59/75 EUR | Niños | Patinetes | aire libre, niños | color=azul; edad=6-10 años | Plegable.
p124 | t=boardgame a=8,9,10,11,12 x=family | Family Board Game Harbour | Kinderkram | 35 EUR | Games | Board Games | family, strategy | Age=8+; Players=2-5 | Trade, sail and win.
p125 | t=cardgame a=10,11,12 x=party | Kartenspiel Schnapp | Kinderkram | 12 EUR | Spiele | Kartenspiele | Party, Familie | Alter=ab 10; Spieler=3-8 | Zwanzig Minuten.
p126 | t=teddy w=kids,baby c=brown | Nalle Björn brun | Kinderkram | 199 SEK | Barn | Gosedjur | mjukdjur, present | färg=brun | Tvättbar.
p127 | t=stroller w=baby c=grey | Poussette compacte grise | Petit Pas | 299/379 EUR | Bébé | Poussettes | bébé, voyage | couleur=gris; poids=6,5 kg | Se plie d'une main.
p128 | t=babymonitor w=baby c=white | Vigilabebés con cámara | Petit Pas | 119 EUR | Bebé | Vigilancia | bebé, cámara | color=blanco | Visión nocturna.
p129 | t=bib w=baby x=3pack | Baby Bibs 3 Pack | Petit Pas | 15 EUR | Baby | Feeding | baby, feeding | Material=Cotton | Washable.
p130 | t=highchair w=baby m=wood | Hochstuhl Buche mitwachsend | Petit Pas | 149 EUR | Baby | Hochstühle | Baby, Essen | Material=Buche; Alter=6 Monate - 10 Jahre | Wächst mit.
p131 | t=diapers w=baby s=4 | Blöjor storlek 4 | Petit Pas | 99 SEK | Baby | Blöjor | baby, eko | storlek=4; vikt=7-16 kg | 44 st.
p132 | t=football c=white | Ballon de football taille 5 | Stride | 25 EUR | Sport | Ballons | foot, entraînement | taille=5 | Cousu main.
p133 | t=yogamat c=purple | Esterilla de yoga morada 6 mm | Stride | 35 EUR | Deporte | Yoga | yoga, pilates | color=morado; grosor=6 mm | Antideslizante.
p134 | t=dumbbells s=5kg | Dumbbell Pair 5 kg | Stride | 39 EUR | Sport | Weights | home gym, strength | Weight=2 x 5 kg | Vinyl coated.
p135 | t=bike w=women,men c=green x=city | Citybike 7-Gang grün | Kette | 549/649 EUR | Fahrräder | Fahrräder | Stadt, Pendeln | Farbe=grün; Rahmen=50,54 | Mit Licht und Gepäckträger.
p136 | t=bikehelmet,helmet c=white s=M,L | Cykelhjälm vit vuxen | Kette | 599 SEK | Cykel | Hjälmar | cykel, säkerhet | färg=vit; storlek=M,L | MIPS.
p137 | t=bikelock,lock c=black | Antivol vélo pliable | Kette | 59 EUR | Vélo | Antivols | vélo, sécurité | couleur=noir | Niveau 8 sur 10.
p138 | t=bikepump | Bomba de pie con manómetro | Kette | 29 EUR | Ciclismo | Bombas | bici, rueda | presión=11 bar | Para todas las válvulas.
p139 | t=tent x=2people c=orange | Two Person Tent Orange | Northfell | 179/229 EUR | Camping | Tents | camping, hiking | Colour=Orange; Weight=2.1 kg | Up in five minutes.
p140 | t=sleepingbag x=winter c=blue | Schlafsack Winter -10 °C | Northfell | 139 EUR | Camping | Schlafsäcke | Camping, Winter | Farbe=blau; Komfort=-10 °C | Mumie.
p141 | t=headlamp | Pannlampa uppladdningsbar | Northfell | 399 SEK | Camping | Lampor | camping, löpning | ljus=400 lm | USB.
p142 | t=stove x=camping | Réchaud à gaz de randonnée | Northfell | 39 EUR | Camping | Réchauds | camping, cuisine | poids=85 g | Plus léger qu'une pomme.
p143 | t=hammock c=green | Hamaca de viaje verde | Northfell | 45 EUR | Camping | Hamacas | jardín, viaje | color=verde | Soporta 200 kg.
p144 | t=swimgoggles c=blue w=men,women | Swim Goggles Anti-Fog | Stride | 19 EUR | Sport | Swimming | swim, pool | Colour=Blue | Clear all the way.
p145 | t=wetsuit w=women s=S,M,L | Neoprenanzug Damen 3 mm | Stride | 129 EUR | Wassersport | Neopren | Surfen, Damen | Größe=S,M,L; Dicke=3 mm | Warm ab 16 Grad.
p146 | t=skis s=170 | Längdskidor 170 cm | Northfell | 2490/3190 SEK | Vinter | Skidor | längdskidor, vinter | längd=170 cm | Vallningsfria.
p147 | t=fishingrod | Canne à pêche télescopique | Rivière | 49 EUR | Pêche | Cannes | pêche, rivière | longueur=2,7 m | Tient dans un sac.
p150 | t=drill c=blue x=cordless | Cordless Drill 18 V | Werk | 119/149 EUR | Tools | Drills | diy, cordless | Colour=Blue; Voltage=18 V | Two batteries.
p151 | t=screwdrivers x=set | Schraubendreher-Set 12-teilig | Werk | 24.9 EUR | Werkzeug | Schraubendreher | Werkstatt, Set | Teile=12 | Magnetische Spitzen.
p152 | t=hammer m=steel | Hammare 450 g | Werk | 199 SEK | Verktyg | Hammare | verktyg | vikt=450 g | Skaft av glasfiber.
p153 | t=ladder m=aluminium | Échelle télescopique 3,2 m | Werk | 129 EUR | Outils | Échelles | bricolage | matière=aluminium; hauteur=3,2 m | Se range dans un placard.
p154 | t=paint c=white | Pintura blanca interior 5 L | Werk | 35 EUR | Bricolaje | Pinturas | pared, interior | color=blanco; volumen=5 L | Cubre en una mano.
p155 | t=toolbox c=red | Tool Box Red 19 inch | Werk | 29 EUR | Tools | Storage | tools, storage | Colour=Red | With tray.
p156 | t=gardenhose c=green | Gartenschlauch 25 m | Gärtner | 39.9 EUR | Garten | Bewässerung | Garten, gießen | Länge=25 m; Farbe=grün | Knickt nicht.
p157 | t=secateurs c=red | Sekatör | Gärtner | 249 SEK | Trädgård | Verktyg | beskära, rosor | färg=röd | För rosor och buskar.
p158 | t=seeds x=tomato | Graines de tomates anciennes | Gärtner | 3.5 EUR | Jardin | Graines | potager, tomates, bio | contenu=30 graines | À semer dès mars.
p159 | t=lawnmower c=green x=electric | Cortacésped eléctrico | Gärtner | 189/239 EUR | Jardín | Cortacéspedes | césped, jardín | potencia=1600 W | Para 500 m2.
p160 | t=bbq c=black x=charcoal | Charcoal Barbecue 57 cm | Gärtner | 149 EUR | Garden | Barbecues | grill, summer | Colour=Black; Diameter=57 cm | With lid.
p161 | t=parasol c=beige | Sonnenschirm 3 m beige | Gärtner | 89/119 EUR | Garten | Sonnenschirme | Terrasse, Schatten | Farbe=beige; Durchmesser=3 m | UV 50+.
p162 | t=birdfeeder m=wood | Fågelmatare i trä | Gärtner | 299 SEK | Trädgård | Fåglar | fåglar, vinter | material=trä | Ekorrsäker.
p163 | t=mosquitonet,mosquitorepellent | Moustiquaire de lit | Rivière | 29 EUR | Été | Moustiques | moustiques, voyage | couleur=blanc | Dormir tranquille.
p170 | t=dogfood w=dogs x=grainfree | Grain Free Dog Food Salmon 12 kg | Pfote | 59 EUR | Pets | Dog Food | dog, salmon | Weight=12 kg | For sensitive stomachs.
p171 | t=dogleash w=dogs c=red m=leather | Hundeleine Leder rot | Pfote | 29 EUR | Haustiere | Leinen | Hund, Leder | Farbe=rot; Material=Leder | 1,8 Meter.
p172 | t=catlitter w=cats | Kattsand klumpbildande | Pfote | 129 SEK | Djur | Kattsand | katt, lukt | volym=10 l | Binder lukt.
p173 | t=scratchingpost w=cats c=grey | Griffoir pour chat 60 cm | Pfote | 35 EUR | Animaux | Griffoirs | chat, griffes | hauteur=60 cm; couleur=gris | Adieu canapé griffé.
p174 | t=dogbed w=dogs c=brown s=S,M,L | Cama para perro lavable | Pfote | 39/49 EUR | Mascotas | Camas | perro, lavable | color=marrón; talla=S,M,L | Funda lavable.
p175 | t=catfood w=cats | Wet Cat Food Chicken 12 Pouches | Pfote | 9.9 EUR | Pets | Cat Food | cat, chicken | Weight=12 x 85 g | No sugar.
p180 | t=coffee x=beans,espresso | Espressobohnen 1 kg | Röster | 18.9 EUR | Genuss | Kaffee | Kaffee, Bohnen | Gewicht=1 kg | Schokolade und Nuss.
p181 | t=coffee x=decaf,ground | Bryggkaffe koffeinfritt 450 g | Röster | 79 SEK | Skafferi | Kaffe | kaffe, koffeinfri | vikt=450 g | Malet.
p182 | t=tea x=green,organic | Thé vert bio Sencha 100 g | Röster | 9.5 EUR | Épicerie | Thés | thé, bio | poids=100 g | Du Japon.
p183 | t=tea x=herbal | Infusión de manzanilla | Röster | 4.5 EUR | Despensa | Infusiones | dormir, estómago | contenido=25 bolsitas | Sin cafeína.
p184 | t=chocolate x=dark,vegan | Dark Chocolate 85 % Vegan | Cacao | 4.9 EUR | Pantry | Chocolate | vegan, dark, gift | Weight=100 g | Two ingredients.
p185 | t=chocolate x=milk,nuts | Haselnuss-Milchschokolade | Cacao | 3.9 EUR | Genuss | Schokolade | Nuss, Milch | Gewicht=100 g | Ganze Nüsse.
p186 | t=honey | Ljunghonung 500 g | Bikupan | 129 SEK | Skafferi | Honung | honung, närproducerad | vikt=500 g | Från småländska hedar.
p187 | t=oliveoil x=organic | Huile d'olive vierge extra bio | Oliva | 14.9 EUR | Épicerie | Huiles | huile, bio | volume=75 cl | Première pression à froid.
p188 | t=wine x=red | Vino tinto Rioja crianza | Bodega Luz | 12.9 EUR | Bebidas | Vinos | vino, tinto | año=2021; volumen=75 cl | Roble y cereza.
p189 | t=wine x=white | Riesling trocken | Bodega Luz | 11.5 EUR | Getränke | Wein | Wein, weiß | Jahrgang=2023 | Aprikose.
p190 | t=beer x=alcoholfree | Alcohol Free IPA 6 Pack | Brygd | 12 EUR | Drinks | Beer | alcohol free, beer | Volume=6 x 33 cl | All the hops.
p191 | t=pasta x=glutenfree | Glutenfri pasta 400 g | Oliva | 35 SEK | Skafferi | Pasta | glutenfri | vikt=400 g | Majs och ris.
p192 | t=granola x=nutfree | Granola sans noix | Oliva | 6.9 EUR | Épicerie | Petit-déjeuner | sans noix, petit-déjeuner | poids=400 g | Avoine et graines.
p200 | t=shampoo x=dandruff | Anti-Dandruff Shampoo | Puro | 9.9 EUR | Care | Shampoo | dandruff, scalp | Volume=250 ml | Calms the scalp.
p201 | t=facecream w=women x=sensitive,fragrancefree | Gesichtscreme sensitive ohne Duftstoffe | Puro | 19.9 EUR | Pflege | Gesichtspflege | trockene Haut, sensibel | Inhalt=50 ml | Für trockene Haut.
p202 | t=sunscreen x=spf50 | Solkräm SPF 50 | Puro | 149 SEK | Sommar | Solskydd | sol, vattenfast | volym=200 ml | Vattenfast.
p203 | t=perfume w=women | Eau de parfum fleur d'oranger | Maison Lune | 79/95 EUR | Cadeaux | Parfums | parfum, femme | contenance=50 ml | Un jardin le matin.
p204 | t=perfume w=men | Eau de toilette hombre cedro | Maison Lune | 59 EUR | Regalos | Perfumes | perfume, hombre | contenido=100 ml | Madera y pimienta.
p205 | t=shaver w=men c=black | Electric Shaver Wet & Dry | Voltis | 89/119 EUR | Care | Shavers | shaving, men | Colour=Black | Sixty minutes a charge.
p206 | t=toothbrush x=electric c=white | Elektrische Zahnbürste | Voltis | 59 EUR | Pflege | Zahnbürsten | Zähne | Farbe=weiß | Drucksensor.
p207 | t=handcream | Handkräm för torra händer | Puro | 69 SEK | Vård | Krämer | händer, torr | volym=75 ml | Sjunker in direkt.
p208 | t=massagegun c=black | Pistolet de massage | Stride | 99/129 EUR | Sport | Massage | muscles, récupération | couleur=noir | Six têtes.
p209 | t=firstaidkit c=red | Botiquín de primeros auxilios | Northfell | 25 EUR | Viaje | Salud | heridas, coche | color=rojo; piezas=90 | Para casa y coche.
p210 | t=hotwaterbottle c=grey | Hot Water Bottle with Knitted Cover | Sova | 19 EUR | Winter | Wellness | cramps, cold, cosy | Colour=Grey | Two litres.
p211 | t=razor w=women x=reusable | Rasierhobel rosé | Puro | 29 EUR | Pflege | Rasur | plastikfrei, Damen | Farbe=rosé | Hält ein Leben lang.
p212 | t=soap x=lavender | Tvål lavendel | Puro | 49 SEK | Vård | Tvål | lavendel, naturlig | vikt=100 g | Handgjord.
p220 | t=novel l=en | The Lighthouse Keeper's Debt | Penrose | 12 EUR | Books | Crime Novels | crime, novel, thriller | Language=English; Pages=384 | Someone is lying in the harbour.
p221 | t=cookbook l=de x=vegetarian | Vegetarisch kochen für jeden Tag | Penrose | 24.9 EUR | Bücher | Kochbücher | Kochen, vegetarisch | Seiten=240 | 120 Rezepte.
p222 | t=picturebook w=kids l=sv a=2,3,4,5 | Månen som inte ville sova, bilderbok | Penrose | 149 SEK | Böcker | Barnböcker | godnatt, bilderbok | ålder=2-5 år | Om att våga blunda.
p223 | t=comic l=fr | Bande dessinée Le Dernier Phare | Penrose | 18 EUR | Livres | BD | bd, aventure | pages=96 | Tome 1.
p224 | t=guidebook l=es | Guía de viaje Lisboa | Penrose | 19.9 EUR | Libros | Viajes | viaje, Lisboa | páginas=280 | Con plano.
p225 | t=notebook c=black | Dotted Notebook A5 Black | Kontor | 14 EUR | Stationery | Notebooks | writing, journal | Colour=Black; Pages=192 | Lies flat.
p226 | t=pen c=blue | Füllfederhalter blau | Kontor | 39 EUR | Schreibwaren | Stifte | schreiben, Geschenk | Farbe=blau | Feine Feder.
p227 | t=pencils w=kids x=colour | Färgpennor 24 st | Kontor | 99 SEK | Barn | Pennor | rita, skola | antal=24 | Starka färger.
p228 | t=calendar x=2027 | Calendrier mural 2027 | Kontor | 16 EUR | Papeterie | Calendriers | 2027, bureau | année=2027 | Une page par mois.
p229 | t=guitar m=wood | Guitarra clásica 4/4 | Sonata | 149/189 EUR | Música | Guitarras | principiantes | tamaño=4/4; material=cedro | Con funda.
p230 | t=ukulele c=blue | Ukulele Soprano Blue | Sonata | 39 EUR | Music | Ukuleles | beginner, kids | Colour=Blue | Four strings and a smile.
p231 | t=recordplayer c=brown | Plattenspieler mit Lautsprechern | Sonata | 129 EUR | Musik | Plattenspieler | Vinyl, Retro | Farbe=braun | Im Koffer.
p232 | t=yarn c=red m=wool | Ullgarn rött 100 g | Maska | 79 SEK | Hobby | Garn | sticka, ull | färg=röd; material=ull | Mjukt.
p233 | t=sewingmachine c=white | Machine à coudre 21 points | Maska | 159/199 EUR | Loisirs | Couture | couture, débutant | points=21 | Facile à enfiler.
p234 | t=watercolours | Acuarelas 24 colores | Maska | 22 EUR | Arte | Pintura | pintar, acuarela | colores=24 | Con pincel.
p235 | t=candlekit,kit | Candle Making Kit | Maska | 29 EUR | Gifts | Craft Kits | craft, gift, diy | Contents=Wax, wicks, 3 tins | Makes three.
`
