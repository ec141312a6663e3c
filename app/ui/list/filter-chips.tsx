/** A filter as chips: each condition one, each group a box of them that is changed, taken apart and removed as a whole. */
import { ActionIcon, Menu } from '@mantine/core'
import { createContext, use } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import {
  isGroup,
  isNegated,
  joined,
  negated,
  opposite,
  takenApart,
  treeSentence,
  withoutNot,
} from './filter-tree.ts'
import type { Group, Joint, Tree } from './filter-tree.ts'
import type { FilterField } from './filter-words.ts'
import css from './list.module.css'

/** What is focused once a change is shown, by its `data-place`; without a place where a condition is added. */
export type Write = (tree: Tree | undefined, place?: string) => void

export const FieldsContext = createContext<readonly FilterField[]>([])

interface PartGiven {
  readonly tree: Tree
  /** Within all: `1-0` is the first part of the second. */
  readonly place: string
  /** Of the group it is in. */
  readonly kind: Joint
  /** In its stead; none removes it. */
  readonly onChange: (parts: readonly Tree[], place?: string) => void
}

interface JoinedGiven {
  readonly kind: Joint
  readonly parts: readonly Tree[]
  readonly place: string
  readonly onWrite: Write
}

/** The parts of a group, and between the first two what joins all of them. */
export function JoinedParts({ kind, parts, place, onWrite }: JoinedGiven) {
  const { filter: words } = useWords(uiWords)
  const turn = () => onWrite({ kind: opposite(kind), parts }, `${place}joint`)
  return parts.map((tree, at) => (
    <span key={at} className={css['part']}>
      {at === 1 && (
        <button
          type="button"
          className={css['joint']}
          aria-label={words.turnedTo[opposite(kind)]}
          data-place={`${place}joint`}
          onClick={turn}
        >
          {words[kind]}
        </button>
      )}
      {at > 1 && <span className={css['joint']}>{words[kind]}</span>}
      <Part
        tree={tree}
        kind={kind}
        place={`${place}${at}-`}
        onChange={(by, next) => onWrite(joined(kind, parts.toSpliced(at, 1, ...by)), next)}
      />
    </span>
  ))
}

function Part(given: PartGiven) {
  const { tree } = given
  const core = withoutNot(tree)
  return isGroup(core) ? <GroupBox {...given} group={core} /> : <ConditionChip {...given} />
}

function ConditionChip({ tree, kind, place, onChange }: PartGiven) {
  const words = useWords(uiWords)
  const fields = use(FieldsContext)
  const core = withoutNot(tree)
  const sentence = treeSentence(tree, fields, words)
  return (
    <span className={css['chip']}>
      <ConditionEditor
        fields={fields}
        condition={core.kind === 'condition' ? core.condition : undefined}
        isNegated={isNegated(tree)}
        joint={opposite(kind)}
        onApply={(changed) => onChange([changed], place)}
      >
        <button type="button" data-place={place} aria-label={words.filter.edit(sentence)}>
          {sentence}
        </button>
      </ConditionEditor>
      <button type="button" aria-label={words.filter.remove(sentence)} onClick={() => onChange([])}>
        <Icon name="close" size={14} />
      </button>
    </span>
  )
}

function GroupBox({ tree, group, kind, place, onChange }: PartGiven & { readonly group: Group }) {
  const words = useWords(uiWords)
  const fields = use(FieldsContext)
  const sentence = treeSentence(tree, fields, words)
  const write: Write = (changed, next) => onChange(changed ? [insideNot(tree, changed)] : [], next)
  return (
    <span className={css['group']} role="group" aria-label={sentence}>
      {isNegated(tree) && <strong>{words.filter.not}</strong>}
      <JoinedParts kind={group.kind} parts={group.parts} place={place} onWrite={write} />
      <span className={css['acts']}>
        <ConditionEditor
          fields={fields}
          joint={opposite(group.kind)}
          onApply={(added) => write({ ...group, parts: [...group.parts, added] }, `${place}add`)}
        >
          <ActionIcon variant="subtle" data-place={`${place}add`} aria-label={words.filter.addTo(sentence)}>
            <Icon name="plus" size={16} />
          </ActionIcon>
        </ConditionEditor>
        <GroupMenu tree={tree} kind={kind} place={place} sentence={sentence} onChange={onChange} />
      </span>
    </span>
  )
}

function GroupMenu({ tree, kind, place, sentence, onChange }: PartGiven & { readonly sentence: string }) {
  const { filter: words } = useWords(uiWords)
  const apart = takenApart(tree, kind)
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" data-place={place} aria-label={words.group(sentence)}>
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChange([negated(tree)], place)}>
          {isNegated(tree) ? words.affirmGroup : words.negateGroup}
        </Menu.Item>
        {apart && <Menu.Item onClick={() => onChange(apart, place)}>{words.takeApart}</Menu.Item>}
        <Menu.Item onClick={() => onChange([])}>{words.removeGroup}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What is in a group is changed with what is said before it left as it is. */
function insideNot(tree: Tree, changed: Tree): Tree {
  return tree.kind === 'not' ? { kind: 'not', of: insideNot(tree.of, changed) } : changed
}

/** Of the list's own filter, whose conditions must all hold: one group of `or` stands in it as a box. */
export function partsOf(tree: Tree | undefined): readonly Tree[] {
  if (!tree) return []
  return tree.kind === 'and' ? tree.parts : [tree]
}
