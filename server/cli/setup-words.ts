/** What a workspace is set up with. */
export interface Setup {
  readonly name?: string
  readonly country?: string
  readonly timezone?: string
  readonly senderEmail?: string
  readonly smtpUrl?: string
}
