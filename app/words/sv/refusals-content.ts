import type { SameAs } from '../language.ts'
import type { contentRefusals as en } from '../en/refusals-content.ts'

export const contentRefusals: SameAs<typeof en> = {
  'campaign-unknown': 'Kampanjen finns inte längre; gå tillbaka till listan',
  'campaign-version-unknown': 'Den versionen sparas inte längre; välj en senare',
  'campaign-outdated': 'Någon ändrade kampanjen under tiden; se över den igen',
  'campaign-move-refused': 'Kampanjen är nu i ett annat läge, där det här inte går; ladda sidan igen',
  'campaign-title-missing': 'Ange en titel',
  'campaign-title-long': (limit) => `Använd högst ${limit} tecken i titeln`,
  'campaign-title-broken': 'Skriv det på en rad',
  'campaign-text-missing': 'Skriv texten i SMS:et',
  'campaign-template-broken': 'Kampanjens ord går inte att fylla i; se över dem och försök igen',
  'campaign-channel-other': (channel) =>
    channel === 'email'
      ? 'Det här går ut med e-post; ange en e-postadress'
      : 'Det här är ett SMS; ange ett telefonnummer',
  'step-template-broken': 'Mejlets ord går inte att fylla i; se över dem och försök igen',
  'template-unknown': 'Mallen finns inte längre; ladda sidan igen',
  'flow-unknown': 'Flödet finns inte längre; gå tillbaka till listan',
  'flow-outdated': 'Någon ändrade flödet under tiden; ladda sidan igen',
  'segments-unknown': 'Ett valt segment finns inte längre; välj igen',
  'segments-gone': 'Kampanjen går till segment som inte finns längre; välj andra mottagare i den',
  'segment-broken': (name) =>
    `Segmentet ”${name}” går inte att läsa längre; gör det på nytt och välj det bland mottagarna`,
  'condition-segments-gone':
    'Ett block visas för segment som inte finns längre; välj igen vilka det visas för',
  'campaign-not-email': 'Det här gäller mejlkampanjer; välj en sådan',
  'split-test-variant': (most) => `Välj en av de ${most} versionerna`,
  'split-test-itself': 'Ett test gäller den här kampanjen och andra; välj ett annat utkast',
  'split-test-version': 'En version i testet är inget mejlutkast längre; välj en annan',
  'publish-date-invalid': 'Välj en dag och en tid',
  'publish-date-missing': 'Välj när det ska publiceras',
  'post-empty': 'Ett inlägg behöver något att säga eller visa; lägg till en text, en bild eller en knapp',
  'post-request-unknown': 'Inläggsförslaget finns inte längre; gå tillbaka till listan',
  'post-request-outdated': 'Någon ändrade inläggsförslaget under tiden; se vad det säger nu',
  'post-request-settled': 'Någon har bestämt om inläggsförslaget under tiden; ladda sidan igen',
  'sender-missing': 'Arbetsytan har ingen adress att skicka från; ange en i Inställningar, under Utskick',
  'sms-disabled': 'SMS är avslaget i arbetsytan; slå på det i Inställningar',
  'sms-sender-missing':
    'Arbetsytan har inget nummer eller namn att skicka SMS från; ange ett i Inställningar',
  'sms-teaser-unavailable': 'SMS:et som berättar om det behöver att SMS är påslaget i Inställningar',
  'domain-unknown': (name) => `Domänen ${name} finns inte här; lägg till den först`,
  'message-unknown': 'Meddelandet finns inte längre; ladda sidan igen',
  'message-recipient-unknown': (who) =>
    `Det finns ingen kontakt ${who}, och inget meddelande har gått dit; kontrollera stavningen`,
  'suppression-grave': (address) =>
    `Bara en administratör tar bort ${address} från listan, och säger att det är meningen`,
  'suppression-unknown': (address) => `${address} står inte på listan: dit går det att skriva`,
  'block-columns': (most) => `Använd högst ${most} spalter`,
  'block-social': 'Skriv en länk per rad: ett namn och en adress, som Mastodon https://…',
  'media-unknown': 'Bilden finns inte längre; välj en annan',
  'media-used': (names) =>
    `Bilden visas i ${names}; ta bort den där först, eller ta bort den ändå och lämna en tom plats`,
  'media-away': 'Platsen där bilder sparas svarar inte; försök igen om en stund',
  'pictures-busy': 'Andra bilder läses just nu; försök igen om en stund',
  'media-type-unsupported': 'Filer av det här slaget går inte att läsa här; välj en annan',
  'picture-type': 'Det är ingen bild som går att läsa; skicka en JPEG-, PNG-, GIF-, WebP- eller AVIF-fil',
  'picture-unreadable': (kind) =>
    ({
      svg: 'E-postprogram visar inte SVG; spara bilden som PNG och skicka den',
      heic: 'E-postprogram visar inte HEIC; spara bilden som JPEG och skicka den',
    })[kind] ?? 'Det här är ingen bild som går att läsa; skicka en hel fil i JPEG, PNG, GIF, WebP eller AVIF',
  'picture-too-many-pixels': 'Bilden har för många bildpunkter eller rutor; gör den mindre',
  'picture-not-fetched': (why, detail) =>
    ({
      inside: 'Adressen finns inte på det öppna internet; spara bilden och skicka filen',
      address: 'Skriv en adress som börjar med https://',
      redirects: `Adressen leder vidare mer än ${detail} gånger; skriv den som den leder till`,
      status: `Det finns ingen bild på adressen: svaret blev ${detail}`,
      size: `Filen på adressen är större än ${detail} MB; gör den mindre`,
      time: `Adressen svarade inte inom ${detail} s; spara bilden och skicka filen`,
    })[why] ?? 'Ingen svarar på adressen; kontrollera den, eller spara bilden och skicka filen',
  'title-missing': 'Ange en titel',
  'currency-unknown': (text) => `”${text}” är ingen valuta; skriv dess tre bokstäver, som EUR`,
  'synonym-word': (limit) => `Använd en bokstav eller siffra, och högst ${limit} tecken`,
  'synonym-word-parts': 'Ange ett ord, eller två som står bredvid varandra',
  'synonym-meanings': (most, limit) =>
    `Ange 1 till ${most} ord, vart och ett med en bokstav eller siffra och högst ${limit} tecken`,
  'synonyms-full': (most) => `En arbetsyta har högst ${most} egna ord; ta bort ett först`,
  'pin-prompt': (limit) => `Använd en bokstav eller siffra, och högst ${limit} tecken`,
  'product-unknown': 'Produkten finns inte längre; gå tillbaka till listan',
  'product-outdated': 'Någon ändrade produkten under tiden; ladda sidan igen',
  'collection-unknown': 'Kollektionen finns inte längre; gå tillbaka till listan',
  'collection-outdated': 'Någon ändrade kollektionen under tiden; ladda sidan igen',
  'property-mixed': (path) => `${path} innehåller bara texter eller bara tal, inte båda`,
}
