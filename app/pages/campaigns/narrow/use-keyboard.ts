/** The keyboard of a phone covers a part of the page: how much is told to stylesheets, and the cursor is kept in sight. */
import { useEffect } from 'react'

const COVERED = '--keyboard'
/** The bars above and below what is written, in pixels. */
export const BARS = { top: 60, bottom: 68 }

/** Does nothing where it is not `isPhone`. */
export function useKeyboard(isPhone: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen || !isPhone) return undefined
    const { style } = document.documentElement
    let height = seen.height
    const look = () => {
      // Where the page itself grows smaller nothing is covered.
      style.setProperty(COVERED, `${Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop))}px`)
      if (seen.height < height) showCursor(seen.height)
      height = seen.height
    }
    look()
    seen.addEventListener('resize', look)
    seen.addEventListener('scroll', look)
    return () => {
      seen.removeEventListener('resize', look)
      seen.removeEventListener('scroll', look)
      style.removeProperty(COVERED)
    }
  }, [isPhone])
}

/** `height`: how much of the page is seen. */
function showCursor(height: number): void {
  const place = cursorPlace()
  if (!place) return
  const over = place.bottom - (height - BARS.bottom)
  const under = BARS.top - place.top
  if (over > 0) window.scrollBy({ top: over })
  else if (under > 0) window.scrollBy({ top: -under })
}

function cursorPlace(): { readonly top: number; readonly bottom: number } | undefined {
  const { activeElement: field } = document
  if (field?.matches('input, textarea')) return field.getBoundingClientRect()
  const range = field?.matches('[contenteditable=true]') ? getSelection()?.getRangeAt(0) : undefined
  if (!range) return undefined
  const place = range.getBoundingClientRect()
  // In an empty line there is nothing to measure but the line.
  const line =
    range.startContainer instanceof Element ? range.startContainer : range.startContainer.parentElement
  return place.height > 0 ? place : line?.getBoundingClientRect()
}
