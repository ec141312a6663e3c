/** POST /products-search: what helps where a prompt says what is the matter, and who will have nothing else. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer, aWorkspace } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'scraper', title: 'Raclette à givre avec gant' },
  { externalId: 'mount', title: 'Handyhalterung fürs Auto' },
  { externalId: 'cattree', title: 'Árbol rascador para gatos' },
  { externalId: 'sofa', title: 'Sofá gris de tres plazas' },
  { externalId: 'heater', title: 'Chauffage céramique 1500 W' },
  { externalId: 'towels', title: 'Serviettes de bain', type: 'Salle de bain' },
  { externalId: 'alarm', title: 'Wake-Up Radio', bodyHtml: '<p>Wakes you up.</p>' },
  { externalId: 'pillow', title: 'Memory Foam Pillow' },
  { externalId: 'shoes', title: 'Leather Shoes' },
  { externalId: 'plasters', title: 'Blister Plasters' },
  { externalId: 'dandruff', title: 'Anti-Schuppen-Shampoo' },
  { externalId: 'shampoo', title: 'Shampoo Rosmarin' },
  { externalId: 'worms', title: 'Vegan Sour Worms', tags: ['vegan'] },
  { externalId: 'bar', title: 'Milk Chocolate Bar' },
  { externalId: 'jumper', title: 'Stickad tröja', customProperties: { material: 'lammull' } },
  { externalId: 'acrylic', title: 'Pull torsadé sans laine' },
  { externalId: 'bib', title: 'Bavoir vert', customProperties: { âge: 'dès 6 mois' } },
  { externalId: 'bowl', title: 'Fressnapf Edelstahl' },
  { externalId: 'chess', title: 'Schackspel i trä', price: 30 },
  { externalId: 'mug', title: 'Taza de cerámica', price: 12 },
  { externalId: 'belt', title: 'Ledergürtel schwarz', price: 14 },
  { externalId: 'grandma', title: 'Becher "Beste Oma"' },
  { externalId: 'lens', title: 'Leselupe mit Licht' },
  { externalId: 'kite', title: 'Cometa arcoíris', customProperties: { edad: 'desde 5 años' } },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, needs', () => {
  test('what helps comes first, in whatever words and order the matter is put', async () => {
    for (const [prompt, first] of [
      ['rutan på bilen är full av is varje morgon', 'scraper'],
      ['mi gato me destroza el sofá con las uñas', 'cattree'],
      ['on se gèle dans la salle de bain le matin', 'heater'],
      ['my neck hurts when I wake up', 'pillow'],
      ['my new shoes gave me blisters', 'plasters'],
    ] as const)
      assert.equal((await found(prompt))[0], first, prompt)
  })

  test('who says what ails somebody wants none of what is called after them', async () => {
    assert.deepEqual(await found('meine Oma sieht schlecht'), ['lens'])
  })

  test('a thing that is named is wanted, and only those that say what is the matter are refused with it', async () => {
    assert.deepEqual(await found('Shampoo aber nicht gegen Schuppen'), ['shampoo'])
    assert.equal((await found('shoes that give no blisters'))[0], 'shoes')
  })

  test('wool is refused by the names of the animals too', async () => {
    assert.deepEqual(await found('a jumper without wool'), ['acrylic'])
  })

  test('who asks for what is vegan is shown nothing else while there is some', async () => {
    assert.deepEqual(await found('vegan snacks zorbel'), ['worms'])
  })

  test('what is for a baby of six months is for none that goes to school', async () => {
    const school = await found('for an 8 year old')
    assert.ok(school.includes('kite') && !school.includes('bib'))
    const nursery = await found('for a 2 year old')
    assert.ok(nursery.includes('bib') && !nursery.includes('kite'))
  })

  test('what somebody loves leads to what is for it, whatever the language of either', async () => {
    for (const prompt of [
      'present for my uncle who is mad about chess',
      'ett schackfan fyller år',
      'für einen Schachfreund',
      "cadeau pour un passionné d'échecs",
      'le apasiona el ajedrez',
    ])
      assert.equal((await found(prompt))[0], 'chess', prompt)
  })

  test('of all that may help with what is told the likeliest that is sold comes first', async () => {
    for (const [prompt, first] of [
      ['meine ganze Wohnung ist morgens so eiskalt dass ich zittere', 'heater'],
      ['my phone slides all over the dashboard when I drive', 'mount'],
    ] as const)
      assert.equal((await found(prompt))[0], first, prompt)
  })

  test('what is likeliest comes first though another thing is two of the guesses, and what is for animals not at all', async () => {
    const { api } = await aWorkspace(server)
    for (const title of [
      'Cykelbelysning',
      'Reflexväst för hund',
      'Reflexväst',
      'Power Bank',
      'Cargador de coche',
    ])
      assertAnswered(await api.post('/products', { title, price: 10, currency: 'EUR' }), 201)
    const found = async (prompt: string): Promise<string[]> => {
      const { body } = await api.post('/products-search', { prompt, offset: 0, limit: 5, fields: ['title'] })
      return (body as { items: { title: string }[] }).items.map(({ title }) => title)
    }
    assert.deepEqual(await found('drivers never see me on my bike at night'), [
      'Cykelbelysning',
      'Reflexväst',
    ])
    assert.equal((await found('my phone is dead by lunchtime every day'))[0], 'Power Bank')
  })

  test('the header says what was looked for: what may help, or the words where none of that is sold', async () => {
    const { api } = await aWorkspace(server)
    for (const title of ['Handyhalterung fürs Auto', 'Leather Shoes'])
      assertAnswered(await api.post('/products', { title, price: 10, currency: 'EUR' }), 201)
    const read = async (prompt: string): Promise<string> => {
      const { headers } = await api.post('/products-search', { prompt, offset: 0, limit: 5 })
      return String(headers['x-search-interpretation'])
    }
    const guessed = await read('my phone slides all over the dashboard when I drive')
    assert.match(guessed, /^likely=\("phone holder for car"/)
    assert.doesNotMatch(guessed, /words=/)
    const plain = await read('everything sticks to the bottom when I fry eggs')
    assert.match(plain, /words=/)
    assert.doesNotMatch(plain, /likely=/)
  })

  test('of what somebody loves the first things of it come before the others', async () => {
    const { api } = await aWorkspace(server)
    for (const title of ['Thé vert', 'Espressotassen', 'Honig'])
      assertAnswered(await api.post('/products', { title, price: 10, currency: 'EUR' }), 201)
    const { body } = await api.post('/products-search', {
      prompt: 'regalo para mi madre que le encanta el té',
      offset: 0,
      limit: 5,
      fields: ['title'],
    })
    assert.equal((body as { items: { title: string }[] }).items[0]?.title, 'Thé vert')
  })

  test('what hardly helps does not come beside what does', async () => {
    const { api } = await aWorkspace(server)
    for (const title of ['Holzleim wasserfest', 'Jute Rug'])
      assertAnswered(await api.post('/products', { title, price: 10, currency: 'EUR' }), 201)
    const page = { offset: 0, limit: 5, fields: ['title'] }
    const { body } = await api.post('/products-search', {
      prompt: 'the chair leg broke off, need to fix it',
      ...page,
    })
    assert.deepEqual((body as { items: unknown[] }).items, [{ title: 'Holzleim wasserfest' }])
  })

  test('where nothing that helps is sold, others of its kind come', async () => {
    assert.equal((await found('he swallows his food whole'))[0], 'bowl')
  })

  test('what a present is for narrows nothing beside a bound, and says what comes first', async () => {
    assert.deepEqual(await found('secret santa between 11 and 15 euros'), ['mug', 'belt'])
  })
})
