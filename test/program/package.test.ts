/** The package that `npm pack` makes, installed in another folder: plain JavaScript, whole, and nothing besides. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { startTidings, tidings } from '../support/tidings.ts'

after(clearFolders)

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

interface Description {
  readonly bin: { readonly tidings: string }
  readonly license: string
  readonly engines: { readonly node: string }
  readonly dependencies: Readonly<Record<string, string>>
}

let folder = ''
let files: string[] = []
let description: Description

/** As npm lays it out, but for the packages it needs: those are linked from here, no registry is asked. */
before(async () => {
  const modules = join(aFolder(), 'lib', 'node_modules')
  folder = join(modules, 'tidings')
  mkdirSync(folder, { recursive: true })
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', modules], {
    cwd: ROOT,
    maxBuffer: 16_777_216,
  })
  // npm's own list of what it packed, behind what its scripts said.
  const packed = JSON.parse(stdout.slice(stdout.search(/^[[{]/m))) as
    | readonly { filename: string }[]
    | Record<string, { filename: string }>
  const [tarball] = Object.values(packed)
  await run('tar', ['-xzf', join(modules, tarball?.filename ?? ''), '--strip-components=1', '-C', folder])
  files = (await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true })))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Description
  for (const name of Object.keys(description.dependencies)) linkPackage(name)
})

function linkPackage(name: string): void {
  const target = join(folder, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', name), target)
}

describe('the package', () => {
  test('holds no test, no TypeScript, no source of the app', () => {
    assert.ok(files.length > 1_000, `${files.length} files`)
    assert.deepEqual(
      files.filter((file) => /\.tsx?$|\.test\.|^(app|bench|test|build|server)\//.test(file)),
      [],
    )
  })

  test('holds every migration, every guide, the built app, the licence and what stands beside the code', () => {
    const wanted = [
      'LICENSE',
      'README.md',
      'dist/app/index.html',
      ...['migrations', 'docs/guides'].flatMap((each) =>
        readdirSync(join(ROOT, each), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1)),
      ),
    ]
    assert.deepEqual(
      wanted.filter((file) => !files.includes(file)),
      [],
    )
    assert.ok(existsSync(join(folder, description.bin.tidings)))
    assert.equal(description.license, 'MIT')
    assert.match(description.engines.node, /^>=\d+$/)
  })

  test('says the very versions of the lockfile, none of development, and no registry', () => {
    interface Lock {
      readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>
    }
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock
    const text = readFileSync(join(folder, 'npm-shrinkwrap.json'), 'utf8')
    const versions = ({ packages }: Lock) =>
      Object.entries(packages)
        .filter(([place, { dev }]) => place !== '' && dev !== true)
        .map(([place, { version }]) => `${place} ${version}`)

    assert.deepEqual(
      versions(read(join(folder, 'npm-shrinkwrap.json'))),
      versions(read(join(ROOT, 'package-lock.json'))),
    )
    assert.doesNotMatch(text, /"(resolved|dev|devDependencies)":/)
    assert.ok(!existsSync(join(ROOT, 'npm-shrinkwrap.json')), 'it does not stay in the checkout')
  })

  test('every file that stands beside the code in the checkout stands beside it in the package', async () => {
    const beside = (
      await Array.fromAsync(glob('server/**/*.{css,js,ttf,woff2,svg,json}', { cwd: ROOT }))
    ).map((file) => `dist/${file}`)
    assert.ok(beside.length >= 5)
    assert.deepEqual(
      beside.filter((file) => !files.includes(file)),
      [],
    )
  })

  test('every file that the code names by its place is there: programs, threads, style sheets', () => {
    let seen = 0
    for (const file of files.filter((file) => /^dist\/server\/.*\.js$/.test(file))) {
      const text = readFileSync(join(folder, file), 'utf8')
      for (const [, name = ''] of text.matchAll(/new URL\('([\w./-]+)', import\.meta\.url\)/g)) {
        seen += 1
        assert.ok(existsSync(join(folder, dirname(file), name)), `${file} names ${name}`)
      }
    }
    assert.ok(seen >= 4, `${seen} names`)
  })
})

describe('installed in another folder', () => {
  test('tidings start serves API, app, guides and reference, and loads the demo, whose letters are drawn', async () => {
    const program = join(folder, description.bin.tidings)
    const settings = { DATA_DIR: aFolder(), TIDINGS_DEMO: '1' }

    const server = await startTidings(settings, [], program)

    const { demo } = server.at as unknown as { demo: { key: string; handle: string } }
    const headers = { 'x-api-key': demo.key }
    const contacts = await fetch(`${server.at.api}/contacts?$limit=1`, { headers })
    assert.equal(contacts.status, 200)
    for (const path of ['/app', '/docs', '/docs/filters', '/docs/api', `/w/${demo.handle}`, '/embed.js']) {
      const { status } = await fetch(`${server.at.url}${path}`)
      assert.equal(status, 200, path)
    }
    const listed = await tidings(['campaign', 'list', '--json'], settings, undefined, program)
    const letter = listed
      .json<{ items: { id: string; status: string; deliveryChannel: string }[] }>()
      .items.find(({ status, deliveryChannel }) => status === 'draft' && deliveryChannel === 'email')
    const drawn = await tidings(
      ['campaign', 'preview', letter?.id ?? '', '--text'],
      settings,
      undefined,
      program,
    )
    assert.equal(drawn.exitCode, 0, drawn.stderr)
    assert.match(drawn.stdout, /Fern & Oak/)
    const [, picture = ''] =
      /src="([^"]*\/media\/[^"]*)"/.exec(await (await fetch(`${server.at.url}/w/${demo.handle}`)).text()) ??
      []
    assert.match((await fetch(new URL(picture, server.at.url))).headers.get('content-type') ?? '', /^image\//)
    assert.equal(await server.end(), 0)
  })

  test('says the version of the package', async () => {
    const program = join(folder, description.bin.tidings)

    const { stdout } = await tidings(['--version'], {}, '/', program)

    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    assert.equal(stdout.trim(), version)
  })
})

test('a first install in a checkout is not told which packages an older Node would not suit', async () => {
  const { stdout } = await run('npm', ['config', 'get', 'loglevel'], { cwd: ROOT })

  assert.equal(stdout.trim(), 'error')
})
