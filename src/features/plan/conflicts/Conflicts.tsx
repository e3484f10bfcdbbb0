import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { cellKey } from '#domain/plan/cellKey.ts'
import { roots } from '#domain/plan/roots.ts'
import { readCell } from '#domain/plan/read.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { announce } from '#ui/focus/announce.ts'
import { useCopy } from '#ui/inputs/useCopy.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Plan } from '../rows/usePlan.ts'
import type { TableActs } from '../history/useTableActs.ts'
import type { CellConflict } from '../rows/conflictList.ts'
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
        <div className={classes.side}>
          <dt className={classes.name}>
            {text.mine}
            {mine !== '' && <CopyIcon value={mine} />}
          </dt>
          <Words>{mine}</Words>
          <dd>
            <Button
              size="sm"
              className={classes.choice ?? ''}
              disabled={isGone || plan.isLocked}
              onClick={keepMine}
            >
              {text.keepMine}
            </Button>
          </dd>
        </div>
        <div className={classes.side}>
          <dt className={classes.name}>{text.theirs}</dt>
          <Words>{theirs}</Words>
          <dd>
            <Button size="sm" variant="default" className={classes.choice ?? ''} onClick={keepTheirs}>
              {text.keepTheirs}
            </Button>
          </dd>
        </div>
      </dl>
    </li>
  )
}

/** A long text scrolls by itself, also by keys: the choice below it stays in view. */
function Words({ children }: { children: string }) {
  const { nothing } = useText(conflictText)
  return (
    <dd className={classes.words} dir="auto" tabIndex={children.length > 80 ? 0 : undefined}>
      {children || nothing}
    </dd>
  )
}

function CopyIcon({ value }: { value: string }) {
  const { copy: label } = useText(conflictText)
  const { copied } = useText(uiText)
  const { isCopied, copy } = useCopy()
  const name = isCopied ? copied : label
  return (
    <ActionIcon
      size={28}
      variant="subtle"
      color="gray"
      aria-label={name}
      title={name}
      onClick={() => void copy(value)}
    >
      {isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />}
    </ActionIcon>
  )
}
