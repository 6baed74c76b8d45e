import { useQueryClient } from '@tanstack/react-query'
import { type Webhook, WebhookFields, webhookTypes } from '@upbeat/contract/studio/entities/webhook'
import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { webhooksQuery } from '../webhooks-query.ts'
import { NewSecret } from './new-secret.tsx'
import { typeKeys } from './type-keys.ts'

/** Creates a webhook, and shows its secret once; or changes one. */
export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const [secret, setSecret] = useState('')
  const edited = useStudioForm({
    schema: WebhookFields,
    initial: {
      url: webhook?.url ?? 'https://',
      types: webhook?.types ?? [...webhookTypes],
      isOn: webhook?.isOn ?? true,
    },
    problems: { url: 'webhooks.urlProblem', types: 'webhooks.typesProblem' },
    send: async ({ isOn, ...fields }) => {
      if (webhook) await api('changeWebhook', { params: { id: webhook.id }, body: { ...fields, isOn } })
      else setSecret((await api('createWebhook', { body: fields })).secret)
      await queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })
      if (!webhook) return
      showToast(t('webhooks.saved'))
      onClose()
    },
  })
  const title = webhook ? t('webhooks.change') : t('webhooks.create')
  const typesProblem = edited.field('types').error

  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t(secret ? 'webhooks.secretText' : 'webhooks.createText')}
      dismissible={secret === ''}
      onOpenChange={(open) => open || onClose()}
      open
      title={title}
    >
      {secret !== '' ? (
        <NewSecret onDone={onClose} secret={secret} />
      ) : (
        <form {...edited.props} className={form.form}>
          <FormNotice text={edited.notice} />
          <TextField {...edited.field('url')} autoComplete="off" dir="ltr" label={t('webhooks.url')} type="url" />
          <fieldset className={form.form}>
            <legend className={form.legend}>{t('webhooks.types')}</legend>
            {webhookTypes.map((type) => (
              <Checkbox
                {...edited.register('types')}
                description={type}
                key={type}
                label={t(typeKeys[type])}
                value={type}
              />
            ))}
            <FormNotice text={typesProblem ?? ''} />
          </fieldset>
          {webhook && <Checkbox {...edited.register('isOn')} label={t('webhooks.isOn')} />}
          <div className={form.actions}>
            <Button busy={edited.busy} type="submit">
              {title}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
