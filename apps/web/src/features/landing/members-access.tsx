import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { signUpEnabled, ssoEnabled } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { signInAddress } from '../auth/deeplink.ts'
import { useEmbedded } from '../embedding/embedded-mode.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './members-access.module.css'

/** The sign-in link for members (LAND-06). */
export function MembersAccess() {
  const t = useText()
  const headingId = useId()
  const tenant = useTenant()
  const embedded = useEmbedded()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const getAccess = async () => {
    setLeaving(true)
    try {
      await navigate(await getAccessAddress(tenant, embedded))
    } finally {
      setLeaving(false)
    }
  }
  return (
    <section aria-labelledby={headingId} className={styles.block}>
      <Heading id={headingId} level={2} size="page">
        {t('landing.membersTitle')}
      </Heading>
      <p className={styles.text}>{t('landing.membersText')}</p>
      <Button
        busy={leaving}
        className={styles.button}
        onClick={() => void getAccess()}
        size="large"
        variant="secondary"
      >
        {t('landing.getAccess')}
      </Button>
    </section>
  )
}

/**
 * The target of Get Access: the club's identity provider, else sign-up, else sign-in (LAND-07 to LAND-09). Single sign-on leaves the page.
 */
async function getAccessAddress(tenant: TenantConfig, embedded: boolean): Promise<string> {
  if (ssoEnabled(tenant)) return signInAddress(paths.home)
  return signUpEnabled(tenant, embedded) ? paths.signUp : paths.signIn
}
