import { api } from '../../../lib/api/api.ts'
import { codeProblem } from '../../auth/sign-up/code-problem.ts'
import { text } from '../../i18n/text.ts'
import { runFlow } from '../run-flow.ts'
import { useSubscription } from '../subscription-store.ts'
import { welcomeMember } from '../welcome-member.ts'

/** Starts free access with a code; `false` on failure, with the reason in `accessCodeError` (SUB-19, ERR-17, ERR-38). */
export async function redeemAccessCode(code: string): Promise<boolean> {
  useSubscription.setState({ accessCodeError: '' })
  try {
    const reply = await runFlow('couponSubscribe', () => api('redeemCode', { body: { DiscountCode: code.trim() } }))
    if (reply.kind === 'freeaccess') {
      await welcomeMember(reply.subscription)
      return true
    }
    useSubscription.setState({ accessCodeError: text('subscription.codeIsDiscount') })
  } catch (error) {
    useSubscription.setState({ accessCodeError: text(codeProblem(error)) })
  }
  return false
}
