/** Whom a present may be for, beside what is asked for: such words rank and never narrow, while there is anything else. */
import { remembering } from '../../../lib/lru.ts'
import { fold } from './fold.ts'
import type { Token } from './tokens.ts'
import { once } from './once.ts'

/** What products for them say of themselves. */
const TABLE: Readonly<Record<string, string>> = {
  women: `dame sis missus's mumsie moms mums mothers grandmas grandmothers sisters aunts wifes girlfriends mum mom mummy mommy mother grandma grandmother granny nan wife girlfriend sister aunt her hers fiancee bride wifey gf nana nanna girlfriends stepmum stepmom stepmother godmother sister-in-law mother-in-law daughter-in-law mom's mum's gran's grandma's bridesmaid lady ladies auntie aunty aunties nans godmum great-grandma great-grandmother great-gran half-sister stepsister sisters-in-law missus nanny's granny's wife's girlfriend's sister's aunt's
mossan momma käresta kärestan svägerska svägerskan svärdotter gudmor bonusmamma styvmamma tärna morsan frugan mormors farmors svärmor sambons fästmö fästmön väninna väninnan grannfrun svägerskor lillasyster lillasystern storasyster storasystern syrran syrra gammelmormor gammelfarmor halvsyster halvsystern tvillingsyster tvillingsystern lillasysters storasysters mostrar fastrar systrar gumman tjejkompis tjejkompisen svärmorsan mamsen mostrars mosters fasters styvsyster bonussyster gammelmoster
tantchen ömchen muddi herzensdame liebste mutti omi frauchen schwägerin schwiegertochter patentante stiefmutter brautjungfer ehefrau tanten omas schwestern verlobte verlobten uroma urgroßmutter zwillingsschwester halbschwester stiefschwester schwesterherz schwägerinnen mami mamas gattin lebensgefährtin mütter großmütter cousinen bonusmama großtante freundins schwiegermama schwiegermutti
mamounette nanou dulcinée chouchoute mémé mamy marraine belle-sœur belle-soeur belle-fille meuf fiancée tata tatie belle-maman bru copines arrière-grand-mère demi-sœur demi-soeur sœurette frangine daronne tantes mamans grand-mères grands-mères belles-sœurs amoureuse compagne chérie conjointe sœurs soeurs grande-tante
abu churri abuelita yaya nuera cuñada madrina prometida madrastra tita consuegra abuelas hermanas señora chica bisabuela hermanastra hermanita tías primas amigas chavala suegras cuñadas nueras mamis bisabuelita tatarabuela novias
mamma mammas mor mormor farmor fru frun flickvän flickvännen syster systern moster faster henne hennes tjej tjejen svärmor
mutter mama oma grossmutter frau freundin schwester tante ihr sie braut schwiegermutter
mère maman mamie grand-mère femme épouse copine soeur sœur tante elle belle-mère
madre mamá mama abuela mujer esposa novia hermana tía ella suegra`,
  men: `bro pops dads fathers grandpas grandads husbands boyfriends brothers uncles dad daddy father grandpa grandfather grandad husband boyfriend brother uncle him his groom hubby bf grandpop boyfriend's guy guys bloke chap fella lads granddad grandads stepdad great-grandad great-grandpa great-grandfather half-brother stepbrother brothers-in-law dad's husband's brother's uncle's lad fellas grandpa's grandad's stepfather godfather brother-in-law father-in-law son-in-law gramps grampa
lillbrorsan svärsonen morbror morbrodern fästman fästmannen svåger svågern gudfar bonuspappa styvpappa svärson farsan gubben brorsan svärfar morfars lillebror lillebrodern lillebrorsan storebror storebrodern brorsa gammelmorfar gammelfarfar halvbror halvbrodern tvillingbror tvillingbrodern lillebrors storebrors morbröder farbröder bröder bröderna svågrar killkompis killkompisen styvbror bonusbror farbrors morbrors karln svärfarsan
göttergatte göttergatten liebster liebsten vati opi schwager schwiegersohn patenonkel stiefvater ehemann onkels opas brüder verlobter uropa urgroßvater zwillingsbruder halbbruder stiefbruder bruderherz schwagers taufpate papas gatte lebensgefährte väter großväter bonuspapa großonkel schwiegerpapa brüdern brudi
pépé papy homme parrain beau-frère gendre mec fiancé tonton beau-papa beau-fils gars arrière-grand-père demi-frère frérot frangin daron oncles grands-pères beaux-frères amoureux compagnon chéri conjoint frères papis parrains grand-oncle
maromo parejo abuelito yayo hombre cuñado yerno padrino padrastro prometido tito consuegro hermanos señor chico bisabuelo hermanastro hermanito chaval cuñados yernos bisabuelito tatarabuelo
pappa pappas far morfar farfar make maken man pojkvän pojkvännen bror brorsan farbror honom hans kille killen svärfar
vater papa opa grossvater mann freund bruder onkel ihn ihm bräutigam schwiegervater
père papa papi grand-père mari époux copain frère oncle lui beau-père
padre papá papa abuelo marido esposo novio hermano tío él suegro`,
  child: `youngest twins tvillingar tvillingarna zwillinge zwillingen mellizos mellizas godchild stepson stepdaughter grandkid grandkids grandchildren sons daughters nephews nieces son daughter nephew niece grandson granddaughter godson goddaughter grandchild toddler great-grandson great-granddaughter great-grandchild stepkids godchildren stepdaughters stepsons grandsons granddaughters kiddo kiddos
minsting minstingen telning telningen småttingar småttingarna småttingen sladdbarn sladdbarnet kusinbarnet kusinbarn son sonen dotter dottern brorson brorsonen brorsdotter brorsdottern systerson systersonen systerdotter systerdottern gudsonen gudbarnet guddottern barnbarnet sonson sonsonen sondotter sondottern dotterson dottersonen dotterdotter dotterdottern barnbarn gudbarn gudson guddotter bonusson bonusdotter barnbarnet barnbarnen syskonbarn syskonbarnen syskonbarnet barnbarns lillkillen lilltjejen lillan lillgrabben sonsöner dotterdöttrar systerdöttrar brorsdöttrar döttrarna sönerna barnbarnsbarn bonusbarn bonusbarnen fadderbarn
patenmädchen großneffe großnichte nachbarskind nachbarskinder urenkelkind jüngster jüngste nachwuchs sprössling sprösslinge sohn tochter neffe nichte enkel enkelin patenkind patensohn patentochter sohnemann enkelkind enkelkinder stiefsohn stieftochter neffen nichten söhne töchter enkeln enkelsohn enkeltochter enkelinnen urenkel urenkelin bonustochter bonussohn töchterchen söhnchen patenkinder patenkinds neffens
loulou louloute choupette choupinette petiot petiote minot minots bambin bambins fils fille neveu nièce petit-fils petite-fille filleul filleule petits-enfants nièces neveux petites-filles filleuls filleules arrière-petit-fils arrière-petite-fille beaux-enfants gamin gamine gamins fiston fifille mioche 
benjamín benjamina chiquitín chiquitina chiquitines chiquillo chiquilla sobrinito sobrinita hijo hija sobrino sobrina nieto nieta ahijado nietos nietas sobrinos ahijados peque peques sobrinas ahijadas hijos hijas bisnieto bisnieta bisnietos hijastro hijastra crío críos sobri sobris hijito hijita nietecito nietecita`,
  adult: `client clients customer customers employee employees staff groom's stranger crush abuelos people coach tutor midwife babysitter babysitters manager supervisor co-worker co-workers secretary assistant intern headteacher principal godparents godparent carer doula workmate workmates teammate neighbours neighbors couple parents grandparents in-laws cousin cousins bestie buddy pal landlord landlady childminder postman mailman hosts boss's housemates relatives friend friends mate mates colleague colleagues spouse bff besties classmate classmates nanny caretaker janitor mentor pastor vicar groomsmen bridesmaids bridesmaid's mother-to-be flatmates roommates coworker coworkers neighbour neighbor partner teacher boss flatmate roommate housemate host hostess
hyresvärden hyresvärd hyresvärdinna polaren kund kunden kunder kunderna personalen anställda fadder tomtenisse crushen sambo sambon särbo kompis kompisen kollega kollegan granne grannen vän vännen lärare läraren partnern värdinna värd arbetskamrat arbetskamrater arbetskompis jobbarkompis rumskompis dagisfröken dagisfröknarna förskolefröken fröknarna värdparet värdinnan värden föräldrar föräldrarna svärföräldrar svärföräldrarna morföräldrar farföräldrar kusin kusinen kusiner bästis bästisen polare fröken tränaren barnvakten brevbäraren släktingar chefen kompisar grannarna barnmorska barnmorskan brevbärare tränare tränarna ledarna pedagogen pedagogerna dagmamma dagmamman vaktmästaren rektorn lärarna lärarinnan kollegor kollegorna vänner fröknar fosterföräldrar klasskompis klasskompisar syskon syskonen städerskan städaren mentorn prästen faddrar faddrarna gudföräldrar kompisars svärisarna bästisar kursare kusinbarn polarna arbetskompisar barnvakter barnvakt grannes grannars päronen rumskompisar lagkamrat lagkompisar värdpar värdfolket
kunden kundin kundinnen mitarbeiter mitarbeiterin mitarbeitern angestellte angestellten belegschaft schwarm kinderärztin kollege kollegen kollegin nachbar nachbarn nachbarin lehrer lehrerin mitbewohner mitbewohnerin partnerin arbeitskollege arbeitskollegen arbeitskollegin kindergärtnerin kitaerzieherin klassenlehrerin nachbarsfamilie gastgeber gastgeberin gastgebern eltern schwiegereltern grosseltern großeltern cousin cousine pärchen ehepaar kumpel kumpels tagesmutter erzieherinnen erzieherin erzieher hebamme postbote postboten postbotin briefträger briefträgerin kindergärtner betreuer betreuerin pflegerin babysitterin trainerin sekretärin praktikantin praktikant azubi leute freunde freunden freundinnen nachbarinnen vorgesetzten vermieter chefin jemanden jemand jemandem verwandte geschwister taufpaten mitschüler mitschülerin kommilitone kommilitonin lebenspartner lebenspartnerin putzfrau hausmeister pfarrer mentorin ausbilder ausbilderin trauzeuge trauzeugin trauzeugen nachbars kolleginnen freundeskreis bürokollegin bürokollege vereinskollegen gastfamilie 
client clients cliente clientes employé employés employée salariés témoin témoins mariés ami amie amis collègue collègues voisin voisine maître maîtresse colocataire coloc colocs nounous atsem hôte hôtesse hôtes couple parents beaux-parents grands-parents cousin cousine cousins pote copains proches nounou gens facteur factrice sage-femme institutrice instituteur directrice baby-sitter patronne gardienne stagiaire stagiaires entraîneur prof profs animatrice assistante voisins voisines hébergeurs quelqu'un cousines camarade camarades belle-famille potes logeuse logeur
cliente empleado empleada empleados padres novios prima monitora logopeda amigo amiga amigos colega vecino vecina jefe jefa profe maestra pareja compañero compañera compañeros compañeras compi compis seño anfitrión anfitriona anfitriones suegros parejas primo primos tíos vecinos cuidadora niñera alguien entrenador gente cartero comadrona matrona maestro profesora profesor profes entrenadora jefes canguros vecinas hospedadores compadre comadre coleguis compañeritos asistenta mentora hermanitos parienta pariente parientes conserje anfitrionas colegas entrenadores seños`,
  gift: `prezzie prezzies pressie pressies birthday bday födelsedag födelsedagen geburtstag anniversaire cumpleaños cumple stuffer stuffers mitbringsel kleinigkeit kleinigkeiten småpresent småpresenter detallito regalito regalitos detalle gift gifts present presents gåva gåvor gåvan presenten presenterna presenter presentera geschenk geschenke geschenkidee cadeau cadeaux regalo regalos
julklapp julklappar julklappen weihnachtsgeschenk weihnachtsgeschenke födelsedagspresent geburtstagsgeschenk`,
}
/** Describers of the table as well: asked for without a word about a present they are what is wanted. */
const ALSO_DESCRIBERS = new Set([
  'homme',
  'dame',
  'hombre',
  'man',
  'mann',
  'frau',
  'femme',
  'mujer',
  'fille',
  'fils',
  'tjej',
  'kille',
  ...'lady ladies guy guys coach people secretary manager assistant principal prof chica chico senora senor'.split(
    ' ',
  ),
])

