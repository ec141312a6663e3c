/** Tests of folding. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { EVERY_SOURCE } from '../../test/support/sources.ts'
import { foldAccents, normalized } from './text.ts'

describe('foldAccents', () => {
  test('writes Latin letters in lower-case ASCII', () => {
    assert.equal(
      foldAccents('Förnamn PRÉNOM Łódź Straße Ærø İzmir'),
      'fornamn prenom lodz strasse aero izmir',
    )
    assert.equal(foldAccents('ＡＢＣ ﬁne'), 'abc fine')
  })

  test('composed and decomposed spellings come out alike', () => {
    assert.equal(foldAccents('é'), foldAccents('e\u0301'))
  })

  test('leaves the marks of other scripts, which change the word', () => {
    assert.equal(foldAccents('Йод'), 'йод')
    assert.equal(foldAccents('한국어'), '한국어')
    assert.equal(foldAccents('हिन्दी'), 'हिन्दी')
  })
})

describe('normalized', () => {
  test('a text that Unicode makes eighteen times as long grows to four times its length', () => {
    assert.equal('\ufdfa'.normalize('NFKD').length, 18)
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
      for (const letter of ['\ufdfa', '\u0390', '\u1fa2', '\ud834\udd60'])
        assert.ok(normalized(letter.repeat(1_000), form).length <= 4 * 1_000 * letter.length + 32)
    assert.ok(foldAccents('\ufdfa'.repeat(1_000)).length <= 4_032)
  })

  test('what people write is what it was', () => {
    for (const text of ['한국어'.repeat(500), 'ﬁ', 'Việt Nam', '\ufdfa', 'नि', 'e\u0301\u0323'])
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
        assert.equal(normalized(text, form), text.normalize(form))
  })

  test('it is the only way to the forms of Unicode: nothing grows past a limit that was checked before', async () => {
    const files = await Array.fromAsync(glob(EVERY_SOURCE))
    const others = files.filter(
      (file) => !file.endsWith('.test.ts') && /\.normalize\(/.test(readFileSync(file, 'utf8')),
    )

    // What the demo is made of is ours, a passphrase is the operator's, and a password has at most 200 characters.
    const ours = ['server/accounts/password.ts', 'server/demo/people.ts', 'server/platform/backup-cipher.ts']
    assert.deepEqual(others.sort(), ['server/lib/text.ts', ...ours].sort())
  })
})
