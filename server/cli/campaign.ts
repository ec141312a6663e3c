/** `tidings campaign …`: what the API leaves to operators, publishing and what follows it. */
import { Option, type Command } from 'commander'
import type { Press } from '../campaigns/publish.ts'
import type { CampaignProgress } from '../campaigns/status.ts'
import { findCampaignWorkspace } from '../workspaces/store.ts'
import { campaignPreviewCommand } from './campaign-preview.ts'
import { campaignTestCommand } from './campaign-test.ts'
import { progressText, reportText } from './campaign-words.ts'
import type { OpenContext, Outcome, Run } from './run.ts'
import { id, misused, time } from './words.ts'

type Verb = (press: Press, workspaceId: string, campaignId: string) => Promise<CampaignProgress>

// Each verb loads what it does, and no other's: what publishes a campaign brings the whole worker along.
const interrupting = () => import('../campaigns/interrupt.ts')
const publishing = () => import('../campaigns/publish.ts')
const standing = () => import('../campaigns/status.ts')

const VERBS: readonly (readonly [name: string, description: string, verb: Verb])[] = [
  [
    'unschedule',
    'make a scheduled campaign a draft again',
    async ({ db }, ...of) => (await publishing()).unscheduleCampaign(db, ...of),
  ],
  [
    'pause',
    'hold a campaign that is being published',
    async ({ db }, ...of) => (await interrupting()).pauseCampaign(db, ...of),
  ],
  [
    'resume',
    'go on with a paused one',
    async ({ db }, ...of) => (await interrupting()).resumeCampaign(db, ...of),
  ],
  [
    'cancel',
    'end a campaign that is being published or paused',
    async ({ db }, ...of) => (await interrupting()).cancelCampaign(db, ...of),
  ],
  [
    'retry-failed',
    'send again what failed, but to addresses that take no messages',
    async ({ db }, ...of) => (await interrupting()).retryCampaign(db, ...of),
  ],
  [
    'status',
    'where a campaign stands',
    async ({ db, smsUrl }, ...of) => (await standing()).campaignStatus(db, ...of, { smsUrl }),
  ],
]

export function campaignCommands(program: Command, run: Run): void {
  const campaign = program.command('campaign').description('publish campaigns, and see how they fare')
  campaignPreviewCommand(campaign, run)
  campaignTestCommand(campaign, run)

  campaign
    .command('publish')
    .description('publish a draft, now or at a time')
    .argument('<id>', 'the campaign', id)
    .option('--at <time>', 'when, such as 2026-11-20T18:00:00+01:00', time)
    .action(run.opened(publish))

  for (const [name, description, verb] of VERBS) {
    campaign
      .command(name)
      .description(description)
      .argument('<id>', 'the campaign', id)
      .action(run.opened((context, _options: object, campaignId: string) => act(context, campaignId, verb)))
  }

  campaign
    .command('resolve-unknown')
    .description('decide about messages of which nobody knows whether they arrived')
    .argument('<id>', 'the campaign', id)
    .addOption(new Option('--resend', 'send them again; some may arrive twice').conflicts('keep'))
    .option('--keep', 'keep them as unknown, for good')
    .action(
      run.opened((context, given: { resend?: true; keep?: true }, campaignId: string) => {
        if (!given.resend && !given.keep) misused('Say --resend or --keep')
        const rule = given.resend ? 'send_again' : 'leave'
        const settle: Verb = async ({ db }, ...of) => (await interrupting()).settleCampaign(db, ...of, rule)
        return act(context, campaignId, settle, rule === 'leave')
      }),
    )

  campaign
    .command('report')
    .description('who got it and who did not, and why')
    .argument('<id>', 'the campaign', id)
    .action(
      run.opened(async ({ db }, _options: object, campaignId: string) => {
        const { campaignReport } = await standing()
        const value = await campaignReport(db, await findCampaignWorkspace(db, campaignId), campaignId)
        return { value, text: reportText(value) }
      }),
    )
}

async function act(
  { db, config }: OpenContext,
  campaignId: string,
  verb: Verb,
  isDecided = false,
): Promise<Outcome> {
  const workspaceId = await findCampaignWorkspace(db, campaignId)
  const value = await verb(
    { db, publicUrl: config.PUBLIC_URL, smsUrl: config.SMS_URL },
    workspaceId,
    campaignId,
  )
  return { value, text: progressText(value, isDecided) }
}

async function publish(context: OpenContext, { at }: { at?: Date }, campaignId: string): Promise<Outcome> {
  const { publishCampaign } = await publishing()
  return act(context, campaignId, (press, ...of) => publishCampaign(press, ...of, { at }))
}
