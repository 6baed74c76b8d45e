import type { OptionKind } from '@upbeat/contract/studio/entities/class'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { z } from 'zod'
import { api } from '../../../../lib/api/api.ts'
import { queryClient } from '../../../../lib/api/query-client.ts'
import form from '../../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { showToast } from '../../../../lib/layout/toast-store.ts'

type RenameWordDialogProps = { kind: OptionKind; word: string; words: readonly string[]; onClose: () => void }

/** Renames a word; if the new one is in use already, the two are merged. */
export function RenameWordDialog({ kind, word, words, onClose }: RenameWordDialogProps) {
  const t = useText()
  const rename = useStudioForm({
    schema: z.object({ to: z.string().trim().min(1).max(80) }),
    initial: { to: word },
    problems: { to: 'classes.wordProblem' },
    send: async ({ to }) => {
      if (to !== word) {
        const { classes } = await api('renameWord', { body: { field: kind, from: word, to } })
        await queryClient.invalidateQueries({ queryKey: ['class'] })
        showToast(t('classes.renamed', { count: classes }))
      }
      onClose()
    },
  })
  const to = rename.watch('to').trim().normalize('NFC')
  return (
    <Dialog
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      size="small"
      title={t('classes.renameWord', { word })}
    >
      <form {...rename.props} className={form.form}>
        <FormNotice text={rename.notice} />
        <TextField {...rename.field('to')} autoComplete="off" dir="auto" label={t('classes.newWord')} />
        {to !== word && words.includes(to) && <p className={form.hint}>{t('classes.joinsWord', { word: to })}</p>}
        <div className={form.actions}>
          <Button busy={rename.busy} type="submit">
            {t('classes.rename')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
