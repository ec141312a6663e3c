/** The tables of what people love or do, each with the need it is: "loves X" in five languages, or a row of needs*.ts. */
import { fold } from '../fold.ts'
import { KNOWN_HOBBIES } from './hobbies-known.ts'
import { HOBBYISTS } from './hobbyists.ts'
import { MORE_HOBBIES } from './hobbies-more.ts'

/** By columns, as the needs of MORE_HOBBIES are called. */
const LOVES = ['loves', 'älskar', 'liebt', 'adore', 'le encanta']

/** What is on things and in their names, too: a dinosaur on a shirt, a kind of tea. Others are words for much else ("pêche" is a peach). */
const MOTIFS = new Set(
  `loves dinosaurs, dog owner, cat owner, loves horses, birdwatcher, astronaut, loves animals, loves cars, loves planes, loves tractors,
loves princesses, loves pirates, loves insects, loves football, loves fantasy, loves houseplants, loves cheese, wine lover, coffee lover, tea lover,
sweet tooth, loves whisky, loves gin, loves motorbikes, loves trading cards, loves dolls, loves honey, loves matcha, model railway fan,
loves geography, loves christmas, loves watches, loves shoes, loves jewellery, loves perfume, loves puzzles, loves chess, loves ukulele, loves thrillers, loves halloween,
loves sharks, loves penguins, loves bears, loves farm animals, loves jungle, loves vikings, loves spies, loves policing`.split(
    /,\s+/,
  ),
)

export interface Hobby {
  /** Folded, by columns. */
  readonly forms: readonly (readonly string[])[]
  /** The name of its need. */
  readonly need: string
  /** Whether what speaks of it will do as what is for it. */
  readonly isMotif: boolean
}

const rows = rowsOf(MORE_HOBBIES, ' > ').map(([cells, goods]) => ({ cells, goods }))

/** Rows as those of needs.ts. */
export const HOBBY_NEEDS = rows
  .map(({ cells, goods }) => {
    const words = cells.map((cell, column) => `${LOVES[column]} ${cell[0]}`)
    return `${words.join(' | ')} > ${goods}`
  })
  .join('\n')

export const HOBBIES: readonly Hobby[] = [
  ...rows.map(({ cells }) => hobby(cells, `${LOVES[0]} ${cells[0]?.[0]}`)),
  ...rowsOf(KNOWN_HOBBIES, ' = ').map(([cells, need]) => hobby(cells, need)),
]

/** What things for it speak of, of whoever is called by the need: birds of a birdwatcher. */
export function motifOf(id: string): string | undefined {
  const row = HOBBIES.find(({ need, isMotif }) => isMotif && fold(need).replaceAll(' ', '-') === id)
  return row?.forms[0]?.[0]
}

/** Folded, under what they are called, the name of the need; of one word in two languages the first. */
export const CALLED: ReadonlyMap<string, string> = new Map(
  rowsOf(HOBBYISTS, ' = ')
    .flatMap(([cells, need]) => cells.flat().map((form) => [fold(form), need] as const))
    .toReversed(),
)

const loved = new Set(HOBBIES.map(({ need }) => fold(need).replaceAll(' ', '-')))
/** Whether the need is what somebody loves or does. */
export const isLoved = (id: string): boolean => loved.has(id)

function hobby(cells: readonly (readonly string[])[], need: string): Hobby {
  return { forms: cells.map((cell) => cell.map(fold)), need, isMotif: MOTIFS.has(need) }
}

function rowsOf(table: string, mark: string): [string[][], string][] {
  return table
    .trim()
    .split(/\n+/)
    .map((row) => {
      const [words = '', behind = ''] = row.split(mark)
      return [words.split('|').map((cell) => cell.split(',').map((form) => form.trim())), behind]
    })
}
