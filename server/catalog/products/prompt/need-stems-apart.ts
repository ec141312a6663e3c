/** Words that would have the stem of another which means something else, a line each with its forms: to care is no car, nothing ("nada") no swimming ("nadar"). */
export const APART = `
care cares cared caring
carer carers
wrist wrists
write writes wrote written writing writer
heart hearts
site sites
news
shine shines shining shiny
leg legs
diet diets
lawn lawns
sign signs
facade
drawer drawers
lint
quiet
life lives
number numbers
mother mothers
corner corners
bus buses
bare
market markets
rat rats
listen listens listening
dragon dragons
stage stages
solar
ticket tickets
german
student students
pore pores
dent dents
waist waists
floor floors
undo undone
wither withers withering
boring
lower
forest
station stations
lag lags laggy
bor bott
plats platsen platser
plåt plåten
kök köket
koka kokar kokade kokt
papper pappret
pappa pappan
raka rakar rakade rakning
räkna räknar räknade
ros rosor rosorna
rost rosten rostar rostat rostig rostigt rostiga
stad staden
städa städar städade
disko
gräs gräset
grå grått gråa
mus möss mössen
kalas kalaset
kål kålen
fjäll fjällen fjället
fjällar fjälla
ratt ratten
råtta råttan råttor råttorna
påse påsen påsar
fästing fästingar
brand branden
tüte tüten
reise reisen reist verreisen
reißt reißen
geburt
raus
raum räume räumen
wachs
wach wacht aufwachen wachen
bauer
nähen näht nähte genäht
nähe
rose rosen
faden fäden
taub taube
bart bärte
busen
braut
braun braune braunen
bein beine beinen
magen
geburtstag geburtstage
fuge fugen
nada
nadar nadando nado nadan
solo sola solos solas
sol
fuera
fuerte fuertes
entre
masa
cal
sentido
calle calles
callo callos
tienda tiendas
barra barras
barrer barro
hombre hombres
rata ratas
ratón ratones
rato
puerta puertas
puerto
frente
suela suelas
talla tallas
chat chats
chaos
verre verres
vert verte verts vertes
vers
pièce pièces
entend entends entendent entendre
coup coups
couper coupe coupent coupé
cachet
gens
bout
même
cours
court courte courts
porte portes
boucle boucles
bouché bouchée bouchés
gare
naissance
dent dents
léger
escale
escalade
corde cordes
coude coudes
`
