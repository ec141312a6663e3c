/** What is drawn for the shop: each of its products in its colour, the pictures of its letters, its people and its mark. */
import type { Sketch } from './easel.ts'
import { PRODUCTS } from './catalogue.ts'
import { inkOf } from './drawings/colours.ts'
import { FACES, MARK } from './drawings/faces.ts'
import { HOME } from './drawings/home.ts'
import { OUTDOORS } from './drawings/outdoors.ts'
import { SCENES, type SceneName } from './drawings/scenes.ts'
import { stillLife } from './drawings/still-life.ts'
import { TABLE } from './drawings/table.ts'
import { WEAR } from './drawings/wear.ts'

const THINGS = { ...TABLE, ...HOME, ...OUTDOORS, ...WEAR }
const PRODUCT_SIDE = 560
const FACE_SIDE = 512
const SCENE = { width: 1280, height: 800, widths: [640, 1280] } as const

/** What the pictures show, for those who do not see them. */
export const SCENE_WORDS: Readonly<Record<SceneName, string>> = {
  moths: 'Three blankets on a line between birches in the snow, and moths in the moonlight',
  mugs: 'Five mugs in five glazes on a shelf before a window',
  light: 'A lit lamp over a sofa with an open book, in a room that is otherwise dark',
  potter: 'Two hands shape a tall pot on the wheel, with the kiln glowing behind',
  garden: 'Seedlings in a row and a watering can on a potting bench',
  shopfront: 'The shop with its striped awning and a bench in the sun',
  coffee: 'Two cups of coffee and a plate of cinnamon buns, seen from above',
  workshop: 'A red blanket on a workbench under a lamp, its hole half darned in cream and ochre',
  gifts: 'Three wrapped parcels under a branch with baubles',
}

const products = PRODUCTS.map(({ externalId, title, thing, look }, number): Sketch => {
  const draw = THINGS[thing]
  if (!draw) throw new Error(`Nobody has drawn a ${thing}`)
  return {
    name: externalId,
    alt: title,
    width: PRODUCT_SIDE,
    height: PRODUCT_SIDE,
    widths: [PRODUCT_SIDE],
    draw: () => stillLife(draw, inkOf(look), number),
  }
})

const scenes = Object.entries(SCENES).map(([name, svg]): Sketch => ({
  // The names are those of the table.
  alt: SCENE_WORDS[name as SceneName],
  name,
  ...SCENE,
  draw: () => svg,
}))

const faces = Object.entries({ ...FACES, mark: MARK }).map(([name, svg]): Sketch => ({
  name,
  alt: '',
  width: FACE_SIDE,
  height: FACE_SIDE,
  widths: [128, FACE_SIDE],
  draw: () => svg,
}))

/** What is on the first pages comes first. */
export const SKETCHES: readonly Sketch[] = [...scenes, ...faces, ...products]
