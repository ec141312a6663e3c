/** One word for one thing, and the word that readers know: words of our own that standard ones replaced stay away. */
import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'

interface Banned {
  readonly word: RegExp
  /** What is written instead. */
  readonly instead: string
  /** Files in which it means something else, and what. */
  readonly except?: Readonly<Record<string, string>>
}

const BANNED: readonly Banned[] = [
  {
    word: /^\s*(\/\*\*?|\*(?=\s)|\/\/).*\b([Tt]old|[Hh]eard|[Hh]ears?)\b/,
    instead: 'notified, reported, sent, given, received: what really happens',
    except: { 'test/support/jsx-texts.ts': 'a screen reader is heard' },
  },
  {
    word: /\bdoors?\b/i,
    instead: 'endpoint',
    except: {
      'server/catalog/products/prompt/departments/household.ts': 'what houses and showers have',
      'server/catalog/products/prompt/departments/needs.ts': 'what burglars break',
      'server/catalog/products/prompt/departments/needs-complaints.ts': 'what does not close',
      'server/catalog/products/prompt/departments/needs-home.ts': 'what squeaks',
      'server/catalog/products/prompt/departments/needs-house.ts': 'what loses its handle',
      'server/catalog/products/prompt/departments/needs-more.ts': 'what draughts come under',
      'server/catalog/products/prompt/departments/needs-rooms.ts': 'what slams',
      'server/catalog/products/prompt/departments/needs-predicaments.ts': 'what a cat wants opened',
      'server/catalog/products/prompt/departments/needs-situations.ts': 'what slams and lets the cold in',
      'server/catalog/products/prompt/departments/needs-troubles.ts': 'who stands before it',
      'server/catalog/products/prompt/painted.ts': 'what is painted',
      'server/catalog/products/prompt/departments/tools.ts': 'what locks are for',
      'server/catalog/products/prompt/situations/from-dog.ts': 'what chains, locks, signs and wedges are for',
      'server/catalog/products/prompt/departments/standing-home.ts': 'fittings are sold for them',
      'server/catalog/products/prompt/departments/standing-technical.ts': 'they are building materials',
      'server/catalog/products/prompt/lexicon/english.ts': 'what cars have',
      'server/messaging/sms/opt-out-company.ts': 'a door stop is no STOP',
      'test/evaluate/mercado/more-goods.ts': 'what a sideboard has',
      'test/evaluate/torget/more-goods.ts': 'what draughts come under',
      'test/evaluate/torget/prompts.ts': 'what draughts come under',
    },
  },
  { word: /\bways? out\b/i, instead: 'provider, mail server, unsubscribe link' },
  {
    word: /\bset(s it|ting)? apart\b/i,
    instead: 'dead-lettered, rejected, unconfirmed',
    except: {
      'server/content/rendering/email/compile.test.ts': 'the words of a card',
      'server/content/rendering/email/browser.test.ts': 'the words of a card',
    },
  },
  { word: /\banew\b/i, instead: 'again' },
  { word: /\bhouse.rules\b|\brules of the house\b/i, instead: 'hooks' },
  { word: /\b(every|each|whatever|what|no) room (of|shares)\b|\broom's (routes|schema)/i, instead: 'module' },
  {
    word: /["'`”}] is no (?!longer|more)[a-z]|(?<!there )\bis no (field|address|number|time|report|request|member)\b/i,
    instead: 'is not a valid X; what to do',
  },
  { word: /\bthat (is|are) none\b(?! of)/i, instead: 'that is not valid' },
  {
    word: /\b(messages?|one|what is|whoever was|row|leaves?|puts?) in doubt\b/i,
    instead: 'unconfirmed',
  },
  {
    word: /\b(flow_place|Gathering|openLanes|contactLanes|takeTurn|lanesOf|layDownRules|keepDoing|minute-memory|loose-values)\b/,
    instead: 'flow_enrollment, MergedBatch, batch-writer, fair-queue, installHooks, poll-loop and their like',
  },
  {
    word: /\b(recordEndings|afterEnding|Lifting|liftings|Hindrance|HandOn|WayOut|unwelcomed|greetingConsumer|STRIDE|wholesome)\b/,
    instead:
      'OptOut, SuppressionRemoval, Unsendable, Deliver, SmsProvider, welcome, BOOKMARK_EVERY, storable',
  },
]

/** The program, its tests and what is written about it. The history (CHANGELOG) and old migrations keep their words. */
const FOLDERS = ['server/**/*.ts', 'test/**/*.ts', 'bench/**/*.ts', 'docs/**/*.md', '*.md']
const KEEP_THEIR_WORDS = new Set([
  'CHANGELOG.md',
  'test/glossary.test.ts',
  'docs/rules.md',
  'docs/mutation.md',
])

async function readTexts(): Promise<Map<string, string>> {
  const names = (await Array.fromAsync(glob(FOLDERS))).filter((name) => !KEEP_THEIR_WORDS.has(name))
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(name, 'utf8')] as const)))
}

/** `file:line: text` of each line that has the word, but for the files in which it means something else. */
function usesOf({ word, except = {} }: Banned, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([name, text]) =>
    name in except
      ? []
      : text
          .split('\n')
          .flatMap((line, index) => (word.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  )
}

const texts = await readTexts()

describe('the glossary', () => {
  for (const banned of BANNED)
    test(`${banned.word.source}: write ${banned.instead}`, () => assert.deepEqual(usesOf(banned, texts), []))

  test('is held over the program, its tests and its documentation', () => {
    for (const name of [
      'server/refusals.ts',
      'test/run.ts',
      'README.md',
      'ARCHITECTURE.md',
      'docs/decisions/README.md',
    ])
      assert.ok(texts.has(name), name)
    assert.ok(texts.size > 800)
  })

  test('finds a word in code, comments and prose, and has no exception that nothing needs any more', () => {
    const lines = new Map([['a.ts', '/** The door. */\nconst doors = 1\nconst indoors = 2']])

    assert.deepEqual(usesOf({ word: /\bdoors?\b/i, instead: '' }, lines), [
      'a.ts:1: /** The door. */',
      'a.ts:2: const doors = 1',
    ])
    for (const { word, except = {} } of BANNED)
      for (const name of Object.keys(except)) assert.match(texts.get(name) ?? '', word, name)
  })
})
