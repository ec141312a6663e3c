/** Liquid in content: taken out before anything is cleaned, escaped or laid out, and put back where it stood. */
import { Tokenizer, TokenKind, type Liquid } from 'liquidjs'
import { ADDRESS_FILTER } from './liquid.ts'

/** Where a text stands, for sentences such as `block 3, text`. */
export interface Place {
  readonly name: string
  /** Tags and entities of the text are markup. */
  readonly isMarkup?: boolean
  /** The text is one address. */
  readonly isAddress?: boolean
}

export interface Mark {
  readonly word: string
  readonly liquid: string
  readonly place: Place
  readonly isOutput: boolean
}

/** Words that stand for Liquid: letters and digits, which every later step leaves as they are. */
export interface Marks {
  /** Throws an Error when a tag or output is not closed. */
  hide(text: string, place: Place): string
  /** The Liquid of HTML or text: marks become what they stood for, and everything else is literal. */
  restore(text: string): string
  /** The marks in a text, in order. */
  in(text: string): Mark[]
}

const LITERAL = /\{(?=[{%])/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** `content` is all that the message is made of: no mark is a word of it. */
export function openMarks(liquid: Liquid, content: unknown): Marks {
  const stem = unusedIn(JSON.stringify(content))
  const marks: Mark[] = []
  const word = new RegExp(`${stem}(\\d+)q`, 'g')

  function hide(text: string, place: Place): string {
    const tokens = new Tokenizer(text).readTopLevelTokens(liquid.options)
    return tokens
      .map((token) => {
        const written = token.getText()
        if (token.kind === TokenKind.HTML) return written
        const mark = `${stem}${marks.length}q`
        marks.push({
          word: mark,
          liquid: place.isMarkup ? decoded(written) : written,
          place,
          isOutput: token.kind === TokenKind.Output,
        })
        return mark
      })
      .join('')
  }

  function restore(text: string): string {
    return text
      .replaceAll(LITERAL, "{{'{'}}")
      .replaceAll(word, (_, number: string) => written(marks[Number(number)]))
  }

  return {
    hide,
    restore,
    in: (text) => [...text.matchAll(word)].flatMap(([, number]) => marks[Number(number)] ?? []),
  }
}

/** An output in an address passes through one more filter. */
function written(mark: Mark | undefined): string {
  if (!mark) return ''
  return mark.isOutput && mark.place.isAddress ? asAddress(mark.liquid) : mark.liquid
}

export function asAddress(output: string): string {
  return output.replace(/(-?\}\})$/, ` | ${ADDRESS_FILTER} $1`)
}

/** Editors write quotes and signs as entities. */
function decoded(liquid: string): string {
  return liquid.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);|\u00a0/g, (entity) => ENTITIES[entity] ?? ' ')
}

function unusedIn(text: string): string {
  for (let n = 0; ; n += 1) {
    const stem = `zq${n}liquid`
    if (!text.includes(stem)) return stem
  }
}
