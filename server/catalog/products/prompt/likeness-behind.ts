/** "I love the Luna lamp, anything similar?", "the Luna lamp is too expensive, something cheaper": a product is named, and what is like it is asked for behind that. Pure. */
import { likenessIn, type Likeness } from './likeness.ts'
import { isOwnName } from './likeness-parts.ts'
import { scan } from './tokens.ts'

const LONGEST_NAME = 10

const ENGLISH_ASKING =
  "is there|are there|do you have|have you got|have you|got|can you show me|show me|i want|i need|want|need|i would like|i[’']?d like|looking for|any chance of"
const ASKING = [
  ENGLISH_ASKING,
  'finns det|har ni|har du|jag vill ha|vill ha|jag söker|söker|visa mig|visa',
  "gibt es|gibt[’']?s|habt ihr|haben sie|ich suche|suche|ich möchte|ich hätte gerne?|zeig mir",
  'avez[- ]vous|vous avez|auriez[- ]vous|y a[- ]t[- ]il|il y a|vous auriez|je cherche|je voudrais|je veux',
  'hay|tenéis|tienen|tendríais|busco|quiero|quisiera|me gustaría',
].join('|')
const SIMILAR = [
  '(?:something|anything|sth|smth|one) (?:similar|comparable|equivalent|like (?:it|that)|along (?:those|the same) lines|in (?:that|the same|a similar) (?:style|vein|spirit)|of (?:the same|that) (?:kind|sort|style))|(?:a |the )?(?:same|similar) (?:kind|sort|type) of thing|(?:in )?(?:the same|that|a similar) (?:style|vein|look)|a similar one|similar ones|similar|alternatives|an (?:alternative|equivalent)|a (?:dupe|lookalike)|what(?: else)? is (?:like|similar to|close to|comparable to) it|what(?: else)? is (?:similar|comparable)|what comes close',
  '(?:något|nåt|någonting|nånting|nån|någon|några|en|ett) (?:liknande|i (?:samma|den) (?:stil(?:en)?|genre(?:n)?|anda(?:n)?)|i den stilen|åt det hållet|jämförbart|motsvarande|likvärdigt)|(?:i )?samma (?:stil|genre|typ)|liknande|alternativ|motsvarande|vad (?:finns|har ni)(?: det)? som (?:liknar|påminner om)(?: den| det)?',
  '(?:et|irgend)?was (?:ähnliches|vergleichbares|gleichwertiges|in d(?:er|ie) (?:art|richtung)|in (?:dem|diesem|dem gleichen) stil|im (?:gleichen|selben) stil)|(?:so|so et)was (?:ähnliches|in der (?:art|richtung))|(?:so )?ähnlich(?:es)?|vergleichbares|alternativen|eine alternative|(?:im|in dem) (?:gleichen|selben|diesem)? ?(?:stil|design)|in der art|was ist (?:vergleichbar|ähnlich)|was kommt (?:dem )?nahe?',
  "(?:quelque chose|un truc|un modèle) (?:de |d’|d')?(?:similaire|semblable|ressemblant|comparable|équivalent|approchant|pareil)|(?:quelque chose |un truc |un modèle )?(?:dans le même|du même|dans ce|de ce) (?:genre|style|esprit|type)|(?:quelque chose|un truc) qui (?:y |lui )?ressemble|un équivalent|équivalent|pareil|des alternatives|une alternative|qu[’']est-ce qui (?:s[’']en rapproche|y ressemble|lui ressemble)|quoi de similaire",
  '(?:algo|uno|una|otro|otra) (?:similar|parecid[oa]|semejante|equivalente|igual|por el estilo|del estilo|(?:de|en) (?:ese|este|esa|mismo) (?:estilo|tipo|línea)|del mismo (?:estilo|tipo)|así)|similares|parecid[oa]s?|alternativas|una alternativa|un equivalente|(?:del|en el) mismo (?:estilo|tipo)|de ese estilo|qué (?:tenéis|hay|tienen) (?:parecido|similar|de similar)',
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
const BUT = 'but|only|just|men|fast|aber|nur|mais|pero|sino|and|och|und|et|y'
const POLITE =
  "please|tack|bitte|danke|s[’']il vous plaît|svp|merci|por favor|gracias|thanks|då|denn|också|auch|aussi|también|instead|istället|stattdessen|sonst"
const PARTED = `[,;.:!?…–—-]\\s*¿?\\s*|\\s(?:${BUT}|so|also|donc|alors|así que)\\s+`
const tail = (asked: string, parted = PARTED): RegExp =>
  new RegExp(
    `(?:${parted})(?:(?:${BUT}|so|also|donc|alors|då|dann|please|bitte)\\s+)?(?:(?:${ASKING})\\s+)?(?:det\\s+|da\\s+|bei euch\\s+)?(?:${asked})(?<more>(?:[,\\s]+(?:${BUT}|${CHEAP}|${POLITE}))*)[\\s?!.]*$`,
    'iu',
  )
const ASKS_SIMILAR = tail(SIMILAR)
/** Behind what refuses X nothing need part the two: "autre chose que X dans le même genre". */
const ASKS_SIMILAR_AT_ONCE = tail(SIMILAR, `${PARTED}|\\s+`)
const ASKS_CHEAPER = tail(CHEAPER)
const SAYS_CHEAP = new RegExp(`(?:^|\\s)(?:${CHEAP})(?:$|\\s)`, 'iu')

const IT =
  "(?:it|it[’']?s|its|that|that[’']?s|this|which|they|den|det|de|som|der|die|das|sie|es|er|c[’']|ce|elle|il|ils|elles|lo|la)"
const IS =
  "(?:is|are|was|looks|seems|[’']s|är|var|ist|sind|war|est|sont|était|es|son|está|era|sale|me parece|me resulta)"
const JUST =
  '(?:aber|dock|a bit|a little|way|far|much|just|sadly|unfortunately|lite|lite väl|alldeles|tyvärr|mir|uns|leider|viel|etwas|ein bisschen|un peu|beaucoup|bien|un poco|mucho|me|nos)'
const FOR_ME =
  '(?: for me| for us| för mig| för oss| für mich| für uns| pour moi| pour nous| para mí| para nosotros)'
/** "Is over my budget", "kostar för mycket", "sprengt mein Budget", "est hors budget", "se sale de mi presupuesto". */
const BEYOND = [
  "(?:is|are|goes|it[’']?s|that[’']?s) (?:a bit |way |just |well )?(?:over|above|beyond|out of|outside) (?:my |our |the )?(?:budget|price range|means)|costs? (?:a bit |way |far )?too much|is more than i (?:can|want to) spend",
  '(?:är|ligger|blir) (?:lite |långt )?(?:över|utanför|utom) (?:min |vår |)(?:budget|prisklass)|kostar (?:lite |alldeles )?för mycket',
  '(?:ist|liegt) (?:leider |weit )?(?:über|außerhalb) (?:meinem|meines|unserem|unseres) budgets?|sprengt (?:mein|unser|leider mein) budget|kostet (?:mir )?(?:leider )?zu viel|kann ich mir (?:leider )?nicht leisten|mir nicht leisten',
  "(?:est|sont|c[’']est) (?:hors|au-dessus de mon|au dessus de mon) (?:de )?(?:mon |notre )?(?:budget|prix)|dépassent? (?:mon|notre) budget|coûtent? (?:un peu )?trop cher",
  '(?:se (?:sale|salen|pasa|va)|está|están|queda) (?:fuera )?de (?:mi|nuestro) presupuesto|cuestan? demasiado|no me (?:llega|alcanza)(?: para)?',
].join('|')
const DEAR = new RegExp(
  `[,;.]?\\s+(?:(?:${BUT})\\s+)?(?:${IT}\\s*)?(?:(?:${IS}\\s+)(?:${JUST}\\s+){0,2}(?:too|för|zu|trop|demasiado|muy)\\s+(?:${JUST}\\s+)?(?:expensive|pricey|dear|costly|much|dyr[ta]?|teuer|ch(?:er|ère)s?|car[oa]s?)${FOR_ME}?|${BEYOND})$`,
  'iu',
)
const GONE =
  /[,;.]?\s*(?:(?:but|men|aber|mais|pero)\s+)?(?:it|it[’']?s|den|det|die|der|das|elle|il)?\s*(?:(?:is|are|was|är|var|ist|sind|est|sont|está|están|seems|verkar)\s+(?:sadly |unfortunately |always |tyvärr |leider |malheureusement |por desgracia |toujours |immer |alltid |siempre )?(?:sold out|out of stock|gone|discontinued|no longer available|not available|unavailable|slut|slutsåld[at]?|utgången|utgånget|ausverkauft|vergriffen|nicht (?:mehr )?(?:verfügbar|lieferbar|da)|épuisée?s?|en rupture(?: de stock)?|indisponibles?|agotad[oa]s?|descatalogad[oa]s?)|isn[’']t available(?: anymore)?|finns inte (?:längre|kvar)|har utgått|tagit slut|gibt[’']?s nicht mehr|gibt es nicht mehr|n[’']est plus (?:disponible|en stock)|n[’']existe plus|ya no (?:está disponible|hay|existe|la venden|lo venden))$/iu
const SEEN = /\s+(?:gesehen|gekauft|gefunden|entdeckt|verliebt)$/iu
/** What is named is only to be like it: it is refused. */
const ELSE =
  /^(?:i (?:want|need) )?(?:(?:something|anything) (?:other than|but|except)|anything but|other than|(?:instead of|rather than)|not|n[åa]got annat än|annat än|(?:istället|i stället) för|hellre än|inte|(?:et)?was anderes als|anderes als|anders als|(?:an)?statt|anstelle (?:von|der|des)|nicht|autre chose que|autre que|pas|(?:au lieu|à la place) d(?:e|u)|(?:au lieu|à la place) d[’']|plutôt que|(?:otra cosa|algo) que no sea|otra cosa que|algo (?:distinto|diferente) (?:de|a)|en (?:vez|lugar) de|no)\s+/iu
const LED =
  /^(?:(?:hi|hello|hej|hallo|bonjour|hola)[,!.\s]+)?(?:i (?:really |just |absolutely |used to )?(?:love|like|saw|found|adore|have|had|bought|own|loved|liked)|i[’']?ve (?:got|seen|found)|i can[’']?t afford|i cannot afford|jag (?:älskar|såg|gillar|har inte råd med|har|hade|hittade|köpte|har sett|är kär i)|ich (?:liebe|mag|habe|hab|hatte|sah|finde)|(?:mir|uns) (?:gefällt|gefallen)|j[’'](?:adore|aime|avais|ai vu|ai trouvé|ai acheté|ai eu|ai)|je ne peux pas m[’']offrir|je possède|me (?:encantan?|gustan?|gustó|encantó)|no me puedo permitir|vi|he visto|tengo|tenía|tuve|compré)\s+/iu
const THE =
  /^(?:the|this|that|my|your|den|det|de|den här|min|mitt|mina|er|ert|era|der|die|das|dem|diese[rnsm]?|mein|meine|meinen|euer|eure|euren|eurem|le|la|les|mon|ma|mes|votre|vos|ce|cette|cet|el|los|las|este|esta|mi|mis|vuestro|vuestra)\s+|^l[’']/iu

/** Undefined where nothing is named before. What only costs less is asked for where that is said to be too dear. */
export function behindLikenessIn(prompt: string): Likeness | undefined {
  const said = prompt.trim()
  const similar = (ELSE.test(said) ? ASKS_SIMILAR_AT_ONCE : ASKS_SIMILAR).exec(said)
  const asked = similar ?? ASKS_CHEAPER.exec(said)
  if (!asked) return undefined
  const head = said.slice(0, asked.index).trim()
  const isDear = DEAR.test(head)
  const told = head.replace(DEAR, '').replace(GONE, '').replace(SEEN, '')
  const isInstead = similar !== null && ELSE.test(head)
  const isTold = told !== head || LED.test(head) || isInstead
  if (!isTold || (!similar && !isDear) || likenessIn(told) !== undefined) return undefined
  const name = nameIn(told.replace(ELSE, '').replace(LED, ''))
  const more = asked.groups?.['more'] ?? ''
  return name === undefined
    ? undefined
    : { ...named(name), isInstead, isCheaper: isDear || !similar || SAYS_CHEAP.test(more), isOtherwise: true }
}

export function nameIn(told: string): string | undefined {
  const name = told
    .replace(THE, '')
    .replace(SEEN, '')
    .replace(/[\s,;.!?-]+$/u, '')
  return /\p{L}{3}/u.test(name) && name.split(/\s+/).length <= LONGEST_NAME ? name : undefined
}

export function named(name: string): Likeness {
  return {
    name,
    isCheaper: false,
    isOfOthers: false,
    isOfOtherColour: false,
    isOfOne: true,
    before: [],
    rest: '',
  }
}

const INSTEAD =
  /^(?:instead of|istället för|i stället för|statt|anstatt|anstelle von|anstelle der|à la place d[eu]|à la place des|au lieu d[eu]|en lugar de|en vez de)\s+/iu
const WHAT_ELSE =
  /\s*[,;:–-]?\s*¿?(?:what (?:else )?(?:do you (?:have|sell|recommend)|have you got|is there|would you recommend|can you recommend)|vad (?:har ni|finns det|rekommenderar ni|säljer ni)|was (?:habt ihr|haben sie|gibt es|gibt[’']?s|könnt ihr empfehlen|empfehlt ihr)|qu[’']avez[- ]vous|qu[’']est-ce que vous avez|que proposez[- ]vous|que vendez[- ]vous|qu[’']est-ce qu[’']il y a|qué (?:más|otra cosa) (?:tenéis|tienen|hay|me recomendáis)|qué (?:tenéis|tienen|hay|me recomendáis|recomendáis|ofrecéis)|quoi d[’']autre|what now|anything else|something else|n[åa]got annat|nåt annat|(?:et)?was anderes|autre chose|otra cosa|algo más)(?:\s+(?:else|då|annars|för annat|sonst|noch|sonst noch|stattdessen|d[’']autre|más|instead|istället))*(?<rest>\s+(?:for|to|that|in|on|with|som|för|till|att|i|på|med|für|zum|zur|das|die|mit|im|auf|pour|qui|à|dans|avec|para|que|con)\s.*)?[\s?!.]*$/iu

/** "The Luna lamp is sold out", "I love the Luna lamp but it's too expensive": that is not to be had. */
export function missedLikenessIn(prompt: string): Likeness | undefined {
  const said = prompt.trim().replace(/[\s?!.]+$/u, '')
  const head = said.replace(WHAT_ELSE, '')
  const told = head.replace(DEAR, '').replace(GONE, '')
  if (told === head || NEGATED.test(told) || BOUNDING.test(told) || likenessIn(told) !== undefined)
    return undefined
  const name = nameIn(told.replace(LED, '').replace(ELSE, ''))
  if (name === undefined || !(LED.test(told) || head !== said || scan(name).some(isOwnName))) return undefined
  const isCheaper = DEAR.test(head)
  return { ...named(name), isCheaper, isInstead: !isCheaper, isOtherwise: true, isBare: true }
}

const BOUNDING =
  /[,;]|\d\s*(?:€|\$|£|:-|eur|kr|sek|usd|gbp|quid|pound|dollar|spänn|balles|pavos)|(?:^|\s)(?:anything|everything|whatever|alles|allt|tout|todo)(?:\s|$)/iu
const NEGATED =
  /(?:^|\s|[’'])(?:not|n[’']t|inte|ej|nicht|pas|no|kein|keine|nothing|inget|nichts|rien|nada)(?:\s|$)/iu

/** "Instead of the Luna lamp, what else do you have?" */
export function insteadLikenessIn(prompt: string): Likeness | undefined {
  const said = prompt.trim()
  const asked = INSTEAD.test(said) ? WHAT_ELSE.exec(said) : null
  if (!asked) return undefined
  const name = nameIn(said.slice(0, asked.index).replace(INSTEAD, ''))
  const rest = (asked.groups?.['rest'] ?? '').trim()
  return name === undefined ? undefined : { ...named(name), isInstead: true, rest }
}
