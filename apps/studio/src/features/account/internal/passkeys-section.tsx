import { canUsePasskeys } from '@upbeat/client/ask-passkey.ts'
import type { Passkey } from '@upbeat/contract/studio/entities/account'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useAction } from '../../../lib/api/use-action.ts'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import rows from '../../../lib/layout/rows.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { refreshSecurity, type SecurityResult } from './security-query.ts'

/** Adds, renames and removes passkeys (STAFF-04). */
export function PasskeysSection({ security }: { security: SecurityResult }) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <SettingsSection text={t('account.passkeysText')} title={t('account.passkeys')}>
      <QueryStates height="4rem" query={security}>
        {({ passkeys }) =>
          passkeys.length > 0 && (
            <ul className={rows.rows}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} onRename={() => setRenamed(passkey)} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {canUsePasskeys() ? (
        <div className={form.actions}>
          <Button icon="plus" onClick={() => setAdding(true)} variant="secondary">
            {t('account.addPasskey')}
          </Button>
        </div>
      ) : (
        <p className={form.hint}>{t('account.noPasskeys')}</p>
      )}
      {isAdding && (
        <AddPasskeyDialog
          onClose={() => setAdding(false)}
          onDone={(given) => {
            setAdding(false)
            setCodes(given)
          }}
        />
      )}
      {renamed && <RenamePasskeyDialog onClose={() => setRenamed(null)} passkey={renamed} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </SettingsSection>
  )
}

function PasskeyRow({ passkey, onRename }: { passkey: Passkey; onRename: () => void }) {
  const t = useText()
  const times = useTimes()
  const { busy, run } = useAction()
  const { id, name, host, createdAt } = passkey
  const remove = () =>
    run(async () => {
      await api('removePasskey', { params: { id } })
      await refreshSecurity()
      showToast(t('account.passkeyRemoved'))
    })
  return (
    <li className={rows.row}>
      <Icon name="key" />
      <span className={rows.what}>
        <span className={rows.name}>{name}</span>
        <span className={rows.note}>{t('account.passkeyNote', { host, day: times.day(createdAt) })}</span>
      </span>
      <span className={rows.actions}>
        <Button onClick={onRename} size="small" variant="quiet">
          {t('account.rename')}
        </Button>
        <Button busy={busy} onClick={() => void remove()} size="small" variant="secondary">
          {t('account.remove')}
        </Button>
      </span>
    </li>
  )
}
