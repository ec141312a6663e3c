/** Countries by the names that people and lists give them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCountry } from './country.ts'

test('a country is read by its long name, an older one, or that of a part that people take for the whole', () => {
  for (const [name, code] of [
    ['Czech Republic', 'CZ'],
    ['Česká republika', 'CZ'],
    ['The Netherlands', 'NL'],
    ['Olanda', 'NL'],
    ['Turkey', 'TR'],
    ['Hong Kong', 'HK'],
    ['Russian Federation', 'RU'],
    ['Republic of Ireland', 'IE'],
    ['Northern Ireland', 'GB'],
    ['Großbritannien', 'GB'],
    ['Gran Bretaña', 'GB'],
    ['EE. UU.', 'US'],
    ['U.S.A.', 'US'],
    ['United States of America', 'US'],
  ] as const)
    assert.equal(readCountry(name), code, name)
})

test('accents, flags, brackets and codes beside a name change nothing', () => {
  for (const [name, code] of [
    ['Espana', 'ES'],
    ['OSTERREICH', 'AT'],
    ['Cote d’Ivoire', 'CI'],
    ['🇸🇪 Sweden', 'SE'],
    ['Germany (Deutschland)', 'DE'],
    ['Sweden (+46)', 'SE'],
    ['SE - Sweden', 'SE'],
    ['Schweiz/Suisse', 'CH'],
  ] as const)
    assert.equal(readCountry(name), code, name)
})

test('what names no country is none', () => {
  for (const name of ['', '-', 'Nowhere', 'XX', 'Baker Street - London', 'a/b', 'the', 'x'.repeat(100)])
    assert.equal(readCountry(name), undefined, name)
})
