/** Further ways to refuse: what stands between a denial and what it denies, why something is denied, and what is no denial. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

/** "wanted | denied" */
function readsAs(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) {
    const { words } = readPrompt(prompt, NOTHING_KNOWN)
    const wanted = [...words.all, ...words.any.flat()]
    assert.equal(`${wanted.join(' ')} | ${[...words.not, ...words.notPhrases].join(' ')}`, expected, prompt)
  }
}

test('what something is about, smells of or stands in is refused, not the verb', () => {
  readsAs({
    'cookbook, not one about baking': 'cookbook | baking',
    'kokbok som inte handlar om bakning': 'kokbok | bakning',
    'stol, den ska inte stå i trädgården': 'stol | trädgården',
    'Kerze, die nicht nach Lavendel riecht': 'kerze riecht | lavendel',
    'vykort som inte handlar om katter': 'vykort | katter',
    'vela que no huela a lavanda': 'vela | lavanda',
  })
})

test('a word that says nothing by itself goes with what is refused', () => {
  readsAs({
    'a pan without any non-stick coating': 'pan | non-stick',
    'klänning utan blommigt mönster': 'klänning | blommigt',
    'poêle sans revêtement antiadhésif': 'poêle | antiadhésif',
    'galletas sin gluten ni azúcar añadido': 'galletas | gluten azúcar',
  })
})

test('why something is refused asks for nothing, and what is wanted behind it does', () => {
  readsAs({
    'headphones but no earbuds, they fall out': 'headphones | earbuds',
    'a teapot but not a kettle, the last one broke': 'teapot | kettle',
    'kein Leder, die Tasche soll blau sein': 'tasche blau | leder',
    'no perfume, it must be waterproof': 'waterproof | perfume',
    'regalo, perfumes no que ya tiene muchos': 'regalo | perfumes',
  })
})

test('what is excluded, held or there already is refused', () => {
  readsAs({
    'shoes, hold the leather': 'shoes | leather',
    'vin, dock ej rött': 'vin | rött',
    'Küchengerät, ein Wasserkocher ist schon da': 'küchengerät | wasserkocher',
    'électroménager, bouilloire exclue': 'électroménager | bouilloire',
    'couverture non électrique': 'couverture | électrique',
    'instrumento quitando guitarras': 'instrumento | guitarras',
    'bolso, ahorraos el cuero': 'bolso | cuero',
    'kann auf Leder verzichten, Tasche': 'tasche | leder',
    'en jacka, mindre blank': 'jacka | blank',
    'von irgendwem außer Bosch, eine Jacke': 'jacke | bosch',
  })
})

test('what is preferred to something else is wanted, and the other refused', () => {
  readsAs({
    'chemise en coton plutôt que polyester': 'chemise coton | polyester',
    'skjorta i bomull hellre än polyester': 'skjorta bomull | polyester',
    'camisa de algodón antes que de poliéster': 'camisa algodón | poliéster',
  })
})

test('what somebody can not leave off or ever do is a trouble, and "sin" is whose it is in Swedish', () => {
  for (const prompt of [
    "je n'arrête pas de perdre mes clés",
    'I can never find my keys in the dark',
    'no paro de estornudar',
    'hon glömmer alltid sin medicin',
    "a belt that doesn't slip",
    'a clip to hold the hair back',
  ])
    assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.not, [], prompt)
  readsAs({ 'no para niños, un juego': 'juego | niños' })
})

test('with a thing that was named before, what is denied behind it is another', () => {
  readsAs({ 'lámpara, de pie no': 'lámpara | pie', 'no card games please': 'game | card game' })
})
