/** Babies, toys, books, school, crafts and pets. Rows as bazaar/goods.ts. */
export const GOODS = `
g1 | t=babywrap,babycarrier w=baby c=grey m=cotton | Ringsling babybärsjal grå | Lilla Noor | 849 SEK | Bébé | Babybärare | bära, nyfödd | färg=grå; material=bomull | För nära stunder de första månaderna.
g2 | t=babycarrier w=baby c=black | Baby Carrier Airy Black | Lilla Noor | 119/149 EUR | Bébé | Baby carriers | newborn, hiking | Colour=Black; Age=0-3 years | Spreads the weight over both shoulders.
g3 | t=pacifier w=baby x=2pack | Sucettes silicone lot de 2 | Lilla Noor | 8.9 EUR | Bébé | Sucettes | bébé, 0-6 mois | âge=0-6 mois; matière=silicone | Brille dans le noir.
g4 | t=teether,rattle w=baby m=wood | Beißring mit Greifling Buche | Lilla Noor | 14.9 EUR | Bébé | Beißringe | zahnen, Baby | Material=Buche; Alter=ab 3 Monaten | Ungiftig und abwaschbar.
g5 | t=babybottle w=baby m=glass | Biberón de cristal 240 ml | Lilla Noor | 12.5 EUR | Bébé | Biberones | bebé, anticólicos | material=vidrio; capacidad=240 ml | Tetina de flujo lento.
g6 | t=muslin w=baby c=white m=cotton x=3pack | Muslin Squares White 3 pack | Lilla Noor | 19 EUR | Bébé | Muslins | baby, burping | Colour=White; Material=Cotton | For spit-ups, shade and swaddling.
g7 | t=sleepsack,babysleepingbag w=baby c=green s=70 | Babyschlafsack Wald 2.5 TOG | Lilla Noor | 49/65 EUR | Bébé | Schlafsäcke | Baby, Schlaf | Farbe=grün; Größe=70; Alter=6-12 Monate | Für kühle Nächte.
g8 | t=changingmat,changingbag w=baby c=beige | Matelas à langer nomade | Lilla Noor | 29 EUR | Bébé | Change | bébé, voyage | couleur=beige | Se plie dans le sac.
g9 | t=pottychair,potty w=kids,baby c=white | Potta vit | Lilla Noor | 129 SEK | Bébé | Pottor | potträning | färg=vit; ålder=1,5-3 år | Står stadigt.
g10 | t=babybath w=baby c=mint out | Foldable Baby Bathtub Mint | Lilla Noor | 35 EUR | Bébé | Bathtubs | baby, bath | Colour=Mint | Folds flat when it is dry.
g11 | t=crib,bed w=baby m=wood c=white | Gitterbett 60x120 weiß | Lilla Noor | 189/229 EUR | Barnrum | Kinderbetten | Kinderzimmer | Farbe=weiß; Größe=60x120; Material=Kiefer | Drei Höhen.
g12 | t=nightlight w=kids,baby c=yellow | Veilleuse lune rechargeable | Lilla Noor | 32 EUR | Barnrum | Veilleuses | chambre, nuit | couleur=jaune | Minuterie de trente minutes.
g13 | t=mobile w=baby m=felt | Móvil de cuna fieltro nubes | Lilla Noor | 39 EUR | Barnrum | Móviles | cuna, bebé | material=fieltro | Gira despacio.
g14 | t=playmat w=baby | Krabbeldecke rund 120 cm | Lilla Noor | 59 EUR | Bébé | Krabbeldecken | Baby, Spielen | Durchmesser=120 cm; Material=Baumwolle | Gepolstert.
g15 | t=bodysuit w=baby c=striped m=cotton s=56,62,68 | Randig body ekobomull | Lilla Noor | 149 SEK | Bébé | Babykläder | body, eko | färg=randig; storlek=56,62,68; material=ekologisk bomull | Tryckknappar hela vägen.
g16 | t=woodentrain,toytrain w=kids m=wood a=3,4,5,6,7 | Wooden Train Set 60 pieces | Snickrat | 69 EUR | Spielzeit | Wooden toys | trains, wood | Age=3+; Material=Wood | Fits other wooden rails.
g17 | t=buildingbricks,construction w=kids a=6,7,8,9,10,11,12 x=space | Klemmbausteine Raumstation 740 Teile | Brickolo | 64.9/79.9 EUR | Spielzeit | Bausteine | bauen, Weltraum | Alter=ab 6 Jahren; Teile=740 | Mit vier Astronauten.
g18 | t=buildingbricks w=kids a=1,2,3,4 | Grandes briques de construction 1er âge | Brickolo | 34 EUR | Spielzeit | Construction | petits, construction | âge=18 mois - 5 ans; pièces=80 | Faciles à emboîter.
g19 | t=magnetictiles,construction w=kids a=3,4,5,6,7,8 | Bloques magnéticos 42 piezas | Brickolo | 45 EUR | Spielzeit | Construcción | imanes, construir | edad=3-8 años | Casas, torres y cohetes.
g20 | t=rccar,toycar w=kids a=8,9,10,11,12 c=red | Radiostyrd bil Ökenräven | Brickolo | 599/799 SEK | Spielzeit | Radiostyrt | fjärrstyrd, bil | färg=röd; ålder=8+; batteri=ingår | 30 km/h.
g21 | t=toycar w=kids a=3,4,5,6 x=5pack | Die-cast Emergency Vehicles Set of 5 | Brickolo | 18 EUR | Spielzeit | Toy cars | fire engine, police, ambulance | Age=3+ | Lights and ladders move.
g22 | t=doll w=kids a=3,4,5,6,7 | Babydocka Elsie 35 cm | Snickrat | 349 SEK | Spielzeit | Dockor | docka, rollek | ålder=3+ | Mjuk kropp.
g23 | t=dollhouse w=kids m=wood a=4,5,6,7,8 | Puppenhaus mit Möbeln | Snickrat | 119 EUR | Spielzeit | Puppenhäuser | Rollenspiel, Holz | Alter=ab 4; Material=Holz | Drei Etagen, siebzehn Möbel.
g24 | t=playkitchen,toykitchen w=kids m=wood a=3,4,5,6 c=white | Cuisine enfant en bois | Snickrat | 129/169 EUR | Spielzeit | Jeux d'imitation | dînette, imitation | couleur=blanc; âge=3-8 ans; matière=bois | Le four s'ouvre.
g25 | t=toyfood,playfood w=kids m=wood a=2,3,4,5 | Wooden Cutting Fruit | Snickrat | 19.9 EUR | Spielzeit | Pretend play | play kitchen, fruit | Age=2+; Material=Wood | Velcro halves.
g26 | t=softtoy w=kids,baby c=grey a=0,1,2,3,4,5 x=elephant | Elefante de peluche 40 cm | Snickrat | 24.5 EUR | Spielzeit | Peluches | peluche, elefante | color=gris; edad=desde 0 meses | Se lava a 30 grados.
g27 | t=softtoy,plushdino w=kids c=green a=1,2,3,4,5,6 x=dinosaur | Gosedjur Triceratops | Snickrat | 229 SEK | Spielzeit | Gosedjur | mjukisdjur, dinosaurie | färg=grön | Återvunnen fyllning.
g28 | t=dinofigures,figures w=kids a=3,4,5,6,7,8 x=dinosaur | Dinosaurier-Figuren 12 Stück | Brickolo | 22 EUR | Spielzeit | Figuren | Dinosaurier, Sammeln | Alter=ab 3 | Handbemalt.
g29 | t=actionfigure,figures w=kids,men,women a=6,7,8,9,10 x=collect | Knight Action Figure 18 cm | Brickolo | 27 EUR | Spielzeit | Action figures | knight, collectable | Age=6+ | Twelve joints.
g30 | t=slime,craftkit,sciencekit w=kids a=8,9,10,11,12 | Experimentlåda kemi 50 försök | Brickolo | 449 SEK | Spielzeit | Experiment | naturvetenskap, kemi | ålder=8-12 år | Vulkaner, kristaller och slajm.
g31 | t=telescope w=kids,men,women a=8,9,10,11,12 | Télescope débutant 70 mm | Brickolo | 109/139 EUR | Spielzeit | Optique | étoiles, astronomie | âge=8 ans et plus; diamètre=70 mm | La Lune comme jamais.
g32 | t=kite w=kids a=6,7,8,9,10,11,12 c=mixed | Cometa arcoíris | Brickolo | 16 EUR | Verano Kids | Cometas | viento, playa | color=multicolor; edad=6+ | Vuela con poca brisa.
g33 | t=sandtoys w=kids a=1,2,3,4,5,6 | Sand Toy Set with Bucket | Snickrat | 15 EUR | Verano Kids | Sand toys | beach, sandpit | Age=18 months+ | Made from sugar cane.
g34 | t=bubbles w=kids a=3,4,5,6,7 | Seifenblasen-Maschine | Brickolo | 21/26 EUR | Verano Kids | Seifenblasen | Garten, Party | Alter=ab 3 | Tausend Blasen pro Minute.
g35 | t=trampoline w=kids a=3,4,5,6,7 | Trampoline intérieur enfant 91 cm | Brickolo | 75 EUR | Verano Kids | Trampolines | bouger, intérieur | diamètre=91 cm; âge=3-7 ans | Avec poignée.
g36 | t=balancebike w=kids a=2,3,4,5 c=red | Springcykel röd 12 tum | Snickrat | 799/999 SEK | Verano Kids | Springcyklar | cykla, balans | färg=röd; ålder=2-5 år | Väger tre kilo.
g37 | t=walkertoy,pushtoy w=baby,kids m=wood a=1,2 | Lauflernwagen aus Holz | Snickrat | 59 EUR | Bébé | Lauflernwagen | laufen lernen, Holz | Alter=ab 12 Monaten; Material=Holz | Mit Bremse.
g38 | t=stackingtoy w=baby,kids m=wood a=1,2 | Stacking Rings Rainbow | Snickrat | 16.5 EUR | Bébé | Wooden toys | stacking, motor skills | Age=12 months+; Material=Wood | Six rings.
g39 | t=musicbox,toyinstrument w=kids m=wood a=2,3,4,5 | Xylophone en bois | Snickrat | 23 EUR | Spielzeit | Instruments | musique, éveil | âge=2 ans et plus; matière=bois | Juste, pour de vrai.
g40 | t=costume w=kids a=4,5,6,7,8 s=104,116,128 x=pirate | Piratendräkt barn | Lekfest | 329 SEK | Fest | Utklädning | kalas, pirat | storlek=104,116,128 | Hatt och sabel ingår.
g41 | t=costume w=kids a=3,4,5,6,7 s=98,110,122 x=princess c=pink | Disfraz de princesa rosa | Lekfest | 29.9/39.9 EUR | Fest | Disfraces | carnaval, princesa | color=rosa; talla=98,110,122 | Con tiara.
g42 | t=balloons x=party | Luftballons bunt 50 Stück | Lekfest | 9 EUR | Fest | Ballons | Geburtstag, Party | Farbe=bunt | Naturkautschuk.
g43 | t=garland,partydecoration x=party | Guirlande joyeux anniversaire | Lekfest | 12 EUR | Fest | Décorations | anniversaire, fête | matière=papier | Lettres dorées.
g44 | t=piñata x=party w=kids | Piñata estrella | Lekfest | 18 EUR | Fest | Piñatas | cumpleaños, fiesta | altura=45 cm | Se rellena por arriba.
g45 | t=facepaint w=kids | Face Paint Palette 12 colours | Lekfest | 16 EUR | Fest | Face paint | party, halloween, carnival | Age=3+ | Comes off with soap.
g50 | t=boardgame a=10,11,12 x=strategy,family | Nordlicht – Das Brettspiel | Würfelwerk | 44.9 EUR | Spieleabend | Brettspiele | Strategie, Familie | Alter=ab 10 Jahren; Spieler=2-4; Dauer=60 min | Wer entdeckt den Norden zuerst?
g51 | t=boardgame a=4,5,6,7 x=cooperative,family w=kids | Samarbetsspel Trollskogen | Würfelwerk | 249 SEK | Spieleabend | Barnspel | samarbete, familj | ålder=4-7 år; spelare=2-4 | Alla vinner eller förlorar tillsammans.
g52 | t=cardgame a=8,9,10,11,12 x=travel,family | Jeu de cartes Pagaille | Würfelwerk | 13.9 EUR | Spieleabend | Jeux de cartes | famille, voyage, ambiance | âge=8 ans et plus; joueurs=2-6 | Quinze minutes de rires.
g53 | t=partygame x=adults,party | Party Quiz Night After Dark | Würfelwerk | 29 EUR | Spieleabend | Party games | adults, quiz, party | Age=18+; Players=4-12 | Not for grandma. Or is it?
g54 | t=chess,boardgame m=wood a=8,9,10,11,12 | Ajedrez plegable de madera | Würfelwerk | 38/48 EUR | Spieleabend | Ajedrez | clásico, madera | material=nogal; tamaño=38 cm | Piezas con fieltro.
g55 | t=dice x=roleplaying,collect | Würfelset W20 Metall 7-teilig | Würfelwerk | 24 EUR | Spieleabend | Würfel | Rollenspiel, Pen & Paper | Material=Metall; Farbe=violett | Liegen schwer in der Hand.
g56 | t=puzzle x=1000,landscape | Puzzle 1000 pièces Bord de mer | Würfelwerk | 17.9 EUR | Spieleabend | Puzzles | puzzle, adulte | pièces=1000 | Une plage bretonne.
g57 | t=puzzle w=kids a=3,4,5 x=animals | Bauernhof-Puzzle 24 Teile | Würfelwerk | 11 EUR | Spieleabend | Puzzles | Kinder, Tiere | Alter=3-5 Jahre; Teile=24 | Extra dicke Teile.
g58 | t=videogame x=racing,switch a=6,7,8,9,10,11,12 | Turbo Drift GP – Switch | Pixelhaus | 49.9/59.9 EUR | Gaming | Console games | racing, multiplayer | Platform=Switch; Age=6+ | Up to four on one sofa.
g59 | t=videogame x=adventure,ps5 | Skuggornas rike PS5 | Pixelhaus | 649 SEK | Gaming | TV-spel | äventyr, fantasy | plattform=PS5; ålder=16+ | Öppen värld.
g60 | t=gamecontroller c=black | Mando inalámbrico negro | Pixelhaus | 54 EUR | Gaming | Mandos | consola, bluetooth | color=negro | Para PC y consola.
g61 | t=yatzy,dice,dicegame x=travel,family | Yatzy i resefodral | Würfelwerk | 99 SEK | Spieleabend | Tärningsspel | resa, familj | spelare=1-6 | Ryms i fickan.
g62 | t=playingcards,cardgame | Playing Cards Linen Finish | Würfelwerk | 7.5 EUR | Spieleabend | Playing cards | poker, magic | Cards=54 | Shuffle like silk.
g70 | t=novel,book x=crime | Mordet vid Siljan – Karin Ålund | Bokkajen | 129 SEK | Böcker | Pocket | deckare, svenska | språk=svenska; format=pocket | Andra boken om kommissarie Frost.
g71 | t=novel,book x=fantasy | The Glass Dragon (Book One) | Bokkajen | 14.5 EUR | Böcker | Fiction | fantasy, english, dragons | Language=English; Format=Paperback | A kingdom without fire.
g72 | t=novel,book x=romance | Un été à Lisbonne | Bokkajen | 9.9 EUR | Böcker | Romans | roman, amour, français | langue=français; format=poche | Elle n'avait qu'un billet aller.
g73 | t=picturebook,childrensbook,book w=kids,baby a=2,3,4,5 | Der kleine Bär schläft nicht | Bokkajen | 15 EUR | Böcker | Bilderbücher | Vorlesen, Einschlafen | Sprache=Deutsch; Alter=2-5 Jahre | Zum Vorlesen.
g74 | t=childrensbook,book w=kids a=8,9,10,11,12 x=detective | El club de los detectives | Bokkajen | 11.9 EUR | Böcker | Infantil | misterio, lectura | idioma=español; edad=8-12 años | Tomo 1.
g75 | t=cookbook,book x=vegetarian | Green Suppers: Vegetarian Cooking | Bokkajen | 28/34 EUR | Böcker | Cookbooks | vegetarian, cooking | Language=English; Format=Hardback | Eighty weeknight dishes.
g76 | t=biography,book | Stimme des Nordens – Biografie | Bokkajen | 24 EUR | Böcker | Biografien | Musik, Biografie | Sprache=Deutsch; Format=Hardcover | Ein Leben am Klavier.
g77 | t=manga,comic,book a=10,11,12 | Manga Kaze no Ken tome 1 | Bokkajen | 7.2 EUR | Böcker | Mangas | manga, action, français | langue=français | Sens de lecture japonais.
g78 | t=textbook,book,languagecourse x=learning | Spanish for Beginners Course Book | Bokkajen | 26 EUR | Böcker | Language learning | spanish, learning | Language=English/Spanish; Level=A1 | With audio.
g79 | t=boardbook,picturebook,childrensbook,book w=baby a=0,1,2 | Känn på djuren – pekbok | Bokkajen | 89 SEK | Böcker | Pekböcker | bebis, djur | ålder=0-2 år; språk=svenska | Mjuk päls och sträv tunga.
g80 | t=naturebook,birdbook,book | Vögel Mitteleuropas Bestimmungsbuch | Bokkajen | 19.9 EUR | Böcker | Naturführer | Vögel, Natur | Sprache=Deutsch | 500 Arten.
g81 | t=activitybook,stickerbook,book w=kids a=4,5,6,7 | Cahier d'autocollants Animaux | Bokkajen | 6.5 EUR | Böcker | Activités | autocollants, voyage | âge=4-7 ans | 400 autocollants repositionnables.
g82 | t=poetry,book | Poemas para leer despacio | Bokkajen | 13 EUR | Böcker | Poesía | poesía, regalo | idioma=español | Edición con ilustraciones.
g83 | t=audiobook w=kids a=4,5,6,7,8 | Hörspiel-CD Käpt'n Wal | Bokkajen | 8.5 EUR | Film & Musik | Hörspiele | Kinder, CD | Alter=ab 4; Sprache=Deutsch | Folge 7.
g84 | t=record,vinyl,music x=jazz | Blue Harbour Trio – Late Set (LP) | Rillen | 27 EUR | Film & Musik | Vinyl | jazz, lp | Format=180 g vinyl | Recorded in one night.
g85 | t=record,vinyl,music x=rock out | Åskväder – Live i Umeå LP | Rillen | 329 SEK | Film & Musik | Vinyl | rock, lp | format=dubbel-LP | Numrerad utgåva.
g86 | t=bluray,film,movie x=western | Staub und Sterne Blu-ray | Rillen | 12.9/16.9 EUR | Film & Musik | Filme | Western, Film | Format=Blu-ray; FSK=12 | Restaurierte Fassung.
g87 | t=dvd,film,movie x=family,animated w=kids | Le Petit Phare – DVD | Rillen | 9.9 EUR | Film & Musik | Films | animation, famille | format=DVD; âge=6 ans et plus | 82 minutes de tendresse.
g88 | t=recordplayer,turntable c=wood | Tocadiscos con Bluetooth nogal | Rillen | 189/229 EUR | Film & Musik | Tocadiscos | vinilo, bluetooth | color=nogal | Altavoces integrados.
g89 | t=ukulele,instrument c=blue | Ukulele Sopran blau mit Tasche | Rillen | 45 EUR | Film & Musik | Instrumente | Anfänger, Musik | Farbe=blau | Gestimmt in einer Minute.
g90 | t=notebook c=black x=dotted | Dotted Notebook A5 Black | Papperi | 16 EUR | Papelería | Notebooks | bullet journal, dotted | Colour=Black; Format=A5; Pages=192 | Lies flat.
g91 | t=fountainpen,pen c=blue | Füllfederhalter Schüler blau | Papperi | 17.5 EUR | Papelería | Füller | Schule, schreiben | Farbe=blau; Feder=M | Für Rechts- und Linkshänder.
g92 | t=pencilcase w=kids c=red | Trousse garnie rouge | Papperi | 22/28 EUR | Papelería | Trousses | rentrée, école | couleur=rouge | Vingt-deux crayons et feutres.
g93 | t=schoolbag,backpack w=kids c=blue x=reflective a=6,7,8,9 | Mochila escolar espacio | Papperi | 49 EUR | Papelería | Mochilas | colegio, niños | color=azul; edad=6-9 años; volumen=18 L | Con reflectantes.
g94 | t=gelpens,pens c=mixed x=8pack | Gelpennor glitter 8-pack | Papperi | 79 SEK | Papelería | Pennor | skola, glitter | färg=flera | Torkar snabbt.
g95 | t=planner,diary,calendar x=2027 | Weekly Planner 2027 | Papperi | 19 EUR | Papelería | Planners | calendar, office | Year=2027; Format=A5 | A week to a spread.
g96 | t=birthdaycard,card | Glückwunschkarten-Set 10 Stück | Papperi | 14 EUR | Papelería | Karten | Geburtstag, Karten | Papier=Recycling | Mit Umschlägen.
g97 | t=wrappingpaper c=kraft | Papier cadeau kraft 10 m | Papperi | 6.9 EUR | Papelería | Emballage | cadeau, Noël | couleur=kraft; longueur=10 m | Se recycle.
g98 | t=globe w=kids,men,women x=light | Globo terráqueo con luz 30 cm | Papperi | 59/75 EUR | Papelería | Globos | geografía, niños | diámetro=30 cm | De noche, las constelaciones.
g99 | t=calculator c=grey | Scientific Calculator | Papperi | 21 EUR | Papelería | Calculators | school, maths | Colour=Grey | Solar and battery.
g100 | t=watercolours,paint | Akvarellfärger 24 kulörer | Färgfabriken | 289 SEK | Atelier | Akvarell | måla, konst | antal=24 | I plåtask med pensel.
g101 | t=acrylics,paint | Acrylfarben-Set 12 x 75 ml | Färgfabriken | 34 EUR | Atelier | Acrylfarben | malen, Leinwand | Inhalt=12 x 75 ml | Deckt gut.
g102 | t=colouredpencils w=kids,men,women x=36 | Crayons de couleur 36 teintes | Färgfabriken | 26/32 EUR | Atelier | Crayons | dessin, coloriage | nombre=36 | Mine tendre.
g103 | t=easel m=wood | Caballete de mesa haya | Färgfabriken | 29 EUR | Atelier | Caballetes | pintura, lienzo | material=haya | Plegable.
g104 | t=sketchbook x=A4 | Sketchbook A4 120 pages | Färgfabriken | 12 EUR | Atelier | Sketchbooks | drawing, pencil | Format=A4; Paper=150 g | Takes light washes.
g105 | t=clay,modellingclay w=kids,men,women c=white | Lufthärdande lera 1 kg vit | Färgfabriken | 99 SEK | Atelier | Lera | modellera, skulptur | färg=vit; vikt=1 kg | Ingen ugn behövs.
g106 | t=fingerpaint,paint w=kids a=2,3,4,5 | Fingerfarben 6er Set | Färgfabriken | 15 EUR | Atelier | Kinderfarben | Kleinkind, malen | Alter=ab 2 | Auf Lebensmittelbasis.
g107 | t=beads,craftkit,jewellerykit w=kids a=6,7,8,9,10,11,12 | Kit de perles bracelets 1200 pièces | Färgfabriken | 18 EUR | Atelier | Loisirs créatifs | bijoux, enfant | âge=6 ans et plus | De quoi faire quarante bracelets.
g108 | t=paintbynumbers,craftkit | Pintar por números Atardecer 40x50 | Färgfabriken | 24 EUR | Atelier | Manualidades | lienzo, relax | tamaño=40x50 cm | Incluye pinceles.
g109 | t=calligraphyset,pens | Calligraphy Starter Set | Färgfabriken | 32 EUR | Atelier | Lettering | lettering, ink | Nibs=6 | Two inks, six nibs.
g110 | t=yarn c=mustard m=wool | Merinogarn Senap 100 g | Garnboden | 95 SEK | Handarbete | Garn | sticka, merino | färg=senap; material=merinoull; vikt=100 g | Stickfasthet 22 maskor.
g111 | t=yarn c=white m=cotton | Baumwollgarn naturweiß 50 g | Garnboden | 4.9 EUR | Handarbete | Garn | häkeln, Amigurumi | Farbe=weiß; Material=Baumwolle | Maschinenwaschbar.
g112 | t=knittingneedles m=wood x=set | Aiguilles à tricoter bambou 5 paires | Garnboden | 19/24 EUR | Handarbete | Aiguilles | tricot | matière=bambou | Tailles 3 à 6 mm.
g113 | t=crochetkit,crochethooks,craftkit x=beginner | Kit de ganchillo principiantes conejo | Garnboden | 27 EUR | Handarbete | Ganchillo | amigurumi, kit | nivel=principiante | Con vídeo.
g114 | t=sewingmachine c=white | Sewing Machine 23 Stitches | Garnboden | 199/249 EUR | Handarbete | Sewing machines | sewing, beginner | Colour=White; Stitches=23 | Threads itself, nearly.
g115 | t=fabric m=cotton c=blue x=flowers | Bomullstyg blommor blå metervara | Garnboden | 149 SEK | Handarbete | Tyger | sy, metervara | färg=blå; material=bomull | Bredd 145 cm.
g116 | t=scissors m=steel | Stoffschere 23 cm | Garnboden | 26 EUR | Handarbete | Scheren | nähen, Stoff | Länge=23 cm; Material=Stahl | Nie für Papier.
g117 | t=embroiderykit,craftkit | Kit broderie fleurs des champs | Garnboden | 21 EUR | Handarbete | Broderie | broder, tambour | diamètre=18 cm | Tambour et fils compris.
g118 | t=sewingkit,threads | Costurero con hilos y agujas | Garnboden | 17 EUR | Handarbete | Costura | coser, viaje | piezas=60 | Botones incluidos.
g120 | t=dogbed w=dogs c=grey s=L | Orthopaedic Dog Bed Large | Tassar & Co | 79/99 EUR | Haustier | Dog beds | dog, senior | Colour=Grey; Size=L | Kind to old joints.
g121 | t=dogleash,leash w=dogs c=brown m=leather | Hundkoppel läder brun 2 m | Tassar & Co | 349 SEK | Haustier | Koppel | hund, promenad | färg=brun; material=läder | Mjuknar med åren.
g122 | t=dogharness w=dogs c=red s=S,M,L | Hundegeschirr reflektierend rot | Tassar & Co | 32 EUR | Haustier | Geschirre | Hund, Gassi | Farbe=rot; Größe=S,M,L | Zieht nicht am Hals.
g123 | t=dogfood w=dogs x=grainfree,salmon | Croquettes chien saumon sans céréales 10 kg | Tassar & Co | 54.9 EUR | Haustier | Croquettes | chien, sensible | poids=10 kg | Pour estomacs fragiles.
g124 | t=dogtreats,dogchew w=dogs | Snacks dentales para perro | Tassar & Co | 8.9 EUR | Haustier | Snacks | perro, dientes | contenido=28 unidades | Contra el sarro.
g125 | t=dogtoy w=dogs | Tough Rope Dog Toy | Tassar & Co | 9.5 EUR | Haustier | Dog toys | chewing, tug | Length=35 cm | Survives the teething months.
g126 | t=catfood w=cats x=chicken | Våtfoder katt kyckling 12x85 g | Tassar & Co | 119 SEK | Haustier | Kattmat | katt, foder | smak=kyckling | Spannmålsfritt.
g127 | t=catlitter w=cats | Katzenstreu klumpend 12 L | Tassar & Co | 11.9 EUR | Haustier | Katzenstreu | Katze, Geruch | Volumen=12 L | Bindet Gerüche.
g128 | t=cattree,scratchingpost w=cats c=beige | Arbre à chat 140 cm | Tassar & Co | 89/119 EUR | Haustier | Arbres à chat | chat, griffoir | hauteur=140 cm; couleur=beige | Trois plateformes.
g129 | t=cattoy w=cats | Caña de plumas para gatos | Tassar & Co | 6.5 EUR | Haustier | Juguetes | gato, jugar | longitud=90 cm | Para cazadores de sofá.
g130 | t=petcarrier w=cats,dogs c=grey | Pet Carrier Airline Approved | Tassar & Co | 45 EUR | Haustier | Carriers | travel, vet | Colour=Grey; Max=8 kg | Mesh on three sides.
g131 | t=aquarium,fishtank w=fish | Akvarium 60 liter med belysning | Tassar & Co | 1190 SEK | Haustier | Akvarier | fiskar, akvarium | volym=60 l | Filter och LED ingår.
g132 | t=fishfood w=fish | Flockenfutter für Zierfische 250 ml | Tassar & Co | 6.9 EUR | Haustier | Fischfutter | Fische, Aquarium | Inhalt=250 ml | Trübt das Wasser nicht.
g133 | t=birdcage w=birds | Cage perruches 78 cm | Tassar & Co | 79 EUR | Haustier | Cages | oiseaux, perruche | hauteur=78 cm | Fond amovible.
g134 | t=birdseed,birdfood w=birds | Mezcla de semillas para periquitos 1 kg | Tassar & Co | 4.5 EUR | Haustier | Semillas | pájaros, periquito | peso=1 kg | Con mijo.
g135 | t=hay,rabbitfood w=rabbits | Meadow Hay 2 kg | Tassar & Co | 9.9 EUR | Haustier | Hay | rabbit, guinea pig | Weight=2 kg | Long, green, dust-free.
g136 | t=rabbithutch w=rabbits m=wood | Kaninbur i trä för utebruk | Tassar & Co | 1490/1890 SEK | Haustier | Burar | kanin, ute | material=trä | Två våningar.
g137 | t=horsebrush,groomingkit w=horses | Putzbox mit Bürsten gefüllt | Hufschlag | 39 EUR | Reitsport | Pferdepflege | Pferd, Putzen | Teile=8 | Striegel, Kardätsche, Hufkratzer.
g138 | t=ridinghelmet,helmet w=kids,women,men c=black s=52,54,56,58 | Bombe d'équitation noire | Hufschlag | 69/89 EUR | Reitsport | Casques | équitation, sécurité | couleur=noir; taille=52,54,56,58 | Réglable par molette.
g139 | t=horseblanket w=horses c=blue s=135,145 | Regntäcke häst 0 g marin | Hufschlag | 899 SEK | Reitsport | Hästtäcken | häst, regn | färg=marinblå; storlek=135,145 | Tål regn och busiga kompisar.
g140 | t=horsetreats w=horses | Premios para caballos manzana 1 kg | Hufschlag | 5.5 EUR | Reitsport | Premios | caballo, manzana | peso=1 kg | Sin azúcar añadido.
g141 | t=stampalbum x=collect | Stamp Album 64 Pages | Papperi | 24 EUR | Sammlerstücke | Albums | stamps, collecting | Pages=64 | Black pages.
g142 | t=coincapsules x=collect | Münzkapseln 32 mm 10 Stück | Papperi | 6.5 EUR | Sammlerstücke | Münzen | Münzen, Sammeln | Durchmesser=32 mm | Säurefrei.
g143 | t=cardbinder x=collect w=kids | Classeur cartes à collectionner 360 | Papperi | 23 EUR | Sammlerstücke | Classeurs | cartes, collection | pochettes=360 | Fermeture éclair.
g144 | t=modelkit x=collect a=10,11,12 | Byggsats segelfartyg 1:100 | Brickolo | 549 SEK | Sammlerstücke | Modellbygge | modell, båt | skala=1:100; ålder=10+ | Lim och färg ingår ej.
g145 | t=modeltrain x=collect | Locomotora a escala H0 | Brickolo | 139/169 EUR | Sammlerstücke | Modelismo | trenes, maqueta | escala=H0 | Con luz y sonido.
g150 | t=mug c=white | Becher weiß "Beste Oma" | Papperi | 12.9 EUR | Geschenke | Tassen | Oma, Geschenk | Farbe=weiß | Spülmaschinenfest.
g151 | t=photoalbum c=linen | Fotoalbum linne beige | Papperi | 329 SEK | Geschenke | Album | foto, minnen, bröllop | färg=beige | 60 sidor.
g152 | t=babybook,memorybook w=baby | My First Year Baby Journal | Papperi | 25 EUR | Geschenke | Journals | baby, keepsake, christening | Language=English | Room for every first.
g153 | t=piggybank w=kids c=pink | Spardose Schwein rosa | Papperi | 14 EUR | Geschenke | Spardosen | Kinder, sparen, Taufe | Farbe=rosa | Mit Schlüssel.
g154 | t=stringlights,lamp c=white w=kids | Guirlande étoiles chambre | Lilla Noor | 18/24 EUR | Barnrum | Guirlandes | chambre, déco | couleur=blanc; longueur=3 m | Piles non fournies.
g155 | t=toybox,storage w=kids m=wood | Baúl de juguetes blanco | Lilla Noor | 69 EUR | Barnrum | Almacenaje | orden, habitación | color=blanco; material=madera | Cierre suave.
g156 | t=rug w=kids c=grey | Barnmatta bilbana | Lilla Noor | 399 SEK | Barnrum | Mattor | lek, bilar | mått=100x150 cm | Vägar, hus och en rondell.
g157 | t=kidschair w=kids m=wood | Kinderstuhl Buche | Lilla Noor | 39 EUR | Barnrum | Stühle | Kinderzimmer | Material=Buche; Alter=2-5 Jahre | Kippt nicht.
g158 | t=rainsuit,raincoat w=kids c=yellow s=86,92,98,104 | Kids Rain Suit Yellow | Lilla Noor | 42 EUR | Barnrum | Rainwear | rain, nursery | Colour=Yellow; Size=86,92,98,104 | Puddles welcome.
g159 | t=pyjamas w=kids c=navy m=cotton s=92,104,116 x=stars | Pyjama enfant étoiles | Lilla Noor | 24 EUR | Barnrum | Pyjamas | nuit, coton | couleur=bleu marine; taille=92,104,116; matière=coton | Doux après trente lavages.
`
