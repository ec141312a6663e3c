/** Pictures dropped on a letter or pasted into it: each becomes a block, there at once and filled when it has arrived. */
import { Alert, Button, Progress, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import type { KeyedBlock } from '../draft/content.ts'
import { useMay } from '../../../api/workspace.tsx'
import { picturesIn, useUploads, type Uploads } from '../../../ui/media/use-media.ts'
import { useWords } from '../../../words/language.ts'
import { mediaWords } from '../../../words/media.ts'
import { begun, changed, inserted, type Blocks } from './block-moves.ts'
import { pictured } from './media-body.tsx'

interface Given {
  readonly onBlocks: (make: (blocks: Blocks) => Blocks) => void
  /** Below which block a new one goes; undefined: at the end. */
  readonly placeAt: (target: EventTarget) => number | undefined
  readonly onPlaced: (block: KeyedBlock) => void
}

export function useDroppedPictures({ onBlocks, placeAt, onPlaced }: Given) {
  const may = useMay('media:write')
  const uploads = useUploads()
  const words = useWords(mediaWords)
  const [isOver, setOver] = useState(false)
  async function add(files: readonly File[], target: EventTarget): Promise<void> {
    const at = placeAt(target)
    const blocks = files.map(() => begun('image'))
    onBlocks((all) => inserted(all, at === undefined ? all.length : at + 1, ...blocks))
    let isAny = false
    for (const [place, block] of blocks.entries()) {
      const [taken] = await uploads.send(files.slice(place, place + 1))
      if (!taken) continue
      isAny = true
      const picture = pictured(block.block, { url: taken.shown.url, alt: taken.alt ?? '' })
      onBlocks((all) => changed(all, block.key, picture))
    }
    const [first] = blocks
    if (!first || !isAny) return
    onPlaced(first)
    notifications.show({ message: words.added })
  }
  function take(event: DragEvent | ClipboardEvent, data: DataTransfer): void {
    setOver(false)
    // In a dialog that was opened from here it is the dialog's.
    if (!isWithin(event)) return
    const files = picturesIn(data)
    // Words with a picture of themselves beside them, as office programs copy them, are words.
    if (files.length === 0 || data.getData('text/plain')) return
    event.preventDefault()
    event.stopPropagation()
    void add(files, event.target)
  }
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!isWithin(event) || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDropCapture: (event: DragEvent) => take(event, event.dataTransfer),
    onPasteCapture: (event: ClipboardEvent) => take(event, event.clipboardData),
    'data-over': isOver || undefined,
  }
  return { uploads, place: may ? place : {} }
}

function isWithin({ currentTarget, target }: DragEvent | ClipboardEvent): boolean {
  return target instanceof Node && currentTarget.contains(target)
}

/** How far they are, and which were not taken. */
export function DroppedPictures({ uploads: { underway, forget } }: { readonly uploads: Uploads }) {
  const words = useWords(mediaWords)
  return (
    <div aria-live="polite">
      {underway.map(({ key, name, share, fault }) =>
        fault === undefined ? (
          <div key={key}>
            <Text size="sm">{words.dropped(name)}</Text>
            <Progress value={share * 100} size="sm" aria-label={words.sending(name)} animated={share === 1} />
          </div>
        ) : (
          <Alert key={key} color="red" title={name} role="alert" mb="sm">
            {fault}{' '}
            <Button size="compact-sm" variant="subtle" onClick={() => forget(key)}>
              {words.dismiss}
            </Button>
          </Alert>
        ),
      )}
    </div>
  )
}
