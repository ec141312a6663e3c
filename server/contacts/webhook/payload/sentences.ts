/** What a label says as a whole, beyond the words that are in it. Pure. */
import { foldAccents } from '../../../lib/text.ts'

/** The first words of a question, in twelve languages, behind a preposition. */
const ASKING =
  /^(?:in |i |en |em |a |w |a quale |to |from |von |fran |fra |de |da |z )?(?:which|what|where|who|whose|when|how|why|vilken|vilket|vilka|var|vart|welche[rnsm]?|wo|woher|wohin|quel|quels|quelles?|ou|cual|cuales|que|donde|quale|quali|dove|welke?|waar|hvilken|hvilket|hvilke|hvor|missa|mista|mika|mihin|minka|qual|quais|onde|jak[aier]?[mjh]?|ktor[aey]|gdzie|skad)\b/

/** A question, not the name of a field: "Which city would you love to visit?" */
export function isQuestion(label: string): boolean {
  return /[?？;]\s*\**\s*$/.test(label) || ASKING.test(foldAccents(label.slice(0, 100)).trimStart())
}

/** A question that a builder made a key of: `Quel_type_de_travaux`. */
export function isQuestionKey(label: string): boolean {
  const text = label.slice(0, 100).replaceAll(/[_-]+/g, ' ').trim()
  return text.split(' ').length > 2 && ASKING.test(foldAccents(text))
}

/** "Who are we talking to?", "Wie dürfen wir dich nennen?": what somebody is called is asked for without a word for a name. */
const OF_NAME = new RegExp(
  `^(?:(?:hi|hey|hello|hej|hallo|hola|ciao|salut|bonjour|hoi|hei|ola|czesc|so|first|first of all|firstly|great|welcome|thanks) ){0,3}(?:${[
    'who (?:are we|am i|do we have|are you|do i have|should we ask for|shall we ask for)(?: (?:talking|speaking|writing) (?:to|with)| the pleasure of (?:meeting|speaking (?:to|with)|welcoming))?|and you are|(?:may|can|could) (?:we|i) (?:have|get|ask for|know) your (?:full )?name|what (?:do (?:people|your friends|we|you like us to)|should we|can we|may we|shall we) call you|how (?:do|should|can|may) we call you',
    'vem (?:pratar|talar) (?:vi|jag) med|vem har vi (?:noje|aran|gladje)[a-z]* att .*|vad (?:ska|far|kan|skall) vi kalla (?:dig|er)',
    'mit wem (?:sprechen wir|spreche ich|haben wir (?:es zu tun|das vergnugen))|wie (?:durfen|konnen|sollen|sollten) wir (?:dich|sie) (?:nennen|ansprechen)',
    'a qui (?:avons nous|ai je) (?:affaire|l ?honneur)|avec qui parlons nous|comment (?:doit on|peut on|devons nous|pouvons nous|souhaitez vous|voulez vous|aimeriez vous|on) (?:vous |t ?)?(?:appeler|appelle|etre appelee?|qu on vous appelle)',
    'con quien (?:hablamos|hablo|tenemos el gusto(?: de hablar)?|tengo el gusto(?: de hablar)?)|como (?:te|le|os) (?:llamamos|podemos llamar|gustaria que te llamemos)|como (?:podemos|debemos|quieres que te) (?:llamarte|llamarle|llamemos)',
    'con chi (?:parliamo|parlo|abbiamo il piacere(?: di parlare)?|stiamo parlando)|come (?:possiamo|dobbiamo|vuoi|preferisci) (?:chiamarti|chiamarla|essere chiamat[oa])',
    'met wie (?:spreken|praten|hebben) we(?: te maken)?|met wie spreek ik|hoe (?:mogen|kunnen|moeten|zullen) we (?:je|jou|u) (?:noemen|aanspreken)',
    'hvem (?:snakker|prater|taler) (?:vi|jeg) med|hv(?:a|ad) (?:skal|kan|far|ma) vi (?:kalle|kalde) (?:deg|dig|dere|jer)',
    'kenen kanssa (?:puhumme|puhun|keskustelemme|asioimme)|(?:milla nimella|miksi|kuinka) (?:voimme kutsua|kutsumme|kutsuisimme|saamme kutsua) sinua',
    'com quem (?:falamos|estamos a falar|estamos falando|falo|temos o prazer(?: de falar)?)|como (?:te |lhe |o |a )?(?:podemos|devemos|gostaria de|quer|prefere) (?:te |lhe )?(?:chamar|ser chamad[oa])',
    'z kim (?:rozmawiamy|mamy (?:przyjemnosc|do czynienia)|rozmawiam)|jak (?:sie do (?:ciebie|pana|pani) zwracac|mamy sie do (?:ciebie|pana|pani) zwracac|mozemy sie do (?:ciebie|pana|pani) zwracac)',
  ].join('|')})(?: (?:today|idag|heute|hoy|oggi|vandaag|i ?dag|aujourd ?hui|hoje|dzisiaj))?$`,
)
const NAME_LETTERS = 100

