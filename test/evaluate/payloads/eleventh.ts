/** An eleventh round, written blind to the code: builders, shops, bookings and hand-made forms, and what must not be read as a yes. Who fills in its forms. */

export const ELSA = { email: 'elsa.nyman@example.se', name: 'Elsa Nyman' }
export const RUBY = { email: 'ruby.shaw@example.co.uk', name: 'Ruby Shaw' }
export const KLARA = { email: 'klara.busch@example.de', name: 'Klara Busch' }
export const HUGO = { email: 'hugo.lefevre@example.fr', name: 'Hugo Lefèvre' }
export const NURIA = { email: 'nuria.vidal@example.es', name: 'Nuria Vidal' }
export const SOFIA = { email: 'sofia.greco@example.it', name: 'Sofia Greco' }
export const DAAN = { email: 'daan.visser@example.nl', name: 'Daan Visser' }
export const SIGNE = { email: 'signe.moen@example.no', name: 'Signe Moen' }
export const ANTON = { email: 'anton.friis@example.dk', name: 'Anton Friis' }
export const AINO = { email: 'aino.koski@example.fi', name: 'Aino Koski' }
export const RITA = { email: 'rita.costa@example.pt', name: 'Rita Costa' }
export const PAWEL = { email: 'pawel.nowak@example.pl', name: 'Paweł Nowak' }
