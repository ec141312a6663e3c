/** More clothes, bags, hair and skin care. Rows as bazaar/goods.ts. */
export const GOODS = `
k1 | t=knitdress,dress w=women c=burgundy m=wool s=XS,S,M,L,XL | Strickkleid Smilla | Nordhem | 89/119 EUR | Herbst | Kleider | Strick, Herbst, Damen | Farbe=weinrot; Größe=XS,S,M,L,XL; Material=Wolle | Rollkragen, Rippstrick.
k2 | t=shirtdress,dress w=women c=blue m=linen s=34,36,38,40,42,44 | Robe chemise en lin | Maison Perle | 95 EUR | Été | Robes | lin, été, bureau | couleur=bleu; taille=34,36,38,40,42,44; matière=lin | Ceinture à nouer.
k3 | t=partydress,dress w=women c=silver s=36,38,40 x=sequins | Paljettklänning Stella | Nordhem | 899 SEK | Fest | Klänningar | fest, nyår, dam | färg=silver; storlek=36,38,40 | Glittrar i varje steg.
k4 | t=weddingdress,dress w=women c=ivory m=lace s=36,38,40,42 | Lace Wedding Gown Aurelia | Maison Perle | 690 EUR | Bridal | Wedding dresses | bride, lace, wedding | Colour=Ivory; Size=36,38,40,42; Material=Lace | Long sleeves, low back.
k5 | t=veil w=women c=ivory | Velo de novia de tul 2 m | Maison Perle | 79 EUR | Bridal | Velos | novia, boda | color=marfil; longitud=2 m | Borde sin costura.
k6 | t=tunic,blouse,top w=women c=white m=cotton s=44,46,48,50,52,54 x=plussize | Tunika stora storlekar | Nordhem | 499 SEK | Curvy | Tunikor | plus size, dam, sommar | färg=vit; storlek=44,46,48,50,52,54; material=bomull | Lång nog att täcka rumpan.
k7 | t=jeans,trousers w=women c=blue m=denim s=44,46,48,50,52 x=plussize | Curvy Stretch Jeans | Loom & Thread | 59 EUR | Curvy | Jeans | plus size, women, stretch | Colour=Dark blue; Size=44,46,48,50,52; Material=Denim | High waist that stays up.
k8 | t=jeans,trousers w=men c=black m=denim s=30,31,32,33,34,36,38 | Slim Fit Jeans Kohle | Loom & Thread | 69 EUR | Basics | Jeans | Herren, Denim | Farbe=schwarz; Größe=30,31,32,33,34,36,38; Material=Denim | Zwei Prozent Elasthan.
k9 | t=joggers,trousers w=men,women c=grey m=cotton s=S,M,L,XL,XXL | Pantalón de chándal gris | Loom & Thread | 29.95 EUR | Basics | Pantalones | casa, deporte, unisex | color=gris; talla=S,M,L,XL,XXL; material=algodón | Bolsillos con cremallera.
k10 | t=tracksuit w=kids c=navy s=128,140,152,164 a=8,9,10,11,12,13,14 x=sport | Träningsoverall junior | Sprinta | 549/699 SEK | Sport | Träningsoveraller | fotboll, skola, junior | färg=marinblå; storlek=128,140,152,164; ålder=8-14 år | Jacka och byxor.
k11 | t=footballshirt,tshirt w=kids,men c=yellow s=128,140,152,S,M,L x=football | Maillot de football jaune | Sprinta | 35 EUR | Sport | Maillots | foot, équipe | couleur=jaune; taille=128,140,152,S,M,L | Respirant.
k12 | t=cyclingshorts,shorts w=women c=black s=S,M,L,XL x=cycling | Padded Cycling Shorts Women | Sprinta | 65/85 EUR | Sport | Cycling | bike, padded | Colour=Black; Size=S,M,L,XL | Gel pad for long rides.
k13 | t=softshelljacket,jacket w=men c=green s=M,L,XL,XXL x=waterproof | Softshelljacke Wald | Bergfex | 99 EUR | Outdoor | Jacken | Wandern, Wind | Farbe=grün; Größe=M,L,XL,XXL | Hält Wind und Niesel ab.
k14 | t=fleece,jacket w=women c=purple m=fleece s=S,M,L,XL | Forro polar con capucha | Bergfex | 45/59 EUR | Outdoor | Forros polares | montaña, mujer | color=morado; talla=S,M,L,XL; material=forro polar | Seca rápido.
k15 | t=hikingtrousers,trousers w=women c=beige s=36,38,40,42,44 x=zipoff | Zip-off Hiking Trousers | Bergfex | 79 EUR | Outdoor | Trousers | hiking, women, summer | Colour=Sand; Size=36,38,40,42,44 | Trousers at dawn, shorts by noon.
k16 | t=skijacket,jacket w=kids c=pink s=110,116,122,128,134 a=5,6,7,8,9 x=waterproof | Skidjacka barn rosa | Bergfex | 799/999 SEK | Outdoor | Skidkläder | skidor, snö, barn | färg=rosa; storlek=110,116,122,128,134; ålder=5-9 år | Vattenpelare 10000 mm.
k17 | t=trenchcoat,coat w=women c=beige m=cotton s=34,36,38,40,42 x=waterproof | Trench-coat classique | Maison Perle | 179 EUR | Printemps | Manteaux | pluie, femme, classique | couleur=beige; taille=34,36,38,40,42; matière=coton | Ceinturé, doublé.
k18 | t=bomber,jacket w=men c=green s=S,M,L,XL | Bomberjacka oliv | Loom & Thread | 899 SEK | Basics | Jackor | herr, vår | färg=olivgrön; storlek=S,M,L,XL | Ficka på ärmen.
k19 | t=raincape,poncho,raincoat w=men,women c=yellow x=waterproof,bike | Cape de pluie vélo | Bergfex | 39 EUR | Outdoor | Capes | vélo, pluie | couleur=jaune; taille=unique | Couvre le guidon et les genoux.
k20 | t=sweater w=women,men c=white m=wool s=S,M,L,XL x=cable | Irish Cable Knit Jumper | Nordhem | 110/140 EUR | Herbst | Jumpers | wool, Aran, winter | Colour=Cream; Size=S,M,L,XL; Material=Wool | Heavy enough for the Atlantic.
k21 | t=sweatervest,vest,sweater w=men c=brown m=wool s=S,M,L,XL | Chaleco de punto | Nordhem | 55 EUR | Herbst | Chalecos | punto, hombre, oficina | color=marrón; talla=S,M,L,XL; material=lana | Cuello de pico.
k22 | t=tanktop,top w=women c=black m=cotton s=XS,S,M,L | Basic Top mit Spaghettiträgern | Loom & Thread | 12.9 EUR | Basics | Tops | Sommer, Damen | Farbe=schwarz; Größe=XS,S,M,L; Material=Baumwolle | Unter allem und für sich.
k23 | t=tshirt w=men,women c=black m=cotton s=S,M,L,XL,XXL x=band,rock | Retro Tour Tee | Loom & Thread | 25 EUR | Basics | T-shirts | rock, concert, vintage | Colour=Black; Size=S,M,L,XL,XXL; Material=Cotton | Looks like you were there in 1983.
k24 | t=tuxedo,suit w=men c=black m=wool s=48,50,52,54 | Smoking svart med sidenslag | Maison Perle | 3495 SEK | Bridal | Smoking | bröllop, bal, herr | färg=svart; storlek=48,50,52,54; material=ull | Byxa med revär.
k25 | t=communiondress,dress w=kids c=white s=128,134,140,146 a=8,9,10 | Vestido de comunión tul | Maison Perle | 119 EUR | Bridal | Vestidos | comunión, niña, ceremonia | color=blanco; talla=128,134,140,146; edad=8-10 años | Lazo a la espalda.
k26 | t=christeninggown,dress,babyclothes w=baby c=white m=cotton s=62,68,74 a=0 | Robe de baptême | Maison Perle | 69 EUR | Bridal | Baptême | baptême, bébé | couleur=blanc; taille=62,68,74; matière=coton | Bonnet assorti.
k27 | t=shapewear,underwear w=women c=beige s=S,M,L,XL | High Waist Shaping Shorts | Silhouetta | 39 EUR | Underwear | Shapewear | tummy, smoothing | Colour=Nude; Size=S,M,L,XL | Smooths without squeezing.
k28 | t=corset,underwear w=women c=black m=satin s=S,M,L | Corsage aus Satin | Silhouetta | 69/89 EUR | Underwear | Corsagen | Dessous, Satin | Farbe=schwarz; Größe=S,M,L; Material=Satin | Mit Haken und Schnürung.
k29 | t=thong,panties,underwear w=women c=red m=lace s=S,M,L | Stringtrosa i spets | Silhouetta | 129 SEK | Underwear | Trosor | spets, dam | färg=röd; storlek=S,M,L; material=spets | Syns inte under klänningen.
k30 | t=nursingbra,bra w=women c=white m=cotton s=75B,75C,80B,80C,85C x=nursing | Soutien-gorge d'allaitement | Silhouetta | 35 EUR | Underwear | Soutiens-gorge | allaitement, grossesse | couleur=blanc; taille=75B,75C,80B,80C,85C; matière=coton | S'ouvre d'une main.
k31 | t=boxers,underwear w=kids c=mixed m=cotton s=98,110,122,134 a=3,4,5,6,7,8 x=3pack | Calzoncillos niño pack de 3 | Silhouetta | 14.9 EUR | Underwear | Calzoncillos | niño, algodón | color=varios; talla=98,110,122,134; edad=3-8 años; material=algodón | Con planetas.
k32 | t=periodpants,panties,underwear w=women c=black s=XS,S,M,L,XL x=period | Period Pants Heavy Flow | Silhouetta | 29 EUR | Underwear | Period underwear | period, reusable | Colour=Black; Size=XS,S,M,L,XL | Up to twelve hours.
k33 | t=kneesocks,socks w=kids c=white m=cotton s=27-30,31-34 a=5,6,7,8 | Kniestrümpfe Kinder 2er Pack | Silhouetta | 8.9 EUR | Underwear | Strümpfe | Schule, Kinder | Farbe=weiß; Größe=27-30,31-34; Material=Baumwolle | Rutschen nicht.
k34 | t=hikingsocks,socks w=men,women c=green m=merino,wool s=36-38,39-41,42-44 x=hiking | Vandringsstrumpor merino | Bergfex | 199 SEK | Outdoor | Strumpor | vandring, ull | färg=grön; storlek=36-38,39-41,42-44; material=merinoull | Utan skavande söm.
k35 | t=nightshirt,nightwear w=men c=blue m=cotton s=M,L,XL,XXL | Chemise de nuit homme rayée | Silhouetta | 45 EUR | Underwear | Nuit | nuit, homme | couleur=bleu; taille=M,L,XL,XXL; matière=coton | Comme grand-père.
k36 | t=onesie,pyjamas,nightwear w=kids c=grey m=fleece s=98,110,122,134 a=3,4,5,6,7,8 x=koala | Koala Onesie Kids | Silhouetta | 29/35 EUR | Underwear | Pyjamas | koala, cosy, sleepover | Colour=Grey; Size=98,110,122,134; Age=3-8 years; Material=Fleece | Ears on the hood.
k40 | t=hikingboots,boots,shoes w=men c=brown m=leather s=41,42,43,44,45,46 x=waterproof | Bergstiefel Zugspitze GTX | Bergfex | 199/249 EUR | Outdoor | Bergschuhe | Wandern, Berge, wasserdicht | Farbe=braun; Größe=41,42,43,44,45,46; Material=Leder | Steigeisenfest.
k41 | t=footballboots,shoes w=kids c=orange s=32,33,34,35,36,37 a=8,9,10,11,12 x=football | Botas de fútbol niño | Sprinta | 39/49 EUR | Sport | Botas de fútbol | fútbol, césped, niño | color=naranja; talla=32,33,34,35,36,37 | Tacos moldeados.
k42 | t=sneakers,shoes w=kids c=white s=28,29,30,31,32,33 a=5,6,7,8,9 x=lights | Blinkande sneakers barn | Trippel | 399 SEK | Barnskor | Sneakers | barn, blinkar, kardborre | färg=vit; storlek=28,29,30,31,32,33 | Lyser när man springer.
k43 | t=schoolshoes,shoes w=kids c=black m=leather s=28,30,32,34,36 a=5,6,7,8,9,10 | School Shoes Velcro | Trippel | 45 EUR | Kids shoes | School shoes | school, uniform | Colour=Black; Size=28,30,32,34,36; Material=Leather | Scuff-proof toes.
k44 | t=loafers,shoes w=men c=brown m=suede s=40,41,42,43,44 | Mocassins en daim | Stivale | 119 EUR | Chaussures | Mocassins | été, homme, daim | couleur=cognac; pointure=40,41,42,43,44; matière=daim | Semelle à picots.
k45 | t=stilettos,heels,shoes w=women c=black m=leather s=35,36,37,38,39,40,41 | Stiletto Pumps Lack | Stivale | 129/169 EUR | Chaussures | Pumps | Abend, High Heels | Farbe=schwarz; Größe=35,36,37,38,39,40,41; Material=Lackleder | Zehn Zentimeter.
k46 | t=ankleboots,boots,shoes w=women c=brown m=suede s=36,37,38,39,40,41 | Botín de ante con tacón | Stivale | 99 EUR | Chaussures | Botines | otoño, mujer | color=marrón; talla=36,37,38,39,40,41; material=ante | Cremallera lateral.
k47 | t=bridalshoes,heels,shoes w=women c=ivory m=satin s=36,37,38,39,40 | Brudskor satin låg klack | Stivale | 1199 SEK | Bridal | Brudskor | bröllop, brud | färg=elfenben; storlek=36,37,38,39,40; material=satin | För den som ska dansa hela natten.
k48 | t=slippers,shoes w=kids c=brown s=24,26,28,30 a=2,3,4,5,6 x=bear | Hausschuhe Kinder Bär | Trippel | 22 EUR | Kinderschuhe | Hausschuhe | Kita, Bär | Farbe=braun; Größe=24,26,28,30 | Gummisohle für die Kita.
k49 | t=danceshoes,shoes w=women,kids c=pink m=leather s=28,30,32,34,36,38 x=ballet | Chaussons de danse demi-pointes | Stivale | 19.9 EUR | Sport | Danse | danse classique, fille | couleur=rose; pointure=28,30,32,34,36,38; matière=cuir | Semelle bi-partie.
k50 | t=insoles w=men,women s=36,38,40,42,44,46 x=warm | Lammfellsohlen | Stivale | 12.9 EUR | Schuhzubehör | Einlegesohlen | Winter, warm, Füße | Größe=36,38,40,42,44,46; Material=Lammfell | Gegen kalte Zehen.
k51 | t=shoecare,shoepolish c=black | Skokräm svart med borste | Stivale | 119 SEK | Skovård | Skovård | läder, puts | färg=svart; volym=50 ml | Vax och glans.
k52 | t=laces c=black | Shoelaces Round 120 cm | Stivale | 4.5 EUR | Shoe care | Laces | shoes, replacement | Colour=Black; Length=120 cm | Waxed cotton.
k53 | t=waterproofer,shoecare | Spray imperméabilisant cuir et textile | Stivale | 11 EUR | Entretien | Imperméabilisants | chaussures, daim, pluie | contenance=250 ml | La pluie glisse.
k60 | t=backpack,schoolbag,bag w=kids c=purple a=6,7,8,9,10 x=unicorn | Mochila escolar unicornio | Zurrón | 39.9 EUR | Bolsos | Mochilas | escuela, unicornio, niña | color=morado; edad=6-10 años; volumen=18 L | Espalda acolchada.
k61 | t=briefcase,bag w=men,women c=brown m=leather x=laptop | Leather Briefcase 15 inch | Zurrón | 219 EUR | Bags | Briefcases | office, laptop, work | Colour=Cognac; Material=Leather | Ages well.
k62 | t=suitcase c=blue x=cabin | Handgepäck-Trolley 38 L | Zurrón | 109/139 EUR | Reise | Koffer | Reise, Kabine, Rollen | Farbe=blau; Volumen=38 L | Passt in jede Gepäckablage.
k63 | t=gymbag,bag w=men,women c=black x=sport | Sportväska med skofack | Zurrón | 399 SEK | Sport | Väskor | gym, träning | färg=svart; volym=35 l | Separat fack för blöta kläder.
k64 | t=changingbag,bag w=women,men,baby c=grey x=baby | Sac à langer gris | Zurrón | 79 EUR | Bébé | Sacs à langer | bébé, poussette | couleur=gris | Tapis à langer inclus.
k65 | t=beachbag,bag w=women c=natural m=straw | Capazo de playa de palma | Zurrón | 32 EUR | Verano | Bolsos | playa, verano | color=natural; material=palma | Asas de cuero.
k66 | t=cardholder,wallet w=men,women c=black m=leather x=rfid | Kartenetui RFID | Zurrón | 29 EUR | Geschenke | Geldbörsen | Leder, RFID, Geschenk | Farbe=schwarz; Material=Leder | Sechs Karten, sonst nichts.
k67 | t=keyring c=brown m=leather | Leather Key Fob | Zurrón | 12 EUR | Gifts | Keyrings | keys, gift | Colour=Brown; Material=Leather | Stamped by hand.
k68 | t=passportcover m=leather c=red | Passfodral läder rött | Zurrón | 249 SEK | Resa | Passfodral | resa, pass | färg=röd; material=läder | Fack för boardingkort.
k70 | t=ring,engagementring,jewellery w=women c=silver m=whitegold x=diamond s=48,50,52,54,56 | Bague solitaire diamant or blanc | Orfèvre & Fille | 1290 EUR | Bijoux | Bagues | fiançailles, diamant | couleur=argenté; taille=48,50,52,54,56; matière=or blanc | Un quart de carat.
k71 | t=necklace,jewellery w=women c=silver m=silver x=initial | Initialkette Silber | Orfèvre & Fille | 45 EUR | Bijoux | Ketten | Buchstabe, Geschenk | Farbe=silber; Material=925 Silber | Jeder Buchstabe verfügbar.
k72 | t=bracelet,jewellery w=women c=gold m=goldplated x=charms | Charm Bracelet Gold | Orfèvre & Fille | 55/69 EUR | Bijoux | Bracelets | charms, gift, friend | Colour=Gold; Material=Gold plated | Comes with three charms.
k73 | t=anklet,jewellery w=women c=silver m=silver | Fotkedja med snäckor | Orfèvre & Fille | 299 SEK | Sommar | Fotkedjor | strand, sommar | färg=silver; material=silver | Tål saltvatten.
k74 | t=earrings,studs,jewellery w=women,kids c=gold m=gold x=kids | Pendientes de bebé oro | Orfèvre & Fille | 69 EUR | Bijoux | Pendientes | bebé, bautizo, oro | color=oro; material=oro 18 K | Cierre de rosca.
k75 | t=cufflinks,jewellery w=men c=silver m=steel | Manschettenknöpfe Anker | Orfèvre & Fille | 39 EUR | Herren | Manschettenknöpfe | Hochzeit, Hemd, Segeln | Farbe=silber; Material=Edelstahl | In der Geschenkbox.
k76 | t=watch w=kids c=blue a=5,6,7,8,9 x=learning | Montre enfant apprentissage de l'heure | Tictac | 29 EUR | Enfants | Montres | enfant, école | couleur=bleu; âge=5-9 ans | Les minutes sont écrites.
k77 | t=watch,divingwatch w=men c=black m=steel x=waterproof | Diver Watch 200 m | Tictac | 299/349 EUR | Watches | Watches | diving, automatic, men | Colour=Black; Material=Steel | Luminous hands.
k78 | t=watchstrap c=brown m=leather | Klockarmband läder 20 mm | Tictac | 349 SEK | Klockor | Klockarmband | läder, klocka | färg=brun; material=läder; bredd=20 mm | Snabbfäste.
k79 | t=sunglasses w=kids c=pink a=2,3,4,5,6 | Kindersonnenbrille bruchfest | Lumi Optik | 15 EUR | Kinder | Sonnenbrillen | UV 400, Kinder, Strand | Farbe=rosa; Alter=2-6 Jahre | Man kann sich draufsetzen.
k80 | t=glassescase c=green m=leather | Étui à lunettes cuir vert | Lumi Optik | 24 EUR | Accessoires | Étuis | lunettes, cuir | couleur=vert; matière=cuir | Intérieur velours.
k81 | t=beanie,hat w=men,women c=black m=wool | Fisherman Beanie Black | Nordhem | 22 EUR | Herbst | Hats | wool, docker | Colour=Black; Material=Wool | Sits above the ears.
k82 | t=beret,hat w=women c=red m=wool | Boina de lana roja | Nordhem | 27 EUR | Herbst | Boinas | lana, mujer, otoño | color=rojo; material=lana | Hecha en el norte.
k83 | t=earmuffs w=kids,women c=white | Öronmuffar fluffiga | Nordhem | 179 SEK | Höst | Öronmuffar | vinter, kalla öron | färg=vit | Hopfällbara.
k84 | t=gloves w=men c=brown m=leather s=8,8.5,9,9.5,10 x=lined | Gants en cuir doublés cachemire | Nordhem | 69/85 EUR | Automne | Gants | cuir, homme, hiver | couleur=marron; taille=8,8.5,9,9.5,10; matière=cuir | Cousus main.
k85 | t=suspenders w=men c=red | Hosenträger rot breit | Nordhem | 24 EUR | Herren | Hosenträger | Herren, Tracht | Farbe=rot; Breite=3,5 cm | Drei Clips.
k90 | t=eyecream,facecream,facecare w=women,men x=darkcircles | Eye Cream Caffeine | Pure Botanica | 26 EUR | Skin | Eye care | dark circles, puffy eyes, tired | Volume=15 ml | Wakes up before you do.
k91 | t=facemask,facecare w=women,men x=clay,oily | Masque argile verte | Pure Botanica | 14.5 EUR | Visage | Masques | peau grasse, pores | contenance=75 ml | Purifie sans dessécher.
k92 | t=bodyscrub,bodycare x=coffee,vegan | Kropsskrubb kaffe & kokos | Pure Botanica | 149 SEK | Kropp | Skrubb | kaffe, vegansk, hud | vikt=200 g | Len hud på tio minuter.
k93 | t=bodylotion,bodycare x=dry,urea | Körperlotion Urea 10 % | Pure Botanica | 11.9/14.9 EUR | Körper | Lotionen | trockene Haut, Neurodermitis, parfümfrei | Inhalt=400 ml | Für sehr trockene Haut, ohne Duftstoffe.
k94 | t=showergel,bodycare x=citrus | Gel de ducha cítricos | Pure Botanica | 6.5 EUR | Cuerpo | Geles | ducha, limón | contenido=500 ml | Botella reciclada.
k95 | t=footcream,footcare x=dry | Foot Cream Cracked Heels | Pure Botanica | 9.9 EUR | Body | Foot care | cracked heels, dry feet | Volume=100 ml | Soft soles in a week.
k96 | t=babyoil,babycare w=baby x=baby | Babyolja oparfymerad | Pure Botanica | 79 SEK | Baby | Babyvård | baby, massage, känslig hud | volym=150 ml | Mandelolja och inget annat.
k97 | t=nappycream,babycare w=baby x=baby | Wundschutzcreme Zink | Pure Botanica | 5.9 EUR | Baby | Babypflege | Windeln, wunder Po, Zink | Inhalt=75 ml | Pflegt den wunden Po.
k98 | t=shampoo,babycare,haircare w=baby,kids x=baby,notears | Shampooing bébé sans larmes | Pure Botanica | 7.9 EUR | Bébé | Shampooings | bébé, bain, doux | contenance=250 ml | Ne pique pas les yeux.
k99 | t=solidshampoo,shampoo,haircare x=vegan,plasticfree | Champú sólido de ortiga | Pure Botanica | 9.5 EUR | Cabello | Champús | sólido, vegano, pelo graso | peso=80 g | Sin botella, sin plástico.
k100 | t=conditioner,haircare x=colour | Colour Protect Conditioner | Salón Brillo | 12 EUR | Hair | Conditioners | dyed hair, shine | Volume=250 ml | Keeps red red.
k101 | t=straightener,haircare c=black | Glätteisen Keramik | Salón Brillo | 49/69 EUR | Haar | Glätteisen | glattes Haar, Styling | Farbe=schwarz | In 30 Sekunden heiß.
k102 | t=curlingiron,haircare c=pink | Locktång 32 mm | Salón Brillo | 449 SEK | Hår | Locktänger | lockar, styling | färg=rosa | Mjuka vågor.
k103 | t=hairspray,haircare | Laque fixation forte | Salón Brillo | 8.9 EUR | Cheveux | Laques | coiffure, chignon | contenance=300 ml | Tient la nuit, part au brossage.
k104 | t=hairclippers,beardtrimmer w=men c=black | Cortapelos y barbero inalámbrico | Salón Brillo | 39.9 EUR | Hombre | Cortapelos | barba, pelo, hombre | color=negro; batería=90 min | Doce peines.
k105 | t=wig w=women c=blonde | Blonde Bob Wig | Salón Brillo | 45 EUR | Hair | Wigs | party, costume, chemo | Colour=Blonde | Adjustable cap.
k106 | t=nailclippers,manicureset | Maniküre-Etui 7-teilig | Klinge Solingen | 34.9 EUR | Geschenke | Manikürsets | Nägel, Reise, Geschenk | Material=Edelstahl, Leder | Schere, Feile, Zange.
k107 | t=tweezers | Pincett sned spets | Klinge Solingen | 99 SEK | Skönhet | Pincetter | ögonbryn, stickor | material=stål | Greppar varje strå.
k108 | t=eyeliner,makeup w=women c=black | Eyeliner feutre noir | Rouge Minuit | 13 EUR | Maquillage | Eyeliners | yeux, précision | couleur=noir | Tient seize heures.
k109 | t=lipgloss,makeup w=women c=pink | Brillo de labios rosa | Rouge Minuit | 9.9/12.9 EUR | Maquillaje | Labiales | labios, brillo | color=rosa | No pegajoso.
k110 | t=concealer,makeup w=women | Concealer Full Cover | Rouge Minuit | 15 EUR | Make-up | Concealers | spots, dark circles | Shade=light, medium, dark | Hides a short night.
k111 | t=makeupset,giftset,makeup w=women,kids x=gift,teen | Schminkset Anfänger | Rouge Minuit | 24.9 EUR | Geschenke | Schminksets | Teenager, Geschenk, Mädchen | Teile=12; Alter=ab 10 Jahren | Alles für die ersten Versuche.
k112 | t=perfume w=women x=vanilla | Parfym vanilj & ambra | Rouge Minuit | 549 SEK | Parfym | Parfymer | dam, vanilj, varm | volym=30 ml | Som en kram.
k113 | t=perfume w=kids x=kids,alcoholfree | Colonia infantil sin alcohol | Rouge Minuit | 12.5 EUR | Perfumes | Colonias | niños, bebé | contenido=100 ml | Aroma a talco.
k114 | t=perfumeset,giftset,perfume w=men x=gift | Coffret eau de toilette et gel douche homme | Rouge Minuit | 49/65 EUR | Parfums | Coffrets | cadeau, homme, Noël | pièces=2 | Boisé et frais.
k120 | t=cane,walkingstick | Folding Walking Stick | Mobilia Care | 25 EUR | Aids | Walking sticks | seniors, balance, walking | Height=80-95 cm | Folds to 30 cm.
k121 | t=rollator | Rollator faltbar leicht | Mobilia Care | 189/229 EUR | Hilfsmittel | Rollatoren | Senioren, Gehhilfe | Gewicht=6,5 kg | Mit Sitz und Tasche.
k122 | t=pillbox | Pastillero semanal | Mobilia Care | 7.9 EUR | Salud | Pastilleros | medicinas, mayores | compartimentos=28 | Cuatro tomas al día.
k123 | t=shoehorn | Skohorn långt 60 cm | Mobilia Care | 149 SEK | Hjälpmedel | Skohorn | rygg, skor, äldre | längd=60 cm | Slipp böja dig.
k124 | t=showerstool | Tabouret de douche réglable | Mobilia Care | 45 EUR | Aides | Salle de bain | douche, seniors, sécurité | charge=120 kg | Pieds antidérapants.
k125 | t=backbrace,brace w=men,women s=S,M,L,XL | Lumbar Support Belt | Mobilia Care | 35 EUR | Health | Supports | back pain, lifting | Size=S,M,L,XL | For lifting and gardening.
k126 | t=anklebrace,brace w=men,women s=S,M,L | Tobillera deportiva | Mobilia Care | 19 EUR | Salud | Tobilleras | esguince, tobillo, deporte | talla=S,M,L | Ajuste con velcro.
k127 | t=eyedrops | Augentropfen für trockene Augen | Apoteket Linden | 8.9 EUR | Health | Augentropfen | trockene Augen, Bildschirm, Kontaktlinsen | Inhalt=10 ml | Mit Hyaluron.
k128 | t=throatlozenges | Halstabletter salvia & honung | Apoteket Linden | 59 SEK | Hälsa | Halstabletter | ont i halsen, hosta | antal=30 | Sockerfria.
k129 | t=painrelief,painballs | Gel arnica 100 ml | Apoteket Linden | 9.5 EUR | Santé | Gels | bleus, coups, muscles | contenance=100 ml | Après les chocs.
k130 | t=earplugs | Soft Foam Ear Plugs 20 pairs | Apoteket Linden | 8.5 EUR | Health | Ear plugs | sleep, snoring, noise | Pieces=40 | Quiet nights.
k131 | t=coldpack,icepack | Kalt-Warm-Kompresse | Apoteket Linden | 6.9 EUR | Health | Kompressen | Prellung, Kopfschmerzen, Fieber | Größe=12x29 cm | Aus dem Gefrierfach oder warm.
k132 | t=tampons x=organic | Tampones de algodón orgánico 16 ud | Apoteket Linden | 4.2 EUR | Salud | Tampones | regla, orgánico | unidades=16 | Sin cloro ni perfume.
k133 | t=hairvitamins,supplement x=hair,nails | Hair & Nail Vitamins | Apoteket Linden | 19.9/24.9 EUR | Health | Supplements | hair loss, biotin, nails | Pieces=60 | Biotin, zinc and selenium.
k134 | t=melatonin,sleepaid,supplement | Schlafspray Melatonin | Apoteket Linden | 12.9 EUR | Health | Schlaf | Einschlafen, Nacht, Jetlag | Inhalt=30 ml | Zwei Sprühstöße vor dem Zubettgehen.
k135 | t=lipbalm x=coldsore | Lippkräm mot munsår | Apoteket Linden | 89 SEK | Hälsa | Läppvård | munsår, herpes | vikt=2 g | Vid första pirret.
k136 | t=licecomb,licetreatment w=kids | Peigne anti-poux métal | Apoteket Linden | 9.9 EUR | Santé | Anti-poux | poux, école, enfants | matière=inox | Attrape aussi les lentes.
k137 | t=wartremover | Verrugas spray congelante | Apoteket Linden | 16.5 EUR | Salud | Verrugas | verrugas, pies, manos | contenido=50 ml | Una aplicación suele bastar.
k138 | t=bandage,firstaid | Elastic Bandage 8 cm | Apoteket Linden | 3.9 EUR | Health | Bandages | sprain, first aid | Length=4 m | With clips.
`
