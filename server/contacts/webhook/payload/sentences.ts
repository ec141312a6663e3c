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
