/** Further food and drink, as synonym-groups.ts. */

export const PANTRY_THINGS = `
crispbread, rusks | knäckebröd, skorpor | knäckebrot, zwieback | pain suédois, biscottes, pain croustillant | pan tostado, biscotes, pan crujiente
buns, bread rolls, cinnamon buns | bullar, bulle, kanelbullar, frallor, fralla, småfranska | brötchen, semmeln, zimtschnecken, semmel | petits pains, brioche, brioches | panecillos, bollos, panecillo
croissant, croissants | croissant, croissanter | croissant, croissants, gipfeli | croissant, croissants | cruasán, cruasanes, croissant
brownie, brownies, muffin, muffins | brownie, muffins | brownie, muffin, muffins | brownie, muffin | brownie, magdalenas
waffle, waffles | våffla, våfflor | waffel, waffeln | gaufre, gaufres | gofre, gofres
pancake mix, baking mix | pannkaksmix, bakmix | backmischung, pfannkuchenmischung | préparation pour crêpes, préparation pour gâteau | preparado para tortitas
yeast | jäst, torrjäst | hefe, trockenhefe | levure | levadura
baking powder | bakpulver | backpulver | levure chimique | levadura química, polvo de hornear
maple syrup, syrup | lönnsirap, sirap | ahornsirup, sirup | sirop d'érable, sirop | sirope de arce, sirope, jarabe de arce
popcorn | popcorn | popcorn | popcorn, pop-corn | palomitas, palomita
pretzels, pretzel | pretzels, saltkringlor, saltpinnar | brezeln, salzbrezeln, laugenbrezel, brezel, salzbrezel | bretzels, bretzel | pretzels, pretzel, lazo salado
raisins, raisin, dried dates, dates | russin, dadlar | rosinen, rosine, datteln | raisins secs, dattes | pasas, dátiles
almonds, almond | mandlar, mandel | mandeln, mandel | amandes, amande | almendras, almendra
hazelnuts, hazelnut | hasselnötter, hasselnöt | haselnüsse, haselnuss | noisettes, noisette | avellanas, avellana
walnuts | valnötter | walnüsse | cerneaux de noix | 
cashews, cashew nuts | cashewnötter | cashewkerne, cashews | noix de cajou | anacardos
pistachios, pistachio | pistagenötter, pistage | pistazien, pistazie | pistaches, pistache | pistachos, pistacho
peanuts, peanut | jordnötter, jordnöt | erdnüsse, erdnuss | cacahuètes, cacahuète, arachide | cacahuetes, cacahuete, maní
gummy bears, gummies, wine gums, jelly babies, jelly sweets | gummibjörnar, vingummi, geléhallon, gelégodis | gummibärchen, fruchtgummi, weingummi | oursons gélifiés, bonbons gélifiés | gominolas, gominola, ositos de goma
pralines, praline, truffles, box of chocolates | praliner, pralin, chokladpraliner, tryffel, chokladask | pralinen, praline, trüffel, konfekt | pralines, praline, truffes, ballotin, chocolats assortis | bombones, bombón, trufas
cornflakes, cornflake, breakfast cereal, cereal | flingor, frukostflingor, cornflakes | cornflakes, frühstücksflocken, cerealien | céréales petit déjeuner, corn flakes, céréales | cereales de desayuno, copos de maíz, cereales
oats, rolled oats, oatmeal, porridge, porridge oats, oat flakes | havregryn, gröt, havre, havreflingor | haferflocken, porridge, hafer | flocons d'avoine, porridge, avoine | copos de avena, avena, gachas
couscous, bulgur, quinoa | couscous, bulgur, quinoa | couscous, bulgur, quinoa | couscous, boulgour, quinoa | cuscús, bulgur, quinoa
lentils, lentil | linser, linsgryta | linsen | lentilles, lentilles vertes | lentejas, lenteja
chickpeas, chickpea | kikärtor, kikärta | kichererbsen, kichererbse | pois chiches | garbanzos, garbanzo
beans, bean, kidney beans, baked beans | bönor, böna, kidneybönor | bohnen, bohne, kidneybohnen, kidneybohne | haricots, haricot, haricots rouges, haricots secs | alubias, alubia, judías, judía, frijoles
tomato sauce, passata | tomatsås, krossade tomater, passerade tomater | tomatensoße, tomatensauce, passierte tomaten | sauce tomate, coulis de tomate, coulis de tomates | salsa de tomate, tomate frito
pesto | pesto | pesto | pesto | pesto
mustard | senap | senf | moutarde | mostaza
mayonnaise, mayo | majonnäs | mayonnaise, mayo | mayonnaise | mayonesa
soy sauce | sojasås, soja | sojasoße, sojasauce | sauce soja | salsa de soja
balsamic vinegar | balsamvinäger, balsamico | balsamico, balsamessig | vinaigre balsamique | vinagre balsámico
coconut oil | kokosolja, kokosfett | kokosöl | huile de coco | aceite de coco
sunflower oil, rapeseed oil | solrosolja, rapsolja | sonnenblumenöl, rapsöl | huile de tournesol, huile de colza | aceite de girasol
cinnamon | kanel | zimt | cannelle | canela
cardamom | kardemumma | kardamom | cardamome | cardamomo
curry powder, curry | curry, currypulver | currypulver, curry | curry, poudre de curry, curry en poudre | curry, curry en polvo
chilli powder, chili flakes, paprika powder | chilipulver, chiliflakes, paprikapulver | chilipulver, paprikapulver, chiliflocken | piment en poudre, paprika, paprika en poudre | pimentón, chile en polvo
herbs, dried herbs | örter, örtkrydda | kräuter, kräutermischung | herbes, herbes de provence | hierbas, hierbas aromáticas
bouillon, stock cubes, broth | buljong, fond | brühe, bouillon, brühwürfel, fond | bouillon, bouillon cube | caldo, pastillas de caldo
bacon | bacon | speck, bacon | lardons, lardon, bacon | panceta, beicon, tocino
salami, cured sausage, chorizo | salami, chorizo | salami, chorizo | saucisson, salami, chorizo | salchichón, salami, chorizo
steak, beef steak | biff, stek | steak, rindersteak | steak, pavé de boeuf | bistec, filete
canned tuna, tinned tuna, tuna in oil | tonfisk på burk, tonfisk i olja | thunfisch in öl, thunfischdose | thon en boîte, thon à l'huile | atún en lata, atún en aceite
sardines, sardine, anchovies | sardiner, sardin, ansjovis | sardinen, sardine, sardellen, anchovis | sardines, sardine, anchois | sardinas, sardina, anchoas, boquerones
herring, caviar | sill, kaviar | hering, kaviar | hareng, caviar | arenque, caviar
smoked salmon | rökt lax, gravad lax | räucherlachs | saumon fumé | salmón ahumado
parmesan | parmesan | parmesan | parmesan | parmesano
mozzarella, feta | mozzarella, fetaost | mozzarella, feta | mozzarella, feta | mozzarella, feta
cream cheese | färskost | frischkäse | fromage frais | queso crema
oat milk, oat drink, soy milk, almond milk, plant milk | havremjölk, havredryck, sojamjölk, mandelmjölk, växtdryck | hafermilch, haferdrink, sojamilch, mandelmilch, pflanzenmilch | lait d'avoine, boisson avoine, lait de soja, lait d'amande, lait végétal | leche de avena, bebida de avena, leche de soja, leche de almendras, bebida vegetal
whipping cream, cooking cream | vispgrädde, matlagningsgrädde, grädde | schlagsahne, sahne | crème fraîche, crème liquide | nata, nata para montar
eggs | ägg | eier | oeufs, œuf, œufs | huevos, huevo
apple juice, orange juice | äppeljuice, apelsinjuice, äppelmust | apfelsaft, orangensaft | jus de pomme, jus d'orange | zumo de manzana, zumo de naranja
lemonade, soft drink, soda, cola, fizzy drink | läsk, cola, läskedryck, julmust, påskmust | limonade, cola, softdrink | soda, cola, boisson gazeuse | refresco, gaseosa
mineral water, sparkling water | mineralvatten, kolsyrat vatten, bubbelvatten | mineralwasser, sprudel, sprudelwasser | eau minérale, eau gazeuse, eau pétillante | agua mineral, agua con gas
energy drink | energidryck | energydrink, energy-drink, energiegetränk | boisson énergisante | bebida energética
cordial, squash, fruit syrup | saft, flädersaft, saftkoncentrat | sirup getränk, fruchtsirup, getränkesirup | sirop de fruits, sirop de menthe, sirop à l'eau | concentrado de fruta, jarabe de frutas
cider | cider | cidre, apfelwein, cider | cidre | sidra
rum, vodka, tequila | rom, vodka, tequila | rum, wodka, tequila, schnaps | rhum, vodka, tequila, eau-de-vie | ron, vodka, tequila, aguardiente
liqueur | likör | likör | liqueur | licor
sparkling wine, prosecco, cava, bubbly, bottle of bubbly, bottle of fizz, alcohol-free sparkling, non-alcoholic sparkling | mousserande vin, bubbel, prosecco, cava, alkoholfritt mousserande, mousserande alkoholfritt | sekt, schaumwein, prosecco, cava | vin mousseux, mousseux, crémant, prosecco | vino espumoso, espumoso, cava, prosecco
rosé wine | rosévin | roséwein | vin rosé | vino rosado, rosado
mulled wine | glögg | glühwein | vin chaud | vino caliente
black tea, earl grey, english breakfast, breakfast tea, darjeeling, assam tea, ceylon tea | svart te, earl grey, darjeeling, engelskt frukostte | schwarztee, schwarzer tee, darjeeling, assamtee, ceylontee, ostfriesentee | thé noir, darjeeling, thé english breakfast | té negro, darjeeling, té english breakfast
herbal tea, infusion, herbal infusion | örtte | kräutertee, früchtetee | tisane, infusion | infusión, té de hierbas, tisana
matcha | matcha | matcha | matcha | matcha
chai, chai tea | chai, chaite | chai, chai-tee | chaï, thé chaï | chai, té chai
cocoa, hot chocolate, drinking chocolate | kakao, varm choklad, o'boy | kakao, heiße schokolade, trinkschokolade | cacao, chocolat chaud, chocolat en poudre | cacao, chocolate a la taza
instant coffee | snabbkaffe | löslicher kaffee, instantkaffee, löskaffee | café soluble, café instantané | café soluble, café instantáneo
ground coffee, filter coffee | bryggkaffe, malet kaffe | filterkaffee, gemahlener kaffee | café moulu, café filtre | café molido, café de filtro
olives | oliver | oliven | olives | aceitunas, olivas
pickles, gherkins | inlagd gurka, ättiksgurka, pickles, saltgurka | essiggurken, gewürzgurken | cornichons | pepinillos
tofu | tofu | tofu | tofu | tofu
hummus | hummus | hummus | houmous | hummus
baby food, baby porridge, baby puree | barnmat, barngröt, välling | babynahrung, babybrei, brei | petit pot, aliment bébé, purée bébé, bouillie | potito, papilla, comida para bebé
infant formula, formula milk, baby formula | modersmjölksersättning | babymilch, säuglingsmilch, anfangsmilch, folgemilch | lait infantile, lait maternisé, lait en poudre bébé, lait bébé | leche de fórmula, leche infantil, leche de bebé
chips, potato chips, crisps, potato crisps | chips, potatischips | chips, kartoffelchips | chips | patatas fritas, chips, patatas fritas de bolsa, papas fritas
sweetener, stevia | sötningsmedel, stevia | süßstoff, stevia | édulcorant, stevia | edulcorante, stevia, estevia
`
