/** The letters that the demo shop sent over the last weeks, the oldest first. */
import { button, h2, product, text, type Letter } from './letter.ts'

export interface SentLetter extends Letter {
  readonly daysAgo: number
  readonly claps: number
  /** How many of a hundred readers opened it. */
  readonly liked: number
}

export const SENT: readonly SentLetter[] = [
  {
    title: 'What we learned from moths',
    about: 'How to keep wool for fifty years, by three weavers who have',
    segment: 'Newsletter',
    author: 'mateo',
    daysAgo: 43,
    claps: 86,
    liked: 61,
    blocks: [
      { scene: 'moths', caption: 'Frost does what no spray can. The blankets are from the mill in Ydre.' },
      text(
        'A blanket in our first shop was eaten in one summer. Since then we ask every weaver we meet the same question, and write down what they say. These are the three answers that came up most.',
      ),
      h2('Air, cold, cedar'),
      text(
        'Hang wool outside on a frosty day. Moths lay their eggs in what lies still in the dark; an hour of sun and cold undoes a season of theirs.',
      ),
      text(
        'Fold it with cedar, not with plastic. Wool that cannot breathe gets damp, and damp wool is what they like best.',
      ),
      h2('And use it'),
      {
        type: 'quote',
        text: 'Nobody eats a blanket that somebody sleeps under.',
        description: 'Gunvor Ek, weaver in Ydre',
      },
      text(
        'If it is too late, bring it in. We darn for free what we have sold, in a thread of your choice, and we think it looks better afterwards.',
      ),
      button('See the blankets', 'textiles'),
    ],
  },
  {
    title: 'A mug for every morning',
    about: 'Five glazes, one shape, and four minutes that decide',
    segment: 'Newsletter',
    author: 'freja',
    daysAgo: 31,
    claps: 142,
    liked: 58,
    blocks: [
      { scene: 'mugs' },
      text(
        'We drank a great deal of coffee to find this shape. It is a little wider than it is tall, so that it cools to drinking in four minutes and stays there for twenty.',
      ),
      h2('Choose by the hour, not by the kitchen'),
      product(
        'sage-green-stoneware-mug',
        'For the first cup, while the house is quiet. The one we always run out of.',
      ),
      product(
        'ocean-blue-stoneware-mug',
        'For the second, with the window open. Deeper at the foot, where the glaze gathers.',
      ),
      product('terracotta-stoneware-mug', 'For tea after dark. Bare on the outside, warm in the hand.'),
      {
        type: 'quote',
        text: 'A handle should fit the hand that is not awake yet.',
        description: 'Mateo, who chose it',
      },
      button('All five glazes', 'tableware'),
    ],
  },
  {
    title: 'Light the corner, not the room',
    about: 'Three lamps, and where to put them',
    segment: 'Regulars',
    author: 'signe',
    daysAgo: 19,
    claps: 97,
    liked: 66,
    blocks: [
      { scene: 'light' },
      text(
        'Do not light the whole room. Light the table, light the book, light the corner where the plant stands, and leave the rest to the evening.',
      ),
      {
        type: 'list',
        text: '1. A low lamp beside the sofa, so that faces are lit from below the eyes.\n2. One above the table, so low that you see under it when you sit.\n3. A candle where you pass by on the way to bed.',
      },
      product('brass-floor-lamp', 'Reads over your shoulder, and folds away behind the sofa.'),
      product(
        'white-pendant-lamp',
        'A little dent in the shade, so a little less to pay: ask us to show you.',
      ),
      product('oak-candle-holder'),
      button('All the lamps', 'lighting'),
    ],
  },
  {
    title: 'A day with the potter',
    about: 'Mateo went to Gustavsberg to see where our mugs come from, and came home with clay on his coat',
    segment: 'Newsletter',
    author: 'mateo',
    daysAgo: 9,
    claps: 213,
    liked: 64,
    blocks: [
      { scene: 'potter', caption: 'Karin Lund throws forty mugs before lunch, and keeps thirty-six.' },
      text(
        'Karin begins at six, because the light is best before anybody rings. She weighs the clay in lumps of 420 grams, slaps each one on the wheel, and four minutes later there is a mug where there was none.',
      ),
      h2('Thirty-six of forty'),
      text(
        '“Four of them lean,” she says, and squashes them back into the bucket while I protest. Nothing is thrown away: what leans today is a plate tomorrow.',
      ),
      {
        type: 'quote',
        text: 'You can hear when a pot is done. It rings like a question that has been answered.',
        description: 'Karin Lund, potter',
      },
      h2('Then the fire'),
      text(
        'The kiln takes eleven hours up and twenty down, and nobody opens it before. We sat on the steps with coffee, from one of the leaning ones that had escaped, and waited.',
      ),
      text('Two boxes came home on my lap in the bus. They are on the shelf from Thursday.'),
      product('speckled-grey-stoneware-mug', 'From that morning. No two alike.'),
      product('terracotta-plant-pot', 'Karin’s too, from the days when her hands want something larger.'),
      button('What else she makes', 'potters/karin-lund'),
    ],
  },
  {
    title: 'Five things under thirty euro',
    about: 'Small enough for a pocket, good enough to keep',
    segment: 'Newsletter',
    author: 'freja',
    daysAgo: 4,
    claps: 54,
    liked: 55,
    blocks: [
      { scene: 'gifts' },
      text('We asked everybody behind the counter what they give away most. Nobody said a voucher.'),
      product('mustard-yellow-linen-tea-towel', 'Signe wraps the other presents in it.'),
      product('kraft-notebook', 'Mateo has eleven. He says nine.'),
      product('black-pencil-case', 'Rolls up, ties shut, outlives school.'),
      product('white-candle-holder'),
      product('navy-blue-cotton-socks'),
      button('More small things', 'gifts'),
    ],
  },
]
