import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, isNetworkFailure } from '@upbeat/client/api-error.ts'
import { Button } from '@upbeat/ui/button.tsx'
import { useSecondPaint } from '@upbeat/ui/second-paint.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { firstPoster } from '../../lib/page/first-poster.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { paths } from '../../lib/paths.ts'
import { playheadsQuery } from '../activity/queries.ts'
import { useText } from '../i18n/text.ts'
import { PlayerFault } from '../playback/player-fault.tsx'
import { PlayerFrame } from '../playback/player-frame.tsx'
import { PlayerSkeleton } from '../playback/player-skeleton.tsx'
import { useAfterFirstFrame } from '../playback/use-after-first-frame.ts'
import { NoStream } from './internal/no-stream.tsx'
import { PlayingClass } from './internal/playing-class.tsx'
import { offeredSecond } from './internal/session/offered-second.ts'
import type { Playable, playableQuery } from './playable.ts'
import { type PageBehind, useWayBack } from './use-way-back.ts'

export type ClassPlayerProps = {
  query: ReturnType<typeof playableQuery>
  /** Buttons next to the title: favourite, share. */
  actions?: (playable: Playable) => ReactNode
  /** Buttons while the video is being encoded. */
  whilePrepared?: ReactNode
  /** The page under the player, opened on closing; default: the previous path. */
  behind?: PageBehind
}

/** The player of recorded classes: loading, playing, or an error. Never blank. */
export function ClassPlayer(props: ClassPlayerProps) {
  return (
    <PlayerFrame>
      <Content {...props} key={props.query.queryKey.join(' ')} />
    </PlayerFrame>
  )
}

function Content({ query, actions, whilePrepared, behind }: ClassPlayerProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const playable = useQuery(query)
  const playheads = useQuery({ ...playheadsQuery(), retry: false })
  const wayBack = useWayBack(behind)
  const { goBack } = wayBack
  const { pathname } = useLocation()
  // A class opened by URL shows its poster first; its stream starts while the rest renders.
  const canDraw = useSecondPaint()
  const { data, error } = playable
  const isLoaded = data !== undefined && !playheads.isPending
  const canPlay = useAfterFirstFrame(isLoaded)
  const title = data?.virtualClass.className ?? ''
  const isGone = error instanceof ApiError && error.status === 404
  const [hasStopped, setStopped] = useState(false)
  usePageTitle(isGone && (!data || hasStopped) ? t('errors.classGone') : title)

  // Stream URLs are cached only while the player is open (PLAY-17).
  const { queryKey } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: one key for the life of this component
  useEffect(() => () => queryClient.removeQueries({ queryKey }), [])

  if (error && (!data || (isGone && hasStopped))) {
    const text = isGone ? 'errors.classGone' : isNetworkFailure(error) ? 'errors.network' : 'errors.playback'
    return (
      <PlayerFault
        hint={t(isGone ? 'player.goneText' : 'player.failureText')}
        icon={isGone ? 'search' : 'warning'}
        onClose={goBack}
        text={t(text)}
        title={t('player.title')}
      >
        {isGone ? (
          <Button render={<Link replace to={paths.classes} />}>{t('player.toClasses')}</Button>
        ) : (
          <Button busy={playable.isFetching} onClick={() => void playable.refetch()}>
            {t('common.retry')}
          </Button>
        )}
      </PlayerFault>
    )
  }
  if (!isLoaded || !canDraw || !canPlay) return <PlayerSkeleton onClose={goBack} picture={firstPoster(pathname)} />
  if (!data.isReady)
    return (
      <PlayerFault
        hint={t('player.failureText')}
        icon="clock"
        onClose={goBack}
        text={t('errors.transcoding')}
        title={title}
      >
        {whilePrepared}
        <Button
          busy={playable.isFetching}
          onClick={() => void playable.refetch()}
          variant={whilePrepared ? 'secondary' : 'primary'}
        >
          {t('common.retry')}
        </Button>
      </PlayerFault>
    )
  if (data.stream === '') return <NoStream onClose={goBack} onRetry={() => void playable.refetch()} title={title} />
  return (
    <PlayingClass
      actions={actions?.(data)}
      fetchAddress={async () => (await queryClient.fetchQuery({ ...query, staleTime: 0 })).stream}
      isGone={isGone}
      offered={offeredSecond(playheads.data ?? [], data.virtualClass.tag)}
      onMaybeGone={() => void playable.refetch()}
      onStopped={() => setStopped(true)}
      playable={data}
      wayBack={wayBack}
    />
  )
}
