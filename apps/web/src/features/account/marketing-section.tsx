import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isNetworkFailure } from '@upbeat/client/api-error.ts'
import type { User } from '@upbeat/contract/entities/user'
import { consentAnswer, isMarketing } from '@upbeat/rules/consent/consent'
import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useState } from 'react'
import { notify } from '../../lib/snackbar-store.ts'
import { userConsentsQuery, userQuery } from '../auth/queries.ts'
import { answerConsent } from '../consent/answer-consent.ts'
import { text, useText } from '../i18n/text.ts'
import { AccountPanel } from './account-panel.tsx'
import styles from './marketing-section.module.css'
import { MarketingState } from './marketing-state.tsx'
import { useMarketingConfirmation } from './use-marketing-confirmation.ts'

/** The marketing opt-in, and whether the email address is confirmed (AUTH-28, D-64). */
export function MarketingSection({ user }: { user: User }) {
  const t = useText()
  const problem = useMarketingConfirmation()
  const { data: consents } = useQuery({ ...userConsentsQuery(), select: (all) => all.filter(isMarketing) })
  const queryClient = useQueryClient()
  // Set on click: the mutation's state updates one task later, and the checkbox would jump back meanwhile.
  const [wanted, setWanted] = useState<boolean>()
  const { mutate, isPending } = useMutation({
    meta: { quiet: true },
    async mutationFn(wanted: boolean) {
      const answer = wanted ? consentAnswer.accepted : consentAnswer.rejected
      for (const { consentTag } of consents ?? []) await answerConsent(consentTag, answer)
    },
    onSuccess: () => queryClient.invalidateQueries(userQuery()),
    onError: (error) => notify(text(isNetworkFailure(error) ? 'errors.network' : 'errors.generic'), 'error'),
    onSettled: () => setWanted(undefined),
  })
  const save = (accepted: boolean) => {
    if (wanted !== undefined) return
    setWanted(accepted)
    mutate(accepted)
  }
  if (consents?.length === 0 && !problem) return null

  const accepted = wanted ?? consents?.some(({ userAccepted }) => userAccepted) ?? false
  return (
    <AccountPanel title={t('account.marketing')}>
      <FormNotice text={problem ? t(problem) : ''} />
      <Checkbox
        checked={accepted}
        disabled={!consents}
        label={t('auth.acceptMarketing')}
        onChange={({ target }) => save(target.checked)}
      />
      {accepted && (
        <div className={styles.state}>
          <MarketingState state={user.marketingEmail ?? 'unconfirmed'} />
          {user.marketingEmail === 'sent' && (
            <Button busy={isPending} onClick={() => save(true)} size="small" variant="quiet">
              {t('account.sendConfirmation')}
            </Button>
          )}
        </div>
      )}
    </AccountPanel>
  )
}
