/** The gateway that SMS_URL names. */
import { ConfigError } from '../config.ts'
import type { Patience } from './gateway.ts'
import { openGenericProvider } from './generic.ts'
import type { Provider } from './provider.ts'
import { openTwilioProvider, readTwilioAccount, type TwilioAccount } from './twilio.ts'

const PATIENCE: Patience = { connectSeconds: 10, answerSeconds: 30 }

/** Undefined when none is named. Throws `ConfigError` with what SMS_URL should look like. */
export function openProvider(
  address: string | undefined,
  patience: Partial<Patience> = {},
): Provider | undefined {
  if (address === undefined) return undefined
  const url = readAddress(address)
  const waiting = { ...PATIENCE, ...patience }
  const account = twilioAccount(address)
  return account ? openTwilioProvider(account, waiting) : openGenericProvider(url, waiting)
}

/** The account when SMS_URL names one, whose token also signs what the gateway posts to us. */
export function twilioAccount(address: string | undefined): TwilioAccount | undefined {
  if (!address?.startsWith('twilio:')) return undefined
  return (
    readTwilioAccount(readAddress(address)) ??
    mistaken('twilio://SID:TOKEN@api.twilio.com, with the account and its token')
  )
}

function readAddress(address: string): URL {
  return (
    URL.parse(address) ??
    mistaken('https://user:password@sms.example/send or twilio://SID:TOKEN@api.twilio.com')
  )
}

/** Says what is right, not what is there: it may hold a password. */
function mistaken(right: string): never {
  throw new ConfigError(`SMS_URL cannot be read; write it as ${right}`)
}
