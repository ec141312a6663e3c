/** A ninth round, written blind to the code: the ordinary that most senders send. Who fills in its forms. */

export const ELIN = { email: 'elin.berg@example.se', name: 'Elin Berg' }
export const HANNAH = { email: 'hannah.cole@example.co.uk', name: 'Hannah Cole' }
export const FELIX = { email: 'felix.weber@example.de', name: 'Felix Weber' }
export const CAMILLE = { email: 'camille.roux@example.fr', name: 'Camille Roux' }
export const PABLO = { email: 'pablo.vega@example.es', name: 'Pablo Vega' }
export const CHIARA = { email: 'chiara.greco@example.it', name: 'Chiara Greco' }
export const DAAN = { email: 'daan.visser@example.nl', name: 'Daan Visser' }
export const SIGRID = { email: 'sigrid.moen@example.no', name: 'Sigrid Moen' }
export const FREJA = { email: 'freja.holm@example.dk', name: 'Freja Holm' }
export const MIKKO = { email: 'mikko.laine@example.fi', name: 'Mikko Laine' }
export const RITA = { email: 'rita.sousa@example.pt', name: 'Rita Sousa' }
export const MAREK = { email: 'marek.nowak@example.pl', name: 'Marek Nowak' }
