/** A twelfth round, written blind to the code: builders as they post, forms by hand in many languages, events of systems. Who fills in its forms. */

export const FREJA = { email: 'freja.holm@example.se', name: 'Freja Holm' }
export const OWEN = { email: 'owen.clarke@example.co.uk', name: 'Owen Clarke' }
export const AVA = { email: 'ava.reed@example.com', name: 'Ava Reed' }
export const LUKAS = { email: 'lukas.weber@example.de', name: 'Lukas Weber' }
export const CHLOE = { email: 'chloe.roux@example.fr', name: 'Chloé Roux' }
export const PABLO = { email: 'pablo.serrano@example.es', name: 'Pablo Serrano' }
export const LUCA = { email: 'luca.ferri@example.it', name: 'Luca Ferri' }
export const FLEUR = { email: 'fleur.bakker@example.nl', name: 'Fleur Bakker' }
export const EIRIK = { email: 'eirik.lund@example.no', name: 'Eirik Lund' }
export const KAREN = { email: 'karen.bech@example.dk', name: 'Karen Bech' }
export const VILLE = { email: 'ville.laine@example.fi', name: 'Ville Laine' }
export const TIAGO = { email: 'tiago.rocha@example.pt', name: 'Tiago Rocha' }
export const ZOFIA = { email: 'zofia.mazur@example.pl', name: 'Zofia Mazur' }
