/**
 * Every way Tidings says no: a name → the status and a sentence that says what is wrong and what would be right. The
 * names are in one file of refusals/ a subject; here they are one catalogue, and thrown.
 */
import type { Answer } from './refusals/answer.ts'
import { access } from './refusals/access.ts'
import { campaigns } from './refusals/campaigns.ts'
import { catalog } from './refusals/catalog.ts'
import { contacts } from './refusals/contacts.ts'
import { messaging } from './refusals/messaging.ts'
import { requests } from './refusals/requests.ts'
import { workspaces } from './refusals/workspaces.ts'

export type { Answer, Detail } from './refusals/answer.ts'

const refusals = {
  ...requests,
  ...access,
  ...workspaces,
  ...contacts,
  ...catalog,
  ...messaging,
  ...campaigns,
}
  internal: (): Answer => ({
    status: 500,
    message: 'Something went wrong on our side; the trace id finds it in the log',
  }),
  'database-away': (): Answer => ({
    status: 503,
    message: 'The database does not answer; try again shortly',
    headers: { 'retry-after': '2' },
  }),
  'database-slow': (): Answer => ({
    status: 503,
    message: 'The database took too long for this, and nothing of it was kept; try again shortly',
    headers: { 'retry-after': '10' },
  }),
  'caller-gone': (): Answer => ({ status: 499, message: 'The caller left before it was answered' }),
  'searches-crowded': (seconds: number): Answer => ({
    status: 429,
    message: `Too many searches of this workspace wait for one another; try again in ${seconds} s`,
    headers: { 'retry-after': String(seconds) },
  }),
  'searches-busy': (seconds: number): Answer => ({
    status: 503,
    message: `Other searches are under way, and this one waited too long; try again in ${seconds} s`,
    headers: { 'retry-after': String(seconds) },
  }),
  'filter-too-slow': (path: string, costliest: string): Answer =>
    amiss(path, `this filter takes too long; narrow it: ${costliest} costs most`),
  'search-too-slow': (): Answer => ({
    status: 400,
    message: 'this search takes too long; ask for less, or narrow it with a filter',
  }),
  'filter-too-costly': (path: string, points: number, most: number, costliest: string): Answer =>
    amiss(
      path,
      `this filter costs too much: ${points} points of at most ${most}; narrow it, for ${costliest} costs most`,
    ),
  'keyless-conditions': (most: number): Answer =>
    amiss(
      '$filter',
      `$filter takes at most ${most} conditions without a key; use fewer, or the endpoint /posts with a key`,
    ),
  stopping: (): Answer => ({
    status: 503,
    message: 'The server is stopping; try again shortly',
    headers: { 'retry-after': '5' },
  }),
  'route-unknown': (method: string, path: string): Answer => ({
    status: 404,
    message: `There is no ${method} ${path}; /docs lists every endpoint`,
  }),
  'app-not-built': (): Answer => ({
    status: 503,
    message:
      'The app is not built on this machine; run `npm install --include=dev` in its folder, which builds it. ' +
      'The API works without it',
  }),
  'method-not-allowed': (method: string, allowed: readonly string[]): Answer => ({
    status: 405,
    message: `${method} is not possible here; use ${allowed.join(', ')}`,
    headers: { allow: allowed.join(', ') },
  }),
  'request-malformed': (why: string): Answer => ({ status: 400, message: why }),
  'headers-too-large': (): Answer => ({
    status: 431,
    message: 'The headers are too large; send at most 16 KiB of them',
  }),
  'request-slow': (): Answer => ({
    status: 408,
    message: 'The request took too long to arrive; send it within 60 s',
  }),
  'body-malformed': (why: string): Answer => ({
    status: 400,
    message: `The body cannot be read: ${why}; send valid JSON`,
  }),
  'body-too-large': (): Answer => ({ status: 413, message: 'The body is too large; send at most 1 MiB' }),
  'charset-wrong': (): Answer => ({
    status: 400,
    message: 'The body is not UTF-8; send JSON in UTF-8',
  }),
  'content-encoding-unsupported': (encoding: string): Answer => ({
    status: 415,
    message: `Content-Encoding: ${encoding.slice(0, 100)} is not accepted here; send the body as it is, not compressed`,
    headers: { 'accept-encoding': 'identity' },
  }),
  'media-type-unsupported': (type: string): Answer => ({
    status: 415,
    message: `The content type ${type || '(none)'} is not accepted here; send application/json`,
  }),
  'not-acceptable': (accepted: readonly string[]): Answer => ({
    status: 406,
    message: `None of the types in Accept can be made; ask for one of ${accepted.join(', ')}`,
  }),
  'key-missing': (): Answer => ({
    status: 403,
    message: 'The API key is missing; send it in the x-api-key header',
  }),
  'key-invalid': (): Answer => ({
    status: 403,
    message: 'The API key is not valid; check it, or make a new one with `tidings key create`',
  }),
  'scope-missing': (scope: string): Answer => ({
    status: 403,
    message: `The API key lacks the scope ${scope}; use a key that has it`,
  }),
  'signed-out': (): Answer => ({
    status: 401,
    message: 'You are not signed in, or no longer; sign in and try again',
    code: 'signedOut',
  }),
  'sign-in-wrong': (): Answer => ({
    status: 401,
    message: 'Email address, password or code are wrong; check them, or ask for a link by mail',
    code: 'wrongSignIn',
  }),
  'code-needed': (): Answer => ({
    status: 401,
    message: 'This account has a second step; type the code of your app, or a recovery code',
    code: 'codeNeeded',
  }),
  'code-wrong': (): Answer => ({
    status: 403,
    message: 'This code is not right, or was used before; wait for the next one and type that',
    code: 'wrongCode',
  }),
  'second-step-there': (): Answer => ({
    status: 409,
    message: 'The second step is on already, or was not begun; look at your account',
  }),
  'confirm-password': (): Answer => ({
    status: 403,
    message: 'This needs your password again; confirm it, then try once more',
    code: 'confirmPassword',
  }),
  'password-wrong': (): Answer => ({
    status: 403,
    message: 'This is not your password; check it and try again',
    code: 'wrongPassword',
  }),
  'role-insufficient': (role: string): Answer => ({
    status: 403,
    message: `Your role here, ${role}, does not allow this; ask an admin of the workspace`,
    code: 'notAllowed',
  }),
  'not-a-member': (): Answer => ({
    status: 404,
    message: 'There is no such workspace, or you are not a member of it; send its id in X-Workspace',
    code: 'workspaceUnknown',
  }),
  'cross-site': (): Answer => ({
    status: 403,
    message: 'This request did not come from our own pages; open the app at its own address and try again',
    code: 'crossSite',
  }),
  'link-unknown': (): Answer => ({
    status: 404,
    message: 'This link has been used, has run out, or never was; ask for a new one',
    code: 'linkUnknown',
  }),
  'account-taken': (email: string): Answer => ({
    status: 409,
    message: `${email} has an account already; sign in to it`,
    code: 'accountTaken',
  }),
  'account-unknown': (who: string): Answer => ({ status: 404, message: `There is no account ${who}` }),
  'membership-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no member ${id} here`,
  }),
  'last-owner': (): Answer => ({
    status: 409,
    message: 'An organization needs an owner; make somebody else an owner first',
    code: 'lastOwner',
  }),
  'member-already': (email: string): Answer => ({
    status: 409,
    message: `${email} is a member there already; change the role instead`,
  }),
  'session-unknown': (): Answer => ({ status: 404, message: 'There is no such session' }),
  'workspace-foreign': (): Answer =>
    amiss('workspaceId', 'is not a workspace of this organization; leave it out for all of them'),
  'account-field': amiss,
  'operator-token-wrong': (): Answer => ({
    status: 403,
    message: 'This endpoint needs the operator token; send it as Authorization: Bearer <OPERATOR_TOKEN>',
  }),
  'rate-limited': (seconds: number): Answer => ({
    status: 429,
    message: `Too many requests; try again in ${seconds} s`,
    headers: { 'retry-after': String(seconds) },
  }),
  'version-unknown': (version: string, accepted: readonly string[]): Answer => ({
    status: 400,
    message: `X-Api-Version ${version} does not exist; send ${accepted.join(' or ')}, or leave the header out`,
  }),
  'parameter-unknown': (name: string, taken: readonly string[]): Answer => ({
    status: 400,
    message: `${name} is not taken here; this endpoint takes ${taken.length ? taken.join(', ') : 'no $ parameters'}`,
    details: [{ path: name, message: 'is not taken here' }],
  }),
  'idempotency-key-invalid': (limit: number): Answer =>
    amiss('Idempotency-Key', `must have 1 to ${limit} visible ASCII characters`),
  'idempotency-key-reused': (): Answer => ({
    status: 409,
    message: 'This Idempotency-Key was used with another request; use a new one',
  }),
  'idempotency-keys-open': (limit: number): Answer => ({
    status: 429,
    message: `This API key has ${limit.toLocaleString('en')} answers kept for Idempotency-Key already; each is kept for 24 hours. Send fewer keyed requests, or leave the header out`,
    headers: { 'retry-after': '3600' },
  }),
  'idempotency-answer-erased': (): Answer => ({
    status: 409,
    message:
      'The answer kept for this Idempotency-Key showed a contact that has been erased since; the request is not repeated. Use a new key to create the contact again',
  }),
  'idempotency-in-progress': (): Answer => ({
    status: 409,
    message: 'The first request with this Idempotency-Key is still being answered; try again shortly',
    headers: { 'retry-after': '1' },
  }),
  'input-invalid': invalid,
  'query-invalid': amiss,
  'organization-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no organization ${id}`,
  }),
  'workspace-unknown': (id: string): Answer => ({ status: 404, message: `There is no workspace ${id}` }),
  'handle-taken': (handle: string): Answer => ({
    status: 409,
    message: `The handle ${handle} is taken; choose another`,
  }),
  'key-unknown': (id: string): Answer => ({ status: 404, message: `There is no API key ${id}` }),
  'member-taken': (email: string): Answer => ({
    status: 409,
    message: `${email} is already a member of this workspace; choose another address`,
  }),
  'signature-wrong': (): Answer => ({
    status: 403,
    message: 'The signature is missing or wrong; sign with the token of SMS_URL',
  }),
  'sms-sender-unknown': () => amiss('from', 'must be a phone number with its country code'),
  'sms-status-missing': () => amiss('status', 'must say what became of the message'),
  'webhook-key-wrong': (): Answer => ({
    status: 403,
    message:
      'The key is of another workspace, or not the secret of this webhook; send the right one, or none',
  }),
  'rejected-form-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no rejected form ${id}; \`tidings form list-rejected\` shows them`,
  }),
  'domain-unknown': (name: string): Answer => ({
    status: 404,
    message: `There is no domain ${name.slice(0, 253)} in this workspace; add it first`,
  }),
  'webhook-unknown': (): Answer => ({ status: 404, message: 'There is no contact webhook of this id' }),
  'contact-nameless': () => amiss('body', 'a contact needs at least one of email, phone and name'),
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
  'contact-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no contact ${id} in this workspace`,
  }),
  'contact-outdated': (): Answer => ({
    status: 412,
    message: 'Somebody changed this contact meanwhile; read it again and send the change with its hash',
  }),
  'contact-address-taken': (member: 'email' | 'phone', owner: string): Answer => ({
    status: 409,
    message: `Another contact (${owner}) has this ${member}; change or erase that one first`,
    details: [{ path: member, message: `another contact has this ${member}` }],
  }),
  'custom-field-unknown': (name: string) =>
    amiss(`customFields.${name}`, 'the workspace has no such field; make it in the settings first'),
  'custom-value-invalid': (name: string, wanted: string) =>
    amiss(`customFields.${name}`, `must be ${wanted}`),
  'note-empty': () => amiss('text', 'write something first'),
  'country-invalid': (text: string) =>
    amiss('country', `"${text}" is not a country; write its two letters, such as SE`),
  'contact-claimed-twice': (
    email: string,
    emailOwner: string,
    phone: string,
    phoneOwner: string,
  ): Answer => ({
    status: 409,
    message:
      `${email} belongs to contact ${emailOwner} and ${phone} to contact ${phoneOwner}; ` +
      'send one of the two, or change one of the contacts first',
  }),
  'email-invalid': (text: string) =>
    amiss('email', `"${text.slice(0, 100)}" is not an email address; send one such as ann@example.com`),
  'phone-invalid': (text: string, country: string) =>
    amiss(
      'phone',
      `"${text.slice(0, 40)}" is not a phone number in ${country}; send it with its country code, such as +46701234567`,
    ),
  'tag-invalid': (path: string, limit: number) => amiss(path, `${path} must have 1 to ${limit} characters`),
  'tag-torn': (tag: string) =>
    amiss('tagsToRemove', `holds "${tag}", which tagsToAdd holds too; leave it in one of them`),
  'tags-too-many': (limit: number) => amiss('tags', `a contact can have at most ${limit} tags`),
  'export-busy': (seconds: number): Answer => ({
    status: 503,
    message: `Other spreadsheets are being made; try again in ${seconds} s`,
    headers: { 'retry-after': String(seconds) },
  }),
  'mail-busy': (): Answer => ({
    status: 503,
    message: 'Other messages are being read; try again in 5 s',
    headers: { 'retry-after': '5' },
  }),
  'segment-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no segment ${id} in this workspace`,
  }),
  'segment-used': (count: number): Answer => ({
    status: 409,
    message: `Campaigns are still to go to this segment (${count}); choose others in their recipients first`,
  }),
  'segment-name-invalid': (limit: number) => amiss('name', `the name must have 1 to ${limit} characters`),
  'field-name-invalid': (name: string) =>
    amiss(
      'name',
      `"${name}" is not a valid data name; use a letter, then letters, digits and _, 100 at most`,
    ),
  'field-label-invalid': (limit: number) => amiss('label', `the label must have 1 to ${limit} characters`),
  'field-type-unknown': (type: string, known: readonly string[]) =>
    amiss('type', `"${type}" is not a valid type of field; use one of ${known.join(', ')}`),
  'field-name-taken': (name: string): Answer => ({
    status: 409,
    message: `There is a field ${name} already; choose another name`,
  }),
  'spreadsheet-too-large': (): Answer => ({
    status: 400,
    message:
      'An XLSX file can hold 4 GiB and these rows are more; export them as CSV, which has no limit, or fewer of them by a filter',
  }),
  'fields-too-many': (limit: number): Answer => ({
    status: 409,
    message: `A workspace can have at most ${limit} custom fields`,
  }),
  'id-not-found': (what: string, id: string) =>
    amiss(
      'id',
      `id "${id.slice(0, 100)}" is no ${what} here and no UUID; send a UUID to create one, or leave id out`,
    ),
  'claimed-twice': (what: string, id: string, externalId: string, owner: string): Answer => ({
    status: 409,
    message: `id is ${what} ${id} and externalId "${externalId.slice(0, 100)}" is ${what} ${owner}; send one of the two`,
  }),
  'title-missing': () =>
    amiss('title', 'title is needed: a new product has a title, an externalId or a handle'),
  'title-blank': () => amiss('title', 'title must not be blank'),
  'collections-unknown': (lists: readonly { readonly path: string; readonly names: readonly string[] }[]) =>
    invalid(
      lists.map(({ path, names }) => ({
        path,
        message: `names collections this workspace does not have: ${names.join(', ').slice(0, 500)}`,
      })),
    ),
  'currency-unknown': (text: string) =>
    amiss(
      'currency',
      `currency "${text.slice(0, 20)}" is not a valid ISO 4217 code; send a code such as EUR`,
    ),
  'property-mixed': (path: string) => amiss(path, `${path} must hold only strings or only numbers`),
  'campaign-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no campaign ${id.slice(0, 100)} in this workspace`,
  }),
  'campaign-not-draft': (status: string): Answer => ({
    status: 409,
    message: `This campaign is ${status}; only a draft can be changed`,
  }),
  'campaign-outdated': (): Answer => ({
    status: 412,
    message: 'There is a newer version of this campaign; read it again and send the change with its hash',
  }),
  'campaign-move-refused': (verb: string, status: string, from: readonly string[]): Answer => ({
    status: 409,
    message: `Cannot ${verb} a campaign that is ${status}; it must be ${from.join(' or ')}`,
  }),
  'campaign-title-missing': () =>
    amiss('title', 'is required for an email campaign without blocks and notification.emailTitle'),
  'campaign-title-long': (limit: number) =>
    amiss('title', `must have at most ${limit} characters in an email campaign`),
  'campaign-title-broken': (path: string) => amiss(path, 'must be one line without control characters'),
  'campaign-text-missing': () => amiss('text', 'is required for an SMS campaign: it is the SMS text'),
  'campaign-text-and-blocks': () =>
    amiss('text', 'makes the one block of an email campaign; send it or blocks, not both'),
  'campaign-text-twice': () =>
    amiss('notification.smsText', 'is the text of an SMS campaign; send text alone, or the same in both'),
  'campaign-not-email': (path: string) =>
    amiss(path, 'is of email campaigns only; leave it out of an SMS campaign'),
  'sms-long': (path: string, limit: number) => amiss(path, `must have at most ${limit} characters`),
  'sms-teaser-unavailable': (missing: readonly string[]) =>
    amiss('smsTeaser', `needs ${missing.join(' and ')} switched on in the workspace's SMS settings`),
  'flow-unknown': (id: string): Answer => ({
    status: 404,
    message: `The workspace has no flow ${id}; \`tidings flow list\` shows them`,
  }),
  'flow-invalid': (path: string, message: string): Answer => amiss(path, message),
  'webhook-endpoint-unknown': (id: string): Answer => ({
    status: 404,
    message: `The workspace has no webhook endpoint ${id}; \`tidings webhook list\` shows them`,
  }),
  'segments-unknown': (ids: readonly string[]) =>
    amiss(
      'recipients.segmentIds',
      `names segments this workspace does not have: ${ids.join(', ').slice(0, 500)}`,
    ),
  'segments-gone': (ids: readonly string[]): Answer => ({
    status: 409,
    message: `The campaign goes to segments that are no longer there: ${ids.join(', ').slice(0, 500)}; choose others in its recipients`,
  }),
  'segment-broken': (name: string, id: string, why: string): Answer => ({
    status: 409,
    message: `The segment "${name.slice(0, 100)}" (${id}) cannot be read any more (${why}); create it again with \`tidings segment create\` and choose that one in the campaign's recipients`,
  }),
  'campaign-template-broken': (why: string): Answer => ({
    status: 409,
    message: `The words of this campaign cannot be filled in: ${why} Change the draft, then publish it again`,
  }),
  'campaign-channel-other': (channel: string): Answer => ({
    status: 400,
    message: `This campaign goes out by ${channel}; name ${channel === 'email' ? 'an email address' : 'a phone number'}`,
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
  'publish-date-past': (path: string) => amiss(path, 'must be in the future'),
  'page-unknown': (): Answer => ({ status: 404, message: 'There is no page here; check the address' }),
  'publish-date-invalid': (text: string) =>
    amiss(
      'publishDate',
      `"${text.slice(0, 60)}" is not a valid time with its offset; send one such as 2030-11-20T09:00:00+01:00`,
    ),
  'post-empty': () =>
    amiss('body', 'a post needs something to say or show; send header, text, a picture, button or ctaLink'),
  'publish-date-missing': () => amiss('publishDate', 'is required when action is schedule'),
  'publish-date-idle': () =>
    amiss('publishDate', 'has no meaning when action is publish; leave it out, or send action schedule'),
  'picture-address-invalid': (path: string) => amiss(path, 'must be an absolute http or https address'),
  'link-address-invalid': (path: string) =>
    amiss(path, 'must be an absolute http, https, mailto or tel address'),
  'recipient-unknown': (id: string) =>
    amiss('recipients.contactId', `"${id}" is not a contact of this workspace`),
  'recipient-unheard-of': (who: string): Answer => ({
    status: 404,
    message: `There is no contact ${who}, and no message ever went there`,
  }),
  'post-request-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no post request ${id} in this workspace`,
  }),
  'post-request-settled': (verb: string, state: string, from: readonly string[]): Answer => ({
    status: 409,
    message: `This post request is ${state}; only one that is ${from.join(' or ')} can be ${verb}`,
  }),
  'feeds-unknown': (ids: readonly string[]) =>
    amiss('feedIds', `names workspaces that are not of this organization: ${ids.join(', ').slice(0, 500)}`),
  'expression-invalid': (path: string, position: number, message: string): Answer =>
    amiss(path, `${path}, position ${position}: ${message}`),
} satisfies Record<string, (...args: never[]) => Answer>

export type RefusalName = keyof typeof refusals
export type RefusalFacts<Name extends RefusalName> = Parameters<(typeof refusals)[Name]>

/** A refusal on its way to the one error handler, which turns it into the error object. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly answer: Answer

  constructor(refusal: RefusalName, answer: Answer) {
    super(answer.message)
    this.refusal = refusal
    this.answer = answer
  }
}

/** The answer of a refusal, for the error handler itself. */
export function refusalOf<Name extends RefusalName>(
  name: Name,
  ...facts: Parameters<(typeof refusals)[Name]>
): Answer {
  // Each refusal takes its own facts; the signature above has checked them.
  return (refusals[name] as (...facts: unknown[]) => Answer)(...facts)
}

/** Throws the named refusal; nothing below the error handler types a status code. */
export function refuse<Name extends RefusalName>(
  name: Name,
  ...facts: Parameters<(typeof refusals)[Name]>
): never {
  throw new Refusal(name, refusalOf(name, ...facts))
}
