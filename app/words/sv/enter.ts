import type { SameAs } from '../language.ts'
import type { enter as en } from '../en/enter.ts'

export const enter: SameAs<typeof en> = {
  signIn: {
    title: 'Logga in',
    button: 'Logga in',
    byLink: 'Logga in med den här länken',
    orPassword: 'Eller med ditt lösenord:',
    provider: (name: string) => `Logga in med ${name}`,
    nobody: {
      title: 'Ingen har ett konto här än',
      text: 'Öppna länken som servern visade när den startade: den gör dig till ägare. Varje start visar en ny.',
    },
    problems: {
      providerLate: 'Det tog för lång tid, eller var redan gjort. Logga in igen.',
      providerAddress:
        'Din adress är inte bekräftad där, eller får inte logga in här. Fråga den som driver servern.',
      providerStranger: 'Ingen har bjudit in dig än. Be en administratör av arbetsytan om en inbjudan.',
      providerOther: 'Där är du någon annan. Logga in där som den du är här.',
      providerFailed: 'Inloggningen där fungerade inte. Försök igen, eller logga in på ett annat sätt.',
    },
  },
  askLink: {
    title: 'Få en länk med e-post',
    text: 'Vi skickar en länk som loggar in dig och en för att välja ett nytt lösenord.',
    button: 'Skicka länken',
    back: 'Tillbaka till inloggningen',
    sentTitle: 'Titta i din inkorg',
    sent: (email) =>
      `Om ${email} har ett konto här är ett mejl på väg. Länken i det fungerar en gång, i 30 minuter.`,
    nothing:
      'Inget efter några minuter? Titta i skräpposten, eller fråga den som driver servern: ”tidings user link” skapar en där.',
  },
  confirmed: {
    title: 'Bekräftat',
    text: 'Stäng det här fönstret och fortsätt i det du kom från.',
  },
  welcome: {
    title: 'Välkommen till Tidings',
    text: 'Skapa ditt konto och din första arbetsyta. Allt utom din e-postadress går att ändra senare.',
    waiting: (organization) => `Skapa ditt konto. ${organization} finns redan här och blir din.`,
    you: 'Du',
    email: 'E-post',
    name: 'Ditt namn',
    password: 'Lösenord',
    passwordHint: 'Minst 10 tecken. Några ord i rad är lätta att minnas och svåra att gissa.',
    workspace: 'Din arbetsyta',
    workspaceText: 'Det dina läsare känner dig som: en butik, en förening, ett nyhetsbrev.',
    workspaceName: 'Arbetsytans namn',
    organizationName: 'Organisation, om den heter något annat',
    country: 'Land',
    countryHint: 'Telefonnummer utan landskod läses i det',
    timezone: 'Tidszon',
    timezoneHint: 'Alla tider i appen visas i den',
    button: 'Skapa min arbetsyta',
    buttonAccount: 'Skapa mitt konto',
    missing: 'Fyll i det här',
    passwordShort: 'Använd minst 10 tecken',
    invalid: {
      title: 'Länken är använd eller för gammal',
      owner:
        'Länkar fungerar en gång. Den som driver servern gör en ny med ”tidings user link”, eller genom att starta om den.',
      invitation:
        'En inbjudan fungerar en gång. Har du redan gått med kan du logga in; annars ber du den som bjöd in dig om en ny.',
      reset: 'En länk för nytt lösenord fungerar en gång, i en timme. Få en ny med e-post.',
      newLink: 'Få en ny länk',
      signIn: 'Logga in i stället',
    },
    joining: (organization) => `Gå med i ${organization}`,
    joiningText: 'Skapa ditt konto för att tacka ja till inbjudan.',
    joiningAgain: 'Du har redan ett konto här: med dess lösenord tackar du ja till inbjudan.',
    joiningSignedIn: (email) => `Du är inloggad som ${email}, som inbjudan gäller.`,
    join: 'Gå med',
  },
  another: {
    title: 'Ny arbetsyta',
    text: 'Med egna läsare, avsändare, inställningar och inlägg. De som har en roll i hela organisationen har den här också.',
    button: 'Skapa arbetsytan',
    cancel: 'Avbryt',
  },
  reset: {
    title: 'Välj ett nytt lösenord',
    text: 'Sedan är du inloggad här och utloggad överallt annars.',
    button: 'Spara lösenordet',
  },
  none: {
    title: 'Du är inte med i någon arbetsyta',
    text: 'Be ägaren till en arbetsyta att bjuda in dig och öppna sedan sidan igen.',
    again: 'Titta igen',
    leave: 'Logga ut',
  },
}
