/** Messages as mail servers send them back, each in its own way; written here, in shapes seen everywhere. */
import { messageIdOf } from '../../server/messaging/bounces/message-references.ts'
import type { MessageReference } from '../../server/messaging/bounces/schemas.ts'

export interface Returned {
  /** The system whose way it is. */
  readonly system: string
  readonly kind: string
  readonly message: string
}

export interface Original extends MessageReference {
  readonly address: string
}

const DOMAIN = 'news.example'

/** The lines of a message, as they go over the wire. */
export function lines(...parts: readonly (string | readonly string[])[]): string {
  return `${parts.flat().join('\r\n')}\r\n`
}

function idOf(original: Original): string {
  return messageIdOf(original, DOMAIN)
}

function originalHeaders(original: Original): string[] {
  return [
    `From: Harbour News <hello@${DOMAIN}>`,
    `To: ${original.address}`,
    'Subject: =?UTF-8?Q?Sp=C3=A4tsommer?=',
    `Message-ID: ${idOf(original)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
  ]
}

/** A delivery status (RFC 3464) around these fields of the recipient. */
export function statusReport(
  original: Original,
  fields: readonly string[],
  { headers = ['From: Mail Delivery System <MAILER-DAEMON@mx.example>'], returned = 'message/rfc822' } = {},
): string {
  return lines(
    headers,
    [`To: bounces@${DOMAIN}`, 'Subject: Undelivered Mail Returned to Sender', 'MIME-Version: 1.0'],
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="=_part/1"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--=_part/1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered to one or more recipients.',
    '',
    '--=_part/1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Sat, 21 Nov 2026 20:00:00 +0000',
    '',
    fields,
    '',
    '--=_part/1',
    `Content-Type: ${returned}`,
    '',
    originalHeaders(original),
    '',
    ...(returned === 'message/rfc822' ? ['Hello'] : []),
    '--=_part/1--',
  )
}

/** A complaint (RFC 5965). */
export function feedbackReport(original: Original, type: string, { redacted = false } = {}): string {
  return lines(
    'From: <feedback@mailbox.example>',
    'Subject: FW: complaint',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="fb"',
    '',
    '--fb',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report for a message.',
    '',
    '--fb',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    ...(redacted ? [] : [`Original-Rcpt-To: <${original.address}>`]),
    '',
    '--fb',
    'Content-Type: message/rfc822',
    '',
    originalHeaders(original),
    '',
    'Hello',
    '--fb--',
  )
}

/** One of each way, with what it says of the address. */
export function returnedMessages(original: Original): Returned[] {
  const { address } = original
  const id = idOf(original)
  const failed = [`Final-Recipient: rfc822; ${address}`, 'Action: failed']
  return [
    {
      system: 'Postfix',
      kind: 'bounced',
      message: statusReport(original, [
        `Final-Recipient: rfc822; ${address}`,
        `Original-Recipient: rfc822;${address}`,
        'Action: failed',
        'Status: 5.1.1',
        'Remote-MTA: dns; mx.example',
        `Diagnostic-Code: smtp; 550 5.1.1 <${address}>: Recipient address rejected: User`,
        '    unknown in virtual mailbox table',
      ]),
    },
    {
      system: 'Postfix, a full mailbox, headers alone',
      kind: 'soft-bounced',
      message: statusReport(
        original,
        [...failed, 'Status: 5.2.2', 'Diagnostic-Code: smtp; 552 5.2.2 Mailbox full'],
        { returned: 'text/rfc822-headers' },
      ),
    },
    {
      system: 'Postfix, tried for five days',
      kind: 'soft-bounced',
      message: statusReport(original, [
        ...failed,
        'Status: 4.4.1',
        'Diagnostic-Code: X-Postfix; connect to mx.example[192.0.2.5]:25: Connection timed out',
      ]),
    },
    {
      system: 'Postfix, a delay',
      kind: 'delayed',
      message: statusReport(original, [
        `Final-Recipient: rfc822; ${address}`,
        'Action: delayed',
        'Status: 4.4.1',
        'Will-Retry-Until: Thu, 26 Nov 2026 20:00:00 +0000',
      ]),
    },
    {
      system: 'Sendmail, arrived',
      kind: 'delivered',
      message: statusReport(original, [
        `Final-Recipient: RFC822; <${address}>`,
        'Action: relayed (to non-DSN-aware mailer)',
        'Status: 2.0.0',
      ]),
    },
    {
      system: 'Sendmail',
      kind: 'bounced',
      message: statusReport(
        original,
        [
          `Final-Recipient: RFC822; ${address}`,
          'Action: failed',
          'Status: 5.1.1',
          'Remote-MTA: DNS; mail.example',
          'Diagnostic-Code: SMTP; 550 5.1.1 <x>... User unknown',
        ],
        {
          headers: [
            'From: Mail Delivery Subsystem <MAILER-DAEMON>',
            'Auto-Submitted: auto-generated (failure)',
          ],
        },
      ),
    },
    {
      system: 'Exchange, without a diagnostic',
      kind: 'bounced',
      message: statusReport(
        original,
        [
          `Original-Recipient: rfc822;${address}`,
          'Final-Recipient: rfc822;ann@tenant.example',
          'Action: failed',
          'Status: 5.1.10',
          'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
        ],
        { headers: ['From: Microsoft Outlook <postmaster@tenant.example>'] },
      ),
    },
    {
      system: 'Office 365, turned away at the edge',
      kind: 'bounced',
      message: statusReport(original, [
        ...failed,
        'Status: 5.4.1',
        'Diagnostic-Code: smtp;550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
      ]),
    },
    {
      system: 'Office 365, our reputation',
      kind: 'refused',
      message: statusReport(original, [
        ...failed,
        'Status: 5.7.606',
        'Diagnostic-Code: smtp;550 5.7.606 Access denied, banned sending IP [192.0.2.9]',
      ]),
    },
    {
      system: 'Gmail',
      kind: 'bounced',
      message: statusReport(
        original,
        [
          `Final-Recipient: rfc822; ${address}`,
          'Action: failed',
          'Status: 5.1.1',
          'Remote-MTA: dns; gmail-smtp-in.l.example. (192.0.2.27, the server for the domain)',
          'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try',
          " 550-5.1.1 double-checking the recipient's email address for typos or",
          ' 550 5.1.1 unnecessary spaces.',
          'Last-Attempt-Date: Sat, 21 Nov 2026 12:00:00 -0800 (PST)',
        ],
        {
          headers: [
            'From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
            `X-Failed-Recipients: ${address}`,
            'Auto-Submitted: auto-replied',
            `In-Reply-To: ${id}`,
            `References: ${id}`,
          ],
        },
      ),
    },
    {
      system: 'Gmail, over quota',
      kind: 'soft-bounced',
      message: statusReport(original, [
        ...failed,
        'Status: 4.2.2',
        "Diagnostic-Code: smtp; 452-4.2.2 The recipient's inbox is out of storage space.",
      ]),
    },
    {
      system: 'a filter that knows but one code',
      kind: 'refused',
      message: statusReport(original, [
        ...failed,
        'Status: 5.0.0',
        'Diagnostic-Code: smtp; 554 Message rejected as spam by content filter',
      ]),
    },
    {
      system: 'a server that says nothing',
      kind: 'soft-bounced',
      message: statusReport(original, [...failed, 'Status: 5.0.0']),
    },
    {
      system: 'Exim, text alone',
      kind: 'bounced',
      message: lines(
        'From: Mail Delivery System <Mailer-Daemon@exim.example>',
        `X-Failed-Recipients: ${address}`,
        'Auto-Submitted: auto-replied',
        `To: bounces@${DOMAIN}`,
        'Subject: Mail delivery failed: returning message to sender',
        '',
        'This message was created automatically by mail delivery software.',
        '',
        'A message that you sent could not be delivered to one or more of its',
        'recipients. This is a permanent error. The following address(es) failed:',
        '',
        `  ${address}`,
        '    host mx.example [192.0.2.5]',
        `    SMTP error from remote mail server after RCPT TO:<${address}>:`,
        '    550 No such user here',
        '',
        '------ This is a copy of the message, including all the headers. ------',
        '',
        originalHeaders(original),
        '',
        'Hello',
      ),
    },
    {
      system: 'Exim, a delay',
      kind: 'delayed',
      message: lines(
        'From: Mail Delivery System <Mailer-Daemon@exim.example>',
        'Auto-Submitted: auto-replied',
        `X-Failed-Recipients: ${address}`,
        'Subject: Warning: message 1qAbCd-0001Ef-2G delayed 24 hours',
        '',
        'The message has not yet been delivered to:',
        `  ${address}`,
        `The message identifier is: ${id}`,
        'No action is required on your part. Delivery attempts will continue.',
      ),
    },
    {
      system: 'qmail',
      kind: 'bounced',
      message: lines(
        'Return-Path: <>',
        'From: MAILER-DAEMON@qmail.example',
        `To: bounces@${DOMAIN}`,
        'Subject: failure notice',
        '',
        'Hi. This is the qmail-send program at qmail.example.',
        "I'm afraid I wasn't able to deliver your message to the following addresses.",
        "This is a permanent error; I've given up. Sorry it didn't work out.",
        '',
        `<${address}>:`,
        'Sorry, no mailbox here by that name. (#5.1.1)',
        '',
        '--- Below this line is a copy of the message.',
        '',
        'Return-Path: <hello@news.example>',
        originalHeaders(original),
      ),
    },
    {
      system: 'an appliance that answers to the Message-ID',
      kind: 'bounced',
      message: lines(
        'From: postmaster@appliance.example',
        `In-Reply-To: ${id}`,
        'Subject: Undeliverable: Spring',
        'Content-Type: text/html; charset=utf-8',
        '',
        `<p>Delivery to <b>${address}</b> has failed: 550 5.1.1 The user does not exist</p>`,
      ),
    },
    { system: 'a mailbox provider', kind: 'complained', message: feedbackReport(original, 'abuse') },
    {
      system: 'a mailbox provider that hides the recipient',
      kind: 'complained',
      message: feedbackReport(original, 'Abuse', { redacted: true }),
    },
    {
      system: 'a provider without a button for spam',
      kind: 'unsubscribed',
      message: feedbackReport(original, 'opt-out'),
    },
  ]
}

function letter(headers: readonly string[], ...text: readonly string[]): string {
  return lines(headers, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '', text)
}

/** Messages that come to the same mailbox, and are no reports. */
export function otherMessages(original: Original): { system: string; message: string }[] {
  const id = idOf(original)
  return [
    {
      system: 'an out-of-office reply',
      message: letter(
        [
          'Return-Path: <>',
          `From: ${original.address}`,
          'Auto-Submitted: auto-replied',
          'Subject: Out of office',
          `In-Reply-To: ${id}`,
        ],
        'I am away until Monday. The mailbox of my colleague does not exist any more (550 5.1.1).',
      ),
    },
    {
      system: 'a person who answers',
      message: letter(
        [`From: ${original.address}`, `In-Reply-To: ${id}`, 'Subject: Re: Spring'],
        'Is user 550 5.1.1 me?',
      ),
    },
    {
      system: 'a person who forwards a bounce',
      message: letter(
        [`From: ${original.address}`, 'Subject: Fwd: failure notice'],
        'What is this? 550 5.1.1 User unknown',
        id,
      ),
    },
    { system: 'feedback that it was no spam', message: feedbackReport(original, 'not-spam') },
    { system: 'feedback on authentication', message: feedbackReport(original, 'auth-failure') },
    { system: 'nothing at all', message: '' },
    { system: 'bytes', message: '\u0000\u0001\u0002\r\n\r\n\u0000' },
  ]
}
