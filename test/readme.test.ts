/** The README tells the truth: its settings are the settings, its commands exist, its links lead somewhere. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { describeSettings } from '../server/platform/config.ts'

const readme = await readFile('README.md', 'utf8')

test('the settings table lists every setting with its default and meaning, and no other', () => {
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))

  assert.deepEqual(
    rows,
    describeSettings().map(
      ({ name, default: value, description }) =>
        `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${description} |`,
    ),
  )
})

test('every file the README, ARCHITECTURE and the decisions link to is there', async () => {
  for (const [file, folder] of [
    ['README.md', '.'],
    ['ARCHITECTURE.md', '.'],
    ['docs/decisions/README.md', 'docs/decisions'],
  ] as const) {
    const text = await readFile(file, 'utf8')
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)) {
      assert.ok(existsSync(`${folder}/${target}`), `${file} links to ${target}`)
    }
  }
})
