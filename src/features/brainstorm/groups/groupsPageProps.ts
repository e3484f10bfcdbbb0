import type { PostGroupId, PostId } from '#domain/ids.ts'
import type { Answers } from '../answers/useAnswers.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

export interface GroupsPageProps {
  brainstorm: Brainstorm
  answers: Answers
  topicId: string
  questionId: string
  /** The one group that is shown, as presented to the room; null: all groups. */
  groupId: PostGroupId | null
  /** The facilitator leads, so this person cannot choose what is shown. */
  isLed: boolean
  /** Opens one answer in full, with its comments. */
  onOpen: (id: PostId) => void
  onSelectGroup: (id: PostGroupId | null) => void
}
