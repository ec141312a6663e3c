/** The last of the things of a shop, as synonym-groups.ts: sports, beauty, food and drink, pets, small children. */

export const LAST_THINGS = `
resistance band | träningsband, gummiband, gummiband träning, minibands | fitnessband, widerstandsband, theraband | bande élastique, élastique, bande de résistance, élastique de musculation, élastiques de musculation, bandes de résistance | banda elástica, banda de resistencia
jump rope, skipping rope | hopprep | springseil | corde à sauter | comba
boxing gloves | boxhandskar, boxhandske, boxningshandskar, boxningshandske | boxhandschuhe | gants de boxe | guantes de boxeo
mountain bike, mtb | mountainbike, terrängcykel | mountainbike | vtt, vélo tout-terrain, vélo tout terrain | bicicleta de montaña
e-bike, electric bike | elcykel | e-bike, elektrofahrrad, pedelec | vélo électrique | bicicleta eléctrica
balance bike | balanscykel, springcykel | laufrad | draisienne | bicicleta sin pedales, bici de equilibrio
bike lock | cykellås | fahrradschloss | antivol | candado
helmet, bike helmet, bicycle helmet | cykelhjälm, hjälm | fahrradhelm, helm | casque vélo, casque de vélo, casque | casco de bicicleta, casco, cascos
face cream, moisturising cream, day cream | ansiktskräm, dagkräm | gesichtscreme, tagescreme | crème visage, crème de jour, crème pour le visage | crema facial, crema de día
night cream | nattkräm | nachtcreme | crème de nuit | crema de noche
body lotion, body cream | bodylotion, hudlotion, kroppslotion | körperlotion, bodylotion, körpercreme, körpermilch | lait corporel, crème pour le corps, lait pour le corps | leche corporal, crema corporal, loción corporal
sunscreen, sun cream, sunblock, suncream | solkräm, solskydd | sonnencreme, sonnenschutz, sonnenmilch | crème solaire, écran solaire, lait solaire, protection solaire | crema solar, protector solar, leche solar, loción solar, bloqueador solar
serum, face serum | serum, ansiktsserum | serum, gesichtsserum | sérum, sérum visage, huile visage | sérum, sérum facial, suero facial, aceite facial
face mask, sheet mask | ansiktsmask, sheetmask | gesichtsmaske, tuchmaske, tuchmasken | masque visage, masque, masque en tissu | mascarilla, mascarilla facial
lip balm | läppbalsam, cerat | lippenbalsam, lippenpflege, lippenpflegestift, labello | baume à lèvres | bálsamo labial, cacao de labios, cacao labial
deodorant, deodorant cream | deodorant, deo, deokräm | deodorant, deo, deospray, deocreme | déodorant | desodorante
hair oil, argan oil | hårolja | haaröl | huile pour cheveux, huile capillaire, huile pour pointes, huile pour les pointes, huile pour les cheveux | aceite capilar, aceite para el cabello, aceite para el pelo
straightener, hair straightener, flat iron, curling iron | plattång, locktång | glätteisen, lockenstab | lisseur, fer à lisser | plancha de pelo, rizador, alisador, plancha para el pelo
foundation, concealer | foundation, concealer | foundation, concealer, make-up flüssig | fond de teint, anticernes | base de maquillaje, corrector
eye shadow, eyeshadow, eyeliner | ögonskugga, eyeliner | lidschatten, eyeliner | fard à paupières, eye-liner, ombre à paupières | sombra de ojos, delineador
toilet paper | toalettpapper | toilettenpapier, klopapier | papier toilette | papel higiénico
detergent, laundry detergent, washing powder | tvättmedel | waschmittel | lessive | detergente
sauce, ketchup, pesto | sås, såser, ketchup, pesto | soße, sauce, ketchup, pesto | sauce, ketchup, pesto | salsa, kétchup, pesto
chips, crisps | chips | chips | chips | patatas fritas
soup, broth | soppa, soppor, buljong | suppe, brühe | soupe, bouillon | sopa, caldo
fish, salmon, tuna | fisk, lax, tonfisk | fisch, lachs, thunfisch | poisson, saumon, thon | pescado, salmón, atún
meat, beef | kött, nötkött | fleisch, rindfleisch | viande, bœuf | carne, ternera
sausage, salami | korv, salami | wurst, würste, salami, bratwurst, würstchen | saucisse, saucisson | salchicha, chorizo, embutido
ham | skinka | schinken | jambon | jamón
butter | smör | butter | beurre | mantequilla
yoghurt, yogurt | yoghurt | joghurt | yaourt | yogur
milk | mjölk | milch | lait | leche
peanut butter | jordnötssmör | erdnussbutter | beurre de cacahuète | mantequilla de cacahuete, crema de cacahuete
dried fruit, raisins | torkad frukt, russin | trockenfrüchte, rosinen, trockenobst | fruits secs, raisins secs, fruits séchés | frutas secas, pasas, fruta deshidratada
strawberry, strawberries | jordgubb, jordgubbar | erdbeere, erdbeeren | fraise, fraises | fresa, fresas
hazelnuts, hazelnut | hasselnöt, hasselnötter | haselnuss, haselnüsse | noisette, noisettes | avellana, avellanas
almonds, almond | mandel, mandlar | mandel, mandeln | amande, amandes | almendra, almendras
biscuit, gingerbread, oat cookies | kanelkakor, havrekakor, pepparkakor, småkakor | lebkuchen, haferkekse | sablé, sablés, petit gâteau, petits gâteaux | galletas de avena, galletas
liquorice, licorice | lakrits | lakritz, lakritze | réglisse | regaliz
lemonade, soda, soft drink | läsk, saft, lemonad | limonade, limo | limonade, soda | limonada, refresco
whisky, whiskey, bourbon | whisky, bourbon | whisky, whiskey, bourbon | whisky, bourbon | whisky, bourbon
gin | gin | gin | gin | ginebra
champagne, sparkling wine, prosecco | champagne, mousserande vin, bubbel | sekt, champagner, prosecco | champagne, crémant | champán, cava
red wine | rödvin, rött vin | rotwein | vin rouge, vins rouges | vino tinto, vinos tintos, tinto
white wine | vitt vin, vitvin | weißwein | vin blanc | vino blanco
green tea, herbal tea | grönt te, örtte | grüner tee, kräutertee | thé vert, tisane | té verde, infusión
coffee beans, espresso | kaffebönor, espresso, bryggkaffe | kaffeebohnen, espresso | café en grains, grains de café | café en grano, granos de café
dog food, kibble | hundmat, torrfoder | hundefutter, trockenfutter | nourriture pour chien, nourriture pour chiens, croquettes, croquette | comida para perro, comida de perro
cat food | kattmat | katzenfutter | nourriture pour chat, croquettes pour chat, pâtée pour chat | comida para gatos, comida para gato
cat litter, kitty litter | kattsand, kattlådesand, kattoasand | katzenstreu | litière pour chat, litière | arena para gatos, arena de gato, arena
litter box | kattlåda | katzenklo | bac à litière | arenero
dog bed, pet bed, cat bed | hundbädd, hundsäng, hundkorg | hundebett, hundekorb, hundekissen | lit pour chien, panier pour chien, coussin pour chien | cama para perro, cama de perro
dog toy | hundleksak | hundespielzeug | jouet pour chien | juguete para perro
cat toy | kattleksak | katzenspielzeug | jouet pour chat | juguete para gato
dog treats, dog snack | hundgodis | hundeleckerli, leckerli | friandise pour chien | golosinas para perro
collar, dog collar | halsband, hundhalsband, halsband hund | halsband, hundehalsband | collier pour chien, collier de chien, collier chien | collar para perro, collar de perro, collar perro
pet bowl, dog bowl, food bowl | matskål, hundskål, kattskål, matskål hund | futternapf, napf, hundenapf | gamelle, gamelle chien | comedero, cuenco para perros, bebedero
pet carrier | transportbur | transportbox | caisse de transport | transportín
aquarium, fish tank | akvarium, akvarier | aquarium, aquarien | aquarium | acuario
bird cage | fågelbur | vogelkäfig | cage à oiseaux | jaula para pájaros
hamster cage | hamsterbur | hamsterkäfig | cage à hamster | jaula para hámster
cat tree, scratching post, scratcher | klösträd, klösmöbel, klöspelare | kratzbaum, kratzstamm | arbre à chat, griffoir | rascador, árbol para gatos
crib, cot | spjälsäng, barnsäng | babybett, gitterbett | lit bébé, berceau | cuna
car seat, child seat | bilbarnstol, barnstol | kindersitz, autositz | siège auto | silla de coche
high chair | barnstol, matstol | hochstuhl | chaise haute | trona
baby bottle | nappflaska | babyflasche, fläschchen | biberon | biberón
pacifier, dummy | napp, nappar | schnuller | tétine, sucette | chupete
baby carrier, sling | bärsele, bärsjal | babytrage, tragetuch | porte-bébé | mochila portabebés, portabebés
school bag, schoolbag, satchel | skolväska, skolryggsäck | schulranzen, schulrucksack, schultasche, schulthek, schultornister | cartable, sac d'école | mochila escolar, cartera escolar
phone case, phone cover | mobilskal, telefonskal, mobilfodral | handyhülle, handycase, handytasche | coque de téléphone, coque | funda de móvil, funda para móvil
wireless charger, charging pad | trådlös laddare, laddplatta | kabelloses ladegerät, induktionsladegerät | chargeur sans fil, chargeur à induction | cargador inalámbrico
gift card, voucher | presentkort | gutschein, geschenkkarte | carte cadeau, bon cadeau | tarjeta regalo
trash can, waste bin, rubbish bin, bin | papperskorg, soptunna, sophink | mülleimer, papierkorb, abfalleimer | poubelle, corbeille à papier | papelera, cubo de basura
doormat | dörrmatta | fußmatte | paillasson | felpudo
shower curtain | duschdraperi | duschvorhang | rideau de douche | cortina de ducha
coat rack, coat hanger, hanger, hook | klädhängare, galge, krok | kleiderständer, kleiderbügel, haken, garderobe | porte-manteau, cintre, patère | perchero, percha, gancho
blinds, blind, roller blind | rullgardin, persienn | rollo, jalousie, springrollo | store, store enrouleur | estor, persiana, estor enrollable
blackout curtain | mörkläggningsgardin | verdunkelungsvorhang, verdunklungsvorhänge | rideau occultant | cortina opaca
brogues, brogue, oxfords | brogues | budapester, brogues | richelieu, derbies | zapatos brogue
suspenders, braces, trouser braces | hängslen | hosenträger | bretelles, bretelle | tirantes
pocket square | bröstnäsduk | einstecktuch | pochette de costume | pañuelo de bolsillo
recliner, reclining chair, recliner chair | reclinerfåtölj, vilfåtölj | relaxsessel, fernsehsessel | fauteuil relax, fauteuil inclinable | sillón reclinable, sillón relax
storage jar, jar, canister, kitchen canister | förvaringsburk | vorratsglas, einmachglas, aufbewahrungsglas | bocal, bocaux, bocal de conservation | tarro, bote de cocina
dish rack, drying rack for dishes | diskställ | abtropfgestell | égouttoir | escurreplatos
adapter, adaptor, usb adapter | adapter | adapter | adaptateur | adaptador
remote control, remote, universal remote | fjärrkontroll, universalfjärrkontroll | fernbedienung, universalfernbedienung | télécommande, télécommande universelle | mando a distancia de tele, mando a distancia, control remoto
camera lens, lens | objektiv, kameraobjektiv | objektiv, kameraobjektiv | objectif photo, objectif | objetivo de cámara, objetivo
scanner, document scanner | skanner, dokumentskanner | scanner, dokumentenscanner | scanner, numériseur | escáner
printer paper, copy paper | skrivarpapper, kopieringspapper | druckerpapier, kopierpapier | papier imprimante, ramette de papier, ramette | papel de impresora, folios, papel para fotocopias
gift ribbon, ribbon, satin ribbon | presentband, presentsnöre, sidenband, prydnadsband | geschenkband, satinband, schleifenband | ruban cadeau, bolduc, ruban, ruban de satin | cinta de regalo, cinta de raso, cinta decorativa
yo-yo, yoyo | jojo | jojo | yoyo | yoyó
slide, garden slide | rutschkana, rutschbana | rutsche, rutschbahn | toboggan | tobogán, resbaladilla
tricycle, trike | trehjuling | dreirad | tricycle | triciclo
hamster wheel | hamsterhjul | hamsterrad | roue pour hamster, roue hamster | rueda para hámster
garden shed, shed, tool shed | redskapsbod, trädgårdsskjul, trädgårdsbod, friggebod | gartenhaus, gerätehaus, geräteschuppen | abri de jardin, cabane de jardin, cabanon de jardin | caseta de jardín, cobertizo
hockey stick | hockeyklubba | hockeyschläger, eishockeyschläger | crosse de hockey | palo de hockey
tinsel | julgransglitter | lametta | guirlande de noël | espumillón
christmas stocking | julstrumpa | nikolausstrumpf, nikolausstiefel, weihnachtsstrumpf | chaussette de noël, botte de noël | calcetín de navidad
walking stick, walking cane, cane | käpp, promenadkäpp | gehstock, spazierstock | canne de marche, canne | bastón
wheelchair | rullstol | rollstuhl | fauteuil roulant | silla de ruedas
hearing aid | hörapparat | hörgerät | appareil auditif, aide auditive | audífono
feather duster, duster | dammvippa | staubwedel | plumeau | plumero
safe, strongbox | kassaskåp, värdeskåp | tresor, safe | coffre-fort | caja fuerte
letterbox, mailbox, post box | brevlåda, postlåda | briefkasten | boîte aux lettres | buzón
car wax | bilvax | autowachs, autopolitur | cire auto, cire voiture | cera para coche
tyre, tyres, tire, tires, car tyre, car tire | däck, vinterdäck, sommardäck, bildäck | reifen, winterreifen, sommerreifen, autoreifen | pneu, pneus, pneu voiture | neumático, neumáticos, goma de coche
horse rug, horse blanket, turnout rug, stable rug, horse rugs, fleece rug horse, cooler rug, horse cooler | hästtäcke, hästtäcken, regntäcke häst, regntäcke, vintertäcke häst, utetäcke, stalltäcke, svettäcke, fleecetäcke häst, ryggtäcke | pferdedecke, pferdedecken, regendecke pferd, weidedecke, outdoordecke, stalldecke, abschwitzdecke, winterdecke pferd | couverture cheval, couverture pour cheval, chemise cheval, couverture d'extérieur cheval, couvre-reins, imperméable cheval, couverture d'écurie | manta para caballo, mantas para caballos, manta de caballo, manta impermeable caballo, manta de cuadra, impermeable para caballo
condoms, condom | kondomer, kondom | kondome, kondom | préservatifs, préservatif | preservativos, preservativo, condón
wallet, coin purse | plånbok, börs | geldbeutel, geldbörse | porte-monnaie | monedero
bodysuit | body | body | body | body
flip flops, flip-flops, thongs | flipflops, flip-flops | flip-flops, flip flops, zehentrenner, flipflops | tongs | chanclas, chancletas, ojotas
jumpsuit, playsuit | byxdress | jumpsuit, playsuit, kurzer jumpsuit | combinaison pantalon, combinaison-pantalon | mono de mujer, enterito, mono corto
smartwatch | träningsklocka, pulsklocka | sportuhr, pulsuhr, laufuhr | montre de sport | reloj deportivo
`
