import { useQuery } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { doneClasses } from '@upbeat/rules/activity/done-classes'
import { useMemo } from 'react'
import { playheadsQuery, recentActivityQuery } from '../activity/queries.ts'
import { useSignedIn } from '../auth/auth-store.ts'

/** The tags of the classes that the member has done; `null` while that is loading. None for visitors, or if it can't be loaded. */
export function useDoneClasses(items: readonly ListedClass[]): ReadonlySet<string> | null {
  const enabled = useSignedIn()
  const playheads = useQuery({ ...playheadsQuery(), enabled, retry: false })
  const activities = useQuery({ ...recentActivityQuery(), enabled, retry: false })
  const done = useMemo(
    () => doneClasses(items, { playheads: playheads.data ?? [], activities: activities.data ?? [] }),
    [items, playheads.data, activities.data],
  )
  return playheads.isLoading || activities.isLoading ? null : done
}
