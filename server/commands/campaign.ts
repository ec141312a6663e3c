/** `tidings campaign …`: what the API leaves to operators, publishing and what follows it. */
import type { Command } from 'commander'
import type { Db } from '../platform/database.ts'
import { openJobs, type Jobs } from '../platform/jobs.ts'
import {
  campaignStatus,
  cancelCampaign,
  pauseCampaign,
  publishCampaign,
  resumeCampaign,
  type CampaignProgress,
} from '../resources/campaigns/publish.ts'
import { findCampaignWorkspace } from '../resources/workspaces/store.ts'
import { jobsOf } from '../worker.ts'
import type { OpenContext, Outcome, Run } from './run.ts'
import { pairs } from './table.ts'
import { id, time } from './words.ts'

type Verb = (db: Db, workspaceId: string, campaignId: string, jobs: Jobs) => Promise<CampaignProgress>

export function campaignCommands(program: Command, run: Run): void {
  const campaign = program.command('campaign').description('publish campaigns, and see how they fare')

  campaign
    .command('publish')
    .description('publish a draft, now or at a time')
    .argument('<id>', 'the campaign', id)
    .option('--at <time>', 'when, such as 2026-11-20T18:00:00+01:00', time)
    .action(
      run.opened((context, { at }: { at?: Date }, campaignId: string) =>
        act(context, campaignId, (db, workspaceId, id, jobs) =>
          publishCampaign(db, jobs, workspaceId, id, { at }),
        ),
      ),
    )

  const verbs: readonly (readonly [string, string, Verb])[] = [
    ['pause', 'hold a campaign that is being published', pauseCampaign],
    [
      'resume',
      'go on with a paused one',
      (db, workspaceId, id, jobs) => resumeCampaign(db, jobs, workspaceId, id),
    ],
    ['cancel', 'end a campaign that is being published or paused', cancelCampaign],
    ['status', 'where a campaign stands', campaignStatus],
  ]
  for (const [name, description, verb] of verbs) {
    campaign
      .command(name)
      .description(description)
      .argument('<id>', 'the campaign', id)
      .action(run.opened((context, _options: object, campaignId: string) => act(context, campaignId, verb)))
  }
}

async function act({ db, config, log }: OpenContext, campaignId: string, verb: Verb): Promise<Outcome> {
  const workspaceId = await findCampaignWorkspace(db, campaignId)
  const jobs = await openJobs(db, log, jobsOf({ db, config, log }), false)
  try {
    const value = await verb(db, workspaceId, campaignId, jobs)
    return { value, text: pairs(value) }
  } finally {
    await jobs.stop()
  }
}
