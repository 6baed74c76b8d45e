import { Badge } from '@upbeat/ui/badge.tsx'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { type IconName, iconShapes } from '@upbeat/ui/icon-shapes.ts'
import { Section } from '@upbeat/ui/section.tsx'
import styles from './gallery.module.css'
import type { Texts } from './texts.ts'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

export function ButtonSpecimens({ t }: { t: Texts }) {
  return (
    <Section title={t.buttons}>
      {variants.map((variant) => (
        <div className={styles.row} key={variant}>
          {sizes.map((size) => (
            <Button key={size} size={size} variant={variant}>
              {variant === 'danger' ? t.remove : t.explore}
            </Button>
          ))}
          <Button icon="heart" variant={variant}>
            {t.saved}
          </Button>
          <Button busy variant={variant}>
            {t.explore}
          </Button>
          <Button disabled variant={variant}>
            {t.explore}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button render={<a href="#link" />}>{t.all}</Button>
        <IconButton icon="share" label={t.share} />
        <IconButton icon="heart-filled" label={t.saved} pressed />
        <IconButton icon="share" label={t.share} variant="filled" />
        <IconButton icon="captions" label={t.share} pressed variant="filled" />
        <IconButton disabled icon="share" label={t.share} />
        <Badge>{t.facts}</Badge>
        <Badge tone="primary">{t.fresh}</Badge>
        <Badge tone="live">{t.live}</Badge>
      </div>
      <div className={styles.media} data-surface="media">
        <IconButton icon="replay10" label={t.previous} size="large" variant="overlay" />
        <IconButton icon="play" label={t.explore} size="large" variant="overlay" />
        <IconButton icon="forward10" label={t.next} size="large" variant="overlay" />
        <Button variant="secondary">{t.later}</Button>
        <Badge icon="clock" tone="overlay">
          {t.facts}
        </Badge>
      </div>
    </Section>
  )
}

export function IconSpecimens({ t }: { t: Texts }) {
  return (
    <Section title={t.icons}>
      <div className={styles.icons}>
        {(Object.keys(iconShapes) as IconName[]).map((name) => (
          <figure key={name}>
            <Icon name={name} size={32} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
