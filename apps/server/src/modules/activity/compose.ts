import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { Facts } from '../facts/fact.ts'
import { createActivityRepository } from './repository.ts'
import { mountActivity } from './routes.ts'
import { createActivityService } from './service.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'makeId'> & Pick<Http, 'mount'> & { catalogues: Catalogues; facts: Facts }

export function composeActivity({ db, clock, makeId, mount, catalogues, facts }: Parts) {
  const activity = createActivityService({
    activity: createActivityRepository({ db, facts }),
    makeId,
    clock,
    classExists: async ({ tenant }, tag) => (await catalogues.of(tenant)).byTag.has(tag),
    uploadedLengths: async (tenant) => {
      const { byTag } = await catalogues.of(tenant)
      return (tag) => {
        const row = byTag.get(tag)?.row
        return row?.media?.kind === 'stored' ? row.durationSecond : null
      }
    },
  })
  mountActivity(mount, { activity })
}
