import { Button } from '@mantine/core'
import { memo } from 'react'
import { IconLock, IconPlus, IconTable } from '@tabler/icons-react'
import { FootFact, PageFoot } from '#activity/page/PageFoot.tsx'
import { activityText } from '#activity/text.ts'
import { limits } from '#domain/limits.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { TableActs } from '../history/useTableActs.ts'
import { planText } from '../text.ts'
import classes from './PlanPage.module.css'

export interface PlanFootProps {
  acts: TableActs
  /** All rows of the table, and those on this screen. */
  rowCount: number
  shown: number
  columnCount: number
  /** Nothing can be written here. */
  isClosed: boolean
  /** Input is closed for this person. */
  isLocked: boolean
  /** This person adds columns. */
  mayArrange: boolean
  onAdded: (rowId: string) => void
  /** Adds a column at the end. */
  onAddColumn: () => void
  /** Receives the place over the foot for what is done with selected cells. */
  overRef: (place: HTMLElement | null) => void
}

/**
 * The foot of the page, always in view: adding a row, the number of rows, and who is done. The edit of a cell does not
 * render it, at any of the steps on its way.
 */
export const PlanFoot = memo(function MemoFoot(props: PlanFootProps) {
  const {
    acts,
    rowCount,
    shown,
    columnCount,
    isClosed,
    isLocked,
    mayArrange,
    onAdded,
    onAddColumn,
    overRef,
  } = props
  const text = useText(planText)
  const { inputLocked } = useText(activityText)
  const isFull = rowCount >= limits.planRows
  const isWide = columnCount >= limits.planColumns
  const addRow = (): void => {
    onAdded(acts.addRow())
    announce(text.rowAdded(rowCount + 1))
  }
  return (
    <PageFoot
      label={text.footer}
      box={
        !isClosed && (
          <div className={classes.add}>
            <Button leftSection={<IconPlus size={18} />} disabled={isLocked || isFull} onClick={addRow}>
              {text.addRow}
            </Button>
            {mayArrange && (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} />}
                disabled={isWide}
                onClick={onAddColumn}
              >
                {text.addColumn}
              </Button>
            )}
            {/* Always there: a status that comes together with its words is not read out everywhere. */}
            <div className={classes.told} role="status">
              {isFull && <FootFact>{text.mostRows}</FootFact>}
              {mayArrange && isWide && <FootFact>{text.mostColumns}</FootFact>}
              {isLocked && (
                <FootFact icon={<IconLock size={16} aria-hidden="true" />}>{inputLocked}</FootFact>
              )}
            </div>
          </div>
        )
      }
    >
      <FootFact icon={<IconTable size={16} aria-hidden="true" />}>
        {shown < rowCount ? text.rowsOf(shown, rowCount) : text.rows(rowCount)}
      </FootFact>
      <div ref={overRef} className={classes.over} />
    </PageFoot>
  )
})
