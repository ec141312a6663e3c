/** What a part of a flow does, in a line. */
import { filterSentence } from '../../ui/list/filter-tree.ts'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { useLocale } from '../../words/locale.ts'
import { uiWords } from '../../words/ui.ts'
import { useContactFields } from '../contacts/columns.tsx'
import type { Step, Trigger } from './definition.ts'

const UNITS = { days: 'day', hours: 'hour', minutes: 'minute' } as const

export function useStepSummary(): (step: Step) => string {
  const { summary: words } = useWords(flowsWords)
  const filtered = useFilterSentence()
  const locale = useLocale()
  return (step) => {
    switch (step.type) {
      case 'email':
        return step.subject.trim() || words.noSubject
      case 'sms':
        return step.text.trim() || words.noText
      case 'wait':
        return waitWords(step, locale) || words.noTime
      case 'branch':
        return filtered(step.filter) ?? words.noFilter
      case 'tag': {
        const { add = [], remove = [] } = step
        const said = [
          ...(add.length > 0 ? [words.adds(add.join(', '))] : []),
          ...(remove.length > 0 ? [words.removes(remove.join(', '))] : []),
        ]
        return said.join(' · ') || words.noTags
      }
      default:
        return ''
    }
  }
}

export function useTriggerSummary(): (trigger: Trigger) => string {
  const { summary: words, triggers } = useWords(flowsWords)
  const filtered = useFilterSentence()
  return ({ type, tag, filter, again }) =>
    [
      type === 'tag_added' && tag ? `${triggers[type]}: ${tag}` : triggers[type],
      ...(filter ? [filtered(filter)] : []),
      ...(again ? [words.again] : []),
    ].join(' · ')
}

/** Undefined where there is none; as it is written where it cannot be read. */
function useFilterSentence(): (filter: string) => string | undefined {
  const words = useWords(uiWords)
  const fields = useContactFields()
  return (filter) => {
    if (filter.trim() === '') return undefined
    return filterSentence(filter, fields, words) ?? filter
  }
}

/** `3 days and 2 hours`; empty where it is none. */
function waitWords(step: Extract<Step, { type: 'wait' }>, locale: string): string {
  const units = ['days', 'hours', 'minutes'] as const
  const parts = units.flatMap((unit) => {
    const count = step[unit] ?? 0
    const written = new Intl.NumberFormat(locale, { style: 'unit', unit: UNITS[unit], unitDisplay: 'long' })
    return count > 0 ? [written.format(count)] : []
  })
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
}
