/** What the server refuses, by the names it gives: with what varies in each, in its order. */
import { accessRefusals } from './refusals-access.ts'
import { contactRefusals } from './refusals-contacts.ts'
import { contentRefusals } from './refusals-content.ts'
import { filterFaults } from './filter-faults.ts'

export const refusals = {
  ...filterFaults,
  ...accessRefusals,
  ...contactRefusals,
  ...contentRefusals,
  'value-required': 'This is needed',
  'value-empty': 'This is needed',
  'value-wrong': 'This is not written as it should be',
  'value-long': (limit: string) => `Use at most ${limit} characters`,
  'value-many': (limit: string) => `Use at most ${limit}`,
  'value-least': (limit: string) => `Enter at least ${limit}`,
  'value-most': (limit: string) => `Enter at most ${limit}`,
  'value-among': (names: string) => `Choose one of ${names}`,
  'flow-wait': 'Enter some days, hours or minutes to wait',
  'flow-tags': 'Enter a tag to add or to take away',
  'flow-mail': 'Write the mail as a text or in blocks',
  'flow-trigger-tag': 'Enter the tag that begins the flow',
  'setting-needed': 'It cannot be taken away',
  'setting-length': (most: string) => `It needs 1 to ${most} characters`,
  'setting-senderEmail': 'Email addresses look like ann@example.com',
  'setting-replyTo': 'Email addresses look like ann@example.com',
  'setting-handle': 'Use lower-case letters, digits and single hyphens',
  'setting-accentColor': 'Colours look like #1b6ac9',
  'setting-sendWindow': 'Hours look like 08:00-20:00',
  'setting-warmUpFrom': 'Days look like 2026-11-20',
  'setting-smsSender': 'Senders look like +46701234567, 71700 or MyShop',
  'setting-bounceDomain': 'Domains look like mail.your-shop.example',
  'setting-links': 'Links look like Our shop https://shop.example, or mailto:hello@shop.example',
  'setting-webhookOrigins': 'Addresses begin with https://',
  'setting-image': 'Addresses begin with https://',
  'rate-limited': (seconds: string) => `Too many tries in a short time; wait ${seconds} s, then try again`,
  'database-away': 'The database does not answer; try again shortly',
  'body-too-large': 'This is too large to be sent; make it shorter',
  'role-insufficient': 'Your role here does not allow this; ask an admin of the workspace',
  'workspace-archived':
    'This workspace is archived: it can be read, and nothing in it can be changed until it is brought back',
  'handle-taken': (handle: string) => `The handle ${handle} is taken; choose another`,
  'account-taken': (email: string) => `${email} has an account already; sign in to it`,
  'member-already': (email: string) => `${email} is a member there already; change the role instead`,
  'last-owner': 'An organization needs an owner; make somebody else an owner first',
  'contact-nameless': 'A contact needs at least one of email, phone and name',
  'contact-address-taken': (member: string, owner: string) =>
    `Another contact (${owner}) has this ${member === 'email' ? 'email address' : 'phone number'}; change or erase that one first`,
  'country-invalid': (text: string) => `“${text}” is not a country; write its two letters, such as SE`,
  'email-invalid': (text: string) => `“${text}” is not an email address; write one such as ann@example.com`,
  'phone-invalid': (text: string, country: string) =>
    `“${text}” is not a phone number in ${country}; write it with its country code, such as +46701234567`,
  'tags-too-many': (limit: string) => `A contact can have at most ${limit} tags`,
  'segment-used': (count: string) =>
    `Campaigns are still to go to this segment (${count}); choose others in their recipients first`,
  'field-name-taken': (name: string) => `There is a field ${name} already; choose another name`,
  'fields-too-many': (limit: string) => `A workspace can have at most ${limit} custom fields`,
  'template-taken': (name: string) =>
    `There is a template “${name}” already; choose another name, or replace that one`,
  'templates-full': (limit: string) => `A workspace has at most ${limit} templates; delete one first`,
  'campaign-not-draft':
    'This campaign is not a draft any more, and only a draft can be changed; load the page again',
  'publish-date-past': 'Choose a time in the future',
  'picture-address-invalid': 'Enter a whole address that begins with https://',
  'link-address-invalid': 'Enter a whole address that begins with https://, mailto: or tel:',
  'sms-long': (path: string, limit: string) => `Use at most ${limit} characters (${path})`,
  'media-full': (megabytes: string) =>
    `The pictures of this workspace would have more than its ${megabytes} MB; delete some that are not used`,
  'picture-too-large': (megabytes: string) =>
    `The file has more than ${megabytes} MB; save the picture smaller and send that`,
  'import-too-large': (megabytes: string) =>
    `An import takes files of ${megabytes} MB at most; split it into several`,
  'undo-too-late': (days: string) => `An import can be undone for ${days} days; these are over`,
  'title-blank': 'Enter a title',
  'split-test-untracked':
    'Opens and clicks are not counted in this workspace, so nothing can choose a winner; switch them on, or choose by hand',
  'split-test-decided': 'There is no winner to choose: nothing waits for one, or it has been chosen',
}
