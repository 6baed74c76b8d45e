import { useLocation } from 'react-router'
import { ErrorMessage } from '../features/fault/error-message.tsx'
import { readErrorPageState } from '../features/fault/error-page-state.ts'
import { useText } from '../features/i18n/text.ts'

export function Component() {
  const t = useText()
  const state = readErrorPageState(useLocation().state)
  return <ErrorMessage text={state ? t(state.text) : undefined} />
}
