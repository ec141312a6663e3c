/** Reads delivery status notifications (RFC 3464), one report for each recipient they speak of. */
import { readEmail } from '../../lib/email-address.ts'
import { readHeaderLines, splitBlocks, type HeaderLines } from './header-lines.ts'
import { detailOf, REPORTS_MAXIMUM, type Report, type ReportKind } from './schemas.ts'
import { readStatus, severityOf } from '../../contacts/suppression/severity-rules.ts'

/** What is said of each recipient; empty when there is none, or nothing is said. Never throws. */
export function readDeliveryStatus(text: string): Omit<Report, 'messages'>[] {
  return splitBlocks(text)
    .map(readHeaderLines)
    .filter((fields) => fields.has('final-recipient') || fields.has('original-recipient'))
    .slice(0, REPORTS_MAXIMUM)
    .flatMap((fields) => {
      const kind = kindOf(fields)
      if (!kind) return []
      const recipients = ['original-recipient', 'final-recipient'].flatMap(
        (name) => readTypedAddress(fields.get(name)) ?? [],
      )
      return [{ kind, recipients, detail: wordsOf(fields) }]
    })
}

/** `rfc822; ann@example.com`: the address after its type; undefined when it is not one that we could have written to. */
export function readTypedAddress(value = ''): string | undefined {
  const text = value.slice(value.indexOf(';') + 1).trim()
  const inBrackets = /^<([^<>]*)>/.exec(text)?.[1] ?? text
  return readEmail(inBrackets.replace(/\s*\([^()]*\)$/, ''))
}

function kindOf(fields: HeaderLines): ReportKind | undefined {
  const action = /^[a-z]+/.exec(fields.get('action')?.toLowerCase() ?? '')?.[0]
  const status = readStatus(fields.get('status') ?? '')
  switch (action) {
    case 'failed':
      return severityOf({ status, words: fields.get('diagnostic-code') ?? '' })
    case 'delayed':
      return 'delayed'
    case 'delivered':
    case 'relayed':
    case 'expanded':
      return 'delivered'
    default:
      // Some leave the action out; a permanent status says as much.
      return status?.startsWith('5')
        ? severityOf({ status, words: fields.get('diagnostic-code') ?? '' })
        : undefined
  }
}

/** The words of the remote server, with the status before them where they do not hold one. */
function wordsOf(fields: HeaderLines): string {
  const status = fields.get('status') ?? ''
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^\s*[\w-]+\s*;\s*/, '')
  return detailOf(readStatus(diagnostic) ? diagnostic : `${status} ${diagnostic}`)
}
