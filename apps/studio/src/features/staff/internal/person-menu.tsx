import type { StaffPerson } from '@upbeat/contract/studio/entities/staff'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '@upbeat/ui/menu.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { PersonChange } from './person-dialog.tsx'

export type PersonMenuProps = { person: StaffPerson; onChoose: (kind: PersonChange['kind']) => void }

export function PersonMenu({ person, onChoose }: PersonMenuProps) {
  const t = useText()
  return (
    <Menu trigger={<IconButton icon="more" label={t('staff.actionsFor', { name: person.name })} size="small" />}>
      <MenuItem icon="person" onClick={() => onChoose('role')}>
        {t('staff.changeRole')}
      </MenuItem>
      {!person.isYou && person.role !== 'owner' && (
        <MenuItem icon="key" onClick={() => onChoose('ownership')}>
          {t('staff.transfer')}
        </MenuItem>
      )}
      {!person.isYou && (
        <>
          <MenuSeparator />
          <MenuItem icon="close" onClick={() => onChoose('removal')} tone="danger">
            {t('staff.remove')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
