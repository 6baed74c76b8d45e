import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Role } from '@upbeat/rules/staff/may'

/** The phrases of a role: its name and its description. */
export const roleKeys: Record<Role, { name: StudioPhraseKey; text: StudioPhraseKey }> = {
  owner: { name: 'staff.owner', text: 'staff.ownerText' },
  manager: { name: 'staff.manager', text: 'staff.managerText' },
  coach: { name: 'staff.coach', text: 'staff.coachText' },
  support: { name: 'staff.support', text: 'staff.supportText' },
  analyst: { name: 'staff.analyst', text: 'staff.analystText' },
}
