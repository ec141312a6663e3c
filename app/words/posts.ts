import { posts as en } from './en/posts.ts'
import { posts as sv } from './sv/posts.ts'
import type { Catalogues } from './language.ts'

export const postsWords: Catalogues<typeof en> = { en, sv }
