import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useId } from 'react'
import { api } from '../../../lib/api/api.ts'
import { DateField } from '../../../lib/dates/date-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { batchesQuery } from '../codes-query.ts'
import { BatchInput, batchOf, firstBatch } from './batch-input.ts'
import styles from './dialog-form.module.css'

/** Makes a batch of access codes. */
export function BatchDialog({ timeZone, onClose }: { timeZone: string; onClose: () => void }) {
  const t = useText()
  const formId = useId()
  const queryClient = useQueryClient()
  const { busy, notice, props, field, dateField } = useStudioForm({
    schema: BatchInput,
    initial: firstBatch,
    problems: {
      label: 'plans.labelProblem',
      size: 'plans.sizeProblem',
      days: 'plans.codeDaysProblem',
      usesPerCode: 'plans.usesPerCodeProblem',
    },
    send: async (input) => {
      const { size } = await api('createCodeBatch', { body: batchOf(input) })
      await queryClient.invalidateQueries({ queryKey: batchesQuery.queryKey })
      showToast(t('plans.batchCreated', { count: size }))
      onClose()
    },
  })
  return (
    <Dialog
      actions={
        <Button busy={busy} form={formId} type="submit">
          {t('plans.makeCodes')}
        </Button>
      }
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('plans.newBatch')}
    >
      <form {...props} className={form.form} id={formId}>
        <FormNotice text={notice} />
        <TextField {...field('label')} autoComplete="off" description={t('plans.labelText')} label={t('plans.label')} />
        <div className={styles.pair}>
          <TextField {...field('size')} inputMode="numeric" label={t('plans.size')} />
          <TextField {...field('usesPerCode')} inputMode="numeric" label={t('plans.usesPerCode')} />
        </div>
        <TextField
          {...field('days')}
          description={t('plans.codeDaysText')}
          inputMode="numeric"
          label={t('plans.codeDays')}
        />
        <DateField
          {...dateField('until')}
          description={t('plans.inZone', { zone: timeZone.replaceAll('_', ' ') })}
          kind="dateTime"
          label={t('plans.redeemUntil')}
        />
      </form>
    </Dialog>
  )
}
