/** What is looked at of a campaign's own words before it goes out, line by line. */
import type { ContentFault } from '../content/fault.ts'
import type { ContentWarning } from '../content/rendering/warning.ts'
import { Unsendable } from '../content/unsendable.ts'
import type { PreviewOptions } from '../messaging/preview.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../refusals.ts'
import { faultOf } from './preflight.ts'
import { previewEmail } from './preview.ts'
import { emailSubject, type Campaign } from './rules.ts'
import type { PreflightLine } from './schemas.ts'

export interface PreflightOptions extends Omit<PreviewOptions, 'reader'> {
  readonly smsUrl: string | undefined
  /** The installation's mail servers; without them, and without the workspace's own, mail stays in the outbox. */
  readonly smtpUrl: string | undefined
}

export type More = Pick<PreflightLine, 'key' | 'values' | 'block'>

export function line(
  name: PreflightLine['name'],
  result: PreflightLine['result'],
  message: string,
  where: PreflightLine['where'] = null,
  more: More = {},
): PreflightLine {
  return { name, result, message, where, ...more }
}

export async function contentLines(
  db: Db,
  workspaceId: string,
  campaign: Campaign,
  options: PreflightOptions,
): Promise<PreflightLine[]> {
  const broken = faultOf(campaign)
  if (broken) return [brokenLine(broken.message, broken)]
  if (campaign.deliveryChannel === 'sms')
    return [line('content', 'passes', 'The text can be filled in for everybody', null, { key: 'fills' })]
  const subject = emailSubject(campaign)
    ? line('subject', 'passes', 'It has a subject', null, { key: 'subject' })
    : line(
        'subject',
        'warns',
        'It has no subject; the first words of the text stand in for it',
        'composer#subject',
        { key: 'no-subject' },
      )
  if (campaign.blocks.length === 0)
    return [
      subject,
      line('content', 'warns', 'There is nothing in it yet; write something', 'composer', { key: 'empty' }),
    ]
  try {
    const { warnings } = await previewEmail(db, workspaceId, campaign.id, options)
    const warned = warnings.map(warningLine)
    const well = line('content', 'passes', 'The mail reads well', null, { key: 'reads-well' })
    return [subject, ...(warned.some(({ name }) => name === 'content') ? [] : [well]), ...warned]
  } catch (error) {
    if (!(error instanceof Unsendable || error instanceof Refusal)) throw error
    return [subject, brokenLine(error.message, error instanceof Unsendable ? error.fault : undefined)]
  }
}

/** Leads to the field that is broken, where that is known. */
function brokenLine(message: string, fault: ContentFault | undefined): PreflightLine {
  if (!fault) return line('content', 'blocks', message, 'composer')
  const { key, values, block } = fault
  const more = { key, values: [...values] }
  if (block !== undefined) return line('content', 'blocks', message, 'composer#block', { ...more, block })
  const [field] = values
  return line('content', 'blocks', message, field === 'Subject' ? 'composer#subject' : 'composer', more)
}

function warningLine({ key, values, block, message }: ContentWarning): PreflightLine {
  if (key === 'no-address')
    return line('address', 'warns', message, 'settings/sending#postalAddress', { key })
  const more = { key, values: [...values] }
  if (block !== undefined) return line('content', 'warns', message, 'composer#block', { ...more, block })
  return line('content', 'warns', message, key === 'empty-subject' ? 'composer#subject' : 'composer', more)
}

/** The sentence of a refusal; undefined when all is well. */
export async function sentenceOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
