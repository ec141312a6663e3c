/** What is known of a product besides: variants as tables, the rest as facts. */
import { Button, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import { productsWords } from '../../../words/products.ts'
import css from '../product.module.css'
import type { ProductData, Tabular } from '../product-data.ts'
import { Missing, Part } from './part.tsx'

/** Rows of a table that are shown before all are asked for. */
const SHOWN = 8

export function PropertiesPart({
  product,
  data: { tables, facts },
}: {
  readonly product: ProductPage
  readonly data: ProductData
}) {
  const { sections, missing } = useWords(productWords)
  return (
    <Part title={sections.properties} product={product} group="properties">
      {tables.length + facts.length === 0 && (
        <Missing title={missing.properties} text={missing.propertiesHint} />
      )}
      {facts.length > 0 && (
        <dl className={css['facts']}>
          {facts.map(([name, value]) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} is`}>
              <bdi>{value}</bdi>
            </dd>,
          ])}
        </dl>
      )}
      {tables.map((table) => (
        <Rows key={table.name} table={table} />
      ))}
    </Part>
  )
}

function Rows({ table: { name, columns, rows } }: { readonly table: Tabular }) {
  const words = useWords(productWords)
  const { fields } = useWords(productsWords)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, SHOWN)
  return (
    <div className={css['rows']}>
      <Text fw={550} size="sm" mb={4}>
        {name}
      </Text>
      <div className={css['scroll']} role="region" aria-label={words.table(name)} tabIndex={0}>
        <Table verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column}>
                  {column || <span className="visually-hidden">{fields.title}</span>}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((row, at) => (
              <Table.Tr key={at}>
                {row.map((cell, column) => (
                  <Table.Td key={column}>
                    <bdi>{cell === 'true' ? words.yes : cell === 'false' ? words.no : cell}</bdi>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {rows.length > SHOWN && (
        <Button size="xs" variant="subtle" mt={4} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fewer : words.rows(String(rows.length))}
        </Button>
      )}
    </div>
  )
}
