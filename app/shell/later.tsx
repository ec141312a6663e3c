/** What stands over any page once something happens: dialogs that a request needs, and notices. */
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { Gates } from './gates.tsx'

export function Later() {
  return (
    <>
      <Gates />
      <Notifications position="bottom-center" limit={3} />
    </>
  )
}