export function asksName(label: string): boolean {
  if (label.length > NAME_LETTERS || !/\p{L} \p{L}/u.test(label)) return false
  const text = (foldAccents(label.toLowerCase()).match(/[\p{L}\p{M}]+/gu) ?? []).join(' ')
  return OF_NAME.test(text)
}

const BETWEEN = /\s*[,/&+]\s*|\s+(?:and|och|und|et|y|e|en|og|ja|i|oraz)\s+/i

/** The two halves of "Last, First", "Name (last, first)", "Efternamn och förnamn"; undefined where there are not two. */
export function halvesOf(label: string): readonly [string, string] | undefined {
  if (label.length > 100) return undefined
  const inner = /\(([^()]*)\)/.exec(label)?.[1] ?? ''
  for (const text of [inner, label]) {
    const [first, second, ...more] = text.replaceAll(/[*:]/g, '').trim().split(BETWEEN)
    if (first && second && more.length === 0) return [first, second]
  }
  return undefined
}

const REFUSED_CHOICE =
  /[([]\s*(?:no|nej|nein|non|nee|nei|ei|não|nie)(?:[ ,]+(?:thanks|thank you|tack|danke|merci|gracias|grazie|bedankt|takk|tak|kiitos|obrigad[oa]))?[.!]?\s*[)\]]\s*$/i

/** The choice that a box stands for, behind its question: `Our newsletter? (No thanks)`. */
export function isRefusedChoice(label: string): boolean {
  return REFUSED_CHOICE.test(label)
}

const NO_THANKS =
  /[:–—-]\s*(?:no|nej|nein|non|nee|nei|ei|não|nie)[ ,]+(?:thanks|thank you|tack|danke|merci|gracias|grazie|bedankt|takk|tak|kiitos|obrigad[oa]|dziękuję)[.!]?\s*$/i
/** Behind what it refuses: "VIP-klubben: Nej tack". */
export function refusesBehind(label: string): boolean {
  return NO_THANKS.test(label)
}

/** Both answers, of which none is given: "Newsletter (Ja/Nein)". */
const YES_OR_NO =
  /(?<!\p{L})(?:(?:yes|ja|oui|s[ií]|sì|sim|tak|kyllä|y|j)\s?(?:[/|]|or|oder|eller|ou|of|tai|lub)\s?(?:no|nein|nej|nei|non|nee|não|nie|ei|n)|(?:no|nein|nej|nei|non|nee|não|nie|ei)\s?[/|]\s?(?:yes|ja|oui|s[ií]|sì|sim|tak|kyllä))(?!\p{L})/giu
/** How much somebody wants or does not want it stands between: "Jag vill hellre inte ha…". */
const SOFTENING =
  /^(?:rather|really|definitely|hellre|helst|verkligen|absolut|lieber|wirklich|liever|echt|mielellani|mieluummin|todellakaan|plutot|surtout|vraiment|mejor|realmente|piuttosto|davvero|raczej|naprawde)$/

/** What is not to be missed is wanted: "Don't miss our offers", "Keine Angebote mehr verpassen", "Why not join?" */
const MISSING =
  /(?<= |^)(?:(?:do not|dont|never) miss(?: out)?(?: on)?|why (?:not|dont you)|missa (?:inte|inga|inget|aldrig)|varfor inte|ga ikke glip+ (?:av|af)|verpass(?:e|en|t)?(?: sie)? (?:keine[nr]?|nichts?)|(?:keine[nr]?|nichts?)(?: [a-z]+)? (?:mehr )?verpassen|warum nicht|ne (?:manquez|manque|ratez|rate|manquer|rater) (?:pas|rien|aucune?)|pourquoi pas|no (?:te|se|os) (?:pierdas|pierda|perdais)|no (?:te|se) lo pierd(?:as|a)|non (?:perdere|perderti|perdetevi|perdete|perda)|perche non|mis (?:geen|niets)(?: enkele?)?|waarom niet|hvorfor ikke|ala missaa|nao perca[ms]?|porque nao|nie przegap(?:cie)?)(?= |$)/

export function withoutBoth(text: string): string {
  return text.replaceAll(YES_OR_NO, ' ')
}

/** The words that say whether something is wanted. */
export function withoutAdverbs(words: readonly string[]): readonly string[] {
  const said = words.join(' ').replace(MISSING, ' ').split(' ')
  return said.filter((word) => word !== '' && !SOFTENING.test(word))
}
