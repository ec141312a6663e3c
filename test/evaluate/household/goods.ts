/** Furniture, lamps, garden, tools and the office. Rows as bazaar/goods.ts. */
export const GOODS = `
a1 | t=sofabed,sofa c=grey m=fabric | Sofa Bed Malmö, dark grey | Nordhus | 599/749 EUR | Living Room | Sofas | sofa bed, guests, living room | Colour=Dark grey; Width=198 cm; Material=Polyester | Sleeps two and hides the bedding in a drawer.
a2 | t=sofa c=beige m=bouclé x=2seat | Canapé 2 places Bouclette | Atelier Lune | 690 EUR | Salon | Canapés | canapé, bouclé, salon | couleur=écru; largeur=165 cm; matière=bouclé | Tout doux, pour deux.
a3 | t=armchair c=brown m=fauxleather x=recliner | Relaxsessel mit Aufstehhilfe | Brinkmann | 549/649 EUR | Wohnzimmer | Sessel | Sessel, Senioren, elektrisch | Farbe=braun; Material=Kunstleder | Steht auf Knopfdruck mit auf.
a4 | t=coffeetable,table m=oak c=natural x=round | Soffbord ek runt 80 cm | Nordhus | 1995 SEK | Vardagsrum | Bord | soffbord, ek | material=ek; diameter=80 cm | Två hyllplan.
a5 | t=bookcase,shelf,storage m=pine c=white | Estantería de pino blanca 5 baldas | Casa Olmo | 79 EUR | Salón | Estanterías | estantería, libros | color=blanco; material=pino; altura=180 cm | Para libros y todo lo demás.
a6 | t=tvbench,storage m=walnut c=brown | TV-Lowboard Nussbaum 160 cm | Brinkmann | 329 EUR | Wohnzimmer | Lowboards | TV, Lowboard, Nussbaum | Farbe=Nussbaum; Breite=160 cm | Mit Kabeldurchlass.
a7 | t=wardrobe,storage c=white | Armoire 3 portes avec miroir | Atelier Lune | 459/560 EUR | Chambre | Armoires | armoire, penderie, miroir | couleur=blanc; largeur=150 cm | Penderie et étagères.
a8 | t=dresser,storage c=green m=wood | Chest of Drawers Sage | Nordhus | 239 EUR | Bedroom | Chests of Drawers | drawers, bedroom | Colour=Sage green; Material=Solid wood | Six deep drawers.
a9 | t=bedsidetable,table m=oak | Nattduksbord Alma | Nordhus | 899 SEK | Sovrum | Sängbord | nattduksbord, ek | material=ek; höjd=50 cm | Med låda och uttag.
a10 | t=diningchair,chair c=mustard m=velvet x=2pack | Esszimmerstühle 2er-Set Samt senfgelb | Brinkmann | 159 EUR | Esszimmer | Stühle | Stuhl, Samt | Farbe=senfgelb; Material=Samt | Bequem bis zum Nachtisch.
a11 | t=diningtable,table m=walnut x=extendable,8people | Mesa de comedor extensible nogal | Casa Olmo | 649 EUR | Comedor | Mesas | mesa, extensible, comedor | color=nogal; largo=160-220 cm | De seis a ocho comensales.
a12 | t=barstool,stool,chair c=black m=metal | Bar Stool Industrial Black | Ferrum | 69 EUR | Kitchen | Stools | bar stool, industrial | Colour=Black; Seat height=75 cm; Material=Steel | For the kitchen island.
a13 | t=shoecabinet,storage c=white | Schuhkipper weiß schmal | Brinkmann | 89/109 EUR | Flur | Schuhschränke | Schuhe, Flur | Farbe=weiß; Tiefe=17 cm | Zwölf Paar auf 17 Zentimetern.
a14 | t=coatrack m=wood c=black | Klädhängare fristående svart | Nordhus | 549 SEK | Hall | Hängare | kläder, hall | färg=svart; höjd=175 cm | Åtta krokar.
a15 | t=bunkbed,bed w=kids m=pine s=90x200 | Lit superposé pin massif 90x200 | Atelier Lune | 399 EUR | Enfants | Lits | lit superposé, enfant | taille=90x200; matière=pin | Dès 6 ans pour le lit du haut.
b1 | t=bed s=160x200 c=grey m=fabric x=storage | Cama con canapé abatible 160x200 | Casa Olmo | 529/629 EUR | Dormitorio | Camas | cama, canapé, almacenaje | color=gris; tamaño=160x200 | Mucho espacio debajo.
b2 | t=bedframe,bed s=180x200 m=oak | Oak Bed Frame Super King 180x200 | Nordhus | 899 EUR | Bedroom | Beds | oak, bed | Size=180x200; Material=Oak | Slats included.
b3 | t=mattress s=160x200 x=firm | Kaltschaummatratze 160x200 H4 | Havgård | 349/429 EUR | Schlafzimmer | Matratzen | Matratze, hart, Rücken | Größe=160x200; Härte=H4 | Für Rücken und Menschen ab 90 kg.
b4 | t=mattresstopper s=140x200 | Bäddmadrass latex 140x200 | Havgård | 1895 SEK | Sovrum | Bäddmadrasser | bäddmadrass, latex | storlek=140x200; material=latex | Mjukare säng på en minut.
b5 | t=duvet s=240x220 x=summer,light | Couette légère été 240x220 | Havgård | 59 EUR | Chambre | Couettes | couette, été | taille=240x220; garnissage=bambou | Pour les nuits chaudes.
b6 | t=duvet s=140x200 x=winter,warm m=down | Goose Down Duvet Winter 140x200 | Havgård | 189 EUR | Bedroom | Duvets | duvet, warm, down | Size=140x200; Filling=Goose down | 13.5 tog.
b7 | t=pillow x=neck,sidesleeper m=foam | Nackenstützkissen Memory | Havgård | 45 EUR | Schlafzimmer | Kissen | Nacken, Seitenschläfer | Größe=40x80; Material=Visco | Zwei Höhen.
b8 | t=pillow m=down | Dunkudde mjuk 50x60 | Havgård | 499 SEK | Sovrum | Kuddar | kudde, dun | storlek=50x60; fyllning=dun | Låg och mjuk.
b9 | t=beddingset,bedding c=white m=cotton s=240x220 | Parure de lit percale blanche | Atelier Lune | 89/119 EUR | Chambre | Linge de lit | parure, percale, housse de couette | couleur=blanc; taille=240x220; matière=coton | Comme à l'hôtel.
b10 | t=beddingset,bedding w=kids c=blue m=cotton x=space s=140x200 | Kinderbettwäsche Weltraum 135x200 | Havgård | 29.9 EUR | Kinder | Bettwäsche | Kinder, Astronaut, Bettwäsche | Farbe=blau; Größe=135x200; Material=Baumwolle | Raketen und Planeten.
b11 | t=fittedsheet,bedding c=grey m=jersey s=160x200 | Drap-housse jersey gris 160x200 | Havgård | 24 EUR | Chambre | Draps | drap-housse, jersey | couleur=gris; taille=160x200 | Bonnet de 30 cm.
b12 | t=weightedblanket,blanket c=grey s=7kg | Tyngdtäcke 7 kg grått | Havgård | 1290/1590 SEK | Sovrum | Täcken | tyngdtäcke, sömn, oro | färg=grå; vikt=7 kg | Lugnar kropp och tankar.
b13 | t=throw,blanket c=cream m=wool | Manta de lana merino crema | Casa Olmo | 79 EUR | Salón | Mantas | manta, lana, sofá | color=crema; material=lana merino | Para el sofá en invierno.
b14 | t=electricblanket,blanket | Heated Underblanket Double | Luma Works | 55 EUR | Bedroom | Blankets | heated, electric blanket, winter | Size=Double; Wattage=2 x 60 W | Two controls, warm in ten minutes.
b15 | t=mattressprotector x=waterproof,dustmite s=160x200 | Matratzenschoner wasserdicht 160x200 | Havgård | 32 EUR | Schlafzimmer | Matratzenschoner | Allergiker, wasserdicht, Milben | Größe=160x200 | Hält Milben und Malheure fern.
c1 | t=rug c=beige m=jute s=160x230 | Jutteppich 160x230 | Brinkmann | 119 EUR | Wohnzimmer | Teppiche | Jute, Teppich, Boho | Farbe=natur; Größe=160x230; Material=Jute | Von Hand geflochten.
c2 | t=rug c=red x=persian s=200x300 | Persian Style Rug Isfahan Red | Nordhus | 289/389 EUR | Living Room | Rugs | rug, oriental | Colour=Red; Size=200x300 | Short pile, easy to vacuum.
c3 | t=rug w=kids x=cars c=mixed | Tapis circuit voitures enfant | Atelier Lune | 39 EUR | Enfants | Tapis | tapis, enfant, voitures | taille=100x150 | Une ville entière sur le sol.
c4 | t=runner,rug c=black m=cotton | Gångmatta svartvit 70x250 | Nordhus | 449 SEK | Hall | Mattor | gångmatta, hall, bomull | färg=svart/vit; storlek=70x250; material=bomull | Maskintvätt 40 grader.
c5 | t=doormat c=brown m=coir | Felpudo de coco "Hola" | Casa Olmo | 19 EUR | Recibidor | Felpudos | felpudo, entrada | color=natural; material=coco | Buenos modales en la puerta.
c6 | t=curtains c=white m=linen x=sheer | Voilage lin lavé blanc 140x260 | Atelier Lune | 49 EUR | Salon | Rideaux | voilage, lin | couleur=blanc; matière=lin | Laisse passer la lumière.
c7 | t=curtains c=navy x=blackout,thermal | Thermal Blackout Curtains Navy, pair | Nordhus | 65/85 EUR | Bedroom | Curtains | blackout, thermal, bedroom | Colour=Navy; Drop=230 cm | Keeps light and draughts out.
c8 | t=blinds c=white x=blackout | Verdunkelungsrollo ohne Bohren 80 cm | Brinkmann | 27 EUR | Schlafzimmer | Rollos | Rollo, klemmen, verdunkelnd | Farbe=weiß; Breite=80 cm | Klemmt am Fenster, ganz ohne Löcher.
c9 | t=curtainrod c=black m=metal | Gardinstång svart 120-210 cm | Ferrum | 299 SEK | Vardagsrum | Gardinstänger | gardinstång | färg=svart; längd=120-210 cm | Utdragbar.
c10 | t=cushion c=terracotta m=velvet | Cojín terciopelo terracota 45x45 | Casa Olmo | 22 EUR | Salón | Cojines | cojín, terciopelo | color=terracota; tamaño=45x45 | Con relleno.
d1 | t=floorlamp,lamp c=black m=metal x=reading | Leselampe stehend mit Gelenkarm | Luma Works | 119/149 EUR | Wohnzimmer | Stehlampen | lesen, LED, dimmbar | Farbe=schwarz; Höhe=150 cm | Licht genau auf die Seite.
d2 | t=pendant,lamp m=rattan c=natural | Suspension rotin tressé | Atelier Lune | 89 EUR | Salon | Suspensions | suspension, rotin | couleur=naturel; diamètre=45 cm | Tressée main.
d3 | t=tablelamp,lamp c=white m=ceramic | Bordslampa keramik vit | Luma Works | 599 SEK | Sovrum | Bordslampor | bordslampa, keramik | färg=vit; höjd=42 cm | Mjukt sken.
d4 | t=desklamp,lamp c=silver | Flexo LED con carga inalámbrica | Luma Works | 49 EUR | Oficina | Flexos | flexo, escritorio, LED | color=plata | Cinco temperaturas de luz.
d5 | t=bulbs x=smart,colour | Smart Bulb E27 Colour, 2 pack | Luma Works | 29/39 EUR | Lighting | Bulbs | smart home, bulb, colour | Socket=E27; Power=9 W | Sixteen million colours, one app.
d6 | t=bulbs x=warm | LED-Glühbirnen warmweiß E14 6 Stück | Luma Works | 14.9 EUR | Beleuchtung | Leuchtmittel | LED, E14, warmweiß | Fassung=E14; Leistung=4,5 W | Wie Kerzenlicht.
d7 | t=solarlights,lamp x=outdoor,solar | Bornes solaires jardin lot de 6 | Luma Works | 35 EUR | Jardin | Éclairage extérieur | solaire, allée, jardin | lot=6 | S'allument toutes seules au crépuscule.
d8 | t=nightlight,lamp w=kids,baby x=star | Stjärnprojektor nattlampa barn | Luma Works | 349 SEK | Barn | Nattlampor | nattlampa, barn, stjärnor | färg=vit | Stjärnhimmel i taket.
d9 | t=daylightlamp,lamp | Lámpara de luz diurna 10 000 lux | Luma Works | 69 EUR | Bienestar | Lámparas | luz diurna, invierno, ánimo | intensidad=10000 lux | Media hora cada mañana de invierno.
d10 | t=ceilinglamp,lamp c=white x=round,bathroom | Deckenleuchte Bad IP44 rund | Luma Works | 45 EUR | Badezimmer | Deckenlampen | Bad, IP44, LED | Farbe=weiß; Durchmesser=30 cm | Spritzwassergeschützt.
e1 | t=mirror c=black x=full length | Full Length Mirror Black 170 cm | Nordhus | 129 EUR | Bedroom | Mirrors | mirror, bedroom | Colour=Black; Height=170 cm | Leans or hangs.
e2 | t=pictureframe m=oak s=A4 | Bilderrahmen Eiche A4 3er-Set | Brinkmann | 29.9 EUR | Deko | Rahmen | Rahmen, Eiche, Fotos | Größe=A4; Material=Eiche | Mit Passepartout.
e3 | t=poster,print x=botanical | Affiche botanique monstera 50x70 | Atelier Lune | 25 EUR | Déco | Affiches | affiche, plante, déco murale | taille=50x70 | Papier mat 200 g.
e4 | t=vase c=blue m=glass | Glasvas kobolt | Kettil | 399 SEK | Dekoration | Vaser | vas, glas, blommor | färg=blå; material=glas; höjd=25 cm | Munblåst.
e5 | t=candleholder c=brass,gold m=brass | Candelabro de latón tres velas | Casa Olmo | 39 EUR | Decoración | Candelabros | velas, latón | color=latón | Para cenas largas.
e6 | t=candles x=scented | Scented Candle Fig & Cedar | Kettil | 24 EUR | Decoration | Candles | scented, fig, gift | Burn time=45 h | Soy wax.
e7 | t=clock c=black x=silent | Wanduhr lautlos schwarz 30 cm | Brinkmann | 25/32 EUR | Deko | Uhren | Uhr, lautlos | Farbe=schwarz; Durchmesser=30 cm | Kein Ticken.
e8 | t=christmaslights,stringlights x=christmas | Guirlande de Noël LED 20 m | Luma Works | 29 EUR | Déco | Noël | Noël, sapin, guirlande | longueur=20 m | Blanc chaud, huit modes.
e9 | t=wallpaper c=green x=jungle | Tapet djungel grön | Kettil | 699 SEK | Dekoration | Tapeter | tapet, djungel | färg=grön; rulle=10 m | Non-woven, lätt att sätta upp.
e10 | t=artificialplant | Planta artificial olivo 120 cm | Casa Olmo | 65 EUR | Decoración | Plantas artificiales | olivo, artificial | altura=120 cm | No hay que regarla.
f1 | t=towels c=grey m=cotton x=set | Towel Set Egyptian Cotton Grey 6 pieces | Havgård | 49/65 EUR | Bathroom | Towels | towel, bath | Colour=Grey; Material=Egyptian cotton | Thick and thirsty.
f2 | t=showercurtain c=white x=antimould | Duschvorhang Anti-Schimmel 180x200 | Brinkmann | 19.9 EUR | Badezimmer | Duschvorhänge | Dusche, waschbar | Farbe=weiß; Größe=180x200 | Mit zwölf Ringen.
f3 | t=bathmat c=green m=cotton | Tapis de bain vert sauge antidérapant | Havgård | 22 EUR | Salle de bain | Tapis de bain | antidérapant, bain | couleur=vert sauge; taille=50x80 | Sèche vite.
f4 | t=showerhead c=silver x=watersaving | Duschhuvud vattensparande | Ferrum | 449 SEK | Badrum | Duschar | dusch, spara vatten | färg=krom | Sparar hälften av vattnet.
f5 | t=toiletbrush c=black m=silicone | Escobilla de baño silicona negra | Casa Olmo | 16 EUR | Baño | Accesorios | baño, escobilla | color=negro | Higiénica y flexible.
f6 | t=laundrybasket,storage,basket m=bamboo x=lid | Bamboo Laundry Basket with Lid | Nordhus | 39 EUR | Bathroom | Laundry | laundry, basket | Material=Bamboo; Volume=70 L | Two compartments.
f7 | t=showerstool,stool x=safety | Duschhocker höhenverstellbar | Ferrum | 45 EUR | Badezimmer | Badhilfen | Senioren, Sicherheit, Dusche | Belastbarkeit=130 kg | Rutschfeste Füße.
f8 | t=grabbar c=silver m=steel x=safety | Barre d'appui salle de bain inox | Ferrum | 29 EUR | Salle de bain | Sécurité | senior, sécurité, douche | longueur=40 cm | Se fixe en quatre vis.
f9 | t=bathroomcabinet,storage,mirror c=white | Spegelskåp med belysning 60 cm | Nordhus | 1995/2495 SEK | Badrum | Badrumsskåp | spegelskåp, LED | färg=vit; bredd=60 cm | Med eluttag.
f10 | t=tap c=black | Grifo de lavabo negro mate | Ferrum | 75 EUR | Baño | Grifos | grifo, lavabo | color=negro mate | Bajo consumo de agua.
g1 | t=loungeset,gardenfurniture m=rattan c=grey | Garden Lounge Set Rattan 4 pieces | Greenleaf | 599/799 EUR | Garden | Garden Furniture | lounge, patio, rattan | Colour=Grey; Seats=4 | Cushions included.
g2 | t=balconyset,gardenfurniture,table,chair m=metal c=green | Balkonset klappbar grün 3-teilig | Greenleaf | 99 EUR | Balkon | Gartenmöbel | Balkon, Bistro, klappbar | Farbe=grün; Material=Stahl | Tisch und zwei Stühle.
g3 | t=parasol c=grey | Parasol déporté 3 m anthracite | Greenleaf | 179/229 EUR | Jardin | Parasols | ombre, terrasse | couleur=anthracite; diamètre=3 m | Inclinable et pivotant.
g4 | t=hammock c=mixed m=cotton | Hängmatta med ställning | Greenleaf | 1295 SEK | Trädgård | Hängmattor | hängmatta, sommar | material=bomull; bärkraft=150 kg | För långa eftermiddagar.
g5 | t=bbq x=gas c=black | Barbacoa de gas 3 quemadores | Greenleaf | 289/349 EUR | Jardín | Barbacoas | barbacoa, gas, terraza | color=negro | Con tapa y ruedas.
g6 | t=firepit m=steel | Fire Pit Corten 80 cm | Greenleaf | 149 EUR | Garden | Fire Pits | fire, patio, evening | Material=Corten steel; Diameter=80 cm | Evenings get longer.
g7 | t=raisedbed m=wood | Hochbeet Lärche 120x80 | Greenleaf | 139 EUR | Garten | Hochbeete | Gemüse, gärtnern, Rücken | Material=Lärche; Höhe=80 cm | Gärtnern ohne Bücken.
g8 | t=privacyscreen c=green | Brise-vue balcon 5 m vert | Greenleaf | 29 EUR | Balcon | Brise-vue | balcon, intimité, vent | couleur=vert; hauteur=90 cm | À l'abri des regards.
g9 | t=patioheater,heater x=outdoor,infrared | Terrassvärmare infraröd 2000 W | Luma Works | 1190 SEK | Trädgård | Terrassvärmare | uteplats, värme | effekt=2000 W | Varm uteplats i oktober.
g10 | t=wateringcan c=blue m=metal | Regadera de zinc azul 9 L | Greenleaf | 32 EUR | Jardín | Regaderas | regar, plantas | color=azul; volumen=9 L | Con alcachofa.
g11 | t=gardengloves,gloves w=women,men s=S,M,L | Gardening Gloves Thornproof | Greenleaf | 14 EUR | Garden | Gloves | roses, thorns | Size=S,M,L | Long cuffs.
g12 | t=hedgetrimmer x=cordless | Akku-Heckenschere 18 V | Ferrum | 119 EUR | Garten | Gartengeräte | Hecke, Akku | Schnittlänge=50 cm | Ohne Kabel.
g13 | t=composter c=black | Composteur 300 L | Greenleaf | 55 EUR | Jardin | Compost | compost, déchets verts | volume=300 L | Terre riche en six mois.
g14 | t=snowshovel,shovel | Snöskyffel aluminium | Ferrum | 349 SEK | Trädgård | Skyfflar | snö, vinter | material=aluminium | Bred och lätt.
g15 | t=greenhouse | Invernadero de balcón 4 estantes | Greenleaf | 45 EUR | Balcón | Invernaderos | semilleros, balcón | altura=160 cm | Adelanta la primavera.
h1 | t=plant,houseplant x=petsafe,easy | Spider Plant in 12 cm Pot | Greenleaf | 12 EUR | Plants | Houseplants | pet friendly, easy, air | Height=25 cm; Light=Indirect | Safe for cats and dogs.
h2 | t=plant,houseplant x=easy,lowlight,toxic | Bogenhanf Sansevieria 60 cm | Greenleaf | 29 EUR | Pflanzen | Zimmerpflanzen | pflegeleicht, wenig Licht | Höhe=60 cm | Verträgt dunkle Ecken und Vergesslichkeit. Giftig für Haustiere.
h3 | t=plant,houseplant x=bathroom,fern | Fougère de Boston | Greenleaf | 17 EUR | Plantes | Plantes d'intérieur | ombre, humidité | hauteur=35 cm | Adore l'humidité de la salle de bains.
h4 | t=plant,outdoorplant x=lavender | Lavendel i kruka | Greenleaf | 89 SEK | Trädgård | Växter | lavendel, bin, sol | höjd=30 cm | Bina älskar den.
h5 | t=plant,outdoorplant x=olive | Olivo en maceta 80 cm | Greenleaf | 59 EUR | Plantas | Árboles | olivo, terraza, sol | altura=80 cm | Para balcones soleados.
h6 | t=bulbsflower,seeds x=tulip c=mixed | Tulip Bulbs Mixed Colours 50 | Greenleaf | 15 EUR | Garden | Bulbs | tulips, spring, autumn planting | Quantity=50 | Plant in October.
h7 | t=seeds x=wildflower | Wildblumen-Saatgut für Bienen 100 g | Greenleaf | 9.9 EUR | Garten | Samen | Bienen, Blumenwiese, Saatgut | Fläche=50 m2 | Bunte Wiese bis in den Herbst.
h8 | t=soil | Terreau rempotage plantes vertes 20 L | Greenleaf | 8.5 EUR | Plantes | Terreaux | terreau, rempotage, sans tourbe | volume=20 L | Sans tourbe.
h9 | t=plantfood | Växtnäring flytande 500 ml | Greenleaf | 59 SEK | Växter | Näring | näring, krukväxter | volym=500 ml | Varannan vecka på sommaren.
h10 | t=plantpot c=white m=ceramic x=selfwatering | Maceta con autorriego blanca 25 cm | Greenleaf | 24/29 EUR | Plantas | Macetas | autorriego, vacaciones | color=blanco; diámetro=25 cm | Riega sola tres semanas.
i1 | t=drill x=cordless c=green | Cordless Combi Drill 20 V with 2 Batteries | Ferrum | 129/159 EUR | Tools | Drills | drill, cordless, diy | Voltage=20 V; Colour=Green | Hammer function for brick.
i2 | t=toolset,toolbox x=set | Werkzeugkoffer 108-teilig | Ferrum | 79 EUR | Werkstatt | Werkzeugsets | Werkzeug, Erstausstattung | Teile=108 | Alles für die erste Wohnung.
i3 | t=screwdriver | Tournevis à cliquet 12 embouts | Ferrum | 22 EUR | Atelier | Tournevis | tournevis, embouts | embouts=12 | Les embouts dorment dans le manche.
i4 | t=saw m=steel | Fogsvans 500 mm | Ferrum | 199 SEK | Verkstad | Sågar | såg, trä | längd=500 mm | Härdade tänder.
i5 | t=ladder,stepladder m=aluminium | Escalera de aluminio 5 peldaños | Ferrum | 65 EUR | Taller | Escaleras | escalera, plegable | material=aluminio; altura=105 cm | Plegada cabe tras la puerta.
i6 | t=spiritlevel | Laser Level Self-Levelling | Ferrum | 49 EUR | Tools | Measuring | laser, level, pictures | Range=15 m; Accuracy=3 mm | Straight shelves at last.
i7 | t=woodglue,glue | Holzleim wasserfest 750 g | Ferrum | 9.9 EUR | Werkstatt | Kleber | Leim, Holz | Gewicht=750 g | Hält stärker als das Holz.
i8 | t=sandpaper | Papier de verre assortiment 60 feuilles | Ferrum | 11 EUR | Atelier | Abrasifs | poncer, bois | grains=80-240 | Du gros au fin.
i9 | t=workgloves,gloves w=men s=9,10,11 | Arbetshandskar getskinn | Ferrum | 149 SEK | Verkstad | Handskar | arbete, skinn | storlek=9,10,11; material=getskinn | Smidiga och starka.
i10 | t=draughtexcluder,seal | Burlete adhesivo para puertas y ventanas 10 m | Ferrum | 8 EUR | Taller | Burletes | corriente, frío, aislar | longitud=10 m | Adiós a las corrientes de aire.
j1 | t=paint c=white x=wall | Matt Emulsion Paint Brilliant White 10 L | Kettil | 45 EUR | Paint | Wall Paint | wall, ceiling, interior | Colour=White; Volume=10 L | Covers in two coats.
j2 | t=paint c=blue x=wall | Wandfarbe Nordseeblau 2,5 L | Kettil | 34.9 EUR | Farbe | Wandfarben | Wand, matt | Farbe=blau; Inhalt=2,5 L | Geruchsarm.
j3 | t=paint x=wood,outdoor c=brown,oak | Lasure bois extérieur chêne 5 L | Kettil | 52/64 EUR | Peinture | Lasures | bois, terrasse, clôture | couleur=chêne; volume=5 L | Protège huit ans.
j4 | t=paint x=antimould c=white | Mögelskyddsfärg badrum 3 L | Kettil | 599 SEK | Färg | Våtrumsfärg | badrum, mögel, våtrum | färg=vit; volym=3 L | För fuktiga rum.
j5 | t=paintroller x=set | Kit rodillo y bandeja para pintar | Kettil | 15 EUR | Pintura | Rodillos | pintar, rodillo, brocha | piezas=7 | Con brocha y cinta.
k1 | t=heater x=ceramic | Ceramic Fan Heater with Timer | Luma Works | 49/59 EUR | Heating | Heaters | heater, office, winter | Power=2000 W; Colour=White | Warm feet in a minute.
k2 | t=fan c=white x=quiet | Turmventilator leise 110 cm | Luma Works | 79 EUR | Klima | Ventilatoren | Ventilator, leise, Sommer | Farbe=weiß; Höhe=110 cm | Flüstert mit 26 dB.
k3 | t=aircon | Climatiseur mobile 9000 BTU | Luma Works | 399 EUR | Climat | Climatiseurs | climatisation, canicule | puissance=2600 W | Rafraîchit 35 m².
k4 | t=dehumidifier | Avfuktare 12 liter | Luma Works | 2290 SEK | Klimat | Avfuktare | fukt, källare, mögel | kapacitet=12 l/dygn | Torr källare.
k5 | t=airpurifier | Purificador de aire HEPA | Luma Works | 149/189 EUR | Clima | Purificadores | alergia, polen, polvo | superficie=40 m2 | Menos polen, menos polvo.
k6 | t=humidifier | Cool Mist Humidifier 4 L | Luma Works | 45 EUR | Climate | Humidifiers | dry air, sleep | Volume=4 L | For dry winter air.
k7 | t=thermostat x=smart | Heizkörperthermostat smart 2er-Set | Luma Works | 89 EUR | Heizung | Thermostate | Heizung, sparen, App | Stück=2 | Spart bis zu 30 % Heizkosten.
k8 | t=woodstove | Poêle à bois fonte 7 kW | Ferrum | 890 EUR | Chauffage | Poêles | poêle, bois, fonte | puissance=7 kW | Le feu, tout simplement.
l1 | t=camera,securitycamera x=outdoor c=white | Outdoor Security Camera Wi-Fi | Voltguard | 79/99 EUR | Security | Cameras | camera, burglar, night vision | Colour=White; Resolution=2K | Sees colour at night.
l2 | t=safe c=black m=steel | Möbeltresor elektronisch | Voltguard | 89 EUR | Sicherheit | Tresore | Tresor, Wertsachen | Farbe=schwarz; Volumen=16 L | Zahlencode und Notschlüssel.
l3 | t=smokealarm c=white | Détecteur de fumée 10 ans | Voltguard | 24 EUR | Sécurité | Détecteurs | fumée, incendie | couleur=blanc | Obligatoire et discret.
l4 | t=doorlock,lock x=smart | Smart dörrlås med kod | Voltguard | 1990 SEK | Säkerhet | Lås | lås, kod, app | färg=svart | Aldrig mer nyckel under mattan.
l5 | t=alarm | Kit de alarma para casa sin cuotas | Voltguard | 159 EUR | Seguridad | Alarmas | alarma, robo, sensores | sensores=5 | Avisa al móvil.
l6 | t=doorbell x=video c=black | Video Doorbell Battery | Voltguard | 99 EUR | Security | Doorbells | doorbell, camera, parcels | Colour=Black | See who's there, wherever you are.
l7 | t=fireextinguisher c=red | Feuerlöscher 6 kg Pulver | Voltguard | 39.9 EUR | Sicherheit | Feuerlöscher | Brand, Küche, Keller | Gewicht=6 kg | Geprüft nach EN 3.
l8 | t=padlock,lock | Cadenas à code laiton 50 mm | Voltguard | 14 EUR | Sécurité | Cadenas | cadenas, cave, casier | largeur=50 mm | Quatre chiffres.
m1 | t=desk,table x=standing c=oak | Höj- och sänkbart skrivbord ek 140 cm | Nordhus | 3990 SEK | Kontor | Skrivbord | skrivbord, ergonomi, hemmakontor | färg=ek; bredd=140 cm | Stå eller sitt.
m2 | t=officechair,chair c=black m=mesh | Bürostuhl ergonomisch mit Lordosenstütze | Brinkmann | 229/279 EUR | Büro | Bürostühle | Rücken, ergonomisch, Homeoffice | Farbe=schwarz; Material=Netz | Acht Stunden ohne Rückenschmerzen.
m3 | t=filingcabinet,storage c=grey m=metal | Caisson à tiroirs métal avec serrure | Brinkmann | 119 EUR | Bureau | Rangement | bureau, tiroirs, documents | couleur=gris | Ferme à clé.
m4 | t=footrest | Reposapiés ergonómico bajo escritorio | Casa Olmo | 34 EUR | Oficina | Ergonomía | pies, escritorio, piernas | inclinación=30° | Alivia piernas y espalda.
m5 | t=monitorarm c=black | Monitor Arm Dual Black | Ferrum | 69 EUR | Office | Ergonomics | monitor, desk, ergonomic | Colour=Black; Screens=2 | Free the desk, save the neck.
m6 | t=shredder | Aktenvernichter Partikelschnitt | Brinkmann | 65 EUR | Büro | Aktenvernichter | Papier, Datenschutz | Blätter=8 | Aus Papier wird Konfetti.
m7 | t=deskpad c=brown m=leather | Sous-main cuir cognac | Atelier Lune | 59 EUR | Bureau | Accessoires | cuir, bureau, cadeau | couleur=cognac; matière=cuir | Il se patine avec le temps.
m8 | t=whiteboard c=white | Whiteboard magnetisk 90x60 | Nordhus | 499 SEK | Kontor | Tavlor | whiteboard, möte | storlek=90x60 | Med fyra pennor.
m9 | t=deskorganiser,storage m=bamboo | Organizador de escritorio bambú | Casa Olmo | 25 EUR | Oficina | Organización | bolígrafos, orden | material=bambú | Un sitio para cada cosa.
m10 | t=cablebox,storage out | Cable Management Box White | Nordhus | 19 EUR | Office | Organisers | cables, tidy | Colour=White | Hides the spaghetti.
n1 | t=storagebox,storage x=underbed | Unterbettkommode mit Rollen 2 Stück | Brinkmann | 39 EUR | Schlafzimmer | Aufbewahrung | Aufbewahrung, Unterbett | Volumen=60 L | Der Platz unter dem Bett.
n2 | t=vacuumbags,storage | Housses de rangement sous vide lot de 8 | Nordhus | 19 EUR | Chambre | Rangement | couettes, gain de place | lot=8 | Une couette dans un tiroir.
n3 | t=ironingboard c=blue | Strykbräda bred blå | Nordhus | 549 SEK | Tvätt | Strykbrädor | stryka, tvätt | färg=blå | Stadig.
n4 | t=dryingrack m=steel | Tendedero plegable con alas | Casa Olmo | 35 EUR | Lavado | Tendederos | ropa, secar | longitud=20 m | Plegado ocupa 8 cm.
n5 | t=bin c=silver m=steel x=pedal | Pedal Bin Stainless Steel 30 L | Nordhus | 59 EUR | Kitchen | Bins | bin, waste, kitchen | Colour=Silver; Volume=30 L | Soft close.
n6 | t=bathtubpillow,bathaccessory | Badewannenkissen mit Saugnäpfen | Havgård | 24 EUR | Badezimmer | Wellness | Badewanne, entspannen | Farbe=weiß | Zurücklehnen und bleiben.
n7 | t=moth,mothtrap x=cedar | Anneaux de cèdre anti-mites lot de 20 | Kettil | 12 EUR | Chambre | Anti-mites | mites, penderie, laine | lot=20 | La laine respire.
n8 | t=mousetrap | Råttfälla och musfälla 4-pack | Ferrum | 129 SEK | Trädgård | Skadedjur | möss, råttor | antal=4 | Snabb och återanvändbar.
n9 | t=antinsect,insectscreen | Mosquitera para ventana enrollable | Casa Olmo | 39 EUR | Ventanas | Mosquiteras | mosquitos, ventana, verano | ancho=100 cm | Aire sí, bichos no.
n10 | t=childlock,safety w=baby,kids | Cupboard Locks for Toddlers 10 pack | Voltguard | 15 EUR | Kids | Safety | childproof, baby, kitchen | Quantity=10 | Little hands stay out.
`
