import { Button } from '@mantine/core'
import { cellKey } from '#domain/plan/cellKey.ts'
import { roots } from '#domain/plan/roots.ts'
import { readCell } from '#domain/plan/read.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useOutbox } from '#sync/outbox/outbox.ts'
import { announce } from '#ui/focus/announce.ts'
import { CopyButton } from '#ui/inputs/CopyButton.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { Plan } from '../page/usePlan.ts'
import type { TableActs } from '../rows/useTableActs.ts'
import type { CellConflict } from './conflictList.ts'
import { conflictText } from './conflictText.ts'
import classes from './Conflicts.module.css'

export interface ConflictsProps {
  plan: Plan
  acts: TableActs
  conflicts: readonly CellConflict[]
}

/** Cells that somebody else changed meanwhile: both texts, and the choice between them. SPEC PL6 */
export function Conflicts({ plan, acts, conflicts }: ConflictsProps) {
  const text = useText(conflictText)
  if (conflicts.length === 0) return null
  return (
    // Not atomic: a button that says "Copied" is no reason to read all of it again.
    <section className={classes.panel} aria-labelledby="plan-conflicts" role="alert" aria-atomic="false">
      <h2 id="plan-conflicts" className={classes.title}>
        {text.title(conflicts.length)}
      </h2>
      <p className={classes.hint}>{text.hint}</p>
      <ul className={classes.list} data-list="conflicts">
        {conflicts.map((conflict) => (
          <Conflict key={cellKey(conflict)} {...{ plan, acts, conflict }} />
        ))}
      </ul>
    </section>
  )
}

function Conflict({ plan, acts, conflict }: Omit<ConflictsProps, 'conflicts'> & { conflict: CellConflict }) {
  const text = useText(conflictText)
  const { dismiss } = useOutbox()
  const { entryIds, rowId, columnId, mine } = conflict
  const dismissAll = (): void => entryIds.forEach((entryId) => dismiss(entryId))
  const theirs = useDerived(plan.source, [roots.cells], (doc) => readCell(doc, { rowId, columnId }))
  const row = plan.rows.findIndex(({ id }) => id === rowId)
  const column = plan.columns.find(({ id }) => id === columnId)
  const isGone = row < 0 || !column
  const keepTheirs = (): void => {
    dismissAll()
    announce(text.keptTheirs)
  }
  const keepMine = (): void => {
    // Names the text that the person has just seen: if it changes again, they are asked again.
    acts.edit([{ rowId, columnId, value: mine, expected: theirs }])
    dismissAll()
    announce(text.keptMine)
  }
  return (
    <li className={classes.conflict} data-row={cellKey(conflict)}>
      {column && row >= 0 && <p className={classes.where}>{text.where(column.title, row + 1)}</p>}
      <dl className={classes.texts}>
        <div>
          <dt>{text.mine}</dt>
          <dd dir="auto">{mine || text.nothing}</dd>
        </div>
        <div>
          <dt>{text.theirs}</dt>
          <dd dir="auto">{theirs || text.nothing}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <Button size="sm" disabled={isGone || plan.isLocked} onClick={keepMine}>
          {text.keepMine}
        </Button>
        <Button size="sm" variant="default" onClick={keepTheirs}>
          {text.keepTheirs}
        </Button>
        {mine !== '' && <CopyButton size="sm" variant="subtle" value={mine} label={text.copy} />}
      </div>
    </li>
  )
}
