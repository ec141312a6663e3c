/** What a form holds once what was sent of it is answered: nothing that was typed meanwhile is lost. Pure. */

/** Of three: as it was sent, as it is now, as it was answered. What is another than was sent was typed since, and stays. */
export function settled<Values>(sent: Values, now: Values, answered: Values): Values {
  if (isSame(sent, now)) return answered
  if (!isGroup(sent) || !isGroup(now) || !isGroup(answered)) return now
  const names = Object.keys({ ...answered, ...now })
  // The same members as what was given.
  return Object.fromEntries(
    names.map((name) => [name, settled(sent[name], now[name], answered[name])]),
  ) as Values
}

/** Lists are one value: what was added to one belongs to what else is in it. */
function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  if (!isGroup(one) || !isGroup(other)) return Object.is(one, other)
  const names = Object.keys({ ...one, ...other })
  return names.every((name) => isSame(one[name], other[name]))
}
