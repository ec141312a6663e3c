/** Signing in to a mail server (RFC 4954): by user and password, or by an access token (XOAUTH2). */
import { accessToken, forgetToken, TokenRefused, xoauth2, type OAuthSettings } from '../oauth.ts'
import { ConnectionLost, type Dialogue } from './dialogue.ts'
import { quote, type Reply } from './reply.ts'
import { isLoopback, type SmtpServer } from './server-url.ts'

/** A command may be longer with AUTH, but not every server knows. */
const LINE_CHARACTERS = 500

export interface SigningIn {
  /** The methods that the server offers, in capitals. */
  readonly methods: readonly string[]
  readonly isSecret: boolean
  readonly timeoutMilliseconds: number
}

/** Does nothing where no user is set. Throws a `ConnectionLost`, in whose words no secret is. */
export async function authenticate(dialogue: Dialogue, server: SmtpServer, how: SigningIn): Promise<void> {
  const { host, user, oauth } = server
  if (user === undefined) return
  if (!how.isSecret && !isLoopback(host)) {
    throw new ConnectionLost(
      'offers no TLS, and passwords are not sent in the clear: use smtps:// or another port',
    )
  }
  const reply = oauth
    ? await byToken(dialogue, user, oauth, how)
    : await byPassword(dialogue, { user, password: server.password ?? '' }, how)
  if (reply.code === 235) return
  if (oauth) forgetToken(oauth)
  throw new ConnectionLost(`refuses user and ${oauth ? 'access token' : 'password'}: ${quote(reply)}`)
}

/** Some servers repeat what they were sent. */
export function withoutSecrets(words: string, { user = '', password }: SmtpServer): string {
  if (!password) return words
  const secrets = [password, base64(password), base64(`\0${user}\0${password}`), xoauth2(user, password)]
  return secrets.reduce((text, secret) => text.replaceAll(secret, '[password]'), words)
}

async function byPassword(
  dialogue: Dialogue,
  { user, password }: { readonly user: string; readonly password: string },
  { methods, timeoutMilliseconds: timeout }: SigningIn,
): Promise<Reply> {
  if (methods.includes('PLAIN')) {
    return ask(dialogue, `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, timeout)
  }
  if (!methods.includes('LOGIN')) {
    throw new ConnectionLost('takes neither AUTH PLAIN nor AUTH LOGIN; check the port')
  }
  const forUser = await ask(dialogue, 'AUTH LOGIN', timeout)
  if (forUser.code !== 334) return forUser
  const forPassword = await ask(dialogue, base64(user), timeout)
  return forPassword.code === 334 ? ask(dialogue, base64(password), timeout) : forPassword
}

async function byToken(
  dialogue: Dialogue,
  user: string,
  oauth: OAuthSettings,
  { methods, timeoutMilliseconds: timeout }: SigningIn,
): Promise<Reply> {
  if (!methods.includes('XOAUTH2')) throw new ConnectionLost('takes no AUTH XOAUTH2; check the port')
  const token = await accessToken(oauth).catch((error: unknown) => {
    throw error instanceof TokenRefused ? new ConnectionLost(`was not asked: ${error.message}`) : error
  })
  const first = xoauth2(user, token)
  const reply = await begin(dialogue, first, timeout)
  // Before it refuses, it says why, in base64, and wants an empty line.
  const refusal = reply.code === 334 ? await ask(dialogue, '', timeout) : reply
  const text = [first, token].reduce((words, secret) => words.replaceAll(secret, '[token]'), refusal.text)
  return { ...refusal, text }
}

async function begin(dialogue: Dialogue, first: string, timeout: number): Promise<Reply> {
  if (first.length < LINE_CHARACTERS) return ask(dialogue, `AUTH XOAUTH2 ${first}`, timeout)
  const go = await ask(dialogue, 'AUTH XOAUTH2', timeout)
  return go.code === 334 ? ask(dialogue, first, timeout) : go
}

function ask(dialogue: Dialogue, line: string, timeout: number): Promise<Reply> {
  dialogue.say(`${line}\r\n`)
  return dialogue.reply('AUTH', timeout)
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
