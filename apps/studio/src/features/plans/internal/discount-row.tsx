import { useQueryClient } from '@tanstack/react-query'
import type { StudioDiscount } from '@upbeat/contract/studio/entities/selling/code'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { useReach } from '../../../lib/api/session.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import rows from '../../../lib/layout/rows.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { discountsQuery } from '../codes-query.ts'
import { useDiscountWords } from './discount-words.ts'

type DiscountRowProps = { discount: StudioDiscount; onEdit: () => void; onRedemptions: () => void }

const stateKeys = {
  valid: 'plans.stateValid',
  upcoming: 'plans.stateUpcoming',
  expired: 'plans.stateExpired',
  used: 'plans.stateUsed',
  ended: 'plans.stateEnded',
} as const

/** A discount code: what it takes off, until when, and how often it was used. */
export function DiscountRow({ discount, onEdit, onRedemptions }: DiscountRowProps) {
  const t = useText()
  const words = useDiscountWords()
  const mayEdit = useReach('codes.edit') !== null
  const { code, state, uses } = discount
  return (
    <li className={rows.row}>
      <span className={rows.what}>
        <span className={rows.name} dir="ltr">
          {code}
        </span>
        <span>{words.benefit(discount)}</span>
        <span className={rows.note}>{words.validity(discount).join(' · ')}</span>
      </span>
      <Badge tone={state === 'valid' ? 'primary' : 'neutral'}>{t(stateKeys[state])}</Badge>
      <span className={rows.actions}>
        {uses > 0 && (
          <Button
            aria-label={t('plans.redemptionsOf', { name: code })}
            onClick={onRedemptions}
            size="small"
            variant="quiet"
          >
            {t('plans.redemptions')}
          </Button>
        )}
        {mayEdit && <Actions discount={discount} onEdit={onEdit} />}
      </span>
    </li>
  )
}

function Actions({ discount: { code, state }, onEdit }: Pick<DiscountRowProps, 'discount' | 'onEdit'>) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const isEnded = state === 'ended'

  async function end(wanted: boolean) {
    const isDone = await run(async () => {
      await api(wanted ? 'endDiscount' : 'reopenDiscount', { params: { code } })
      await queryClient.invalidateQueries({ queryKey: discountsQuery.queryKey })
    })
    if (isDone) showToast(t(wanted ? 'plans.codeEnded' : 'plans.codeReopened'), { undo: () => void end(!wanted) })
  }

  return (
    <>
      <Button aria-label={t('plans.editOne', { name: code })} onClick={onEdit} size="small" variant="secondary">
        {t('plans.edit')}
      </Button>
      <Button
        aria-label={t(isEnded ? 'plans.reopenOne' : 'plans.endOne', { name: code })}
        busy={busy}
        onClick={() => void end(!isEnded)}
        size="small"
        variant="quiet"
      >
        {t(isEnded ? 'plans.reopen' : 'plans.end')}
      </Button>
    </>
  )
}
