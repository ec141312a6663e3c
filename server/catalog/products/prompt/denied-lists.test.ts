/** Plain lists of what is denied, and what somebody wants less. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

/** "wanted | denied" */
function readsAs(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) {
    const { words } = readPrompt(prompt, NOTHING_KNOWN)
    const wanted = [...words.all, ...words.any.flat()]
    assert.equal(`${wanted.join(' ')} | ${words.not.join(' ')}`, expected, prompt)
  }
}

test('of a plain list all that is of one sort is refused, and what is of another is wished', () => {
  readsAs({
    'bowl, no plastic, glass, metal': 'bowl | plastic glass metal',
    'no plastic, glass, metal, bowl': 'bowl | plastic glass metal',
    'jacket not red, blue, green': 'jacket | red blue green',
    'kakor utan socker, salt eller palmolja': 'kakor | socker salt palmolja',
    'Jacke ohne Leder, Wolle, Plastik': 'jacke | leder wolle plastik',
    'veste sans cuir, laine, plastique': 'veste | cuir laine plastique',
    'chaqueta sin cuero, lana, plástico': 'chaqueta | cuero lana plástico',
    'not red, blue': 'blue | red',
    'no plastic, glass, metal bottle': 'bottle | plastic glass metal',
    'kein Plastik, Glas, Metall Flasche': 'flasche | plastik glas metall',
    'no leather, wool jacket': 'wool jacket | leather',
    'no sugar, cookies, chocolate': 'cookies chocolate | sugar',
  })
})

test('a material or an ingredient of which less is wanted is neither wanted nor refused', () => {
  readsAs({
    'jam with less sugar': 'jam | ',
    'skål med mindre plast': 'skål | ',
    'Marmelade mit weniger Zucker': 'marmelade | ',
    'confiture avec moins de sucre': 'confiture | ',
    'mermelada con menos azúcar': 'mermelada | ',
  })
})
