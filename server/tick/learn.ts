import type { WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/names.ts'
import { selectContents } from '#server/database/contents.ts'
import { selectFacilitators } from '#server/database/facilitators.ts'
import { selectFacts } from '#server/database/factSelect.ts'
import type { FactRow, FactSelect } from '#server/database/factSelect.ts'
import { selectNewUpdates } from '#server/database/journal.ts'
import type { JournalEntry, Queryable } from '#server/database/journal.ts'
import type { Bind } from '#server/database/statement.ts'
import { tagsOf } from '#server/database/tags.ts'
import { countVotes, selectVoteTags, selectVotesByTag } from '#server/database/votes.ts'
import type { Facts, Questions } from './facts.ts'

/** What other servers appended to the workshop's journal. */
interface News {
  entries: JournalEntry[]
  /** The highest sequence number that is known now. */
  lastSeq: number
}

interface Asked {
  workshopId: WorkshopId
  afterSeq: number
  questions: Questions
}

interface Learnt {
  facts: Facts
  news: News
}

/** One kind of fact: when it is asked for, how it is selected, and what its rows say. */
interface FactKind<Value> {
  isAsked(questions: Questions): boolean
  select(bind: Bind, asked: Asked): FactSelect<Value>
  /** Marks everything that is asked for as not there, before the rows are decoded. */
  expect?(facts: Facts, questions: Questions): void
  decode(row: FactRow<Value>, learnt: Learnt): void
}

/** Checks that a decoder reads what its select answers with. */
function factKind<Value>(kind: FactKind<Value>): FactKind<unknown> {
  return kind
}

const factKinds: Readonly<Record<string, FactKind<unknown>>> = {
  update: factKind({
    isAsked: () => true,
    select: (bind, { workshopId, afterSeq }) => selectNewUpdates(bind, workshopId, afterSeq),
    decode({ value: { document, seq }, bytes }, { news }) {
      if (bytes) news.entries.push({ document, update: bytes })
      news.lastSeq = Math.max(news.lastSeq, seq)
    },
  }),
  content: factKind({
    isAsked: ({ contentIds }) => contentIds.size > 0,
    select: (bind, { questions }) => selectContents(bind, [...questions.contentIds]),
    expect({ contents }, { contentIds }) {
      for (const id of contentIds) contents.set(id, null)
    },
    decode: ({ value, bytes }, { facts }) => facts.contents.set(value.id, { ...value, tag: bytes }),
  }),
  vote: factKind({
    isAsked: ({ voteTags }) => voteTags.size > 0,
    select: (bind, { questions }) => selectVotesByTag(bind, [...questions.voteTags.values()]),
    expect({ votes }, { voteTags }) {
      for (const tag of voteTags.keys()) votes.set(tag, null)
    },
    decode({ value, bytes }, { facts }) {
      if (bytes) facts.votes.set(bytes.toString('hex'), value)
    },
  }),
  voteCount: factKind({
    isAsked: ({ voteTargets }) => voteTargets.size > 0,
    select: (bind, { questions }) => countVotes(bind, [...questions.voteTargets]),
    expect({ voteCounts }, { voteTargets }) {
      for (const targetId of voteTargets) voteCounts.set(targetId, 0)
    },
    decode: ({ value: { targetId, votes } }, { facts }) => facts.voteCounts.set(targetId, votes),
  }),
  voteTags: factKind({
    isAsked: ({ votedObjects }) => votedObjects.size > 0,
    select: (bind, { questions }) => selectVoteTags(bind, [...questions.votedObjects]),
    expect({ voteTagsIn }, { votedObjects }) {
      for (const objectId of votedObjects) voteTagsIn.set(objectId, new Set())
    },
    decode({ value: { objectId }, bytes }, { facts }) {
      if (bytes) facts.voteTagsIn.set(objectId, tagsOf(bytes))
    },
  }),
  guide: factKind({
    isAsked: ({ guides }) => guides,
    select: (bind, { workshopId }) => selectFacilitators(bind, workshopId),
    expect(facts) {
      facts.guides = []
    },
    decode({ value: { place, ...person } }, { facts }) {
      // Rows of a union come in any order.
      if (facts.guides) facts.guides[place - 1] = { id: person.id, name: fullName(person) }
    },
  }),
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
): Promise<News> {
  const asked = Object.entries(factKinds).filter(([, kind]) => kind.isAsked(questions))
  const selects = asked.map(
    ([fact, kind]) => [fact, (bind: Bind) => kind.select(bind, { workshopId, afterSeq, questions })] as const,
  )
  const { rows } = await client.query<FactRow<unknown> & { fact: string }>(selectFacts(new Map(selects)))
  for (const [, kind] of asked) kind.expect?.(facts, questions)
  const news: News = { entries: [], lastSeq: afterSeq }
  for (const { fact, ...row } of rows) factKinds[fact]?.decode(row, { facts, news })
  return news
}
