/** Numbers with their units, as any of the five languages writes them: "1 Liter", "1 l", "1l" and "1 litre" are one. Pure. */
import { fold } from './fold.ts'

const UNITS: readonly (readonly string[])[] = [
  'l liter liters litre litres litro litros ltr',
  'ml milliliter millilitre millilitres mililitro mililitros',
  'cl centiliter centilitre centilitres centilitro centilitros',
  'cm centimeter centimeters centimetre centimetres zentimeter centimetro centimetros',
  'm meter meters metre metres metro metros',
  'mm millimeter millimetre millimetres milimetro milimetros',
  'kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos',
  'g gr gram grams gramm gramme grammes gramo gramos',
  'w watt watts vatio vatios',
  'v volt volts voltio voltios',
  'kw kilowatt kilowatts',
  'wh',
  'mah milliamperestunden',
  'ah amperestunden',
  'gb gig gigs gigabyte gigabytes go gigaoctets',
  'tb terabyte terabytes teraoctets',
  'mb megabyte megabytes',
  'hz hertz',
  'lm lumen lumens lumenes',
  'dl deciliter deciliters decilitre decilitres',
  'oz ounce ounces',
  'lb lbs',
  'tum zoll inch inches pouce pouces pulgada pulgadas',
  'person persons people personer person personen personne personnes personas persona pers manna man mann places plazas seats seater sits sitzer sitzplatze schlafplatze sittplatser sovplatser couchages',
  'players player spelare spieler joueurs joueur jugadores jugador',
  'st stk stuck styck stycken pcs pieces piece pieza piezas delar teile teilig',
].map((row) => row.split(' '))

const byUnit = new Map(UNITS.flatMap((unit) => unit.map((word) => [word, unit] as const)))

/** Every way to write the measure, as it was typed first; undefined when these are no number and its unit. */
export function measureIn(number: string, unit: string): readonly string[] | undefined {
  const spellings = /^\d+(?:[.,]\d+)?$/.test(number) ? byUnit.get(fold(unit)) : undefined
  if (spellings === undefined) return undefined
  const written = spellings.flatMap((one) => [`${number} ${one}`, `${number}${one}`])
  return [...new Set([`${number} ${unit}`, ...written])]
}
