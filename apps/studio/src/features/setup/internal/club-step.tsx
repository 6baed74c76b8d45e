import { NewClub } from '@upbeat/contract/studio/entities/setup'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { firstChoices } from '../../../lib/api/club-choices.ts'
import { refreshSession } from '../../../lib/api/session.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { ClubFields } from './club-fields.tsx'
import { goToStep } from './setup-query.ts'
import { StepFrame } from './step-frame.tsx'
import { useKeptInput } from './use-kept-input.ts'

/** Name, address, language, time zone and currency; input is stored on the server while typing. */
export function ClubStep({ kept }: { kept: unknown }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  // A stored address is not overwritten by a suggestion.
  const [hasKeptAddress] = useState(Boolean((kept as { address?: unknown } | undefined)?.address))
  const club = useStudioForm({
    schema: NewClub,
    initial: { displayName: '', address: '', ...firstChoices(language), ...(kept as object) },
    problems: { displayName: 'setup.nameProblem', address: 'setup.addressInvalid' },
    send: async (body) => {
      const { tenantId } = await api('createClub', { body })
      await refreshSession()
      await goToStep('look')
      const session = await api('getSession')
      // The new club may have its own host: the setup continues in its studio.
      if (!session.club) location.assign((await api('openClub', { body: { tenantId } })).address)
    },
  })
  useKeptInput('club', club.watch())
  return (
    <StepFrame
      lead={t('setup.clubLead')}
      shows={{ name: club.watch('displayName') }}
      step="club"
      title={t('setup.clubTitle')}
    >
      <form {...club.props} className={form.form}>
        <FormNotice text={club.notice} />
        <ClubFields club={club} hasAddress={hasKeptAddress} />
        <div className={form.actions}>
          <Button busy={club.busy} type="submit">
            {t('setup.makeClub')}
          </Button>
        </div>
      </form>
    </StepFrame>
  )
}
