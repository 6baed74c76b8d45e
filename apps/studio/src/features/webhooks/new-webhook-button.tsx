import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import { WebhookDialog } from './internal/webhook-dialog.tsx'

export function NewWebhookButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('webhooks.create')}
      </Button>
      {isOpen && <WebhookDialog onClose={() => setOpen(false)} />}
    </>
  )
}
