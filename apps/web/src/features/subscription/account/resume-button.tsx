import { useMutation } from '@tanstack/react-query'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/text.ts'
import { resumeSubscription } from '../change-plan.ts'

/** Takes a cancellation back (SUB-38). */
export function ResumeButton({ subscription }: { subscription: Subscription }) {
  const t = useText()
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => resumeSubscription(subscription),
    meta: { quiet: true },
  })
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {t(data === false ? 'common.retry' : 'subscription.resume')}
    </Button>
  )
}
