import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

let app: MemberApp
let known: string
beforeAll(async () => {
  app = await openMemberApp()
  known = await app.newMember()
})
afterAll(() => app.close())

/** How long each of two takes, asked in turns, as the middle of five. */
async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const took: [number[], number[]] = [[], []]
  for (let round = 0; round < 5; round += 1) {
    for (const [index, ask] of [one, other].entries()) {
      const began = performance.now()
      await ask()
      took[index]?.push(performance.now() - began)
    }
  }
  const middle = (times: number[]) => times.sort((a, b) => a - b)[2] ?? 0
  return [middle(took[0]), middle(took[1])]
}

it.each<[string, (email: string) => Promise<unknown>]>([
  ['signing in with a wrong password', (email) => app.login(email, 'Wrong1234')],
  ['asking for a new password', (email) => app.make('forgotPassword', { body: { EmailAddress: email } })],
])('%s takes as long for an address that nobody has', async (_what, ask) => {
  await ask('warm@pulse.example')
  const [knownMs, unknownMs] = await compare(
    () => ask(known),
    () => ask('nobody@pulse.example'),
  )
  // A hash left out would be a tenth, and no letter asked for less than half.
  expect(unknownMs / knownMs).toBeGreaterThan(0.5)
  expect(unknownMs / knownMs).toBeLessThan(2)
})
