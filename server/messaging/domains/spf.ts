/** SPF (RFC 7208): one record, and no more look-ups than receivers make. */
import type { Dns } from '../../platform/dns.ts'
import type { Check } from './rules.ts'

/** RFC 7208 4.6.4 */
const LOOKUPS = 10
/** Enough to see that there are too many. */
const LOOKUPS_FOLLOWED = 30

interface Walk {
  readonly dns: Dns
  lookups: number
  /** What it includes that has no record: receivers then refuse the whole. */
  readonly missing: string[]
}

/** Throws `DnsUnavailable`. */
export async function checkSpf(domain: string, dns: Dns, mailHosts: readonly string[]): Promise<Check> {
  const check = 'SPF'
  const records = await spfOf(domain, dns)
  const [record, ...others] = records
  const hosts = mailHosts.map((host) => `a:${host}`).join(' ') || 'mx'
  if (record === undefined) {
    const mend = `add the TXT record ${domain} with v=spf1 ${hosts} ~all, or what your mail provider names`
    return { check, verdict: 'fail', says: 'there is no SPF record', mend }
  }
  if (others.length > 0) {
    const mend = 'make them one: v=spf1, all their other words, then ~all'
    return { check, verdict: 'fail', says: `there are ${records.length} SPF records`, mend }
  }
  const walk: Walk = { dns, lookups: 0, missing: [] }
  await follow(record, walk)
  return verdictOn(record, walk)
}

function verdictOn(record: string, { lookups, missing }: Walk): Check {
  const check = 'SPF'
  const terms = termsOf(record)
  if (missing.length > 0) {
    const says = `it includes ${missing.join(', ')}, which has no SPF record`
    return { check, verdict: 'fail', says, mend: 'take that word out of the record' }
  }
  if (lookups > LOOKUPS) {
    const says = `it takes ${lookups} look-ups, and receivers stop after ${LOOKUPS}`
    return { check, verdict: 'fail', says, mend: 'take out what no longer sends for you' }
  }
  if (terms.every((term) => /^[-~?+]?all$/.test(term))) {
    const says = 'it lets nobody send, or everybody'
    return { check, verdict: 'fail', says, mend: 'name your mail server before the word all' }
  }
  const ends = terms.some((term) => /^[-~]all$/.test(term) || term.startsWith('redirect='))
  const says = `one record, ${lookups} of ${LOOKUPS} look-ups`
  return ends
    ? { check, verdict: 'pass', says }
    : { check, verdict: 'warn', says: `${says}, open at its end`, mend: 'end it with ~all' }
}

async function follow(record: string, walk: Walk): Promise<void> {
  for (const term of termsOf(record)) {
    const [, mechanism = '', value = ''] = /^[-~?+]?([a-z]+)[:=]?([^/]*)/.exec(term) ?? []
    if (!/^(include|a|mx|ptr|exists|redirect)$/.test(mechanism)) continue
    walk.lookups++
    const isFollowed = (mechanism === 'include' || mechanism === 'redirect') && !value.includes('%')
    if (!isFollowed || walk.lookups >= LOOKUPS_FOLLOWED) continue
    const [inner] = await spfOf(value, walk.dns)
    if (inner === undefined) walk.missing.push(value)
    else await follow(inner, walk)
  }
}

async function spfOf(domain: string, dns: Dns): Promise<readonly string[]> {
  return (await dns.txt(domain)).filter((text) => /^v=spf1( |$)/i.test(text))
}

function termsOf(record: string): readonly string[] {
  return record.toLowerCase().split(/\s+/).slice(1).filter(Boolean)
}
