import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { roots } from '#domain/brainstorm/roots.ts'
import { contents } from '#domain/content.ts'
import type { PartId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useDocument, useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useDerived } from '#sync/useDoc.ts'
import { announce } from '#ui/announce.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { BrainstormSteps } from './BrainstormSteps.tsx'
import type { CopySource, InputChoice } from './copyChoice.ts'
import { copyInputText } from './copyInputText.ts'
import { readCopySource } from './readCopySource.ts'
import { TargetStep } from './TargetStep.tsx'

export interface CopyInputDialogProps {
  part: AgendaPart
  /** The question it was opened at, and what was selected there. */
  from: Pick<CopySource, 'multiTopicId' | 'questionId' | 'postIds' | 'groupIds'>
  /** Goes to the activity that was copied to. */
  onOpen: (target: AgendaPart) => void
  onClose: () => void
}

const sourceRoots = [
  ...[roots.posts, roots.postDeleted, roots.groups, roots.groupDeleted],
  ...[roots.questions, roots.questionText, roots.questionDeleted],
]

/** Copies answers or groups of an activity into another one of the session. SPEC K6 to K9. */
export function CopyInputDialog({ part, from, onOpen, onClose }: CopyInputDialogProps) {
  const text = useText(copyInputText)
  const { workshopId } = useRoom()
  const { agenda } = useStateDocument()
  const { doc, state } = useDocument('desk', part.objectId)
  const there = useDerived(doc, sourceRoots, (desk) => readCopySource(desk, from))
  const [targetId, setTargetId] = useState<PartId | null>(null)
  const [input, setInput] = useState<InputChoice | null>(null)
  const [asked, setTop] = useState(3)
  const targets = agenda.filter(({ id, content }) => id !== part.id && content === contents.brainstorm)
  const target = targets.find(({ id }) => id === targetId)
  const isSelection = from.postIds.length > 0
  const groupIds = isSelection ? from.groupIds : there.groupIds
  const source: CopySource = { ...from, workshopId, partId: part.id, groupIds }

  const summary = (chosen: InputChoice): string => {
    if (chosen.type === 'groups') return text.groupsOf(groupIds.length)
    if (chosen.type === 'top') return text.topAnswers(chosen.count, there.question)
    if (isSelection) return text.selectedAnswers(from.postIds.length)
    return there.answers === 0 ? text.nothing : text.allAnswers(there.answers, there.question)
  }
  const copied = (count: number | null): void => {
    if (!target) return
    const words = text.copied(count, target.partName || text.unnamed)
    notify(words, 'good', { label: text.open, run: () => onOpen(target) })
    announce(words)
    onClose()
  }
  return (
    <AppDialog title={text.title} onClose={onClose} isWide>
      {targets.length === 0 ? (
        <>
          <EmptyState title={text.noTargets} hint={text.noTargetsHint} />
          <DialogActions>
            <Button onClick={onClose}>{text.cancel}</Button>
          </DialogActions>
        </>
      ) : state.status !== 'ready' ? (
        <Skeleton height={160} role="status" aria-label={text.loading} />
      ) : input && target ? (
        <BrainstormSteps
          {...{ source, target, input, summary }}
          onBack={() => setInput(null)}
          onCopied={copied}
        />
      ) : (
        <TargetStep
          {...{ targets, targetId, onClose }}
          summary={summary({ type: 'answers' })}
          answerCount={isSelection ? from.postIds.length : there.answers}
          groupCount={groupIds.length}
          hasTop={!isSelection}
          top={Math.min(asked, there.answers)}
          onTop={setTop}
          onTarget={setTargetId}
          onCopy={setInput}
        />
      )}
    </AppDialog>
  )
}
