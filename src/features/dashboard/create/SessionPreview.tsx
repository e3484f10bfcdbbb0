import { Button, Skeleton } from '@mantine/core'
import { TemplateDocument } from '#api/operations/template.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { useText } from '#ui/texts/useText.ts'
import { PartList } from '../templates/PartList.tsx'
import classes from './CreateWorkshopDialog.module.css'
import { createText } from './createText.ts'
import type { WorkshopSource } from './makeWorkshop.ts'

export interface SessionPreviewProps {
  source: WorkshopSource
  /** Returns to the form of the copy. */
  onClose: () => void
}

/** The activities of the session that will be copied. */
export function SessionPreview({ source, onClose }: SessionPreviewProps) {
  const text = useText(createText)
  const { data, error, refetch } = useQuery(TemplateDocument, { id: source.id })
  const session = data?.workshop
  return (
    <AppDialog isWide title={source.name} onClose={onClose}>
      {session && (
        <>
          <p className={classes.desc} data-empty={session.lobbyDesc === '' || undefined}>
            {session.lobbyDesc || text.noDescription}
          </p>
          <PartList parts={session.parts} none={text.noActivities} />
        </>
      )}
      {!session && error && <LoadFailed onRetry={() => void refetch()} />}
      {!session && !error && <Skeleton height={120} role="status" aria-label={text.loadingSession} />}
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {text.back}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
