/** Settings that hold more than a pattern can check, read when the program starts. */
import { readNetwork } from '../lib/private-networks.ts'
import { readMediaPlace } from './object-store/place.ts'
import { readSmtpUrls, SmtpUrlError } from './smtp/server-url.ts'

export class ConfigError extends Error {}

/** The parts of a comma-separated setting. */
export function listed(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** WEBHOOK_NETWORKS, MEDIA_NETWORKS. Throws a `ConfigError` that names the part that is not valid. */
export function networks(name: string, text: string | undefined): string[] {
  const wrong = listed(text).find((network) => !readNetwork(network))
  if (wrong !== undefined)
    throw faulty(name, `"${wrong}" is not a valid network; use one such as 10.1.0.0/16`)
  return listed(text)
}

/** SMTP_URL. Throws a `ConfigError` that shows no password when it cannot be read. */
export function mustBeMailServers(text: string | undefined): void {
  try {
    if (text !== undefined) readSmtpUrls(text)
  } catch (error) {
    if (error instanceof SmtpUrlError) throw faulty('SMTP_URL', error.message)
    throw error
  }
}

/** MEDIA_URL. Throws a `ConfigError` that shows no secret when it cannot be read. */
export function mustBeMediaPlace(text: string | undefined): void {
  try {
    readMediaPlace(text, '')
  } catch (error) {
    throw faulty('MEDIA_URL', error instanceof Error ? error.message : 'cannot be read')
  }
}

function faulty(name: string, sentence: string): ConfigError {
  return new ConfigError(`Some settings are wrong:\n  ${name}: ${sentence}`)
}
