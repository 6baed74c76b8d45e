import { languages } from '@upbeat/rules/i18n/languages'
import { readCaptions } from '@upbeat/rules/media/read-captions'
import { textOfFile } from '@upbeat/rules/text/text-of-file'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { decodeHTML } from 'entities/decode'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { ActionDialog } from '../../../lib/forms/action-dialog.tsx'
import fileField from '../../../lib/forms/file-field.module.css'
import { FileField } from '../../../lib/forms/file-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { refreshCaptions } from '../captions-query.ts'
import { ProblemLines } from './problem-lines.tsx'

type CaptionsDialogProps = {
  tag: string
  /** The languages that already have captions. */
  taken: readonly string[]
  /** The spoken language of the class, as the default. */
  spoken: string
  /** The language whose captions are replaced; null to add a language. */
  replaced: string | null
  onClose: () => void
}
type Chosen = { text: string }

/** Uploads a caption file for a language. Invalid captions are listed by line before saving. */
export function CaptionsDialog({ tag, taken, spoken, replaced, onClose }: CaptionsDialogProps) {
  const t = useText()
  const free = languages.filter(({ code }) => !taken.includes(code))
  const [picked, setPicked] = useState<string>(
    free.find(({ code }) => code === spoken)?.code ?? free[0]?.code ?? spoken,
  )
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [notice, setNotice] = useState('')
  const [busy, setBusy] = useState(false)
  const language = replaced ?? picked
  const found = chosen && readCaptions(chosen.text, decodeHTML)
  const isReadable = found !== null && found.cues.length > 0

  async function choose(file: File | undefined) {
    setNotice('')
    setChosen(file ? { text: textOfFile(new Uint8Array(await file.arrayBuffer())) } : null)
  }

  async function send() {
    if (!chosen) return setNotice(t('captions.fileMissing'))
    if (!isReadable) return
    setBusy(true)
    setNotice('')
    try {
      await api('saveCaptions', {
        params: { tag, language },
        body: { body: chosen.text, ...(replaced === null && { base: null }) },
      })
      await refreshCaptions()
      showToast(t('captions.saved', { language: languageName(language) }))
      onClose()
    } catch (error) {
      setNotice(t(problemKey(error)))
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      action={t(replaced ? 'captions.replace' : 'captions.save')}
      busy={busy}
      onAction={() => void send()}
      onClose={onClose}
      text={t('captions.formats')}
      title={replaced ? t('captions.replaceOf', { language: languageName(replaced) }) : t('captions.add')}
    >
      <div className={form.form}>
        <FormNotice text={notice} />
        {!replaced && (
          <Select
            label={t('captions.language')}
            onChange={(event) => setPicked(event.target.value)}
            options={free.map(({ code, name }) => ({ value: code, label: name, language: code }))}
            value={picked}
          />
        )}
        <FileField
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          label={t('captions.file')}
          onFile={(file) => void choose(file)}
        />
        <div role="status">
          {found && !isReadable && <p className={fileField.problem}>{t('captions.unreadable')}</p>}
          {found && isReadable && <p className={form.hint}>{t('captions.found', { count: found.cues.length })}</p>}
          {found && <ProblemLines problems={found.problems} />}
        </div>
      </div>
    </ActionDialog>
  )
}
