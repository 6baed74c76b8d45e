import { problemText } from '../../lib/api/problem-key.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { showToast } from '../../lib/layout/toast-store.ts'
import { sendFiles } from './send-uploads.ts'

/** Uploads files, and reports those that were already uploading. */
export function useSendFiles() {
  const t = useText()
  return async (files: readonly File[], tag?: string) => {
    const { repeated, refusal } = await sendFiles(files, tag)
    if (refusal !== null) showToast(problemText(t, refusal), { tone: 'danger' })
    const [file] = repeated
    if (file) showToast(t('uploads.repeated', { count: repeated.length, file: file.name }), { tone: 'info' })
  }
}
