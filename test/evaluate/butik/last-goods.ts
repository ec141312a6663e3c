/** Garden, pets, food, office, craft, baby, car and gifts of the seventeenth shop, as goods.ts. */
export const LAST_GOODS = `
b407 | t=pruner,gardentool x=garden k=garden | Bypass Secateurs with Ash Handle | Brackenford | 32 GBP | On the Road | Garden Tools | pruning, gift | Material=Carbon steel | A clean cut every time.
b408 | t=spade,gardentool x=garden m=steel k=garden | Gartenspaten Edelstahl mit Eschenstiel | Grünhof | 44.95/54.95 EUR | Draußenzeit | Gartengeräte | Beet, graben | Material=Edelstahl; Länge=110 cm | Gleitet durch schweren Boden.
b409 | t=hose x=garden k=garden | Tuyau d'arrosage extensible 30 m | Jardins Vauquelin | 39.90/49.90 EUR | Belle Saison | Arrosage | jardin | longueur=30 m | Se range dans un seau.
b410 | t=wateringcan c=green m=metal x=garden k=garden | Regadera de metal verde 9 litros | Huerta Alta | 24.95 EUR | Tierra Viva | Riego | jardín | color=verde; capacidad=9 L | Con roseta de latón.
b411 | t=gloves,gardengloves m=leather x=garden c=beige w=unisex k=garden | Trädgårdshandskar getskinn | Kvistberg | 199 SEK | Friluft | Trädgård | rosor, odla | material=getskinn | Tål rosornas taggar.
b412 | t=seeds x=garden k=garden | Tomatensamen Sortiment alte Sorten | Grünhof | 9.95 EUR | Draußenzeit | Saatgut | Gemüse, Anzucht | Sorten=6 | Sechs Raritäten vom Balkon.
b413 | t=seeds x=garden k=garden | Semillas de hierbas aromáticas | Huerta Alta | 7.95/9.95 EUR | Tierra Viva | Semillas | huerto, cocina | variedades=5 | Albahaca, perejil, tomillo, romero y orégano.
b414 | t=plantpot c=orange m=terracotta x=garden k=garden | Pot en terre cuite 30 cm | Jardins Vauquelin | 19.90 EUR | Table Ronde | Pots | jardin, balcon | diamètre=30 cm; matière=terre cuite | Résiste au gel.
b415 | t=plantpot c=white m=ceramic k=garden | Blomkruka keramik vit med fat | Norrljus | 179/229 SEK | Köksro | Krukor | inredning, växter | färg=vit; diameter=18 cm | Lagom till en monstera.
b416 | t=birdfeeder x=garden k=garden | Squirrel-Proof Bird Feeder | Brackenford | 25 GBP | Cosy Corner | Bird Care | wildlife, garden | Colour=Green | Feeds the finches and nobody else.
b417 | t=gardenchair,chair,furniture c=black m=aluminium x=garden,outdoor k=garden | Gartenstuhl klappbar Aluminium anthrazit | Grünhof | 79.95 EUR | Draußenzeit | Gartenmöbel | Terrasse | Farbe=anthrazit; Material=Aluminium | Lehne in sieben Stufen.
b418 | t=gardentable,table,furniture m=teak,wood x=garden,outdoor c=brown k=garden | Mesa de jardín de teca plegable | Huerta Alta | 189.95/229.95 EUR | Tierra Viva | Muebles de jardín | terraza | material=teca; largo=120 cm | Para cuatro comensales.
b419 | t=hammock c=multi m=cotton x=garden,outdoor k=garden | Hamac rayé en coton deux places | Jardins Vauquelin | 59/79 EUR | Belle Saison | Hamacs | jardin, sieste | couleur=multicolore; charge=200 kg | La sieste à deux.
b420 | t=parasol c=green x=garden,outdoor,sun k=garden | Tilting Garden Parasol 2.7 m Sage | Brackenford | 75/95 GBP | Cosy Corner | Parasols | patio, shade | Colour=Sage green; Width=2.7 m | Shade that follows the sun.
b421 | t=grill x=garden,outdoor c=black k=garden | Kugelgrill Holzkohle 57 cm | Kesselrot | 129.95/159.95 EUR | Draußenzeit | Grills | Grillen | Farbe=schwarz; Durchmesser=57 cm | Mit Thermometer im Deckel.
b422 | t=firepit x=garden,outdoor m=steel k=garden | Eldfat i cortenstål 60 cm | Kvistberg | 1290 SEK | Friluft | Eldfat | trädgård, kväll | material=cortenstål | Blir vackrare för varje år.
b423 | t=mower x=garden,wireless k=garden | Cordless Lawn Mower 36 V | Brackenford | 249/299 GBP | On the Road | Lawn Mowers | lawn, battery | Cutting width=36 cm | Quiet enough for Sunday morning.
b424 | t=compostbin x=garden c=black k=garden | Composteur de jardin 300 L | Jardins Vauquelin | 54.90 EUR | Belle Saison | Compost | jardin, zéro déchet | volume=300 L | Un bon terreau en six mois.
b425 | t=mosquitotrap x=summer,mosquito k=garden | Lámpara antimosquitos recargable | Electrón Sur | 19.95/26.95 EUR | Noche Clara | Antimosquitos | verano, terraza | alcance=30 m² | Noches tranquilas sin picaduras.
b426 | t=solarlight,light x=garden,outdoor,solar k=garden | Solcellslampor till gången 6-pack | Norrljus | 299/399 SEK | Friluft | Utebelysning | trädgård | antal=6 | Tänds när det mörknar.
b427 | t=dogbed,petbed w=dog c=grey s=L k=pets | Hundbädd ortopedisk grå L | Tallkotten | 799/999 SEK | Vinterro | Hundbäddar | hund, sova | färg=grå; storlek=L | Skön för gamla leder.
b428 | t=dogcollar w=dog c=red m=leather s=M k=pets | Red Leather Dog Collar Medium | Brackenford | 24 GBP | On the Road | Collars | dog | Colour=Red; Size=M; Material=Leather | Softens with every walk.
b429 | t=dogleash w=dog c=blue k=pets | Hundeleine verstellbar blau 2 m | Pfotenpunkt | 19.95 EUR | Draußenzeit | Leinen | Hund, Spaziergang | Farbe=blau; Länge=2 m | Dreifach verstellbar.
b430 | t=dogcoat w=dog c=yellow x=rain,waterproof k=pets | Imperméable pour chien jaune | Truffe & Moustache | 29.90/36.90 EUR | Belle Saison | Manteaux pour chien | chien, pluie | couleur=jaune | Bande réfléchissante sur le dos.
b431 | t=dogtoy w=dog m=rubber k=pets | Juguete mordedor para perro caucho | Patitas | 12.95 EUR | Tierra Viva | Juguetes perro | perro | material=caucho | Aguanta a los más fuertes.
b432 | t=dogfood,petfood w=dog x=grainfree k=pets | Torrfoder hund lax spannmålsfritt 10 kg | Tallkotten | 649 SEK | Friluft | Hundfoder | hund, lax | vikt=10 kg | Norsk lax och sötpotatis.
b433 | t=dogtreat,petfood w=dog k=pets | Hundekekse mit Ente getreidefrei | Pfotenpunkt | 7.95/9.95 EUR | Draußenzeit | Leckerli | Hund, Training | Gewicht=400 g | Kleine Belohnung fürs Training.
b434 | t=catfood,petfood w=cat x=grainfree k=pets | Katzenfutter nass Huhn 24 Dosen | Pfotenpunkt | 32.95/38.95 EUR | Kinderland | Katzenfutter | Katze, Huhn | Gewicht=24x200 g | Ohne Zucker und Getreide.
b435 | t=cattree,scratcher w=cat c=grey k=pets | Klösträd 140 cm grått | Tallkotten | 899 SEK | Vinterro | Klösträd | katt | färg=grå; höjd=140 cm | Koja, hängmatta och utsikt.
b436 | t=scratcher w=cat m=cardboard k=pets | Rascador de cartón para gatos | Patitas | 14.95 EUR | Tierra Viva | Rascadores | gato | material=cartón | Con hierba gatera.
b437 | t=litterbox w=cat c=white k=pets | Covered Cat Litter Tray White | Brackenford | 32 GBP | Cosy Corner | Cat Litter | cat, odour | Colour=White | A charcoal filter keeps smells in.
b438 | t=cattoy w=cat k=pets | Canne à pêche pour chat plumes | Truffe & Moustache | 9.90 EUR | Belle Saison | Jouets chat | chat, jeu | longueur=90 cm | Fait bondir les plus paresseux.
b439 | t=petfountain w=cat,dog c=white k=pets | Fontaine à eau pour chat et chien | Truffe & Moustache | 34.90/44.90 EUR | Table Ronde | Fontaines | chat, chien | volume=2 L | Une eau filtrée et silencieuse.
b440 | t=petcarrier w=cat,dog c=grey x=travel k=pets | Soft-Sided Pet Carrier Grey | Cedar Notch | 59/79 USD | On the Road | Pet Travel | cat, dog, travel | Color=Grey; Max weight=8 kg | Slides under the seat.
b441 | t=hay,petfood w=rabbit k=pets | Bergwiesenheu für Kaninchen 2 kg | Pfotenpunkt | 11.95 EUR | Draußenzeit | Kleintierfutter | Kaninchen, Meerschweinchen | Gewicht=2 kg | Duftet nach Sommer.
b442 | t=aquarium w=fish k=pets | Acuario de cristal 30 litros con LED | Patitas | 69.95/84.95 EUR | Noche Clara | Acuarios | peces | capacidad=30 L | Filtro silencioso incluido.
b443 | t=tea k=food | Smoky Breakfast Loose Leaf Tea | Thornbury Larder | 9 GBP | Cosy Corner | Tea | black tea | Weight=125 g | A robust cup with a whisper of smoke.
b444 | t=tea x=organic,caffeinefree k=food | Bio Kräutertee Alpenwiese | Kräuterhof Siebental | 6.95 EUR | Herbstgold | Tee | Bio, Kräuter | Gewicht=80 g | Ohne Koffein, gut am Abend.
b445 | t=coffee x=organic k=food | Mörkrost kaffebönor ekologiska 1 kg | Rosteri Ekudden | 189/219 SEK | Köksro | Kaffe | ekologiskt | vikt=1 kg | Chokladiga och fylliga.
b446 | t=coffee x=decaf k=food | Café molido descafeinado 250 g | Huerta Alta | 6.50 EUR | Noche Clara | Café | descafeinado | peso=250 g | Para dormir tranquilo.
b447 | t=chocolate x=vegan,organic k=food | Chocolat noir 75 % bio | Saveurs d'Aubrac | 4.90 EUR | Table Ronde | Chocolat | bio, vegan | poids=100 g | Un cacao de Madagascar.
b448 | t=chocolate x=gift k=food | Pralinen Geschenkbox 24 Stück | Kakaohaus Linz | 24.95/29.95 EUR | Herbstgold | Pralinen | Geschenk | Stück=24; Gewicht=300 g | Handgemacht mit Nougat und Marzipan.
b449 | t=candy x=vegan k=food | Saltlakrits vegansk 300 g | Godisboden | 59 SEK | Småfolk | Godis | lakrits, veganskt | vikt=300 g | Salt på riktigt.
b450 | t=oliveoil,oil x=organic k=food | Aceite de oliva virgen extra ecológico 1 L | Huerta Alta | 16.95 EUR | Tierra Viva | Aceites | ecológico, aliño | contenido=1 L | Aceituna picual de Jaén.
b451 | t=honey x=organic k=food | Miel de lavande 500 g | Saveurs d'Aubrac | 12.50 EUR | Belle Saison | Miels | bio, petit déjeuner | poids=500 g | Récoltée en Haute-Provence.
b452 | t=jam k=food | Raspberry & Elderflower Jam | Thornbury Larder | 5 GBP | Cosy Corner | Preserves | breakfast | Weight=340 g | Small batches, big fruit.
b453 | t=wine,redwine c=red x=alcohol k=food | Vin rouge Côtes du Rhône 2021 | Saveurs d'Aubrac | 11.90/14.90 EUR | Table Ronde | Vins | vin rouge | contenance=75 cl; alcool=13,5 % | Fruits noirs et poivre.
b454 | t=wine,whitewine c=white x=alcohol k=food | Vino blanco Albariño | Bodega Miravent | 13.95 EUR | Noche Clara | Vinos | vino blanco | contenido=75 cl; alcohol=12,5 % | Perfecto con marisco.
b455 | t=wine,redwine c=red x=alcohol k=food | Vino tinto crianza caja de 6 | Bodega Miravent | 54.95/69.95 EUR | Noche Clara | Vinos | vino tinto, regalo | contenido=6x75 cl; alcohol=14 % | Doce meses en barrica.
b456 | t=gin,spirits x=alcohol k=food | Heather Dry Gin 70 cl | Thornbury Larder | 34/39 GBP | Autumn Edit | Spirits | gin, gift | Volume=70 cl; ABV=42% | Best with tonic and grapefruit.
b457 | t=whisky,spirits x=alcohol k=food | Islay Single Malt Whisky 12 Years | Thornbury Larder | 58 GBP | Autumn Edit | Spirits | whisky, gift | Volume=70 cl; ABV=46% | Peat, sea salt and honey.
b458 | t=beer x=alcohol k=food | Helles Lagerbier Kasten 12 Flaschen | Brauhaus Isarkies | 18.95 EUR | Draußenzeit | Bier | Bier, Grillen | Inhalt=12x0,5 L; Alkohol=5 % | Süffig und mild gehopft.
b459 | t=beer x=alcoholfree k=food | Alkoholfri ale 6-pack | Rosteri Ekudden | 119 SEK | Köksro | Öl | alkoholfritt | innehåll=6x33 cl | Humlig och fräsch.
b460 | t=pasta x=glutenfree,organic k=food | Glutenfreie Linsennudeln Bio | Kräuterhof Siebental | 3.95/4.95 EUR | Küchenglück | Nudeln | glutenfrei, Bio | Gewicht=250 g | Aus hundert Prozent roten Linsen.
b461 | t=cookies x=glutenfree k=food | Glutenfria havrekakor | Godisboden | 45/55 SEK | Köksro | Kakor | glutenfritt, fika | vikt=200 g | Krispiga med kokos.
b462 | t=spices x=gift k=food | Curry Spice Tin Set of 9 | Thornbury Larder | 26/32 GBP | Cosy Corner | Spices | cooking, gift | Jars=9 | Whole and freshly ground.
b463 | t=cheese k=food | Queso manchego curado media pieza | Huerta Alta | 28.95 EUR | Tierra Viva | Quesos | queso | peso=1,5 kg | Doce meses de curación.
b464 | t=crispbread x=organic k=food | Knäckebröd surdeg råg | Rosteri Ekudden | 39 SEK | Köksro | Bröd | ekologiskt | vikt=250 g | Stenugnsbakat i Dalarna.
b465 | t=hamper,gift x=gift k=food | Panier gourmand du terroir | Saveurs d'Aubrac | 65/79 EUR | Table Ronde | Coffrets | cadeau, gourmand | pièces=9 | Terrines, confitures et biscuits.
b466 | t=notebook c=green k=office | Dotted A5 Notebook Moss Green | Quillmark | 14 GBP | Back to Work | Notebooks | stationery | Colour=Moss green; Pages=200 | Paper that loves fountain pens.
b467 | t=fountainpen,pen c=blue k=office | Füllfederhalter blau Feder M | Tintenwerk | 39.95/49.95 EUR | Herbstgold | Füller | Schreiben, Geschenk | Farbe=blau; Feder=M | Schreibt sofort an.
b468 | t=pen c=multi w=kids a=4,5,6,7,8,9,10,11,12 k=office | Stylos gel pailletés lot de 12 | Petit Hibou | 9.90 EUR | Jeunes Pousses | Stylos | école, couleur | quantité=12 | Douze couleurs qui brillent.
b469 | t=calendar c=white k=office | Väggkalender 2027 familj | Bokskär | 149 SEK | Köksro | Kalendrar | familj, planering | år=2027 | Sex kolumner, en per person.
b470 | t=officechair,chair,furniture c=black x=office,ergonomic,backpain k=office | Silla de oficina ergonómica negra | Electrón Sur | 169.95/219.95 EUR | Noche Clara | Sillas de oficina | oficina, espalda | color=negro; soporte=lumbar | Cuida la espalda en jornadas largas.
b471 | t=filefolder c=red k=office | Ordner A4 breit rot 5er-Pack | Tintenwerk | 14.95 EUR | Herbstgold | Ordner | Büro, Ablage | Farbe=rot; Anzahl=5 | Mit Griffloch und Etikett.
b472 | t=pencilcase c=blue w=kids a=6,7,8,9,10,11,12 k=office | Trousse scolaire double compartiment bleue | Petit Hibou | 13.90/17.90 EUR | Jeunes Pousses | Trousses | rentrée, école | couleur=bleu | Tout tient dedans.
b473 | t=deskorganiser c=brown m=bamboo,wood x=office k=office | Bamboo Desk Organiser | Quillmark | 22/28 GBP | Back to Work | Desk Accessories | tidy, office | Material=Bamboo | Pens, clips and phone in one place.
b474 | t=yarn m=wool c=blue x=knitting k=craft | Ullgarn blått 100 g 5 nystan | Garnboden Vrena | 299/349 SEK | Vinterro | Garn | stickning, ull | färg=blå; löpmeter=210 m; material=ull | Mjukt garn från svenska får.
b475 | t=knittingneedles m=bamboo x=knitting k=craft | Bamboo Knitting Needle Set | Quillmark | 24 GBP | Cosy Corner | Knitting | knitting, gift | Pairs=12 | Light, warm and quiet.
b476 | t=sewingmachine c=white x=sewing k=craft | Nähmaschine für Anfänger weiß | Funkenwerk | 149.95/189.95 EUR | Herbstgold | Nähmaschinen | Nähen | Farbe=weiß; Stiche=32 | Einfädelhilfe und Lernheft dabei.
b477 | t=paint x=painting k=craft | Coffret aquarelle 24 couleurs | Atelier Brumaire | 34.90 EUR | Belle Saison | Peinture | dessin, cadeau | quantité=24 | Pigments intenses et pinceau fourni.
b478 | t=paint,craftset x=painting w=kids a=3,4,5,6,7,8 k=craft | Témperas lavables para niños 10 botes | Pequesol | 15.95 EUR | Pequeños Pasos | Pintura | manualidades | cantidad=10; edad=3-8 años | Se quitan con agua.
b479 | t=fabric m=cotton c=green x=sewing k=craft | Tissu coton imprimé feuilles vert au mètre | Atelier Brumaire | 12.90/15.90 EUR | Belle Saison | Tissus | couture | couleur=vert; largeur=140 cm | Pour robes et coussins.
b480 | t=drill,tool c=green x=wireless k=craft | Akkuschrauber 18 V mit Koffer | Werkstatt Brandt | 99.95/129.95 EUR | Draußenzeit | Werkzeuge | Heimwerken, Akku | Spannung=18 V; Akkus=2 | Bohrt in Holz und Stein.
b481 | t=toolbox,tool,toolset k=craft | Verktygslåda 120 delar | Kedjan | 899 SEK | Friluft | Verktyg | gör det själv, present | delar=120 | Allt för första hemmet.
b482 | t=stroller w=baby c=grey x=travel k=baby | Kinderwagen kompakt grau | Bärentatze | 349/429 EUR | Kinderland | Kinderwagen | Baby, Reise | Farbe=grau; Gewicht=7 kg | Mit einer Hand gefaltet.
b483 | t=babycarrier w=baby c=black k=baby | Soft Structured Baby Carrier | Pebblewick | 95 GBP | Cosy Corner | Carriers | baby, newborn | Colour=Black; Max weight=20 kg | Three positions, kind to your back.
b484 | t=bodysuit,babyclothes w=baby c=white m=cotton a=0,1 k=baby | Bodies bébé coton bio blanc lot de 5 | Petit Hibou | 29.90/36.90 EUR | Jeunes Pousses | Bodies | naissance, bio | couleur=blanc; taille=0-12 mois; matière=coton bio | Pressions faciles à l'entrejambe.
b485 | t=sleepsack w=baby c=beige m=cotton a=0,1 x=sleep k=baby | Saco de dormir bebé beige 2,5 TOG | Pequesol | 36.95 EUR | Pequeños Pasos | Sacos de bebé | sueño | color=beige; edad=0-12 meses | Noches seguras y calentitas.
b486 | t=babyblanket,blanket w=baby c=yellow m=cotton a=0,1,2 k=baby | Babyfilt i muslin gul | Lillmossen | 199/249 SEK | Småfolk | Babyfiltar | nyfödd, present | färg=gul; material=bomull | Blir mjukare för varje tvätt.
b487 | t=pacifier w=baby a=0,1 c=green k=baby | Natural Rubber Soothers 2 Pack Sage | Pebblewick | 11 GBP | Cosy Corner | Soothers | newborn | Colour=Sage green; Age=0-6 months | One piece, nothing to come off.
b488 | t=babybottle w=baby m=glass a=0,1 k=baby | Babyflasche Glas 240 ml | Bärentatze | 12.95 EUR | Kinderland | Babyflaschen | Füttern | Inhalt=240 ml; Material=Glas | Gegen Koliken entwickelt.
b489 | t=highchair,chair,furniture w=baby m=wood c=brown a=0,1,2,3 k=baby | Chaise haute évolutive en bois | Petit Hibou | 149/189 EUR | Jeunes Pousses | Chaises hautes | repas | matière=hêtre; âge=6 mois à 3 ans | Grandit avec l'enfant.
b490 | t=bib w=baby m=silicone c=green a=0,1,2 k=baby | Baberos de silicona verdes 2 unidades | Pequesol | 12.95/15.95 EUR | Pequeños Pasos | Baberos | comida | color=verde; material=silicona | Recoge todo lo que cae.
b491 | t=diaper w=baby a=0,1,2 k=baby | Tygblöjor startpaket 6 st | Lillmossen | 899 SEK | Småfolk | Blöjor | tygblöja, miljö | antal=6; storlek=3-15 kg | Torr bebis och mindre sopor.
b492 | t=babymonitor w=baby a=0,1,2,3 c=white k=baby | Video Baby Monitor with Night Vision | Tidewell | 119/149 GBP | Cosy Corner | Baby Monitors | newborn, nursery | Range=300 m; Colour=White | Sees and soothes from the next room.
b493 | t=teether,toy w=baby m=wood a=0,1 k=baby | Beißring aus Holz Hase | Bärentatze | 9.95 EUR | Kinderland | Babyspielzeug | zahnen | Material=Holz; Alter=ab 3 Monate | Hilft, wenn die Zähnchen kommen.
b494 | t=mobile,toy w=baby a=0,1 c=multi m=felt k=baby | Mobile musical nuages en feutre | Petit Hibou | 42 EUR | Jeunes Pousses | Mobiles | naissance, cadeau | matière=feutre | Une berceuse de dix minutes.
b495 | t=bathtub w=baby c=blue a=0,1 k=baby | Bañera plegable para bebé azul | Pequesol | 34.95/42.95 EUR | Pequeños Pasos | Baño bebé | baño | color=azul | Cabe detrás de la puerta.
b496 | t=phoneholder x=car c=black k=car | Handyhalterung Auto magnetisch | Funkenwerk | 17.95 EUR | Draußenzeit | Autozubehör | Auto, Handy | Farbe=schwarz | Hält auch auf Kopfsteinpflaster.
b497 | t=childseat x=car w=kids a=1,2,3,4,5,6,7 c=black k=car | Bilbarnstol bakåtvänd svart | Lillmossen | 3990/4690 SEK | Småfolk | Bilbarnstolar | bil, barn | färg=svart; vikt=9-25 kg | Godkänd enligt plustestet.
b498 | t=dashcam,camera x=car c=black k=car | Caméra embarquée pour voiture | Ondéa | 69/89 EUR | Belle Saison | Caméras embarquées | voiture | résolution=1440p | Enregistre même à l'arrêt.
b499 | t=carvacuum,vacuum x=car,wireless c=black k=car | Aspirador de mano para coche | Electrón Sur | 34.95 EUR | Noche Clara | Accesorios coche | coche, limpieza | potencia=120 W | Llega a todos los rincones.
b500 | t=icescraper x=car,winter k=car | Brass Blade Ice Scraper | Brackenford | 12 GBP | On the Road | Car Care | car, winter | Material=Brass | Clears frost without scratching.
b501 | t=jumpstarter,powerbank x=car k=car | Starthilfe Powerbank 12 V | Funkenwerk | 79.95/99.95 EUR | Draußenzeit | Autozubehör | Auto, Batterie | Spannung=12 V | Startet leere Autobatterien.
b502 | t=sunshade x=car,sun,summer c=silver k=car | Parasol para parabrisas plegable | Rutamar | 13.95 EUR | Tierra Viva | Accesorios coche | coche, sol | color=plata | El volante ya no quema.
b503 | t=giftcard,gift x=gift k=gifts | Tarjeta regalo digital | Luz de Ronda | 50 EUR | Noche Clara | Tarjetas regalo | regalo | formato=digital | Llega al instante por correo.
b504 | t=giftset,gift w=men x=gift k=gifts | Gentleman's Grooming Gift Set | Larkspur Lane | 39/49 GBP | Autumn Edit | Gift Sets | gift, for him | Pieces=4 | Beard oil, balm, comb and soap.
b505 | t=giftset,gift w=women x=gift k=gifts | Coffret bain et détente à la rose | Belle Rosée | 45/55 EUR | Belle Saison | Coffrets cadeaux | cadeau, pour elle | pièces=5 | Sels, huile et bougie.
b506 | t=giftset,gift w=baby x=gift a=0,1 k=gifts | Presentbox nyfödd | Lillmossen | 499 SEK | Småfolk | Presentboxar | dop, babyshower | delar=4 | Filt, kanin, mössa och bok.
b507 | t=photoalbum c=red x=gift k=gifts | Fotoalbum Leinen rot 60 Seiten | Tintenwerk | 29.95 EUR | Herbstgold | Fotoalben | Geschenk, Erinnerung | Farbe=rot; Seiten=60 | Für Hochzeit und Reisen.
`
