/** Tables of guides that are made of what the code says, so that they are never behind it. */
import { EVENT_TYPES } from '../../events/schemas.ts'
import { describeSettings } from '../../platform/config.ts'
import { describeRefusals } from '../../refusals.ts'

/** Stands in a guide as `<!-- table: name -->`, on a line of its own. */
const TABLES: Readonly<Record<string, () => string>> = {
  settings: () =>
    table(
      ['Setting', 'Default', 'What it is'],
      describeSettings().map(({ name, default: value, description }) => [
        code(name),
        value && code(value),
        description,
      ]),
    ),
  errors: () =>
    table(
      ['Status', 'Message'],
      describeRefusals().map(({ status, message }) => [String(status), message]),
    ),
  events: () =>
    table(
      ['Event', 'When'],
      Object.entries(EVENT_TYPES).map(([type, when]) => [code(type), when]),
    ),
}

/** A guide's Markdown with its tables in it. */
export function withTables(markdown: string): string {
  return markdown.replaceAll(/^<!-- table: (\w+) -->$/gm, (_marker, name: string) => {
    const made = TABLES[name]
    if (!made) throw new Error(`A guide asks for the table "${name}", which nobody makes`)
    return made()
  })
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.map(inCell).join(' | ')} |`
}

function inCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
}

function code(text: string): string {
  return `\`${text}\``
}
