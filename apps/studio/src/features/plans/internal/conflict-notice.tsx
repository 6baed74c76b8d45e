import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'

type ConflictNoticeProps = {
  /** What somebody else has saved meanwhile; empty without a conflict. */
  text: string
  onKeep: () => void
  onTake: () => void
}

/** The choice between the own input and what somebody else has saved meanwhile. */
export function ConflictNotice({ text, onKeep, onTake }: ConflictNoticeProps) {
  const t = useText()
  return (
    <FormNotice text={text}>
      <div className={form.actions}>
        <Button onClick={onKeep} size="small" variant="secondary">
          {t('classes.keepYours')}
        </Button>
        <Button onClick={onTake} size="small" variant="secondary">
          {t('classes.takeTheirs')}
        </Button>
      </div>
    </FormNotice>
  )
}
