/** The rest of the eleventh shop: what is worn outdoors and played, plugged in, cooked with, sat on, eaten, taken as a cure and put on. */
export const MORE_GOODS = `
h364 | t=mosquitonet c=white | Moustiquaire de voyage blanche | Grand Large | 18.9 EUR | Pique-nique | Camping | voyage, tropiques | couleur=blanc; poids=300 g | Pour un lit double.
h365 | t=gaiters c=black s=M,L | Damasker svarta | Fjällstigen | 499 SEK | Ut i skogen | Damasker | vandring, snö | färg=svart; storlek=M,L | Håller snön ute.
h366 | t=lifejacket w=kids c=orange s=20-30kg | Rettungsweste Kinder orange 20-30 kg | Bergfreund Ost | 39.9/49.9 EUR | Ut i skogen | Wassersport > Schwimmwesten | Kinder, Boot, Wasser | Farbe=orange; Gewicht=20-30 kg | Dreht auf den Rücken.
h367 | t=supboard c=blue | Inflatable SUP Board 10'6" Blue | Ridge & River | 299/399 GBP | Black Friday | Paddling | lake, summer | Colour=Blue; SKU=RR-SUP106 | Pump, paddle and bag included.
h368 | t=wetsuit w=women c=black s=S,M,L | Neopreno mujer negro 3/2 mm | Monte Claro | 119/149 EUR | À fond la forme | Neoprenos | surf, mujer | color=negro; talla=S,M,L; género=mujer | Cremallera en la espalda.
h369 | t=wetsuit w=men c=black s=M,L,XL | Men's Wetsuit 5/4 mm Black | Ridge & River | 149 GBP | À fond la forme | Wetsuits | surf, men | Colour=Black; Size=M,L,XL; Gender=Men | Warm enough for April.
h370 | t=snowshoes | Raquettes à neige 25 pouces | Grand Large | 89/119 EUR | Lista para el invierno | Neige | montagne, hiver | réf=GL-RN25 | Jusqu'à 90 kg.
h371 | t=sledge w=kids m=wood | Holzschlitten für zwei Kinder | Bergfreund Ost | 64.9 EUR | Weihnachtsgeschenke | Schlitten | Winter, Kinder, Schnee | Material=Holz; Länge=110 cm | Kufen aus Stahl.
h372 | t=climbingharness w=unisex c=blue s=S,M,L | Klättersele blå | Fjällstigen | 699/899 SEK | À fond la forme | Klättring | klättring, gym | färg=blå; storlek=S,M,L | Fyra materialöglor.
h373 | t=padelracket c=yellow | Pala de pádel amarilla | Monte Claro | 79/109 EUR | À fond la forme | Pádel | pádel, deporte | color=amarillo; peso=360 g | Forma de lágrima.
h374 | t=badmintonset | Badminton-Set für vier mit Netz | Bergfreund Ost | 34.9 EUR | Pique-nique | Badminton | Garten, Familie | Teile=8 | Steht auch ohne Bäume.
h375 | t=boxinggloves c=red s=10oz,12oz | Boxing Gloves Red 12 oz | Ridge & River | 35 GBP | À fond la forme | Boxing | gym, boxing | Colour=Red; SKU=RR-BG12 | Strap at the wrist.
h376 | t=foamroller c=purple | Rouleau de massage violet 33 cm | Grand Large | 19.9 EUR | À fond la forme | Récupération | fitness, dos | couleur=violet; longueur=33 cm | D&eacute;noue les muscles apr&egrave;s le sport.
h377 | t=pullupbar | Chinsstång för dörr | Fjällstigen | 299 SEK | À fond la forme | Träning | gym, hemma | bredd=65-100 cm | Inga skruvar.
h378 | t=exercisebike | Bicicleta estática plegable | Monte Claro | 159/219 EUR | À fond la forme | Fitness | cardio, casa | peso máximo=110 kg | Cabe detrás de la puerta.
h401 | t=ssd x=1tb | VOLTIX SSD 1TB NVMe M.2 2280 | Voltix | 79/99 USD | Black Friday | Storage | pc, storage | SKU=VX-NV1T; specs={"capacity_gb":1000,"read_mb_s":7000} | Seven gigabytes a second.
h402 | t=usbstick x=128gb | USB-Stick 128 GB USB-C | Nordlicht Technik | 14.9 EUR | Black Friday | Speicher | PC, Daten | Kapazität=128 GB; Artikelnummer=NT-US128C | Passt auch ins Telefon.
h403 | t=usbhub c=grey x=usbc | Hub USB-C 7 en 1 gris | Pixel Perdu | 39.9/54.9 EUR | Black Friday | Accessoires PC | ordinateur, bureau | couleur=gris; réf=PP-HUB7 | HDMI, USB-A et lecteur de cartes.
h404 | t=ethernetcable x=10m c=white | Nätverkskabel Cat6 vit 10 m | Kretsen | 129 SEK | Hemmafixarn | Kablar | internet, dator | färg=vit; längd=10 m; artikelnr=KR-C6-10 | Platt, ryms under mattan.
h405 | t=ethernetcable x=2m c=blue | Netzwerkkabel Cat 7 blau 2 m | Nordlicht Technik | 7.9 EUR | Black Friday | Kabel | Internet, PC | Farbe=blau; Länge=2 m; Artikelnummer=NT-C7-02 | Doppelt geschirmt.
h406 | t=dockingstation | Laptop Docking Station Dual 4K | Voltix | 149 USD | Black Friday | PC Accessories | office, laptop | SKU=VX-DS24K | Two screens on one cable.
h407 | t=smartplug c=white | Enchufe inteligente wifi | Chispa | 12.9 EUR | Nyheter | Domótica | casa, wifi | potencia=3680 W; color=blanco; ref=CH-EI16 | Mide el consumo.
h408 | t=tripod c=black | Stativ für Handy und Kamera schwarz 150 cm | Nordlicht Technik | 29.9/39.9 EUR | Black Friday | Stative | Foto, Video, Handy | Farbe=schwarz; Höhe=150 cm | Mit Fernauslöser.
h409 | t=ringlight | Ring Light 26 cm with Phone Holder | Voltix | 24 USD | Nyheter | Lights | video, selfie | Diameter=26 cm | Three shades of white.
h410 | t=batteries x=aa,rechargeable | Laddningsbara batterier AA 4-pack | Kretsen | 149/199 SEK | Hemmafixarn | Batterier | AA, HR6 | antal=4; kapacitet=2500 mAh | Tål tusen laddningar.
h411 | t=actioncamera x=waterproof | Caméra d'action 4K étanche | Pixel Perdu | 119/159 EUR | À fond la forme | Caméras | vidéo, sport, plongée | réf=PP-AC4K | Jusqu'à 30 m sous l'eau.
h412 | t=instantcamera c=pink | Cámara instantánea rosa | Chispa | 89 EUR | Weihnachtsgeschenke | Cámaras | fotos, fiesta, regalo | color=rosa; ref=CH-CI1 | La foto sale en un minuto.
h413 | t=vrheadset | VR-Brille mit zwei Controllern | Nordlicht Technik | 349/399 EUR | Noche de juegos | VR | Gaming, virtuelle Realität | Speicher=128 GB; EAN=4012345600127 | Ohne Kabel und ohne PC.
h414 | t=laptopstand c=silver m=aluminium | Laptopställ aluminium silver | Kretsen | 349 SEK | Nyheter | Tillbehör | kontor, hemmakontor, rygg | färg=silver; material=aluminium | Skärmen i ögonhöjd.
h415 | t=weatherstation | Wireless Weather Station with Outdoor Sensor | Voltix | 59/75 USD | Schönes Zuhause | Weather | home, garden | SKU=VX-WS3 | Tells you when to bring in the washing.
h416 | t=alarmclock m=bamboo,wood | Réveil en bambou | Pixel Perdu | 26.9 EUR | Schönes Zuhause | Réveils | chambre, sommeil | matière=bambou | S'allume quand on tape des mains.
h417 | t=airpurifier c=white | Luftrenare vit för 40 m² | Kretsen | 1995/2495 SEK | Hemmafixarn | Luftrenare | allergi, pollen, sovrum | färg=vit; filter=H13 | Viskar på natten.
h418 | t=dehumidifier | Luftentfeuchter 12 l pro Tag | Nordlicht Technik | 149 EUR | Lista para el invierno | Luftentfeuchter | Keller, Schimmel | Tank=2 l | Stoppt sich selbst, wenn der Tank voll ist.
h419 | t=escooter c=black | Patinete eléctrico negro 25 km/h | Chispa | 329/429 EUR | Black Friday | Movilidad | ciudad, eléctrico | color=negro; autonomía=30 km; ref=CH-PE25 | Se pliega en tres segundos.
h420 | t=traveladapter | Universal Travel Adapter with USB-C | Voltix | 19 USD | Pique-nique | Travel | travel, plug | SKU=VX-TA1 | Works in 150 countries.
h421 | t=inkcartridge c=black | Tintenpatrone schwarz XL 953 kompatibel | Nordlicht Technik | 16.9 EUR | Black Friday | Druckerzubehör | Drucker, Büro | Farbe=schwarz; Artikelnummer=NT-953XL-BK | Reicht für 2000 Seiten.
h422 | t=soundbar c=black x=bluetooth | KRETSEN Soundbar svart 120W bluetooth | Kretsen | 1495/1995 SEK | Black Friday | Ljud | tv, ljud, film | färg=svart; effekt=120 W; HDMI=ARC | Hör vad de viskar på film.
h451 | t=corkscrew m=steel | Tire-bouchon sommelier inox | Maison Bleue | 12.9 EUR | Kitchen Heroes | Ustensiles | vin, apéro | matière=inox | Avec coupe-capsule.
h452 | t=rollingpin m=beech,wood | Kavel i bok | Stuga Tolv | 149 SEK | Kitchen Heroes | Bakning | baka, kök | material=bok; längd=43 cm | Rullar på kullager.
h453 | t=caketin m=steel | Springform 26 cm auslaufsicher | Wohnfabrik | 16.9 EUR | Kitchen Heroes | Backen | Backen, Kuchen | Durchmesser=26 cm; Material=Stahl | Nichts klebt.
h454 | t=cookiecutters x=animals m=steel | Cookie Cutters Farm Animals 7 Pieces | Hollow Oak | 8/11 GBP | Weihnachtsgeschenke | Baking | baking, kids | Pieces=7; Material=Steel | Sheep, cow, pig and friends.
h455 | t=saladspinner c=green | Centrifugadora de ensalada verde | Hogar Dulce | 17.5 EUR | Kitchen Heroes | Cocina | ensalada, cocina | color=verde; volumen=5 l | Con freno.
h456 | t=garlicpress m=steel | Knoblauchpresse Edelstahl | Wohnfabrik | 14.9 EUR | Kitchen Heroes | Küchenhelfer | Küche | Material=Edelstahl | Auch für ungeschälte Zehen.
h457 | t=pizzastone m=stone | Pierre à pizza 38 cm | Maison Bleue | 32.9/39.9 EUR | Kitchen Heroes | Four | pizza, four, barbecue | diamètre=38 cm | Croûte comme au feu de bois.
h458 | t=pastamachine m=steel | Pastamaskin i stål | Stuga Tolv | 549/699 SEK | Kitchen Heroes | Köksmaskiner | pasta, italienskt | material=stål | Nio tjocklekar.
h459 | t=icecreammaker | Ice Cream Maker 1.5 L | Hollow Oak | 45/59 GBP | Kitchen Heroes | Small Appliances | dessert, summer | Volume=1.5 l; SKU=HO-IC15 | Soft scoops in thirty minutes.
h460 | t=ovengloves c=red m=cotton | Guantes de horno rojos de algodón | Hogar Dulce | 13.9 EUR | Kitchen Heroes | Textil cocina | horno, cocina | color=rojo; material=algodón | Hasta 250 grados.
h461 | t=beanbag c=grey | Sittsäck grå XL | Stuga Tolv | 899/1299 SEK | Schönes Zuhause | Möbler > Sittsäckar | vardagsrum, gaming | färg=grå; volym=300 l | Klädseln går att tvätta.
h462 | t=rockingchair m=oak,wood c=beige | Schaukelstuhl Eiche mit Polster beige | Wohnfabrik | 229 EUR | Schönes Zuhause | Stühle | Wohnzimmer, Lesen | Material=Eiche; Farbe=beige | Schaukelt leise.
h463 | t=sideboard m=walnut,wood | Walnut Sideboard with Sliding Doors | Hollow Oak | 449/549 GBP | Schönes Zuhause | Sideboards | dining room, storage | Material=Walnut; Width=160 cm | Doors that glide.
h464 | t=sideboard c=white | Buffet blanc 120 cm | Maison Bleue | 199 EUR | Schönes Zuhause | Buffets | salon, rangement | couleur=blanc; largeur=120 cm | Deux portes, trois tiroirs.
h465 | t=mattresstopper s=90,140,160 | Bäddmadrass memory foam | Stuga Tolv | 1295 SEK | Schönes Zuhause | Sängar | sovrum, sömn | bredd=90,140,160 | Överdraget tvättas i 60 grader.
h466 | t=rollerblind c=black x=blackout | Verdunkelungsrollo schwarz 80 x 150 cm | Wohnfabrik | 24.9 EUR | Schönes Zuhause | Rollos | Schlafzimmer, Fenster | Farbe=schwarz; Breite=80 cm | Klemmen statt bohren.
h467 | t=pictureframe c=gold | Marco de fotos dorado 13 x 18 | Hogar Dulce | 9.9 EUR | Schönes Zuhause | Marcos | fotos, regalo | color=dorado; medidas=13x18 cm | De pie o colgado.
h468 | t=wallshelf m=oak,wood | Étagère murale chêne 80 cm | Maison Bleue | 44.9/59.9 EUR | Schönes Zuhause | Étagères | salon, livres | matière=chêne; largeur=80 cm | Fixations invisibles.
h469 | t=dressingtable c=white | Dressing Table White with Mirror | Hollow Oak | 159 GBP | Schönes Zuhause | Tables | bedroom, make-up | Colour=White; Width=90 cm | Bulbs all round.
h501 | t=oats x=glutenfree | Glutenfria havregryn 1 kg | Skafferiet | 39 SEK | Kitchen Heroes | Frukost | havre, glutenfritt | vikt=1 kg | Från Skåne.
h502 | t=flour x=rye | Roggenmehl Type 1150 1 kg | Kornkammer | 2.5 EUR | Kitchen Heroes | Mehl | Backen, Brot | Gewicht=1 kg | Für Sauerteig.
h503 | t=peanutbutter x=crunchy | Peanut Butter Crunchy 340 g | Corner Pantry | 3.5 GBP | Kitchen Heroes | Spreads | breakfast, vegan | Weight=340 g | Nothing but peanuts and salt.
h504 | t=maplesyrup | Sirop d'érable 250 ml | La Bonne Louche | 8.9 EUR | Kitchen Heroes | Épicerie sucrée | crêpes, petit déjeuner | volume=250 ml | Du Québec.
h505 | t=soysauce x=glutenfree | Salsa de soja sin gluten 250 ml | La Despensa | 4.2 EUR | Kitchen Heroes | Salsas | asiático, sushi | volumen=250 ml | Fermentada un año.
h506 | t=hotsauce | Hot Sauce Smoked Habanero 150 ml | Corner Pantry | 6.5/8 GBP | Kitchen Heroes | Sauces | spicy, vegan | Volume=150 ml | Eight out of ten on our scale.
h507 | t=chickpeas x=organic | Bio-Kichererbsen 400 g Dose | Kornkammer | 1.6 EUR | Kitchen Heroes | Konserven | bio, vegan, Hummus | Gewicht=400 g | Gekocht und fertig.
h508 | t=popcorn x=caramel | Popcorn caramel beurre salé 150 g | La Bonne Louche | 4.5 EUR | Noche de juegos | Snacks | cinéma, apéro | poids=150 g | Croquant.
h509 | t=chewinggum x=sugarfree | Tuggummi sockerfritt mint 3-pack | Skafferiet | 29 SEK | Nyheter | Godis | godis, mint | antal=30 | Med xylitol.
h510 | t=matcha x=organic | Organic Matcha Powder 50 g | Corner Pantry | 14/18 GBP | Nyheter | Tea | organic, japan | Weight=50 g | First harvest.
h511 | t=mate | Yerba mate 500 g | La Despensa | 6.9 EUR | Nyheter | Infusiones | mate, argentina | peso=500 g | Con palo.
h512 | t=proteinpowder x=vegan,vanilla | Veganes Proteinpulver Vanille 1 kg | Kornkammer | 29.9/36.9 EUR | À fond la forme | Fitness-Nahrung | Sport, vegan | Gewicht=1 kg; Geschmack=Vanille | Aus Erbsen und Reis.
h513 | t=proteinpowder x=whey,chocolate | Vassleprotein choklad 1 kg | Friskus | 299 SEK | À fond la forme | Kosttillskott | träning, protein | vikt=1 kg; smak=choklad | 22 g protein per portion.
h514 | t=kombucha x=ginger out | Kombucha gingembre 75 cl | La Bonne Louche | 5.9 EUR | Pique-nique | Boissons | bio, boisson | volume=75 cl | Sans alcool.
h551 | t=crutches | Kryckor justerbara 1 par | Friskus | 349 SEK | Hälsa hemma | Hjälpmedel | skada, ben | antal=2 | Greppet formas efter handen.
h552 | t=pillbox | Pillendose 7 Tage | Vitalis | 6.9 EUR | Hälsa hemma | Pillendosen | Medikamente, Senioren | Fächer=28 | Morgens, mittags, abends, nachts.
h553 | t=compressionsocks w=unisex c=black s=S,M,L | Compression Socks Black | Well & Good | 15 GBP | Hälsa hemma | Socks | flying, legs | Colour=Black; Size=S,M,L | For long flights and long shifts.
h554 | t=eyedrops | Collyre yeux secs 10 ml | Pharma Douce | 9.5 EUR | Hälsa hemma | Yeux | yeux, lentilles | volume=10 ml | Sans conservateur.
h555 | t=insoles s=36-39,40-43 | Plantillas de gel 40-43 | Botica Sana | 12.9/15.9 EUR | Hälsa hemma | Pies | pies, zapatos | talla=40-43 | Se recortan a medida.
h556 | t=bathroomscale c=black | Personenwaage schwarz mit App | Vitalis | 34.9/44.9 EUR | Hälsa hemma | Waagen | Bad, Gewicht | Farbe=schwarz; Belastung=180 kg | Misst auch Muskeln.
h557 | t=handsanitiser | Handsprit 500 ml | Friskus | 49 SEK | Hälsa hemma | Hygien | händer, resa | volym=500 ml | Torkar inte ut.
h558 | t=tickremover w=dogs,family | Tick Remover 2 Pack | Well & Good | 4.5 GBP | Hälsa hemma | First Aid | dogs, forest | Pieces=2 | Twist, don't pull.
h559 | t=omega3 x=fishfree,vegan | Oméga-3 végétal 60 capsules | Pharma Douce | 19.9 EUR | Hälsa hemma | Compléments | vegan, cœur | capsules=60 | À base d'algues.
h560 | t=hearingaidbatteries x=312 | Hörgerätebatterien 312, 60 Stück | Vitalis | 14.9 EUR | Hälsa hemma | Batterien | Hörgerät, Senioren | Anzahl=60; Typ=312; EAN=4023456700312 | Zink-Luft.
h601 | t=fleece w=women c=green s=S,M,L | Women's Fleece Jacket Green | Thread Theory | 49/65 GBP | Lista para el invierno | Fleeces | women, outdoor | variants=[{"sku":"TT-FL-GR-S","size":"S","color":"Green"},{"sku":"TT-FL-GR-M","size":"M","color":"Green"},{"sku":"TT-FL-GR-L","size":"L","color":"Green"}]; Gender=Women | Recycled bottles.
h602 | t=fleece w=men c=grey s=M,L,XL | Fleecetröja herr grå | Nystan & Söner | 499 SEK | Ut i skogen | Fleece | herr, FRILUFT | färg=grå; storlek=M,L,XL; kön=herr | Hög krage.
h603 | t=fleece w=kids c=red s=98,104,110 | Polaire enfant rouge | Fil d'Ariane | 24.9/34.9 EUR | Lista para el invierno | Polaires | enfant, hiver | couleur=rouge; taille=98,104,110; genre=enfant | Capuche à oreilles.
h604 | t=bodywarmer w=men c=navy,blue s=M,L,XL | Steppweste Herren dunkelblau | Nadelwerk | 59.9 EUR | Lista para el invierno | Westen | Herren, Herbst | Farbe=dunkelblau; Größe=M,L,XL; Geschlecht=Herren | Sehr leicht.
h605 | t=bowtie w=men c=red m=silk | Pajarita de seda roja | Hilo Rojo | 24.9 EUR | Weihnachtsgeschenke | Pajaritas | hombre, boda | color=rojo; material=seda | Ya anudada.
h606 | t=braces w=men c=black | Hängslen svarta | Nystan & Söner | 249 SEK | Nyheter | Accessoarer | herr, fest | färg=svart; bredd=35 mm | Clips av metall.
h607 | t=earmuffs c=pink w=women,kids | Fluffy Earmuffs Pink | Thread Theory | 15 GBP | Lista para el invierno | Accessories | winter, gift | Colour=Pink | One size fits all ears.
h608 | t=headband c=white m=wool | Stirnband Merino weiß | Nadelwerk | 19.9 EUR | Lista para el invierno | Stirnbänder | Laufen, Winter | Farbe=weiß; Material=Merinowolle | Hält die Ohren warm.
h609 | t=kimono w=women c=blue m=silk | Kimono en soie bleu | Fil d'Ariane | 89/119 EUR | Nyheter | Kimonos | femme, maison | couleur=bleu; matière=soie; genre=femme | Taille unique.
h610 | t=cyclingshorts w=men c=black s=M,L,XL | Cykelbyxor herr svarta med vaddering | Nystan & Söner | 599/749 SEK | À fond la forme | Cykelkläder | cykel, herr | färg=svart; storlek=M,L,XL; kön=herr | Sömmar som inte skaver.
h611 | t=skipants w=kids c=blue s=116,128,140 | Skihose Kinder blau | Nadelwerk | 44.9/59.9 EUR | Lista para el invierno | Skihosen | Kinder, Schnee | Farbe=blau; Größe=116,128,140 | Mit Hosenträgern.
h612 | t=skipants w=women c=white s=S,M,L | Pantalón de esquí blanco mujer | Hilo Rojo | 89 EUR | Lista para el invierno | Esquí | mujer, nieve | color=blanco; talla=S,M,L; género=mujer | Impermeable.
h613 | t=nursingbra w=women c=beige s=80C,85B,85C,90C | Soutien-gorge d'allaitement beige | Fil d'Ariane | 29.9 EUR | Baby Shower | Maternité | femme, maman | couleur=beige; taille=80C,85B,85C,90C; genre=femme | S'ouvre d'une main.
h614 | t=balaclava c=black m=wool | Balaclava Merino Black | Thread Theory | 22 GBP | Lista para el invierno | Headwear | skiing, motorcycle | Colour=Black; Material=Wool | Thin enough for a helmet.
h615 | t=hivisvest w=unisex c=yellow s=S,M,L,XL | Reflexväst gul | Bygghörnan | 79 SEK | Hemmafixarn | Arbetskläder | cykel, bygg, hund | färg=gul; storlek=S,M,L,XL | Syns på 150 meter.
h616 | t=balletshoes w=kids c=pink m=leather s=26,27,28,29,30 | Zapatillas de ballet rosas niña | Hilo Rojo | 14.9 EUR | Nyheter | Danza | niña, danza | color=rosa; talla=26,27,28,29,30; material=piel | Suela partida.
h617 | t=balletshoes w=women c=white m=canvas s=36,37,38 | Chaussons de danse femme blancs en toile | Fil d'Ariane | 18.9 EUR | À fond la forme | Danse | femme, danse | couleur=blanc; pointure=36,37,38; matière=toile; genre=femme | Demi-pointes.
h618 | t=legwarmers w=women c=grey m=wool | Benvärmare ull grå | Nystan & Söner | 199/249 SEK | Lista para el invierno | Strumpor | dam, dans, vinter | färg=grå; material=ull | Stickade i Borås.
h619 | t=tiara c=silver w=women,kids | Diadem silber mit Strass | Nadelwerk | 12.9 EUR | Weihnachtsgeschenke | Schmuck | Fasching, Hochzeit, Prinzessin | Farbe=silber | Kämmchen halten sie im Haar.
`
