/** POST /products-search: what food, drink and kitchen goods have in them though they do not say it in that word. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'wheat', title: 'Butter Shortbread', type: 'Biscuits', bodyHtml: 'Wheat flour, butter.' },
  { externalId: 'oats', title: 'Galletas de avena', type: 'Galletas', bodyHtml: 'Sin gluten ni lactosa.' },
  { externalId: 'cream', title: 'Sour Cream Crisps', customProperties: { ingredients: 'milk powder' } },
  { externalId: 'salted', title: 'Chips Meersalz', type: 'Chips', bodyHtml: 'Kartoffeln, Öl, Salz.' },
  { externalId: 'paprika', title: 'Patatas fritas con chile', type: 'Patatas fritas' },
  { externalId: 'peas', title: 'Veganska korvar', type: 'Korv' },
  { externalId: 'beef', title: 'Rindswurst', type: 'Wurst', bodyHtml: '100 % Rindfleisch.' },
  { externalId: 'coated', title: 'Poêle antiadhésive 28 cm', type: 'Poêles', bodyHtml: 'Revêtement PTFE.' },
  { externalId: 'steel', title: 'Edelstahlpfanne 24 cm', type: 'Pfannen' },
  {
    externalId: 'tritan',
    title: 'Brotdose Dino',
    type: 'Brotdosen',
    customProperties: { material: 'Tritan' },
  },
  { externalId: 'tin', title: 'Matlåda rostfri', type: 'Matlådor', customProperties: { material: 'stål' } },
  { externalId: 'china', title: 'Mug blanche', type: 'Mugs', customProperties: { matière: 'porcelaine' } },
  { externalId: 'enamel', title: 'Emaljmugg grön', type: 'Muggar', customProperties: { material: 'emalj' } },
  { externalId: 'kibble', title: 'Katzenfutter Huhn', type: 'Katzenfutter', bodyHtml: 'Huhn, Weizen.' },
  { externalId: 'salmon', title: 'Pienso para gatos', type: 'Pienso', bodyHtml: 'Sin cereales.' },
  { externalId: 'lotus', title: 'Tapis de yoga Lotus violet', type: 'Tapis', price: 39, currency: 'EUR' },
  { externalId: 'mat', title: 'Yoga Mat Basic', type: 'Mats', price: 25, currency: 'EUR' },
])

async function all(prompts: readonly string[], expected: readonly string[]): Promise<void> {
  for (const prompt of prompts) assert.deepEqual((await found(prompt)).toSorted(), expected, prompt)
}

test('wheat is gluten, and grain; milk powder is dairy', async () => {
  await all(['biscuits without gluten', 'galletas sin gluten', 'kex utan gluten'], ['oats'])
  await all(['cat food without grain', 'Katzenfutter ohne Getreide'], ['salmon'])
  await all(['crisps without dairy'], ['paprika', 'salted'])
})

test('what is hot, of Teflon or of a plastic by its own name', async () => {
  await all(['patatas fritas que no piquen', 'chips, inte starka'], ['cream', 'salted'])
  await all(['poêle sans téflon', 'frying pan, no Teflon'], ['steel'])
  await all(['plastic-free lunch box', 'Brotdose ohne Plastik'], ['tin'])
})

test('what is vegan has no meat, though all of its kind has', async () => {
  await all(['korv men inget kött', 'sausages, no meat'], ['peas'])
})

test('a material that is a name of a whole shelf refuses only what is of it', async () => {
  await all(['mugg men inte i porslin'], ['enamel'])
})

test('a product that is named by words of its title is it, whatever the first of them names alone', async () => {
  assert.equal((await found('comme le tapis Lotus mais moins cher'))[0], 'mat')
})
