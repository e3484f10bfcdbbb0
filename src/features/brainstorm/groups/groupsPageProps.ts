import type { PostGroupId, PostId } from '#domain/ids.ts'
import type { Answers } from '../answers/useAnswers.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'

export interface GroupsPageProps {
  brainstorm: Brainstorm
  answers: Answers
  topicId: string
  questionId: string
  /** The one group that is looked at, as the room is shown it; null: all of them. */
  groupId: PostGroupId | null
  /** The facilitator leads: what is shown is not this person's to choose. */
  isLed: boolean
  /** Shows one answer in full, with its comments. */
  onOpen: (id: PostId) => void
  onSelectGroup: (id: PostGroupId | null) => void
}
