import { useQuery } from '@tanstack/react-query'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { useNavigate } from 'react-router'
import { classPath } from '../../features/classes/class-path.ts'
import { classSearchQuery } from '../../features/classes/class-queries.ts'
import { reachIn } from '../../lib/api/session.ts'
import { useSettled } from '../../lib/forms/use-settled.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { stateKeys } from '../../lib/layout/state-badge.tsx'
import type { Command } from './match-commands.ts'
import type { PaletteGroup } from './palette-group.ts'

const most = 5
/** The longest search that the server takes. */
const longest = 200

/** The classes that match, of those that this person may see. Searched after a pause in typing; only the reply to what is typed is used. */
export function useFoundClasses(session: StaffSession, typed: string): PaletteGroup {
  const t = useText()
  const navigate = useNavigate()
  const isAsked = typed !== '' && reachIn(session, 'classes.view') !== null
  const wanted = typed.slice(0, longest)
  const settled = useSettled(wanted)
  const { data, error, isFetching, refetch } = useQuery({
    ...classSearchQuery(wanted, most),
    enabled: isAsked && settled === wanted,
  })
  const title = t('shell.classes')
  if (!isAsked) return { title, found: [] }
  if (!data) return { title, found: [], isSearching: !error || isFetching, error, retry: () => void refetch() }
  const found = data.classes.map((one): Command => {
    return {
      id: `class ${one.tag}`,
      label: one.name || t('classes.untitled'),
      hint: [one.instructor, t(stateKeys[one.state])].filter(Boolean).join(' · '),
      icon: 'video',
      path: classPath(one),
      run: () => void navigate(classPath(one)),
    }
  })
  if (data.total > found.length)
    found.push({
      id: 'all classes',
      label: t('palette.allClasses', { count: data.total }),
      icon: 'search',
      run: () => void navigate(`/classes?${new URLSearchParams({ q: wanted })}`),
    })
  return { title, found }
}
