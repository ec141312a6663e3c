import type { SameAs } from '../language.ts'
import type { home as en } from '../en/home.ts'

export const home: SameAs<typeof en> = {
  title: 'Hem',
  people: {
    title: 'Människor',
    active: 'får du skriva till',
    all: 'kontakter totalt',
    added: 'nya de senaste 30 dagarna',
    curve: (count, days) => `${count} har kommit till de senaste ${days} dagarna`,
    curveText: (day, before, now) => `Före ${day} fanns det ${before} kontakter; nu finns det ${now}.`,
    nobody: 'Här är ingen än. Ta med dem som har bett om att höra från dig: en i taget eller från en fil.',
    add: 'Lägg till en',
    bring: 'Importera en fil',
  },
  steps: {
    title: 'Första stegen',
    progress: (done, all) => `${done} av ${all} klara. Listan försvinner med din första kampanj.`,
    done: 'Klart',
    open: 'Återstår',
    names: {
      people: 'Lägg till människor att skriva till',
      sender: 'Säg vem dina mejl är från',
      domain: 'Låt dina mejl signeras',
      campaign: 'Skriv din första kampanj',
      publish: 'Skicka den',
    },
    texts: {
      people: 'Bara de som har bett om att höra från dig. Ett kalkylark räcker.',
      sender: 'En adress som är din, och postadressen som varje mejl ska visa.',
      domain: 'Tre poster hos den som sköter din domän; utan dem hamnar mejlen i skräpposten.',
      campaign: 'Börja med en mall, eller med några egna rader.',
      publish: 'Granskningen visar vad som saknas och hur många den går till. Du kan ångra i tio sekunder.',
    },
    ways: {
      people: 'Lägg till',
      sender: 'Ange avsändare',
      domain: 'Lägg till domän',
      campaign: 'Skriv den',
      publish: 'Till kampanjerna',
    },
  },
  campaigns: {
    title: 'Senaste kampanjerna',
    write: 'Skriv en kampanj',
    none: 'Ingen kampanj än. Den första kan vara några rader till dem du känner.',
  },
  attention: {
    title: 'Det som behöver din hjälp',
    nothing: 'Ingenting. Allt är väl.',
    channels: { email: 'e-postserver', sms: 'sms-växel' },
    says: {
      'server-away': (server) =>
        `Din ${server} går inte att nå. Ingen blir utan: nya försök görs av sig själva.`,
      'campaigns-failed': (count) => `Kampanjer som inte kunde gå ut: ${count}.`,
      'campaigns-paused': (count) => `Kampanjer som är pausade och väntar på dig: ${count}.`,
      bounces: (percent) =>
        `${percent} % av dina senaste mejl kom tillbaka. Under 2 % är vanligt; vid 5 % börjar mottagare avvisa en avsändare.`,
      'dead-letters': (count) => `Det som inte gick att lämna över väntar på dig: ${count} strandade.`,
      'posts-suggested': (count) => `Inläggsförslag som väntar på ditt beslut: ${count}.`,
      'sender-missing': 'Ingen står som avsändare av dina mejl, så inga kan gå ut.',
      'domain-unsigned': (domain) => `Mejl från ${domain} är inte signerade och kan hamna i skräpposten.`,
      'domain-failing': (domain) => `Posterna för ${domain} stämde inte när de senast kontrollerades.`,
      'postal-address-missing': 'Dina mejl visar ingen postadress. Många länder kräver en.',
      'outbox-only': 'Inget skickas: alla meddelanden stannar i utkorgen, som inställningarna säger.',
      'no-mail-server': 'Ingen e-postserver är angiven: mejlen stannar i utkorgen på den här maskinen.',
      'backup-late': 'Det är dags för en ny säkerhetskopia: tidings backup FIL.',
    },
    backupNever: 'Ingen säkerhetskopia har gjorts: kör tidings backup FIL på servern, helst varje natt.',
    lastBackup: 'Den senaste är från',
    since: 'Sedan',
    look: 'Se dem',
    mend: 'Åtgärda',
  },
  failed: 'Det här kunde inte läsas just nu.',
}
