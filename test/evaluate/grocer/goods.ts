/** Food, kitchen and household goods. Rows as bazaar/goods.ts. */
export const GOODS = `
g1 | t=coffee x=beans,dark,organic | Espresso Napoli Whole Beans 1 kg | Rosteria Lund | 18.5 EUR | Coffee Corner | Coffee | coffee, beans, dark roast, organic | Weight=1 kg; Roast=Dark | Cocoa, hazelnut and a long finish.
g2 | t=coffee x=decaf,ground | Bryggkaffe koffeinfritt malet 450 g | Rosteria Lund | 79 SEK | Coffee Corner | Kaffe | kaffe, koffeinfritt | vikt=450 g; rost=mellan | Somna gott ändå.
g3 | t=tea x=green | Grüner Tee Sencha 100 g | Teehaus Anker | 9.9 EUR | Teestunde | Tee | Tee, grün, lose | Gewicht=100 g | Frisch und grasig.
g4 | t=tea x=herbal,caffeinefree,sleep | Tisane Nuit Calme tilleul & camomille | Teehaus Anker | 6.5 EUR | Teestunde | Infusions | infusion, tilleul, camomille, sommeil | contenu=20 sachets | Le dernier geste de la journée.
g5 | t=tea x=black | English Breakfast Loose Leaf Tea Tin | Teehaus Anker | 12/15 EUR | Teestunde | Tea | tea, black tea, tin | Weight=125 g | Strong enough for milk.
g6 | t=chocolate x=dark,vegan,70 | Tablette chocolat noir 70 % Équateur | Maison Brune | 4.9 EUR | Sucré | Chocolat | chocolat, noir, végan | poids=80 g; cacao=70 % | Notes de fruits rouges.
g7 | t=chocolate x=milk,nuts | Mjölkchoklad med hasselnötter | Maison Brune | 45 SEK | Sucré | Choklad | choklad, nötter | vikt=100 g; allergener=mjölk, hasselnöt | Krispig och len.
g8 | t=pralines,chocolate x=gift,alcohol | Trüffelpralinen mit Champagner 16 Stück | Maison Brune | 19.9/24.9 EUR | Sucré | Pralinen | Pralinen, Geschenk, Champagner | Inhalt=200 g; Allergene=Milch | Zergeht langsam.
g9 | t=honey | Miel de lavande de Provence | La Garrigue | 8.9 EUR | Épicerie | Miel | miel, lavande, petit-déjeuner | poids=250 g | Récolté en juillet.
g10 | t=jam x=strawberry | Erdbeermarmelade wie von Oma | La Garrigue | 5.5 EUR | Épicerie | Aufstrich | Marmelade, Frühstück, Erdbeere | Gewicht=340 g | 70 % Frucht.
g11 | t=jam x=orange | Mermelada de naranja amarga | La Garrigue | 4.8 EUR | Épicerie | Mermeladas | mermelada, desayuno, naranja | peso=300 g | Con trozos de piel.
g12 | t=oliveoil | Aceite de oliva virgen extra Picual 500 ml | La Garrigue | 14.5 EUR | Épicerie | Aceites | aceite, oliva, ensalada | volumen=500 ml | Primera cosecha de octubre.
g13 | t=vinegar | Aceto Balsamico di Modena 250 ml | La Garrigue | 11 EUR | Épicerie | Vinegar | vinegar, balsamic, salad | Volume=250 ml | Aged six years.
g14 | t=pasta | Tagliatelle all'uovo 500 g | Pastificio Verdi | 4.2 EUR | Épicerie | Pasta | pasta, italian, egg | Weight=500 g; Allergens=wheat, egg | Bronze cut.
g15 | t=pasta x=glutenfree,vegan | Glutenfri penne av linser | Pastificio Verdi | 39 SEK | Épicerie | Pasta | pasta, glutenfri, vegan, linser | vikt=250 g | Bara röda linser.
g16 | t=hotsauce,sauce x=spicy,vegan | Salsa picante Habanero | Fuego | 6.9 EUR | Épicerie | Salsas | picante, chile, habanero | volumen=150 ml; picor=muy alto | Unas gotas bastan.
g17 | t=spices x=set | Gewürz-Set Grillen 6 Dosen | Fuego | 24.9 EUR | Épicerie | Gewürze | Gewürze, Grillen, Geschenk | Inhalt=6 x 40 g | Für Fleisch, Fisch und Gemüse.
g18 | t=salt | Fleur de sel de Guérande | Fuego | 7.5 EUR | Épicerie | Sel | sel, cuisine | poids=125 g | Récoltée à la main.
g19 | t=mustard,sauce | Skånsk senap grov | Fuego | 49 SEK | Épicerie | Senap | senap, korv, jul | vikt=200 g | Till korven och julskinkan.
g20 | t=cookies x=butter | Scottish Butter Shortbread Tin | Maison Brune | 9.5 EUR | Sucré | Biscuits | biscuits, butter, tea time | Weight=300 g; Allergens=wheat, milk | Three ingredients.
g21 | t=candy x=licorice,salty | Saltlakrits djävulsk 150 g | Maison Brune | 35 SEK | Sucré | Godis | godis, lakrits, salt | vikt=150 g | Inte för nybörjare.
g22 | t=candy x=fruit,gelatinefree,vegan | Fruchtgummi Bärchen vegan | Maison Brune | 2.9 EUR | Sucré | Süßigkeiten | Süßigkeiten, vegan, ohne Gelatine | Gewicht=200 g | Ohne Gelatine.
g23 | t=nuts,snack x=salted,vegan | Almendras tostadas con sal | Fuego | 5.9 EUR | Épicerie | Frutos secos | aperitivo, almendras | peso=200 g | Tostadas en horno de leña.
g24 | t=chips,snack x=truffle | Chips artisanales à la truffe | Fuego | 3.9/4.9 EUR | Épicerie | Apéritif | apéritif, chips, truffe | poids=125 g | Croustillantes.
g25 | t=granola,cereal x=breakfast,nuts | Crunchy Granola Almond & Maple | La Garrigue | 6.9 EUR | Épicerie | Cereals | breakfast, granola, almonds | Weight=400 g; Allergens=oats, almond | Baked in small batches.
g26 | t=wine x=red | Rioja Crianza 2019 tinto | Bodega Alta | 12.9 EUR | Bodega | Vinos | vino, tinto, Rioja | volumen=75 cl; alcohol=13,5 % | Doce meses en roble.
g27 | t=wine x=white | Riesling trocken Mosel 2022 | Bodega Alta | 10.9 EUR | Bodega | Wein | Wein, weiß, trocken | Inhalt=75 cl; Alkohol=12 % | Pfirsich und Schiefer.
g28 | t=champagne,sparkling,wine | Champagne Brut Réserve | Bodega Alta | 32/39 EUR | Bodega | Champagne | champagne, bulles, fête | volume=75 cl; alcool=12 % | Pour les grands soirs.
g29 | t=beer x=alcoholfree | Alkoholfreies Pils 6er Pack | Bodega Alta | 7.9 EUR | Bodega | Bier | Bier, alkoholfrei | Inhalt=6 x 33 cl; Alkohol=0,0 % | Herb und spritzig.
g30 | t=gin,spirits | Nordic Dry Gin Lingonberry | Bodega Alta | 38 EUR | Bodega | Gin | gin, cocktail, spirits | Volume=50 cl; Alcohol=42 % | Distilled with hand-picked berries.
g31 | t=lemonade,softdrink x=alcoholfree,elderflower | Fläderblomssaft koncentrerad 50 cl | La Garrigue | 69 SEK | Épicerie | Saft | saft, fläder, sommar | volym=50 cl | Blanda med bubbelvatten.
g32 | t=cheese | Manchego curado cuña 250 g | Bodega Alta | 9.8 EUR | Épicerie | Quesos | queso, oveja, tapas | peso=250 g | Doce meses de curación.
g33 | t=flour x=glutenfree | Mehlmischung hell glutenfrei 1 kg | La Garrigue | 4.5 EUR | Épicerie | Backen | Mehl, glutenfrei, backen | Gewicht=1 kg | Für Kuchen und Brot.
g34 | t=crispbread | Knäckebröd surdeg råg | La Garrigue | 32 SEK | Épicerie | Bröd | knäckebröd, råg, frukost | vikt=300 g | Bakat över vedeld.
g40 | t=saladspinner | Salatschleuder mit Seilzug 5 L | Kloek | 29.9 EUR | Kochen | Küchenhelfer | Salat, Küche | Durchmesser=26 cm; Farbe=grün | Trocken in zehn Sekunden.
g41 | t=garlicpress m=steel | Garlic Press Stainless Steel | Kloek | 16 EUR | Kochen | Kitchen Tools | garlic, kitchen | Material=Stainless steel | No need to peel.
g42 | t=rollingpin m=wood | Brödkavel i bok 40 cm | Kloek | 149 SEK | Bakning | Bakredskap | bakning, bok | material=bok; längd=40 cm | Ligger tungt i handen.
g43 | t=corkscrew | Tire-bouchon sommelier | Kloek | 14.9 EUR | Kochen | Ustensiles | vin, bar | matière=inox et noyer | Deux crans.
g44 | t=canopener | Abrelatas de seguridad | Kloek | 11.5 EUR | Kochen | Utensilios | cocina, latas | color=negro | Sin bordes cortantes.
g45 | t=peeler c=red | Sparschäler rot mit beweglicher Klinge | Kloek | 6.9 EUR | Kochen | Küchenhelfer | Gemüse, schälen | Farbe=rot | Für Rechts- und Linkshänder.
g46 | t=grater m=steel | Box Grater Four Sides | Kloek | 19/24 EUR | Kochen | Kitchen Tools | cheese, grater | Material=Stainless steel | Non-slip base.
g47 | t=wok,pan m=steel | Wokpanna kolstål 32 cm | Kloek | 449 SEK | Kochen | Stekpannor | wok, induktion, asiatiskt | diameter=32 cm; material=kolstål | Blir bättre för varje gång.
g48 | t=pressurecooker,pot m=steel | Olla a presión 6 litros | Kloek | 89/119 EUR | Kochen | Ollas | olla, inducción, rápido | volumen=6 L; material=acero | Garbanzos en veinte minutos.
g49 | t=casserole,pot c=blue m=iron | Cocotte en fonte émaillée bleue 26 cm | Kloek | 159 EUR | Kochen | Cocottes | mijoter, fonte, induction | couleur=bleu; diamètre=26 cm; matière=fonte | Pour les plats du dimanche.
g50 | t=muffintin,bakingtin | Muffinblech 12er antihaft | Kloek | 17.9 EUR | Bakning | Backformen | backen, Muffins | Material=Stahl, antihaftbeschichtet | Löst sich leicht.
g51 | t=cookiecutters x=christmas | Pepparkaksformar jul 5 st | Kloek | 89 SEK | Bakning | Bakredskap | bakning, jul, pepparkakor | antal=5; material=plåt | Gubbe, gumma, gris, hjärta och stjärna.
g52 | t=whisk m=steel | Fouet ballon inox 28 cm | Kloek | 12 EUR | Bakning | Ustensiles | pâtisserie, fouet | matière=inox | Neuf fils.
g53 | t=knifesharpener | Afilador de cuchillos dos fases | Kloek | 25 EUR | Kochen | Cuchillos | cuchillos, afilar | color=gris | Diamante y cerámica.
g54 | t=ovenmitts m=cotton c=grey | Oven Gloves Pair Grey | Linna | 18 EUR | Kitchen Textiles | Textiles | oven, heat resistant | Colour=Grey; Material=Cotton | Up to 250 degrees.
g55 | t=apron m=linen c=green w=men,women | Leinenschürze olivgrün | Linna | 42 EUR | Kitchen Textiles | Schürzen | Kochen, Leinen, Geschenk | Farbe=olivgrün; Material=Leinen | Mit großer Tasche.
g56 | t=teatowel m=linen c=white,red x=set | Kökshanddukar linne rödrandiga 3-pack | Linna | 229 SEK | Kitchen Textiles | Kökshanddukar | kök, linne | färg=vit, röd; material=linne | Torkar utan ludd.
g57 | t=kitchentimer c=yellow | Kurzzeitwecker Zitrone | Kloek | 9.9 EUR | Kochen | Küchenhelfer | Kochen, Eier, Uhr | Farbe=gelb | Mechanisch, 60 Minuten.
g60 | t=airfryer c=black | Air Fryer XL 6.2 L Digital | Elvira | 129/169 EUR | Appliances | Fryers | fryer, low fat, chips | Colour=Black; Volume=6.2 L; Power=1700 W | Crisp with one spoon of oil.
g61 | t=wafflemaker c=silver | Våffeljärn hjärtan 1000 W | Elvira | 449 SEK | Appliances | Våffeljärn | våfflor, frukost | färg=silver; effekt=1000 W | Fem hjärtan åt gången.
g62 | t=ricecooker c=white | Reiskocher 1,8 L mit Dampfeinsatz | Elvira | 54.9 EUR | Appliances | Reiskocher | Reis, Dampfgarer | Farbe=weiß; Volumen=1,8 L | Hält warm bis zu acht Stunden.
g63 | t=standmixer,mixer c=red | Robot pâtissier rouge 4,5 L | Elvira | 249/329 EUR | Appliances | Robots | pâtisserie, pétrin, gâteaux | couleur=rouge; puissance=1200 W | Pétrit, fouette, mélange.
g64 | t=handmixer,mixer c=white | Batidora de varillas 5 velocidades | Elvira | 35 EUR | Appliances | Batidoras | repostería, nata | color=blanco; potencia=400 W | Con ganchos para amasar.
g65 | t=juicer c=orange | Citrus Juicer Electric | Elvira | 32 EUR | Appliances | Juicers | orange, juice, breakfast | Colour=Orange; Power=60 W | Two cones.
g66 | t=raclette | Raclette-Grill für 8 Personen | Elvira | 69.9 EUR | Appliances | Raclette | Käse, Silvester, Freunde | Leistung=1400 W; Personen=8 | Mit Natursteinplatte.
g67 | t=milkfrother | Mousseur à lait électrique | Elvira | 45 EUR | Appliances | Café | lait, cappuccino, café | couleur=noir; volume=300 ml | Chaud ou froid.
g68 | t=icecreammaker | Glassmaskin 1,5 liter | Elvira | 699/899 SEK | Appliances | Glass | glass, sorbet, sommar | volym=1,5 l | Klar på 40 minuter.
g69 | t=microwave c=white | Microondas 20 L con grill | Elvira | 99 EUR | Appliances | Microondas | cocina, calentar | color=blanco; potencia=800 W | Seis niveles.
g70 | t=sandwichmaker | Croque-Monsieur-Gerät Sandwichmaker | Elvira | 29.9 EUR | Appliances | Toaster | Toast, Sandwich | Leistung=750 W | Dreieckig geteilt.
g71 | t=kettle c=green x=gooseneck | Gooseneck Kettle Matte Green | Elvira | 79 EUR | Appliances | Kettles | pour over, tea, coffee | Colour=Green; Volume=0.9 L | Holds any temperature.
g75 | t=bowls,tableware c=blue m=stoneware x=set | Bols à soupe grès bleu lot de 4 | Atelier Grès | 48 EUR | Table | Bols | vaisselle, soupe, grès | couleur=bleu; matière=grès | Chaque pièce est unique.
g76 | t=plates,tableware c=white m=porcelain x=set | Assiettes plattor porslin vit 6-pack | Atelier Grès | 399 SEK | Table | Tallrikar | servis, porslin, tallrik | färg=vit; material=porslin | Tål diskmaskin.
g77 | t=cutlery,tableware c=gold m=steel x=set | Besteck-Set gold matt 24-teilig | Atelier Grès | 89/119 EUR | Table | Besteck | Besteck, Hochzeit | Farbe=gold; Material=Edelstahl; Teile=24 | Für sechs Personen.
g78 | t=champagneglasses,glasses,tableware m=glass x=set | Champagne Flutes Set of 4 | Atelier Grès | 36 EUR | Table | Glasses | champagne, party, new year | Material=Crystal glass | Tall and thin.
g79 | t=tumblers,glasses,tableware m=glass c=green x=set | Vasos de agua verdes 6 unidades | Atelier Grès | 24.9 EUR | Table | Vasos | agua, mesa | color=verde; material=vidrio reciclado | Vidrio soplado.
g80 | t=carafe,tableware m=glass | Karaff med korkpropp 1 liter | Atelier Grès | 249 SEK | Table | Karaffer | vatten, vin, kork | material=glas; volym=1 l | Ryms i kylskåpsdörren.
g81 | t=teapot,tableware m=iron c=black | Théière en fonte noire 0,8 L | Atelier Grès | 49 EUR | Table | Théières | thé, fonte, japon | couleur=noir; matière=fonte | Avec filtre inox.
g82 | t=espressocups,cups,tableware c=white m=porcelain x=set | Espressotassen weiß 4er Set | Atelier Grès | 29 EUR | Table | Tassen | Kaffee, Espresso | Farbe=weiß; Material=Porzellan | Dickwandig.
g83 | t=tablecloth m=linen c=beige s=150x250 | Mantel de lino natural 150x250 | Linna | 69 EUR | Table | Mantelería | mesa, lino | color=beige; tamaño=150x250; material=lino | Lavado a la piedra.
g84 | t=napkins,servingnapkins c=red m=paper x=christmas | Julservetter röda 20-pack | Festa | 29 SEK | Jul & Noël | Servetter | jul, servetter, dukning | färg=röd; material=papper; antal=20 | Tre lager.
g85 | t=saltpeppermill,mill m=wood | Salz- und Pfeffermühle Buche Set | Kloek | 39 EUR | Table | Mühlen | Salz, Pfeffer, Mühle | Material=Buche | Keramikmahlwerk.
g86 | t=kidstableware,plates,tableware w=kids,baby x=bear a=1,2,3 | Kids Dinner Set Bear Bamboo | Atelier Grès | 22 EUR | Table | Kids Tableware | kids, plate, bowl, cup | Material=Bamboo; Age=1-3 years | Plate, bowl, cup and spoon.
g87 | t=coasters m=cork | Korkunderlägg för glas 6 st | Linna | 79 SEK | Table | Underlägg | kork, bord | material=kork | Skyddar bordet.
g88 | t=servingplatter,cakestand,tableware m=marble | Tortenplatte mit Fuß Marmor | Atelier Grès | 44.9 EUR | Table | Servieren | Torte, Kuchen, Kaffeetafel | Material=Marmor; Durchmesser=28 cm | Für die große Torte.
g90 | t=dishsoap x=fragrancefree,eco | Liquide vaisselle écologique sans parfum | Vert Net | 3.9 EUR | Propre | Vaisselle | vaisselle, écologique, sans parfum | volume=500 ml | Doux pour les mains.
g91 | t=sponges x=set | Cellulose Sponges 10 Pack | Vert Net | 7.5 EUR | Propre | Sponges | dishes, kitchen, compostable | Count=10 | Throw them on the compost.
g92 | t=rubbergloves c=pink s=M | Guantes de goma rosas talla M | Vert Net | 3.5 EUR | Propre | Guantes | limpieza, fregar | color=rosa; talla=M | Forrados de algodón.
g93 | t=broom,broomset | Kehrset Besen mit Schaufel und langem Stiel | Vert Net | 27.9 EUR | Propre | Besen | kehren, Boden | Material=Buche und Rosshaar | Nie mehr bücken.
g94 | t=squeegee | Fönsterskrapa med skaft | Vert Net | 129 SEK | Propre | Fönsterputs | fönster, städning, dusch | bredd=30 cm | Inga ränder.
g95 | t=stainremover | Stain Remover Spray Ox | Vert Net | 6.9/8.9 EUR | Propre | Laundry | laundry, stains, wine | Volume=500 ml | Red wine, grass, blood.
g96 | t=dryingrack | Étendoir à linge pliable tour | Vert Net | 59 EUR | Propre | Linge | linge, séchage, appartement | matière=acier; longueur=30 m | Se range derrière une porte.
g97 | t=laundrybasket,storage c=grey | Wäschekorb 3 Fächer grau | Vert Net | 39.9 EUR | Propre | Wäsche | Wäsche, sortieren | Farbe=grau; Volumen=120 L | Hell, dunkel, bunt.
g98 | t=descaler | Antical líquido para cafetera y hervidor | Vert Net | 5.9 EUR | Propre | Limpieza | cal, cafetera, hervidor | volumen=500 ml | A base de ácido cítrico.
g99 | t=binbags | Avfallspåsar 30 liter 40 st | Vert Net | 45 SEK | Propre | Påsar | sopor, kök | volym=30 l; antal=40 | Håller tätt.
g100 | t=dishwashertabs x=eco | Spülmaschinentabs Öko 60 Stück | Vert Net | 11.9 EUR | Propre | Geschirrspülen | Spülmaschine, öko | Inhalt=60 | Folie löst sich auf.
g101 | t=lintroller | Lint Roller with 3 Refills | Vert Net | 8.5 EUR | Propre | Laundry | lint, pet hair, clothes | Sheets=180 | For coats, sofas and cars.
g102 | t=detergent x=wool | Lessive laine et soie 1 L | Vert Net | 9.5 EUR | Propre | Lessive | lessive, laine, soie | volume=1 L | Lave à froid.
g103 | t=robotvacuum,vacuum c=white | Robotdammsugare med moppfunktion | Elvira | 3490/4290 SEK | Appliances | Dammsugare | städning, husdjur, app | färg=vit; batteri=120 min | Tömmer sig själv.
g110 | t=batteries s=AA | Pilas alcalinas AA 24 unidades | Lumen | 12.9 EUR | Hemma | Pilas | pilas, AA, mando | tamaño=AA; unidades=24 | Diez años de vida.
g111 | t=batteries s=AAA x=rechargeable | Uppladdningsbara batterier AAA 4-pack | Lumen | 129 SEK | Hemma | Batterier | batterier, laddbara | storlek=AAA; kapacitet=900 mAh | Tusen laddningar.
g112 | t=bulb x=E27,warmwhite,dimmable | LED-Lampe E27 warmweiß dimmbar 3er | Lumen | 14.9 EUR | Hemma | Leuchtmittel | LED, E27, Glühbirne | Sockel=E27; Leistung=8 W | Wie 60 Watt.
g113 | t=bulb x=E14 | Ampoule flamme E14 blanc chaud | Lumen | 4.5 EUR | Hemma | Ampoules | LED, E14 | culot=E14; puissance=4 W | Pour lustres et appliques.
g114 | t=extensioncord x=usb | Extension Lead 4 Way with USB 2 m | Lumen | 24 EUR | Hemma | Cables | power, usb, desk | Length=2 m | Surge protected.
g115 | t=torch,flashlight | Taschenlampe 800 Lumen mit Zoom | Lumen | 22/29 EUR | Hemma | Taschenlampen | Taschenlampe, Camping, Stromausfall | Leistung=800 lm | Mit Akku.
g116 | t=showercurtain c=white x=botanical | Rideau de douche feuilles 180x200 | Badmint | 25 EUR | Bath | Salle de bain | douche, feuilles | couleur=blanc, vert; taille=180x200 | Avec anneaux.
g117 | t=bathmat c=blue m=cotton s=50x80 | Badrumsmatta blå 50x80 | Badmint | 199 SEK | Bath | Badrum | badrum, matta, bomull | färg=blå; storlek=50x80; material=bomull | Torkar snabbt.
g118 | t=towels c=white m=cotton x=set | Toallas de baño blancas juego de 3 | Badmint | 34.9 EUR | Bath | Toallas | baño, algodón | color=blanco; material=algodón | 600 gramos.
g119 | t=soapdispenser c=black m=ceramic | Seifenspender schwarz Keramik | Badmint | 15.9 EUR | Bath | Bad | Bad, Seife | Farbe=schwarz; Material=Keramik | Passt auch in die Küche.
g120 | t=toiletbrush c=black | Toilet Brush and Holder Matte Black | Badmint | 21 EUR | Bath | Bathroom | bathroom, toilet | Colour=Black | Drip-free.
g121 | t=storagebox,storage m=plastic x=set | Aufbewahrungsboxen mit Deckel 5er Set transparent | Badmint | 29.9 EUR | Hemma | Ordnung | Ordnung, Keller, stapelbar | Material=Kunststoff; Volumen=15 L | Man sieht, was drin ist.
g122 | t=vacuumbags,storage | Sacs de rangement sous vide 6 pièces | Badmint | 19.9 EUR | Hemma | Rangement | rangement, couettes, pulls | pièces=6 | Divise le volume par trois.
g123 | t=bin c=silver m=steel | Pedalhink rostfri 20 liter | Badmint | 599 SEK | Hemma | Papperskorgar | sopor, kök | färg=silver; material=rostfritt stål; volym=20 l | Stänger tyst.
g124 | t=wallhooks,hooks x=selfadhesive | Ganchos adhesivos sin taladro 8 uds | Badmint | 8.9 EUR | Hemma | Ganchos | colgar, baño, cocina | unidades=8; peso máximo=3 kg | Se quitan sin marca.
g130 | t=tealights,candles x=unscented | Värmeljus 50-pack sojavax | Ljusa | 99 SEK | Ljus | Ljus | ljus, värmeljus, soja | antal=50; brinntid=6 h | Utan palmolja.
g131 | t=scentedcandle,candles x=fig | Bougie parfumée Figuier 180 g | Ljusa | 29/36 EUR | Ljus | Bougies | bougie, figue, cadeau | poids=180 g; durée=40 h | Un après-midi en Grèce.
g132 | t=candleholder m=brass c=gold | Kerzenständer Messing | Ljusa | 32 EUR | Ljus | Kerzenhalter | Kerze, Messing, Tischdeko | Material=Messing; Farbe=gold | Für Stabkerzen.
g133 | t=dinnercandles,candles c=green x=unscented | Tapered Candles Forest Green 6 Pack | Ljusa | 14 EUR | Ljus | Candles | candles, dinner, table | Colour=Green; Length=25 cm | Burn eight hours.
g134 | t=baubles,christmasdecoration m=glass c=red,gold | Weihnachtskugeln Glas rot gold 12 Stück | Festa | 24.9 EUR | Jul & Noël | Weihnachtsdeko | Weihnachten, Baum | Farbe=rot, gold; Material=Glas | Mundgeblasen.
g135 | t=adventstar,christmasdecoration,lamp c=white | Adventsstjärna papper vit 60 cm | Festa | 299 SEK | Jul & Noël | Julbelysning | advent, jul, fönster | färg=vit; diameter=60 cm | Med sladd.
g136 | t=adventcalendar x=christmas w=kids | Calendrier de l'Avent chocolat au lait | Maison Brune | 12.9 EUR | Jul & Noël | Avent | Noël, avent, chocolat, enfants | poids=150 g | Vingt-quatre surprises.
g137 | t=wreath,christmasdecoration c=green | Corona de puerta eucalipto | Festa | 39/49 EUR | Jul & Noël | Decoración | Navidad, puerta | color=verde; diámetro=45 cm | Dura muchos inviernos.
g138 | t=stringlights,christmasdecoration x=outdoor,warmwhite | Christmas Tree Lights 200 LED Warm White | Festa | 27 EUR | Jul & Noël | Lights | christmas, tree, outdoor | Length=20 m | Eight modes.
g139 | t=eastereggs,easterdecoration | Ostereier zum Aufhängen bunt 12 Stück | Festa | 9.9 EUR | Fest | Osterdeko | Ostern, Strauch | Farbe=bunt | Handbemalt.
g140 | t=halloweendecoration,lantern c=orange | Calabaza de Halloween con LED | Festa | 14.9/19.9 EUR | Fest | Halloween | halloween, calabaza, luz | color=naranja | Sonríe en la oscuridad.
g145 | t=balloons c=gold,white x=set | Ballons dorés et blancs lot de 30 | Festa | 6.9 EUR | Fest | Ballons | anniversaire, mariage, ballons | couleur=or, blanc | Biodégradables.
g146 | t=partygarland,garland,partydecoration x=birthday | Happy Birthday Banner Rainbow | Festa | 8 EUR | Fest | Banners | birthday, party, kids | Length=3 m | Reusable felt letters.
g147 | t=paperplates,partytableware x=dinosaur w=kids | Pappteller Dinosaurier 8 Stück | Festa | 3.9 EUR | Fest | Partygeschirr | Kindergeburtstag, Dino | Inhalt=8 | Kompostierbar.
g148 | t=pinata w=kids x=unicorn | Piñata unicornio | Festa | 24.9 EUR | Fest | Piñatas | cumpleaños, niños, fiesta | color=rosa | Rellénala de dulces.
g149 | t=birthdaycandles,candles x=birthday | Tårtljus med hållare 24 st | Festa | 29 SEK | Fest | Tårtljus | födelsedag, tårta | färg=blandade; antal=24 | Till tårtan.
g150 | t=sparklers x=newyear | Wunderkerzen 10 Stück | Festa | 2.5 EUR | Fest | Feuerwerk | Silvester, Party | Inhalt=10; Länge=30 cm | Nur im Freien.
g151 | t=giftwrap | Papier cadeau kraft étoiles 10 m | Festa | 7.9 EUR | Jul & Noël | Emballage | cadeau, Noël, papier | longueur=10 m | Recyclé.
g152 | t=confetti out | Confetti Cannons Gold 4 Pack | Festa | 15 EUR | Fest | Confetti | wedding, new year, party | Colour=Gold | Biodegradable paper.
g153 | t=fondue out | Set de fondue queso y chocolate | Kloek | 49/65 EUR | Kochen | Fondue | fondue, queso, invierno | piezas=10 | Para seis personas.
g154 | t=mulledwine x=christmas out | Glögg starkvin 75 cl | Bodega Alta | 119 SEK | Jul & Noël | Glögg | glögg, jul, vin | volym=75 cl; alkohol=15 % | Serveras varm med russin.
`
