import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

const answer = (as: string, ConsentTag: string, Action: number) =>
  app.make('answerConsent', { as, body: { ConsentTag, Action } })
const terms = async (as: string) => {
  const { body } = await app.make('listUserConsents', { as })
  return body.find(({ policy }: { policy: string }) => policy.toLowerCase() === 'tnc')
}

describe('the policies', () => {
  it('API-37 ENT-35 are listed in the requested language, for guests too', async () => {
    const { status, body } = await app.make('listConsents', { query: { languageCode: 'th' } })
    expect(status).toBe(200)
    expect(body.map(({ policy }: { policy: string }) => policy).sort()).toEqual(['Marketing', 'tnc'])
    for (const policy of body) {
      expect(policy).toMatchObject({
        tag: policy.consentTag,
        title: expect.any(String),
        urls: expect.any(Array),
        version: expect.any(String),
        policyHtml: expect.stringMatching(/[ก-๙]/),
        userAccepted: false,
        userLastActionedVersion: null,
      })
    }
    const english = (await app.make('listConsents', { query: { languageCode: 'cy' } })).body
    expect(english[0].policyHtml).not.toMatch(/[ก-๙]/)
  })

  it('a malformed language is 400', async () => {
    expect((await app.make('listConsents', { query: { languageCode: 'x'.repeat(99) } })).status).toBe(400)
  })
})

describe('a member’s answers', () => {
  it('API-38 CONS-03 ENT-36 are stored with the version answered; the last one counts', async () => {
    const as = await app.newMember()
    expect(await terms(as)).toMatchObject({ userAccepted: false, userLastActionedVersion: null, version: '2' })
    expect((await answer(as, 'pulse-terms', 2)).status).toBe(200)
    expect(await terms(as)).toMatchObject({ userAccepted: true, userLastActionedVersion: '2' })
    await answer(as, 'pulse-terms', 1)
    expect(await terms(as)).toMatchObject({ userAccepted: false, userLastActionedVersion: '2' })
  })

  it('are each stored with policy, version, the language read, and the time', async () => {
    const as = await app.newMember()
    for (const [Action, language] of [
      [2, 'th'],
      [1, 'en-gb'],
    ]) {
      const body = { ConsentTag: 'pulse-terms', Action }
      await app.make('answerConsent', { as, body, headers: { 'accept-language': String(language) } })
      await app.advance(60)
    }
    const { consents } = (await app.make('downloadData', { as })).body
    const kept = { policy: 'tnc', tag: 'pulse-terms', version: '2' }
    expect(consents.map(({ action }: { action: string }) => action).sort()).toEqual(['accepted', 'rejected'])
    const of = (action: string) => consents.find((each: { action: string }) => each.action === action)
    expect(of('accepted')).toMatchObject({ ...kept, language: 'th' })
    expect(of('rejected')).toMatchObject({ ...kept, language: 'en-gb' })
    expect(Date.parse(of('rejected').answeredAt) - Date.parse(of('accepted').answeredAt)).toBeGreaterThanOrEqual(60_000)
  })

  it('an accepted older version is shown as such', async () => {
    expect(await terms('newterms@pulse.example')).toMatchObject({ version: '2', userLastActionedVersion: '1' })
  })

  it('ENT-36 other actions, unknown or another club’s policies, and guests are refused', async () => {
    const as = await app.newMember()
    for (const action of [0, 3, '2']) expect((await answer(as, 'pulse-terms', action as number)).status).toBe(400)
    expect((await answer(as, 'nope', 2)).status).toBe(400)
    expect((await answer(as, 'tempo-terms', 2)).status).toBe(400)
    const body = { ConsentTag: 'pulse-terms', Action: 2 }
    expect((await app.make('answerConsent', { body })).status).toBe(401)
    expect((await app.make('listUserConsents', { as: null })).status).toBe(401)
    const authorization = `Bearer ${await app.tokenOf(as)}`
    const elsewhere = { as: null, tenant: 'tempo', headers: { authorization } }
    expect((await app.make('listUserConsents', elsewhere)).status).toBe(401)
  })
})
