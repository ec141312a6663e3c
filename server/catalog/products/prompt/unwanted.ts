/** "I don't want the rug to slip", "no quiero que el gato arañe el sofá": what nobody wants to happen is the matter, and refuses nothing. Pure. */
import { fold } from './fold.ts'
import { scanPhrase, type Token } from './tokens.ts'

type Leads = ReadonlyMap<string, readonly (readonly string[])[]>

const LEADS = leadsOf(
  `jag vill inte att, vi vill inte att, ich will nicht dass, wir wollen nicht dass, ich möchte nicht dass, wir möchten nicht dass,
  je ne veux pas que, je veux pas que, on ne veut pas que, on veut pas que, nous ne voulons pas que, no quiero que, no queremos que, no quisiera que`,
)
/** And before what is to do something. */
const LEADS_TO = leadsOf(`i don't want, we don't want, i do not want, we do not want, i dont want`)
/** Who or what does it; "it" would be what is looked for. */
const DOERS = wordsOf(
  `my our the his her their him them anyone anybody min mitt mina vår vårt våra barnet barnen bebisen hunden katten någon mattan folk
  der die das mein meine unser unsere jemand mon ma mes le la les l' notre nos quelqu'un on el los las mi mis nuestro nuestra nuestros nuestras nadie alguien`,
)
/** What something is like, or has in it, is refused of it. */
const BEING = wordsOf(
  `be have contain cost look är vara har ha innehåller kostar ser ist sein sind hat haben enthält kostet aussieht
  soit soient ait aient contienne contiennent coûte ressemble sea sean tenga tengan lleve lleven contenga contengan cueste cuesten parezca`,
)
const REACH = 6

/** The tokens without what only says that nobody wants it. */
export function withoutUnwanted(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const end = endOfLead(tokens, at, LEADS)
    if (end !== undefined && isDone(tokens, end)) return without(tokens, at, end)
    const to = endOfLead(tokens, at, LEADS_TO)
    if (to === undefined || !isDone(tokens, to)) continue
    const place = tokens.slice(to, to + REACH).findIndex(({ key }) => key === 'to')
    if (place > 0) return without(without(tokens, to + place, to + place + 1), at, to)
  }
  return tokens
}

function isDone(tokens: readonly Token[], start: number): boolean {
  const behind = tokens.slice(start, start + REACH)
  return DOERS.has(behind[0]?.key ?? '') && !behind.some(({ key }) => BEING.has(key))
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
