import { lazy, Suspense } from 'react'
import type { PostGroupId } from '#domain/ids.ts'
import { useRole } from '#ui/session/role.ts'
import { GroupsReading } from './GroupsReading.tsx'
import type { Brainstorm } from '../useBrainstorm.ts'
import { useGroupBoard } from './useGroupBoard.ts'

// Drag and drop is for those who arrange: participants do not load it.
const GroupsDesk = lazy(async () => ({ default: (await import('./GroupsDesk.tsx')).GroupsDesk }))

export interface GroupsPageProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  /** The one group that is looked at, as the room is shown it; null: all of them. */
  groupId: PostGroupId | null
  /** The facilitator leads: what is shown is not this person's to choose. */
  isLed: boolean
  onSelectGroup: (id: PostGroupId | null) => void
}

/** The groups of one question: arranged by facilitators, read by everyone. */
export function GroupsPage({ brainstorm, topicId, questionId }: GroupsPageProps) {
  const board = useGroupBoard(brainstorm, topicId, questionId)
  const isFacilitatorView = useRole() === 'facilitator'
  if (!isFacilitatorView) return <GroupsReading board={board} />
  return (
    <Suspense fallback={<GroupsReading board={board} />}>
      <GroupsDesk {...{ brainstorm, topicId, questionId, board }} />
    </Suspense>
  )
}
