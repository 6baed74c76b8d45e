import { useQuery } from '@tanstack/react-query'
import { type EmailKind, emailKinds } from '@upbeat/contract/studio/entities/emails'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach, useSession } from '../../lib/api/session.ts'
import { textLanguagesQuery } from '../../lib/api/text-languages-query.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { languageName } from '../../lib/i18n/language-name.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { showToast } from '../../lib/layout/toast-store.ts'
import styles from './internal/email-previews.module.css'
import { emailPreviewQuery } from './texts-query.ts'

const widths = ['phone', 'desktop'] as const

/** Previews of the club's emails in each language, with a button to send a copy to oneself (WORD-03). */
export function EmailPreviews() {
  const [search, setSearch] = useSearchParams()
  const languages = useQuery(textLanguagesQuery)
  const set = (key: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(key, value)
        return next
      },
      { replace: true },
    )
  return (
    <QueryStates height="40rem" query={languages}>
      {(all) => {
        const codes = all.map(({ language }) => language)
        const language = codes.find((code) => code === search.get('language')) ?? codes[0] ?? 'en-gb'
        const kind = emailKinds.find((each) => each === search.get('email')) ?? emailKinds[0]
        const width = widths.find((each) => each === search.get('width')) ?? 'desktop'
        return <Chosen codes={codes} kind={kind} language={language} set={set} width={width} />
      }}
    </QueryStates>
  )
}

type ChosenProps = {
  codes: readonly string[]
  kind: EmailKind
  language: string
  width: (typeof widths)[number]
  set: (key: string, value: string) => void
}

function Chosen({ codes, kind, language, width, set }: ChosenProps) {
  const t = useText()
  const { account } = useSession()
  const { busy, run } = useAction()
  const mayEdit = useReach('texts.edit') !== null
  const email = useQuery(emailPreviewQuery(language, kind))
  const title = t(`texts.email-${kind}` as StudioTextKey)

  async function send() {
    const isSent = await run(() => api('sendEmailCopy', { params: { language, kind } }))
    if (isSent) showToast(t('texts.copySent', { email: account.email }))
  }

  return (
    <div className={styles.emails}>
      <div className={styles.controls}>
        <Select
          label={t('texts.email')}
          onChange={({ target }) => set('email', target.value)}
          options={emailKinds.map((value) => ({ value, label: t(`texts.email-${value}` as StudioTextKey) }))}
          value={kind}
        />
        <Select
          label={t('texts.language')}
          onChange={({ target }) => set('language', target.value)}
          options={codes.map((value) => ({ value, label: languageName(value) }))}
          value={language}
        />
        <Select
          className={styles.device}
          label={t('preview.device')}
          onChange={({ target }) => set('width', target.value)}
          options={widths.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={width}
        />
        {mayEdit && (
          <Button busy={busy} className={styles.send} onClick={() => void send()} variant="secondary">
            {t('texts.sendCopy')}
          </Button>
        )}
      </div>
      <p className={styles.note}>
        {t('texts.emailNote')}{' '}
        <Link className={styles.link} to={`/texts?${new URLSearchParams({ language, area: 'mail' })}`}>
          {t('texts.changeEmailTexts')}
        </Link>
      </p>
      <QueryStates height="36rem" query={email}>
        {({ subject, html }) => (
          <section aria-label={title} className={styles.mail} data-width={width}>
            <p className={styles.subject} dir="auto">
              <span className={styles.label}>{t('texts.subject')}</span> {subject}
            </p>
            <iframe className={styles.frame} sandbox="" srcDoc={html} title={title} />
          </section>
        )}
      </QueryStates>
    </div>
  )
}
