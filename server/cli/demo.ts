/** `tidings demo`: an organization with data to look at, and a key to try. */
import type { Command } from 'commander'
import type { Demo, DemoPress } from '../demo/load.ts'
import type { Config } from '../platform/config.ts'
import { openMediaStore } from '../platform/object-store/open.ts'
import type { Run } from './run.ts'
import { pairs } from './table.ts'

export function demoCommand(program: Command, run: Run): void {
  program
    .command('demo')
    .description('add a demo organization with data to look at, and a key')
    .option('--if-empty', 'only where there is no organization yet')
    .action(
      run.opened(async ({ db, config }, { ifEmpty = false }: { ifEmpty?: boolean }) => {
        // Only here: a server that loads no demo needs the words below, and nothing that loads one.
        const { loadDemo, loadDemoIfEmpty } = await import('../demo/load.ts')
        const load = ifEmpty ? loadDemoIfEmpty : loadDemo
        const demo = await load({ db, ...demoSettings(config) })
        if (!demo) return { value: null, text: 'There is an organization already; nothing was added.' }
        return { value: demo, text: describeDemo(demo, config) }
      }),
    )
}

export function demoSettings(config: Config): Omit<DemoPress, 'db'> {
  return { publicUrl: config.PUBLIC_URL, media: openMediaStore(config) }
}

/** Where the demo is, its key, and a request that works when pasted. */
export function describeDemo(
  { handle, key, webhookId }: Demo,
  { PUBLIC_URL: url }: Pick<Config, 'PUBLIC_URL'>,
): string {
  return `The demo shop Fern & Oak is loaded.

${pairs({ 'Public page': `${url}/w/${handle}`, 'API key': key, 'Contact webhook': `${url}/webhooks/contacts/${webhookId}` })}

The key is shown this once. Try it:
  curl -H 'x-api-key: ${key}' '${url}/api/contacts?$limit=2&$filter=city%20eq%20%27Stockholm%27'`
}
