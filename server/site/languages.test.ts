/** Pages, consent and mails in the language of the workspace. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { earlier } from '../../test/support/earlier.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { invitationEmail } from '../automation/invitations/rules.ts'
import { sendDataLink } from '../automation/data-link.ts'
import { reasonFor } from '../content/rendering/email/frame.ts'
import { readSecret } from '../platform/secrets.ts'
import { sql } from '../platform/sql.ts'
import { publishPost } from '../posts/publish.ts'
import { LANGUAGES } from '../words/languages.ts'
import { wordsIn } from '../words/words.ts'
import { readChanges } from '../workspaces/settings.ts'
import { changeSettings } from '../workspaces/store.ts'

const server = await useServer()
const { db, http } = server
const visit = async (url: string) => (await http.inject({ url, headers: { accept: 'text/html' } })).payload

/** Words of the English pages that no other language has; addresses and names of classes aside. */
const ENGLISH =
  />[^<]*\b(Posts by|Subscribe|Read|Search|Clap|Older posts|Keep reading|unsubscribe|Unsubscribe|messages)\b/

async function aSpeaker(language: string) {
  const workspace = await aWorkspace(server, { name: 'Kafé' })
  await changeSettings(db, workspace.id, { language })
  const imported = (n: number) => ({ origin: `t:${language}:${n}`, published: `2024-0${n}-05T12:00:00Z` })
  const ids = []
  for (const n of [3, 4]) {
    const post = { title: `Nr ${n}`, text: 'x', html: '<p>x</p>', imported: imported(n), tags: ['T'] }
    ids.push((await db.transaction((tx) => publishPost(tx, workspace.id, post))).id)
  }
  return { workspace, post: `/w/${workspace.handle}/${ids[1]}/nr-4`, base: `/w/${workspace.handle}` }
}

for (const language of LANGUAGES) {
  describe(`a workspace that speaks ${language}`, () => {
    test('says so in lang, and has no English words on its public pages', async () => {
      const { base, post } = await aSpeaker(language)
      const { say } = wordsIn(language)
      const paths = [
        base,
        post,
        `${base}/subscribe`,
        `${base}/subscribe/sent`,
        `${base}/search?q=zz`,
        `${base}/archive`,
        `${base}/nothing`,
        `${base}/embed`,
        `${base}/tags/T`,
      ]
      for (const path of paths) {
        const page = await visit(path)
        assert.ok(page.includes(`<html lang="${language}"`), path)
        if (language !== 'en')
          assert.doesNotMatch(page.replaceAll(/<(head|svg)[^]*?<\/\1>/g, ''), ENGLISH, path)
      }
      assert.ok((await visit(base)).includes(say('subscribe')))
    })

    test('keeps what a reader said yes to in the words that were shown', async () => {
      const { workspace, base } = await aSpeaker(language)
      await http.inject({
        method: 'POST',
        url: `${base}/subscribe`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=ann%40example.com',
      })
      const [proof] = await db.rows<{ words: string }>(sql`
        select words from consent_event where workspace_id = ${workspace.id}::uuid order by id limit 1`)
      assert.equal(proof?.words, wordsIn(language).say('subscribeWords', { name: 'Kafé' }))
    })

    test('writes its own mails in it, foot and all', async () => {
      const { workspace } = await aSpeaker(language)
      const { say } = wordsIn(language)
      const made = await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })
      await db.rows(sql`
        update contact set created = ${earlier('created', '30 days')} where workspace_id = ${workspace.id}::uuid`)
      await db.rows(sql`
        update consent_event set created = ${earlier('created', '30 days')} where workspace_id = ${workspace.id}::uuid`)
      const secret = await readSecret(db, 'tokens')
      const order = {
        workspaceId: workspace.id,
        contactId: made.body.id as string,
        publicUrl: 'https://tidings.test',
        secret,
      }
      assert.ok('address' in ((await sendDataLink(db, order)) ?? {}))
      const [mailing] = await db.rows<{ content: { subject: string } }>(sql`
        select content from mailing where workspace_id = ${workspace.id}::uuid and channel = 'email'`)
      assert.equal(mailing?.content.subject, say('dataSubject', { name: '{{ workspace.name }}' }))

      const frame = { name: 'Kafé', language }
      assert.equal(reasonFor(frame, true), say('becauseSubscribed', frame))
      assert.equal(
        invitationEmail(wordsIn(language)).blocks[0]?.text,
        say('inviteHeading', { name: '{{ workspace.name }}' }),
      )
    })
  })
}

test('a language that we do not speak is refused, in words that name those we do', () => {
  assert.throws(
    () => readChanges({ workspace: { language: 'tlh' } }),
    (error) => {
      assert.match(JSON.stringify(error), /Languages are en, sv, de/)
      return true
    },
  )
})
