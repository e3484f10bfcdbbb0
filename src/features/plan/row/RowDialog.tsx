import { Button } from '@mantine/core'
import { useState } from 'react'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import itemClasses from '#activity/item/Item.module.css'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import { ItemDialog, PresentItem, usePresentToRoom } from '#activity/presented/PresentItem.tsx'
import type { OpenItem } from '#activity/presented/useOpenItem.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { AnyMessage } from '#domain/message.ts'
import { roots } from '#domain/plan/roots.ts'
import { cellsOf } from '#domain/plan/table.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import type { TableAct } from '../grid/tableAct.ts'
import type { Plan } from '../rows/usePlan.ts'
import type { PlanRow } from '../rows/rowList.ts'
import type { Arrange } from '../grid/arrange/useArrange.ts'
import { planText } from '../text.ts'
import classes from './RowDialog.module.css'
import { rowText } from '../grid/rowText.ts'
import { useRowActs } from '../grid/useRowActs.ts'

export interface RowDialogProps {
  plan: Plan
  opened: OpenItem<PlanRow>
  row: PlanRow
  /** Null for those who may not move and delete rows, or not now. */
  arrange: Arrange | null
}

/** One row in full: its cells with their headings; for facilitators its place, its deletion and presenting it. */
export function RowDialog({ plan, opened, row, arrange }: RowDialogProps) {
  const text = useText(rowText)
  const { rowAt } = useText(planText)
  const present = usePresentToRoom(opened)
  const mayLead = useMayDo('lead')
  const [isDeleting, setDeleting] = useState(false)
  const { columns, rows, source, waiting } = plan
  const kept = useDerived(source, [roots.cells], (doc) => cellsOf(doc, row, columns))
  const at = rows.findIndex(({ id }) => id === row.id)

  const remove = (): AnyMessage | null => {
    opened.onRemoved()
    return arrange?.deleteRow(row.id) ?? null
  }
  const rowActs = useRowActs({ plan, rowId: row.id, arrange, onDelete: () => setDeleting(true) })
  if (isDeleting) {
    return (
      <DeleteDialog
        title={text.deleteRowTitle}
        body={text.deleteRowBody}
        deleted={text.rowDeleted}
        desk={arrange?.isOnDesk ? source : null}
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    )
  }
  return (
    <ItemDialog opened={opened} title={rowAt(at + 1)}>
      <dl
        className={classes.cells}
        aria-label={text.cells(at + 1)}
        data-focused={opened.isFocused || undefined}
      >
        {columns.map(({ id, title }, index) => (
          <div key={id} className={classes.cell}>
            <dt dir="auto">{title}</dt>
            <dd dir="auto">
              {waiting.get(row.id)?.get(id) ?? (kept[index] || row.made?.[id] || text.empty)}
            </dd>
          </div>
        ))}
      </dl>
      <SourceLine doc={source} itemId={row.id} />
      <div className={itemClasses.actions}>
        {rowActs.filter(({ isDanger }) => !isDanger).map(buttonOf)}
        {mayLead && <PresentItem {...{ opened }} areShown isSaved={row.isSaved} onPresent={present} />}
        {rowActs.filter(({ isDanger }) => isDanger).map(buttonOf)}
      </div>
    </ItemDialog>
  )
}

function buttonOf({ label, Icon, run, isOff, isDanger }: TableAct) {
  return (
    <Button
      key={label}
      {...(isDanger ? { variant: 'subtle', color: 'red' } : { variant: 'default' })}
      leftSection={<Icon size={18} />}
      disabled={isOff ?? false}
      onClick={run}
    >
      {label}
    </Button>
  )
}
