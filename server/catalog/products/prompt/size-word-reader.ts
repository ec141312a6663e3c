/** Reads sizes that are spelled out, where products have them: "a large shirt", "storlek mellan", "robe petite taille". */
import { partsOf } from './compounds.ts'
import { conceptsOf, kindsOf } from './concepts.ts'
import { isFiller } from './fillers.ts'
import { endOf } from './phrases.ts'
import { addNames, addOnce, type Reading, type Scene } from './reading.ts'
import { letterOf, writtenAs } from './size-words.ts'
import { entriesOfWord, isColour, isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'

const EXTRA = new Set(['extra', 'x'])
const GLUED = /^(?:extra|x)-?(\p{L}+)$/u
/** Of these colours there is a medium one. */
const SHADES = new Set(['blue', 'grey', 'gray', 'brown', 'green'])
const CHILDREN = new Set(['child', 'girl', 'boy', 'baby'])
/** Behind these stands what a thing has. */
const WITH = new Set(['with', 'med', 'mit', 'avec', 'con'])
const REACH = 5
const MOST = 5

/** As this shop writes it. */
interface Said {
  readonly known: readonly string[]
  readonly next: number
}

/**
 * Said with the word "size" it is a constraint as "size M" is; of what is worn, it says what sizes it must have where it
 * says any. A small vase is only small.
 */
export function readSizeWord(scene: Scene, at: number): Reading | undefined {
  const read = scene.sizes.size === 0 ? undefined : sizesAt(scene, at)
  return read === undefined || isPlus(scene.tokens, at) ? undefined : read
}

function sizesAt(scene: Scene, at: number): Reading | undefined {
  const start = endOf(scene.tokens, at, 'size')
  const named = start === undefined ? undefined : sizeWordsAt(scene, start)
  if (named)
    return {
      kind: 'names',
      next: named.next,
      add: (into, negated) => addNames(into.sizes, named.known, negated),
    }
  const said = sizeWordsAt(scene, at)
  const end = said && endOf(scene.tokens, said.next, 'size')
  if (!said || (end === undefined && !isOfWorn(scene, at, said.next))) return undefined
  return {
    kind: 'names',
    next: end ?? said.next,
    add: (into, negated) => {
      if (negated) addNames(into.sizes, said.known, true)
      else said.known.forEach((size) => addOnce(into.fits, size))
    },
  }
}

/** "Grande taille" is for who is larger, and no size of its own. */
function isPlus(tokens: readonly Token[], at: number): boolean {
  const said = tokens.slice(at, at + 2).map(({ text }) => text.toLowerCase())
  return said.length > 1 && entriesOfWord(said.join(' ')).some(({ id }) => id === 'plus-size')
}

/** Several: "small or medium". */
function sizeWordsAt(scene: Scene, at: number): Said | undefined {
  let said = sizeWordAt(scene, at)
  for (let n = 0; said && n < MOST; n++) {
    const joined = endOf(scene.tokens, said.next, 'or', 'and')
    const more = joined === undefined ? undefined : sizeWordAt(scene, joined)
    if (!more) break
    said = { known: [...said.known, ...more.known], next: more.next }
  }
  return said
}

/** "Large", "extra large", "x-large": how this shop writes it. */
function sizeWordAt({ tokens, sizes }: Scene, at: number): Said | undefined {
  const isExtra = EXTRA.has(tokens[at]?.key ?? '')
  const place = isExtra ? at + (tokens[at + 1]?.text === '-' ? 2 : 1) : at
  const word = tokens[place]
  if (word?.kind !== 'word') return undefined
  const glued = isExtra ? undefined : GLUED.exec(word.key)?.[1]
  const letter = letterOf(glued ?? word.key, isExtra || glued !== undefined)
  const known = letter === undefined ? [] : writtenAs(letter).filter((size) => sizes.has(size))
  return known.length === 0 ? undefined : { known, next: place + 1 }
}

/** Whether what it says the size of is worn: "large white shirt", "shirt for men, large", but not "shirt with large pockets". */
function isOfWorn({ tokens, languages, vendors }: Scene, at: number, end: number): boolean {
  if (vendors.spellings.has(tokens[at]?.key ?? '')) return false
  if (tokens[at]?.key === 'medium' && SHADES.has(tokens[end]?.key ?? '')) return false
  // What French calls "large" is wide.
  if (tokens[at]?.key === 'large' && languages[0] === 'fr') return false
  if (tokens[end]?.kind === 'number') return false
  const ahead = tokens.slice(end, end + REACH).find((token) => !isPassed(token) || isChild(token))
  if (ahead !== undefined && isWorn(ahead)) return true
  const isRomance = languages[0] === 'fr' || languages[0] === 'es'
  const isDirect = isRomance && isWorn(tokens[at - 1])
  if (ahead?.kind === 'word' && !isDirect && !isChatter(ahead)) return false
  const before = tokens.slice(Math.max(0, at - REACH), at)
  return isWorn(before.findLast((token) => !isPassed(token) && !isBetween(token)))
}

function isWorn(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false
  const [head = token.text] = partsOf(token.key)
  return conceptsOf(head).some(({ id }) => id === 'clothing' || kindsOf(id).includes('clothing'))
}

/** What only says what a thing is like. */
function isPassed({ kind, text }: Token): boolean {
  return kind === 'word' && (isColour(text) || (isDescriber(text) && !isThing(text)))
}

/** "A dress in small, please": the size ends what is said of the dress. */
function isChatter(token: Token): boolean {
  return isFiller(token.text) || endOf([token], 0, 'stop', 'request', 'or', 'and') !== undefined
}

function isBetween(token: Token): boolean {
  if (WITH.has(token.key)) return false
  return token.kind === 'sign' || endOf([token], 0, 'stop', 'article', 'request') !== undefined
}

/** "Clothes for small kids" are not small by their label. */
function isChild({ text }: Token): boolean {
  return traitsOf(text).some(({ id }) => CHILDREN.has(id))
}
