/** What the tests promise, by their names: read from their source, without running them. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { parseSync } from 'oxc-parser'
import { MODULES } from './sources.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** The tests of one file, under the names of what they describe; '' holds those that stand alone. */
export interface GuaranteesOfFile {
  readonly file: string
  /** The first sentence of the file. */
  readonly about: string
  readonly groups: ReadonlyMap<string, readonly string[]>
}

const TITLES: Readonly<Record<string, string>> = {
  lib: 'Pure helpers',
  platform: 'Database, settings and the world outside',
  query: 'Lists, filters and totals',
  http: 'What every request meets',
  events: 'Events',
  contacts: 'Contacts, and the permission to write to them',
  catalog: 'Products and collections',
  content: 'Blocks, mails and pages: how content is drawn',
  messaging: 'Sending',
  tracking: 'Opens and clicks',
  posts: 'Posts',
  campaigns: 'Campaigns and post requests',
  automation: 'Flows, welcomes and invitations',
  webhooks: 'Outgoing webhooks',
  site: 'Public pages',
  workspaces: 'Workspaces, keys and team members',
  demo: 'The demo',
  cli: 'The command line',
  test: 'The whole program',
}

/** docs/rules.md, as the names of the tests make it. */
export async function rulesPage(): Promise<string> {
  const files = await readGuarantees()
  const sections = [...MODULES, 'test'].flatMap((module) => {
    const own = files.filter(({ file }) => file.startsWith(module === 'test' ? 'test/' : `server/${module}/`))
    const title = TITLES[module]
    return own.length === 0 || title === undefined
      ? []
      : [`## ${title}\n\n${own.map(sectionOf).join('\n\n')}`]
  })
  return `${HEAD}\n\n${sections.join('\n\n')}\n`
}

const HEAD = `# What Tidings guarantees

Each line is the name of a test that fails when it no longer holds. Made from the tests' names by \`npm run rules\`;
[specification.md](specification.md) leads from each rule of the specification to its files and tests.`

function sectionOf({ file, about, groups }: GuaranteesOfFile): string {
  const lines = [...groups].flatMap(([group, names]) => [
    ...(group === '' ? [] : [`\n**${plain(group)}**\n`]),
    ...names.map((name) => `- ${plain(name)}`),
  ])
  const title = file.replace(/^(server|test)\/(?:[a-z-]+\/(?=.*\/))?/, '').replace('.test.ts', '')
  return `### [${title}](../${file})\n\n${about}\n\n${lines.join('\n').trim()}`
}

/** Names hold addresses, tags and the like, which are no markup. */
function plain(name: string): string {
  return name.replaceAll(/[\\`*_<>[\]|$]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
}

export async function readGuarantees(): Promise<GuaranteesOfFile[]> {
  const files = await Array.fromAsync(glob('{server,test}/**/*.test.ts'))
  return files.sort().map(readFile)
}

function readFile(file: string): GuaranteesOfFile {
  const text = readFileSync(file, 'utf8')
  const groups = new Map<string, string[]>()
  collect(parseSync(file, text).program as unknown as Node, '', groups, text)
  const about = /^\/\*\*\s*([\s\S]*?)\s*\*\//.exec(text)?.[1]?.replaceAll(/\s*\n \* ?/g, ' ') ?? ''
  return { file, about, groups }
}

function collect(node: Node, group: string, groups: Map<string, string[]>, text: string): void {
  const call = node.type === 'CallExpression' ? callOf(node, text) : undefined
  if (call?.does === 'test') groups.set(group, [...(groups.get(group) ?? []), call.name])
  const inner = call?.does === 'describe' ? [group, call.name].filter(Boolean).join(': ') : group
  for (const child of Object.values(node).flat()) if (isNode(child)) collect(child, inner, groups, text)
}

function callOf(node: Node, text: string): { does: string; name: string } | undefined {
  const callee = node['callee'] as Node
  const does = text.slice(callee.start, callee.end)
  const [first] = node['arguments'] as readonly Node[]
  if (!first || (does !== 'test' && does !== 'describe')) return undefined
  const name = nameOf(first)
  return name === undefined ? undefined : { does, name }
}

/** A template's gaps are filled when it runs: an ellipsis stands for them. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as readonly { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('…')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
