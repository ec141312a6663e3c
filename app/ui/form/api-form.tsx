/** Forms that are sent to the API: what it refuses is said beside the field it is about, and what was typed stays. */
import { Alert, Box } from '@mantine/core'
import { useForm, type FormErrors, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { useState, type ReactNode } from 'react'
import { ApiError, ConnectionLost } from '../../api/errors.ts'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'

interface Given<Values extends object> {
  readonly initialValues: Values
  readonly validate?: UseFormInput<Values>['validate']
  /** Sends it. What it throws is shown. */
  readonly send: (values: Values) => Promise<void>
}

export interface ApiForm<Values extends object> {
  readonly form: UseFormReturnType<Values>
  /** What is wrong with no field of the form. */
  readonly fault: string | undefined
  readonly isSending: boolean
  readonly submit: (event?: React.SyntheticEvent<HTMLFormElement>) => void
}

export function useApiForm<Values extends object>(given: Given<Values>): ApiForm<Values> {
  const words = useWords(uiWords)
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: given.initialValues,
    validateInputOnBlur: false,
    ...(given.validate ? { validate: given.validate } : {}),
    onSubmitPreventDefault: 'always',
  })
  async function send(values: Values): Promise<void> {
    setFault(undefined)
    setSending(true)
    try {
      await given.send(values)
      form.resetDirty()
    } catch (error) {
      const { errors, rest } = faultsOf(error, values, words)
      form.setErrors(errors)
      setFault(rest)
      focusFirst(form, errors)
    } finally {
      setSending(false)
    }
  }
  const submit = form.onSubmit(
    (values) => void send(values),
    (errors) => focusFirst(form, errors),
  )
  return { form, fault, isSending, submit }
}

/** The API names members as `tags[2]` and `notification.smsText`; fields are called as here, by the first that fits. */
export function faultsOf(error: unknown, values: object, words: (typeof uiWords)['en']) {
  if (error instanceof ConnectionLost) return { errors: {}, rest: words.connection }
  if (!(error instanceof ApiError)) throw error
  if (error.status >= 500) return { errors: {}, rest: words.unexpected(error.traceId) }
  const errors: FormErrors = {}
  const others: string[] = []
  for (const { path, message } of error.details) {
    const name = path.replaceAll(/\[(\d+)\]/g, '.$1')
    const field = [name, name.split('.')[0] ?? ''].find((each) => hasPath(values, each))
    if (field) errors[field] ??= message
    else others.push(`${path}: ${message}`)
  }
  const isSaid = error.details.length > 0 && others.length === 0
  return { errors, rest: isSaid ? undefined : others.length > 0 ? others.join(' ') : error.message }
}

function hasPath(values: object, path: string): boolean {
  let at: unknown = values
  for (const part of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false
    at = (at as Record<string, unknown>)[part]
  }
  return true
}

function focusFirst<Values extends object>(form: UseFormReturnType<Values>, errors: FormErrors): void {
  const [first] = Object.keys(errors)
  if (first !== undefined) requestAnimationFrame(() => form.getInputNode(first)?.focus())
}

/** The form with its fault above its buttons. */
export function ApiFormBox<Values extends object>({
  of: { fault, submit },
  label,
  children,
}: {
  readonly of: ApiForm<Values>
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <Box component="form" onSubmit={submit} noValidate aria-label={label}>
      <div aria-live="assertive">
        {fault !== undefined && (
          <Alert color="red" icon={<Icon name="warning" />} mb="md">
            {fault}
          </Alert>
        )}
      </div>
      {children}
    </Box>
  )
}
