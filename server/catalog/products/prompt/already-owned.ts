/** Which words of a prompt name what somebody already has. Pure. */
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import { isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const OWN = new Set(
  "my our mi min mitt mina var vart vara mein meine meinen meinem meiner unser unsere unserem mon ma mes notre nos mis nuestro nuestra nuestros the der die das den dem el la los las le les l'".split(
    ' ',
  ),
)
/** Before where the matter is: "gegen Motten im Schrank", "mal i garderoben". */
const AT = new Set('im ins am i pa dans'.split(' '))
const FOR = new Set('for till fur pour para as'.split(' '))

/** What somebody already has, of a prompt that says what is the matter: no new shoes for "my shoes gave me blisters". */
export function owned(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text }, at) =>
    kind === 'word' && isOwned(tokens, at - 1) ? [text.toLowerCase()] : [],
  )
}

const HAD = new Set(
  `bought purchased own köpt fått skaffat äger acheté achetée reçu comprado compré gekauft bekommen besorgt angeschafft`
    .split(' ')
    .map(fold),
)
const AND = new Set('and och und et y'.split(' '))
/** Words between "bought" and the thing: "bought a new chainsaw". */
const HAD_REACH = 4

/** What somebody says to have bought already: "har köpt motorsåg", "eine Motorsäge gekauft". */
export function isHad(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - HAD_REACH), at).findLastIndex(({ key }) => HAD.has(key))
  const between = tokens.slice(Math.max(0, at - HAD_REACH), at).slice(before + 1)
  const isBehind =
    before >= 0 && between.every(({ kind, key, text }) => kind === 'word' && !AND.has(key) && !isThing(text))
  return isBehind || HAD.has(tokens[at + 1]?.key ?? '')
}

export function had(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text }, at) =>
    kind === 'word' && isHad(tokens, at) ? [text.toLowerCase()] : [],
  )
}

/** "My" and "the", also before what says what it is like: "my new shoes". */
function isOwned(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  const start = isDescriber(text) || isFiller(text) ? at - 1 : at
  const key = tokens[start]?.key ?? ''
  return AT.has(key) || (OWN.has(key) && !FOR.has(tokens[start - 1]?.key ?? ''))
}
