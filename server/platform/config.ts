/** Every setting of Tidings: read from the environment and checked here, all faults reported at once. */
import { resolve } from 'node:path'
import { PICTURES, RATES, REMINDERS, WAITING } from './config-limits.ts'
import { ConfigError, listed, mustBeMailServers, mustBeMediaPlace, networks } from './config-values.ts'
import { PROVIDER, readProvider } from './config-provider.ts'
import { choice, readSettings, text, whole } from './setting.ts'

const SETTINGS = {
  PORT: whole({
    minimum: 0,
    maximum: 65535,
    default: 3000,
    description: 'Port to listen on; 0 takes a free one',
  }),
  HOST: text({
    minLength: 1,
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 for all',
  }),
  PUBLIC_URL: text({
    pattern: '^https?://[^/?#]+$',
    description: 'Where people reach it, such as https://tidings.example (no path)',
  }),
  DATA_DIR: text({
    minLength: 1,
    default: './data',
    description: 'Folder of the embedded database and of files',
  }),
  DATABASE_URL: text({
    pattern: '^postgres(ql)?://',
    description: 'A PostgreSQL 15 or newer to use instead of the embedded one',
  }),
  SECRET_KEY: text({
    pattern: '^[^\\s,]{32,}(\\s*,\\s*[^\\s,]{32,})*$',
    description:
      'Seals the secrets in the database: 32 characters or more, such as of openssl rand -base64 32; several, comma-separated: the first seals, all open. Embedded: made at the first start, in DATA_DIR/secret.key',
  }),
  BACKUP_PASSPHRASE: text({
    minLength: 12,
    description: 'Opens and, with tidings backup --encrypt, seals backups; 12 characters or more',
  }),
  ...REMINDERS,
  ...WAITING,
  SEARCH_TIMEOUT_SECONDS: whole({
    minimum: 1,
    maximum: 600,
    default: 5,
    description: 'Seconds a list or search with a filter may keep the database busy',
  }),
  OPERATOR_TOKEN: text({
    minLength: 16,
    description: 'At least 16 characters; opens POST /api/api-keys/evict',
  }),
  ...RATES,
  TRUST_PROXY: text({
    description: 'Addresses or networks of proxies whose X-Forwarded-For is believed, comma-separated',
  }),
  API_CORS_ORIGINS: text({
    description: 'Origins whose pages may call the keyed API, comma-separated; unset: none',
  }),
  SMTP_URL: text({
    pattern: '^smtps?://[^\\s,]+(\\s*,\\s*smtps?://[^\\s,]+)*$',
    description:
      'Mail servers as smtp://user:pass@host:port, comma-separated, the first that works is used; unset: the outbox',
  }),
  SMS_URL: text({
    pattern: '^(https?|twilio)://',
    description: 'An SMS gateway: https://… or twilio://SID:TOKEN@api.twilio.com; unset: the outbox',
  }),
  BOUNCE_MAILBOX_URL: text({
    pattern: '^imaps?://',
    description: 'A mailbox that gets bounces and complaints: imaps://user:pass@host/folder',
  }),
  BOUNCE_ADDRESS: text({
    pattern: '^[^\\s@]+@[^\\s@]+$',
    description:
      'The address of that mailbox, where its user name is not one: people can leave by mail to it',
  }),
  BOUNCE_DOMAIN: text({
    pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$',
    description:
      'A domain all of whose mail comes into that mailbox: each message gets a return path of its own there',
  }),
  WEBHOOK_NETWORKS: text({
    description: 'Private networks that outgoing webhooks may reach, such as 10.1.0.0/16, comma-separated',
  }),
  ...PICTURES,
  ...PROVIDER,
  DNS_SERVERS: text({
    pattern: '^[0-9a-fA-F.:\\[\\]]+(\\s*,\\s*[0-9a-fA-F.:\\[\\]]+)*$',
    description: "Addresses that tidings domain check asks, comma-separated; unset: the system's resolvers",
  }),
  EMBEDDINGS_URL: text({
    pattern: '^https?://',
    description: 'An embeddings endpoint that adds meaning to product search',
  }),
  THIRD_PARTY_SYSTEMS: text({
    description: 'Names that label third_party_1 to third_party_6, comma-separated',
  }),
  TIDINGS_DEMO: choice(['0', '1'], {
    default: '1',
    description: '1: an empty installation gets the demo data at its first start',
  }),
  TIDINGS_WORKSPACE: text({
    description: 'The workspace that commands work in when none is said: its id, handle or name',
  }),
  TIDINGS_URL: text({
    pattern: '^https?://[^?#]+$',
    description: 'Commands ask the server there, where its API can answer, in place of this installation',
  }),
  TIDINGS_KEY: text({
    minLength: 20,
    description: 'The API key with which they ask it',
  }),
  LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    default: 'info',
    description: 'Least severe log lines written',
  }),
}

export type Config = ReturnType<typeof readConfig>

/** Reads the settings. Throws one `ConfigError` that names every wrong setting and what would be right. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const { values: settings, faults } = readSettings(SETTINGS, env)
  if (faults.length > 0)
    throw new ConfigError(`Some settings are wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  mustBeMailServers(settings.SMTP_URL)
  mustBeMediaPlace(settings.MEDIA_URL)
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  return {
    ...settings,
    PUBLIC_URL: publicUrl,
    DATA_DIR: resolve(settings.DATA_DIR),
    TIDINGS_DEMO: settings.TIDINGS_DEMO === '1',
    SECRET_KEY: listed(settings.SECRET_KEY),
    API_CORS_ORIGINS: listed(settings.API_CORS_ORIGINS),
    TRUST_PROXY: listed(settings.TRUST_PROXY),
    PROVIDER: readProvider(settings),
    DNS_SERVERS: listed(settings.DNS_SERVERS),
    THIRD_PARTY_SYSTEMS: listed(settings.THIRD_PARTY_SYSTEMS),
    WEBHOOK_NETWORKS: networks('WEBHOOK_NETWORKS', settings.WEBHOOK_NETWORKS),
    MEDIA_NETWORKS: networks('MEDIA_NETWORKS', settings.MEDIA_NETWORKS),
  }
}

export { ConfigError } from './config-values.ts'

/** The settings: name, default and what it is. README and the guide list them. */
export function describeSettings(): { name: string; default: string; description: string }[] {
  return Object.entries(SETTINGS).map(([name, { default: value = '', description }]) => {
    return { name, default: String(value), description }
  })
}
