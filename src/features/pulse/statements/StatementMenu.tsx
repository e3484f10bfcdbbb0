import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconHourglass,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useEntryActs } from '#activity/editor/useEntryActs.ts'
import { statementRules } from '#domain/pulse/statementRules.ts'
import { announce } from '#ui/focus/announce.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../usePulse.ts'
import { pulseText } from '../text.ts'
import { approvalText } from './approvalText.ts'
import type { OpenStatement } from './StatementDialogs.tsx'
import type { StatementItem } from './statementScreen.ts'
import { useApproval } from './useApproval.ts'

export interface StatementMenuProps {
  pulse: Pulse
  statement: StatementItem
  place: { at: number; ids: readonly { id: string }[] }
  onOpen: (opened: OpenStatement) => void
}

/**
 * For facilitators: edits, moves, deletes an approved statement, or lets it wait again. Without their desk, calls do all
 * of it but moving. SPEC PU3, PU4
 */
export function StatementMenu({ pulse, statement, place, onOpen }: StatementMenuProps) {
  const text = useText(pulseText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const approvalWords = useText(approvalText)
  const approval = useApproval(pulse.objectId)
  const acts = useEntryActs(pulse.source, statementRules)
  const { at, ids } = place
  const move = (to: number): void => {
    // Beside the statement that is there now: others between them may wait, which this list does not show.
    const isMoved = acts.move(statement.id, ids[to > at ? to + 1 : to]?.id ?? null)
    if (isMoved) announce(text.moved(to + 1, ids.length))
  }
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon size={36} aria-label={text.menu(statement.text)} data-control="menu">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => onOpen({ statement, does: 'edit' })}>
          {ui.edit}
        </Menu.Item>
        {!pulse.isReading && (
          <>
            <Menu.Item
              leftSection={<IconArrowUp size={18} />}
              disabled={at === 0}
              onClick={() => move(at - 1)}
            >
              {labels.moveUp}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={18} />}
              disabled={at >= ids.length - 1}
              onClick={() => move(at + 1)}
            >
              {labels.moveDown}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          leftSection={<IconHourglass size={18} />}
          disabled={!approval.isReady}
          onClick={() => void approval.withdraw(statement)}
        >
          {approvalWords.withdraw}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} />}
          onClick={() => onOpen({ statement, does: 'delete' })}
        >
          {ui.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
