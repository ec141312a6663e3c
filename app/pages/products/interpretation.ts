/** How a prompt was read: `X-Search-Interpretation` (an RFC 9651 dictionary) taken apart, and what can be said to each part. Pure. */

export interface Reading {
  readonly key: string
  readonly values: readonly string[]
}

/** A part of a reading as it is shown: one word, one name, one bound. */
export interface Part {
  /** Of the catalogue. */
  readonly name: string
  readonly value: string
  readonly kind: 'word' | 'guess' | 'slip' | 'few' | 'name' | 'wish' | 'must' | 'pinned' | 'other'
}

const MEMBER = /([a-z][a-z0-9-]*)(?:=(\((?:[^()"]|"(?:[^"\\]|\\.)*")*\)|%?"(?:[^"\\]|\\.)*"|[^,]*))?/g
const VALUE = /(%?)"((?:[^"\\]|\\.)*)"|[^\s()]+/g

const KINDS: Readonly<Record<string, Part['kind']>> = {
  words: 'word',
  any: 'word',
  likely: 'guess',
  corrected: 'slip',
  'least-words': 'few',
  wishes: 'wish',
  others: 'wish',
  vendors: 'name',
  'not-vendors': 'name',
  collections: 'name',
  'not-collections': 'name',
  tags: 'name',
  'not-tags': 'name',
  pinned: 'pinned',
  all: 'other',
  languages: 'other',
  order: 'other',
  alike: 'other',
  titled: 'other',
  meaning: 'other',
  truncated: 'other',
  contradiction: 'other',
}

export function readingsOf(header: string): readonly Reading[] {
  return [...header.matchAll(MEMBER)].map(([, key = '', value = '']) => ({ key, values: valuesOf(value) }))
}

/** What is looked for word by word is shown so: each leads to its own correction. */
export function partsOf(header: string): readonly Part[] {
  return readingsOf(header)
    .filter(({ key }) => key !== 'why')
    .flatMap(({ key, values }) => {
      const bare = key.replace(/^any-\d+$/, 'any')
      const name = values[0] === '?0' ? `no-${bare}` : bare
      const kind = KINDS[bare] ?? 'must'
      const isEach = kind === 'name' || bare === 'words' || bare === 'wishes'
      return isEach
        ? values.map((value) => ({ name, value, kind }))
        : [{ name, value: values.join(', '), kind }]
    })
}

/** Of the first products found, the words of their titles that say what was asked for. */
export function marksOf(header: string): ReadonlyMap<string, readonly string[]> {
  const whys = readingsOf(header).find(({ key }) => key === 'why')?.values ?? []
  return new Map(
    whys.map((text) => [
      beginningOf(text.replaceAll(/[[\]]/g, '')),
      [...text.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) => word),
    ]),
  )
}

/** By what a title is found among those that are explained. */
export function beginningOf(title: string): string {
  const TOLD = 60
  return title.slice(0, TOLD).replaceAll(/[[\]]/g, ' ')
}

function valuesOf(text: string): readonly string[] {
  return [...text.matchAll(VALUE)].map(([plain, isEncoded, quoted]) => {
    if (quoted === undefined) return plain
    const bare = quoted.replaceAll(/\\(.)/g, '$1')
    return isEncoded ? decodeURIComponent(bare) : bare
  })
}
