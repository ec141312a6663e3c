/** More toys, books, art, costumes and animals. Rows as bazaar/goods.ts. */
export const GOODS = `
b1 | t=stroller w=baby c=black | Citybuggy Nomad schwarz | Wiegenlied | 249/299 EUR | Unterwegs | Buggys | Reise, leicht | Farbe=schwarz; Gewicht=6 kg; Alter=6 Monate - 4 Jahre | Passt ins Handgepäckfach.
b2 | t=carseat w=baby,kids c=grey | Bilbarnstol bakåtvänd 0-4 år | Wiegenlied | 2990 SEK | Unterwegs | Bilstolar | bil, säkerhet | färg=grå; ålder=0-4 år | I-Size.
b3 | t=highchair w=baby m=wood | Chaise haute évolutive hêtre | Wiegenlied | 159 EUR | Repas | Chaises hautes | repas, bébé | matière=hêtre; âge=6 mois et plus | Suit l'enfant jusqu'à dix ans.
b4 | t=bib w=baby x=3pack | Baberos impermeables 3 uds | Wiegenlied | 12.9 EUR | Repas | Baberos | comida, bebé | material=algodón | Con bolsillo recogemigas.
b5 | t=sippycup,cup w=baby,kids c=green | Spill-proof Sippy Cup Green | Wiegenlied | 9.5 EUR | Repas | Cups | drinking, toddler | Colour=Green; Age=9 months+ | No drips in the car.
b6 | t=nappies w=baby s=3 | Windeln Größe 3 Bio 50 Stück | Wiegenlied | 17.9 EUR | Pflege | Windeln | Baby, öko | Größe=3; Gewicht=5-9 kg | Ohne Chlor.
b7 | t=wipes w=baby | Våtservetter parfymfria 80 st | Wiegenlied | 39 SEK | Pflege | Våtservetter | bebis, parfymfri | antal=80 | 99 % vatten.
b8 | t=rocker,bouncer w=baby c=beige | Transat bébé pliable | Wiegenlied | 79/99 EUR | Pflege | Transats | bébé, bercer | couleur=beige; âge=0-9 mois | Berce tout seul.
b9 | t=babymonitor w=baby | Vigilabebés con cámara y nana | Wiegenlied | 109 EUR | Pflege | Vigilabebés | seguridad, noche | alcance=300 m | Visión nocturna.
b10 | t=stairgate w=baby,kids c=white | Safety Gate for Stairs 75-105 cm | Wiegenlied | 45 EUR | Pflege | Safety gates | safety, toddler | Colour=White; Width=75-105 cm | Closes behind you.
b11 | t=babyshoes w=baby m=leather s=17,18,19,20 | Krabbelschuhe Leder Fuchs | Wiegenlied | 24 EUR | Garderobe | Krabbelschuhe | Baby, laufen | Größe=17,18,19,20; Material=Leder | Wie barfuß.
b12 | t=snowsuit w=kids,baby c=blue s=74,80,86,92 | Vinteroverall barn blå | Wiegenlied | 699/899 SEK | Garderobe | Overaller | vinter, barn | färg=blå; storlek=74,80,86,92 | Vattentät till 10 000 mm.
b13 | t=tshirt w=kids c=yellow m=cotton s=98,104,110,116 x=digger | T-shirt enfant tractopelle jaune | Wiegenlied | 14.9 EUR | Garderobe | T-shirts | enfant, chantier | couleur=jaune; taille=98,104,110,116; matière=coton | Pour les chefs de chantier.
b14 | t=tights w=kids c=red s=98,110,122 | Leotardos de niña rojos | Wiegenlied | 9.9 EUR | Garderobe | Leotardos | niña, invierno | color=rojo; talla=98,110,122 | No pican.
b15 | t=puppet w=kids x=fox a=2,3,4,5,6,7,8 | Fox Hand Puppet | Pelusa | 17.5 EUR | Kinderzimmer | Puppets | storytelling, theatre | Age=2+ | Talks back.
b16 | t=marblerun w=kids m=wood a=4,5,6,7,8,9,10 | Kugelbahn Holz 86 Teile | Pelusa | 54.9 EUR | Kinderzimmer | Kugelbahnen | Holz, bauen | Alter=ab 4 Jahren; Teile=86 | Klack, klack, klack.
b17 | t=toydigger,toyvehicle w=kids c=yellow a=2,3,4,5,6 | Grävmaskin leksak gul | Pelusa | 249 SEK | Kinderzimmer | Leksaksfordon | fordon, sandlåda | färg=gul; ålder=2+ | Tål en hel sommar i sandlådan.
b18 | t=toydoctor,roleplay w=kids a=3,4,5,6,7 | Mallette de docteur en bois | Pelusa | 32 EUR | Kinderzimmer | Jeux d'imitation | docteur, imitation | âge=3 ans et plus; matière=bois | Onze accessoires.
b19 | t=toyshop,roleplay w=kids a=3,4,5,6,7 | Caja registradora de juguete | Pelusa | 26/34 EUR | Kinderzimmer | Juguetes simbólicos | tienda, contar | edad=3-7 años | Pita al pasar.
b20 | t=playdough,clay w=kids a=3,4,5,6 | Play Dough 8 Tubs | Pelusa | 11.9 EUR | Kinderzimmer | Play dough | creative, modelling | Age=3+ | Smells of vanilla.
b21 | t=walkietalkie w=kids a=6,7,8,9,10,11,12 | Walkie-Talkies Kinder 2er Set | Pelusa | 29.9 EUR | Kinderzimmer | Walkie-Talkies | draußen, Abenteuer | Alter=ab 6; Reichweite=3 km | Over and out.
b22 | t=drone w=kids,men,women a=10,11,12 | Minidrönare med kamera | Pelusa | 599/749 SEK | Kinderzimmer | Drönare | teknik, foto | ålder=10+ | Flyger inomhus.
b23 | t=scooter w=kids c=pink a=3,4,5,6 | Trottinette 3 roues rose | Pelusa | 49.9 EUR | Dehors | Trottinettes | dehors, équilibre | couleur=rose; âge=3-6 ans | Roues lumineuses.
b24 | t=jumprope w=kids | Comba de madera | Pelusa | 7.9 EUR | Dehors | Combas | patio, saltar | longitud=210 cm | Para el recreo.
b25 | t=chalk w=kids x=outdoor | Jumbo Pavement Chalk 20 | Pelusa | 8.5 EUR | Dehors | Chalk | outdoor, drawing | Colours=10 | Washes off with rain.
b26 | t=watergun w=kids a=5,6,7,8,9,10 | Wasserpistole 1 Liter | Pelusa | 13.9 EUR | Dehors | Wasserpistolen | Sommer, Wasser | Alter=ab 5 | Reicht bis zum Nachbarn.
b27 | t=swing w=kids m=wood | Babygunga i trä | Pelusa | 449 SEK | Dehors | Gungor | trädgård, lek | material=ek; ålder=6 mån-3 år | Med bälte.
b28 | t=sandpit w=kids out | Bac à sable avec couvercle | Pelusa | 89 EUR | Dehors | Bacs à sable | jardin, sable | dimensions=120x120 cm | Le chat reste dehors.
b29 | t=boardgame,dominoes w=kids,men,women a=5,6,7,8,9,10 | Dominó clásico de madera | Spielgut | 12 EUR | Spielekiste | Dominós | familia, clásico | piezas=28 | En caja.
b30 | t=boardgame x=twoplayers,strategy a=8,9,10,11,12 | Hive of Stones – Two Player Strategy | Spielgut | 27 EUR | Spielekiste | Strategy games | two players, travel | Age=8+; Players=2 | Twenty minutes.
b31 | t=escaperoom,boardgame x=adults a=12 | Escape Room Spiel: Das Labor | Spielgut | 16.9 EUR | Spielekiste | Escape-Spiele | Rätsel, Erwachsene | Alter=ab 12; Spieler=1-4 | Nur einmal spielbar.
b32 | t=quiz,partygame,cardgame x=family a=10,11,12 | Frågesport Sverige | Spielgut | 199 SEK | Spielekiste | Frågespel | frågesport, familj | ålder=10+; spelare=2-10 | 600 frågor.
b33 | t=memory,cardgame w=kids a=3,4,5,6 x=animals | Mémo animaux de la ferme | Spielgut | 9.9 EUR | Spielekiste | Jeux de mémoire | animaux, mémoire | âge=3 ans et plus | 48 cartes.
b34 | t=tablefootball | Futbolín de mesa 70 cm | Spielgut | 59/79 EUR | Spielekiste | Futbolines | familia, fútbol | largo=70 cm | Se guarda bajo la cama.
b35 | t=darts | Magnetic Dartboard | Spielgut | 24 EUR | Spielekiste | Darts | safe, family | Diameter=38 cm | No holes in the wall.
b36 | t=rubikscube,puzzle | Zauberwürfel 3x3 schnell | Spielgut | 9.9 EUR | Spielekiste | Knobelspiele | Logik, unterwegs | Maße=57 mm | Rekord: 3,13 Sekunden.
b37 | t=puzzle x=3d,building m=wood a=10,11,12 | 3D-pussel trä klocktorn | Spielgut | 329 SEK | Spielekiste | Pussel | bygga, vuxen | bitar=171 | Går faktiskt.
b40 | t=novel,book x=crime | Le Noyé du canal | Feuillet | 8.9 EUR | Lectures | Romans policiers | policier, poche, français | langue=français | Une enquête du commissaire Vidal.
b41 | t=novel,book x=scifi | La estación silenciosa | Feuillet | 18.5 EUR | Lectures | Novelas | ciencia ficción, español | idioma=español; formato=tapa blanda | Nadie contesta desde Marte.
b42 | t=novel,book x=romance | The Bakery on Harbour Street | Feuillet | 9.9 EUR | Lectures | Novels | romance, feel-good, english | Language=English | Bread, rain and a second chance.
b43 | t=novel,book x=historical | Die Salzhändlerin | Feuillet | 14 EUR | Lectures | Romane | historischer Roman, Mittelalter | Sprache=Deutsch | Lüneburg, 1371.
b44 | t=childrensbook,picturebook,book w=kids a=3,4,5,6 | Grävlingens nya hus | Feuillet | 149 SEK | Lectures | Bilderböcker | högläsning, barn | ålder=3-6 år; språk=svenska | För sagostunden.
b45 | t=childrensbook,book w=kids a=6,7,8 x=firstreader | Premières lectures : Léo et le robot | Feuillet | 5.9 EUR | Lectures | Premières lectures | CP, lire seul | âge=6-8 ans | Gros caractères.
b46 | t=youngadult,novel,book a=12 x=fantasy | La academia de las sombras | Feuillet | 16.9 EUR | Lectures | Juvenil | fantasía, juvenil | edad=12+; idioma=español | Primera parte.
b47 | t=travelguide,book | Pocket Guide Kyoto | Feuillet | 13 EUR | Lectures | Travel guides | japan, travel | Language=English | With fold-out map.
b48 | t=cookbook,book x=baking | Brot backen für Anfänger | Feuillet | 22 EUR | Lectures | Backbücher | Brot, backen | Sprache=Deutsch | Vierzig Rezepte.
b49 | t=knittingbook,book | Sticka sockor – 25 mönster | Feuillet | 249 SEK | Lectures | Handarbetsböcker | sticka, sockor | språk=svenska | För nybörjare.
b50 | t=comic,book | Les Aventures de Zaza T. 3 | Feuillet | 11.5 EUR | Lectures | BD | bd, humour | langue=français | Zaza part en Islande.
b51 | t=atlas,book w=kids a=7,8,9,10,11,12 | Atlas ilustrado del mundo para niños | Feuillet | 24.9 EUR | Lectures | Atlas | geografía, niños | edad=7+ | Doble página por país.
b52 | t=philosophy,book | A Short History of Doubt | Feuillet | 17 EUR | Lectures | Non-fiction | philosophy, english | Language=English | From Socrates to search engines.
b53 | t=selfhelp,book | Ruhe im Kopf – Achtsamkeit | Feuillet | 16 EUR | Lectures | Ratgeber | Achtsamkeit, Stress | Sprache=Deutsch | Acht Wochen.
b54 | t=music,cd x=classical | Pianomusik från norr – CD | Feuillet | 149 SEK | Film & Ton | CD | klassiskt, piano | format=CD | Inspelad i en kyrka.
b55 | t=record,vinyl x=pop | Vinyle Minuit Soleil – Pop 80 | Feuillet | 24 EUR | Film & Ton | Vinyles | pop, années 80 | format=33 tours | Réédition numérotée.
b56 | t=film,dvd x=documentary | Océanos – documental DVD | Feuillet | 11.9 EUR | Film & Ton | Documentales | mar, naturaleza | duración=95 min | Narrado con calma.
b57 | t=film,bluray x=series,comedy | The Lodgers – Complete Series Blu-ray | Feuillet | 39/49 EUR | Film & Ton | Series | comedy, box set | Discs=6 | British, rainy, funny.
b60 | t=schoolbag w=kids c=green | Schulranzen-Set Drache 4-teilig | Tinte & Co | 159/189 EUR | Schulzeit | Schulranzen | Einschulung, ergonomisch | Farbe=grün; Gewicht=950 g | Mit Turnbeutel und Mäppchen.
b61 | t=notebook x=lined | Skrivhäfte linjerat A5 5-pack | Tinte & Co | 59 SEK | Schulzeit | Skrivhäften | skola, linjerat | format=A5; antal=5 | 48 sidor.
b62 | t=pencils x=graphite | Crayons à papier HB lot de 12 | Tinte & Co | 4.9 EUR | Schulzeit | Crayons | écriture, dessin | nombre=12 | Cèdre.
b63 | t=markers,pens c=mixed | Rotuladores lavables 24 colores | Tinte & Co | 8.9 EUR | Schulzeit | Rotuladores | colorear, niños | colores=24 | Salen con agua.
b64 | t=geometryset | Geometry Set 9 Pieces | Tinte & Co | 6.5 EUR | Schulzeit | Geometry | maths, school | Pieces=9 | Compass included.
b65 | t=lunchbox w=kids c=blue x=shark | Brotdose Hai mit Fächern | Tinte & Co | 15.9 EUR | Schulzeit | Brotdosen | Schule, Kita | Farbe=blau | Spülmaschinenfest.
b66 | t=whiteboard | Whiteboard magnetisk 60x90 | Tinte & Co | 399 SEK | Bureau | Whiteboards | kontor, magnet | mått=60x90 cm | Pennhylla ingår.
b67 | t=diary,notebook x=lock w=kids | Journal intime à cadenas | Tinte & Co | 13.5 EUR | Bureau | Journaux intimes | secret, ado | couleur=violet | Deux clés.
b68 | t=calendar x=2027 | Calendario de pared 2027 gatos | Tinte & Co | 11 EUR | Bureau | Calendarios | gatos, pared | año=2027 | Un gato por mes.
b69 | t=stickynotes | Sticky Notes Pastel 6 Pads | Tinte & Co | 5.5 EUR | Bureau | Sticky notes | office, study | Pads=6 | Stay where you put them.
b70 | t=stamps,stampset w=kids a=3,4,5,6,7 | Stempelset Bauernhof Holz | Tinte & Co | 14 EUR | Bastelzeit | Stempel | Kinder, basteln | Teile=15; Alter=ab 3 | Farbe auf Wasserbasis.
b71 | t=origamipaper,craftkit | Origamipapper 200 ark | Tinte & Co | 79 SEK | Bastelzeit | Papper | vika, pyssel | antal=200 | Dubbelsidigt.
b72 | t=candlekit,craftkit | Kit bougies à faire soi-même | Tinte & Co | 29.9 EUR | Bastelzeit | Kits DIY | bougies, cadeau | contenu=cire, mèches | Cire de soja.
b73 | t=macramekit,craftkit | Kit de macramé para colgar plantas | Tinte & Co | 19 EUR | Bastelzeit | Kits | macramé, cuerda | nivel=principiante | Con anilla de madera.
b74 | t=oilpaints,paint | Oil Paint Set 12 x 12 ml | Tinte & Co | 21 EUR | Bastelzeit | Oil paints | painting, canvas | Tubes=12 | Buttery.
b75 | t=canvas | Keilrahmen 40x50 cm 3er Pack | Tinte & Co | 15 EUR | Bastelzeit | Keilrahmen | malen, Leinwand | Maße=40x50 cm | Doppelt grundiert.
b76 | t=brushes | Penselset akvarell 6 st | Tinte & Co | 119 SEK | Bastelzeit | Penslar | måla, akvarell | antal=6 | Syntethår.
b77 | t=glue | Colle blanche vinylique 500 g | Tinte & Co | 6.9 EUR | Bastelzeit | Colles | bois, papier | poids=500 g | Transparente en séchant.
b78 | t=yarn c=grey m=alpaca | Ovillo de alpaca gris 50 g | Maschenwerk | 8.9 EUR | Handarbeit | Lanas | tejer, alpaca | color=gris; material=alpaca | Suave como una nube.
b79 | t=yarn c=mixed m=acrylic | Rainbow Acrylic Yarn 100 g | Maschenwerk | 4.5/6 EUR | Handarbeit | Yarn | knitting, crochet | Material=Acrylic | Changes colour by itself.
b80 | t=crochethooks x=set | Häkelnadel-Set ergonomisch 9-teilig | Maschenwerk | 16 EUR | Handarbeit | Häkelnadeln | häkeln, Set | Größen=2-6 mm | Weicher Griff.
b81 | t=crossstitchkit,craftkit | Korsstygn kit fjällräv | Maschenwerk | 229 SEK | Handarbeit | Broderi | brodera, korsstygn | storlek=20x20 cm | Allt ingår.
b82 | t=zip,zipper | Fermetures éclair assorties lot de 20 | Maschenwerk | 7.9 EUR | Handarbeit | Mercerie | couture, réparer | longueur=20 cm | Dix couleurs.
b83 | t=buttons | Botones de madera 30 uds | Maschenwerk | 4.2 EUR | Handarbeit | Botones | coser, madera | diámetro=18 mm | Dos agujeros.
b84 | t=cuttingmat | Self-healing Cutting Mat A3 | Maschenwerk | 13 EUR | Handarbeit | Cutting mats | quilting, craft | Format=A3 | Both sides.
b85 | t=felt m=felt | Filzplatten bunt 24 Stück | Maschenwerk | 9.5 EUR | Handarbeit | Filz | basteln, nähen | Maße=20x30 cm | 1 mm dick.
b90 | t=dogcoat w=dogs c=green s=S,M,L,XL x=rain | Hundregnjacka grön | Pfote | 399 SEK | Tierwelt | Hundkläder | regn, hund | färg=grön; storlek=S,M,L,XL | Reflexer runt om.
b91 | t=dogbowl,petbowl w=dogs | Gamelle anti-glouton | Pfote | 14.9 EUR | Tierwelt | Gamelles | chien, repas | diamètre=20 cm | Mange dix fois moins vite.
b92 | t=dogfood w=dogs x=wet,puppy | Comida húmeda para cachorros 6x400 g | Pfote | 15.9 EUR | Tierwelt | Comida húmeda | cachorro, pollo | peso=2,4 kg | Con pollo y arroz.
b93 | t=poopbags w=dogs | Compostable Poop Bags 120 | Pfote | 9.9 EUR | Tierwelt | Poop bags | dog, walks | Count=120 | Strong and leak-proof.
b94 | t=dogcarbelt w=dogs | Autogurt für Hunde | Pfote | 12.5 EUR | Tierwelt | Autozubehör | Hund, Auto | Länge=45-75 cm | Einfach einklicken.
b95 | t=catfountain,petfountain w=cats | Vattenfontän katt 2 liter | Pfote | 449 SEK | Tierwelt | Vattenfontäner | katt, vatten | volym=2 l | Tyst som en mus.
b96 | t=litterbox w=cats c=grey | Maison de toilette pour chat | Pfote | 34.9/44.9 EUR | Tierwelt | Litières | chat, odeur | couleur=gris | Filtre à charbon.
b97 | t=catscratcher,scratchingpost w=cats | Rascador de cartón ondulado | Pfote | 11 EUR | Tierwelt | Rascadores | gato, uñas | largo=45 cm | Con hierba gatera.
b98 | t=catflap w=cats,dogs c=white | Cat Flap 4-Way Lock | Pfote | 29 EUR | Tierwelt | Cat flaps | cat, entrance | Colour=White | No draughts.
b99 | t=aquariumfilter w=fish | Innenfilter für Aquarien bis 100 l | Pfote | 27 EUR | Tierwelt | Filter | Aquarium, sauberes Wasser | Leistung=400 l/h | Leise.
b100 | t=aquariumplants,aquariumdecor w=fish | Plastväxter akvarium 5-pack | Pfote | 89 SEK | Tierwelt | Dekoration | akvarium, växter | höjd=10-25 cm | Gömställen för blyga fiskar.
b101 | t=hamstercage,rodentcage w=hamsters | Cage hamster deux étages | Pfote | 49.9 EUR | Tierwelt | Cages | hamster, rongeur | dimensions=58x38x55 cm | Roue et maisonnette.
b102 | t=bedding,smallanimalbedding w=hamsters,rabbits | Lecho de cáñamo para roedores 5 kg | Pfote | 12.9 EUR | Tierwelt | Lechos | conejo, cobaya, hámster | peso=5 kg | Sin polvo.
b103 | t=birdfeeder w=birds m=wood | Window Bird Feeder | Pfote | 19 EUR | Tierwelt | Bird feeders | garden birds, window | Material=Acrylic | Breakfast with blue tits.
b104 | t=birdtoy w=birds | Vogelschaukel mit Glöckchen | Pfote | 5.9 EUR | Tierwelt | Vogelspielzeug | Wellensittich, Käfig | Material=Holz | Bimmelt.
b105 | t=saddlepad w=horses c=burgundy | Schabrack vinröd dressyr | Galopp | 549 SEK | Stall | Schabrak | häst, dressyr | färg=vinröd; storlek=Full | Torkar snabbt.
b106 | t=ridingboots w=women,kids c=black s=36,37,38,39,40 | Bottes d'équitation cuir synthétique | Galopp | 69.9 EUR | Stall | Bottes | équitation, cavalière | couleur=noir; pointure=36,37,38,39,40 | Zip arrière.
b107 | t=halter w=horses c=blue | Cabezada de cuadra azul con ramal | Galopp | 17.5 EUR | Stall | Cabezadas | caballo, cuadra | color=azul; talla=Cob,Full | Nylon doble.
b108 | t=hoofoil,horsecare w=horses | Hoof Oil with Brush 500 ml | Galopp | 13 EUR | Stall | Hoof care | horse, grooming | Volume=500 ml | Laurel oil.
b109 | t=ridinggloves w=kids,women s=XS,S,M | Reithandschuhe Grip | Galopp | 19.9 EUR | Stall | Handschuhe | Reiten, Sommer | Größe=XS,S,M | Atmungsaktiv.
b110 | t=modelcar x=collect c=red | Modellauto Oldtimer 1:18 rot | Vitrina | 64 EUR | Sammlerecke | Modellautos | Oldtimer, Vitrine | Maßstab=1:18; Farbe=rot | Türen zum Öffnen.
b111 | t=figurine x=collect,dragon | Drakstaty samlarfigur 22 cm | Vitrina | 449 SEK | Sammlerecke | Figurer | fantasy, samla | höjd=22 cm | Handmålad.
b112 | t=tradingcards x=collect w=kids a=6,7,8,9,10,11,12 | Booster cartes à collectionner 10 pcs | Vitrina | 4.9 EUR | Sammlerecke | Cartes | collection, monstres | cartes=10 | Une rare garantie.
b113 | t=coin x=collect,silver | Moneda conmemorativa de plata | Vitrina | 49 EUR | Sammlerecke | Monedas | colección, plata | peso=31 g | Con certificado.
b114 | t=displaycase x=collect | Acrylic Display Case for Figures | Vitrina | 29 EUR | Sammlerecke | Display cases | collectors, dust | Size=30x20x20 cm | Keeps the dust out.
`
