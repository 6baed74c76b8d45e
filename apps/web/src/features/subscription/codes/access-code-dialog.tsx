import { useMutation } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useSubscription } from '../subscription-store.ts'
import styles from './access-code-dialog.module.css'
import { redeemAccessCode } from './redeem-access-code.ts'

/** Takes an access code; Get Access is disabled until there is one (SUB-33, SUB-34). */
export function AccessCodeDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useText()
  const [code, setCode] = useState('')
  const error = useSubscription((state) => state.accessCodeError)
  const { mutate, isPending } = useMutation({
    mutationFn: () => redeemAccessCode(code),
    meta: { quiet: true },
    onSuccess: (gained) => gained && change(false),
  })
  const isEmpty = code.trim() === ''

  function change(next: boolean) {
    setCode('')
    useSubscription.setState({ accessCodeError: '' })
    onOpenChange(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && !isEmpty) mutate()
  }

  return (
    <Dialog
      closeLabel={t('common.close')}
      description={t('subscription.codeHint')}
      onOpenChange={change}
      open={open}
      size="small"
      title={t('subscription.enterCodeTitle')}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          dir="ltr"
          error={error || undefined}
          label={t('subscription.accessCode')}
          maxLength={64}
          onChange={({ target }) => setCode(target.value)}
          spellCheck={false}
          value={code}
        />
        <Button busy={isPending} disabled={isEmpty} fullWidth size="large" type="submit">
          {t('subscription.getAccess')}
        </Button>
      </form>
    </Dialog>
  )
}
