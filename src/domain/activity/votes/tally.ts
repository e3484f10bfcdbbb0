import type * as Y from 'yjs'

/** What a vote chooses: whole numbers of the scale; `value1` null abstains, `value2` null on a scale of one axis. */
export interface VoteValues {
  value1: number | null
  value2: number | null
}

/** A stored vote on a target that is voted on in rounds. */
export interface BallotVote extends VoteValues {
  id: string
}

/** A number of equal votes. */
export interface VoteCount extends VoteValues {
  targetId: string
  /** Starts at 1. */
  round: number
  votes: number
  /** Their values are not told, as they are too few to be shown. SPEC BT19 */
  isWithheld?: true
}

/** The key of an abstention, and of withheld votes: no value is written that way. */
const abstained = '-'
const withheld = '?'

/** Root maps of a tally: how many votes chose what, never a vote. SPEC BT3. */
export const tallyRoots = {
  /**
   * `{round}:{targetId}:{value1}`, with two axes `{round}:{targetId}:{value1}:{value2}` → number of votes; for an
   * abstention the value is `-`, for votes that are too few to be shown `?`
   */
  votes: (tally: Y.Doc): Y.Map<number> => tally.getMap('votes'),
} as const

/** The key in a tally under which equal votes are counted. */
export function tallyKey({ round, targetId, value1, value2, isWithheld }: Omit<VoteCount, 'votes'>): string {
  const first = isWithheld ? withheld : value1 === null ? abstained : String(value1)
  return [round, targetId, first, ...(value2 === null ? [] : [value2])].join(':')
}

/**
 * Writes counts to a tally, in a transaction; nought deletes the key. Yjs keeps the order of writing, so they are
 * written in the order of their keys: the keys of one ballot must not stand together. SPEC BT3.
 */
export function writeTally(tally: Y.Doc, counts: readonly VoteCount[]): void {
  const votes = tallyRoots.votes(tally)
  const byKey = counts.map((count) => [tallyKey(count), count.votes] as const)
  for (const [key, number] of byKey.sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (number <= 0) votes.delete(key)
    else if (votes.get(key) !== number) votes.set(key, number)
  }
}

/** Like `writeTally`, and deletes all other counts but those of withheld votes. */
export function replaceTally(tally: Y.Doc, counts: readonly VoteCount[]): void {
  const votes = tallyRoots.votes(tally)
  const known = new Set(counts.map(tallyKey))
  for (const key of [...votes.keys()]) if (!known.has(key) && !key.endsWith(withheld)) votes.delete(key)
  writeTally(tally, counts)
}

/** Deletes the counts of one round. SPEC BT10. */
export function forgetRound(tally: Y.Doc, round: number): void {
  const votes = tallyRoots.votes(tally)
  for (const key of [...votes.keys()]) if (Number.parseInt(key, 10) === round) votes.delete(key)
}

/** All counts of one round, by target. One pass over the tally serves all targets. */
export function readTally(tally: Y.Doc, round: number): Map<string, VoteCount[]> {
  const counts = new Map<string, VoteCount[]>()
  for (const [key, votes] of tallyRoots.votes(tally)) {
    const [ofRound, targetId = '', first, second] = key.split(':')
    if (Number(ofRound) !== round) continue
    const count: VoteCount = {
      targetId,
      round,
      value1: first === abstained || first === withheld ? null : Number(first),
      value2: second === undefined ? null : Number(second),
      votes,
      ...(first === withheld && { isWithheld: true }),
    }
    const known = counts.get(targetId)
    if (known) known.push(count)
    else counts.set(targetId, [count])
  }
  return counts
}
