/** A seventeenth round, written blind to the code, of builders, shops, systems and forms by hand in turns: every second payload is held apart. Who fills in its forms. */

export const EBBA = { email: 'ebba.lindqvist@example.se', name: 'Ebba Lindqvist' }
export const RORY = { email: 'rory.macleod@example.co.uk', name: 'Rory MacLeod' }
export const DANA = { email: 'dana.whitfield@example.com', name: 'Dana Whitfield' }
export const JONAS = { email: 'jonas.vonberg@example.de', name: 'Jonas von Berg' }
export const CLAIRE = { email: 'claire.dupont@example.fr', name: 'Claire Dupont-Moreau' }
export const IKER = { email: 'iker.alonso@example.es', name: 'Iker Alonso Vidal' }
export const CHIARA = { email: 'chiara.dangelo@example.it', name: "Chiara D'Angelo" }
export const BRAM = { email: 'bram.vdb@example.nl', name: 'Bram van den Berg' }
export const INGRID = { email: 'ingrid.aas@example.no', name: 'Ingrid Aas' }
export const SOREN = { email: 'soren.holm@example.dk', name: 'Søren Holm' }
export const VEIKKO = { email: 'veikko.aalto@example.fi', name: 'Veikko Aalto' }
export const RITA = { email: 'rita.nogueira@example.pt', name: 'Rita Nogueira' }
export const ZOFIA = { email: 'zofia.maj@example.pl', name: 'Zofia Maj' }
