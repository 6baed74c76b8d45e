import { Readable } from 'node:stream'
import { Answer, Download } from '../../../platform/http/answer.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { MemberActionService } from './member-action-service.ts'
import type { MemberListService } from './member-list-service.ts'
import type { MemberNoteService } from './member-note-service.ts'
import type { MemberPageService } from './member-page-service.ts'
import type { SummaryService } from './summary-service.ts'

type Services = {
  summary: SummaryService
  list: MemberListService
  page: MemberPageService
  notes: MemberNoteService
  actions: MemberActionService
}

export function mountStudioMembers(mount: StudioMount, { summary, list, page, notes, actions }: Services) {
  mount('getMemberSummary', (context) => summary.read(context))
  mount('getMemberCounts', (context) => list.counts(context))
  mount('listMemberLabels', (context) => list.labels(context))
  mount('listMembers', (context, { query }) => list.list(context, query))
  mount('getMember', (context, { params }) => page.read(context, params.id))
  mount('saveMemberNote', (context, { params, body }) => notes.save(context, params.id, body.changes))
  mountActions(mount, actions)
}

function mountActions(mount: StudioMount, actions: MemberActionService) {
  const done = async (work: Promise<void>) => {
    await work
    return new Answer(204, undefined)
  }
  mount('sendMemberReset', (context, { params }) => done(actions.sendReset(context, params.id)))
  mount('endMemberSessions', (context, { params }) => done(actions.endSessions(context, params.id)))
  mount('changeMemberAddress', (context, { params, body }) => done(actions.changeAddress(context, params.id, body)))
  mount('addMemberDays', (context, { params, body }) => done(actions.addDays(context, params.id, body)))
  mount('cancelMembership', (context, { params, body }) => done(actions.cancel(context, params.id, body)))
  mount('pauseMembership', (context, { params, body }) => done(actions.pause(context, params.id, body)))
  mount('unpauseMembership', (context, { params, body }) => done(actions.unpause(context, params.id, body)))
  mount('refundMember', (context, { params, body }) => done(actions.refund(context, params.id, body)))
  mount('exportMember', async (context, { params }) => {
    const json = Readable.from(await actions.download(context, params.id))
    const file = new Download(json, { type: 'application/json; charset=utf-8', fileName: 'member-data.json' })
    return new Answer<undefined>(200, file, { 'cache-control': 'no-store' })
  })
  mount('deleteMember', (context, { params }) => done(actions.remove(context, params.id)))
}
