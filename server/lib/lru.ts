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
