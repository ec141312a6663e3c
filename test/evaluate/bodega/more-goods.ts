/** The rest of the tenth shop: what is eaten, what small children need, what is made by hand, spare parts, furniture, clothes and play. */
export const MORE_GOODS = `
d301 | t=whisky x=smoky | Single Malt Whisky Smoky 70 cl | Glen Farrow | 49/59 GBP | Raise a Glass | Whisky | spirits, gift | Volume=70 cl; Strength=46 % | Peat, pear and sea salt.
d302 | t=aquavit | Akvavit med kummin och fänkål 70 cl | Källarvind | 329 SEK | Raise a Glass | Sprit | snaps, midsommar | volym=70 cl | Serveras kall.
d303 | t=sparklingwine x=white | Schaumwein Riesling brut 0,75 l | Weinkeller Ohm | 11.9/14.9 EUR | Raise a Glass | Sekt | Feiern, Wein | Volumen=0,75 l | Fein und trocken.
d304 | t=wine x=white | Vino blanco Albariño 75 cl | Bodegas del Faro | 12.5 EUR | Raise a Glass | Vinos | vino, pescado | volumen=75 cl | Fresco, con un toque salino.
d305 | t=wine x=rose | Rosé de Provence 75 cl | Caves du Mistral | 9.9 EUR | Raise a Glass | Vins | vin, été | volume=75 cl | Pâle et sec.
d306 | t=ham | Jamón ibérico de bellota 100 g | Bodegas del Faro | 14.9 EUR | Delikatessen | Embutidos | tapas, gourmet | peso=100 g | Cortado a cuchillo.
d307 | t=olives x=green | Aceitunas verdes rellenas de limón 350 g | Bodegas del Faro | 4.5 EUR | Delikatessen | Aceitunas | aperitivo, vegano | peso=350 g | Para picar.
d308 | t=mustard | Moutarde à l'ancienne 200 g | Épicerie Colette | 3.9 EUR | Delikatessen | Moutardes | condiment, cuisine | poids=200 g | Grains entiers.
d309 | t=herring | Inlagd sill med senap 250 g | Källarvind | 59 SEK | Delikatessen | Sill | fisk, midsommar | vikt=250 g | Skånsk senap och dill.
d310 | t=vinegar x=balsamic | Balsamic Vinegar of Modena 250 ml | Under the Fig Tree | 15 GBP | Delikatessen | Vinegars | cooking, salad | Volume=250 ml | Aged for eight years.
d311 | t=cheese x=goat | Ziegenkäse gereift 200 g | Hofladen Huber | 6.9 EUR | Delikatessen | Käse | Frühstück, Brotzeit | Gewicht=200 g | In Asche gereift.
d312 | t=pesto x=nutfree,vegan | Nut-Free Vegan Basil Pesto 190 g | Under the Fig Tree | 5 GBP | Delikatessen | Sauces | vegan, pasta | Weight=190 g | Sunflower seeds instead of nuts.
d313 | t=saffron | Saffran 0,5 g | Källarvind | 49 SEK | Delikatessen | Kryddor | bakning, lucia | vikt=0,5 g | Till lussekatter.
d314 | t=cookies x=glutenfree | Glutenfreie Butterkekse 150 g | Hofladen Huber | 3.9 EUR | Delikatessen | Gebäck | glutenfrei, süß | Gewicht=150 g | Aus Reis- und Maismehl.
d315 | t=cordial x=elderflower,alcoholfree | Fläderblomssaft 75 cl | Källarvind | 65/79 SEK | Raise a Glass | Saft | dryck, sommar | volym=75 cl | Blandas en del till sju.
d316 | t=nougat x=almond | Turrón de almendra blando 300 g | Bodegas del Faro | 9.9/12.9 EUR | Delikatessen | Dulces | Navidad, dulces | peso=300 g | Almendra y miel.
d317 | t=coffee x=capsules,decaf | Capsules de café décaféiné, boîte de 20 | Épicerie Colette | 7.9 EUR | Delikatessen | Café | petit déjeuner | pièces=20 | Compostables.
d401 | t=pram w=baby c=grey | Barnvagn grå med liggdel | Mamma Moss | 6995/8495 SEK | Nykläckt | Barnvagnar | baby, resa | färg=grå; vikt=11 kg | Fälls med en hand.
d402 | t=breastpump w=women,baby x=electric | Electric Breast Pump | Little Otter | 99 GBP | Nykläckt | Breast Pumps | baby, feeding | SKU=LO-BP1 | So quiet that nobody wakes.
d403 | t=changingmat w=baby c=mint,green | Wickelauflage mint 70 x 50 cm | Storchennest | 29.9 EUR | Nykläckt | Wickelauflagen | Baby | Farbe=mint; Material=Baumwolle | Abwaschbar.
d404 | t=potty w=kids c=white a=1,2,3 | Pot bébé blanc antidérapant | Doux Dodo | 14.9 EUR | Nykläckt | Pots | bébé, propreté | couleur=blanc; âge=1-3 ans | Se vide et se rince facilement.
d405 | t=babycarrier w=baby c=navy,blue m=cotton | Bärsele marinblå bomull | Mamma Moss | 1195 SEK | Nykläckt | Bärselar | baby | färg=marinblå; material=bomull | Bärs fram eller bak.
d406 | t=bottlewarmer w=baby | Calienta biberones portátil | Doux Dodo | 32/39 EUR | Nykläckt | Biberones | bebé, viaje | potencia=80 W | También para el coche.
d407 | t=bouncer w=baby c=beige | Babywippe beige | Storchennest | 79 EUR | Nykläckt | Babywippen | Baby | Farbe=beige | Wiegt sanft von selbst.
d408 | t=sunhat w=baby,kids c=white m=cotton s=48,50 | Baby Sun Hat White Cotton | Little Otter | 14 GBP | Terraza y sol | Hats | baby, summer | Colour=White; Material=Cotton; Size=48,50 | UPF 50 with a chin strap.
d421 | t=crochethook m=aluminium,metal | Virknål aluminium 4 mm | Nystanet | 39 SEK | Made by Hand | Virknålar | virka, handarbete | material=aluminium; längd=15 cm | Mjukt grepp.
d422 | t=sewingthread x=12colours | Nähgarn 12 Farben | Fadenreich | 14.9 EUR | Made by Hand | Garne | nähen | Teile=12; Länge=100 m | Für Hand und Maschine.
d423 | t=fabric m=linen c=green | Tissu en lin vert au mètre | Mercerie Lise | 16.5 EUR | Made by Hand | Tissus | couture, maison | couleur=vert; matière=lin; largeur=140 cm | Lavé et souple.
d424 | t=embroiderykit w=beginners | Embroidery Kit for Beginners: Wild Garden | Idle Hands | 22/28 GBP | Made by Hand | Embroidery | craft, sewing | Pieces=14 | Hoop, thread and needle in the box.
d425 | t=gluegun | Heißklebepistole 60 W | Fadenreich | 18.9 EUR | Made by Hand | Klebepistolen | Basteln, Deko | Leistung=60 W; SKU=FR-HK60 | Zehn Sticks dabei.
d426 | t=easel m=beech,wood | Caballete de haya para pintar | Taller Añil | 69 EUR | Made by Hand | Caballetes | pintura, arte | material=haya; altura=180 cm | Se pliega del todo.
d427 | t=beads w=kids a=4,5,6,7,8 | Pärlor i trä 500 stycken | Nystanet | 149 SEK | För små händer | Pärlor | pyssel, barn | antal=500; material=trä; ålder=4-8 år | Snöre följer med.
d428 | t=clay c=white | Air Drying Clay White 1 kg | Idle Hands | 9 GBP | Made by Hand | Modelling | craft, kids | Weight=1 kg; Colour=White | Needs no oven.
d429 | t=solderingiron | Lötkolben 80 W regelbar | Rad und Tat | 26.9 EUR | Made by Hand | Löten | Elektronik, Basteln | Leistung=80 W | Heizt in zwanzig Sekunden.
d430 | t=calligraphyset | Coffret de calligraphie | Papeterie Plume | 29/36 EUR | Cadeaux de crémaillère | Calligraphie | écriture, cadeau | pièces=9 | Plumes, porte-plume et encre.
d441 | t=vacuumbags | Staubsaugerbeutel 10 Stück | Ersatzteil Express | 12.9 EUR | Spare Me | Staubsaugerzubehör | Ersatzteile, Haushalt | Artikelnummer=EE-440912; Passend für=Typ G | Filtert Feinstaub.
d442 | t=waterfilter | Vattenfilter patroner 3-pack | Fixeriet | 199/249 SEK | Spare Me | Filter | reservdelar, kök | artikelnummer=FX-VF-3 | Räcker tre månader.
d443 | t=toner c=black | Toner Cartridge Black 3000 Pages | Clerk & Daughter | 45 GBP | Spare Me | Toner | office, printer | Colour=Black; SKU=TN-2420X | For laser printers.
d444 | t=remotecontrol | Universal Remote Control | Loud & Clear | 18 USD | Spare Me | Remote Controls | tv, spares | SKU=LC-RC8 | Replaces eight remotes.
d445 | t=showerhead c=chrome | Pomme de douche chromée économe | Quincaillerie Roux | 21.9 EUR | Spare Me | Douche | salle de bain, pièces | référence=QR-PD09; couleur=chrome | Consomme moitié moins.
d446 | t=drillbattery | Batería de repuesto 18 V 4 Ah para taladro | Rueda Libre | 42 EUR | Spare Me | Baterías | repuestos, herramientas | referencia=RL-B184 | Carga en una hora.
d447 | t=hinges m=brass,metal | Gångjärn i mässing 2-pack | Fixeriet | 89 SEK | Spare Me | Beslag | bygg, dörr | material=mässing; längd=75 mm | Skruvar ingår.
d448 | t=mowerblade | Ersatzmesser für Rasenmäher 38 cm | Ersatzteil Express | 23.5 EUR | Spare Me | Mähmesser | Ersatzteile, Garten | Artikelnummer=EE-771038 | Gehärtet.
d449 | t=smokealarm c=white | Smoke Alarm 10 Year Battery White | Safe & Sound | 19/25 GBP | Spare Me | Alarms | safety, home | Colour=White | Tests itself every week.
d461 | t=sofabed c=blue m=velvet | Bäddsoffa i sammet blå | Vilrum | 8995/10995 SEK | Flytta hemifrån | Bäddsoffor | vardagsrum, gäster | färg=blå; material=sammet; bredd=200 cm | Bäddas ut i ett drag.
d462 | t=shoecabinet c=white | Schuhschrank weiß für 18 Paar | Zu Hause | 119 EUR | Flytta hemifrån | Schuhschränke | Flur, Möbel | Farbe=weiß; Höhe=120 cm | Sehr schmal.
d463 | t=dresser m=oak,wood | Oak Chest of Drawers | Twig & Timber | 329/399 GBP | Flytta hemifrån | Chests of Drawers | bedroom, storage | Material=Oak; Width=100 cm | Six drawers that close softly.
d464 | t=pouf c=yellow m=cotton | Pouf jaune en coton tressé | Maison Sorbet | 59 EUR | Cadeaux de crémaillère | Poufs | salon, cadeau | couleur=jaune; matière=coton; diamètre=50 cm | Moelleux et solide.
d465 | t=tvstand m=walnut,wood | Mueble de TV de nogal 160 cm | Casa Serena | 249 EUR | Flytta hemifrån | Muebles de TV | salón, muebles | material=nogal; anchura=160 cm | Hueco para cables.
d466 | t=bench m=pine,wood | Hallbänk i furu med förvaring | Vilrum | 1495 SEK | Flytta hemifrån | Bänkar | hall, möbler | material=furu; bredd=90 cm | Locket går att sitta på.
d467 | t=coatstand c=black m=metal | Coat Stand Black Metal | Twig & Timber | 45 GBP | Flytta hemifrån | Coat Stands | hallway | Colour=Black; Material=Metal; Height=175 cm | Eight hooks and a foot that stays put.
d468 | t=roomdivider m=bamboo | Raumteiler Bambus 3-teilig | Zu Hause | 69.9/89.9 EUR | Flytta hemifrån | Raumteiler | Wohnzimmer | Material=Bambus; Höhe=170 cm | Klappt flach zusammen.
d469 | t=clock c=green | Wall Clock Green 30 cm | Twig & Timber | 32 GBP | Cadeaux de crémaillère | Clocks | living room, gift | Colour=Green; Diameter=30 cm | No ticking at all.
d470 | t=doormat | Dörrmatta kokos 60 x 40 cm | Vilrum | 199 SEK | Cadeaux de crémaillère | Dörrmattor | hall | material=kokos; längd=60 cm | Gummerad baksida.
d481 | t=weddingdress w=women c=ivory,white m=lace s=36,38,40,42 | Robe de mariée ivoire en dentelle | Sans Souci Mode | 499/699 EUR | Le grand jour | Robes de mariée | femme, mariage | couleur=ivoire; matière=dentelle; taille=36,38,40,42; genre=femme | Traîne légère.
d482 | t=tuxedo w=men c=black m=wool s=48,50,52,54 | Smoking Herren schwarz Wolle | Zwirn & Faden | 299 EUR | Le grand jour | Anzüge | Herren, Hochzeit | Farbe=schwarz; Material=Wolle; Größe=48,50,52,54; Geschlecht=Herren | Mit Satinrevers.
d483 | t=dungarees w=kids c=blue m=denim s=86,98,110 a=1,2,3,4,5 | Hängselbyxor barn blå denim | Mamma Moss | 349 SEK | För små händer | Byxor | barn, lek | färg=blå; material=denim; storlek=86,98,110; ålder=1-5 år | Förstärkta knän.
d484 | t=skirt w=women c=purple m=silk s=S,M,L | Silk Midi Skirt Purple | Lark & Linnet | 79/110 GBP | Le grand jour | Skirts | women, party | Colour=Purple; Material=Silk; Size=S,M,L; Gender=Women | Cut on the bias.
d485 | t=trenchcoat w=women c=beige s=36,38,40 | Trenchcoat Damen beige | Zwirn & Faden | 159 EUR | Regentage | Mäntel | Damen, Herbst | Farbe=beige; Größe=36,38,40; Geschlecht=Damen | Mit Gürtel.
d486 | t=shirt w=men c=blue m=flannel,cotton s=S,M,L,XL,XXL | Flanellskjorta herr blårutig | Stugvärme | 449/599 SEK | Regentage | Skjortor | herr, höst | färg=blå; material=flanell; storlek=S,M,L,XL,XXL; kön=herr | Ruggad på insidan.
d487 | t=sportsbra w=women c=black s=S,M,L,XL | Sujetador deportivo negro | Ola Activa | 27.9 EUR | Terraza y sol | Ropa deportiva | mujer, correr | color=negro; talla=S,M,L,XL; género=mujer | Sujeción alta, sin aros.
d488 | t=sneakers w=kids c=pink s=28,29,30,31,32 a=4,5,6,7 | Baskets enfant roses à scratch | Petits Pas | 34.9/44.9 EUR | Vuelta a clase | Chaussures | enfant, école | couleur=rose; pointure=28,29,30,31,32; âge=4-7 ans | Semelle qui s'allume.
d489 | t=longjohns w=men c=grey m=wool s=M,L,XL | Långkalsonger herr merinoull grå | Stugvärme | 599 SEK | Regentage | Underställ | herr, vinter | färg=grå; material=merinoull; storlek=M,L,XL; kön=herr | Kliar inte.
d490 | t=heels w=women c=gold s=36,37,38,39,40 | Zapatos de tacón dorados | Paso Fino | 69 EUR | Le grand jour | Zapatos | mujer, fiesta | color=dorado; talla=36,37,38,39,40; género=mujer | Tacón de siete centímetros.
d491 | t=tshirt w=men c=white m=cotton s=S,M,L,XL | Men's Organic Cotton T-Shirt White | Lark & Linnet | 19 GBP | Terraza y sol | T-Shirts | men, organic | Colour=White; Material=Cotton; Size=S,M,L,XL; Gender=Men | Heavy jersey that keeps its shape.
d492 | t=backpack c=green x=20l,waterproof | Rucksack Canvas grün 20 l | Zwirn & Faden | 64.9/79.9 EUR | Regentage | Rucksäcke | Schule, Reise, wasserdicht | Farbe=grün; Volumen=20 l | Fach für den Laptop.
d493 | t=rainponcho c=yellow w=unisex | Rain Poncho Yellow One Size | Lark & Linnet | 24 GBP | Regentage | Rainwear | unisex, festival | Colour=Yellow | Packs into its own pocket.
d494 | t=maternityjeans w=women c=blue m=denim s=36,38,40,42 | Umstandsjeans blau | Storchennest | 49.9 EUR | Nykläckt | Umstandsmode | Damen, Schwangerschaft | Farbe=blau; Material=Denim; Größe=36,38,40,42; Geschlecht=Damen | Wächst mit dem Bauch.
d501 | t=rccar w=kids c=red a=6,7,8,9,10 | Ferngesteuertes Auto rot | Kinderkiste | 44.9/59.9 EUR | För små händer | Spielzeugautos | Kinder, Spielzeug | Farbe=rot; Alter=6-10 Jahre | Fährt zwanzig Minuten.
d502 | t=costume w=kids s=104,116,128 a=4,5,6,7,8 | Disfraz de pirata infantil | Fiesta Loca | 22.9 EUR | Carnaval | Disfraces | niños, carnaval | talla=104,116,128; edad=4-8 años | Parche y pañuelo incluidos.
d503 | t=magicset w=kids a=7,8,9,10,11,12 | Coffret de magie 100 tours | Petits Curieux | 32 EUR | Cadeaux de crémaillère | Magie | jeux, enfants | âge=7-12 ans; pièces=40 | Un livret explique tout.
d504 | t=sandpittoys w=kids a=1,2,3,4 | Sandleksaker 8 delar | Bus & Bubbel | 129 SEK | För små händer | Sandleksaker | barn, sommar | delar=8; ålder=1-4 år; material=återvunnen plast | Hink, spade och sil.
d505 | t=tricycle w=kids c=blue a=2,3,4 | Trehjuling blå | Bus & Bubbel | 799/999 SEK | För små händer | Trehjulingar | barn, lek | färg=blå; ålder=2-4 år | Flak där bak.
d506 | t=cardgame w=family a=8,9,10,11,12 | Card Game: Sheep Thieves | Idle Hands | 12 GBP | Unter Freunden | Card Games | family, travel | Age=8 and up; Players=2-6 | Over in twenty minutes.
d507 | t=kite c=rainbow w=kids,family | Kite Rainbow 140 cm | Spoke & Word | 18/24 GBP | Terraza y sol | Kites | beach, wind | Width=140 cm | Flies in the lightest wind.
d508 | t=dice m=metal | Würfelset Metall 7-teilig | Kinderkiste | 16.9 EUR | Unter Freunden | Würfel | Spiele, Rollenspiel | Material=Metall; Teile=7 | Schwer in der Hand.
d509 | t=pressurecooker m=steel out | Olla a presión de acero 6 l | Casa Serena | 79/99 EUR | Cadeaux de crémaillère | Ollas | cocina | material=acero; volumen=6 l | Válida para inducción.
d510 | t=cocktailset m=steel | Cocktail Shaker Set Steel 5 Pieces | Under the Fig Tree | 35 GBP | Raise a Glass | Barware | bar, gift | Material=Steel; Pieces=5 | Shaker, jigger, strainer and spoons.
d511 | t=clothesrack | Torkställ hopfällbart 18 meter | Fixeriet | 349 SEK | Flytta hemifrån | Torkställ | tvätt, hem | längd=18 m; färg=vit | Står stadigt i badkaret.
d512 | t=fondueset c=red | Fondue-Set rot für 6 Personen | Zu Hause | 45.9/55 EUR | Unter Freunden | Fondue | Küche, Käse, Silvester | Farbe=rot; Personen=6 | Für Käse und Schokolade.
`
