/** Refusals of campaigns, posts, flows and outgoing webhooks. */
import { amiss, type Answer, type Catalogue, type Said } from './answer.ts'

export const campaigns = {
  'campaign-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no campaign ${id.slice(0, 100)} in this workspace`,
  }),
  'campaign-version-unknown': (id: string): Answer => ({
    status: 404,
    message: `This campaign has no version ${id.slice(0, 100)}; only the latest ones are kept`,
  }),
  'template-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no template ${id.slice(0, 100)} in this workspace`,
  }),
  'template-taken': (name: string): Answer => ({
    status: 409,
    message: `There is a template “${name.slice(0, 100)}” already; choose another name, or replace that one`,
  }),
  'templates-full': (limit: number): Answer => ({
    status: 409,
    message: `A workspace has at most ${limit} templates; delete one first`,
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
  'flow-unknown': (id: string): Answer => ({
    status: 404,
    message: `The workspace has no flow ${id}; \`tidings flow list\` shows them`,
  }),
  'flow-outdated': (): Answer => ({
    status: 412,
    message: 'Somebody changed this flow meanwhile; read it again and send the change with its version',
  }),
  'flow-invalid': amiss,
  'webhook-endpoint-unknown': (id: string): Answer => ({
    status: 404,
    message: `The workspace has no webhook endpoint ${id}; \`tidings webhook list\` shows them`,
  }),
  'segments-unknown': (ids: readonly string[]) =>
    amiss(
      'recipients.segmentIds',
      `names segments this workspace does not have: ${ids.join(', ').slice(0, 500)}`,
    ),
  'split-test-untracked': (): Answer => ({
    status: 409,
    message:
      'Opens and clicks are not counted in this workspace, so nothing can choose a winner; switch them on, or choose by hand',
  }),
  'split-test-version': (id: string): Answer => ({
    status: 409,
    message: `Version ${id.slice(0, 100)} of the test is not an email draft any more; choose another`,
  }),
  'split-test-decided': (): Answer => ({
    status: 409,
    message: 'There is no winner to choose: nothing waits for one, or it has been chosen',
  }),
  'split-test-variant': (most: number) => amiss('variant', `must be from 1 to ${most}`),
  'split-test-itself': () => amiss('others', 'must not name the campaign itself'),
  'condition-segments-gone': (ids: readonly string[]): Answer => ({
    status: 409,
    message: `A block is shown to segments that are no longer there: ${ids.join(', ').slice(0, 500)}; choose again whom it is shown to`,
  }),
  'campaign-template-broken': (why: string, said?: Said): Answer => ({
    status: 409,
    message: `The words of this campaign cannot be filled in: ${why} Change the draft, then publish it again`,
    ...(said && { said }),
  }),
  'step-template-broken': (why: string, said?: Said): Answer => ({
    status: 409,
    message: `The words of this mail cannot be filled in: ${why} Change them`,
    ...(said && { said }),
  }),
  'campaign-channel-other': (channel: string): Answer => ({
    status: 400,
    message: `This campaign goes out by ${channel}; name ${channel === 'email' ? 'an email address' : 'a phone number'}`,
  }),
  'publish-date-past': (path: string) => amiss(path, 'must be in the future'),
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
  'recipient-unknown': (id: string) =>
    amiss('recipients.contactId', `"${id}" is not a contact of this workspace`),
  'post-request-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no post request ${id} in this workspace`,
  }),
  'post-request-outdated': (): Answer => ({
    status: 412,
    message: 'Somebody changed this post request meanwhile; read it again, and decide on what it says now',
  }),
  'post-request-settled': (verb: string, state: string, from: readonly string[]): Answer => ({
    status: 409,
    message: `This post request is ${state}; only one that is ${from.join(' or ')} can be ${verb}`,
  }),
  'feeds-unknown': (ids: readonly string[]) =>
    amiss('feedIds', `names workspaces that are not of this organization: ${ids.join(', ').slice(0, 500)}`),
  'feeds-archived': (ids: readonly string[]) =>
    amiss(
      'feedIds',
      `names workspaces that are archived, of which nothing is shown: ${ids.join(', ').slice(0, 500)}; bring them back first`,
    ),
} satisfies Catalogue
