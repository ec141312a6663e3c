/** A text of SQL, statement by statement. */

/** What a semicolon ends nothing in: comments, quoted words and names, and what stands between dollars. */
const OPAQUE =
  /--[^\n]*|\b[eE]'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_][A-Za-z_0-9]*|)\$[^]*?\$\1\$/y

/** The statements without the semicolons between them; comments stay where they are, and are none by themselves. */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let from = 0
  let at = 0
  let saysSomething = false
  const end = (): void => {
    if (saysSomething) statements.push(text.slice(from, at).trim())
    saysSomething = false
  }
  while (at < text.length) {
    const length = opaqueLength(text, at)
    if (length > 0) {
      const isComment = text.startsWith('--', at) || text.startsWith('/*', at)
      if (!isComment) saysSomething = true
      at += length
    } else if (text[at] === ';') {
      end()
      at += 1
      from = at
    } else {
      if (/\S/.test(text[at] ?? '')) saysSomething = true
      at += 1
    }
  }
  end()
  return statements
}

function opaqueLength(text: string, at: number): number {
  if (text.startsWith('/*', at)) return commentLength(text, at)
  // A dollar within a name, such as in `a$b$`, opens nothing.
  if (text[at] === '$' && /[\w$]/.test(text[at - 1] ?? '')) return 0
  OPAQUE.lastIndex = at
  return OPAQUE.exec(text)?.[0].length ?? 0
}

/** Comments in PostgreSQL hold others. */
function commentLength(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith('/*', at)) {
      depth += 1
      at += 1
    } else if (text.startsWith('*/', at)) {
      depth -= 1
      at += 1
      if (depth === 0) return at + 1 - from
    }
  }
  return text.length - from
}
