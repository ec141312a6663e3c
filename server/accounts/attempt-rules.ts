/** How often somebody may try to sign in: what each attempt costs, and who waits how long. Pure; times in milliseconds. */

export interface Counted {
  /** Attempts that were not followed by a success. */
  readonly failures: number
  /** No attempt is taken before. */
  readonly due: number
  /** When somebody got in so. */
  readonly succeeded: number | undefined
  readonly seen: number
}

/** The longest anybody waits who tries one account from one place. */
const LONGEST_OF_PAIR = 15 * 60_000
/** And whoever tries one that is tried from everywhere: so little that its owner gets in from a new place too. */
const LONGEST_OF_ACCOUNT = 60_000
/** After which failures are forgotten, when there were no others. */
const PAIR_REST = 24 * 3600_000
const ACCOUNT_REST = 3600_000
/** For so long whoever got in from a place is not a stranger there. */
export const KNOWN_MILLISECONDS = 90 * 24 * 3600_000

export interface Turn {
  /** Milliseconds to wait; 0: it is taken. */
  readonly wait: number
  readonly next: Pick<Counted, 'failures' | 'due'>
}

/** An address, whatever it tries: the generic cell rate algorithm, three minutes' worth at once. */
export function turnOfAddress({ due }: Counted, now: number, perMinute: number): Turn {
  const interval = 60_000 / perMinute
  const next = Math.max(due, now) + interval
  const ahead = next - now - interval * perMinute * 3
  return { wait: ahead > 1e-6 ? ahead : 0, next: { failures: 0, due: next } }
}

/** One account from one address: some at once, and then each waits twice as long as the one before. */
export function turnOfPair(counted: Counted, now: number, perMinute: number): Turn {
  return growing(counted, now, { free: perMinute, rest: PAIR_REST, longest: LONGEST_OF_PAIR, perMinute })
}

/** One account from all addresses that nobody got in from. */
export function turnOfAccount(counted: Counted, now: number, perMinute: number): Turn {
  return growing(counted, now, {
    free: perMinute * 3,
    rest: ACCOUNT_REST,
    longest: LONGEST_OF_ACCOUNT,
    perMinute,
  })
}

/** Whoever got in from an address is known there: others who try the account from elsewhere do not hold them up. */
export function isKnown({ succeeded }: Counted, now: number): boolean {
  return succeeded !== undefined && now - succeeded < KNOWN_MILLISECONDS
}

interface Growth {
  readonly free: number
  readonly rest: number
  readonly longest: number
  readonly perMinute: number
}

function growing(
  { failures, due, seen }: Counted,
  now: number,
  { free, rest, longest, perMinute }: Growth,
): Turn {
  const before = now - seen > rest ? 0 : failures
  const isOver = before > 0 && now < due
  const beyond = before + 1 - free
  const delay = beyond < 0 ? 0 : Math.min(longest, (60_000 / perMinute) * 2 ** Math.min(beyond, 30))
  return { wait: isOver ? due - now : 0, next: { failures: before + 1, due: now + delay } }
}
