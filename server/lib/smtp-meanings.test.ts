/** What servers of many makes really say, and that an address is given up only for words or codes about its mailbox. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { readReplies, type Reply } from '../platform/smtp/reply.ts'
import { meaningOf, type Meaning, type Stage } from './smtp-meanings.ts'

function reply(line: string): Reply {
  const [read] = readReplies().take(Buffer.from(`${line}\r\n`))
  assert.ok(read, line)
  return read
}

function read(stage: Stage, line: string, domain?: string) {
  return meaningOf({ ...reply(line), stage, domain })
}

/** The domain that a limit is said to be of. */
function limited(line: string, domain: string): string | undefined {
  return read('RCPT', line, domain).domain
}

/** Gmail, Exchange, Outlook.com, Yahoo, Postfix, Exim, Sendmail, qmail, iCloud, Mimecast, Proofpoint, and many more. */
const SAID: readonly (readonly [Stage, Meaning, readonly string[]])[] = [
  [
    'RCPT',
    'dead_address',
    [
      "550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n550-5.1.1 double-checking the recipient's email address for typos or\r\n550 5.1.1 unnecessary spaces. Learn more at https://support.google.com/mail/?p=NoSuchUser x - gsmtp",
      '550 5.2.1 The email account that you tried to reach is disabled. Learn more at https://support.google.com/mail/?p=DisabledUser',
      '550-5.2.1 The email account that you tried to reach is inactive.\r\n550 5.2.1 gsmtp',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found',
      '550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found',
      '550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [X.prod.protection.outlook.com]',
      '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [X.prod.protection.outlook.com]',
      "554 delivery error: dd This user doesn't have a yahoo.com account (x@yahoo.com) [0] - mta1.mail.bf1.yahoo.com",
      '554 delivery error: dd Requested mail action aborted, mailbox not found - mta1.mail.ne1.yahoo.com',
      '554 30 Sorry, your message to x@aol.com cannot be delivered. This mailbox is disabled (554.30).',
      '552 1 Requested mail action aborted, mailbox not found',
      '550 5.1.1 <x@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
      '550 5.1.1 <x@example.com>: Recipient address rejected: User unknown in local recipient table',
      '550 5.1.1 <x@example.com>: Recipient address rejected: User unknown in relay recipient table',
      '550 5.1.1 <x@example.com>: Recipient address rejected: undeliverable address: host mx[192.0.2.1] said: no',
      '550 5.1.0 <x@example.com>: Recipient address rejected: User unknown',
      '550 5.7.1 <x@example.com>: User unknown',
      '550 5.1.1 <x@example.com>... User unknown',
      '550 5.1.1 unknown',
      '550-5.1.1 unknown\r\n550 5.1.1 user',
      '553 5.3.0 <x@example.com>... No such user here',
      '550 No such user here',
      '550 No Such User Here"',
      '550 no such recipient',
      '550 Unknown user',
      '550 unknown local part x in <x@example.com>',
      '511 sorry, no mailbox here by that name (#5.1.1 - chkuser)',
      '553 sorry, no mailbox here by that name (#5.7.1)',
      '550 Recipient not found. <x@example.com>',
      '550 Mailbox not found',
      '550 Mailbox not found. http://service.mail.qq.com/cgi-bin/help?subtype=1',
      '550 User not found: x@163.com',
      '550 Invalid recipient x@example.com',
      '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [x.de1]',
      '550 5.1.1 User Unknown',
      '550 5.7.1 No such user!',
      '550 Message was not accepted -- invalid mailbox.  Local mailbox x@mail.ru is unavailable: user not found',
      '550 5.1.1 <x@icloud.com>: user does not exist',
      '550 5.1.1 unknown or illegal alias: x@me.com',
      '550 5.1.1 Not our Customer',
      '550 Not our customer',
      '550 This user is not a valid recipient; mailbox is inactive',
      '550 5.2.1 This mailbox has been blocked due to inactivity: mailbox disabled',
      '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]',
      '550 Adresse inconnue',
      '550 Utilisateur inconnu : x@example.fr',
      "550 La boîte aux lettres n'existe pas",
      '550 Empfänger unbekannt',
      '550 Benutzer nicht gefunden',
      '550 Postfach existiert nicht',
      '550 Unbekannter Empfaenger',
      '550 Usuario desconocido',
      '550 El buzón no existe',
      '550 Utente sconosciuto',
      '550 Casella inesistente',
      '550 Usuário inexistente',
      '550 Destinatário desconhecido',
      '550 Gebruiker onbekend',
      '550 Okänd mottagare',
      '550 Ukendt bruger',
      '550 Ukjent mottaker',
      '550 Tuntematon vastaanottaja',
      '550 Nie ma takiego użytkownika',
      '550 Użytkownik nieznany',
      '550 Uživatel neexistuje',
      '550 Пользователь не найден',
      '550 Нет такого пользователя',
      '550 Почтовый ящик не существует',
      '550 用户不存在',
      '550 User account does not exist',
      '550 x@example.com no longer works here; user no longer employed',
      '550 The mailbox has been deactivated',
      '550 That recipient does not exist here',
      '550 5.1.1 Mailbox "x" doesn\'t exist',
      '550 5.1.2 <x@example.com>: Recipient address rejected: Domain not found',
      '550 Host or domain name not found',
      '556 5.1.10 Recipient address has null MX',
      '556 5.1.10 <x@example.com>: Recipient address rejected: Domain example.com does not accept mail (nullMX)',
      '550 5.4.310 DNS domain nowhere.example does not exist',
    ],
  ],
  [
    'RCPT',
    'about_us',
    [
      '550 Administrative prohibition',
      '550 Administrative prohibition - envelope blocked - https://community.mimecast.com/docs/DOC-1369#550',
      '550 Please turn on SMTP Authentication in your mail client',
      '550 Please turn on SMTP Authentication in your mail client. x is not permitted to relay through this server without authentication.',
      '550 Account suspended',
      '550 Account x is suspended',
      '550 Your account has been suspended',
      '550 This account has been temporarily suspended',
      '550 5.1.0 sender address rejected',
      '550 5.1.8 <a@example.com>: Sender address rejected: Domain not found',
      '553 5.7.1 <a@example.com>: Sender address rejected: not owned by user ann',
      '550 Sender address rejected: User unknown in virtual mailbox table',
      '550 Sender verify failed',
      '550 sender address unknown',
      '550 5.1.8 Access denied, bad outbound sender',
      '550 5.7.1 Relaying denied',
      '554 5.7.1 <x@example.com>: Relay access denied',
      '454 4.7.1 <x@example.com>: Relay access denied',
      '550 relay not permitted',
      '550 5.7.1 Unable to relay for x@example.com',
      '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain',
      "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
      '550-5.7.1 Invalid credentials for relay [192.0.2.1]. The IP address you have\r\n550 5.7.1 registered is not right',
      '530 5.7.0 Authentication required',
      '530 5.7.0 Must issue a STARTTLS command first',
      '530 5.7.57 Client not authenticated to send mail',
      '535 5.7.8 Authentication credentials invalid',
      '550 must be authenticated to send',
      '550 5.7.1 Client was not authenticated',
      '503 5.5.1 you must authenticate first',
      '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
      '550 Your domain does not exist',
      '550 5.7.1 Service unavailable, Client host [192.0.2.1] blocked using a list',
      '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
      '554 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.1',
      '550 5.7.0 Blocked - see https://support.proofpoint.com/dnsbl-lookup.cgi?ip=192.0.2.1',
      "553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1, because the ip is in Spamhaus's list",
      "550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3140).",
      '550 5.7.606 Access denied, banned sending IP [192.0.2.1]',
      '550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP',
      '550 5.7.750 Service unavailable. Client blocked from sending from unregistered domains',
      '550 5.7.1 Message rejected due to SPF policy',
      '550 5.7.26 This mail has been blocked because the sender is unauthenticated',
      "550 5.7.26 Unauthenticated email from example.com is not accepted due to domain's DMARC policy",
      '450 4.7.1 Client host rejected: cannot find your reverse hostname, [192.0.2.1]',
      '450 4.7.1 <x>: Helo command rejected: Host not found',
      '550 Requested action not taken: mailbox unavailable invalid DNS MX or A/AAAA resource record',
      '550 blacklisted',
      '554 5.7.1 Your IP has a poor reputation',
      "554 Your access to this mail system has been rejected due to the sending MTA's poor reputation.",
      '550 Unauthenticated senders not allowed',
      '550 The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.',
      '554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: a@example.com',
      '421 4.7.0 IP not in whitelist for RCPT domain, closing connection.',
    ],
  ],
  [
    'RCPT',
    'refused_message',
    [
      '550',
      '551',
      '553',
      '554',
      '550 Requested action not taken: mailbox unavailable',
      '550 5.5.0 Requested action not taken: mailbox unavailable',
      '550 5.1.0 Address rejected',
      '550 #5.1.0 Address rejected.',
      '550 5.2.1',
      '550 5.1.2',
      '551 User not local; please try <y@example.com>',
      '553 Requested action not taken: mailbox name not allowed',
      '550 rejected',
      '550 Command rejected',
      '550 OK',
      '554 5.7.1 <x@example.com>: Recipient address rejected: Access denied by policy',
      '554 5.7.1 Local Policy Violation',
      '554 Email rejected due to security policies - https://community.mimecast.com/docs/DOC-1369#554',
      '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
      '550 5.7.1 RESOLVER.RST.RestrictedToRecipientsPermission; not authorized to this recipient',
      '552 message size exceeds fixed limit',
      '552 5.3.4 Message too big for system',
      '550 5.2.3 Message too large for the mailbox',
      '500 5.5.2 Syntax error',
    ],
  ],
  [
    'RCPT',
    'full_mailbox',
    [
      '452 4.2.2 The email account that you tried to reach is over quota. Please direct the recipient to https://support.google.com/mail/?p=OverQuotaTemp',
      '552 5.2.2 mailbox full',
      '550 5.2.2 <x@example.com>: user is over the quota',
      '552 Requested mail action aborted: exceeded storage allocation',
      '552 5.2.2 STOREDRV.Deliver; mailbox full. The following information should help identify the cause',
      '550 Mailbox quota exceeded for this recipient',
      '554 x@example.com mailbox is full',
      '552 5.7.0 Mailbox size limit exceeded',
      '452 4.1.1 <x@example.com> mailbox full',
      '550 Das Postfach ist voll',
      '552',
    ],
  ],
  [
    'RCPT',
    'throttled',
    [
      '454 Throttling failure: Maximum sending rate exceeded.',
      '454 4.7.0 Throttling failure: Daily message quota exceeded.',
      '421 4.7.0 Try again later, closing connection.',
      '421 Too many concurrent SMTP connections; please try again later.',
      '421 4.7.28 Our system has detected an unusual rate of unsolicited mail originating from your IP address.',
      '421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1',
      "421 RP-001 Unfortunately, some messages from 192.0.2.1 weren't sent. Please try again. We have limits for how many messages can be sent per hour and per day.",
      '451 4.7.500 Server busy. Please try again later from [192.0.2.1]. (S77719)',
      '432 4.3.2 Concurrent connections limit exceeded.',
      '452 Too many recipients received this hour',
      '421 4.4.5 Too many connections, slow down. OFR_104',
      '450 4.7.1 Error: too much mail: rate limit exceeded',
      '550 5.4.5 Daily user sending limit exceeded',
      '451 4.7.0 Temporarily rejected',
      '421 Service not available, closing transmission channel',
    ],
  ],
  [
    'RCPT',
    'try_later',
    [
      '450 4.2.0 <x@example.com>: Recipient address rejected: Greylisted, see http://postgrey.example',
      '451 4.7.1 Greylisting in action, please come back later',
      '421 4.7.0 Greylisted, try again',
      '450 4.1.1 <x@example.com>: Recipient address rejected: unverified address: Address verification in progress',
      '452 4.5.3 Your message has too many recipients',
      '450 4.7.1 Please try again later',
      '451 4.3.0 Temporary lookup failure',
      '450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
      '450',
    ],
  ],
  [
    'MAIL',
    'about_us',
    [
      '550 5.7.60 Client does not have permissions to send as this sender',
      '553 5.7.1 <a@example.com>: Sender address rejected: not owned by user',
      '550 5.1.0 Address rejected',
      '550 5.1.1 User unknown',
      '550 No such user',
      '550',
    ],
  ],
  ['MAIL', 'refused_message', ['552 5.3.4 Message size exceeds fixed maximum message size', '552']],
  [
    'MAIL',
    'try_later',
    ['451 4.3.0 Mail server temporarily rejected message', '452 4.3.1 Insufficient system storage'],
  ],
  [
    'MAIL',
    'throttled',
    ['421 4.7.0 Too many errors', '421 4.3.2 Service shutting down', '454 Throttling failure'],
  ],
  [
    'END',
    'refused_message',
    [
      '550',
      '554',
      '550 No such user: x@example.com',
      '550 User unknown',
      '550 mailbox unavailable',
      '554 5.7.1 Message contains spam or virus',
      '554 5.6.0 Message content rejected',
      '550-5.7.1 Our system has detected that this message is likely unsolicited mail.\r\n550 5.7.1 To reduce the amount it has been refused',
      '552 5.7.0 This message was blocked because its content presents a potential security issue',
      '552 5.3.4 too big',
      '550 High probability of spam',
      '571 Message refused',
      '554 5.7.9 Message not accepted for policy reasons',
      '550 spam message rejected. Please visit https://help.mail.ru/notspam-support/id',
      '554 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.com/en-us/HT204137',
      '554 Error: no valid recipients',
      '550 Mail content denied',
      '554 DT:SPM 163 smtp',
    ],
  ],
  ['END', 'dead_address', ['550 5.1.1 User unknown', '550 5.1.10 no', '550 5.2.1 mailbox disabled']],
  [
    'END',
    'about_us',
    [
      '550 5.7.515 Access denied, sending domain does not meet the required authentication level',
      '550 5.7.1 DKIM signature is missing',
      '550 5.7.509 Access denied, sending domain example.com does not pass DMARC verification',
      '554 Message rejected: Sending paused for this account; your account is under review',
      '554 IP=192.0.2.1 - A problem occurred: the ip address is blocked',
    ],
  ],
  [
    'END',
    'throttled',
    [
      '454 Throttling failure: Maximum sending rate exceeded',
      '421 4.7.28 Our system has detected an unusual rate of mail',
    ],
  ],
  ['END', 'full_mailbox', ['452 4.2.2 Mailbox full', '552 5.2.2 over quota']],
  ['END', 'try_later', ['451 4.3.0 queue file write error', '451 4.7.1 try again']],
]

