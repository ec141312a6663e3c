/** Domains that mail is sent from, as the app shows them. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'
import { PURPOSES } from '../messaging/domains/rules.ts'

const Purpose = Type.Enum([...PURPOSES])

export const DomainRecord = Type.Object({
  domain: Type.String(),
  records: Type.Array(
    Type.Object({
      purpose: Purpose,
      type: Type.String(),
      name: Type.String(),
      value: Type.String(),
      zone: Type.String({ description: 'The value in strings of 255 characters at most' }),
    }),
  ),
  /** null until DNS was asked. */
  checks: Nullable(
    Type.Array(
      Type.Object({
        check: Purpose,
        verdict: Type.Enum(['pass', 'warn', 'fail']),
        says: Type.String(),
      }),
    ),
  ),
  checked: Nullable(Type.String({ format: 'date-time' })),
})
export type DomainRecord = Static<typeof DomainRecord>

export const DomainList = Type.Object({ items: Type.Array(DomainRecord) })
export type DomainList = Static<typeof DomainList>

const Name = Type.String({ minLength: 1, maxLength: 253 })
export const DomainName = Type.Object({ domain: Name })
export const NewDomain = Type.Object({ domain: Name }, { additionalProperties: false })
