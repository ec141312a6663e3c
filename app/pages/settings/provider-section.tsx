/** Whether people sign in at an OpenID provider, and what it has to know: set up on the server, read here. */
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProviderSetup } from '../../../server/app-api/schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useWords } from '../../words/language.ts'
import { teamWords } from '../../words/team.ts'
import { CopyIcon } from './copy.tsx'

const PATH = '/app/api/provider'

export function ProviderSection() {
  const words = useWords(teamWords)
  const api = useApi()
  const { data } = useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<ProviderSetup>(PATH, { signal }),
  })
  if (!data) return null
  const { provider, redirectUrl } = data
  return (
    <FormSection
      title={words.provider}
      text={provider ? words.providerSet(provider.name) : words.providerNone}
    >
      <Stack component="dl" gap="sm" m={0}>
        {provider && (
          <>
            <Said label={words.providerIssuer}>{provider.issuer}</Said>
            <Said label={words.providerClient}>{provider.clientId}</Said>
            <Said label={words.providerWho}>
              <Who provider={provider} />
            </Said>
          </>
        )}
        <Said label={words.providerRedirect}>
          <Group gap="xs" wrap="nowrap">
            <span>{redirectUrl}</span>
            <CopyIcon text={redirectUrl} label={words.copyRedirect} copied={words.copied} />
          </Group>
        </Said>
      </Stack>
    </FormSection>
  )
}

function Who({ provider: { domains, role } }: { readonly provider: NonNullable<ProviderSetup['provider']> }) {
  const words = useWords(teamWords)
  const listed = domains.join(', ')
  if (role) return words.providerAll(listed, words.roles[role as keyof typeof words.roles])
  return domains.length > 0 ? words.providerInvitedOf(listed) : words.providerInvited
}

function Said({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  )
}
