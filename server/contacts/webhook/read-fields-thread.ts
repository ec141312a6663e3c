/** The thread in which large deliveries of strangers are read. */
import { workInThread } from '../../platform/threads.ts'
import { readFields } from './fields.ts'
import type { FieldsTask } from './read-in-thread.ts'

workInThread(async (task: string) => {
  // What read-in-thread.ts wrote.
  const { pairs, customFields, country } = JSON.parse(task) as FieldsTask
  return readFields(pairs, customFields, country)
})
