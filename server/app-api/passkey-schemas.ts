/** Passkeys as the app sends and gets them; what browsers answer is looked into by the library that knows it. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'

const Time = Type.String({ format: 'date-time' })
const Coded = (maxLength: number) => Type.String({ maxLength })
const open = { additionalProperties: true } as const

const credential = {
  id: Coded(2000),
  rawId: Coded(2000),
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}, open),
  authenticatorAttachment: Type.Optional(Type.Enum(['cross-platform', 'platform'])),
}

const Registration = Type.Object({
  ...credential,
  response: Type.Object(
    {
      clientDataJSON: Coded(10_000),
      attestationObject: Coded(50_000),
      transports: Type.Optional(Type.Array(Coded(50), { maxItems: 10 })),
    },
    open,
  ),
})

/** What a browser answers when it is asked for a passkey. */
export const PasskeyAnswer = Type.Object({
  ...credential,
  response: Type.Object(
    {
      clientDataJSON: Coded(10_000),
      authenticatorData: Coded(10_000),
      signature: Coded(10_000),
      userHandle: Type.Optional(Coded(200)),
    },
    open,
  ),
})

export const NewPasskey = Type.Object(
  { name: Coded(1000), answer: Registration },
  { additionalProperties: false },
)

export const PasskeyName = Type.Object({ name: Coded(1000) }, { additionalProperties: false })

const PasskeyRecord = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created: Time,
  lastUsed: Nullable(Time),
})
export type PasskeyRecord = Static<typeof PasskeyRecord>

export const PasskeyList = Type.Object({
  items: Type.Array(PasskeyRecord),
  canAdd: Type.Boolean({ description: 'False where PUBLIC_URL is no place for passkeys' }),
})
export type PasskeyList = Static<typeof PasskeyList>

/** Options of WebAuthn, for the browser as they are. */
export const PasskeyOptions = Type.Object({}, open)
