import type { SameAs } from '../language.ts'
import type { home as en } from '../en/home.ts'

export const home: SameAs<typeof en> = {
  title: 'Hem',
}
