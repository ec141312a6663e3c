/** An OpenID provider on this machine, for tests: real keys, real codes with PKCE, and answers that lie on demand. */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

export const CLIENT = { id: 'tidings', secret: 'a secret of the provider' } as const

export interface TestProvider {
  readonly issuer: string
  /** Whoever comes to it next, as its token says. */
  person: JWTPayload
  /** Signs with a key of nobody. */
  isForged: boolean
  /** What a token says in place of what is true. */
  lies: JWTPayload
  /** What it was asked at `/authorize`, the last first. */
  readonly asked: URLSearchParams[]
}

export async function aProvider(): Promise<TestProvider> {
  const own = await generateKeyPair('RS256', { extractable: true })
  const foreign = await generateKeyPair('RS256')
  const codes = new Map<string, URLSearchParams>()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close().closeAllConnections())
  // A server that listens at a port has this kind of address.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: TestProvider = { issuer, person: {}, isForged: false, lies: {}, asked: [] }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/authorize') {
      const code = randomUUID()
      codes.set(code, url.searchParams)
      provider.asked.unshift(url.searchParams)
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' }).toString()
      response.writeHead(302, { location: back.href }).end()
      return
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(await answerTo(url, new URLSearchParams(await text(request)), response)))
  }

  async function answerTo(url: URL, form: URLSearchParams, response: ServerResponse): Promise<unknown> {
    if (url.pathname === '/jwks')
      return { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
    if (url.pathname === '/token') {
      const asked = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight = asked?.get('code_challenge') === proof && form.get('client_secret') === CLIENT.secret
      if (isRight) return { access_token: 'x', token_type: 'Bearer', id_token: await token(asked) }
      response.statusCode = 400
      return { error: 'invalid_grant' }
    }
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }

  async function token(asked: URLSearchParams): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: CLIENT.id,
      iat: seconds,
      exp: seconds + 300,
      auth_time: seconds,
      nonce: asked.get('nonce'),
      ...provider.person,
      ...provider.lies,
    }
    const key = provider.isForged ? foreign.privateKey : own.privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
  }
  return provider
}
