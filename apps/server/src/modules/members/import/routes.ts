import { Answer, Download } from '../../../platform/http/answer.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { ImportCheck } from './import-check.ts'
import type { ImportService } from './import-service.ts'
import type { MemberExport } from './member-export.ts'

type Services = { check: ImportCheck; imports: ImportService; members: MemberExport }

export function mountMemberImport(mount: StudioMount, { check, imports, members }: Services) {
  mount('checkMemberImport', (context, { body }) => check.check(context, body))
  mount('importMembers', (context, { body }) => imports.start(context, body))
  mount('listMemberImports', (context) => imports.list(context))
  mount('inviteImportedMembers', (context, { params }) => imports.invite(context, params.id))
  mount('listRefusedMembers', (context, { params }) => imports.refused(context, params.id))
  mount('exportMembers', async (context, { query }) => {
    const csv = await members.download(context, query)
    const file = new Download(csv, { type: 'text/csv; charset=utf-8', fileName: 'members.csv' })
    return new Answer<undefined>(200, file, { 'cache-control': 'no-store' })
  })
}
