/** That every language says all of it, and fills in the same. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { html } from '../lib/html.ts'
import { en } from './en.ts'
import { LANGUAGES } from './languages.ts'
import { clapWords, wordsIn, type Key } from './words.ts'

const KEYS = Object.keys(en) as Key[]
/** Plain forms that a language needs no word of its own for. */
const ALIKE: ReadonlySet<Key> = new Set([
  'email',
  'byEmail',
  'bySms',
  'pages',
  'tags',
  'search',
  'channelFrom',
  'share',
  'postsOf',
])

const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()
/** The catalogue as it stands, with its places. */
const raw = (language: string, key: Key): string => wordsIn(language).say(key)

for (const language of LANGUAGES) {
  describe(`words in ${language}`, () => {
    test('no key is empty, and each has the places of the English one', () => {
      for (const key of KEYS) {
        const text = raw(language, key)
        assert.ok(text.trim() !== '' && text === text.trim(), key)
        assert.deepEqual(placesOf(text), placesOf(en[key]), key)
        assert.doesNotMatch(text, /  |[<>]|\.\.\./, key)
      }
    })

    test('nothing is left in English', () => {
      if (language === 'en') return
      const same = KEYS.filter(
        (key) =>
          raw(language, key) === en[key] &&
          !ALIKE.has(key) &&
          /[a-z]{4}/.test(en[key].replaceAll(/\{\w+\}/g, '')),
      )
      assert.ok(same.length <= 3, same.join(', '))
    })
  })
}

test('a language that we do not speak is answered in English', () => {
  for (const language of ['xx', '', undefined, '__proto__', 'constructor', 'toString'])
    assert.equal(wordsIn(language).language, 'en', String(language))
})

test('what is filled in stays as it is: places in it are not filled again, markup is escaped but where it is markup', () => {
  const { say, show } = wordsIn('en')
  assert.equal(say('postsBy', { name: '{name} $& <b>' }), 'Posts by {name} $& <b>')
  assert.equal(
    show('dataErase', { link: html`<a href="/x">${'<erase>'}</a>` }).markup,
    'You can also have it deleted from this system for good: <a href="/x">&lt;erase&gt;</a>.',
  )
  assert.equal(show('postsBy', { name: '<b>' }).markup, 'Posts by &lt;b&gt;')
})

const counted = (language: string, claps: number) => clapWords(wordsIn(language), claps)

test('claps are counted as each language counts', () => {
  assert.deepEqual(
    [1, 2, 5, 22].map((n) => counted('pl', n)),
    ['1 oklask', '2 oklaski', '5 oklasków', '22 oklaski'],
  )
  assert.deepEqual(
    [0, 1, 2, 1204].map((n) => counted('en', n)),
    ['0 claps', '1 clap', '2 claps', '1,204 claps'],
  )
  assert.deepEqual(
    [0, 1, 2].map((n) => counted('fr', n)),
    ['0 applaudissement', '1 applaudissement', '2 applaudissements'],
  )
})
