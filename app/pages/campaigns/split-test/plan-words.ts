/** A plan of versions in words: who gets them, what decides, and what each of them is. */
import type { SplitTestPlan } from '../../../../server/app-api/split-test-schemas.ts'
import { useWords } from '../../../words/language.ts'
import { splitTestWords } from '../../../words/split-test.ts'
import { LETTERS } from './letters.ts'

export function usePlanWords(): (plan: SplitTestPlan) => string {
  const words = useWords(splitTestWords)
  return (plan) => {
    const versions = plan.others.map((other, at) => {
      const letter = LETTERS[at + 1] ?? ''
      return 'subject' in other ? `${words.version(letter)}: ${other.subject}` : words.ofDraft(letter)
    })
    return [planSentence(plan, words), ...versions].join('\n')
  }
}

export function planSentence(
  { others, share, measure, waitMinutes }: SplitTestPlan,
  words: (typeof splitTestWords)['en'],
): string {
  const waits: Readonly<Record<string, string>> = words.waits
  const wait = waits[String(waitMinutes)] ?? words.minutes(String(waitMinutes))
  const end = measure === 'hand' ? words.plannedHand : words.plannedWait(wait)
  return `${words.planned(String(others.length + 1), String(share))} ${end}`
}
