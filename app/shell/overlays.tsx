/** What stands over any page once something happens: dialogs that a request needs, and notices. */
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { Gates } from './gates.tsx'
import { PasteGuard } from './paste-guard.tsx'
import css from './later.module.css'

export function Later() {
  return (
    <>
      <Gates />
      <PasteGuard />
      {/* Above what is asked, below what is chosen from. */}
      <Notifications position="bottom-center" limit={3} zIndex={250} className={css['toasts'] ?? ''} />
    </>
  )
}
