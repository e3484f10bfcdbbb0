import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { acknowledgedVotes } from '#sync/room/outbox.ts'
import type { OwnContent } from '#sync/room/outbox.ts'
import { choiceOfVote, codeOfChoice } from './choice.ts'
import type { Codes } from './drafts.ts'

/** The server's answer: how this person voted in one round of an activity. */
export interface ToldVotes {
  /** When it was asked, in epoch milliseconds by this device's clock. */
  atMs: number
  round: number
  votes: Codes
}

/** The server's answer as codes. */
export function toldVotes(
  { round, votes }: { round: number; votes: ReadonlyMap<string, VoteValues> },
  atMs: number,
): ToldVotes {
  const codes = [...votes].map(([target, vote]) => [target, codeOfChoice(choiceOfVote(vote))] as const)
  return { atMs, round, votes: Object.fromEntries(codes) }
}

/**
 * This person's votes that the server has in a round: its last answer, and over it the ballots that it acknowledged to
 * this device since it was asked.
 *
 * @param own this device's items of the activity
 */
export function votesInRound(told: ToldVotes | null, own: readonly OwnContent[], round: number): Codes {
  // Votes of a round that is later than the answer and older than it: that round was undone. SPEC BT10
  const sinceMs = told !== null && told.round <= round ? told.atMs : 0
  const newer = acknowledgedVotes(own, round).filter(({ savedMs }) => savedMs > sinceMs)
  const votes = new Map(told?.round === round ? Object.entries(told.votes) : [])
  for (const { target, code } of newer) votes.set(target, code)
  return Object.fromEntries([...votes].filter(([, code]) => code !== null))
}
