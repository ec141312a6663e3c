/** The first page of a workspace, as the app shows it. */
import { Type, type Static } from 'typebox'

/** What wants a hand, the worst first. */
export const ATTENTION = [
  'server-away',
  'campaigns-failed',
  'campaigns-paused',
  'bounces',
  'dead-letters',
  'posts-suggested',
  'sender-missing',
  'domain-unsigned',
  'domain-failing',
  'postal-address-missing',
  'no-mail-server',
  'outbox-only',
  'backup-late',
] as const

/** What is done once, in this order. */
export const STEPS = ['people', 'sender', 'domain', 'campaign', 'publish'] as const

export const Attention = Type.Object({
  name: Type.Enum(ATTENTION),
  count: Type.Optional(Type.Integer()),
  /** A domain, or the channel that is away. */
  subject: Type.Optional(Type.String()),
  at: Type.Optional(Type.String({ format: 'date-time' })),
})
export type Attention = Static<typeof Attention>

const Step = Type.Object({ name: Type.Enum(STEPS), isDone: Type.Boolean() })
export type Step = Static<typeof Step>

export const Home = Type.Object({
  growth: Type.Object({
    total: Type.Integer(),
    active: Type.Integer(),
    /** The day of the first number, in the workspace's zone; the last number is of today. */
    from: Type.String({ format: 'date' }),
    added: Type.Array(Type.Integer()),
  }),
  attention: Type.Array(Attention),
  /** Until the first campaign is out. */
  steps: Type.Optional(Type.Array(Step)),
})
export type Home = Static<typeof Home>
