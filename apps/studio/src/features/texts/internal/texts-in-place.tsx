import { useQuery } from '@tanstack/react-query'
import type { PhraseList, StudioTexts } from '@upbeat/contract/studio/entities/texts'
import type { TextsMessage } from '@upbeat/contract/texts-message'
import { Chip } from '@upbeat/ui/chip.tsx'
import { useMemo, useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { shownClassQuery } from '../../../lib/api/shown-class-query.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { DeviceFrame } from '../../../lib/layout/device-frame.tsx'
import { PreviewBar } from '../../../lib/layout/preview-bar.tsx'
import { type PreviewPage, previewPath } from '../../../lib/layout/preview-path.ts'
import { RefusedFields } from '../../../lib/publishing/refused-fields.tsx'
import { ChosenText } from './chosen-text.tsx'
import { draftTexts } from './draft-texts.ts'
import styles from './texts-in-place.module.css'
import type { TextsDraft } from './use-texts-draft.ts'

const pages = ['landing', 'signIn', 'home', 'classes', 'player', 'account'] as const satisfies PreviewPage[]

type TextsInPlaceProps = { draft: TextsDraft; phrases: PhraseList; shown: StudioTexts }

/** A preview of members' pages in which texts are selected and edited; it updates on every keystroke (WORD-01). */
export function TextsInPlace({ draft, phrases, shown: { published } }: TextsInPlaceProps) {
  const t = useText()
  const { language } = phrases
  const [page, setPage] = useState<PreviewPage>('landing')
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone')
  const [isChoosing, setChoosing] = useState(true)
  const [key, setKey] = useState<string | null>(null)
  const frame = useRef<HTMLElement>(null)
  const persona = page === 'landing' || page === 'signIn' ? 'visitor' : 'paying'
  const tag = useQuery(shownClassQuery).data ?? null
  const preview = useQuery({
    queryKey: ['preview', 'draftTexts', persona, language],
    queryFn: ({ signal }) => api('createPreview', { body: { persona, language }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const message = useMemo((): TextsMessage => {
    const texts = draftTexts(draft.fields, { published, phrases: phrases.phrases })
    return { kind: 'texts', language, texts, chooseLabel: isChoosing ? t('texts.chooseText') : null }
  }, [draft.fields, published, phrases, language, isChoosing, t])
  const phrase = phrases.phrases.find((each) => each.key === key)

  function hear(said: unknown) {
    const { kind, key: chosen } = (said ?? {}) as { kind?: unknown; key?: unknown }
    if (kind === 'textChosen' && typeof chosen === 'string') setKey(chosen)
  }

  return (
    <div className={styles.place}>
      <PreviewBar
        className={styles.bar}
        device={device}
        nameOf={(each) => t(`texts.page-${each}`)}
        onDevice={setDevice}
        onPage={setPage}
        page={page}
        pages={pages.filter((each) => each !== 'player' || tag !== null)}
      >
        <Chip onPressedChange={setChoosing} pressed={isChoosing}>
          {t('texts.chooseTexts')}
        </Chip>
      </PreviewBar>
      <section aria-label={t('look.preview')} className={styles.stage} data-device={device} ref={frame}>
        <div className={styles.screen}>
          <QueryStates height="30rem" query={preview}>
            {({ link }) => (
              <DeviceFrame device={device} link={previewPath(page, link, tag)} message={message} onMessage={hear} />
            )}
          </QueryStates>
        </div>
      </section>
      <RefusedFields
        labelOf={(field) => phrases.phrases.find((each) => each.key === field)?.source ?? field}
        status={{ kind: 'refused', fields: Object.keys(draft.rejected).filter((field) => field !== phrase?.key) }}
      />
      <ChosenText
        draft={draft}
        key={phrase?.key}
        onLeave={() => {
          setKey(null)
          frame.current?.querySelector('iframe')?.focus()
        }}
        phrase={phrase}
        phrases={phrases}
      />
    </div>
  )
}
