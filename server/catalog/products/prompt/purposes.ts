/** What people do with things, in the forms that stand behind "to", "att", "zum", "pour" and "para", and the things for it. Pure. */
import { fold } from './fold.ts'
import { paintedAt } from './painted.ts'
import { MORE_VERBS } from './purpose-verbs.ts'

/** Verbs in five languages > the things for it, by their English names. */
export const VERBS = `
knit | sticka | stricken | tricoter | tejer, hacer punto > knitting needles, yarn
crochet | virka | häkeln | crocheter, faire du crochet | hacer ganchillo > crochet hook, yarn, crochet kit
sew, mend | sy, laga kläder | nähen | coudre | coser > sewing machine, sewing thread, sewing kit, fabric
embroider | brodera | sticken | broder | bordar > embroidery kit
iron | stryka | bügeln | repasser | planchar > clothes iron
vacuum, hoover | dammsuga | staubsaugen, saugen | aspirer, passer l'aspirateur | aspirar, pasar la aspiradora > vacuum cleaner, robot vacuum
mow | klippa gräset, klippa gräsmattan | mähen, rasenmähen | tondre la pelouse, tondre le gazon | cortar el césped > lawn mower
draw, sketch | rita, skissa | zeichnen | dessiner | dibujar > pencil, coloured pencils, sketchbook
repaint, redecorate, paint the wall, paint the walls, paint the house, paint the kitchen, paint the living room, paint the bedroom | måla om, måla väggen, måla väggarna, måla huset, måla köket, måla sovrummet, måla vardagsrummet | wand streichen, wände streichen, haus streichen, küche streichen, wohnzimmer streichen, zimmer streichen, streichen, anstreichen, neu streichen | repeindre, peindre le mur, peindre les murs, peindre le salon, peindre la chambre, peindre la cuisine | pintar la pared, pintar las paredes, pintar la casa, pintar el salón, pintar la cocina, pintar el dormitorio, pintar la habitación > paint, paint roller, paintbrush, masking tape
paint | måla | malen | peindre | pintar > paint, paintbrush, watercolours, acrylic paint, easel
drill | borra | bohren | percer | taladrar > drill
saw | såga | sägen | scier | serrar > saw, jigsaw
screw | skruva | schrauben | visser | atornillar > screwdriver
glue | limma | kleben | coller | pegar > glue, glue gun
solder | löda | löten | souder | soldar > soldering iron
shave | raka mig, raka sig, rakas | rasieren | me raser, se raser, raser | afeitarme, afeitarse, afeitar > razor, electric shaver
brush my teeth, brush teeth | borsta tänderna | zähneputzen, zähne putzen | me brosser les dents, brosser les dents | cepillarme los dientes, lavarme los dientes > toothbrush, electric toothbrush, toothpaste
dry my hair, dry hair | föna håret, torka håret | föhnen, haare trocknen | me sécher les cheveux, sécher les cheveux | secarme el pelo, secar el pelo > hair dryer
dry clothes, dry laundry, dry the laundry | torka tvätt, torka kläder, torka tvätten | wäsche trocknen | sécher le linge | secar la ropa, tender la ropa > drying rack, tumble dryer
boil water | koka vatten | wasser kochen | faire bouillir de l'eau | hervir agua > kettle
make coffee, brew coffee | brygga kaffe, koka kaffe | kaffee kochen, kaffee machen | faire du café | hacer café > coffee maker, moka pot, french press
cut bread, slice bread | skära bröd | brot schneiden | couper le pain | cortar pan, cortar el pan > bread knife
weigh flour, weigh ingredients | väga mjöl | mehl abwiegen | peser la farine | pesar ingredientes > kitchen scale
water plants, water the plants, water my plants | vattna växter, vattna blommor, vattna blommorna | gießen, blumen gießen, pflanzen gießen | arroser, arroser les plantes | regar, regar las plantas > watering can, garden hose
dig | gräva | graben, umgraben | bêcher, creuser | cavar > spade
rake | kratta | harken, laub rechen | ratisser | rastrillar > rake
hang up coats, hang coats | hänga jackor, hänga kläder | jacken aufhängen, mäntel aufhängen | accrocher les manteaux, suspendre les manteaux | colgar abrigos, colgar chaquetas > coat rack
take pictures, take photos | fotografera, ta bilder | fotografieren, fotos machen | prendre des photos, photographier | hacer fotos, sacar fotos > camera
listen to music | lyssna på musik | musik hören | écouter de la musique | escuchar música > headphones, earbuds, speaker, radio
grill, barbecue | grilla | grillen | faire un barbecue, faire des grillades | hacer una barbacoa, hacer barbacoas > barbecue
wrap presents, wrap gifts | slå in presenter, slå in paket | geschenke einpacken, geschenke verpacken | emballer des cadeaux, emballer les cadeaux | envolver regalos > wrapping paper
open bottles, open wine | öppna flaskor, öppna vin | flaschen öffnen, wein öffnen | ouvrir les bouteilles, ouvrir une bouteille | abrir botellas, abrir vino > corkscrew, bottle opener
dress up | klä ut mig, klä ut sig | verkleiden | me déguiser, se déguiser | disfrazarme, disfrazarse > costume
paint my nails, paint nails, do my nails | måla naglarna, lacka naglarna | nägel lackieren | me vernir les ongles, vernir les ongles | pintarme las uñas, pintar las uñas > nail polish
read | läsa | lesen | lire | leer > book, e-reader
clean the house, clean floors, clean the floor, clean the floors | städa, städa golvet | putzen, boden putzen | nettoyer la maison, nettoyer le sol, faire le ménage | limpiar la casa, limpiar el suelo > vacuum cleaner, robot vacuum, mop
fish | fiska | angeln | pêcher | pescar > fishing rod
cut cookies, cut out cookies, cut biscuits, cut out biscuits | sticka ut kakor, sticka ut pepparkakor | plätzchen ausstechen, kekse ausstechen | découper des biscuits, découper des sablés | cortar galletas, recortar galletas > cookie cutter
peel, peel potatoes | skala, skala potatis | schälen, kartoffeln schälen | éplucher | pelar > peeler
grate, grate cheese | riva, riva ost | reiben, käse reiben | râper | rallar > cheese grater
whisk, whip cream | vispa, vispa grädde | sahne schlagen | fouetter, battre les œufs | batir > whisk, hand mixer
sand, sand wood | slipa, slipa trä | schleifen, abschleifen | poncer | lijar > sander, sandpaper
sharpen, sharpen knives | slipa knivar, slipa mina knivar | schärfen, messer schärfen, messer schleifen | aiguiser | afilar > knife sharpener
spin salad, dry salad, dry lettuce | slunga sallad, torka sallad | salat schleudern, salat trocknen | essorer, essorer la salade | centrifugar, centrifugar la lechuga, secar la lechuga > salad spinner
massage | massera | massieren | masser, me masser | masajear, masajearme > foam roller, massage gun
grind coffee | mala kaffe | kaffee mahlen | moudre | moler > coffee grinder
open cans, open tins | öppna burkar | dosen öffnen | ouvrir les conserves, ouvrir des conserves | abrir latas > can opener
squeeze oranges, squeeze lemons | pressa apelsiner | orangen auspressen, zitronen auspressen | presser des oranges, presser des citrons | exprimir, exprimir naranjas > juicer
press garlic, crush garlic | pressa vitlök | knoblauch pressen | presser l'ail | prensar ajos > garlic press
chop wood, split wood, chop firewood | hugga ved, klyva ved | holz hacken, holz spalten | fendre du bois | cortar leña > axe
swim | simma | schwimmen | nager | nadar > swimsuit, swim shorts, swimming goggles
`
/** Rows as those of needs, each with the things for it as they are called by concepts. */
export const PURPOSE_ROWS: readonly { readonly words: string; readonly goods: readonly string[] }[] =
  `${VERBS.trimEnd()}${MORE_VERBS}`
    .trim()
    .split('\n')
    .map((row) => {
      const [words = '', goods = ''] = row.split(' > ')
      return { words, goods: goods.split(', ').map((name) => fold(name).replaceAll(' ', '-')) }
    })

