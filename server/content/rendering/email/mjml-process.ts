/** The process in which mails are laid out: MJML is loaded in it, and given back with it. */
import mjml2html, { type MjmlNode } from 'mjml'
import { workInThread } from '../../../platform/threads.ts'
import { MJML_OPTIONS } from './mjml-options.ts'

workInThread(async (mail: MjmlNode) => (await mjml2html(mail, MJML_OPTIONS)).html)
