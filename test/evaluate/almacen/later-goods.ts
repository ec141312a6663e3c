/** The last of the fourteenth shop's three hundred: what cares for skin and body, what the small play with, what is eaten and drunk, what animals need, what is read, written and celebrated. */
export const LATER_GOODS = `
y701 | t=facecream x=day,spf k=dry | Crème de jour hydratante SPF 30 peau sèche | Belle Rive | 34 EUR | New In | Soins visage | peau sèche, hydratation | contenance=50 ml; type de peau=sèche | Protège et nourrit.
y702 | t=facecream x=perfumefree k=sensitive | Gesichtscreme ohne Duftstoffe empfindliche Haut | Dr. Lindner | 19.9 EUR | Kleine Helfer | Gesichtspflege | sensibel, parfümfrei | Inhalt=50 ml; Hauttyp=empfindlich | Beruhigt in Minuten.
y703 | t=serum x=vitaminc | Vitamin C Brightening Serum 30 ml | Belle Rive | 29/39 USD | Last Chance | Serums | glow, vegan | Volume=30 ml; SKU=BR-VC30 | Glow by Friday.
y704 | t=sunscreen w=kids x=waterproof | Solkräm barn SPF 50 vattenfast | Rena Hem | 149 SEK | Sommarlov | Solskydd | sol, barn | volym=150 ml | Parfymfri och snäll mot havet.
y705 | t=sunscreen | Protector solar spray SPF 50 200 ml | Mar Azul | 16.9 EUR | Verano en el agua | Protección solar | playa, sol | contenido=200 ml | No deja blanco.
y706 | t=shampoo x=dandruff | Anti-Schuppen-Shampoo mit Teebaumöl | Dr. Lindner | 9.9 EUR | Kleine Helfer | Haarpflege | Schuppen, Kopfhaut | Inhalt=250 ml | Wirkt nach drei Wäschen.
y707 | t=shampoo x=solid,vegan | Shampoing solide cheveux secs | Belle Rive | 11.9 EUR | New In | Cheveux | zéro déchet, vegan | poids=80 g | Remplace deux flacons.
y708 | t=hairdryer c=pink | Ionic Hair Dryer Pink 2200 W | Tick & Tock | 49/65 GBP | Last Chance | Hair Dryers | styling | Colour=Pink; Power=2200 W | Shine without frizz.
y709 | t=straightener c=black | Plattång keramisk svart | Tick & Tock | 499 SEK | New In | Hårstyling | hår, styling | färg=svart | Varm på 30 sekunder.
y710 | t=shaver w=men c=black | Rasierapparat Herren nass und trocken | Kraftwerk Küche | 99/129 EUR | Día del Padre | Rasierer | Bart, Pflege | Farbe=schwarz | Lädt in fünf Minuten.
y711 | t=beardoil w=men | Aceite para barba cedro 30 ml | Casa Mirlo | 14.9 EUR | Día del Padre | Barba | barba, regalo | contenido=30 ml | Suaviza y perfuma.
y712 | t=perfume w=women | Eau de parfum femme fleur d'oranger 50 ml | Belle Rive | 69/89 EUR | Last Chance | Parfums | fleuri, cadeau | contenance=50 ml | Un après-midi à Grasse.
y713 | t=perfume w=men | Herrparfym cederträ och salt 100 ml | Hav & Hamn | 895 SEK | Fars dag | Parfym | doft, present | volym=100 ml | Som en brygga i september.
y714 | t=lipstick c=red | Barra de labios roja mate | Rosa Montes | 14.9 EUR | New In | Maquillaje | labios, mate | color=rojo; tono=Cereza 03 | Dura de la mañana a la noche.
y715 | t=mascara c=black x=waterproof | Waterproof Mascara Black | Belle Rive | 18 USD | New In | Mascara | eyes, volume | Color=Black | Survives weddings.
y716 | t=nailpolish c=pink | Nagellack rosa 11 ml schnelltrocknend | Belle Rive | 7.9 EUR | New In | Nagellack | Nägel, vegan | Farbe=rosa; Inhalt=11 ml | Trocken in 60 Sekunden.
y717 | t=toothbrush x=electric c=white | Brosse à dents électrique blanche | Dr. Lindner | 59.9/79.9 EUR | Last Chance | Hygiène | dents, gencives | couleur=blanc | Minuteur de deux minutes.
y718 | t=toothbrush m=bamboo | Bamboo Toothbrush 4 Pack | Maison Verne | 8.5 GBP | New In | Oral Care | plastic free, travel | Material=Bamboo; Pack=4 | Plant the handle.
y719 | t=soap x=vegan | Olivtvål med lavendel | Rena Hem | 59 SEK | Påskbordet | Tvål | lavendel, present | vikt=100 g | Kokad i koppargryta.
y720 | t=bathbombs | Badekugeln Geschenkset 6 Stück | Belle Rive | 19.9 EUR | Weihnachtszauber | Badezusätze | Geschenk, Entspannung | Anzahl=6 | Sprudelt nach Rosen.
y721 | t=massagegun c=black | Pistola de masaje muscular | Stride | 79.9/99.9 EUR | Last Chance | Masaje | músculos, deporte | color=negro | Cuatro cabezales.
y722 | t=heatpad | Heating Pad for Back Pain | Dr. Lindner | 35 USD | Kleine Helfer | Wellness | back, cramps, warm | Size=30x60 cm | Off by itself after 90 minutes.
y723 | t=bloodpressure | Blutdruckmessgerät Oberarm | Dr. Lindner | 44.9 EUR | Kleine Helfer | Messgeräte | Gesundheit, Senioren | Speicher=2x120 | Große Anzeige.
y724 | t=thermometer w=kids | Thermomètre frontal sans contact | Dr. Lindner | 29.9 EUR | Kleine Helfer | Bébé santé | fièvre, bébé | unité=°C | Sans réveiller l'enfant.
y725 | t=walker x=senior | Rollator lätt hopfällbar | Dr. Lindner | 1795 SEK | Kleine Helfer | Hjälpmedel | äldre, promenad | vikt=6,5 kg | Med sits och korg.
y726 | t=earplugs | Tapones para dormir silicona 12 unidades | Dr. Lindner | 8.9 EUR | Kleine Helfer | Descanso | ronquidos, ruido | unidades=12 | Silencio inmediato.
y727 | t=vitamins x=vegan | Vitamin D3 vegan 2000 IE | Dr. Lindner | 14.9 EUR | Nystart | Nahrungsergänzung | vegan, Winter | Inhalt=120 Kapseln | Aus Flechten gewonnen.
y728 | t=proteinpowder x=vegan | Vegan Protein Powder Chocolate 900 g | The Good Pantry | 32/38 GBP | Nystart | Supplements | fitness, pea protein | Weight=900 g; Flavour=Chocolate | Twenty-five grams a scoop.
y729 | t=firstaid | Första hjälpen-kit bil och stuga | Nordanvik | 299 SEK | Kleine Helfer | Första hjälpen | säkerhet, resa | delar=85 | Det du hoppas slippa använda.
y801 | t=pram w=kids a=0,1,2,3 c=black | Kombi-Kinderwagen 3 in 1 schwarz | Lilla Bo | 599/749 EUR | Last Chance | Kinderwagen | Baby, Babyschale | Farbe=schwarz | Klappt mit einer Hand.
y802 | t=babycarrier w=kids c=grey | Porte-bébé physiologique gris | Pomme d'Api | 99 EUR | Rentrée | Portage | bébé, balade | couleur=gris; âge=0-24 mois | Soulage le dos.
y803 | t=babybottle w=kids m=glass | Nappflaska glas 240 ml 2-pack | Lilla Bo | 189 SEK | New In | Nappflaskor | baby, antikolik | material=glas; volym=240 ml | Går att koka.
y804 | t=dummy w=kids | Chupete silicona 0-6 meses 2 uds | Lilla Bo | 7.9 EUR | New In | Chupetes | bebé | edad=0-6 meses | Brilla en la oscuridad.
y805 | t=nappies w=kids | Ekologiska blöjor storlek 4 44 st | Lilla Bo | 149 SEK | New In | Blöjor | baby, eko | storlek=4; antal=44 | Utan klor och parfym.
y806 | t=highchair w=kids m=wood a=1,2,3 | Hochstuhl Buche mitwachsend | Kleine Welt | 129/169 EUR | Last Chance | Hochstühle | Baby, Esszimmer | Material=Buche | Bis ins Schulalter.
y807 | t=babymonitor w=kids | Video Baby Monitor 5" | Volta | 119 USD | Kleine Helfer | Baby Monitors | nursery, safety | Screen=5 inch | Sees in the dark, sings lullabies.
y808 | t=softtoy,toy w=kids a=0,1,2,3,4 | Doudou renard tout doux | Pomme d'Api | 19.9 EUR | New In | Doudous | naissance, cadeau | âge=dès la naissance | Passe en machine.
y809 | t=blocks,toy w=kids m=wood a=1,2,3,4 | Klossar i trä 50 delar | Lilla Bo | 299 SEK | Vintermys | Träleksaker | byggklossar, leksak | material=trä; ålder=1-4 år | Målade med vattenfärg.
y810 | t=train,toy w=kids m=wood a=3,4,5,6 | Holzeisenbahn Set 60-teilig | Kleine Welt | 59.9/79.9 EUR | Last Chance | Spielzeug | Eisenbahn, Holz | Material=Holz; Alter=3-6 Jahre | Mit Brücke und Kran.
y811 | t=doll,toy w=kids a=3,4,5,6 | Muñeca de trapo con vestido | Casa Mirlo | 24.9 EUR | New In | Muñecas | regalo, niña | edad=3-6 años | Cosida a mano.
y812 | t=kitchen,toy w=kids m=wood a=3,4,5,6 | Wooden Play Kitchen Mint | Kleine Welt | 99/129 GBP | Christmas Corner | Toys | pretend play, cooking | Colour=Mint; Age=3-6 years | Real clicking knobs.
y813 | t=sciencekit,toy w=kids a=8,9,10,11,12 | Experimentierkasten Chemie ab 8 Jahren | Kleine Welt | 39.9 EUR | Weihnachtszauber | Lernspielzeug | Experimente, MINT | Alter=8-12 Jahre | 150 Versuche, keiner explodiert.
y814 | t=rccar,toy w=kids c=red a=6,7,8,9,10 | Radiostyrd bil röd 1:16 | Tick & Tock | 499 SEK | Vintermys | Leksaker | bil, fjärrstyrd | färg=röd; ålder=6-10 år | Kör i 25 km/h.
y815 | t=puzzle x=1000 | Puzzle 1000 pièces Mont-Saint-Michel | Maison Verne | 16.9 EUR | New In | Puzzles | casse-tête, hiver | pièces=1000 | Le sable est le plus dur.
y816 | t=puzzle w=kids a=3,4,5 | Puzzle infantil animales 24 piezas | Casa Mirlo | 9.9 EUR | New In | Puzles | niños, animales | edad=3-5 años; piezas=24 | Piezas grandes.
y817 | t=boardgame a=8,9,10,11,12 x=family | Brettspiel Schatzinsel für 2-5 Spieler | Kleine Welt | 29.9/36.9 EUR | Last Chance | Brettspiele | Familie, Spieleabend | Alter=ab 8 | Eine Stunde Streit und Lachen.
y818 | t=cardgame a=12 x=party | Party Card Game 'Awkward Dinner' | Jolly Sock | 19 USD | Christmas Corner | Card Games | party, friends, adults | Players=3-8 | Not for grandma. Or is it?
y819 | t=crayons w=kids a=3,4,5,6 | Vaxkritor 24 färger | Lilla Bo | 89 SEK | Back to School | Pyssel | rita, måla | antal=24; ålder=3-6 år | Går att tvätta bort.
y820 | t=playdough w=kids a=2,3,4,5 | Pâte à modeler bio 6 pots | Pomme d'Api | 17.9 EUR | Rentrée | Loisirs créatifs | modelage | quantité=6; âge=2-5 ans | Sans gluten.
y821 | t=trampoline w=kids | Trampolin mit Netz 305 cm | Kleine Welt | 229/279 EUR | Last Chance | Trampoline | Garten, Kinder | Durchmesser=305 cm | TÜV-geprüft.
y822 | t=kite w=kids | Stunt Kite Rainbow | Tick & Tock | 24 GBP | Outdoor Days | Kites | beach, wind | Width=160 cm | Loops on the second try.
y823 | t=bucket,toy w=kids a=2,3,4,5,6 | Juego de playa cubo y pala | Mar Azul | 12.9 EUR | Verano en el agua | Juguetes | playa, arena | piezas=8; edad=2-6 años | Castillo garantizado.
y824 | t=sledge w=kids m=wood | Holzschlitten klappbar | Grüner & Sohn | 69.9 EUR | Weihnachtszauber | Schlitten | Schnee, Winter | Material=Esche | Für zwei Kinder.
y901 | t=coffee x=beans,organic | Kaffebönor mörkrost eko 1 kg | The Good Pantry | 179 SEK | Vintermys | Kaffe | ekologisk, espresso | vikt=1 kg | Toner av choklad och nöt.
y902 | t=coffee x=decaf,ground | Café molido descafeinado 250 g | The Good Pantry | 6.5 EUR | New In | Café | descafeinado | peso=250 g | Todo el sabor, nada de nervios.
y903 | t=tea x=green | Sencha Grüntee lose 100 g | The Good Pantry | 9.9 EUR | New In | Tee | Grüntee, bio | Inhalt=100 g | Zweimal aufgießen.
y904 | t=tea x=herbal | Tisane bio verveine menthe 20 sachets | Maison Verne | 5.9 EUR | New In | Tisanes | bio, soir, sans théine | quantité=20 | Pour les nuits calmes.
y905 | t=chocolate x=dark,vegan | Dark Chocolate 85% 100 g | The Good Pantry | 4.5 GBP | Christmas Corner | Chocolate | vegan, fair trade | Cocoa=85 %; Weight=100 g | Bitter in the best way.
y906 | t=chocolate x=milk,nuts | Nussschokolade Vollmilch Haselnuss | The Good Pantry | 3.9 EUR | Weihnachtszauber | Schokolade | Haselnuss, süß | Inhalt=150 g | Ganze Nüsse.
y907 | t=sweets x=vegan,sugarfree | Sockerfritt vegogodis 150 g | The Good Pantry | 39 SEK | Fredagsmys | Godis | vegan, sockerfri | vikt=150 g | Surt och sött.
y908 | t=crisps x=glutenfree | Patatas fritas artesanas 150 g | Casa Mirlo | 2.9 EUR | Fredagsmys | Aperitivos | sin gluten, aceite de oliva | peso=150 g | Crujen de verdad.
y909 | t=nuts x=salted | Salted Roasted Almonds 500 g | The Good Pantry | 8.9/11.9 USD | Last Chance | Nuts | snack, vegan | Weight=500 g | Smoked over beech.
y910 | t=pasta x=glutenfree | Glutenfreie Penne aus Linsen 250 g | The Good Pantry | 3.5 EUR | New In | Nudeln | glutenfrei, Protein | Inhalt=250 g | In acht Minuten fertig.
y911 | t=pasta | Tagliatelle aux œufs frais 500 g | Maison Verne | 4.9 EUR | New In | Pâtes | œufs, artisanal | poids=500 g | Séchées lentement.
y912 | t=oliveoil | Aceite de oliva virgen extra 5 L | Casa Mirlo | 49.9/59.9 EUR | Last Chance | Aceites | picual, Jaén | volumen=5 L | Cosecha temprana.
y913 | t=honey | Skogshonung 500 g | Rena Hem | 89 SEK | Påskbordet | Honung | svensk, honung | vikt=500 g | Mörk och kryddig.
y914 | t=jam x=strawberry | Confiture de fraises 370 g | Maison Verne | 5.5 EUR | New In | Confitures | fraise, petit déjeuner | poids=370 g | Cuite au chaudron.
y915 | t=cheese | Bergkäse 12 Monate gereift 400 g | The Good Pantry | 12.9 EUR | New In | Käse | Heumilch, würzig | Inhalt=400 g | Aus Vorarlberg.
y916 | t=wine c=red | Rioja Reserva tinto 75 cl | Casa Mirlo | 14.9/18.9 EUR | Día del Padre | Vinos | tinto, crianza | volumen=75 cl; añada=2018 | Carne y buenas charlas.
y917 | t=wine c=white | Riesling trocken 0,75 l | Grüner & Sohn | 9.9 EUR | New In | Wein | weiß, Mosel | Volumen=0,75 l | Schiefer und Pfirsich.
y918 | t=wine x=nonalcoholic,sparkling | Alkoholfritt mousserande vin 75 cl | The Good Pantry | 99 SEK | Fredagsmys | Alkoholfritt | bubbel, fest | volym=75 cl; alkohol=0,0 % | Skål för bilen.
y919 | t=gin | Botanical Gin 70 cl | Oxbow Supply | 38 GBP | Christmas Corner | Spirits | gin, juniper, gift | ABV=42 % | Twelve botanicals, one tonic.
y920 | t=beer x=set | Coffret bières artisanales 12 bouteilles | Maison Verne | 39.9/45.9 EUR | Last Chance | Bières | cadeau, dégustation | quantité=12 | Une par mois, en théorie.
y921 | t=spices x=set | Gewürz-Geschenkset 12 Gläser | Kraftwerk Küche | 34.9 EUR | Weihnachtszauber | Gewürze | Kochen, Geschenk | Anzahl=12 | Vom Anis bis Zimt.
y922 | t=muesli x=organic | Müsli ekologiskt 750 g | The Good Pantry | 69 SEK | New In | Frukost | eko, frukost | vikt=750 g | Rostat med honung.
y931 | t=dogfood x=dry,large | Hundefutter trocken große Rassen 12 kg | Pfote | 54.9 EUR | New In | Hundefutter | Hund, getreidefrei | Gewicht=12 kg; Geschmack=Lachs | Ohne Getreide.
y932 | t=dogbed c=grey s=S,M,L | Hundbädd ortopedisk grå | Pfote | 699/899 SEK | Last Chance | Hundbäddar | hund, seniorhund | färg=grå; storlek=S,M,L | Avlastar trötta leder.
y933 | t=dogleash c=red m=leather | Laisse pour chien cuir rouge | Pfote | 34.9 EUR | New In | Chiens | chien, promenade | couleur=rouge; matière=cuir; longueur=1,2 m | Mousqueton en laiton.
y934 | t=dogcoat c=yellow s=S,M,L,XL x=waterproof | Dog Raincoat Yellow | Pfote | 32 GBP | New In | Dog Clothes | rain, walk | Colour=Yellow; Size=S,M,L,XL | Reflective trim, happy tail.
y935 | t=catfood x=wet | Comida húmeda para gatos pollo 12 x 85 g | Pfote | 11.9 EUR | New In | Gatos | gato, pollo | peso=12x85 g; sabor=pollo | Sin cereales.
y936 | t=scratchingpost | Kratzbaum 170 cm beige | Pfote | 89.9/119.9 EUR | Last Chance | Kratzbäume | Katze, Sisal | Farbe=beige; Höhe=170 cm | Drei Höhlen.
y937 | t=catlitter | Kattsand klumpande 10 l | Pfote | 119 SEK | New In | Kattsand | katt, luktfri | volym=10 l | Dammar inte.
y938 | t=aquarium | Aquarium 54 L équipé | Pfote | 99 EUR | New In | Aquariums | poissons, débutant | volume=54 L | Filtre, lumière et chauffage.
y939 | t=hamstercage | Hamsterkäfig mit Laufrad | Pfote | 59.9 EUR | New In | Nagerkäfige | Hamster, Nager | Größe=80x50 cm | Zwei Etagen.
y940 | t=horsetreats | Apple Horse Treats 1 kg | Tally Ho | 7.5 GBP | Outdoor Days | Horse Feed | horse, pony | Weight=1 kg | Bribery made easy.
y951 | t=cookbook x=vegan | Kochbuch Vegan für jeden Tag | Lesewald | 24.9 EUR | New In | Kochbücher | vegan, Rezepte | ISBN=9783161484100 | 120 Rezepte ohne Tofu.
y952 | t=novel x=crime | Deckare: Isen vid Kallsjön | Lesewald | 229 SEK | Sommarlov | Böcker | deckare, spänning | format=inbunden; språk=svenska | Ett lik under bryggan.
y953 | t=childrensbook w=kids a=2,3,4 | Imagier cartonné Mes animaux | Lesewald | 12.9 EUR | Rentrée | Livres enfant | animaux, tout-petits | âge=2-4 ans | Des pages à toucher.
y954 | t=travelguide | Lonely Roads: Portugal Travel Guide | Lesewald | 17.5 GBP | Outdoor Days | Books | travel, Portugal | Language=English; Pages=320 | Ninety walks and a tram.
y955 | t=notebook c=black x=dotted | Cuaderno A5 punteado tapa dura negro | Casa Mirlo | 14.9 EUR | Back to School | Cuadernos | bullet journal, papel | color=negro; formato=A5 | 160 páginas.
y956 | t=pen c=blue x=fountain | Füllfederhalter blau Feder M | Lesewald | 29.9 EUR | Back to School | Füller | Schule, Schreiben | Farbe=blau | Patrone inklusive.
y957 | t=calendar x=2027 | Väggkalender 2027 familj 5 kolumner | Lesewald | 159 SEK | New In | Kalendrar | familj, planering | år=2027 | Alla får plats.
y958 | t=giftwrap x=christmas | Geschenkpapier Weihnachten 3 Rollen | Lesewald | 9.9 EUR | Weihnachtszauber | Geschenkpapier | Advent, recycelt | Material=Recyclingpapier | Mit Schleifenband.
y959 | t=balloons c=gold | Ballons dorés anniversaire lot de 30 | Pomme d'Api | 11.9 EUR | Carnaval | Fête | anniversaire, décoration | couleur=doré; quantité=30 | Biodégradables.
y960 | t=birthdaycandles,candle | Number Birthday Candles Gold 0-9 | Jolly Sock | 8 GBP | Christmas Corner | Party | birthday, cake | Colour=Gold | For every age but the next.
y961 | t=yarn c=blue m=wool | Alpackagarn blå 50 g | Rena Hem | 69 SEK | Fredagspyssel | Garn | stickning, alpacka | färg=blå; vikt=50 g; material=alpacka | Stickor 3,5.
y962 | t=sewingmachine c=white | Nähmaschine Einsteiger 23 Stiche | Kraftwerk Küche | 149/179 EUR | Last Chance | Nähmaschinen | Nähen, DIY | Farbe=weiß; Modell=KK-S23 | Fädelt von selbst ein.
y963 | t=paintset x=watercolour | Coffret aquarelle 36 couleurs | Maison Verne | 29.9 EUR | Rentrée | Beaux-arts | peinture, cadeau | quantité=36 | Avec pinceau réservoir.
y964 | t=guitar x=acoustic | Guitarra española 4/4 con funda | Klangraum | 119 EUR | New In | Guitarras | música, principiantes | material=cedro | Cuerdas de nailon.
y965 | t=ukulele c=brown | Soprano Ukulele Mahogany | Klangraum | 49 USD | Christmas Corner | Ukuleles | music, beginners, kids | Wood=Mahogany | Smiles per minute guaranteed.
y966 | t=piano c=black | Digitalpiano 88 Tasten schwarz | Klangraum | 549/649 EUR | Last Chance | Pianos | Musik, Klavier | Farbe=schwarz; Modell=KR-P88 | Gewichtete Tasten, Kopfhöreranschluss.
y967 | t=vinyl x=jazz | Vinylskiva Nordic Jazz Nights LP | Klangraum | 299 SEK | Fars dag | Vinyl | jazz, skiva | format=LP | Inspelad i en tom kyrka.
y968 | t=giftcard | Geschenkgutschein 50 Euro | Almacén | 50 EUR | Weihnachtszauber | Gutscheine | Geschenk, Last Minute | Format=PDF | Sofort per Mail.
y969 | t=advent w=kids x=christmas | Calendrier de l'Avent chocolat et jouets | Pomme d'Api | 24.9/29.9 EUR | Last Chance | Noël | Avent, enfants | âge=dès 4 ans | Vingt-quatre surprises.
y970 | t=christmastree x=artificial c=green | Árbol de Navidad artificial 180 cm | Casa Mirlo | 69.9/89.9 EUR | Last Chance | Navidad | decoración, abeto | altura=180 cm; color=verde | Plegable, con pie metálico.
`
