/**
 * Every module that keeps something of a person, in the order in which it is erased. A module that is not here is found by
 * the test: each table is owned by one of these, or named there with the reason why it holds nothing of anybody.
 */
import { automationPersonalData } from './automation/personal-data-store.ts'
import { campaignsPersonalData } from './campaigns/personal-data-store.ts'
import { contactsPersonalData } from './contacts/personal-data-store.ts'
import { eventsPersonalData } from './events/personal-data-store.ts'
import { httpPersonalData } from './http/personal-data-store.ts'
import { messagingPersonalData } from './messaging/personal-data-store.ts'
import type { PersonalDataSource } from './platform/personal-data.ts'
import { trackingPersonalData } from './tracking/personal-data-store.ts'
import { webhooksPersonalData } from './webhooks/personal-data-store.ts'

export const PERSONAL_DATA: readonly PersonalDataSource[] = [
  contactsPersonalData,
  messagingPersonalData,
  trackingPersonalData,
  automationPersonalData,
  campaignsPersonalData,
  webhooksPersonalData,
  eventsPersonalData,
  httpPersonalData,
]
