/** An address in a table: where its line is too short for it, it is parted before its @ and not in the middle of a word. */
import { useIsWrapped } from './list/fold.ts'

export function Address({ of }: { readonly of: string }) {
  // Elsewhere a row is one line, which `wbr` would part all the same.
  const isWrapped = useIsWrapped()
  const at = of.lastIndexOf('@')
  if (!isWrapped || at < 1) return of
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}
