/** A twenty-first round, written blind to the code: builders and systems, then forms by hand; every second payload is held apart. Who fills in its forms. */

export const ELSA = { email: 'elsa.nordin@example.se', name: 'Elsa Nordin' }
export const GEORGE = { email: 'george.whitlock@example.co.uk', name: 'George Whitlock' }
export const RENEE = { email: 'renee.castillo@example.com', name: 'Renee Castillo' }
export const TILL = { email: 'till.baumann@example.de', name: 'Till Baumann' }
export const CAMILLE = { email: 'camille.roussel@example.fr', name: 'Camille Roussel' }
export const ALVARO = { email: 'alvaro.reyes@example.es', name: 'Álvaro Reyes Molina' }
export const GIULIA = { email: 'giulia.marchetti@example.it', name: 'Giulia Marchetti' }
export const JOOST = { email: 'joost.vandenberg@example.nl', name: 'Joost van den Berg' }
export const INGVILD = { email: 'ingvild.haugen@example.no', name: 'Ingvild Haugen' }
export const MADS = { email: 'mads.kjaer@example.dk', name: 'Mads Kjær' }
export const ELINA = { email: 'elina.makela@example.fi', name: 'Elina Mäkelä' }
export const RITA = { email: 'rita.carvalho@example.pt', name: 'Rita Carvalho' }
export const PAWEL = { email: 'pawel.nowicki@example.pl', name: 'Paweł Nowicki' }

export const BOUNDARY = '----WebKitFormBoundary21'
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
