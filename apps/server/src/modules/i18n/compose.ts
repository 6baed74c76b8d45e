import type { Mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { createPhraseRepository } from './repository.ts'
import { mountI18n } from './routes.ts'
import { createI18nService } from './service.ts'
import { createWordingRepository } from './wording-repository.ts'

export function composeI18n({ database }: Pick<Platform, 'database'>) {
  const i18n = createI18nService({ overrides: createPhraseRepository(database.db).overrides })
  return {
    phrases: i18n.phrases,
    wording: createWordingRepository(database),
    mountTerms: (mount: Mount) => mountI18n(mount, { i18n }),
  }
}
