/** What a catalogue of words holds: the keys of the English one. */
import type { en } from './en.ts'

export type Key = keyof typeof en
export type Catalogue = Readonly<Record<Key, string>>
