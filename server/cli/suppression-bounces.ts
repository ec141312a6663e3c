/** `tidings suppression undo|believe`: what an operator says of the bounces of a campaign. */
import type { Command } from 'commander'
import { findMailings } from '../messaging/bounce-watch/undo-store.ts'
import { believeBounces, undoBounces } from '../messaging/bounce-watch/undo.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import type { Run } from './run.ts'
import { id, misused } from './words.ts'
import { namingOption } from './names.ts'

interface Which {
  readonly campaign?: string
  readonly mailing?: string
}

export function bounceCommands(suppression: Command, run: Run): void {
  ofMailings(
    suppression.command('undo').description('take back all that followed from the bounces of a campaign'),
  ).action(
    run.opened(async ({ db }, which: Which) => {
      const value = await undoBounces(db, await mailingsOf(db, which))
      const { suppressions, contacts, messages, held } = value
      const text =
        `${suppressions} addresses may be written to again, ${contacts} contacts are what they were, ` +
        `${messages} messages did not bounce, ${held} bounces are held back no more.`
      const hint =
        which.campaign === undefined ? '' : ` To send again: tidings campaign retry-failed ${which.campaign}`
      return { value, text: text + hint }
    }),
  )

  ofMailings(
    suppression
      .command('believe')
      .description('the bounces of a campaign are true: suppress their addresses'),
  ).action(
    run.opened(async ({ db }, which: Which) => {
      const believed = await believeBounces(db, await mailingsOf(db, which))
      const text = `${believed} bounces that were held back took effect; those to come do so at once.`
      return { value: { believed }, text }
    }),
  )
}

function ofMailings(command: Command): Command {
  return command
    .addOption(namingOption('campaign', '--campaign <campaign>', 'the campaign: its title, or its id'))
    .option('--mailing <id>', 'a mailing of no campaign, such as a welcome', id)
}

async function mailingsOf(db: Db, { campaign, mailing }: Which) {
  const named = campaign ?? mailing
  if (named === undefined || (campaign !== undefined && mailing !== undefined)) {
    misused('Name one of --campaign and --mailing')
  }
  const mailings = await findMailings(db, { campaign, mailing })
  return mailings.length > 0 ? mailings : refuse('campaign-unknown', named)
}
