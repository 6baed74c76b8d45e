import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import rows from '../../../lib/layout/rows.module.css'

export type RedemptionsOf = { name: string; query: { code: string } | { batch: string } }
type RedemptionsDialogProps = { of: RedemptionsOf; onClose: () => void }

/** Who has redeemed a code, or the codes of a batch, newest first. */
export function RedemptionsDialog({ of: { name, query }, onClose }: RedemptionsDialogProps) {
  const t = useText()
  const times = useTimes()
  const redemptions = useInfiniteQuery({
    queryKey: ['code', 'redemptions', query],
    queryFn: ({ pageParam, signal }) =>
      api('listRedemptions', { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  return (
    <Dialog
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('plans.redemptionsOf', { name })}
    >
      <QueryStates height="8rem" query={redemptions}>
        {({ pages }) => (
          <ul className={rows.rows}>
            {pages
              .flatMap((page) => page.redemptions)
              .map(({ code, redeemedAt, member }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end, and members without names look alike
                <li className={rows.row} key={place}>
                  <span className={rows.what}>
                    <span className={rows.name} dir="auto">
                      {member?.name ?? t('plans.someMember')}
                    </span>
                    <span className={rows.note}>{`${code} · ${times.moment(redeemedAt)}`}</span>
                  </span>
                </li>
              ))}
          </ul>
        )}
      </QueryStates>
      {redemptions.hasNextPage && (
        <Button
          busy={redemptions.isFetchingNextPage}
          onClick={() => void redemptions.fetchNextPage()}
          variant="secondary"
        >
          {t('plans.more')}
        </Button>
      )}
    </Dialog>
  )
}
