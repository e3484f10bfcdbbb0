import { useCallback } from 'react'
import type * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'
import { countWords } from '#domain/brainstorm/words.ts'
import type { CloudWord } from '#domain/brainstorm/words.ts'
import type { MultiTopicId, QuestionId } from '#domain/ids.ts'
import { useDerived } from '#sync/useDoc.ts'
import { useCalm } from './useCalm.ts'

const readFrom = [roots.posts, roots.postText, roots.postDeleted]
const calmMs = 1000

/** The words of the answers that a document shows under a question, a new list at most once a second. */
export function useCloudWords(doc: Y.Doc, topicId: MultiTopicId, questionId: QuestionId): CloudWord[] {
  const read = useCallback(
    (from: Y.Doc): CloudWord[] => {
      const texts: string[] = []
      for (const [id, place] of roots.posts(from).entries()) {
        if (place.multiTopicId !== topicId || place.questionId !== questionId) continue
        if (!roots.postDeleted(from).get(id)) texts.push(roots.postText(from).get(id) ?? '')
      }
      return countWords(texts)
    },
    [topicId, questionId],
  )
  return useCalm(useDerived(doc, readFrom, read), calmMs)
}
