/** Letters of a workspace to begin from, as the app shows and makes them. */
import { Type, type Static } from 'typebox'
import { Blocks } from '../content/blocks/blocks.ts'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'Shown in lists' })
const CampaignId = Type.String({ format: 'uuid', description: 'The email campaign it is made of' })

const TEMPLATE = {
  id: Type.String(),
  name: Type.String(),
  title: Nullable(Type.String({ description: 'Of the campaign it was made of' })),
  subject: Nullable(Type.String({ description: 'Where it was not the title' })),
  updated: Type.String({ format: 'date-time' }),
}

export const TemplateList = Type.Object({ items: Type.Array(Type.Object(TEMPLATE)) })
export type TemplateList = Static<typeof TemplateList>
export type TemplateRecord = TemplateList['items'][number]

export const TemplateDetail = Type.Object({
  ...TEMPLATE,
  preheader: Nullable(Type.String()),
  blocks: Blocks,
})
export type TemplateDetail = Static<typeof TemplateDetail>

export const NewTemplate = Type.Object({ name: Name, campaignId: CampaignId }, strict)
export type NewTemplate = Static<typeof NewTemplate>
export const TemplateMade = Type.Object({ id: Type.String() })

export const TemplateChanges = Type.Object(
  { name: Type.Optional(Name), campaignId: Type.Optional(CampaignId) },
  { ...strict, minProperties: 1 },
)
export type TemplateChanges = Static<typeof TemplateChanges>
