import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { useText } from '../../lib/i18n/use-text.ts'

/** The tabs of the texts pages. */
export function TextsTabs() {
  const t = useText()
  const tabs = useRef<HTMLElement>(null)
  // On a phone not all fit: scroll the current one into view.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <TabsLinks label={t('texts.title')} ref={tabs}>
      <TabLink render={<NavLink end to="/texts" />}>{t('texts.wording')}</TabLink>
      <TabLink render={<NavLink to="/texts/emails" />}>{t('texts.emails')}</TabLink>
      <TabLink render={<NavLink to="/texts/announcements" />}>{t('announcements.title')}</TabLink>
      <TabLink render={<NavLink to="/texts/terms" />}>{t('policies.tab')}</TabLink>
    </TabsLinks>
  )
}
