/** `tidings doctor`: what is wrong with this installation, and how to mend it. */
import type { Command } from 'commander'
import { keepsSecureCookies } from '../accounts/cookie-rules.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { reachDatabase } from '../platform/installation.ts'
import { keyringOf } from '../platform/sealing/prepare.ts'
import {
  addressCheck,
  addressOf,
  clockCheck,
  counterCheck,
  diskCheck,
  folderCheck,
  hasDatabase,
  repliesCheck,
  schemaCheck,
  sealCheck,
  bounceCheck,
  outageCheck,
  senderCheck,
  versionCheck,
  type Finding,
} from './checks.ts'
import { clusterChecks } from './cluster-checks.ts'
import { mediaFilesCheck, mediaPlaceCheck } from './media-checks.ts'
import {
  backupCheck,
  deadLetterCheck,
  linksCheck,
  outboxCheck,
  postalCheck,
  queueCheck,
  roomCheck,
  strangerCheck,
} from './operation-checks.ts'
import { failureOf } from './failures.ts'
import type { Context, Run } from './run.ts'
import { screenOf, type Style } from './screen.ts'

export function doctorCommand(program: Command, run: Run): void {
  program
    .command('doctor')
    .description('what is wrong with this installation, and how to mend it')
    .option('--recount', 'set the counters right where they differ from the rows')
    .action(
      run.alone(async (context, { recount = false }: { recount?: boolean }) => {
        const findings = await examine(context, recount)
        const ok = findings.every(({ ok }) => ok)
        const value = { ok, findings: findings.map((each) => ({ ...each, level: levelOf(each) })) }
        return { value, text: `${findings.map(line).join('\n')}\n\n${summary(findings)}`, failed: !ok }
      }),
    )
}

async function examine(context: Context, recounts: boolean): Promise<Finding[]> {
  const { config } = context
  const folder = config.DATABASE_URL ? [] : [folderCheck(config), diskCheck(config)]
  const isReachable = folder.every(({ check, ok }) => ok || check !== 'data folder')
  return [
    { check: 'settings', ok: true, says: 'can be read' },
    ...folder,
    ...(isReachable ? await databaseFindings(context, recounts) : []),
    linksCheck(config),
    cookieCheck(config),
    await mediaPlaceCheck(config),
    await addressCheck(config),
  ]
}

/** A warning, since nobody is stopped: on plain http beyond this machine a session can be overheard. */
function cookieCheck({ PUBLIC_URL: url }: Pick<Config, 'PUBLIC_URL'>): Finding {
  if (keepsSecureCookies(url)) return { check: 'sign-in', ok: true, says: 'cookies are secure' }
  const says = `${url} is plain http: whoever listens can take over what is signed in there`
  const mend = 'put TLS in front, and set PUBLIC_URL to its https:// address'
  return { check: 'sign-in', ok: true, says, mend }
}

/** Whatever fails here is a finding too, in the words a command would fail with. */
async function databaseFindings({ config, log }: Context, recounts: boolean): Promise<Finding[]> {
  if (!hasDatabase(config)) return [{ check: 'database', ok: true, says: 'will be made at the first start' }]
  const findings: Finding[] = []
  try {
    await using opened = new AsyncDisposableStack()
    const { connection, place, revive, close } = await reachDatabase(config, log)
    opened.defer(close)
    const db = openDatabase({ connection, log, connections: 2, keys: keyringOf(config), revive })
    opened.defer(() => db.close())
    findings.push(await versionCheck(db, place), await clockCheck(db), await schemaCheck(connection))
    if (findings.every(({ check, ok }) => ok || check !== 'schema'))
      findings.push(...(await clusterChecks(connection)))
    // What follows asks all nodes.
    if (findings.every(({ check, ok }) => ok || (check !== 'schema' && check !== 'nodes'))) {
      findings.push(await counterCheck(db, recounts), await senderCheck(db), await repliesCheck(db))
      findings.push(await bounceCheck(db), await outageCheck(db), await sealCheck(db))
      findings.push(
        await roomCheck(db, config),
        await postalCheck(db),
        await deadLetterCheck(db),
        await queueCheck(db),
      )
      findings.push(await outboxCheck(db), await mediaFilesCheck(db, config), await backupCheck(db, config))
      const stranger = await strangerCheck(db, addressOf(config))
      if (stranger) findings.push(stranger)
    }
  } catch (error) {
    findings.push({
      check: 'database',
      ok: false,
      says: (await failureOf(error)).sentence,
      mend: 'mend this first',
    })
  }
  return findings
}

const STYLES = { ok: 'green', warn: 'yellow', fail: 'red' } as const satisfies Record<string, Style>

/** What stops nobody and can be better is a warning: it says what to do. */
function levelOf({ ok, mend }: Finding): keyof typeof STYLES {
  if (!ok) return 'fail'
  return mend === undefined ? 'ok' : 'warn'
}

function line(finding: Finding): string {
  const { paint } = screenOf()
  const { check, says, mend } = finding
  const level = levelOf(finding)
  const first = `${paint(STYLES[level], level.padEnd(4))}  ${check}: ${says}`
  return mend ? `${first}\n      → ${mend}` : first
}

/** `1 fails, 2 warnings`. */
function summary(findings: readonly Finding[]): string {
  const levels = findings.map(levelOf)
  const count = (wanted: string): number => levels.filter((level) => level === wanted).length
  const [fails, warnings] = [count('fail'), count('warn')]
  if (fails + warnings === 0) return 'Nothing is wrong.'
  const words = [fails > 0 && `${fails} to mend`, warnings > 0 && `${warnings} to look at`]
  return `${words.filter(Boolean).join(', ')}.`
}
