/** What is refused to somebody in the app has words there, in each language. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { saidBy } from '../../app/api/say.ts'
import { refusalWords } from '../../app/words/refusals.ts'
import { CONTACTS } from '../../server/contacts/fields.ts'
import { parseFilter } from '../../server/query/filter/parse.ts'
import { parseOrder, readOrder } from '../../server/query/filter/order.ts'
import { describeRefusals, Refusal } from '../../server/refusals.ts'
import { readSources } from '../support/sources.ts'

/**
 * Nobody meets these by what the app asks, each group for its reason. A refusal that is new has words; this list only
 * gets shorter.
 */
const WORDLESS: Readonly<Record<string, readonly string[]>> = {
  'only who asks by an API key: a person has a session, and a role in place of scopes': [
    'key-invalid',
    'key-missing',
    'scope-missing',
    'workspace-at-rest',
  ],
  'headers of programs, which the app sends none of, or none but ours': [
    'charset-wrong',
    'content-encoding-unsupported',
    'expectation-unknown',
    'host-missing',
    'idempotency-answer-erased',
    'idempotency-in-progress',
    'idempotency-key-invalid',
    'idempotency-key-reused',
    'idempotency-keys-open',
    'not-acceptable',
    'version-unknown',
  ],
  'members that the API takes in two ways, of which the app sends one': [
    'campaign-text-and-blocks',
    'campaign-text-twice',
    'claimed-twice',
    'id-not-found',
    'publish-date-idle',
  ],
  'endpoints that the app has no page for: embedded posts, webhooks out, the operator’s own': [
    'feeds-archived',
    'feeds-unknown',
    'keyless-conditions',
    'operator-token-wrong',
    'webhook-endpoint-unknown',
  ],
  'what forms, gateways and mail providers send in': [
    'forms-busy',
    'mail-busy',
    'signature-wrong',
    'sms-sender-unknown',
    'sms-status-missing',
    'webhook-key-wrong',
    'webhook-unknown',
  ],
  'said by the sign-in page, in words of its own, when somebody comes back from their provider': [
    'provider-address',
    'provider-late',
    'provider-none',
    'provider-other',
    'provider-stranger',
  ],
  'a page of its own, outside the app, or nobody there who reads it': [
    'app-not-built',
    'caller-gone',
    'page-unknown',
  ],
  'the frame of a filter’s fault, which has words for each of its own': ['expression-invalid'],
}

/** Of the kind of a value, and of a setting by its name: put together where they are given. */
const MADE = /^(value|setting)-|^filter-(string|strings|number|boolean|date|id|member)$/

/** Sentences within refusals that take any, as the program gives them. */
async function givenByServer(): Promise<Set<string>> {
  const sources = await readSources()
  const quoted = [...sources.values()].flatMap(({ text }) => [...text.matchAll(/'((?:[a-z]+-)+[a-z]+)'/g)])
  return new Set(quoted.map(([, key = '']) => key))
}

function refusedIn(language: 'en' | 'sv', read: () => unknown): string {
  try {
    read()
  } catch (error) {
    assert.ok(error instanceof Refusal)
    const { key, values } = error.answer.said ?? { key: '', values: [] }
    const words: Readonly<Record<string, string | ((...given: string[]) => string)>> = refusalWords[language]
    const known = words[key]
    return typeof known === 'function' ? known(...values) : (known ?? `no words for ${key}`)
  }
  return assert.fail('it was read')
}

