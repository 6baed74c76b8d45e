import { MemberCounts, MemberLabels, MemberList, MemberQuery } from '../entities/member-list.ts'
import { MemberSummary } from '../entities/members.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const membersEndpoints = {
  getMemberSummary: studioEndpoint('getMemberSummary', { replies: { 200: MemberSummary }, errors: [] }),
  getMemberCounts: studioEndpoint('getMemberCounts', { replies: { 200: MemberCounts }, errors: [] }),
  listMemberLabels: studioEndpoint('listMemberLabels', { replies: { 200: MemberLabels }, errors: [] }),
  listMembers: studioEndpoint('listMembers', { query: MemberQuery, replies: { 200: MemberList }, errors: [] }),
}
