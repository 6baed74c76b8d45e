import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { copyText } from '../../lib/layout/copy-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { snippetFor } from './internal/snippet-for.ts'

/** The HTML snippet that embeds the club in its own website (LOOK-08). */
export function EmbedSnippet() {
  const t = useText()
  const onAir = useQuery({
    queryKey: ['setup', 'onAir', '/'],
    queryFn: ({ signal }) => api('getOnAir', { query: { path: '/' }, signal }),
  })
  return (
    <QueryStates height="16rem" query={onAir}>
      {({ address }) => (
        <section className={panel.panel}>
          <div className={panel.head}>
            <h2 className={panel.title}>{t('settings.snippet')}</h2>
            <Button
              icon="copy"
              onClick={() => void copyText(snippetFor(address), t('settings.snippetCopied'))}
              size="small"
              variant="secondary"
            >
              {t('settings.copySnippet')}
            </Button>
          </div>
          <p className={panel.text}>{t('settings.snippetText')}</p>
          <TextArea
            dir="ltr"
            label={t('settings.snippetLines')}
            onFocus={({ target }) => target.select()}
            readOnly
            rows={3}
            spellCheck={false}
            value={snippetFor(address)}
          />
        </section>
      )}
    </QueryStates>
  )
}
