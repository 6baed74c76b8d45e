import type { NewClub } from '@upbeat/contract/studio/entities/setup'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { currencyOptions, languageOptions, timeZoneOptions } from '../../../lib/api/club-choices.ts'
import type { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { AddressState } from './address-state.tsx'
import styles from './step-frame.module.css'

type ClubFieldsProps = {
  club: ReturnType<typeof useStudioForm<NewClub>>
  /** Whether the address was typed; until then it is derived from the name. */
  hasAddress?: boolean
}

/** Name, address, language, time zone and currency of a new club. */
export function ClubFields({ club, hasAddress = false }: ClubFieldsProps) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const [hasOwnAddress, setOwnAddress] = useState(hasAddress)
  const values = club.watch()
  return (
    <>
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
    </>
  )
}
