/** `tidings sms …` */
import type { Command } from 'commander'
import { smsCost, type DearCharacter, type SmsCost } from '../messaging/sms/segments.ts'
import type { Run } from './run.ts'

export function smsCommands(program: Command, run: Run): void {
  const sms = program.command('sms').description('text messages')

  sms
    .command('count')
    .description('what a text costs as an SMS: its segments, and the characters that make it dear')
    .argument('<text>', 'as it would be sent')
    .action(
      run.bare((text: string) => {
        const cost = smsCost(text)
        return { value: cost, text: [summary(cost), ...cost.dear.map(advice)].join('\n') }
      }),
    )
}

function summary({ encoding, segments, characters, left }: SmsCost): string {
  const size = `${characters} ${characters === 1 ? 'character' : 'characters'} in ${encoding}`
  return `${segments} ${segments === 1 ? 'segment' : 'segments'}: ${size}; ${left} more fit into the last`
}

function advice({ character, position, count, suggestion }: DearCharacter): string {
  const times = count > 1 ? ` and ${count - 1} more` : ''
  // What cannot be seen is named by its number.
  const shown = /^[\p{Z}\p{C}]+$/u.test(character) ? codeOf(character) : character
  return `  ${shown} at ${position}${times} is not in GSM-7; ${wayOf(suggestion)}`
}

function wayOf(suggestion: string | null): string {
  if (suggestion === null) return 'without it the text is cheaper'
  return suggestion.trim() === '' ? 'leave it out, or write a space' : `write ${suggestion}`
}

function codeOf(character: string): string {
  return Array.from(
    character,
    (each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ')
}
