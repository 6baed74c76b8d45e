import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { discountsQuery } from './codes-query.ts'
import { DiscountDialog } from './internal/discount-dialog.tsx'

/** Creates a discount code. Only for those who may. */
export function NewDiscountButton() {
  const t = useText()
  const mayEdit = useReach('codes.edit') !== null
  const [isOpen, setOpen] = useState(false)
  const club = useQuery(discountsQuery).data
  if (!mayEdit) return null
  return (
    <>
      <Button disabled={!club} icon="plus" onClick={() => setOpen(true)}>
        {t('plans.newDiscount')}
      </Button>
      {isOpen && club && <DiscountDialog {...club} discount={null} onClose={() => setOpen(false)} />}
    </>
  )
}
