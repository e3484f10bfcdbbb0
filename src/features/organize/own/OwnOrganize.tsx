import { useMemo } from 'react'
import type { OwnPartProps } from '#activity/face.ts'
import { OwnItems } from '#activity/own/OwnItems.tsx'
import { OwnSection, useSpread } from '#activity/own/OwnSection.tsx'
import { useFetchedOwn } from '#activity/own/useFetchedOwn.ts'
import type { BallotTarget } from '#activity/voting/ballot/ballot.ts'
import { useChoices } from '#activity/voting/ballot/useChoices.ts'
import { useOwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { useVoting } from '#activity/voting/useVoting.ts'
import { OwnInOrganizeDocument } from '#api/operations/organize.ts'
import { isEach } from '#domain/organize/flags.ts'
import { readSections, sectionRoots } from '#domain/organize/places.ts'
import { boardRoots, roots } from '#domain/organize/roots.ts'
import { scaleOf } from '#domain/organize/votes.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { placementOf } from '../place/placements.ts'
import { askVotes } from '../place/placingCalls.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import { ownInOrganize } from './ownInOrganize.ts'
import { ownOrganizeText } from './ownOrganizeText.ts'

/** A person's items in one Organize activity, and where they placed items for themselves. */
export function OwnOrganize(props: OwnPartProps) {
  if (useSpread()) return <OwnPlaced {...props} />
  return (
    <OwnSection {...props} count={null} isEmpty>
      {null}
    </OwnSection>
  )
}

const readRoots = [...sectionRoots, roots.info]

/**
 * Placings are those that count, and what this device still keeps because it waits, was refused, or was never voted. SPEC
 * OR7, BT1, BT11
 */
function OwnPlaced(props: OwnPartProps) {
  const text = useText(ownOrganizeText)
  const { objectId } = props.part
  const { doc: board } = useDocument('board', objectId)
  const { round, isClosed } = useVoting(board)
  const areApart = useDerived(board, [boardRoots.settings], isEach)
  const { fetched, isKnown, ...device } = useFetchedOwn(props.part, OwnInOrganizeDocument)
  const own = useOwnVotes(objectId, round, askVotes)
  const sections = useDerived(board, readRoots, readSections)
  const named = useMemo(
    () => sections.flatMap(({ id, ...section }): NamedSection[] => (id === null ? [] : [{ id, ...section }])),
    [sections],
  )
  const targets = useMemo(
    () => sections.flatMap(({ entries }) => entries.flatMap(({ items }) => items)),
    [sections],
  )
  const scale = useMemo(() => scaleOf(named), [named])
  const choices = useChoices({ objectId, round, own, targets, scale })
  const answers = ownInOrganize({ ...device, sections, choices, fetched: fetched?.organize ?? null }).map(
    ({ under, vote, ...item }) => ({
      ...item,
      ...told(vote, item.isSaved, text),
      // Whoever still places items is not told where the board has them. SPEC OR7
      under: [
        ...(areApart && !isClosed ? [] : under),
        ...(vote === null ? [] : [wordsOf(vote, named, text)]),
      ],
      link: { at: null },
    }),
  )
  return <OwnItems {...props} {...{ answers, isKnown }} />
}

type Texts = typeof ownOrganizeText.en

function wordsOf({ choice, state }: BallotTarget, sections: readonly NamedSection[], text: Texts): string {
  const isCast = state === 'voted' || state === 'waiting'
  const placed = placementOf(choice, sections)
  if (placed.is === 'in') return (isCast ? text.placed : text.chose)(placed.section.text)
  if (placed.is === 'gone') return text.gone
  return isCast ? text.undecided : text.choseUndecided
}

/** What became of the placing; without one, of the item. */
function told(
  vote: BallotTarget | null,
  isSaved: boolean,
  text: Texts,
): { isSaved: boolean; state?: string } {
  switch (vote?.state) {
    case 'chosen':
    case 'changed':
    case 'refused':
      return { isSaved: false, state: text.states[vote.state] }
    default:
      return { isSaved: isSaved && vote?.state !== 'waiting' }
  }
}
