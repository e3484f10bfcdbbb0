import type { Scale } from '#domain/activity/votes/results.ts'
import type { Message } from '#domain/message.ts'
import { choiceOfCode, codeOfChoice, isComplete, sameChoice } from './choice.ts'
import type { Choice } from './choice.ts'
import { draftOn } from './drafts.ts'
import type { Codes, Drafts } from './drafts.ts'

/** How far a person is with one target. */
export type TargetState =
  /** nothing is chosen */
  | 'nothing'
  /** one of two values is chosen */
  | 'partial'
  /** chosen, not voted */
  | 'chosen'
  /** the server has the vote */
  | 'voted'
  /** voted, and chosen otherwise since, or nothing any more */
  | 'changed'
  /** voted or withdrawn, on its way to the server */
  | 'waiting'
  /** voted and refused: it is still chosen here */
  | 'refused'

export interface BallotTarget {
  id: string
  choice: Choice
  state: TargetState
  /** The server has a vote, or one is on its way. */
  isVoted: boolean
}

/** Whether two views of a target show the same. */
export function sameTarget(one: BallotTarget, other: BallotTarget): boolean {
  return (
    one.id === other.id &&
    one.state === other.state &&
    one.isVoted === other.isVoted &&
    sameChoice(one.choice, other.choice)
  )
}

/** What a ballot is made of: the choices not voted yet, what is on its way, and what the server has. */
export interface BallotParts {
  targets: readonly string[]
  axes: Scale['axes']
  drafts: Drafts
  /** Votes of this scope on their way, in order. */
  pending: readonly Codes[]
  /** This person's votes that the server has, in the present round. */
  own: Codes
}

/** The targets of a ballot as the person sees them: a draft over what is on its way over what the server has. */
export function targetsOf({ targets, axes, drafts, pending, own }: BallotParts): BallotTarget[] {
  return targets.map((id) => {
    const waiting = pending.findLast((votes) => id in votes)
    const base = choiceOfCode(waiting ? waiting[id] : own[id])
    const isVoted = base.is !== 'nothing'
    const draft = draftOn(drafts, id)
    if (draft === null || sameChoice(draft, base))
      return { id, choice: base, isVoted, state: waiting ? 'waiting' : isVoted ? 'voted' : 'nothing' }
    return { id, choice: draft, isVoted, state: stateOfDraft(draft, isVoted, axes, isRefused(drafts, id)) }
  })
}

function stateOfDraft(
  draft: Choice,
  isVoted: boolean,
  axes: Scale['axes'],
  wasRefused: boolean,
): TargetState {
  if (draft.is === 'nothing') return 'changed'
  if (!isComplete(draft, axes)) return 'partial'
  if (wasRefused) return 'refused'
  return isVoted ? 'changed' : 'chosen'
}

function isRefused({ refusal }: Drafts, target: string): boolean {
  return refusal?.targets.includes(target) ?? false
}

/** Why a ballot cannot be cast as it is. */
export type Obstacle =
  /** nothing is chosen, or nothing was changed since it was voted */
  | { is: 'nothingNew' }
  /** this many targets have only one of two values */
  | { is: 'partial'; count: number }
  /** this many targets have neither a value nor an abstention, and the kind wants one on each. SPEC PU5 */
  | { is: 'missing'; count: number }

/**
 * What keeps a ballot from being cast; null when nothing does.
 *
 * @param needsAll a first ballot has to cover every target. A target that is added later never disables a vote already
 *   given: after it, only a vote that was taken back is missing. SPEC PU5
 */
export function obstacleTo(targets: readonly BallotTarget[], needsAll: boolean): Obstacle | null {
  const partial = targets.filter(({ state }) => state === 'partial').length
  if (partial > 0) return { is: 'partial', count: partial }
  const hasCast = targets.some(({ isVoted }) => isVoted)
  const missing = targets.filter(
    ({ choice, isVoted }) => choice.is === 'nothing' && (isVoted || !hasCast),
  ).length
  if (votesIn(targets).size === 0) return { is: 'nothingNew' }
  return needsAll && missing > 0 ? { is: 'missing', count: missing } : null
}

/** What the next ballot casts, by target; null withdraws a vote. */
export function votesIn(targets: readonly BallotTarget[]): Map<string, string | null> {
  const isNew: readonly TargetState[] = ['chosen', 'changed', 'refused']
  return new Map(
    targets.flatMap(({ id, choice, state }) => (isNew.includes(state) ? [[id, codeOfChoice(choice)]] : [])),
  )
}

/** Where a ballot as a whole stands, for the bar below it. */
export type BallotState =
  | { is: 'empty' }
  /** something is chosen that was never voted */
  | { is: 'chosen' }
  /** voted, and changed since */
  | { is: 'changed' }
  | { is: 'waiting' }
  | { is: 'voted' }
  | { is: 'refused'; message: Message }

export function stateOfBallot(targets: readonly BallotTarget[], { refusal }: Drafts): BallotState {
  const has = (...states: TargetState[]): boolean => targets.some(({ state }) => states.includes(state))
  const isAboutThese = refusal?.targets.some((id) => targets.some((target) => target.id === id))
  if (refusal && isAboutThese) return { is: 'refused', message: refusal.message }
  if (has('chosen', 'partial', 'refused') && !has('voted', 'waiting', 'changed')) return { is: 'chosen' }
  if (has('chosen', 'partial', 'refused', 'changed')) return { is: 'changed' }
  if (has('waiting')) return { is: 'waiting' }
  return has('voted') ? { is: 'voted' } : { is: 'empty' }
}

/** What is handed to the outbox for one ballot. */
export interface BallotPlan {
  /** To be cast, by target. */
  cast: Codes
  /** Targets whose votes are withdrawn. */
  withdraw: readonly string[]
  /** Ballots that wait and are contained in this one: to be dropped once it is stored. */
  replaced: readonly string[]
}

/** A ballot that waits to be sent. */
export interface WaitingBallot {
  entryId: string
  isBeingSent: boolean
  round: number
  votes: Codes
  isRecognisable: boolean
}

/**
 * One ballot in place of those of its scope and round that still wait: the last word on each target.
 *
 * @param waiting in order; one that is being sent stays, since it may have arrived, and so does one that was cast under
 *   another sentence about being recognised, since its votes keep what was said then. SPEC BT19
 */
export function planOf(
  votes: ReadonlyMap<string, string | null>,
  waiting: readonly WaitingBallot[],
  { round, isRecognisable }: Pick<WaitingBallot, 'round' | 'isRecognisable'>,
): BallotPlan {
  const kept = waiting.findLastIndex(
    (ballot) => ballot.isBeingSent || ballot.round !== round || ballot.isRecognisable !== isRecognisable,
  )
  const replaced = waiting.slice(kept + 1)
  const merged = new Map(replaced.flatMap((ballot) => Object.entries(ballot.votes)))
  for (const [target, code] of votes) merged.set(target, code)
  const all = [...merged]
  return {
    cast: Object.fromEntries(all.filter(([, code]) => code !== null)),
    withdraw: all.flatMap(([target, code]) => (code === null ? [target] : [])),
    replaced: replaced.map(({ entryId }) => entryId),
  }
}
