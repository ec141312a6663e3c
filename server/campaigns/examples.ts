/** A campaign as the document shows it. */
import { EXAMPLE_ID } from '../http/schemas.ts'

export const SUMMARY = {
  id: EXAMPLE_ID,
  title: 'Spring is here',
  status: 'draft',
  deliveryChannel: 'email',
  smsTeaser: false,
  created: '2026-10-02T08:15:00.000Z',
  updated: '2026-11-20T23:25:00.000Z',
} as const

export const CAMPAIGN = {
  ...SUMMARY,
  editorUrl: `https://tidings.example/app/campaigns/${EXAMPLE_ID}`,
  hash: '9Qd1xYw2Jk0',
  recipients: { segmentIds: ['0199a3f9-2d4e-7f00-b1c3-6a7d8e9f0a1b'] },
  notification: { emailDescription: 'New books for the first warm days' },
  blocks: [
    { type: 'h1', text: 'Spring is here', alignment: 'left' },
    { type: 'button', style: 'button', text: 'See the books', url: 'https://shop.example/spring' },
  ],
} as const
