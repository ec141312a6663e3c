import type { SameAs } from '../language.ts'
import type { refusals as en } from '../en/refusals.ts'
import { accessRefusals } from './refusals-access.ts'
import { contactRefusals } from './refusals-contacts.ts'
import { contentRefusals } from './refusals-content.ts'
import { filterFaults } from './filter-faults.ts'

export const refusals: SameAs<typeof en> = {
  ...filterFaults,
  ...accessRefusals,
  ...contactRefusals,
  ...contentRefusals,
  'value-required': 'Det här behövs',
  'value-empty': 'Det här behövs',
  'value-wrong': 'Det här är inte skrivet som det ska vara',
  'value-long': (limit) => `Använd högst ${limit} tecken`,
  'value-many': (limit) => `Använd högst ${limit}`,
  'value-least': (limit) => `Ange minst ${limit}`,
  'value-most': (limit) => `Ange högst ${limit}`,
  'value-among': (names) => `Välj en av ${names}`,
  'flow-wait': 'Ange några dagar, timmar eller minuter att vänta',
  'flow-tags': 'Ange en tagg att lägga till eller ta bort',
  'flow-mail': 'Skriv mejlet som en text eller i block',
  'flow-trigger-tag': 'Ange taggen som flödet börjar med',
  'setting-needed': 'Det kan inte tas bort',
  'setting-length': (most) => `Det behöver 1 till ${most} tecken`,
  'setting-senderEmail': 'E-postadresser ser ut som ann@example.com',
  'setting-replyTo': 'E-postadresser ser ut som ann@example.com',
  'setting-handle': 'Använd små bokstäver, siffror och enstaka bindestreck',
  'setting-accentColor': 'Färger ser ut som #1b6ac9',
  'setting-sendWindow': 'Tider ser ut som 08:00-20:00',
  'setting-warmUpFrom': 'Dagar ser ut som 2026-11-20',
  'setting-smsSender': 'Avsändare ser ut som +46701234567, 71700 eller MyShop',
  'setting-bounceDomain': 'Domäner ser ut som mail.your-shop.example',
  'setting-links': 'Länkar ser ut som Vår butik https://shop.example, eller mailto:hello@shop.example',
  'setting-webhookOrigins': 'Adresser börjar med https://',
  'setting-image': 'Adresser börjar med https://',
  'rate-limited': (seconds) => `För många försök på kort tid; vänta ${seconds} s och försök sedan igen`,
  'database-away': 'Databasen svarar inte; försök igen om en stund',
  'body-too-large': 'Det här är för stort för att skickas; gör det kortare',
  'role-insufficient': 'Din roll här tillåter inte det; fråga en administratör',
  'workspace-archived':
    'Arbetsytan är arkiverad: den kan läsas, och inget i den kan ändras förrän den tas tillbaka',
  'handle-taken': (handle) => `Adressen ${handle} är upptagen; välj en annan`,
  'account-taken': (email) => `${email} har redan ett konto; logga in på det`,
  'member-already': (email) => `${email} är redan medlem där; ändra rollen i stället`,
  'last-owner': 'En organisation behöver en ägare; gör någon annan till ägare först',
  'contact-nameless': 'En kontakt behöver minst ett av e-post, telefon och namn',
  'contact-address-taken': (member, owner) =>
    `En annan kontakt (${owner}) har samma ${member === 'email' ? 'e-postadress' : 'telefonnummer'}; ändra eller radera den först`,
  'country-invalid': (text) => `”${text}” är inget land; skriv dess två bokstäver, som SE`,
  'email-invalid': (text) => `”${text}” är ingen e-postadress; skriv en som ann@example.com`,
  'phone-invalid': (text, country) =>
    `”${text}” är inget telefonnummer i ${country}; skriv det med landsnummer, som +46701234567`,
  'tags-too-many': (limit) => `En kontakt kan ha högst ${limit} taggar`,
  'segment-used': (count) =>
    `Kampanjer ska fortfarande gå till segmentet (${count}); välj andra mottagare i dem först`,
  'field-name-taken': (name) => `Det finns redan ett fält ${name}; välj ett annat namn`,
  'fields-too-many': (limit) => `En arbetsyta kan ha högst ${limit} egna fält`,
  'template-taken': (name) => `Det finns redan en mall ”${name}”; välj ett annat namn, eller ersätt den`,
  'templates-full': (limit) => `En arbetsyta har högst ${limit} mallar; ta bort en först`,
  'campaign-not-draft': 'Kampanjen är inget utkast längre, och bara ett utkast kan ändras; ladda sidan igen',
  'publish-date-past': 'Välj en tid i framtiden',
  'picture-address-invalid': 'Ange en hel adress som börjar med https://',
  'link-address-invalid': 'Ange en hel adress som börjar med https://, mailto: eller tel:',
  'sms-long': (path, limit) => `Använd högst ${limit} tecken (${path})`,
  'media-full': (megabytes) =>
    `Arbetsytans bilder skulle bli mer än dess ${megabytes} MB; ta bort några som inte används`,
  'picture-too-large': (megabytes) =>
    `Filen är större än ${megabytes} MB; spara bilden mindre och skicka den`,
  'import-too-large': (megabytes) => `En import tar filer på högst ${megabytes} MB; dela den i flera`,
  'undo-too-late': (days) => `En import kan ångras i ${days} dagar; de är över`,
  'title-blank': 'Ange en titel',
  'split-test-untracked':
    'Öppningar och klick räknas inte i arbetsytan, så inget kan utse en vinnare; slå på det, eller välj själv',
  'split-test-decided': 'Det finns ingen vinnare att välja: inget väntar på en, eller så är den vald',
}
