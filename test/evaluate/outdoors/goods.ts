/** Sports, camping, bikes, electronics and instruments. Rows as bazaar/goods.ts. */
export const GOODS = `
a1 | t=tennisracket,racket w=men,women c=black m=carbon | Baseline Pro 100 Tennis Racket | Courtside | 159/199 EUR | Racket Sports | Rackets | tennis, carbon | Colour=Black; Weight=300 g | Strung and ready to play.
a2 | t=badmintonset,racket | Badminton-Set mit Netz und Federbällen | Courtside | 39.9 EUR | Racket Sports | Badminton | Garten, Familie | Inhalt=4 Schläger, 3 Bälle, Netz | In fünf Minuten aufgebaut.
a3 | t=tennisballs,ball | Tennisbollar 4-pack | Courtside | 99 SEK | Racket Sports | Bollar | tennis | antal=4 | Håller trycket länge.
a4 | t=tabletennisbat,racket | Raquette de ping-pong Vortex | Courtside | 24.5 EUR | Racket Sports | Tennis de table | ping-pong | couleur=rouge | Bonne prise en main pour débuter.
a5 | t=padelracket,racket c=blue m=carbon | Pala de pádel Lince | Courtside | 119/149 EUR | Racket Sports | Palas | pádel, carbono | color=azul; peso=365 g | Control y potencia.
a6 | t=football,ball s=5 c=white | Match Football Size 5 | Golazo | 29 EUR | Team Sports | Balls | football, soccer | Size=5; Colour=White | Thermally bonded panels.
a7 | t=footballboots,shoes w=kids c=yellow s=32,33,34,35,36 | Fotbollsskor barn Raketen gula | Golazo | 449/599 SEK | Team Sports | Fotbollsskor | fotboll, barn | färg=gul; storlek=32,33,34,35,36 | För gräs och konstgräs.
a8 | t=shinguards s=S,M,L | Schienbeinschoner Schild | Golazo | 14.9 EUR | Team Sports | Schoner | Fußball | Größe=S,M,L | Leicht und atmungsaktiv.
a9 | t=goalkeepergloves,gloves c=green s=7,8,9,10 | Guantes de portero Muralla | Golazo | 34 EUR | Team Sports | Guantes | fútbol, portero | color=verde; talla=7,8,9,10 | Agarre también con lluvia.
a10 | t=basketball,ball s=7 c=orange | Ballon de basket Rebond | Golazo | 27 EUR | Team Sports | Ballons | basket, extérieur | taille=7; couleur=orange | Pour terrain extérieur.
a11 | t=basketballhoop | Basketball Hoop Wall Mounted | Golazo | 89 EUR | Team Sports | Hoops | basketball, garden | Diameter=45 cm | Net included.
a12 | t=yogamat c=purple m=cork | Cork Yoga Mat | Stilla | 59 EUR | Fitness | Yoga | yoga, natural | Material=Cork, natural rubber; Thickness=4 mm | Grips better as you sweat.
a13 | t=dumbbells | Kurzhantel-Set 2 x 10 kg | Stilla | 69/89 EUR | Fitness | Hanteln | Krafttraining, Heimtraining | Gewicht=20 kg; Material=Gusseisen | Scheiben einzeln wechselbar.
a14 | t=kettlebell | Kettlebell 16 kg | Stilla | 549 SEK | Fitness | Vikter | styrka, hemmagym | vikt=16 kg | Gjutjärn med brett handtag.
a15 | t=resistancebands | Élastiques de musculation x5 | Stilla | 19.9 EUR | Fitness | Accessoires | musculation, rééducation | résistance=5 niveaux | Avec sac de transport.
a16 | t=skippingrope | Comba de velocidad | Stilla | 12 EUR | Fitness | Accesorios | saltar, cardio | longitud=3 m | Ajustable en segundos.
a17 | t=foamroller,massager | Faszienrolle Kern | Stilla | 24 EUR | Fitness | Massage | Faszien, Verspannung | Länge=33 cm | Löst müde Muskeln.
a18 | t=massagegun,massager c=black | Massage Gun Mini | Stilla | 89/129 EUR | Fitness | Recovery | muscle, recovery | Battery=4 h; Colour=Black | Four heads, quiet motor.
a19 | out t=rowingmachine | Roddmaskin Vattenfall | Stilla | 8990 SEK | Fitness | Maskiner | kondition, hemmagym | maxvikt=150 kg | Fälls upp mot väggen.
a20 | t=pullupbar | Barre de traction pour porte | Stilla | 32 EUR | Fitness | Accessoires | musculation | largeur=70-95 cm | Sans vis.
a21 | t=swimgoggles,goggles w=kids c=blue | Schwimmbrille Kinder Delfin | Lagune | 12.9 EUR | Swimming | Schwimmbrillen | Schwimmen, Kinder | Farbe=blau; Alter=6-12 Jahre | Beschlägt nicht.
a22 | t=swimgoggles,goggles w=men,women c=black | Lagune Racer Swim Goggles | Lagune | 22 EUR | Swimming | Goggles | swimming, anti-fog | Colour=Black | Mirrored lenses.
a23 | t=swimsuit w=women c=navy s=36,38,40,42 | Bañador mujer Brisa azul marino | Lagune | 39/55 EUR | Swimming | Bañadores | natación, mujer | color=azul marino; talla=36,38,40,42 | Resistente al cloro.
a24 | t=swimshorts w=men c=red s=S,M,L,XL | Badbyxor herr röda | Lagune | 349 SEK | Swimming | Badkläder | bad, herr | färg=röd; storlek=S,M,L,XL | Torkar snabbt.
a25 | t=swimcap c=white | Bonnet de bain silicone | Lagune | 9 EUR | Swimming | Bonnets | natation, piscine | couleur=blanc; matière=silicone | Ne tire pas les cheveux.
a26 | t=armbands w=kids c=orange | Schwimmflügel 2-6 Jahre | Lagune | 11 EUR | Swimming | Schwimmhilfen | Kinder, schwimmen lernen | Farbe=orange; Alter=2-6 Jahre | Zwei Luftkammern.
a27 | t=wetsuit w=men c=black s=M,L,XL | Wetsuit 4/3 Men | Lagune | 189 EUR | Water | Wetsuits | surf, neoprene | Colour=Black; Size=M,L,XL; Material=Neoprene | Warm to 12 degrees.
a28 | t=snorkelset c=turquoise | Cyklop och snorkel set | Lagune | 299 SEK | Water | Snorkling | snorkel, sommar | färg=turkos | Härdat glas.
a29 | t=sup | Stand Up Paddle gonflable 10'6 | Lagune | 329/429 EUR | Water | SUP | paddle, lac | longueur=320 cm | Avec pagaie, pompe et leash.
a30 | t=lifejacket w=kids c=red s=15-30kg | Chaleco salvavidas infantil | Lagune | 45 EUR | Water | Seguridad | barco, niños | color=rojo; peso=15-30 kg | Con asa y silbato.
a31 | t=drybag c=yellow x=waterproof | Dry Bag 20 L | Lagune | 25 EUR | Water | Bags | kayak, waterproof | Colour=Yellow; Volume=20 L | Roll top closure.
a32 | t=skis w=men,women s=160,168,176 | Allmountain-Ski Gipfel 84 | Firn | 499/649 EUR | Winter | Ski | Piste, Bindung | Länge=160,168,176 cm | Mit Bindung.
a33 | t=skigoggles,goggles c=white | Masque de ski Blizzard | Firn | 79 EUR | Winter | Masques | ski, snowboard | couleur=blanc | Compatible lunettes de vue.
a34 | t=skihelmet,helmet w=kids c=pink s=48-52,52-56 | Skidhjälm barn rosa | Firn | 599 SEK | Winter | Hjälmar | skidor, barn | färg=rosa; storlek=48-52,52-56 cm | Justerbar i nacken.
a35 | out t=snowboard w=women s=149 | Snowboard Wildcat 149 Women | Firn | 379 EUR | Winter | Snowboards | snowboard, freestyle | Length=149 cm | Soft flex for playful days.
a36 | t=iceskates,shoes w=women c=white s=36,37,38,39,40 | Patines de hielo blancos | Firn | 69 EUR | Winter | Patines | hielo, patinaje | color=blanco; talla=36,37,38,39,40 | Cuchilla de acero inoxidable.
a37 | t=sled w=kids m=wood | Holzschlitten Davos | Firn | 79/99 EUR | Winter | Schlitten | Schnee, Kinder | Material=Buche; Länge=100 cm | Trägt auch die Eltern.
a38 | t=skigloves,gloves w=women c=black m=leather s=6,7,8 | Ski Gloves Leather Women | Firn | 89 EUR | Winter | Gloves | ski, warm | Colour=Black; Size=6,7,8; Material=Leather | Windproof with wool lining.
a39 | t=baselayer w=men c=grey m=wool s=S,M,L,XL | Underställ merinoull herr | Firn | 1199 SEK | Winter | Underställ | ull, skidor, herr | färg=grå; storlek=S,M,L,XL; material=merinoull | Värmer även när det är fuktigt.
a40 | t=snowshoes | Raquettes à neige Hermine | Firn | 129 EUR | Winter | Raquettes | randonnée, neige | poids max=110 kg | Cale de montée.
a41 | t=tent c=green | Zelt Lichtung für 4 Personen | Wildmark | 249/329 EUR | Camping | Zelte | Familie, Camping | Farbe=grün; Wassersäule=3000 mm | Zwei Eingänge, ein Vorzelt.
a42 | t=tent c=orange | Ultralight 1-Person Tent | Wildmark | 219 EUR | Camping | Tents | trekking, ultralight | Colour=Orange; Weight=1.1 kg | Pitches with trekking poles.
a43 | t=sleepingbag s=200cm c=blue | Sovsäck Polar -10 | Wildmark | 1499 SEK | Camping | Sovsäckar | vinter, vandring | färg=blå; komforttemperatur=-10 °C | Mumieform.
a44 | t=sleepingmat | Matelas gonflable de randonnée | Wildmark | 69 EUR | Camping | Matelas | trek, bivouac | poids=480 g; épaisseur=8 cm | Se replie comme une bouteille.
a45 | t=campingstove | Hornillo de gas plegable | Wildmark | 39 EUR | Camping | Cocina | camping, gas | potencia=2600 W | Hierve un litro en tres minutos.
a46 | t=headlamp,light | Stirnlampe 400 Lumen | Wildmark | 34.9 EUR | Camping | Lampen | laufen, Camping | Akku=USB-C | Rotlicht für die Nacht.
a47 | t=coolbox c=blue | Cool Box 28 L | Wildmark | 79 EUR | Camping | Coolers | picnic, beach | Volume=28 L; Colour=Blue | Ice lasts three days.
a48 | t=campingchair c=grey | Campingstol hopfällbar | Wildmark | 349 SEK | Camping | Stolar | camping, fiske | färg=grå; maxvikt=120 kg | Mugghållare i armstödet.
a49 | t=waterfilter | Filtre à eau de randonnée | Wildmark | 42 EUR | Camping | Eau | trek, survie | débit=2 L/min | Filtre 99,9 % des bactéries.
a50 | t=pocketknife,knife c=red m=steel | Navaja multiusos 12 funciones | Wildmark | 36 EUR | Camping | Navajas | regalo, bolsillo | color=rojo; material=acero | Tijeras, sierra y abrelatas.
a51 | t=hikingpoles | Trekkingstöcke Carbon | Wildmark | 99/129 EUR | Hiking | Stöcke | wandern, Carbon | Länge=65-135 cm; Gewicht=380 g | Korkgriffe.
a52 | t=backpack,hikingbackpack c=green w=men,women | Trek Backpack 55 L | Wildmark | 179 EUR | Hiking | Backpacks | hiking, trekking | Colour=Green; Volume=55 L | Rain cover included.
a53 | t=compass | Kompass Nordstjärna | Wildmark | 249 SEK | Hiking | Navigation | vandring, karta | spegel=ja | Självlysande skala.
a54 | t=binoculars | Jumelles compactes 8x32 | Wildmark | 139 EUR | Hiking | Optique | oiseaux, nature | grossissement=8x | Étanches, traitement antibuée.
a55 | t=waterbottle m=steel c=black | Botella de acero 750 ml | Wildmark | 22 EUR | Hiking | Botellas | deporte, agua | color=negro; material=acero inoxidable | Sin BPA, no gotea.
a56 | t=hammock c=green | Reisehängematte mit Moskitonetz | Wildmark | 59 EUR | Camping | Hängematten | Camping, Reise | Farbe=grün; Tragkraft=200 kg | Hängt zwischen zwei Bäumen.
a57 | t=kidsbike,bike w=kids c=red s=16inch a=4,5,6 | Kids Bike 16 inch Red | Pedalia | 189/229 EUR | Bikes | Kids bikes | kids, bike | Colour=Red; Wheels=16 inch; Age=4-6 years | Training wheels included.
a58 | t=ebike,bike w=women c=white | Elcykel Stad 7-vxl vit | Pedalia | 15990/18990 SEK | Bikes | Elcyklar | elcykel, pendling | färg=vit; räckvidd=80 km | Korg fram ingår.
a59 | out t=gravelbike,bike w=men c=black s=54,56,58 | Vélo gravel Sentier noir | Pedalia | 1290 EUR | Bikes | Vélos | gravel, route | couleur=noir; taille=54,56,58; matière=aluminium | Freins à disque.
a60 | t=balancebike,bike w=kids m=wood a=2,3,4 | Laufrad aus Holz | Pedalia | 65 EUR | Bikes | Laufräder | Kinder, Holz | Material=Birke; Alter=2-4 Jahre | Sattel dreifach verstellbar.
a61 | t=bikehelmet,helmet w=men,women c=black s=M,L | Casco de bici urbano negro | Pedalia | 49 EUR | Bike accessories | Cascos | ciclismo, ciudad | color=negro; talla=M,L | Luz trasera integrada.
a62 | t=bikehelmet,helmet w=kids c=green s=46-52 | Cykelhjälm barn Groda grön | Pedalia | 299 SEK | Bike accessories | Hjälmar | cykel, barn | färg=grön; storlek=46-52 cm | Mjukt hakskydd.
a63 | t=bikelock | Folding Bike Lock | Pedalia | 69 EUR | Bike accessories | Locks | security, bike | Length=85 cm; Security level=12 | Mounts to the frame.
a64 | t=bikelight,light | Fahrradlicht-Set LED | Pedalia | 29.9/39.9 EUR | Bike accessories | Licht | StVZO, Akku | Helligkeit=60 Lux | Vorne und hinten, per USB geladen.
a65 | t=bikepump,pump | Pompe à pied avec manomètre | Pedalia | 35 EUR | Bike accessories | Pompes | vélo, pneus | pression=11 bar | Valves Presta et Schrader.
a66 | t=panniers,bikebag c=black x=waterproof | Alforjas impermeables 2 x 20 L | Pedalia | 95 EUR | Bike accessories | Bolsas | cicloturismo | color=negro; volumen=40 L | Se quitan con una mano.
a67 | t=childseat w=kids c=grey | Barnsits cykel bak | Pedalia | 899 SEK | Bike accessories | Barnsitsar | cykel, barn | maxvikt=22 kg | Femtimmes montering? Nej, fem minuter.
a68 | t=bikerepairkit,toolkit | Puncture Repair Kit | Pedalia | 8.5 EUR | Bike accessories | Tools | puncture, flat tyre | Contents=6 patches, 2 levers | Fits in a pocket.
a69 | t=chainoil | Kettenöl Bio 100 ml | Pedalia | 9.9 EUR | Bike accessories | Pflege | Kette, Pflege | Inhalt=100 ml | Biologisch abbaubar.
a70 | t=suitcase,luggage s=cabin c=navy | Cabin Suitcase Fjord 38 L | Voyago | 129/169 EUR | Travel | Suitcases | cabin, travel | Colour=Navy; Volume=38 L; Weight=2.4 kg | Four silent wheels.
a71 | t=suitcase,luggage s=large c=red | Großer Koffer Hartschale rot | Voyago | 179 EUR | Travel | Koffer | Reise, Hartschale | Farbe=rot; Volumen=98 L | TSA-Schloss.
a72 | t=neckpillow c=grey | Nackkudde resa memory foam | Voyago | 249 SEK | Travel | Reskuddar | flyg, resa | färg=grå | Tvättbart fodral.
a73 | t=packingcubes c=blue | Organiseurs de valise x6 | Voyago | 28 EUR | Travel | Organiseurs | valise, rangement | couleur=bleu | Lavables en machine.
a74 | t=traveladapter | Adaptador universal de viaje | Voyago | 26 EUR | Travel | Adaptadores | enchufe, USB | países=150 | Dos USB-C y un USB-A.
a75 | t=luggagescale | Digitale Kofferwaage | Voyago | 13.9 EUR | Travel | Zubehör | Koffer, Waage | bis=50 kg | Kein Übergepäck mehr.
a76 | t=toiletrybag,bag c=brown m=leather w=men | Leather Wash Bag | Voyago | 69 EUR | Travel | Wash bags | leather, gift, men | Colour=Brown; Material=Leather | Waxed cotton lining.
a77 | t=smartphone c=black | Nova 12 smartphone 256 GB svart | Kvanta | 6990/7990 SEK | Phones | Mobiltelefoner | 5G, mobil | färg=svart; minne=256 GB | Kameran ser i mörkret.
a78 | t=seniorphone,phone c=white | Téléphone à grosses touches | Kvanta | 59 EUR | Phones | Téléphones | senior, simple | couleur=blanc | Touche SOS au dos.
a79 | t=phonecase c=transparent | Funda transparente Nova 12 | Kvanta | 15 EUR | Phones | Fundas | móvil, protección | color=transparente | Aguanta caídas de dos metros.
a80 | t=screenprotector | Panzerglas Nova 12 2er-Pack | Kvanta | 19.9 EUR | Phones | Displayschutz | Schutz, Glas | Härte=9H | Mit Montagerahmen.
a81 | t=powerbank c=black | Power Bank 20000 mAh | Kvanta | 39/49 EUR | Phones | Chargers | travel, USB-C | Colour=Black; Capacity=20000 mAh | Charges a phone four times.
a82 | t=charger,cable | Snabbladdare USB-C 65 W | Kvanta | 399 SEK | Phones | Laddare | laddare, USB-C | effekt=65 W | Två portar, kabel ingår.
a83 | t=wirelesscharger,charger c=white | Chargeur sans fil MagPad | Kvanta | 35 EUR | Phones | Chargeurs | induction | couleur=blanc | Se fixe par aimant.
a84 | t=headphones c=black x=noisecancelling,wireless | Auriculares Silencio con cancelación de ruido | Resona | 199/249 EUR | Sound | Auriculares | bluetooth, viaje | color=negro; batería=30 h | Diadema plegable.
a85 | t=earbuds c=white x=wireless | In-Ear-Kopfhörer Tropf weiß | Resona | 79 EUR | Sound | Kopfhörer | Bluetooth, Sport | Farbe=weiß; Akku=24 h | Schweißfest nach IPX5.
a86 | t=kidsheadphones,headphones w=kids c=pink | Kids Headphones 85 dB | Resona | 29 EUR | Sound | Headphones | kids, wired | Colour=Pink; Age=3-10 years | Volume limited to protect small ears.
a87 | t=speaker c=green x=wireless,waterproof | Bluetooth-högtalare Sten vattentät | Resona | 899 SEK | Sound | Högtalare | bluetooth, fest | färg=grön; batteri=15 h | Tål att falla i sjön.
a88 | t=turntable c=brown m=wood | Platine vinyle Sillon noyer | Resona | 249/299 EUR | Sound | Platines | vinyle, courroie | couleur=noyer | Préampli intégré.
a89 | t=soundbar,speaker c=black | Barra de sonido 2.1 con subwoofer | Resona | 159 EUR | Sound | Barras de sonido | televisor, cine | color=negro; potencia=120 W | Conexión HDMI.
a90 | t=radio c=red | Digitalradio DAB+ Küche rot | Resona | 89 EUR | Sound | Radios | DAB, Küche | Farbe=rot | Mit Wecker und Akku.
a91 | t=camera c=silver | Mirrorless Camera M5 with 18-55 mm | Lumiq | 849 EUR | Photo | Cameras | photo, video | Colour=Silver; Sensor=24 MP | Flip screen for vlogs.
a92 | t=instantcamera,camera w=kids,women c=pink | Direktbildskamera Pop rosa | Lumiq | 999 SEK | Photo | Kameror | fest, present | färg=rosa | Bilden kommer på en minut.
a93 | t=actioncam,camera x=waterproof c=black | Caméra sport 4K étanche | Lumiq | 199/249 EUR | Photo | Caméras | sport, plongée | couleur=noir | Étanche à 10 m sans boîtier.
a94 | t=tripod c=black | Trípode de viaje de carbono | Lumiq | 119 EUR | Photo | Trípodes | viaje, fotografía | altura=150 cm; peso=1.1 kg | Cabe en la mochila.
a95 | t=drone c=grey | Drohne Libelle 249 g | Lumiq | 399 EUR | Photo | Drohnen | 4K, Flug | Flugzeit=31 min | Unter 250 Gramm, ohne Führerschein.
a96 | t=memorycard | Memory Card SD 128 GB | Lumiq | 24 EUR | Photo | Memory | SD, camera | Capacity=128 GB; Speed=200 MB/s | Fast enough for 4K.
a97 | t=camerabag,bag,backpack c=grey | Kameraryggsäck Lumiq 18 L | Lumiq | 1290 SEK | Photo | Väskor | foto, ryggsäck | färg=grå; volym=18 L | Regnskydd ingår.
a98 | t=guitar,instrument m=wood | Guitare acoustique folk épicéa | Cantilena | 179/219 EUR | Music | Guitares | débutant, folk | bois=épicéa | Cordes acier.
a99 | t=electricguitar,guitar,instrument c=red | Guitarra eléctrica Roja ST | Cantilena | 229 EUR | Music | Guitarras | rock, eléctrica | color=rojo | Tres pastillas.
a100 | t=amplifier c=black | Gitarrenverstärker 20 Watt | Cantilena | 129 EUR | Music | Verstärker | Gitarre, üben | Leistung=20 W | Kopfhörerausgang für späte Stunden.
a101 | t=digitalpiano,piano,instrument c=black | Digital Piano 88 Weighted Keys | Cantilena | 549/649 EUR | Music | Pianos | piano, beginner | Colour=Black; Keys=88 | Two headphone sockets.
a102 | t=ukulele,instrument m=wood | Ukulele sopran mahogny | Cantilena | 499 SEK | Music | Ukulele | nybörjare, barn | material=mahogny | Väska ingår.
a103 | t=violin,instrument | Violon d'étude 4/4 | Cantilena | 189 EUR | Music | Violons | étude, cordes | taille=4/4 | Avec archet et étui.
a104 | t=cajon,drum,instrument m=wood | Cajón flamenco abedul | Cantilena | 99 EUR | Music | Percusión | flamenco, percusión | material=abedul | Bordones ajustables.
a105 | t=guitarstrings | Gitarrensaiten Bronze 12-53 | Cantilena | 11.9 EUR | Music | Saiten | Akustikgitarre | Stärke=12-53 | Beschichtet, halten lange.
a106 | t=tuner | Clip-on Tuner | Cantilena | 14 EUR | Music | Accessories | guitar, ukulele | Display=colour | Works even on a loud stage.
a107 | t=watch,diverwatch w=men c=blue m=steel x=waterproof | Dykarklocka 200 m blå | Tidvatten | 3490 SEK | Watches | Klockor | dykning, herr | färg=blå; material=stål | Automatiskt verk.
a108 | t=watch w=women c=gold m=leather | Montre femme dorée bracelet cuir | Tidvatten | 119/149 EUR | Watches | Montres | femme, cadeau | couleur=doré; matière=cuir | Cadran nacré.
a109 | t=smartwatch,sportswatch,watch w=men,women c=black x=gps | Reloj deportivo GPS Ritmo | Tidvatten | 229 EUR | Watches | Relojes | correr, pulso | color=negro; batería=14 días | Mide pulso y sueño.
a110 | t=kidswatch,watch w=kids c=green a=6,7,8,9,10 | Kinderuhr Lernuhr Dino | Tidvatten | 29 EUR | Watches | Kinderuhren | Kinder, Uhr lernen | Farbe=grün; Alter=6-10 Jahre | Zum Lesenlernen der Zeit.
a111 | t=watchstrap c=brown m=leather s=20mm | Leather Watch Strap 20 mm | Tidvatten | 35 EUR | Watches | Straps | leather, strap | Colour=Brown; Width=20 mm; Material=Leather | Quick release pins.
a112 | t=alarmclock,clock c=white | Väckarklocka analog vit | Tidvatten | 249 SEK | Watches | Väckarklockor | sovrum, tyst | färg=vit | Inget tickande.
`
