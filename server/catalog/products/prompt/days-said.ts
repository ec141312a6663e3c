/** Where a day ends that stands between who has a birthday and how old they will be: "wird am Samstag vier". Pure. */
import type { Token } from './tokens.ts'

const DAYS = new Set(
  `monday tuesday wednesday thursday friday saturday sunday tomorrow today mandag tisdag onsdag torsdag fredag lordag sondag imorgon idag snart
  montag dienstag mittwoch donnerstag freitag samstag sonntag morgen heute bald lundi mardi mercredi jeudi vendredi samedi dimanche demain bientot
  lunes martes miercoles jueves viernes sabado domingo manana hoy pronto`.split(/\s+/),
)
const ON = new Set('on am pa el ce i'.split(' '))

/** "Wird am Samstag vier", "fyller på lördag fyra". */
export function dayEnd(tokens: readonly Token[], at: number): number {
  if (DAYS.has(tokens[at]?.key ?? '')) return at + 1
  return ON.has(tokens[at]?.key ?? '') && DAYS.has(tokens[at + 1]?.key ?? '') ? at + 2 : at
}
