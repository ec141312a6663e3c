/** A form of something that others may change meanwhile: what goes together is saved together, the rest is asked about. */
import { useRef, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useApi } from '../../api/workspace.tsx'
import { useApiForm, type ApiForm } from './api-form.tsx'
import { changedFields, clashingFields, mergedValues } from './merge.ts'

interface Given<Record extends { readonly hash: string }, Values extends object> {
  /** As it was read. */
  readonly record: Record
  /** Where it is read and changed. */
  readonly path: string
  readonly valuesOf: (record: Record) => Values
  /** Of these fields, as they are sent. */
  readonly bodyOf: (values: Values, fields: readonly (keyof Values & string)[]) => object
  readonly validate?: (values: Values) => { readonly [Name in keyof Values]?: string }
  readonly onSaved: () => Promise<void>
}

export interface Clash<Values> {
  readonly fields: readonly (keyof Values & string)[]
  readonly theirs: Values
}

export interface MergedForm<Values extends object> extends ApiForm<Values> {
  /** What somebody else saved meanwhile, in the same fields. */
  readonly clash: Clash<Values> | undefined
  /** Theirs in the place of mine. */
  readonly takeTheirs: (field: keyof Values & string) => void
}

export function useMergedForm<Record extends { readonly hash: string }, Values extends object>({
  record,
  path,
  valuesOf,
  bodyOf,
  validate,
  onSaved,
}: Given<Record, Values>): MergedForm<Values> {
  const api = useApi()
  const base = useRef({ hash: record.hash, values: valuesOf(record) })
  const [clash, setClash] = useState<Clash<Values>>()

  /** False: what both changed is shown, and nothing was saved. */
  async function save(mine: Values): Promise<boolean> {
    const fields = changedFields(base.current.values, mine)
    if (fields.length === 0) return true
    try {
      await api.patch(path, bodyOf(mine, fields), { headers: { 'if-match': `"${base.current.hash}"` } })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error
      return meet(mine)
    }
  }

  async function meet(mine: Values): Promise<boolean> {
    const saved = await api.get<Record>(path)
    const theirs = valuesOf(saved)
    const before = base.current.values
    const both = clashingFields(before, mine, theirs)
    const merged = mergedValues(before, mine, theirs)
    base.current = { hash: saved.hash, values: theirs }
    if (both.length === 0) return save(merged)
    form.form.setValues(merged)
    setClash({ fields: both, theirs })
    return false
  }

  const form = useApiForm<Values>({
    initialValues: base.current.values,
    ...(validate ? { validate } : {}),
    send: async (mine) => {
      setClash(undefined)
      if (await save(mine)) await onSaved()
    },
  })

  function takeTheirs(field: keyof Values & string): void {
    if (!clash) return
    form.form.setValues({ ...form.form.getValues(), [field]: clash.theirs[field] })
    const left = clash.fields.filter((other) => other !== field)
    setClash(left.length > 0 ? { ...clash, fields: left } : undefined)
  }

  return { ...form, clash, takeTheirs }
}