export interface Done {
  readonly things: readonly string[]
  /** How many words say so. */
  readonly length: number
}

/** First word → phrases of words with the things for them, the longest first. */
type Table = ReadonlyMap<
  string,
  readonly { readonly words: readonly string[]; readonly things: readonly string[] }[]
>

const purposes = tableOf(`${VERBS.trimEnd()}${MORE_VERBS}`)
/** What is made > what makes it, by its English names; the verbs are those of MAKING. */
export const MAKERS = `
ice cream, gelato, sorbet | glass, sorbet | eis, speiseeis, sorbet | glace, glaces, sorbet | helado, helados, sorbete > ice cream maker
pasta, noodles, ravioli | pasta, ravioli | nudeln, pasta, ravioli | pâtes, ravioli | pasta, fideos, ravioli > pasta machine
waffles | våfflor | waffeln | gaufres | gofres > waffle iron
popcorn | popcorn | popcorn | popcorn, pop-corn | palomitas > popcorn maker
bread, sourdough | bröd, surdegsbröd | brot, sauerteigbrot | pain | pan > bread maker, baking tin, loaf tin, flour, yeast, proving basket, stand mixer, sourdough starter
juice | juice | saft | jus | zumo, zumos, jugo > juicer
rice | ris | reis | riz | arroz > rice cooker
toast | toast | toast | toasts | tostadas > toaster
smoothies, milkshakes | smoothies | smoothies | smoothies | batidos > blender
cocktails | cocktails, drinkar | cocktails | cocktails | cócteles > cocktail shaker, cocktail glass, jigger, gin, rum, vermouth, ice cube tray
`
const MAKING = new Set(
  'make bake prepare gora baka laga koka faire preparer hacer hornear preparar'.split(' '),
)
/** Behind what is made, as German has it: "Eis selber machen". */
const MADE = new Set('machen backen herstellen zubereiten kochen'.split(' '))
/** Between a verb and what is made. */
const BETWEEN = new Set(
  'a an some my your own homemade egen eget egna min mitt selber selbst eigenes mein de la du des le les mon ma mes propre el los las un una mi mis'.split(
    ' ',
  ),
)
const MOST_BETWEEN = 3

