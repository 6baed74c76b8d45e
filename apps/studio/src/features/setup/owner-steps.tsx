import { ContinueSetUp } from './continue-set-up.tsx'
import { FirstWeek } from './first-week.tsx'

/** What the owner of a new club does next. */
export function OwnerSteps() {
  return (
    <>
      <ContinueSetUp />
      <FirstWeek />
    </>
  )
}
