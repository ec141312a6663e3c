/** Denials of a story refuse nothing, and of things in a story only the one that is needed is wanted. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

describe('stories', () => {
  test('not to know what to bring, or not to see well, refuses nothing', () => {
    for (const prompt of [
      "dinner at my boss's, I don't know what to bring, maybe wine",
      'middag hos chefen, jag vet inte vad jag ska ta med, kanske vin',
      'mein Chef hat uns eingeladen und ich weiß nicht, was ich mitbringen soll, Wein vielleicht',
      'on est invités et je ne sais pas quoi apporter, du vin peut-être',
      'estamos invitados y no sé qué llevar, quizás vino',
      'mein Opa sieht nicht mehr gut, eine Lupe',
      'mi abuelo ya no ve bien, una lupa',
    ])
      assert.deepEqual(readPrompt(prompt, shop).words.not, [], prompt)
    assert.deepEqual(readPrompt('Schuhe, nicht weiß', shop).words.not, ['weiß'])
  })

  test('who wants nothing is hard to find a present for', () => {
    for (const prompt of [
      "he doesn't want anything",
      'sie wünscht sich nichts',
      'elle ne veut rien',
      'no quiere nada',
    ])
      assert.deepEqual(readPrompt(prompt, shop).words.wishes, ['who has everything'], prompt)
  })

  test('what broke only tells about what is needed', () => {
    for (const [prompt, told, needed] of [
      ['my washing machine flooded the kitchen and now I need towels', 'washing machine', 'towels'],
      ['tvättmaskinen svämmade över hela köket och nu behöver jag handdukar', 'tvättmaskinen', 'handdukar'],
      [
        'die Waschmaschine ist ausgelaufen und jetzt brauche ich dringend Handtücher',
        'waschmaschine',
        'handtücher',
      ],
      [
        'la machine à laver a débordé et maintenant il me faut des serviettes',
        'machine à laver',
        'serviettes',
      ],
      ['se me ha salido la lavadora y ahora necesito unas toallas', 'lavadora', 'toallas'],
    ] as const) {
      const { all, modifiers, wishes } = readPrompt(prompt, shop).words
      assert.ok(all.includes(needed) && !modifiers.includes(needed), prompt)
      assert.ok(modifiers.includes(told) || (wishes.includes(told) && !all.includes(told)), prompt)
    }
  })

  test('who wants nothing of something refuses that', () => {
    for (const [prompt, refused] of [
      ['he wants nothing with alcohol', 'alcohol'],
      ['il ne veut rien en cuir', 'cuir'],
      ['er will nichts aus Leder', 'Leder'],
      ['ella no quiere nada de cuero', 'cuero'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.deepEqual(
        [all.includes(refused), not.map((text) => text.toLowerCase())],
        [false, [refused.toLowerCase()]],
        prompt,
      )
    }
  })
})
