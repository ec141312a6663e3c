/** What a contact gets by which channel, and what proves that it wants it. */
import { Group, Stack, Switch, Table, Text } from '@mantine/core'
import type { ContactPage } from '../../../../server/app-api/contact-schemas.ts'
import { useApi, useMay } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { ExactTime } from '../../../ui/time.tsx'
import { contactWords } from '../../../words/contact.ts'
import { contactsWords } from '../../../words/contacts.ts'
import { useWords } from '../../../words/language.ts'
import { AskFirst } from './ask-first.tsx'
import { pathOf, useAct, type Person } from './use-contact.ts'
import css from './contact.module.css'

export function Consent({ page: { contact, consent } }: { readonly page: ContactPage }) {
  const { consent: words } = useWords(contactWords)
  return (
    <>
      <FormSection title={words.title} text={words.text}>
        <Channels contact={contact} />
        <Standing contact={contact} />
      </FormSection>
      <FormSection title={words.proof} text={words.proofText}>
        {consent.length === 0 ? <Text>{words.none}</Text> : <Proof consent={consent} />}
      </FormSection>
    </>
  )
}

function Channels({ contact }: { readonly contact: Person }) {
  const words = useWords(contactWords)
  const { states } = useWords(contactsWords)
  const api = useApi()
  const { id, state, email, phone, notificationSettings } = contact
  const mayWrite = useMay('contacts:write')
  const { mutate, isPending } = useAct(
    id,
    (settings: { readonly email?: boolean; readonly sms?: boolean }) =>
      api.patch(`/api/contacts/${id}/notification-settings`, settings),
    words.consent.changed,
  )
  return (
    <Stack gap="sm">
      {state !== 'active' && <Text>{words.consent.notActive(states[state])}</Text>}
      {(['email', 'sms'] as const).map((channel) => {
        const address = channel === 'email' ? email : phone
        return (
          <Switch
            key={channel}
            label={words.channels[channel]}
            description={address ?? words.consent.noAddress}
            checked={notificationSettings[channel]}
            disabled={!mayWrite || state !== 'active' || address === null || isPending}
            onChange={({ currentTarget: { checked } }) => mutate({ [channel]: checked })}
          />
        )
      })}
    </Stack>
  )
}

/** Made active, blocked, let go again. */
function Standing({ contact: { id, state, email, phone } }: { readonly contact: Person }) {
  const { consent: words } = useWords(contactWords)
  const api = useApi()
  const on = { ...(email !== null && { email: true }), ...(phone !== null && { sms: true }) }
  const settings = `/api/contacts/${id}/notification-settings`
  const activate = useAct(id, () => api.patch(settings, on), words.changed)
  const block = useAct(id, () => api.post(`${pathOf(id)}/block`), words.blocked)
  const unblock = useAct(id, () => api.post(`${pathOf(id)}/unblock`), words.unblocked)
  const { cancel } = words
  if (!useMay('contacts:write')) return null
  return (
    <Group mt="md">
      {state !== 'active' && state !== 'blocked' && (
        <AskFirst
          key="activate"
          button={words.activate}
          title={words.activateTitle}
          text={words.activateText}
          confirm={words.confirm}
          cancel={cancel}
          isPending={activate.isPending}
          onConfirm={() => activate.mutateAsync()}
        />
      )}
      {state === 'blocked' ? (
        <AskFirst
          key="unblock"
          button={words.unblock}
          title={words.unblockTitle}
          text={words.unblockText}
          confirm={words.unblock}
          cancel={cancel}
          isPending={unblock.isPending}
          onConfirm={() => unblock.mutateAsync()}
        />
      ) : (
        <AskFirst
          key="block"
          button={words.block}
          title={words.blockTitle}
          text={words.blockText}
          confirm={words.block}
          cancel={cancel}
          isDangerous
          isPending={block.isPending}
          onConfirm={() => block.mutateAsync()}
        />
      )}
    </Group>
  )
}

function Proof({ consent }: Pick<ContactPage, 'consent'>) {
  const { consent: words, channels, timeline } = useWords(contactWords)
  return (
    <div className={css['scroll']} role="group" aria-label={words.proof} tabIndex={0}>
      <Table aria-label={words.proof} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.columns.when}</Table.Th>
            <Table.Th>{words.columns.act}</Table.Th>
            <Table.Th>{words.columns.channel}</Table.Th>
            <Table.Th>{words.columns.source}</Table.Th>
            <Table.Th>{words.columns.words}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {consent
            .toReversed()
            .map(
              ({ created, act, channel, source, words: shown, textVersion, address, ip, isIpKept }, at) => (
                <Table.Tr key={`${created} ${at}`}>
                  <Table.Td>
                    <ExactTime at={created} />
                  </Table.Td>
                  <Table.Td>{timeline.consent[act]}</Table.Td>
                  <Table.Td>
                    {channel === null ? words.both : channels[channel]}
                    {address !== null && (
                      <Text c="dimmed" size="sm">
                        {address}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    {source}
                    {isIpKept && (
                      <Text c="dimmed" size="sm">
                        {ip ?? words.ipKept}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td className={css['said'] ?? ''}>
                    {textVersion !== null && (
                      <Text c="dimmed" size="sm">
                        {words.textVersion(String(textVersion))}
                      </Text>
                    )}
                    {shown}
                  </Table.Td>
                </Table.Tr>
              ),
            )}
        </Table.Tbody>
      </Table>
    </div>
  )
}
