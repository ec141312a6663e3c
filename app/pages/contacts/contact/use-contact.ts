/** One contact as its page shows it, and what is done to it. */
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContactPage } from '../../../../server/app-api/contact-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'

export type Person = ContactPage['contact']

export function pathOf(id: string): string {
  return `/app/api/contacts/${id}`
}

export function nameOf({ name, email, phone, id }: Person): string {
  return name ?? email ?? phone ?? id
}

export function useContact(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, pathOf(id)],
    queryFn: ({ signal }) => api.get<ContactPage>(pathOf(id), { signal }),
  })
}

/** Reads the contact and the lists that it is in again. */
export function useRefresh(id: string): () => Promise<unknown> {
  const api = useApi()
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [api.key, pathOf(id)] }),
      queries.invalidateQueries({ queryKey: [api.key, '/api/contacts'] }),
    ])
}

/** An act that needs no form: done, said, and shown; a refusal is said too. */
export function useAct<Given = void>(id: string, act: (given: Given) => Promise<unknown>, said?: string) {
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await refresh()
      if (said !== undefined) notifications.show({ message: said })
    },
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
  })
}
