import type { BroadcastHealth } from '@upbeat/contract/studio/entities/broadcast'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import styles from './encoder.module.css'
import { rateOf } from './problem-texts.ts'

/** Bitrate, keyframe interval, audio level and gaps of what arrives (WEEK-06). */
export function IncomingFacts({ health: { video, audio, gaps } }: { health: BroadcastHealth }) {
  const t = useText()
  const unknown = t('broadcast.unknown')
  const second = (value: number) => t('broadcast.seconds', { second: Math.round(value * 10) / 10 })
  const missing = gaps.reduce((sum, gap) => sum + gap.second, 0)
  const facts = [
    [t('broadcast.factPicture'), video ? pictureOf(video) : unknown],
    [t('broadcast.factBitrate'), video?.bitsPerSecond ? rateOf(video.bitsPerSecond) : unknown],
    [t('broadcast.factKeyframe'), video?.keyframeSecond ? second(video.keyframeSecond) : unknown],
    [t('broadcast.factSound'), audio?.peakDecibel == null ? unknown : levelOf(audio.peakDecibel)],
    [
      t('broadcast.factGaps'),
      gaps.length === 0
        ? t('broadcast.noGaps')
        : t('broadcast.gaps', { count: gaps.length, second: Math.round(missing) }),
    ],
  ] as const
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('broadcast.facts')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div className={styles.fact} key={name}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )

  function pictureOf({ width, height, framesPerSecond }: NonNullable<BroadcastHealth['video']>): string {
    if (framesPerSecond === null) return t('broadcast.factSize', { width: String(width), height: String(height) })
    return t('broadcast.factPictureValue', {
      width: String(width),
      height: String(height),
      rate: Math.round(framesPerSecond),
    })
  }

  function levelOf(decibel: number): string {
    return decibel <= -100
      ? t('broadcast.soundSilent')
      : t('broadcast.soundLevel', { decibel: Math.round(decibel) || 0 })
  }
}
