/** The order of the modules (ARCHITECTURE.md): which file may import which, types included. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isAbove, MODULES, moduleOf, readSources, standsWithStores } from './support/sources.ts'
import type { Source } from './support/sources.ts'

/** Inside a module, from the bottom up. What has none of these names is an act, which any but a schema or rule may use. */
const KINDS = ['schemas', 'rules', 'store', 'act', 'endpoint'] as const
type Kind = (typeof KINDS)[number]

/** Imports of a higher kind inside a module, and why. */
const HIGHER_KINDS: Readonly<Record<string, string>> = {
  'server/contacts/segments/rules.ts → server/contacts/fields.ts':
    'a segment is a filter of contacts: the rule is that their fields can read it',
}

const sources = await readSources()
const imports = [...sources.values()].flatMap(({ name, imports }) =>
  imports
    .filter((imported) => sources.has(imported.name))
    .map(({ name: to, isType }) => ({ from: name, to, isType })),
)

describe('modules', () => {
  test('every module has files, and every import between two files was seen', () => {
    for (const module of MODULES) {
      const files = [...sources.keys()].filter((name) => moduleOf(name) === module)
      assert.ok(files.length > 0, `${module} has no file`)
    }
    assert.ok(imports.length > 2_000, `only ${imports.length} imports were seen`)
  })

  test('a file imports its own module or a lower one, types included', () => {
    const upwards = imports
      .filter(({ from, to }) => isAbove(moduleOf(to), moduleOf(from)))
      .map(({ from, to }) => `${from} → ${to}`)

    assert.deepEqual(upwards, [])
  })

  test('no two files import each other, however far round, types included', () => {
    const cycles = cyclesOf(sources).map((files) => files.join(', '))

    assert.deepEqual(cycles, [])
  })

  test('lib/ and the catalogue of refusals import nothing but each other', () => {
    const faults = imports.filter(({ from, to }) => moduleOf(from) === 'lib' && moduleOf(to) !== 'lib')

    assert.deepEqual(faults, [])
  })

  test('nothing of the program imports from test/', () => {
    for (const { name, imports } of sources.values())
      for (const imported of imports) assert.doesNotMatch(imported.name, /^(test|bench)\//, name)
  })
})

describe('kinds of files inside a module', () => {
  test('schemas < rules < stores < acts < endpoints and jobs', () => {
    const faults = imports
      .filter(({ from, to, isType }) => !isType && moduleOf(from) === moduleOf(to) && hasKinds(from))
      .filter(({ from, to }) => !mayUse(kindOf(from), to))
      .map(({ from, to }) => `${from} → ${to}`)

    assert.deepEqual(faults.sort(), Object.keys(HIGHER_KINDS).sort())
  })

  test('an act opens no endpoint: it never imports routes or jobs', () => {
    const faults = imports.filter(
      ({ from, to }) => hasKinds(from) && hasKinds(to) && kindOf(from) === 'act' && kindOf(to) === 'endpoint',
    )

    assert.deepEqual(faults, [])
  })

  test('rules.ts is pure: nothing it reaches touches the database, the clock or the world', () => {
    const rules = [...sources.keys()].filter((name) => hasKinds(name) && kindOf(name) === 'rules')
    assert.ok(rules.length > 20, `only ${rules.length} files of rules were seen`)
    for (const name of rules) assert.deepEqual(worldlyReached(name), [], name)
  })
})

/** Below them files are the pieces of one engine, above them lists of what there is. */
function hasKinds(name: string): boolean {
  const module = moduleOf(name)
  return isAbove(module, 'http') && isAbove('site', module)
}

/** An act that is pure, words about values, may be used by rules and stores too. */
function mayUse(kind: Kind, other: string): boolean {
  if (kindOf(other) === 'act' && isPure(other)) return kind !== 'schemas'
  return KINDS.indexOf(kindOf(other)) <= KINDS.indexOf(kind)
}

function kindOf(name: string): Kind {
  if (/\/(schemas|blocks|examples|states)\.ts$/.test(name)) return 'schemas'
  if (/\/([a-z]+-)?rules\.ts$/.test(name)) return 'rules'
  if (standsWithStores(name)) return 'store'
  if (/\/(jobs|([a-z]+-)?routes)\.ts$/.test(name)) return 'endpoint'
  return 'act'
}

function isPure(name: string): boolean {
  return worldlyReached(name).length === 0
}

/** What a file reaches, by code that runs, of the database, the clock and the world. */
function worldlyReached(name: string): string[] {
  return [...reachedFrom(name)].filter((reached) => /^server\/platform\/(?!sql)|store\.ts$/.test(reached))
}

function reachedFrom(name: string, reached = new Set<string>()): Set<string> {
  for (const { name: imported, isType } of sources.get(name)?.imports ?? []) {
    if (isType || reached.has(imported)) continue
    reached.add(imported)
    reachedFrom(imported, reached)
  }
  return reached
}

/** Groups of files each of which can be reached from every other (Tarjan's algorithm). */
function cyclesOf(files: ReadonlyMap<string, Source>): string[][] {
  const [order, low, stack] = [new Map<string, number>(), new Map<string, number>(), [] as string[]]
  const groups: string[][] = []
  function visit(name: string): void {
    order.set(name, order.size)
    low.set(name, order.get(name) ?? 0)
    stack.push(name)
    for (const { name: next } of files.get(name)?.imports ?? []) {
      if (!files.has(next)) continue
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(name, Math.min(low.get(name) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(name) !== order.get(name)) return
    const group = stack.splice(stack.indexOf(name))
    if (group.length > 1) groups.push(group.sort())
  }
  for (const name of files.keys()) if (!order.has(name)) visit(name)
  return groups
}
