/** Attempts to sign in: counted before it is known whether they are right, for all processes together. */
import { rateLimiter } from '../lib/rate.ts'
import { now } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import {
  isKnown,
  turnOfAccount,
  turnOfAddress,
  turnOfPair,
  type Counted,
  type Turn,
} from './attempt-rules.ts'
import { giveBack, holdAttempts, keepAttempts, keepSuccess, keyOf } from './attempt-store.ts'

/** What is tried, each counted by itself: who guesses passwords holds up nobody who asks for a link. */
export type AttemptKind = 'password' | 'link' | 'confirm'

export interface Attempt {
  /** It was right: what failed before is forgotten. */
  wasRight(): Promise<void>
}

export interface Attempts {
  /** Refuses (429) an address that tries too often. */
  countAddress(address: string): Promise<void>
  /**
   * And one account that is tried too often, from one place or from all. Whoever got in from an address before is held
   * up there by nobody elsewhere. An account of nobody is counted as any other: nothing tells of who has one.
   */
  count(kind: AttemptKind, address: string, account: string): Promise<Attempt>
}

type Rule = (counted: Counted, now: number, perMinute: number) => Turn

export function countAttempts(db: Db, perMinute: number): Attempts {
  // What floods this process alone does not get to the database.
  const here = rateLimiter({ perMinute, burst: perMinute * 3 })
  const take = async (tx: Tx, key: Buffer, rule: Rule): Promise<Counted> => {
    const counted = await holdAttempts(tx, key)
    const { wait, next } = rule(counted, now().getTime(), perMinute)
    if (wait > 0) refuse('rate-limited', Math.ceil(wait / 1000))
    await keepAttempts(tx, key, next)
    return counted
  }
  const atDoor = (address: string): void => {
    const { allowed, waitSeconds } = here.take(address, now().getTime())
    if (!allowed) refuse('rate-limited', waitSeconds)
  }
  return {
    countAddress: async (address) => {
      atDoor(address)
      await db.transaction((tx) => take(tx, keyOf('address', address), turnOfAddress))
    },
    count: async (kind, address, account) => {
      atDoor(address)
      const who = account.trim().toLowerCase().slice(0, 254)
      const pair = keyOf('pair', kind, address, who)
      const all = keyOf('account', kind, who)
      // Always in this order, so that no two wait for each other.
      const isStranger = await db.transaction(async (tx) => {
        await take(tx, keyOf('address', address), turnOfAddress)
        if (isKnown(await take(tx, pair, turnOfPair), now().getTime())) return false
        await take(tx, all, turnOfAccount)
        return true
      })
      return {
        wasRight: async () => {
          await keepSuccess(db, pair)
          if (isStranger) await giveBack(db, all)
        },
      }
    },
  }
}
