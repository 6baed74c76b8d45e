import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../../lib/api/api.ts'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { useReach } from '../../../../lib/api/session.ts'
import { useAction } from '../../../../lib/api/use-action.ts'
import { ConfirmDialog } from '../../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { copyText } from '../../../../lib/layout/copy-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { showToast } from '../../../../lib/layout/toast-store.ts'
import { broadcastQuery } from '../../broadcast-query.ts'
import { copySecret } from './copy-secret.ts'
import styles from './encoder.module.css'

/** Server address and stream key for OBS and other encoders (WEEK-06). The key is copied without being shown. */
export function EncoderSection({ broadcast: { eventId, server, streamKey } }: { broadcast: StudioBroadcast }) {
  const t = useText()
  const { busy, run } = useAction()
  const mayReplace = useReach('streamKeys.replace') !== null
  const [isReplacing, setReplacing] = useState(false)
  const id = { params: { id: eventId }, body: {} }

  async function copyKey() {
    const isCopied = await copySecret(async () => (await api('copyStreamKey', id)).streamKey)
    showToast(t(isCopied ? 'broadcast.copied' : 'broadcast.copyFailed'), { tone: isCopied ? 'success' : 'danger' })
  }

  async function replaceKey() {
    await api('replaceStreamKey', id)
    await queryClient.invalidateQueries({ queryKey: broadcastQuery(eventId).queryKey })
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('broadcast.encoder')}</h2>
      {server === null ? (
        <p className={panel.text}>{t('broadcast.noReceiver')}</p>
      ) : (
        <>
          <p className={panel.text}>{t('broadcast.encoderText')}</p>
          <dl className={styles.access}>
            <div className={styles.secret}>
              <dt className={styles.factName}>{t('broadcast.server')}</dt>
              <dd className={styles.secretValue}>
                <code className={styles.text} dir="ltr">
                  {server}
                </code>
                <Button
                  aria-label={t('broadcast.copyServer')}
                  icon="copy"
                  onClick={() => void copyText(server, t('broadcast.copied'))}
                  size="small"
                  variant="secondary"
                >
                  {t('broadcast.copy')}
                </Button>
              </dd>
            </div>
            {streamKey !== null && (
              <div className={styles.secret}>
                <dt className={styles.factName}>{t('broadcast.streamKey')}</dt>
                <dd className={styles.secretValue}>
                  <code className={styles.text} dir="ltr">
                    {streamKey}
                  </code>
                  <span className={panel.actions}>
                    <Button
                      aria-label={t('broadcast.copyKey')}
                      busy={busy}
                      icon="copy"
                      onClick={() => void run(copyKey)}
                      size="small"
                      variant="secondary"
                    >
                      {t('broadcast.copy')}
                    </Button>
                    {mayReplace && (
                      <Button icon="key" onClick={() => setReplacing(true)} size="small" variant="secondary">
                        {t('broadcast.newKey')}
                      </Button>
                    )}
                  </span>
                </dd>
              </div>
            )}
          </dl>
        </>
      )}
      {isReplacing && (
        <ConfirmDialog
          action={t('broadcast.newKey')}
          done={t('broadcast.newKeyDone')}
          isDangerous
          onClose={() => setReplacing(false)}
          text={t('broadcast.newKeyText')}
          title={t('broadcast.newKeyTitle')}
          work={replaceKey}
        />
      )}
    </section>
  )
}
