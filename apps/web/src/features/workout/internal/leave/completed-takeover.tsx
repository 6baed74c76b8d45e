import { completionOf } from '@upbeat/rules/player/leave-decision'
import type { Leaving } from '@upbeat/rules/player/leaving'
import { Button } from '@upbeat/ui/button.tsx'
import { Takeover } from '@upbeat/ui/takeover.tsx'
import { useRef } from 'react'
import { useLanguage } from '../../../i18n/language-store.ts'
import { useText } from '../../../i18n/text.ts'
import { useTenant } from '../../../tenant/tenant-store.ts'
import type { WatchSession } from '../session/watch-session.ts'
import styles from './completed-takeover.module.css'
import { HowWasIt } from './how-was-it.tsx'
import { MinutesRing, minuteUnit } from './minutes-ring.tsx'
import { NextClasses } from './next-classes.tsx'
import { ShareWorkoutButton } from './share-workout-button.tsx'
import { WeekSoFar } from './week-so-far.tsx'

type CompletedTakeoverProps = {
  leaving: Leaving
  session: WatchSession
  onDone: () => void
  /** Restarts the class, if possible: offered if nothing is logged. */
  onKeepPlaying?: (() => void) | undefined
}

/** The end of a class (PLAY-06, PLAY-07, PLAY-15): the minutes done, and the member's week. Done and the X both leave. */
export function CompletedTakeover({ leaving, session, onDone, onKeepPlaying }: CompletedTakeoverProps) {
  const t = useText()
  const done = useRef<HTMLButtonElement>(null)
  const keepPlaying = useRef<HTMLButtonElement>(null)
  const isOpen = leaving.state === 'completed'
  const { elapsed, minutes } = isOpen ? leaving : { elapsed: 0, minutes: 0 }
  const language = useLanguage()
  const { displayName, name: club } = useTenant()
  const { className: name, instructor, tag } = session.watching.virtualClass
  const duration = session.length()
  const completion = completionOf(elapsed, duration)
  const share = completion === 'whole' ? 1 : elapsed / (duration ?? elapsed)
  const canKeepPlaying = completion === 'none' && onKeepPlaying !== undefined
  const titles = {
    none: () => t('player.notThisTime'),
    part: () => t('player.completedPart', { minutes, total: Math.round((duration ?? 0) / 60) }),
    whole: () => t('player.completedTitle'),
  }
  return (
    <Takeover
      actions={
        <>
          {canKeepPlaying && (
            <Button fullWidth onClick={onKeepPlaying} ref={keepPlaying} size="large">
              {t('player.keepPlaying')}
            </Button>
          )}
          <div className={styles.last}>
            {isOpen && completion !== 'none' && (
              <ShareWorkoutButton
                picture={{
                  club: displayName ?? club,
                  title: titles[completion](),
                  name,
                  coach: instructor,
                  minutes,
                  unit: minuteUnit(minutes, language),
                  share,
                }}
              />
            )}
            <Button
              fullWidth
              onClick={onDone}
              ref={done}
              size="large"
              variant={canKeepPlaying ? 'secondary' : 'primary'}
            >
              {t('player.done')}
            </Button>
          </div>
        </>
      }
      closeLabel={t('common.close')}
      figure={completion !== 'none' && <MinutesRing minutes={minutes} share={share} />}
      initialFocus={canKeepPlaying ? keepPlaying : done}
      onClose={onDone}
      open={isOpen}
      title={titles[completion]()}
    >
      {/* Up to half a minute more would be shown as 1 minute, which then doesn't count. */}
      {completion === 'none' && minutes === 0 && (
        <p className={styles.minutes}>{t('player.completedMinutes', { count: minutes })}</p>
      )}
      {completion === 'none' && <p>{t('player.completedUnlogged')}</p>}
      {completion === 'whole' && (
        <p>{t('player.completedText', { minutes: t('player.completedMinutes', { count: minutes }), name })}</p>
      )}
      {isOpen && completion !== 'none' && (
        <>
          <WeekSoFar seconds={elapsed} tag={tag} />
          <HowWasIt onRate={session.rate} />
          <NextClasses done={session.watching.virtualClass} />
        </>
      )}
    </Takeover>
  )
}
