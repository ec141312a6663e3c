/** A thirteenth round, written blind to the code: builders as they post, forms by hand in many languages, events of systems. Who fills in its forms. */

export const MAJA = { email: 'maja.ek@example.se', name: 'Maja Ek' }
export const HARRY = { email: 'harry.doyle@example.co.uk', name: 'Harry Doyle' }
export const ZOE = { email: 'zoe.carter@example.com', name: 'Zoe Carter' }
export const JONAS = { email: 'jonas.vogt@example.de', name: 'Jonas Vogt' }
export const MANON = { email: 'manon.petit@example.fr', name: 'Manon Petit' }
export const DIEGO = { email: 'diego.ramos@example.es', name: 'Diego Ramos' }
export const ELISA = { email: 'elisa.greco@example.it', name: 'Elisa Greco' }
export const BRAM = { email: 'bram.visser@example.nl', name: 'Bram Visser' }
export const INGRID = { email: 'ingrid.moen@example.no', name: 'Ingrid Moen' }
export const SOREN = { email: 'soeren.juhl@example.dk', name: 'Søren Juhl' }
export const HELMI = { email: 'helmi.aalto@example.fi', name: 'Helmi Aalto' }
export const BEATRIZ = { email: 'beatriz.nunes@example.pt', name: 'Beatriz Nunes' }
export const MAREK = { email: 'marek.zielinski@example.pl', name: 'Marek Zieliński' }
