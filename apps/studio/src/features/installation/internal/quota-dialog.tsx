import type { InstallationClub } from '@upbeat/contract/studio/entities/installation'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useId } from 'react'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import table from '../../../lib/layout/record-table.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { bytesOf } from '../../../lib/media/bytes-of.ts'
import { inputOf, quotaInput, quotaOf } from './quota-input.ts'

type QuotaDialogProps = {
  clubs: readonly InstallationClub[]
  onSaved: () => Promise<unknown>
  onClose: (isDone: boolean) => void
}

/** How much these clubs may store, prepare in a month, and how many members they may have. */
export function QuotaDialog({ clubs, onSaved, onClose }: QuotaDialogProps) {
  const t = useText()
  const formId = useId()
  const [first] = clubs
  const only = clubs.length === 1 ? first : undefined
  const { busy, notice, props, field } = useStudioForm({
    schema: quotaInput,
    initial: inputOf(only?.quota ?? { diskBytes: null, encodeMinutes: null, members: null }),
    problems: {
      disk: 'installation.diskProblem',
      encoding: 'installation.encodingProblem',
      members: 'installation.memberLimitProblem',
    },
    send: async (input) => {
      const tenantIds = clubs.map(({ tenantId }) => tenantId)
      await api('setClubQuotas', { body: { tenantIds, quota: quotaOf(input) } })
      await onSaved()
      showToast(t('installation.quotaSaved'))
      onClose(true)
    },
  })
  return (
    <Dialog
      actions={
        <Button busy={busy} form={formId} type="submit">
          {t('installation.saveQuota')}
        </Button>
      }
      closeLabel={t('shell.close')}
      description={t('installation.quotaText')}
      onOpenChange={(open) => open || onClose(false)}
      open
      title={t('installation.quotaOf', {
        clubs: only?.displayName ?? t('installation.count', { count: clubs.length }),
      })}
    >
      <form {...props} className={form.form} id={formId}>
        <FormNotice text={notice} />
        {only && <DiskByKind disk={only.disk} encodedMinutes={only.encodedMinutes} />}
        <TextField
          {...field('disk')}
          description={t('installation.diskText')}
          inputMode="decimal"
          label={t('installation.diskGigabytes')}
        />
        <TextField
          {...field('encoding')}
          description={t('installation.encodingText')}
          inputMode="numeric"
          label={t('installation.encodingMinutes')}
        />
        <TextField
          {...field('members')}
          description={t('installation.memberLimitText')}
          inputMode="numeric"
          label={t('installation.memberLimit')}
        />
      </form>
    </Dialog>
  )
}

function DiskByKind({ disk, encodedMinutes }: Pick<InstallationClub, 'disk' | 'encodedMinutes'>) {
  const t = useText()
  const figures = [
    [t('storage.renditions'), bytesOf(disk.renditions)],
    [t('storage.pictures'), bytesOf(disk.pictures)],
    [t('storage.sources'), bytesOf(disk.sources)],
    [t('storage.incoming'), bytesOf(disk.incoming)],
    [t('installation.encodedThisMonth'), t('installation.minutes', { count: encodedMinutes })],
  ] as const
  return (
    <dl className={table.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
