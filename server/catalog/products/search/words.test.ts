/** Words, compounds, vectors and the text of HTML. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import * as fc from 'fast-check'
import { aDatabase } from '../../../../test/support/database.ts'
import { newId } from '../../../platform/clock.ts'
import { sql } from '../../../platform/sql.ts'
import { bodyText } from './body-text.ts'
import { headOf, isShortOf } from '../prompt/compounds.ts'
import { queryOf } from './query.ts'
import { stemsOf } from './stem-store.ts'
import { documentOf, matchedVector, rankedVector, titleVector } from './vectors.ts'
import { hasWords, markedVector } from './workspace-words-store.ts'
import { wordsOf } from './words.ts'

const { db, close } = await aDatabase()
after(close)

const texts = (text: string): string[] => wordsOf(text).map(({ text }) => text)
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom("'", '\\', ':', '&', '|', '!', '(', '*', 'ä', 'x', ' ', '-', '<'),
    maxLength: 60,
  }),
)

function unstemmed(word: string): string[] {
  return [word]
}

function manyStems(word: string): string[] {
  return Array.from({ length: 6 }, (_, n) => `${word}${n}`)
}

describe('wordsOf', () => {
  test('words lose case, accents and apostrophes; elisions and signs part them', () => {
    assert.deepEqual(texts("L'Été, Women's GRÜN—straße!"), ['ete', 'womens', 'grun', 'strasse'])
  })

  test('what stands with a hyphen is found by its parts and as one', () => {
    assert.deepEqual(wordsOf('a T-shirt'), [
      { text: 'a', at: 1, isJoined: false },
      { text: 'tshirt', at: 2, isJoined: true },
      { text: 't', at: 2, isJoined: false },
      { text: 'shirt', at: 3, isJoined: false },
    ])
  })

  test('languages that write no spaces are parted', () => {
    assert.ok(texts('赤いドレス').includes('ドレス'))
  })

  test('no text is too strange or too long', () => {
    assert.equal(texts('x'.repeat(100_000))[0]?.length, 40)
    assert.equal(wordsOf('a b c d e', 3).length, 3)
    fc.assert(
      fc.property(hostile, (text) => wordsOf(text).every(({ text }) => text.isWellFormed() && text !== '')),
    )
  })
})

describe('isShortOf', () => {
  test('a compound whose middle is left out is the longer one, in any form of both', () => {
    for (const [word, whole] of [
      ['robotklippare', 'robotgrasklippare'],
      ['robotklipparen', 'robotgrasklippare'],
      ['rasenroboter', 'rasenmahroboter'],
      ['akkuschrauber', 'akkubohrschrauber'],
    ] as const)
      assert.ok(isShortOf(word, whole), `${word}, ${whole}`)
  })

  test('neither part may be short or another, and something must be left out', () => {
    for (const [word, whole] of [
      ['robotklippare', 'robotleksak'],
      ['robotklippare', 'grasklippare'],
      ['robotklippare', 'robotklippares'],
      ['rasenroboter', 'hasenmahroboter'],
      ['barklass', 'barstolsklass'],
    ] as const)
      assert.ok(!isShortOf(word, whole), `${word}, ${whole}`)
  })
})

describe('headOf', () => {
  test('a Swedish or German compound is what its end says; other words are none', () => {
    assert.equal(headOf('sommarklanning'), 'klanning')
    assert.equal(headOf('keramiktasse'), 'tasse')
    assert.equal(headOf('klanning'), undefined)
    assert.equal(headOf('wardrobe'), undefined)
    assert.equal(headOf('spring'), undefined)
    assert.equal(headOf('handschuhe'), undefined)
    assert.equal(headOf('fingerhandschuhe'), 'handschuhe')
  })
})

describe('bodyText', () => {
  test('tags part words where they part lines, and scripts say nothing', () => {
    const html = '<p>One</p><p>T<b>w</b>o &amp; caf&eacute;</p><script>three()</script><style>four{}</style>'

    assert.deepEqual(texts(bodyText(html)), ['one', 'two', 'cafe'])
    assert.equal(bodyText(null), '')
  })

  test('no HTML makes it throw', () => {
    fc.assert(fc.property(hostile, (html) => typeof bodyText(html) === 'string'))
  })
})

describe('vectors and queries', () => {
  test('whatever is written is a tsvector, and a query for it, that PostgreSQL reads', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (title, body) => {
        const document = documentOf({
          title: `${title} dress`,
          vendor: title,
          type: '',
          tags: [body],
          bodyText: body,
        })
        const stems = await stemsOf(db, [...texts(title), ...texts(body), 'dress'])
        const term = { words: [`${title} dress`], synonyms: [] }
        const wish = { terms: [term], phrases: [`${title} dress`], refused: [], refusedPhrases: [] }
        const query = queryOf(wish, stems).matching ?? ''
        const [row] = await db.rows<{ isMatch: boolean; ranked: string }>(sql`
          select ${matchedVector(document, stems)}::tsvector @@ ${query}::tsquery as is_match,
            ${rankedVector(document, stems)}::tsvector::text as ranked`)
        assert.equal(row?.isMatch, true)
      }),
      { numRuns: 60 },
    )
  })

  test('whatever is written is marked as of its workspace, and is what PostgreSQL marks so', async () => {
    const workspaceId = newId()
    await fc.assert(
      fc.asyncProperty(hostile, async (title) => {
        const document = documentOf({
          title,
          vendor: title,
          type: '',
          tags: [`it's a \\ ${title}`],
          bodyText: '',
        })
        const stems = await stemsOf(db, texts(title))
        const vector = matchedVector(document, stems)
        const [row] = await db.rows<{ isSame: boolean; areMarked: boolean }>(sql`
          with marked as (select ${markedVector(vector, workspaceId)}::tsvector as words)
          select words = marked_words(${vector}::tsvector, ${workspaceId}::uuid) as is_same,
            not exists (
              select from unnest(tsvector_to_array(words)) as w (lexeme)
              where left(lexeme, 4) <> right(${workspaceId}::text, 4)) as are_marked
          from marked`)
        assert.deepEqual(row, { isSame: true, areMarked: true })
      }),
      { numRuns: 60 },
    )
  })

  test('where a word is to stand is known of the index: the marked words answer as the weights do', async () => {
    const workspaceId = newId()
    const word = fc.constantFrom("'dress'", "'red'", "'o''clock'", "'§dress'")
    const how = fc.constantFrom('', ':A', ':AB', ':ABD', ':ABC', ':*', ':*AB')
    const operand = fc.tuple(fc.constantFrom('', '!'), word, how).map((parts) => parts.join(''))
    const query = fc
      .array(fc.tuple(operand, fc.constantFrom('&', '|', '<->')), { minLength: 1, maxLength: 4 })
      .map((list) => list.map(([text, sign], at) => (at === 0 ? text : sign + text)).join(''))
    const place = fc.constantFrom(...'1A 2A 1B 2B 30C 31C 41 42'.split(' '))
    const vector = fc.dictionary(word, fc.uniqueArray(place, { minLength: 1, maxLength: 3 })).map((places) =>
      Object.entries(places)
        .map(([lexeme, at]) => `${lexeme}:${at.join(',')}`)
        .join(' '),
    )
    await fc.assert(
      fc.asyncProperty(vector, query, async (words, asked) => {
        const [row] = await db.rows<{ isSame: boolean }>(sql`
          select (p.words @@ ${asked}::tsquery) = (${hasWords(workspaceId, asked)}) as is_same
          from (select ${words}::tsvector as words, marked_words(${words}::tsvector, ${workspaceId}::uuid) as matched) p`)
        assert.equal(row?.isSame, true)
      }),
      { numRuns: 400 },
    )
  })

  test('a body of the longest kind still fits', async () => {
    const body = Array.from({ length: 90_000 }, (_, n) => `word${n}${'z'.repeat(30)}`).join(' ')
    const document = documentOf({
      title: body.slice(0, 500),
      vendor: null,
      type: '',
      tags: [],
      bodyText: body,
    })

    const [row] = await db.rows<{ n: number }>(
      sql`select length(${matchedVector(document, manyStems)}::tsvector) as n`,
    )

    assert.ok((row?.n ?? 0) > 5_000)
  })

  test('the words of collections can be parted from the product’s own', async () => {
    const own = rankedVector(
      documentOf({ title: 'Dress', vendor: 'Acme', type: '', tags: ['new'], bodyText: '' }),
      unstemmed,
    )

    const [row] = await db.rows<{ own: string; all: string }>(sql`
      select ts_filter(${own}::tsvector || ${titleVector('Summer', unstemmed)}::tsvector, '{a,b,c}')::text as own,
        (${own}::tsvector || ${titleVector('Summer', unstemmed)}::tsvector)::text as all`)

    assert.match(row?.all ?? '', /'summer'/)
    assert.doesNotMatch(row?.own ?? '', /'summer'/)
    assert.match(row?.own ?? '', /'acme':\d+B 'dress':1A 'new':\d+C/)
  })
})
