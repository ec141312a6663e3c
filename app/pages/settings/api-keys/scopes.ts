/** The parts of the public API, and what a key may do with each. Pure. */
import type { KeyRecord } from '../../../../server/app-api/key-schemas.ts'
import type { keys } from '../../../words/en/keys.ts'

export type Area = keyof typeof keys.areas
export type Level = keyof typeof keys.levels

export const AREAS: readonly Area[] = ['contacts', 'products', 'posts', 'feeds']
export const LEVELS: readonly Level[] = ['none', 'read-only', 'read-write']

/** What writes also reads. */
export function levelOf(scopes: KeyRecord['scopes'], area: Area): Level {
  if (scopes.includes(`${area}:read-write`)) return 'read-write'
  return scopes.includes(`${area}:read-only`) ? 'read-only' : 'none'
}

export function scopesOf(levels: Readonly<Record<Area, string>>): string[] {
  return AREAS.filter((area) => levels[area] !== 'none').map((area) => `${area}:${levels[area]}`)
}
