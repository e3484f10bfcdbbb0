import type { WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/accounts/names.ts'
import { selectContents } from '../database/contents/contents.ts'
import { selectFacilitators } from '../database/workshops/facilitators.ts'
import { selectLookups } from '../database/contents/lookupSelect.ts'
import type { LookupRow, LookupSelect } from '../database/contents/lookupSelect.ts'
import { selectUsedIds } from '../database/contents/usedIds.ts'
import { selectNewUpdates } from '../database/contents/journal.ts'
import type { JournalEntry, Queryable } from '../database/contents/journal.ts'
import { selectFiles } from '../database/contents/files.ts'
import type { Bind } from '../database/connection/statement.ts'
import { selectKnownTags, tagsOf } from '../database/contents/tags.ts'
import {
  countVotes,
  selectBallotVotes,
  selectVoteTags,
  selectVotesByTag,
} from '../database/contents/votes.ts'
import { countJoined } from '../database/workshops/members.ts'
import type { Lookups, LookupRequest } from './lookups.ts'

/** Updates that other servers appended to the workshop's journal. */
interface News {
  entries: JournalEntry[]
  /** The highest sequence number known now. */
  lastSeq: number
}

interface Asked {
  workshopId: WorkshopId
  afterSeq: number
  request: LookupRequest
}

interface Learnt {
  lookups: Lookups
  news: News
}

/** One kind of lookup: when it is needed, how its rows are selected, and how they are decoded. */
interface LookupKind<Value> {
  isAsked(request: LookupRequest): boolean
  select(bind: Bind, asked: Asked): LookupSelect<Value>
  /** Marks everything requested as not found, before the rows are decoded. */
  expect?(lookups: Lookups, request: LookupRequest): void
  decode(row: LookupRow<Value>, learnt: Learnt): void
}

/** Checks that a decoder accepts the rows of its select. */
function lookupKind<Value>(kind: LookupKind<Value>): LookupKind<unknown> {
  return kind
}

const factKinds: Readonly<Record<string, LookupKind<unknown>>> = {
  update: lookupKind({
    isAsked: () => true,
    select: (bind, { workshopId, afterSeq }) => selectNewUpdates(bind, workshopId, afterSeq),
    decode({ value: { document, seq }, bytes }, { news }) {
      if (bytes) news.entries.push({ document, update: bytes })
      news.lastSeq = Math.max(news.lastSeq, seq)
    },
  }),
  content: lookupKind({
    isAsked: ({ contentIds }) => contentIds.size > 0,
    select: (bind, { request }) => selectContents(bind, [...request.contentIds]),
    expect({ contents }, { contentIds }) {
      for (const id of contentIds) contents.set(id, null)
    },
    decode: ({ value, bytes }, { lookups }) => lookups.contents.set(value.id, { ...value, tag: bytes }),
  }),
  used: lookupKind({
    isAsked: ({ newIds }) => newIds.size > 0,
    select: (bind, { request }) => selectUsedIds(bind, [...request.newIds]),
    expect({ used }, { newIds }) {
      for (const id of newIds) used.set(id, false)
    },
    decode: ({ value: { id } }, { lookups }) => lookups.used.set(id, true),
  }),
  vote: lookupKind({
    isAsked: ({ voteTags }) => voteTags.size > 0,
    select: (bind, { request }) => selectVotesByTag(bind, [...request.voteTags.values()]),
    expect({ votes }, { voteTags }) {
      for (const tag of voteTags.keys()) votes.set(tag, null)
    },
    decode({ value, bytes }, { lookups }) {
      if (bytes) lookups.votes.set(bytes.toString('hex'), value)
    },
  }),
  voteCount: lookupKind({
    isAsked: ({ voteTargets }) => voteTargets.size > 0,
    select: (bind, { request }) => countVotes(bind, [...request.voteTargets]),
    expect({ voteCounts }, { voteTargets }) {
      for (const targetId of voteTargets) voteCounts.set(targetId, 0)
    },
    decode: ({ value: { targetId, votes } }, { lookups }) => lookups.voteCounts.set(targetId, votes),
  }),
  voteTags: lookupKind({
    isAsked: ({ votedObjects }) => votedObjects.size > 0,
    select: (bind, { request }) => selectVoteTags(bind, [...request.votedObjects]),
    expect({ voteTagsIn }, { votedObjects }) {
      for (const objectId of votedObjects) voteTagsIn.set(objectId, new Set())
    },
    decode({ value: { objectId }, bytes }, { lookups }) {
      if (bytes) lookups.voteTagsIn.set(objectId, tagsOf(bytes))
    },
  }),
  ballotVote: lookupKind({
    isAsked: ({ ballotTags }) => ballotTags.size > 0,
    select: (bind, { request }) => selectBallotVotes(bind, [...request.ballotTags.values()]),
    expect({ ballotVotes }, { ballotTags }) {
      for (const tag of ballotTags.keys()) ballotVotes.set(tag, null)
    },
    decode({ value, bytes }, { lookups }) {
      if (bytes) lookups.ballotVotes.set(bytes.toString('hex'), value)
    },
  }),
  tag: lookupKind({
    isAsked: ({ tags }) => tags.size > 0,
    select: (bind, { request }) => selectKnownTags(bind, [...request.tags.values()]),
    expect(lookups, { tags }) {
      for (const tag of tags.keys()) lookups.tags.set(tag, null)
    },
    decode({ value, bytes }, { lookups }) {
      if (bytes) lookups.tags.set(bytes.toString('hex'), value)
    },
  }),
  joined: lookupKind({
    isAsked: ({ joined }) => joined,
    select: (bind, { workshopId }) => countJoined(bind, workshopId),
    decode({ value }, { lookups }) {
      lookups.joined = value
    },
  }),
  file: lookupKind({
    isAsked: ({ fileIds }) => fileIds.size > 0,
    select: (bind, { request }) => selectFiles(bind, [...request.fileIds]),
    expect({ files }, { fileIds }) {
      for (const id of fileIds) files.set(id, false)
    },
    decode: ({ value: { id } }, { lookups }) => lookups.files.set(id, true),
  }),
  guide: lookupKind({
    isAsked: ({ facilitators }) => facilitators,
    select: (bind, { workshopId }) => selectFacilitators(bind, workshopId),
    expect(lookups) {
      lookups.facilitators = []
    },
    decode({ value: { position, ...person } }, { lookups }) {
      // The rows of a union are in no defined order.
      if (lookups.facilitators) lookups.facilitators[position - 1] = { id: person.id, name: fullName(person) }
    },
  }),
}

/**
 * Runs the lookups, and reads what other servers appended to the workshop's journal, in one statement.
 *
 * @param afterSeq the highest known sequence number
 */
export async function learn(
  client: Queryable,
  workshopId: WorkshopId,
  afterSeq: number,
  request: LookupRequest,
  lookups: Lookups,
): Promise<News> {
  const asked = Object.entries(factKinds).filter(([, kind]) => kind.isAsked(request))
  const selects = asked.map(
    ([fact, kind]) => [fact, (bind: Bind) => kind.select(bind, { workshopId, afterSeq, request })] as const,
  )
  const { rows } = await client.query<LookupRow<unknown> & { fact: string }>(selectLookups(new Map(selects)))
  for (const [, kind] of asked) kind.expect?.(lookups, request)
  const news: News = { entries: [], lastSeq: afterSeq }
  for (const { fact, ...row } of rows) factKinds[fact]?.decode(row, { lookups, news })
  return news
}
