/** Fields as mail writes them, `Name: value`, folded over lines: in headers, delivery statuses and feedback reports. */

export type HeaderLines = ReadonlyMap<string, string>

const NAME = /^[!-9;-~]+$/

/** Looked at in one block, and in a whole report, so that a bomb of headers costs no more than a letter. */
const BLOCK_CHARACTERS = 32_768
const REPORT_CHARACTERS = 65_536
const LINES = 1_000
const VALUE_CHARACTERS = 8_192

/** The fields of one block by name in lower case; of a field that comes again, the first. Never throws. */
export function readHeaderLines(block: string): HeaderLines {
  const fields = new Map<string, string>()
  for (const line of unfolded(block)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trimEnd().toLowerCase()
    if (!NAME.test(name) || fields.has(name)) continue
    fields.set(name, line.slice(colon + 1, colon + 1 + VALUE_CHARACTERS).trim())
  }
  return fields
}

/** Blocks that empty lines part. */
export function splitBlocks(text: string): string[] {
  return text
    .slice(0, REPORT_CHARACTERS)
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((block) => block.trim() !== '')
}

/** What stands before the first empty line of a message. */
export function headerBlock(message: string): string {
  const text = message.slice(0, BLOCK_CHARACTERS).replace(/^\s+/, '')
  const end = /\r?\n\r?\n/.exec(text)?.index
  return end === undefined ? text : text.slice(0, end)
}

/** Lines that begin with a blank go on where the one before ended (RFC 5322, 2.2.3). */
function unfolded(block: string): string[] {
  const lines: string[] = []
  for (const line of block.slice(0, BLOCK_CHARACTERS).split(/\r\n|\r|\n/, LINES)) {
    const last = lines.length - 1
    if (/^[ \t]/.test(line) && last >= 0) lines[last] += ` ${line.trim()}`
    else lines.push(line)
  }
  return lines
}
