import type { SameAs } from '../language.ts'
import type { posts as en } from '../en/posts.ts'

export const posts: SameAs<typeof en> = {
  title: 'Inlägg',
  write: 'Skriv ett',
  untitled: 'Utan rubrik',
  back: 'Till inläggen',
  places: { label: 'Inlägg', published: 'Publicerade', requests: 'Inläggsförslag' },
  columns: {
    title: 'Rubrik',
    author: 'Skrivet av',
    tag: 'Tagg',
    tags: 'Taggar',
    claps: 'Applåder',
    published: 'Publicerat',
  },
  empty: {
    title: 'Inget publicerat ännu',
    text: 'Varje kampanj som går ut med e-post blir ett inlägg på din publika sida. Inläggsförslag blir inlägg när du godkänner dem.',
  },
  noMatch: { title: 'Inget inlägg är sådant', text: 'Ta bort ett villkor för att se fler.' },
  missing: {
    title: 'Inlägget finns inte här',
    text: 'Det kan vara privat, eller höra till en annan arbetsyta.',
  },
  copyLink: 'Kopiera länk',
  copied: 'Kopierat',
  open: 'Öppna sidan',
  frame: (title) => `Sidan för ${title}`,
  embed: {
    button: 'Visa på din webbplats',
    title: 'Visa dina inlägg på din webbplats',
    text: 'Klistra in det här där dina senaste inlägg ska stå. Det håller sig uppdaterat av sig självt.',
    way: 'Hur',
    ways: { script: 'Skript', frame: 'Ram' },
    about: {
      script: 'Får din webbplats utseende. För sidor där du får lägga till ett skript.',
      frame: 'Behåller utseendet från din publika sida. För verktyg som bara tar ramar.',
    },
    count: 'Inlägg',
    code: 'Kod att klistra in',
    copy: 'Kopiera koden',
    copied: 'Kopierat',
    preview: 'Så här visar en ram det',
    close: 'Stäng',
  },
}
