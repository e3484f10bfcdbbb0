import { IconLock } from '@tabler/icons-react'
import { doneCount } from '#domain/doneCount.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useRoster } from '#sync/room.tsx'
import { useText } from '#ui/useText.ts'
import { projectorText } from './projectorText.ts'
import classes from './RoomFacts.module.css'
import type { RoomView } from './roomView.ts'

/** Instead of answers that are not shown: that it is so, how many there are, and how many people are done. SPEC P5, F2. */
export function RoomWaiting({ view, part }: { view: RoomView; part: AgendaPart }) {
  const text = useText(projectorText)
  const done = doneCount(useRoster(), part.objectId)
  return (
    <div className={classes.waiting}>
      <p className={classes.why}>{text.hidden}</p>
      <p className={classes.counts}>
        {text.answers(view.count)}
        {done && done.joined > 0 && ` · ${text.done(done.done, done.joined)}`}
      </p>
    </div>
  )
}

/** Beside the answers: how many there are, and how many people are done as soon as somebody is. */
export function RoomFacts({ view, part }: { view: RoomView; part: AgendaPart }) {
  const text = useText(projectorText)
  const done = doneCount(useRoster(), part.objectId)
  return (
    <>
      {view.areShown && <span>{text.answers(view.count)}</span>}
      {view.areShown && done && done.done > 0 && <span>{text.done(done.done, done.joined)}</span>}
      {view.isLocked && (
        <span className={classes.locked}>
          <IconLock size="1em" aria-hidden="true" /> {text.locked}
        </span>
      )}
    </>
  )
}
