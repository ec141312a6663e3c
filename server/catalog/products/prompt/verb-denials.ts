/** What denies behind a thing in a whole sentence: "Leder kaufen wir nicht", "wool she can't wear", "el cuero no lo quiero". Pure. */
import type { Token } from './tokens.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const SUBJECTS = set(
  "i we he she they you it ich wir er sie es man mir mich ihm ihr uns jag vi han hon de dom mig j' je il elle on nous n' ne en l' yo me le lo la los las nos",
)
/** Who has none of something, or does not know it, may want just that: none of these is "have". */
const VERBS = set(
  `want wants like likes need needs wear wears buy buys eat eats drink drinks use uses do does stand tolerate fancy
  kaufe kauft kaufen trage tragt tragen mag mogen will wollen mochte mochten esse isst essen trinke trinkt trinken verwende verwenden benutze benutzen
  vertrage vertragt vertragen brauche braucht brauchen kann konnen darf durfen soll sollen
  koper kopa vill gillar bar bara ater ata dricker dricka anvander anvanda tal tala klarar behover kan far
  veux veut voulons aime aimons supporte supportons porte portons mange mangeons boit achete achetons utilise tolere
  schmeckt schmecken mundet mundar smakar taste tastes plait plaisent gusta gustan convence convencen
  quiero quiere queremos compro compra compramos uso usa usamos llevo lleva llevamos come comemos bebo bebe bebemos soporto soporta soportamos aguanto aguanta aguantamos tolero tolera necesito necesitamos`,
)
const DENYING = set(
  'not dont doesnt cant cannot wont never nicht nie niemals inte ej aldrig pas plus jamais no nunca jamas tampoco',
)
const SURE = set(
  `really at all anymore either ever any auch gar uberhaupt mehr so gerne gern absolut einfach heller alls langre mer riktigt verkligen du tout vraiment non plus ya nada
  have haben ha sein vara be ca mucho nada nunca jamas para mi for me fur mich for mig pour moi`,
)
/** German verbs end a clause: "der Leder nicht mag". */
export const LAST = set(
  'mag mogen vertragt vertragen vertrage tragt tragen isst trinkt will wollen mochte leiden ausstehen braucht',
)
const SPANISH = new Set(['no', 'nunca', 'tampoco'])
const LONGEST = 7

/** Where it ends; undefined without a verb and a denial. */
export function verbDenialEnd(tokens: readonly Token[], start: number): number | undefined {
  // "Chaise pas en bois": only Spanish begins with the denial.
  const isTold = LAST.has(tokens[start + 1]?.key ?? '')
  if (DENYING.has(tokens[start]?.key ?? '') && !SPANISH.has(tokens[start]?.key ?? '') && !isTold)
    return undefined
  let [isVerb, isDenied] = [false, false]
  let at = start
  for (; at < start + LONGEST; at++) {
    const key = tokens[at]?.kind === 'word' ? (tokens[at]?.key ?? '') : ''
    const [verb, denial] = [VERBS.has(key), DENYING.has(key)]
    if (!verb && !denial && !SUBJECTS.has(key) && !SURE.has(key)) break
    isVerb ||= verb
    isDenied ||= denial
  }
  return isVerb && isDenied ? at : undefined
}

const ARE = new Set("is are ar ist sind est sont c' es son".split(' '))
const TOO = new Set('too zu trop for demasiado'.split(' '))
const FOR_ME = new Set(
  'for me her him mir mig honom henne ihr ihm pour moi lui elle para mi el ella'.split(' '),
)

/** Another size or price may be had of it. */
const SIZED = new Set(
  `small big large tight short long wide narrow loose expensive pricey dear late liten litet sma stor stort stora trang kort lang dyr dyrt klein gross eng kurz weit teuer petit petite grand grande court long
  serre cher chere pequeno pequena grande corto largo caro cara estrecho ancho`.split(/\s+/),
)

/** "Green is too bitter for me", "grün ist mir zu bitter". */
export function tooMuchEnd(tokens: readonly Token[], start: number): number | undefined {
  if (!ARE.has(tokens[start]?.key ?? '')) return undefined
  const too =
    FOR_ME.has(tokens[start + 1]?.key ?? '') && !TOO.has(tokens[start + 1]?.key ?? '') ? start + 2 : start + 1
  const how = tokens[too + 1]
  if (!TOO.has(tokens[too]?.key ?? '') || how?.kind !== 'word' || SIZED.has(how.key)) return undefined
  let at = too + 2
  while (FOR_ME.has(tokens[at]?.key ?? '')) at += 1
  return at
}
