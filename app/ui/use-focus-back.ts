/** For what opens over a page and is taken away whole: the cursor goes back to where it was, unless it went elsewhere. */
import { useEffect } from 'react'

export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      // After whatever closed it has put the cursor where it wants it.
      setTimeout(() => {
        const isNowhere = document.activeElement === document.body || document.activeElement === null
        if (isNowhere && before instanceof HTMLElement) before.focus()
      })
    }
  }, [])
}
