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

/** A bit for each number: whether it is above nothing. Vectors that mean alike have most of them alike. */
export function signsOf(bytes: Buffer): string {
  let signs = ''
  for (let at = 0; at < bytes.length; at += 4) signs += bytes.readFloatLE(at) > 0 ? '1' : '0'
  return signs
}

interface Weighed {
  readonly id: string
  readonly embedding: Buffer | null
}

/** Reciprocal ranks of several lists are added up over this (RRF), so that no list's numbers need to be of the others' kind. */
const RANK_OFFSET = 60
/** What is meant decides between what the words say as well. */
const MEANING_WEIGHT = 1.5
/** Found by meaning alone: the nearest, as near as this share of the very nearest. */
const NEAREST = 20
const LEAST_SHARE = 0.9
const LEAST_COSINE = 0.3

/** Of the candidates those that mean what was asked, nearest first. */
export function nearestOf(candidates: readonly Weighed[], vector: Float32Array): string[] {
  const near = nearness(candidates, vector)
  const least = Math.max(LEAST_COSINE, (near[0]?.cosine ?? 0) * LEAST_SHARE)
  return near
    .filter(({ cosine }) => cosine >= least)
    .slice(0, NEAREST)
    .map(({ id }) => id)
}

/** Ids of both lists, best first: by words, in their order, and by meaning. */
export function fused(
  byWords: readonly Weighed[],
  nearest: readonly string[],
  vector: Float32Array,
): string[] {
  const known = new Set(byWords.map(({ id }) => id))
  const near = nearness(byWords, vector).map(({ id }) => id)
  const scores = new Map<string, number>()
  const add = (list: readonly string[], weight: number): void =>
    list.forEach((id, place) => scores.set(id, (scores.get(id) ?? 0) + weight / (RANK_OFFSET + place + 1)))
  add(
    byWords.map(({ id }) => id),
    1,
  )
  add(near, MEANING_WEIGHT)
  add(
    nearest.filter((id) => !known.has(id)),
    MEANING_WEIGHT,
  )
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

function nearness(candidates: readonly Weighed[], vector: Float32Array): { id: string; cosine: number }[] {
  return candidates
    .map(({ id, embedding }) => ({ id, cosine: cosine(vector, embedding) }))
    .sort((a, b) => b.cosine - a.cosine)
}

/** The cosine of the angle between a vector and a kept one, both of length 1; 0 for one of another model. */
function cosine(vector: Float32Array, kept: Buffer | null): number {
  if (kept === null || kept.length !== vector.length * 4) return 0
  return vector.reduce((sum, value, index) => sum + value * kept.readFloatLE(index * 4), 0)
}
