/** An eighteenth round, written blind to the code, of builders, shops, systems and forms by hand in turns: every second payload is held apart. Who fills in its forms. */

export const ASTRID = { email: 'astrid.sjogren@example.se', name: 'Astrid Sjögren' }
export const OWEN = { email: 'owen.hughes@example.co.uk', name: 'Owen Hughes' }
export const TESS = { email: 'tess.moreno@example.com', name: 'Tess Moreno' }
export const FRIEDA = { email: 'f.hartmann@example.de', name: 'Friederike Hartmann' }
export const MANON = { email: 'manon.leclerc@example.fr', name: 'Manon Leclerc' }
export const LUCIA = { email: 'lucia.campos@example.es', name: 'Lucía Campos Rey' }
export const MARCO = { email: 'marco.deluca@example.it', name: 'Marco De Luca' }
export const SANNE = { email: 'sanne.devries@example.nl', name: 'Sanne de Vries' }
export const HAAKON = { email: 'haakon.lie@example.no', name: 'Håkon Lie' }
export const METTE = { email: 'mette.skov@example.dk', name: 'Mette Skov' }
export const AINO = { email: 'aino.korhonen@example.fi', name: 'Aino Korhonen' }
export const DUARTE = { email: 'duarte.pinto@example.pt', name: 'Duarte Pinto' }
export const KASIA = { email: 'kasia.wrona@example.pl', name: 'Katarzyna Wrona' }
