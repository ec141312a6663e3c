/** `tidings campaign …`: what the API leaves to operators, publishing and what follows it. */
import { Option, type Command } from 'commander'
import type { Press } from '../campaigns/publish-due.ts'
import type { CampaignProgress } from '../campaigns/report.ts'
import { findCampaignWorkspace } from '../workspaces/store.ts'
import { campaignPreviewCommand } from './campaign-preview.ts'
import { campaignPublishCommand } from './campaign-publish.ts'
import { campaignTestCommand } from './campaign-test.ts'
import { progressText, reportText } from './campaign-words.ts'
import { resourceCommands } from './resource-commands.ts'
import type { OpenContext, Outcome, Run } from './run.ts'
import { misused } from './words.ts'
import { naming } from './names.ts'

type Verb = (press: Press, workspaceId: string, campaignId: string) => Promise<CampaignProgress>

// Each verb loads what it does, and no other's: what publishes a campaign brings the whole worker along.
const interrupting = () => import('../campaigns/interrupt.ts')
const publishing = () => import('../campaigns/publish.ts')
const standing = () => import('../campaigns/report.ts')

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
  resourceCommands(campaign, run, 'campaign', "status eq 'draft'")
  campaignPreviewCommand(campaign, run)
  campaignTestCommand(campaign, run)
  campaignPublishCommand(campaign, run)

  for (const [name, description, verb] of VERBS) {
    campaign
      .command(name)
      .description(description)
      .addArgument(naming('campaign', '<campaign>', 'its title, or its id'))
      .action(run.opened((context, _options: object, campaignId: string) => act(context, campaignId, verb)))
  }

  campaign
    .command('resolve-unknown')
    .description('decide about messages of which nobody knows whether they arrived')
    .addArgument(naming('campaign', '<campaign>', 'its title, or its id'))
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
    .addArgument(naming('campaign', '<campaign>', 'its title, or its id'))
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
