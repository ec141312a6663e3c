/** What larders and bars hold and few shops name: fish, meats, baked and sweet things, dishes and drinks, as kitchen.ts. */
export const PROVISIONS = `
trout, rainbow trout | forell, foreller, regnbåge | forelle, lachsforelle | truite, truite arc-en-ciel | trucha > fish, food
halibut | hälleflundra, helgeflundra | heilbutt | flétan | fletán, halibut > fish, food
haddock | kolja | schellfisch | églefin | eglefino > fish, food
swordfish | svärdfisk | schwertfisch | espadon | pez espada > fish, food
eel, smoked eel | rökt ål | räucheraal, aal | anguille | anguila > fish, food
plaice, flounder, turbot | rödspätta, piggvar | scholle, flunder, steinbutt | carrelet, turbot, limande | platija, rodaballo, lenguado > fish, food
sea bream, sea bass, gilthead | guldsparid | dorade, wolfsbarsch | daurade, dorade | lubina, besugo > fish, food
pollock, saithe | sej, sejfilé | seelachs | lieu noir | abadejo, carbonero > fish, food
fish fingers, fish sticks | fiskpinnar | fischstäbchen | bâtonnets de poisson, poisson pané | palitos de pescado, varitas de merluza > fish, ready meal, food
squid, calamari | tioarmad bläckfisk, bläckfisk, calamares | tintenfisch, kalmar, calamares | calamar, encornet | calamar > food
octopus | åttaarmad bläckfisk | krake, oktopus | poulpe, pieuvre | pulpo > food
oysters, oyster | ostron | austern, auster | huîtres, huître | ostras, ostra > food
fish balls, fish cakes | fiskbullar, fiskkakor | fischbällchen, fischfrikadellen, fischbuletten | boulettes de poisson | albóndigas de pescado > fish, food
veal | kalvkött | kalbfleisch | viande de veau | carne de ternera > meat, food
brisket, beef brisket | oxbringa | rinderbrust | poitrine de bœuf | pecho de ternera, pecho de res > meat, food
beef fillet, tenderloin, sirloin, entrecote | oxfilé, ryggbiff, entrecôte, fläskfilé | rinderfilet, schweinefilet, entrecôte | filet de bœuf, filet mignon, entrecôte, faux-filet | solomillo, entrecot, lomo de ternera > meat, steak, food
meatballs, meat balls, meatball | köttbullar, köttbulle | fleischbällchen, frikadellen, buletten, frikadelle | boulettes de viande, boulettes suédoises | albóndigas, albóndiga > meat, food
meatloaf | köttfärslimpa | hackbraten | pain de viande | pastel de carne > meat, food
kebab, gyros, doner | kebab, gyros | döner, gyros, kebap, kebab | kebab, döner, gyros | kebab, döner, gyros > meat, food
burger, hamburger, burgers, cheeseburger | hamburgare, burgare, cheeseburgare | burger, burgerpatties, hamburger, cheeseburger | burger, hamburger, cheeseburger | hamburguesa, hamburguesas > meat, food
hot dog, frankfurter | varmkorv, wienerkorv, prinskorv | wiener würstchen, hot dog, frankfurter würstchen | saucisse de francfort, hot-dog | perrito caliente, salchicha de frankfurt > sausage, meat, food
duck meat, duck breast, confit duck | ankbröst, ankkött, ankconfit | entenbrust, entenkeule | magret de canard, confit de canard | pechuga de pato, confit de pato, magret de pato > meat, food
chicken breast, chicken wings, chicken nuggets | kycklingfilé, kycklingbröst, kycklingvingar, kycklingnuggets | hähnchenbrust, hähnchenflügel, hühnerbrust | blanc de poulet, nuggets de poulet, ailes de poulet | pechuga de pollo, alitas de pollo, nuggets de pollo > meat, food
quiche, apple pie, meat pie, tart | paj, pajer, quiche | quiche, zwiebelkuchen, flammkuchen | quiche, tourte, tarte salée, tourtes | quiche, pastel salado, tarta salada > food
pastry, pastries, danish pastry | wienerbröd, bakelse, bakelser, bakverk | feingebäck, plundergebäck, blätterteiggebäck | viennoiserie, viennoiseries | bollería > food
puff pastry, shortcrust pastry, filo pastry | smördeg, filodeg, pajdeg | blätterteig, mürbeteig, filoteig | pâte feuilletée, pâte brisée, pâte filo | hojaldre, masa quebrada, masa filo > food
pizza dough, bread dough | pizzadeg, bröddeg | pizzateig, brotteig | pâte à pizza, pâte à pain | masa de pizza, masa para pizza, masa de pan > food
apple pie, apple tart, apple cake, apple strudel, apple crumble | äppelpaj, äppelkaka, äppelsmulpaj | apfelkuchen, apfeltarte, apfelstrudel, gedeckter apfelkuchen | tarte aux pommes, tarte tatin, gâteau aux pommes, chausson aux pommes | tarta de manzana, pastel de manzana > cake, food
cheesecake | cheesecake, ostkaka | käsekuchen, cheesecake, topfenkuchen | cheesecake, gâteau au fromage | tarta de queso, cheesecake > cake, food
sponge cake, sponge roll, swiss roll | sockerkaka, rulltårta | biskuitkuchen, biskuitrolle, rührkuchen | génoise, gâteau roulé, quatre-quarts | bizcocho, brazo de gitano > cake, food
pancakes, pancake, crepes, crepe | pannkakor, pannkaka, plättar | pfannkuchen, pancakes, palatschinken, eierkuchen | crêpes, crêpe, pancakes | tortitas dulces, panqueques, panqueque, crepes > food
dessert, pudding, tiramisu, panna cotta | efterrätt, efterrätter, dessert, pudding, tiramisu, pannacotta | nachtisch, dessert, nachspeise, pudding, tiramisu | dessert, desserts, tiramisu, flan, panna cotta | postre, postres, flan, tiramisú, pudin > food
chocolate mousse | chokladmousse | mousse au chocolat, schokoladenmousse | mousse au chocolat | mousse de chocolate > dessert, food
custard, vanilla sauce | vaniljsås, vaniljkräm, marsánsås | vanillesauce, vanillecreme | crème anglaise, crème pâtissière | natillas, crema pastelera > dessert, food
jelly dessert, jello | geléefterrätt, gelépulver | götterspeise, wackelpudding | dessert en gelée, jelly | gelatina dulce, gelatina de sabores > dessert, food
meringue, meringues | maräng | baiser, meringen, meringue | meringue, meringues | merengue, merengues > biscuit, food
margarine | margarin, bordsmargarin | margarine | margarine | margarina > spread, food
lard, ghee | svinister, ghee | schweineschmalz, schmalz, ghee, butterschmalz | saindoux, ghee | manteca de cerdo, ghee > food
cottage cheese, quark | keso, kvarg, kesella | quark, hüttenkäse, körniger frischkäse | fromage blanc, cottage cheese, petit-suisse | requesón, queso cottage, queso fresco batido > dairy products, cheese, food
ricotta, mascarpone | ricotta, mascarpone | ricotta, mascarpone | ricotta, mascarpone | ricotta, mascarpone > cheese, dairy products, food
polenta, cornmeal | polenta, majsmjöl | polenta, maisgrieß, maismehl | polenta, semoule de maïs, farine de maïs | polenta, harina de maíz, sémola de maíz > food
barley, pearl barley | korngryn, pärlkorn | graupen, gerste, perlgraupen | orge perlé, orge | cebada, cebada perlada > food
ravioli, tortellini, stuffed pasta | ravioli, tortellini, fylld pasta | ravioli, tortellini, maultaschen, gefüllte pasta | ravioli, raviolis, tortellini, pâtes farcies | ravioli, raviolis, tortellini, pasta rellena > pasta, food
gnocchi | gnocchi | gnocchi | gnocchi, gnocchis | ñoquis, gnocchi > pasta, food
risotto, risotto rice, arborio | risotto, risottoris, arborioris, avorioris | risotto, risottoreis | risotto, riz arborio | risotto, arroz arborio > rice, food
paella, paella rice | paella, paellaris | paella, paellareis | paella, riz à paella | paella, arroz bomba, arroz para paella > rice, food
tacos, taco kit, burrito, fajitas | tacos, tacokit, tacokrydda, tacomiddag, burrito, fajitas | tacos, taco-schalen, taco-set, burrito, fajitas | tacos mexicains, kit tacos, burrito, fajitas | tacos mexicanos, kit de tacos, burrito > food
dumplings, gyoza, spring rolls | dumplings, gyoza, vårrullar, palt, kroppkakor | teigtaschen, knödel, klöße, gyoza, frühlingsrollen | gyoza, raviolis chinois, rouleaux de printemps, nems | gyozas, empanadillas, rollitos de primavera > food
potato croquettes | kroketter, potatiskroketter | kroketten, kartoffelkroketten | croquettes de pommes de terre | croquetas de jamón, croquetas de pollo > food
sandwich, sandwiches, toastie | smörgås, smörgåsar, macka, mackor, rostmacka | sandwich, sandwiches, belegtes brötchen | sandwich, sandwichs | bocadillo, bocadillos, sándwich, sándwiches, bocata > food
french fries, fries, oven chips | pommes frites, pommes | pommes frites, pommes, fritten | frites, frites au four | patatas congeladas, papas a la francesa, patatas para freír > food
mashed potatoes | potatismos | kartoffelpüree, kartoffelbrei, erdäpfelpüree | purée de pommes de terre, purée mousseline | puré de patatas, puré de papas > food
omelette, omelet, scrambled eggs | omelett, äggröra | omelett, rührei | omelette, œufs brouillés | tortilla francesa, tortilla de patatas, huevos revueltos > food
stew, goulash, casserole dish meal | köttgryta, grytbitar, gulasch | gulasch | ragoût, pot-au-feu, bœuf bourguignon, goulasch | guiso, estofado > food
frozen vegetables, frozen berries | frysta grönsaker, wokgrönsaker, frysta bär | tiefkühlgemüse, tk-gemüse, tiefkühlbeeren | légumes surgelés, fruits rouges surgelés | verduras congeladas, verdura congelada, frutos rojos congelados > food
berries, mixed berries, berry | bärmixka bär | beeren, beere, beerenmischung | fruits rouges, baies | frutos rojos, bayas, frutos del bosque > food
breadcrumbs, panko | ströbröd, panko | paniermehl, semmelbrösel, panko | chapelure, panko | pan rallado, panko > food
croutons | krutonger | croûtons | croûtons | picatostes > food
pita bread, naan, flatbread, tunnbröd | pitabröd, naanbröd, tunnbröd, polarbröd | fladenbrot, pitabrot, naan | pain pita, naan, galettes de pain | pan de pita, pan naan, pan plano > bread, food
hamburger buns, hot dog buns | hamburgerbröd, korvbröd | burgerbrötchen, hot-dog-brötchen | pains à burger, pains à hot-dog | pan de hamburguesa, pan de perrito > bread, buns, food
chestnuts, chestnut | ätkastanjer, kastanjer | maronen, esskastanjen | châtaignes, crème de marrons | castañas, castaña > food
pork rinds, crackling | fläsksvålar | schweinekrusten, grieben | grattons | cortezas de cerdo, chicharrones > salty snacks, food
cotton candy, candy floss | sockervadd | zuckerwatte | barbe à papa | algodón de azúcar > candy, food
fortune cookies, wafers, wafer | lyckokakor, våffelrån, chokladrån | glückskekse, waffelröllchen, neapolitaner | gaufrettes, biscuits chinois | barquillos, obleas, galletas de la suerte > biscuit, food
cappuccino, latte, flat white, latte macchiato | cappuccino, caffe latte | cappuccino, latte macchiato, milchkaffee | cappuccino, café au lait, latte | capuchino, café con leche, cappuccino > coffee, drink
milkshake, milk shake | milkshake, mjölkdrink | milchshake, milchmixgetränk | milk-shake, lait frappé | batido de leche, batido de chocolate, malteada > drink
cigarettes, cigarette, rolling tobacco | cigaretter, cigarett, rulltobak, piptobak | zigaretten, zigarette, drehtabak, pfeifentabak | cigarettes, cigarette, tabac à rouler, tabac à pipe | cigarrillos, cigarrillo, tabaco de liar, tabaco de pipa
snus, nicotine pouches | snus, vitt snus, portionssnus, nikotinportioner | snus, nikotinbeutel | snus, sachets de nicotine | snus, bolsas de nicotina
stuffing mix, gravy granules | brunsås, skysås, gräddsås, såspulver | bratensoße, bratensauce, soßenbinder | sauce brune, fond de veau, jus de viande | salsa de carne, salsa gravy > sauce, food
hollandaise sauce, bearnaise sauce | bearnaisesås, hollandaisesås | sauce hollandaise, sauce béarnaise | sauce béarnaise, sauce hollandaise | salsa holandesa, salsa bearnesa > sauce, food
buttermilk, sour milk | filmjölk, kärnmjölk | buttermilch, dickmilch | lait ribot, babeurre, lait fermenté | leche agria, suero de mantequilla > dairy products, food
pastis, ouzo | pastis, ouzo, fernet | pastis, ouzo, magenbitter, kräuterlikör | pastis, ouzo | pastis, ouzo, licor de hierbas > spirits, drink
teriyaki sauce, oyster sauce, fish sauce, sweet chili sauce | teriyakisås, ostronsås, fisksås, sweet chilisås, sambal oelek | teriyaki-sauce, austernsauce, fischsauce, sambal oelek | sauce teriyaki, sauce huître, nuoc-mâm | salsa teriyaki, salsa de ostras, salsa de pescado > sauce, food
sushi, maki | sushi, maki | sushi, maki | sushi, maki | sushi, maki > food
lasagna, lasagne sheets | lasagne, lasagneplattor | lasagne, lasagneplatten, lasagneblätter | lasagnes, lasagne, feuilles de lasagne | lasaña, láminas de lasaña, placas de lasaña > pasta, food
lamb chops, leg of lamb | lammkotletter, lammstek | lammkeule, lammkoteletts | gigot d'agneau, côtelettes d'agneau | pierna de cordero, chuletas de cordero > meat, food
cocktail, mojito, margarita, aperol spritz | cocktail, mojito, drinkar | cocktail, mojito | cocktail, mojito | cóctel, mojito, cóctel margarita > drink
bordeaux wine, claret, beaujolais, beaujolais nouveau, cotes du rhone, saint emilion, burgundy wine | bordeauxvin, beaujolais, bourgognevin, côtes du rhône | bordeauxwein, beaujolais, burgunderwein, côtes du rhône | vin de bordeaux, bordeaux rouge, saint émilion, médoc, pomerol, beaujolais, beaujolais nouveau, côtes du rhône, bourgogne rouge, vin de bourgogne, minervois, corbières, cahors | vino de burdeos, burdeos tinto, beaujolais, vino de borgoña > red wine
chablis, sancerre, muscadet | chablis, sancerre, muscadet | chablis, sancerre, muscadet, elsässer wein | chablis, sancerre, muscadet, vouvray, bordeaux blanc, bourgogne blanc, vin d'alsace | chablis, sancerre, muscadet > white wine
cremant | crémant | crémant | crémant, crémant d'alsace, crémant de loire, blanquette de limoux | crémant > sparkling wine
rioja, ribera del duero, tempranillo, priorat | rioja, ribera del duero, tempranillo, priorat | rioja, ribera del duero, tempranillo, priorat | rioja, ribera del duero, tempranillo, priorat | rioja, ribera del duero, tempranillo, priorat, jumilla > red wine
albarino, verdejo | albariño, verdejo | albariño, verdejo | albariño, verdejo | albariño, verdejo > white wine
cava | cava | cava | cava | cava > sparkling wine
chianti, barolo, amarone, ripasso, valpolicella, primitivo, nero d'avola | chianti, barolo, amarone, ripasso, valpolicella, primitivo | chianti, barolo, amarone, ripasso, valpolicella, primitivo | chianti, barolo, amarone, ripasso, valpolicella, primitivo | chianti, barolo, amarone, ripasso, valpolicella, primitivo > red wine
prosecco | prosecco | prosecco | prosecco | prosecco > sparkling wine
pinot grigio, soave, vermentino | pinot grigio, soave, vermentino | pinot grigio, soave, vermentino | pinot grigio, soave, vermentino | pinot grigio, soave, vermentino > white wine
riesling, silvaner, gewurztraminer | riesling, silvaner, gewürztraminer | riesling, silvaner, müller-thurgau, grauburgunder, weißburgunder, gewürztraminer | riesling, sylvaner, gewurztraminer | riesling, gewürztraminer > white wine
spatburgunder, german pinot noir | spätburgunder, dornfelder | spätburgunder, dornfelder, lemberger, trollinger | spätburgunder | spätburgunder > red wine
comte, reblochon | comté, reblochon | comté, reblochon | comté, reblochon, cantal, morbier, tomme de savoie | comté, reblochon > cheese
manchego, manchego cheese | manchego, manchegoost | manchego, manchegokäse | manchego | manchego, queso manchego > cheese
pecorino, grana padano, taleggio, provolone | pecorino, grana padano, taleggio | pecorino, grana padano, taleggio | pecorino, grana padano, taleggio | pecorino, grana padano, taleggio > cheese
serrano ham, iberico ham | serranoskinka, ibericoskinka | serranoschinken, ibericoschinken | jambon serrano, jambon ibérique | jamón serrano, jamón ibérico, jamón de bellota, paleta ibérica > ham
prosciutto, parma ham, mortadella | prosciutto, parmaskinka, mortadella | prosciutto, parmaschinken, mortadella | prosciutto, jambon de parme, mortadelle | prosciutto, jamón de parma, mortadela > ham
`
