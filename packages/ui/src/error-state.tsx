import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export type ErrorStateProps = {
  title: string
  text?: string | undefined
  retryLabel: string
  onRetry: () => void
  busy?: boolean | undefined
}

/** Replaces a list that failed to load. */
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
