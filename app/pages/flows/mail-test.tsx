/** The mail of a flow, sent to one address as it stands. */
import { useApi } from '../../api/workspace.tsx'
import { TestSend } from '../campaigns/test-send.tsx'
import { letterSent, type Letter } from './letter.ts'

export default function MailTest({
  letter,
  onClose,
}: {
  readonly letter: Letter
  readonly onClose: () => void
}) {
  const api = useApi()
  return (
    <TestSend
      send={(to) => api.post('/app/api/flows/mail-test', { ...letterSent(letter), to })}
      channel="email"
      onClose={onClose}
    />
  )
}