describe('refusals', () => {
  test('have words in the app, but for those that nobody in it meets: a list that only gets shorter', () => {
    const without = describeRefusals()
      .map(({ name }) => name)
      .filter((name) => !Object.hasOwn(refusalWords.en, name))
    assert.deepEqual(without.sort(), Object.values(WORDLESS).flat().toSorted())
  })

  test('that take any sentence have words for each that the program gives, and there are no words for none', async () => {
    const given = await givenByServer()
    const refusals = new Set(describeRefusals().map(({ name }) => name))
    const words = Object.keys(refusalWords.en)
    const known = (name: string) => refusals.has(name) || given.has(name) || MADE.test(name)
    assert.deepEqual(
      words.filter((name) => !known(name)),
      [],
    )
    const text = [...(await readSources()).values()].map((source) => source.text).join('\n')
    const said = [...text.matchAll(/\bsaid\(\s*'([a-z-]+)'/gi)].map(([, key = '']) => key)
    assert.ok(said.length > 25, `only ${said.length} were seen`)
    assert.deepEqual(
      said.filter((key) => !words.includes(key)),
      [],
    )
  })

  test('that are of members alone are said as a whole in the words of their members', () => {
    const details = [
      { path: 'bytes', message: 'must be >= 1', said: { key: 'value-least', values: ['1'] } },
      { path: 'name', message: 'is required', said: { key: 'value-required', values: [] } },
    ]
    const { message } = saidBy(refusalWords.sv, {
      message: 'bytes: must be >= 1; name: is required',
      details,
    })
    assert.equal(message, 'Ange minst 1. Det här behövs')
  })

  const FAULTS = [
    [
      "name eq 'Ann",
      "Citattecknet vid tecken 9 i filtret stängs inte; stäng det med ', och skriv '' för ett inne i en text",
    ],
    ["name eq 'Ann' ort", 'Vid tecken 15 i filtret (ort): skriv and, or eller inget mer'],
    ["(name eq 'Ann'", 'Sist i filtret: skriv and, or eller )'],
    ["eq 'Ann'", 'Vid tecken 1 i filtret (eq): skriv ett fälts namn, not eller ('],
    ['name is 1', 'Vid tecken 6 i filtret (is): skriv någon av eq, ne, gt, ge, lt, le, in, between, like'],
    [
      'name eq',
      'Sist i filtret: skriv ett värde, det vill säga text i enkla citattecken, ett tal, true, false eller null',
    ],
    ["name in 'Ann'", "Vid tecken 9 i filtret ('Ann'): skriv ("],
    ["name in ('Ann' 'Bo')", "Vid tecken 16 i filtret ('Bo'): skriv , eller )"],
    ["nam eq 'Ann'", '”nam” är inget fält att filtrera på; menade du name?'],
    ["colour eq 'x'", '”colour” är inget fält att filtrera på; välj ett med ”Lägg till filter”'],
    ["created lt 'soon'", "created tar en dag eller en tid, som '2026-11-20' eller '2026-11-20T08:00:00Z'"],
    ['name eq 5', "name tar text, som 'abc'"],
    ['name gt null', 'null går med eq och ne, inte med gt'],
    ['customFields eq 1', 'Ange en av delarna i customFields, som customFields.size'],
    ["customFields.size between 1 and 'x'", 'between tar två tal eller två texter, inte en av varje'],
    ['name like 5', "like tar text, som 'abc%'"],
    ['customFields.size eq 1e999', 'Ett tal i filtret är för stort; det största är ungefär 1.8e308'],
    ["created like 'x'", 'created tar inte like; det tar eq, ne, gt, ge, lt, le, in, between'],
    ['id eq 5', "id tar ett id i citattecken, som '01936f0e-…'"],
    ["name eq '\0'", 'Tecken 10 i filtret kan inte stå i en text; ta bort det'],
    [`${'not '.repeat(60)}name eq 1`, 'Ett filter har högst 32 nivåer av parenteser och not'],
    ['x'.repeat(5_000), 'Ett filter har högst 4096 tecken'],
  ] as const
  test('of a filter say where it breaks off, and what would be right', () => {
    for (const [filter, swedish] of FAULTS) {
      const read = () => parseFilter(filter, CONTACTS.fields)
      assert.equal(refusedIn('sv', read), swedish)
      assert.doesNotMatch(refusedIn('en', read), /^no words/)
    }
  })

  test('of an order say what is wrong with it', () => {
    const orders = [
      ['colour', '”colour” går inte att sortera efter; tryck på en kolumns rubrik i stället'],
      ['name, name', '”name” sorteras det efter två gånger; låt det stå en gång'],
      ['name up', 'Ordningen bryts av vid tecken 6; skriv asc, desc, ett komma eller inget mer'],
      ['name,', 'Ordningen bryts av vid tecken 6; skriv ett fälts namn där'],
      ['name, email, phone, created, city', 'En lista sorteras efter högst 4 fält'],
    ] as const
    for (const [order, swedish] of orders) {
      const read = () => parseOrder(order, CONTACTS.fields)
      assert.equal(refusedIn('sv', read), swedish)
      assert.doesNotMatch(refusedIn('en', read), /^no words/)
    }
    const twice = [{ field: 'name' }, { field: 'name' }]
    assert.equal(
      refusedIn('sv', () => readOrder(twice, CONTACTS.fields)),
      orders[1][1],
    )
  })
})
