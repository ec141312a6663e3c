/** An eighth round, written blind to the code: who fills in its forms, and how they are put into bytes. */

export const TOM = { email: 'tom.price@example.co.uk', name: 'Tom Price' }
export const ULI = { email: 'uli.brandt@example.de', name: 'Uli Brandt' }
export const LEA = { email: 'lea.martin@example.fr', name: 'Léa Martin' }
export const INES = { email: 'ines.gomez@example.es', name: 'Inés Gómez' }
export const GIULIA = { email: 'giulia.conti@example.it', name: 'Giulia Conti' }
export const SANNE = { email: 'sanne@example.nl' }
export const NINA = { email: 'nina.dahl@example.no', name: 'Nina Dahl' }
export const MADS = { email: 'mads.krogh@example.dk', name: 'Mads Krogh' }
export const EERO = { email: 'eero.salo@example.fi', name: 'Eero Salo' }
export const JOAO = { email: 'joao.silva@example.pt', name: 'João Silva' }
export const OLA = { email: 'ola.wilk@example.pl', name: 'Ola Wilk' }

/** A form as pairs, where a name comes twice. */
export function pairs(...list: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(list.map(([name, value]): [string, string] => [name, value])).toString()
}
