import { useMemo } from 'react'
import type { OwnPartProps } from '#activity/face.ts'
import { OwnItems } from '#activity/own/OwnItems.tsx'
import { OwnSection, useSpread } from '#activity/own/OwnSection.tsx'
import { useFetchedOwn } from '#activity/own/useFetchedOwn.ts'
import { useChoices } from '#activity/voting/ballot/useChoices.ts'
import { useOwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { useVoting } from '#activity/voting/useVoting.ts'
import { OwnInPulseDocument } from '#api/operations/pulse.ts'
import { categoryRoots, readCategories } from '#domain/pulse/items.ts'
import { pulseScale } from '#domain/pulse/votes.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { askVotes } from '../vote/voteCalls.ts'
import { ownInPulse } from './ownInPulse.ts'
import type { OwnInPulse } from './ownInPulse.ts'
import { ownPulseText } from './ownPulseText.ts'

/** A person's statements in one pulse, and how they voted. */
export function OwnPulse(props: OwnPartProps) {
  if (useSpread()) return <OwnStatements {...props} />
  return (
    <OwnSection {...props} count={null} isEmpty>
      {null}
    </OwnSection>
  )
}

/**
 * Votes are those that count, and what this device still keeps because it waits, was refused, or was never voted. SPEC
 * BT1, BT11
 */
function OwnStatements(props: OwnPartProps) {
  const text = useText(ownPulseText)
  const { objectId } = props.part
  const { doc: board } = useDocument('board', objectId)
  const { round } = useVoting(board)
  const { fetched, isKnown, ...device } = useFetchedOwn(props.part, OwnInPulseDocument)
  const own = useOwnVotes(objectId, round, askVotes)
  const categories = useDerived(board, categoryRoots, readCategories)
  const targets = useMemo(() => categories.flatMap(({ statements }) => statements), [categories])
  const choices = useChoices({ objectId, round, own, targets, scale: pulseScale })
  const answers = ownInPulse({ ...device, categories, choices, fetched: fetched?.pulse ?? null }).map(
    ({ category, vote, ...item }) => ({
      ...item,
      ...told(vote, item.isSaved, text),
      under: [...(category === null ? [] : [category]), ...(vote === null ? [] : [wordsOf(vote, text)])],
      link: { at: null },
    }),
  )
  return <OwnItems {...props} {...{ answers, isKnown }} />
}

type Texts = typeof ownPulseText.en

function wordsOf({ choice, state }: NonNullable<OwnInPulse['vote']>, text: Texts): string {
  const isCast = state === 'voted' || state === 'waiting'
  if (choice.is !== 'values') return isCast ? text.abstained : text.choseNone
  return (isCast ? text.voted : text.chose)(choice.value1 ?? 0)
}

/** What became of the vote; without one, of the statement. */
function told(vote: OwnInPulse['vote'], isSaved: boolean, text: Texts): { isSaved: boolean; state?: string } {
  switch (vote?.state) {
    case 'chosen':
    case 'changed':
    case 'refused':
      return { isSaved: false, state: text.states[vote.state] }
    default:
      return { isSaved: isSaved && vote?.state !== 'waiting' }
  }
}
