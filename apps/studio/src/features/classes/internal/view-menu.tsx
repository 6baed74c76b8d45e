import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../lib/i18n/use-text.ts'
import { classViewsQuery } from '../class-queries.ts'
import styles from './view-menu.module.css'
import { ViewsDialog } from './views-dialog.tsx'

/** The saved views, and a button to save the current one. */
export function ViewMenu({ address }: { address: string }) {
  const t = useText()
  const views = useQuery(classViewsQuery).data ?? []
  const [isOpen, setOpen] = useState(false)
  const current = views.find((view) => view.address === address)
  return (
    <>
      <Menu
        trigger={
          <Button size="small" variant="secondary">
            <span className={styles.name} dir="auto">
              {current?.name ?? t('classes.views')}
            </span>
            <Icon name="chevron-down" size={16} />
          </Button>
        }
      >
        {views.map(({ id, name, address: query }) => (
          <MenuItem key={id} render={<Link to={`?${query}`} />}>
            <span dir="auto">{name}</span>
          </MenuItem>
        ))}
        {views.length > 0 && <MenuSeparator />}
        <MenuItem icon="plus" onClick={() => setOpen(true)}>
          {t('classes.saveView')}
        </MenuItem>
      </Menu>
      {isOpen && <ViewsDialog address={address} onClose={() => setOpen(false)} views={views} />}
    </>
  )
}
