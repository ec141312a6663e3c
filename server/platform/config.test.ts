/** Settings: all faults at once, in words, and defaults where nothing is said. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { describeSettings, readConfig } from './config.ts'

describe('settings', () => {
  test('without any the defaults of the decisions hold', () => {
    const config = readConfig({})

    assert.equal(config.PORT, 3000)
    assert.equal(config.HOST, '127.0.0.1')
    assert.equal(config.PUBLIC_URL, 'http://localhost:3000')
    assert.match(config.DATA_DIR, /\/data$/)
    assert.equal(config.DATABASE_URL, undefined)
    assert.equal(config.OPERATOR_TOKEN, undefined)
    assert.equal(config.RATE_LIMIT_PER_MINUTE, 600)
    assert.equal(config.RATE_LIMIT_BURST, 100)
    assert.equal(config.WEBHOOK_RATE_LIMIT_PER_MINUTE, 60)
    assert.equal(config.TIDINGS_DEMO, true)
    assert.equal(config.LOG_LEVEL, 'info')
  })

  test('PUBLIC_URL follows the port unless it is set', () => {
    assert.equal(readConfig({ PORT: '8080' }).PUBLIC_URL, 'http://localhost:8080')
    assert.equal(
      readConfig({ PORT: '8080', PUBLIC_URL: 'https://t.example' }).PUBLIC_URL,
      'https://t.example',
    )
  })

  test('a setting left empty is one not given, and what is not ours is none of our business', () => {
    assert.equal(readConfig({ PORT: ' ', PATH: '/bin', OPERATOR_TOKEN: '' }).PORT, 3000)
  })

  test('every wrong one is named with what would be right, in one message', () => {
    const wrong = {
      PORT: '99999',
      DATABASE_CONNECTIONS: '1',
      PUBLIC_URL: 'https://t.example/path',
      DATABASE_URL: 'mysql://x',
      OPERATOR_TOKEN: 'short',
      RATE_LIMIT_PER_MINUTE: '0',
      TIDINGS_DEMO: 'maybe',
      LOG_LEVEL: 'loud',
    }

    assert.throws(
      () => readConfig(wrong),
      (error: Error) =>
        Object.keys(wrong).every((name) => error.message.includes(name)) &&
        error.message.includes('16 characters'),
    )
  })

  test('bounds belong to what is right, and what is right is said with what the setting is', () => {
    for (const PORT of ['0', '65535']) assert.equal(readConfig({ PORT }).PORT, Number(PORT))
    assert.equal(readConfig({ OPERATOR_TOKEN: 'x'.repeat(16) }).OPERATOR_TOKEN, 'x'.repeat(16))
    const wrong = {
      PORT: '65536',
      OPERATOR_TOKEN: 'x'.repeat(15),
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
    }

    assert.throws(() => readConfig(wrong), {
      message: `Some settings are wrong:
  PORT must be a whole number from 0 to 65535 (Port to listen on; 0 takes a free one)
  DATABASE_URL does not look like one (A PostgreSQL 15 or newer to use instead of the embedded one)
  OPERATOR_TOKEN must have at least 16 characters (At least 16 characters; opens POST /api/api-keys/evict)
  LOG_LEVEL must be one of trace, debug, info, warn, error, silent (Least severe log lines written)`,
    })
  })

  test('a number with anything behind it is not one', () => {
    for (const PORT of ['3000x', '3e3', '-1', '3.5', '0x10', '1_000'])
      assert.throws(() => readConfig({ PORT }), /PORT/)
  })

  test('a message never repeats a secret', () => {
    assert.throws(
      () => readConfig({ OPERATOR_TOKEN: 'hunter2', DATABASE_URL: 'mysql://u:hunter2@h/x' }),
      (error: Error) => !error.message.includes('hunter2'),
    )
  })

  test('a mail server whose options are wrong is named, without its password', () => {
    for (const [options, right] of [
      ['tls=maybe', /SMTP_URL: The mail server mail\.example: tls is required or optional/],
      ['connections=0', /connections is a number from 1 to 100/],
      ['ssl=1', /ssl is not one of tls, connections, messages/],
    ] as const) {
      const SMTP_URL = `smtp://u:hunter2@ok.example, smtp://u:hunter2@mail.example?${options}`
      assert.throws(
        () => readConfig({ SMTP_URL }),
        (error: Error) => right.test(error.message) && !error.message.includes('hunter2'),
      )
    }
  })

  test('lists are read between commas', () => {
    assert.deepEqual(
      readConfig({ API_CORS_ORIGINS: ' https://a.example, https://b.example ,' }).API_CORS_ORIGINS,
      ['https://a.example', 'https://b.example'],
    )
    assert.deepEqual(readConfig({}).TRUST_PROXY, [])
  })

  test('.env.example names only settings that there are', async () => {
    const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8')
    const known = new Set(describeSettings().map(({ name }) => name))

    const named = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)

    assert.ok(named.length > 0)
    assert.deepEqual(
      named.filter((name) => !known.has(name)),
      [],
    )
  })
})
