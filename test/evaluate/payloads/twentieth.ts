/** A twentieth round, written blind to the code, of builders, shops, systems and forms by hand in turns: every second payload is held apart. Who fills in its forms. */

export const AGNES = { email: 'agnes.lindqvist@example.se', name: 'Agnes Lindqvist' }
export const OLIVER = { email: 'oliver.haines@example.co.uk', name: 'Oliver Haines' }
export const MAYA = { email: 'maya.trujillo@example.com', name: 'Maya Trujillo' }
export const KLARA = { email: 'klara.wendt@example.de', name: 'Klara Wendt' }
export const MATHIS = { email: 'mathis.perrin@example.fr', name: 'Mathis Perrin' }
export const LUCIA = { email: 'lucia.navarro@example.es', name: 'Lucía Navarro Gil' }
export const DAVIDE = { email: 'davide.conti@example.it', name: 'Davide Conti' }
export const SANNE = { email: 'sanne.dewit@example.nl', name: 'Sanne de Wit' }
export const HENRIK = { email: 'henrik.dahl@example.no', name: 'Henrik Dahl' }
export const FREJA = { email: 'freja.holm@example.dk', name: 'Freja Holm' }
export const AINO = { email: 'aino.korhonen@example.fi', name: 'Aino Korhonen' }
export const TIAGO = { email: 'tiago.moreira@example.pt', name: 'Tiago Moreira' }
export const KASIA = { email: 'katarzyna.wojcik@example.pl', name: 'Katarzyna Wójcik' }
