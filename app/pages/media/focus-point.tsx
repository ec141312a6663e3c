/** Where what matters most in a picture is: pointed at, or moved with the arrow keys. */
import { Text } from '@mantine/core'
import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import css from '../../ui/media/media.module.css'
import { useWords } from '../../words/language.ts'
import { mediaWords } from '../../words/media.ts'

export interface Focus {
  /** Shares of width and height. */
  readonly x: number
  readonly y: number
}

const STEP = 0.05
const STEPS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

export function FocusPoint({
  source,
  focus,
  onFocus,
}: {
  readonly source: string
  readonly focus: Focus
  readonly onFocus: (focus: Focus) => void
}) {
  const words = useWords(mediaWords)
  const hint = useId()
  const at = words.focusAt(percent(focus.x), percent(focus.y))
  function point({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onFocus({ x: share((clientX - left) / width), y: share((clientY - top) / height) })
  }
  function onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    onFocus({ x: share(focus.x + step.x), y: share(focus.y + step.y) })
  }
  return (
    <div>
      <button
        type="button"
        className={css['focus']}
        aria-label={`${words.focus}: ${at}`}
        aria-describedby={hint}
        onPointerDown={point}
        onKeyDown={onKey}
      >
        <img src={source} alt="" />
        <span className={css['point']} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </button>
      <Text id={hint} size="sm" c="dimmed" ta="center" mt={4}>
        {words.focusHint}
      </Text>
      <span className="visually-hidden" role="status">
        {at}
      </span>
    </div>
  )
}

function percent(part: number): string {
  return String(Math.round(part * 100))
}

function share(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100
}
