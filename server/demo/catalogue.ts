/** The demo shop's shelves: eight collections and 200 products, the same at every start. */
import type { Block } from '../content/blocks/blocks.ts'
import { slug } from '../lib/slug.ts'
import type { CollectionUpsert } from '../catalog/collections/schemas.ts'
import type { ProductUpsert } from '../catalog/products/schemas.ts'

interface Shelf {
  readonly collection: CollectionUpsert & { readonly externalId: string }
  readonly type: string
  /** Each is made in each of the shelf's looks. */
  readonly things: readonly { readonly name: string; readonly price: number; readonly about: string }[]
  readonly looks: readonly string[]
}

const VENDORS = ['Lindqvist & Co', 'Atelier Moreau', 'Hafen Werkstatt', 'Casa Olmo', 'Fern & Oak'] as const

const SHELVES: readonly Shelf[] = [
  {
    collection: {
      externalId: 'tableware',
      title: 'Tableware',
      bodyHtml: '<p>For breakfasts that take their time.</p>',
    },
    type: 'Tableware',
    looks: ['white', 'sage green', 'ocean blue', 'speckled grey', 'terracotta'],
    things: [
      {
        name: 'stoneware mug',
        price: 18,
        about: 'Holds 30 cl and keeps its warmth; safe in the dishwasher.',
      },
      { name: 'dinner plate', price: 24, about: 'Thrown by hand, 27 cm across, glazed twice.' },
      { name: 'pasta bowl', price: 26, about: 'Deep enough for soup, wide enough for supper.' },
      { name: 'teapot', price: 58, about: 'For four cups, with a strainer that lifts out.' },
      { name: 'butter dish', price: 32, about: 'With a lid, because butter should be soft.' },
    ],
  },
  {
    collection: {
      externalId: 'textiles',
      title: 'Textiles',
      bodyHtml: '<p>Linen, wool and cotton, woven in Europe.</p>',
    },
    type: 'Textile',
    looks: ['natural', 'red', 'dusty pink', 'navy blue', 'mustard yellow'],
    things: [
      { name: 'linen tea towel', price: 14, about: 'Softer after every wash. 50 by 70 cm.' },
      { name: 'wool blanket', price: 119, about: 'Lambswool, 130 by 180 cm, with a short fringe.' },
      { name: 'linen apron', price: 45, about: 'Crosses at the back, with one deep pocket.' },
      { name: 'cushion cover', price: 29, about: 'Washed linen with a hidden zip, 50 by 50 cm.' },
      { name: 'bath towel', price: 34, about: 'Organic cotton, waffle weave, dries fast.' },
    ],
  },
  {
    collection: {
      externalId: 'lighting',
      title: 'Lighting',
      bodyHtml: '<p>Warm light for long evenings.</p>',
    },
    type: 'Lamp',
    looks: ['brass', 'black', 'white', 'oak', 'forest green'],
    things: [
      { name: 'table lamp', price: 89, about: 'Dims by touch; the shade is linen.' },
      { name: 'pendant lamp', price: 149, about: 'Spun by hand; hangs on three metres of cloth cable.' },
      { name: 'floor lamp', price: 219, about: 'Reads over your shoulder, folds away behind the sofa.' },
      { name: 'candle holder', price: 22, about: 'For tapers and tea lights; turn it over.' },
      { name: 'wall lamp', price: 98, about: 'Swings where the book is.' },
    ],
  },
  {
    collection: { externalId: 'kitchen', title: 'Kitchen tools', bodyHtml: '<p>Few things, good ones.</p>' },
    type: 'Kitchen tool',
    looks: ['beech', 'olive wood', 'steel', 'walnut', 'cherry wood'],
    things: [
      { name: 'cutting board', price: 48, about: 'End grain, kind to knives, with feet that grip.' },
      { name: 'salad servers', price: 27, about: 'A pair, oiled and ready.' },
      { name: 'rolling pin', price: 31, about: 'Tapered, without handles, as bakers like it.' },
      { name: 'pepper mill', price: 52, about: 'Grinds from powder to crack, for life.' },
      { name: 'bread knife', price: 64, about: 'Long enough for a sourdough, light enough for a bun.' },
    ],
  },
  {
    collection: { externalId: 'garden', title: 'Garden', bodyHtml: '<p>For balconies and acres alike.</p>' },
    type: 'Garden',
    looks: ['zinc', 'terracotta', 'black', 'sage green', 'rust red'],
    things: [
      { name: 'watering can', price: 42, about: 'Five litres, balanced, with a fine rose.' },
      { name: 'plant pot', price: 19, about: 'With a saucer; frost does it no harm.' },
      { name: 'bird feeder', price: 38, about: 'Fills from the top, keeps squirrels guessing.' },
      { name: 'garden trowel', price: 24, about: 'One piece of forged steel and an ash handle.' },
      { name: 'lantern', price: 36, about: 'For a fat candle and windy nights.' },
    ],
  },
  {
    collection: { externalId: 'bags', title: 'Bags', bodyHtml: '<p>Canvas and leather that age well.</p>' },
    type: 'Bag',
    looks: ['black', 'cognac', 'olive green', 'navy blue', 'undyed'],
    things: [
      { name: 'canvas tote', price: 39, about: 'Carries a week of groceries and a laptop, not at once.' },
      { name: 'leather backpack', price: 189, about: 'Vegetable-tanned, with room for 15 inches.' },
      { name: 'weekend bag', price: 229, about: 'Fits under the seat in front of you.' },
      { name: 'pencil case', price: 21, about: 'Rolls up, ties shut.' },
      { name: 'leather wallet', price: 59, about: 'Six cards, some notes, no noise.' },
    ],
  },
  {
    collection: {
      externalId: 'clothing',
      title: 'Clothing',
      bodyHtml: '<p>Made to be worn on Sundays too.</p>',
    },
    type: 'Clothing',
    looks: ['red', 'white', 'navy blue', 'charcoal', 'moss green'],
    things: [
      { name: 'linen dress', price: 129, about: 'With pockets. Of course with pockets.' },
      { name: 'linen shirt', price: 89, about: 'Cut straight, buttons of corozo.' },
      { name: 'wool sweater', price: 139, about: 'Merino, knitted in one piece.' },
      { name: 'knitted beanie', price: 35, about: 'Warm without itching.' },
      { name: 'cotton socks', price: 12, about: 'Two pairs, reinforced at the heel.' },
    ],
  },
  {
    collection: { externalId: 'paper', title: 'Paper goods', bodyHtml: '<p>For letters and lists.</p>' },
    type: 'Stationery',
    looks: ['ivory', 'sky blue', 'blush pink', 'kraft', 'black'],
    things: [
      { name: 'notebook', price: 16, about: 'Dotted, 160 pages, lies flat.' },
      { name: 'letter set', price: 22, about: 'Twenty sheets, twenty envelopes, no excuse.' },
      { name: 'wall calendar', price: 28, about: 'A month a page, room to write.' },
      { name: 'desk pad', price: 44, about: 'Recycled leather, soft under the wrist.' },
      { name: 'gift wrap', price: 9, about: 'Three sheets printed on one side.' },
    ],
  },
]

