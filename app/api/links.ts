/** Links that work once: what one is for, and using it. */
import type { LinkInfo, LinkUse } from '../../server/app-api/schemas.ts'
import { ask } from './client.ts'
import type { Session } from './session.ts'

export function readLink(token: string): Promise<LinkInfo> {
  return ask({ path: `/app/api/links/${encodeURIComponent(token)}`, isQuiet: true })
}

/** Opens a session. What is wrong with `use` leaves the link as it was. */
export function followLink(token: string, use: LinkUse): Promise<Session> {
  return ask({
    method: 'POST',
    path: `/app/api/links/${encodeURIComponent(token)}`,
    body: use,
    isQuiet: true,
  })
}

/** Answered alike whether or not there is such an account. */
export async function askForLink(email: string): Promise<void> {
  await ask({ method: 'POST', path: '/app/api/links', body: { email }, isQuiet: true })
}
