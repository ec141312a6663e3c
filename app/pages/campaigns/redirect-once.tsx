/** Where there is nothing to be seen, on to where there is: once, however often it is drawn. */
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Waiting } from '../../shell/waiting.tsx'

type Navigate = ReturnType<typeof useNavigate>

export function Onward({ go }: { readonly go: (navigate: Navigate) => Promise<void> }) {
  const navigate = useNavigate()
  useEffect(() => {
    void go(navigate)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <Waiting />
}
