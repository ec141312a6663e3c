/** Whatever a mailing is paused with by itself has a name, so that the app says it in the reader's language. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doubtSentence, reportsSentence } from '../messaging/bounce-watch/words.ts'
import type { Mailing } from '../messaging/mailings/schemas.ts'
import { refusedSentence, unansweredSentence, unreachableSentence } from '../messaging/sending/words.ts'
import { saidOfPause } from './pause-words.ts'

const mailing = { id: 'm', campaignId: 'c', channel: 'email' } as Mailing
const WORDS = '421 4.7.0 “Try”\nagain'

test('each sentence is known by its name, with what the server said in it', () => {
  assert.deepEqual(
    [
      unreachableSentence(mailing, WORDS),
      refusedSentence({ ...mailing, channel: 'sms' }, WORDS),
      unansweredSentence(mailing, WORDS),
      doubtSentence(mailing, 'c', WORDS),
      reportsSentence(mailing, null, 12),
    ].map(saidOfPause),
    [
      { key: 'unreachable', values: [WORDS] },
      { key: 'refused', values: [WORDS] },
      { key: 'unanswered', values: [WORDS] },
      { key: 'doubted', values: [WORDS] },
      { key: 'returned', values: ['12'] },
    ],
  )
  assert.equal(saidOfPause('The list was sold'), undefined)
})
