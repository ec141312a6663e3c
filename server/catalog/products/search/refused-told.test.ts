/** POST /products-search: what is refused is known from texts, properties, compounds and names of several words, in any language. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'roll-neck', title: 'Col roulé Inès', type: 'Pulls', bodyHtml: '100 % cachemire.' },
  { externalId: 'acrylic', title: 'Strickpullover Greta', type: 'Pullover', tags: ['Damen'] },
  { externalId: 'cotton', title: 'Pull Maël', type: 'Pulls', tags: ['homme'], bodyHtml: 'Sans laine.' },
  { externalId: 'deerskin', title: 'Handschuhe Hirschleder', type: 'Handschuhe' },
  { externalId: 'running', title: 'Touchscreen Running Gloves', type: 'Gloves' },
  { externalId: 'natural', title: 'Träningsband', customProperties: { material: 'naturlatex' } },
  { externalId: 'textile', title: 'Banda de resistencia', bodyHtml: 'Libre de látex.' },
  { externalId: 'honey', title: 'Lippenbalsam', customProperties: { Inhaltsstoffe: 'Bienenwachs' } },
  { externalId: 'karite', title: 'Bálsamo labial karité', bodyHtml: 'Sin cera de abeja.' },
  { externalId: 'printed', title: 'T-shirt imprimé Merci', type: 'T-shirts' },
  { externalId: 'plain', title: 'Organic Tee White', type: 'T-shirts', tags: ['herr'] },
  { externalId: 'ripped', title: 'Zerrissene Jeans Kai', type: 'Jeans' },
  { externalId: 'slim', title: 'Slim Jeans Indigo', type: 'Jeans' },
  { externalId: 'wired', title: 'Spitzen-BH mit Bügel', type: 'BHs' },
  { externalId: 'soft', title: 'Soutien-gorge Douceur', type: 'Soutiens-gorge' },
  {
    externalId: 'ankle',
    title: 'Stiefeletten Edda',
    type: 'Stiefeletten',
    customProperties: { Absatz: '6 cm' },
  },
  { externalId: 'flat', title: 'Bottines Jeanne', type: 'Bottines', customProperties: { heel: 'flat' } },
  { externalId: 'mini', title: 'Vestido corto Amapola', type: 'Vestidos' },
  { externalId: 'midi', title: 'Stickad klänning Siri', type: 'Klänningar' },
  {
    externalId: 'fleece',
    title: 'Halsduk Vind',
    type: 'Halsdukar',
    customProperties: { material: 'fleece' },
  },
  { externalId: 'biker', title: 'Bikerjacke Nappa', type: 'Lederjacken', tags: ['Damen'] },
  { externalId: 'puffer', title: 'Puffer Jacket Alta', type: 'Jackets', tags: ['women'] },
  { externalId: 'rose', title: 'Crème visage Rose', type: 'Crèmes', bodyHtml: 'Au parfum délicat.' },
  {
    externalId: 'night',
    title: 'Nachtcreme',
    type: 'Gesichtscremes',
    customProperties: { Inhalt: 'Parfum' },
  },
  { externalId: 'oparfymerad', title: 'Ansiktskräm', type: 'Ansiktskrämer', bodyHtml: 'Oparfymerad.' },
])

async function all(prompt: string): Promise<readonly string[]> {
  return (await found(prompt)).toSorted()
}

test('a sort of the material that only a text tells of', async () => {
  for (const prompt of ['jumper without wool', 'Pullover ohne Wolle', 'jersey sin lana'])
    assert.deepEqual(await all(prompt), ['acrylic', 'cotton'], prompt)
})

test('for whom it is goes before what says that it is free of it', async () => {
  assert.equal((await found('un pull pour ma copine sans laine'))[0], 'acrylic')
})

test('a compound that no table has, of a material', async () => {
  assert.deepEqual(await all('handskar utan skinn'), ['running'])
  assert.deepEqual(await all('resistance bands without latex'), ['textile'])
  assert.deepEqual(await all('gants, pas pour courir'), ['deerskin'])
})

test('what several words name is known to be lacking', async () => {
  for (const prompt of ['lip balm without beeswax', "baume à lèvres sans cire d'abeille"])
    assert.deepEqual(await all(prompt), ['karite'], prompt)
})

test('what is printed, torn, wired or heeled in any language', async () => {
  for (const prompt of ['t-shirt without print', 't-shirt utan tryck herr', 'T-Shirt ohne Aufdruck'])
    assert.deepEqual(await all(prompt), ['plain'], prompt)
  for (const prompt of ['jeans not ripped', 'jeans utan hål', 'vaqueros sin rotos'])
    assert.deepEqual(await all(prompt), ['slim'], prompt)
  for (const prompt of ['bra without underwire', 'BH ohne Bügel', 'sujetador sin aros'])
    assert.deepEqual(await all(prompt), ['soft'], prompt)
  for (const prompt of ['ankle boots without heels', 'bottines sans talons'])
    assert.deepEqual(await all(prompt), ['flat'], prompt)
  assert.deepEqual(await all('dress but nothing short'), ['midi'])
})

test('a scarf of fleece is no jacket', async () => {
  assert.deepEqual(await found("women's jacket, no leather"), ['puffer'])
})

test('what is to be like something, but unscented, has nothing scented behind it', async () => {
  for (const prompt of ['like the Rose cream but unscented', 'parecido a la crema Rose pero sin perfume'])
    assert.deepEqual(await found(prompt), ['oparfymerad'], prompt)
})
