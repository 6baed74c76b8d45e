import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Select } from '@upbeat/ui/select.tsx'
import { api } from '../../../lib/api/api.ts'
import { staffQuery } from '../../../lib/api/staff-query.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { payoutsQuery } from '../payout-queries.ts'

/** Chooses the coach's account, which then sees this line of every month. */
export function LinkCoach({ coach, accountId }: { coach: string; accountId: string | null }) {
  const t = useText()
  const queryClient = useQueryClient()
  const people = useQuery(staffQuery).data?.people ?? []
  const coaches = people.filter(({ role }) => role === 'coach')
  const { busy, run } = useAction()
  const link = (account: string) =>
    run(async () => {
      await api('linkPayoutCoach', { body: { name: coach, accountId: account === '' ? null : account } })
      await queryClient.invalidateQueries({ queryKey: payoutsQuery.queryKey })
      showToast(t('payouts.linked'))
    })
  return (
    <Select
      disabled={busy}
      hideLabel
      label={t('payouts.seenByOf', { coach })}
      onChange={({ target }) => void link(target.value)}
      options={[
        { value: '', label: t('payouts.nobody') },
        ...coaches.map(({ accountId: value, name }) => ({ value, label: name })),
      ]}
      value={accountId ?? ''}
    />
  )
}
