/** POST /products-search: what is to be done, said by the verb alone, leads to what it is done with. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'sharpener', title: 'Messerschärfer zweistufig' },
  { externalId: 'knife', title: "Chef's Knife 20 cm" },
  { externalId: 'wallpaint', title: 'Matt Emulsion Paint White' },
  { externalId: 'watercolours', title: 'Watercolours 24 colours' },
  { externalId: 'armbands', title: 'Schwimmflügel 2-6 Jahre' },
  { externalId: 'raincoat', title: 'Regenmantel gelb' },
  { externalId: 'bike', title: 'Kids Bike 16 inch' },
  { externalId: 'dye', title: 'Coloration cheveux rouge' },
  { externalId: 'board', title: 'Schneidebrett Buche' },
  { externalId: 'hooks', title: 'Självhäftande krokar 10-pack' },
  { externalId: 'paper', title: 'Wrapping Paper Red' },
  { externalId: 'frame', title: 'Digital Photo Frame 10 inch' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, what is to be done', () => {
  test('a verb that a prompt begins with asks for what it is done with, and not for what it is done to', async () => {
    for (const [prompt, first] of [
      ['sharpen my kitchen knives', 'sharpener'],
      ['lära dottern simma', 'armbands'],
      ['stay dry on the bike', 'raincoat'],
      ['teñirme el pelo de rojo', 'dye'],
      ['colgar cuadros', 'hooks'],
    ] as const)
      assert.equal((await found(prompt))[0], first, prompt)
  })

  test('walls and furniture are painted with wall paint before watercolours', async () => {
    for (const prompt of ['jag ska måla om köket', 'ich will das Wohnzimmer streichen', 'pintar el pasillo'])
      assert.equal((await found(prompt))[0], 'wallpaint', prompt)
  })

  test('who wraps presents looks for none', async () => {
    for (const prompt of ['slå in presenter', 'slå in julklappar', 'wrap presents', 'Geschenke einpacken'])
      assert.deepEqual(await found(prompt), ['paper'], prompt)
  })

  test('a thing with its purpose is wanted as before', async () => {
    assert.deepEqual(await found('Brett zum Schneiden'), ['board'])
  })
})
