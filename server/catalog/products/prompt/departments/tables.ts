/** The tables by department, apart: what stands before ">", and what is a kind of what behind it. */
import { ANIMALS } from './animals.ts'
import { APART } from './apart.ts'
import { APPAREL } from './apparel.ts'
import { BUILDING } from './building.ts'
import { CHILDREN } from './children.ts'
import { COOKERY } from './cookery.ts'
import { CRAFT } from './craft.ts'
import { DEVICES } from './devices.ts'
import { FLAVOURS } from './flavours.ts'
import { GARDEN } from './garden.ts'
import { HEALTH } from './health.ts'
import { HOBBIES } from './hobbies.ts'
import { HOUSEHOLD } from './household.ts'
import { KITCHEN } from './kitchen.ts'
import { LARDER } from './larder.ts'
import { fold } from '../fold.ts'
import { NEEDS } from './needs.ts'
import { DAILY_NEEDS } from './needs-daily.ts'
import { HOME_NEEDS } from './needs-home.ts'
import { MORE_NEEDS } from './needs-more.ts'
import { ORDINARY_NEEDS } from './needs-ordinary.ts'
import { PEOPLE_NEEDS } from './needs-people.ts'
import { NURSERY } from './nursery.ts'
import { OCCASIONS } from './occasions.ts'
import { ODDMENTS } from './oddments.ts'
import { OFFICE } from './office.ts'
import { PANTRY } from './pantry.ts'
import { PASTIMES } from './pastimes.ts'
import { SPORTS } from './sports.ts'
import { STYLE } from './style.ts'
import { TECHNOLOGY } from './technology.ts'
import { WORKSHOP } from './tools.ts'
import { VEHICLES } from './vehicles.ts'

interface Row {
  /** In five languages, as in synonym-groups.ts. */
  readonly words: string
  /** By its first English word. */
  readonly name: string
  readonly others: readonly string[]
}

const things = rowsOf(
  `${KITCHEN}${HOUSEHOLD}${WORKSHOP}${GARDEN}${ANIMALS}${CHILDREN}${SPORTS}${HEALTH}${HOBBIES}${TECHNOLOGY}${STYLE}${PANTRY}${CRAFT}${OFFICE}${BUILDING}${APART}${APPAREL}${NURSERY}${DEVICES}${COOKERY}${PASTIMES}${VEHICLES}${LARDER}${OCCASIONS}${ODDMENTS}`,
)
const needs = rowsOf(`${NEEDS}${DAILY_NEEDS}${HOME_NEEDS}${PEOPLE_NEEDS}${MORE_NEEDS}${ORDINARY_NEEDS}`)

export const DEPARTMENT_THINGS = things.map(({ words }) => words)
/** What things taste of, too. */
export const DEPARTMENT_FLAVOURS = rowsOf(FLAVOURS).map(({ words }) => words)
export const DEPARTMENT_NEEDS = needs.map(({ words }) => words)
const needIds = new Set(needs.map(({ name }) => fold(name).replaceAll(' ', '-')))
/** Whether the concept is what people say is the matter. */
export const isNeed = (id: string): boolean => needIds.has(id)
/** A thing > what it is a kind of; so is what helps with a need. */
export const DEPARTMENT_KINDS: readonly (readonly [member: string, kind: string])[] = [
  ...things.flatMap(({ name, others }) => others.map((kind) => [name, kind] as const)),
  ...needs.flatMap(({ name, others }) => others.map((thing) => [thing, name] as const)),
]

function rowsOf(table: string): Row[] {
  return table
    .trim()
    .split(/\n+/)
    .map((row) => {
      const [words = '', others = ''] = row.split(' > ')
      const name = words.split(/,| \|/, 1)[0]?.trim() ?? ''
      return { words, name, others: others.split(', ').filter(Boolean) }
    })
}
