import { useCallback, useMemo, useState } from 'react'
import { useUnsentVotes } from '#activity/done/unsentVotes.ts'
import type { Choice } from '#activity/voting/ballot/choice.ts'
import { useBallot } from '#activity/voting/ballot/useBallot.ts'
import type { Ballot } from '#activity/voting/ballot/useBallot.ts'
import { useVoteLock } from '#activity/voting/useVoting.ts'
import type { VoteLock } from '#activity/voting/useVoting.ts'
import { byTime } from '#domain/activity/order.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import type { OrganizeItemId } from '#domain/ids.ts'
import type { ItemView } from '#domain/organize/items.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { PlacingProps } from './pageProps.ts'
import { choosePlace, isOpen, nextOpen, placementOf } from './placements.ts'
import type { Placement } from './placements.ts'
import { castVotes } from './placingCalls.ts'
import { placeText } from './placeText.ts'
import type { NamedSection } from './useOrganizeVoting.ts'

/** What of the page a narrow screen shows, and a wide one moves the focus to. */
export type PlacingView = 'item' | 'overview'

interface Spot {
  /** Null: none. Undefined: nothing was opened, which is the first one that is not placed. */
  openId: OrganizeItemId | null | undefined
  view: PlacingView | undefined
  /** What was open before, the last one last. */
  trail: readonly OrganizeItemId[]
  /** What takes the focus, where the button that was pressed may be gone. */
  focus: PlacingView | null
}

/** A person's placing, item by item. */
export interface Placing {
  ballot: Ballot
  lock: VoteLock | null
  /** In the order in which they were added: where they are on the board would suggest something. */
  items: readonly ItemView[]
  sections: readonly NamedSection[]
  placement: (id: OrganizeItemId) => Placement
  /** How many are placed, undecided ones included. */
  placed: number
  /** The item that is open, and its index; null: all that is left to do is to vote. */
  open: { item: ItemView; at: number } | null
  view: PlacingView
  /** What takes the focus; another object whenever it has to. */
  spot: Spot
  /** Places the open item, null being undecided, and opens the next one that is not placed. */
  place: (section: NamedSection | null) => void
  /** Opens the item before; null where there is none. */
  back: (() => void) | null
  /** Opens the next one that is not placed, and leaves this one as it is. */
  skip: () => void
  openItem: (id: OrganizeItemId) => void
  show: (view: PlacingView) => void
}

/** Offline too: what is chosen is kept on this device, and a vote waits in the outbox. SPEC OR7, BT11 */
export function usePlacing({ organize, votes }: Pick<PlacingProps, 'organize' | 'votes'>): Placing {
  const text = useText(placeText)
  const { objectId } = organize
  const { voting, own, sections, scale } = votes
  const items = useMemo(() => organize.items.toSorted(byTime), [organize.items])
  const lock = useVoteLock(organize)
  const choiceWords = useCallback(
    (choice: Choice) => {
      const placement = placementOf(choice, sections)
      return placement.is === 'in' ? placement.section.text : text.undecided
    },
    [sections, text],
  )
  const ballot = useBallot({
    ...{ objectId, scale, own, targets: items, choiceWords },
    ...{ scope: wholeScope, round: voting.round, cast: castVotes, isLocked: lock !== null },
  })
  useUnsentVotes(objectId, ballot, lock, voting)
  const [spot, setSpot] = useState<Spot>({ openId: undefined, view: undefined, trail: [], focus: null })
  // The same function at each render, so that other rows of the overview need no rendering.
  const openItem = useCallback(
    (openId: OrganizeItemId) => setSpot((now) => ({ ...now, openId, view: 'item', focus: 'item' })),
    [],
  )
  const placement = (id: OrganizeItemId): Placement => placementOf(ballot.target(id).choice, sections)
  const isOpenItem = (id: OrganizeItemId): boolean => isOpen(placement(id))
  const openAt = items.findIndex(({ id }) => id === spot.openId)
  // Nothing was opened yet, or what was is deleted.
  const isFirst = spot.openId !== null && openAt < 0
  const at = isFirst ? items.findIndex(({ id }) => isOpenItem(id)) : openAt
  const item = items[at]
  const goTo = (openId: OrganizeItemId | null, trail = spot.trail): void =>
    setSpot({
      ...{ openId, trail },
      ...(openId === null ? { view: 'overview', focus: 'overview' } : { view: 'item', focus: null }),
    })
  const before = spot.trail.findLast((id) => id !== item?.id && items.some((one) => one.id === id))
  const previousId = before ?? (item ? items[at - 1]?.id : undefined)
  const next = nextOpen(items, item?.id ?? null, (id) => id !== item?.id && isOpenItem(id))
  return {
    ...{ ballot, lock, items, sections, placement, spot },
    placed: items.filter(({ id }) => !isOpenItem(id)).length,
    open: item ? { item, at } : null,
    // Where nothing can be placed any more, what was is looked at.
    view: spot.view ?? (item && !voting.isClosed ? 'item' : 'overview'),
    place(section) {
      if (!item || ballot.isLocked) return
      choosePlace(ballot, item.id, section)
      const nextText = items.find(({ id }) => id === next)?.text
      const said = text.placed(item.text, section?.text ?? text.undecided)
      announce(`${said} ${nextText === undefined ? text.allPlaced : text.next(nextText)}`)
      goTo(next, [...spot.trail.filter((id) => id !== item.id), item.id])
    },
    back:
      previousId === undefined
        ? null
        : () => {
            announce(items.find(({ id }) => id === previousId)?.text ?? '')
            goTo(
              previousId,
              spot.trail.filter((id) => id !== previousId),
            )
          },
    skip() {
      if (next !== null) announce(items.find(({ id }) => id === next)?.text ?? '')
      goTo(next, item ? [...spot.trail.filter((id) => id !== item.id), item.id] : spot.trail)
    },
    openItem,
    show: (view) =>
      setSpot({
        ...{ ...spot, view, focus: view },
        // One that is placed already, where all are.
        openId: view === 'item' && !item ? (next ?? items[0]?.id) : spot.openId,
      }),
  }
}
