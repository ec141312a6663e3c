/** Cells of spreadsheets as PostgreSQL renders them: what csvCell and xlsxCell of lib would write. */
import { FORMULA, PHONE } from '../lib/csv-injection.ts'
import {
  XLSX_CODE,
  XLSX_ESCAPES,
  XLSX_ILLEGAL,
  XLSX_SPECIAL,
  XLSX_STYLE,
  XLSX_TEXT_LENGTH,
} from '../lib/xlsx.ts'
import { sql, type Sql } from '../platform/sql.ts'

/** What people wrote (`text`) is kept from running and cut to what a cell holds; a `code` is our own word. */
export type Kind = 'text' | 'code' | 'time' | 'boolean'

const INLINE = ' t="inlineStr"><is><t xml:space="preserve">'
const INLINE_END = '</t></is></c>'
const PLAIN = '" t="str"><v>'
const PLAIN_END = '</v></c>'

const csvCells: Readonly<Record<Kind, (value: Sql) => Sql>> = {
  text: (value) => sql`case when ${isFormula(value)} then '''' || ${value} else ${value} end`,
  code: (value) => value,
  // Not through iso_time, which is called for every cell: a quarter of an export's time.
  time: (value) => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  boolean: (value) => sql`${value}::text`,
}

/** `start` is the reference but for the number of its row, which is text. */
const xlsxCells: Readonly<Record<Kind, (value: Sql, start: string, row: Sql) => Sql>> = {
  text: xlsxText,
  code: (value, start, row) => sql`coalesce(${start} || ${row} || ${PLAIN} || ${value} || ${PLAIN_END}, '')`,
  // Not by extract, whose decimal numbers cost more than the rest of the cell.
  time: (value, start, row) => sql`coalesce(${start} || ${row} || ${`" s="${XLSX_STYLE.time}"><v>`}
    || date_part('epoch', ${value}) / 86400 + 25569 || ${PLAIN_END}, '')`,
  boolean: (value, start, row) =>
    sql`coalesce(${start} || ${row} || '" t="b"><v>' || ${value}::int || ${PLAIN_END}, '')`,
}

/** A value as COPY is to write it in CSV. */
export function csvCell(kind: Kind, value: Sql): Sql {
  return csvCells[kind](value)
}

/** A value as the cell of a column (`B`) in the row of that number, or nothing when it is unset. */
export function xlsxCell(kind: Kind, value: Sql, column: string, row: Sql): Sql {
  return xlsxCells[kind](value, `<c r="${column}`, row)
}

/** Tags as the text of a cell, between commas: one that holds a comma stands in quotes, its quotes by twos (tags/cell.ts). */
export function tagsCell(tags: Sql): Sql {
  return sql`case when array_to_string(${tags}, '') ~ '[,"]'
    then (select string_agg(
        case when tag ~ '^"|,' then '"' || replace(tag, '"', '""') || '"' else tag end, ', ' order by place)
      from unnest(${tags}) with ordinality t (tag, place))
    else array_to_string(${tags}, ', ') end`
}

function xlsxText(value: Sql, start: string, row: Sql): Sql {
  return sql`case when ${value} is null or ${value} = '' then ''
    when length(${value}) <= ${XLSX_TEXT_LENGTH}::int and ${value} !~ ${XLSX_SPECIAL}
      then ${start} || ${row} || ${PLAIN} || ${value} || ${PLAIN_END}
    else ${start} || ${row} || case when ${isFormula(value)} then ${`" s="${XLSX_STYLE.text}"`} else '"' end
      || ${INLINE} || ${escaped(value)} || ${INLINE_END} end`
}

function escaped(value: Sql): Sql {
  const legal = sql`regexp_replace(left(${value}, ${XLSX_TEXT_LENGTH}::int), ${XLSX_ILLEGAL}, '', 'g')`
  const coded = sql`regexp_replace(${legal}, ${XLSX_CODE.pattern}, ${XLSX_CODE.replacement}, 'g')`
  return XLSX_ESCAPES.reduce((text, [from, to]) => sql`replace(${text}, ${from}, ${to})`, coded)
}

function isFormula(value: Sql): Sql {
  return sql`(${value} ~ ${FORMULA} and ${value} !~ ${PHONE})`
}
