/** A nineteenth round, written blind to the code, of builders, shops, systems and forms by hand in turns: every second payload is held apart. Who fills in its forms. */

export const INGRID = { email: 'ingrid.hallberg@example.se', name: 'Ingrid Hallberg' }
export const GRAHAM = { email: 'graham.pryce@example.co.uk', name: 'Graham Pryce' }
export const NADIA = { email: 'nadia.okafor@example.com', name: 'Nadia Okafor' }
export const JONAS = { email: 'jonas.brehm@example.de', name: 'Jonas Brehm' }
export const ELODIE = { email: 'elodie.garnier@example.fr', name: 'Élodie Garnier' }
export const PABLO = { email: 'pablo.ibarra@example.es', name: 'Pablo Ibarra Soto' }
export const CHIARA = { email: 'chiara.ferri@example.it', name: 'Chiara Ferri' }
export const BRAM = { email: 'bram.vandijk@example.nl', name: 'Bram van Dijk' }
export const SOLVEIG = { email: 'solveig.moen@example.no', name: 'Solveig Moen' }
export const JEPPE = { email: 'jeppe.lund@example.dk', name: 'Jeppe Lund' }
export const VEIKKO = { email: 'veikko.niemi@example.fi', name: 'Veikko Niemi' }
export const BEATRIZ = { email: 'beatriz.lopes@example.pt', name: 'Beatriz Lopes' }
export const TOMASZ = { email: 'tomasz.zielinski@example.pl', name: 'Tomasz Zieliński' }

/** A body as a browser writes a form with a file input. */
export function multipart(boundary: string, fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${boundary}--\r\n`
}
