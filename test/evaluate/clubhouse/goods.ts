/** More sports, cars, water and sound. Rows as bazaar/goods.ts. */
export const GOODS = `
b1 | t=climbingshoes,shoes w=men,women c=orange s=37,38,39,40,41,42,43 | Climbing Shoes Gecko | Kraxel | 89/119 EUR | Climbing | Shoes | climbing, bouldering | Colour=Orange; Size=37,38,39,40,41,42,43 | Sticky rubber for small footholds.
b2 | t=climbingharness w=men,women s=S,M,L | Klettergurt Allround | Kraxel | 59 EUR | Climbing | Gurte | Klettern, Sicherheit | Größe=S,M,L | Vier Materialschlaufen.
b3 | t=climbingrope,rope | Cuerda de escalada 9,8 mm 60 m | Kraxel | 149 EUR | Climbing | Cuerdas | escalada | longitud=60 m | Tratamiento seco.
b4 | t=chalkbag c=blue | Kritpåse klättring | Kraxel | 199 SEK | Climbing | Krita | klättring, boulder | färg=blå | Bälte ingår.
b5 | t=fishingrod | Canne à pêche télescopique 2,7 m | Gädda & Co | 45/60 EUR | Fishing | Cannes | pêche, débutant | longueur=270 cm | Moulinet inclus.
b6 | t=lures | Köderset Hecht und Zander 24-teilig | Gädda & Co | 29.9 EUR | Fishing | Köder | Angeln, Hecht | Anzahl=24 | In der Box sortiert.
b7 | t=waders w=men c=green s=M,L,XL | Vadarbyxor andas | Gädda & Co | 1899 SEK | Fishing | Vadare | fiske, flugfiske | färg=grön; storlek=M,L,XL | Torr ända upp till bröstet.
b8 | t=golfclubs | Half Set Golf Clubs Beginner | Fairlane | 299/399 EUR | Golf | Clubs | golf, beginner | Hand=Right; Pieces=7 | Bag included.
b9 | t=golfballs,ball c=white | Bolas de golf 12 uds | Fairlane | 24 EUR | Golf | Bolas | golf | cantidad=12 | Vuelo recto.
b10 | t=golfglove,gloves w=men c=white m=leather s=M,L | Golfhandschuh Leder links | Fairlane | 17.5 EUR | Golf | Handschuhe | Golf | Größe=M,L; Material=Leder | Für die linke Hand.
b11 | t=ridinghelmet,helmet w=women,kids c=black s=52,54,56,58 | Casque d'équitation noir | Galop | 79 EUR | Riding | Casques | équitation, cheval | couleur=noir; taille=52,54,56,58 | Intérieur lavable.
b12 | t=ridingboots,shoes w=women c=brown m=leather s=36,37,38,39,40 | Ridstövlar dam läder bruna | Galop | 1799 SEK | Riding | Ridstövlar | ridning, dam | färg=brun; storlek=36,37,38,39,40; material=läder | Dragkedja bak.
b13 | t=horsebrush x=horse | Grooming Kit for Horses | Galop | 32 EUR | Riding | Grooming | horse, care | Pieces=8 | Bag with handle.
b14 | t=boxinggloves,gloves c=red s=10oz,12oz,14oz | Guantes de boxeo rojos | Puño | 39 EUR | Combat | Guantes | boxeo, entrenamiento | color=rojo; peso=10oz,12oz,14oz | Muñeca firme.
b15 | t=punchingbag c=black | Boxsack gefüllt 30 kg | Puño | 95/119 EUR | Combat | Boxsäcke | Boxen, Heimtraining | Gewicht=30 kg | Mit Vierpunktkette.
b16 | t=judogi w=kids c=white s=120,130,140,150 | Kimono judo enfant | Puño | 29 EUR | Combat | Kimonos | judo, enfant | couleur=blanc; taille=120,130,140,150 | Ceinture blanche offerte.
b17 | t=mouthguard w=men,women,kids | Mouthguard Boil and Bite | Puño | 9.9 EUR | Combat | Protection | rugby, boxing, hockey | Age=11+ | Moulds in hot water.
b18 | t=dartboard | Dartscheibe Sisal mit 6 Pfeilen | Kneipe | 49 EUR | Games Room | Dart | Dart, Hobbyraum | Durchmesser=45 cm | Pfeile inklusive.
b19 | t=tablefootball | Baby-foot pliable | Kneipe | 249/329 EUR | Games Room | Baby-foot | famille, jeux | hauteur=85 cm | Se range debout.
b20 | t=petanque m=steel | Juego de petanca 8 bolas | Kneipe | 34 EUR | Games Room | Petanca | jardín, playa | material=acero | Con boliche y bolsa.
b21 | t=skateboard w=kids | Skateboard 31 tum | Asfalt | 549 SEK | Street | Skateboards | skate, nybörjare | bredd=7,75 tum | Lönn i sju lager.
b22 | t=inlineskates,shoes w=women c=purple s=36,37,38,39,40 | Inline Skates Women Purple | Asfalt | 109 EUR | Street | Skates | skating, fitness | Colour=Purple; Size=36,37,38,39,40 | Soft boot, 80 mm wheels.
b23 | t=protectionset,kneepads w=kids c=pink s=S,M | Protektoren-Set Kinder | Asfalt | 24.9 EUR | Street | Schutz | Skaten, Kinder | Farbe=pink; Größe=S,M | Knie, Ellbogen, Handgelenke.
b24 | t=escooter,scooter c=black | Trottinette électrique City 25 km/h | Asfalt | 349/449 EUR | Street | Trottinettes | mobilité, ville | autonomie=30 km | Pliable en trois secondes.
b25 | t=kayak c=yellow | Kayak hinchable 2 plazas | Fjordvik | 289 EUR | Boating | Kayaks | kayak, lago | color=amarillo; carga=180 kg | Con remos y bomba.
b26 | t=fender,boatfender c=white | Båtfender 2-pack | Fjordvik | 399 SEK | Boating | Fendrar | båt, hamn | färg=vit | Skyddar skrovet.
b27 | t=lifejacket w=men,women c=red s=50-70kg,70-90kg | Automatic Life Jacket 150N | Fjordvik | 119 EUR | Boating | Safety | boat, sailing | Colour=Red; Weight=50-70kg,70-90kg | Inflates by itself.
b28 | t=dashcam,camera | Dashcam Full HD mit Parkwächter | Ratt | 79/99 EUR | Car | Dashcams | Auto, Sicherheit | Auflösung=1080p | Nimmt bei Aufprall auf.
b29 | t=phoneholder | Support téléphone voiture aimanté | Ratt | 19 EUR | Car | Supports | voiture, téléphone | fixation=grille | Se clipse sur l'aération.
b30 | t=jumpstarter,powerbank | Arrancador de batería 12 V | Ratt | 89 EUR | Car | Batería | coche, emergencia | capacidad=12000 mAh | También carga el móvil.
b31 | t=icescraper | Isskrapa med borste | Ratt | 99 SEK | Car | Vinter | bil, vinter | längd=60 cm | Mjuk borste för lacken.
b32 | t=snowchains s=205/55R16 | Snow Chains 205/55 R16 | Ratt | 59 EUR | Car | Winter | car, snow | Size=205/55 R16 | On in five minutes.
b33 | t=childcarseat w=kids,baby c=grey | Kindersitz i-Size 100-150 cm | Ratt | 189/239 EUR | Car | Kindersitze | Auto, Kinder | Farbe=grau; Körpergröße=100-150 cm | Mit Isofix.
b34 | t=carwash | Kit nettoyage voiture 9 pièces | Ratt | 35 EUR | Car | Entretien | lavage, voiture | pièces=9 | Seau compris.
b35 | t=floormats,carmats c=black m=rubber | Alfombrillas de goma para coche | Ratt | 42 EUR | Car | Alfombrillas | coche, barro | color=negro; material=goma | Universales, recortables.
b36 | t=wiperblades | Torkarblad 2-pack 60/45 cm | Ratt | 249 SEK | Car | Torkarblad | bil, vindruta | längd=60/45 cm | Tyst i regn.
b37 | t=tyreinflator,pump | Portable Tyre Inflator 12 V | Ratt | 45 EUR | Car | Tyres | car, tyre pressure | Pressure=10 bar | Stops by itself.
b38 | t=roofbox c=black | Dachbox 430 Liter | Ratt | 379 EUR | Car | Dachboxen | Reise, Auto | Volumen=430 l; Farbe=schwarz | Öffnet beidseitig.
b39 | t=motorcyclehelmet,helmet w=men,women c=black s=S,M,L,XL | Casque moto intégral noir mat | Motora | 159/199 EUR | Motorbike | Casques | moto | couleur=noir; taille=S,M,L,XL | Écran pare-soleil intégré.
b40 | t=motorcyclejacket,jacket w=men c=black m=leather s=M,L,XL | Chaqueta moto piel hombre | Motora | 249 EUR | Motorbike | Chaquetas | moto, hombre | color=negro; talla=M,L,XL; material=piel | Protecciones en hombros y codos.
b41 | t=motorcyclegloves,gloves w=women c=black m=leather s=S,M,L | MC-handskar dam skinn | Motora | 699 SEK | Motorbike | Handskar | mc, dam | färg=svart; storlek=S,M,L; material=skinn | Knogskydd.
b42 | t=motorcyclelock,lock | Disc Lock with Alarm | Motora | 49 EUR | Motorbike | Locks | security, motorcycle | Alarm=110 dB | Reminder cable included.
b43 | t=washingmachine c=white | Waschmaschine 8 kg leise | Hausgeist | 449/529 EUR | Appliances | Waschmaschinen | Haushalt, Energieklasse A | Farbe=weiß; Fassung=8 kg | 1400 Umdrehungen.
b44 | t=fridge c=white | Réfrigérateur combiné 290 L | Hausgeist | 499 EUR | Appliances | Réfrigérateurs | cuisine | couleur=blanc; volume=290 L | Froid ventilé.
b45 | t=microwave c=black | Microondas con grill 20 L | Hausgeist | 89 EUR | Appliances | Microondas | cocina | color=negro; potencia=800 W | Nueve programas.
b46 | t=airfryer c=black | Airfryer 5,5 liter | Hausgeist | 1190/1490 SEK | Appliances | Airfryer | kök, friterat | färg=svart | Krispigt med en sked olja.
b47 | t=robotvacuum,vacuum c=white | Robot Vacuum with Mop | Hausgeist | 299/399 EUR | Appliances | Vacuums | cleaning, pets | Colour=White; Runtime=120 min | Empties itself.
b48 | t=humidifier c=white | Luftbefeuchter 4 Liter | Hausgeist | 59 EUR | Appliances | Raumklima | trockene Luft, Schlafzimmer | Farbe=weiß | Flüsterleise.
b49 | t=dehumidifier c=white | Déshumidificateur 12 L par jour | Hausgeist | 149 EUR | Appliances | Climat | humidité, cave | capacité=12 L/jour | Réservoir amovible.
b50 | t=fan c=black | Ventilador de torre silencioso | Hausgeist | 65 EUR | Appliances | Ventiladores | calor, verano | color=negro | Mando a distancia.
b51 | t=hairdryer c=pink w=women | Hårfön 2200 W rosa | Hausgeist | 449 SEK | Appliances | Hårvård | hår | färg=rosa | Jonteknik mot frissigt hår.
b52 | t=electrictoothbrush w=men,women c=white | Electric Toothbrush Sonic | Hausgeist | 59/89 EUR | Appliances | Dental | teeth, sonic | Colour=White; Modes=4 | Two minute timer.
b53 | t=iron c=blue | Dampfbügeleisen 2800 W | Hausgeist | 49.9 EUR | Appliances | Bügeln | Haushalt | Farbe=blau | Tropft nicht.
b54 | t=smartbulb,bulb c=white | Ampoule connectée E27 couleur | Nido | 15 EUR | Smart Home | Éclairage | connecté, wifi | culot=E27 | 16 millions de couleurs.
b55 | t=smartplug | Enchufe inteligente con medidor | Nido | 14 EUR | Smart Home | Enchufes | wifi, consumo | potencia=16 A | Muestra lo que gasta cada aparato.
b56 | t=thermostat | Smart radiatortermostat | Nido | 599 SEK | Smart Home | Termostater | värme, spara | display=ja | Sänker när du går.
b57 | t=doorbell,camera c=black | Video Doorbell Wireless | Nido | 99/129 EUR | Smart Home | Security | doorbell, camera | Colour=Black; Battery=6 months | See who rings from anywhere.
b58 | t=smokedetector c=white | Rauchmelder 10 Jahre Batterie | Nido | 19.9 EUR | Smart Home | Sicherheit | Brandschutz | Farbe=weiß | Q-Label.
b59 | t=smartspeaker,speaker c=grey | Enceinte connectée Écho de Voix | Nido | 69 EUR | Smart Home | Enceintes | assistant vocal, musique | couleur=gris | Répond à la voix.
b60 | t=securitycamera,camera c=white | Cámara de vigilancia exterior | Nido | 59 EUR | Smart Home | Cámaras | seguridad, jardín | color=blanco | Visión nocturna.
b61 | t=console,gameconsole c=white | Spelkonsol Orbit 1 TB | Pixelhaus | 5490 SEK | Gaming | Konsoler | spel, konsol | färg=vit; lagring=1 TB | En handkontroll ingår.
b62 | t=controller c=black | Wireless Controller Orbit Black | Pixelhaus | 59 EUR | Gaming | Controllers | gaming, bluetooth | Colour=Black | Vibrates with the game.
b63 | t=gamingchair,chair c=red | Gaming-Stuhl Titan rot | Pixelhaus | 199/259 EUR | Gaming | Stühle | Gaming, Büro | Farbe=rot; bis=130 kg | Kopf- und Lendenkissen.
b64 | t=gamingheadset,headphones c=black | Casque gamer avec micro | Pixelhaus | 79 EUR | Gaming | Casques | gaming, PC | couleur=noir | Son surround 7.1.
b65 | t=videogame w=kids a=7,8,9,10,11,12 | Videojuego carreras Turbo Kart | Pixelhaus | 39/49 EUR | Gaming | Juegos | carreras, familia | edad=7+ | Hasta cuatro jugadores.
b66 | t=videogame x=adult | Video Game Nightfall | Pixelhaus | 49 EUR | Gaming | Games | horror, adults | Age=18+ | Not for the faint of heart.
b67 | t=laptop,computer c=grey | Laptop 14" 16 GB RAM | Kilobit | 10990/12990 SEK | Computers | Laptops | dator, jobb | färg=grå; lagring=512 GB | Batteri hela dagen.
b68 | t=tablet c=silver | Tablet 11 Zoll mit Stift | Kilobit | 299 EUR | Computers | Tablets | Zeichnen, Notizen | Farbe=silber; Speicher=128 GB | Stift liegt bei.
b69 | t=keyboard c=black | Clavier mécanique AZERTY | Kilobit | 89 EUR | Computers | Claviers | gaming, bureau | couleur=noir | Touches silencieuses.
b70 | t=mouse c=black | Ratón vertical ergonómico | Kilobit | 29 EUR | Computers | Ratones | ergonómico, muñeca | color=negro | Alivia la muñeca.
b71 | t=monitor c=black | 27 inch Monitor 4K | Kilobit | 279/349 EUR | Computers | Monitors | screen, office | Colour=Black; Size=27 inch | Height adjustable.
b72 | t=printer c=white | Multifunktionsdrucker WLAN | Kilobit | 119 EUR | Computers | Drucker | Homeoffice, Scanner | Farbe=weiß | Druckt, scannt, kopiert.
b73 | t=router c=white | Wifi-router mesh 2-pack | Kilobit | 1690 SEK | Computers | Nätverk | wifi, mesh | färg=vit | Täcker 200 kvm.
b74 | t=ssd,harddrive | Disque dur externe SSD 1 To | Kilobit | 89/109 EUR | Computers | Stockage | sauvegarde, USB-C | capacité=1 To | Tient dans la poche.
b75 | t=webcam,camera | Webcam Full HD con micrófono | Kilobit | 45 EUR | Computers | Webcams | videollamada, teletrabajo | resolución=1080p | Tapa de privacidad.
b76 | t=drumkit,drum,instrument c=black | Electronic Drum Kit | Taktwerk | 399/499 EUR | Music | Drums | drums, practice | Colour=Black | Mesh heads, play with headphones.
b77 | t=drumsticks m=wood | Trumpinnar 5A hickory | Taktwerk | 119 SEK | Music | Trumpinnar | trummor | material=hickory | Par.
b78 | t=recorder,flute,instrument w=kids m=wood | Blockflöte Birne barock | Taktwerk | 39 EUR | Music | Flöten | Schule, Kinder | Material=Birnbaum | Mit Tasche und Wischer.
b79 | t=harmonica,instrument m=steel | Harmonica diatonique en do | Taktwerk | 25 EUR | Music | Harmonicas | blues, débutant | tonalité=do | Capot en inox.
b80 | t=musicstand c=black | Atril plegable para partituras | Taktwerk | 19 EUR | Music | Atriles | partituras | color=negro | Con funda.
b81 | t=metronome m=wood | Mechanical Metronome Walnut | Taktwerk | 45 EUR | Music | Accessories | practice, tempo | Material=Walnut | No batteries.
b82 | t=microphone c=black | USB-Mikrofon für Podcasts | Taktwerk | 79 EUR | Music | Mikrofone | Podcast, Streaming | Farbe=schwarz | Mit Tischstativ.
b83 | t=saxophone,instrument c=gold | Saxophone alto débutant | Taktwerk | 449 EUR | Music | Vents | saxophone, étude | couleur=doré | Bec et étui fournis.
b84 | out t=djcontroller | Mesa de mezclas DJ 2 canales | Taktwerk | 229 EUR | Music | DJ | dj, fiesta | canales=2 | Software incluido.
`
