import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useSignedIn } from '../../auth/auth-store.ts'
import { useText } from '../../i18n/text.ts'
import { remindersQuery } from './reminders-query.ts'

const OwnCalendarDialog = lazy(async () => ({
  default: (await import('./own-calendar-dialog.tsx')).OwnCalendarDialog,
}))

/** Opens the URL of the member's calendar feed. */
export function OwnCalendar() {
  const t = useText()
  const [open, setOpen] = useState(false)
  // Stays mounted once opened, for its exit animation.
  const [asked, setAsked] = useState(false)
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...remindersQuery(), enabled: isSignedIn })
  // Rendered from the start, so that nothing shifts; few clubs have events of another provider.
  if (!isSignedIn || data?.canRemind === false) return null

  function show() {
    setAsked(true)
    setOpen(true)
  }

  return (
    <>
      <Button aria-haspopup="dialog" icon="calendar" onClick={show} variant="secondary">
        {t('connect.ownCalendar')}
      </Button>
      {asked && (
        <Suspense>
          <OwnCalendarDialog onOpenChange={setOpen} open={open} />
        </Suspense>
      )}
    </>
  )
}
