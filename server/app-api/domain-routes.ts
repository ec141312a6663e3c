/** Domains that mail is sent from: as `tidings domain`. */
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { makeDomain } from '../messaging/domains/adding.ts'
import { checkDomain } from '../messaging/domains/checking.ts'
import { mailHostsOf } from '../messaging/domains/mail-hosts.ts'
import { recordsOf } from '../messaging/domains/rules.ts'
import { listDomains, removeDomain, type SenderDomain } from '../messaging/domains/store.ts'
import type { Db } from '../platform/database.ts'
import type { Dns } from '../platform/dns.ts'
import { refuse } from '../refusals.ts'
import { SettingFault } from '../workspaces/common-words.ts'
import { domain as readDomain } from '../workspaces/setting-words.ts'
import { config } from './declare.ts'
import { DomainList, DomainName, DomainRecord, NewDomain } from './domain-schemas.ts'

export interface DomainDoors {
  readonly db: Db
  readonly dns: Dns
  readonly smtpUrl: string | undefined
}

const hide = true

export function domainRoutes(http: Http, { db, dns, smtpUrl }: DomainDoors): void {
  const hostsOf = (workspaceId: string): Promise<string[]> => mailHostsOf(db, smtpUrl, workspaceId)

  http.get(
    '/domains',
    { config: config('settings:read'), schema: { hide, response: { 200: DomainList } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const [domains, hosts] = await Promise.all([listDomains(db, { workspaceId }), hostsOf(workspaceId)])
      return { items: domains.map((domain) => shown(domain, hosts)) }
    },
  )

  http.post(
    '/domains',
    { config: config('settings:write'), schema: { hide, body: NewDomain, response: { 201: DomainRecord } } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const made = await makeDomain(db, workspaceId, nameIn(request.body.domain))
      return reply.code(201).send(shown(made, await hostsOf(workspaceId)))
    },
  )

  http.post(
    '/domains/:domain/check',
    {
      config: config('settings:write'),
      schema: { hide, params: DomainName, response: { 200: DomainRecord } },
    },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const found = await mustHave(db, workspaceId, request.params.domain)
      const hosts = await hostsOf(workspaceId)
      await checkDomain(db, dns, found, hosts)
      return shown(await mustHave(db, workspaceId, found.domain), hosts)
    },
  )

  http.delete(
    '/domains/:domain',
    { config: config('settings:write'), schema: { hide, params: DomainName } },
    async (request, reply) => {
      const { domain } = request.params
      if (!(await removeDomain(db, callerOf(request).workspaceId, domain))) refuse('domain-unknown', domain)
      return reply.code(204).send()
    },
  )
}

async function mustHave(db: Db, workspaceId: string, domain: string): Promise<SenderDomain> {
  const [found] = await listDomains(db, { workspaceId, domain })
  return found ?? refuse('domain-unknown', domain)
}

function nameIn(text: string): string {
  try {
    return readDomain(text)
  } catch (error) {
    if (error instanceof SettingFault) refuse('input-invalid', [{ path: 'domain', message: error.message }])
    throw error
  }
}

function shown(found: SenderDomain, hosts: readonly string[]) {
  const { domain, checks, checked } = found
  return { domain, records: recordsOf(found, hosts), checks: checks && [...checks], checked }
}
