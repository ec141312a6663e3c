/** Outgoing webhooks as the OpenAPI document shows them: what an endpoint is sent, how it is signed, what it may answer. */
import { examplesOf } from './openapi-examples.ts'
import type { Components, Json } from './openapi-schema.ts'

/** What is sent, by the type of event, and when. */
export type WebhookBodies = Readonly<Record<string, { readonly about: string; readonly body: object }>>

/** The headers of every message (Standard Webhooks). */
export const WEBHOOK_HEADERS: Readonly<Record<string, Json>> = {
  MessageId: header(
    'webhook-id',
    'The message; the same each time it is tried again, so that a receiver takes each once',
    'msg_01a1fc82c373759b9fb3c1486ca01a91',
  ),
  MessageTimestamp: header(
    'webhook-timestamp',
    'Seconds since 1970 of this attempt; refuse what is more than five minutes away',
    '1795341600',
  ),
  MessageSignature: header(
    'webhook-signature',
    '`v1,` and the base64 of the HMAC-SHA-256 of `<webhook-id>.<webhook-timestamp>.<body>`, keyed with the bytes that the base64 after `whsec_` in the secret of the endpoint stands for; several are parted by spaces',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
}

export const WEBHOOKS_TAG = {
  name: 'Webhooks',
  description: 'What your endpoints are sent when something happens, signed by the Standard Webhooks rules',
} as const

/** `shared` collects the headers, which all of them refer to. */
export function webhooksOf(
  bodies: WebhookBodies,
  components: Components,
  shared: Record<string, Json>,
): Json {
  Object.assign(shared, WEBHOOK_HEADERS)
  const parameters = Object.keys(WEBHOOK_HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` }))
  return Object.fromEntries(
    Object.entries(bodies).map(([type, { about, body: schema }]) => {
      // Schemas are JSON Schema.
      const body = schema as Json
      return [
        type,
        {
          post: {
            operationId: `on${components.titleOf(body).replace(/Event$/, '')}`,
            summary: sentence(about),
            description: `Sent to each endpoint that asks for \`${type}\` (\`tidings webhook create\`), at least once, in no promised order.`,
            tags: [WEBHOOKS_TAG.name],
            security: [],
            parameters,
            requestBody: {
              required: true,
              content: { 'application/json': { schema: components.place(body), ...examplesOf(body) } },
            },
            responses: ANSWERS,
          },
        },
      ]
    }),
  )
}

const ANSWERS = {
  '2XX': { description: 'Taken. Answer within 15 seconds, and do the work afterwards' },
  '410': { description: 'Nothing more is wanted: the endpoint is switched off' },
  default: { description: 'Not taken, a redirect too: tried again, nine times in three and a half days' },
}

/** `a contact left …: {state}` as a sentence of its own. */
function sentence(about: string): string {
  const words = about.replace(/: \{[^}]*\}$/, '').replace(/;.*$/s, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function header(name: string, description: string, example: string): Json {
  return { name, in: 'header', required: true, description, schema: { type: 'string' }, example }
}
