import { useMemo } from 'react'
import { usePosition } from '#activity/navigation/usePosition.ts'
import { useResultsAddress } from '#activity/navigation/useResultsAddress.ts'
import { standing } from '#domain/activity/steps.ts'
import type { SliderGroupId } from '#domain/ids.ts'
import { stopsOf } from '#domain/pulse/steps.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/documents/documents.ts'
import type { Pulse } from './usePulse.ts'

/** The position of this screen in a pulse. */
export interface PulseHere {
  areResults: boolean
  /** Index of the category that is open, or was last; 0 while there is none. */
  at: number
  /** The facilitator leads: arrows, lists and buttons are locked. */
  isLed: boolean
  /** Left out: the category that was open last. */
  toCategory: (id?: SliderGroupId) => void
  toResults: () => void
}

/**
 * The position of this screen: a category, or the results. Those who may not read the results step past them, unless the
 * room is there. SPEC PU6, S5, S7
 */
export function useHere({ objectId, categories }: Pulse, mayRead: boolean): PulseHere {
  const { state, agenda } = useStateDocument()
  const isRoomThere = state.showResultsPage && presentedPart(state, agenda)?.objectId === objectId
  const withResults = mayRead || isRoomThere
  const stops = useMemo(() => stopsOf(categories, withResults), [categories, withResults])
  const position = usePosition(objectId, stops)
  useResultsAddress(position)
  const { page, go, isLed } = position
  const { at } = standing(stops, { ...page, showResultsPage: false })
  return {
    ...{ areResults: page.showResultsPage, at: Math.max(0, at), isLed },
    toCategory: (id) =>
      go({ showResultsPage: false, ...(id === undefined ? {} : { activeMultiTopicId: id }) }),
    // The category stays: 'Edit Vote' leads back to it.
    toResults: () => go({ showResultsPage: true }),
  }
}
