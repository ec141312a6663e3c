/** A table is never wider than its place: it is folded as far as that takes, by what it measures and not by the screen. */
import { useMediaQuery } from '@mantine/hooks'
import { createContext, use, useLayoutEffect, useState } from 'react'

const PHONE = '(max-width: 48em)'
/** A column that takes what is left says nothing in less. */
const LEAST_PIXELS = 112

/** Whether one is within a table as on phones, whose rows take more than a line. */
export const WrappedContext = createContext(false)

export function useIsWrapped(): boolean {
  return use(WrappedContext)
}

/**
 * How many steps a table is folded, of `most`. `columns` and the width decide; other rows of the same only fold further,
 * so that turning the pages does not change which columns there are back and forth.
 */
export function useFold(
  columns: string,
  most: number,
  rows: unknown,
): { fold: number; ref: (box: HTMLElement | null) => void } {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const [box, setBox] = useState<HTMLElement | null>(null)
  const wanted = `${columns} ${useWidth(box)}`
  const [measured, setMeasured] = useState({ fold: 0, of: wanted })
  const fold = isPhone ? most : measured.of === wanted ? measured.fold : 0
  useLayoutEffect(() => {
    if (box && fold < most && isTooWide(box)) setMeasured({ fold: fold + 1, of: wanted })
  }, [box, fold, most, wanted, rows])
  return { fold, ref: setBox }
}

function useWidth(box: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!box) return undefined
    const measure = () => setWidth(box.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [box])
  return width
}

function isTooWide(box: HTMLElement): boolean {
  const grown = [...box.querySelectorAll('th[data-grows]')]
  return box.scrollWidth > box.clientWidth + 1 || grown.some((each) => each.clientWidth < LEAST_PIXELS)
}
