/** Drinks, bakery, laundry and party goods. Rows as bazaar/goods.ts. */
export const GOODS = `
h1 | t=rice | Jasmine Rice 2 kg Bag | Mundo | 6.9 EUR | Pantry | Rice | rice, thai, curry | Weight=2 kg | Fragrant and soft.
h2 | t=noodles,pasta | Udon-Nudeln 4er Pack | Mundo | 4.5 EUR | Pantry | Nudeln | asiatisch, Nudeln, Ramen | Gewicht=800 g; Allergene=Weizen | Fertig in drei Minuten.
h3 | t=soysauce,sauce | Sojasås glutenfri Tamari | Mundo | 55 SEK | Pantry | Såser | sushi, asiatiskt, glutenfri | volym=250 ml | Bryggd i arton månader.
h4 | t=peanutbutter,spread x=nuts,crunchy,vegan | Beurre de cacahuète crunchy 100 % | Mundo | 5.9 EUR | Pantry | Tartinables | petit-déjeuner, protéines, végan | poids=350 g | Rien d'autre que des cacahuètes.
h5 | t=maplesyrup,syrup | Sirope de arce grado A | Mundo | 12.5 EUR | Pantry | Siropes | tortitas, desayuno, Canadá | volumen=250 ml | Para tortitas y yogur.
h6 | t=tuna,fish | Thunfisch in Olivenöl 3 x 80 g | Costa | 7.9 EUR | Pantry | Fischkonserven | Fisch, Konserve, Salat | Gewicht=240 g | Mit der Angel gefangen.
h7 | t=olives,snack | Aceitunas rellenas de anchoa | Costa | 2.9 EUR | Pantry | Aperitivo | aperitivo, tapas | peso=150 g | Para picar con amigos.
h8 | t=salami,sausage,meat | Saucisson sec aux noisettes | Costa | 8.5 EUR | Pantry | Charcuterie | apéro, porc, noisettes | poids=200 g; allergènes=noisettes | Séché six semaines.
h9 | t=salmon,fish | Smoked Scottish Salmon 200 g | Costa | 14.9/18.9 EUR | Pantry | Fish | salmon, smoked, brunch | Weight=200 g | Cold smoked over oak.
h10 | t=soup x=vegan,glutenfree | Linsensuppe indisch Dose | Mundo | 3.2 EUR | Pantry | Suppen | Suppe, vegan, schnell | Gewicht=400 g | Warm machen, fertig.
h11 | t=cocoa x=vegan | Ekologisk kakao 250 g | Söta Huset | 59 SEK | Bake | Kakao | bakning, varm choklad | vikt=250 g | Mörk och osötad.
h12 | t=sprinkles | Confettis en sucre arc-en-ciel | Söta Huset | 3.9 EUR | Bake | Décors | gâteau, anniversaire, décoration | poids=80 g | Pour les gâteaux de fête.
h13 | t=vanilla | Bourbon Vanilla Pods 3 pcs | Söta Huset | 9.9 EUR | Bake | Baking | vanilla, baking, custard | Count=3 | Soft and fragrant.
h14 | t=yeast | Trockenhefe 7 x 7 g | Söta Huset | 1.9 EUR | Bake | Hefe | backen, Brot, Pizza | Inhalt=7 Beutel | Für Brot, Pizza und Zopf.
h15 | t=oatmilk,milk x=vegan,lactosefree | Havredryck barista 1 liter | Mundo | 25 SEK | Drinks | Växtdryck | kaffe, vegan, laktosfri | volym=1 l | Skummar fint.
h16 | t=juice x=alcoholfree | Jus de pomme trouble pétillant | Vergers | 4.2 EUR | Drinks | Jus | pomme, enfants, fête | volume=75 cl | Sans sucre ajouté.
h17 | t=whisky,spirits | Islay Single Malt 10 Years | Vergers | 52 EUR | Drinks | Whisky | whisky, peat, gift | Volume=70 cl; Alcohol=46 % | Smoke and sea salt.
h18 | t=prosecco,sparkling,wine | Prosecco Superiore Brut | Vergers | 13.9/16.9 EUR | Drinks | Schaumwein | Aperitif, Spritz, Feier | Inhalt=75 cl; Alkohol=11 % | Fein perlend.
h19 | t=rum,spirits | Ron añejo 7 años | Vergers | 28 EUR | Drinks | Ron | mojito, cóctel | volumen=70 cl; alcohol=40 % | Vainilla y roble.
h20 | t=tea x=caffeinefree,rooibos | Rooibos vanille en vrac 100 g | Vergers | 7.5 EUR | Drinks | Thés | rooibos, vanille, sans théine | poids=100 g | Doux et rond.
h21 | t=coffeecapsules,coffee | Kaffekapslar Lungo 20 st | Vergers | 89 SEK | Drinks | Kaffe | kapslar, lungo | antal=20 | Komposterbara.
h30 | t=cuttingboard m=wood | Planche à découper hêtre 40x30 | Kokk | 29 EUR | Kitchen | Planches | cuisine, bois | matière=hêtre; dimensions=40x30 | Avec rigole.
h31 | t=breadknife,knife m=steel | Brotmesser Wellenschliff 22 cm | Kokk | 34.9/45 EUR | Kitchen | Messer | Brot, Küche | Material=Edelstahl; Länge=22 cm | Durch jede Kruste.
h32 | t=spatula m=silicone c=red | Silicone Spatula Set Red | Kokk | 14 EUR | Kitchen | Utensils | baking, cooking | Colour=Red; Material=Silicone | Heat proof to 230 degrees.
h33 | t=tongs m=steel | Pinza de cocina acero 30 cm | Kokk | 9.9 EUR | Kitchen | Utensilios | cocina, barbacoa | material=acero | Agarre firme.
h34 | t=thermometer | Stektermometer digital | Kokk | 249 SEK | Kitchen | Termometrar | kött, grill, ugn | intervall=-50-300 | Perfekt stek varje gång.
h35 | t=icecubetray c=blue m=silicone | Moule à glaçons silicone bleu | Kokk | 8.9 EUR | Kitchen | Glaçons | cocktail, été | couleur=bleu; matière=silicone | Quinze gros cubes.
h36 | t=jars,storage m=glass x=set | Vorratsgläser mit Bambusdeckel 6er Set | Kokk | 32 EUR | Kitchen | Aufbewahrung | Vorrat, Ordnung, Müsli | Material=Glas; Volumen=1 L | Hält trocken.
h37 | t=lunchbox c=green | Lonchera hermética verde con compartimentos | Kokk | 17.9 EUR | Kitchen | Tarteras | almuerzo, trabajo, cole | color=verde | Apta para microondas.
h38 | t=waterfilter,jug | Water Filter Jug 2.4 L | Kokk | 27/35 EUR | Kitchen | Water | water, limescale, tea | Volume=2.4 L | Better tea, less scale.
h39 | t=bakingpaper | Bakplåtspapper ark 40 st | Kokk | 35 SEK | Bake | Bakpapper | bakning, ugn | antal=40 | Inget fastnar.
h40 | t=kitchenscale c=black | Küchenwaage digital schwarz | Voltaro | 24.9 EUR | Appliances | Waagen | backen, wiegen | Farbe=schwarz; Maximum=5 kg | Auf das Gramm genau.
h41 | t=blender c=white | Batidora de vaso 1,5 L blanca | Voltaro | 59/79 EUR | Appliances | Batidoras | batidos, smoothies | color=blanco; potencia=900 W | Pica hielo.
h42 | t=coffeemaker c=black | Cafetière filtre programmable noire | Voltaro | 49 EUR | Appliances | Cafetières | café, filtre, matin | couleur=noir; volume=1,25 L | Le café vous attend au réveil.
h43 | t=mokapot m=aluminium | Mokabryggare 6 koppar | Kokk | 299 SEK | Appliances | Kaffe | espresso, kaffe | material=aluminium | För spisen.
h44 | t=slowcooker c=silver | Slow Cooker 5.5 L | Voltaro | 65 EUR | Appliances | Cookers | stew, family, batch cooking | Colour=Silver; Volume=5.5 L | Put it on in the morning.
h45 | t=sodamaker c=white | Wassersprudler weiß mit Zylinder | Voltaro | 79.9 EUR | Appliances | Sprudler | Wasser, Kohlensäure | Farbe=weiß | Keine Kisten mehr schleppen.
h46 | t=popcornmaker c=red | Popcornmaskin varmluft röd | Voltaro | 399 SEK | Appliances | Popcorn | film, mys, barn | färg=röd; effekt=1200 W | Helt utan fett.
h47 | t=vacuumsealer | Envasadora al vacío automática | Voltaro | 69 EUR | Appliances | Envasado | conservar, congelar | potencia=120 W | La comida dura cinco veces más.
h48 | t=toaster c=green | Grille-pain vert menthe 2 fentes | Voltaro | 39 EUR | Appliances | Grille-pain | petit-déjeuner, pain | couleur=vert | Sept niveaux.
h49 | t=hob | Portable Induction Hob 2000 W | Voltaro | 59 EUR | Appliances | Hobs | induction, camping, small kitchen | Power=2000 W | Plug in and cook.
h50 | t=mug c=yellow m=ceramic | Senfgelbe Tasse handgemacht | Tonwerk | 16 EUR | Tableware | Tassen | Kaffee, Tee, Keramik | Farbe=gelb; Material=Keramik | Jede ein bisschen anders.
h51 | t=wineglasses,glasses m=glass x=set,redwine | Red Wine Glasses Set of 6 | Tonwerk | 42 EUR | Tableware | Glasses | wine, dinner | Material=Crystal glass | Big bowl, thin rim.
h52 | t=beerglasses,glasses m=glass x=set | Ölglas 50 cl 4-pack | Tonwerk | 199 SEK | Tableware | Glas | öl, fest | volym=50 cl; material=glas | Härdat glas.
h53 | t=saladbowl,bowl m=wood | Ensaladera de acacia con cubiertos | Tonwerk | 35 EUR | Tableware | Ensaladeras | ensalada, mesa | material=acacia | Con dos palas.
h54 | t=eggcups x=set c=white m=porcelain | Eierbecher Porzellan weiß 4er Set | Tonwerk | 12.9 EUR | Tableware | Eierbecher | Frühstück, Ei, Ostern | Farbe=weiß; Material=Porzellan | Stapelbar.
h55 | t=butterdish m=ceramic | Beurrier breton en grès | Tonwerk | 28 EUR | Tableware | Beurriers | beurre, petit-déjeuner | matière=grès | Le beurre reste tendre.
h56 | t=cheeseboard m=slate | Slate Cheese Board with Knives | Tonwerk | 32 EUR | Tableware | Boards | cheese, wine, gift | Material=Slate | Write the names in chalk.
h57 | t=chopsticks m=bamboo x=set | Ätpinnar bambu 10 par | Tonwerk | 79 SEK | Tableware | Bestick | sushi, asiatiskt | material=bambu | Kan diskas.
h58 | t=tray c=black | Bandeja negra antideslizante | Tonwerk | 22/29 EUR | Tableware | Bandejas | desayuno, cama, servir | color=negro; tamaño=45x30 | No resbala nada.
h60 | t=mop,bucket x=set | Serpillière à plat avec seau essoreur | Nettika | 34.9 EUR | Cleaning | Sols | sol, ménage, carrelage | volume=8 L | Essore sans se mouiller les mains.
h61 | t=ovencleaner | Backofenreiniger Gel | Nettika | 6.5 EUR | Cleaning | Reiniger | Ofen, Grill, Fett | Inhalt=500 ml | Über Nacht einwirken lassen.
h62 | t=mouldremover | Mould & Mildew Spray Bathroom | Nettika | 5.9 EUR | Cleaning | Sprays | mould, bathroom, tiles | Volume=750 ml | Gone in ten minutes.
h63 | t=detergent x=colour | Tvättmedel color 2 kg parfymfritt | Nettika | 89 SEK | Cleaning | Tvättmedel | tvätt, allergi, parfymfri | vikt=2 kg | För fyrtio tvättar.
h64 | t=fabricsoftener | Suavizante concentrado algodón 2 L | Nettika | 4.5 EUR | Cleaning | Suavizantes | ropa, lavadora, perfume | volumen=2 L | Ropa suave.
h65 | t=ironingboard c=grey | Bügelbrett höhenverstellbar grau | Nettika | 49.9/69.9 EUR | Cleaning | Bügeln | bügeln, Wäsche | Farbe=grau | Auch für große Menschen.
h66 | t=clothespegs m=wood | Pinces à linge en bois 50 pièces | Nettika | 4.9 EUR | Cleaning | Linge | linge, bois | pièces=50; matière=hêtre | Ne marquent pas.
h67 | t=hangers m=velvet c=black | Velvet Clothes Hangers 20 Pack | Nettika | 19 EUR | Cleaning | Wardrobe | wardrobe, non-slip | Colour=Black; Count=20 | Nothing slides off.
h68 | t=laundrynet | Tvättpåsar nät 3 st | Nettika | 59 SEK | Cleaning | Tvätt | bh, strumpor, ömtåligt | antal=3 | Skyddar underkläder i maskinen.
h69 | t=duster c=yellow | Plumero de microfibra extensible | Nettika | 11.9 EUR | Cleaning | Polvo | polvo, techo, lámparas | color=amarillo | Llega hasta el techo.
h70 | t=batteries s=CR2032 | Knopfzellen CR2032 5 Stück | Heimwerk | 5.9 EUR | House | Batterien | Knopfzelle, Autoschlüssel, Waage | Größe=CR2032 | Lithium 3 V.
h71 | t=smartbulb,bulb x=E27,colour | Smart Bulb E27 Colour Wi-Fi | Heimwerk | 12.9/16.9 EUR | House | Bulbs | smart home, app, light | Socket=E27; Power=9 W | Sixteen million colours.
h72 | t=timerplug | Programmateur de prise mécanique | Heimwerk | 8.5 EUR | House | Électricité | prise, éclairage, vacances | durée=24 h | La lumière s'allume toute seule.
h73 | t=tape,ducttape c=silver | Silvertejp 50 m | Heimwerk | 69 SEK | House | Tejp | laga, verkstad | längd=50 m; färg=silver | Lagar nästan allt.
h74 | t=mousetrap | Mausefalle lebend Doppelpack | Heimwerk | 13.9 EUR | House | Schädlinge | Maus, Keller | Inhalt=2 | Ohne zu verletzen.
h75 | t=mothrepellent | Saquitos antipolillas de lavanda 6 uds | Heimwerk | 7.9 EUR | House | Antipolillas | armario, lana, lavanda | unidades=6 | Tus jerséis a salvo.
h76 | t=doormat c=brown m=coir | Coir Doormat 60x40 | Heimwerk | 18 EUR | House | Doormats | hallway, mud, entrance | Size=60x40; Material=Coir | Mud stays outside.
h77 | t=showerhead c=chrome | Pommeau de douche économie d'eau | Heimwerk | 24.9 EUR | House | Douche | douche, économie, calcaire | couleur=chrome | Moitié moins d'eau.
h78 | t=toiletpaper | Toalettpapper 16 rullar | Heimwerk | 79 SEK | House | Papper | toalett, miljö | antal=16 | Mjukt och starkt.
h79 | t=bathroomscale,scale c=white | Báscula de baño digital blanca | Heimwerk | 21 EUR | House | Básculas | peso, baño, dieta | color=blanco; máximo=180 kg | Vidrio templado.
h80 | t=ledcandles,candles x=flameless | LED-Kerzen Echtwachs 3er Set mit Fernbedienung | Glimm | 19.9 EUR | Cosy | Kerzen | Kerze, flackernd, Kinder, Haustiere | Batterien=AAA | Ganz ohne Feuer.
h81 | t=citronellacandle,candles x=outdoor,citronella | Citronella Garden Candle in Tin | Glimm | 9.5 EUR | Cosy | Candles | mosquitoes, garden, summer | Burn time=25 h | Keeps midges away.
h82 | t=diffuser,reeddiffuser | Diffuseur à bâtonnets fleur d'oranger | Glimm | 24 EUR | Cosy | Senteurs | parfum d'intérieur, cadeau | volume=100 ml | Trois mois de parfum.
h83 | t=adventcandles,candles,christmasdecoration c=white | Adventsljus vita 4-pack | Glimm | 69 SEK | Season | Ljus | advent, jul | antal=4; färg=vit | Brinner i sju timmar.
h84 | t=christmastree c=green | Künstlicher Weihnachtsbaum 180 cm | Glimm | 89/129 EUR | Season | Weihnachten | Weihnachten, Tanne | Höhe=180 cm; Farbe=grün | Nadelt nie.
h85 | t=christmasstocking,christmasdecoration c=red | Calcetín de Navidad de punto rojo | Glimm | 12.9 EUR | Season | Navidad | Navidad, chimenea, regalos | color=rojo | Cabe mucho.
h86 | t=easterbasket,easterdecoration,basket | Easter Egg Hunt Basket | Glimm | 8.9 EUR | Season | Easter | easter, kids, eggs | Material=Willow | For twenty eggs at least.
h87 | t=spiderweb,halloweendecoration | Toile d'araignée blanche avec araignées | Fiesta+ | 4.5 EUR | Season | Halloween | halloween, décoration | couleur=blanc | Effet garanti.
h88 | t=luciacrown,costume w=kids,women | Luciakrona batteridriven | Fiesta+ | 149 SEK | Season | Lucia | lucia, barn, advent | Batterier=AA | Lyser hela tåget.
h90 | t=numberballoon,balloons c=gold x=5 | Folienballon Zahl 5 gold | Fiesta+ | 4.9 EUR | Party | Ballons | Geburtstag, Zahl | Farbe=gold; Höhe=86 cm | Mit Luft oder Helium.
h91 | t=partyhats w=kids | Party Hats Pastel 8 Pack | Fiesta+ | 5 EUR | Party | Hats | birthday, kids, party | Count=8 | With elastic.
h92 | t=straws c=mixed | Pajitas de papel de rayas 50 uds | Fiesta+ | 3.9 EUR | Party | Pajitas | fiesta, cóctel | unidades=50 | Sin plástico.
h93 | t=discoball,lamp | Boule disco LED rotative | Fiesta+ | 19.9 EUR | Party | Lumières | fête, danse, ado | puissance=5 W | Le salon devient une boîte.
h94 | t=caketopper | Tårttopper Grattis guld | Fiesta+ | 49 SEK | Party | Tårta | födelsedag, tårta | färg=guld | Går att använda igen.
h95 | t=invitations w=kids | Einladungskarten Kindergeburtstag 10 Stück Einhorn | Fiesta+ | 5.9 EUR | Party | Karten | Kindergeburtstag, Einhorn | Inhalt=10 | Mit Umschlägen.
h96 | t=facepaint w=kids | Face Paint Palette 12 Colours | Fiesta+ | 11 EUR | Party | Make-up | kids, carnival, halloween | Colours=12 | Washes off with water.
h97 | t=treatbags w=kids x=dinosaur out | Bolsas de chuches dinosaurios 12 uds | Fiesta+ | 4.9 EUR | Party | Bolsas | cumpleaños, dinosaurios | unidades=12 | Listas para rellenar.
h98 | t=guestbook x=wedding | Livre d'or mariage lin | Fiesta+ | 29 EUR | Party | Mariage | mariage, souvenirs | pages=80 | Pour tous les mots doux.
`
