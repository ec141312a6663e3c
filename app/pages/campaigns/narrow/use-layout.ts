/** How much room there is: text and preview beside each other, one at a time, or one at a time above a bar for the thumb. */
import { useMediaQuery } from '@mantine/hooks'

export type Layout = 'wide' | 'middle' | 'phone'

/** As in composer.module.css. */
const ONE_AT_A_TIME = '(max-width: 75em)'
const PHONE = '(max-width: 48em)'

export function useLayout(): Layout {
  // Known before the first drawing, so that nothing jumps.
  const known = { getInitialValueInEffect: false }
  const isOne = useMediaQuery(ONE_AT_A_TIME, undefined, known)
  const isPhone = useMediaQuery(PHONE, undefined, known)
  return isPhone ? 'phone' : isOne ? 'middle' : 'wide'
}
