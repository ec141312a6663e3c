/** A word shoppers say and what it should also find: added, changed, or taught from a prompt that found nothing. */
import { Button, Chip, Group, Input, Modal, MultiSelect, Stack, TagsInput, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { OwnWord, OwnWordChange } from '../../../server/app-api/search-schemas.ts'
import { ApiFormBox, useApiForm, type ApiForm } from '../../ui/form/api-form.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { useFinding, useTuning } from './use-tuning.ts'

interface Given {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What is changed. */
  readonly own?: OwnWord | undefined
  /** A prompt that a word of is taught. */
  readonly prompt?: string | undefined
  /** The word to begin with. */
  readonly word?: string | undefined
}

export function WordDialog({ isOpen, onClose, ...given }: Given) {
  const { words } = useWords(productSearchWords)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={given.own ? words.edit : words.add}
      withCloseButton={false}
    >
      <WordForm {...given} onClose={onClose} />
    </Modal>
  )
}

type FormGiven = Omit<Given, 'isOpen'>
type Values = Omit<OwnWordChange, 'was'>

/** As many words of a prompt as are offered. */
const OFFERED = 12

function wordsIn(prompt: string): string[] {
  return [...new Set(prompt.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu))].slice(0, OFFERED)
}

function WordForm(given: FormGiven) {
  const { words, language, save, cancel } = useWords(productSearchWords)
  const form = useWordForm(given)
  const { getInputProps } = form.form
  const offered = given.word || given.prompt === undefined ? [] : wordsIn(given.prompt)
  return (
    <ApiFormBox of={form} label={given.own ? words.edit : words.add}>
      <Stack>
        {offered.length > 1 && <Offered words={offered} form={form} />}
        <TextInput
          label={words.word}
          description={words.wordHint}
          autoComplete="off"
          data-autofocus={(offered.length === 0 && !given.word) || undefined}
          {...getInputProps('word')}
        />
        <TagsInput
          label={words.meanings}
          description={words.meaningsHint}
          data-autofocus={offered.length === 1 || Boolean(given.word) || undefined}
          acceptValueOnBlur
          {...getInputProps('meanings')}
        />
        <MultiSelect
          label={words.languages}
          description={words.languagesHint}
          searchable
          data={Object.entries(language).map(([value, label]) => ({ value, label }))}
          {...getInputProps('languages')}
        />
        <Group>
          <Button type="submit" loading={form.isSending}>
            {save}
          </Button>
          <Button variant="default" onClick={given.onClose}>
            {cancel}
          </Button>
        </Group>
      </Stack>
    </ApiFormBox>
  )
}

/** The words of the prompt: one press says which it is. */
function Offered({
  words: offered,
  form: { form },
}: {
  readonly words: readonly string[]
  readonly form: ApiForm<Values>
}) {
  const { words } = useWords(productSearchWords)
  return (
    <Input.Wrapper label={words.fromPrompt} labelElement="div">
      <Chip.Group value={form.values.word} onChange={(word) => form.setFieldValue('word', word)}>
        <Group gap={6} mt={4} role="group" aria-label={words.fromPrompt}>
          {offered.map((word) => (
            <Chip key={word} value={word} size="xs" radius="md">
              {word}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}

function useWordForm({ own, prompt, word = '', onClose }: FormGiven): ApiForm<Values> {
  const all = useWords(productSearchWords)
  const { words } = all
  const written = useNumbers()
  const { teach, forget } = useTuning()
  const find = useFinding()
  const [only, ...others] = wordsIn(prompt ?? '')
  return useApiForm<Values>({
    initialValues: {
      word: own?.word ?? (word || (others.length === 0 ? (only ?? '') : '')),
      meanings: own?.meanings ?? [],
      languages: own?.languages ?? [],
    },
    validate: {
      word: (word) =>
        /[\p{L}\p{N}]/u.test(word)
          ? word.trim().split(/\s+/).length > 2
            ? words.wordLong
            : null
          : words.wordMissing,
      meanings: (meanings) => (meanings.length > 0 ? null : words.meaningMissing),
    },
    send: async (values) => {
      const was = own && { word: own.word, languages: own.languages }
      await teach({ ...values, ...(was ? { was } : {}) })
      if (prompt === undefined) {
        notifications.show({ message: words.saved(values.word.trim(), values.meanings.join(', ')) })
      } else {
        const found = await find(prompt)
        if (found > 0) await forget([prompt])
        const message = found > 0 ? all.missed.found(prompt, written(found)) : all.missed.stillNothing(prompt)
        notifications.show({ message })
      }
      onClose()
    },
  })
}
