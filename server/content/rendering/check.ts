/** What is wrong with the Liquid of a text, reported before anything is sent. */
import { LiquidError, ParseError, type Liquid } from 'liquidjs'
import { decodedLiquid, HOST, isFixed, type ContentField } from './marks.ts'

/** What Liquid finds in every message; deliveries may bring more. */
const KNOWN = ['contact', 'workspace', 'unsubscribeUrl', 'preferencesUrl', 'postUrl']

/**
 * A sentence with the place of what is broken or unknown; undefined when all is well. `variables` are the names that
 * the deliveries bring beside those every message has; without them any name may be used.
 */
export function faultIn(
  liquid: Liquid,
  text: string,
  { name, isMarkup, isAddress }: Partial<ContentField>,
  variables?: readonly string[],
): string | undefined {
  const before = name === undefined ? '' : `${name}, `
  try {
    const template = liquid.parse(isMarkup ? decodedLiquid(text) : text)
    if (isAddress && !isFixed(text)) return `${sentence(name ?? 'An address')}: Liquid ${HOST}.`
    if (!variables) return undefined
    const known = new Set([...KNOWN, ...variables])
    const used = Object.values(liquid.globalVariableSegmentsSync(template)).map(([first]) => String(first))
    const unknown = used.find((name) => !known.has(name))
    if (unknown === undefined) return undefined
    const [line, column] = positionOf(text, text.indexOf(unknown))
    return sentence(
      `${before}line ${line}, column ${column}: there is no \`${unknown}\`; use ${[...known].join(', ')}.`,
    )
  } catch (error) {
    if (!LiquidError.is(error)) throw error
    const [line, column] = error.token.getPosition()
    return sentence(`${before}line ${line}, column ${column}: ${faultOf(error)}.`)
  }
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** In our words where liquidjs' are for programmers. */
function faultOf(error: LiquidError): string {
  const words = (ParseError.is(error) ? error.originalError?.message : undefined) ?? error.message
  return words
    .replace(/, line:\d+, col:\d+$/, '')
    .replace(/^undefined filter: (.*)$/, 'there is no filter `$1`')
    .replace(/^tag "(.*)" not found$/, 'there is no tag `$1` in messages')
    .replace(/^invalid value expression: "(.*)"$/, '`{{ $1 }}` cannot be read')
}

function positionOf(text: string, index: number): [line: number, column: number] {
  const before = text.slice(0, Math.max(index, 0)).split('\n')
  return [before.length, (before.at(-1) ?? '').length + 1]
}
