import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { copyText } from '../../../lib/layout/copy-text.ts'
import { apiKeysQuery } from '../api-keys-query.ts'

const Name = z.object({ name: z.string().trim().min(1).max(80) })

/** Creates a key and shows it once. */
export function NewApiKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const [key, setKey] = useState('')
  const create = useStudioForm({
    schema: Name,
    initial: { name: '' },
    problems: { name: 'apiKeys.nameProblem' },
    send: async ({ name }) => {
      const made = await api('createApiKey', { body: { name, scopes: ['uploads'] } })
      setKey(made.key)
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
    },
  })

  const copy = () => copyText(key, t('apiKeys.copied'))

  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t(key ? 'apiKeys.shownOnce' : 'apiKeys.createText')}
      dismissible={key === ''}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('apiKeys.create')}
    >
      {key === '' ? (
        <form {...create.props} className={form.form}>
          <FormNotice text={create.notice} />
          <TextField {...create.field('name')} autoComplete="off" label={t('apiKeys.name')} />
          <div className={form.actions}>
            <Button busy={create.busy} type="submit">
              {t('apiKeys.create')}
            </Button>
          </div>
        </form>
      ) : (
        <div className={form.form}>
          <TextField
            dir="ltr"
            label={t('apiKeys.key')}
            onFocus={({ target }) => target.select()}
            readOnly
            value={key}
          />
          <div className={form.actions}>
            <Button icon="copy" onClick={() => void copy()} variant="secondary">
              {t('apiKeys.copy')}
            </Button>
            <Button onClick={onClose}>{t('apiKeys.done')}</Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
