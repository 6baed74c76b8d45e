import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useSession } from '../../../lib/api/session.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { lookMarksQuery } from '../look-query.ts'
import styles from './logo-uses.module.css'

type LogoUsesProps = { look: StudioLook; isBefore: boolean; shows: 'email' | 'logo' }

/** The images generated from the logo: icons, the picture of shared links, and emails (LOOK-04). */
export function LogoUses({ look, isBefore, shows }: LogoUsesProps) {
  const t = useText()
  const { club } = useSession()
  const name = club?.displayName ?? ''
  const marks = useQuery({ ...lookMarksQuery(look, isBefore), placeholderData: keepPreviousData })
  return (
    <QueryStates height="30rem" query={marks}>
      {({ favicon, appIcon, maskableIcon, shareImage, emailHeader, email }) =>
        shows === 'email' ? (
          <iframe className={styles.email} sandbox="" srcDoc={email} title={t('look.email')} />
        ) : (
          <div className={styles.uses}>
            <figure className={styles.use}>
              <figcaption>{t('look.favicon')}</figcaption>
              <div className={styles.tab}>
                <img alt={t('look.favicon')} height={16} src={favicon} width={16} />
                <span>{name}</span>
              </div>
            </figure>
            <figure className={styles.use}>
              <figcaption>{t('look.appIcon')}</figcaption>
              <div className={styles.icons}>
                <span className={styles.app}>
                  <img alt={t('look.appIcon')} height={64} src={appIcon} width={64} />
                  <span>{name}</span>
                </span>
                <span className={styles.app}>
                  <img alt={t('look.roundIcon')} className={styles.round} height={64} src={maskableIcon} width={64} />
                  <span>{name}</span>
                </span>
              </div>
            </figure>
            <figure className={styles.use}>
              <figcaption>{t('look.shareImage')}</figcaption>
              <div className={styles.card}>
                <img alt={t('look.shareImage')} src={shareImage} />
                <span className={styles.host}>{window.location.host}</span>
                <strong>{name}</strong>
              </div>
            </figure>
            <figure className={styles.use}>
              <figcaption>{t('look.emailHeader')}</figcaption>
              <div
                className={styles.header}
                style={{ backgroundColor: (isBefore ? look.published : look.fields).header }}
              >
                <img alt={t('look.emailHeader')} height={48} src={emailHeader} />
              </div>
            </figure>
          </div>
        )
      }
    </QueryStates>
  )
}
