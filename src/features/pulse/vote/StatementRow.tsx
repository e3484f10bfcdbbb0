import { Suspense } from 'react'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import type { Ballot } from '#activity/voting/ballot/useBallot.ts'
import { TargetSliders } from '#activity/voting/slider/TargetSliders.tsx'
import { pulseScale } from '#domain/pulse/votes.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import type { Pulse } from '../page/usePulse.ts'
import type { OpenStatement } from '../statements/StatementDialogs.tsx'
import type { StatementItem } from '../statements/statementItems.ts'
import classes from './StatementRow.module.css'

const StatementMenu = lazyPart(async () => ({
  default: (await import('../statements/StatementMenu.tsx')).StatementMenu,
}))

export interface StatementRowProps {
  pulse: Pulse
  statement: StatementItem
  ballot: Ballot
  /** This person may change the statements of others. */
  mayArrange: boolean
  /** Its index among the statements of the category. */
  place: { at: number; ids: readonly { id: string }[] }
  onOpen: (opened: OpenStatement) => void
}

const axes = [{ title: '' }]

/** One statement with its slider. */
export function StatementRow(props: StatementRowProps) {
  const { pulse, statement, ballot, mayArrange, place, onOpen } = props
  const { id, text } = statement
  return (
    <li className={classes.row} data-row={id} data-item={id} data-state={ballot.target(id).state}>
      <div className={classes.words}>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        <SourceLine doc={pulse.source} itemId={id} />
      </div>
      {mayArrange && (
        <div className={classes.menu}>
          <Suspense fallback={null}>
            <StatementMenu {...{ pulse, statement, place, onOpen }} />
          </Suspense>
        </div>
      )}
      <div className={classes.sliders}>
        <TargetSliders {...{ ballot, axes }} scale={pulseScale} target={{ id, text }} />
      </div>
    </li>
  )
}
