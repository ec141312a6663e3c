/** Further words kept apart from others of their stem, as in need-stems-apart.ts: a plant is nothing that is planned, a seat no sea. */
export const FURTHER_APART = `
plant plants
sheet sheets
shed sheds
tent tents
hats hat
thread threads
plate plates
täcke täcken täcket täckena
garn garnet
kanne kannen
sieb siebe
spaten
tente tentes
carte cartes
affiche affiches
mesa mesas
comida comidas
tren trenes
estor estores
alga algas
mens
acht
clear clears cleared
first
salad salads
salt salts salty
seat seats seating
shower showers showering showered
scar scars
late
chest chests
moss
moment moments
flower flowers flowering
corn
jacket jackets
hoover hoovers hoovering
knead kneads kneading
linen
present presents
proper
mist
born
burst bursts
sort sorts sorted sorting sortir sortent sorti sortie
skin
socket sockets
sweet sweets
stars star
tablet tablets
wallet wallets
tape tapes taper tapent
tapas
tube tubes
treat treats
tuna
ripe ripen ripens
town
väska väskan väskor väskorna
socker sockret
sommar sommaren sommarens
tomat tomater tomaterna
plast plasten
pasta pastan
gatan gator gatorna
öron öronen öra örat
nase nasen
nacht nächte nächten nachts
wein weine weins
weinen weint
haut haute hauts hautes
zehe zehen
zehn
karton kartons
gast
breit breite breiter
hase hasen
`
