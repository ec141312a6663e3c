/** What products and prompts mean, as vectors: how near they are, and the bytes they are kept as. Pure. */

/** A product as one text; its beginning says what it is. */
const TEXT_CHARACTERS = 2_000

export function textOf(product: {
  readonly title: string
  readonly vendor: string | null
  readonly type: string
  readonly tags: readonly string[]
  readonly collections: readonly string[]
  readonly body: string
}): string {
  const { title, vendor, type, tags, collections, body } = product
  const lines = [title, vendor ?? '', type, tags.join(', '), collections.join(', '), body]
  return lines.filter(Boolean).join('\n').slice(0, TEXT_CHARACTERS).toWellFormed()
}

export function bytesOf(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * 4)
  vector.forEach((value, index) => bytes.writeFloatLE(value, index * 4))
  return bytes
}

/** The ids by rank and nearness together, best first; equals stay in their order. */
export function byMeaning(
  candidates: readonly { readonly id: string; readonly rank: number; readonly embedding: Buffer | null }[],
  vector: Float32Array,
): string[] {
  return candidates
    .map(({ id, rank, embedding }) => ({ id, score: rank + cosine(vector, embedding) }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id)
}

/** The cosine of the angle between a vector and a kept one, both of length 1; 0 for one of another model. */
function cosine(vector: Float32Array, kept: Buffer | null): number {
  if (kept === null || kept.length !== vector.length * 4) return 0
  return vector.reduce((sum, value, index) => sum + value * kept.readFloatLE(index * 4), 0)
}
