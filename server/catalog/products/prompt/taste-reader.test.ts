/** What somebody loves or does: read in five languages however it is put, and never turned round. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { HOBBIES } from './departments/hobbies-loved.ts'
import { DEPARTMENT_NEEDS, isNeed } from './departments/tables.ts'
import { readPrompt } from './read.ts'
import { entriesOfWord } from './synonyms.ts'

const SHOP = { vendors: [], collections: [], tags: [], currency: 'EUR' }

function idsIn(prompt: string): string[] {
  const { all, any } = readPrompt(prompt, SHOP).words
  return [...new Set([...all, ...any.flat()].flatMap((text) => entriesOfWord(text)).map(({ id }) => id))]
}

function needsIn(prompt: string): string[] {
  return idsIn(prompt).filter(isNeed)
}

describe('what somebody loves or does', () => {
  test('is what is for it, behind and before what is said of loving, in a compound, and as a verb', () => {
    for (const [prompt, need] of [
      ['a gift for my brother who is crazy about chess', 'loves-chess'],
      ['for a whisky lover under 60 euros', 'loves-whisky'],
      ['for a cheese-loving friend', 'loves-cheese'],
      ['present till min pappa som är galen i klättring', 'loves-climbing'],
      ['till en pusseltokig moster', 'loves-puzzles'],
      ['Geschenk für einen Krimi-Fan', 'loves-thrillers'],
      ['für meine Freundin, die am liebsten puzzelt', 'loves-puzzles'],
      ['hat mit dem Töpfern angefangen', 'loves-pottery'],
      ['für meine Schwester, die gern Rad fährt', 'loves-cycling'],
      ['Geschenk für meinen Bruder, der gern strickt zum Geburtstag', 'loves-knitting'],
      ['min mamma yogar', 'loves-yoga'],
      ['cadeau pour un joueur de badminton', 'plays-table-tennis'],
      ['present till en handbollsspelare', 'loves-handball'],
      ['regalo para un coleccionista de vinilos', 'vinyl-collector'],
      ['my boyfriend barbecues a lot', 'likes-grilling'],
      ['cadeau pour une passionnée de pâtisserie pour sa retraite', 'loves-baking'],
      ['regalo para mi hermano que hace muchas barbacoas', 'likes-grilling'],
      ['cadeau pour un ami fou de plongée', 'loves-scuba-diving'],
      ['elle ne peut pas se passer de fromage', 'loves-cheese'],
      ['regalo para un amante del queso', 'loves-cheese'],
      ['a mi tía le chiflan los crucigramas', 'loves-crosswords'],
      ['gift for grandpa, fishing is his life', 'loves-fishing'],
      ['gift ideas for people who knit', 'loves-knitting'],
      ['present till en som är frälst på schack', 'loves-chess'],
      ['till någon med klättring som intresse', 'loves-climbing'],
      ['für meinen Schwiegervater, der angelt', 'loves-fishing'],
      ['Geschenk für Freunde, die gern puzzeln', 'loves-puzzles'],
      ['meine Tante, die Schach liebt', 'loves-chess'],
      ['Geschenk für einen Teenager, der zockt', 'gamer'],
      ['mi suegra cocina paella todos los domingos', 'loves-paella'],
      ["cadeau pour papi, les échecs c'est sa passion", 'loves-chess'],
      ["cadeau pour un ami à fond dans l'escalade", 'loves-climbing'],
      ['regalo para mi abuelo, el ajedrez es su pasión', 'loves-chess'],
    ] as const)
      assert.ok(needsIn(prompt).includes(need), `${prompt}: ${needsIn(prompt).join(' ')}`)
  })

  test('and what somebody works as, is what they have use for', () => {
    for (const [prompt, need] of [
      ['something for my plumber under 50 euro', 'electrician'],
      ['något till min frisör', 'hairdresser'],
      ['für meine Schwester, sie ist Krankenschwester', 'nurse'],
      ['cadeau pour un menuisier', 'carpenter'],
      ['para mi hermano, es camionero', 'truck-driver'],
    ] as const)
      assert.ok(needsIn(prompt).includes(need), `${prompt}: ${needsIn(prompt).join(' ')}`)
  })

  test('is said of what comes first: of knitting and crocheting crochet', () => {
    assert.deepEqual(readPrompt('present till systern som virkar', SHOP).words.wishes, ['virkar'])
  })

  test('is each of several that are joined', () => {
    assert.deepEqual(needsIn('regalo para un amigo que ama el queso y el ajedrez'), [
      'loves-cheese',
      'loves-chess',
    ])
  })

  test('is one thing or another of several, and where somebody does it is nothing that is wanted', () => {
    const { all, wishes } = readPrompt('present for my aunt who knits on the train', SHOP).words
    assert.ok(!all.includes('train') && wishes.includes('train'))
    for (const prompt of [
      'a present for my sister who loves tea and chess',
      'present till syrran som älskar te och schack',
      'Geschenk für meine Schwester, sie liebt Tee und Schach',
      'cadeau pour ma sœur qui aime le thé et les échecs',
      'regalo para mi hermana, le gusta el té y el ajedrez',
    ])
      assert.equal(readPrompt(prompt, SHOP).words.any.length, 1, prompt)
  })

  test('is said with a new animal, too, and in words for whoever is mad about it', () => {
    for (const [prompt, need] of [
      ['my sister just got a puppy, what do I give her', 'dog-owner'],
      ["ma sœur vient d'adopter un chiot, je lui offre quoi", 'dog-owner'],
      ['mi hermana acaba de adoptar un gato, ¿qué le regalo?', 'cat-owner'],
      ['Geschenk für meinen Bruder, der seit neuestem Bienen hält', 'beekeeper'],
      ['present till pappa som skruvar med sin cykel', 'loves-cycling'],
      ['gift for a coffee snob', 'coffee-lover'],
    ] as const)
      assert.ok(needsIn(prompt).includes(need), `${prompt}: ${needsIn(prompt).join(' ')}`)
    assert.deepEqual(readPrompt('vantar till barn', SHOP).words.all, ['vantar', 'barn'])
    assert.ok(!needsIn('någonting till mormor, hon sitter mest i trädgården').includes('keep-chickens'))
  })

  test('stands at the end of a German clause, whatever is said of where, and the thing itself is read where no row knows it', () => {
    for (const [prompt, need] of [
      ['Geschenk für meine Frau, die gern auf dem Sofa liest', 'bookworm'],
      ['Geschenk für einen, der alles fotografiert', 'loves-photography'],
      ['Geschenk für meine Schwester, die ständig Krimis liest', 'loves-thrillers'],
      ['till mormor som löser korsord', 'loves-crosswords'],
      ['till en kollega som ska gå i pension och tänker fiska', 'loves-fishing'],
    ] as const)
      assert.ok(needsIn(prompt).includes(need), `${prompt}: ${needsIn(prompt).join(' ')}`)
    for (const [prompt, thing] of [
      ["gift for my aunt who's mad about otters", 'otters'],
      ['julklapp till en kille som är galen i uttrar', 'uttrar'],
      ['Geschenk für eine Freundin, verrückt nach Ottern', 'ottern'],
      ['cadeau pour une amie folle de loutres', 'loutres'],
      ['regalo para mi madre que colecciona abanicos', 'abanicos'],
    ] as const) {
      const { all, any } = readPrompt(prompt, SHOP).words
      assert.ok(all.includes(thing) && any.length === 0, `${prompt}: ${all.join(' ')}`)
      assert.ok(
        !all.some((word) => ['mad', 'galen', 'verrückt', 'folle', 'colecciona'].includes(word)),
        prompt,
      )
    }
  })

  test('stands before whom it is of, and is a thing where no row has it', () => {
    for (const [prompt, need] of [
      ['present till min vandrande moster', 'loves-hiking'],
      ['Geschenk für meinen radelnden Onkel', 'loves-cycling'],
      ['gift for my golfing father-in-law', 'golfer'],
      ['Geschenk für meinen schnarchenden Mann', 'snoring'],
    ] as const)
      assert.ok(idsIn(prompt).includes(need), `${prompt}: ${idsIn(prompt).join(' ')}`)
    for (const [prompt, thing] of [
      ['Geschenk für eine Kerzenliebhaberin', 'kerzen'],
      ['present till en lampnörd', 'lamp'],
    ] as const)
      assert.deepEqual(readPrompt(prompt, SHOP).words.any, [[thing]], prompt)
    assert.deepEqual(readPrompt('gift for a candle lover', SHOP).words.all, ['gift', 'candle'])
    assert.deepEqual(readPrompt('ceiling fan', SHOP).words.all, ['ceiling fan'])
  })

  test('is none where it is denied, or only wished for', () => {
    for (const prompt of [
      'he is not into chess',
      'she does not love chess',
      'hon gillar inte schack',
      'kein Schach-Fan',
      "il n'est pas fan d'échecs",
      'no le gusta el ajedrez',
      'hätte gern einen Käse',
      'that cheese you had',
      "I'd like cheese",
      'a nice thing for the garden',
      'does coffee come in tins',
      'el queso',
      'regalo mujer perfume',
    ])
      assert.deepEqual(needsIn(prompt), [], prompt)
  })

  test('stands in the tables in five languages, each with a need of its own', () => {
    const names = new Set(DEPARTMENT_NEEDS.map((row) => row.split(/,| \|/, 1)[0]?.trim()))
    for (const { forms, need } of HOBBIES) {
      assert.ok(names.has(need), need)
      assert.ok(forms.length === 5 && forms.every((list) => list.every((form) => form !== '')), need)
    }
  })
})
