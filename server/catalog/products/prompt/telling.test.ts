/** What a sentence about somebody's life says is the matter, in whatever words, and what of its story is never searched for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conceptsOf } from './concepts.ts'
import { readPrompt } from './read.ts'

const NOTHING_KNOWN = { vendors: [], collections: [], tags: [] }
const wordsOf = (prompt: string): readonly string[] => readPrompt(prompt, NOTHING_KNOWN).words.all
const meant = (prompt: string): string[] => {
  const { words } = readPrompt(prompt, NOTHING_KNOWN)
  return [...words.all, ...words.any.flat()].flatMap((word) => conceptsOf(word).map(({ id }) => id))
}
const likely = (prompt: string): string[] =>
  readPrompt(prompt, NOTHING_KNOWN).words.likely.map(({ id }) => id)

const available = (prompt: string): boolean | undefined => readPrompt(prompt, NOTHING_KNOWN).available

describe('a sentence of ordinary life', () => {
  test('is one matter where all of it tells that, though it wants something or denies it', () => {
    for (const [prompt, good] of [
      ['I want smoothies before work', 'blender'],
      ['my hands are like sandpaper', 'hand-cream'],
      ['we want a cosy evening without screens', 'board-game'],
      ["we can't eat cake outside without being stung", 'wasp-trap'],
      ['jag orkar inte dammsuga varje dag', 'robot-vacuum'],
      ['vi ska sluta med blöjor', 'potty'],
      ['my back is killing me, what can you give me', 'pain-relief-gel'],
      ['beim Zwiebelschneiden muss ich immer heulen', 'vegetable-chopper'],
      ['barnen somnar inte när det är ljust ute', 'blackout-curtain'],
      ['mon bureau est un champ de bataille', 'desk-organiser'],
    ] as const) {
      assert.ok(likely(prompt).slice(0, 3).includes(good), `${prompt}: ${likely(prompt).join(' ')}`)
      assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.not, [], prompt)
    }
  })

  test('tells words apart that would have one stem, or are one without their rings and dots', () => {
    assert.ok(likely('mitt hår är flottigt').includes('dry-shampoo'))
    assert.ok(likely('my plant has outgrown its home').includes('flower-pot'))
    const bathing = likely('barnen tjatar om att få bada men har inget att ha på sig')
    assert.ok(bathing.includes('swimsuit') && !bathing.includes('menstrual-cup'), bathing.join(' '))
  })

  test('says what is the matter where it says most of it in words of its own', () => {
    for (const [prompt, need] of [
      ['hair clogs up our shower drain every other week', 'clogged-drain'],
      ["phone's always dead by lunchtime", 'phone-die-on-the-trip'],
      ['mina krukväxter dör alltid när vi är bortresta', 'forget-to-water'],
      ["un pote qui vient d'avoir son permis", 'new-driver'],
      ['mice in the basement', 'mice-in-the-cellar'],
    ] as const)
      assert.ok(meant(prompt).includes(need), `${prompt}: ${meant(prompt).join(' ')}`)
  })

  test('is guessed of a few words, and of nouns that look like verbs of another language', () => {
    for (const [prompt, good] of [
      ['la cama está demasiado dura', 'mattress-topper'],
      ['Heizkosten sind explodiert', 'smart-thermostat'],
      ['säkra köket för en ettåring', 'cupboard-locks'],
      ['garden chairs get soaked every winter', 'furniture-cover'],
      ['my tailbone hurts from sitting', 'seat-cushion'],
    ] as const)
      assert.ok(likely(prompt).includes(good), `${prompt}: ${likely(prompt).join(' ')}`)
    assert.deepEqual(likely('accessoires de salle de bain'), [])
  })

  test('means what is said in other words of the same', () => {
    for (const [prompt, good] of [
      ['my specs are always steamed up', 'anti-fog-spray'],
      ['my gran keeps mislaying her keys', 'key-finder'],
      ['det luktar unket i källaren', 'dehumidifier'],
      ['Einbrecher waren bei den Nachbarn', 'alarm-system'],
      ['on grelotte dans le salon', 'blanket'],
      ['el trastero huele a moho', 'mould-remover'],
    ] as const)
      assert.ok(likely(prompt).includes(good), `${prompt}: ${likely(prompt).join(' ')}`)
  })

  test('takes no word for another of the same stem: nothing ("nada") is no swimming ("nadar")', () => {
    assert.ok(likely('no tenemos nada para desayunar').includes('muesli'))
    assert.ok(!meant('no veo nada en la tienda de noche').includes('swimsuit'))
    assert.ok(meant('quiero nadar en invierno').includes('swimming-goggles'))
  })

  test('says of no hands that get cold that somebody has got a cold', () => {
    assert.ok(!meant('my hands get cold').includes('cough'))
    assert.ok(likely('my hands get cold').includes('gloves'))
    assert.ok(likely('I have got a bad cold').includes('nasal-spray'))
  })

  test('says of nobody who is worn out ("slut") that anything is sold out', () => {
    assert.equal(available('jag är helt slut efter jobbet'), undefined)
    assert.equal(available('lampor som är slut'), false)
    assert.equal(available('jag vill ha en lampa som inte är slut'), true)
  })

  test('tells of no animal where none is spoken of', () => {
    assert.ok(!likely('we sleep badly, old bed').includes('dog-bed'))
  })

  test('says of any room what is said of one', () => {
    for (const [prompt, thing] of [
      ['the study is freezing', 'heater'],
      ['vårt arbetsrum är så mörkt', 'floor-lamp'],
      ['im Kinderzimmer ist es kalt', 'heater'],
      ['el dormitorio es muy húmedo', 'dehumidifier'],
    ] as const)
      assert.ok(likely(prompt).includes(thing), `${prompt}: ${likely(prompt).join(' ')}`)
  })

  test('what helps with its story only ranks where something else is asked for by name', () => {
    const { words } = readPrompt(
      'my son starts big school and needs something to carry his books in, could you show me some school bags',
      NOTHING_KNOWN,
    )

    assert.deepEqual(words.any, [])
    assert.ok(words.all.includes('school bag'))
    assert.deepEqual(words.wishes, ['books'])
  })

  test('is guessed of nothing where something is denied, owned or asked for', () => {
    assert.deepEqual(wordsOf('headphones but no earbuds, they fall out'), ['headphones'])
    assert.deepEqual(wordsOf('black jeans but not skinny'), ['black', 'jeans'])
    assert.deepEqual(likely('tea with no caffeine please'), [])
    assert.deepEqual(likely('decorations, but nothing for Christmas'), [])
    assert.ok(!meant('gift for my wife, she already has enough perfume').includes('loves-perfume'))
  })

  test('guesses what may help, the likeliest first, and nothing where a thing is asked for', () => {
    for (const [prompt, thing] of [
      ['everything sticks to the bottom when I fry eggs', 'frying-pan'],
      ['tvätten torkar aldrig i vår lilla lägenhet', 'drying-rack'],
      ['meine neuen Kopfhörer fallen beim Laufen ständig raus', 'earbuds'],
      ['mon mari ronfle toute la nuit comme un tracteur', 'earplugs'],
      ['no consigo leer la letra pequeña de la carta', 'reading-glasses'],
      ['something to keep my trousers up', 'belt'],
    ] as const)
      assert.ok(likely(prompt).includes(thing), `${prompt}: ${likely(prompt).join(' ')}`)
    for (const prompt of [
      'I need a warm jacket for my son who is always cold',
      'hello, I was wondering whether you might possibly have any blue linen curtains for a big window in the living room',
      'jag vill köpa en cykelhjälm till min dotter',
      'ich suche ein rotes Kleid für den Sommer',
      'je voudrais une couverture bien chaude pour le canapé',
      'quiero comprar un casco de bici para mi hija',
      'vi ska på bröllop på lördag och behöver en fin klänning',
      'my dog ate my slippers, I need a new pair',
      "mon chien a mangé ma pantoufle, il m'en faut une nouvelle paire",
    ])
      assert.deepEqual(likely(prompt), [], prompt)
  })

  test('says what somebody does, which they love', () => {
    assert.deepEqual(
      readPrompt('svärfar fyller 70 och det enda han gör är att meta i sjön', NOTHING_KNOWN).words.any,
      [['gillar att fiska']],
    )
  })

  test('wants what is named behind the wish, though the story wishes otherwise before', () => {
    const { words } = readPrompt(
      'Min dotter vill cykla till skolan på sin cykel, så vi behöver en ny hjälm, gärna blå',
      NOTHING_KNOWN,
    )
    assert.ok(words.all.includes('hjälm') && words.modifiers.includes('cykel'), words.all.join(' '))
    assert.ok(!words.modifiers.includes('hjälm'))
  })

  test('wants what is asked of the shop, and what is named before that only tells', () => {
    for (const [prompt, asked, told] of [
      ['hi, my cat scratched the sofa again, do you have a blanket to put over it?', 'blanket', 'sofa'],
      ['hej, farmor kommer inte upp på stolen för att byta gardiner, har ni en stege?', 'stege', 'stolen'],
      ['hallo, ich filme Rezepte auf meinem Tisch, habt ihr ein Ringlicht?', 'ringlicht', 'rezepte'],
      [
        "bonjour, j'ai renversé du vin sur mon canapé, vous avez une housse de canapé ?",
        'housse de canapé',
        'vin',
      ],
      ['buenas, entra mucha luz por la cortina, ¿tenéis un antifaz?', 'antifaz', 'cortina'],
    ] as const) {
      const { all, modifiers } = readPrompt(prompt, NOTHING_KNOWN).words
      assert.ok(all.includes(asked) && !modifiers.includes(asked), `${prompt}: ${all.join(' ')}`)
      assert.ok(!all.includes(told) || modifiers.includes(told), `${prompt}: ${modifiers.join(' ')}`)
    }
    const used = readPrompt(
      "we've run out of olive oil and we are six, have you got a bottle?",
      NOTHING_KNOWN,
    )
    assert.ok(used.words.all.includes('olive oil') && !used.words.modifiers.includes('olive oil'))
    const { all, modifiers } = readPrompt(
      'my son lost his hat again, do you have a blue hat?',
      NOTHING_KNOWN,
    ).words
    assert.ok(all.includes('hat') && !modifiers.includes('hat'))
  })

  test('is guessed of a few words too, where all of them tell it and none names what is asked for', () => {
    for (const [prompt, thing] of [
      ['tired legs', 'compression-socks'],
      ['trötta ben', 'compression-socks'],
      ['stickige Hitze', 'fan'],
      ['jambes fatiguées', 'compression-socks'],
      ['dormir mejor', 'sleep-mask'],
    ] as const)
      assert.ok(likely(prompt).includes(thing), `${prompt}: ${likely(prompt).join(' ')}`)
    for (const prompt of ['watering cann', 'Brett zum Schneiden', 'set of 6', 'not sold out'])
      assert.deepEqual(likely(prompt), [], prompt)
  })

  test('asks for no thing that somebody only wants to do something with, and for every one that is bought or begins it', () => {
    for (const [prompt, thing] of [
      ['I want to get rid of the creases in my shirts', 'iron'],
      ['jag vill lyfta vikter hemma i garaget', 'dumbbell'],
      ['ich will nicht mehr jeden Tag staubsaugen', 'robot-vacuum'],
      ["j'aimerais faire des glaçons pour l'apéro", 'ice-cube-tray'],
      ['quiero hacer lentejas en poco tiempo', 'pressure-cooker'],
      ["I'm tired of vacuuming every day", 'robot-vacuum'],
      ['solen steker på altanen', 'parasol'],
      ["j'ai les jambes lourdes le soir", 'compression-socks'],
    ] as const)
      assert.ok(likely(prompt).includes(thing), `${prompt}: ${likely(prompt).join(' ')}`)
    for (const prompt of [
      "shelf for books in the kid's room",
      'hylla till böckerna i barnrummet',
      'Regal für Bücher im Kinderzimmer',
      'étagère pour les livres de la chambre',
      'estantería para los libros del cuarto',
      'I want to buy a lamp for reading in bed',
      'quiero regalar un collar a mi madre',
      'je voudrais offrir un collier à ma mère',
    ])
      assert.deepEqual(likely(prompt), [], prompt)
  })

  test('loses no refusal and no price that stands within it, and never guesses what is refused', () => {
    for (const [prompt, refused, id] of [
      ['Hi! My flat is freezing cold every evening, but no blankets please', 'blankets', 'blanket'],
      ['Hej! Vi fryser jämt hemma på kvällarna, men inga filtar tack', 'filtar', 'blanket'],
      ['Hallo, bei uns ist es in der Wohnung immer kalt, aber bitte keine Decken', 'decken', 'blanket'],
      [
        "Bonjour, on a toujours froid à la maison le soir, mais pas de couverture s'il vous plaît",
        'couverture',
        'blanket',
      ],
      ['Hola, siempre tengo frío en casa por la noche, pero nada de mantas por favor', 'mantas', 'blanket'],
    ] as const) {
      const { words } = readPrompt(prompt, NOTHING_KNOWN)
      assert.deepEqual(words.not, [refused], prompt)
      assert.ok(!words.all.includes(refused), prompt)
      assert.ok(!words.likely.some((guess) => guess.id === id), prompt)
    }
    for (const prompt of [
      'Hi, my flat is freezing cold every evening, nothing over 30 euros',
      'Hej! Vi fryser jämt hemma på kvällarna, max 30 euro',
      'Hallo, bei uns ist es in der Wohnung immer kalt, höchstens 30 Euro',
      'Bonjour, on a toujours froid à la maison le soir, 30 euros maximum',
      'Hola, siempre tengo frío en casa por la noche, máximo 30 euros',
    ])
      assert.equal(readPrompt(prompt, NOTHING_KNOWN).prices.max, 30, prompt)
  })
})
