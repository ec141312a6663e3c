/** Refusals of organizations, workspaces, their keys and members. */
import type { Answer, Catalogue } from './answer.ts'

export const workspaces = {
  'organization-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no organization ${id}`,
  }),
  'workspace-unknown': (id: string): Answer => ({ status: 404, message: `There is no workspace ${id}` }),
  'handle-taken': (handle: string): Answer => ({
    status: 409,
    message: `The handle ${handle} is taken; choose another`,
  }),
  'key-unknown': (id: string): Answer => ({ status: 404, message: `There is no API key ${id}` }),
  'member-taken': (email: string): Answer => ({
    status: 409,
    message: `${email} is already a member of this workspace; choose another address`,
  }),
  'member-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no team member ${id}; it may have been removed`,
  }),
  'members-full': (limit: number): Answer => ({
    status: 409,
    message: `A workspace has at most ${limit} team members; remove one first`,
  }),
} satisfies Catalogue
