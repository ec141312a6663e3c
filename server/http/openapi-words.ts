/** What the OpenAPI document says before its first operation. */

export const ABOUT = `Contacts, products, posts and campaigns of a workspace behind one API.

**Keys.** Every request carries an API key in the \`x-api-key\` header, except where an operation says that it needs none.
A key belongs to one workspace, sees nothing of any other, and opens what its scopes say; a \`read-write\` scope includes
its \`read-only\` one. A key that is missing, invalid or without the scope answers 403.

**Lists.** \`$offset\` and \`$limit\` choose the page, \`$filter\` the items, \`$orderBy\` their order; each operation takes only
those it lists. \`meta.maxResults\` is always the exact total. Without \`$orderBy\` the newest come first, and paging neither
repeats nor skips an item while nothing changes.

**Filters** are conditions \`field operator value\`, joined by \`and\`, \`or\` and \`not\`, with parentheses. Operators: \`eq\`,
\`ne\`, \`gt\`, \`ge\`, \`lt\`, \`le\`, \`like\` (without case; \`%\` and \`_\` are wildcards, a pattern without one matches anywhere),
\`in ('a','b')\` and \`between 1 and 9\`. Strings and dates stand in single quotes (\`''\` is a quote); \`null\` asks for what is
unset. On a list field such as \`tags\`, \`eq\` means contains. Members of maps are reached by dots:
\`customFields.size eq 'L'\`.

**Errors.** Every failure is the error object: its \`message\` says what is wrong and what would be right, \`details\` names
each invalid part of a request. Beside the statuses an operation lists, an address that does not exist answers 404 and a
method it does not have 405 with \`Allow\`. Nothing is stored by a request that is refused. Unknown members of a body are
refused; members that an answer gains later are to be ignored.

**Limits.** A key may make 600 requests a minute, 100 of them at once, unless the installation says otherwise; \`RateLimit\`
tells what remains. Bodies hold at most 1 MiB.

**Times** are ISO 8601 in UTC with milliseconds. **Ids** are UUIDs. **Money** is a decimal number with an ISO 4217 currency.`

export const TAGS = [
  {
    name: 'Authorization and workspaces',
    description: 'Who a key is, and the workspaces and people around it',
  },
  {
    name: 'Contacts',
    description: 'Subscribers with an email address, a phone number or both, and their tags',
  },
  {
    name: 'Products and collections',
    description: 'What a shop sells, kept up to date by upserts and searched by prompt',
  },
  { name: 'Posts', description: 'Published posts to read, and requests to publish one' },
  { name: 'Campaigns', description: 'Drafts of emails and SMS; the app publishes and schedules them' },
  { name: 'Contact webhook', description: 'Adds contacts from forms and other systems, without an API key' },
  { name: 'Operation', description: 'For those who run the installation' },
] as const

/** What this installation calls the six third-party values of `systemSource`; nothing when it names none. */
export function labelled(thirdParties: readonly string[]): string {
  if (thirdParties.length === 0) return ''
  const names = thirdParties.slice(0, 6).map((name, index) => `\`third_party_${index + 1}\` is ${name}`)
  return `\n\n**Systems.** Here ${names.join(', ')}.`
}
