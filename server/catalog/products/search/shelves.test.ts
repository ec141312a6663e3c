/** POST /products-search: what a shelf of a shop is called, and for whom what stands there is. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'firststeps', title: 'First Steps Shoes', customProperties: { Age: '9-18 months' } },
  { externalId: 'pumps', title: 'Pumps Veloursleder', tags: ['Abend', 'Damen'] },
  { externalId: 'safety', title: 'Sicherheitsschuh S3', tags: ['Stahlkappe'] },
  { externalId: 'babyhat', title: 'Babymössa stickad' },
  { externalId: 'cap', title: 'Casquette brodée' },
  { externalId: 'parka', title: 'Vinterparka Sarek' },
  { externalId: 'toothpaste', title: 'Zahncreme Minze' },
  { externalId: 'serum', title: 'Glow Serum Vitamin C' },
  { externalId: 'wipes', title: 'Abschminktücher waschbar' },
  { externalId: 'scrunchie', title: 'Seidenscrunchies' },
  { externalId: 'princess', title: 'Déguisement princesse', customProperties: { âge: '3-8 ans' } },
  { externalId: 'dino', title: 'T-Rex Glow Tee', customProperties: { Age: '3-8 years' } },
  { externalId: 'bear', title: 'Bärenkostüm Erwachsene' },
  { externalId: 'swimsuit', title: 'Shaping Swimsuit Lagoon' },
  { externalId: 'bikini', title: 'Bikini Rojo' },
  { externalId: 'oil', title: 'Möbelpflege Öl' },
  { externalId: 'curvy', title: 'Curvy Stretch Jeans', tags: ['plus size'] },
  { externalId: 'slim', title: 'Slim Jeans Kohle', customProperties: { Größe: ['L', 'XL'] } },
  { externalId: 'junior', title: 'Träningsoverall', customProperties: { ålder: '8-14 år' } },
  { externalId: 'brace', title: 'Lumbar Support Belt', type: 'Back braces' },
  { externalId: 'boxes', title: 'Boxes for Toys' },
  { externalId: 'shaping', title: 'Shapewear Shorts' },
  { externalId: 'dress', title: 'Knitted Dress' },
  { externalId: 'nappycream', title: 'Wundschutzcreme Baby' },
  { externalId: 'vest', title: 'Warnweste gelb' },
  { externalId: 'teddy', title: 'Teddy Bear' },
  { externalId: 'medal', title: 'Médaille', tags: ['baptême'] },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, shelves of a shop', () => {
  test('a shelf has whatever stands there, in each language', async () => {
    for (const [id, ...prompts] of [
      ['cap', 'headwear', 'huvudbonader', 'Kopfbedeckung', 'couvre-chef'],
      ['parka', 'outerwear', 'ytterkläder', 'Oberbekleidung', "vêtements d'extérieur", 'ropa de abrigo'],
      ['toothpaste', 'oral care', 'munvård', 'Mundpflege', 'hygiène dentaire', 'higiene bucal'],
      [
        'toothpaste',
        'toiletries',
        'hygienartiklar',
        'Hygieneartikel',
        "produits d'hygiène",
        'artículos de aseo',
      ],
      ['serum', 'face care', 'ansiktsvård', 'Gesichtspflege', 'soins du visage', 'cuidado facial'],
      ['serum', 'beauty', 'skönhet', 'Schönheitspflege', 'produits de beauté', 'belleza'],
      ['scrunchie', 'hair accessories', 'håraccessoarer', 'Haarschmuck', 'accessoires cheveux'],
    ] as const)
      for (const prompt of prompts) assert.ok((await found(prompt)).includes(id), `${prompt}: ${id}`)
  })

  test('what cares for furniture cares for no skin, a toe cap is no cap, and a wipe no scarf', async () => {
    assert.ok(!(await found('skin care')).includes('oil'))
    assert.ok(!(await found('cap')).includes('safety'))
    assert.ok(!(await found('scarf')).includes('wipes'))
  })

  test('a tag says for whom a thing is, and what is for babies comes behind it', async () => {
    assert.equal((await found('women shoes'))[0], 'pumps')
    assert.equal((await found('chaussures femme')).at(-1), 'firststeps')
  })

  test('who wants nothing for children wants nothing for babies either', async () => {
    assert.deepEqual(await found('Mütze, aber nicht für Kinder'), ['cap'])
  })

  test('for a boy what is for girls comes last, and a child may be six of years in one word', async () => {
    const boys = await found('something for a boy turning five')
    assert.ok(boys.indexOf('dino') < boys.indexOf('princess'), boys.join(' '))
    assert.equal((await found('Verkleidung für sechsjähriges Mädchen'))[0], 'princess')
  })

  test('who wants a swimsuit wants a bikini less', async () => {
    assert.deepEqual(await found('Badeanzug'), ['swimsuit', 'bikini'])
  })

  test('"grande taille" is for who is larger, and no size L', async () => {
    assert.deepEqual(await found('jeans grande taille'), ['curvy'])
    assert.deepEqual(await found('Jeans, aber nicht in Übergröße'), ['slim'])
  })

  test('what says ages of children is for a child', async () => {
    assert.ok((await found('vêtements de sport enfant')).includes('junior'))
  })

  test('what hurts is told of, however it begins, and what trouble is under is no thing that is wanted', async () => {
    assert.equal((await found('lifting boxes hurts my back'))[0], 'brace')
    assert.equal((await found('hide my tummy under a tight dress'))[0], 'shaping')
  })

  test('something for a part of the body is what cares for it', async () => {
    for (const prompt of [
      'something for her face',
      'något för ansiktet',
      'etwas fürs Gesicht',
      'algo para la cara',
    ])
      assert.equal((await found(prompt))[0], 'serum', prompt)
  })

  test('a vest is a jacket behind all others', async () => {
    assert.deepEqual(await found('jacket'), ['parka', 'vest'])
  })

  test('of what is given for an occasion what says so comes first, however small it is to be', async () => {
    assert.equal((await found('petit cadeau de baptême'))[0], 'medal')
  })
})
