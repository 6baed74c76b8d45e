import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export type ErrorStateProps = {
  title: string
  text?: string | undefined
  retryLabel: string
  onRetry: () => void
  busy?: boolean | undefined
}

/** Instead of a list that could not be loaded. */
export function ErrorState({ title, text, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        action={
          <Button busy={busy} onClick={onRetry} variant="secondary">
            {retryLabel}
          </Button>
        }
        icon="warning"
        text={text}
        title={title}
      />
    </div>
  )
}
