import { Button } from '@upbeat/ui/button.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import rows from '../../../../lib/layout/rows.module.css'

export type RowItem = { id: string; name: string; note?: string; end?: ReactNode }
type RowsProps = {
  title: string
  badge?: ReactNode
  items: readonly RowItem[]
  /** Shown if there are no items. */
  none: string
}

const first = 5

/** A section with a list: the newest few, and the others on demand. */
export function Rows({ title, badge, items, none }: RowsProps) {
  const t = useText()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title} id={id}>
          {title}
        </h2>
        {badge}
      </div>
      {items.length === 0 ? (
        <p className={panel.text}>{none}</p>
      ) : (
        <ul aria-labelledby={id} className={rows.rows}>
          {(isWhole ? items : items.slice(0, first)).map((item) => (
            <li className={rows.row} key={item.id}>
              <span className={rows.what}>
                <bdi className={rows.name}>{item.name}</bdi>
                {item.note && <span className={rows.note}>{item.note}</span>}
              </span>
              {item.end && <span className={rows.note}>{item.end}</span>}
            </li>
          ))}
        </ul>
      )}
      {items.length > first && !isWhole && (
        <div className={panel.actions}>
          <Button onClick={() => setWhole(true)} size="small" variant="secondary">
            {t('member.showAll', { count: items.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
