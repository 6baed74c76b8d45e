import { Button } from '@upbeat/ui/button.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { copyText } from '../../../lib/layout/copy-text.ts'

/** A secret to copy, which can't be shown again. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useText()
  return (
    <div className={form.form}>
      <TextField
        dir="ltr"
        label={t('webhooks.secret')}
        onFocus={({ target }) => target.select()}
        readOnly
        value={secret}
      />
      <div className={form.actions}>
        <Button icon="copy" onClick={() => void copyText(secret, t('webhooks.secretCopied'))} variant="secondary">
          {t('webhooks.copy')}
        </Button>
        <Button onClick={onDone}>{t('webhooks.done')}</Button>
      </div>
    </div>
  )
}
