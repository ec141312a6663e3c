/** What somebody says of a maker: theirs is refused, or wanted where it is praised. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: ['Acme', 'Anchor', 'Grüner & Sohn'], collections: [], tags: [], sizes: [] }

/** "wanted words | makers wanted | makers refused". */
function read(prompt: string): string {
  const { words, vendors } = readPrompt(prompt, shop)
  const wanted = [...words.all, ...words.any.flat()]
  return `${wanted.join(' ')} | ${vendors.include.join(' ')} | ${vendors.exclude.join(' ')}`
}

const refusing = (thing: string, prompts: string): void => {
  for (const prompt of prompts.trim().split(/; |\n/))
    assert.equal(read(prompt.trim()), `${thing} |  | Acme`, prompt)
}

test('a maker that let somebody down, is too dear or is out of the question is refused, in five languages', () => {
  refusing(
    'lamp',
    'Acme has let me down, a lamp please; lamp, Acme let me down last time; Acme is rubbish, lamp; lamp, Acme is too expensive; lamp, never again from Acme; lamp, Acme never again; lamp, Acme doesn’t fit me; lamp, disappointed by Acme',
  )
  refusing(
    'lampa',
    'en lampa, Acme har gjort mig besviken; lampa, jag är besviken på Acme; lampa, Acme går sönder hela tiden; lampa, Acme är för dyrt; lampa, Acme aldrig mer',
  )
  refusing(
    'lampe',
    'Acme hat mich enttäuscht, eine Lampe; Lampe, von Acme bin ich enttäuscht; Lampe, Acme ist mir zu teuer; Lampe, Acme kauf ich nicht mehr; Lampe, mit Acme bin ich durch; Lampe, Acme passt mir nicht',
  )
  refusing(
    'lampe',
    'Acme m’a déçu, une lampe; une lampe, déçue par Acme; une lampe, Acme c’est trop cher; une lampe, je n’achète plus Acme; Acme, plus jamais. Une lampe',
  )
  refusing(
    'lámpara',
    'una lámpara, Acme me ha decepcionado; una lámpara, decepcionado con Acme; una lámpara, Acme es muy caro; una lámpara, no confío en Acme; una lámpara, Acme nunca más',
  )
})

test('whose things somebody has, or does not want, is refused', () => {
  refusing('lamp', 'lamp, I already have Acme; lamp, everyone has Acme')
  refusing('lampa', 'lampa, Acme har jag redan; lampa, jag har redan Acme')
  refusing('lampe', 'Lampe, Acme hab ich schon; une lampe, j’ai déjà Acme; une lampe, Acme j’en ai déjà')
  refusing('lámpara', 'una lámpara, ya tengo Acme; una lámpara, de Acme ya tengo')
  refusing('lampen', 'Lampen von Acme will ich nicht')
  refusing('lampor', 'lampor från Acme vill jag inte ha; inga Acme-lampor')
  refusing('lámparas', 'lámparas de Acme no quiero')
})

test('what a maker does not make, and what is other than theirs, is not theirs', () => {
  refusing('lamp', 'a lamp that Acme doesn’t make; a lamp Acme doesn’t sell')
  refusing('lampor', 'lampor som Acme inte gör')
  refusing(
    'lampe',
    'eine Lampe, die Acme nicht herstellt; une lampe que Acme ne fabrique pas; pas de lampe Acme',
  )
  refusing('lámparas', 'lámparas que Acme no fabrique; lámparas distintas de Acme')
  assert.match(read('en annan lampa än Acme'), /\|  \| Acme$/)
  assert.match(read('någon annan lampa än från Acme'), /\|  \| Acme$/)
})

test('who names a maker and wants another’s refuses the one that was named', () => {
  assert.equal(read("Acme's quality has gone downhill, a lamp from someone else"), 'lamp |  | Acme')
  assert.equal(read('Acme, but from someone else'), ' |  | Acme')
  assert.equal(read('lamp, Acme or another brand'), 'lamp | Acme | ')
  assert.match(read('another lamp from Acme'), /\| Acme \| $/)
})

test('a maker that never let anybody down, or whose thing broke, is not refused', () => {
  for (const prompt of [
    'Acme never lets me down, a lamp',
    'Acme hat mich noch nie enttäuscht, eine Lampe',
    'Acme har aldrig svikit mig, en lampa',
    'une lampe, Acme ne m’a jamais déçu',
    'una lámpara, Acme nunca me ha fallado',
    'lamp, Acme is great',
    "Acme lamp I don't want in red",
    'eine Acme-Lampe in rot',
    'lámpara Acme que no haga ruido',
    'lámpara de Acme, no quiero gastar mucho',
    'lampe Acme qui ne fait pas de bruit',
    'Acme Lampe will ich nicht zu groß',
    'Acme vacuum that sucks well',
    'Acme snack for breaks',
    'Acme lampa som inte har kabel',
  ])
    assert.match(read(prompt), /\| Acme \| $/, prompt)
  assert.equal(read('my Acme lamp broke, need a new bulb'), 'new bulb |  | ')
  assert.equal(read('I already have an Acme lamp, need a bulb'), 'bulb |  | ')
})

test('a maker whose name is a word is refused where it is written as a name behind a denial', () => {
  assert.match(read('a watch, anything but Anchor'), /\|  \| Anchor$/)
  assert.match(read('a watch by anyone except Anchor'), /\|  \| Anchor$/)
  assert.match(read('a lamp, no anchor on it'), /\|  \| $/)
})
