/** What somebody can not take, in a sentence of any words: "nuts could kill him", "von Wolle kriege ich Ausschlag", "I get a rash from wool". Pure. */
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const HARMS = set(`
  itch itches itchy itching scratches scratchy rash rashes hives sneeze sneezing headache headaches migraine migraines eczema sick poison poisonous toxic kill kills allergic
  vile gross disgusting revolting horrible nasty yuck yucky forbidden banned prohibited taboo bloated
  utslag kli klia kliar nysa nyser huvudvark migran eksem illamaende magont forbjudet forbjuden forbjudna forbjudet acklig ackligt ackliga vidrig vidrigt gift
  ausschlag juckreiz jucken juckt kratzt kratzen niesen kopfweh kopfschmerzen migrane ekzem bauchweh bauchschmerzen ubel allergisch giftig verboten ekelhaft eklig widerlich tabu scheusslich
  boutons demangeaisons demange gratte grattent eternuer migraines eczema malade interdit interdite interdits interdites degoutant degoutante immonde infect infecte tabou tabous
  sarpullido pica pican picor picores urticaria ronchas estornudar migrana migranas jaqueca jaquecas prohibido prohibida prohibidos prohibidas asqueroso asquerosa asco alergia veneno
`)
/** Only of a part of the body. */
const PAINS = set('mal ont dolor douleur douleurs weh hurt hurts ache aches upset upsets')
const BODY = set(
  'head stomach tummy belly skin huvudet huvud magen mage huden kopf bauch magen haut tete ventre estomac peau cabeza barriga estomago tripa piel',
)
const SMALL = set(`
  makes make made give gives gave get gets got causes cause could can would will me him her us them my his our their i we he she they it is are to the a an of so really always
  straight away over in out break breaks bad terrible awful doctor says
  ger gor far fick blir mar mig honom henne oss jag vi han hon min sin hans hennes ar for alltid hemskt jattemycket av pa i det de dem av
  macht machen gibt geben verursacht verursachen bekomme bekommt bekommen kriege krieg kriegt kriegen habe hat haben wird werde ist sind mir mich ihm ihr ihn uns ich er sie wir es immer davon
  sehr schlimmen eine ein einen fur zu
  m' le la les lui leur ca cela nous donne donnent fait font file filent provoque provoquent j' je il elle on ai a avons sont est c' de des du d' au toujours aux en
  nos da dan hace hacen produce producen provoca provocan causa causan sale salen salgo tiene tienen tengo los lo el estan esta son es al del siempre un una unas unos muy
`)
/** What is the matter only where it stands behind: "I react to down". */
const REACTING = set('react reacts reagiere reagiert reagerar reagis reagit reacciono reacciona aversion')
const SUBJECTS = set("i we he she they jag vi han hon ich wir er sie j' je il elle on nous me le les nos")
const LINKS = set('from of by to with av pa mot von auf bei gegen de du des avec au aux a con al')
/** What is looked for is to help, whatever it comes from. */
const REMEDIES = set(`
  cream gel lotion ointment balm spray drops tablets pills medicine treatment remedy kram salva droppar tabletter medicin behandling
  creme salbe balsam tropfen tabletten mittel medikament pommade baume gouttes comprimes medicament traitement remede
  crema locion pomada balsamo gotas pastillas medicina medicamento tratamiento remedio
`)
const ARE = set('ar ist sind rena ren reines pures wie som')
const LONGEST = 9

/** Behind what does it: where the sentence ends that says so. */
export function harmEnd(tokens: readonly Token[], thing: number, start: number): number | undefined {
  const end = wordsEnd(tokens, start)
  return end !== undefined && isAsked(tokens, thing, end) ? end : undefined
}

/** Before what does it: where that begins. */
export function harmedEnd(tokens: readonly Token[], at: number): number | undefined {
  if (!SUBJECTS.has(tokens[at]?.key ?? '') && !isPerson(tokens[at])) return undefined
  let [isHarm, isPain, isBody] = [false, false, false]
  for (let next = at; next < at + LONGEST; next++) {
    const token = tokens[next]
    const key = token?.key ?? ''
    if (LINKS.has(key) && (isHarm || (isPain && isBody)) && isAsked(tokens, at, tokens.length))
      return next + 1
    isHarm ||= HARMS.has(key) || REACTING.has(key)
    isPain ||= PAINS.has(key)
    isBody ||= BODY.has(key)
    if (!isTold(token) && !REACTING.has(key)) return undefined
  }
  return undefined
}

function wordsEnd(tokens: readonly Token[], start: number): number | undefined {
  let [isHarm, isPain, isBody] = [false, false, false]
  let at = start
  for (; at < start + LONGEST && (isTold(tokens[at]) || REACTING.has(tokens[at]?.key ?? '')); at++) {
    const key = tokens[at]?.key ?? ''
    isHarm ||= HARMS.has(key) && !isPresent(tokens, at)
    isPain ||= PAINS.has(key)
    isBody ||= BODY.has(key)
  }
  return isHarm || (isPain && isBody) ? at : undefined
}

/** An English "gift" is none of the poison that is said to be something: "nötter är gift för henne". */
function isPresent(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === 'gift' && !ARE.has(tokens[at - 1]?.key ?? '')
}

function isTold(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false
  const { key } = token
  return HARMS.has(key) || PAINS.has(key) || BODY.has(key) || SMALL.has(key) || isPerson(token)
}

function isPerson(token: Token | undefined): boolean {
  const whom = token?.kind === 'word' ? recipientOf(token.text, true) : undefined
  return whom !== undefined && whom !== 'gift'
}

/** Whether something that is no remedy is asked for outside of it: "my son gets a rash from nappies, a cream". */
function isAsked(tokens: readonly Token[], start: number, end: number): boolean {
  const isElse = tokens.some(
    ({ kind, text }, at) => kind === 'word' && (at < start || at >= end) && isThing(text),
  )
  return isElse && !tokens.some(({ key }) => REMEDIES.has(key))
}
