import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { Sheet } from '@upbeat/ui/sheet.tsx'
import { useState } from 'react'
import { FilterAccordion, Intensity } from './form-specimens.tsx'
import styles from './gallery.module.css'
import type { Texts } from './texts.ts'

export function OverlaySpecimens({ t, open }: { t: Texts; open: string | null }) {
  const [shown, setShown] = useState(open)
  const close = () => setShown(null)
  return (
    <div className={styles.row}>
      <Button onClick={() => setShown('dialog')} variant="secondary">
        {t.finish}
      </Button>
      <Button icon="filter" onClick={() => setShown('sheet')} variant="secondary">
        {t.filter}
      </Button>
      <Button icon="share" onClick={() => setShown('bottom')} variant="secondary">
        {t.share}
      </Button>
      <Dialog
        actions={
          <>
            <Button onClick={close} variant="secondary">
              {t.keepOn}
            </Button>
            <Button onClick={close}>{t.finish}</Button>
          </>
        }
        closeLabel={t.close}
        description={t.dialogText}
        onOpenChange={close}
        open={shown === 'dialog'}
        title={t.dialogTitle}
      />
      <Sheet
        closeLabel={t.close}
        footer={
          <>
            <Button fullWidth onClick={close} size="large">
              {t.view}
            </Button>
            <Button fullWidth variant="quiet">
              {t.reset}
            </Button>
          </>
        }
        onOpenChange={close}
        open={shown === 'sheet'}
        title={t.filter}
      >
        <FilterAccordion t={t} />
        <Intensity t={t} />
      </Sheet>
      <Sheet closeLabel={t.close} onOpenChange={close} open={shown === 'bottom'} side="bottom" title={t.share}>
        <p>{t.lead}</p>
      </Sheet>
    </div>
  )
}
