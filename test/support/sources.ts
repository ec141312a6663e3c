/** The program's own source files and what each imports, types included: what the tests of its structure look at. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'

export interface Source {
  readonly name: string
  readonly text: string
  readonly imports: readonly { readonly name: string; readonly isType: boolean }[]
}

/** From the bottom up. A file imports its own module or one before it, types included. */
export const MODULES = [
  'lib',
  'platform',
  'query',
  'http',
  'events',
  'contacts',
  'catalog',
  'content',
  'media',
  'messaging',
  'tracking',
  'posts',
  'campaigns',
  'automation',
  'webhooks',
  'site',
  'workspaces',
  'accounts',
  'app-api',
  'importers',
  'demo',
  'server',
  'cli',
  'main',
] as const
export type Module = (typeof MODULES)[number]

/** Files that stand beside the modules' folders, and the module each belongs to. */
const FILES: Readonly<Record<string, Module>> = {
  'server/refusals.ts': 'lib',
  'server/server.ts': 'server',
  'server/worker.ts': 'server',
  'server/main.ts': 'main',
  'server/personal-data.ts': 'server',
}

/** The same of whole folders. */
const FOLDERS: Readonly<Record<string, Module>> = { 'server/refusals': 'lib', 'server/words': 'lib' }

/** In a module, what stands with its stores: fields, columns and conditions are pieces of their statements. */
const STORES = [
  /store\.ts$/,
  /(?<!contacts\/webhook)\/fields\.ts$/,
  /contacts\/(cells|columns|record|spreadsheet|custom-fields\/value-access-paths)\.ts$/,
  /content\/feeds\.ts$/,
  /products\/search\/(conditions|items)\.ts$/,
]

export function standsWithStores(name: string): boolean {
  return STORES.some((store) => store.test(name))
}

/** By its name: what knip sees given to `glob` itself it takes for read by somebody, and would call no code dead. */
export const EVERY_SOURCE = 'server/**/*.ts'

/** Every source file of the program by its name, tests left out. */
export async function readSources(): Promise<Map<string, Source>> {
  const names = await Array.fromAsync(glob(EVERY_SOURCE))
  const sources = names
    .filter((name) => !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
    .sort()
    .map((name) => readSource(name))
  return new Map(sources.map((source) => [source.name, source]))
}

function readSource(name: string): Source {
  const text = readFileSync(name, 'utf8')
  return { name, text, imports: importsOf(name, text) }
}

function importsOf(name: string, text: string): Source['imports'] {
  const statements = text.matchAll(/^(?:import|export)( type)?\b[^'"`;]*?from '(\.[^']+)'/gm)
  const bare = text.matchAll(/^import()'(\.[^']+)'/gm)
  const dynamic = text.matchAll(/\bimport\(()'(\.[^']+)'\)/g)
  return [...statements, ...bare, ...dynamic].map(([, type, place = '']) => ({
    name: path.join(path.dirname(name), place),
    isType: Boolean(type),
  }))
}

/** The module a file belongs to; a file that belongs to none is a fault of the layout. */
export function moduleOf(name: string): Module {
  const module =
    FILES[name] ?? FOLDERS[path.dirname(name)] ?? MODULES.find((each) => name.startsWith(`server/${each}/`))
  if (module === undefined)
    throw new Error(`${name} belongs to no module: say in test/support/sources.ts to which`)
  return module
}

export function isAbove(one: Module, other: Module): boolean {
  return MODULES.indexOf(one) > MODULES.indexOf(other)
}
