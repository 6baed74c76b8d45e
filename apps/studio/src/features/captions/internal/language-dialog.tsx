import { languages } from '@upbeat/rules/i18n/languages'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import form from '../../../lib/forms/form.module.css'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { refreshCaptions } from '../captions-query.ts'

type LanguageDialogProps = { tag: string; language: string; taken: readonly string[]; onClose: () => void }

/** Moves captions to another language, if they were added under the wrong one. */
export function LanguageDialog({ tag, language, taken, onClose }: LanguageDialogProps) {
  const t = useText()
  const free = languages.filter(({ code }) => !taken.includes(code))
  const [picked, setPicked] = useState<string>(free[0]?.code ?? language)
  const [notice, setNotice] = useState('')
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    setNotice('')
    try {
      await api('changeCaptionsLanguage', { params: { tag, language }, body: { language: picked } })
      await refreshCaptions()
      showToast(t('captions.languageChanged', { language: languageName(picked) }))
      onClose()
    } catch (error) {
      setNotice(t(problemKey(error)))
      setBusy(false)
    }
  }

  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            {t('shell.cancel')}
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            {t('captions.changeLanguage')}
          </Button>
        </>
      }
      onOpenChange={(open) => open || onClose()}
      open
      title={t('captions.changeLanguageOf', { language: languageName(language) })}
    >
      <div className={form.form}>
        <FormNotice text={notice} />
        <Select
          label={t('captions.language')}
          onChange={(event) => setPicked(event.target.value)}
          options={free.map(({ code, name }) => ({ value: code, label: name, language: code }))}
          value={picked}
        />
      </div>
    </Dialog>
  )
}
