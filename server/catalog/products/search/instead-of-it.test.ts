/** POST /products-search: of what is not sold what may be had in its place, and of what is filed with things of another name, none of these. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'cordial', title: 'Fläderblomssaft koncentrerad 50 cl', type: 'Saft' },
  { externalId: 'laser', title: 'Laser Level Self-Levelling', type: 'Measuring' },
  { externalId: 'hay', title: 'Meadow Hay 2 kg', type: 'Hay' },
  { externalId: 'dog food', title: 'Dog Food Salmon 3 kg', type: 'Dog food' },
  { externalId: 'cake stand', title: 'Tortenplatte mit Fuß Marmor', type: 'Servieren' },
  { externalId: 'clippers', title: 'Cortapelos inalámbrico', type: 'Cortapelos' },
  { externalId: 'course', title: 'Spanish for Beginners Course Book', type: 'Textbooks' },
  { externalId: 'plates', title: 'Assiettes porcelaine lot de 6', type: 'Assiettes' },
  { externalId: 'dish soap', title: 'Liquide vaisselle écologique sans parfum', type: 'Vaisselle' },
  { externalId: 'harness', title: 'Hundegeschirr reflektierend rot', type: 'Geschirre' },
  { externalId: 'frother', title: 'Mousseur à lait électrique', type: 'Café' },
  { externalId: 'beans', title: 'Kaffebönor Etiopien 500 g', type: 'Kaffe' },
  { externalId: 'heat patch', title: 'Wärmepflaster Rücken 4 Stück', type: 'Pflaster' },
  { externalId: 'plasters', title: 'Tiritas surtidas 50 uds', type: 'Tiritas' },
  { externalId: 'snowshoes', title: 'Raquettes à neige Hermine', type: 'Raquettes' },
  { externalId: 'padel', title: 'Pala de pádel Lince', type: 'Palas' },
  { externalId: 'dry shampoo', title: 'Shampooing sec 200 ml', type: 'Shampooings' },
  { externalId: 'down pillow', title: 'Dunkudde mjuk 50x60', type: 'Kuddar' },
  { externalId: 'neck pillow', title: 'Nackkudde resa', type: 'Resa' },
  { externalId: 'knitted gloves', title: 'Gants en cuir doublés', type: 'Gants' },
  { externalId: 'ski gloves', title: 'Ski Gloves Women', type: 'Gloves' },
  { externalId: 'lamp', title: 'Deckenleuchte Bad IP44 rund', type: 'Leuchten' },
  { externalId: 'briefcase', title: 'Leather Briefcase 15 inch', type: 'Bags' },
  { externalId: 'lipstick', title: 'Matte Lipstick Cherry', type: 'Lipsticks' },
  { externalId: 'face paint', title: 'Face Paint Palette 12 Colours', type: 'Makeup' },
  { externalId: 'cleanser', title: 'Rengöringsgel för fet hy', type: 'Rengöring' },
  { externalId: 'poop bags', title: 'Compostable Poop Bags 120', type: 'Poop bags' },
  { externalId: 'bird feeder', title: 'Window Bird Feeder', type: 'Birds' },
  { externalId: 'satin gown', title: 'Floor Length Satin Gown', type: 'Gowns' },
  { externalId: 'wanderschuh', title: 'Wanderschuhe Damen', type: 'Schuhe' },
  { externalId: 'sneaker', title: 'White Leather Sneakers', type: 'Sneakers' },
])

describe('POST /products-search, of what is not sold', () => {
  for (const [first, ...prompts] of [
    ['cordial', 'lemonade', 'läsk', 'Limonade', 'gaseosa'],
    ['laser', 'spirit level', 'vattenpass', 'Wasserwaage', 'niveau à bulle'],
    ['hay', 'rabbit food', 'kaninfoder', 'nourriture lapin'],
    ['cake stand', 'serving platter', 'uppläggningsfat', 'plat de service'],
    ['clippers', 'beard trimmer', 'skäggtrimmer', 'tondeuse à barbe'],
    ['course', 'language course', 'språkkurs', 'cours de langue'],
    ['cleanser', 'makeup remover', 'make-up remover', 'démaquillant'],
  ] as const)
    for (const prompt of prompts)
      test(`comes what may be had in its place: ${prompt}`, async () => {
        assert.equal((await found(prompt))[0], first)
      })
})

describe('POST /products-search, of what is filed under a name that it has in part', () => {
  for (const [first, prompt] of [
    ['beans', 'café'],
    ['plasters', 'Pflaster'],
    ['padel', 'raquette'],
    ['dry shampoo', 'shampoo'],
    ['down pillow', 'pillow'],
  ] as const)
    test(`nothing comes before what has it as a whole: ${prompt}`, async () => {
      assert.equal((await found(prompt))[0], first)
    })

  test('no dish soap comes for dishes, nor a harness that is called as they are', async () => {
    for (const prompt of ['vaisselle', 'Geschirr', 'tableware'])
      assert.deepEqual((await found(prompt)).slice(0, 2).sort(), ['cake stand', 'plates'], prompt)
  })

  test('of a plural of two things the other one comes, where the one that it names first is not sold', async () => {
    assert.deepEqual(await found('nichoirs'), ['bird feeder'])
  })

  test('an evening gown is one by each of its names', async () => {
    for (const prompt of ['evening dress', 'evening gown', 'aftonklänning', 'robe de soirée'])
      assert.equal((await found(prompt))[0], 'satin gown', prompt)
  })

  test('in the singular comes what does in the plural', async () => {
    for (const prompt of ['glove', 'gloves', 'handske', 'guante'])
      assert.deepEqual((await found(prompt)).slice(0, 2).sort(), ['knitted gloves', 'ski gloves'], prompt)
  })
})

describe('POST /products-search, names as they are typed', () => {
  for (const [first, ...prompts] of [
    ['lamp', 'ceiling-lamp', 'ceilinglamp'],
    ['lipstick', 'rouge-à-lèvres', 'rouge-à lèvres'],
    ['briefcase', 'porte documents', 'portedocuments'],
    ['poop bags', 'bolsas caca perro'],
    ['wanderschuh', 'wandrschuh', 'wanderrschuhe'],
  ] as const)
    for (const prompt of prompts)
      test(`with a hyphen for a space, a space too few or a letter: ${prompt}`, async () => {
        assert.equal((await found(prompt))[0], first)
      })
})
