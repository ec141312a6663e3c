/** Reads for how many people a thing is: "for four people", "sleeps 4", "3-Sitzer", "Zweimannzelt", "tvåpersonstält", "tresitssoffa". */
import { longestAt } from './indifference-reader.ts'
import { isMeasured } from './amounts.ts'
import { fold } from './fold.ts'
import { readNumberWords } from './number-words.ts'
import { indexOf } from './phrases-by-first.ts'
import { endOf } from './phrases.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isThing } from './synonyms.ts'
import { scan } from './tokens.ts'

const PEOPLE = new Set(
  'people leute person persons man personer pers personen mann personne personnes places persona personas plazas'.split(
    ' ',
  ),
)
/** What products are indexed by. */
const PERSONS = 'persons'
/** Behind a number, perhaps with what it is: "3-Personen-Zelt", "4-manna", "2-sitssoffa". */
const COUNTED =
  /^(personers?|personen|personnes|personas?|persons?|people|manna|manns?|mans?|sits(?:ig)?|sitzers?|sitzige[rns]?|seaters?|places|plazas)-?(\p{L}{3,20})?$/u
const SEATS = /^(?:sits|sitz|seat)/
const GLUED =
  /^(\p{L}{2,12}?)-?((?:personers?|personen|persons?|manns?|mans?|sits|sitzers?|seaters?)-?(?:\p{L}{3,20})?)$/u
const COST = 6
const MOST = 20

const FOR = new Set('for fur pour para till'.split(' '))
const SO_MANY = 6
const LONGEST_NAME = 3
const POLITE = new Set('please tack bitte svp stp porfa gracias merci thanks danke'.split(' '))

const TOO_FEW = indexOf(`
is too small, is too few, are too few, is too little, is too tight, isn't enough, is not enough, aren't enough, are not enough, won't do, would be too small
är för litet, är för liten, är för lite, är för få, är för trångt, räcker inte, är inte nog, vore för litet
ist zu klein, sind zu klein, ist zu wenig, sind zu wenig, ist zu eng, reicht nicht, reichen nicht, ist nicht genug, wäre zu klein
c'est trop petit, est trop petit, c'est trop peu, c'est pas assez, ce n'est pas assez, ne suffit pas, ne suffisent pas, suffit pas, ça suffit pas, ça ne suffit pas
es pequeño, es pequeña, es muy pequeño, es muy pequeña, es demasiado pequeño, es demasiado pequeña, es poco, son pocas, son pocos, no basta, no bastan, no es suficiente, se queda corto, se queda corta, se queda pequeña, se queda pequeño
`)

/** "2 people is too small": other than for so many. */
export function readPersons(scene: Scene, at: number): Reading | undefined {
  const persons = personsAt(scene, at)
  const isParted = persons !== undefined && scene.tokens[persons.next]?.text === ','
  const end = persons && longestAt(TOO_FEW, scene.tokens, isParted ? persons.next + 1 : persons.next)
  if (!persons || end === undefined) return persons
  return { ...persons, next: end, add: (into, negated) => persons.add(into, !negated) }
}

/** "Tienda de campaña para dos", "ein Zelt für vier, bitte". */
function readForSo(tokens: Scene['tokens'], at: number): Reading | undefined {
  const before = tokens.slice(Math.max(0, at - LONGEST_NAME), at).map(({ text }) => text.toLowerCase())
  const isOfThing = before.some((_, n) => isThing(before.slice(n).join(' ')))
  const number = readNumberWords(tokens, at + 1)
  if (!isOfThing || !number || number.value < 2 || number.value > SO_MANY) return undefined
  const behind = tokens[number.next]
  const isEnd = behind === undefined || behind.kind === 'sign' || POLITE.has(behind.key)
  return isEnd ? personsOf(number.next, [String(number.value), PERSONS]) : undefined
}

