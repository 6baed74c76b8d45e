import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { PickedClass } from '@upbeat/contract/studio/entities/curation'
import type { CollectionRule } from '@upbeat/rules/collections/collection-rule'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { CatalogueClass } from '../classes/class-set.ts'
import { ruleMatches } from '../classes/rule-matches.ts'

export type FindPicked = (context: StaffContext, tags: readonly string[]) => Promise<PickedClass[]>
type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  /** Drafts of classes that members don't see, by tag. */
  draftsOf: (tenantId: string, tags: readonly string[]) => Promise<Pick<StudioListedClass, DraftField>[]>
}
type DraftField = 'tag' | 'name' | 'imageLink' | 'durationSecond' | 'instructor'

const firstResults = 10

/** Classes for pickers, by their tags or by a rule. */
export function createPickedClasses({ catalogues, draftsOf }: Parts) {
  const picked: FindPicked = async (context, tags) => {
    const { byTag } = await catalogues.of(context.tenant)
    const unseen = tags.filter((tag) => !byTag.has(tag))
    const hidden = new Map((await draftsOf(context.tenantId, unseen)).map((each) => [each.tag, each]))
    return tags.flatMap((tag): PickedClass[] => {
      const entry = byTag.get(tag)
      if (entry) return [shown(entry)]
      const draft = hidden.get(tag)
      if (!draft) return []
      const { name, imageLink, durationSecond, instructor } = draft
      return [{ tag, name, imageLink, durationSecond, instructor, isShown: false }]
    })
  }

  /** The number of classes that match a rule, and the first of those that it selects. */
  async function byRule(context: StaffContext, rule: CollectionRule) {
    const catalogue = await catalogues.of(context.tenant)
    const all = ruleMatches(catalogue, { ...rule, limit: catalogue.classList.length })
    return { total: all.length, classes: all.slice(0, Math.min(rule.limit, firstResults)).map(shown) }
  }

  return { picked, byRule }
}

function shown({ row }: CatalogueClass): PickedClass {
  const { tag, name, imageLink, durationSecond, instructor } = row
  return { tag, name, imageLink: imageLink || null, durationSecond, instructor, isShown: true }
}
