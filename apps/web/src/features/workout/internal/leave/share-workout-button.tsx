import { Button } from '@upbeat/ui/button.tsx'
import { type MouseEvent, useState } from 'react'
import { logWarning } from '../../../../lib/log.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { notify } from '../../../../lib/snackbar-store.ts'
import { useText } from '../../../i18n/text.ts'
import type { WorkoutPicture } from './workout-picture.ts'

/** Shares a picture of the finished class by the device's share sheet, or saves it where there is none. */
export function ShareWorkoutButton({ picture }: { picture: WorkoutPicture }) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [canShare] = useState(sharesFiles)

  async function share({ currentTarget }: MouseEvent<HTMLElement>) {
    setBusy(true)
    try {
      const { drawWorkoutPicture } = await import('./workout-picture.ts')
      const file = pictureFile(await drawWorkoutPicture(picture, currentTarget))
      // Closing the sheet is not a failure.
      if (canShare) await navigator.share({ files: [file] }).catch(() => {})
      else saveFile(file)
    } catch (error) {
      logWarning('The picture of a workout could not be made', error)
      notify(t('player.pictureFailed'), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      busy={busy}
      icon={canShare ? 'share' : 'download'}
      onClick={(event) => void share(event)}
      size="large"
      variant="secondary"
    >
      {t(canShare ? 'sharing.title' : 'player.savePicture')}
    </Button>
  )
}

function sharesFiles(): boolean {
  return navigator.canShare?.({ files: [pictureFile(new Blob())] }) ?? false
}

function pictureFile(blob: Blob): File {
  return new File([blob], 'workout.png', { type: 'image/png' })
}
