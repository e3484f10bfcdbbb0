import { suggestGroups } from '#domain/suggest/suggestGroups.ts'
import type { AnswerText, SuggestedGroup } from '#domain/suggest/suggestGroups.ts'

/** What the thread says: how far it is, and at last what it found. */
export type GroupingWord = { share: number } | { groups: SuggestedGroup[] }

// A thread of its own: the board stays fluent while answers are compared, and whoever does not want to wait ends it.
self.onmessage = ({ data }: MessageEvent<AnswerText[]>) => {
  const say = (word: GroupingWord): void => self.postMessage(word)
  say({ groups: suggestGroups(data, (share) => say({ share })) })
}
