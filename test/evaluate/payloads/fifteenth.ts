/** A fifteenth round, written blind to the code: the mass of what arrives in these years, of well-known vendors and small firms' forms. Who fills in its forms. */

export const HANNA = { email: 'hanna.ek@example.se', name: 'Hanna Ek' }
export const OLIVER = { email: 'oliver.grant@example.co.uk', name: 'Oliver Grant' }
export const RUBY = { email: 'ruby.mason@example.com', name: 'Ruby Mason' }
export const JONAS = { email: 'jonas.weber@example.de', name: 'Jonas Weber' }
export const MANON = { email: 'manon.girard@example.fr', name: 'Manon Girard' }
export const PABLO = { email: 'pablo.ruiz@example.es', name: 'Pablo Ruiz' }
export const CHIARA = { email: 'chiara.galli@example.it', name: 'Chiara Galli' }
export const DAAN = { email: 'daan.visser@example.nl', name: 'Daan Visser' }
export const INGRID = { email: 'ingrid.moen@example.no', name: 'Ingrid Moen' }
export const FREJA = { email: 'freja.lund@example.dk', name: 'Freja Lund' }
export const AINO = { email: 'aino.niemi@example.fi', name: 'Aino Niemi' }
export const RUI = { email: 'rui.matos@example.pt', name: 'Rui Matos' }
export const ZOFIA = { email: 'zofia.krol@example.pl', name: 'Zofia Król' }
