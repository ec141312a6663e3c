/** Whether the sections of the settings have no room beside a page of theirs: then they are a page of their own. */
import { useMediaQuery } from '@mantine/hooks'

/** As in settings.module.css. */
const NARROW = '(max-width: 60em)'

export function useIsNarrow(): boolean {
  // Known before the first drawing, so that nothing jumps.
  return useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false })
}
