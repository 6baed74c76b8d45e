import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { type ChosenPlan, useSubscription } from './subscription-store.ts'
import { useWantedClass } from './use-wanted-class.ts'

/** Opens the checkout with a plan. */
export function useCheckout(): (chosen: ChosenPlan) => void {
  const navigate = useNavigate()
  const { state } = useWantedClass()
  return (chosen) => {
    useSubscription.setState({ chosen })
    void navigate(paths.checkout, { state })
  }
}
