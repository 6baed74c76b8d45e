import { Answer, Download } from '../../../platform/http/answer.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { createBulkService } from './bulk/bulk-service.ts'
import type { createCsvService } from './csv/csv-service.ts'
import type { StudioClassService } from './service.ts'
import type { WordsService } from './words/words-service.ts'

type Parts = {
  classes: StudioClassService
  words: WordsService
  bulk: ReturnType<typeof createBulkService>
  csv: ReturnType<typeof createCsvService>
}

export function mountStudioClasses(mount: StudioMount, { classes, words, bulk, csv }: Parts) {
  mount('renameWord', (context, { body }) => words.rename(context, body))
  mount('listClasses', (context, { query }) => classes.list(context, query))
  mount('listVideoStatuses', (context, { query }) => classes.videoStatuses(context, query.tag))
  mount('createClass', async (context, { body }) => new Answer(201, await classes.createNew(context, body)))
  mount('changeClasses', (context, { body }) => classes.changeMany(context, body.classes))
  mount('previewBulkChange', (context, { body }) => bulk.preview(context, body))
  mount('makeBulkChange', (context, { body }) => bulk.apply(context, body))
  mount('exportClasses', async (context, { query }) => {
    const file = { type: 'text/csv; charset=utf-8', fileName: 'classes.csv' }
    return new Answer<undefined>(200, new Download(await csv.exported(context, query), file))
  })
  mount('checkClassImport', (context, { body }) => csv.check(context, body.file))
  mount('importClasses', (context, { body }) => csv.apply(context, body))
  mount('getClassDraft', (context, { params }) => classes.get(context, params.tag))
  mount('saveClass', (context, { params, body }) => classes.save(context, params.tag, body.changes))
  mount('publishClass', (context, { params, body }) =>
    classes.publish(context, params.tag, body.at === null ? null : new Date(body.at)),
  )
  mount('requestPublication', (context, { params }) => classes.requestPublication(context, params.tag))
  mount('withdrawPublicationRequest', (context, { params }) => classes.withdrawRequest(context, params.tag))
  mount('unpublishClass', (context, { params }) => classes.unpublish(context, params.tag))
  mount('binClass', (context, { params }) => classes.bin(context, params.tag))
  mount('restoreClass', (context, { params }) => classes.restore(context, params.tag))
  mount('duplicateClass', async (context, { params }) => new Answer(201, await classes.duplicate(context, params.tag)))
  mount('listClassVersions', (context, { params }) => classes.versions(context, params.tag))
  mount('bringBackClassVersion', (context, { params }) => classes.bringBack(context, params.tag, params.version))
  mount('getClassOptions', (context) => classes.options(context))
  mount('announcePresence', (context, { params }) => classes.announcePresence(context, params.tag))
}
