/** What a type says of a product whose title names what it is: shops file a grinder under "Coffee". Pure. */
import { kindsOf, looseMembersOf } from '../prompt/concepts.ts'
import { isLexeme, kindLexeme, type Meant } from './meaning-lexemes.ts'

/** Without what the title's thing is for, or is in a wider sense only: a coffee grinder is not coffee, and string lights are not a lamp. */
export function typeBeside(type: readonly Meant[], title: readonly Meant[]): readonly Meant[] {
  const named = title.flatMap(({ lexeme }) => idOf(lexeme) ?? [])
  const dropped = new Set(
    type.flatMap(({ lexeme }) => {
      const id = idOf(lexeme)
      return id !== undefined && named.some((thing) => isFor(thing, id)) ? lexemesOf(id) : []
    }),
  )
  return dropped.size === 0 ? type : type.filter(({ lexeme }) => !dropped.has(lexeme))
}

/** Concepts have English names, in which what it is for stands first. */
function isFor(thing: string, id: string): boolean {
  return (thing.startsWith(`${id}-`) && !kindsOf(thing).includes(id)) || looseMembersOf(id).includes(thing)
}

function lexemesOf(id: string): string[] {
  return [isLexeme(id), ...kindsOf(id).map(kindLexeme)]
}

function idOf(lexeme: string): string | undefined {
  return /^§!(.*)$/.exec(lexeme)?.[1]
}
