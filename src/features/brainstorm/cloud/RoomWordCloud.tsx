import type { MultiTopicId, ObjectId, QuestionId } from '#domain/ids.ts'
import { useDocument } from '#sync/documents.ts'
import { CloudPicture } from './CloudPicture.tsx'
import { useCloudWords } from './useCloudWords.ts'

export interface RoomWordCloudProps {
  objectId: ObjectId
  topicId: MultiTopicId
  questionId: QuestionId
}

/** The word cloud alone, as large as its box, of what the room may see: for the room's screen. */
export function RoomWordCloud({ objectId, topicId, questionId }: RoomWordCloudProps) {
  const { doc } = useDocument('board', objectId)
  const words = useCloudWords(doc, topicId, questionId)
  return words.length === 0 ? null : <CloudPicture words={words} isStill />
}
