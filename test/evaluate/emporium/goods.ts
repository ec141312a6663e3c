/**
 * A fourth shop, held apart: what a shop of everything sells, its traits written as many systems write them (lists, numbers,
 * variants, members of members), named in five languages.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
a01 | t=dress c=green m=linen w=women s=36,38,40 | Linen Wrap Dress Sage | Maren Holt | 89/119 EUR | Summer Edit | Dresses | women, new season | variants=[{"sku":"MH-WD-36","size":"36","color":"Sage Green"},{"sku":"MH-WD-38","size":"38","color":"Sage Green"},{"sku":"MH-WD-40","size":"40"}]; fabric=100% linen; gender=Women | Tie waist and flutter sleeves.
a02 | t=dress c=black m=silk w=women s=S,M | Black Silk Slip Dress | Maren Holt | 149 EUR | After Dark | Dresses | women, party | Color=Black; Material=Silk; Sizes=S,M | Bias cut, thin straps.
a03 | t=shirt c=white m=cotton w=men s=M,L,XL | Camisa blanca de algodón | Sastre & Hijo | 39.95 EUR | Oficina | Camisas | hombre | color=blanco; material=algodón; tallas=M,L,XL; género=hombre | Cuello clásico.
a04 | t=shirt c=blue m=denim w=men s=L | Jeansskjorta blå | Nordkust | 599/799 SEK | Höst hos oss | Skjortor | herr | färg=blå; storlek=L; material=denim; kön=herr | Tvättad denim.
a05 | t=sweater c=grey m=cashmere w=women s=S,M,L | Kaschmirpullover grau | Wollwerk | 179 EUR | Warm eingepackt | Pullover | Damen | Farbe=Hellgrau; Material=Kaschmir; Größen=S,M,L; Geschlecht=Damen | Federleicht und weich.
a06 | t=sweater c=red m=wool w=kids a=4,5,6 s=110,116 | Pull en laine rouge pour enfant | Petite Ourse | 34/49 EUR | Rentrée | Pulls | enfant, hiver | couleur=rouge; matière=laine; tailles=110,116; âge=4-6 ans | Tricoté au Portugal.
a07 | t=jacket c=yellow w=kids a=3,4,5 s=98,104,110 | Regnjacka gul barn | Plask | 449 SEK | Ut i regnet | Regnkläder | barn, vattentät | färg=gul; storlek=98,104,110; ålder=3-5 år; vattentät=ja | Reflexer och galonhuva.
a08 | t=jacket c=black m=leather w=women s=36,38 | Perfecto en cuir noir | Rive Gauche | 259/329 EUR | Ville et vent | Blousons | femme | couleur=noir; matière=cuir; tailles=36,38 | Fermeture asymétrique.
a09 | t=coat c=beige m=wool w=women s=38,40,42 | Wollmantel beige Damen | Wollwerk | 229/299 EUR | Warm eingepackt | Mäntel | Damen, Winter | Farbe=Beige; Material=Wolle; Größen=38,40,42 | Mit Bindegürtel.
a10 | t=jeans c=blue m=denim w=men s=31,32,34 | Straight Jeans Mid Blue | Less Is Less | 79.9 EUR | Everyday Denim | Jeans | men | waist=32; Sizes=31,32,34; color=Mid Blue; fit={"name":"straight","rise":"mid"} | Organic cotton, no stretch.
a11 | t=leggings c=black w=women s=S,M,L | High Waist Yoga Leggings Black | Salute | 45/60 USD | Move | Leggings | women, yoga | Color=Black; Sizes=S,M,L | Squat-proof, with a phone pocket.
a12 | t=sneakers c=white m=leather w=men s=42,43,44 | White Leather Sneakers | Less Is Less | 99/129 EUR | Everyday Denim | Sneakers | men | color=White; upper material=Leather; EU size=42,43,44 | Rubber sole.
a13 | t=runningshoes c=blue w=women s=37,38,39 | Löparskor dam blå | Stegvis | 1199/1599 SEK | Löparklubben | Löparskor | dam, löpning | färg=blå; storlek=37,38,39; kön=dam | Dämpad för asfalt.
a14 | t=boots c=brown m=suede w=women s=37,38,40 | Bottines en daim marron | Rive Gauche | 139 EUR | Ville et vent | Bottines | femme | couleur=marron; matière=daim; pointures=37,38,40 | Talon de 5 cm.
a15 | t=boots c=green m=rubber w=kids a=2,3,4,5 s=24,26,28 | Gummistiefel Frosch grün | Plask | 24.9 EUR | Ut i regnet | Gummistiefel | Kinder | Farbe=Grün; Material=Naturkautschuk; Größen=24,26,28; Alter=2-5 Jahre | Rutschfeste Sohle.
a16 | t=sandals c=brown m=leather w=men s=41,42,43 | Sandalias de cuero marrón hombre | Playa Blanca | 55/69 EUR | Verano sin fin | Sandalias | hombre, verano | color=marrón; material=cuero; tallas=41,42,43 | Suela de corcho.
a17 | t=hat c=beige m=straw | Straw Sun Hat Wide Brim | Maren Holt | 35 EUR | Summer Edit | Hats | women, beach | Material=Straw | UPF 50.
a18 | t=scarf c=multicolour m=silk | Foulard en soie imprimé | Rive Gauche | 65 EUR | Ville et vent | Foulards | femme | couleur=multicolore; matière=soie | Roulotté main.
a19 | t=gloves c=black m=leather w=men s=8,9 | Lederhandschuhe Herren schwarz | Wollwerk | 59 EUR | Warm eingepackt | Handschuhe | Herren | Farbe=Schwarz; Material=Leder; Größen=8,9 | Touchscreen-tauglich.
a20 | t=socks m=wool x=5pack | Ullstrumpor 5-pack | Nordkust | 249 SEK | Höst hos oss | Strumpor | unisex | antal=5; material=merinoull | Kliar inte.
a21 | t=belt c=brown m=leather w=men | Cinturón de piel marrón | Sastre & Hijo | 29.95 EUR | Oficina | Cinturones | hombre | color=marrón; material=piel; largo=105 cm | Hebilla mate.
a22 | t=pyjamas m=flannel w=women s=S,M,L | Flanell-Schlafanzug kariert | Traumland | 49.9/69.9 EUR | Gute Nacht | Schlafanzüge | Damen | Material=Flanell; Größen=S,M,L | Kuschelig warm.
a23 | t=swimsuit c=red w=women s=36,40,42 | Bañador rojo con espalda cruzada | Playa Blanca | 49 EUR | Verano sin fin | Bañadores | mujer | color=rojo; tallas=36,40,42 | Secado rápido.
a24 | t=bag c=black m=leather w=women | Leather Tote Black | Carry On | 159/199 EUR | After Dark | Bags | women, office | color=Black; material=Leather; volume={"value":14,"unit":"l"} | Fits a 13 inch laptop.
a25 | t=backpack c=grey x=laptop out | Roll Top Backpack Grey 22 L | Carry On | 85 EUR | Move | Backpacks | commute | color=Grey; Volume=22 L; laptop=15" | Water repellent.
a26 | t=watch c=silver m=steel w=men | Automatikuhr Edelstahl Herren | Taktvoll | 349/449 EUR | Zeitlos | Uhren | Herren | Material=Edelstahl; Farbe=Silber | Saphirglas, 5 bar.
a27 | t=necklace c=gold m=gold w=women | Gold Necklace with Pearl | Moon & Tide | 120 GBP | Gifts Under the Moon | Necklaces | jewellery | Material=Gold; Stone=Pearl | 45 cm chain.
a28 | t=earrings c=silver m=silver | Örhängen silver små ringar | Moon & Tide | 299 SEK | Gifts Under the Moon | Örhängen | smycken | material=silver; nickelfri=ja | Nickelfria.
a29 | t=sunglasses c=black w=unisex | Gafas de sol polarizadas negras | Playa Blanca | 39/59 EUR | Verano sin fin | Gafas de sol | unisex | color=negro; protección=UV400 | Con funda.
a30 | t=umbrella c=black | Storm Umbrella Black | Plask | 28 GBP | Ut i regnet | Umbrellas | rain | color=Black | Opens by itself, windproof.
f01 | t=coffee x=organic | Espresso Beans Dark Roast 1 kg | Black Sheep Roasters | 24/28 EUR | Morning Ritual | Coffee | organic, beans | weight_g=#1000; roast=dark; origin=Ethiopia,Brazil | Cocoa and cherry.
f02 | t=coffee x=decaf | Koffeinfritt kaffe malet 450 g | Rosteriet Syd | 79 SEK | Fredagsfika | Kaffe | malet | vikt=450 g; koffein=nej | Mjukt och runt.
f03 | t=tea x=herbal | Kamillentee lose 100 g | Blatt für Blatt | 6.9 EUR | Stille Stunden | Tee | Kräutertee, bio | Gewicht=100 g; Bio=ja | Beruhigend am Abend.
f04 | t=tea x=green | Thé vert au jasmin 20 sachets | Maison Lotus | 7.5 EUR | L'heure du thé | Thés | bio | sachets=#20 | Délicat et floral.
f05 | t=chocolate x=vegan,dark | Dark Chocolate 85 % Vegan | Bittersweet & Co | 4.2 EUR | Sweet Tooth | Chocolate | vegan | cocoa=85 %; allergens={"milk":"no","nuts":"traces"} | Single origin.
f06 | t=chocolate x=milk | Chocolat au lait noisettes 200 g | Maison Lotus | 5.9/7.9 EUR | L'heure du thé | Chocolats | noisettes | poids=200 g; allergènes=lait,noisettes | Noisettes du Piémont.
f07 | t=pasta x=glutenfree | Glutenfri pasta penne 500 g | Skafferiet | 34.9 SEK | Fredagsfika | Pasta | glutenfri | vikt=500 g; gluten=nej | Av majs och ris.
f08 | t=pasta | Tagliatelle all'uovo 500 g | Sale e Sole | 3.8 EUR | Tutti a tavola | Pasta | italian | weight=500 g | Egg pasta, bronze drawn.
f09 | t=oliveoil x=organic | Aceite de oliva virgen extra 1 L | Olivar Viejo | 14.5/17 EUR | Despensa | Aceites | ecológico | volumen=1 L; origen=Jaén | Primera prensada en frío.
f10 | t=honey | Lavendelhonig 500 g | Blatt für Blatt | 9.9 EUR | Stille Stunden | Honig | regional | Gewicht=500 g | Von Imkern aus der Provence.
f11 | t=jam x=sugarfree | Strawberry Jam No Added Sugar | Hedgerow Pantry | 4.5 GBP | Sunday Breakfast | Jams | vegan | weight=284 g; sugar=no | Sweetened with dates.
f12 | t=jam | Confitura de naranja amarga | Olivar Viejo | 4.2 EUR | Despensa | Mermeladas | desayuno | peso=320 g | Como la de la abuela.
f13 | t=wine x=red | Rioja Crianza tinto 75 cl | Viña del Cura | 11.9 EUR | Despensa | Vinos | vino tinto | volumen=75 cl; alcohol=13.5 % | Doce meses en roble.
f14 | t=wine x=sparkling,nonalcoholic | Alkoholfreier Sekt 0,75 l | Kelterei Berg | 8.9 EUR | Stille Stunden | Sekt | alkoholfrei | Alkohol=0 % | Prickelnd ohne Alkohol.
f15 | t=cheese | Fromage de chèvre affiné | Ferme du Causse | 6.4 EUR | Pique-nique | Fromages | chèvre, cru | poids=150 g; lait=chèvre | Au lait cru.
f16 | t=nuts | Roasted Almonds Salted 400 g | Hedgerow Pantry | 7.2/9 GBP | Sunday Breakfast | Nuts | snack | weight=400 g | Slow roasted.
f17 | t=muesli x=nutfree | Müsli nötfritt med bär 700 g | Skafferiet | 54 SEK | Fredagsfika | Müsli | frukost | vikt=700 g; nötter=nej | Med blåbär och hallon.
f18 | t=spice x=hot | Smoked Hot Paprika | Sale e Sole | 3.2 EUR | Tutti a tavola | Spices | spice | weight=75 g | From the hills of La Vera.
f19 | t=babyfood x=organic w=baby a=0,1 | Babybrei Hafer Banane Bio | Kleine Möhre | 3.9 EUR | Erste Löffel | Babynahrung | bio, Baby | Alter=6-12 Monate; Bio=ja | Ohne Zuckerzusatz.
f20 | t=biscuits x=glutenfree | Gluten-Free Shortbread | Hedgerow Pantry | 3.8 GBP | Sunday Breakfast | Biscuits | gluten free | gluten=no; weight=150 g | Buttery rounds.
h01 | t=sofa c=grey | Sofa Landskrona 3-Sitzer grau | Wohnwerk | 899/1199 EUR | Ankommen | Sofas | Wohnzimmer | Farbe=Grau; Material=Polyester; dimensions={"width_cm":228,"depth_cm":92} | Bezug abnehmbar.
h02 | t=sofa c=green m=velvet | Canapé velours vert 2 places | Atelier Mauve | 749 EUR | Chez soi | Canapés | salon | couleur=vert; matière=velours; places=#2 | Pieds en hêtre.
h03 | t=diningtable m=oak | Matbord ek 180 cm | Furu & Ek | 5495/6995 SEK | Hem ljuva hem | Matbord | kök | material=ek; längd=180 cm; platser=#6 | Massiv ek.
h04 | t=diningchair c=black m=wood | Dining Chair Black Ash, Set of 2 | Sit Well | 198 GBP | At Home | Dining Chairs | kitchen | color=Black; wood=Ash; set=#2 | Stackable.
h05 | t=officechair c=black x=ergonomic | Ergonomischer Bürostuhl Netz schwarz | Wohnwerk | 279/379 EUR | Arbeiten | Bürostühle | Büro | Farbe=Schwarz; Belastbarkeit=120 kg | Verstellbare Armlehnen.
h06 | t=bookcase c=white | Bokhylla vit 5 hyllplan | Furu & Ek | 1299 SEK | Hem ljuva hem | Bokhyllor | vardagsrum | färg=vit; material=laminat; höjd=190 cm | Väggfäste ingår.
h07 | t=desk m=bamboo | Bamboo Writing Desk 120 cm | Sit Well | 240 GBP | At Home | Desks | office | material=Bamboo; width=120 cm | Two drawers.
h08 | t=lamp c=brass m=brass | Brass Desk Lamp | Gloworm | 69/89 GBP | At Home | Desk Lamps | lighting | material=Brass; dimmable=yes | Adjustable arm.
h09 | t=lamp x=floor c=black | Lámpara de pie negra | Casa Clara | 79 EUR | Luz cálida | Lámparas de pie | salón | color=negro; altura=160 cm | Con regulador.
h10 | t=rug c=blue m=wool | Tapis en laine bleu 160x230 | Atelier Mauve | 299/399 EUR | Chez soi | Tapis | salon | couleur=bleu; matière=laine; dimensions=160x230 cm | Tissé main.
h11 | t=rug m=jute | Round Jute Rug 120 cm | Gloworm | 59 GBP | At Home | Rugs | natural | material=Jute; shape=Round | Reversible.
h12 | t=duvetcover c=white m=linen | Leinen-Bettwäsche weiß 135x200 | Traumland | 139 EUR | Gute Nacht | Bettwäsche | Schlafzimmer | Farbe=Weiß; Material=Leinen; Größe=135x200 | Mit Kissenbezug.
h13 | t=pillow x=down | Dunkudde medium 50x60 | Sovgott | 699/899 SEK | God natt | Kuddar | sovrum | fyllning=dun; storlek=50x60 | Oömt.
h14 | t=blanket c=red m=wool | Manta de lana a cuadros rojos | Casa Clara | 65 EUR | Luz cálida | Mantas | sofá | color=rojo; material=lana; medidas=130x170 | Hecha en Ezcaray.
h15 | t=towel c=blue m=cotton | Handtuch-Set blau 4-teilig | Traumland | 39/55 EUR | Gute Nacht | Handtücher | Bad | Farbe=Blau; Material=Baumwolle; Teile=#4 | 500 g/m².
h16 | t=candle x=unscented | Stearinljus oparfymerade 20-pack | Ljusverket | 129 SEK | Hem ljuva hem | Ljus | jul | antal=#20; färg=vit | Brinner sju timmar.
h17 | t=candle x=scented | Bougie parfumée figue | Maison Lotus | 32 EUR | Chez soi | Bougies | cadeau | parfum=figue; poids=180 g | Cire de soja.
h18 | t=vase m=glass c=green | Glass Vase Emerald | Gloworm | 38 GBP | At Home | Vases | decor | material=Glass; color=Green | Mouth-blown.
h19 | t=mirror m=wood | Espejo redondo de madera 70 cm | Casa Clara | 95/120 EUR | Luz cálida | Espejos | recibidor | material=madera; diámetro=70 cm | Para colgar.
h20 | t=pan m=iron | Gjutjärnspanna 28 cm | Gjuteriet | 599 SEK | Köksklart | Stekpannor | kök | material=gjutjärn; diameter=28 cm; induktion=ja | Håller livet ut.
h21 | t=pot m=steel | Faitout inox 24 cm | Cuivre & Inox | 79/99 EUR | Bien mijoté | Faitouts | cuisine | matière=inox; diamètre=24 cm | Tous feux dont induction.
h22 | t=knife m=steel | Chef's Knife 20 cm | Edgewise | 89 GBP | Sharp and Simple | Kitchen Knives | kitchen | blade=20 cm; material=Steel | Full tang.
h23 | t=mug c=blue m=ceramic | Keramiktasse blau 350 ml | Tonhaus | 14.9 EUR | Ankommen | Tassen | Küche | Farbe=Blau; Material=Keramik; Volumen=350 ml | Handgedreht.
h24 | t=winglasses m=glass x=6set | Copas de vino set de 6 | Casa Clara | 29.9/39.9 EUR | Luz cálida | Copas | mesa | material=cristal; unidades=#6 | Aptas para lavavajillas.
h25 | t=cuttingboard m=oak | Skärbräda ek | Furu & Ek | 349 SEK | Köksklart | Skärbrädor | kök | material=ek; mått=40x25 cm | Oljad.
e01 | t=headphones c=black x=wireless,noisecancelling | Wireless Noise Cancelling Headphones | Hushwave | 199/279 USD | Sound On | Headphones | audio, bluetooth | color=Black; specs={"battery_h":35,"bluetooth":"5.3"} | Folds flat.
e02 | t=earbuds c=white x=wireless | Trådlösa hörlurar in-ear vita | Klangbolaget | 799/999 SEK | Ljud & bild | Hörlurar | bluetooth | färg=vit; batteritid=24 h | Med laddetui.
e03 | t=speaker x=waterproof,wireless c=orange | Enceinte Bluetooth étanche orange | Écho Libre | 89 EUR | Son nomade | Enceintes | bluetooth | couleur=orange; étanchéité=IPX7; autonomie=12 h | Flotte sur l'eau.
e04 | t=laptop x=14inch | Ultrabook 14" 16 GB 512 GB | Nordbyte | 1099/1299 EUR | Back to Desk | Laptops | computer | ram=16 GB; storage=512 GB; screen=14" | Weighs 1.1 kg.
e05 | t=laptop x=gaming,17inch | Gaming-Laptop 17 Zoll RTX | Pixelsturm | 1899 EUR | Spielzeit | Laptops | gaming | Arbeitsspeicher=32 GB; Bildschirm=17 Zoll | 165 Hz Display.
e06 | t=tablet x=11inch | Tableta 11 pulgadas 128 GB | Pantalla Uno | 329 EUR | Vuelta al cole | Tabletas | android | almacenamiento=128 GB | Con lápiz.
e07 | t=smartphone c=black | Smartphone 5G 256 GB svart | Nordbyte | 6490/7490 SEK | Ljud & bild | Mobiltelefoner | 5g | färg=svart; lagring=256 GB | Två SIM-kort.
e08 | t=phonecase c=transparent | Coque transparente antichoc | Écho Libre | 19.9 EUR | Son nomade | Coques | smartphone | couleur=transparent | Bords renforcés.
e09 | t=charger x=usbc | USB-C Fast Charger 65 W | Voltfox | 35/45 EUR | Sound On | Chargers | usb-c | watts=#65; ports=#2 | For laptop and phone.
e10 | t=powerbank | Powerbank 20000 mAh | Voltfox | 49 EUR | Sound On | Power Banks | travel | capacity=20000 mAh | Charges twice as fast.
e11 | t=tv x=55inch | Smart TV 55" 4K OLED | Pixelsturm | 1299/1799 EUR | Spielzeit | Fernseher | 4k, oled | Bildschirm=55 Zoll | 120 Hz.
e12 | t=camera x=instant c=mint | Instant Camera Mint | Snapdoodle | 89 USD | Gifts They'll Love | Cameras | photo | color=Mint; film=#10 shots | Prints at once.
e13 | t=keyboard x=mechanical | Mekaniskt tangentbord nordiskt | Klangbolaget | 1290 SEK | Ljud & bild | Tangentbord | gaming | layout=nordisk; brytare=bruna | Belyst.
e14 | t=mouse x=wireless | Ratón inalámbrico silencioso | Pantalla Uno | 24.9/29.9 EUR | Vuelta al cole | Ratones | ordenador | color=gris; pila=AA | Para zurdos y diestros.
e15 | t=robotvacuum | Saugroboter mit Wischfunktion | Blitzblank | 399/599 EUR | Frühjahrsputz | Saugroboter | Haushalt | Akku=5200 mAh | Leert sich selbst.
e16 | t=kettle c=red | Bouilloire électrique rouge 1,7 L | Cuivre & Inox | 49 EUR | Bien mijoté | Bouilloires | cuisine | couleur=rouge; volume=1.7 L | Arrêt automatique.
e17 | t=coffeemachine | Espressomaschine mit Mahlwerk | Blitzblank | 549/699 EUR | Guten Morgen | Kaffeemaschinen | Küche | Druck=15 bar | Milchschaum auf Knopfdruck.
e18 | t=blender c=green | Smoothie Blender Green | Whirl | 59 USD | Fresh Start | Blenders | kitchen | color=Green; power=600 W | Two bottles to go.
e19 | t=smartwatch c=black | Smartwatch GPS Black | Hushwave | 229/259 USD | Move | Smartwatches | fitness | color=Black; waterproof=5 ATM | Ten days of battery.
e20 | t=ereader | Liseuse 7 pouces étanche | Écho Libre | 149 EUR | Son nomade | Liseuses | lecture | écran=7 pouces; étanche=oui | Éclairage chaud.
`
