/** The fourth shop's other goods: tools, books, pets, sport, beauty, toys, garden, vouchers. */
export const MORE_GOODS = `
t01 | t=drill x=cordless | Borrmaskin batteri 18 V | Snickarglad | 1299/1699 SEK | Bygga nytt | Borrmaskiner | verktyg | spänning=18 V; batterier=#2 | Väska ingår.
t02 | t=hammer | Claw Hammer Fibreglass 450 g | Oak & Anvil | 19 GBP | The Shed | Hammers | hand tools | weight=450 g | Shock absorbing grip.
t03 | t=screwdriver x=set | Juego de destornilladores 8 piezas | Manitas | 22.9/29.9 EUR | Taller | Destornilladores | bricolaje | piezas=#8; material=cromo vanadio | Punta imantada.
t04 | t=saw | Japansäge fein 240 mm | Spanwerk | 39 EUR | Werkstatt | Sägen | Holz | Blatt=240 mm | Sauberer Schnitt auf Zug.
t05 | t=ladder m=aluminium | Échelle télescopique alu 3,2 m | Brico Malin | 129/159 EUR | Atelier | Échelles | maison | matière=aluminium; hauteur=3.2 m | Se range partout.
t06 | t=paint c=white | Väggfärg vit matt 10 L | Kulör & Co | 699 SEK | Bygga nytt | Färg | måla | färg=vit; volym=10 L; glans=matt | Luktfri.
t07 | t=toolbox | Metal Tool Box with Tray | Oak & Anvil | 45/55 GBP | The Shed | Tool Storage | storage | material=Steel; color=Red | Padlock eye.
t08 | t=tape | Gewebeband silber 50 m | Spanwerk | 8.9 EUR | Werkstatt | Klebeband | Werkzeug | Farbe=Silber; Länge=50 m | Hält auch draußen.
b01 | t=book x=crime | Murder at Low Tide | Harbour Light Books | 9.99 GBP | Book Club | Crime Fiction | paperback, thriller | author=Nell Ashby; isbn=978-1-4028-9462-6; language=English; pages=#352 | A village keeps its secrets.
b02 | t=book x=cook | Das vegane Kochbuch | Verlag am Markt | 24.9/29.9 EUR | Lesefutter | Kochbücher | vegan | Autor=Timo Franke; ISBN=978-3-16-148410-0; Sprache=Deutsch | 100 Rezepte ohne Fleisch.
b03 | t=book x=children w=kids a=3,4,5,6 | Lilla spöket Laban och månen | Bokstugan | 139 SEK | Godnattsagor | Barnböcker | bilderbok | författare=Inga Ek; ålder=3-6 år; språk=svenska | Högläsning om mörkret.
b04 | t=book x=romance | Un été à Belle-Île | Éditions Varech | 7.9 EUR | Lectures de plage | Romans | poche | auteur=Léa Morvan; langue=français | Un amour de vacances.
b05 | t=book x=travel | Guía de viaje Islandia | Norte y Sur | 21/24 EUR | Viajar | Guías | viajes | idioma=español; páginas=#280 | Con mapa desplegable.
b06 | t=book x=garden | The Small Garden Book | Harbour Light Books | 18/22 GBP | Book Club | Gardening | hardback | author=Rosa Field; language=English | Pots, balconies, tiny plots.
b07 | t=book x=scifi | Staub der Sterne | Verlag am Markt | 14 EUR | Lesefutter | Science-Fiction | Roman, Taschenbuch | Autor=Jens Wolf; Sprache=Deutsch | Die letzte Reise der Argo.
b08 | t=calendar | Family Planner Calendar 2027 | Harbour Light Books | 11 GBP | Book Club | Calendars | stationery | columns=#5 | With stickers.
b09 | t=notebook c=blue | Carnet pointillé bleu A5 | Papier Plume | 14.5 EUR | Rentrée | Carnets | papeterie | couleur=bleu; format=A5; pages=#160 | Papier 100 g.
b10 | t=pen | Reservoarpenna svart | Bläckhuset | 449/549 SEK | Skrivbordet | Pennor | present | färg=svart; spets=F | Med bläckpatroner.
p01 | t=dogfood w=dogs x=grainfree | Getreidefreies Hundefutter Lachs 10 kg | Pfotenglück | 49.9/59.9 EUR | Für Vierbeiner | Hundefutter | Hund | Gewicht=10 kg; Getreide=nein | Für ausgewachsene Hunde.
p02 | t=dogbed w=dogs c=grey | Orthopaedic Dog Bed Grey L | Snooze Hound | 69/89 GBP | Good Dog | Dog Beds | dogs | size=L; color=Grey; washable=yes | Memory foam.
p03 | t=leash w=dogs c=red | Hundkoppel rött 2 m | Nosen | 199 SEK | Ute med hunden | Koppel | hund | färg=röd; längd=2 m; material=nylon | Med reflex.
p04 | t=cattree w=cats | Arbre à chat 150 cm | Moustache & Cie | 89.9/109 EUR | Vie de chat | Arbres à chat | chat | hauteur=150 cm; couleur=beige | Avec hamac.
p05 | t=catfood w=cats x=wet | Comida húmeda para gatos atún 12 x 85 g | Bigotes | 11.5 EUR | Miau | Comida para gatos | gato | peso=1020 g; sabor=atún | Sin conservantes.
p06 | t=catlitter w=cats | Clumping Cat Litter 10 L | Purrfect | 12 GBP | Good Cat | Cat Litter | cats | volume=10 L; scent=no | Low dust.
p07 | t=birdfood w=birds | Fågelfrö blandning 5 kg | Nosen | 119 SEK | Ute i trädgården | Fågelmat | fåglar | vikt=5 kg | För vinterfåglar.
p08 | t=aquarium w=fish | Nano-Aquarium 30 Liter mit LED | Wasserwelt | 79 EUR | Unter Wasser | Aquarien | Fische | Volumen=30 l | Mit Filter.
s01 | t=tent x=2person c=green | Tält 2 personer grönt | Fjällvind | 1999/2499 SEK | Under bar himmel | Tält | camping | färg=grön; personer=#2; vikt=2.1 kg | Vattenpelare 3000 mm.
s02 | t=sleepingbag | Schlafsack Komfort -5 °C | Gipfelglück | 119/149 EUR | Draußen zuhause | Schlafsäcke | Camping | Temperatur=-5 °C; Gewicht=1.2 kg | Kunstfaser.
s03 | t=yogamat c=purple | Yoga Mat Non-Slip Purple | Salute | 35 USD | Move | Yoga Mats | yoga | color=Purple; thickness=6 mm | Latex free.
s04 | t=dumbbells x=pair | Haltères 2 x 5 kg | Élan Vital | 39.9 EUR | Remise en forme | Haltères | musculation | poids=5 kg; unités=#2 | Revêtement néoprène.
s05 | t=bike c=red w=kids a=4,5,6 | Barncykel 16 tum röd | Trampa | 1495/1795 SEK | Två hjul | Barncyklar | barn, cykel | färg=röd; hjul=16 tum; ålder=4-6 år | Med stödhjul.
s06 | t=bikehelmet c=black w=adult s=M,L | Casque de vélo noir adulte | Roue Libre | 59/79 EUR | En selle | Casques | vélo | couleur=noir; tailles=M,L | Lumière arrière.
s07 | t=football | Balón de fútbol talla 5 | Gol Norte | 19.9 EUR | Al campo | Balones | fútbol | talla=5; color=blanco | Cosido a mano.
s08 | t=waterbottle m=steel c=green | Trinkflasche Edelstahl grün 750 ml | Gipfelglück | 24.9 EUR | Draußen zuhause | Trinkflaschen | Wandern | Farbe=Grün; Material=Edelstahl; Volumen=750 ml | Hält 24 Stunden kalt.
s09 | t=skis | All-Mountain Skis 170 cm | Powder Hounds | 399/549 USD | First Snow | Skis | winter sports | length=170 cm | Bindings included.
s10 | t=fishingrod | Kastspö 2,4 m | Fjällvind | 549 SEK | Under bar himmel | Fiskespön | fiske | längd=2.4 m | För abborre och gädda.
s11 | t=hikingpoles | Bastones de senderismo plegables | Cumbre | 45/59 EUR | Montaña | Bastones | senderismo | material=aluminio; peso=480 g | El par.
k01 | t=puzzle a=8,9,10,11,12 | Jigsaw Puzzle 1000 Pieces Lighthouse | Piece by Piece | 16 GBP | Rainy Sundays | Puzzles | family | pieces=#1000; age=8+ | 68 x 48 cm.
k02 | t=blocks m=wood w=kids a=1,2,3 | Holzbausteine bunt 50 Stück | Spielkiste | 29.9 EUR | Kleine Baumeister | Bausteine | Kinder, Holz | Material=Holz; Alter=1-3 Jahre; Teile=#50 | Ungiftige Farben.
k03 | t=doll w=kids a=3,4,5,6 | Muñeca de trapo Lola | El Baúl | 24.9/32 EUR | Jugar y soñar | Muñecas | niños | edad=3-6 años; altura=35 cm | Vestido desmontable.
k04 | t=boardgame a=10,11,12 | Jeu de société Les Îles perdues | Dé Malin | 34.9 EUR | Soirée jeux | Jeux de société | famille | âge=10+; joueurs=2-4; durée=45 min | Stratégie et bluff.
k05 | t=teddy w=baby a=0,1,2,3 c=brown | Nallebjörn brun 30 cm | Tussilago | 249 SEK | Nyfödd | Gosedjur | baby | färg=brun; ålder=0-3 år; höjd=30 cm | Tvättas i 40 grader.
k06 | t=trainset w=kids a=3,4,5 m=wood | Wooden Train Set 42 Pieces | Piece by Piece | 49/65 GBP | Rainy Sundays | Train Sets | kids | material=Wood; age=3-5 years; pieces=#42 | Fits other tracks.
k07 | t=scooter w=kids a=5,6,7,8 c=pink | Trottinette rose pliable | Roue Libre | 59.9 EUR | En selle | Trottinettes | enfant | couleur=rose; âge=5-8 ans | Roues lumineuses.
k08 | t=craft w=kids a=6,7,8,9 | Bastelset Perlen und Armbänder | Spielkiste | 17.9/22.9 EUR | Kleine Baumeister | Bastelsets | Kinder, Mädchen | Alter=6-9 Jahre | Über 800 Perlen.
c01 | t=shampoo x=sulfatefree | Sulfate-Free Shampoo Rosemary | Plainly | 14 USD | Fresh Start | Shampoo | hair, vegan | volume=300 ml; hair type=dry | For dry hair.
c02 | t=facecream w=women | Nachtcreme mit Hyaluron 50 ml | Hautnah | 29.9/39.9 EUR | Zeit für mich | Gesichtscremes | Pflege | Volumen=50 ml; Hauttyp=trocken | Parfümfrei.
c03 | t=perfume w=women | Eau de parfum Fleur d'oranger 50 ml | Maison Lotus | 79 EUR | Chez soi | Parfums | femme, cadeau | volume=50 ml; genre=femme | Fleuri et solaire.
c04 | t=perfume w=men | Eau de Toilette Cedar 100 ml | Oak & Anvil | 55/75 GBP | For Him, Always | Fragrances | men | volume=100 ml; gender=Men | Wood and smoke.
c05 | t=lipstick c=red | Pintalabios rojo mate | Coral | 12.9 EUR | A todo color | Pintalabios | maquillaje | color=rojo; acabado=mate | No reseca.
c06 | t=mascara c=black x=waterproof | Vattenfast mascara svart | Glimma | 149 SEK | Sminkbordet | Mascara | smink | färg=svart | Rinner inte.
c07 | t=soap x=vegan | Savon solide au lait d'amande | Bulle Verte | 6.5 EUR | Salle de bain | Savons | vegan, zéro déchet | poids=100 g | Sans huile de palme.
c08 | t=sunscreen x=spf50 | Sun Cream SPF 50 Kids | Plainly | 18/22 USD | Fresh Start | Sun Care | kids, summer | spf=#50; volume=200 ml; for=Kids | Reef friendly, no perfume.
c09 | t=razor w=men | Rasierhobel Chrom | Taktvoll | 45 EUR | Zeitlos | Rasierer | Herren, plastikfrei | Material=Chrom | Mit zehn Klingen.
c10 | t=hairdryer | Hårtork 2200 W | Glimma | 599/799 SEK | Sminkbordet | Hårtorkar | hår | effekt=2200 W; färg=svart | Tyst och snabb.
g01 | t=lawnmower x=electric | Tondeuse à gazon électrique 1400 W | Vert Pré | 149/189 EUR | Au jardin | Tondeuses | jardin | puissance=1400 W | Coupe de 33 cm.
g02 | t=hose | Garden Hose 20 m with Nozzle | Green Fingers | 32 GBP | Potting Shed | Hoses | garden | length=20 m | Kink free.
g03 | t=seeds x=tomato | Tomatfrön Gardener's Delight | Odla Mera | 35 SEK | Vårbruk | Fröer | grönsaker | antal=#15 | Söta små tomater.
g04 | t=flowerpot m=terracotta | Maceta de terracota 25 cm | Jardín Secreto | 12.9 EUR | Patio | Macetas | jardín | material=terracota; diámetro=25 cm | Con plato.
g05 | t=gardenchair m=teak | Gartenstuhl Teak klappbar | Grünzeit | 89/109 EUR | Sommergarten | Gartenstühle | Garten | Material=Teak | Wetterfest.
g06 | t=bbq | Holzkohlegrill rund 57 cm | Grünzeit | 149 EUR | Sommergarten | Grills | Garten | Durchmesser=57 cm; Farbe=Schwarz | Mit Deckelthermometer.
g07 | t=secateurs | Bypass Secateurs | Green Fingers | 24/30 GBP | Potting Shed | Secateurs | garden | blade=Steel | Left- and right-handed.
g08 | t=houseplant | Monstera Deliciosa 60 cm | Green Fingers | 39 GBP | Potting Shed | House Plants | indoor | height=60 cm | Likes half shade.
v01 | t=giftcard | Presentkort 500 kr | Emporium | 500 SEK | Presenter | Presentkort | present | värde=500 kr | Gäller i tre år.
v02 | t=giftcard | Gift Card 50 | Emporium | 50 EUR | Gifts They'll Love | Gift Cards | gift | value=50 | Sent by email at once.
v03 | t=giftbox w=women | Geschenkbox Wellness für Sie | Hautnah | 49.9 EUR | Zeit für mich | Geschenksets | Geschenk, Damen | Inhalt=Badesalz,Kerze,Tee | Schön verpackt.
v04 | t=giftbasket | Cesta regalo gourmet | Olivar Viejo | 59/75 EUR | Despensa | Cestas | regalo, navidad | contenido=vino,queso,aceite | Envío en 24 h.
`
