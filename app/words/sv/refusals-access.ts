import type { SameAs } from '../language.ts'
import type { accessRefusals as en } from '../en/refusals-access.ts'

export const accessRefusals: SameAs<typeof en> = {
  internal: 'Något gick fel hos oss; försök igen, och fråga den som sköter servern om det inte går över',
  'database-slow': 'Databasen behövde för lång tid, och inget av det sparades; försök igen om en stund',
  stopping: 'Servern stannar; försök igen om en stund',
  'searches-crowded': (seconds) => `För många sökningar väntar på varandra; försök igen om ${seconds} s`,
  'searches-busy': (seconds) =>
    `Andra sökningar pågår, och den här väntade för länge; försök igen om ${seconds} s`,
  'search-too-slow':
    'Den här sökningen tar för lång tid; sök efter mindre, eller gör den snävare med ett filter',
  'signed-out': 'Du är inte inloggad längre; logga in och försök igen',
  'sign-in-wrong': 'E-postadress, lösenord eller kod är fel; kontrollera dem, eller be om en länk med e-post',
  'code-needed': 'Skriv koden från din app, eller en reservkod',
  'code-wrong': 'Koden stämmer inte eller har redan använts; vänta på nästa och skriv den',
  'second-step-there': 'Det andra steget är redan på, eller påbörjades aldrig; ladda sidan igen',
  'second-step-off': 'Det andra steget är av och har inga reservkoder; slå på det först',
  'passkey-wrong':
    'Den här nyckeln öppnar inget konto här; logga in på ett annat sätt och lägg till den igen',
  'passkey-refused': 'Nyckeln gjordes för en annan plats, eller för sent; ladda sidan och försök igen',
  'passkey-there': 'Den här nyckeln används redan; ta en annan enhet',
  'passkey-too-many': (most) => `Ett konto har högst ${most} nycklar; ta bort en som du inte använder`,
  'passkey-unknown': 'Nyckeln har tagits bort; ladda sidan igen',
  'passkeys-nowhere': 'Nycklar behöver en server med namn och TLS; fråga den som sköter servern',
  'confirm-password': 'Det här behöver ditt lösenord igen; bekräfta det och försök en gång till',
  'password-wrong': 'Det är inte ditt lösenord; kontrollera det och försök igen',
  'password-short': (least) => `Ett lösenord har minst ${least} tecken; flera ord är lätta att komma ihåg`,
  'password-plain': 'Det är för lätt att gissa; ta flera ord, eller ett längre',
  'address-wrong': 'E-postadresser ser ut som ann@example.com',
  'recipient-wrong': 'Ange en adress som ann@example.com eller +46701234567',
  'time-wrong': 'Välj en dag och en tid',
  'cross-site': 'Det kom inte från våra egna sidor; öppna appen på dess egen adress och försök igen',
  'link-unknown': 'Länken har använts eller gått ut; be om en ny',
  'not-a-member': 'Det finns ingen sådan arbetsyta, eller så är du inte medlem i den längre; välj en annan',
  'membership-unknown': 'Den personen är inte medlem här längre; ladda sidan igen',
  'session-unknown': 'Sessionen är redan avslutad; ladda sidan igen',
  'role-owner': 'En ägare äger hela organisationen; välj alla dess arbetsytor',
  'workspace-last': 'Det är organisationens enda arbetsyta; gör en annan först',
  'workspace-unknown': 'Arbetsytan finns inte längre; välj en annan',
  'workspace-name-wrong': (name) => `Det är inte arbetsytans namn; skriv ${name}`,
  'workspace-being-erased': 'Tiden är ute: den raderas och kan inte tas tillbaka',
  'key-unknown': 'API-nyckeln finns inte längre; ladda sidan igen',
  'member-taken': (email) => `${email} är redan med i teamet; välj en annan adress`,
  'member-unknown': 'Teammedlemmen finns inte längre; ladda sidan igen',
  'members-full': (limit) => `En arbetsyta har högst ${limit} teammedlemmar; ta bort en först`,
  'smtp-password': 'Adressen har inget lösenord; skriv hela adressen, eller låt den vara som den var',
  'smtp-token':
    'Adressen anger varifrån en token hämtas, vilket bara den som sköter servern får; ta bort det',
  'smtp-inside': (host) =>
    `${host} finns inte på det öppna internet; bara den som sköter servern får ange en sådan e-postserver`,
}
