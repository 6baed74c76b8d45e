import { useQuery } from '@tanstack/react-query'
import { isMarketing } from '@upbeat/rules/consent/consent'
import { Checkbox, type CheckboxProps } from '@upbeat/ui/checkbox.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../auth-form.module.css'
import { consentsQuery } from '../queries.ts'

type Tick = Pick<CheckboxProps, 'name' | 'checked' | 'onChange' | 'error'>

/** The checkboxes for the terms, which are required, and for marketing emails, if the club sends any; both start unchecked (D-55). */
export function ConsentTicks({ terms, marketing }: { terms: Tick; marketing: Tick }) {
  const t = useText()
  const { data: consents } = useQuery(consentsQuery())
  return (
    <div className={styles.ticks}>
      <div className={styles.tick}>
        <Checkbox {...terms} label={t('auth.acceptTerms')} />
        <Link className={styles.terms} target="_blank" to={paths.terms}>
          {t('auth.readTerms')}
          <Icon name="external" />
          <VisuallyHidden>{t('common.opensInNewTab')}</VisuallyHidden>
        </Link>
      </div>
      {(!consents || consents.some(isMarketing)) && <Checkbox {...marketing} label={t('auth.acceptMarketing')} />}
    </div>
  )
}
