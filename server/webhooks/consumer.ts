/** Turns events into messages for the endpoints subscribed to them. */
import type { Consumer, Event } from '../events/schemas.ts'
import { insertMessages } from './message-store.ts'
import { readSubjects } from './subject-store.ts'

export const webhookConsumer: Consumer = {
  name: 'webhook',
  async take(tx, workspaceId, events) {
    const subjects = await readSubjects(tx, workspaceId, events)
    const messages = events.map((event) => ({
      event,
      payload: payloadOf(workspaceId, event, subjects.get(event.subjectId)),
    }))
    await insertMessages(tx, workspaceId, messages)
  },
}

/**
 * `{type, timestamp, data}` as Standard Webhooks has it (schemas.ts). A subject that is gone since is named by its id alone;
 * one that is the workspace is named already.
 */
function payloadOf(workspaceId: string, { type, subjectId, data, created }: Event, subject: unknown): string {
  const [noun = ''] = type.split('.')
  return JSON.stringify({
    type,
    timestamp: created,
    data: {
      workspaceId,
      ...data,
      ...(subjectId === workspaceId ? {} : { [noun]: subject ?? { id: subjectId } }),
    },
  })
}
