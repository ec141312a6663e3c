/** A mail's HTML from its MJML. */
import type { MjmlNode } from 'mjml'
import { openThread } from '../../../platform/threads.ts'
import { MJML_OPTIONS } from './mjml-options.ts'

/**
 * MJML takes 30 MB and longer to load than a command to run, and is wanted for some 10 ms a mailing: a process of its
 * own loads it, and ends soon after the last mail.
 */
const layout = openThread<MjmlNode, string>(new URL('mjml-process.ts', import.meta.url), {
  milliseconds: 30_000,
  megabytes: 512,
  idleMilliseconds: 5_000,
  isProcess: true,
})

/** Throws what MJML throws. */
export async function laidOut(mail: MjmlNode): Promise<string> {
  const html = (await layout.run(mail)) ?? (await laidOutHere(mail))
  // A third of what MJML writes is indentation.
  return html.replaceAll(/[ \t]*\n[ \t\n]*/g, '\n')
}

/** What that process could not do is tried here, where a fault has its words. */
async function laidOutHere(mail: MjmlNode): Promise<string> {
  const { default: mjml2html } = await import('mjml')
  return (await mjml2html(mail, MJML_OPTIONS)).html
}
