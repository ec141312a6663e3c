/** `tidings webhook test|listen`: an endpoint asked once, and a receiver of one's own to look at what comes. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { InvalidArgumentError, type Command } from 'commander'
import type { Context, OpenContext, Outcome, Run } from './run.ts'
import { naming, workspaceOption } from './names.ts'
import { screenOf } from './screen.ts'
import { isSuccess } from '../webhooks/rules.ts'
import { misused } from './words.ts'

interface Listening {
  readonly secret?: string
  readonly port: number
}

const USUAL_PORT = 4040
/** Longer than any message of ours. */
const MOST_BYTES = 1_048_576

export function webhookTryingCommands(webhook: Command, run: Run): void {
  webhook
    .command('test')
    .description('post one signed message to an endpoint now, and show what it answers')
    .addArgument(naming('webhook', '<endpoint>', 'its address, or its id'))
    .addOption(workspaceOption())
    .action(run.opened(test))

  webhook
    .command('listen')
    .description('receive webhooks on this machine: shows each, and whether its signature is right')
    .option('--secret <whsec_…>', 'of the endpoint; without it signatures are not looked at')
    .option('--port <n>', 'where to listen', port, USUAL_PORT)
    .action(run.alone(listen))
}

async function test(
  { db, config }: OpenContext,
  { workspace }: { workspace: string },
  endpointId: string,
): Promise<Outcome> {
  const { testEndpoint } = await import('../webhooks/testing.ts')
  const { openEgressClient } = await import('../platform/egress-client.ts')
  const egress = openEgressClient(config.WEBHOOK_NETWORKS)
  try {
    const { url, status, text } = await testEndpoint({ db, egress }, workspace, endpointId)
    const isTaken = isSuccess(status)
    const answer = status === null ? `no answer: ${text}` : `${status}${text ? `: ${text}` : ''}`
    return {
      value: { url, status, answer: text, isTaken },
      text: `${url} ${isTaken ? 'took it' : 'did not take it'} (${answer})`,
      failed: !isTaken,
    }
  } finally {
    await egress.close()
  }
}

/** Until Ctrl-C. */
async function listen({ say }: Context, { secret, port }: Listening): Promise<Outcome> {
  const { Webhook } = await import('standardwebhooks')
  const verifier = secret === undefined ? undefined : verifierOf(() => new Webhook(secret))
  let received = 0
  const server = createServer((request, response) => {
    received += 1
    receive(request, response, verifier).then(show, () => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has an address with a port.
  const { port: taken } = server.address() as AddressInfo
  say(`Listening on http://127.0.0.1:${taken}; Ctrl-C ends it.`)
  say('Tidings posts here when it runs with WEBHOOK_NETWORKS=127.0.0.1')
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  server.close()
  server.closeAllConnections()
  return { value: { received }, text: '' }
}

type Verify = (body: string, headers: Record<string, string>) => void

function show(line: string): void {
  process.stdout.write(`${line}\n`)
}

function verifierOf(
  make: () => { verify: (body: string, headers: Record<string, string>) => unknown },
): Verify {
  try {
    const webhook = make()
    return (body, headers) => void webhook.verify(body, headers)
  } catch {
    return misused('Secrets look like whsec_… as `tidings webhook create` shows them')
  }
}

/** Answers as a receiver should: 204, or 401 where the signature is wrong. Gives the line to show. */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  verify: Verify | undefined,
): Promise<string> {
  const { paint } = screenOf()
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) {
    response.writeHead(413).end()
    return paint('red', 'refused: too long')
  }
  const body = await readAll(request)
  const verdict = verify === undefined ? 'not looked at' : verdictOf(verify, body, request)
  response.writeHead(verdict === 'wrong' ? 401 : 204).end()
  const word =
    verdict === 'right' ? paint('green', verdict) : verdict === 'wrong' ? paint('red', verdict) : verdict
  // What comes in may be from anybody.
  const shown = body.replaceAll(/\p{Cc}+/gu, ' ')
  return `${String(request.headers['webhook-id'] ?? '-').replaceAll(/\p{Cc}/gu, ' ')}  signature ${word}\n${shown}`
}

function verdictOf(verify: Verify, body: string, { headers }: IncomingMessage): 'right' | 'wrong' {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  try {
    verify(body, Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')])))
    return 'right'
  } catch {
    return 'wrong'
  }
}

function port(text: string): number {
  const n = Number(text)
  if (/^\d{1,5}$/.test(text) && n <= 65_535) return n
  throw new InvalidArgumentError('Say a number from 0 to 65535; 0 takes a free one.')
}
