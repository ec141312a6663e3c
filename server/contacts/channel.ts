/**
 * The ways a message reaches a contact, and what becomes of the contact when it wants more or less of one: the one home of
 * what a channel is. Pure.
 */
import { emailKey } from '../lib/email-address.ts'
import type { ContactState, Frequency } from './schemas.ts'

export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/** An email address, or a phone number in E.164. */
export interface ChannelAddress {
  readonly channel: Channel
  readonly address: string
}

export interface Addresses {
  readonly email: string | null
  readonly phone: string | null
}

/** How often a contact wants messages, as its record has it: what it gets says `frequencyOn`. */
export interface Follows {
  readonly followsEmail: Frequency
  readonly followsSms: Frequency
}

/** As much of a contact as says what it gets. */
export interface Person extends Addresses, Follows {
  readonly state: ContactState
}

/** What is wished of each channel; one that is not named stays as it is. */
export type Wishes = Partial<Readonly<Record<Channel, Frequency>>>

/** Who is in one of these left, was thrown out or cannot be reached: no page of ours brings it back. */
const HELD_BACK: readonly ContactState[] = ['bounced', 'complained', 'blocked']

export function isHeldBack({ state }: Pick<Person, 'state'>): boolean {
  return HELD_BACK.includes(state)
}

export function otherThan(channel: Channel): Channel {
  return channel === 'email' ? 'sms' : 'email'
}

export function addressOn<A>(
  { email, phone }: { readonly email: A; readonly phone: A },
  channel: Channel,
): A {
  return channel === 'email' ? email : phone
}

/** What two spellings of one address share. */
export function addressKey(channel: Channel, address: string): string {
  return channel === 'email' ? emailKey(address) : address
}

/** The channel an address is of. */
export function channelOf(address: string): Channel {
  return address.includes('@') ? 'email' : 'sms'
}

export function followsOn({ followsEmail, followsSms }: Follows, channel: Channel): Frequency {
  return channel === 'email' ? followsEmail : followsSms
}

/** What the contact gets on a channel: nothing without an address, or once it has left. */
export function frequencyOn(person: Person, channel: Channel): Frequency {
  if (person.state === 'unsubscribed' || !addressOn(person, channel)) return 'off'
  return followsOn(person, channel)
}

/** Channels set as they are given; the state stays. */
export function withFollows<P extends Follows>(person: P, channels: readonly Channel[], to: Frequency): P {
  return {
    ...person,
    ...(channels.includes('email') && { followsEmail: to }),
    ...(channels.includes('sms') && { followsSms: to }),
  }
}

/**
 * The contact as it wishes to be: unsubscribed when no channel with an address is left, active again when there is one.
 * A bounce, a complaint and a block stay; who has not confirmed has still to. Who had left everything left every channel:
 * what it once followed does not come back with one of them (docs/decisions/consent.md).
 */
export function withWishes<P extends Person>(person: P, wishes: Wishes): P {
  const [followsEmail, followsSms] = [
    wishes.email ?? left(person, 'email'),
    wishes.sms ?? left(person, 'sms'),
  ]
  const wished = { ...person, followsEmail, followsSms }
  if (isHeldBack(person)) return wished
  if (!isReached(wished)) return { ...wished, state: 'unsubscribed' }
  return person.state === 'unsubscribed' ? { ...wished, state: 'active' } : wished
}

/** The contact once these channels ended, by whoever's word; the same one when that changes nothing. */
export function withChannelsOff<P extends Person>(person: P, channels: readonly Channel[]): P {
  if (channels.length === 0) return person
  const after = withWishes(person, Object.fromEntries(channels.map((channel) => [channel, 'off'])))
  return isSameReach(person, after) ? person : after
}

/** Both get the same: nothing about channels is different. */
export function isSameReach(one: Person, other: Person): boolean {
  return (
    one.state === other.state &&
    one.followsEmail === other.followsEmail &&
    one.followsSms === other.followsSms
  )
}

function left(person: Person, channel: Channel): Frequency {
  return person.state === 'unsubscribed' && addressOn(person, channel) ? 'off' : followsOn(person, channel)
}

function isReached(person: Person): boolean {
  return CHANNELS.some((channel) => addressOn(person, channel) && followsOn(person, channel) !== 'off')
}
