/** What DNS has to say of a domain that mail is sent from: DKIM (RFC 6376, RFC 8463), SPF (RFC 7208), DMARC (RFC 7489). */

/** A domain may have a second DKIM key, which has a record of its own. */
export const PURPOSES = ['DKIM', 'DKIM Ed25519', 'SPF', 'DMARC'] as const

export interface Check {
  readonly check: (typeof PURPOSES)[number]
  readonly verdict: 'pass' | 'warn' | 'fail'
  readonly says: string
  /** What to do about it. */
  readonly mend?: string
}

/** A record as the form of a DNS host asks for it. */
export interface DnsRecord {
  readonly purpose: Check['check']
  readonly type: 'TXT'
  readonly name: string
  readonly value: string
  /** The value as a zone file has it: in strings of 255 characters at most. */
  readonly zone: string
  readonly note: string
}

interface Domain {
  readonly domain: string
  readonly selector: string
  readonly publicKey: string
  readonly ed25519PublicKey?: string | null
}

/** A DKIM key as DNS has it. */
interface PublishedKey {
  readonly check: 'DKIM' | 'DKIM Ed25519'
  /** Of its record. */
  readonly name: string
  readonly algorithm: 'rsa' | 'ed25519'
  readonly publicKey: string
}

/** Under which the second key is found. */
export function ed25519SelectorOf(selector: string): string {
  return `${selector}-ed25519`
}

/** One, or two where the domain is signed for twice. */
export function publishedKeys({ domain, selector, publicKey, ed25519PublicKey }: Domain): PublishedKey[] {
  const nameOf = (selector: string): string => `${selector}._domainkey.${domain}`
  const first = { check: 'DKIM', name: nameOf(selector), algorithm: 'rsa', publicKey } as const
  if (!ed25519PublicKey) return [first]
  const name = nameOf(ed25519SelectorOf(selector))
  return [first, { check: 'DKIM Ed25519', name, algorithm: 'ed25519', publicKey: ed25519PublicKey }]
}

const STRING_LENGTH = 255

/** A domain and those above it that may have a key, down to two labels. */
export function alignedDomains(domain: string): readonly string[] {
  const labels = domain.toLowerCase().split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** `mailHosts`: who sends for it, as SMTP_URL names them. */
export function recordsOf(sender: Domain, mailHosts: readonly string[]): DnsRecord[] {
  const { domain } = sender
  const hosts = mailHosts.length > 0 ? mailHosts.map((host) => `a:${host}`).join(' ') : 'mx'
  return [
    ...publishedKeys(sender).map(({ check, name, algorithm, publicKey }) =>
      record(check, name, `v=DKIM1; k=${algorithm}; p=${publicKey}`, 'one more record'),
    ),
    record(
      'SPF',
      domain,
      `v=spf1 ${hosts} ~all`,
      'one record only: what another has, put into it before the last word',
    ),
    record(
      'DMARC',
      `_dmarc.${domain}`,
      'v=DMARC1; p=none',
      'keep the one that is there; p=quarantine once all passes',
    ),
  ]
}

function record(purpose: DnsRecord['purpose'], name: string, value: string, note: string): DnsRecord {
  const strings = value.match(new RegExp(`.{1,${STRING_LENGTH}}`, 'g')) ?? []
  const zone = strings.map((text) => `"${text}"`).join(' ')
  return { purpose, type: 'TXT', name, value, zone, note }
}

/** `records`: all TXT records of the key's name. */
export function checkDkim({ check, name, publicKey }: PublishedKey, records: readonly string[]): Check {
  const keys = records.filter((text) => /(^|;)\s*p\s*=/.test(text))
  const [key] = keys
  if (key === undefined) {
    const mend = `add the TXT record ${name} that tidings domain add printed (domain show prints it again)`
    return { check, verdict: 'fail', says: `there is no key at ${name}`, mend }
  }
  if (keys.length > 1) {
    return { check, verdict: 'fail', says: `${keys.length} keys at ${name}`, mend: 'keep one record there' }
  }
  const inDns = tagsOf(key).get('p')?.replaceAll(/\s/g, '')
  if (inDns !== publicKey) {
    const says = inDns ? `the key at ${name} is another` : `the key at ${name} is revoked (p= is empty)`
    return {
      check,
      verdict: 'fail',
      says,
      mend: 'put in the value of tidings domain show, whole and unbroken',
    }
  }
  return tagsOf(key).get('t')?.split(':').includes('y') === true
    ? {
        check,
        verdict: 'warn',
        says: `the key at ${name} is marked as a test (t=y)`,
        mend: 'take t=y out of it',
      }
    : { check, verdict: 'pass', says: `the key at ${name} is ours` }
}

/** `records`: all TXT records of `_dmarc` at the domain, or at the domain above it that has one. */
export function checkDmarc(domain: string, records: readonly string[]): Check {
  const check = 'DMARC'
  const [policy, ...others] = records.filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/.test(text))
  if (policy === undefined) {
    const mend = `add the TXT record _dmarc.${domain} with v=DMARC1; p=none: large receivers refuse bulk mail without`
    return { check, verdict: 'fail', says: 'there is no DMARC record', mend }
  }
  if (others.length > 0) {
    return {
      check,
      verdict: 'fail',
      says: 'there are several DMARC records',
      mend: 'keep one: receivers ignore two',
    }
  }
  const tags = tagsOf(policy)
  const wanted = tags.get('p')?.toLowerCase()
  if (wanted !== 'none' && wanted !== 'quarantine' && wanted !== 'reject') {
    return {
      check,
      verdict: 'fail',
      says: `its policy is "${wanted ?? ''}"`,
      mend: 'set p=none, quarantine or reject',
    }
  }
  return { check, verdict: 'pass', says: `the policy is ${wanted}${alignmentOf(tags)}` }
}

/** Our signature is of the sender's own domain or one above it; strict alignment takes only the first. */
function alignmentOf(tags: ReadonlyMap<string, string>): string {
  return tags.get('adkim') === 's' ? '; adkim=s takes signatures of the sender’s exact domain only' : ''
}

function tagsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').flatMap((tag): [string, string][] => {
      const at = tag.indexOf('=')
      return at < 0 ? [] : [[tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).trim()]]
    }),
  )
}
