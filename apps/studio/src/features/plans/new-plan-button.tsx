import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { PlanDialog } from './internal/plan-dialog.tsx'
import { plansQuery } from './plans-query.ts'

/** Creates a plan. Only for those who may. */
export function NewPlanButton() {
  const t = useText()
  const mayEdit = useReach('plans.edit') !== null
  const [isOpen, setOpen] = useState(false)
  const currency = useQuery(plansQuery).data?.currency
  if (!mayEdit) return null
  return (
    <>
      <Button disabled={!currency} icon="plus" onClick={() => setOpen(true)}>
        {t('plans.new')}
      </Button>
      {isOpen && currency && <PlanDialog currency={currency} onClose={() => setOpen(false)} plan={null} />}
    </>
  )
}
