/** The questions of `tidings setup`; what was said in options is not asked again. */
import { getCountry } from 'countries-and-timezones'
import { CommanderError, InvalidArgumentError } from 'commander'
import { smtpUrls } from './sending-words.ts'
import { country, email, name } from './words.ts'

/** What a workspace is set up with. */
export interface Setup {
  readonly name?: string
  readonly country?: string
  readonly timezone?: string
  readonly senderEmail?: string
  readonly smtpUrl?: string
}

type Read = (text: string) => unknown

/** Ends the command (exit 1, nothing done) when whoever is asked breaks it off. */
export async function askSetup(
  given: Setup,
  guessed: string | undefined,
  hasServer: boolean,
): Promise<Setup> {
  const called = given.name ?? (await asked('What is it called?', name))
  const guess = guessed && getCountry(guessed)?.name
  const hint = guess ? `this machine is in ${guess}` : 'such as DE'
  const land = given.country ?? (await asked(`Where is it? Two letters, ${hint}`, country, guessed))
  const sender =
    given.senderEmail ?? (await asked('From which address does it send? Empty: later', optional(email)))
  const isServerAsked = given.smtpUrl === undefined && !hasServer && sender !== ''
  const server = isServerAsked ? await askedHidden(SERVER, optional(smtpUrls)) : (given.smtpUrl ?? '')
  return {
    name: called,
    country: land.toUpperCase(),
    ...(given.timezone !== undefined && { timezone: given.timezone }),
    ...(sender !== '' && { senderEmail: sender }),
    ...(server !== '' && { smtpUrl: server }),
  }
}

const SERVER = 'Its mail server, smtp://user:password@host:587? Empty: mail stays here'

async function asked(message: string, read: Read, initialValue = ''): Promise<string> {
  const { text } = await import('@clack/prompts')
  const validate = (answer = ''): string | undefined => faultOf(read, answer)
  return answered(await text({ message, initialValue, validate, output: process.stderr }))
}

/** It holds a password. */
async function askedHidden(message: string, read: Read): Promise<string> {
  const { password } = await import('@clack/prompts')
  const validate = (answer = ''): string | undefined => faultOf(read, answer)
  return answered(await password({ message, validate, output: process.stderr }))
}

/** Breaking off is a sign, and an empty answer may be none at all. */
function answered(answer: unknown): string {
  if (typeof answer === 'symbol') throw new CommanderError(1, 'tidings.not-meant', 'Nothing was done')
  return typeof answer === 'string' ? answer.trim() : ''
}

function optional(read: Read): Read {
  return (text) => (text === '' ? text : read(text))
}

/** The sentence that the option would be refused with. */
function faultOf(read: Read, answer: string): string | undefined {
  try {
    read(answer.trim())
    return undefined
  } catch (error) {
    if (error instanceof InvalidArgumentError) return error.message
    throw error
  }
}
