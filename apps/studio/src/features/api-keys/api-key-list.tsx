import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { ConfirmDialog } from '../../lib/forms/confirm-dialog.tsx'
import { useNow } from '../../lib/i18n/use-now.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useTimes } from '../../lib/i18n/use-times.ts'
import rows from '../../lib/layout/rows.module.css'
import { type ApiKey, apiKeysQuery } from './api-keys-query.ts'

/** The API keys for uploading videos (TAKE-24). */
export function ApiKeyList() {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<ApiKey | null>(null)
  return (
    <QueryStates height="12rem" query={useQuery(apiKeysQuery)}>
      {(keys) => (
        <>
          {keys.length === 0 ? (
            <EmptyState icon="key" text={t('apiKeys.emptyText')} title={t('apiKeys.empty')} />
          ) : (
            <ul className={rows.rows}>
              {keys.map((key) => (
                <li className={rows.row} key={key.id}>
                  <Icon name="key" />
                  <span className={rows.what}>
                    <span className={rows.name} dir="auto">
                      {key.name}
                    </span>
                    <span className={rows.note}>{noteOf(key)}</span>
                  </span>
                  <Button
                    aria-label={t('apiKeys.revokeOf', { name: key.name })}
                    onClick={() => setAsked(key)}
                    size="small"
                    variant="secondary"
                  >
                    {t('apiKeys.revoke')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {asked && (
            <ConfirmDialog
              action={t('apiKeys.revoke')}
              done={t('apiKeys.revoked')}
              isDangerous
              onClose={() => setAsked(null)}
              text={t('apiKeys.revokeText')}
              title={t('apiKeys.revokeOf', { name: asked.name })}
              work={async () => {
                await api('revokeApiKey', { params: { id: asked.id } })
                await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
              }}
            />
          )}
        </>
      )}
    </QueryStates>
  )

  function noteOf({ hint, createdBy, createdAt, lastUsedAt }: ApiKey): string {
    const created = t('apiKeys.created', { who: createdBy, when: times.day(createdAt) })
    const used = lastUsedAt ? t('apiKeys.used', { when: times.ago(lastUsedAt, now) }) : t('apiKeys.neverUsed')
    return [`${hint}…`, created, used].join(' · ')
  }
}