const recipients = new Map(
  Object.entries(TABLE).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word) => [fold(word), kind] as const),
  ),
)

/** "Muttertagsgeschenk", "doppresent": what for the first part says. */
const PRESENTS =
  /\S(?:geschenke?n?s?|present(?:en|er)?|gavor?n?|julklapp(?:ar)?)$|^(?:present|julklapps?|gavo|geschenk)-?(?:tips?|tipps?|ide(?:er|n|e|en)?)$/
/** "Till min mans", "meines Mannes"; by themselves other words end so. */
const GENITIVES = new Map(
  `mans man, mannes mann, fars far, mors mor, frus fru, sohnes sohn, freundes freund, brors bror, systers syster, farmors farmor, farfars farfar, dotters dotter, kollegas kollega, sambos sambo,
  vaters vater, bruders bruder, onkels onkel, mutters mutter, opas opa, omas oma`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
)
/** "Kusinens", "lärarens": so long all that end so are theirs, or several of them. */
const LEAST_GENITIVE = 6
const WORDS_REMEMBERED = 4_000
/** "Oma wird 85, was nehm ich": of the question and its verb either stands first. */
const MOST_BETWEEN = 3
/** They are sold as such. */
const SOLD = new Set(['gastgeschenk', 'gastgeschenke', 'gastpresenter'].map(fold))

