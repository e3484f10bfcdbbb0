import { useMemo, useState } from 'react'
import * as Y from 'yjs'
import { knownRounds } from '#domain/activity/votes/rounds.ts'
import { tallyRoots } from '#domain/activity/votes/tally.ts'
import { useDerived } from '#sync/documents/useDoc.ts'

export interface ShownRound {
  /** The round whose results this screen shows. */
  round: number
  /** The rounds that can be chosen, the present one last. */
  rounds: readonly number[]
  choose: (round: number) => void
}

const none = new Y.Doc()

/**
 * The round whose results this screen shows: the present one, until its reader chooses an earlier one; a new round begins
 * with the present one again. SPEC BT21
 *
 * @param tally null while it may not be read, or is not here
 */
export function useShownRound(tally: Y.Doc | null, present: number): ShownRound {
  const read = useMemo(() => (doc: Y.Doc) => knownRounds(doc, present), [present])
  const rounds = useDerived(tally ?? none, [tallyRoots.votes], read)
  const [chosen, setChosen] = useState({ round: present, present })
  const isKnown = chosen.present === present && rounds.includes(chosen.round)
  return {
    ...{ rounds, round: isKnown ? chosen.round : present },
    choose: (round) => setChosen({ round, present }),
  }
}
