import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Consent, ConsentAnswer, UserConsent } from '../entities/consent.ts'
import { LanguageQuery } from './language-query.ts'

export const consentEndpoints = {
  listConsents: endpoint('listConsents', { query: LanguageQuery, replies: { 200: z.array(Consent) }, errors: [] }),
  listUserConsents: endpoint('listUserConsents', { replies: { 200: z.array(UserConsent) }, errors: [] }),
  answerConsent: endpoint('answerConsent', { body: ConsentAnswer, replies: { 200: UserConsent }, errors: [] }),
}
