import { Button } from '@mantine/core'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { UploadBox } from '../upload/UploadBox.tsx'
import { presentText } from '../text.ts'
import { uploadText } from '../upload/uploadText.ts'
import classes from './NoDocument.module.css'
import type { Present } from '../usePresent.ts'

/** The server has lost the document: facilitators upload it again, everyone else asks them to. SPEC SL21 */
export function SlidesLost({ present, onRetry }: { present: Present; onRetry: () => void }) {
  const text = useText(uploadText)
  const { failures } = useText(presentText)
  const { tryAgain } = useText(uiText)
  const mayUpload = useMayDo('arrange') && !present.isReading
  return (
    <div role="alert">
      <EmptyState title={failures.lost} hint={mayUpload ? text.uploadAgain : text.askFacilitator}>
        {mayUpload ? (
          <div className={classes.upload}>
            <UploadBox objectId={present.objectId} document={present.document} />
          </div>
        ) : (
          <Button variant="default" onClick={onRetry}>
            {tryAgain}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}
