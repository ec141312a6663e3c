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

/** Named by a letter. */
const ELECTRIC = ['e-bike', 'e-scooter']
const POWERED = ['electric', 'cordless', 'rechargeable', 'battery-powered', 'remote-controlled', ...ELECTRIC]

/** What has it though it does not say so in that word: who wants nothing electric asks for it "without electricity". */
const HAVING: Readonly<Record<string, readonly string[]>> = {
  'perfume-note': ['scented'],
  electricity: POWERED,
  'board-game': ['gaming'],
  game: ['gaming'],
  electric: POWERED.slice(1),
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
  child: ['kids-room', 'nursery-decor'],
  'battery-pack': ['battery-powered', 'remote-controlled'],
  'battery-powered': ['cordless', 'rechargeable'],
  long: ['maxi-dress'],
}

const STRINGS = 'strings stringed strang strangar straenginstrument saite saiten corde cordes cuerda cuerdas'
const TRAPS = 'trap traps falla fallor fallan fallorna falle fallen piege pieges trampa trampas'
const SMART =
  'smart smarta smarte smarter smartes smarten connecte connectee connectes connectees conectado conectada conectados conectadas inteligente inteligentes intelligent intelligente intelligenta'
const FLOOR =
  'floor floors boden fussboden golv golvet suelo terre sol stehend stehende stehenden staende standing'
const SYNTHETIC =
  'synthetic synthetics syntet syntetmaterial syntetisk syntetiskt syntetiska konstfiber synthetik synthetisch synthetisches kunstfaser kunstfasern synthetique synthetiques sintetico sinteticos sintetica sinteticas'
/** Words that are no names of concepts and refuse these: of no feathers no down, of wine without bubbles no cava. */
const WORDS: Readonly<Record<string, string>> = {
  'perfume-note':
    'smell smells smelling smelly luktar lukta lukt doftar dofta riecht riechen riechende geruch duftet sent sentent odeur odeurs huele huelan huela olor olores',
  magnetic: 'magnet magnets magneten magneter magnete aimant aimants iman imanes',
  'horror-novel':
    'miedo peur scary spooky creepy frightening laskig laskigt laskiga skrammande gruselig gruselige gruseligen gruseliges effrayant effrayante terrorifico terrorifica',
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
  ...Object.fromEntries(
    'smartwatch smart-bulb smart-plug smart-speaker smart-lock'.split(' ').map((id) => [id, SMART]),
  ),
  'floor-lamp': FLOOR,
  gaming: 'jouer jugar zocken spielen spiele spela play playing',
  'on-wheels':
    'wheel wheels castors casters hjul hjulen rollen rader rad roulette roulettes roue roues rueda ruedas ruedecillas',
  wireless: 'bluetooth',
  cable: 'plug plugs prise prises enchufe enchufes steckdose stecker stickkontakt eluttag vagguttag',
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
