import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useCopy } from '../../../lib/use-copy.ts'
import { useText } from '../../i18n/text.ts'
import styles from './own-calendar-dialog.module.css'
import { remindersQuery } from './reminders-query.ts'

type OwnCalendarDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The URL of the member's calendar feed, to copy or to open in a calendar. */
export function OwnCalendarDialog({ open, onOpenChange }: OwnCalendarDialogProps) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useQuery(remindersQuery())
  return (
    <Dialog
      closeLabel={t('common.close')}
      description={t('connect.ownCalendarText')}
      onOpenChange={onOpenChange}
      open={open}
      title={t('connect.ownCalendar')}
    >
      {isError && !data ? (
        <ErrorState
          busy={isFetching}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          title={t('connect.ownCalendarFailed')}
        />
      ) : (
        <CalendarAddress link={data?.calendarLink ?? ''} />
      )}
    </Dialog>
  )
}

function CalendarAddress({ link }: { link: string }) {
  const t = useText()
  const { input, outcome, copy } = useCopy(link)
  const isCopied = outcome === 'copied'
  return (
    <div className={styles.address}>
      <TextField
        description={outcome === 'byHand' ? t('connect.copyAddressByHand') : undefined}
        dir="ltr"
        label={t('connect.ownCalendarAddress')}
        onFocus={({ target }) => target.select()}
        readOnly
        ref={input}
        value={link}
      />
      <div className={styles.ways}>
        <Button busy={link === ''} icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {t(isCopied ? 'connect.addressCopied' : 'connect.copyAddress')}
        </Button>
        {link !== '' && (
          <Button icon="calendar" render={<a href={link.replace(/^https?:/, 'webcal:')} />} variant="secondary">
            {t('connect.openInCalendar')}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{isCopied ? t('connect.addressCopied') : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
