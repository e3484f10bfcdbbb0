import { Menu } from '@mantine/core'
import { IconChecks, IconCopyPlus, IconHourglassHigh } from '@tabler/icons-react'
import { useState } from 'react'
import { DeskTools } from '#activity/page/DeskTools.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { messageOf } from '#api/callErrors.ts'
import { SetApprovalNeededDocument, SetEarlierPulseShownDocument } from '#api/operations/pulse.ts'
import { readLineage } from '#domain/pulse/earlier.ts'
import { boardRoots, roots } from '#domain/pulse/roots.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useCall } from '#sync/room/room.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { approvalText } from '../statements/approvalText.ts'
import { useApproval } from '../statements/useApproval.ts'
import { toolsText } from '../vote/toolsText.ts'
import type { Pulse } from '../usePulse.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

/**
 * In the row of tools, for facilitators: undo, redo, and a menu about statements and results. Calls alone, so that it is
 * whole without the desk too; only undo and redo need that.
 */
export function PulseTools({ pulse }: { pulse: Pulse }) {
  const { objectId, source, board, categories, isApprovalNeeded, isReading } = pulse
  const text = useText(toolsText)
  const words = useText(approvalText)
  const labels = useText(labelText)
  const openRunDialog = useOpenRunDialog()
  const call = useCall()
  const isOnline = useCanCall()
  const approval = useApproval(objectId)
  const all = categories.flatMap(({ statements }) => statements)
  const waiting = all.filter(({ isApproved }) => !isApproved)
  const [isWithdrawing, setWithdrawing] = useState(false)
  // Only the desk tells; without it, the call answers that there is none.
  const hasEarlier = useDerived(source, [roots.lineage], (desk) => readLineage(desk).length > 0)
  const isCompared = useDerived(board, [boardRoots.earlier], (doc) => boardRoots.earlier(doc).size > 0)
  const { run, isBusy } = useAct(
    async (act: () => Promise<unknown>) => void (await act()),
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const isOff = !isOnline || isBusy
  return (
    <>
      <DeskTools desk={source}>
        <Menu.CheckboxItem
          checked={isApprovalNeeded}
          closeMenuOnClick
          disabled={isOff}
          onChange={(needed) =>
            void run(() => call(SetApprovalNeededDocument, { pulseId: objectId, needed }))
          }
        >
          {words.approvalNeeded}
        </Menu.CheckboxItem>
        {waiting.length > 0 && (
          <Menu.Item
            leftSection={<IconChecks size={18} />}
            disabled={!approval.isReady}
            onClick={() => void approval.approveAll()}
          >
            {text.approveAll(waiting.length)}
          </Menu.Item>
        )}
        {all.length > waiting.length && (
          <Menu.Item
            leftSection={<IconHourglassHigh size={18} />}
            disabled={!approval.isReady}
            onClick={() => setWithdrawing(true)}
          >
            {text.withdrawAll}
          </Menu.Item>
        )}
        {(hasEarlier || isCompared || isReading) && (
          <Menu.CheckboxItem
            checked={isCompared}
            closeMenuOnClick
            disabled={isOff}
            onChange={(shown) =>
              void run(() => call(SetEarlierPulseShownDocument, { pulseId: objectId, shown }))
            }
          >
            {text.compare}
          </Menu.CheckboxItem>
        )}
        <Menu.Item
          leftSection={<IconCopyPlus size={18} />}
          onClick={() => openRunDialog({ name: 'copyInput', objectId, at: null })}
        >
          {labels.copyInput}
        </Menu.Item>
      </DeskTools>
      {isWithdrawing && (
        <ConfirmDialog
          title={text.withdrawAllTitle}
          body={text.withdrawAllBody}
          confirmLabel={text.withdrawAllConfirm}
          isHarmless
          onConfirm={approval.withdrawAll}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </>
  )
}
