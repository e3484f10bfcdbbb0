import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconHourglass,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { moveBefore } from '#domain/activity/reorder.ts'
import { roots } from '#domain/pulse/roots.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { announce } from '#ui/focus/announce.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Pulse } from '../page/usePulse.ts'
import type { StatementItem } from './statementItems.ts'
import { statementText } from './statementText.ts'
import { useApproval } from './useApproval.ts'
import type { Statements } from './useStatements.ts'

const StatementDialogs = lazyDialog(async () => ({
  default: (await import('./StatementDialogs.tsx')).StatementDialogs,
}))

export interface StatementMenuProps {
  pulse: Pulse
  statement: StatementItem
  statements: Statements
  place: { at: number; ids: readonly { id: string }[] }
}

/** For facilitators: edits, moves, deletes an approved statement, or lets it wait again. SPEC PU3, PU4 */
export function StatementMenu({ pulse, statement, statements, place }: StatementMenuProps) {
  const text = useText(statementText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const approval = useApproval(pulse.objectId)
  const [does, setDoes] = useState<'edit' | 'delete' | null>(null)
  const { acts, isLocked } = statements
  const { at, ids } = place
  const move = (to: number): void => {
    // Beside the statement that is there now: others between them may wait, which this list does not show.
    const before = ids[to > at ? to + 1 : to]?.id ?? null
    const done = editDesk(pulse.source, (desk) => moveBefore(roots.statements(desk), statement.id, before))
    if (done.ok) announce(text.moved(to + 1, ids.length))
    else notify(done.message, 'bad')
  }
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon size={36} aria-label={text.menu(statement.text)} data-control="menu">
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => setDoes('edit')}>
            {ui.edit}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowUp size={18} />} disabled={at === 0} onClick={() => move(at - 1)}>
            {labels.moveUp}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={18} />}
            disabled={at >= ids.length - 1}
            onClick={() => move(at + 1)}
          >
            {labels.moveDown}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconHourglass size={18} />}
            disabled={!approval.isReady}
            onClick={() => void approval.withdraw(statement)}
          >
            {text.withdraw}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setDoes('delete')}>
            {ui.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {does && (
        <Suspense fallback={null}>
          <StatementDialogs {...{ statement, does, acts, isLocked }} onClose={() => setDoes(null)} />
        </Suspense>
      )}
    </>
  )
}
