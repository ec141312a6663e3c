/** Words that say nearly the same of what is the matter, a group a line, by language: what one says, the others of its group are likely to mean. Pure. */
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'

const GROUPS: Readonly<Record<Language, string>> = {
  en: `
tired exhausted knackered drained sleepy weary fatigued
angry cross grumpy furious
stained stain stains spots smudge smudges smear smears marks blotch blotches spilled
smells reeks odour odor pong stench whiff musty smelly fumes
wet damp moist soggy humid clammy
dry dried parched dehydrated flaky
dirty filthy grubby muddy mucky grimy dirt grime mess
messy mess untidy chaos cluttered clutter disorganised disorganized piles heap heaps everywhere jumble
tidy organise organize sort declutter order
breaks broke smashed shattered cracked collapsed damaged bust
tears torn hole holes split
cold chilly shiver shivering shivers freezing icy draughty frosty
hot boiling sweltering roasting overheats overheated heat stuffy heatwave
loud noisy noise racket din
dark gloomy dim
bright glaring blinding dazzling glare harsh
falls tips drops collapses over
slippery slip skid
stumble trip
overflows floods flooded flood spills
blocked clogged jammed stuck
wobbles wobbly shaky rickety unstable loose wonky
stiff tense tight sore
rusty corroded corrosion tarnished
mouldy mildew fungus musty rot rotten
fade faded bleached washed discoloured dull
shrinks shrank shrunk tighter
creased wrinkled wrinkles crumpled wrinkly crinkled
lose mislay misplace vanish vanishes disappears missing
steals theft thieves thief burglar burglars robbed robbery stolen break-in
scared afraid phobia anxious
anxious anxiety stressed stress nervous tense panics panic worried worry overwhelmed
bored boredom restless
cries crying screams screaming wails howls whimpers yells shouts
fights fight argue arguing quarrel squabble bicker
chews bites gnaws nibbles
gobbles gulps wolfs scoffs
studies studying revise revising exam exams
learn learns learning practise practising practice beginner beginners
cooking cook cooks chef
slice slicing chop chopping cut cuts dice
burn burns burnt scorch scorched singe singed
sticky glued gooey
protect cover shield safe guard
carry lug haul schlep transport drag tote
hang mount attach fasten
store keep stash storage
hide conceal disguise
quiet silence silent peace
fur sheds shedding moults moult
scratches clawed claws scrapes scuffed scuffs scuff
barks barking yaps
walk walks stroll
hike hiking trek trekking
run running jog jogging jogs
bike cycling cycle cycles riding
travel travels travelling trip journey holiday vacation abroad
flight fly flying plane airport
commute commuting bus train tram subway
party celebrate celebration celebrating
newborn baby infant
pregnant expecting pregnancy
grandma grandpa elderly pensioner
evening evenings night nights bedtime
morning mornings wake dawn
winter snow
rain rainy rains downpour drizzle pouring
wind windy gale stormy storm
garden yard backyard
lawn grass
worn shabby threadbare frayed frays
blunt dull
flat deflated puncture punctured punctures
mosquitoes mosquito midges gnats bugs insects insect
mice mouse rats rat rodents
moths moth
ants ant
weeds weed
aphids pests pest bugs
pimples pimple spots acne zits breakouts
itchy itch itches itching scratchy
swollen puffy swell swells
numb tingling
headache headaches migraine migraines
stomach nauseous nausea queasy sick
cold cough coughing sneezing sneeze sniffles flu
snores snoring snore
sunburn sunburnt
fog fogs misty steamed mist
lonely alone
ugly horrible hideous drab
boring bare plain dull
cosy snug comfy homely
uncomfortable painful hard
heavy weighs weight
busy hectic
forget forgets forgetful remember
concentrate focus distracted concentration
relax unwind calm wind-down destress
dust dusty
crumbs crumb
stale dry
rotten spoils rots off bad mouldy wilts
wilt wilts droop drooping droopy withers dying dies
grow grows growing
water watering waters
leaks dripping puddle puddles
ice icy frozen frost
pee pees peed wees wee urine toilet
poo poos poop poops poop
vomit throws vomits sick puke
hungry peckish starving
hurry quickly fast rush
narrow small tiny cramped
draught drafty draughts draughty
squeaky squeaks screeches
lid lids
reach reaching
escapes escape runs bolts
teething teeth
neighbours neighbour overlooked nosy privacy
burglars break-ins
battery empty flat dies charge charging dead
signal wifi wi-fi internet connection
slow laggy lags
screen display
cable cables cords wires cord leads
glasses spectacles specs
hairy bushy
curly curls frizzy frizz
bald balding thinning
teeth tooth
feet foot
colleague colleagues coworker coworkers
picnic park
sand sandy beach
mountain mountains alps
teach teaches teaching
photos pictures snaps
songs music
drawing draw sketch sketching
knit knits knitting crochet
sew sewing stitch stitching`,
  sv: `
trött slut utmattad seg sömnig
fläckar fläck fläckig spillde kladd
luktar stinker lukt stank doftar illaluktande unken
blöt fuktig dyblöt genomvåt fukt sur
torr uttorkad narig fnasig
smutsig lortig skitig lerig smuts kladdig gegga
stökigt rörigt oreda kaos kaotiskt röra överallt
ordning sortera organisera städa
trasig sönder sprucken spricker kaputt söndrig skadad krossad gick
hål revor reva
kallt kyligt huttrar fryser frusen iskyla köld
varmt hett stekande kvavt svettigt hetta
högljutt bullrigt oljud buller oväsen stökigt låter
mörkt dunkelt skumt kolsvart
bländar starkt skarpt ljust bländande
välter ramlar trillar faller tappar
halt halkigt halkar slirar
snubblar snavar
svämmar översvämning rinner
stopp igentäppt tilltäppt fastnat stockning
vingligt vickar vinglar ostadig skakig glappar lös
stel spänd öm
rostig rostar ärgad
mögel möglar unket ruttnar ruttet
bleknar blekt urtvättad missfärgad
krymper krympt krympte
skrynklig skrynkligt skrynklar veckig
tappar slarvar förlorar försvinner borttappad
stulen inbrott tjuvar tjuv rånad
rädd orolig ängslig
stressad orolig nervös ångest stress pressad
uttråkad tråkigt rastlös sysslolös
gråter skriker grinar tjuter gnäller
bråkar tjafsar slåss
tuggar biter gnager
slukar glufsar
plugga studera läsa tenta prov
lära öva nybörjare träna
skära hacka skiva
bränner bränt vidbränd svedd
kladdig klibbig
skydda täcka
bära släpa kånka transportera frakta
hänga montera fästa
förvara förvaring undan
gömma dölja
tyst lugn ro tystnad
päls fäller hårar
klöser repar river repig repor
skäller gläfser
promenad promenera gå
vandra vandring fjällvandra
springa jogga
cykla cykling
resa resor resan semester utomlands
flyga flyget flyg flygplan
pendla buss tåg pendling
fest kalas fira firande
nyfödd bebis spädbarn
gravid väntar
kväll kvällar natten läggdags
morgon morgonen vakna
regnar regnigt ösregn duggregn
blåser blåsigt storm stormigt
trädgård tomt täppa
gräsmatta gräs
slitna slitet nött sliten
slö trubbig
punktering punka platt
mygg knott insekter kryp
möss råttor gnagare
ogräs maskrosor
finnar kvisslor akne utslag
kliar klåda kliande
svullen svullna
domnar stickningar
huvudvärk migrän
mage illamående
förkyld hosta hostar nyser snorig influensa
snarkar snarkning
imma immar dimma
ful fult hemskt trist
trist kal tråkig
mysigt ombonat hemtrevligt gosigt
obekväm hård
tung tungt väger
glömmer minns glömsk
koncentrera fokusera distraherad
slappna varva lugna koppla
damm dammigt
smulor smular
vissnar slokar hänger torkar dör
vattna vattnar
läcker droppar rinner
is isigt fruset frost
kissar kissat pinkar
bajsar bajs
kräks spyr illamående
hungrig sugen svulten
bråttom snabbt fort hinner
trångt litet smalt liten
drag dragigt drar
rymmer smiter
grannar granne insyn
batteri urladdat laddar dör
sladdar kablar kabel sladd
långsam långsamt segt
krulligt lockigt frissigt krusigt
kollega kollegor jobbarkompis
kompisar vänner kompis vän
bilder foton foto
rita teckna skissa
sticka virka
sy sömnad`,
  de: `
müde erschöpft kaputt schlapp schläfrig ausgelaugt
flecken fleck fleckig kleckern kleckert bekleckert verschüttet
stinkt riecht mieft müffelt geruch gestank muffig
nass feucht klamm durchweicht
trocken ausgetrocknet spröde rissig
dreckig schmutzig verdreckt matschig schlammig dreck schmutz verschmutzt
unordentlich chaotisch chaos durcheinander unordnung herum
ordnung aufräumen sortieren organisieren
kaputt gebrochen zerbrochen gerissen beschädigt defekt zersprungen geplatzt
loch löcher riss risse
kalt kühl frieren frostig eisig zittern bibbern
heiß warm stickig schwül hitze brütend
laut lärm krach lärmig lautstark
dunkel düster finster
blendet grell hell
fällt stürzt kippt
rutschig glatt rutscht
stolpert stolpern
überläuft überschwemmt überschwemmung läuft
verstopft dicht klemmt fest
wackelt wackelig locker lose instabil
steif verspannt hart
rostig rostet verrostet angelaufen
schimmel schimmelt verschimmelt modrig fault
verblasst ausgewaschen verwaschen verfärbt ausgebleicht
eingelaufen eingegangen läuft
zerknittert knittert verknittert faltig knitterig
verliert verlegt verschwindet verloren weg verschwunden
gestohlen einbruch diebe dieb einbrecher ausgeraubt
angst fürchtet ängstlich panik
gestresst nervös stress unruhig aufgeregt sorgen
gelangweilt langweilig langeweile
weint schreit heult brüllt quengelt jammert
streiten streit zanken
kaut beißt knabbert nagt
schlingt verschlingt
lernen üben anfänger büffeln pauken prüfung
schneiden hacken
verbrannt angebrannt brennt versengt
klebrig klebt
schützen abdecken schonen
tragen schleppen transportieren mitnehmen
aufhängen befestigen anbringen montieren
aufbewahren verstauen lagern unterbringen
verstecken verbergen kaschieren
leise ruhe ruhig stille
haare fell haart
zerkratzt kratzer kratzt verkratzt
spazieren gassi spaziergang
wandern wanderung
laufen joggen rennen
radfahren radeln fahrrad
reisen reise urlaub ausland verreisen
flug fliegen flugzeug
pendeln bus zug bahn
feiern party fest feier
neugeborene baby säugling
schwanger schwangerschaft
abends nachts abend nacht
morgens aufstehen aufwachen
regnet regen regnerisch nieselt schüttet
windig wind stürmisch sturm
rasen gras
abgenutzt verschlissen abgetragen schäbig
stumpf unscharf
platt platten plattfuß reifenpanne panne
mücken stechmücken insekten
mäuse ratten nagetiere
unkraut löwenzahn
pickel akne unreine mitesser
juckt jucken juckreiz
geschwollen dick
taub kribbeln kribbelt
kopfschmerzen migräne
erkältet erkältung husten schnupfen niesen grippe
schnarcht schnarchen
beschlägt beschlagen
hässlich scheußlich trist
kahl langweilig trist
gemütlich kuschelig wohnlich
unbequem hart
schwer gewicht wiegt
vergesse vergisst vergesslich erinnern
konzentrieren ablenken abgelenkt
entspannen runterkommen abschalten beruhigen
staub staubig verstaubt
krümel krümelt bröselt
welkt vertrocknet verwelkt schlapp
gießen bewässern
leckt tropft undicht
eis glatteis vereist gefroren frost
pinkelt pipi
kackt haufen
kotzt übel erbricht
hunger hungrig
eilig schnell
eng klein winzig schmal
zug zieht zugluft
ausbüxt abhaut entwischt
nachbarn nachbar blicke einsehbar
akku leer aufladen
kabel kabelsalat
langsam lahm
lockig kraus krause frizzig
kollege kollegin kollegen
zeichnen malen skizzieren
stricken häkeln`,
  fr: `
fatigué épuisé crevé vanné
taches tache tâché salit renversé
pue sent odeur odeurs puanteur renfermé
mouillé humide trempé humidité
sec desséché sèche
sale boueux crasseux boue saleté
désordre bazar bordel fouillis traîne traînent chaos partout
ranger trier organiser ordre
cassé brisé fendu fissuré abîmé cassée
trou troué déchiré déchire
froid gelé glacial frisquet grelotte gèle
chaud étouffe canicule bouillant chaleur
bruit bruyant vacarme boucan
sombre noir obscur
éblouit éblouissant aveuglant lumineux
tombe renverse bascule chute
glissant glisse dérape
trébuche
déborde inonde inondation
bouché coincé bloqué
bancal branlant instable vacille desserré
raide tendu
rouillé rouille oxydé
moisi moisit moisissure pourri pourrit
délavé décoloré terni terne
rétréci rétrécit
froissé froissée plis chiffonné
perd égare disparaît perdu
volé voleurs cambriolage cambrioleurs
peur angoisse phobie
stressé anxieux angoissé nerveux stress
ennuie ennui
pleure crie hurle
disputent bagarrent chamaillent
mâche mord ronge
avale engloutit
réviser étudier examen examens
apprendre débuter débutant
couper trancher émincer hacher
brûlé cramé brûle
collant colle poisseux
protéger couvrir
porter transporter trimballer
accrocher suspendre fixer
ranger stocker conserver
cacher dissimuler camoufler
calme silence tranquille
poils poil perd
rayé griffe rayures rayure
promener promenade balade
randonnée randonner marche marcher
courir course jogging
vélo pédaler
voyage voyager vacances étranger
avion vol
fête fêter soirée
enceinte grossesse
soir nuit
matin réveil lever
pleut pluie averse
vent venteux tempête souffle
pelouse gazon herbe
usé râpé élimé
émoussé coupe
crevaison crevé dégonflé plat
moustiques insectes bestioles moucherons
souris rats rongeurs
boutons acné
démange gratte démangeaisons
gonflé enflé
engourdi fourmis
migraine migraines tête
rhume enrhumé toux tousse grippe éternue
ronfle ronflements
buée embué embuées
moche affreux laid
triste nu vide
cosy chaleureux douillet
inconfortable dur
lourd pèse poids
oublie oublier mémoire
concentrer distrait concentration
détendre relaxer décompresser calmer
poussière poussiéreux
miettes
fane fanent meurent flétrit dépérit
arroser arrosage
fuit goutte coule fuite
verglas glace gelé gel
pipi urine
vomit vomir malade
faim grignoter
vite pressé
étroit petit exigu minuscule
courants air
échappe fugue sauve
voisins voisin vis-à-vis
batterie charge déchargé
câbles fils câble
lent rame
frisottent frise bouclés frisent
collègue collègues
dessiner dessine
tricoter tricot crochet`,
  es: `
cansado agotado rendido reventado
manchas mancha manchado ensucia derramé
huele apesta olor olores peste
mojado húmedo empapado humedad
seco reseco agrietado
sucio mugriento embarrado barro suciedad
desorden desordenado caos lío revuelto tirado
ordenar organizar recoger clasificar
roto estropeado agrietado dañado rompe
agujero rasgado
frío helado congelado tirito hiela
calor caliente bochorno sofocante asfixia
ruido ruidoso jaleo escándalo
oscuro oscuridad tenebroso
deslumbra cegador
cae vuelca tumba
resbaladizo resbala patina
tropiezo tropieza
desborda inunda inundación
atascado atasca obstruido
cojea tambalea inestable flojo suelto
rígido tenso contractura
oxidado oxida óxido
moho mohoso enmohecido pudre podrido
desteñido descolorido destiñe
encogido encoge encogió
arrugado arruga arrugada
pierde extravía desaparece perdido
robado robo ladrones ladrón
miedo pánico fobia
estresado nervioso ansiedad estrés agobiado
aburre aburrido aburrimiento
llora grita chilla berrea
pelean discuten riñen
mastica muerde roe mordisquea
engulle traga
sed estudiar repasar examen exámenes
aprender empezar principiante
cortar picar trocear
quemado quema
pegajoso pega
proteger cubrir tapar
llevar cargar transportar
colgar fijar sujetar
guardar almacenar conservar
esconder ocultar disimular
silencio tranquilidad calma
pelos pelo suelta
rayado arañado araña arañazos rasguños
pasear paseo
senderismo caminata caminar
correr corre
bici pedalear ciclismo
viajar viaje vacaciones extranjero
avión vuelo volar
fiesta celebrar
embarazada embarazo
noche noches
mañana mañanas madrugar
llueve lluvia
viento ventoso tormenta
césped hierba
gastado desgastado raído
pinchazo pinchado desinflado
mosquitos insectos bichos
ratones ratas roedores
granos espinillas acné
pica picor picores
hinchado hinchados
dormido hormigueo
migraña cabeza
resfriado tos tose gripe estornuda
ronca ronquidos
empañado empaña empañan
feo horrible
soso triste
acogedor hogareño
incómodo duro
pesado pesa peso
olvida olvido memoria
concentrarme distraigo distrae
relajarme desconectar relajarse calmar
polvo polvoriento
migas
marchita mustia
regar riego
gotea fuga pierde
hielo nieve helada
pis mea orina
vomita vomitar
hambre picotear
rápido prisa
estrecho pequeño diminuto
corriente corrientes
escapa fuga
vecinos vecino
batería descargado cargar
cables cable
lento tarda
encrespado rizado encrespa
compañeros compañeras
dibujar dibuja
ganchillo tejer punto`,
}

/** What is said in other words counts for so much of it. */
export const ALIKE = 0.75

/** Stems that are likely to be meant by a stem, by the stemmer of phrases. */
export function thesaurusOf(
  language: Language,
  stem: (folded: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>()
  for (const line of GROUPS[language].trim().split('\n')) {
    const group = new Set(line.split(' ').map((word) => stem(fold(word))))
    for (const own of group) {
      const others = known.get(own) ?? new Set()
      for (const other of group) if (other !== own) others.add(other)
      known.set(own, others)
    }
  }
  return known
}
