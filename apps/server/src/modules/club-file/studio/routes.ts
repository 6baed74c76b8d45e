import { Answer, Download } from '../../../platform/http/answer.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { ClubExportService } from './club-export-service.ts'

export function mountClubExport(mount: StudioMount, exports: ClubExportService) {
  mount('getClubExport', (context) => exports.get(context))
  mount('startClubExport', (context, { body }) => exports.start(context, body))
  mount('openClubExport', (context) => exports.open(context))
  mount('downloadClubExport', async ({ now }, { params }) => {
    const file = new Download(await exports.download(params.token, now), {
      type: 'application/x-tar',
      fileName: 'club.tar',
    })
    return new Answer<undefined>(200, file, { 'cache-control': 'no-store' })
  })
}
