import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import type { LookFields, LookVersion, StudioLook } from '@upbeat/contract/studio/entities/look'
import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { taglineKey } from '@upbeat/rules/i18n/tagline-key'
import { changedFields, type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { DraftRow } from '../publishing/draft.ts'
import type { Publishing } from '../publishing/service.ts'
import { parseLookFields } from './look-kind.ts'
import { lookId } from './look-repository.ts'

export type LookService = ReturnType<typeof createLookService>

/** What staff do with their club's look: one draft, published whole (LOOK-01). */
export function createLookService({ publishing }: { publishing: Publishing }) {
  const thingOf = ({ tenantId }: StaffContext) => ({ tenantId, kind: 'look', id: lookId })
  const changeOf = ({ staff: { email: _, ...editor }, now }: StaffContext) => ({ editor, now })

  async function get(context: StaffContext): Promise<StudioLook> {
    return present(context, await publishing.follow(thingOf(context), context.now))
  }

  async function save(context: StaffContext, changes: readonly FieldChange[]) {
    const { draft, conflicts } = await publishing.save(thingOf(context), { changes, ...changeOf(context) })
    return { look: await present(context, draft), conflicts }
  }

  /** Gives the draft the look back that members see. @throws Failure notAllowedNow where they are the same */
  async function discard(context: StaffContext): Promise<StudioLook> {
    const { fields, published } = await get(context)
    const changes = changedFields(fields, published).map((name) => {
      const field = name as keyof LookFields
      return { field, base: fields[field], value: published[field] }
    })
    if (changes.length === 0) throw new Failure('notAllowedNow')
    return (await save(context, changes)).look
  }

  /** @throws Failure notPublishable */
  async function publish(context: StaffContext, at: Date | null): Promise<StudioLook> {
    return present(context, await publishing.publish(thingOf(context), { at, ...changeOf(context) }))
  }

  async function unschedule(context: StaffContext): Promise<StudioLook> {
    return present(context, await publishing.unschedule(thingOf(context), changeOf(context)))
  }

  async function versions(context: StaffContext): Promise<LookVersion[]> {
    await publishing.follow(thingOf(context), context.now)
    const rows = await publishing.versions(thingOf(context))
    return rows.map(({ version, publishedAt, fields }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      fields: parseLookFields(fields),
    }))
  }

  /** Members see the earlier look again. @throws Failure notFound */
  async function restore(context: StaffContext, version: number): Promise<StudioLook> {
    return present(context, await publishing.republish(thingOf(context), version, changeOf(context)))
  }

  async function present(context: StaffContext, draft: DraftRow): Promise<StudioLook> {
    const shown = (await publishing.versions(thingOf(context))).find(({ version }) => version === draft.version)
    const fields = parseLookFields(draft.fields)
    const published = parseLookFields(shown?.fields ?? draft.fields)
    const languages = await Promise.all(
      ownFirst(context.tenant.config).map(async (code) => ({
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

  return { get, save, discard, publish, unschedule, versions, restore }
}

function ownFirst({ language, supportedLanguages }: TenantConfig): string[] {
  return [...new Set([language, ...supportedLanguages])]
}
