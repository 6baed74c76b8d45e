import { useQuery } from '@tanstack/react-query'
import type { InstallationClub, InstallationClubs as Listed } from '@upbeat/contract/studio/entities/installation'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useState } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useSettled } from '../../lib/forms/use-settled.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { PageLinks } from '../../lib/layout/page-links.tsx'
import { installationClubsQuery } from './installation-queries.ts'
import { ChosenClubs } from './internal/chosen-clubs.tsx'
import { type ClubChange, ClubChangeDialog } from './internal/club-change-dialog.tsx'
import { ClubFilters } from './internal/club-filters.tsx'
import { ClubTable } from './internal/club-table.tsx'
import { type ClubFilter, useClubFilter } from './use-club-filter.ts'

/** All clubs of the server with what they use and may use; search, order and page are in the URL (PLAT-01). */
export function InstallationClubs() {
  const filter = useClubFilter()
  const settled = useSettled(filter.question)
  // While typing, the last answer stays.
  const list = useQuery({ ...installationClubsQuery(filter.question), enabled: settled !== null })
  return (
    <>
      <ClubFilters filter={filter} />
      <QueryStates height="24rem" query={list}>
        {(found) => <Found filter={filter} found={found} isStale={list.isPlaceholderData || settled === null} />}
      </QueryStates>
    </>
  )
}

function Found({ filter, found, isStale }: { filter: ClubFilter; found: Listed; isStale: boolean }) {
  const { clubs, hasMore, total } = found
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ change: ClubChange; clubs: readonly InstallationClub[] } | null>(null)
  if (clubs.length === 0) return <NoneFound filter={filter} />
  // Only those that are shown can be chosen.
  const chosen = clubs.filter(({ tenantId }) => chosenIds.has(tenantId))
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosenIds((before) => {
      const next = new Set(before)
      for (const id of ids) isChosen ? next.add(id) : next.delete(id)
      return next
    })
  return (
    <>
      <ChosenClubs
        chosen={chosen}
        onAsk={(change) => setAsked({ change, clubs: chosen })}
        onChooseAll={(isChosen) =>
          choose(
            clubs.map(({ tenantId }) => tenantId),
            isChosen,
          )
        }
        shown={clubs.length}
        total={total}
      />
      <ClubTable
        chosenIds={chosenIds}
        clubs={clubs}
        isStale={isStale}
        onAsk={(change, club) => setAsked({ change, clubs: [club] })}
        onChoose={(club, isChosen) => choose([club.tenantId], isChosen)}
        sort={filter.question.sort}
      />
      <PageLinks
        hasMore={hasMore}
        onPage={(page) => filter.set('page', page === 1 ? '' : String(page))}
        page={filter.question.page}
      />
      {asked && (
        <ClubChangeDialog
          change={asked.change}
          clubs={asked.clubs}
          onClose={(isDone) => {
            setAsked(null)
            if (isDone) setChosenIds(new Set())
          }}
        />
      )}
    </>
  )
}

function NoneFound({ filter: { question, isFiltered, clear, set } }: { filter: ClubFilter }) {
  const t = useText()
  if (question.page > 1)
    return (
      <EmptyState
        action={
          <Button onClick={() => set('page', '')} variant="secondary">
            {t('members.firstPage')}
          </Button>
        }
        icon="people"
        title={t('installation.pastEnd')}
      />
    )
  if (!isFiltered) return <EmptyState icon="people" text={t('setup.noClubsText')} title={t('setup.noClubs')} />
  return (
    <EmptyState
      action={
        <Button onClick={clear} variant="secondary">
          {t('installation.showAll')}
        </Button>
      }
      icon="search"
      title={t('installation.noneMatch')}
    />
  )
}
