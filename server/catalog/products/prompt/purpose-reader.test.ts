/** What a thing is to do: the verb behind "to" says what is wanted, and what it is done to is not wanted. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conceptsOf } from './concepts.ts'
import { isDoingAlone } from './doing-verbs.ts'
import { MORE_VERBS } from './purpose-verbs.ts'
import { MAKERS, PLACES, TROUBLES, VERBS } from './purposes.ts'
import { readPrompt } from './read.ts'
import { scan } from './tokens.ts'

const NOTHING_KNOWN = { vendors: [], collections: [], tags: [] }

/** "wanted | denied", of words; those of one group are parted by "/". */
function read(prompt: string): string {
  const { words } = readPrompt(prompt, NOTHING_KNOWN)
  const wanted = [...words.all, ...words.any.map((group) => group.join('/'))]
  return `${wanted.join(' ')} | ${words.not.join(' ')}`
}

function readsAs(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) assert.equal(read(prompt), expected, prompt)
}

describe('what a thing is to do', () => {
  test('a verb in any of the languages asks for the things it is done with, not for what is made or worked on', () => {
    readsAs({
      'something to knit a sweater with': 'knitting needles/yarn | ',
      'något att sticka en tröja med': 'knitting needles/yarn | ',
      'etwas, um einen Pullover zu stricken': 'knitting needles/yarn | ',
      'quelque chose pour repasser mes chemises': 'clothes iron | ',
      'algo para planchar': 'clothes iron | ',
      'something to cut bread with': 'bread knife | ',
    })
  })

  test('what does something is called by its verb, in all of the languages', () => {
    readsAs({
      'pour essorer la salade': 'salad spinner | ',
      'algo para centrifugar la lechuga': 'salad spinner | ',
      'etwas zum Schälen': 'peeler | ',
      'något att slipa knivar med': 'knife sharpener | ',
      'something to sand a table with': 'sander/sandpaper | ',
    })
  })

  test('who makes something to eat asks for what makes it, wherever the verb stands', () => {
    readsAs({
      'something to make my own ice cream with': 'ice cream maker | ',
      'något att göra egen glass med': 'ice cream maker | ',
      'etwas zum Nudeln selber machen': 'pasta machine | ',
      'pour faire de la glace': 'ice cream maker | ',
      'para hacer palomitas': 'popcorn maker | ',
      'ice cream bowl': 'ice cream bowl | ',
    })
  })

  test('what is to be kept away asks for what does that, where nothing sold is named before', () => {
    readsAs({
      'something against mosquitoes': 'mosquito net/insect repellent | ',
      'något mot möss': 'mousetrap | ',
      'etwas gegen Fliegen': 'fly swatter | ',
      'quelque chose contre les moustiques': 'mosquito net/insect repellent | ',
      'algo contra las malas hierbas': 'weed killer | ',
      'lamp against mosquitoes': 'lamp against mosquitoes | ',
    })
  })

  test('where things are to be put asks for what they are put in or on', () => {
    readsAs({
      'somewhere to put all my shoes': 'shoe rack | ',
      'algo para guardar mis zapatos': 'shoe rack | ',
      'nånstans att förvara mina böcker': 'bookcase/shelf | ',
      'var kan jag ställa mina skor': 'shoe rack | ',
      'wohin mit meinen Schuhen': 'shoe rack | ',
      'något att ha skor i': 'shoe rack | ',
      'jag vill ha skor': 'skor | ',
      'jag vill ha en jacka utan huva': 'jacka | huva',
    })
  })

  test('what is done to a thing asks for what is called by both, in any of the languages and forms', () => {
    readsAs({
      'for storing my spices': 'spice rack | ',
      'etwas, um meine Messer zu schärfen': 'knife sharpener | ',
      'pour transporter mon chat': 'pet carrier | ',
      'algo para cargar el móvil': 'phone charger | ',
      'a jar for storing my spices': 'jar storing spices | ',
      'pour nourrir mon chat': 'nourrir mon chat | ',
    })
  })

  test('what is named before, is easy to do, or is itself what the verb is done with stays wanted', () => {
    readsAs({
      'a lamp to read by': 'lamp read | ',
      'easy to iron shirts': 'easy iron shirts | ',
      'any crime novels to read': 'crime novel read | ',
      'till farfar som gillar att läsa deckare': 'farfar älskar deckare/läsa deckare | ',
      'knit dress': 'knit dress | ',
    })
  })

  test('what somebody does is what they love, where people love it', () => {
    readsAs({
      'my sister who knits': 'sister loves knitting | ',
      'min syster som stickar': 'syster älskar stickning | ',
      'mi abuela que teje': 'abuela le encanta hacer punto | ',
    })
  })

  test('what somebody does, must do or does much of asks for what it is done with, in any of the languages', () => {
    readsAs({
      'hermana que toca el violín': 'hermana violin | ',
      'nu ska vi klyva massa ved': 'nu axe | ',
      'wir müssen Holz hacken': 'axe | ',
      'hay que cortar mucha leña': 'axe | ',
    })
  })

  test('a verb that a prompt begins with, or in German ends with, asks for what it is done with', () => {
    readsAs({
      'planchar camisas viejas': 'viejas clothes iron | ',
      'ranger chaussures': 'shoe rack | ',
      'klippa gräset': 'lawn mower | ',
    })
    for (const prompt of ['sharpen my kitchen knives', 'stay dry on the bike', 'train for a marathon'])
      assert.ok(isDoingAlone(scan(prompt)), prompt)
    for (const prompt of ['lära dottern simma', 'courir la nuit', 'Fahrrad im Keller aufhängen'])
      assert.ok(isDoingAlone(scan(prompt)), prompt)
    for (const prompt of [
      'travel mug',
      'paint brush',
      'dry shampoo for men',
      'Brett zum Schneiden',
      'panier',
    ])
      assert.ok(!isDoingAlone(scan(prompt)), prompt)
  })

  test('walls, rooms and furniture are painted with a roller, landscapes with watercolours', () => {
    const walls = 'paint/paint roller/paintbrush/masking tape | '
    readsAs({
      'I want to paint my old wardrobe': walls,
      'jag ska måla om barnrummet': walls,
      'um Möbel zu streichen': walls,
      "je voudrais peindre l'armoire": walls,
      'quiero pintar el pasillo': walls,
      'att måla': 'paint/paintbrush/watercolours/acrylic paint/easel | ',
    })
  })

  test('what somebody has bought already does not stand for what is wanted', () => {
    const { words } = readPrompt('vi har köpt en motorsåg och ska klyva ved', NOTHING_KNOWN)
    assert.deepEqual([words.any, words.modifiers], [[['axe']], ['motorsåg']])
    readsAs({ 'en motorsåg att klyva ved med': 'motorsåg klyva ved | ' })
  })

  test('every thing of a verb, a dish, a trouble or a place is of the tables', () => {
    const done = [VERBS, MORE_VERBS, MAKERS, TROUBLES]
      .flatMap((rows) => rows.trim().split('\n'))
      .flatMap((row) => row.split(' > ')[1]?.split(', ') ?? [])
    for (const thing of [...done, ...Object.values(PLACES).flat()])
      assert.ok(
        conceptsOf(thing).some((concept) => concept.isThing),
        thing,
      )
  })
})
