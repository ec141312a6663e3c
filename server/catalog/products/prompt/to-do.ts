/** Whether somebody who wants something wants to do it: "quiero hacer pan", "I want to lift weights", "will Espresso trinken" ask for no bread. Pure. */
import { fold } from './fold.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const LONGEST = 12
/** Small words between: "je veux me lever", "vill alltid kunna se". */
const MOST_SMALL = 3

const WANTING = {
  en: words('want wants wanted need needs needed like'),
  sv: words('vill skulle behöver'),
  de: words('will wollen möchte möchten'),
  fr: words('veux veut voudrais voudrait voudrions aimerais aimerait aimerions besoin faut voulons'),
  es: words('quiero quiere queremos querría quisiera necesito necesita necesitamos gustaría'),
}
/** Who wants to do so asks for a thing. */
const GETTING = words(
  `buy get have own see find order give gift replace wear swap try know ask change
  ha köpa få hitta ge beställa ersätta bära veta fråga byta skaffa
  haben kaufen bekommen finden bestellen schenken ersetzen tragen wissen fragen tauschen verschenken anschaffen
  avoir acheter trouver commander offrir remplacer porter savoir demander changer
  tener comprar encontrar pedir regalar reemplazar llevar saber preguntar cambiar`,
)
const SMALL = words(
  `gärna inte alltid kunna att äntligen själv bara me m' se s' y en le la les pas enfin bien mieux de d' que lo los las no poder pouvoir`,
)
const SHORT_VERBS = words('gå bo ro sy må bli stå slå dö')
const SWEDISH = /\p{L}{2}a$/u
const GERMAN = /\p{L}{2}(?:en|ern|eln)$/u
const FRENCH = /\p{L}{2}(?:er|ir|re)$/u
const SPANISH = /\p{L}{1}(?:ar|er|ir)(?:me|te|se|nos|lo|la|los|las|le|les)?$/u

/** Whether the word at the place says that somebody wants to do something. */
export function isToDo(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  if (WANTING.en.has(key) && tokens[at + 1]?.key === 'to')
    return isDoing(tokens[at + 2], /./u) || tokens[at + 3]?.key === 'up'
  const next = tokens[behindSmall(tokens, at + 1)]
  if (WANTING.sv.has(key) && (SHORT_VERBS.has(next?.key ?? '') || isDoing(next, SWEDISH))) return true
  if (WANTING.fr.has(key) && isDoing(next, FRENCH)) return true
  if (WANTING.es.has(key) && isDoing(next, SPANISH)) return true
  return WANTING.de.has(key) && isDoing(lastOfPart(tokens, at + 1), GERMAN)
}

function isDoing(token: Token | undefined, form: RegExp): boolean {
  if (token?.kind !== 'word' || GETTING.has(token.key)) return false
  return form.test(token.text.toLowerCase()) && (form.source === '.' || !isThing(token.text))
}

function behindSmall(tokens: readonly Token[], start: number): number {
  let at = start
  while (at < start + MOST_SMALL && SMALL.has(tokens[at]?.key ?? '')) at++
  return at
}

/** "Ich will endlich richtigen Espresso trinken", and no "Schuhe zum Wandern". */
function lastOfPart(tokens: readonly Token[], start: number): Token | undefined {
  let at = start
  while (at < start + LONGEST && tokens[at]?.kind === 'word') at++
  const isPurpose = ['zum', 'fur', 'beim'].includes(tokens[at - 2]?.key ?? '')
  return at === start || isPurpose ? undefined : tokens[at - 1]
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(fold))
}
