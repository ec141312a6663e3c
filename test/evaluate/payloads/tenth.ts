/** A tenth round, written blind to the code: senders by their documented shapes, odd field names, and people beside the contact. Who fills in its forms. */

export const ASTRID = { email: 'astrid.holm@example.se', name: 'Astrid Holm' }
export const OWEN = { email: 'owen.hart@example.co.uk', name: 'Owen Hart' }
export const GRETA = { email: 'greta.vogel@example.de', name: 'Greta Vogel' }
export const JULES = { email: 'jules.moreau@example.fr', name: 'Jules Moreau' }
export const LUCIA = { email: 'lucia.ramos@example.es', name: 'Lucía Ramos' }
export const MARCO = { email: 'marco.ferri@example.it', name: 'Marco Ferri' }
export const FLEUR = { email: 'fleur.dejong@example.nl', name: 'Fleur de Jong' }
export const EIVIND = { email: 'eivind.lie@example.no', name: 'Eivind Lie' }
export const KAREN = { email: 'karen.bach@example.dk', name: 'Karen Bach' }
export const VEERA = { email: 'veera.aho@example.fi', name: 'Veera Aho' }
export const TIAGO = { email: 'tiago.pinto@example.pt', name: 'Tiago Pinto' }
export const ZOFIA = { email: 'zofia.mazur@example.pl', name: 'Zofia Mazur' }