const made = tableOf(MAKERS)

/** "Make ice cream", "faire de la glace", "Eis selber machen": what makes it, and how many words say so. */
function makerAt(keys: readonly string[]): Done | undefined {
  const isBefore = MAKING.has(keys[0] ?? '')
  const at = isBefore ? afterSmall(keys, 1) : 0
  const food = longest(made, keys.slice(at))
  if (!food) return undefined
  const end = at + food.length
  if (isBefore) return { things: food.things, length: end }
  const verb = afterSmall(keys, end)
  return MADE.has(keys[verb] ?? '') ? { things: food.things, length: verb + 1 } : undefined
}

function afterSmall(keys: readonly string[], start: number): number {
  let at = start
  while (at - start < MOST_BETWEEN && BETWEEN.has(keys[at] ?? '')) at += 1
  return at
}

/** What a thing is to keep away > the things for it; behind "against". */
export const TROUBLES = `
mosquitoes, mosquitos, mosquito, mosquito bites | mygg, myggor, myggbett | mücken, stechmücken, mückenstiche | moustiques, moustique, piqûres de moustiques | mosquitos, mosquito, picaduras de mosquito > mosquito net, insect repellent
mice, rats | möss, råttor | mäuse, ratten | souris, rats | ratones, ratas > mousetrap
flies | flugor | fliegen | mouches | moscas > fly swatter
weeds | ogräs | unkraut | mauvaises herbes | malas hierbas > weed killer
`
const troubles = tableOf(TROUBLES)
const verbs = new Set(
  [...purposes.values(), ...troubles.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)),
)

/** The things that help against what stands at the place. */
export function troubleAt(keys: readonly string[]): Done | undefined {
  return longest(troubles, keys)
}

/** What stands for things where they are put, by what is put there. */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  shoe: ['shoe rack'],
  book: ['bookcase', 'shelf'],
  clothing: ['wardrobe', 'chest of drawers'],
  coat: ['coat rack', 'wardrobe'],
  jacket: ['coat rack', 'wardrobe'],
  umbrella: ['umbrella stand'],
  wine: ['wine rack'],
  spice: ['spice rack'],
  jewellery: ['jewellery box'],
  toy: ['toy box', 'storage box', 'storage basket'],
  tool: ['toolbox'],
  tv: ['tv stand'],
}

/** The things that are done with what stands at the place. */
export function purposeAt(keys: readonly string[]): Done | undefined {
  return paintedAt(keys) ?? longest(purposes, keys) ?? makerAt(keys)
}

/** Whether people do it with things, or want it away, so that it is no slip of another word. */
export function isDone(word: string): boolean {
  return verbs.has(word)
}

/** Where things of these concepts are put. */
export function placesFor(concepts: readonly string[]): readonly string[] {
  return [...new Set(concepts.flatMap((id) => PLACES[id] ?? []))]
}

function tableOf(rows: string): Table {
  const table = new Map<string, { words: readonly string[]; things: readonly string[] }[]>()
  for (const row of rows.trim().split('\n')) {
    const [phrases = '', things = ''] = row.split(' > ')
    for (const phrase of phrases.split(/ \| |, /)) {
      const words = phrase.split(' ').map(fold)
      const known = [...(table.get(words[0] ?? '') ?? []), { words, things: things.split(', ') }]
      table.set(
        words[0] ?? '',
        known.toSorted((a, b) => b.words.length - a.words.length),
      )
    }
  }
  return table
}

function longest(table: Table, keys: readonly string[]): Done | undefined {
  const found = table
    .get(keys[0] ?? '')
    ?.find(({ words }) => words.every((word, index) => keys[index] === word))
  return found && { things: found.things, length: found.words.length }
}
