import { IconPresentation } from '@tabler/icons-react'
import { useMayDo } from '#activity/session/useMayDo.ts'
import * as slideMessages from '#domain/messages/slideDocument.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import classes from './NoDocument.module.css'
import type { Present } from '../usePresent.ts'

const UploadBox = lazyPart(async () => ({ default: (await import('../upload/UploadBox.tsx')).UploadBox }))

/** Before the first upload: facilitators upload, everyone else waits. */
export function NoDocument({ present }: { present: Present }) {
  const text = useText(presentText)
  const toText = useMessageText()
  const mayArrange = useMayDo('arrange')
  const icon = <IconPresentation size={28} />
  if (!mayArrange)
    return (
      <div role="status">
        <EmptyState icon={icon} title={toText(slideMessages.documentMissing)} hint={text.waitHint} />
      </div>
    )
  return (
    <EmptyState icon={icon} title={text.noDocument} hint={text.noDocumentHint}>
      <div className={classes.upload}>
        <UploadBox objectId={present.objectId} document={null} />
      </div>
    </EmptyState>
  )
}
