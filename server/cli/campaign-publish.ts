/** `tidings campaign publish`: what would go out and to whom, asked about at a terminal, and then published. */
import type { Command } from 'commander'
import type { PreflightLine } from '../campaigns/schemas.ts'
import { smsSenderOf } from '../lib/sms-sender.ts'
import { findCampaignWorkspace } from '../workspaces/store.ts'
import { isAtTerminal, mustMean, YES, type Meant } from './ask.ts'
import { progressText } from './campaign-words.ts'
import { naming } from './names.ts'
import type { OpenContext, Outcome, Run } from './run.ts'
import { screenOf, type Style } from './screen.ts'
import { pairs } from './table.ts'
import { time } from './words.ts'

interface Publishing extends Meant {
  readonly at?: Date
  readonly dryRun?: true
}

interface Look {
  readonly id: string
  readonly title: string
  readonly channel: string
  readonly subject?: string
  readonly sender: string | null
  readonly recipients: number
  readonly isReady: boolean
  readonly lines: readonly PreflightLine[]
}

export function campaignPublishCommand(campaign: Command, run: Run): void {
  campaign
    .command('publish')
    .description('publish a draft, now or at a time; at a terminal it shows what goes to whom, and asks')
    .addArgument(naming('campaign', '<campaign>', 'its title, or its id'))
    .option('--at <time>', 'when, such as 2026-11-20T18:00:00+01:00', time)
    .option('--dry-run', 'show what would go to whom, and publish nothing')
    .option(...YES)
    .action(run.opened(publish))
}

async function publish(context: OpenContext, options: Publishing, campaignId: string): Promise<Outcome> {
  const { db, config, say } = context
  const { at, dryRun, yes } = options
  const workspaceId = await findCampaignWorkspace(db, campaignId)
  if (dryRun) {
    const look = await lookAt(context, workspaceId, campaignId)
    return { value: look, text: lookText(look, at), failed: !look.isReady }
  }
  if (!yes && isAtTerminal()) {
    const look = await lookAt(context, workspaceId, campaignId)
    say(lookText(look, at))
    // What blocks is refused by publishing itself, in its own sentence.
    if (look.isReady) await mustMean(question(look, at), { yes })
  }
  const { publishCampaign } = await import('../campaigns/publish.ts')
  const press = { db, publicUrl: config.PUBLIC_URL, smsUrl: config.SMS_URL }
  const value = await publishCampaign(press, workspaceId, campaignId, { at })
  return { value, text: progressText(value) }
}

async function lookAt(
  { db, config, log }: OpenContext,
  workspaceId: string,
  campaignId: string,
): Promise<Look> {
  const { preflight } = await import('../campaigns/preflight-list.ts')
  const { emailSubject } = await import('../campaigns/rules.ts')
  const { readCampaign } = await import('../campaigns/store.ts')
  const { findSender } = await import('../messaging/settings-store.ts')
  const { readSendingSettings } = await import('../campaigns/settings-store.ts')
  const { openEmbeddings } = await import('../platform/embeddings.ts')
  const campaign = await readCampaign(db, workspaceId, campaignId)
  const sender = await findSender(db, workspaceId)
  const found = await preflight(db, workspaceId, campaignId, {
    publicUrl: config.PUBLIC_URL,
    smsUrl: config.SMS_URL,
    smtpUrl: config.SMTP_URL,
    embeddings: openEmbeddings(config.EMBEDDINGS_URL, log),
  })
  const { id, title, deliveryChannel: channel } = campaign
  const isEmail = channel === 'email'
  return {
    id,
    title: title ?? 'Without a title',
    channel,
    ...(isEmail && { subject: emailSubject(campaign) ?? '' }),
    sender: (isEmail ? sender?.senderEmail : smsSenderOf(await readSendingSettings(db, workspaceId))) ?? null,
    ...found,
  }
}

const STYLES = { passes: 'green', warns: 'yellow', blocks: 'red' } as const satisfies Record<string, Style>
const WORDS = { passes: 'ok', warns: 'warn', blocks: 'stop' } as const

function lookText({ title, subject, sender, recipients, lines }: Look, at: Date | undefined): string {
  const { paint } = screenOf()
  const head = pairs({
    Campaign: title,
    ...(subject === undefined ? {} : { Subject: subject }),
    From: sender ?? 'nobody yet',
    To: people(recipients),
    When: at === undefined ? 'now' : at.toISOString(),
  })
  const notes = lines
    .filter(({ result }) => result !== 'passes')
    .map(({ result, message }) => `${paint(STYLES[result], WORDS[result].padEnd(4))}  ${message}`)
  return notes.length === 0 ? head : `${head}\n\n${notes.join('\n')}`
}

function question({ recipients }: Look, at: Date | undefined): string {
  const verb = at === undefined ? 'Publish it now' : 'Schedule it'
  return recipients === 0 ? `${verb}, to nobody but its public page?` : `${verb}, to ${people(recipients)}?`
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`
}
