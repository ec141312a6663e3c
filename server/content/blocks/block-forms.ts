/** Blocks as the OpenAPI document shows them: a form for each type, known by `type`, with what that type shows. */
import type { Json } from '../../http/openapi-schema.ts'
import { REQUIRED } from './block-rules.ts'
import { Block, type BlockType } from './blocks.ts'

interface Form {
  readonly title: string
  readonly about: string
  readonly types: readonly [BlockType, ...BlockType[]]
  /** What it shows, in words of its own; the others are kept and not shown. */
  readonly members: Readonly<Partial<Record<Exclude<keyof Block, 'type'>, string>>>
  readonly example: Readonly<Record<string, unknown>>
}

const LINK = 'Where it leads: http, https, mailto or tel'
const PICTURE = 'The address of the picture: http or https'
const ALT = 'The picture in words'
const SIDE = 'Left unless it is said'
const MARKS = '`text`: inline marks such as <b> and <a> are kept; without it the words are shown as they are'

const FORMS: readonly Form[] = [
  {
    title: 'HeadingBlock',
    about: 'A heading of three sizes',
    types: ['h1', 'h2', 'h3'],
    members: { text: 'Its words', url: LINK, style: MARKS, alignment: SIDE },
    example: { type: 'h1', text: 'Spring is here' },
  },
  {
    title: 'TextBlock',
    about: 'Paragraphs',
    types: ['text'],
    members: { text: 'Parted by blank lines', url: LINK, style: MARKS, alignment: SIDE },
    example: { type: 'text', style: 'text', text: 'The <b>tulips</b> came on Tuesday.' },
  },
  {
    title: 'ButtonBlock',
    about: 'A button',
    types: ['button'],
    members: {
      text: 'Its words',
      url: LINK,
      style: '`link`, `text` or `plain`: an ordinary link',
      alignment: SIDE,
    },
    example: { type: 'button', text: 'See them', url: 'https://shop.example/tulips' },
  },
  {
    title: 'ImageBlock',
    about: 'A picture',
    types: ['image'],
    members: {
      imageUrl: PICTURE,
      alt: ALT,
      description: 'Its caption',
      url: LINK,
      isFullWidth: 'As wide as the letter',
      alignment: SIDE,
    },
    example: { type: 'image', imageUrl: 'https://shop.example/tulips.jpg', alt: 'A bucket of red tulips' },
  },
  { title: 'DividerBlock', about: 'A line', types: ['divider'], members: {}, example: { type: 'divider' } },
  { title: 'SpacerBlock', about: 'Room', types: ['spacer'], members: {}, example: { type: 'spacer' } },
  {
    title: 'ListBlock',
    about: 'A list',
    types: ['list'],
    members: {
      text: 'An item a line; numbered when every line begins with a number',
      style: MARKS,
      alignment: SIDE,
    },
    example: { type: 'list', text: 'Red\nYellow\nWhite' },
  },
  {
    title: 'QuoteBlock',
    about: 'A quotation',
    types: ['quote'],
    members: {
      text: 'What was said',
      description: 'Who said it',
      url: 'Where it was said',
      style: MARKS,
      alignment: SIDE,
    },
    example: { type: 'quote', text: 'It is warm.', description: 'Ada' },
  },
  {
    title: 'ProductBlock',
    about: 'A product, or several',
    types: ['product'],
    members: {
      text: 'Its name; or `product: ` and an id, external id or handle; or `prompt(3): ` and what a shopper would ask',
      imageUrl: PICTURE,
      alt: ALT,
      description: 'What is said of it, such as a price',
      url: LINK,
      style: '`card`: on a ground of its own, in mails',
      alignment: SIDE,
    },
    example: { type: 'product', text: 'product: shop-4711' },
  },
  {
    title: 'ColumnsBlock',
    about: 'Up to four columns',
    types: ['columns'],
    members: { text: 'The columns, parted by lines of `---`', style: MARKS },
    example: { type: 'columns', text: 'Open on Sunday\n---\nFrom ten to four' },
  },
  {
    title: 'VideoBlock',
    about: 'A film: in mails a picture that leads to it',
    types: ['video'],
    members: {
      url: 'The address of the film',
      imageUrl: 'A picture that stands for it: http or https',
      text: 'Its title',
      alt: ALT,
      description: 'Its caption',
      isFullWidth: 'As wide as the letter',
      alignment: SIDE,
    },
    example: { type: 'video', url: 'https://vimeo.com/76979871', text: 'The greenhouse in May' },
  },
  {
    title: 'SocialBlock',
    about: 'Links to other places',
    types: ['social'],
    members: { text: 'A link a line: a name and an address', alignment: SIDE },
    example: { type: 'social', text: 'Mastodon https://social.example/@shop' },
  },
  {
    title: 'HtmlBlock',
    about: 'HTML of your own',
    types: ['html'],
    members: { text: 'Cleaned of everything that runs, frames, styles or hides' },
    example: { type: 'html', text: '<p>Open <em>now</em>.</p>' },
  },
]

/** What stands in the document for the schema titled Block: the same values, a form for each type. */
export function blockForms(): Json {
  return {
    oneOf: FORMS.map(formOf),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(
        FORMS.flatMap(({ title, types }) => types.map((type) => [type, `#/components/schemas/${title}`])),
      ),
    },
  }
}

function formOf({ title, about, types, members, example }: Form): Json {
  // Schemas are JSON Schema.
  const { type: _, ...others } = Block.properties as unknown as Readonly<Record<string, Json>>
  const shown = Object.entries(others).map(([name, { description: __, ...schema }]) => {
    const words = members[name as keyof typeof members]
    return [name, { ...schema, description: words ?? 'Kept, and not shown' }]
  })
  return {
    title,
    type: 'object',
    description: about,
    properties: { type: { type: 'string', enum: types }, ...Object.fromEntries(shown) },
    required: ['type', ...REQUIRED[types[0]]],
    additionalProperties: false,
    examples: [example],
  }
}
