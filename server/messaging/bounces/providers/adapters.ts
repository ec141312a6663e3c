/** Every sender whose callbacks we read, by its name in the address they are posted to; another is one file. */
import type { Adapter } from './adapter.ts'
import { readGeneric } from './generic.ts'
import { readMailgun } from './mailgun.ts'
import { readPostmark } from './postmark.ts'
import { readSendgrid } from './sendgrid.ts'
import { readSes } from './ses.ts'

export const ADAPTERS: ReadonlyMap<string, Adapter> = new Map([
  ['generic', readGeneric],
  ['mailgun', readMailgun],
  ['postmark', readPostmark],
  ['sendgrid', readSendgrid],
  ['ses', readSes],
])
