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
import { HOBBY_NEEDS } from './hobbies-loved.ts'
import { HOBBY_GOODS } from './hobby-goods.ts'
import { HOUSEHOLD } from './household.ts'
import { KITCHEN } from './kitchen.ts'
import { LARDER } from './larder.ts'
import { fold } from '../fold.ts'
import { NEEDS } from './needs.ts'
import { ANIMAL_NEEDS } from './needs-animals.ts'
import { BODY_NEEDS } from './needs-body.ts'
import { CARE_NEEDS } from './needs-care.ts'
import { CHILDREN_NEEDS } from './needs-children.ts'
import { COMMON_NEEDS } from './needs-common.ts'
import { COMPLAINT_NEEDS } from './needs-complaints.ts'
import { COOKING_NEEDS } from './needs-cooking.ts'
import { DAILY_NEEDS } from './needs-daily.ts'
import { DESK_NEEDS } from './needs-desk.ts'
import { DEVICE_NEEDS } from './needs-devices.ts'
import { EVERYDAY_NEEDS } from './needs-everyday.ts'
import { FAMILY_NEEDS, OCCASION_NEEDS } from './needs-family.ts'
import { GARDEN_NEEDS } from './needs-garden.ts'
import { HOME_NEEDS } from './needs-home.ts'
import { HOUSE_NEEDS } from './needs-house.ts'
import { HOUSEHOLD_NEEDS } from './needs-household.ts'
import { LEISURE_NEEDS } from './needs-leisure.ts'
import { MAKING_NEEDS } from './needs-making.ts'
import { MEAL_NEEDS } from './needs-meals.ts'
import { MOMENT_NEEDS } from './needs-moments.ts'
import { MORE_NEEDS } from './needs-more.ts'
import { MISHAP_NEEDS } from './needs-mishaps.ts'
import { ORDINARY_NEEDS } from './needs-ordinary.ts'
import { OUT_NEEDS } from './needs-out.ts'
import { AILING_NEEDS } from './needs-ailing.ts'
import { AMUSING_NEEDS } from './needs-amusing.ts'
import { DOING_NEEDS } from './needs-doing.ts'
import { DWELLING_NEEDS } from './needs-dwelling.ts'
import { EATING_NEEDS } from './needs-eating.ts'
import { FIXING_NEEDS } from './needs-fixing.ts'
import { FURNISHING_NEEDS } from './needs-furnishing.ts'
import { GOODS_NEEDS } from './needs-goods.ts'
import { HEALING_NEEDS } from './needs-healing.ts'
import { KEEPING_NEEDS } from './needs-keeping.ts'
import { LARDER_NEEDS } from './needs-larder.ts'
import { OUTING_NEEDS } from './needs-outing.ts'
import { RAISING_NEEDS } from './needs-raising.ts'
import { RARER_NEEDS } from './needs-rarer.ts'
import { SAYING_NEEDS } from './needs-sayings.ts'
import { SHELF_NEEDS } from './needs-shelves.ts'
import { STOVE_NEEDS } from './needs-stove.ts'
import { WARDROBE_NEEDS } from './needs-wardrobe.ts'
import { WIRED_NEEDS } from './needs-wired.ts'
import { WISH_NEEDS } from './needs-wishes.ts'
import { NURSERY } from './nursery.ts'
import { PEOPLE_NEEDS } from './needs-people.ts'
import { PLACE_NEEDS } from './needs-places.ts'
import { PLAIN_NEEDS } from './needs-plain.ts'
import { PURSUIT_NEEDS } from './needs-pursuits.ts'
import { ROOM_NEEDS } from './needs-rooms.ts'
import { PREDICAMENT_NEEDS } from './needs-predicaments.ts'
import { SEASON_NEEDS } from './needs-seasons.ts'
import { SITUATION_NEEDS } from './needs-situations.ts'
import { TABLE_NEEDS } from './needs-table.ts'
import { TRAVEL_NEEDS } from './needs-travel.ts'
import { TROUBLE_NEEDS } from './needs-troubles.ts'
import { VEHICLE_NEEDS } from './needs-vehicles.ts'
import { VEXATION_NEEDS } from './needs-vexations.ts'
import { WEAR_NEEDS } from './needs-wear.ts'
import { WORK_NEEDS } from './needs-work.ts'
import { OCCASIONS, PRESENT_OCCASIONS } from './occasions.ts'
import { ODDMENTS } from './oddments.ts'
import { OFFICE } from './office.ts'
import { PANTRY } from './pantry.ts'
import { PASTIMES } from './pastimes.ts'
import { PROVISIONS } from './provisions.ts'
import { SHELVES } from './shelves.ts'
import { SPORTS } from './sports.ts'
import { STANDING_IDS, STANDING_KINDS, STANDING_SHELVES } from './standing.ts'
import { STYLE } from './style.ts'
import { TECHNOLOGY } from './technology.ts'
import { WORKSHOP } from './tools.ts'
import { VEHICLES } from './vehicles.ts'
import { WARES } from './wares.ts'

interface Row {
  /** In five languages, as in synonym-groups.ts. */
  readonly words: string
  /** By its first English word. */
  readonly name: string
  readonly others: readonly string[]
}

