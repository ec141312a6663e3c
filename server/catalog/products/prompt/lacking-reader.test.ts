/** What somebody has none of is wanted, in five languages; what a thing has none of, or a present is not to be, is refused. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

describe('what is lacking', () => {
  test('is wanted, where nothing else is asked for', () => {
    for (const [prompt, thing] of [
      ["we don't have a tent yet", 'tent'],
      ["haven't got a kettle", 'kettle'],
      ['vi har ingen kastrull', 'kastrull'],
      ['wir haben noch kein Zelt', 'zelt'],
      ["on n'a pas encore de poussette", 'poussette'],
      ["je n'ai pas de parapluie", 'parapluie'],
      ['todavía no tenemos cuna', 'cuna'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.ok(all.includes(thing) && not.length === 0, prompt)
    }
  })

  test('is wanted where there is not enough of it, or too few', () => {
    for (const [prompt, thing] of [
      ["we don't have enough hangers", 'hangers'],
      ['vi har inte tillräckligt med bestick', 'bestick'],
      ['vi har för få skålar', 'skålar'],
      ['wir haben nicht genug Kleiderbügel', 'kleiderbügel'],
      ["on n'a pas assez de cintres", 'cintres'],
      ['no tenemos suficientes perchas', 'perchas'],
      ['tenemos muy pocas sillas', 'sillas'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.ok(all.includes(thing) && not.length === 0, prompt)
    }
  })

  test('is wanted for what is planned, and refused of what is given', () => {
    for (const [prompt, thing] of [
      ['party on saturday and no plates', 'plates'],
      ['kalas på lördag och inga tallrikar', 'tallrikar'],
      ['Geburtstag morgen und keine Kerzen', 'kerzen'],
      ['anniversaire samedi et pas de ballons', 'ballons'],
    ] as const)
      assert.deepEqual(
        [readPrompt(prompt, shop).words.not, readPrompt(prompt, shop).words.all.includes(thing)],
        [[], true],
        prompt,
      )
    for (const prompt of ['birthday present for dad and no ties', 'something for a party, no ties'])
      assert.deepEqual(readPrompt(prompt, shop).words.not, ['ties'], prompt)
  })

  test('is wanted by whoever has said who speaks before', () => {
    for (const [prompt, thing] of [
      ["hi, we're going camping for the first time and have no tent yet", 'tent'],
      ['vi ska tälta och har inget tält', 'tält'],
      ['wir fahren campen und haben kein Zelt', 'zelt'],
      ['on part camper et on a pas de tente', 'tente'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.ok(all.includes(thing) && not.length === 0, prompt)
    }
    assert.deepEqual(readPrompt('I like bags that are small and have no zip', shop).words.not, ['zip'])
  })

  test('is wanted where it is not there, in whatever place', () => {
    for (const [prompt, thing] of [
      ["there's no towel in the bathroom", 'towel'],
      ['there are no towels at the cabin', 'towels'],
      ['det finns inga lakan i stugan', 'lakan'],
      ['in der Ferienwohnung gibt es keine Handtücher', 'handtücher'],
      ["il n'y a pas de serviettes dans la location", 'serviettes'],
      ['no hay toallas en el apartamento', 'toallas'],
    ] as const) {
      const { words, onSale } = readPrompt(prompt, shop)
      assert.ok(words.all.includes(thing) && words.not.length === 0 && onSale === undefined, prompt)
    }
    assert.deepEqual(readPrompt("a bag where there's no zip", shop).words.not, ['zip'])
  })

  test('is wanted for somebody of theirs too, however politely it is said, where there is none yet', () => {
    for (const [prompt, thing] of [
      ['my daughter has no bike helmet yet', 'bike helmet'],
      ['hej, min son har ingen cykelhjälm än', 'cykelhjälm'],
      ['Guten Tag, mein Junge will Ski fahren und hat noch keine Hose, 128 bitte', 'hose'],
      ["bonjour, ma fille n'a pas encore de cartable", 'cartable'],
      ['hola, mi hijo aún no tiene mochila', 'mochila'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.ok(all.includes(thing) && not.length === 0, `${prompt}: ${all.join(' ')}`)
    }
    for (const [prompt, refused] of [
      ['a jacket for my son that has no hood', 'hood'],
      ['Jacke, die noch keine Kapuze hat', 'kapuze'],
    ] as const)
      assert.deepEqual(readPrompt(prompt, shop).words.not, [refused], prompt)
  })

  test('of several each will do', () => {
    for (const [prompt, things] of [
      ['we have no pots or pans', ['pots', 'pans']],
      ['vi har varken tält eller sovsäck', ['tält', 'sovsäck']],
      ['wir haben weder Zelt noch Schlafsack', ['zelt', 'schlafsack']],
      ["nous n'avons ni tente ni sac de couchage", ['tente', 'sac de couchage']],
      ['no tenemos ni tienda ni sacos', ['tienda', 'sacos']],
    ] as const) {
      const { any, not } = readPrompt(prompt, shop).words
      assert.deepEqual([any, not], [[things], []], prompt)
    }
  })

  test('is wanted beside what somebody has, and at the end of a story', () => {
    for (const [prompt, thing] of [
      ['we have a tent and sleeping bags but no stove', 'stove'],
      ["we're painting the nursery and I noticed we have no ladder", 'ladder'],
      ['jag har tält och sovsäck men inget liggunderlag', 'liggunderlag'],
      ['wir haben ein Zelt, aber keinen Schlafsack', 'schlafsack'],
      ['mir fällt auf, dass wir keine Luftmatratze haben', 'luftmatratze'],
      ["j'ai la table et les chaises mais pas de parasol", 'parasol'],
      ['tenemos tienda pero no sacos de dormir', 'saco de dormir'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.ok(all.includes(thing) && !not.includes(thing), `${prompt}: ${all.join(' ')}`)
    }
    for (const [prompt, refused] of [
      ['a bag that has a pocket but no strap', 'strap'],
      ['table, we have no chairs', 'chairs'],
      ['a shirt but no stripes', 'stripes'],
      ['jag vill ha campingsaker men inga tält', 'tält'],
    ] as const)
      assert.deepEqual(readPrompt(prompt, shop).words.not, [refused], prompt)
  })

  test('is refused of a thing that is named, and of a present', () => {
    assert.deepEqual(readPrompt('a jacket that has no hood', shop).words.not, ['hood'])
    assert.deepEqual(readPrompt('eine Jacke, die keine Kapuze hat', shop).words.not, ['kapuze'])
    assert.ok(!readPrompt('a gift, she has no garden', shop).words.all.includes('garden'))
  })

  test('is neither wanted nor refused where something else is asked for', () => {
    for (const [prompt, thing] of [
      ['we have no bathtub, a shower stool', 'bathtub'],
      ["we don't have a bathtub, just a shower, a stool for grandma", 'bathtub'],
      ['vi har inget badkar, bara dusch, en pall till mormor', 'badkar'],
      ['wir haben keine Badewanne, nur Dusche, ein Hocker für Oma', 'badewanne'],
      ['no tenemos bañera, solo ducha, un taburete para la abuela', 'bañera'],
    ] as const) {
      const { all, any, not } = readPrompt(prompt, shop).words
      assert.ok(![...all, ...any.flat(), ...not].includes(thing), prompt)
    }
  })

  test('of a place is not refused, and comes first of what is asked for', () => {
    for (const [prompt, thing] of [
      ['acabo de alquilar un piso sin armarios, ¿qué tenéis para guardar la ropa?', 'armarios'],
      ['appartement sans placard, où ranger mes vêtements', 'placard'],
    ] as const) {
      const { not, wishes } = readPrompt(prompt, shop).words
      assert.ok(wishes.includes(thing) && not.length === 0, prompt)
    }
  })

  test('who finds none, or never had one, looks for it', () => {
    for (const [prompt, thing] of [
      ["I don't see any lamp", 'lamp'],
      ['never owned a lamp before, show me some', 'lamp'],
      ['jag hittar ingen lampa hos er', 'lampa'],
      ['jag har aldrig haft en lampa', 'lampa'],
      ['ich finde bei euch keine Lampe', 'lampe'],
      ['je ne trouve pas de lampe', 'lampe'],
      ['no encuentro ninguna lámpara', 'lámpara'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.deepEqual([all.includes(thing), not], [true, []], prompt)
    }
  })

  test('not even one is none, and nothing within a room refuses no room', () => {
    for (const [prompt, thing] of [
      ['we have nothing in the kitchen, not even a fridge', 'fridge'],
      ['vi har ingenting i köket, inte ens ett kylskåp', 'kylskåp'],
      ['wir haben nichts in der Küche, nicht mal einen Kühlschrank', 'kühlschrank'],
      ["on n'a rien dans la cuisine, même pas un frigo", 'frigo'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.deepEqual([all.includes(thing), not], [true, []], prompt)
    }
  })
})
