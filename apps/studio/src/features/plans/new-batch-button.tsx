import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { batchesQuery } from './codes-query.ts'
import { BatchDialog } from './internal/batch-dialog.tsx'

/** Makes a batch of access codes. Only for those who may. */
export function NewBatchButton() {
  const t = useText()
  const mayEdit = useReach('codes.edit') !== null
  const [isOpen, setOpen] = useState(false)
  const timeZone = useQuery(batchesQuery).data?.timeZone
  if (!mayEdit) return null
  return (
    <>
      <Button disabled={!timeZone} icon="plus" onClick={() => setOpen(true)}>
        {t('plans.newBatch')}
      </Button>
      {isOpen && timeZone && <BatchDialog onClose={() => setOpen(false)} timeZone={timeZone} />}
    </>
  )
}
