/** Words that say what a thing lacks, and words that say it has something without naming it, by their concepts. Pure. */

/** "Unscented" is without perfume, "decaf" without caffeine. */
const LACKING: Readonly<Record<string, string>> = {
  unscented: 'perfume-note',
  decaf: 'caffeine',
  'non-alcoholic': 'alcohol',
  'non-toxic': 'toxic',
  wireless: 'cable',
  cordless: 'cable',
  vegan: 'of-animals',
  vegetarian: 'meat',
}

/** What is said to be one of these is free of it all, though whatever is free of that is not one of them. */
const FREED: Readonly<Record<string, readonly string[]>> = {
  vegetarian: 'meat fish pork-taste beef-taste gelatin'.split(' '),
  vegan:
    'meat fish pork-taste beef-taste gelatin milk lactose lactose-content eggs honey leather nappa suede wool merino cashmere lambswool mohair alpaca silk down'.split(
      ' ',
    ),
}

const LACKED = new Set(Object.values(LACKING))

/** What is one of these is free of it though it says nothing. */
const FREE_BY_NATURE: Readonly<Record<string, readonly string[]>> = {
  caffeine: ['herbal-tea'],
  flame: ['led-candle'],
  alcohol:
    'juice cordial lemonade soft-drink mineral-water elderflower-cordial tonic-water smoothie iced-tea energy-drink'.split(
      ' ',
    ),
}

const DRINKS =
  `beer wine red-wine white-wine rose-wine sparkling-wine champagne mulled-wine cider gin whisky rum liqueur`.split(
    ' ',
  )

const MEATS = 'meat sausage ham bacon salami fish'.split(' ')
const OF_ANIMALS = [
  ...'leather nappa suede wool merino cashmere lambswool mohair alpaca silk down cheese butter yoghurt egg honey gelatin'.split(
    ' ',
  ),
  ...MEATS,
]

/** Appliances that nobody has made to work without current. */
const PLUGGED =
  `toaster microwave blender food-processor hand-mixer hand-blender stand-mixer air-fryer slow-cooker rice-cooker sandwich-maker bread-maker deep-fryer mini-oven dehydrator egg-cooker
  waffle-iron raclette-grill ice-cream-maker capsule-coffee-machine filter-coffee-machine yoghurt-maker vacuum-sealer hob dishwasher washing-machine fridge hair-dryer straightener curling-iron garment-steamer fan-heater electric-blanket
  heating-pad fan tower-fan air-conditioner dehumidifier air-purifier vacuum-cleaner treadmill projector printer laminator glue-gun soldering-iron tv`.split(
    /\s+/,
  )
const RUNNING_ON_BATTERIES = 'massage-gun electric-toothbrush robot-vacuum'.split(' ')
/** What is one of these has it though it says nothing. */
const HAVING_BY_NATURE: Readonly<Record<string, readonly string[]>> = {
  electric: [...PLUGGED, ...RUNNING_ON_BATTERIES],
  electricity: [...PLUGGED, ...RUNNING_ON_BATTERIES],
  // A vacuum cleaner may be a robot.
  cable: PLUGGED.filter((id) => id !== 'vacuum-cleaner'),
}

/** Named by a letter. */
const ELECTRIC = ['e-bike', 'e-scooter']

/** What has it though it does not say so in that word: who wants nothing electric asks for it "without electricity". */
const HAVING: Readonly<Record<string, readonly string[]>> = {
  'perfume-note': ['scented'],
  electricity: ['electric', 'cordless', 'rechargeable', ...ELECTRIC],
  'board-game': ['gaming'],
  game: ['gaming'],
  electric: ['cordless', 'rechargeable', ...ELECTRIC],
  flame: ['candle', 'tealight', 'scented-candle'],
  alcohol: DRINKS,
  caffeine: 'coffee coffee-beans green-tea black-tea matcha chai energy-drink'.split(' '),
  gluten: 'pasta bread crispbread buns beer wheat-beer semolina rye-flour spelt-flour'.split(' '),
  meat: MEATS,
  'pork-taste': ['ham', 'bacon', 'salami'],
  leather: ['suede'],
  cable: ['wired'],
  'of-animals': OF_ANIMALS,
  hooded: ['hoodie'],
  confetti: ['party-poppers'],
  red: ['red-wine'],
  white: ['white-wine'],
  spicy: ['hot-sauce'],
  bracelet: ['watch-strap'],
  short: ['mini-dress', 'mini-skirt'],
  long: ['maxi-dress'],
}

