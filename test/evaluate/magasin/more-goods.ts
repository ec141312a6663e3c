/** The rest of the ninth shop: what is for the house, the table, animals, children, care, the garden, the desk and idle hours. */
export const MORE_GOODS = `
k501 | t=kettle c=white | Electric Kettle 1.7 l White | Hearth & Co | 45 GBP | Housewarming | Kettles | kitchen | Colour=White; Volume=1.7 l; Power=2200 W | Boils in three minutes.
k502 | t=toaster c=red x=2slices | Toaster rot für zwei Scheiben | Küchenfreund | 39.9/49.9 EUR | Housewarming | Toaster | Küche, Frühstück | Farbe=rot; Leistung=800 W | Mit Krümelfach.
k503 | t=blender c=black | Blender svart 1000 W | Köksliv | 699/899 SEK | Nystart i januari | Mixrar | kök, smoothie | färg=svart; effekt=1000 W; volym=1,5 l | Krossar is.
k504 | t=vacuum x=cordless | Cordless Vacuum Cleaner 0.6 l | Hearth & Co | 229 GBP | Black Week | Vacuum Cleaners | cleaning, home | Weight=2.4 kg; Run time=45 min | Hangs on the wall.
k505 | t=robotvacuum c=black | Saugroboter schwarz mit Ladestation | Haushaltsheld | 299/379 EUR | Black Week | Staubsauger | Haushalt, Reinigung | Farbe=schwarz | Fährt allein zurück.
k506 | t=iron | Fer à repasser vapeur 2600 W | Maison Vive | 55 EUR | Rentrée | Fers à repasser | maison, linge | puissance=2600 W | Semelle en céramique.
k507 | t=airfryer c=black | Freidora de aire negra 5 l | Cocina Viva | 99.9/139 EUR | Rebajas | Freidoras | cocina | color=negro; volumen=5 l; potencia=1500 W | Patatas sin aceite en veinte minutos.
k508 | t=ricecooker | Riskokare 1 liter | Köksliv | 449 SEK | Housewarming | Riskokare | kök | volym=1 l; effekt=400 W | Håller varmt i timmar.
k509 | t=fan c=white | Standventilator weiß 40 cm | Haushaltsheld | 54.9 EUR | Active Summer | Ventilatoren | Sommer, Haushalt | Farbe=weiß; Leistung=45 W | Schwenkt leise.
k510 | t=heater | Oil-Filled Radiator Heater 1500 W | Hearth & Co | 79 GBP | Winterzauber | Heaters | winter, home | Power=1500 W | On wheels.
k511 | t=microwave c=grey | Micro-ondes 20 l gris | Maison Vive | 89/109 EUR | Rentrée | Micro-ondes | cuisine | couleur=gris; volume=20 l; puissance=700 W | Plateau tournant.
k512 | t=dishwasher c=white | Diskmaskin 45 cm vit | Köksliv | 4995 SEK | Housewarming | Diskmaskiner | kök, vitvaror | färg=vit; bredd=45 cm | Tyst nog för natten.
k513 | t=waffleiron | Waffeleisen für Herzwaffeln | Küchenfreund | 34.9 EUR | Muttertag | Waffeleisen | Küche, Backen | Leistung=1000 W | Außen knusprig.
k514 | t=sewingmachine | Máquina de coser 23 puntadas | Hilo Fino | 159/189 EUR | Día de la Madre | Máquinas de coser | costura, taller | potencia=70 W | Enhebra sola.
k515 | t=humidifier | Humidifier 3 l Ultrasonic | Hearth & Co | 59 USD | Winterzauber | Humidifiers | home, bedroom | Volume=3 l | Whisper quiet.
k516 | t=fryingpan m=castiron,iron | Stekpanna gjutjärn 28 cm | Köksliv | 549 SEK | Fars dag | Stekpannor | kök | material=gjutjärn; diameter=28 cm | Tål alla spisar.
k517 | t=pot m=steel x=lid | Kochtopf Edelstahl 5 l mit Deckel | Küchenfreund | 49 EUR | Housewarming | Töpfe | Küche | Material=Edelstahl; Volumen=5 l | Für Induktion.
k518 | t=mug c=blue m=stoneware | Stoneware Mug Ocean Blue | Kiln & Clay | 14 GBP | Gifts for Her | Mugs | kitchen, gift | Colour=Blue; Material=Stoneware; Volume=350 ml | Glazed by hand.
k519 | t=plates c=white m=porcelain | Assiettes plates en porcelaine blanche, lot de 6 | Maison Vive | 48 EUR | Noël | Vaisselle | cuisine, table | couleur=blanc; matière=porcelaine; pièces=6 | Passent au lave-vaisselle.
k601 | t=oliveoil x=organic | Aceite de oliva virgen extra ecológico 1 l | Finca Alta | 16.9 EUR | Gourmet | Aceites | ecológico, vegano | volumen=1 l | Primera cosecha.
k602 | t=honey | Lavendelhonig 500 g | Bienenhof | 9.5 EUR | Muttertag | Honig | Frühstück | Gewicht=500 g | Cremig gerührt.
k603 | t=crispbread x=rye | Knäckebröd råg 400 g | Bagarns | 39 SEK | Midsommar | Knäckebröd | frukost | vikt=400 g | Bakat i vedugn.
k604 | t=coffee x=beans,organic | Organic Coffee Beans Dark Roast 1 kg | Morning Fox | 22/26 EUR | Gourmet | Coffee | organic, breakfast | Weight=1 kg | Chocolate and toasted nuts.
k605 | t=coffee x=ground,decaf | Bryggkaffe koffeinfritt 450 g | Bagarns | 79 SEK | Gourmet | Kaffe | frukost | vikt=450 g | Malet och mellanrostat.
k606 | t=pasta x=glutenfree | Glutenfreie Nudeln aus Linsen 250 g | Bio Bär | 3.5 EUR | Gourmet | Nudeln | glutenfrei, vegan | Gewicht=250 g | In acht Minuten gar.
k607 | t=pasta | Tagliatelle aux œufs 500 g | Épicerie du Port | 4.2 EUR | Gourmet | Pâtes | cuisine | poids=500 g | Séchées lentement.
k608 | t=jam x=strawberry | Confiture de fraises 370 g | Épicerie du Port | 5.9 EUR | Fête des Mères | Confitures | petit déjeuner | poids=370 g | Cuite au chaudron.
k609 | t=liquorice x=salty | Saltlakrits 200 g | Bagarns | 45/59 SEK | Jul | Godis | lakrits, godis | vikt=200 g | Stark och mjuk.
k610 | t=chocolate x=dark,vegan | Dark Chocolate 85% Bar 100 g | Morning Fox | 4.5 GBP | Gifts for Readers | Chocolate | vegan, gift | Weight=100 g | Made from Ecuadorian cocoa.
k611 | t=chocolate x=milk,hazelnut | Vollmilchschokolade mit Haselnüssen 200 g | Bio Bär | 5.2 EUR | Winterzauber | Schokolade | Süßes, Geschenk | Gewicht=200 g | Ganze geröstete Nüsse.
k612 | t=oatmilk x=vegan,lactosefree | Oat Drink Barista 1 l | Morning Fox | 2.9 EUR | Gourmet | Plant Drinks | vegan, lactose-free | Volume=1 l | Foams well.
k613 | t=wine x=red | Vino tinto Crianza 75 cl | Finca Alta | 13.5 EUR | Gourmet | Vinos | vino, cena | volumen=75 cl | Ciruela y vainilla.
k614 | t=champagne | Champagne brut 75 cl | Caves Morel | 39/46 EUR | Nouvel An | Champagnes | apéritif, fête | volume=75 cl | Bulles fines.
k615 | t=gin | London Dry Gin 70 cl | Juniper Row | 34 GBP | Gifts for Him | Spirits | drinks, gift | Volume=70 cl | Citrus and pine.
k616 | t=sardines | Sardinas en aceite de oliva 120 g | Mar Adentro | 3.9 EUR | Gourmet | Conservas | pescado, aperitivo | peso=120 g | De la costa gallega.
k617 | t=tea x=green | Thé vert au jasmin 100 g | Épicerie du Port | 11.5 EUR | Fête des Mères | Thés | boisson chaude | poids=100 g | En feuilles entières.
k618 | t=cider x=alcoholfree | Äppelcider alkoholfri 33 cl | Fruktgården | 25 SEK | Midsommar | Cider | dryck, sommar | volym=33 cl | Torr och frisk.
k701 | t=catlitter w=cats | Katzenstreu klumpend 10 l | Pfotenglück | 12.9 EUR | Tierliebe | Katzenstreu | Katze | Volumen=10 l | Staubt nicht.
k702 | t=scratchingpost w=cats | Arbre à chat 120 cm | Moustache | 69/89 EUR | Tierliebe | Arbres à chat | chat | hauteur=120 cm; matière=sisal | Deux paniers et une niche.
k703 | t=dogbed w=dogs c=grey s=L | Hundbädd grå stor | Tass & Nos | 599 SEK | Tierliebe | Hundbäddar | hund | färg=grå; storlek=L | Avtagbart fodral.
k704 | t=dogcollar w=dogs c=red m=leather s=S,M,L | Hundehalsband Leder rot | Pfotenglück | 24.9 EUR | Tierliebe | Halsbänder | Hund | Farbe=rot; Größe=S,M,L; Material=Leder | Mit Ring für die Marke.
k705 | t=birdcage w=birds | Bird Cage 60 cm | Feather Inn | 75 GBP | Tierliebe | Cages | birds | Height=60 cm; Material=Steel | Two perches and a swing.
k706 | t=aquarium w=fish | Akvarium 54 liter med lampa | Tass & Nos | 899/1099 SEK | Tierliebe | Akvarier | fisk | volym=54 l | Filter ingår.
k707 | t=hamsterwheel w=hamsters | Rueda silenciosa para hámster | Patitas | 11.9 EUR | Tierliebe | Roedores | hámster | diámetro=21 cm; material=madera | No chirría de noche.
k708 | t=cattoy w=cats | Feather Wand Cat Toy | Feather Inn | 8 GBP | Tierliebe | Cat Toys | cats | Length=90 cm | They never tire of it.
k709 | t=dogtreats w=dogs | Golosinas para perro de pollo 200 g | Patitas | 6.5 EUR | Tierliebe | Snacks | perro | peso=200 g | Sin cereales.
k801 | t=diapers w=baby | Couches bébé taille 3, 4–9 kg | Petit Ours | 18.9 EUR | Bienvenue bébé | Couches | bébé | pièces=56 | Douces pour la peau.
k802 | t=babybottle w=baby m=glass | Glass Baby Bottle 240 ml | Tiny Harbour | 15 EUR | New Arrival | Baby Bottles | baby, feeding | Material=Glass; Volume=240 ml | Slow teat for the first months.
k803 | t=pacifier w=baby c=green | Schnuller grün 2er-Pack | Bärchen | 7.9 EUR | New Arrival | Schnuller | Baby | Farbe=grün; Material=Silikon | Von 0 bis 6 Monaten.
k804 | t=highchair w=baby,kids m=beech,wood | Barnstol i bok | Lilla Fjun | 1495/1895 SEK | New Arrival | Barnstolar | baby, kök | material=bok; färg=natur | Växer med barnet.
k805 | t=carseat w=baby c=black | Kindersitz schwarz 0–18 kg | Bärchen | 189/229 EUR | New Arrival | Kindersitze | Baby, Auto | Farbe=schwarz | Dreht sich zur Tür.
k806 | t=babymonitor w=baby | Baby Monitor with Camera | Tiny Harbour | 129 USD | New Arrival | Baby Monitors | baby, safety | Range=300 m | Sees in the dark.
k807 | t=bodysuit w=baby c=white m=cotton s=56,62,68 | Body bebé de algodón blanco, pack de 3 | Nubecita | 19.9 EUR | Bienvenue bébé | Bodies | bebé, ropa | color=blanco; talla=56,62,68; material=algodón | Corchetes en el hombro.
k808 | t=bib w=baby | Haklapp silikon med ficka | Lilla Fjun | 99 SEK | New Arrival | Haklappar | baby, mat | material=silikon; färg=beige | Sköljs av under kranen.
k901 | t=doll w=kids a=3,4,5,6 | Muñeca de trapo 40 cm | Nubecita | 24.9 EUR | Reyes Magos | Muñecas | juguetes, niños | altura=40 cm; edad=3-6 años; material=algodón | Con trenzas de lana.
k902 | t=dollhouse w=kids m=wood a=4,5,6,7,8 | Dockskåp i trä | Lekplatsen | 799/999 SEK | Jul | Dockskåp | leksaker, barn | material=trä; ålder=4-8 år | Tre våningar.
k903 | t=puzzle w=kids,family a=8,9,10,11,12 | Puzzle 500 pièces carte du monde | Jeux Malins | 16.9 EUR | Noël | Puzzles | jeux, famille | pièces=500; âge=8-12 ans | Une affiche est jointe.
k904 | t=marblerun w=kids m=wood a=5,6,7,8,9,10 | Murmelbahn Holz 60 Teile | Bärchen | 39.9 EUR | Weihnachten | Spielzeug | Kinder, Holz | Material=Holz; Teile=60; Alter=5-10 Jahre | Immer neue Wege.
k905 | t=chess m=wood | Wooden Chess Set | Larch & Rook | 42 GBP | Gifts for Him | Board Games | games, gift | Material=Wood; Length=38 cm | The board folds.
k906 | t=boardgame w=family a=10,11,12 | Strategispel för 2–4 spelare | Lekplatsen | 379 SEK | Jul | Sällskapsspel | spel, familj | ålder=från 10 år | Byt, bygg och handla.
k907 | t=trampoline w=kids | Trampoline de jardin 244 cm | Grand Air | 199/259 EUR | Active Summer | Trampolines | jardin, enfants | diamètre=244 cm | Filet de sécurité compris.
k908 | t=rockinghorse w=kids a=1,2,3 m=wood | Rocking Horse Oak | Tiny Harbour | 95 GBP | New Arrival | Toys | kids, wood | Material=Oak; Age=1-3 years | A soft mane.
k909 | t=walkietalkies w=kids a=6,7,8,9,10 | Walkie-Talkies für Kinder 2 Stück | Bärchen | 34.9 EUR | Weihnachten | Spielzeug | Kinder, draußen | Alter=6-10 Jahre; Farbe=blau | Reichweite drei Kilometer.
k910 | t=teddybear w=kids c=brown | Nallebjörn brun 30 cm | Lilla Fjun | 199 SEK | New Arrival | Mjukisdjur | leksaker, baby | färg=brun; höjd=30 cm | Tål tvättmaskin.
k911 | t=bathtoys w=baby,kids a=1,2,3 | Patitos de baño, pack de 4 | Nubecita | 9.9 EUR | Bienvenue bébé | Juguetes de baño | bebé, baño | edad=1-3 años; color=amarillo | Flotan siempre derechos.
k921 | t=handcream | Handkräm havtorn 75 ml | Björk & Bär | 89 SEK | Mors dag | Handvård | hud | volym=75 ml | Drar in fort.
k922 | t=bodylotion x=fragrancefree | Bodylotion unparfümiert 400 ml | Reine Haut | 8.9/11.9 EUR | Muttertag | Körperpflege | Haut, parfümfrei | Volumen=400 ml | Für trockene Haut.
k923 | t=beardoil w=men | Beard Oil Cedar 30 ml | Plain Jack | 18 GBP | Gifts for Him | Beard Care | men, beard | Volume=30 ml; Gender=Men | Soft, never greasy.
k924 | t=facemask | Mascarilla facial de arcilla 100 ml | Piel Serena | 14.5 EUR | Día de la Madre | Cuidado facial | cara, piel | volumen=100 ml | Deja la piel limpia.
k925 | t=shaver w=men | Elektrorasierer nass und trocken | Reine Haut | 119/149 EUR | Vatertag | Rasierer | Herren, Bart | Leistung=5 W; Geschlecht=Herren | Läuft eine Stunde.
k926 | t=conditioner | Après-shampoing à l'avoine 250 ml | Petale | 9.5 EUR | Fête des Mères | Soins des cheveux | cheveux | volume=250 ml | Démêle sans peser.
k927 | t=deodorant x=aluminiumfree | Deodorant utan aluminium 50 ml | Björk & Bär | 79 SEK | Nystart i januari | Deodoranter | vegansk | volym=50 ml | Doftar björk.
k928 | t=hairbrush m=wood | Wooden Hairbrush | Petale | 19 EUR | Gifts for Her | Hair Care | hair, gift | Material=Wood | Gentle on wet hair.
k929 | t=perfume w=women | Eau de toilette Jardin d'Été 100 ml | Petale | 59/79 EUR | Fête des Mères | Parfums | femme, cadeau | volume=100 ml; genre=femme | Figuier et verveine.
k930 | t=toothpaste | Pasta de dientes de menta 75 ml | Piel Serena | 4.5 EUR | Rebajas | Higiene dental | dientes | volumen=75 ml | Con flúor.
k941 | t=desk m=oak,wood x=heightadjustable | Höj- och sänkbart skrivbord ek | Rum & Ro | 4495/5495 SEK | Home Working | Skrivbord | kontor, möbler | material=ek; bredd=140 cm | Minns fyra höjder.
k942 | t=officechair c=black | Bürostuhl ergonomisch schwarz | Sitzwerk | 249/299 EUR | Home Working | Bürostühle | Büro, Möbel | Farbe=schwarz; Material=Netz | Armlehnen verstellbar.
k943 | t=armchair c=green m=velvet | Velvet Armchair Forest Green | Hollow Oak | 349 GBP | Housewarming | Armchairs | living room, furniture | Colour=Green; Material=Velvet | Brass feet.
k944 | t=bed m=pine,wood | Säng furu 140 x 200 cm | Rum & Ro | 2995 SEK | Housewarming | Sängar | sovrum, möbler | material=furu; bredd=140 cm | Ribbotten ingår.
k945 | t=mattress | Matelas mémoire de forme 160 x 200 | Doux Repos | 429/599 EUR | Rentrée | Matelas | chambre, meubles | largeur=160 cm | Housse lavable.
k946 | t=wardrobe c=white | Kleiderschrank weiß zweitürig | Sitzwerk | 279 EUR | Housewarming | Schränke | Schlafzimmer, Möbel | Farbe=weiß; Breite=90 cm | Mit Kleiderstange.
k947 | t=coffeetable m=glass | Mesa de centro de cristal | Casa Lino | 129/159 EUR | Rebajas | Mesas | salón, muebles | material=cristal; diámetro=80 cm | Patas de acero negro.
k948 | t=bunkbed w=kids m=pine,wood | Lit superposé enfant en pin | Doux Repos | 389 EUR | Rentrée | Lits | chambre, enfant, meubles | matière=pin | Échelle à droite ou à gauche.
k949 | t=mirror x=round | Round Wall Mirror 60 cm | Hollow Oak | 89 GBP | Housewarming | Mirrors | bathroom, hall | Diameter=60 cm; Colour=Black | A thin black frame.
k950 | t=rug c=blue m=wool | Alfombra de lana azul 160 x 230 cm | Casa Lino | 219 EUR | Housewarming | Alfombras | salón | color=azul; material=lana | Tejida a mano.
k951 | t=curtains c=grey x=blackout | Verdunklungsvorhang grau 2 Stück | Sitzwerk | 49.9/64.9 EUR | Housewarming | Vorhänge | Schlafzimmer | Farbe=grau; Länge=245 cm | Hält die Sonne draußen.
k952 | t=floorlamp,lamp c=black | Golvlampa svart | Ljusgården | 899 SEK | Housewarming | Lampor | vardagsrum, belysning | färg=svart; höjd=150 cm | Dimmer på sladden.
k953 | t=pendantlamp,lamp m=rattan | Suspension en rotin | Lueur | 79/99 EUR | Rentrée | Luminaires | salon, éclairage | matière=rotin; diamètre=45 cm | Une lumière tamisée.
k954 | t=bulb | LED Bulb E27 8 W Warm White | Brightside | 4 GBP | Housewarming | Bulbs | lighting | Power=8 W; SKU=BR-E27-8 | Lasts for years.
k955 | t=nightlight w=kids,baby | Nachtlicht Mond für Kinder | Bärchen | 19.9 EUR | New Arrival | Nachtlichter | Kinder, Schlafzimmer | Farbe=weiß; Leistung=1 W | Geht von selbst aus.
k961 | t=lawnmower x=electric | Elektro-Rasenmäher 1400 W | Gartenlust | 149/189 EUR | Garden Party | Rasenmäher | Garten | Leistung=1400 W | Schnittbreite 34 cm.
k962 | t=hose c=green | Trädgårdsslang grön 20 m | Odlarboden | 349 SEK | Garden Party | Trädgårdsslangar | trädgård | färg=grön; längd=20 m | Knickar sig inte.
k963 | t=wateringcan m=zinc,metal | Zinc Watering Can 9 l | Larch & Rook | 32 GBP | Garden Party | Watering | garden, plants | Material=Zinc; Volume=9 l | Brass rose.
k964 | t=barbecue x=charcoal c=black | Barbacoa de carbón negra 57 cm | Brasa | 139/179 EUR | Día del Padre | Barbacoas | jardín, verano | color=negro; diámetro=57 cm | Tapa con termómetro.
k965 | t=parasol c=beige | Parasol beige 3 m | Grand Air | 99 EUR | Garden Party | Parasols | jardin, terrasse | couleur=beige; diamètre=3 m | S'incline d'une main.
k966 | t=seeds x=tomato | Tomatfrön körsbär | Odlarboden | 35 SEK | Garden Party | Fröer | trädgård, odla | vikt=1 g | Söta och tidiga.
k967 | t=plantpot m=terracotta | Maceta de terracota 20 cm | Casa Lino | 9.9 EUR | Garden Party | Macetas | jardín, plantas | material=terracota; diámetro=20 cm | Con plato.
k968 | t=secateurs | Gartenschere mit Bypass-Klinge | Gartenlust | 24.9 EUR | Garden Party | Scheren | Garten | Länge=21 cm | Schneidet bis zwei Zentimeter.
k971 | t=notebook c=black x=dotted | Dotted Notebook A5 Black | Inkwell & Sons | 14 GBP | Back to School | Notebooks | office, school | Colour=Black; Pages=192 | Lies flat.
k972 | t=stapler c=blue | Häftapparat blå | Kontorsvaror Nord | 129 SEK | Home Working | Häftapparater | kontor | färg=blå | Tjugo ark åt gången.
k973 | t=calculator | Taschenrechner wissenschaftlich | Papierwelt | 19.9 EUR | Back to School | Taschenrechner | Schule, Büro | EAN=4260012340017 | Mit Solarzelle.
k974 | t=scissors w=kids | Ciseaux pour enfants bouts ronds | Encre & Cie | 4.9 EUR | Rentrée | Ciseaux | école, enfant | longueur=13 cm | Pour droitiers et gauchers.
k975 | t=markers x=24colours | Rotuladores de 24 colores | Papel y Tinta | 12.9/16 EUR | Vuelta al cole | Rotuladores | escuela, dibujo | piezas=24 | Se lavan con agua.
k976 | t=pencilcase c=pink | Pennfodral rosa | Kontorsvaror Nord | 99 SEK | Skolstart | Pennfodral | skola, barn | färg=rosa | Två fack.
k977 | t=wrappingpaper c=red | Geschenkpapier rot 10 m | Papierwelt | 6.9 EUR | Weihnachten | Geschenkpapier | Geschenk | Farbe=rot; Länge=10 m | Dick und reißfest.
k981 | t=yarn c=yellow m=wool | Ullgarn gult 100 g | Stickstugan | 79 SEK | Mors dag | Garn | sticka, virka | färg=gul; material=ull; vikt=100 g | Mjukt lammullsgarn.
k982 | t=knittingneedles m=bamboo | Agujas de tejer de bambú 5 mm | Hilo Fino | 7.9 EUR | Día de la Madre | Punto | tejer, lana | material=bambú; longitud=35 cm | Ligeras y cálidas.
k983 | t=watercolours x=24colours | Aquarelle 24 couleurs | Encre & Cie | 27/34 EUR | Noël | Peinture | loisirs, dessin | pièces=24 | Godets rechargeables.
k984 | t=telescope | Telescope 70 mm for Beginners | Skyhop | 119 USD | Gifts for Readers | Telescopes | stars, science | Length=70 cm; SKU=SH-T70 | Comes with a tripod.
k985 | t=ukulele m=mahogany,wood | Ukulele Mahagoni | Klangholz | 69 EUR | Weihnachten | Instrumente | Musik | Material=Mahagoni | Mit Tasche.
k986 | t=modelkit a=12 | Maqueta de barco para montar | Astillero | 54.9 EUR | Reyes Magos | Modelismo | afición, madera | material=madera; edad=desde 12 años; piezas=210 | Todo lo necesario en la caja.
`
