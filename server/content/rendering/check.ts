/** What is wrong with the Liquid of a text, reported before anything is sent. */
import { LiquidError, ParseError, type Liquid } from 'liquidjs'
import { contentFault, type ContentFault, type FaultyField } from '../fault.ts'
import { decodedLiquid, HOST, isFixed, type ContentField } from './marks.ts'

/** What Liquid finds in every message; deliveries may bring more. */
const KNOWN = ['contact', 'workspace', 'unsubscribeUrl', 'preferencesUrl', 'postUrl']

/**
 * What is broken or unknown, with its place; undefined when all is well. `variables` are the names that
 * the deliveries bring beside those every message has; without them any name may be used.
 */
export function faultIn(
  liquid: Liquid,
  text: string,
  field: Partial<ContentField>,
  variables?: readonly string[],
): ContentFault | undefined {
  const { name, isMarkup, isAddress } = field
  const of = { ...field, name: name ?? '' }
  try {
    const template = liquid.parse(isMarkup ? decodedLiquid(text) : text)
    if (isAddress && !isFixed(text))
      return contentFault(of, 'liquid-host', `${sentence(name ?? 'An address')}: Liquid ${HOST}.`, ['Liquid'])
    if (!variables) return undefined
    const known = new Set([...KNOWN, ...variables])
    const used = Object.values(liquid.globalVariableSegmentsSync(template)).map(([first]) => String(first))
    const unknown = used.find((name) => !known.has(name))
    if (unknown === undefined) return undefined
    const names = [...known].join(', ')
    const said = `there is no \`${unknown}\`; use ${names}`
    return placed(of, positionOf(text, text.indexOf(unknown)), 'liquid-no-name', said, [unknown, names])
  } catch (error) {
    if (!LiquidError.is(error)) throw error
    return placed(of, error.token.getPosition() as [number, number], ...faultOf(error))
  }
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** After where it stands. */
function placed(
  of: FaultyField,
  [line, column]: readonly [line: number, column: number],
  key: ContentFault['key'],
  said: string,
  named: readonly string[],
): ContentFault {
  const before = of.name === '' ? '' : `${of.name}, `
  const message = sentence(`${before}line ${line}, column ${column}: ${said}.`)
  return contentFault(of, key, message, [String(line), String(column), ...named])
}

/** What liquidjs says, by what it is of, and in our words where its own are for programmers. */
const SAID: readonly (readonly [ContentFault['key'], RegExp, string])[] = [
  ['liquid-no-filter', /^undefined filter: (.*)$/, 'there is no filter `$1`'],
  ['liquid-no-tag', /^tag "(.*)" not found$/, 'there is no tag `$1` in messages'],
  ['liquid-unread', /^invalid value expression: "(.*)"$/, '`{{ $1 }}` cannot be read'],
  ['liquid-not-closed', /^(?:tag|output) "?(.*?)"? not closed$/, '$&'],
]

function faultOf(error: LiquidError): [key: ContentFault['key'], said: string, named: string[]] {
  const full = (ParseError.is(error) ? error.originalError?.message : undefined) ?? error.message
  const words = full.replace(/, line:\d+, col:\d+$/, '')
  for (const [key, pattern, said] of SAID) {
    const found = pattern.exec(words)
    if (found) return [key, words.replace(pattern, said), [found[1] ?? '']]
  }
  return ['liquid-broken', words, [words]]
}

function positionOf(text: string, index: number): [line: number, column: number] {
  const before = text.slice(0, Math.max(index, 0)).split('\n')
  return [before.length, (before.at(-1) ?? '').length + 1]
}
