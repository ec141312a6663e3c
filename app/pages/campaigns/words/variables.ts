/** What Liquid offers while somebody types `{{`: pure. */
import type { blocks } from '../../../words/en/campaigns-blocks.ts'

export interface Offer {
  /** What is written in. */
  readonly value: string
  readonly title: string
  readonly hint?: string
}

type Names = (typeof blocks)['variables']

/** What is between `{{` and the cursor; undefined where nothing is begun. */
export function begunIn(before: string): string | undefined {
  return /\{\{\s*([\w.]*)$/.exec(before)?.[1]
}

/** Those whose name or value has what was typed. */
export function offersFor(query: string, names: Names, country: string): readonly Offer[] {
  const wanted = query.toLowerCase()
  return all(names, country).filter(
    ({ value, title }) => value.toLowerCase().includes(wanted) || title.toLowerCase().includes(wanted),
  )
}

function all(names: Names, country: string): readonly Offer[] {
  return [
    { value: `{{ contact.first_name | default: "${names.friend}" }}`, title: names.firstName },
    { value: '{{ contact.name }}', title: names.name },
    { value: '{{ contact.email }}', title: names.email },
    { value: '{{ contact.phone }}', title: names.phone },
    { value: '{{ contact.city }}', title: names.city },
    { value: '{{ contact.country }}', title: names.country },
    { value: '{{ contact.customFields.NAME }}', title: names.field, hint: names.fieldHint },
    { value: '{{ workspace.name }}', title: names.workspace },
    { value: '{{ postUrl }}', title: names.post },
    { value: '{{ preferencesUrl }}', title: names.preferences },
    { value: '{{ unsubscribeUrl }}', title: names.unsubscribe },
    {
      value: `{% if contact.tags contains "${names.tag}" %}…{% endif %}`,
      title: names.onlyTag,
      hint: names.onlyHint,
    },
    {
      value: `{% if contact.country == "${country}" %}…{% else %}…{% endif %}`,
      title: names.onlyCountry,
      hint: names.onlyHint,
    },
  ]
}
