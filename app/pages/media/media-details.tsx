/** One picture: what it shows in words, what matters most in it, what shows it, and the way to take it away. */
import { Button, CopyButton, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaDetail } from '../../../server/app-api/media-schemas.ts'
import { useApi, useMay } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from '../../ui/media/media.module.css'
import { MEDIA, useMediaDetail } from '../../ui/media/use-media.ts'
import { useWords } from '../../words/language.ts'
import { mediaWords } from '../../words/media.ts'
import { DeleteMedia } from './delete-media.tsx'
import { FocusPoint, type Focus } from './focus-point.tsx'
import { MediaUses } from './media-uses.tsx'

export function MediaDetails({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const words = useWords(mediaWords)
  const { data, error } = useMediaDetail(id)
  const [isDeleting, setDeleting] = useState(false)
  const name = data?.name || words.unnamed
  return (
    <Modal
      opened
      onClose={onClose}
      title={isDeleting ? words.deleteTitle(name) : name}
      size="lg"
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {error?.message}
      {data && isDeleting && (
        <DeleteMedia record={data} onDeleted={onClose} onKept={() => setDeleting(false)} />
      )}
      {data && !isDeleting && <Shown record={data} onClose={onClose} onDelete={() => setDeleting(true)} />}
    </Modal>
  )
}

interface Given {
  readonly record: MediaDetail
  readonly onClose: () => void
  readonly onDelete: () => void
}

function Shown({ record, onClose, onDelete }: Given) {
  const words = useWords(mediaWords)
  const mayWrite = useMay('media:write')
  const mayDelete = useMay('media:delete')
  const { shown, width, height } = record
  return (
    <Stack>
      {mayWrite ? (
        <Describe record={record} onClose={onClose} />
      ) : (
        <>
          <img src={shown.path} alt={record.alt ?? ''} className={css['shown']} />
          {record.alt}
        </>
      )}
      <Group justify="space-between">
        <p className={css['facts']}>{words.size(String(width), String(height))}</p>
        <Group gap="xs">
          <CopyButton value={shown.url}>
            {({ copied, copy }) => (
              <Button variant="default" size="xs" leftSection={<Icon name="copy" size={16} />} onClick={copy}>
                {copied ? words.copied : words.copyUrl}
              </Button>
            )}
          </CopyButton>
          {mayDelete && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="trash" size={16} />}
              onClick={onDelete}
            >
              {words.delete}
            </Button>
          )}
        </Group>
      </Group>
      <MediaUses uses={record.uses} />
    </Stack>
  )
}

function Describe({ record, onClose }: { readonly record: MediaDetail; readonly onClose: () => void }) {
  const words = useWords(mediaWords)
  const api = useApi()
  const queries = useQueryClient()
  const [name, setName] = useState(record.name)
  const [alt, setAlt] = useState(record.alt ?? '')
  const [focus, setFocus] = useState<Focus>(record.focus)
  const [fault, setFault] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  async function save(): Promise<void> {
    setSaving(true)
    setFault(undefined)
    try {
      await api.patch(`${MEDIA}/${record.id}`, {
        ...(name.trim() ? { name: name.trim() } : {}),
        alt: alt.trim(),
        focus,
      })
      await queries.invalidateQueries({ queryKey: [api.key, MEDIA] })
      notifications.show({ message: words.saved })
      onClose()
    } catch (error) {
      setFault(error instanceof Error ? error.message : '')
      setSaving(false)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <FocusPoint source={record.shown.path} focus={focus} onFocus={setFocus} />
        <Textarea
          label={words.alt}
          description={words.altHint}
          data-autofocus
          autosize
          maxRows={4}
          maxLength={500}
          value={alt}
          error={fault}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <TextInput
          label={words.name}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" loading={isSaving}>
            {words.save}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
