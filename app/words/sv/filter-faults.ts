import type { SameAs } from '../language.ts'
import type { filterFaults as en } from '../en/filter-faults.ts'

const at = (position: string, found: string) =>
  found === '' ? 'Sist i filtret' : `Vid tecken ${position} i filtret (${found})`

export const filterFaults: SameAs<typeof en> = {
  'order-unknown': (_position, name) =>
    `”${name}” går inte att sortera efter; tryck på en kolumns rubrik i stället`,
  'order-twice': (_position, name) => `”${name}” sorteras det efter två gånger; låt det stå en gång`,
  'order-terms': (_position, limit) => `En lista sorteras efter högst ${limit} fält`,
  'order-field': (position) => `Ordningen bryts av vid tecken ${position}; skriv ett fälts namn där`,
  'order-end': (position) =>
    `Ordningen bryts av vid tecken ${position}; skriv asc, desc, ett komma eller inget mer`,
  'filter-long': (_position, limit) => `Ett filter har högst ${limit} tecken`,
  'filter-character': (position) => `Tecken ${position} i filtret kan inte stå i en text; ta bort det`,
  'filter-quote': (position) =>
    `Citattecknet vid tecken ${position} i filtret stängs inte; stäng det med ', och skriv '' för ett inne i en text`,
  'filter-end': (position, found) => `${at(position, found)}: skriv and, or eller inget mer`,
  'filter-close': (position, found) => `${at(position, found)}: skriv and, or eller )`,
  'filter-field': (position, found) => `${at(position, found)}: skriv ett fälts namn, not eller (`,
  'filter-operator': (position, found, names) => `${at(position, found)}: skriv någon av ${names}`,
  'filter-value': (position, found) =>
    `${at(position, found)}: skriv ett värde, det vill säga text i enkla citattecken, ett tal, true, false eller null`,
  'filter-mark': (position, found, mark) => `${at(position, found)}: skriv ${mark}`,
  'filter-list': (position, found) => `${at(position, found)}: skriv , eller )`,
  'filter-levels': (_position, limit) => `Ett filter har högst ${limit} nivåer av parenteser och not`,
  'filter-conditions': (_position, limit) => `Ett filter har högst ${limit} villkor`,
  'filter-list-values': (_position, limit) => `Listorna i ett filter har högst ${limit} värden`,
  'filter-map': (_position, map) => `Ange en av delarna i ${map}, som ${map}.size`,
  'filter-unknown': (_position, name, nearest) =>
    nearest === ''
      ? `”${name}” är inget fält att filtrera på; välj ett med ”Lägg till filter”`
      : `”${name}” är inget fält att filtrera på; menade du ${nearest}?`,
  'filter-takes': (_position, name, operator, names) => `${name} tar inte ${operator}; det tar ${names}`,
  'filter-test': (_position, value, operator) => `${value} går med eq och ne, inte med ${operator}`,
  'filter-number-large': 'Ett tal i filtret är för stort; det största är ungefär 1.8e308',
  'filter-like': "like tar text, som 'abc%'",
  'filter-mixed': 'between tar två tal eller två texter, inte en av varje',
  'filter-string': (_position, name) => `${name} tar text, som 'abc'`,
  'filter-number': (_position, name) => `${name} tar ett tal, som 9.5`,
  'filter-boolean': (_position, name) => `${name} tar true eller false`,
  'filter-date': (_position, name) =>
    `${name} tar en dag eller en tid, som '2026-11-20' eller '2026-11-20T08:00:00Z'`,
  'filter-id': (_position, name) => `${name} tar ett id i citattecken, som '01936f0e-…'`,
  'filter-strings': (_position, name) => `${name} tar text, som 'abc'`,
  'filter-member': (_position, name) => `${name} tar text, ett tal, true eller false, som 'abc' eller 9.5`,
  'filter-too-slow': (_path, costliest) =>
    `Det här filtret tar för lång tid; gör det snävare: ${costliest} kostar mest`,
  'filter-too-costly': (_path, points, most, costliest) =>
    `Det här filtret kostar för mycket (${points} av högst ${most}); gör det snävare, för ${costliest} kostar mest`,
}
