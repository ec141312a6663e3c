/** The thread in which mail of strangers is read. */
import { workInThread } from '../../platform/threads.ts'
import { readMail } from './read-mail.ts'

workInThread(readMail)
