import type { ContentKind } from '#domain/activity/contents.ts'
import type { Activity } from '#domain/activity/model.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { activityIn, shadowOf } from '../live/liveWorkshop.ts'
import type { LiveWorkshop } from '../live/liveWorkshop.ts'
import { ballotTag, contentTag, voteTag } from './tags.ts'
import type { Command, CommandWorkshop } from './command.ts'
import { MissingLookup, allKnown, askForVote } from './lookups.ts'
import type { Lookups } from './lookups.ts'

/** The view of the workshop that one command gets. */
export function commandWorkshop(
  live: LiveWorkshop,
  command: Command<unknown>,
  lookups: Lookups,
  nowMs: number,
): CommandWorkshop {
  const { author, objectIds } = command
  function content(id: string): ReturnType<CommandWorkshop['content']> {
    const known = lookups.contents.get(id)
    if (known === undefined) throw new MissingLookup((request) => request.contentIds.add(id))
    if (known === null) return null
    const isMine = known.tag !== null && known.tag.equals(contentTag(author, id))
    return { objectId: known.objectId, kind: known.kind as ContentKind, isMine }
  }
  function findActivity(objectId: ObjectId): Activity | null {
    if (!objectIds.includes(objectId)) throw new Error(`the command did not name activity ${objectId}`)
    return activityIn(live, objectId)
  }
  return {
    state: shadowOf(live, documentName({ kind: 'state', id: command.workshopId })).doc,
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
    isUsed(id) {
      const known = lookups.used.get(id)
      if (known === undefined) throw new MissingLookup((request) => request.newIds.add(id))
      return known
    },
    ownVote(targetId) {
      const known = lookups.votes.get(voteTag(author, targetId).toString('hex'))
      if (known === undefined) throw new MissingLookup((request) => askForVote(request, author, targetId))
      return known && { id: known.id, value1: known.value1 }
    },
    ownBallotVotes(targetIds, round) {
      const tags = targetIds.map((targetId) => ballotTag(author, targetId, round))
      const known = allKnown(lookups.ballotVotes, tags, 'ballotTags')
      return new Map(
        targetIds.flatMap((targetId, at) => {
          const vote = known[at]
          return vote ? [[targetId, { id: vote.id, value1: vote.value1, value2: vote.value2 }] as const] : []
        }),
      )
    },
    hasTags: (tags) => allKnown(lookups.tags, tags, 'tags').map((mark) => mark !== null),
    hasVoted(objectId, targetId) {
      const tag = voteTag(author, targetId).toString('hex')
      // This set includes what the tick has added or removed and not yet written to the database.
      const known = lookups.votes.get(tag)
      if (known !== undefined) return known !== null
      const tags = lookups.voteTagsIn.get(objectId)
      if (tags === undefined) throw new MissingLookup((request) => request.votedObjects.add(objectId))
      return tags.has(tag)
    },
    voteCount(targetId) {
      const known = lookups.voteCounts.get(targetId)
      if (known === undefined) throw new MissingLookup((request) => request.voteTargets.add(targetId))
      return known
    },
    facilitators() {
      if (lookups.facilitators === null) throw new MissingLookup((request) => (request.facilitators = true))
      return lookups.facilitators
    },
    hasFile(id) {
      const known = lookups.files.get(id)
      if (known === undefined) throw new MissingLookup((request) => request.fileIds.add(id))
      return known
    },
  }
}
