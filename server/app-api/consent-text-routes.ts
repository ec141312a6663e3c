/** The words that forms ask consent with: every version with who agreed to it, and the next one. */
import { addConsentText, listConsentTexts } from '../contacts/consent/text-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { audited } from './audit.ts'
import { ConsentTextRecord, ConsentTexts, NewConsentText } from './consent-text-schemas.ts'
import { config } from './declare.ts'

const hide = true

export function consentTextRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/consent-texts',
    { config: config('settings:read'), schema: { hide, response: { 200: ConsentTexts } } },
    async (request) => ({ items: await listConsentTexts(db, callerOf(request).workspaceId) }),
  )

  http.post(
    '/consent-texts',
    {
      config: config('settings:write'),
      schema: { hide, body: NewConsentText, response: { 201: ConsentTextRecord } },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { words } = request.body
      const { email: author } = sessionOf(request)
      const recording = audited(db, request, { action: 'consent-text.written', details: { words } })
      const text = await recording.transaction((tx) => addConsentText(tx, workspaceId, { words, author }))
      return reply.code(201).send(text)
    },
  )
}