const things = rowsOf(
  `${KITCHEN}${HOUSEHOLD}${WORKSHOP}${GARDEN}${ANIMALS}${CHILDREN}${SPORTS}${HEALTH}${HOBBIES}${TECHNOLOGY}${STYLE}${PANTRY}${CRAFT}${OFFICE}${BUILDING}${APART}${APPAREL}${NURSERY}${DEVICES}${COOKERY}${PASTIMES}${VEHICLES}${LARDER}${OCCASIONS}${ODDMENTS}${PROVISIONS}${WARES}`,
)
const shelves = rowsOf(SHELVES, ' < ')
const occasions = rowsOf(`${OCCASION_NEEDS}${PRESENT_OCCASIONS}`)
const further = new Map(rowsOf(HOBBY_GOODS).map(({ name, others }) => [name, others] as const))
const needs = rowsOf(
  `${NEEDS}${DAILY_NEEDS}${HOME_NEEDS}${MORE_NEEDS}${BODY_NEEDS}${ROOM_NEEDS}${OUT_NEEDS}${FAMILY_NEEDS}${WORK_NEEDS}${WEAR_NEEDS}${CARE_NEEDS}${HOUSE_NEEDS}${COOKING_NEEDS}${TRAVEL_NEEDS}${VEHICLE_NEEDS}${DEVICE_NEEDS}${TABLE_NEEDS}${LEISURE_NEEDS}${SEASON_NEEDS}${GARDEN_NEEDS}${ANIMAL_NEEDS}${CHILDREN_NEEDS}${MAKING_NEEDS}${DESK_NEEDS}${OCCASION_NEEDS}${PRESENT_OCCASIONS}${HOBBY_NEEDS}${SHELF_NEEDS}`,
).map(withFurther)

export const DEPARTMENT_THINGS = [...[...things, ...shelves].map(({ words }) => words), ...STANDING_SHELVES]
/** What things taste of, too. */
export const DEPARTMENT_FLAVOURS = rowsOf(FLAVOURS).map(({ words }) => words)
const shelfIds = new Set([...shelves.map(idOf), ...STANDING_IDS])
/** Whether it only is what a shelf of a shop is called: what stands there need not be alike. */
export const isShelf = (id: string): boolean => shelfIds.has(id)
export const DEPARTMENT_NEEDS = needs.map(({ words }) => words)
const furtherIds = new Map([...further].map(([name, { length }]) => [idOf({ name }), length] as const))
const needIds = new Set(needs.map(idOf))
const occasionIds = new Set(occasions.map(idOf))
/** Whether the concept is what people say is the matter. */
export const isNeed = (id: string): boolean => needIds.has(id)
const goods = new Map(needs.map((row) => [idOf(row), row.others.map((name) => idOf({ name }))]))
const whoIds = new Set(rowsOf(WORK_NEEDS).map(idOf))
/** Whether it says who somebody is, or how they live, rather than what is the matter. */
export const isWho = (id: string): boolean => whoIds.has(id)
/** What is only guessed of sentences: rows that no prompt is read by as they stand, and no product is indexed by. */
export const TOLD_NEEDS = rowsOf(
  `${MEAL_NEEDS}${EVERYDAY_NEEDS}${PURSUIT_NEEDS}${HOUSEHOLD_NEEDS}${PEOPLE_NEEDS}${FURNISHING_NEEDS}${STOVE_NEEDS}${LARDER_NEEDS}${FIXING_NEEDS}${WARDROBE_NEEDS}${HEALING_NEEDS}${AMUSING_NEEDS}${KEEPING_NEEDS}${WIRED_NEEDS}${RARER_NEEDS}${WISH_NEEDS}${GOODS_NEEDS}${SAYING_NEEDS}${EATING_NEEDS}${AILING_NEEDS}${RAISING_NEEDS}${DWELLING_NEEDS}${OUTING_NEEDS}${DOING_NEEDS}${MOMENT_NEEDS}${PLAIN_NEEDS}${COMMON_NEEDS}${ORDINARY_NEEDS}${MISHAP_NEEDS}${COMPLAINT_NEEDS}${TROUBLE_NEEDS}${SITUATION_NEEDS}${PREDICAMENT_NEEDS}${VEXATION_NEEDS}`,
).map(helping)
/** What is guessed only where nothing else is said than where to. */
export const WHERE_NEEDS = rowsOf(PLACE_NEEDS).map(helping)
/** The things that help with a need, the likeliest first. */
export const goodsFor = (id: string): readonly string[] => goods.get(id) ?? []
/** Of them those of its own row, which go before all further ones. */
export const ownGoodsFor = (id: string): readonly string[] =>
  goodsFor(id).slice(0, goodsFor(id).length - (furtherIds.get(id) ?? 0))
/** Whether it is what a present is for. */
export const isOccasion = (id: string): boolean => occasionIds.has(id)
/** A thing > what it is a kind of; so is what helps with a need. */
export const DEPARTMENT_KINDS: readonly (readonly [member: string, kind: string])[] = [
  ...things.flatMap(({ name, others }) => others.map((kind) => [name, kind] as const)),
  ...[...needs, ...shelves].flatMap(({ name, others }) => others.map((thing) => [thing, name] as const)),
  ...STANDING_KINDS,
]

function withFurther(row: Row): Row {
  return { ...row, others: [...row.others, ...(further.get(row.name) ?? [])] }
}

function helping({ words, others }: Row): { readonly words: string; readonly goods: readonly string[] } {
  return { words, goods: others.map((name) => idOf({ name })) }
}

function idOf({ name }: Pick<Row, 'name'>): string {
  return fold(name).replaceAll(' ', '-')
}

function rowsOf(table: string, mark = ' > '): Row[] {
  return table
    .trim()
    .split(/\n+/)
    .map((row) => {
      const [words = '', others = ''] = row.split(mark)
      const name = words.split(/,| \|/, 1)[0]?.trim() ?? ''
      return { words, name, others: others.split(', ').filter(Boolean) }
    })
}
