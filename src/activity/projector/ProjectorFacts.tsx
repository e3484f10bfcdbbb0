import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { doneCount } from '#domain/workshop/doneCount.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useRoster } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import classes from './ProjectorFacts.module.css'
import { projectorViewText } from './projectorViewText.ts'

export interface ProjectorWaitingProps {
  part: AgendaPart
  /** Why nothing is shown yet. */
  why: string
  /** The amount of input, in words. */
  count: ReactNode
}

/** Replaces hidden input: that it is hidden, how much there is, and how many people are done. SPEC P5, F2 */
export function ProjectorWaiting({ part, why, count }: ProjectorWaitingProps) {
  const text = useText(projectorViewText)
  const done = doneCount(useRoster(), part.objectId)
  return (
    <div className={classes.waiting}>
      <p className={classes.why}>{why}</p>
      <p className={classes.counts}>
        {count}
        {done && ` · ${text.done(done.done, done.here)}`}
      </p>
    </div>
  )
}

export interface ProjectorFactsProps {
  part: AgendaPart
  /** The amount of input, in words; null where it is shown elsewhere. */
  count: string | null
  isLocked: boolean
}

/** Beside the input: how much there is, and how many people are done, from the first on. */
export function ProjectorFacts({ part, count, isLocked }: ProjectorFactsProps) {
  const text = useText(projectorViewText)
  const done = doneCount(useRoster(), part.objectId)
  return (
    <>
      {count !== null && <span>{count}</span>}
      {count !== null && done && done.done > 0 && <span>{text.done(done.done, done.here)}</span>}
      {isLocked && (
        <span className={classes.locked}>
          <IconLock size="1em" aria-hidden="true" /> {text.locked}
        </span>
      )}
    </>
  )
}
