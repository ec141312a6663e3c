/**
 * An eleventh shop, written blind to the code: a marketplace of many sellers, each with data of its own mind; brands first,
 * loud titles, markup, keys in five languages, prices that are missing. This is what is built with, grown, given to the small
 * and to animals, read and ridden; more-goods.ts has the rest. Rows as market/goods.ts, "- EUR" without a price.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
h101 | t=wallpaper c=green | Vliestapete Farnblätter grün | Werkstatt Brandt | 34.9/44.9 EUR | Schönes Zuhause | Tapeten | Wand, renovieren | Farbe=grün; Länge=10,05 m; Breite=53 cm | Lässt sich <b>trocken</b> abziehen.
h102 | t=wallpaper c=blue w=kids | Barntapet blå med moln | Bygghörnan | 449 SEK | Hemmafixarn | Tapeter | barnrum, VÄGG | färg=blå; längd=10 m | Torkas av med fuktig trasa.
h103 | t=tap c=black x=kitchen | Kitchen Mixer Tap Matt Black with Pull-Out Spray | Bolt & Batten | 129/169 GBP | DIY Weekend | Taps | kitchen, plumbing | Colour=Black; SKU=BB-KT-310 | Fits any 35 mm hole.</p><ul><li>Pull-out spray</li><li>Ceramic disc</li></ul><p>
h104 | t=tap c=chrome x=bathroom | Tvättställsblandare krom | Bygghörnan | 899 SEK | Hemmafixarn | Blandare | badrum, vvs | färg=krom; RSK=8345678 | Snål med vattnet.
h105 | t=toiletseat c=white | Abattant WC blanc fermeture douce | Quincaillerie du Port | 39.9/49.9 EUR | DIY Weekend | Salle de bain | wc, salle de bain | couleur=blanc; réf=QP-WC22 | Se d&eacute;clipse pour le nettoyage.
h106 | t=tiles c=blue | AZULEJOS AZULES 20X20 CAJA 1 M2 | Ferretería Luna | 28.5 EUR | DIY Weekend | Azulejos | baño, cocina, pared | Color=azul; piezas=25 | Hechos a mano.
h107 | t=flooring | Laminatgolv ekmönster 2,22 m² | Bygghörnan | 299/399 SEK | Hemmafixarn | Golv | golv, renovering | antal=8; tjocklek=8 mm | Klickas ihop utan lim.
h108 | t=sealant c=white | Silicone Sealant White 310 ml | Bolt & Batten | 6.5 GBP | DIY Weekend | Sealants | bathroom, kitchen | Colour=White; Volume=310 ml | Keeps mould away for ten years.
h109 | t=wallplugs | Dübel-Set 200-teilig mit Schrauben | Werkstatt Brandt | 11.9 EUR | DIY Weekend | Befestigung | Werkzeug, Wand | Teile=200 | Für Beton, Ziegel und Gipskarton.
h110 | t=sandpaper | Slippapper mix 10-pack korn 60-240 | Bygghörnan | 59 SEK | Hemmafixarn | Slipning | verktyg, måla | antal=10 | För trä, färg och metall.
h111 | t=drillbits x=metal | Coffret 19 forets à métaux | Quincaillerie du Port | 24.9 EUR | DIY Weekend | Forets | outils, perceuse | pièces=19; réf=QP-FM19 | De 1 à 10 mm.
h112 | t=multimeter | Multímetro digital con pinzas | Ferretería Luna | 22 EUR | DIY Weekend | Medición | herramientas, electricidad | referencia=FL-MM830 | Mide tensión, corriente y resistencia.
h113 | t=padlock | Combination Padlock 4-Digit | Bolt & Batten | 9 GBP | DIY Weekend | Padlocks | security, gym | SKU=BB-PL4; Material=Brass | Set your own code.
h114 | t=letterbox c=grey m=steel | Briefkasten anthrazit mit Zeitungsfach | Werkstatt Brandt | 49.9/69 EUR | Schönes Zuhause | Briefkästen | Haus, Eingang | Farbe=anthrazit; Material=Stahl | Zwei Schlüssel.
h115 | t=doorbell x=wireless | Sonnette sans fil 300 m | Quincaillerie du Port | 21 EUR | DIY Weekend | Sonnettes | maison, entrée | portée=300 m | 36 mélodies, m&ecirc;me des douces.
h116 | t=axe | Klyvyxa 2 kg med hickoryskaft | Bygghörnan | 549 SEK | Ut i skogen | Yxor | ved, skog | vikt=2 kg; längd=80 cm | Klyver det mesta i ett hugg.
h117 | t=crowbar | Brechstange 60 cm | Werkstatt Brandt | 14.9 EUR | DIY Weekend | Brechstangen | Werkzeug, Abriss | Länge=60 cm | Geschmiedet.
h118 | t=eardefenders x=bluetooth c=yellow | Hörselskydd med Bluetooth gula | Bygghörnan | 899/1099 SEK | Hemmafixarn | Skydd | bygg, musik | färg=gul; dämpning=30 dB | Radio och samtal medan du sågar.
h119 | t=tarpaulin c=green | Bâche verte 4 x 6 m | Quincaillerie du Port | 29.9 EUR | DIY Weekend | Bâches | jardin, chantier | couleur=vert; dimensions=4x6 m | Œillets tous les mètres.
h120 | t=cableties c=black | Bridas negras 200 mm 100 uds. | Ferretería Luna | 3.9 EUR | DIY Weekend | Fijación | herramientas, cables | color=negro; cantidad=100 | No se rompen con el sol.
h121 | t=worklight | LED Work Light 50 W with Stand | Bolt & Batten | 35/42 GBP | DIY Weekend | Lighting | workshop, garage | Power=50 W; SKU=BB-WL50 | As bright as noon.
h122 | t=woodstain | Lasure bois chêne clair 2,5 l | Quincaillerie du Port | 36 EUR | DIY Weekend | Lasures | bois, extérieur | volume=2,5 l | Prot&egrave;ge huit ans.
h123 | t=paintroller | Farbroller-Set 5-teilig mit Wanne | Werkstatt Brandt | 12.9 EUR | DIY Weekend | Malerbedarf | streichen, Wand | Teile=5 | Tropft nicht.
h124 | t=mousetrap | Musfälla 2-pack | Bygghörnan | 69 SEK | Hemmafixarn | Skadedjur | möss, hus | antal=2 | Lätt att tömma utan att röra.
h125 | t=radiator c=white x=electric | Radiateur électrique blanc 1500 W | Quincaillerie du Port | 189/249 EUR | Lista para el invierno | Chauffage | maison, hiver | couleur=blanc; puissance=1500 W | Programmable jour par jour.
h131 | t=rainbarrel c=green | Regentonne 200 l grün | Werkstatt Brandt | 59.9 EUR | Schönes Zuhause | Garten > Bewässerung | Garten, Wasser | Farbe=grün; Volumen=200 l | Mit Hahn und Deckel.
h132 | t=leafblower x=cordless | Cordless Leaf Blower 40 V | Bolt & Batten | 119/149 GBP | DIY Weekend | Garden Machines | garden, autumn | SKU=BB-LB40; Voltage=40 V | Battery and charger included.
h133 | t=robotmower | Robotgräsklippare 600 m² | Bygghörnan | 7990/9990 SEK | Black Friday | Gräsklippare | trädgård, gräs | yta=600 m²; artikelnr=BH-RG600 | Åker hem själv när det regnar.
h134 | t=slugpellets x=organic | Granulés anti-limaces bio 1 kg | Quincaillerie du Port | 9.9 EUR | DIY Weekend | Jardin | jardin, potager, bio | poids=1 kg | Sans danger pour les hérissons.
h135 | t=growlight | Lámpara de cultivo LED para plantas | Ferretería Luna | 27.9 EUR | DIY Weekend | Cultivo | plantas, interior | potencia=20 W | Con temporizador.
h136 | t=paddlingpool w=kids a=2,3,4,5 | Planschbecken 150 cm | Zwergenland | 19.9/29.9 EUR | Baby Shower | Pools | Kinder, Sommer, Garten | Durchmesser=150 cm; Alter=2-5 Jahre | Mit Sonnendach.
h137 | t=shed m=wood | Abri de jardin en bois 2 x 2 m | Quincaillerie du Port | - EUR | DIY Weekend | Abris | jardin, rangement | matière=bois; dimensions=2x2 m | Prix sur devis.
h138 | t=mushroomkit | Odla egna ostronskivlingar | Skafferiet | 229 SEK | Nyheter | Odling | present, svamp, kök | vikt=2,5 kg | Skörd efter två veckor.
h201 | t=sippycup w=baby,kids c=pink | Gobelet anti-fuite rose 250 ml | Bout de Chou | 8.9 EUR | Baby Shower | Repas | bébé, repas | couleur=rose; volume=250 ml; âge=dès 6 mois | Sans BPA.
h202 | t=rattle w=baby m=wood | Holzrassel Greifling | Zwergenland | 9.5 EUR | Baby Shower | Rasseln | Baby, Geschenk zur Geburt | Material=Holz; Alter=ab 3 Monate | Speichelfest lackiert.
h203 | t=cotmobile w=baby | Sängmobil med filtmoln | Knatte & Co | 349/449 SEK | Baby Shower | Mobiler | bebis, BARNRUM | material=filt | Snurrar av minsta luftdrag.
h204 | t=nursingpillow w=women,baby c=grey | Nursing Pillow Grey Dots | Small Wonders | 34 GBP | Baby Shower | Nursing | mum, feeding | Colour=Grey; Material=Cotton | Cover comes off for the wash.
h205 | t=muslins w=baby m=cotton | Mullwindeln 5er-Pack | Zwergenland | 14.9 EUR | Baby Shower | Mulltücher | Baby | Material=Baumwolle; Anzahl=5 | Bei 60 Grad waschbar.
h206 | t=boosterseat w=kids c=black a=4,5,6,7,8,9,10,11 | Bälteskudde svart 4-11 år | Knatte & Co | 499 SEK | Hemmafixarn | Bilbarnstolar | bil, barn, säkerhet | färg=svart; ålder=4-11 år | Godkänd enligt R129.
h207 | t=walkerwagon w=baby,kids m=wood a=1,2 | Lära-gå-vagn i trä | Knatte & Co | 599 SEK | Baby Shower | Leksaker | bebis, trä | material=trä; ålder=1-2 år | Tippar inte.
h208 | t=playdough w=kids a=3,4,5,6 | Play Dough 8 Tubs | Small Wonders | 11 GBP | Rainy Days | Craft | kids, craft | Age=3-6 years; Pieces=8 | Made from wheat; tastes salty so that nobody eats it.
h209 | t=balancebike w=kids c=red a=2,3,4,5 | Balance Bike Red | Small Wonders | 59/79 GBP | Rainy Days | Balance Bikes | kids, outdoor | Colour=Red; Age=2-5 years; Weight=3.4 kg | No pedals, no tears.
h210 | t=balancebike w=kids c=blue a=2,3,4,5 | Laufrad blau ab 2 Jahren | Zwergenland | 69.9 EUR | Weihnachtsgeschenke | Laufräder | Kinder, draußen | Farbe=blau; Alter=2-5 Jahre | Mit Luftreifen.
h211 | t=hobbyhorse w=kids c=brown a=5,6,7,8,9,10,11,12 | Käpphäst brun med träns | Knatte & Co | 449 SEK | Nyheter | Käpphästar | häst, lek | färg=brun; ålder=5-12 år | Hoppar över det mesta.
h212 | t=hulahoop w=kids c=rainbow | Hula Hoop Rainbow 80 cm | Small Wonders | 7 GBP | Rainy Days | Outdoor Toys | kids, garden | Diameter=80 cm | Comes apart in eight pieces.
h213 | t=bubbles w=kids | Bulles de savon 1 litre avec baguettes | Bout de Chou | 6.9 EUR | Pique-nique | Jeux de plein air | enfants, été, fête | volume=1 l | Des bulles géantes.
h214 | t=watergun w=kids c=green a=5,6,7,8,9,10 | Pistola de agua verde 1 l | Pequeño Mundo | 12.9 EUR | Pique-nique | Juguetes | niños, verano, piscina | color=verde; edad=5-10 años | Llega a diez metros.
h215 | t=dinosaurs w=kids a=3,4,5,6,7,8 | Dinosaurios 12 figuras | Pequeño Mundo | 16.5/21.9 EUR | Weihnachtsgeschenke | Figuras | niños, dinos | edad=3-8 años; piezas=12 | De goma blanda.
h216 | t=microscope w=kids a=8,9,10,11,12,13,14 | Microscope enfant 40x-640x | Bout de Chou | 54.9/69.9 EUR | Weihnachtsgeschenke | Sciences | enfants, école, nature | âge=8-14 ans; grossissement=640x | Vingt lames à observer.
h217 | t=globe | Leuchtglobus 30 cm | Lesefuchs | 49.9 EUR | Weihnachtsgeschenke | Globen | Kinderzimmer, Schule, Deko | Durchmesser=30 cm | Nachts mit Sternbildern.
h218 | t=shapesorter w=baby,kids m=wood a=1,2,3 | Cubo encajable de madera | Pequeño Mundo | 17.9 EUR | Baby Shower | Juguetes | bebé, madera | material=madera; edad=1-3 años | Doce formas.
h219 | t=stepstool w=kids m=bamboo c=white | Step Stool Bamboo | Small Wonders | 24 GBP | Rainy Days | Step Stools | kids, bathroom | Material=Bamboo; Height=22 cm; Colour=White | For small people at large sinks.
h220 | t=yoyo w=kids m=wood | Jojo i trä | Knatte & Co | 79 SEK | Rainy Days | Leksaker | barn, retro | material=trä | Sover i tio sekunder.
h221 | t=slime w=kids c=green a=6,7,8,9,10,11,12 out | Slime Lab Kit Green | Small Wonders | 14/18 GBP | Rainy Days | Craft | kids, science | Colour=Green; Age=6-12 years | Glows in the dark.
h251 | t=dogharness w=dogs c=red s=S,M,L | DOG HARNESS NO-PULL RED | Wagwell | 25/32 GBP | Tierisch gut | Harnesses | dogs, walk, walk | Colour=Red; Size=S,M,L | Clip at the chest.
h252 | t=dogharness w=dogs c=black s=M,L,XL | Hundegeschirr schwarz gepolstert | Pfotenglück | 34.9 EUR | Tierisch gut | Geschirre | Hunde, Gassi | Farbe=schwarz; Größe=M,L,XL | Reflektiert.
h253 | t=slowfeeder w=dogs c=blue | Matskål mot slukätning blå | Svanstipp | 149 SEK | Tierisch gut | Skålar | hund, MAT | färg=blå; diameter=22 cm | Maten räcker tio gånger längre.
h254 | t=petfountain w=cats,dogs c=white | Fontaine à eau pour chat 2 l | Quatre Pattes | 29.9/39.9 EUR | Tierisch gut | Fontaines | chat, chien, eau | couleur=blanc; volume=2 l | Presque silencieuse.
h255 | t=puppypads w=dogs | Empapadores para cachorros 60 x 90 cm 30 uds | Patitas | 17.9 EUR | Tierisch gut | Higiene | perro, cachorro | cantidad=30 | Absorben hasta un litro.
h256 | t=dogwhistle w=dogs | Hundepfeife lautlos | Pfotenglück | 7.9 EUR | Tierisch gut | Erziehung | Hunde, Training | Länge=8 cm | Nur der Hund hört sie.
h257 | t=doglifejacket w=dogs c=orange s=S,M,L | Flytväst för hund orange | Svanstipp | 399/499 SEK | Tierisch gut | Hund > Båtliv | hund, båt, sommar | färg=orange; storlek=S,M,L | Handtag på ryggen.
h258 | t=heatlamp w=reptiles | Lampe chauffante pour tortue 75 W | Quatre Pattes | 15.9 EUR | Tierisch gut | Terrariums | tortue, reptile | puissance=75 W; culot=E27 | Chaleur et UVB.
h259 | t=catgrass w=cats | Katzengras Samen 100 g | Pfotenglück | 3.5 EUR | Tierisch gut | Katzen | Katze, Pflanzen | Gewicht=100 g | Hilft gegen Haarballen.
h260 | t=parrotfood w=birds | Comida para loros con fruta 1 kg | Patitas | 9.9 EUR | Tierisch gut | Pájaros | loro, pájaros | peso=1 kg | Con papaya y nueces.
h261 | t=saddlepad w=horses c=navy,blue | Saddle Pad Navy Full | Wagwell | 38 GBP | Tierisch gut | Horse Riding | horse, pony | Colour=Navy; Size=Full | Wicks sweat away.
h262 | t=pondfood w=fish | Koi- och dammfoder 3 liter | Svanstipp | 119 SEK | Tierisch gut | Fiskfoder | damm, fisk | volym=3 l | Flyter länge.
h263 | t=catharness w=cats c=pink | Cat Harness and Lead Set Pink | Wagwell | 14 GBP | Tierisch gut | Harnesses | cats, walk | Colour=Pink; Length=120 cm | For cats who want to see the world.
h301 | t=cookbook x=vegetarian | Gröna veckan: vegetarisk kokbok | Bokbåten | 249/299 SEK | Nyheter | Böcker | mat, vegetariskt | sidor=192; ISBN=978-91-8000-455-6 | Hundra middagar utan kött.
h302 | t=cookbook x=baking | Le grand livre des tartes | Encre Vive | 29.9 EUR | Kitchen Heroes | Livres de cuisine | pâtisserie, cuisine | pages=256; ISBN=978-2-07-000321-8 | Soixante recettes sucr&eacute;es et sal&eacute;es.
h303 | t=crimenovel | Nebel über der Werft: Kriminalroman | Lesefuchs | 12.9 EUR | Nyheter | Krimis | Buch, Krimi, Hamburg | Seiten=384; ISBN=978-3-499-00777-1 | Die Kommissarin glaubt nicht an Zufälle.
h304 | t=crimenovel | The Quiet Lodger: A Detective Novel | Lantern Press | 8.99 GBP | Black Friday | Books | crime, paperback | Pages=312; ISBN=978-0-14-000654-2 | Nobody upstairs has paid since May.
h305 | t=picturebook w=kids a=3,4,5,6 | El erizo que no quería dormir: cuento ilustrado | Tinta Fresca | 13.9 EUR | Weihnachtsgeschenke | Libros infantiles | niños, cuento, buenas noches | edad=3-6 años; páginas=32 | Tapa dura.
h306 | t=travelguide | Slow Lisbon: A Travel Guide | Lantern Press | 14.99 GBP | Pique-nique | Books | travel, portugal | Pages=240; ISBN=978-0-14-000981-9 | With maps and forty walks.
h307 | t=pokerset | Pokerkoffer mit 300 Chips | Lesefuchs | 39.9/54.9 EUR | Noche de juegos | Spiele | Karten, Spieleabend | Teile=300 | Zwei Kartendecks und fünf Würfel.
h308 | t=backgammon m=leather | Backgammon en cuir, coffret de voyage | Encre Vive | 45 EUR | Noche de juegos | Jeux | jeu, cadeau, voyage | matière=cuir | Se roule comme une carte.
h309 | t=dominoes m=wood | Dominó de madera 28 fichas | Tinta Fresca | 11.9 EUR | Noche de juegos | Juegos de mesa | juegos, familia | material=madera; piezas=28 | En caja con tapa.
h310 | t=sudoku | Sudoku för soliga dagar | Bokbåten | 89 SEK | Noche de juegos | Böcker | pyssel, semester | sidor=128 | Från lätt till ilsket.
h311 | t=videogame | Turbo Snails Racing (Console Game) | Voltix | 49/59 USD | Noche de juegos | Video Games | gaming, kart | Players=1-4; Age=7 and up | Race your friends very slowly.
h312 | t=colouringbook w=kids a=3,4,5,6,7 | Målarbok djuren i skogen | Bokbåten | 59 SEK | Rainy Days | Målarböcker | barn, rita | sidor=48; ålder=3-7 år | Tjockt papper.
h313 | t=darts | Dartboard with 6 Steel Darts | Ridge & River | 39 GBP | Noche de juegos | Darts | pub, games | Diameter=45 cm | Sisal that heals itself.
h351 | t=ebike w=women c=white | E-Bike Damen weiß 28 Zoll Tiefeinsteiger | Bergfreund Ost | 1799/2199 EUR | Black Friday | E-Bikes | Fahrrad, Damen, elektrisch | Farbe=weiß; Akku=500 Wh; Zoll=28; Geschlecht=Damen | Bis zu 120 km.
h352 | t=cargobike c=green | Lådcykel grön med regntält | Fjällstigen | 24900 SEK | Ut i skogen | Cyklar | cykel, familj | färg=grön; vikt=38 kg | Plats för tre barn och en gran.
h353 | t=bikebell m=brass | Timbre de bici de latón | Monte Claro | 14.9 EUR | Nyheter | Accesorios | bici, regalo | material=latón | Suena como una campana pequeña.
h354 | t=mudguards c=black | Mudguard Set 28 Inch Black | Ridge & River | 22 GBP | Lista para el invierno | Bike Parts | bike, rain | Colour=Black; SKU=RR-MG28 | No tools needed.
h355 | t=pedals | Pédales VTT aluminium | Grand Large | 34.9/44.9 EUR | À fond la forme | Pièces vélo | vélo, vtt | matière=aluminium; réf=GL-PD9 | Picots remplaçables.
h356 | t=bikerepairkit | Fahrrad-Flickzeug mit Reifenhebern | Bergfreund Ost | 6.9 EUR | Ut i skogen | Fahrradzubehör | Fahrrad, Reise | Teile=12 | Passt in jede Satteltasche.
h357 | t=binoculars c=green | Kikare 8x42 grön | Fjällstigen | 1495/1995 SEK | Ut i skogen | Kikare | fågelskådning, jakt | färg=grön; förstoring=8x42 | Tål regn och imma.
h358 | t=binoculars c=black | Compact Binoculars 10x25 Black | Ridge & River | 49 GBP | Pique-nique | Optics | birding, concert | Colour=Black; SKU=RR-BN1025 | Slips into a pocket.
h359 | t=compass | Kompass med spegel | Fjällstigen | 449 SEK | Ut i skogen | Kompasser | orientering, scout | längd=10 cm | Självlysande nål.
h360 | t=thermos c=blue m=steel | Thermosflasche Edelstahl blau 1 l | Bergfreund Ost | 27.9 EUR | Ut i skogen | Thermosflaschen | Wandern, Tee | Farbe=blau; Material=Edelstahl; Volumen=1 l | Hält 24 Stunden heiß.
h361 | t=thermos c=green m=steel | Termo verde de acero 500 ml | Monte Claro | 19.9/24.9 EUR | Pique-nique | Termos | café, montaña | color=verde; material=acero; volumen=500 ml | Cabe en la mochila.
h362 | t=coolbox c=red | Glacière rouge 24 litres | Grand Large | 44.9 EUR | Pique-nique | Glacières | pique-nique, plage | couleur=rouge; volume=24 l | Froid pendant deux jours.
h363 | t=campingchair c=green | Campingstol hopfällbar grön | Fjällstigen | 299 SEK | Ut i skogen | Campingmöbler | camping, fiske | färg=grön; vikt=2,4 kg | Mugghållare i armstödet.
`
