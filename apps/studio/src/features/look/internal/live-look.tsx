import { useQuery } from '@tanstack/react-query'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { kitVariables } from '@upbeat/rules/theme/kit-variables'
import { Chip } from '@upbeat/ui/chip.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useMemo, useState } from 'react'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { shownClassQuery } from '../../../lib/api/shown-class-query.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { DeviceFrame } from '../../../lib/layout/device-frame.tsx'
import { PreviewBar } from '../../../lib/layout/preview-bar.tsx'
import { previewPath } from '../../../lib/layout/preview-path.ts'
import { Celebration } from './celebration.tsx'
import { fontOf } from './font-of.ts'
import styles from './live-look.module.css'
import { LogoUses } from './logo-uses.tsx'
import { themeOf, toMessage } from './look-message.ts'
import { type Page, pages } from './pages.ts'
import { type Sight, SightFilter, sightFilters, sights } from './sight-filter.tsx'
import { useLookPreview } from './use-look-preview.ts'

type LiveLookProps = {
  /** The current input. */
  fields: StudioLook['fields']
  look: StudioLook
  /** How often the look was published in this visit. */
  publications: number
}

/** A preview of the club's pages with the draft. Changes are sent to the open page, so that dragging a colour updates it live (LOOK-01). */
export function LiveLook({ fields, look, publications }: LiveLookProps) {
  const t = useText()
  const [page, setPage] = useState<Page>('landing')
  const [device, setDevice] = useState<'phone' | 'desktop'>('desktop')
  const [sight, setSight] = useState<Sight>('usual')
  const [isBefore, setIsBefore] = useState(false)
  const { published, languages } = look
  const shown = isBefore ? published : fields
  const variables = useMemo(
    () => ({ ...themeOf(shown), '--font-text': fontOf(shown.font), ...kitVariables(shown) }),
    [shown],
  )
  const message = useMemo(() => toMessage(shown, { published, languages }), [shown, published, languages])
  const preview = useLookPreview(page === 'landing' ? 'visitor' : 'paying')
  const tag = useQuery(shownClassQuery).data ?? null
  const offered = pages.filter((each) => each !== 'player' || tag !== null)
  const filter = sightFilters[sight]
  return (
    <section aria-label={t('look.preview')} className={styles.live}>
      <PreviewBar
        className={styles.bar}
        device={page === 'logo' ? null : device}
        nameOf={(each) => t(`look.${each}`)}
        onDevice={setDevice}
        onPage={setPage}
        page={page}
        pages={offered}
      >
        <Select
          hideLabel
          label={t('look.sight')}
          onChange={({ target }) => setSight(target.value as Sight)}
          options={sights.map((value) => ({ value, label: t(`look.sight_${value}`) }))}
          value={sight}
        />
        <Chip icon="history" onPressedChange={setIsBefore} pressed={isBefore}>
          {t('look.before')}
        </Chip>
      </PreviewBar>
      <div className={styles.stage} data-device={page === 'logo' ? undefined : device} data-page={page}>
        <div className={styles.screen} style={{ filter }}>
          {page === 'email' || page === 'logo' ? (
            <LogoUses isBefore={isBefore} look={look} shows={page} />
          ) : (
            <QueryStates height="30rem" query={preview}>
              {({ link }) => (
                <DeviceFrame
                  device={device}
                  link={previewPath(page, link, tag)}
                  message={message}
                  variables={variables}
                />
              )}
            </QueryStates>
          )}
        </div>
        {publications > 0 && <Celebration colours={published} key={publications} />}
      </div>
      <SightFilter />
    </section>
  )
}
