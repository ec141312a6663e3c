/** The roles that somebody may give: owners are made by owners alone. */
import { useMay } from '../../api/workspace.tsx'
import { useWords } from '../../words/language.ts'
import { teamWords } from '../../words/team.ts'

/** For a list to choose from; `held` is in it all the same. */
export function useRoles(held?: string): { value: string; label: string }[] {
  const { roles } = useWords(teamWords)
  const mayMakeOwners = useMay('owners:manage')
  return Object.entries(roles)
    .filter(([value]) => value !== 'owner' || mayMakeOwners || held === 'owner')
    .map(([value, label]) => ({ value, label }))
}
