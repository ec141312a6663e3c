/** What the demo shop sends by itself: a welcome in three steps. */
import { readFlow } from '../automation/flows/rules.ts'

export const WELCOME = readFlow({
  name: 'Welcome to the shop',
  trigger: { type: 'contact_subscribed' },
  steps: [
    {
      type: 'email',
      subject: 'Good to have you here',
      preheader: 'What we write about, and how often',
      blocks: [
        { type: 'h1', text: 'Good to have you here' },
        {
          type: 'text',
          text: 'We write about twice a month: one story about somebody who makes things, one letter about the things themselves. No countdowns, no “last chance”.',
        },
        {
          type: 'text',
          text: 'If you ever want to say something back, press reply. Freja answers every letter.',
        },
      ],
    },
    { type: 'wait', days: 4 },
    {
      type: 'branch',
      filter: "country eq 'SE'",
      yes: [
        {
          type: 'email',
          subject: 'The bench outside is yours',
          blocks: [
            { type: 'h1', text: 'The bench outside is yours' },
            {
              type: 'text',
              text: 'Come by when you are in Stockholm. Say that you read the letter, and the coffee is on us.',
            },
          ],
        },
      ],
      no: [],
    },
    { type: 'wait', days: 10 },
    {
      type: 'email',
      subject: 'Something to begin with',
      blocks: [
        { type: 'h1', text: 'Something to begin with' },
        { type: 'text', text: 'Two weeks ago you joined us. This is what most people take home first.' },
        { type: 'product', text: 'product: sage-green-stoneware-mug', style: 'card' },
      ],
    },
    { type: 'tag', add: ['welcomed'] },
  ],
})
