/** German words that say nearly the same of what is the matter, a group a line. */
export const GERMAN = `
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
stricken häkeln
`
