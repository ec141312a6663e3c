/** How a prompt was read: `X-Search-Interpretation` (an RFC 9651 dictionary) taken apart. Pure. */

export interface Reading {
  readonly key: string
  readonly values: readonly string[]
}

const MEMBER = /([a-z][a-z0-9-]*)(?:=(\((?:[^()"]|"(?:[^"\\]|\\.)*")*\)|%?"(?:[^"\\]|\\.)*"|[^,]*))?/g
const VALUE = /(%?)"((?:[^"\\]|\\.)*)"|[^\s()]+/g

export function readingsOf(header: string): readonly Reading[] {
  return [...header.matchAll(MEMBER)].map(([, key = '', value = '']) => ({ key, values: valuesOf(value) }))
}

function valuesOf(text: string): readonly string[] {
  return [...text.matchAll(VALUE)].map(([plain, isEncoded, quoted]) => {
    if (quoted === undefined) return plain
    const bare = quoted.replaceAll(/\\(.)/g, '$1')
    return isEncoded ? decodeURIComponent(bare) : bare
  })
}
