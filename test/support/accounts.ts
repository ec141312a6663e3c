/** People who are signed in: made through the accounts' own functions, and asking as a browser does. */
import { addMember } from '../../server/accounts/membership-store.ts'
import { hashPassword } from '../../server/accounts/password.ts'
import { sessionCookie } from '../../server/accounts/cookie-rules.ts'
import type { Role } from '../../server/accounts/policy.ts'
import { openSessionFor } from '../../server/accounts/sign-in.ts'
import { createAccount } from '../../server/accounts/store.ts'
import { newId } from '../../server/platform/clock.ts'
import type { TestServer, TestWorkspace } from './server.ts'

export const PASSWORD = 'correct horse battery staple'

let hashed: Promise<string> | undefined

export interface Person {
  readonly accountId: string
  readonly email: string
  readonly membershipId: string
  /** The `Cookie` header of their session. */
  readonly cookie: string
  /** Asks as a page of the app does, in the person's workspace; paths of `/app/api` or of `/api`. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<AppAnswer>
}

export interface AppAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  // Tests look into whatever was answered.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  /** The cookie that was set, as it is sent back. */
  readonly cookie: string | undefined
}

/** What a browser sends with a request of our own pages. */
const FROM_OUR_PAGES = { 'sec-fetch-site': 'same-origin', 'x-tidings-app': '1' }

export async function aPerson(
  server: TestServer,
  workspace: Pick<TestWorkspace, 'id' | 'organizationId'>,
  role: Role,
  where: 'organization' | 'workspace' = 'organization',
): Promise<Person> {
  const { db } = server
  hashed ??= hashPassword(PASSWORD)
  const email = `${role}-${newId()}@example.com`
  const { id: accountId } = await createAccount(db, { email, name: `An ${role}`, passwordHash: await hashed })
  const workspaceId = where === 'organization' ? null : workspace.id
  const { organizationId } = workspace
  const membershipId = await addMember(db, { accountId, organizationId, workspaceId, role }, email)
  const token = await openSessionFor(db, accountId, 'Test')
  const cookie = `${sessionCookie(server.config.PUBLIC_URL).name}=${token}`
  return {
    accountId,
    email,
    membershipId,
    cookie,
    ask: (method, path, body, headers = {}) =>
      asBrowser(server, method, path, body, { cookie, 'x-workspace': workspace.id, ...headers }),
  }
}

/** A request as a page of ours sends it, session or not. A header that is `''` is not sent. */
export async function asBrowser(
  { http }: TestServer,
  method: string,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<AppAnswer> {
  const all = {
    ...FROM_OUR_PAGES,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
  const answer = await http.inject({
    method: method as 'GET',
    url,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const isJson = answer.headers['content-type']?.startsWith('application/json') && answer.payload !== ''
  const cookie = [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';', 1)[0]
  return {
    status: answer.statusCode,
    text: answer.payload,
    headers: answer.headers,
    body: isJson ? JSON.parse(answer.payload) : undefined,
    cookie,
  }
}
