/** The form of a contact's fields: only what changed is sent, and two people who change at once lose nothing. */
import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import type { ContactPage } from '../../../../server/app-api/contact-schemas.ts'
import { ApiError } from '../../../api/errors.ts'
import { useApi } from '../../../api/workspace.tsx'
import { useApiForm } from '../../../ui/form/api-form.tsx'
import { contactWords } from '../../../words/contact.ts'
import { useWords } from '../../../words/language.ts'
import { changesOf, clashesOf, mergedOf, typedOf, type Typed } from './merge-details.ts'
import { pathOf, useRefresh } from './use-contact.ts'

interface Base {
  readonly hash: string
  readonly typed: Typed
}

export function useDetails(page: ContactPage) {
  const { details: words } = useWords(contactWords)
  const api = useApi()
  const { id } = page.contact
  const refresh = useRefresh(id)
  const base = useRef<Base>({ hash: page.hash, typed: typedOf(page) })
  const [clash, setClash] = useState<{ readonly paths: readonly string[]; readonly theirs: Typed }>()

  /** What is still to be asked about, where somebody saved other words meanwhile. */
  async function save(mine: Typed): Promise<Typed | undefined> {
    const changes = changesOf(base.current.typed, mine)
    if (Object.keys(changes).length === 0) return undefined
    try {
      await api.patch(pathOf(id), changes, { headers: { 'if-match': `"${base.current.hash}"` } })
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error
      return meet(mine)
    }
  }

  /** Somebody saved meanwhile: what goes together is sent again, what does not is shown. */
  async function meet(mine: Typed): Promise<Typed | undefined> {
    const saved = await api.get<ContactPage>(pathOf(id))
    const theirs = typedOf(saved)
    const paths = clashesOf(base.current.typed, mine, theirs)
    const merged = mergedOf(base.current.typed, mine, theirs)
    base.current = { hash: saved.hash, typed: theirs }
    if (paths.length === 0) return save(merged)
    setClash({ paths, theirs })
    return merged
  }

  const form = useApiForm<Typed>({
    initialValues: base.current.typed,
    stays: true,
    send: async (mine) => {
      setClash(undefined)
      const clashing = await save(mine)
      if (clashing) return { saved: base.current.typed, shown: clashing }
      await refresh()
      const saved = await api.get<ContactPage>(pathOf(id))
      base.current = { hash: saved.hash, typed: typedOf(saved) }
      notifications.show({ message: words.saved })
      return { saved: base.current.typed }
    },
  })

  function takeTheirs(): void {
    if (!clash) return
    form.form.setValues(clash.theirs)
    form.form.resetDirty(clash.theirs)
    setClash(undefined)
  }

  return { form, clashes: clash?.paths, takeTheirs }
}
