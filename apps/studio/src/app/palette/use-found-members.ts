import { useQuery } from '@tanstack/react-query'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { useNavigate } from 'react-router'
import { memberName, memberPath } from '../../features/members/member-name.ts'
import { memberListQuery } from '../../features/members/member-queries.ts'
import { reachIn } from '../../lib/api/session.ts'
import { useSettled } from '../../lib/forms/use-settled.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import type { Command } from './match-commands.ts'
import type { PaletteGroup } from './palette-group.ts'

const maxFound = 5
/** The longest search that the server takes. */
const longest = 200

/** The members who match, for roles that may see them. Searched after a pause in typing. */
export function useFoundMembers(session: StaffSession, typed: string): PaletteGroup {
  const t = useText()
  const navigate = useNavigate()
  const isAsked = typed !== '' && reachIn(session, 'members.view') !== null
  const wanted = typed.slice(0, longest)
  const settled = useSettled(wanted)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...memberListQuery({ search: wanted, sort: 'seen', page: 1 }),
    enabled: isAsked && settled === wanted,
  })
  const title = t('shell.members')
  if (!isAsked) return { title, found: [] }
  if (!data || isPlaceholderData)
    return { title, found: [], isSearching: !error || isFetching, error, retry: () => void refetch() }
  const found = data.members.slice(0, maxFound).map((member): Command => {
    return {
      id: `member ${member.id}`,
      label: memberName(member),
      hint: member.email,
      icon: 'person',
      run: () => void navigate(memberPath(member.id)),
    }
  })
  if (data.members.length > maxFound)
    found.push({
      id: 'all members',
      label: t('palette.moreMembers'),
      icon: 'search',
      run: () => void navigate(`/members?${new URLSearchParams({ q: wanted })}`),
    })
  return { title, found }
}
