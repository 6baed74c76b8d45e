import { Answer, Download } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import { type CancellationsService, cancellationsCsv } from './cancellations/cancellations-service.ts'
import { classFiguresCsv, watchedClassesCsv } from './class-csv.ts'
import type { ClassFiguresService } from './class-figures-service.ts'
import { figureCsv } from './figure-csv.ts'
import type { FiguresService } from './figures-service.ts'
import type { WeekService } from './week/week-service.ts'

type Services = {
  figures: FiguresService
  week: WeekService
  cancellations: CancellationsService
  classes: ClassFiguresService
}

export function mountFigures(mount: StudioMount, { figures, week, cancellations, classes }: Services) {
  mount('getFigures', (context, { query }) => figures.figures(context, query))
  mount('getWeekFigures', (context) => week(context))
  mount('exportFigure', async (context, { query }) =>
    csvFile(`${query.figure}-${query.period}.csv`, figureCsv(await figures.figure(context, query))),
  )
  mount('getCancellations', (context, { query }) => cancellations(context, query))
  mount('exportCancellations', async (context, { query }) =>
    csvFile(`cancellations-${query.period}.csv`, cancellationsCsv(await cancellations(context, query))),
  )
  mount('listWatchedClasses', (context, { query }) => classes.list(context, query))
  mount('exportWatchedClasses', async (context, { query }) =>
    csvFile(`classes-${query.period}.csv`, watchedClassesCsv(await classes.list(context, query))),
  )
  mount('getClassFigures', (context, { params }) => classes.ofClass(context, params.tag))
  mount('exportClassFigures', async (context, { params }) =>
    csvFile('viewers.csv', classFiguresCsv(await classes.ofClass(context, params.tag))),
  )
}

function csvFile(fileName: string, content: string) {
  return new Answer<undefined>(200, new Download(content, { type: 'text/csv; charset=utf-8', fileName }))
}
