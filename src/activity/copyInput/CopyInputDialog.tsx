import { Button, Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { Message } from '#domain/message.ts'
import type { PartId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { announce } from '#ui/focus/announce.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { faceOf } from '../face.ts'
import { useFace, useFaces } from '../faces.tsx'
import { activityInputText } from '../inputText.ts'
import type { CopySource, InputChoice } from './copySource.ts'
import { TargetStep } from './TargetStep.tsx'

export interface CopyInputDialogProps {
  part: AgendaPart
  /** What can be copied from it; null while loading. */
  source: CopySource | null
  /** Opens the activity that was copied to. */
  onOpen: (target: AgendaPart) => void
  onClose: () => void
  /** What of it is copied, as choices of its kind. */
  children?: ReactNode
}

/**
 * Copies input of an activity into another one of the session. The source's kind says what there is, the target's kind
 * how it goes in. SPEC K6 to K9
 */
export function CopyInputDialog({ part, source, onOpen, onClose, children }: CopyInputDialogProps) {
  const text = useText(activityInputText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const faces = useFaces()
  const { agenda } = useStateDocument()
  const [targetId, setTargetId] = useState<PartId | null>(null)
  const [input, setInput] = useState<InputChoice | null>(null)
  const [asked, setTop] = useState(3)
  const targets = agenda.filter((one) => one.id !== part.id && faceOf(faces, one)?.CopyTarget)
  const target = targets.find(({ id }) => id === targetId)
  const CopyTarget = useFace(target ?? null)?.CopyTarget
  const loading = <Skeleton height={160} role="status" aria-label={text.loading} />

  const copied = (count: number | null, leftOut: readonly Message[]): void => {
    if (!target) return
    const done = text.copied(count, target.partName || ui.unnamed)
    const words = [done, ...leftOut.map(toText)].join(' ')
    notify(words, 'good', { label: ui.open, run: () => onOpen(target) })
    announce(words)
    onClose()
  }
  return (
    <AppDialog title={labels.copyInput} onClose={onClose} isWide>
      {targets.length === 0 ? (
        <>
          <EmptyState title={text.noTargets} hint={text.noTargetsHint} />
          <DialogActions>
            <Button onClick={onClose}>{ui.cancel}</Button>
          </DialogActions>
        </>
      ) : source === null ? (
        loading
      ) : input && target && CopyTarget ? (
        <Suspense fallback={loading}>
          <CopyTarget {...{ source, target, input }} onBack={() => setInput(null)} onCopied={copied} />
        </Suspense>
      ) : (
        <TargetStep
          {...{ targets, targetId, onClose }}
          summary={source.summary({ type: 'answers' })}
          answerCount={source.answerCount}
          groupCount={source.groupCount}
          hasTop={source.hasTop}
          topLabel={source.topLabel}
          top={Math.min(asked, source.answerCount)}
          onTop={setTop}
          onTarget={setTargetId}
          onCopy={setInput}
        >
          {children}
        </TargetStep>
      )}
    </AppDialog>
  )
}
