/** Who opens and who clicks: a person, a privacy proxy that fetches for one, or a machine. Pure. */

export type Agent = 'human' | 'proxy' | 'machine'
export type Kind = 'open' | 'click'

export interface Look {
  readonly kind: Kind
  readonly method: string
  readonly userAgent: string | undefined
  /** The header `Sec-Purpose` or `Purpose`. */
  readonly purpose: string | undefined
  /** Since the message was handed over; undefined where that is not known. */
  readonly secondsSinceSent: number | undefined
}

/** Link scanners of mail gateways open what is fresh; nobody reads a mail and follows its link in this time. */
const SCAN_SECONDS = 5

/** Fetchers of mail services that stand between the sender and the reader: somebody's mail, but not when it was read. */
const PROXIES = [/GoogleImageProxy/i, /YahooMailProxy/i, /^Mozilla\/5\.0$/]

/** What calls itself no browser, mail gateways that look at links, and previews of chats. */
const MACHINES = [
  /bot\b|crawl|spider|scan|preview|monitor|headless|phantom|archiver/i,
  /curl|wget|python|java\/|okhttp|go-http|libwww|axios|node-fetch|undici|apache-httpclient|ruby|perl/i,
  /proofpoint|mimecast|barracuda|symantec|messagelabs|trendmicro|trend micro|cloudmark|fortinet|sophos|zscaler|ironport|bitdefender|safelinks|kaspersky/i,
  /facebookexternalhit|slack|whatsapp|telegram|discord|skypeuripreview|linkedin|twitter|embedly|vkshare/i,
]

export function agentOf({ kind, method, userAgent = '', purpose = '', secondsSinceSent }: Look): Agent {
  if (kind === 'open' && PROXIES.some((proxy) => proxy.test(userAgent))) return 'proxy'
  if (method !== 'GET' || !userAgent.trim() || /prefetch|preview/i.test(purpose)) return 'machine'
  if (MACHINES.some((machine) => machine.test(userAgent))) return 'machine'
  return secondsSinceSent !== undefined && secondsSinceSent < SCAN_SECONDS ? 'machine' : 'human'
}
