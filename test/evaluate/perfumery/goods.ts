/**
 * An eighth shop, written blind to the code: a perfumery whose titles are German or French, as its makers are; skin, sun
 * and hair are here, more-goods.ts has the rest. Rows as market/goods.ts; k is the skin or hair it is for.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
q1001 | t=facecream x=day,perfumefree k=sensitive | Tagescreme für empfindliche Haut ohne Parfüm 50 ml | Sanftes Labor | 18.9 EUR | Hautpflege | Gesichtscreme | parfümfrei, empfindliche Haut | Inhalt=50 ml; Hauttyp=empfindlich; SKU=SL-TC-50 | Beruhigt mit Hafer.
q1002 | t=facecream x=day k=dry | Crème de jour hydratante peau sèche 50 ml | Maison Rosée | 32 EUR | Soins du visage | Crèmes visage | visage, hydratant | contenance=50 ml; type de peau=sèche; SKU=MR-CJ-50 | À l'acide hyaluronique.
q1003 | t=facecream x=night k=mature | Anti-Falten-Nachtcreme mit Retinol 50 ml | Zeitlos | 49/65 EUR | Hautpflege | Gesichtscreme | Anti-Aging | Inhalt=50 ml; Hauttyp=reif | Glättet über Nacht.
q1004 | t=facecream x=day,matt k=oily | Mattierende Gesichtscreme für fettige Haut 50 ml | Klarhaut | 15.5 EUR | Hautpflege | Gesichtscreme | ölfrei | Inhalt=50 ml; Hauttyp=fettig | Ohne Öl, mit Zink.
q1005 | t=serum x=vitaminc | Sérum éclat à la vitamine C 30 ml | Maison Rosée | 42/54 EUR | Soins du visage | Sérums | visage, éclat | contenance=30 ml; SKU=MR-SVC-30 | Quinze pour cent de vitamine C.
q1006 | t=serum x=hyaluron,vegan | Hyaluron Serum vegan 30 ml | Grünwerk | 24.9 EUR | Coin nature | Serum | vegan, Naturkosmetik | Inhalt=30 ml; Vegan=ja | Zieht sofort ein.
q1007 | t=serum x=niacinamide k=blemished | Sérum anti-imperfections niacinamide 30 ml | Peau Nette | 19.9 EUR | Soins du visage | Sérums | acné, imperfections | contenance=30 ml; type de peau=grasse | Contre les boutons.
q1008 | t=eyecream | Augencreme mit Koffein 15 ml | Zeitlos | 22 EUR | Hautpflege | Augenpflege | Augen | Inhalt=15 ml | Gegen dunkle Ringe.
q1009 | t=eyecream x=patches | Patchs pour les yeux collagène 60 pièces | Maison Rosée | 26 EUR | Soins du visage | Contour des yeux | yeux, masque | pièces=60 | Défatigue le regard.
q1010 | t=cleanser x=gel k=oily | Reinigungsgel für unreine Haut 200 ml | Klarhaut | 9.9 EUR | Hautpflege | Gesichtsreinigung | unreine Haut | Inhalt=200 ml; Hauttyp=fettig | Mit Salicylsäure.
q1011 | t=cleanser x=milk k=dry | Lait démaquillant doux 200 ml | Maison Rosée | 17 EUR | Soins du visage | Nettoyants | démaquillant | contenance=200 ml; type de peau=sèche | À la fleur d'oranger.
q1012 | t=micellarwater x=perfumefree k=sensitive | Eau micellaire sans parfum 400 ml | Pharmacie Duval | 11.5 EUR | Pharmacie | Eaux micellaires | sans parfum, démaquillant | contenance=400 ml; type de peau=sensible | Sans rinçage.
q1013 | t=toner x=alcoholfree | Gesichtswasser ohne Alkohol mit Rose 200 ml | Grünwerk | 13.9 EUR | Coin nature | Gesichtswasser | alkoholfrei, Naturkosmetik | Inhalt=200 ml | Klärt und erfrischt.
q1014 | t=scrub x=face | Gommage visage aux noyaux d'abricot 75 ml | Herbes & Cie | 12.5 EUR | Coin nature | Gommages | visage, bio | contenance=75 ml | Grains fins.
q1015 | t=mask x=clay k=oily | Masque à l'argile verte 100 ml | Herbes & Cie | 14 EUR | Coin nature | Masques | visage, argile | contenance=100 ml; type de peau=grasse | Dix minutes suffisent.
q1016 | t=mask x=sheet | Tuchmasken Feuchtigkeit 5 Stück | Klarhaut | 12.9/16.9 EUR | Letzte Chance | Masken | Gesicht, Feuchtigkeit | Stück=5 | Getränkt mit Aloe.
q1017 | t=lipbalm x=spf30 | Lippenbalsam LSF 30 | Alpenschutz | 4.9 EUR | Sonnenzeit | Lippenpflege | Lippen, Sonne | Gewicht=5 g; LSF=30 | Für Berg und Strand.
q1018 | t=lipbalm x=honey | Baume à lèvres au miel | Herbes & Cie | 5.5 EUR | Coin nature | Lèvres | lèvres, bio | poids=5 g; goût=miel | Répare les lèvres gercées.
q1019 | t=faceoil x=rosehip,organic | Huile visage rose musquée bio 30 ml | Herbes & Cie | 21 EUR | Coin nature | Huiles visage | bio, visage | contenance=30 ml | Pressée à froid.
q1020 | t=sprayface,toner | Brume hydratante au concombre 100 ml | Maison Rosée | 16/20 EUR | Letzte Chance | Brumes | visage, été | contenance=100 ml | Fraîche toute la journée.
q1101 | t=sunscreen x=spf50,perfumefree w=kids | Kinder Sonnenmilch LSF 50 wasserfest 200 ml | Alpenschutz | 14.9 EUR | Sonnenzeit | Sonnenschutz | Kinder, Sonne | Inhalt=200 ml; LSF=50 | Ohne Duftstoffe.
q1102 | t=sunscreen x=spf30,spray | Spray solaire SPF 30 150 ml | Bel Été | 17.5 EUR | Sonnenzeit | Solaires | soleil, été | contenance=150 ml; SPF=30 | Sec au toucher.
q1103 | t=sunscreen x=spf50,face,tinted | Crème solaire visage teintée SPF 50 40 ml | Bel Été | 23 EUR | Sonnenzeit | Solaires | soleil, visage | contenance=40 ml; SPF=50 | Un voile de couleur.
q1104 | t=aftersun x=aloe | After Sun Gel mit Aloe Vera 200 ml | Alpenschutz | 9.5 EUR | Sonnenzeit | After Sun | Sonne, Aloe | Inhalt=200 ml | Kühlt die Haut.
q1105 | t=selftanner | Autobronzant progressif corps 200 ml | Bel Été | 19/25 EUR | Sonnenzeit | Autobronzants | corps, été | contenance=200 ml | Sans traces.
q1106 | t=insectspray | Mückenspray 100 ml | Alpenschutz | 8.9 EUR | Sonnenzeit | Insektenschutz | Sommer, Reise | Inhalt=100 ml | Acht Stunden Ruhe.
q1201 | t=shampoo k=dryhair | Shampoo für trockenes Haar mit Arganöl 250 ml | Haarwerk | 8.9 EUR | Haarpflege | Shampoo | Haare | Inhalt=250 ml; Haartyp=trocken | Macht weich.
q1202 | t=shampoo x=dandruff | Anti-Schuppen-Shampoo 250 ml | Haarwerk | 10.9 EUR | Haarpflege | Shampoo | Schuppen | Inhalt=250 ml | Mit Teebaumöl.
q1203 | t=shampoo x=siliconefree k=colouredhair | Shampooing cheveux colorés sans silicone 300 ml | Atelier Boucle | 16 EUR | Haarpflege | Shampooings | cheveux, sans silicone | contenance=300 ml; cheveux=colorés | Garde l'éclat.
q1204 | t=shampoo x=solid,plasticfree,vegan | Festes Shampoo Brennnessel 80 g | Grünwerk | 9.5 EUR | Coin nature | Shampoo | plastikfrei, vegan, Naturkosmetik | Gewicht=80 g; Vegan=ja | Ohne Flasche.
q1205 | t=shampoo x=dry | Shampooing sec 200 ml | Atelier Boucle | 9.9 EUR | Haarpflege | Shampooings | cheveux, voyage | contenance=200 ml | Sans trace blanche.
q1206 | t=shampoo w=baby a=0,1,2,3 x=perfumefree | Babyshampoo ohne Parfüm 250 ml | Sanftes Labor | 5.9 EUR | Pharmacie | Shampoo | Baby, parfümfrei | Inhalt=250 ml; Alter=0-3 Jahre | Brennt nicht in den Augen.
q1207 | t=conditioner k=curly | Après-shampooing cheveux bouclés 250 ml | Atelier Boucle | 17.5 EUR | Haarpflege | Après-shampooings | cheveux, boucles | contenance=250 ml; cheveux=bouclés | Démêle et définit.
q1208 | t=hairmask k=dryhair | Haarkur mit Keratin 300 ml | Haarwerk | 14.5/18.5 EUR | Letzte Chance | Haarkuren | Haare | Inhalt=300 ml; Haartyp=trocken | Fünf Minuten genügen.
q1209 | t=hairoil | Huile capillaire à l'argan 50 ml | Atelier Boucle | 22 EUR | Haarpflege | Huiles cheveux | cheveux, argan | contenance=50 ml | Pour les pointes.
q1210 | t=hairspray x=strong | Haarspray extra starker Halt 300 ml | Haarwerk | 6.9 EUR | Haarpflege | Styling | Haare, Styling | Inhalt=300 ml | Hält im Wind.
q1211 | t=hairdye c=red | Coloration permanente rouge cuivré | Nuance Plus | 11.9 EUR | Haarpflege | Colorations | cheveux | couleur=rouge cuivré | Couvre les cheveux blancs.
q1212 | t=hairdye c=brown x=plant | Pflanzenhaarfarbe Nussbraun | Grünwerk | 12.9 EUR | Coin nature | Haarfarbe | Naturkosmetik, vegan | Farbe=braun | Mit Henna.
q1213 | t=hairgel w=men | Haargel für Männer 150 ml | Kontor Nord | 5.9 EUR | Pour lui | Styling | Herren, Haare | Inhalt=150 ml; Geschlecht=Herren | Sieht nass aus, klebt nicht.
q1214 | t=hairbrush m=wood | Holzbürste mit Wildschweinborsten | Bürstenmanufaktur Lenz | 29 EUR | Haarpflege | Bürsten | Haare, Holz | Material=Holz | In Handarbeit gemacht.
q1215 | t=comb m=horn | Peigne en corne | Atelier Boucle | 18 EUR | Haarpflege | Peignes | cheveux | matière=corne | Poli à la main.
q1216 | t=hairdryer c=black | Haartrockner mit Ionen schwarz | Volthaar | 79/99 EUR | Haarpflege | Haartrockner | Haare, Elektro | Farbe=schwarz; Leistung=2000 W; Modell=VH-2000 | Leise und schnell.
q1217 | t=straightener c=pink | Lisseur céramique rose | Volthaar | 59 EUR | Haarpflege | Lisseurs | cheveux, appareil | couleur=rose; matière=céramique; modèle=VH-L3 | Chauffe en trente secondes.
q1218 | t=scrunchies c=black m=silk | Seidenhaargummis schwarz 3 Stück | Bürstenmanufaktur Lenz | 15.9 EUR | Muttertag | Haarschmuck | Haare, Geschenk | Farbe=schwarz; Material=Seide | Schonen das Haar.
q1301 | t=bodylotion k=dry | Körperlotion mit Sheabutter 400 ml | Sanftes Labor | 9.9 EUR | Hautpflege | Körperpflege | Körper | Inhalt=400 ml; Hauttyp=trocken | Für die ganze Familie.
q1302 | t=bodylotion x=firming | Lait corps raffermissant 200 ml | Maison Rosée | 28/36 EUR | Letzte Chance | Soins du corps | corps | contenance=200 ml | Peau plus ferme.
q1303 | t=handcream x=lavender | Crème mains à la lavande 75 ml | Herbes & Cie | 8.5 EUR | Coin nature | Crèmes mains | mains, bio | contenance=75 ml; parfum=lavande | Ne colle pas.
q1304 | t=handcream x=urea,perfumefree | Handcreme Urea 5 % parfümfrei 75 ml | Sanftes Labor | 4.9 EUR | Pharmacie | Handcreme | parfümfrei | Inhalt=75 ml | Für rissige Hände.
q1305 | t=footcream | Fußcreme gegen Hornhaut 100 ml | Sanftes Labor | 7.9 EUR | Pharmacie | Fußpflege | Füße | Inhalt=100 ml | Mit Urea.
q1306 | t=showergel x=orange | Gel douche à l'orange 250 ml | Herbes & Cie | 6.9 EUR | Coin nature | Gels douche | douche, bio | contenance=250 ml; parfum=orange | Réveille le matin.
q1307 | t=showergel w=men | 3 in 1 Duschgel für Herren 300 ml | Kontor Nord | 4.5 EUR | Pour lui | Duschgel | Herren | Inhalt=300 ml; Geschlecht=Herren | Haut, Haar und Gesicht.
q1308 | t=soap x=plasticfree,vegan | Savon de Marseille à l'olive 300 g | Savonnerie du Port | 5.9 EUR | Coin nature | Savons | savon, vegan | poids=300 g | Sans huile de palme.
q1309 | t=soap x=goatmilk | Ziegenmilchseife 100 g | Grünwerk | 6.5 EUR | Coin nature | Seife | Naturkosmetik | Gewicht=100 g | Vom kleinen Hof.
q1310 | t=deodorant x=aluminiumfree,cream | Deocreme ohne Aluminium Salbei 50 ml | Grünwerk | 8.9 EUR | Coin nature | Deodorants | aluminiumfrei, vegan | Inhalt=50 ml; Vegan=ja | Natron und Salbei.
q1311 | t=deodorant x=spray w=men | Déodorant homme 48 h spray 150 ml | Cap Sud | 6.5 EUR | Pour lui | Déodorants | homme | contenance=150 ml; genre=homme | Protège deux jours.
q1312 | t=bathsalt x=lavender | Badesalz Lavendel 500 g | Grünwerk | 9.9 EUR | Muttertag | Bad | Bad, Geschenk | Gewicht=500 g; Duft=Lavendel | Für ruhige Abende.
q1313 | t=bathbomb | Bombes de bain lot de 6 | Savonnerie du Port | 16.9 EUR | Muttertag | Bain | bain, cadeau | pièces=6 | Six parfums.
q1314 | t=massageoil | Massageöl Arnika 100 ml | Sanftes Labor | 11.9 EUR | Pharmacie | Körperöl | Sport, Körper | Inhalt=100 ml | Nach dem Sport.
q1315 | t=bodyscrub x=coffee,scrub | Kaffee-Körperpeeling 200 g | Grünwerk | 14.9 EUR | Coin nature | Peeling | vegan, Körper | Gewicht=200 g; Vegan=ja | Mit Zucker und Kaffee.
`
