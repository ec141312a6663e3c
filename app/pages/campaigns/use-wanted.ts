/** The field that whoever comes here is to mend, as the end of the address names it. */
import { useLocation } from '@tanstack/react-router'

const FIELDS = ['subject', 'recipients'] as const

export function useWanted(): (typeof FIELDS)[number] | undefined {
  const hash = useLocation({ select: ({ hash: end }) => end })
  return FIELDS.find((each) => each === hash)
}
