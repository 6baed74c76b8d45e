import { MemberSummary } from '../entities/members.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const membersEndpoints = {
  getMemberSummary: studioEndpoint('getMemberSummary', { replies: { 200: MemberSummary }, errors: [] }),
}
