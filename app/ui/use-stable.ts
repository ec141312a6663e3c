/** What a piece can be told to do, as the same functions at every turn: what is given to many is no reason to draw them anew. */
import { useRef, useState } from 'react'

type Acts = Readonly<Record<string, unknown>>

/** Each one calls its newest. */
export function useStable<All extends object>(acts: All): All {
  const latest = useRef(acts)
  latest.current = acts
  const [stable] = useState(() => {
    const call =
      (name: string) =>
      (...given: unknown[]) =>
        ((latest.current as Acts)[name] as (...given: unknown[]) => unknown)(...given)
    return Object.fromEntries(Object.keys(acts).map((name) => [name, call(name)])) as All
  })
  return stable
}
