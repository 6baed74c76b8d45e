import { useQueryClient } from '@tanstack/react-query'
import type { Webhook } from '@upbeat/contract/studio/entities/webhook'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { webhooksQuery } from '../webhooks-query.ts'
import { problemText } from './delivery-text.ts'
import { NewSecret } from './new-secret.tsx'
import { typeKeys } from './type-keys.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const t = useText()
  const times = useTimes()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const testing = useAction()
  const renewing = useAction()
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const [secret, setSecret] = useState('')
  const { id, url, types, createdBy, createdAt } = webhook
  const params = { id }
  const reload = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })

  const test = () =>
    testing.run(async () => {
      const sent = await api('testWebhook', { params })
      await reload()
      if (sent.state === 'delivered') showToast(t('webhooks.testDelivered', { status: sent.status ?? '' }))
      else showToast(problemText(sent, t), { tone: 'danger' })
    })
  const renew = () =>
    renewing.run(async () => {
      setSecret((await api('renewWebhookSecret', { params })).secret)
    })

  return (
    <section className={panel.panel}>
      <h2 className={panel.title} dir="ltr">
        {url}
      </h2>
      <p className={panel.text}>{types.map((type) => t(typeKeys[type])).join(' · ')}</p>
      <p className={panel.text}>{t('webhooks.created', { who: createdBy, when: times.day(createdAt) })}</p>
      <div className={panel.actions}>
        <Button busy={testing.busy} onClick={() => void test()} size="small">
          {t('webhooks.test')}
        </Button>
        <Button onClick={() => setOpen('change')} size="small" variant="secondary">
          {t('webhooks.change')}
        </Button>
        <Button busy={renewing.busy} onClick={() => void renew()} size="small" variant="secondary">
          {t('webhooks.renew')}
        </Button>
        <Button onClick={() => setOpen('remove')} size="small" variant="secondary">
          {t('webhooks.remove')}
        </Button>
      </div>
      {open === 'change' && <WebhookDialog onClose={() => setOpen(null)} webhook={webhook} />}
      {open === 'remove' && (
        <ConfirmDialog
          action={t('webhooks.remove')}
          done={t('webhooks.removed')}
          isDangerous
          onClose={() => setOpen(null)}
          text={t('webhooks.removeText')}
          title={t('webhooks.removeTitle')}
          work={async () => {
            await api('removeWebhook', { params })
            await navigate('/settings/webhooks')
            await reload()
          }}
        />
      )}
      {secret !== '' && (
        <Dialog
          closeLabel={t('shell.close')}
          description={t('webhooks.renewedText')}
          dismissible={false}
          onOpenChange={(isOpen) => isOpen || setSecret('')}
          open
          title={t('webhooks.renew')}
        >
          <NewSecret onDone={() => setSecret('')} secret={secret} />
        </Dialog>
      )}
    </section>
  )
}
