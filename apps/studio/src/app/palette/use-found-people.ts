import { useQuery } from '@tanstack/react-query'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { useNavigate } from 'react-router'
import { reachIn } from '../../lib/api/session.ts'
import { staffQuery } from '../../lib/api/staff-query.ts'
import { roleKeys } from '../../lib/i18n/role-keys.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { type Command, matchCommands } from './match-commands.ts'
import type { PaletteGroup } from './palette-group.ts'

const most = 5

/** The staff whose name or email address matches, for roles that may see them. */
export function useFoundPeople(session: StaffSession, typed: string): PaletteGroup {
  const t = useText()
  const navigate = useNavigate()
  const isAsked = typed !== '' && reachIn(session, 'staff.view') !== null
  const { data, error, isFetching, refetch } = useQuery({ ...staffQuery, enabled: isAsked })
  const title = t('shell.people')
  if (!isAsked) return { title, found: [] }
  if (!data) return { title, found: [], isSearching: !error || isFetching, error, retry: () => void refetch() }
  const people = data.people.map(({ accountId, name, email, role }): Command => {
    return {
      id: `person ${accountId}`,
      label: name,
      hint: `${t(roleKeys[role].name)} · ${email}`,
      words: email,
      icon: 'person',
      run: () => void navigate('/people'),
    }
  })
  return { title, found: matchCommands(people, typed).slice(0, most) }
}
