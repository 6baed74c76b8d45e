import { Badge } from '@upbeat/ui/badge.tsx'
import { Button } from '@upbeat/ui/button.tsx'
import { CardGrid } from '@upbeat/ui/card-grid.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { Rail } from '@upbeat/ui/rail.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { useState } from 'react'
import styles from './gallery.module.css'
import type { Texts } from './texts.ts'

export function CardSpecimens({ t }: { t: Texts }) {
  const cards = Array.from({ length: 10 }, (_, place) => ({
    id: `card-${place}`,
    missing: place % 4 === 2,
    fresh: place % 3 === 0,
  }))
  return (
    <>
      <Section action={<Button variant="quiet">{t.all}</Button>} title={t.rail}>
        <Rail label={t.rail} nextLabel={t.next} previousLabel={t.previous}>
          {cards.map(({ id, ...card }) => (
            <li key={id}>
              <Card {...card} t={t} />
            </li>
          ))}
        </Rail>
      </Section>
      <Section title={t.grid}>
        <CardGrid>
          {cards.slice(0, 5).map(({ id, ...card }) => (
            <li key={id}>
              <Card {...card} t={t} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}

function Card({ t, missing, fresh }: { t: Texts; missing: boolean; fresh: boolean }) {
  const [saved, setSaved] = useState(fresh)
  return (
    <article className={styles.card}>
      <Picture alt="" src={missing ? '/missing.jpg' : '/src/gallery/sample.svg#5b3434'} widths={[640]} />
      <span className={styles.badge}>
        {fresh ? <Badge tone="primary">{t.fresh}</Badge> : <Badge tone="live">{t.live}</Badge>}
      </span>
      <p className={styles.facts}>{t.facts}</p>
      <h3>
        <a href="#card">{t.cardTitle}</a>
      </h3>
      <p className={styles.facts}>{t.instructor}</p>
      <span className={styles.heart}>
        <IconButton
          icon={saved ? 'heart-filled' : 'heart'}
          label={t.saved}
          onClick={() => setSaved(!saved)}
          pressed={saved}
          variant="overlay"
        />
      </span>
    </article>
  )
}
