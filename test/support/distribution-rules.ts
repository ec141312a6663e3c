/** What a distributed PostgreSQL refuses, or does otherwise without a word (docs/citus.md), as rules over SQL texts. */

export interface Rule {
  readonly title: string
  /** Whether a text is one that the rule looks at; every rule has to see some. */
  readonly concerns: RegExp
  /** What breaks it, as it stands in the text. */
  faults(text: string): string[]
  readonly broken: readonly string[]
  readonly kept: readonly string[]
}

const ON_CONFLICT =
  /\binsert into\b(?:(?!\b(?:values|insert into)\b)[^])*?\bselect\b(?:(?!\binsert into\b)[^])*?\bon conflict\b/

/** Hole in capitals: a piece of SQL that never changes. With a cast behind it is a parameter all the same. */
const CONSTANT_HOLE = /\$\{[A-Z][A-Z_]*\}(?!::)/g

export const RULES: readonly Rule[] = [
  {
    title: 'no `case x when`: it comes back with a value of the wrong type',
    concerns: /\bcase\b/i,
    faults: (text) => text.match(/\bcase\s+(?!when\b)\S+\s+when\b/gi) ?? [],
    broken: [`update a set b = case d.state when 'x' then 1 end`, `select case\n status when 'x' then 1 end`],
    kept: [`update a set b = case when d.state = 'x' then 1 end`, `select case\n  when a then b end`],
  },
  {
    title: 'nothing but constants behind `on conflict` of an insert from a select',
    concerns: ON_CONFLICT,
    faults: (text) => conflictsOf(text).flatMap((part) => part.match(/\$\{[^}]*\}|\binterval\b/gi) ?? []),
    broken: [
      'insert into a (b) select 1 on conflict (b) do update set c = ${limit}::int',
      'insert into a (b) select 1 from d on conflict (b) do update set c = a.c where a.c < ${LIMIT}::int returning c',
      `with x as (insert into a (b) select 1 on conflict (b) do update set c = a.c + interval '1 day') select from x`,
      'with x as (insert into a (b) values (1)), y as (insert into e (b) select 1 on conflict do update set b = ${b}) select',
    ],
    kept: [
      'insert into a (b) select ${b} on conflict (b) do update set c = excluded.c where ${LIMIT} > a.c returning ${c}',
      'insert into a (b) values (${b}) on conflict (b) do update set c = ${c}',
      'with x as (insert into a (b) select 1 on conflict (b) do nothing) select ${b}',
    ],
  },
  {
    title: 'no cast in `returning`',
    concerns: /\breturning\b/i,
    faults: (text) => returningOf(text).flatMap((part) => part.match(/\S+::\w+|\bcast\s*\(/gi) ?? []),
    broken: [
      'update a set b = 1 returning id, b::text',
      'with x as (delete from a returning cast(b as text)) select',
    ],
    kept: [
      'update a set b = 1::int returning id, b',
      'with x as (delete from a returning coalesce(b, c)) select d::int',
    ],
  },
  {
    title: 'no `set_config`: it never reaches the other nodes',
    concerns: /\b(set_config|set local|select)\b/i,
    faults: (text) => text.match(/\bset_config\b/gi) ?? [],
    broken: [`select set_config('enable_seqscan', 'off', true)`],
    kept: [`set local enable_seqscan to 'off'`],
  },
  {
    title: 'every table of a statement is given its workspace as a value',
    concerns: /\bworkspace_id\b/,
    faults: (text) =>
      text.match(/\bworkspace_id\s*=\s*(?!excluded\b)\w+\.(?:"workspaceId"|workspace_id|id)(?!\w)/g) ?? [],
    broken: [
      'select from a join b on b.workspace_id = a.workspace_id where a.workspace_id = ${workspaceId}::uuid',
      'select from workspace w join b on b.workspace_id = w.id',
      'delete from a using b where a.workspace_id = b."workspaceId"',
    ],
    kept: [
      'select from a join b on b.workspace_id = ${workspaceId}::uuid where a.workspace_id = ${workspaceId}::uuid',
      'insert into a values (1) on conflict (b) do update set workspace_id = excluded.workspace_id',
    ],
  },
]

/** Of migrations: one statement. */
export const CONSTRAINT_RULE: Pick<Rule, 'faults' | 'broken' | 'kept'> = {
  faults(text) {
    const bare = text.replaceAll(/--[^\n]*/g, '').replaceAll(/'[^']*'/g, "''")
    if (!/^\s*alter table\b/i.test(bare)) return []
    const inColumn = /\badd column\b[^]*\b(check|references|unique|primary key|constraint)\b/i.exec(bare)
    const unnamed = /\badd\s+(check|unique|primary key|foreign key)\b/i.exec(bare)
    const beside = /\badd constraint\b[^]*,\s*(add|drop|alter|rename)\b|,\s*add constraint\b/i.exec(bare)
    return [inColumn, unnamed, beside].flatMap((found) => (found ? [found[0]] : []))
  },
  broken: [
    'alter table a add column b int check (b > 0)',
    'alter table a add column b uuid references c (id)',
    'alter table a add check (b > 0)',
    'alter table a add column b int, add constraint b_is_more check (b > 0)',
    'alter table a add constraint x check (b > 0), drop column c',
    '-- why\nalter table a add unique (b)',
  ],
  kept: [
    `alter table a add column b text not null default 'check it, add constraint'`,
    'alter table a add constraint b_is_more check (b > 0)',
    'create table a (b int primary key check (b > 0))',
  ],
}

/** From each `on conflict` of an insert from a select to the end of its statement or to `returning`. */
function conflictsOf(text: string): string[] {
  return text
    .split(/(?=\binsert into\b)/i)
    .filter((part) => ON_CONFLICT.test(part))
    .map((part) => {
      const rest = part.slice(part.search(/\bon conflict\b/i)).replaceAll(CONSTANT_HOLE, '')
      return uptoClosing(rest.split(/\breturning\b/i)[0] ?? '')
    })
}

function returningOf(text: string): string[] {
  return text
    .split(/\breturning\b/i)
    .slice(1)
    .map(uptoClosing)
}

/** Until the parenthesis closes that the part stands in. */
function uptoClosing(part: string): string {
  let depth = 0
  for (const { 0: letter, index } of part.matchAll(/[()]/g)) {
    depth += letter === '(' ? 1 : -1
    if (depth < 0) return part.slice(0, index)
  }
  return part
}
