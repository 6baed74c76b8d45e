import type { MemberImportCheck, MemberImportRow } from '@upbeat/contract/studio/entities/member-import'
import type { Text } from '../../../lib/i18n/use-text.ts'

type Known = { t: Text; plans: MemberImportCheck['plans']; day: (when: string) => string; ignoresMarketing: boolean }

/** What a new member gets, line by line. */
export function getsText(row: MemberImportRow, { t, plans, day, ignoresMarketing }: Known): string[] {
  const { access, isOver, labels, marketing } = row
  const lines = [
    access ? accessText(access, { t, plans, day }) : t(isOver ? 'memberImport.isOver' : 'memberImport.account'),
  ]
  if (labels.length > 0) lines.push(t('memberImport.withLabels', { labels: labels.join(', ') }))
  if (marketing !== null && !ignoresMarketing)
    lines.push(t(marketing ? 'memberImport.wantsMarketing' : 'memberImport.noMarketing'))
  return lines
}

function accessText(
  { kind, until, code, planTag }: NonNullable<MemberImportRow['access']>,
  { t, plans, day }: Omit<Known, 'ignoresMarketing'>,
): string {
  const plan = plans.find(({ tag }) => tag === planTag)?.name
  const names = {
    free: t('memberImport.kindFree'),
    gift: t('memberImport.kindGift'),
    code: t('memberImport.kindCode', { code: code ?? '' }),
    plan: plan ? t('memberImport.kindPlanNamed', { plan }) : t('memberImport.kindPlan'),
    trial: t('memberImport.kindTrial'),
  }
  if (until === null) return t('memberImport.endless', { kind: names[kind] })
  return t('memberImport.until', { kind: names[kind], day: day(`${until}T12:00:00Z`) })
}
