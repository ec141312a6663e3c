/** Swedish words that say nearly the same of what is the matter, a group a line. */
export const SWEDISH = `
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
mörkt dunkelt skumt kolsvart becksvart kolmörkt
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
sy sömnad
`
