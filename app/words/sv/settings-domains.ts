import type { SameAs } from '../language.ts'
import type { settingsDomains as en } from '../en/settings-domains.ts'

export const settingsDomains: SameAs<typeof en> = {
  add: 'Lägg till en domän',
  addText: 'Delen av din avsändaradress efter @. Signerad e-post når inkorgen; osignerad gör det ofta inte.',
  domain: 'Domän',
  domainHint: 'Till exempel mail.din-butik.example',
  missing: 'Ange en domän',
  added: (domain) => `${domain} är tillagd; lägg nu in dess poster`,
  records: 'Lägg in de här posterna där domänens DNS sköts, och kontrollera sedan.',
  check: 'Kontrollera nu',
  checked: 'Kontrollerad',
  never: 'Inte kontrollerad än',
  remove: 'Ta bort',
  removeOf: (domain) => `Ta bort ${domain}`,
  removeTitle: (domain) => `Ta bort ${domain}?`,
  removeText:
    'Nyckeln glöms, och e-post därifrån signeras inte längre. Läggs den till igen görs en ny nyckel och nya poster.',
  cancel: 'Avbryt',
  type: 'Typ',
  name: 'Namn',
  value: 'Värde',
  copyName: (purpose) => `Kopiera namnet för ${purpose}`,
  copyValue: (purpose) => `Kopiera värdet för ${purpose}`,
  copied: 'Kopierat',
  verdicts: { pass: 'På plats', warn: 'Se över', fail: 'Saknas eller är fel', unknown: 'Inte kontrollerad' },
  purposes: {
    DKIM: 'Signerar din e-post. Lägg till den bredvid det som finns.',
    'DKIM Ed25519':
      'En andra signatur med en nyare nyckel, för den som läser den. Lägg till den bredvid det som finns.',
    SPF: 'Säger vilka servrar som får skicka. En domän har bara en: finns det redan en, sätt de nya delarna före dess sista ord.',
    DMARC: 'Säger vad mottagare gör med förfalskningar. Finns det redan en, behåll den.',
  },
}
