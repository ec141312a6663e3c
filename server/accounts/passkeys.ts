/** Passkeys (WebAuthn Level 3): added by who is signed in, and then the whole of a sign-in by themselves. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { webAuthn } from '../lib/lazy.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { keepChallenge, spendChallenge, CHALLENGE_MINUTES } from './challenge-store.ts'
import { mustBePasskeyName, type PasskeyPlace } from './passkey-rules.ts'
import { addPasskey, countUse, credentialsOf, findPasskey, type StoredPasskey } from './passkey-store.ts'

/** EdDSA, ES256 and RS256 (RFC 9053), which between them every authenticator can. */
const supportedAlgorithmIDs = [-8, -7, -257]

const timeout = CHALLENGE_MINUTES * 60_000

/** What a browser is asked for a new one: kept by the authenticator under the account's id, which says nothing. */
export async function offerPasskey(
  db: Queryable,
  { rpId }: PasskeyPlace,
  account: { readonly accountId: string; readonly email: string; readonly name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { accountId, email, name } = account
  const known = await credentialsOf(db, accountId)
  const options = await webAuthn().generateRegistrationOptions({
    rpName: 'Tidings',
    rpID: rpId,
    userID: Buffer.from(accountId),
    userName: email,
    userDisplayName: name,
    timeout,
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, 'passkey-add', options.challenge, accountId)
  return options
}

/** The browser's answer becomes a passkey of the account. Refused (400) when it is of another site, or answers nothing asked. */
export async function acceptPasskey(
  db: Db,
  { rpId, origin }: PasskeyPlace,
  { accountId, name, answer }: { accountId: string; name: string; answer: RegistrationResponseJSON },
): Promise<string> {
  const called = mustBePasskeyName(name)
  const verified = await webAuthn()
    .verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => spendChallenge(db, 'passkey-add', challenge, accountId),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    .catch(() => refuse('passkey-refused'))
  if (!verified.verified) refuse('passkey-refused')
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential
  const transports = answer.response.transports ?? []
  return db.transaction((tx) =>
    addPasskey(tx, { accountId, credentialId, publicKey, counter, transports, name: called }),
  )
}

/** Asks for any passkey of ours, and so tells nothing of who has one. */
export async function askForPasskey(
  db: Queryable,
  { rpId }: PasskeyPlace,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await webAuthn().generateAuthenticationOptions({
    rpID: rpId,
    timeout,
    userVerification: 'required',
  })
  await keepChallenge(db, 'passkey-use', options.challenge)
  return options
}

/** Whose passkey it is; refused (401) in the same words whatever is wrong with it. */
export async function checkPasskey(
  db: Db,
  place: PasskeyPlace,
  answer: AuthenticationResponseJSON,
): Promise<string> {
  const passkey = await findPasskey(db, answer.id)
  const { userHandle } = answer.response
  const isOwn =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey?.accountId
  if (!passkey || !isOwn) refuse('passkey-wrong')
  const counter = await counterOf(db, place, passkey, answer).catch(() => refuse('passkey-wrong'))
  if (!(await countUse(db, passkey.id, counter))) refuse('passkey-wrong')
  return passkey.accountId
}

/** Throws unless the answer is signed by the passkey, for our site, to a challenge of ours, and by a person it knows. */
async function counterOf(
  db: Db,
  { rpId, origin }: PasskeyPlace,
  { credentialId, publicKey, counter, transports }: StoredPasskey,
  response: AuthenticationResponseJSON,
): Promise<number> {
  const { verified, authenticationInfo } = await webAuthn().verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(db, 'passkey-use', challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(publicKey),
      counter,
      transports: [...transports],
    },
    requireUserVerification: true,
  })
  if (!verified) throw new Error('The signature is not of this passkey')
  return authenticationInfo.newCounter
}
