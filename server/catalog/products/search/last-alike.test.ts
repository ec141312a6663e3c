/** POST /products-search: what nobody thinks of first is no likeness of what everybody does, a sort of a refused material may be wanted, and what pets are given goes before their pictures. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const found = useProducts(server, [
  { externalId: 'windshell', title: 'Featherweight Windshell', type: 'Windbreakers' },
  { externalId: 'softshell', title: 'Softshelljacke Wald', type: 'Jacken' },
  { externalId: 'hi-vis', title: 'Warnweste EN 20471', type: 'Warnwesten' },
  { externalId: 'bomber', title: 'Bomberjacka Qvist', type: 'Jackor' },
  { externalId: 'oils', title: 'Oil Paint Set 12 x 12 ml', type: 'Paint' },
  { externalId: 'aquarelle', title: 'Aquarelle 24 godets', type: 'Peinture' },
  { externalId: 'emulsion', title: 'Matt Emulsion Paint', type: 'Paint' },
  { externalId: 'cashmere', title: 'Kaschmirpullover', type: 'Pullover' },
  { externalId: 'lambswool', title: 'Ulltröja', type: 'Tröjor' },
  { externalId: 'picture', title: 'Diamond Painting Katze', type: 'Hobby' },
  { externalId: 'box', title: 'Transportbox Katze', type: 'Transportboxen' },
  { externalId: 'flap', title: 'Kattlucka vit', type: 'Kattluckor' },
])

test('of a bomber jacket other jackets come before a vest that is seen from far', async () => {
  for (const prompt of ['something like the Bomberjacka Qvist', 'so was wie Bomberjacka Qvist']) {
    const ids = await found(prompt)
    assert.deepEqual(
      new Set(ids.slice(0, 2)),
      new Set(['windshell', 'softshell']),
      `${prompt}: ${ids.join(' ')}`,
    )
  }
})

test('of oil paints, which nobody thinks of first themselves, watercolours come first', async () => {
  assert.equal((await found('something like the Oil Paint Set 12 x 12 ml'))[0], 'aquarelle')
})

test('what is of a sort of a refused material comes where that is wanted or will do', async () => {
  for (const prompt of ['no wool jumpers, cashmere only', 'tröja, inte ull men kashmir går bra'])
    assert.deepEqual(await found(prompt), ['cashmere'], prompt)
  assert.deepEqual(await found('jumper, not wool'), [])
})

test('what pets are given comes before what only shows them', async () => {
  for (const prompt of ['stuff for the cat, not toys', 'Katze, aber kein Katzenklo'])
    assert.ok(!(await found(prompt)).slice(0, 2).includes('picture'), prompt)
})
