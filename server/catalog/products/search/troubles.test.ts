/** POST /products-search: who only tells what is the matter is helped, or finds nothing; what merely has a word of it is no help. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'shorts', title: 'Bermudas de lino azul', tags: ['verano'] },
  { externalId: 'album', title: 'Fotoalbum linne beige' },
  { externalId: 'cutlery', title: 'Besteck-Set gold matt 24-teilig' },
  { externalId: 'chains', title: 'Snow Chains', tags: ['winter'] },
  { externalId: 'yarn', title: 'Merinogarn senap' },
  { externalId: 'vase', title: 'Vase en grès' },
  { externalId: 'calendar', title: 'Calendario de pared gatos' },
  { externalId: 'gloves', title: 'Ski Gloves Women', tags: ['women'] },
  { externalId: 'bowl', title: 'Gamelle anti-glouton chien' },
  { externalId: 'light', title: 'Fahrradlicht-Set LED' },
  { externalId: 'bike', title: 'Bicicleta urbana verde' },
  { externalId: 'cards', title: 'Jeu de cartes Pagaille' },
  { externalId: 'chair', title: 'Kinderstuhl Buche' },
  { externalId: 'litter', title: 'Maison de toilette pour chat' },
  { externalId: 'shelf', title: 'Vägghylla ek' },
  { externalId: 'coat', title: 'Overall barn blå' },
  { externalId: 'poop', title: 'Hundbajspåsar 120 st' },
  { externalId: 'mug', title: 'Becher weiß' },
  { externalId: 'skihelmet', title: 'Skidhjälm barn' },
  { externalId: 'skis', title: 'Allmountain-Ski' },
  { externalId: 'cushion', title: "Coussin d'assise ergonomique" },
  { externalId: 'purifier', title: 'Purificador de aire HEPA' },
  { externalId: 'casserole', title: 'Cocotte en fonte' },
  { externalId: 'candles', title: 'Tårtljus 24 st' },
  { externalId: 'duster', title: 'Plumero de microfibra' },
  { externalId: 'glue', title: 'Sekundenkleber 3 g' },
  { externalId: 'tree', title: 'Arbre à chat 140 cm' },
  { externalId: 'teaser', title: 'Caña de plumas para gatos' },
  { externalId: 'balm', title: 'Lippkräm mot munsår' },
  { externalId: 'lotion', title: 'Körperlotion Urea 10 %' },
]

const found = useProducts(server, PRODUCTS)

describe('POST /products-search, what is the matter', () => {
  test('where nothing that helps is sold nothing comes that has but a word of it, or is a kind of what hardly helps', async () => {
    for (const prompt of [
      'die Wäsche wird in der Wohnung nicht trocken',
      'mon pain rassit trop vite',
      'brödet blir torrt så fort',
      "the windows steam up and I can't see out in winter",
      'farmor kan inte öppna burkar längre',
      'vi får aldrig ordning på alla sladdar',
    ])
      assert.deepEqual(await found(prompt), [], prompt)
  })

  test('what helps most comes first, of all that helps with what the matter may be', async () => {
    assert.deepEqual(await found('meine Katze zerkratzt das Sofa'), ['tree', 'teaser'])
    assert.ok((await found('min hud är så torr på vintern')).includes('lotion'))
  })

  test('what helps is named in the words of its own language', async () => {
    assert.ok(!(await found('katten hårar ner hela soffan')).includes('calendar'))
  })

  test('a French son is no thread, and what broke is wanted again', async () => {
    assert.equal((await found('hier mon fils a cassé le vase, il faut vite le remplacer'))[0], 'vase')
    for (const prompt of [
      'I broke my favourite coffee cup this morning',
      'Guten Abend, meine Kaffeetassen sind alle zerbrochen, haben Sie neue?',
    ])
      assert.equal((await found(prompt))[0], 'mug', prompt)
  })

  test('what comes after a greeting is told as well as what comes without one', async () => {
    assert.equal(
      (await found('hiya, just moved in and the hallway is super narrow, need something to drop keys on'))[0],
      'shelf',
    )
    assert.equal((await found('hej igen! vår valp bajsar överallt på promenaden, vad har ni?'))[0], 'poop')
    assert.equal((await found('hola! ayer adoptamos un gatito, qué necesitamos?'))[0], 'litter')
  })

  test('what is plainly told finds what helps, in every language', async () => {
    for (const prompt of [
      "I can't see anything on my bike at night",
      'jag ser inget på cykeln på kvällen',
      'ich sehe auf dem Fahrrad abends nichts',
      'je ne vois rien à vélo le soir',
      'no veo nada en la bici de noche',
    ])
      assert.equal((await found(prompt))[0], 'light', prompt)
    for (const prompt of [
      'the kids get bored in the car',
      'barnen tråkar ut sig i bilen',
      'die Kinder langweilen sich im Auto',
      "les enfants s'ennuient en voiture",
      'los niños se aburren en el coche',
    ])
      assert.equal((await found(prompt))[0], 'cards', prompt)
  })

  test('at the end of what is told, what a child has none of is wanted', async () => {
    for (const prompt of [
      'wir fahren im Februar Ski und der Kleine hat keinen Helm',
      "we're going skiing and the little one has no helmet",
      'vi ska åka skidor och lillen har ingen hjälm',
    ])
      assert.equal((await found(prompt))[0], 'skihelmet', prompt)
  })

  test('of what helps only the likeliest is looked for as the kind that its name ends with', async () => {
    assert.deepEqual(await found('mosquitoes ruin every evening on the terrace'), [])
    assert.deepEqual(await found('der Abfluss ist ständig verstopft'), [])
  })

  test('dust is no maker of pots', async () => {
    assert.equal((await found('ich muss ständig niesen vor lauter Staub'))[0], 'purifier')
  })
})
