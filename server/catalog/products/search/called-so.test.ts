/** POST /products-search: what is called so comes first, and nothing that only shares letters with the name. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'citronella', title: 'Citronella Garden Candle in Tin' },
  { externalId: 'fig', title: 'Scented Candle Fig & Cedar' },
  { externalId: 'calligraphy', title: 'Calligraphy Starter Set' },
  { externalId: 'crochet', title: 'Häkelnadel-Set ergonomisch 9-teilig' },
  { externalId: 'dice', title: 'Würfelset W20 Metall 7-teilig' },
  { externalId: 'embroidery', title: 'Kit broderie fleurs des champs' },
  { externalId: 'bowls', title: 'Bols à soupe grès bleu lot de 4' },
  { externalId: 'case', title: 'Funda transparente Nova 12', type: 'Fundas de móvil' },
  { externalId: 'cover', title: 'Schutzhülle Gartenmöbel 200x160' },
  { externalId: 'concealer', title: 'Concealer Full Cover' },
  { externalId: 'straw hat', title: 'Floppy Straw Hat' },
  { externalId: 'bonnet', title: 'Babymössa stickad ull' },
  { externalId: 'tote', title: 'Tote bag brodé Marché' },
  { externalId: 'gym bag', title: 'Sportväska med skofack' },
  { externalId: 'earbuds', title: 'In-Ear-Kopfhörer Tropf weiß' },
  { externalId: 'headphones', title: 'Kabellose Kopfhörer mit Geräuschunterdrückung' },
  { externalId: 'filler', title: 'Masilla para paredes 500 g' },
  { externalId: 'sealant', title: 'Silikon Bad weiß 300 ml' },
  { externalId: 'menstrual cup', title: 'Menskopp medicinsk silikon' },
  { externalId: 'picture book', title: 'Der kleine Bär schläft nicht', type: 'Bilderbücher' },
  { externalId: 'hairbrush', title: 'Detangling Brush Beech', type: 'Hairbrushes' },
  { externalId: 'hair dryer', title: 'Ionic Hair Dryer 2000 W' },
  { externalId: 'candy', title: 'Saltlakrits djävulsk 150 g', type: 'Godis' },
  { externalId: 'chocolate', title: 'Milk Chocolate with Almonds' },
  { externalId: 'caravan awning', title: 'Husvagnsförtält 3 m' },
  { externalId: 'hoodie', title: 'Kapuzenpullover Brückentag' },
  { externalId: 'jumper', title: 'Irish Cable Knit Jumper' },
  { externalId: 'bandage', title: 'Elastic Bandage 8 cm' },
  { externalId: 'first aid kit', title: 'Botiquín de viaje 64 piezas' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, what is called so', () => {
  for (const [first, ...prompts] of [
    ['citronella', 'citronellaljus', 'citronellakerze', 'bougie citronnelle', 'vela de citronela'],
    ['calligraphy', 'kalligrafiset', 'coffret de calligraphie', 'set de caligrafía'],
    ['bowls', 'skål', 'skålar'],
    ['cover', 'cover', 'Schutzhülle', 'housse de protection jardin'],
    ['straw hat', 'solhatt', 'Sonnenhut', 'sun hat'],
    ['tote', 'tygkasse', 'Stofftasche', 'tote bag', 'bolsa de tela'],
    ['earbuds', 'earbuds', 'öronsnäckor', 'écouteurs intra-auriculaires'],
    ['filler', 'filler', 'spackel', 'enduit de rebouchage'],
    ['sealant', 'silicone sealant', 'fogmassa', 'Silikon'],
    ['candy', 'snask', 'godis'],
    ['caravan awning', 'awning', 'förtält', 'Markise', 'toldo'],
    ['hoodie', 'collegetröja', 'coton ouaté', 'polerón'],
    ['bandage', 'bandage', 'Verband', 'vendas'],
    ['dice', 'dés à jouer'],
  ] as const)
    for (const prompt of prompts)
      test(`comes first: ${prompt}`, async () => {
        assert.equal((await found(prompt))[0], first)
      })

  test('is no "des" of a French title, which is not dice', async () => {
    assert.deepEqual(await found('dice'), ['dice'])
    assert.deepEqual(await found('dés'), ['dice'])
  })

  test('is what is of a kind that is called alike, where it is not sold', async () => {
    assert.deepEqual(await found('activity book'), ['picture book'])
  })

  test('is what is most like it of its kind, where it is not sold', async () => {
    assert.deepEqual(await found('comb'), ['hairbrush', 'hair dryer'])
  })
})
