/** What is typed and saved nowhere, kept in memory while its page is left: until the window is closed or another signs in. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/workspace.tsx'

/** `name`: of the place where it is typed. */
export function useKept<Value>(name: string, first: Value): [kept: Value, keep: (value: Value) => void] {
  const api = useApi()
  const queries = useQueryClient()
  const key = [api.key, 'kept', name]
  // A field follows its keys at once, which what comes by the cache does not.
  const [value, setValue] = useState(() => queries.getQueryData<Value>(key) ?? first)
  const keep = (next: Value) => {
    setValue(next)
    queries.setQueryDefaults(key, { gcTime: Infinity })
    queries.setQueryData(key, next)
  }
  return [value, keep]
}
