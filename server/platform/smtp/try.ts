/** Whether mail servers would have us: connected to, TLS and sign-in done, and left again; no message is sent. */
import { readSmtpUrls, type SmtpServer } from './server-url.ts'
import { isNear, openSession, SessionRefused, TIMEOUTS } from './session.ts'

export interface Tried {
  /** `mail.example:587` */
  readonly server: string
  /** What is wrong; undefined when it takes us. */
  readonly fault: string | undefined
}

const PATIENCE_MILLISECONDS = 15_000

/** Each of the URLs, one after the other. */
export async function tryMailServers(urls: string): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const server of readSmtpUrls(urls)) tried.push(await tryServer(server))
  return tried
}

async function tryServer(server: SmtpServer): Promise<Tried> {
  const name = `${server.host}:${server.port}`
  const timeouts = { ...TIMEOUTS, greeting: PATIENCE_MILLISECONDS, command: PATIENCE_MILLISECONDS }
  const cut = AbortSignal.timeout(2 * PATIENCE_MILLISECONDS)
  try {
    const { dialogue } = await openSession(server, { name: undefined, timeouts, isAtHand: isNear, cut })
    dialogue.destroy()
    return { server: name, fault: undefined }
  } catch (error) {
    if (!(error instanceof SessionRefused)) throw error
    return { server: name, fault: error.message }
  }
}
