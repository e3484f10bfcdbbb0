import { memo } from 'react'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import type { BallotTarget } from '#activity/voting/ballot/ballot.ts'
import { RowSliders, sameRow } from '#activity/voting/slider/RowSliders.tsx'
import type { RowSlidersShared } from '#activity/voting/slider/RowSliders.tsx'
import { pulseScale } from '#domain/pulse/votes.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import type { Pulse } from '../usePulse.ts'
import type { OpenStatement } from '../statements/StatementDialogs.tsx'
import type { StatementItem } from '../statements/statementScreen.ts'
import classes from './StatementRow.module.css'

const StatementMenu = lazyPart(async () => ({
  default: (await import('../statements/StatementMenu.tsx')).StatementMenu,
}))

export interface StatementRowProps {
  pulse: Pulse
  statement: StatementItem
  /** What is chosen on it. */
  target: BallotTarget
  sliders: Pick<RowSlidersShared, 'acts' | 'isLocked' | 'axes'>
  /** This person may change the statements of others. */
  mayArrange: boolean
  /** Its index among the statements of the category. */
  at: number
  ids: readonly { id: string }[]
  onOpen: (opened: OpenStatement) => void
}

/** One statement with its slider, rendered again only when something of it changed. */
export const StatementRow = memo(StatementRowView, sameRow)

function StatementRowView(props: StatementRowProps) {
  const { pulse, statement, target, sliders, mayArrange, at, ids, onOpen } = props
  const { id, text } = statement
  return (
    <li className={classes.row} data-row={id} data-item={id} data-state={target.state}>
      <div className={classes.words}>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        <SourceLine doc={pulse.source} itemId={id} />
      </div>
      {mayArrange && (
        <div className={classes.menu}>
          <StatementMenu {...{ pulse, statement, onOpen }} place={{ at, ids }} />
        </div>
      )}
      <div className={classes.sliders}>
        <RowSliders {...sliders} target={target} scale={pulseScale} item={statement} />
      </div>
    </li>
  )
}
