/** SQL as tagged templates: values become parameters, `Sql` fragments nest; nothing else can reach a statement. */
export { default as sql, join, raw, empty, type Sql } from 'sql-template-tag'
