/** An address: where a phone's line is too short for it, it is parted before its @ and not in the middle of a word. */
import { useMediaQuery } from '@mantine/hooks'

/** As in list.module.css: elsewhere a row is one line, which `wbr` would part all the same. */
const WRAPPED = '(max-width: 48em)'

export function Address({ of }: { readonly of: string }) {
  const isWrapped = useMediaQuery(WRAPPED, undefined, { getInitialValueInEffect: false })
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
