/** Forms that are sent to the API: what it refuses is said beside the field it is about, and what was typed stays. */
import { Alert, Box } from '@mantine/core'
import { useForm, type FormErrors, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ApiError, ConnectionLost } from '../../api/errors.ts'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import css from './form.module.css'
import { settled } from './settled.ts'

interface Given<Values extends object> {
  readonly initialValues: Values
  readonly validate?: UseFormInput<Values>['validate']
  /**
   * Sends what is in the form; `base` is what the server had of it when it was last heard. What it throws is shown. What
   * it gives back takes the place of what was sent; what was typed meanwhile stays, and is still to be saved. It never
   * sets values of the form itself: those would be taken for typed ones.
   */
  readonly send: (values: Values, base: Values) => Promise<Answer<Values> | void>
  /** Sent, it stays on the page: it can be typed into while it is sent. Others are held until they are left. */
  readonly stays?: boolean
}

/** Thrown by `send`: what is wrong with a field where the API names none. */
export class FieldFault extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** Left out, it is all as it was sent. */
interface Answer<Values> {
  /** As the server has it now: what else the form holds is not saved. */
  readonly saved: Values
  /** Shown instead of what was sent, where that is not what is saved. */
  readonly shown?: Values
}

export interface ApiForm<Values extends object> {
  readonly form: UseFormReturnType<Values>
  /** What is wrong with no field of the form. */
  readonly fault: string | undefined
  readonly isSending: boolean
  /** What is typed now would be lost: nothing of it takes any. */
  readonly isHeld: boolean
  readonly submit: (event?: React.SyntheticEvent<HTMLFormElement>) => void
}

export function useApiForm<Values extends object>(given: Given<Values>): ApiForm<Values> {
  const words = useWords(uiWords)
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const focusAfter = useFocusAfter(isSending)
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: given.initialValues,
    validateInputOnBlur: false,
    ...(given.validate ? { validate: given.validate } : {}),
    onSubmitPreventDefault: 'always',
  })
  async function send(values: Values): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const was = document.activeElement
    setFault(undefined)
    setSending(true)
    try {
      const { saved, shown = saved } = (await given.send(values, form.getInitialValues())) ?? {
        saved: values,
      }
      form.setValues(settled(values, form.getValues(), shown))
      form.resetDirty(saved)
    } catch (error) {
      const { errors, rest } = faultsOf(error, values, words)
      form.setErrors(errors)
      setFault(rest)
      focusAfter(() => (Object.keys(errors).length > 0 ? focusFirst(form, errors) : focusAgain(was)))
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  const submit = form.onSubmit(
    (values) => void send(values),
    (errors) => focusFirst(form, errors),
  )
  return { form, fault, isSending, isHeld: isSending && !given.stays, submit }
}

/** Once it is sent, when what was held can have the focus again. */
function useFocusAfter(isSending: boolean): (focus: () => void) => void {
  const next = useRef<() => void>(undefined)
  useEffect(() => {
    if (isSending) return
    next.current?.()
    next.current = undefined
  }, [isSending])
  return (focus) => {
    next.current = focus
  }
}

/** What is held loses the focus; somebody who went elsewhere meanwhile stays there. */
function focusAgain(was: Element | null): void {
  if (document.activeElement === document.body && was instanceof HTMLElement) was.focus()
}

/** The API names members as `tags[2]` and `notification.smsText`; fields are called as here, by the first that fits. */
export function faultsOf(error: unknown, values: object, words: (typeof uiWords)['en']) {
  if (error instanceof ConnectionLost) return { errors: {}, rest: words.connection }
  if (error instanceof FieldFault) return { errors: { [error.field]: error.message }, rest: undefined }
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
  of: { fault, isHeld, submit },
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
      <fieldset className={css['fields']} disabled={isHeld}>
        {children}
      </fieldset>
    </Box>
  )
}
