/** Where files are kept under keys: a folder, or a bucket. */

export interface StoredObject {
  readonly bytes: number
  /** To be read to its end, or destroyed. */
  readonly stream: NodeJS.ReadableStream & { destroy(error?: Error): unknown }
}

/** Keys are `[A-Za-z0-9.-]` in parts between slashes, none of which begins with a dot. */
export interface ObjectStore {
  /** Where it is, for people; no secrets. */
  readonly place: string
  /** All of it or nothing; an older one of the key is replaced. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Undefined where there is none. */
  get(key: string): Promise<StoredObject | undefined>
  /** No fault where there is none. */
  remove(key: string): Promise<void>
}

const KEY = /^[A-Za-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)*$/

/** Throws for a key that could lead elsewhere, which is a fault of the program. */
export function mustBeKey(key: string): void {
  if (!KEY.test(key) || key.includes('..')) throw new RangeError(`"${key}" is not a valid key of a file`)
}
