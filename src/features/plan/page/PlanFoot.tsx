import { Button } from '@mantine/core'
import { IconLock, IconPlus, IconTable } from '@tabler/icons-react'
import { FootFact, PageFoot } from '#activity/page/PageFoot.tsx'
import { activityText } from '#activity/text.ts'
import { limits } from '#domain/limits.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { TableActs } from '../rows/useTableActs.ts'
import { planText } from '../text.ts'
import classes from './PlanPage.module.css'
import type { Plan } from './usePlan.ts'

export interface PlanFootProps {
  plan: Plan
  acts: TableActs
  /** Rows on this screen. */
  shown: number
  /** This person adds columns. */
  mayArrange: boolean
  onAdded: (rowId: string) => void
  /** Receives the place over the foot for what is done with selected cells. */
  overRef: (place: HTMLElement | null) => void
}

/** The foot of the page, always in view: adding a row, the number of rows, and who is done. */
export function PlanFoot({ plan, acts, shown, mayArrange, onAdded, overRef }: PlanFootProps) {
  const text = useText(planText)
  const { inputLocked } = useText(activityText)
  const { rows, columns, isClosed, isLocked } = plan
  const isFull = rows.length >= limits.planRows
  const isWide = columns.length >= limits.planColumns
  const addRow = (): void => {
    onAdded(acts.addRow())
    announce(text.rowAdded(rows.length + 1))
  }
  const addColumn = (): void => {
    acts.addColumn()
    announce(text.columnAdded(columns.length + 1))
  }
  return (
    <PageFoot
      label={text.footer}
      box={
        !isClosed && (
          <div className={classes.add}>
            <Button
              leftSection={<IconPlus size={18} />}
              disabled={isLocked || isFull}
              title={isFull ? text.mostRows : undefined}
              onClick={addRow}
            >
              {text.addRow}
            </Button>
            {mayArrange && (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} />}
                disabled={isWide}
                title={isWide ? text.mostColumns : undefined}
                onClick={addColumn}
              >
                {text.addColumn}
              </Button>
            )}
            {isLocked && (
              <FootFact isAnnounced icon={<IconLock size={16} aria-hidden="true" />}>
                {inputLocked}
              </FootFact>
            )}
          </div>
        )
      }
    >
      <FootFact icon={<IconTable size={16} aria-hidden="true" />}>
        {shown < rows.length ? text.rowsOf(shown, rows.length) : text.rows(rows.length)}
      </FootFact>
      <div ref={overRef} className={classes.over} />
    </PageFoot>
  )
}
