import { NewClub } from '@upbeat/contract/studio/entities/setup'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import form from '../../../lib/form.module.css'
import { useLanguageStore } from '../../../lib/language-store.ts'
import { refreshSession } from '../../../lib/session.ts'
import { useStudioForm } from '../../../lib/use-studio-form.ts'
import { useText } from '../../../lib/use-text.ts'
import { AddressState } from './address-state.tsx'
import { currencyOptions, firstChoices, languageOptions, timeZoneOptions } from './club-choices.ts'
import { goToStep } from './setup-query.ts'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'
import { useKeptInput } from './use-kept-input.ts'

/** Name, web address, language, time zone and currency; what is typed is kept on the server as it is typed. */
export function ClubStep({ kept }: { kept: unknown }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  // An address that was kept is not suggested over.
  const [hasOwnAddress, setOwnAddress] = useState(Boolean((kept as { address?: unknown } | undefined)?.address))
  const club = useStudioForm({
    schema: NewClub,
    initial: { displayName: '', address: '', ...firstChoices(language), ...(kept as object) },
    problems: { displayName: 'setup.nameProblem', address: 'setup.addressInvalid' },
    send: async (body) => {
      const { tenantId } = await api('createClub', { body })
      await refreshSession()
      await goToStep('firstClass')
      const session = await api('getSession')
      // The new club may have a host of its own: its studio goes on there.
      if (!session.club) location.assign((await api('openClub', { body: { tenantId } })).address)
    },
  })
  const values = club.watch()
  useKeptInput('club', values)
  return (
    <StepFrame lead={t('setup.clubLead')} step="club" title={t('setup.clubTitle')}>
      <form {...club.props} className={form.form}>
        <FormNotice text={club.notice} />
        <TextField {...club.field('displayName')} autoComplete="organization" label={t('setup.clubName')} />
        <TextField
          {...club.register('address', { onChange: () => setOwnAddress(true) })}
          autoCapitalize="none"
          autoComplete="off"
          description={t('setup.addressText')}
          error={club.field('address').error}
          label={t('setup.address')}
          spellCheck={false}
        />
        <AddressState
          address={values.address}
          isOwn={hasOwnAddress}
          name={values.displayName}
          onSuggest={(address) => club.setValue('address', address, { shouldValidate: club.formState.isSubmitted })}
        />
        <div className={styles.pair}>
          <Select {...club.field('language')} label={t('setup.memberLanguage')} options={languageOptions()} />
          <Select {...club.field('currency')} label={t('setup.currency')} options={currencyOptions(language)} />
        </div>
        <Select {...club.field('timeZone')} label={t('setup.timeZone')} options={timeZoneOptions()} />
        <div className={form.actions}>
          <Button busy={club.busy} type="submit">
            {t('setup.makeClub')}
          </Button>
        </div>
      </form>
    </StepFrame>
  )
}
