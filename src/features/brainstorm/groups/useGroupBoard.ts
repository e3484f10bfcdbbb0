import { roots } from '#domain/brainstorm/roots.ts'
import type { QuestionId } from '#domain/ids.ts'
import { useDerived } from '#sync/useDoc.ts'
import { readGroupBoard } from './groupBoard.ts'
import type { GroupBoard } from './groupBoard.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

const readFrom = [
  roots.posts,
  roots.postText,
  roots.postDeleted,
  roots.groups,
  roots.groupTitle,
  roots.groupColor,
  roots.groupDeleted,
  roots.groupOf,
  roots.scores,
]

/** Groups of one question with their answers, live. */
export function useGroupBoard({ source }: Brainstorm, topicId: string, questionId: QuestionId): GroupBoard {
  return useDerived(source, readFrom, (doc) => readGroupBoard(doc, topicId, questionId))
}
