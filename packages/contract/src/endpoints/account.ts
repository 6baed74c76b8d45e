import { endpoint } from '../endpoint.ts'
import { Acknowledged } from '../entities/acknowledged.ts'
import { MarketingConfirmation, ProfileUpdate, User } from '../entities/user.ts'

export const accountEndpoints = {
  getUser: endpoint('getUser', { replies: { 200: User }, errors: [] }),
  updateUser: endpoint('updateUser', { body: ProfileUpdate, replies: { 200: User }, errors: ['emailInUse'] }),
  confirmMarketing: endpoint('confirmMarketing', {
    body: MarketingConfirmation,
    replies: { 200: Acknowledged },
    errors: ['userMismatch'],
  }),
}
