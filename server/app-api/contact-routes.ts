/** One contact: what is known of it, its fields, notes, block, data and erasure: as `tidings contact`. */
import type { FastifyRequest } from 'fastify'
import type { ConsentEvent } from '../contacts/consent/schemas.ts'
import { CHANNELS, addressOn } from '../contacts/channel.ts'
import { listFields } from '../contacts/custom-fields/store.ts'
import { addNote, editDetails } from '../contacts/edit-details.ts'
import { detailsHash } from '../contacts/edit-rules.ts'
import { eraseContact, readPersonalData } from '../contacts/erasure.ts'
import type { ContactRecord } from '../contacts/schemas.ts'
import { blockContact, unblockContact } from '../contacts/suppression/operator-actions.ts'
import { findSuppressed } from '../contacts/suppression/store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import type { PersonalDataSource } from '../platform/personal-data.ts'
import { refuse } from '../refusals.ts'
import type { Static } from 'typebox'
import { audited, auditing } from './audit.ts'
import { ContactChanges, ContactPage, IfMatch, NewNote } from './contact-schemas.ts'
import { timelineOf, type Happened } from './contact-timeline.ts'
import { config } from './declare.ts'
import { Id } from './schemas.ts'

export interface ContactDoors {
  readonly db: Db
  readonly personalData: readonly PersonalDataSource[]
}

type Record = Static<typeof ContactRecord>
/** What readPersonalData gives: a member of each module. */
type Known = Happened & { readonly contact: Record; readonly consent: readonly ConsentEvent[] }

const hide = true
/** Of the timeline; more is in the person's own data. */
const ENTRIES = 200

export function contactLookRoutes(http: Http, { db, personalData }: ContactDoors): void {
  const known = async (workspaceId: string, id: string): Promise<Known> => {
    const data = await readPersonalData(db, workspaceId, id, personalData)
    // Its members are those of the modules of the list.
    return (data as Known | undefined) ?? refuse('contact-unknown', id)
  }

  http.get(
    '/contacts/:id',
    { config: config('read'), schema: { hide, params: Id, response: { 200: ContactPage } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const maySee = maySeeAddresses(request)
      const data = await known(workspaceId, request.params.id)
      const { contact, consent } = data
      const all = timelineOf(data)
      return {
        contact,
        hash: detailsHash(contact),
        fields: await listFields(db, workspaceId),
        suppressed: await suppressedOf(db, workspaceId, contact),
        consent: consent.map((event) => ({ ...event, ...seen(event, maySee), isIpKept: event.ip !== null })),
        timeline: { total: all.length, items: all.slice(0, ENTRIES) },
      }
    },
  )

  http.get(
    '/contacts/:id/data',
    { config: config('contacts:export'), schema: { hide, params: Id } },
    async (request) => {
      mustHaveConfirmed(sessionOf(request))
      const { id } = request.params
      const { workspaceId } = callerOf(request)
      return auditing(db, request, async () => ({
        result: withoutAddresses(await known(workspaceId, id), maySeeAddresses(request)),
        act: { action: 'contact.exported', subject: id },
      }))
    },
  )
}

export function contactVerbRoutes(http: Http, { db, personalData }: ContactDoors): void {
  const options = { config: config('contacts:write'), schema: { hide, params: Id } }

  http.patch(
    '/contacts/:id',
    { ...options, schema: { ...options.schema, headers: IfMatch, body: ContactChanges } },
    async (request, reply) => {
      const { params, body: changes, headers } = request
      const edit = { changes, ifMatch: headers['if-match'] }
      await editDetails(db, callerOf(request).workspaceId, params.id.toLowerCase(), edit)
      return reply.code(204).send()
    },
  )

  http.post(
    '/contacts/:id/notes',
    { ...options, schema: { ...options.schema, body: NewNote } },
    async (request, reply) => {
      const { name, email } = sessionOf(request)
      const note = { source: name || email, text: request.body.text.trim() || refuse('note-empty') }
      await addNote(db, callerOf(request).workspaceId, request.params.id, note)
      return reply.code(204).send()
    },
  )

  blockRoutes(http, db)

  http.post(
    '/contacts/:id/erase',
    { ...options, config: config('contacts:erase') },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { id } = request.params
      // The audit entry names the id alone: nothing of the person is in it.
      const recording = audited(db, request, { action: 'contact.erased', subject: id })
      await eraseContact(recording, callerOf(request).workspaceId, id, 'app', personalData)
      return reply.code(204).send()
    },
  )
}

function blockRoutes(http: Http, db: Db): void {
  const options = { config: config('contacts:write'), schema: { hide, params: Id } }
  for (const [verb, act, done] of [
    ['block', blockContact, 'contact.blocked'],
    ['unblock', unblockContact, 'contact.unblocked'],
  ] as const) {
    http.post(`/contacts/:id/${verb}`, options, async (request, reply) => {
      const { id } = request.params
      await act(audited(db, request, { action: done, subject: id }), callerOf(request).workspaceId, id)
      return reply.code(204).send()
    })
  }
}

function maySeeAddresses({ principal }: Pick<FastifyRequest, 'principal'>): boolean {
  return principal?.member?.permissions.has('contacts:addresses') ?? false
}

/** Where somebody was is for admins; others learn that it is kept. Whose data it is gets all of it by its own link. */
function seen({ ip }: Pick<ConsentEvent, 'ip'>, maySee: boolean): Pick<ConsentEvent, 'ip'> {
  return { ip: maySee ? ip : null }
}

function withoutAddresses(data: Known, maySee: boolean): object {
  if (maySee) return data
  const consent = data.consent.map(({ ip, ...event }) => ({ ...event, ip: ip === null ? null : 'recorded' }))
  return { ...data, consent }
}

async function suppressedOf(db: Db, workspaceId: string, contact: Record) {
  const found = await Promise.all(
    CHANNELS.map(async (channel) => {
      const address = addressOn(contact, channel)
      return address === null ? undefined : findSuppressed(db, workspaceId, { channel, address })
    }),
  )
  return found
    .filter((one) => one !== undefined)
    .map(({ channel, reason, created }) => ({ channel, reason, created }))
}
