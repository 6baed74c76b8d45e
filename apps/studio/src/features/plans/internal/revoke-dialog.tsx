import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { CodeBatch } from '@upbeat/contract/studio/entities/selling/code'
import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { ActionDialog } from '../../../lib/forms/action-dialog.tsx'
import { Choice } from '../../../lib/forms/choice.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { batchesQuery } from '../codes-query.ts'
import styles from './revoke-dialog.module.css'

type RevokeDialogProps = { batch: CodeBatch; onClose: () => void }

/** Revokes the unused codes of a batch: all, or chosen ones. */
export function RevokeDialog({ batch, onClose }: RevokeDialogProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const [isAll, setAll] = useState(true)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const left = batch.size - batch.used - batch.revoked

  async function revoke() {
    setBusy(true)
    setProblem('')
    try {
      const body = isAll ? {} : { codes: [...chosen] }
      const { revoked } = await api('revokeCodes', { params: { id: batch.id }, body })
      await queryClient.invalidateQueries({ queryKey: batchesQuery.queryKey })
      showToast(t('plans.revokedCodes', { count: revoked - batch.revoked }))
      onClose()
    } catch (error) {
      setProblem(t(problemKey(error)))
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      action={t('plans.revoke')}
      busy={busy}
      disabled={!isAll && chosen.length === 0}
      isDangerous
      onAction={() => void revoke()}
      onClose={onClose}
      text={t('plans.revokeText')}
      title={t('plans.revokeOf', { name: batch.label })}
    >
      <FormNotice text={problem} />
      <fieldset>
        <legend>
          <VisuallyHidden>{t('plans.revokeWhich')}</VisuallyHidden>
        </legend>
        <Choice
          chosen={isAll ? 'all' : 'some'}
          name="which"
          onChange={({ target }) => setAll(target.value === 'all')}
          options={[
            { value: 'all', name: t('plans.revokeAll', { count: left }) },
            { value: 'some', name: t('plans.revokeSome') },
          ]}
        />
      </fieldset>
      {!isAll && <CodeChoice batch={batch} chosen={chosen} onChange={setChosen} />}
    </ActionDialog>
  )
}

type CodeChoiceProps = {
  batch: CodeBatch
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function CodeChoice({ batch: { id }, chosen, onChange }: CodeChoiceProps) {
  const t = useText()
  const unused = useInfiniteQuery({
    queryKey: ['code', 'unused', id],
    queryFn: ({ pageParam, signal }) =>
      api('listUnusedCodes', { params: { id }, query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  return (
    <div className={styles.codes}>
      <QueryStates height="8rem" query={unused}>
        {({ pages }) => (
          <ul className={styles.list}>
            {pages
              .flatMap(({ codes }) => codes)
              .map((code) => (
                <li key={code}>
                  <Checkbox
                    checked={chosen.includes(code)}
                    label={<span dir="ltr">{code}</span>}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
                    }
                  />
                </li>
              ))}
          </ul>
        )}
      </QueryStates>
      {unused.hasNextPage && (
        <Button busy={unused.isFetchingNextPage} onClick={() => void unused.fetchNextPage()} variant="secondary">
          {t('plans.more')}
        </Button>
      )}
    </div>
  )
}
