/** What a text says a product is free of: "sugar-free", "ohne Zucker", "sockerfri", "sans sucre", "libre de gluten". Pure. */

const BEFORE = new Set(
  'without no zero ohne kein keine keinen utan inga inget fri sans aucun aucune sin senza libre exempt non'.split(
    ' ',
  ),
)
const BETWEEN = new Set(
  'of from any added von an fran de d all tillsatt zugesetzten anadido anadidos ajoute ajoutes'.split(' '),
)
const BEHIND = new Set('free frei freie freier freies freien fri fritt fria'.split(' '))
const ENDINGS = /^(\p{L}{4,})(?:freie[nrs]?|frei|fritt|fria|fri|less|lose[mnrs]?|los|losa|lost)$/u
const BETWEEN_MAXIMUM = 2

/** The words, folded, that are denied of it: what is marked is not what it contains. */
export function deniedIn(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const glued = ENDINGS.exec(word)?.[1]
    if (glued !== undefined) return [glued, ...(glued.endsWith('s') ? [glued.slice(0, -1)] : [])]
    const before = words[index - 1]
    // "Gluten: fri från" ends there; "fri från gluten" goes on.
    const isBehind =
      BEHIND.has(word) &&
      index + 1 >= words.length - BETWEEN_MAXIMUM &&
      words.slice(index + 1).every((next) => BETWEEN.has(next))
    if (BEHIND.has(word) && (isBehind || !BETWEEN.has(words[index + 1] ?? '')) && before !== undefined)
      return [before]
    if (!BEFORE.has(word) && !(word === 'free' && BETWEEN.has(words[index + 1] ?? ''))) return []
    let next = index + 1
    while (next <= index + BETWEEN_MAXIMUM && BETWEEN.has(words[next] ?? '')) next += 1
    return [words[next] ?? []].flat()
  })
}
