import type * as Y from 'yjs'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import type { NewItem } from '#domain/activity/items/changeItems.ts'
import type { pollType, subPollType } from '#domain/evaluate/items.ts'
import { pollRules, subPollRules } from '#domain/evaluate/pollRules.ts'

/** Adds a poll at the end. */
export function addPoll(desk: Y.Doc, poll: NewItem<typeof pollType>): void {
  deskEdits.create(pollRules, desk, poll)
}

/** Adds a sub-poll at the end of its poll. */
export function addSubPoll(desk: Y.Doc, subPoll: NewItem<typeof subPollType> & { pollId: string }): void {
  deskEdits.create(subPollRules, desk, subPoll)
}
