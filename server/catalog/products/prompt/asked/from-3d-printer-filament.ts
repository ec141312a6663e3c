/** What shoppers call things who do not know their titles, in their words and those of their region; a row's first word is the name of the row it adds to. */
export const ASKED_FROM_3D_PRINTER_FILAMENT = `
3d printer filament, 3d printer plastic | 3d-skrivare tråd |  |  | 
acne cream |  | pickelgel |  | 
acoustic panels |  | schaumstoffmatten gegen hall, noppenschaum | panneaux anti-bruit | 
acrylic paint |  | künstlerfarben |  | 
advent calendar | chokladkalender | weihnachtskalender schoki |  | 
air compressor |  |  |  | inflador de ruedas
air purifier | luftrening |  |  | 
alarm clock, sunrise alarm | väckarklocka ljus, väckningslampa, ljusväckare | aufwachlicht | cadran de chevet | 
almond butter | sesampasta |  |  | pasta de sésamo
ankle boots, heeled booties |  |  |  | 
ant trap | myrgift |  |  | 
apron, cooking pinny, pinny | skyddsplagg för köket |  |  | 
aquarium |  | fischbecken |  | 
aroma diffuser | luktspridare |  |  | vaporizador de ambiente
baby bath, infant tub | badbalja bebis | baby badewanne, babywanne |  | 
baby bike seat |  | velositz | porte-bébé pour bicyclette | 
baby bottle | babyflaskor, bebisflaska, vällingflaska |  |  | 
baby carrier, papoose |  | tragehilfe | sac kangourou bébé | 
baby mobile, baby crib hanger |  |  | suspension berceau | móvil musical
baby monitor, nursery camera | babylarm kamera | babyüberwachung video |  | 
baby sleeping bag, gro bag |  |  |  | pijama bolsa
back brace, straighten shoulders | rätare rygg |  |  | 
backgammon |  |  | jacquet | 
badminton set |  | federballspiel |  | 
baking tin, cheesecake pan |  |  |  | 
balance bike |  | laufvelo, lernrad ohne pedale, likeabike, lauflernrad |  | 
ballet shoes |  |  | chaussons de ballet | bailarinas para clase
balloon |  |  | baudruches | 
balloon arch |  |  | guirlande de baudruches | 
barbecue, barbecue kettle |  |  |  | 
baseball cap | basebollmössa |  |  | 
basketball hoop, wall hoop | basketring |  | cerceau à accrocher, anneau basketball | 
bath mat, shower rug |  | badezimmerteppich |  | 
bath toy, squirty octopus | badkarsleksak | spritztier badewanne |  | 
bathrobe |  | saunamantel |  | 
battery pack |  | mignon akkus |  | 
bean bag, bean bag chair |  |  |  | puf gigante
bean to cup machine |  | kaffeeautomat | machine à grains | 
beanie, warm toque |  | haube kaschmirwolle |  | 
beard oil |  | bartpflege öl |  | 
beard trimmer | skäggsax elektrisk |  |  | 
bee suit, beekeeper outfit |  |  |  | 
beer box |  |  | assortiment de mousses | 
belt | livrem | hosenriemen |  | 
bib | matlapp | schlabberlatz |  | 
bike basket |  | velokörbli |  | 
bike chain |  | velokette |  | 
bike helmet |  | velohelm mit licht |  | 
bike light, cycle lamps |  | velolicht | lumières de bicycle | 
bike lock | bygellås, u-lås |  |  | antirrobo plegable
bike pedals, flat pedals |  |  |  | 
bike repair kit |  | pickzeug |  | 
bike saddle |  | radsitz |  | 
bikini |  | zweiteiler | deux-pièces | dos piezas
bin bags, food waste bags | kompostpåsar, påsar matavfall | kompostsäcke |  | bolsitas biodegradables
bird food |  |  | nourriture mésanges | 
biscuit, gingerbread heart | pepparkakshjärta |  |  | corazón de jengibre
blackout curtain | mörka draperier |  | tentures opaques | 
blanket | mysfilt |  |  | 
blazer |  | karojackett |  | saco de vestir
blender, liquidiser, portable juicer bottle | smoothiemaskin | smoothiemaker |  | 
blood pressure monitor, bp cuff, bp machine |  |  |  | 
blouse | knytblus |  |  | 
bluetooth speaker |  | duschradio |  | 
board book | känn-på-bok |  |  | 
body lotion |  |  |  | body milk
bodysuit, infant vests |  | babyanzug, strampelbody | cache-couches | 
book | odlingsbok |  |  | 
bookcase |  | büchergestell |  | 
bookends, book holder stone |  |  |  | 
boomerang | kastvapen som återvänder |  |  | 
booster cushion | bilkudde |  |  | 
bottle steriliser | flaskvärmare steril |  |  | 
boules, french bowls |  | bocciakugeln |  | 
bouncy castle, inflatable jumper |  | springburg |  | brincolín
box | leksaksback |  |  | 
boxer shorts | herrkallingar |  |  | 
bra |  | spitzen-bh |  | 
brake pads, front brakes |  |  | freins avant | balatas, zapatas delante
bread knife | brödsåg |  |  | 
bread maker | brödmaskin |  |  | 
breton top, breton striped top, sailor shirt | bretagnetröja |  | haut rayé marin | 
brooch, squirrel pin | smyckesnål |  |  | 
bubbles, giant bubble mix |  |  |  | 
bug zapper | insektsdödare | gelsenlampe | tue-moustiques | matamosquitos
bullet journal |  | punktraster heft |  | cuaderno punteado
bum bag |  |  | sacoche ceinture | 
cajon | slagverkslåda |  |  | caja de percusión
cake stand | tårtställ | kuchenständer |  | 
calendar, academic diary |  | hausaufgabenheft | cahier de texte | diario para deberes
camping chair |  | klappsessel |  | 
camping stove, backpacking burner | spritkök, gaskök, trangiakök | sturmkocher |  | 
capsule coffee machine | kaffekapslar maskin |  |  | 
car air freshener |  | lufterfrischer auto | sapin désodorisant, désodorisant auto | pinito aromático
car battery | startbatteri |  |  | 
car charger |  |  |  | adaptador de mechero
car mat |  | fussmatten fürs fahrzeug |  | 
car seat |  | reboarder |  | 
card game, adult party game, rude cards | partyspel kort | trinkspiel karten | jeu d'ambiance | 
cat flap |  | katzentürl |  | 
cat food, cat kibble | torrfoder katt |  |  | 
cat litter, kitty toilet sand | kattlåda strö |  | sable pour minou | piedritas sanitarias
cat toy |  |  | plumeau pour minou | varita con plumas
cat tree, claw sharpener pole | kattmöbel, klösbräda kartong, klätterställning katt | katzenbaum, kratzpappe |  | torre gatuna
cava |  |  | bulles espagnoles | 
cd player, discman |  | discman | discman | discman
ceiling lamp |  | papierlampe decke | boule japonaise | colgante de mimbre
chainsaw | bensinsåg | benzinsäge |  | sierra de cadena
chamomile tea | magte | magentee |  | 
charger | laddhuvud, laddklump | ladegerät handy, netzteil laptop, schnelllader, schnellladestecker |  | 
charging cable |  | ladekabel handy | cordon de recharge, cordon chargeur | 
cheese | bergsost | vorarlberger alpkäs |  | 
cheese grater | ostrivare |  |  | 
chefs jacket, cook's coat |  |  |  | 
chefs knife | damastkniv |  |  | 
chelsea boots |  | stiefeletten mit gummizug | bottines à élastiques | botines con elástico
chemistry set, rock growing experiment | odla kristaller |  | culture de cristaux | cultivar cristales
chewing gum |  |  | gomme à mâcher | 
chicken coop |  | hendlstall |  | 
childrens book | barnbok deckare | kinderkrimi |  | 
chili seeds | fröpaket starkpeppar, odla peppar | peperoncini säen |  | 
chinos |  |  | futal coton habillé | dockers
chips |  |  |  | papas sabritas
christmas decoration, christmas star lamp |  |  |  | 
christmas lights |  |  |  | guirnalda navideña
christmas tree |  |  |  | arbolito navideño
chutney, indian fruit relish |  |  |  | 
climbing rope |  |  | câble de grimpe | 
climbing shoes |  | kletterfinken |  | 
clock | köksklocka | küchenuhr |  | 
clothes hanger |  | garderobenbügel |  | 
clutch |  |  |  | cartera de noche
coat hook | krokbräda | garderobenleiste |  | perchero de pared
coffee beans |  |  | grains torréfiés | 
coffee capsules | nespressokapslar |  |  | 
coffee grinder | manuell kvarn |  |  | 
coffee table |  |  | guéridon | 
collar, puppy neckband |  |  |  | 
colouring book | färgläggningsbok |  |  | 
compost bin |  | kompostbehälter |  | 
compression socks, flight stockings |  |  |  | 
condoms |  |  | capotes | 
cookbook | matlagningsbok veggo |  |  | 
cookie cutter, biscuit shapes |  |  | découpoirs biscuits | moldes jengibre
cooler, car esky |  |  | frigo de camping, frigo à pique-nique | heladera de camping, nevera eléctrica
cooling mat | svalkande underlägg hund |  |  | 
cordless drill, battery screwdriver, power screwdriver, electric screwdriver | batteriskruvmejsel | elektrischer schraubenzieher | visseuse-dévisseuse | atornillador inalámbrico, destornillador eléctrico
cordless vacuum |  | kabelloser sauger |  | 
corkscrew |  | kellnermesser | limonadier | 
corner sofa |  |  |  | sillón rinconera
`
