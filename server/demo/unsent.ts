/** What the demo shop is still writing: one letter that waits for its hour, and drafts. */
import { button, h2, product, text, type Letter } from './letter.ts'

export const SCHEDULED: Letter & { readonly inDays: number } = {
  title: 'Seeds, string and a good can',
  about: 'What to sow on a windowsill now',
  segment: 'Newsletter',
  author: 'signe',
  inDays: 4,
  blocks: [
    { scene: 'garden' },
    text(
      'A windowsill is a garden that you can reach without shoes. Cress in nine days, peas for the tips in twenty, and basil if you turn it to the light on Sundays.',
    ),
    product('zinc-watering-can', 'Five litres, and a rose so fine that seedlings do not notice.'),
    product('terracotta-plant-pot'),
    button('Everything for the windowsill', 'garden'),
  ],
}

export const DRAFTS: readonly Letter[] = [
  {
    title: 'The blanket that came back',
    about: 'Forty years, two children, one dog, and a new fringe',
    segment: 'Regulars',
    author: 'signe',
    blocks: [
      { scene: 'workshop', caption: 'Hole number seven, in ochre.' },
      text('On Tuesday somebody put a parcel on the counter and said: “It is older than you.” It was.'),
      h2('What we did'),
      text('We washed it twice, found eleven holes, and darned all but one. The dog is part of its story.'),
      {
        type: 'quote',
        text: 'Mend it in a colour that shows. Then it has two stories.',
        description: 'Signe, at the workbench',
      },
      product('mustard-yellow-wool-blanket', 'Its grandchild, woven on the same loom.'),
      button('Bring us yours', 'darning'),
    ],
  },
]

export const TEXT_MESSAGE =
  'We are open this Sunday, 11 to 16, with coffee and a bench in the sun. Freja at Fern & Oak'
