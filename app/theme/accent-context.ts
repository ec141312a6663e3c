/** The colour of the workspace that is open, for the theme above it. */
import { createContext, use, useEffect } from 'react'

export const AccentContext = createContext<(colour: string) => void>(() => undefined)

/** Colours the app while this is shown. */
export function useAccent(colour: string | null): void {
  const setAccent = use(AccentContext)
  useEffect(() => {
    if (colour) setAccent(colour)
  }, [colour, setAccent])
}
