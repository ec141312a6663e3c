/** What every endpoint of this folder declares. */
import { Type } from 'typebox'

/** Open to whoever holds a link; its path is a credential, and is logged without it. */
export const LINK_ROUTE = {
  config: { access: 'public', ownRateLimit: true, mendsText: true },
  schema: { hide: true, params: Type.Object({ token: Type.String() }) },
} as const
