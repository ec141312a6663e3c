/** Refusals of contacts, their addresses, tags, custom fields and segments, and of forms that send them. */
import { amiss, type Answer, type Catalogue } from './answer.ts'

/** What a custom field of each type takes. */
const VALUES = {
  text: 'shorter text',
  number: 'a number',
  date: 'a date, such as 2026-12-31',
  boolean: 'true or false',
}

export const contacts = {
  'webhook-key-wrong': (): Answer => ({
    status: 403,
    message:
      'The key is of another workspace, or not the secret of this webhook; send the right one, or none',
  }),
  'rejected-form-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no rejected form ${id}; \`tidings form list-rejected\` shows them`,
  }),
  'forms-busy': (): Answer => ({
    status: 503,
    message: 'Other large forms are being read; send it again in 10 s',
    headers: { 'retry-after': '10' },
  }),
  'webhook-unknown': (): Answer => ({ status: 404, message: 'There is no contact webhook of this id' }),
  'contact-nameless': () => amiss('body', 'a contact needs at least one of email, phone and name'),
  'contact-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no contact ${id} in this workspace`,
  }),
  'contact-outdated': (): Answer => ({
    status: 412,
    message: 'Somebody changed this contact meanwhile; read it again and send the change with its hash',
  }),
  'contact-address-taken': (member: 'email' | 'phone', owner: string): Answer => ({
    status: 409,
    message: `Another contact (${owner}) has this ${member}; change or erase that one first`,
    details: [{ path: member, message: `another contact has this ${member}` }],
  }),
  'custom-field-unknown': (name: string) =>
    amiss(`customFields.${name}`, 'the workspace has no such field; make it in the settings first'),
  'custom-value-invalid': (name: string, type: keyof typeof VALUES) =>
    amiss(`customFields.${name}`, `must be ${VALUES[type]}`),
  'note-empty': () => amiss('text', 'write something first'),
  'country-invalid': (text: string) =>
    amiss('country', `"${text}" is not a country; write its two letters, such as SE`),
  'contact-claimed-twice': (
    email: string,
    emailOwner: string,
    phone: string,
    phoneOwner: string,
  ): Answer => ({
    status: 409,
    message:
      `${email} belongs to contact ${emailOwner} and ${phone} to contact ${phoneOwner}; ` +
      'send one of the two, or change one of the contacts first',
  }),
  'email-invalid': (text: string) =>
    amiss('email', `"${text.slice(0, 100)}" is not an email address; send one such as ann@example.com`),
  'phone-invalid': (text: string, country: string) =>
    amiss(
      'phone',
      `"${text.slice(0, 40)}" is not a phone number in ${country}; send it with its country code, such as +46701234567`,
    ),
  'phone-length': (text: string, amount: 'few' | 'many') =>
    amiss(
      'phone',
      `"${text.slice(0, 40)}" has too ${amount} digits for its country code; send the whole number`,
    ),
  'tag-invalid': (path: string, limit: number) => amiss(path, `${path} must have 1 to ${limit} characters`),
  'tag-torn': (tag: string) =>
    amiss('tagsToRemove', `holds "${tag}", which tagsToAdd holds too; leave it in one of them`),
  'tags-too-many': (limit: number) => amiss('tags', `a contact can have at most ${limit} tags`),
  'export-busy': (seconds: number): Answer => ({
    status: 503,
    message: `Other spreadsheets are being made; try again in ${seconds} s`,
    headers: { 'retry-after': String(seconds) },
  }),
  'segment-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no segment ${id} in this workspace`,
  }),
  'segment-used': (count: number): Answer => ({
    status: 409,
    message: `Campaigns are still to go to this segment (${count}); choose others in their recipients first`,
  }),
  'segment-name-invalid': (limit: number) => amiss('name', `the name must have 1 to ${limit} characters`),
  'field-name-invalid': (name: string) =>
    amiss(
      'name',
      `"${name}" is not a valid data name; use a letter, then letters, digits and _, 100 at most`,
    ),
  'field-label-invalid': (limit: number) => amiss('label', `the label must have 1 to ${limit} characters`),
  'field-type-unknown': (type: string, known: readonly string[]) =>
    amiss('type', `"${type}" is not a valid type of field; use one of ${known.join(', ')}`),
  'field-name-taken': (name: string): Answer => ({
    status: 409,
    message: `There is a field ${name} already; choose another name`,
  }),
  'field-unknown': (field: string): Answer => ({
    status: 404,
    message: `There is no custom field ${field} in this workspace`,
  }),
  'fields-too-many': (limit: number): Answer => ({
    status: 409,
    message: `A workspace can have at most ${limit} custom fields`,
  }),
} satisfies Catalogue
