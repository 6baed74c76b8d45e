import { useQuery } from '@tanstack/react-query'
import type { LookFields } from '@upbeat/contract/studio/entities/look'
import { deriveTheme } from '@upbeat/rules/theme/derive-theme'
import { Select } from '@upbeat/ui/select.tsx'
import { useMemo, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { DeviceFrame } from '../../../lib/device-frame.tsx'
import { QueryStates } from '../../../lib/query-states.tsx'
import { useText } from '../../../lib/use-text.ts'
import styles from './live-look.module.css'

type LiveLookProps = {
  fields: LookFields
  /** The draft as the server has it. */
  saved: LookFields
}

/**
 * The members' app in the draft's look. Colours and the font change in the open page, so that a colour can be dragged; what the page is made of
 * (logo, cards) is there as soon as the draft is saved.
 */
export function LiveLook({ fields, saved }: LiveLookProps) {
  const t = useText()
  const [page, setPage] = useState<'landing' | 'home'>('landing')
  const [device, setDevice] = useState<'phone' | 'desktop'>('desktop')
  const persona = page === 'landing' ? 'visitor' : 'paying'
  const preview = useQuery({
    queryKey: ['preview', 'draftLook', persona],
    queryFn: ({ signal }) => api('createPreview', { body: { persona, look: true }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { primary, secondary, background, text, header, footer, font } = fields
  const variables = useMemo(() => {
    const { variables: colours } = deriveTheme({ primary, secondary, background, text, header, footer })
    const family = font === null ? '' : `"${font}",`
    return { ...colours, '--font-text': `${family}"Figtree",system-ui,sans-serif` }
  }, [primary, secondary, background, text, header, footer, font])
  return (
    <section aria-label={t('look.preview')} className={styles.live}>
      <div className={styles.controls}>
        <Select
          label={t('look.page')}
          onChange={({ target }) => setPage(target.value as typeof page)}
          options={(['landing', 'home'] as const).map((value) => ({ value, label: t(`look.${value}`) }))}
          value={page}
        />
        <Select
          label={t('preview.device')}
          onChange={({ target }) => setDevice(target.value as typeof device)}
          options={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={device}
        />
      </div>
      <QueryStates height="30rem" query={preview}>
        {({ link }) => (
          <DeviceFrame
            device={device}
            link={link}
            variables={variables}
            version={JSON.stringify([saved.logoSvg, saved.cardVersion])}
          />
        )}
      </QueryStates>
    </section>
  )
}
