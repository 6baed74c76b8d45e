import { SignOnAnswer } from '../features/sign-on/sign-on-answer.tsx'

export function SignOnAnswerPage() {
  return <SignOnAnswer />
}