/** What products for whoever the word names say: "women"; undefined of another word. */
export function recipientOf(word: string, isGift: boolean): string | undefined {
  const { key, whom } = known(word)
  return !isGift && ALSO_DESCRIBERS.has(key) ? undefined : whom
}

const known = remembering(WORDS_REMEMBERED, (word) => {
  const key = fold(word.replace(/['’]s$/u, ''))
  return { key, whom: whomOf(key) }
})

function whomOf(key: string): string | undefined {
  return (
    recipients.get(key) ??
    recipients.get(GENITIVES.get(key) ?? '') ??
    (isPresent(key) ? 'gift' : undefined) ??
    (key.length >= LEAST_GENITIVE && key.endsWith('s') ? recipients.get(key.slice(0, -1)) : undefined)
  )
}

const GIVING = wordsOf(
  `give giving ger ge schenken schenke schenkt schenkst verschenken offrir offre offrirais offrez regalar regalarle regalarles regalo regale regalarías`,
)
/** "What do you get a woman who …": what somebody gets somebody else. */
const WHAT = wordsOf('what vad was qu quoi que')
const GETTING = wordsOf(
  'get buy köper köpa nehm nehme hole kaufe kauf compro comprarle compramos prendre acheter',
)

/** Whether it speaks of giving something to somebody. */
export const saysPresent = once(isOfPresent)

function isOfPresent(tokens: readonly Token[]): boolean {
  return (
    tokens.some(
      ({ kind, text }, at) =>
        kind === 'word' && (isGiven(tokens, at) || (isGift(text) && !isParty(tokens, at))),
    ) || getsFor(tokens)
  )
}

/** "What can I give my boss?" */
export function asksWhatToGive(tokens: readonly Token[]): boolean {
  return WHAT.has(tokens[0]?.key ?? '') && saysPresent(tokens)
}

const BIRTHDAYS = wordsOf('birthday bday födelsedag geburtstag anniversaire cumpleaños cumple')
const PARTIES = wordsOf('party parties fiesta feier fest fête kalas')

/** "Fiesta de cumpleaños": what it is decorated with is no present. */
function isParty(tokens: readonly Token[], at: number): boolean {
  if (!BIRTHDAYS.has(tokens[at]?.key ?? '')) return false
  return [at - 2, at - 1, at + 1].some((near) => PARTIES.has(tokens[near]?.key ?? ''))
}

/** Who gives up smoking gives no present, nor does whoever is asked what they can give us. */
const NO_PRESENT = wordsOf('up me us mig oss')

function isGiven(tokens: readonly Token[], at: number): boolean {
  return GIVING.has(tokens[at]?.key ?? '') && !NO_PRESENT.has(tokens[at + 1]?.key ?? '')
}

function getsFor(tokens: readonly Token[]): boolean {
  const getting = tokens.findIndex(({ key }) => GETTING.has(key))
  const isAsked = tokens.slice(0, getting + MOST_BETWEEN).some(({ key }) => WHAT.has(key))
  return (
    getting >= 0 && isAsked && tokens.slice(getting).some(({ text }) => recipientOf(text, true) !== undefined)
  )
}

const SOMETHING = wordsOf(
  'something anything something nåt nått något nånting någonting etwas was irgendwas irgendetwas chose truc algo sth',
)
const FOR = wordsOf('for för till für fürs pour para')
const SOMEBODYS = wordsOf(
  `my our your a an the his her their some min mitt mina vår vårt våra en ett mein meine meinen meiner meinem unser unsere unseren unserer unserem einen eine einer einem ein den die der
  mon ma mes notre nos un une des le la les l' mi mis nuestro nuestra una unos el los las`,
)
const DESCRIBED = wordsOf(
  `nice good small little lovely fun cute kul fint litet roligt fin schönes nettes kleines lustiges de d' beau joli petit sympa bonito chulo especial dear best old good bästa gamla kära gute guten beste besten alte alten
  meilleur meilleure vieux vieille cher chère mejor querido querida viejo vieja`,
)
const MOST_DESCRIBED = 3

/** "Something nice for my best friend, who …": whom it is for is all that says what is wanted. */
export const asksForSomebody = once(isForSomebody)

function isForSomebody(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ key }) => SOMETHING.has(key))
  if (at < 0) return false
  const small = tokens.slice(at + 1, at + 1 + MOST_DESCRIBED).findIndex(({ key }) => !DESCRIBED.has(key))
  const link = at + 1 + Math.max(0, small)
  if (!FOR.has(tokens[link]?.key ?? '')) return false
  const behind = tokens.slice(link + 1, link + 1 + MOST_DESCRIBED)
  const named = behind.find(({ key }) => !SOMEBODYS.has(key) && !DESCRIBED.has(key))
  return named !== undefined && !/['’]s?$/.test(named.text) && recipientOf(named.text, true) !== undefined
}

/** Whether something is given to somebody, whatever it is called. */
export function saysGiven(tokens: readonly Token[]): boolean {
  return saysPresent(tokens) || asksForSomebody(tokens)
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map(fold))
}

export function isGift(word: string): boolean {
  return recipientOf(word, true) === 'gift'
}

function isPresent(key: string): boolean {
  return PRESENTS.test(key) && !SOLD.has(key)
}
