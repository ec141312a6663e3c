/** The rest of the twelfth shop: what is worn, ridden and thrown, played with, plugged in, grown, eaten and taken on a journey. */
export const MORE_GOODS = `
k301 | t=baselayer w=men c=black m=wool s=M,L,XL | Underställ herr merinoull svart | Tjärn & Son | 899/1199 SEK | Black Week | Underställ | skidor, vandring, herr | färg=svart; storlek=M,L,XL; material=merinoull | Kliar inte.
k302 | t=baselayer w=women c=red m=wool s=S,M,L | Women's Merino Base Layer Top Red | Ironbark | 59 GBP | Campfire Club | Base Layers | skiing, hiking, women | Colour=Red; Size=S,M,L; Material=Merino wool; Gender=Women | Warm even when damp.
k303 | t=rashguard w=kids c=blue s=104,110,116,122 | UV-Shirt Kinder blau LSF 50+ | Waldkauz | 19.9/26.9 EUR | Ab in den Urlaub | Badebekleidung | Kinder, Strand, Sonne | Farbe=blau; Größe=104,110,116,122 | Trocknet im Wind.
k304 | t=safetyshoes w=men c=black s=41,42,43,44 | Sicherheitsschuhe S3 Herren schwarz | Hausfreund | 74.9 EUR | Spring Clean | Arbeitsschuhe | Baustelle, Herren, Stahlkappe | Farbe=schwarz; Größe=41,42,43,44 | Leicht wie Turnschuhe.
k305 | t=cowboyboots w=women c=brown m=leather s=37,38,39 | Santiags femme cuir marron | La Belle Aventure | 139/179 EUR | Date Night | Bottes | femme, western, country | couleur=marron; pointure=37,38,39; matière=cuir | Brodées à la main.
k306 | t=kilt w=men c=green s=M,L,XL | Scottish Kilt Green Tartan | Marlow & Finch | 79 GBP | Date Night | Kilts | scotland, wedding, men | Colour=Green; Size=M,L,XL; Gender=Men | Eight yards of wool.
k307 | t=dirndl w=women c=green s=36,38,40 | Dirndl grün mit Schürze | Waldkauz | 119/159 EUR | Grillsaison | Trachten | Oktoberfest, Damen | Farbe=grün; Größe=36,38,40 | Bluse ist dabei.
k308 | t=lederhosen w=men c=brown m=leather s=48,50,52 | Lederhose Herren braun kurz | Waldkauz | 149 EUR | Grillsaison | Trachten | Oktoberfest, Herren | Farbe=braun; Größe=48,50,52; Material=Leder | Mit Hosenträgern.
k309 | t=shawl w=women c=beige m=cashmere | Sjal i kashmir beige | Granris | 1290 SEK | Fredagsmys | Sjalar | dam, höst, present | färg=beige; material=kashmir | Väger nästan ingenting.
k310 | t=shawl w=women c=red m=silk | Mantón de Manila rojo de seda | Dulce Nube | 89 EUR | Fin de semana | Mantones | flamenco, mujer, boda | color=rojo; material=seda | Bordado con flores.
k311 | t=tutu w=kids c=pink a=3,4,5,6,7,8 | Tutu de danse rose fille | Petit Renard | 19.9 EUR | Kleine Entdecker | Danse | fille, danse, princesse | couleur=rose; âge=3-8 ans | Quatre couches de tulle.
k312 | t=leotard w=kids c=purple s=116,128,140 | Gymnastics Leotard Girls Purple | Little Otter | 21/27 GBP | Kleine Entdecker | Gymnastics | girls, gym | Colour=Purple; Size=116,128,140 | Sparkles without scratching.
k313 | t=waders w=men s=42,43,44,45 | Vadarbyxor med stövlar | Tjärn & Son | 1490 SEK | Sommarstugan | Fiske | fiske, flugfiske, herr | storlek=42,43,44,45 | Tejpade sömmar.
k314 | t=cyclingjersey w=women c=yellow s=S,M,L | Maillot ciclismo mujer amarillo | Sierra Brava | 39.9/55 EUR | Fin de semana | Ciclismo | bici, mujer | color=amarillo; talla=S,M,L; género=mujer | Tres bolsillos.
k315 | t=footballshirt w=kids c=blue s=128,140,152 | Maillot de foot enfant bleu à personnaliser | La Belle Aventure | 29 EUR | Kleine Entdecker | Maillots | foot, enfant | couleur=bleu; taille=128,140,152 | Avec le nom et le numéro.
k316 | t=chefsjacket w=unisex c=white s=S,M,L,XL | Chef's Jacket White | Copper Kettle Co | 29 GBP | Date Night | Workwear | kitchen, chef | Colour=White; Size=S,M,L,XL | Snaps instead of buttons.
k317 | t=pocketsquare w=men c=navy,blue m=silk | Einstecktuch Seide marineblau | Marlow & Finch | 19 EUR | Date Night | Accessoires | Herren, Hochzeit, Anzug | Farbe=marineblau; Material=Seide | Handrolliert.
k318 | t=brooch c=silver | Brosch i silver ekorre | Granris | 349 SEK | Fredagsmys | Smycken | smycke, present, dam | färg=silver | Liten ekorre med tofs.
k319 | t=anklet w=women c=gold | Tobillera dorada con conchas | Dulce Nube | 12.9 EUR | Fin de semana | Joyas | mujer, playa | color=dorado | No se oscurece con el mar.
k320 | t=swimcap w=unisex c=white | Bonnet de bain silicone blanc | La Belle Aventure | 8.9 EUR | Ab in den Urlaub | Natation | piscine, nage | couleur=blanc | Ne tire pas les cheveux.
k321 | t=duffelbag c=navy,blue m=canvas | Canvas Duffel Bag Navy 45 L | Ironbark | 69/89 GBP | Campfire Club | Bags | weekend, travel | Colour=Navy; Volume=45 l; SKU=IB-DF45N | Leather handles.
k322 | t=duffelbag c=black | Reisetasche schwarz mit Rollen 80 l | Waldkauz | 79.9 EUR | Ab in den Urlaub | Reisetaschen | Reise, Urlaub | Farbe=schwarz; Volumen=80 l | Leise Rollen.
k323 | t=beltbag c=red | Magväska röd | Granris | 249 SEK | Sommarstugan | Väskor | festival, resa | färg=röd | Två fack.
k324 | t=passportholder c=green m=leather | Étui à passeport cuir vert | La Belle Aventure | 25 EUR | Ab in den Urlaub | Voyage | voyage, cadeau | couleur=vert; matière=cuir | Bloque les ondes RFID.
k325 | t=luggagescale | Kofferwaage digital bis 50 kg | Elektra Nord | 12.9 EUR | Ab in den Urlaub | Reisezubehör | Koffer, Flug | Artikelnummer=EN-KW50 | Keine Strafe am Schalter.
k326 | t=travelpillow c=grey | Nackkudde för resa grå minnesskum | Granris | 279 SEK | Ab in den Urlaub | Resetillbehör | flyg, tåg, sova | färg=grå | Stöd åt båda hållen.
k327 | t=travelpillow w=kids c=pink | Almohada de viaje niña flamenco rosa | Pequeño Faro | 13.9 EUR | Ab in den Urlaub | Viaje | niños, coche, avión | color=rosa | Blandita como un flamenco.
k328 | t=packingcubes | Packing Cubes Set of 6 | Ironbark | 24 GBP | Ab in den Urlaub | Travel | suitcase, travel | Pieces=6; SKU=IB-PC6 | Socks here, shirts there.
k329 | t=keyring | Schlüsselfinder Anhänger Bluetooth 2er | Elektra Nord | 22.9/29.9 EUR | Black Week | Gadgets | Schlüssel, verlegt, suchen | Anzahl=2; EAN=4098765400218 | Piept, wenn du ihn rufst.
k351 | t=rollerskates w=women c=white s=37,38,39,40 | Patins à roulettes femme blancs | La Belle Aventure | 79/99 EUR | Terrasse d'été | Glisse | femme, rétro | couleur=blanc; pointure=37,38,39,40 | Comme en 1979.
k352 | t=inlineskates w=kids c=blue s=30-33,34-37 | Inliner Kinder blau verstellbar | Pfiffikus | 54.9 EUR | Kleine Entdecker | Inliner | Kinder, draußen | Farbe=blau; Größe=30-33, 34-37 | Wachsen vier Größen mit.
k353 | t=skateboard c=black | Skateboard komplett svart 8.0 | Tjärn & Son | 599/799 SEK | Sommarstugan | Skateboards | skate, park | färg=svart; artikelnr=TS-SK80 | Sju lager lönn.
k354 | t=skateboard w=kids c=pink a=5,6,7,8,9,10 | Kids Skateboard Pink 22 Inch | Little Otter | 27 GBP | Kleine Entdecker | Skateboards | kids, outdoor | Colour=Pink; Age=5-10 years | Light-up wheels.
k355 | t=snowboard w=men s=155,159 | All-Mountain Snowboard Men | Ironbark | 299/379 USD | Campfire Club | Snowboards | snow, men | Size=155,159; SKU=IB-SB | Forgiving and quick.
k356 | t=kayak c=orange | Kayak gonflable 2 places orange | Sierra Brava | 249/319 EUR | Terrasse d'été | Kayaks | lac, rivière, été | couleur=orange; places=2 | Pagaies et pompe fournies.
k357 | t=volleyball | Balón de vóley playa | Sierra Brava | 17.9 EUR | Fin de semana | Balones | playa, deporte | peso=270 g | Cosido a mano.
k358 | t=frisbee c=green | Frisbee grün 175 g | Pfiffikus | 9.9 EUR | Grillsaison | Wurfspiele | Strand, Park | Farbe=grün; Gewicht=175 g | Fliegt gerade.
k359 | t=boomerang m=wood | Bumerang i trä för högerhänta | Tjärn & Son | 199 SEK | Sommarstugan | Utespel | utomhus, present | material=trä | Kommer tillbaka.
k360 | t=petanque | Set de pétanque 8 boules | La Belle Aventure | 32.9 EUR | Terrasse d'été | Jeux de plein air | été, apéro, famille | boules=8 | Avec cochonnet et sac.
k361 | t=croquet m=wood | Croquet Set for Six | Marlow & Finch | 64/85 GBP | Spring Clean | Garden Games | garden, family | Players=6; Material=Hardwood | In a canvas bag.
k362 | t=kubb m=wood | Kubb i björk | Granris | 349 SEK | Sommarstugan | Utespel | familj, sommar, spel | material=björk | Kung och tio knektar.
k363 | t=slackline | Slackline-Set 15 m mit Baumschutz | Pfiffikus | 49.9 EUR | Grillsaison | Slacklines | Balance, Park | Länge=15 m | Hilfsseil ist dabei.
k364 | t=unicycle c=red | Monociclo rojo 20 pulgadas | Ritmo y Son | 89 EUR | Fin de semana | Circo | circo, equilibrio | color=rojo; pulgadas=20 | Paciencia no incluida.
k365 | t=jugglingballs | Balles de jonglage x 5 | Petit Renard | 16.9 EUR | Kleine Entdecker | Cirque | jonglage, cirque | quantité=5 | Remplies de millet.
k366 | t=resistancebands | Resistance Bands Set of 5 | Brightline | 19 USD | Spring Clean | Home Gym | workout, physio | Pieces=5; SKU=BL-RB5 | From feather to beast.
k367 | t=weightbench c=black | Träningsbänk justerbar svart | Tjärn & Son | 1290/1690 SEK | Black Week | Träning | gym, hemmagym | färg=svart; maxvikt=200 kg | Sju lägen.
k368 | t=rowingmachine | Rudergerät klappbar | Elektra Nord | 299/399 EUR | Black Week | Fitness | Ausdauer, Rücken | Widerstand=12 Stufen | Steht aufrecht in der Ecke.
k369 | t=treadmill | Cinta de andar para casa | Sierra Brava | 219/289 EUR | Black Week | Fitness | caminar, casa, oficina | velocidad=6 km/h | Cabe debajo de la cama.
k370 | t=heartratemonitor | Ceinture cardio bluetooth | Octet | 44.9 EUR | Bien-être | Capteurs | course, vélo, coeur | réf=OC-CC1 | Précis au battement près.
k371 | t=stopwatch | Digital Stopwatch with Lanyard | Brightline | 9 USD | Campfire Club | Timing | coach, running | SKU=BL-SW1 | Splits and laps.
k372 | t=floorballstick s=75cm,85cm | Innebandyklubba junior 75 cm | Tjärn & Son | 249 SEK | Kleine Entdecker | Innebandy | barn, innebandy | längd=75 cm | Mjukt skaft.
k373 | t=golfclub w=women | Ladies 7 Iron Golf Club | Marlow & Finch | 49 GBP | Date Night | Golf | golf, ladies | Gender=Women; Hand=Right | Forgiving face.
k374 | t=archery w=kids a=6,7,8,9,10,11,12 | Kinderbogen mit Saugnapfpfeilen | Pfiffikus | 24.9 EUR | Kleine Entdecker | Bogen | Kinder, Ritter, draußen | Alter=6-12 Jahre | Drei Pfeile, eine Scheibe.
k375 | t=climbingrope x=60m | Corde d'escalade 60 m 9,8 mm | Sierra Brava | 129 EUR | Campfire Club | Escalade | escalade, montagne | longueur=60 m; diamètre=9,8 mm | Traitée contre l'eau.
k376 | t=firestarter | Eldstål med skaft av björk | Tjärn & Son | 129 SEK | Campfire Club | Bushcraft | eld, överlevnad | längd=10 cm | Gnistor även i regn.
k377 | t=campinglantern | Campinglaterne LED mit Solar | Waldkauz | 27.9 EUR | Campfire Club | Lampen | Zelt, Camping, Stromausfall | Helligkeit=400 lm | Lädt auch das Handy.
k378 | t=drybag c=yellow | Dry Bag 20 L Yellow | Ironbark | 18 GBP | Campfire Club | Bags | kayak, beach | Colour=Yellow; Volume=20 l; SKU=IB-DB20 | Phone, towel and sandwiches stay dry.
k379 | t=trailcam | Cámara de fototrampeo | Sierra Brava | 79/99 EUR | Campfire Club | Caza y naturaleza | animales, bosque, caza | resolución=4K | Ve de noche.
k401 | t=gamepad c=white | Manette sans fil blanche pour PC | Octet | 39.9/49.9 EUR | Black Week | Manettes | jeux vidéo, gamer | couleur=blanc; réf=OC-MN1W | Vibre dans les virages.
k402 | t=gamepad c=black | Spelkontroll svart trådlös | Volt & Watt | 449 SEK | Fredagsmys | Gaming | spel, dator | färg=svart; artikelnr=VW-GP7 | Tjugo timmar på en laddning.
k403 | t=graphicscard | Graphics Card 12 GB GDDR6 | Brightline | 329/399 USD | Black Week | Components | gaming, pc | SKU=BL-GX12; specs={"memory_gb":12,"power_w":170} | Silent under the desk.
k404 | t=ram x=32gb | Arbeitsspeicher 32 GB DDR5 Kit | Elektra Nord | 94.9/119 EUR | Black Week | PC-Komponenten | PC, Gaming | Kapazität=32 GB; Artikelnummer=EN-R32D5 | Zwei Riegel zu 16 GB.
k405 | t=securitycamera x=outdoor c=white | Övervakningskamera utomhus vit | Volt & Watt | 899/1199 SEK | Sommarstugan | Kameror | larm, hem, inbrott | färg=vit; artikelnr=VW-OK4 | Ser i mörker, drivs av sol.
k406 | t=smartlock c=black | Serrure connectée noire | Octet | 149/199 EUR | Black Week | Maison connectée | porte, sécurité | couleur=noir; réf=OC-SC1 | S'ouvre avec le téléphone ou un code.
k407 | t=printer3d | 3D Printer Starter Kit | Brightline | 249/329 USD | Black Week | 3D Printing | maker, hobby | SKU=BL-3D22 | Prints out of the box.
k408 | t=filament c=red | PLA Filament rot 1 kg | Elektra Nord | 21.9 EUR | Black Week | 3D-Druck | Drucken, Basteln | Farbe=rot; Durchmesser=1,75 mm | Verstopft keine Düse.
k409 | t=solarpanel | Placa solar plegable 100 W | Volt & Watt | 139/179 EUR | Ab in den Urlaub | Energía | caravana, camping | potencia=100 W | Se pliega como un libro.
k410 | t=powerstation | Bärbar kraftstation 500 Wh | Volt & Watt | 4490/5490 SEK | Sommarstugan | Energi | strömavbrott, husvagn | kapacitet=500 Wh; artikelnr=VW-PS500 | Kyl, lampor och telefon i ett dygn.
k411 | t=crankradio c=red | Kurbelradio mit Solar rot | Elektra Nord | 32.9 EUR | Ab in den Urlaub | Notfall | Stromausfall, Krisenvorrat | Farbe=rot | Lampe und Ladestation zugleich.
k412 | t=cdplayer | Lecteur CD portable bluetooth | Octet | 54.9 EUR | Fredagsmys | Audio | musique, rétro | réf=OC-CD5 | Pour retrouver ses vieux disques.
k413 | t=dictaphone | Grabadora de voz digital 32 GB | Octet | 34.9 EUR | Vuelta al cole | Audio | clases, entrevistas | memoria=32 GB | Graba con un botón.
k414 | t=drawingtablet | Ritplatta med penna 10 tum | Volt & Watt | 799 SEK | Fredagsmys | Datortillbehör | rita, illustration | storlek=10 tum; artikelnr=VW-RP10 | Känner åtta tusen tryck.
k415 | t=digitalframe m=wood | Digital Photo Frame 10" Wood | Brightline | 89/109 USD | Date Night | Frames | photos, grandparents | Material=Wood; SKU=BL-DF10 | Send pictures from your phone.
k416 | t=translator | Übersetzer für unterwegs 70 Sprachen | Elektra Nord | 99 EUR | Ab in den Urlaub | Gadgets | Reise, Sprache | Sprachen=70; Artikelnummer=EN-UE70 | Auch ohne Netz.
k417 | t=gpstracker | Traceur GPS pour vélo et bagages | Octet | 29.9 EUR | Ab in den Urlaub | Traceurs | vol, valise, chien | autonomie=3 mois; réf=OC-TG3 | Retrouvez tout.
k418 | t=tvmount | TV Wall Bracket 32-65 Inch | Brightline | 39 USD | Spring Clean | Mounts | television, wall | SKU=BL-TV65; Load=45 kg | Tilts and swivels.
k419 | t=gamingchair c=red | Silla gamer roja y negra | Volt & Watt | 169/219 EUR | Black Week | Sillas | gaming, ordenador | color=rojo; peso máximo=130 kg | Con reposapiés.
k420 | t=windowrobot | Fensterputzroboter | Elektra Nord | 199/259 EUR | Spring Clean | Haushaltsroboter | Fenster, putzen | Artikelnummer=EN-FR2 | Klebt am Glas und putzt allein.
k451 | t=cajon m=wood | Cajón flamenco de abedul | Ritmo y Son | 99/129 EUR | Fiesta en casa | Percusión | flamenco, música | material=abedul | Bordón ajustable.
k452 | t=kalimba m=wood | Kalimba 17 toner i mahogny | Granris | 249 SEK | Fredagsmys | Instrument | musik, nybörjare | material=mahogny; toner=17 | Lät som en speldosa.
k453 | t=tambourine | Tambourin 25 cm Schellenring | Ritmo y Son | 14.9 EUR | Kleine Entdecker | Percussion | Musik, Kita | Durchmesser=25 cm | Laut genug.
k454 | t=guitartuner | Accordeur à pince | Ritmo y Son | 11.9 EUR | Fredagsmys | Accessoires guitare | guitare, ukulélé | réf=RS-AP1 | Se lit dans le noir.
k455 | t=pianostool c=black | Piano Stool Black Adjustable | Marlow & Finch | 69 GBP | Date Night | Music | piano, keyboard | Colour=Black | Smooth from low to high.
k456 | t=xylophone w=kids m=wood a=2,3,4,5 | Xylophone en bois arc-en-ciel | Petit Renard | 18.9 EUR | Kleine Entdecker | Éveil musical | enfant, musique, bois | matière=bois; âge=2-5 ans | Huit notes justes.
k457 | t=rubikscube | Magic Speed Cube 3x3 | Little Otter | 9 GBP | Back to School | Puzzles | brain, puzzle | Age=6 and up | Turns like butter.
k458 | t=marbles | Canicas de cristal 100 uds. | Pequeño Faro | 7.9 EUR | Vuelta al cole | Juguetes | patio, niños | cantidad=100 | Con bolsa de tela.
k459 | t=puppets w=kids | Handpuppen Märchen 6er-Set | Pfiffikus | 34.9/44.9 EUR | Kleine Entdecker | Handpuppen | Kasperle, Kinder, Theater | Anzahl=6; Alter=ab 3 Jahren | König, Hexe, Räuber, Kasper.
k460 | t=kineticsand w=kids a=3,4,5,6,7,8 | Kinetisk sand 2 kg med formar | Lilla Loppan | 229 SEK | Kleine Entdecker | Pyssel | barn, sand, inomhus | vikt=2 kg; ålder=3-8 år | Sand som håller ihop.
k461 | t=playtent w=kids c=white m=cotton | Tipi enfant coton blanc | Petit Renard | 69/89 EUR | Kleine Entdecker | Tentes | enfant, chambre, cabane | couleur=blanc; matière=coton | Une cabane dans la chambre.
k462 | t=swing w=kids m=wood | Columpio de madera para niños | Pequeño Faro | 29.9 EUR | Terrasse d'été | Jardín | niños, jardín, árbol | material=madera; edad=3-10 años | Cuerdas de dos metros.
k463 | t=slide w=kids c=green a=2,3,4,5 | Rutsche Garten grün 1,5 m | Pfiffikus | 79.9/99.9 EUR | Kleine Entdecker | Rutschen | Kinder, Garten | Farbe=grün; Alter=2-5 Jahre | Mit Wasseranschluss.
k464 | t=ridetractor w=kids c=green a=3,4,5,6,7 | Tramptraktor grön med släp | Lilla Loppan | 1290 SEK | Kleine Entdecker | Åkfordon | barn, traktor, bondgård | färg=grön; ålder=3-7 år | Riktig ratt och tuta.
k465 | t=doctorskit w=kids a=3,4,5,6,7,8 | Maletín de médico de juguete | Pequeño Faro | 19.9 EUR | Kleine Entdecker | Juguetes | niños, médico, imitación | piezas=18; edad=3-8 años | El fonendo funciona.
k466 | t=chemistryset w=kids a=8,9,10,11,12 | Chemistry Set 50 Experiments | Little Otter | 32/40 GBP | Back to School | Science | kids, experiments, school | Age=8-12 years; Pieces=60 | Volcanoes and crystals.
k467 | t=magnettiles w=kids a=3,4,5,6,7,8,9 | Magnetbausteine 60 Teile | Pfiffikus | 44.9/59.9 EUR | Kleine Entdecker | Bauen | Kinder, bauen | Teile=60; Alter=3-9 Jahre | Burgen, Raketen, Lichtspiele.
k468 | t=activitygym w=baby | Babygym i trä med hängleksaker | Lilla Loppan | 599/749 SEK | Kleine Entdecker | Babyleksaker | bebis, trä, dopgåva | material=trä; ålder=0-12 månader | Tre figurer i garn.
k469 | t=steriliser w=baby | Stérilisateur biberons vapeur | Petit Renard | 42.9 EUR | Kleine Entdecker | Repas bébé | bébé, biberon | biberons=6 | Six biberons en huit minutes.
k470 | t=playpen w=baby,kids c=grey | Parque infantil plegable gris | Pequeño Faro | 89/115 EUR | Kleine Entdecker | Parques | bebé, seguridad | color=gris | Se monta en un minuto.
k471 | t=footmuff w=baby c=black | Footmuff for Pushchair Black | Little Otter | 45 GBP | Spring Clean | Pushchair Accessories | baby, winter, walk | Colour=Black | Fleece-lined to the toes.
k472 | t=romper w=baby c=yellow m=cotton s=56,62,68,74 | Strampler gelb Bio-Baumwolle | Pfiffikus | 19.9 EUR | Kleine Entdecker | Babymode | Baby, Geburt, Bio | Farbe=gelb; Größe=56,62,68,74; Material=Bio-Baumwolle | Knöpfe bis zum Zeh.
k501 | t=sunlounger c=grey | Sonnenliege klappbar grau | Hausfreund | 69.9/89.9 EUR | Grillsaison | Gartenmöbel | Garten, Balkon, Sonne | Farbe=grau | Mit Dach gegen die Mittagssonne.
k502 | t=gazebo c=white | Tonnelle pliante 3 x 3 m blanche | La Belle Aventure | 129/169 EUR | Terrasse d'été | Tonnelles | jardin, fête, ombre | couleur=blanc; dimensions=3x3 m | Montée à deux en cinq minutes.
k503 | t=solarlights | Solcellslampor till trädgården 6-pack | Volt & Watt | 299 SEK | Sommarstugan | Utebelysning | trädgård, gång, mys | antal=6 | Tänds när det skymmer.
k504 | t=sprinkler | Aspersor oscilante | Huerta Vieja | 19.9 EUR | Terrasse d'été | Riego | jardín, césped, agua | superficie=180 m² | Los niños también lo usan.
k505 | t=patioheater | Heizstrahler für die Terrasse 2000 W | Elektra Nord | 119/149 EUR | Grillsaison | Terrasse | Herbst, draußen, Balkon | Leistung=2000 W | Wärmt sofort.
k506 | t=trellis m=wood | Expanding Willow Trellis | Wickstead | 15 GBP | Spring Clean | Garden | climbers, roses, fence | Material=Willow; Width=180 cm | For roses and sweet peas.
k507 | t=gardenkneeler c=green | Repose-genoux de jardin pliant vert | Saveurs d'Ici | 34.9 EUR | Terrasse d'été | Jardin | jardinage, genoux, senior | couleur=vert | Devient un banc une fois retourné.
k508 | t=weedburner | Ogräsbrännare gasol | Granris | 499/649 SEK | Sommarstugan | Trädgård | ogräs, gång, utan gift | längd=85 cm | Utan gift.
k509 | t=moletrap | Maulwurfschreck Solar 2 Stück | Hausfreund | 24.9 EUR | Grillsaison | Garten | Maulwurf, Wühlmaus | Anzahl=2 | Vertreibt, tut nicht weh.
k510 | t=pondpump | Bomba para estanque con fuente | Huerta Vieja | 42.9 EUR | Terrasse d'été | Estanques | jardín, peces, agua | potencia=20 W | Tres chorros.
k511 | t=warningtriangle | Varningstriangel med fodral | Volt & Watt | 119 SEK | Ab in den Urlaub | Biltillbehör | bil, säkerhet, olycka | vikt=1 kg | Måste finnas i bilen.
k512 | t=carfreshener x=vanilla | Désodorisant voiture vanille x 3 | Octet | 6.5 EUR | Ab in den Urlaub | Auto | voiture, odeur | quantité=3; parfum=vanille | Un mois chacun.
k513 | t=tyreinflator | Kompressor 12 V für Autoreifen | Elektra Nord | 39.9/49.9 EUR | Ab in den Urlaub | Autozubehör | Auto, Reifen, Panne | Druck=10 bar; Artikelnummer=EN-KP12 | Stoppt beim richtigen Druck.
k514 | t=towrope | Tow Rope 4 m 3000 kg | Wickstead | 13 GBP | Spring Clean | Car | breakdown, car | Length=4 m | Red flag in the middle.
k515 | t=bikerack | Portabicicletas para 3 bicis | Sierra Brava | 119/149 EUR | Ab in den Urlaub | Coche | coche, bici, viaje | bicis=3 | Sin herramientas.
k516 | t=carjack | Garagedomkraft 2 ton | Volt & Watt | 699 SEK | Sommarstugan | Biltillbehör | däckbyte, garage | lyft=2 ton | Låg profil.
k551 | t=gummybears x=vegan | Vegane Gummibärchen 500 g | Waldkauz | 5.9 EUR | Fiesta en casa | Süßigkeiten | vegan, naschen, Kinder | Gewicht=500 g | Ohne Gelatine.
k552 | t=marzipan | Marsipangrisar 6 st | Kvarnby | 119 SEK | Fredagsmys | Godis | jul, present | vikt=180 g | Söta på två sätt. Innehåller mandel.
k553 | t=turron | Turrón de Jijona artesano 300 g | Huerta Vieja | 11.9 EUR | Fiesta en casa | Dulces | navidad, almendra | peso=300 g | Almendra y miel, nada más.
k554 | t=macarons | Coffret de 12 macarons | Saveurs d'Ici | 24 EUR | Date Night | Pâtisserie | cadeau, dessert, amande | pièces=12 | Pistache, rose, citron.
k555 | t=panettone | Panettone artigianale 1 kg / Panettone cake | Copper Kettle Co | 18/24 GBP | Date Night | Bakery | christmas, italian | Weight=1 kg | Three days of rising.
k556 | t=gingerbread | Lebkuchenherz zum Beschriften | Waldkauz | 7.9 EUR | Grillsaison | Gebäck | Oktoberfest, Weihnachten | Gewicht=200 g | Mit Zuckerschrift.
k557 | t=noodles x=glutenfree | Rice Noodles 400 g Gluten Free | Copper Kettle Co | 3 GBP | Date Night | Pantry | asian, pad thai, gluten free | Weight=400 g | Ready in four minutes.
k558 | t=coconutmilk x=organic | Lait de coco bio 400 ml | Saveurs d'Ici | 2.9 EUR | Bien-être | Épicerie | bio, curry, vegan | volume=400 ml | Sans additif.
k559 | t=cocoapowder | Kakaopulver rein 250 g | Waldkauz | 6.5 EUR | Fredagsmys | Backzutaten | Backen, heiße Schokolade | Gewicht=250 g | Kräftig und dunkel.
k560 | t=kimchi x=vegan | Kimchi vegansk 400 g | Kvarnby | 79 SEK | Fredagsmys | Delikatesser | koreanskt, vegan, syrat | vikt=400 g; styrka=stark | Jäst i tre veckor.
k561 | t=tahini x=organic | Tahini blanco ecológico 300 g | Huerta Vieja | 6.9 EUR | Fin de semana | Despensa | sésamo, hummus, ecológico | peso=300 g | Para el hummus de verdad.
k562 | t=quinoa x=organic | Organic Quinoa 1 kg | Copper Kettle Co | 7 GBP | Spring Clean | Pantry | salad, vegan, organic | Weight=1 kg | White, red and black.
k563 | t=rum | Spiced Rum 70 cl | Marlow & Finch | 32 GBP | Date Night | Spirits | cocktail, caribbean | Volume=70 cl; ABV=40% | Vanilla and old oak.
k564 | t=limoncello | Limoncello di Sorrento 50 cl | Saveurs d'Ici | 19.9 EUR | Terrasse d'été | Liqueurs | apéritif, citron | volume=50 cl | Servir glacé.
k565 | t=vermouth | Vermut rojo de grifo 1 l | Huerta Vieja | 9.9 EUR | Fiesta en casa | Vermut | aperitivo, domingo | volumen=1 l | Con aceituna y naranja.
k566 | t=tonicwater | Tonic Water 6er-Pack | Waldkauz | 7.5 EUR | Grillsaison | Getränke | Gin, Mixen | Anzahl=6; Volumen=200 ml | Herb, wenig Zucker.
k567 | t=proteinbars x=chocolate | Proteinbar choklad 12-pack | Kvarnby | 249/299 SEK | Sommarstugan | Kosttillskott | träning, mellanmål | antal=12; smak=choklad | Tjugo gram protein.
k568 | t=chutney x=mango | Mango Chutney 340 g | Marlow & Finch | 4.5 GBP | Date Night | Condiments | curry, cheese board | Weight=340 g | Sweet, with a slow heat.
k569 | t=truffleoil | Huile à la truffe noire 100 ml | Saveurs d'Ici | 15.9 EUR | Date Night | Huiles | cadeau, gourmet | volume=100 ml | Trois gouttes suffisent.
k570 | t=sourdoughstarter | Surdegsgrund torkad | Kvarnby | 69 SEK | Fredagsmys | Bakning | bröd, surdeg | vikt=30 g | Vaknar på tre dagar. Av råg.
k571 | t=marshmallows | Marshmallows XXL 300 g zum Grillen | Waldkauz | 3.9 EUR | Campfire Club | Süßigkeiten | Lagerfeuer, Kinder | Gewicht=300 g | Mit vier Spießen.
`
