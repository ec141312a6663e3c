/** Small faults that could be made in a source file: each one change of an operator, a condition, a number or a guard. */
import { parseSync } from 'oxc-parser'

export interface Mutant {
  readonly file: string
  /** Where it changes the text, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly replacement: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

type Change = Omit<Mutant, 'file'>

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
}
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
/** In statements: what may be one off, forgotten or turned round. */
const SQL: readonly (readonly [RegExp, string])[] = [
  [/(?<=\s)and(?=\s)/g, 'or'],
  [/(?<=\s)or(?=\s)/g, 'and'],
  [/(?<=\s)<=(?=\s)/g, '<'],
  [/(?<=\s)>=(?=\s)/g, '>'],
  [/(?<=\s)<(?=\s)/g, '<='],
  [/(?<=\s)>(?=\s)/g, '>='],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\bnot exists\b/g, 'exists'],
]

/** Every mutant of one file, in the order of its text. Types are left alone: the compiler holds them. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
  const changes = [...changesIn(program as unknown as Node, text)]
  const distinct = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return [...distinct.values()]
    .map((change) => ({ file, ...change }))
    .sort((one, other) => one.start - other.start)
}

/** `file:line what stands there → what stands there now`, on one line. */
export function describe(mutant: Mutant, text: string): string {
  const from = text.lastIndexOf('\n', mutant.start - 1) + 1
  const to = text.indexOf('\n', mutant.end)
  const line = text.slice(0, mutant.start).split('\n').length
  const longer = mutant.replacement.length - (mutant.end - mutant.start)
  const after = mutated(text, mutant).slice(from, to + longer)
  return `${mutant.file}:${line} ${oneLine(text.slice(from, to))} → ${oneLine(after)}`
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim()
}

function mutated(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

function* changesIn(node: Node, text: string): Generator<Change> {
  if (node.type === 'ImportDeclaration' || isType(node) || isLogging(node, text)) return
  yield* changesOf(node, text)
  for (const child of childrenOf(node)) yield* changesIn(child, text)
}

function isType({ type }: Node): boolean {
  return (
    type.startsWith('TS') &&
    !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type)
  )
}

/** What is only said in the log is no guarantee. */
function isLogging(node: Node, text: string): boolean {
  return (
    node.type === 'ExpressionStatement' &&
    /^(?:[\w.]+\.)?log\.(?:trace|debug|info|warn|error)\(/.test(text.slice(node.start, node.end))
  )
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}

function* changesOf(node: Node, text: string): Generator<Change> {
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') yield* operatorsOf(node, text)
  if (node.type === 'UnaryExpression' && node['operator'] === '!')
    yield change(node.start, node.start + 1, '')
  if (node.type === 'Literal') yield* literalsOf(node, text)
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') yield* conditionsOf(node)
  if (node.type === 'ThrowStatement') yield change(node.start, node.end, ';')
  if (node.type === 'ExpressionStatement') yield change(node.start, node.end, ';')
  if (node.type === 'FunctionDeclaration') yield* answersOf(node)
  if (node.type === 'MemberExpression') yield* methodsOf(node, text)
  if (node.type === 'CallExpression') yield* callsOf(node, text)
  if (node.type === 'TaggedTemplateExpression') yield* statementsOf(node, text)
}

function* operatorsOf(node: Node, text: string): Generator<Change> {
  const [left, right, operator] = [node['left'] as Node, node['right'] as Node, String(node['operator'])]
  const start = text.indexOf(operator, left.end)
  if (start > right.start) return
  for (const other of SWAPPED[operator] ?? []) yield change(start, start + operator.length, other)
}

function* literalsOf(node: Node, text: string): Generator<Change> {
  const { value, start, end } = node
  if (typeof value === 'boolean') yield change(start, end, String(!value))
  if (typeof value === 'number') yield change(start, end, String(value + 1))
  if (node['regex'] === undefined) return
  const source = text.slice(start, end)
  if (source.startsWith('/^')) yield change(start, end, source.replace('/^', '/'))
  if (/\$\/[a-z]*$/.test(source)) yield change(start, end, source.replace(/\$(\/[a-z]*)$/, '$1'))
  if (/\/[a-z]*i[a-z]*$/.test(source)) yield change(start, end, source.replace(/i([a-z]*)$/, '$1'))
}

function* conditionsOf(node: Node): Generator<Change> {
  const { start, end } = node['test'] as Node
  yield change(start, end, 'true')
  yield change(start, end, 'false')
}

/** A question that is always answered the same. */
function* answersOf(node: Node): Generator<Change> {
  const answer = (node['returnType'] as { typeAnnotation: Node } | null)?.typeAnnotation.type
  if (answer !== 'TSBooleanKeyword' && answer !== 'TSTypePredicate') return
  const start = (node['body'] as Node).start + 1
  for (const always of ['true', 'false']) yield change(start, start, ` return ${always};`)
}

function* methodsOf(node: Node, text: string): Generator<Change> {
  const property = node['property'] as Node
  const other = METHODS[text.slice(property.start, property.end)]
  if (other !== undefined && node['computed'] !== true) yield change(property.start, property.end, other)
}

/** What a value goes through and could as well be forgotten. */
const PASSED_THROUGH = [
  'toLowerCase',
  'toUpperCase',
  'trim',
  'toSorted',
  'toReversed',
  'filter',
  'toWellFormed',
]

function* callsOf(node: Node, text: string): Generator<Change> {
  const callee = node['callee'] as Node
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return
  const [object, property] = [callee['object'] as Node, callee['property'] as Node]
  if (PASSED_THROUGH.includes(text.slice(property.start, property.end)))
    yield change(object.end, node.end, '')
}

function* statementsOf(node: Node, text: string): Generator<Change> {
  const tag = node['tag'] as Node
  if (text.slice(tag.start, tag.end) !== 'sql') return
  for (const part of (node['quasi'] as Node)['quasis'] as readonly Node[]) {
    const words = text.slice(part.start, part.end)
    for (const [pattern, other] of SQL) {
      for (const match of words.matchAll(pattern))
        yield change(part.start + match.index, part.start + match.index + match[0].length, other)
    }
  }
}

function change(start: number, end: number, replacement: string): Change {
  return { start, end, replacement }
}
