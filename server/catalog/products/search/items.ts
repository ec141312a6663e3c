/** The members of a product search item as the database renders them (spec "Product search item"). */
import { failIn } from '../../../query/filter/structure.ts'
import { currencySymbol } from '../../../lib/currency.ts'
import { lazily } from '../../../lib/lazy.ts'
import { join, sql, type Sql } from '../../../platform/sql.ts'

/** Every currency's, at the first search: they take 20 ms and a formatter each. */
const symbols = lazily(() =>
  JSON.stringify(
    Object.fromEntries(Intl.supportedValuesOf('currency').map((code) => [code, currencySymbol(code)])),
  ),
)

/** In the order of the specification. */
const JSON_OF = {
  id: sql`to_json(p.id)`,
  title: sql`to_json(p.title)`,
  bodyHtml: sql`to_json(p.body_html)`,
  url: sql`to_json(p.url)`,
  isForSale: sql`to_json(p.is_for_sale)`,
  externalId: sql`to_json(p.external_id)`,
  created: sql`to_json(iso_time(p.created))`,
  updated: sql`to_json(iso_time(p.updated))`,
  price: sql`to_json(p.price)`,
  originalPrice: sql`to_json(p.original_price)`,
  currency: sql`to_json(p.currency)`,
  vendor: sql`to_json(p.vendor)`,
  imageUrl: sql`to_json(p.image_url)`,
  status: sql`to_json(p.status)`,
  symbol: () => sql`to_json(${symbols()}::jsonb ->> p.currency)`,
  collections: repeated('title'),
  collectionExternalIds: repeated('externalId'),
} as const

type Member = keyof typeof JSON_OF

// The keys of the very object above.
export const MEMBERS = Object.keys(JSON_OF) as readonly Member[]

const cases = lazily(() =>
  join(
    MEMBERS.map((member) => {
      const json = JSON_OF[member]
      return sql`when ${member} then ${typeof json === 'function' ? json() : json}`
    }),
    ' ',
  ),
)

/** POST /products-search `fields`: the members asked for, each once; an unknown one is refused with 400. */
export function readMembers(names: readonly string[] = MEMBERS): readonly Member[] {
  const members = names.map((name, index) => {
    const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name
    const known = MEMBERS.find((member) => member === name)
    return (
      known ??
      failIn(`fields[${index}]`)(`"${shown}" is not a field of a product search; use ${MEMBERS.join(', ')}`)
    )
  })
  return [...new Set(members)]
}

/** A product (`p`) as JSON text with exactly these members, in this order. */
export function itemSql(members: readonly Member[]): Sql {
  return sql`(
    select '{' || string_agg(to_json(f.member)::text || ':' || coalesce((case f.member ${cases()} end)::text, 'null'), ','
      order by f.place) || '}'
    from unnest(${[...members]}::text[]) with ordinality as f (member, place))`
}

function repeated(member: 'title' | 'externalId'): Sql {
  return sql`(
    select to_json(coalesce(array_agg(c.item ->> ${member}::text order by c.place), '{}'))
    from jsonb_array_elements(p.collections) with ordinality as c (item, place)
    where c.item ->> ${member}::text is not null)`
}
