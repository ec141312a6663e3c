/** Where a filter breaks off, by the names the server gives: first its character, then what varies. */

/** What stands there; nothing where the filter ends too early. */
const at = (position: string, found: string) =>
  found === '' ? 'At the end of the filter' : `At character ${position} of the filter (${found})`

export const filterFaults = {
  'order-unknown': (_position: string, name: string) =>
    `“${name}” is nothing to sort by; press the heading of a column instead`,
  'order-twice': (_position: string, name: string) => `“${name}” is sorted by twice; leave it once`,
  'order-terms': (_position: string, limit: string) => `A list is sorted by at most ${limit} fields`,
  'order-field': (position: string) =>
    `The order breaks off at character ${position}; write the name of a field there`,
  'order-end': (position: string) =>
    `The order breaks off at character ${position}; write asc, desc, a comma or nothing more`,
  'filter-long': (_position: string, limit: string) => `A filter has at most ${limit} characters`,
  'filter-character': (position: string) =>
    `Character ${position} of the filter cannot be part of a text; take it out`,
  'filter-quote': (position: string) =>
    `The quote at character ${position} of the filter is not closed; close it with ', and write '' for one within a text`,
  'filter-end': (position: string, found: string) => `${at(position, found)}: write and, or or nothing more`,
  'filter-close': (position: string, found: string) => `${at(position, found)}: write and, or or )`,
  'filter-field': (position: string, found: string) =>
    `${at(position, found)}: write the name of a field, not or (`,
  'filter-operator': (position: string, found: string, names: string) =>
    `${at(position, found)}: write one of ${names}`,
  'filter-value': (position: string, found: string) =>
    `${at(position, found)}: write a value, which is text in single quotes, a number, true, false or null`,
  'filter-mark': (position: string, found: string, mark: string) => `${at(position, found)}: write ${mark}`,
  'filter-list': (position: string, found: string) => `${at(position, found)}: write , or )`,
  'filter-levels': (_position: string, limit: string) =>
    `A filter has at most ${limit} levels of parentheses and not`,
  'filter-conditions': (_position: string, limit: string) => `A filter has at most ${limit} conditions`,
  'filter-list-values': (_position: string, limit: string) =>
    `The lists of a filter have at most ${limit} values`,
  'filter-map': (_position: string, map: string) => `Name one of the members of ${map}, as in ${map}.size`,
  'filter-unknown': (_position: string, name: string, nearest: string) =>
    nearest === ''
      ? `“${name}” is not a field to filter by; choose one with “Add filter”`
      : `“${name}” is not a field to filter by; did you mean ${nearest}?`,
  'filter-takes': (_position: string, name: string, operator: string, names: string) =>
    `${name} does not take ${operator}; it takes ${names}`,
  'filter-test': (_position: string, value: string, operator: string) =>
    `${value} goes with eq and ne, not with ${operator}`,
  'filter-number-large': 'A number of the filter is too large; the largest is about 1.8e308',
  'filter-like': "like takes text, as in 'abc%'",
  'filter-mixed': 'between takes two numbers or two texts, not one of each',
  'filter-string': (_position: string, name: string) => `${name} takes text, as in 'abc'`,
  'filter-number': (_position: string, name: string) => `${name} takes a number, as in 9.5`,
  'filter-boolean': (_position: string, name: string) => `${name} takes true or false`,
  'filter-date': (_position: string, name: string) =>
    `${name} takes a day or a time, as in '2026-11-20' or '2026-11-20T08:00:00Z'`,
  'filter-id': (_position: string, name: string) => `${name} takes an id in quotes, as in '01936f0e-…'`,
  'filter-strings': (_position: string, name: string) => `${name} takes text, as in 'abc'`,
  'filter-member': (_position: string, name: string) =>
    `${name} takes text, a number, true or false, as in 'abc' or 9.5`,
  'filter-too-slow': (_path: string, costliest: string) =>
    `This filter takes too long; narrow it: ${costliest} costs most`,
  'filter-too-costly': (_path: string, points: string, most: string, costliest: string) =>
    `This filter costs too much (${points} of at most ${most}); narrow it, for ${costliest} costs most`,
}
