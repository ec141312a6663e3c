/** "Like X, but …": what names the product that is compared with, and what else is asked for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { orAlikeIn } from './likeness-or.ts'
import { likenessIn } from './likeness.ts'
import { unsaidLikenessIn } from './likeness-unsaid.ts'

/** "name | rest" */
function read(prompt: string): string | undefined {
  const likeness = likenessIn(prompt)
  return likeness && `${likeness.name} | ${likeness.rest}`
}

describe('likeness', () => {
  for (const [prompt, expected] of [
    ['something like the thermos by Acme but in green', 'thermos by Acme | in green'],
    ['nåt som liknar termosen från Acme fast i grönt', 'termosen från Acme | i grönt'],
    ['so was wie die Thermosflasche von Acme nur in grün', 'Thermosflasche von Acme | in grün'],
    ['comme le thermos de chez Acme mais en vert', 'thermos de chez Acme | en vert'],
    ['algo como el termo de Acme pero verde', 'termo de Acme | verde'],
    ['like the kimono only for men', 'kimono | for men'],
    ['liknar termosen från Acme fast i grönt', 'termosen från Acme | i grönt'],
    ['ungefähr wie die Thermosflasche von Acme aber in grün', 'Thermosflasche von Acme | in grün'],
    ['más o menos como el termo de Acme pero verde', 'termo de Acme | verde'],
    ['etwas billigeres als den Wasserkocher', 'Wasserkocher | etwas'],
    ['algo más económico que el termo de Acme', 'termo de Acme | algo'],
    ['un truc plus économique que le thermos de chez Acme', 'thermos de chez Acme | un truc'],
  ] as const)
    test(`what is to be another is none of the name: ${prompt}`, () => {
      assert.equal(read(prompt), expected)
    })

  for (const [prompt, expected] of [
    ['so ein Skateboard wie das von Acme nur in rosa', 'Skateboard von Acme | so ein Skateboard in rosa'],
    ['un skateboard comme celui de Acme mais en rose', 'skateboard de Acme | un skateboard en rose'],
    ['en skateboard som den från Acme fast i rosa', 'skateboard från Acme | en skateboard i rosa'],
    ['un monopatín como el de Acme pero en rosa', 'monopatín de Acme | un monopatín en rosa'],
    ['a skateboard like the one from Acme but in pink', 'skateboard from Acme | a skateboard in pink'],
  ] as const)
    test(`the thing of a maker is compared with, and the maker is none of the rest: ${prompt}`, () => {
      assert.equal(read(prompt), expected)
    })

  test('a "but" of another language, or of a name, parts nothing', () => {
    assert.equal(read('something like shoes for men under 50'), 'shoes for men under 50 | ')
    assert.equal(read('similar to the Fast Dry Towel'), 'Fast Dry Towel | ')
  })

  for (const [prompt, expected] of [
    ['so etwas wie 27-Zoll-Monitor 4K, nur günstiger', '27-Zoll-Monitor 4K | '],
    ["dans le genre de savon à l'huile d'olive", "savon à l'huile d'olive | "],
    ['similar to Drive M.2 2280!', 'Drive M.2 2280 | '],
    ['something like the Notes 76x76 but cheaper', 'Notes 76x76 | '],
  ] as const)
    test(`a name is written as it was typed, but for what ends a clause: ${prompt}`, () => {
      assert.equal(read(prompt), expected)
    })

  test('what a comma parts from the name may belong to it, what a "but" does never', () => {
    const likeness = likenessIn('similar to the Mouse M5, black, but in white')
    assert.deepEqual(likeness?.whole, { name: 'Mouse M5 black', rest: 'in white' })
    assert.equal(likenessIn('similar to the Mouse M5 but in white')?.whole, undefined)
  })

  test('what is said between the name and the price is asked for as well', () => {
    assert.equal(read('something like the thermos but in green and cheaper'), 'thermos | in green and')
  })

  for (const [prompt, expected] of [
    ['en sån där kimono fast till barn', 'kimono | en till barn'],
    ['likadan som kimonon men i blått', 'kimonon | i blått'],
    ['the same dress as the kimono but in blue', 'kimono | the dress in blue'],
    ['samma som kimonon men i blått', 'kimonon | i blått'],
    ['dasselbe Kleid wie der Kimono aber in blau', 'Kimono | Kleid in blau'],
    ['la même robe que le kimono mais en bleu', 'kimono | la robe en bleu'],
    ['la misma falda que el kimono pero en azul', 'kimono | la falda en azul'],
    ['uno como el kimono pero para niños', 'kimono | uno para niños'],
  ] as const)
    test(`one like it is compared with it: ${prompt}`, () => {
      assert.equal(read(prompt), expected)
    })

  for (const [prompt, expected] of [
    ['la même chose que le kimono mais en bleu', 'kimono | la en bleu'],
    ['samma typ av sak som Kimono fast i blått', 'Kimono | i blått'],
    ['otra opción que no sea el Kimono Azul', 'Kimono Azul | '],
    ['so was in der Art wie Kimono, nur in blau', 'Kimono | in blau'],
  ] as const)
    test(`the same thing is of the same kind: ${prompt}`, () => {
      assert.equal(read(prompt), expected)
    })

  test('a name with a "but" may be compared with, where one of its words is a name', () => {
    assert.equal(unsaidLikenessIn('the Zorbel lamp but in pink')?.name, 'Zorbel lamp')
    assert.equal(unsaidLikenessIn('Zorbel tält men billigare')?.isCheaper, true)
    assert.equal(unsaidLikenessIn('red lamp but cheap'), undefined)
    assert.equal(unsaidLikenessIn('a jacket but not black'), undefined)
  })

  test('behind something else "like" and "but" compare with nothing', () => {
    assert.equal(read('I would like green but not dark'), undefined)
    assert.equal(read('my walls look like rain but in blue'), undefined)
    assert.equal(read('a jacket in the same colour as my shoes'), undefined)
    assert.equal(read('at the same time as the kimono'), undefined)
    assert.equal(read('en sele som är röd, med reflex'), undefined)
  })

  for (const prompt of [
    'something like the thermos but not as expensive',
    'same idea as the thermos but cheaper',
    'something cheaper like the thermos',
    'samma idé, ungefär: en ersättare till thermos som kostar mindre',
    'im Stil der thermos, nicht so teuer',
    'dans le même esprit que thermos mais à moindre prix',
    'del mismo estilo que thermos pero menos caro',
  ])
    test(`what costs less is cheaper, before the name or behind it: ${prompt}`, () => {
      const likeness = likenessIn(prompt)
      assert.deepEqual([likeness?.name, likeness?.isCheaper], ['thermos', true])
    })

  for (const prompt of [
    'like the kimono but in another colour',
    'som kimono fast i en annan färg',
    'wie der kimono, nur in einer anderen Farbe',
    'comme le kimono mais dans une autre couleur',
    'como el kimono pero en otro color',
  ])
    test(`another colour is asked for and none of the name: ${prompt}`, () => {
      const likeness = likenessIn(prompt)
      assert.deepEqual([likeness?.name, likeness?.isOfOtherColour], ['kimono', true])
    })

  for (const [prompt, expected] of [
    ['the same wellies but for kids', 'wellies | for kids'],
    ['samma kimono fast i vitt', 'kimono | i vitt'],
    ['der gleiche Rucksack nur in rot', 'Rucksack | in rot'],
    ['la même lampe mais en noir', 'lampe | en noir'],
    ['el mismo bolso pero en azul', 'bolso | en azul'],
  ] as const)
    test(`the same thing is to be another in what is said of it: ${prompt}`, () => {
      assert.match(read(prompt) ?? '', new RegExp(`^${expected.replace('|', '\\|.*')}$`))
    })

  test('a style or a kind by itself compares with nothing', () => {
    for (const prompt of ['table style scandinave', 'tipo de lámpara para leer', 'canapé du genre moderne'])
      assert.equal(likenessIn(prompt), undefined, prompt)
  })

  for (const [prompt, expected] of [
    ['a thermos or something like that', 'thermos | '],
    ['termos eller liknande under 300 kr', 'termos | under 300 kr'],
    ['ein Zelt oder so was', 'Zelt | '],
    ['un thermos ou un truc du genre', 'thermos | '],
    ['un termo o algo parecido', 'termo | '],
  ] as const)
    test(`what is named or something like it is compared with: ${prompt}`, () => {
      const likeness = orAlikeIn(prompt)
      assert.equal(likeness && `${likeness.name} | ${likeness.rest}`, expected)
    })

  test('one that is there is compared with where a thing stands before it, or nothing', () => {
    for (const [prompt, name] of [
      ['a mug like the speckled one', 'a mug speckled'],
      ['en mugg som den blå', 'blå'],
      ['eine Jacke wie die rote', 'rote'],
      ['comme la glacière rouge', 'glacière rouge'],
      ['una vela como la de vainilla', 'vela de vainilla'],
      ['games like Skärgården', 'Skärgården'],
      ['ein Spiel wie Kubbelino', 'Kubbelino'],
    ] as const) {
      assert.equal(likenessIn(prompt)?.name, name, prompt)
      assert.equal(likenessIn(prompt)?.isBare, true, prompt)
    }
    for (const prompt of [
      'shoes like new',
      'a toy as good as new',
      'en present som den blivande mamman behöver',
      'vandringsstavar som inte väger nåt i Norrland',
    ])
      assert.equal(likenessIn(prompt), undefined, prompt)
  })

  test('a price "or so" compares with nothing', () => {
    assert.equal(orAlikeIn('around 20 euros or so'), undefined)
  })
})

