/** `tidings import …` */
import { Argument, type Command } from 'commander'
import type { Report } from '../importers/tally.ts'
import { workspaceOption } from './names.ts'
import type { Outcome, Run } from './run.ts'
import { misused } from './words.ts'

interface Options {
  readonly workspace: string
  readonly user?: string
  readonly site?: string
  readonly posts: boolean
  readonly pictures: boolean
  readonly dryRun?: boolean
}

const SERVICES = ['listmonk', 'ghost', 'mailchimp', 'klaviyo', 'substack', 'buttondown']

export function importCommand(program: Command, run: Run): void {
  program
    .command('import')
    .description('move here from listmonk, Ghost, Mailchimp, Klaviyo, Substack or Buttondown')
    .addArgument(new Argument('<service>', 'where the export is from').choices(SERVICES))
    .argument('<export...>', 'its files, folders or ZIP archive; for listmonk its address, too')
    .addOption(workspaceOption())
    .option('--dry-run', 'say what would come along, and write nothing')
    .option('--user <name:token>', 'of an API user, where an address is given')
    .option(
      '--site <address>',
      'where the posts were to be read: links and pictures that lean on it are written out',
    )
    .option('--no-posts', 'bring people alone')
    .option('--no-pictures', 'leave pictures where they are')
    .action(
      run.opened(
        async ({ db, config, log, say }, options: Options, service: string, from: readonly string[]) => {
          const { importFrom, SERVICES: opens } = await import('../importers/run.ts')
          const { ExportUnreadable } = await import('../importers/records.ts')
          const { openMedia } = await import('../media/open.ts')
          const { workspace: workspaceId, user, dryRun: isTrial = false } = options
          const media = options.pictures && options.posts && !isTrial ? openMedia(config, log) : undefined
          try {
            const source = await (await opens[service]?.())?.({ from, user })
            if (!source) return misused(`${service} is not a service that is known`)
            say(`Reading the export of ${source.service} …`)
            try {
              const order = {
                from,
                workspaceId,
                publicUrl: config.PUBLIC_URL,
                site: siteIn(options.site),
                media,
                isTrial,
              }
              return outcomeOf(await importFrom(db, source, { ...order, withoutPosts: !options.posts }))
            } finally {
              await source.close()
            }
          } catch (error) {
            throw error instanceof ExportUnreadable ? misused(error.message) : error
          } finally {
            await media?.close()
          }
        },
      ),
    )
}

function siteIn(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(whole)
    ? new URL(whole)
    : misused(`--site ${text} is not an address, such as https://example.com`)
}

function outcomeOf(report: Report): Outcome {
  const { contacts, posts, pictures, suppressed, keptOn, redirects, fields, leftBehind, rejected } = report
  const states = Object.entries(contacts.states).map(([state, count]) => `${count} ${state}`)
  const lines = [
    report.isTrial ? 'Nothing was written. It would come to:' : `From ${report.service}:`,
    `  Contacts   ${contacts.created} new, ${contacts.updated} filled in, ${contacts.unchanged} as they were, ${contacts.rejected} rejected`,
    states.length > 0 && `             there they were: ${states.join(', ')}`,
    suppressed > 0 && `  Suppressed ${suppressed} addresses that are not to be written to`,
    keptOn > 0 && `             ${keptOn} who left there said yes here, and stay`,
    fields.length > 0 && `  Fields     ${fields.join(', ')}`,
    posts.created + posts.known > 0 &&
      `  Posts      ${posts.created} new, ${posts.known} that were here, ${posts.private} of them private`,
    redirects > 0 && `             ${redirects} old addresses lead to them`,
    pictures.taken + pictures.left > 0 &&
      `  Pictures   ${pictures.taken} brought along, ${pictures.left} left where they are`,
    ...(leftBehind.length > 0 ? ['', 'What stays behind:', ...leftBehind.map((one) => `  ${one}`)] : []),
    ...(rejected.length > 0
      ? ['', 'Rejected:', ...rejected.map((one) => `  line ${one.line} ${one.who}: ${one.reason}`)]
      : []),
  ]
  return { value: report, text: lines.filter((line) => line !== false).join('\n') }
}
