import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { WatchTotals } from '../watching/watch-totals.ts'
import { createCancellationCountRepository } from './cancellations/cancellation-count-repository.ts'
import { createCancellationsService } from './cancellations/cancellations-service.ts'
import { createClassFiguresService } from './class-figures-service.ts'
import { createClassListRepository } from './class-list-repository.ts'
import { createClassLists } from './class-lists.ts'
import { createClosedDays } from './closed-days.ts'
import { createDayFigures } from './day-figures.ts'
import { createFigureDayRepository } from './figure-day-repository.ts'
import { createFigureSourceRepository } from './figure-source-repository.ts'
import { createFiguresService } from './figures-service.ts'
import { mountFigures } from './routes.ts'
import { createWatchedClassRepository } from './watched-class-repository.ts'
import { createJoinedCount } from './week/joined-repository.ts'
import { createWeekService } from './week/week-service.ts'

type Parts = Pick<Platform, 'clock' | 'db'> &
  Pick<Http, 'studioMount'> & { tenants: Tenants; jobs: Jobs; watchTotals: WatchTotals; library: MediaLibrary }

/** The club's figures, and the job that stores those of past days. */
export function composeFigures({ clock, db, studioMount, tenants, jobs, watchTotals, library }: Parts) {
  const source = createFigureSourceRepository(db)
  const figureDays = createFigureDayRepository(db)
  const computeDays = createDayFigures({ source, watched: watchTotals })
  const lists = createClassListRepository(db)
  const classLists = createClassLists({ lists, watched: watchTotals })
  const closedDays = createClosedDays({ figureDays, source, computeDays, classLists, tenants })
  jobs.handle('figuresClosed', () => closedDays.closeAll(clock.now()))
  const figures = createFiguresService({ figureDays, closedDays, computeDays })
  const cancellations = createCancellationCountRepository(db)
  mountFigures(studioMount, {
    figures,
    week: createWeekService({ figures, cancellations, joined: createJoinedCount(db) }),
    cancellations: createCancellationsService(cancellations),
    classes: createClassFiguresService({
      watched: watchTotals,
      closedDays,
      classLists,
      lists,
      classes: createWatchedClassRepository(db),
      library,
    }),
  })
}
