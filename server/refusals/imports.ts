/** Files of contacts, and many contacts changed at once. */
import { amiss, type Answer, type Catalogue } from './answer.ts'

export const imports = {
  'phone-rounded': (text: string): Answer => ({
    status: 400,
    message: `a spreadsheet rounded the phone number to ${text}; format its column as text, fill it in again and save`,
  }),
  'task-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no import or change ${id} in this workspace`,
  }),
  'task-elsewhere': (status: string): Answer => ({
    status: 409,
    message: `This is ${status} by now; load the page again to see it as it is`,
    code: 'taskElsewhere',
  }),
  'task-count-changed': (now: number): Answer => ({
    status: 409,
    message: `There are ${now} contacts by now, another number than the one you saw; look at it again`,
    code: 'countChanged',
  }),
  'tasks-too-many': (limit: number): Answer => ({
    status: 409,
    message: `${limit} are under way in this workspace; wait until one has ended`,
  }),
  'import-too-large': (megabytes: number): Answer => ({
    status: 413,
    message: `An import takes files of ${megabytes} MB at most; split it into several`,
  }),
  'import-incomplete': (): Answer => ({
    status: 409,
    message: 'Pieces of the file have not arrived; send it again',
  }),
  'import-order-invalid': amiss,
  'tags-none': () => amiss('add', 'name at least one tag to add or to take away'),
  'proof-missing': () => amiss('proof', 'say how these people told you so'),
  'undo-too-late': (days: number): Answer => ({
    status: 409,
    message: `An import can be undone for ${days} days; these are over`,
  }),
} satisfies Catalogue
