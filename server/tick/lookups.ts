import type { Activity } from '#domain/activity/model.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { ContentRow } from '../database/contents/contents.ts'
import type { StoredVote } from '../database/contents/votes.ts'
import type { Joined } from '../database/workshops/members.ts'
import type { CommandAct } from './act.ts'
import { ballotTag, voteTag } from './tags.ts'
import type { Command, CommandAuthor, FacilitatorName } from './command.ts'

/** Results of the lookups that the commands of a tick need. null: looked up and not found. */
export interface Lookups {
  contents: Map<string, ContentRow | null>
  /** Whether a part, an activity or a like has an id, by the id. */
  used: Map<string, boolean>
  /** By the tag in hex. */
  votes: Map<string, VoteLookup | null>
  /** By target. */
  voteCounts: Map<string, number>
  /** The tags in hex of all votes in an activity before this tick. */
  voteTagsIn: Map<ObjectId, Set<string>>
  /** Votes of rounds, by the tag in hex. */
  ballotVotes: Map<string, StoredVote | null>
  /** Stored tags, by the tag in hex. */
  tags: Map<string, TagLookup | null>
  /** Null when not looked up. */
  joined: Joined | null
  /** In the order of the group; null when not looked up. */
  facilitators: FacilitatorName[] | null
  /** Whether an activity has an uploaded file, by the file's id. One that is found stays until the tick is committed. */
  files: Map<string, boolean>
}

export interface VoteLookup {
  id: string
  targetId: string
  value1: number
}

/** What a stored tag marks. */
export interface TagLookup {
  objectId: ObjectId
  kind: string
}

/** What to look up. */
export interface LookupRequest {
  contentIds: Set<string>
  /** Ids of new parts, activities and likes. */
  newIds: Set<string>
  /** By the tag in hex. */
  voteTags: Map<string, Buffer>
  voteTargets: Set<string>
  /** Activities whose votes are all needed. */
  votedObjects: Set<ObjectId>
  /** Tags of votes of rounds. */
  ballotTags: Map<string, Buffer>
  /** Tags of marks. */
  tags: Map<string, Buffer>
  /** Whether it is needed how many participants joined. */
  joined: boolean
  /** Whether the facilitator group is needed. */
  facilitators: boolean
  /** Ids of uploaded files. */
  fileIds: Set<string>
}

/** A command used a lookup that was not fetched: fetch it, and run the command again. */
export class MissingLookup extends Error {
  readonly addTo: (request: LookupRequest) => void
  constructor(addTo: (request: LookupRequest) => void) {
    super('a fact is missing')
    this.addTo = addTo
  }
}

export function noLookups(): Lookups {
  return {
    contents: new Map(),
    used: new Map(),
    votes: new Map(),
    voteCounts: new Map(),
    voteTagsIn: new Map(),
    ballotVotes: new Map(),
    tags: new Map(),
    joined: null,
    facilitators: null,
    files: new Map(),
  }
}

export function noLookupRequest(): LookupRequest {
  return {
    contentIds: new Set(),
    newIds: new Set(),
    voteTags: new Map(),
    voteTargets: new Set(),
    votedObjects: new Set(),
    ballotTags: new Map(),
    tags: new Map(),
    joined: false,
    facilitators: false,
    fileIds: new Set(),
  }
}

/**
 * Collects the lookups that the commands declared.
 *
 * @param activityOf an activity that a command names, as it stands before the tick
 */
export function lookupsFor(
  acts: readonly CommandAct[],
  activityOf: (objectId: ObjectId) => Activity | null,
): LookupRequest {
  const request = noLookupRequest()
  for (const { command } of acts) {
    for (const id of command.contentIds ?? []) request.contentIds.add(id)
    for (const id of command.newIds ?? []) request.newIds.add(id)
    for (const id of command.fileIds ?? []) request.fileIds.add(id)
    for (const targetId of command.voteTargets ?? []) askForVote(request, command.author, targetId)
    const [objectId] = command.objectIds
    if (command.ballot && objectId !== undefined)
      askForBallot(request, command.author, command.ballot, activityOf(objectId))
  }
  return request
}

export function askForVote(request: LookupRequest, author: CommandAuthor, targetId: string): void {
  const tag = voteTag(author, targetId)
  request.voteTags.set(tag.toString('hex'), tag)
  request.voteTargets.add(targetId)
}

function askForBallot(
  request: LookupRequest,
  author: CommandAuthor,
  { round, targetIds, tags }: NonNullable<Command<unknown>['ballot']>,
  activity: Activity | null,
): void {
  for (const targetId of targetIds) askForTag(request.ballotTags, ballotTag(author, targetId, round))
  for (const tag of tags(activity)) askForTag(request.tags, tag)
  request.joined = true
}

function askForTag(tags: Map<string, Buffer>, tag: Buffer): void {
  tags.set(tag.toString('hex'), tag)
}

/**
 * What was looked up about tags, in their order.
 *
 * @throws {MissingLookup} once for all that are missing: they cost one query together
 */
export function allKnown<Known>(
  known: ReadonlyMap<string, Known | null>,
  tags: readonly Buffer[],
  field: 'ballotTags' | 'tags',
): (Known | null)[] {
  const missing: Buffer[] = []
  const found = tags.map((tag) => {
    const one = known.get(tag.toString('hex'))
    if (one === undefined) missing.push(tag)
    return one ?? null
  })
  if (missing.length === 0) return found
  throw new MissingLookup((request) => {
    for (const tag of missing) askForTag(request[field], tag)
  })
}
