/** How pictures come in: chosen, dropped, pasted, or by an address; and how far each is. */
import { Button, FileButton, Group, Popover, Progress, Text, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { MediaRecord } from '../../../server/app-api/media-schemas.ts'
import { useWords } from '../../words/language.ts'
import { mediaWords } from '../../words/media.ts'
import { Icon } from '../icon.tsx'
import css from './media.module.css'
import { PICTURE_TYPES, picturesIn, type Uploads } from './use-media.ts'

interface Given {
  readonly uploads: Uploads
  /** With the newest that was taken. */
  readonly onTaken: (record: MediaRecord) => void
}

export function SendButtons({ uploads, onTaken, isQuiet = false }: Given & { readonly isQuiet?: boolean }) {
  const words = useWords(mediaWords)
  return (
    <Group gap="xs">
      <ByUrl uploads={uploads} onTaken={onTaken} />
      <FileButton multiple accept={PICTURE_TYPES} onChange={(files) => void taken(uploads, files, onTaken)}>
        {(props) => (
          <Button {...props} variant={isQuiet ? 'default' : 'filled'} leftSection={<Icon name="plus" />}>
            {words.upload}
          </Button>
        )}
      </FileButton>
    </Group>
  )
}

async function taken(uploads: Uploads, files: readonly File[], onTaken: Given['onTaken']): Promise<void> {
  const last = (await uploads.send(files)).at(-1)
  if (last) onTaken(last)
}

function ByUrl({ uploads, onTaken }: Given) {
  const words = useWords(mediaWords)
  const [isOpen, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const [fault, setFault] = useState<string>()
  const [isFetching, setFetching] = useState(false)
  async function submit(): Promise<void> {
    setFetching(true)
    setFault(undefined)
    try {
      const record = await uploads.fetch(url.trim())
      setOpen(false)
      setUrl('')
      onTaken(record)
    } catch (error) {
      setFault(error instanceof Error ? error.message : '')
    } finally {
      setFetching(false)
    }
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus position="bottom-end" width={340} shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<Icon name="link" />} onClick={() => setOpen(!isOpen)}>
          {words.byUrl}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.byUrl}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            void submit()
          }}
        >
          <TextInput
            label={words.url}
            description={words.urlHint}
            type="url"
            required
            value={url}
            error={fault}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Button type="submit" mt="sm" size="xs" loading={isFetching}>
            {words.fetch}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Takes what is dropped on it or pasted within it. */
export function DropPlace({ uploads, onTaken, children }: Given & { readonly children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  function take(event: { preventDefault(): void }, data: DataTransfer | null): void {
    setOver(false)
    const files = picturesIn(data)
    if (files.length === 0) return
    event.preventDefault()
    void taken(uploads, files, onTaken)
  }
  return (
    <div
      className={css['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <Underway uploads={uploads} />
      {children}
    </div>
  )
}

function Underway({ uploads: { underway, forget } }: Pick<Given, 'uploads'>) {
  const words = useWords(mediaWords)
  return (
    <ul className={css['underway']} aria-live="polite" aria-label={words.underway}>
      {underway.map(({ key, name, share, fault }) => (
        <li key={key}>
          <Group justify="space-between" wrap="nowrap" gap="sm">
            <Text size="sm" truncate>
              {name}
            </Text>
            {fault !== undefined && (
              <Button size="compact-xs" variant="subtle" flex="none" onClick={() => forget(key)}>
                {words.dismiss}
              </Button>
            )}
          </Group>
          {fault === undefined ? (
            <Progress value={share * 100} aria-label={words.sending(name)} size="sm" animated={share === 1} />
          ) : (
            <Text size="sm" c="var(--bad)" role="alert">
              {fault}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}
