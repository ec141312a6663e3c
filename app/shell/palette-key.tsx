/** Opens the palette by ⌘K or Ctrl+K on any page of a workspace, or by its button. */
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useDisclosure } from '@mantine/hooks'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'

const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })))

export function PaletteButton({ className }: { readonly className: string }): ReactNode {
  const words = useWords(shellWords)
  const [text, setText] = useState('')
  const [isOpen, { open, close }] = useDisclosure(false, { onClose: () => setText('') })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
  useEffect(() => {
    if (!isOpen) return undefined
    // Whoever types at once does so before the palette is there to have the cursor: nothing of it is lost, nor does it
    // press what lies behind.
    const listen = (event: KeyboardEvent) => {
      if (event.target === input.current || event.metaKey || event.ctrlKey || event.key === 'Escape') return
      if (input.current) return input.current.focus()
      event.preventDefault()
      if (event.key.length === 1) setText((before) => before + event.key)
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [isOpen])
  return (
    <>
      <button type="button" className={className} onClick={open} aria-keyshortcuts="Meta+K Control+K">
        <Icon name="search" />
        <span>{words.palette.open}</span>
        <kbd aria-hidden="true">{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette text={text} onText={setText} onClose={close} inputRef={input} />
        </Suspense>
      )}
    </>
  )
}
