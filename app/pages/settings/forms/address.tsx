/** Where forms are posted to, and the secret of what is trusted; shown and made anew only after the password. */
import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { WebhookSecret } from '../../../../server/app-api/settings-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { useWords } from '../../../words/language.ts'
import { settingsFormsWords } from '../../../words/settings-forms.ts'
import { CopyIcon } from '../copy.tsx'

const PATH = '/app/api/settings/webhook-secret'

export function FormAddress({ url }: { readonly url: string }) {
  const { address: words, copy, copied } = useWords(settingsFormsWords)
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const { mutate, data, isPending } = useMutation({
    mutationFn: (isNew: boolean) => api.post<WebhookSecret>(isNew ? `${PATH}/rotate` : PATH),
  })
  const rotate = () => {
    setAsking(false)
    mutate(true)
  }
  return (
    <FormSection title={words.title} text={words.text}>
      <Shown label={words.url} text={url} copy={copy} copied={copied} />
      {data && (
        <>
          <Shown label={words.secret} text={data.secret} copy={copy} copied={copied} />
          <Shown label={words.header} text={data.header} copy={copy} copied={copied} />
        </>
      )}
      <Text c="dimmed">{words.secretText}</Text>
      <Group>
        <Button variant="default" loading={isPending} onClick={() => mutate(false)}>
          {words.show}
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {words.rotate}
        </Button>
      </Group>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={words.rotateTitle}
        withCloseButton={false}
      >
        <Text mb="lg">{words.rotateText}</Text>
        <Group>
          <Button onClick={rotate} data-autofocus>
            {words.rotate}
          </Button>
          <Button variant="default" onClick={() => setAsking(false)}>
            {words.cancel}
          </Button>
        </Group>
      </Modal>
    </FormSection>
  )
}

interface ShownText {
  readonly label: string
  readonly text: string
  readonly copy: string
  readonly copied: string
}

function Shown({ label, text, copy, copied }: ShownText) {
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <TextInput
        label={label}
        value={text}
        readOnly
        flex={1}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyIcon text={text} label={`${copy}: ${label}`} copied={copied} />
    </Group>
  )
}
