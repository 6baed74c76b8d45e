import { useQuery } from '@tanstack/react-query'
import { type Persona, personas } from '@upbeat/contract/studio/entities/preview'
import { Button } from '@upbeat/ui/button.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useSession } from '../../lib/api/session.ts'
import { DateField } from '../../lib/dates/date-field.tsx'
import { languageName } from '../../lib/i18n/language-name.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useTimes } from '../../lib/i18n/use-times.ts'
import { DeviceFrame } from '../../lib/layout/device-frame.tsx'
import { type Device, devices } from '../../lib/layout/devices.ts'
import styles from './internal/preview.module.css'

type PreviewProps = { tag: string | null; coach: string | null; curation: boolean }

/**
 * The members' app as a simulated member sees it, with a class's draft (DRAFT-05) or the drafts of categories, collections, channels and
 * coaches (SHELF-05).
 */
export function Preview({ tag, coach, curation }: PreviewProps) {
  const t = useText()
  const times = useTimes()
  const { club } = useSession()
  const [persona, setPersona] = useState<Persona>('paying')
  const [device, setDevice] = useState<Device>('phone')
  const [language, setLanguage] = useState('')
  const [at, setAt] = useState('')
  const spoken = club?.languages ?? []
  const wish = {
    persona,
    tag,
    coach,
    curation,
    language: language || null,
    at: at === '' ? null : new Date(at).toISOString(),
  }
  const preview = useQuery({
    queryKey: ['preview', wish],
    queryFn: ({ signal }) => api('createPreview', { body: wish, signal }),
    // Always shows the current draft when opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <div className={styles.controls}>
        <Select
          label={t('preview.as')}
          onChange={({ target }) => setPersona(target.value as Persona)}
          options={personas.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={persona}
        />
        <Select
          label={t('preview.device')}
          onChange={({ target }) => setDevice(target.value as Device)}
          options={devices.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={device}
        />
        {spoken.length > 1 && (
          <Select
            label={t('preview.language')}
            onChange={({ target }) => setLanguage(target.value)}
            options={spoken.map((code) => ({ value: code, label: languageName(code), language: code }))}
            value={language || spoken[0]}
          />
        )}
        <DateField kind="dateTime" label={t('preview.at')} onChange={setAt} value={at} />
      </div>
      <QueryStates height="40rem" query={preview}>
        {({ link, expiresAt }) => (
          <>
            <DeviceFrame device={device} link={link} />
            <div className={styles.foot}>
              <Button icon="external" render={<a href={link} rel="noreferrer" target="_blank" />} variant="secondary">
                {t('preview.open')}
              </Button>
              <span className={styles.note}>{t('preview.until', { time: times.moment(expiresAt) })}</span>
            </div>
          </>
        )}
      </QueryStates>
    </>
  )
}