const STRINGS = 'strings stringed strang strangar straenginstrument saite saiten corde cordes cuerda cuerdas'
const TRAPS = 'trap traps falla fallor fallan fallorna falle fallen piege pieges trampa trampas'
const FLOOR =
  'floor floors boden fussboden golv golvet suelo terre sol stehend stehende stehenden staende standing'
const SYNTHETIC =
  'synthetic synthetics syntet syntetmaterial syntetisk syntetiskt syntetiska konstfiber synthetik synthetisch synthetisches kunstfaser kunstfasern synthetique synthetiques sintetico sinteticos sintetica sinteticas'
/** Words that are no names of concepts and refuse these: of no feathers no down, of wine without bubbles no cava. */
const WORDS: Readonly<Record<string, string>> = {
  'perfume-note':
    'smell smells smelling smelly luktar lukta lukt doftar dofta riecht riechen riechende geruch duftet sent sentent odeur odeurs huele huelan huela olor olores',
  child: 'nursery barnrum barnrummet barnkammare barnkammaren kinderzimmer kinderzimmers infantil',
  down: 'feather feathers fjader fjadrar fjadrarna feder federn plume plumes pluma plumas',
  sparkling:
    'bubble bubbles bubbly bubbel bubblor bubblig bulle bulles burbuja burbujas perlen kohlensaure kolsyra gas gaz fizz',
  'sparkling-wine': 'bubble bubbles bubbly bubbel bubblor bulle bulles burbuja burbujas',
  hooded: 'hood hoods huva huvan luva luvan kapuschong kapuze kapuzen capuche capuches capucha capuchas',
  polyester: SYNTHETIC,
  nylon: SYNTHETIC,
  microfibre: SYNTHETIC,
  caffeine:
    'theine teine teina teein thein teinhaltig caffeinated koffeinhaltig koffeinhaltiger koffeinhaltiges koffeinhaltige koffeinhaltigt koffeinrik cafeine cafeinee cafeinado',
  ...Object.fromEntries(
    'guitar electric-guitar acoustic-guitar bass-guitar ukulele violin cello banjo harp'
      .split(' ')
      .map((id) => [id, STRINGS]),
  ),
  ...Object.fromEntries(
    'mousetrap rat-trap moth-trap insect-trap fly-paper'.split(' ').map((id) => [id, TRAPS]),
  ),
  'floor-lamp': FLOOR,
  gaming: 'jouer jugar zocken spielen spiele spela play playing',
  'on-wheels':
    'wheel wheels castors casters hjul hjulen rollen rader rad roulette roulettes roue roues rueda ruedas ruedecillas',
  heels: 'klack klackar klacken absatz absatze hohen talon tacon',
  electricity: 'motor motors motorn moteur motores elmotor elektromotor',
  'christmas-baubles': 'kugeln kulor kulorna boules bolas balls',
  food: 'eat eats eaten eatables eatable ata atas ater manger mange mangeable isst gegessen comer come coma',
  drink: 'drinks drunk dricka dricker drickas trinken trinkt getrunken boire boit beber bebe beba',
  'bike-light': 'light lights licht lichter lampor lampa lampen lumiere lumieres luz luces',
  champagne: 'bubble bubbles bubbly bubbel bubblor bulle bulles burbuja burbujas',
  floral: 'flower flowers blossom blossoms blom blomma blommor blume blumen bluten fleur fleurs flor flores',
  checked: 'squares rutor karo karos carreau carreaux cuadro cuadros',
}
const refusing = new Map<string, string[]>()
for (const [id, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) refusing.set(word, [...(refusing.get(word) ?? []), id])

/** What a word, folded, refuses beside what it names; the concept that a trait says a thing lacks is refused by its own name. */
export function refusedBy(word: string): readonly string[] {
  return refusing.get(word) ?? (LACKED.has(word) ? [word] : [])
}

/** What a product that says these concepts is free of. */
export function lackedBy(concepts: readonly string[]): string[] {
  return concepts.flatMap((id) => LACKING[id] ?? [])
}

/** And what else it is free of that says them: "vegan" of milk, of leather and of meat. */
export function freedBy(concepts: readonly string[]): string[] {
  return concepts.flatMap((id) => FREED[id] ?? [])
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

/** A cordless drill may come with a cable for its charger. */
const BESIDE = new Set(['cable'])

/** What has what these concepts say a thing lacks: whoever wants it "alcohol-free" wants no gin, nor what says that it has alcohol. */
export function havingLacked(concepts: readonly string[]): string[] {
  const lacked = lackedBy(concepts)
  return [...lacked.filter((id) => !BESIDE.has(id)), ...havingAny(lacked)]
}

/** What a product may say instead of that it has any of these. */
export function havingAny(concepts: readonly string[]): string[] {
  return concepts.flatMap((id) => HAVING[id] ?? [])
}
