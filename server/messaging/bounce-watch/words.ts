/** What the team reads when a mailing is paused because of its bounces. */
import type { Mailing } from './store.ts'

/** While sending: those that were refused wait in the queue again. */
export function doubtSentence(mailing: Mailing, campaignId: string | null, words: string): string {
  return (
    `So many recipients were refused that it must be us or the mail server, not their addresses: “${words}”. ` +
    'Nobody was suppressed, and they wait in the queue again. Put right what it says, then ' +
    `${resume(campaignId)} If the addresses are dead, say so first: ${believe(mailing, campaignId)}`
  )
}

/** After sending: what was reported is held back. */
export function reportsSentence(mailing: Mailing, campaignId: string | null, count: number): string {
  const undo = campaignId === null ? `--mailing ${mailing.id}` : `--campaign ${campaignId}`
  return (
    `${count} messages came back, too many for a list that is in order. Nobody is suppressed until you say which it is: ` +
    `the addresses are dead (${believe(mailing, campaignId)}), or it was us (tidings suppression undo ${undo}).`
  )
}

function resume(campaignId: string | null): string {
  return campaignId === null
    ? 'wait ten minutes: it is tried again.'
    : `run: tidings campaign resume ${campaignId}.`
}

function believe({ id }: Mailing, campaignId: string | null): string {
  return `tidings suppression believe ${campaignId === null ? `--mailing ${id}` : `--campaign ${campaignId}`}`
}
