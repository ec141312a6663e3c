/** The demo shop's letters: campaigns that were sent and are drafts, and a post that waits for a person. */
import type { CampaignCreation } from '../campaigns/schemas.ts'

export const SENT: readonly CampaignCreation[] = [
  {
    deliveryChannel: 'email',
    title: 'A mug for every morning',
    notification: { emailDescription: 'Five glazes, one shape, and the potter behind them' },
    blocks: [
      { type: 'h1', text: 'A mug for every morning' },
      {
        type: 'text',
        text: 'We drank a great deal of coffee to find this shape. It is a little wider than it is tall, so it cools to drinking in four minutes and stays there for twenty.',
      },
      { type: 'h2', text: 'Five glazes' },
      {
        type: 'list',
        text: 'White, for those who like to see their tea\nSage green, the one we always run out of\nOcean blue, deeper at the foot\nSpeckled grey, no two alike\nTerracotta, bare on the outside',
      },
      { type: 'quote', text: 'A handle should fit the hand that is not awake yet.' },
      {
        type: 'button',
        text: 'See the mugs',
        url: 'https://shop.example.com/tableware',
        style: 'button',
        alignment: 'left',
      },
    ],
  },
  {
    deliveryChannel: 'email',
    title: 'What we learned from moths',
    notification: { emailDescription: 'How to keep wool for fifty years' },
    blocks: [
      { type: 'h1', text: 'What we learned from moths' },
      {
        type: 'text',
        text: 'A blanket in our first shop was eaten in one summer. Since then we ask every weaver the same question, and here are their answers.',
      },
      { type: 'h2', text: 'Air, cold, cedar' },
      {
        type: 'text',
        text: 'Hang wool outside on a frosty day. Fold it with cedar, not with plastic. And use it: nobody eats a blanket that somebody sleeps under.',
      },
      { type: 'divider' },
      { type: 'text', text: 'If it is too late, write to us. We darn for free what we have sold.' },
    ],
  },
  {
    deliveryChannel: 'email',
    title: 'The light in October',
    notification: { emailDescription: 'Three lamps, and where to put them' },
    blocks: [
      { type: 'h1', text: 'The light in October' },
      {
        type: 'text',
        text: 'Do not light the whole room. Light the table, light the book, light the corner where the plant stands, and leave the rest to the evening.',
      },
      {
        type: 'button',
        text: 'Lamps',
        url: 'https://shop.example.com/lighting',
        style: 'button',
        alignment: 'center',
      },
    ],
  },
]

export const DRAFTS: readonly CampaignCreation[] = [
  {
    deliveryChannel: 'email',
    title: 'Gifts under 50 euro',
    notification: { emailTitle: 'Gifts they will keep', emailDescription: 'Nothing here needs batteries' },
    blocks: [
      { type: 'h1', text: 'Gifts under 50 euro' },
      { type: 'text', text: 'We asked everyone at the counter what they give away most.' },
      {
        type: 'button',
        text: 'Choose one',
        url: 'https://shop.example.com/gifts',
        style: 'button',
        alignment: 'left',
      },
    ],
  },
  {
    deliveryChannel: 'sms',
    title: 'Open on Sunday',
    text: 'We are open this Sunday, 11 to 16, with coffee and a bench in the sun. Freja at Fern & Oak',
  },
]
