/** What the server refuses of contacts, their fields and segments, and of files of them, by the names it gives. */
export const contactRefusals = {
  'contact-unknown': 'This contact is not there any more; go back to the list',
  'contact-outdated': 'Somebody changed this contact meanwhile; load the page again',
  'contact-claimed-twice': (email: string, _owner: string, phone: string) =>
    `${email} and ${phone} belong to two contacts; enter one of the two, or change one of the contacts first`,
  'custom-field-unknown': (name: string) => `There is no field ${name} here; make it in Settings first`,
  'custom-value-invalid': (_name: string, type: string) =>
    ({
      number: 'This must be a number',
      date: 'This must be a date, such as 2026-12-31',
      boolean: 'This must be yes or no',
    })[type] ?? 'This must be shorter',
  'note-empty': 'Write something first',
  'phone-length': (text: string, amount: string) =>
    `“${text}” has too ${amount === 'few' ? 'few' : 'many'} digits for its country code; enter the whole number`,
  'tag-invalid': (_path: string, limit: string) => `A tag has 1 to ${limit} characters`,
  'tag-torn': (tag: string) => `“${tag}” is both to be added and taken away; take it out of one of them`,
  'tags-none': 'Enter at least one tag to add or to take away',
  'proof-missing': 'Say how these people told you so',
  'export-busy': (seconds: string) => `Other spreadsheets are being made; try again in ${seconds} s`,
  'segment-unknown': 'This segment is not there any more; go back to the list',
  'segment-name-invalid': (limit: string) => `A name has 1 to ${limit} characters`,
  'field-name-invalid': (name: string) =>
    `“${name}” cannot be a data name; use a letter, then letters, digits and _, 100 at most`,
  'field-label-invalid': (limit: string) => `A name has 1 to ${limit} characters`,
  'field-type-unknown': 'There is no such kind of field any more; load the page again, then choose one',
  'field-unknown': 'This field is not there any more; load the page again',
  'recipient-unknown': 'This contact is not there any more; choose another',
  'task-unknown': 'This is not there any more; go back to the list',
  'task-elsewhere': 'This has gone on meanwhile; load the page again to see it as it is',
  'task-count-changed': (now: string) =>
    `There are ${now} contacts by now, another number than the one you saw; look at it again`,
  'tasks-too-many': (limit: string) => `${limit} are under way in this workspace; wait until one has ended`,
  'import-incomplete': 'Pieces of the file have not arrived; send it again',
  'import-proof': 'Say where and how these people agreed to get your messages',
  'import-channels': 'Choose at least one channel that they agreed to',
  'rejected-form-unknown': 'This form has been dealt with already; load the page again',
  'import-field-gone':
    'A field that a column goes into is not there any more; load the page and choose another',
  'import-columns': 'Say which column holds the email, the phone or the name',
  'phone-rounded': (text: string) =>
    `A spreadsheet rounded the phone number to ${text}; format its column as text, fill it in again and save`,
  'spreadsheet-too-large':
    'This is more than an XLSX file can hold; export it as CSV, or fewer of them by a filter',
}