describe('what servers say', () => {
  for (const [stage, meaning, lines] of SAID) {
    for (const line of lines) {
      test(`at ${stage}: ${line.replaceAll('\r\n', ' / ')} → ${meaning}`, () => {
        assert.equal(read(stage, line).meaning, meaning)
      })
    }
  }

  test('is known of at least 150 real replies', () => {
    assert.ok(SAID.flatMap(([, , lines]) => lines).length >= 150)
  })
})

describe('an address is dead', () => {
  test('never by a bare number, nor by one code with words about us', () => {
    for (const code of [550, 551, 552, 553, 554, 556]) {
      for (const stage of ['OPEN', 'MAIL', 'RCPT', 'DATA', 'END', 'REPORT'] as const) {
        assert.notEqual(meaningOf({ stage, code, text: '' }).meaning, 'dead_address')
        const words = { stage, code, text: 'Sender address rejected: User unknown' }
        assert.equal(meaningOf(words).meaning, 'about_us')
      }
    }
  })

  test('before RCPT by nothing, after it only by a code, for now never', () => {
    const texts = SAID.flatMap(([, , lines]) => lines.map((line) => reply(line).text))
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.constantFrom('OPEN' as const, 'MAIL' as const, 'DATA' as const, 'END' as const),
        fc.integer({ min: 400, max: 599 }),
        (text, stage, code) => meaningOf({ stage, code, text }).meaning !== 'dead_address',
      ),
    )
    for (const stage of ['RCPT', 'REPORT'] as const)
      for (const text of texts) assert.notEqual(meaningOf({ stage, code: 450, text }).meaning, 'dead_address')
  })
})

describe('a limit', () => {
  test('is of one receiving domain where the words name it, else of the route', () => {
    assert.equal(
      limited('421 4.7.0 Too many messages to example.com, slow down', 'example.com'),
      'example.com',
    )
    assert.equal(limited('421 4.7.0 yahoo.com is rate limiting us', 'yahoo.co.uk'), 'yahoo.co.uk')
    assert.equal(limited('421 4.7.0 <x@example.com>: too many messages', 'example.com'), undefined)
    assert.equal(limited('421 mx.example.com too many connections', 'example.com'), undefined)
    assert.equal(limited('454 Throttling failure: Maximum sending rate exceeded.', 'example.com'), undefined)
  })
})
