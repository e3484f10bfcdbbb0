import { useMemo } from 'react'
import { useMaySee } from '#activity/session/role.ts'
import { useOwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import type { AskVotes, OwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { useMayReadTally } from '#activity/voting/tally/useTally.ts'
import { useVoting } from '#activity/voting/useVoting.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import type { SectionId } from '#domain/ids.ts'
import type { OrganizedSection } from '#domain/organize/places.ts'
import { isVotedOn, votedOnRoots } from '#domain/organize/steps.ts'
import { scaleOf } from '#domain/organize/votes.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import type { Organize } from '../useOrganize.ts'
import { askVotes } from './placingCalls.ts'

/** A section that items can be placed in. */
export interface NamedSection extends OrganizedSection {
  id: SectionId
}

/** How people sort for themselves, for all pages of the activity. */
export interface OrganizeVoting {
  voting: Voting
  own: OwnVotes
  /** In their order, without what is not sorted. */
  sections: readonly NamedSection[]
  /** The numbers of these sections as the values of votes. */
  scale: Scale
  /** There are results, or there can be: people sort for themselves, or did. */
  isVotedOn: boolean
  /** This person may open the page of results. SPEC OR11 */
  mayOpenResults: boolean
}

/** Called once by the activity's page, above all its pages. */
export function useOrganizeVoting({ objectId, board, ...organize }: Organize): OrganizeVoting {
  const voting = useVoting(board)
  const hasVotes = useDerived(board, votedOnRoots, isVotedOn)
  const own = useOwnVotes(objectId, voting.round, hasVotes ? askVotes : askNothing)
  const mayRead = useMayReadTally(objectId, voting, own.hasVoted)
  const seesAll = useMaySee('all')
  const mayOpenResults = hasVotes && (seesAll || mayRead)
  const sections = useMemo(() => organize.sections.filter(isNamed), [organize.sections])
  const scale = useMemo(() => scaleOf(sections), [sections])
  return useMemo(
    () => ({ voting, own, sections, scale, isVotedOn: hasVotes, mayOpenResults }),
    [voting, own, sections, scale, hasVotes, mayOpenResults],
  )
}

/** Apart from what is not sorted. */
export function isNamed(section: OrganizedSection): section is NamedSection {
  return section.id !== null
}

/** Where nobody sorts for themselves, the server need not be asked. */
const askNothing: AskVotes = (_call, { round }) => Promise.resolve({ round, votes: new Map() })
