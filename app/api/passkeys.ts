/** Passkeys: what the server asks, handed to the browser, and what that answers handed back. */
import type { PasskeyList } from '../../server/app-api/passkey-schemas.ts'
import { ask } from './client.ts'
import type { Session } from './session.ts'

const PATH = '/app/api/account/passkeys'

/** Of those who know WebAuthn: loaded when somebody presses, not with the first page. */
const library = () => import('@simplewebauthn/browser')

export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** The person closed the browser's own dialog, or has no passkey to show in it: nothing has happened. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/** The device has a passkey of this account, and makes no second one. */
export function isThereAlready(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}

export function listPasskeys(signal: AbortSignal): Promise<PasskeyList> {
  return ask({ path: PATH, signal })
}

export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await library()
  const optionsJSON = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>({
    method: 'POST',
    path: '/app/api/account/passkey-offer',
  })
  const answer = await startRegistration({ optionsJSON })
  await ask({ method: 'POST', path: PATH, body: { name, answer } })
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await ask({ method: 'PATCH', path: `${PATH}/${id}`, body: { name } })
}

export async function removePasskey(id: string): Promise<void> {
  await ask({ method: 'DELETE', path: `${PATH}/${id}` })
}

export async function signInByPasskey(): Promise<Session> {
  return ask({ method: 'POST', path: '/app/api/session/passkey', body: await answered(), isQuiet: true })
}

export async function confirmByPasskey(): Promise<void> {
  await ask({
    method: 'POST',
    path: '/app/api/session/confirm/passkey',
    body: await answered(),
    isQuiet: true,
  })
}

async function answered(): Promise<unknown> {
  const { startAuthentication } = await library()
  const optionsJSON = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>({
    method: 'POST',
    path: '/app/api/passkeys/ask',
    isQuiet: true,
  })
  return startAuthentication({ optionsJSON })
}
