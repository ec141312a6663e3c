/** Has mail read in a thread: a message that takes too long or too much memory is one that cannot be read. */
import { openThread, type ThreadLimits } from '../../platform/threads.ts'
import { refuse } from '../../refusals.ts'
import { reportsIn, type ReadLink, type ReadMail } from './read-mail.ts'
import type { Report } from './schemas.ts'

export interface MailReader {
  /** Undefined when it could not be read. Refuses when too many wait already. */
  read(message: Uint8Array, readLink: ReadLink): Promise<Report[] | undefined>
  close(): Promise<void>
}

const THREAD = new URL('mail-thread.ts', import.meta.url)

/** One thread, made by the first message; `file` is another one in tests. */
export function openMailReader(file = THREAD, limits?: ThreadLimits): MailReader {
  const thread = openThread<Uint8Array, ReadMail>(file, limits)
  return {
    read: async (message, readLink) => {
      if (!thread.isOpen()) refuse('mail-busy')
      const mail = await thread.run(message)
      return mail && reportsIn(mail, readLink)
    },
    close: () => thread.close(),
  }
}
