import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { MemberListService } from './member-list-service.ts'
import type { SummaryService } from './summary-service.ts'

type Services = { summary: SummaryService; list: MemberListService }

export function mountStudioMembers(mount: StudioMount, { summary, list }: Services) {
  mount('getMemberSummary', (context) => summary.read(context))
  mount('getMemberCounts', (context) => list.counts(context))
  mount('listMemberLabels', (context) => list.labels(context))
  mount('listMembers', (context, { query }) => list.list(context, query))
}
