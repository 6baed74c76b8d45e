import type { ClubSort, InstallationClub } from '@upbeat/contract/studio/entities/installation'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import table from '../../../lib/layout/record-table.module.css'
import type { ClubChange } from './club-change-dialog.tsx'
import styles from './club-list.module.css'
import { ClubMenu } from './club-menu.tsx'
import { ClubStateBadge } from './club-state-badge.tsx'
import { DiskUse } from './disk-use.tsx'

type ClubTableProps = {
  clubs: readonly InstallationClub[]
  sort: ClubSort
  chosenIds: ReadonlySet<string>
  /** Whether it answers an earlier question. */
  isStale: boolean
  onChoose: (club: InstallationClub, isChosen: boolean) => void
  onAsk: (change: ClubChange, club: InstallationClub) => void
}

const columns: readonly { label: StudioTextKey; sorts: readonly ClubSort[]; isNumber?: boolean }[] = [
  { label: 'installation.club', sorts: ['name'] },
  { label: 'installation.state', sorts: [] },
  { label: 'installation.members', sorts: ['members'], isNumber: true },
  { label: 'installation.classes', sorts: ['classes'], isNumber: true },
  { label: 'installation.disk', sorts: ['disk', 'use'] },
  { label: 'installation.lastActive', sorts: ['activity'] },
]

/** A page of clubs. On a phone each is a card. */
export function ClubTable({ clubs, sort, chosenIds, isStale, onChoose, onAsk }: ClubTableProps) {
  const t = useText()
  return (
    <div className={table.frame} data-stale={isStale || undefined}>
      <table className={table.table}>
        <thead>
          <tr>
            {columns.map(({ label, sorts, isNumber }) => (
              <th
                aria-sort={sorts.includes(sort) ? (sort === 'name' ? 'ascending' : 'descending') : undefined}
                className={isNumber ? table.amount : undefined}
                key={label}
                scope="col"
              >
                {t(label)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('installation.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {clubs.map((club) => (
            <ClubRow
              club={club}
              isChosen={chosenIds.has(club.tenantId)}
              key={club.tenantId}
              onAsk={(change) => onAsk(change, club)}
              onChoose={(isChosen) => onChoose(club, isChosen)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ClubRowProps = {
  club: InstallationClub
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onAsk: (change: ClubChange) => void
}

function ClubRow({ club, isChosen, onChoose, onAsk }: ClubRowProps) {
  const t = useText()
  const times = useTimes()
  const language = useLanguageStore((state) => state.language)
  const { displayName, host, members, classes, lastActiveAt, state } = club
  return (
    <tr className={styles.row}>
      <th scope="row">
        <div className={styles.club}>
          <Checkbox
            checked={isChosen}
            label={<bdi>{displayName}</bdi>}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <span className={styles.host} dir="ltr">
            {host}
          </span>
        </div>
      </th>
      <td>
        <ClubStateBadge state={state} />
      </td>
      <td className={table.amount} data-label={t('installation.members')}>
        {club.quota.members === null
          ? members.toLocaleString(language)
          : t('installation.usedOf', {
              used: members.toLocaleString(language),
              limit: club.quota.members.toLocaleString(language),
            })}
      </td>
      <td className={table.amount} data-label={t('installation.classes')}>
        {classes.toLocaleString(language)}
      </td>
      <td>
        <DiskUse club={club} />
      </td>
      <td data-label={t('installation.lastActive')}>
        {lastActiveAt ? times.day(lastActiveAt) : t('installation.never')}
      </td>
      <td className={styles.menu}>
        <ClubMenu club={club} onAsk={onAsk} />
      </td>
    </tr>
  )
}
