/** Exports as the services write them, made small: every column and table of the real ones that is looked at. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zip } from '../../server/lib/zip.ts'
import { atFileEnd } from './file-end.ts'

const folders: string[] = []
atFileEnd(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tidings-exports-'))
  folders.push(folder)
  return folder
}

export function aFile(name: string, text: string): string {
  const at = path.join(aFolder(), name)
  writeFileSync(at, text)
  return at
}

export async function anArchive(files: Readonly<Record<string, string>>): Promise<string> {
  async function* entries() {
    for (const [name, text] of Object.entries(files)) yield { path: name, content: [Buffer.from(text)] }
  }
  const at = path.join(aFolder(), 'export.zip')
  writeFileSync(at, Buffer.concat(await Array.fromAsync(zip(entries()))))
  return at
}

const MAILCHIMP = `Email Address,First Name,Last Name,Company,ZIP Code,Shoe size,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION`

export const mailchimp = (): Promise<string> =>
  anArchive({
    'subscribed_email_audience_export_ab12.csv': `${MAILCHIMP},LAST_CHANGED,LEID,EUID,NOTES,TAGS
ann@example.com,Ann,Ek,Ek & Co,11122,38,2,2018-02-12 10:54:27,203.0.113.7,2018-02-12 11:00:00,203.0.113.8,59.3,18,1,2,Europe/Stockholm,SE,01,2020-01-01 00:00:00,1,abc,Met in Malmö,"""VIP"",""Editors"""
bo@example.com,Bo,,,,40,2,2018-02-12 10:54:27,,,,,,,,,,,,2,abd,,Editors
not an address,No,,,,,2,,,,,,,,,,,,,3,abe,,
`,
    'unsubscribed_email_audience_export_ab12.csv': `${MAILCHIMP},UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,LEID,EUID,NOTES,TAGS
left@example.com,Lea,,,,,2,2018-02-12 10:54:27,,2018-02-12 10:54:27,,,,,,,,,2018-07-23 12:19:27,,,,,4,abf,,
`,
    'cleaned_email_audience_export_ab12.csv': `${MAILCHIMP},CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID,LEID,EUID,NOTES,TAGS
gone@example.com,Gus,,,,,1,2018-02-05 19:28:23,,,,,,,,,,,2020-03-23 17:30:05,,,5,abg,,
`,
    'nonsubscribed_email_audience_export_ab12.csv': `${MAILCHIMP},LAST_CHANGED,LEID,EUID,NOTES,TAGS
buyer@example.com,Bea,,,,,1,,,,,,,,,,,,2020-03-23 17:30:05,6,abh,,
`,
  })

export const klaviyo = (): string[] => [
  aFile(
    'list.csv',
    `Email,Klaviyo ID,First Name,Last Name,Phone Number,Address,Address 2,City,State / Region,Country,Zip Code,Latitude,Longitude,Source,IP Address,Email Marketing Consent,Email Marketing Consent Timestamp,SMS Marketing Consent,Loyalty points
ann@example.com,01A,Ann,Ek,+46701234567,Storgatan 1,,Malmö,Skåne,Sweden,21122,55,13,Checkout,203.0.113.7,SUBSCRIBED,2024-05-01 10:00:00,SUBSCRIBED,120
bo@example.com,01B,Bo,,+46701234568,,,,,,,,,,,SUBSCRIBED,2024-05-01 10:00:00,NEVER_SUBSCRIBED,15
left@example.com,01C,Lea,,,,,,,,,,,,,UNSUBSCRIBED,,NEVER_SUBSCRIBED,
buyer@example.com,01D,Bea,,,,,,,,,,,,,NEVER_SUBSCRIBED,,NEVER_SUBSCRIBED,
`,
  ),
  aFile(
    'suppressed_profiles.csv',
    `Email,Reason,Timestamp
gone@example.com,HARD_BOUNCE,2024-06-01
cross@example.com,SPAM_COMPLAINT,2024-06-01
never@example.com,USER_SUPPRESSED,2024-06-01
`,
  ),
]

export const ghost = (picture: string): string[] => [
  aFile(
    'members.csv',
    `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
m1,ann@example.com,Ann Ek,Early supporter,true,false,,2024-01-15T10:00:00.000Z,,"VIP,Malmö",
m2,left@example.com,Lea,,false,false,,2024-01-16T10:00:00.000Z,,,Gold
m3,erased@example.com,Eve,,true,false,,2024-01-16T10:00:00.000Z,2024-03-01T10:00:00.000Z,,
`,
  ),
  aFile(
    'blog.ghost.2026-01-01.json',
    JSON.stringify({
      db: [
        {
          meta: { exported_on: 1767225600000, version: '5.80.0' },
          data: {
            posts: [
              ghostPost('p1', 'Hello world', {
                feature_image: '__GHOST_URL__/content/images/cover.jpg',
                feature_image_alt: 'A cover',
                custom_excerpt: 'How it began',
                html: `<p>Read <a href="__GHOST_URL__/second/">the second</a>. <script>alert(1)</script></p><img src="${picture}">`,
              }),
              ghostPost('p2', 'Second', { visibility: 'members' }),
              ghostPost('p3', 'Only mailed', { status: 'sent' }),
              ghostPost('p4', 'Draft', { status: 'draft', published_at: null }),
              ghostPost('p5', 'About', { type: 'page' }),
            ],
            tags: [
              { id: 't1', name: 'News' },
              { id: 't2', name: '#internal' },
            ],
            posts_tags: [
              { post_id: 'p1', tag_id: 't2', sort_order: 1 },
              { post_id: 'p1', tag_id: 't1', sort_order: 0 },
            ],
            users: [{ id: 'u1', name: 'Nora North' }],
            posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
          },
        },
      ],
    }),
  ),
]

function ghostPost(id: string, title: string, more: object): object {
  return {
    id,
    uuid: `uuid-${id}`,
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    html: `<p>${title}.</p>`,
    type: 'post',
    status: 'published',
    visibility: 'public',
    created_at: '2023-05-01T08:00:00.000Z',
    published_at: '2023-05-02T08:00:00.000Z',
    ...more,
  }
}

export const substack = (): Promise<string> =>
  anArchive({
    'email_list.north.csv': `email,active_subscription,expiry,email_disabled,created_at
ann@example.com,true,2027-07-06T16:20:44.000Z,false,2018-08-27T15:06:27.713Z
left@example.com,false,,true,2018-08-29T20:50:03.435Z
`,
    'posts.csv': `post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url
123401.plain-text,2019-07-26T20:48:19.814Z,TRUE,2019-07-26T20:48:19.814Z,,newsletter,everyone,Plain Text,What it is about,
123402.for-payers,2019-08-26T20:48:19.814Z,TRUE,2019-08-26T20:48:19.814Z,,newsletter,only_paid,For payers,,
123403.talk,2022-08-12T12:11:23.230Z,TRUE,,,thread,everyone,Talk to us,,
123404.draft,,FALSE,,,newsletter,everyone,Draft,,
123405.lost,2022-08-12T12:11:23.230Z,TRUE,,,newsletter,everyone,Lost,,
`,
    'posts/123401.plain-text.html': '<p>Words of the letter.</p>',
    'posts/123402.for-payers.html': '<p>Secret words.</p>',
    'posts/123401.plain-text.opens.csv': 'post_id,email\n123401,ann@example.com\n',
  })

export const buttondown = (): Promise<string> =>
  anArchive({
    'subscribers.csv': `id,email_address,notes,metadata,tags,type,source,creation_date
s1,ann@example.com,Knows Bo,"{""shoe_size"": ""38"", ""plan"": {""name"": ""gold""}}","[""vip"", ""north""]",regular,api,2023-01-01 10:00:00+00:00
s2,asked@example.com,,,,unactivated,api,2023-01-01 10:00:00+00:00
s3,left@example.com,,,,unsubscribed,api,2023-01-01 10:00:00+00:00
s4,gone@example.com,,,,undeliverable,api,2023-01-01 10:00:00+00:00
s5,paid@example.com,,,,premium,api,2023-01-01 10:00:00+00:00
`,
    'emails.csv': `id,secondary_id,subject,publish_date,source,slug
e1,1,A fancy letter,2023-01-05 13:00:00+00:00,app,fancy
e2,2,A draft,,app,draft
`,
    'emails/fancy.md': '<!-- buttondown-editor-mode: plaintext -->\n# Well\n\nSome *words*.',
  })

export const listmonk = (): string =>
  aFile(
    'subscribers.csv',
    `uuid,email,name,attributes,status,created_at,updated_at
5a0c,ann@example.com,Ann Ek,"{""city"": ""Malmö"", ""points"": 12}",enabled,2023-03-01T08:00:00Z,2023-03-01T08:00:00Z
5a0d,off@example.com,Ola,{},disabled,2023-03-01T08:00:00Z,2023-03-01T08:00:00Z
5a0e,never@example.com,Nina,{},blocklisted,2023-03-01T08:00:00Z,2023-03-01T08:00:00Z
`,
  )
