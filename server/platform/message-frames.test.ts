/** What PostgreSQL sends comes in any pieces; the driver gets whole messages, and no byte is written over. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { messageFrames } from './message-frames.ts'

/** A letter, the length with its own four bytes, and the content. */
function messageOf(content: Uint8Array): Buffer {
  const message = Buffer.alloc(5 + content.length)
  message[0] = 0x44
  message.writeUInt32BE(4 + content.length, 1)
  message.set(content, 5)
  return message
}

const contents = fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 12 })
const cuts = fc.array(fc.nat(600), { maxLength: 20 })

function piecesOf(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set(places.filter((place) => place < bytes.length))].sort((a, b) => a - b)
  return [...ends, bytes.length].map((end, index) => Buffer.from(bytes.subarray(ends[index - 1] ?? 0, end)))
}

describe('messages of PostgreSQL', () => {
  test('come out whole and in their order, however their bytes are cut', () => {
    fc.assert(
      fc.property(contents, cuts, (contents, cuts) => {
        const messages = contents.map(messageOf)
        const parsed: Buffer[] = []
        const take = messageFrames((whole) => parsed.push(whole))
        for (const piece of piecesOf(Buffer.concat(messages), cuts)) take(piece)

        assert.deepEqual(Buffer.concat(parsed), Buffer.concat(messages))
        const starts = new Set([0])
        for (const { length } of messages) starts.add((Math.max(...starts) || 0) + length)
        let at = 0
        for (const { length } of parsed) {
          at += length
          assert.ok(starts.has(at), `the bytes were cut at ${at}, within a message`)
        }
      }),
    )
  })

  test('that were given stay as they are while others come', () => {
    fc.assert(
      fc.property(contents, cuts, (contents, cuts) => {
        const given: Buffer[] = []
        const copies: Buffer[] = []
        const take = messageFrames((whole) => {
          given.push(whole)
          copies.push(Buffer.from(whole))
        })
        for (const piece of piecesOf(Buffer.concat(contents.map(messageOf)), cuts)) take(piece)

        assert.deepEqual(given, copies)
      }),
    )
  })

  test('of which all bytes came at once are not copied', () => {
    const bytes = Buffer.concat([messageOf(Buffer.alloc(100)), messageOf(Buffer.alloc(1))])
    let given: Buffer | undefined
    messageFrames((whole) => (given = whole))(bytes)

    assert.equal(given?.buffer, bytes.buffer)
    assert.equal(given?.length, bytes.length)
  })
})
