/** The SQL in a source file, as it stands there: each tagged template apart, and those within its holes besides. */

export interface SqlText {
  /** From where the template begins in its file. */
  readonly line: number
  /** The function it stands in: the last one declared before it. */
  readonly within: string
  /** Holes as they stand, `${…}`; a fragment written in a hole is a text of its own, and `${sql}` here. */
  readonly text: string
}

/** Every `sql` template of a file, and what is given to a driver's `query` as words. */
export function sqlTexts(source: string): SqlText[] {
  const found: SqlText[] = []
  for (const { index, 0: opening } of source.matchAll(/\bsql`|\.(?:query|execute)(?:<[^`'(]*>)?\(\s*[`']/g)) {
    const from = index + opening.length
    const closing = opening.at(-1) ?? ''
    const before = source.slice(0, index)
    found.push({
      line: before.split('\n').length,
      within: [...before.matchAll(/^(?:export )?(?:async )?function (\w+)/gm)].at(-1)?.[1] ?? '',
      text:
        closing === '`' ? readTemplate(source, from).text : source.slice(from, source.indexOf(closing, from)),
    })
  }
  return found
}

/** What stands between a template's marks, and where it ends. */
function readTemplate(source: string, from: number): { text: string; end: number } {
  let text = ''
  let at = from
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      const { hole, end } = readHole(source, at + 2)
      text += `\${${hole}}`
      at = end + 1
    } else {
      const length = source[at] === '\\' ? 2 : 1
      text += source.slice(at, at + length)
      at += length
    }
  }
  return { text, end: at }
}

/** The expression of a hole, and where its brace closes. Templates and words in it are left out: braces in them do not count. */
function readHole(source: string, from: number): { hole: string; end: number } {
  let hole = ''
  let depth = 0
  let at = from
  while (at < source.length) {
    const letter = source[at] ?? ''
    if (letter === '}' && depth === 0) return { hole: hole.trim(), end: at }
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    if (letter === '`') at = readTemplate(source, at + 1).end
    else if (letter === "'" || letter === '"') at = source.indexOf(letter, at + 1)
    else hole += letter
    at += 1
  }
  throw new Error('A hole of a template is never closed')
}
