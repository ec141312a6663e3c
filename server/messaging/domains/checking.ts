/** Asks DNS whether what a domain needs for mail is there, and keeps what it said. */
import type { Db } from '../../platform/database.ts'
import { DnsUnavailable, type Dns } from '../../platform/dns.ts'
import { alignedDomains, checkDkim, checkDmarc, publishedKeys, type Check } from './rules.ts'
import { checkSpf } from './spf.ts'
import { keepChecks, type SenderDomain } from './store.ts'

/** `mailHosts`: who sends for it. What DNS does not answer is a warning, never a verdict. */
export async function checkDomain(
  db: Db,
  dns: Dns,
  domain: SenderDomain,
  mailHosts: readonly string[],
): Promise<readonly Check[]> {
  const checks = await Promise.all([
    ...publishedKeys(domain).map((key) =>
      answered(key.check, async () => checkDkim(key, await dns.txt(key.name))),
    ),
    answered('SPF', () => checkSpf(domain.domain, dns, mailHosts)),
    answered('DMARC', async () => checkDmarc(domain.domain, await dmarcOf(domain.domain, dns))),
  ])
  await keepChecks(db, domain, checks)
  return checks
}

/** A domain without a policy of its own has that of the domain above it (RFC 7489 6.6.3). */
async function dmarcOf(domain: string, dns: Dns): Promise<readonly string[]> {
  for (const place of alignedDomains(domain)) {
    const records = await dns.txt(`_dmarc.${place}`)
    if (records.length > 0) return records
  }
  return []
}

async function answered(check: Check['check'], ask: () => Promise<Check>): Promise<Check> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof DnsUnavailable)) throw error
    return { check, verdict: 'warn', says: error.message, mend: 'try again in a minute' }
  }
}
