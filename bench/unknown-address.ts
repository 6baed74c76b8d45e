import { openMemberApp } from '../apps/server/src/testing/member-app.ts'
import { type Figure, median } from './figure.ts'

const rounds = 15

/** How much response times reveal whether an account exists: sign-in with a wrong password, and a forgotten password. */
export async function unknownAddress(): Promise<Figure[]> {
  const often = '1000'
  const app = await openMemberApp({
    SIGN_IN_FAILURES_PER_ACCOUNT: often,
    FORGOT_PER_ACCOUNT: often,
    FORGOT_PER_ACCOUNT_FROM_EVERYWHERE: often,
  })
  const known = await app.newMember()
  const calls: Record<string, (email: string) => Promise<unknown>> = {
    'sign-in': (email) => app.login(email, 'Wrong1234'),
    'forgotten password': (email) => app.make('forgotPassword', { body: { EmailAddress: email } }),
  }
  try {
    const figures: Figure[] = []
    for (const [what, ask] of Object.entries(calls)) {
      await ask('warm@pulse.example')
      const ratios: number[] = []
      for (let round = 0; round < rounds; round += 1)
        ratios.push((await timeOf(() => ask(known))) / (await timeOf(() => ask('nobody@pulse.example'))))
      const ratio = median(ratios)
      const name = `${what}, known against unknown, either way`
      figures.push({ name, result: Math.max(ratio, 1 / ratio), unit: '', target: { atMost: 1.5 } })
    }
    return figures
  } finally {
    await app.close()
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
