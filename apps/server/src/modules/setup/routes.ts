import { Answer } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { AudienceService } from './audience-service.ts'
import type { FirstWeekService } from './first-week-service.ts'
import type { LookService } from './look-service.ts'
import type { SetupService } from './setup-service.ts'

type Services = {
  setup: SetupService
  audience: AudienceService
  looks: LookService
  firstWeek: FirstWeekService
}

export function mountSetup(mount: StudioMount, { setup, audience, looks, firstWeek }: Services) {
  mount('readSetupLink', (context, { body }) => setup.readLink(context, body.token))
  mount('createSetupAccount', (context, { body }) => setup.createAccount(context, body))
  mount('getSetup', (context) => setup.read(context))
  mount('saveSetup', (context, { body }) => setup.save(context, body))
  mount('checkClubAddress', (context, { query }) => setup.checkAddress(context, query))
  mount('listClubs', (context) => setup.listClubs(context))
  mount('createClub', async (context, { body }) => new Answer(201, await setup.createClub(context, body)))
  mount('readLogo', (_context, { body }) => looks.read(body.logo))
  mount('setLook', (context, { body }) => looks.set(context, body))
  mount('getAudience', (context) => audience.read(context))
  mount('setAudience', (context, { body }) => audience.set(context, body))
  mount('getFirstWeek', (context) => firstWeek(context))
  mount('getOnAir', (context, { query }) => setup.onAir(context, query.path))
}
