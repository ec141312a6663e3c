/** Verbs of what people say is the matter, by the form that each of a row is read as: what broke is what breaks, and what topples falls. Pure. */
import { fold } from './fold.ts'

/** Forms that no ending makes, and others that say the same; the first stands for them. */
const VERBS = `
fall falls fell fallen topple topples toppled tumble tumbles tumbled faller falla föll fallit ramlar ramla ramlade ramlat trillar trilla trillade trillat välter välta välte fällt fallen fiel gefallen kippt kippen kippte gekippt stürzt stürzen
break breaks broke broken snap snaps snapped
come comes came coming
lose loses lost losing
chew chews chewed gnaw gnaws gnawed nibble nibbles nibbled nibbling
eat eats ate eaten eating devour devours devoured
tear tears tore torn rip rips ripped
stick sticks stuck
steal steals stole stolen nick nicks nicked
get got gotten
go goes went gone going
keep kept
sleep slept
catch caught
swell swollen
run ran running
wake wakes woke woken waking
throw throws threw thrown
burn burns burnt burned
freeze freezes froze frozen freezing
stink stinks stank smell smells smelt smelled stinking smelling luktar lukta luktade stinker stinka stinkt stinken stank gestunken riecht riechen roch gerochen pue puent puer
bend bends bent
shrink shrinks shrank shrunk
spill spills spilt spilled
forget forgets forgot forgotten
rust rusts rusty rusted
mould mouldy mold moldy
noise noisy
wobble wobbles wobbly wobbling
biter bita bitit
river riva rivit klöser klösa klöste klöst
gnager gnaga gnagde gnagt tuggar tugga tuggade tuggat knaprar
äter äta ätit
går gå gick gått
kommer komma kom kommit
drar dra drog dragit
bryter bryta bröt brutit
spricker spricka sprack spruckit sprucken
stjäl stjäla stal stulen stulet snodde snott
blir blev blivit bli
håller höll hållit hålla
gör gjorde gjort
står stod stått
ligger låg legat ligga
kör körde kört
slår slå slog slagit
sover sova sov sovit
skriker skrika skrek skrikit
fryser frysa frös frusit
dricker dricka drack druckit
springer springa sprang sprungit
glömmer glömma glömde glömt
försvinner försvinna försvann försvunnit
stiehlt stehlen gestohlen klaut klauen klaute geklaut
hält halten hielt gehalten
geht gehen ging gegangen
fährt fahren fuhr gefahren
trägt tragen trug getragen
frisst fressen fraß gefressen isst essen gegessen
beißt beißen biss gebissen
bricht brechen brach gebrochen
reißt reißen riss gerissen
wirft werfen warf geworfen
verliert verlieren verlor verloren
schläft schlafen schlief geschlafen
trinkt trinken trank getrunken
friert frieren fror gefroren
vergisst vergessen vergaß
zieht ziehen zog gezogen
fliegt fliegen flog geflogen
liegt liegen lag gelegen
buddelt buddeln gräbt graben grub gegraben
sticht stechen stach gestochen
knabbert knabbern nagt nagen genagt
verheddert verheddern verknotet verknoten
bellt bellen kläfft kläffen
tombe tomber tombent écroule écroulent écroulé renverse renversent renverser bascule basculent
mord mordent mordre mordu
perd perds perdent perdre perdu
tient tiens tenir tiennent tenu
conduis conduit conduire conduisent
vois voit voir voient
meurt meurs mourir meurent mort
mange mangent manger dévore dévorent dévorer
dort dors dorment dormir dormi
ronge rongent ronger mâche mâchent mâcher mâchouille grignote grignotent grignoter
jaunissent jaunit jaunir
fleurit fleurissent fleurir
pourrit pourrissent pourrir
casse cassent casser
duele duelen doler dolía
pierde pierdo pierden perder perdí
muerde muerdo muerden morder mordisquea roe roen roer roído
rompe rompen rompió romper roto rota
cae caen caer caigo cayó caído
huele huelo huelen oler apesta
duerme duermo duermen dormir durmiendo
juega juegan jugar
conduce conduzco conducir conduje
cierra cierro cerrar
despierta despierto despertar
puede puedo poder
llueve llover lloviendo
mueve mueven mover
vuela vuelan volar
come comen comer devora devoran
marchitan marchita mustian
hurt hurts hurting ache aches aching ached achy sore painful pain pains kill kills killing throbs throbbing
slip slips slipping slipped slide slides slid sliding
clog clogs clogged clogging block blocks blocked blocking
leak leaks leaking leaked drip drips dripping dripped
destroy destroys destroyed destroying ruin ruins ruined ruining wreck wrecks wrecked
scratch scratches scratched scratching claw claws clawed clawing
scare scares scared afraid frightened terrified scary frightens
wet soaked soaking drenched
tangle tangles tangled tangling knots knotted
squeak squeaks squeaky squeaking creak creaks creaky creaking
ont värker värka värkt smärtar smärta ömmar ömma
glider glida gled halkar halka halkade
läcker läcka läckte droppar droppa
förstör förstöra förstörde förstört sabbar sabbade sabbat
rädd rädda skrämmer skräms skrämd livrädd
kräks kräkas kräktes spyr spy spydde
dör dö dött
blöt blött blöta genomblöt genomblött genomblöta dyngsur dyngsura
kall kallt kalla iskall iskallt iskalla
trasslar trassla trasslat trasslig trassligt trassel
gnisslar gnissla knarrar knarra
quietscht quietschen knarrt knarren
rutscht rutschen gerutscht
zerstört zerstören ruiniert ruinieren
angst fürchtet fürchten
kotzt kotzen erbricht erbrechen übergibt
nass nasse nassen durchnässt klatschnass patschnass tropfnass pitschnass
kalt kalte kalten kalter eiskalt eiskalte eiskalten
kratzt kratzen gekratzt zerkratzt
dunkel stockdunkel stockfinster finster
glisse glissent glisser glissé dérape
détruit détruisent détruire abîme abîment abîmer bousille saccage
gratte grattent gratter démange démangent
peur effraie effrayé terrifié craint
trempé trempée trempés mouillé mouillée mouillés mouille
grince grincent grincer couine
resbala resbalan resbalar
destroza destrozan destrozar destruye estropea
miedo asusta asustan asustar asustado aterroriza
moja mojan mojado mojada mojados mojarme empapado empapada
chirría chirrían chirriar rechina
`
/** What denies in a sentence, whatever it says of when. */
const DENIALS =
  "not never don't doesn't didn't won't can't cannot isn't inte aldrig ej nicht nie niemals kein keine keinen keinem pas jamais nunca jamás"
