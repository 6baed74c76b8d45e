import type { LookVersion, StudioLook } from '@upbeat/contract/studio/entities/look'
import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { mainLanguageFirst } from '@upbeat/rules/i18n/main-language-first'
import { taglineKey } from '@upbeat/rules/i18n/tagline-key'
import { type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { createClubDrafts } from '../publishing/club-drafts.ts'
import type { DraftRow } from '../publishing/draft.ts'
import type { Publishing } from '../publishing/service.ts'
import { parseLookFields } from './look-kind.ts'
import { lookId } from './look-repository.ts'

export type LookService = ReturnType<typeof createLookService>

/** Edits and publishes a club's look: one draft, published as a whole (LOOK-01). */
export function createLookService({ publishing }: { publishing: Publishing }) {
  const drafts = createClubDrafts<typeof lookId, StudioLook>({ publishing, kind: 'look', present })

  async function save(context: StaffContext, changes: readonly FieldChange[]) {
    const { saved, conflicts } = await drafts.save(context, lookId, changes)
    return { look: saved, conflicts }
  }

  async function present(context: StaffContext, draft: DraftRow): Promise<StudioLook> {
    const shown = (await publishing.versions(drafts.refOf(context, lookId))).find(
      ({ version }) => version === draft.version,
    )
    const fields = parseLookFields(draft.fields)
    const published = parseLookFields(shown?.fields ?? draft.fields)
    const languages = await Promise.all(
      mainLanguageFirst(context.tenant.config).map(async (code) => ({
        code,
        tagline: (await loadPhrases(code))[taglineKey] ?? '',
      })),
    )
    return {
      fields,
      published,
      languages,
      hasChanges: !isSameValue(fields, published),
      publishAt: draft.publishAt?.toISOString() ?? null,
      version: draft.version,
      changedAt: draft.changedAt.toISOString(),
    }
  }

  return {
    get: (context: StaffContext) => drafts.get(context, lookId),
    save,
    discard: (context: StaffContext) => drafts.discard(context, lookId),
    publish: (context: StaffContext, at: Date | null) => drafts.publish(context, lookId, at),
    unschedule: (context: StaffContext) => drafts.unschedule(context, lookId),
    versions: (context: StaffContext): Promise<LookVersion[]> =>
      drafts.versions(context, lookId, (fields) => ({ fields: parseLookFields(fields) })),
    restore: (context: StaffContext, version: number) => drafts.restore(context, lookId, version),
  }
}
