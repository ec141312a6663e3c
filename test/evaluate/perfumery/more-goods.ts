/** The rest of the eighth shop: scents, colour, men, children, nails, tools and sets. */
export const MORE_GOODS = `
q2001 | t=perfume x=floral w=women | Eau de parfum Jardin de Minuit 50 ml | Maison Rosée | 79/98 EUR | Duftwelt | Eaux de parfum | femme, floral | contenance=50 ml; genre=femme; notes=jasmin; SKU=MR-JDM-50 | Jasmin et tubéreuse.
q2002 | t=perfume x=floral w=women | Eau de parfum Jardin de Minuit 100 ml | Maison Rosée | 119 EUR | Duftwelt | Eaux de parfum | femme, floral | contenance=100 ml; genre=femme; notes=jasmin; SKU=MR-JDM-100 | Le grand flacon.
q2003 | t=perfume x=woody w=men | Eau de toilette pour homme Cèdre Noir 100 ml | Cap Sud | 65 EUR | Pour lui | Eaux de toilette | homme, boisé | contenance=100 ml; genre=homme; notes=cèdre | Cèdre et poivre.
q2004 | t=perfume x=fresh w=unisex | Kölnisch Frisch Eau de Cologne 100 ml | Kontor Nord | 29.9 EUR | Duftwelt | Düfte | unisex, frisch | Inhalt=100 ml; Duftnote=Zitrus | Wie früher.
q2005 | t=perfume x=vanilla w=women | Parfüm Vanille & Tonka 30 ml | Zauberduft | 39 EUR | Duftwelt | Düfte | Damen, süß | Inhalt=30 ml; Duftnote=Vanille; Geschlecht=Damen | Warm und süß.
q2006 | t=perfume x=rose,travel w=women | Parfum de voyage à la rose 10 ml | Maison Rosée | 22 EUR | Reisegrößen | Eaux de parfum | femme, voyage | contenance=10 ml; genre=femme; notes=rose | Se glisse dans la poche.
q2007 | t=candle x=vanilla | Duftkerze Vanille | Zauberduft | 17.9 EUR | Muttertag | Kerzen | Zuhause, Geschenk | Duft=Vanille; Gewicht=180 g | Brennt 35 Stunden.
q2008 | t=diffuser x=figue | Diffuseur d'ambiance figue 200 ml | Savonnerie du Port | 27 EUR | Duftwelt | Parfums d'intérieur | maison, cadeau | contenance=200 ml; parfum=figue | Dure deux mois.
q2101 | t=foundation c=beige x=vegan | Make-up Foundation Beige vegan 30 ml | Farbwerk | 15.9 EUR | Maquillage | Foundation | Teint, vegan | Farbe=beige; Inhalt=30 ml; Vegan=ja | Deckt leicht.
q2102 | t=foundation c=ivory | Fond de teint fluide ivoire 30 ml | Rouge Paradis | 34 EUR | Maquillage | Fonds de teint | teint | couleur=ivoire; contenance=30 ml | Fini naturel.
q2103 | t=concealer c=beige | Anti-cernes beige clair | Rouge Paradis | 19 EUR | Maquillage | Anti-cernes | teint, yeux | couleur=beige | Illumine le regard.
q2104 | t=powder x=matt | Mattierender Puder transparent | Farbwerk | 11.9 EUR | Maquillage | Puder | Teint | Gewicht=9 g | Gegen Glanz.
q2105 | t=blush c=pink | Blush poudre rose | Rouge Paradis | 24/30 EUR | Maquillage | Blush | joues | couleur=rose | Effet bonne mine.
q2106 | t=mascara c=black x=waterproof | Mascara volume waterproof noir | Rouge Paradis | 27 EUR | Maquillage | Mascaras | cils, yeux | couleur=noir | Résiste à l'eau.
q2107 | t=mascara c=brown x=vegan | Wimperntusche braun vegan | Farbwerk | 12.9 EUR | Maquillage | Mascara | Wimpern, vegan | Farbe=braun; Vegan=ja | Für sanften Schwung.
q2108 | t=eyeliner c=black | Eyeliner liquide noir | Rouge Paradis | 18 EUR | Maquillage | Eyeliners | yeux | couleur=noir | Pointe feutre.
q2109 | t=eyeshadow c=brown | Lidschatten-Palette Nude 12 Farben | Farbwerk | 22.9/29.9 EUR | Maquillage | Lidschatten | Augen | Farbe=braun | Matt und schimmernd.
q2110 | t=lipstick c=red x=matt | Rouge à lèvres mat rouge | Rouge Paradis | 29 EUR | Maquillage | Rouges à lèvres | lèvres | couleur=rouge; SKU=RP-RAL-01 | Tient huit heures.
q2111 | t=lipstick c=pink | Lippenstift rosa glänzend | Farbwerk | 9.9 EUR | Maquillage | Lippenstifte | Lippen | Farbe=rosa | Mit Jojoba.
q2112 | t=lipstick c=brown x=vegan | Lippenstift braun vegan | Grünwerk | 14.9 EUR | Coin nature | Lippenstifte | Lippen, vegan | Farbe=braun; Vegan=ja | Ohne Bienenwachs.
q2113 | t=lipgloss c=pink | Gloss repulpant rose | Rouge Paradis | 21/26 EUR | Letzte Chance | Gloss | lèvres | couleur=rose | Effet miroir.
q2114 | t=browpencil c=brown | Augenbrauenstift braun | Farbwerk | 7.9 EUR | Maquillage | Augenbrauen | Augen | Farbe=braun | Mit kleinem Kamm.
q2115 | t=brushset x=vegan | Pinselset 8-teilig vegan | Farbwerk | 34.9/44.9 EUR | Maquillage | Pinsel | Schminke, vegan, Geschenk | Teile=8 | In einem Etui.
q2116 | t=sponge c=pink | Éponge à maquillage rose | Rouge Paradis | 8 EUR | Maquillage | Accessoires | teint | couleur=rose | S'utilise humide.
q2117 | t=makeupremover x=pads,plasticfree | Waschbare Abschminkpads 10 Stück | Grünwerk | 9.9 EUR | Coin nature | Abschminken | plastikfrei, Baumwolle | Material=Baumwolle; Stück=10 | Mit Waschsäckchen.
q2118 | t=falselashes c=black | Faux cils noirs magnétiques | Rouge Paradis | 25 EUR | Maquillage | Faux cils | cils, fête | couleur=noir | Sans colle.
q2201 | t=nailpolish c=red x=vegan | Nagellack rot vegan 10 ml | Farbwerk | 6.9 EUR | Maquillage | Nagellack | Nägel, vegan | Farbe=rot; Inhalt=10 ml; Vegan=ja | Deckt in einer Schicht.
q2202 | t=nailpolish c=blue | Vernis à ongles bleu nuit 10 ml | Rouge Paradis | 12 EUR | Maquillage | Vernis | ongles | couleur=bleu; contenance=10 ml | Brille comme un gel.
q2203 | t=nailpolish c=clear | Nagellack Überlack klar 10 ml | Farbwerk | 5.9 EUR | Maquillage | Nagellack | Nägel | Farbe=transparent; Inhalt=10 ml | Schützt die Farbe.
q2204 | t=nailpolishremover x=acetonefree | Dissolvant sans acétone 125 ml | Rouge Paradis | 7.5 EUR | Maquillage | Dissolvants | ongles, sans acétone | contenance=125 ml | Doux pour l'ongle.
q2205 | t=nailfile m=glass | Glasnagelfeile | Lenz & Klinge | 6.5 EUR | Maquillage | Nagelpflege | Nägel | Material=Glas | Bleibt lange fein.
q2206 | t=nailscissors m=steel | Nagelschere Edelstahl | Lenz & Klinge | 12.9 EUR | Maquillage | Nagelpflege | Nägel | Material=Edelstahl | Gebogene Klinge.
q2207 | t=manicureset m=leather c=black | Trousse de manucure en cuir noir | Lenz & Klinge | 45 EUR | Muttertag | Coffrets | ongles, cadeau | couleur=noir; matière=cuir | Sept outils.
q2208 | t=tweezers m=steel | Pinzette schräg Edelstahl | Lenz & Klinge | 8.9 EUR | Maquillage | Pinzetten | Augenbrauen | Material=Edelstahl | Fasst jedes Haar.
q2301 | t=beardoil w=men | Bartöl Zeder 30 ml | Kontor Nord | 14.9 EUR | Pour lui | Bartpflege | Herren, Bart, Geschenk | Inhalt=30 ml; Geschlecht=Herren | Macht den Bart weich.
q2302 | t=shavingcream w=men | Crème à raser au bol 150 g | Cap Sud | 16 EUR | Pour lui | Rasage | homme, rasage | poids=150 g; genre=homme | Mousse dense.
q2303 | t=razor w=men m=metal | Rasierhobel Metall | Kontor Nord | 34.9/44.9 EUR | Pour lui | Rasur | Herren, Rasur | Material=Metall; Geschlecht=Herren | Dazu zehn Klingen.
q2304 | t=shavingbrush w=men x=vegan | Blaireau synthétique | Cap Sud | 24 EUR | Pour lui | Rasage | homme, vegan | genre=homme | Sans poils d'animaux.
q2305 | t=aftershave w=men x=alcoholfree | After Shave Balsam ohne Alkohol 100 ml | Kontor Nord | 12.9 EUR | Pour lui | Rasur | Herren, alkoholfrei | Inhalt=100 ml; Geschlecht=Herren | Für gereizte Haut.
q2306 | t=facecream w=men x=day | Crème visage homme énergie 50 ml | Cap Sud | 23 EUR | Pour lui | Crèmes visage | homme, visage | contenance=50 ml; genre=homme | Au ginseng.
q2307 | t=trimmer w=men | Barttrimmer mit Akku | Volthaar | 49/69 EUR | Pour lui | Rasur | Herren, Elektro | Modell=VH-BT1; Geschlecht=Herren | Zwanzig Längen.
q2308 | t=epilator w=women c=white | Épilateur électrique blanc | Volthaar | 69 EUR | Soins du visage | Épilation | femme, appareil | couleur=blanc; modèle=VH-EP2 | S'utilise sous la douche.
q2309 | t=waxstrips w=women | Kaltwachsstreifen Beine 40 Stück | Zeitlos | 7.9 EUR | Hautpflege | Enthaarung | Damen | Stück=40 | Mit Mandelöl.
q2401 | t=toothpaste x=fluoridefree | Zahnpasta ohne Fluorid Minze 75 ml | Grünwerk | 4.5 EUR | Coin nature | Zahnpflege | Zähne, vegan | Inhalt=75 ml; Geschmack=Minze | Mit Xylit.
q2402 | t=toothpaste w=kids x=strawberry a=3,4,5,6 | Dentifrice enfant fraise 50 ml | Pharmacie Duval | 3.9 EUR | Pharmacie | Dentifrices | enfant, dents | contenance=50 ml; âge=3-6 ans; goût=fraise | Un petit pois suffit.
q2403 | t=toothbrush m=bamboo | Zahnbürste aus Bambus | Grünwerk | 3.5 EUR | Coin nature | Zahnpflege | Zähne, plastikfrei | Material=Bambus | Weiche Borsten.
q2404 | t=electrictoothbrush,toothbrush c=white | Brosse à dents électrique blanche | Volthaar | 89/109 EUR | Pharmacie | Brosses à dents | dents, appareil | couleur=blanc; modèle=VH-BD5 | Deux minutes au chrono.
q2405 | t=mouthwash x=alcoholfree | Bain de bouche sans alcool 500 ml | Pharmacie Duval | 6.9 EUR | Pharmacie | Bains de bouche | sans alcool, dents | contenance=500 ml | Haleine fraîche.
q2501 | t=babycream w=baby x=perfumefree | Wundschutzcreme Baby 100 ml | Sanftes Labor | 6.9 EUR | Pharmacie | Babypflege | Baby, parfümfrei | Inhalt=100 ml | Mit Zink.
q2502 | t=babyoil w=baby | Huile de massage bébé 150 ml | Pharmacie Duval | 9.9 EUR | Pharmacie | Bébé | bébé | contenance=150 ml | À l'amande douce.
q2503 | t=wipes w=baby | Feuchttücher Baby 80 Stück | Sanftes Labor | 2.9 EUR | Pharmacie | Babypflege | Baby | Stück=80 | Nur Wasser und Baumwolle.
q2504 | t=bubblebath w=kids a=3,4,5,6,7,8 | Schaumbad Kinder Drache 400 ml | Zauberduft | 5.9 EUR | Letzte Chance | Bad | Kinder, Bad | Inhalt=400 ml; Alter=3-8 Jahre | Färbt das Wasser grün.
q2505 | t=nailpolish w=kids c=purple a=5,6,7,8,9,10 | Vernis enfant violet à l'eau | Petite Paillette | 6.9 EUR | Maquillage | Vernis | enfant, ongles | couleur=violet; âge=5-10 ans | S'enlève à l'eau tiède.
q2601 | t=giftset w=women | Coffret cadeau rose et pivoine | Maison Rosée | 49/62 EUR | Muttertag | Coffrets | femme, cadeau | genre=femme; pièces=3 | Gel douche, lait et crème mains.
q2602 | t=giftset w=men | Geschenkset Bartpflege | Kontor Nord | 39.9 EUR | Pour lui | Geschenksets | Herren, Geschenk | Geschlecht=Herren; Teile=3 | Öl, Kamm und Seife.
q2603 | t=adventcalendar w=women | Adventskalender Beauty 24 Türchen | Zauberduft | 59 EUR | Weihnachten | Adventskalender | Weihnachten, Geschenk | Teile=24 | Jeden Tag eine Freude.
q2604 | t=travelset | Kit de voyage flacons vides 4 x 80 ml | Pharmacie Duval | 9.5 EUR | Reisegrößen | Voyage | voyage, avion | pièces=4 | Pour le bagage cabine.
q2605 | t=toiletbag c=blue | Kulturtasche blau | Lenz & Klinge | 27.9/35 EUR | Reisegrößen | Kulturtaschen | Reise | Farbe=blau; Material=Baumwolle | Zum Aufhängen.
q2606 | t=mirror c=gold | Miroir grossissant doré | Rouge Paradis | 38 EUR | Maquillage | Miroirs | salle de bain | couleur=doré | Grossit cinq fois.
q2607 | t=eyemask m=silk c=blue | Schlafmaske Seide blau | Bürstenmanufaktur Lenz | 24.9 EUR | Muttertag | Schlafen | Geschenk, Reise | Farbe=blau; Material=Seide | Sanft zu Haut und Wimpern.
q2608 | t=sunglasses c=brown | Lunettes de soleil écaille | Cap Sud | 49 EUR | Sonnenzeit | Lunettes | été | couleur=marron | Verres polarisés.
q2609 | t=vitamins x=hair | Kapseln für Haare und Nägel 60 Stück | Sanftes Labor | 19.9 EUR | Pharmacie | Nahrungsergänzung | Haare, Nägel | Menge=60 Kapseln | Mit Biotin und Zink.
q2610 | t=plasters | Pansements pour ampoules 6 pièces | Pharmacie Duval | 5.5 EUR | Pharmacie | Pansements | pieds, voyage | pièces=6 | Tient sous la douche.
q2611 | t=guasha m=quartz c=pink | Gua Sha en quartz rose | Maison Rosée | 19 EUR | Muttertag | Accessoires | visage, cadeau | couleur=rose; matière=quartz | Défroisse les traits.
q2612 | t=perfume w=women x=oud out | Parfum d'exception Oud Impérial 75 ml | Maison Rosée | 189 EUR | Duftwelt | Eaux de parfum | femme, luxe | contenance=75 ml; genre=femme | Édition rare.
q2613 | t=bodylotion w=kids a=3,4,5,6,7,8,9,10 x=perfumefree | Pflegelotion Kinder ohne Duftstoffe 200 ml | Sanftes Labor | 7.9 EUR | Pharmacie | Körperpflege | Kinder, parfümfrei | Inhalt=200 ml; Alter=3-10 Jahre | Zieht rasch ein.
`
