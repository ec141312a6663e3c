/** What a thing is for that all such things are for only ranks: the painting of "canvases for oil painting". Pure. */
import { conceptsOf } from './concepts.ts'
import { goodsFor, isNeed } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Interpretation } from './interpretation.ts'
import { addOnce, type Scene } from './reading.ts'
import { COLUMNS } from './synonym-table.ts'
import { entriesOfWord, isThing } from './synonyms.ts'
import { hobbyAt } from './taste-forms.ts'
import type { Token } from './tokens.ts'

const FOR = new Set('for till fur zum zur pour para'.split(' '))
const TO = new Set(['att'])

export function wishWhatFor({ tokens, languages }: Scene, { words }: Interpretation): void {
  for (const [at, { key }] of tokens.entries()) {
    if (!FOR.has(key) || at === 0) continue
    const done = doneAt(tokens, TO.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1, languages)
    // "Strings for guitar" are for a thing.
    if (!done || (done.said.size === 1 && isThing(tokens[done.start]?.text ?? ''))) continue
    if (!words.all.some((word) => isFor(word, done.need))) continue
    const doing = words.all.filter((word) => word.split(' ').every((part) => done.said.has(fold(part))))
    if (doing.length === words.all.length) continue
    words.all = words.all.filter((word) => !doing.includes(word))
    for (const word of doing) addOnce(words.wishes, word)
  }
}

function isFor(word: string, need: string): boolean {
  return conceptsOf(word).some(({ id, isThing }) => isThing && goodsFor(need).includes(id))
}

interface Done {
  readonly start: number
  readonly need: string
  readonly said: ReadonlySet<string>
}

function doneAt(tokens: readonly Token[], at: number, languages: Scene['languages']): Done | undefined {
  for (const language of languages) {
    const found = hobbyAt(tokens, at, COLUMNS.indexOf(language))
    const [text = ''] = found?.texts[0] ?? []
    const need = entriesOfWord(text).find(({ id }) => isNeed(id))?.id
    if (found && need !== undefined)
      return { start: at, need, said: new Set(tokens.slice(at, found.next).map(({ key }) => key)) }
  }
  return undefined
}
