/**
 * A second shop, held apart: everything a department store has, named as shops of five languages name it, by makers whose
 * names are words and in collections whose names are phrases.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
f1 | t=armchair c=green m=velvet | Velvet Armchair Moss | Rest | 349 EUR | Living with Less | Armchairs | living room | Colour=Moss Green; Material=Velvet | A deep seat for long evenings.
f2 | t=armchair c=grey m=wool | Fåtölj Ulla grå ull | Blå Station | 5990/7990 SEK | Nytt i vardagsrummet | Fåtöljer | vardagsrum | färg=grå; material=ull | Skön att läsa i.
f3 | t=bookcase m=oak c=brown | Bücherregal Eiche massiv | Waldkante | 420 EUR | Living with Less | Regale | Wohnzimmer | Farbe=natur; Material=Eiche | Fünf Böden, bis 30 kg je Boden.
f4 | t=bookcase m=pine c=white | White Pine Bookcase 5 Shelves | Oak & Ash | 129/199 EUR | Home Office Heroes | Bookcases | office | Color=White; Material=Pine | Room for 120 books.
f5 | t=desk m=oak | Standing Desk Oak 140 cm | Upright | 590 EUR | Home Office Heroes | Desks | office | Material=Oak; Width=140 cm | Height adjustable from 70 to 120 cm.
f6 | t=desk c=white | Skrivbord Lina vit 120x60 | Hemma | 1290 SEK | Nytt i vardagsrummet | Skrivbord | kontor | färg=vit; material=laminat | Litet skrivbord för trånga rum.
f7 | t=bed m=pine | Lit double en pin 160x200 | Maison Claire | 399 EUR | Chambre d'amis | Lits | chambre | matière=pin; taille=160x200 | Sommier compris.
f8 | t=bed c=black m=metal | Metal Bed Frame Double Black | Rest | 219/289 EUR | Sleep Well Tonight | Beds | bedroom | Color=Black; Material=Metal; Size=Double | No box spring needed.
f9 | t=mattress | Colchón viscoelástico 90x190 | Dulces Sueños | 189/378 EUR | Sleep Well Tonight | Colchones | dormitorio | talla=90x190 | Firmeza media.
f10 | t=stool c=red m=metal | Tabouret de bar rouge en métal | Atelier Nord | 59 EUR | Cuisine d'été | Tabourets | cuisine | couleur=rouge; matière=métal | Hauteur 75 cm.
f11 | t=stool m=wood out | Barhocker Buche drehbar | Waldkante | 74 EUR | Alles muss raus | Hocker | Küche | Farbe=natur; Material=Buche | Sitzhöhe 65 bis 85 cm.
f12 | t=coffeetable m=glass | Glass Coffee Table Round | Rest | 159 EUR | Living with Less | Coffee Tables | living room | Material=Glass; Shape=Round | Tempered glass.
f13 | t=coffeetable m=walnut | Mesa de centro de nogal | Casa Lorca | 245 EUR | Hogar dulce hogar | Mesas | salón | material=nogal; color=marrón | Con cajón oculto.
f14 | t=wardrobe c=white | Kleiderschrank 3-türig weiß | Hemma | 499/699 EUR | Alles muss raus | Kleiderschränke | Schlafzimmer | Farbe=weiß; Breite=150 cm | Mit Spiegel.
f15 | t=lamp c=black | Stehlampe Bogen schwarz | Lichtblick | 119 EUR | Living with Less | Stehlampen | Wohnzimmer | Farbe=schwarz; Material=Stahl | Dimmbar.
f16 | t=lamp c=yellow | Bordslampa Sol gul | Ljus & Co | 449 SEK | Nytt i vardagsrummet | Bordslampor | sovrum | färg=gul; material=keramik | Ger ett varmt sken.
f17 | t=lamp c=white w=kids | Night Light Moon for Children | Little Dipper | 25 EUR | Sleep Well Tonight | Lamps | kids | Color=White; Age=0-6 years | Rechargeable.
f18 | t=lamp c=white | Lámpara de techo blanca | Casa Lorca | 89/129 EUR | Hogar dulce hogar | Lámparas | cocina | color=blanco; material=metal | Bombilla no incluida.
f19 | t=mirror m=brass | Miroir rond en laiton 80 cm | Maison Claire | 135 EUR | Chambre d'amis | Miroirs | entrée | matière=laiton; couleur=doré | À suspendre.
f20 | t=curtain c=blue m=linen | Linen Curtains Navy 2-pack | Drift | 79 EUR | Living with Less | Curtains | living room | Color=Navy; Material=Linen | Each 140 x 250 cm.
f21 | t=curtain c=grey | Mörkläggningsgardin grå | Hemma | 399/599 SEK | Nytt i vardagsrummet | Gardiner | sovrum | färg=grå; material=polyester | Stänger ute ljuset.
f22 | t=cushion c=red m=velvet | Sammetskudde röd 50x50 | Blå Station | 249 SEK | Nytt i vardagsrummet | Kuddar | vardagsrum | färg=röd; material=sammet | Innerkudde ingår.
f23 | t=blanket m=wool c=grey | Wolldecke Merino grau | Nordwind | 99 EUR | Sleep Well Tonight | Decken | Schlafzimmer | Farbe=grau; Material=Merinowolle | Aus einer kleinen Weberei.
f24 | t=blanket c=pink w=kids m=cotton | Couverture bébé rose en coton | Petit Nuage | 34 EUR | Liste de naissance | Couvertures | bébé | couleur=rose; matière=coton; genre=enfant | Douce et légère.
f25 | t=vase c=blue m=glass | Blue Glass Vase Tall | Drift | 42 EUR | Living with Less | Vases | decor | Color=Blue; Material=Glass | Mouth-blown.
g1 | t=lawnmower | Battery Lawn Mower 40 V | Greenhand | 329/429 EUR | Rasen & Beete | Lawn Mowers | garden | Power=40 V; Brand line=Quiet | Cuts 38 cm wide, cordless.
g2 | t=lawnmower | Motorgräsklippare 46 cm | Åkerman | 3495 SEK | Trädgårdsdrömmar | Gräsklippare | trädgård | drivs av=bensin | För stora gräsmattor.
g3 | t=hose c=green | Gartenschlauch 25 m grün | Rasenfee | 39.9 EUR | Rasen & Beete | Gartenschläuche | Garten | Farbe=grün; Länge=25 m | Mit Anschluss.
g4 | t=hose | Manguera extensible 15 m | El Huerto | 24.95 EUR | Terraza y jardín | Mangueras | jardín | longitud=15 m | Sin nudos.
g5 | t=seeds x=tomato | Tomato Seeds Moneymaker | Greenhand | 2.5 EUR | Grow Your Own | Seeds | vegetables | Type=Heirloom | Sow from March.
g6 | t=seeds x=sunflower | Solrosfrön jätte | Åkerman | 29 SEK | Trädgårdsdrömmar | Fröer | blommor | höjd=3 m | Blir tre meter höga.
g7 | t=gloves c=green | Gardening Gloves Green Size M | Greenhand | 12 EUR | Grow Your Own | Gloves | garden | Color=Green; Size=M | Thorn proof.
g8 | t=parasol c=beige | Parasol déporté beige 3 m | Soleil Levant | 199/249 EUR | Cuisine d'été | Parasols | terrasse | couleur=beige; taille=3 m | Pied non fourni.
g9 | t=hammock c=striped m=cotton | Hamaca de algodón a rayas | El Huerto | 45 EUR | Terraza y jardín | Hamacas | jardín | color=multicolor; material=algodón | Para dos personas.
g10 | t=wateringcan m=zinc c=grey | Gießkanne Zink 10 Liter | Rasenfee | 29 EUR | Rasen & Beete | Gießkannen | Garten | Material=Zink | Mit Brause.
g11 | t=bbq | Charcoal Barbecue with Lid | Smoke Signals | 149 EUR | Gifts for Him | Barbecues | garden, summer | Fuel=Charcoal; Color=Black | Grill for six.
g12 | t=bbq | Gasgrill 3 Brenner | Glut und Asche | 279/349 EUR | Alles muss raus | Grills | Garten | Brennstoff=Gas | Mit Seitenkocher.
g13 | t=secateurs | Sécateur à enclume | Soleil Levant | 19 EUR | Cuisine d'été | Sécateurs | jardin | matière=acier | Lame traitée.
g14 | t=pot m=terracotta | Terrakottakruka 30 cm | Åkerman | 159 SEK | Trädgårdsdrömmar | Krukor | trädgård | material=terrakotta | Med fat.
g15 | t=compost | Compost Bin 300 Litres | Greenhand | 55 EUR | Grow Your Own | Composters | garden | Volume=300 l | Made of recycled plastic.
b1 | t=book x=crime | The Silent Harbour: A Crime Novel | Next Page Press | 12.99 EUR | Beach Reads | Books | fiction, crime | Language=English; Format=Paperback | A detective returns home.
b2 | t=book x=cook | Vegetarisk kokbok för vardagen | Boklådan | 249 SEK | Mors dag | Böcker | matlagning | språk=svenska; författare=Karin Lind | Hundra recept.
b3 | t=book x=cook | Backen ohne Zucker: 80 Rezepte | Küchenverlag | 19.9 EUR | Bücher zum Verschenken | Bücher | Kochen | Sprache=Deutsch; Autor=Jana Weiß | Das Backbuch für alle.
b4 | t=book x=travel | Guide de voyage Portugal | Éditions du Large | 17.5 EUR | Lectures d'été | Livres | voyage | langue=français | Avec cartes.
b5 | t=book x=children w=kids | Cuentos para dormir | Luna Lunera | 14.95 EUR | Día de la Madre | Libros | infantil | idioma=español; edad=3-6 años | Ilustrado.
b6 | t=book x=children w=kids | Barnbok om björnen Bosse | Boklådan | 129 SEK | Julklappar under 200 kr | Böcker | barn | språk=svenska; ålder=3-6 år | Högläsning.
b7 | t=book x=garden | The Lazy Gardener's Handbook | Next Page Press | 22/28 EUR | Grow Your Own | Books | garden, hobby | Language=English; Author=Tom Field | Less digging.
b8 | t=book x=scifi out | Red Planet Rising | Next Page Press | 9.99 EUR | Beach Reads | Books | fiction, science fiction | Language=English; Format=Paperback | First of a trilogy.
b9 | t=notebook c=black m=leather | Leather Notebook A5 Black | Blank | 24 EUR | Gifts for Him | Notebooks | stationery | Color=Black; Material=Leather; Format=A5 | 200 dotted pages.
b10 | t=calendar | Wandkalender Berge | Küchenverlag | 14.9/24.9 EUR | Bücher zum Verschenken | Kalender | Geschenk | Format=A3 | Zwölf Gipfel.
o1 | t=coffee x=organic | Organic Coffee Beans 1 kg | Slow Morning | 21 EUR | Breakfast in Bed | Coffee | organic, fairtrade | Origin=Peru; Weight=1 kg | Medium roast.
o2 | t=coffee | Bryggkaffe mellanrost 450 g | Rost & Bön | 69 SEK | Fikastund | Kaffe | fika | ursprung=Colombia; vikt=450 g | Malet.
o3 | t=coffee x=decaf | Espresso entkoffeiniert 500 g | Kaffeekränzchen | 11.9 EUR | Brunch für zwei | Kaffee | Bohnen | Koffein=nein; Gewicht=500 g | Mild geröstet.
o4 | t=chocolate x=dark | Dark Chocolate 85 % | Cocoa Loco | 3.9 EUR | Breakfast in Bed | Chocolate | vegan, organic | Allergens=soy; Cocoa=85 % | Single origin.
o5 | t=chocolate x=milk,nuts | Chocolat au lait aux noisettes | Maison Claire | 4.5/6 EUR | Petits plaisirs | Chocolats | gourmand | allergènes=lait, noisettes | Tablette de 100 g.
o6 | t=oil | Aceite de oliva virgen extra 750 ml | Casa Lorca | 12.5 EUR | Despensa básica | Aceites | cocina | origen=Jaén | Primera prensada en frío.
o7 | t=tea | Earl Grey Loose Leaf Tea 100 g | Slow Morning | 8.5 EUR | Breakfast in Bed | Tea | tea | Weight=100 g | With bergamot.
o8 | t=honey | Honig aus dem Schwarzwald 500 g | Imkerei Brumm | 9.8 EUR | Brunch für zwei | Honig | Frühstück | Gewicht=500 g | Waldhonig.
o9 | t=pasta x=gluten-free | Gluten-free Penne 400 g | Good Grain | 3.2 EUR | Free From Everything | Pasta | gluten-free | Diet=gluten-free; Weight=400 g | Made of corn and rice.
o10 | t=pasta x=wheat | Spaghetti Durum Wheat 500 g | Sale e Pepe | 2.1 EUR | Dinner in Ten Minutes | Pasta | pantry | Allergens=gluten, wheat; Weight=500 g | Bronze drawn.
o11 | t=biscuits x=sugar-free | Galletas sin azúcar de avena | Despensa Verde | 3.75 EUR | Despensa básica | Galletas | sin azúcar | dieta=sin azúcar | Con avena integral.
o12 | t=biscuits | Kanelkakor i burk | Fikabageriet | 59 SEK | Fikastund | Kakor | fika | allergener=gluten, mjölk | Bakade i Dalarna.
o13 | t=muesli x=nut-free | Müsli ohne Nüsse 750 g | Kornkammer | 5.9 EUR | Brunch für zwei | Müsli | Frühstück | Allergene=Gluten | Frei von Nüssen.
o14 | t=muesli x=nuts | Granola with Nuts and Honey | Good Grain | 6.5 EUR | Breakfast in Bed | Cereal | breakfast | Allergens=nuts | Baked with hazelnuts.
o15 | t=wine x=red out | Rioja tinto crianza | Bodega del Norte | 11 EUR | Día de la Madre | Vinos | vino | color=tinto | 75 cl.
o16 | t=jam | Confiture de fraises artisanale | Petits Pots | 5.4 EUR | Petits plaisirs | Confitures | petit déjeuner | poids=340 g | 60 % de fruits.
w1 | t=drill | Cordless Drill 18 V with Two Batteries | Torque | 129/179 EUR | Gifts for Him | Drills | tools | Voltage=18 V; SKU=TQ-1800/B | Brushless motor.
w2 | t=drill | Schlagbohrmaschine 750 W | Werkstolz | 69 EUR | Alles muss raus | Bohrmaschinen | Werkzeug | Leistung=750 W; Artikelnummer=WS 750-3 | Mit Koffer.
w3 | t=screwdriver | Skruvdragare 12 V | Hantverkarn | 899 SEK | Far dags att fira | Skruvdragare | verktyg | spänning=12 V; artikelnummer=HK-12.001 | Två batterier.
w4 | t=hammer | Hammare 450 g | Hantverkarn | 149 SEK | Far dags att fira | Hammare | verktyg | vikt=450 g; material=stål | Skaft av hickory.
w5 | t=saw | Handsäge 400 mm | Werkstolz | 18.5 EUR | Alles muss raus | Sägen | Werkzeug | Länge=400 mm | Gehärtete Zähne.
w6 | t=toolbox c=red m=steel | Red Steel Toolbox | Torque | 45 EUR | Gifts for Him | Tool Boxes | tools | Color=Red; Material=Steel | Three trays.
w7 | t=ladder m=aluminium | Échelle télescopique en aluminium 3,8 m | Atelier Nord | 139 EUR | Bricolage malin | Échelles | outils | matière=aluminium; hauteur=3,8 m | Se range partout.
w8 | t=screws | Tornillos para madera 200 piezas | Ferretería Sol | 9.95 EUR | Manos a la obra | Tornillos | herramientas | material=acero; medida=4x40 | Caja surtida.
w9 | t=tape | Cinta métrica 5 m | Ferretería Sol | 7.5 EUR | Manos a la obra | Cintas | herramientas | longitud=5 m | Con freno.
w10 | t=paint c=white | Väggfärg vit matt 3 liter | Penseldraget | 329/429 SEK | Far dags att fira | Målarfärg | måla | färg=vit; volym=3 l | Täcker bra.
y1 | t=train w=kids m=wood | Wooden Train Set 60 Pieces | Little Dipper | 49 EUR | Rainy Day Fun | Toys | kids | Material=Wood; Age=3+ | With bridge and station.
y2 | t=puzzle w=kids | Pussel 100 bitar dinosaurier | Kul & Klurigt | 119 SEK | Julklappar under 200 kr | Pussel | barn | ålder=5-8 år; bitar=100 | Stora bitar.
y3 | t=puzzle | 1000-Piece Puzzle Old London | Number Nine | 17 EUR | Rainy Day Fun | Puzzles | adults | Pieces=1000; Age=12+ | Printed on recycled board.
y4 | t=game | Brettspiel Die Insel für 2-4 Spieler | Spielwiese | 34.9 EUR | Spieleabend | Brettspiele | Familie | Alter=ab 10 Jahren; Spieler=2-4 | Strategie für die ganze Familie.
y5 | t=game w=kids | Jeu de mémoire animaux | Petit Nuage | 12 EUR | Liste de naissance | Jeux | enfants | âge=3 ans et plus | 48 cartes.
y6 | t=teddy c=brown w=kids | Nallebjörn brun 40 cm | Kul & Klurigt | 199/299 SEK | Julklappar under 200 kr | Gosedjur | barn | färg=brun; ålder=0-3 år | Mjuk och tvättbar.
y7 | t=doll w=kids | Muñeca de trapo | Luna Lunera | 22 EUR | Día de la Madre | Muñecas | infantil | edad=2+ | Hecha a mano.
y8 | t=blocks w=kids m=wood | Bauklötze Holz 100 Stück | Spielwiese | 29.9 EUR | Spieleabend | Bauklötze | Kinder | Material=Holz; Alter=ab 1 Jahr | Bunt lackiert.
y9 | t=kite c=red | Drachen rot Einleiner | Himmelwärts | 16 EUR | Ferien im Freien | Drachen | draußen | Farbe=rot | Fliegt ab 2 Windstärken.
y10 | t=car w=kids c=blue out | Radiostyrd bil blå | Kul & Klurigt | 499 SEK | Julklappar under 200 kr | Leksaksbilar | barn | färg=blå; ålder=8+ | Laddas med USB.
s1 | t=mat c=purple | Yoga Mat Purple 6 mm | Namaste Away | 35 EUR | New Year New You | Yoga Mats | yoga | Color=Purple; Thickness=6 mm | Non slip.
s2 | t=mat | Tapis de yoga en liège | Zénitude | 59/79 EUR | Bonnes résolutions | Tapis | yoga | matière=liège | Antidérapant.
s3 | t=tent | Two-Person Tent Ultralight | Far Out | 279 EUR | Get Lost | Tents | camping | Weight=1.6 kg; Color=Orange | Pitches in five minutes.
s4 | t=tent | Familienzelt für 4 Personen | Wildfang | 349/449 EUR | Ferien im Freien | Zelte | Camping | Farbe=grün; Personen=4 | Wassersäule 3000 mm.
s5 | t=sleepingbag | Sovsäck -5 grader | Fjällvind | 999 SEK | Ut i det fria | Sovsäckar | camping | färg=blå; storlek=L | Dun.
s6 | t=bike c=red w=women | Damencykel Rosa 7 växlar röd | Tramp | 4990 SEK | Ut i det fria | Cyklar | cykel | färg=röd; kön=dam; storlek=51 cm | Med korg.
s7 | t=bike w=kids c=green | Kinderfahrrad 16 Zoll grün | Wildfang | 189 EUR | Ferien im Freien | Fahrräder | Kinder | Farbe=grün; Größe=16 Zoll; Alter=4-6 Jahre | Mit Stützrädern.
s8 | t=helmet c=white s=M | Casco de ciclismo blanco talla M | Pedalea | 49/65 EUR | En forma este verano | Cascos | ciclismo | color=blanco; talla=M | Ventilado.
s9 | t=helmet w=kids c=blue | Kids Bike Helmet Blue | Little Dipper | 32 EUR | Back to School Days | Helmets | kids | Color=Blue; Size=48-52 cm | Adjustable.
s10 | t=ball | Football Size 5 | Goalden | 19 EUR | Back to School Days | Balls | football | Size=5; Color=White | Match ball.
s11 | t=dumbbell | Hantlar 2 x 5 kg | Fjällvind | 349 SEK | Ut i det fria | Hantlar | träning | vikt=10 kg; material=gjutjärn | Säljs i par.
s12 | t=shoes w=men s=43,44 c=black | Running Shoes Men Black | Velocity | 110/140 EUR | New Year New You | Running Shoes | running | Color=Black; Size=43,44; Gender=Men | For road running.
s13 | t=shoes w=women s=38,39 c=grey | Laufschuhe Damen grau | Velocity | 95 EUR | Ferien im Freien | Laufschuhe | Laufen | Farbe=grau; Größe=38,39; Geschlecht=Damen | Leicht gedämpft.
s14 | t=skates s=40 | Patins à glace blancs | Zénitude | 75 EUR | Bonnes résolutions | Patins | hiver | couleur=blanc; pointure=40 | Lames en acier.
c1 | t=shampoo x=dry | Shampoo for Dry Hair 250 ml | Pure Bliss | 9.5 EUR | Little Luxuries | Shampoo | hair | Hair type=dry; Volume=250 ml | With argan oil.
c2 | t=shampoo x=sulfate-free | Sulfatfritt schampo 300 ml | Renlighet | 119 SEK | Egentid | Schampo | hår | volym=300 ml | Fritt från sulfater och parfym.
c3 | t=cream x=fragrance-free | Gesichtscreme ohne Parfum 50 ml | Hautnah | 24 EUR | Kleine Auszeit | Gesichtscremes | Pflege | Hauttyp=empfindlich; Inhalt=50 ml | Unparfümiert, vegan.
c4 | t=cream x=night | Crème de nuit anti-rides | Belle Heure | 39/52 EUR | Petits plaisirs | Crèmes | soin | type de peau=mature | Au rétinol, parfumée à la rose.
c5 | t=lipstick c=red | Red Lipstick Matte | Pout | 18 EUR | Little Luxuries | Lipsticks | makeup | Color=Red; Finish=Matte | Lasts all day.
c6 | t=lipstick c=pink | Barra de labios rosa | Pout | 16/20 EUR | Día de la Madre | Barras de labios | maquillaje | color=rosa | Hidratante.
c7 | t=soap | Savon de Marseille à la lavande | Belle Heure | 4.9 EUR | Petits plaisirs | Savons | bain | parfum=lavande | 300 g.
c8 | t=sunscreen w=kids | Sonnencreme LSF 50 Kinder | Hautnah | 15.9 EUR | Ferien im Freien | Sonnencremes | Sommer | LSF=50; Inhalt=200 ml | Wasserfest.
c9 | t=perfume w=men | Perfume for Men Cedar 100 ml | Old Growth | 65 EUR | Gifts for Him | Perfumes | fragrance | Gender=Men; Volume=100 ml | Cedar and smoke.
c10 | t=razor w=women out | Rakhyvel dam | Renlighet | 89 SEK | Egentid | Rakhyvlar | dusch | kön=dam | Två blad.
e1 | t=headphones c=black x=wireless | Wireless Over-Ear Headphones Black | Loud & Clear | 149/199 EUR | Commuter Favourites | Headphones | audio | Color=Black; Connection=Bluetooth; SKU=LC-900-BK | Noise cancelling, 30 h.
e2 | t=headphones c=white x=wireless | Trådlösa hörlurar vita | Ljudbolaget | 899 SEK | Prylar vi gillar | Hörlurar | ljud | färg=vit; anslutning=Bluetooth | In-ear.
e3 | t=headphones w=kids c=pink | Kinder-Kopfhörer rosa | Klangfarbe | 29.9 EUR | Schulanfang | Kopfhörer | Kinder | Farbe=rosa; Anschluss=Kabel | Auf 85 dB begrenzt.
e4 | t=laptop | Laptop 14" 16 GB 512 GB | Number Nine | 899 EUR | Home Office Heroes | Laptops | computer | RAM=16 GB; Screen=14" | Light and quiet.
e5 | t=laptop | Portátil gaming 15,6" 32 GB | Nebula | 1499/1799 EUR | Vuelta al cole | Portátiles | informática | RAM=32 GB; pantalla=15,6" | Tarjeta gráfica dedicada.
e6 | t=keyboard | Mechanical Keyboard Compact | Clack | 89 EUR | Home Office Heroes | Keyboards | computer | Color=Grey; Layout=UK | Hot swappable.
e7 | t=charger x=usb-c | USB-C-Ladegerät 65 W | Klangfarbe | 35 EUR | Schulanfang | Ladegeräte | Zubehör | Leistung=65 W; EAN=4006381333931 | Lädt auch Laptops.
e8 | t=charger x=wireless | Chargeur sans fil 15 W | Onde | 29 EUR | Idées futées | Chargeurs | accessoires | puissance=15 W | Compatible Qi.
e9 | t=speaker | Bluetooth-Lautsprecher wasserdicht | Klangfarbe | 59/79 EUR | Ferien im Freien | Lautsprecher | Audio | Farbe=blau; Akku=12 h | Für Strand und Bad.
e10 | t=tv | TV 55 pouces 4K | Onde | 499 EUR | Idées futées | Téléviseurs | salon | taille=55" | HDR.
e11 | t=kettle m=steel | Electric Kettle Stainless Steel 1.7 l | Simmer Down | 39 EUR | Breakfast in Bed | Kettles | kitchen | Material=Stainless steel; Volume=1.7 l | Boils quickly.
e12 | t=vacuum | Robotdammsugare | Ljudbolaget | 2990/3990 SEK | Prylar vi gillar | Dammsugare | städ | färg=svart | Kartlägger hemmet.
e13 | t=camera out | Appareil photo compact | Onde | 329 EUR | Idées futées | Appareils photo | photo | couleur=noir | Zoom 10x.
e14 | t=phonecase c=clear | Mobilskal genomskinligt | Skalbolaget | 149 SEK | Prylar vi gillar | Mobilskal | mobil | modell=A54 | Tål fall.
p1 | t=dogfood | Grain-free Dog Food Salmon 12 kg | Good Boy | 59/72 EUR | Happy Tails | Dog Food | dogs | Weight=12 kg; Flavour=Salmon | For adult dogs.
p2 | t=dogbed c=grey | Hundebett grau waschbar 80 cm | Pfotenglück | 49 EUR | Für Fellnasen | Hundebetten | Hunde | Farbe=grau; Größe=80 cm | Bezug abnehmbar.
p3 | t=leash c=red m=leather | Hundkoppel läder rött | Tassavtryck | 299 SEK | För bästa vännen | Koppel | hund | färg=röd; material=läder | 180 cm.
p4 | t=cattree | Arbre à chat 150 cm | Ronron | 89/119 EUR | Copains à poils | Arbres à chat | chats | hauteur=150 cm; couleur=gris | Avec hamac.
p5 | t=catlitter | Arena para gatos 10 l | Bigotes | 8.9 EUR | Amigos peludos | Arena | gatos | volumen=10 l | Aglomerante.
p6 | t=cattoy | Cat Toy Mouse with Catnip | Happy Paws | 5 EUR | Happy Tails | Cat Toys | cats | Material=Felt | Set of three.
p7 | t=aquarium | Aquarium 60 Liter Komplettset | Pfotenglück | 99 EUR | Für Fellnasen | Aquarien | Fische | Inhalt=60 l | Mit Filter und Licht.
k1 | t=dress c=red s=S,M,L m=linen w=women | Red Linen Dress | Only | 59/79 EUR | Summer of Love | Dresses | women | Color=Red; Size=S,M,L; Material=Linen; Gender=Women | Mother of pearl buttons. Also in blue.
k2 | t=dress c=blue s=M,L w=women m=cotton | Sommarklänning blå bomull | Sommarnatt | 599 SEK | Mors dag | Klänningar | dam | färg=blå; storlek=M,L; material=bomull; kön=dam | Fickor i sidan.
k3 | t=dress c=black s=38,40 w=women | Schwarzes Abendkleid | Ohne Titel | 139/199 EUR | Fest und Feier | Kleider | Damen | Farbe=schwarz; Größe=38,40; Geschlecht=Damen | Bodenlang.
k4 | t=shirt c=white s=39,41 w=men m=cotton | White Oxford Shirt | Mr. Right | 49 EUR | Gifts for Him | Shirts | men | Color=White; Size=39,41; Material=Cotton; Gender=Men | Non-iron.
k5 | t=sweater c=green s=L,XL w=men m=wool | Wollpullover Herren grün | Nordwind | 89 EUR | Fest und Feier | Pullover | Herren | Farbe=grün; Größe=L,XL; Material=Wolle; Geschlecht=Herren | Warm und robust.
k6 | t=sweater c=grey s=M w=women m=cashmere | Pull en cachemire gris | Maison Claire | 149/219 EUR | Bonnes résolutions | Pulls | femme | couleur=gris; taille=M; matière=cachemire; genre=femme | Col rond.
k7 | t=raincoat c=yellow w=kids s=110,116 | Regnjacka barn gul | Plask | 349 SEK | Ut i det fria | Regnkläder | barn | färg=gul; storlek=110,116; kön=barn | Svetsade sömmar.
k8 | t=boots c=brown m=leather s=37,38 w=women | Botas de cuero marrones | Paso a Paso | 119/149 EUR | En forma este verano | Botas | mujer | color=marrón; talla=37,38; material=cuero; género=mujer | Suela de goma.
k9 | t=socks m=wool | Ullstrumpor 3-pack | Fjällvind | 199 SEK | Ut i det fria | Strumpor | unisex | material=merinoull; storlek=36-40 | Kliar inte.
k10 | t=backpack c=black | Rucksack 25 Liter schwarz | Wildfang | 69 EUR | Schulanfang | Rucksäcke | Schule | Farbe=schwarz; Volumen=25 l | Laptopfach 15".
k11 | t=backpack w=kids c=pink | Mochila escolar rosa | Luna Lunera | 34/45 EUR | Vuelta al cole | Mochilas | infantil | color=rosa; edad=6-10 | Ligera.
k12 | t=jeans c=blue s=32,34 w=men | Slim Jeans Blue Men | Mr. Right | 79 EUR | Gifts for Him | Jeans | men | Color=Blue; Size=32,34; Gender=Men | Stretch denim.
k13 | t=jacket c=black m=leather s=M,L w=women | Lederjacke Damen schwarz | Ohne Titel | 199/279 EUR | Fest und Feier | Jacken | Damen | Farbe=schwarz; Größe=M,L; Material=Leder; Geschlecht=Damen | Bikerstil.
k14 | t=scarf c=red m=silk | Foulard en soie rouge | Belle Heure | 45 EUR | Petits plaisirs | Foulards | femme | couleur=rouge; matière=soie | Roulotté main.
k15 | t=watch m=steel w=men | Armbandsur herr stål | Tick | 1290 SEK | Far dags att fira | Klockor | herr | material=stål; kön=herr | Safirglas.
k16 | t=earrings m=gold | Pendientes de oro | Brillo | 129 EUR | Día de la Madre | Pendientes | joyas | material=oro | 18 quilates.
k17 | t=sunglasses c=black | Sunglasses Polarised Black | Shady | 45/90 EUR | Summer of Love | Sunglasses | accessories | Color=Black | UV400.
h1 | t=pan m=iron | Cast Iron Pan 28 cm | Simmer Down | 49 EUR | Dinner in Ten Minutes | Pans | kitchen | Material=Cast iron; Size=28 cm | Lasts for generations.
h2 | t=pan x=nonstick | Bratpfanne beschichtet 24 cm | Glut und Asche | 29.9/44.9 EUR | Brunch für zwei | Pfannen | Küche | Größe=24 cm; Material=Aluminium | Für Induktion.
h3 | t=knife m=steel | Cuchillo de cocina acero 20 cm | Casa Lorca | 39 EUR | Hogar dulce hogar | Cuchillos | cocina | material=acero; longitud=20 cm | Forjado.
h4 | t=mug c=blue | Keramikmugg blå 3 dl | Fikabageriet | 129 SEK | Fikastund | Muggar | kök | färg=blå; material=keramik | Tål diskmaskin.
h5 | t=mug c=white | Coffee Mug White Dishwasher Safe | Slow Morning | 12 EUR | Breakfast in Bed | Mugs | kitchen | Color=White; Material=Ceramic | 350 ml.
h6 | t=towel c=blue m=cotton | Badetuch blau Baumwolle 70x140 | Nordwind | 19.9 EUR | Kleine Auszeit | Handtücher | Bad | Farbe=blau; Material=Baumwolle; Größe=70x140 | Flauschig.
h7 | t=bedding c=white m=linen | Parure de lit en lin blanc | Maison Claire | 159/199 EUR | Chambre d'amis | Linge de lit | chambre | couleur=blanc; matière=lin; taille=240x220 | Lin lavé.
h8 | t=candle | Scented Candle Vanilla | Little Luxuries Co | 15 EUR | Little Luxuries | Candles | decor | Scent=Vanilla | Burns 40 hours.
h9 | t=candle x=unscented | Stearinljus oparfymerade 20-pack | Ljus & Co | 79 SEK | Egentid | Ljus | inredning | doft=nej | Brinntid 7 timmar.
`
