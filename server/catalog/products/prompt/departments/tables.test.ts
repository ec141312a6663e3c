/** The tables by department: each row in five languages, each kind of them known, and what people say is the matter leads to what helps. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conceptsOf, kindsOf, spansIn } from '../concepts.ts'
import { fold } from '../fold.ts'
import type { Language } from '../interpretation.ts'
import { saysNeed } from '../need-reader.ts'
import { readPrompt } from '../read.ts'
import { COLUMNS, entries } from '../synonym-table.ts'
import { entriesOfWord, isDescriber, isThing } from '../synonyms.ts'
import {
  DEPARTMENT_FLAVOURS,
  DEPARTMENT_KINDS,
  DEPARTMENT_NEEDS,
  DEPARTMENT_THINGS,
  goodsFor,
  TOLD_NEEDS,
  WHERE_NEEDS,
} from './tables.ts'

const NOTHING_KNOWN = { vendors: [], collections: [], tags: [] }
const idOf = (name: string): string => fold(name).replaceAll(' ', '-')

function idsIn(words: readonly string[], language: Language): string[] {
  return spansIn(words.map(fold), [language]).flatMap(({ concepts }) => concepts.map(({ id }) => id))
}

describe('the tables by department', () => {
  test('every row has words in each of the five languages, and no two rows have one name', () => {
    const rows = [
      ...DEPARTMENT_THINGS,
      ...DEPARTMENT_FLAVOURS,
      ...DEPARTMENT_NEEDS,
      ...[...TOLD_NEEDS, ...WHERE_NEEDS].map(({ words }) => words),
    ]
    for (const row of rows)
      assert.ok(row.split('|').length === 5 && row.split('|').every((cell) => cell.trim() !== ''), row)
    const names = rows.map((row) => row.split(/,| \|/, 1)[0])
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    )
    assert.ok(rows.length >= 2_500)
  })

  test('what a thing is a kind of, and what helps with a need, is of the tables', () => {
    const ids = new Set(entries.values().flatMap((list) => list.map(({ id }) => id)))

    for (const names of DEPARTMENT_KINDS)
      for (const name of names) assert.ok(ids.has(idOf(name)), names.join(' > '))
    for (const { words, goods } of [...TOLD_NEEDS, ...WHERE_NEEDS])
      for (const id of goods) assert.ok(ids.has(id.replace(/^(gluten|sugar)-free$/, '$1')), `${words}: ${id}`)
  })

  test('a thing has one name in each language, which no wider group before it keeps', () => {
    for (const [language, words] of [
      ['en', 'clothes pegs'],
      ['sv', 'klädnypor'],
      ['de', 'Wäscheklammern'],
      ['fr', 'pinces à linge'],
      ['es', 'pinzas de la ropa'],
    ] as const)
      assert.deepEqual([...new Set(idsIn(words.split(' '), language))], ['clothes-pegs'], words)
    assert.deepEqual([...new Set(conceptsOf('wok', ['sv']).map(({ id }) => id))], ['wok'])
    assert.ok(kindsOf('wok').includes('pan'))
  })

  test('neighbours are things of their own in each language, found by the wider word too', () => {
    for (const [id, kind, words] of [
      ['mini-skirt', 'skirt', ['mini skirt', 'minikjol', 'Minirock', 'minijupe', 'minifalda']],
      ['wedding-ring', 'ring', ['wedding ring', 'vigselring', 'Ehering', 'alliance', 'alianza']],
      ['trout', 'fish', ['trout', 'foreller', 'Forelle', 'truite', 'trucha']],
      ['ravioli', 'pasta', ['tortellini', 'tortellini', 'Maultaschen', 'raviolis', 'pasta rellena']],
      ['fire-engine', 'toy', ['fire truck', 'brandbil', 'Feuerwehrauto', 'camion de pompiers']],
      ['shutters', 'blinds', ['shutters', 'fönsterluckor', 'Fensterläden', 'volet roulant']],
      ['begonia', 'plant', ['pansies', 'penséer', 'Stiefmütterchen', 'bégonias', 'petunias']],
      ['chicken-wire', 'fence', ['wire netting', 'hönsnät', 'Maschendraht', 'grillage à poule']],
      ['cabin-filter', 'car-parts', ['cabin filter', 'kupéfilter', 'Innenraumfilter', 'filtre habitacle']],
    ] as const) {
      for (const [at, word] of words.entries())
        assert.deepEqual([...new Set(idsIn(word.split(' '), COLUMNS[at] ?? 'en'))], [id], word)
      assert.ok(kindsOf(id).includes(kind))
    }
  })

  test('fruit, vegetables and herbs have one name in each language, and say what others are of', () => {
    for (const [id, words] of [
      ['potato-taste', ['potato', 'potatis', 'Kartoffel', 'pommes de terre', 'patatas']],
      ['blueberry-taste', ['blueberries', 'blåbär', 'Heidelbeeren', 'myrtilles', 'arándanos']],
      ['thyme-taste', ['thyme', 'timjan', 'Thymian', 'thym', 'tomillo']],
    ] as const)
      for (const [at, word] of words.entries())
        assert.deepEqual([...new Set(idsIn(word.split(' '), COLUMNS[at] ?? 'en'))], [id], word)
    assert.ok(isDescriber('potatis') && !isThing('potatis'))
  })

  test('what is sold in pairs or packs is known by one of it, too', () => {
    for (const [id, words] of [
      ['hiking-boots', ['vandringskänga', 'Wanderschuh']],
      ['earbuds', ['öronsnäcka']],
      ['contact-lenses', ['Kontaktlinse', 'lentilla']],
    ] as const)
      for (const word of words)
        assert.ok(
          conceptsOf(fold(word)).some((concept) => concept.id === id),
          word,
        )
  })

  test('what is the matter, told in a sentence of any language, is what helps against it', () => {
    for (const [prompt, need, thing] of [
      ['omg I keep losing my keys, is there something for that', 'losing-my-keys', 'key-finder'],
      ['hej! har fått skavsår av mina nya skor, vad finns det?', 'blisters', 'blister-plasters'],
      ['mein nacken ist verspannt, was hilft da?', 'stiff-neck', 'pain-relief-gel'],
      ['mon évier est bouché, que faire ?', 'clogged-drain', 'drain-cleaner'],
      ['my dentures keep slipping when I eat', 'dentures-slip', 'denture-adhesive'],
      ['Mein Sohn verliert ständig seine Handschuhe', 'losing-his-gloves', 'mittens'],
      ['farfar glömmer alltid sin medicin', 'always-forgets-his-pills', 'pill-box'],
      ['cette nuit il pleut dans notre tente', 'tent-leaks', 'tarpaulin'],
      ['mi abuela siempre tiene miedo de caerse', 'afraid-of-falling', 'grab-rail'],
      ['tengo el fregadero atascado, ¿qué me recomiendas?', 'clogged-drain', 'drain-cleaner'],
      ['my suitcase bursts open every single time', 'suitcase-bursts-open', 'luggage-strap'],
      ['hej, gitarren låter falskt hela tiden', 'guitar-goes-out-of-tune', 'tuner'],
      ['im Auto ist es im Winter immer eiskalt', 'freezing-in-the-car', 'engine-heater'],
      ['je perds toujours mes médiators, que faire ?', 'lose-my-guitar-picks', 'plectrum'],
      ['se me da la vuelta el paraguas con el viento', 'wind-turns-my-umbrella-inside-out', 'umbrella'],
      ['our tomatoes always topple over when it is windy', 'tomatoes-fall-over', 'tomato-cage'],
      ['mina tomater ramlar omkull hela tiden', 'tomatoes-fall-over', 'tomato-cage'],
      ['mein Kaninchen hat alle Kabel angenagt', 'rabbit-chews-cables', 'rabbit-run'],
      ['mir fällt bei jedem Windstoß der Sonnenschirm um', 'parasol-blows-over', 'parasol-base'],
      ['mi gata se pasa la noche maullando', 'cat-is-bored', 'cat-toy'],
      ['le fil de ma machine casse sans arrêt', 'thread-keeps-breaking', 'sewing-thread'],
      ['hunden blir alldeles blöt när det regnar', 'muddy-paws', 'dog-towel'],
      ['my shelf came off the wall again', 'screw-wont-hold-in-the-wall', 'wall-plug'],
    ] as const) {
      const { words, languages } = readPrompt(prompt, NOTHING_KNOWN)
      const said = words.all.flatMap((text) => idsIn(text.split(' '), languages[0] ?? 'en'))
      assert.ok(said.includes(need), `${prompt}: ${words.all.join(' / ')}`)
      assert.ok(kindsOf(thing).includes(need))
    }
  })

  test('a verb of trouble is one in each of its forms, and a phone by each of its names', () => {
    for (const [thing, ...prompts] of [
      [
        'bike-lock',
        'my bicycle keeps getting stolen',
        'someone nicked our bike',
        'they steal every bike here',
      ],
      ['air-mattress', 'die Luftmatratze verliert nachts Luft', 'unsere Luftmatratze verlor wieder Luft'],
      ['power-bank', 'mi celular no dura todo el día', 'el teléfono no dura todo el día'],
    ] as const)
      for (const prompt of prompts) {
        const said = readPrompt(prompt, NOTHING_KNOWN).words.all.flatMap((text) => entriesOfWord(text))
        assert.ok(
          said.some(({ id }) => goodsFor(id).includes(thing)),
          prompt,
        )
      }
  })

  test('what never works is the trouble, and refuses nothing', () => {
    for (const [prompt, need] of [
      ['jag får aldrig tråden genom nålsögat', 'thread-the-needle'],
      ['jag får inte tråden genom nålsögat', 'thread-the-needle'],
      ['ich kriege den Faden nie durch das Nadelöhr', 'thread-the-needle'],
      ['min son kan aldrig sitta still', 'get-the-kids-outside'],
    ] as const) {
      const { words, languages } = readPrompt(prompt, NOTHING_KNOWN)
      const said = words.all.flatMap((text) => idsIn(text.split(' '), languages[0] ?? 'en'))
      assert.ok(said.includes(need), `${prompt}: ${words.all.join(' / ')}`)
      assert.deepEqual(words.not, [], prompt)
    }
    assert.deepEqual(readPrompt('balsam, inte för torrt hår', NOTHING_KNOWN).words.not, ['torrt hår'])
  })

  test('two things said of one another are a search, and no trouble that has both', () => {
    for (const prompt of ['Sandkasten für die Katzen', 'Rucksack für den Laptop', 'bike pump for my dog'])
      assert.ok(!readPrompt(prompt, NOTHING_KNOWN).words.all.some(saysNeed), prompt)
  })

  test('what somebody looks for, and for whom, is no trouble', () => {
    for (const [prompt, thing] of [
      ['bicicleta para niño de cinco años', 'bicicleta'],
      ['Auto fürs Kind', 'auto'],
      ['bil till barn', 'bil'],
    ] as const)
      assert.ok(
        readPrompt(prompt, NOTHING_KNOWN).words.all.some((text) => text.toLowerCase() === thing),
        prompt,
      )
  })
})
