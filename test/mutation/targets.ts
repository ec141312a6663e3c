/** Rules, guards and state machines under mutation, and the tests that protect each, the quick ones first. */

export interface Target {
  readonly name: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

export const TARGETS: readonly Target[] = [
  {
    name: 'consent: rules',
    files: ['server/contacts/consent/rules.ts', 'server/contacts/channel.ts'],
    tests: ['server/contacts/consent/rules.test.ts', 'server/contacts/suppression/rules.test.ts'],
  },
  {
    name: 'signed tokens',
    files: ['server/contacts/consent/tokens.ts'],
    tests: ['server/contacts/consent/tokens.test.ts'],
  },
  {
    name: 'suppression: rules',
    files: ['server/contacts/suppression/rules.ts'],
    tests: ['server/contacts/suppression/rules.test.ts', 'server/messaging/ledger/rules.test.ts'],
  },
  {
    name: 'suppression: what a refusal means',
    files: ['server/contacts/suppression/severity-rules.ts', 'server/lib/smtp-meanings.ts'],
    tests: [
      'server/contacts/suppression/severity-codes.test.ts',
      'server/lib/smtp-meanings-codes.test.ts',
      'server/contacts/suppression/severity-rules.test.ts',
      'server/lib/smtp-meanings.test.ts',
      'server/messaging/email/replies.test.ts',
    ],
  },
  {
    name: 'consent: SMS words',
    files: ['server/messaging/sms/opt-out-rules.ts', 'server/messaging/sms/opt-out-answers.ts'],
    tests: ['server/messaging/sms/opt-out-bounds.test.ts', 'server/messaging/sms/opt-out-rules.test.ts'],
  },
  {
    name: 'contact webhook: rules',
    files: ['server/contacts/webhook/rules.ts'],
    tests: ['server/contacts/webhook/reading-rules.test.ts', 'server/contacts/webhook/rules.test.ts'],
  },
  {
    name: 'contact webhook: trust',
    files: ['server/contacts/webhook/trust.ts', 'server/contacts/webhook/callers.ts'],
    tests: [
      'server/contacts/webhook/trust.test.ts',
      'server/contacts/webhook/limits.test.ts',
      'server/contacts/webhook/routes.test.ts',
      'server/contacts/webhook/strangers.test.ts',
    ],
  },
  {
    name: 'consent: what a link changes',
    files: ['server/contacts/consent/change-consent.ts'],
    tests: [
      'server/contacts/consent/change-consent.test.ts',
      'server/site/consent/routes.test.ts',
      'server/site/consent/bound-links.test.ts',
    ],
  },
  {
    name: 'suppression: the list',
    files: ['server/contacts/suppression/store.ts', 'server/contacts/suppression/apply-opt-out.ts'],
    tests: [
      'server/contacts/suppression/failures.test.ts',
      'server/contacts/suppression/hard-bounces.test.ts',
      'server/contacts/suppression/activation.test.ts',
      'server/cli/suppression.test.ts',
      'server/messaging/bounces/routes.test.ts',
    ],
  },
  {
    name: 'identities',
    files: [
      'server/contacts/identity-rules.ts',
      'server/contacts/merge-batch.ts',
      'server/contacts/contact-diff.ts',
      'server/contacts/rules.ts',
    ],
    tests: [
      'server/contacts/rules.test.ts',
      'server/contacts/merge-batch.test.ts',
      'server/contacts/contact-diff.test.ts',
    ],
  },
  {
    name: 'ledger: rules',
    files: ['server/messaging/ledger/rules.ts', 'server/messaging/ledger/may-send-rules.ts'],
    tests: ['server/messaging/ledger/numbers.test.ts', 'server/messaging/ledger/rules.test.ts'],
  },
  {
    name: 'preconditions',
    files: ['server/http/preconditions.ts'],
    tests: ['server/http/preconditions.test.ts'],
  },
  {
    name: 'scopes',
    files: ['server/http/scopes.ts'],
    tests: [
      'server/http/key-memory.test.ts',
      'server/http/authentication.test.ts',
      'test/every-route.test.ts',
    ],
  },
  {
    name: 'keys',
    files: ['server/http/authentication.ts'],
    tests: ['server/http/key-memory.test.ts', 'server/http/authentication.test.ts'],
  },
  {
    name: 'idempotency',
    files: ['server/http/idempotency.ts'],
    tests: [
      'server/http/idempotency-direct.test.ts',
      'server/http/idempotency.test.ts',
      'server/http/idempotency-kept.test.ts',
    ],
  },
  {
    name: 'rates',
    files: ['server/lib/rate.ts', 'server/http/rate-limit.ts'],
    tests: ['server/lib/rate.test.ts', 'server/http/pay-for.test.ts', 'server/http/rate-limit.test.ts'],
  },
  {
    name: 'filter: reading',
    files: [
      'server/query/filter/scan.ts',
      'server/query/filter/parse.ts',
      'server/query/filter/structure.ts',
      'server/query/filter/tree.ts',
      'server/query/filter/values.ts',
      'server/query/filter/dates.ts',
      'server/query/filter/nearest.ts',
      'server/query/filter/order.ts',
    ],
    tests: [
      'server/query/filter/nearest.test.ts',
      'server/query/filter/dates.test.ts',
      'server/query/filter/order.test.ts',
      'server/query/filter/structure.test.ts',
      'server/query/filter/parse.test.ts',
    ],
  },
  {
    name: 'filter: weight',
    files: ['server/query/filter/weight.ts'],
    tests: ['server/query/filter/weight-points.test.ts', 'server/query/filter/weight.test.ts'],
  },
  {
    name: 'filter: SQL',
    files: ['server/query/filter/to-sql.ts', 'server/query/filter/seek.ts'],
    tests: ['server/query/filter/to-sql.test.ts'],
  },
  {
    name: 'private networks',
    files: ['server/lib/private-networks.ts'],
    tests: ['server/lib/private-networks.test.ts'],
  },
  {
    name: 'cleaning: text and cells',
    files: ['server/lib/storable.ts', 'server/lib/csv-injection.ts', 'server/lib/html.ts'],
    tests: ['server/lib/storable.test.ts', 'server/lib/csv-injection.test.ts', 'server/lib/html.test.ts'],
  },
  {
    name: 'cleaning: HTML',
    files: [
      'server/content/clean-html.ts',
      'server/content/rendering/inline.ts',
      'server/content/rendering/marks.ts',
      'server/content/rendering/hidden.ts',
    ],
    tests: [
      'server/content/clean-html.test.ts',
      'server/content/rendering/marks.test.ts',
      'server/content/rendering/web.test.ts',
      'server/content/rendering/personal.test.ts',
      'server/content/rendering/email/compile.test.ts',
    ],
  },
  {
    name: 'sealing',
    files: ['server/platform/sealing/keyring.ts', 'server/platform/sealing/columns.ts'],
    tests: ['server/platform/sealing/keyring.test.ts'],
  },
  {
    name: 'quiet hours',
    files: ['server/messaging/sms/quiet-hours.ts', 'server/messaging/sms/holidays.ts'],
    tests: ['server/messaging/sms/quiet-numbers.test.ts', 'server/messaging/sms/quiet-hours.test.ts'],
  },
  {
    name: 'SMS segments',
    files: ['server/messaging/sms/segments.ts'],
    tests: ['server/messaging/sms/segments.test.ts'],
  },
  {
    name: 'sending: hours and pace',
    files: [
      'server/messaging/sending/pace-rules.ts',
      'server/messaging/sending/window-rules.ts',
      'server/messaging/sending/zone-rules.ts',
    ],
    tests: ['server/messaging/sending/numbers.test.ts', 'server/messaging/sending/hours.test.ts'],
  },
  {
    name: 'learned pace',
    files: ['server/messaging/ledger/learned-pace-rules.ts'],
    tests: ['server/messaging/ledger/learned-pace-rules.test.ts'],
  },
]
