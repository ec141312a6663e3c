/** The shades of a workspace's colour: whatever colour it is, what is written in or on them can be read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { DARK_GROUND, shadesOf } from '../../app/theme/accent.ts'
import { contrastOf } from '../../server/lib/colour.ts'

const READABLE = 4.5
const CONTROL = 3
/** Of the accent in what is marked with it on dark ground (theme/base.css). */
const TINT = 0.16

test('every colour gives words of 4.5:1 on the ground, on what is marked there and on buttons, light and dark', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (...channels) => {
      const shades = shadesOf(hex(channels))
      const [onDark = '', filled = '', onLight = ''] = shades.slice(4)
      const tint = shades[0] ?? ''
      const marked = hex(of(DARK_GROUND).map((each, at) => each + ((of(onDark)[at] ?? 0) - each) * TINT))

      atLeast(READABLE, onLight, '#ffffff')
      atLeast(READABLE, onLight, tint)
      atLeast(READABLE, onDark, DARK_GROUND)
      atLeast(READABLE, onDark, marked)
      atLeast(READABLE, '#ffffff', filled)
      atLeast(CONTROL, filled, DARK_GROUND)
    }),
  )
})

function atLeast(ratio: number, one: string, other: string): void {
  // Colours are whole numbers: a hundredth is lost to that.
  assert.ok((contrastOf(one, other) ?? 0) >= ratio - 0.01, `${one} on ${other}`)
}

function of(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(channels: readonly number[]): string {
  return `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`
}
