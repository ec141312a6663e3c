/** What DNS has to say of a domain that mail is sent from: DKIM (RFC 6376), SPF (RFC 7208), DMARC (RFC 7489). */

export interface Check {
  readonly check: 'DKIM' | 'SPF' | 'DMARC'
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
}

const STRING_LENGTH = 255

/** A domain and those above it that may have a key, down to two labels. */
export function alignedDomains(domain: string): readonly string[] {
  const labels = domain.toLowerCase().split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** `mailHosts`: who sends for it, as SMTP_URL names them. */
export function recordsOf(
  { domain, selector, publicKey }: Domain,
  mailHosts: readonly string[],
): DnsRecord[] {
  const hosts = mailHosts.length > 0 ? mailHosts.map((host) => `a:${host}`).join(' ') : 'mx'
  return [
    record('DKIM', `${selector}._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${publicKey}`, 'one more record'),
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

/** `records`: all TXT records of `selector._domainkey.domain`. */
export function checkDkim({ domain, selector, publicKey }: Domain, records: readonly string[]): Check {
  const name = `${selector}._domainkey.${domain}`
  const check = 'DKIM'
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
