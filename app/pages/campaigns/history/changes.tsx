/** What changed between two versions: fields first, then the text block by block, words marked. */
import { Text } from '@mantine/core'
import type { SplitTestPlan } from '../../../../server/app-api/split-test-schemas.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { composerWords } from '../../../words/campaigns-composer.ts'
import { historyWords } from '../../../words/campaigns-history.ts'
import { useWords } from '../../../words/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { splitTestWords } from '../../../words/split-test.ts'
import { readableText } from '../blocks/product-reference.ts'
import { isSame, type Content } from '../draft/content.ts'
import { usePlanWords } from '../split-test/plan-words.ts'
import { useSegments } from '../use-audience.ts'
import { blockChanges, fieldChanges, type BlockChange, type FieldChange } from './version-diff.ts'
import { wordChanges, type Piece } from './word-changes.ts'
import css from './history.module.css'

/** A version as it is compared: what was written, and how it was to be tried in versions (A/B). */
export interface Shown extends Content {
  /** Undefined where nobody knows. */
  readonly plan: SplitTestPlan | null | undefined
}

export function Changes({ before, after }: { readonly before: Shown; readonly after: Shown }) {
  const words = useWords(historyWords)
  const all = useWords(blockWords)
  const fields = fieldChanges(before, after)
  const blocks = blockChanges(readable(before, all), readable(after, all))
  const isPlanned = before.plan !== undefined && after.plan !== undefined
  const isReplanned = isPlanned && !isSame(before.plan, after.plan)
  const isNothing = !isReplanned && fields.length === 0 && blocks.every(({ kind }) => kind === 'same')
  if (isNothing) return <Text>{words.same}</Text>
  return (
    <div className={css['changes']}>
      {fields.map((change) => (
        <FieldRow key={change.field} change={change} />
      ))}
      {isReplanned && <PlanRow before={before.plan ?? null} after={after.plan ?? null} />}
      {blocks.map((change, at) => (
        <BlockRow key={at} change={change} />
      ))}
    </div>
  )
}

/** Its products as people read them. */
function readable(content: Content, words: (typeof blockWords)['en']): Content {
  const blocks = content.blocks.map((block) =>
    block.type === 'product' ? { ...block, text: readableText(block, words) } : block,
  )
  return { ...content, blocks }
}

function FieldRow({ change: { field, before, after } }: { readonly change: FieldChange }) {
  const { conflict } = useWords(composerWords)
  const { data: segments } = useSegments()
  const textOf = (value: FieldChange['before']): string => {
    if (typeof value === 'string') return value
    if (typeof value === 'boolean') return value ? conflict.on : conflict.off
    const names = value.map((id) => segments?.items.find((each) => each.id === id)?.name ?? id)
    return names.join(', ')
  }
  const pieces =
    typeof before === 'string'
      ? wordChanges(before, textOf(after))
      : [
          { kind: 'removed' as const, text: textOf(before) },
          { kind: 'added' as const, text: textOf(after) },
        ].filter(({ text }) => text !== '')
  return <Row name={conflict.fields[field]} kind="changed" pieces={pieces} />
}

function PlanRow({
  before,
  after,
}: {
  readonly before: SplitTestPlan | null
  readonly after: SplitTestPlan | null
}) {
  const words = useWords(splitTestWords)
  const said = usePlanWords()
  return (
    <Row
      name={words.results}
      kind={before === null ? 'added' : after === null ? 'removed' : 'changed'}
      pieces={wordChanges(before ? said(before) : '', after ? said(after) : '')}
    />
  )
}

function BlockRow({ change }: { readonly change: BlockChange }) {
  const words = useWords(historyWords)
  const { kinds } = useWords(blockWords)
  if (change.kind === 'same') {
    return (
      <Text size="sm" c="dimmed" className={css['stayed'] ?? ''}>
        {change.count === 1 ? words.stayedOne : words.stayed(String(change.count))}
      </Text>
    )
  }
  const note = change.kind === 'changed' && change.isLook ? words.look : words.kinds[change.kind]
  return <Row name={`${kinds[change.block.type]}, ${note}`} kind={change.kind} pieces={change.pieces} />
}

const ICONS = { added: 'plus', removed: 'minus', changed: 'edit' } as const

function Row({
  name,
  kind,
  pieces,
}: {
  readonly name: string
  readonly kind: keyof typeof ICONS
  readonly pieces: readonly Piece[]
}) {
  return (
    <div role="group" aria-label={name} className={css['change']} data-kind={kind}>
      <Text size="xs" c="dimmed" className={css['name'] ?? ''}>
        <Icon name={ICONS[kind]} size={14} /> {name}
      </Text>
      <p>
        {pieces.map(({ kind: piece, text }, at) =>
          piece === 'same' ? (
            <span key={at}>{text}</span>
          ) : piece === 'removed' ? (
            <del key={at}>{text}</del>
          ) : (
            <ins key={at}>{text}</ins>
          ),
        )}
      </p>
    </div>
  )
}
