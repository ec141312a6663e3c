/**
 * A fifteenth shop, a marketplace of what the long tail sells: hobby, crafts, music, office, spare parts, health, food, pets
 * and what no department store keeps; more-goods.ts and later-goods.ts have the rest. Rows as almacen/goods.ts.
 */
export const GOODS = `
n101 | t=crochethook m=aluminium | Crochet Hook Set 9 pcs soft grip | Loop & Thread | 14.5 GBP | Slow Sundays | Crochet | crochet, beginner | Material=Aluminium; Sizes=2-6 mm; SKU=LT-CH9 | Kind to stiff hands.
n102 | t=knittingneedles m=bamboo x=circular | Rundstickor bambu 4 mm 80 cm | Loop & Thread | 89 SEK | Allt för hobbyn | Stickor | sticka, stickning | material=bambu; tjocklek=4 mm | Maskorna glider lagom.
n103 | t=yarn c=green m=wool | Sockenwolle 4-fädig moosgrün 100 g | Loop & Thread | 8.9 EUR | Slow Sundays | Wolle | stricken, Socken | Farbe=moosgrün; Lauflänge=420 m; Material=75 % Schurwolle | Reicht für ein Paar.
n104 | t=yarn c=white m=cotton | Pelote coton écru à crocheter | Loop & Thread | 3.9/4.9 EUR | Bonnes affaires | Laines et fils | crochet, amigurumi | couleur=écru; matière=coton; poids=50 g | Pour les doudous et les éponges.
n105 | t=fabric c=blue m=cotton x=stars | Baumwollstoff Sterne blau, Meterware | Loop & Thread | 11.9 EUR | Allt för hobbyn | Stoffe | nähen, Patchwork | Farbe=blau; Breite=140 cm; Material=Baumwolle | Preis je Meter.
n106 | t=sewingkit | Mini Sewing Kit travel tin | Loop & Thread | 7 GBP | Small Fixes | Sewing | travel, repair, buttons | Contents=24 pcs | For the button that leaves at the wrong moment.
n107 | t=embroiderykit x=flowers | Kit de broderie fleurs des champs débutant | Maison Colibri | 24.9 EUR | Petites mains | Broderie | broderie, DIY, cadeau | diamètre=18 cm; niveau=débutant | Tout est dans la boîte.
n108 | t=macramekit | Kit macramé para colgante de pared | La Trastienda | 22 EUR | Regalos con cariño | Manualidades | macramé, DIY | incluye=cuerda, palo, instrucciones | Una tarde y un café.
n109 | t=candlekit | Ljusstöpning startkit sojavax | Kvisthult | 349 SEK | Allt för hobbyn | Pyssel | ljus, pyssel, present | innehåll=1 kg vax; vekar=20 st | Doften väljer du själv.
n110 | t=resin | Epoxidharz Giessharz kristallklar 1,5 kg NEU | Werkhof 7 | 39.9/49.9 EUR | Feierabend | Basteln | Harz, Tisch, Schmuck | Inhalt=1500 g; Topfzeit=30 min | Blasenfrei und UV-stabil.
n111 | t=gluegun | HOT GLUE GUN 60W + 20 STICKS | Night Shift | 16 GBP | Small Fixes | Craft Tools | glue, craft | Power=60 W; Colour=Blue | Drip stop nozzle.
n112 | t=cuttingmat c=green s=A3 | Skärmatta A3 grön självläkande | Kontorshörnan | 159 SEK | Allt för hobbyn | Hobbyverktyg | pyssel, kontor | storlek=A3; färg=grön | Rutnät i centimeter.
n113 | t=acrylicpaint x=set | Acrylfarben Set 24 Tuben | Bastelbär | 19.9 EUR | Feierabend | Farben | malen, Leinwand | Inhalt=24 x 12 ml | Deckt auf Holz, Stein und Leinwand.
n114 | t=canvas c=white s=30x40,50x70 | Toile à peindre châssis 50x70 | Maison Colibri | 9.9 EUR | Petites mains | Beaux-arts | peinture, toile | format=50x70 cm; matière=lin | Prête à l'emploi.
n115 | t=easel m=wood | Caballete de madera plegable | La Trastienda | 34.9/45 EUR | De vuelta al taller | Pintura | pintar, taller | material=haya; altura=150 cm | Se pliega en un minuto.
n116 | t=diamondpainting x=cat | Diamond Painting Katze 40x50 | Bastelbär | 15.9 EUR | Feierabend | Basteln | Diamantmalerei, Katze | Größe=40x50 cm | Steinchen für Steinchen zur Ruhe.
n117 | t=beads w=kids a=5,6,7,8,9 | Pärlor regnbåge 5000 st rörpärlor | Blåmesen | 99 SEK | Allt för hobbyn | Pyssel | pärlplatta, barn | antal=5000; ålder=från 5 år | Stryks ihop av en vuxen.
n118 | t=modelkit x=plane | Maquette avion Spitfire 1/72 | Maison Colibri | 17.5 EUR | Petites mains | Maquettes | maquette, avion, colle | échelle=1/72; pièces=86 | Colle et peinture non incluses.
n119 | t=modeltrain | Modelleisenbahn Dampflok H0 BR 64 | Werkhof 7 | 219/259 EUR | Feierabend | Modellbau | Eisenbahn, Spur H0, Sammler | Spur=H0; EAN=4009821640120 | Mit Sound und Rauch.
n120 | t=metaldetector | Detector de metales playa y campo | La Trastienda | 149 EUR | De vuelta al taller | Aficiones | tesoros, playa | profundidad=20 cm | Auriculares incluidos.
n121 | t=telescope | Telescope 70/700 for beginners | Night Shift | 119/159 GBP | Slow Sundays | Optics | stars, moon, astronomy | Aperture=70 mm; SKU=NS-T70 | See Saturn's rings from the balcony.
n122 | t=binoculars c=green | Kikare 8x42 vattentät grön | Gipfelglück | 1290 SEK | Höstrusket | Kikare | fågelskådning, jakt | förstoring=8x; färg=grön | Ljusstark i skymningen.
n123 | t=microscope w=kids a=8,9,10,11,12 | Mikroskop für Kinder 40-640x | Bastelbär | 59.9 EUR | Regalos con cariño | Lernspielzeug | forschen, Schule | Alter=8-12 Jahre | Mit zehn fertigen Präparaten.
n124 | t=stampalbum | Album timbres 64 pages noires | Maison Colibri | 29.9 EUR | Petites mains | Philatélie | timbres, collection | pages=64; couleur=noir | Pour les collections qui grandissent.
n125 | t=tarot | Baraja de tarot con guía | La Trastienda | 18.9 EUR | Regalos con cariño | Esoterismo | tarot, cartas | cartas=78; idioma=español | Con estuche de tela.
n126 | t=dice x=rpg | Polyhedral Dice Set 7 dark blue | Third Half | 11 GBP | Slow Sundays | Tabletop | rpg, dnd, board games | Colour=Dark blue | They roll twenty, sometimes.
n127 | t=pokercase | Pokerkoffer 500 Chips Alu | Werkhof 7 | 54.9 EUR | Feierabend | Spiele | Poker, Männerabend | Inhalt=500 Chips; Material=Aluminium | Zwei Decks, ein Dealer-Button.
n128 | t=jigsaw x=2000 | Puzzle 2000 pièces Venise | Maison Colibri | 24.9/32 EUR | Bonnes affaires | Puzzles | puzzle, adulte | pièces=2000 | Des heures de calme.
n201 | t=guitarstrings | Gitarrsträngar stål 010-046 | Ton & Takt | 99 SEK | Allt för hobbyn | Musiktillbehör | elgitarr, strängar | mått=10-46; artnr=TT-S1046 | Håller stämningen.
n202 | t=capo c=black | Kapodaster schwarz für Westerngitarre | Ton & Takt | 14.9 EUR | Feierabend | Musikzubehör | Gitarre | Farbe=schwarz | Klemmt, ohne zu schnarren.
n203 | t=guitaramp | Guitar Practice Amp 15 W | Ton & Takt | 95/120 GBP | Slow Sundays | Amps | guitar, practice | Power=15 W; SKU=TT-AMP15 | Headphone out for the neighbours' sake.
n204 | t=drumsticks m=wood | Baguettes de batterie 5A hickory | Ton & Takt | 11.5 EUR | Petites mains | Percussions | batterie | matière=hickory; taille=5A | La paire.
n205 | t=harmonica | Mundharmonika C-Dur | Ton & Takt | 32 EUR | Feierabend | Blasinstrumente | Blues, Einsteiger | Tonart=C-Dur; Material=Metall | Passt in jede Hosentasche.
n206 | t=recorder w=kids a=6,7,8,9 | Flauta dulce escolar | Ton & Takt | 9.9 EUR | De vuelta al taller | Instrumentos | escuela, música | edad=6-9 años; color=marfil | La del cole.
n207 | t=violin s=1/2,3/4,4/4 | Fiol nybörjarset 3/4 med låda | Ton & Takt | 1895 SEK | Allt för hobbyn | Stråkinstrument | fiol, kulturskolan | storlek=3/4 | Stråke och harts ingår.
n208 | t=metronome c=brown m=wood | Métronome mécanique en bois | Ton & Takt | 49 EUR | Petites mains | Accessoires musique | piano, rythme | couleur=brun; matière=acajou | Sans pile.
n209 | t=musicstand c=black | Notenständer klappbar schwarz mit Tasche | Ton & Takt | 24.9 EUR | Feierabend | Musikzubehör | Noten, Orchester | Farbe=schwarz | Steht auch im Wind.
n210 | t=djcontroller c=black | DJ Controller 2-Deck USB | Night Shift | 189 EUR | Slow Sundays | DJ | party, mixing | Channels=2; Colour=Black | Software included.
n211 | t=microphone x=usb c=black | USB-mikrofon för podd svart | Night Shift | 899/1199 SEK | Allt för hobbyn | Mikrofoner | podd, streaming | färg=svart; anslutning=USB | Med stativ och puffskydd.
n212 | t=studiofoam,soundproofing | Schallschutz Akustikschaumstoff 12 Stück | Ton & Takt | 39.9 EUR | Feierabend | Studio | Akustik, Homeoffice | Größe=30x30 cm; Farbe=anthrazit | Schluckt den Hall.
n213 | t=kalimba m=wood | Kalimba 17 teclas de caoba | Ton & Takt | 28.9 EUR | Regalos con cariño | Instrumentos | relax, principiantes | teclas=17; material=caoba | Suena bien desde el primer día.
n214 | t=vinylcleaner | Vinyl Record Cleaning Kit | Night Shift | 21 GBP | Slow Sundays | Hi-Fi Accessories | records, brush, fluid | Contents=brush + 250 ml fluid | Fewer crackles, more jazz.
n301 | t=stapler c=red | Häftapparat röd 30 ark | Kontorshörnan | 149 SEK | Kontorsstart | Kontorsmaterial | kontor | färg=röd; kapacitet=30 ark | Fastnar inte.
n302 | t=holepunch c=grey | Perforatrice 2 trous 40 feuilles | Kontorshörnan | 15.9 EUR | Bonnes affaires | Fournitures de bureau | bureau | couleur=gris | Avec guide A4.
n303 | t=binder c=blue s=A4 | Ordner A4 8 cm blau 10er Pack | Kontorshörnan | 24.9 EUR | Kontorsstart | Bürobedarf | Büro, Ablage | Farbe=blau; Format=A4 | Mit Griffloch.
n304 | t=highlighters c=mixed | Textmarker Pastell 6er Set | Kontorshörnan | 7.5 EUR | Kontorsstart | Stifte | Schule, Uni, Pastell | Inhalt=6 Stück | Trocknen nicht aus.
n305 | t=stickynotes c=yellow | Sticky Notes 76x76 yellow 12 pads | Kontorshörnan | 9 GBP | Kontorsstart | Stationery | office, notes | Colour=Yellow; Size=76x76 mm | Stick, and stick again.
n306 | t=shredder c=black | Destructora de papel 8 hojas | Kontorshörnan | 59.9/79.9 EUR | De vuelta al taller | Oficina | papel, seguridad | capacidad=8 hojas; color=negro | También tarjetas.
n307 | t=laminator c=white s=A4 | Lamineringsmaskin A4 vit | Kontorshörnan | 449 SEK | Kontorsstart | Kontorsmaskiner | laminera, förskola | format=A4; färg=vit | Varm på tre minuter.
n308 | t=ink x=black | Cartouche d'encre noire compatible 305XL | Kontorshörnan | 18.9 EUR | Bonnes affaires | Consommables | imprimante, encre | couleur=noir; réf=KH-305XL | 400 pages environ.
n309 | t=paper c=white s=A4 | Kopierpapier A4 80 g 2500 Blatt | Kontorshörnan | 27.9 EUR | Kontorsstart | Papier | Drucker, Büro | Format=A4; Gewicht=80 g/m² | Fünf Pakete im Karton.
n310 | t=whiteboard c=white | Pizarra blanca magnética 90x60 | Kontorshörnan | 39.9 EUR | De vuelta al taller | Pizarras | oficina, cole | medidas=90x60 cm | Con bandeja y rotulador.
n311 | t=planner x=2027 | Veckokalender 2027 grön linnepärm | Kontorshörnan | 199 SEK | Kontorsstart | Kalendrar | planering, kalender | färg=grön; format=A5 | En vecka per uppslag.
n312 | t=footrest c=black | Ergonomic Footrest Under Desk | Kontorshörnan | 34 GBP | Kontorsstart | Ergonomics | posture, office | Colour=Black; Tilt=0-25° | For feet that do not reach.
n313 | t=laptopstand m=aluminium c=silver | Support ordinateur portable aluminium | Night Shift | 32.9 EUR | Bonnes affaires | Bureau | ergonomie, télétravail | couleur=argent; matière=aluminium | Le regard à la bonne hauteur.
n314 | t=labelprinter c=white | Etikettendrucker Bluetooth weiß | Night Shift | 45.9 EUR | Small Fixes | Bürogeräte | Etiketten, ordnen | Farbe=weiß; EAN=4260471330018 | Ganz ohne Tinte.
n315 | t=postbox c=black m=steel | Brevlåda svart stål med lås | Werkhof 7 | 699 SEK | Höstrusket | Brevlådor | villa, post | färg=svart; material=stål | Rymmer A4.
n316 | t=safe c=grey | Caja fuerte electrónica pequeña | Werkhof 7 | 89 EUR | De vuelta al taller | Seguridad | seguridad, hogar | color=gris; medidas=31x20x20 cm | Con llave de emergencia.
n401 | t=kneebrace s=S,M,L,XL | Kniebandage Sport Gr. M | Linden Apotheke | 24.9 EUR | Gut in Form | Bandagen | Knie, Sport | Größe=S,M,L,XL; Farbe=schwarz | Stützt, ohne zu drücken.
n402 | t=compressionsocks s=S,M,L c=black | Stödstrumpor svarta flyg | Linden Apotheke | 179 SEK | Gut in Form | Stödstrumpor | resa, ben | storlek=S,M,L; färg=svart | Tunga ben blir lätta.
n403 | t=insoles s=36-38,39-41,42-44 | Semelles gel anti-fatigue | Pharmacie du Parc | 14.9 EUR | Bonnes affaires | Pieds | pieds, marche | pointure=36-44 | Pour les longues journées debout.
n404 | t=blisterplasters | Blister Plasters 10 pack | Pharmacie du Parc | 6.5 GBP | Gut in Form | Foot Care | hiking, heel | Pack=10 | New shoes, no regrets.
n405 | t=mosquitorepellent | Repelente de mosquitos 30 % DEET spray | Pharmacie du Parc | 9.9 EUR | Verano sin picaduras | Repelentes | mosquitos, viaje | contenido=100 ml | Ocho horas de paz.
n406 | t=tickremover | Zeckenzange Edelstahl | Linden Apotheke | 5.9 EUR | Gut in Form | Erste Hilfe | Zecken, Wandern, Hund | Material=Edelstahl | Gerade herausziehen, fertig.
n407 | t=licecomb,licetreatment | Peigne anti-poux métal + lotion | Pharmacie du Parc | 19.9 EUR | Petites mains | Poux | poux, école | contenance=100 ml | En une soirée.
n408 | t=nasalspray | Nässpray havssalt 100 ml | Linden Apotheke | 69 SEK | Höstrusket | Näsa & hals | täppt näsa, förkylning | volym=100 ml | Kan användas varje dag.
n409 | t=throatlozenges x=sugarfree | Halspastiller salvia sockerfria | Linden Apotheke | 45 SEK | Höstrusket | Näsa & hals | hals, hosta | antal=24 | Lindrar när det river i halsen.
n410 | t=coughsyrup | Hustensaft Efeu 200 ml | Linden Apotheke | 8.9 EUR | Gut in Form | Erkältung | Husten, Kräuter | Inhalt=200 ml; Alter=ab 2 Jahren | Alkoholfrei.
n411 | t=eyedrops | Lubricating Eye Drops 10 ml | Pharmacie du Parc | 8 GBP | Gut in Form | Eye Care | dry eyes, screen | Volume=10 ml | Preservative free.
n412 | t=acnegel k=oily | Gel anti-imperfections acide salicylique | Pharmacie du Parc | 13.9 EUR | Bonnes affaires | Soins visage | boutons, peau grasse | contenance=30 ml; type de peau=grasse | Réduit les boutons en trois jours.
n413 | t=handcream x=perfumefree | Handkräm oparfymerad 75 ml | Linden Apotheke | 59 SEK | Höstrusket | Hudvård | torra händer | volym=75 ml | Kladdar inte.
n414 | t=lipbalm x=vegan | Bálsamo labial vegano miel-free | Rue Verte | 4.5 EUR | Verano sin picaduras | Labios | labios, vegano | contenido=5 g; tarro=vidrio | Coco y karité.
n415 | t=magnesium x=vegan | Magnesium Kapseln 120 Stück vegan | Linden Apotheke | 16.9/19.9 EUR | Gut in Form | Nahrungsergänzung | Wadenkrämpfe, vegan | Inhalt=120 Kapseln | Eine am Abend.
n416 | t=sleepmask c=black m=silk | Sovmask i siden svart | Linden Apotheke | 199 SEK | Slow Sundays | Sömn | sömn, resa | färg=svart; material=siden | Mörkt som i en garderob.
n417 | t=pillbox | Pill Organiser 7 Day AM/PM | Pharmacie du Parc | 7.5 GBP | Gut in Form | Daily Living | medicine, senior | Days=7 | Did I take it? Now you know.
n418 | t=readingglasses s=+1.0,+1.5,+2.0,+2.5 c=black | Gafas de lectura +2.0 negras | Pharmacie du Parc | 12.9 EUR | Verano sin picaduras | Gafas | presbicia, leer | color=negro; graduación=+2.0 | Para la letra pequeña.
n419 | t=showerstool x=senior c=white | Duschhocker höhenverstellbar weiß | Linden Apotheke | 49.9 EUR | Gut in Form | Badhilfen | Senioren, Pflege | Farbe=weiß; Belastbar=130 kg | Rutschfeste Füße.
n420 | t=hotwaterbottle c=red | Bouillotte tricot rouge 2 L | Pharmacie du Parc | 17.9 EUR | Höstrusket | Bien-être | chaleur, ventre, hiver | couleur=rouge; contenance=2 L | Housse lavable.
n421 | t=essentialoil x=lavender | Aceite esencial de lavanda 10 ml | Rue Verte | 8.9 EUR | Regalos con cariño | Aromaterapia | relax, dormir | contenido=10 ml | De la Provenza.
n422 | t=diffuser c=white | Aroma Diffuser weiß 300 ml Ultraschall | Rue Verte | 29.9/39.9 EUR | Feierabend | Aromatherapie | Duft, Entspannung | Farbe=weiß; Inhalt=300 ml | Schaltet sich selbst ab.
n423 | t=acupressuremat c=purple | Spikmatta lila med kudde | Gut in Form AB | 349/449 SEK | Slow Sundays | Avslappning | rygg, sömn | färg=lila | Tjugo minuter om dagen.
n424 | t=posturecorrector s=S,M,L | Posture Corrector Back Brace | Third Half | 23 GBP | Gut in Form | Supports | back, office | Size=S,M,L; Colour=Black | Shoulders back, please.
`
