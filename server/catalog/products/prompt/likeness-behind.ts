/** "I love the Luna lamp, anything similar?", "the Luna lamp is too expensive, something cheaper": a product is named, and what is like it is asked for behind that. Pure. */
import { likenessIn, type Likeness } from './likeness.ts'

const LONGEST_NAME = 10

const ENGLISH_ASKING =
  "is there|are there|do you have|have you got|have you|got|can you show me|show me|i want|i need|i would like|i[’']?d like|looking for|any chance of"
const ASKING = [
  ENGLISH_ASKING,
  'finns det|har ni|har du|jag vill ha|vill ha|jag söker|söker|visa mig|visa',
  "gibt es|gibt[’']?s|habt ihr|haben sie|ich suche|suche|ich möchte|ich hätte gerne?|zeig mir",
  'avez[- ]vous|vous avez|auriez[- ]vous|y a[- ]t[- ]il|il y a|vous auriez|je cherche|je voudrais|je veux',
  'hay|tenéis|tienen|tendríais|busco|quiero|quisiera|me gustaría',
].join('|')
const SIMILAR = [
  '(?:something|anything|sth|smth|one) (?:similar|comparable|like (?:it|that)|along those lines)|a similar one|similar ones|similar|alternatives|an alternative',
  '(?:något|nåt|någonting|nånting|nån|någon|några|en|ett) (?:liknande|i samma stil|i den stilen|jämförbart)|liknande|alternativ',
  '(?:et|irgend)?was (?:ähnliches|vergleichbares|in der art)|(?:so|so et)was (?:ähnliches|in der art)|ähnliches|vergleichbares|alternativen|eine alternative',
  "(?:quelque chose|un truc) (?:de |d’|d')?(?:similaire|semblable|ressemblant|comparable|équivalent|approchant)|(?:quelque chose |un truc )?(?:dans le même|du même|dans ce) (?:genre|style)|un équivalent|des alternatives|une alternative",
  '(?:algo|uno|una) (?:similar|parecid[oa]|semejante|por el estilo|del estilo|así)|similares|parecidos|alternativas|una alternativa',
].join('|')
const CHEAP =
  'cheaper|less expensive|more affordable|billigare|mindre dyr[ta]?|günstiger|billiger|preiswerter|(?:en )?moins ch(?:er|ère)s?|más barat[oa]s?|más económic[oa]s?|más asequibles?'
const CHEAPER = [
  '(?:something|anything|a|one|any) (?:cheaper|less expensive|more affordable)(?: (?:one|ones|alternative|alternatives|option|version))?|cheaper (?:ones?|alternatives?|options?)',
  '(?:något|nåt|någonting|nånting|nån|någon|en|ett) billigare(?: alternativ| variant)?|billigare(?: alternativ)?',
  '(?:et|irgend)?was (?:günstigeres|billigeres|preiswerteres)|(?:eine )?(?:günstigere|billigere)(?: alternative| variante)',
  '(?:quelque chose|un truc|un modèle) (?:de )?moins cher|une alternative moins chère|une version moins chère|moins cher',
  '(?:algo|uno|una) más (?:barat[oa]|económic[oa]|asequible)|una alternativa más barata',
].join('|')
const BUT = 'but|only|just|men|fast|aber|nur|mais|pero|and|och|und|et|y'
const POLITE =
  "please|tack|bitte|danke|s[’']il vous plaît|svp|merci|por favor|gracias|thanks|då|denn|också|auch|aussi|también|instead|istället|stattdessen|sonst"
const tail = (asked: string): RegExp =>
  new RegExp(
    `(?:[,;.:!?…–—-]\\s*¿?\\s*|\\s(?:${BUT}|so|so|also|donc|alors|así que)\\s+)(?:(?:${BUT}|so|also|donc|alors|då|dann|please|bitte)\\s+)?(?:(?:${ASKING})\\s+)?(?:det\\s+|da\\s+|bei euch\\s+)?(?:${asked})(?<more>(?:[,\\s]+(?:${BUT}|${CHEAP}|${POLITE}))*)[\\s?!.]*$`,
    'iu',
  )
const ASKS_SIMILAR = tail(SIMILAR)
const ASKS_CHEAPER = tail(CHEAPER)
const SAYS_CHEAP = new RegExp(`(?:^|\\s)(?:${CHEAP})(?:$|\\s)`, 'iu')

const IT =
  "(?:it|it[’']?s|its|that|that[’']?s|this|which|they|den|det|de|som|der|die|das|sie|es|er|c[’']|ce|elle|il|ils|elles|lo|la)"
const IS =
  "(?:is|are|was|looks|seems|[’']s|är|var|ist|sind|war|est|sont|était|es|son|está|era|sale|me parece|me resulta)"
const JUST =
  '(?:a bit|a little|way|far|much|just|sadly|unfortunately|lite|lite väl|alldeles|tyvärr|mir|uns|leider|viel|etwas|ein bisschen|un peu|beaucoup|bien|un poco|mucho|me|nos)'
