/** What of a form changed, what two people changed at once, and both together. Pure. */

type Field<Values> = keyof Values & string

export function changedFields<Values extends object>(base: Values, mine: Values): Field<Values>[] {
  // Every value of a form has the fields of its type, and no others.
  const names = Object.keys(mine) as Field<Values>[]
  return names.filter((name) => !isSame(base[name], mine[name]))
}

/** Fields that both changed since `base`, to different values. */
export function clashingFields<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Field<Values>[] {
  return changedFields(base, mine).filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  )
}

/** Theirs, with what I changed on top of it. */
export function mergedValues<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const own = changedFields(base, mine).map((name) => [name, mine[name]])
  return { ...theirs, ...Object.fromEntries(own) }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
