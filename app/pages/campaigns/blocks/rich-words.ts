/** Words with inline marks, between how a block holds them and how they are edited (docs/decisions/blocks.md). */
import { DOMParser, DOMSerializer, Schema, type MarkSpec, type Node } from '@tiptap/pm/model'

/** As a block has them: with marks when its style is `text`, else every character as it is. */
export interface Words {
  readonly text: string
  readonly isMarked: boolean
}

const tag = (name: string, ...others: string[]): MarkSpec => ({
  parseDOM: [name, ...others].map((each) => ({ tag: each })),
  toDOM: () => [name, 0],
})

/** Just what the block language keeps of marks; whatever else is pasted becomes plain words. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'inline*', parseDOM: [{ tag: 'p' }, { tag: 'div' }], toDOM: () => ['p', 0] },
    text: { group: 'inline' },
    br: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  marks: {
    a: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (node) => ({ href: node.getAttribute('href') ?? '' }) }],
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']) }, 0],
    },
    b: tag('b', 'strong'),
    i: tag('i', 'em'),
    u: tag('u'),
    s: tag('s', 'del'),
    mark: tag('mark'),
    small: tag('small'),
    sub: tag('sub'),
    sup: tag('sup'),
    code: tag('code'),
  },
})

export type MarkName = keyof typeof schema.marks & string

/** Paragraphs are parted by blank lines; of a list, each line is one. */
const BLANK_LINE = /\n[ \t]*\r?\n/

export function readWords({ text, isMarked }: Words, isLines: boolean): Node {
  const parts = text.replaceAll('\r\n', '\n').split(isLines ? '\n' : BLANK_LINE)
  // A document that is shown nowhere: nothing in it loads or runs.
  const inert = new window.DOMParser().parseFromString('', 'text/html')
  for (const part of parts) {
    const paragraph = inert.createElement('p')
    if (isMarked) paragraph.innerHTML = part.replaceAll('\n', '<br>')
    else
      for (const [at, line] of part.split('\n').entries())
        paragraph.append(...(at > 0 ? [inert.createElement('br'), line] : [line]))
    inert.body.append(paragraph)
  }
  return DOMParser.fromSchema(schema).parse(inert.body, { preserveWhitespace: 'full' })
}

export function writeWords(doc: Node, isLines: boolean): Words {
  const isMarked = hasMarks(doc)
  const paragraphs: string[] = []
  doc.forEach((paragraph) => {
    paragraphs.push(isMarked ? markup(paragraph) : paragraph.textContent)
  })
  return { text: paragraphs.join(isLines ? '\n' : '\n\n'), isMarked }
}

function hasMarks(doc: Node): boolean {
  let found = false
  doc.descendants((node) => {
    found ||= node.marks.length > 0
    return !found
  })
  return found
}

function markup(paragraph: Node): string {
  const box = document.createElement('div')
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(paragraph.content))
  return box.innerHTML.replaceAll('<br>', '\n').replaceAll('&nbsp;', ' ')
}
