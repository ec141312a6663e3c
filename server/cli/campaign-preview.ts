/** `tidings campaign preview`: the mail as it would arrive, before anything is sent. */
import type { Command } from 'commander'
import { writeWhole } from '../platform/whole-file.ts'
import { findCampaignWorkspace } from '../workspaces/store.ts'
import type { OpenContext, Outcome, Run } from './run.ts'
import { pairs } from './table.ts'
import { email } from './words.ts'
import { naming } from './names.ts'

interface Options {
  readonly contact?: string
  readonly html?: string
  readonly text?: true
}

/** What a new file may be: readable by all, as the process allows. */
const FILE_MODE = 0o644

export function campaignPreviewCommand(campaign: Command, run: Run): void {
  campaign
    .command('preview')
    .description('the email as it would arrive: subject, size, what could be better')
    .addArgument(naming('campaign', '<campaign>', 'its title, or its id'))
    .option('--contact <email>', 'as this contact would get it; else as somebody unknown', email)
    .option('--html <file>', 'write its HTML to a file, to be opened in a browser')
    .option('--text', 'show its plain text')
    .action(run.opened(preview))
}

async function preview(
  { db, config, log }: OpenContext,
  { contact, html: file, text: isTextShown }: Options,
  campaignId: string,
): Promise<Outcome> {
  const { previewEmail } = await import('../campaigns/preview.ts')
  const { openEmbeddings } = await import('../platform/embeddings.ts')
  const workspaceId = await findCampaignWorkspace(db, campaignId)
  const { subject, html, text, sizeBytes, ...said } = await previewEmail(db, workspaceId, campaignId, {
    publicUrl: config.PUBLIC_URL,
    reader: contact === undefined ? undefined : { email: contact },
    embeddings: openEmbeddings(config.EMBEDDINGS_URL, log),
  })
  const warnings = said.warnings.map(({ message }) => message)
  if (file !== undefined) await writeWhole(file, FILE_MODE, (handle) => handle.writeFile(html))
  const shown = { subject, sizeBytes, ...(file === undefined ? {} : { html: file }) }
  return {
    value: { ...shown, warnings, ...(isTextShown ? { text } : {}) },
    text: [
      pairs(shown),
      ...warnings.map((warning) => `! ${warning}`),
      ...(isTextShown ? ['', text] : []),
    ].join('\n'),
  }
}
