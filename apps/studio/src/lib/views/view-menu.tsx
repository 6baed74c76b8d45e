import { useQuery } from '@tanstack/react-query'
import type { ViewKind } from '@upbeat/contract/studio/entities/views/saved-view'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { LazyDialog } from '../forms/lazy-dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './view-menu.module.css'
import { viewsQuery } from './views-query.ts'

const loadViewsDialog = async () => (await import('./views-dialog.tsx')).ViewsDialog

type ViewMenuProps = {
  kind: ViewKind
  /** The URL query of the list. */
  address: string
  /** Views that every club has. */
  presets?: readonly { name: string; address: string }[]
}

/** The views of a list, and a button to save the current one. */
export function ViewMenu({ kind, address, presets = [] }: ViewMenuProps) {
  const t = useText()
  const views = useQuery(viewsQuery(kind)).data ?? []
  const [isOpen, setOpen] = useState(false)
  const current = [...views, ...presets].find((view) => view.address === address)
  return (
    <>
      <Menu
        trigger={
          <Button size="small" variant="secondary">
            <span className={styles.name} dir="auto">
              {current?.name ?? t('views.title')}
            </span>
            <Icon name="chevron-down" size={16} />
          </Button>
        }
      >
        {presets.map((preset) => (
          <ViewItem key={preset.address} {...preset} />
        ))}
        {presets.length > 0 && <MenuSeparator />}
        {views.map(({ id, ...view }) => (
          <ViewItem key={id} {...view} />
        ))}
        {views.length > 0 && <MenuSeparator />}
        <MenuItem icon="plus" onClick={() => setOpen(true)}>
          {t('views.save')}
        </MenuItem>
      </Menu>
      {isOpen && (
        <LazyDialog load={loadViewsDialog} onClose={() => setOpen(false)}>
          {(ViewsDialog) => <ViewsDialog address={address} kind={kind} onClose={() => setOpen(false)} views={views} />}
        </LazyDialog>
      )}
    </>
  )
}

function ViewItem({ name, address }: { name: string; address: string }) {
  return (
    <MenuItem render={<Link to={`?${address}`} />}>
      <span dir="auto">{name}</span>
    </MenuItem>
  )
}
