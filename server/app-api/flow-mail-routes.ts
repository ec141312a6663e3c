/** The mail of a step of a flow, saved or not: as it would arrive, and sent to oneself. */
import { testStep } from '../automation/flows/mail.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { readEmail } from '../lib/email-address.ts'
import { refuse, said } from '../refusals.ts'
import { audited } from './audit.ts'
import type { CampaignDoors } from './campaign-routes.ts'
import { TestSent } from './campaign-schemas.ts'
import { config } from './declare.ts'
import { StepPreviewWish, StepTestWish } from './flow-schemas.ts'
import { answerStepPreview } from './preview-answers.ts'
import { Preview } from './preview-schemas.ts'

const hide = true

export function flowMailRoutes(
  http: Http,
  { db, publicUrl, embeddings }: Pick<CampaignDoors, 'db' | 'publicUrl' | 'embeddings'>,
): void {
  const may = config('flows:write')

  http.post(
    '/flows/mail-preview',
    { config: may, schema: { hide, body: StepPreviewWish, response: { 200: Preview } } },
    async (request) => {
      const { mail, trigger, format = 'html', contact } = request.body
      const reader = contact === undefined ? undefined : { contactId: contact }
      const options = { publicUrl, embeddings, reader }
      return answerStepPreview(db, callerOf(request).workspaceId, { mail, trigger }, format, options)
    },
  )

  http.post(
    '/flows/mail-test',
    { config: may, schema: { hide, body: StepTestWish, response: { 202: TestSent } } },
    async (request, reply) => {
      const { mail, trigger, to } = request.body
      const email =
        readEmail(to) ??
        refuse(
          'account-field',
          'to',
          'is not a valid address; send one such as ann@example.com',
          said('address-wrong'),
        )
      const recording = audited(db, request, { action: 'flow.tested' })
      const options = { email, publicUrl }
      const sent = await testStep(recording, callerOf(request).workspaceId, { mail, trigger }, options)
      return reply.code(202).send(sent)
    },
  )
}
