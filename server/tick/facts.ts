import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/names.ts'
import { selectContents } from '#server/database/contents.ts'
import type { ContentRow } from '#server/database/contents.ts'
import { selectFacilitators } from '#server/database/facilitators.ts'
import { selectNewUpdates } from '#server/database/journal.ts'
import type { JournalEntry, Queryable } from '#server/database/journal.ts'
import { statement } from '#server/database/statement.ts'
import { tagsOf } from '#server/database/tags.ts'
import { countVotes, selectVoteTags, selectVotesByTag } from '#server/database/votes.ts'
import type { CommandAct } from './act.ts'
import { voteTag } from './tags.ts'
import type { CommandAuthor, Guide } from './command.ts'

/** What the rows say that the commands of a tick have to know. null: looked for and not there. */
export interface Facts {
  contents: Map<string, ContentRow | null>
  /** By the tag in hex. */
  votes: Map<string, VoteFact | null>
  /** By target. */
  voteCounts: Map<string, number>
  /** Of all votes in an activity before this tick, the tags in hex. */
  voteTagsIn: Map<ObjectId, Set<string>>
  /** In their order; null: not looked for. */
  guides: Guide[] | null
}

export interface VoteFact {
  id: string
  targetId: string
  value1: number
}

/** What to look for. */
export interface Questions {
  contentIds: Set<string>
  /** By the tag in hex. */
  voteTags: Map<string, Buffer>
  voteTargets: Set<string>
  /** Activities of which all votes have to be known. */
  votedObjects: Set<ObjectId>
  /** Whether the facilitator group has to be known. */
  guides: boolean
}

/** A command asked for something that was not fetched: fetch it, and run the command again. */
export class MissingFact extends Error {
  readonly addTo: (questions: Questions) => void
  constructor(addTo: (questions: Questions) => void) {
    super('a fact is missing')
    this.addTo = addTo
  }
}

export function noFacts(): Facts {
  return { contents: new Map(), votes: new Map(), voteCounts: new Map(), voteTagsIn: new Map(), guides: null }
}

export function noQuestions(): Questions {
  return {
    contentIds: new Set(),
    voteTags: new Map(),
    voteTargets: new Set(),
    votedObjects: new Set(),
    guides: false,
  }
}

/** What the commands said they have to know. */
export function questionsOf(acts: readonly CommandAct[]): Questions {
  const questions = noQuestions()
  for (const { command } of acts) {
    for (const id of command.contentIds ?? []) questions.contentIds.add(id)
    for (const targetId of command.voteTargets ?? []) askForVote(questions, command.author, targetId)
  }
  return questions
}

export function askForVote(questions: Questions, author: CommandAuthor, targetId: string): void {
  const tag = voteTag(author, targetId)
  questions.voteTags.set(tag.toString('hex'), tag)
  questions.voteTargets.add(targetId)
}

interface FactRow {
  fact: 'update' | 'content' | 'vote' | 'count' | 'tags' | 'guide'
  key: string
  a: string | null
  b: string | null
  n: number | null
  bytes: Buffer | null
}

/**
 * Answers the questions, and tells what other servers appended to the workshop's journal, in one statement.
 *
 * @param afterSeq the highest sequence number that is known
 */
export async function learn(
  client: Queryable,
  workshopId: WorkshopId,
  afterSeq: number,
  questions: Questions,
  facts: Facts,
): Promise<{ entries: JournalEntry[]; lastSeq: number }> {
  const { contentIds, voteTags, voteTargets, votedObjects } = questions
  const { rows } = await client.query<FactRow>(
    statement((bind) =>
      [
        selectNewUpdates(bind, workshopId, afterSeq),
        contentIds.size > 0 ? selectContents(bind, [...contentIds]) : '',
        voteTags.size > 0 ? selectVotesByTag(bind, [...voteTags.values()]) : '',
        voteTargets.size > 0 ? countVotes(bind, [...voteTargets]) : '',
        votedObjects.size > 0 ? selectVoteTags(bind, [...votedObjects]) : '',
        questions.guides ? selectFacilitators(bind, workshopId) : '',
      ]
        .filter((part) => part !== '')
        .join('\nunion all\n'),
    ),
  )
  for (const id of contentIds) facts.contents.set(id, null)
  for (const tag of voteTags.keys()) facts.votes.set(tag, null)
  for (const targetId of voteTargets) facts.voteCounts.set(targetId, 0)
  for (const objectId of votedObjects) facts.voteTagsIn.set(objectId, new Set())
  const guides = new Map<number, Guide>()
  const news: { entries: JournalEntry[]; lastSeq: number } = { entries: [], lastSeq: afterSeq }
  for (const { fact, key, a, b, n, bytes } of rows) {
    const number = n ?? 0
    if (fact === 'content') facts.contents.set(key, { id: key, objectId: a ?? '', kind: b ?? '', tag: bytes })
    else if (fact === 'count') facts.voteCounts.set(key, number)
    else if (fact === 'tags' && bytes) facts.voteTagsIn.set(key, tagsOf(bytes))
    else if (fact === 'guide') guides.set(number, { id: key, name: fullName({ firstName: a, lastName: b }) })
    else if (fact === 'vote' && bytes) {
      facts.votes.set(bytes.toString('hex'), { id: key, targetId: a ?? '', value1: number })
    } else if (fact === 'update' && bytes) {
      news.entries.push({ document: key, update: bytes })
      news.lastSeq = Math.max(news.lastSeq, number)
    }
  }
  if (questions.guides) facts.guides = [...guides].sort(([a], [b]) => a - b).map(([, guide]) => guide)
  return news
}
