/** Forms of a word that have no stem in common are read as one: what is said of an eye is said of eyes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stemIn } from './need-phrases.ts'
import { spelt } from './need-stems.ts'

test('eyes, feet, teeth and nails have one stem in each of their forms', () => {
  for (const forms of [
    ['öga', 'ögon', 'ögonen'],
    ['fot', 'fötterna'],
    ['nageln', 'naglarna'],
    ['foot', 'feet'],
    ['tooth', 'teeth'],
    ['Fuß', 'Füße', 'Füßen'],
    ['Zahn', 'Zähne'],
    ['œil', 'yeux'],
    ['genou', 'genoux'],
    ['diente', 'dientes'],
    ['pierdo', 'perder'],
  ])
    assert.equal(new Set(forms.map((form) => stemIn(spelt(form)))).size, 1, forms.join(' '))
})
