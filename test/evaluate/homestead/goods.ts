/** More of the home, balcony, repairs and security. Rows as bazaar/goods.ts. */
export const GOODS = `
a1 | t=rockingchair,chair m=beech c=natural | Schaukelstuhl Buche | Möbelwerk Lund | 219 EUR | Wohnen | Schaukelstühle | Schaukelstuhl, Stillen, Lesen | Material=Buche | Zum Stillen und Lesen.
a2 | t=footstool,pouf,stool c=pink m=velvet | Pouf velours rose poudré | Maison Cléa | 69/85 EUR | Salon | Poufs | pouf, velours | couleur=rose; diamètre=40 cm; matière=velours | Repose-pieds ou assise d'appoint.
a3 | t=wallshelf,shelf,storage m=pine x=2pack | Vägghylla furu 2-pack | Lundby | 299 SEK | Vardagsrum | Hyllor | vägghylla, furu | material=furu; bredd=60 cm | Osynliga fästen.
a4 | t=console,table c=black m=metal | Consola estrecha metal negro | Tres Robles | 129 EUR | Recibidor | Consolas | recibidor, estrecha | color=negro; fondo=25 cm | Para pasillos de verdad.
a5 | t=cabinet,sideboard,storage m=oak | Oak Sideboard with Sliding Fronts | Lundby | 499/620 EUR | Living | Sideboards | sideboard, oak | Material=Oak; Width=150 cm | Hides it all.
a6 | t=beanbag,seat c=grey w=kids,women,men | Sitzsack XXL grau | Möbelwerk Lund | 89 EUR | Wohnen | Sitzsäcke | Sitzsack, Gaming, Kinderzimmer | Farbe=grau; Volumen=300 L | Einsinken und bleiben.
a7 | t=foldingbed,bed s=80x190 | Lit pliant d'appoint 80x190 | Maison Cléa | 119 EUR | Chambre | Lits | lit pliant, invités | taille=80x190 | Se range debout dans un placard.
a8 | t=cot,bed w=baby m=beech s=60x120 | Spjälsäng bok 60x120 | Lundby | 1795 SEK | Barnrum | Spjälsängar | spjälsäng, baby | storlek=60x120; material=bok | Tre höjder.
a9 | t=headboard c=beige m=linen s=160 | Cabecero tapizado lino beige 160 | Tres Robles | 179/220 EUR | Dormitorio | Cabeceros | cabecero, tapizado | color=beige; ancho=160 cm | Lectura cómoda.
a10 | t=vanity,table x=mirror c=white | Dressing Table with Mirror White | Lundby | 229 EUR | Bedroom | Dressing Tables | make-up, mirror | Colour=White | LED bulbs around the mirror.
b1 | t=mattress s=90x200 x=kids w=kids | Kindermatratze 90x200 waschbar | Traumland | 119/149 EUR | Kinderzimmer | Matratzen | Kinder, waschbar | Größe=90x200 | Bezug bis 60 Grad waschbar.
b2 | t=pillowcase,bedding m=silk c=champagne x=2pack | Taie d'oreiller soie 65x65 | Traumland | 49 EUR | Chambre | Taies | soie, cheveux | couleur=champagne; matière=soie; taille=65x65 | Douce pour les cheveux et la peau.
b3 | t=bedspread,blanket c=blue m=cotton s=240x260 | Överkast blått 240x260 | Traumland | 799 SEK | Sovrum | Överkast | överkast | färg=blå; storlek=240x260; material=bomull | Vändbart.
b4 | t=pillow x=pregnancy w=women | Cojín de embarazo y lactancia | Traumland | 45 EUR | Dormitorio | Almohadas | embarazo, lactancia, dormir de lado | relleno=microperlas | Apoyo para la barriga.
b5 | t=duvet s=150x200 x=allseason,vegan,allergy m=bamboo | All Season Bamboo Duvet 150x200 | Traumland | 99/129 EUR | Bedroom | Duvets | bamboo, vegan, allergy friendly | Size=150x200; Filling=Bamboo | Kind to allergies.
b6 | t=sheets,bedding m=flannel c=red s=240x260 | Drap plat flanelle rouge 240x260 | Traumland | 39 EUR | Chambre | Draps | flanelle, hiver | couleur=rouge; taille=240x260; matière=flanelle | Chaud comme un pyjama.
b7 | t=blanket c=yellow m=fleece w=kids | Kuscheldecke Fleece gelb Kinder | Traumland | 19.9 EUR | Kinderzimmer | Decken | Fleece, kuschelig, Kinder | Farbe=gelb; Größe=100x150 | Weich wie ein Küken.
c1 | t=rug c=grey x=shaggy,fluffy s=120x170 | Fluffy Shaggy Rug Grey 120x170 | Lundby | 69/89 EUR | Living | Rugs | rug, fluffy | Colour=Grey; Size=120x170 | Bare feet approve.
c2 | t=rug x=outdoor c=blue s=160x230 | Alfombra de exterior azul 160x230 | Tres Robles | 59 EUR | Terraza | Alfombras | exterior, lavable | color=azul; tamaño=160x230 | Aguanta lluvia y sol.
c3 | t=rugpad,antislip | Teppichunterlage rutschfest 80x150 | Möbelwerk Lund | 14.9 EUR | Wohnen | Teppichzubehör | rutschfest, Teppich | Größe=80x150 | Der Teppich bleibt, wo er ist.
c4 | t=curtains c=green m=velvet | Sammetsgardiner gröna 2-pack | Lundby | 899 SEK | Vardagsrum | Gardiner | sammet, gardin | färg=grön; höjd=250 cm; material=sammet | Tunga och vackra.
c5 | t=blinds m=bamboo c=natural | Store bambou naturel 90x180 | Maison Cléa | 35 EUR | Salon | Stores | bambou, store | couleur=naturel; largeur=90 cm | Lumière tamisée.
d1 | t=lamp,walllamp c=gold m=brass | Wandleuchte Messing schwenkbar | Lichtgut | 79 EUR | Licht | Wandleuchten | Wand, Messing | Farbe=messing | Für Flur und Bett.
d2 | t=lamp,tablelamp x=rechargeable,outdoor c=green | Lampe de table nomade rechargeable verte | Lichtgut | 59/75 EUR | Lumière | Lampes | nomade, terrasse, sans fil | couleur=vert; autonomie=12 h | Du salon à la terrasse.
d3 | t=lamp,floorlamp m=paper c=white | Golvlampa rispapper vit | Lichtgut | 699 SEK | Vardagsrum | Golvlampor | golvlampa, mysig | färg=vit; höjd=120 cm | Varmt och mysigt ljus.
d4 | t=sensorlight,lamp x=outdoor,sensor c=black | Aplique solar con sensor de movimiento | Lichtgut | 29 EUR | Terraza | Apliques | solar, sensor, exterior | color=negro | Se enciende cuando llegas.
d5 | t=ledstrip,lamp x=colour | LED Strip Lights 5 m Colour Changing | Lichtgut | 19.9/29.9 EUR | Lighting | LED Strips | led, gaming, tv | Length=5 m | Stick it behind the telly.
d6 | t=torch,flashlight c=black | Taschenlampe 1000 Lumen | Lichtgut | 34.9 EUR | Licht | Taschenlampen | Stromausfall, Camping | Farbe=schwarz | Für Keller, Wald und Stromausfall.
e1 | t=wallart,print,canvas c=blue x=sea | Canvas Print Ocean 80x60 | Galerie Nord | 79 EUR | Decor | Wall Art | ocean, canvas | Size=80x60 cm | Sea air for the sofa wall.
e2 | t=wallstickers,stickers w=kids x=animals | Wandtattoo Waldtiere Kinderzimmer | Galerie Nord | 24.9 EUR | Kinderzimmer | Wandtattoos | Tiere, Kinder, selbstklebend | Größe=100x70 | Wieder ablösbar.
e3 | t=vase m=stoneware c=black | Vase grès noir 18 cm | Galerie Nord | 29 EUR | Déco | Vases | vase, grès | couleur=noir; matière=grès | Pour trois branches.
e4 | t=candleholder,lantern m=metal c=black x=outdoor | Ljuslykta svart 30 cm | Galerie Nord | 249 SEK | Dekoration | Lyktor | lykta, höst | färg=svart | För trappan och terrassen.
e5 | t=driedflowers,flowers | Ramo de flores secas | Galerie Nord | 32 EUR | Decoración | Flores secas | flores, regalo | altura=50 cm | Duran años.
e6 | t=diffuser,scent | Reed Diffuser White Tea 200 ml | Galerie Nord | 27 EUR | Decor | Diffusers | home scent, gift | Volume=200 ml | Three months of calm.
e7 | t=photoalbum | Fotoalbum Leinen 60 Seiten | Galerie Nord | 29.9 EUR | Deko | Alben | Fotos, Hochzeit, Geschenk | Seiten=60 | Zum Einkleben.
e8 | t=globe | Globe terrestre lumineux 30 cm | Galerie Nord | 49/65 EUR | Déco | Globes | bureau, enfant, géographie | diamètre=30 cm | Le monde s'allume le soir.
f1 | t=showercurtain c=blue x=waves | Duschdraperi vågor blå | Badhuset | 199 SEK | Badrum | Duschdraperier | dusch | färg=blå; storlek=180x200 | Tvättbart.
f2 | t=soapdispenser c=black m=ceramic | Seifenspender Keramik schwarz | Badhuset | 18 EUR | Bad | Seifenspender | Bad, Küche | Farbe=schwarz | 350 ml.
f3 | t=bathrobe w=women,men c=white m=cotton s=S,M,L,XL | Albornoz blanco algodón unisex | Badhuset | 55/69 EUR | Baño | Albornoces | baño, spa | color=blanco; talla=S,M,L,XL; material=algodón | Como en el hotel.
f4 | t=toiletseat c=white x=softclose | Abattant WC frein de chute | Badhuset | 45 EUR | Salle de bains | WC | silencieux | couleur=blanc | Fini le claquement.
f5 | t=showershelf,storage m=steel | Shower Caddy No Drilling | Badhuset | 24 EUR | Bathroom | Shower Storage | shower, adhesive | Material=Stainless steel | Sticks without holes.
f6 | t=bathmat c=white m=bamboo | Badematte Bambus | Badhuset | 29 EUR | Bad | Badematten | Bambus, Holz | Material=Bambus | Sauna-Gefühl.
f7 | t=toiletraiser,safety x=senior | Toalettförhöjare med armstöd | Badhuset | 699 SEK | Badrum | Hjälpmedel | senior, toalett | höjd=10 cm | Lättare att sätta sig och resa sig.
f8 | t=hairdrainstrainer,drain | Filtro para desagüe atrapapelos | Badhuset | 7.5 EUR | Baño | Accesorios | desagüe, pelos | material=silicona | Adiós a los atascos.
g1 | t=lawnmower x=robot | Robot tondeuse 500 m² | Grünhof | 549/699 EUR | Jardin | Tondeuses | pelouse, robot | surface=500 m² | Tond pendant la sieste.
g2 | t=trampoline w=kids | Studsmatta 305 cm med skyddsnät | Grünhof | 2990/3490 SEK | Trädgård | Studsmattor | barn, lek | diameter=305 cm; ålder=6+ | Säkerhetsnät ingår.
g3 | t=deckchair,chair m=beech c=striped | Liegestuhl gestreift Buche | Grünhof | 59 EUR | Garten | Liegestühle | Strand, Garten, klappbar | Farbe=gestreift | Sommer zum Aufklappen.
g4 | t=bench,gardenfurniture m=teak | Teak Garden Bench 150 cm | Grünhof | 259 EUR | Garden | Benches | teak, bench | Material=Teak; Width=150 cm | For two and a pot of tea.
g5 | t=cushion x=outdoor c=green | Cojines de exterior verdes 2 uds | Grünhof | 34/45 EUR | Terraza | Cojines | exterior, impermeable | color=verde | Secan rápido.
g6 | t=gardenhose | Trädgårdsslang 20 m med vagn | Grünhof | 699 SEK | Trädgård | Slangar | vattna | längd=20 m | Rullar upp sig.
g7 | t=birdbath | Vogeltränke Steinguss | Grünhof | 49 EUR | Garten | Vögel | Vögel, Wasser | Material=Steinguss | Amseln baden gern.
g8 | t=pruningsaw,saw | Scie d'élagage pliante | Grünhof | 24 EUR | Jardin | Outils | branches, élaguer | lame=18 cm | Tranche net.
g9 | t=leafblower x=cordless | Leaf Blower Cordless 40 V | Grünhof | 159 EUR | Garden | Leaf Blowers | leaves, autumn | Voltage=40 V | Autumn in ten minutes.
g10 | t=snailtrap,pest x=slugs | Barrera anticaracoles cobre 4 m | Grünhof | 12 EUR | Jardín | Plagas | caracoles, babosas | longitud=4 m | Sin veneno.
g11 | t=cover x=furniture c=grey | Schutzhülle Gartenmöbel 200x160 | Grünhof | 39.9 EUR | Garten | Abdeckungen | Winter, Regen, Gartenmöbel | Größe=200x160 | Trocken durch den Winter.
h1 | t=plant,houseplant x=cactus,easy | Cactus Trio in Clay Pots | Blattwerk | 18 EUR | Plants | Cacti | cactus, easy, sunny | Height=12 cm | Water once a month.
h2 | t=plant,houseplant x=monstera | Monstera deliciosa 70 cm | Blattwerk | 39 EUR | Pflanzen | Zimmerpflanzen | Monstera, groß | Höhe=70 cm | Wächst schnell.
h3 | t=plant,herb x=basil | Pot de basilic bio | Blattwerk | 4.5 EUR | Plantes | Herbes | cuisine, aromatique | bio=oui | Pour la tomate.
h4 | t=seeds x=chili | Chilifrön mix 5 sorter | Blattwerk | 79 SEK | Växter | Fröer | chili, odla | antal=50 | Från mild till galen.
h5 | t=plant,orchid,houseplant | Orquídea blanca en maceta | Blattwerk | 24 EUR | Plantas | Orquídeas | regalo, flor | altura=55 cm | Florece dos meses.
h6 | t=growlight,lamp | Grow Light Full Spectrum Clip | Blattwerk | 32 EUR | Plants | Grow Lights | seedlings, winter, plants | Power=20 W | Sun for shelves.
h7 | t=plantstand,storage m=bamboo | Blumenregal Bambus 4 Etagen | Blattwerk | 45/55 EUR | Pflanzen | Pflanzenständer | Balkon, Pflanzen | Material=Bambus | Platz für zwölf.
i1 | t=saw x=electric,jigsaw c=blue | Scie sauteuse 650 W | Werkbank | 69/89 EUR | Atelier | Scies | découper, bois | puissance=650 W | Courbes précises.
i2 | t=screwdriver x=electric | Batteriskruvdragare 3,6 V | Werkbank | 449 SEK | Verkstad | Skruvdragare | möbler, skruva | spänning=3,6 V | För möblerna i platta paket.
i3 | t=nails,screws x=set | Schraubensortiment 500 Teile | Werkbank | 19.9 EUR | Werkstatt | Schrauben | Schrauben, Dübel | Teile=500 | Die richtige ist immer dabei.
i4 | t=tapemeasure | Flexómetro 5 m | Werkbank | 8.9 EUR | Taller | Medición | medir | longitud=5 m | Con freno.
i5 | t=pliers x=set | Pliers Set 3 Pieces | Werkbank | 29 EUR | Tools | Pliers | pliers, electrician | Pieces=3 | Cut, grip, bend.
i6 | t=silicone,sealant c=white | Silikon Bad weiß 300 ml | Werkbank | 7.9 EUR | Werkstatt | Dichtstoffe | Fugen, Bad, Schimmel | Farbe=weiß | Gegen schwarze Fugen.
i7 | t=workbench | Établi pliable 150 kg | Werkbank | 79 EUR | Atelier | Établis | bricoler, pliable | charge=150 kg | Dans le coffre d'une voiture.
i8 | t=wallhooks,hooks x=adhesive | Självhäftande krokar 10-pack | Werkbank | 89 SEK | Verkstad | Krokar | utan borr, hyresrätt | antal=10 | Inga hål i väggen.
i9 | t=filler | Masilla para paredes 500 g | Werkbank | 6.9 EUR | Taller | Masillas | agujeros, pared | peso=500 g | Tapa agujeros y grietas.
j1 | t=paint c=grey x=furniture,chalk | Chalk Paint Furniture Grey 1 L | Farbhaus | 24 EUR | Paint | Furniture Paint | furniture, upcycling | Colour=Grey; Volume=1 L | No sanding first.
j2 | t=paint c=yellow x=wall | Peinture murale jaune paille 2,5 L | Farbhaus | 36 EUR | Peinture | Murs | mur, mat | couleur=jaune; volume=2,5 L | Un rayon de soleil.
j3 | t=maskingtape | Malerkrepp 50 m | Farbhaus | 4.9 EUR | Farbe | Malerbedarf | abkleben, streichen | Länge=50 m | Saubere Kanten.
k1 | t=heater x=oil,quiet c=white | Oil Filled Radiator Silent 1500 W | Klimahaus | 89/109 EUR | Heating | Heaters | heater, bedroom, silent | Power=1500 W | Warm and not a sound.
k2 | t=fan x=ceiling c=wood | Ventilador de techo con luz | Klimahaus | 139 EUR | Clima | Ventiladores | techo, silencioso, verano | color=madera | Aire toda la noche.
k3 | t=hygrometer,thermometer c=white | Thermo-Hygrometer digital | Klimahaus | 14.9 EUR | Klima | Messgeräte | Feuchtigkeit, Schimmel, Temperatur | Farbe=weiß | Zeigt, wann gelüftet werden muss.
k4 | t=airpurifier,ionizer | Purificateur d'air silencieux 25 m² | Klimahaus | 119 EUR | Climat | Purificateurs | asthme, fumée, odeurs | surface=25 m² | Odeurs et fumée s'envolent.
k5 | t=windowfilm x=heat | Fönsterfilm solskydd 90x200 | Klimahaus | 299 SEK | Klimat | Fönsterfilm | sol, värme, insyn | storlek=90x200 | Stänger ute värme och blickar.
l1 | t=babygate,gate w=baby,kids | Türschutzgitter ohne Bohren | Sicura | 39/49 EUR | Sicherheit | Schutzgitter | Baby, Treppe, Hund | Breite=75-85 cm | Für Baby und Hund.
l2 | t=carbonmonoxidealarm,alarm c=white | Carbon Monoxide Alarm | Sicura | 29 EUR | Security | Alarms | CO, stove, boiler | Battery=10 years | For stoves and boilers.
l3 | t=keysafe,safe | Boîte à clés à code | Sicura | 32 EUR | Sécurité | Coffres | clé, location, code | chiffres=4 | Pour les invités et l'infirmière.
l4 | t=motionsensor,alarm | Rörelsesensor med larm | Sicura | 399 SEK | Säkerhet | Larm | inbrott, stuga | räckvidd=8 m | För stugan och båten.
l5 | t=peephole,doorcamera,camera | Mirilla digital con pantalla | Sicura | 69 EUR | Seguridad | Mirillas | puerta, cámara | pantalla=3,5" | Mira sin abrir.
m1 | t=desklamp,lamp c=black x=clamp | Architect Desk Lamp with Clamp | Lichtgut | 45 EUR | Office | Desk Lamps | desk, drawing | Colour=Black | Reaches every corner.
m2 | t=laptopstand c=silver m=aluminium | Laptopständer Aluminium | Kontorist | 39 EUR | Büro | Ständer | Nacken, Homeoffice | Farbe=silber; Material=Aluminium | Bildschirm auf Augenhöhe.
m3 | t=seatcushion,cushion c=black | Coussin d'assise ergonomique coccyx | Kontorist | 35 EUR | Bureau | Coussins | coccyx, dos, voiture | couleur=noir | Soulage le coccyx.
m4 | t=headset,headphones x=noise | Headset brusreducerande för kontor | Kontorist | 1290 SEK | Kontor | Headset | möten, öppet landskap | färg=svart | Tyst även i öppet landskap.
m5 | t=planner,calendar c=green x=2027 | Agenda semanal 2027 verde | Kontorist | 18/22 EUR | Oficina | Agendas | 2027, organizar | color=verde; año=2027 | Una semana por vista.
m6 | t=labelprinter | Label Maker Handheld | Kontorist | 39 EUR | Office | Labels | labels, organise | Tape=12 mm | Everything gets a name.
m7 | t=roomdivider,screen c=grey | Raumteiler 3-teilig grau | Kontorist | 89 EUR | Büro | Paravents | Sichtschutz, Homeoffice | Farbe=grau; Höhe=170 cm | Büro im Schlafzimmer.
n1 | t=clothesrail,storage c=black m=metal | Portant à vêtements sur roulettes | Rangement & Co | 45 EUR | Chambre | Portants | vêtements, penderie | couleur=noir | La penderie qui bouge.
n2 | t=drawerorganiser,storage m=bamboo | Lådinsats bambu justerbar | Rangement & Co | 199 SEK | Kök | Förvaring | låda, bestick | material=bambu | Ordning i lådan.
n3 | t=storagebox,storage w=kids x=toys | Spielzeugkiste mit Deckel | Rangement & Co | 49/59 EUR | Kinderzimmer | Aufbewahrung | Spielzeug, aufräumen | Material=Holz | Deckel klemmt keine Finger.
n4 | t=shoerack,storage c=white | Zapatero apilable 4 niveles | Rangement & Co | 29 EUR | Recibidor | Zapateros | zapatos, orden | color=blanco | Para 16 pares.
n5 | t=broom,cleaning | Broom and Dustpan Set | Rangement & Co | 22 EUR | Cleaning | Brooms | sweep, kitchen | Material=Plastic | Stands up by itself.
n6 | t=robotvacuum,vacuum c=white | Saugroboter mit Wischfunktion | Rangement & Co | 299/399 EUR | Putzen | Saugroboter | Tierhaare, saugen, wischen | Farbe=weiß | Fährt, während Sie weg sind.
n7 | t=anttrap,pest | Fourmis : boîte appât lot de 3 | Rangement & Co | 8.9 EUR | Entretien | Insectes | fourmis, cuisine | lot=3 | Toute la colonie.
n8 | t=vacuumcleaner,vacuum,handvacuum out | Handdammsugare bil och kök | Rangement & Co | 599 SEK | Städ | Dammsugare | smulor, bil | batteri=20 min | Smulor är historia.
`
