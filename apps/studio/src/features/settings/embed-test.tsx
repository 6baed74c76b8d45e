import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { problemKey } from '../../lib/api/problem-key.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import styles from './internal/embed-test.module.css'
import { framingSources, isFramingAllowed } from './internal/framing.ts'
import { originOf } from './internal/origin-of.ts'
import { settingsQuery } from './settings-query.ts'

/** Shows the club in a frame like another site's, and whether browsers allow that site to frame it (LOOK-08). */
export function EmbedTest() {
  const t = useText()
  const [typed, setTyped] = useState('')
  const allowed = useQuery(settingsQuery).data?.find(({ key }) => key === 'embedOrigins')?.value
  const test = useMutation({
    mutationFn: async (origin: string) => ({ origin, isAllowed: isFramingAllowed(origin, await framingSources()) }),
  })
  const first = Array.isArray(allowed) ? allowed[0] : undefined
  const site = originOf(typed || (first ?? ''))

  function run(event: React.FormEvent) {
    event.preventDefault()
    if (site !== '') test.mutate(site)
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('settings.test')}</h2>
      <form className={styles.form} onSubmit={run}>
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          description={t('settings.testText')}
          inputMode="url"
          label={t('settings.testSite')}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={first ?? 'https://www.'}
          spellCheck={false}
          value={typed}
        />
        <Button busy={test.isPending} type="submit" variant="secondary">
          {t('settings.runTest')}
        </Button>
      </form>
      <p className={styles.verdict} data-tone={test.data?.isAllowed === false ? 'danger' : undefined} role="status">
        {test.error && t(problemKey(test.error))}
        {test.data &&
          t(test.data.isAllowed ? 'settings.testAllowed' : 'settings.testRefused', { site: test.data.origin })}
      </p>
      {test.data && (
        <div className={styles.site}>
          <p className={styles.bar}>{test.data.origin}</p>
          {test.data.isAllowed ? (
            <iframe className={styles.frame} src="/?runtime=embedded" title={t('settings.testFrame')} />
          ) : (
            // A sandboxed page has an opaque origin that no list can allow, so the browser blocks the club in it like on an unlisted site.
            <iframe
              className={styles.frame}
              sandbox="allow-scripts"
              srcDoc={`<body style="margin:0"><iframe src="${location.origin}/?runtime=embedded" style="border:0;width:100%;height:100vh">`}
              title={t('settings.testFrame')}
            />
          )}
        </div>
      )}
    </section>
  )
}
