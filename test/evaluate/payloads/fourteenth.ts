/** A fourteenth round, written blind to the code: builders as they post, forms by hand in many languages, events of systems. Who fills in its forms. */

export const LISA = { email: 'lisa.holm@example.se', name: 'Lisa Holm' }
export const GEORGE = { email: 'george.webb@example.co.uk', name: 'George Webb' }
export const CHLOE = { email: 'chloe.barnes@example.com', name: 'Chloe Barnes' }
export const FELIX = { email: 'felix.brandt@example.de', name: 'Felix Brandt' }
export const CAMILLE = { email: 'camille.roche@example.fr', name: 'Camille Roche' }
export const LUCIA = { email: 'lucia.vega@example.es', name: 'Lucía Vega' }
export const MATTEO = { email: 'matteo.rinaldi@example.it', name: 'Matteo Rinaldi' }
export const SANNE = { email: 'sanne.bakker@example.nl', name: 'Sanne Bakker' }
export const EIRIK = { email: 'eirik.solberg@example.no', name: 'Eirik Solberg' }
export const KAREN = { email: 'karen.holst@example.dk', name: 'Karen Holst' }
export const EERO = { email: 'eero.salmi@example.fi', name: 'Eero Salmi' }
export const TIAGO = { email: 'tiago.lopes@example.pt', name: 'Tiago Lopes' }
export const KINGA = { email: 'kinga.wojcik@example.pl', name: 'Kinga Wójcik' }
