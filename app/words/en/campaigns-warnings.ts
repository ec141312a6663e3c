/** What a message could do better, by the names the server gives; beside the preview and in the review. */
export const warnings = {
  'no-alt': (block: string) =>
    `Block ${block}: the picture has no alt text, so it says nothing to those who do not see it`,
  'empty-subject': 'The subject is empty for readers of whom nothing is known',
  clipped: (size: string, shown: string) =>
    `The mail is ${size} KB: Gmail hides what is beyond ${shown} KB, and with it the way to unsubscribe`,
  'no-address': 'The foot of the mail says nowhere where you live; many countries ask for it',
  'product-missing': (block: string, name: string) =>
    `Block ${block}: there is no product “${name}”, so the word stands there as it is`,
  'product-left-out': (block: string, name: string) =>
    `Block ${block}: there is no product “${name}”, so it is left out`,
  'product-sold-out': (block: string, title: string) => `Block ${block}: “${title}” is sold out, and says so`,
  'prompt-few': (block: string, prompt: string, found: string, wanted: string) =>
    `Block ${block}: only ${found} of ${wanted} are for sale that “${prompt}” asks for`,
  'prompt-none': (block: string, prompt: string) =>
    `Block ${block}: nothing is for sale that “${prompt}” asks for, so it is left out`,
  'liquid-no-name': (
    field: string,
    block: string,
    member: string,
    ...[line, column, name, names]: string[]
  ) => `${placeOf(field, block, member)}, line ${line}, column ${column}: there is no ${name}; use ${names}`,
  'liquid-no-filter': (field: string, block: string, member: string, ...[line, column, name]: string[]) =>
    `${placeOf(field, block, member)}, line ${line}, column ${column}: there is no filter ${name}`,
  'liquid-no-tag': (field: string, block: string, member: string, ...[line, column, name]: string[]) =>
    `${placeOf(field, block, member)}, line ${line}, column ${column}: there is no tag ${name} in messages`,
  'liquid-unread': (field: string, block: string, member: string, ...[line, column, words]: string[]) =>
    `${placeOf(field, block, member)}, line ${line}, column ${column}: {{ ${words} }} cannot be read`,
  'liquid-not-closed': (field: string, block: string, member: string, ...[line, column, words]: string[]) =>
    `${placeOf(field, block, member)}, line ${line}, column ${column}: ${words} is not closed`,
  'liquid-broken': (field: string, block: string, member: string, ...[line, column, why]: string[]) =>
    `${placeOf(field, block, member)}, line ${line}, column ${column}: this cannot be read (${why})`,
  'liquid-host': (field: string, block: string, member: string, ...[words]: string[]) =>
    `${placeOf(field, block, member)}: ${words} must not choose the host of an address, only what follows it, or all of it`,
  'liquid-in-tag': (field: string, block: string, member: string, ...[words]: string[]) =>
    `${placeOf(field, block, member)}: ${words} must not stand inside an HTML tag`,
  'liquid-in-attribute': (field: string, block: string, member: string, ...[words, name]: string[]) =>
    `${placeOf(field, block, member)}: ${words} must not stand in the attribute ${name}`,
  'liquid-lost': (field: string, block: string, member: string) =>
    `${placeOf(field, block, member)}: Liquid tags must stand around words, not inside HTML tags or addresses`,
}

const FIELDS: Readonly<Record<string, string>> = {
  Subject: 'Subject',
  Preheader: 'Line after the subject',
  Text: 'Text',
  Link: 'Link',
}

const MEMBERS: Readonly<Record<string, string>> = {
  text: 'text',
  url: 'link',
  imageUrl: 'picture',
  alt: 'picture in words',
  description: 'description',
  condition: 'condition',
}

function placeOf(field: string, block: string, member: string): string {
  return block === '' ? (FIELDS[field] ?? field) : `Block ${block}, ${MEMBERS[member] ?? member}`
}
