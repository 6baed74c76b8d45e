import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { type ChosenPlan, useSubscription } from './subscription-store.ts'

/** Takes a plan to the checkout. */
export function useCheckout(): (chosen: ChosenPlan) => void {
  const navigate = useNavigate()
  return (chosen) => {
    useSubscription.setState({ chosen })
    void navigate(paths.checkout)
  }
}
