/** Workspaces on the wire (spec "Workspace authorization info"; GET /workspaces gives free-form records). */
import { Type } from 'typebox'
import { EXAMPLE_FEED, EXAMPLE_ID, ListOf, Nullable } from '../http/schemas.ts'

const Named = (description: string) =>
  Type.Object({ id: Type.String(), name: Type.String() }, { description })

export const AuthorizationInfo = Type.Object(
  {
    status: Type.String({ description: '`ok`' }),
    feed: Type.Optional(Named('The workspace of the key')),
    organization: Type.Optional(Named('The organization that the workspace belongs to')),
    permissions: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: '`granted` for each scope the key has' }),
    ),
  },
  {
    title: 'AuthorizationInfo',
    examples: [
      {
        status: 'ok',
        feed: { id: EXAMPLE_FEED, name: 'Harbour Books' },
        organization: { id: EXAMPLE_ID, name: 'Harbour Group' },
        permissions: { 'contacts:read-only': 'granted', 'posts:read-write': 'granted' },
      },
    ],
  },
)

export const WorkspaceRecord = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    handle: Type.String({ description: 'Its name in public addresses' }),
    url: Type.String({ description: 'Its public page' }),
    image: Nullable(Type.String()),
    country: Type.String({ description: 'ISO 3166-1; phone numbers without a country code are read in it' }),
    timezone: Type.String({ description: 'IANA' }),
    senderEmail: Nullable(Type.String()),
    smsEnabled: Type.Boolean(),
    smsPreviewInPosts: Type.Boolean({ description: 'Campaigns may have an SMS teaser' }),
    created: Type.String({ format: 'date-time' }),
    updated: Type.String({ format: 'date-time' }),
  },
  {
    title: 'Workspace',
    examples: [
      {
        id: EXAMPLE_FEED,
        name: 'Harbour Books',
        handle: 'harbour-books',
        url: 'https://tidings.example/w/harbour-books',
        image: null,
        country: 'SE',
        timezone: 'Europe/Stockholm',
        senderEmail: 'hello@harbour.example',
        smsEnabled: true,
        smsPreviewInPosts: false,
        created: '2026-09-01T07:00:00.000Z',
        updated: '2026-11-20T23:25:00.000Z',
      },
    ],
  },
)
export const WorkspaceList = ListOf(WorkspaceRecord, 'WorkspaceList')
