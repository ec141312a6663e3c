/** The button that opens the pictures of the workspace; they are loaded when it is pressed. */
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../words/language.ts'
import { mediaWords } from '../../words/media.ts'
import { Icon } from '../icon.tsx'
import type { PickerProps } from './media-picker.tsx'

const MediaPicker = lazy(() => import('./media-picker.tsx'))

export function ChoosePicture({
  label,
  onPick,
  shape,
}: Pick<PickerProps, 'onPick' | 'shape'> & {
  /** What it is for, for whoever listens. */
  readonly label?: string
}) {
  const words = useWords(mediaWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="media" size={16} />}
        aria-label={label === undefined ? undefined : `${words.choose}, ${label}`}
        onClick={() => setOpen(true)}
      >
        {words.choose}
      </Button>
      {isOpen && (
        <Suspense>
          <MediaPicker
            shape={shape}
            onClose={() => setOpen(false)}
            onPick={(picked) => {
              setOpen(false)
              onPick(picked)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
