import { useQuery } from '@tanstack/react-query'
import { QueryStates } from '../../lib/api/query-states.tsx'
import form from '../../lib/forms/form.module.css'
import { useText } from '../../lib/i18n/use-text.ts'
import { CopiedValue } from '../../lib/layout/copied-value.tsx'
import { SettingsSection } from '../../lib/layout/settings-section.tsx'
import { SignOnForm } from './internal/sign-on-form.tsx'
import { signOnQuery } from './sign-on-query.ts'

/** Sets up the club's identity provider step by step (LOOK-07). */
export function SignOnSetup() {
  const t = useText()
  return (
    <QueryStates height="32rem" query={useQuery(signOnQuery)}>
      {(signOn) => (
        <>
          <SettingsSection text={t('signOn.registerText')} title={t('signOn.register')}>
            <div className={form.form}>
              {signOn.redirectAddresses.map((address) => (
                <div key={address}>
                  <p className={form.hint}>{t('signOn.redirectAddress')}</p>
                  <CopiedValue label={t('signOn.copyAddress')} value={address} />
                </div>
              ))}
            </div>
          </SettingsSection>
          <SignOnForm key={JSON.stringify(signOn.provider)} signOn={signOn} />
        </>
      )}
    </QueryStates>
  )
}
