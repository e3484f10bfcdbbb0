import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { CopyIntoForm } from '#activity/copyInput/CopyIntoForm.tsx'
import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import * as slideMessages from '#domain/messages/slideDocument.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useText } from '#ui/texts/useText.ts'
import { usePresent } from '../usePresent.ts'
import { inputText } from '../inputText.ts'

/** How input is copied into Slides: as comments on one page. SPEC SL17 */
export function CopyIntoPresent(props: CopyTargetProps) {
  const { source, target, input } = props
  const text = useText(inputText)
  const { document, isKnown } = usePresent(target.objectId)
  const [page, setPage] = useState(1)
  const pages = document?.pages ?? 0
  const isComplete = page >= 1 && page <= pages
  const call = {
    workshopId: source.workshopId,
    activePartId: source.partId,
    copyObjects: source.itemsOf(input, true),
    fromPartInput: source.from,
    toPartInput: { partId: target.id, inputKind: 'ANSWERS' as const, topicPosition: page - 1 },
  }
  return (
    <CopyIntoForm {...props} isReady={isKnown} calls={isComplete ? [call] : []}>
      {document ? (
        <NumberInput
          label={text.page}
          description={text.pageOf(pages)}
          data-autofocus
          min={1}
          max={pages}
          clampBehavior="strict"
          allowDecimal={false}
          value={page}
          onChange={(value) => setPage(Number(value) || 0)}
        />
      ) : (
        <MistakeAlert message={slideMessages.documentFirst} />
      )}
    </CopyIntoForm>
  )
}
