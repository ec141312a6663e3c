/** What `tidings workspace set` reads about sending. */
import * as words from '../workspaces/setting-words.ts'
import { asOption } from './words.ts'

export const color = asOption(words.color)
export const smtpUrls = asOption(words.smtpUrls)
export const domain = asOption(words.domain)
export const smsSender = asOption(words.smsSender)
export const hours = asOption(words.hours)
export const perMinute = asOption(words.perMinute)
export const date = asOption(words.date)
export const template = asOption(words.template)