export const NOT = 'not'
export const NEVER: ReadonlySet<string> = new Set('never aldrig nie niemals jamais nunca jamas'.split(' '))

/** By the stems of the forms; what is one in two languages stands for the first. */
export function verbsBy(stem: (word: string) => string): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const row of VERBS.trim().split('\n')) {
    const [first = '', ...forms] = row.split(' ').map((form) => stem(fold(form)))
    const own = known.get(first) ?? first
    for (const form of [first, ...forms]) if (!known.has(form)) known.set(form, own)
  }
  return known
}

/** Every form as it is written, folded. */
const forms = new Set(VERBS.trim().split(/\s+/).map(fold))
export const isVerbForm = (word: string): boolean => forms.has(word)

const denials = new Set(DENIALS.split(' ').map(fold))
/** Whether the word, folded, denies. */
export const denies = (word: string): boolean => denials.has(word)

const NEEDING = new Set('need needs behover kraver braucht brauchen besoin necesita necesitan'.split(' '))
const NONE = new Set("doesn't don't doesnt dont not inte ej nicht kein keine keinen pas no".split(' '))

/** "A toy that doesn't need batteries" needs none. */
export function needsNone(phrase: string, said: readonly { readonly key: string }[]): boolean {
  return phrase.split(' ').some((word) => NEEDING.has(fold(word))) && said.some(({ key }) => NONE.has(key))
}
