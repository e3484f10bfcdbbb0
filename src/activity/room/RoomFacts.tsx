import { IconLock } from '@tabler/icons-react'
import { doneCount } from '#domain/doneCount.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useRoster } from '#sync/room.tsx'
import { useText } from '#ui/useText.ts'
import classes from './RoomFacts.module.css'
import { roomText } from './roomText.ts'

export interface RoomWaitingProps {
  part: AgendaPart
  /** Why nothing is to be seen yet. */
  why: string
  /** How much there is, in words. */
  count: string
}

/** Instead of input that is not shown: that it is so, how much there is, and how many people are done. SPEC P5, F2. */
export function RoomWaiting({ part, why, count }: RoomWaitingProps) {
  const text = useText(roomText)
  const done = doneCount(useRoster(), part.objectId)
  return (
    <div className={classes.waiting}>
      <p className={classes.why}>{why}</p>
      <p className={classes.counts}>
        {count}
        {done && done.joined > 0 && ` · ${text.done(done.done, done.joined)}`}
      </p>
    </div>
  )
}

export interface RoomFactsProps {
  part: AgendaPart
  /** How much there is, in words; null while that is told elsewhere. */
  count: string | null
  isLocked: boolean
}

/** Beside the input: how much there is, and how many people are done as soon as somebody is. */
export function RoomFacts({ part, count, isLocked }: RoomFactsProps) {
  const text = useText(roomText)
  const done = doneCount(useRoster(), part.objectId)
  return (
    <>
      {count !== null && <span>{count}</span>}
      {count !== null && done && done.done > 0 && <span>{text.done(done.done, done.joined)}</span>}
      {isLocked && (
        <span className={classes.locked}>
          <IconLock size="1em" aria-hidden="true" /> {text.locked}
        </span>
      )}
    </>
  )
}
