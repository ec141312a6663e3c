/** Asks an operation as the document shows it: its address, its credentials, the examples of its body. */
import type { Http } from '../../server/http/http.ts'
import type { DocumentedOperation, MediaType } from './contract.ts'
import type { FurnishedWorkspace } from './contract-workspace.ts'
import { apiWith, OPERATOR_TOKEN, type Answer } from './server.ts'

const JSON_TYPE = 'application/json'

export interface Asked {
  readonly type?: string | undefined
  readonly payload?: string | undefined
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function ask(
  http: Http,
  operation: DocumentedOperation,
  workspace: Pick<FurnishedWorkspace, 'key' | 'path'>,
  { type, payload, query = '', headers = {} }: Asked,
): Promise<Answer> {
  return apiWith(http).ask(operation.method, `${addressOf(operation, workspace.path)}${query}`, payload, {
    ...credentials(operation, workspace.key),
    ...(type ? { 'content-type': type } : {}),
    ...headers,
  })
}

function credentials({ security }: DocumentedOperation, key: string): Record<string, string> {
  if (security.some((needs) => 'operator' in needs)) return { authorization: `Bearer ${OPERATOR_TOKEN}` }
  return security.length > 0 ? { 'x-api-key': key } : {}
}

export function addressOf({ path }: DocumentedOperation, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x')
}

/** Every example of the body in each of its forms; once nothing, where there is none. */
export function bodiesOf(
  { body }: DocumentedOperation,
  workspace?: FurnishedWorkspace,
): [string | undefined, string | undefined][] {
  if (!body) return [[undefined, undefined]]
  return Object.entries(body).flatMap(([type, media]) =>
    examplesOf(media).map((example): [string, string] => written(type, withRealIds(example, workspace))),
  )
}

/** What an example refers to is there under another id. */
function withRealIds(example: unknown, workspace: FurnishedWorkspace | undefined): unknown {
  if (!workspace) return example
  return JSON.parse(
    JSON.stringify(example, (name, value: unknown) =>
      name === 'segmentIds' ? [workspace.segmentId] : value,
    ),
  ) as unknown
}

function written(type: string, example: unknown): [string, string] {
  if (type === JSON_TYPE) return [type, JSON.stringify(example)]
  const pairs = Object.entries(example as object).filter(([, value]) => typeof value === 'string') as [
    string,
    string,
  ][]
  if (type === 'application/x-www-form-urlencoded') return [type, new URLSearchParams(pairs).toString()]
  const parts = pairs.map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return [`${type}; boundary=b`, `${parts.join('')}--b--\r\n`]
}

export function exampleQuery({ parameters }: DocumentedOperation): string {
  const taken = parameters.filter((parameter) => parameter.in === 'query')
  const pairs = taken.map(({ name, example }): [string, string] => [name, String(example)])
  return taken.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

function examplesOf({ example, examples }: MediaType): unknown[] {
  return examples ? Object.values(examples).map(({ value }) => value) : [example]
}
