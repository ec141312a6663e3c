/** The settings of signing in at an OpenID provider. */
import { ConfigError, listed } from './config-values.ts'
import { choice, text, type ValuesOf } from './setting.ts'

export const PROVIDER = {
  OIDC_ISSUER: text({
    pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^\\s?#]+$',
    description:
      'People may sign in at this OpenID provider too: its issuer, such as https://accounts.example',
  }),
  OIDC_CLIENT_ID: text({ description: 'What the provider calls this server' }),
  OIDC_CLIENT_SECRET: text({ description: 'What this server proves that with' }),
  OIDC_NAME: text({ description: 'What people call the provider; unset: the name of its host' }),
  OIDC_DOMAINS: text({
    description: 'Only addresses of these domains sign in at the provider, comma-separated; unset: of all',
  }),
  OIDC_ROLE: choice(['none', 'viewer', 'author', 'editor'], {
    default: 'none',
    description: 'What people of OIDC_DOMAINS become who were not invited; none: they stay outside',
  }),
}

export interface ProviderSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly name: string
  /** In lower case; none: all. */
  readonly domains: readonly string[]
  readonly role: 'viewer' | 'author' | 'editor' | undefined
}

/** Undefined where there is no provider. Throws a `ConfigError` where half of it is said. */
export function readProvider(settings: ValuesOf<typeof PROVIDER>): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings
  if (issuer === undefined) return undefined
  if (clientId === undefined) throw half('OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER')
  if (clientSecret === undefined) throw half('OIDC_CLIENT_SECRET', 'is needed with OIDC_ISSUER')
  const domains = listed(settings.OIDC_DOMAINS).map((domain) => domain.toLowerCase().replace(/^@/, ''))
  const role = settings.OIDC_ROLE === 'none' ? undefined : settings.OIDC_ROLE
  if (role !== undefined && domains.length === 0)
    throw half('OIDC_DOMAINS', 'is needed with OIDC_ROLE: else whoever has an account there gets in here')
  return {
    issuer,
    clientId,
    clientSecret,
    name: settings.OIDC_NAME ?? new URL(issuer).hostname,
    domains,
    role,
  }
}

function half(name: string, sentence: string): ConfigError {
  return new ConfigError(`Some settings are wrong:\n  ${name}: ${sentence}`)
}