/** Products write the number in digits. */
function personsAt({ tokens }: Scene, at: number): Reading | undefined {
  const token = tokens[at]
  const held = endOf(tokens, at, 'holds')
  if (held !== undefined) return readHeld(tokens, held)
  if (FOR.has(token?.key ?? '')) return readForSo(tokens, at)
  if (token?.kind === 'word') {
    const glued = gluedPersons(token.key)
    if (glued) return personsOf(at + 1, withSeat(glued, tokens, at))
  }
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const joined = tokens[number.next]?.text === '-' ? number.next + 1 : number.next
  const people = tokens[joined]
  if (people && PEOPLE.has(people.key))
    return personsOf(joined + 1, [String(number.value), people.text.toLowerCase()])
  const counted = countedPersons(number.value, people?.key ?? '')
  return counted && personsOf(joined + 1, withSeat(counted, tokens, joined))
}

function numberAt(
  tokens: Scene['tokens'],
  at: number,
): { readonly value: number; readonly next: number } | undefined {
  const token = tokens[at]
  const digits = token?.kind === 'number' && /^\d{1,2}$/.test(token.text) ? Number(token.text) : undefined
  const number = digits === undefined ? readNumberWords(tokens, at) : { value: digits, next: at + 1 }
  return number && number.value >= 1 && number.value <= MOST ? number : undefined
}

/** "Sleeps 4", "Platz für drei Personen". */
function readHeld(tokens: Scene['tokens'], at: number): Reading | undefined {
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const isPeople = PEOPLE.has(tokens[number.next]?.key ?? '')
  if (!isPeople && isMeasured(tokens, number.next)) return undefined
  return personsOf(isPeople ? number.next + 1 : number.next, [String(number.value), PERSONS])
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

/** "Tvåpersonstält" is a tent for 2 persons. */
function gluedPersons(key: string): string[] | undefined {
  const [, number = '', counted = ''] = GLUED.exec(key) ?? []
  if (counted === '') return undefined
  const token = { kind: 'word', text: number, key: number, glued: false, inner: [] } as const
  const said = readNumberWords([token], 0)
  return said && said.value <= MOST ? countedPersons(said.value, counted) : undefined
}

function countedPersons(value: number, counted: string): string[] | undefined {
  const [, people, thing] = COUNTED.exec(counted) ?? []
  if (people === undefined || (thing !== undefined && !isThing(thing))) return undefined
  return [String(value), PERSONS, ...(thing === undefined ? [] : [thing])]
}

/** A "Dreisitzer" with nothing else named is a sofa. */
function withSeat(said: readonly string[], tokens: Scene['tokens'], at: number): readonly string[] {
  const isSeat = SEATS.test(tokens[at]?.key.replace(/^.*?(?=sits|sitz|seat)/, '') ?? '')
  const isNamed = said.length > 2 || tokens.some(({ text }, place) => place !== at && isThing(text))
  return isSeat && !isNamed ? [...said, 'sofa'] : said
}

const TOLD_CHARACTERS = 1_000

/** For how many a text says that it is: "seats six", "Platz für sechs Personen". */
function personsToldIn(text: string): string[] {
  const tokens = scan(text.slice(0, TOLD_CHARACTERS))
  return tokens.flatMap((_, at) => {
    const held = endOf(tokens, at, 'holds')
    const number = numberAt(tokens, held ?? at)
    const isSaid =
      number &&
      (held === undefined ? PEOPLE.has(tokens[number.next]?.key ?? '') : !isMeasured(tokens, number.next))
    return number && isSaid ? [`${number.value} ${PERSONS}`] : []
  })
}

/** For how many a title says that it is, in words that name no number by themselves: "Tresitssoffa", "Zweimannzelt". */
function personsSaid(title: string): string[] {
  return title.split(/[^\p{L}\p{M}-]+/u).flatMap((word) => {
    const said = gluedPersons(fold(word))
    return said === undefined ? [] : [`${said[0]} ${PERSONS}`]
  })
}

/** For how many a product says that it is. */
export function personsIn(product: { readonly title: string; readonly bodyText: string }): string[] {
  return [...personsSaid(product.title), ...personsToldIn(product.bodyText)]
}
