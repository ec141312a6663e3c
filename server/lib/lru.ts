/** What is remembered up to a number of entries; what was longest not asked for is forgotten first. */
import { LRUCache } from 'lru-cache'

export interface LruOptions {
  /** Entries kept at most. */
  readonly max: number
  /** How long one is believed after it was set, in milliseconds; without it, until it makes room. */
  readonly ttl?: number
}

/**
 * Grows as it is filled. Given `max`, the library would set aside room for all of it at once, 24 bytes an entry; so each
 * entry weighs 1 here, and the whole at most `max`.
 */
export function lruMap<Value extends object | string | number | boolean>({
  max,
  ttl,
}: LruOptions): LRUCache<string, Value> {
  return new LRUCache<string, Value>({
    maxSize: max,
    sizeCalculation: () => 1,
    ...(ttl === undefined ? {} : { ttl }),
  })
}

/** Of longer texts nothing is remembered: hardly one of them comes again. */
const LONGEST = 60

/**
 * What is found for a text, found once while it is asked for again; of the texts themselves at most `max` are kept, in two
 * halves of which the older is let go. A look takes a third of what one into `lruMap` does, and leaves no garbage: for what
 * is asked for some hundred times a request. What is found must not be changed by whoever asks.
 */
export function remembering<Found>(max: number, find: (text: string) => Found): (text: string) => Found {
  let [newer, older] = [new Map<string, Found>(), new Map<string, Found>()]
  return (text) => {
    const known = newer.get(text)
    if (known !== undefined || newer.has(text)) return known as Found
    if (text.length > LONGEST) return find(text)
    const own = apart(text)
    const found = older.has(own) ? (older.get(own) as Found) : find(own)
    if (newer.size >= max / 2) [newer, older] = [new Map(), newer]
    newer.set(own, found)
    return found
  }
}

/** A text of its own: V8 keeps the whole of what a text was cut from while the piece is kept, a product's description for a word. */
function apart(text: string): string {
  return Array.from(text).join('')
}
