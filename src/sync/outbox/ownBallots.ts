import type { BallotEffect } from '../entries/effect.ts'
import type { OutboxEntry, OwnContent } from '../entries/outboxEntry.ts'

/** Type of the own items that hold acknowledged votes: one for each scope and round of an activity. */
const ballotType = 'ballot'

/** An acknowledged vote of this device. */
export interface AcknowledgedVote {
  target: string
  /** What was chosen, as text; null: it was withdrawn. */
  code: string | null
  /** When it was acknowledged, in epoch milliseconds by this device's clock. */
  savedMs: number
}

/** Votes as kept: what was chosen, and when it was acknowledged. */
type KeptVotes = Readonly<Record<string, readonly [code: string | null, savedMs: number]>>

/**
 * The own item after a ballot was acknowledged: each ballot of a scope and round adds to it.
 *
 * @param own what this device has
 */
export function ownAfterBallot(
  { objectId, createdMs }: OutboxEntry,
  { id: ballot, round, votes }: BallotEffect,
  own: readonly OwnContent[],
  savedMs: number,
): OwnContent {
  const id = `${ballot}:${round}`
  const before = own.find((known) => known.id === id)
  const added = Object.entries(votes).map(([target, code]) => [target, [code, savedMs]] as const)
  const kept: KeptVotes = { ...(before && keptVotes(before)), ...Object.fromEntries(added) }
  const fields = { round, votes: JSON.stringify(kept) }
  return { ...{ id, objectId, type: ballotType, fields, text: '', createdMs, savedMs }, isSaved: true }
}

/** The votes of a round that were acknowledged to this device. @param own items of one activity */
export function acknowledgedVotes(own: readonly OwnContent[], round: number): AcknowledgedVote[] {
  return own
    .filter(({ type, fields }) => type === ballotType && fields['round'] === round)
    .flatMap((content) =>
      Object.entries(keptVotes(content)).map(([target, [code, savedMs]]) => ({ target, code, savedMs })),
    )
}

function keptVotes({ fields }: OwnContent): KeptVotes {
  const votes = fields['votes']
  return typeof votes === 'string' ? (JSON.parse(votes) as KeptVotes) : {}
}
