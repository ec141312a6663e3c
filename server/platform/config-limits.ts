/** The settings of how much: how often may be called, how many connections there are, how long is waited. */
import { text, whole } from './setting.ts'

export const RATES = {
  RATE_LIMIT_PER_MINUTE: whole({
    minimum: 1,
    maximum: 1_000_000,
    default: 600,
    description: 'Requests a minute for each API key',
  }),
  RATE_LIMIT_BURST: whole({
    minimum: 1,
    maximum: 1_000_000,
    default: 100,
    description: 'Requests a key may make at once',
  }),
  WEBHOOK_RATE_LIMIT_PER_MINUTE: whole({
    minimum: 1,
    maximum: 1_000_000,
    default: 60,
    description: 'Contact webhook calls a minute, per webhook id and address',
  }),
  WEBHOOK_TOTAL_RATE_LIMIT_PER_MINUTE: whole({
    minimum: 1,
    maximum: 1_000_000,
    default: 600,
    description:
      'Contact webhook calls a minute per webhook id from all addresses, of senders without its secret',
  }),
  WEBHOOK_TOTAL_RATE_LIMIT_PER_DAY: whole({
    minimum: 1,
    maximum: 100_000_000,
    default: 20_000,
    description: 'The same a day',
  }),
  PUBLIC_RATE_LIMIT_PER_MINUTE: whole({
    minimum: 1,
    maximum: 1_000_000,
    default: 600,
    description: 'Requests without a key a minute, per address',
  }),
  SIGN_IN_RATE_LIMIT_PER_MINUTE: whole({
    minimum: 1,
    maximum: 1_000_000,
    default: 10,
    description: 'Attempts to sign in to the app a minute, per address and per account',
  }),
}

/** What the first page of the app reminds of. */
export const REMINDERS = {
  BACKUP_REMINDER_DAYS: whole({
    minimum: 0,
    maximum: 3_650,
    default: 7,
    description:
      'Days after which the app and doctor ask for a new tidings backup; 0 where backups are made by other means',
  }),
}

/** Connections to the database, and how long one that is away is waited for. */
export const WAITING = {
  DATABASE_CONNECTIONS: whole({
    minimum: 6,
    maximum: 200,
    default: 24,
    description: 'Connections a process keeps at most; docs/decisions/load.md says how they are parted',
  }),
  DATABASE_WAIT_SECONDS: whole({
    minimum: 0,
    maximum: 86_400,
    default: 120,
    description: 'Seconds a start waits for a database that does not answer; then it says so and ends',
  }),
}

/** Pictures: where they are kept, how many, and where they may be fetched from. */
export const PICTURES = {
  MEDIA_URL: text({
    pattern: '^(file:///|s3(\\+http)?://)',
    description:
      'Where pictures are kept: file:///folder, which all nodes must share, or s3://KEY:SECRET@host/bucket?region=…; unset: DATA_DIR/media',
  }),
  MEDIA_QUOTA_MEGABYTES: whole({
    minimum: 1,
    maximum: 10_000_000,
    default: 2_000,
    description: 'Megabytes of pictures a workspace may keep',
  }),
  MEDIA_NETWORKS: text({
    description: 'Private networks that pictures may be fetched from, such as 10.1.0.0/16, comma-separated',
  }),
}
