/**
 * Values asked for in PostgreSQL's binary format, as the bytes they are. The driver's parser makes text of every value it
 * receives, of binary ones too, which costs a page of 100 contacts two copies of itself and spoils what is no text.
 */
import type { Socket } from 'node:net'
import type { Client } from 'pg'
import { Parser } from 'pg-protocol/dist/parser.js'
import { messageFrames } from './message-frames.ts'
import type { BackendMessage, DataRowMessage, RowDescriptionMessage } from 'pg-protocol/dist/messages.js'

const DATA_ROW = 0x44
const ROW_DESCRIPTION = 0x54

/** What the driver keeps to itself. */
interface Reader {
  handlePacket(offset: number, code: number, length: number, bytes: Buffer): BackendMessage
}
interface DriverConnection extends NodeJS.EventEmitter {
  attachListeners(stream: Socket): void
}

/** Must be called before the client connects. A value is a part of the very bytes that the socket gave. */
export function keepBinaryRows(client: Client): void {
  const { connection } = client as unknown as { readonly connection: DriverConnection }
  connection.attachListeners = (stream) => {
    const parser = binaryParser()
    const take = messageFrames((messages) => parser.parse(messages, (message) => give(connection, message)))
    stream.on('data', take)
  }
}

/** As the driver's connection does it. */
function give(connection: DriverConnection, message: BackendMessage): void {
  connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message)
}

/** The driver's own, but for rows of which a column was asked for in binary. */
function binaryParser(): Parser {
  const parser = new Parser()
  const reader = parser as unknown as Reader
  const readText = reader.handlePacket.bind(parser)
  let isBinary = false
  reader.handlePacket = (offset, code, length, bytes) => {
    if (code === DATA_ROW && isBinary) return rowOf(bytes, offset, length)
    const message = readText(offset, code, length, bytes)
    if (code === ROW_DESCRIPTION) {
      isBinary = (message as RowDescriptionMessage).fields.some(({ format }) => format === 'binary')
      // The driver copies what it takes for text in a binary column (pg/lib/result.js).
      if (isBinary) return asText(message as RowDescriptionMessage)
    }
    return message
  }
  return parser
}

/** PostgreSQL's "DataRow": how many values, and each behind its length, which is -1 for null. */
function rowOf(bytes: Buffer, offset: number, length: number): BackendMessage {
  const fields: (Buffer | null)[] = []
  const fieldCount = bytes.readInt16BE(offset)
  let at = offset + 2
  for (let index = 0; index < fieldCount; index += 1) {
    const size = bytes.readInt32BE(at)
    at += 4
    fields.push(size === -1 ? null : bytes.subarray(at, at + size))
    at += Math.max(size, 0)
  }
  const row: DataRowMessage = { name: 'dataRow', fieldCount, fields, length }
  return row
}

function asText(description: RowDescriptionMessage): RowDescriptionMessage {
  return Object.assign(description, {
    fields: description.fields.map((field) => Object.assign(field, { format: 'text' })),
  })
}
