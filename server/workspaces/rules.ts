/** What can be set on a workspace. */

export interface WorkspaceSettings {
  readonly name: string
  /** Its part of public addresses: with another one, links that were given out lead on to it. */
  readonly handle: string
  readonly country: string
  readonly timezone: string
  /** In which it speaks to its readers. */
  readonly language: string
  readonly image: string | null
  /** The letters of titles and text on its public pages. */
  readonly readingFont: 'sans' | 'serif'
  /** Under its name on its public page. */
  readonly tagline: string | null
  /** `label address`, or an address alone: where else it is found. */
  readonly links: readonly string[]
  readonly senderEmail: string | null
  readonly smsEnabled: boolean
  readonly smsPreviewInPosts: boolean
  /** The hidden form field that only robots fill in, such as `website_url_confirm`. */
  readonly webhookHoneypot: string | null
  /** Origins a form's `redirect` may lead to. */
  readonly webhookOrigins: readonly string[]
  /** The name beside the sender's address; unset: the workspace's. */
  readonly senderName: string | null
  readonly replyTo: string | null
  /** Where the sender lives, for the foot of every mail. */
  readonly postalAddress: string | null
  /** `#rrggbb`. */
  readonly accentColor: string | null
  /** Mail servers of its own, as SMTP_URL takes them. */
  readonly smtpUrl: string | null
  /** The domain of its return paths; unset: that of the installation. */
  readonly bounceDomain: string | null
  /** All its messages stay in the outbox, whatever mail servers and gateways there are. */
  readonly outboxOnly: boolean
  /** A number in E.164 or up to 11 letters and digits. */
  readonly smsSender: string | null
  /** `HH:MM-HH:MM`, in which messages may go, in the recipient's time zone. */
  readonly sendWindow: string | null
  readonly emailsPerMinute: number | null
  /** To the same receiving mail domain. */
  readonly emailsPerDomain: number | null
  readonly smsPerMinute: number | null
  /** The first day of a new sender, whose daily limit grows from then on. */
  readonly warmUpFrom: string | null
  /** What becomes of messages of which nobody knows whether they were accepted. */
  readonly unknownRule: 'send_again' | 'leave'
  /** Unset: `Welcome to` and the workspace's name. */
  readonly welcomeSubject: string | null
  /** Sent to each contact that becomes active, Liquid; unset: nobody is welcomed. */
  readonly welcomeText: string | null
  /** New contacts of the contact webhook are asked to confirm. */
  readonly doubleOptIn: boolean
  /** Opens and clicks: not at all, how often, or whose. */
  readonly tracking: 'off' | 'anonymous' | 'person'
  /** The team is notified of each new contact. */
  readonly notifyTeam: boolean
}

export const SETTINGS: readonly { name: keyof WorkspaceSettings; column: string; type: string }[] = [
  { name: 'name', column: 'name', type: 'text' },
  { name: 'handle', column: 'handle', type: 'text' },
  { name: 'country', column: 'country', type: 'text' },
  { name: 'timezone', column: 'timezone', type: 'text' },
  { name: 'language', column: 'language', type: 'text' },
  { name: 'image', column: 'image', type: 'text' },
  { name: 'readingFont', column: 'reading_font', type: 'text' },
  { name: 'tagline', column: 'tagline', type: 'text' },
  { name: 'links', column: 'links', type: 'text[]' },
  { name: 'senderEmail', column: 'sender_email', type: 'text' },
  { name: 'smsEnabled', column: 'sms_enabled', type: 'boolean' },
  { name: 'smsPreviewInPosts', column: 'sms_preview_in_posts', type: 'boolean' },
  { name: 'webhookHoneypot', column: 'webhook_honeypot', type: 'text' },
  { name: 'webhookOrigins', column: 'webhook_origins', type: 'text[]' },
  { name: 'senderName', column: 'sender_name', type: 'text' },
  { name: 'replyTo', column: 'reply_to', type: 'text' },
  { name: 'postalAddress', column: 'postal_address', type: 'text' },
  { name: 'accentColor', column: 'accent_color', type: 'text' },
  { name: 'smtpUrl', column: 'smtp_url', type: 'text' },
  { name: 'bounceDomain', column: 'bounce_domain', type: 'text' },
  { name: 'outboxOnly', column: 'outbox_only', type: 'boolean' },
  { name: 'smsSender', column: 'sms_sender', type: 'text' },
  { name: 'sendWindow', column: 'send_window', type: 'text' },
  { name: 'emailsPerMinute', column: 'emails_per_minute', type: 'integer' },
  { name: 'emailsPerDomain', column: 'emails_per_domain', type: 'integer' },
  { name: 'smsPerMinute', column: 'sms_per_minute', type: 'integer' },
  { name: 'warmUpFrom', column: 'warm_up_from', type: 'date' },
  { name: 'unknownRule', column: 'unknown_rule', type: 'text' },
  { name: 'welcomeSubject', column: 'welcome_subject', type: 'text' },
  { name: 'welcomeText', column: 'welcome_text', type: 'text' },
  { name: 'doubleOptIn', column: 'double_opt_in', type: 'boolean' },
  { name: 'tracking', column: 'tracking', type: 'text' },
  { name: 'notifyTeam', column: 'notify_team', type: 'boolean' },
]
