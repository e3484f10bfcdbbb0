import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import { PageField } from './PageField.tsx'
import type { PageFieldProps } from './PageField.tsx'
import classes from './ViewerBar.module.css'

/** "Slide N of M" between the buttons for the page before and the next one. SPEC SL28 */
export function Paging({ page, count, onTurn }: PageFieldProps) {
  const text = useText(presentText)
  const turn = (label: string, to: number, Icon: typeof IconChevronLeft) => {
    const isOver = to < 1 || to > count
    return (
      <ActionIcon
        variant="default"
        size={40}
        aria-label={label}
        title={label}
        // Not `disabled`: whoever has come to the end by this button keeps the focus.
        aria-disabled={isOver}
        data-disabled={isOver}
        onClick={() => {
          if (!isOver) onTurn(to)
        }}
      >
        <Icon size={20} />
      </ActionIcon>
    )
  }
  return (
    <div className={classes.paging} role="group" aria-label={text.paging}>
      {turn(text.previousSlide, page - 1, IconChevronLeft)}
      <PageField {...{ page, count, onTurn }} />
      {turn(text.nextSlide, page + 1, IconChevronRight)}
    </div>
  )
}
