import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { showDomain } from '../domain-query.ts'

/** Warns if the domain to remove is the current host. */
export function RemoveDomainButton({ domain, address }: { domain: string; address: string | null }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const values = { domain, address: address ?? t('domain.serverAddress') }
  const isHere = location.hostname === domain
  return (
    <div className={panel.actions}>
      <Button onClick={() => setAsking(true)} variant="secondary">
        {t('domain.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          action={t('domain.remove')}
          done={t('domain.removed')}
          isDangerous
          onClose={() => setAsking(false)}
          text={t(isHere ? 'domain.removeHereText' : 'domain.removeText', values)}
          title={t('domain.removeOf', { domain })}
          work={async () => {
            const next = await api('removeDomain')
            if (isHere && address !== null) location.assign(studioAt(address))
            else showDomain(next)
          }}
        />
      )}
    </div>
  )
}

function studioAt(address: string) {
  const studio = new URL(address)
  studio.pathname = '/studio/'
  return studio.href
}
