/** What the demo shop posts between its letters: short notes that are out, and those that wait for somebody's word. */
import type { PostRequest } from '../campaigns/post-requests/schemas.ts'
import type { SceneName } from './drawings/scenes.ts'
import type { AuthorName } from './team.ts'

export interface Note {
  readonly header: string
  readonly text: string
  readonly author: AuthorName
  readonly scene?: SceneName
  readonly button?: PostRequest['button']
}

/** Published, the oldest first. */
export const NOTES: readonly (Note & { readonly daysAgo: number; readonly claps: number })[] = [
  {
    header: 'The bench is back',
    text: 'It spent the winter in the workshop and has a new leg. It gets the sun from eleven to three; the first coffee is on us.\n\nIf somebody is sitting on it already, sit down anyway. That is what it is for.',
    author: 'freja',
    scene: 'shopfront',
    daysAgo: 37,
    claps: 71,
  },
  {
    header: 'We are counting plates on Friday',
    text: 'Once a year we take everything down, dust it and count it. So the shop is closed on Friday, and open again on Saturday at ten.\n\nThe online shop does not need dusting and stays open.',
    author: 'signe',
    daysAgo: 24,
    claps: 12,
  },
  {
    header: 'Coffee and cinnamon buns on Sunday',
    text: 'Eleven to four, on the bench if it is dry and on the stairs if it is not. Linnea from the bakery at the corner brings the buns, and Mateo shows how a mug is thrown, on a wheel that is slower than Karin’s.\n\nBring a mug of your own and it is filled for free.',
    author: 'freja',
    scene: 'coffee',
    daysAgo: 2,
    claps: 38,
    button: { text: 'How to find us', url: 'https://shop.example.com/visit' },
  },
]

/** Suggested, and not decided on yet. */
export const WAITING: readonly (Note & { readonly hoursAgo: number })[] = [
  {
    header: 'An evening for darning',
    text: 'Thursday at six, in the workshop. Bring something with a hole in it; we have needles, wool in forty colours and patience. Eight places, and it costs nothing.',
    author: 'signe',
    hoursAgo: 28,
  },
  {
    header: 'Mugs are on the shelf again',
    text: 'All five glazes, thirty-six of each. Sage green went in two days last time.',
    author: 'mateo',
    scene: 'mugs',
    hoursAgo: 5,
    button: { text: 'See the mugs', url: 'https://shop.example.com/tableware' },
  },
]

/** Decided on, for a day to come. */
export const COMING: Note & { readonly inDays: number } = {
  header: 'Seed swap on the stairs',
  text: 'Bring what you saved, take what you like. We bring envelopes and pencils.',
  author: 'freja',
  scene: 'garden',
  inDays: 6,
}
