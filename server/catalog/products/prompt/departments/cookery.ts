/** Further things of the kitchen, food, drink, the home, books and paper: as kitchen.ts. */
export const COOKERY = `
knife set | knivset | messerset | set de couteaux, ensemble de couteaux | juego de cuchillos, set de cuchillos > knife
baking mat, silicone baking mat | bakmatta, silikonbakmatta | backmatte, silikonbackmatte | tapis de cuisson, tapis de pâtisserie | tapete de horno, tapete de silicona > kitchenware
pan set, cookware set | kastrullset, grytset, kastruller | topfset, kochtopfset | batterie de cuisine, lot de casseroles | batería de cocina, juego de ollas > pot, pan
spice jars | kryddburkar | gewürzgläser, gewürzdosen | pots à épices, bocaux à épices | tarros para especias, botes de especias > kitchenware
personalised mug, photo mug | fotomugg, mugg med tryck | fototasse, personalisierte tasse | mug personnalisé, mug photo | taza personalizada, taza con foto > mug
cake fork, pastry fork | kakgaffel | kuchengabel | fourchette à gâteau, fourchette à dessert | tenedor de postre > fork, cutlery
dark rye bread, rye loaf | rågbröd | roggenbrot | pain de seigle | pan de centeno > bread
wholemeal bread, whole wheat bread | fullkornsbröd, grahamsbröd | vollkornbrot, weizenvollkornbrot | pain complet | pan integral > bread
protein shake, recovery shake | proteinshake | proteinshake | shake protéiné | batido de proteínas > drink
beer box, beer crate | ölpaket, öllåda | bierpaket, bierkiste | coffret bière, pack de bières | pack de cervezas, caja de cervezas > beer
coffee syrup, barista syrup | kaffesirap | kaffeesirup | sirop pour café | sirope para café
bottled water, still water | flaskvatten, stilla vatten | stilles wasser | eau en bouteille, eau plate | agua embotellada, agua sin gas > mineral water
white bread, sliced bread | formbröd, rostbröd | toastbrot, weißbrot | pain de mie | pan de molde > bread
salad dressing | dressing, salladsdressing | salatdressing, salatsauce | sauce salade, vinaigrette | aliño para ensalada, vinagreta > food
fruit tea | fruktte | früchtetee | thé aux fruits, infusion aux fruits | té de frutas, infusión de frutas > herbal tea, tea
loose leaf tea | löste | loser tee | thé en vrac | té a granel, té suelto > tea
craft beer | hantverksöl | craft beer, craftbier, ipa | bière artisanale | cerveza artesana, cerveza artesanal > beer
lager, pilsner | pilsner, ljus lager | lagerbier, pils, pilsner | bière blonde, pils | cerveza rubia, lager, pilsner > beer
wheat beer | veteöl | weißbier, weizenbier, hefeweizen | bière blanche | cerveza de trigo > beer
stout, porter | stout | stout, porter | stout, bière brune | stout, cerveza negra > beer
cocktail mix, premixed cocktail | cocktailmix, färdigblandad drink | cocktail-mix, fertigcocktail | cocktail prêt à boire, mix cocktail | cóctel preparado, mezclador para cócteles > drink
wine gift set, wine hamper | vinpresent, vinpaket | weinpaket, weinpräsent | coffret vin | estuche de vino, lote de vinos > wine
tea gift set | tepresent, tebox | tee-geschenkset | coffret thé | set de té regalo > tea
corner sofa, sectional sofa | hörnsoffa, divansoffa | ecksofa, eckcouch, wohnlandschaft | canapé d'angle | sofá esquinero, sofá rinconera, chaise longue sofá > sofa, furniture
box spring bed | kontinentalsäng, boxsäng | boxspringbett | lit boxspring | cama boxspring, cama continental > bed, furniture
full length mirror | helkroppsspegel, golvspegel | ganzkörperspiegel, standspiegel | miroir sur pied, miroir plein pied | espejo de cuerpo entero, espejo de pie > mirror
pillar candle, taper candles | blockljus, kronljus, antikljus | stumpenkerze, stabkerze, tafelkerzen | bougie pilier, chandelle | vela cilíndrica, velas largas > candle
dishwasher salt | diskmaskinssalt | spülmaschinensalz, regeneriersalz | sel lave-vaisselle, sel régénérant | sal lavavajillas
vinegar cleaner, cleaning vinegar | rengöringsättika, städättika | essigreiniger, putzessig | vinaigre ménager, vinaigre d'alcool | vinagre de limpieza
flat mop, spray mop | flatmopp, spraymopp | flachwischer, sprühwischer | balai plat, balai spray | mopa plana, mopa con spray > mop
plunger | vaskrensare, sugpropp | pümpel, saugglocke | ventouse, débouche-évier, déboucheur ventouse | desatascador, ventosa desatascadora
shower tray | duschkar | duschwanne, duschtasse | receveur de douche, bac de douche | plato de ducha
hand towel, guest towel | gästhandduk | gästehandtuch, händehandtuch | serviette invité, essuie-mains | toalla de manos, toalla de tocador > towel
bathroom set | badrumsset | badset | set de salle de bain | set de baño
towel hook, robe hook | handdukskrok | handtuchhaken | patère salle de bain, crochet serviette | gancho para toallas
bathroom tap, basin mixer | tvättställsblandare, handfatsblandare | waschtischarmatur, waschbeckenarmatur | mitigeur lavabo, robinet salle de bain | grifo de lavabo, grifo de baño > faucet
insect spray | insektsspray | insektenspray | insecticide, bombe insecticide | insecticida
water pump pliers | polygrip, vattenpumptång | wasserpumpenzange | pince multiprise | alicates de extensión, pico de loro > pliers, tool
rotary tool | miniborrmaskin, hobbyborr | multischleifer, dremel | mini perceuse, outil rotatif | minitaladro, herramienta rotativa > tool
robot lawn mower | robotgräsklippare | mähroboter, rasenroboter | robot tondeuse, tondeuse robot | robot cortacésped > lawn mower, garden tool
gas grill, gas bbq | gasolgrill, gasgrill | gasgrill | barbecue à gaz | barbacoa de gas > barbecue
kamado, ceramic grill | kamado, keramikgrill | kamado, keramikgrill | kamado, barbecue céramique | kamado > barbecue
ink cartridges for pens | bläckpatroner reservoarpenna | tintenpatronen, füllerpatronen | cartouches d'encre stylo | cartuchos de tinta pluma > ink, stationery
whiteboard marker | whiteboardpenna | whiteboardmarker | feutre tableau blanc, marqueur effaçable | rotulador de pizarra > pen
tape dispenser | tejphållare | klebebandabroller, tischabroller | dévidoir de ruban adhésif | dispensador de cinta adhesiva, portarrollos de celo > stationery
address book | adressbok | adressbuch | carnet d'adresses, répertoire | agenda de direcciones
laminating pouches | lamineringsfickor | laminierfolien | pochettes à plastifier | fundas de plastificar
ink pad | stämpeldyna | stempelkissen | encreur | tampón de tinta, almohadilla de tinta > stationery
lanyard | nyckelband | schlüsselband, lanyard | cordon porte-badge | cordón para identificación, lanyard
young adult book, teen book | ungdomsbok | jugendbuch | livre ado, roman jeunesse | libro juvenil, novela juvenil > book, teen
sudoku book, sudoku, sudokus | sudokubok, sudoku | sudoku-heft, sudoku, sudokus | livre de sudoku, sudoku, sudokus | libro de sudokus, sudoku, sudokus > book
religious book, prayer book | psalmbok, bönbok | gesangbuch, gebetbuch | missel, livre de prières | misal, libro de oraciones > book
recipe book blank, recipe binder | receptpärm | rezeptordner | cahier de recettes | cuaderno de recetas > stationery, notebook
`
