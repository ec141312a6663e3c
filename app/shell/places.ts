/** The places of the rail, in its order; the first four are the bottom bar of phones. */
import type { LinkOptions } from '@tanstack/react-router'
import type { shell } from '../words/en/shell.ts'
import type { IconName } from '../ui/icon.tsx'

export interface Place {
  /** Its words in the catalogue, and its pictogram. */
  readonly name: keyof typeof shell.places & IconName
  readonly to: NonNullable<LinkOptions['to']>
  /** Pages of it that are elsewhere, below the workspace's address. */
  readonly also?: string
}

export const PLACES: readonly Place[] = [
  { name: 'home', to: '/w/$handle' },
  { name: 'campaigns', to: '/w/$handle/campaigns' },
  { name: 'posts', to: '/w/$handle/posts', also: 'requests' },
  { name: 'contacts', to: '/w/$handle/contacts' },
  { name: 'media', to: '/w/$handle/media' },
  { name: 'products', to: '/w/$handle/products', also: 'collections' },
  { name: 'segments', to: '/w/$handle/segments' },
  { name: 'flows', to: '/w/$handle/flows' },
  { name: 'outbox', to: '/w/$handle/outbox' },
  { name: 'settings', to: '/w/$handle/settings' },
]
