/** What is baked, cooked and drunk with, as pantry.ts; the plants of a garden. */
export const LARDER = `
rye flour | rågmjöl | roggenmehl | farine de seigle | harina de centeno > flour
spelt flour | dinkelmjöl | dinkelmehl | farine d'épeautre | harina de espelta > flour
almond flour, ground almonds | mandelmjöl | mandelmehl, gemahlene mandeln | farine d'amande, poudre d'amande | harina de almendra > flour
cornflour, cornstarch, corn starch, starch | majsstärkelse, maizena | speisestärke, maisstärke | fécule de maïs, maïzena, amidon de maïs | maicena, almidón de maíz, almidón > food
potato starch | potatismjöl, potatisstärkelse | kartoffelstärke | fécule de pomme de terre | fécula de patata > food
icing sugar, powdered sugar | florsocker | puderzucker | sucre glace | azúcar glas, azúcar glasé > sugar
brown sugar, cane sugar | farinsocker, rörsocker, muscovadosocker, råsocker | rohrzucker, brauner zucker | sucre roux, cassonade, sucre de canne | azúcar moreno, azúcar de caña, panela > sugar
vanilla sugar | vaniljsocker | vanillezucker | sucre vanillé | azúcar vainillado, azúcar avainillado > sugar
sea salt, flake salt, sea salt flakes | havssalt, flingsalt | meersalz, salzflocken | sel de mer, fleur de sel | sal marina, sal en escamas > salt
cake sprinkles, sprinkles, hundreds and thousands | strössel, tårtströssel | zuckerstreusel, streudeko | vermicelles en sucre, confettis en sucre, perles de sucre, décorations sucrées, vermicelles sucrés, décors sucrés | fideos de colores, virutas de azúcar, fideos de azúcar, confeti de azúcar > food
semolina | mannagryn | grieß, weizengrieß | semoule de blé, semoule fine | sémola, sémola de trigo > food
linseed, flaxseed, flax seeds | linfrön, linfrö | leinsamen | graines de lin | linaza, semillas de lino > food
rusk, rusks | skorpa, skorpor | zwieback | biscotte | biscote > food
goat cheese, goat's cheese | getost, chèvre | ziegenkäse | fromage de chèvre | queso de cabra > cheese
blue cheese, stilton, gorgonzola, roquefort | ädelost, blåmögelost, gorgonzola | blauschimmelkäse, gorgonzola | fromage bleu, roquefort, gorgonzola | queso azul, gorgonzola, roquefort > cheese
minced meat, ground beef, mince | köttfärs, nötfärs, blandfärs | hackfleisch, rinderhack | viande hachée, bœuf haché | carne picada > meat
canned anchovies, anchovy fillets | sardeller, ansjovisfilé | sardellenfilets, sardellen | filets d'anchois | filetes de anchoa, anchoas > food
caviar, fish roe, roe | löjrom, stenbitsrom, rysk kaviar | kaviar, fischrogen | œufs de poisson, caviar | caviar, huevas > food
blue mussels, mussels in sauce | blåmusslor | miesmuscheln | moules marinées | mejillones en escabeche > food
cinnamon bun, cinnamon roll, cinnamon rolls | kanelbulle, kanelbullar | zimtschnecke | roulé à la cannelle, brioche à la cannelle | rollo de canela, rollos de canela > cake, buns
elderflower cordial, elderflower syrup | flädersaft, fläderblomssaft | holunderblütensirup, holundersirup | sirop de sureau, sirop de fleur de sureau | sirope de saúco > cordial
schnapps, aquavit, fruit brandy | snaps, brännvin, akvavit | schnaps, obstbrand, kornbrand, obstler | eau-de-vie, schnaps | aguardiente, schnapps > drink
hops, brewing hops | humle | hopfen | houblon | lúpulo
brewing malt, malt extract | mältad säd, maltextrakt, malt | braumalz, malzextrakt, malz | malt de brassage, extrait de malt | malta para cerveza, extracto de malta
freeze-dried meal, backpacking meal, camping meal, camping food | frystorkad mat, frystorkad måltid, friluftsmat | trekkingnahrung, gefriergetrocknete mahlzeit, gefriergetrocknetes essen | repas lyophilisé, plat lyophilisé | comida liofilizada > ready meal
smoking chips, wood chips for smoking | rökspån, rökflis | räucherchips, räucherspäne | copeaux de fumage | virutas de ahumado, astillas para ahumar
tulip, tulips | tulpan, tulpaner | tulpe | tulipe | tulipán > flower
lilies, lily plant | lilja, liljor | lilienpflanze, lilien, lilie | fleur de lys, lys blanc, lys oriental | azucena, lirio > flower
hydrangea | hortensia | hortensie | hortensia | hortensia > flower
geranium, pelargonium | pelargon, pelargonia | geranie, pelargonie | géranium | geranio > flower
peony, peonies | pion, pioner | pfingstrose | pivoine | peonía > flower
daffodil, daffodils | påsklilja, påskliljor | narzisse, osterglocke | narcisse, jonquille | narciso > flower
dahlia | dahlia | dahlie | dahlia | dalia > flower
fern, fern plant | ormbunke | farnpflanze, farn | fougère | helecho > plant
ivy, ivy plant | murgröna | efeu | lierre | hiedra > plant
seedling, seedlings, young plants | småplanta, fröplanta, plantor | setzling, jungpflanze | jeune plant, plants de légumes | plántula, plantón > plant
garden gravel, gravel, decorative stones | trädgårdsgrus, singel, dekorsten, grus | zierkies, gartenkies, ziersplitt, kies | gravier décoratif, gravier de jardin, gravier | grava decorativa, grava de jardín, grava, gravilla
sauna heater, sauna stove | bastuaggregat, bastuugn | saunaofen | poêle de sauna, poêle à sauna | calefactor de sauna, estufa de sauna
ride-on mower, riding mower, lawn tractor | åkgräsklippare, trädgårdstraktor | aufsitzmäher, rasentraktor | tondeuse autoportée, tracteur tondeuse | tractor cortacésped > lawn mower
flagpole | flaggstång | fahnenmast, flaggenmast | mât de drapeau, porte-drapeau | mástil de bandera, asta de bandera, mástil
flag, national flag | flagga | flagge, fahne | drapeau | bandera
`
