import { useQuery } from '@tanstack/react-query'
import { CopiedValue } from '../../lib/copied-value.tsx'
import form from '../../lib/form.module.css'
import { QueryStates } from '../../lib/query-states.tsx'
import { SettingsSection } from '../../lib/settings-section.tsx'
import { useText } from '../../lib/use-text.ts'
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
