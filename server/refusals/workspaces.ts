/** Refusals of organizations, workspaces, their keys and members. */
import { amiss, type Answer, type Catalogue } from './answer.ts'

const ARCHIVED =
  'This workspace is archived: it can be read, and nothing in it can be changed until it is brought back'

export const workspaces = {
  'organization-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no organization ${id}`,
  }),
  'workspace-unknown': (id: string): Answer => ({ status: 404, message: `There is no workspace ${id}` }),
  'workspace-at-rest': (): Answer => ({ status: 403, message: ARCHIVED }),
  'workspace-archived': (): Answer => ({
    status: 403,
    message: ARCHIVED,
    code: 'workspaceArchived',
  }),
  'workspace-last': (): Answer => ({
    status: 409,
    message: 'It is the only workspace of its organization; make another one first',
  }),
  'workspace-name-wrong': (name: string): Answer =>
    amiss('name', `it is not the name of the workspace; type ${name}`),
  'workspace-being-erased': (): Answer => ({
    status: 409,
    message: 'Its time is over: it is being erased and cannot be brought back',
  }),
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
