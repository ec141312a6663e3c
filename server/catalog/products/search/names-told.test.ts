/** POST /products-search: words of a title that name a thing, and tell of another that the title names. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'top', title: 'Basic Top mit Spaghettiträgern', type: 'Tops' },
  { externalId: 'album', title: 'Fotoalbum linne beige', type: 'Album' },
  { externalId: 'towel', title: 'Kökshanddukar linne rödrandiga 3-pack', type: 'Textil' },
  { externalId: 'gin', title: 'Nordic Dry Gin Lingonberry', type: 'Gin' },
  { externalId: 'weekender', title: 'Weekendbag cognac', type: 'Väskor' },
  { externalId: 'phone', title: 'Téléphone à grosses touches', type: 'Téléphones' },
  { externalId: 'toilet', title: 'Toilette chimique portable', type: 'Sanitaires' },
  { externalId: 'rack', title: 'Zapatero apilable 4 niveles', type: 'Zapateros' },
  { externalId: 'bass', title: 'Bajo eléctrico negro 4 cuerdas', type: 'Bajos' },
  { externalId: 'rope', title: 'Cuerda de escalada 9,8 mm 60 m', type: 'Cuerdas' },
  { externalId: 'oil', title: 'Aceite de oliva virgen extra 500 ml', type: 'Aceites' },
  { externalId: 'tuna', title: 'Thunfisch in Olivenöl 3 x 80 g', type: 'Fischkonserven' },
])

describe('POST /products-search, a word of a title', () => {
  test('that is a material or a colour names no thing beside the one that it is said of', async () => {
    for (const prompt of ['tank top', 'débardeur', 'camisole'])
      assert.deepEqual(await found(prompt), ['top'], prompt)
    assert.deepEqual(await found('spirits'), ['gin'])
    assert.deepEqual(await found('cognac bag'), ['weekender'])
  })

  test('that says how it is, or how many parts it has, names no thing behind it', async () => {
    assert.deepEqual(await found('phone'), ['phone'])
    assert.deepEqual(await found('spirit level'), [])
    assert.deepEqual(await found('rope'), ['rope'])
  })

  test('behind "in" is not what it is', async () => {
    assert.equal((await found('Olivenöl'))[0], 'oil')
  })
})

describe('POST /products-search, things apart', () => {
  const sold = useProducts(server, [
    { externalId: 'inline', title: 'Inline Skates Women Purple', type: 'Skates' },
    { externalId: 'ice', title: 'Patines de hielo blancos', type: 'Patines' },
    { externalId: 'smart', title: 'Smart dörrlås med kod', type: 'Lås' },
    { externalId: 'padlock', title: 'Cadenas à code laiton 50 mm', type: 'Cadenas' },
    { externalId: 'jersey', title: 'Maillot de football jaune', type: 'Maillots' },
    { externalId: 'swimsuit', title: 'Shaping Swimsuit Lagoon', type: 'Swimwear' },
    { externalId: 'cape', title: 'Cape de pluie vélo', type: 'Capes' },
    { externalId: 'case', title: 'Maniküre-Etui 7-teilig', type: 'Manikürsets' },
  ])

  test('do not come for each other, and both for what names both', async () => {
    for (const prompt of ['ice skates', 'skridskor', 'Schlittschuhe'])
      assert.deepEqual(await sold(prompt), ['ice'], prompt)
    assert.deepEqual((await sold('lock')).toSorted(), ['padlock', 'smart'])
    for (const prompt of ['padlock', 'hänglås', 'combination lock', 'Zahlenschloss'])
      assert.equal((await sold(prompt))[0], 'padlock', prompt)
    assert.deepEqual(await sold('maillot de bain'), ['swimsuit'])
  })

  test('come by what titles call them', async () => {
    for (const prompt of ['regnponcho', 'rain cape', 'poncho'])
      assert.deepEqual(await sold(prompt), ['cape'], prompt)
    for (const prompt of ['manicure set', 'Nagelnecessaire'])
      assert.deepEqual(await sold(prompt), ['case'], prompt)
  })
})
