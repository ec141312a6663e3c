/** A twelfth shop, a department store of two hundred and forty things no earlier shop sells: id | what is true of it | title | vendor | price | collection | type | tags | properties | text. */
export const GOODS = `
k101 | t=casserole c=red m=iron | Gusseiserner Bräter rot 5 l | Tonwerk | 89/119 EUR | Black Week | Töpfe > Bräter | Kochen, Schmoren, Ofen | Farbe=rot; Material=Gusseisen; Volumen=5 l | Für alle Herde, auch Induktion.
k102 | t=casserole c=blue m=iron | Cocotte en fonte bleue 4 L | Atelier Mistral | 129 EUR | Bien-être | Cocottes | cuisine, mijoter | couleur=bleu; matière=fonte; volume=4 l; réf=AM-CO4B | Pour les plats qui mijotent tout l'apr&egrave;s-midi.
k103 | t=wok m=steel | Carbon Steel Wok 13 inch | Copper Kettle Co | 34 GBP | Date Night | Woks | stir fry, asian | Material=Carbon steel; SKU=CK-WK13 | Season it once, keep it for life.
k104 | t=mokapot c=silver x=6cups | Cafetera italiana 6 tazas aluminio | Casa Olmo | 19.9/24.9 EUR | Fin de semana | Cafeteras | café, desayuno | color=plata; tazas=6; material=aluminio | No apta para inducción.
k105 | t=mokapot c=black x=3cups | Mokabryggare svart 3 koppar | Kvarnby | 299 SEK | Fredagsmys | Kaffe | kaffe, espresso | färg=svart; koppar=3; artikelnr=KB-MK3S | Fungerar på induktion.
k106 | t=frenchpress | Cafetière à piston 1 litre | Atelier Mistral | 29.9 EUR | Bien-être | Cafetières | café, petit déjeuner | volume=1 l; matière=verre | Filtre inox, passe au lave-vaisselle.
k107 | t=milkfrother c=white | Milchaufschäumer elektrisch weiß | Elektra Nord | 39.9/49.9 EUR | Black Week | Küchengeräte | Kaffee, Cappuccino, Latte | Farbe=weiß; Leistung=500 W; Artikelnummer=EN-MS500 | Heiß oder kalt.
k108 | t=breadmaker | Bakmaskin 900 g med 15 program | Kvarnby | 1290/1590 SEK | Fredagsmys | Köksmaskiner | bröd, baka | vikt=900 g; effekt=600 W | Nybakat när du vaknar.
k109 | t=yoghurtmaker | Yaourtière 8 pots en verre | Atelier Mistral | 44.9 EUR | Bien-être | Électroménager | yaourt, maison | pots=8; puissance=30 W | Yaourts en huit heures.
k110 | t=juicer c=red | Slow Juicer Red | Brightline | 119/159 USD | Spring Clean | Juicers | smoothie, healthy | Colour=Red; SKU=BL-SJ200; Power=200 W | Quiet enough for six in the morning.
k111 | t=sodamaker c=black | Trinkwassersprudler schwarz mit 2 Flaschen | Elektra Nord | 69 EUR | Grillsaison | Wassersprudler | Wasser, Kohlensäure | Farbe=schwarz; Flaschen=2 | Inklusive CO2-Zylinder.
k112 | t=sandwichtoaster | Sandwichera y gofrera 2 en 1 | Casa Olmo | 27.9 EUR | Fiesta en casa | Sandwicheras | merienda, cocina | potencia=750 W | Placas que se quitan y se lavan.
k113 | t=raclette | Raclette-Grill für 8 Personen | Elektra Nord | 54.9/79.9 EUR | Black Week | Raclette | Silvester, Käse, Gäste | Leistung=1300 W; Personen=8 | Acht Pfännchen, eine Steinplatte.
k114 | t=fooddehydrator | Dörrautomat 5 Etagen | Elektra Nord | 49 EUR | Grillsaison | Küchengeräte | Obst, Trockenfleisch | Etagen=5 | Für Äpfel, Pilze und Kräuter.
k115 | t=vacuumsealer | Vacuum Sealer with 10 Bags | Copper Kettle Co | 45 GBP | Spring Clean | Kitchen Gadgets | food storage, sous vide | SKU=CK-VS10 | Keeps food fresh five times longer.
k116 | t=grater m=steel | Rivjärn i rostfritt stål, fyra sidor | Kvarnby | 129 SEK | Fredagsmys | Köksredskap | ost, grönsaker | material=rostfritt stål | Grovt, fint, skivor och parmesan.
k117 | t=peeler | Économe à lame en céramique | Atelier Mistral | 7.9 EUR | Bien-être | Ustensiles | légumes, éplucher | longueur=18 cm | Ne rouille pas.
k118 | t=canopener x=lefthanded | Left-Handed Can Opener | Copper Kettle Co | 12 GBP | Spring Clean | Kitchen Gadgets | lefties, tins | SKU=CK-CO-L | Made for lefties, at last.
k119 | t=mortar m=granite | Mortero de granito con mano | Casa Olmo | 24.9 EUR | Fin de semana | Utensilios de cocina | especias, pesto | material=granito; peso=3 kg | Pesa tres kilos y no se mueve.
k120 | t=colander c=mint | Durchschlag mint emailliert | Tonwerk | 18.9 EUR | Grillsaison | Siebe | Nudeln, Küche | Farbe=mint; Durchmesser=24 cm | Nudeln ab, fertig.
k121 | t=icecubetray c=blue | Istärningsform silikon blå | Kvarnby | 79 SEK | Sommarstugan | Köksredskap | drinkar, is | färg=blå; material=silikon | Stora kuber som smälter långsamt.
k122 | t=eggcups | Eierbecher-Set Hühner 4 Stück | Tonwerk | 16.9 EUR | Ostern daheim | Eierbecher | Frühstück, Ostern | Anzahl=4; Material=Steingut | Jedes Huhn schaut anders.
k123 | t=butterdish c=white | Beurrier breton à eau blanc | Atelier Mistral | 24 EUR | Bien-être | Vaisselle | beurre, petit déjeuner | couleur=blanc; matière=grès | Le beurre reste tendre sans frigo.
k124 | t=breadbin m=bamboo | Panera de bambú con tapa | Casa Olmo | 32.9/39.9 EUR | Fin de semana | Almacenaje | pan, cocina | material=bambú; ancho=38 cm | La tapa sirve de tabla.
k125 | t=cakestand | Glass Cake Stand with Dome | Marlow & Finch | 36 GBP | Date Night | Serveware | cake, afternoon tea | Diameter=30 cm | Shows off even a plain sponge.
k126 | t=picnicbasket | Picknickkorg för fyra i flätad pil | Kvarnby | 699/899 SEK | Sommarstugan | Picknick | utflykt, sommar | personer=4; material=pil | Porslin och bestick ingår.
k127 | t=picnicblanket c=red | Picknickdecke rot kariert 2 x 2 m wasserdicht | Waldkauz | 29.9 EUR | Grillsaison | Decken | Picknick, Strand, Park | Farbe=rot; Maße=2x2 m | Unterseite lässt keine Nässe durch.
k128 | t=hipflask m=steel | Engraved Hip Flask 6 oz | Marlow & Finch | 22 GBP | Date Night | Barware | groomsmen, whisky | Material=Steel; Volume=170 ml | Initials free of charge.
k129 | t=decanter | Carafe à décanter 1,5 L en cristal | Atelier Mistral | 59/75 EUR | Bien-être | Carafes | vin, cadeau | volume=1,5 l; matière=cristal | Laisse respirer les rouges.
k130 | t=winerack m=wood | Botellero de pino para 12 botellas | Casa Olmo | 34.9 EUR | Fiesta en casa | Botelleros | bodega, vino | material=pino; botellas=12 | Se apilan varios.
k131 | t=kitchentimer | Äggklocka magnetisk 60 minuter | Kvarnby | 99 SEK | Fredagsmys | Köksredskap | ägg, kök | diameter=6 cm | Ringer högt.
k132 | t=measuringcups m=steel | Measuring Cups Set of 5 Stainless | Copper Kettle Co | 14 GBP | Spring Clean | Baking | baking, cups | Pieces=5; SKU=CK-MC5 | From a quarter to a whole cup.
k133 | t=napkins | Serviettes en papier citrons x 40 | Atelier Mistral | 5.5 EUR | Terrasse d'été | Art de la table | table, fête, été | quantité=40 | Trois épaisseurs.
k134 | t=kitchentrolley m=wood | Servierwagen Akazie mit Rollen | Tonwerk | 149/189 EUR | Grillsaison | Küchenwagen | Küche, Gäste | Material=Akazie; Breite=60 cm | Zwei Rollen mit Bremse.
k151 | t=ironingboard | Strykbräda med ärmbräda | Granris | 549 SEK | Spring Clean | Tvätt | tvätt, stryka | längd=120 cm | Fälls ihop platt.
k152 | t=dryingrack | Wäscheständer Flügel 20 m | Hausfreund | 34.9 EUR | Spring Clean | Wäsche | Wäsche, Balkon | Länge=20 m | Trägt auch nasse Jeans.
k153 | t=clothespegs m=wood | Wooden Clothes Pegs x 50 | Wickstead | 5 GBP | Spring Clean | Laundry | washing line | Quantity=50; Material=Birch | Strong springs.
k154 | t=lintroller | Rodillo quitapelusas con 3 recambios | Casa Olmo | 6.9 EUR | Fin de semana | Limpieza | ropa, pelos de mascota | hojas=180 | Adiós a los pelos de gato.
k155 | t=garmentsteamer c=white | Défroisseur vapeur de voyage blanc | Octet | 39.9/54.9 EUR | Black Week | Soin du linge | repassage, voyage | couleur=blanc; puissance=1200 W; réf=OC-DV12 | Prêt en 25 secondes.
k156 | t=toiletbrush c=black | Toalettborste svart med hållare | Granris | 179 SEK | Spring Clean | Badrum | städ, toalett | färg=svart | Borsthuvudet går att byta.
k157 | t=plunger | Pömpel aus Naturkautschuk | Hausfreund | 8.9 EUR | Spring Clean | Bad | Abfluss, verstopft | Durchmesser=14 cm | Macht Abflüsse frei.
k158 | t=bucket c=yellow | Collapsible Bucket 10 L Yellow | Wickstead | 11 GBP | Spring Clean | Cleaning | mop, camping | Colour=Yellow; Volume=10 l | Folds flat under the sink.
k159 | t=dishrack m=steel | Égouttoir à vaisselle inox | Atelier Mistral | 32 EUR | Spring Clean | Cuisine | vaisselle, évier | matière=inox | Avec bac à couverts.
k160 | t=sewingkit | Costurero de viaje 70 piezas | Casa Olmo | 9.9 EUR | Fin de semana | Costura | botones, hilo, aguja | piezas=70 | Para el botón que siempre se cae.
k161 | t=weightedblanket c=grey | Tyngdtäcke grått 7 kg | Granris | 899/1199 SEK | Fredagsmys | Täcken | sömn, oro, ångest | färg=grå; vikt=7 kg | Som en lång kram.
k162 | t=weightedblanket w=kids c=blue a=6,7,8,9,10,11,12 | Kids Weighted Blanket 3 kg Blue | Little Otter | 39 GBP | Spring Clean | Bedding | sleep, calm, sensory | Colour=Blue; Weight=3 kg; Age=6-12 years | Calms busy heads at bedtime.
k163 | t=electricblanket | Heizdecke 180 x 130 cm Fleece | Elektra Nord | 49.9/69.9 EUR | Black Week | Heizdecken | Winter, Sofa, frieren | Leistung=120 W | Neun Stufen, schaltet selbst ab.
k164 | t=whitenoise c=white | Machine à bruit blanc | Octet | 34.9 EUR | Bien-être | Sommeil | sommeil, bébé, dormir | couleur=blanc; sons=20 | Pluie, vagues et ventilateur.
k165 | t=lightbox | Sunrise Light Therapy Lamp 10,000 lux | Brightline | 59 USD | Spring Clean | Lamps | winter blues, SAD, mood | SKU=BL-LT10; Lux=10000 | Half an hour of summer at breakfast.
k166 | t=photoalbum w=baby | Babyalbum mitt första år | Lilla Loppan | 249 SEK | Sommarstugan | Album | dop, bebis, minnen | sidor=60 | Plats för den första tanden.
k167 | t=photoalbum c=green | Álbum de fotos verde 200 fotos | Casa Olmo | 21.9 EUR | Fin de semana | Álbumes | recuerdos, boda | color=verde; fotos=200 | Hojas sin ácido.
k168 | t=scratchmap | Rubbelweltkarte XXL | Pfiffikus | 24.9 EUR | Ab in den Urlaub | Karten | Reise, Weltenbummler, Geschenk | Maße=88x52 cm | Jedes Land, in dem du warst.
k169 | t=guestbook | Livre d'or mariage kraft | Atelier Mistral | 27 EUR | Bien-être | Papeterie | mariage, invités | pages=80 | Cent mots gentils y tiennent.
k170 | t=bookends m=marble | Marble Bookends Pair | Marlow & Finch | 44 GBP | Date Night | Home Decor | books, shelf | Material=Marble | Heavy enough for an encyclopedia.
k171 | t=magnifier x=light | Förstoringsglas med belysning | Granris | 199 SEK | Sommarstugan | Hjälpmedel | läsa, syn | förstoring=5x | För det finstilta.
k172 | t=discoball | Discokugel 30 cm mit Motor | Pfiffikus | 39.9 EUR | Fiesta en casa | Partydeko | Party, Licht | Durchmesser=30 cm | Dreht sich von allein.
k173 | t=confetti | Canon à confettis x 4 biodégradables | La Belle Aventure | 14.9 EUR | Fiesta en casa | Fête | mariage, anniversaire | quantité=4 | Papier de riz, rien à ramasser.
k174 | t=karaoke c=pink | Micrófono karaoke bluetooth rosa | Ritmo y Son | 22.9/29.9 EUR | Fiesta en casa | Karaoke | cantar, fiesta, niños | color=rosa | Con luces y altavoz.
k175 | t=smokemachine | Fog Machine 400 W | Brightline | 49 USD | Fiesta en casa | Party | halloween, stage | Power=400 W; SKU=BL-FM400 | Ready in three minutes.
k176 | t=partyhats | Kalashattar 8 st | Lilla Loppan | 49 SEK | Fiesta en casa | Kalas | barnkalas, födelsedag | antal=8 | Med gummiband som håller.
k177 | t=banner | Guirlande "Joyeux anniversaire" dorée | La Belle Aventure | 8.5 EUR | Fiesta en casa | Décoration | anniversaire, fête | couleur=doré; longueur=2 m | Lettres en carton épais.
k178 | t=sparklers | Wunderkerzen 40 Stück lang | Pfiffikus | 4.9 EUR | Fiesta en casa | Partydeko | Silvester, Hochzeit | Anzahl=40; Länge=40 cm | Brennen zwei Minuten.
k201 | t=rollator c=red | Rollator leicht mit Sitz, rot | Hausfreund | 139/169 EUR | Bien-être | Gehhilfen | Senioren, gehen | Farbe=rot; Gewicht=6,5 kg | Mit Korb und Bremse.
k202 | t=wheelchair | Fauteuil roulant pliant | Octet | 249 EUR | Bien-être | Mobilité | senior, handicap | largeur=46 cm | Se plie d'une main.
k203 | t=tens | TENS Machine for Back Pain | Brightline | 39/49 USD | Black Week | Pain Relief | back, muscle, nerve | SKU=BL-TN4; Pads=4 | Drug-free relief at home.
k204 | t=oximeter | Pulsoximeter für den Finger | Elektra Nord | 24.9 EUR | Bien-être | Messgeräte | Puls, Sauerstoff | Artikelnummer=EN-PO1 | Ergebnis in acht Sekunden.
k205 | t=pregnancytest | Graviditetstest tidig 2-pack | Tjärn & Son | 89 SEK | Bien-être | Tester | gravid, test | antal=2 | Visar svar sex dagar före utebliven mens.
k206 | t=condoms x=latexfree | Préservatifs sans latex x 12 | Octet | 12.9 EUR | Bien-être | Intimité | couple, protection | quantité=12 | Testés un par un.
k207 | t=blisterplasters | Blasenpflaster 10 Stück | Waldkauz | 6.9 EUR | Ab in den Urlaub | Erste Hilfe | Wandern, Ferse, neue Schuhe | Anzahl=10 | Sofort weniger Schmerz.
k208 | t=icepack | Kylpåse för knä och axel | Tjärn & Son | 149 SEK | Bien-être | Skador | sport, svullnad, stukning | längd=28 cm | Håller kylan i en timme.
k209 | t=posturecorrector c=black s=S,M,L | Corrector de postura negro | Sierra Brava | 18.9/25 EUR | Bien-être | Ortopedia | espalda, oficina | color=negro; talla=S,M,L | Hombros atrás sin esfuerzo.
k210 | t=allergytablets | Hay Fever Relief Tablets x 30 | Wickstead | 7 GBP | Spring Clean | Pharmacy | pollen, allergy, sneezing | Quantity=30; variants=[{"sku":"WS-HF30","price":7},{"sku":"WS-HF60","price":12}] | One a day, not drowsy.
k211 | t=nicotinegum x=mint | Nikotintuggummi mint 2 mg | Tjärn & Son | 159 SEK | Bien-être | Sluta röka | rökfri, sug | styrka=2 mg; antal=105 | När suget kommer.
k212 | t=probiotics x=vegan | Probiotiques 30 gélules véganes | Saveurs d'Ici | 19.9 EUR | Bien-être | Compléments | digestion, ventre, vegan | quantité=30 | Dix souches pour la flore.
k213 | t=electrolytes x=lemon | Electrolitos sabor limón 20 sobres | Sierra Brava | 14.9 EUR | Fin de semana | Nutrición deportiva | correr, calor, calambres | unidades=20; sabor=limón | Sin azúcar.
k214 | t=painreliefgel | Wärmesalbe bei Verspannungen 100 ml | Hausfreund | 9.9 EUR | Bien-être | Salben | Nacken, Rücken | Inhalt=100 ml | Mit Chili und Rosmarin.
k215 | t=wartremover | Wart Remover Pen | Wickstead | 13 GBP | Spring Clean | Pharmacy | verruca, feet | SKU=WS-WR1 | Freezes it in forty seconds.
k216 | t=eyelashcurler c=gold | Recourbe-cils doré | La Belle Aventure | 9.5 EUR | Date Night | Maquillage | cils, yeux | couleur=doré | Avec deux coussinets.
k217 | t=curlingiron | Lockenstab 32 mm Keramik | Elektra Nord | 34.9/44.9 EUR | Date Night | Haarstyling | Locken, Haare | Durchmesser=32 mm | Wellen in zehn Minuten.
k218 | t=hairclips c=tortoise | Hårklämmor sköldpadd 4-pack | Lilla Loppan | 79 SEK | Date Night | Håraccessoarer | hår, frisyr | färg=brun; antal=4 | Greppar även tunt hår.
k219 | t=wig c=pink | Peluca corta rosa | Ritmo y Son | 16.9 EUR | Fiesta en casa | Disfraces | carnaval, halloween | color=rosa | Talla única.
k220 | t=pressonnails c=red | Press-On Nails Red Almond | Little Otter | 8 GBP | Date Night | Nails | manicure, glam | Colour=Red; Pieces=24 | No glue needed.
k221 | t=temporarytattoos w=kids | Kindertattoos Piraten | Pfiffikus | 4.5 EUR | Kleine Entdecker | Tattoos | Kinder, Geburtstag, Pirat | Anzahl=30; Alter=ab 3 Jahren | Gehen mit Wasser ab.
k222 | t=footfile | Râpe pour les pieds en verre | La Belle Aventure | 11.9 EUR | Bien-être | Pédicure | pieds, talons | longueur=20 cm | Des talons tout doux.
k223 | t=showercap | Duschmössa prickig | Lilla Loppan | 59 SEK | Bien-être | Badrum | dusch, hår | färg=vit | Håller lockarna torra.
k224 | t=facialsteamer | Vaporizador facial | Dulce Nube | 31.9 EUR | Bien-être | Cuidado facial | poros, spa, cara | potencia=280 W | Abre los poros en cinco minutos.
k251 | t=dogcrate w=dogs | Hundebox faltbar L | Waldkauz | 59.9/74.9 EUR | Ab in den Urlaub | Transportboxen | Hund, Auto | Größe=L; Länge=91 cm | Mit Netzfenstern.
k252 | t=dogramp w=dogs | Hunderampe fürs Auto | Waldkauz | 79 EUR | Ab in den Urlaub | Rampen | Hund, Senior, Auto | Länge=155 cm; Traglast=75 kg | Für alte Gelenke.
k253 | t=poopbags w=dogs c=green | Compostable Poo Bags 120 | Wickstead | 9 GBP | Spring Clean | Dog Walking | dogs, walk | Quantity=120; Colour=Green | Made of corn starch.
k254 | t=muzzle w=dogs s=S,M,L | Munkorg i silikon | Tjärn & Son | 229 SEK | Sommarstugan | Hund | hund, träning, veterinär | storlek=S,M,L | Hunden kan dricka och flämta.
k255 | t=petfeeder w=cats,dogs | Distributeur automatique de croquettes wifi | Octet | 69/89 EUR | Black Week | Distributeurs | chat, chien, vacances | volume=3 l; réf=OC-DC3 | Nourrit le chat quand vous êtes loin.
k256 | t=petcamera w=cats,dogs | Cámara para mascotas con dispensador | Octet | 99/129 EUR | Black Week | Cámaras | perro, gato, casa | resolución=2K; ref=OC-CM2 | Habla con tu perro desde el trabajo.
k257 | t=catbackpack w=cats c=blue | Katzenrucksack mit Bullauge blau | Waldkauz | 44.9 EUR | Ab in den Urlaub | Katzen | Katze, Reise, Tierarzt | Farbe=blau; bis=6 kg | Die Katze schaut hinaus.
k258 | t=catnip w=cats | Catnip Spray 50 ml | Wickstead | 6 GBP | Spring Clean | Cats | cats, play | Volume=50 ml | Makes old toys new.
k259 | t=coolingmat w=dogs,cats c=blue s=S,M,L | Kylmatta hund blå | Tjärn & Son | 199/279 SEK | Sommarstugan | Hund | hund, värme, sommar | färg=blå; storlek=S,M,L | Kyler utan el.
k260 | t=chickencoop m=wood | Hühnerstall aus Holz für 4 Hühner | Hausfreund | 249 EUR | Grillsaison | Ställe | Hühner, Garten, Eier | Material=Kiefer | Mit Legenest.
k261 | t=ridinghelmet w=kids,women c=black s=S,M | Bombe d'équitation noire réglable | La Belle Aventure | 49.9 EUR | Kleine Entdecker | Équitation | cheval, poney, casque | couleur=noir; taille=S,M | Molette à l'arrière.
k262 | t=ridingboots w=women c=brown s=37,38,39,40 | Botas de montar mujer marrón piel | Sierra Brava | 119/149 EUR | Fin de semana | Equitación | caballo, mujer | color=marrón; talla=37,38,39,40; material=piel | Cremallera trasera.
k263 | t=horseblanket w=horses c=navy,blue | Vintertäcke för häst marin 300 g | Tjärn & Son | 899 SEK | Sommarstugan | Häst | häst, stall, vinter | färg=marin; storlek=145 | Vattentätt.
k264 | t=petstroller w=dogs c=grey | Dog Stroller Grey | Wickstead | 89/110 GBP | Spring Clean | Strollers | dogs, old dogs, puppy | Colour=Grey; Load=15 kg | For legs that are tired.
k265 | t=insecthotel m=wood | Hôtel à insectes en bois | Saveurs d'Ici | 22.9 EUR | Terrasse d'été | Jardin | abeilles, coccinelles, biodiversité | matière=bois | Pour les abeilles sauvages.
k266 | t=hedgehoghouse m=wood | Igelkottshus i trä | Granris | 449 SEK | Sommarstugan | Trädgård | igelkott, vinter | material=trä | Ett torrt vinterbo.
k267 | t=birdhouse m=wood | Nistkasten für Meisen | Waldkauz | 17.9 EUR | Grillsaison | Nistkästen | Vögel, Garten | Material=Holz; Flugloch=32 mm | Zum Reinigen aufklappbar.
`
