import type { SameAs } from '../language.ts'
import type { keys as en } from '../en/keys.ts'

export const keys: SameAs<typeof en> = {
  title: 'API-nycklar',
  intro:
    'Med en nyckel använder era egna system API:et. Ge varje system en egen, med inte mer än det behöver.',
  name: 'Namn',
  nameHint: 'Vad som använder den, till exempel butiken',
  missing: 'Ange ett namn',
  scopesMissing: 'Välj minst en',
  make: 'Gör en nyckel',
  scopes: 'Vad den får göra',
  areas: {
    feeds: 'Arbetsyta, team och nya kontakter',
    contacts: 'Kontakter',
    products: 'Produkter',
    posts: 'Utskick och inlägg',
  },
  levels: { none: 'Inget', 'read-only': 'Läsa', 'read-write': 'Läsa och skriva' },
  created: 'Gjord',
  none: 'Det finns ingen nyckel än.',
  revoked: 'Återkallad',
  rotate: 'Byt ut',
  rotateOf: (name) => `Byt ut ${name}`,
  rotateTitle: (name) => `Byta ut ${name}?`,
  rotateText: 'En ny nyckel med samma rättigheter görs, och den gamla slutar fungera genast.',
  revoke: 'Återkalla',
  revokeOf: (name) => `Återkalla ${name}`,
  revokeTitle: (name) => `Återkalla ${name}?`,
  revokeText: 'Den slutar fungera genast, och det går inte att ångra.',
  cancel: 'Avbryt',
  made: 'Er nya nyckel',
  madeText: 'Kopiera den nu: den visas bara den här gången, och ingen kan läsa den igen.',
  key: 'Nyckel',
  copy: 'Kopiera nyckeln',
  copied: 'Kopierat',
  done: 'Jag har kopierat den',
}
