/** What a prompt for a whole shelf asks the index for. Pure. */
import { conceptsOf, spansIn } from '../prompt/concepts.ts'
import { isStoodOn, STANDING_IDS } from '../prompt/departments/standing.ts'
import { lexemeOf, shelfLexeme } from './meaning-lexemes.ts'

const STUFF = /^(.+)-(?:accessories|supplies|equipment|gear|stuff|things|essentials|products|goods)$/

/** What says it; of a shelf also what stands there, and behind it what speaks of what the shelf is for: of golf equipment whatever says golf. */
export function lexemesMeaning(id: string): readonly string[] {
  if (!isStoodOn(id)) return [lexemeOf(id)]
  const theme = (STANDING_IDS.has(id) && STUFF.exec(id)?.[1]?.split('-')) || []
  const [span, ...more] =
    theme.length > 1 ? spansIn(theme, ['en']) : [{ concepts: conceptsOf(theme[0] ?? '', ['en']) }]
  // Of accessories for guitars no guitar.
  const told = (span?.concepts ?? []).filter(({ isThing }) => !isThing)
  const ids = more.length > 0 ? [] : told.map((concept) => concept.id)
  return [lexemeOf(id), shelfLexeme(id), ...new Set(ids.map(lexemeOf))]
}
