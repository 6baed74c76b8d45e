import type { Metadata } from '@upbeat/contract/entities/metadata'
import { intensityCodes } from '@upbeat/rules/classes/intensity'
import { assertOwnSlot } from '../../platform/http/assert-own.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { ClassService } from './service.ts'

type Parts = { classes: ClassService; metadata: (context: Context) => Promise<Metadata> }

export function mountClasses(mount: Mount, { classes, metadata }: Parts) {
  mount('getClass', (context, { params }) => classes.get(context, params.tag))
  mount('getIntensityCodes', () => [...intensityCodes])
  mount('getMetadata', (context, { params }) => {
    assertOwnSlot(context, params.userId)
    return metadata(context)
  })
}
