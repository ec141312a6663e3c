/** A sixteenth shop, a mixed web shop of some two hundred things that people buy most: id | what is true of it | title | vendor | price | collection | type | tags | properties | text. */
export const GOODS = `
f101 | t=tshirt w=women c=black m=cotton s=XS,S,M,L | Women's Relaxed Fit T-Shirt Black | Millbrook | 18 GBP | Everyday Edit | T-Shirts | basics | Colour=Black; Size=XS,S,M,L; Material=Organic cotton | Washes well and stays soft.
f102 | t=tshirt w=men c=white m=cotton s=S,M,L,XL,XXL | T-shirt herr vit 3-pack | Ekstrand | 299 SEK | Basgarderoben | T-shirts | bas, flerpack | färg=vit; storlek=S,M,L,XL,XXL; antal=3 | Rundringad i mjuk bomull.
f103 | t=poloshirt w=men c=green m=cotton s=M,L,XL | Poloshirt Herren dunkelgrün Piqué | Kranich | 34.95/44.95 EUR | Terrassenzeit | Poloshirts | Sommer, Golf | Farbe=dunkelgrün; Größe=M,L,XL; Material=Baumwolle | Formt sich nicht aus.
f104 | t=shirt w=men c=white m=cotton s=38,40,42,44 | Chemise blanche homme coupe slim | Atelier Loriot | 49 EUR | Bureau Chic | Chemises | bureau, mariage | couleur=blanc; taille=38,40,42,44; matière=coton | Repassage facile.
f105 | t=shirt w=women c=blue m=linen s=S,M,L | Camisa de lino azul mujer | Casa Brisa | 39.95/49.95 EUR | Verano Azul | Camisas | verano, playa | color=azul; talla=S,M,L; material=lino | Fresca y ligera.
f106 | t=blouse w=women c=pink s=36,38,40,42 | Bluse mit Schleife rosa | Kranich | 45 EUR | Bürozeit | Blusen | Büro, feminin | Farbe=rosa; Größe=36,38,40,42; Material=Viskose | Fließt schön.
f107 | t=dress w=women c=green s=S,M,L x=summer | Robe longue fleurie verte | Atelier Loriot | 79/99 EUR | Jardin d'Été | Robes | fleurs, été, mariage | couleur=vert; taille=S,M,L; matière=viscose | Dos nu et bretelles réglables.
f108 | t=dress w=women c=black s=34,36,38,40 | Svart klänning med långa ärmar | Ekstrand | 599 SEK | Festkväll | Klänningar | fest, middag | färg=svart; storlek=34,36,38,40 | Går lika bra till vardag.
f109 | t=dress w=women c=blue s=8,10,12,14 | Navy Wrap Dress | Millbrook | 65 GBP | Everyday Edit | Dresses | office, wedding guest | Colour=Navy; Size=8,10,12,14 | Ties at the waist.
f110 | t=dress w=kids c=yellow a=4,5,6 | Vestido de niña amarillo con volantes | Pequeña Luna | 24.95 EUR | Verano Azul | Ropa niña | verano, fiesta | color=amarillo; edad=4-6 años; material=algodón | Con goma en la cintura.
f111 | t=skirt w=women c=black s=S,M,L | Pleated Midi Skirt Black | Millbrook | 42/56 GBP | Everyday Edit | Skirts | office | Colour=Black; Size=S,M,L | Moves beautifully.
f112 | t=jeans w=men c=blue s=30,31,32,33,34 | Straight Leg Jeans Indigo | Cobalt Denim | 79 USD | Denim Days | Jeans | denim | Color=Indigo Blue; Waist=30,31,32,33,34; Gender=Men | 12 oz denim with a bit of give.
f113 | t=jeans w=women c=black s=26,27,28,29,30 | Jean slim noir femme taille haute | Atelier Loriot | 59/79 EUR | Bureau Chic | Jeans | denim | couleur=noir; taille=26,27,28,29,30 | Galbe sans serrer.
f114 | t=trousers,chinos w=men c=navy s=46,48,50,52 | Chinohose Herren marine | Kranich | 55 EUR | Bürozeit | Hosen | Büro, Freizeit | Farbe=marine; Größe=46,48,50,52; Material=Baumwolle | Mit Stretchanteil.
f115 | t=joggers,trousers w=men c=grey s=S,M,L,XL | Mjukisbyxor herr grå | Ekstrand | 349 SEK | Mys hemma | Byxor | mys, träning | färg=grå; storlek=S,M,L,XL | Borstad insida.
f116 | t=leggings w=women c=black s=XS,S,M,L | Mallas de yoga negras cintura alta | Vento Sport | 32.95 EUR | Gym Ready | Mallas | yoga, gimnasio | color=negro; talla=XS,S,M,L | No transparentan.
f117 | t=shorts w=men c=beige s=M,L,XL | Cargo Shorts Sand | Cobalt Denim | 39/52 USD | Denim Days | Shorts | summer, hiking | Color=Sand; Size=M,L,XL | Six pockets.
f118 | t=swimsuit w=women c=black s=36,38,40,42 | Badeanzug schwarz figurformend | Marejada | 59.95 EUR | Verano Azul | Bademode | Strand, Schwimmen | Farbe=schwarz; Größe=36,38,40,42 | Chlorbeständig.
f119 | t=swimshorts w=men c=red s=S,M,L | Badshorts herr röda | Ekstrand | 249/349 SEK | Sommarlov | Badkläder | strand, bad | färg=röd; storlek=S,M,L | Torkar snabbt.
f120 | t=sweater w=women c=beige m=wool s=S,M,L | Pull col rond en laine beige | Atelier Loriot | 69 EUR | Cocooning | Pulls | hiver, doux | couleur=beige; taille=S,M,L; matière=laine | Ne gratte pas.
f121 | t=sweater w=men c=navy m=wool s=M,L,XL | Merino Crew Neck Jumper Navy | Millbrook | 69/89 GBP | Winter Warmers | Knitwear | winter, merino | Colour=Navy; Size=M,L,XL; Material=Merino wool | Fine knit, wears under a jacket.
f122 | t=hoodie w=men,women c=black m=cotton s=S,M,L,XL | Kapuzenpullover Unisex schwarz | Kranich | 49.95 EUR | Feierabend Lounge | Hoodies | Freizeit, unisex | Farbe=schwarz; Größe=S,M,L,XL; Material=Baumwolle | Innen angeraut.
f123 | t=hoodie w=kids c=red a=7,8,9,10 | Sudadera infantil roja con capucha | Pequeña Luna | 22.95 EUR | Vuelta al Cole | Ropa niño | colegio | color=rojo; edad=7-10 años | Con bolsillo canguro.
f124 | t=cardigan w=women c=grey m=wool s=S,M,L | Kofta grå med knappar | Ekstrand | 499/699 SEK | Mys hemma | Tröjor | ull, kontor | färg=grå; storlek=S,M,L; material=ullblandning | Lagom tjock.
f125 | t=blazer,jacket w=men c=grey s=48,50,52,54 | Sakko Herren grau kariert | Kranich | 139/179 EUR | Bürozeit | Sakkos | Büro, Hochzeit | Farbe=grau; Größe=48,50,52,54 | Leicht tailliert.
f126 | t=raincoat,jacket w=women c=navy s=S,M,L x=waterproof | Chubasquero mujer azul marino | Vento Sport | 54.95 EUR | Wanderlust | Chubasqueros | lluvia, impermeable | color=azul marino; talla=S,M,L | Con costuras selladas.
f127 | t=raincoat,jacket w=kids c=green a=4,5,6 x=waterproof | Imperméable enfant grenouille | Les Petits Pois | 32.9 EUR | Rentrée | Vêtements enfant | pluie | couleur=vert; âge=4-6 ans | Les yeux sont sur la capuche.
f128 | t=winterjacket,jacket w=women c=black m=down s=S,M,L | Long Puffer Coat Black | Millbrook | 129/169 GBP | Winter Warmers | Coats | winter, warm | Colour=Black; Size=S,M,L; Filling=Duck down | Warm to the knees.
f129 | t=winterjacket,jacket w=kids c=blue a=5,6,7,8 x=waterproof | Vinterjacka barn blå vattentät | Lingonskog | 699 SEK | Vinterklart | Barnytterkläder | vinter, snö | färg=blå; ålder=5-8 år | Reflexer på ärmarna.
f130 | t=coat,jacket w=women c=camel,beige m=wool s=36,38,40,42 | Wollmantel camel | Kranich | 189 EUR | Winterzeit | Mäntel | Winter, elegant | Farbe=camel; Größe=36,38,40,42; Material=Wolle | Klassisch geschnitten.
f131 | t=softshell,jacket w=men c=black s=M,L,XL x=waterproof | Softshelljacka herr svart | Fjordkant | 899/1199 SEK | Vinterklart | Jackor | vandring, vind | färg=svart; storlek=M,L,XL | Vindtät och vattenavvisande.
f132 | t=socks w=men,women c=grey m=wool s=36,40,44 | Wool Hiking Socks 2 Pairs | Fjordkant | 22 GBP | Wanderlust | Socks | hiking, merino | Colour=Grey; Size=36,40,44; Material=Merino wool | Cushioned heel.
f133 | t=socks w=women c=white m=cotton s=36,39 | Socquettes blanches lot de 5 | Atelier Loriot | 14.9 EUR | Essentiels | Chaussettes | basique | couleur=blanc; quantité=5; matière=coton | Invisibles dans les baskets.
f134 | t=boxers w=men c=black s=S,M,L,XL m=cotton | Calzoncillos bóxer negros pack de 3 | Casa Brisa | 19.95/24.95 EUR | Básicos | Ropa interior | básico | color=negro; talla=S,M,L,XL; material=algodón | Cintura suave.
f135 | t=bra w=women c=black s=75B,80B,80C,85C | BH schwarz ohne Bügel | Kranich | 29.95 EUR | Feierabend Lounge | BHs | Unterwäsche, bequem | Farbe=schwarz; Größe=75B,80B,80C,85C | Weiche Träger.
f136 | t=pyjamas w=women c=pink m=flannel s=S,M,L | Flannel Pyjama Set Pink Check | Millbrook | 36 GBP | Winter Warmers | Nightwear | cosy, gift | Colour=Pink; Size=S,M,L; Material=Flannel | Shirt and trousers.
f137 | t=pyjamas w=kids c=blue a=3,4,5 m=cotton | Pyjama enfant dinosaures | Les Petits Pois | 19.9/24.9 EUR | Rentrée | Pyjamas | dinosaure, nuit | couleur=bleu; âge=3-5 ans; matière=coton | Phosphorescent.
f138 | t=beanie w=men,women c=black m=wool | Svart mössa i ull | Fjordkant | 199 SEK | Vinterklart | Mössor | vinter | färg=svart; material=ull | Fodrad med fleece.
f139 | t=cap w=men,women c=white | Gorra blanca de béisbol | Vento Sport | 16.95 EUR | Verano Azul | Gorras | sol, verano | color=blanco | Cierre ajustable.
f140 | t=scarf w=women c=blue m=silk | Foulard en soie bleu | Atelier Loriot | 55 EUR | Fête des Mères | Foulards | cadeau, élégant | couleur=bleu; matière=soie | Ourlé main.
f141 | t=gloves w=women c=brown m=leather s=7,7.5,8 | Brown Leather Gloves | Millbrook | 45 GBP | Winter Warmers | Gloves | winter, gift | Colour=Brown; Material=Leather | Lined with cashmere.
f142 | t=belt w=men c=black m=leather s=90,100,110 | Cinturón de piel negro | Casa Brisa | 29.95 EUR | Básicos | Cinturones | oficina | color=negro; talla=90,100,110; material=piel | Hebilla plateada.
f143 | t=sunglasses w=men,women c=brown x=polarised | Sonnenbrille polarisiert havanna | Lumina | 69/89 EUR | Terrassenzeit | Sonnenbrillen | Sommer, UV400 | Farbe=braun; Schutz=UV400 | Auch fürs Autofahren.
f144 | t=handbag,bag w=women c=red m=leather | Sac à main en cuir rouge | Atelier Loriot | 149 EUR | Fête des Mères | Sacs | cadeau, cuir | couleur=rouge; matière=cuir | Bandoulière amovible.
f145 | t=totebag,bag c=natural m=cotton | Canvas Tote Bag | Puffin & Co | 12 GBP | Everyday Edit | Bags | shopping, reusable | Colour=Natural; Material=Cotton canvas | Carries the weekly shop.
f146 | t=backpack,bag c=black x=laptop | Ryggsäck svart 20 liter datorfack | Fjordkant | 799 SEK | Tillbaka till skolan | Ryggsäckar | dator, pendla | färg=svart; volym=20 liter | Plats för 15 tum.
f147 | t=backpack,bag w=kids c=pink a=6,7,8,9 x=school | Mochila escolar unicornio rosa | Pequeña Luna | 29.95/39.95 EUR | Vuelta al Cole | Mochilas | unicornio, colegio | color=rosa; edad=6-9 años | Tirantes acolchados.
f148 | t=wallet w=women c=pink m=leather x=rfid | Geldbörse Damen rosé Leder | Lederhaus Vogt | 39.95 EUR | Muttertag | Geldbörsen | RFID, Geschenk | Farbe=rosé; Material=Leder | Zwölf Kartenfächer.
f149 | t=wallet w=men c=black m=leather x=rfid | Slim Card Holder Black Leather | Lederhaus Vogt | 29 GBP | Gifts for Him | Wallets | RFID, gift | Colour=Black; Material=Leather | Fits eight cards.
f150 | t=suitcase c=blue x=cabin | Kabinväska blå 55 cm | Travelo | 899/1299 SEK | Wanderlust | Resväskor | handbagage, resa | färg=blå; höjd=55 cm | Fyra hjul och TSA-lås.
f151 | t=suitcase c=black s=L | Valise rigide grande taille noire | Travelo | 119 EUR | Wanderlust | Bagages | voyage | couleur=noir; hauteur=75 cm | 95 litres.
f152 | t=sneakers,shoes w=women c=white s=36,37,38,39,40 | Weiße Sneaker Damen | Schrittmacher | 79.95/99.95 EUR | Everyday Edit | Sneaker | bequem, Freizeit | Farbe=weiß; Größe=36,37,38,39,40 | Herausnehmbare Sohle.
f153 | t=sneakers,shoes w=men c=black s=41,42,43,44,45 | Zapatillas negras hombre | Pasofirme | 64.95 EUR | Básicos | Zapatillas | casual | color=negro; talla=41,42,43,44,45 | Suela de goma.
f154 | t=runningshoes,shoes w=women c=blue s=37,38,39,40 | Women's Cushioned Running Shoes Blue | Vento Sport | 119/149 USD | Gym Ready | Running Shoes | running, road | Color=Blue; Size=37,38,39,40 | Soft under the heel.
f155 | t=runningshoes,shoes w=men c=orange s=42,43,44,45 | Löparskor herr orange | Vento Sport | 1199 SEK | Gym Ready | Löparskor | löpning, asfalt | färg=orange; storlek=42,43,44,45 | Bra studs.
f156 | t=hikingboots,boots,shoes w=men c=brown m=leather s=41,42,43,44 x=waterproof | Chaussures de randonnée homme marron | Fjordkant | 139/169 EUR | Wanderlust | Chaussures de randonnée | montagne, imperméable | couleur=marron; pointure=41,42,43,44; matière=cuir | Tige haute.
f157 | t=boots,ankleboots,shoes w=women c=black m=leather s=36,37,38,39,40,41 | Stiefeletten schwarz Leder | Schrittmacher | 119 EUR | Winterzeit | Stiefeletten | Herbst, Absatz | Farbe=schwarz; Größe=36,37,38,39,40,41; Material=Leder | Fünf Zentimeter Absatz.
f158 | t=rainboots,boots,shoes w=women c=green s=37,38,39,40 x=waterproof | Wellington Boots Green | Millbrook | 49 GBP | Garden Time | Wellies | rain, garden | Colour=Green; Size=37,38,39,40; Material=Rubber | For muddy walks.
f159 | t=rainboots,boots,shoes w=kids c=yellow a=2,3,4 s=24,25,26,27 x=waterproof | Gummistövlar barn gula | Lingonskog | 249 SEK | Vårkul | Barnskor | regn, förskola | färg=gul; storlek=24,25,26,27 | Lätta att dra på.
f160 | t=sandals,shoes w=women c=brown m=leather s=36,37,38,39 | Sandalias de piel marrones | Pasofirme | 45.95/59.95 EUR | Verano Azul | Sandalias | verano | color=marrón; talla=36,37,38,39; material=piel | Plantilla acolchada.
f161 | t=slippers,shoes w=men,women c=grey m=wool s=37,39,41,43 | Filzhausschuhe grau | Schrittmacher | 34.95 EUR | Feierabend Lounge | Hausschuhe | warm, Wolle | Farbe=grau; Größe=37,39,41,43; Material=Wollfilz | Rutschfeste Sohle.
f162 | t=highheels,shoes w=women c=red s=36,37,38,39 | Escarpins rouges talon 8 cm | Atelier Loriot | 89 EUR | Bureau Chic | Escarpins | soirée | couleur=rouge; pointure=36,37,38,39 | Bout pointu.
f163 | t=dressshoes,shoes w=men c=black m=leather s=41,42,43,44 | Men's Oxford Shoes Black Leather | Millbrook | 110 GBP | Gifts for Him | Formal Shoes | wedding, office | Colour=Black; Size=41,42,43,44; Material=Leather | Goodyear welted.
f164 | t=kidsshoes,sneakers,shoes w=kids c=blue s=28,29,30,31 | Barnsneakers blå kardborre | Lingonskog | 399/499 SEK | Tillbaka till skolan | Barnskor | skola | färg=blå; storlek=28,29,30,31 | Kardborreband.
f165 | t=necklace,jewellery w=women c=gold m=gold | Collar de oro con corazón | Orfeo | 79 EUR | San Valentín | Collares | regalo, corazón | color=oro; material=plata bañada en oro | Cadena de 45 cm.
f166 | t=earrings,jewellery w=women c=silver m=silver | Silver Hoop Earrings | Orfeo | 35/45 GBP | Mother's Day | Earrings | gift | Colour=Silver; Material=Sterling silver | 20 mm across.
f167 | t=ring,jewellery w=women c=silver m=silver s=50,52,54,56 | Bague argent fine avec zircon | Orfeo | 49 EUR | Fête des Mères | Bagues | cadeau | couleur=argent; taille=50,52,54,56 | Un petit éclat.
f168 | t=watch w=men c=black | Armbandsur herr svart läder | Tidström | 1495/1995 SEK | Gifts for Him | Klockor | present | färg=svart; armband=läder | Vattentät till 50 meter.
f169 | t=watch w=women c=gold | Damenuhr gold | Tidström | 129 EUR | Muttertag | Uhren | Geschenk | Farbe=gold; Armband=Edelstahl | Mit Datumsanzeige.
f170 | t=umbrella c=black | Automatic Folding Umbrella Black | Puffin & Co | 19 GBP | Everyday Edit | Umbrellas | rain, windproof | Colour=Black | Opens with one button.
`
