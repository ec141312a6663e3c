/** Opens the palette by ⌘K or Ctrl+K on any page of a workspace, or by its button. */
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useDisclosure } from '@mantine/hooks'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'

const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })))

export function PaletteButton({ className }: { readonly className: string }): ReactNode {
  const words = useWords(shellWords)
  const [isOpen, { open, close }] = useDisclosure()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
  return (
    <>
      <button type="button" className={className} onClick={open} aria-keyshortcuts="Meta+K Control+K">
        <Icon name="search" />
        <span>{words.palette.open}</span>
        <kbd aria-hidden="true">{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={close} />
        </Suspense>
      )}
    </>
  )
}
