import { api } from '../../../lib/api/api.ts'
import { codeProblem } from '../../auth/sign-up/code-problem.ts'
import { text } from '../../i18n/text.ts'
import { runFlow } from '../run-flow.ts'
import { useSubscription } from '../subscription-store.ts'

/** Verifies and applies a discount code; `couponError` has the reason of a failure (SUB-20, SUB-43, ERR-17). */
export async function verifyDiscountCode(entered: string): Promise<void> {
  useSubscription.setState({ couponError: '' })
  try {
    const coupon = await runFlow('coupon', () => api('checkCoupon', { params: { code: entered.trim() } }))
    const { code, kind, percentageOff, amountOff, currency, discountMonths: months } = coupon
    if (kind === 'discount' && (percentageOff || amountOff))
      useSubscription.setState({ discount: { code, percentageOff, amountOff, currency, months }, enteredCode: '' })
    else useSubscription.setState({ couponError: text('errors.codeInvalid') })
  } catch (error) {
    useSubscription.setState({ couponError: text(codeProblem(error)) })
  }
}

export function removeDiscountCode(): void {
  useSubscription.setState({ discount: null, couponError: '' })
}
