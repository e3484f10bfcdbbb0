import type { ContentKind } from '#domain/activity/contents.ts'
import type { Activity } from '#domain/activity/model.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { activityIn, shadowOf } from '#server/live/room.ts'
import type { Room } from '#server/live/room.ts'
import { contentTag, voteTag } from './tags.ts'
import type { Command, CommandRoom } from './command.ts'
import { MissingFact, askForVote } from './facts.ts'
import type { Facts } from './facts.ts'

/** What one command sees of its room. */
export function commandRoom(room: Room, command: Command<unknown>, facts: Facts, nowMs: number): CommandRoom {
  const { author, objectIds } = command
  function content(id: string): ReturnType<CommandRoom['content']> {
    const known = facts.contents.get(id)
    if (known === undefined) throw new MissingFact((questions) => questions.contentIds.add(id))
    if (known === null) return null
    const isMine = known.tag !== null && known.tag.equals(contentTag(author, id))
    return { objectId: known.objectId, kind: known.kind as ContentKind, isMine }
  }
  function findActivity(objectId: ObjectId): Activity | null {
    if (!objectIds.includes(objectId)) throw new Error(`the command did not name activity ${objectId}`)
    return activityIn(room, objectId)
  }
  return {
    state: shadowOf(room, documentName({ kind: 'state', id: command.workshopId })).doc,
    activity(objectId) {
      const activity = findActivity(objectId)
      if (!activity) throw new Refusal('NOT_FOUND', `activity ${objectId}`)
      return activity
    },
    findActivity,
    actor: { role: author.role, isMine: (id) => content(id)?.isMine ?? false },
    now: Math.floor(nowMs / 1000),
    nowMs,
    content,
    ownVote(targetId) {
      const known = facts.votes.get(voteTag(author, targetId).toString('hex'))
      if (known === undefined) throw new MissingFact((questions) => askForVote(questions, author, targetId))
      return known && { id: known.id, value1: known.value1 }
    },
    hasVoted(objectId, targetId) {
      const tag = voteTag(author, targetId).toString('hex')
      // What this tick added or took away is among these, and not in the database yet.
      const known = facts.votes.get(tag)
      if (known !== undefined) return known !== null
      const tags = facts.voteTagsIn.get(objectId)
      if (tags === undefined) throw new MissingFact((questions) => questions.votedObjects.add(objectId))
      return tags.has(tag)
    },
    voteCount(targetId) {
      const known = facts.voteCounts.get(targetId)
      if (known === undefined) throw new MissingFact((questions) => questions.voteTargets.add(targetId))
      return known
    },
    guides() {
      if (facts.guides === null) throw new MissingFact((questions) => (questions.guides = true))
      return facts.guides
    },
  }
}
