import type * as Y from 'yjs'
import { inOrder } from '../activity/order.ts'
import type { PollId, SubPollId } from '../ids.ts'
import { limits } from '../limits.ts'
import { roots } from './roots.ts'

export interface PollView {
  id: PollId
  text: string
  desc: string
  /** 0 is grey. */
  color: number
  /** Epoch seconds; undefined when unknown. */
  createdAt: number | undefined
}

export interface SubPollView {
  id: SubPollId
  pollId: PollId
  text: string
  desc: string
  color: number
}

/** Polls of a desk or board in their order, without deleted ones. */
export function readPolls(doc: Y.Doc): PollView[] {
  return inOrder(roots.polls(doc), roots.pollDeleted(doc)).map((id) => pollView(doc, id))
}

/** The polls that the board shows: only the first ones when concurrent edits exceeded the limit. SPEC P6, EV3. */
export function boardPolls(desk: Y.Doc): PollView[] {
  return readPolls(desk).slice(0, limits.polls)
}

/** Whether a poll exists. */
export function isPollThere(doc: Y.Doc, id: PollId): boolean {
  return roots.polls(doc).has(id) && !roots.pollDeleted(doc).get(id)
}

/** Sub-polls by poll in their order, without deleted ones; on a desk also those of deleted polls. */
export function readSubPolls(doc: Y.Doc): Map<PollId, SubPollView[]> {
  const ids = inOrder(roots.subPolls(doc), roots.subPollDeleted(doc))
  return Map.groupBy(
    ids.map((id) => subPollView(doc, id)),
    ({ pollId }) => pollId,
  )
}

/** The sub-polls of one poll that the board shows. SPEC EV3. */
export function boardSubPolls(subPolls: ReadonlyMap<PollId, SubPollView[]>, pollId: PollId): SubPollView[] {
  return subPolls.get(pollId)?.slice(0, limits.subPolls) ?? []
}

/** One sub-poll of an existing poll; null when it is deleted or missing. */
export function readSubPoll(doc: Y.Doc, id: SubPollId): SubPollView | null {
  const record = roots.subPolls(doc).get(id)
  if (!record || roots.subPollDeleted(doc).get(id) || !isPollThere(doc, record.pollId)) return null
  return subPollView(doc, id)
}

function pollView(doc: Y.Doc, id: PollId): PollView {
  return {
    id,
    text: roots.pollText(doc).get(id) ?? '',
    desc: roots.pollDesc(doc).get(id) ?? '',
    color: roots.pollColor(doc).get(id) ?? 0,
    createdAt: roots.polls(doc).get(id)?.createdAt,
  }
}

function subPollView(doc: Y.Doc, id: SubPollId): SubPollView {
  return {
    id,
    pollId: roots.subPolls(doc).get(id)?.pollId ?? '',
    text: roots.subPollText(doc).get(id) ?? '',
    desc: roots.subPollDesc(doc).get(id) ?? '',
    color: roots.subPollColor(doc).get(id) ?? 0,
  }
}
