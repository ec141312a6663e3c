/** POST /products-search: what is given to somebody of whom something is said. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'padel', title: 'Pala de pádel Lince', type: 'Palas de pádel' },
  { externalId: 'tennis', title: 'Baseline Pro 100 Tennis Racket', type: 'Tennis rackets' },
  { externalId: 'badminton', title: 'Badminton-Set mit Netz', type: 'Badminton' },
  { externalId: 'hutch', title: 'Kaninbur i trä', type: 'Kaninburar' },
  { externalId: 'hamster', title: 'Cage hamster deux étages', type: 'Cages hamster' },
  { externalId: 'monstera', title: 'Monstera deliciosa 70 cm', type: 'Zimmerpflanzen' },
  { externalId: 'orchid', title: 'Orquídea blanca en maceta', type: 'Plantas' },
  { externalId: 'fan', title: 'Ventilador de torre silencioso', type: 'Ventiladores' },
  { externalId: 'box', title: 'Presentbox spa hemma', type: 'Presentboxar', price: 30, currency: 'EUR' },
  { externalId: 'necklace', title: 'Necklace with Pearl', tags: ['women'] },
  { externalId: 'wallet', title: 'Cartera de cuero hombre' },
  { externalId: 'keyboard', title: 'Wireless Keyboard Compact' },
  { externalId: 'scooter', title: 'Kids Scooter Blue', type: 'Scooters', tags: ['kids'] },
  { externalId: 'adult', title: 'Bärenkostüm Erwachsene Plüsch', type: 'Kostüme' },
  { externalId: 'pirate', title: 'Piratendräkt barn', type: 'Utklädnad', tags: ['barn'] },
])

describe('what is given to somebody of whom something is said', () => {
  test('is what is called after what they love, before what else their row has', async () => {
    for (const [prompt, first] of [
      ['gift for someone who loves tennis', 'tennis'],
      ['regalo para alguien a quien le encanta el tenis', 'tennis'],
      ['Geschenk für einen Padel-Fan', 'padel'],
      ['present till någon som älskar badminton', 'badminton'],
      ['present for a hamster fan', 'hamster'],
      ['cadeau pour un fan de lapins', 'hutch'],
      ['gift for someone who loves orchids', 'orchid'],
    ] as const)
      assert.equal((await found(prompt))[0], first, prompt)
  })

  test('is what anybody is given where nothing is known of what they love or do', async () => {
    for (const prompt of [
      'present for a K-pxp fan',
      'un truc pour ma sœur, elle est fan de K-pxp',
      'something for my sister who is a zookeeper',
      'nåt till en kompis som är pilot, max 600 kr',
    ])
      assert.ok(!['fan', 'keyboard'].includes((await found(prompt))[0] ?? ''), prompt)
  })

  test('is for them, and not for whoever they are named after', async () => {
    for (const [prompt, first] of [
      ["gift for my boyfriend's mum", 'necklace'],
      ['present till flickvännens pappa', 'wallet'],
      ['Geschenk für meine kleine Schwester', 'necklace'],
      ['regalo para mi hermano pequeño', 'wallet'],
    ] as const)
      assert.equal((await found(prompt))[0], first, prompt)
  })

  test('is what they are given, whatever else is said of them that nothing is known of', async () => {
    assert.equal((await found("gift for my brother's girlfriend, I barely know her"))[0], 'necklace')
    assert.ok((await found("valentine's gift for her")).length > 0)
  })

  test('is for children before what is for the grown, also where the shop calls that so', async () => {
    for (const prompt of ['Kostüm für Kinder', 'costume for kids', 'disfraz para niños'])
      assert.equal((await found(prompt))[0], 'pirate', prompt)
  })
})

const given = useProducts(server, [
  { externalId: 'flutes', title: 'Champagne Flutes', tags: ['wedding'] },
  { externalId: 'album', title: 'Álbum de boda lino', type: 'Álbumes' },
  { externalId: 'vase', title: 'Ceramic Vase' },
  { externalId: 'guests', title: 'Gästebuch zum Ruhestand', type: 'Gästebücher' },
  { externalId: 'teacher', title: 'Taza "Gracias, profe"', type: 'Tazas' },
  { externalId: 'mug', title: 'Mugg stengods', type: 'Muggar' },
  { externalId: 'card', title: 'Carte félicitations', type: 'Cartes de vœux', price: 4, currency: 'EUR' },
  { externalId: 'yarn', title: 'Merino Yarn', type: 'Yarn' },
  { externalId: 'needles', title: 'Bamboo Knitting Needles', type: 'Knitting needles' },
  { externalId: 'crochet', title: 'Crochet Kit Three Foxes', type: 'Kits' },
  { externalId: 'knit', title: 'Kit tricot débutant', type: 'Kits' },
  { externalId: 'firefighter', title: 'Brandmansdräkt barn', type: 'Dräkter', tags: ['barn'] },
  { externalId: 'princess', title: 'Vestido de princesa', type: 'Disfraces', tags: ['niña'] },
  { externalId: 'rpg', title: 'Dragon Vale Roleplaying Starter Box', type: 'Role-playing' },
  { externalId: 'dice', title: 'Polyedriska tärningar', type: 'Tärningar' },
  { externalId: 'board', title: 'Tabla de cortar de olivo', type: 'Tablas' },
  { externalId: 'spa', title: 'Spa Gift Basket', type: 'Gift sets' },
  { externalId: 'slippers', title: 'Chaussons en laine', type: 'Chaussons' },
  { externalId: 'power', title: 'Powerbank 20 000 mAh', type: 'Powerbanks' },
  { externalId: 'doll', title: 'Rag Doll', type: 'Dolls', customProperties: { age: '2-6' } },
])

describe('what is given then', () => {
  test('is what says so, and nothing that says it is for another occasion', async () => {
    const wedding = await given('regalo de boda original')
    const teacher = await given('gift for the teacher')

    assert.deepEqual(wedding.slice(0, 2).toSorted(), ['album', 'flutes'], wedding.join(' '))
    assert.ok(!wedding.slice(0, 3).includes('guests'), wedding.join(' '))
    assert.equal(teacher[0], 'teacher')
    assert.notEqual((await given('secret santa'))[0], 'teacher')
  })

  test('is what is used where it is for', async () => {
    for (const prompt of ['housewarming gift for the kitchen', 'Geschenk zum Einzug für die Küche'])
      assert.equal((await given(prompt))[0], 'board', prompt)
  })

  test('is for whoever has everything what others like them are given', async () => {
    const ids = await given('Geschenk für Opa, der alles hat')
    assert.equal(ids[0], 'slippers', ids.join(' '))
  })

  test('is of what they do, whatever occasion has the same words', async () => {
    assert.equal((await given('regalo para mi novio que viaja mucho'))[0], 'power')
  })

  test('is no card to go with a present', async () => {
    for (const prompt of ["cadeau d'anniversaire", 'present till mamma'])
      assert.notEqual((await given(prompt))[0], 'card', prompt)
    assert.equal((await given('carte de félicitations'))[0], 'card')
  })

  test("is for a child where it is for a child's friend", async () => {
    for (const prompt of [
      "present for my son's best friend",
      'regalo para la amiga de mi hija',
      'Geschenk für die beste Freundin meiner Tochter',
      'cadeau pour le copain de mon fils',
      'present till min dotters kompis',
    ])
      assert.ok(['doll', 'firefighter', 'princess'].includes((await given(prompt))[0] ?? ''), prompt)
  })

  for (const [prompt, first] of [
    ['present till min syster som virkar', 'crochet'],
    ['gift for a dungeon master', 'rpg'],
    ['my nephew wants to be a firefighter', 'firefighter'],
    ['mein Sohn will Feuerwehrmann werden', 'firefighter'],
  ] as const)
    test(`is what is for just what they do: ${prompt}`, async () => {
      assert.equal((await given(prompt))[0], first)
    })

  test('is all that is for what somebody does, where it is said as a verb', async () => {
    assert.ok((await given('something for my gran who knits')).slice(0, 3).includes('knit'))
  })
})
