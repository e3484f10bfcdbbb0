import type { MultiTopicId, ObjectId, QuestionId } from '#domain/ids.ts'
import { useDocument } from '#sync/room/documents.ts'
import { CloudPicture } from './CloudPicture.tsx'
import { useCloudWords } from './useCloudWords.ts'

export interface ProjectorWordCloudProps {
  objectId: ObjectId
  topicId: MultiTopicId
  questionId: QuestionId
}

/** For the room's screen: the word cloud of the answers that the room may see, as large as its box. */
export function ProjectorWordCloud({ objectId, topicId, questionId }: ProjectorWordCloudProps) {
  const { doc } = useDocument('board', objectId)
  const words = useCloudWords(doc, topicId, questionId)
  return words.length === 0 ? null : <CloudPicture words={words} isStill />
}
