import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuCheckbox } from '@upbeat/ui/menu.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { ViewMenu } from '../../../../lib/views/view-menu.tsx'
import type { MemberFilter } from '../../use-member-filter.ts'
import { memberColumnKeys, memberColumns } from './member-columns.ts'
import { momentKeys } from './moment-keys.ts'

/** What the front desk asks for most. */
const presets = [
  { label: momentKeys.trialEndsThisWeek, address: 'when=trialEndsThisWeek' },
  { label: 'members.cardFailing', address: 'state=pastDue' },
  { label: momentKeys.joinedThisMonth, address: 'when=joinedThisMonth' },
  { label: momentKeys.notWatched30Days, address: 'when=notWatched30Days' },
] as const

/** Views and columns of the list. */
export function MemberViewTools({ filter: { address, columns, toggleColumn } }: { filter: MemberFilter }) {
  const t = useText()
  return (
    <div className={panel.actions}>
      <ViewMenu
        address={address}
        kind="members"
        presets={presets.map((preset) => ({ name: t(preset.label), address: preset.address }))}
      />
      <Menu
        trigger={
          <Button size="small" variant="secondary">
            {t('members.columns')}
            <Icon name="chevron-down" size={16} />
          </Button>
        }
      >
        {memberColumns.map((column) => (
          <MenuCheckbox checked={columns.includes(column)} key={column} onChange={() => toggleColumn(column)}>
            {t(memberColumnKeys[column])}
          </MenuCheckbox>
        ))}
      </Menu>
    </div>
  )
}
