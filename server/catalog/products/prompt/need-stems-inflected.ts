/** Words whose forms have no stem in common, a line each: teeth are of a tooth, "ögonen" of "öga", "Füße" of "Fuß". */
export const INFLECTED = `
öga ögat ögon ögonen ögats ögonens
fot foten fötter fötterna
nagel nageln naglar naglarna
axel axeln axlar axlarna
finger fingret fingrar fingrarna fingern
knä knät knäet knän knäna
bok boken böcker böckerna
sko skon skor skorna
bror brodern bröder bröderna
fönster fönstret fönstren
nyckel nyckeln nycklar nycklarna
möbel möbeln möbler möblerna
vagn vagnen vagnar vagnarna
växt växten växter växterna
svider svida sved svidit
biter bita bet bitit biten bitna
bränner bränna brände bränt
sitter sitta satt suttit
river riva rev rivit rivna
skriver skriva skrev skrivit
foot feet
tooth teeth
mouse mice
knife knives
bite bites bit bitten biting
wear wears wore worn wearing
draw draws drew drawn drawing
grow grows grew grown growing
feed feeds fed feeding
ride rides rode ridden riding
carry carries carried carrying
shake shakes shook shaken shaking
zahn zähne zähnen
fuß füße füßen
maus mäuse mäusen
fenster fenstern
messer messern
yeux œil
genou genoux
cheval chevaux
cheveu cheveux
main mains
clé clés clef clefs
casse casser cassé cassée cassés cassées cassent
prend prends prendre prennent pris
gèle geler gelé gelée gelés gelées gèlent
peint peindre peins peinte peints
coudre couds coud cousu cousue
diente dientes
pez peces
luz luces
duermo duerme duermen dormir dormido duermes
pierdo pierde pierden perder perdido perdí
enciende encienden encender encendido encendida
cuelgo cuelga cuelgan colgar colgado
friega friego friegan fregar
muerde muerden morder mordido mordió
oye oyen oigo oír
`
