import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useEntryActs } from '#activity/editor/useEntryActs.ts'
import { limits } from '#domain/limits.ts'
import * as pulseMessages from '#domain/messages/pulse.ts'
import { categoryRules } from '#domain/pulse/categoryRules.ts'
import type { CategoryView } from '#domain/pulse/items.ts'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import { announce } from '#ui/focus/announce.ts'
import { EditableText } from '#ui/inputs/EditableText.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../usePulse.ts'
import { toolsText } from './toolsText.ts'
import classes from './VotePage.module.css'

export interface CategoryToolsProps {
  pulse: Pulse
  category: CategoryView
  /** Its index. */
  at: number
  /** Its name, or its number where it has none. */
  name: string
}

/** For facilitators: the name of a category, edited in place, and the menu that moves and deletes it. SPEC PU3 */
export function CategoryTools({ pulse, category, at, name }: CategoryToolsProps) {
  const text = useText(toolsText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const acts = useEntryActs(pulse.source, categoryRules)
  const [isDeleting, setDeleting] = useState(false)
  const { categories } = pulse
  const isOnly = categories.length === 1
  const move = (to: number): void => {
    const isMoved = acts.move(category.id, categories[to > at ? to + 1 : to]?.id ?? null)
    if (isMoved) announce(text.categoryMoved(name, to + 1, categories.length))
  }
  return (
    <>
      <EditableText
        key={category.id}
        kind="heading"
        className={classes.name}
        value={category.name}
        label={text.categoryName}
        editLabel={text.editCategoryName(name)}
        placeholder={name}
        limit={limits.categoryName}
        onSave={(words) => Promise.resolve(acts.rename(category.id, words))}
      />
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon size={40} aria-label={text.categoryMenu(name)} title={text.categoryMenu(name)}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowUp size={18} />} disabled={at === 0} onClick={() => move(at - 1)}>
            {labels.moveUp}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={18} />}
            disabled={at >= categories.length - 1}
            onClick={() => move(at + 1)}
          >
            {labels.moveDown}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} />}
            disabled={isOnly}
            title={isOnly ? toText(pulseMessages.lastCategory) : undefined}
            onClick={() => setDeleting(true)}
          >
            {ui.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && (
        <DeleteDialog
          title={text.deleteCategoryTitle}
          body={text.deleteCategoryBody}
          deleted={text.categoryDeleted(name)}
          desk={pulse.source}
          onConfirm={() => acts.remove(category.id)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
