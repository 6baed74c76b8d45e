import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import type { FormEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import styles from './profile-form.module.css'

export type ProfileFormProps = {
  form: { ref: Ref<HTMLFormElement>; noValidate: boolean; onSubmit: (event: FormEvent) => void }
  notice: string
  busy: boolean
  children: ReactNode
}

/** The common parts of both profile forms: notice, Save and Cancel. */
export function ProfileForm({ form, notice, busy, children }: ProfileFormProps) {
  const t = useText()
  return (
    <form {...form} className={styles.form}>
      <FormNotice text={notice} />
      {children}
      <div className={styles.actions}>
        <Button busy={busy} type="submit">
          {t('common.save')}
        </Button>
        <Button render={<Link to={paths.account} />} variant="secondary">
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
