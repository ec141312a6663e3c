/** Fields that people do not see and machines fill in, by the names that forms usually give them. Pure. */
import { tokensOf } from './payload/tokens.ts'

/** Whole names, as their words without spaces. */
const NAMES = new Set(
  (
    'gotcha honey honeypot honeypotfield hp hpfield hpname hpemail botfield bottrap bot nobots antispam antibot spamtrap spamcheck trap ' +
    'leaveblank leavethisblank leaveempty leavethisempty leavethisfieldblank leavethisfieldempty leaveitblank donotfill donotfillin donotfillthisin dontfill dontfillthis pleaseleaveblank ' +
    'contactmebyfaxonly youshallnotpass areyouhuman iamabot rgpdhoney formcarryhoneypot formhoneypot tidingshoneypot'
  ).split(' '),
)

/** `botcheck`, `anti_bot_field`: a word for machines with one for what is done with them. */
const FOR_BOTS =
  /^(?:(?:no|anti|my|form|spam|check)*bots?|(?:anti)?spam)(?:check|checker|field|trap|test|catch|catcher|detect|detector|input)$/

/** "Bitte leer lassen", `ne_pas_remplir`, "If you are human, leave this field blank": what only machines do not read, in twelve languages. */
const LEFT_EMPTY = new RegExp(
  `^(?:please|bitte|merci(?:de)?|porfavor|vanligen|vennligst|venligst|prosze|antispam|spam|honeypot|ifyouare(?:a)?human|ifhuman|humans|wennsieeinmenschsind|sivousetes(?:un)?humain|sieres(?:un)?humano|omduarmanniska)*(?:${[
    'leave(?:this|the|it|that)?(?:field|box|input)?(?:blank|empty)|(?:donot|dont)fill(?:in|out)?(?:this|the)?(?:field|box)?(?:in|out)?',
    'lamna(?:detta|det|den|denhar|dethar)?(?:faltet|falt|rutan|ruta)?(?:tomt|tom|blankt|blank)|(?:fyll(?:inte|ej)i|fylliinte)(?:detta|det|dethar)?(?:falt|faltet)?',
    '(?:dieses|das|diesesfeld|feld)?(?:feld)?(?:bitte)?(?:leer|frei)lassen|(?:dieses|das)?(?:feld)?(?:bitte)?nichtausfullen|lassensie(?:dieses|das)?(?:feld)?(?:leer|frei)',
    '(?:laissez|laisser)(?:ce|le)?(?:champ)?vide|neremplissezpas(?:ce|le)?(?:champ)?|nepasremplir(?:ce|le)?(?:champ)?',
    '(?:dejar|deja|deje)(?:este|el)?(?:campo)?(?:enblanco|vacio)|no(?:rellenar|rellenes|rellene|llenar|llene|completar)(?:este|el)?(?:campo)?',
    '(?:lasciare|lascia|lasciate)(?:questo|il)?(?:campo)?(?:vuoto|inbianco)|noncompilare(?:questo|il)?(?:campo)?',
    'laat(?:dit|het)?(?:veld)?leeg|(?:dit|het)?(?:veld)?(?:leeglaten|nietinvullen)',
    '(?:lad|la)(?:dette|feltet)?(?:felt)?(?:sta(?:a)?|vaere|vere)tomt|(?:ikke(?:fyll|udfyld|utfyll)(?:ut|es)?|fyllikkeut|udfyldikke)(?:dette)?(?:felt|feltet)?',
    'jata(?:tama)?(?:kentta)?tyhjaksi|alatayta(?:tata)?(?:kenttaa)?',
    'deix(?:ar|e|a)(?:este|o)?(?:campo)?(?:embranco|vazio)|naopreench(?:er|a)(?:este|o)?(?:campo)?',
    '(?:zostaw|pozostaw)(?:to)?(?:pole)?puste|niewypelnia(?:j|c)(?:tego)?(?:pola)?',
  ].join('|')})$`,
)

/** `website_hp`, `ak_hp_textarea`: the abbreviation beside what a form asks for. */
const ABBREVIATED =
  /^(?:website|e?mail|name|phone|fax|field|textarea|input|confirm|company|subject|message|comment|check|trap|ak|wp|form|contact|my)$/

/** A visible question against machines, which people answer: "Antispam: 3 + 4", `spamcheck: "7"`, "Are you human?". */
const ASKS = /\d\s*[+*x×–-]\s*\d|\p{L}\s.*\?/iu
const TESTED = /spam|human|bots?(?:check|test)/
const RESULT = /^(?:\d{2,3}|[02-9])$/

/** Of a name of a trap: what was answered to a question that people see. */
export function isTestAnswer(key: string, value: unknown): boolean {
  const isAsked = TESTED.test(tokensOf(key).join(''))
  return isAsked && (ASKS.test(key) || RESULT.test(String(value).trim()))
}

/** What a trap's own module sends beside it, of every form: when it was shown, and a token of it. */
const MODULES = new Set(
  'time timestamp ts date start started loaded elapsed seconds duration delay token hash nonce key id signature sig version enabled'.split(
    ' ',
  ),
)

/** `_gotcha`, `bot-field`, `my_honeypot_2`, `form[hp]`, and the field that Mailchimp's forms hide. */
export function isHoneypotName(key: string): boolean {
  if (key.length > 100) return false
  if (/^b_[\da-f]{16,}_[\da-f]{6,}$/.test(key)) return true
  const words = tokensOf(key).filter((word) => !/^\d+$/.test(word))
  const last = words.at(-1) ?? ''
  if (words.length > 1 && (MODULES.has(last) || MODULES.has(words[0] ?? ''))) return false
  return (
    words.includes('honeypot') ||
    words.includes('gotcha') ||
    NAMES.has(words.join('')) ||
    FOR_BOTS.test(words.join('')) ||
    LEFT_EMPTY.test(words.join('')) ||
    isAbbreviated(words) ||
    (key.endsWith(']') && NAMES.has(last))
  )
}

function isAbbreviated(words: readonly string[]): boolean {
  const others = words.filter((word) => word !== 'hp')
  return others.length > 0 && others.length < words.length && others.every((word) => ABBREVIATED.test(word))
}
