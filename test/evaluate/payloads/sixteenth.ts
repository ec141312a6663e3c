/** A sixteenth round, written blind to the code, of builders, shops, systems and forms by hand in turns: every second payload is held apart. Who fills in its forms. */

export const SIV = { email: 'siv.oberg@example.se', name: 'Siv Öberg' }
export const NIAMH = { email: 'niamh.oshea@example.ie', name: "Niamh O'Shea" }
export const GREG = { email: 'greg.tan@example.com', name: 'Gregory Tan' }
export const ANKE = { email: 'anke.mueller@example.de', name: 'Anke Müller-Hoff' }
export const LUC = { email: 'jl.besson@example.fr', name: 'Jean-Luc Besson' }
export const NURIA = { email: 'nuria.perez@example.es', name: 'Nuria Pérez Sanz' }
export const ELIO = { email: 'elio.desantis@example.it', name: 'Elio De Santis' }
export const FEMKE = { email: 'femke.vandam@example.nl', name: 'Femke van Dam' }
export const OYVIND = { email: 'oyvind.bakke@example.no', name: 'Øyvind Bakke' }
export const KAREN = { email: 'karen.kjaer@example.dk', name: 'Karen Kjær' }
export const PAIVI = { email: 'paivi.h@example.fi', name: 'Päivi Hämäläinen' }
export const TIAGO = { email: 'tiago.reis@example.pt', name: 'Tiago dos Reis' }
export const LUKASZ = { email: 'lukasz.zak@example.pl', name: 'Łukasz Żak' }
