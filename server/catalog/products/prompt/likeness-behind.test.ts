/** What is named before what asks for something like it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { behindLikenessIn, insteadLikenessIn, missedLikenessIn } from './likeness-behind.ts'
import { copyIn } from './likeness-copies.ts'
import { likenessIn } from './likeness.ts'
import { unsaidLikenessIn } from './likeness-unsaid.ts'

test('of what is loved, seen or too dear something similar is asked for', () => {
  for (const [prompt, name, isCheaper] of [
    ['I love the Luna lamp, anything similar?', 'Luna lamp', false],
    ['The Luna lamp is too expensive, something similar but cheaper', 'Luna lamp', true],
    ['I saw the Luna lamp but it is a bit too pricey, is there something cheaper?', 'Luna lamp', true],
    ['The Luna lamp is sold out, do you have something similar?', 'Luna lamp', false],
    ['jag älskar er Luna lampa, har ni något liknande?', 'Luna lampa', false],
    ['Luna lampa är för dyr, något liknande fast billigare', 'Luna lampa', true],
    ['Lampe Luna rund ist mir zu teuer, etwas Ähnliches bitte', 'Lampe Luna rund', true],
    ['ich habe die Lampe Luna gesehen, gibt es was Ähnliches?', 'Lampe Luna', false],
    ["j'ai vu la lampe Luna mais c'est trop cher, quelque chose de semblable", 'lampe Luna', true],
    ['me encanta la lámpara Luna, ¿tenéis algo parecido?', 'lámpara Luna', false],
    ['la lámpara Luna es demasiado cara, algo parecido pero más barato', 'lámpara Luna', true],
  ] as const) {
    const likeness = behindLikenessIn(prompt)
    assert.equal(likeness?.name, name, prompt)
    assert.equal(likeness?.isCheaper, isCheaper, prompt)
  }
})

test('nothing is where nothing is named, or it is a wish of its own', () => {
  for (const prompt of [
    'a lamp, something cheap',
    'lamp or something similar',
    'I love lamps',
    'something similar',
    'jag älskar blått, en lampa',
    'a lamp, something cheaper',
  ])
    assert.equal(behindLikenessIn(prompt), undefined, prompt)
})

test('instead of something there is something else', () => {
  for (const [prompt, name] of [
    ['instead of the Luna lamp, what else do you have?', 'Luna lamp'],
    ['istället för Luna lampa, vad har ni då', 'Luna lampa'],
    ['statt Lampe Luna, was habt ihr sonst', 'Lampe Luna'],
    ["à la place de la lampe Luna, qu'avez-vous d'autre ?", 'lampe Luna'],
    ['en lugar de la lámpara Luna, ¿qué tenéis?', 'lámpara Luna'],
  ] as const)
    assert.equal(insteadLikenessIn(prompt)?.name, name, prompt)
  assert.equal(insteadLikenessIn('instead of a sofa an armchair'), undefined)
})

test('a title of known words may be followed by no more than that it costs less', () => {
  assert.equal(unsaidLikenessIn('Tapis de bain vert en moins cher')?.name, 'Tapis de bain vert')
  assert.equal(unsaidLikenessIn('typ stickad tröja grå fast billigare')?.name, 'stickad tröja grå')
  assert.equal(unsaidLikenessIn('your green bath mat, but cheaper')?.name, 'green bath mat')
})

test('whose a product is does not name it', () => {
  assert.equal(likenessIn('alternativ till er blå kanna')?.name, 'blå kanna')
  assert.equal(likenessIn('parecido a vuestro termo azul')?.name, 'termo azul')
  assert.equal(likenessIn('similar a jarra azul')?.isOfAny, false)
})

test("what is beyond somebody's means, or is not to be that, only says what is to be like it", () => {
  for (const [prompt, name, isCheaper] of [
    ['the Luna lamp is over my budget, something in that style', 'Luna lamp', true],
    ['Luna lampa kostar för mycket, nåt i den stilen', 'Luna lampa', true],
    ['Lampe Luna sprengt mein Budget, etwas in dem Stil', 'Lampe Luna', true],
    ['la lampe Luna est hors budget, un équivalent', 'lampe Luna', true],
    ['la lámpara Luna se sale de mi presupuesto, algo de ese estilo', 'lámpara Luna', true],
    ['anything but the Luna lamp, same kind of thing', 'Luna lamp', false],
    ['annat än Luna lampa i samma stil', 'Luna lampa', false],
    ['anderes als die Lampe Luna, aber im gleichen Stil', 'Lampe Luna', false],
    ['autre chose que la lampe Luna dans le même genre', 'lampe Luna', false],
    ['otra cosa que no sea la lámpara Luna pero del mismo estilo', 'lámpara Luna', false],
    ["j'avais la lampe Luna, je cherche pareil", 'lampe Luna', false],
    ['la lámpara Luna está agotada, ¿qué tenéis parecido?', 'lámpara Luna', false],
  ] as const) {
    const likeness = behindLikenessIn(prompt)
    assert.equal(likeness?.name, name, prompt)
    assert.equal(likeness?.isCheaper, isCheaper, prompt)
  }
})

test('a copy of what is named costs less, and an alternative is not that', () => {
  assert.equal(copyIn('Luna lamp dupe')?.name, 'Luna lamp')
  assert.equal(copyIn('Luna lamp dupe')?.isCheaper, true)
  assert.equal(copyIn('Luna lamp alternative')?.isInstead, true)
  assert.equal(copyIn('dupe'), undefined)
})

test('what is sold out or too dear is looked for in another, though nothing more is said', () => {
  for (const [prompt, name, isCheaper] of [
    ['the Luna lamp is sold out, what else is there', 'Luna lamp', false],
    ['Luna lampa är slut, vad finns det annars', 'Luna lampa', false],
    ['Lampe Luna ist ausverkauft, was gibt es sonst', 'Lampe Luna', false],
    ["la lampe Luna est épuisée, quoi d'autre", 'lampe Luna', false],
    ['la lámpara Luna está agotada, qué más hay', 'lámpara Luna', false],
    ["I love the Luna lamp but it's too expensive", 'Luna lamp', true],
    ['ich liebe die Lampe Luna, ist aber zu teuer', 'Lampe Luna', true],
  ] as const) {
    const likeness = missedLikenessIn(prompt)
    assert.deepEqual([likeness?.name, likeness?.isCheaper], [name, isCheaper], prompt)
  }
  for (const prompt of [
    'lamps, anything over 50 euros is too expensive',
    'a lamp that is not too expensive',
    'lamps are too expensive',
  ])
    assert.equal(missedLikenessIn(prompt), undefined, prompt)
})
