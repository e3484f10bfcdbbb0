import { Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowRight,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconFilter,
  IconList,
  IconPencil,
  IconSortAscendingLetters,
  IconSortDescendingLetters,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { use, useEffect, useRef, useState } from 'react'
import { limits } from '#domain/limits.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { TitledColumn } from '../rows/usePlan.ts'
import classes from './ColumnMenu.module.css'
import { ColumnMenuContext, withinScreen } from './columnMenuContext.ts'
import type { ColumnMenuActs } from './columnMenuContext.ts'
import { ColumnMenuFilter } from './ColumnMenuFilter.tsx'
import { ColumnMenuTrigger } from './ColumnMenuTrigger.tsx'
import { columnMenuText } from './columnMenuText.ts'
import { gridText } from './gridText.ts'

/**
 * Menu of one column: sorting and filtering on this screen for everyone, changes of the column for facilitators. It is
 * loaded and opened at the first press.
 */
export function ColumnMenu({ column, index }: { column: TitledColumn; index: number }) {
  const menu = use(ColumnMenuContext)
  return menu && <OpenedMenu {...{ column, index, menu }} />
}

interface OpenedMenuProps {
  column: TitledColumn
  index: number
  menu: ColumnMenuActs
}

function OpenedMenu({ column, index, menu: { plan, view, arrange, ...on } }: OpenedMenuProps) {
  const text = useText(columnMenuText)
  const grid = useText(gridText)
  const { columns } = plan
  const target = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isFiltering, setFiltering] = useState(false)
  const [isAdding, setAdding] = useState(false)
  useEffect(() => {
    // The pressed button made way for this one: the focus has to come back to something.
    if (document.activeElement === document.body) target.current?.focus()
    // Opened and not open from the start: only then does closing it give the focus back.
    const frame = requestAnimationFrame(() => setOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const isSorted = view.sort?.columnId === column.id
  const isFull = columns.length >= limits.planColumns
  const sort = (isDescending: boolean): void => {
    view.sortBy({ columnId: column.id, isDescending })
    announce(text.sortedBy(column.title))
  }
  /** A form or dialog gives the focus back to what has it when it opens, and the menu's entry is gone by then. */
  const openForm = (open: () => void): void => {
    target.current?.focus({ preventScroll: true })
    open()
  }
  const add = (at: number): void => {
    // The heading of the new column takes the focus.
    setAdding(true)
    on.onAdd(at)
  }
  const move = (step: -1 | 1): void => {
    const before = step < 0 ? columns[index - 1] : columns[index + 2]
    if (arrange?.moveColumn(column.id, before?.id ?? null))
      announce(grid.moved(column.title, index + step + 1, columns.length))
  }
  return (
    <ColumnMenuFilter {...{ column, view }} isOpen={isFiltering} onClose={() => setFiltering(false)}>
      <Menu
        opened={isOpen}
        onChange={(opens) => {
          setOpen(opens)
          if (opens) setAdding(false)
        }}
        returnFocus={!isAdding}
        position="bottom-end"
        width={260}
        middlewares={withinScreen}
        classNames={{ dropdown: classes.dropdown ?? '' }}
        withinPortal
      >
        <Menu.Target>
          <ColumnMenuTrigger ref={target} title={column.title} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{text.onlyHere}</Menu.Label>
          <Menu.Item leftSection={<IconSortAscendingLetters size={18} />} onClick={() => sort(false)}>
            {text.sortUp}
          </Menu.Item>
          <Menu.Item leftSection={<IconSortDescendingLetters size={18} />} onClick={() => sort(true)}>
            {text.sortDown}
          </Menu.Item>
          <Menu.Item leftSection={<IconX size={18} />} disabled={!isSorted} onClick={() => view.sortBy(null)}>
            {text.sortOff}
          </Menu.Item>
          <Menu.Item
            aria-haspopup="dialog"
            leftSection={<IconFilter size={18} />}
            onClick={() => openForm(() => setFiltering(true))}
          >
            {text.openFilter}
          </Menu.Item>
          {arrange && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconPencil size={18} />}
                disabled={!column.isSaved}
                onClick={() => on.onRename(column.id)}
              >
                {text.renameColumn}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconList size={18} />}
                disabled={!column.isSaved}
                onClick={() => openForm(() => on.onChoices(column.id))}
              >
                {text.editChoices}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconArrowLeft size={18} />}
                disabled={index === 0 || !column.isSaved || !columns[index - 1]?.isSaved}
                onClick={() => move(-1)}
              >
                {text.moveLeft}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconArrowRight size={18} />}
                disabled={
                  index === columns.length - 1 ||
                  [column, columns[index + 1], columns[index + 2]].some((one) => one?.isSaved === false)
                }
                onClick={() => move(1)}
              >
                {text.moveRight}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconColumnInsertLeft size={18} />}
                disabled={isFull}
                onClick={() => add(index)}
              >
                {text.addBefore}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconColumnInsertRight size={18} />}
                disabled={isFull}
                onClick={() => add(index + 1)}
              >
                {text.addAfter}
              </Menu.Item>
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={18} />}
                disabled={columns.length === 1 || !column.isSaved}
                onClick={() => openForm(() => on.onDelete(column.id))}
              >
                {text.deleteColumn}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </ColumnMenuFilter>
  )
}
