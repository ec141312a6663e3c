/** A new contact is welcomed, once, and the team is notified. */
import type { Consumer, Event } from '../../events/schemas.ts'
import { readWelcomeSettings } from '../settings-store.ts'
import { notifyTeam } from './team-notification.ts'
import { welcome } from './welcome.ts'

export const welcomeConsumer: Consumer = {
  name: 'welcome',
  async take(tx, workspaceId, events) {
    const subscribed = idsOf(events, 'contact.subscribed')
    const created = idsOf(events, 'contact.created')
    if (subscribed.length === 0 && created.length === 0) return
    const settings = await readWelcomeSettings(tx, workspaceId)
    if (settings.welcomeText !== null) await welcome(tx, workspaceId, settings, subscribed)
    if (settings.notifyTeam) await notifyTeam(tx, workspaceId, settings, created)
  },
}

function idsOf(events: readonly Event[], type: Event['type']): string[] {
  return [...new Set(events.filter((event) => event.type === type).map(({ subjectId }) => subjectId))]
}
