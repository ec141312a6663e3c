/** Products pinned for a prompt: a new one, or more for one there is. */
import { Button, Group, Input, Modal, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { PinnedPrompt } from '../../../server/app-api/search-schemas.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { FindProducts } from './find-products.tsx'
import type { LineProduct } from '../../ui/products/product-line.tsx'
import { usePins, useTuning } from './use-tuning.ts'

interface Given {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly pinned?: PinnedPrompt
}

export function PinDialog({ isOpen, onClose, pinned }: Given) {
  const { pins: words } = useWords(productSearchWords)
  const title = pinned ? words.addTo(pinned.prompt) : words.add
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} size="lg" withCloseButton={false}>
      <PinForm onClose={onClose} pinned={pinned} title={title} />
    </Modal>
  )
}

interface Values {
  prompt: string
  productIds: readonly LineProduct[]
}

function PinForm({
  onClose,
  pinned,
  title,
}: {
  readonly onClose: () => void
  readonly pinned: PinnedPrompt | undefined
  readonly title: string
}) {
  const { pins: words, save, cancel } = useWords(productSearchWords)
  const form = usePinForm(pinned, onClose)
  const { values, errors, setFieldValue, getInputProps } = form.form
  return (
    <ApiFormBox of={form} label={title}>
      <Stack>
        {!pinned && (
          <TextInput
            label={words.prompt}
            description={words.promptHint}
            autoComplete="off"
            data-autofocus
            {...getInputProps('prompt')}
          />
        )}
        <Input.Wrapper error={errors['productIds']} labelElement="div">
          <FindProducts
            chosen={values.productIds}
            onChange={(chosen) => setFieldValue('productIds', chosen)}
            already={new Set(pinned?.products.map(({ id }) => id))}
            prompt={pinned?.prompt ?? ''}
          />
        </Input.Wrapper>
        <Group>
          <Button type="submit" loading={form.isSending}>
            {save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
        </Group>
      </Stack>
    </ApiFormBox>
  )
}

function usePinForm(pinned: PinnedPrompt | undefined, onClose: () => void) {
  const { pins: words, saved } = useWords(productSearchWords)
  const written = useNumbers()
  const { data } = usePins()
  const { pin } = useTuning()
  const most = data?.maximum ?? Number.POSITIVE_INFINITY
  const before = pinned?.products.map(({ id }) => id) ?? []
  return useApiForm<Values>({
    initialValues: { prompt: pinned?.prompt ?? '', productIds: [] },
    validate: {
      prompt: (prompt) => (/[\p{L}\p{N}]/u.test(prompt) ? null : words.promptMissing),
      productIds: (chosen) =>
        chosen.length === 0
          ? words.productsMissing
          : chosen.length + before.length > most
            ? words.full(written(most))
            : null,
    },
    send: async ({ prompt, productIds }) => {
      await pin({ prompt: prompt.trim(), productIds: [...before, ...productIds.map(({ id }) => id)] })
      notifications.show({ message: saved })
      onClose()
    },
  })
}
