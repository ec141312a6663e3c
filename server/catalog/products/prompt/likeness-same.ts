/** "The same dress as X", "la même robe que la X", "samma som X", "dasselbe wie X", "lo mismo que X". Pure. */
import { isStop } from './concepts.ts'
import { isFiller } from './fillers.ts'
import { isOther, isOwnName, MINE } from './likeness-parts.ts'
import { MAKERS } from './other-than.ts'
import { endOf } from './phrases.ts'
import { isThing } from './synonyms.ts'
import { keyAt, type Token } from './tokens.ts'

const SAME = new Set(
  `same samma selbe selben selber gleiche gleichen gleicher gleiches dasselbe derselbe dieselbe denselben dieselben demselben derselben meme memes mismo misma mismos mismas`.split(
    ' ',
  ),
)
const AS = new Set(['as', 'som', 'wie', 'que', "qu'"])
/** Say that it is of a kind, and not of which. */
const KINDS = new Set(
  'style stil estilo art sorte genre idea idee sorts slags modell modelo modele'.split(' '),
)
const MOST_BETWEEN = 3
/** Words between a version and what it is one of. */
const MOST_SAYING = 2
const BUT = new Set('but only just men fast bara aber nur bloss mais seulement pero solo'.split(' '))
/** Words of a thing that is to be the same but for something. */
const MOST_NAMED = 6

export interface Same {
  /** Where what it is the same as begins. */
  readonly end: number
  /** What of it is to be the same: the dress. */
  readonly thing: readonly Token[]
}

/** "The same colour as" compares with no product, and neither does "at the same time as". */
export function sameAt(tokens: readonly Token[], at: number): Same | undefined {
  if (!SAME.has(tokens[at]?.key ?? '')) return undefined
  const maker = sameMakerAt(tokens, at)
  if (maker !== undefined) return { end: maker, thing: [] }
  const following = tokens.slice(at + 1, at + 2 + MOST_BETWEEN)
  const as = following.findIndex(({ key, kind }) => kind !== 'word' || AS.has(key))
  const thing = following.slice(0, as)
  if (as === -1 || !AS.has(following[as]?.key ?? '')) return undefined
  const end = at + 2 + as
  // "La même chose que", "samma typ av sak som".
  if (thing.every((token, n) => saysKind(token) || endOf(following, n, 'stop', 'article') === n + 1))
    return { end, thing: [] }
  return thing.some(({ text }) => isThing(text)) ? { end, thing } : undefined
}

/** "The same wellies but for kids", "samma kontroll fast i vitt": where a prompt begins so. */
export function sameButAt(tokens: readonly Token[], at: number): number | undefined {
  const isStart = at === 0 || endOf(tokens, 0, 'article', 'request') === at
  if (!isStart || !SAME.has(tokens[at]?.key ?? '')) return undefined
  const but = tokens.findIndex(
    ({ key }, place) => place > at + 1 && BUT.has(key) && isOther(tokens, place + 1),
  )
  const named = tokens.slice(at + 1, but).filter(({ kind }) => kind === 'word')
  const isNamed = but !== -1 && named.length <= MOST_NAMED && named.some(({ text }) => isThing(text))
  return isNamed ? at + 1 : undefined
}

const VERSIONS = new Set(
  `version versionen versions versiones variant varianten variante variantes equivalent equivalente equivalents pendant gegenstuck motsvarighet motsvarigheten counterpart answer`.split(
    ' ',
  ),
)
/** "Damenversion", "barnmodellen": whose or which version it is stands before it in one word. */
const COMPOUND = /^(.{3,}?)(?:s|-)?(?:version(?:en)?|variante?n?|modellen)$/
const OF = new Set("of to av till pa von vom der des zu zum zur du de d' des del al a au aux".split(' '))

/** "The Scottish version of X", "la version femme du X", "barnversionen av X": what it is to be otherwise stands before, or in between. */
export function versionAt(tokens: readonly Token[], at: number): Same | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  const [, whose] = COMPOUND.exec(token.key) ?? []
  if (!VERSIONS.has(token.key) && whose === undefined) return undefined
  const following = tokens.slice(at + 1, at + 2 + MOST_SAYING)
  const of = following.findIndex(({ key }) => OF.has(key))
  const between = following.slice(0, Math.max(0, of))
  if (of === -1 || between.some(({ kind }) => kind !== 'word')) return undefined
  const said = whose === undefined ? [] : [{ ...token, text: token.text.slice(0, whose.length), key: whose }]
  const thing = [...said, ...between]
  return thing.length > 0 || isToldOf(tokens[at - 1]?.kind === 'sign' ? tokens[at - 2] : tokens[at - 1])
    ? { end: at + 2 + of, thing }
    : undefined
}

