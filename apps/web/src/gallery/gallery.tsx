import { Button } from '@upbeat/ui/button.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { LoadingOverlay } from '@upbeat/ui/loading-overlay.tsx'
import { PageWidth } from '@upbeat/ui/page-width.tsx'
import { SkipLink } from '@upbeat/ui/skip-link.tsx'
import { Snackbar } from '@upbeat/ui/snackbar.tsx'
import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { useState } from 'react'
import { ButtonSpecimens, IconSpecimens } from './button-specimens.tsx'
import { CardSpecimens } from './card-specimens.tsx'
import { FormSpecimens } from './form-specimens.tsx'
import styles from './gallery.module.css'
import { OverlaySpecimens } from './overlay-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'
import type { Texts } from './texts.ts'
import { type ThemeName, themes } from './themes.ts'

/** All primitives on one page, in one theme and direction. `open` initially opens an overlay: dialog, sheet, bottom, snackbar, loading. */
export function Gallery({ t, theme, open }: { t: Texts; theme: ThemeName; open: string | null }) {
  const [tab, setTab] = useState(0)
  return (
    <>
      <SkipLink target="main">{t.skip}</SkipLink>
      <header className={styles.bar} data-surface="header">
        <PageWidth className={styles.header}>
          <strong className={styles.logo}>{t.home}</strong>
          <span className={styles.wide}>
            <Button variant="quiet">{t.explore}</Button>
          </span>
          <Button size="small">{t.signIn}</Button>
          <IconButton icon="person" label={t.signIn} />
          <IconButton icon="more" label={t.menu} />
        </PageWidth>
      </header>
      <main id="main">
        <PageWidth className={styles.main}>
          <div className={styles.hero}>
            <Heading level={1} size="hero">
              {t.hero}
            </Heading>
            <p className={styles.lead}>{t.lead}</p>
            <span>
              <Button iconEnd="arrow-end" size="large">
                {t.explore}
              </Button>
            </span>
          </div>
          <nav aria-label={t.all} className={styles.row}>
            {Object.keys(themes).flatMap((name) =>
              ['ltr', 'rtl'].map((direction) => (
                <a href={`?theme=${name}&dir=${direction}`} key={name + direction}>
                  {`${name} ${direction}`}
                </a>
              )),
            )}
          </nav>
          <TabsLinks label={t.menu}>
            {t.tabs.map((label, place) => (
              <TabLink
                current={place === tab}
                key={label}
                render={<a href={`#${place}`} onClick={() => setTab(place)} />}
              >
                {label}
              </TabLink>
            ))}
          </TabsLinks>
          <CardSpecimens t={t} />
          <ButtonSpecimens t={t} />
          <FormSpecimens t={t} />
          <OverlaySpecimens open={open} t={t} />
          <StateSpecimens t={t} />
          <IconSpecimens t={t} />
        </PageWidth>
      </main>
      <footer data-surface="footer">
        <PageWidth className={styles.footer}>
          <strong className={styles.logo}>{t.home}</strong>
          {t.tabs.map((label) => (
            <a href="#footer" key={label}>
              {label}
            </a>
          ))}
          <Button size="small">{t.signIn}</Button>
        </PageWidth>
      </footer>
      <Snackbar text={t.notice} tone={theme === 'light' ? 'success' : 'info'} visible={open === 'snackbar'} />
      <LoadingOverlay active={open === 'loading'} delayMs={800} label={t.loading} />
    </>
  )
}
