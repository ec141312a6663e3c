/** Chooses a picture of the workspace, or brings one in, and asks what it shows. */
import { Button, Group, Modal, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaRecord } from '../../../server/app-api/media-schemas.ts'
import { useApi, useMay } from '../../api/workspace.tsx'
import { useWords } from '../../words/language.ts'
import { mediaWords } from '../../words/media.ts'
import { EmptyState } from '../empty-state.tsx'
import { MediaTiles } from './media-tiles.tsx'
import css from './media.module.css'
import { DropPlace, SendButtons } from './sending.tsx'
import { MEDIA, useMediaList, useUploads } from './use-media.ts'

export interface Picked {
  /** The whole address, as letters need it. */
  readonly url: string
  readonly alt: string
}

export interface PickerProps {
  readonly onPick: (picked: Picked) => void
  readonly onClose: () => void
  /** A part of it is wanted: cut around what matters most in it. */
  readonly shape?: 'square' | 'wide' | undefined
}

export default function MediaPicker({ onPick, onClose, shape }: PickerProps) {
  const words = useWords(mediaWords)
  const mayWrite = useMay('media:write')
  const uploads = useUploads()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const [chosen, setChosen] = useState<MediaRecord>()
  const { data, isPlaceholderData } = useMediaList({ search })
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.choose}
      size="xl"
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Group align="end" gap="xs" mb="md">
        <TextInput
          label={words.search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
          flex={1}
          miw={160}
        />
        {mayWrite && <SendButtons uploads={uploads} onTaken={setChosen} isQuiet />}
      </Group>
      <DropPlace uploads={uploads} onTaken={setChosen}>
        {data?.items.length === 0 && (
          <EmptyState icon="media" {...(search ? words.noMatch : words.emptyPicker)} />
        )}
        {data && (
          <MediaTiles
            items={data.items}
            chosen={chosen?.id ?? null}
            isStale={isPlaceholderData}
            onChoose={setChosen}
          />
        )}
      </DropPlace>
      {chosen && <Use key={chosen.id} record={chosen} shape={shape} onPick={onPick} />}
    </Modal>
  )
}

/** Below the pictures: what it shows, in words, and the way out. */
function Use({
  record,
  shape,
  onPick,
}: Pick<PickerProps, 'onPick' | 'shape'> & { readonly record: MediaRecord }) {
  const words = useWords(mediaWords)
  const api = useApi()
  const queries = useQueryClient()
  const [alt, setAlt] = useState(record.alt ?? '')
  const [fault, setFault] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  async function use(): Promise<void> {
    setSaving(true)
    try {
      if (alt.trim() !== (record.alt ?? null)) {
        await api.patch(`${MEDIA}/${record.id}`, { alt: alt.trim() })
        await queries.invalidateQueries({ queryKey: [api.key, MEDIA] })
      }
      const file = shape
        ? await api.post<MediaRecord['shown']>(`${MEDIA}/${record.id}/cuts`, { shape })
        : record.shown
      onPick({ url: file.url, alt: alt.trim() })
    } catch (error) {
      setFault(error instanceof Error ? error.message : '')
      setSaving(false)
    }
  }
  return (
    <form
      className={css['use']}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void use()
      }}
    >
      <Text fw={600} truncate role="status">
        {words.chosen(record.name || words.unnamed)}
      </Text>
      <Textarea
        label={words.alt}
        description={words.altHint}
        autosize
        maxRows={4}
        maxLength={500}
        value={alt}
        error={fault}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <Button type="submit" mt="sm" loading={isSaving}>
        {words.use}
      </Button>
    </form>
  )
}
