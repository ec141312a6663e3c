/** The rest of the seventh shop: what is for the house, the garden, animals, sport, children, the road and music. */
export const MORE_GOODS = `
p2001 | t=facecream x=night w=women | Night Cream with Retinol 50 ml | Dewdrop | 34/45 EUR | Wellness | Face Care | skincare, women | Volume=50 ml; Skin=Mature | Works while you sleep.
p2002 | t=sunscreen x=spf50,fragrancefree | Sun Lotion SPF 50 Fragrance-Free 200 ml | Dewdrop | 19.9 EUR | Summer Favourites | Sun Care | summer, fragrance-free | Volume=200 ml; SPF=50 | Leaves no white film.
p2003 | t=shampoo x=dandruff | Shampoing antipelliculaire 250 ml | Belle Onde | 8.9 EUR | Wellness | Hair Care | cheveux | volume=250 ml | Apaise le cuir chevelu.
p2004 | t=soap x=solid,vegan | Solid Shampoo and Body Bar Vegan | Green Fern | 9 EUR | Wellness | Soap | vegan, plastic-free, zero waste | Weight=90 g; Vegan=Yes | Wrapped in paper.
p2005 | t=lipstick c=red w=women | Matte Lipstick Cherry Red | Rouge Affair | 16 EUR | Date Night | Make-up | women, beauty | Colour=Red | Stays for hours.
p2006 | t=mascara c=black w=women x=waterproof | Mascara wasserfest schwarz | Farbenfroh | 12.5 EUR | Date Night | Make-up | Damen, Schminke | Farbe=schwarz | Für lange Wimpern.
p2007 | t=perfume w=women | Eau de parfum Fleur de Sel 50 ml | Belle Onde | 69/89 EUR | Gifts for Her | Perfume | femme, cadeau | volume=50 ml; genre=femme | Iris, sel et bois clair.
p2008 | t=aftershave w=men | Sandalwood Aftershave Balm 100 ml | Copper Fox | 28 EUR | Gifts for Him | Shaving | men, gift | Volume=100 ml; Gender=Men | No sting.
p2009 | t=razor w=men m=metal | Maquinilla de afeitar clásica de metal | Barbería Nueve | 34 EUR | Father's Day | Shaving | hombre, afeitado | material=metal; género=hombre | Mango pesado.
p2010 | t=toothbrush m=bamboo | Bamboo Toothbrush 4 Pack | Green Fern | 10 EUR | Wellness | Dental Care | plastic-free, vegan | Material=Bamboo; Pieces=4 | Soft bristles.
p2011 | t=nailpolish c=pink w=women | Nagellack rosa 10 ml | Glans | 89 SEK | Date Night | Smink | dam, naglar | färg=rosa; volym=10 ml | Torkar snabbt.
p2012 | t=hairdryer x=foldable | Sèche-cheveux de voyage pliable | Belle Onde | 32 EUR | New In | Hair Styling | cheveux, voyage | puissance=1200 W | Poignée repliable.
p2101 | t=sofa c=grey x=threeseater | Three-Seater Sofa Light Grey | Nest & Nook | 899/1190 EUR | New In | Sofas | living room | Colour=Light Grey; Width=220 cm; Material=Polyester | Deep, soft seats.
p2102 | t=armchair c=green m=velvet | Samtsessel dunkelgrün | Wohnglück | 329 EUR | New In | Sessel | Wohnzimmer | Farbe=dunkelgrün; Material=Samt | Mit Beinen aus Messing.
p2103 | t=diningtable m=wood | Oak Dining Table 180 cm | Nest & Nook | 649 EUR | Sunday Kitchen | Tables | dining room | Material=Oak; Length=180 cm | Seats six.
p2104 | t=chair,officechair c=black x=ergonomic | Ergonomic Office Chair Black | Deskmate | 249/319 EUR | Home Office | Office Chairs | office | Colour=Black; Material=Mesh | Arms adjust in height.
p2105 | t=desk m=wood x=standing | Höj- och sänkbart skrivbord ek 140 cm | Norrsken Hem | 4990 SEK | Home Office | Skrivbord | kontor | material=ek; bredd=140 cm | Motorn är tyst.
p2106 | t=bed m=wood x=double | Lit double en pin 140 x 190 cm | Maison Bois | 289 EUR | Good Night | Beds | chambre | matière=pin; dimensions=140x190 cm | Sommier à lattes compris.
p2107 | t=bookcase c=white | Bookcase White Five Shelves | Nest & Nook | 119 EUR | Reading Nook | Shelves | living room | Colour=White; Height=190 cm | Fixed to the wall.
p2108 | t=nightstand m=wood | Mesita de noche de nogal | Casa Lirio | 89 EUR | Good Night | Nightstands | dormitorio | material=nogal | Un cajón y un estante.
p2109 | t=lamp x=floor c=black m=metal | Arc Floor Lamp Black | Lumen House | 129 EUR | Reading Nook | Lamps | light, living room | Colour=Black; Material=Metal; Height=180 cm | Dimmer on the cable.
p2110 | t=lamp x=desk c=white | LED Desk Lamp White | Lumen House | 45 EUR | Home Office | Lamps | light, office | Colour=White; Power=9 W | Charges a phone as well.
p2111 | t=rug c=blue m=wool | Teppich Wolle blau 160 x 230 cm | Wohnglück | 219/289 EUR | Outlet | Teppiche | Wohnzimmer | Farbe=blau; Material=Wolle; Maße=160x230 cm | Kurzer Flor.
p2112 | t=duvet x=winter | Down Duvet Winter 240 x 220 cm | Cloud Nine | 199 EUR | Good Night | Duvets | bedroom, winter | Filling=Down; Size=240x220 cm | Thirteen tog.
p2113 | t=bedlinen c=white m=linen | Påslakanset linne vit 150 x 210 cm | Norrsken Hem | 1290 SEK | Good Night | Sängkläder | sovrum | färg=vit; material=linne | Tvättat och mjukt.
p2114 | t=candle x=scented | Scented Candle Fig and Cedar | Lumen House | 24 EUR | Gifts for Her | Candles | home, gift | Weight=220 g | Burns for 45 hours.
p2115 | t=vase c=blue m=ceramic | Jarrón de cerámica azul | Casa Lirio | 32 EUR | New In | Vases | hogar, regalo | color=azul; material=cerámica; altura=25 cm | Hecho a mano.
p2116 | t=curtains c=beige x=blackout | Blackout Curtains Beige 2 Panels | Cloud Nine | 55/70 EUR | Good Night | Curtains | bedroom | Colour=Beige; Size=140x250 cm | Rings included.
p2201 | t=headphones x=wireless,noisecancelling c=black | Wireless Noise-Cancelling Headphones Black | Sonido | 229/299 EUR | Music Room | Headphones | audio, bluetooth | Colour=Black; Battery=35 h; Connection=Bluetooth; Model=SN-900 | Folds flat.
p2202 | t=earbuds,headphones x=wireless c=white | True Wireless Earbuds White | Sonido | 79 EUR | New In | Earbuds | audio, bluetooth | Colour=White; Battery=6 h; Model=SN-AIR2 | Charging case.
p2203 | t=speaker x=bluetooth,waterproof c=blue | Waterproof Bluetooth Speaker Blue | Sonido | 59 EUR | Summer Favourites | Speakers | audio, bluetooth, outdoor | Colour=Blue; Model=SN-SPLASH | Floats.
p2204 | t=laptop c=silver | 14-Zoll-Notebook 16 GB 512 GB silber | Volta | 849/999 EUR | Home Office | Notebooks | Computer | Farbe=silber; Arbeitsspeicher=16 GB; Modell=VL-14S | Wiegt 1,2 kg.
p2205 | t=tablet x=kids w=kids a=4,5,6,7,8 | Kids' Tablet 8 Inch with Bumper | Volta | 119 EUR | Little Ones | Tablets | kids, computer | Age=4-8; Storage=32 GB; Model=VL-K8 | Parents decide when it sleeps.
p2206 | t=phone c=green | Smartphone X3 256 GB Green | Volta | 399/449 EUR | New In | Phones | mobile | Colour=Green; Storage=256 GB; Model=VL-X3 | Two SIM cards.
p2207 | t=phonecase c=clear | Skal till Volta X3 genomskinligt | Tåligt | 149 SEK | New In | Mobilskal | mobil, tillbehör | färg=genomskinlig; material=silikon | Stötdämpande hörn.
p2208 | t=charger x=usbc | Chargeur rapide USB-C 45 W | Branché | 27 EUR | Home Office | Chargers | téléphone | puissance=45 W | Deux prises.
p2209 | t=powerbank c=black | Power Bank 10,000 mAh Black | Volta | 29 EUR | New In | Power Banks | mobile, travel | Colour=Black; Capacity=10000 mAh | Two outputs.
p2210 | t=tv | Smart TV 55 Inch 4K | Volta | 549/699 EUR | Outlet | Televisions | living room | Screen=55 inch; Model=VL-TV55 | Four sockets for HDMI.
p2211 | t=camera x=instant c=pink | Instant Camera Pink | Snapwell | 85 USD | Gifts for Her | Cameras | photo, gift | Colour=Pink | Prints in a minute.
p2212 | t=keyboard x=mechanical,corded | Teclado mecánico retroiluminado | Tecla | 74.9 EUR | Home Office | Keyboards | ordenador | conexión=cable | Interruptores suaves.
p2213 | t=mouse x=wireless c=grey | Wireless Mouse Grey | Deskmate | 24 EUR | Home Office | Mice | computer | Colour=Grey; Connection=2.4 GHz | Quiet clicks.
p2214 | t=smartwatch c=black | Fitness Smartwatch Black | Volta | 149/199 EUR | Get Fit | Smartwatches | sport, health | Colour=Black; Battery=10 days; Model=VL-FIT | Measures pulse and sleep.
p2215 | t=robotvacuum,vacuum | Saugroboter mit Wischfunktion | Volta | 299/399 EUR | Outlet | Staubsauger | Haushalt | Modell=VL-RV2; Lautstärke=60 dB | Fährt von selbst zur Station.
p2301 | t=lawnmower x=battery | Battery Lawn Mower 36 V | Greenhand | 299/379 EUR | Garden Party | Lawn Mowers | garden | Voltage=36 V; Width=38 cm | For up to 400 square metres.
p2302 | t=hose c=green | Gartenschlauch 20 m grün | Gartenfreund | 29.9 EUR | Garden Party | Bewässerung | Garten | Farbe=grün; Länge=20 m | Verdreht sich nicht.
p2303 | t=secateurs | Sekatör med ergonomiskt handtag | Odlarglädje | 249 SEK | Garden Party | Trädgårdsverktyg | trädgård | längd=21 cm | Vasst blad av stål.
p2304 | t=seeds x=tomato | Graines de tomates cerises bio | Potager Joli | 3.5 EUR | Garden Party | Seeds | jardin, bio | quantité=30 graines | À semer en mars.
p2305 | t=planter c=brown m=terracotta | Terracotta Plant Pot 25 cm | Greenhand | 15 EUR | Garden Party | Pots | garden, home | Material=Terracotta; Diameter=25 cm | With a saucer.
p2306 | t=barbecue x=charcoal c=black | Charcoal Kettle Barbecue 57 cm Black | Greenhand | 159/189 EUR | Father's Day | Barbecues | garden, summer | Colour=Black; Diameter=57 cm | Thermometer in the lid.
p2307 | t=hammock c=white m=cotton | Hamaca de algodón blanca | Casa Lirio | 45 EUR | Summer Favourites | Hammocks | jardín, verano | color=blanco; material=algodón | Soporta 150 kg.
p2308 | t=gloves x=garden | Gardening Gloves | Greenhand | 9 EUR | Garden Party | Garden Tools | garden | Material=Leather; Size=M,L | Long cuffs against thorns.
p2309 | t=parasol c=cream,white | Sonnenschirm creme 3 m | Gartenfreund | 89/119 EUR | Outlet | Sonnenschirme | Garten, Sommer | Farbe=creme; Durchmesser=3 m | Mit Kurbel.
p2401 | t=dogfood w=dogs x=dry,grainfree | Grain-Free Dry Dog Food Chicken 2 kg | Good Boy | 18.5 EUR | Pet Corner | Dog Food | dogs, grain-free | Weight=2 kg; Flavour=Chicken; Animal=Dog | For grown dogs.
p2402 | t=catfood w=cats x=wet | Nassfutter für Katzen Lachs 12 x 85 g | Samtpfote | 11.9 EUR | Pet Corner | Katzenfutter | Katzen | Sorte=Lachs; Gewicht=12x85 g | In feiner Soße.
p2403 | t=dogleash w=dogs c=red m=nylon | Reflective Dog Lead Red 2 m | Good Boy | 16 EUR | Pet Corner | Leads | dogs | Colour=Red; Material=Nylon; Length=2 m | Padded handle.
p2404 | t=dogbed w=dogs c=grey s=L | Hundbädd grå stor | Tass & Nos | 599/749 SEK | Pet Corner | Hundbäddar | hund | färg=grå; storlek=L | Klädseln går att tvätta.
p2405 | t=scratchingpost w=cats | Arbre à chat 120 cm | Patte Douce | 59 EUR | Pet Corner | Cat Trees | chat | hauteur=120 cm; matière=sisal | Deux paniers.
p2406 | t=cattoy w=cats | Ratón de juguete con hierba gatera | Patitas | 4.5 EUR | Pet Corner | Cat Toys | gatos | material=fieltro | Suena al moverse.
p2407 | t=aquarium w=fish | Glass Aquarium 60 l with Light | Reef & Reed | 99 EUR | Pet Corner | Aquariums | fish | Volume=60 l; Material=Glass | Filter included.
p2408 | t=hay w=rabbits | Timothy Hay for Rabbits 1 kg | Burrow | 7.5 EUR | Pet Corner | Small Pets | rabbits, guinea pigs | Weight=1 kg | Second cut.
p2501 | t=book x=crime | The Lighthouse Murders, Crime Novel | Paperhouse | 12 EUR | Reading Nook | Fiction | books, crime, thriller | Pages=368; Language=English; Format=Paperback; ISBN=9780000012345 | A storm and a lost key.
p2502 | t=book x=cook,vegetarian | Grönt till vardags, kokbok | Bokbacken | 229 SEK | Sunday Kitchen | Kokböcker | böcker, vegetariskt | sidor=192; språk=svenska | Hundra rätter utan kött.
p2503 | t=book x=garden | Mein erster Gemüsegarten | Verlag am Ried | 18 EUR | Garden Party | Ratgeber | Bücher, Garten | Seiten=160; Sprache=Deutsch | Schritt für Schritt.
p2504 | t=book x=picture w=kids a=3,4,5 | Le petit ours et la lune, album | Éditions Coquelicot | 13.5 EUR | Little Ones | Picture Books | livre, enfant | âge=3-5 ans; langue=français | Une histoire douce.
p2505 | t=book x=travel | Guía de viaje de Japón | Ediciones Faro | 21 EUR | Reading Nook | Travel | libros, viajes | páginas=320; idioma=español | Con mapas desplegables.
p2506 | t=book x=history | A Short History of Salt | Paperhouse | 15/22 EUR | Gifts for Curious Minds | Non-Fiction | books, history | Pages=288; Language=English; Format=Hardback | From Rome to the kitchen.
p2507 | t=book x=fantasy w=teens a=12,13,14,15,16 | The Ember Crown, Young Adult Fantasy | Paperhouse | 11 EUR | Reading Nook | Fiction | books, fantasy, teens | Pages=416; Language=English; Age=12-16 | The first of three.
p2601 | t=yogamat c=purple | Non-Slip Yoga Mat Purple | Asana Lab | 35 EUR | Get Fit | Yoga | sport, yoga | Colour=Purple; Thickness=6 mm | With a strap.
p2602 | t=dumbbells | Kurzhanteln-Set 2 x 5 kg | Eisenherz | 39.9 EUR | Get Fit | Hanteln | Sport, Fitness | Gewicht=2x5 kg | Mit Neopren überzogen.
p2603 | t=football,ball | Fotboll storlek 5 | Målskytt | 249 SEK | Get Fit | Bollar | sport, fotboll | färg=vit | Sydd för hand.
p2604 | t=tennisracket | Graphite Tennis Racket | Ace & Co | 99/139 EUR | Get Fit | Tennis | sport, tennis | Weight=285 g; Material=Graphite | For club players.
p2605 | t=swimgoggles w=kids a=6,7,8,9,10,11,12 | Lunettes de natation enfant | Nageo | 12 EUR | Summer Favourites | Swimming | natation, enfant | âge=6-12 ans | Sangle en silicone.
p2606 | t=tent | Two-Person Tent | Wildpath | 129/159 EUR | Summer Favourites | Tents | camping, outdoor | Weight=2.3 kg; Persons=2 | Up in five minutes.
p2607 | t=sleepingbag | Saco de dormir de tres estaciones | Cumbre | 69 EUR | Summer Favourites | Sleeping Bags | camping | peso=1,2 kg; temperatura=0 °C | Con capucha.
p2608 | t=backpack c=orange x=hiking | Hiking Backpack 40 l Orange | Wildpath | 99 EUR | Get Fit | Backpacks | hiking, outdoor | Colour=Orange; Volume=40 l | Rain cover in the base.
p2609 | t=skippingrope | Speed Skipping Rope | Ace & Co | 9 EUR | Get Fit | Fitness | sport, fitness | Length=3 m | Turns on ball bearings.
p2701 | t=stroller w=baby c=grey | Lightweight Stroller Grey | Tiny Steps | 249/329 EUR | Little Ones | Prams | baby, travel | Colour=Grey; Weight=6.5 kg | Folds with one hand.
p2702 | t=nappies w=baby | Windeln Größe 3 56 Stück | Popolino | 13.9 EUR | Little Ones | Windeln | Baby | Menge=56 Stück | Ohne Duftstoffe.
p2703 | t=babybottle w=baby m=glass | Nappflaska i glas 240 ml | Småfolk & Co | 129 SEK | Little Ones | Nappflaskor | baby | material=glas; volym=240 ml | Mjuk dinapp.
p2704 | t=bodysuit w=baby c=white m=cotton | Bodies bébé coton blanc lot de 3 | Petite Plume | 22 EUR | Little Ones | Baby Clothes | bébé, naissance | couleur=blanc; matière=coton; âge=0-6 mois | Pressions à l'épaule.
p2705 | t=babymonitor w=baby | Video Baby Monitor | Tiny Steps | 119/149 EUR | Little Ones | Baby Monitors | baby, safety | Range=300 m | Sees in the dark.
p2706 | t=highchair w=baby m=wood | Trona de madera para bebé | Casa Lirio | 99 EUR | Little Ones | High Chairs | bebé | material=madera | Crece con el niño.
p2707 | t=blanket w=baby c=yellow m=cotton | Muslin Baby Blanket Yellow | Tiny Steps | 19 EUR | Gifts under 20 | Baby Blankets | baby, newborn, gift | Colour=Yellow; Material=Cotton | Three soft layers.
p2801 | t=notebook c=black m=leather | Leather Notebook A5 Black | Inkwell & Sons | 24 EUR | Gifts for Him | Notebooks | stationery, gift | Colour=Black; Material=Leather; Format=A5; Pages=200 | Lined pages.
p2802 | t=fountainpen c=blue | Füllfederhalter blau | Federkiel | 38 EUR | Home Office | Schreibgeräte | Büro, Geschenk | Farbe=blau | Mit Konverter.
p2803 | t=pencils w=kids x=coloured | Färgpennor 24 st | Ritlust | 99 SEK | Back to School | Pennor | skola, barn | antal=24 | Bryts inte så lätt.
p2804 | t=schoolbag w=kids a=6,7,8,9 c=pink | Cartable fille rose licorne | Petite Plume | 44/55 EUR | Back to School | School Bags | école, enfant | couleur=rose; âge=6-9 ans | Bretelles réfléchissantes.
p2805 | t=calendar x=wall | Wall Calendar Wild Islands | Paperhouse | 14/19 EUR | Gifts under 20 | Calendars | stationery, home | Format=A3 | Twelve photographs.
p2806 | t=stickynotes c=yellow | Sticky Notes Yellow 12 Pads | Inkwell & Sons | 6.5 EUR | Home Office | Office Supplies | office | Colour=Yellow; Size=76x76 mm | Come off cleanly.
p2901 | t=necklace w=women c=silver m=silver | Sterling Silver Moon Necklace | Lunaria | 49 EUR | Gifts for Her | Necklaces | jewellery, women, gift | Material=Sterling silver; Length=45 cm | In a small box.
p2902 | t=earrings w=women c=gold m=gold | Goldohrringe Creolen 585 | Goldstück | 129/159 EUR | Gifts for Her | Ohrringe | Schmuck, Damen | Material=Gold; Durchmesser=15 mm | Leicht und schmal.
p2903 | t=bracelet w=women m=pearl | Bracelet de perles | Lunaria | 39 EUR | Gifts for Her | Bracelets | bijoux, femme | matière=perle; longueur=18 cm | Perles d'eau douce.
p2904 | t=watch w=men c=brown,silver m=leather | Men's Automatic Watch Brown Leather Strap | Copper Fox | 289 EUR | Father's Day | Watches | men, gift | Colour=Brown; Material=Leather; Gender=Men | Glass back.
p2905 | t=ring w=women c=gold m=gold | Anillo de oro con circonita | Joyas Alba | 89 EUR | Date Night | Rings | joyas, mujer | material=oro; género=mujer | Baño de 18 quilates.
p2906 | t=cufflinks w=men c=silver m=silver | Manschettknöpfe Silber | Goldstück | 69 EUR | Father's Day | Herrenschmuck | Schmuck, Herren | Material=Silber; Geschlecht=Herren | Schlicht und rund.
p3001 | t=pan x=frying,nonstick | Non-Stick Frying Pan 28 cm | Sunday Table | 39/55 EUR | Sunday Kitchen | Pans | kitchen, cooking | Diameter=28 cm; PFAS=No | Fits every hob.
p3002 | t=pot m=castiron c=red | Cocotte en fonte rouge 4 l | Feu Doux | 129/169 EUR | Sunday Kitchen | Pots | cuisine | couleur=rouge; matière=fonte; volume=4 l | Pour mijoter.
p3003 | t=knife x=chef m=steel | Kockkniv 20 cm stål | Vass & Vettig | 699 SEK | Sunday Kitchen | Knivar | kök | material=stål; längd=20 cm | Smidd i ett stycke.
p3004 | t=blender x=hand | Stabmixer 800 W | Küchenfee | 44.9 EUR | Sunday Kitchen | Küchengeräte | Küche | Leistung=800 W; Material=Edelstahl | Mit Messbecher.
p3005 | t=mug c=blue m=ceramic | Stoneware Mug Blue 300 ml | Sunday Table | 12 EUR | Gifts under 20 | Mugs | kitchen, gift | Colour=Blue; Material=Stoneware; Volume=300 ml | Every one a little different.
p3006 | t=espressomachine | Espresso Machine with Milk Frother | Third Cup | 249/299 EUR | Father's Day | Coffee Machines | kitchen, coffee | Pressure=15 bar; Model=TC-ESP15 | Heats in 40 seconds.
p3007 | t=kettle m=steel | Electric Kettle Stainless Steel 1.7 l | Third Cup | 45 EUR | Sunday Kitchen | Kettles | kitchen | Material=Stainless steel; Volume=1.7 l | Stops by itself.
p3008 | t=cuttingboard m=wood | Tabla de cortar de olivo | Casa Lirio | 29.5 EUR | Sunday Kitchen | Cutting Boards | cocina, regalo | material=madera de olivo | Con ranura para el jugo.
p3009 | t=wineglasses m=glass | Red Wine Glasses Set of 6 | Sunday Table | 36 EUR | Date Night | Glassware | kitchen, wine | Material=Glass; Volume=480 ml | Safe in the dishwasher.
p3010 | t=lunchbox m=steel | Brotdose aus Edelstahl | Küchenfee | 19.9 EUR | Back to School | Brotdosen | Schule, plastikfrei | Material=Edelstahl; Inhalt=1 l | Auslaufsicher.
p3101 | t=carmats c=black m=rubber | Rubber Car Floor Mats Black | Roadworthy | 39 EUR | Garage | Car Accessories | car | Colour=Black; Material=Rubber; Pieces=4 | Cut to fit.
p3102 | t=dashcam | Dashcam Full HD mit Nachtsicht | Volta | 79/99 EUR | Garage | Autozubehör | Auto | Modell=VL-DC1 | Nimmt bei Stößen auf.
p3103 | t=engineoil | Huile moteur 5W-30 5 l | Mécano | 42 EUR | Garage | Car Care | voiture | volume=5 l | Pour essence et diesel.
p3104 | t=icescraper | Isskrapa med borste | Vintervägen | 99 SEK | Garage | Biltillbehör | bil, vinter | längd=40 cm | Skaft som skjuts ut.
p3105 | t=childseat w=kids a=3,4,5,6,7,8,9,10,11,12 | Silla de coche para niños | Seguro Kids | 149/189 EUR | Little Ones | Car Seats | coche, niños | edad=3-12 años; peso=15-36 kg | Con anclajes.
p3201 | t=bike w=women c=green | City Bike Women 7 Gears Green | Spoke & Chain | 499/599 EUR | On Two Wheels | Bikes | cycling, women | Colour=Green; Gender=Women; Frame=50 cm | With a basket.
p3202 | t=bikehelmet c=black | Fahrradhelm schwarz mit Licht | Radfux | 69.9 EUR | On Two Wheels | Fahrradhelme | Fahrrad | Farbe=schwarz; Größe=M,L | Rücklicht im Helm.
p3203 | t=bikelock | Cykellås kätting 90 cm | Trygg Cykel | 399 SEK | On Two Wheels | Cykellås | cykel | längd=90 cm | Godkänt av försäkringar.
p3204 | t=bikepump | Floor Bike Pump with Gauge | Spoke & Chain | 32 EUR | On Two Wheels | Bike Tools | cycling | Pressure=11 bar | Fits all valves.
p3205 | t=bikelights | Éclairage vélo LED avant et arrière | Roule Ma Poule | 24.9/34.9 EUR | On Two Wheels | Bike Lights | vélo | charge=USB | Vu de loin.
p3301 | t=guitar x=acoustic | Acoustic Guitar Spruce Top | Fret & Bow | 189 EUR | Music Room | Guitars | music, instruments | Material=Spruce; Strings=6 | Gig bag included.
p3302 | t=ukulele c=blue | Ukulele Sopran blau | Klangholz | 39.9 EUR | Music Room | Saiteninstrumente | Musik, Kinder | Farbe=blau | Leicht zu lernen.
p3303 | t=keyboardpiano,piano | Elpiano 88 tangenter | Tonart | 5990/6990 SEK | Music Room | Pianon | musik, instrument | antal tangenter=88 | Vägda tangenter.
p3304 | t=record x=jazz | Blue Hours Jazz Vinyl LP | Needle Drop | 26 EUR | Music Room | Vinyl | music, jazz, vinyl | Format=LP | Recorded in one night.
p3305 | t=drumsticks | Baguettes de batterie 5A | Tempo Libre | 9.5 EUR | Music Room | Drums | musique, batterie | matière=noyer | La paire.
p3306 | t=guitarstrings | Cuerdas para guitarra acústica | Fret & Bow | 11 EUR | Music Room | Strings | música, guitarra | material=bronce | Juego de seis.
`
