/** What shoppers call things who do not know their titles, in their words and those of their region; a row's first word is the name of the row it adds to. */
export const ASKED_FROM_COUGH_SYRUP = `
cough syrup |  |  | sirop lierre | 
crispbread, rye crackers, seed crackers | frökex | saatenknäcke |  | 
crochet hook, amigurumi tool |  |  | crochets pour laine | 
cross country skis | längdåkning laggar |  |  | 
curling iron |  | lockeneisen |  | 
cushion cover | örngott till soffkudde |  |  | 
cutting board, cutting block, bread board, butcher block |  |  |  | tablón para picar
cutting mat |  |  |  | tapete de corte
cycling shorts |  | velohose |  | badana bicicleta
dab radio, digital wireless set, kitchen wireless |  |  |  | 
dart board, bullseye target |  |  |  | 
dash cam, car camera, in-car video recorder |  | dashcam windschutzscheibe |  | 
dehumidifier, damp remover |  | entfeuchtungsgerät |  | 
dehydrator |  | obsttrockner |  | 
denim jacket, jean coat, trucker coat |  |  |  | 
denim shirt |  | cowboyhemd |  | 
deodorant, underarm stick |  | achselspray alternative |  | 
detergent | tvättvätska utan doft |  |  | 
diamond painting |  | steinchenbild | tableau strass | 
dice | d20 |  | d20 donjons | 
digital photo frame, electronic picture display |  |  |  | 
digital piano |  |  | clavier électrique | 
dirndl, oktoberfest dress | tyrolerklänning |  |  | vestido tirolés
disco ball | spegelboll |  |  | 
diving watch | dykur |  |  | 
dj controller | djbord |  |  | 
dog bed, comfy pet mattress | hundmadrass |  | panier gros chien | colchoneta para cachorro, colchoneta perro, cucha, cucha mullida
dog car seat | överdrag baksäte | rücksitzschutz | housse banquette chien | protector asiento perro
dog harness |  | brustgurt für hund |  | 
dog raincoat |  | regencape hund |  | 
dog stroller, pet pram |  |  |  | 
dog toy, rope chew |  |  | jouet à mâcher, kong | mordillo canino
dog treats | hundsnacks |  |  | galletas para perro
dog whistle |  | ultraschallpfiff |  | 
doll |  | pupperl, schlamperle |  | pepona, pepona de tela
dollhouse |  | puppenstube |  | 
dolls pram, toy pushchair | leksaksvagn |  |  | 
doorbell |  |  | carillon de porte | 
doormat, welcome mat |  | türvorleger |  | 
drain cleaner |  | rohrfrei |  | destapa cañerías
dress, flower girl dress, lbd |  | mädchenkleid |  | solera
drill bit, twist augers |  |  |  | 
drone | quadcopter |  |  | cuadricóptero
drop earrings |  | ohrhänger glitzer |  | zarcillos brillantes
dry bag | torrpåse |  |  | 
drying rack |  | flügeltrockner |  | 
duffel bag | vattentät duffel | trolley weich | sac marin | bolso duffel
dumbbell, changeable barbells |  |  |  | 
duvet |  |  |  | nórdico de verano
duvet cover, bedding set king, flax quilt case, doona bag |  |  |  | 
e bike |  | elektrovelo | vae | 
e reader |  | ebook lesegerät |  | 
ear defenders |  |  |  | orejeras contra ruido
earbuds |  | bluetooth ohrstöpsel, ohrstöpsel bluetooth |  | 
earmuffs, warm ear covers |  |  |  | 
earplugs |  | ohropax |  | protectores de oídos
easel |  |  |  | atril de pintor
egg cup |  | frühstücksei halter |  | 
electric blanket, bed warmer | värmefilt säng | wärmedecke bett | chauffe-lit | 
electric toothbrush |  | zahnputzgerät |  | cepillo sónico
embroidery kit |  |  | coffret pour broder | 
engagement ring |  | antragsring |  | 
engine oil, car oil |  |  |  | 
espadrilles, rope sole shoes |  | espadrilles keilabsatz |  | 
espresso machine |  |  | percolateur à pression | superautomática
essential oil, lavender oil | lavendelolja | lavendelöl |  | 
exercise bike |  |  |  | bici de ejercicio
external hard drive | bärbar disk | backup platte |  | disco externo, disco portátil
eye drops, artificial tears | tårersättning |  | larmes artificielles | lágrimas artificiales
eyelash curler |  |  | pince à cils | 
fabric shaver |  |  | anti-peluches | 
face cream | nyponkräm ansikte |  |  | 
fan |  | windmaschine | éventail électrique | abanico de pedestal
figurine | dinosaurier leksaker |  |  | 
filter coffee machine, filter brewing machine, filter coffee maker |  |  | percolateur | 
fire pit |  | brennschale, feuerstelle garten | foyer extérieur | fogonero
first aid kit |  | erste-hilfe-tasche |  | 
fishing lure | gäddrag |  | poissons nageurs | 
flea collar | loppband katt |  |  | antiparasitario para felinos
fleece jacket | fliströja med dragkedja, teddytröja |  |  | 
flip flops |  | zehenschlapfen |  | 
floorball stick | floorballklubba |  | bâton de floorball | 
flower pot |  | terracotta-topf, terrakottatopf |  | matera, matera cerámica
fly fishing rod |  |  |  | caña con carrete
fly paper, window fly stickers, fly catcher | flugfångare |  | ruban collant insectes | 
foam roller |  |  | cylindre en mousse | 
folding bike |  | faltvelo |  | 
folding chair |  |  |  | asiento de acampada
football |  | matchball |  | 
football boots |  | tschutschuhe |  | 
football shirt |  |  | chandail de soccer | 
fountain pen |  | tintenschreiber | plume-fontaine | 
french press |  |  | presse française, bodum | 
friendship bracelet kit | pärlset armband |  |  | 
frying pan, teflon skillet | stekjärn, tackjärnspanna |  |  | 
game controller, bluetooth joypad |  |  |  | joystick inalámbrico
garden chair | positionsstol |  |  | 
garden gnome |  | zipfelmützenmann |  | 
garden hose, expanding hose |  |  |  | 
garden shed |  |  | cabanon | 
gardening book, vegetable growing book | odlingsbok grönsaker | gemüse anbauen ratgeber |  | 
gardening gloves |  |  |  | manoplas para rosales
garlic press |  | knofelpresse |  | 
gel insoles |  |  | coussinets souliers | 
gel pen |  |  | crayons scintillants, crayons à bille | 
gift card, e-gift card |  | wertkarte shop | bon d'achat | cheque obsequio
gift hamper | presentkorg mat | fresskorb, geschenkkorb essen | corbeille de spécialités, bourriche cadeau | 
gin, mother's ruin, juniper spirit | enbärsbrännvin | wacholderschnaps |  | 
globe |  | beleuchtete weltkugel |  | 
glue gun |  |  |  | pistola encoladora
gouache | vattenfärg tvättbar | abwaschbare farbe |  | 
gps tracker |  |  | balise antivol | 
grave candle, cemetery lights |  |  | lumignons funéraires | 
green tea | myntate |  |  | 
greenhouse | drivhus, odlingshus | treibhaus |  | 
grill set |  | grillzange und wender |  | 
ground coffee |  | entkoffeiniert gemahlen |  | descafeinado para cafetera
guest book |  | erinnerungsbuch heirat |  | 
guitar strings |  |  |  | encordado
gummy bears |  | gummibärli |  | 
hairband |  | kopfband |  | 
hammam towel |  |  | drap de hammam | 
hammer | snickarverktyg för spik |  |  | 
hammock, freestanding swinging bed, tree sleeping bed |  |  | lit suspendu, lit suspendu jardin | chinchorro
hand cream | handsalva |  | baume gerçures | 
hand sanitiser |  |  |  | gel antibacterial
handbag |  | henkeltasche |  | 
hard shell suitcase |  |  | malle à roulettes | 
harmonica |  | bluesharp, fotzhobel, mundorgel | musique à bouche, ruine-babines | 
hay | kaninhö, marsvinshö |  |  | 
hdmi cable | tv-sladd |  |  | 
headlamp | huvudlampa | kopflampe, kopfleuchte joggen |  | 
headphones, over ear cans |  | kabellose ohrstöpsel, kabellose ohrstöpsel musik |  | cascos bluetooth
heart rate monitor, heart rate strap |  |  | capteur de pouls | banda de pulso
heat lamp |  | reptilienlampe | ampoule reptile | foco para tortuga, foco tortuga
heating pad, electric warming cushion |  |  |  | 
hedge trimmer, hedge cutter |  | heckentrimmer |  | 
heels |  |  |  | taconazos
herbal tea | kvällste |  |  | 
highlighter pen |  | leuchtmarker |  | 
hiking gaiters | snölås ben |  |  | 
hiking socks, walking boot liners |  |  |  | 
hinges | dörrhängsel | türbänder | pentures | goznes
hoodie | munkjacka |  |  | 
hoop earrings, hoops for ears | silverringar till öronen |  | anneaux d'oreilles | 
horse feed, pony snacks, equine goodies | godbitar häst |  |  | 
horse grooming kit, pony brush | häst borste | putzzeug ross |  | 
hot water bottle, hottie for bed |  |  |  | 
hyaluronic acid serum, hyaluronic drops | hyaluronsyra ansikte |  |  | 
`
