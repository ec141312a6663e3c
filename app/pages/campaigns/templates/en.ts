/** Letters to begin from, in English. */
import type { Template } from './templates.ts'

export const templates: readonly Template[] = [
  {
    id: 'letter',
    title: 'A letter',
    text: 'Words from one person to another.',
    blocks: [
      {
        type: 'text',
        style: 'text',
        text: 'Hello {{ contact.first_name | default: "there" }},\n\nOne thing has been on my mind this week, and I would like to tell you about it. Write it here as you would say it: short sentences, one thought each.\n\nWhat happened. Why it matters. What we are doing about it.',
      },
      { type: 'quote', text: 'The one sentence you hope they remember.', description: 'Who said it' },
      {
        type: 'text',
        style: 'text',
        text: 'If you have a minute, <b>answer this email</b> and tell me what you think. I read every one.\n\nWarmly,\nYour name',
      },
    ],
  },
  {
    id: 'news',
    title: 'News of the month',
    text: 'Three things worth knowing, and what comes next.',
    blocks: [
      { type: 'h1', text: 'Three things worth knowing' },
      {
        type: 'text',
        text: 'A month in one minute: what is new, what got better, and a date for your calendar.',
      },
      { type: 'divider' },
      { type: 'h2', text: 'First, the big one' },
      {
        type: 'text',
        text: 'Say in two sentences what it is and whom it helps. The details live on your site.',
      },
      { type: 'button', style: 'link', text: 'Read more', url: 'https://example.com/news' },
      { type: 'h2', text: 'Then, a small one' },
      { type: 'text', text: 'Small things deserve small words. One sentence is enough.' },
      { type: 'h2', text: 'And a date' },
      {
        type: 'list',
        text: 'Thursday 4th: doors open at six\nSaturday 13th: the shop is closed\nMonday 22nd: the next letter',
      },
      { type: 'divider' },
      {
        type: 'text',
        text: 'That was all. Have a good month, {{ contact.first_name | default: "friend" }}.',
      },
    ],
  },
  {
    id: 'new',
    title: 'New in the shop',
    text: 'One product in front, three more behind it.',
    blocks: [
      { type: 'h1', text: 'Made slowly. Here at last.', alignment: 'center' },
      {
        type: 'text',
        text: 'Say what it is made of, who made it, and what it feels like to use. No adjective that fits every product.',
        alignment: 'center',
      },
      { type: 'product', style: 'card', text: 'prompt: new' },
      {
        type: 'columns',
        text: 'Made to last\nAnd mended by us when it does not.\n---\nSent tomorrow\nOrder before two in the afternoon.\n---\nThirty days\nSend it back if you change your mind.',
      },
      { type: 'h2', text: 'Goes well with it' },
      { type: 'product', text: 'prompt(3): for sale' },
      { type: 'button', text: 'See everything new', url: 'https://example.com/new', alignment: 'center' },
    ],
  },
  {
    id: 'offer',
    title: 'An offer',
    text: 'What, how much, until when. Nothing else.',
    blocks: [
      { type: 'h1', text: '20 % off until Sunday', alignment: 'center' },
      {
        type: 'text',
        style: 'text',
        text: 'On everything in the shop, for everybody on this list. Use the code <b>SUNDAY20</b> when you pay.',
        alignment: 'center',
      },
      { type: 'button', text: 'Choose something', url: 'https://example.com/shop', alignment: 'center' },
      { type: 'spacer' },
      { type: 'product', text: 'prompt(2): on sale' },
      {
        type: 'text',
        style: 'card',
        text: 'The offer ends on Sunday at midnight. It goes with no other code, and not with gift cards.',
      },
    ],
  },
  {
    id: 'invitation',
    title: 'An invitation',
    text: 'When, where, and one button to say yes.',
    blocks: [
      { type: 'h1', text: 'You are invited' },
      {
        type: 'text',
        text: '{{ contact.first_name | default: "Dear friend" }}, we would love to see you there.',
      },
      {
        type: 'columns',
        style: 'card',
        text: 'When\nThursday 4 June\n18.00 to 21.00\n---\nWhere\nThe shop, Main street 1\nThe door on the left',
      },
      {
        type: 'text',
        text: 'Say what will happen, who will be there, and what it costs. If there is food, say so.',
      },
      { type: 'button', text: 'I am coming', url: 'https://example.com/event' },
      { type: 'text', text: 'Can you not make it? Answer this email and we will save you a seat next time.' },
    ],
  },
]
