/**
 * A tenth shop, written blind to the code: a general store whose titles are a quarter each in Swedish, English, German
 * and French or Spanish; this is what is played, kept as a pet, grown, driven, filed and taken as a cure, more-goods.ts
 * has the rest. Rows as market/goods.ts.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
d101 | t=violin m=spruce,wood | Violine 4/4 aus Fichte mit Bogen und Koffer | Saitenhof | 249/299 EUR | Hausmusik | Violinen | Musik, Streicher | Material=Fichte; Größe=4/4; SKU=SH-V44 | Gestimmt und spielfertig.
d102 | t=trumpet m=brass,metal | Trumpet in B Flat Brass | Twelve Strings | 189 GBP | Never Without Music | Trumpets | music, brass | Material=Brass; Weight=1.1 kg | Comes with a mouthpiece and a case.
d103 | t=harmonica | Munspel i C-dur | Spelmannen | 299 SEK | Hausmusik | Munspel | musik, blues | tonart=C; längd=10 cm | Tio hål och stadigt hölje.
d104 | t=recorder w=kids m=maple,wood a=6,7,8,9,10 | Flûte à bec en érable pour débutants | Atelier des Sons | 24.9 EUR | Rentrée musicale | Flûtes | musique, école | matière=érable; âge=6-10 ans | Doigté baroque.
d105 | t=djembe m=mahogany,wood | Djembé 30 cm en acajou | Atelier des Sons | 119/149 EUR | Never Without Music | Percussions | musique, rythme | matière=acajou; diamètre=30 cm | Peau de chèvre tendue à la main.
d106 | t=accordion c=red | Acordeón rojo de 48 bajos | Casa Fandango | 549 EUR | Never Without Music | Acordeones | música, folk | color=rojo; peso=6 kg | Con correas acolchadas.
d107 | t=microphone c=black x=usb | USB Microphone for Podcasts Black | Loud & Clear | 79/99 USD | Never Without Music | Microphones | audio, streaming | Colour=Black; SKU=LC-MIC2 | With a shock mount and a pop shield.
d108 | t=metronome m=walnut,wood | Metronom aus Nussbaum | Saitenhof | 65 EUR | Hausmusik | Metronome | Musik, Üben | Material=Nussbaum; Höhe=22 cm | Zum Aufziehen, ganz ohne Batterie.
d109 | t=musicstand c=black | Notställ hopfällbart svart | Spelmannen | 249 SEK | Hausmusik | Notställ | musik, orkester | färg=svart; höjd=150 cm | Ryms i väskan.
d110 | t=amplifier | Guitar Amplifier 20 W | Twelve Strings | 129 GBP | Never Without Music | Amplifiers | music, guitar | Power=20 W; SKU=TS-AMP20 | Clean and overdriven sound.
d111 | t=record x=jazz | Vinyl LP: Blue Harbour Quartet Live | Twelve Strings | 24/30 GBP | Never Without Music | Records | jazz, vinyl | Format=LP; EAN=5012345900017 | Recorded in one night.
d112 | t=songbook | Visboken: 150 svenska visor med ackord | Spelmannen | 229 SEK | Hausmusik | Notböcker | musik, sång | sidor=240; ISBN=978-91-7000-123-4 | Ackord för gitarr och piano.
d121 | t=terrarium w=reptiles m=glass | Terrarium aus Glas 60 x 45 cm | Wüstenfuchs | 119 EUR | Unter Freunden | Terrarien | Reptilien, Tiere | Material=Glas; Breite=60 cm | Mit Schiebetüren.
d122 | t=catflap w=cats c=white | Cat Flap with Chip Reader White | Mews House | 69/85 GBP | Unter Freunden | Cat Flaps | cats, home | Colour=White; SKU=MH-CF10 | Lets in yours and nobody else's.
d123 | t=dogcoat w=dogs c=yellow s=S,M,L | Regntäcke för hund gult | Blöta Nosen | 349 SEK | Unter Freunden | Hundkläder | hund, regn | färg=gul; storlek=S,M,L | Reflexer längs ryggen.
d124 | t=rabbitfood w=rabbits | Granulés pour lapin nain 2 kg | Pas à Pattes | 8.9 EUR | Unter Freunden | Alimentation | lapin, rongeur | poids=2 kg | Au foin et à la carotte.
d125 | t=fishfood w=fish | Comida para peces de agua fría 250 ml | Mascotas Sol | 6.5 EUR | Unter Freunden | Peces | acuario, peces | volumen=250 ml | En escamas que flotan.
d126 | t=fleacollar w=dogs | Zeckenhalsband für Hunde 70 cm | Wüstenfuchs | 19.9/24.9 EUR | Unter Freunden | Zeckenschutz | Hunde, Pflege | Länge=70 cm | Schützt acht Monate lang.
d127 | t=petnailclippers w=dogs,cats | Klosax för hund och katt | Blöta Nosen | 129 SEK | Unter Freunden | Pälsvård | hund, katt, vård | material=rostfritt stål | Med skydd så att pulpan klarar sig.
d128 | t=horserug w=horses c=blue s=125,135,145 | Turnout Rug for Horses Blue | Mews House | 95 GBP | Unter Freunden | Horse Rugs | horses, riding | Colour=Blue; Size=125,135,145 | Breathable and quite rainproof.
d129 | t=chickenfeed w=chickens | Hönsfoder värpfoder 15 kg | Blöta Nosen | 219 SEK | Unter Freunden | Hönsfoder | höns, gård | vikt=15 kg | Med snäckskal för starka ägg.
d130 | t=litterscoop w=cats | Katzenstreuschaufel aus Metall | Wüstenfuchs | 9.9 EUR | Unter Freunden | Katzenpflege | Katzen | Material=Metall; Länge=32 cm | Siebt in einem Zug.
d141 | t=raisedbed m=larch,wood | Odlingslåda i lärk 120 x 80 cm | Grön & Skön | 899/1199 SEK | Vår i trädgården | Odlingslådor | odling, trädgård | material=lärk; längd=120 cm | Skruvas ihop på tio minuter.
d142 | t=chainsaw x=petrol | Petrol Chainsaw 40 cm | Holt & Hedge | 189 GBP | Back to the Garden | Chainsaws | garden, wood | Length=40 cm; SKU=HH-CS40 | Automatic chain oiling.
d143 | t=rake | Laubrechen verstellbar | Gartenzwerg | 17.9 EUR | Back to the Garden | Rechen | Garten, Herbst | Länge=160 cm | Zinken aus Federstahl.
d144 | t=spade m=ash,wood | Garden Spade Ash Handle | Holt & Hedge | 39 GBP | Back to the Garden | Spades | garden, digging | Material=Ash; Length=105 cm | Forged blade that stays sharp.
d145 | t=seeds x=lavender | Graines de lavande bio | Jardin des Lys | 3.5 EUR | Back to the Garden | Graines | jardin, bio | poids=1 g | À semer dès le mois d'avril.
d146 | t=firepit m=steel c=black | Feuerschale Stahl schwarz 60 cm | Gartenzwerg | 79.9/109 EUR | Back to the Garden | Feuerschalen | Garten, Feuer | Farbe=schwarz; Material=Stahl; Durchmesser=60 cm | Mit Funkenschutz.
d147 | t=beehive m=pine,wood | Colmena de madera de pino | Nada Más Miel | 89 EUR | Back to the Garden | Apicultura | abejas, jardín | material=pino | Para diez cuadros.
d148 | t=birdbath m=stone c=grey | Fågelbad i sten grått | Grön & Skön | 549 SEK | Vår i trädgården | Fågelbad | fåglar, trädgård | material=sten; färg=grå; diameter=40 cm | Tål frost.
d149 | t=gnome c=red | Gartenzwerg mit roter Mütze 35 cm | Gartenzwerg | 29 EUR | Unter Freunden | Gartendeko | Garten, Geschenk | Höhe=35 cm; Farbe=rot | Winkt, wenn niemand hinsieht.
d150 | t=swingseat c=beige w=family | Balancín de jardín beige de 3 plazas | Terraza Azul | 199/249 EUR | Terraza y sol | Balancines | jardín, terraza | color=beige; plazas=3 | Toldo regulable.
d151 | t=wheelbarrow c=green | Brouette verte 90 litres | Jardin des Lys | 74.9 EUR | Back to the Garden | Brouettes | jardin, chantier | couleur=vert; volume=90 l | Roue increvable.
d152 | t=fertiliser x=tomato,organic | Tomatnäring ekologisk 1 liter | Grön & Skön | 89 SEK | Vår i trädgården | Växtnäring | odling, tomat, ekologisk | volym=1 l | En kapsyl i tio liter vatten.
d161 | t=wiperblades | Wiper Blades 600 mm Pair | Red Fox Motors | 22 GBP | Back on the Road | Wipers | car, rain | Length=600 mm; Part number=RF-WB600 | Click on in a minute.
d162 | t=brakepads x=car | Bremsbeläge vorne Satz | Rad und Tat | 44.9/59.9 EUR | Back on the Road | Bremsen | Auto, Ersatzteile | Artikelnummer=RT-BB-1042; Teile=4 | Mit Verschleißanzeige.
d163 | t=sparkplugs | Tändstift 4-pack | Vägkant | 279 SEK | Back on the Road | Tändstift | bil, motor | antal=4; artikelnummer=VK-TS04 | Iridium.
d164 | t=roofbox c=black | Takbox 420 liter svart | Vägkant | 3995/4995 SEK | Back on the Road | Takboxar | bil, resa | färg=svart; volym=420 l | Öppnas från båda sidor.
d165 | t=jumpleads | Pinces de démarrage 3 m | Garage Sans Souci | 26 EUR | Back on the Road | Dépannage | voiture, batterie | longueur=3 m | Pour moteurs essence et diesel.
d166 | t=snowchains | Cadenas de nieve talla 90 | Rueda Libre | 54 EUR | Back on the Road | Invierno | coche, nieve | talla=90; material=acero | Se montan sin mover el coche.
d167 | t=carbattery | Autobatterie 12 V 70 Ah | Rad und Tat | 98 EUR | Back on the Road | Batterien | Auto | Spannung=12 V; EAN=4056789012345 | Springt auch bei Frost an.
d168 | t=motorcyclehelmet c=white s=S,M,L,XL | Motorcycle Helmet Full Face White | Red Fox Motors | 159/199 GBP | Back on the Road | Motorcycle Helmets | motorcycle, safety | Colour=White; Size=S,M,L,XL | Visor that never mists.
d169 | t=bikechain | Chaîne de vélo 11 vitesses | Roue Jolie | 27.9 EUR | À vélo | Chaînes | vélo, pièces | vitesses=11; référence=RJ-CH11 | Traitée contre la rouille.
d170 | t=biketyre | Cykeldäck 28 tum punkteringsskyddat | Vägkant | 329 SEK | À vélo | Cykeldäck | cykel, reservdelar | storlek=28 tum; artikelnummer=VK-CD28 | Reflexrand på sidan.
d171 | t=innertube | Inner Tube 26 Inch | Spoke & Word | 6 GBP | À vélo | Inner Tubes | bike, spares | Size=26 in; SKU=SW-IT26 | Car type valve.
d172 | t=panniers c=blue x=waterproof | Fahrradtaschen blau wasserdicht, Paar | Rad und Tat | 89/115 EUR | À vélo | Fahrradtaschen | Fahrrad, Reise | Farbe=blau; Volumen=40 l | Rollverschluss.
d173 | t=biketrailer w=kids c=orange | Cykelvagn för två barn orange | Vägkant | 2995 SEK | À vélo | Cykelvagnar | cykel, barn | färg=orange; vikt=13 kg | Regnskydd följer med.
d174 | t=motorcyclegloves m=leather c=black s=8,9,10 | Guantes de moto de cuero negro | Rueda Libre | 49.9 EUR | Back on the Road | Guantes | moto, seguridad | color=negro; material=cuero; talla=8,9,10 | Nudillos reforzados.
d181 | t=shredder | Paper Shredder 8 Sheets | Clerk & Daughter | 59/75 GBP | Desk Job | Shredders | office, paper | Volume=15 l; SKU=CD-SH8 | Cuts crosswise into confetti.
d182 | t=whiteboard c=white | Whiteboard 90 x 60 cm magnetisch | Büro Anders | 39.9 EUR | Desk Job | Whiteboards | Büro, Schule | Breite=90 cm; Farbe=weiß | Ein Stift und zwei Magnete liegen bei.
d183 | t=holepunch c=black | Hålslag svart 25 ark | Pärm & Penna | 149 SEK | Desk Job | Hålslag | kontor, papper | färg=svart | Fyra hål åt gången.
d184 | t=envelopes c=white | Enveloppes blanches C5, lot de 50 | Papeterie Plume | 6.9 EUR | Desk Job | Enveloppes | bureau, courrier | couleur=blanc; pièces=50 | Fermeture autocollante.
d185 | t=labelprinter x=wireless | Label Printer Wireless | Clerk & Daughter | 49 GBP | Desk Job | Label Printers | office, labels | SKU=CD-LP1 | Prints from the phone.
d186 | t=laminator | Laminiergerät A4 | Büro Anders | 29.9/35 EUR | Desk Job | Laminiergeräte | Büro, Schule | Leistung=300 W | In drei Minuten heiß.
d187 | t=ink c=blue | Encre bleue pour stylo plume 50 ml | Papeterie Plume | 11.5 EUR | Desk Job | Encres | écriture, bureau | couleur=bleu; volume=50 ml | Sèche vite.
d188 | t=footrest | Reposapiés ergonómico regulable | Oficina Clara | 34 EUR | Desk Job | Ergonomía | oficina, salud | altura=12 cm; color=gris | Alivia las piernas.
d189 | t=lettertray | Brevkorg i trådmetall | Pärm & Penna | 119 SEK | Desk Job | Brevkorgar | kontor, ordning | material=metall | Staplas på höjden.
d190 | t=highlighters x=6colours | Textmarker 6 Farben | Büro Anders | 7.5 EUR | Desk Job | Textmarker | Büro, Schule | Teile=6 | Trocknen nicht aus.
d201 | t=thermometer w=baby,family | Fieberthermometer kontaktlos | Apotheke am Markt | 24.9/32.9 EUR | Hausapotheke | Thermometer | Gesundheit, Familie | PZN=12345678 | Misst in einer Sekunde.
d202 | t=bloodpressuremonitor | Blodtrycksmätare för överarm | Kuren | 495 SEK | Hausapotheke | Blodtrycksmätare | hälsa, hjärta | manschett=22-42 cm | Minne för två personer.
d203 | t=nasalspray | Nasal Spray Sea Water 30 ml | Dr Willow | 6.5 GBP | Cold Season | Cold & Flu | cold, allergy | Volume=30 ml | Preservative free.
d204 | t=coughsyrup w=kids a=2,3,4,5,6,7,8 | Sirop contre la toux enfant 150 ml | Pharmacie du Pont | 7.9 EUR | Cold Season | Toux | rhume, enfant | volume=150 ml; âge=dès 2 ans | Au miel et au thym.
d205 | t=earplugs | Öronproppar skum 20 par | Kuren | 79 SEK | Sov gott | Öronproppar | sömn, buller | antal=40 | Dämpar 37 dB.
d206 | t=kneebrace c=black s=S,M,L | Knee Support Brace Black | Dr Willow | 19 GBP | Hausapotheke | Supports | sport, knee | Colour=Black; Size=S,M,L | Holds firmly without pinching.
d207 | t=lenssolution | Líquido para lentillas 360 ml | Farmacia Verde | 8.5 EUR | Hausapotheke | Lentillas | ojos | volumen=360 ml | Con estuche.
d208 | t=readingglasses c=brown w=unisex | Lesebrille braun +2,0 | Apotheke am Markt | 17.5 EUR | Hausapotheke | Lesebrillen | Augen, Lesen | Farbe=braun; Stärke=+2,0 | Mit Etui.
d209 | t=liceshampoo w=kids | Champú antipiojos 125 ml | Farmacia Verde | 14.9/18.9 EUR | Vuelta a clase | Antipiojos | niños, pelo | volumen=125 ml | Con lendrera metálica.
d210 | t=magnesium x=vegan | Magnesium Citrate 120 Tablets Vegan | Dr Willow | 12 GBP | Hausapotheke | Supplements | vegan, muscles | Tablets=120 | Two a day with water.
d211 | t=heatpad c=grey | Heizkissen grau 40 x 30 cm | Apotheke am Markt | 34.9 EUR | Cold Season | Heizkissen | Wärme, Rücken | Farbe=grau; Leistung=100 W | Schaltet sich selbst aus.
d212 | t=firstaidkit | Första hjälpen-väska 90 delar | Kuren | 299/399 SEK | Hausapotheke | Första hjälpen | hälsa, resa, bil | delar=90; färg=röd | Följer standarden.
d213 | t=lozenges x=sugarfree | Pastilles pour la gorge sans sucre | Pharmacie du Pont | 4.9 EUR | Cold Season | Gorge | rhume, voix | pièces=24 | Goût citron.
`
