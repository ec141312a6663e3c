/** The sixteenth shop's home, kitchen, electronics and beauty, as goods.ts says the rest. */
export const MORE_GOODS = `
f201 | t=duvetcover,bedding c=grey m=cotton s=140x200 | Housse de couette grise 140x200 | Maison Tilleul | 49/65 EUR | Cocooning | Linge de lit | chambre, coton | couleur=gris; taille=140x200; matière=coton | Avec une taie.
f202 | t=fittedsheet,bedding c=white m=cotton s=180x200 | Spannbettlaken weiß 180x200 | Haus Berg | 24.95 EUR | Schlafgut | Bettwäsche | Jersey | Farbe=weiß; Größe=180x200; Material=Baumwolle | Für hohe Matratzen.
f203 | t=pillow m=down s=50x60 | Dunkudde 50x60 mellan | Hemfrid | 449 SEK | Sov gott | Kuddar | sömn, dun | storlek=50x60; fyllning=dun | Tvättas i 60 grader.
f204 | t=duvet m=microfibre s=220x240 x=vegan | Edredón nórdico 220x240 antialérgico | Hogar Lino | 59.95/79.95 EUR | Hogar Dulce | Edredones | dormir, alergia | talla=220x240; relleno=microfibra | Para todo el año.
f205 | t=towel c=blue m=cotton s=70x140 | Bath Towel Set Blue 4 Piece | Astley Home | 38 GBP | Bathroom Refresh | Towels | bathroom | Colour=Blue; Material=Cotton; Pieces=4 | 600 gsm and thirsty.
f206 | t=blanket c=green m=wool | Plaid en laine vert sapin | Maison Tilleul | 65 EUR | Cocooning | Plaids | hiver, canapé | couleur=vert; matière=laine; dimensions=130x180 cm | Franges tressées.
f207 | t=cushion c=yellow m=cotton | Kuddfodral gult 50x50 | Hemfrid | 129 SEK | Vårkul | Kuddfodral | soffa | färg=gul; storlek=50x50; material=bomull | Dold dragkedja.
f208 | t=curtains c=grey x=blackout | Verdunklungsvorhänge grau 2er-Set | Haus Berg | 44.95/59.95 EUR | Schlafgut | Vorhänge | Schlafzimmer, blickdicht | Farbe=grau; Maße=140x245 cm | Lässt kein Licht durch.
f209 | t=rug c=beige m=wool s=160x230 | Wool Rug Cream 160x230 | Astley Home | 189/249 GBP | Living Room | Rugs | living room | Colour=Cream; Size=160x230; Material=Wool | Hand tufted.
f210 | t=doormat m=coir | Felpudo de coco Hola | Hogar Lino | 17.95 EUR | Hogar Dulce | Felpudos | entrada | material=fibra de coco | Base antideslizante.
f211 | t=tablelamp,lamp c=white | Bordslampa vit keramik | Ljusverk | 599 SEK | Sov gott | Lampor | sovrum, mysigt | färg=vit; sockel=E14 | Skärm i linne.
f212 | t=floorlamp,lamp c=black | Stehlampe schwarz Dreibein | Ljusverk | 89/119 EUR | Wohnzimmer | Lampen | Wohnzimmer | Farbe=schwarz; Höhe=150 cm | Mit Fußschalter.
f213 | t=desklamp,lamp c=white x=dimmable | Lampe de bureau LED blanche | Lumina | 39.9 EUR | Rentrée | Lampes | bureau, réglable | couleur=blanc; intensité=3 niveaux | Port USB intégré.
f214 | t=lightbulb x=smart | Smart LED Bulb E27 Colour | Kiva Tech | 14 GBP | Smart Home | Light Bulbs | smart home, wifi | Fitting=E27; Wattage=9 W | Works with your voice.
f215 | t=candle x=scented | Vela aromática de vainilla | Hogar Lino | 15.95 EUR | Hogar Dulce | Velas | regalo, relax | aroma=vainilla; duración=40 h | Cera de soja.
f216 | t=candle x=scented | Doftljus lavendel | Hemfrid | 179 SEK | Mys hemma | Ljus | present, mys | doft=lavendel; brinntid=45 h | Sojavax.
f217 | t=vase c=blue m=glass | Vase en verre bleu | Maison Tilleul | 29.9 EUR | Fête des Mères | Vases | fleurs, cadeau | couleur=bleu; matière=verre | Soufflé bouche.
f218 | t=mirror c=gold | Round Wall Mirror Gold 60 cm | Astley Home | 59/79 GBP | Living Room | Mirrors | hallway | Colour=Gold; Diameter=60 cm | Slim metal frame.
f219 | t=wallclock c=black | Wanduhr schwarz lautlos | Tidström | 29.95 EUR | Wohnzimmer | Wanduhren | Küche, Büro | Farbe=schwarz; Durchmesser=30 cm | Kein Ticken.
f220 | t=pictureframe c=black m=wood | Tavelram svart 30x40 | Hemfrid | 99 SEK | Vårkul | Ramar | vägg | färg=svart; storlek=30x40; material=trä | Med passepartout.
f221 | t=bookshelf,furniture c=white m=wood | Estantería blanca de 5 baldas | Hogar Lino | 89.95 EUR | Hogar Dulce | Estanterías | salón, libros | color=blanco; material=madera; altura=180 cm | Montaje fácil.
f222 | t=desk,furniture c=brown m=wood x=standing | Höhenverstellbarer Schreibtisch Eiche | Haus Berg | 349/449 EUR | Homeoffice | Schreibtische | Büro, ergonomisch | Farbe=Eiche; Maße=140x70 cm | Elektrisch von 70 bis 120 cm.
f223 | t=officechair,chair,furniture c=black x=ergonomic | Ergonomic Office Chair Black | Astley Home | 179 GBP | Home Office | Office Chairs | ergonomic, back support | Colour=Black | Lumbar support and armrests.
f224 | t=sofa,furniture c=grey | Canapé 3 places gris clair | Maison Tilleul | 599/749 EUR | Cocooning | Canapés | salon | couleur=gris; largeur=210 cm | Déhoussable.
f225 | t=storagebox c=natural m=bamboo | Förvaringslåda bambu med lock | Hemfrid | 149 SEK | Ordning | Förvaring | badrum, ordning | material=bambu | Går att stapla.
f226 | t=dryingrack c=white | Wäscheständer ausziehbar | Haus Berg | 39.95 EUR | Frühjahrsputz | Wäscheständer | Wäsche, Balkon | Länge=20 m | Klappt flach zusammen.
f227 | t=laundrybasket c=grey | Cesto para la ropa gris | Hogar Lino | 22.95 EUR | Hogar Dulce | Cestos | lavadora, baño | color=gris; volumen=70 litros | Con asas.
f228 | t=vacuum x=cordless | Cordless Stick Vacuum V8 | Kiva Tech | 199/279 GBP | Black Week | Vacuum Cleaners | cordless, pet hair | Runtime=45 min; SKU=KT-V8-200 | Stands on its own.
f229 | t=robotvacuum,vacuum c=white | Saugroboter mit Wischfunktion | Kiva Tech | 299/399 EUR | Black Week | Saugroboter | Tierhaare, App | Farbe=weiß; SKU=KT-R30 | Wischt und saugt zugleich.
f230 | t=iron | Strykjärn ånga 2600 W | Kiva Tech | 499 SEK | Ordning | Strykjärn | tvätt | effekt=2600 W | Keramisk sula.
f231 | t=fryingpan c=black x=induction s=28 | Poêle antiadhésive 28 cm | Fourneau | 34.9/44.9 EUR | Bonne Cuisine | Poêles | induction | diamètre=28 cm | Manche amovible.
f232 | t=pot,cookware m=steel x=induction | Kochtopf-Set Edelstahl 4-teilig | Fourneau | 99/149 EUR | Küchenhelden | Töpfe | Induktion | Material=Edelstahl; Teile=4 | Mit Glasdeckeln.
f233 | t=kitchenknife m=steel | Kockkniv 20 cm | Stålsmed | 599 SEK | Kökshjältar | Knivar | matlagning | längd=20 cm; material=stål | Håller skärpan länge.
f234 | t=cuttingboard m=wood | Oak Chopping Board Large | Astley Home | 32 GBP | Kitchen Heroes | Chopping Boards | cooking | Material=Oak | Juice groove on one side.
f235 | t=coffeemaker c=black | Cafetera de goteo negra 1,2 l | Kiva Tech | 44.95/59.95 EUR | Black Week | Cafeteras | desayuno | color=negro; capacidad=1,2 l | Con temporizador.
f236 | t=espressomachine,coffeemaker c=red | Machine à expresso rouge 15 bars | Fourneau | 179 EUR | Bonne Cuisine | Machines à café | café, cadeau | couleur=rouge; pression=15 bars | Buse vapeur.
f237 | t=kettle c=white | Electric Kettle White 1.7 L | Kiva Tech | 35 GBP | Kitchen Heroes | Kettles | tea, breakfast | Colour=White; Capacity=1.7 L | Boils in three minutes.
f238 | t=toaster c=red | Toaster rot zwei Scheiben | Kiva Tech | 39.95 EUR | Küchenhelden | Toaster | Frühstück | Farbe=rot | Mit Brötchenaufsatz.
f239 | t=blender c=black | Mixer svart 1000 W | Kiva Tech | 699/899 SEK | Kökshjältar | Mixrar | smoothie | färg=svart; effekt=1000 W | Krossar is.
f240 | t=airfryer c=black | Freidora de aire 5,5 l | Kiva Tech | 89.95/129.95 EUR | Black Week | Freidoras | sin aceite | color=negro; capacidad=5,5 l; SKU=KT-AF55 | Ocho programas.
f241 | t=plates,tableware c=white m=porcelain | Assiettes plates blanches lot de 6 | Maison Tilleul | 39 EUR | Bonne Cuisine | Vaisselle | porcelaine | couleur=blanc; matière=porcelaine; quantité=6 | Passent au lave-vaisselle.
f242 | t=mug c=blue m=stoneware | Kaffeebecher blau handgemacht | Töpferhof | 16.95 EUR | Küchenhelden | Becher | Keramik, Geschenk | Farbe=blau; Material=Steingut; Volumen=350 ml | Jeder ein Einzelstück.
f243 | t=mug c=white m=porcelain x=funny | World's Okayest Dad Mug | Puffin & Co | 11 GBP | Gifts for Him | Mugs | funny, father's day | Colour=White; Material=Porcelain | Dishwasher safe.
f244 | t=wineglasses,glasses m=glass | Vinglas 6-pack | Glashyttan | 349 SEK | Festkväll | Glas | vin, fest | antal=6; volym=45 cl | Handblåsta.
f245 | t=waterbottle m=steel c=green x=insulated | Botella térmica verde 750 ml | Vento Sport | 24.95 EUR | Wanderlust | Botellas | senderismo, sin BPA | color=verde; material=acero inoxidable; capacidad=750 ml | Fría 24 horas.
f246 | t=lunchbox c=blue w=kids | Brotdose Kinder blau mit Fächern | Kieselchen | 17.95 EUR | Schulanfang | Brotdosen | Schule, BPA-frei | Farbe=blau | Auslaufsicher.
f247 | t=bakingtin m=steel | Springform Cake Tin 24 cm | Astley Home | 14 GBP | Kitchen Heroes | Baking | cake | Diameter=24 cm | Non-stick.
f248 | t=kitchenscale c=white | Balance de cuisine numérique | Fourneau | 22.9 EUR | Bonne Cuisine | Balances | pâtisserie | couleur=blanc; précision=1 g | Jusqu'à 5 kg.
f249 | t=apron c=blue m=linen | Förkläde blått linne | Hemfrid | 249 SEK | Kökshjältar | Förkläden | bakning | färg=blå; material=linne | Två fickor.
f250 | t=headphones c=black x=noisecancelling,wireless | Wireless Noise Cancelling Headphones Black | Sonaro | 149/199 GBP | Black Week | Headphones | bluetooth, travel | Colour=Black; Battery=40 h; SKU=SN-QC4-BLK | Fold flat.
f251 | t=earbuds,headphones c=white x=wireless | Trådlösa hörlurar in-ear vita | Sonaro | 799 SEK | Gym Ready | Hörlurar | bluetooth, träning | färg=vit; batteri=6 h | Svettåliga.
f252 | t=headphones w=kids c=pink a=4,5,6,7,8 | Kinderkopfhörer rosa | Sonaro | 24.95 EUR | Schulanfang | Kopfhörer | Hörbücher, Reise | Farbe=rosa; Lautstärke=max. 85 dB | Schont die Ohren.
f253 | t=speaker c=blue x=waterproof,wireless | Altavoz bluetooth portátil azul | Sonaro | 59.95/79.95 EUR | Verano Azul | Altavoces | playa, impermeable | color=azul; batería=12 h | Flota en el agua.
f254 | t=smartphone c=black s=128GB | Smartphone 6,5" noir 128 Go | Zenkor | 299/349 EUR | High-Tech | Téléphones | 5G | couleur=noir; stockage=128 Go | Double SIM.
f255 | t=phonecase c=clear | Clear Phone Case for Zenkor 12 | Puffin & Co | 15 GBP | Everyday Edit | Phone Cases | phone | Colour=Clear | Survives drops.
f256 | t=charger c=white | USB-C-Ladegerät 65 W | Zenkor | 34.95 EUR | Homeoffice | Ladegeräte | Handy, Laptop | Farbe=weiß; Leistung=65 W | Lädt auch Laptops.
f257 | t=powerbank c=black | Powerbank 20000 mAh svart | Zenkor | 399 SEK | Wanderlust | Powerbanks | mobil, resa | färg=svart; kapacitet=20000 mAh | Laddar två enheter.
f258 | t=tablet c=grey s=64GB | Tablet 10 pulgadas 64 GB | Zenkor | 199 EUR | Vuelta al Cole | Tablets | wifi | color=gris; memoria=64 GB | Con modo infantil.
f259 | t=laptop c=silver s=14 | Laptop 14" 16 GB RAM Silver | Zenkor | 799/949 USD | Back to School | Laptops | student, light | Color=Silver; RAM=16 GB; Weight=1.3 kg | All day battery.
f260 | t=mouse c=black x=wireless | Souris sans fil silencieuse | Zenkor | 19.9 EUR | Rentrée | Souris | bureau | couleur=noir | Clic discret.
f261 | t=keyboard c=white x=wireless | Kabellose Tastatur weiß QWERTZ | Zenkor | 49.95 EUR | Homeoffice | Tastaturen | Büro | Farbe=weiß; Layout=QWERTZ | Flache Tasten.
f262 | t=tv s=55 | Smart TV 55 tum 4K | Zenkor | 5990/7490 SEK | Black Week | TV-apparater | 4K, film | storlek=55 tum | Fyra HDMI.
f263 | t=smartwatch,watch c=black x=gps | Fitness Smartwatch Black GPS | Kiva Tech | 129 USD | Gym Ready | Smartwatches | running, heart rate | Color=Black; Battery=10 days | Swim proof.
f264 | t=camera c=pink x=instant | Cámara instantánea rosa | Lumina | 79.95 EUR | San Valentín | Cámaras | fiesta, regalo | color=rosa | Revela en un minuto.
f265 | t=videogame a=7,8,9,10,11,12 | Kart Racers Videospiel | Pixelfuchs | 39.95/49.95 EUR | Weihnachtswünsche | Videospiele | Rennen, Familie | Alter=ab 7 Jahren | Bis zu vier Spieler.
f266 | t=shampoo x=dryhair | Shampooing cheveux secs karité | Belle Rive | 9.9 EUR | Salle de Bain | Shampooings | cheveux, vegan | contenance=250 ml | Sans sulfates.
f267 | t=shampoo x=dandruff | Schampo mot mjäll | Skogsbad | 89 SEK | Badrummet | Schampo | hår | volym=250 ml | Mild mot hårbotten.
f268 | t=facecream x=dryskin,vegan | Crema hidratante piel seca | Belle Rive | 24.95/29.95 EUR | Cuidado | Cremas faciales | piel seca, vegano | contenido=50 ml | Con ácido hialurónico.
f269 | t=sunscreen x=sensitive | Sunscreen SPF 50 Sensitive Skin | Skogsbad | 17 GBP | Summer Picks | Sun Care | sensitive skin, beach | SPF=50; Volume=150 ml | No perfume.
f270 | t=lipstick c=red | Lippenstift matt rot | Belle Rive | 14.95 EUR | Muttertag | Lippenstifte | Make-up | Farbe=rot | Hält acht Stunden.
f271 | t=mascara c=black x=waterproof | Mascara svart vattenfast | Belle Rive | 159 SEK | Festkväll | Smink | ögon | färg=svart | Ger volym.
f272 | t=perfume w=women | Eau de parfum femme rose et jasmin | Maison d'Ambre | 69/89 EUR | Fête des Mères | Parfums | cadeau, fleuri | contenance=50 ml | Un sillage léger.
f273 | t=perfume w=men | Cedar & Bergamot Eau de Toilette | Maison d'Ambre | 55 GBP | Gifts for Him | Fragrance | gift, woody | Volume=100 ml | Clean and woody.
f274 | t=hairdryer c=black | Secador de pelo iónico 2200 W | Kiva Tech | 49.95 EUR | Cuidado | Secadores | pelo | color=negro; potencia=2200 W | Con difusor.
f275 | t=electrictoothbrush c=white | Elektrische Zahnbürste weiß | Kiva Tech | 59.95/79.95 EUR | Black Week | Zahnbürsten | Zähne | Farbe=weiß | Mit Drucksensor.
f276 | t=beardtrimmer w=men c=black | Skäggtrimmer med 20 längder | Kiva Tech | 449 SEK | Gifts for Him | Trimmers | skägg, present | färg=svart | Laddas med USB-C.
f277 | t=soap x=vegan | Savon de Marseille lavande | Belle Rive | 5.9 EUR | Salle de Bain | Savons | lavande, naturel | poids=300 g | Sans parabènes.
f278 | t=nailpolish c=red | Nail Polish Cherry Red | Belle Rive | 8 GBP | Mother's Day | Nail Polish | nails | Colour=Red | Dries in a minute.
`
