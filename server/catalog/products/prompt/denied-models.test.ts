/** What is denied by a French "non", of a model, in a name that denies itself, or where nothing for somebody begins a prompt. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

function reads(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) {
    const { all, not, notPhrases } = readPrompt(prompt, NOTHING_KNOWN).words
    assert.equal(
      [all, [...not, ...notPhrases]].map((words) => words.join(', ')).join(' | '),
      expected,
      prompt,
    )
  }
}

function orderOf(prompt: string): unknown {
  return readPrompt(prompt, NOTHING_KNOWN).order
}

test('French "non" before an adjective denies it, unless the tables have both as one', () => {
  reads({
    'montre non connectée': 'montre | connectée',
    'café non moulu': 'café | moulu',
    'tapis non glissant': 'tapis | glissant',
    'montre non étanche': 'montre | étanche',
    'vin non alcoolisé': 'vin, non alcoolisé | ',
  })
})

test('a model is refused, and no other of its maker', () => {
  reads({
    'Hülle, aber nicht für iPhone 15': 'hülle | iphone 15',
    'phone case, not for iPhone 15 Pro': 'phone case | iphone 15 pro',
    'phone case, not for iPhone': 'phone case | iphone',
    'case, not for iPhone under 20 euro': 'case | iphone',
  })
})

test('what a name that denies says is refused where that is denied, and what a thing is not to be without is wanted', () => {
  reads({
    'chargeur, pas sans fil': 'chargeur | sans fil',
    'pan, not without a lid': 'pan, lid | ',
  })
})

test('nothing for somebody at the beginning refuses what is for them', () => {
  reads({
    'nothing for cats, pet food': 'pet food | cats',
    'nichts für Katzen, Tierfutter': 'tierfutter | katzen',
    'nada para gatos, comida para mascotas': 'comida para mascotas | gatos',
    'inget för katter, djurmat': 'djurmat | katter',
  })
})

test('what it does not require is refused, in any of the words', () => {
  reads({
    'lampa som inte kräver el': 'lampa | ström',
    'toy that requires no batteries': 'toy | batteries',
    'jouet qui ne demande pas de piles': 'jouet | piles',
    'jouet qui ne nécessite pas de piles': 'jouet | piles',
    'juguete que no requiere pilas': 'juguete | pilas',
    'Spielzeug, das keine Batterien benötigt': 'spielzeug | batterien',
    'película que no dé miedo': 'dvd | miedo',
  })
})

test('whichever it is but that', () => {
  reads({
    'cualquier barbacoa menos de gas': 'barbacoa | gas',
    "n'importe quel sac sauf noir": 'sac | noir',
  })
})

test('who wants none of the dear ones wants the cheapest first', () => {
  for (const prompt of [
    'watches but not the expensive ones',
    'klockor, inte de dyraste',
    'Uhren, aber nicht die teuersten',
    'montres, pas les plus chères',
    'relojes, no los más caros',
  ])
    assert.equal(orderOf(prompt), orderOf('cheapest watch'), prompt)
})
