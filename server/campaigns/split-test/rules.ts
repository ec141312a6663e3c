/** Two to four versions of a campaign, and which of them wins: pure (docs/decisions/campaigns.md). */
import type { Draft } from '../rules.ts'

/** What decides: opens, clicks, or a person. */
export const MEASURES = ['opens', 'clicks', 'hand'] as const
export type Measure = (typeof MEASURES)[number]

/** Another subject for the same words, or another draft in place of them. */
export type Other = { readonly subject: string } | { readonly draftId: string }

export interface Plan {
  /** Versions B, C and D; A is the campaign as it is. */
  readonly others: readonly Other[]
  /** Percent of those who can be written to: they get one of the versions each, in equal parts. */
  readonly share: number
  readonly waitMinutes: number
  readonly measure: Measure
}

export const OTHERS_MAXIMUM = 3

/** How a version fared. */
export interface Fared {
  readonly variant: number
  readonly sent: number
  /** People who opened or clicked. */
  readonly engaged: number
}

/** The version with the highest share of engaged people; of equals the first, and so A where nobody did anything. */
export function winnerOf(versions: readonly Fared[]): number {
  const share = ({ sent, engaged }: Fared) => (sent > 0 ? engaged / sent : 0)
  const [best] = versions.toSorted((one, other) => share(other) - share(one) || one.variant - other.variant)
  return best?.variant ?? 1
}

/** The campaign as a version says it. `draft` is the one that it names. */
export function versionOf(campaign: Draft, other: Other, draft: Draft | undefined): Draft {
  if ('subject' in other) {
    return { ...campaign, notification: { ...campaign.notification, emailTitle: other.subject } }
  }
  if (!draft) return campaign
  const { title, notification, blocks } = draft
  return { ...campaign, title, notification, blocks }
}
