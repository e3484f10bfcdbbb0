import { suggestGroups } from '#domain/suggest/suggestGroups.ts'
import type { AnswerText, SuggestedGroup } from '#domain/suggest/suggestGroups.ts'

/** Messages of the worker: its progress, and finally its result. */
export type GroupingWord = { share: number } | { groups: SuggestedGroup[] }

// A web worker, so that the board stays responsive while items are compared and the search can be terminated at any
// time.
self.onmessage = ({ data }: MessageEvent<AnswerText[]>) => {
  const say = (word: GroupingWord): void => self.postMessage(word)
  say({ groups: suggestGroups(data, (share) => say({ share })) })
}
