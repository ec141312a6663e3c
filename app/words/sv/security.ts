import type { SameAs } from '../language.ts'
import type { security as en } from '../en/security.ts'

export const security: SameAs<typeof en> = {
  passkeys: {
    title: 'Nycklar (passkeys)',
    text: 'Logga in med fingeravtryck, ansikte eller enhetens PIN-kod. Inget att komma ihåg, och ingen falsk sida kan fråga efter det.',
    none: 'Du har ingen nyckel än.',
    add: 'Lägg till en nyckel',
    added: 'Nyckeln är tillagd',
    created: 'Tillagd',
    used: 'senast använd',
    unused: 'inte använd än',
    name: 'Namn',
    nameMissing: 'Ange ett namn',
    rename: 'Byt namn',
    renameOf: (name: string) => `Byt namn på ${name}`,
    save: 'Spara',
    remove: 'Ta bort',
    removeOf: (name: string) => `Ta bort ${name}`,
    removeTitle: (name: string) => `Ta bort ${name}?`,
    removeText: 'Den loggar inte in dig längre. Där du redan är inloggad förblir du det.',
    cancel: 'Avbryt',
    notHere:
      'Nycklar kräver en säker adress med ett namn. Den som driver servern ställer in den: PUBLIC_URL, som börjar med https.',
    notThisBrowser: 'Den här webbläsaren kan inte göra nycklar.',
  },
}
