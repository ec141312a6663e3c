/** Refusals of whoever asks: keys, sessions, roles, links that work once, and the accounts behind them. */
import { amiss, type Answer, type Catalogue } from './answer.ts'

export const access = {
  'key-missing': (): Answer => ({
    status: 403,
    message: 'The API key is missing; send it in the x-api-key header',
  }),
  'key-invalid': (): Answer => ({
    status: 403,
    message: 'The API key is not valid; check it, or make a new one with `tidings key create`',
  }),
  'scope-missing': (scope: string): Answer => ({
    status: 403,
    message: `The API key lacks the scope ${scope}; use a key that has it`,
  }),
  'signed-out': (): Answer => ({
    status: 401,
    message: 'You are not signed in, or no longer; sign in and try again',
    code: 'signedOut',
  }),
  'sign-in-wrong': (): Answer => ({
    status: 401,
    message: 'Email address, password or code are wrong; check them, or ask for a link by mail',
    code: 'wrongSignIn',
  }),
  'code-needed': (): Answer => ({
    status: 401,
    message: 'This account has a second step; type the code of your app, or a recovery code',
    code: 'codeNeeded',
  }),
  'code-wrong': (): Answer => ({
    status: 403,
    message: 'This code is not right, or was used before; wait for the next one and type that',
    code: 'wrongCode',
  }),
  'second-step-there': (): Answer => ({
    status: 409,
    message: 'The second step is on already, or was not begun; look at your account',
  }),
  'second-step-off': (): Answer => ({
    status: 409,
    message: 'The second step is off, and has no recovery codes; switch it on in your account',
  }),
  'passkey-wrong': (): Answer => ({
    status: 401,
    message: 'This passkey does not open an account here; sign in in another way, and add it again',
    code: 'wrongSignIn',
  }),
  'passkey-refused': (): Answer => ({
    status: 400,
    message: 'The passkey was made for another site, or too late; open this page again and retry',
  }),
  'passkey-there': (): Answer => ({
    status: 409,
    message: 'This passkey is in use already; take another device',
  }),
  'passkey-too-many': (most: number): Answer => ({
    status: 409,
    message: `An account has at most ${most} passkeys; remove one that you do not use`,
  }),
  'passkey-unknown': (): Answer => ({
    status: 404,
    message: 'This passkey was removed, or never was; open the page again',
  }),
  'passkeys-nowhere': (): Answer => ({
    status: 409,
    message: 'Passkeys need a server with a name and TLS; ask the operator to set PUBLIC_URL to https://…',
  }),
  'provider-none': (): Answer => ({ status: 404, message: 'There is no provider to sign in at here' }),
  'provider-late': (): Answer => ({
    status: 401,
    message: 'This sign-in was answered before, or took too long; sign in again',
    code: 'providerLate',
  }),
  'provider-address': (): Answer => ({
    status: 403,
    message: 'The provider has not verified this address, or it may not sign in here; ask the operator',
    code: 'providerAddress',
  }),
  'provider-stranger': (email: string): Answer => ({
    status: 403,
    message: `Nobody has invited ${email}; ask an admin of the workspace for an invitation`,
    code: 'providerStranger',
  }),
  'provider-other': (): Answer => ({
    status: 403,
    message: 'The provider knows you by another account; sign in there as the person you are here',
    code: 'providerOther',
  }),
  'confirm-password': (): Answer => ({
    status: 403,
    message: 'This needs your password again; confirm it, then try once more',
    code: 'confirmPassword',
  }),
  'password-wrong': (): Answer => ({
    status: 403,
    message: 'This is not your password; check it and try again',
    code: 'wrongPassword',
  }),
  'role-insufficient': (role: string): Answer => ({
    status: 403,
    message: `Your role here, ${role}, does not allow this; ask an admin of the workspace`,
    code: 'notAllowed',
  }),
  'not-a-member': (): Answer => ({
    status: 404,
    message: 'There is no such workspace, or you are not a member of it; send its id in X-Workspace',
    code: 'workspaceUnknown',
  }),
  'cross-site': (): Answer => ({
    status: 403,
    message: 'This request did not come from our own pages; open the app at its own address and try again',
    code: 'crossSite',
  }),
  'link-unknown': (): Answer => ({
    status: 404,
    message: 'This link has been used, has run out, or never was; ask for a new one',
    code: 'linkUnknown',
  }),
  'account-taken': (email: string): Answer => ({
    status: 409,
    message: `${email} has an account already; sign in to it`,
    code: 'accountTaken',
  }),
  'account-unknown': (who: string): Answer => ({ status: 404, message: `There is no account ${who}` }),
  'membership-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no member ${id} here`,
  }),
  'last-owner': (): Answer => ({
    status: 409,
    message: 'An organization needs an owner; make somebody else an owner first',
    code: 'lastOwner',
  }),
  'member-already': (email: string): Answer => ({
    status: 409,
    message: `${email} is a member there already; change the role instead`,
  }),
  'session-unknown': (): Answer => ({ status: 404, message: 'There is no such session' }),
  'workspace-foreign': (): Answer =>
    amiss('workspaceId', 'is not a workspace of this organization; leave it out for all of them'),
  'account-field': amiss,
  'operator-token-wrong': (): Answer => ({
    status: 403,
    message: 'This endpoint needs the operator token; send it as Authorization: Bearer <OPERATOR_TOKEN>',
  }),
} satisfies Catalogue
