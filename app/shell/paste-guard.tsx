/** Before a field takes what is pasted or dropped: more than it can hold would keep the page still, and be lost. */
import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useNumbers } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import { verdictOn, type Pasted } from './pasted.ts'

type Carrying = ClipboardEvent | DragEvent

export function PasteGuard(): null {
  const { pasted: words } = useWords(shellWords)
  const written = useNumbers()
  useEffect(() => {
    const look = (event: Carrying) => {
      const pasted = pastedBy(event)
      const verdict = pasted && verdictOn(pasted)
      if (!verdict || verdict.what === 'whole') return
      if (verdict.what === 'cut') return say(words.cut(written(verdict.most)))
      event.preventDefault()
      event.stopImmediatePropagation()
      if (verdict.what === 'tooLong')
        return say(words.tooLong(written(pasted.text.length), written(verdict.most)))
      pasteWords(event.target, pasted.text)
      say(words.plain)
    }
    for (const kind of ['paste', 'drop'] as const) document.addEventListener(kind, look, { capture: true })
    return () => {
      for (const kind of ['paste', 'drop'] as const)
        document.removeEventListener(kind, look, { capture: true })
    }
  }, [words, written])
  return null
}

function say(message: string): void {
  notifications.show({ message, color: 'yellow', autoClose: 10_000 })
}

function pastedBy(event: Carrying): Pasted | undefined {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
  const { target } = event
  if (!data || !(target instanceof Element)) return undefined
  const field = target.closest<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const isBlock = !field && target.closest('[contenteditable=true]') !== null
  if (!field && !isBlock) return undefined
  const text = data.getData('text/plain')
  const markup = data.getData('text/html')
  return { text, markup, isBlock, most: field && field.maxLength >= 0 ? field.maxLength : undefined }
}

/** Once more, without what was around the words. */
function pasteWords(target: EventTarget | null, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
