/**
 * A ninth shop, written blind to the code: a department store whose titles are a quarter each in Swedish, English, German
 * and French or Spanish; this is what is worn, trained with, plugged in and built with, more-goods.ts has the rest.
 * Rows as market/goods.ts.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
k101 | t=tennisracket | Tennis Racket Graphite 285 g | Baseline Sports | 119/149 EUR | Active Summer | Rackets | tennis, sport | Weight=285 g; SKU=BS-TR-285 | Strung and ready to play.
k102 | t=kettlebell m=iron | Kettlebell gjutjärn 12 kg | Kraftverk | 399 SEK | Nystart i januari | Styrketräning | gym, styrka | vikt=12 kg; material=gjutjärn | Brett handtag för två händer.
k103 | t=dumbbells c=black | Hantelset svart 2 x 5 kg | Kraftverk | 499/699 SEK | Nystart i januari | Styrketräning | gym, styrka | vikt=10 kg; färg=svart | Sexkantiga, rullar inte iväg.
k104 | t=tent x=2persons c=green | Zelt für zwei Personen grün | Waldläufer | 159 EUR | Camping Trip | Zelte | Camping, Outdoor | Farbe=grün; Personen=2; Gewicht=2,1 kg | In fünf Minuten aufgebaut.
k105 | t=tent x=4persons c=orange | Tente familiale 4 personnes orange | Grand Air | 249/319 EUR | Camping Trip | Tentes | camping, famille | couleur=orange; personnes=4 | Deux chambres séparées.
k106 | t=sleepingbag c=blue | Sovsäck vinter blå −10 °C | Norrstig | 1299 SEK | Camping Trip | Sovsäckar | camping, vinter | färg=blå; längd=200 cm | Packas litet.
k107 | t=yogamat c=purple m=cork | Yoga Mat Cork Purple 5 mm | Stillwater | 45 EUR | Active Summer | Yoga | yoga, fitness | Colour=Purple; Material=Cork | Grippy even when wet.
k108 | t=skigoggles c=black w=unisex | Skibrille schwarz verspiegelt | Gipfelwerk | 89/129 EUR | Winterzauber | Skibrillen | Ski, Winter | Farbe=schwarz | Beschlägt nicht.
k109 | t=skihelmet c=white s=S,M,L w=women | Skihelm Damen weiß | Gipfelwerk | 139 EUR | Winterzauber | Skihelme | Ski, Damen | Farbe=weiß; Größe=S,M,L; Geschlecht=Damen | Verstellbare Belüftung.
k110 | t=fishingrod | Caña de pescar telescópica 2,4 m | Río Claro | 34.5 EUR | Día del Padre | Pesca | pesca, aire libre | longitud=2,4 m; material=fibra de vidrio | Cabe en cualquier maletero.
k111 | t=basketball c=orange s=7 | Basketball Size 7 Indoor & Outdoor | Baseline Sports | 29 EUR | Active Summer | Balls | basketball, sport | Colour=Orange; Size=7 | Good grip on asphalt.
k112 | t=jumprope | Comba de velocidad ajustable | Pulso | 12.9 EUR | Active Summer | Fitness | fitness, cardio | longitud=3 m; color=negro | Gira sobre rodamientos.
k113 | t=campingstove | Gaskocher für Camping 2200 W | Waldläufer | 42 EUR | Camping Trip | Campingkocher | Camping, Outdoor | Leistung=2200 W | Wiegt kaum etwas.
k114 | t=hikingpoles m=carbon | Bâtons de randonnée en carbone | Grand Air | 69/85 EUR | Active Summer | Randonnée | randonnée, montagne | matière=carbone; longueur=110–130 cm | La paire pèse 400 g.
k115 | t=tabletennisset w=kids,family | Bordtennisset med nät och fyra racketar | Lekplatsen | 299 SEK | Midsommar | Bordtennis | spel, familj | delar=9 | Nätet spänns på vilket bord som helst.
k116 | t=skates c=black s=40,41,42,43 w=men | Skridskor herr svarta | Norrstig | 899/1199 SEK | Winterzauber | Skridskor | is, herr, vinter | färg=svart; storlek=40,41,42,43; kön=herr | Slipade och klara för isen.
k117 | t=snorkelset s=S,M w=kids c=blue a=6,7,8,9,10 | Set de snorkel infantil azul | Río Claro | 22 EUR | Vacaciones de verano | Natación | playa, niños | color=azul; talla=S,M; edad=6-10 años | Máscara, tubo y aletas.
k118 | t=waterbottle m=steel x=bpafree | Stainless Steel Water Bottle 750 ml BPA-Free | Stillwater | 24 EUR | Back to School | Bottles | sport, school | Material=Stainless steel; Volume=750 ml | Keeps cold for a day.
k201 | t=monitor x=27inch,4k | 27 Inch 4K Monitor | Pixelhaus | 329/399 EUR | Home Working | Monitors | office, computer | Screen=27 in; EAN=4006381333931 | Height adjustable stand.
k202 | t=keyboard x=wireless c=white | Trådlöst tangentbord vitt | Knapptryck | 599 SEK | Home Working | Tangentbord | dator, kontor | färg=vit; anslutning=Bluetooth | Tysta tangenter.
k203 | t=mouse x=wired c=black | Kabelgebundene Maus schwarz | Pixelhaus | 14.9 EUR | Home Working | Mäuse | Computer, Büro | Farbe=schwarz; Kabel=1,8 m | Für beide Hände.
k204 | t=powerbank c=black | Powerbank 20 000 mAh svart | Voltera | 449/549 SEK | Black Week | Powerbanks | laddning, resa | färg=svart; kapacitet=20000 mAh | Laddar tre saker samtidigt.
k205 | t=charger | USB-C Fast Charger 65 W | Voltera | 39 GBP | Black Week | Chargers | charging, travel | Power=65 W; SKU=VT-65C | Folds flat.
k206 | t=router | WLAN-Router Wi-Fi 6 | Pixelhaus | 99 EUR | Home Working | Router | Internet, Netzwerk | EAN=4012345678901 | Reicht durch drei Wände.
k207 | t=printer c=white | Imprimante laser blanche | Encre & Cie | 179/229 EUR | Rentrée | Imprimantes | bureau, école | couleur=blanc; puissance=400 W | 22 pages par minute.
k208 | t=camera x=mirrorless | Cámara sin espejo 24 MP | Óptica Luz | 699 EUR | Día de la Madre | Cámaras | foto, viaje | resolución=24 MP; color=negro | Con objetivo de 18-55 mm.
k209 | t=ereader x=waterproof | E-Reader 6" Waterproof | Pageturner | 149 USD | Gifts for Readers | E-Readers | reading, travel | Screen=6 in; Storage=16 GB | Reads like paper in the sun.
k210 | t=speaker c=red x=bluetooth,waterproof | Bluetooth-högtalare röd vattentät | Voltera | 799/999 SEK | Midsommar | Högtalare | musik, fest | färg=röd; effekt=20 W | Spelar i tolv timmar.
k211 | t=speaker c=grey m=walnut,wood | Bookshelf Speakers Walnut Pair | Larkspur Audio | 289 GBP | Housewarming | Speakers | music, hifi | Material=Walnut; Power=60 W | Warm and wide.
k212 | t=turntable c=black | Platine vinyle noire | Larkspur Audio | 219/269 EUR | Noël | Platines | musique, hifi | couleur=noir | Deux vitesses, cellule incluse.
k213 | t=projector | Beamer Full HD 500 ANSI | Pixelhaus | 449 EUR | Black Week | Beamer | Heimkino | Leistung=120 W | Scharf bis in die Ecken.
k214 | t=tablet c=grey | Tablet 10,4" 128 GB grau | Pixelhaus | 259/299 EUR | Rentrée | Tablets | Computer, Schule | Farbe=grau; Speicher=128 GB | Stift liegt bei.
k215 | t=memorycard | Tarjeta de memoria 128 GB | Óptica Luz | 18.9 EUR | Vacaciones de verano | Accesorios de foto | foto | capacidad=128 GB | Graba vídeo en 4K.
k216 | t=hdmicable | HDMI-kabel 3 m | Knapptryck | 149 SEK | Home Working | Kablar | tv, dator | längd=3 m | Flätad och slitstark.
k217 | t=drone | Foldable Drone with Camera | Skyhop | 399 USD | Black Week | Drones | flying, photo | Weight=249 g; SKU=SH-D249 | Half an hour in the air.
k218 | t=webcam | Webcam Full HD mit Mikrofon | Pixelhaus | 49.9 EUR | Home Working | Webcams | Büro, Computer | Kabel=1,5 m | Klemmt auf jedem Bildschirm.
k219 | t=radio c=mint,green x=portable | Radio portable vert menthe | Larkspur Audio | 79 EUR | Fête des Mères | Radios | musique, cuisine | couleur=vert menthe | DAB+ et FM.
k220 | t=gameconsole w=kids,family out | Spelkonsol retro med 200 spel | Lekplatsen | 899 SEK | Jul | Spelkonsoler | spel, tv | delar=3 | Två handkontroller ingår.
k301 | t=hammer m=hickory,wood | Hammare med skaft av hickory 450 g | Smedjan | 249 SEK | Fars dag | Hammare | verktyg, bygg | material=hickory; vikt=450 g | Ligger bra i handen.
k302 | t=handsaw | Hand Saw 500 mm | Oak & Anvil | 19 GBP | Fix It Yourself | Saws | tools, wood | Length=500 mm | Cuts on the push.
k303 | t=screwdriver x=set | Schraubendreher-Set 12-teilig | Werkmeister | 29.9/39.9 EUR | Fix It Yourself | Schraubendreher | Werkzeug | Teile=12; SKU=WM-SD12 | Magnetische Spitzen.
k304 | t=spiritlevel | Wasserwaage 60 cm | Werkmeister | 18.5 EUR | Fix It Yourself | Messen | Werkzeug, Bau | Länge=60 cm | Drei Libellen.
k305 | t=tapemeasure c=yellow | Mètre ruban 5 m jaune | Atelier Dubois | 9.9 EUR | Fix It Yourself | Mesure | outils, bricolage | couleur=jaune; longueur=5 m | Se bloque d'un pouce.
k306 | t=jigsawtool x=corded | Scie sauteuse 650 W | Atelier Dubois | 79/99 EUR | Fix It Yourself | Scies | outils, bois | puissance=650 W | Avec trois lames.
k307 | t=sander x=cordless | Cordless Sander 18 V | Oak & Anvil | 89 GBP | Fix It Yourself | Sanders | tools, wood, cordless | Voltage=18 V | Dust goes in the bag.
k308 | t=ladder m=aluminium | Stege aluminium 3 m | Smedjan | 1095 SEK | Fars dag | Stegar | verktyg, bygg | material=aluminium; längd=3 m | Fälls ihop på två sekunder.
k309 | t=paint c=white | Wall Paint Matt White 5 l | Hue & Dry | 44 EUR | Housewarming | Paint | walls, decorating | Colour=White; Volume=5 l | Covers in one coat.
k310 | t=paint c=blue | Väggfärg havsblå 3 l | Målarboden | 429/529 SEK | Housewarming | Färg | vägg, måla | färg=blå; volym=3 l | Torr på en timme.
k311 | t=paintbrush | Juego de brochas de 5 piezas | Taller Sol | 14.9 EUR | Fix It Yourself | Brochas | pintura, bricolaje | piezas=5; material=madera | No sueltan pelo.
k312 | t=toolbox c=red m=metal | Werkzeugkiste Metall rot | Werkmeister | 59 EUR | Vatertag | Werkzeugkisten | Werkzeug | Farbe=rot; Material=Metall | Klappt in drei Etagen auf.
k313 | t=wrench | Adjustable Wrench 250 mm | Oak & Anvil | 16 GBP | Fix It Yourself | Wrenches | tools, plumbing | Length=250 mm | Opens to 30 mm.
k314 | t=glue x=wood | Trälim vattenfast 250 ml | Smedjan | 59 SEK | Fix It Yourself | Lim | bygg, trä | volym=250 ml | Håller för utomhusbruk.
k315 | t=headlamp | Stirnlampe aufladbar 400 Lumen | Waldläufer | 34.9/44.9 EUR | Camping Trip | Stirnlampen | Outdoor, Camping | Gewicht=80 g | Mit rotem Nachtlicht.
k316 | t=extensioncord c=white | Rallonge électrique 5 m blanche | Atelier Dubois | 15 EUR | Housewarming | Rallonges | maison, bricolage | couleur=blanc; longueur=5 m | Trois prises et un interrupteur.
k317 | t=pressurewasher | Hidrolimpiadora 1800 W | Taller Sol | 129/169 EUR | Día del Padre | Limpieza exterior | jardín, coche | potencia=1800 W | Manguera de seis metros.
k318 | t=workgloves s=9,10,11 m=leather | Arbetshandskar i skinn | Smedjan | 179 SEK | Fars dag | Arbetshandskar | bygg, trädgård | storlek=9,10,11; material=skinn | Mjuka från första dagen.
k401 | t=pyjamas w=kids c=blue m=cotton s=92,104,116 a=2,3,4,5,6 | Pyjamas barn blå med rymdraketer | Lilla Fjun | 229 SEK | Jul | Pyjamas | barn, natt | färg=blå; storlek=92,104,116; material=bomull; ålder=2-6 år | Mjuka muddar.
k402 | t=pyjamas w=women c=pink m=satin s=S,M,L | Pyjama femme en satin rose | Belle Nuit | 49/69 EUR | Fête des Mères | Pyjamas | femme, nuit | couleur=rose; taille=S,M,L; matière=satin; genre=femme | Coupe ample.
k403 | t=bathrobe w=men c=grey m=cotton s=M,L,XL | Bademantel Herren grau Baumwolle | Blauer Montag | 59.9 EUR | Vatertag | Bademäntel | Herren, Bad | Farbe=grau; Größe=M,L,XL; Material=Baumwolle; Geschlecht=Herren | Mit Schalkragen.
k404 | t=leggings w=women c=black s=XS,S,M,L,XL | High-Waist Leggings Black | Stillwater | 39 EUR | Active Summer | Leggings | women, yoga, fitness | Colour=Black; Size=XS,S,M,L,XL; Gender=Women | With a key pocket.
k405 | t=polo w=men c=green m=cotton s=M,L,XL,XXL | Polo hombre verde algodón | Puerto Norte | 29.9 EUR | Vacaciones de verano | Polos | hombre, verano | color=verde; talla=M,L,XL,XXL; material=algodón; género=hombre | Cuello de canalé.
k406 | t=blazer w=women c=navy,blue m=linen s=36,38,40,42,44 | Blazer Damen Leinen marine | Blauer Montag | 119/159 EUR | Office Days | Blazer | Damen, Büro | Farbe=marine; Größe=36,38,40,42,44; Material=Leinen; Geschlecht=Damen | Leicht tailliert.
k407 | t=downjacket w=men c=red m=down s=S,M,L,XL | Men's Down Jacket Red | Norrstig | 199/259 EUR | Winterzauber | Jackets | men, winter | Colour=Red; Size=S,M,L,XL; Gender=Men | Light and very warm.
k408 | t=downjacket w=kids c=yellow s=110,122,134 a=5,6,7,8,9 | Dunjacka barn gul | Lilla Fjun | 699 SEK | Winterzauber | Jackor | barn, vinter | färg=gul; storlek=110,122,134; ålder=5-9 år | Reflexer på ärmarna.
k409 | t=beanie c=grey m=wool | Mössa i merinoull grå | Norrstig | 349 SEK | Winterzauber | Mössor | vinter, unisex | färg=grå; material=merinoull | Kliar inte.
k410 | t=mittens w=kids c=red m=wool a=2,3,4 | Moufles enfant en laine rouge | Petit Ours | 19.9 EUR | Noël | Moufles | enfant, hiver | couleur=rouge; matière=laine; âge=2-4 ans | Reliées par un cordon.
k411 | t=belt w=men c=brown m=leather s=85,95,105 | Cinturón de cuero marrón | Puerto Norte | 35 EUR | Día del Padre | Cinturones | hombre, cuero | color=marrón; talla=85,95,105; material=cuero; género=hombre | Hebilla de latón.
k412 | t=swimshorts w=men c=turquoise,blue s=S,M,L,XL | Badbyxor herr turkosa | Saltö | 399/499 SEK | Midsommar | Badkläder | herr, sommar | färg=turkos; storlek=S,M,L,XL; kön=herr | Torkar på en kvart.
k413 | t=swimsuit w=women c=black s=36,38,40,42 | Maillot de bain une pièce noir | Belle Nuit | 55 EUR | Active Summer | Maillots de bain | femme, plage | couleur=noir; taille=36,38,40,42; genre=femme | Dos croisé.
k414 | t=boxers w=men m=bamboo s=M,L,XL c=black x=3pack | Boxer Shorts Bamboo 3-Pack Black | Plain Jack | 32 GBP | Office Days | Underwear | men, basics | Colour=Black; Size=M,L,XL; Material=Bamboo; Gender=Men | Flat seams.
k415 | t=dress w=women c=green s=S,M,L x=maternity | Umstandskleid grün | Blauer Montag | 64.9 EUR | Muttertag | Kleider | Damen, Schwangerschaft | Farbe=grün; Größe=S,M,L; Geschlecht=Damen | Wächst mit.
k416 | t=dress w=women c=red s=36,38,40,42 m=silk | Robe longue en soie rouge | Belle Nuit | 189/240 EUR | Nouvel An | Robes | femme, soirée | couleur=rouge; taille=36,38,40,42; matière=soie; genre=femme | Fendue sur le côté.
k417 | t=shirt w=men c=white m=cotton s=38,39,40,41,42 | Men's Oxford Shirt White | Plain Jack | 55 GBP | Office Days | Shirts | men, office | Colour=White; Size=38,39,40,41,42; Material=Cotton; Gender=Men | Button-down collar.
k418 | t=rainset w=kids c=navy,blue s=92,98,104,110 a=2,3,4,5 | Regnställ barn marinblått | Lilla Fjun | 449 SEK | Skolstart | Regnkläder | barn, regn | färg=marinblå; storlek=92,98,104,110; ålder=2-5 år | Hängslen och huva.
k419 | t=jeans w=men c=blue m=denim s=30,32,34,36 | Vaqueros rectos azules | Puerto Norte | 49.9/65 EUR | Rebajas | Vaqueros | hombre | color=azul; talla=30,32,34,36; material=denim; género=hombre | Tiro medio.
k420 | t=cardigan w=women c=beige m=cashmere s=S,M,L | Cashmere Cardigan Oatmeal | Plain Jack | 145 GBP | Gifts for Her | Knitwear | women, winter | Colour=Beige; Size=S,M,L; Material=Cashmere; Gender=Women | Horn buttons.
k421 | t=hikingboots w=women c=brown m=leather s=37,38,39,40,41 x=waterproof | Wanderschuhe Damen braun wasserdicht | Gipfelwerk | 169 EUR | Active Summer | Wanderschuhe | Damen, Wandern | Farbe=braun; Größe=37,38,39,40,41; Material=Leder; Geschlecht=Damen | Griffige Sohle.
k422 | t=clogs w=women c=white m=leather,wood s=36,37,38,39,40 | Träskor dam vita | Saltö | 799 SEK | Midsommar | Träskor | dam, skor | färg=vit; storlek=36,37,38,39,40; material=läder; kön=dam | Handgjorda med alträsula.
k423 | t=balletflats w=women c=gold s=36,37,38,39 | Ballerines dorées | Belle Nuit | 59/75 EUR | Nouvel An | Ballerines | femme, chaussures | couleur=doré; taille=36,37,38,39; genre=femme | Petit nœud devant.
k424 | t=flipflops w=unisex c=yellow s=38,40,42,44 | Chanclas amarillas de playa | Río Claro | 12.5 EUR | Vacaciones de verano | Chanclas | playa, verano | color=amarillo; talla=38,40,42,44; género=unisex | Suela de espuma.
k425 | t=loafers w=men c=black m=leather s=41,42,43,44,45 | Leather Loafers Black | Plain Jack | 125/155 GBP | Office Days | Shoes | men, office | Colour=Black; Size=41,42,43,44,45; Material=Leather; Gender=Men | Stitched by hand.
k426 | t=winterboots w=kids c=purple s=26,28,30,32 a=3,4,5,6,7 | Kinder-Winterstiefel lila gefüttert | Bärchen | 49.9 EUR | Winterzauber | Stiefel | Kinder, Winter, Schuhe | Farbe=lila; Größe=26,28,30,32; Alter=3-7 Jahre | Mit Klettverschluss.
k427 | t=slippers w=men c=grey m=felt s=41,42,43,44,45 | Filzhausschuhe Herren grau | Blauer Montag | 39.9 EUR | Vatertag | Hausschuhe | Herren, Schuhe | Farbe=grau; Größe=41,42,43,44,45; Material=Filz; Geschlecht=Herren | Sohle aus Kork.
k428 | t=ankleboots w=women c=burgundy,red m=suede s=36,37,38,39 out | Suede Ankle Boots Burgundy | Plain Jack | 135 GBP | Gifts for Her | Shoes | women, autumn | Colour=Burgundy; Size=36,37,38,39; Material=Suede; Gender=Women | A low block heel.
`
