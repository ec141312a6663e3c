/** POST /products-search: who refuses a thing may want what goes with it, and who refuses a trait none of what has it by its nature. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'phone', title: 'Orbit Smartphone 128 GB' },
  { externalId: 'case', title: 'Funda de silicona para móvil Orbit' },
  { externalId: 'trap', title: 'Råttfälla 2-pack', tags: ['skadedjur'] },
  { externalId: 'bait', title: 'Ameisenköder 4 Dosen', type: 'Schädlingsbekämpfung' },
  { externalId: 'floor-lamp', title: 'Lampadaire trépied', type: 'Lampes' },
  { externalId: 'desk-lamp', title: 'Schreibtischlampe schwarz', type: 'Lampen' },
  { externalId: 'toaster', title: 'Toaster 2 Scheiben', type: 'Küchengeräte' },
  { externalId: 'press', title: 'Garlic Press', type: 'Kitchen Tools' },
  { externalId: 'dog', title: 'Dog Raincoat', type: 'Pet Supplies' },
  { externalId: 'both', title: 'Brosse poils chat et chien', type: 'Animalerie' },
  { externalId: 'cat', title: 'Katzenklo', type: 'Tierbedarf' },
  { externalId: 'boots', title: 'Botas de montar', type: 'Equitación' },
  { externalId: 'hat', title: 'Riding Helmet Black' },
])

test('a case comes where the phone is refused, and no phone', async () => {
  for (const prompt of [
    'phone case, not the phone itself',
    'funda, no el móvil',
    'skal, inte själva telefonen',
  ])
    assert.deepEqual(await found(prompt), ['case'], prompt)
})

test('no trap of any kind where traps are refused', async () => {
  for (const prompt of ['pest control but no traps', 'mot skadedjur men inga fällor'])
    assert.deepEqual(await found(prompt), ['bait'], prompt)
})

test('no floor lamp where none is to stand on the floor', async () => {
  for (const prompt of ['lamp, not one that stands on the floor', 'lampe qui ne se pose pas par terre'])
    assert.deepEqual(await found(prompt), ['desk-lamp'], prompt)
})

test('no appliance where nothing electric is wanted, though it does not say that it is', async () => {
  for (const prompt of ['kitchen tools, not electric', 'köksredskap utan sladd'])
    assert.deepEqual(await found(prompt), ['press'], prompt)
})

test('of things for pets what is for cats as well, where nothing is for dogs', async () => {
  assert.deepEqual((await found('pet stuff but nothing for dogs')).toSorted(), ['both', 'cat'])
})

test('a part of the prompt that begins with a denial refuses, whatever is told before it', async () => {
  for (const prompt of ['something for horse riding, not the boots', 'nåt för ridning, inte stövlarna'])
    assert.deepEqual(await found(prompt), ['hat'], prompt)
})
