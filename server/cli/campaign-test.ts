/** `tidings campaign test`: the campaign as it stands, sent to one address. */
import { InvalidArgumentError, type Command } from 'commander'
import type { testCampaign } from '../campaigns/testing.ts'
import { findCampaignWorkspace } from '../workspaces/store.ts'
import { readEmail } from '../lib/email-address.ts'
import type { Run } from './run.ts'
import { naming } from './names.ts'

type Address = Parameters<typeof testCampaign>[3]

export function campaignTestCommand(campaign: Command, run: Run): void {
  campaign
    .command('test')
    .description('send the campaign as it stands to one address; it counts for nothing')
    .addArgument(naming('campaign', '<campaign>', 'its title, or its id'))
    .requiredOption('--to <address>', 'an email address, or a phone number in international form', address)
    .action(
      run.opened(async ({ db }, { to }: { to: Address }, campaignId: string) => {
        const { testCampaign } = await import('../campaigns/testing.ts')
        const value = await testCampaign(db, await findCampaignWorkspace(db, campaignId), campaignId, to)
        const text = `It is sent by the running server; tidings message list --contact shows what became of it.`
        return { value, text: `Message ${value.messageId}\n${text}` }
      }),
    )
}

function address(text: string): Address {
  const email = readEmail(text)
  if (email !== undefined) return { email }
  if (/^\+[1-9]\d{6,14}$/.test(text)) return { phone: text }
  throw new InvalidArgumentError('Say an address such as ann@example.com or +46701234567.')
}
