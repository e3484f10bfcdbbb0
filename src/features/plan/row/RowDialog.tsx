import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteDialog } from '#activity/item/DeleteDialog.tsx'
import itemClasses from '#activity/item/Item.module.css'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import { ItemDialog, PresentItem, usePresent } from '#activity/presented/PresentItem.tsx'
import type { OpenItem } from '#activity/presented/useOpenItem.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { AnyMessage } from '#domain/message.ts'
import { roots } from '#domain/plan/roots.ts'
import { cellsOf } from '#domain/plan/table.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { announce } from '#ui/focus/announce.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { gridText } from '../grid/gridText.ts'
import type { Plan } from '../page/usePlan.ts'
import type { PlanRow } from '../rows/rowList.ts'
import type { Arrange } from '../rows/useArrange.ts'
import { planText } from '../text.ts'
import classes from './RowDialog.module.css'
import { rowText } from './rowText.ts'

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
  const grid = useText(gridText)
  const ui = useText(uiText)
  const { rowAt } = useText(planText)
  const present = usePresent(opened)
  const mayLead = useMayDo('lead')
  const [isDeleting, setDeleting] = useState(false)
  const { columns, rows, source, waiting } = plan
  const kept = useDerived(source, [roots.cells], (doc) => cellsOf(doc, row, columns))
  const at = rows.findIndex(({ id }) => id === row.id)

  const remove = (): AnyMessage | null => {
    opened.onRemoved()
    return arrange?.deleteRow(row.id) ?? null
  }
  const move = (step: -1 | 1): void => {
    const before = step < 0 ? rows[at - 1] : rows[at + 2]
    if (arrange?.moveRow(row.id, before?.id ?? null))
      announce(grid.moved(rowAt(at + 1), at + step + 1, rows.length))
  }
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
        {arrange && row.isSaved && (
          <>
            <Button
              variant="default"
              leftSection={<IconArrowUp size={18} />}
              disabled={at <= 0 || !arrange.isOnDesk}
              onClick={() => move(-1)}
            >
              {text.moveUp}
            </Button>
            <Button
              variant="default"
              leftSection={<IconArrowDown size={18} />}
              disabled={at < 0 || at === rows.length - 1 || !arrange.isOnDesk}
              onClick={() => move(1)}
            >
              {text.moveDown}
            </Button>
          </>
        )}
        {mayLead && <PresentItem {...{ opened }} areShown isSaved={row.isSaved} onPresent={present} />}
        {arrange && row.isSaved && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} />}
            onClick={() => setDeleting(true)}
          >
            {ui.delete}
          </Button>
        )}
      </div>
    </ItemDialog>
  )
}
