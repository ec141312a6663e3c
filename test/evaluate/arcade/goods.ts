/**
 * A fifth shop, written blind to the code, of kinds that the others hardly have: music, paper, bath and bed, plants,
 * small animals, bicycles, kitchen machines, games, outdoor, craft; more-goods.ts has the rest. Rows as market/goods.ts.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
m01 | t=guitar x=acoustic | Acoustic Guitar Dreadnought Natural | Low Key | 189/229 EUR | Make Some Noise | Acoustic Guitars | guitars, beginners | Strings=6; Top=Spruce; SKU=LK-AG-100 | A warm first guitar for grown-ups.
m02 | t=guitar x=electric c=black | E-Gitarre schwarz mit zwei Humbuckern | Klangwerk | 279 EUR | Musik macht Laune | E-Gitarren | Gitarren, Rock | Farbe=schwarz; Saiten=6 | Hals aus Ahorn.
m03 | t=guitar x=classical w=kids a=6,7,8,9 | Guitarra clásica infantil 1/2 | Son y Madera | 79 EUR | Escuela de música | Guitarras clásicas | niños, música | edad=6-9 años; cuerdas=6 | Cuerdas de nailon.
m04 | t=guitarstrap c=brown m=leather | Leather Guitar Strap Brown | Low Key | 25 GBP | Make Some Noise | Guitar Straps | guitar accessories | Colour=Brown; Material=Leather; Length=150 cm | Lined with suede.
m05 | t=guitarstrings | Cordes pour guitare électrique 10-46 | Atelier Sonore | 8.9 EUR | En avant la musique | Cordes | guitare | matière=nickel; tirant=10-46 | Jeu de six cordes.
m06 | t=piano c=white | Digitalpiano vitt 88 tangenter | Tonfallet | 6490/7490 SEK | Spela hemma | Digitalpianon | klaviatur, piano | färg=vit; tangenter=88 | Viktade tangenter och uttag för hörlurar.
m07 | t=ukulele c=blue | Ukulele sopran blå | Tonfallet | 449 SEK | Spela hemma | Ukulele | stränginstrument, nybörjare | färg=blå; strängar=4 | Stämd och klar att spela på.
m08 | t=drumsticks m=wood | Drumsticks 5A Hickory Pair | Low Key | 9 GBP | Make Some Noise | Drumsticks | drums | Material=Wood; Length=40 cm | Oval tip.
m09 | t=guitarstrap c=black m=nylon | Gitarrengurt Nylon schwarz | Klangwerk | 12.9 EUR | Musik macht Laune | Gitarrengurte | Gitarren, Zubehör | Farbe=schwarz; Material=Nylon; Länge=160 cm | Fünf Zentimeter breit.
o01 | t=desk x=standing c=white | Electric Standing Desk 140 cm White | Plain Sailing | 349/449 EUR | Nine to Five | Desks | office, home office | Colour=White; Width=140 cm; Height=70-120 cm | Remembers three heights.
o02 | t=pen x=fountain c=blue | Stylo plume bleu pointe fine | Belle Plume | 34 EUR | Bien écrire | Stylos plume | papeterie, cadeau | couleur=bleu; pointe=fine | Convertisseur fourni.
o03 | t=notebook x=dotted c=black s=A5 | Dotted Notebook A5 Black | Plain Sailing | 14 GBP | Nine to Five | Notebooks | stationery | Colour=Black; Size=A5; Pages=192 | Lies flat.
o04 | t=notebook x=lined c=red s=A4 | Cuaderno de rayas A4 rojo | Papelería Sol | 4.5 EUR | Vuelta al cole | Cuadernos | papelería, escuela | color=rojo; tamaño=A4; hojas=80 | Tapa dura.
o05 | t=stapler c=black m=metal | Häftapparat svart metall | Kontorshörnan | 149 SEK | Nytt på kontoret | Häftapparater | kontor | färg=svart; material=metall | Häftar 25 ark.
o06 | t=staples | Heftklammern 24/6 verzinkt 1000 Stück | Büroblitz | 2.49 EUR | Alles fürs Büro | Heftklammern | Büro | Anzahl=1000; EAN=4006000987654 | Für 20 Blatt.
o07 | t=binder c=grey s=A4 | Lever Arch File A4 Grey | Plain Sailing | 4/5.5 GBP | Nine to Five | Binders | office | Colour=Grey; Size=A4 | Holds 500 sheets.
o08 | t=calculator out | Scientific Calculator Solar | Plain Sailing | 19 GBP | Nine to Five | Calculators | school, office | Functions=240 | Two line display.
d01 | t=showercurtain c=blue m=polyester | Duschvorhang blau gestreift 180x200 | Badezauber | 15.9 EUR | Frisch im Bad | Duschvorhänge | Bad | Farbe=blau; Material=Polyester | Ringe inklusive.
d02 | t=bathmat c=grey m=cotton | Badrumsmatta grå bomull 60x90 | Vita Rum | 199/249 SEK | Bad och säng | Badrumsmattor | badrum | färg=grå; material=bomull | Halkfri undersida.
d03 | t=pillow m=down | Goose Down Pillow Soft | Soft Landing | 59 GBP | Lie In | Pillows | bedroom | Filling=Down; Dimensions=50x75 cm | For those who sleep on their front.
d04 | t=pillowcase c=white m=silk | Taie d'oreiller en soie blanche | Nuit Blanche | 39 EUR | Douces nuits | Taies d'oreiller | chambre, cadeau | couleur=blanc; matière=soie | Douce pour les cheveux.
d05 | t=duvet x=warm m=down | Duntäcke varmt 150x210 | Vita Rum | 1499/1999 SEK | Bad och säng | Täcken | sovrum, vinter | fyllning=dun; värme=varmt | För kalla nätter.
d06 | t=duvet x=light | Edredón fino de verano 150x220 | Casa Duerme | 49 EUR | Dormir bien | Edredones | dormitorio, verano | relleno=microfibra | Ligero y lavable.
d07 | t=bathrobe w=women c=pink s=S,M,L m=cotton | Women's Waffle Bathrobe Pink | Soft Landing | 45 EUR | Lie In | Bathrobes | women, bathroom | variants=[{"sku":"SL-BR-S","size":"S","color":"Pink"},{"sku":"SL-BR-M","size":"M","color":"Pink"},{"sku":"SL-BR-L","size":"L","color":"Pink"}]; Material=Cotton; Gender=Women | With two pockets.
g01 | t=bonsai | Bonsai Ficus in Ceramic Pot | Little Leaf | 35 GBP | Green Room | Bonsai | plants, gift | Height=30 cm; Pot=Ceramic | Grown for eight years.
g02 | t=fertiliser | Flüssigdünger für Zimmerpflanzen 1 Liter | Blattwerk | 6.9 EUR | Garten ruft | Dünger | Pflanzen | Inhalt=1 l | Alle zwei Wochen ins Gießwasser.
g03 | t=compostbin m=wood | Composteur en bois 400 L | Jardin d'Eugénie | 59 EUR | Au potager | Composteurs | jardin | matière=bois; volume=400 l | Se monte sans outils.
g04 | t=hedgetrimmer x=cordless | Cordless Hedge Trimmer 20V | Rough Cut | 89/119 EUR | Green Room | Hedge Trimmers | garden, tools | Voltage=20 V; Blade=52 cm | Battery and charger included.
g05 | t=hedgetrimmer x=corded | Elektrische Heckenschere 600 W mit Kabel | Blattwerk | 69 EUR | Garten ruft | Heckenscheren | Garten | Leistung=600 W; Schnittlänge=55 cm | Zehn Meter Kabel.
g06 | t=flowerbulbs c=red | Bulbos de tulipán rojo 20 unidades | Huerto Feliz | 7.5 EUR | Jardín en flor | Bulbos | flores, jardín | color=rojo; unidades=20 | Se plantan en otoño.
p01 | t=litterbox w=cats c=grey m=plastic | Cat Litter Box with Lid Grey | Fur Real | 32 EUR | Nine Lives | Litter Boxes | cats | Colour=Grey; Material=Plastic | Scoop included.
p02 | t=catlitter w=cats | Litière végétale pour chat 10 L | Poils & Plumes | 9.9 EUR | Animaux chéris | Litières | chat | volume=10 l; parfum=non | Agglomérante.
p03 | t=rabbithutch w=rabbits m=wood | Kaninchenstall Holz mit zwei Etagen | Nagerglück | 119/149 EUR | Kleine Tiere ganz groß | Kaninchenställe | Kaninchen, Nager | Material=Holz; Breite=110 cm | Mit Auslauf.
p04 | t=hay w=rabbits,guineapigs | Timotejhö för kanin och marsvin 1 kg | Lilla Djuret | 79 SEK | Smådjurens vecka | Hö | kanin, marsvin | vikt=1 kg | Dammfritt.
p05 | t=birdseed w=birds | Budgie Seed Mix 1 kg | Fur Real | 6 GBP | Feathered Friends | Bird Food | birds, budgies | Weight=1 kg | Millet and canary seed.
p06 | t=halter w=horses c=red m=nylon | Grimma röd nylon | Stallbacken | 249 SEK | Hästkrafter | Grimmor | häst, ridning | färg=röd; material=nylon | Fodrad över nosen.
p07 | t=catbed w=cats c=grey | Cama redonda para gatos gris | Mundo Mascota | 22/29 EUR | Miau | Camas para gatos | gatos | color=gris; diámetro=50 cm | Lavable a máquina.
c01 | t=bikelock c=black m=steel | Folding Bike Lock 90 cm Black | Spoke Easy | 49 EUR | On Two Wheels | Bike Locks | cycling | Colour=Black; Material=Steel; Length=90 cm | Comes with three keys.
c02 | t=bikelight x=set | Fahrradlicht-Set USB vorne und hinten | Radfreund | 24.9/29.9 EUR | Rauf aufs Rad | Fahrradlichter | Fahrrad | Lumen=80; Akku=ja | Mit Zulassung.
c03 | t=bikesaddle c=brown m=leather | Selle de vélo en cuir marron | Deux Roues | 69 EUR | À bicyclette | Selles | vélo | couleur=marron; matière=cuir | Sur ressorts.
c04 | t=bikepump | Fotpump för cykel med manometer | Trampa | 249 SEK | Ut och cykla | Cykelpumpar | cykel | maxtryck=11 bar | Passar alla ventiler.
c05 | t=phonemount c=black | Magnetic Car Phone Mount | Road Trip | 15 USD | Hit the Road | Car Accessories | car | Colour=Black; Mount=Vent | Turns either way.
c06 | t=bike w=kids c=green a=4,5,6 | Kids Bike 16 Inch Green | Spoke Easy | 159/199 EUR | On Two Wheels | Kids Bikes | cycling, kids | Colour=Green; Wheels=16 inch; Age=4-6 | Stabilisers included.
k01 | t=standmixer c=red | Stand Mixer 4.8 L Red | Whisk It | 299/379 EUR | Rise and Dine | Stand Mixers | kitchen, baking | Colour=Red; Volume=4.8 l; Power=800 W | Kneads, whisks and beats.
k02 | t=handmixer c=white | Elvisp vit 400 W | Köksa | 349 SEK | Baka hemma | Elvispar | kök, bakning | färg=vit; effekt=400 W | Fem hastigheter.
k03 | t=blender m=glass | Blender en verre 1,5 L | Chef Minute | 59.9 EUR | En cuisine | Blenders | cuisine, smoothies | matière=verre; volume=1,5 l; puissance=700 W | Pile les glaçons.
k04 | t=handblender m=steel | Stabmixer 800 W Edelstahl | Küchenheld | 34.9 EUR | Küche und mehr | Stabmixer | Küche, Suppe | Leistung=800 W; Material=Edelstahl | Mit Messbecher.
k05 | t=airfryer c=black | Freidora de aire 5,5 L negra | Cocinitas | 89/119 EUR | Cocina fácil | Freidoras | cocina | color=negro; capacidad=5,5 l | Sin aceite y sin humo.
k06 | t=ricecooker c=white | Rice Cooker 1 L White | Whisk It | 45 GBP | Rise and Dine | Rice Cookers | kitchen | Colour=White; Volume=1 l | Keeps warm for hours.
k07 | t=toaster c=black | Toaster 4 Slice Black | Crumbs | 39 GBP | Rise and Dine | Toasters | kitchen, breakfast | Colour=Black; Power=1600 W | With a bun rack.
k08 | t=kitchenscale m=glass | Digital Kitchen Scale 5 kg | Whisk It | 15 GBP | Rise and Dine | Kitchen Scales | kitchen, baking | Capacity=5 kg; Material=Glass | Weighs to the gram.
b01 | t=boardgame x=coop a=10,11,12,13,14 | The Last Lighthouse Cooperative Board Game | Dice & Easy | 35 GBP | Game Night | Board Games | strategy, cooperative | Players=1-4; Age=10+; Language=English | Win together or not at all.
b02 | t=boardgame w=kids a=5,6,7,8 | Brädspel Trollskogen | Spelgläntan | 299 SEK | Spelkväll | Brädspel | barn, familj | ålder=5-8 år; spelare=2-4; språk=svenska | Samla kottar före trollen.
b03 | t=cardgame a=8,9,10,11,12,13,14 | Kartenspiel Krähenkönig | Würfelpech | 9.9 EUR | Spieleabend | Kartenspiele | Familie, Reise | Spieler=2-5; Alter=ab 8 Jahren; Sprache=Deutsch | Zwanzig Minuten pro Runde.
b04 | t=chess m=wood | Jeu d'échecs pliant en bois | Tour de Table | 34.9 EUR | Soirée jeux | Échecs | jeux, cadeau | matière=bois; joueurs=2 | Pièces feutrées.
b05 | t=jigsaw | Jigsaw Puzzle 1000 Pieces Harbour at Dawn | Dice & Easy | 16/20 GBP | Game Night | Jigsaw Puzzles | puzzle | Pieces=1000 | Poster included.
u01 | t=campingstove x=gas | Foldable Camping Gas Stove | Off the Map | 29 GBP | Far Out | Camping Stoves | camping | Fuel=Gas; Weight=90 g | Boils a litre in four minutes.
u02 | t=headlamp c=orange | Pannlampa orange 400 lumen | Fjällvana | 349 SEK | Ut i det fria | Pannlampor | vandring, camping | färg=orange; lumen=400 | Laddas med USB-C.
u03 | t=waterbottle c=green m=steel | Trinkflasche Edelstahl grün 750 ml | Wegwart | 21.9 EUR | Raus in die Natur | Trinkflaschen | Wandern | Farbe=grün; Material=Edelstahl; Inhalt=750 ml | Hält zwölf Stunden warm.
u04 | t=waterbottle c=blue m=plastic | Gourde en plastique bleue 1 L | Grand Air | 7.9 EUR | Bol d'air | Gourdes | randonnée, sport | couleur=bleu; matière=plastique; volume=1 l | Sans BPA.
u05 | t=trekkingpoles m=carbon | Bastones de senderismo de carbono plegables | Monte Alto | 59/79 EUR | Cumbres | Bastones | senderismo, montaña | material=carbono; peso=380 g | Se venden por pares.
u06 | t=sleepingpad | Inflatable Sleeping Pad | Off the Map | 45/60 USD | Far Out | Sleeping Pads | camping | Weight=520 g; Thickness=8 cm | Packs small.
y01 | t=yarn c=green m=wool | Merino Yarn Forest Green 100 g | Knit Happens | 9 GBP | Purl Jam | Yarn | knitting | Colour=Green; Material=Wool; Weight=100 g | Does not itch.
y02 | t=yarn c=yellow m=cotton | Bomullsgarn gult 50 g | Garnboden | 39 SEK | Sticka och virka | Garn | stickning, virkning | färg=gul; material=bomull; vikt=50 g | För stickor 3 mm.
y03 | t=yarn c=pink m=acrylic | Strickgarn Acryl rosa 100 g | Maschenreich | 2.9 EUR | Masche für Masche | Garne | Stricken, Häkeln | Farbe=rosa; Material=Acryl; Gewicht=100 g | Waschmaschinenfest.
y04 | t=knittingneedles m=bamboo | Bamboo Knitting Needles 4 mm | Knit Happens | 6 GBP | Purl Jam | Knitting Needles | knitting | Material=Bamboo; Thickness=4 mm | Smooth tips.
y05 | t=sewingmachine c=white | Machine à coudre blanche 20 points | Petite Main | 159/199 EUR | Fait maison | Machines à coudre | couture | couleur=blanc; points=20 | Enfile-aiguille automatique.
y06 | t=watercolours w=kids a=4,5,6,7,8 | Acuarelas infantiles 12 colores | Arte y Manos | 5.95 EUR | Pequeños artistas | Acuarelas | niños, pintura | edad=4-8 años; colores=12 | Con pincel.
`
