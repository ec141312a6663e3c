/** What can be set on a workspace. */

export interface WorkspaceSettings {
  readonly country: string
  readonly timezone: string
  readonly image: string | null
  readonly senderEmail: string | null
  readonly smsEnabled: boolean
  readonly smsPreviewInPosts: boolean
  /** The hidden form field that only robots fill in, such as `website_url_confirm`. */
  readonly webhookHoneypot: string | null
  /** Origins a form's `redirect` may lead to. */
  readonly webhookOrigins: readonly string[]
}

export const SETTINGS: readonly { name: keyof WorkspaceSettings; column: string; type: string }[] = [
  { name: 'country', column: 'country', type: 'text' },
  { name: 'timezone', column: 'timezone', type: 'text' },
  { name: 'image', column: 'image', type: 'text' },
  { name: 'senderEmail', column: 'sender_email', type: 'text' },
  { name: 'smsEnabled', column: 'sms_enabled', type: 'boolean' },
  { name: 'smsPreviewInPosts', column: 'sms_preview_in_posts', type: 'boolean' },
  { name: 'webhookHoneypot', column: 'webhook_honeypot', type: 'text' },
  { name: 'webhookOrigins', column: 'webhook_origins', type: 'text[]' },
]
