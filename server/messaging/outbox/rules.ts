/** Whether a workspace's messages go out or stay: nothing else chooses between a provider and the outbox. */

export interface OutboxSetting {
  /** All its messages stay in the outbox, whatever could carry them. */
  readonly outboxOnly: boolean
}

/** The mail servers that carry its mail, as SMTP_URL takes them; undefined: the outbox. `usual`: those of SMTP_URL. */
export function mailServersOf(
  { outboxOnly, smtpUrl }: OutboxSetting & { readonly smtpUrl: string | null },
  usual: string | undefined,
): string | undefined {
  return outboxOnly ? undefined : (smtpUrl ?? usual)
}

/** What carries its SMS; undefined: the outbox. `usual`: what SMS_URL names. */
export function gatewayOf<Gateway>(
  { outboxOnly }: OutboxSetting,
  usual: Gateway | undefined,
): Gateway | undefined {
  return outboxOnly ? undefined : usual
}

/** What the ledger says of a message that stayed. */
export function keptWords(of: OutboxSetting | undefined, missing: 'SMTP_URL' | 'SMS_URL'): string {
  return of?.outboxOnly
    ? 'kept in the outbox, where the workspace keeps all its messages'
    : `kept in the outbox: there is no ${missing}`
}
