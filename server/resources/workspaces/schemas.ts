/** Workspaces on the wire (spec "Workspace authorization info"; GET /workspaces gives free-form records). */
import { Type } from 'typebox'
import { ListOf, Nullable } from '../../api/schemas.ts'

const Named = Type.Object({ id: Type.String(), name: Type.String() })

export const AuthorizationInfo = Type.Object(
  {
    status: Type.String(),
    feed: Type.Optional(Named),
    organization: Type.Optional(Named),
    permissions: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { title: 'AuthorizationInfo' },
)

export const WorkspaceRecord = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    handle: Type.String(),
    url: Type.String({ description: 'Its public page' }),
    image: Nullable(Type.String()),
    country: Type.String(),
    timezone: Type.String(),
    senderEmail: Nullable(Type.String()),
    smsEnabled: Type.Boolean(),
    smsPreviewInPosts: Type.Boolean(),
    created: Type.String({ format: 'date-time' }),
    updated: Type.String({ format: 'date-time' }),
  },
  { title: 'Workspace' },
)
export const WorkspaceList = ListOf(WorkspaceRecord, 'WorkspaceList')
