/** Likenesses to what a maker makes, and who begins a prompt with what it is to be like. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makerLikenessIn } from './likeness-makers.ts'
import { likenessIn } from './likeness.ts'

test('a maker whose name stands for a kind is named behind what says a kind, or before it', () => {
  for (const [prompt, name, before, rest] of [
    ['una pulsera tipo fitbit', 'fitbit', ['pulsera'], 'una'],
    ['läsplatta typ kindle', 'kindle', ['läsplatta'], ''],
    ['casque façon airpods pour courir', 'airpods', ['casque'], 'pour courir'],
    ['Kamera im Stil von GoPro', 'GoPro', ['kamera'], 'im'],
    ['kindle-like reader', 'kindle', ['reader'], ''],
    ['gopro style camera', 'gopro', ['camera'], ''],
    ['lector tipo kindle resistente al agua', 'kindle', [], 'resistente al agua'],
  ] as const) {
    const likeness = makerLikenessIn(prompt)
    assert.deepEqual([likeness?.name, likeness?.before, likeness?.rest], [name, before, rest], prompt)
  }
  assert.equal(makerLikenessIn('earbuds like airpods but cheaper')?.isCheaper, true)
})

test('what is for their goods, liked, or of any other kind compares with no maker', () => {
  for (const prompt of [
    'case for airpods',
    'I like airpods',
    'I would like airpods',
    'bolso tipo mochila',
    'lampe style industriel',
    'kindle',
  ])
    assert.equal(makerLikenessIn(prompt), undefined, prompt)
})

test('whoever begins with what it is to be like says behind a "but" how else', () => {
  for (const [prompt, name, rest] of [
    ['som gjutjärnspannan fast non stick', 'gjutjärnspannan', 'non stick'],
    ['som gjutjärnspannan men non stick', 'gjutjärnspannan', 'non stick'],
    ['comme gourde Luna mais isotherme', 'gourde Luna', 'isotherme'],
    ['wie Lampe Luna aber dimmbar', 'Lampe Luna', 'dimmbar'],
    ['como lámpara Luna pero regulable', 'lámpara Luna', 'regulable'],
  ] as const) {
    const likeness = likenessIn(prompt)
    assert.deepEqual([likeness?.name, likeness?.rest], [name, rest], prompt)
  }
  assert.equal(likenessIn('wie bekomme ich Rotweinflecken aus dem hellen Teppich aber schonend'), undefined)
})
