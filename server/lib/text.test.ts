/** Tests of folding. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { foldAccents } from './text.ts'

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
