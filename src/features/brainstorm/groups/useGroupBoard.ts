import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { BoardContent } from '#activity/board/board.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { QuestionId } from '#domain/ids.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { readGroupBoard } from './groupBoard.ts'

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
export function useGroupBoard({ source }: Brainstorm, topicId: string, questionId: QuestionId): BoardContent {
  // Memoised per question: a thousand answers are read only when one changed, not at each rendering.
  const read = useCallback((doc: Y.Doc) => readGroupBoard(doc, topicId, questionId), [topicId, questionId])
  return useDerived(source, readFrom, read)
}
