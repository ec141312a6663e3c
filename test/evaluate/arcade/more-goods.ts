/** The fifth shop's lamps, baby gear, jewellery, tea, cosmetics, tools, sports and all the rest: rows as goods.ts. */
export const MORE_GOODS = `
l01 | t=desklamp c=black | LED Desk Lamp Black | Bright Ideas | 39 EUR | Lights On | Desk Lamps | office, lighting | Colour=Black; Power=9 W | Dims at a touch.
l02 | t=ceilinglamp m=rattan | Taklampa rotting 40 cm | Ljusare Dagar | 799 SEK | Tänt hemma | Taklampor | belysning, vardagsrum | material=rotting; sockel=E27 | Sladd på 1,5 meter.
l03 | t=floorlamp m=brass | Stehlampe Messing 150 cm | Lichtgut | 119/159 EUR | Es werde Licht | Stehlampen | Wohnzimmer, Beleuchtung | Material=Messing; Fassung=E27 | Mit Fußschalter.
l04 | t=lightbulb | Ampoules LED E27 blanc chaud lot de 3 | Lumière Douce | 9.9 EUR | Jolie lumière | Ampoules | éclairage | culot=E27; puissance=8 W | Quinze mille heures.
l05 | t=stringlights x=solar | Guirnalda de luces solar 10 m | Luz Propia | 18.5 EUR | Noches de verano | Guirnaldas | jardín, terraza | longitud=10 m; energía=solar | Se enciende sola al anochecer.
l06 | t=nightlight w=kids m=silicone | Moon Night Light for Kids | Bright Ideas | 17 GBP | Lights On | Night Lights | kids, bedroom | Material=Silicone; Battery=yes | Turns off after an hour.
z01 | t=babygate c=white | Baby Stair Gate White 75-82 cm | Tiny Steps | 35 GBP | Safe and Sound | Stair Gates | baby, safety | Colour=White; Width=75-82 cm | No drilling.
z02 | t=sleepsack w=baby m=cotton s=70,90 | Babyschlafsack Baumwolle | Zwergenland | 34.9/44.9 EUR | Schlaf gut | Babyschlafsäcke | Baby | Größe=70,90; Material=Baumwolle | Zum Knöpfen.
z03 | t=teether w=baby m=rubber | Anneau de dentition en caoutchouc | Bout de Chou | 12.9 EUR | Tout petit | Anneaux de dentition | bébé | matière=caoutchouc; âge=3-12 mois | Caoutchouc naturel.
z04 | t=babybath w=baby c=blue m=plastic | Bañera plegable para bebé azul | Nubecita | 34.9 EUR | Primer baño | Bañeras | bebé, baño | color=azul; material=plástico | Con tapón.
j01 | t=watch w=women c=silver m=steel | Women's Watch Silver Mesh | Tick & Tell | 99/139 EUR | About Time | Watches | women | Colour=Silver; Material=Steel; Gender=Women | Slim and light.
j02 | t=watch w=kids c=blue x=waterproof a=5,6,7,8,9 | Barnklocka blå armbandsur | Tidlös | 299 SEK | I rätt tid | Armbandsur | barn | färg=blå; ålder=5-9 år; vattentät=ja | Med tydliga siffror.
j03 | t=watch w=men c=black x=waterproof | Taucheruhr Herren schwarz 200 m | Zeitgut | 329 EUR | Zeit für Zeit | Herrenuhren | Herren, Tauchen | Farbe=schwarz; Geschlecht=Herren; Wasserdicht=ja | Automatikwerk.
j04 | t=watchstrap c=brown m=leather | Leather Watch Strap Brown 20 mm | Tick & Tell | 22 GBP | About Time | Watch Straps | accessories | Colour=Brown; Material=Leather; Width=20 mm | Changes without tools.
j05 | t=earrings w=women m=silver | Boucles d'oreilles en argent et perles | Éclat d'Or | 42 EUR | Petits trésors | Boucles d'oreilles | bijoux, femme | matière=argent; genre=femme | Dans un écrin.
j06 | t=bracelet w=women m=gold | Pulsera chapada en oro | Brillo Fino | 29/39 EUR | Joyas de diario | Pulseras | joyas, mujer | material=oro; género=mujer; longitud=18 cm | Con cierre ajustable.
t01 | t=tea x=chamomile,caffeinefree | Chamomile Tea 20 Bags | Steep Thrills | 4 GBP | Time for Tea | Herbal Tea | tea | Bags=20; Caffeine=no | Whole flowers.
t02 | t=tea x=rooibos,caffeinefree | Rooibos vanilj 100 g | Tekannan | 69 SEK | Testund | Te | te, lösvikt | vikt=100 g; koffein=nej | Mild och rund.
t03 | t=teapot c=black m=iron | Théière en fonte noire 1 L | Maison du Poivre | 45 EUR | À l'heure du thé | Théières | thé, cadeau | couleur=noir; matière=fonte; volume=1 l | Filtre inclus.
t04 | t=spice x=saffron | Azafrán en hebras 1 g | Especias Luna | 6.9 EUR | A la cazuela | Especias | cocina, paella | peso=1 g | De La Mancha.
t05 | t=spice x=pepper,organic | Poivre noir bio en grains 100 g | Maison du Poivre | 4.9 EUR | Épices et saveurs | Épices | bio, cuisine | poids=100 g | Récolté à la main.
t06 | t=peppermill m=wood | Pepper Mill Beech 18 cm | Whisk It | 19 GBP | Rise and Dine | Pepper Mills | kitchen, table | Material=Wood; Height=18 cm | Ceramic burrs.
f01 | t=foundation c=beige | Liquid Foundation Light Beige 30 ml | Bare Minimum | 18 GBP | Face It | Foundation | makeup | Colour=Beige; Volume=30 ml | Evens out all day.
f02 | t=handcream x=fragrancefree | Handkräm oparfymerad 75 ml | Len Hud | 79 SEK | Snäll mot huden | Handkrämer | hudvård | volym=75 ml; parfym=nej | För torra händer.
f03 | t=handcream x=rose,scented | Crème pour les mains à la rose 50 ml | Fleur de Soi | 8.5 EUR | Douceur | Crèmes pour les mains | soin | volume=50 ml; parfum=rose | Pénètre vite.
f04 | t=deodorant x=aluminiumfree | Deo-Creme ohne Aluminium 50 ml | Reinblick | 6.95 EUR | Natürlich schön | Deodorants | Körperpflege | Inhalt=50 ml; Aluminium=nein | Mit Natron.
f05 | t=makeupbrushes c=pink x=set | Set de brochas de maquillaje 10 piezas | Guapísima | 15.9/22 EUR | Belleza diaria | Brochas | maquillaje | piezas=10; color=rosa | Pelo sintético.
f06 | t=lipbalm x=honey | Honey Lip Balm SPF 15 | Bare Minimum | 4 USD | Face It | Lip Care | skincare | Volume=5 ml | With beeswax.
h01 | t=tapemeasure c=yellow | Tape Measure 5 m Yellow | Rough Cut | 7 GBP | Measure Twice | Tape Measures | diy, tools | Colour=Yellow; Length=5 m | Locks itself.
h02 | t=spiritlevel m=aluminium | Wasserwaage Aluminium 60 cm | Werkgut | 17.5 EUR | Selbst gemacht | Wasserwaagen | Werkzeug | Material=Aluminium; Länge=60 cm | Drei Libellen.
h03 | t=anglegrinder out | Amoladora angular 115 mm 900 W | Manitas | 59 EUR | Taller en casa | Amoladoras | herramientas | potencia=900 W; disco=115 mm | Con empuñadura lateral.
s01 | t=skis w=women | Women's Alpine Skis 156 cm with Bindings | Piste Off | 349/499 EUR | Powder Room | Skis | skiing, women | Length=156 cm; Gender=Women | Easy to turn.
s02 | t=skiboots w=men c=black s=42,43,44 | Men's Ski Boots Black | Piste Off | 229 EUR | Powder Room | Ski Boots | skiing, men | Colour=Black; Size=42,43,44; Gender=Men | Four buckles.
s03 | t=skigoggles c=blue | Skidglasögon spegelglas blå | Spårvana | 599 SEK | Snö i sikte | Skidglasögon | skidor, vinter | färg=blå | Passar ihop med hjälm.
s04 | t=tennisballs c=yellow | Tennis Balls 4 Pack Yellow | Match Point | 9 GBP | Game Set | Tennis Balls | tennis | Colour=Yellow; Count=4 | For every court.
s05 | t=tennisshoes w=women c=white s=37,38,39 | Chaussures de tennis femme blanches | Jeu Décisif | 79/99 EUR | Sur le court | Chaussures de tennis | tennis, femme | couleur=blanc; pointure=37,38,39; genre=femme | Pour terre battue.
s06 | t=fishingrod m=carbon | Spinnspö kolfiber 2,4 m | Nappet | 599 SEK | Fiskelycka | Fiskespön | fiske | material=kolfiber; längd=2,4 m | Tvådelat.
s07 | t=lures x=set | Señuelos de pesca 20 piezas | Mar Adentro | 15.5 EUR | Día de pesca | Señuelos | pesca | piezas=20 | En caja transparente.
s08 | t=yogablock m=cork | Cork Yoga Block | Bend & Breathe | 14 GBP | Stretch Goals | Yoga Blocks | yoga | Material=Cork; Dimensions=23x15 cm | Rounded edges.
s09 | t=yogamat m=cork | Esterilla de yoga de corcho | Calma | 39 EUR | Respira | Esterillas | yoga | material=corcho; grosor=5 mm | Antideslizante.
r01 | t=storagebox c=clear m=plastic | Clear Plastic Storage Box 45 L | Neat Freak | 12 GBP | In Its Place | Storage Boxes | storage | Colour=Transparent; Material=Plastic; Volume=45 l | Stacks with its lid.
r02 | t=storagebasket m=seagrass | Förvaringskorg sjögräs | Ordna | 249 SEK | Plats för allt | Förvaringskorgar | förvaring | material=sjögräs; volym=30 l | Med handtag.
r03 | t=shoerack m=bamboo | Schuhregal Bambus drei Ebenen | Ordnungsliebe | 34.9 EUR | Alles am Platz | Schuhregale | Flur | Material=Bambus; Breite=70 cm | Für zwölf Paar Schuhe.
r04 | t=laundrybasket c=grey | Laundry Basket Grey 60 L | Neat Freak | 24 GBP | In Its Place | Laundry Baskets | laundry, bathroom | Colour=Grey; Volume=60 l | Folds flat.
w01 | t=mop | Spray Mop with Two Pads | Clean Slate | 25/32 GBP | Spring Clean | Mops | cleaning | Length=125 cm | Trigger in the handle.
w02 | t=detergent x=fragrancefree | Tvättmedel oparfymerat 1,5 liter | Rent Hus | 89 SEK | Storstädning | Tvättmedel | tvätt | volym=1,5 l; parfym=nej | För allergiker.
w03 | t=detergent x=lavender,scented | Lessive liquide lavande 2 L | Propre & Net | 11.9 EUR | Grand ménage | Lessives | linge | volume=2 l; parfum=lavande | Quarante lavages.
w04 | t=vacuum c=red x=cordless | Sladdlös dammsugare 25 V | Rent Hus | 1990/2490 SEK | Storstädning | Dammsugare | städning | spänning=25 V; färg=röd | Går i fyrtio minuter.
w05 | t=vacuum c=black x=corded | Bodenstaubsauger mit Kabel 900 W | Saubermann | 119 EUR | Blitzblank | Staubsauger | Haushalt | Leistung=900 W; Farbe=schwarz | Beutellos.
w06 | t=sponges x=plasticfree | Estropajos sin plástico 6 unidades | Casa Limpia | 4.5 EUR | Limpieza verde | Estropajos | cocina, limpieza | unidades=6; material=lufa | Se compostan.
q01 | t=balloons c=gold | Gold Balloons 25 Pack | Party Animal | 6 GBP | Let's Celebrate | Balloons | party, birthday | Colour=Gold; Count=25 | For air or helium.
q02 | t=papercups m=paper | Pappbecher bunt 20 Stück | Feierlaune | 4.9 EUR | Hoch die Tassen | Pappbecher | Party, Geburtstag | Anzahl=20; Inhalt=250 ml | Kompostierbar.
q03 | t=costume w=kids x=pirate a=4,5,6 s=110,116 | Déguisement de pirate enfant | Fête Folle | 19.9 EUR | Carnaval | Déguisements | enfant, carnaval | âge=4-6 ans; taille=110,116 | Bandeau et cache-œil.
q04 | t=costume w=women c=black x=witch s=S,M,L | Witch Costume Women Black | Party Animal | 28/35 GBP | Let's Celebrate | Costumes | women, halloween | Colour=Black; Size=S,M,L; Gender=Women | Hat included.
q05 | t=pinata m=paper | Piñata estrella de colores | Fiesta Total | 14.9 EUR | Que empiece la fiesta | Piñatas | cumpleaños, fiesta | material=papel | Se rellena con dulces.
`
