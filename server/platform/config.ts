/** Every setting of Tidings: read from the environment and checked here, all faults reported at once. */
import { resolve } from 'node:path'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { RATES } from './config-rates.ts'
import { WAITING } from './config-waiting.ts'
import { ConfigError, listed, mustBeMailServers, networks } from './config-values.ts'

const Environment = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 3000,
    description: 'Port to listen on; 0 takes a free one',
  }),
  HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 for all',
  }),
  PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#]+$',
      description: 'Where people reach it, such as https://tidings.example (no path)',
    }),
  ),
  DATA_DIR: Type.String({
    minLength: 1,
    default: './data',
    description: 'Folder of the embedded database and of files',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'A PostgreSQL 15 or newer to use instead of the embedded one',
    }),
  ),
  SECRET_KEY: Type.Optional(
    Type.String({
      pattern: '^[^\\s,]{32,}(\\s*,\\s*[^\\s,]{32,})*$',
      description:
        'Seals the secrets in the database: 32 characters or more, such as of openssl rand -base64 32; several, comma-separated: the first seals, all open. Embedded: made at the first start, in DATA_DIR/secret.key',
    }),
  ),
  BACKUP_PASSPHRASE: Type.Optional(
    Type.String({
      minLength: 12,
      description: 'Opens and, with tidings backup --encrypt, seals backups; 12 characters or more',
    }),
  ),
  ...WAITING,
  SEARCH_TIMEOUT_SECONDS: Type.Integer({
    minimum: 1,
    maximum: 600,
    default: 5,
    description: 'Seconds a list or search with a filter may keep the database busy',
  }),
  OPERATOR_TOKEN: Type.Optional(
    Type.String({ minLength: 16, description: 'At least 16 characters; opens POST /api/api-keys/evict' }),
  ),
  ...RATES,
  TRUST_PROXY: Type.Optional(
    Type.String({
      description: 'Addresses or networks of proxies whose X-Forwarded-For is believed, comma-separated',
    }),
  ),
  API_CORS_ORIGINS: Type.Optional(
    Type.String({ description: 'Origins whose pages may call the keyed API, comma-separated; unset: none' }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^\\s,]+(\\s*,\\s*smtps?://[^\\s,]+)*$',
      description:
        'Mail servers as smtp://user:pass@host:port, comma-separated, the first that works is used; unset: the outbox',
    }),
  ),
  SMS_URL: Type.Optional(
    Type.String({
      pattern: '^(https?|twilio)://',
      description: 'An SMS gateway: https://… or twilio://SID:TOKEN@api.twilio.com; unset: the outbox',
    }),
  ),
  BOUNCE_MAILBOX_URL: Type.Optional(
    Type.String({
      pattern: '^imaps?://',
      description: 'A mailbox that gets bounces and complaints: imaps://user:pass@host/folder',
    }),
  ),
  BOUNCE_ADDRESS: Type.Optional(
    Type.String({
      pattern: '^[^\\s@]+@[^\\s@]+$',
      description: 'The address of that mailbox, where its user name is none: people can leave by mail to it',
    }),
  ),
  BOUNCE_DOMAIN: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$',
      description:
        'A domain all of whose mail comes into that mailbox: each message gets a return path of its own there',
    }),
  ),
  WEBHOOK_NETWORKS: Type.Optional(
    Type.String({
      description: 'Private networks that outgoing webhooks may reach, such as 10.1.0.0/16, comma-separated',
    }),
  ),
  DNS_SERVERS: Type.Optional(
    Type.String({
      pattern: '^[0-9a-fA-F.:\\[\\]]+(\\s*,\\s*[0-9a-fA-F.:\\[\\]]+)*$',
      description: "Addresses that tidings domain check asks, comma-separated; unset: the system's resolvers",
    }),
  ),
  EMBEDDINGS_URL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description: 'An embeddings endpoint that adds meaning to product search',
    }),
  ),
  THIRD_PARTY_SYSTEMS: Type.Optional(
    Type.String({ description: 'Names that label third_party_1 to third_party_6, comma-separated' }),
  ),
  TIDINGS_DEMO: Type.Enum(['0', '1'], {
    default: '1',
    description: '1: an empty installation gets the demo data at its first start',
  }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    default: 'info',
    description: 'Least severe log lines written',
  }),
})

export type Config = ReturnType<typeof readConfig>

const environment = Compile(Environment)

/** Reads the settings. Throws one `ConfigError` that names every wrong setting and what would be right. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const known = Object.fromEntries(
    Object.entries(Environment.properties).flatMap(([name, schema]) => {
      const text = env[name]?.trim()
      return text ? [[name, Type.IsInteger(schema) ? wholeNumber(text) : text]] : []
    }),
  )
  const settings = Value.Default(Environment, known)
  if (!environment.Check(settings)) throw new ConfigError(faults(settings))
  mustBeMailServers(settings.SMTP_URL)
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  return {
    ...settings,
    PUBLIC_URL: publicUrl,
    DATA_DIR: resolve(settings.DATA_DIR),
    TIDINGS_DEMO: settings.TIDINGS_DEMO === '1',
    SECRET_KEY: listed(settings.SECRET_KEY),
    API_CORS_ORIGINS: listed(settings.API_CORS_ORIGINS),
    TRUST_PROXY: listed(settings.TRUST_PROXY),
    DNS_SERVERS: listed(settings.DNS_SERVERS),
    THIRD_PARTY_SYSTEMS: listed(settings.THIRD_PARTY_SYSTEMS),
    WEBHOOK_NETWORKS: networks(settings.WEBHOOK_NETWORKS),
  }
}

export { ConfigError } from './config-values.ts'

/** The settings: name, default and what it is. @internal A test holds README's table to them. */
export function describeSettings(): { name: string; default: string; description: string }[] {
  return Object.entries(Environment.properties).map(([name, schema]) => {
    // Every setting above is described, and by nothing but text and numbers.
    const { default: value = '', description } = schema as unknown as {
      default?: string | number
      description: string
    }
    return { name, default: String(value), description }
  })
}

/** Left as text where it is none, for the check to refuse: the library's own conversion cuts 3.5 to 3. */
function wholeNumber(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text
}

function faults(settings: unknown): string {
  const lines = [...environment.Errors(settings)].map(({ instancePath, message, keyword, params }) => {
    const name = instancePath.slice(1)
    const property = Environment.properties[name as keyof typeof Environment.properties] as {
      description?: string
    }
    return `  ${name} ${message} (${property?.description ?? `${keyword} ${JSON.stringify(params)}`})`
  })
  return `Some settings are wrong:\n${lines.join('\n')}`
}
