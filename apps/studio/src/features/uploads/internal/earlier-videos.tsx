import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import rows from '../../../lib/layout/rows.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { chosenWords } from './track-words.ts'

/** Earlier videos of the class; each can be restored while it is kept (TAKE-17). */
export function EarlierVideos({ tag, videos }: { tag: string; videos: readonly ClassVideo[] }) {
  const t = useText()
  const times = useTimes()
  const language = useLanguageStore((state) => state.language)
  const { busy, run } = useAction()
  if (videos.length === 0) return null

  async function restore(version: number) {
    await api('restoreVideo', { params: { tag, version }, body: {} })
    await queryClient.invalidateQueries({ queryKey: ['upload', 'media', tag] })
    await queryClient.invalidateQueries({ queryKey: ['class'] })
    showToast(t('uploads.restored'))
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('uploads.earlier')}</h2>
      <ul className={rows.rows}>
        {videos.map(({ version, fileName, tracks, createdAt, replacedAt }) => (
          <li className={rows.row} key={version}>
            <span className={rows.what}>
              <span className={rows.name} dir="auto">
                {fileName}
              </span>
              <span className={rows.note}>
                {[
                  ...chosenWords(tracks, { t, language }),
                  replacedAt === null
                    ? t('uploads.uploadedOn', { when: times.day(createdAt) })
                    : t('storage.replaced', { when: times.day(replacedAt) }),
                ].join(' · ')}
              </span>
            </span>
            <Button busy={busy} onClick={() => void run(() => restore(version))} size="small" variant="secondary">
              {t('uploads.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
