/** What people do with things, in the forms that stand behind "to", "att", "zum", "pour" and "para", and the things for it. Pure. */
import { fold } from './fold.ts'

/** Verbs in five languages > the things for it, by their English names. */
export const VERBS = `
knit | sticka | stricken | tricoter | tejer, hacer punto > knitting needles, yarn
crochet | virka | häkeln | crocheter, faire du crochet | hacer ganchillo > crochet hook
sew, mend | sy, laga kläder | nähen | coudre | coser > sewing machine, sewing thread, sewing kit, fabric
embroider | brodera | sticken | broder | bordar > embroidery kit
iron | stryka | bügeln | repasser | planchar > iron
vacuum, hoover | dammsuga | staubsaugen, saugen | aspirer, passer l'aspirateur | aspirar, pasar la aspiradora > vacuum cleaner, robot vacuum
mow | klippa gräset, klippa gräsmattan | mähen, rasenmähen | tondre la pelouse, tondre le gazon | cortar el césped > lawn mower
draw, sketch | rita, skissa | zeichnen | dessiner | dibujar > pencil, coloured pencils, sketchbook
paint | måla | malen, streichen | peindre | pintar > paint, paintbrush, watercolours, acrylic paint, easel
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
swim | simma | schwimmen | nager | nadar > swimsuit, swim shorts, swimming goggles
`
const LANGUAGES = 5

/** Letters of the first word → phrases of words with the things they are done with, the longest first. */
const purposes = new Map<
  string,
  { readonly words: readonly string[]; readonly things: readonly string[] }[]
>()
for (const row of VERBS.trim().split('\n')) {
  const [verbs = '', things = ''] = row.split(' > ')
  for (const cell of verbs.split(' | ').slice(0, LANGUAGES))
    for (const phrase of cell.split(', ')) enter(phrase.split(' ').map(fold), things.split(', '))
}

function enter(words: readonly string[], things: readonly string[]): void {
  const [first = ''] = words
  const known = [...(purposes.get(first) ?? []), { words, things }]
  purposes.set(
    first,
    known.toSorted((a, b) => b.words.length - a.words.length),
  )
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

/** The things that are done with what stands at the place, and how many words say so. */
export function purposeAt(
  keys: readonly string[],
): { readonly things: readonly string[]; readonly length: number } | undefined {
  const found = purposes
    .get(keys[0] ?? '')
    ?.find(({ words }) => words.every((word, index) => keys[index] === word))
  return found && { things: found.things, length: found.words.length }
}

/** Where things of these concepts are put. */
export function placesFor(concepts: readonly string[]): readonly string[] {
  return [...new Set(concepts.flatMap((id) => PLACES[id] ?? []))]
}