test('what costs less and is like something is said in many words', () => {
  for (const [prompt, name] of [
    ['a budget version of the Luna lamp', 'Luna lamp'],
    ['a dupe for Luna', 'Luna'],
    ['en budgetvariant av Luna lampa', 'Luna lampa'],
    ['Dupe für Lampe Luna', 'Lampe Luna'],
    ['preiswerte Variante von Lampe Luna', 'Lampe Luna'],
    ['une version abordable de la lampe Luna', 'lampe Luna'],
    ['un clon barato de la lámpara Luna', 'lámpara Luna'],
  ] as const) {
    assert.equal(likenessIn(prompt)?.name, name, prompt)
    assert.equal(likenessIn(prompt)?.isCheaper, true, prompt)
  }
  assert.equal(likenessIn('was gibt es statt Lampe Luna')?.isInstead, true)
  assert.equal(likenessIn('en lampa, vad som helst men inte grå'), undefined)
})

test('a thing is asked for in the place of a product, of its maker, or larger', () => {
  assert.equal(likenessIn('a lamp instead of the Zylvorn')?.isInstead, true)
  assert.equal(likenessIn('Lampe statt Stehlampe Tripod')?.name, 'Stehlampe Tripod')
  assert.equal(likenessIn('cashmere instead of wool'), undefined)
  assert.equal(likenessIn('smaller than the Zylvorn tent')?.isInstead, true)
  assert.equal(likenessIn('anything but a tie'), undefined)
  for (const prompt of [
    'same brand as the Zylvorn lamp',
    'samma märke som Zylvorn lampa',
    'gleiche Marke wie Lampe Zylvorn',
    'même marque que la lampe Zylvorn',
    'misma marca que la lámpara Zylvorn',
  ])
    assert.equal(likenessIn(prompt)?.isOfSame, true, prompt)
  assert.equal(likenessIn('comme la lampe Zylvorn en plus grand')?.isOtherwise, true)
  assert.deepEqual(
    [likenessIn('replacement for my old kettle')?.isItself, likenessIn('an alternative to tea')?.isInstead],
    [true, true],
  )
})

test('what is given as something is like nothing', () => {
  for (const prompt of [
    'a mi tío, qué le regalo como agradecimiento por menos de 30 euros',
    'algo como regalo por menos de 20 euros',
    'quelque chose comme cadeau, moins cher',
  ])
    assert.equal(likenessIn(prompt), undefined, prompt)
})
