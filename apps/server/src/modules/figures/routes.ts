import { Answer, Download } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import { figureCsv } from './figure-csv.ts'
import type { FiguresService } from './figures-service.ts'

export function mountFigures(mount: StudioMount, figures: FiguresService) {
  mount('getFigures', (context, { query }) => figures.figures(context, query))
  mount('exportFigure', async (context, { query }) => {
    const file = { type: 'text/csv; charset=utf-8', fileName: `${query.figure}-${query.period}.csv` }
    return new Answer<undefined>(200, new Download(figureCsv(await figures.figure(context, query)), file))
  })
}
