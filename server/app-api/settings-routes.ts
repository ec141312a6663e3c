/** A workspace's settings, and new workspaces: as `tidings workspace`. */
import type { Language } from '../accounts/account-rules.ts'
import { signedIn } from '../accounts/sign-in.ts'
import { readAccount } from '../accounts/store.ts'
import { SECRET_HEADER, openWebhookSecrets } from '../contacts/webhook/trust.ts'
import { readWebhook, rotateWebhookSecret } from '../contacts/webhook/store.ts'
import { callerOf, type Principal } from '../http/authentication.ts'
import { isIP } from 'node:net'
import { reachable } from '../lib/private-networks.ts'
import type { Http } from '../http/http.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { isLoopback, publicOnly, readSmtpUrls, withoutReach } from '../platform/smtp/server-url.ts'
import { refuse, said } from '../refusals.ts'
import type { WorkspaceSettings } from '../workspaces/rules.ts'
import { readChanges, grouped } from '../workspaces/settings.ts'
import { changeSettings, createWorkspace, readSettings } from '../workspaces/store.ts'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import { PlaceRecord } from './schemas.ts'
import { NewWorkspace, Settings, SettingsChanges, WebhookSecret } from './settings-schemas.ts'

const hide = true

export interface SettingsDoors {
  readonly db: Db
  readonly publicUrl: string
}

export function settingsRoutes(http: Http, { db, publicUrl }: SettingsDoors): void {
  http.get(
    '/settings',
    { config: config('settings:read'), schema: { hide, response: { 200: Settings } } },
    async (request) => shown(db, publicUrl, callerOf(request)),
  )

  http.patch(
    '/settings',
    {
      config: config('settings:write'),
      schema: { hide, body: SettingsChanges, response: { 200: Settings } },
    },
    async (request) => {
      const principal = callerOf(request)
      const { smtpUrl, outboxOnly } = request.body.sender ?? {}
      if (smtpUrl !== undefined || outboxOnly !== undefined) mustHaveConfirmed(sessionOf(request))
      if (smtpUrl?.includes(HIDDEN)) {
        refuse(
          'account-field',
          'sender.smtpUrl',
          'has no password; type the whole address, or leave it out',
          said('smtp-password'),
        )
      }
      const changes = namedHere(readChanges(request.body))
      // What they are changed to may be a secret, or words of somebody: which ones is enough.
      const act = { action: 'settings.changed', details: { settings: Object.keys(changes) } } as const
      await changeSettings(audited(db, request, act), principal.workspaceId, changes)
      return shown(db, publicUrl, principal)
    },
  )

  http.post(
    '/settings/webhook-secret',
    { config: config('settings:write'), schema: { hide, response: { 200: WebhookSecret } } },
    async (request) => {
      mustHaveConfirmed(sessionOf(request))
      const secrets = await openWebhookSecrets(db)
      const webhook = await auditing(db, request, async (tx) => ({
        result: await readWebhook(tx, callerOf(request).workspaceId),
        act: { action: 'form-secret.shown' },
      }))
      return { secret: secrets.of(webhook), header: SECRET_HEADER }
    },
  )

  http.post(
    '/settings/webhook-secret/rotate',
    { config: config('settings:write'), schema: { hide, response: { 200: WebhookSecret } } },
    async (request) => {
      mustHaveConfirmed(sessionOf(request))
      const secrets = await openWebhookSecrets(db)
      const recording = audited(db, request, { action: 'form-secret.rotated' })
      const rotated = await rotateWebhookSecret(recording, callerOf(request).workspaceId)
      return { secret: secrets.of(rotated), header: SECRET_HEADER }
    },
  )

  http.post(
    '/workspaces',
    {
      config: config('workspaces:create'),
      schema: { hide, body: NewWorkspace, response: { 201: PlaceRecord } },
    },
    async (request, reply) => {
      const principal = callerOf(request)
      const role = principal.member?.organizationRole
      if (role !== 'owner' && role !== 'admin') refuse('role-insufficient', principal.member?.role ?? '')
      const act = { action: 'workspace.made', details: { name: request.body.name } } as const
      const { accountId } = sessionOf(request)
      const { language } = await readAccount(db, accountId)
      const wanted = newPlace(principal, language, request.body)
      const { id } = await createWorkspace(audited(db, request, act), wanted)
      const { workspaces } = await signedIn(db, accountId)
      const made = workspaces.find((workspace) => workspace.id === id) ?? refuse('workspace-unknown', id)
      return reply.code(201).send(made)
    },
  )
}

/** A mail server that an admin names is no way into the networks around this machine: the operator may name any. */
function namedHere(changes: Partial<WorkspaceSettings>): Partial<WorkspaceSettings> {
  const { smtpUrl } = changes
  if (!smtpUrl) return changes
  const servers = readSmtpUrls(smtpUrl)
  if (servers.some(({ oauth }) => oauth?.endpoint !== undefined))
    refuse(
      'account-field',
      'sender.smtpUrl',
      'has a token endpoint, which only the operator may name',
      said('smtp-token'),
    )
  const inside = servers.find(({ host }) => isLoopback(host) || (isIP(host) > 0 && !reachable([])(host)))
  if (inside)
    refuse(
      'account-field',
      'sender.smtpUrl',
      `names ${inside.host}, which is not on the public internet; only the operator may name such a server`,
      said('smtp-inside', inside.host),
    )
  return { ...changes, smtpUrl: publicOnly(smtpUrl) }
}

/** What stands for a password that is not shown. */
const HIDDEN = ':***@'

async function shown(db: Db, publicUrl: string, { workspaceId }: Principal): Promise<Settings> {
  const settings = await readSettings(db, workspaceId)
  const { id } = await readWebhook(db, workspaceId)
  const servers = settings.smtpUrl === null ? null : withoutReach(settings.smtpUrl)
  const smtpUrl = servers?.replaceAll(/:[^:/@,]*@/g, HIDDEN) ?? null
  const addresses = {
    page: `${publicUrl}/w/${settings.handle}`,
    webhook: `${publicUrl}/webhooks/contacts/${id}`,
  }
  // The groups have exactly the members of the schema, which says what goes out.
  return { ...grouped({ ...settings, smtpUrl }), addresses } as unknown as Settings
}

/** In the language of whoever makes it, until they say another. */
function newPlace(
  { organizationId, country }: Principal,
  language: Language,
  { name, ...wanted }: NewWorkspace,
) {
  const settings = readChanges({ workspace: { country, language, timezone: 'UTC', ...wanted, name } })
  return { ...settings, name: settings.name ?? name, handle: settings.handle, organizationId }
}
