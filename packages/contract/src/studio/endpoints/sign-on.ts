import { z } from 'zod'
import { SignOn, SignOnAnswer, SignOnChoice, SignOnResult, SignOnTest } from '../entities/sign-on.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const signOnEndpoints = {
  getSignOn: studioEndpoint('getSignOn', { replies: { 200: SignOn }, errors: [] }),
  saveSignOn: studioEndpoint('saveSignOn', {
    /** Without a provider, single sign-on is removed. */
    body: z.object({ provider: SignOnChoice.nullable(), isOn: z.boolean() }),
    replies: { 200: SignOn },
    errors: ['signOnUnreachable', 'signOnMismatch'],
  }),
  startSignOnTest: studioEndpoint('startSignOnTest', {
    body: SignOnChoice,
    replies: { 200: SignOnTest },
    errors: [],
  }),
  finishSignOnTest: studioEndpoint('finishSignOnTest', {
    body: SignOnAnswer,
    replies: { 200: SignOnResult },
    errors: ['linkExpired'],
  }),
}
