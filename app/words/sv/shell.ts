import type { SameAs } from '../language.ts'
import type { shell as en } from '../en/shell.ts'

export const shell: SameAs<typeof en> = {
  skip: 'Hoppa till innehållet',
  waiting: 'Laddar',
  more: 'Mer',
  close: 'Stäng',
  showPassword: 'Visa eller dölj lösenordet',
  fold: 'Visa bara ikoner',
  unfold: 'Visa namn',
  switcher: ', byt arbetsyta',
  pasted: {
    tooLong: (length, most) =>
      `Det är ${length} tecken, och inget av det klistrades in: fältet tar högst ${most}. Klistra in en del av det.`,
    cut: (most) => `Bara den första delen klistrades in: fältet tar högst ${most} tecken.`,
    plain: 'Bara orden klistrades in: det är mer omkring dem än som kan följa med.',
  },
  offline: 'Ingen anslutning. Det du har skrivit finns kvar, och vi försöker igen.',
  archived: {
    title: 'Den här arbetsytan är arkiverad',
    deleted: 'Den här arbetsytan är raderad. Allt i den tas bort för gott den',
    text: 'Inget går ut och inget kan ändras. Allt kan fortfarande läsas.',
    restore: 'Ta tillbaka',
    short: 'arkiverad',
    said: {
      archive: (name) => `${name} är arkiverad`,
      restore: (name) => `${name} är tillbaka. Det som hölls inne väntar på dig: inget går ut av sig självt.`,
      delete: (name) => `${name} är arkiverad och kommer att raderas`,
    },
  },
  places: {
    label: 'Platser',
    home: 'Hem',
    campaigns: 'Kampanjer',
    posts: 'Inlägg',
    contacts: 'Kontakter',
    segments: 'Segment',
    media: 'Bilder',
    products: 'Produkter',
    flows: 'Flöden',
    outbox: 'Utkorg',
    settings: 'Inställningar',
  },
  palette: {
    open: 'Sök',
    label: 'Gå till, hitta eller börja',
    hint: 'Gå till en sida, hitta en kontakt',
    nothing: 'Inget heter så',
    begin: { campaign: 'Skriv en kampanj', contact: 'Lägg till kontakt', workspace: 'Ny arbetsyta' },
  },
  account: {
    yours: ', ditt konto',
    leave: 'Logga ut',
  },
  schemes: { auto: 'Som systemet', light: 'Ljust', dark: 'Mörkt' },
  gates: {
    signIn: {
      title: 'Logga in igen',
      text: (email) =>
        `Du har loggats ut. Logga in som ${email} och fortsätt där du var; inget du har skrivit går förlorat.`,
      button: 'Logga in',
    },
    password: {
      title: 'Bekräfta att det är du',
      text: (email) => `Ange lösenordet för ${email} för att fortsätta.`,
      button: 'Bekräfta',
    },
  },
  notFound: {
    title: 'Här finns ingenting',
    text: 'Adressen är fel, eller så får du inte se det som finns här.',
    home: 'Gå till din arbetsyta',
  },
  notAllowed: {
    title: 'Din roll öppnar inte den här sidan',
    text: 'En ägare eller administratör av arbetsytan kan ge dig en annan roll.',
    archived: 'Arbetsytan är arkiverad: inget kan ändras i den. En ägare kan ta tillbaka den.',
    home: 'Gå till din arbetsyta',
  },
  failed: {
    title: 'Sidan kunde inte visas',
    text: 'Något gick fel hos oss.',
    connection: 'Det finns ingen anslutning till servern.',
    unloaded: 'Den kom inte fram: anslutningen saknas, eller så har appen förnyats under tiden.',
    again: 'Försök igen',
    trace: (id) => `Uppge det här numret om du ber om hjälp: ${id}`,
  },
}
