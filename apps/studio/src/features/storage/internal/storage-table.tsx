import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { useReach } from '../../../lib/api/session.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { bytesOf } from '../../../lib/media/bytes-of.ts'
import { type StoredVideo, storageQuery } from '../storage-query.ts'
import styles from './storage-table.module.css'

const pageSize = 100

/** Stored videos by size, largest first. */
export function StorageTable({ videos }: { videos: readonly StoredVideo[] }) {
  const t = useText()
  const times = useTimes()
  const queryClient = useQueryClient()
  const mayDelete = useReach('classes.delete') !== null
  const [shownRows, setShownRows] = useState(pageSize)
  const [asked, setAsked] = useState<StoredVideo | null>(null)
  const inOrder = videos.toSorted((a, b) => bytesTogether(b) - bytesTogether(a))
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('storage.count', { count: videos.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('storage.video')}</th>
              <th scope="col">{t('storage.renditions')}</th>
              <th scope="col">{t('storage.pictures')}</th>
              <th scope="col">{t('storage.source')}</th>
              <th scope="col">{t('storage.together')}</th>
              {mayDelete && <th scope="col">{t('storage.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {inOrder.slice(0, shownRows).map((video) => (
              <tr key={`${video.tag} ${video.version}`}>
                <th scope="row">
                  <Link className={styles.name} dir="auto" to={`/classes/${encodeURIComponent(video.tag)}`}>
                    {video.fileName}
                  </Link>
                  {video.replacedAt !== null && (
                    <span className={styles.note}>{t('storage.replaced', { when: times.day(video.replacedAt) })}</span>
                  )}
                </th>
                <td data-label={t('storage.renditions')}>{bytesOf(video.renditions)}</td>
                <td data-label={t('storage.pictures')}>{bytesOf(video.pictures)}</td>
                <td data-label={t('storage.source')}>{video.source > 0 ? bytesOf(video.source) : '–'}</td>
                <td data-label={t('storage.together')}>{bytesOf(bytesTogether(video))}</td>
                {mayDelete && (
                  <td className={styles.action}>
                    {video.isSourceNeeded && <span className={styles.note}>{t('storage.sourceNeeded')}</span>}
                    {video.source > 0 && !video.isSourceNeeded && (
                      <Button
                        aria-label={t('storage.deleteSourceOf', { file: video.fileName })}
                        onClick={() => setAsked(video)}
                        size="small"
                        variant="secondary"
                      >
                        {t('storage.deleteSource')}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shownRows < videos.length && (
        <Button onClick={() => setShownRows(shownRows + pageSize)} variant="secondary">
          {t('classes.more')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          action={t('storage.deleteSource')}
          done={t('storage.deleted')}
          isDangerous
          onClose={() => setAsked(null)}
          text={t('storage.deleteText')}
          title={t('storage.deleteSourceOf', { file: asked.fileName })}
          work={async () => {
            await api('deleteSource', { params: { tag: asked.tag, version: asked.version } })
            await queryClient.invalidateQueries({ queryKey: storageQuery.queryKey })
          }}
        />
      )}
    </>
  )
}

function bytesTogether({ renditions, pictures, source }: StoredVideo): number {
  return renditions + pictures + source
}
