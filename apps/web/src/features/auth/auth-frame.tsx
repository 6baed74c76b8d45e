import { BrandArt } from '@upbeat/ui/brand-art.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './auth-frame.module.css'

/** The layout of sign-in, sign-up and password pages: the form, and on wide windows the club's colours. */
export function AuthFrame({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const t = useText()
  const { displayName, signInArt, logoUrl } = useTenant()
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <BrandArt logoUrl={signInArt === 'rings' ? null : logoUrl || null} />
        <p className={styles.club}>{displayName}</p>
        <p className={styles.tagline}>{t('landing.tagline')}</p>
      </div>
      <div className={styles.content}>
        <div className={styles.column}>
          <div className={styles.head}>
            <Heading level={1}>{title}</Heading>
            {hint !== undefined && <p className={styles.hint}>{hint}</p>}
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
