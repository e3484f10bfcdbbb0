import { useEffect, useState } from 'react'
import type * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'
import { countWords } from '#domain/brainstorm/groups/words.ts'
import type { CloudWord } from '#domain/brainstorm/groups/words.ts'
import type { MultiTopicId, QuestionId } from '#domain/ids.ts'
import { sameValue } from '#domain/workshop/state.ts'

const calmMs = 1000

/**
 * The words of the answers that a document shows under a question. Throttled to one count per second: counting a
 * thousand answers takes a phone longer than a frame, and a cloud that changes with each answer is unreadable.
 */
export function useCloudWords(doc: Y.Doc, topicId: MultiTopicId, questionId: QuestionId): CloudWord[] {
  const [words, setWords] = useState(() => countWords(textsOf(doc, topicId, questionId)))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    const count = (): void => {
      timer = null
      const now = countWords(textsOf(doc, topicId, questionId))
      setWords((before) => (sameValue(before, now) ? before : now))
    }
    const onChange = (): void => {
      timer ??= setTimeout(count, calmMs)
    }
    const watch = <Value>(map: Y.Map<Value>): (() => void) => {
      map.observe(onChange)
      return () => map.unobserve(onChange)
    }
    const stops = [watch(roots.posts(doc)), watch(roots.postText(doc)), watch(roots.postDeleted(doc))]
    // Covers changes between the first rendering and this effect, and a change of question.
    timer = setTimeout(count)
    return () => {
      for (const stop of stops) stop()
      if (timer !== null) clearTimeout(timer)
    }
  }, [doc, topicId, questionId])
  return words
}

function textsOf(doc: Y.Doc, topicId: MultiTopicId, questionId: QuestionId): string[] {
  const texts: string[] = []
  for (const [id, record] of roots.posts(doc).entries()) {
    if (record.multiTopicId !== topicId || record.questionId !== questionId) continue
    if (!roots.postDeleted(doc).get(id)) texts.push(roots.postText(doc).get(id) ?? '')
  }
  return texts
}
