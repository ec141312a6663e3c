/** Further things of the kitchen, food and drink: as kitchen.ts. */
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
`
