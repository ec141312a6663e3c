/** Whom a post request is for, and by which channels: pure (docs/decisions/posts.md). */
import type { Channel } from '../../contacts/channel.ts'
import { combine, type Filter } from '../../query/filter/tree.ts'
import type { PostRequest } from './schemas.ts'

export interface Sending {
  readonly channel: Channel
  readonly filter: Filter
  /** The request chose the channel, whatever the contact chose; an unsubscribe still holds. */
  readonly overridesChannel: boolean
}

const QUIET_DAYS = 365

/**
 * The mailings a request asks for; none with `notify: false`. `user_preference` reaches each contact once: by email where
 * it takes email, else by SMS.
 */
export function sendingsOf(request: PostRequest, at: Date, hasSms: boolean): readonly Sending[] {
  const { notify = true, deliveryMode: mode = 'user_preference' } = request.notificationSettings ?? {}
  if (!notify) return []
  const filter = audienceOf(request, at)
  const overridesChannel = mode !== 'user_preference'
  const byEmail = mode !== 'force_sms'
  const bySms = hasSms && mode !== 'force_email'
  const forSms = mode === 'user_preference' ? combine('and', [filter, TAKES_SMS_ALONE]) : filter
  return [
    ...(byEmail ? [{ channel: 'email', filter, overridesChannel } as const] : []),
    ...(bySms ? [{ channel: 'sms', filter: forSms, overridesChannel } as const] : []),
  ]
}

/** Who follows SMS and cannot, or does not want to, be reached by email. */
const TAKES_SMS_ALONE = combine('and', [
  { field: 'phone', operator: 'ne', values: [null] },
  { field: 'follows.sms', operator: 'ne', values: ['off'] },
  combine('or', [
    { field: 'email', operator: 'eq', values: [null] },
    { field: 'follows.email', operator: 'eq', values: ['off'] },
  ]),
])

function audienceOf({ recipients, notificationSettings = {} }: PostRequest, at: Date): Filter {
  const { targetedTag, rejectedTag, targetedStatusTag, rejectedStatusTag } = notificationSettings
  const { notifyInactiveFollowers = true } = notificationSettings
  const conditions: Filter[] = [{ field: 'state', operator: 'eq', values: ['active'] }]
  if (recipients?.contactId !== undefined)
    conditions.push({ field: 'id', operator: 'eq', values: [recipients.contactId] })
  if (targetedTag !== undefined) conditions.push({ field: 'tags', operator: 'eq', values: [targetedTag] })
  if (rejectedTag !== undefined)
    conditions.push({ not: { field: 'tags', operator: 'eq', values: [rejectedTag] } })
  if (targetedStatusTag !== undefined) conditions.push(hasStatus(targetedStatusTag))
  if (rejectedStatusTag !== undefined) conditions.push({ not: hasStatus(rejectedStatusTag) })
  if (!notifyInactiveFollowers) conditions.push(wasActiveSince(at))
  return combine('and', conditions)
}

function hasStatus(key: string): Filter {
  return { field: 'statusTags', key, operator: 'ne', values: [null] }
}

/** Somebody who came less than a year ago has had no time to be inactive. */
function wasActiveSince(at: Date): Filter {
  const since = new Date(at.getTime() - QUIET_DAYS * 24 * 3_600_000).toISOString()
  return combine('or', [
    { field: 'lastActivity', operator: 'ge', values: [since] },
    { field: 'created', operator: 'ge', values: [since] },
  ])
}
