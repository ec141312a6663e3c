/** Somebody's HTML in a frame that runs nothing of it and belongs to no origin. */
import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useInlinePictures } from './inline-pictures.ts'
import css from './composer.module.css'

const PAGE = '/app/mail-frame'
const START_PIXELS = 480

export function MailFrame({
  html,
  isDark,
  isPage,
  isBare = false,
  width,
  title,
}: {
  readonly html: string
  readonly isDark: boolean
  /** Not a whole mail, but the body of a page. */
  readonly isPage: boolean
  /** A few words of our own page, without room around them. */
  readonly isBare?: boolean
  /** At least as wide as this, in pixels of its own. */
  readonly width: number
  readonly title: string
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref: box, width: room } = useElementSize()
  // Wider than there is room: all of it, smaller.
  const scale = room > 0 && room < width ? room / width : 1
  const shown = useInlinePictures(html)
  const [height, setHeight] = useState(START_PIXELS)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || typeof data !== 'object' || data === null) return
      if ('isReady' in data) setReady(true)
      if ('height' in data && typeof data.height === 'number') setHeight(Math.ceil(data.height))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    // To nobody's origin: the frame has none, and is ours by where it was loaded from.
    if (isReady)
      frame.current?.contentWindow?.postMessage(
        { html: inScheme(shown, isDark), isPage, isDark, isBare },
        '*',
      )
  }, [shown, isDark, isPage, isBare, isReady])
  return (
    <div ref={box} className={css['mailBox']} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        src={PAGE}
        sandbox="allow-scripts"
        className={css['mail']}
        data-dark={isDark || undefined}
        style={{ height, width: room < width ? width : '100%', transform: `scale(${scale})` }}
        // Some hear of the frame before it can be listened to.
        onLoad={() => setReady(true)}
      />
    </div>
  )
}

/** As a reader's system of that scheme shows it: the questions a mail asks of it are answered here. */
function inScheme(html: string, isDark: boolean): string {
  const [always, never] = ['(min-width: 0px)', '(max-width: 0px)']
  return html
    .replaceAll(/\(\s*prefers-color-scheme:\s*dark\s*\)/gi, isDark ? always : never)
    .replaceAll(/\(\s*prefers-color-scheme:\s*light\s*\)/gi, isDark ? never : always)
}
