/** A flow as people write it: what sets it off, and its steps. */
import { Type, type Static } from 'typebox'
import { NAME_LENGTH, SMS_LENGTH, TEXT_LENGTH } from '../../http/limits.ts'
import { Blocks } from '../../content/blocks/blocks.ts'

export const TRIGGERS = {
  contact_created: 'contact.created',
  contact_subscribed: 'contact.subscribed',
  tag_added: 'contact.tagged',
  form_posted: 'contact.form_posted',
  post_published: 'post.published',
} as const
export const TRIGGER_TYPES = Object.keys(TRIGGERS) as (keyof typeof TRIGGERS)[]

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
const strict = { additionalProperties: false }
const Tags = Type.Array(text(100), { minItems: 1, maxItems: 100 })
const whole = (maximum: number) => Type.Optional(Type.Integer({ minimum: 0, maximum }))

export const Trigger = Type.Object(
  {
    type: Type.Enum(TRIGGER_TYPES),
    tag: Type.Optional(text(100)),
    filter: Type.Optional(text(4096)),
    /** Whether a contact that has been through it begins again at the next occasion. */
    again: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type Trigger = Static<typeof Trigger>

/** Each kind of step but the branch, whose two ways hold steps again. */
export const STEPS = {
  wait: Type.Object(
    { type: Type.Literal('wait'), days: whole(3650), hours: whole(87_600), minutes: whole(525_600) },
    strict,
  ),
  email: Type.Object(
    {
      type: Type.Literal('email'),
      subject: text(255),
      preheader: Type.Optional(text(255)),
      text: Type.Optional(text(TEXT_LENGTH)),
      blocks: Type.Optional(Blocks),
    },
    strict,
  ),
  sms: Type.Object({ type: Type.Literal('sms'), text: text(SMS_LENGTH) }, strict),
  tag: Type.Object(
    { type: Type.Literal('tag'), add: Type.Optional(Tags), remove: Type.Optional(Tags) },
    strict,
  ),
  stop: Type.Object({ type: Type.Literal('stop') }, strict),
  branch: Type.Object(
    {
      type: Type.Literal('branch'),
      filter: text(4096),
      yes: Type.Array(Type.Unknown(), { maxItems: 100 }),
      no: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 100 })),
    },
    strict,
  ),
} as const

export type PlainStep = Static<(typeof STEPS)['wait' | 'email' | 'sms' | 'tag' | 'stop']>
export interface BranchStep {
  readonly type: 'branch'
  readonly filter: string
  readonly yes: readonly Step[]
  readonly no?: readonly Step[]
}
export type Step = PlainStep | BranchStep

export const FlowShape = Type.Object(
  {
    name: text(NAME_LENGTH),
    trigger: Trigger,
    steps: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 100 }),
  },
  strict,
)

export interface FlowDefinition {
  readonly name: string
  readonly trigger: Trigger
  readonly steps: readonly Step[]
}
