import type { LookField } from '@upbeat/contract/studio/entities/look'
import type { Text } from '../../../lib/i18n/use-text.ts'

/** The label of a field of the look. */
export function lookLabel(field: string, t: Text): string {
  const name = field as LookField
  return t(`look.${isRenamed(name) ? renamed[name] : name}`)
}

const renamed = { logoSvg: 'logo', taglines: 'tagline', landingPictures: 'pictures', cardVersion: 'cards' } as const

function isRenamed(name: LookField): name is keyof typeof renamed {
  return name in renamed
}
