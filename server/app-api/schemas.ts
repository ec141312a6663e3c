/** What the app sends and gets: the types of the browser come from here. */
import { Type, type Static } from 'typebox'
import { LANGUAGES } from '../accounts/account-rules.ts'
import { PERMISSIONS, ROLES } from '../accounts/policy.ts'
import { Nullable } from '../http/schemas.ts'

const Text = (maxLength: number) => Type.String({ maxLength })
const Time = Type.String({ format: 'date-time' })
export const Role = Type.Enum(ROLES)
export const Language = Type.Enum(LANGUAGES)
const strict = { additionalProperties: false } as const

export const PlaceRecord = Type.Object({
  id: Type.String(),
  handle: Type.String(),
  name: Type.String(),
  color: Type.String({ description: '#rrggbb' }),
  imageUrl: Nullable(Type.String()),
  timezone: Type.String(),
  country: Type.String(),
  outboxOnly: Type.Boolean({ description: 'All its messages stay in the outbox' }),
  archived: Nullable(Type.String({ format: 'date-time', description: 'Since when nothing of it goes out' })),
  eraseAfter: Nullable(Type.String({ format: 'date-time', description: 'When everything of it is erased' })),
  organizationId: Type.String(),
  role: Role,
  permissions: Type.Array(Type.Enum(PERMISSIONS)),
})
export type PlaceRecord = Static<typeof PlaceRecord>

export const SessionInfo = Type.Object({
  account: Type.Object({
    id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    language: Language,
  }),
  organizations: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  workspaces: Type.Array(PlaceRecord),
})
export type SessionInfo = Static<typeof SessionInfo>

export const SignIn = Type.Object(
  { email: Text(300), password: Text(1000), code: Type.Optional(Text(100)) },
  strict,
)
export type SignIn = Static<typeof SignIn>

export const SignInWays = Type.Object({
  passkeys: Type.Boolean({ description: 'False where PUBLIC_URL is no place for passkeys' }),
  provider: Nullable(Type.String({ description: 'What the OpenID provider is called' })),
  place: Nullable(
    Type.Object(
      { name: Type.String(), color: Type.String(), imageUrl: Nullable(Type.String()) },
      { description: 'The one workspace of the installation, where there is one' },
    ),
  ),
  hasAccounts: Type.Boolean({ description: 'False until the first owner has used the link' }),
})
/** Where to go on below /app, and whether it is to confirm who is signed in. */
export const ProviderStart = Type.Object({
  next: Type.Optional(Text(1000)),
  confirm: Type.Optional(Type.Literal('1')),
})

export type SignInWays = Static<typeof SignInWays>

/** How signing in at a provider is set up, but for its secret; `provider` is left out where it is not. */
export const ProviderSetup = Type.Object({
  redirectUrl: Type.String(),
  provider: Type.Optional(
    Type.Object({
      name: Type.String(),
      issuer: Type.String(),
      clientId: Type.String(),
      domains: Type.Array(Type.String()),
      role: Type.Optional(Type.String()),
    }),
  ),
})
export type ProviderSetup = Static<typeof ProviderSetup>

export const Confirmation = Type.Object({ password: Text(1000) }, strict)
export type Confirmation = Static<typeof Confirmation>

export const AccountChanges = Type.Object(
  {
    name: Type.Optional(Text(1000)),
    language: Type.Optional(Language),
    password: Type.Optional(Text(1000)),
    currentPassword: Type.Optional(Text(1000)),
  },
  strict,
)
export type AccountChanges = Static<typeof AccountChanges>

export const LinkInfo = Type.Object({
  purpose: Type.Enum(['owner', 'invitation', 'magic', 'reset']),
  email: Type.Optional(Type.String()),
  organizationName: Type.Optional(Type.String()),
  role: Type.Optional(Role),
  hasAccount: Type.Optional(
    Type.Boolean({ description: 'Of an invitation: it is accepted with the password of an account' }),
  ),
})
export type LinkInfo = Static<typeof LinkInfo>

export const LinkUse = Type.Object(
  {
    email: Type.Optional(Text(300)),
    name: Type.Optional(Text(1000)),
    password: Type.Optional(Text(1000)),
    code: Type.Optional(Text(100)),
    language: Type.Optional(Language),
    organizationName: Type.Optional(Text(1000)),
    workspaceName: Type.Optional(Text(1000)),
    country: Type.Optional(Text(10)),
    timezone: Type.Optional(Text(100)),
  },
  strict,
)
export type LinkUse = Static<typeof LinkUse>

export const LinkRequest = Type.Object({ email: Text(300) }, strict)
export type LinkRequest = Static<typeof LinkRequest>

export const WorkspaceDeletion = Type.Object(
  { name: Type.String({ maxLength: 1000, description: 'The name of the workspace, typed' }) },
  strict,
)
export type WorkspaceDeletion = Static<typeof WorkspaceDeletion>

export const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) })
export const Id = Type.Object({ id: Type.String({ format: 'uuid' }) })

export const SessionRecord = Type.Object({
  id: Type.String(),
  agent: Type.String({ description: 'User-Agent of the browser that signed in' }),
  created: Time,
  lastSeen: Time,
  isCurrent: Type.Boolean(),
})
export type SessionRecord = Static<typeof SessionRecord>
export const SessionList = Type.Object({ items: Type.Array(SessionRecord) })

export const MemberRecord = Type.Object({
  id: Type.String(),
  accountId: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Role,
  workspaceId: Nullable(Type.String({ description: 'null: in all of the organization' })),
  created: Time,
  lastSeen: Nullable(Time),
  isYou: Type.Boolean(),
})
export type MemberRecord = Static<typeof MemberRecord>

export const InvitationRecord = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: Role,
  workspaceId: Nullable(Type.String()),
  created: Time,
  expires: Time,
})
export type InvitationRecord = Static<typeof InvitationRecord>

export const MemberList = Type.Object({
  items: Type.Array(MemberRecord),
  invitations: Type.Array(InvitationRecord),
})
export type MemberList = Static<typeof MemberList>

export const InvitationWish = Type.Object(
  {
    email: Text(300),
    role: Role,
    workspaceId: Nullable(Type.String({ format: 'uuid' })),
  },
  strict,
)
export type InvitationWish = Static<typeof InvitationWish>

export const InvitationMade = Type.Object({
  id: Type.String(),
  email: Type.String(),
  expires: Time,
  /** Only where no mail leaves this machine: to be handed over by other means. */
  url: Type.Optional(Type.String()),
})
export type InvitationMade = Static<typeof InvitationMade>

export const MemberChanges = Type.Object({ role: Role }, strict)
export type MemberChanges = Static<typeof MemberChanges>
