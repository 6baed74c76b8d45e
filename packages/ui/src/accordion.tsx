import { Accordion as BaseAccordion } from '@base-ui/react/accordion'
import { type ReactNode, useRef } from 'react'
import styles from './accordion.module.css'
import { afterPaint } from './after-paint.ts'
import { Icon } from './icon.tsx'

export type AccordionProps = {
  /** Values of the items that start open. */
  defaultOpen?: readonly string[] | undefined
  /** Whether several items can be open at once. */
  multiple?: boolean | undefined
  children: ReactNode
}

export function Accordion({ defaultOpen, multiple = true, children }: AccordionProps) {
  return (
    <BaseAccordion.Root className={styles.root} defaultValue={defaultOpen ? [...defaultOpen] : []} multiple={multiple}>
      {children}
    </BaseAccordion.Root>
  )
}

export type AccordionItemProps = {
  value: string
  title: ReactNode
  /** Short text at the end of the heading: the current selection inside. */
  note?: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
  children: ReactNode
}

export function AccordionItem({ value, title, note, headingLevel = 3, children }: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const
  const item = useRef<HTMLDivElement>(null)
  // The last item would otherwise open below the visible area.
  const show = () => item.current?.scrollIntoView?.({ block: 'nearest' })
  return (
    <BaseAccordion.Item
      className={styles.item}
      onOpenChange={(open) => {
        if (open) afterPaint(show)
      }}
      ref={item}
      value={value}
    >
      <BaseAccordion.Header className={styles.header} render={(props) => <Heading {...props} />}>
        <BaseAccordion.Trigger className={styles.trigger}>
          <span className={styles.title}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          <Icon name="chevron-down" />
        </BaseAccordion.Trigger>
      </BaseAccordion.Header>
      <BaseAccordion.Panel className={styles.panel}>{children}</BaseAccordion.Panel>
    </BaseAccordion.Item>
  )
}