export const COLLECTIONS: readonly CollectionUpsert[] = SHELVES.map(({ collection }) => collection)

/** A product, and what is drawn of it. */
export interface Shown {
  readonly externalId: string
  readonly title: string
  readonly thing: string
  readonly look: string
  readonly upsert: ProductUpsert
}

/** 8 shelves of 5 things in 5 looks. About a fifth is on sale, a twelfth sold out. */
export const PRODUCTS: readonly Shown[] = SHELVES.flatMap((shelf, shelfIndex) =>
  shelf.things.flatMap((thing, thingIndex) =>
    shelf.looks.map((look, lookIndex) =>
      product(shelf, thing, look, shelfIndex * 25 + thingIndex * 5 + lookIndex),
    ),
  ),
)

/** Where the products lead that blocks name by handle. */
export function productLinks(blocks: readonly Block[] = []): string[] {
  const addresses = new Map(PRODUCTS.map(({ title, upsert }) => [`product: ${slug(title)}`, upsert.url]))
  return blocks.flatMap(({ type, text = '' }) => (type === 'product' && addresses.get(text)) || [])
}

function product(shelf: Shelf, thing: Shelf['things'][number], look: string, n: number): Shown {
  const { externalId: shelfId } = shelf.collection
  const externalId = `${shelfId}-${n + 1}`
  const title = `${look[0]?.toUpperCase()}${look.slice(1)} ${thing.name}`
  const isOnSale = n % 5 === 2
  const upsert: ProductUpsert = {
    externalId,
    title,
    type: shelf.type,
    vendor: VENDORS[(n * 7) % VENDORS.length] ?? VENDORS[0],
    bodyHtml: `<p>${thing.about}</p>`,
    status: 'active',
    url: `https://shop.example.com/${shelfId}/${n + 1}`,
    price: isOnSale ? Math.round(thing.price * 0.75) : thing.price,
    originalPrice: thing.price,
    currency: 'EUR',
    isForSale: n % 12 !== 7,
    tags: [...(n % 9 === 0 ? ['new'] : []), ...(n % 4 === 1 ? ['gift'] : []), ...(isOnSale ? ['sale'] : [])],
    externalCollectionIds: [shelfId],
    customProperties: { color: look, handmade: n % 3 === 0 ? 'yes' : 'no' },
  }
  return { externalId, title, thing: thing.name, look, upsert }
}
