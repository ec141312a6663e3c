/** What things are called beside their first names, in five languages: all names of one mean the same. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conceptsOf, kindsOf, spansIn } from './concepts.ts'

/** By what the words mean together: "binoculars". */
function meant(name: string): readonly string[] {
  return spansIn(name.split(' '), []).flatMap(({ concepts }) => concepts.map(({ id }) => id))
}

describe('names of things', () => {
  for (const [id, names] of [
    ['binoculars', ['field glasses', 'fältkikare', 'feldstecher', 'jumelles', 'catalejo']],
    ['salad-spinner', ['salladsslunga', 'salatschleuder', 'essoreuse', 'centrifugadora de ensalada']],
    ['mosquito-net', ['myggnät', 'moskitonetz', 'moustiquaire', 'mosquitera']],
    ['thermos', ['termosflaska', 'thermosflasche', 'bouteille isotherme', 'botella térmica']],
    [
      'kitchen',
      ['kitchen things', 'kökssaker', 'küchensachen', 'articles de cuisine', 'artículos de cocina'],
    ],
    ['bathroom', ['bathroom things', 'badrumssaker', 'badsachen', 'accessoires de salle de bain']],
    ['dance', ['dancing', 'dansa', 'tanzen', 'danse', 'danza']],
    ['fridge', ['refrigerator', 'kyl', 'eiskasten', 'frigidaire', 'heladera', 'refrigeradora']],
    ['washing-machine', ['laveuse', 'lavarropas', 'waschautomat']],
    ['leather-jacket', ['skinnpaj', 'chupa de cuero', 'campera de cuero', 'manteau de cuir']],
    ['pacifier', ['nuggi', 'luller', 'tototte', 'chupón']],
    ['jeans', ['farmarbyxor', 'bluyín']],
    ['punch-bag', ['boxing bag', 'boxsäck', 'sac de boxe', 'costal de boxeo']],
    ['paint-roller', ['farbwalze', 'rouleau de peintre', 'rodillo para pintar']],
    ['flower-seeds', ['wild flower seeds', 'blomfrön', 'wildblumensaatgut', 'semillas de flores silvestres']],
    ['cable-knit', ['cable knit', 'kabelstickad', 'zopfmuster', 'torsadé', 'jersey de ochos']],
  ] as const)
    test(`${names.join(', ')}: ${id}`, () => {
      for (const name of names) assert.ok(meant(name).includes(id), `${name}: ${meant(name).join()}`)
    })

  test('what is for a dog is none for a cat, and both are a harness', () => {
    assert.deepEqual(meant('arnés para perros'), ['dog-harness'])
    assert.deepEqual(meant('cat harness'), ['cat-harness'])
    for (const id of ['dog-harness', 'cat-harness']) assert.ok(kindsOf(id).includes('harness'))
  })

  test('a cabin case is a suitcase, a suitcase is none; a French cushion is no pillow, a Swedish one may be', () => {
    assert.deepEqual(meant('handgepäck'), ['cabin-suitcase'])
    assert.ok(kindsOf('cabin-suitcase').includes('suitcase'))
    assert.ok(!meant('valise').includes('cabin-suitcase'))
    assert.ok(!meant('coussin').includes('pillow') && !meant('oreiller').includes('cushion'))
    assert.ok(meant('kudde').includes('pillow') && meant('kudde').includes('cushion'))
  })

  test('a small word of one language is no form of a name that another writes with an accent', () => {
    for (const word of ['last', 'hasta', 'front', 'gran', 'have']) assert.deepEqual(meant(word), [], word)
    assert.ok(meant('låset').includes('lock'))
  })

  test('a tap for the bathroom is a tap, duct tape is tape; what covers anything covers no phone', () => {
    assert.ok(kindsOf('bathroom-tap').includes('faucet') && kindsOf('duct-tape').includes('tape'))
    for (const word of ['cover', 'överdrag', 'housse']) assert.deepEqual(meant(word), ['cover'], word)
    assert.ok(meant('mobilskal').includes('phone-case') && !meant('oil').includes('olive-oil'))
  })

  test('a word that two rows have names one thing where the one is a kind of the other, or is said of it only', () => {
    for (const [word, id] of [
      ['sandpaper', 'sandpaper'],
      ['papier de verre', 'sandpaper'],
      ['casque de moto', 'motorcycle-helmet'],
      ['pince à cheveux', 'hair-claw'],
    ] as const)
      assert.deepEqual([...new Set(meant(word))], [id], word)
    assert.ok(
      kindsOf('playing-cards').includes('card-game') && kindsOf('air-mattress').includes('sleeping-mat'),
    )
  })

  test('what a powder is made of is no name of it: whey is told of one that is whey', () => {
    assert.ok(conceptsOf('suero de leche').every(({ isThing }) => !isThing))
    assert.ok(!meant('whey').includes('protein-powder'))
    assert.ok(meant('vassleprotein').includes('whey') && meant('vassleprotein').includes('protein-powder'))
  })
})
