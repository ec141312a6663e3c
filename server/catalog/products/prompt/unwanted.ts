/** "I don't want the rug to slip", "no quiero que el gato arañe el sofá": what nobody wants to happen is the matter, and refuses nothing. Pure. */
import { withoutDeniedVerbs } from './denied-verbs.ts'
import { fold } from './fold.ts'
import { scan, scanPhrase, type Token } from './tokens.ts'

type Leads = ReadonlyMap<string, readonly (readonly string[])[]>

const LEADS = leadsOf(
  `jag vill inte att, vi vill inte att, ich will nicht dass, wir wollen nicht dass, ich möchte nicht dass, wir möchten nicht dass,
  je ne veux pas que, je veux pas que, on ne veut pas que, on veut pas que, nous ne voulons pas que, no quiero que, no queremos que, no quisiera que`,
)
/** And before what is to do something. */
const LEADS_TO = leadsOf(`i don't want, we don't want, i do not want, we do not want, i dont want`)
/** Who or what does it; "it" would be what is looked for. */
const DOERS = wordsOf(
  `my our the his her their him them anyone anybody min mitt mina vår vårt våra någon folk barnen
  der die das mein meine unser unsere jemand mon ma mes le la les l' notre nos quelqu'un on el los las mi mis nuestro nuestra nuestros nuestras nadie alguien`,
)
/** What something is like, or has in it, is refused of it. */
const BEING = wordsOf(
  `be have contain cost är vara har ha innehåller kostar ist sein sind hat haben enthält kostet
  soit soient ait aient contienne contiennent coûte sea sean tenga tengan lleve lleven contenga contengan cueste cuesten`,
)
const REACH = 6

/** What it is called is not looked for again. */
const PRONOUNS = wordsOf('it they den det de er sie es elle il elles ils')
/** Swedish says no article. */
const DEFINITE = /(?:[ae]n|et|na)$/u
const NEGATORS = wordsOf('inte nicht pas no')
const [NOT] = scan('not')
/** "The jacket", and no more of what it is. */
const NAMED = 2

/** The tokens without what only says that nobody wants it, and "the jacket not red" for what it is not to be. */
export function withoutUnwanted(said: readonly Token[]): readonly Token[] {
  const tokens = withoutDeniedVerbs(said)
  for (const at of tokens.keys()) {
    const end = endOfLead(tokens, at, LEADS) ?? endOfLead(tokens, at, LEADS_TO)
    if (end === undefined) continue
    const refusing = refusingBeing(tokens, at, end)
    if (refusing) return refusing
    if (!isDoer(tokens, end) || beingAt(tokens, end) > 0) continue
    if (endOfLead(tokens, at, LEADS) !== undefined) return without(tokens, at, end)
    const place = tokens.slice(end, end + REACH).findIndex(({ key }) => key === 'to')
    if (place > 0) return without(without(tokens, end + place, end + place + 1), at, end)
  }
  return tokens
}

function isDoer(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  const isDefinite = tokens[at - 1]?.key === 'att' && DEFINITE.test(key) && !PRONOUNS.has(key)
  return DOERS.has(key) || isDefinite
}

function beingAt(tokens: readonly Token[], start: number): number {
  const place = tokens.slice(start, start + REACH).findIndex(({ key }) => BEING.has(key))
  return place < 0 ? -1 : start + place
}

/** "I don't want the jacket to be red", "eine Jacke, ich will nicht, dass sie rot ist". */
function refusingBeing(tokens: readonly Token[], at: number, end: number): readonly Token[] | undefined {
  const being = beingAt(tokens, end)
  const first = tokens[end]?.key ?? ''
  const isCalled = PRONOUNS.has(first)
  // "Att jackan är röd".
  const isBare = being === end + 1
  const start = end + (isCalled || isBare ? 1 : NAMED)
  const negator = tokens.slice(at, end).find(({ key }) => NEGATORS.has(key)) ?? NOT
  if (being < start || negator === undefined || !(isCalled || isBare || DOERS.has(first))) return undefined
  const isLeft = ({ key }: Token, n: number): boolean => start + n !== being && key !== 'to'
  return [
    ...tokens.slice(0, at),
    ...(isCalled ? [] : tokens.slice(end, start)),
    negator,
    ...tokens.slice(start).filter(isLeft),
  ]
}

function without(tokens: readonly Token[], start: number, end: number): readonly Token[] {
  return tokens.filter((_, at) => at < start || at >= end)
}

/** Where one of them ends that begins there; a comma within says nothing. */
function endOfLead(tokens: readonly Token[], start: number, leads: Leads): number | undefined {
  const ends = (leads.get(tokens[start]?.key ?? '') ?? []).flatMap((lead) => endOf(tokens, start, lead) ?? [])
  return ends[0]
}

function endOf(tokens: readonly Token[], start: number, lead: readonly string[]): number | undefined {
  let at = start
  for (const key of lead) {
    if (tokens[at]?.key === ',') at += 1
    if (tokens[at]?.key !== key) return undefined
    at += 1
  }
  return at
}

function leadsOf(phrases: string): Leads {
  const leads = phrases.split(/,\s+/).map((phrase) => scanPhrase(phrase).map(({ key }) => key))
  return Map.groupBy(leads, ([first = '']) => first)
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(fold))
}
