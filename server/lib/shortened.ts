/** Words for places that have room for few. */

/** All in one line, every gap one space. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The text in one line of at most `length` characters, cut between words where it can be, with an ellipsis. */
export function shortened(text: string, length: number): string {
  const letters = Array.from(oneLine(text))
  if (letters.length <= length) return letters.join('')
  const cut = letters.slice(0, length - 1).join('')
  const parting = cut.lastIndexOf(' ')
  return `${(parting > cut.length / 2 ? cut.slice(0, parting) : cut).replace(/[\s,.;:–-]+$/, '')}…`
}

/** By which something is known that has no title. */
const NAME_LENGTH = 60
/** So much of a text is looked at for them. */
const LOOKED_AT = 1_000

/** The first line in at most 60 characters; '' where there is none. */
export function firstWords(text: string): string {
  const [line = ''] = unfilled(text.trimStart().slice(0, LOOKED_AT)).trim().split('\n', 1)
  return shortened(line, NAME_LENGTH)
}

/** With “…” for what is filled in for each reader. */
export function unfilled(text: string): string {
  return text.replaceAll(/\{[{%][^]*?[%}]\}/g, '…')
}