const DEAR = new RegExp(
  `[,;.]?\\s+(?:(?:${BUT})\\s+)?(?:${IT}\\s*)?(?:${IS}\\s+)(?:${JUST}\\s+){0,2}(?:too|för|zu|trop|demasiado|muy)\\s+(?:${JUST}\\s+)?(?:expensive|pricey|dear|costly|much|dyr[ta]?|teuer|ch(?:er|ère)s?|car[oa]s?)(?:\\s+(?:for me|för mig|für mich|pour moi|para mí))?$`,
  'iu',
)
const GONE =
  /[,;.]?\s*(?:(?:but|men|aber|mais|pero)\s+)?(?:it|it[’']?s|den|det|die|der|das|elle|il)?\s*(?:is|are|was|är|var|ist|sind|est|sont|está|están)\s+(?:sadly |unfortunately |tyvärr |leider |malheureusement |por desgracia )?(?:sold out|out of stock|gone|slut|slutsåld[at]?|ausverkauft|vergriffen|épuisée?s?|en rupture(?: de stock)?|agotad[oa]s?)$/iu
const SEEN = /\s+(?:gesehen|gekauft|gefunden|entdeckt|verliebt)$/iu
const LED =
  /^(?:(?:hi|hello|hej|hallo|bonjour|hola)[,!.\s]+)?(?:i (?:really |just |absolutely )?(?:love|like|saw|found|adore|have|had|bought|own|loved|liked)|i[’']?ve (?:got|seen|found)|jag (?:älskar|såg|gillar|har|hade|hittade|köpte|har sett|är kär i)|ich (?:liebe|mag|habe|hab|hatte|sah|finde)|(?:mir|uns) (?:gefällt|gefallen)|j[’'](?:adore|aime|ai vu|ai trouvé|ai acheté|ai)|je possède|me (?:encantan?|gustan?|gustó|encantó)|vi|he visto|tengo|tenía|compré)\s+/iu
const THE =
  /^(?:the|this|that|my|your|den|det|de|den här|min|mitt|mina|er|ert|era|der|die|das|dem|diese[rnsm]?|mein|meine|meinen|euer|eure|euren|eurem|le|la|les|mon|ma|mes|votre|vos|ce|cette|cet|el|los|las|este|esta|mi|mis|vuestro|vuestra)\s+|^l[’']/iu

/** Undefined where nothing is named before. What only costs less is asked for where that is said to be too dear. */
export function behindLikenessIn(prompt: string): Likeness | undefined {
  const said = prompt.trim()
  const similar = ASKS_SIMILAR.exec(said)
  const asked = similar ?? ASKS_CHEAPER.exec(said)
  if (!asked) return undefined
  const head = said.slice(0, asked.index).trim()
  const isDear = DEAR.test(head)
  const told = head.replace(DEAR, '').replace(GONE, '').replace(SEEN, '')
  const isTold = told !== head || LED.test(head)
  if (!isTold || (!similar && !isDear) || likenessIn(told) !== undefined) return undefined
  const name = told
    .replace(LED, '')
    .replace(THE, '')
    .replace(SEEN, '')
    .replace(/[\s,;.!?-]+$/u, '')
  if (!/\p{L}{3}/u.test(name) || name.split(/\s+/).length > LONGEST_NAME) return undefined
  return {
    name,
    isCheaper: isDear || !similar || SAYS_CHEAP.test(asked.groups?.['more'] ?? ''),
    isOfOthers: false,
    isOfOtherColour: false,
    isOtherwise: true,
    isOfOne: true,
    before: [],
    rest: '',
  }
}

const INSTEAD =
  /^(?:instead of|istället för|i stället för|statt|anstatt|anstelle von|anstelle der|à la place d[eu]|à la place des|au lieu d[eu]|en lugar de|en vez de)\s+/iu
const WHAT_ELSE =
  /\s*[,;:–-]?\s*¿?(?:what (?:else )?(?:do you (?:have|sell|recommend)|have you got|is there|would you recommend|can you recommend)|vad (?:har ni|finns det|rekommenderar ni|säljer ni)|was (?:habt ihr|haben sie|gibt es|gibt[’']?s|könnt ihr empfehlen|empfehlt ihr)|qu[’']avez[- ]vous|qu[’']est-ce que vous avez|que proposez[- ]vous|que vendez[- ]vous|qu[’']est-ce qu[’']il y a|qué (?:tenéis|tienen|hay|me recomendáis|recomendáis|ofrecéis))(?:\s+(?:else|då|annars|för annat|sonst|noch|sonst noch|stattdessen|d[’']autre|más|instead|istället))*[\s?!.]*$/iu

/** "Instead of the Luna lamp, what else do you have?" */
export function insteadLikenessIn(prompt: string): Likeness | undefined {
  const said = prompt.trim()
  if (!INSTEAD.test(said) || !WHAT_ELSE.test(said)) return undefined
  const name = said.replace(INSTEAD, '').replace(WHAT_ELSE, '').replace(THE, '')
  if (!/\p{L}{3}/u.test(name) || name.split(/\s+/).length > LONGEST_NAME) return undefined
  return {
    name,
    isCheaper: false,
    isOfOthers: false,
    isOfOtherColour: false,
    isInstead: true,
    isOfOne: true,
    before: [],
    rest: '',
  }
}
