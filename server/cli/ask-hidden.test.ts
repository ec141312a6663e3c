/** That a passphrase can be typed, and is shown to nobody. */
import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { askHidden } from './ask-hidden.ts'

function aTerminal() {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const shown = { text: '' }
  output.on('data', (bytes) => (shown.text += String(bytes)))
  return { input, output, shown }
}

test('what is typed is the answer, mended as it was, and is not shown', async () => {
  const terminal = aTerminal()
  const asked = askHidden('Passphrase: ', terminal)
  terminal.input.write('correct horsx\u007fe battery\r')

  assert.equal(await asked, 'correct horse battery')
  assert.equal(terminal.shown.text, 'Passphrase: \n')
})

for (const [name, key] of [
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
] as const)
  test(`${name} breaks it off`, async () => {
    const terminal = aTerminal()
    const asked = askHidden('Passphrase: ', terminal)
    terminal.input.write(key)

    assert.equal(await asked, undefined)
  })
