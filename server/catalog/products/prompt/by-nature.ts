/** What things surely have, or lack, though no word of them says so: a toaster is electric, a drone runs on batteries. Pure. */

const set = (ids: string): readonly string[] => ids.trim().split(/\s+/)

/** What is one of these is free of it though it says nothing. */
const FREE_BY_NATURE: Readonly<Record<string, readonly string[]>> = {
  caffeine: ['herbal-tea'],
  flame: ['led-candle'],
  alcohol: set(
    'juice cordial lemonade soft-drink mineral-water elderflower-cordial tonic-water smoothie iced-tea energy-drink',
  ),
}

/** Appliances that nobody has made to work without current. */
const PLUGGED = set(`
  toaster microwave blender food-processor hand-mixer hand-blender stand-mixer air-fryer slow-cooker rice-cooker sandwich-maker bread-maker deep-fryer mini-oven dehydrator egg-cooker
  waffle-iron raclette-grill ice-cream-maker capsule-coffee-machine filter-coffee-machine bean-to-cup-machine espresso-machine yoghurt-maker vacuum-sealer slow-juicer hob dishwasher washing-machine fridge
  hair-dryer straightener curling-iron garment-steamer steam-station fan-heater electric-blanket heating-pad fan tower-fan air-conditioner dehumidifier air-purifier vacuum-cleaner sewing-machine
  heat-gun treadmill projector printer laminator glue-gun soldering-iron monitor tv soundbar`)
/** Of these some are plugged in, and others hold a battery. */
const ELECTRIC_TOOLS = set(
  'drill sander angle-grinder circular-saw hedge-trimmer beard-trimmer hair-clippers epilator',
)
const HOLDING_BATTERIES = set(
  `massage-gun electric-toothbrush robot-vacuum cordless-drill cordless-vacuum walkie-talkie drone metal-detector remote-control toy-robot kids-camera
  smartwatch fitness-tracker tablet laptop phone e-reader smart-bulb smart-plug smart-speaker`,
)
const ELECTRIC = [...PLUGGED, ...ELECTRIC_TOOLS, ...HOLDING_BATTERIES]
/** Plugged in, or what is no battery of its own. */
const NO_BATTERIES = new Set(['smart-bulb', 'smart-plug', 'smart-speaker'])

/** What is one of these has it though it says nothing. */
const HAVING_BY_NATURE: Readonly<Record<string, readonly string[]>> = {
  electric: ELECTRIC,
  electricity: ELECTRIC,
  // A vacuum cleaner may be a robot.
  cable: PLUGGED.filter((id) => id !== 'vacuum-cleaner'),
  'battery-pack': HOLDING_BATTERIES.filter((id) => !NO_BATTERIES.has(id)),
  digital: set('action-camera webcam drone kids-camera security-camera dash-cam camcorder mirrorless-camera'),
  alcohol: set('beer wine cider gin whisky rum vodka tequila liqueur mulled-wine'),
}

/** Most of these are plugged in, and what is not says how it works instead. */
const LAMPS = set('floor-lamp table-lamp desk-lamp reading-lamp')
const LIT = [...LAMPS, ...set('ceiling-lamp pendant-light wall-lamp chandelier')]
const NO_CABLE = set('rechargeable battery-powered solar cordless wireless')
const NO_CURRENT = set('solar candle lantern')
const MOSTLY: Readonly<Record<string, readonly [things: readonly string[], butFor: readonly string[]]>> = {
  cable: [LAMPS, NO_CABLE],
  electric: [LIT, NO_CURRENT],
  electricity: [LIT, NO_CURRENT],
}

/** Words of a title that name what is electric, where another word for the same thing may be of one that is not: "Kaffebryggare" of "cafetera". */
const CURRENT = set(`
  kaffebryggare kaffemaskin kaffemaskiner espressomaskin kaffeemaschine kaffeemaschinen kaffeevollautomat kaffeeautomat espressomaschine siebtragermaschine
  vattenkokare wasserkocher rakapparat elektrorasierer rasierapparat akkurasierer`)
/** And of the same kind what has none. */
const BY_HAND = set('moka-pot french-press pour-over-coffee-maker')
const WORDED: Readonly<Record<string, readonly string[]>> = { electric: CURRENT, electricity: CURRENT }
/** Of what takes current products say how much: "1500 W". */
const MEASURED: Readonly<Record<string, readonly string[]>> = {
  electric: ['watt', 'watts', 'mah'],
  electricity: ['watt', 'watts', 'mah'],
}

/** What a product that is these things is free of. */
export function lackedByNature(things: ReadonlySet<string>): string[] {
  return Object.entries(FREE_BY_NATURE).flatMap(([id, members]) =>
    members.some((one) => things.has(one)) ? [id] : [],
  )
}

/** What products that are one of these things surely have of these concepts. */
export function havingByNature(concepts: readonly string[]): string[] {
  return [...new Set(concepts.flatMap((id) => HAVING_BY_NATURE[id] ?? []))]
}

/** Things that mostly have one of these concepts, and what those say that have not. */
export function havingMostly(
  concepts: readonly string[],
): readonly (readonly [things: readonly string[], butFor: readonly string[]])[] {
  return [...new Set(concepts.flatMap((id) => (MOSTLY[id] === undefined ? [] : [MOSTLY[id]])))]
}

/** Words, folded, whose things have them unless they are one of these things, or worked by hand; and units that what has them is measured in. */
export function wordedByNature(concepts: readonly string[]): {
  readonly words: readonly string[]
  readonly units: readonly string[]
  readonly butFor: readonly string[]
} {
  const words = [...new Set(concepts.flatMap((id) => WORDED[id] ?? []))]
  const units = [...new Set(concepts.flatMap((id) => MEASURED[id] ?? []))]
  return { words, units, butFor: words.length === 0 ? [] : BY_HAND }
}
