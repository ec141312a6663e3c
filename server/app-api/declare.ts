/** How routes of the app are declared: with what they ask of who is signed in. */
import type { Permission } from '../accounts/policy.ts'
import { asks } from '../accounts/sessions.ts'

export function config(permission: Permission | 'anyone' | 'signed-in') {
  return { access: asks(permission) }
}
