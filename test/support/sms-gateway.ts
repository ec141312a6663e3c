/** An SMS gateway for tests: a real HTTP server that remembers what it was sent and answers as the test says. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface GatewayRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Of a JSON body. */
  // Tests look into whatever was sent.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
  /** Of a form. */
  readonly form: Readonly<Record<string, string>>
}

export interface TestGateway {
  readonly host: string
  readonly url: string
  /** What was sent, in the order in which it came. */
  readonly requests: readonly GatewayRequest[]
  /** How it answers from now on. */
  answer: (request: GatewayRequest, response: ServerResponse) => void
  close(): Promise<void>
}

/** Accepts everything with 200 `{id}` until the test says otherwise. */
export async function anSmsGateway(): Promise<TestGateway> {
  const requests: GatewayRequest[] = []
  const server = createServer((incoming, response) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const text = Buffer.concat(pieces).toString('utf8')
      const { method = '', url = '', headers } = incoming
      const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
      const request: GatewayRequest = {
        method,
        path: url,
        headers,
        text,
        json: isForm ? undefined : JSON.parse(text),
        form: isForm ? Object.fromEntries(new URLSearchParams(text)) : {},
      }
      requests.push(request)
      gateway.answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  const gateway: TestGateway = {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (_request, response) => answerJson(response, 200, { id: `gateway-${requests.length}` }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return gateway
}

export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
