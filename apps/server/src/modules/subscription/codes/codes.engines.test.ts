// @database both
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp({ SIGN_UPS_PER_ADDRESS: '1000' })
})
afterAll(() => app.close())

const accessCode = 'HARBOUR'
const harbourMember = () => app.newMember('harbour', { accessCode })
const redeem = (as: string, DiscountCode: string) => app.make('redeemCode', { as, body: { DiscountCode } })

it('a redemption returns the use if it is refused; one of fifty simultaneous redemptions of a single use wins', async () => {
  const members: string[] = []
  // Sequentially, because more password hashes at once than fit into the queue would be refused.
  while (members.length < 50) {
    const as = await harbourMember()
    await app.tokenOf(as)
    members.push(as)
  }
  const replies = await Promise.all(members.map((as) => redeem(as, 'HARBOUR-ONCE')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status, body }) => status === 409 && body.code === 1032)).toHaveLength(49)
  const { rows } = await app.database.execute(`select uses from access_code where code = 'HARBOUR-ONCE'`)
  expect(rows).toEqual([{ uses: 1 }])
}, 60_000)

it('ten simultaneous requests of one member redeem a code once', async () => {
  const as = await harbourMember()
  const replies = await Promise.all(Array.from({ length: 10 }, () => redeem(as, accessCode)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await app.make('listSubscriptions', { as })).body).toHaveLength(1)
})
