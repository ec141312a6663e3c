/**
 * A fourteenth shop, a mixed marketplace of three hundred things: what is worn, what is plugged in, what stands in kitchen
 * and living room; more-goods.ts and later-goods.ts have the rest. Rows as tienda/goods.ts.
 */
export const GOODS = `
y101 | t=dress w=women c=green m=linen s=36,38,40,42 x=summer | Leinenkleid Salbei mit Knopfleiste | Hofmann Mode | 79.9/99.9 EUR | Last Chance | Kleider | Sommer, luftig | Farbe=salbeigrün; Größe=36,38,40,42; Material=Leinen | Wadenlang, mit Seitentaschen.
y102 | t=dress w=women c=blue s=S,M,L x=maxi | Robe longue bleu nuit dos nu | L'Atelier Bleu | 129 EUR | Rentrée | Robes | soirée, mariage | couleur=bleu nuit; taille=S,M,L; matière=viscose | Pour les invitées qui dansent.
y103 | t=dress w=kids c=yellow a=3,4,5 | Sommarklänning barn gul med citroner | Ekdahl | 249 SEK | Sommarlov | Barnkläder > Klänningar | sommar, citron | färg=gul; storlek=98/104/110; ålder=3-5 år | Snurrar fint.
y104 | t=blouse w=women c=pink m=silk s=34,36,38 | Seidenbluse altrosa mit Schleife | Hofmann Mode | 119 EUR | New In | Blusen | Büro, elegant | Farbe=altrosa; Größe=34,36,38; Material=100 % Seide | Handwäsche.
y105 | t=shirt w=men c=white m=cotton s=39,40,41,42 | Non-Iron Oxford Shirt White | Fern & Fable | 49 GBP | New In | Shirts | office, smart | Colour=White; Collar=39,40,41,42; Fit=Slim | Stays crisp until the last meeting.
y106 | t=shirt w=men c=blue m=denim s=M,L,XL | Camisa vaquera azul hombre | Rosa Montes | 44.9 EUR | Día del Padre | Camisas | vaquero, casual | color=azul; talla=M,L,XL; material=algodón | Cierre de corchetes.
y107 | t=tshirt w=men c=black m=cotton s=S,M,L,XL,XXL | BASIC TEE 3-PACK BLACK | Fern & Fable | 29/35 GBP | Last Chance | T-Shirts | basics, multipack | variants=[{"sku":"FF-T3-S","size":"S"},{"sku":"FF-T3-M","size":"M"},{"sku":"FF-T3-XXL","size":"XXL"}]; Colour=Black; Size=S,M,L,XL,XXL | Three tees, one price.
y108 | t=tshirt w=women c=white m=cotton s=XS,S,M,L | Camiseta blanca manga corta algodón orgánico | Rosa Montes | 15.9 EUR | New In | Camisetas | básico | color=blanco; talla=XS,S,M,L; material=algodón orgánico | Suave y transpirable.
y109 | t=tshirt w=kids c=red a=6,7,8 | Kinder-T-Shirt Feuerwehr rot | Kleine Welt | 12.9 EUR | Back to School | Kindermode | Feuerwehr, Baumwolle | Farbe=rot; Alter=6-8 Jahre | Mit Drehleiter auf der Brust.
y110 | t=sweater w=men c=navy m=wool s=M,L,XL | Marinblå stickad tröja i merinoull | Ekdahl | 999/1299 SEK | Vintermys | Tröjor | ull, merino | färg=marinblå; storlek=M,L,XL; material=merinoull | Klassisk rundhals.
y111 | t=sweater w=women c=grey m=cashmere s=S,M,L | Pull col V cachemire gris chiné | L'Atelier Bleu | 159 EUR | Rentrée | Pulls | hiver, doux | couleur=gris; taille=S,M,L; matière=cachemire | Deux fils, tout doux.
y112 | t=sweater w=men,women c=green,red s=S,M,L,XL x=christmas | Ugly Christmas Jumper with Lights | Jolly Sock | 34.9 GBP | Christmas Corner | Jumpers | xmas, funny, party | Colour=Green/Red; Size=S,M,L,XL | Press the nose and it glows.
y113 | t=jeans w=men c=blue s=30,32,34,36 | Straight Leg Jeans Stonewash | Fern & Fable | 65 GBP | New In | Jeans | denim | Colour=Mid blue; Waist=30,32,34,36 | Rigid denim, no stretch.
y114 | t=jeans w=women c=black s=36,38,40,42 x=stretch | Svarta stretchjeans dam hög midja | Ekdahl | 599 SEK | Sommarlov | Jeans | denim, stretch | färg=svart; storlek=36,38,40,42 | Sitter kvar hela dagen.
y115 | t=trousers w=men c=grey m=wool s=48,50,52,54 | Anzughose grau Schurwolle | Hofmann Mode | 89.9 EUR | New In | Hosen | Büro, Anzug | Farbe=grau; Größe=48,50,52,54; Material=Schurwolle | Knitterarm.
y116 | t=trousers w=women c=beige m=linen s=S,M,L | Pantalón ancho de lino beige | Rosa Montes | 45.9/59.9 EUR | Last Chance | Pantalones | verano, lino | color=beige; talla=S,M,L; material=lino | Cintura elástica.
y117 | t=skirt w=women c=black m=leather s=36,38,40 | Jupe en cuir noir mi-longue | L'Atelier Bleu | 189/239 EUR | Last Chance | Jupes | cuir, automne | couleur=noir; taille=36,38,40; matière=cuir d'agneau | Fendue sur le côté.
y118 | t=skirt w=women c=red s=XS,S,M x=pleated | Falda plisada roja | Rosa Montes | 35.9 EUR | New In | Faldas | fiesta | color=rojo; talla=XS,S,M | Con forro.
y119 | t=coat w=women c=camel,beige m=wool s=36,38,40 | Wollmantel camel oversized | Hofmann Mode | 229/299 EUR | Last Chance | Mäntel | Winter, Wolle | Farbe=camel; Größe=36,38,40; Material=70 % Wolle | Mit Bindegürtel.
y120 | t=raincoat w=women,men c=yellow s=S,M,L,XL x=waterproof | Regnrock gul unisex | Hav & Hamn | 899 SEK | Sommarlov | Regnkläder | regn, vattentät | färg=gul; storlek=S,M,L,XL | Svetsade sömmar, reflex i ryggen.
y121 | t=raintrousers w=kids c=navy a=2,3,4 x=waterproof | Kinder Regenlatzhose marine gefüttert | Kleine Welt | 34.9 EUR | Back to School | Regenkleidung | Matsch, Kita | Farbe=marine; Alter=2-4 Jahre; Größe=92,98,104 | Für jede Pfütze.
y122 | t=puffer,jacket w=men c=black m=down s=M,L,XL x=hood | Down Puffer Jacket Hooded Black | Steinbock | 189 EUR | Outdoor Days | Jackets | winter, warm | Color=Black; Size=M,L,XL; Fill=Duck down 700 | Packs down to a loaf of bread.
y123 | t=jacket w=women c=black m=fauxleather s=S,M,L x=vegan | Perfecto femme simili cuir noir | L'Atelier Bleu | 79 EUR | Rentrée | Blousons | vegan, rock | couleur=noir; taille=S,M,L; matière=similicuir | Aucun animal n'a été blessé.
y124 | t=blazer w=men c=navy m=wool s=48,50,52 | Sakko dunkelblau Slim Fit | Hofmann Mode | 149 EUR | New In | Sakkos | Business, Hochzeit | Farbe=dunkelblau; Größe=48,50,52; Material=Wolle | Zwei Knöpfe, zwei Schlitze.
y125 | t=bra w=women c=beige s=75B,80B,80C,85C x=wireless | Bügelloser BH hautfarben | Hofmann Mode | 29.9 EUR | New In | BHs | bequem, ohne Bügel | Farbe=nude; Größe=75B,80B,80C,85C | Unsichtbar unter dem T-Shirt.
y126 | t=pants,underwear w=men c=black m=bamboo s=M,L,XL | Bambukalsonger 5-pack svarta | Ekdahl | 399 SEK | Fars dag | Underkläder | bambu, mjuka | färg=svart; storlek=M,L,XL; material=bambu | Kliar aldrig.
y127 | t=socks w=men,women c=grey m=wool s=36-39,40-43,44-47 | Raggsockor grå ull 2 par | Nordanvik | 149 SEK | Vintermys | Strumpor | ull, stuga | färg=grå; material=ull | Som mormor stickade dem.
y128 | t=socks w=men c=mixed x=funny | Sushi Socks Gift Box | Jolly Sock | 19.9 GBP | Christmas Corner | Socks | funny, gift, novelty | Size=One size | Rolled up like a maki.
y129 | t=tights w=women c=black s=S,M,L | Collants opaques noirs 60 deniers | L'Atelier Bleu | 12.9 EUR | Rentrée | Collants | hiver | couleur=noir; taille=S,M,L | Ne filent pas.
y130 | t=pyjamas w=women c=blue m=satin s=S,M,L | Satin Pyjama Set Powder Blue | Fern & Fable | 42/60 GBP | Last Chance | Nightwear | bedtime, gift | Colour=Light blue; Size=S,M,L | With piping and a chest pocket.
y131 | t=pyjamas w=kids c=white,green a=1,2,3 m=cotton | Pijama bebé dinosaurios algodón | Casa Mirlo | 18.9 EUR | New In | Pijamas | dinosaurio, bebé | color=verde/blanco; edad=12-36 meses | Con pies antideslizantes.
y132 | t=swimsuit w=women c=black s=38,40,42,44 | Badeanzug schwarz figurformend | Mar Azul | 54.9 EUR | Verano en el agua | Bademode | Schwimmen, Urlaub | Farbe=schwarz; Größe=38,40,42,44 | Chlorresistent.
y133 | t=swimshorts w=men c=orange s=S,M,L,XL | Bañador hombre naranja secado rápido | Mar Azul | 27.9/39.9 EUR | Verano en el agua | Bañadores | playa | color=naranja; talla=S,M,L,XL | Con bolsillo de red.
y134 | t=sneakers w=women c=white m=leather s=37,38,39,40 | White Leather Sneakers Women | Stride | 95 USD | New In | Sneakers | everyday | Color=White; Size=37,38,39,40; Upper=Leather | Goes with everything.
y135 | t=sneakers w=men c=grey m=recycled s=41,42,43,44,45 x=vegan | Vegane Sneaker grau aus recyceltem Material | Stride | 89/110 EUR | Last Chance | Schuhe > Sneaker | vegan, nachhaltig | Farbe=grau; Größe=41,42,43,44,45 | Sohle aus Altreifen.
y136 | t=runningshoes w=women c=pink s=36,37,38,39 | Chaussures de running femme rose CloudPace 3 | Stride | 119 EUR | Rentrée | Chaussures de sport | course, trail léger | couleur=rose; pointure=36,37,38,39 | Amorti moelleux.
y137 | t=hikingboots w=men,women c=brown m=leather s=40,41,42,43,44 x=waterproof | Vandringskängor vattentäta bruna | Nordanvik | 1499/1899 SEK | Fjällvecka | Kängor | vandring, fjäll | färg=brun; storlek=40,41,42,43,44; material=läder | Stadiga på sten.
y138 | t=boots w=women c=black m=leather s=37,38,39 | Chelsea Boots Damen Leder schwarz | Hofmann Mode | 109 EUR | New In | Stiefeletten | Herbst | Farbe=schwarz; Größe=37,38,39; Material=Leder | Weicher Einstieg.
y139 | t=rainboots w=kids c=red a=2,3,4,5 s=22,23,24,25 | Bottes de pluie enfant rouges coccinelle | Pomme d'Api | 22.9 EUR | Rentrée | Bottes | pluie, école | couleur=rouge; pointure=22,23,24,25 | Se glissent toutes seules.
y140 | t=sandals w=women c=gold m=leather s=37,38,39,40 | Sandalias planas doradas de piel | Rosa Montes | 49.9 EUR | Verano en el agua | Sandalias | verano, boda | color=dorado; talla=37,38,39,40; material=piel | Hechas a mano en Menorca.
y141 | t=slippers w=men c=grey m=felt s=41,42,43,44,45 | Filzpantoffeln Herren grau | Grüner & Sohn | 39.9 EUR | Weihnachtszauber | Hausschuhe | Filz, warm | Farbe=grau; Größe=41,42,43,44,45 | Mit Kautschuksohle.
y142 | t=heels w=women c=red s=36,37,38 | Zapatos de tacón rojos charol | Rosa Montes | 69.9 EUR | New In | Zapatos | fiesta, tacón | color=rojo; talla=36,37,38 | Tacón de 8 cm.
y143 | t=handbag w=women c=brown m=leather | Sac à main cuir cognac | L'Atelier Bleu | 149/199 EUR | Last Chance | Sacs | cuir, bureau | couleur=cognac; matière=cuir pleine fleur | Se patine avec le temps.
y144 | t=backpack c=black x=laptop | Laptop Backpack 15.6" Black with USB Port | Volta | 59 USD | Back to School | Backpacks | commute, school | Color=Black; Volume=22 L | Water bottle pockets on both sides.
y145 | t=schoolbag w=kids c=pink,purple a=6,7,8 | Schulranzen Einhorn Set 5-teilig | Kleine Welt | 179/219 EUR | Back to School | Schulranzen | Einschulung, Einhorn | Farbe=rosa/lila; Gewicht=1,1 kg | Mit Turnbeutel und Mäppchen.
y146 | t=suitcase c=blue x=cabin | Maleta de cabina azul 40 L rígida | Casa Mirlo | 64.9 EUR | Verano en el agua | Maletas | viaje, avión | color=azul; medidas=55x40x20 cm | Ruedas giratorias.
y147 | t=wallet w=men c=black m=leather x=rfid | Geldbörse Herren Leder RFID-Schutz schwarz | Grüner & Sohn | 39.9 EUR | Weihnachtszauber | Geldbörsen | Geschenk | Farbe=schwarz; Material=Rindsleder | Zwölf Karten und Kleingeld.
y148 | t=belt w=men c=brown m=leather s=85,95,105 | Cinturón de piel marrón hombre | Rosa Montes | 29.9 EUR | Día del Padre | Cinturones | piel | color=marrón; talla=85,95,105; material=piel | Hebilla de latón.
y149 | t=scarf w=women c=red m=wool | Halsduk röd rutig ull | Ekdahl | 349/499 SEK | Vintermys | Halsdukar | ull, rutig | färg=röd; material=ull | Stor nog att gömma sig i.
y150 | t=hat,beanie w=kids c=blue m=wool a=4,5,6,7,8 | Kindermütze blau mit Bommel Merino | Kleine Welt | 19.9 EUR | Weihnachtszauber | Mützen | Winter, Merino | Farbe=blau; Alter=4-8 Jahre; Material=Merinowolle | Kratzt nicht.
y151 | t=gloves w=women c=black m=leather s=S,M,L x=touchscreen | Touchscreen Leather Gloves Black | Fern & Fable | 45 GBP | Christmas Corner | Gloves | winter, gift | Colour=Black; Size=S,M,L; Lining=Fleece | Text without freezing.
y152 | t=sunglasses w=men,women c=brown x=polarised | Gafas de sol polarizadas carey | Mar Azul | 34.9 EUR | Verano en el agua | Gafas | sol, playa | color=carey; filtro=UV400 | Ligeras como una pluma.
y153 | t=umbrella c=black x=windproof | Parapluie pliant noir anti-tempête | Soleil & Fils | 27.9 EUR | Rentrée | Parapluies | pluie, compact | couleur=noir; diamètre=100 cm | Résiste à 100 km/h.
y154 | t=necklace w=women c=gold m=silver | Halskette vergoldet mit Mondstein | Goldfink | 59 EUR | Weihnachtszauber | Ketten | Schmuck, Geschenk | Farbe=gold; Länge=45 cm; Material=Sterlingsilber vergoldet | In einer Samtschachtel.
y155 | t=earrings w=women c=silver m=silver | Örhängen silver små ringar | Goldfink | 279 SEK | New In | Örhängen | smycken | färg=silver; material=äkta silver 925 | Nickelfria.
y156 | t=ring w=women c=gold m=gold s=52,54,56 | Bague de fiançailles or 18 carats saphir | Goldfink | 690 EUR | New In | Bagues | fiançailles, mariage | matière=or 750; taille=52,54,56; pierre=saphir | Livrée dans son écrin.
y157 | t=watch w=men c=black m=steel x=diver | Dykarklocka herr svart 200 m | Hav & Hamn | 2495 SEK | Fars dag | Klockor | dykning, stål | färg=svart; material=stål | Safirglas.
y158 | t=watch w=kids c=blue a=5,6,7,8 | Kids Learn-the-Time Watch Blue | Tick & Tock | 18 GBP | Back to School | Watches | learning, school | Colour=Blue; Age=5-8 years | Minutes on one hand, hours on the other.
y159 | t=tie w=men c=blue m=silk | Krawatte Seide blau gestreift | Hofmann Mode | 34.9 EUR | New In | Krawatten | Büro, Hochzeit | Farbe=blau; Material=Seide; Breite=7 cm | In Como gewebt.
y160 | t=costume w=kids c=black a=6,7,8,9 x=halloween | Déguisement pirate enfant 6-9 ans | Pomme d'Api | 29.9 EUR | Carnaval | Déguisements | carnaval, anniversaire | couleur=noir; âge=6-9 ans | Avec bandeau et sabre en mousse.
y201 | t=phone c=black x=dualsim | Pixelhaus P8 Smartphone 256 GB Schwarz | Pixelhaus | 549/649 EUR | Technikwoche | Smartphones | 5G, Dual SIM | Farbe=schwarz; Speicher=256 GB; EAN=4006381333931 | Zwei Tage Akku.
y202 | t=phone c=grey x=senior | Seniorentelefon mit großen Tasten und Notrufknopf | Dr. Lindner | 69.9 EUR | Kleine Helfer | Handys | Senioren, SOS | Farbe=grau | Laut und deutlich.
y203 | t=phonecase c=clear | Clear Case for Pixelhaus P8 | Pixelhaus | 19 USD | Technikwoche | Phone Cases | protection | Material=TPU; Fits=Pixelhaus P8; SKU=PH-CC-P8 | Will not yellow.
y204 | t=charger c=white x=usbc | Snabbladdare USB-C 65 W | Volta | 399 SEK | Technikwoche | Laddare | laddning, resa | effekt=65 W; färg=vit; artnr=VO-65C | Tre portar.
y205 | t=powerbank c=black | Power Bank 20 000 mAh | Volta | 45 USD | Outdoor Days | Power Banks | travel, charging | Capacity=20000 mAh; Color=Black; SKU=VO-PB20 | Charges a phone four times.
y206 | t=cable x=usbc | Cargador no incluido: cable USB-C 2 m trenzado | Volta | 9.9 EUR | Technikwoche | Cables | carga | longitud=2 m | No se enreda.
y207 | t=headphones c=black x=noisecancelling,wireless | Over-Ear Kopfhörer Bluetooth mit Geräuschunterdrückung | Klangraum | 199/249 EUR | Technikwoche | Kopfhörer | Bluetooth, Reisen | Farbe=schwarz; Modell=KR-900NC | Vierzig Stunden Akku.
y208 | t=earbuds c=white x=wireless | Trådlösa hörlurar in-ear vita | Klangraum | 799 SEK | Technikwoche | Hörlurar | bluetooth, träning | färg=vit; modell=KR-20W | Laddfodral ingår.
y209 | t=headphones w=kids c=pink a=3,4,5,6,7 | Casque audio enfant rose volume limité | Pomme d'Api | 29.9 EUR | Back to School | Casques | enfant, voyage | couleur=rose; âge=3-7 ans | 85 dB maximum.
y210 | t=speaker c=blue x=waterproof,wireless | Altavoz bluetooth resistente al agua azul | Volta | 49.9/69.9 EUR | Verano en el agua | Altavoces | playa, piscina | color=azul; batería=12 h | Flota en la piscina.
y211 | t=recordplayer c=brown m=wood | Plattenspieler mit Riemenantrieb Walnuss | Klangraum | 279 EUR | Weihnachtszauber | Plattenspieler | Vinyl, HiFi | Farbe=Nussbaum; Modell=KR-LP1 | Mit Tonabnehmer.
y212 | t=radio c=red x=dab | DAB+ Kitchen Radio Retro Red | Klangraum | 89 GBP | New In | Radios | kitchen, retro | Colour=Red | Two alarms and a real knob.
y213 | t=laptop c=silver | Ordinateur portable 14 pouces 16 Go 512 Go | Pixelhaus | 899/999 EUR | Rentrée | Ordinateurs | études, bureau | couleur=argent; mémoire=16 Go; SSD=512 Go; réf=PH-N14 | 1,3 kg seulement.
y214 | t=laptop c=black x=gaming | Gaming Laptop 17" RTX 144 Hz | Pixelhaus | 1599 EUR | Technikwoche | Laptops | gaming | Color=Black; RAM=32 GB; SKU=PH-G17 | Keyboard glows in any colour you like.
y215 | t=tablet c=grey | Surfplatta 11 tum 128 GB grå | Pixelhaus | 3490 SEK | Back to School | Surfplattor | skola, film | färg=grå; lagring=128 GB | Penna ingår.
y216 | t=keyboard c=white x=mechanical,wireless | Mechanische Tastatur weiß QWERTZ kabellos | Pixelhaus | 99 EUR | Technikwoche | Tastaturen | Büro, Gaming | Farbe=weiß; Layout=QWERTZ | Leise rote Schalter.
y217 | t=mouse c=black x=ergonomic,wireless | Ratón inalámbrico vertical ergonómico | Volta | 29.9 EUR | Technikwoche | Ratones | oficina, muñeca | color=negro | Alivia la muñeca.
y218 | t=monitor c=black | 27" 4K Monitor USB-C | Pixelhaus | 329/399 USD | Technikwoche | Monitors | office, home office | Size=27 inch; SKU=PH-M27 | One cable for all.
y219 | t=printer c=white x=wifi | Imprimante multifonction wifi recto-verso | Pixelhaus | 119 EUR | Rentrée | Imprimantes | bureau, scanner | couleur=blanc | Photocopie et numérise.
y220 | t=webcam | Webbkamera Full HD med lucka | Volta | 499 SEK | Technikwoche | Webbkameror | hemmakontor, möten | upplösning=1080p | Luckan stänger nyfikna ute.
y221 | t=tv c=black | Smart TV 55 Zoll 4K OLED | Klangraum | 1099/1399 EUR | Last Chance | Fernseher | Film, Streaming | Größe=55 Zoll; Modell=KR-O55 | Schwarz ist hier wirklich schwarz.
y222 | t=projector c=white | Mini Beamer Full HD mit WLAN | Pixelhaus | 189 EUR | Technikwoche | Beamer | Heimkino, Film | Farbe=weiß | Kino an der Schlafzimmerdecke.
y223 | t=console w=kids a=7,8,9,10,11,12 | Consola retro portátil 500 juegos | Casa Mirlo | 39.9 EUR | New In | Consolas | videojuegos, retro | edad=+7 | Sin internet ni publicidad.
y224 | t=camera c=black x=instant | Instant Camera with Built-in Printer | Tick & Tock | 79 USD | Christmas Corner | Cameras | party, photo, gift | Color=Black | Prints in a minute.
y225 | t=smartwatch w=women c=rosegold,gold | Montre connectée femme or rose | Volta | 149/189 EUR | Rentrée | Montres connectées | santé, sport | couleur=or rose | Suivi du sommeil et du cycle.
y226 | t=fitnesstracker c=black | Aktivitetsarmband svart pulsmätare | Volta | 599 SEK | Nystart | Träningsklockor | träning, puls | färg=svart | Vattentätt ner till 50 m.
y227 | t=ereader c=black | E-Reader 7" mit warmem Licht | Pixelhaus | 169 EUR | Weihnachtszauber | E-Reader | Lesen, Urlaub | Farbe=schwarz; Speicher=32 GB | Wochenlang ohne Steckdose.
y228 | t=doorbell c=black x=camera | Sonnette vidéo sans fil | Volta | 99 EUR | Kleine Helfer | Maison connectée | sécurité, porte | couleur=noir | Voyez qui sonne, même au bureau.
y229 | t=camera x=security,outdoor | Overvakningskamera utomhus med solpanel | Volta | 1299 SEK | Kleine Helfer | Övervakningskameror | säkerhet, villa | upplösning=2K | Mörkerseende och rörelselarm.
y230 | t=smartplug c=white | Smart Plug 4-Pack | Volta | 35/50 USD | Last Chance | Smart Home | energy, app | Pack=4 | Switch lamps off from bed.
y301 | t=kettle c=white | Hervidor de agua blanco 1,7 L | Casa Mirlo | 29.9 EUR | Für Zuhause | Hervidores | té, desayuno | color=blanco; capacidad=1,7 L | Apagado automático.
y302 | t=kettle c=green x=retro | Wasserkocher retro mintgrün | Kraftwerk Küche | 79/99 EUR | Last Chance | Wasserkocher | Tee, Küche | Farbe=mintgrün; Volumen=1,5 l | Mit Temperaturanzeige.
y303 | t=toaster c=silver m=steel | Toaster 4 Scheiben Edelstahl | Kraftwerk Küche | 59.9 EUR | Für Zuhause | Toaster | Frühstück | Farbe=silber; Material=Edelstahl; Modell=KK-T4 | Brötchenaufsatz inklusive.
y304 | t=coffeemachine c=black x=beans | Kaffeevollautomat mit Milchsystem | Kraftwerk Küche | 499/599 EUR | Weihnachtszauber | Kaffeemaschinen | Kaffee, Espresso, Cappuccino | Farbe=schwarz; Modell=KK-C700 | Mahlt frisch auf Knopfdruck.
y305 | t=coffeemachine c=red x=capsule | Machine à capsules rouge | Soleil & Fils | 89 EUR | Rentrée | Machines à café | café, expresso | couleur=rouge | Prête en 25 secondes.
y306 | t=frenchpress m=steel | Presskanna i stål 1 liter | Nordanvik | 449 SEK | Vintermys | Kaffebryggning | kaffe, stuga | material=rostfritt stål; volym=1 l | Håller värmen i två timmar.
y307 | t=blender c=black x=smoothie | Smoothie Blender to Go 600 ml | Kraftwerk Küche | 39 USD | Nystart | Blenders | smoothie, fitness | Color=Black; Volume=600 ml | Blend, cap, run.
y308 | t=standmixer c=cream,beige | Robot pâtissier crème 5 L | Soleil & Fils | 249/329 EUR | Last Chance | Robots de cuisine | pâtisserie, pain | couleur=crème; puissance=1000 W | Fouet, crochet et batteur.
y309 | t=airfryer c=black | Freidora de aire 5,5 litros | Casa Mirlo | 89.9 EUR | New In | Freidoras | cocina sana | color=negro; capacidad=5,5 L | Patatas crujientes casi sin aceite.
y310 | t=fryingpan m=iron x=28cm | Stekpanna gjutjärn 28 cm | Nordanvik | 599 SEK | Vintermys | Stekpannor | gjutjärn, matlagning | material=gjutjärn; diameter=28 cm | Går i ugn och på eld.
y311 | t=fryingpan m=aluminium x=nonstick,24cm | Non-Stick Frying Pan 24 cm | Oxbow Supply | 24/32 GBP | Last Chance | Pans | induction, eggs | Material=Aluminium; Diameter=24 cm | Nothing sticks, nothing weighs.
y312 | t=pot m=steel | Kochtopf-Set Edelstahl 4-teilig | Kraftwerk Küche | 119 EUR | Für Zuhause | Töpfe | Induktion, Kochen | Material=Edelstahl; SKU=KK-POT4 | Mit Glasdeckeln.
y313 | t=knife m=steel x=bread | Brotmesser 22 cm Wellenschliff | Grüner & Sohn | 49.9 EUR | Für Zuhause | Küchenmesser | Brot, Küche | Material=Damaststahl; Länge=22 cm | Schneidet auch harte Krusten.
y314 | t=knife m=ceramic w=men,women x=chef | Couteau de chef en céramique 18 cm | Soleil & Fils | 39.9 EUR | Rentrée | Couteaux | cuisine | matière=céramique; longueur=18 cm | Ne rouille jamais.
y315 | t=cuttingboard m=wood | Tabla de cortar de madera de olivo | Casa Mirlo | 34.9 EUR | Für Zuhause | Tablas | cocina, queso | material=madera de olivo; medidas=40x20 cm | Cada una es única.
y316 | t=wineglass m=glass | Vinglas 6-pack kristall | Ekdahl | 449/599 SEK | Vintermys | Glas | vin, middag | material=kristallglas; antal=6 | Tål maskindisk.
y317 | t=mug c=white x=funny | Mug 'World's Okayest Dad' | Jolly Sock | 12.5 GBP | Christmas Corner | Mugs | dad, funny, gift | Colour=White; Volume=330 ml | For the realist.
y318 | t=mug m=wood | Kåsa i björk | Nordanvik | 299 SEK | Fjällvecka | Muggar | friluft, trä | material=björk | Snidad för hand.
y319 | t=plates c=blue m=stoneware | Assiettes en grès bleu lot de 6 | L'Atelier Bleu | 72 EUR | New In | Vaisselle | table, grès | couleur=bleu; matière=grès; diamètre=27 cm | Émaillées à la main.
y320 | t=lunchbox w=kids c=green m=steel a=3,4,5,6,7,8 | Brotdose Edelstahl Kinder Dino | Kleine Welt | 24.9 EUR | Back to School | Brotdosen | Kita, Schule, plastikfrei | Material=Edelstahl; Farbe=grün | Ohne Plastik, mit Trennwand.
y321 | t=waterbottle c=black m=steel x=insulated | Botella térmica acero inoxidable 750 ml | Mar Azul | 24.9 EUR | Outdoor Days | Botellas | deporte, oficina | color=negro; material=acero; capacidad=750 ml | Fría 24 horas.
y322 | t=bakingtin m=silicone | Silikon-Muffinform 12er | Kraftwerk Küche | 14.9 EUR | Für Zuhause | Backformen | Backen, Muffins | Material=Silikon | Spülmaschinenfest.
y323 | t=cakestand c=white m=ceramic | Tårtfat på fot vitt porslin | Ekdahl | 379 SEK | Påskbordet | Servering | kalas, fika | färg=vit; material=porslin | För tårtor som förtjänar en scen.
y324 | t=pastamachine m=steel | Macchina per pasta: machine à pâtes manuelle | Soleil & Fils | 45/59 EUR | Last Chance | Ustensiles | pâtes fraîches | matière=inox | Sept épaisseurs.
y325 | t=pressurecooker m=steel | Olla a presión 6 litros | Casa Mirlo | 69.9 EUR | Für Zuhause | Ollas | legumbres, rápido | material=acero inoxidable; capacidad=6 L | Garbanzos en veinte minutos.
`
