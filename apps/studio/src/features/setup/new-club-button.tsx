import { useQueryClient } from '@tanstack/react-query'
import { NewClub } from '@upbeat/contract/studio/entities/setup'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { firstChoices } from '../../lib/api/club-choices.ts'
import { refreshSession } from '../../lib/api/session.ts'
import form from '../../lib/forms/form.module.css'
import { useStudioForm } from '../../lib/forms/use-studio-form.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { showToast } from '../../lib/layout/toast-store.ts'
import { clubsQuery } from './clubs.tsx'
import { ClubFields } from './internal/club-fields.tsx'

/** Creates another club; its creator is the first owner. */
export function NewClubButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('setup.newClub')}
      </Button>
      {isOpen && <NewClubDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function NewClubDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const queryClient = useQueryClient()
  const club = useStudioForm({
    schema: NewClub,
    initial: { displayName: '', address: '', ...firstChoices(language) },
    problems: { displayName: 'setup.nameProblem', address: 'setup.addressInvalid' },
    send: async (body) => {
      const { displayName } = await api('createClub', { body })
      await Promise.all([queryClient.invalidateQueries({ queryKey: clubsQuery.queryKey }), refreshSession()])
      showToast(t('setup.clubMade', { club: displayName }))
      onClose()
    },
  })
  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t('setup.newClubText')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('setup.newClub')}
    >
      <form {...club.props} className={form.form}>
        <FormNotice text={club.notice} />
        <ClubFields club={club} />
        <div className={form.actions}>
          <Button busy={club.busy} type="submit">
            {t('setup.makeClub')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
