/** Refusals of what is to be sent: senders, recipients, content, and what providers post. */
import { amiss, type Answer, type Catalogue } from './answer.ts'

export const messaging = {
  'signature-wrong': (): Answer => ({
    status: 403,
    message: 'The signature is missing or wrong; sign with the token of SMS_URL',
  }),
  'sms-sender-unknown': () => amiss('from', 'must be a phone number with its country code'),
  'sms-status-missing': () => amiss('status', 'must say what became of the message'),
  'domain-unknown': (name: string): Answer => ({
    status: 404,
    message: `There is no domain ${name.slice(0, 253)} in this workspace; add it first`,
  }),
  'mail-busy': (): Answer => ({
    status: 503,
    message: 'Other messages are being read; try again in 5 s',
    headers: { 'retry-after': '5' },
  }),
  'sms-long': (path: string, limit: number) => amiss(path, `must have at most ${limit} characters`),
  'sms-teaser-unavailable': (missing: readonly string[]) =>
    amiss('smsTeaser', `needs ${missing.join(' and ')} switched on in the workspace's SMS settings`),
  'segments-gone': (ids: readonly string[]): Answer => ({
    status: 409,
    message: `The campaign goes to segments that are no longer there: ${ids.join(', ').slice(0, 500)}; choose others in its recipients`,
  }),
  'segment-broken': (name: string, id: string, why: string): Answer => ({
    status: 409,
    message: `The segment "${name.slice(0, 100)}" (${id}) cannot be read any more (${why}); create it again with \`tidings segment create\` and choose that one in the campaign's recipients`,
  }),
  'sender-missing': (workspaceId: string): Answer => ({
    status: 409,
    message: `The workspace has no sender for its email; set one with \`tidings workspace set ${workspaceId} --sender-email news@example.com\`, then publish again`,
  }),
  'sms-disabled': (workspaceId: string): Answer => ({
    status: 409,
    message: `SMS are switched off in this workspace; switch them on with \`tidings workspace set ${workspaceId} --sms-enabled true\`, then publish again`,
  }),
  'sms-sender-missing': (workspaceId: string): Answer => ({
    status: 409,
    message: `The workspace has no number or name to send SMS from, and its own name does not fit (3 to 11 letters and digits); set one with \`tidings workspace set ${workspaceId} --sms-sender +46701234567\`, then publish again`,
  }),
  'block-invalid': amiss,
  'picture-address-invalid': (path: string) => amiss(path, 'must be an absolute http or https address'),
  'link-address-invalid': (path: string) =>
    amiss(path, 'must be an absolute http, https, mailto or tel address'),
  'message-recipient-unknown': (who: string): Answer => ({
    status: 404,
    message: `There is no contact ${who}, and no message ever went there`,
  }),
  'suppression-grave': (address: string, reason: string): Answer => ({
    status: 409,
    message: `${address} is on the list as ${reason}; only an admin takes it off, and says that it is meant`,
    code: 'suppressionGrave',
  }),
  'suppression-unknown': (address: string): Answer => ({
    status: 404,
    message: `${address} is not on the list; nothing keeps it from being written to`,
  }),
  'message-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no message ${id} in this workspace`,
  }),
} satisfies Catalogue