/** "Scottish", "women's": more than an article. */
function isToldOf(token: Token | undefined): boolean {
  return token?.kind === 'word' && !isStop(token.key) && !isFiller(token.text)
}

function saysKind({ text, key }: Token): boolean {
  return KINDS.has(key) || (isFiller(text) && !isThing(text))
}

/** "Same brand as", "von der gleichen Marke wie", "de la même marque que". */
function sameMakerAt(tokens: readonly Token[], at: number): number | undefined {
  const isSame = SAME.has(keyAt(tokens, at)) && MAKERS.has(keyAt(tokens, at + 1))
  return isSame && AS.has(keyAt(tokens, at + 2)) ? at + 3 : undefined
}

const IN_PLACE = [
  ..."for a change from,as a change from,som omvaxling till,som ombyte fran,zur abwechslung von,als abwechslung zu,pour changer de,pour changer du,pour changer des,pour changer d',para variar de,para variar del,para cambiar de,para cambiar del".split(
    ',',
  ),
  ...'instead of,rather than,istallet for,i stallet for,hellre an,statt,anstatt,anstelle von,anstelle der,anstelle des,a la place de,a la place du,a la place des'.split(
    ',',
  ),
  ..."a la place d',au lieu de,au lieu du,au lieu des,au lieu d',plutot que,en lugar de,en lugar del,en vez de,en vez del".split(
    ',',
  ),
  ...'smaller than,bigger than,larger than,a bigger version of,a smaller version of,bigger version of,smaller version of,storre an,en storre version av,en mindre version av,grosser als,kleiner als,eine grossere version von,eine kleinere version von,plus grand que,plus petit que,plus grande que,plus petite que,mas grande que,mas pequeno que,mas pequena que'.split(
    ',',
  ),
]
  .map((words) => words.split(' '))
  .toSorted((one, other) => other.length - one.length)
const IN_PLACE_OF = Map.groupBy(IN_PLACE, ([first]) => first ?? '')
const NAME_REACH = 6

/** "A lamp instead of the Stehlampe Tripod": of what has a name of its own. */
export function insteadAt(tokens: readonly Token[], at: number): number | undefined {
  const said = IN_PLACE_OF.get(keyAt(tokens, at))?.find((words) =>
    words.every((word, n) => keyAt(tokens, at + n) === word),
  )
  const end = at + (said?.length ?? 0)
  const named = tokens.slice(end, end + NAME_REACH)
  return said && (named.some(isOwnName) || named.some((_, n) => isTitled(named, n))) ? end : undefined
}

/** Two words as titles are written: "Stehlampe Tripod". */
function isTitled(tokens: readonly Token[], at: number): boolean {
  return [at, at + 1].every((place) => /^\p{Lu}\p{Ll}/u.test(tokens[place]?.text ?? ''))
}

const REPLACING = /^(?:ersat|repla|rempl|sust|reemp)/
/** "A replacement for my old kettle" is a kettle. */
function isReplaced(tokens: readonly Token[], at: number, end: number): boolean {
  return MINE.has(keyAt(tokens, end)) && tokens.slice(at, end).some(({ key }) => REPLACING.test(key))
}

const INSTEAD =
  /^(?:alt|ersat|subst|repla|rempl|sust|reemp|op[tc]i|ins|i?stal|a?n?statt|anstell|place|lugar|lieu|vez)/

/** Whether anything but what is named is wanted, that again, or whatever is by its maker. */
export function howCompared(
  tokens: readonly Token[],
  at: number,
  end: number,
): { readonly isInstead: boolean; readonly isItself?: true; readonly isOfSame?: true } {
  const isOwn = isReplaced(tokens, at, end)
  return {
    isInstead:
      !isOwn && (insteadAt(tokens, at) === end || tokens.slice(at, end).some(({ key }) => INSTEAD.test(key))),
    ...(isOwn ? { isItself: true } : {}),
    ...(sameMakerAt(tokens, at) === undefined ? {} : { isOfSame: true }),
  }
}
