/** What shoppers call things who do not know their titles, in their words and those of their region; a row's first word is the name of the row it adds to. */
export const ASKED_FROM_ICE_CREAM_MAKER = `
ice cream maker, gelato machine |  |  |  |
ice cube tray | iskubsform |  |  | 
ice pack for injuries | iskompress |  |  | 
ice scraper, windscreen frost remover | skrapa till bilrutan |  | gratte-glace | raspador parabrisas
ice skates | konståkningsskor, konisar |  |  | 
ink |  |  | recharge imprimante | 
inner tube |  | veloschlauch |  | 
insect hotel | insektsholk | wildbienenhaus |  | 
insect repellent |  | gelsenspray | chasse-moustiques | 
insect spray, bedbug treatment |  | wanzenspray |  | matachinches
iron | ångjärn | bügelmaschine | fer vapeur | 
ironing board |  |  | table de repassage | 
jeans |  |  |  | vaqueros anchos
jump starter |  | batteriestarter kfz | survolteur | booster auto
kalimba, mbira |  | daumenklavier, fingerklavier | piano à pouces, sanza | piano de pulgar, piano de pulgares
kettle | tekokare, elektrisk kittel | teekocher |  | 
kettlebell, weight with handle | girja |  | girya | 
key finder |  |  | porte-clés qui sonne, porte-clés traceur, retrouve-clés | 
keyboard, clicky computer keys, gaming keys |  | tippbrett für pc |  | 
kimchi |  |  |  | col fermentada
kitchen island |  | teewagen |  | carrito camarera
kitchen scale, cooking weighing thing, scales for baking | matvåg | waage zum backen |  | 
kite, two-string flyer |  |  |  | 
knife set, knife block set |  |  |  | 
knife sharpener |  | schleifgerät, klingen schärfen |  | 
knitting needles |  | bambusnadeln |  | 
kombucha |  |  | thé fermenté | 
kubb, viking chess |  |  |  | ajedrez vikingo
label printer, sticker printer |  | labeldrucker |  | 
ladder |  |  | escabelle coulissante | 
laminate flooring | klickgolv |  |  | 
laminator |  | folien einschweissen |  | enmicadora
laptop | läppäri |  |  | 
laptop stand, notebook riser |  | notebook erhöhung, notebookhalter | pied pour laptop, rehausseur pc, rehausseur d'écran | elevador de portátil
laundry basket |  |  |  | canasto de lavandería
leash |  |  |  | traílla
leather jacket |  | rockerjacke |  | 
leather trousers, oktoberfest shorts |  |  |  | 
leggings |  |  | collant de sport | 
letterbox |  | postkasten |  | 
life jacket, buoyancy vest |  |  |  | salvavidas infantil
lint roller |  |  |  | rollo adhesivo
lipstick, matte lippy |  |  |  | 
liquorice, salmiak | salmiak | bärendreck salzig, salmiakpastillen |  | 
litter box, enclosed kitty toilet |  |  |  | baño para michis
loaf tin |  |  |  | budinera
loafers, driving shoes |  |  |  | 
log splitter | vedyxa |  |  | 
loose leaf tea, lapsang |  | rauchtee |  | 
lozenges |  | halswehtabletten |  | 
lunch box | smörgåslåda |  |  | 
macarons | makroner |  |  | 
macrame kit, knotted wall hanging |  | wandbehang knüpfen, knüpfset |  | tapiz de nudos
magnetic tiles | magnetbrickor, magnetiska byggplattor |  | tuiles aimantées | 
marble run |  | klickerbahn |  | 
mascara, cry-proof lash colour |  |  |  | 
massage gun | muskelmassage |  |  | 
matcha | grönt tepulver |  |  | 
memory card |  |  |  | sd chiquita
memory foam pillow, orthopaedic neck cushion |  |  |  | 
metal detector, treasure finder | metallsökare |  |  | buscador de monedas, buscatesoros
metronome | taktmätare | taktgeber |  | 
microphone | poddmick |  |  | 
mixed nuts |  | salznüsse |  | 
model aircraft | plastmodell flygplan |  |  | 
moisturiser | dagkräm oparfymerad |  |  | 
mole trap |  | maulwurfvertreiber |  | 
monitor |  | pc-bildschirm |  | 
mosquito net | myggnät säng |  |  | toldillo
moth trap |  | mottenschutz schrank |  | 
motorcycle helmet |  | töffhelm |  | 
muffin tin, muffin tray |  |  |  | 
mushroom growing kit |  | pilze selber züchten |  | 
music stand |  | notenpult |  | 
mustard |  | mostrich |  | 
neck pillow |  |  |  | cojín de cuello
nest swing, round garden swing |  |  | escarpolette ronde | hamaca redonda
nicotine gum | nicorette |  |  | 
night light | månlampa | nachtlamperl |  | 
notebook | spiralblock | schreibblock liniert |  | 
nougat |  | mandelkonfekt |  | 
office chair | datorstol |  |  | sillón giratorio escritorio, sillón para computadora
olive oil | jungfruolja | olivenöl kanister | jus d'olives | aove, óleo de picual
omega 3 |  | algenöl | huile d'algues | 
outdoor furniture, outdoor dining set, rattan garden set |  |  |  | 
oven glove |  |  |  | manoplas de cocina
oxford shoes, smart lace-ups |  | schnürschuhe anzug |  | 
packing cubes, suitcase organisers, luggage pouches | organisera resväskan |  |  | 
paddle board | ståpaddling | stehpaddelbrett |  | 
paddling pool |  | kinderbecken |  | 
paella pan |  |  |  | paella recipiente
pain relief gel |  | wärmecreme |  | crema de calor
paint, emulsion |  | ausmalen zimmer, ausmalfarbe zimmer, malerfarbe innen |  | 
pan set |  |  | batterie de casseroles | 
panettone, italian christmas bread |  |  |  | pan dulce
parasol, cantilever umbrella | solparaply | gartenschirm | pare-soleil de terrasse | quitasol
parrot food |  |  |  | alimento para guacamayos
party game, adult drinking cards |  |  |  | 
party poppers, confetti popper |  |  | lance-confettis | 
passport holder |  |  | pochette papiers avion | 
pasta machine |  |  |  | pastalinda
peg puzzle |  |  |  | clasificador de formas
pencil case |  | etui schule |  | 
pendant light |  |  |  | plafón de caña
pepper mill | pepparmalare |  |  | pimentero
pet backpack |  | katzentrage |  | 
pet carrier, cat carry bag | kattväska | katzentransporttasche, transporttasche katze, hundetasche flugzeug, tragebox |  | 
pet fountain | dricksfontän |  | abreuvoir animaux | 
phone | kännykkä |  |  | 
phone case, transparent cover google |  | ledercase apple, handycover klar |  | funda transparente móvil
phone holder for car | magnethållare | smartphone halter kfz, handyhalter magnet |  | 
phone stand | telefonhållare magnet |  |  | 
photo album |  | bilderalbum |  | 
pill box, tablet dispenser |  | medikamentendosierer |  | 
pinata | godisåsna |  |  | 
pirate costume |  |  | costume de corsaire | traje de corsario, vestuario bucanero
pizza stone |  |  | plaque réfractaire | 
plant milk, oatly | ikaffe |  |  | 
plate rack |  |  | support séchage assiettes | 
play kitchen, toy stove | leksaksspis |  | fourneau jouet | 
play tent |  |  |  | tienda de indios
plunger, toilet plunger | vaskrensare | pömpel, saugglocke | ventouse wc | 
pocket knife |  |  |  | cortaplumas
poker set |  | texas holdem set |  | 
poop bags, doggy bags |  | gassibeutel |  | bolsas para caca, bolsitas popó
posture corrector, back straightener |  |  |  | 
pot, soup pan |  |  |  | cazuela inox
potty |  | topferl |  | 
power bank, portable phone charger | bärbar laddare, extrabatteri mobil, nödladdare | akku für unterwegs, zusatzakku handy | batterie solaire, chargeur nomade, chargeur portable | batería portátil
power station | elstation |  |  | generador de batería
power strip |  | mehrfachstecker |  | 
pralines, fancy chocs |  | pralinenschachtel, bonboniere, bonbonniere |  | 
pram | duovagn |  |  | 
pregnancy pillow, pregnancy cushion |  |  |  | 
pregnancy test | gravtest |  |  | 
pressure cooker | snabbkokare | kelomat |  | 
princess costume |  |  | costume d'elsa | 
printer |  |  | photocopieur scanner maison | multifuncional
probiotics, gut health capsules |  | darmbakterien kapseln | bonnes bactéries ventre | 
projector | filmkanon |  |  | 
protein bar | proteinkaka | fitnessriegel |  | 
protein powder, whey powder | gymshake växtbaserad | pflanzliches eiweiss |  | 
proving basket, sourdough bowl | surdegskorg |  |  | 
pulse oximeter |  | sauerstoffmesser |  | 
puppy pads |  |  | tapis d'apprentissage | tapetes entrenadores
pyjamas |  | nachtgewand |  | 
quilted jacket, thin puffer | lätt täckjacka |  | manteau matelassé | 
quinoa, andean grain |  |  |  | 
rabbit hutch, bunny house | kaninhus ute |  | cabane à lapins | 
raclette grill |  | tischgrill mit pfännchen |  | 
`
