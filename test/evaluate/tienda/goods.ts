/** A thirteenth shop, a general web shop of three hundred ordinary things: id | what is true of it | title | vendor | price | collection | type | tags | properties | text. */
export const GOODS = `
w101 | t=tshirt w=men c=white m=cotton s=S,M,L,XL | Men's Heavyweight Tee White | Harrow & Lane | 24 GBP | Sunday Slow | T-Shirts | basics, everyday | Colour=White; Size=S,M,L,XL; Material=Organic cotton; SKU=HL-TEE-W | Boxy cut, keeps its shape.
w102 | t=tshirt w=women c=navy,white m=cotton s=XS,S,M | Striped Breton Top Navy | Harrow & Lane | 29/39 GBP | Sunday Slow | Tops | stripes, nautical | Colour=Navy/White; Size=XS,S,M; Gender=Women | Three-quarter sleeves.
w103 | t=tshirt w=kids c=green a=4,5,6 | T-shirt enfant dinosaure vert | Petit Loup | 14.9 EUR | Grand Air | Vêtements enfant | dinosaure, été | couleur=vert; âge=4-6 ans; matière=coton bio | Imprimé qui brille dans le noir.
w104 | t=shirt w=men c=blue m=linen s=M,L,XL | Leinenhemd Herren hellblau | Brunnthal | 59.9/79.9 EUR | Landleben | Hemden | Sommer, leicht | Farbe=hellblau; Größe=M,L,XL; Material=Leinen | Knittert, und das ist gut so.
w105 | t=shirt w=men c=red,black m=flannel s=M,L,XXL | Flannel Shirt Red Check | Bluepeak | 45 USD | Rainy Days | Shirts | lumberjack, autumn | Color=Red/Black; Size=M,L,XXL; Material=Brushed cotton | Warm enough to skip the jacket.
w106 | t=blouse w=women c=white m=silk s=36,38,40 | Chemisier en soie blanc cassé | Maison Clairval | 119 EUR | Bonne Table | Chemisiers | bureau, élégant | couleur=blanc; taille=36,38,40; matière=soie | Tombe parfaitement.
w107 | t=dress w=women c=red s=S,M,L x=summer | Vestido rojo de verano con lunares | Luna Nova | 49.9/69.9 EUR | Aire Libre | Vestidos | lunares, boda, verano | color=rojo; talla=S,M,L; material=viscosa | Con bolsillos.
w108 | t=dress w=women c=black s=XS,S,M,L | Little Black Dress Midi | Harrow & Lane | 89 GBP | Studio Nine | Dresses | party, evening | Colour=Black; Size=XS,S,M,L; Gender=Women | The one for every occasion.
w109 | t=dress w=kids c=pink a=6,7,8 | Tyllklänning barn rosa | Lindmark | 349 SEK | Mysvinter | Barnkläder | kalas, prinsessa | färg=rosa; ålder=6-8 år | Tre lager tyll.
w110 | t=skirt w=women c=brown m=leather s=S,M | Brown Leather Mini Skirt | Harrow & Lane | 99/149 GBP | Studio Nine | Skirts | autumn | Colour=Brown; Size=S,M; Material=Leather | Soft lamb nappa.
w111 | t=skirt w=women c=green s=36,38,40,42 | Plisseerock grün midi | Brunnthal | 54.9 EUR | Landleben | Röcke | Büro, Herbst | Farbe=grün; Größe=36,38,40,42; Material=Polyester | Bügelfrei.
w112 | t=jeans w=women c=blue s=26,27,28,29 | High Waist Mom Jeans Mid Blue | Bluepeak | 69 USD | Studio Nine | Jeans | denim | Color=Blue; Size=26,27,28,29; Gender=Women | No stretch, all character.
w113 | t=jeans w=men c=black s=30,32,34,36 | Svarta jeans herr smal passform | Lindmark | 599/799 SEK | Höststart | Jeans | denim | färg=svart; storlek=30,32,34,36; material=bomull | Med lite stretch.
w114 | t=chinos,trousers w=men c=beige s=30,32,34 | Pantalón chino beige hombre | Sierra Viva | 39.9 EUR | Aire Libre | Pantalones | oficina, básico | color=beige; talla=30,32,34 | Corte recto.
w115 | t=leggings w=women c=black s=S,M,L | Seamless Gym Leggings Black | Bluepeak | 48/60 USD | Studio Nine | Leggings | workout, yoga | Color=Black; Size=S,M,L | Squat proof with a phone pocket.
w116 | t=shorts w=men c=navy s=M,L,XL | Short de bain homme bleu marine | Maison Clairval | 39.9 EUR | Grand Air | Maillots de bain | plage, piscine | couleur=bleu marine; taille=M,L,XL | Sèche en vingt minutes.
w117 | t=bikini w=women c=yellow s=S,M,L | Bikini amarillo de talle alto | Luna Nova | 34.9 EUR | Aire Libre | Bañadores | playa, piscina | color=amarillo; talla=S,M,L | Se seca rápido.
w118 | t=sweater w=men c=grey m=wool s=M,L,XL | Stickad tröja herr grå lammull | Lindmark | 899 SEK | Mysvinter | Tröjor | ull, vinter | färg=grå; storlek=M,L,XL; material=lammull | Kliar inte.
w119 | t=sweater w=women c=cream m=cashmere s=S,M,L | Cashmere Roll Neck Cream | Harrow & Lane | 159/199 GBP | Sunday Slow | Knitwear | luxury, winter | Colour=Cream; Size=S,M,L; Material=Cashmere | Two-ply and feather light.
w120 | t=sweater w=women c=mustard m=acrylic s=S,M,L x=vegan | Pull torsadé moutarde sans laine | Maison Clairval | 45/59 EUR | Bonne Table | Pulls | hiver, vegan | couleur=moutarde; taille=S,M,L; matière=acrylique | Ne gratte pas.
w121 | t=hoodie w=men,women c=grey s=S,M,L,XL | Unisex Hoodie Heather Grey | Bluepeak | 55 USD | Rainy Days | Hoodies | college, unisex | Color=Grey; Size=S,M,L,XL | Brushed inside.
w122 | t=hoodie w=kids c=blue a=8,9,10 | Kinder Kapuzenpulli Hai blau | Kiesel | 29.9 EUR | Feierabend | Kinderkleidung | Hai, Schule | Farbe=blau; Alter=8-10 Jahre | Mit Haifischzähnen an der Kapuze.
w123 | t=cardigan w=women c=lilac m=mohair s=S,M | Mohair Cardigan Lilac | Harrow & Lane | 79 GBP | Sunday Slow | Knitwear | cosy | Colour=Lilac; Size=S,M; Material=Mohair | Pearl buttons.
w124 | t=blazer,jacket w=women c=pink s=36,38,40 | Blazer oversize fucsia | Luna Nova | 79.9/99.9 EUR | Novena | Americanas | oficina, fiesta | color=fucsia; talla=36,38,40 | Hombreras suaves.
w125 | t=suit w=men c=navy s=48,50,52 | Anzug dunkelblau Slim Fit zweiteilig | Brunnthal | 249/329 EUR | Feierabend | Anzüge | Hochzeit, Büro | Farbe=dunkelblau; Größe=48,50,52; Material=Schurwolle | Sakko und Hose.
w126 | t=raincoat,jacket w=women c=yellow s=S,M,L x=waterproof | Regnjacka dam gul | Fjällro | 799/999 SEK | Höststart | Regnkläder | regn, vattentät | färg=gul; storlek=S,M,L | Svetsade sömmar.
w127 | t=raincoat,jacket w=kids c=red a=3,4,5 x=waterproof | Kids Puddle Jacket Red | Fernhill | 28 GBP | Rainy Days | Kids Outerwear | rain, waterproof | Colour=Red; Age=3-5 years | Splash away.
w128 | t=winterjacket,jacket w=men c=black m=down s=M,L,XL | Men's Down Parka Black | Bluepeak | 239/299 USD | Rainy Days | Jackets | winter, warm | Color=Black; Size=M,L,XL; Material=Goose down; Fill=700 | Good to minus twenty.
w129 | t=winterjacket,jacket w=women c=olive s=S,M,L x=vegan | Winterjacke Damen oliv vegan gefüttert | Brunnthal | 149 EUR | Landleben | Jacken | Winter, ohne Daunen, vegan | Farbe=oliv; Größe=S,M,L; Füllung=Recyceltes Polyester | Warm ganz ohne Daunen.
w130 | t=leatherjacket,jacket w=men c=brown m=leather s=48,50,52 | Blouson en cuir marron vintage | Maison Clairval | 289 EUR | Nuit Claire | Blousons | moto, vintage | couleur=marron; taille=48,50,52; matière=cuir | Se patine avec le temps.
w131 | t=denimjacket,jacket w=women c=blue s=S,M,L | Denim Jacket Washed Blue | Bluepeak | 79 USD | Studio Nine | Jackets | denim | Color=Blue; Size=S,M,L | Cropped at the waist.
w132 | t=socks w=men,women m=wool c=grey s=38,40,42,44 | Raggsockor grå 2-pack | Fjällro | 149 SEK | Mysvinter | Strumpor | ull, vandring | färg=grå; antal=2; material=ull | Varma även när de är blöta.
w133 | t=socks w=men c=black s=40,42,44 m=cotton | Calcetines negros de algodón, pack de 6 | Sierra Viva | 15.9/19.9 EUR | Aire Libre | Calcetines | básico, oficina | color=negro; cantidad=6 | Puño sin presión.
w134 | t=tights w=women c=black s=S,M,L | Strumpfhose 80 Den schwarz | Brunnthal | 12.9 EUR | Feierabend | Strumpfhosen | blickdicht | Farbe=schwarz; Größe=S,M,L | Ohne drückenden Bund.
w135 | t=bra w=women c=nude s=75B,80B,80C | T-Shirt-BH nahtlos nude | Brunnthal | 34.9 EUR | Feierabend | BHs | Unterwäsche | Farbe=nude; Größe=75B,80B,80C | Unter allem unsichtbar.
w136 | t=boxers w=men c=black,grey s=S,M,L,XL | Bamboo Boxer Briefs 3 Pack | Bluepeak | 36 USD | Studio Nine | Underwear | bamboo, soft | Color=Black/Grey; Size=S,M,L,XL; Material=Bamboo viscose | No riding up.
w137 | t=pyjamas w=women c=blue m=cotton s=S,M,L | Pyjama femme coton rayé bleu | Maison Clairval | 49.9 EUR | Nuit Claire | Pyjamas | nuit, rayures | couleur=bleu; taille=S,M,L; matière=coton | Deux pièces, poche poitrine.
w138 | t=pyjamas w=kids c=grey a=2,3,4 | Pyjamas barn rymdraketer | Lindmark | 229 SEK | Mysvinter | Barnkläder | rymden, natt | färg=grå; ålder=2-4 år | Lyser lite i mörkret.
w139 | t=bathrobe w=men,women c=white m=cotton s=S,M,L,XL | Waffle Bathrobe White | Fernhill | 42/55 GBP | Sunday Slow | Robes | spa, hotel | Colour=White; Size=S,M,L,XL; Material=Cotton | Like a hotel at home.
w140 | t=beanie w=men,women c=orange m=wool | Mössa merino orange | Fjällro | 279 SEK | Mysvinter | Mössor | vinter, ull | färg=orange; material=merinoull | Tunn nog under hjälmen.
w141 | t=sunhat w=women c=natural m=straw | Wide Brim Straw Hat | Harrow & Lane | 32 GBP | Summer Picks | Hats | beach, sun | Colour=Natural; Material=Straw | Rolls up for packing.
w142 | t=cap w=men c=navy | Baseball Cap Navy | Bluepeak | 22 USD | Summer Picks | Caps | cap | Color=Navy | Adjustable strap.
w143 | t=gloves w=men c=black m=leather s=8,9,10 x=touchscreen | Lederhandschuhe Herren schwarz Touchscreen | Brunnthal | 64.9 EUR | Landleben | Handschuhe | Winter, Handy | Farbe=schwarz; Größe=8,9,10; Material=Lammleder | Tippen ohne Ausziehen.
w144 | t=mittens w=kids c=purple a=2,3,4,5 | Toddler Mittens on a String Purple | Fernhill | 9 GBP | Rainy Days | Kids Accessories | winter, toddler | Colour=Purple; Age=2-5 years | They cannot get lost.
w145 | t=scarf w=men,women c=red m=cashmere | Écharpe en cachemire rouge | Maison Clairval | 89/119 EUR | Nuit Claire | Écharpes | hiver, cadeau | couleur=rouge; matière=cachemire | Douce comme un nuage.
w146 | t=belt w=men c=brown m=leather s=85,95,105 | Ledergürtel braun 3,5 cm | Brunnthal | 39.9 EUR | Landleben | Gürtel | Leder | Farbe=braun; Größe=85,95,105; Material=Rindsleder | Hält Jahrzehnte.
w147 | t=belt w=men c=black s=85,95,105 x=vegan m=cork | Vegan Cork Belt Black | Oddly | 29 GBP | Studio Nine | Belts | vegan, cork | Colour=Black; Size=85,95,105; Material=Cork | No animal was asked to help.
w148 | t=tie w=men c=green m=silk | Slips i siden mörkgrön | Lindmark | 399 SEK | Höststart | Slipsar | bröllop, kontor | färg=grön; material=siden | Handsydd.
w149 | t=umbrella c=black x=windproof | Windproof Folding Umbrella Black | Fernhill | 25/32 GBP | Rainy Days | Umbrellas | rain, travel | Colour=Black; Weight=350 g | Tested in a gale.
w150 | t=sneakers,shoes w=women c=white m=leather s=37,38,39,40 | White Leather Sneakers Women | Bluepeak | 95/120 USD | Studio Nine | Sneakers | minimal | Color=White; Size=37,38,39,40; Material=Leather | Goes with everything.
w151 | t=sneakers,shoes w=men c=green m=canvas s=41,42,43,44 x=vegan | Zapatillas veganas de lona verde hombre | Sierra Viva | 59.9 EUR | Aire Libre | Zapatillas | vegano, urbano | color=verde; talla=41,42,43,44; material=lona | Suela de caucho natural.
w152 | t=runningshoes,shoes w=men c=blue s=42,43,44,45 | Men's Road Running Shoes Cobalt | Bluepeak | 130/160 USD | Studio Nine | Running Shoes | running, marathon | Color=Blue; Size=42,43,44,45; SKU=BP-RUN-M22 | Cushioned for long miles.
w153 | t=runningshoes,shoes w=women c=pink s=37,38,39,40,41 | Löparskor dam rosa | Fjällro | 1199 SEK | Höststart | Löparskor | löpning | färg=rosa; storlek=37,38,39,40,41 | Åtta millimeters dropp.
w154 | t=hikingboots,boots,shoes w=women c=brown m=leather s=37,38,39,40 x=waterproof | Wanderschuhe Damen Leder braun wasserdicht | Werkfreund | 139.9 EUR | Landleben | Wanderschuhe | Wandern, Berge | Farbe=braun; Größe=37,38,39,40; Material=Nubukleder | Knöchelhoch mit fester Sohle.
w155 | t=boots,shoes w=men c=black m=leather s=41,42,43,44,45 | Bottines Chelsea homme cuir noir | Maison Clairval | 149/189 EUR | Nuit Claire | Bottines | ville, cuir | couleur=noir; pointure=41,42,43,44,45; matière=cuir | Cousues à la main.
w156 | t=boots,shoes w=women c=black s=36,37,38,39 x=vegan m=synthetic | Vegan Ankle Boots Black | Oddly | 75 GBP | Studio Nine | Boots | vegan, autumn | Colour=Black; Size=36,37,38,39; Material=Apple skin | Made from what juice leaves behind.
w157 | t=rainboots,boots,shoes w=kids c=yellow s=24,25,26,27 x=waterproof | Gummistövlar barn gula | Lindmark | 249 SEK | Höststart | Stövlar | regn, förskola | färg=gul; storlek=24,25,26,27 | Med reflex.
w158 | t=sandals,shoes w=women c=gold s=37,38,39 m=leather | Sandalias doradas de piel | Luna Nova | 44.9/64.9 EUR | Aire Libre | Sandalias | verano | color=dorado; talla=37,38,39; material=piel | Planta acolchada.
w159 | t=sandals,shoes w=men c=black s=42,43,44 | Trekking Sandals Men Black | Bluepeak | 65 USD | Summer Picks | Sandals | trekking | Color=Black; Size=42,43,44; Material=Recycled webbing | Grips on wet rock.
w160 | t=heels,shoes w=women c=red s=36,37,38,39 | Escarpins rouges talon 7 cm | Maison Clairval | 99 EUR | Nuit Claire | Escarpins | soirée | couleur=rouge; pointure=36,37,38,39 | Confortables jusqu'au dernier verre.
w161 | t=slippers w=men c=grey m=felt s=41,42,43,44,45 | Filzpantoffeln Herren grau | Kiesel | 34.9 EUR | Feierabend | Hausschuhe | Filz, gemütlich | Farbe=grau; Größe=41,42,43,44,45; Material=Wollfilz | Leise auf Parkett.
w162 | t=slippers w=women c=pink s=36,38,40 | Fluffy Slippers Blush | Fernhill | 19 GBP | Sunday Slow | Slippers | cosy, fluffy | Colour=Pink; Size=36,38,40 | Like walking on a cloud.
w163 | t=backpack c=green x=laptop m=canvas | Roll-Top Backpack Forest 20 L | Northgate | 69/89 GBP | Back to School | Backpacks | laptop, commute | Colour=Green; Volume=20 l; SKU=NG-RT20-F | Fits a 15 inch laptop.
w164 | t=backpack,schoolbag w=kids c=blue a=6,7,8 | Mochila escolar tiburones azul | Luna Nova | 32.9 EUR | Vuelta al cole | Mochilas | colegio, niños | color=azul; edad=6-8 años | Con tirantes acolchados.
w165 | t=handbag w=women c=black m=leather | Sac à main cuir noir | Maison Clairval | 179/229 EUR | Nuit Claire | Sacs à main | cuir, ville | couleur=noir; matière=cuir | Trois poches intérieures.
w166 | t=handbag,totebag w=women c=beige m=canvas | Canvas Tote Bag Natural | Harrow & Lane | 18 GBP | Summer Picks | Bags | shopping, canvas | Colour=Natural; Material=Canvas | Holds a week of vegetables.
w167 | t=bumbag c=black | Magväska svart | Fjällro | 249/299 SEK | Höststart | Väskor | festival, resa | färg=svart; volym=2 l | Dold ficka för pass.
w168 | t=wallet w=men c=brown m=leather | Slim Leather Wallet Tan | Northgate | 35 GBP | Studio Nine | Wallets | rfid, gift | Colour=Tan; Material=Leather; Cards=8 | Blocks RFID.
w169 | t=wallet w=women c=red x=vegan m=synthetic | Cartera roja vegana de mujer | Luna Nova | 27.9 EUR | Novena | Carteras | vegano, regalo | color=rojo; material=piñatex | Doce tarjetas y monedero.
w170 | t=watch w=men c=silver m=steel x=waterproof | Herrenarmbanduhr Edelstahl 100 m wasserdicht | Brunnthal | 199/249 EUR | Feierabend | Armbanduhren | Uhr, Geschenk | Farbe=silber; Material=Edelstahl | Saphirglas, Automatikwerk.
w171 | t=watch w=kids c=pink a=5,6,7,8 | Kids Learn-to-Tell-Time Watch Pink | Fernhill | 19 GBP | Back to School | Watches | school, learning | Colour=Pink; Age=5-8 years | Past and to are on the dial.
w172 | t=earrings w=women c=gold m=silver | Gold Hoop Earrings 20 mm | Oddly | 38 GBP | Studio Nine | Earrings | jewellery | Colour=Gold; Material=Gold plated silver | Light enough to sleep in.
w173 | t=necklace w=women c=silver m=silver | Halsband i silver med hjärta | Lindmark | 499/649 SEK | Mysvinter | Smycken | present, kärlek | färg=silver; material=sterlingsilver | Levereras i ask.
w174 | t=bracelet w=women c=blue | Pulsera de piedras azules | Luna Nova | 16.9 EUR | Novena | Pulseras | bisutería, regalo | color=azul | Ajustable.
w175 | t=ring w=men c=black m=tungsten s=60,62,64 | Bague homme tungstène noir | Maison Clairval | 69 EUR | Nuit Claire | Bagues | bijou | couleur=noir; taille=60,62,64 | Ne se raye pas.
w176 | t=sunglasses w=men,women c=tortoise x=polarized | Polarised Sunglasses Tortoise | Bluepeak | 89/119 USD | Summer Picks | Sunglasses | uv400, driving | Color=Tortoise | Cuts the glare off the road.
w177 | t=readingglasses c=black | Lesebrille schwarz +2,0 | Kiesel | 14.9 EUR | Feierabend | Brillen | lesen | Farbe=schwarz; Stärke=+2.0 | Flexible Bügel.
w201 | t=fryingpan m=iron c=black | Gjutjärnspanna 28 cm | Hemma & Co | 549/699 SEK | Höststart | Stekpannor | stekpanna, gjutjärn | diameter=28 cm; material=gjutjärn | Blir bättre varje år.
w202 | t=fryingpan c=green x=nonstick | Ceramic Non-Stick Frying Pan 24 cm Sage | Fernhill | 34 GBP | Sunday Slow | Frying Pans | ceramic, pfas free | Colour=Sage; Diameter=24 cm | Eggs slide right off.
w203 | t=saucepan m=steel | Casserole inox 18 cm avec couvercle | Lavande & Sel | 42 EUR | Bonne Table | Casseroles | induction | matière=inox; diamètre=18 cm | Bec verseur des deux côtés.
w204 | t=chefknife m=steel | Chef's Knife 8 inch Damascus | Northgate | 95/129 GBP | Sunday Slow | Knives | damascus, cooking | Blade=20 cm; SKU=NG-CK8D | Sixty-seven layers.
w205 | t=knifesharpener | Messerschärfer mit drei Stufen | Werkfreund | 22.9 EUR | Feierabend | Messerschärfer | Küche, Messer | Stufen=3 | Für stumpfe Klingen.
w206 | t=cuttingboard m=wood | Tabla de cortar de olivo | Casa Romero | 29.9 EUR | Aire Libre | Tablas | cocina, madera | material=madera de olivo; largo=40 cm | Cada una es única.
w207 | t=coffeemaker c=black | Drip Coffee Maker 12 Cup | Northgate | 79/99 USD | Sunday Slow | Coffee Makers | coffee, morning | Color=Black; Power=900 W | Wakes up before you do.
w208 | t=espressomachine c=silver | Espressomaschine Siebträger 15 bar | Werkfreund | 329/399 EUR | Feierabend | Espressomaschinen | Kaffee, Barista | Farbe=silber; Leistung=1350 W; Artikelnummer=WF-ES15 | Mit Dampfdüse.
w209 | t=coffeegrinder m=steel | Manual Coffee Grinder Steel Burrs | Northgate | 49 GBP | Sunday Slow | Coffee Grinders | coffee, camping | Material=Steel | Twenty grams at a time.
w210 | t=kettle c=white x=temperature | Vattenkokare vit 1,7 liter | Hemma & Co | 399 SEK | Höststart | Vattenkokare | te, kök | färg=vit; volym=1,7 l; effekt=2200 W | Väljer temperatur åt teet.
w211 | t=toaster c=red | Grille-pain rouge deux fentes | Lavande & Sel | 49.9/64.9 EUR | Bonne Table | Grille-pain | petit déjeuner | couleur=rouge; puissance=900 W | Fentes extra larges.
w212 | t=blender c=black | Batidora de vaso 1000 W negra | Casa Romero | 54.9 EUR | Aire Libre | Batidoras | smoothies, cocina | color=negro; potencia=1000 W | Pica hielo.
w213 | t=standmixer c=mint | Stand Mixer Mint 5 Quart | Northgate | 279/349 USD | Sunday Slow | Stand Mixers | baking, dough | Color=Mint; Power=650 W | Kneads while you read.
w214 | t=airfryer c=black | Heißluftfritteuse 5,5 l schwarz | Werkfreund | 99.9/129.9 EUR | Feierabend | Heißluftfritteusen | knusprig, ohne Öl | Farbe=schwarz; Volumen=5,5 l; Leistung=1700 W | Pommes fast ohne Fett.
w215 | t=kitchenscale c=white | Digital Kitchen Scale White | Fernhill | 16 GBP | Sunday Slow | Kitchen Scales | baking | Colour=White; Max=5 kg | Accurate to a gram.
w216 | t=bakingtin | Kakform med löstagbar kant 24 cm | Hemma & Co | 129 SEK | Höststart | Bakformar | baka, tårta | diameter=24 cm | Släpper lätt.
w217 | t=apron c=blue m=linen | Tablier de cuisine en lin bleu | Lavande & Sel | 34 EUR | Bonne Table | Tabliers | cuisine | couleur=bleu; matière=lin | Deux grandes poches.
w218 | t=travelmug c=black x=insulated m=steel | Insulated Travel Mug 16 oz Black | Northgate | 28 USD | Rainy Days | Travel Mugs | coffee, commute, hot | Color=Black; Volume=473 ml; Material=Stainless steel | Hot for six hours, and no drips.
w219 | t=thermos c=green x=insulated m=steel | Thermoskanne 1 Liter grün | Werkfreund | 32.9 EUR | Landleben | Thermoskannen | Tee, Wandern | Farbe=grün; Volumen=1 l; Material=Edelstahl | Hält zwölf Stunden warm.
w220 | t=waterbottle c=pink | Botella de agua reutilizable rosa 750 ml | Sierra Viva | 14.9/18.9 EUR | Aire Libre | Botellas | gimnasio, sin BPA | color=rosa; volumen=750 ml | No gotea.
w221 | t=lunchbox w=kids c=blue | Matlåda barn med fack blå | Lindmark | 159 SEK | Höststart | Matlådor | skola, utflykt | färg=blå | Tre fack och tättslutande lock.
w222 | t=mug c=white x=funny | Mug "World's Okayest Dad" | Oddly | 12 GBP | Giftables | Mugs | funny, dad, father's day | Colour=White; Volume=330 ml | He will use it every day.
w223 | t=mug c=blue m=stoneware | Keramiktasse blau handgemacht | Kiesel | 18.9 EUR | Landleben | Tassen | Kaffee, Tee | Farbe=blau; Volumen=300 ml; Material=Steinzeug | Jede ein wenig anders.
w224 | t=wineglasses m=glass | Verres à vin rouge, lot de 6 | Lavande & Sel | 39/49 EUR | Bonne Table | Verres | vin, table | quantité=6; matière=verre | Passent au lave-vaisselle.
w225 | t=plates c=white m=porcelain | Tallrikar vita 4-pack porslin | Hemma & Co | 349 SEK | Mysvinter | Tallrikar | dukning, porslin | färg=vit; antal=4; material=porslin | Tål ugn och diskmaskin.
w226 | t=cutlery m=steel c=gold | Cubertería dorada 24 piezas | Casa Romero | 69.9/89.9 EUR | Novena | Cubertería | mesa, invitados | color=dorado; piezas=24 | Seis servicios.
w227 | t=teapot m=glass | Teekanne Glas mit Sieb 1,2 l | Kiesel | 27.9 EUR | Feierabend | Teekannen | Tee | Volumen=1,2 l; Material=Borosilikatglas | Man sieht den Tee ziehen.
w228 | t=corkscrew m=steel | Waiter's Corkscrew | Northgate | 14 GBP | Giftables | Barware | wine, opener | Material=Steel | Two-step lever.
w229 | t=foodcontainers m=glass | Glass Food Storage Containers Set of 8 | Fernhill | 38/45 GBP | Sunday Slow | Food Storage | meal prep, leftovers | Pieces=8; Material=Glass | Oven, freezer, dishwasher.
w230 | t=teatowels m=linen | Kökshanddukar linne 2-pack randiga | Hemma & Co | 189 SEK | Mysvinter | Kökstextil | linne | antal=2; material=linne | Torkar utan ludd.
w231 | t=bin c=black | Cubo de basura con pedal 30 l negro | Casa Romero | 44.9 EUR | Novena | Cubos de basura | cocina, reciclaje | color=negro; volumen=30 l | Cierre silencioso.
w232 | t=dishbrush m=wood | Spülbürste aus Buchenholz | Kiesel | 6.9 EUR | Landleben | Spülbürsten | plastikfrei, Abwasch | Material=Buche | Kopf zum Wechseln.
`
