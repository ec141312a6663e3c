/** Reads for how many people a thing is: "for four people", "4 personer", "Zweimannzelt", "tvåpersonstält". */
import { readNumberWords } from './number-words.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isThing } from './synonyms.ts'

const PEOPLE = new Set(
  'people leute person persons man personer pers personen mann personne personnes places persona personas plazas'.split(
    ' ',
  ),
)
const COST = 6
const MOST = 20

/** Products write the number in digits. */
export function readPersons({ tokens }: Scene, at: number): Reading | undefined {
  const token = tokens[at]
  if (token?.kind === 'word') {
    const glued = gluedPersons(token)
    if (glued) return personsOf(at + 1, glued)
  }
  const digits = token?.kind === 'number' && /^\d{1,2}$/.test(token.text) ? Number(token.text) : undefined
  const number = digits === undefined ? readNumberWords(tokens, at) : { value: digits, next: at + 1 }
  if (!number || number.value < 1 || number.value > MOST) return undefined
  const joined = tokens[number.next]?.text === '-' ? number.next + 1 : number.next
  const people = tokens[joined]
  return people && PEOPLE.has(people.key)
    ? personsOf(joined + 1, [String(number.value), people.text.toLowerCase()])
    : undefined
}

function personsOf(next: number, texts: readonly string[]): Reading {
  return {
    kind: 'word',
    next,
    cost: COST,
    add: ({ words }, negated) => {
      if (negated) for (const people of PEOPLE) addOnce(words.notPhrases, `${texts[0]} ${people}`)
      else for (const text of texts) addOnce(words.all, text)
    },
  }
}

/** "Tvåpersonstält" is a tent for 2. */
function gluedPersons(token: Scene['tokens'][number]): [string, string] | undefined {
  const [, number = '', thing = ''] =
    /^(\p{L}{2,12})-?(?:personers?|personen|persons?|manns?|mans?)-?(\p{L}{3,20})$/u.exec(token.key) ?? []
  if (thing === '' || !isThing(thing)) return undefined
  const said = readNumberWords([{ ...token, text: number, key: number }], 0)
  return said && said.value <= MOST ? [String(said.value), thing] : undefined
}
