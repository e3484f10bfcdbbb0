import { Skeleton } from '@mantine/core'
import { useText } from '#ui/texts/useText.ts'
import board from './Board.module.css'
import { boardText } from './boardText.ts'
import panel from './Panel.module.css'

/** Stands in the place of a board until its file is loaded. */
export function BoardSkeleton() {
  const text = useText(boardText)
  return (
    <div className={board.desk} role="status" aria-label={text.loading}>
      <Skeleton className={`${panel.panel} ${board.ungrouped}`} height={320} />
      <Skeleton className={`${panel.panel} ${board.groups}`} height={320} />
    </div>
  )
}
